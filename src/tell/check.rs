//! The guided check of a board (D.2.9): what fingers are asked, and what they have found.

use shakmaty::{Bitboard, Board, Color, File, Rank, Square};

use super::happened;
use super::phrasing::{Phrasing, color_key};
use crate::args;
use crate::boards::{Comparison, Difference, History, Region, TouchQuestion, explain};
use crate::game::{Game, finding};
use crate::voice::Id;

/// What is asked of the fingers.
pub(super) fn question(question: TouchQuestion, expected: &Board, phrasing: &Phrasing<'_>) -> String {
    let of_square = |id: Id, square: Square| phrasing.tell(id, &args!("square" => phrasing.square(square)));
    match question {
        TouchQuestion::Count { region, color } => {
            let of = color.map_or("both", color_key);
            phrasing.tell(Id::CHECK_COUNT, &args!("players" => of, "where" => told_region(region, phrasing)))
        }
        TouchQuestion::Occupied(square) => of_square(Id::CHECK_OCCUPIED, square),
        TouchQuestion::Which(square) => of_square(Id::CHECK_WHICH, square),
        TouchQuestion::Reads(from) => {
            let item = |file: u32| {
                let square = Square::from_coords(File::new(file), from.rank());
                if phrasing.is_brief() {
                    let piece = expected.piece_at(square)?;
                    return Some(phrasing.signed(piece) + &phrasing.file(square.file()));
                }
                let contents = phrasing.contents(expected.piece_at(square));
                Some(phrasing.tell(
                    Id::LOOK_ITEM,
                    &args!("place" => phrasing.file(square.file()), "contents" => contents),
                ))
            };
            let nothing = (expected.occupied() & Bitboard::from_rank(from.rank())).is_empty();
            let mut items: Vec<String> = (from.file().to_u32()..8).filter_map(item).collect();
            if nothing && from.file() == File::A || items.is_empty() {
                items = vec![phrasing.say(Id::EMPTY)];
            }
            let name = phrasing.tell(Id::RANK_NAME, &args!("rank" => phrasing.rank(from.rank())));
            phrasing.tell(Id::CHECK_READS, &args!("name" => name, "items" => phrasing.row(&items)))
        }
    }
}

/// "auf Reihe vier"
fn told_region(region: Region, phrasing: &Phrasing<'_>) -> String {
    let file = |file: File| phrasing.file(file);
    let rank = |rank: Rank| phrasing.rank(rank);
    let ranks = |of: Color| of.fold_wb((Rank::First, Rank::Fourth), (Rank::Fifth, Rank::Eighth));
    let files = |king_side| if king_side { (File::E, File::H) } else { (File::A, File::D) };
    let told = |id: Id, ranks: (Rank, Rank), files: (File, File)| {
        phrasing.tell(
            id,
            &args!(
                "from" => rank(ranks.0), "to" => rank(ranks.1),
                "first" => file(files.0), "last" => file(files.1),
            ),
        )
    };
    let all = ((Rank::First, Rank::Eighth), (File::A, File::H));
    match region {
        Region::Rank(one) => told(Id::CHECK_RANK, (one, one), all.1),
        Region::File(one) => told(Id::CHECK_FILE, all.0, (one, one)),
        Region::HalfOf(of) => told(Id::CHECK_HALF, ranks(of), all.1),
        Region::Wing { king_side } => told(Id::CHECK_WING, all.0, files(king_side)),
        Region::Quarter { of, king_side } => told(Id::CHECK_QUARTER, ranks(of), files(king_side)),
    }
}

/// What a guided check has found.
#[derive(Debug)]
pub(crate) struct CheckResult {
    /// Whose board it is.
    pub(crate) of: Color,
    /// What is felt to stand otherwise than it should.
    pub(crate) found: Vec<Difference>,
    /// The board as it is felt.
    pub(crate) felt: Board,
    /// What should have stood there all along.
    pub(crate) history: History,
}

impl CheckResult {
    /// What stands otherwise, and why it can have come so.
    pub(super) fn sentences(&self, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
        if self.found.is_empty() {
            return vec![phrasing.of_color(Id::CHECK_NOTHING, self.of)];
        }
        let square = |wrong: &Difference| {
            let args = args!(
                "square" => phrasing.square(wrong.square),
                "found" => phrasing.contents(wrong.first),
                "right" => phrasing.contents(wrong.second),
            );
            phrasing.tell(Id::CHECK_FOUND_SQUARE, &args)
        };
        let squares: Vec<String> = self.found.iter().map(square).collect();
        let args = args!("color" => color_key(self.of), "squares" => squares.join("; "));
        let mut told = vec![phrasing.tell(Id::CHECK_FOUND, &args)];
        let finding = finding(game);
        if !finding.scores_differ() && !matches!(finding, Comparison::Record(_)) {
            let causes = explain(&self.history, &self.felt);
            told.extend(happened::causes(self.of, &causes, &self.history, game, phrasing));
        }
        told
    }
}
