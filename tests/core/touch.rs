//! What a game knows of touched pieces, for the rules that ask for it (4.3, 4.8, 7.5.1, 9.1.2.1, 9.4).
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::support::voice_of;
use shakmaty::{Color, Square};

use ansage::game::{
    Command, Desk, DrawEvent, Event, Game, OpponentKind, PieceMention, PlayEvent, Press, Refusal, Repeat,
    Setup, Speaker, TouchReport, has_touched, may_protest, obligation,
};
use ansage::hear::{Intent, hear};
use ansage::laws::{Edition, Must, Regulations, TimeControl};

fn game(fen: &str, edition: Edition) -> Game {
    let setup = Setup {
        desk: Desk::Tournament,
        white: String::new(),
        black: String::new(),
        start: fen.parse().unwrap(),
        time: TimeControl::default(),
        press: Press::Manual,
        repeat: Repeat::Program,
        draw: None,
        increments: ansage::laws::Increments::BeforeMove,
        black_time: None,
        occasion: None,
        against: OpponentKind::Person,
        regulations: Box::new(Regulations { edition, ..Regulations::default() }),
        wording: None,
        rung: None,
    };
    let mut game = Game::open(setup);
    game.apply(&Event::Play(PlayEvent::Started { by: Speaker::Arbiter }), 0);
    game
}

/// Says this, and takes in what follows.
fn say(game: &mut Game, line: &str) -> Result<Vec<Event>, Refusal> {
    let voice = voice_of("en");
    let utterance = hear(line, voice.lexicon()).unwrap();
    let command = match utterance.heard {
        Intent::Announce(announcement, _) => Command::Announce(announcement),
        Intent::Command(Command::Handled(whose, handling)) => Command::Handled(whose, handling),
        Intent::Command(Command::OfferDraw) => Command::OfferDraw,
        Intent::Command(Command::Press) => Command::Press,
        other => panic!("{line}: {other:?}"),
    };
    let events = game.decide(utterance.speaker.unwrap_or(game.turn().into()), &command, 0)?;
    for event in &events {
        game.apply(event, 0);
    }
    Ok(events)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn article_4_8_a_player_may_protest_until_he_touches_a_piece() {
    let mut game = game(START, Edition::Of2018);
    assert!(may_protest(&game, Color::White) && may_protest(&game, Color::Black));
    say(&mut game, "e4").unwrap();
    // White has made his move; what Black did before it is past. Black may protest against it.
    assert!(!may_protest(&game, Color::White) && may_protest(&game, Color::Black));
    say(&mut game, "press").unwrap();
    assert!(may_protest(&game, Color::White) && may_protest(&game, Color::Black));
    say(&mut game, "black: touched e7").unwrap();
    assert!(may_protest(&game, Color::White) && !may_protest(&game, Color::Black));
    // What is touched by accident, or to adjust it, takes no right away.
    say(&mut game, "arbiter: accidental").unwrap();
    say(&mut game, "black: I adjust").unwrap();
    say(&mut game, "black: touched e7").unwrap();
    assert!(may_protest(&game, Color::Black) && game.act().touched.is_empty() && game.act().adjusting);
}

#[test]
fn article_9_1_2_1_touching_a_piece_refuses_the_offer_and_adjusting_does_not() {
    let mut game = game(START, Edition::Of2023);
    for line in ["e4", "white: offer draw", "white: press", "black: I adjust", "arbiter: black touched e7"] {
        say(&mut game, line).unwrap();
    }
    assert_eq!(game.draws().offer, Some(Color::White));
    say(&mut game, "black: done adjusting").unwrap();
    let events = say(&mut game, "arbiter: black touched e7").unwrap();
    assert_eq!(events[1..], [Event::Draw(DrawEvent::DrawDeclined { color: Color::Black })]);
    assert!(
        game.draws().offer.is_none() && has_touched(&game, Color::Black) && !has_touched(&game, Color::White)
    );
}

#[test]
fn article_4_3_the_touches_of_several_reports_add_up_and_end_with_the_move() {
    let mut game = game(START, Edition::Of2023);
    say(&mut game, "touched a1").unwrap();
    say(&mut game, "touched g1 b1").unwrap();
    say(&mut game, "touched g1").unwrap();
    assert_eq!(game.act().touched, [Square::A1, Square::G1, Square::B1]);
    assert_eq!(obligation(&game).unwrap().must, Must::Move(Square::G1));
    assert!(matches!(say(&mut game, "Nc3"), Err(Refusal::Obliged(_))));
    say(&mut game, "Nf3").unwrap();
    say(&mut game, "press").unwrap();
    assert!(game.act().touched.is_empty() && obligation(&game).is_none());
}

#[test]
fn articles_7_5_1_and_4_3_what_an_illegal_move_touched() {
    let mut game = game("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", Edition::Of2023);
    say(&mut game, "O-O").unwrap();
    say(&mut game, "press").unwrap();
    assert_eq!(game.act().touched, [Square::E1, Square::H1]);
    let obligation = obligation(&game).unwrap();
    assert_eq!((obligation.article, obligation.must), ("4.4.3", Must::Move(Square::E1)));
    assert!(has_touched(&game, Color::White) && !may_protest(&game, Color::White));
}

#[test]
fn article_4_4_is_that_of_the_games_edition() {
    let fen = "3rkr2/8/8/8/8/8/P3P3/4K2R w K - 0 1";
    for (edition, article) in [(Edition::Of2014, "4.4.3"), (Edition::Of2023, "4.3.1")] {
        let mut game = game(fen, edition);
        say(&mut game, "touched e1 h1 unclear").unwrap();
        assert_eq!(obligation(&game).unwrap().article, article);
    }
}

#[test]
fn what_hands_have_done_is_heard_with_its_word_before_or_behind() {
    let piece = |square, role, color| PieceMention { square, role, color };
    let g1 = piece(Square::G1, None, None);
    let knight = piece(Square::G1, Some(shakmaty::Role::Knight), None);
    let black_knight = piece(Square::F7, Some(shakmaty::Role::Knight), Some(Color::Black));
    let touched =
        |pieces: &[PieceMention]| TouchReport::Touched { pieces: pieces.to_vec(), order_known: true };
    let unclear =
        |pieces: &[PieceMention]| TouchReport::Touched { pieces: pieces.to_vec(), order_known: false };
    let white = Some(Color::White);
    let table = [
        ("en", "touched g1", None, touched(&[g1])),
        ("en", "touched knight Gustav one", None, touched(&[knight])),
        ("en", "White has touched g1 and the black knight on f7", white, touched(&[g1, black_knight])),
        ("en", "g1 touched", None, touched(&[g1])),
        ("en", "lifted Ng1", None, touched(&[knight])),
        ("en", "touched g1 Nf7, order unclear", None, unclear(&[g1, piece(Square::F7, knight.role, None)])),
        ("de", "Springer Gustav eins gehoben", None, touched(&[knight])),
        ("de", "Weiß hat den Springer auf Gustav eins genommen", white, touched(&[knight])),
        ("de", "schwarzer Springer Felix sieben berührt", None, touched(&[black_knight])),
        ("de", "unklar berührt g1 f7", None, unclear(&[g1, piece(Square::F7, None, None)])),
        ("es", "las blancas han tocado el caballo de g1", white, touched(&[knight])),
        ("es", "tocado caballo negro f7", None, touched(&[black_knight])),
        ("pt", "as brancas tocaram g1 e o cavalo preto f7", white, touched(&[g1, black_knight])),
        ("hu", "világos megérintette g1", white, touched(&[g1])),
        ("hu", "huszár g1 megérintve", None, touched(&[knight])),
        ("eu", "zuriak g1 ukitu du", white, touched(&[g1])),
        ("eu", "zaldia g1 ukituta", None, touched(&[knight])),
        ("en", "placed e8 queen", None, TouchReport::Placed(Square::E8, Some(shakmaty::Role::Queen))),
        ("de", "Dame Eva acht gestellt", None, TouchReport::Placed(Square::E8, Some(shakmaty::Role::Queen))),
        ("en", "removed black knight f7", None, TouchReport::Removed(black_knight)),
        ("en", "j'adoube", None, TouchReport::Adjusting),
        ("de", "J'adoube!", None, TouchReport::Adjusting),
        ("en", "white adjusted", white, TouchReport::Adjusted),
        ("en", "adjust g1", None, TouchReport::Adjusting),
    ];
    for (tag, line, whose, handling) in table {
        let voice = voice_of(tag);
        let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
        assert_eq!(heard, Ok(Intent::Command(Command::Handled(whose, handling))), "{tag}: {line}");
    }
    // Two squares placed, none touched, half a square, a move: nothing of that.
    let voice = voice_of("en");
    for line in ["placed e4 e5", "touched", "touched e", "touched O-O", "removed", "touched g1x"] {
        assert!(hear(line, voice.lexicon()).is_err(), "{line}");
    }
}
