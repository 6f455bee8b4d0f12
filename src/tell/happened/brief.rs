//! What has happened in one line of a Braille display, and its sound: no more than the sentences tell.

use shakmaty::{Board, Position};

use super::Composer;
use crate::args;
use crate::game::{Desk, Event, Game, PendingMove};
use crate::speech::sound::Earcon;
use crate::tell::cue::{CELLS, Cue, Salience, cue, fit};
use crate::tell::phrasing::{capital, color_key};
use crate::voice::FluentArgs;

/// The squares named of those that differ; of the others only how many there are.
const SQUARES: usize = 4;

/// One line of a Braille display, and a sound.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Brief {
    /// No more than [`CELLS`]; empty where nothing is said.
    pub text: String,
    /// The weightiest.
    pub earcon: Option<Earcon>,
}

/// What is left of one event.
struct BraillePart {
    weight: Salience,
    earcon: Option<Earcon>,
    text: String,
}

impl Composer<'_> {
    /// The weightiest of events that happened together, the move if it is another, and whose turn it is, as far as
    /// they fit.
    #[must_use]
    pub fn brief(&self, events: &[Event], before: &Game, after: &Game) -> Brief {
        let mut game = before.clone();
        let mut parts = Vec::new();
        let mut completed = None;
        for (place, event) in events.iter().enumerate() {
            let was = game.clone();
            game.apply(event, 0);
            let rest = &events[place + 1..];
            if let (Event::Completed { .. }, Some(hand)) = (event, was.hand()) {
                completed = Some(self.moved(hand, &was));
            }
            // An envelope's move is told where the envelope is.
            let told =
                matches!(event, Event::Announced { .. }) || !self.event(event, &was, &game, rest).is_empty();
            if told {
                parts.extend(self.part(event, &was, &game));
            }
        }
        let earcon = parts.iter().filter_map(|part| Some((part.weight, part.earcon?))).max();
        let heaviest = parts.iter().max_by_key(|part| part.weight);
        let mut sentences: Vec<String> = heaviest.map(|part| part.text.clone()).into_iter().collect();
        let mut add = |sentence: &str| {
            sentences.push(sentence.to_owned());
            if sentences.join(" ").chars().count() > CELLS {
                sentences.pop();
            }
        };
        if heaviest.is_some_and(|part| part.weight != Salience::Move)
            && let Some(moved) = parts.iter().rev().find(|part| part.weight == Salience::Move)
        {
            add(&moved.text);
        }
        if Self::calls_to_move(events, before, after) {
            // The move that was announced before its clock was pressed has been told, and is still the newest.
            if let Some(moved) = completed.filter(|_| heaviest.is_none()) {
                add(&moved);
            }
            add(&capital(&self.turn(after)));
        }
        Brief { text: fit(&sentences.join(" "), CELLS), earcon: earcon.map(|(_, earcon)| earcon) }
    }

    fn part(&self, event: &Event, was: &Game, now: &Game) -> Option<BraillePart> {
        let Cue { weight, earcon, brief } = cue(event);
        let brief = brief?;
        let tell = |args: &FluentArgs<'_>| self.phrasing.tell(brief, args);
        let (earcon, text) = match event {
            Event::Announced { .. } => {
                let (hand, before) = (now.hand()?, now.position());
                (Some(self.sound(hand, before.board(), now)), self.moved(hand, now))
            }
            Event::Corrected { .. } => {
                let hand = now.hand()?;
                let sound = self.sound(hand, now.position().board(), now);
                (Some(sound), tell(&args!("move" => self.written(hand, now))))
            }
            Event::PromotionMissing { .. } => {
                let square = now.unpromoted()?.1.to()?.to_string();
                (earcon, tell(&args!("square" => square)))
            }
            Event::BoardsDiffer { squares } => {
                let named: Vec<&str> = squares.iter().map(|there| there.square.as_str()).collect();
                (earcon, tell(&args!("squares" => listed(&named))))
            }
            Event::Touched { squares, .. } => {
                let named: Vec<&str> = squares.iter().map(String::as_str).collect();
                (earcon, tell(&args!("pieces" => listed(&named))))
            }
            Event::Placed { square, .. } | Event::Removed { square, .. } => {
                (earcon, tell(&args!("square" => square.clone())))
            }
            // What is to be done is wanted more than on whose board.
            Event::SettingRight { .. } | Event::StepDone => {
                let step =
                    Composer { phrasing: self.phrasing.in_brief(), you: self.you }.next_step(now).pop();
                (earcon, step.unwrap_or_else(|| tell(&args!("color" => about(event, was, now)))))
            }
            Event::TimeAdded { color, time_ms }
            | Event::AdditionalTime { color, time_ms, .. }
            | Event::TimeCut { color, time_ms } => {
                let time = self.phrasing.in_brief().duration(*time_ms);
                (earcon, tell(&args!("color" => color_key(*color), "time" => time)))
            }
            Event::Ended { result, reason } => (earcon, self.over(brief, result, *reason, now)),
            Event::Completed { .. } if was.outcome().is_some() => {
                let outcome = was.outcome()?;
                let told = self.over("brief-ended", &outcome.result.to_string(), outcome.reason, now);
                (Some(Earcon::End), told)
            }
            // The clock that runs is the opponent's.
            Event::Completed { color, .. } => (earcon, tell(&args!("color" => color_key(!*color)))),
            _ => (earcon, tell(&args!("color" => about(event, was, now)))),
        };
        // The letter of a file is a small one.
        let text = if weight == Salience::Move { text } else { capital(&text) };
        Some(BraillePart { weight, earcon, text })
    }

    /// The move by itself.
    fn moved(&self, hand: &PendingMove, game: &Game) -> String {
        let written = self.written(hand, game);
        // A line of digits alone is read by no reader.
        let id = if written.starts_with('0') { "brief-castling" } else { "brief-move" };
        self.phrasing.tell(id, &args!("move" => written, "color" => color_key(hand.color)))
    }

    /// Result and reason; the result alone where the reason is long.
    fn over(&self, brief: &str, result: &str, reason: crate::laws::Termination, game: &Game) -> String {
        let why = crate::tell::happened::reason_id(reason, game.setup().rules().illegal_loses_at);
        let why = self.phrasing.in_brief().tell(why, &args!("article" => ""));
        // What stands behind a comma is the article, or a long story.
        let why = why.split(',').next().unwrap_or_default().trim().to_owned();
        let told = self.phrasing.tell(brief, &args!("score" => result.to_owned(), "reason" => why));
        if told.chars().count() <= CELLS {
            return told;
        }
        self.phrasing.tell("brief-over", &args!("score" => result.to_owned()))
    }

    /// Which of the sounds a move has: check only where it is told.
    fn sound(&self, hand: &PendingMove, board: &Board, game: &Game) -> Earcon {
        let check = tells_check(game) && self.phrasing.telling().check(&game.position_with_hand()).is_some();
        let captures = match (&hand.legal, hand.done.to()) {
            (Some(played), _) => played.is_capture(),
            (None, Some(to)) => board.color_at(to) == Some(!hand.color),
            (None, None) => false,
        };
        match (check, captures) {
            (true, _) => Earcon::Check,
            (false, true) => Earcon::Capture,
            (false, false) => Earcon::Move,
        }
    }

    /// The move in hand as it is written; one that is not legal with both its squares.
    fn written(&self, hand: &PendingMove, game: &Game) -> String {
        let telling = self.phrasing.telling();
        if let Some(played) = &hand.legal {
            let written = telling.written(played, game.position());
            let check = tells_check(game);
            return if check { written } else { written.trim_end_matches(['+', '#']).to_owned() };
        }
        self.phrasing.signs_done(&hand.done, game.position().board(), game.castling_mode())
    }
}

/// 11.3.1 — as the sentence of an announcement has it.
fn tells_check(game: &Game) -> bool {
    game.setup().desk == Desk::Practice
}

/// Whom an event is about; nobody where it is about both.
fn about(event: &Event, was: &Game, now: &Game) -> &'static str {
    use crate::game::Phase;
    let color = match event {
        Event::ScoreWritten { score, .. } => *score,
        Event::BoardReported { board, .. } | Event::SettingRight { board } => *board,
        Event::Protested { against, .. } => *against,
        Event::StepDone => match (now.phase(), was.phase()) {
            (Phase::SettingRight(board, _), _) | (_, Phase::SettingRight(board, _)) => *board,
            _ => now.turn(),
        },
        Event::Touched { color, .. }
        | Event::Adjusting { color }
        | Event::Adjusted { color, .. }
        | Event::AdjustingDone { color }
        | Event::Untouched { color, .. }
        | Event::IllegalCompleted { color, .. }
        | Event::DrawOffered { color, .. }
        | Event::DrawDeclined { color }
        | Event::OffersRepeated { color, .. }
        | Event::DrawAgreed { color }
        | Event::Claimed { color, .. }
        | Event::IncrementRequested { color }
        | Event::IncrementGranted { color, .. }
        | Event::IncrementRefused { color }
        | Event::NormalMeansClaimed { color }
        | Event::ClaimPostponed { color, .. }
        | Event::ClaimRejected { color, .. }
        | Event::ClaimWritten { color, .. }
        | Event::ClaimReferred { color, .. }
        | Event::ClaimFailed { color, .. }
        | Event::SheetAsked { color, .. }
        | Event::Warned { color, .. }
        | Event::Penalized { color, .. }
        | Event::Displaced { color }
        | Event::RestoringAsked { color, .. }
        | Event::ClockSet { color, .. }
        | Event::MovesSet { color, .. }
        | Event::ByoYomiSet { color, .. }
        | Event::AdditionalTime { color, .. }
        | Event::TimeAdded { color, .. }
        | Event::TimeCut { color, .. }
        | Event::Absent { color }
        | Event::Arrived { color }
        | Event::DefaultTimeOver { color }
        | Event::AdjournmentAsked { color }
        | Event::RecordingStopped { color, .. }
        | Event::ScoreCompleted { color, .. }
        | Event::ScoreLent { color }
        | Event::ScoreReplaced { color, .. }
        | Event::Signed { color }
        | Event::FlagFell { color }
        | Event::Resigned { color } => *color,
        _ => now.turn(),
    };
    color_key(color)
}

/// The first squares, and how many more there are.
fn listed(squares: &[&str]) -> String {
    let more = squares.len().saturating_sub(SQUARES);
    let mut listed = squares[..squares.len().min(SQUARES)].join(" ");
    if more > 0 {
        listed.push_str(" +");
        listed.push_str(&more.to_string());
    }
    listed
}
