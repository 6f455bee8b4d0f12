//! Writes one move in the cells of a Braille chess code and reads it back, for scores that a finger follows.

use std::fmt;

use crate::braille::ply::{Action, Capture, CastlingSide, File, Parts, Ply, Rank, Role, Threat};
use crate::braille::reading::readings;
use crate::braille::table::{BrailleTable, CapitalPlace, CheckPlace, Numerals, PieceSigns, SquareSigns};
use crate::braille::table_check::TableFault;

/// A Braille chess code that is fit for use.
#[derive(Debug, Clone)]
pub struct BrailleCode {
    table: BrailleTable,
}

/// Why cells are not read as a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DecodeFault {
    /// There are no cells.
    Empty,
    /// No move of this code is written so.
    Unreadable,
    /// More than one move is written so: a fault of the table.
    Ambiguous(Vec<Ply>),
}

impl fmt::Display for DecodeFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => out.write_str("no cells"),
            Self::Unreadable => out.write_str("no move of this code"),
            Self::Ambiguous(plies) => write!(out, "{} moves are written so", plies.len()),
        }
    }
}

impl std::error::Error for DecodeFault {}

impl BrailleCode {
    /// A code from its table.
    ///
    /// # Errors
    /// Where the table has a fault; see [`BrailleTable::check`].
    pub fn new(table: BrailleTable) -> Result<Self, TableFault> {
        table.check()?;
        Ok(Self { table })
    }

    /// The table of this code.
    pub fn table(&self) -> &BrailleTable {
        &self.table
    }

    /// The move in cells U+2801 to U+283F, without a blank.
    pub fn encode(&self, ply: &Ply) -> String {
        let mut line = Line { cells: String::new(), ranks: &self.table.squares.ranks, after_rank: false };
        let (moves, check) = (&self.table.moves, ply.threat() == Threat::Check);
        let early = check && moves.check.place == CheckPlace::BeforeSquare;
        match ply.action() {
            Action::Castling(castling) => {
                line.push(if early { &moves.check.cells } else { "" });
                line.push(match castling {
                    CastlingSide::KingSide => &moves.short_castling.cells,
                    CastlingSide::QueenSide => &moves.long_castling.cells,
                });
            }
            Action::Parts(parts) => self.write_parts(parts, early, &mut line),
        }
        match ply.threat() {
            Threat::Check if !early => line.push(&moves.check.cells),
            Threat::Mate => line.push(&moves.mate.cells),
            _ => {}
        }
        line.cells
    }

    /// The move that these cells are, the inverse of [`Self::encode`]. It is patient with signs that are written
    /// without need, such as a capital sign, as long as one move alone can be meant.
    ///
    /// # Errors
    /// Where the cells are no move of this code or, by a fault of the table, more than one.
    pub fn decode(&self, cells: &str) -> Result<Ply, DecodeFault> {
        if cells.is_empty() {
            return Err(DecodeFault::Empty);
        }
        let mut found = readings(&self.table, cells);
        let short = self.table.moves.short_castling.cells.as_str();
        let long = self.table.moves.long_castling.cells.as_str();
        for (castling, sign) in [(CastlingSide::KingSide, short), (CastlingSide::QueenSide, long)] {
            if !cells.contains(sign) {
                continue;
            }
            let plies =
                [Threat::None, Threat::Check, Threat::Mate].map(|threat| Ply::castling(castling, threat));
            found.extend(plies.into_iter().filter(|ply| self.encode(ply) == cells));
        }
        let exact: Vec<Ply> = found.iter().filter(|ply| self.encode(ply) == cells).copied().collect();
        match (exact.as_slice(), found.as_slice()) {
            ([ply], _) | ([], [ply]) => Ok(*ply),
            ([], []) => Err(DecodeFault::Unreadable),
            ([], _) => Err(DecodeFault::Ambiguous(found)),
            _ => Err(DecodeFault::Ambiguous(exact)),
        }
    }

    fn write_parts(&self, parts: &Parts, early_check: bool, line: &mut Line<'_>) {
        let (pieces, squares, moves) = (&self.table.pieces, &self.table.squares, &self.table.moves);
        if self.has_capital(parts) {
            line.push(&pieces.capital.cells);
        }
        line.push(pieces.sign(parts.piece));
        if let Some(file) = parts.from_file {
            line.push(squares.file(file));
        }
        if let Some(rank) = parts.from_rank {
            line.push_rank(rank);
        }
        for mark in self.marks_before_square(parts, early_check) {
            line.push(mark);
        }
        line.push(squares.file(parts.to.file()));
        line.push_rank(parts.to.rank());
        if let Some(piece) = parts.promotion {
            line.push(&moves.promotion.cells);
            line.push(if pieces.capital.place == CapitalPlace::Always { &pieces.capital.cells } else { "" });
            line.push(pieces.sign(piece));
        }
        if parts.capture == Capture::EnPassant {
            line.push(&moves.en_passant.cells);
        }
    }

    /// The marks between origin and square: hyphen or sign of taking, then an early sign of check.
    fn marks_before_square(&self, parts: &Parts, early_check: bool) -> [&str; 2] {
        let (check, capture) = (&self.table.moves.check, self.table.moves.capture.cells.as_str());
        let takes = parts.capture != Capture::No;
        if takes && early_check && !check.with_capture.is_empty() {
            return [&check.with_capture, ""];
        }
        let whole_origin = parts.from_file.is_some() && parts.from_rank.is_some();
        let first = match (takes, whole_origin) {
            (true, _) => capture,
            (false, true) => &self.table.squares.link.cells,
            (false, false) => "",
        };
        [first, if early_check { &check.cells } else { "" }]
    }

    fn has_capital(&self, parts: &Parts) -> bool {
        let pieces = &self.table.pieces;
        if parts.piece == Role::Pawn {
            return false;
        }
        match pieces.capital.place {
            CapitalPlace::Never => false,
            CapitalPlace::Always => true,
            CapitalPlace::WhereAmbiguous => {
                let is_file =
                    self.table.squares.files.cells.iter().any(|file| file == pieces.sign(parts.piece));
                let rank_next = parts.from_file.is_none() && parts.from_rank.is_some();
                is_file && (parts.capture != Capture::No || rank_next)
            }
        }
    }
}

/// A move while it is written: it puts in what keeps a letter after a rank from being read as a digit.
struct Line<'t> {
    cells: String,
    ranks: &'t Numerals,
    after_rank: bool,
}

impl Line<'_> {
    fn push(&mut self, sign: &str) {
        if sign.is_empty() {
            return;
        }
        if self.after_rank {
            self.cells.push_str(self.ranks.separator(sign));
        }
        self.cells.push_str(sign);
        self.after_rank = false;
    }

    fn push_rank(&mut self, rank: Rank) {
        self.cells.push_str(&self.ranks.sign);
        self.cells.push_str(self.ranks.digit(u8::from(rank) + 1).unwrap_or_default());
        self.after_rank = true;
    }
}

impl Numerals {
    /// What stands between a number and a sign: the letter sign where the sign's first cell is a digit too.
    pub(crate) fn separator(&self, sign: &str) -> &str {
        let digit_like = self.digits.iter().any(|digit| sign.starts_with(digit.as_str()));
        if digit_like { &self.before_letter } else { "" }
    }

    /// The cells of a digit without the number sign, or nothing above 9.
    pub(crate) fn digit(&self, digit: u8) -> Option<&str> {
        self.digits.get(usize::from(digit)).map(String::as_str)
    }
}

impl PieceSigns {
    /// The cells of a piece without the capital sign; none for the pawn.
    pub fn sign(&self, piece: Role) -> &str {
        match piece {
            Role::King => &self.king.cells,
            Role::Queen => &self.queen.cells,
            Role::Rook => &self.rook.cells,
            Role::Bishop => &self.bishop.cells,
            Role::Knight => &self.knight.cells,
            Role::Pawn => "",
        }
    }
}

impl SquareSigns {
    /// The cells of a file.
    pub fn file(&self, file: File) -> &str {
        self.files.cells.get(usize::from(file)).map_or("", String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use crate::braille::shipped;
    use crate::braille::shipped::{every_ply, san};

    fn assert_written(code: &BrailleCode, moves: &[(&str, &str)]) {
        for (text, cells) in moves {
            assert_eq!(code.encode(&san(text)), *cells, "{text}");
            assert_eq!(code.decode(cells), Ok(san(text)), "{text}");
        }
    }

    /// Every move comes back from this code, and no two are written alike.
    fn assert_round_trips(name: &str) {
        let (code, plies) = (shipped::code(name), every_ply());
        assert!(plies.len() > 150_000);
        let mut seen = HashMap::with_capacity(plies.len());
        for ply in plies {
            let cells = code.encode(&ply);
            assert!(cells.chars().all(|cell| ('\u{2801}'..='\u{283F}').contains(&cell)), "{cells}");
            assert_eq!(code.decode(&cells), Ok(ply), "{cells}");
            assert_eq!(seen.insert(cells, ply), None, "{ply:?}");
        }
    }

    #[test]
    fn every_german_move_comes_back() {
        assert_round_trips("german");
    }

    #[test]
    fn every_british_move_comes_back() {
        assert_round_trips("british");
    }

    #[test]
    fn every_spanish_move_comes_back() {
        assert_round_trips("spanish");
    }

    #[test]
    fn every_computer_move_comes_back() {
        assert_round_trips("computer");
    }

    #[test]
    fn german_moves_are_written_as_basisschrift_writes_the_print() {
        assert_written(
            &shipped::code("german"),
            &[
                ("Ng1f3", "⠎⠛⠼⠁⠤⠋⠼⠉"),
                ("Nf3", "⠎⠋⠼⠉"),
                ("N1f3", "⠎⠼⠁⠠⠋⠼⠉"),
                ("e4", "⠑⠼⠙"),
                ("e2e4", "⠑⠼⠃⠤⠑⠼⠙"),
                ("Nxe5+", "⠎⠭⠑⠼⠑⠈⠖"),
                ("Qh5#", "⠙⠓⠼⠑⠈⠼"),
                ("dxe5", "⠙⠭⠑⠼⠑"),
                ("Qxe5", "⠨⠙⠭⠑⠼⠑"),
                ("exd6e.p.", "⠑⠭⠙⠼⠋⠠⠑⠄⠏⠄"),
                ("e8=Q", "⠑⠼⠓⠠⠙"),
                ("e8=R", "⠑⠼⠓⠞"),
                ("O-O", "⠼⠚⠤⠼⠚"),
                ("O-O-O+", "⠼⠚⠤⠼⠚⠤⠼⠚⠈⠖"),
            ],
        );
    }

    #[test]
    fn british_moves_are_written_as_the_published_examples() {
        assert_written(
            &shipped::code("british"),
            &[
                ("Nf3", "⠎⠋⠒"),
                ("Rf4", "⠗⠋⠲"),
                ("d5", "⠙⠢"),
                ("cxd5", "⠉⠰⠙⠢"),
                ("f5+", "⠘⠋⠢"),
                ("Rxf4+", "⠗⠸⠋⠲"),
                ("Nce5", "⠎⠉⠑⠢"),
                ("Nb1c3", "⠎⠃⠂⠉⠒"),
                ("N1c3", "⠎⠂⠉⠒"),
                ("Re8#", "⠗⠑⠦⠜⠍"),
            ],
        );
    }

    #[test]
    fn the_other_reading_of_the_british_check_needs_no_new_program() {
        let mut table = shipped::table("british");
        table.moves.check.cells = "⠜⠏".to_owned();
        table.moves.check.place = CheckPlace::End;
        table.moves.check.with_capture.clear();
        let code = BrailleCode::new(table).unwrap();
        assert_written(&code, &[("e4+", "⠑⠲⠜⠏"), ("Rxf4+", "⠗⠰⠋⠲⠜⠏")]);
    }

    #[test]
    fn spanish_moves_carry_the_capital_sign() {
        let code = shipped::code("spanish");
        assert_written(&code, &[("Nf3", "⠨⠉⠋⠼⠉"), ("cxd5", "⠉⠭⠙⠼⠑"), ("Nxd5+", "⠨⠉⠭⠙⠼⠑⠖")]);
        assert_written(&code, &[("e8=Q+", "⠑⠼⠓⠶⠨⠙⠖"), ("O-O", "⠼⠚⠤⠼⠚")]);
    }

    #[test]
    fn computer_braille_is_print_but_for_the_bishop_that_would_be_a_pawn() {
        let code = shipped::code("computer");
        let print = |text: &str| crate::braille::ascii::to_ascii(&code.encode(&san(text))).unwrap();
        for text in ["Nf3", "exd5+", "e8=Q#", "O-O-O", "Bc4", "bxc3", "Rdxe1", "e4"] {
            assert_eq!(print(text), text.to_uppercase());
        }
        assert_eq!((print("Bxc3"), print("B2c3")), ("_BXC3".to_owned(), "_B2C3".to_owned()));
    }

    #[test]
    fn a_capital_sign_without_need_is_forgiven() {
        let german = shipped::code("german");
        assert_eq!(german.decode("⠨⠎⠋⠼⠉"), Ok(san("Nf3")));
        assert_eq!(german.decode("⠨⠙⠓⠼⠑"), Ok(san("Qh5")));
    }

    #[test]
    fn what_is_no_move_is_refused_without_panic() {
        for code in shipped::codes() {
            assert_eq!(code.decode(""), Err(DecodeFault::Empty));
            for cells in ["⠀", "⠿⠿⠿", "Sf3", "⡎⠋⠩", "\u{202E}", "⠎", "⠑⠼", "⠑⠼⠊", "\u{0}"]
            {
                assert_eq!(code.decode(cells), Err(DecodeFault::Unreadable), "{cells}");
            }
        }
    }

    #[test]
    fn random_cells_are_read_only_as_what_is_written_so() {
        let mut seed: u32 = 20_260_822;
        for code in shipped::codes() {
            for _ in 0..20_000 {
                let cells: String =
                    (0..6).filter_map(|_| char::from_u32(0x2800 + next(&mut seed) % 64)).collect();
                if let Ok(ply) = code.decode(&cells) {
                    assert_eq!(code.decode(&code.encode(&ply)), Ok(ply));
                }
            }
        }
    }

    fn next(seed: &mut u32) -> u32 {
        *seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        *seed >> 16
    }

    #[test]
    fn a_table_that_writes_two_moves_alike_is_told_when_it_is_read() {
        let mut table = shipped::table("german");
        table.pieces.capital.place = CapitalPlace::Never;
        let code = BrailleCode::new(table).unwrap();
        assert!(matches!(code.decode("⠙⠭⠑⠼⠑"), Err(DecodeFault::Ambiguous(plies)) if plies.len() == 2));
    }
}
