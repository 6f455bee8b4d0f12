//! The names of files and ranks.

use shakmaty::{File, Rank, Square};

use super::keys::{Keys, need, plain, told_words};

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
