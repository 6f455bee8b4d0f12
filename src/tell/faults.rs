//! What is wrong with a file or with what was typed for it, in the words of a voice.

use crate::args;
use crate::game::{SetupError, Start};
use crate::laws::TimeControlError;
use crate::schema::{Fault, Kind, Reason};
use crate::text::clean;
use crate::voice::{Diagnostic, ListFault, MishearingFault, Phonetics, Voice, VoiceFault};

/// What is wrong with a key or its value, and what belongs there.
#[must_use]
pub fn fault(fault: &Fault, voice: &Voice) -> String {
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

/// File, line and what to do.
#[must_use]
pub fn line_of(found: &Diagnostic, voice: &Voice) -> String {
    format!("{}:{}: {}", found.file, found.line, sentence(found, voice))
}

/// Why a text is no TOML and no message.
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

// One arm for each thing that can be wrong.
#[allow(clippy::too_many_lines)]
fn sentence(found: &Diagnostic, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    let of_message = |id: &str, message: &String| voice.tell(id, &args!("message" => text(message)));
    match &found.fault {
        VoiceFault::Key(Fault::UnknownKey(key, _)) | VoiceFault::NoArticle(key) => {
            voice.tell("check-unknown-key", &args!("key" => text(key)))
        }
        VoiceFault::Key(Fault::WrongKind(key, Kind::Pairs)) => {
            voice.tell("check-wrong-pairs", &args!("key" => text(key)))
        }
        VoiceFault::Key(Fault::WrongKind(key, kind)) => {
            voice.tell("check-wrong-kind", &args!("key" => text(key), "kind" => kind.name()))
        }
        VoiceFault::Key(Fault::Missing(key)) => {
            voice.tell("check-missing-key", &args!("key" => text(key)))
        }
        VoiceFault::Key(found) => fault(found, voice),
        VoiceFault::UnknownLike(tag, known) => {
            voice.tell("check-unknown-like", &args!("tag" => text(tag), "known" => text(known)))
        }
        VoiceFault::UnknownSound(sound) => {
            voice.tell("check-unknown-sound", &args!("sound" => text(sound), "known" => Phonetics::NAMES))
        }
        VoiceFault::Collision(word, first, second) => voice.tell(
            "check-collision",
            &args!("word" => text(word), "first" => text(first), "second" => text(second)),
        ),
        VoiceFault::Mishearing(heard, fault) => {
            let id = match fault {
                MishearingFault::NoReason => "check-mishearing-reason",
                MishearingFault::NothingHeard => "check-mishearing-heard",
                MishearingFault::Unknown(meant) => {
                    let args = args!("heard" => text(heard), "meant" => text(meant));
                    return voice.tell("check-mishearing-meant", &args);
                }
            };
            voice.tell(id, &args!("heard" => text(heard)))
        }
        VoiceFault::List(key, fault) => {
            let id = match fault {
                ListFault::Missing => "check-list-missing",
                ListFault::Eight => "check-list-eight",
                ListFault::Told => "check-list-told",
                ListFault::Numbers => "check-list-numbers",
                ListFault::Empty => "check-list-empty",
            };
            voice.tell(id, &args!("key" => text(key)))
        }
        VoiceFault::EmptyList(key, from) => {
            voice.tell("check-empty-list", &args!("key" => text(key), "from" => text(from)))
        }
        VoiceFault::NoLanguage(language) => {
            voice.tell("check-language", &args!("language" => text(language)))
        }
        VoiceFault::NoSign(key) => voice.tell("check-no-sign", &args!("key" => text(key))),
        VoiceFault::KeyAsksNothing(key, said) => {
            voice.tell("check-key-asks-nothing", &args!("key" => text(key), "said" => text(said)))
        }
        VoiceFault::AlsoMove(word, key) => {
            voice.tell("check-also-move", &args!("word" => text(word), "key" => text(key)))
        }
        VoiceFault::NotALetter(letter, key) => {
            voice.tell("check-not-a-letter", &args!("letter" => text(letter), "key" => text(key)))
        }
        VoiceFault::NoLetter(key) => voice.tell("check-no-letter", &args!("key" => *key)),
        VoiceFault::SameLetter(letter, first, second) => voice.tell(
            "check-same-letter",
            &args!("letter" => text(letter), "first" => *first, "second" => *second),
        ),
        VoiceFault::NotFluent(why) => voice.tell("check-not-fluent", &args!("why" => reason(*why, voice))),
        VoiceFault::Missing(message, variables) => voice.tell(
            "check-missing",
            &args!("message" => text(message), "variables" => listed(variables)),
        ),
        VoiceFault::Unused(message) => of_message("check-unused", message),
        VoiceFault::Twice(message) => of_message("check-twice", message),
        VoiceFault::UnknownVariable(message, variable, variables) => voice.tell(
            "check-unknown-variable",
            &args!("message" => text(message), "variable" => text(variable), "variables" => listed(variables)),
        ),
        VoiceFault::MissingVariable(message, variable) => voice.tell(
            "check-missing-variable",
            &args!("message" => text(message), "variable" => text(variable)),
        ),
        VoiceFault::UnknownReference(message, reference) => voice.tell(
            "check-unknown-reference",
            &args!("message" => text(message), "reference" => text(reference)),
        ),
        VoiceFault::UnknownFunction(message, function) => voice.tell(
            "check-unknown-function",
            &args!("message" => text(message), "function" => text(function)),
        ),
        VoiceFault::Circle(message) => of_message("check-circle", message),
        VoiceFault::EmptyMessage(message) => of_message("check-empty-message", message),
    }
}

/// The part that is wrong, and what is wrong with it.
#[must_use]
pub fn why_no_time(error: &TimeControlError, voice: &Voice) -> String {
    let (id, part) = match error {
        TimeControlError::NoTime(part) => ("error-time-no-time", part),
        TimeControlError::NoMainTime(part) => ("error-time-no-main", part),
        TimeControlError::NoMoves(part) => ("error-time-no-moves", part),
        TimeControlError::NotLast(part) => ("error-time-not-last", part),
        TimeControlError::TooLong(part) => ("error-time-too-long", part),
        TimeControlError::NoPeriods(part) => ("error-time-no-periods", part),
        TimeControlError::ToTheEnd(part) => ("error-time-to-the-end", part),
    };
    voice.tell(id, &args!("part" => part.clone()))
}

/// What is wrong with a FEN, in words.
#[must_use]
pub fn why_no_start(error: &SetupError, voice: &Voice) -> String {
    let name = |part: &&str| format!("error-fen-{part}");
    let names: Vec<String> = match error {
        SetupError::Over => return voice.say("error-fen-over"),
        SetupError::TooManyMoves => vec!["error-fen-too-many-moves".to_owned()],
        SetupError::NoFen(part) => vec![name(part)],
        SetupError::Impossible(reasons) => reasons.iter().map(name).collect(),
    };
    let why: Vec<String> = names.iter().map(|name| voice.say(name)).collect();
    let example = Start::default().to_string();
    voice.tell("error-fen", &args!("why" => why.join(", "), "example" => example))
}

/// The variables as messages name them.
fn listed(variables: &[String]) -> String {
    if variables.is_empty() { "none".to_owned() } else { variables.join(", ") }
}
