//! A scoresheet as it is read aloud: chapter by chapter, sentence by sentence, with what is in the language of the
//! announcements marked.

use shakmaty::{Color, Position};

use super::sheet::{Scoresheet, SheetMove};
use crate::args;
use crate::evaluation::GameStage;
use crate::record::WrittenGame;
use crate::voice::{Id, Voice};

/// A heading, and the sentences behind it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chapter {
    /// What is read, and what a list of the chapters shows.
    pub heading: String,
    /// Whether it is a part of the chapter before that is none.
    pub is_part: bool,
    /// What is read behind the heading, [marked](crate::voice::parted).
    pub sentences: Vec<String>,
}

/// A game as chapters: who played and where, and a part for each stage of the game. The sheet is one whose moves are
/// [spoken](super::SheetMoves::Spoken).
pub fn chapters(game: &WrittenGame, sheet: &Scoresheet, voice: &Voice) -> Vec<Chapter> {
    let header = sheet.header.iter().chain(&sheet.begins);
    let header = header.map(|(name, value)| sentence(&format!("{name}: {value}")));
    let before = sheet.before.iter().map(|said| sentence(said));
    let mut chapters = vec![Chapter {
        heading: sheet.title.clone(),
        is_part: false,
        sentences: header.chain(before).collect(),
    }];
    let mut stage = None;
    let mut places = game.moves().into_iter();
    for row in &sheet.rows {
        for (color, played) in row.moves() {
            let Some(at) = places.next() else { break };
            let now = Some(GameStage::of(game.tree.position(at).board())).max(stage);
            if now != stage {
                stage = now;
                let heading = voice.tell(Id::SHEET_STAGE, &args!("stage" => stage.map_or("", key)));
                chapters.push(Chapter { heading, is_part: true, sentences: Vec::new() });
            }
            let begins = row.white.is_none();
            if let Some(chapter) = chapters.last_mut() {
                chapter.sentences.extend(told((color, begins), row.number, played, voice));
            }
        }
    }
    if let Some(last) = chapters.last_mut() {
        last.sentences.extend(sheet.behind.iter().map(|said| sentence(said)));
        let (name, result) = &sheet.result;
        last.sentences.push(sentence(&format!("{name}: {result}")));
    }
    chapters
}

/// A move, and a sentence for each thing that stands beside it.
fn told(
    (color, begins): (Color, bool),
    number: u32,
    played: &SheetMove,
    voice: &Voice,
) -> impl Iterator<Item = String> {
    let place = match (color, begins) {
        (Color::White, _) => "white",
        (Color::Black, true) => "black-first",
        (Color::Black, false) => "black",
    };
    let args = args!("place" => place, "number" => number.to_string(), "move" => played.played.clone());
    let announced = voice.tell(Id::SHEET_SPOKEN, &args);
    let beside: Vec<String> = played.said().map(|said| sentence(said)).collect();
    std::iter::once(announced).chain(beside)
}

/// What stands beside a move as a sentence of its own.
fn sentence(said: &str) -> String {
    let said = said.trim_end();
    if said.ends_with(['.', '!', '?', ':']) { said.to_owned() } else { format!("{said}.") }
}

/// The name of a stage in the voices.
fn key(stage: GameStage) -> &'static str {
    match stage {
        GameStage::Opening => "opening",
        GameStage::Middlegame => "middlegame",
        GameStage::Endgame => "endgame",
    }
}
