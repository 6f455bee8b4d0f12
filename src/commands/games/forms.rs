//! The forms in which a game can be written out, each a row of one table.

// All forms have one type, and some of them can fail.
#![allow(clippy::unnecessary_wraps)]

use std::path::PathBuf;

use clap::Args;
use shakmaty::fen::Fen;
use shakmaty::san::San;
use shakmaty::{Bitboard, ByRole, Chess, EnPassantMode, Move, Piece, Position, Role, Square};

use super::fonts::font;
use crate::args;
use crate::braille::{BrailleFormat, CODES, PageSize, code_of, diagram, lay_out};
use crate::commands::flags::{one_of, steps};
use crate::commands::output::usage;
use crate::commands::play::StartContext;
use crate::diagram::{Diagram, SQUARE_PX, THEMES, Theme, png, svg};
use crate::error::CommandError;
use crate::pdf;
use crate::record::{GameTree, NodeId, Stored, WrittenGame, pgn};
use crate::session::{other, refused};
use crate::tell::{
    MoveText, Phrasing, PrintSize, Scoresheet, SheetMoves, SheetStyle, SheetTable, TableRow, braille,
    described, html, piece_name, text,
};
use crate::text::harmless_json;
use crate::voice::{Id, NameSystem, Voice, braille_table};

/// A square of a picture has so many pixels where nothing else is said.
const SQUARE: u32 = 64;

/// How a scoresheet is written out.
#[derive(Debug, Args, Default)]
pub struct SheetFlags {
    #[arg(id = "told", long = "moves", value_parser = one_of(MOVES), value_name = "HOW")]
    pub moves: Option<SheetMoves>,
    #[arg(long)]
    pub scores: bool,
}

/// How a game is written out.
#[derive(Debug, Args, Default)]
pub struct FormFlags {
    #[command(flatten)]
    pub sheet: SheetFlags,
    #[arg(long)]
    pub large: bool,
    #[arg(long, value_name = "FONT")]
    pub font: Option<PathBuf>,
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
    #[arg(id = "pause", long = "pace", value_parser = clap::value_parser!(u16).range(..=60), value_name = "SECONDS")]
    pub pause: Option<u16>,
    #[arg(long, value_parser = steps(), allow_negative_numbers = true, value_name = "STEPS")]
    pub rate: Option<i8>,
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
pub type Writer = fn(&ToWrite<'_>) -> Result<Vec<u8>, CommandError>;

/// A form in which games can be written out.
#[derive(Debug, Clone, Copy)]
pub enum Form {
    /// One game and no more.
    One(Writer),
    /// One game behind the other, with this between them.
    Each(Writer, &'static str),
    /// All of them as one sound file.
    Audio,
    /// All of them as one talking book, which is a folder.
    Daisy,
}

/// A form with its name on the command line and the flags that mean anything to it.
#[derive(Debug, Clone, Copy)]
pub struct NamedForm {
    name: &'static str,
    /// The form.
    pub form: Form,
    flags: &'static [&'static str],
}

const fn named(name: &'static str, form: Form, flags: &'static [&'static str]) -> NamedForm {
    NamedForm { name, form, flags }
}

/// The forms; the first is the usual one.
pub const FORMS: [NamedForm; 14] = [
    named("pgn", Form::Each(as_pgn, ""), &[]),
    named("text", Form::Each(as_text, "\n"), &["moves", "scores"]),
    named("html", Form::One(as_html), &["moves", "scores", "large"]),
    named("pdf", Form::One(as_pdf), &["moves", "scores", "large", "font"]),
    named("fen", Form::Each(as_fen, ""), &["ply"]),
    named("epd", Form::Each(as_epd, ""), &["ply"]),
    named("json", Form::One(as_json), &[]),
    named("brf", Form::Each(as_brf, ""), &["code", "cells", "page-lines"]),
    named("brl", Form::Each(as_brl, ""), &["code", "cells", "page-lines"]),
    named("cells", Form::One(as_cells), &["ply", "flip"]),
    named("svg", Form::One(as_svg), &["ply", "theme", "flip"]),
    named("png", Form::One(as_png), &["ply", "theme", "flip", "square"]),
    named("audio", Form::Audio, &["pace", "rate"]),
    named("daisy", Form::Daisy, &["pace", "rate"]),
];

/// As clap has them.
pub fn by_name() -> [(&'static str, NamedForm); 14] {
    FORMS.map(|form| (form.name, form))
}

impl NamedForm {
    /// Refuses what means nothing to this form.
    ///
    /// # Errors
    /// Such a flag was given.
    pub fn takes(&self, flags: &FormFlags, voice: &Voice) -> Result<(), CommandError> {
        let given = [
            ("moves", flags.sheet.moves.is_some()),
            ("scores", flags.sheet.scores),
            ("large", flags.large),
            ("font", flags.font.is_some()),
            ("ply", flags.ply.is_some()),
            ("theme", flags.theme.is_some()),
            ("square", flags.square.is_some()),
            ("flip", flags.flip),
            ("code", flags.code.is_some()),
            ("cells", flags.cells.is_some()),
            ("page-lines", flags.lines.is_some()),
            ("pace", flags.pause.is_some()),
            ("rate", flags.rate.is_some()),
        ];
        let idle = given.into_iter().find(|(name, given)| *given && !self.flags.contains(name));
        let told = idle.map(|(flag, _)| {
            let args = args!("flag" => flag, "form" => self.name);
            usage(voice.tell(Id::GAMES_IDLE_FLAG, &args), voice)
        });
        told.map_or(Ok(()), Err)
    }
}

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
    Ok(text(&asked.sheet_with_scores(SheetMoves::Announced)?).into_bytes())
}

/// The scoresheet as a page. What is announced in another language than the page's is marked as that.
fn as_html(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let size = if asked.flags.large { PrintSize::Large } else { PrintSize::Normal };
    Ok(html(&asked.sheet_with_scores(SheetMoves::Spoken)?, size).into_bytes())
}

/// The scoresheet as PDF, in a font of this computer.
fn as_pdf(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let voice = asked.room.voice;
    let size = if asked.flags.large { PrintSize::Large } else { PrintSize::Normal };
    let sheet = asked.sheet_with_scores(SheetMoves::Announced)?;
    let table = SheetTable::of(&sheet);
    let header = sheet.header.iter().chain(&sheet.begins).cloned().collect();
    let row = |row: &TableRow| pdf::Row {
        head: row.head.clone(),
        cells: row.cells.clone(),
        below: row.below.clone(),
    };
    let printed = pdf::Sheet {
        title: sheet.title.clone(),
        language: sheet.language.clone(),
        header,
        before: sheet.before.clone(),
        heads: table.heads.clone(),
        rows: table.rows.iter().map(row).collect(),
        behind: sheet.behind.clone(),
        result: sheet.result.clone(),
    };
    let (path, font) = font(asked.flags.font.as_deref(), voice)?;
    pdf::pdf(&printed, size.points().0.into(), &font).map_err(|error| {
        tracing::warn!(%error, "no PDF in this font");
        let font = args!("file" => path.display().to_string());
        other(voice.tell(Id::GAMES_UNUSABLE_FONT, &font), voice)
    })
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
    let size = size.map_err(|fault| failed(fault.to_string()))?;
    let pages = lay_out(&code, &score, size, true);
    pages.write(format).map(String::into_bytes).map_err(|fault| failed(fault.to_string()))
}

/// The position for a Braille display: one cell a square, in the letters of the voice, dot 7 for White. A pawn, which has
/// no letter, has the first one of its name.
fn as_cells(asked: &ToWrite<'_>) -> Result<Vec<u8>, CommandError> {
    let (board, lexicon) = (asked.position()?.board(), asked.room.voice.lexicon());
    let pawn = piece_name(Role::Pawn, asked.room.voice);
    let sign = |piece: Piece| {
        let named = if piece.role == Role::Pawn { &pawn } else { lexicon.letter(piece.role) };
        let letter = named.chars().next().unwrap_or_else(|| piece.role.char());
        (letter.to_lowercase().next().unwrap_or(letter), piece.color.is_white())
    };
    let placement = std::array::from_fn(|row| {
        std::array::from_fn(|file| {
            // From Black's side the first row is the first rank and begins with the file h.
            let at = if asked.flags.flip { 8 * row + 7 - file } else { 8 * (7 - row) + file };
            board.piece_at(Square::ALL[at]).map(sign)
        })
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
        self.sheet_of(self.flags.sheet.moves.unwrap_or_default())
    }

    /// The same; where both scores are asked for, there must be some. Announced moves are told in this way.
    fn sheet_with_scores(&self, announced: SheetMoves) -> Result<Scoresheet, CommandError> {
        if self.flags.sheet.scores && self.game.scores.is_none() {
            let args = args!("game" => self.id.to_string());
            return Err(other(self.room.voice.tell(Id::GAMES_NO_SCORES, &args), self.room.voice));
        }
        let moves = self.flags.sheet.moves.unwrap_or_default();
        Ok(self.sheet_of(if moves == SheetMoves::Letters { moves } else { announced }))
    }

    /// The same with the moves told in this way.
    pub(super) fn sheet_of(&self, moves: SheetMoves) -> Scoresheet {
        let (voice, names) = (self.room.voice, self.room.names);
        Scoresheet::of(self.game, SheetStyle { voice, names, moves, scores: self.flags.sheet.scores })
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
            description: self.described(at),
        })
    }

    /// In words: what stands there, which move led to it, check or mate, and whose move it is.
    fn described(&self, at: NodeId) -> String {
        let phrasing = Phrasing::in_names(self.room.voice, NameSystem::Letters);
        let (tree, position) = (&self.game.tree, self.game.tree.position(at));
        let mut said = vec![described(position.board(), &phrasing)];
        if let Some(played) = tree.played(at) {
            let before = tree.position(tree.before(at));
            let number = if before.turn().is_white() { "." } else { "..." };
            let written = MoveText::new(self.room.voice.lexicon()).written(&played, before);
            said.push(format!("{}{number} {written}.", before.fullmoves()));
        }
        if !position.is_game_over() {
            said.push(phrasing.of_color(Id::TURN, position.turn()));
        }
        said.join(" ")
    }

    /// The move that was played in it.
    fn next(&self) -> Option<Move> {
        let at = self.flags.ply.and_then(|ply| self.game.moves().get(ply).copied())?;
        self.game.tree.played(at)
    }
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
