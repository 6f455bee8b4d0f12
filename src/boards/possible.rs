//! The boards that may stand there, and how likely each is: none wrong, one mistake, one piece amiss.

use std::cmp::Reverse;

use shakmaty::{Bitboard, Color, Piece, Rank, Role, Square};

use super::hands::Deviations;
use super::singles::singles;
use super::{History, Region, TouchAnswer, TouchQuestion};

/// A mistake that costs so much less is twice as likely here. More than where a cause is told: what is unlikely
/// must be found as well, and soon.
const TWICE: f64 = 14.0;

/// How likely it is that nothing is wrong, for somebody who asks whether something is.
const ALL_RIGHT: f64 = 0.1;

/// How likely it is that one piece is missing, added, another, or anywhere else, whatever the reason; all
/// these boards together.
const AMISS: f64 = 0.05;

/// A board that may stand there.
#[derive(Debug, Clone)]
pub(super) struct Possible {
    pub(super) deviations: Deviations,
    pub(super) weight: f64,
    /// Which squares have a piece of White's, of Black's, more or less than they should.
    more: [u64; 2],
    less: [u64; 2],
    /// Which squares are wrong.
    pub(super) wrong: Bitboard,
}

impl Possible {
    fn new(deviations: Deviations, weight: f64, history: &History) -> Possible {
        let (mut more, mut less) = ([0; 2], [0; 2]);
        for (square, stands) in deviations.iter() {
            let mask = 1_u64 << u32::from(square);
            let should = history.now().piece_at(square);
            if let Some(piece) = stands {
                more[side(piece.color)] |= mask;
            }
            if let Some(piece) = should {
                less[side(piece.color)] |= mask;
            }
        }
        let wrong = deviations.iter().map(|(square, _)| square).collect();
        Possible { deviations, weight, more, less, wrong }
    }

    /// How many pieces more than there should be stand there, of one colour or of both.
    pub(super) fn surplus(&self, squares: Bitboard, color: Option<Color>) -> i32 {
        let of = |color: Color| {
            let count = |pieces: [u64; 2]| (pieces[side(color)] & squares.0).count_ones().cast_signed();
            count(self.more) - count(self.less)
        };
        color.map_or_else(|| of(Color::White) + of(Color::Black), of)
    }

    /// Whether this is felt on this board.
    pub(super) fn agrees(&self, question: TouchQuestion, answer: TouchAnswer, history: &History) -> bool {
        let expected = history.now();
        let stands = |square: Square| self.deviations.on(expected, square);
        match (question, answer) {
            (TouchQuestion::Count { region, color }, TouchAnswer::Number(number)) => {
                let TouchAnswer::Number(right) = question.answer(expected, expected) else { return false };
                i32::from(right) + self.surplus(region.squares(), color) == i32::from(number)
            }
            (TouchQuestion::Occupied(square), TouchAnswer::Yes(yes)) => stands(square).is_some() == yes,
            (TouchQuestion::Which(square), TouchAnswer::Piece(piece)) => stands(square) == piece,
            (TouchQuestion::Reads(_), TouchAnswer::Wrong(square)) => {
                (question.squares() & self.wrong).first() == square
            }
            _ => false,
        }
    }
}

fn side(color: Color) -> usize {
    color.fold_wb(0, 1)
}

/// All of them, each once.
pub(super) fn possible(history: &History) -> Vec<Possible> {
    let mut boards: Vec<(Deviations, f64)> = Vec::new();
    singles(
        history,
        |_, _| true,
        |single| {
            boards.push((single.now, (-f64::from(single.cost) / TWICE).exp2()));
        },
    );
    let mistakes: f64 = boards.iter().map(|(_, weight)| weight).sum();
    let whole = if mistakes > 0.0 { mistakes } else { 1.0 };
    let amiss = amiss(history);
    let each = whole * AMISS / f64::from(u32::try_from(amiss.len().max(1)).unwrap_or(u32::MAX));
    boards.extend(amiss.into_iter().map(|deviations| (deviations, each)));
    boards.push((Deviations::default(), whole * ALL_RIGHT));
    boards.sort_by(|(one, _), (other, _)| one.cmp(other));
    boards
        .chunk_by(|(one, _), (other, _)| one == other)
        .map(|same| Possible::new(same[0].0.clone(), same.iter().map(|(_, weight)| weight).sum(), history))
        .collect()
}

/// Every board on which one piece is missing, added, another, or on another square.
fn amiss(history: &History) -> Vec<Deviations> {
    let expected = history.now();
    let mut boards = Vec::new();
    let kinds = || Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| Piece { color, role }));
    for square in Square::ALL {
        let should = expected.piece_at(square);
        for piece in kinds().map(Some).chain([None]).filter(|piece| *piece != should) {
            boards.push(Deviations::of([(square, piece)], expected));
        }
        if should.is_some() {
            for to in !expected.occupied() {
                boards.push(Deviations::of([(square, None), (to, should)], expected));
            }
        }
    }
    boards
}

/// The ranks on which something must be wrong first: those of which a count was not what it should be.
pub(super) fn suspects(asked: &[(TouchQuestion, TouchAnswer)], history: &History) -> Vec<Rank> {
    let odd = |rank: Rank| {
        let on = |region: Region| (region.squares() & Bitboard::from_rank(rank)).count();
        asked
            .iter()
            .filter(|(question, answer)| question.answer(history.now(), history.now()) != *answer)
            .map(|(question, _)| match question {
                // A whole rank is a better hint than the bit of a file that crosses it.
                TouchQuestion::Count { region, .. } => on(*region) * 8 / region.squares().count().max(1),
                TouchQuestion::Occupied(square) | TouchQuestion::Which(square) => {
                    usize::from(square.rank() == rank) * 8
                }
                TouchQuestion::Reads(from) => usize::from(from.rank() == rank) * 8,
            })
            .sum::<usize>()
    };
    let mut ranks = Rank::ALL.to_vec();
    ranks.sort_by_key(|rank| Reverse(odd(*rank)));
    ranks
}
