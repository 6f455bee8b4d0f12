//! Guidelines I — the envelope of a sealed move.
#![allow(clippy::unwrap_used)]

use ansage::game::{Desk, Game, OpponentKind, Press, Repeat, Setup};
use ansage::record::envelope::{EnvelopeError, LONGEST, lock, open};

fn game(white: &str) -> Game {
    Game::open(Setup {
        desk: Desk::Tournament,
        white: white.to_owned(),
        black: String::new(),
        start: "4k3/8/8/8/8/8/8/4K2R w K - 0 40".parse().unwrap(),
        time: "5".parse().unwrap(),
        press: Press::Manual,
        repeat: Repeat::Opponent,
        regulations: Box::default(),
        draw: None,
        increments: ansage::laws::Increments::BeforeMove,
        black_time: None,
        occasion: None,
        against: OpponentKind::Person,
        wording: None,
        rung: None,
    })
}

#[test]
fn guidelines_i_7_only_the_passphrase_opens_it() {
    let game = game("Ada");
    let envelope = lock("move h1h8", "Gänseblümchen im Mai", &game).unwrap();
    assert_eq!(open(&envelope, "Gänseblümchen im Mai", &game).unwrap().as_str(), "move h1h8");
    // The same letters, written in parts.
    assert!(open(&envelope, "Ga\u{308}nseblu\u{308}mchen im Mai", &game).is_ok());
    for wrong in ["", "Gänseblümchen im mai", "Gänseblümchen im Mai "] {
        assert_eq!(open(&envelope, wrong, &game), Err(EnvelopeError::Wrong), "{wrong}");
    }
}

#[test]
fn an_envelope_belongs_to_its_game_and_is_whole() {
    let (one, other) = (game("Ada"), game("Bea"));
    let envelope = lock("move h1h8", "correct horse", &one).unwrap();
    assert_eq!(open(&envelope, "correct horse", &other), Err(EnvelopeError::Wrong));
    let mut damaged = envelope.clone();
    let last = if damaged.ends_with('0') { '1' } else { '0' };
    damaged.pop();
    damaged.push(last);
    for not_it in [damaged.as_str(), &envelope[..60], "", "argon2id-xchacha20poly1305:xyz"] {
        assert_eq!(open(not_it, "correct horse", &one), Err(EnvelopeError::Wrong), "{not_it}");
    }
}

#[test]
fn no_two_envelopes_are_alike_and_none_tells_how_long_the_move_is() {
    let game = game("");
    let [short, again, long] =
        ["e4", "e4", &"x".repeat(LONGEST)].map(|text| lock(text, "correct horse", &game).unwrap());
    assert!(short != again && short.len() == again.len() && short.len() == long.len());
    assert_eq!(lock(&"x".repeat(LONGEST + 1), "correct horse", &game), Err(EnvelopeError::TooLong));
}
