//! A game that is played, and what is known of it beside the game itself.

use std::sync::Arc;

use shakmaty::{Color, Square};

use super::relay::Relay;
use ansage::boards::differences;
use ansage::game::{
    AdjournmentEvent, BoardEvent, Command, Desk, Event, Game, PlayEvent, Setup, Speaker, Transition, admits,
};
use ansage::tell::happened::{brief, events};
use ansage::tell::{CELLS, Phrasing};
use ansage::voice::Voice;

/// A game that is played and, beside it, everything that would have been kept of it.
pub struct Table<'v> {
    pub game: Game,
    pub kept: Vec<(u64, Event)>,
    pub at: u64,
    /// Milliseconds in which a clock ran.
    pub ran: u64,
    /// Whether somebody has reported what stands on a board; then boards may be anything.
    pub reported: bool,
    /// Whether another move than the one in hand was reported; taking it back touches other squares.
    pub instead: bool,
    /// What was used before a position was restored.
    pub void: Option<u64>,
    /// How many events were there at the last check.
    pub checked: usize,
    /// The move on its way.
    pub relay: Relay,
    pub voice: &'v Voice,
}

impl<'v> Table<'v> {
    pub fn open(setup: Setup, voice: &'v Voice) -> Table<'v> {
        let opened = Event::opened(setup);
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
            relay: Relay::default(),
            voice,
        }
    }

    pub fn keep(&mut self, events: Vec<Event>) {
        let (before, all) = (Arc::new(self.game.clone()), events.clone());
        for event in events {
            match &event {
                Event::Boards(BoardEvent::BoardReported { done: Some(_), .. }) => self.instead = true,
                Event::Play(PlayEvent::Announced { .. }) => self.instead = false,
                // I.1.2 — time he is deemed to have used.
                Event::Adjournment(AdjournmentEvent::Adjourned { deemed_ms }) => self.ran += deemed_ms,
                _ => {}
            }
            self.relay.precedes(&event, &self.game);
            // What was decided can be read again, and is not taken for damage.
            assert!(admits(&self.game, &event), "{event:?} is not admitted");
            self.game.apply(&event, self.at);
            self.relay.follows(&event, &self.game);
            self.kept.push((self.at, event));
        }
        self.in_brief(&before.advance_all(all, self.at, 1));
    }

    /// What a Braille display shows of it is short, is nothing where nothing is said, and tells no check (11.3.1).
    fn in_brief(&self, happened: &[Transition]) {
        let phrasing = Phrasing::new(self.voice);
        let said = events(happened, &phrasing);
        let brief = brief(happened, &phrasing).text;
        assert!(brief.chars().count() <= CELLS, "{brief}");
        let same = said.is_empty() == brief.is_empty()
            || happened
                .iter()
                .any(|one| matches!(one.record.event, Event::Play(PlayEvent::Announced { .. })));
        assert!(same, "{brief:?} of {said:?} {happened:?}");
        let checks = brief.contains('#') || brief.split([' ', '.']).any(|word| word.ends_with('+'));
        assert!(self.game.setup().desk == Desk::Practice || !checks, "{brief}");
        assert!(brief.is_empty() || brief.chars().any(char::is_alphabetic), "{brief}");
    }

    pub fn pass(&mut self, milliseconds: u64) {
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

    pub fn wrong_squares(&self, color: Color) -> Vec<Square> {
        differences(self.game.board(color).now(), &self.game.expected(color))
            .iter()
            .map(|d| d.square)
            .collect()
    }

    /// Killed and taken up again, from what was written.
    pub fn resume(&mut self) {
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
