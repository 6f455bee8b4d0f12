//! Every question of every drill, answered by other means than the drill's own: coordinates counted, moves made square
//! by square, lines walked.

mod brute;
mod dictation;
mod round;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use ansage::drills::{Answer, DRILLS, Few, Question, Right, drill};
use ansage::game::Announcement;
use ansage::hear::{Intent, hear};
use ansage::voice::Voice;
use brute::{ARRAY, Pieces, attacked, by_fen, captures, checks, make, mates, steps};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, EnPassantMode, Piece, Position, Role, Square};

/// The questions of a drill, by the names of their items.
fn questions(key: &str) -> impl Iterator<Item = (String, Question)> {
    let drill = drill(key).unwrap();
    drill.items().into_iter().map(|(item, _)| {
        let question = drill.question(&item).unwrap_or_else(|| panic!("{item} asks nothing"));
        (item, question)
    })
}

fn fen(few: &Few) -> String {
    Fen::from_position(&few.0, EnPassantMode::Legal).to_string()
}

static ENGLISH: LazyLock<Voice> = LazyLock::new(|| Voice::built_in("en").unwrap());

fn announced(text: &str) -> Announcement {
    match hear(text, ENGLISH.lexicon()).unwrap().heard {
        Intent::Announce(said, _) => said,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn every_item_has_a_name_of_its_own_and_asks_the_same_each_time() {
    let mut names = BTreeSet::new();
    for drill in DRILLS {
        let items = drill.items();
        assert!(items.len() >= 60, "{} has {} items", drill.key, items.len());
        assert_eq!(items[0].1, 0, "{} begins with what is hard", drill.key);
        assert!(items.is_sorted_by_key(|(_, level)| *level), "{}", drill.key);
        for (item, _) in items {
            assert!(item.starts_with(&format!("{}:", drill.key)), "{item}");
            assert_eq!(drill.question(&item), drill.question(&item), "{item}");
            assert!(DRILLS.iter().all(|other| other.key == drill.key || other.question(&item).is_none()));
            assert!(names.insert(item.clone()), "{item} twice");
        }
    }
}

#[test]
fn no_item_is_made_of_anything_else() {
    for drill in DRILLS {
        for item in
            ["", ":", "x:e4", "e4", "e9", "4-60", "99-1", "-1-1", "e4-e4-e4", "felt-0", "name-", "used-x"]
        {
            let name = format!("{}:{item}", drill.key);
            let known = drill.items().iter().any(|(known, _)| *known == name);
            assert!(drill.question(&name).is_none() || known, "{name}");
        }
    }
}

#[test]
fn a_square_is_light_where_file_and_rank_make_an_odd_sum() {
    for (item, question) in questions("square-colours") {
        let Question::Shade(square) = question else { panic!("{item}") };
        let (file, rank) = steps(square);
        let light = (file + rank) % 2 == 1;
        assert_eq!(question.right(), Some(Right::Shade(light)), "{item}");
        assert!(question.is_right(&Answer::Shade(light), 0) && !question.is_right(&Answer::Shade(!light), 0));
    }
}

#[test]
fn a_square_has_one_name_and_one_sign() {
    for (item, question) in questions("coordinates") {
        let (square, by_name) = match &question {
            Question::Name(square) => (*square, true),
            Question::Coordinates(square) => (*square, false),
            _ => panic!("{item}"),
        };
        for other in Square::ALL {
            for named in [true, false] {
                let answer = Answer::Squares(vec![other], named);
                assert_eq!(question.is_right(&answer, 0), other == square && named == by_name, "{item}");
            }
        }
    }
}

/// The squares so far away, by coordinates.
fn at_distance(from: Square, fits: impl Fn(i32, i32) -> bool) -> Vec<Square> {
    let (file, rank) = steps(from);
    let away = |to: &Square| {
        let (to_file, to_rank) = steps(*to);
        fits((to_file - file).abs(), (to_rank - rank).abs())
    };
    Square::ALL.into_iter().filter(away).collect()
}

#[test]
fn neighbours_and_knight_moves_are_those_of_the_coordinates() {
    for key in ["neighbours", "knight-moves"] {
        for (item, question) in questions(key) {
            let right = match &question {
                Question::Neighbours(from) => at_distance(*from, |files, ranks| files.max(ranks) == 1),
                Question::KnightMoves(from) => at_distance(*from, |files, ranks| files * ranks == 2),
                _ => panic!("{item}"),
            };
            assert_eq!(question.right(), Some(Right::Squares(right.clone())), "{item}");
            let backwards: Vec<Square> = right.iter().rev().copied().collect();
            assert!(question.is_right(&Answer::Squares(backwards, true), 0), "{item}");
            assert!(!question.is_right(&Answer::Squares(right[1..].to_vec(), false), 0), "{item}");
            let more = right
                .iter()
                .copied()
                .chain([Square::ALL.into_iter().find(|at| !right.contains(at)).unwrap()]);
            assert!(!question.is_right(&Answer::Squares(more.collect(), false), 0), "{item}");
        }
    }
}

/// The shortest ways of a knight between all squares, after Floyd and Warshall.
fn knight_distances() -> BTreeMap<(Square, Square), usize> {
    let mut far: BTreeMap<(Square, Square), usize> = BTreeMap::new();
    for from in Square::ALL {
        far.insert((from, from), 0);
        for to in at_distance(from, |files, ranks| files * ranks == 2) {
            far.insert((from, to), 1);
        }
    }
    for via in Square::ALL {
        for from in Square::ALL {
            for to in Square::ALL {
                let (Some(one), Some(two)) = (far.get(&(from, via)), far.get(&(via, to))) else { continue };
                let through = one + two;
                let known = far.entry((from, to)).or_insert(usize::MAX);
                *known = (*known).min(through);
            }
        }
    }
    far
}

#[test]
fn a_knights_way_is_a_shortest_one_whichever_it_is() {
    let far = knight_distances();
    let next = |from: Square| at_distance(from, |files, ranks| files * ranks == 2);
    for (item, question) in questions("knight-routes") {
        let Question::KnightRoute(from, to) = question else { panic!("{item}") };
        let shortest = far[&(from, to)];
        let Some(Right::Route(way)) = question.right() else { panic!("{item}") };
        assert_eq!(way.len(), shortest, "{item}");
        assert!(question.is_right(&Answer::Squares(way.clone(), false), 0), "{item}");
        let from_its_beginning = [vec![from], way.clone()].concat();
        assert!(question.is_right(&Answer::Squares(from_its_beginning, false), 0), "{item}");
        assert!(!question.is_right(&Answer::Squares(way[1..].to_vec(), false), 0), "{item}");
        // There and back again is a way, but no short one.
        let back = [vec![next(from)[0], from], way.clone()].concat();
        assert!(!question.is_right(&Answer::Squares(back, false), 0), "{item}");
        if shortest == 2 {
            // Every square between is right that is a move away from both, and no other.
            for between in Square::ALL {
                let fits = next(from).contains(&between) && next(between).contains(&to);
                let answer = Answer::Squares(vec![between, to], true);
                assert_eq!(question.is_right(&answer, 0), fits, "{item} {between}");
            }
        }
    }
}

#[test]
fn squares_are_on_a_diagonal_where_as_many_files_as_ranks_are_between() {
    let mut told = [0_u32, 0];
    for (item, question) in questions("diagonals") {
        match &question {
            Question::OnDiagonal(one, other) => {
                let ((file, rank), (other_file, other_rank)) = (steps(*one), steps(*other));
                let on_one = (file - other_file).abs() == (rank - other_rank).abs() && one != other;
                told[usize::from(on_one)] += 1;
                assert!(question.is_right(&Answer::YesOrNo(on_one), 0), "{item}");
                assert!(!question.is_right(&Answer::YesOrNo(!on_one), 0), "{item}");
            }
            Question::Between(one, other) => {
                let ((file, rank), (to_file, to_rank)) = (steps(*one), steps(*other));
                let count = (to_file - file).abs();
                assert!(count > 1 && count == (to_rank - rank).abs(), "{item}");
                let (right, up) = ((to_file - file).signum(), (to_rank - rank).signum());
                let way =
                    (1..count).map(|step| brute::square(file + right * step, rank + up * step).unwrap());
                assert!(question.is_right(&Answer::Squares(way.collect(), false), 0), "{item}");
            }
            _ => panic!("{item}"),
        }
    }
    // Neither answer is the better guess.
    assert!(told[0].abs_diff(told[1]) * 4 < told[0] + told[1], "{told:?}");
}

#[test]
fn what_stands_after_moves_stands_where_they_are_made_square_by_square() {
    for (item, question) in questions("after-moves") {
        let Question::StandsAfter(game, asked) = &question else { panic!("{item}") };
        let mut pieces: Pieces = by_fen(ARRAY);
        for played in &game.moves {
            make(&mut pieces, &played.to_uci(CastlingMode::Standard).to_string());
        }
        for square in Square::ALL {
            let question = Question::StandsAfter(game.clone(), square);
            let stands = Answer::Contents(pieces.get(&square).copied());
            assert!(question.is_right(&stands, 0), "{item} {square}");
        }
        assert!(game.squares().contains(asked), "{item}");
    }
}

#[test]
fn what_is_put_up_as_a_list_stands_where_its_fen_has_it() {
    let (mut empty, mut all) = (0, 0);
    for (item, question) in questions("positions") {
        let Question::StandsIn(few, square) = &question else { panic!("{item}") };
        let pieces = by_fen(&fen(few));
        let told: Pieces = few.pieces().into_iter().collect();
        assert_eq!(told, pieces, "{item}");
        assert!(question.is_right(&Answer::Contents(pieces.get(square).copied()), 0), "{item}");
        assert!(!pieces.contains_key(square) || !question.is_right(&Answer::Contents(None), 0), "{item}");
        (empty, all) = (empty + usize::from(!pieces.contains_key(square)), all + 1);
    }
    assert!(empty * 10 > all && empty * 3 < all, "{empty} of {all}");
}

#[test]
fn captures_checks_and_mates_are_those_of_a_board_walked_by_hand() {
    for key in ["captures", "checks", "mate-in-one"] {
        for (item, question) in questions(key) {
            let (few, right) = match &question {
                Question::Captures(few) => (few, captures(&few.0)),
                Question::Checks(few) => (few, checks(&few.0)),
                Question::Mate(few) => (few, mates(&few.0)),
                _ => panic!("{item}"),
            };
            let (position, text) = (&few.0, fen(few));
            assert!(!right.is_empty() && position.turn().is_white(), "{item} {text}");
            let pieces = by_fen(&text);
            let king = pieces.iter().find(|(_, piece)| piece.char() == 'K').unwrap();
            assert!(!attacked(&pieces, *king.0, shakmaty::Color::Black), "{item} {text}");
            let Some(found) = question.right() else { panic!("{item}") };
            match found {
                Right::Number(number) => {
                    assert_eq!(usize::try_from(number).unwrap(), right.len(), "{item} {text}: {right:?}");
                }
                Right::Move(played, _) => {
                    let played = played.to_uci(CastlingMode::Standard).to_string();
                    assert!(right.contains(&played), "{item} {text}: {played} of {right:?}");
                    for uci in brute::legal(position) {
                        let answer = Answer::Move(announced(&spoken(&uci)));
                        assert_eq!(
                            question.is_right(&answer, 0),
                            right.contains(&uci),
                            "{item} {text}: {uci}"
                        );
                    }
                }
                other => panic!("{item}: {other:?}"),
            }
        }
    }
}

#[test]
fn a_position_is_built_again_where_its_fen_has_each_side() {
    for (item, question) in questions("reconstruction") {
        let Question::WhereOf(few, side) = &question else { panic!("{item}") };
        let of_side = by_fen(&fen(few)).into_iter().filter(|(_, piece)| piece.color == *side);
        let mut squares: Vec<Square> = of_side.map(|(square, _)| square).collect();
        squares.reverse();
        assert!(!squares.is_empty() && question.position().is_none(), "{item}");
        assert!(question.is_right(&Answer::Squares(squares.clone(), true), 0), "{item}");
        squares.pop();
        assert!(!question.is_right(&Answer::Squares(squares, true), 0), "{item}");
    }
}

#[test]
fn what_hangs_is_attacked_and_not_defended_on_a_board_walked_by_hand() {
    for (item, question) in questions("hanging") {
        let Question::Hanging(few) = &question else { panic!("{item}") };
        let pieces = by_fen(&fen(few));
        let hangs = |(square, piece): &(&Square, &Piece)| {
            piece.color.is_black()
                && piece.role != Role::King
                && attacked(&pieces, **square, Color::White)
                && !attacked(&pieces, **square, Color::Black)
        };
        let hanging: Vec<Square> = pieces.iter().filter(hangs).map(|(square, _)| *square).collect();
        assert!(!hanging.is_empty(), "{item}");
        assert_eq!(question.right(), Some(Right::Squares(hanging.clone())), "{item}");
        assert!(question.is_right(&Answer::Squares(hanging, false), 0), "{item}");
    }
}

#[test]
fn a_fork_attacks_two_pieces_from_where_nothing_attacks_it() {
    for (item, question) in questions("forks") {
        let Question::Fork(few) = &question else { panic!("{item}") };
        let mut forks = 0;
        for uci in brute::legal(&few.0) {
            let mut pieces = by_fen(&fen(few));
            make(&mut pieces, &uci);
            let to: Square = uci[2..4].parse().unwrap();
            let targets: Vec<Square> = pieces
                .iter()
                .filter(|(_, piece)| piece.color.is_black() && piece.role != Role::Pawn)
                .map(|(square, _)| *square)
                .collect();
            // Every other piece only stands in the way.
            let mut alone = pieces.clone();
            for (square, piece) in &mut alone {
                piece.color = if *square == to { Color::White } else { Color::Black };
            }
            let hit = targets.iter().filter(|square| attacked(&alone, **square, Color::White)).count();
            let is_fork = hit > 1 && !attacked(&pieces, to, Color::Black);
            forks += usize::from(is_fork);
            let answer = Answer::Move(announced(&spoken(&uci)));
            assert_eq!(question.is_right(&answer, 0), is_fork, "{item} {}: {uci}", fen(few));
        }
        assert!(forks > 0, "{item}");
    }
}

/// "e7e8q" as it may be typed.
fn spoken(uci: &str) -> String {
    let promoted = uci.chars().nth(4).map(|piece| piece.to_ascii_uppercase().to_string());
    format!("{}-{}{}", &uci[..2], &uci[2..4], promoted.unwrap_or_default())
}

#[test]
fn time_is_felt_within_a_fifth_and_counted_to_the_second() {
    for (item, question) in questions("clock") {
        match question {
            Question::Elapsed(seconds) => {
                let right = u64::from(seconds) * 1_000;
                for (took, fits) in [(right, true), (right * 4 / 5, true), (right * 6 / 5, true)] {
                    assert_eq!(question.is_right(&Answer::Now, took), fits, "{item} {took}");
                }
                for took in [0, right * 4 / 5 - 1, right * 6 / 5 + 1, right * 3] {
                    assert!(!question.is_right(&Answer::Now, took), "{item} {took}");
                }
            }
            Question::Used { minutes, left } => {
                let given = u64::from(minutes) * 60;
                assert!(left > 0 && left % 5_000 == 0 && left / 1_000 < given, "{item}");
                let used = given - left / 1_000;
                assert!(question.is_right(&Answer::Time(used * 1_000), 0), "{item}");
                assert!(!question.is_right(&Answer::Time(left), 0) || left == used * 1_000, "{item}");
            }
            _ => panic!("{item}"),
        }
    }
}

#[test]
fn an_announcement_is_repeated_by_the_same_move_and_no_other() {
    for (item, question) in questions("repeating") {
        let Question::Repeat(game) = &question else { panic!("{item}") };
        let before: &Chess = &game.positions[game.moves.len() - 1];
        let last = game.moves.last().unwrap().to_uci(CastlingMode::Standard).to_string();
        for uci in brute::legal(before) {
            let answer = Answer::Move(announced(&spoken(&uci)));
            assert_eq!(question.is_right(&answer, 0), uci == last, "{item} {uci}");
        }
    }
}

#[test]
fn games_and_positions_stay_those_of_their_numbers() {
    // What somebody has learned is asked again by its number, in every later version.
    let line = |key: &str, item: &str| match drill(key).unwrap().question(item).unwrap() {
        Question::StandsAfter(game, square) => {
            let moves: Vec<String> =
                game.moves.iter().map(|found| found.to_uci(CastlingMode::Standard).to_string()).collect();
            format!("{} {square}", moves.join(" "))
        }
        Question::Mate(few) => fen(&few),
        other => panic!("{other:?}"),
    };
    assert_eq!(line("after-moves", "after-moves:6-0"), "f2f4 f7f5 d2d3 d7d6 e2e3 b8d7 d7");
    assert_eq!(line("mate-in-one", "mate-in-one:5-0"), "3Q4/k1K5/8/8/6q1/3Q4/8/8 w - - 0 1");
}
