//! A move that is typed otherwise than it was said: both boards and both scores have the right one (D.2.9).

use shakmaty::{Color, Position};

use super::super::slips::execute;
use super::{Hearer, Table, Written, rate};
use ansage::boards::Comparison;
use ansage::game::{BoardEvent, Event, Phase, RulingEvent, finding};

impl<H: Hearer> Table<'_, H> {
    /// Types another move, now and then where all is well. Whether it did.
    pub(super) fn mistyped(&mut self, mover: Color) -> bool {
        let ply = self.played;
        let well = self.since.is_none() && finding(self.game()) == Comparison::Agreement;
        let goes_on = !self.positions[ply + 1].is_game_over();
        let Some(typed) = self.another_move(ply).filter(|_| well && goes_on && self.comes(rate::MISTYPED))
        else {
            return false;
        };
        self.counts.count("mistyped");
        self.announce(mover, typed, "");
        if self.game().repeat_due().is_some() {
            self.announce(!mover, typed, "");
        }
        if self.game().hand().is_some() {
            self.press(mover);
        }
        let announced = self.history.moves()[ply];
        for color in Color::ALL {
            execute(self.wood.get_mut(color), &announced);
            self.papers.get_mut(color).push(Written::Right);
            self.read.get_mut(color).push(Written::Unread);
        }
        self.played += 1;
        self.clocks.push(Self::shown(&self.hearer));
        // Somebody says what stands there, or nobody looks.
        if self.dice.percent(50) {
            for color in Color::ALL {
                self.tell(color);
            }
        }
        for color in Color::ALL {
            self.read_out(color, ply);
        }
        assert_eq!(finding(self.game()), Comparison::Record(ply));
        let shown = Self::shown(&self.hearer);
        let heard = self.say("arbiter: fix");
        assert!(matches!(heard[..], [Event::Boards(BoardEvent::CorrectionProposed { .. })]), "{heard:?}");
        self.hearer.wait(60_000);
        let heard = self.say("arbiter: accept");
        assert!(
            matches!(heard[..], [Event::Ruling(RulingEvent::RecordCorrected { .. })]),
            "no hand moves: {heard:?}"
        );
        assert_eq!(*self.game().position(), self.positions[self.played]);
        assert_eq!(self.game().plies()[ply].played, self.moves[ply]);
        assert_eq!(Self::shown(&self.hearer), shown, "the clocks stay");
        assert_eq!(*self.game().phase(), Phase::Paused);
        self.answered();
        self.say("arbiter: continue");
        true
    }
}
