//! The forms in which a game can be written out, each a row of one table.

// All forms have one type, and some of them can fail.
#![allow(clippy::unnecessary_wraps)]

use clap::Args;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Bitboard, Board, ByRole, Chess, Color, EnPassantMode, Move, Piece, Position, Role, Square};

use crate::args;
use crate::braille::{BrailleFormat, CODES, PageSize, code_of, diagram, lay_out};
use crate::commands::flags::one_of;
use crate::commands::play::StartContext;
use crate::diagram::{Diagram, SQUARE_PX, THEMES, Theme, png, svg};
use crate::error::CommandError;
use crate::record::{GameTree, NodeId, Stored, WrittenGame, pgn};
use crate::session::{other, refused};
use crate::tell::{PrintSize, Scoresheet, SheetMoves, SheetStyle, braille, html, text};
use crate::text::harmless_json;
use crate::voice::{Id, Voice, braille_table};

/// A square of a picture has so many pixels where nothing else is said.
const SQUARE: u32 = 64;

/// How a game is written out.
#[derive(Debug, Args, Default)]
pub struct FormFlags {
    #[arg(id = "told", long = "moves", value_parser = one_of(MOVES), value_name = "HOW")]
    pub moves: Option<SheetMoves>,
    #[arg(long)]
    pub scores: bool,
    #[arg(long)]
    pub large: bool,
    #[arg(long, value_name = "NUMBER")]
    pub ply: Option<usize>,
    #[arg(id = "diagram_theme", long = "theme", value_parser = one_of(THEMES.each_ref().map(|theme| (theme.key, *theme))), value_name = "THEME")]
    pub theme: Option<Theme>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(i64::from(*SQUARE_PX.start())..=i64::from(*SQUARE_PX.end())), value_name = "PIXELS")]
    pub square: Option<u32>,
    #[arg(long)]
    pub flip: bool,
    #[arg(long, value_parser = one_of(CODES.map(|code| (code, code))), value_name = "CODE")]
    pub code: Option<&'static str>,
    #[arg(long, value_parser = clap::value_parser!(u16).range(20..=100), value_name = "CELLS")]
    pub cells: Option<u16>,
    #[arg(id = "page_lines", long = "page-lines", value_parser = clap::value_parser!(u16).range(5..=40), value_name = "LINES")]
    pub lines: Option<u16>,
}

const MOVES: [(&str, SheetMoves); 2] =
    [("letters", SheetMoves::Letters), ("announced", SheetMoves::Announced)];

/// A game that is written out, and how.
pub struct ToWrite<'a> {
    /// Its number.
    pub id: i64,
    /// As it is kept.
    pub stored: &'a Stored,
    /// As it is written down.
    pub game: &'a WrittenGame,
    /// What is asked of the form.
    pub flags: &'a FormFlags,
    /// Whose words it is written in.
    pub room: &'a StartContext<'a>,
}

/// Writes a game in one form.
pub type Form = fn(&ToWrite<'_>) -> Result<Vec<u8>, CommandError>;

/// The forms by their names on the command line.
pub const FORMS: [(&str, Form); 11] = [
    ("pgn", as_pgn),
    ("text", as_text),
    ("html", as_html),
    ("fen", as_fen),
    ("epd", as_epd),
    ("json", as_json),
    ("brf", as_brf),
    ("brl", as_brl),
    ("cells", as_cells),
    ("svg", as_svg),
    ("png", as_png),
];

/// PGN, in English letters or in those that were named.
pub fn as_pgn(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let letters = asked.room.common.letters.as_ref().map(|_| {
        let voice = asked.room.voice;
        ByRole::new_with(|role| match role {
            Role::Pawn => String::new(),
            role => voice.lexicon().letter(role).to_owned(),
        })
    });
    Ok(pgn::write(asked.game, letters.as_ref()).into_bytes())
}

/// The scoresheet as plain text.
pub fn as_text(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    Ok(text(&asked.sheet()).into_bytes())
}

fn as_html(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let size = if asked.flags.large { PrintSize::Large } else { PrintSize::Normal };
    Ok(html(&asked.sheet(), size).into_bytes())
}

fn as_fen(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    Ok(format!("{}\n", fen(asked.position()?)).into_bytes())
}

/// The position with what EPD has for it: the move that followed as `sm`, who played as `id`.
fn as_epd(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let position = asked.position()?;
    let fen = fen(position).to_string();
    let four: Vec<&str> = fen.split(' ').take(4).collect();
    let next = asked.next();
    let supplied = next.map(|played| format!(" sm {};", San::from_move(position, played)));
    let names = ["White", "Black"].map(|tag| asked.game.tag(tag).replace(['"', ';'], "'"));
    let id = names.iter().all(|name| !name.is_empty()).then(|| format!(" id \"{}\";", names.join(" - ")));
    let (moves, clock) = (position.fullmoves(), position.halfmoves());
    let (supplied, id) = (supplied.unwrap_or_default(), id.unwrap_or_default());
    Ok(format!("{} hmvc {clock}; fmvn {moves};{supplied}{id}\n", four.join(" ")).into_bytes())
}

/// The score in Braille, in the characters that embossers take.
fn as_brf(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    as_braille(asked, BrailleFormat::Brf)
}

/// The same in the cells of Unicode.
fn as_brl(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    as_braille(asked, BrailleFormat::Brl)
}

fn as_braille(asked: &ToWrite<'_>, format: BrailleFormat) -> Result<Vec<u8>, CommandError> {
    let voice = asked.room.voice;
    let failed = |why: String| other(voice.tell(Id::ERROR_OUTPUT, &args!("why" => why)), voice);
    let name = asked.flags.code.unwrap_or(CODES[0]);
    let code = braille_table(name).and_then(code_of).ok_or_else(|| failed(name.to_owned()))?;
    let usual = PageSize::default();
    let (cells, lines) = (asked.flags.cells.map(usize::from), asked.flags.lines.map(usize::from));
    let size = PageSize::new(cells.unwrap_or(usual.width()), lines.unwrap_or(usual.lines()));
    let score = braille(asked.game, &asked.sheet());
    let pages = size.and_then(|size| lay_out(&code, &score, size, true));
    let pages = pages.map_err(|fault| failed(fault.to_string()))?;
    pages.write(format).map(String::into_bytes).map_err(|fault| failed(fault.to_string()))
}

/// The position for a Braille display: one cell a square, in the letters of the voice, dot 7 for White.
fn as_cells(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let (board, lexicon) = (asked.position()?.board(), asked.room.voice.lexicon());
    let sign = |piece: Piece| {
        let letter = lexicon.letter(piece.role).chars().next().unwrap_or_else(|| piece.role.char());
        (letter.to_ascii_lowercase(), piece.color.is_white())
    };
    let placement = std::array::from_fn(|row| {
        std::array::from_fn(|file| board.piece_at(Square::ALL[8 * (7 - row) + file]).map(sign))
    });
    Ok(diagram(&placement).into_bytes())
}

/// The position as a picture that scales.
fn as_svg(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    Ok(svg(&asked.diagram()?, &asked.theme()).into_bytes())
}

/// The position as a picture of pixels.
fn as_png(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let square = asked.flags.square.unwrap_or(SQUARE);
    let voice = asked.room.voice;
    png(&asked.diagram()?, &asked.theme(), square)
        .map_err(|error| other(voice.tell(Id::ERROR_OUTPUT, &args!("why" => error.to_string())), voice))
}

/// The events as they are kept, one object a line (`docs/events.md`).
fn as_json(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let voice = asked.room.voice;
    match asked.stored {
        Stored::Played(stored) => {
            let lines = stored.kept.iter().map(serde_json::to_string).collect::<Result<Vec<_>, _>>();
            let lines = lines.map_err(|error| refused(&error.into(), voice))?;
            Ok(lines.iter().map(|line| harmless_json(line) + "\n").collect::<String>().into_bytes())
        }
        Stored::Imported(_) => {
            Err(other(voice.tell(Id::GAMES_NO_FORM, &args!("game" => asked.id.to_string())), voice))
        }
    }
}

fn fen(position: &Chess) -> Fen {
    Fen::from_position(position, EnPassantMode::Legal)
}

impl ToWrite<'_> {
    /// The game as a scoresheet.
    pub(super) fn sheet(&self) -> Scoresheet {
        let voice = self.room.voice;
        let style = SheetStyle {
            voice,
            names: self.room.names,
            moves: self.flags.moves.unwrap_or_default(),
            scores: self.flags.scores,
        };
        Scoresheet::of(self.game, style)
    }

    /// The place that is asked for: after so many plies, or the last one.
    fn place(&self) -> Result<NodeId, CommandError> {
        let moves = self.game.moves();
        let ply = self.flags.ply.unwrap_or(moves.len());
        let at = match ply.checked_sub(1) {
            None => return Ok(GameTree::ROOT),
            Some(last) => moves.get(last).copied(),
        };
        let voice = self.room.voice;
        let none = || {
            let args = args!("game" => self.id.to_string(), "plies" => moves.len().to_string());
            other(voice.tell(Id::GAMES_NO_PLY, &args), voice)
        };
        at.ok_or_else(none)
    }

    /// The position there.
    fn position(&self) -> Result<&Chess, CommandError> {
        Ok(self.game.tree.position(self.place()?))
    }

    fn theme(&self) -> Theme {
        self.flags.theme.unwrap_or(THEMES[0])
    }

    /// The position as a picture, with its last move marked and everything that stands there in words.
    fn diagram(&self) -> Result<Diagram, CommandError> {
        let at = self.place()?;
        let position = self.game.tree.position(at);
        let sheet = self.sheet();
        let played = self.game.tree.played(at);
        let marked = played.map(|played| marked(played, position)).unwrap_or_default();
        Ok(Diagram {
            board: position.board().clone(),
            flipped: self.flags.flip,
            marked,
            title: sheet.title.clone(),
            description: described(position.board(), &sheet, self.room.voice),
        })
    }

    /// The move that was played in it.
    fn next(&self) -> Option<Move> {
        let at = self.flags.ply.and_then(|ply| self.game.moves().get(ply).copied())?;
        self.game.tree.played(at)
    }
}

/// What stands on a board: each side's pieces in the letters of the voice, with their squares.
fn described(board: &Board, sheet: &Scoresheet, voice: &Voice) -> String {
    let side = |color: Color| {
        let pieces = Role::ALL.into_iter().rev().flat_map(|role| {
            let letter = if role == Role::Pawn { "" } else { voice.lexicon().letter(role) };
            (board.by_role(role) & board.by_color(color))
                .into_iter()
                .map(move |square| format!("{letter}{square}"))
        });
        let name = color.fold_wb(&sheet.columns.white, &sheet.columns.black);
        format!("{name}: {}.", pieces.collect::<Vec<_>>().join(", "))
    };
    format!("{} {}", side(Color::White), side(Color::Black))
}

/// The squares a move has led from and to: in castling those of the king, by the position behind it.
fn marked(played: Move, after: &Chess) -> Bitboard {
    let color = !after.turn();
    let to = match played.castling_side() {
        Some(side) => side.king_to(color),
        None => played.to(),
    };
    played.from().map_or(Bitboard::EMPTY, Bitboard::from).with(to)
}
