//! The parts of a line on a Braille display: what a sentence tells, as chess players note it down.
//!
//! Nothing is composed anew for it. Whatever makes a sentence makes it once more with [`Phrasing::in_brief`]: the same
//! message with the same variables, but in the words of `brief-…`, and squares, pieces, moves and times in signs. So a
//! line tells no more than its sentence, and nothing else.

use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Rank, Role, Square};

use super::phrasing::{Phrasing, color_key};
use crate::args;
use crate::boards::castled;
use crate::game::{Announcement, MoveDescription};
use crate::laws::Millis;
use crate::voice::{FluentArgs, Id, Verbosity, Voice};

/// Signs in a row that are read at one glance; of more than these it is told how many there are.
const GLANCE: usize = 32;

impl Phrasing<'_> {
    /// The message in the words of its line; where it has none, its first sentence. What is not said at all at this
    /// verbosity has no line.
    pub(super) fn briefly(&self, id: Id, args: Option<&FluentArgs<'_>>) -> String {
        let voice = self.voice();
        let full = voice.at(self.verbosity(), id, args);
        if full.is_empty() {
            return full;
        }
        match Id::named(&format!("brief-{}", id.name())) {
            Some(brief) => voice.at(Verbosity::Full, brief, args),
            None => first_sentence(&full).to_owned(),
        }
    }

    /// "K", "T", "B": the letter of a piece, and one for the pawn.
    pub fn sign(&self, role: Role) -> String {
        match role {
            Role::Pawn => pawn_sign(self.voice()).to_string(),
            _ => self.voice().lexicon().letter(role).to_owned(),
        }
    }

    /// "wT", "sB"
    pub fn signed(&self, piece: Piece) -> String {
        let side = self.voice().tell(Id::BRIEF_SIDE, &args!("color" => color_key(piece.color)));
        side + &self.sign(piece.role)
    }

    /// "2B", "D": so many pieces of a kind.
    pub fn counted_sign(&self, role: Role, count: u32) -> String {
        let sign = self.sign(role);
        if count == 1 { sign } else { format!("{count}{sign}") }
    }

    /// Signs one after the other, and how many of them there are where that is not seen at once.
    pub(super) fn glanced(items: &[String]) -> String {
        let row = items.join(" ");
        if row.chars().count() > GLANCE { format!("({}) {row}", items.len()) } else { row }
    }

    /// "Sg1f3", "e4xd5", "e7e8D", "0-0"
    pub(super) fn signs_of_move(&self, played: &Move) -> String {
        if let Some(side) = played.castling_side() {
            return castling(side).to_owned();
        }
        let said = MoveDescription {
            role: Some(played.role()),
            from_file: played.from().map(Square::file),
            from_rank: played.from().map(Square::rank),
            captures: played.is_capture(),
            to: Some(played.to()),
            promotion: played.promotion(),
            ..MoveDescription::default()
        };
        self.signs_of(&said)
    }

    /// What was said, in signs, with no more than was said.
    pub(super) fn signs_of_said(&self, announcement: &Announcement) -> String {
        match announcement {
            Announcement::Castling(side) => castling(*side).to_owned(),
            Announcement::CastlingEither | Announcement::CastlingToward { .. } => {
                self.say(Id::NOT_HEARD_WHICH_CASTLING)
            }
            Announcement::Move(said) => self.signs_of(said),
        }
    }

    fn signs_of(&self, said: &MoveDescription) -> String {
        let letter = |role: Option<Role>| {
            role.filter(|role| *role != Role::Pawn).map(|role| self.sign(role)).unwrap_or_default()
        };
        let captured = said.captured.map(|role| self.sign(role)).unwrap_or_default();
        let mut signs = letter(said.role);
        signs.extend(said.from_file.map(File::char));
        signs.extend(said.from_rank.map(Rank::char));
        if said.captures || said.captured.is_some() {
            signs.push('x');
        }
        signs.push_str(&captured);
        signs.push_str(&said.to.map(|to| to.to_string()).unwrap_or_default());
        signs.push_str(&letter(said.promotion));
        signs
    }

    /// A legal move as it is written, without check: that is told in words, where it is told.
    pub(super) fn written(&self, played: &Move, before: &Chess) -> String {
        self.telling().written(played, before).trim_end_matches(['+', '#']).to_owned()
    }

    /// What was done on a board, legal or not, with both its squares.
    pub fn signs_done(&self, done: &UciMove, board: &Board, mode: CastlingMode) -> String {
        let UciMove::Normal { from, to, promotion } = *done else { return done.to_string() };
        if let Some((king, rook)) = castled(done, board, mode) {
            return castling(CastlingSide::from_queen_side(rook.file() < king.file())).to_owned();
        }
        let letter = |role: Option<Role>| {
            role.filter(|role| *role != Role::Pawn).map(|role| self.sign(role)).unwrap_or_default()
        };
        let sign = if board.piece_at(to).is_some() { "x" } else { "-" };
        format!("{}{from}{sign}{to}{}", letter(board.role_at(from)), letter(promotion))
    }

    /// "w", "s"
    pub fn side_sign(&self, color: Color) -> String {
        self.voice().tell(Id::BRIEF_SIDE, &args!("color" => color_key(color)))
    }
}

/// "1:30:26", "0:42"
pub(crate) fn digits(time: Millis) -> String {
    let seconds = time / 1000;
    let (h, m, s) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if h > 0 { format!("{h}:{m:02}:{s:02}") } else { format!("{m}:{s:02}") }
}

fn castling(side: CastlingSide) -> &'static str {
    if side.is_king_side() { "0-0" } else { "0-0-0" }
}

/// A pawn has no letter on a scoresheet (C.4); where it needs one it gets the first letter of its name that no other
/// piece has.
pub fn pawn_sign(voice: &Voice) -> char {
    let name = voice.tell(Id::PIECE, &args!("piece" => "pawn")).to_uppercase();
    let free = |sign: &char| sign.is_alphabetic() && voice.lexicon().piece_of_letter(*sign).is_none();
    name.chars().find(free).unwrap_or('P')
}

/// What stands before the end of the first sentence, with its full stop.
fn first_sentence(text: &str) -> &str {
    let end = [". ", "? ", "! "].iter().filter_map(|end| text.find(end)).min();
    end.map_or(text, |end| &text[..=end])
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn signs_are_those_of_the_voice_and_pawns_have_one() {
        for (tag, pawn) in [("de", 'B'), ("en", 'P'), ("es", 'P'), ("pt", 'P'), ("hu", 'G'), ("eu", 'P')] {
            assert_eq!(pawn_sign(&Voice::built_in(tag).unwrap()), pawn, "{tag}");
        }
        let (voice, english) = (Voice::built_in("de").unwrap(), Voice::built_in("en").unwrap());
        // The bishop has that letter there.
        assert_eq!(pawn_sign(&voice.with_letters(&english)), 'A');
    }

    #[test]
    fn moves_are_told_with_as_much_as_was_said() {
        let voice = Voice::built_in("de").unwrap();
        let phrasing = Phrasing::new(&voice).in_brief();
        let said = |said: MoveDescription| phrasing.said(&Announcement::Move(said));
        let to = Some(Square::F3);
        assert_eq!(
            said(MoveDescription { role: Some(Role::Knight), to, ..MoveDescription::default() }),
            "Sf3"
        );
        assert_eq!(said(MoveDescription { to, ..MoveDescription::default() }), "f3");
        let captured = Some(Role::Queen);
        assert_eq!(
            said(MoveDescription { role: Some(Role::Rook), captured, ..MoveDescription::default() }),
            "TxD"
        );
        assert_eq!(phrasing.said(&Announcement::Castling(CastlingSide::QueenSide)), "0-0-0");
        let (from, to, role, capture) = (Square::B7, Square::A8, Role::Pawn, Some(Role::Rook));
        let promotion = Some(Role::Queen);
        let played = Move::Normal { role, from, capture, to, promotion };
        assert_eq!(phrasing.announcement(&played), "b7xa8D");
    }

    #[test]
    fn times_are_those_of_a_clock() {
        assert_eq!(digits(5_426_000), "1:30:26");
        assert_eq!(digits(42_999), "0:42");
        assert_eq!(digits(600_000), "10:00");
    }

    #[test]
    fn the_first_sentence_ends_where_a_blank_follows() {
        assert_eq!(first_sentence("Kein Feld: Te9. Linien gehen weiter."), "Kein Feld: Te9.");
        assert_eq!(first_sentence("12.Sf3 Sf6"), "12.Sf3 Sf6");
    }
}
