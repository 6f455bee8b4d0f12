//! Verbs by their stems, with what may stand before them and how they end.

use rustc_hash::FxHashSet;
use shakmaty::Role;

use super::keys::{Keys, heard, words};
use super::{Meaning, Normalized};

/// What a verb may say of a move, by its name in the lexicon; a noun with the endings of its cases names a piece.
const MEANINGS: [(&str, Meaning); 10] = [
    ("beside", Meaning::Filler),
    ("captures", Meaning::Captures),
    ("castles", Meaning::CastlingEither),
    ("promotes", Meaning::Promotes),
    ("king", Meaning::Piece(Role::King)),
    ("queen", Meaning::Piece(Role::Queen)),
    ("rook", Meaning::Piece(Role::Rook)),
    ("bishop", Meaning::Piece(Role::Bishop)),
    ("knight", Meaning::Piece(Role::Knight)),
    ("pawn", Meaning::Piece(Role::Pawn)),
];

/// Shorter words are none of these verbs.
const SHORTEST: usize = 3;

/// So many letters of a stem or a prefix are looked at first.
const BEGINNING: usize = 3;

fn beginning(word: &str) -> &str {
    word.char_indices().nth(BEGINNING).map_or(word, |(end, _)| &word[..end])
}

/// Verbs that are conjugated in one way: every stem with every ending is a word, and so it is behind every prefix.
#[derive(Debug, Clone)]
pub(super) struct Verbs {
    /// What they say of a move; those without weight are heard in a second try only.
    pub(super) means: Meaning,
    /// Whether these forms end a sentence with what they capture before them: "den Springer kassieren".
    pub(super) end_sentences: bool,
    prefixes: Vec<Normalized>,
    /// An empty one stands for the stem alone.
    endings: Vec<Normalized>,
    stems: FxHashSet<Normalized>,
    /// How stems and prefixes begin, so that most words need not be taken apart.
    begins: FxHashSet<Normalized>,
}

impl Verbs {
    pub(super) fn read(keys: &mut Keys<'_>) -> Verbs {
        let means = keys.choice("means", &MEANINGS).map_or(Meaning::Filler, |means| means.value);
        let end_sentences = keys.switch("end_sentences").is_some_and(|ends| ends.value);
        let mut of = |key| heard(&words(keys, key)).collect::<Vec<_>>();
        let (prefixes, endings) = (of("prefixes"), of("endings"));
        let stems: FxHashSet<Normalized> = of("stems").into_iter().collect();
        let begins = prefixes.iter().chain(&stems).map(|word| beginning(word).into()).collect();
        Verbs { means, end_sentences, prefixes, endings, stems, begins }
    }

    /// Whether this normalized word is a form of one of them.
    pub(super) fn have(&self, word: &str) -> bool {
        let stem = |ending: &Normalized| word.strip_suffix(ending.as_str());
        let known = |stem: &str| {
            let behind = |prefix: &Normalized| stem.strip_prefix(prefix.as_str());
            self.stems.contains(stem)
                || self.prefixes.iter().filter_map(behind).any(|stem| self.stems.contains(stem))
        };
        let may_be = || {
            let ends = word.char_indices().map(|(at, sign)| at + sign.len_utf8()).take(BEGINNING);
            ends.into_iter().any(|end| self.begins.contains(&word[..end]))
        };
        word.len() >= SHORTEST && may_be() && self.endings.iter().filter_map(stem).any(known)
    }
}
