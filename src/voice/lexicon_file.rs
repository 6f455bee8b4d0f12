//! `lexicon.toml` as it stands on disk.

use std::collections::BTreeMap;

use shakmaty::{ByRole, Role};

use super::error::Diagnostic;
use super::fide::{QuestionKey, RequestKey};
use super::keys::{
    Keys, WordList, by_articles, by_name, by_role, by_sign, by_tag, by_word, language, letter, lists, need,
    of_role, own_words, sound, text, told_words, words,
};
use super::mishearing::Mishearing;
use super::move_words::{Flanks, MoveWords, Sides};
use super::named::WordName;
use super::verbs::Verbs;
use super::{
    DrillWord, LessonWord, Modifier, Names, Numbers, Phonetics, PuzzleWord, SpeakerWord, SpokenForms,
    TimeUnit, VoiceFault,
};
use crate::schema::{self, Fault, Located, Location};

/// What tells a request that binds from one that is only spoken of.
#[derive(Default)]
pub(super) struct BindingWords {
    /// Polite words that may stand beside it; no others may.
    pub(super) beside: WordList,
    /// What a question begins with that yes or no answers; it binds nobody.
    pub(super) asking: WordList,
    /// What every other question begins with.
    pub(super) what: WordList,
    /// The same of one that may be a request: "may I".
    pub(super) may: WordList,
    /// Who is somebody else: what he does binds nobody here.
    pub(super) others: WordList,
    /// A denial that denies nothing of what is said behind it: "oh no".
    pub(super) sighs: WordList,
    /// Exact words that are also said in passing, and asked back in a tournament.
    pub(super) in_passing: WordList,
    /// Who says one of these only wishes to: "would like to".
    pub(super) wishes: WordList,
    /// Neither yes nor no: "maybe", "later".
    pub(super) undecided: WordList,
    /// How the name of a player ends beside what is said of him: "Anderrek".
    pub(super) name_endings: WordList,
    /// The sign behind who speaks, as dictation spells it: "Doppelpunkt".
    pub(super) colon: WordList,
}

impl BindingWords {
    fn read(keys: &mut Keys<'_>) -> BindingWords {
        let mut of = |key| words(keys, key);
        let (beside, asking, may) = (of("beside"), of("asking"), of("may"));
        let what = of("what");
        let (wishes, undecided, name_endings) = (of("wishes"), of("undecided"), of("name_endings"));
        let (others, in_passing, colon) = (of("others"), of("in_passing"), of("colon"));
        let sighs = of("sighs");
        BindingWords {
            beside,
            asking,
            what,
            may,
            others,
            sighs,
            in_passing,
            wishes,
            undecided,
            name_endings,
            colon,
        }
    }
}

/// The names of the files for telling squares in another system than the voice's own.
#[derive(Default)]
pub(super) struct Alphabets {
    pub(super) letters: WordList,
    pub(super) nato: WordList,
}

impl Alphabets {
    fn read(keys: &mut Keys<'_>) -> Alphabets {
        Alphabets { letters: told_words(keys, "letters"), nato: told_words(keys, "nato") }
    }
}

/// Short answers to the program's own questions, and the words for the switches of the settings.
#[derive(Default)]
pub(super) struct AnswerWords {
    pub(super) yes: WordList,
    pub(super) no: WordList,
    pub(super) on: WordList,
    pub(super) off: WordList,
    /// "first", "second", …
    pub(super) places: Vec<WordList>,
    /// Who reads with a screen reader says one of these.
    pub(super) reader: WordList,
    /// Where there is no game yet, one is wanted: "I want to play".
    pub(super) begin: WordList,
    /// What names of squares are called: the voice's own, letters, those of radio.
    pub(super) naming: Vec<WordList>,
    /// What stands before the number of an answer, or behind it.
    pub(super) beside: WordList,
    pub(super) behind: WordList,
}

impl AnswerWords {
    fn read(keys: &mut Keys<'_>) -> AnswerWords {
        let mut of = |key| words(keys, key);
        let (yes, no, on, off) = (of("yes"), of("no"), of("on"), of("off"));
        let (beside, behind, reader, begin) = (of("beside"), of("behind"), of("reader"), of("begin"));
        let (places, naming) = (lists(keys, "places"), lists(keys, "naming"));
        AnswerWords { yes, no, on, off, places, reader, begin, naming, beside, behind }
    }
}

/// Words and what is said instead, by the name of the synthesizer.
pub type Respellings = BTreeMap<String, BTreeMap<String, String>>;

#[derive(Default)]
pub(super) struct LexiconFile {
    pub(super) name: String,
    pub(super) language: String,
    /// The tag of a voice that ships with the program, from which comes what is not given here. Its pieces
    /// do not come along where this voice names its own: two sets are never mixed in one game.
    pub(super) like: Option<String>,
    /// By what words of this language are held against each other when they were only nearly heard.
    pub(super) sound: Option<Phonetics>,
    pub(super) files: Vec<WordList>,
    /// Names of files that are something else where no rank follows.
    pub(super) files_before_ranks: Vec<WordList>,
    pub(super) ranks: Vec<WordList>,
    pub(super) letters: Option<ByRole<String>>,
    pub(super) told: Option<Names>,
    pub(super) names: Alphabets,
    pub(super) pieces: Option<ByRole<WordList>>,
    pub(super) castling: Sides,
    pub(super) flanks: Flanks,
    pub(super) moves: MoveWords,
    /// Whether a square of descriptive notation is told with its rank first, "tres alfil rey", or last, "king's bishop
    /// three"; nothing where the language never had it.
    pub(super) descriptive_rank_first: Option<bool>,
    pub(super) requests: BTreeMap<RequestKey, WordList>,
    pub(super) binding: BindingWords,
    /// What is said of a side that does what a request asks for: "resigns".
    pub(super) third_person: BTreeMap<RequestKey, WordList>,
    pub(super) questions: BTreeMap<QuestionKey, WordList>,
    /// The names of letters for spelling; those of the files are what the files are called.
    pub(super) spelling: BTreeMap<String, Located<String>>,
    /// What a single letter, said or pressed alone, stands for.
    pub(super) keys: BTreeMap<String, Located<String>>,
    pub(super) answers: AnswerWords,
    /// The words of the Laws' glossary, by the number of the article that explains them; of several with blanks
    /// between.
    pub(super) glossary: BTreeMap<String, WordList>,
    /// What languages are called in all languages, by the tags of their voices, and under "beside" what may stand there.
    pub(super) languages: BTreeMap<String, WordList>,
    pub(super) modifiers: BTreeMap<Modifier, WordList>,
    /// What is asked of a lesson; these words mean nothing where none is open.
    pub(super) lessons: BTreeMap<LessonWord, WordList>,
    /// What the drills are called; these words mean nothing where none is being chosen.
    pub(super) drills: BTreeMap<DrillWord, WordList>,
    /// Which puzzles are wanted; these words mean nothing where none are solved.
    pub(super) puzzles: BTreeMap<PuzzleWord, WordList>,
    pub(super) speakers: BTreeMap<SpeakerWord, WordList>,
    pub(super) units: BTreeMap<TimeUnit, WordList>,
    pub(super) numbers: Option<Numbers>,
    pub(super) ears: Option<SpokenForms>,
    /// What is said instead of words that a synthesizer of this name says wrongly.
    pub(super) pronunciation: Respellings,
    pub(super) verbs: Vec<Verbs>,
    pub(super) mishearings: Vec<Mishearing>,
    /// What is heard and may be offered for a word of chess, and never taken for it.
    pub(super) offered: Vec<Mishearing>,
    /// Where its keys stand.
    at: BTreeMap<String, Location>,
}

impl LexiconFile {
    fn read(keys: &mut Keys<'_>) -> LexiconFile {
        need(keys, "name");
        // What a voice is like gives it its language.
        if !keys.has("like") {
            need(keys, "language");
        }
        LexiconFile {
            name: text(keys, "name").unwrap_or_default(),
            language: language(keys, "language").unwrap_or_default(),
            like: text(keys, "like"),
            sound: sound(keys, "sound"),
            files: lists(keys, "files"),
            files_before_ranks: lists(keys, "files_before_ranks"),
            ranks: lists(keys, "ranks"),
            letters: keys.table("letters", |keys| by_role(|key| letter(keys, key))),
            told: keys.table("told", Names::read),
            names: keys.table("names", Alphabets::read).unwrap_or_default(),
            pieces: keys.table("pieces", |keys| by_role(|key| keys.has(key).then(|| own_words(keys, key)))),
            castling: keys.table("castling", Sides::read).unwrap_or_default(),
            flanks: keys.table("flanks", Flanks::read).unwrap_or_default(),
            moves: keys.table("moves", MoveWords::read).unwrap_or_default(),
            descriptive_rank_first: keys.switch("descriptive_rank_first").map(|first| first.value),
            requests: keys.table("requests", by_word).unwrap_or_default(),
            binding: keys.table("binding", BindingWords::read).unwrap_or_default(),
            third_person: keys.table("third_person", by_word).unwrap_or_default(),
            questions: keys.table("questions", by_word).unwrap_or_default(),
            spelling: keys.table("spelling", |keys| by_sign(keys, false)).unwrap_or_default(),
            keys: keys.table("keys", |keys| by_sign(keys, true)).unwrap_or_default(),
            answers: keys.table("answers", AnswerWords::read).unwrap_or_default(),
            glossary: keys.table("glossary", by_articles).unwrap_or_default(),
            languages: keys.table("languages", by_tag).unwrap_or_default(),
            modifiers: keys.table("modifiers", by_word).unwrap_or_default(),
            lessons: keys.table("lessons", by_word).unwrap_or_default(),
            drills: keys.table("drills", by_word).unwrap_or_default(),
            puzzles: keys.table("puzzles", by_word).unwrap_or_default(),
            speakers: keys.table("speakers", by_word).unwrap_or_default(),
            units: keys.table("units", by_word).unwrap_or_default(),
            numbers: keys.table("numbers", Numbers::read),
            ears: keys.table("ears", SpokenForms::read),
            pronunciation: keys.table("pronunciation", respellings).unwrap_or_default(),
            verbs: keys.tables("verbs", Verbs::read),
            mishearings: keys.tables("mishearings", Mishearing::read),
            offered: keys.tables("offered", Mishearing::read),
            at: keys.keys().into_iter().map(|key| (key.to_owned(), keys.place_of(key))).collect(),
        }
    }

    /// The line of a section or of a key that stands before all sections; the first where it is not there.
    pub(super) fn line_of(&self, key: &str) -> usize {
        self.at.get(key).map_or(1, |place| place.line)
    }

    /// Every list of words that are heard, with its key: "pieces.rook", "files (c)".
    pub(super) fn lists(&self) -> Vec<(String, &WordList)> {
        const FILES: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];
        const RANKS: [&str; 8] = ["1", "2", "3", "4", "5", "6", "7", "8"];
        let mut all: Vec<(String, &WordList)> = Vec::new();
        for (key, lists, names) in [
            ("files", &self.files, FILES),
            ("files_before_ranks", &self.files_before_ranks, FILES),
            ("ranks", &self.ranks, RANKS),
        ] {
            all.extend(lists.iter().zip(names).map(|(words, name)| (format!("{key} ({name})"), words)));
        }
        if let Some(pieces) = &self.pieces {
            all.extend(Role::ALL.map(|role| (format!("pieces.{}", of_role(role)), &pieces[role])));
        }
        all.extend(self.castling.lists().map(|(key, words)| (format!("castling.{key}"), words)));
        all.extend(self.flanks.lists().map(|(key, words)| (format!("flanks.{key}"), words)));
        all.extend(self.moves.lists().map(|(key, words)| (format!("moves.{key}"), words)));
        all.extend(keyed(&self.requests));
        all.extend(keyed(&self.questions));
        all.extend(keyed(&self.modifiers));
        all.extend(keyed(&self.speakers));
        all.extend(keyed(&self.units));
        all.extend(keyed(&self.lessons));
        all.extend(keyed(&self.drills));
        all.extend(keyed(&self.puzzles));
        all
    }

    /// Takes from the voice this one is like what it does not give itself; of two sets of pieces only its own
    /// is left.
    pub(super) fn take_missing(&mut self, like: &mut LexiconFile) {
        self.letters = self.letters.take().or_else(|| like.letters.take());
        self.told = self.told.take().or_else(|| like.told.take());
        self.numbers = self.numbers.take().or_else(|| like.numbers.take());
        self.ears = self.ears.take().or_else(|| like.ears.take());
        if self.keys.is_empty() {
            self.keys = std::mem::take(&mut like.keys);
        }
        if self.pronunciation.is_empty() {
            self.pronunciation = std::mem::take(&mut like.pronunciation);
        }
        self.sound = self.sound.or(like.sound);
        if self.language.is_empty() {
            self.language.clone_from(&like.language);
        }
        for (ours, theirs) in [
            (&mut self.moves.check, &like.moves.check),
            (&mut self.moves.mate, &like.moves.mate),
            (&mut self.moves.acting_endings, &like.moves.acting_endings),
            (&mut self.moves.captured_endings, &like.moves.captured_endings),
            (&mut self.moves.left_endings, &like.moves.left_endings),
            (&mut self.moves.standing_endings, &like.moves.standing_endings),
        ] {
            if ours.is_empty() {
                ours.clone_from(theirs);
            }
        }
        if self.pieces.is_some() {
            like.pieces = None;
            (like.flanks.kings_before, like.flanks.queens_before) = (Vec::new(), Vec::new());
        }
    }
}

/// A text with the name it has in error messages.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) file: &'a str,
    pub(super) text: &'a str,
}

impl Source<'_> {
    pub(super) fn wrong(&self, line: usize, fault: VoiceFault) -> Diagnostic {
        Diagnostic { file: self.file.to_owned(), line, fault }
    }

    /// The lexicon, and everything that is wrong with its keys and values.
    pub(super) fn read(&self, wrong: &mut Vec<Diagnostic>) -> LexiconFile {
        let (file, mut found) = schema::read(self.text, LexiconFile::read);
        let is_lack =
            |fault: &VoiceFault| matches!(fault, VoiceFault::Key(Fault::Missing(key)) if !key.contains('.'));
        if found.iter().any(|finding| matches!(finding.fault, VoiceFault::Key(Fault::NotToml(_)))) {
            // Where something is no TOML, it may have stood there.
            found.retain(|finding| !is_lack(&finding.fault));
        }
        wrong.extend(found.into_iter().map(|finding| self.wrong(finding.place.line, finding.fault)));
        file
    }
}

/// The lists of a section, each with its key.
fn keyed<T: WordName>(lists: &BTreeMap<T, WordList>) -> impl Iterator<Item = (String, &WordList)> {
    lists.iter().map(|(word, words)| (word.key(), words))
}

/// What is said instead of words, by the name of the synthesizer.
fn respellings(keys: &mut Keys<'_>) -> Respellings {
    let names = keys.keys().into_iter();
    let rows = |name: &str, keys: &mut Keys<'_>| keys.table(name, |keys| by_name(keys, text));
    names.filter_map(|name| Some((name.to_owned(), rows(name, keys)?))).collect()
}
