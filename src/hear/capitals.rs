//! Letters alone, as dictation writes them: a piece's or a file's.

use shakmaty::{File, Role};

use super::line::Line;
use super::notation::{self, Token};
use super::tokens::begins_with_square;
use crate::voice::Meaning;

/// C.2, C.5 — "B takes c3", "B x c3", "B c3": apart from what is written a capital may be the piece's letter or the
/// file's.
pub(super) fn piece_or_pawn(line: Line<'_>, signs: &[Token]) -> Option<Token> {
    let mut letters = line.words[0].chars();
    let letter = letters.next().filter(|letter| letter.is_ascii_alphabetic() && letters.next().is_none())?;
    let capital = letter.to_ascii_uppercase();
    // "B toma c3": before words dictation may as well write the bishop's letter small.
    let captures_there = || match line.from(1).chess() {
        Some((length, Meaning::Captures)) => {
            let behind = line.from(1 + length);
            begins_with_square(behind.from(behind.fillers()))
        }
        _ => false,
    };
    let is_bishop = || line.lexicon.piece_of_letter(capital) == Some(Role::Bishop) && captures_there();
    if letter.is_ascii_lowercase() && !(letter == 'b' && is_bishop()) {
        return None;
    }
    let begins = !signs.iter().any(|sign| matches!(sign, Token::Piece(_) | Token::File(_) | Token::Rank(_)));
    let captures =
        || matches!(line.words.get(1), Some(&("x" | "X" | "×" | ":" | "-"))) || line.from(1).captures();
    let follows = || captures() || begins_with_square(line.from(1));
    notation::piece_or_pawn(capital, line.lexicon).filter(|_| begins && follows())
}

/// "Caballo B D2", "N B D2": a capital between a piece and a square is the piece's file, as dictation writes letters.
pub(super) fn file_behind_piece(line: Line<'_>, signs: &[Token]) -> Option<File> {
    let mut letters = line.words[0].chars();
    let letter = letters.next().filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())?;
    let named = matches!(signs.last(), Some(Token::Piece(_)));
    File::from_char(letter.to_ascii_lowercase()).filter(|_| named && begins_with_square(line.from(1)))
}
