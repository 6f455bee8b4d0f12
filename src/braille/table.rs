//! The signs of one Braille chess code as a plain table, each with the source it was taken from, so that a reader
//! of that country can check and change them without touching the program.
//!
//! Cells are written as Unicode Braille, U+2801 to U+283F; the blank cell is never part of a sign.

use std::collections::BTreeMap;

use serde::Deserialize;

/// One sign and where it is from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// The cells; empty where the code writes nothing.
    pub cells: String,
    /// Where the sign was found.
    pub source: String,
    /// Whether it was checked against a primary text or a running implementation; otherwise from second hand.
    pub verified: bool,
}

/// A row of signs in a fixed order.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The cells of each sign, none empty.
    pub cells: Vec<String>,
    /// Where the signs were found.
    pub source: String,
    /// As in [`Rule`].
    pub verified: bool,
}

/// Signs by the character of print that they stand for.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CharacterSigns {
    /// The cells of each character; a key is one character, a letter in lower case.
    pub cells: BTreeMap<String, String>,
    /// Where the signs were found.
    pub source: String,
    /// As in [`Rule`].
    pub verified: bool,
}

/// Where a piece's letter carries the capital sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CapitalPlace {
    /// Nowhere.
    Never,
    /// Before the letter of every piece.
    Always,
    /// Before a piece's letter that is a file's letter too, when it takes or a rank follows the letter: only there
    /// it could be read as a pawn's file.
    WhereAmbiguous,
}

/// The capital sign of the pieces.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CapitalSign {
    /// The cells; empty with [`CapitalPlace::Never`].
    pub cells: String,
    /// Where it is written.
    pub place: CapitalPlace,
    /// Where the rule was found.
    pub source: String,
    /// As in [`Rule`].
    pub verified: bool,
}

/// The signs of the pieces; the pawn has none.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PieceSigns {
    /// The king.
    pub king: Rule,
    /// The queen.
    pub queen: Rule,
    /// The rook.
    pub rook: Rule,
    /// The bishop.
    pub bishop: Rule,
    /// The knight.
    pub knight: Rule,
    /// What marks the letter as a piece's.
    pub capital: CapitalSign,
}

/// How numbers of one use are written.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numerals {
    /// The number sign before the digits; empty where the code has none for this use.
    pub sign: String,
    /// The digits 0 to 9.
    pub digits: Vec<String>,
    /// What keeps a following letter from being read as a further digit; empty where it cannot be.
    pub before_letter: String,
    /// The marks of print in text that the same sign keeps from being read as part of the number.
    pub before_marks: String,
    /// The marks of print, among `. , :`, over which a number goes on without a new number sign.
    pub joins: String,
    /// Where the rule was found.
    pub source: String,
    /// As in [`Rule`].
    pub verified: bool,
}

/// The signs of the squares.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquareSigns {
    /// The files a to h.
    pub files: Row,
    /// The ranks; the digits 1 to 8 of these numerals.
    pub ranks: Numerals,
    /// Between a whole square of origin and the square reached, when nothing is taken.
    pub link: Rule,
}

/// Where the sign of check stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckPlace {
    /// At the end of the move.
    End,
    /// Before the square the piece goes to; before the whole sign of castling.
    BeforeSquare,
}

/// The sign of check.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckSign {
    /// The cells.
    pub cells: String,
    /// One sign for taking with check, before the square; empty where both signs are written.
    pub with_capture: String,
    /// Where it stands.
    pub place: CheckPlace,
    /// Where the rule was found.
    pub source: String,
    /// As in [`Rule`].
    pub verified: bool,
}

/// What leads a move of Black that no move of White stands before.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EllipsisSign {
    /// The cells.
    pub cells: String,
    /// Whether the move follows without a blank.
    pub joined: bool,
    /// Where the rule was found.
    pub source: String,
    /// As in [`Rule`].
    pub verified: bool,
}

/// The signs of a move besides its pieces and squares.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveSigns {
    /// Taking, before the square.
    pub capture: Rule,
    /// Check.
    pub check: CheckSign,
    /// Checkmate, at the end.
    pub mate: Rule,
    /// Castling on the king's side.
    pub short_castling: Rule,
    /// Castling on the queen's side.
    pub long_castling: Rule,
    /// Between the square and the piece a pawn becomes; may be empty.
    pub promotion: Rule,
    /// Taking in passing, after the square.
    pub en_passant: Rule,
    /// An offer of a draw.
    pub draw_offer: Rule,
    /// Black's ellipsis.
    pub ellipsis: EllipsisSign,
}

/// The signs of the result.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultSigns {
    /// White has won.
    pub white_wins: Rule,
    /// Black has won.
    pub black_wins: Rule,
    /// The game is drawn.
    pub draw: Rule,
    /// The game has no result.
    pub unfinished: Rule,
}

/// How a time on the clock is written, h:mm:ss.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClockSigns {
    /// Before the time; may be empty.
    pub open: String,
    /// Between hours, minutes and seconds.
    pub colon: String,
    /// After the time; may be empty.
    pub close: String,
    /// Where the rule was found.
    pub source: String,
    /// As in [`Rule`].
    pub verified: bool,
}

/// The numbers of a score besides the ranks.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NumberSigns {
    /// The numbers of the moves.
    pub moves: Numerals,
    /// What ends the number of a move; may be empty.
    pub move_dot: Rule,
    /// All other numbers: clocks, dates, pages.
    pub plain: Numerals,
    /// Times on the clock.
    pub clock: ClockSigns,
}

/// The letters of text.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LetterSigns {
    /// The letters a to z.
    pub alphabet: Row,
    /// Further letters with signs of their own.
    pub further: CharacterSigns,
    /// Before the plain letter in place of any accent without a sign of its own; may be empty.
    pub accent: Rule,
    /// Before a capital letter in text; empty where it is not marked.
    pub capital: Rule,
}

/// The marks of text.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MarkSigns {
    /// The full stop.
    pub dot: Rule,
    /// The hyphen, also at the end of a line that breaks inside a word.
    pub hyphen: Rule,
    /// The colon.
    pub colon: Rule,
    /// The slash.
    pub slash: Rule,
    /// Further marks; `“` opens and `”` closes a quotation.
    pub others: CharacterSigns,
    /// In place of a character that nothing else stands for.
    pub unknown: Rule,
}

/// A Braille chess code as its file gives it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BrailleTable {
    /// The name that a user chooses the code by.
    pub name: String,
    /// The pieces.
    pub pieces: PieceSigns,
    /// The squares.
    pub squares: SquareSigns,
    /// The other signs of a move.
    pub moves: MoveSigns,
    /// The results.
    pub results: ResultSigns,
    /// The numbers.
    pub numbers: NumberSigns,
    /// The letters.
    pub letters: LetterSigns,
    /// The marks.
    pub marks: MarkSigns,
}
