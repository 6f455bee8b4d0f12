//! Where and when an event is, who its arbiters are, and what is said of its players: all of it for its report, and
//! nothing that a game needs.

use jiff::civil::Date;

/// The titles that FIDE's report knows.
pub const TITLES: [&str; 8] = ["GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM"];

/// What a report says of an event.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Particulars {
    /// The city.
    pub city: Option<String>,
    /// FIDE's code of the federation.
    pub federation: Option<String>,
    /// The chief arbiter.
    pub arbiter: Option<String>,
    /// The chief arbiter's deputies.
    pub deputies: Vec<String>,
    /// The first and the last day.
    pub days: Option<(Date, Date)>,
}

impl Particulars {
    /// Where it is played, as PGN's tag "Site" has it: the city, and the federation behind it.
    pub fn site(&self) -> Option<String> {
        let parts: Vec<&str> =
            [&self.city, &self.federation].into_iter().flatten().map(String::as_str).collect();
        self.city.is_some().then(|| parts.join(" "))
    }
}

/// What a report says of a player.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerParticulars {
    /// The name, as it stands in the team.
    pub name: String,
    /// FIDE's title.
    pub title: Option<&'static str>,
    /// FIDE's rating.
    pub rating: Option<u32>,
    /// FIDE's code of the federation.
    pub federation: Option<String>,
    /// FIDE's number of the player.
    pub fide_id: Option<u32>,
    /// The day of birth, or the year alone.
    pub birth: Option<Birth>,
    /// `m` or `w`.
    pub sex: Option<&'static str>,
}

/// When somebody was born.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Birth {
    /// On this day.
    On(Date),
    /// In this year.
    In(u16),
}
