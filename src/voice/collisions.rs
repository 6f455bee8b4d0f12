//! Words that mean two things: within a table of the lexicon always, across tables where the grammar does not
//! tell the two apart.

use std::collections::BTreeMap;

use super::alternatives::expanded;
use super::error::{Diagnostic, VoiceFault};
use super::lexicon_file::LexiconFile;
use super::named::WordName;
use super::{Lexicon, words};
use crate::schema::Located;

/// A phrase and where it stands.
pub(super) struct Entry {
    /// The key it stands under, with its section: "pieces.rook", "files (c)".
    pub(super) key: String,
    pub(super) phrase: String,
    pub(super) line: usize,
    /// Where it stands, if that is not the voice itself.
    from: Option<String>,
    /// Whether it is only heard for another word; its key is that word's then.
    misheard: bool,
}

/// What a list of words belongs to; within one of these no word has two meanings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Table {
    Chess,
    BeforeRanks,
    Requests,
    Questions,
    Modifiers,
    Speakers,
    /// Read by themselves, where no other table is looked at.
    Units,
    Lessons,
    Drills,
    Puzzles,
}

/// Which lists of different tables may share a word, each of the first with each of the second, and why the grammar
/// tells the two apart. A key that ends with a full stop is every key of that section.
const TOLD_APART: [(&str, &str, &str); 29] = [
    (
        "flanks.kingside",
        "questions.king-side",
        "beside castling or a piece it says which; elsewhere it asks what is there",
    ),
    (
        "moves.fillers",
        "requests.",
        "alone it says nothing of a move, so it asks; before a move it is passed over",
    ),
    ("moves.to", "requests.", "alone it says nothing of a move, so it asks; before a square it leads there"),
    (
        "moves.fillers",
        "modifiers.own modifiers.other modifiers.both",
        "in a question or about the clocks it says whose; in a move it says nothing",
    ),
    ("moves.fillers", "questions.filler", "it says nothing in either"),
    ("requests.position", "questions.pieces", "alone it is a request from end to end; else a question"),
    (
        "pieces.",
        "questions.show",
        "with a square it is a move; alone or with a colour it asks where they are",
    ),
    ("ranks", "questions.rank", "where nothing else is said of a move it asks for the rank"),
    ("questions.show", "modifiers.", "with a square it asks what is there; of the clocks it narrows"),
    (
        "pieces.",
        "modifiers.own modifiers.other",
        "of one side's piece it says both in a question; in a move it is the piece",
    ),
    ("questions.", "modifiers.own modifiers.other", "a word for what is one side's says both"),
    ("requests.time", "modifiers.own", "a word for one's own time says both"),
    (
        "moves.check",
        "requests.check",
        "alone or before a colour it asks; behind a move it says what that does",
    ),
    (
        "flanks.queenside",
        "questions.queen-side",
        "beside castling or a piece it says which; elsewhere it asks what is there",
    ),
    (
        "flanks.left",
        "questions.go-left modifiers.left",
        "beside a piece it says which of two; elsewhere it asks",
    ),
    ("flanks.right", "questions.go-right", "beside a piece it says which of two; elsewhere it asks"),
    (
        "moves.fillers",
        "questions.file",
        "beside a piece and a square it says nothing of a move; elsewhere it asks",
    ),
    ("moves.captures", "requests.repeat", "alone it is a request from end to end"),
    ("moves.captures", "requests.cut", "the arbiter names a time with it, a player a piece or a square"),
    (
        "moves.promotes",
        "modifiers.drawn",
        "behind a square it says what a pawn becomes; else it narrows a result",
    ),
    ("moves.fillers", "questions.moves", "with a square and nothing else that asks it is a move"),
    ("moves.captures", "questions.captures", "with a square and nothing else that asks it is a move"),
    (
        "moves.from moves.to moves.promotes",
        "questions.filler",
        "only another word makes a question, and there it says nothing",
    ),
    ("files_before_ranks", "moves.from questions.filler", "it is a file only where a rank follows"),
    ("mishearings", "questions.filler", "only another word asks, and there the right word is heard"),
    ("modifiers.", "questions.filler", "where the clocks are asked for nothing else asks: it says nothing"),
    ("modifiers.left", "ranks", "only words about the clocks stand beside it, and no square"),
    (
        "modifiers.left",
        "requests.define",
        "about the clocks it says nothing; before a word to explain it asks",
    ),
    (
        "modifiers.drawn modifiers.threefold",
        "requests.",
        "it narrows only behind the word for the result or a claim",
    ),
];

/// Two more that share words: alone the words are counted, with a piece or a square they are asked for.
const COUNTED: (&str, &str) = ("questions.moves", "requests.moves");

/// The pairs of lists that may share a word.
fn told_apart() -> impl Iterator<Item = (&'static str, &'static str)> {
    TOLD_APART.iter().flat_map(|(first, second, _)| {
        first.split(' ').flat_map(|first| second.split(' ').map(move |second| (first, second)))
    })
}

impl Entry {
    fn new(key: String, phrase: &Located<String>, from: Option<&str>, misheard: bool) -> Entry {
        let from = from.map(str::to_owned);
        Entry { key, phrase: phrase.value.clone(), line: phrase.at.line, from, misheard }
    }
}

/// Every phrase of a lexicon; `from` names it if it is not the one that is checked.
pub(super) fn entries(file: &LexiconFile, from: Option<&str>) -> Vec<Entry> {
    // They mean something else only behind a whole piece, square or move.
    let by_place =
        |key: &str| key.starts_with("moves.small_after") || matches!(key, "moves.effects" | "moves.assent");
    let lists = file.lists().into_iter().filter(|(key, _)| !by_place(key));
    let mut found: Vec<Entry> = lists
        .flat_map(|(key, words)| {
            let words = expanded(words.clone());
            words.into_iter().map(move |word| Entry::new(key.clone(), &word, from, false))
        })
        .collect();
    found.sort_by_key(|entry| entry.line);
    found
}

/// The same for what is misheard, as far as it means something.
pub(super) fn misheard(file: &LexiconFile, lexicon: &Lexicon, from: Option<&str>) -> Vec<Entry> {
    let mut found = Vec::new();
    for mishearing in &file.mishearings {
        let meant = words(&mishearing.meant);
        let Some((_, meaning)) = lexicon.chess(&meant).filter(|(length, _)| *length == meant.len()) else {
            continue;
        };
        let entry = |word| Entry::new(meaning.key(), word, from, true);
        found.extend(mishearing.heard.iter().map(entry));
    }
    found
}

/// Every word of `own` that means two things, and the line of the later one.
pub(super) fn find(file: &str, own: &[Entry], others: &[Entry]) -> Vec<Diagnostic> {
    let mut known: BTreeMap<String, Vec<&Entry>> = BTreeMap::new();
    // A word that stands in both texts under one key is told once, and where the voice itself has it.
    let mut findings = BTreeMap::new();
    for entry in others.iter().chain(own) {
        let normalized = words(&entry.phrase).join(" ");
        let there = known.entry(normalized.clone()).or_default();
        // What stands in other voices is well, and would be no fault of this one.
        if entry.from.is_none()
            && let Some(other) = there.iter().rev().find(|other| collide(other, entry))
        {
            let fault = VoiceFault::Collision(entry.phrase.clone(), other.name(), entry.name());
            let line = entry.line.max(other.line_here());
            let mut keys = [entry.key.clone(), other.key.clone()];
            keys.sort_unstable();
            findings.insert((normalized, keys), Diagnostic { file: file.to_owned(), line, fault });
        }
        there.push(entry);
    }
    findings.into_values().collect()
}

impl Entry {
    fn table(&self) -> Table {
        match self.key.split_once('.').map_or(self.key.as_str(), |(section, _)| section) {
            "requests" => Table::Requests,
            "questions" => Table::Questions,
            "modifiers" => Table::Modifiers,
            "speakers" => Table::Speakers,
            "units" => Table::Units,
            "lessons" => Table::Lessons,
            "drills" => Table::Drills,
            "puzzles" => Table::Puzzles,
            section if section.starts_with("files_before_ranks") => Table::BeforeRanks,
            _ => Table::Chess,
        }
    }

    /// The key, and the text it stands in if it is another.
    fn name(&self) -> String {
        self.from.as_ref().map_or_else(|| self.key.clone(), |from| format!("{} ({from})", self.key))
    }

    fn line_here(&self) -> usize {
        if self.from.is_none() { self.line } else { 0 }
    }

    /// Whether the list holds endings, or words that mean something only beside certain others.
    fn has_its_place(&self) -> bool {
        let ends = |end: &str| {
            (self.key.starts_with("moves.") || self.key.starts_with("flanks.")) && self.key.ends_with(end)
        };
        self.key.starts_with("moves.small_")
            || self.key.starts_with("moves.doubtful")
            || [
                "_endings",
                "_articles",
                "s_before",
                "s_behind",
                "captures_last",
                "captures_it",
                "jumps",
                "plays",
                "makes",
                "carries",
                "ahead",
                "captures_behind",
                "third_person",
                "clitics",
                "conjunctions",
                "turns",
                "before_color",
                "picks_up",
                "puts",
                "exchanges",
                "others",
                "beside_before",
                "asking",
                "negations",
                "to_between_squares",
                "against_between_pieces",
                "with_mine",
                "theirs",
            ]
            .into_iter()
            .any(ends)
    }

    /// Whether the list makes a move doubtful wherever its words stand. Some do only before a square, or in a capture:
    /// behind the word for it, or where nobody is named who captures.
    fn doubts(&self) -> bool {
        const BY_PLACE: [&str; 3] = [
            "moves.doubtful_behind_captures",
            "moves.doubtful_without_subject",
            "moves.doubtful_before_squares",
        ];
        let by_place = BY_PLACE.iter().any(|key| self.is(key));
        let doubtful = self.key.starts_with("moves.doubtful_") && !by_place;
        doubtful || self.is("moves.negations") || self.is("moves.conjunctions")
    }

    fn is(&self, key: &str) -> bool {
        let own = if self.misheard { "mishearings" } else { &self.key };
        let list = own.split_once(" (").map_or(own, |(list, _)| list);
        if key.ends_with('.') { list.starts_with(key) } else { list == key }
    }
}

/// Of two, where one is heard only in a second try, the other, which is not of the same list.
fn of_second_try<'e>(one: &'e Entry, other: &'e Entry) -> Option<&'e Entry> {
    const LISTS: [&str; 7] = [
        "moves.beside",
        "moves.stands",
        "moves.stands_on",
        "moves.one_step",
        "moves.two_steps",
        "moves.leftward",
        "moves.rightward",
    ];
    let second = |entry: &Entry| LISTS.iter().any(|key| entry.is(key));
    match (second(one), second(other)) {
        _ if one.key == other.key => None,
        (true, _) => Some(other),
        (_, true) => Some(one),
        _ => None,
    }
}

fn collide(one: &Entry, other: &Entry) -> bool {
    // What is heard only where a line asks nothing may ask elsewhere; what makes a move doubtful is never left out.
    if let Some(other) = of_second_try(one, other) {
        let asks = !matches!(other.table(), Table::Chess | Table::BeforeRanks);
        let weightless = other.is("moves.fillers");
        return other.doubts() || !asks && !weightless && !other.has_its_place();
    }
    // What has a meaning in one place only, such as before a square, is looked at there and nowhere else.
    if one.has_its_place() || other.has_its_place() {
        return false;
    }
    let apart = |table| (one.table() == table) != (other.table() == table);
    let are_apart = [Table::Units, Table::Lessons, Table::Drills, Table::Puzzles].into_iter().any(apart);
    if words(&one.phrase).is_empty() || one.key == other.key || are_apart {
        return false;
    }
    let pair = |first: &str, second: &str| {
        (one.is(first) && other.is(second)) || (one.is(second) && other.is(first))
    };
    one.table() == other.table()
        || !(pair(COUNTED.0, COUNTED.1) || told_apart().any(|(first, second)| pair(first, second)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::voice::lexicon_file::Source;
    use crate::voice::{embedded, fide};

    #[test]
    fn every_pair_of_lists_that_may_share_a_word_has_a_reason() {
        for (first, second, why) in TOLD_APART {
            assert!(first != second && why.len() > 10, "{first} {second}");
        }
    }

    /// What is not needed by any voice would only hide faults.
    #[test]
    fn most_pairs_are_needed_by_a_voice_that_ships() {
        let mut needed = std::collections::BTreeSet::new();
        for tag in embedded::tags() {
            let text = embedded::embedded(&tag).unwrap().lexicon;
            let lexicon = Lexicon::read("", text).unwrap();
            let mut own = Vec::new();
            for text in [text, fide::TEXT] {
                let file = Source { file: "", text }.read(&mut Vec::new());
                own.extend(entries(&file, None));
                own.extend(misheard(&file, &lexicon, None));
            }
            let mut alike: BTreeMap<Vec<_>, Vec<&Entry>> = BTreeMap::new();
            for entry in &own {
                alike.entry(words(&entry.phrase)).or_default().push(entry);
            }
            let pairs = |alike: Vec<&'_ Entry>| -> Vec<(&str, &str)> {
                let both = |first: &str, second: &str| {
                    let mut pairs = alike.iter().flat_map(|one| alike.iter().map(move |other| (one, other)));
                    pairs.any(|(one, other)| one.is(first) && other.is(second))
                };
                told_apart().filter(|(first, second)| both(first, second)).collect()
            };
            needed.extend(alike.into_values().flat_map(pairs));
        }
        let whose = |pair: &(&str, &str)| matches!(pair.1, "modifiers.other" | "modifiers.both");
        let unneeded: Vec<_> = told_apart().filter(|pair| !needed.contains(pair) && !whose(pair)).collect();
        assert!(unneeded.is_empty(), "{unneeded:?}");
    }
}
