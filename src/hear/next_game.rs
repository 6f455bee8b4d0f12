//! Another game is asked for: what is to be otherwise than in the one before, in any order.

use shakmaty::Color;

use super::behind::number_alone;
use super::intent::{GameKind, NewGame, SaidOpponent, SaidRung, Sides};
use super::line::{Line, Words};
use super::notation::plain_signs;
use crate::game::KnownEngine;
use crate::laws::TimeControl;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized};

/// The most words a time control has.
const LONGEST_TIME: usize = 16;

/// The most words the name of an engine has.
const LONGEST_NAME: usize = 3;

/// "Neue Partie mit Schwarz, Stufe zwei, zehn Minuten plus fünf": the game that is wanted; `None` where a word says
/// nothing of it, one thing is said twice, or a time is spoken of and not said.
pub(super) fn next_game(line: Line<'_>) -> Option<NewGame> {
    said(line).filter(|(wanted, timed)| !timed || wanted.time.is_some()).map(|(wanted, _)| wanted)
}

/// Whether a game is wanted with a time that is not said: "with a clock".
pub(super) fn lacks_time(line: Line<'_>) -> bool {
    said(line).is_some_and(|(wanted, timed)| timed && wanted.time.is_none())
}

/// What is said of the next game, and whether of its time.
fn said(line: Line<'_>) -> Option<(NewGame, bool)> {
    let denied = |at: usize| {
        line.lexicon.doubts().negations.contains(&line.normalized[at])
            && line.from(at + 1).request().is_some_and(|(_, word)| matches!(word, "new-game" | "rematch"))
    };
    // "Keine neue Partie" is none without a clock.
    if (0..line.len()).any(denied) {
        return None;
    }
    let (mut wanted, mut at, mut timed) = (NewGame::default(), 0, false);
    while at < line.len() {
        let rest = line.from(at);
        at += if let Some((length, word)) = rest.request().filter(|(_, word)| is_of_games(word)) {
            let (behind, says_time) = of_word(word, rest.from(length), &mut wanted)?;
            timed |= says_time;
            length + behind
        } else if let Some((length, time)) = time(rest, timed) {
            put(&mut wanted.time, time)?;
            length
        } else if let Some((length, engine)) = engine(rest) {
            put(&mut wanted.against, SaidOpponent::Engine(Some(engine)))?;
            length
        } else if let Some((length, color)) = rest.color() {
            put(&mut wanted.sides, Sides::Own(color))?;
            length
        } else if wanted.against.is_some() && line.lexicon.answers().begin(rest.normalized) {
            // "Ich möchte gegen Stockfish spielen"
            rest.len()
        } else {
            match (rest.chess(), rest.question()) {
                (Some((length, Meaning::Filler | Meaning::With | Meaning::To)), _)
                | (_, Some((length, "filler"))) => length,
                _ => return None,
            }
        };
    }
    let elsewhere = matches!(wanted.kind, Some(GameKind::ForTwo | GameKind::Relay | GameKind::Tournament));
    let two_levels = wanted.adaptive && wanted.level.is_some();
    let of_practice = wanted.against.is_some() || wanted.adaptive || wanted.rung.is_some();
    let fits = !(two_levels || elsewhere && of_practice);
    fits.then_some((wanted, timed))
}

/// The engine that is named here, with the "against" or "opponent" before it.
fn engine(line: Line<'_>) -> Option<(usize, &'static KnownEngine)> {
    let before = match (line.modifier(), line.chess()) {
        (Some((length, Modifier::Other)), _) | (_, Some((length, Meaning::Captures))) => length,
        _ => 0,
    };
    let name = line.from(before);
    let most = name.len().min(LONGEST_NAME);
    (1..=most).rev().find_map(|length| {
        let said = name.part(0..length).words.join(" ");
        Some((before + length, KnownEngine::called(&said)?))
    })
}

/// Whether a line wants a game where there is none yet: "I want to play".
pub fn wants_game(text: &str, lexicon: &Lexicon) -> bool {
    let text = plain_signs(text);
    let words = Words::of(&text);
    let polite = |word: &&Normalized| lexicon.answers().behind.contains(*word);
    let said = words.normalized.len() - words.normalized.iter().rev().take_while(polite).count();
    lexicon.answers().begin(&words.normalized[..said])
}

/// "Zehn Minuten plus fünf", "ohne Uhr", "Stockfish": a line that is nothing but a time control, or who plays against.
pub(super) fn wish_alone(line: Line<'_>) -> Option<NewGame> {
    next_game(line).filter(|wanted| wanted.time.is_some() || wanted.against.is_some())
}

fn is_of_games(word: &str) -> bool {
    matches!(
        word,
        "new-game"
            | "rematch"
            | "other-side"
            | "as-white"
            | "as-black"
            | "level"
            | "adaptive"
            | "opponent"
            | "built-in"
            | "engine"
            | "rung"
            | "next-rung"
            | "previous-rung"
            | "blindfold"
            | "sighted"
            | "time-control"
            | "practice"
            | "for-two"
            | "relay"
            | "tournament"
    )
}

/// What this word says of the game, with how many words behind it; and whether a time follows.
fn of_word(word: &str, behind: Line<'_>, wanted: &mut NewGame) -> Option<(usize, bool)> {
    match word {
        "rematch" | "other-side" => put(&mut wanted.sides, Sides::Changed)?,
        "as-white" => put(&mut wanted.sides, Sides::Own(Color::White))?,
        "as-black" => put(&mut wanted.sides, Sides::Own(Color::Black))?,
        "practice" => put(&mut wanted.kind, GameKind::Practice)?,
        "for-two" => put(&mut wanted.kind, GameKind::ForTwo)?,
        "relay" => put(&mut wanted.kind, GameKind::Relay)?,
        "tournament" => put(&mut wanted.kind, GameKind::Tournament)?,
        "built-in" => put(&mut wanted.against, SaidOpponent::Partner)?,
        "engine" => put(&mut wanted.against, SaidOpponent::Engine(None))?,
        "adaptive" => wanted.adaptive = true,
        "next-rung" => put(&mut wanted.rung, SaidRung::Next)?,
        "previous-rung" => put(&mut wanted.rung, SaidRung::Previous)?,
        // "Blindfold, rung three"
        "blindfold" => wanted.rung = wanted.rung.or(Some(SaidRung::Reached)),
        "sighted" => put(&mut wanted.rung, SaidRung::Off)?,
        "level" => {
            let (length, level) = number_alone(behind)?;
            put(&mut wanted.level, level)?;
            return Some((length, false));
        }
        "rung" => {
            let (length, rung) = number_alone(behind)?;
            wanted.rung = wanted.rung.filter(|rung| *rung != SaidRung::Reached);
            put(&mut wanted.rung, SaidRung::Number(rung))?;
            return Some((length, false));
        }
        _ => {}
    }
    Some((0, word == "time-control"))
}

/// The longest time control that stands here; a number alone is one only where it is said to be.
fn time(line: Line<'_>, timed: bool) -> Option<(usize, TimeControl)> {
    let most = line.len().min(LONGEST_TIME);
    (1..=most).rev().find_map(|length| {
        let part = line.part(0..length);
        let is_time = timed
            || (0..length).any(|at| part.from(at).time_word().is_some())
            || part.words.iter().any(|word| word.contains('+') && word.len() > 1);
        // "m10" is no time, and neither are two numbers beside each other.
        let time = is_time.then(|| line.lexicon.time_in_signs(&part.words.join(" ")).parse().ok())??;
        Some((length, time))
    })
}

/// Keeps what was said; `None` where another thing was said of it before.
fn put<T: PartialEq>(slot: &mut Option<T>, said: T) -> Option<()> {
    slot.replace(said).is_none().then_some(())
}
