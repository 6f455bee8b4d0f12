//! The puzzles that come with the program, and what is refused of a file.

use ansage::training::puzzle::{Puzzle, PuzzleCollection, PuzzleFault, PuzzleFilter, Refused, own};
use shakmaty::{Chess, Color, Position, Role};

fn all(file: &'static str) -> Vec<Result<Puzzle, Refused>> {
    let found = PuzzleCollection::new(file.as_bytes(), PuzzleFilter::default()).unwrap();
    found.map(Result::unwrap).collect()
}

/// In how few moves the side to move mates at most so many, by trying everything.
fn mates_in(position: &Chess, moves: u32) -> bool {
    position.legal_moves().iter().any(|tried| move_mates_in(position, *tried, moves))
}

fn move_mates_in(position: &Chess, tried: shakmaty::Move, moves: u32) -> bool {
    let mut after = position.clone();
    after.play_unchecked(tried);
    if after.is_checkmate() {
        return true;
    }
    let answers = after.legal_moves();
    moves > 1
        && !answers.is_empty()
        && answers.iter().all(|answer| {
            let mut next = after.clone();
            next.play_unchecked(*answer);
            mates_in(&next, moves - 1)
        })
}

fn ahead(position: &Chess, side: Color) -> i32 {
    let worth = |role| match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    };
    let board = position.board();
    let of = |color: Color| {
        board
            .clone()
            .into_iter()
            .filter(|(_, piece)| piece.color == color)
            .map(|(_, piece)| worth(piece.role))
            .sum::<i32>()
    };
    of(side) - of(!side)
}

#[test]
fn three_hundred_puzzles_come_with_the_program_and_each_is_one() {
    let found = PuzzleCollection::new(own(), PuzzleFilter::default()).unwrap();
    let found: Vec<Puzzle> = found.map(|puzzle| puzzle.unwrap().unwrap()).collect();
    assert_eq!(found.len(), 300);
    for puzzle in found {
        let name = &puzzle.name;
        let (mut end, mut before) = (puzzle.start.clone(), ahead(&puzzle.start, puzzle.side()));
        for played in &puzzle.line {
            assert!(end.is_legal(*played), "puzzle {name}");
            end.play_unchecked(*played);
        }
        let Some(moves) = puzzle.mate_in() else {
            // A line that wins no piece by its end makes a queen or a threat nobody can meet.
            before -= ahead(&end, puzzle.side());
            assert!(before < 0, "puzzle {name} wins nothing");
            continue;
        };
        assert!(end.is_checkmate(), "puzzle {name}");
        assert!(moves <= 3, "puzzle {name}");
        // Nothing mates sooner, and as soon only its first move; in a mate in one every mate counts.
        assert!(moves == 1 || !mates_in(&puzzle.start, moves - 1), "puzzle {name} is shorter");
        let first = puzzle
            .start
            .legal_moves()
            .into_iter()
            .filter(|tried| move_mates_in(&puzzle.start, *tried, moves));
        assert!(moves == 1 || first.count() == 1, "puzzle {name} has another solution");
    }
}

#[test]
fn what_is_no_puzzle_is_refused_with_its_line_and_the_rest_goes_on() {
    let file = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
        a,6k1/5ppp/8/8/8/8/8/K2R4 b - - 0 1,g8h8 d1d8,800,,,,mateIn1,,\n\
        b,no position,e2e4,800,,,,,,\n\
        c,6k1/5ppp/8/8/8/8/8/K2R4 b - - 0 1,g8h8 d1d9,800,,,,,,\n\
        d,6k1/5ppp/8/8/8/8/8/K2RR3 b - - 0 1,g8h8 d1d8,800,,,,mateIn1,,\n";
    let found = all(file);
    assert_eq!(found.len(), 4);
    assert!(found[0].is_ok());
    assert!(matches!(&found[1], Err(Refused { line: 3, why: PuzzleFault::Position(_) })), "{:?}", found[1]);
    assert!(matches!(&found[2], Err(Refused { line: 4, .. })), "{:?}", found[2]);
    // Two rooks mate alike, and in a mate in one every mate counts.
    assert!(found[3].is_ok());
}

/// However long the lines before it are, what is wrong is told where it stands.
#[test]
fn what_is_wrong_with_a_game_of_pgn_is_told_in_its_line() {
    const HEAD: &str = "[Event \"a\"]\n[FEN \"7k/5ppp/8/8/8/8/8/R6K w - - 0 1\"]\n\n";
    let long = "x".repeat(70_000);
    let commented = format!("{HEAD}1. Ra8# {{{long}}} *\n\n");
    let endless = format!("{HEAD}1. {} *\n\n", "Ra9 ".repeat(20_000));
    let broken =
        format!("[Event \"b\"]\n[Site {long}]\n[FEN \"7k/5ppp/8/8/8/8/8/R6K w - - 0 1\"]\n\n1. Ra8# *\n\n");
    let nonsense = format!("{HEAD}1. {long} *\n");
    let found = all((commented + &endless + &broken + &nonsense).leak());
    assert!(found[0].is_ok());
    let wrong: Vec<(u64, &PuzzleFault)> = found[1..]
        .iter()
        .map(|found| found.as_ref().map_err(|wrong| (wrong.line, &wrong.why)).unwrap_err())
        .collect();
    assert!(matches!(wrong[0], (9, PuzzleFault::LongLine)), "{:?}", wrong[0]);
    assert!(matches!(wrong[1], (12, PuzzleFault::Form(_))), "{:?}", wrong[1]);
    assert!(matches!(wrong[2], (17, PuzzleFault::NoMove(word)) if word.len() == 20), "{:?}", wrong[2]);
}
