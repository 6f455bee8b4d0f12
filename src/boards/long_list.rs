//! A list that grows at its end as long as a game does, and costs no more to copy when it is long.

use std::ops::Index;
use std::sync::Arc;

/// How many stand in one piece: so many are copied at most when the list grows behind a copy of it.
const PIECE: usize = 32;

/// A list in pieces that its copies share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LongList<T> {
    /// All but the last are full; none is empty.
    pieces: Vec<Arc<Vec<T>>>,
}

impl<T> Default for LongList<T> {
    fn default() -> LongList<T> {
        LongList { pieces: Vec::new() }
    }
}

impl<T: Clone> LongList<T> {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.pieces.last().map_or(0, |last| (self.pieces.len() - 1) * PIECE + last.len())
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// The one at this place, from 0.
    #[must_use]
    pub fn get(&self, place: usize) -> Option<&T> {
        self.pieces.get(place / PIECE)?.get(place % PIECE)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, place: usize) -> Option<&mut T> {
        Arc::make_mut(self.pieces.get_mut(place / PIECE)?).get_mut(place % PIECE)
    }

    /// The first.
    #[must_use]
    pub fn first(&self) -> Option<&T> {
        self.get(0)
    }

    /// The last.
    #[must_use]
    pub fn last(&self) -> Option<&T> {
        self.pieces.last()?.last()
    }

    /// Puts one behind the last.
    pub fn push(&mut self, new: T) {
        match self.pieces.last_mut().filter(|last| last.len() < PIECE) {
            Some(last) => Arc::make_mut(last).push(new),
            None => self.pieces.push(Arc::new(vec![new])),
        }
    }

    /// Leaves the first so many.
    pub fn truncate(&mut self, len: usize) {
        if len < self.len() {
            self.pieces.truncate(len.div_ceil(PIECE));
            if let Some(last) = self.pieces.last_mut() {
                Arc::make_mut(last).truncate(len - (len - 1) / PIECE * PIECE);
            }
        }
    }

    /// All, from the first.
    #[must_use]
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        self.from(0)
    }

    /// Those from this place on.
    #[must_use]
    pub fn from(&self, place: usize) -> impl DoubleEndedIterator<Item = &T> + ExactSizeIterator {
        (place..self.len().max(place)).map(|place| &self[place])
    }
}

impl<T: Clone> Index<usize> for LongList<T> {
    type Output = T;

    fn index(&self, place: usize) -> &T {
        &self.pieces[place / PIECE][place % PIECE]
    }
}

impl<T: Clone> FromIterator<T> for LongList<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> LongList<T> {
        let mut list = LongList::default();
        all.into_iter().for_each(|one| list.push(one));
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_same_list_as_a_plain_one_however_it_is_cut_and_grows() {
        let (mut long, mut plain) = (LongList::default(), Vec::new());
        for step in 0..400_usize {
            let copy = long.clone();
            let before = plain.clone();
            match step % 7 {
                6 => {
                    let len = plain.len() * (step % 5) / 4;
                    long.truncate(len);
                    plain.truncate(len);
                }
                5 => {
                    let place = plain.len() / 2;
                    long.get_mut(place).into_iter().for_each(|one| *one += 1);
                    plain.get_mut(place).into_iter().for_each(|one| *one += 1);
                }
                _ => (0..step % 40).for_each(|new| {
                    long.push(new);
                    plain.push(new);
                }),
            }
            assert!(long.iter().eq(&plain) && long.iter().rev().eq(plain.iter().rev()));
            assert_eq!((long.len(), long.first(), long.last()), (plain.len(), plain.first(), plain.last()));
            assert_eq!((long.is_empty(), long.get(plain.len())), (plain.is_empty(), None));
            assert!(long.from(plain.len() / 3).eq(&plain[plain.len() / 3..]));
            assert_eq!(long, plain.iter().copied().collect());
            assert!(copy.iter().eq(&before), "a copy stays as it was");
        }
    }
}
