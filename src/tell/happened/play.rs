//! What is done in the course of play, in words.

use shakmaty::Color;

use super::adjournment::default_time;
use super::ended::ended;
use crate::args;
use crate::game::{
    Actor, Announcement, Desk, DrawEvent, Event, Game, Offence, Phase, PlayEvent, Repeat, RulingEvent,
    Speaker,
};
use crate::laws::{Doubt, Termination};
use crate::speech::sound::Earcon;
use crate::tell::answers::course;
use crate::tell::cue::{Cue, Salience, Subject};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::{Id, Verbosity};

pub(super) fn played_on(
    event: &PlayEvent,
    was: &Game,
    now: &Game,
    rest: &[Event],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let voice = phrasing.voice();
    let of = |id: Id, color: Color| vec![phrasing.of_color(id, color)];
    match event {
        // D.2.8 — what had ended the game stands from now on.
        PlayEvent::Completed { by: Some(_), .. } if was.outcome().is_some() => {
            was.outcome().map(|outcome| ended(outcome.reason, false, now, phrasing)).unwrap_or_default()
        }
        // 6.2.2 — whose move it is has not changed with the press, but whose clock runs.
        PlayEvent::Completed { color, pressed: true, .. } if was.course().is_unpressed(*color) => of(Id::CLOCK_RUNS, !*color),
        // 12.6 — no player is told that a clock was not pressed; at the relay it is the assistant's to press.
        PlayEvent::HasMove { color } if now.setup().desk == Desk::Relay => of(Id::CLOCK_RUNS_ON, !*color),
        // 6.7.1 — how late whoever is not there may come.
        PlayEvent::Started { .. } => {
            let absent = Color::ALL.into_iter().any(|color| now.presence().is_absent(color));
            default_time(now, phrasing).filter(|_| absent).into_iter().collect()
        }
        // What a person hears before the first move is told by the desk, which knows the library.
        // Of the others the announcement or the turn says all.
        PlayEvent::Opened(_)
        | PlayEvent::Resumed
        | PlayEvent::Completed { .. }
        | PlayEvent::HasMove { .. }
        // The arbiter makes the move of an opened envelope, which has been told.
        | PlayEvent::Announced { by: Speaker::Arbiter, .. }
        | PlayEvent::Repeated { by: Actor::Program | Actor::Person(Speaker::Arbiter), .. } => Vec::new(),
        PlayEvent::Announced { .. } => announced(now, rest, phrasing),
        PlayEvent::PromotionMissing { .. } => promotion_missing(now, phrasing).into_iter().collect(),
        PlayEvent::Corrected { .. } => {
            let mut told = vec![voice.tell(Id::CORRECTED, &args!("move" => in_hand(now, phrasing)))];
            // Who is called to move is told then that he repeats first.
            let pressed = rest.iter().any(|event| matches!(event, Event::Play(PlayEvent::Completed { .. })));
            if now.setup().repeat == Repeat::Opponent && !repeated_by_program(rest) && !pressed {
                told.extend(of(Id::REPEATS_NOW, !now.turn()));
            }
            told
        }
        PlayEvent::Repeated { .. } => vec![voice.say(Id::REPEAT_FITS)],
        PlayEvent::RepeatDiffered { repeated, .. } => repeat_differs(was, repeated, phrasing),
        PlayEvent::Continued { .. } => vec![voice.say(Id::CLOCKS_RUN)],
        PlayEvent::TakenBack { plies } => vec![taken_back(*plies, was, phrasing)],
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
                vec![phrasing.tell(Id::LEFT_TO_ARBITER, &args!("color" => color, "doubt" => doubt))]
            }
            _ => Vec::new(),
        },
        PlayEvent::Ended { reason, .. } => over(*reason, was, now, &[], phrasing),
    }
}

/// How the game ended. The cause is named once: not where one of the events before it has told it.
pub(super) fn over(
    reason: Termination,
    was: &Game,
    now: &Game,
    before: &[Event],
    phrasing: &Phrasing<'_>,
) -> Vec<String> {
    let told = before.iter().any(|event| tells_cause(event, reason, now));
    // 8.7 — the arbiter decides otherwise.
    let replaced = was.outcome().map(|_| phrasing.say(Id::RESULT_REPLACED));
    ended(reason, told, now, phrasing).into_iter().chain(replaced).collect()
}

/// Whether this event tells already why the game ended so.
fn tells_cause(event: &Event, reason: Termination, game: &Game) -> bool {
    use Termination as T;
    match event {
        Event::Play(PlayEvent::Resigned { .. }) => matches!(reason, T::Resignation | T::ResignationDrawn),
        Event::Play(PlayEvent::FlagFell { .. }) => matches!(reason, T::Time | T::TimeDrawn),
        Event::Ruling(RulingEvent::IllegalCompleted { .. }) => {
            matches!(reason, T::IllegalMoves | T::IllegalMovesDrawn)
        }
        Event::Draw(DrawEvent::Claimed { .. }) => matches!(reason, T::ThreefoldClaim | T::FiftyMovesClaim),
        // That it is mate is announced at practice alone (11.3.1).
        Event::Play(PlayEvent::Announced { .. }) => {
            reason == T::Checkmate && game.setup().desk == Desk::Practice
        }
        _ => false,
    }
}

fn announced(game: &Game, rest: &[Event], phrasing: &Phrasing<'_>) -> Vec<String> {
    let color = game.turn();
    let told = in_hand(game, phrasing);
    let check = if game.setup().desk == Desk::Practice {
        phrasing.telling().check(&game.position_with_hand())
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
    vec![phrasing.tell(id, &args!("color" => color_key(color), "move" => told, "check" => check))]
}

/// 3.7.5 — which piece the pawn becomes is asked.
pub fn promotion_missing(game: &Game, phrasing: &Phrasing<'_>) -> Option<String> {
    let square = game.course().unpromoted.as_ref()?.1.to()?;
    let square = phrasing.square(square);
    Some(phrasing.tell(Id::WHICH_PIECE, &args!("square" => square)))
}

/// Both in full, so that it is heard where they differ.
fn repeat_differs(game: &Game, repeated: &str, phrasing: &Phrasing<'_>) -> Vec<String> {
    let full = phrasing.announcing(Verbosity::Full);
    let announced = match (game.hand(), game.plies().last()) {
        (Some(_), _) => full.in_hand(game).unwrap_or_default(),
        (None, Some(ply)) => phrasing.announcement(&ply.played),
        (None, None) => String::new(),
    };
    let repeated = Announcement::from_record(repeated)
        .map_or_else(|| repeated.to_owned(), |announcement| phrasing.said(&announcement));
    let color = game.repeat_due().unwrap_or(!game.turn());
    vec![phrasing.tell(
        Id::REPEAT_DIFFERS,
        &args!("color" => color_key(color), "announced" => announced, "repeated" => repeated),
    )]
}

/// So many plies, by the first of them.
fn taken_back(plies: usize, was: &Game, phrasing: &Phrasing<'_>) -> String {
    let there = was.plies().len() + usize::from(was.hand().is_some());
    let first = there.saturating_sub(plies);
    let told =
        if first < was.plies().len() { course::played(was, first, phrasing) } else { in_hand(was, phrasing) };
    phrasing.tell(Id::TAKEN_BACK, &args!("plies" => plies, "move" => told))
}

fn in_hand(game: &Game, phrasing: &Phrasing<'_>) -> String {
    phrasing.in_hand(game).unwrap_or_default()
}

fn repeated_by_program(rest: &[Event]) -> bool {
    rest.iter().any(|event| matches!(event, Event::Play(PlayEvent::Repeated { by: Actor::Program, .. })))
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &PlayEvent) -> Cue {
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
