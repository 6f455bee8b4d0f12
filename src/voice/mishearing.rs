//! What is heard or dictated instead of a word of chess, as a lexicon gives it.

use super::keys::{Keys, WordList, raw, words};
use crate::schema::Location;

/// Some phrases that are heard where another was said.
pub(super) struct Mishearing {
    pub(super) heard: WordList,
    /// A word or phrase of chess.
    pub(super) meant: String,
    /// The reason or the source. Nobody can judge a mishearing without it.
    pub(super) why: String,
    /// Where its table begins.
    pub(super) at: Location,
}

impl Mishearing {
    pub(super) fn read(keys: &mut Keys<'_>) -> Mishearing {
        Mishearing {
            heard: words(keys, "heard"),
            meant: raw(keys, "meant"),
            why: raw(keys, "why"),
            at: keys.at(),
        }
    }
}
