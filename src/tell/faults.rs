//! What is wrong with a file that somebody wrote by hand, in words.

use crate::args;
use crate::schema::{Fault, Reason};
use crate::text::clean;
use crate::voice::Voice;

/// One sentence: what is wrong, and what belongs there.
#[must_use]
pub fn told(fault: &Fault, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    match fault {
        Fault::NotToml(why) => voice.tell("check-not-toml", &args!("why" => reason(*why, voice))),
        Fault::UnknownKey(key, known) => {
            voice.tell("event-unknown-key", &args!("key" => text(key), "known" => text(known)))
        }
        Fault::WrongKind(key, kind) => {
            voice.tell("event-wrong-kind", &args!("key" => text(key), "kind" => kind.name()))
        }
        Fault::Empty(key) => voice.tell("check-empty-text", &args!("key" => text(key))),
        Fault::TooLong => voice.say("error-name") + ".",
        Fault::NotOneOf { key, value, known } => voice.tell(
            "event-not-one-of",
            &args!("key" => text(key), "value" => clean(value), "known" => text(known)),
        ),
        Fault::Range(key, least, most) => voice.tell(
            "event-range",
            &args!("key" => text(key), "least" => least.to_string(), "most" => most.to_string()),
        ),
        Fault::Missing(key) => voice.tell("event-missing", &args!("key" => text(key))),
    }
}

/// Why a text cannot be read.
#[must_use]
pub fn reason(reason: Reason, voice: &Voice) -> String {
    voice.say(match reason {
        Reason::Quote => "check-why-quote",
        Reason::Bracket => "check-why-bracket",
        Reason::Comma => "check-why-comma",
        Reason::Twice => "check-why-twice",
        Reason::Value => "check-why-value",
        Reason::Sign => "check-why-sign",
        Reason::Default => "check-why-default",
        Reason::Selector => "check-why-selector",
        Reason::Deep => "check-why-deep",
        Reason::Place => "check-why-place",
    })
}
