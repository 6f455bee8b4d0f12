//! A move in words and on paper.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingSide, Chess, Move, Position, Role, Square};

use super::Announcement;
use crate::voice::Lexicon;

/// Tells moves in one voice.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    lexicon: &'a Lexicon,
}

impl<'a> Telling<'a> {
    /// Tells with this lexicon.
    #[must_use]
    pub fn new(lexicon: &'a Lexicon) -> Telling<'a> {
        Telling { lexicon }
    }

    /// The square inside a sentence.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        self.lexicon.told().square(square)
    }

    /// A legal move in the full form of Appendix D: piece, origin, destination, with capture, promotion
    /// and en passant in words. A pawn is told by its squares alone.
    #[must_use]
    pub fn announcement(&self, played: &Move) -> String {
        let words = self.lexicon.announced_moves();
        if let Some(side) = played.castling_side() {
            return self.lexicon.announced_castling(side).to_owned();
        }
        let mut parts = Vec::with_capacity(6);
        if played.role() != Role::Pawn {
            parts.push(self.lexicon.announced_piece(played.role()).to_owned());
        }
        parts.extend(played.from().map(|from| self.lexicon.announced().square(from)));
        if played.is_capture() {
            parts.push(words.captures.clone());
        }
        parts.push(self.lexicon.announced().square(played.to()));
        parts.extend(played.promotion().map(|role| self.lexicon.announced_piece(role).to_owned()));
        if played.is_en_passant() {
            parts.push(words.en_passant.clone());
        }
        parts.join(" ")
    }

    /// What was said, with no more than was said.
    #[must_use]
    pub fn said(&self, announcement: &Announcement) -> String {
        let said = match announcement {
            Announcement::Castling(side) => return self.lexicon.announced_castling(*side).to_owned(),
            Announcement::Move(said) => said,
        };
        let (names, words) = (self.lexicon.announced(), self.lexicon.announced_moves());
        let piece = |role: Role| self.lexicon.announced_piece(role).to_owned();
        let mut parts = Vec::with_capacity(8);
        parts.extend(said.role.map(piece));
        parts.extend(said.from_file.map(|file| names.file(file).to_owned()));
        parts.extend(said.from_rank.map(|rank| names.rank(rank).to_owned()));
        if said.captures {
            parts.push(words.captures.clone());
        }
        parts.extend(said.captured.map(piece));
        parts.extend(said.to.map(|to| names.square(to)));
        parts.extend(said.promotion.map(piece));
        if said.en_passant {
            parts.push(words.en_passant.clone());
        }
        parts.join(" ")
    }

    /// The word that may follow an announcement: check, mate, or nothing.
    #[must_use]
    pub fn check(&self, after: &Chess) -> Option<&'a str> {
        let words = self.lexicon.announced_moves();
        if after.is_checkmate() {
            Some(&words.mate)
        } else if after.is_check() {
            Some(&words.check)
        } else {
            None
        }
    }

    /// What was done on a board, legal or not, in the same form.
    #[must_use]
    pub fn done(&self, done: &UciMove, board: &Board) -> String {
        let UciMove::Normal { from, to, promotion } = *done else { return done.to_string() };
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        if role == Role::King && from.rank() == to.rank() && from.distance(to) == 2 {
            let side = CastlingSide::from_queen_side(to.file() < from.file());
            return self.lexicon.announced_castling(side).to_owned();
        }
        let takes = board.piece_at(to).is_some();
        self.announcement(&Move::Normal { role, from, capture: takes.then_some(Role::Pawn), to, promotion })
    }

    /// A move as it stands on a scoresheet in this voice (Appendix C, C.3).
    #[must_use]
    pub fn written(&self, played: &Move, before: &Chess) -> String {
        let SanPlus { san, suffix } = SanPlus::from_move(before.clone(), *played);
        let mut written: String = match san {
            San::Castle(CastlingSide::KingSide) => "0-0".to_owned(),
            San::Castle(CastlingSide::QueenSide) => "0-0-0".to_owned(),
            other => {
                other.to_string().chars().filter(|sign| *sign != '=').map(|sign| self.letter(sign)).collect()
            }
        };
        match suffix {
            Some(Suffix::Check) => written.push('+'),
            Some(Suffix::Checkmate) => written.push('#'),
            None => {}
        }
        written
    }

    /// The voice's letter for an English capital.
    fn letter(&self, sign: char) -> String {
        match Role::from_char(sign) {
            Some(role) if sign.is_ascii_uppercase() => self.lexicon.letter(role).to_owned(),
            _ => sign.to_string(),
        }
    }
}
