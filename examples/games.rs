//! Makes games by lot, and measures the index of a file of games:
//!
//! ```text
//! cargo run --release --example games -- make 1000000 > games.pgn
//! cargo run --release --example games -- index games.pgn FOLDER
//! ```
//!
//! The same number makes the same games: 20 to 60 random legal moves each, all tags a file usually has, lines of at
//! most 79 characters.

use std::error::Error;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use ansage::collection::{Collection, IndexState, Indexing, Search, Wanted};
use ansage::record::GameTree;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

const SEED: u64 = 2026;
const WIDTH: usize = 79;
const FAMILIES: [&str; 8] =
    ["Adler", "Becker", "Castro", "Duarte", "Etxeberria", "Fekete", "Green", "Horvath"];
const GIVEN: [&str; 8] = ["Ada", "Bela", "Carla", "Dora", "Eneko", "Franz", "Gil", "Hugo"];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["make", games] => make(games.parse()?)?,
        ["index", file, folder] => index(Path::new(file), Path::new(folder))?,
        _ => return Err("make NUMBER, or index FILE FOLDER".into()),
    }
    Ok(())
}

/// Writes so many games.
fn make(games: u64) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(1 << 20, io::stdout().lock());
    let mut chance = Chance(SEED);
    for number in 1..=games {
        game(number, &mut chance, &mut out)?;
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

/// Makes the index of a file, and searches in it.
fn index(file: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    let long = Duration::from_hours(1);
    let begun = Instant::now();
    let collection = Collection::open(file)?;
    println!("open: {:?}", begun.elapsed());
    let first = collection.game(ansage::collection::GamePlace::FIRST, None)?;
    println!("first game read: {:?}", begun.elapsed());
    let indexing = Indexing::begin(collection.clone(), folder, || {});
    let state = indexing.after(long);
    let IndexState::Whole(games, broken) = state else { return Err(format!("{state:?}").into()) };
    let seconds = begun.elapsed().as_secs_f64();
    println!(
        "index: {games} games, {broken} broken, {seconds:.2} s, {:.0} games/s",
        f64::from(games) / seconds
    );
    let reached = first.tree.main_line().take(12).last().unwrap_or(GameTree::ROOT);
    let position = first.tree.position(reached).clone();
    let by_position = Wanted { position: Some(position), ..Wanted::default() };
    let by_player = Wanted { player: Some("Fekete, Dora".to_owned()), ..Wanted::default() };
    for (what, wanted) in [("position", by_position), ("player", by_player)] {
        let begun = Instant::now();
        let (found, _) = Search::begin(indexing.clone(), wanted, || {}).after(long);
        println!("{what}: {found} found, {:?}", begun.elapsed());
    }
    let begun = Instant::now();
    let state = Indexing::begin(collection, folder, || {}).after(long);
    println!("found again: {state:?}, {:?}", begun.elapsed());
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    status.lines().filter(|line| line.starts_with("VmHWM")).for_each(|line| println!("{line}"));
    Ok(())
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
