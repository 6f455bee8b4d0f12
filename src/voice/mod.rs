//! The words of one language: what may be said, how chess is told, and every other sentence.
//!
//! A [`Voice`] is data read from `voices/<tag>/`: `lexicon.toml` and `messages.ftl`; beside it stand the
//! [`LawTexts`] in `laws.ftl` and the names of openings in `openings.toml`. This room opens no
//! file; it reads texts that are handed to it, or those embedded in the program. Nothing a person hears
//! stands in Rust: whoever has something to say asks a voice for the sentence.

mod alternatives;
mod check;
mod collisions;
mod ears;
mod embedded;
mod error;
mod fide;
mod guide;
mod id;
mod keys;
mod language;
mod law_texts;
mod learned;
mod lexicon;
mod lexicon_file;
mod meaning;
mod messages;
mod mishearing;
mod move_words;
mod named;
mod names;
mod naming;
mod normalize;
mod numbers;
mod openings;
mod phonetics;
mod phrase_book;
mod phrases;
mod places;
mod sentences;
mod times;
mod tongue;
mod verbosity;
mod verbs;

pub use verbosity::Verbosity;

pub use check::{LineKind, SpokenRule, check};
pub use ears::{SpokenForms, spoken_form};
pub use embedded::{VoiceFiles, braille_table, embedded, phrases as embedded_phrases, tags};
pub use error::{Diagnostic, ListFault, MishearingFault, VoiceError, VoiceFault};
pub use fide::{question_keys, request_keys};
pub use fluent_bundle::{FluentArgs, FluentValue};
pub use guide::{GuideChapter, GuideSection, guide};
pub use id::Id;
pub use language::Voice;
pub use law_texts::{LawTexts, check_laws, embedded_laws};
pub use lexicon::{Lexicon, Spelling};
pub(crate) use lexicon::{Outline, Sounding};
pub use lexicon_file::Respellings;
pub(crate) use meaning::{Agreement, InPlace, QuestionKind};
pub use meaning::{DrillWord, LessonWord, Meaning, Modifier, PuzzleWord, SpeakerWord, TimeUnit};
pub use messages::{Messages, ParsedMessages};
pub use names::Names;
pub use naming::{MoveNames, NameSystem, Naming};
pub use normalize::{Normalized, normalize, words};
pub use numbers::Numbers;
pub use openings::{Opening, OpeningLine, OpeningNames, check_openings, opening_lines};
pub use phonetics::Phonetics;
pub use phrase_book::{Clue, PhraseBook, TABLE_TALK};
pub use tongue::{is_mark, is_marked, mark, marked_again, marked_parts, parted, unmarked};

/// The variables of a sentence: `args!("square" => told, "count" => 3)`.
#[macro_export]
macro_rules! args {
    ($($name:literal => $value:expr),* $(,)?) => {{
        #[allow(unused_mut)]
        let mut args = $crate::voice::FluentArgs::new();
        $(args.set($name, $value);)*
        args
    }};
}
