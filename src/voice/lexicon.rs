//! What may be said in a voice, and how it names squares and pieces.

use std::collections::BTreeMap;

use rustc_hash::FxHashSet;
use shakmaty::{CastlingSide, File, Rank, Role};

use super::endings::Endings;
use super::mishearings;
use super::names::namings;
use super::phrases::Phrases;
use super::written::{Source, Written};
use super::{
    ByRole, Folded, ListFault, Meaning, Modifier, NameSystem, Names, Naming, Numbers, QuestionWord,
    RequestWord, Sound, SpeakerWord, TimeWord, VoiceError, embedded, words,
};

/// One way to say something of chess, to hold against a word that was only nearly heard.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Spelling {
    /// The folded words.
    pub words: Vec<Folded>,
    /// What they mean.
    pub meaning: Meaning,
    /// How their sound is written down, where letters alone do not tell it.
    pub sound: Option<Sound>,
}

/// What may be said in a voice, and how chess is told in it.
#[derive(Debug, Clone)]
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
    requests: Phrases<RequestWord>,
    questions: Phrases<QuestionWord>,
    /// What requests and questions begin with.
    asking: FxHashSet<Folded>,
    keys: BTreeMap<String, String>,
    spelling: BTreeMap<String, String>,
    modifiers: Phrases<Modifier>,
    speakers: Phrases<SpeakerWord>,
    units: Phrases<TimeWord>,
    numbers: Numbers,
}

impl Lexicon {
    /// Reads `lexicon.toml` on top of what every voice understands.
    ///
    /// # Errors
    /// See [`VoiceError`]; each names file and line.
    pub fn read(file: &str, text: &str) -> Result<Lexicon, VoiceError> {
        let own = Source { file, text };
        let mut wrong = Vec::new();
        let lexicon = Lexicon::from_written(&own, own.parse()?, &mut wrong)?;
        wrong.into_iter().next().map_or(Ok(lexicon), Err)
    }

    /// As [`Lexicon::read`], but everything that is wrong goes into `wrong` and does not end the reading.
    ///
    /// # Errors
    /// What leaves nothing to go on with.
    pub(super) fn from_written(
        own: &Source<'_>,
        mut ours: Written,
        wrong: &mut Vec<VoiceError>,
    ) -> Result<Lexicon, VoiceError> {
        let common = Source { file: "fide.toml", text: embedded::fide() };
        let shared = common.parse()?;
        let like = ours.like.clone().map(|tag| embedded::embedded(&tag)).transpose()?;
        let like = like.as_ref().map(|like| Source { file: like.lexicon_name, text: like.lexicon });
        let like = like.map(|source| Ok::<_, VoiceError>((source.parse()?, source))).transpose()?;
        let like = like.map(|(mut theirs, source)| {
            ours.take_missing(&mut theirs);
            (theirs, source)
        });

        let told = ours.told.clone().unwrap_or_else(|| {
            wrong.push(own.list("told", ListFault::Missing));
            Names::default()
        });
        if ours.told.is_some() && !told.whole() {
            wrong.push(own.list("told", ListFault::Told));
        }
        let numbers = ours.numbers.clone().unwrap_or_else(|| {
            wrong.push(own.list("numbers", ListFault::Missing));
            Numbers::default()
        });
        if ours.numbers.is_some() && !numbers.whole() {
            wrong.push(own.list("numbers", ListFault::Numbers));
        }

        let mut lexicon = Lexicon {
            name: ours.name.clone(),
            like: ours.like.clone(),
            language: if ours.language.is_empty() { "de".to_owned() } else { ours.language.clone() },
            letters: ours.letters.clone().unwrap_or_default(),
            namings: namings(&ours, like.as_ref().map(|(theirs, _)| theirs), &shared, &told),
            told,
            en_passant_marks: Vec::new(),
            endings: Endings::new(&ours.moves),
            chess: Phrases::new(),
            spellings: Vec::new(),
            before_ranks: Phrases::new(),
            small_after_piece: Phrases::new(),
            small_after_square: Phrases::new(),
            small_before_square: Vec::new(),
            small_before_piece: Vec::new(),
            clitics: Phrases::new(),
            articles: Phrases::new(),
            to_between_squares: Phrases::new(),
            requests: Phrases::new(),
            questions: Phrases::new(),
            asking: FxHashSet::default(),
            keys: ours.keys.clone(),
            spelling: BTreeMap::new(),
            modifiers: Phrases::new(),
            speakers: Phrases::new(),
            units: Phrases::new(),
            numbers,
        };
        // The Laws' names are German in every voice, so they sound German in every voice.
        lexicon.learn(&common, &shared, Some(Sound::Cologne), wrong);
        if let Some((theirs, source)) = &like {
            // A mishearing of a piece that this voice calls otherwise is none here; what else is wrong is told
            // where the other voice is read.
            let first = wrong.len();
            lexicon.learn(source, theirs, ours.sound, wrong);
            let inherited = wrong.split_off(first);
            wrong.extend(inherited.into_iter().filter(|it| !matches!(it, VoiceError::Mishearing { .. })));
        }
        lexicon.learn(own, &ours, ours.sound, wrong);
        let asking = lexicon.requests.firsts().chain(lexicon.questions.firsts());
        lexicon.asking = asking.cloned().collect();
        Ok(lexicon)
    }

    fn learn(
        &mut self,
        source: &Source<'_>,
        written: &Written,
        sound: Option<Sound>,
        wrong: &mut Vec<VoiceError>,
    ) {
        for (lists, key) in [
            (&written.files, "files"),
            (&written.files_before_ranks, "files_before_ranks"),
            (&written.ranks, "ranks"),
        ] {
            if !matches!(lists.len(), 0 | 8) {
                wrong.push(source.list(key, ListFault::Eight));
            }
        }
        for (file, words) in File::ALL.into_iter().zip(&written.files) {
            self.learn_chess(source, words, Meaning::File(file), sound, wrong);
        }
        for (file, words) in File::ALL.into_iter().zip(&written.files_before_ranks) {
            self.before_ranks.add(source, words, file, wrong);
        }
        for (rank, words) in Rank::ALL.into_iter().zip(&written.ranks) {
            self.learn_chess(source, words, Meaning::Rank(rank), sound, wrong);
        }
        for role in Role::ALL {
            if let Some(words) = written.pieces.as_ref().and_then(|pieces| pieces.get(role)) {
                self.learn_chess(source, words, Meaning::Piece(role), sound, wrong);
            }
        }
        let moves = &written.moves;
        for (words, meaning) in [
            (&written.castling.short, Meaning::Castling(CastlingSide::KingSide)),
            (&written.castling.long, Meaning::Castling(CastlingSide::QueenSide)),
            (&written.castling.either, Meaning::CastlingEither),
            (&moves.captures, Meaning::Captures),
            (&moves.from, Meaning::From),
            (&moves.to, Meaning::To),
            (&moves.en_passant, Meaning::EnPassant),
            (&moves.check, Meaning::Check),
            (&moves.mate, Meaning::Mate),
            (&moves.promotes, Meaning::Promotes),
            (&moves.with, Meaning::With),
            (&moves.fillers, Meaning::Filler),
        ] {
            self.learn_chess(source, words, meaning, sound, wrong);
        }
        mishearings::learn(source, written, &mut self.chess, wrong);
        self.learn_marks(&moves.en_passant);
        self.small_after_piece.add(source, &moves.small_after_piece, (), wrong);
        self.small_after_square.add(source, &moves.small_after_square, (), wrong);
        self.small_before_square.extend(moves.small_before_square.iter().map(|word| word.to_lowercase()));
        self.small_before_piece.extend(moves.small_before_piece.iter().map(|word| word.to_lowercase()));
        self.clitics.add(source, &moves.clitics, (), wrong);
        self.articles.add(source, &moves.acting_articles, true, wrong);
        self.articles.add(source, &moves.captured_articles, false, wrong);
        self.to_between_squares.add(source, &moves.to_between_squares, (), wrong);
        for (request, words) in &written.requests {
            self.requests.add(source, words, *request, wrong);
        }
        for (question, words) in &written.questions {
            self.questions.add(source, words, *question, wrong);
        }
        self.spelling.extend(written.spelling.clone());
        for (modifier, words) in &written.modifiers {
            self.modifiers.add(source, words, *modifier, wrong);
        }
        for (speaker, words) in &written.speakers {
            self.speakers.add(source, words, *speaker, wrong);
        }
        for (unit, words) in &written.units {
            self.units.add(source, words, *unit, wrong);
        }
    }

    fn learn_chess(
        &mut self,
        source: &Source<'_>,
        phrases: &[String],
        meaning: Meaning,
        sound: Option<Sound>,
        wrong: &mut Vec<VoiceError>,
    ) {
        self.chess.add(source, phrases, meaning, wrong);
        // Small words are short, and many words sound like them.
        let sound = sound.filter(|_| !matches!(meaning, Meaning::Filler | Meaning::With));
        self.spellings.extend(phrases.iter().map(|phrase| Spelling { words: words(phrase), meaning, sound }));
    }

    /// Abbreviations among the words for en passant, "e.p." or "i.h.", may hang on a written move, with
    /// their full stops or without.
    fn learn_marks(&mut self, words: &[String]) {
        for word in words.iter().filter(|word| word.ends_with('.')) {
            let mark: String = word.split_whitespace().collect();
            let open = mark.trim_end_matches('.').to_owned();
            let bare = mark.replace('.', "");
            self.en_passant_marks.extend([mark, open, bare]);
        }
        self.en_passant_marks.sort_by(|one, other| (other.len(), other).cmp(&(one.len(), one)));
        self.en_passant_marks.dedup();
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
        let (requests, questions) = (Phrases::new(), Phrases::new());
        let (asking, keys) = (FxHashSet::default(), BTreeMap::new());
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

    /// The longest phrase of chess at the start of these folded words: its length and meaning.
    #[must_use]
    pub fn chess(&self, folded: &[Folded]) -> Option<(usize, Meaning)> {
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

    /// Whether a request or a question may begin with this folded word; most words of moves are none.
    #[must_use]
    pub fn may_ask(&self, folded: &str) -> bool {
        self.asking.contains(folded)
    }

    /// The longest request at the start of these folded words.
    #[must_use]
    pub fn request(&self, folded: &[Folded]) -> Option<(usize, RequestWord)> {
        self.requests.longest(folded)
    }

    /// The longest phrase of asking at the start of these folded words.
    #[must_use]
    pub fn question(&self, folded: &[Folded]) -> Option<(usize, QuestionWord)> {
        self.questions.longest(folded)
    }

    /// The name of a letter that is no file's, or of a sign.
    #[must_use]
    pub fn spelling(&self, letter: &str) -> Option<&str> {
        self.spelling.get(letter).map(String::as_str)
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
    pub fn modifier(&self, folded: &[Folded]) -> Option<(usize, Modifier)> {
        self.modifiers.longest(folded)
    }

    /// The longest speaker or colour at the start of these folded words.
    #[must_use]
    pub fn speaker(&self, folded: &[Folded]) -> Option<(usize, SpeakerWord)> {
        self.speakers.longest(folded)
    }

    /// The longest word of a length of time at the start of these folded words.
    #[must_use]
    pub fn time_word(&self, folded: &[Folded]) -> Option<(usize, TimeWord)> {
        self.units.longest(folded)
    }
}
