//! Puzzles: a position is told, and whoever solves it says the moves.

use std::collections::{HashSet, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use shakmaty::{Board, Position};

use super::open_puzzle::{OpenPuzzle, one, wrong};
use super::puzzle_file::PuzzleFile;
use super::{Lesson, LessonContext, LessonLine, LessonStep, Then};
use crate::game::{Announcement, laid_out, resolve};
use crate::hear::{Control, Intent, LessonRequest, PuzzleChoice};
use crate::laws::Millis;
use crate::record::{Library, Practice, PracticeLog, Success};
use crate::tell::{Fact, Outcome, PuzzleTrouble, Variable};
use crate::training::puzzle::{FoundPuzzle, Puzzle, PuzzleFilter, PuzzleSource, Solving, Tried};
use crate::voice::{Id, LessonWord, PuzzleWord};

/// That a puzzle is looked for is told again after so long, in milliseconds.
const TOLD_AGAIN: Millis = 10_000;

/// So many puzzles can be gone back to.
const KEPT: usize = 100;

/// Puzzles one after the other.
pub(crate) struct Puzzles {
    /// Where they stand.
    from: PuzzleFile,
    /// So long an answer waits for the next one.
    patience: Duration,
    /// When it is told again that the next one is looked for, where somebody waits for it.
    awaited: Option<Millis>,
    /// The name of the file.
    file: String,
    /// How many have been set.
    number: usize,
    now: Option<OpenPuzzle>,
    /// Those before it, the last of them last, and those behind it that were gone back from, the next of them last.
    before: VecDeque<OpenPuzzle>,
    behind: Vec<OpenPuzzle>,
    /// Which were wanted before others are looked for, until one of those is found.
    instead: Option<PuzzleFilter>,
    results: Results,
    /// Where it is kept how they go; nowhere where the library may only be read.
    kept: Option<Library>,
    /// Now, in milliseconds since 1970.
    date: i64,
}

/// The names of the puzzles that were solved some other day.
fn solved(kept: Option<&Library>) -> HashSet<String> {
    let all = kept.and_then(|library| PracticeLog::of(library).behind(0).ok()).unwrap_or_default();
    let solved = all.into_iter().filter_map(|done| match done.what {
        Practice::Puzzle(name, Success::Right | Success::Helped) => Some(name),
        _ => None,
    });
    solved.collect()
}

/// How it has gone.
#[derive(Default)]
struct Results {
    /// Solved by the first move tried, without a hint.
    alone: usize,
    /// Solved at all.
    solved: usize,
    /// All that were solved, given up or skipped.
    all: usize,
}

impl Puzzles {
    /// The puzzles that stand here; the file is called so, and how they go is kept in this library. An answer waits so
    /// long for the next one.
    pub(crate) fn new(
        source: PuzzleSource,
        file: String,
        kept: Option<Library>,
        patience: Duration,
    ) -> Puzzles {
        Puzzles {
            from: PuzzleFile::new(source, solved(kept.as_ref())),
            patience,
            awaited: None,
            file,
            number: 0,
            now: None,
            before: VecDeque::new(),
            behind: Vec::new(),
            instead: None,
            results: Results::default(),
            kept,
            date: 0,
        }
    }

    /// The puzzle that is open is over: counted, and kept. That it cannot be is told.
    fn finish(&mut self, solved: bool) -> Option<Outcome> {
        let now = self.now.as_mut()?;
        if std::mem::replace(&mut now.over, true) {
            return None;
        }
        let success = match (solved, now.erred, now.hints) {
            (false, ..) => Success::Wrong,
            (true, false, 0) => Success::Right,
            (true, ..) => Success::Helped,
        };
        self.results.add(success);
        let name = match now.solving.puzzle().name.as_str() {
            "" => format!("{} {}", self.file, now.number),
            name => name.to_owned(),
        };
        let log = PracticeLog::of(self.kept.as_ref()?);
        let error = log.keep(self.date, &Practice::Puzzle(name, success)).err()?;
        let why = Fact::Say(Id::DRILL_NOT_KEPT, vec![("why", Variable::Library(error))]);
        // It is told once.
        self.kept = None;
        Some(Outcome::refused("puzzle-not-kept", why))
    }

    /// The next puzzle; where it takes longer to find it, that.
    fn next(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let found = self.from.after(self.patience);
        if let Some(found) = found { self.found(found, of) } else { self.looks(of.at) }
    }

    /// That the next one is looked for, which is told again later.
    fn looks(&mut self, at: Millis) -> LessonStep {
        self.awaited = Some(at.saturating_add(TOLD_AGAIN));
        LessonStep::tell(Outcome::notice("puzzle-sought", self.sought()))
    }

    fn sought(&self) -> Fact {
        Fact::numbered(Id::PUZZLE_SOUGHT, "percent", self.from.percent())
    }

    /// The puzzle that is found, with what is left out before it; at the end the results.
    fn found(&mut self, found: FoundPuzzle, of: &LessonContext<'_>) -> LessonStep {
        self.awaited = None;
        let FoundPuzzle { puzzle, refused, more } = found;
        let trouble = |trouble| Outcome::notice("puzzle-refused", Fact::Puzzle(self.file.clone(), trouble));
        let mut told: Vec<Outcome> =
            refused.into_iter().map(|refused| trouble(PuzzleTrouble::Refused(refused))).collect();
        if more > 0 {
            let more = Fact::numbered(Id::PUZZLE_REFUSED_MORE, "count", more);
            told.push(Outcome::notice("puzzle-refused", more));
        }
        let puzzle = puzzle.unwrap_or_else(|error| {
            told.push(trouble(PuzzleTrouble::Unread(error)));
            None
        });
        let Some(puzzle) = puzzle else {
            // All of them were solved some other day.
            if told.is_empty() && self.from.forget_solved(of.wake) {
                let step = self.next(of);
                let again = Outcome::notice("puzzle-all-solved", Id::PUZZLE_ALL_SOLVED);
                return LessonStep { told: [again].into_iter().chain(step.told).collect(), ..step };
            }
            if let Some(before) = self.instead.take() {
                return self.none_such(before, told, of);
            }
            self.now = None;
            let id = if self.number == 0 { Id::PUZZLE_NONE } else { Id::PUZZLE_LAST };
            told.push(Outcome::answered("puzzle-last", id));
            return LessonStep { told, then: Then::Leave, ..LessonStep::default() };
        };
        // Whoever chooses others before he has begun has passed nothing over.
        let is_passed = self.instead.take().is_some() && self.now.as_ref().is_some_and(OpenPuzzle::is_begun);
        let not_kept = if is_passed { self.finish(false) } else { None };
        let step = self.set(puzzle);
        told.extend(not_kept.into_iter().chain(step.told));
        LessonStep { told, ..step }
    }

    /// Sets a puzzle.
    fn set(&mut self, puzzle: Puzzle) -> LessonStep {
        self.number += 1;
        self.leave_behind();
        self.now = Some(OpenPuzzle::new(self.number, puzzle));
        self.asked()
    }

    /// Other puzzles are wanted: from the beginning of the file on, but for those that were set.
    fn choose(&mut self, choice: PuzzleChoice, of: &LessonContext<'_>) -> Option<LessonStep> {
        let puzzle = self.now.as_ref()?.solving.puzzle();
        if choice.word == PuzzleWord::Rating && choice.number.is_none() {
            let told = match puzzle.rating {
                Some(rating) => Fact::Say(Id::PUZZLE_RATING, vec![("rating", Variable::Number(rating))]),
                None => Id::PUZZLE_UNRATED.into(),
            };
            return Some(LessonStep::tell(Outcome::answered("puzzle-rating", told)));
        }
        let wanted = self.from.chosen(choice, puzzle)?;
        let before = self.from.wanted();
        if self.from.look_for(wanted, of.wake).is_err() {
            return Some(LessonStep::tell(Outcome::refused("puzzle-choice", Id::PUZZLE_NOT_AGAIN)));
        }
        self.instead = Some(before);
        self.behind.clear();
        Some(self.next(of))
    }

    /// Nothing of what was chosen is there: what was wanted before is wanted again, and the puzzle stays.
    fn none_such(
        &mut self,
        before: PuzzleFilter,
        mut told: Vec<Outcome>,
        of: &LessonContext<'_>,
    ) -> LessonStep {
        // It was read a moment ago.
        let _ = self.from.look_for(before, of.wake);
        told.push(Outcome::refused("puzzle-choice", Id::PUZZLE_NONE_SUCH));
        LessonStep { told, ..LessonStep::default() }
    }

    /// The puzzle that is open can be gone back to.
    fn leave_behind(&mut self) {
        if self.before.len() == KEPT {
            self.before.pop_front();
        }
        self.before.extend(self.now.take());
    }

    /// Back to where this puzzle began, or else to the one before.
    fn back(&mut self) -> Option<LessonStep> {
        let has_moved = self.now.as_ref().is_some_and(|now| !now.solving.made().is_empty() && !now.over);
        if has_moved {
            return self.again();
        }
        let Some(before) = self.before.pop_back() else {
            return Some(LessonStep::tell(Outcome::refused("puzzle-first", Id::PUZZLE_FIRST)));
        };
        self.behind.extend(self.now.replace(before));
        self.awaited = None;
        self.again()
    }

    /// Back to where this puzzle began. A wrong move was not made.
    fn undo(&mut self) -> Option<LessonStep> {
        if self.now.as_ref()?.solving.made().is_empty() {
            return Some(LessonStep::tell(Outcome::refused("puzzle-undo", Id::PUZZLE_NOT_MOVED)));
        }
        self.again()
    }

    /// The puzzle as it is set.
    fn asked(&self) -> LessonStep {
        let Some(now) = &self.now else { return LessonStep::default() };
        LessonStep::tell(Outcome::answered("puzzle", now.asked())).showing(Arc::clone(&now.begin))
    }

    /// Begins with the same puzzle again.
    fn again(&mut self) -> Option<LessonStep> {
        let now = self.now.as_mut()?;
        now.solving = Solving::new(now.solving.puzzle().clone());
        now.game = Arc::clone(&now.begin);
        Some(self.asked())
    }

    fn announced(&mut self, announcement: &Announcement) -> Option<LessonStep> {
        let now = self.now.as_mut()?;
        if now.solving.rest().is_empty() {
            return Some(LessonStep::tell(Outcome::refused("puzzle-over", Id::PUZZLE_OVER)));
        }
        let before = now.solving.position().clone();
        let tried = match resolve(announcement, &before) {
            Ok(tried) => tried,
            Err(misfit) => return Some(LessonStep::tell(Outcome::refused("misfit", Fact::Misfit(misfit)))),
        };
        let told = match now.solving.attempt(tried) {
            Tried::Wrong(refutation) => {
                now.erred = true;
                return Some(LessonStep::tell(Outcome::refused(
                    "puzzle-wrong",
                    wrong(&before, tried, &refutation),
                )));
            }
            Tried::Right(answer) => {
                let mut after = before;
                after.play_unchecked(tried);
                now.show(&[tried, answer]);
                let told = Fact::Say(Id::PUZZLE_RIGHT, vec![("answer", one(&after, answer))]);
                Outcome::answered("puzzle-right", told)
            }
            Tried::Solved => {
                now.show(&[tried]);
                let shown = Arc::clone(&now.game);
                let told = self.finish(true).into_iter();
                let told = told.chain([Outcome::answered("puzzle-solved", Id::PUZZLE_SOLVED)]).collect();
                return Some(LessonStep { told, ..LessonStep::default() }.showing(shown));
            }
        };
        let shown = Arc::clone(&now.game);
        Some(LessonStep::tell(told).showing(shown))
    }

    /// The next thing that helps.
    fn hint(&mut self) -> Option<LessonStep> {
        let told = match self.now.as_mut()?.hint() {
            Some(hint) => Outcome::answered("puzzle-hint", hint),
            None => Outcome::refused("puzzle-over", Id::PUZZLE_OVER),
        };
        Some(LessonStep::tell(told))
    }

    /// The rest of the line.
    fn solution(&mut self) -> Option<LessonStep> {
        let now = self.now.as_mut()?;
        let rest = now.solving.rest().to_vec();
        if rest.is_empty() {
            // It is told once more, from the beginning.
            let (start, line) = (now.solving.puzzle().start.clone(), now.solving.puzzle().line.clone());
            let told = vec![("moves", Variable::Moves(Box::new(start), line))];
            let told = Fact::Say(Id::PUZZLE_SOLUTION, told);
            return Some(LessonStep::tell(Outcome::answered("puzzle-solution", told)));
        }
        let moves = Variable::Moves(Box::new(now.solving.position().clone()), rest.clone());
        now.solving.give_up();
        now.show(&rest);
        let shown = Arc::clone(&now.game);
        let told = Fact::Say(Id::PUZZLE_SOLUTION, vec![("moves", moves)]);
        let told = self.finish(false).into_iter().chain([Outcome::answered("puzzle-solution", told)]);
        Some(LessonStep { told: told.collect(), ..LessonStep::default() }.showing(shown))
    }

    fn skip(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let not_kept = self.finish(false);
        let mut step = if let Some(next) = self.behind.pop() {
            self.leave_behind();
            self.now = Some(next);
            self.again().unwrap_or_default()
        } else {
            self.next(of)
        };
        step.told.splice(0..0, not_kept);
        step
    }
}

impl Results {
    fn add(&mut self, success: Success) {
        self.all += 1;
        self.solved += usize::from(success != Success::Wrong);
        self.alone += usize::from(success == Success::Right);
    }

    fn told(&self) -> Fact {
        if self.all == 0 {
            return Id::PUZZLE_RESULT_NONE.into();
        }
        let of = |name, count| (name, Variable::count(count));
        let counts = vec![of("solved", self.solved), of("all", self.all), of("alone", self.alone)];
        Fact::Say(Id::PUZZLE_RESULT, counts)
    }
}

impl Lesson for Puzzles {
    fn begin(&mut self, of: &LessonContext<'_>) -> LessonStep {
        self.from.begin(of.wake);
        let step = self.next(of);
        // Until there is one, nothing stands on the board.
        if step.shows.is_some() { step } else { step.showing(Arc::new(laid_out(&Board::empty()))) }
    }

    fn due(&self) -> Option<Millis> {
        self.awaited
    }

    fn tick(&mut self, of: &LessonContext<'_>) -> Option<LessonStep> {
        let told_again = self.awaited?;
        match self.from.after(Duration::ZERO) {
            Some(found) => Some(self.found(found, of)),
            None => (told_again <= of.at).then(|| self.looks(of.at)),
        }
    }

    fn hear(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        self.date = of.date;
        let is_of_puzzle = line.request.is_some() || matches!(line.heard, Ok(Intent::Announce(..)));
        if self.now.is_none() && is_of_puzzle {
            return Some(self.looks(of.at));
        }
        if let Some(choice) = line.puzzles {
            return self.choose(choice, of);
        }
        if let Some(LessonRequest { word: LessonWord::Another, .. }) = line.request
            && self.now.as_ref().is_some_and(OpenPuzzle::has_more_hints)
        {
            return self.hint();
        }
        if let Some(asked) = line.request.map(LessonRequest::without_pause) {
            return match asked.word {
                _ if line.request.is_some_and(|asked| asked.word == LessonWord::Undo) => self.undo(),
                LessonWord::Hint => self.hint(),
                LessonWord::Enough => Some(LessonStep::default().then(Then::Leave)),
                LessonWord::Solution => self.solution(),
                LessonWord::Forward | LessonWord::Skip => Some(self.skip(of)),
                LessonWord::Start | LessonWord::Array | LessonWord::Again => self.again(),
                LessonWord::Back => self.back(),
                LessonWord::Move => Some(LessonStep::tell(Outcome::refused("lesson", Id::LESSON_NO_MOVES))),
                LessonWord::Progress | LessonWord::Result => {
                    let sought = self.awaited.map(|_| self.sought());
                    let told: Vec<Fact> = [self.results.told()].into_iter().chain(sought).collect();
                    Some(LessonStep::tell(Outcome::answered("puzzle-result", told)))
                }
                _ => None,
            };
        }
        match &line.heard {
            Ok(Intent::Announce(announcement, _)) => self.announced(announcement),
            Ok(Intent::Control(Control::TakeBack(_))) => self.undo(),
            Ok(Intent::Control(Control::Quit)) => Some(LessonStep::default().then(Then::Leave)),
            _ => None,
        }
    }

    fn help(&self) -> Fact {
        Id::PUZZLE_HELP.into()
    }

    fn leave(&mut self) -> Outcome {
        Outcome::notice("puzzle-result", self.results.told())
    }
}
