//! How much a question is expected to tell, in bits, among boards that are not equally likely.

use shakmaty::{Bitboard, Color, File, Rank, Square};

use super::possible::Possible;
use super::{History, Region, TouchQuestion};

/// A share, or a number of bits, that is as good as none.
const NOTHING: f64 = 1e-9;

/// How much a question is expected to tell.
pub(super) struct Worth<'a> {
    boards: &'a [Possible],
    sum: f64,
    /// Whether no wrong square was felt yet. As long as that is so, the first one is what matters: a question by which
    /// it is felt is worth all that would else have to be asked.
    hunting: bool,
}

/// The boards on which a square is wrong.
#[derive(Clone, Copy, Default)]
struct WrongBoards {
    /// How likely each piece is that should not stand there; the first is none.
    pieces: [f64; 13],
    /// All of them.
    wrong: Group,
    /// Those of them on which a piece stands there.
    occupied: Group,
}

/// Some of the boards.
#[derive(Clone, Copy, Default)]
struct Group {
    weight: f64,
    /// The sum of all weights by their logarithms.
    logs: f64,
}

impl Group {
    fn add(&mut self, weight: f64) {
        self.weight += weight;
        self.logs += weight * weight.log2();
    }

    fn without(self, other: Group) -> Group {
        Group { weight: self.weight - other.weight, logs: self.logs - other.logs }
    }

    /// How many bits it takes to name one of them, by how likely they are.
    fn bits(self, sum: f64) -> f64 {
        if self.weight <= sum * NOTHING {
            return 0.0;
        }
        (self.weight * self.weight.log2() - self.logs).max(0.0) / sum
    }
}

impl<'a> Worth<'a> {
    /// Of a question about these boards.
    pub(super) fn of(boards: &'a [Possible], hunting: bool) -> Worth<'a> {
        Worth { boards, sum: boards.iter().map(|board| board.weight).sum(), hunting }
    }

    /// The question with the most bits, each weighed by its ease; the first of several. `None` where none
    /// tells anything.
    pub(super) fn best(
        &self,
        history: &History,
        asked: impl Fn(TouchQuestion) -> bool,
    ) -> Option<TouchQuestion> {
        let mut best: Option<(f64, TouchQuestion)> = None;
        let mut offer = |bits: f64, question: TouchQuestion| {
            let worth = bits * f64::from(question.ease()) / 100.0;
            if bits > NOTHING && best.is_none_or(|(most, _)| worth > most + NOTHING) && !asked(question) {
                best = Some((worth, question));
            }
        };
        for region in Region::all() {
            for color in [None, Some(Color::White), Some(Color::Black)] {
                offer(self.counted(region, color), TouchQuestion::Count { region, color });
            }
        }
        for rank in Rank::ALL {
            offer(self.read(rank), TouchQuestion::Reads(Square::from_coords(File::A, rank)));
        }
        for (square, felt) in Square::ALL.into_iter().zip(&self.felt()) {
            let right = self.sum - felt.wrong.weight;
            // Felt to be wrong: empty where it should not be, or the other way round.
            let (odd, even) = if history.now().piece_at(square).is_some() {
                (felt.wrong.without(felt.occupied), right + felt.occupied.weight)
            } else {
                (felt.occupied, self.sum - felt.occupied.weight)
            };
            let occupied = self.entropy([odd.weight, even].into_iter()) + self.saved(odd);
            offer(occupied, TouchQuestion::Occupied(square));
            let which = if self.hunting {
                self.entropy([felt.wrong.weight, right].into_iter()) + self.saved(felt.wrong)
            } else {
                self.entropy(felt.pieces.iter().copied().chain([right]))
            };
            offer(which, TouchQuestion::Which(square));
        }
        best.map(|(_, question)| question)
    }

    /// How likely something is wrong on this rank.
    pub(super) fn wrong_on(&self, rank: Rank) -> f64 {
        let on = |board: &&Possible| !board.wrong.is_disjoint(Bitboard::from_rank(rank));
        self.boards.iter().filter(on).map(|board| board.weight).sum::<f64>() / self.sum
    }

    /// Where the rank is wrong first.
    fn read(&self, rank: Rank) -> f64 {
        let mut first = [Group::default(); 8];
        for board in self.boards {
            if let Some(square) = (board.wrong & Bitboard::from_rank(rank)).first() {
                first[square.file().to_usize()].add(board.weight);
            }
        }
        let right = self.sum - first.iter().map(|group| group.weight).sum::<f64>();
        let saved: f64 = first.iter().map(|group| self.saved(*group)).sum();
        self.entropy(first.iter().map(|group| group.weight).chain([right])) + saved
    }

    /// What need not be asked any more when a wrong square is felt.
    fn saved(&self, boards: Group) -> f64 {
        if self.hunting { boards.bits(self.sum) } else { 0.0 }
    }

    /// How many pieces there are more or less than there should be.
    fn counted(&self, region: Region, color: Option<Color>) -> f64 {
        let squares = region.squares();
        let mut weights = [0.0; 17];
        for board in self.boards {
            let at = (board.surplus(squares, color) + 8).clamp(0, 16);
            weights[usize::try_from(at).unwrap_or(0)] += board.weight;
        }
        self.entropy(weights.into_iter())
    }

    /// What is known of each square.
    fn felt(&self) -> Vec<WrongBoards> {
        let mut felt = vec![WrongBoards::default(); 64];
        for board in self.boards {
            for (square, piece) in board.deviations.iter() {
                let felt = &mut felt[square.to_usize()];
                let at = piece.map_or(0, |piece| usize::from(piece.role) + piece.color.fold_wb(0, 6));
                felt.pieces[at] += board.weight;
                felt.wrong.add(board.weight);
                if piece.is_some() {
                    felt.occupied.add(board.weight);
                }
            }
        }
        felt
    }

    fn entropy(&self, weights: impl Iterator<Item = f64>) -> f64 {
        weights
            .map(|weight| weight / self.sum)
            .filter(|share| *share > NOTHING)
            .map(|share| -share * share.log2())
            .sum()
    }
}
