//! Positions, scores and puzzles as others write them, and moves in Braille: what is read is written back the same.

use std::sync::LazyLock;

use ansage::braille::{BrailleCode, CODES, code_of, to_ascii, to_cells};
use ansage::collection::{CollectedGame, GameFaultKind, games};
use ansage::game::{Start, position_of};
use ansage::record::{GameTree, Movetext, NodeId, pgn};
use ansage::training::puzzle::{Puzzle, puzzles};
use ansage::voice::braille_table;
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, EnPassantMode, Position};

use super::{Target, is_harmless, seeds, text};

pub const FEN: Target =
    Target { name: "fen", executions: 40_000, seeds: fens, tokens: FEN_WORDS, run: set_up };

pub const PGN: Target =
    Target { name: "pgn", executions: 3_000, seeds: scores, tokens: PGN_WORDS, run: collected };

pub const PUZZLES: Target =
    Target { name: "puzzles", executions: 2_500, seeds: written_puzzles, tokens: PUZZLE_WORDS, run: solved };

pub const BRAILLE: Target =
    Target { name: "braille", executions: 1_500, seeds: cells, tokens: BRAILLE_WORDS, run: felt };

const FEN_WORDS: &[&str] = &[
    "KQkq", "HAha", "K", "w", "b", "-", "e3", "d6", "8", "/", "//", "0 1", "999 9999", "rnbqkbnr",
    "PPPPPPPP", "k", "K", "[", "]", "+3+3", "_", "~", " ",
];

fn fens() -> Vec<Vec<u8>> {
    let mut fens: Vec<String> = seeds::lines("tests/corpus/positions.tsv", 1)
        .iter()
        .filter_map(|row| Some(row.split('\t').nth(1)?.to_owned()))
        .collect();
    fens.extend(
        [
            "rkbnnbqr/pppppppp/8/8/8/8/PPPPPPPP/RKBNNBQR w HBhb - 0 1",
            "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
            "1rk2r2/8/8/8/8/8/8/1RK2R2 w BFbf - 3 9",
            "k7/8/K7/8/8/8/8/8 w - - 99 200",
        ]
        .map(str::to_owned),
    );
    seeds::bytes(fens)
}

/// A position that is accepted is written and read back the same.
fn set_up(input: &[u8]) -> bool {
    let fen = text(input);
    for mode in [None, Some(CastlingMode::Standard), Some(CastlingMode::Chess960)] {
        if let Ok(position) = position_of(&fen, mode) {
            let mode = position.castles().mode();
            let told = Fen::from_position(&position, EnPassantMode::Legal).to_string();
            assert_eq!(position_of(&told, Some(mode)).as_ref(), Ok(&position), "{told}");
        }
    }
    match fen.parse::<Start>() {
        Ok(start) => {
            let written = start.to_string();
            assert_eq!(written.parse::<Start>().as_ref(), Ok(&start), "{written}");
            assert!(!start.position().legal_moves().is_empty(), "a game that is over has begun");
            true
        }
        Err(why) => {
            is_harmless(&why.to_string());
            false
        }
    }
}

const PGN_WORDS: &[&str] = &[
    "[Event \"",
    "\"]\n",
    "[FEN \"",
    "[Variant \"Chess960\"]\n",
    "[SetUp \"1\"]\n",
    "[Result \"1-0\"]\n",
    "[White \"\\\"\"]",
    "1. e4",
    "1... e5 ",
    " Nf3",
    " O-O",
    " exd5",
    " e8=Q",
    " e8(Q)",
    " Kb1(=)",
    "{",
    "}",
    "(",
    ")",
    ";",
    "\n%",
    "$1",
    "$255",
    "!?",
    "[%clk 0:05:00]",
    "[%emt 0:00:05]",
    "[%eval 0.3]",
    "(=)",
    " *\n",
    " 1-0\n",
    " 1/2-1/2",
    "--",
    " Z0",
    "e.p.",
    "12.",
    "...",
    "[%",
    "]",
    " {a}",
    "; b\n",
    "{9.1.2.1 White (=)}",
    "\n\n",
    "\r\n",
    "N",
];

fn scores() -> Vec<Vec<u8>> {
    let mut scores = seeds::files("tests/transcripts", "pgn");
    scores.push(seeds::file("tests/program/library/of_version_2.pgn").into_bytes());
    scores.retain(|score| score.len() < 1 << 13);
    let whole = "[Event \"A\"]\n[Result \"1-0\"]\n\n{before} 1. e4! $14 {[%clk 1:29:55] said} (1. d4 d5 (1... Nf6 2. c4)) \
                 1... e5?? ; to the end }\n2. Nf3 (=) Nc6 3. Bb5 a6 {9.1.2.1 White (=)} 1-0\n\n";
    scores.push(whole.into());
    scores
}

/// A game that is read is written, and read back the same with nothing wrong in it; everything wrong has its place.
fn collected(input: &[u8]) -> bool {
    let lines = input.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() as u64 + 1;
    let mut any = false;
    for read in Movetext::new(input) {
        let Ok(read) = read else { break };
        assert!((1..=lines).contains(&read.line) && read.at <= input.len() as u64, "{read:?}");
    }
    for game in games(input, None) {
        let Ok(game) = game else { break };
        let of_place = |line: u64| assert!((1..=lines).contains(&line), "line {line} of {lines}");
        of_place(game.place.line);
        of_place(game.end.line);
        game.faults.iter().for_each(|fault| of_place(fault.line));
        assert!(game.place.at <= game.end.at && game.end.at <= input.len() as u64);
        for tag in [&game.tags.white, &game.tags.event, &game.tags.termination] {
            is_harmless(tag);
        }
        any |= game.faults.is_empty() && game.tree.main_line().count() > 1;
        // What cannot be read at its beginning has no position to be written with.
        if !game.begins_nowhere() {
            is_read_as_written(game);
        }
    }
    any
}

fn is_read_as_written(game: CollectedGame) {
    let game = game.written();
    let written = pgn::write(&game, None);
    let mut read: Vec<_> = games(written.as_bytes(), None).map(Result::unwrap).collect();
    assert_eq!(read.len(), 1, "{written}");
    let again = read.remove(0);
    // A tag too many is told each time.
    let faults: Vec<_> =
        again.faults.iter().filter(|fault| !matches!(fault.kind, GameFaultKind::LeftOut(_))).collect();
    assert!(faults.is_empty(), "{faults:?} in {written}");
    assert_eq!(branches(&again.tree, GameTree::ROOT), branches(&game.tree, GameTree::ROOT), "{written}");
    let again = again.written();
    assert_eq!((&again.tags, again.result), (&game.tags, game.result), "{written}");
    assert_eq!(pgn::write(&again, None), written);
}

/// All that stands in a game from here on.
fn branches(tree: &GameTree, from: NodeId) -> Vec<String> {
    let mut told = Vec::new();
    let mut open = vec![(from, 0)];
    while let Some((at, depth)) = open.pop() {
        let (before, notes, nags) = (tree.notes_before(at), tree.notes(at), tree.nags(at));
        told.push(format!("{depth} {:?} {before:?} {notes:?} {nags:?}", tree.played(at)));
        let replies: Vec<_> = tree.replies(at).collect();
        open.extend(replies.into_iter().rev().map(|reply| (reply, depth + 1)));
    }
    told
}

const PUZZLE_WORDS: &[&str] = &[
    ",",
    "\"",
    ";",
    " bm ",
    " pv ",
    " dm 2;",
    " id \"",
    "PuzzleId,FEN,Moves,Rating",
    "e2e4 e7e5",
    "Qh5#",
    "w",
    "b",
    "- -",
    "\n",
    "[FEN \"",
    "\"]\n",
    "mateIn2 fork",
    " 1. ",
    "*\n",
    "#",
    "%",
    ",,",
    " c0 ",
];

fn written_puzzles() -> Vec<Vec<u8>> {
    let csv = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
               00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1 b3c1 b1c1 h6c1,1853,76,94,6230,\
               crushing hangingPiece long middlegame,https://lichess.org/787zsVup/black#47,\n\
               000Vc,8/8/4k1p1/2KpP2p/5PP1/8/8/8 w - - 0 53,g4h5 g6h5 f4f5 e6e5 f5f6 e5f6,1575,78,84,53,endgame pawnEndgame,x,\n";
    let epd = "# mates\n6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"back rank\";\n\
               7k/5Q2/8/6K1/8/8/8/8 w - - dm 1;\n4k3/8/4K3/8/8/8/8/7R w - - 0 1 pv h1h8; id \"a;b\";\n";
    let pgn =
        "[Event \"mate\"]\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. Rd8# *\n\n";
    let mut seeds = seeds::bytes([csv, epd, pgn]);
    seeds.extend(csv.lines().skip(1).map(|line| line.as_bytes().to_vec()));
    seeds.extend(epd.lines().skip(1).map(|line| line.as_bytes().to_vec()));
    seeds
}

/// A puzzle is solved by legal moves, the last of them the solver's.
fn solved(input: &[u8]) -> bool {
    let lines = input.iter().filter(|byte| matches!(byte, b'\n' | b'\r')).count() as u64 + 1;
    let mut any = false;
    for entry in puzzles(input).unwrap().take(20) {
        let Ok(entry) = entry else { break };
        assert!((1..=lines).contains(&entry.line), "line {} of {lines}", entry.line);
        let Ok(written) = entry.what else { continue };
        is_harmless(&written.name);
        written.moves.iter().chain(&written.themes).for_each(|word| is_harmless(word));
        let Ok(puzzle) = Puzzle::of(written) else { continue };
        let mut now = puzzle.start.clone();
        for made in &puzzle.line {
            assert!(now.is_legal(*made), "{made:?}");
            now.play_unchecked(*made);
        }
        assert_eq!(puzzle.line.len() % 2, 1);
        any = true;
    }
    any
}

static BRAILLE_CODES: LazyLock<Vec<BrailleCode>> =
    LazyLock::new(|| CODES.iter().map(|code| code_of(braille_table(code).unwrap()).unwrap()).collect());

const BRAILLE_WORDS: &[&str] =
    &["⠎", "⠋", "⠼⠉", "⠒", "⠨", "⠙", "⠭", "⠑", "⠼⠑", "⠠", "⠶", "⠤", "⠿", "⠀", "s", "x", "=q", "1. e4"];

fn cells() -> Vec<Vec<u8>> {
    seeds::bytes([
        "⠎⠋⠼⠉",
        "⠙⠭⠑⠼⠑",
        "⠨⠙⠭⠑⠼⠑",
        "⠎⠼⠁⠠⠋⠼⠉",
        "⠎⠋⠒",
        "Anna – Bella, 1. Runde; 3½:2½",
        "d4 Nf6\r\n\u{c}x",
    ])
}

/// Cells that are a move are written as that move; a text in cells is nothing but cells, and embossed as it is.
fn felt(input: &[u8]) -> bool {
    let print = text(input);
    let mut any = false;
    for code in BRAILLE_CODES.iter() {
        if let Ok(ply) = code.decode(&print) {
            let cells = code.encode(&ply);
            assert_eq!(code.decode(&cells), Ok(ply), "{cells}");
            any = true;
        }
        let written = code.text(&print);
        assert!(
            written.cells.chars().all(|cell| ('\u{2800}'..='\u{283f}').contains(&cell)),
            "{:?}",
            written.cells
        );
        let ascii = to_ascii(&written.cells).unwrap();
        assert_eq!(to_cells(&ascii).as_ref(), Ok(&written.cells));
    }
    if let Ok(cells) = to_cells(&print) {
        assert_eq!(to_cells(&to_ascii(&cells).unwrap()), Ok(cells));
    }
    any
}
