//! Makes the puzzles that come with the program, from games it plays against itself:
//!
//! ```text
//! cargo run --release --example puzzles -- stockfish > src/training/puzzles.csv
//! ```
//!
//! The same seed, engine and nodes make the same file. The partner plays both sides, weakly and with a slip now and then;
//! each position is looked at briefly by the engine. A mate is then proven by trying everything; a win of material is
//! looked at twice, with few nodes and with many, and stays only where both times the same move is better than every
//! other by a margin, at each move of its line.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::AtomicBool;

use ansage::opponent::{Level, SearchLimits, best_move};
use ansage::training::puzzle::{MateSearch, gain};
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position, Role};

const SEED: u64 = 2026;
/// The nodes of a first look, and of the two that decide.
const BRIEF: u64 = 2_000;
const NODES: [u64; 2] = [30_000, 300_000];
/// How much better than the second best, and than nothing, a winning move is, in centipawns.
const MARGIN: i32 = 200;
/// How much a line wins, in pawns.
const GAIN: i32 = 2;
/// Positions tried to prove a mate.
const PROOF: u64 = 3_000_000;
/// How many puzzles there are of each kind: mates in one, two and three, wins of material by several moves and by one.
const QUOTAS: [usize; 5] = [50, 95, 60, 50, 45];
/// The kinds of wins.
const WIN: usize = 3;
const WIN_AT_ONCE: usize = 4;
/// Up to so many pieces stand in so many puzzles of a hundred, at most.
const CROWDS: [(usize, usize); 3] = [(10, 100), (16, 40), (24, 25)];
const LONGEST_GAME: usize = 180;
/// After a puzzle so many plies of its game are no other one.
const APART: usize = 8;

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let program = std::env::args().nth(1).unwrap_or_else(|| "stockfish".to_owned());
    let mut engine = Engine::start(&program)?;
    let mut collection = Collection::default();
    for game in 0.. {
        if collection.is_full() {
            break;
        }
        self_play(game, &mut engine, &mut collection)?;
        eprintln!("game {game}: {:?}", collection.counts());
    }
    collection.write(&engine.name)
}

/// An engine that answers over UCI.
struct Engine {
    name: String,
    child: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

/// A line the engine found: its score in centipawns, or the moves to a mate, and the moves.
#[derive(Debug, Clone)]
struct Line {
    score: Score,
    first: UciMove,
    answer: Option<UciMove>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Score {
    Centipawns(i32),
    Mate(i32),
}

impl Score {
    /// On one scale: mates stand above everything.
    fn worth(self) -> i32 {
        match self {
            Score::Centipawns(score) => score,
            Score::Mate(moves) if moves > 0 => 30_000 - moves,
            Score::Mate(moves) => -30_000 - moves,
        }
    }
}

impl Engine {
    fn start(program: &str) -> Result<Engine, Failure> {
        let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let to = child.stdin.take().ok_or("no way to the engine")?;
        let from = BufReader::new(child.stdout.take().ok_or("no way from the engine")?);
        let mut engine = Engine { name: String::new(), child, to, from };
        engine.tell("uci")?;
        let mut name = program.to_owned();
        engine.until("uciok", |line| {
            if let Some(told) = line.strip_prefix("id name ") {
                told.clone_into(&mut name);
            }
        })?;
        engine.name = name;
        for option in ["Threads value 1", "Hash value 16", "MultiPV value 2"] {
            engine.tell(&format!("setoption name {option}"))?;
        }
        Ok(engine)
    }

    fn tell(&mut self, line: &str) -> Result<(), Failure> {
        writeln!(self.to, "{line}")?;
        Ok(self.to.flush()?)
    }

    fn until(&mut self, end: &str, mut each: impl FnMut(&str)) -> Result<(), Failure> {
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err("the engine has gone".into());
            }
            each(line.trim_end());
            if line.starts_with(end) {
                return Ok(());
            }
        }
    }

    /// The two best lines after so many nodes, from nothing known.
    fn look(&mut self, position: &Chess, nodes: u64) -> Result<Vec<Line>, Failure> {
        self.tell("ucinewgame")?;
        self.tell("isready")?;
        self.until("readyok", |_| {})?;
        self.tell(&format!("position fen {}", fen(position)))?;
        self.tell(&format!("go nodes {nodes}"))?;
        let mut lines = BTreeMap::new();
        self.until("bestmove", |told| {
            if let Some((place, line)) = line(told) {
                lines.insert(place, line);
            }
        })?;
        Ok(lines.into_values().collect())
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.tell("quit");
        let _ = self.child.wait();
    }
}

/// What an `info` line tells of one of the lines.
fn line(told: &str) -> Option<(u32, Line)> {
    let words: Vec<&str> = told.split_whitespace().collect();
    let after = |name: &str| words.iter().position(|word| *word == name).map(|at| &words[at + 1..]);
    if told.contains("bound") {
        return None;
    }
    let place = after("multipv")?.first()?.parse().ok()?;
    let score = match after("score")? {
        ["cp", value, ..] => Score::Centipawns(value.parse().ok()?),
        ["mate", value, ..] => Score::Mate(value.parse().ok()?),
        _ => return None,
    };
    let moves = after("pv")?;
    let read = |at: usize| moves.get(at).and_then(|written| written.parse::<UciMove>().ok());
    Some((place, Line { score, first: read(0)?, answer: read(1) }))
}

fn fen(position: &Chess) -> String {
    Fen::from_position(position, EnPassantMode::Legal).to_string()
}

fn played(position: &Chess, made: Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(made);
    after
}

/// Seeded chance: SplitMix64.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % (bound as u64)).unwrap_or(0)
    }
}

/// Plays one game, and looks for puzzles in it.
fn self_play(game: u64, engine: &mut Engine, collection: &mut Collection) -> Result<(), Failure> {
    let mut chance = Chance(SEED ^ (game << 20));
    let mut position = Chess::default();
    let mut earlier = Vec::new();
    let mut free_from = 12;
    for ply in 0..LONGEST_GAME {
        if position.is_game_over() || position.halfmoves() > 60 {
            break;
        }
        let moves = position.legal_moves();
        let slip = ply < 6 || chance.below(14) == 0;
        let limits = SearchLimits { level: Level::new(2)?, time: None, seed: SEED + game };
        let thought =
            || best_move(&position, &earlier, &limits, &AtomicBool::new(false)).ok_or("no move is left");
        let made = if slip { moves[chance.below(moves.len())] } else { thought()? };
        let next = played(&position, made);
        if ply > free_from && next.board().occupied().count() <= 24 && collection.wants(&next) {
            let puzzle = look_for(&position, made, &next, (engine, collection))?;
            if puzzle.is_some_and(|puzzle| collection.take(puzzle)) {
                free_from = ply + APART;
            }
        }
        earlier.push(std::mem::replace(&mut position, next));
    }
    Ok(())
}

/// A puzzle: the position before the opponent's move, that move, and the line.
struct Found {
    kind: usize,
    before: Chess,
    line: Vec<Move>,
    start: Chess,
    themes: Vec<&'static str>,
}

/// The puzzle of this position, if it is one.
fn look_for(
    before: &Chess,
    made: Move,
    start: &Chess,
    (engine, collection): (&mut Engine, &Collection),
) -> Result<Option<Found>, Failure> {
    let has_room = |kind| Collection::crowd(start).is_some_and(|crowd| collection.has_room(kind, crowd));
    if start.legal_moves().len() < 2 {
        return Ok(None);
    }
    let lines = engine.look(start, BRIEF)?;
    let [best, second] = &lines[..] else { return Ok(None) };
    let line = match (best.score, second.score) {
        (Score::Mate(moves @ 1..=3), _) => mate(start, moves.unsigned_abs(), has_room)?,
        (Score::Centipawns(_), _) if worth_a_look(best, second) => {
            let recaptures =
                made.is_capture() && best.first.to_move(start).is_ok_and(|first| first.to() == made.to());
            let wanted = has_room(WIN) || has_room(WIN_AT_ONCE);
            if recaptures || !wanted { None } else { win(start, engine)? }
        }
        _ => None,
    };
    Ok(line.map(|(kind, mut line)| {
        let themes = themes(start, kind, &line);
        line.insert(0, made);
        Found { kind, before: before.clone(), line, start: start.clone(), themes }
    }))
}

/// The line of the shortest mate, in which each move is the only one that mates in time.
fn mate(
    start: &Chess,
    moves: u32,
    has_room: impl Fn(usize) -> bool,
) -> Result<Option<(usize, Vec<Move>)>, Failure> {
    let mut search = MateSearch::of(PROOF);
    let Some(shortest) = search.shortest(start, moves) else { return Ok(None) };
    let kind = usize::try_from(shortest)? - 1;
    let line = if has_room(kind) { search.only_line(start, shortest) } else { None };
    Ok(line.map(|line| (kind, line)))
}

fn worth_a_look(best: &Line, second: &Line) -> bool {
    let (best, second) = (best.score.worth(), second.score.worth());
    best >= MARGIN && best - second >= MARGIN
}

/// The line of a win of material, in which each move is better than all others by a margin.
fn win(start: &Chess, engine: &mut Engine) -> Result<Option<(usize, Vec<Move>)>, Failure> {
    const MOST: usize = 4;
    let mut line: Vec<Move> = Vec::new();
    let mut position = start.clone();
    let mut wins = Vec::new();
    while wins.len() < MOST {
        let Some((made, answer)) = only_good(&position, engine)? else { break };
        position = played(&position, made);
        line.push(made);
        wins.push((line.len(), gain(start, &position)));
        let Some(answer) = answer.and_then(|answer| answer.to_move(&position).ok()) else { break };
        position = played(&position, answer);
        line.push(answer);
    }
    let won = wins.into_iter().rev().find(|(_, gain)| *gain >= GAIN && *gain < 100);
    let kind = |length| if length == 1 { WIN_AT_ONCE } else { WIN };
    Ok(won.map(|(length, _)| (kind(length), line[..length].to_vec())))
}

/// The only good move, and the best answer to it, if few nodes and many agree on it.
fn only_good(position: &Chess, engine: &mut Engine) -> Result<Option<(Move, Option<UciMove>)>, Failure> {
    let mut agreed: Option<Line> = None;
    for nodes in NODES {
        let lines = engine.look(position, nodes)?;
        let [best, second] = &lines[..] else { return Ok(None) };
        let other = agreed.as_ref().is_some_and(|before| before.first != best.first);
        if matches!(best.score, Score::Mate(_)) || !worth_a_look(best, second) || other {
            return Ok(None);
        }
        agreed = Some(best.clone());
    }
    let Some(best) = agreed else { return Ok(None) };
    Ok(best.first.to_move(position).ok().map(|made| (made, best.answer)))
}

/// What the puzzle is about, in the words of Lichess.
fn themes(start: &Chess, kind: usize, line: &[Move]) -> Vec<&'static str> {
    let own = || line.iter().step_by(2);
    let pieces = start.board().occupied() & !start.board().pawns() & !start.board().kings();
    let board = start.board();
    let mut themes = vec![match kind {
        0 => "mateIn1",
        1 => "mateIn2",
        2 => "mateIn3",
        WIN => "crushing",
        _ => "hangingPiece",
    }];
    if kind < WIN {
        themes.push("mate");
    }
    themes.push(if pieces.count() <= 6 { "endgame" } else { "middlegame" });
    let only = |role: Role| pieces.any() && (pieces & board.by_role(role)) == pieces;
    let endings = [
        (pieces.is_empty(), "pawnEndgame"),
        (only(Role::Rook), "rookEndgame"),
        (only(Role::Queen), "queenEndgame"),
        (only(Role::Bishop), "bishopEndgame"),
        (only(Role::Knight), "knightEndgame"),
    ];
    themes.extend(endings.iter().filter(|(is, _)| *is).map(|(_, theme)| *theme));
    let of_moves = [
        (own().any(|made| made.is_promotion()), "promotion"),
        (own().any(|made| made.is_en_passant()), "enPassant"),
        (own().any(|made| made.is_castle()), "castling"),
    ];
    themes.extend(of_moves.iter().filter(|(is, _)| *is).map(|(_, theme)| *theme));
    if kind == WIN && line.first().is_some_and(|first| forks(start, *first)) {
        themes.push("fork");
    }
    themes.push(match own().count() {
        1 => "oneMove",
        2 => "short",
        3 => "long",
        _ => "veryLong",
    });
    themes
}

/// Whether the piece that moves attacks two pieces afterwards that are worth more than it, or the king.
fn forks(start: &Chess, first: Move) -> bool {
    let after = played(start, first);
    let worth = |role: Role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 100,
    };
    let board = after.board();
    let Some(piece) = board.piece_at(first.to()) else { return false };
    let attacked = board.attacks_from(first.to()) & board.by_color(after.turn());
    let targets = attacked.into_iter().filter_map(|square| board.role_at(square));
    targets.filter(|role| worth(*role) > worth(piece.role)).count() >= 2
}

/// What has been found, by kind and crowd.
#[derive(Default)]
struct Collection {
    found: BTreeMap<(usize, usize), Vec<Found>>,
    seen: BTreeSet<u64>,
}

impl Collection {
    fn crowd(position: &Chess) -> Option<usize> {
        let pieces = position.board().occupied().count();
        CROWDS.iter().position(|(most, _)| pieces <= *most)
    }

    fn quota(kind: usize, crowd: usize) -> usize {
        QUOTAS[kind] * CROWDS[crowd].1 / 100
    }

    fn count(&self, kind: usize, crowd: usize) -> usize {
        self.found.get(&(kind, crowd)).map_or(0, Vec::len)
    }

    fn counts(&self) -> Vec<usize> {
        let all = (0..QUOTAS.len()).flat_map(|kind| (0..CROWDS.len()).map(move |crowd| (kind, crowd)));
        all.map(|(kind, crowd)| self.count(kind, crowd)).collect()
    }

    fn has_room(&self, kind: usize, crowd: usize) -> bool {
        let all: usize = (0..CROWDS.len()).map(|crowd| self.count(kind, crowd)).sum();
        all < QUOTAS[kind] && self.count(kind, crowd) < Self::quota(kind, crowd)
    }

    /// Whether a position with so many pieces can still be a puzzle.
    fn wants(&self, position: &Chess) -> bool {
        Self::crowd(position).is_some_and(|crowd| (0..QUOTAS.len()).any(|kind| self.has_room(kind, crowd)))
    }

    fn is_full(&self) -> bool {
        (0..QUOTAS.len()).all(|kind| (0..CROWDS.len()).all(|crowd| !self.has_room(kind, crowd)))
    }

    fn take(&mut self, puzzle: Found) -> bool {
        let Some(crowd) = Self::crowd(&puzzle.start) else { return false };
        let Zobrist64(hash) = puzzle.start.zobrist_hash::<Zobrist64>(EnPassantMode::Legal);
        if !self.has_room(puzzle.kind, crowd) || !self.seen.insert(hash) {
            return false;
        }
        self.found.entry((puzzle.kind, crowd)).or_default().push(puzzle);
        true
    }

    /// Few pieces first.
    fn write(self, engine: &str) -> Result<(), Failure> {
        let mut all: Vec<Found> = self.found.into_values().flatten().collect();
        all.sort_by_key(|puzzle| (puzzle.start.board().occupied().count(), puzzle.kind));
        let mut out = std::io::stdout().lock();
        let [few, many] = NODES;
        writeln!(out, "# Made by examples/puzzles.rs of Ansage {}, seed {SEED}.", env!("CARGO_PKG_VERSION"))?;
        writeln!(
            out,
            "# Wins: {engine}, {few} and {many} nodes, the second best {MARGIN} centipawns behind both times."
        )?;
        writeln!(
            out,
            "# Mates are proven by trying everything. The position is the one before the first move."
        )?;
        writeln!(
            out,
            "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags"
        )?;
        for (place, puzzle) in all.iter().enumerate() {
            let moves: Vec<String> =
                puzzle.line.iter().map(|made| made.to_uci(CastlingMode::Standard).to_string()).collect();
            let (before, themes) = (fen(&puzzle.before), puzzle.themes.join(" "));
            writeln!(out, "{},{before},{},,,,,{themes},,", place + 1, moves.join(" "))?;
        }
        Ok(())
    }
}
