//! What a blind player is asked about a board, to be answered by touch: how many pieces stand somewhere, what stands
//! on one square, whether a rank reads as it should.

use shakmaty::{Bitboard, Board, Color, File, Piece, Rank, Square};

/// A part of the board on which pieces are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Region {
    /// A rank.
    Rank(Rank),
    /// A file.
    File(File),
    /// Ranks 1 to 4 or 5 to 8: the half of this player.
    HalfOf(Color),
    /// Files a to d, or e to h.
    Wing {
        /// Files e to h.
        king_side: bool,
    },
    /// A quarter: that half of this wing.
    Quarter {
        /// The half of this player.
        of: Color,
        /// Files e to h.
        king_side: bool,
    },
}

impl Region {
    /// All there are, the easiest by touch first: fingers go along a rank, then along a file, and lose count sooner
    /// where there is more.
    pub(super) fn all() -> impl Iterator<Item = Region> {
        let sides =
            [(Color::White, false), (Color::White, true), (Color::Black, false), (Color::Black, true)];
        Rank::ALL
            .into_iter()
            .map(Region::Rank)
            .chain(File::ALL.into_iter().map(Region::File))
            .chain(sides.into_iter().map(|(of, king_side)| Region::Quarter { of, king_side }))
            .chain([false, true].into_iter().map(|king_side| Region::Wing { king_side }))
            .chain(Color::ALL.into_iter().map(Region::HalfOf))
    }

    /// Its squares.
    ///
    /// ```
    /// use ansage::boards::Region;
    /// use shakmaty::Rank;
    ///
    /// assert_eq!(Region::Rank(Rank::Second).squares().count(), 8);
    /// ```
    pub fn squares(self) -> Bitboard {
        let half = |color: Color| color.fold_wb(Bitboard::SOUTH, Bitboard::NORTH);
        let wing = |king_side| if king_side { Bitboard::EAST } else { Bitboard::WEST };
        match self {
            Region::Rank(rank) => Bitboard::from_rank(rank),
            Region::File(file) => Bitboard::from_file(file),
            Region::HalfOf(color) => half(color),
            Region::Wing { king_side } => wing(king_side),
            Region::Quarter { of, king_side } => half(of) & wing(king_side),
        }
    }

    /// What a question that counts here is worth beside one that counts on a rank, in hundredths: of two that tell
    /// nearly as much, the one that is easier by touch is asked.
    fn ease(self) -> u32 {
        match self {
            Region::Rank(_) => 100,
            Region::File(_) => 97,
            Region::Quarter { .. } => 94,
            Region::Wing { .. } | Region::HalfOf(_) => 90,
        }
    }
}

/// One question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchQuestion {
    /// How many pieces stand there, of one colour or of both.
    Count {
        /// Where.
        region: Region,
        /// Of this colour only.
        color: Option<Color>,
    },
    /// Whether anything stands on this square.
    Occupied(Square),
    /// What stands on this square.
    Which(Square),
    /// Which is the first square, from this one to file h, on which not exactly that stands that should: the program
    /// reads the rank out, and the player follows with a finger and says stop.
    Reads(Square),
}

/// What was felt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TouchAnswer {
    /// So many pieces.
    Number(u8),
    /// Yes, or no.
    Yes(bool),
    /// This piece, or none.
    Piece(Option<Piece>),
    /// This square is the first that is wrong; none is.
    Wrong(Option<Square>),
}

impl TouchQuestion {
    /// The right answer on this board.
    pub fn answer(self, board: &Board, expected: &Board) -> TouchAnswer {
        match self {
            TouchQuestion::Count { region, color } => {
                let pieces = color.map_or(board.occupied(), |color| board.by_color(color));
                TouchAnswer::Number(u8::try_from((region.squares() & pieces).count()).unwrap_or(u8::MAX))
            }
            TouchQuestion::Occupied(square) => TouchAnswer::Yes(board.piece_at(square).is_some()),
            TouchQuestion::Which(square) => TouchAnswer::Piece(board.piece_at(square)),
            TouchQuestion::Reads(from) => {
                let wrong = |square: &Square| board.piece_at(*square) != expected.piece_at(*square);
                TouchAnswer::Wrong(rest_of_rank(from).find(wrong))
            }
        }
    }

    /// Whether this is an answer to it, right or wrong.
    pub fn takes(self, answer: TouchAnswer) -> bool {
        match (self, answer) {
            (TouchQuestion::Count { region, .. }, TouchAnswer::Number(number)) => {
                usize::from(number) <= region.squares().count()
            }
            (TouchQuestion::Reads(from), TouchAnswer::Wrong(Some(square))) => {
                square.rank() == from.rank() && square >= from
            }
            (TouchQuestion::Occupied(_), TouchAnswer::Yes(_))
            | (TouchQuestion::Which(_), TouchAnswer::Piece(_))
            | (TouchQuestion::Reads(_), TouchAnswer::Wrong(None)) => true,
            _ => false,
        }
    }

    /// The squares it is about.
    pub fn squares(self) -> Bitboard {
        match self {
            TouchQuestion::Count { region, .. } => region.squares(),
            TouchQuestion::Occupied(square) | TouchQuestion::Which(square) => Bitboard::from_square(square),
            TouchQuestion::Reads(from) => rest_of_rank(from).collect(),
        }
    }

    /// How much it is preferred, in hundredths.
    pub(super) fn ease(self) -> u32 {
        match self {
            // Which colour a piece has takes a second touch.
            TouchQuestion::Count { region, color } => region.ease() - if color.is_some() { 2 } else { 0 },
            TouchQuestion::Occupied(_) => 92,
            TouchQuestion::Which(_) => 88,
            // It takes about twice as long as one of the others.
            TouchQuestion::Reads(_) => 50,
        }
    }
}

/// The squares from this one to file h.
pub(super) fn rest_of_rank(from: Square) -> impl Iterator<Item = Square> {
    let files = File::ALL.into_iter().filter(move |file| *file >= from.file());
    files.map(move |file| Square::from_coords(file, from.rank()))
}
