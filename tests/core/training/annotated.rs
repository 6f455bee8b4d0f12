//! Annotated games, and whatever else a file that calls itself PGN can hold.

use std::sync::LazyLock;

use ansage::collection::{CollectedGame, GameFault, GameFaultKind, LeftOut, games};
use ansage::hear::{Letters, pgn_letters};
use ansage::record::{GameTree, NodeId, PgnFlaw};
use ansage::voice::Voice;
use shakmaty::{Position, san::SanPlus};

use crate::support::seed::seed;

fn all(file: &[u8]) -> Vec<CollectedGame> {
    static VOICE: LazyLock<Voice> = LazyLock::new(|| pgn_letters().unwrap());
    games(file, Some(Letters::of(VOICE.lexicon()))).map(Result::unwrap).collect()
}

fn one(file: &str) -> CollectedGame {
    all(file.as_bytes()).remove(0)
}

/// The moves from this place on, as PGN writes them.
fn line(game: &CollectedGame, from: NodeId) -> String {
    let tree = &game.tree;
    let moves = std::iter::once(from).chain(tree.line_from(from)).filter_map(|place| {
        let before = tree.position(tree.before(place)).clone();
        Some(SanPlus::from_move(before, tree.played(place)?).to_string())
    });
    moves.collect::<Vec<_>>().join(" ")
}

fn main_line(game: &CollectedGame) -> String {
    line(game, GameTree::ROOT)
}

#[test]
fn comments_marks_and_variations_stand_where_they_belong() {
    let game = one(
        "{Before.} 1. e4 $1 e5?! {[%clk 0:01:00] Hm.} ({Or} 1... c5 2. Nf3 (2. c3 d5)) 2. Nc3 ; why not\n*",
    );
    let main: Vec<NodeId> = game.tree.main_line().collect();
    assert_eq!(main_line(&game), "e4 e5 Nc3");
    assert_eq!(game.tree.comments(GameTree::ROOT), ["Before."]);
    assert_eq!(game.tree.nags(main[0]), [1]);
    assert_eq!((game.tree.nags(main[1]), game.tree.comments(main[1])), (&[6][..], vec!["Hm."]));
    assert_eq!(game.tree.comments(main[2]), ["why not"]);
    let other: Vec<NodeId> = game.tree.instead_of(main[1]).collect();
    assert_eq!(line(&game, other[0]), "c5 Nf3");
    assert_eq!(game.tree.comments(other[0]), ["Or"]);
    let next = game.tree.line_from(other[0]).next().unwrap();
    assert_eq!(line(&game, game.tree.instead_of(next).next().unwrap()), "c3 d5");
    assert!(game.faults.is_empty() && !game.is_cut);
}

#[test]
fn a_variation_may_begin_with_the_move_it_replaces() {
    let game = one("1. e4 e5 (1... e5 2. Nc3) (1... e5 2. f4) 2. Nf3 (2. Nf3 d6) Nc6 *");
    assert_eq!(main_line(&game), "e4 e5 Nf3 Nc6");
    let main: Vec<NodeId> = game.tree.main_line().collect();
    let others: Vec<String> = game.tree.instead_of(main[1]).map(|first| line(&game, first)).collect();
    assert_eq!(others, ["e5 Nc3", "e5 f4"]);
}

#[test]
fn castling_in_zeros_moves_in_coordinates_and_other_letters_are_moves() {
    let game = one("1. e2e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 e.p. *");
    assert_eq!((main_line(&game).as_str(), game.faults.len()), ("e4 e5 Nf3 Nc6 Bc4 Bc5 O-O Nf6", 0));
    let german = Voice::built_in("de").unwrap();
    let text = "1. e4 e5 2. Sf3 Sc6 3. Lb5 *".as_bytes();
    let game = games(text, Some(Letters::of(german.lexicon()))).next().unwrap().unwrap();
    assert_eq!(main_line(&game), "e4 e5 Nf3 Nc6 Bb5");
}

#[test]
fn the_number_of_a_move_is_none_however_long_it_is() {
    let game = one("1. e4 e5 99999999999. Nf3 99999999999...Nc6 18446744073709551616.Bb5 *");
    assert_eq!((main_line(&game).as_str(), game.faults.len()), ("e4 e5 Nf3 Nc6 Bb5", 0));
    let game = one("99999999999. e4 e5 *");
    assert_eq!(main_line(&game), "e4 e5");
    // Zeros are castling, and four numbers are squares to some.
    let game = one("1. e4 e5 2. 5254 *");
    assert_eq!((main_line(&game).as_str(), game.faults.len()), ("e4 e5", 1));
}

#[test]
fn an_illegal_move_ends_its_line_and_no_other() {
    let game = one("1. e4 e5\n2. Ke3 Nf6 *");
    assert_eq!(main_line(&game), "e4 e5");
    let kind = GameFaultKind::NoMove("Ke3".to_owned());
    assert_eq!(game.faults, [GameFault { line: 2, column: 4, kind, in_variation: false }]);
    assert!(game.is_cut);
    let game = one("1. e4 e5 (1... Ke7 2. e5 (2. d4)) (1... c5) 2. Nf3 *");
    assert_eq!(main_line(&game), "e4 e5 Nf3");
    assert_eq!((game.faults.len(), game.is_cut), (1, false));
    let main: Vec<NodeId> = game.tree.main_line().collect();
    assert_eq!(game.tree.instead_of(main[1]).count(), 1);
    let null = one("1. e4 (1. -- e5) e5 2. -- *");
    assert_eq!((main_line(&null).as_str(), null.faults.len()), ("e4 e5", 2));
    assert!(null.faults.iter().all(|fault| fault.kind == GameFaultKind::NullMove));
}

#[test]
fn games_without_a_result_end_where_the_next_one_begins() {
    let games = all(b"[White \"A\"]\n\n1. d4 d5\n\n[White \"B\"]\n\n1. c4 (1. e4\n\n[White \"C\"]\n[FEN \"nothing\"]\n\n1. e4\n\n[White \"D\"]\n\n1. f4 e5");
    let told: Vec<String> = games.iter().map(main_line).collect();
    assert_eq!(told, ["d4 d5", "c4", "", "f4 e5"]);
    let nowhere: Vec<bool> = games.iter().map(CollectedGame::begins_nowhere).collect();
    assert_eq!(nowhere, [false, false, true, false]);
    assert!(matches!(games[2].faults[..], [GameFault { line: 10, .. }]), "{:?}", games[2].faults);
    assert_eq!(games[1].faults.len(), 1);
}

#[test]
fn nothing_that_steers_a_terminal_comes_out_of_a_file() {
    let game = one("[White \"\u{1b}[31mRed\u{202e}\"]\n1. e4 {\u{1b}[2J\u{7}a\u{202e}b\u{0}c} e5\u{1b}[m *");
    let said = game.tree.comments(game.tree.main_line().next().unwrap());
    let texts = said.into_iter().chain([game.tags.white.as_str()]);
    let steers = |sign: char| sign.is_control() || ('\u{202a}'..='\u{202e}').contains(&sign);
    for text in texts {
        assert!(!text.is_empty() && !text.contains(steers), "{text:?}");
    }
}

#[test]
fn a_huge_comment_is_cut_between_two_signs() {
    let game = one(&format!("1. e4 {{{}}} e5 *", "ő".repeat(3_000_000)));
    let said = game.tree.comments(game.tree.main_line().next().unwrap())[0];
    let left_out = [GameFaultKind::Form(PgnFlaw::Long)];
    assert_eq!(game.faults.iter().map(|fault| fault.kind.clone()).collect::<Vec<_>>(), left_out);
    assert!(!game.is_cut && said.len() <= 1 << 18 && said.chars().all(|sign| sign == 'ő'), "{}", said.len());
    assert_eq!(main_line(&game), "e4 e5");
    let many = one(&format!("1. e4 {} e5 *", "{said again and again} ".repeat(200_000)));
    let said: usize =
        many.tree.comments(many.tree.main_line().next().unwrap()).iter().map(|said| said.len()).sum();
    assert!(said <= 1 << 20, "{said}");
}

#[test]
fn variations_may_be_as_deep_as_they_like() {
    let deep = 300_000;
    let closed = one(&format!("1. e4 {}c5{} e5 *", "(1. d4 d5 ".repeat(deep), ")".repeat(deep)));
    assert_eq!(main_line(&closed), "e4 e5");
    let open = one(&format!("1. e4 {}", "(".repeat(deep)));
    assert_eq!(main_line(&open), "e4");
    let kinds: Vec<_> = open.faults.iter().map(|fault| fault.kind.clone()).collect();
    let left_out = |what| GameFaultKind::LeftOut(what);
    let never_closed = GameFaultKind::Form(PgnFlaw::Variation);
    assert_eq!(kinds, [left_out(LeftOut::Nowhere), left_out(LeftOut::Deep), never_closed]);
}

#[test]
fn a_game_longer_than_any_is_cut_off() {
    let around = "Nf3 Nf6 Ng1 Ng8 ".repeat(10_000);
    let game = one(&around);
    assert!(game.tree.main_line().count() < GameTree::LARGEST);
    assert_eq!(game.faults.len(), 1);
    assert_eq!(game.faults[0].kind, GameFaultKind::TooLong);
}

#[test]
fn whatever_stands_in_a_file_every_move_is_legal() {
    const PARTS: [&str; 26] = [
        "e4",
        "e5",
        "Nf3",
        "Nc6",
        "d4",
        "exd4",
        "O-O",
        "Bb5",
        "a6",
        "(",
        ")",
        "{",
        "}",
        "$3",
        "$999",
        "!?",
        "1-0",
        "\n[White \"x\"]\n",
        "[",
        "]",
        ";",
        "\n",
        "\u{1b}[2J",
        "12...",
        "Qxf7#",
        "\n%",
    ];
    let mut state = seed() | 1;
    for _ in 0..200 {
        let mut file = String::new();
        for _ in 0..60 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            file.push_str(PARTS[usize::try_from(state % 26).unwrap()]);
            file.push(' ');
        }
        for game in all(file.as_bytes()) {
            for place in game.tree.main_line() {
                let before = game.tree.position(game.tree.before(place));
                assert!(before.is_legal(game.tree.played(place).unwrap()), "{file:?}");
            }
        }
    }
}
