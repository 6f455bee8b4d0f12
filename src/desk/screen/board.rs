//! The board of one player, as large as there is room.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use shakmaty::{Board, Color, File, Rank, Role, Square};

use super::layout::BoardPlace;
use super::theme::Theme;
use crate::voice::{ByRole, Voice};

/// Stands behind the letter on a square where the two boards differ.
const DIFFERS: &str = "!";

/// A board to look at.
#[derive(Debug, Clone)]
pub struct BoardSeen {
    /// What stands on it.
    pub board: Board,
    /// From whose side it is seen.
    pub from: Color,
    /// The squares on which the other player's board has something else.
    pub differ: Vec<Square>,
    /// The letters of the pieces.
    pub letters: ByRole<String>,
}

impl BoardSeen {
    /// Draws it.
    pub fn draw(&self, place: &BoardPlace, theme: &Theme, buffer: &mut Buffer) {
        let (height, width) = (place.square, 2 * place.square);
        let middle = |length: u16| (length - 1) / 2;
        for row in 0..8 {
            let rank = Rank::new(u32::from(self.from.fold_wb(7 - row, row)));
            let y = place.area.y + row * height;
            text(buffer, place.area.x, y + middle(height), 1, &rank.char().to_string(), theme);
            for column in 0..8 {
                let file = File::new(u32::from(self.from.fold_wb(column, 7 - column)));
                let x = place.left() + column * width;
                let square = Square::from_coords(file, rank);
                let style = if square.is_light() { theme.light } else { theme.dark };
                buffer.set_style(Rect { x, y, width, height }, style);
                let letter = self.letter(square);
                let x = x + middle(width);
                let (after, _) =
                    buffer.set_stringn(x, y + middle(height), &letter, usize::from(width), style);
                if self.differ.contains(&square) {
                    // An empty square has its mark where the piece would have it.
                    let at = if letter.is_empty() { x + 1 } else { after };
                    let style = style.add_modifier(Modifier::UNDERLINED);
                    buffer.set_stringn(at, y + middle(height), DIFFERS, 1, style);
                }
            }
        }
        let below = place.area.y + 8 * height;
        for column in 0..8 {
            let file = File::new(u32::from(self.from.fold_wb(column, 7 - column)));
            let x = place.left() + column * width + middle(width);
            text(buffer, x, below, 1, &file.char().to_string(), theme);
        }
    }

    /// Capital for White, small for Black: they are told apart without colours.
    fn letter(&self, square: Square) -> String {
        let Some(piece) = self.board.piece_at(square) else { return String::new() };
        let letter = self.letters.get(piece.role).map_or("", String::as_str);
        piece.color.fold_wb(letter.to_uppercase(), letter.to_lowercase())
    }
}

fn text(buffer: &mut Buffer, x: u16, y: u16, width: usize, text: &str, theme: &Theme) {
    buffer.set_stringn(x, y, text, width, theme.page);
}

/// The letters of the voice's pieces. A pawn has none on a scoresheet (C.4); here it gets the first letter
/// of its name that no other piece has.
#[must_use]
pub fn letters(voice: &Voice) -> ByRole<String> {
    let lexicon = voice.lexicon();
    let letter = |role: Role| lexicon.letter(role).to_owned();
    let name = voice.tell("piece", &crate::args!("piece" => "pawn")).to_uppercase();
    let free = |sign: &char| sign.is_alphabetic() && lexicon.piece_of_letter(*sign).is_none();
    let pawn = name.chars().find(free).unwrap_or('P');
    ByRole {
        king: Some(letter(Role::King)),
        queen: Some(letter(Role::Queen)),
        rook: Some(letter(Role::Rook)),
        bishop: Some(letter(Role::Bishop)),
        knight: Some(letter(Role::Knight)),
        pawn: Some(pawn.to_string()),
    }
}
