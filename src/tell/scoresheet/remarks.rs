//! What stands beside a move on a scoresheet, in words; each says by itself whose it is.

use shakmaty::{ByRole, Color, Role};

use crate::args;
use crate::record::{Detail, Note, Remark, clock_text, pgn};
use crate::tell::nags::judgements;
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::{Id, Voice};

/// What something stands beside.
#[derive(Clone, Copy)]
pub(super) enum Beside<'a> {
    /// The move of this player, which an annotator has judged like this (NAGs of PGN).
    Move(Color, &'a [u8]),
    /// No move.
    Nothing,
}

/// What stands there. The clock has a place of its own, and what is said to programs none.
pub(super) fn beside(notes: &[Note], of: Beside<'_>, voice: &Voice) -> Vec<String> {
    let (mover, nags) = match of {
        Beside::Move(mover, nags) => (Some(mover), nags),
        Beside::Nothing => (None, &[][..]),
    };
    let told = |note: &Note| match note {
        Note::Said(said) => Some(said.clone()),
        Note::DrawOffer(Some(other)) => Some(offer(Some(*other), voice)),
        // One that goes with a move has a place of its own.
        Note::DrawOffer(None) => mover.is_none().then(|| offer(None, voice)),
        Note::Remark(remark) => Some(told_remark(remark, voice)),
        Note::Clock(_) | Note::Elapsed(_) | Note::Command(_) => None,
    };
    let phrasing = Phrasing::new(voice);
    let judged = judgements(nags, Id::LISTEN_NAG).map(|fact| fact.said(&phrasing));
    let judged = judged.map(|judged| judged.trim_end_matches('.').to_owned());
    judged.chain(notes.iter().filter_map(told)).collect()
}

/// That a draw was offered, by this player where that is known.
pub(super) fn offer(by: Option<Color>, voice: &Voice) -> String {
    voice.tell(Id::SHEET_OFFER, &args!("players" => by.map_or("none", color_key)))
}

/// The name a remark has in the voices.
fn name_of(remark: &Remark) -> &'static str {
    const NAMES: [(&str, &str); 22] = [
        ("9.2", "claim"),
        ("9.3", "claim"),
        ("III.5", "claim"),
        ("III.6.1", "claim"),
        ("9.5.3", "claim-failed"),
        ("III.5.3", "claim-failed"),
        ("III.5.2", "postponed"),
        ("III.4", "increment"),
        ("A.5.2", "illegal-stands"),
        ("D.2.9", "announced"),
        ("6.10.2", "clock-set"),
        ("12.5", "time"),
        ("12.9.2", "time"),
        ("12.9.3", "time"),
        ("6.8", "flag"),
        ("I.1", "sealed"),
        ("8.1.4", "noted"),
        ("12.9.1", "warning"),
        ("12.9", "penalty"),
        ("6.11.2", "protest"),
        ("7.1", "restored"),
        ("7.4.1", "displaced"),
    ];
    let known = NAMES.iter().find(|(article, _)| *article == remark.article).map(|(_, name)| *name);
    known.unwrap_or(if remark.article.starts_with("7.5") { "illegal" } else { "other" })
}

fn told_remark(remark: &Remark, voice: &Voice) -> String {
    let detail = remark.detail.as_ref().map(|detail| match detail {
        Detail::Move(played) => pgn::in_letters(played, Some(&letters(voice))),
        Detail::Time(time) => {
            let sign = if *time < 0 { '−' } else { '+' };
            format!("{sign}{}", clock_text(time.unsigned_abs()))
        }
        Detail::OpponentTime(time) => format!("+{}", clock_text(*time)),
        Detail::Clock(left) => clock_text(*left),
        Detail::Moves(moves) => moves.to_string(),
        Detail::Words(words) => crate::text::clean(words),
    });
    voice.tell(
        Id::SHEET_REMARK,
        &args!(
            "remark" => name_of(remark),
            "players" => remark.color.map_or("none", color_key),
            "receiver" => remark.color.map_or("none", |color| color_key(!color)),
            "had" => match remark.detail {
                Some(Detail::OpponentTime(_)) => "opponent",
                Some(_) => "some",
                None => "none",
            },
            "detail" => detail.unwrap_or_default(),
            "article" => remark.article,
        ),
    )
}

/// The letters of the pieces in a voice.
pub(super) fn letters(voice: &Voice) -> ByRole<String> {
    ByRole::new_with(|role| match role {
        Role::Pawn => String::new(),
        role => voice.lexicon().letter(role).to_owned(),
    })
}
