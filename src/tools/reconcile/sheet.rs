//! One score on paper, as it is typed in as PGN: what is written there, and how far it can be played.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use shakmaty::san::San;
use shakmaty::{CastlingMode, Chess, Move, Position};

use crate::announcement::{Heard, Phrasing, hear, line, misfit, not_heard, resolve};
use crate::args;
use crate::failure::Failure;
use crate::game::position_of;
use crate::record::{Movetext, What};
use crate::speech::clean;
use crate::tools::{position, system};
use crate::voice::{Lexicon, Voice};

/// The longest score that is read, in plies: longer than any game (9.6.2).
const LONGEST: usize = 20_000;

/// A score.
pub(super) struct Sheet {
    /// The position it begins with.
    pub start: Chess,
    /// What is written, word by word.
    pub words: Vec<String>,
    /// The moves, as far as they can be played.
    pub moves: Vec<Move>,
    /// The positions after each of them, the start first.
    pub positions: Vec<Chess>,
    /// Why the word after them is no move.
    pub fault: Option<String>,
}

impl Sheet {
    /// Reads the first game of the file.
    ///
    /// # Errors
    /// The file cannot be read, its position is none, or no game is in it.
    pub fn read(path: &Path, letters: &Lexicon, voice: &Voice) -> Result<Sheet, Failure> {
        let wrong = |why: String| {
            let file = path.display().to_string();
            Failure::usage(voice.tell("reconcile-file", &args!("file" => file, "why" => why)))
        };
        let unread = |error: &std::io::Error| {
            Failure::usage(
                voice.tell("error-other", &args!("why" => system::not_readable(path, error, voice))),
            )
        };
        let file = File::open(path).map_err(|error| unread(&error))?;
        let (mut fen, mut chess960, mut words, mut ended) = (None, false, Vec::new(), false);
        for entry in Movetext::new(BufReader::new(file)) {
            let entry = entry.map_err(|error| unread(&error))?;
            match entry.what {
                // The first game alone.
                What::Tag(..) if ended || !words.is_empty() => break,
                What::Tag(name, value) if name == "FEN" => fen = Some(value),
                What::Tag(name, value) if name == "Variant" => chess960 = value.contains("960"),
                What::Tag(..) => {}
                What::Word(word) if !ended && words.len() < LONGEST => words.push(clean(&word)),
                What::Word(_) => break,
                What::Result => ended = true,
                What::Flaw(_) => {
                    let line = entry.line.to_string();
                    return Err(wrong(voice.tell("reconcile-flaw", &args!("line" => line))));
                }
            }
        }
        if words.is_empty() && !ended {
            return Err(wrong(voice.say("reconcile-no-game")));
        }
        let mode = chess960.then_some(CastlingMode::Chess960);
        let start = match fen {
            Some(fen) => {
                position_of(&fen, mode).map_err(|error| wrong(position::why_no_start(&error, voice)))?
            }
            None => Chess::default(),
        };
        Ok(Sheet::play(start, words, letters, voice))
    }

    fn play(start: Chess, words: Vec<String>, letters: &Lexicon, voice: &Voice) -> Sheet {
        let (mut moves, mut positions, mut fault) = (Vec::new(), vec![start.clone()], None);
        let mut now = start.clone();
        for word in &words {
            match played(word, &now, letters, voice) {
                Ok(played) => {
                    now.play_unchecked(played);
                    moves.push(played);
                    positions.push(now.clone());
                }
                Err(why) => {
                    fault = Some(why);
                    break;
                }
            }
        }
        Sheet { start, words, moves, positions, fault }
    }

    /// The position to which it leads.
    pub fn end(&self) -> &Chess {
        self.positions.last().unwrap_or(&self.start)
    }
}

fn played(word: &str, now: &Chess, letters: &Lexicon, voice: &Voice) -> Result<Move, String> {
    let bare = word.trim_end_matches(['+', '#', '!', '?']);
    if let Some(played) = San::from_ascii(bare.as_bytes()).ok().and_then(|san| san.to_move(now).ok()) {
        return Ok(played);
    }
    let phrasing = Phrasing::new(voice);
    match hear(word, letters) {
        Ok(utterance) => match utterance.heard {
            Heard::Announcement(announcement, _) => {
                resolve(&announcement, now).map_err(|why| line(&misfit(&why, &phrasing, false)))
            }
            Heard::Request(_) | Heard::Choice(_) => Err(voice.say("not-heard-no-move")),
        },
        Err(why) => Err(line(&[not_heard(&why, &phrasing)])),
    }
}
