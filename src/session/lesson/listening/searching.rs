//! Games that are searched for while games are listened to.

use super::lesson::{Listening, refused};
use super::open_search::OpenSearch;
use crate::collection::{Found, IndexState, Search, Wanted, WantedOpening, openings_called};
use crate::game::position_of;
use crate::hear::two_players;
use crate::session::lesson::{LessonContext, LessonStep};
use crate::session::wake::Wake;
use crate::tell::{CollectionTrouble, Fact, Outcome};
use crate::voice::{Id, LessonWord, Voice};

impl Listening {
    /// Searches, and tells the first game that is found.
    pub(super) fn begin_search(&mut self, wanted: Wanted, of: &LessonContext<'_>) -> LessonStep {
        let Some(indexing) = self.file.indexing().cloned() else { return LessonStep::default() };
        let wake = of.wake.clone();
        let changed = move || {
            // Whoever searched may have gone.
            let _ = wake.send(Wake::Lesson);
        };
        let search = Search::begin(indexing, wanted, changed);
        search.after(self.file.patience());
        self.search = Some(OpenSearch { search, at: None, awaits: true, told: false });
        self.search_ticks(of).unwrap_or_else(|| {
            LessonStep::tell(Outcome::answered("listen-search", self.search_told().unwrap_or_default()))
        })
    }

    /// What a search has found since, where somebody waits for it.
    pub(super) fn search_ticks(&mut self, of: &LessonContext<'_>) -> Option<LessonStep> {
        let open = self.search.as_mut()?;
        let (count, is_whole) = open.search.state();
        let news = is_whole && !std::mem::replace(&mut open.told, is_whole);
        let next = open.at.map_or(0, |at| at + 1);
        let found = open.search.found(next).filter(|_| open.awaits);
        if found.is_some() {
            (open.at, open.awaits) = (Some(next), false);
        }
        if is_whole {
            open.awaits = false;
        }
        let counted = news.then(|| {
            let id = if count == 0 { Id::LISTEN_FOUND_NONE } else { Id::LISTEN_FOUND };
            Outcome::answered("listen-found", Fact::numbered(id, "count", count))
        });
        if news && count == 0 {
            self.search = None;
            // Nothing is told that was not asked for.
            if self.walk.is_none() {
                let mut step = self.first(of);
                step.told.splice(0..0, counted);
                return Some(step);
            }
        }
        let step = found.map(|found| self.open_found(found, of));
        if counted.is_none() {
            return step;
        }
        let mut step = step.unwrap_or_default();
        step.told.splice(0..0, counted);
        Some(step)
    }

    fn open_found(&mut self, found: Found, of: &LessonContext<'_>) -> LessonStep {
        let mut step = self.open(found.number, of);
        if found.ply > 0
            && let Some(walk) = &mut self.walk
        {
            walk.go(usize::try_from(found.ply).unwrap_or(usize::MAX));
            let there = self.tell_here(of);
            step.told.extend(there.told);
            step.shows = there.shows;
        }
        step
    }

    /// The next game: of those found, or of the file.
    pub(super) fn next_game(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let Some(open) = &mut self.search else {
            let is_last = self.file.is_past_the_last(self.number.saturating_add(1));
            self.goes_on &= !is_last;
            return self.open(self.number.saturating_add(1), of);
        };
        open.awaits = true;
        let at_last = open.at;
        if let Some(step) = self.search_ticks(of) {
            return step;
        }
        let is_over = self.search.as_ref().is_none_or(|open| open.search.state().1 && open.at == at_last);
        self.goes_on &= !is_over;
        if is_over {
            return refused(Id::LISTEN_LAST_FOUND.into());
        }
        LessonStep::tell(Outcome::answered("listen-search", self.search_told().unwrap_or_default()))
    }

    /// The game before: of those found, or of the file.
    pub(super) fn previous_game(&mut self, of: &LessonContext<'_>) -> LessonStep {
        let Some(open) = &mut self.search else {
            return self.open(self.number.saturating_sub(1), of);
        };
        let before = open.at.and_then(|at| at.checked_sub(1));
        let Some((at, found)) = before.and_then(|at| Some((at, open.search.found(at)?))) else {
            return refused(Id::LISTEN_FIRST_GAME.into());
        };
        (open.at, open.awaits) = (Some(at), false);
        self.open_found(found, of)
    }

    /// All games again.
    pub(super) fn end_search(&mut self) -> LessonStep {
        let id = if self.search.take().is_some() { Id::LISTEN_ALL_GAMES } else { Id::LISTEN_NO_SEARCH };
        LessonStep::tell(Outcome::answered("listen-search", id))
    }

    /// How far the search is, where one goes on or has been.
    pub(super) fn search_told(&self) -> Option<Vec<Fact>> {
        let open = self.search.as_ref()?;
        let (count, is_whole) = open.search.state();
        let percent = match self.file.state()? {
            IndexState::Making(parts) => Some(parts),
            IndexState::Whole(..) | IndexState::Broken(_) | IndexState::Short(_) => None,
        };
        let id = if is_whole { Id::LISTEN_FOUND } else { Id::LISTEN_SEARCHING };
        let told = Fact::numbered(id, "count", count);
        let index =
            percent.filter(|_| !is_whole).map(|parts| Fact::numbered(Id::LISTEN_NOT_YET, "percent", parts));
        Some([told].into_iter().chain(index).collect())
    }

    /// What is searched for by word.
    pub(super) fn search_for(&mut self, word: LessonWord, text: &str, of: &LessonContext<'_>) -> LessonStep {
        let words = || Some(text.to_owned());
        let two = two_players(text, of.lexicon)
            .filter(|_| matches!(word, LessonWord::Search | LessonWord::SearchPlayer));
        let wanted = match word {
            _ if let Some((one, other)) = two => {
                Wanted { player: Some(one), against: Some(other), ..Wanted::default() }
            }
            LessonWord::SearchPosition if text.is_empty() => {
                Wanted { position: Some(of.game.position().clone()), ..Wanted::default() }
            }
            _ if text.is_empty() => return refused(Id::LISTEN_SEARCH_WHAT.into()),
            LessonWord::SearchPosition => match position_of(text, None) {
                Ok(position) => Wanted { position: Some(position), ..Wanted::default() },
                Err(error) => {
                    return refused(self.file.trouble(CollectionTrouble::Wanted(error)));
                }
            },
            LessonWord::SearchPlayer => Wanted { player: words(), ..Wanted::default() },
            LessonWord::SearchEvent => Wanted { event: words(), ..Wanted::default() },
            LessonWord::SearchOpening => {
                Wanted { opening: Some(opening(text, of.voice)), ..Wanted::default() }
            }
            _ => Wanted { any: Some((text.to_owned(), opening(text, of.voice))), ..Wanted::default() },
        };
        self.begin_search(wanted, of)
    }
}

/// The opening of this code or name.
pub(crate) fn opening(words: &str, voice: &Voice) -> WantedOpening {
    let named = || WantedOpening { eco: None, numbers: openings_called(words, voice) };
    WantedOpening::code(words).unwrap_or_else(named)
}
