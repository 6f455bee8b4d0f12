//! Games of a file, told one after the other at a pace, with what stands beside the moves.

use std::io;

use super::open_search::OpenSearch;
use super::telling::{announced, comments, here, words_beside};
use super::walk::Walk;
use crate::collection::{BookmarkFile, CollectionError, GamePlace, IndexState, KeptPlace, Wanted};
use crate::laws::Millis;
use crate::session::lesson::game_file::GameFile;
use crate::session::lesson::{Lesson, LessonContext, LessonLine, LessonStep};
use crate::session::wake::Wake;
use crate::tell::{CollectionTrouble, Fact, Outcome, Variable, result};
use crate::voice::Id;

/// A word of a comment takes about so long to be spoken.
const WORD: Millis = 400;

/// Where somebody stopped is kept at the beginning and at the end, and after so many moves between.
const KEPT_EVERY: usize = 10;

/// The pace, where nothing else is said.
pub(crate) const PACE: u32 = 5;

/// The slowest pace, in seconds.
pub(crate) const SLOWEST: u32 = 120;

/// How games are told.
#[derive(Debug, Clone)]
pub(crate) struct ListeningManner {
    /// Seconds from move to move; 0 where each is asked for.
    pub(crate) pace: u32,
    /// What games must have that are told.
    pub(crate) wanted: Wanted,
}

/// Games of a file that are listened to.
pub(crate) struct Listening {
    pub(super) file: GameFile,
    pub(super) kept: BookmarkFile,
    pub(super) manner: ListeningManner,
    /// Whether it was told that the index is there.
    pub(super) index_told: bool,
    pub(super) search: Option<OpenSearch>,
    pub(super) number: u32,
    pub(super) walk: Option<Walk>,
    /// Whether it goes on by itself, and when.
    pub(super) goes_on: bool,
    pub(super) due: Millis,
    /// Whether something could not be kept; it is told once.
    pub(super) lost: bool,
}

impl Listening {
    /// The games of this file.
    pub(crate) fn new(file: GameFile, manner: ListeningManner) -> Listening {
        Listening {
            kept: file.bookmarks(),
            file,
            goes_on: manner.pace > 0,
            manner,
            index_told: false,
            search: None,
            number: 0,
            walk: None,
            due: 0,
            lost: false,
        }
    }

    /// The index begins anew.
    fn index(&mut self, of: &LessonContext<'_>) {
        let wake = of.wake.clone();
        self.index_told = false;
        self.file.index(move || {
            // Whoever sat there may have gone.
            let _ = wake.send(Wake::Lesson);
        });
    }

    /// That the index is there, once.
    fn index_is_there(&mut self) -> Option<Fact> {
        let state = self.file.state()?;
        if self.index_told || matches!(state, IndexState::Making(_)) {
            return None;
        }
        self.index_told = true;
        Some(index_told(state))
    }

    /// The game of this number.
    pub(super) fn open(&mut self, number: u32, of: &LessonContext<'_>) -> LessonStep {
        match self.file.place(number) {
            Some(place) => self.open_at(number, place, of),
            None => refused(self.why_no_game(number)),
        }
    }

    /// Why there is no game of this number.
    fn why_no_game(&self, number: u32) -> Fact {
        match self.file.state() {
            Some(IndexState::Making(parts)) if number > 0 && !self.file.is_past_the_last(number) => {
                Fact::numbered(Id::LISTEN_NOT_YET, "percent", parts)
            }
            _ if number == 0 => Id::LISTEN_FIRST_GAME.into(),
            _ if number == 1 => self.empty(),
            _ if number == self.number + 1 => Id::LISTEN_LAST_GAME.into(),
            _ => Id::LISTEN_NO_GAME.into(),
        }
    }

    /// There is no game in the file.
    fn empty(&self) -> Fact {
        Fact::Say(Id::LISTEN_EMPTY, vec![("file", self.name())])
    }

    fn name(&self) -> Variable {
        Variable::Text(self.file.name().to_owned())
    }

    /// The game of this number, which begins here.
    pub(super) fn open_at(&mut self, number: u32, place: GamePlace, of: &LessonContext<'_>) -> LessonStep {
        match self.file.game(place, of.lexicon) {
            Ok(game) => {
                self.file.note(number, &game);
                self.number = number;
                self.walk = Some(Walk::new(game));
                let step = self.announce(of);
                self.stop(step)
            }
            Err(CollectionError::NoGame) if number == 1 => {
                self.goes_on = false;
                refused(self.empty())
            }
            Err(CollectionError::NoGame) => {
                self.goes_on = false;
                refused(Id::LISTEN_LAST_GAME.into())
            }
            Err(CollectionError::Changed) => self.begin_anew(of),
            Err(error) => {
                self.goes_on = false;
                refused(self.file.trouble(CollectionTrouble::Unread(error)))
            }
        }
    }

    /// The file is another: everything begins anew.
    fn begin_anew(&mut self, of: &LessonContext<'_>) -> LessonStep {
        if let Err(error) = self.file.reopen() {
            self.goes_on = false;
            return refused(self.file.trouble(CollectionTrouble::Unread(error)));
        }
        (self.walk, self.search) = (None, None);
        self.index(of);
        let mut step = self.open(1, of);
        step.told.insert(0, Outcome::notice("listen-changed", Id::LISTEN_CHANGED));
        step
    }

    /// Who plays; the first move follows by itself.
    fn announce(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let Some(walk) = &mut self.walk else { return LessonStep::default() };
        let mut facts = announced(self.number, &walk.game.tags);
        facts.extend(comments(walk));
        let step = LessonStep::tell(Outcome::answered("listen-game", facts)).showing(walk.board());
        self.wait_on(of.at);
        step
    }

    /// The move at which it stands.
    pub(super) fn tell_here(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let Some(walk) = &mut self.walk else { return LessonStep::default() };
        let step = LessonStep::tell(Outcome::answered("listen-move", here(walk))).showing(walk.board());
        let is_kept = walk.count().0 % KEPT_EVERY == 0;
        self.wait_on(of.at);
        if is_kept { self.stop(step) } else { step }
    }

    /// The next move, or what comes behind the last.
    pub(super) fn go_on(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let Some(walk) = &mut self.walk else {
            self.goes_on = false;
            return LessonStep::default();
        };
        if walk.step() {
            return self.tell_here(of);
        }
        if walk.is_in_variation() {
            walk.leave();
            let step = self.tell_here(of);
            return led(Id::LISTEN_VARIATION_OVER.into(), step);
        }
        if !walk.ended {
            walk.ended = true;
            let step = LessonStep::tell(Outcome::answered("listen-end", self.end_told()));
            self.wait_on(of.at);
            // The next game is no hurry.
            self.due = self.due.saturating_add(self.pace());
            return step;
        }
        self.next_game(of)
    }

    /// How the game ends, and what is wrong with it.
    fn end_told(&self) -> Vec<Fact> {
        let Some(walk) = &self.walk else { return Vec::new() };
        let mut told = self.file.faults(&walk.game.faults);
        if !walk.game.is_cut {
            told.extend([Id::LISTEN_ENDED.into(), result(&walk.game.tags.result)]);
        }
        told
    }

    /// From move to move, in milliseconds.
    fn pace(&self) -> Millis {
        Millis::from(self.manner.pace) * 1000
    }

    /// What comes next by itself comes in its time.
    pub(super) fn wait_on(&mut self, at: Millis) {
        let words = self.walk.as_ref().map_or(0, words_beside);
        let words = Millis::try_from(words).unwrap_or(Millis::MAX);
        self.due = at.saturating_add(self.pace()).saturating_add(words.saturating_mul(WORD));
    }

    /// This step, with where it leads kept; that it could not be is told once.
    pub(super) fn stop(&mut self, mut step: LessonStep) -> LessonStep {
        let Some(place) = self.here() else { return step };
        if let Err(error) = self.kept.stop(place) {
            step.told.extend(self.not_kept(error));
        }
        step
    }

    /// The place it stands at.
    pub(super) fn here(&self) -> Option<KeptPlace> {
        Some(self.walk.as_ref()?.kept(self.number))
    }

    fn not_kept(&mut self, error: io::Error) -> Option<Outcome> {
        let is_first = !std::mem::replace(&mut self.lost, true);
        let trouble = self.file.trouble(CollectionTrouble::NotKept(error));
        is_first.then(|| Outcome::refused("listen-not-kept", trouble))
    }

    /// The game and the move of a place that was kept, announced behind this; `None` where the game is not there.
    pub(super) fn restore(
        &mut self,
        place: &KeptPlace,
        lead: Fact,
        of: &LessonContext<'_>,
    ) -> Option<LessonStep> {
        let game = self.file.game(place.place(), of.lexicon).ok().filter(|game| place.is_of(game))?;
        self.file.note(place.number, &game);
        self.number = place.number;
        let mut walk = Walk::new(game);
        walk.restore(&place.moves);
        let mut facts = vec![lead];
        facts.extend(announced(self.number, &walk.game.tags).into_iter().take(1));
        if walk.last().is_some() {
            facts.extend(here(&walk).into_iter().take(1));
        }
        let step = LessonStep::tell(Outcome::answered("listen-game", facts)).showing(walk.board());
        self.walk = Some(walk);
        self.wait_on(of.at);
        Some(self.stop(step))
    }

    /// What is told first, where no games are searched for.
    pub(super) fn first(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let (stopped, trouble) = match self.kept.stopped() {
            Ok(stopped) => (stopped, None),
            Err(error) => (None, self.not_kept(error)),
        };
        let begun = |place: &KeptPlace| place.number > 1 || place.moves.iter().any(|moves| *moves > 0);
        let stopped = stopped.filter(begun);
        let goes_on = stopped.and_then(|place| self.restore(&place, Id::LISTEN_GOES_ON.into(), of));
        let mut step = goes_on.unwrap_or_else(|| self.open(1, of));
        step.told.extend(trouble);
        step
    }
}

impl Lesson for Listening {
    fn begin(&mut self, of: &LessonContext<'_>) -> LessonStep {
        self.index(of);
        let mut facts = vec![Fact::Say(Id::LISTEN_BEGINS, vec![("file", self.name())])];
        facts.extend(self.index_is_there());
        let wanted = std::mem::take(&mut self.manner.wanted);
        let mut step = if wanted.is_empty() { self.first(of) } else { self.begin_search(wanted, of) };
        step.told.insert(0, Outcome::notice("listen", facts));
        step
    }

    fn hear(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        self.heard(line, of)
    }

    fn due(&self) -> Option<Millis> {
        (self.goes_on && self.walk.is_some()).then_some(self.due)
    }

    fn tick(&mut self, of: &LessonContext<'_>) -> Option<LessonStep> {
        let index = self.index_is_there().map(|told| Outcome::notice("listen-index", told));
        let step = match self.search_ticks(of) {
            Some(step) => Some(step),
            None if self.due().is_some_and(|due| due <= of.at) => Some(self.go_on(of)),
            None => None,
        };
        if index.is_none() {
            return step;
        }
        let mut step = step.unwrap_or_default();
        step.told.splice(0..0, index);
        Some(step)
    }

    fn help(&self) -> Fact {
        Id::LISTEN_HELP.into()
    }

    fn leave(&mut self) -> Outcome {
        // What could not be kept is told before the goodbye.
        let told = self.stop(LessonStep::default()).told;
        Outcome::notice("left", told.into_iter().flat_map(|told| told.facts).collect::<Vec<_>>())
    }
}

/// How far an index has come.
pub(super) fn index_told(state: IndexState) -> Fact {
    let (state, percent, games, broken) = match state {
        IndexState::Making(parts) => ("making", parts, 0, 0),
        IndexState::Whole(games, broken) => ("whole", 100, games, broken),
        IndexState::Broken(games) => ("broken", 100, games, 0),
        IndexState::Short(games) => ("short", 100, games, 0),
    };
    let variables = vec![
        ("index", Variable::Key(state)),
        ("percent", Variable::Number(percent)),
        ("games", Variable::Number(games)),
        ("broken", Variable::Number(broken)),
    ];
    Fact::Say(Id::LISTEN_INDEX, variables)
}

pub(super) fn refused(why: Fact) -> LessonStep {
    LessonStep::tell(Outcome::refused("listen", why))
}

/// A step with this told first.
pub(super) fn led(lead: Fact, mut step: LessonStep) -> LessonStep {
    if let Some(first) = step.told.first_mut() {
        first.facts.insert(0, lead);
    }
    step
}
