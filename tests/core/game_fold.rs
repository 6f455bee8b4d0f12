//! A game is the fold of its events: whatever is asked of it, replaying what was kept gives the same game,
//! and two boards on which nothing but announcements was executed never differ.
//!
//! Each run plays other games. One that fails prints its seed; `ANSAGE_SEED=… cargo test --test core game_fold`
//! plays the same again.
#![allow(clippy::unwrap_used, clippy::panic)]

use std::time::{SystemTime, UNIX_EPOCH};

use ansage::game::Claim;
use ansage::game::PieceMention;
use ansage::game::Scorekeeping;
use ansage::game::TouchReport;
use ansage::game::{Announcement, MoveDescription, Speaker};
use ansage::game::{
    Command, Desk, Event, Game, OpponentKind, Phase, PlayEvent, Press, Repeat, RulingEvent, ScoreEvent,
    SealedText, Setup,
};
use ansage::laws::{Doubt, FlagCalling, GameResult, Increments, Regulations, Winnable};
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingSide, Color, Position, Role, Square};

const STARTS: [&str; 7] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "4k3/1p1p1p1p/8/P1P1P1P1/p1p1p1p1/8/1P1P1P1P/4K3 b - - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 90 80",
    // Chess960.
    "1rk4r/8/8/8/8/8/8/R4KR1 w GAhb - 90 80",
    "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1",
];

const SPEAKERS: [Speaker; 8] = [
    Speaker::White,
    Speaker::Black,
    Speaker::White,
    Speaker::Black,
    Speaker::Assistant,
    Speaker::WhiteAssistant,
    Speaker::BlackAssistant,
    Speaker::Arbiter,
];

struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        usize::try_from((mixed ^ (mixed >> 31)) % limit as u64).unwrap()
    }

    fn one_of<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }
}

fn squares(from: Square, to: Square, promotion: Option<Role>) -> Announcement {
    Announcement::Move(MoveDescription {
        from_file: Some(from.file()),
        from_rank: Some(from.rank()),
        to: Some(to),
        promotion,
        ..MoveDescription::default()
    })
}

/// Mostly a legal move; now and then one of a piece to anywhere.
fn announcement(game: &Game, dice: &mut Dice) -> Announcement {
    let legal = game.position().legal_moves();
    match dice.below(8) {
        0 => Announcement::Castling(dice.one_of(&CastlingSide::ALL)),
        1 => {
            let own: Vec<Square> = game.position().us().into_iter().collect();
            let promotion = [None, None, Some(Role::Queen)];
            squares(dice.one_of(&own), dice.one_of(&Square::ALL), dice.one_of(&promotion))
        }
        _ if legal.is_empty() => Announcement::Castling(CastlingSide::KingSide),
        _ => {
            let played = legal[dice.below(legal.len())];
            match played.castling_side() {
                Some(side) => Announcement::Castling(side),
                None => squares(played.from().unwrap(), played.to(), played.promotion()),
            }
        }
    }
}

/// The announcement that the opponent has to repeat, as coordinates.
fn repeat(game: &Game) -> Option<Announcement> {
    let text = match (game.hand(), game.plies().last()) {
        (Some(hand), _) => hand.done.to_string(),
        (None, Some(ply)) => shakmaty::uci::UciMove::from_move(ply.played, game.castling_mode()).to_string(),
        (None, None) => return None,
    };
    let promotion = text.chars().nth(4).and_then(Role::from_char);
    Some(squares(text.get(0..2)?.parse().ok()?, text.get(2..4)?.parse().ok()?, promotion))
}

/// A piece touched, placed where it was announced, or removed.
fn handling(game: &Game, dice: &mut Dice) -> TouchReport {
    let square = |done: Option<Square>, dice: &mut Dice| done.unwrap_or(dice.one_of(&Square::ALL));
    let to = game.hand().and_then(|hand| hand.done.to());
    let piece = PieceMention { square: square(to, dice), role: None, color: None };
    match dice.below(4) {
        0 => TouchReport::Touched { pieces: vec![piece], order_known: true },
        1 => TouchReport::Removed(piece),
        _ => TouchReport::Placed(square(to, dice), None),
    }
}

fn command(game: &Game, dice: &mut Dice) -> (Speaker, Command) {
    let by = dice.one_of(&SPEAKERS);
    let turn = Speaker::from(game.turn());
    if let Some(owing) = game.repeat_due().filter(|_| dice.below(3) > 0)
        && let Some(announcement) = repeat(game)
    {
        return (Speaker::from(owing), Command::Announce(announcement));
    }
    if matches!(game.phase(), Phase::Sealing | Phase::Adjourned) && dice.below(2) == 0 || dice.below(30) == 0
    {
        return adjournment_command(game, dice);
    }
    match dice.below(38) {
        34 => (by, Command::Score(Scorekeeping::Stop(None))),
        35 => (
            by,
            Command::Score(dice.one_of(&[
                Scorekeeping::Complete(None),
                Scorekeeping::Borrow,
                Scorekeeping::Sign,
            ])),
        ),
        36 => {
            let more = Scorekeeping::NotShown { color: None, more: 0 };
            let said = [Scorekeeping::Keep, Scorekeeping::Update, Scorekeeping::Reconstruct, more];
            (dice.one_of(&[Speaker::Arbiter, by]), Command::Score(dice.one_of(&said)))
        }
        37 => (by, Command::Verify(dice.below(2) == 0)),
        24 | 25 => {
            let claim = dice.one_of(&[Claim::Threefold, Claim::Fifty]);
            (turn, Command::ClaimWith(claim, announcement(game, dice)))
        }
        26 => (by, if dice.below(2) == 0 { Command::ClaimTime } else { Command::ClaimIllegal }),
        27 => (Speaker::Arbiter, Command::Accept),
        28 => (Speaker::Arbiter, Command::Decline),
        29 => (turn, Command::RequestIncrement),
        30 => (turn, Command::ClaimNormalMeans),
        31 => (by, Command::Handled(None, TouchReport::Accidental)),
        32 | 33 => (turn, Command::Handled(None, handling(game, dice))),
        0 => (by, Command::OfferDraw),
        1 => (by, Command::Decline),
        2 if dice.below(20) == 0 => (by, Command::Accept),
        3 if dice.below(40) == 0 => (by, Command::Resign),
        4 => (by, Command::Claim(dice.one_of(&[Claim::Threefold, Claim::Fifty]))),
        5 => (by, Command::Fix),
        6 => (by, Command::Done),
        7 => (Speaker::Arbiter, Command::Pause(None)),
        8 | 9 => (Speaker::Arbiter, Command::Continue),
        10 => (by, Command::TakeBack(u32::try_from(dice.below(4)).unwrap())),
        11 if dice.below(40) == 0 => (Speaker::Arbiter, Command::Result(GameResult::Drawn)),
        12 => (by, Command::Tick),
        13 => (Speaker::Arbiter, Command::Start),
        14 => (by, Command::Judged(ByColor { white: Winnable::Yes, black: Winnable::Unknown(Doubt::Time) })),
        15 | 16 => (turn, Command::Correct(announcement(game, dice))),
        17..=20 => (turn, Command::Press),
        _ => (dice.one_of(&[turn, turn, by]), Command::Announce(announcement(game, dice))),
    }
}

/// Guidelines I, 6.7 — something of an adjournment.
fn adjournment_command(game: &Game, dice: &mut Dice) -> (Speaker, Command) {
    let turn = Speaker::from(game.turn());
    match dice.below(8) {
        0 | 1 => (Speaker::Arbiter, Command::Adjourn(None)),
        2 | 3 => (turn, Command::Seal { envelope: "locked".to_owned(), made: dice.below(3) == 0 }),
        4 => (turn, Command::Sealed),
        5 => (Speaker::Arbiter, Command::Absent(dice.one_of(&Color::ALL))),
        6 => (Speaker::Arbiter, Command::Arrived(dice.one_of(&Color::ALL))),
        _ => {
            let legal = game.position().legal_moves();
            let Some(played) = legal.first() else { return (Speaker::Arbiter, Command::EnvelopeLost) };
            let done = UciMove::from_move(*played, game.castling_mode());
            (Speaker::Arbiter, Command::Open(SealedText::Move(done)))
        }
    }
}

fn setup(dice: &mut Dice) -> Setup {
    Setup {
        desk: dice.one_of(&[Desk::Practice, Desk::Relay, Desk::Tournament]),
        white: String::new(),
        black: String::new(),
        start: dice.one_of(&STARTS).parse().unwrap(),
        time: dice.one_of(&["90+30", "2/60s+1:30s", "-", "1", "11", "2/290s:1h"]).parse().unwrap(),
        press: dice.one_of(&[Press::Auto, Press::Manual]),
        repeat: dice.one_of(&[Repeat::Program, Repeat::Opponent]),
        increments: Increments::BeforeMove,
        black_time: None,
        draw: None,
        regulations: Box::new(Regulations {
            step_by_step: dice.below(4) == 0,
            offers_need_consent: dice.below(2) == 0,
            quickplay: dice.below(2) == 0,
            flag: dice.one_of(&[FlagCalling::Called, FlagCalling::Claimed]),
            ..Regulations::default()
        }),
        occasion: None,
        against: OpponentKind::Person,
        wording: None,
        rung: None,
    }
}

/// What must be true of a game at any time when nothing was reported of its boards.
fn sound(game: &Game) -> Result<(), String> {
    let told = |why: &str| Err(format!("{why}: {game:#?}"));
    if game.positions().len() != game.plies().len() + 1 {
        return told("positions and plies do not match");
    }
    for color in Color::ALL {
        if game.score(color).moves().len() != game.plies().len() {
            return told("a score is not complete");
        }
        if game.wrong_board().is_some() || game.board(color).now() != &game.expected(color) {
            return told("a board is wrong by itself");
        }
    }
    if !game.board_differences().is_empty() {
        return told("the boards differ by themselves");
    }
    // A game can end before the last move was repeated; then it is not on the opponent's board, as expected above.
    if game.hand().is_none()
        && game.repeat_due().is_none()
        && !matches!(game.phase(), Phase::Over(_))
        && Color::ALL.iter().any(|color| game.board(*color).now() != game.position().board())
    {
        return told("a board is not as the game stands");
    }
    if matches!(game.phase(), Phase::Over(_)) && game.clock().running().is_some() {
        return told("a clock runs after the end");
    }
    Ok(())
}

fn play(dice: &mut Dice) -> Result<usize, String> {
    let opened = Event::opened(setup(dice));
    let mut game = Game::fold([(0, &opened)]).unwrap();
    let mut kept = vec![(0, opened)];
    let mut at = 0;
    for _ in 0..120 {
        at += dice.below(4_000) as u64;
        let (by, command) = command(&game, dice);
        // D.2.8 — until its window is closed, a move that has ended the game is repeated, pressed or put right.
        let was_over = game.outcome().filter(|_| game.ended_in_hand().is_none());
        let Ok(events) = game.decide(by, &command, at) else { continue };
        for event in &events {
            let text = serde_json::to_string(event).map_err(|error| error.to_string())?;
            let read: Event = serde_json::from_str(&text).map_err(|error| format!("{text}: {error}"))?;
            if read != *event {
                return Err(format!("{event:?} is kept as {text}"));
            }
            game.apply(event, at);
        }
        kept.extend(events.iter().map(|event| (at, event.clone())));
        // 8.7 — what is over is signed, or the arbiter decides otherwise. At practice the move that has ended it goes back.
        let goes_back = game.setup().desk == Desk::Practice;
        let after_the_end = |event: &Event| {
            if goes_back && matches!(event, Event::Play(PlayEvent::TakenBack { .. })) {
                return true;
            }
            matches!(
                event,
                Event::Scores(ScoreEvent::Signed { .. } | ScoreEvent::NextPeriod { .. })
                    | Event::Play(PlayEvent::Ended { .. })
                    | Event::Ruling(RulingEvent::RulingWithdrawn)
            )
        };
        if was_over.is_some() && !events.iter().all(after_the_end) {
            return Err(format!("{command:?} after the end: {events:?}"));
        }
        sound(&game).map_err(|why| format!("after {command:?} of {by:?}, {events:?}\n{why}"))?;
    }
    let again = Game::fold(kept.iter().map(|(at, event)| (*at, event))).unwrap();
    if format!("{again:?}") == format!("{game:?}") {
        Ok(game.plies().len())
    } else {
        Err(format!("replayed, the game is another:\n{game:#?}\n{again:#?}"))
    }
}

#[test]
fn a_game_is_the_fold_of_its_events() {
    let given = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok());
    let seed = given.unwrap_or_else(|| SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs());
    println!("ANSAGE_SEED={seed}");
    let mut dice = Dice(seed);
    let mut plies = 0;
    for _ in 0..400 {
        plies += play(&mut dice).unwrap_or_else(|why| panic!("{why}"));
    }
    assert!(plies > 400, "hardly a move was made: {plies}");
}
