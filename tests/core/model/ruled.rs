//! What is said of scoresheets, adjournments, clocks and rulings.

use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{Color, Position};

use super::command::ANYBODY;
use super::random::Random;
use super::table::Table;
use ansage::game::{
    ClockOrder, Command, Phase, RestoredTimes, Ruling, Scorekeeping, SealedText, Speaker, must_record,
};
use ansage::laws::Cadence;

impl Table<'_> {
    /// 8.4 to 8.7 — something of the scoresheets; rare, but where it is what comes next.
    pub fn score_command(&self, random: &mut Random) -> Option<(Speaker, Command)> {
        let anybody = random.of(&ANYBODY);
        let color = random.of(&[None, Some(Color::White), Some(Color::Black)]);
        let turn = Speaker::from(self.game.turn());
        if let Phase::ClaimWritten(claimant) = self.game.phase() {
            return Some((Speaker::from(!*claimant), Command::Verify(random.below(2) == 0)));
        }
        let due = Color::ALL.into_iter().any(|color| self.game.sheets().is_due(color));
        let stopped = Color::ALL.into_iter().filter(|color| self.game.sheets().has_stopped(*color)).count();
        let free = |color: &Color| !must_record(&self.game, *color, self.at);
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

    /// Guidelines I, 6.7 — something of an adjournment; rare while a game is played, and nearly all there is to
    /// do while it is adjourned.
    pub fn adjournment_command(&self, random: &mut Random) -> Option<(Speaker, Command)> {
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

    pub fn some_writing(&self, random: &mut Random) -> SealedText {
        let legal = self.game.position().legal_moves();
        match random.below(12) {
            0 => SealedText::Unintelligible("a horse".to_owned()),
            1 => SealedText::Announced(self.some_move(random)),
            2 => SealedText::Move("a1h8".parse().unwrap()),
            _ if legal.is_empty() => SealedText::Move("a1h8".parse().unwrap()),
            _ => {
                let played = legal[random.below(legal.len())];
                SealedText::Move(UciMove::from_move(played, self.game.castling_mode()))
            }
        }
    }

    /// III.3.1 — in a period that is not the last both clocks stand at nought, and nobody knows which flag fell first.
    pub fn both_at_nought(&self, random: &mut Random) -> Option<(Speaker, Command)> {
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

    /// 7.1 — what the clocks show after an earlier position was restored.
    pub fn restored_times(random: &mut Random) -> RestoredTimes {
        random.of(&[RestoredTimes::Then, RestoredTimes::WithoutPenalties, RestoredTimes::Stay])
    }

    /// 6.10.2, 12.5, 12.9 — something an arbiter does to the clock.
    pub fn clock_order(random: &mut Random) -> ClockOrder {
        let color = random.of(&[Color::White, Color::Black]);
        let time = Duration::from_millis(random.of(&[0, 1, 999, 60_000, 3_600_000, 90_000_000]));
        match random.below(6) {
            0 => ClockOrder::Set(color, time),
            1 => ClockOrder::SetMoves(color, random.of(&[0, 1, 39, 40, 500, 501])),
            2 => ClockOrder::SetByoYomi(color, random.of(&[0, 3])),
            3 => ClockOrder::Add(color, time),
            4 => ClockOrder::AddFor(color, time, "the light".to_owned()),
            _ => ClockOrder::Cut(color, time),
        }
    }

    /// 7, 12 — something an arbiter rules, or is called for.
    pub fn ruling(random: &mut Random) -> Ruling {
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
            10..12 => Ruling::Restore { number, color: Some(color), times: Self::restored_times(random) },
            _ => Ruling::Withdraw,
        }
    }
}
