//! Every way to say something of chess, by letters and by sound, to hold a word against that nobody knows.

use compact_str::CompactString;
use rustc_hash::FxHashMap;

use crate::voice::{Meaning, Normalized, Phonetics};

/// One way to say something of chess, to hold against a word that was only nearly heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// The normalized words.
    pub words: Vec<Normalized>,
    /// What they mean.
    pub meaning: Meaning,
    /// How their sound is written down, where letters alone do not tell it.
    pub sound: Option<Phonetics>,
}

/// A word as it is held against another: its letters and its sound.
#[derive(Debug, Clone)]
pub struct Sounding {
    /// The normalized word; several are one.
    pub text: Normalized,
    /// What its sound is written as, where the language has a way to do that.
    pub code: Option<CompactString>,
    /// What tells of most other words at once that they are none like it.
    pub outline: Outline,
}

impl Sounding {
    /// This normalized word, with the code of its sound.
    pub fn new(text: Normalized, sound: Option<Phonetics>) -> Sounding {
        let code = sound.and_then(|sound| sound.code(&text)).map(CompactString::from);
        Sounding { outline: Outline::new(&text, code.as_deref()), code, text }
    }
}

/// What a word looks and sounds like in short.
#[derive(Debug, Clone, Copy)]
pub struct Outline {
    /// Its characters.
    pub length: usize,
    /// A bit for each character in it and one for its second time, some characters sharing theirs.
    letters: u64,
    /// The code of its sound as a number, which different codes may share.
    code: u32,
    /// How many signs that code has; none where there is none.
    signs: usize,
}

impl Outline {
    fn new(text: &str, code: Option<&str>) -> Outline {
        let letters = text.chars().fold(0_u64, |bits, letter| {
            let once = 1 << (u32::from(letter) % 32);
            bits | once | (bits & once) << 32
        });
        // 32-bit FNV-1a.
        let hash = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let code = code.unwrap_or_default();
        Outline {
            length: text.chars().count(),
            letters,
            code: code.bytes().fold(0x811c_9dc5, hash),
            signs: code.len(),
        }
    }

    /// At least so many characters must be put, left out or changed to make one word of the other.
    pub fn at_least_apart(&self, other: &Outline) -> usize {
        let lacking = |of: u64, others: u64| (of & !others).count_ones() as usize;
        let letters = lacking(self.letters, other.letters).max(lacking(other.letters, self.letters));
        letters.max(self.length.abs_diff(other.length))
    }

    /// Whether the codes of their sounds may be the same, or differ in no more than one sign of so many.
    pub fn may_sound_alike(&self, other: &Outline, one_of: usize) -> bool {
        let longer = self.signs.max(other.signs);
        let long = longer >= one_of && self.signs.abs_diff(other.signs) * one_of <= longer;
        self.signs.min(other.signs) > 0 && (self.code == other.code || long)
    }
}

/// One way to say something of chess in one word; several of them may be run together.
#[derive(Debug, Clone)]
pub struct JoinedSpelling {
    /// The word.
    pub word: Sounding,
    /// What it means.
    pub meaning: Meaning,
    /// How its sound is written down.
    pub sound: Option<Phonetics>,
    /// How many characters the longest of the words has that are joined.
    pub longest_word: usize,
}

/// One way to say something of chess in several words.
#[derive(Debug, Clone)]
pub struct PhraseSpelling {
    /// The place of each of its words among those of all.
    words: Vec<usize>,
    /// What it means.
    pub meaning: Meaning,
    /// How its sound is written down.
    pub sound: Option<Phonetics>,
    /// The characters of its words.
    pub length: usize,
}

/// All of them.
#[derive(Debug, Clone, Default)]
pub(crate) struct Soundings {
    joined: Vec<JoinedSpelling>,
    /// The outline of each, close together: all are looked at for every word.
    outlines: Vec<Outline>,
    phrases: Vec<PhraseSpelling>,
    /// The words of the phrases, each with what begins with it.
    words: Vec<(Sounding, Vec<usize>)>,
    /// The places of these words, by text and by how their sound is written down.
    places: FxHashMap<(Normalized, Option<Phonetics>), usize>,
}

impl Soundings {
    pub(super) fn new(spellings: impl Iterator<Item = Spelling>) -> Soundings {
        /// More words are never run together.
        const MOST_JOINED: usize = 4;
        let mut all = Soundings::default();
        for Spelling { words, meaning, sound } in spellings {
            let lengths = || words.iter().map(|word| word.chars().count());
            if words.len() <= MOST_JOINED {
                let word = Sounding::new(words.concat().into(), sound);
                let longest_word = lengths().max().unwrap_or(0);
                all.outlines.push(word.outline);
                all.joined.push(JoinedSpelling { word, meaning, sound, longest_word });
            }
            if words.len() > 1 {
                let words: Vec<usize> = words.iter().map(|word| all.learn(word, sound)).collect();
                all.words[words[0]].1.push(all.phrases.len());
                all.phrases.push(PhraseSpelling { words, meaning, sound, length: lengths().sum() });
            }
        }
        all
    }

    /// The place of this word, which is learned if it is new.
    fn learn(&mut self, word: &Normalized, sound: Option<Phonetics>) -> usize {
        let Soundings { words, places, .. } = self;
        *places.entry((word.clone(), sound)).or_insert_with(|| {
            words.push((Sounding::new(word.clone(), sound), Vec::new()));
            words.len() - 1
        })
    }

    /// Those in one word whose outline is such as this says.
    pub fn outlined(&self, is_like: impl Fn(&Outline) -> bool) -> impl Iterator<Item = &JoinedSpelling> {
        let alike = self.outlines.iter().zip(&self.joined).filter(move |(outline, _)| is_like(outline));
        alike.map(|(_, joined)| joined)
    }

    /// The words of a phrase.
    pub fn words_of(&self, phrase: &PhraseSpelling) -> impl ExactSizeIterator<Item = &Sounding> {
        phrase.words.iter().map(|place| &self.words[*place].0)
    }

    /// The phrases whose first word is such as this says, in the order in which they were learned.
    pub fn phrases(&self, is_first: impl Fn(&Sounding, Option<Phonetics>) -> bool) -> Vec<&PhraseSpelling> {
        let is_first = |((_, sound), place): &(&(Normalized, Option<Phonetics>), &usize)| {
            is_first(&self.words[**place].0, *sound)
        };
        self.in_order(self.places.iter().filter(is_first).map(|(_, place)| *place))
    }

    /// The phrases that begin with this word.
    pub fn phrases_of(&self, first: &Normalized) -> Vec<&PhraseSpelling> {
        const SOUNDS: [Option<Phonetics>; 3] = [None, Some(Phonetics::Cologne), Some(Phonetics::Metaphone)];
        let place = |sound| self.places.get(&(first.clone(), sound)).copied();
        self.in_order(SOUNDS.into_iter().filter_map(place))
    }

    fn in_order(&self, first_words: impl Iterator<Item = usize>) -> Vec<&PhraseSpelling> {
        let mut places: Vec<usize> = first_words.flat_map(|word| &self.words[word].1).copied().collect();
        places.sort_unstable();
        places.into_iter().map(|place| &self.phrases[place]).collect()
    }
}
