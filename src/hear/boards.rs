//! What a player or assistant reports of one board, in whatever form.

use shakmaty::Color;

use super::rest::Rest;
use super::{done_there, ranks, report};
use crate::game::{BoardReport, ParseError};

/// What was done on this player's board or stands there.
///
/// # Errors
/// It is neither clear what was done nor what stands there.
pub(super) fn board_report(whose: Color, it: &Rest<'_>) -> Result<BoardReport, ParseError> {
    let (words, folded, lexicon) = (it.words, it.folded, it.lexicon);
    if let Some(report) = report::placement(it.text) {
        return Ok(report);
    }
    if let Some(report) = ranks::ranks(whose, it.text, words, folded, lexicon) {
        return report;
    }
    if let Some(done) = done_there::done(words, folded, lexicon) {
        return done;
    }
    if report::names_contents(folded, lexicon) {
        return report::contents(words, folded, lexicon);
    }
    match it.announced() {
        Ok(announcement) => Ok(BoardReport::Instead(announcement)),
        // Of a board more can be said than a move.
        Err(ParseError::UnknownWord(_)) => Err(ParseError::ReportUnclear(words.join(" "))),
        Err(why) => Err(why),
    }
}
