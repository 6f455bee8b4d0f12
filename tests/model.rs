//! Random sequences of commands against the game, in every order a person could give them, held against
//! what must be true of any game: it is the fold of what was kept, its clocks neither leak nor grow, its
//! boards follow the announcements, and nothing is executed that was not repeated.
//!
//! `ANSAGE_SEED=n cargo test --test model` repeats one run; the seed stands before every failure.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::collections::BTreeSet;
use std::time::Duration;

use ansage::announcement::{
    Announcement, Claim, ClockOrder, Handling, Heard, NamedPiece, Request, Ruling, Scorekeeping, Speaker,
    hear,
};
use ansage::boards::differences;
use ansage::game::{
    Against, Command, Desk, Event, Family, Game, Phase, Press, Refusal, Repeat, Setup, Written,
};
use ansage::laws::{
    Ability, Cadence, Doubt, Duty, Edition, GameResult, Irregularity, MoveParts, Noticed, PressedBy,
    Regulations, Scoresheets, Winnable,
};
use ansage::voice::Voice;
use serde_json::Value;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Color, Position, Rank, Square};

const GAMES: u64 = 1000;
const COMMANDS: usize = 120;

/// How many kinds of [`Event`] there are.
const EVENTS: usize = 84;

/// A small generator of its own, so that a failing run can be repeated from the seed it prints.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn of<T: Copy>(&mut self, these: &[T]) -> T {
        these[self.below(these.len())]
    }
}

/// A game that is played and, beside it, everything that would have been kept of it.
struct Table<'v> {
    game: Game,
    kept: Vec<(u64, Event)>,
    at: u64,
    /// Milliseconds in which a clock ran.
    ran: u64,
    /// Whether somebody has reported what stands on a board; then boards may be anything.
    reported: bool,
    /// Whether another move than the one in hand was reported; taking it back touches other squares.
    instead: bool,
    /// What was used before a position was restored.
    void: Option<u64>,
    /// How many events were there at the last check.
    checked: usize,
    voice: &'v Voice,
}

const STARTS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
    "4k3/P6P/8/3pP3/3Pp3/8/p6p/4K3 w - d6 0 1",
    "8/8/8/8/8/4k3/4p3/4K3 b - - 90 60",
    "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1",
    // Chess960: castling in the first move, king and rook far from where they go, and hardly anything in the way.
    "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1",
    "rkr5/pppppppp/8/8/8/8/PPPPPPPP/5RKR w HFca - 0 1",
    "1rk4r/pppppppp/8/8/8/8/PPPPPPPP/R5KR w HAhb - 0 1",
];

const TIMES: [&str; 14] = [
    // 8.4 — standard chess with less than five minutes.
    "3/200s:1h",
    "2/290s:4/100s:1h",
    "-",
    "5",
    "90+30",
    "2/10s+1s:20s+1s",
    "3/60s",
    "60sd5",
    "60sb5",
    "2/10s:5sbyo3x9",
    "60sbyo2x9",
    "*60",
    "up",
    "20",
];

/// Whoever may speak; players more often than each assistant.
const ANYBODY: [Speaker; 8] = [
    Speaker::White,
    Speaker::White,
    Speaker::Black,
    Speaker::Black,
    Speaker::Assistant,
    Speaker::WhiteAssistant,
    Speaker::BlackAssistant,
    Speaker::Arbiter,
];

/// D.2.10, D.2.11 — who sees, and what each assistant is given: mostly everything.
fn assisted(random: &mut Random, regulations: Regulations) -> Regulations {
    let is = [Ability::Sighted, Ability::Sighted, Ability::Blind];
    let own = |random: &mut Random| {
        (random.below(5) == 0).then(|| Duty::ALL.into_iter().filter(|_| random.below(4) > 0).collect())
    };
    Regulations {
        white_is: random.of(&is),
        black_is: random.of(&is),
        no_assistant: random.below(10) == 0,
        white_duties: own(random),
        black_duties: own(random),
        pressed_by: random.of(&[
            PressedBy::Either,
            PressedBy::Either,
            PressedBy::Player,
            PressedBy::Assistant,
        ]),
        ..regulations
    }
}

fn setup(random: &mut Random) -> Setup {
    let start = random.of(&STARTS).parse().unwrap();
    // A.5.2 — a rapid or blitz game in which illegal moves are the players' to claim.
    let unseen = random.below(6) == 0;
    let quickplay = !unseen && random.below(3) == 0;
    let regulations = Regulations {
        edition: random.of(&Edition::ALL),
        no_offers_before: random.of(&[0, 0, 2]),
        offers_need_consent: random.below(3) == 0,
        quickplay,
        flag: random.of(&[Noticed::Called, Noticed::Called, Noticed::Claimed]),
        supervised: !unseen && random.below(2) == 0,
        illegal: if unseen { Noticed::Claimed } else { Noticed::Called },
        ..Regulations::default()
    };
    let regulations = assisted(random, regulations);
    Setup {
        desk: if unseen {
            Desk::Tournament
        } else {
            random.of(&[Desk::Practice, Desk::Relay, Desk::Tournament])
        },
        white: String::new(),
        black: String::new(),
        start,
        time: match (unseen, quickplay) {
            (true, _) => random.of(&["20", "15+10", "5", "3+2"]),
            (_, true) => random.of(&["20", "20", "40/20:20"]),
            _ => random.of(&TIMES),
        }
        .parse()
        .unwrap(),
        press: random.of(&[Press::Auto, Press::Manual]),
        repeat: random.of(&[Repeat::Program, Repeat::Opponent]),
        black_time: None,
        draw: None,
        regulations: Box::new(Regulations {
            step_by_step: random.below(5) == 0,
            scoresheets: random.of(&[Scoresheets::Paper, Scoresheets::Paper, Scoresheets::Electronic]),
            default_time: random.of(&[None, Some(0), Some(2_000), Some(60_000)]),
            ..regulations
        }),
        occasion: None,
        against: random.of(&[
            Against::Person,
            Against::Person,
            Against::Partner { color: Color::Black, level: 1, seed: 0 },
        ]),
        wording: None,
    }
}

impl<'v> Table<'v> {
    fn open(setup: Setup, voice: &'v Voice) -> Table<'v> {
        let opened = Event::Opened(setup);
        let game = Game::fold([(0, &opened)]).unwrap();
        Table {
            game,
            kept: vec![(0, opened)],
            at: 0,
            ran: 0,
            reported: false,
            instead: false,
            void: None,
            checked: 0,
            voice,
        }
    }

    fn announcement(&self, text: &str) -> Announcement {
        match hear(text, self.voice.lexicon()).unwrap().heard {
            Heard::Announcement(announcement, _) => announcement,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// A move as somebody might type it: mostly legal, sometimes only possible, sometimes neither.
    fn some_move(&self, random: &mut Random) -> Announcement {
        let legal = self.game.position().legal_moves();
        if random.below(6) > 0 && !legal.is_empty() {
            let played = legal[random.below(legal.len())];
            let mut text = UciMove::from_move(played, self.game.castling_mode()).to_string();
            // 3.7.5 — now and then what a pawn becomes is not said.
            text.truncate(if played.is_promotion() && random.below(2) == 0 { 4 } else { 5 });
            return self.announcement(&text);
        }
        let square = |random: &mut Random| Square::new(u32::try_from(random.below(64)).unwrap());
        let own: Vec<Square> = self.game.position().us().into_iter().collect();
        if random.below(2) == 0 && !own.is_empty() {
            let from = random.of(&own);
            return self.announcement(&format!("{from}{}", square(random)));
        }
        self.announcement(&format!("{}{}", square(random), square(random)))
    }

    /// What the opponent would have to say now, or something else.
    fn repeat(&self, random: &mut Random) -> Announcement {
        let last = self.game.hand().map(|hand| hand.done).or_else(|| {
            self.game.plies().last().map(|ply| UciMove::from_move(ply.played, self.game.castling_mode()))
        });
        match last {
            Some(done) if random.below(4) > 0 => self.announcement(&done.to_string()),
            _ => self.some_move(random),
        }
    }

    /// What more than one has to say: A.5.2 — an illegal move that stands can be taken back if both players want it.
    fn agreed_on(&self, random: &mut Random) -> Option<(Speaker, Command)> {
        let stands = self.game.plies().iter().any(|ply| !ply.legal);
        // D.2.9 — a score has something else, or the arbiter answers what follows from that.
        if self.game.retracing().is_some() && random.below(3) == 0 {
            let answer = random.of(&[true, false]);
            return Some((Speaker::Arbiter, if answer { Command::Accept } else { Command::Decline }));
        }
        if !self.game.plies().is_empty() && random.below(25) == 0 {
            let score = random.of(&Color::ALL);
            let number = 1 + u32::try_from(random.below(4)).unwrap();
            let written = (random.below(4) > 0).then(|| self.some_move(random));
            let by = random.of(&[
                Speaker::from(score),
                Speaker::Assistant,
                Speaker::from(!score),
                Speaker::assistant_of(score),
                Speaker::assistant_of(!score),
            ]);
            return Some((by, Command::Wrote { score, number, mover: random.of(&Color::ALL), written }));
        }
        if self.game.scores_differ().is_some() && random.below(6) == 0 {
            return Some((Speaker::Arbiter, Command::Fix));
        }
        (stands && random.below(8) == 0).then(|| {
            let back = Ruling::Restore { number: 0, color: None, keep_times: random.below(2) == 0 };
            (random.of(&[Speaker::White, Speaker::Black]), Command::Ruling(back))
        })
    }

    fn command(&self, random: &mut Random) -> (Speaker, Command) {
        let turn = Speaker::from(self.game.turn());
        let anybody = random.of(&ANYBODY);
        if let Some(owing) = self.game.repeat_due().filter(|_| random.below(3) > 0) {
            let assistant = Speaker::assistant_of(random.of(&Color::ALL));
            let by = random.of(&[Speaker::from(owing), Speaker::from(owing), assistant]);
            return (by, Command::Announce(self.repeat(random)));
        }
        // 7.5.2 — the pawn stands on the last rank, and the clock is pressed.
        if let Some((_, said)) = self.game.unpromoted().filter(|_| random.below(3) == 0) {
            return (turn, Command::PressUnpromoted(said.clone()));
        }
        let legal = self.game.position().legal_moves();
        if let Some(adjourns) = self.adjournment_command(random) {
            return adjourns;
        }
        if matches!(self.game.phase(), Phase::ClaimPending(_)) && random.below(2) == 0 {
            let answers = [Command::Decline, Command::Postpone(true), Command::Postpone(false)];
            return (Speaker::Arbiter, answers[random.below(3)].clone());
        }
        if let Some(offering) = self.game.offer()
            && self.game.setup().regulations.offers_need_consent
            && random.below(3) == 0
        {
            return (Speaker::from(!offering), Command::Accept);
        }
        if matches!(self.game.phase(), Phase::ConsentPending(_)) && random.below(2) == 0 {
            return (Speaker::Arbiter, Command::Decline);
        }
        if self.game.increment_asked().is_some() && random.below(2) == 0 {
            let answer = if self.game.offer().is_some() { Command::Decline } else { Command::Accept };
            return (if answer == Command::Accept { Speaker::Arbiter } else { anybody }, answer);
        }
        if let Some(agreed) = self.agreed_on(random) {
            return agreed;
        }
        if let Some(nought) = self.both_at_nought(random) {
            return nought;
        }
        if self.game.setup().regulations.quickplay && random.below(6) == 0 {
            // A player comes into time trouble, and claims.
            if self.game.clock().left(self.game.turn(), self.at) < 120_000 {
                return (turn, Command::ClaimNormalMeans);
            }
            let order = ClockOrder::Set(self.game.turn(), Duration::from_secs(100));
            return (Speaker::Arbiter, Command::Clock { order, schedule: false });
        }
        if let Some(scores) = self.score_command(random) {
            return scores;
        }
        match random.below(152) {
            106..109 => {
                let claim = random.of(&[Claim::Threefold, Claim::Fifty]);
                (turn, Command::ClaimWith(claim, self.some_move(random)))
            }
            109..111 => (turn, Command::SeeSheet),
            111 => (anybody, Command::WithdrawOffer),
            112 => (anybody, Command::ClaimTime),
            113 => (anybody, Command::ClaimIllegal),
            114..117 => (turn, Command::RequestIncrement),
            117..119 => (turn, Command::ClaimNormalMeans),
            119..122 => (Speaker::Arbiter, Command::Accept),
            122..125 => (Speaker::Arbiter, Command::Decline),
            125..128 => (Speaker::Arbiter, Command::Postpone(random.below(2) == 0)),
            146..151 => (anybody, Command::Ruling(Self::ruling(random))),
            151 if random.below(3) == 0 => (Speaker::Arbiter, Command::StoodStill(4_000)),
            128..146 => (if random.below(4) > 0 { turn } else { anybody }, self.handled(random)),
            100..106 => {
                (anybody, Command::Clock { order: Self::clock_order(random), schedule: random.below(2) == 0 })
            }
            0..34 => {
                (if random.below(5) > 0 { turn } else { anybody }, Command::Announce(self.some_move(random)))
            }
            34..58 => (if random.below(5) > 0 { turn } else { anybody }, Command::Press),
            58..66 => {
                (if random.below(3) > 0 { turn } else { anybody }, Command::Correct(self.some_move(random)))
            }
            66..72 => match self.game.setup().partner() {
                Some(color) if color == self.game.turn() && !legal.is_empty() => {
                    (Speaker::from(color), Command::Play(legal[random.below(legal.len())]))
                }
                _ => (turn, Command::Press),
            },
            72..76 => (anybody, self.report(random)),
            76..79 => (anybody, Command::Fix),
            79..84 => (anybody, Command::Done),
            84..86 => (anybody, Command::OfferDraw),
            86 => (anybody, Command::Accept),
            87..89 => (anybody, Command::Decline),
            89 if random.below(6) == 0 => (anybody, Command::Resign),
            89..91 => (anybody, Command::Claim(random.of(&[Claim::Threefold, Claim::Fifty]))),
            91..93 => (Speaker::Arbiter, Command::Pause(None)),
            93..95 => (Speaker::Arbiter, Command::Continue),
            95..97 => (Speaker::Arbiter, Command::Start),
            97 => (anybody, Command::TakeBack(1 + u32::try_from(random.below(4)).unwrap())),
            98 if random.below(8) == 0 => (Speaker::Arbiter, Command::Result(GameResult::Drawn)),
            _ => {
                let one = random.of(&[Winnable::Yes, Winnable::No, Winnable::Unknown(Doubt::Time)]);
                (Speaker::Arbiter, Command::Judged(ByColor { white: Winnable::Yes, black: one }))
            }
        }
    }

    /// D.2.9 — what stands on a board, true or not.
    fn report(&self, random: &mut Random) -> Command {
        let board = random.of(&["white board: ", "black board: "]);
        let what = random.of(&["a2 empty", "e2 e3", "e4 white queen", "g8 f6", "0-0", "8/8/8/8/8/8/8/8"]);
        match hear(&format!("{board}{what}"), self.voice.lexicon()).unwrap().heard {
            Heard::Request(Request::Board(color, report)) => Command::Report(color, report),
            other => panic!("{other:?}"),
        }
    }

    /// 8.4 to 8.7 — something of the scoresheets; rare, but where it is what comes next.
    fn score_command(&self, random: &mut Random) -> Option<(Speaker, Command)> {
        let anybody = random.of(&ANYBODY);
        let color = random.of(&[None, Some(Color::White), Some(Color::Black)]);
        let turn = Speaker::from(self.game.turn());
        if let Phase::ClaimWritten(claimant) = self.game.phase() {
            return Some((Speaker::from(!*claimant), Command::Verify(random.below(2) == 0)));
        }
        let due = Color::ALL.into_iter().any(|color| self.game.score_due(color));
        let stopped = Color::ALL.into_iter().filter(|color| self.game.has_stopped_recording(*color)).count();
        let free = |color: &Color| !self.game.must_record(*color, self.at);
        let standard = self.game.setup().cadence() == Cadence::Standard;
        let likely = due || stopped == 2 || standard && Color::ALL.iter().any(free);
        if random.below(if likely { 4 } else { 20 }) > 0 {
            return None;
        }
        if due && random.below(2) == 0 {
            return Some((turn, Command::Score(Scorekeeping::Borrow)));
        }
        if stopped == 2 && random.below(2) == 0 {
            return Some((Speaker::Arbiter, Command::Score(Scorekeeping::Reconstruct)));
        }
        let arbiter = random.of(&[Speaker::Arbiter, Speaker::Arbiter, anybody]);
        let (by, said) = match random.below(if stopped > 0 { 10 } else { 6 }) {
            0..3 => (random.of(&[Speaker::White, Speaker::Black, anybody]), Scorekeeping::Stop(color)),
            3 => (anybody, Scorekeeping::Sign),
            4 => (arbiter, Scorekeeping::Replace(color.unwrap_or(Color::White))),
            5 => {
                let more = u32::try_from(random.below(3)).unwrap();
                (arbiter, Scorekeeping::NotShown { color, more })
            }
            6 => (arbiter, Scorekeeping::Update),
            7 => (arbiter, Scorekeeping::Keep),
            8 => (turn, Scorekeeping::Borrow),
            _ => (anybody, Scorekeeping::Complete(color)),
        };
        Some((by, Command::Score(said)))
    }

    /// 4, D.2.3 — something hands do; mostly with what was announced, so that moves get made.
    fn handled(&self, random: &mut Random) -> Command {
        let position = self.game.position();
        let occupied: Vec<Square> = position.board().occupied().into_iter().collect();
        let piece = |square| NamedPiece { square, role: None, color: None };
        let parts = self.game.hand().and_then(|hand| MoveParts::of_coordinates(&hand.done, position));
        let to = self.game.hand().and_then(|hand| hand.done.to());
        let handling = match random.below(9) {
            0 => {
                let mut one = || piece(occupied[random.below(occupied.len())]);
                let pieces = vec![one(), one()];
                Handling::Touched { pieces, order_known: random.below(2) == 0 }
            }
            1 => Handling::Adjusting,
            2 => Handling::Adjusted,
            3 => Handling::Accidental,
            4..7 => Handling::Placed(to.unwrap_or(random.of(&Square::ALL)), None),
            _ => {
                let captured = parts.and_then(|parts| parts.captured);
                Handling::Removed(piece(captured.unwrap_or(random.of(&occupied))))
            }
        };
        Command::Handled(None, handling)
    }

    /// Guidelines I, 6.7 — something of an adjournment; rare while a game is played, and nearly all there is to
    /// do while it is adjourned.
    fn adjournment_command(&self, random: &mut Random) -> Option<(Speaker, Command)> {
        let adjourned = matches!(self.game.phase(), Phase::Sealing | Phase::Adjourned);
        if random.below(if adjourned { 3 } else { 12 }) > usize::from(adjourned) {
            return None;
        }
        let anybody = random.of(&ANYBODY);
        let arbiter = random.of(&[Speaker::Arbiter, Speaker::Arbiter, Speaker::Arbiter, anybody]);
        let player = random.of(&[Speaker::from(self.game.turn()), anybody]);
        let color = random.of(&[Color::White, Color::Black]);
        let early = random.of(&[None, None, Some(Duration::from_secs(2)), Some(Duration::from_mins(150))]);
        Some(match random.below(19) {
            0 | 1 => (arbiter, Command::Adjourn(early)),
            2..5 => {
                let made = random.below(4) == 0;
                (player, Command::Seal { envelope: "locked".to_owned(), made })
            }
            5 => (player, Command::Sealed),
            6 => (player, Command::Press),
            7 => (arbiter, Command::Resumption("Saturday".to_owned())),
            8 => (arbiter, Command::Checked),
            9 | 18 => (arbiter, Command::Start),
            10 => (arbiter, Command::EnvelopeLost),
            11 if random.below(9) == 0 => (arbiter, Command::PositionLost),
            12..15 => (arbiter, Command::Absent(color)),
            15 => (arbiter, Command::Arrived(color)),
            _ => (arbiter, Command::Open(self.some_writing(random))),
        })
    }

    fn some_writing(&self, random: &mut Random) -> Written {
        let legal = self.game.position().legal_moves();
        match random.below(12) {
            0 => Written::Unintelligible("a horse".to_owned()),
            1 => Written::Announced(self.some_move(random)),
            2 => Written::Move("a1h8".parse().unwrap()),
            _ if legal.is_empty() => Written::Move("a1h8".parse().unwrap()),
            _ => {
                let played = legal[random.below(legal.len())];
                Written::Move(UciMove::from_move(played, self.game.castling_mode()))
            }
        }
    }

    /// III.3.1 — in a period that is not the last both clocks stand at nought, and nobody knows which flag fell first.
    fn both_at_nought(&self, random: &mut Random) -> Option<(Speaker, Command)> {
        let clock = self.game.clock();
        let unclear = self.game.setup().regulations.quickplay && clock.to_complete(Color::White).is_some();
        if !unclear || random.below(4) > 0 {
            return None;
        }
        let runs = Color::ALL.into_iter().find(|color| !clock.is_at_nought(*color, self.at));
        let order = runs.map(|color| ClockOrder::Set(color, Duration::ZERO));
        let command = order.map_or(Command::ClaimTime, |order| Command::Clock { order, schedule: false });
        Some((Speaker::Arbiter, command))
    }

    /// 6.10.2, 12.9 — something an arbiter does to the clock.
    fn clock_order(random: &mut Random) -> ClockOrder {
        let color = random.of(&[Color::White, Color::Black]);
        let time = Duration::from_millis(random.of(&[0, 1, 999, 60_000, 3_600_000, 90_000_000]));
        match random.below(5) {
            0 => ClockOrder::Set(color, time),
            1 => ClockOrder::SetMoves(color, random.of(&[0, 1, 39, 40, 500, 501])),
            2 => ClockOrder::SetByoYomi(color, random.of(&[0, 3])),
            3 => ClockOrder::Add(color, time),
            _ => ClockOrder::Cut(color, time),
        }
    }

    /// 7, 12 — something an arbiter rules, or is called for.
    fn ruling(random: &mut Random) -> Ruling {
        let color = random.of(&[Color::White, Color::Black]);
        let number = u32::try_from(random.below(5)).unwrap();
        match random.below(14) {
            0 => Ruling::Note("a telephone rang".to_owned()),
            1 => Ruling::Warn(color, None),
            2 => Ruling::Penalize(color, "a fine".to_owned()),
            3 if random.below(6) == 0 => Ruling::Forfeit(color),
            4 if random.below(6) == 0 => Ruling::WrongStart,
            4 if random.below(6) == 0 => Ruling::ColorsReversed { annul: random.below(2) == 0 },
            5 => Ruling::BoardTurned,
            6 => Ruling::Displaced(color),
            7 => Ruling::Illegal(color),
            8..10 => Ruling::TwoHands(random.of(&[None, Some(color)])),
            10..12 => Ruling::Restore { number, color: Some(color), keep_times: random.below(2) == 0 },
            _ => Ruling::Withdraw,
        }
    }

    fn keep(&mut self, events: Vec<Event>) {
        for event in events {
            match &event {
                Event::BoardReported { done: Some(_), .. } => self.instead = true,
                Event::Announced { .. } => self.instead = false,
                // I.1.2 — time he is deemed to have used.
                Event::Adjourned { deemed_ms } => self.ran += deemed_ms,
                _ => {}
            }
            self.game.apply(&event, self.at);
            self.kept.push((self.at, event));
        }
    }

    fn pass(&mut self, milliseconds: u64) {
        let never = (Color::White, u64::MAX);
        let (_, falls) = self.game.clock().flag_at().unwrap_or(never);
        let until = (self.at + milliseconds).min(self.game.next_due().unwrap_or(u64::MAX).max(self.at));
        if self.game.clock().running().is_some() {
            self.ran += until.min(falls).saturating_sub(self.at);
        }
        self.at = until;
        let fallen = self.game.decide(Speaker::Arbiter, &Command::Tick, self.at).unwrap();
        self.keep(fallen);
    }

    fn wrong_squares(&self, color: Color) -> Vec<Square> {
        differences(self.game.board(color).now(), &self.game.expected(color))
            .iter()
            .map(|d| d.square)
            .collect()
    }

    /// D.2.10 — what an assistant does for his own player only he has not done for the other; D.2.11 — and nothing
    /// that his player's has not been given.
    fn acts_for_his_own(setup: &Setup, event: &Event) {
        let (by, color, duty) = match event {
            Event::Completed { by: Some(by), color, .. } => (by.speaker(), *color, Duty::KeepScore),
            Event::RecordingStopped { by, color } | Event::ScoreCompleted { by, color } => {
                (Some(*by), *color, Duty::KeepScore)
            }
            Event::ScoreWritten { by, score, .. } => (Some(*by), *score, Duty::KeepScore),
            Event::Announced { by, .. } => (Some(*by), by.assists().unwrap_or(Color::White), Duty::Announce),
            Event::Touched { by, .. } => (Some(*by), by.assists().unwrap_or(Color::White), Duty::Claim),
            _ => return,
        };
        if let Some(player) = by.and_then(Speaker::assists) {
            assert_eq!(player, color, "{event:?}");
            assert!(setup.regulations.duties_of(player).contains(&duty), "{event:?}");
        }
    }

    // One thing after the other that must hold.
    #[allow(clippy::too_many_lines)]
    fn step(&mut self, random: &mut Random) {
        let (by, command) = self.command(random);
        let before = self.game.clone();
        let left = ByColor::new_with(|color| before.clock().left(color, self.at));
        let wrong = ByColor::new_with(|color| self.wrong_squares(color));
        let instead = self.instead;
        let decided = self.game.decide(by, &command, self.at);
        let events = match decided {
            Err(refusal) => {
                if matches!(before.phase(), Phase::Over(_)) {
                    return;
                }
                // D.2.8 — a correction comes too late only when no move is in hand.
                assert!(refusal != Refusal::TooLate || before.hand().is_none());
                return;
            }
            Ok(events) => events,
        };
        if matches!(before.phase(), Phase::Over(_)) {
            // 8.7 — what is over is signed, or the arbiter decides otherwise.
            let allowed = |event: &Event| {
                matches!(event, Event::RulingWithdrawn | Event::NextPeriod { .. } | Event::Signed { .. })
                    || matches!(event, Event::Ended { .. }) && before.setup().desk != Desk::Practice
            };
            assert!(events.iter().all(allowed), "{command:?} after the end: {events:?}");
            if events.is_empty() {
                return;
            }
        }
        for event in &events {
            Self::acts_for_his_own(before.setup(), event);
        }
        self.keep(events.clone());
        let game = &self.game;

        // A clock runs exactly while the game is played, and it is the clock of the player to move, or of the
        // one who has not pressed for a move that was replied to (6.2.2).
        let running = match game.phase() {
            Phase::Play => Some(game.clock_side()),
            // The arbiter may have stopped it while a move is sealed.
            Phase::Sealing => game.clock().running().and(Some(game.turn())),
            // I.9.2 — of a game that is adjourned only the clock of an absent player runs.
            Phase::Adjourned => game.clock().running().filter(|color| game.is_absent(*color)),
            _ => None,
        };
        // I.12.1 — after a lost envelope the clock stands until the move is made.
        let lost = self.kept.iter().rposition(|(_, event)| matches!(event, Event::EnvelopeLost { .. }));
        let pressed = |(_, event): &(u64, Event)| matches!(event, Event::Completed { .. });
        let stands = lost.is_some_and(|at| !self.kept[at..].iter().any(pressed));
        if !stands || game.clock().running().is_some() {
            assert_eq!(game.clock().running(), running, "{command:?} {events:?}");
        }
        // Nobody's time grows but by an increment, a new period or a penalty.
        let grants = events.iter().any(|event| {
            matches!(
                event,
                Event::Completed { .. }
                    | Event::IllegalCompleted { .. }
                    | Event::ClaimFailed { .. }
                    | Event::IncrementGranted { .. }
                    | Event::ClaimPostponed { .. }
                    | Event::ClaimRejected { .. }
                    | Event::BothFlagsDown
                    | Event::NextPeriod { .. }
                    | Event::TakenBack { .. }
            )
        });
        for color in Color::ALL {
            let now = game.clock().left(color, self.at);
            let deemed = |event: &Event| matches!(event, Event::Adjourned { deemed_ms } if *deemed_ms > 0);
            let undone = matches!(command, Command::TakeBack(_) | Command::Clock { .. } | Command::Ruling(_))
                || events.iter().any(|event| deemed(event) || matches!(event, Event::Restored { .. }))
                // A.5.2 — the times are those of before the press.
                || game.plies().len() < before.plies().len();
            assert!(undone || now >= left[color], "{command:?} costs time: {events:?}");
            assert!(grants || undone || now == left[color], "{command:?} gives time: {events:?}");
        }
        // 9.5.3 — after a wrong claim nothing but the declared move is made, where it is legal.
        if let Some(declared) = before.declared(before.turn())
            && declared.to_move(before.position()).is_ok()
            && events.iter().any(|event| matches!(event, Event::Completed { .. }))
        {
            let made =
                game.plies().last().map(|ply| UciMove::from_move(ply.played, self.game.castling_mode()));
            assert_eq!(made, Some(declared), "{command:?}");
        }
        // Of a wrong repeat nothing comes.
        if events.iter().any(|event| matches!(event, Event::RepeatDiffered { .. })) {
            for color in Color::ALL {
                assert_eq!(before.board(color), game.board(color), "a differing repeat is executed");
            }
            assert_eq!(before.repeat_due(), game.repeat_due());
        }
        // 4.3 — no announcement is taken that does not do what was touched for; D.2.3 — and no move is completed
        // that is not made.
        let said = events.iter().find_map(|event| match event {
            Event::Announced { r#move, .. } | Event::Corrected { r#move, .. } => {
                r#move.parse::<UciMove>().ok().filter(|_| before.setup().partner() != Some(before.turn()))
            }
            _ => None,
        });
        if let (Some(done), Some(obligation)) = (said, before.obligation()) {
            let parts = MoveParts::of_coordinates(&done, before.position()).unwrap();
            assert!(obligation.fits(&parts), "{done} against {obligation:?}");
        }
        let completes = matches!(command, Command::Press)
            && events.iter().any(|event| match event {
                Event::Completed { .. } => true,
                Event::IllegalCompleted { kind, .. } => *kind != Irregularity::EmptyPress,
                _ => false,
            });
        let late = Color::ALL.into_iter().any(|color| before.is_unpressed(color));
        assert!(!completes || before.is_made() || late, "not made and completed: {events:?}");
        // 9.4, 4.8 — touched is what the player to move has touched, and only that.
        for color in Color::ALL {
            assert!(!game.has_touched(color) || game.turn() == color);
            assert_eq!(game.may_protest(color), !game.has_touched(color));
        }
        // 8.5.2 — nobody announces before his scoresheet is complete; 8.4 — a gap is left only by who has stopped.
        let announced = events
            .iter()
            .any(|event| matches!(event, Event::Announced { by, .. } if *by != Speaker::Arbiter));
        assert!(
            !announced || !before.score_due(before.turn()) || before.setup().partner() == Some(before.turn())
        );
        for color in Color::ALL {
            let gaps = |game: &Game| game.score(color).moves().iter().filter(|one| one.is_none()).count();
            assert!(
                gaps(game) <= gaps(&before)
                    || before.has_stopped_recording(color)
                    || game.has_stopped_recording(color)
            );
        }
        // 7.5.2 — a pawn stands on the last rank only until a move is announced, and only in a tournament.
        let stands = game.unpromoted().is_some();
        assert!(!stands || game.hand().is_none() && game.setup().desk == Desk::Tournament);
        // D.2.8 — only a move in hand can be corrected.
        let corrected = events.iter().any(|event| matches!(event, Event::Corrected { .. }));
        assert!(!corrected || before.hand().is_some());
        // Taking a move in hand back touches the squares of that move and no others: what was reported or
        // set right elsewhere stays as it is.
        let undone = corrected || events.iter().any(|event| matches!(event, Event::IllegalCompleted { .. }));
        if undone && !instead {
            let done = events.iter().filter_map(|event| match event {
                Event::Corrected { r#move, .. } | Event::Announced { r#move, .. } => r#move.parse().ok(),
                _ => None,
            });
            // 6.2.2, A.5.2 — an illegal move on the board goes back with the reply to it.
            let gone = before.plies().iter().skip(game.plies().len());
            let gone = gone.map(|ply| UciMove::from_move(ply.played, game.castling_mode()));
            let all = before.hand().map(|hand| hand.done).into_iter().chain(done).chain(gone);
            let moved: Vec<Square> = all.flat_map(|done| touched(done, game.castling_mode())).collect();
            for color in Color::ALL {
                let elsewhere = |squares: &[Square]| -> Vec<Square> {
                    squares.iter().copied().filter(|square| !moved.contains(square)).collect()
                };
                let now = elsewhere(&self.wrong_squares(color));
                assert_eq!(elsewhere(&wrong[color]), now, "{color}'s board, a move taken back: {command:?}");
            }
        }
        if let Command::Report(..) = command {
            self.reported = true;
        }
        self.check();
    }

    /// What holds at any moment.
    fn check(&mut self) {
        let game = &self.game;
        // What is told of the boards may follow it.
        if self.kept.iter().rev().take(2).any(|(_, event)| matches!(event, Event::TakenBack { .. })) {
            self.ran = game.clock().used(Color::White, self.at) + game.clock().used(Color::Black, self.at);
        }
        // A.5.2 — as it does when an illegal move that was completed goes back: the times are those of its press.
        let claimed = game.setup().regulations.illegal == Noticed::Claimed;
        let back = |(_, event): &(u64, Event)| matches!(event, Event::IllegalCompleted { .. });
        if claimed && self.kept[self.checked..].iter().any(back) {
            let used = |color| game.clock().used(color, self.at);
            let now = used(Color::White) + used(Color::Black);
            assert!(now <= self.ran, "time is charged twice");
            if now < self.ran {
                self.void = Some(std::mem::replace(&mut self.ran, now));
            }
        }
        self.checked = self.kept.len();
        // What was used in moves that are void counts again when the ruling is withdrawn.
        match self.kept.last().map(|(_, event)| event) {
            Some(Event::Restored { .. }) => {
                let used = |color| game.clock().used(color, self.at);
                let void = std::mem::replace(&mut self.ran, used(Color::White) + used(Color::Black));
                self.void = Some(void);
            }
            // The arbiter considers again, as if the clocks had stood since.
            Some(Event::RulingWithdrawn)
                if matches!(game.phase(), Phase::ConsentPending(_) | Phase::ClaimPending(_)) =>
            {
                self.ran =
                    game.clock().used(Color::White, self.at) + game.clock().used(Color::Black, self.at);
            }
            // Without the time that was given a flag has fallen meanwhile, and what ran since is nobody's.
            Some(Event::RulingWithdrawn)
                if Color::ALL.iter().any(|color| game.clock().is_down(*color, self.at)) =>
            {
                self.ran =
                    game.clock().used(Color::White, self.at) + game.clock().used(Color::Black, self.at);
            }
            Some(Event::RulingWithdrawn) => self.ran = self.void.take().unwrap_or(self.ran),
            Some(Event::IllegalCompleted { .. }) if claimed => {}
            Some(
                Event::Paused { .. }
                | Event::Noted { .. }
                | Event::StoodStill { .. }
                | Event::Resumed
                | Event::PromotionMissing { .. },
            ) => {}
            // What is said of scoresheets belongs to what was ruled.
            Some(event) if event.family() == Family::Scores && !matches!(event, Event::NextPeriod { .. }) => {
            }
            _ => self.void = None,
        }
        // No time is lost or charged twice.
        let used: u64 = Color::ALL.iter().map(|color| game.clock().used(*color, self.at)).sum();
        assert_eq!(used, self.ran, "time is lost or charged twice");
        for color in Color::ALL {
            assert_eq!(game.score(color).moves().len(), game.plies().len());
            if !self.reported {
                assert_eq!(game.board(color).now(), &game.expected(color), "{color}'s board");
            }
        }
        assert_eq!(game.positions().len(), game.plies().len() + 1);
        if !self.reported && game.repeat_due().is_none() && game.hand().is_none() {
            for color in Color::ALL {
                assert_eq!(game.board(color).now(), game.position().board(), "{color}'s board");
            }
        }
        // While a repeat is due, nothing is in the air but the last announcement.
        if let Some(owing) = game.repeat_due() {
            assert!(game.hand().map_or(!game.plies().is_empty(), |hand| hand.color == !owing));
        }
        // A board is never being set right without a step to do.
        if let Phase::SettingRight(_, steps) = game.phase() {
            assert!(!steps.is_empty());
        }
    }

    /// Killed and taken up again, from what was written.
    fn resume(&mut self) {
        let written: Vec<(u64, String)> =
            self.kept.iter().map(|(at, event)| (*at, serde_json::to_string(event).unwrap())).collect();
        let read: Vec<(u64, Event)> =
            written.iter().map(|(at, text)| (*at, serde_json::from_str(text).unwrap())).collect();
        assert_eq!(read, self.kept);
        let folded = Game::fold(read.iter().map(|(at, event)| (*at, event))).unwrap();
        assert_eq!(format!("{folded:?}"), format!("{:?}", self.game), "the fold is not the game");
        self.game = folded;
    }
}

/// The squares a hand touches when it carries this move out.
fn touched(done: UciMove, mode: CastlingMode) -> Vec<Square> {
    let UciMove::Normal { from, to, .. } = done else { return Vec::new() };
    let mut squares = vec![from, to, Square::from_coords(to.file(), from.rank())];
    // A king that castles takes the rook along; in Chess960 any move along a first rank may be that.
    let castles = if mode.is_chess960() {
        matches!(from.rank(), Rank::First | Rank::Eighth)
    } else {
        from.file().distance(to.file()) == 2
    };
    if from.rank() == to.rank() && castles {
        squares.extend(Square::ALL.into_iter().filter(|square| square.rank() == from.rank()));
    }
    squares
}

/// Plays one game; the names of the events in it, and of those that a player's own assistant has brought about.
fn play(seed: u64, voice: &Voice) -> (BTreeSet<String>, BTreeSet<String>) {
    let mut random = Random(seed);
    let mut table = Table::open(setup(&mut random), voice);
    for _ in 0..COMMANDS {
        if random.below(3) == 0 {
            let longest = random.of(&[50, 3_000, 20_000]);
            table.pass(u64::try_from(random.below(longest)).unwrap());
        }
        table.step(&mut random);
        if random.below(40) == 0 && table.game.outcome().is_none() {
            table.resume();
            table.keep(vec![Event::Resumed]);
            table.check();
        }
    }
    table.resume();
    let kept: Vec<Value> = table.kept.iter().map(|(_, event)| serde_json::to_value(event).unwrap()).collect();
    let name = |event: &Value| event["event"].as_str().unwrap().to_owned();
    let assistants =
        kept.iter().filter(|event| event["by"].as_str().is_some_and(|by| by.ends_with("_assistant")));
    (kept.iter().map(name).collect(), assistants.map(name).collect())
}

#[test]
fn any_order_of_commands_leaves_a_game_that_holds_together() {
    let voice = Voice::built_in("en").unwrap();
    let named: Option<u64> = std::env::var("ANSAGE_SEED").ok().and_then(|seed| seed.parse().ok());
    let (mut seen, mut assisted) = (BTreeSet::new(), BTreeSet::new());
    for seed in named.map_or(0..GAMES, |seed| seed..seed + 1) {
        // Printed by the harness when the game does not hold together.
        println!("ANSAGE_SEED={seed}");
        let (events, by_assistants) = play(seed, &voice);
        seen.extend(events);
        assisted.extend(by_assistants);
    }
    // Nothing of this could fail in games in which nothing happens: every event there is has happened.
    assert!(named.is_some() || seen.len() == EVENTS, "{} events of {EVENTS}: {seen:?}", seen.len());
    // D.2.10 — each duty was done by an assistant named with his player.
    for name in
        ["announced", "repeated", "completed", "score_written", "touched", "sealed", "recording_stopped"]
    {
        assert!(named.is_some() || assisted.contains(name), "{name}: {assisted:?}");
    }
}
