//! Where puzzles come from, which of them are wanted, and which were set already.

use std::collections::HashSet;
use std::io::{self, Read};
use std::sync::mpsc::Sender;
use std::time::Duration;

use crate::hear::PuzzleChoice;
use crate::session::wake::Wake;
use crate::training::puzzle::{FoundPuzzle, Puzzle, PuzzleFilter, PuzzleSearch, PuzzleSource, Span};
use crate::voice::PuzzleWord;

/// A rating is as wanted where it is no further from it.
const NEAR: u32 = 100;

/// A file of puzzles that is gone through.
pub(super) struct PuzzleFile {
    /// Before anything was looked for.
    source: Option<PuzzleSource>,
    search: Option<PuzzleSearch>,
    open: Box<dyn Fn() -> io::Result<Box<dyn Read + Send>> + Send>,
    size: u64,
    /// Which were wanted when it was opened, and which are now.
    first: PuzzleFilter,
    wanted: PuzzleFilter,
    /// Whether anything was found since then.
    has_found: bool,
    /// The names of those that were solved some other day, and are passed over.
    solved: HashSet<String>,
}

impl PuzzleFile {
    /// Nothing is looked for yet; the puzzles of these names were solved some other day.
    pub(super) fn new(mut source: PuzzleSource, solved: HashSet<String>) -> PuzzleFile {
        source.filter.passed.clone_from(&solved);
        let open = std::mem::replace(&mut source.again, Box::new(|| Err(io::ErrorKind::Unsupported.into())));
        let (first, size) = (source.filter.clone(), source.size);
        PuzzleFile {
            source: Some(source),
            search: None,
            open,
            size,
            wanted: first.clone(),
            first,
            has_found: false,
            solved,
        }
    }

    /// Begins to look; this is woken by what is found.
    pub(super) fn begin(&mut self, wake: &Sender<Wake>) {
        let wake = wake.clone();
        let changed = move || {
            // Whoever sat there may have gone.
            let _ = wake.send(Wake::Lesson);
        };
        self.search = self.source.take().map(|source| PuzzleSearch::begin(source, changed));
    }

    /// Looks from the beginning of the file on for these puzzles, but for those that were set.
    ///
    /// # Errors
    /// It cannot be read again.
    pub(super) fn look_for(&mut self, wanted: PuzzleFilter, wake: &Sender<Wake>) -> io::Result<()> {
        let again = Box::new(|| Err(io::ErrorKind::Unsupported.into()));
        let (input, filter) = ((self.open)()?, wanted.clone());
        self.source = Some(PuzzleSource { input, size: self.size, filter, again });
        (self.wanted, self.has_found) = (wanted, false);
        self.begin(wake);
        Ok(())
    }

    /// Those that were solved some other day are wanted again; whether there were any.
    pub(super) fn forget_solved(&mut self, wake: &Sender<Wake>) -> bool {
        if self.has_found || self.solved.is_empty() {
            return false;
        }
        let mut wanted = self.wanted();
        for name in std::mem::take(&mut self.solved) {
            wanted.passed.remove(&name);
        }
        self.look_for(wanted, wake).is_ok()
    }

    /// What is found within this time; `None` where that takes longer.
    pub(super) fn after(&mut self, patience: Duration) -> Option<FoundPuzzle> {
        let found = self.search.as_ref()?.after(patience)?;
        if let Ok(Some(puzzle)) = &found.puzzle {
            self.has_found = true;
            self.wanted.passed.insert(puzzle.name.clone());
        }
        Some(found)
    }

    /// How many of a hundred parts of the file are read.
    pub(super) fn percent(&self) -> u32 {
        self.search.as_ref().map_or(0, PuzzleSearch::percent)
    }

    /// Which puzzles are wanted now, to be come back to.
    pub(super) fn wanted(&self) -> PuzzleFilter {
        self.wanted.clone()
    }

    /// What is wanted with this word beside this puzzle; `None` where there is nothing easier, or harder.
    pub(super) fn chosen(&self, choice: PuzzleChoice, now: &Puzzle) -> Option<PuzzleFilter> {
        let all = PuzzleFilter { passed: self.wanted.passed.clone(), ..self.first.clone() };
        // "Mate in one" says itself how hard it is.
        let mut graded = self.wanted();
        graded.themes.retain(|theme| !theme.starts_with("mateIn") && !theme.starts_with("mate-in"));
        let about = |theme: String| Some(PuzzleFilter { themes: vec![theme], ..all.clone() });
        let (pieces, moves) = (now.pieces(), now.moves());
        match (choice.word, choice.number) {
            (PuzzleWord::Puzzles, _) | (PuzzleWord::Rating, None) => None,
            (PuzzleWord::Any, _) => Some(all),
            (PuzzleWord::Mate, Some(moves)) => about(format!("mateIn{moves}")),
            (PuzzleWord::Pieces, number) => {
                Some(PuzzleFilter { pieces: number.map(|most| Span { least: 0, most }), ..all })
            }
            (PuzzleWord::Rating, Some(rating)) => {
                let near = Span { least: rating.saturating_sub(NEAR), most: rating.saturating_add(NEAR) };
                Some(PuzzleFilter { rating: Some(near), ..all })
            }
            (PuzzleWord::Easier, _) => match (now.rating, moves, pieces) {
                (Some(rating), ..) => {
                    let below = Span { least: 0, most: rating.checked_sub(1)? };
                    Some(PuzzleFilter { rating: Some(below), ..graded })
                }
                (None, 2.., _) => {
                    Some(PuzzleFilter { moves: Some(Span { least: 1, most: moves - 1 }), ..graded })
                }
                (None, ..) => {
                    Some(PuzzleFilter { pieces: Some(Span { least: 0, most: pieces - 1 }), ..graded })
                }
            },
            (PuzzleWord::Harder, _) => {
                let above = |number: u32| Some(Span { least: number.saturating_add(1), most: u32::MAX });
                Some(match now.rating {
                    Some(rating) => PuzzleFilter { rating: above(rating), ..graded },
                    None => PuzzleFilter { moves: above(moves), pieces: None, ..graded },
                })
            }
            (theme, _) => about(<&str>::from(theme).to_owned()),
        }
    }
}
