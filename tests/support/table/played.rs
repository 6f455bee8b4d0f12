//! A move made at the table: announced, executed on two boards, repeated, pressed, by people (D.2.1, D.2.4).

use ansage::boards::{Mistake, MistakeTime};
use ansage::game::{BoardEvent, Desk, Event, PlayEvent, Press};
use ansage::laws::PressCondition;
use shakmaty::{Color, Move, Position};

use super::super::said::{self, FORMS};
use super::super::slips::{do_wrong, execute, likely, wood};
use super::{Hearer, Table, Written, rate};

impl<H: Hearer> Table<'_, H> {
    pub(super) fn ply(&mut self) {
        self.hearer.wait(1 + self.dice.below(20_000) as u64);
        let (ply, mover) = (self.played, self.positions[self.played].turn());
        let (manual, gate) = {
            let setup = self.game().setup();
            (setup.press == Press::Manual, setup.regulations.clock_gate)
        };
        if self.mistyped(mover) {
            return;
        }
        let mut heard = Vec::new();
        let tongue = manual && self.comes(rate::TONGUE);
        match self.another_move(ply).filter(|_| tongue) {
            Some(other) => {
                self.announce(mover, other, "");
                heard.extend(self.announce(mover, self.moves[ply], "correct "));
                self.counts.count("slip of the tongue");
            }
            None => heard.extend(self.announce(mover, self.moves[ply], "")),
        }
        // 5.1.1 — the last move of all is not repeated any more.
        if self.game().outcome().is_some() {
            return;
        }
        let mistake = self.execute_on(mover, None);
        if self.game().repeat_due().is_none() {
            self.execute_on(!mover, mistake);
        }
        let early = manual && gate == PressCondition::Made && self.dice.percent(30);
        if early {
            heard.extend(self.press(mover));
        }
        if self.game().repeat_due().is_some() {
            self.in_the_middle(mover);
            heard.extend(self.repeat(!mover));
            self.execute_on(!mover, mistake);
        }
        self.played += 1;
        for color in Color::ALL {
            let written = self.written(ply);
            self.papers.get_mut(color).push(written);
            self.read.get_mut(color).push(Written::Unread);
        }
        self.believed(&heard);
        let pressed = self.game().hand().is_none();
        if !pressed && self.comes(rate::BEFORE_THE_PRESS) {
            self.compare();
            // Back before this move, or to before a move that ended the game.
            if self.game().hand().is_none() {
                return;
            }
        }
        if !pressed {
            let heard = self.press(mover);
            self.believed(&heard);
        }
        assert_eq!(self.game().plies().len(), self.played);
        self.clocks.push(Self::shown(&self.hearer));
        self.compare();
    }

    /// What is said of the boards while moves are made: nothing, unless a difference is known.
    pub(super) fn believed(&self, heard: &[Event]) {
        let differ = |event: &Event| matches!(event, Event::Boards(BoardEvent::BoardsDiffer { .. }));
        let agree = |event: &Event| matches!(event, Event::Boards(BoardEvent::BoardsAgree));
        assert!(self.since.is_some() || !heard.iter().any(differ), "nobody has told of a difference");
        assert!(!self.differ() || !heard.iter().any(agree), "the boards do not agree");
    }

    pub(super) fn announce(&mut self, mover: Color, played: Move, correct: &str) -> Vec<Event> {
        let by = self.speaker(mover);
        let before = self.positions[self.played].clone();
        let form = self.dice.below(FORMS);
        let line = |form| format!("{by}: {correct}{}", said::a_move(&played, &before, form, self.voices));
        let said = line(form);
        match self.hearer.hear(&said) {
            Ok(events) => events,
            // In a tournament a short form can be that of two moves, of which one is legal: the desk asks back.
            Err(_) if matches!(form, 2 | 4 | 5) && self.game().setup().desk == Desk::Tournament => {
                let exact = line(0);
                self.say(&exact)
            }
            Err(why) => panic!("{said}: {why}"),
        }
    }

    /// D.2.1 — the opponent repeats, now and then what he has misheard: then nothing is executed.
    pub(super) fn repeat(&mut self, owing: Color) -> Vec<Event> {
        let before = self.positions[self.played].clone();
        if let Some(other) = self.another_move(self.played).filter(|_| self.comes(rate::MISHEARD)) {
            let (by, board) = (self.speaker(owing), self.game().board(owing).clone());
            let heard = self.say(&format!("{by}: {}", said::a_move(&other, &before, 0, self.voices)));
            let differed = matches!(heard[..], [Event::Play(PlayEvent::RepeatDiffered { .. })]);
            assert!(differed, "{other} for {}: {heard:?}", self.moves[self.played]);
            assert_eq!(*self.game().board(owing), board, "a differing repeat is executed");
            assert_eq!(self.game().repeat_due(), Some(owing));
            self.counts.count("misheard");
        }
        self.announce(owing, self.moves[self.played], "")
    }

    pub(super) fn press(&mut self, mover: Color) -> Vec<Event> {
        let by = self.speaker(mover);
        self.say(&format!("{by}: press"))
    }

    /// Another legal move that ends nothing.
    pub(super) fn another_move(&mut self, ply: usize) -> Option<Move> {
        let (before, right) = (&self.positions[ply], self.moves[ply]);
        let goes_on = |other: &Move| {
            let mut after = before.clone();
            after.play_unchecked(*other);
            !after.is_game_over() && after.halfmoves() < 20
        };
        let same = |other: &Move| other.from() == right.from() && other.to() == right.to();
        let others: Vec<Move> =
            before.legal_moves().into_iter().filter(|other| !same(other) && goes_on(other)).collect();
        self.dice.pick(&others)
    }

    /// Hands execute the move on this board: rightly, with a mistake of their own, or with the one made at the other.
    pub(super) fn execute_on(&mut self, color: Color, alike: Option<Mistake>) -> Option<Mistake> {
        let (ply, announced) = (self.played, self.history.moves()[self.played]);
        let often = if ply == 0 { rate::SET_UP } else { rate::HANDS };
        let own = self.comes(often).then(|| likely(&self.history, ply, &mut self.dice)).flatten();
        let alike = alike.filter(|_| self.comes(rate::ALIKE));
        let right = wood(self.history.after(ply));
        let wood = self.wood.get_mut(color);
        // What hands do on a board that is wrong already is their own matter.
        let mistake = alike.or(own).filter(|_| *wood == right);
        match mistake {
            Some(Mistake { when: MistakeTime::Ply(_), what }) => do_wrong(wood, &announced, what),
            Some(Mistake { when: MistakeTime::SetUp, what }) => {
                do_wrong(wood, &announced, what);
                execute(wood, &announced);
            }
            Some(Mistake { when: MistakeTime::Between { .. }, what }) => {
                let stood = *wood;
                do_wrong(wood, &announced, what);
                let touched = announced.squares();
                // What lies where the move goes is not what is told of here.
                if touched.iter().any(|square| wood[*square as usize] != stood[*square as usize]) {
                    *wood = stood;
                }
                execute(wood, &announced);
            }
            None => drop(execute(wood, &announced)),
        }
        let wrong = *wood != self::wood(self.history.after(ply + 1));
        let mistake = mistake.filter(|_| wrong)?;
        self.counts.count(match mistake.when {
            MistakeTime::Ply(_) => "wrongly executed",
            MistakeTime::SetUp => "wrongly set up",
            MistakeTime::Between { .. } => "knocked over",
        });
        Some(mistake)
    }
}
