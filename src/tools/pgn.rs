//! What a command must know of PGN beyond its form: the variants that are chess, and the words that add nothing.

use shakmaty::CastlingMode;

use crate::failure::Failure;
use crate::voice::{Lexicon, Meaning, Voice, fold};

/// The voice whose letters PGN is written in.
const LETTERS: &str = "en";

/// The names of chess in the tag "Variant".
const CHESS: [&str; 5] = ["", "standard", "chess", "normal", "from position"];

/// The names of Chess960 in the tag "Variant", letters and digits alone; "chess" may stand behind them.
const CHESS960: [&str; 4] = ["chess960", "fischerandom", "fischerrandom", "freestyle"];

/// The voice whose letters PGN is written in.
///
/// # Errors
/// It is not built in.
pub(super) fn letters() -> Result<Voice, Failure> {
    Voice::built_in(LETTERS).map_err(|error| Failure::other(format!("ansage: {error}")))
}

/// How castling is written in the variant of this name; `None` where it is not chess as the Laws have it.
pub(super) fn castling_mode(variant: &str) -> Option<CastlingMode> {
    let name = variant.trim().to_lowercase();
    if is_chess960(&name) {
        return Some(CastlingMode::Chess960);
    }
    CHESS.contains(&name.as_str()).then_some(CastlingMode::Standard)
}

/// "Chess 960", "Fischerandom", "Fischer Random Chess" and the like, in small letters.
fn is_chess960(variant: &str) -> bool {
    let bare: String = variant.chars().filter(|sign| sign.is_alphanumeric()).collect();
    CHESS960.contains(&bare.strip_suffix("chess").unwrap_or(&bare))
}

/// "e.p." (C.9.3), "check", "mate" and "+" (C.13) that stand by themselves behind a move say nothing new.
pub(super) fn adds_nothing(word: &str, lexicon: &Lexicon) -> bool {
    let sign = word.chars().all(|sign| matches!(sign, '+' | '#' | '†' | '‡' | '!' | '?'));
    let meaning = lexicon.chess(&[fold(word)]);
    sign || matches!(meaning, Some((1, Meaning::EnPassant | Meaning::Check | Meaning::Mate)))
}
