//! What must be known of PGN beyond its form: the variants that are chess, the words that add nothing, and which move
//! a word is in whose letters.

use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Move, Role};

use super::intent::Intent;
use super::sentence::hear;
use crate::game::{Announcement, ParseError, ResolveError, resolve};
use crate::voice::{Lexicon, Meaning, Voice, VoiceError, normalize};

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
pub fn pgn_letters() -> Result<Voice, VoiceError> {
    Voice::built_in(LETTERS)
}

/// How castling is written in the variant of this name; `None` where it is not chess as the Laws have it.
pub(crate) fn castling_mode(variant: &str) -> Option<CastlingMode> {
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
pub(crate) fn adds_nothing(word: &str, lexicon: &Lexicon) -> bool {
    let sign = word.chars().all(|sign| matches!(sign, '+' | '#' | '†' | '‡' | '!' | '?'));
    let meaning = lexicon.chess(&[normalize(word)]);
    sign || matches!(meaning, Some((1, Meaning::EnPassant | Meaning::Check | Meaning::Mate)))
}

/// Whose letters stand for pieces: those of one voice, and where they make no move, those of PGN.
#[derive(Clone, Copy)]
pub struct Letters<'a> {
    own: &'a Lexicon,
    /// Whether they are those of PGN.
    san: bool,
    /// Whether no others are read.
    alone: bool,
}

/// Why a word is no move.
#[derive(Debug)]
pub enum UnreadMove {
    /// It is not understood.
    NotHeard(ParseError),
    /// It asks for something, and is no move.
    NoMove,
    /// It is no legal move, or more than one.
    Misfit(Announcement, ResolveError),
}

impl<'a> Letters<'a> {
    /// The letters of this lexicon.
    pub fn of(own: &'a Lexicon) -> Letters<'a> {
        let san = Role::ALL
            .into_iter()
            .filter(|role| *role != Role::Pawn)
            .all(|role| own.letter(role).chars().eq([role.upper_char()]));
        Letters { own, san, alone: false }
    }

    /// The letters of this lexicon and no others.
    pub fn alone(own: &'a Lexicon) -> Letters<'a> {
        Letters { alone: true, ..Letters::of(own) }
    }

    /// Whether they are those of PGN.
    pub fn are_english(self) -> bool {
        self.san
    }

    /// Whether no others are read.
    pub fn are_alone(self) -> bool {
        self.alone
    }

    /// The lexicon.
    pub fn lexicon(self) -> &'a Lexicon {
        self.own
    }

    /// The move that a word is in this position.
    ///
    /// # Errors
    /// [`UnreadMove`] says why it is none.
    pub fn read(self, word: &str, now: &Chess) -> Result<Move, UnreadMove> {
        let bare = word.trim_end_matches(['+', '#', '†', '‡', '!', '?']);
        let san = || San::from_ascii(bare.as_bytes()).ok().and_then(|san| san.to_move(now).ok());
        if let Some(played) = self.san.then(san).flatten() {
            return Ok(played);
        }
        let own =
            self.said(word).and_then(|said| resolve(&said, now).map_err(|why| UnreadMove::Misfit(said, why)));
        // "R" is the king in Spanish and the rook in PGN: the own letters come first.
        if self.alone { own } else { own.or_else(|why| san().ok_or(why)) }
    }

    /// What a word announces, whatever the position.
    ///
    /// # Errors
    /// [`UnreadMove`] says why it announces nothing.
    pub fn said(self, word: &str) -> Result<Announcement, UnreadMove> {
        let bare = word.trim_end_matches(['+', '#', '†', '‡', '!', '?']);
        match hear(bare, self.own).map_err(UnreadMove::NotHeard)?.heard {
            Intent::Announce(said, _) => Ok(said),
            _ => Err(UnreadMove::NoMove),
        }
    }
}
