//! What may be said in a voice, and how it names squares and pieces.

mod binding;
mod chess_words;
mod glossary;
mod heard;
mod languages;
mod learning;
mod soundings;
mod word_lists;

use std::collections::BTreeMap;

use shakmaty::{ByRole, Role};

pub use soundings::Spelling;
pub(crate) use soundings::{Outline, Sounding};

use chess_words::ChessWords;
use heard::{Asking, Heard, HeardWords, Operands};
use word_lists::{Answers, Doubts, Endings, SmallWords};

use super::lexicon_file::Source;
use super::{Meaning, NameSystem, Names, Naming, Normalized, Numbers, Respellings, SpokenForms, VoiceError};

/// What may be said in a voice, and how chess is told in it.
#[derive(Debug, Clone, Default)]
pub struct Lexicon {
    name: String,
    like: Option<String>,
    language: String,
    names: ChessNames,
    numbers: Numbers,
    spoken: Spoken,
    /// What a key alone stands for, in the voice's own words.
    keys: BTreeMap<String, String>,
    heard: Heard,
}

/// What squares and pieces are called, and how they are written.
#[derive(Debug, Clone, Default)]
struct ChessNames {
    letters: ByRole<String>,
    told: Names,
    /// In the order of [`NameSystem::ALL`].
    namings: [Naming; 4],
}

/// What a synthesizer is given.
#[derive(Debug, Clone, Default)]
struct Spoken {
    /// The names of letters and signs.
    spelling: BTreeMap<String, String>,
    forms: SpokenForms,
    respellings: Respellings,
}

impl Lexicon {
    /// Reads `lexicon.toml` on top of what every voice understands.
    ///
    /// # Errors
    /// See [`VoiceError`]; each names file and line.
    pub fn read(file: &str, text: &str) -> Result<Lexicon, VoiceError> {
        let own = Source { file, text };
        let mut wrong = Vec::new();
        let written = own.read(&mut wrong);
        let lexicon = Lexicon::from_written(own, written, &mut wrong)?;
        let fatal = wrong.into_iter().find(|found| !found.fault.only_warns());
        fatal.map_or(Ok(lexicon), |found| Err(VoiceError::Lexicon(found)))
    }

    /// The voice this one takes from what it does not give itself.
    pub fn like(&self) -> Option<&str> {
        self.like.as_deref()
    }

    /// The voice's own name for its language.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language for a synthesizer, as a BCP 47 tag.
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The same, but pieces have the letters of this other one: on the scoresheet, and where notation is heard.
    pub fn with_letters(mut self, of: &Lexicon) -> Lexicon {
        self.names.letters.clone_from(&of.names.letters);
        self
    }

    /// The same, but nothing can be asked for, so that only moves and parts of them are understood.
    pub(super) fn without_asking(&self) -> Lexicon {
        let heard = HeardWords { asking: Asking::default(), ..HeardWords::clone(&self.heard) };
        Lexicon { heard: heard.into(), keys: BTreeMap::new(), ..self.clone() }
    }

    /// The letter of a piece on the scoresheet (C.3); a pawn has none (C.4).
    ///
    /// ```
    /// let german = ansage::voice::Voice::built_in("de")?;
    /// assert_eq!(german.lexicon().letter(shakmaty::Role::Knight), "S");
    /// # Ok::<(), ansage::voice::VoiceError>(())
    /// ```
    pub fn letter(&self, role: Role) -> &str {
        &self.names.letters[role]
    }

    /// The piece of this letter, capital or small.
    pub fn piece_of_letter(&self, letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| {
            let written = self.letter(*role);
            !written.is_empty() && written.chars().eq(letter.to_uppercase())
        })
    }

    /// What is said instead of words that a synthesizer says wrongly, by the name of the synthesizer.
    pub fn pronunciation(&self) -> &Respellings {
        &self.spoken.respellings
    }

    /// The names of squares inside a sentence.
    pub fn told(&self) -> &Names {
        &self.names.told
    }

    /// The words of an announcement in this system of names.
    pub fn naming(&self, system: NameSystem) -> &Naming {
        match system {
            NameSystem::Fide => &self.names.namings[0],
            NameSystem::Letters => &self.names.namings[1],
            NameSystem::Nato => &self.names.namings[2],
            NameSystem::Local => &self.names.namings[3],
        }
    }

    /// The number words.
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// What a synthesizer is given for what is no word.
    pub fn ears(&self) -> &SpokenForms {
        &self.spoken.forms
    }

    /// The words of chess.
    pub(crate) fn chess_words(&self) -> &ChessWords {
        &self.heard.chess
    }

    /// The small words between those of chess.
    pub(crate) fn small(&self) -> &SmallWords {
        &self.heard.small
    }

    /// What words end with beside their meaning.
    pub(crate) fn endings(&self) -> &Endings {
        &self.heard.endings
    }

    /// The words that deny, doubt or add.
    pub(crate) fn doubts(&self) -> &Doubts {
        &self.heard.doubts
    }

    /// The words that ask for something.
    pub(crate) fn asking(&self) -> &Asking {
        &self.heard.asking
    }

    /// The words that stand beside what is asked for.
    pub(crate) fn operands(&self) -> &Operands {
        &self.heard.operands
    }

    /// Short answers to the program's own questions.
    pub(crate) fn answers(&self) -> &Answers {
        &self.heard.answers
    }

    /// The longest phrase of chess at the start of these normalized words: its length and meaning.
    ///
    /// ```
    /// use ansage::voice::{Meaning, Voice, words};
    /// use shakmaty::{File, Role};
    ///
    /// let german = Voice::built_in("de")?;
    /// let line = words("Springer Gustav eins");
    /// assert_eq!(german.lexicon().chess(&line), Some((1, Meaning::Piece(Role::Knight))));
    /// assert_eq!(german.lexicon().chess(&line[1..]), Some((1, Meaning::File(File::G))));
    /// # Ok::<(), ansage::voice::VoiceError>(())
    /// ```
    pub fn chess(&self, normalized: &[Normalized]) -> Option<(usize, Meaning)> {
        self.heard.chess.longest(normalized)
    }

    /// The same of what is heard so only in a second try, where a line was not understood.
    pub(crate) fn beside(&self, normalized: &[Normalized]) -> Option<(usize, Meaning)> {
        let alone = |word: &Normalized| self.heard.chess.is_beside(word).then_some((1, Meaning::Filler));
        self.heard.chess.beside.longest(normalized).or_else(|| alone(normalized.first()?))
    }

    /// What this word means of chess, if it is one that means nothing else wherever it stands; only the usual ways to
    /// write it are there.
    pub(crate) fn plain(&self, word: &str) -> Option<Meaning> {
        self.heard.plain.get(word).copied()
    }

    #[cfg(test)]
    pub(crate) fn plain_words(&self) -> impl Iterator<Item = &str> {
        self.heard.plain.keys().map(Normalized::as_str)
    }

    /// The longest request at the start of these normalized words: its length, and its key in `[requests]`.
    pub fn request(&self, normalized: &[Normalized]) -> Option<(usize, &'static str)> {
        self.heard.asking.requests.longest(normalized).map(|(length, key)| (length, key.0))
    }

    /// The longest phrase at the start of these normalized words that says of somebody what a request asks for: "resigns".
    pub(crate) fn third_person(&self, normalized: &[Normalized]) -> Option<(usize, &'static str)> {
        self.heard.asking.binding.third_person.longest(normalized).map(|(length, key)| (length, key.0))
    }

    /// The longest phrase of asking at the start of these normalized words: its length, and its key in `[questions]`.
    pub fn question(&self, normalized: &[Normalized]) -> Option<(usize, &'static str)> {
        self.heard.asking.questions.longest(normalized).map(|(length, key)| (length, key.0))
    }

    /// Whether something that can be asked or said begins with this word and goes on with others.
    pub fn begins_asking(&self, word: &Normalized) -> bool {
        self.heard.asking.questions.goes_on(word) || self.heard.asking.requests.goes_on(word)
    }

    /// The name of a letter that is no file's, or of a sign.
    pub fn spelling(&self, letter: &str) -> Option<&str> {
        self.spoken.spelling.get(letter).map(String::as_str)
    }

    /// The tag of the voice whose language these normalized words ask for, if they ask for one and nothing else.
    pub(crate) fn language_wanted(&self, normalized: &[Normalized]) -> Option<&str> {
        self.heard.operands.languages.wanted(normalized)
    }

    /// The longest word of the Laws' glossary at the start of these normalized words: its length, and the numbers of 2023
    /// of the articles that explain it.
    pub fn glossary(&self, normalized: &[Normalized]) -> Option<(usize, &[String])> {
        self.heard.glossary.longest(normalized)
    }

    /// Every article that explains a word of the glossary, by its number of 2023.
    pub fn explained(&self) -> impl Iterator<Item = &str> {
        self.heard.glossary.articles()
    }

    /// What this key alone stands for, in the voice's own words.
    pub fn key(&self, key: &str) -> Option<&str> {
        self.keys.get(key).map(String::as_str)
    }

    /// Every key that stands for something, and what it stands for.
    pub fn keys(&self) -> impl Iterator<Item = (&str, &str)> {
        self.keys.iter().map(|(key, said)| (key.as_str(), said.as_str()))
    }
}
