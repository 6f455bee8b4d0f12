//! A move in words and on paper.

use shakmaty::san::{San, SanPlus, Suffix};
use shakmaty::uci::UciMove;
use shakmaty::{Board, CastlingMode, CastlingSide, Chess, File, Move, Position, Rank, Role, Square};

use crate::boards::castled;
use crate::game::{Announcement, MoveDescription};
use crate::voice::{Lexicon, NameSystem, Names, Naming, mark, normalize};

/// Tells moves in one voice, in one system of names.
#[derive(Clone, Copy)]
pub struct MoveText<'a> {
    lexicon: &'a Lexicon,
    naming: &'a Naming,
    squares: &'a Names,
    /// Whether it is marked what is in another language than the voice's.
    marks: bool,
}

/// How much of a move is told.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum MoveForm {
    /// Where from and where to.
    #[default]
    Long,
    /// The piece and where to, with no more of where from than tells it from the others (C.10).
    Short,
}

/// Words with a space between them, written into a text that is there already.
struct Words<'a> {
    text: &'a mut String,
    begun: bool,
}

impl<'a> Words<'a> {
    fn into(text: &'a mut String) -> Words<'a> {
        Words { text, begun: false }
    }

    fn push(&mut self, word: &str) {
        if word.is_empty() {
            return;
        }
        if self.begun {
            self.text.push(' ');
        }
        self.text.push_str(word);
        self.begun = true;
    }
}

impl<'a> MoveText<'a> {
    /// Tells with this lexicon.
    pub fn new(lexicon: &'a Lexicon) -> MoveText<'a> {
        MoveText::in_names(lexicon, NameSystem::Fide)
    }

    /// Tells with this lexicon, and announces in these names.
    pub fn in_names(lexicon: &'a Lexicon, system: NameSystem) -> MoveText<'a> {
        let naming = lexicon.naming(system);
        // Appendix D's names are for announcements; what is said beside them is in the voice's own words.
        let squares = if system == NameSystem::Fide { lexicon.told() } else { naming.names() };
        MoveText { lexicon, naming, squares, marks: false }
    }

    /// The same, for sentences that are spoken: an announcement in another language than the voice's is
    /// [marked](crate::voice::parted).
    pub fn marking(self) -> MoveText<'a> {
        MoveText { marks: self.naming.language().is_some(), ..self }
    }

    /// Writes words of the announcement's language.
    fn tell(&self, text: &mut String, tell: impl FnOnce(&mut String)) {
        if self.marks { mark(text, tell) } else { tell(text) }
    }

    fn castling(&self, side: CastlingSide) -> String {
        let mut text = String::with_capacity(40);
        self.tell(&mut text, |text| text.push_str(self.naming.castling(side)));
        text
    }

    /// The square inside a sentence.
    pub fn square(&self, square: Square) -> String {
        self.squares.square(square)
    }

    /// The names of files and ranks inside a sentence.
    pub fn names(&self) -> &'a Names {
        self.squares
    }

    /// A legal move in the full form of Appendix D: piece, origin, destination, with capture, promotion
    /// and en passant in words. A pawn is told by its squares alone.
    ///
    /// ```
    /// use ansage::laws::legal_move;
    /// use ansage::tell::MoveText;
    /// use shakmaty::Chess;
    ///
    /// let german = ansage::voice::Voice::built_in("de")?;
    /// let played = legal_move(&"g1f3".parse()?, &Chess::default()).ok_or("no move")?;
    /// assert_eq!(MoveText::new(german.lexicon()).announcement(&played), "Springer Gustav eins Felix drei");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn announcement(&self, played: &Move) -> String {
        let mut text = String::with_capacity(40);
        self.announce(&mut text, played, played.from().map(|from| (Some(from.file()), Some(from.rank()))));
        text
    }

    /// A legal move in this form, written behind what `text` holds.
    pub fn announce_in(&self, text: &mut String, form: MoveForm, played: &Move, before: &Chess) {
        let whole = played.from().map(|from| (Some(from.file()), Some(from.rank())));
        let origin = match form {
            MoveForm::Long => whole,
            MoveForm::Short => match San::from_move(before, *played) {
                San::Normal { role, file: Some(file), rank: None, .. } if self.is_small(role, file) => whole,
                // "Caballo a tres" would be asked back.
                San::Normal { role, file: None, rank: None, capture: false, to, .. }
                    if self.is_small(role, to.file()) =>
                {
                    whole
                }
                San::Normal { file, rank, .. } => Some((file, rank)),
                _ => None,
            },
        };
        self.announce(text, played, origin);
    }

    /// Whether a file behind a piece would be heard as a small word: "dama a d dos" is a queen that goes to d2
    /// as well as the queen of the a-file.
    fn is_small(&self, role: Role, file: File) -> bool {
        let name = self.naming.names().file(file);
        role != Role::Pawn
            && (self.lexicon.small().after_piece.has(&normalize(name))
                || self.lexicon.small().before_square(name))
    }

    /// Check or mate behind an announcement, where there is one.
    pub fn announce_check(&self, text: &mut String, after: &Chess) {
        if let Some(check) = self.check(after) {
            text.push_str(", ");
            text.push_str(check);
        }
    }

    fn announce(&self, text: &mut String, played: &Move, origin: Option<(Option<File>, Option<Rank>)>) {
        self.tell(text, |text| self.announce_words(text, played, origin));
    }

    fn announce_words(&self, text: &mut String, played: &Move, origin: Option<(Option<File>, Option<Rank>)>) {
        let (names, words) = (self.naming.names(), self.naming.moves());
        let mut parts = Words::into(text);
        if let Some(side) = played.castling_side() {
            return parts.push(self.naming.castling(side));
        }
        if played.role() != Role::Pawn {
            parts.push(self.naming.piece(played.role()));
        }
        let (file, rank) = origin.unwrap_or((None, None));
        parts.push(file.map_or("", |file| names.file(file)));
        parts.push(rank.map_or("", |rank| names.rank(rank)));
        if played.is_capture() {
            parts.push(&words.captures);
        }
        parts.push(names.file(played.to().file()));
        parts.push(names.rank(played.to().rank()));
        parts.push(played.promotion().map_or("", |role| self.naming.piece(role)));
        if played.is_en_passant() {
            parts.push(&words.en_passant);
        }
    }

    /// What was said, with no more than was said.
    pub fn said(&self, announcement: &Announcement) -> String {
        let said = match announcement {
            Announcement::Castling(side) => return self.castling(*side),
            Announcement::CastlingEither | Announcement::CastlingToward { .. } => {
                return CastlingSide::ALL.map(|side| self.castling(side)).join(" / ");
            }
            Announcement::Move(said) => said,
        };
        let mut text = String::with_capacity(40);
        self.tell(&mut text, |text| self.said_words(text, said));
        text
    }

    fn said_words(&self, text: &mut String, said: &MoveDescription) {
        let (names, words) = (self.naming.names(), self.naming.moves());
        let piece = |role: Option<Role>| role.map_or("", |role| self.naming.piece(role));
        let mut parts = Words::into(text);
        parts.push(piece(said.role));
        parts.push(said.from_file.map_or("", |file| names.file(file)));
        parts.push(said.from_rank.map_or("", |rank| names.rank(rank)));
        if said.captures {
            parts.push(&words.captures);
        }
        parts.push(piece(said.captured));
        parts.push(said.to.map_or("", |to| names.file(to.file())));
        parts.push(said.to.map_or("", |to| names.rank(to.rank())));
        parts.push(piece(said.promotion));
        if said.en_passant {
            parts.push(&words.en_passant);
        }
    }

    /// The word that may follow an announcement: check, mate, or nothing.
    pub fn check(&self, after: &Chess) -> Option<&'a str> {
        let words = self.naming.moves();
        if after.is_checkmate() {
            Some(&words.mate)
        } else if after.is_check() {
            Some(&words.check)
        } else {
            None
        }
    }

    /// What was done on a board, legal or not, in the same form.
    pub fn done(&self, done: &UciMove, board: &Board, mode: CastlingMode) -> String {
        let UciMove::Normal { from, to, promotion } = *done else { return done.to_string() };
        if let Some((king, rook)) = castled(done, board, mode) {
            let side = CastlingSide::from_queen_side(rook.file() < king.file());
            return self.castling(side);
        }
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let aslant = role == Role::Pawn && from.file() != to.file() && board.piece_at(to).is_none();
        let beside = board.piece_at(Square::from_coords(to.file(), from.rank()));
        // What hands do is the same, whether the other pawn has just come there or not.
        if aslant
            && beside
                .is_some_and(|beside| beside.role == Role::Pawn && Some(beside.color) != board.color_at(from))
        {
            return self.announcement(&Move::EnPassant { from, to });
        }
        let takes = board.piece_at(to).is_some();
        self.announcement(&Move::Normal { role, from, capture: takes.then_some(Role::Pawn), to, promotion })
    }

    /// A move as it stands on a scoresheet in this voice (Appendix C, C.3).
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

    /// A move as it stands on a scoresheet, with as much of where it comes from as tells it from the others.
    pub fn written_among(&self, played: &Move, others: &[Move]) -> String {
        if let Some(side) = played.castling_side() {
            return if side == CastlingSide::KingSide { "0-0" } else { "0-0-0" }.to_owned();
        }
        let (role, to) = (played.role(), played.to());
        let alike = |other: &&Move| *other != played && other.role() == role && other.to() == to;
        let origins: Vec<Square> = others.iter().filter(alike).filter_map(|other| other.from()).collect();
        let mut written = if role == Role::Pawn { String::new() } else { self.letter(role.upper_char()) };
        if let Some(from) = played.from() {
            let file_tells = origins.iter().all(|other| other.file() != from.file());
            let rank_tells = origins.iter().all(|other| other.rank() != from.rank());
            written += &match (file_tells, rank_tells) {
                // A pawn that captures comes from a file.
                _ if origins.is_empty() && !(role == Role::Pawn && played.is_capture()) => String::new(),
                (true, _) => from.file().char().to_string(),
                (false, true) => from.rank().char().to_string(),
                (false, false) => from.to_string(),
            };
        }
        if played.is_capture() {
            written.push('x');
        }
        written += &to.to_string();
        written + &played.promotion().map(|role| self.letter(role.upper_char())).unwrap_or_default()
    }

    /// The voice's letter for an English capital.
    fn letter(&self, sign: char) -> String {
        match Role::from_char(sign) {
            Some(role) if sign.is_ascii_uppercase() => self.lexicon.letter(role).to_owned(),
            _ => sign.to_string(),
        }
    }
}
