//! The words an announcement is told with, in one of several systems of names.

use shakmaty::{ByRole, CastlingSide, File, Rank, Role, Square};
use strum::{EnumString, IntoStaticStr};

use super::keys::{Keys, Words, first_of, need, plain, told_words};
use super::lexicon_file::{Alphabets, LexiconFile};

/// How squares and pieces are named in an announcement.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NameSystem {
    /// Appendix D's: "Springer Gustav eins Felix drei".
    #[default]
    Fide,
    /// Letters, with the voice's own numbers and pieces: "knight g one f three".
    Letters,
    /// The spelling alphabet of radio, with the voice's own numbers and pieces: "knight Golf one Foxtrot three".
    Nato,
    /// Everything as the voice itself names it.
    Local,
}

impl NameSystem {
    /// All of them.
    pub const ALL: [NameSystem; 4] =
        [NameSystem::Fide, NameSystem::Letters, NameSystem::Nato, NameSystem::Local];

    /// The word for it on the command line.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// How files and ranks are named.
#[derive(Debug, Clone, Default)]
pub struct Names {
    files: Vec<String>,
    ranks: Vec<String>,
}

impl Names {
    pub(super) fn read(keys: &mut Keys<'_>) -> Names {
        let mut names = |key| {
            need(keys, key);
            plain(&told_words(keys, key))
        };
        Names { files: names("files"), ranks: names("ranks") }
    }

    pub(super) fn new(files: Vec<String>, ranks: Vec<String>) -> Names {
        Names { files, ranks }
    }

    /// Whether there are eight files and eight ranks.
    pub(super) fn whole(&self) -> bool {
        self.files.len() == 8 && self.ranks.len() == 8
    }

    /// The file's name.
    pub fn file(&self, file: File) -> &str {
        self.files.get(usize::from(file)).map_or("", String::as_str)
    }

    /// The rank's number in words.
    pub fn rank(&self, rank: Rank) -> &str {
        self.ranks.get(usize::from(rank)).map_or("", String::as_str)
    }

    /// The square: file, then rank.
    ///
    /// ```
    /// let german = ansage::voice::Voice::built_in("de")?;
    /// assert_eq!(german.lexicon().told().square(shakmaty::Square::G1), "Gustav eins");
    /// # Ok::<(), ansage::voice::VoiceError>(())
    /// ```
    pub fn square(&self, square: Square) -> String {
        format!("{} {}", self.file(square.file()), self.rank(square.rank()))
    }
}

/// Every word of an announcement.
#[derive(Debug, Clone, Default)]
pub struct Naming {
    /// Of its words, where it is not that of the voice.
    language: Option<String>,
    names: Names,
    pieces: ByRole<String>,
    castling: [String; 2],
    moves: MoveNames,
}

/// The small words of an announcement as it is told.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs)]
pub struct MoveNames {
    pub captures: String,
    pub en_passant: String,
    pub check: String,
    pub mate: String,
}

impl Naming {
    /// Each word is the first one of the first text that has it; the names of squares are these.
    pub(super) fn first_of(texts: &[&LexiconFile], names: Names) -> Naming {
        let first = |words: &dyn Fn(&LexiconFile) -> Option<&Words>| {
            texts.iter().find_map(|text| first_of(words(text)?)).unwrap_or_default()
        };
        Naming {
            language: None,
            names,
            pieces: ByRole::new_with(|role| first(&|text| Some(&text.pieces.as_ref()?[role]))),
            castling: [first(&|text| Some(&text.castling.short)), first(&|text| Some(&text.castling.long))],
            moves: MoveNames {
                captures: first(&|text| Some(&text.moves.captures)),
                en_passant: first(&|text| Some(&text.moves.en_passant)),
                check: first(&|text| Some(&text.moves.check)),
                mate: first(&|text| Some(&text.moves.mate)),
            },
        }
    }

    /// The Laws prescribe no word for check and mate, so they are the voice's own.
    pub(super) fn with_checks_of(mut self, other: &Naming) -> Naming {
        self.moves.check.clone_from(&other.moves.check);
        self.moves.mate.clone_from(&other.moves.mate);
        self
    }

    /// Its words are of this language, whatever the voice speaks.
    pub(super) fn in_language(self, language: &str) -> Naming {
        Naming { language: Some(language.to_owned()), ..self }
    }

    /// The language of its words as a BCP 47 tag; `None` where it is that of the voice.
    pub fn language(&self) -> Option<&str> {
        self.language.as_deref()
    }

    /// The names of squares.
    pub fn names(&self) -> &Names {
        &self.names
    }

    /// The name of a piece.
    pub fn piece(&self, role: Role) -> &str {
        &self.pieces[role]
    }

    /// Castling to this side.
    pub fn castling(&self, side: CastlingSide) -> &str {
        &self.castling[usize::from(side == CastlingSide::QueenSide)]
    }

    /// The small words.
    pub fn moves(&self) -> &MoveNames {
        &self.moves
    }
}

/// The words of every system of names.
pub(super) fn namings(
    ours: &LexiconFile,
    theirs: Option<&LexiconFile>,
    shared: &LexiconFile,
    told: &Names,
) -> [Naming; 4] {
    let texts: Vec<&LexiconFile> = [Some(ours), theirs, Some(shared)].into_iter().flatten().collect();
    let first = |lists: &[Words]| lists.iter().map(|words| first_of(words).unwrap_or_default()).collect();
    let local = Naming::first_of(&texts, told.clone());
    let fide = Naming::first_of(&[shared], Names::new(first(&shared.files), first(&shared.ranks)));
    let spelled = |files: fn(&Alphabets) -> &Words| {
        let files = texts.iter().map(|text| files(&text.names)).find(|files| !files.is_empty());
        Naming::first_of(&texts, Names::new(files.map(plain).unwrap_or_default(), told.ranks.clone()))
    };
    // What a voice is like has given it its language; without any it is German.
    let fide = match primary(&ours.language) {
        own if own.is_empty() || own == primary(&shared.language) => fide,
        _ => fide.in_language(&shared.language),
    };
    [fide.with_checks_of(&local), spelled(|names| &names.letters), spelled(|names| &names.nato), local]
}

/// The language itself, without its region.
fn primary(tag: &str) -> &str {
    tag.split('-').next().unwrap_or_default()
}
