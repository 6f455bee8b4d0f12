//! Chess960 (Guidelines II): how it begins and is kept, and that castling is said, heard, carried out on both
//! boards and taken back wherever king and rooks stand.
//!
//! `ANSAGE_SEED=n cargo test --test core chess960` repeats one run; the seed stands before every failure.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::support::voice_of;
use ansage::boards::{Execution, PlayerBoard, steps};
use ansage::game::{Announcement, CastlingHomes, ResolveError, Speaker, resolve_geometry, resolve_on_board};
use ansage::game::{
    Command, Desk, Event, Game, Lot, OpponentKind, PlayEvent, Press, Record, Repeat, Setup, SetupError,
    Start, position_of,
};
use ansage::hear::Intent;
use ansage::hear::hear;
use ansage::laws::{ARRAYS, Increments, StartArray};
use ansage::record::{WrittenGame, pgn};
use ansage::tell::MoveText;
use ansage::voice;
use ansage::voice::Voice;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, CastlingSide, Chess, Color, File, Move, Piece, Position, Rank, Role, Square};

/// Scenario of the Guidelines: king and rook change places in the first move.
const SWAP: &str = "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1";

struct Random(u64);

impl Random {
    fn seeded() -> Random {
        let seed = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(960);
        println!("ANSAGE_SEED={seed}");
        Random(seed)
    }

    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }
}

fn setup(start: Start, desk: Desk) -> Setup {
    Setup {
        desk,
        white: String::new(),
        black: String::new(),
        start,
        time: "-".parse().unwrap(),
        press: Press::Auto,
        repeat: Repeat::Program,
        against: OpponentKind::Person,
        draw: None,
        increments: Increments::BeforeMove,
        black_time: None,
        occasion: None,
        regulations: Box::default(),
        wording: None,
        rung: None,
    }
}

fn arrays() -> impl Iterator<Item = StartArray> {
    (0..ARRAYS).map(|number| StartArray::numbered(number).unwrap())
}

/// The game that is read from what is kept of these events.
fn read_again(events: &[Event]) -> Game {
    let lines: Vec<String> = events.iter().map(|event| serde_json::to_string(event).unwrap()).collect();
    let events: Vec<Event> = lines.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    Game::fold(events.iter().map(|event| (0, event))).unwrap()
}

#[test]
fn article_ii_2_every_array_begins_a_game_and_is_read_again_as_it_was() {
    for array in arrays() {
        let start = Start::from(array);
        assert!(start.is_chess960() && !start.is_initial(), "{array}");
        assert_eq!(start.array(), Some(array));
        assert_eq!(start.to_string(), array.fen());
        assert_eq!(start.position().castles().castling_rights().count(), 4, "{array}");
        let game = read_again(&[Event::opened(setup(start.clone(), Desk::Relay))]);
        assert_eq!(game.setup().start, start);
        assert!(game.castling_mode().is_chess960());
        // As other programs write it, it is the same position once they say that it is Chess960.
        let position = position_of(&start.x_fen(), Some(CastlingMode::Chess960));
        assert_eq!(position.as_ref(), Ok(start.position()));
    }
}

#[test]
fn article_ii_2_what_is_kept_of_the_draw() {
    for (draw, kept) in [
        (Lot::Random { seed: 7 }, r#""draw":{"by":"random","seed":7}"#),
        (Lot::Dice { throws: "2,3,5,1,4".to_owned() }, r#""draw":{"by":"dice","throws":"2,3,5,1,4"}"#),
        (Lot::Coins { throws: "HT".to_owned() }, r#""draw":{"by":"coins","throws":"HT"}"#),
    ] {
        let opened =
            Event::opened(Setup { draw: Some(Box::new(draw)), ..setup(Start::default(), Desk::Practice) });
        let line = serde_json::to_string(&opened).unwrap();
        assert!(line.contains(kept), "{line}");
        assert_eq!(serde_json::from_str::<Event>(&line).unwrap(), opened);
    }
    let none = serde_json::to_string(&setup(Start::default(), Desk::Practice)).unwrap();
    assert!(!none.contains("draw"), "{none}");
}

#[test]
fn a_fen_of_usual_chess_stays_one_and_others_are_of_chess960() {
    let is_chess960 = |fen: &str| fen.parse::<Start>().map(|start| start.is_chess960());
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
        "1r2k3/8/8/8/8/8/8/1R2K3 w - - 0 1",
        // No field for rights at all.
        "4k3/8/8/8/8/8/8/4K2R w",
    ] {
        assert_eq!(is_chess960(fen), Ok(false), "{fen}");
    }
    for fen in [
        // The usual array as one of 960.
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        SWAP,
        "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w KQkq - 0 1",
        // Not the outermost rook.
        "4k3/8/8/8/8/8/8/1R2KR1R w F - 0 1",
        "4k3/8/8/8/8/8/8/4K1R1 w K - 0 1",
    ] {
        assert_eq!(is_chess960(fen), Ok(true), "{fen}");
        let start: Start = fen.parse().unwrap();
        assert_eq!(start.to_string().parse::<Start>(), Ok(start.clone()), "{fen}");
    }
    // Rights without a rook are none anywhere, and what is said of them is what was said before.
    for fen in
        ["4k3/8/8/8/8/8/8/4K3 w K - 0 1", "4k3/8/8/8/8/8/4K2R/8 w K - 0 1", "4k3/8/8/8/8/8/8/4K2R w G - 0 1"]
    {
        assert_eq!(is_chess960(fen), Err(SetupError::Impossible(vec!["castling-rights"])), "{fen}");
    }
    // Told to be usual chess, other squares are refused.
    let strict = position_of(SWAP, Some(CastlingMode::Standard));
    assert_eq!(strict, Err(SetupError::Impossible(vec!["castling-rights"])));
}

/// Says a move in a voice and lets a game hear it.
fn say(game: &mut Game, kept: &mut Vec<Event>, played: Move, voice: &Voice) {
    let told = MoveText::new(voice.lexicon()).announcement(&played);
    let Ok(Intent::Announce(announcement, _)) = hear(&told, voice.lexicon()).map(|it| it.heard) else {
        panic!("\"{told}\" is not heard in voice {}", voice.tag());
    };
    let by = Speaker::from(game.turn());
    let events = game.decide(by, &Command::Announce(announcement), 0);
    let events = events.unwrap_or_else(|why| panic!("\"{told}\": {why:?}"));
    for event in events {
        game.apply(&event, 0);
        kept.push(event);
    }
}

#[test]
fn article_ii_3_games_are_played_by_ear_and_both_boards_follow() {
    let mut random = Random::seeded();
    let voices: Vec<&Voice> = voice::tags().iter().map(|tag| voice_of(tag)).collect();
    let mut castled = 0;
    for round in 0..160 {
        let array = StartArray::numbered(u32::try_from(random.below(960)).unwrap()).unwrap();
        let desk = [Desk::Practice, Desk::Relay, Desk::Tournament][round % 3];
        let opened = Event::opened(setup(array.into(), desk));
        let mut game = Game::fold([(0, &opened)]).unwrap();
        let mut kept = vec![opened];
        if desk == Desk::Tournament {
            let started = Event::Play(PlayEvent::Started { by: Speaker::Arbiter });
            game.apply(&started, 0);
            kept.push(started);
        }
        for ply in 0..60 {
            let legal = game.position().legal_moves();
            if legal.is_empty() || game.outcome().is_some() {
                break;
            }
            // Castling is rare among the others, so it comes first where it can.
            let castlings: Vec<Move> = legal.iter().copied().filter(|played| played.is_castle()).collect();
            let among = if castlings.is_empty() { legal.to_vec() } else { castlings };
            let played = among[random.below(among.len())];
            let mut expected = game.position().clone();
            expected.play_unchecked(played);
            say(&mut game, &mut kept, played, voices[(round + ply) % voices.len()]);
            // D.2.8 — what ends the game is not pressed, and may still be put right.
            assert_eq!(game.position_with_hand(), expected, "{array}: {played:?}");
            for color in Color::ALL {
                assert_eq!(game.board(color).now(), expected.board(), "{array}: {color}'s board, {played:?}");
            }
            castled += usize::from(played.is_castle());
        }
        let again = read_again(&kept);
        assert_eq!((again.position(), again.plies().len()), (game.position(), game.plies().len()), "{array}");
    }
    assert!(castled > 100, "{castled} castlings in all games");
}

/// II.3.2.6 — wherever they come from, the king stands on the c- or g-file afterwards and the rook beside it.
#[test]
fn article_ii_3_2_6_where_king_and_rook_stand_after_castling() {
    for array in arrays() {
        let start = Start::from(array);
        let homes = CastlingHomes::of(start.position());
        for (color, side) in
            Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|side| (color, side)))
        {
            // What stands in the way otherwise, the other rook with it, is gone.
            let mut bare = start.position().board().clone();
            let (king, rook) = homes.in_place(&bare, color, side).unwrap();
            for square in Square::ALL.into_iter().filter(|square| ![king, rook].contains(square)) {
                bare.discard_piece_at(square);
            }
            let done = resolve_on_board(&Announcement::Castling(side), &bare, color, &homes).unwrap();
            let execution = Execution::of_coordinates(&done, &bare, homes.mode()).unwrap();
            let mut board = PlayerBoard::new(bare.clone());
            board.execute(&execution);
            let (king, rook) = match side {
                CastlingSide::KingSide => (File::G, File::F),
                CastlingSide::QueenSide => (File::C, File::D),
            };
            let rank = color.fold_wb(Rank::First, Rank::Eighth);
            let there = |file, role| {
                board.now().piece_at(Square::from_coords(file, rank)) == Some(Piece { color, role })
            };
            assert!(there(king, Role::King) && there(rook, Role::Rook), "{array}: {color} {side:?}");
            assert_eq!(board.now().occupied().count(), 2, "{array}: {color} {side:?}");
            board.undo();
            assert_eq!(board.now(), &bare, "{array}: {color} {side:?} taken back");
        }
    }
}

/// A board on which castling was forgotten is set right by single steps, none of which lands on a piece.
#[test]
fn article_d_2_9_castling_that_was_not_executed_is_set_right() {
    let start: Start = SWAP.parse().unwrap();
    let mut after = start.position().clone();
    let castles = after.legal_moves().into_iter().find(|played| played.is_castle()).unwrap();
    after.play_unchecked(castles);
    let mut board = start.position().board().clone();
    let steps = steps(&board, after.board());
    for step in &steps {
        if let ansage::boards::CorrectionStep::Move { to, .. }
        | ansage::boards::CorrectionStep::Put { to, .. } = step
        {
            assert!(board.piece_at(*to).is_none(), "{steps:?}");
        }
        step.apply(&mut board);
    }
    assert_eq!(&board, after.board());
    // One of the two is taken off, the other goes over, and the first is put on (II.3.2.5).
    assert_eq!(steps.len(), 3, "{steps:?}");
}

/// The rights are lost, but hands could still castle: in a tournament that is a matter of Article 7, and nothing
/// tells before that it is illegal.
#[test]
fn article_7_5_1_castling_is_executed_without_the_right_to_it() {
    let start: Start = "4k3/8/8/8/8/8/8/1R1K3R w BH - 0 1".parse().unwrap();
    let homes = CastlingHomes::of(start.position());
    let lost: Chess = position_of("4k3/8/8/8/8/8/8/1R1K3R w - - 8 5", Some(CastlingMode::Chess960)).unwrap();
    for (side, to) in [(CastlingSide::QueenSide, "d1b1"), (CastlingSide::KingSide, "d1h1")] {
        let done: UciMove = to.parse().unwrap();
        for position in [start.position(), &lost] {
            assert_eq!(resolve_geometry(&Announcement::Castling(side), position, &homes), Ok(done));
        }
        assert!(done.to_move(&lost).is_err());
    }
    // Said by the king's squares as well, and by the rook's.
    for (line, done) in
        [("d1g1", "d1h1"), ("Kg1", "d1h1"), ("d1h1", "d1h1"), ("d1b1", "d1b1"), ("d1c1", "d1c1")]
    {
        let voice = voice_of("en");
        let Intent::Announce(said, _) = hear(line, voice.lexicon()).unwrap().heard else { panic!("{line}") };
        assert_eq!(
            resolve_geometry(&said, &lost, &homes).map(|done| done.to_string()),
            Ok(done.to_owned()),
            "{line}"
        );
    }
    // The king is not in its place: there is no telling with which rook.
    let away = position_of("4k3/8/8/8/8/8/8/1R2K2R w - - 8 5", Some(CastlingMode::Chess960)).unwrap();
    for side in CastlingSide::ALL {
        let refused = resolve_geometry(&Announcement::Castling(side), &away, &homes);
        assert!(matches!(refused, Err(ResolveError::Castling(..))), "{refused:?}");
    }
}

/// What a king does in usual chess when it goes two squares, it does not in Chess960 where it is no castling.
#[test]
fn a_king_that_goes_two_squares_takes_a_rook_along_only_where_that_is_castling() {
    let board = "4k3/8/8/8/4K2R/8/8/R3K2R".parse().unwrap();
    let lands = |done: &str, mode| {
        let execution = Execution::of_coordinates(&done.parse().unwrap(), &board, mode).unwrap();
        execution.squares().collect::<std::collections::BTreeSet<_>>().len()
    };
    for (done, standard, chess960) in
        [("e1g1", 4, 2), ("e1c1", 4, 2), ("e1h1", 2, 4), ("e1a1", 2, 4), ("e4g4", 2, 2), ("e4h4", 2, 2)]
    {
        assert_eq!(lands(done, CastlingMode::Standard), standard, "{done}");
        assert_eq!(lands(done, CastlingMode::Chess960), chess960, "{done}");
    }
}

#[test]
fn pgn_names_the_variant_and_the_position() {
    let mut game = Game::open(setup(SWAP.parse().unwrap(), Desk::Practice));
    let mut kept = Vec::new();
    for side in [CastlingSide::KingSide, CastlingSide::KingSide] {
        let by = Speaker::from(game.turn());
        let castling = Command::Announce(Announcement::Castling(side));
        for event in game.decide(by, &castling, 0).unwrap() {
            game.apply(&event, 0);
            kept.push(Record { seq: kept.len() as u64 + 2, at_ms: 0, event });
        }
    }
    let text = pgn::write(&WrittenGame::kept(&game, &kept, "2026-01-02T03:04:05+00:00"), None);
    let fen = "[FEN \"rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w KQkq - 0 1\"]\n";
    for tag in ["[Variant \"Chess960\"]\n", "[SetUp \"1\"]\n", fen] {
        assert!(text.contains(tag), "{text}");
    }
    assert!(text.ends_with("\n\n1. O-O O-O *\n\n"), "{text}");
    assert_eq!(game.position().board().piece_at(Square::G1), Some(Color::White.king()));
    // A game of usual chess names no variant.
    let usual =
        pgn::write(&WrittenGame::kept(&Game::open(setup(Start::default(), Desk::Practice)), &[], ""), None);
    assert!(!usual.contains("Variant"), "{usual}");
}
