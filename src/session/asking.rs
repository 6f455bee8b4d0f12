//! Questions about the board and the game: who may ask what. The answers are those of `query`.

use super::advice;
use super::dialog::WhichSquare;
use super::outcome::Addressed;
use super::rung;
use super::state::Session;
use crate::game::{Refusal, Right, Speaker, withheld_duty};
use crate::hear::{Intent, hear};
use crate::query::{self, Answer, BoardAnswer, Operand, Query, View};
use crate::settings::keymap::{Group, sentence};
use crate::tell::Fact;
use crate::voice::Id;

/// Answers a question of this speaker.
pub(super) fn asked_about(session: &mut Session<'_>, question: Query, by: Speaker) -> Vec<Addressed> {
    answered(session, question, by, None)
}

/// The same, asked in anybody's words: what it is taken for is said first.
pub(super) fn asked_in_other_words(
    session: &mut Session<'_>,
    question: Query,
    by: Speaker,
) -> Vec<Addressed> {
    answered(session, question, by, Some(Fact::Topic(question.name())))
}

fn answered(session: &mut Session<'_>, question: Query, by: Speaker, topic: Option<Fact>) -> Vec<Addressed> {
    let row = question.row();
    let refused = match row.right {
        Some(Right::Analyse) if !query::may_analyse(session.game(), by) => {
            Some(Refusal::MayNot(Right::Analyse))
        }
        // D.2.10.4 — why this assistant is not told what he would tell his player.
        Some(Right::Ask) => withheld_duty(by, Right::Ask, &session.game().setup().regulations),
        _ => None,
    };
    if let Some(refusal) = refused {
        return vec![session.refuse(refusal)];
    }
    if let Some(refused) = rung::asked_for(session, question.reach()) {
        return vec![refused];
    }
    let Some(question) = placed(session, question, by) else {
        return vec![session.refused("which-square", Id::WHICH_SQUARE)];
    };
    let answer = match question.answer(&view_of(session, by)) {
        Ok(answer) => answer,
        Err(refusal) => return vec![session.refuse(refusal)],
    };
    let mut out = row.first.map_or_else(Vec::new, |first| session.perform(by, &first()));
    if out.iter().any(|output| output.is_refused() || output.said.is_some()) {
        return out;
    }
    // What is gone to is spoken of from now on.
    if let Answer::Board(BoardAnswer::Walked(at, _)) = &answer {
        session.me_mut().focus = Some((at.square, session.kept.seq));
    }
    let name = answer.about(question.name());
    let topic = topic.filter(|_| !answer.tells_itself());
    if name == "evaluation"
        && let Some(told) = advice::worth(session)
    {
        out.push(session.answered(name, topic.into_iter().chain(told).collect::<Vec<_>>()));
        return out;
    }
    let judged = (name == "evaluation").then(|| advice::engines_word(session)).flatten();
    let facts: Vec<Fact> = topic.into_iter().chain(judged).chain([Fact::Answer(answer)]).collect();
    out.push(session.answered(name, facts));
    out
}

/// The game as this speaker may see it now.
pub(super) fn view_of<'s>(session: &'s Session<'_>, by: Speaker) -> View<'s> {
    let game = session.game();
    let side = game.side_of(by).unwrap_or(game.turn());
    View { game, by, side, at: session.time.now(), focus: session.focus() }
}

/// The question about the square it names, or about the one last spoken of.
fn placed(session: &mut Session<'_>, question: Query, by: Speaker) -> Option<Query> {
    if let Some(square) = question.square() {
        session.me_mut().focus = Some((square, session.kept.seq));
    }
    if !question.lacks_square() {
        return Some(question);
    }
    if let Some(square) = session.focus() {
        return Some(question.at(square));
    }
    if question.name() == "legal-moves" {
        let own = Operand::Side(None);
        return query::query(question.name(), own);
    }
    // The next square alone is the one this question is about.
    session.terminal_mut().dialog = Some(Box::new(WhichSquare { question, by }));
    None
}

/// All keys, a message for each group, so that they can be stepped through. Where only lines are heard, what can
/// be a line comes first.
pub(super) fn keys(session: &mut Session<'_>, by: Speaker) -> Vec<Addressed> {
    use Group::{Board, Hearing, Letters, Own, Pieces, Seeing, Typing};
    let (voice, may) = (session.voice(), query::may_analyse(session.game(), by));
    // A key that would only be refused is not told.
    let analyses = |said: &str| {
        matches!(hear(said, voice.lexicon()).map(|utterance| utterance.heard),
            Ok(Intent::Query(question)) if question.analyses())
    };
    let told =
        |group: &Group| sentence(*group, &session.settled.keymap, voice, |said| may || !analyses(said));
    let lines: Vec<String> = if session.settled.hears_keys {
        [Hearing, Board, Pieces, Letters, Own, Seeing, Typing].iter().filter_map(told).collect()
    } else {
        let alone = [Letters, Pieces].iter().filter_map(told);
        let between = [Id::KEYS_DIGITS, Id::KEYS_ELSEWHERE].map(|id| voice.say(id));
        alone.chain(between).chain([Hearing, Board, Own, Seeing, Typing].iter().filter_map(told)).collect()
    };
    let name = "keys";
    let mut out: Vec<Addressed> =
        lines.into_iter().map(|line| session.answered(name, Fact::Text(line))).collect();
    out.push(session.answered(name, Id::KEYS_HELP));
    out
}
