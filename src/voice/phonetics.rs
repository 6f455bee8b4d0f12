//! How a word sounds, written down, so that words that sound alike can be found.

use rphonetic::{Cologne, Encoder, Metaphone};
use strum::EnumString;

/// A way to write down how words of a language sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Phonetics {
    /// Kölner Phonetik, made for German.
    Cologne,
    /// Metaphone, made for English.
    Metaphone,
}

impl Phonetics {
    /// The names by which a lexicon chooses one.
    pub const NAMES: &'static str = "cologne, metaphone";

    /// The code of this normalized word; words with the same code sound alike. `None` where there is none, as for
    /// a word with letters the method does not know.
    ///
    /// ```
    /// use ansage::voice::Phonetics;
    /// assert_eq!(Phonetics::Cologne.code("feliks"), Phonetics::Cologne.code("felix"));
    /// assert_eq!(Phonetics::Metaphone.code("nite"), Phonetics::Metaphone.code("knight"));
    /// ```
    pub fn code(self, normalized: &str) -> Option<String> {
        // The methods cut words at bytes.
        if normalized.is_empty() || !normalized.bytes().all(|letter| letter.is_ascii_lowercase()) {
            return None;
        }
        let code = match self {
            Phonetics::Cologne => Cologne.encode(normalized),
            Phonetics::Metaphone => Metaphone::new(None).encode(normalized),
        };
        (!code.is_empty()).then_some(code)
    }
}
