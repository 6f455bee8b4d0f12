//! The names of pieces, files and ranks.

use shakmaty::{File, Rank, Role, Square};

use super::Naming;
use super::keys::{Keys, Words, first_of, need, plain, told_words};
use super::lexicon_file::{Alphabets, LexiconFile};
use super::named::of_role;

/// One of something for each piece.
#[derive(Debug, Clone, Default)]
#[allow(missing_docs)]
pub struct ByRole<T> {
    pub king: Option<T>,
    pub queen: Option<T>,
    pub rook: Option<T>,
    pub bishop: Option<T>,
    pub knight: Option<T>,
    pub pawn: Option<T>,
}

impl<T> ByRole<T> {
    /// What is read under the key of each piece.
    pub(super) fn each(mut read: impl FnMut(&'static str) -> Option<T>) -> ByRole<T> {
        let mut of = |role| read(of_role(role));
        ByRole {
            king: of(Role::King),
            queen: of(Role::Queen),
            rook: of(Role::Rook),
            bishop: of(Role::Bishop),
            knight: of(Role::Knight),
            pawn: of(Role::Pawn),
        }
    }

    /// What stands for this piece.
    #[must_use]
    pub fn get(&self, role: Role) -> Option<&T> {
        match role {
            Role::King => self.king.as_ref(),
            Role::Queen => self.queen.as_ref(),
            Role::Rook => self.rook.as_ref(),
            Role::Bishop => self.bishop.as_ref(),
            Role::Knight => self.knight.as_ref(),
            Role::Pawn => self.pawn.as_ref(),
        }
    }
}

/// How files and ranks are named.
#[derive(Debug, Clone, Default)]
pub struct Names {
    files: Vec<String>,
    pub(super) ranks: Vec<String>,
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
    #[must_use]
    pub fn file(&self, file: File) -> &str {
        self.files.get(usize::from(file)).map_or("", String::as_str)
    }

    /// The rank's number in words.
    #[must_use]
    pub fn rank(&self, rank: Rank) -> &str {
        self.ranks.get(usize::from(rank)).map_or("", String::as_str)
    }

    /// The square: file, then rank.
    #[must_use]
    pub fn square(&self, square: Square) -> String {
        format!("{} {}", self.file(square.file()), self.rank(square.rank()))
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
        Naming::first_of(
            &texts,
            Names::new(files.map(|files| plain(files)).unwrap_or_default(), told.ranks.clone()),
        )
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
