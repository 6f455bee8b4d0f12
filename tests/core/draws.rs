//! Draws and claims by edition, cadence and supervision (5.2, 9), on the game itself.
#![allow(clippy::unwrap_used, clippy::panic)]

use crate::support::voice_of;
use shakmaty::Color;

use ansage::game::{
    Announcement, Claim, Command, Desk, DrawEvent, Event, Game, OpponentKind, PlayEvent, Press, Refusal,
    Repeat, Setup, Speaker,
};
use ansage::hear::{Intent, hear};
use ansage::laws::{Edition, Increments, Regulations, Termination};

const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn game(start: &str, time: &str, press: Press, regulations: Regulations) -> Game {
    Game::open(Setup {
        desk: Desk::Relay,
        white: String::new(),
        black: String::new(),
        start: start.parse().unwrap(),
        time: time.parse().unwrap(),
        press,
        repeat: Repeat::Program,
        draw: None,
        increments: Increments::BeforeMove,
        black_time: None,
        occasion: None,
        against: OpponentKind::Person,
        regulations: Box::new(regulations),
        wording: None,
        rung: None,
    })
}

fn announcement(text: &str) -> Announcement {
    let voice = voice_of("en");
    match hear(text, voice.lexicon()).unwrap().heard {
        Intent::Announce(announcement, _) => announcement,
        other => panic!("{text}: {other:?}"),
    }
}

/// What follows, taken in.
fn done(game: &mut Game, by: Speaker, command: &Command) -> Vec<Event> {
    let events = game.decide(by, command, 0).unwrap();
    for event in &events {
        game.apply(event, 0);
    }
    events
}

fn plays(game: &mut Game, moves: &[&str]) -> Vec<Event> {
    let played = moves.iter().flat_map(|text| {
        let by = Speaker::from(game.turn());
        done(game, by, &Command::Announce(announcement(text)))
    });
    played.collect()
}

/// Edition, time, supervised: the minutes a wrong claim gives, with and without an intended move.
#[test]
fn article_9_5_3_by_edition_cadence_and_supervision() {
    use Edition::{Of2014, Of2017, Of2018, Of2023};
    let table = [
        (Of2014, "90+30", true, 2),
        (Of2014, "20", true, 2),
        (Of2014, "5", true, 1),
        (Of2017, "20", false, 2),
        (Of2017, "5", false, 1),
        (Of2018, "90+30", true, 2),
        (Of2018, "20", false, 2),
        (Of2018, "5", true, 1),
        (Of2023, "90+30", true, 2),
        (Of2023, "20", true, 1),
        (Of2023, "20", false, 1),
        (Of2023, "5", false, 1),
        // There is no clock to give it to.
        (Of2023, "-", true, 0),
    ];
    for (edition, time, supervised, minutes) in table {
        let regulations = || Regulations { edition, supervised, ..Regulations::default() };
        for command in
            [Command::Claim(Claim::Fifty), Command::ClaimWith(Claim::Threefold, announcement("knight f3"))]
        {
            let mut game = game(INITIAL, time, Press::Auto, regulations());
            let left = game.clock().left(Color::Black, 0);
            let events = done(&mut game, Speaker::White, &command);
            let [
                Event::Draw(DrawEvent::Claimed { .. }),
                Event::Draw(DrawEvent::ClaimFailed { bonus_ms, .. }),
            ] = events.as_slice()
            else {
                panic!("{edition} {time}: {events:?}");
            };
            assert_eq!(*bonus_ms, minutes * 60_000, "{edition} {time} {supervised}");
            assert_eq!(game.clock().left(Color::Black, 0), left + bonus_ms);
            // 9.5.1 and 9.5.3 — the clocks stood, and the claimant's runs on.
            assert_eq!(game.clock().running(), Some(Color::White));
            // 9.1.2.3
            assert_eq!(game.draws().offer, Some(Color::White));
        }
    }
}

/// Edition: whether a draw can be agreed when only White has moved, and whether a third occurrence is claimed
/// with the move that brings it.
#[test]
fn articles_5_2_3_and_9_2_by_edition() {
    for (edition, agreed) in [
        (Edition::Of2014, true),
        (Edition::Of2017, false),
        (Edition::Of2018, false),
        (Edition::Of2023, false),
    ] {
        let regulations = || Regulations { edition, ..Regulations::default() };
        let mut one = game(INITIAL, "90+30", Press::Manual, regulations());
        plays(&mut one, &["e4"]);
        done(&mut one, Speaker::White, &Command::OfferDraw);
        let decided = one.decide(Speaker::Black, &Command::Accept, 0);
        assert_eq!(decided.is_ok(), agreed, "{edition}: {decided:?}");

        let mut one = game(INITIAL, "90+30", Press::Auto, regulations());
        let cycle = ["knight f3", "knight f6", "knight g1", "knight g8"];
        plays(&mut one, &cycle);
        plays(&mut one, &cycle[..3]);
        let claim = Command::ClaimWith(Claim::Threefold, announcement("knight g8"));
        // Only the player to move.
        assert_eq!(one.decide(Speaker::White, &claim, 0), Err(Refusal::NotToClaim));
        let events = done(&mut one, Speaker::Black, &claim);
        assert!(
            matches!(
                events.last(),
                Some(Event::Play(PlayEvent::Ended { reason: Termination::ThreefoldClaim, .. }))
            ),
            "{edition}: {events:?}"
        );
        // The move is not executed.
        assert_eq!(one.plies().len(), 7);
    }
}

#[test]
fn article_5_2_3_a_made_move_counts_before_the_press() {
    let mut game = game(INITIAL, "90+30", Press::Manual, Regulations::default());
    plays(&mut game, &["e4"]);
    done(&mut game, Speaker::White, &Command::Press);
    plays(&mut game, &["e5"]);
    done(&mut game, Speaker::Black, &Command::OfferDraw);
    let events = done(&mut game, Speaker::White, &Command::Accept);
    assert!(
        matches!(events.as_slice(), [Event::Play(PlayEvent::Ended { reason: Termination::Agreement, .. })]),
        "{events:?}"
    );
}

#[test]
fn article_9_1_2_1_the_proper_time_of_an_offer_is_noted() {
    let timely = |game: &Game, by| match game.decide(by, &Command::OfferDraw, 0).unwrap().as_slice() {
        [Event::Draw(DrawEvent::DrawOffered { timely: Some(timely), .. })] => *timely,
        other => panic!("{other:?}"),
    };
    let mut manual = game(INITIAL, "90+30", Press::Manual, Regulations::default());
    assert!(!timely(&manual, Speaker::White));
    plays(&mut manual, &["e4"]);
    assert!(timely(&manual, Speaker::White));
    assert!(!timely(&manual, Speaker::Black));
    done(&mut manual, Speaker::White, &Command::Press);
    assert!(!timely(&manual, Speaker::White));
    // Where the program presses there is no other time.
    let mut auto = game(INITIAL, "90+30", Press::Auto, Regulations::default());
    assert!(!timely(&auto, Speaker::White));
    plays(&mut auto, &["e4"]);
    assert!(timely(&auto, Speaker::White));
    assert!(!timely(&auto, Speaker::Black));
}

#[test]
fn article_9_5_1_a_claim_cannot_follow_the_move() {
    let mut game = game(INITIAL, "90+30", Press::Manual, Regulations::default());
    plays(&mut game, &["e4"]);
    for command in [Command::Claim(Claim::Fifty), Command::ClaimWith(Claim::Fifty, announcement("d4"))] {
        assert_eq!(game.decide(Speaker::White, &command, 0), Err(Refusal::NotToClaim));
    }
    // 1.3 — the opponent has the move, pressed or not.
    let events = game.decide(Speaker::Black, &Command::Claim(Claim::Fifty), 0).unwrap();
    assert!(
        matches!(
            events[..2],
            [Event::Play(PlayEvent::HasMove { .. }), Event::Draw(DrawEvent::Claimed { .. })]
        ),
        "{events:?}"
    );
}

#[test]
fn articles_5_2_1_and_5_2_2_stop_the_clocks_at_once() {
    let mut stalemate =
        game("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "90+30", Press::Manual, Regulations::default());
    let events = plays(&mut stalemate, &["queen c7"]);
    assert!(
        matches!(events.last(), Some(Event::Play(PlayEvent::Ended { reason: Termination::Stalemate, .. }))),
        "{events:?}"
    );
    assert_eq!(stalemate.clock().running(), None);

    let mut dead = game("4k3/8/8/8/8/4p3/4K3/8 w - - 0 1", "90+30", Press::Manual, Regulations::default());
    plays(&mut dead, &["king takes e3"]);
    let question = dead.question().unwrap();
    let nobody = shakmaty::ByColor::new_with(|color| ansage::laws::winnable(&question.position, color));
    let events = done(&mut dead, Speaker::Arbiter, &Command::Judged(nobody));
    assert!(
        matches!(
            events.last(),
            Some(Event::Play(PlayEvent::Ended { reason: Termination::DeadPosition, .. }))
        ),
        "{events:?}"
    );
    assert_eq!(dead.clock().running(), None);
}

#[test]
fn an_offer_of_an_older_record_is_read() {
    let event: Event = serde_json::from_str(r#"{"event":"draw_offered","color":"white"}"#).unwrap();
    assert_eq!(event, Event::Draw(DrawEvent::DrawOffered { color: Color::White, timely: None }));
    // A claim that failed stood alone: the clocks were not stopped for it.
    let mut game = game(INITIAL, "90", Press::Auto, Regulations::default());
    let text = r#"{"event":"claim_failed","color":"white","claim":"threefold","found":1,"bonus_ms":120000}"#;
    game.apply(&serde_json::from_str(text).unwrap(), 5_000);
    assert_eq!((game.clock().running(), game.draws().offer), (Some(Color::White), Some(Color::White)));
    assert_eq!(game.clock().left(Color::White, 6_000), 5_394_000);
}
