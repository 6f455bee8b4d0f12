//! The file of an index: a head that says of which file it is, blocks of games each with a hash of its own, and an end
//! without which it is none.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};

use blake2::{Blake2b256, Digest};

use super::file::Stamp;
use super::index::IndexedGame;
use super::openings;

/// What the file begins with; the number rises with each change of what follows.
const MAGIC: &[u8; 8] = b"AnsageI1";

/// A block is full with so many bytes, or so many games.
const FULL: usize = 1 << 18;
const MOST: u32 = 1024;

/// No block is longer: no game of an index has more than 140,000 bytes.
const LONGEST: u32 = 1 << 20;

/// The bytes of a hash that are kept.
const HASH: usize = 16;

/// A block: where it stands in the file of the index, and its games.
#[derive(Debug, Clone, Copy)]
pub(super) struct Block {
    /// Its first byte.
    at: u64,
    /// The number of its first game, from 1.
    pub(super) first: u32,
    /// How many games it has.
    pub(super) games: u32,
}

impl Block {
    /// Its games.
    ///
    /// # Errors
    /// It cannot be read, or is damaged.
    pub(super) fn read(&self, file: &mut (impl Read + Seek)) -> io::Result<Vec<IndexedGame>> {
        file.seek(SeekFrom::Start(self.at))?;
        let (games, bytes) = part(file)?.ok_or(io::ErrorKind::InvalidData)?;
        let mut rest = &bytes[..];
        let read: Option<Vec<IndexedGame>> = (0..games).map(|_| IndexedGame::read(&mut rest)).collect();
        read.ok_or_else(|| io::ErrorKind::InvalidData.into())
    }
}

/// What an index says at its end.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Totals {
    pub(super) games: u32,
    pub(super) broken: u32,
}

/// Writes an index.
pub(super) struct IndexWriter {
    file: File,
    at: u64,
    bytes: Vec<u8>,
    games: u32,
    pub(super) totals: Totals,
}

impl IndexWriter {
    pub(super) fn begin(mut file: File, stamp: &Stamp) -> io::Result<IndexWriter> {
        let head = head(stamp);
        file.write_all(&head)?;
        let at = head.len() as u64;
        Ok(IndexWriter { file, at, bytes: Vec::new(), games: 0, totals: Totals::default() })
    }

    /// Takes a game; the block that is full with it.
    pub(super) fn put(&mut self, game: &IndexedGame, broken: bool) -> io::Result<Option<Block>> {
        game.write(&mut self.bytes);
        self.games += 1;
        self.totals.games += 1;
        self.totals.broken += u32::from(broken);
        if self.bytes.len() >= FULL || self.games == MOST { self.flush() } else { Ok(None) }
    }

    /// Writes what is not written yet.
    pub(super) fn flush(&mut self) -> io::Result<Option<Block>> {
        if self.games == 0 {
            return Ok(None);
        }
        let games = std::mem::take(&mut self.games);
        let block = Block { at: self.at, first: self.totals.games - games + 1, games };
        let bytes = std::mem::take(&mut self.bytes);
        self.write(games, &bytes)?;
        Ok(Some(block))
    }

    /// Writes the end. It is on the disk then.
    pub(super) fn end(&mut self) -> io::Result<()> {
        let Totals { games, broken } = self.totals;
        self.write(0, &[games.to_le_bytes(), broken.to_le_bytes()].concat())?;
        self.file.sync_all()
    }

    fn write(&mut self, games: u32, bytes: &[u8]) -> io::Result<()> {
        let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let mut part = Vec::with_capacity(bytes.len() + 8 + HASH);
        part.extend(games.to_le_bytes());
        part.extend(length.to_le_bytes());
        part.extend(bytes);
        let hash = hashed(&part);
        part.extend(hash);
        self.at += part.len() as u64;
        self.file.write_all(&part)
    }
}

/// Reads an index through: its blocks and totals; `None` where it is damaged, not whole, or another file's.
pub(super) fn read_index(file: &File, stamp: &Stamp) -> Option<(Vec<Block>, Totals)> {
    let mut file = BufReader::with_capacity(FULL, file);
    let head = head(stamp);
    let mut found = vec![0; head.len()];
    file.read_exact(&mut found).ok()?;
    if found != head {
        return None;
    }
    let (mut blocks, mut first, mut at) = (Vec::new(), 1_u32, head.len() as u64);
    loop {
        let (games, bytes) = part(&mut file).ok()??;
        if games == 0 {
            let [games, broken] = [bytes.get(..4)?, bytes.get(4..8)?].map(|part| part.try_into().ok());
            let totals = Totals { games: u32::from_le_bytes(games?), broken: u32::from_le_bytes(broken?) };
            return (totals.games + 1 == first).then_some((blocks, totals));
        }
        blocks.push(Block { at, first, games });
        first = first.checked_add(games)?;
        at += (8 + bytes.len() + HASH) as u64;
    }
}

/// The next part of the file: its games and bytes; `None` where it is damaged.
fn part(file: &mut impl Read) -> io::Result<Option<(u32, Vec<u8>)>> {
    let mut head = [0; 8];
    file.read_exact(&mut head)?;
    let [games, length] = [&head[..4], &head[4..]].map(|part| part.try_into().map_or(0, u32::from_le_bytes));
    if length > LONGEST {
        return Ok(None);
    }
    let mut bytes = vec![0; length as usize];
    file.read_exact(&mut bytes)?;
    let mut hash = [0; HASH];
    file.read_exact(&mut hash)?;
    let is_whole = hashed(&[&head[..], &bytes].concat()) == hash;
    Ok(is_whole.then_some((games, bytes)))
}

fn hashed(bytes: &[u8]) -> [u8; HASH] {
    let whole: [u8; 32] = Blake2b256::digest(bytes).into();
    let mut hash = [0; HASH];
    hash.copy_from_slice(&whole[..HASH]);
    hash
}

/// What an index of this file begins with.
fn head(stamp: &Stamp) -> Vec<u8> {
    let openings: [u8; 32] = Blake2b256::digest(openings::table()).into();
    let mut head = MAGIC.to_vec();
    head.extend(stamp.size.to_le_bytes());
    head.extend(stamp.changed.to_le_bytes());
    head.extend(stamp.sample);
    head.extend(openings);
    let hash = hashed(&head);
    head.extend(hash);
    head
}
