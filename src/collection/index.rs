//! What an index knows of a game: where it stands, what it is searched by, and a fingerprint of each of its positions.

use shakmaty::zobrist::Zobrist64;
use shakmaty::{Chess, EnPassantMode, Position};

use super::collected_game::{read_move, start};
use super::fingerprint::{fingerprint, hash};
use super::game_reader::{WrittenGame, WrittenItem};
use super::openings::Openings;
use super::place::GamePlace;

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
    /// What an index is to know of this game.
    pub(super) fn of(game: &WrittenGame, openings: &Openings) -> Indexed {
        let mut indexed = IndexedGame {
            place: game.place,
            opening: None,
            white: game.tag("White").to_owned(),
            black: game.tag("Black").to_owned(),
            event: game.tag("Event").to_owned(),
            eco: game.tag("ECO").to_owned(),
            fingerprints: Vec::with_capacity(game.items.len() + 1),
        };
        let Ok(mut position) = start(game) else { return Indexed { game: indexed, broken: true } };
        let from_the_first = position == Chess::default();
        let mut broken = game.flaw.is_some();
        let mut now = hash(&position);
        indexed.fingerprints.push(fingerprint(now));
        for (_, item) in &game.items {
            let WrittenItem::Word(word) = item else { continue };
            let played = match read_move(word, &position) {
                Ok(Some(played)) => played,
                Ok(None) => continue,
                Err(_) => {
                    broken = true;
                    break;
                }
            };
            let next = position.update_zobrist_hash(Zobrist64(now), played, EnPassantMode::Legal);
            position.play_unchecked(played);
            now = next.map_or_else(|| hash(&position), |next| next.0);
            indexed.fingerprints.push(fingerprint(now));
            if from_the_first && indexed.fingerprints.len() <= openings.longest() {
                indexed.opening = openings.at(now).or(indexed.opening);
            }
        }
        Indexed { game: indexed, broken }
    }
}

impl IndexedGame {
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
