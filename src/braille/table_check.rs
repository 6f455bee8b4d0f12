//! Looks through a Braille table for what would make a score wrong before a page is embossed from it, and tells
//! which of its rules nobody has verified.

use std::fmt;

use crate::braille::table::{BrailleTable, CharacterSigns, Numerals, Row, Rule};

/// Why a table cannot be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableFault {
    /// The rule at fault, as the table's keys from outside in.
    pub rule: &'static str,
    /// What is wrong with it.
    pub kind: TableFaultKind,
}

/// The kinds of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableFaultKind {
    /// A character that is not a cell of six dots, or a blank cell.
    NotSixDots,
    /// A sign that no score can do without is empty.
    Empty,
    /// A row has more or fewer signs than it must have.
    Count,
    /// Two signs that must differ are the same.
    Same,
    /// A key that is not one character.
    Key,
}

impl fmt::Display for TableFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            TableFaultKind::NotSixDots => "not a cell of six dots",
            TableFaultKind::Empty => "empty",
            TableFaultKind::Count => "wrong number of signs",
            TableFaultKind::Same => "two signs are the same",
            TableFaultKind::Key => "key is not one character",
        };
        write!(out, "{}: {kind}", self.rule)
    }
}

impl std::error::Error for TableFault {}

/// One rule of the table for the checks: the signs it needs, the signs it may leave empty, its standing.
struct Entry<'t> {
    rule: &'static str,
    needed: Vec<&'t str>,
    optional: Vec<&'t str>,
    verified: bool,
    source: &'t str,
}

impl<'t> Entry<'t> {
    fn needed(rule: &'static str, sign: &'t Rule) -> Self {
        let needed = vec![sign.cells.as_str()];
        Self { rule, needed, optional: Vec::new(), verified: sign.verified, source: &sign.source }
    }

    fn optional(rule: &'static str, sign: &'t Rule) -> Self {
        let optional = vec![sign.cells.as_str()];
        Self { rule, needed: Vec::new(), optional, verified: sign.verified, source: &sign.source }
    }

    fn row(rule: &'static str, row: &'t Row) -> Self {
        let needed = row.cells.iter().map(String::as_str).collect();
        Self { rule, needed, optional: Vec::new(), verified: row.verified, source: &row.source }
    }

    fn numerals(rule: &'static str, numerals: &'t Numerals) -> Self {
        let needed = numerals.digits.iter().map(String::as_str).collect();
        let optional = vec![numerals.sign.as_str(), numerals.before_letter.as_str()];
        Self { rule, needed, optional, verified: numerals.verified, source: &numerals.source }
    }

    fn characters(rule: &'static str, signs: &'t CharacterSigns) -> Self {
        let needed = signs.cells.values().map(String::as_str).collect();
        Self { rule, needed, optional: Vec::new(), verified: signs.verified, source: &signs.source }
    }
}

impl BrailleTable {
    /// The rules that are from second hand, each with its source, in the order of the table.
    pub fn unverified(&self) -> Vec<(&'static str, &str)> {
        self.entries()
            .into_iter()
            .filter(|entry| !entry.verified)
            .map(|entry| (entry.rule, entry.source))
            .collect()
    }

    /// Looks for faults that would make a score unreadable.
    ///
    /// # Errors
    /// The first fault found, in the order of the table.
    pub fn check(&self) -> Result<(), TableFault> {
        for entry in self.entries() {
            let fault = |kind| Err(TableFault { rule: entry.rule, kind });
            if entry.needed.iter().any(|sign| sign.is_empty()) {
                return fault(TableFaultKind::Empty);
            }
            if entry.needed.iter().chain(&entry.optional).any(|sign| !sign.chars().all(is_sign_cell)) {
                return fault(TableFaultKind::NotSixDots);
            }
        }
        self.check_counts()?;
        self.check_differences()?;
        let keyed = [("letters.further", &self.letters.further), ("marks.others", &self.marks.others)];
        match keyed.into_iter().find(|(_, signs)| signs.cells.keys().any(|key| key.chars().count() != 1)) {
            Some((rule, _)) => Err(TableFault { rule, kind: TableFaultKind::Key }),
            None => Ok(()),
        }
    }

    fn check_counts(&self) -> Result<(), TableFault> {
        let counts = [
            ("squares.files", self.squares.files.cells.len(), 8),
            ("squares.ranks", self.squares.ranks.digits.len(), 10),
            ("numbers.moves", self.numbers.moves.digits.len(), 10),
            ("numbers.plain", self.numbers.plain.digits.len(), 10),
            ("letters.alphabet", self.letters.alphabet.cells.len(), 26),
        ];
        match counts.into_iter().find(|(_, found, wanted)| found != wanted) {
            Some((rule, ..)) => Err(TableFault { rule, kind: TableFaultKind::Count }),
            None => Ok(()),
        }
    }

    fn check_differences(&self) -> Result<(), TableFault> {
        let pieces = &self.pieces;
        let named = [&pieces.king, &pieces.queen, &pieces.rook, &pieces.bishop, &pieces.knight];
        let castling = [&self.moves.short_castling, &self.moves.long_castling];
        let threats = vec![self.moves.check.cells.as_str(), self.moves.mate.cells.as_str()];
        let texts = |rules: &[&'_ Rule]| rules.iter().map(|rule| rule.cells.clone()).collect::<Vec<_>>();
        let groups = [
            ("pieces", texts(&named)),
            ("squares.files", self.squares.files.cells.clone()),
            ("squares.ranks", self.squares.ranks.digits.clone()),
            ("numbers.moves", self.numbers.moves.digits.clone()),
            ("numbers.plain", self.numbers.plain.digits.clone()),
            ("letters.alphabet", self.letters.alphabet.cells.clone()),
            ("moves.long_castling", texts(&castling)),
            ("moves.mate", threats.into_iter().map(str::to_owned).collect()),
        ];
        match groups.into_iter().find(|(_, signs)| has_twice(signs)) {
            Some((rule, _)) => Err(TableFault { rule, kind: TableFaultKind::Same }),
            None => Ok(()),
        }
    }

    fn entries(&self) -> Vec<Entry<'_>> {
        let mut entries = self.move_entries();
        let (results, numbers) = (&self.results, &self.numbers);
        let (letters, marks, clock) = (&self.letters, &self.marks, &self.numbers.clock);
        entries.extend([
            Entry::needed("results.white_wins", &results.white_wins),
            Entry::needed("results.black_wins", &results.black_wins),
            Entry::needed("results.draw", &results.draw),
            Entry::needed("results.unfinished", &results.unfinished),
            Entry::numerals("numbers.moves", &numbers.moves),
            Entry::optional("numbers.move_dot", &numbers.move_dot),
            Entry::numerals("numbers.plain", &numbers.plain),
            Entry {
                rule: "numbers.clock",
                needed: vec![&clock.colon],
                optional: vec![&clock.open, &clock.close],
                verified: clock.verified,
                source: &clock.source,
            },
            Entry::row("letters.alphabet", &letters.alphabet),
            Entry::characters("letters.further", &letters.further),
            Entry::optional("letters.accent", &letters.accent),
            Entry::optional("letters.capital", &letters.capital),
            Entry::needed("marks.dot", &marks.dot),
            Entry::needed("marks.hyphen", &marks.hyphen),
            Entry::needed("marks.colon", &marks.colon),
            Entry::needed("marks.slash", &marks.slash),
            Entry::characters("marks.others", &marks.others),
            Entry::needed("marks.unknown", &marks.unknown),
        ]);
        entries
    }

    fn move_entries(&self) -> Vec<Entry<'_>> {
        let (pieces, squares, moves) = (&self.pieces, &self.squares, &self.moves);
        vec![
            Entry::needed("pieces.king", &pieces.king),
            Entry::needed("pieces.queen", &pieces.queen),
            Entry::needed("pieces.rook", &pieces.rook),
            Entry::needed("pieces.bishop", &pieces.bishop),
            Entry::needed("pieces.knight", &pieces.knight),
            Entry {
                rule: "pieces.capital",
                needed: Vec::new(),
                optional: vec![&pieces.capital.cells],
                verified: pieces.capital.verified,
                source: &pieces.capital.source,
            },
            Entry::row("squares.files", &squares.files),
            Entry::numerals("squares.ranks", &squares.ranks),
            Entry::optional("squares.link", &squares.link),
            Entry::needed("moves.capture", &moves.capture),
            Entry {
                rule: "moves.check",
                needed: vec![&moves.check.cells],
                optional: vec![&moves.check.with_capture],
                verified: moves.check.verified,
                source: &moves.check.source,
            },
            Entry::needed("moves.mate", &moves.mate),
            Entry::needed("moves.short_castling", &moves.short_castling),
            Entry::needed("moves.long_castling", &moves.long_castling),
            Entry::optional("moves.promotion", &moves.promotion),
            Entry::needed("moves.en_passant", &moves.en_passant),
            Entry::needed("moves.draw_offer", &moves.draw_offer),
            Entry {
                rule: "moves.ellipsis",
                needed: vec![&moves.ellipsis.cells],
                optional: Vec::new(),
                verified: moves.ellipsis.verified,
                source: &moves.ellipsis.source,
            },
        ]
    }
}

fn is_sign_cell(cell: char) -> bool {
    ('\u{2801}'..='\u{283F}').contains(&cell)
}

fn has_twice(signs: &[String]) -> bool {
    signs.iter().enumerate().any(|(at, sign)| signs.iter().skip(at + 1).any(|other| other == sign))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::braille::shipped;

    #[test]
    fn the_four_shipped_tables_have_no_fault() {
        for table in shipped::tables() {
            assert_eq!(table.check(), Ok(()), "{}", table.name);
        }
    }

    #[test]
    fn every_rule_of_the_shipped_tables_names_its_source() {
        for table in shipped::tables() {
            for entry in table.entries() {
                assert!(entry.source.len() > 10, "{} {}", table.name, entry.rule);
            }
        }
    }

    #[test]
    fn what_is_from_second_hand_is_told() {
        let spanish = shipped::table("spanish");
        let rules: Vec<_> = spanish.unverified().into_iter().map(|(rule, _)| rule).collect();
        assert!(rules.contains(&"moves.mate") && rules.contains(&"pieces.capital"));
        assert!(!rules.contains(&"letters.alphabet"));
        let british = shipped::table("british");
        let rules: Vec<_> = british.unverified().into_iter().map(|(rule, _)| rule).collect();
        assert!(rules.contains(&"moves.check") && rules.contains(&"moves.short_castling"));
        assert!(!rules.contains(&"pieces.knight"));
    }

    #[test]
    fn eight_dots_blanks_and_print_are_refused() {
        for cells in ["⡅", "⠅⠀", "K"] {
            let mut table = shipped::table("german");
            cells.clone_into(&mut table.pieces.king.cells);
            let fault = TableFault { rule: "pieces.king", kind: TableFaultKind::NotSixDots };
            assert_eq!(table.check(), Err(fault), "{cells}");
        }
    }

    #[test]
    fn a_missing_sign_a_short_row_and_a_double_are_refused() {
        let mut table = shipped::table("german");
        table.moves.mate.cells.clear();
        assert_eq!(table.check(), Err(TableFault { rule: "moves.mate", kind: TableFaultKind::Empty }));

        let mut table = shipped::table("german");
        table.squares.files.cells.pop();
        assert_eq!(table.check(), Err(TableFault { rule: "squares.files", kind: TableFaultKind::Count }));

        let mut table = shipped::table("german");
        table.pieces.queen.cells = table.pieces.king.cells.clone();
        assert_eq!(table.check(), Err(TableFault { rule: "pieces", kind: TableFaultKind::Same }));
    }
}
