//! Finds every way in which cells can be read as a move of one piece, so that a code can tell when it is not one.

use crate::braille::ply::{Capture, File, NAMED, Parts, Ply, Rank, Role, Square, Threat};
use crate::braille::table::{BrailleTable, Numerals};

/// What has been read so far.
#[derive(Clone, Copy)]
struct Draft {
    piece: Role,
    from_file: Option<File>,
    from_rank: Option<Rank>,
    to: Option<Square>,
    capture: Capture,
    promotion: Option<Role>,
    threat: Threat,
}

/// One way to read the cells, up to `rest`.
#[derive(Clone, Copy)]
struct Reading<'c> {
    rest: &'c str,
    after_rank: bool,
    draft: Draft,
}

/// One place in a move: adds every way to go on from a reading.
type Stage = for<'c> fn(&BrailleTable, Reading<'c>, &mut Vec<Reading<'c>>);

/// The places of a move in their order. The marks before the square come twice because two can stand there.
const STAGES: [Stage; 9] = [
    piece,
    origin_file,
    origin_rank,
    mark_before_square,
    mark_before_square,
    square,
    promotion,
    passing,
    threat,
];

/// Every coherent move of one piece that the cells can be read as, sloppy writing included, each once.
pub(crate) fn readings(table: &BrailleTable, cells: &str) -> Vec<Ply> {
    let draft = Draft {
        piece: Role::Pawn,
        from_file: None,
        from_rank: None,
        to: None,
        capture: Capture::No,
        promotion: None,
        threat: Threat::None,
    };
    let mut open = vec![Reading { rest: cells, after_rank: false, draft }];
    for stage in STAGES {
        let mut next = Vec::with_capacity(open.len() + 1);
        for reading in open {
            stage(table, reading, &mut next);
        }
        open = next;
    }
    let mut plies = Vec::new();
    for ply in open.into_iter().filter(|reading| reading.rest.is_empty()).filter_map(|r| finished(&r.draft)) {
        if !plies.contains(&ply) {
            plies.push(ply);
        }
    }
    plies
}

fn finished(draft: &Draft) -> Option<Ply> {
    let parts = Parts {
        piece: draft.piece,
        from_file: draft.from_file,
        from_rank: draft.from_rank,
        capture: draft.capture,
        to: draft.to?,
        promotion: draft.promotion,
    };
    Ply::new(parts, draft.threat).ok()
}

impl Reading<'_> {
    /// This reading after a sign, or nothing where the sign is not next. An empty sign is never next.
    fn after(self, table: &BrailleTable, sign: &str) -> Option<Self> {
        if sign.is_empty() {
            return None;
        }
        let separator = if self.after_rank { table.squares.ranks.separator(sign) } else { "" };
        let rest = self.rest.strip_prefix(separator)?.strip_prefix(sign)?;
        Some(Self { rest, after_rank: false, ..self })
    }

    /// The ranks that can be next, each with this reading after it.
    fn ranks(self, ranks: &Numerals) -> impl Iterator<Item = (Rank, Self)> {
        let digits = self.rest.strip_prefix(ranks.sign.as_str());
        Rank::ALL.into_iter().filter_map(move |rank| {
            let rest = digits?.strip_prefix(ranks.digit(u8::from(rank) + 1)?)?;
            Some((rank, Self { rest, after_rank: true, ..self }))
        })
    }

    fn with(self, change: impl FnOnce(&mut Draft)) -> Self {
        let mut draft = self.draft;
        change(&mut draft);
        Self { draft, ..self }
    }
}

/// The readings after each piece's sign, with and without the capital sign.
fn named_pieces<'c>(table: &BrailleTable, reading: Reading<'c>) -> Vec<(Role, Reading<'c>)> {
    let capital = table.pieces.capital.cells.as_str();
    let mut found = Vec::new();
    for piece in NAMED {
        let sign = table.pieces.sign(piece);
        found.extend(reading.after(table, sign).map(|next| (piece, next)));
        if let Some(marked) = reading.after(table, capital) {
            found.extend(marked.after(table, sign).map(|next| (piece, next)));
        }
    }
    found
}

fn piece<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    next.push(reading);
    let named = named_pieces(table, reading).into_iter();
    next.extend(named.map(|(piece, after)| after.with(|draft| draft.piece = piece)));
}

fn origin_file<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    next.push(reading);
    for file in File::ALL {
        let after = reading.after(table, table.squares.file(file));
        next.extend(after.map(|after| after.with(|draft| draft.from_file = Some(file))));
    }
}

fn origin_rank<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    next.push(reading);
    let ranks = reading.ranks(&table.squares.ranks);
    next.extend(ranks.map(|(rank, after)| after.with(|draft| draft.from_rank = Some(rank))));
}

fn mark_before_square<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    next.push(reading);
    let (capture, check) = (&table.moves.capture.cells, &table.moves.check);
    let after = |sign: &str| reading.after(table, sign);
    next.extend(after(&table.squares.link.cells));
    next.extend(after(capture).map(|after| after.with(|draft| draft.capture = Capture::Plain)));
    next.extend(after(&check.cells).map(|after| after.with(|draft| draft.threat = Threat::Check)));
    next.extend(after(&check.with_capture).map(|after| {
        after.with(|draft| {
            draft.capture = Capture::Plain;
            draft.threat = Threat::Check;
        })
    }));
}

fn square<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    for file in File::ALL {
        let Some(after_file) = reading.after(table, table.squares.file(file)) else { continue };
        let ranks = after_file.ranks(&table.squares.ranks);
        next.extend(
            ranks.map(|(rank, after)| after.with(|draft| draft.to = Some(Square::from_coords(file, rank)))),
        );
    }
}

fn promotion<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    next.push(reading);
    let sign = table.moves.promotion.cells.as_str();
    let after_sign = if sign.is_empty() { Some(reading) } else { reading.after(table, sign) };
    let named = after_sign.map(|after| named_pieces(table, after)).unwrap_or_default();
    next.extend(named.into_iter().map(|(piece, after)| after.with(|draft| draft.promotion = Some(piece))));
}

fn passing<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    next.push(reading);
    if reading.draft.capture == Capture::Plain {
        let after = reading.after(table, &table.moves.en_passant.cells);
        next.extend(after.map(|after| after.with(|draft| draft.capture = Capture::EnPassant)));
    }
}

fn threat<'c>(table: &BrailleTable, reading: Reading<'c>, next: &mut Vec<Reading<'c>>) {
    next.push(reading);
    let moves = &table.moves;
    for (sign, threat) in [(&moves.check.cells, Threat::Check), (&moves.mate.cells, Threat::Mate)] {
        next.extend(reading.after(table, sign).map(|after| after.with(|draft| draft.threat = threat)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::braille::shipped;
    use crate::braille::shipped::san;

    #[test]
    fn a_queen_or_a_pawn_that_takes_reads_both_ways_in_german_without_the_capital_sign() {
        let table = shipped::table("german");
        let found = readings(&table, "⠙⠭⠑⠼⠑");
        assert_eq!(found.len(), 2);
        assert!(found.contains(&san("dxe5")) && found.contains(&san("Qxe5")));
        assert_eq!(readings(&table, "⠨⠙⠭⠑⠼⠑"), [san("Qxe5")]);
    }

    #[test]
    fn cells_left_over_make_no_reading() {
        let table = shipped::table("british");
        assert_eq!(readings(&table, "⠎⠋⠒"), [san("Nf3")]);
        for cells in ["", "⠎", "⠎⠋", "⠎⠋⠒⠒", "⠎⠋⠒⠀", "⠒⠋", "Nf3"] {
            assert!(readings(&table, cells).is_empty(), "{cells}");
        }
    }

    #[test]
    fn the_letter_sign_is_needed_where_a_letter_would_be_a_digit() {
        let table = shipped::table("german");
        assert_eq!(readings(&table, "⠎⠼⠁⠠⠋⠼⠉"), [san("N1f3")]);
        assert!(readings(&table, "⠎⠼⠁⠋⠼⠉").is_empty());
    }
}
