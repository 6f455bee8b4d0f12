//! What becomes of boards that are wrong: they are set right, or both go back (D.2.9).

use shakmaty::Color;

use super::{Hearer, Table, Written, rate};
use ansage::boards::{Comparison, CorrectionStep};
use ansage::game::{BoardEvent, Desk, Event, Phase, finding, scores_differ};

impl<H: Hearer> Table<'_, H> {
    /// D.2.9 — the scores are read, and then either the boards are set right or both go back.
    pub(super) fn settle(&mut self) {
        self.read_scores();
        self.answered();
        if !self.differ() {
            // 8.1.1 — what the scores say comes first.
            self.scores_alone();
        }
        let fix = if self.game().setup().desk == Desk::Tournament {
            "arbiter"
        } else {
            ["white", "black", "assistant", "arbiter"][self.dice.below(4)]
        };
        let nothing = !Color::ALL.into_iter().any(|color| self.wrong(color));
        if nothing {
            // It came right by itself, as what was captured since.
            self.since = None;
            self.answered();
            return;
        }
        self.both_corrected();
        let heard = self.fix(fix);
        match (Self::part(&self.read), &heard[..]) {
            (Some(agreed), [Event::Boards(BoardEvent::RetraceProposed { plies })]) => {
                assert_eq!(*plies, agreed);
                self.go_back(fix, agreed);
            }
            (None, [Event::Boards(BoardEvent::SettingRight { .. })]) => self.set_right(),
            (part, heard) => panic!("the scores part at {part:?}: {heard:?}"),
        }
        self.since = None;
        self.answered();
    }

    fn fix(&mut self, by: &str) -> Vec<Event> {
        self.read_what_is_asked_for(by);
        self.answered();
        self.say(&format!("{by}: fix"))
    }

    /// What is missing is read out when it is asked for, and not before.
    pub(super) fn read_what_is_asked_for(&mut self, by: &str) {
        for _ in 0..=2 * self.played {
            let Comparison::Unread(ply, whose) = finding(self.game()) else { break };
            let refused = self.hearer.hear(&format!("{by}: fix")).unwrap_err();
            assert!(refused == "scores-unread" || refused.starts_with("Read "), "{refused}");
            self.counts.count("read when asked for");
            for color in Color::ALL.into_iter().filter(|color| *whose.get(*color)) {
                assert_eq!(self.read.get(color)[ply], Written::Unread, "read out twice");
                self.read_out(color, ply);
            }
            self.both_corrected();
        }
    }

    pub(super) fn set_right(&mut self) {
        self.counts.count("set right");
        self.by_hand();
        assert_eq!(*self.game().phase(), Phase::Play);
        assert!(Color::ALL.into_iter().all(|color| !self.wrong(color)), "set right, and still wrong");
    }

    /// Hands do one step after the other; every one of them can be done.
    fn by_hand(&mut self) {
        for _ in 0..=2 * 64 {
            let Phase::SettingRight(color, steps) = self.game().phase().clone() else { break };
            let wood = self.wood.get_mut(color);
            match steps[0] {
                // No board is turned here.
                CorrectionStep::Turn => panic!("nothing was turned: {steps:?}"),
                CorrectionStep::Move { piece, from, to } => {
                    assert_eq!(wood[from as usize], Some(piece), "{:?}: nothing to take", steps[0]);
                    assert_eq!(wood[to as usize], None, "{:?}: the square is not empty", steps[0]);
                    (wood[from as usize], wood[to as usize]) = (None, Some(piece));
                }
                CorrectionStep::Remove { piece, from } => {
                    assert_eq!(wood[from as usize].take(), Some(piece), "{:?}: nothing to take", steps[0]);
                }
                CorrectionStep::Put { piece, to } => {
                    assert_eq!(wood[to as usize].replace(piece), None, "{:?}: not empty", steps[0]);
                }
            }
            self.counts.count("steps");
            self.hearer.wait(3_000);
            self.say("assistant: done");
        }
    }

    /// Boards, scores and clocks go back to the last move on which the scores agree.
    pub(super) fn go_back(&mut self, fix: &str, agreed: usize) {
        if self.comes(rate::DECLINED) {
            self.say("arbiter: decline");
            // 6.11.3 — the clocks stand until the arbiter lets them run.
            assert_eq!(*self.game().phase(), Phase::Paused);
            self.say("arbiter: continue");
            assert_eq!(*self.game().phase(), Phase::Play);
            self.say(&format!("{fix}: fix"));
        }
        self.hearer.wait(60_000);
        self.say("arbiter: accept");
        self.counts.count("gone back");
        self.played = agreed;
        for color in Color::ALL {
            self.papers.get_mut(color).truncate(agreed);
            self.read.get_mut(color).truncate(agreed);
            assert_eq!(self.game().score(color).moves().len(), agreed);
        }
        self.clocks.truncate(agreed + 1);
        assert_eq!((self.game().plies().len(), self.game().hand()), (agreed, None));
        assert_eq!(*self.game().position(), self.positions[agreed]);
        assert_eq!(scores_differ(self.game()), None);
        assert_eq!(Self::shown(&self.hearer), self.clocks[agreed], "the clocks of then");
        self.by_hand();
        assert!(Color::ALL.into_iter().all(|color| !self.wrong(color)), "gone back, and still wrong");
        assert_eq!(Self::shown(&self.hearer), self.clocks[agreed], "the clocks of then");
        assert!(self.game().clocks_asked());
        let stay = ["accept", "continue"][self.dice.below(2)];
        self.say(&format!("arbiter: {stay}"));
    }
}
