//! What has happened in one line of a Braille display, and its sound: no more than the sentences tell.

use shakmaty::{Board, Color, Position, Square};

use super::boards::next_step;
use super::sentences::{calls_to_move, cue, events_of, sentences_of};
use super::turn::turn;
use crate::args;
use crate::game::{Conclusion, Desk, Event, Game, PendingMove, Phase, PlayEvent, Transition};
use crate::laws::{GameResult, Termination};
use crate::speech::sound::Earcon;
use crate::tell::cue::{CELLS, Cue, Salience, Subject, fit};
use crate::tell::phrasing::{Phrasing, capital, color_key};
use crate::voice::{FluentArgs, Id};

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

/// The weightiest of events that happened together, the move if it is another, and whose turn it is, as far as
/// they fit.
pub fn brief(happened: &[Transition], phrasing: &Phrasing<'_>) -> Brief {
    let Some((first, last)) = happened.first().zip(happened.last()) else { return Brief::default() };
    let (before, after) = (&*first.before, &*last.after);
    let events = events_of(happened);
    let mut parts = Vec::new();
    let mut completed = None;
    for (place, Transition { record, before: was, after: now }) in happened.iter().enumerate() {
        let event = &record.event;
        if let (Event::Play(PlayEvent::Completed { .. }), Some(hand)) = (event, was.hand()) {
            completed = Some(moved(hand, was, phrasing));
        }
        // An envelope's move is told where the envelope is.
        let told = matches!(event, Event::Play(PlayEvent::Announced { .. }))
            || !sentences_of(event, was, now, [&events[..place], &events[place + 1..]], phrasing).is_empty();
        if told {
            parts.extend(part(event, was, now, phrasing));
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
    if calls_to_move(&events, before, after) {
        // The move that was announced before its clock was pressed has been told, and is still the newest.
        if let Some(moved) = completed.filter(|_| heaviest.is_none()) {
            add(&moved);
        }
        add(&capital(&turn(after, phrasing)));
    }
    Brief { text: fit(&sentences.join(" "), CELLS), earcon: earcon.map(|(_, earcon)| earcon) }
}

fn part(event: &Event, was: &Game, now: &Game, phrasing: &Phrasing<'_>) -> Option<BraillePart> {
    let Cue { weight, earcon, brief, subject, .. } = cue(event);
    let brief = brief?;
    let tell = |args: &FluentArgs<'_>| phrasing.tell(brief, args);
    let of = |color: Color| tell(&args!("color" => color_key(color)));
    let (earcon, text) = match subject {
        Subject::Turn => (earcon, of(now.turn())),
        Subject::Player(color) => (earcon, of(color)),
        Subject::Move => {
            let (hand, before) = (now.hand()?, now.position());
            (Some(sound(hand, before.board(), now, phrasing)), moved(hand, now, phrasing))
        }
        Subject::Correction => {
            let hand = now.hand()?;
            let sound = sound(hand, now.position().board(), now, phrasing);
            (Some(sound), tell(&args!("move" => written(hand, now, phrasing))))
        }
        Subject::Promotion => {
            let square = now.course().unpromoted.as_ref()?.1.to()?.to_string();
            (earcon, tell(&args!("square" => square)))
        }
        Subject::Squares(squares) => (earcon, tell(&args!("squares" => listed(&squares)))),
        Subject::Pieces(squares) => (earcon, tell(&args!("pieces" => listed(&squares)))),
        Subject::Square(square) => (earcon, tell(&args!("square" => square.to_string()))),
        // What is to be done is wanted more than on whose board.
        Subject::Board(board) => {
            let step = next_step(now, &phrasing.in_brief()).pop();
            (earcon, step.unwrap_or_else(|| of(board.unwrap_or_else(|| set_right(was, now)))))
        }
        Subject::Time(color, time) => {
            let time = phrasing.in_brief().duration(time);
            (earcon, tell(&args!("color" => color_key(color), "time" => time)))
        }
        Subject::End(result, reason) => (earcon, over(brief, result, reason, now, phrasing)),
        Subject::Pressed(color) => match was.outcome() {
            Some(Conclusion { result, reason }) => {
                (Some(Earcon::End), over(Id::BRIEF_ENDED, result, reason, now, phrasing))
            }
            // The clock that runs is the opponent's.
            None => (earcon, of(!color)),
        },
    };
    // The letter of a file is a small one.
    let text = if weight == Salience::Move { text } else { capital(&text) };
    Some(BraillePart { weight, earcon, text })
}

/// The move by itself.
fn moved(hand: &PendingMove, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let written = written(hand, game, phrasing);
    // A line of digits alone is read by no reader.
    let id = if written.starts_with('0') { Id::BRIEF_CASTLING } else { Id::BRIEF_MOVE };
    phrasing.tell(id, &args!("move" => written, "color" => color_key(hand.color)))
}

/// Result and reason; the result alone where the reason is long.
fn over(brief: Id, result: GameResult, reason: Termination, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let why = super::ended::reason_id(reason, game.setup().rules().illegal_loses_at);
    let why = phrasing.in_brief().tell(why, &args!("article" => ""));
    // What stands behind a comma is the article, or a long story.
    let why = why.split(',').next().unwrap_or_default().trim().to_owned();
    let told = phrasing.tell(brief, &args!("score" => result.to_string(), "reason" => why));
    if told.chars().count() <= CELLS {
        return told;
    }
    phrasing.tell(Id::BRIEF_OVER, &args!("score" => result.to_string()))
}

/// Which of the sounds a move has: check only where it is told.
fn sound(hand: &PendingMove, board: &Board, game: &Game, phrasing: &Phrasing<'_>) -> Earcon {
    let check = tells_check(game) && phrasing.telling().check(&game.position_with_hand()).is_some();
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
fn written(hand: &PendingMove, game: &Game, phrasing: &Phrasing<'_>) -> String {
    let telling = phrasing.telling();
    if let Some(played) = &hand.legal {
        let written = telling.written(played, game.position());
        let check = tells_check(game);
        return if check { written } else { written.trim_end_matches(['+', '#']).to_owned() };
    }
    phrasing.signs_done(&hand.done, game.position().board(), game.castling_mode())
}

/// 11.3.1 — as the sentence of an announcement has it.
fn tells_check(game: &Game) -> bool {
    game.setup().desk == Desk::Practice
}

/// Whose board is, or was, being set right.
fn set_right(was: &Game, now: &Game) -> Color {
    let board =
        |game: &Game| if let Phase::SettingRight(board, _) = game.phase() { Some(*board) } else { None };
    board(now).or(board(was)).unwrap_or(now.turn())
}

/// The first squares, and how many more there are.
fn listed(squares: &[Square]) -> String {
    let more = squares.len().saturating_sub(SQUARES);
    let first: Vec<String> = squares.iter().take(SQUARES).map(ToString::to_string).collect();
    let mut listed = first.join(" ");
    if more > 0 {
        listed.push_str(" +");
        listed.push_str(&more.to_string());
    }
    listed
}
