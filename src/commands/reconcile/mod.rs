//! `ansage reconcile`: two scores on paper, and the boards if they are known, held against each other (D.2.9).

mod sheet;
mod telling;

use clap::Args;
use std::path::Path;
use std::path::PathBuf;

use shakmaty::fen::Fen;
use shakmaty::{Board, ByColor, Color, Move, Position};

use super::output::{print_text, usage};
use crate::args;
use crate::boards::{Cause, Comparison, History, Scores, explain};
use crate::error::CommandError;
use crate::file::open_stream;
use crate::hear::{Letters, pgn};
use crate::session::Paper;
use crate::tell::Phrasing;
use crate::voice::{Id, NameSystem, Voice};
use sheet::{FollowedScores, Sheet, follow};

/// `ansage reconcile`
#[derive(Debug, Args)]
pub struct Reconcile {
    #[arg(value_name = "WHITE.pgn")]
    pub white_score: PathBuf,
    #[arg(value_name = "BLACK.pgn")]
    pub black_score: PathBuf,
    #[arg(long, value_name = "FEN")]
    pub white_board: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub black_board: Option<String>,
    #[arg(long = "json")]
    pub as_json: bool,
}

/// What was found.
struct Reconciled {
    sheets: ByColor<Sheet>,
    boards: ByColor<Option<Board>>,
    /// On how many plies the scores agree, from the first on.
    agreed: usize,
    finding: Comparison,
    /// What the score that has more moves announced.
    history: History,
    /// Why each board is wrong, the likeliest first, where the scores agree.
    causes: ByColor<Vec<Cause>>,
}

/// Decides, tells, and ends with exit code 1 where anything differs.
///
/// # Errors
/// A file or a FEN cannot be read, or has no score; the scores begin with different positions, or the output fails.
pub fn run(
    asked: &Reconcile,
    voice: &Voice,
    names: NameSystem,
    letters: Option<&Voice>,
) -> Result<(), CommandError> {
    let pgn = pgn::pgn_letters().map_err(|error| CommandError::other(format!("ansage: {error}")))?;
    let letters = Letters::of(letters.unwrap_or(&pgn).lexicon());
    let paper = |path: &Path| {
        let paper = Paper::read(open_stream(path), &path.display().to_string(), voice);
        paper.map_err(|why| usage(why, voice))
    };
    let papers = ByColor { white: paper(&asked.white_score)?, black: paper(&asked.black_score)? };
    if papers.white.start != papers.black.start {
        return Err(usage(voice.say(Id::RECONCILE_STARTS), voice));
    }
    let boards = ByColor {
        white: board(asked.white_board.as_deref(), Color::White, voice)?,
        black: board(asked.black_board.as_deref(), Color::Black, voice)?,
    };
    let found = reconciled(follow(papers, letters), boards);
    let phrasing = Phrasing::in_names(voice, names).reading(letters.lexicon());
    let lines = if asked.as_json {
        vec![telling::object(&found, &phrasing).to_string()]
    } else {
        telling::told(&found, &phrasing)
    };
    print_text(&(lines.join("\n") + "\n"), voice)?;
    let clear = found.sheets.iter().all(Sheet::is_clear);
    if found.finding == Comparison::Agreement && clear { Ok(()) } else { Err(CommandError::told()) }
}

fn board(text: Option<&str>, whose: Color, voice: &Voice) -> Result<Option<Board>, CommandError> {
    let Some(text) = text else { return Ok(None) };
    // A board may be impossible; no rights and no turn are asked for.
    let placement = text.split_whitespace().next().unwrap_or_default();
    let read = placement.parse::<Fen>().ok().map(|fen| fen.as_setup().board.clone());
    read.map(Some).ok_or_else(|| {
        let color = crate::tell::color_key(whose);
        usage(voice.tell(Id::RECONCILE_BOARD, &args!("color" => color)), voice)
    })
}

fn reconciled(followed: FollowedScores, boards: ByColor<Option<Board>>) -> Reconciled {
    let FollowedScores { sheets, agreed, differ } = followed;
    let (white, black) = (&sheets.white, &sheets.black);
    // Who has not written the last moves, or not so that they can be read, has not written others.
    let longer = if white.moves.len() >= black.moves.len() { white } else { black };
    let expected = if differ {
        ByColor { white: white.end().board(), black: black.end().board() }
    } else {
        ByColor { white: longer.end().board(), black: longer.end().board() }
    };
    let known = boards.as_ref().map(Option::as_ref);
    let scores = if differ { Scores::Differ(agreed) } else { Scores::Agree };
    let unlike = known.white.zip(known.black).map(|(white, black)| white != black);
    let wrong = known.zip(expected).map(|(board, right)| board.is_some_and(|board| board != right));
    let finding = Comparison::of(scores, unlike, wrong);
    let history = history(longer);
    let causes = if differ {
        ByColor::default()
    } else {
        known.map(|board| board.map(|board| explain(&history, board)).unwrap_or_default())
    };
    Reconciled { sheets, boards, agreed, finding, history, causes }
}

fn history(sheet: &Sheet) -> History {
    let mut history = History::new(sheet.positions[0].board().clone());
    let colors = sheet.positions.iter().map(Position::turn);
    sheet.moves.iter().zip(colors).for_each(|(played, color): (&Move, Color)| history.push(played, color));
    history
}
