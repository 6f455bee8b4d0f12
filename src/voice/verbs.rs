//! Verbs by their stems, with what may stand before them and how they end.

use rustc_hash::{FxHashMap, FxHashSet};
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
    endings: FxHashSet<Normalized>,
    stems: FxHashSet<Normalized>,
}

impl Verbs {
    pub(super) fn read(keys: &mut Keys<'_>) -> Verbs {
        let means = keys.choice("means", &MEANINGS).map_or(Meaning::Filler, |means| means.value);
        let end_sentences = keys.switch("end_sentences").is_some_and(|ends| ends.value);
        let mut of = |key| heard(&words(keys, key)).collect::<Vec<_>>();
        let prefixes = of("prefixes");
        let endings = of("endings").into_iter().collect();
        Verbs { means, end_sentences, prefixes, endings, stems: of("stems").into_iter().collect() }
    }

    /// Whether this normalized word is a form of one of them.
    fn have(&self, word: &str) -> bool {
        let conjugated = |word: &str| {
            let cuts = word.char_indices().map(|(at, sign)| at + sign.len_utf8());
            let (stems, endings) = (&self.stems, &self.endings);
            cuts.into_iter().any(|cut| stems.contains(&word[..cut]) && endings.contains(&word[cut..]))
        };
        let behind = |prefix: &Normalized| word.strip_prefix(prefix.as_str());
        conjugated(word) || self.prefixes.iter().filter_map(behind).any(conjugated)
    }
}

/// All verbs of a voice.
#[derive(Debug, Clone, Default)]
pub(super) struct Conjugations {
    all: Vec<Verbs>,
    /// The places of those with a stem or a prefix that begins so; most words begin like none of them.
    by_beginning: FxHashMap<Normalized, Vec<usize>>,
}

impl Conjugations {
    pub(super) fn learn(&mut self, written: &[Verbs]) {
        for verbs in written {
            let place = self.all.len();
            for word in verbs.prefixes.iter().chain(&verbs.stems) {
                let places = self.by_beginning.entry(beginning(word).into()).or_default();
                if places.last() != Some(&place) {
                    places.push(place);
                }
            }
            self.all.push(verbs.clone());
        }
    }

    /// The first of which this normalized word is a form.
    pub(super) fn of(&self, word: &str) -> Option<&Verbs> {
        if word.len() < SHORTEST {
            return None;
        }
        let ends = word.char_indices().map(|(at, sign)| at + sign.len_utf8()).take(BEGINNING);
        let begun = ends.filter_map(|end| self.by_beginning.get(&word[..end])).flatten();
        begun.filter(|place| self.all[**place].have(word)).min().map(|place| &self.all[*place])
    }
}
