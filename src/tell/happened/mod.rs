//! Events in words: what is heard and read when something has happened.

mod adjournment;
mod boards;
mod brief;
mod causes;
mod draws;
mod record;
mod rulings;
pub mod scores;
pub mod touch;

use crate::game::unfinished;
use crate::speech::sound::Earcon;
use crate::tell::cue::{Cue, Salience, Subject};

pub use scores::signing;

pub use brief::{Brief, cue, priority};

use shakmaty::Color;

use super::phrasing::{Phrasing, color_key};
use super::refuse;
use crate::args;
use crate::game::{
    Actor, Announcement, Desk, DrawEvent, Event, Game, Offence, Phase, PlayEvent, Press, Refusal, Repeat,
    RulingEvent, Setup, Speaker, Transition,
};
use crate::laws::{Doubt, GameResult, Termination};
use crate::speech::Priority;
use crate::voice::{Id, Verbosity, unmarked};

/// A line to say and to show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// One or more whole sentences.
    pub text: String,
    /// How it is spoken.
    pub priority: Priority,
    /// The same with what is in another language [marked](crate::voice::parted).
    marked: String,
}

impl Message {
    /// Of sentences as they are composed, with or without marks.
    #[must_use]
    pub fn new(sentences: String, priority: Priority) -> Message {
        Message { text: unmarked(&sentences), priority, marked: sentences }
    }

    /// With this printed behind it that nobody is to listen to: a command line.
    #[must_use]
    pub(crate) fn with_printed(mut self, printed: &str) -> Message {
        self.text = format!("{} {printed}", self.text);
        self
    }

    /// The text as it was composed, for whoever speaks it or says it again.
    #[must_use]
    pub fn marked(&self) -> &str {
        &self.marked
    }
}

/// What happened, by itself.
fn events_of(happened: &[Transition]) -> Vec<Event> {
    happened.iter().map(|transition| transition.record.event.clone()).collect()
}

/// Tells what happened in one game at one desk.
pub struct Composer<'a> {
    phrasing: Phrasing<'a>,
    /// The colour that is "you": the one person at a practice desk.
    you: Option<Color>,
}

impl<'a> Composer<'a> {
    /// For a game with this setup.
    #[must_use]
    pub fn new(phrasing: Phrasing<'a>, setup: &Setup) -> Composer<'a> {
        Composer { phrasing, you: setup.partner().map(|partner| !partner) }
    }

    /// The sentences of what happened together.
    #[must_use]
    pub fn events(&self, happened: &[Transition]) -> Vec<String> {
        let Some((first, last)) = happened.first().zip(happened.last()) else { return Vec::new() };
        let (before, after) = (&*first.before, &*last.after);
        let events = events_of(happened);
        let events = events.as_slice();
        let mut sentences = Vec::new();
        for (place, Transition { record, before, after }) in happened.iter().enumerate() {
            sentences.extend(self.event(&record.event, before, after, &events[place + 1..]));
        }
        // III.4 — the offer is refused: now the arbiter decides about what was asked for with it.
        let refused = events.iter().any(|event| matches!(event, Event::Draw(DrawEvent::DrawDeclined { .. })));
        if refused && after.draws().increment_asked.is_some() {
            sentences.push(self.phrasing.say(Id::INCREMENT_OPEN));
        }
        // D.2.8 — what was put right had ended the game.
        let corrected = events.iter().any(|event| matches!(event, Event::Play(PlayEvent::Corrected { .. })));
        if corrected && before.outcome().is_some() && after.outcome().is_none() {
            sentences.push(self.phrasing.say(Id::GAME_GOES_ON));
        }
        // D.2.8 — what hands had done at its word is not done.
        let steps = |game: &Game| game.act().places().len() + game.act().removed.len();
        if corrected && steps(after) < steps(before) {
            sentences.push(self.phrasing.say(Id::HANDS_BACK));
        }
        // 4.7 — where the program presses, nobody asks for it any more.
        if after.setup().press == Press::Auto
            && let Some(hand) = after.hand().filter(|_| events.iter().any(touch::is_step))
            && let Some(refusal @ Refusal::AlreadyPlaced(_)) = unfinished(after, hand.color, Some(&hand.done))
        {
            sentences.extend(refuse::refusal(&refusal, after, &self.phrasing));
        }
        if Self::calls_to_move(events, before, after) {
            let answered = |event: &Event| matches!(event, Event::Play(PlayEvent::Announced { by, .. }) if self.you.is_some_and(|you| by.color() == Some(!you)));
            // The partner has just moved: whose turn it is then is evident.
            let evident = self.you == Some(after.turn()) && events.iter().any(answered);
            sentences.push(if evident { self.phrasing.say(Id::TURN_YOU) } else { self.turn(after) });
            // D.2.1 — his first words are the repeat.
            if after.repeat_due() == Some(after.turn()) {
                sentences.push(self.phrasing.of_color(Id::REPEATS_NOW, after.turn()));
            }
        }
        sentences
    }

    /// "White to move", "You are to move".
    #[must_use]
    pub fn turn(&self, game: &Game) -> String {
        let color = game.turn();
        if self.you == Some(color) {
            return self.phrasing.voice().say(Id::TURN_YOU);
        }
        self.phrasing.of_color(Id::TURN, color)
    }

    /// Whose turn it is, is said when it has changed and a person is to move.
    fn calls_to_move(events: &[Event], before: &Game, after: &Game) -> bool {
        if *after.phase() != Phase::Play || after.setup().partner() == Some(after.turn()) {
            return false;
        }
        let resumed = |event: &Event| {
            matches!(
                event,
                Event::Play(
                    PlayEvent::Started { .. }
                        | PlayEvent::Continued { .. }
                        | PlayEvent::TakenBack { .. }
                        | PlayEvent::Resumed
                ) | Event::Ruling(RulingEvent::IllegalCompleted { .. })
                    | Event::Draw(
                        DrawEvent::ConsentRefused
                            | DrawEvent::ClaimFailed { .. }
                            | DrawEvent::ClaimPostponed { .. }
                            | DrawEvent::ClaimRejected { .. }
                    )
            )
        };
        // Who has taken the move (1.3) need not be called to it.
        let took = events.iter().any(|event| matches!(event, Event::Play(PlayEvent::HasMove { .. })));
        (before.turn() != after.turn() && !took) || events.iter().any(resumed)
    }

    fn event(&self, event: &Event, was: &Game, now: &Game, rest: &[Event]) -> Vec<String> {
        match event {
            Event::Play(event) => self.played_on(event, was, now, rest),
            Event::Boards(event) => self.checked(event, was, now, rest),
            Event::Draw(event) => self.drawing(event, was, now, rest),
            Event::Clock(event) => self.clock_order(event),
            Event::Ruling(event) => self.ruling(event, was, now, rest),
            Event::Hands(event) => self.handled(event, now),
            Event::Adjournment(event) => self.adjournment(event, was, now, rest),
            Event::Scores(event) => self.scores(event, now),
            Event::Damaged(_) => Vec::new(),
        }
    }

    fn played_on(&self, event: &PlayEvent, was: &Game, now: &Game, rest: &[Event]) -> Vec<String> {
        let voice = self.phrasing.voice();
        let of = |id: Id, color: Color| vec![self.phrasing.of_color(id, color)];
        match event {
            // D.2.8 — what had ended the game stands from now on.
            PlayEvent::Completed { by: Some(_), .. } if was.outcome().is_some() => {
                was.outcome().map(|outcome| self.ended(outcome.reason, now)).unwrap_or_default()
            }
            // 6.2.2 — whose move it is has not changed with the press, but whose clock runs.
            PlayEvent::Completed { color, pressed: true, .. } if was.course().is_unpressed(*color) => of(Id::CLOCK_RUNS, !*color),
            // 12.6 — no player is told that a clock was not pressed; at the relay it is the assistant's to press.
            PlayEvent::HasMove { color } if now.setup().desk == Desk::Relay => of(Id::CLOCK_RUNS_ON, !*color),
            // 6.7.1 — how late whoever is not there may come.
            PlayEvent::Started { .. } => {
                let absent = Color::ALL.into_iter().any(|color| now.presence().is_absent(color));
                self.default_time(now).filter(|_| absent).into_iter().collect()
            }
            // What a person hears before the first move is told by the desk, which knows the library.
            // Of the others the announcement or the turn says all.
            PlayEvent::Opened(_)
            | PlayEvent::Resumed
            | PlayEvent::Completed { .. }
            | PlayEvent::HasMove { .. }
            // The arbiter makes the move of an opened envelope, which has been told.
            | PlayEvent::Announced { by: Speaker::Arbiter, .. }
            | PlayEvent::Repeated { by: Actor::Program | Actor::Arbiter, .. } => Vec::new(),
            PlayEvent::Announced { .. } => self.announced(now, rest),
            PlayEvent::PromotionMissing { .. } => self.promotion_missing(now).into_iter().collect(),
            PlayEvent::Corrected { .. } => {
                let mut told = vec![voice.tell(Id::CORRECTED, &args!("move" => self.in_hand(now)))];
                // Who is called to move is told then that he repeats first.
                let pressed = rest.iter().any(|event| matches!(event, Event::Play(PlayEvent::Completed { .. })));
                if now.setup().repeat == Repeat::Opponent && !repeated_by_program(rest) && !pressed {
                    told.extend(of(Id::REPEATS_NOW, !now.turn()));
                }
                told
            }
            PlayEvent::Repeated { .. } => vec![voice.say(Id::REPEAT_FITS)],
            PlayEvent::RepeatDiffered { repeated, .. } => self.repeat_differs(was, repeated),
            PlayEvent::Continued { .. } => vec![voice.say(Id::CLOCKS_RUN)],
            PlayEvent::TakenBack { plies } => vec![voice.tell(Id::TAKEN_BACK, &args!("plies" => *plies))],
            // Guidelines I.10 — the move in a closed envelope may have ended the game before.
            PlayEvent::FlagFell { color } if *now.phase() == Phase::Adjourned => {
                [of(Id::FLAG_FELL, *color), vec![voice.say(Id::RESUMPTION_OPEN)]].concat()
            }
            PlayEvent::FlagFell { color } => of(Id::FLAG_FELL, *color),
            PlayEvent::Resigned { color } => of(Id::RESIGNED, *color),
            PlayEvent::LeftToArbiter { reason } => match was.phase() {
                Phase::Verdict(Offence::Flag(_)) if now.draws().postponed.is_some() => {
                    vec![voice.say(Id::LEFT_TO_ARBITER_CLAIM)]
                }
                Phase::Verdict(wrong) => {
                    let (color, doubt) = (color_key(wrong.color()), reason.unwrap_or(Doubt::Time).name());
                    vec![self.phrasing.tell(Id::LEFT_TO_ARBITER, &args!("color" => color, "doubt" => doubt))]
                }
                _ => Vec::new(),
            },
            PlayEvent::Ended { reason, .. } => {
                // 8.7 — the arbiter decides otherwise.
                let replaced = was.outcome().map(|_| voice.say(Id::RESULT_REPLACED));
                self.ended(*reason, now).into_iter().chain(replaced).collect()
            }
        }
    }

    fn in_hand(&self, game: &Game) -> String {
        self.phrasing.in_hand(game).unwrap_or_default()
    }

    fn announced(&self, game: &Game, rest: &[Event]) -> Vec<String> {
        let color = game.turn();
        let told = self.in_hand(game);
        let check = if game.setup().desk == Desk::Practice {
            self.phrasing.telling().check(&game.position_with_hand())
        } else {
            // Whether it is check stands on the board for whoever looks; nobody is told (11.3.1).
            None
        };
        let id = if game.setup().partner() == Some(color) {
            Id::BY_COLOR
        } else if repeated_by_program(rest) {
            Id::REPEATED
        } else {
            Id::SAYS
        };
        let id = match (id, check) {
            (Id::BY_COLOR, Some(_)) => Id::BY_COLOR_CHECK,
            (Id::REPEATED, Some(_)) => Id::REPEATED_CHECK,
            (id, _) => id,
        };
        let check = check.unwrap_or_default().to_owned();
        vec![self.phrasing.tell(id, &args!("color" => color_key(color), "move" => told, "check" => check))]
    }

    /// 3.7.5 — which piece the pawn becomes is asked.
    #[must_use]
    pub fn promotion_missing(&self, game: &Game) -> Option<String> {
        let square = game.course().unpromoted.as_ref()?.1.to()?;
        let square = self.phrasing.square(square);
        Some(self.phrasing.tell(Id::WHICH_PIECE, &args!("square" => square)))
    }

    /// Both in full, so that it is heard where they differ.
    fn repeat_differs(&self, game: &Game, repeated: &str) -> Vec<String> {
        let full = self.phrasing.announcing(Verbosity::Full);
        let announced = match (game.hand(), game.plies().last()) {
            (Some(_), _) => full.in_hand(game).unwrap_or_default(),
            (None, Some(ply)) => self.phrasing.announcement(&ply.played),
            (None, None) => String::new(),
        };
        let repeated = Announcement::from_record(repeated)
            .map_or_else(|| repeated.to_owned(), |announcement| self.phrasing.said(&announcement));
        let color = game.repeat_due().unwrap_or(!game.turn());
        vec![self.phrasing.tell(
            Id::REPEAT_DIFFERS,
            &args!("color" => color_key(color), "announced" => announced, "repeated" => repeated),
        )]
    }

    /// How the game ended.
    #[must_use]
    pub fn ended(&self, reason: Termination, game: &Game) -> Vec<String> {
        let rules = game.setup().rules();
        let article = game.rulings().illegal.last().losing_article(&rules);
        let reason = self
            .phrasing
            .voice()
            .tell(reason_id(reason, rules.illegal_loses_at), &args!("article" => article));
        // A drawn tie-break is won all the same.
        let drawn = game.outcome().is_some_and(|outcome| outcome.result == GameResult::Drawn);
        let decides = game.setup().occasion.as_ref().and_then(|occasion| occasion.draw_wins);
        let tie_break =
            decides.filter(|_| drawn).map(|color| self.phrasing.of_color(Id::OPENED_TIE_BREAK, color));
        let (id, color) = match game.outcome().map(|outcome| outcome.result) {
            Some(GameResult::Won(winner)) => (Id::WON, winner),
            Some(GameResult::HalfFor(color)) => (Id::HALF_FOR, color),
            Some(GameResult::BothLost) => (Id::BOTH_LOST, Color::White),
            Some(GameResult::Annulled) => (Id::ANNULLED, Color::White),
            Some(GameResult::Drawn) | None => (Id::DRAWN, Color::White),
        };
        let sentence = self.phrasing.tell(id, &args!("color" => color_key(color), "reason" => reason));
        std::iter::once(sentence).chain(tie_break).collect()
    }
}

fn repeated_by_program(rest: &[Event]) -> bool {
    rest.iter().any(|event| matches!(event, Event::Play(PlayEvent::Repeated { by: Actor::Program, .. })))
}

/// `illegal_loses_at` is the illegal move that loses: where it is the first (7.5.5 in some editions' fast chess), no
/// second one is spoken of.
fn reason_id(reason: Termination, illegal_loses_at: u32) -> Id {
    match reason {
        Termination::Checkmate => Id::REASON_CHECKMATE,
        Termination::Resignation => Id::REASON_RESIGNATION,
        Termination::ResignationDrawn => Id::REASON_RESIGNATION_DRAWN,
        Termination::Stalemate => Id::REASON_STALEMATE,
        Termination::DeadPosition => Id::REASON_DEAD_POSITION,
        Termination::Agreement => Id::REASON_AGREEMENT,
        Termination::Time => Id::REASON_TIME,
        Termination::TimeDrawn => Id::REASON_TIME_DRAWN,
        Termination::IllegalMoves if illegal_loses_at == 1 => Id::REASON_ILLEGAL_MOVE_FIRST,
        Termination::IllegalMovesDrawn if illegal_loses_at == 1 => Id::REASON_ILLEGAL_MOVE_FIRST_DRAWN,
        Termination::IllegalMoves => Id::REASON_ILLEGAL_MOVES,
        Termination::IllegalMovesDrawn => Id::REASON_ILLEGAL_MOVES_DRAWN,
        Termination::ThreefoldClaim => Id::REASON_THREEFOLD_CLAIM,
        Termination::FiftyMovesClaim => Id::REASON_FIFTY_MOVES_CLAIM,
        Termination::NormalMeans => Id::REASON_NORMAL_MEANS,
        Termination::BothFlags => Id::REASON_BOTH_FLAGS,
        Termination::IllegalPosition => Id::REASON_ILLEGAL_POSITION,
        Termination::FivefoldRepetition => Id::REASON_FIVEFOLD_REPETITION,
        Termination::SeventyFiveMoves => Id::REASON_SEVENTY_FIVE_MOVES,
        Termination::Arbiter => Id::REASON_ARBITER,
        Termination::DefaultTime => Id::REASON_DEFAULT_TIME,
        Termination::Forfeit => Id::REASON_FORFEIT,
        Termination::SealedMove => Id::REASON_SEALED_MOVE,
        Termination::SealedMoveDrawn => Id::REASON_SEALED_MOVE_DRAWN,
        Termination::PositionLost => Id::REASON_POSITION_LOST,
        Termination::WrongStart => Id::REASON_WRONG_START,
        Termination::ColorsReversed => Id::REASON_COLORS_REVERSED,
    }
}

/// What an event of this family is in one line.
fn play_cue(event: &PlayEvent) -> Cue {
    match event {
        // Whose turn it is says all.
        PlayEvent::HasMove { .. } => Cue::silent(Salience::Course),
        PlayEvent::Opened(_) => Cue::quiet(Salience::Course, Id::BRIEF_OPENED),
        PlayEvent::Resumed => Cue::quiet(Salience::Course, Id::BRIEF_RESUMED),
        PlayEvent::Started { .. } | PlayEvent::Continued { .. } => {
            Cue::quiet(Salience::Course, Id::BRIEF_CLOCKS_RUN)
        }
        PlayEvent::Completed { color, .. } => {
            Cue::quiet(Salience::Course, Id::BRIEF_CLOCK_RUNS).on(Subject::Pressed(*color))
        }
        PlayEvent::Repeated { .. } => Cue::quiet(Salience::Course, Id::BRIEF_REPEAT_FITS),
        PlayEvent::TakenBack { .. } => Cue::quiet(Salience::Desk, Id::BRIEF_TAKEN_BACK),
        PlayEvent::Announced { .. } => {
            Cue::sounds(Salience::Move, Earcon::Move, Id::BRIEF_MOVE).on(Subject::Move)
        }
        PlayEvent::Corrected { .. } => {
            Cue::sounds(Salience::Move, Earcon::Move, Id::BRIEF_CORRECTED).on(Subject::Correction)
        }
        PlayEvent::PromotionMissing { .. } => {
            Cue::quiet(Salience::Call, Id::BRIEF_WHICH_PIECE).on(Subject::Promotion)
        }
        PlayEvent::RepeatDiffered { .. } => {
            Cue::sounds(Salience::Wrong, Earcon::Mismatch, Id::BRIEF_REPEAT_DIFFERS).important()
        }
        PlayEvent::FlagFell { color } => {
            Cue::sounds(Salience::Wrong, Earcon::LowTime, Id::BRIEF_FLAG_FELL).of(*color).important()
        }
        PlayEvent::Resigned { color } => Cue::quiet(Salience::End, Id::BRIEF_RESIGNED).of(*color),
        PlayEvent::LeftToArbiter { .. } => Cue::quiet(Salience::End, Id::BRIEF_LEFT_TO_ARBITER),
        PlayEvent::Ended { result, reason } => {
            let subject = Subject::End(*result, *reason);
            Cue::sounds(Salience::End, Earcon::End, Id::BRIEF_ENDED).on(subject).important()
        }
    }
}
