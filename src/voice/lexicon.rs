//! What may be said in a voice, and how it names squares and pieces.

mod doubts;
mod glossary;
mod learning;

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use shakmaty::{File, Role};

pub use doubts::Doubts;
use glossary::Glossary;

use super::endings::Endings;
use super::fide::{QuestionKey, RequestKey};
use super::lexicon_file::Source;
use super::phrases::Phrases;
use super::{
    Answers, ByRole, Meaning, Modifier, NameSystem, Names, Naming, Normalized, Numbers, Phonetics,
    Respellings, SpeakerWord, SpokenForms, TimeUnit, VoiceError,
};

/// One way to say something of chess, to hold against a word that was only nearly heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// The folded words.
    pub words: Vec<Normalized>,
    /// What they mean.
    pub meaning: Meaning,
    /// How their sound is written down, where letters alone do not tell it.
    pub sound: Option<Phonetics>,
}

/// What may be said in a voice, and how chess is told in it.
#[derive(Debug, Clone, Default)]
pub struct Lexicon {
    name: String,
    like: Option<String>,
    language: String,
    letters: ByRole<String>,
    told: Names,
    /// In the order of [`NameSystem::ALL`].
    namings: [Naming; 4],
    en_passant_marks: Vec<String>,
    endings: Endings,
    chess: Phrases<Meaning>,
    spellings: Vec<Spelling>,
    before_ranks: Phrases<File>,
    small_after_piece: Phrases<()>,
    small_after_square: Phrases<()>,
    small_before_square: Vec<String>,
    small_before_piece: Vec<String>,
    clitics: Phrases<()>,
    /// Whether the piece behind it captures.
    articles: Phrases<bool>,
    to_between_squares: Phrases<()>,
    doubts: Doubts,
    requests: Phrases<RequestKey>,
    questions: Phrases<QuestionKey>,
    /// What requests and questions begin with.
    asking: FxHashSet<Normalized>,
    keys: BTreeMap<String, String>,
    answers: Answers,
    glossary: Glossary,
    spelling: BTreeMap<String, String>,
    modifiers: Phrases<Modifier>,
    speakers: Phrases<SpeakerWord>,
    units: Phrases<TimeUnit>,
    numbers: Numbers,
    ears: SpokenForms,
    pronunciation: Respellings,
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
        let lexicon = Lexicon::from_written(&own, written, &mut wrong)?;
        let fatal = wrong.into_iter().find(|found| !found.fault.only_warns());
        fatal.map_or(Ok(lexicon), |found| Err(VoiceError::Lexicon(found)))
    }

    /// The voice this one takes from what it does not give itself.
    #[must_use]
    pub fn like(&self) -> Option<&str> {
        self.like.as_deref()
    }

    /// The voice's own name for its language.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The language for a synthesizer, as a BCP 47 tag.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// The same, but pieces have the letters of this other one: on the scoresheet, and where notation is heard.
    #[must_use]
    pub fn with_letters(mut self, of: &Lexicon) -> Lexicon {
        self.letters.clone_from(&of.letters);
        self
    }

    /// The same, but nothing can be asked for, so that only moves and parts of them are understood.
    pub(super) fn without_asking(&self) -> Lexicon {
        let Lexicon { requests, questions, asking, keys, .. } = Lexicon::default();
        Lexicon { requests, questions, asking, keys, ..self.clone() }
    }

    /// The letter of a piece on the scoresheet (C.3); a pawn has none (C.4).
    #[must_use]
    pub fn letter(&self, role: Role) -> &str {
        self.letters.get(role).map_or("", String::as_str)
    }

    /// The piece of this letter, capital or small.
    #[must_use]
    pub fn piece_of_letter(&self, letter: char) -> Option<Role> {
        Role::ALL.into_iter().find(|role| {
            let written = self.letter(*role);
            !written.is_empty() && written.chars().eq(letter.to_uppercase())
        })
    }

    /// What is said instead of words that a synthesizer says wrongly, by the name of the synthesizer.
    #[must_use]
    pub fn pronunciation(&self) -> &Respellings {
        &self.pronunciation
    }

    /// The names of squares inside a sentence.
    #[must_use]
    pub fn told(&self) -> &Names {
        &self.told
    }

    /// The words of an announcement in this system of names.
    #[must_use]
    pub fn naming(&self, system: NameSystem) -> &Naming {
        match system {
            NameSystem::Fide => &self.namings[0],
            NameSystem::Letters => &self.namings[1],
            NameSystem::Nato => &self.namings[2],
            NameSystem::Local => &self.namings[3],
        }
    }

    /// What stands for en passant behind a written move, longest first (C.3).
    #[must_use]
    pub fn en_passant_marks(&self) -> &[String] {
        &self.en_passant_marks
    }

    /// What endings say about a piece or a square.
    #[must_use]
    pub fn endings(&self) -> &Endings {
        &self.endings
    }

    /// The number words.
    #[must_use]
    pub fn numbers(&self) -> &Numbers {
        &self.numbers
    }

    /// What a synthesizer is given for what is no word.
    #[must_use]
    pub fn ears(&self) -> &SpokenForms {
        &self.ears
    }

    /// The longest phrase of chess at the start of these folded words: its length and meaning.
    #[must_use]
    pub fn chess(&self, folded: &[Normalized]) -> Option<(usize, Meaning)> {
        self.chess.longest(folded)
    }

    /// Every way to say something of chess.
    #[must_use]
    pub fn spellings(&self) -> &[Spelling] {
        &self.spellings
    }

    /// The file that this folded word names where a rank follows it.
    #[must_use]
    pub fn file_before_rank(&self, folded: &str) -> Option<File> {
        self.before_ranks.word(folded)
    }

    /// Whether this folded word has no weight after a piece, unless a rank or a capture follows it.
    #[must_use]
    pub fn is_small_after_piece(&self, folded: &str) -> bool {
        self.small_after_piece.word(folded).is_some()
    }

    /// Whether this folded word has no weight after a square, unless a rank or a capture follows it.
    #[must_use]
    pub fn is_small_after_square(&self, folded: &str) -> bool {
        self.small_after_square.word(folded).is_some()
    }

    /// Whether this word, which looks like a file, has no weight before a whole square: "torre a d1". Its accent
    /// counts: the Hungarian file is "á".
    #[must_use]
    pub fn is_small_before_square(&self, word: &str) -> bool {
        self.small_before_square.iter().any(|small| *small == word.to_lowercase())
    }

    /// The same before a piece: "a pawn".
    #[must_use]
    pub fn is_small_before_piece(&self, word: &str) -> bool {
        self.small_before_piece.iter().any(|small| *small == word.to_lowercase())
    }

    /// Whether this folded word, before a word for capturing, takes up a piece named before as the captured one.
    #[must_use]
    pub fn is_clitic(&self, folded: &str) -> bool {
        self.clitics.word(folded).is_some()
    }

    /// Whether the piece behind this folded article captures, or is captured; `None` where it says neither.
    #[must_use]
    pub fn article(&self, folded: &str) -> Option<bool> {
        self.articles.word(folded)
    }

    /// Whether dictation writes this folded word for "to" between two squares.
    #[must_use]
    pub fn is_to_between_squares(&self, folded: &str) -> bool {
        self.to_between_squares.word(folded).is_some()
    }

    /// The words that make a move doubtful.
    #[must_use]
    pub fn doubts(&self) -> &Doubts {
        &self.doubts
    }

    /// Whether a request or a question may begin with this folded word; most words of moves are none.
    #[must_use]
    pub fn may_ask(&self, folded: &str) -> bool {
        self.asking.contains(folded)
    }

    /// The longest request at the start of these folded words: its length, and its key in `[requests]`.
    #[must_use]
    pub fn request(&self, folded: &[Normalized]) -> Option<(usize, &'static str)> {
        self.requests.longest(folded).map(|(length, key)| (length, key.0))
    }

    /// The longest phrase of asking at the start of these folded words: its length, and its key in `[questions]`.
    #[must_use]
    pub fn question(&self, folded: &[Normalized]) -> Option<(usize, &'static str)> {
        self.questions.longest(folded).map(|(length, key)| (length, key.0))
    }

    /// Whether something that can be asked or said begins with this word and goes on with others.
    #[must_use]
    pub fn begins_asking(&self, word: &Normalized) -> bool {
        self.questions.begins(word) || self.requests.begins(word)
    }

    /// The name of a letter that is no file's, or of a sign.
    #[must_use]
    pub fn spelling(&self, letter: &str) -> Option<&str> {
        self.spelling.get(letter).map(String::as_str)
    }

    /// Short answers to the program's own questions.
    #[must_use]
    pub fn answers(&self) -> &Answers {
        &self.answers
    }

    /// The longest word of the Laws' glossary at the start of these folded words: its length, and the numbers of 2023
    /// of the articles that explain it.
    #[must_use]
    pub fn glossary(&self, folded: &[Normalized]) -> Option<(usize, &[String])> {
        self.glossary.longest(folded)
    }

    /// Every article that explains a word of the glossary, by its number of 2023.
    pub fn explained(&self) -> impl Iterator<Item = &str> {
        self.glossary.articles()
    }

    /// What this key alone stands for, in the voice's own words.
    #[must_use]
    pub fn key(&self, key: &str) -> Option<&str> {
        self.keys.get(key).map(String::as_str)
    }

    /// Every key that stands for something, and what it stands for.
    pub fn keys(&self) -> impl Iterator<Item = (&str, &str)> {
        self.keys.iter().map(|(key, said)| (key.as_str(), said.as_str()))
    }

    /// The longest narrowing word at the start of these folded words.
    #[must_use]
    pub fn modifier(&self, folded: &[Normalized]) -> Option<(usize, Modifier)> {
        self.modifiers.longest(folded)
    }

    /// The longest speaker or colour at the start of these folded words.
    #[must_use]
    pub fn speaker(&self, folded: &[Normalized]) -> Option<(usize, SpeakerWord)> {
        self.speakers.longest(folded)
    }

    /// The longest word of a length of time at the start of these folded words.
    #[must_use]
    pub fn time_word(&self, folded: &[Normalized]) -> Option<(usize, TimeUnit)> {
        self.units.longest(folded)
    }
}
