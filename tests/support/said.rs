//! How people say things at a desk: a move, what stands on a board, what is written in a score. Every line is one that a
//! desk with the English voice hears.

// Each program uses its own part of this.
#![allow(dead_code)]

use ansage::boards::Announced;
use ansage::tell::{MoveForm, MoveText, color_key, role_key};
use ansage::voice::Voice;
use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, File, Move, Piece, Rank, Role, Square};

use super::real_board::{Wood, board};

/// In how many forms a move can be said; the first always fits nothing else.
pub const FORMS: usize = 6;

/// A move in one of its forms.
pub fn a_move(played: &Move, before: &Chess, form: usize, voices: &[Voice; 2]) -> String {
    let [english, german] = voices;
    let telling = |voice: &Voice, form| {
        let mut text = String::new();
        MoveText::new(voice.lexicon()).announce_in(&mut text, form, played, before);
        text
    };
    match form {
        0 => UciMove::from_move(*played, CastlingMode::Standard).to_string(),
        1 => telling(german, MoveForm::Long),
        2 => telling(german, MoveForm::Short),
        3 => telling(english, MoveForm::Long),
        4 => San::from_move(before, *played).to_string(),
        _ => telling(english, MoveForm::Short),
    }
}

/// The whole board as a FEN has it.
pub fn placement(wood: &Wood) -> String {
    board(wood).to_string()
}

/// The whole board rank by rank: "rank one: a white rook, b white knight; rank two empty".
pub fn rank_by_rank(wood: &Wood) -> String {
    const RANKS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    let told = |rank: Rank| {
        let stands = |file: &File| Some((*file, wood[Square::from_coords(*file, rank) as usize]?));
        let pieces: Vec<String> = File::ALL
            .iter()
            .filter_map(stands)
            .map(|(file, piece)| format!("{} {}", file.char(), contents(Some(piece))))
            .collect();
        let name = RANKS[usize::from(rank)];
        if pieces.is_empty() {
            format!("rank {name} empty")
        } else {
            format!("rank {name}: {}", pieces.join(", "))
        }
    };
    Rank::ALL.map(told).join("; ")
}

/// Single squares: "f3 empty, h3 white knight".
pub fn squares(wood: &Wood, squares: &[Square]) -> String {
    let told = |square: &Square| format!("{square} {}", contents(wood[*square as usize]));
    squares.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// "white knight", "empty".
pub fn contents(piece: Option<Piece>) -> String {
    match piece {
        Some(Piece { color, role }) => format!("{} {}", color_key(color), role_key(role)),
        None => "empty".to_owned(),
    }
}

/// The move that was made there in place of the one announced, where it is one: a piece of the player who moves went
/// from one square to another, with whatever stood there.
pub fn instead(before: &Wood, now: &Wood, announced: &Announced) -> Option<String> {
    let changed: Vec<Square> =
        Square::ALL.into_iter().filter(|square| before[*square as usize] != now[*square as usize]).collect();
    let [one, other] = changed[..] else { return None };
    let (from, to) = if now[one as usize].is_none() { (one, other) } else { (other, one) };
    let held = before[from as usize].filter(|held| held.color == announced.color)?;
    let went = now[from as usize].is_none() && now[to as usize] == Some(held);
    let plain = !matches!(held.role, Role::King | Role::Pawn)
        || held.role == Role::Pawn && to.rank() == announced.to.rank();
    let onto_own = before[to as usize].is_some_and(|there| there.color == held.color);
    let last = Color::ALL.into_iter().any(|color| to.rank() == color.backrank()) && held.role == Role::Pawn;
    let letter = if held.role == Role::Pawn { String::new() } else { held.role.upper_char().to_string() };
    // Who took en passant and left the pawn there has done nothing else than was announced.
    let another = (from, to) != (announced.from, announced.to);
    (went && plain && !onto_own && !last && another).then(|| format!("{letter}{from}{to}"))
}

/// Whose move: "12 White".
pub fn number(ply: usize) -> String {
    let mover = Color::from_white(ply.is_multiple_of(2));
    format!("{} {}", ply / 2 + 1, color_key(mover))
}
