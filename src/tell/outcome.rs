//! What a session has to tell beside what happened: facts, and what they become for one who hears them.

use std::borrow::Cow;

use strum::IntoStaticStr;

use super::cue::{CELLS, cut, shortened};
use super::fact::Fact;
use super::message::Message;
use super::phrasing::{Phrasing, line};
use super::portion::Portion;
use super::progress::ProgressFact;
use super::topic;
use crate::game::{Game, Refusal};
use crate::laws::renumbered;
use crate::speech::sound::Earcon;
use crate::speech::{Priority, clean};
use crate::voice::Id;

/// The cells for an answer: the prompt puts a colon and a blank behind it.
pub(crate) const LINE: usize = CELLS - 2;

/// What kind of outcome it is; for other programs under the variant's name in small letters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub(crate) enum OutcomeKind {
    /// What was asked for is answered or done.
    Answered,
    /// What was said is not done.
    Refused,
    /// Nobody asked for it.
    Notice,
}

/// Facts that are told together.
#[derive(Debug)]
pub(crate) struct Outcome {
    pub(crate) kind: OutcomeKind,
    /// What it is about, for other programs.
    pub(crate) name: Cow<'static, str>,
    pub(crate) facts: Vec<Fact>,
    /// What is asked behind them; on a line for a Braille display it comes first.
    pub(crate) question: Option<Fact>,
    pub(crate) priority: Priority,
    pub(crate) earcon: Option<Earcon>,
    /// It is about what was said, and is not what is said again.
    pub(crate) fleeting: bool,
}

impl Outcome {
    fn new(kind: OutcomeKind, name: impl Into<Cow<'static, str>>, facts: impl Into<Vec<Fact>>) -> Outcome {
        Outcome {
            kind,
            name: name.into(),
            facts: facts.into(),
            question: None,
            priority: Priority::Message,
            earcon: (kind == OutcomeKind::Refused).then_some(Earcon::Refused),
            fleeting: false,
        }
    }

    /// The answer to a question, or that something was done.
    pub(crate) fn answered(name: impl Into<Cow<'static, str>>, facts: impl Into<Vec<Fact>>) -> Outcome {
        Outcome::new(OutcomeKind::Answered, name, facts)
    }

    /// An answer about what was said.
    pub(crate) fn fleeting(name: impl Into<Cow<'static, str>>, facts: impl Into<Vec<Fact>>) -> Outcome {
        Outcome { fleeting: true, ..Outcome::answered(name, facts) }
    }

    /// That something is not done.
    pub(crate) fn refused(name: impl Into<Cow<'static, str>>, facts: impl Into<Vec<Fact>>) -> Outcome {
        Outcome::new(OutcomeKind::Refused, name, facts)
    }

    /// A refusal of the game.
    pub(crate) fn refusal(refusal: Refusal) -> Outcome {
        Outcome::refused(refusal.name(), Fact::Refusal(refusal))
    }

    /// What nobody asked for.
    pub(crate) fn notice(name: impl Into<Cow<'static, str>>, facts: impl Into<Vec<Fact>>) -> Outcome {
        Outcome::new(OutcomeKind::Notice, name, facts)
    }

    /// One message, under its own name.
    pub(crate) fn notice_of(id: Id) -> Outcome {
        Outcome::notice(id.name(), id)
    }

    /// The same with this asked behind it.
    pub(crate) fn asking(self, question: Fact) -> Outcome {
        Outcome { question: Some(question), ..self }
    }

    /// The same, so urgent.
    pub(crate) fn at(self, priority: Priority) -> Outcome {
        Outcome { priority, ..self }
    }

    /// Whether part of it is a text that is there in one voice only: an article, or what was said before.
    pub(crate) fn is_text(&self) -> bool {
        let is_text = |fact: &Fact| matches!(fact, Fact::Text(_) | Fact::Again { .. });
        self.facts.iter().any(is_text)
    }

    /// Whether it tells how a sitting went that is over.
    fn ends_sitting(&self) -> bool {
        self.facts.iter().any(|fact| matches!(fact, Fact::Progress(ProgressFact::Sitting(_))))
    }

    /// What one hears to whom it is told so, and reads on a line of a Braille display.
    pub(crate) fn compose(&self, game: &Game, phrasing: &Phrasing<'_>) -> (Message, String) {
        let edition = game.setup().regulations.edition;
        // A refusal names its articles by the numbers they have in the edition this game is played by.
        let numbered = |sentence: String| match self.kind {
            OutcomeKind::Refused => renumbered(&sentence, edition),
            _ => sentence,
        };
        let facts = self.facts.iter().chain(&self.question).filter(|fact| !fact.is_printed());
        let mut sentences: Vec<String> =
            facts.flat_map(|fact| fact.sentences(game, phrasing)).map(numbered).collect();
        // An answer that tells itself what it is about needs no other beginning.
        if let (Some(Fact::Topic(_)), [lead, answer, ..]) = (self.facts.first(), sentences.as_slice())
            && topic::is_told(lead, answer)
        {
            sentences.remove(0);
        }
        let portion = match self.kind {
            OutcomeKind::Answered if self.facts.iter().any(|fact| matches!(fact, Fact::Help(_))) => {
                Portion::Help
            }
            OutcomeKind::Answered | OutcomeKind::Refused => Portion::Answer,
            OutcomeKind::Notice => Portion::Unasked,
        };
        let message = Message::new(line(&sentences), self.priority);
        // Behind the end of a sitting nobody can ask for more.
        let mut message = if self.ends_sitting() { message } else { portion.of(message, phrasing) };
        for printed in self.facts.iter().filter(|fact| fact.is_printed()) {
            message = message.with_printed(&printed.sentences(game, phrasing).join(" "));
        }
        let brief = if self.facts.iter().all(Fact::has_line) {
            let brief = phrasing.in_brief();
            let facts = self.question.iter().chain(&self.facts);
            let parts = facts.flat_map(|fact| fact.sentences(game, &brief)).map(numbered);
            joined(&parts.map(|part| begun(&clean(&part))).collect::<Vec<_>>(), LINE)
        } else {
            shortened(&clean(&message.text), LINE)
        };
        (message, brief)
    }
}

/// A part that begins with a word begins with a capital; "wB", "e4" and "e: sK8" stay.
fn begun(part: &str) -> String {
    let mut letters = part.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => part.to_owned(),
    }
}

/// As many parts as fit, and how many more there are.
fn joined(parts: &[String], cells: usize) -> String {
    let parts: Vec<&str> = parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    let of = |count: usize| {
        let text = parts[..count].join(" ");
        match parts.len() - count {
            0 => text,
            more => format!("{text} +{more}"),
        }
    };
    let fits = |text: &String| text.chars().count() <= cells;
    let most = (1..=parts.len()).rev().map(of).find(fits);
    most.unwrap_or_else(|| cut(parts.first().unwrap_or(&""), cells))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_stand_as_far_as_they_fit_and_it_is_told_how_many_more_there_are() {
        let parts = |parts: &[&str]| parts.iter().map(|part| (*part).to_owned()).collect::<Vec<_>>();
        let told = parts(&["Sb1: a3 c3.", "Sg1: f3 h3.", "Ba2: a3 a4.", "Bb2: b3 b4."]);
        assert_eq!(joined(&told, 30), "Sb1: a3 c3. Sg1: f3 h3. +2");
        assert_eq!(joined(&told, 47), told.join(" "));
        assert_eq!(joined(&told, 12), "Sb1: a3 c3.");
        assert_eq!(joined(&told, 10), "Sb1: a3...");
        assert_eq!(joined(&[], 12), "");
    }

    #[test]
    fn a_word_at_the_beginning_has_a_capital_and_a_sign_has_none() {
        for (part, told) in [
            ("nichts auf e4.", "Nichts auf e4."),
            ("wS b1 g1.", "wS b1 g1."),
            ("e4 leer.", "e4 leer."),
            ("e: sK8.", "e: sK8."),
            ("e2e4? ja/nein", "e2e4? ja/nein"),
        ] {
            assert_eq!(begun(part), told);
        }
    }
}
