//! Games by lot for those who want many: a file of them, as `examples/games.rs` makes it.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

#[allow(dead_code)]
#[path = "../../examples/games.rs"]
mod games;

/// A file in this folder with so many games. The same number makes the same games.
pub fn file(folder: &Path, games: usize) -> PathBuf {
    let file = folder.join("games.pgn");
    let mut out = BufWriter::with_capacity(1 << 20, File::create(&file).unwrap());
    games::make(games as u64, &mut out).unwrap();
    file
}

/// A player of one game in 32.
pub const PLAYER: &str = "Fekete, Dora";
