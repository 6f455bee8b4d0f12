//! A PGN file out of which games are gone over.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use crate::file::open;
use crate::hear::Letters;
use crate::speech::clean;
use crate::tell::{Fact, Outcome, PuzzleTrouble};
use crate::training::annotated::{AnnotatedGame, AnnotatedGames, GameFault};
use crate::voice::{Id, Lexicon};

/// So many faults are told one by one; behind them it is told how many more there are.
const TOLD: usize = 3;

/// A PGN file out of which games are gone over.
pub(crate) struct PgnFile {
    path: PathBuf,
    /// Its name as it is told.
    shown: String,
    games: AnnotatedGames<BufReader<File>>,
    /// The number of the game that was read last.
    read: u64,
}

/// Which game of a file is wanted.
#[derive(Debug, Clone, Copy)]
pub(crate) enum WantedGame {
    /// The one behind this one.
    Next,
    /// The one before it.
    Previous,
    /// The one of this number, from 1.
    Number(u64),
}

impl WantedGame {
    /// Its word in the messages.
    pub(super) fn name(self) -> &'static str {
        match self {
            WantedGame::Next => "next",
            WantedGame::Previous => "previous",
            WantedGame::Number(_) => "number",
        }
    }
}

impl PgnFile {
    /// Opens it.
    ///
    /// # Errors
    /// It is no ordinary file, or cannot be read.
    pub(crate) fn open(path: &Path) -> io::Result<PgnFile> {
        let shown = clean(&path.file_name().unwrap_or_default().to_string_lossy());
        let games = games(path)?;
        Ok(PgnFile { path: path.to_owned(), shown, games, read: 0 })
    }

    /// Its name as it is told.
    pub(super) fn shown(&self) -> &str {
        &self.shown
    }

    /// The game that is wanted where one stands at the game of this number, with what could not be read; one that has no
    /// position is left out, and the next is taken.
    pub(crate) fn game(
        &mut self,
        wanted: WantedGame,
        here: u64,
        lexicon: &Lexicon,
    ) -> (Vec<Outcome>, Option<AnnotatedGame>) {
        let number = match wanted {
            WantedGame::Next => here.saturating_add(1),
            WantedGame::Previous => here.saturating_sub(1),
            WantedGame::Number(number) => number,
        };
        if number == 0 {
            return (Vec::new(), None);
        }
        let letters = Letters::of(lexicon);
        let mut faults = Vec::new();
        let mut found = self.go_to(number, &mut faults, letters);
        // What is left out is left out in this direction too.
        for before in (1..number).rev() {
            let is_before = !matches!(&found, Ok(Some(game)) if game.number >= here);
            if is_before || !matches!(wanted, WantedGame::Previous) {
                break;
            }
            faults.clear();
            found = self.go_to(before, &mut faults, letters);
        }
        let mut told: Vec<Outcome> = Vec::new();
        for fault in faults.iter().take(TOLD) {
            told.push(trouble(Fact::GameFault(self.shown.clone(), fault.clone())));
        }
        if let Some(more) = faults.len().checked_sub(TOLD).filter(|more| *more > 0) {
            told.push(trouble(Fact::numbered(Id::PUZZLE_REFUSED_MORE, "count", more)));
        }
        let found = found.unwrap_or_else(|error| {
            told.push(trouble(Fact::Puzzle(self.shown.clone(), PuzzleTrouble::Unread(error))));
            None
        });
        (told, found)
    }

    fn go_to(
        &mut self,
        number: u64,
        faults: &mut Vec<GameFault>,
        letters: Letters<'_>,
    ) -> io::Result<Option<AnnotatedGame>> {
        if self.read >= number {
            self.games = games(&self.path)?;
            self.read = 0;
        }
        while self.read + 1 < number {
            if !self.games.skip_game()? {
                return Ok(None);
            }
            self.read += 1;
        }
        while let Some(found) = self.games.next_game(letters)? {
            self.read += 1;
            match found {
                Ok(mut game) => {
                    faults.append(&mut game.faults);
                    return Ok(Some(game));
                }
                Err(fault) => faults.push(fault),
            }
        }
        Ok(None)
    }
}

fn games(path: &Path) -> io::Result<AnnotatedGames<BufReader<File>>> {
    Ok(AnnotatedGames::new(BufReader::new(open(path)?)))
}

/// That something in the file cannot be read.
fn trouble(fact: Fact) -> Outcome {
    Outcome::notice("game-refused", fact)
}
