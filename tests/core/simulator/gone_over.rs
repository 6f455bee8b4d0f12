//! Boards that only fingers see, gone over by the desk's own questions, which are answered as they are asked: nothing is
//! known here of how the desk chooses them.

use shakmaty::{Board, Color, File, Piece, Position, Rank, Role, Square};

use super::at_the_desk::AtDesk;
use super::voices;
use crate::support::games::{Dice, built_in, history, made_up};
use crate::support::hearer::Hearer;
use crate::support::said::{a_move, contents, number};
use crate::support::setups::some_setup;
use crate::support::slips::{Wood, board, do_wrong, likely, wood};
use ansage::boards::{Comparison, differences};
use ansage::game::{BoardEvent, Desk, Event, Press, Repeat, Setup, finding};

const SEED: u64 = 33;

/// How many boards are gone over.
const BOARDS: usize = 30;

/// "Eva", "Eva four", "four": what is named.
fn file(word: &str) -> File {
    File::from_char(word.chars().next().unwrap().to_ascii_lowercase()).unwrap()
}

fn rank(word: &str) -> Rank {
    const RANKS: [&str; 8] = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
    let place = RANKS.iter().position(|name| *name == word.to_lowercase());
    Rank::ALL[place.unwrap_or_else(|| panic!("no rank: {word}"))]
}

fn square(words: &str) -> Square {
    let (first, second) = words.split_once(' ').unwrap();
    Square::from_coords(file(first), rank(second))
}

/// "white knight", "empty".
fn piece(words: &str) -> Option<Piece> {
    let (color, role) = words.split_once(' ')?;
    let color = Color::from_white(color == "white");
    let role = Role::ALL.into_iter().find(|one| contents(Some(Piece { color, role: *one })).ends_with(role));
    Some(Piece { color, role: role.unwrap() })
}

/// "on rank four", "on files Anna to David", "on ranks one to four of files Eva to Hector".
fn is_there(place: &str, square: Square) -> bool {
    let words: Vec<&str> = place.split(' ').collect();
    let (file_of, rank_of) = (|at: usize| file(words[at]), |at: usize| rank(words[at]));
    match words[..] {
        ["on", "rank", _] => square.rank() == rank_of(2),
        ["on", "file", _] => square.file() == file_of(2),
        ["on", "ranks", _, "to", _] => (rank_of(2)..=rank_of(4)).contains(&square.rank()),
        ["on", "files", _, "to", _] => (file_of(2)..=file_of(4)).contains(&square.file()),
        ["on", "ranks", _, "to", _, "of", "files", _, "to", _] => {
            (rank_of(2)..=rank_of(4)).contains(&square.rank())
                && (file_of(7)..=file_of(9)).contains(&square.file())
        }
        _ => panic!("where is that: {place}"),
    }
}

/// What fingers on this board answer.
fn answer(question: &str, wood: &Wood, dice: &mut Dice) -> String {
    let stands = |square: Square| wood[square as usize];
    let asked = question.rsplit_once(". ").map_or(question, |(_, last)| last).trim_end_matches('?');
    if let Some(words) = asked.strip_prefix("Is anything on ") {
        return match (stands(square(words)), dice.below(3)) {
            (there, 0) => contents(there),
            (Some(_), _) => "yes".to_owned(),
            (None, _) => "no".to_owned(),
        };
    }
    if let Some(words) = asked.strip_prefix("What is on ") {
        return contents(stands(square(words)));
    }
    if let Some(words) = asked.strip_prefix("How many ") {
        let (of, place) = words.split_once(" are ").unwrap();
        let color = match of {
            "white pieces" => Some(Color::White),
            "black pieces" => Some(Color::Black),
            _ => None,
        };
        let counts = |square: &Square| {
            let there = stands(*square).filter(|piece| color.is_none_or(|color| color == piece.color));
            there.is_some() && is_there(place, *square)
        };
        let many = Square::ALL.iter().filter(|square| counts(square)).count();
        return match (many, dice.below(2)) {
            (0, 0) => "none".to_owned(),
            (many, 0) => format!("{many} pieces"),
            (many, _) => many.to_string(),
        };
    }
    let (name, items) =
        question.split_once(" should be: ").unwrap_or_else(|| panic!("what is asked: {question}"));
    let rank = rank(name.rsplit(' ').next().unwrap());
    let items = items.split_once('.').unwrap().0;
    let should = |item: &str| {
        let (on, what) = item.split_once(' ').unwrap();
        (Square::from_coords(file(on), rank), piece(what))
    };
    let row: Vec<(Square, Option<Piece>)> = if items == "empty" {
        File::ALL.map(|file| (Square::from_coords(file, rank), None)).to_vec()
    } else {
        items.split(", ").map(should).collect()
    };
    match row.into_iter().find(|(square, right)| stands(*square) != *right) {
        None => "right".to_owned(),
        Some((wrong, _)) if dice.percent(50) => format!("stop {wrong}"),
        Some((wrong, _)) => wrong.file().char().to_string(),
    }
}

/// The squares that are told to be wrong, with what stands there.
fn told_wrong(said: &str) -> Vec<(Square, Option<Piece>)> {
    let list = said.split_once("Wrong on ").unwrap().1.split_once(": ").unwrap().1;
    let list = list.split_once(". ").map_or(list, |(list, _)| list);
    let one = |item: &str| {
        let (found, _) = item.split_once(", should be ").unwrap();
        let mut words = found.splitn(3, ' ');
        let on = format!("{} {}", words.next().unwrap(), words.next().unwrap());
        (square(&on), piece(words.next().unwrap()))
    };
    list.split("; ").map(one).collect()
}

/// A board on which nothing is wrong, one mistake was made in the last move, or some squares are anything.
fn some_board(moves: &[shakmaty::Move], dice: &mut Dice) -> Wood {
    let history = history(moves);
    let (last, mut wood) = (history.plies() - 1, wood(history.now()));
    match dice.below(6) {
        0 => {}
        1 | 2 => {
            if let Some(mistake) = likely(&history, last, dice) {
                wood = self::wood(history.after(last));
                do_wrong(&mut wood, &history.moves()[last], mistake.what);
            }
        }
        many => {
            for _ in 0..many {
                let role = dice.pick(&Role::ALL).unwrap();
                let piece = Piece { color: Color::from_white(dice.percent(50)), role };
                wood[dice.below(64)] = dice.pick(&[None, Some(piece)]).unwrap();
            }
        }
    }
    wood
}

/// Goes over this board to the last square; how many questions there were.
fn go_over(at_desk: &mut AtDesk, own: &str, wood: &Wood, right: &Board, dice: &mut Dice) -> usize {
    let wrong: Vec<(Square, Option<Piece>)> =
        differences(&board(wood), right).iter().map(|wrong| (wrong.square, wrong.first)).collect();
    let mut said = at_desk.said(&format!("{own}: check"));
    for questions in 0..=ansage::boards::MOST_QUESTIONS {
        if said.contains("Every square is checked") {
            assert_eq!(wrong, [], "{said}");
            return questions;
        }
        let line = if said.ends_with("Check every square? Yes or no.") {
            "yes".to_owned()
        } else if said.ends_with("Continue looks for more.") {
            let told = told_wrong(&said);
            assert!(told.iter().all(|one| wrong.contains(one)), "{said}");
            "continue".to_owned()
        } else if said.ends_with("Yes or no.") {
            assert_eq!(told_wrong(&said), wrong, "{said}");
            let heard = at_desk.hear(&format!("{own}: yes")).unwrap();
            assert!(matches!(heard[0], Event::Boards(BoardEvent::BoardReported { .. })));
            return questions;
        } else {
            answer(&said, wood, dice)
        };
        said = at_desk.said(&format!("{own}: {line}"));
    }
    panic!("it asks for ever: {said}");
}

#[test]
fn article_d_2_9_a_board_gone_over_by_fingers_at_the_desk_is_found_as_it_stands() {
    println!("seed {SEED}");
    let (mut dice, voices) = (Dice::new(SEED), voices());
    let (mut many, mut several, mut asked) = (0, 0, 0);
    let mut games = built_in().into_iter().chain((0..).map(|seed| made_up(seed, 80)));
    while many < BOARDS {
        let moves = games.next().unwrap();
        let setup =
            Setup { desk: Desk::Relay, press: Press::Auto, repeat: Repeat::Program, ..some_setup(&mut dice) };
        let folder = tempfile::tempdir().unwrap();
        let mut at_desk = AtDesk::sit(setup, folder.path());
        for (ply, played) in moves.iter().enumerate().take(moves.len() - 1) {
            let before = at_desk.game().position().clone();
            at_desk.hear(&a_move(played, &before, 0, &voices)).unwrap();
            if ply % 8 > 0 {
                continue;
            }
            let right = at_desk.game().position().board().clone();
            let wood = some_board(&moves[..=ply], &mut dice);
            let color = Color::from_white(dice.percent(50));
            let own = color.fold_wb("white", "black");
            asked += go_over(&mut at_desk, own, &wood, &right, &mut dice);
            many += 1;
            assert_eq!(*at_desk.game().board(color).now(), board(&wood), "recorded");
            let wrong = differences(&board(&wood), &right).len();
            several += usize::from(wrong > 2);
            if wrong > 0 {
                while let Comparison::Unread(ply, _) = finding(at_desk.game()) {
                    let (own, before) = (&moves[ply], at_desk.game().positions()[ply].clone());
                    let told = format!("{} {}", number(ply), a_move(own, &before, 0, &voices));
                    at_desk.hear(&format!("assistant: white score {told}")).unwrap();
                    at_desk.hear(&format!("assistant: black score {told}")).unwrap();
                }
                at_desk.hear("assistant: fix").unwrap();
            }
            while at_desk.game().wrong_board().is_some() {
                at_desk.hear("assistant: done").unwrap();
            }
        }
    }
    println!("{many} boards, {several} with more than two wrong squares, {asked} questions");
    assert!(several >= 8);
}
