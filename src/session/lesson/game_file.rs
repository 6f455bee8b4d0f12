//! A PGN file at a desk: its games by their numbers, by the index that is kept of it and without.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use crate::collection::{
    BookmarkFile, CollectedGame, Collection, CollectionError, GameFault, GamePlace, IndexState, Indexing,
};
use crate::hear::Letters;
use crate::tell::{CollectionTrouble, Fact};
use crate::voice::{Id, Lexicon};

/// So many faults of a game are told one by one; behind them it is told how many more there are.
const TOLD: usize = 3;

/// A PGN file.
pub(crate) struct GameFile {
    collection: Collection,
    /// Its name as it is told.
    name: String,
    /// Where its index and its bookmarks are.
    folder: PathBuf,
    /// So long an answer waits for what is found in the background.
    patience: Duration,
    indexing: Option<Indexing>,
    /// Where games begin, as far as it is known without the index.
    places: BTreeMap<u32, GamePlace>,
}

impl GameFile {
    /// The file of these games; what is kept of it is in this folder.
    pub(crate) fn new(collection: Collection, name: String, folder: PathBuf, patience: Duration) -> GameFile {
        let places = BTreeMap::from([(1, GamePlace::FIRST)]);
        GameFile { collection, name, folder, patience, indexing: None, places }
    }

    /// Its name as it is told.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn patience(&self) -> Duration {
        self.patience
    }

    /// The bookmarks in it.
    pub(super) fn bookmarks(&self) -> BookmarkFile {
        BookmarkFile::of(&self.folder, &self.collection)
    }

    /// The index begins anew; `changed` is called when it is there.
    pub(super) fn index(&mut self, changed: impl FnOnce() + Send + 'static) {
        let indexing = Indexing::begin(self.collection.clone(), &self.folder, changed);
        indexing.after(self.patience);
        self.indexing = Some(indexing);
    }

    /// The index, where it was begun.
    pub(super) fn indexing(&self) -> Option<&Indexing> {
        self.indexing.as_ref()
    }

    /// How far the index is.
    pub(super) fn state(&self) -> Option<IndexState> {
        self.indexing().map(Indexing::state)
    }

    /// Where the game of this number begins, as far as it is known.
    pub(super) fn place(&self, number: u32) -> Option<GamePlace> {
        let indexed = || self.indexing()?.place(number);
        let place = self.places.get(&number).copied().or_else(indexed);
        place.filter(|place| place.at < self.collection.size())
    }

    /// Whether the file ends before the game of this number, as far as that is known without the index.
    pub(super) fn is_past_the_last(&self, number: u32) -> bool {
        self.places.get(&number).is_some_and(|place| place.at >= self.collection.size())
    }

    /// The game that begins at this place; its moves may be written in the letters of this lexicon too.
    pub(super) fn game(&self, place: GamePlace, lexicon: &Lexicon) -> Result<CollectedGame, CollectionError> {
        self.collection.game(place, Some(Letters::of(lexicon)))
    }

    /// This is the game of this number.
    pub(super) fn note(&mut self, number: u32, game: &CollectedGame) {
        self.places.insert(number, game.place);
        self.places.insert(number.saturating_add(1), game.end);
    }

    /// The file is another: nothing is known of it any more.
    pub(super) fn reopen(&mut self) -> Result<(), CollectionError> {
        self.collection = Collection::open(self.collection.path())?;
        self.places = BTreeMap::from([(1, GamePlace::FIRST)]);
        self.indexing = None;
        Ok(())
    }

    /// This is wrong with the file.
    pub(super) fn trouble(&self, trouble: CollectionTrouble) -> Fact {
        Fact::Collection(self.name.clone(), trouble)
    }

    /// What of a game in it cannot be read.
    pub(super) fn faults(&self, faults: &[GameFault]) -> Vec<Fact> {
        let told = |fault: &GameFault| self.trouble(CollectionTrouble::Game(fault.clone()));
        let more = faults.len().checked_sub(TOLD).filter(|more| *more > 0);
        let more = more.map(|more| Fact::numbered(Id::PUZZLE_REFUSED_MORE, "count", more));
        faults.iter().take(TOLD).map(told).chain(more).collect()
    }
}
