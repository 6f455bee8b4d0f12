//! A game that is gone over move by move, kept or out of a file: its variations, what its annotator says of it, and its
//! mistakes as whoever judges positions finds them.

mod judging;
mod pgn_file;
mod route;
mod told;

use std::sync::Arc;

use shakmaty::{Color, Position};

use super::{Lesson, LessonContext, LessonLine, LessonStep, Then};
use crate::game::{Announcement, Game, Start, resolve};
use crate::hear::{Adjustment, Control, GameKind, Intent, LessonRequest, NewGame, NextGame, Sides};
use crate::laws::GameResult;
use crate::tell::{Fact, Outcome, Variable};
use crate::training::annotated::{AnnotatedGame, GameTree, Headers};
use crate::voice::{Id, LessonWord};
use judging::{Judging, Sought};
pub(crate) use pgn_file::{PgnFile, WantedGame};
use route::Route;

/// A game that is gone over.
pub(crate) struct Review {
    route: Route,
    judging: Judging,
    headers: Headers,
    /// The file it is from, and its number there.
    file: Option<(PgnFile, u64)>,
    /// What of the file could not be read, to be told first.
    trouble: Vec<Outcome>,
}

impl Review {
    /// A game that is kept.
    pub(crate) fn of_kept(tree: GameTree, white: &str, black: &str) -> Review {
        Review {
            judging: Judging::of(&tree),
            route: Route::new(tree, white, black),
            headers: Headers::default(),
            file: None,
            trouble: Vec::new(),
        }
    }

    /// The same, with how the game ended.
    pub(crate) fn ended(mut self, result: Option<GameResult>) -> Review {
        self.headers.result = result.map_or_else(String::new, |result| result.pgn().to_owned());
        self
    }

    /// A game of a file, with what of the file could not be read.
    pub(crate) fn of_file(game: AnnotatedGame, file: PgnFile, trouble: Vec<Outcome>) -> Review {
        let AnnotatedGame { number, headers, tree, .. } = game;
        let review = Review::of_kept(tree, &headers.white, &headers.black);
        Review { headers, file: Some((file, number)), trouble, ..review }
    }

    /// What is shown first.
    fn first(&mut self) -> Arc<Game> {
        self.route.game()
    }

    fn begins(&mut self, of: &LessonContext<'_>) -> LessonStep {
        self.judging.begin(of);
        let mut told = std::mem::take(&mut self.trouble);
        let mut facts = Vec::new();
        if let Some((file, number)) = &self.file {
            facts.extend(told::headline(file.shown(), *number, &self.headers));
        }
        facts.push(Fact::numbered(Id::REVIEW_BEGINS, "moves", self.route.moves().div_ceil(2)));
        facts.extend(told::comments(&self.route));
        told.push(Outcome::notice("review", facts));
        LessonStep { told, ..LessonStep::default() }.showing(self.first())
    }

    /// Tells where it stands now, behind this.
    fn here(&mut self, before: Vec<Fact>) -> LessonStep {
        let mut facts = before;
        facts.push(told::last_move(&self.route));
        facts.extend(told::marks(&self.route));
        facts.extend(self.judging.fault(self.route.main_ply()));
        facts.extend(told::comments(&self.route));
        facts.extend(told::offers(&self.route));
        if self.route.is_game_over() {
            facts.extend(told::result(&self.headers));
        }
        LessonStep::tell(Outcome::answered("review", facts)).showing(self.route.game())
    }

    /// Goes to the position after so many moves of the line.
    fn go(&mut self, at: usize) -> LessonStep {
        let was_in_variation = self.route.is_in_variation();
        self.route.go(at);
        let is_back = was_in_variation && !self.route.is_in_variation();
        self.here(is_back.then(|| Id::REVIEW_IN_GAME.into()).into_iter().collect())
    }

    fn asked(&mut self, asked: LessonRequest, of: &LessonContext<'_>) -> Option<LessonStep> {
        let steps = asked.number.map_or(1, |number| usize::try_from(number).unwrap_or(usize::MAX));
        let (at, last) = (self.route.at(), self.route.moves());
        Some(match asked.word {
            LessonWord::Forward if at == last && self.route.is_in_variation() => {
                refused(Id::REVIEW_VARIATION_END)
            }
            LessonWord::Forward if at == last => refused(Id::REVIEW_AT_END),
            LessonWord::Forward => self.go(at.saturating_add(steps).min(last)),
            LessonWord::Back if at == 0 => refused(Id::REVIEW_AT_START),
            LessonWord::Back => self.go(at.saturating_sub(steps)),
            LessonWord::Start | LessonWord::Array => self.go(0),
            LessonWord::End => self.go(last),
            LessonWord::Move => match self.route.after_move(asked.number?) {
                Some(at) => self.go(at),
                None => refused(Id::REVIEW_NO_MOVE),
            },
            LessonWord::Progress => answered(self.progress()),
            LessonWord::Mistakes => answered(self.judging.counted()),
            LessonWord::FirstMistake => self.go_to_mistake(Sought::First),
            LessonWord::NextMistake => self.go_to_mistake(Sought::After(self.route.game_ply())),
            LessonWord::PreviousMistake => self.go_to_mistake(Sought::Before(self.route.game_ply())),
            LessonWord::Variation => self.variation(asked.number),
            LessonWord::MainLine if !self.route.is_in_variation() => refused(Id::REVIEW_MAIN_ALREADY),
            LessonWord::MainLine => {
                self.route.leave_variation();
                self.here(vec![Id::REVIEW_IN_GAME.into()])
            }
            LessonWord::PlayHere => self.plays_on(asked.side),
            LessonWord::NextGame => self.other_game(WantedGame::Next, of),
            LessonWord::PreviousGame => self.other_game(WantedGame::Previous, of),
            LessonWord::Game if self.file.is_some() => {
                self.other_game(WantedGame::Number(asked.number?.into()), of)
            }
            _ => return None,
        })
    }

    /// How far it has come, and how far it is judged.
    fn progress(&self) -> Vec<Fact> {
        let of = |count: usize| Variable::count(count.div_ceil(2));
        let id = if self.route.is_in_variation() { Id::REVIEW_IN_VARIATION } else { Id::REVIEW_PROGRESS };
        let told = vec![("number", of(self.route.at())), ("moves", of(self.route.moves()))];
        vec![Fact::Say(id, told), self.judging.progress()]
    }

    fn go_to_mistake(&mut self, sought: Sought) -> LessonStep {
        match self.judging.mistake(sought) {
            Ok(ply) => {
                self.route.leave_variation();
                self.route.go(ply);
                self.here(Vec::new())
            }
            Err(told) => LessonStep::tell(Outcome::refused("review", told)),
        }
    }

    /// Into the variation of this number; the only one where none is said.
    fn variation(&mut self, number: Option<u32>) -> LessonStep {
        let offered = self.route.offered();
        let number = number.map_or(usize::from(offered.len() == 1), |number| number as usize);
        match number.checked_sub(1).and_then(|place| offered.get(place)) {
            Some(first) => {
                self.route.enter(*first);
                self.here(vec![Id::REVIEW_VARIATION.into()])
            }
            None if offered.is_empty() => refused(Id::REVIEW_NO_VARIATION),
            None => {
                let offers = told::offers(&self.route).into_iter();
                let told: Vec<Fact> = offers.chain([Id::REVIEW_WHICH_VARIATION.into()]).collect();
                LessonStep::tell(Outcome::refused("review", told))
            }
        }
    }

    /// A move that is said: the next one, one of a variation, or a new one.
    fn announced(&mut self, announcement: &Announcement) -> LessonStep {
        let before = self.route.position().clone();
        let played = match resolve(announcement, &before) {
            Ok(played) => played,
            Err(misfit) => return LessonStep::tell(Outcome::refused("misfit", Fact::Misfit(misfit))),
        };
        let was_in_variation = self.route.is_in_variation();
        if !self.route.play(played) {
            return refused(Id::REVIEW_FULL);
        }
        let enters = self.route.is_in_variation() && !was_in_variation;
        self.here(enters.then(|| Id::REVIEW_VARIATION.into()).into_iter().collect())
    }

    /// A practice game from here, with this side; with the one to move where none is said.
    fn plays_on(&self, side: Option<Color>) -> LessonStep {
        let position = self.route.position();
        let start = Start::at(position.clone()).to_string().parse::<Start>();
        let Ok(start) = start else { return refused(Id::REVIEW_PLAYED_OUT) };
        let sides = Some(Sides::Own(side.unwrap_or(position.turn())));
        let game = NewGame {
            kind: Some(GameKind::Practice),
            sides,
            from: Some(Box::new(start)),
            ..NewGame::default()
        };
        LessonStep::default().then(Then::Next(NextGame::New(game)))
    }

    /// Another game of the file.
    fn other_game(&mut self, wanted: WantedGame, of: &LessonContext<'_>) -> LessonStep {
        let Some((mut file, number)) = self.file.take() else { return refused(Id::REVIEW_NO_FILE) };
        let (trouble, found) = file.game(wanted, number, of.lexicon);
        let Some(game) = found else {
            self.file = Some((file, number));
            let mut told = trouble;
            told.push(Outcome::refused(
                "review",
                Fact::Say(Id::REVIEW_NO_GAME, vec![("which", Variable::Key(wanted.name()))]),
            ));
            return LessonStep { told, ..LessonStep::default() };
        };
        let engine_failed = self.judging.engine_failed();
        *self = Review::of_file(game, file, trouble);
        self.judging.know_engine(engine_failed);
        self.begins(of)
    }
}

impl Lesson for Review {
    fn begin(&mut self, of: &LessonContext<'_>) -> LessonStep {
        self.begins(of)
    }

    fn hear(&mut self, line: &LessonLine<'_>, of: &LessonContext<'_>) -> Option<LessonStep> {
        let trouble = self.judging.look(of);
        let one = LessonRequest::of;
        let step = match (line.request.map(LessonRequest::without_pause), &line.heard) {
            (Some(asked), _) if asked.word != LessonWord::Hint => self.asked(asked, of),
            (_, Ok(Intent::Announce(announcement, _))) => Some(self.announced(announcement)),
            (_, Ok(Intent::Adjust(Adjustment::Later))) => self.asked(one(LessonWord::Forward), of),
            (_, Ok(Intent::Control(Control::TakeBack(number)))) => {
                self.asked(LessonRequest { number: *number, ..one(LessonWord::Back) }, of)
            }
            (_, Ok(Intent::Control(Control::Quit))) => Some(LessonStep::default().then(Then::Leave)),
            _ => None,
        };
        match (step, trouble) {
            (Some(mut step), Some(trouble)) => {
                step.told.insert(0, trouble);
                Some(step)
            }
            (step, trouble) => {
                self.judging.told_later(trouble);
                step
            }
        }
    }

    fn advises(&self) -> bool {
        true
    }

    fn help(&self) -> Fact {
        Id::REVIEW_HELP.into()
    }
}

fn answered(told: impl Into<Vec<Fact>>) -> LessonStep {
    LessonStep::tell(Outcome::answered("review", told))
}

fn refused(id: Id) -> LessonStep {
    LessonStep::tell(Outcome::refused("review", id))
}
