//! What may be said, form by form: Appendix D's announcements and their spellings, the written notation of
//! Appendix C, and what must not be understood.
#![allow(clippy::unwrap_used, clippy::panic)]

mod announcements;
mod answers;
mod careful;
mod chess960;
mod drills;
mod grammar;
mod lessons;
mod names;
mod notation;
mod operands;
mod reasons;
mod requests;

use crate::support::voice_of;
use std::sync::LazyLock;

use ansage::game::{CastlingObstacle, ResolveError, Speaker, resolve};
use ansage::game::{Claim, Command, ParseError};
use ansage::hear::{Adjustment, Control, Intent, Reply, Utterance, hear};
use ansage::query::Whose;
use ansage::query::{Operand, query};
use ansage::tell::MoveText;
use ansage::voice::Voice;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, Move, Position, Role, Square};

static DE: LazyLock<Voice> = LazyLock::new(|| Voice::built_in("de").unwrap());

static EN: LazyLock<Voice> = LazyLock::new(|| Voice::built_in("en").unwrap());

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

const EN_PASSANT: &str = "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";

const ROOKS: &str = "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1";

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

const PROMOTION: &str = "3r4/4P2k/8/8/8/8/7K/8 w - - 0 1";

fn position(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn heard(voice: &Voice, line: &str) -> Intent {
    match hear(line, voice.lexicon()) {
        Ok(utterance) => utterance.heard,
        Err(why) => panic!("\"{line}\" is not heard: {why:?}"),
    }
}

fn found(voice: &Voice, fen: &str, line: &str) -> Result<String, ResolveError> {
    match heard(voice, line) {
        Intent::Announce(announcement, _) => resolve(&announcement, &position(fen))
            .map(|played| UciMove::from_move(played, CastlingMode::Standard).to_string()),
        other => panic!("\"{line}\" is heard as {other:?}"),
    }
}

/// Each of these lines is this move.
#[track_caller]
fn all_are(voice: &Voice, fen: &str, uci: &str, lines: &[&str]) {
    let wrong: Vec<String> = lines
        .iter()
        .filter_map(|line| match hear(line, voice.lexicon()) {
            Ok(Utterance { heard: Intent::Announce(announcement, _), .. }) => {
                match resolve(&announcement, &position(fen)) {
                    Ok(played) if UciMove::from_move(played, CastlingMode::Standard).to_string() == uci => {
                        None
                    }
                    other => Some(format!("\"{line}\" is {other:?}")),
                }
            }
            other => Some(format!("\"{line}\" is {other:?}")),
        })
        .collect();
    assert!(wrong.is_empty(), "{uci} in voice {} at {fen}\n{}", voice.tag(), wrong.join("\n"));
}

/// Each of these lines is this move however it is capitalised.
#[track_caller]
fn in_any_case(voice: &Voice, fen: &str, uci: &str, lines: &[&str]) {
    all_are(voice, fen, uci, lines);
    for line in lines {
        all_are(voice, fen, uci, &[&line.to_uppercase(), &line.to_lowercase()]);
    }
}

#[track_caller]
fn misfit(voice: &Voice, fen: &str, line: &str) -> ResolveError {
    match found(voice, fen, line) {
        Err(misfit) => misfit,
        Ok(uci) => panic!("\"{line}\" is heard as {uci}"),
    }
}

#[track_caller]
fn not_heard(voice: &Voice, line: &str) -> ParseError {
    match hear(line, voice.lexicon()) {
        Err(why) => why,
        Ok(utterance) => panic!("\"{line}\" is heard as {utterance:?}"),
    }
}

static VOICES: LazyLock<Vec<&'static Voice>> =
    LazyLock::new(|| ansage::voice::tags().iter().map(|tag| voice_of(tag)).collect());

/// In each of these voices the lines are this move.
#[track_caller]
fn in_voices(fen: &str, uci: &str, table: &[(&str, &[&str])]) {
    for (tag, lines) in table {
        all_are(voice_of(tag), fen, uci, lines);
    }
}
