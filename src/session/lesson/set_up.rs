//! A position is set up by word, a piece after the other, and then played from.

use std::collections::VecDeque;
use std::sync::Arc;

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Board, CastlingSide, Color, File, Piece, Rank, Role, Setup, Square, attacks};

use super::{Lesson, LessonContext, LessonLine, LessonStep, Then};
use crate::game::{Announcement, Command, ParseError, SetupError, Start, laid_out, studied};
use crate::hear::{Control, Intent, LessonRequest, SetUpWord, ShiftedPiece, set_up_word};
use crate::query::sides;
use crate::tell::{Fact, Outcome, Variable};
use crate::voice::{Id, LessonWord};

/// A position that is set up.
pub(crate) struct PositionSetUp {
    setup: Setup,
    /// Whether it was given whole, and as one of Chess960.
    is_given: bool,
    is_chess960: bool,
    /// What it was before each of the last words.
    before: VecDeque<(Setup, bool)>,
}

/// So many words can be taken back.
const KEPT: usize = 100;

/// What stands on no more squares is told again where words are taken back.
const TOLD: usize = 4;

impl PositionSetUp {
    /// From an empty board on.
    pub(crate) fn new() -> PositionSetUp {
        PositionSetUp { setup: Setup::empty(), is_given: false, is_chess960: false, before: VecDeque::new() }
    }

    /// From the position of this FEN on.
    ///
    /// # Errors
    /// Why there is none.
    pub(crate) fn of(fen: &str) -> Result<PositionSetUp, SetupError> {
        let start: Start = fen.trim().parse()?;
        let (setup, is_chess960) = (setup_of(&start), start.is_chess960());
        Ok(PositionSetUp { setup, is_given: true, is_chess960, before: VecDeque::new() })
    }

    /// What can be played from.
    fn start(&self) -> Result<Start, SetupError> {
        // Rights that no rook stands for are lost in a FEN, and are a fault.
        let lossy = Fen::try_from_setup(self.setup.clone());
        let fen = lossy.map_err(|_| SetupError::Impossible(vec!["castling-rights"]))?;
        let start: Start = fen.to_string().parse()?;
        // By word only usual castling can be meant.
        if start.is_chess960() && !self.is_chess960 {
            return Err(SetupError::Impossible(vec!["castling-rights"]));
        }
        Ok(start)
    }

    /// What is shown and asked about now.
    fn showing(&self, step: LessonStep) -> LessonStep {
        let game = match self.start() {
            Ok(start) => studied(start, "", ""),
            Err(_) => laid_out(&self.setup.board),
        };
        step.showing(Arc::new(game))
    }

    fn done(&self, told: impl Into<Vec<Fact>>) -> LessonStep {
        self.showing(LessonStep::tell(Outcome::answered("set-up", told)))
    }

    /// What is said of it.
    fn said(&mut self, said: SetUpWord) -> LessonStep {
        match said {
            SetUpWord::Place(placed) => {
                let mut replaced = Vec::new();
                for (square, piece) in &placed {
                    let before = self.setup.board.piece_at(*square);
                    replaced.extend(before.filter(|_| piece.is_some()).map(|before| (*square, Some(before))));
                    self.put(*square, *piece);
                }
                replaced.retain(|before| !placed.contains(before));
                let replaced = (!replaced.is_empty()).then_some(Fact::Replaced(replaced));
                self.done([Fact::Placed(placed)].into_iter().chain(replaced).collect::<Vec<_>>())
            }
            SetUpWord::Shift(shifted) => self.shift(shifted),
            SetUpWord::Remove(of, role) => {
                let of_side = of.map_or(Bitboard::FULL, |color| self.setup.board.by_color(color));
                let squares = self.setup.board.by_role(role) & of_side;
                if squares.is_empty() {
                    return LessonStep::tell(Outcome::refused("set-up", Id::SET_UP_SAY));
                }
                self.said(SetUpWord::Place(squares.into_iter().map(|square| (square, None)).collect()))
            }
            SetUpWord::Clear => {
                self.setup = Setup { turn: self.setup.turn, ..Setup::empty() };
                self.done(Id::SET_UP_CLEARED)
            }
            SetUpWord::Array => {
                self.setup = Setup::initial();
                self.done(Id::SET_UP_ARRAY)
            }
            SetUpWord::ToMove(color) => {
                self.setup.turn = color;
                self.setup.ep_square = None;
                self.done(Fact::of_color(Id::TURN, color))
            }
            SetUpWord::Castling { of, side, may, only } => {
                if only {
                    self.allow(of, None, false);
                }
                self.castles(of, side, may)
            }
            SetUpWord::Played(color, squares) => self.played(color, squares),
            SetUpWord::Side(color) => self.plays(Some(color)),
        }
    }

    /// The one piece that is named so goes there.
    fn shift(&mut self, ShiftedPiece { color, role, from, to }: ShiftedPiece) -> LessonStep {
        let board = &self.setup.board;
        let is_named = |piece: Piece| {
            color.is_none_or(|color| piece.color == color) && role.is_none_or(|role| piece.role == role)
        };
        let named = board
            .iter()
            .filter(|(square, piece)| from.is_none_or(|from| from == *square) && is_named(*piece));
        let named: Vec<(Square, Piece)> = named.filter(|(square, _)| *square != to).collect();
        let [(from, piece)] = named[..] else {
            let why = if named.is_empty() { Id::SET_UP_SAY } else { Id::SET_UP_WHICH };
            return LessonStep::tell(Outcome::refused("set-up", why));
        };
        self.put(from, None);
        self.said(SetUpWord::Place(vec![(to, Some(piece)), (from, None)]))
    }

    /// A king that is placed again goes there.
    fn put(&mut self, square: Square, piece: Option<Piece>) {
        let king = piece.filter(|piece| piece.role == Role::King);
        let before = king.and_then(|king| self.setup.board.king_of(king.color));
        for left in before.into_iter().chain([square]) {
            if self.setup.board.piece_at(left) != piece || left != square {
                self.take_off(left);
            }
        }
        if let Some(piece) = piece {
            self.setup.board.set_piece_at(square, piece);
        }
        self.setup.ep_square = None;
    }

    /// Nobody castles any more with what is taken off.
    fn take_off(&mut self, square: Square) {
        let Some(was) = self.setup.board.remove_piece_at(square) else { return };
        self.setup.castling_rights.discard(square);
        if was.role == Role::King {
            self.setup.castling_rights &= !Bitboard::from(was.color.fold_wb(Rank::First, Rank::Eighth));
        }
    }

    fn castles(&mut self, of: Option<Color>, side: Option<CastlingSide>, may: bool) -> LessonStep {
        self.allow(of, side, may);
        let colors = of.map_or_else(|| Color::ALL.to_vec(), |color| vec![color]);
        let told: Vec<Fact> = colors.into_iter().map(|color| self.rights(color)).collect();
        self.done(told)
    }

    /// These players may castle to these sides, or may not.
    fn allow(&mut self, of: Option<Color>, side: Option<CastlingSide>, may: bool) {
        let colors = of.map_or_else(|| Color::ALL.to_vec(), |color| vec![color]);
        let wings = side.map_or_else(|| CastlingSide::ALL.to_vec(), |side| vec![side]);
        for color in &colors {
            for wing in &wings {
                let rook = corner(*color, *wing);
                if may {
                    self.setup.castling_rights.add(rook);
                } else {
                    self.setup.castling_rights.discard(rook);
                }
            }
        }
    }

    /// To which sides this player may castle.
    fn rights(&self, color: Color) -> Fact {
        let has = |side| self.setup.castling_rights.contains(corner(color, side));
        let rights = match (has(CastlingSide::KingSide), has(CastlingSide::QueenSide)) {
            (true, true) => "both",
            (true, false) => "short",
            (false, true) => "long",
            (false, false) => "none",
        };
        Fact::Say(
            Id::SET_UP_CASTLING,
            vec![("color", Variable::Color(color)), ("rights", Variable::Key(rights))],
        )
    }

    /// This side has just moved; 3.7.4.1 — a pawn that went two squares can be captured in passing, where one can do so.
    fn played(&mut self, color: Option<Color>, squares: Option<(Square, Square)>) -> LessonStep {
        let Some((from, to)) = squares else {
            return color.map_or_else(LessonStep::default, |color| self.said(SetUpWord::ToMove(!color)));
        };
        let mover = if to.rank() > from.rank() { Color::White } else { Color::Black };
        let pawn = Piece { color: mover, role: Role::Pawn };
        let is_step = from.file() == to.file()
            && from.rank() == mover.fold_wb(Rank::Second, Rank::Seventh)
            && to.rank() == mover.fold_wb(Rank::Fourth, Rank::Fifth);
        if let Some(color) = color.filter(|_| !is_step) {
            return self.said(SetUpWord::ToMove(!color));
        }
        let board = &self.setup.board;
        let stands = [from, to].map(|square| board.piece_at(square));
        let has_moved = stands == [None, Some(pawn)];
        if !is_step || color.is_some_and(|color| color != mover) || !has_moved && stands != [Some(pawn), None]
        {
            let why = SetupError::Impossible(vec!["en-passant-square"]);
            return LessonStep::tell(Outcome::refused("set-up", Fact::NoStart(why)));
        }
        let mut told = Vec::new();
        if !has_moved {
            self.put(from, None);
            self.put(to, Some(pawn));
            told.push(Fact::Placed(vec![(from, None), (to, Some(pawn))]));
        }
        self.setup.turn = !mover;
        told.push(Fact::of_color(Id::TURN, !mover));
        let passed = Square::from_coords(to.file(), mover.fold_wb(Rank::Third, Rank::Sixth));
        self.setup.ep_square = self.can_be_passed(passed).then_some(passed);
        told.extend(self.setup.ep_square.map(passing));
        self.done(told)
    }

    /// Before the last words, so many of them.
    fn undo(&mut self, steps: usize) -> LessonStep {
        let last = self.before.len().checked_sub(steps).filter(|_| steps > 0);
        let Some((setup, is_chess960)) = last.and_then(|last| self.before.drain(last..).next()) else {
            return LessonStep::tell(Outcome::refused("set-up", Id::SET_UP_FIRST));
        };
        let was = std::mem::replace(&mut self.setup, setup);
        self.is_chess960 = is_chess960;
        let stands = |square: &Square| self.setup.board.piece_at(*square);
        let other = Square::ALL.into_iter().filter(|square| was.board.piece_at(*square) != stands(square));
        let other: Vec<_> = other.map(|square| (square, stands(&square))).collect();
        let mut told = vec![Id::SET_UP_UNDONE.into()];
        told.extend((1..=TOLD).contains(&other.len()).then_some(Fact::Placed(other)));
        told.extend((was.turn != self.setup.turn).then(|| Fact::of_color(Id::TURN, self.setup.turn)));
        if was.castling_rights != self.setup.castling_rights {
            told.extend(Color::ALL.map(|color| self.rights(color)));
        }
        self.done(told)
    }

    /// What was before can be come back to, where this has changed anything.
    fn remember(&mut self, before: (Setup, bool)) {
        if before.0 == self.setup {
            return;
        }
        if self.before.len() == KEPT {
            self.before.pop_front();
        }
        self.before.push_back(before);
    }

    /// 3.7.4.1 — the pawn that stands before this square, or on it, has just moved two squares and can be captured in
    /// passing.
    fn passes(&mut self, said: Option<Square>) -> LessonStep {
        let us = self.setup.turn;
        let (third, fourth) = us.fold_wb((Rank::Sixth, Rank::Fifth), (Rank::Third, Rank::Fourth));
        let passed = said.filter(|square| square.rank() == third || square.rank() == fourth);
        let passed = passed.map(|square| Square::from_coords(square.file(), third));
        let Some(passed) = passed.filter(|square| self.can_be_passed(*square)) else {
            let why = SetupError::Impossible(vec!["en-passant-square"]);
            return LessonStep::tell(Outcome::refused("set-up", Fact::NoStart(why)));
        };
        self.setup.ep_square = Some(passed);
        self.done(passing(passed))
    }

    /// Whether a pawn has come past this square, and one of whoever is to move can capture it there.
    fn can_be_passed(&self, square: Square) -> bool {
        let (board, us) = (&self.setup.board, self.setup.turn);
        let has_pawn =
            |at: Square, color: Color| board.piece_at(at) == Some(Piece { color, role: Role::Pawn });
        let forward = us.fold_wb(8, -8);
        let (from, pawn) = (square.offset(forward), square.offset(-forward));
        let is_empty = |at: Square| board.piece_at(at).is_none();
        let capturing = attacks::pawn_attacks(!us, square);
        is_empty(square)
            && from.is_some_and(is_empty)
            && pawn.is_some_and(|pawn| has_pawn(pawn, !us))
            && capturing.into_iter().any(|at| has_pawn(at, us))
    }

    /// A practice game from here with this side; without one it is asked for.
    fn plays(&self, side: Option<Color>) -> LessonStep {
        let start = match self.start() {
            Ok(start) => start,
            Err(error) => return LessonStep::tell(Outcome::refused("set-up", Fact::NoStart(error))),
        };
        let Some(side) = side else {
            let castling = self.castling_forgotten().then(|| Id::SET_UP_MAY_CASTLE.into());
            let ready = Fact::of_color(Id::SET_UP_READY, self.setup.turn);
            return self.done(castling.into_iter().chain([ready]).collect::<Vec<_>>());
        };
        LessonStep::practice(start, side)
    }

    /// Whether somebody could castle, and nothing was said of it.
    fn castling_forgotten(&self) -> bool {
        let stands = |square, color, role| self.setup.board.piece_at(square) == Some(Piece { color, role });
        let is_home = |color: Color| {
            let king = Square::from_coords(File::E, color.fold_wb(Rank::First, Rank::Eighth));
            let rooks = CastlingSide::ALL.map(|side| corner(color, side));
            stands(king, color, Role::King) && rooks.into_iter().any(|rook| stands(rook, color, Role::Rook))
        };
        !self.is_given && self.setup.castling_rights.is_empty() && Color::ALL.into_iter().any(is_home)
    }

    /// What stands there, where the board is no position yet that could be asked about.
    fn stands(&self, square: Option<Square>) -> LessonStep {
        let board: &Board = &self.setup.board;
        let told = match square {
            Some(square) => Fact::Placed(vec![(square, board.piece_at(square))]),
            None if board.occupied().is_empty() => Id::SET_UP_CLEARED.into(),
            None => Fact::Answer(sides(board, None, Color::White)),
        };
        LessonStep::tell(Outcome::answered("set-up", told))
    }
}

impl Lesson for PositionSetUp {
    fn begin(&mut self, _: &LessonContext<'_>) -> LessonStep {
        if self.is_given {
            return self.plays(None);
        }
        self.showing(LessonStep::tell(Outcome::notice("set-up", Id::SET_UP_BEGINS)))
    }

    fn hear(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        let steps = match (line.request, &line.heard) {
            (Some(LessonRequest { word: LessonWord::Back | LessonWord::Undo, number, .. }), _) => {
                Some(number.unwrap_or(1))
            }
            (None, Ok(Intent::Control(Control::TakeBack(number)))) => Some(number.unwrap_or(1)),
            _ => None,
        };
        if let Some(steps) = steps {
            return Some(self.undo(usize::try_from(steps).unwrap_or(usize::MAX)));
        }
        let before = (self.setup.clone(), self.is_chess960);
        let step = self.heard(line, of);
        self.remember(before);
        step
    }

    fn help(&self) -> Fact {
        Id::SET_UP_HELP.into()
    }
}

impl PositionSetUp {
    /// What follows from a line that takes nothing back.
    fn heard(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        if let Ok(Intent::Control(Control::Position(fen))) = &line.heard {
            return Some(match PositionSetUp::of(fen) {
                Ok(given) => {
                    *self = PositionSetUp { before: std::mem::take(&mut self.before), ..given };
                    self.plays(None)
                }
                Err(error) => LessonStep::tell(Outcome::refused("set-up", Fact::NoStart(error))),
            });
        }
        if let Some(said) = set_up_word(line.text, of.lexicon) {
            return Some(self.said(said));
        }
        let asks_so_far = line.request.is_some_and(|asked| asked.word == LessonWord::Progress);
        let begins = line.request.is_some_and(|asked| asked.word == LessonWord::Start);
        match &line.heard {
            // "Play" alone: what is asked then is which side.
            Ok(Intent::Command(Command::Done | Command::Start)) | Err(ParseError::Nothing) => {
                Some(self.plays(None))
            }
            _ if begins => Some(self.plays(None)),
            _ if asks_so_far => Some(self.stands(None)),
            Ok(Intent::Control(Control::Quit)) => Some(LessonStep::default().then(Then::Leave)),
            Ok(Intent::Query(query)) if self.start().is_err() => Some(self.stands(query.square())),
            Ok(Intent::Announce(Announcement::Move(said), _)) if said.en_passant => {
                Some(self.passes(said.to))
            }
            // "The queen goes to d7"
            Ok(Intent::Announce(Announcement::Move(said), _))
                if let (Some(role), Some(to)) = (said.role, said.to) =>
            {
                let from = said.from_file.zip(said.from_rank);
                let from = from.map(|(file, rank)| Square::from_coords(file, rank));
                Some(self.shift(ShiftedPiece { color: None, role: Some(role), from, to }))
            }
            // What is not whole is no move here.
            Ok(Intent::Announce(..))
            | Err(ParseError::NoSquare(_) | ParseError::PieceAlone(_) | ParseError::NoDestination) => {
                Some(LessonStep::tell(Outcome::refused("set-up", Id::SET_UP_SAY)))
            }
            _ => None,
        }
    }
}

/// That a pawn can be captured on this square in passing.
fn passing(square: Square) -> Fact {
    Fact::Say(Id::SET_UP_EN_PASSANT, vec![("square", Variable::Square(square))])
}

/// Where the rook of this side stands before it castles there.
fn corner(color: Color, side: CastlingSide) -> Square {
    let file = if side == CastlingSide::KingSide { File::H } else { File::A };
    Square::from_coords(file, color.fold_wb(Rank::First, Rank::Eighth))
}

fn setup_of(start: &Start) -> Setup {
    let fen: Result<Fen, _> = start.x_fen().parse();
    fen.map_or_else(|_| Setup::initial(), Fen::into_setup)
}
