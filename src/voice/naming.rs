//! The words an announcement is told with, in one of several systems of names.

use shakmaty::{ByRole, CastlingSide, Role};
use strum::{EnumString, IntoStaticStr};

use super::keys::{WordList, first_of, plain};
use super::lexicon_file::{Alphabets, LexiconFile};
use super::names::Names;

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
        let first = |words: &dyn Fn(&LexiconFile) -> Option<&WordList>| {
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

pub(super) fn namings(
    ours: &LexiconFile,
    theirs: Option<&LexiconFile>,
    shared: &LexiconFile,
    told: &Names,
) -> [Naming; 4] {
    let texts: Vec<&LexiconFile> = [Some(ours), theirs, Some(shared)].into_iter().flatten().collect();
    let first = |lists: &[WordList]| lists.iter().map(|words| first_of(words).unwrap_or_default()).collect();
    let local = Naming::first_of(&texts, told.clone());
    let mut fide = Naming::first_of(&[shared], Names::new(first(&shared.files), first(&shared.ranks)));
    let spelled = |files: fn(&Alphabets) -> &WordList| {
        let files = texts.iter().map(|text| files(&text.names)).find(|files| !files.is_empty());
        Naming::first_of(&texts, Names::new(files.map(plain).unwrap_or_default(), told.ranks.clone()))
    };
    // The Laws prescribe no word for check and mate, so they are the voice's own.
    fide.moves.check.clone_from(&local.moves.check);
    fide.moves.mate.clone_from(&local.moves.mate);
    // What a voice is like has given it its language; without any it is German.
    let own = primary(&ours.language);
    fide.language = (!own.is_empty() && own != primary(&shared.language)).then(|| shared.language.clone());
    [fide, spelled(|names| &names.letters), spelled(|names| &names.nato), local]
}

/// The language itself, without its region.
fn primary(tag: &str) -> &str {
    tag.split('-').next().unwrap_or_default()
}
