//! `ansage voices check`: everything that is wrong with a voice of one's own, one finding a line.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use super::stream::written;
use crate::args;
use crate::failure::Failure;
use crate::speech::clean;
use crate::voice::{self, Fault, Finding, ListFault, MishearingFault, Sound, Sources, Voice};

/// Checks the voice in this folder.
///
/// # Errors
/// Something is wrong with it, which has been told then; or the output fails.
pub fn check(folder: &Path, voice: &Voice) -> Result<(), Failure> {
    let names = ["lexicon.toml", "messages.ftl"].map(|name| folder.join(name));
    let texts = names.each_ref().map(fs::read);
    let mut told: Vec<String> = Vec::new();
    for (path, text) in names.iter().zip(&texts) {
        if let Err(error) = text {
            let why = if error.kind() == io::ErrorKind::NotFound {
                voice.say("check-no-file")
            } else {
                let path = path.display().to_string();
                voice.tell("error-file", &args!("path" => path, "why" => error.to_string()))
            };
            told.push(format!("{}:1: {why}", path.display()));
        }
    }
    if let [Ok(lexicon), Ok(messages)] = &texts {
        let [lexicon_name, messages_name] = names.each_ref().map(|path| path.display().to_string());
        let (lexicon, messages) = (String::from_utf8_lossy(lexicon), String::from_utf8_lossy(messages));
        let sources = Sources {
            lexicon_name: &lexicon_name,
            lexicon: &lexicon,
            messages_name: &messages_name,
            messages: &messages,
        };
        let findings = voice::check(&sources);
        told.extend(
            findings.iter().map(|found| format!("{}:{}: {}", found.file, found.line, sentence(found, voice))),
        );
    }
    let whole = told.is_empty();
    if whole {
        let folder = folder.display().to_string();
        told.push(voice.tell("check-whole", &args!("folder" => folder)));
    }
    let lines: String = told.iter().map(|line| clean(line) + "\n").collect();
    let mut out = io::stdout().lock();
    written(out.write_all(lines.as_bytes()).and_then(|()| out.flush()), voice)?;
    if whole { Ok(()) } else { Err(Failure::told()) }
}

fn sentence(found: &Finding, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    let of_message = |id: &str, message: &String| voice.tell(id, &args!("message" => text(message)));
    match &found.fault {
        Fault::NotToml(why) => voice.tell("check-not-toml", &args!("why" => text(why))),
        Fault::UnknownKey(key) => voice.tell("check-unknown-key", &args!("key" => text(key))),
        Fault::WrongKind(key, kind) => {
            voice.tell("check-wrong-kind", &args!("key" => text(key), "kind" => *kind))
        }
        Fault::UnknownLike(tag, known) => {
            voice.tell("check-unknown-like", &args!("tag" => text(tag), "known" => text(known)))
        }
        Fault::UnknownSound(sound) => {
            voice.tell("check-unknown-sound", &args!("sound" => text(sound), "known" => Sound::NAMES))
        }
        Fault::Collision(word, first, second) => voice.tell(
            "check-collision",
            &args!("word" => text(word), "first" => text(first), "second" => text(second)),
        ),
        Fault::Mishearing(heard, fault) => {
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
        Fault::List(key, fault) => {
            let id = match fault {
                ListFault::Missing => "check-list-missing",
                ListFault::Eight => "check-list-eight",
                ListFault::Told => "check-list-told",
                ListFault::Numbers => "check-list-numbers",
                ListFault::Empty => "check-list-empty",
            };
            voice.tell(id, &args!("key" => text(key)))
        }
        Fault::NoLetter(key) => voice.tell("check-no-letter", &args!("key" => *key)),
        Fault::SameLetter(letter, first, second) => voice.tell(
            "check-same-letter",
            &args!("letter" => text(letter), "first" => *first, "second" => *second),
        ),
        Fault::NotFluent(why) => voice.tell("check-not-fluent", &args!("why" => text(why))),
        Fault::Missing(message, variables) => voice.tell(
            "check-missing",
            &args!("message" => text(message), "variables" => listed(variables)),
        ),
        Fault::Unused(message) => of_message("check-unused", message),
        Fault::Twice(message) => of_message("check-twice", message),
        Fault::UnknownVariable(message, variable, variables) => voice.tell(
            "check-unknown-variable",
            &args!("message" => text(message), "variable" => text(variable), "variables" => listed(variables)),
        ),
        Fault::MissingVariable(message, variable) => voice.tell(
            "check-missing-variable",
            &args!("message" => text(message), "variable" => text(variable)),
        ),
        Fault::UnknownReference(message, reference) => voice.tell(
            "check-unknown-reference",
            &args!("message" => text(message), "reference" => text(reference)),
        ),
        Fault::UnknownFunction(message, function) => voice.tell(
            "check-unknown-function",
            &args!("message" => text(message), "function" => text(function)),
        ),
    }
}

/// The variables as messages name them.
fn listed(variables: &[String]) -> String {
    if variables.is_empty() { "none".to_owned() } else { variables.join(", ") }
}
