//! A list that grows at its end as long as a game does, and costs no more to copy when it is long.

use std::ops::Index;
use std::sync::Arc;

/// How many stand in one piece: so many are copied at most when the list grows behind a copy of it.
const PIECE: usize = 32;

/// A list in pieces that its copies share.
///
/// ```
/// use ansage::boards::LongList;
///
/// let mut moves = LongList::default();
/// (0..200).for_each(|ply| moves.push(ply));
/// let copy = moves.clone(); // shares what is full
/// moves.truncate(3);
/// assert_eq!((moves.len(), copy.len(), copy.last()), (3, 200, Some(&199)));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LongList<T> {
    /// The pieces that are full.
    full: Arc<Vec<Arc<Vec<T>>>>,
    /// What stands behind them, never a whole piece.
    last: Arc<Vec<T>>,
}

impl<T> Default for LongList<T> {
    fn default() -> LongList<T> {
        LongList { full: Arc::default(), last: Arc::default() }
    }
}

impl<T: Clone> LongList<T> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.full.len() * PIECE + self.last.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn piece(&self, place: usize) -> &Vec<T> {
        self.full.get(place / PIECE).unwrap_or(&self.last)
    }

    /// The one at this place, from 0.
    pub fn get(&self, place: usize) -> Option<&T> {
        (place < self.len()).then(|| &self[place])
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        if place >= self.len() {
            return None;
        }
        let piece = match self.full.len() {
            full if place / PIECE < full => &mut Arc::make_mut(&mut self.full)[place / PIECE],
            _ => &mut self.last,
        };
        Arc::make_mut(piece).get_mut(place % PIECE)
    }

    /// The first.
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// The last.
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// Puts one behind the last.
    pub fn push(&mut self, new: T) {
        let last = Arc::make_mut(&mut self.last);
        last.push(new);
        if last.len() == PIECE {
            Arc::make_mut(&mut self.full).push(std::mem::take(&mut self.last));
        }
    }

    /// Leaves the first so many.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.len() {
            return;
        }
        if let Some(piece) = self.full.get(len / PIECE) {
            self.last = Arc::clone(piece);
            Arc::make_mut(&mut self.full).truncate(len / PIECE);
        }
        Arc::make_mut(&mut self.last).truncate(len % PIECE);
    }

    /// All, from the first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.from(0)
    }

    /// Those from this place on.
    pub fn from(&self, place: usize) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        (place..self.len().max(place)).map(|place| &self[place])
    }
}

impl<T: Clone> Index<usize> for LongList<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        &self.piece(place)[place % PIECE]
    }
}

impl<T: Clone> FromIterator<T> for LongList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> LongList<T> {
        let mut list = LongList::default();
        all.into_iter().for_each(|one| list.push(one));
        list
    }
}
