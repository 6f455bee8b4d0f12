//! Words without weight that look like a file, and those that say what a piece does.

use shakmaty::File;

use crate::voice::error::Diagnostic;
use crate::voice::lexicon_file::{LexiconFile, Source};
use crate::voice::phrases::Phrases;

/// Words without weight that look like a file, and those that say what a piece does.
#[derive(Debug, Clone, Default)]
pub struct SmallWords {
    before_ranks: Phrases<File>,
    after_piece: Phrases<()>,
    after_square: Phrases<()>,
    before_square: Vec<String>,
    before_piece: Vec<String>,
    clitics: Phrases<()>,
    /// Whether the piece behind it captures.
    articles: Phrases<bool>,
    to_between_squares: Phrases<()>,
}

impl SmallWords {
    pub(super) fn learn(&mut self, source: &Source<'_>, written: &LexiconFile, wrong: &mut Vec<Diagnostic>) {
        for (file, words) in File::ALL.into_iter().zip(&written.files_before_ranks) {
            self.before_ranks.add(source, words, file, wrong);
        }
        let moves = &written.moves;
        for (ours, words) in [
            (&mut self.after_piece, &moves.small_after_piece),
            (&mut self.after_square, &moves.small_after_square),
            (&mut self.clitics, &moves.clitics),
            (&mut self.to_between_squares, &moves.to_between_squares),
        ] {
            ours.add(source, words, (), wrong);
        }
        for (ours, words) in [
            (&mut self.before_square, &moves.small_before_square),
            (&mut self.before_piece, &moves.small_before_piece),
        ] {
            ours.extend(words.iter().map(|word| word.value.to_lowercase()));
        }
        self.articles.add(source, &moves.acting_articles, true, wrong);
        self.articles.add(source, &moves.captured_articles, false, wrong);
    }

    /// The file that this folded word names where a rank follows it.
    pub fn file_before_rank(&self, folded: &str) -> Option<File> {
        self.before_ranks.word(folded)
    }

    /// Whether this folded word has no weight after a piece, unless a rank or a capture follows it.
    pub fn after_piece(&self, folded: &str) -> bool {
        self.after_piece.word(folded).is_some()
    }

    /// Whether this folded word has no weight after a square, unless a rank or a capture follows it.
    pub fn after_square(&self, folded: &str) -> bool {
        self.after_square.word(folded).is_some()
    }

    /// Whether this word, which looks like a file, has no weight before a whole square: "torre a d1". Its accent
    /// counts: the Hungarian file is "á".
    pub fn before_square(&self, word: &str) -> bool {
        self.before_square.contains(&word.to_lowercase())
    }

    /// The same before a piece: "a pawn".
    pub fn before_piece(&self, word: &str) -> bool {
        self.before_piece.contains(&word.to_lowercase())
    }

    /// Whether this folded word, before a word for capturing, takes up a piece named before as the captured one.
    pub fn is_clitic(&self, folded: &str) -> bool {
        self.clitics.word(folded).is_some()
    }

    /// Whether the piece behind this folded article captures, or is captured; `None` where it says neither.
    pub fn article(&self, folded: &str) -> Option<bool> {
        self.articles.word(folded)
    }

    /// Whether dictation writes this folded word for "to" between two squares.
    pub fn to_between_squares(&self, folded: &str) -> bool {
        self.to_between_squares.word(folded).is_some()
    }
}
