//! What is searched for in an index, and the search, which goes on in a thread of its own.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use shakmaty::Chess;

use super::fingerprint::{fingerprint, hash};
use super::game::CollectedGame;
use super::index::IndexedGame;
use super::indexing::Indexing;
use super::place::GamePlace;
use super::words::contains_all;
use crate::record::GameTree;

/// How long a search waits for the index before it looks whether anybody still wants it.
const PATIENCE: Duration = Duration::from_millis(200);

/// What a game must have; nothing is asked where nothing is said.
#[derive(Debug, Clone, Default)]
pub struct Wanted {
    /// Words of a player's name.
    pub player: Option<String>,
    /// Words of the name of whoever plays against that player.
    pub against: Option<String>,
    /// Words of the event's name.
    pub event: Option<String>,
    /// An opening, by its code or its name.
    pub opening: Option<WantedOpening>,
    /// A position it passed through.
    pub position: Option<Chess>,
    /// Words of a player's or the event's name, or an opening.
    pub any: Option<(String, WantedOpening)>,
}

/// An opening that is wanted.
#[derive(Debug, Clone, Default)]
pub struct WantedOpening {
    /// The beginning of its code, "B9".
    pub eco: Option<String>,
    /// Its [numbers](super::openings_called).
    pub numbers: Vec<u16>,
}

/// A game that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// Its number in the file, from 1.
    pub number: u32,
    /// After so many plies the position is reached that was wanted.
    pub ply: u32,
}

/// A search that goes on.
pub struct Search {
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    ended: AtomicBool,
    known: Mutex<(Vec<Found>, bool)>,
    changed: Condvar,
}

impl Drop for Search {
    fn drop(&mut self) {
        self.shared.ended.store(true, Ordering::Relaxed);
    }
}

impl Search {
    /// Begins to search; `changed` is called with the first game that is found, and at the end.
    pub fn begin(indexing: Indexing, wanted: Wanted, changed: impl Fn() + Send + 'static) -> Search {
        let shared = Arc::new(Shared::default());
        let searching = Arc::clone(&shared);
        thread::spawn(move || {
            searching.search(&indexing, &wanted, &changed);
            searching.known().1 = true;
            searching.changed.notify_all();
            changed();
        });
        Search { shared }
    }

    /// How many games are found, and whether these are all.
    pub fn state(&self) -> (usize, bool) {
        let known = self.shared.known();
        (known.0.len(), known.1)
    }

    /// The same after at most this time, or when all are found.
    pub fn after(&self, patience: Duration) -> (usize, bool) {
        let waited = self.shared.changed.wait_timeout_while(self.shared.known(), patience, |known| !known.1);
        drop(waited.map_err(PoisonError::into_inner));
        self.state()
    }

    /// The game found in this place, from 0.
    pub fn found(&self, place: usize) -> Option<Found> {
        self.shared.known().0.get(place).copied()
    }
}

impl Shared {
    fn known(&self) -> MutexGuard<'_, (Vec<Found>, bool)> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn search(&self, indexing: &Indexing, wanted: &Wanted, changed: &impl Fn()) {
        let fingerprint = wanted.position.as_ref().map(|position| fingerprint(hash(position)));
        let mut number = 0;
        while !self.ended.load(Ordering::Relaxed) {
            match indexing.comes(number, PATIENCE) {
                Some(true) => {}
                Some(false) => continue,
                None => return,
            }
            let Some((first, games)) = indexing.block(number) else { return };
            number += 1;
            for (game, number) in games.iter().zip(first..) {
                if self.ended.load(Ordering::Relaxed) {
                    return;
                }
                if wanted.is_met(game)
                    && fingerprint.is_none_or(|wanted| game.fingerprints.contains(&wanted))
                    && let Some(ply) = wanted.reached(game.place, indexing)
                {
                    let mut known = self.known();
                    known.0.push(Found { number, ply });
                    let is_first = known.0.len() == 1;
                    drop(known);
                    if is_first {
                        changed();
                    }
                }
            }
        }
    }
}

impl Wanted {
    /// Whether nothing is asked.
    pub fn is_empty(&self) -> bool {
        let Wanted { player, against, event, opening, position, any } = self;
        let names_nobody = player.is_none() && against.is_none();
        names_nobody && event.is_none() && opening.is_none() && position.is_none() && any.is_none()
    }

    fn is_met(&self, game: &IndexedGame) -> bool {
        let sides = [(&game.white, &game.black), (&game.black, &game.white)];
        let is_named = |name: &str, words: Option<&str>| words.is_none_or(|words| contains_all(name, words));
        let (player, against) = (self.player.as_deref(), self.against.as_deref());
        let plays = |words: &str| sides.iter().any(|(one, _)| contains_all(one, words));
        let is_of = |words: &str| contains_all(&game.event, words);
        sides.iter().any(|(one, other)| is_named(one, player) && is_named(other, against))
            && self.event.as_deref().is_none_or(is_of)
            && self.opening.as_ref().is_none_or(|opening| opening.is_of(game))
            && self
                .any
                .as_ref()
                .is_none_or(|(words, opening)| plays(words) || is_of(words) || opening.is_of(game))
    }

    /// After how many plies the game comes to the position; it is read for that, so nothing is found that is not there.
    fn reached(&self, place: GamePlace, indexing: &Indexing) -> Option<u32> {
        let Some(wanted) = &self.position else { return Some(0) };
        let game = indexing.collection().game(place, None).ok()?;
        plies_to(&game, wanted).and_then(|plies| plies.try_into().ok())
    }
}

/// After how many plies of its moves a game comes to this position.
fn plies_to(game: &CollectedGame, wanted: &Chess) -> Option<usize> {
    let mut places = std::iter::once(GameTree::ROOT).chain(game.tree.main_line());
    places.position(|place| game.tree.position(place) == wanted)
}

impl WantedOpening {
    /// The opening of this code; `None` where these words are none.
    pub fn code(words: &str) -> Option<WantedOpening> {
        let code = words.trim().to_ascii_uppercase();
        let (letter, number) = code.split_at_checked(1)?;
        let is_code = matches!(letter, "A" | "B" | "C" | "D" | "E")
            && matches!(number.len(), 1 | 2)
            && number.bytes().all(|byte| byte.is_ascii_digit());
        is_code.then(|| WantedOpening { eco: Some(code), numbers: Vec::new() })
    }

    fn is_of(&self, game: &IndexedGame) -> bool {
        let eco = self.eco.as_ref().is_some_and(|eco| game.eco.to_ascii_uppercase().starts_with(eco));
        eco || game.opening.is_some_and(|opening| self.numbers.contains(&opening))
    }
}
