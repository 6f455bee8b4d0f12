//! What is wrong with a file or with what was typed for it, in the words of a voice.

use super::phrasing::Phrasing;
use crate::args;
use crate::game::{SetupError, Start};
use crate::laws::TimeControlError;
use crate::schema::{Fault, Kind, Reason};
use crate::text::clean;
use crate::voice::{Diagnostic, Id, ListFault, MishearingFault, Phonetics, Voice, VoiceFault};

/// What is wrong with a key or its value, and what belongs there.
pub fn fault(fault: &Fault, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    match fault {
        Fault::NotToml(why) => voice.tell(Id::CHECK_NOT_TOML, &args!("why" => reason(*why, voice))),
        Fault::UnknownKey(key, known) => {
            voice.tell(Id::EVENT_UNKNOWN_KEY, &args!("key" => text(key), "known" => text(known)))
        }
        Fault::WrongKind(key, kind) => {
            voice.tell(Id::EVENT_WRONG_KIND, &args!("key" => text(key), "kind" => kind.name()))
        }
        Fault::Empty(key) => voice.tell(Id::CHECK_EMPTY_TEXT, &args!("key" => text(key))),
        Fault::TooLong => voice.say(Id::ERROR_NAME) + ".",
        Fault::NotOneOf { key, value, known } => voice.tell(
            Id::EVENT_NOT_ONE_OF,
            &args!("key" => text(key), "value" => clean(value), "known" => text(known)),
        ),
        Fault::Range(key, least, most) => voice.tell(
            Id::EVENT_RANGE,
            &args!("key" => text(key), "least" => least.to_string(), "most" => most.to_string()),
        ),
        Fault::Missing(key) => voice.tell(Id::EVENT_MISSING, &args!("key" => text(key))),
    }
}

/// File, line and what to do.
pub fn line_of(found: &Diagnostic, voice: &Voice) -> String {
    format!("{}:{}: {}", found.file, found.line, sentence(found, voice))
}

/// Why a text is no TOML and no message.
pub fn reason(reason: Reason, voice: &Voice) -> String {
    voice.say(match reason {
        Reason::Quote => Id::CHECK_WHY_QUOTE,
        Reason::Bracket => Id::CHECK_WHY_BRACKET,
        Reason::Comma => Id::CHECK_WHY_COMMA,
        Reason::Twice => Id::CHECK_WHY_TWICE,
        Reason::Value => Id::CHECK_WHY_VALUE,
        Reason::Sign => Id::CHECK_WHY_SIGN,
        Reason::Default => Id::CHECK_WHY_DEFAULT,
        Reason::Selector => Id::CHECK_WHY_SELECTOR,
        Reason::Deep => Id::CHECK_WHY_DEEP,
        Reason::Place => Id::CHECK_WHY_PLACE,
    })
}

// One arm for each thing that can be wrong.
#[allow(clippy::too_many_lines)]
fn sentence(found: &Diagnostic, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    let of_message = |id: Id, message: &String| voice.tell(id, &args!("message" => text(message)));
    match &found.fault {
        VoiceFault::Key(Fault::UnknownKey(key, _)) | VoiceFault::NoArticle(key) => {
            voice.tell(Id::CHECK_UNKNOWN_KEY, &args!("key" => text(key)))
        }
        VoiceFault::Key(Fault::WrongKind(key, Kind::Pairs)) => {
            voice.tell(Id::CHECK_WRONG_PAIRS, &args!("key" => text(key)))
        }
        VoiceFault::Key(Fault::WrongKind(key, kind)) => {
            voice.tell(Id::CHECK_WRONG_KIND, &args!("key" => text(key), "kind" => kind.name()))
        }
        VoiceFault::Key(Fault::Missing(key)) => {
            voice.tell(Id::CHECK_MISSING_KEY, &args!("key" => text(key)))
        }
        VoiceFault::Key(found) => fault(found, voice),
        VoiceFault::UnknownLike(tag, known) => {
            voice.tell(Id::CHECK_UNKNOWN_LIKE, &args!("tag" => text(tag), "known" => text(known)))
        }
        VoiceFault::UnknownSound(sound) => {
            voice.tell(Id::CHECK_UNKNOWN_SOUND, &args!("sound" => text(sound), "known" => Phonetics::NAMES))
        }
        VoiceFault::Collision(word, first, second) => voice.tell(
            Id::CHECK_COLLISION,
            &args!("word" => text(word), "first" => text(first), "second" => text(second)),
        ),
        VoiceFault::Mishearing(heard, fault) => {
            let id = match fault {
                MishearingFault::NoReason => Id::CHECK_MISHEARING_REASON,
                MishearingFault::NothingHeard => Id::CHECK_MISHEARING_HEARD,
                MishearingFault::Unknown(meant) => {
                    let args = args!("heard" => text(heard), "meant" => text(meant));
                    return voice.tell(Id::CHECK_MISHEARING_MEANT, &args);
                }
            };
            voice.tell(id, &args!("heard" => text(heard)))
        }
        VoiceFault::List(key, fault) => {
            let id = match fault {
                ListFault::Missing => Id::CHECK_LIST_MISSING,
                ListFault::Eight => Id::CHECK_LIST_EIGHT,
                ListFault::Told => Id::CHECK_LIST_TOLD,
                ListFault::Numbers => Id::CHECK_LIST_NUMBERS,
                ListFault::Empty => Id::CHECK_LIST_EMPTY,
                ListFault::Alternatives => Id::CHECK_LIST_ALTERNATIVES,
            };
            voice.tell(id, &args!("key" => text(key)))
        }
        VoiceFault::EmptyList(key, from) => {
            voice.tell(Id::CHECK_EMPTY_LIST, &args!("key" => text(key), "from" => text(from)))
        }
        VoiceFault::NoLanguage(language) => {
            voice.tell(Id::CHECK_LANGUAGE, &args!("language" => text(language)))
        }
        VoiceFault::NoSign(key) => voice.tell(Id::CHECK_NO_SIGN, &args!("key" => text(key))),
        VoiceFault::KeyAsksNothing(key, said) => {
            voice.tell(Id::CHECK_KEY_ASKS_NOTHING, &args!("key" => text(key), "said" => text(said)))
        }
        VoiceFault::AlsoMove(word, key) => {
            voice.tell(Id::CHECK_ALSO_MOVE, &args!("word" => text(word), "key" => text(key)))
        }
        VoiceFault::NotALetter(letter, key) => {
            voice.tell(Id::CHECK_NOT_A_LETTER, &args!("letter" => text(letter), "key" => text(key)))
        }
        VoiceFault::NoLetter(key) => voice.tell(Id::CHECK_NO_LETTER, &args!("key" => *key)),
        VoiceFault::SameLetter(letter, first, second) => voice.tell(
            Id::CHECK_SAME_LETTER,
            &args!("letter" => text(letter), "first" => *first, "second" => *second),
        ),
        VoiceFault::NotFluent(why) => voice.tell(Id::CHECK_NOT_FLUENT, &args!("why" => reason(*why, voice))),
        VoiceFault::Missing(message, variables) => voice.tell(
            Id::CHECK_MISSING,
            &args!("message" => text(message), "variables" => listed(variables)),
        ),
        VoiceFault::Unused(message) => of_message(Id::CHECK_UNUSED, message),
        VoiceFault::Twice(message) => of_message(Id::CHECK_TWICE, message),
        VoiceFault::UnknownVariable(message, variable, variables) => voice.tell(
            Id::CHECK_UNKNOWN_VARIABLE,
            &args!("message" => text(message), "variable" => text(variable), "variables" => listed(variables)),
        ),
        VoiceFault::MissingVariable(message, variable) => voice.tell(
            Id::CHECK_MISSING_VARIABLE,
            &args!("message" => text(message), "variable" => text(variable)),
        ),
        VoiceFault::UnknownReference(message, reference) => voice.tell(
            Id::CHECK_UNKNOWN_REFERENCE,
            &args!("message" => text(message), "reference" => text(reference)),
        ),
        VoiceFault::UnknownFunction(message, function) => voice.tell(
            Id::CHECK_UNKNOWN_FUNCTION,
            &args!("message" => text(message), "function" => text(function)),
        ),
        VoiceFault::Circle(message) => of_message(Id::CHECK_CIRCLE, message),
        VoiceFault::EmptyMessage(message) => of_message(Id::CHECK_EMPTY_MESSAGE, message),
    }
}

/// The part that is wrong, and what is wrong with it.
pub fn why_no_time(error: &TimeControlError, voice: &Voice) -> String {
    let (id, part) = match error {
        TimeControlError::NoTime(part) => (Id::ERROR_TIME_NO_TIME, part),
        TimeControlError::NoMainTime(part) => (Id::ERROR_TIME_NO_MAIN, part),
        TimeControlError::NoMoves(part) => (Id::ERROR_TIME_NO_MOVES, part),
        TimeControlError::NotLast(part) => (Id::ERROR_TIME_NOT_LAST, part),
        TimeControlError::TooLong(part) => (Id::ERROR_TIME_TOO_LONG, part),
        TimeControlError::NoPeriods(part) => (Id::ERROR_TIME_NO_PERIODS, part),
        TimeControlError::ToTheEnd(part) => (Id::ERROR_TIME_TO_THE_END, part),
    };
    voice.tell(id, &args!("part" => part.clone()))
}

/// What is wrong with a FEN, in words.
pub fn why_no_start(error: &SetupError, voice: &Voice) -> String {
    if *error == SetupError::Over {
        return voice.say(Id::ERROR_FEN_OVER);
    }
    let why = start_faults(error, voice).join(", ");
    let example = Start::default().to_string();
    voice.tell(Id::ERROR_FEN, &args!("why" => why, "example" => example))
}

/// Why nothing can be played from a position.
pub fn no_start(error: &SetupError, phrasing: &Phrasing<'_>) -> String {
    if *error == SetupError::Over {
        return phrasing.say(Id::SET_UP_OVER);
    }
    let why = start_faults(error, phrasing.voice()).join(", ");
    phrasing.tell(Id::SET_UP_NOT, &args!("why" => why))
}

/// All that is wrong with a position, without a full stop; where the game would be over there is nothing else.
pub(super) fn start_faults(error: &SetupError, voice: &Voice) -> Vec<String> {
    let named = |part: &&str| Id::named(&format!("error-fen-{part}"));
    let ids: Vec<Id> = match error {
        SetupError::Over => Vec::new(),
        SetupError::TooManyMoves => vec![Id::ERROR_FEN_TOO_MANY_MOVES],
        SetupError::NoFen(part) => named(part).into_iter().collect(),
        SetupError::Impossible(reasons) => reasons.iter().filter_map(named).collect(),
    };
    ids.into_iter().map(|id| voice.say(id)).collect()
}

/// The variables as messages name them.
fn listed(variables: &[String]) -> String {
    if variables.is_empty() { "none".to_owned() } else { variables.join(", ") }
}
