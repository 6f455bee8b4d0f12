//! Makes games by lot:
//!
//! ```text
//! cargo run --release --example games -- 1000000 > games.pgn
//! ```
//!
//! The same number makes the same games: 20 to 60 random legal moves each, all tags a file usually has, lines of at
//! most 79 characters.

use std::error::Error;
use std::io::{self, BufWriter, Write};

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

const SEED: u64 = 2026;
const WIDTH: usize = 79;
const FAMILIES: [&str; 8] =
    ["Adler", "Becker", "Castro", "Duarte", "Etxeberria", "Fekete", "Green", "Horvath"];
const GIVEN: [&str; 8] = ["Ada", "Bela", "Carla", "Dora", "Eneko", "Franz", "Gil", "Hugo"];

fn main() -> Result<(), Box<dyn Error>> {
    let games = std::env::args().nth(1).ok_or("the number of games")?;
    let mut out = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    Ok(make(games.parse()?, &mut out)?)
}

/// Writes so many games.
///
/// # Errors
/// They cannot be written.
pub fn make(games: u64, out: &mut impl Write) -> io::Result<()> {
    let mut chance = Chance(SEED);
    for number in 1..=games {
        game(number, &mut chance, out)?;
    }
    out.flush()
}

fn game(number: u64, chance: &mut Chance, out: &mut impl Write) -> io::Result<()> {
    let mut name = || format!("{}, {}", FAMILIES[chance.below(8)], GIVEN[chance.below(8)]);
    let (white, black) = (name(), name());
    let mut position = Chess::default();
    let mut words = Vec::new();
    for ply in 0..20 + chance.below(41) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let played = moves[chance.below(moves.len())];
        if ply % 2 == 0 {
            words.push(format!("{}.", ply / 2 + 1));
        }
        words.push(SanPlus::from_move_and_play_unchecked(&mut position, played).to_string());
    }
    let result = match position.outcome().winner() {
        Some(color) => color.fold_wb("1-0", "0-1"),
        None => "1/2-1/2",
    };
    words.push(result.to_owned());
    writeln!(out, "[Event \"Games by lot {}\"]\n[Site \"?\"]\n[Date \"2026.??.??\"]", number / 1000)?;
    writeln!(out, "[Round \"{number}\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n")?;
    let mut column = 0;
    for word in words {
        let gap = if column == 0 {
            ""
        } else if column + 1 + word.len() > WIDTH {
            "\n"
        } else {
            " "
        };
        column = if gap == " " { column + 1 + word.len() } else { word.len() };
        write!(out, "{gap}{word}")?;
    }
    writeln!(out, "\n")
}

/// Numbers by a seed (`SplitMix64`).
struct Chance(u64);

impl Chance {
    /// A number below this one.
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % most as u64).unwrap_or(0)
    }
}
