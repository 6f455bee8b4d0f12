//! What somebody might say or do next.

use std::time::Duration;

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Position, Square};

use super::random::Random;
use super::table::Table;
use ansage::boards::Comparison;
use ansage::game::{
    Announcement, Claim, ClockOrder, Command, Phase, PieceMention, Ruling, Speaker, TouchReport, finding,
};
use ansage::hear::{Intent, hear};
use ansage::laws::{Doubt, GameResult, MoveParts, Winnable};

/// Whoever may speak; players more often than each assistant.
pub const ANYBODY: [Speaker; 8] = [
    Speaker::White,
    Speaker::White,
    Speaker::Black,
    Speaker::Black,
    Speaker::Assistant,
    Speaker::WhiteAssistant,
    Speaker::BlackAssistant,
    Speaker::Arbiter,
];

impl Table<'_> {
    pub fn command(&self, random: &mut Random) -> (Speaker, Command) {
        let turn = Speaker::from(self.game.turn());
        let anybody = random.of(&ANYBODY);
        if let Some(owing) = self.game.repeat_due().filter(|_| random.below(3) > 0) {
            let assistant = Speaker::assistant_of(random.of(&Color::ALL));
            let by = random.of(&[Speaker::from(owing), Speaker::from(owing), assistant]);
            return (by, Command::Announce(self.repeat(random)));
        }
        // 7.5.2 — the pawn stands on the last rank, and the clock is pressed.
        if let Some((_, said)) = self.game.course().unpromoted.as_ref().filter(|_| random.below(3) == 0) {
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
        if let Some(offering) = self.game.draws().offer
            && self.game.setup().regulations.offers_need_consent
            && random.below(3) == 0
        {
            return (Speaker::from(!offering), Command::Accept);
        }
        if matches!(self.game.phase(), Phase::ConsentPending(_)) && random.below(2) == 0 {
            return (Speaker::Arbiter, Command::Decline);
        }
        if self.game.draws().increment_asked.is_some() && random.below(2) == 0 {
            let answer = if self.game.draws().offer.is_some() { Command::Decline } else { Command::Accept };
            return (if answer == Command::Accept { Speaker::Arbiter } else { anybody }, answer);
        }
        // 11.5 — who has offered in vain may offer again.
        let in_vain = Color::ALL.into_iter().find(|color| *self.game.draws().in_vain.get(*color) > 0);
        if let Some(offering) = in_vain.filter(|_| self.game.draws().offer.is_none() && random.below(12) == 0)
        {
            return (Speaker::from(offering), Command::OfferDraw);
        }
        if let Some(agreed) = self.agreed_on(random) {
            return agreed;
        }
        if let Some(nought) = self.both_at_nought(random) {
            return nought;
        }
        if let Some(hurried) = self.in_time_trouble(random) {
            return hurried;
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

    /// III.5 — a player comes into time trouble, and claims.
    fn in_time_trouble(&self, random: &mut Random) -> Option<(Speaker, Command)> {
        if !self.game.setup().regulations.quickplay || random.below(6) > 0 {
            return None;
        }
        let turn = self.game.turn();
        if self.game.clock().left(turn, self.at) < 120_000 {
            return Some((Speaker::from(turn), Command::ClaimNormalMeans));
        }
        let order = ClockOrder::Set(turn, Duration::from_secs(100));
        Some((Speaker::Arbiter, Command::Clock { order, schedule: false }))
    }

    pub fn announcement(&self, text: &str) -> Announcement {
        match hear(text, self.voice.lexicon()).unwrap().heard {
            Intent::Announce(announcement, _) => announcement,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// A move as somebody might type it: mostly legal, sometimes only possible, sometimes neither.
    pub fn some_move(&self, random: &mut Random) -> Announcement {
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
    pub fn repeat(&self, random: &mut Random) -> Announcement {
        let last = self.game.hand().map(|hand| hand.done).or_else(|| {
            self.game.plies().last().map(|ply| UciMove::from_move(ply.played, self.game.castling_mode()))
        });
        match last {
            Some(done) if random.below(4) > 0 => self.announcement(&done.to_string()),
            _ => self.some_move(random),
        }
    }

    /// What more than one has to say: A.5.2 — an illegal move that stands can be taken back if both players want it.
    pub fn agreed_on(&self, random: &mut Random) -> Option<(Speaker, Command)> {
        let stands = self.game.plies().iter().any(|ply| !ply.legal);
        // D.2.9 — a score has something else, or the arbiter answers what follows from that.
        if (self.game.boards().proposed.is_some() || self.game.clocks_asked()) && random.below(3) == 0 {
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
            return Some((
                by,
                Command::Wrote {
                    score,
                    number,
                    mover: random.of(&[None, Some(Color::White), Some(Color::Black)]),
                    written,
                },
            ));
        }
        let finding = finding(&self.game);
        if (finding.scores_differ() || matches!(finding, Comparison::Record(_))) && random.below(6) == 0 {
            return Some((Speaker::Arbiter, Command::Fix));
        }
        (stands && random.below(8) == 0).then(|| {
            let back = Ruling::Restore { number: 0, color: None, times: Self::restored_times(random) };
            (random.of(&[Speaker::White, Speaker::Black]), Command::Ruling(back))
        })
    }

    /// D.2.9 — what stands on a board, true or not.
    pub fn report(&self, random: &mut Random) -> Command {
        let board = random.of(&["white board: ", "black board: "]);
        let what = random.of(&["a2 empty", "e2 e3", "e4 white queen", "g8 f6", "0-0", "8/8/8/8/8/8/8/8"]);
        match hear(&format!("{board}{what}"), self.voice.lexicon()).unwrap().heard {
            Intent::Command(Command::Report(color, report)) => Command::Report(color, report),
            other => panic!("{other:?}"),
        }
    }

    /// 4, D.2.3 — something hands do; mostly with what was announced, so that moves get made.
    pub fn handled(&self, random: &mut Random) -> Command {
        let position = self.game.position();
        let occupied: Vec<Square> = position.board().occupied().into_iter().collect();
        let piece = |square| PieceMention { square, role: None, color: None };
        let parts = self.game.hand().and_then(|hand| MoveParts::of_coordinates(&hand.done, position));
        let to = self.game.hand().and_then(|hand| hand.done.to());
        let handling = match random.below(9) {
            0 => {
                let mut one = || piece(occupied[random.below(occupied.len())]);
                let pieces = vec![one(), one()];
                TouchReport::Touched { pieces, order_known: random.below(2) == 0 }
            }
            1 => TouchReport::Adjusting,
            2 => TouchReport::Adjusted,
            3 => TouchReport::Accidental,
            4..7 => TouchReport::Placed(to.unwrap_or(random.of(&Square::ALL)), None),
            _ => {
                let captured = parts.and_then(|parts| parts.captured);
                TouchReport::Removed(piece(captured.unwrap_or(random.of(&occupied))))
            }
        };
        Command::Handled(None, handling)
    }
}
