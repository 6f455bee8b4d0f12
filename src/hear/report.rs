//! What a player or assistant reports of one board: what was done there, or what stands there.

use crate::game::{BoardReport, ParseError};
use shakmaty::fen::Fen;
use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::line::Line;
use super::notation::Token;
use super::rest::RequestRest;
use super::scan::{Scan, put};
use super::{done_there, ranks};
use crate::voice::Modifier;

/// What was done on this player's board or stands there.
///
/// # Errors
/// It is neither clear what was done nor what stands there.
pub(super) fn board_report(whose: Color, it: &RequestRest<'_>) -> Result<BoardReport, ParseError> {
    let line = it.line;
    if let Some(report) = placement(it.text) {
        return Ok(report);
    }
    if let Some(report) = ranks::ranks(whose, it.text, line) {
        return report;
    }
    if let Some(done) = done_there::done(line) {
        return done;
    }
    if names_contents(line) {
        return contents(line);
    }
    match it.announced() {
        Ok(announcement) => Ok(BoardReport::Instead(announcement)),
        // Of a board more can be said than a move.
        Err(ParseError::UnknownWord(_)) => Err(ParseError::ReportUnclear(line.words.join(" "))),
        Err(why) => Err(why),
    }
}

/// The placement field of a FEN somewhere in the text.
fn placement(text: &str) -> Option<BoardReport> {
    let field = text.split_whitespace().find(|word| word.matches('/').count() == 7)?;
    let fen: Fen = field.parse().ok()?;
    Some(BoardReport::Placement(Box::new(fen.as_setup().board.clone())))
}

/// Whether the words name what stands on squares rather than a move.
fn names_contents(line: Line<'_>) -> bool {
    (0..line.len()).any(|at| {
        line.from(at).color().is_some() || matches!(line.from(at).modifier(), Some((_, Modifier::Empty)))
    })
}

#[derive(Default)]
struct Item {
    file: Option<File>,
    rank: Option<Rank>,
    color: Option<Color>,
    role: Option<Role>,
    empty: bool,
}

impl Item {
    fn square(&self) -> Option<Square> {
        Some(Square::from_coords(self.file?, self.rank?))
    }

    // `None` while it is not said yet; `Some(None)` is an empty square.
    #[allow(clippy::option_option)]
    fn contents(&self) -> Option<Option<Piece>> {
        match (self.empty, self.color, self.role) {
            (true, None, None) => Some(None),
            (false, Some(color), Some(role)) => Some(Some(Piece { color, role })),
            _ => None,
        }
    }
}

/// "Eva fünf leer, Eva sechs schwarzer Bauer", "white pawn e4".
pub(super) fn contents(line: Line<'_>) -> Result<BoardReport, ParseError> {
    let unclear = || ParseError::ReportUnclear(line.words.join(" "));
    let mut squares = Vec::new();
    let mut item = Item::default();
    let mut scan = Scan::new(line);
    while !scan.is_over() {
        if let Some(color) = scan.color() {
            put(&mut item.color, color).ok_or_else(unclear)?;
        } else if scan.modifier(Modifier::Empty) {
            item.empty = true;
        } else if item.file.is_none() && scan.small_word() || scan.asks(&["show", "filler"]) {
            // "e5 vazia e e6 peão preto", "el peón negro está en e6"
        } else {
            for sign in scan.phrase()? {
                match sign {
                    Token::File(file) if item.file.is_none() => item.file = Some(file),
                    Token::Rank(rank) if item.rank.is_none() && item.file.is_some() => item.rank = Some(rank),
                    Token::Piece(role) if item.role.is_none() => item.role = Some(role),
                    Token::To | Token::From => {}
                    _ => return Err(unclear()),
                }
            }
        }
        if let (Some(square), Some(piece)) = (item.square(), item.contents()) {
            squares.push((square, piece));
            item = Item::default();
        }
    }
    let left_over = item.file.is_some() || item.color.is_some() || item.role.is_some() || item.empty;
    if squares.is_empty() || left_over {
        return Err(unclear());
    }
    Ok(BoardReport::Squares(squares))
}
