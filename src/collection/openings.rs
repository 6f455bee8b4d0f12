//! The openings that have a name, by the hashes of their positions and by what they are called.

use rustc_hash::FxHashMap;
use shakmaty::san::San;
use shakmaty::{Chess, Position};

use super::fingerprint::hash;
use super::words::contains_all;
use crate::voice::{Opening, Voice, opening_lines};

/// The openings that have a name, by their positions.
pub(super) struct Openings {
    by_hash: FxHashMap<u64, u16>,
    longest: usize,
}

impl Openings {
    pub(super) fn read() -> Openings {
        let mut openings = Openings { by_hash: FxHashMap::default(), longest: 0 };
        for (number, line) in (0_u16..).zip(opening_lines()) {
            let mut position = Chess::default();
            let mut plies = 1;
            for written in line.moves.split_whitespace() {
                let played = written.parse::<San>().ok().and_then(|san| san.to_move(&position).ok());
                let Some(played) = played else { break };
                position.play_unchecked(played);
                plies += 1;
            }
            openings.by_hash.entry(hash(&position)).or_insert(number);
            openings.longest = openings.longest.max(plies);
        }
        openings
    }

    /// The opening whose position has this hash.
    pub(super) fn at(&self, hash: u64) -> Option<u16> {
        self.by_hash.get(&hash).copied()
    }

    /// No opening has more positions.
    pub(super) fn longest(&self) -> usize {
        // A game may come to a position later than its line does.
        self.longest * 2
    }
}

/// What the table of openings is, for an index that holds their numbers.
pub(super) fn table() -> String {
    opening_lines().into_iter().map(|line| line.moves + "\n").collect()
}

/// The numbers of the openings whose names hold all these words, in this voice or in English.
pub fn openings_called(words: &str, voice: &Voice) -> Vec<u16> {
    let mut names = vec![voice.opening_names()];
    names.extend(Voice::built_in("en").ok().map(|english| english.opening_names()));
    let called =
        |opening: &Opening| names.iter().any(|names| contains_all(&names.of(opening).join(" "), words));
    let lines = (0_u16..).zip(opening_lines());
    lines.filter(|(_, line)| called(&line.opening)).map(|(number, _)| number).collect()
}
