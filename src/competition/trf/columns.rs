//! The records of TRF16 and the positions of their fields: the tables of the FIDE Handbook, C.04 Annex 2. Positions
//! count signs from 1, and the last one belongs to the field.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::competition::particulars::TITLES;

/// What stands in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Content {
    /// Any text, from the left.
    Text,
    /// Digits, from the right.
    Number,
    /// One of these words, from the right.
    Word(&'static [&'static str]),
    /// FIDE's code of a federation.
    Federation,
    /// A day, `YYYY/MM/DD`; of a birth the year alone, `YYYY/00/00`.
    Date,
    /// A day, `YY/MM/DD`.
    ShortDate,
    /// Points with one decimal, from the right.
    Points,
}

/// A field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Field {
    pub(super) first: usize,
    pub(super) last: usize,
    pub(super) content: Content,
}

impl Field {
    const fn new(first: usize, last: usize, content: Content) -> Field {
        Field { first, last, content }
    }

    pub(super) const fn width(self) -> usize {
        self.last.saturating_sub(self.first) + 1
    }

    /// The same field so many positions further on.
    const fn moved(self, by: usize) -> Field {
        Field { first: self.first + by, last: self.last + by, content: self.content }
    }
}

/// What ends each line: TRF16 wants CR as its last sign, and LF begins the next one for every editor.
pub(super) const END: &str = "\r\n";

/// The records of the tournament section that are one text, of which only the deputies (112) repeat, in the order in
/// which they are written; 132 stands behind them.
pub(super) const TEXTS: [(&str, Content); 12] = [
    ("012", Content::Text),
    ("022", Content::Text),
    ("032", Content::Federation),
    ("042", Content::Date),
    ("052", Content::Date),
    ("062", Content::Number),
    ("072", Content::Number),
    ("082", Content::Number),
    ("092", Content::Text),
    ("102", Content::Text),
    ("112", Content::Text),
    ("122", Content::Text),
];
pub(super) const DEPUTY: &str = "112";
pub(super) const DATES: &str = "132";
pub(super) const PLAYER: &str = "001";
pub(super) const TEAM: &str = "013";

/// Where each record begins to say something; its number and a blank stand before.
pub(super) const BEGIN: usize = 5;

pub(super) const NUMBER: Field = Field::new(5, 8, Content::Number);
pub(super) const SEX: Field = Field::new(10, 10, Content::Word(&["m", "w"]));
pub(super) const TITLE: Field = Field::new(11, 13, Content::Word(&TITLES));
pub(super) const NAME: Field = Field::new(15, 47, Content::Text);
pub(super) const RATING: Field = Field::new(49, 52, Content::Number);
pub(super) const FEDERATION: Field = Field::new(54, 56, Content::Federation);
pub(super) const FIDE_ID: Field = Field::new(58, 68, Content::Number);
pub(super) const BIRTH: Field = Field::new(70, 79, Content::Date);
pub(super) const POINTS: Field = Field::new(81, 84, Content::Points);
pub(super) const RANK: Field = Field::new(86, 89, Content::Number);
const OF_PLAYER: [Field; 10] = [NUMBER, SEX, TITLE, NAME, RATING, FEDERATION, FIDE_ID, BIRTH, POINTS, RANK];

/// The signs for a result that are written: the game of two who are paired, and `Z` for who is not.
const RESULTS: [&str; 9] = ["1", "=", "0", "+", "-", "W", "D", "L", "Z"];
const OPPONENT: Field = Field::new(92, 95, Content::Number);
const COLOR: Field = Field::new(97, 97, Content::Word(&["w", "b", "-"]));
const RESULT: Field = Field::new(99, 99, Content::Word(&RESULTS));
const DATE: Field = Field::new(92, 99, Content::ShortDate);
/// From a round to the next one.
const ROUND: usize = 10;

/// Opponent, color and result of a player in a round, counted from 0.
pub(super) fn round(round: usize) -> [Field; 3] {
    [OPPONENT, COLOR, RESULT].map(|field| field.moved(ROUND * round))
}

/// The day of a round, counted from 0.
pub(super) fn date(round: usize) -> Field {
    DATE.moved(ROUND * round)
}

/// How many rounds a line of so many positions has.
pub(super) fn rounds(length: usize) -> usize {
    length.saturating_sub(RANK.last).div_ceil(ROUND)
}

pub(super) const TEAM_NAME: Field = Field::new(5, 36, Content::Text);

/// A team's player, counted from 0.
pub(super) fn member(place: usize) -> Field {
    Field::new(37, 40, Content::Number).moved(5 * place)
}

/// The fields of a record in a line of so many positions.
pub(super) fn fields(record: &str, length: usize) -> Option<Vec<Field>> {
    let text = TEXTS.iter().find(|(id, _)| *id == record);
    let begun = |field: &Field| field.first <= length;
    Some(match record {
        PLAYER => OF_PLAYER.into_iter().chain((0..rounds(length)).flat_map(round)).collect(),
        TEAM => std::iter::once(TEAM_NAME).chain((0..length).map(member)).filter(begun).collect(),
        DATES => (0..length).map(date).filter(begun).collect(),
        _ => vec![Field::new(BEGIN, BEGIN.max(length), text?.1)],
    })
}

/// A text with its marks in the letters, as far as the width reaches; no letter is parted from its marks.
pub(super) fn fit(text: &str, width: usize) -> String {
    let signs: Vec<char> = text.nfc().collect();
    let mut end = width.min(signs.len());
    while end > 0 && signs.get(end).is_some_and(|next| is_combining_mark(*next)) {
        end -= 1;
    }
    signs[..end].iter().collect::<String>().trim().to_owned()
}
