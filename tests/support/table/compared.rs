//! What stands on the boards is told, and what is answered has to be right (D.2.9).

use shakmaty::{Color, Position, Square};

use super::super::said;
use super::super::slips::{board, wood};
use super::{Hearer, Table, Written, rate};
use ansage::args;
use ansage::boards::Comparison;
use ansage::game::{BoardEvent, Event, finding, scores_differ};
use ansage::tell::happened::compared;
use ansage::tell::{Phrasing, color_key, line};
use ansage::voice::Id;

impl<H: Hearer> Table<'_, H> {
    /// In the middle of a relay only one board has been moved on; both are told, and nothing is wrong.
    pub(super) fn in_the_middle(&mut self, mover: Color) {
        let [before, after] = [0, 1].map(|more| wood(self.positions[self.played + more].board()));
        let right = *self.wood.get(mover) == after && *self.wood.get(!mover) == before;
        if !right || !self.comes(rate::TOLD_ANYWAY) {
            return;
        }
        for color in Color::ALL {
            let heard = self.tell(color);
            assert!(
                matches!(heard[..], [Event::Boards(BoardEvent::BoardReported { .. })]),
                "a false alarm: {heard:?}"
            );
        }
        assert_eq!(self.game().board_differences(), []);
        assert_eq!(self.game().wrong_board(), None);
        self.counts.count("told in the middle");
    }

    /// What stands in front of this player, in one of the ways in which it can be told.
    pub(super) fn tell(&mut self, color: Color) -> Vec<Event> {
        let stands = *self.wood.get(color);
        let known = wood(self.game().board(color).now());
        let by = self.speaker(color);
        let own = color_key(color);
        let wrong: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|square| stands[*square as usize] != known[*square as usize])
            .collect();
        let line = |told: String| format!("{by}: {own} board: {told}");
        let owing = self.game().repeat_due() == Some(color);
        if !owing && self.dice.percent(30) {
            let made = self.game().plies().len() + usize::from(self.game().hand().is_some());
            let announced = self.history.moves()[made - 1];
            let before = wood(&self.game().board(color).before());
            if let Some(instead) = said::instead(&before, &stands, &announced)
                && let Ok(events) = self.hearer.hear(&line(instead))
            {
                self.counts.count("told as another move");
                return events;
            }
        }
        match self.dice.below(3) {
            0 => {
                let some: Vec<Square> = (0..3).map(|_| Square::ALL[self.dice.below(64)]).collect();
                let told = if wrong.is_empty() { &some } else { &wrong };
                self.counts.count("told square by square");
                self.say(&line(said::squares(&stands, told)))
            }
            1 => {
                self.counts.count("told rank by rank");
                self.say(&line(said::rank_by_rank(&stands)))
            }
            _ => {
                self.counts.count("told as a whole");
                self.say(&line(said::placement(&stands)))
            }
        }
    }

    /// Both boards have been moved on: the first moment at which a difference can be seen. What is wrong is told, and
    /// the answer has to be right.
    pub(super) fn compare(&mut self) {
        assert_eq!(self.game().repeat_due(), None);
        let wrong = Color::ALL.map(|color| self.wrong(color));
        if !wrong.contains(&true) && self.since.is_none() {
            if self.comes(rate::TOLD_ANYWAY) {
                let color = Color::from_white(self.dice.percent(50));
                let heard = self.tell(color);
                assert!(
                    matches!(heard[..], [Event::Boards(BoardEvent::BoardReported { .. })]),
                    "a false alarm: {heard:?}"
                );
                self.counts.count("told though right");
            }
            if self.comes(rate::SCORES_READ) {
                self.read_scores();
                self.scores_alone();
            }
            self.answered();
            return;
        }
        let new = self.since.is_none();
        let first = Color::from_white(self.dice.percent(50));
        let heard: Vec<Event> = [first, !first].into_iter().flat_map(|color| self.tell(color)).collect();
        let last = heard
            .iter()
            .rev()
            .find(|event| !matches!(event, Event::Boards(BoardEvent::BoardReported { .. })));
        self.since = if self.differ() { self.since.or(Some(self.played)) } else { None };
        match last {
            Some(Event::Boards(BoardEvent::BoardsDiffer { squares })) => {
                assert!(self.differ());
                let apart = Square::ALL
                    .into_iter()
                    .filter(|square| self.wood.white[*square as usize] != self.wood.black[*square as usize]);
                assert!(apart.eq(squares.iter().map(|one| one.square)));
            }
            Some(Event::Boards(BoardEvent::BoardsAgree)) => assert!(!self.differ()),
            other => assert!(!new && !self.differ(), "not detected: {other:?}, {:?}", self.wood),
        }
        self.answered();
        if new {
            let kind = match wrong {
                [true, true] if self.differ() => "both boards wrong",
                [true, true] => "both boards alike",
                _ => "one board wrong",
            };
            self.counts.count(kind);
            self.counts.count("detected");
            if self.comes(rate::PUT_OFF) {
                self.put_off = 1 + self.dice.below(6);
                self.counts.count("put off");
            }
        }
        match self.put_off.checked_sub(1) {
            Some(left) if self.differ() && self.played < self.moves.len() => self.put_off = left,
            _ => {
                self.put_off = 0;
                self.settle();
            }
        }
    }

    /// The game knows what stands on both boards, what of it is wrong and since when, and answers so.
    pub(super) fn answered(&mut self) {
        let wrong = Color::ALL.map(|color| self.wrong(color));
        for color in Color::ALL {
            assert_eq!(*self.game().board(color).now(), board(self.wood.get(color)), "{color}'s board");
            assert_eq!(self.game().expected(color), *self.positions[self.played].board());
            assert_eq!(self.game().rulings().illegal.of(color), 0);
        }
        assert_eq!(self.game().board_differences().is_empty(), !self.differ());
        assert_eq!(self.game().differ_since(), self.since);
        let finding = finding(self.game());
        let part = Self::part(&self.read);
        let unread = if let Comparison::Unread(ply, whose) = finding {
            // What the other has written otherwise, or a wrong board, makes it matter.
            let other =
                Color::ALL.iter().any(|color| matches!(self.read.get(*color)[ply], Written::Other(_)));
            assert!(other || wrong.contains(&true), "{ply} does not matter");
            assert!(part.is_none_or(|part| ply < part));
            Some((ply, whose))
        } else {
            let before = self.otherwise().filter(|ply| part.is_none_or(|part| *ply < part));
            assert_eq!(matches!(finding, Comparison::Record(_)), before.is_some(), "{finding:?}");
            assert!(before.is_some() || scores_differ(self.game()) == part);
            None
        };
        let voice = &self.voices[0];
        let told = compared(self.game(), &Phrasing::new(voice));
        let named = |id: &str| Id::named(id).unwrap();
        let of_ply = |id: &str, ply: usize| {
            let args = args!("color" => color_key(Color::from_white(ply.is_multiple_of(2))), "number" => ply / 2 + 1);
            voice.tell(named(id), &args)
        };
        let mut right = Vec::new();
        if let Some(since) = self.since {
            right.push(of_ply("boards-differ-since", since - 1));
        } else if wrong == [true, true] {
            right.push(voice.say(named("boards-not-scores")));
        } else if let Some(last) = self.played.checked_sub(1) {
            right.push(of_ply("boards-agree-after", last));
        } else {
            right.push(voice.say(named("boards-agree")));
        }
        let boards = match wrong {
            [true, true] => "both",
            [true, false] => "white",
            [false, true] => "black",
            [false, false] => "none",
        };
        if let Some((ply, whose)) = unread {
            right.push(Phrasing::new(voice).scores_unread(ply, whose, self.game()));
        }
        match (part, boards) {
            _ if unread.is_some() => {}
            _ if matches!(finding, Comparison::Record(_)) => right.push(voice.say(named("record-differs"))),
            (Some(ply), _) if self.differ() => right.push(of_ply("scores-differ", ply)),
            (Some(ply), _) => right.push(of_ply("scores-only-differ", ply)),
            (None, "none") => {}
            (None, boards) => right.push(voice.tell(named("boards-wrong"), &args!("boards" => boards))),
        }
        assert_eq!(told.len().min(right.len()), right.len(), "{told:?}");
        assert!(right.iter().all(|sentence| told.contains(sentence)), "{told:?} without one of {right:?}");
        let line = line(&told);
        if let Some(answer) = self.hearer.boards() {
            assert_eq!(answer, line);
        }
    }
}
