//! What an index knows of a game: where it stands, what it is searched by, and a fingerprint of each of its positions.

use std::io::{self, BufRead};

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position};

use super::fingerprint::{fingerprint, hash};
use super::game::{read_move, start};
use super::game_reader::GameReader;
use super::openings::Openings;
use super::place::GamePlace;
use crate::record::GameTree;
use crate::record::MovetextItem;

/// No opening has a name.
const UNNAMED: u16 = u16::MAX;

/// What an index knows of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct IndexedGame {
    /// Where it begins.
    pub place: GamePlace,
    /// The number of its opening among [`opening_lines`](crate::voice::opening_lines), if it has a name.
    pub opening: Option<u16>,
    /// The players, the event and the code of the opening, as the file has them.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The event.
    pub event: String,
    /// The code of the opening, "B90".
    pub eco: String,
    /// Two bytes of the hash of each of its positions: one that is not among them was not in the game.
    pub fingerprints: Vec<u16>,
}

/// A game as it was found for an index.
#[derive(Debug)]
pub struct Indexed {
    /// What is known of it.
    pub game: IndexedGame,
    /// Whether something is wrong with it.
    pub broken: bool,
}

impl Indexed {
    /// What an index is to know of the next game; `None` at the end of the file.
    pub(super) fn next_of<R: BufRead>(
        reader: &mut GameReader<R>,
        openings: &Openings,
    ) -> io::Result<Option<Indexed>> {
        let Some(heading) = reader.heading()? else { return Ok(None) };
        let mut indexed = IndexedGame {
            place: heading.place,
            opening: None,
            white: heading.tag("White").to_owned(),
            black: heading.tag("Black").to_owned(),
            event: heading.tag("Event").to_owned(),
            eco: heading.tag("ECO").to_owned(),
            fingerprints: Vec::new(),
        };
        let mut broken = !heading.faults.is_empty();
        match start(&heading) {
            Ok(position) => broken |= !indexed.follow(reader, position, openings)?,
            Err(_) => broken = true,
        }
        reader.end()?;
        Ok(Some(Indexed { game: indexed, broken }))
    }
}

impl IndexedGame {
    /// Goes through the moves of a game from this position; whether all of them can be read.
    fn follow<R: BufRead>(
        &mut self,
        reader: &mut GameReader<R>,
        mut position: Chess,
        openings: &Openings,
    ) -> io::Result<bool> {
        let from_the_first = position == Chess::default();
        let mut now = hash(&position);
        let mut whole = true;
        self.fingerprints.push(fingerprint(now));
        while let Some(item) = reader.item()? {
            let MovetextItem::Word(word) = item.what else {
                whole &= !matches!(item.what, MovetextItem::Flaw(_));
                continue;
            };
            let played = match read_move(&word, &position, None) {
                Ok(Some(played)) if self.fingerprints.len() < GameTree::LARGEST => played,
                Ok(None) => continue,
                Ok(Some(_)) | Err(_) => return Ok(false),
            };
            let next = position.update_zobrist_hash(Zobrist64(now), played, EnPassantMode::Legal);
            position.play_unchecked(played);
            now = next.map_or_else(|| hash(&position), |next| next.0);
            self.fingerprints.push(fingerprint(now));
            if from_the_first && self.fingerprints.len() <= openings.longest() {
                self.opening = openings.at(now).or(self.opening);
            }
        }
        Ok(whole)
    }

    /// Puts it behind these bytes.
    pub(super) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.place.at.to_le_bytes());
        bytes.extend(self.place.line.to_le_bytes());
        bytes.extend(self.opening.unwrap_or(UNNAMED).to_le_bytes());
        for text in [&self.white, &self.black, &self.event, &self.eco] {
            // A tag is no longer than this.
            let length = u16::try_from(text.len()).unwrap_or(u16::MAX);
            bytes.extend(length.to_le_bytes());
            bytes.extend(&text.as_bytes()[..usize::from(length)]);
        }
        let count = u16::try_from(self.fingerprints.len()).unwrap_or(u16::MAX);
        bytes.extend(count.to_le_bytes());
        let kept = self.fingerprints.iter().take(usize::from(count));
        bytes.extend(kept.flat_map(|fingerprint| fingerprint.to_le_bytes()));
    }

    /// The game that these bytes begin with; they begin with the next one then.
    pub(super) fn read(bytes: &mut &[u8]) -> Option<IndexedGame> {
        let (at, line) = (number(bytes)?, number(bytes)?);
        let opening = short(bytes)?;
        let mut texts = [const { String::new() }; 4];
        for text in &mut texts {
            let length = usize::from(short(bytes)?);
            *text = String::from_utf8_lossy(taken(bytes, length)?).into_owned();
        }
        let count = usize::from(short(bytes)?);
        let fingerprints = taken(bytes, count * 2)?.chunks_exact(2);
        let fingerprints = fingerprints.map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect();
        let [white, black, event, eco] = texts;
        let opening = (opening != UNNAMED).then_some(opening);
        let place = GamePlace { line, at };
        Some(IndexedGame { place, opening, white, black, event, eco, fingerprints })
    }
}

fn taken<'b>(bytes: &mut &'b [u8], length: usize) -> Option<&'b [u8]> {
    let (first, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(first)
}

fn number(bytes: &mut &[u8]) -> Option<u64> {
    Some(u64::from_le_bytes(taken(bytes, 8)?.try_into().ok()?))
}

fn short(bytes: &mut &[u8]) -> Option<u16> {
    Some(u16::from_le_bytes(taken(bytes, 2)?.try_into().ok()?))
}
