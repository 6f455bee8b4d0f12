//! Questions about the board and the game: who may ask what, and which answer it is.

use shakmaty::{Chess, Color, Move, Role, Square};

use super::Session;
use super::appearance::Tones;
use super::outcome::Addressed;
use super::told::Told;
use crate::args;
use crate::game::{Command, Desk, Refusal, Right, Speaker, is_allowed};
use crate::hear::Intent;
use crate::hear::{Request, hear};
use crate::query::Whose;
use crate::query::{Query, Target};
use crate::settings::Value;
use crate::settings::keymap::{Group, sentence};
use crate::speech::{Backend, Rate, Volume};
use crate::tell::answers::{course, standing};
use crate::tell::{AnalysisAnswers, BoardAnswers, Phrasing, spelled};
use crate::voice::{Verbosity, unmarked};

impl Session<'_> {
    /// Answers a question of this speaker; `asking` is the player for whom it is asked.
    pub(super) fn asked_about(&mut self, question: Query, by: Speaker, asking: Color) -> Vec<Addressed> {
        if question.analyses() && !self.may_analyse(by) {
            return vec![self.refuse(&Refusal::MayNot(Right::Analyse))];
        }
        let Some(question) = self.placed(question, by) else {
            let told = self.one("which-square");
            return vec![self.refused("which-square", told)];
        };
        if question == Query::AllMoves {
            return self.see_sheet(by, asking);
        }
        // The last announcement is heard by all, and how many there were is not.
        if matches!(question, Query::LastMoves(count) | Query::LastMovesOf(_, count) if count > 1)
            && self.hides_moves(by)
        {
            return vec![self.refuse(&Refusal::MovesNotTold)];
        }
        match question {
            Query::Spell => return vec![self.spell()],
            Query::Louder => return self.at_volume(self.volume.louder(), "louder", "loudest"),
            Query::Softer => return self.at_volume(self.volume.softer(), "softer", "softest"),
            Query::Slower => return self.at_rate(self.rate.slower(), "slower", "slowest"),
            Query::Faster => return self.at_rate(self.rate.faster(), "faster", "fastest"),
            Query::Verbosity(verbosity) => return vec![self.at_verbosity(verbosity)],
            Query::Earlier | Query::Later => return vec![self.said_before(question)],
            Query::Step(step) => return vec![self.step(step, asking)],
            Query::GoRank(_) | Query::GoFile(_) => return vec![self.go_along(question, asking)],
            Query::NextPiece(role, whose) => {
                return vec![self.next_piece(role, whose.and_then(|whose| whose.color(asking)), asking)];
            }
            Query::Contrast | Query::Figurines | Query::BigClocks => {
                return self.seen_anew(question);
            }
            Query::SpeechOff => return self.turn_speech(false),
            Query::SpeechOn => return self.turn_speech(true),
            Query::Tones => return self.other_tones(),
            Query::Keys => return self.keys(by),
            // That a line was said has silenced everything already.
            Query::Silence => return Vec::new(),
            _ => {}
        }
        let name = question.name();
        let told = self.both(|phrasing| self.told_of(question, by, asking, phrasing));
        vec![self.answered(name, told)]
    }

    /// The scoresheet; in rapid and blitz by the Competition Rules it is counted how often (A.4.3, B.2.3).
    fn see_sheet(&mut self, by: Speaker, asking: Color) -> Vec<Addressed> {
        // Where he has no right to see it, it would tell how many moves there were.
        if self.hides_moves(by) && !self.game().shows_sheets() {
            return vec![self.refuse(&Refusal::MovesNotTold)];
        }
        let mut out = self.perform(by, &Command::SeeSheet);
        let refused = out.iter().any(|output| output.kind.0 == "refused" || output.said.is_some());
        if !refused {
            let told = self.both(|phrasing| self.told_of(Query::AllMoves, by, asking, phrasing));
            out.push(self.answered(Query::AllMoves.name(), told));
        }
        out
    }

    /// During a game nobody hears what follows from a position, except at practice (11.3.1).
    pub(super) fn may_analyse(&self, by: Speaker) -> bool {
        self.game().outcome().is_some() || is_allowed(by, Right::Analyse, self.game().setup().desk)
    }

    /// The question about the square it names, or about the one last spoken of.
    fn placed(&mut self, question: Query, by: Speaker) -> Option<Query> {
        if let Some(square) = question.square() {
            self.focus = Some((square, self.last_seq()));
        }
        if !question.lacks_square() {
            return Some(question);
        }
        if let Some(square) = self.focus() {
            return Some(question.at(square));
        }
        if question == Query::Moves(Target::Square(None)) {
            return Some(Query::Moves(Target::Side(None)));
        }
        self.ask_where(question, by);
        None
    }

    /// The square last asked about, or where the last move went if that was later.
    pub(super) fn focus(&self) -> Option<Square> {
        let game = self.game();
        let moved = game.last_destination();
        let asked = self.focus.filter(|(_, seq)| *seq == self.last_seq());
        asked.map(|(square, _)| square).or(moved).or(self.focus.map(|(square, _)| square))
    }

    fn told_of(&self, question: Query, by: Speaker, asking: Color, phrasing: &Phrasing<'_>) -> Vec<String> {
        let game = self.game();
        let board = game.board(asking).now();
        let look = BoardAnswers::new(board, asking, *phrasing);
        let position = game.position_with_hand();
        let analysis = AnalysisAnswers::new(board, &position, asking, *phrasing);
        let color = |whose: Whose| whose.color(asking);
        match question {
            Query::Square(Some(square)) => vec![look.square(square)],
            Query::Pieces(role, whose) => look.pieces(role, whose.and_then(color)),
            Query::Side(whose) => look.side(color(whose)),
            Query::Everything => look.side(None),
            Query::Rank(Some(rank)) => vec![look.rank(rank)],
            Query::File(Some(file)) => vec![look.file(file)],
            Query::Diagonals(Some(square)) => look.diagonals(square),
            Query::Diagonal(from, to) => vec![look.diagonal_between(from, to)],
            Query::Rays(Some(square)) => look.rays(square),
            Query::Attacks(target) => analysis.attacks(target),
            Query::Targets(target) => analysis.targets(target),
            Query::AttacksAndTargets(target) => [analysis.attacks(target), analysis.targets(target)].concat(),
            Query::KnightReach(Some(square)) => vec![analysis.knight_reach(square)],
            Query::Moves(target) => analysis.moves(target, false),
            Query::Captures(target) => analysis.moves(target, true),
            Query::Pinned(whose) => vec![analysis.pinned(whose)],
            Query::Material => analysis.material(),
            Query::LastMoves(_) if self.hides_moves(by) => course::last_unnumbered(None, game, phrasing),
            Query::LastMoves(count) => course::last_moves(count, game, phrasing),
            Query::LastMovesOf(whose, count) => {
                let whose = whose.color(asking).unwrap_or(asking);
                if self.hides_moves(by) {
                    course::last_unnumbered(Some(whose), game, phrasing)
                } else {
                    course::last_moves_of(whose, count, game, phrasing)
                }
            }
            Query::PlayersColor(whose) => vec![standing::players_color(whose, asking, phrasing)],
            Query::AllMoves => course::all(game, phrasing),
            Query::Captured => course::captured(game, phrasing),
            Query::Turn => match game.outcome() {
                Some(outcome) => self.narrating(*phrasing).ended(outcome.reason, game),
                None if self.hides_moves(by) => vec![self.narrating(*phrasing).turn(game)],
                None => vec![course::turn(game, phrasing)],
            },
            Query::Questions => standing::questions(self.may_analyse(by), phrasing),
            // Those without a square were given one; the others say nothing about the game.
            Query::Square(None)
            | Query::Rank(None)
            | Query::File(None)
            | Query::Diagonals(None)
            | Query::Rays(None)
            | Query::KnightReach(None)
            | Query::Spell
            | Query::Slower
            | Query::Louder
            | Query::Softer
            | Query::Faster
            | Query::Verbosity(_)
            | Query::Silence
            | Query::SpeechOff
            | Query::SpeechOn
            | Query::Step(_)
            | Query::GoRank(_)
            | Query::GoFile(_)
            | Query::NextPiece(..)
            | Query::Earlier
            | Query::Later
            | Query::Contrast
            | Query::Figurines
            | Query::BigClocks
            | Query::Tones
            | Query::Keys => Vec::new(),
        }
    }

    /// All keys, a message for each group, so that they can be stepped through. Where only lines are heard, what can
    /// be a line comes first.
    fn keys(&mut self, by: Speaker) -> Vec<Addressed> {
        use Group::{Board, Hearing, Letters, Own, Pieces, Seeing, Typing};
        let (voice, may) = (self.voice, self.may_analyse(by));
        // A key that would only be refused is not told.
        let analyses = |said: &str| {
            matches!(hear(said, voice.lexicon()).map(|utterance| utterance.heard),
                Ok(Intent::Request(Request::Ask(question))) if question.analyses())
        };
        let told = |group: &Group| sentence(*group, &self.keymap, voice, |said| may || !analyses(said));
        let lines: Vec<String> = if self.hears_keys {
            [Hearing, Board, Pieces, Letters, Own, Seeing, Typing].iter().filter_map(told).collect()
        } else {
            let alone = [Letters, Pieces].iter().filter_map(told);
            let between = ["keys-digits", "keys-elsewhere"].map(|id| voice.say(id));
            alone
                .chain(between)
                .chain([Hearing, Board, Own, Seeing, Typing].iter().filter_map(told))
                .collect()
        };
        let name = Query::Keys.name();
        let mut out: Vec<Addressed> = lines.into_iter().map(|line| self.answered(name, &[line])).collect();
        out.push(self.answered(name, self.one("keys-help")));
        out
    }

    pub(super) fn again(&self) -> Told {
        self.heard(self.memory.last(), "nothing-said")
    }

    /// What was said once, with the line it had; or that there is nothing.
    fn heard(&self, said: Option<&(String, String)>, nothing: &str) -> Told {
        match said {
            Some((text, brief)) => Told::with_line(std::slice::from_ref(text), brief.clone()),
            None => self.one(nothing),
        }
    }

    /// What was said before that, or after it.
    fn said_before(&mut self, question: Query) -> Addressed {
        let (told, end) = match question {
            Query::Earlier => (self.memory.earlier().cloned(), "said-first"),
            _ => (self.memory.later().cloned(), "said-last"),
        };
        let told = self.heard(told.as_ref(), end);
        self.unremembered(question.name(), told)
    }

    /// What was last said, letter by letter; asked twice it is still that, and not the letters.
    fn spell(&mut self) -> Addressed {
        let spelled = |said: &str| spelled(&unmarked(said), self.voice.lexicon());
        let told = match self.memory.last() {
            Some((said, brief)) => Told::with_line(&[spelled(said)], brief.clone()),
            None => self.one("nothing-said"),
        };
        self.unremembered("spell", told)
    }

    /// What was last said, at another rate, at which everything that follows is spoken as well.
    fn at_rate(&mut self, rate: Option<Rate>, id: &str, end: &str) -> Vec<Addressed> {
        if let Some(why) = self.why_mute() {
            return vec![self.unremembered("rate", why)];
        }
        self.rate = rate.unwrap_or(self.rate);
        let told = self.again().behind(self.one(if rate.is_some() { id } else { end }));
        let mut out = vec![self.unremembered("rate", told)];
        if let Some(rate) = rate.filter(|_| self.keeps_rate) {
            let key = format!("speech.rate.{}", self.voice.tag());
            out.extend(self.keep_setting(&key, Value::Steps(rate.steps())));
        }
        out
    }

    /// What was last said, at another volume, at which everything that follows is spoken as well.
    fn at_volume(&mut self, volume: Option<Volume>, id: &str, end: &str) -> Vec<Addressed> {
        if let Some(why) = self.why_mute() {
            return vec![self.unremembered("volume", why)];
        }
        // Beyond its usual volume Speech Dispatcher may have nothing left.
        let at_limit = self.own_speech.by == Some(Backend::Ssip);
        let id = match volume {
            Some(volume) if at_limit && volume > Volume::USUAL && volume > self.volume => "louder-perhaps",
            Some(_) => id,
            None => end,
        };
        self.volume = volume.unwrap_or(self.volume);
        let told = self.again().behind(self.one(id));
        let mut out = vec![self.unremembered("volume", told)];
        if let Some(volume) = volume.filter(|_| self.keeps_volume) {
            let key = format!("speech.volume.{}", self.voice.tag());
            out.extend(self.keep_setting(&key, Value::Steps(volume.steps())));
        }
        out
    }

    /// So much is said from now on; a move tells how that sounds.
    fn at_verbosity(&mut self, verbosity: Verbosity) -> Addressed {
        self.verbosity = verbosity;
        let knight = Move::Normal {
            role: Role::Knight,
            from: Square::G1,
            capture: None,
            to: Square::F3,
            promotion: None,
        };
        let example = self.phrasing().announcing(verbosity).played(&knight, &Chess::default());
        let args = args!("verbosity" => verbosity.key(), "move" => example);
        let announced = verbosity != Verbosity::Full && self.game().setup().desk != Desk::Practice;
        let told = self.both(|phrasing| {
            let announced = announced.then(|| phrasing.say("verbosity-announcements"));
            std::iter::once(phrasing.tell("verbosity", &args)).chain(announced).collect()
        });
        self.unremembered("verbosity", told)
    }

    /// What is to be seen only where there is a screen.
    pub(crate) fn of_screen(&mut self) -> Addressed {
        self.unremembered("appearance", self.one("screen-only"))
    }

    /// The screen with other colours, pieces or clocks. Who reads lines is told where that is to be seen.
    fn seen_anew(&mut self, question: Query) -> Vec<Addressed> {
        if !self.on_screen {
            return vec![self.of_screen()];
        }
        let seen = &mut self.appearance;
        let changed;
        let told = match question {
            Query::Contrast => {
                seen.palette = seen.palette.next();
                changed = ("screen.theme", Value::Text(seen.palette.name().to_owned()));
                let args = args!("palette" => seen.palette.name());
                self.both(|phrasing| vec![phrasing.tell("screen-palette", &args)])
            }
            Query::Figurines => {
                seen.figures = !seen.figures;
                changed = ("screen.figurines", Value::Switch(seen.figures));
                let id = if seen.figures { "screen-figurines" } else { "screen-letters" };
                self.one(id)
            }
            _ => {
                seen.big_clocks = !seen.big_clocks;
                changed = ("screen.big-clocks", Value::Switch(seen.big_clocks));
                let id = if seen.big_clocks { "screen-big-clocks" } else { "screen-small-clocks" };
                self.one(id)
            }
        };
        let mut out = vec![self.unremembered("appearance", told)];
        out.extend(self.keep_setting(changed.0, changed.1));
        out
    }

    /// Tones beside the words, or none.
    fn other_tones(&mut self) -> Vec<Addressed> {
        self.tones = match self.tones {
            Tones::Forbidden => {
                let told = self.one("tones-forbidden");
                return vec![self.refused("tones-forbidden", told)];
            }
            Tones::Off => Tones::On,
            Tones::Heard | Tones::On => Tones::Off,
        };
        let on = self.tones != Tones::Off;
        let told = self.one(if on { "tones-on" } else { "tones-off" });
        let mut out = vec![self.unremembered("tones", told)];
        out.extend(self.keep_setting("earcons.on", Value::Switch(on)));
        out
    }

    /// An answer about what was said, which is not what is said again.
    pub(super) fn unremembered(&mut self, name: &str, told: impl Into<Told>) -> Addressed {
        let memory = std::mem::take(&mut self.memory);
        let mut output = self.answered(name, told);
        self.memory = memory;
        output.fleeting = true;
        output
    }
}
