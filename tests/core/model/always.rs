//! What must be true at any moment.

use shakmaty::{Color, Position};

use super::table::Table;
use ansage::game::{BoardEvent, Event, Phase, PlayEvent, RulingEvent, ScoreEvent, is_made};

impl Table<'_> {
    /// What holds at any moment.
    pub fn check(&mut self) {
        let game = &self.game;
        // What is told of the boards may follow it.
        if self
            .kept
            .iter()
            .rev()
            .take(2)
            .any(|(_, event)| matches!(event, Event::Play(PlayEvent::TakenBack { .. })))
        {
            self.ran = game.clock().used(Color::White, self.at) + game.clock().used(Color::Black, self.at);
        }
        // 7.5.1 — as it does when an illegal move that was completed goes back: the times are those of its press.
        let back =
            |(_, event): &(u64, Event)| matches!(event, Event::Ruling(RulingEvent::IllegalCompleted { .. }));
        if self.kept[self.checked..].iter().any(back) {
            let used = |color| game.clock().used(color, self.at);
            let now = used(Color::White) + used(Color::Black);
            assert!(now <= self.ran, "time is charged twice");
            if now < self.ran {
                self.void = Some(std::mem::replace(&mut self.ran, now));
            }
        }
        let since = std::mem::replace(&mut self.checked, self.kept.len());
        // D.2.9 — hands do what was ruled.
        let hands = |event: &Event| {
            matches!(
                event,
                Event::Boards(
                    BoardEvent::SettingRight { .. }
                        | BoardEvent::StepDone
                        | BoardEvent::BoardsAgree
                        | BoardEvent::BoardsDiffer { .. }
                )
            )
        };
        let last = self.kept[since..].iter().rev().map(|(_, event)| event).find(|event| !hands(event));
        // What was used in moves that are void counts again when the ruling is withdrawn.
        match last {
            Some(Event::Ruling(RulingEvent::Restored { .. })) => {
                let used = |color| game.clock().used(color, self.at);
                let void = std::mem::replace(&mut self.ran, used(Color::White) + used(Color::Black));
                self.void = Some(void);
            }
            // The arbiter considers again, as if the clocks had stood since.
            Some(Event::Ruling(RulingEvent::RulingWithdrawn))
                if matches!(game.phase(), Phase::ConsentPending(_) | Phase::ClaimPending(_)) =>
            {
                self.ran =
                    game.clock().used(Color::White, self.at) + game.clock().used(Color::Black, self.at);
            }
            // Without the time that was given a flag has fallen meanwhile, and what ran since is nobody's.
            Some(Event::Ruling(RulingEvent::RulingWithdrawn))
                if Color::ALL.iter().any(|color| game.clock().is_down(*color, self.at)) =>
            {
                self.ran =
                    game.clock().used(Color::White, self.at) + game.clock().used(Color::Black, self.at);
            }
            Some(Event::Ruling(RulingEvent::RulingWithdrawn)) => {
                self.ran = self.void.take().unwrap_or(self.ran);
            }
            None
            | Some(
                Event::Ruling(
                    RulingEvent::IllegalCompleted { .. }
                    | RulingEvent::Paused { .. }
                    | RulingEvent::Noted { .. }
                    | RulingEvent::StoodStill { .. },
                )
                | Event::Play(PlayEvent::Resumed | PlayEvent::PromotionMissing { .. }),
            ) => {}
            // What is said of scoresheets belongs to what was ruled.
            Some(Event::Scores(event)) if !matches!(event, ScoreEvent::NextPeriod { .. }) => {}
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
        // 5.1.1, 5.2.1 — nobody who is mated or stalemated by a legal move ever has the move, whatever is withdrawn.
        let made = match game.hand() {
            Some(hand) => hand.legal.is_some() && is_made(game),
            None => game.plies().last().is_some_and(|ply| ply.legal),
        };
        if made && matches!(game.phase(), Phase::Play | Phase::Paused) {
            assert!(!game.position_with_hand().legal_moves().is_empty(), "the game goes on after its end");
        }
        // What has ended the game need not be repeated once it stands.
        let settled = game.repeat_due().is_none() && game.outcome().is_none();
        if !self.reported && settled && game.hand().is_none() {
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
}
