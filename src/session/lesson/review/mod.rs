//! A game that is gone over move by move, kept or out of a file: its variations, what its annotator says of it, and its
//! mistakes as whoever judges positions finds them.

mod judging;
mod route;
mod seeking;
mod told;

use std::sync::Arc;

use shakmaty::{Color, Position};

use super::game_file::GameFile;
use super::{Lesson, LessonContext, LessonLine, LessonStep, Then, heading};
use crate::collection::{CollectedGame, CollectionError, Tags};
use crate::game::{Announcement, Game, Start, resolve};
use crate::hear::{Adjustment, Control, Intent, LessonKind, LessonRequest};
use crate::laws::Millis;
use crate::query::{Answer, PlayersWhose, StandingAnswer};
use crate::record::GameTree;
use crate::tell::{CollectionTrouble, Fact, Outcome, Variable, ending};
use crate::voice::{Id, LessonWord, Lexicon};
use judging::{Judging, Sought};
use route::Route;
use seeking::{Looked, Seeking, WantedGame};

/// A game that is looked for is looked for again after so long, in milliseconds; it is told that it is, after so long.
const LOOKS: Millis = 500;
const TOLD_AGAIN: Millis = 10_000;

/// A game that is gone over.
pub(crate) struct Review {
    route: Route,
    judging: Judging,
    tags: Tags,
    /// The game as it is kept, where it is.
    kept: Option<Arc<Game>>,
    /// The file it is from, and its number there.
    file: Option<(GameFile, u32)>,
    /// What of the file could not be read, to be told first.
    trouble: Vec<Outcome>,
    /// Whether anything was told of it.
    is_begun: bool,
    /// Another game of the file that is looked for.
    sought: Option<SoughtGame>,
}

/// A game that is looked for, and when that is done and told again.
struct SoughtGame {
    seeking: Seeking,
    due: Millis,
    told: Millis,
}

impl Review {
    fn of_tree(tree: GameTree, white: &str, black: &str) -> Review {
        Review {
            judging: Judging::of(&tree),
            route: Route::new(tree, white, black),
            tags: Tags::default(),
            kept: None,
            file: None,
            trouble: Vec::new(),
            is_begun: false,
            sought: None,
        }
    }

    /// A game that is kept and was begun on this day (`YYYY-MM-DD`); behind an illegal move that stood (A.5.2) nothing
    /// can be gone over.
    pub(crate) fn of_game_kept(game: Game, day: &str) -> Review {
        let setup = game.setup();
        let mut tree = GameTree::new(setup.start.position().clone());
        let mut at = GameTree::ROOT;
        for played in game.plies().iter().map(|ply| ply.played) {
            let legal = tree.position(at).is_legal(played).then_some(played);
            let Some(next) = legal.and_then(|played| tree.play(at, played)) else { break };
            at = next;
        }
        let result = game.outcome().map_or_else(String::new, |outcome| outcome.result.pgn().to_owned());
        let (white, black, date) = (setup.white.clone(), setup.black.clone(), day.to_owned());
        let review = Review::of_tree(tree, &white, &black);
        let tags = Tags { white, black, date, result, ..Tags::default() };
        Review { tags, kept: Some(Arc::new(game)), ..review }
    }

    /// A game that was imported.
    pub(crate) fn of_game_imported(game: CollectedGame) -> Review {
        let CollectedGame { tags, tree, .. } = game;
        let review = Review::of_tree(tree, &tags.white, &tags.black);
        Review { tags, ..review }
    }

    /// The game of this number in a file, or the first that has a position behind it. Where it takes time to find it,
    /// the first one of the file is shown until then.
    ///
    /// # Errors
    /// There is none; what of the file could not be read.
    pub(crate) fn of_file(
        mut file: GameFile,
        number: u32,
        lexicon: &Lexicon,
    ) -> Result<Review, Vec<Outcome>> {
        let mut seeking = Seeking::of(WantedGame::Number(number), 0);
        match seeking.look(&mut file, lexicon) {
            Looked::Game(game) => Ok(Review::of_game(*game, file, &seeking)),
            Looked::NotYet(_) if number > 1 => {
                let first = Review::of_file(file, 1, lexicon)?;
                Ok(Review { sought: Some(SoughtGame { seeking, due: 0, told: 0 }), ..first })
            }
            Looked::NotYet(_) | Looked::None => Err(left_out(&file, &seeking)),
            Looked::Unread(error) => {
                let mut told = left_out(&file, &seeking);
                told.push(trouble(file.trouble(CollectionTrouble::Unread(error))));
                Err(told)
            }
        }
    }

    /// The game of a file that was looked for.
    fn of_game(game: CollectedGame, file: GameFile, sought: &Seeking) -> Review {
        let CollectedGame { tags, tree, faults, .. } = game;
        let faults = [&sought.left_out[..], &faults].concat();
        let trouble = file.faults(&faults).into_iter().map(trouble).collect();
        let review = Review::of_tree(tree, &tags.white, &tags.black);
        Review { tags, file: Some((file, sought.number)), trouble, ..review }
    }

    /// What is shown first.
    fn first(&mut self) -> Arc<Game> {
        self.route.game()
    }

    fn begins(&mut self, of: &LessonContext<'_>) -> LessonStep {
        self.is_begun = true;
        self.judging.begin(of);
        let mut told = std::mem::take(&mut self.trouble);
        let mut facts = Vec::new();
        if let Some((file, number)) = &self.file {
            facts.extend(told::headline(file.name(), *number, &self.tags));
        }
        facts.push(Fact::numbered(Id::REVIEW_BEGINS, "moves", self.route.moves().div_ceil(2)));
        facts.extend(told::comments(&self.route));
        told.push(Outcome::notice("review", facts));
        LessonStep { told, ..LessonStep::default() }.showing(self.first())
    }

    /// The same game again, at the place where it was left.
    fn goes_on(&mut self, of: &LessonContext<'_>) -> LessonStep {
        self.judging.begin(of);
        let headline =
            self.file.as_ref().map(|(file, number)| told::headline(file.name(), *number, &self.tags));
        self.here(headline.unwrap_or_default())
    }

    /// Tells where it stands now, behind this.
    fn here(&mut self, before: Vec<Fact>) -> LessonStep {
        let mut facts = before;
        facts.push(self.route.last_move().unwrap_or_else(|| Id::REVIEW_START.into()));
        facts.extend(told::marks(&self.route));
        facts.extend(self.judging.fault(self.route.main_ply()));
        facts.extend(told::comments(&self.route));
        facts.extend(told::offers(&self.route));
        if self.route.is_game_over() {
            facts.extend(told::result(&self.tags));
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
        let steps = asked.steps();
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
            LessonWord::Move => match self.route.after_move(asked.number?, asked.side) {
                Some(at) => self.go(at),
                None => refused(Id::REVIEW_NO_MOVE),
            },
            LessonWord::Enough => LessonStep::default().then(Then::Leave),
            LessonWord::Progress => answered(self.progress()),
            LessonWord::Mistakes => answered(self.judging.counted(asked.side)),
            LessonWord::FirstMistake => self.go_to_mistake(Sought::First, asked.side),
            LessonWord::NextMistake => self.go_to_mistake(Sought::After(self.route.game_ply()), asked.side),
            LessonWord::PreviousMistake => {
                self.go_to_mistake(Sought::Before(self.route.game_ply()), asked.side)
            }
            LessonWord::Variation => self.variation(asked.number),
            LessonWord::Variations => match told::offers(&self.route) {
                Some(offered) => answered(offered),
                None => refused(Id::REVIEW_NO_VARIATION),
            },
            LessonWord::Comment => match told::commented(&self.route) {
                Some(told) => answered(told),
                None => refused(Id::REVIEW_NO_COMMENT),
            },
            LessonWord::MainLine if !self.route.is_in_variation() => refused(Id::REVIEW_MAIN_ALREADY),
            LessonWord::MainLine => {
                self.route.leave_variation();
                self.here(vec![Id::REVIEW_IN_GAME.into()])
            }
            LessonWord::PlayHere => self.plays_on(asked.side),
            LessonWord::NextGame => self.other_game(WantedGame::Next, of),
            LessonWord::PreviousGame => self.other_game(WantedGame::Previous, of),
            LessonWord::Game if self.file.is_some() => self.other_game(WantedGame::Number(asked.number?), of),
            word => answered(self.headed(word)?),
        })
    }

    /// What is asked of who plays, and how it ended.
    fn headed(&self, word: LessonWord) -> Option<Vec<Fact>> {
        let kept = self.kept.as_ref();
        let own = kept.and_then(|game| game.setup().partner()).map(|partner| !partner);
        match (word, own) {
            (LessonWord::Result, _) if kept.is_some_and(|game| game.outcome().is_some()) => {
                kept.map(|game| vec![Fact::Ended(Arc::clone(game))])
            }
            // Who plays against the program has no name there.
            (LessonWord::Players, Some(own)) if heading::named(&self.tags).is_none() => {
                Some(vec![Fact::Answer(Answer::Standing(StandingAnswer::PlayersColor(
                    PlayersWhose::Own,
                    own,
                )))])
            }
            _ => heading::asked(word, &self.tags, ending(self.route.end(), &self.tags.termination)),
        }
    }

    /// How far it has come, and how far it is judged.
    fn progress(&self) -> Vec<Fact> {
        let of = |count: usize| Variable::count(count.div_ceil(2));
        let id = if self.route.is_in_variation() { Id::REVIEW_IN_VARIATION } else { Id::REVIEW_PROGRESS };
        let told = vec![("number", of(self.route.at())), ("moves", of(self.route.moves()))];
        vec![Fact::Say(id, told), self.judging.progress()]
    }

    fn go_to_mistake(&mut self, sought: Sought, side: Option<Color>) -> LessonStep {
        match self.judging.mistake(sought, side) {
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
        LessonStep::practice(start, side.unwrap_or(position.turn()))
    }

    /// Another game of the file.
    fn other_game(&mut self, wanted: WantedGame, of: &LessonContext<'_>) -> LessonStep {
        let Some((_, here)) = &self.file else { return refused(Id::REVIEW_NO_FILE) };
        let seeking = Seeking::of(wanted, *here);
        self.seek(SoughtGame { seeking, due: of.at, told: of.at }, of).unwrap_or_default()
    }

    /// Looks for a game of the file; nothing is told where that takes longer, and it was told not long ago.
    fn seek(&mut self, mut sought: SoughtGame, of: &LessonContext<'_>) -> Option<LessonStep> {
        let (mut file, here) = self.file.take()?;
        let found = sought.seeking.look(&mut file, of.lexicon);
        let seeking = &sought.seeking;
        if let Looked::Game(game) = found {
            let engine_failed = self.judging.engine_failed();
            *self = Review::of_game(*game, file, seeking);
            self.judging.know_engine(engine_failed);
            return Some(self.begins(of));
        }
        let mut told = left_out(&file, seeking);
        let wanted = ("which", Variable::Key(seeking.wanted.name()));
        let none = Outcome::refused("review", Fact::Say(Id::REVIEW_NO_GAME, vec![wanted]));
        match found {
            Looked::Game(_) => {}
            Looked::NotYet(percent) => {
                self.file = Some((file, here));
                let is_told = sought.told <= of.at;
                let step = is_told.then(|| seeks(seeking.number, percent));
                let told = if is_told { of.at.saturating_add(TOLD_AGAIN) } else { sought.told };
                let due = of.at.saturating_add(LOOKS);
                self.sought = Some(SoughtGame { due, told, ..sought });
                return step;
            }
            Looked::Unread(CollectionError::Changed) if file.reopen().is_ok() => {
                self.file = Some((file, 0));
                let mut step = self.other_game(WantedGame::Number(1), of);
                step.told.insert(0, Outcome::notice("review", Id::LISTEN_CHANGED));
                return Some(step);
            }
            Looked::Unread(error) => {
                told.push(trouble(file.trouble(CollectionTrouble::Unread(error))));
                told.push(none);
            }
            Looked::None => told.push(none),
        }
        (self.file, self.sought) = (Some((file, here)), None);
        let mut step = if self.is_begun { LessonStep::default() } else { self.begins(of) };
        step.told.splice(0..0, told);
        Some(step)
    }
}

impl Lesson for Review {
    fn begin(&mut self, of: &LessonContext<'_>) -> LessonStep {
        match self.sought.take() {
            None if self.is_begun => self.goes_on(of),
            None => self.begins(of),
            Some(sought) => {
                let step = self.seek(sought, of).unwrap_or_default();
                if self.is_begun { step } else { step.showing(self.first()) }
            }
        }
    }

    fn due(&self) -> Option<Millis> {
        self.sought.as_ref().map(|sought| sought.due)
    }

    fn tick(&mut self, of: &LessonContext<'_>) -> Option<LessonStep> {
        let sought = self.sought.take_if(|sought| sought.due <= of.at)?;
        self.seek(sought, of)
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
            (_, Ok(Intent::Control(Control::Lesson(LessonKind::LeftReview)))) => Some(self.here(Vec::new())),
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

    fn waits(&self) -> bool {
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

/// What is left out of a file before the game that is looked for.
fn left_out(file: &GameFile, seeking: &Seeking) -> Vec<Outcome> {
    file.faults(&seeking.left_out).into_iter().map(trouble).collect()
}

/// That something in the file cannot be read.
fn trouble(fact: Fact) -> Outcome {
    Outcome::notice("game-refused", fact)
}

/// That a game is looked for, and how far.
fn seeks(number: u32, percent: u32) -> LessonStep {
    let variables = vec![("number", Variable::Number(number)), ("percent", Variable::Number(percent))];
    LessonStep::tell(Outcome::notice("review", Fact::Say(Id::REVIEW_SEEKS, variables)))
}
