//! What is asked for while games are listened to.

use super::lesson::{Listening, PACE, SLOWEST, index_told, led, refused};
use super::telling::comments;
use super::walk::Walk;
use crate::collection::IndexState;
use crate::game::Command;
use crate::hear::{Adjustment, Control, Intent, LessonRequest, NewGame, lesson_text};
use crate::session::lesson::{LessonContext, LessonLine, LessonStep, Then, heading};
use crate::tell::{CollectionTrouble, Fact, Outcome, Variable, ending};
use crate::voice::{Id, LessonWord};

/// By so much the pace changes with a word, in seconds.
const STEP: u32 = 2;

impl Listening {
    /// What follows from a line; `None` where it is heard as at any desk.
    pub(super) fn heard(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        if let Some((word, text)) = lesson_text(line.text, of.lexicon) {
            return Some(match word {
                LessonWord::Bookmark => self.bookmark(&text),
                LessonWord::ToBookmark => self.go_to_bookmark(&text, of),
                _ => self.search_for(word, &text, of),
            });
        }
        if let Some(asked) = line.request
            && let Some(step) = self.asked(asked, of)
        {
            return Some(step);
        }
        let one = |word| LessonRequest::of(word);
        match &line.heard {
            Ok(Intent::Adjust(Adjustment::Later)) => self.asked(one(LessonWord::Forward), of),
            Ok(Intent::Control(Control::TakeBack(number))) => {
                self.asked(LessonRequest { number: *number, ..LessonRequest::of(LessonWord::Back) }, of)
            }
            Ok(Intent::Command(Command::Continue)) => self.asked(one(LessonWord::GoOn), of),
            Ok(Intent::Control(Control::Quit)) => Some(LessonStep::default().then(Then::Leave)),
            // A time alone would begin a game.
            Ok(Intent::Announce(..) | Intent::Control(Control::NewGame(NewGame { kind: None, .. }))) => {
                Some(refused(Id::LESSON_NOT_HERE.into()))
            }
            // Nobody speaks whose rate could change.
            Ok(Intent::Adjust(Adjustment::Slower)) if !of.speaks => {
                self.asked(one(LessonWord::LongerPauses), of)
            }
            Ok(Intent::Adjust(Adjustment::Faster)) if !of.speaks => {
                self.asked(one(LessonWord::ShorterPauses), of)
            }
            // An answer is heard before the next move.
            Ok(Intent::Query(_) | Intent::Adjust(_) | Intent::Control(Control::Help)) => {
                self.wait_on(of.at);
                None
            }
            _ => None,
        }
    }

    fn asked(&mut self, asked: LessonRequest, of: &LessonContext<'_>) -> Option<LessonStep> {
        Some(match asked.word {
            LessonWord::NextGame | LessonWord::Skip => self.next_game(of),
            LessonWord::PreviousGame => self.previous_game(of),
            LessonWord::Game => {
                self.search = None;
                self.open(asked.number?, of)
            }
            LessonWord::Pause => {
                self.goes_on = false;
                let step = LessonStep::tell(Outcome::answered("listen-pause", Id::LISTEN_PAUSED));
                self.stop(step)
            }
            LessonWord::GoOn if asked.number.is_none() => self.continues(of),
            LessonWord::LongerPauses => self.pace_of(self.manner.pace.saturating_add(STEP), of),
            LessonWord::ShorterPauses => self.pace_of(self.manner.pace.saturating_sub(STEP).max(1), of),
            LessonWord::Pace => self.pace_of(asked.number?, of),
            LessonWord::AllGames => self.end_search(),
            LessonWord::Enough => LessonStep::default().then(Then::Leave),
            LessonWord::Bookmarks | LessonWord::List => self.bookmarks(),
            LessonWord::Progress => self.progress(),
            word => match self.headed(word) {
                Some(told) => {
                    self.wait_on(of.at);
                    LessonStep::tell(Outcome::answered("listen-game", told))
                }
                None => return self.walked(asked, of),
            },
        })
    }

    /// What is asked of who plays, and how it ends.
    fn headed(&self, word: LessonWord) -> Option<Vec<Fact>> {
        let walk = self.walk.as_ref()?;
        let tags = &walk.game.tags;
        heading::asked(word, tags, ending(walk.end(), &tags.termination))
    }

    /// What goes through the game that is told.
    fn walked(&mut self, asked: LessonRequest, of: &LessonContext<'_>) -> Option<LessonStep> {
        let Some(walk) = &mut self.walk else { return Some(refused(Id::LISTEN_NO_GAME.into())) };
        let (at, last) = walk.count();
        let steps = asked.steps();
        match asked.word {
            LessonWord::Forward | LessonWord::Another | LessonWord::GoOn if at == last => {
                if walk.ended {
                    return Some(refused(Id::LISTEN_AT_END.into()));
                }
                return Some(self.go_on(of));
            }
            LessonWord::Forward | LessonWord::Another | LessonWord::GoOn => walk.go(at.saturating_add(steps)),
            LessonWord::Back | LessonWord::Undo if at == 0 && walk.is_in_variation() => {
                walk.leave();
                return Some(led(Id::LISTEN_MAIN_LINE.into(), self.tell_here(of)));
            }
            LessonWord::Back | LessonWord::Undo if at == 0 => {
                return Some(refused(Id::REVIEW_AT_START.into()));
            }
            LessonWord::Back | LessonWord::Undo => walk.go(at.saturating_sub(steps)),
            LessonWord::Start => {
                walk.leave_all();
                walk.go(0);
            }
            LessonWord::End => walk.go(last),
            LessonWord::Move => {
                let Some(there) = walk.after_move(asked.number?, asked.side) else {
                    return Some(refused(Id::REVIEW_NO_MOVE.into()));
                };
                walk.leave_all();
                walk.go(there);
            }
            LessonWord::Variation => {
                if !walk.enter(steps.saturating_sub(1)) {
                    return Some(refused(Id::LISTEN_NO_VARIATION.into()));
                }
                // Its first move tells more than that it begins.
                walk.step();
                return Some(led(Id::LISTEN_VARIATION.into(), self.tell_here(of)));
            }
            LessonWord::MainLine => {
                if !walk.leave() {
                    return Some(refused(Id::LISTEN_IS_MAIN_LINE.into()));
                }
                return Some(led(Id::LISTEN_MAIN_LINE.into(), self.tell_here(of)));
            }
            LessonWord::Comment => {
                let told: Vec<Fact> = comments(walk).collect();
                self.wait_on(of.at);
                let told = if told.is_empty() { vec![Id::REVIEW_NO_COMMENT.into()] } else { told };
                return Some(LessonStep::tell(Outcome::answered("listen-game", told)));
            }
            LessonWord::Variations if walk.has_variations() => {}
            LessonWord::Variations => return Some(refused(Id::LISTEN_NO_VARIATION.into())),
            LessonWord::Again => {}
            _ => return None,
        }
        Some(self.tell_here(of))
    }

    /// It goes on by itself, now.
    fn continues(&mut self, of: &LessonContext<'_>) -> LessonStep {
        if self.manner.pace == 0 {
            self.manner.pace = PACE;
        }
        self.goes_on = true;
        self.go_on(of)
    }

    fn pace_of(&mut self, pace: u32, of: &LessonContext<'_>) -> LessonStep {
        let pace = pace.min(SLOWEST);
        self.goes_on = if pace == 0 { false } else { self.goes_on || self.manner.pace == 0 };
        self.manner.pace = pace;
        self.wait_on(of.at);
        LessonStep::tell(Outcome::answered("listen-pace", Fact::numbered(Id::LISTEN_PACE, "seconds", pace)))
    }

    /// Which game and move it is, and how far index and search are.
    fn progress(&self) -> LessonStep {
        let Some(state) = self.file.state() else { return LessonStep::default() };
        let (at, last) = self.walk.as_ref().map_or((0, 0), Walk::count);
        let games = match state {
            IndexState::Making(_) => 0,
            IndexState::Whole(games, _) | IndexState::Broken(games) | IndexState::Short(games) => games,
        };
        let variables = vec![
            ("game", Variable::Number(self.number)),
            ("games", Variable::Number(games)),
            ("number", Variable::count(at.div_ceil(2))),
            ("moves", Variable::count(last.div_ceil(2))),
        ];
        let mut facts = vec![Fact::Say(Id::LISTEN_PROGRESS, variables)];
        facts.extend(matches!(state, IndexState::Making(_)).then(|| index_told(state)));
        facts.extend(self.search_told().into_iter().flatten().take(1));
        LessonStep::tell(Outcome::answered("listen-progress", facts))
    }

    fn bookmark(&mut self, name: &str) -> LessonStep {
        let Some(here) = self.here() else { return refused(Id::LISTEN_NO_GAME.into()) };
        match self.kept.mark(name, here) {
            Ok(()) => {
                LessonStep::tell(Outcome::answered("listen-bookmark", named(Id::LISTEN_BOOKMARK_KEPT, name)))
            }
            Err(error) => refused(self.file.trouble(CollectionTrouble::NotKept(error))),
        }
    }

    fn go_to_bookmark(&mut self, name: &str, of: &LessonContext<'_>) -> LessonStep {
        match self.kept.bookmark(name) {
            Ok(Some(place)) => {
                let there = self.restore(&place, named(Id::LISTEN_BOOKMARK, name), of);
                there.unwrap_or_else(|| refused(named(Id::LISTEN_BOOKMARK_LOST, name)))
            }
            Ok(None) => refused(named(Id::LISTEN_NO_BOOKMARK, name)),
            Err(error) => refused(self.file.trouble(CollectionTrouble::NotKept(error))),
        }
    }

    fn bookmarks(&mut self) -> LessonStep {
        let told: Vec<Fact> = match self.kept.bookmarks() {
            Ok(kept) if kept.is_empty() => vec![Id::LISTEN_NO_BOOKMARKS.into()],
            Ok(kept) => kept.iter().map(|(name, place)| listed(name, place.number)).collect(),
            Err(error) => {
                return refused(self.file.trouble(CollectionTrouble::NotKept(error)));
            }
        };
        LessonStep::tell(Outcome::answered("listen-bookmarks", told))
    }
}

/// What is told of a bookmark of this name, which may be none.
fn named(id: Id, name: &str) -> Fact {
    let is_named = if name.is_empty() { "no" } else { "yes" };
    Fact::Say(id, vec![("marked", Variable::Key(is_named)), ("name", Variable::Text(name.to_owned()))])
}

fn listed(name: &str, number: u32) -> Fact {
    let is_named = if name.is_empty() { "no" } else { "yes" };
    let variables = vec![
        ("marked", Variable::Key(is_named)),
        ("name", Variable::Text(name.to_owned())),
        ("number", Variable::Number(number)),
    ];
    Fact::Say(Id::LISTEN_BOOKMARK_LISTED, variables)
}
