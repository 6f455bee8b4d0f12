//! The scoresheets in words (8.4 to 8.7).

use shakmaty::Color;

use super::going_on::go_on_hint;
use crate::args;
use crate::game::{Desk, Game, Phase, ScoreEvent, Speaker};
use crate::tell::cue::{Cue, Salience};
use crate::tell::phrasing::{Phrasing, color_key};
use crate::voice::Id;

/// The sentences of an event of this kind; `game` is the game after it.
pub(super) fn scores(event: &ScoreEvent, game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    let voice = phrasing.voice();
    let of = |id: Id, color: Color| vec![phrasing.of_color(id, color)];
    match event {
        ScoreEvent::RecordingStopped { color, .. } => of(Id::RECORDING_STOPPED, *color),
        ScoreEvent::ScoreCompleted { color, .. } => {
            let mut told = of(Id::SCORE_COMPLETED, *color);
            if *game.phase() == Phase::Paused && game.sheets().first.is_none() {
                told.push(go_on_hint(game, phrasing));
            }
            told
        }
        ScoreEvent::ScoreKept { by } => {
            let by = match by {
                Speaker::Arbiter => "arbiter",
                Speaker::WhiteAssistant => "white-assistant",
                Speaker::BlackAssistant => "black-assistant",
                _ => "assistant",
            };
            vec![voice.tell(Id::SCORE_KEPT, &args!("speaker" => by))]
        }
        ScoreEvent::ScoresDue { .. } => scores_due(game, phrasing),
        // The moves are read out in answer.
        ScoreEvent::ScoreLent { color } => {
            let article = game.sheets().completing_article();
            vec![phrasing.tell(Id::SCORE_LENT, &args!("color" => color_key(*color), "article" => article))]
        }
        ScoreEvent::ScoreReplaced { color, .. } => of(Id::SCORE_REPLACED, *color),
        ScoreEvent::Reconstructing { .. } => vec![voice.say(Id::RECONSTRUCTING)],
        ScoreEvent::NextPeriod { white_moves, black_moves } => {
            let players = match (white_moves, black_moves) {
                (Some(_), Some(_)) => "both",
                (Some(_), None) => color_key(Color::White),
                (None, _) => color_key(Color::Black),
            };
            vec![voice.tell(Id::NEXT_PERIOD, &args!("players" => players))]
        }
        ScoreEvent::Signed { color } => {
            let mut told = of(Id::SIGNED, *color);
            if Color::ALL.into_iter().all(|color| game.sheets().has_signed(color)) {
                told.push(voice.say(Id::SIGNED_BY_BOTH));
            }
            told
        }
    }
}

/// 8.5 — who completes his scoresheet now, and what lets the game go on.
pub(super) fn scores_due(game: &Game, phrasing: &Phrasing<'_>) -> Vec<String> {
    if game.sheets().first.is_some() {
        return vec![phrasing.say(Id::SCORES_DUE)];
    }
    let due = Color::ALL.into_iter().filter(|color| game.sheets().is_due(*color));
    due.map(|color| phrasing.of_color(Id::SCORE_DUE, color)).collect()
}

/// 8.7 — who is still to sign, where results are signed; or that both have.
pub fn signing(game: &Game, phrasing: &Phrasing<'_>) -> Option<String> {
    if game.setup().desk == Desk::Practice || game.outcome().is_none() {
        return None;
    }
    let missing = match (game.sheets().has_signed(Color::White), game.sheets().has_signed(Color::Black)) {
        (true, true) => return Some(phrasing.say(Id::SIGNED_BY_BOTH)),
        (false, false) => "both",
        (false, true) => color_key(Color::White),
        (true, false) => color_key(Color::Black),
    };
    Some(phrasing.tell(Id::SIGN_NOW, &args!("players" => missing)))
}

/// What an event of this family is in one line.
pub(super) fn cue(event: &ScoreEvent) -> Cue {
    match event {
        ScoreEvent::Signed { color } => Cue::quiet(Salience::Note, Id::BRIEF_SIGNED).of(*color),
        ScoreEvent::RecordingStopped { color, .. } => {
            Cue::quiet(Salience::Note, Id::BRIEF_RECORDING_STOPPED).of(*color)
        }
        ScoreEvent::ScoreCompleted { color, .. } => {
            Cue::quiet(Salience::Note, Id::BRIEF_SCORE_COMPLETED).of(*color)
        }
        ScoreEvent::ScoreKept { .. } => Cue::quiet(Salience::Note, Id::BRIEF_SCORE_KEPT),
        ScoreEvent::ScoreLent { color } => Cue::quiet(Salience::Note, Id::BRIEF_SCORE_LENT).of(*color),
        ScoreEvent::ScoreReplaced { color, .. } => {
            Cue::quiet(Salience::Note, Id::BRIEF_SCORE_REPLACED).of(*color)
        }
        ScoreEvent::NextPeriod { .. } => Cue::quiet(Salience::Desk, Id::BRIEF_NEXT_PERIOD),
        ScoreEvent::ScoresDue { .. } => Cue::quiet(Salience::Call, Id::BRIEF_SCORES_DUE).important(),
        ScoreEvent::Reconstructing { .. } => Cue::quiet(Salience::Call, Id::BRIEF_RECONSTRUCTING).important(),
    }
}
