//! Who hears the lines of a simulated game: the game itself, or whatever else keeps one.

// Each program uses its own part of this.
#![allow(dead_code)]

use ansage::game::{Command, Event, Game, Setup};
use ansage::hear::{Intent, Utterance, hear};
use ansage::voice::Voice;

/// Somebody to whom lines are said, one after the other.
pub trait Hearer {
    /// What follows from this line: events, or why nothing does.
    fn hear(&mut self, line: &str) -> Result<Vec<Event>, String>;
    /// Lets time pass, in milliseconds.
    fn wait(&mut self, time: u64);
    /// The game as it stands.
    fn game(&self) -> &Game;
    /// The time of the game, in milliseconds.
    fn now(&self) -> u64;
    /// What is answered when somebody asks for the boards; `None` where nobody answers.
    fn boards(&mut self) -> Option<String>;
    /// Everything that happened, with its time.
    fn kept(&self) -> &[(u64, Event)];
}

/// The game alone: heard, decided and applied.
pub struct Alone<'v> {
    game: Game,
    kept: Vec<(u64, Event)>,
    at: u64,
    voice: &'v Voice,
}

impl<'v> Alone<'v> {
    pub fn new(setup: Setup, voice: &'v Voice) -> Alone<'v> {
        let opened = Event::opened(setup.clone());
        Alone { game: Game::open(setup), kept: vec![(0, opened)], at: 0, voice }
    }
}

impl Hearer for Alone<'_> {
    fn hear(&mut self, line: &str) -> Result<Vec<Event>, String> {
        let Utterance { speaker, heard } =
            hear(line, self.voice.lexicon()).map_err(|why| format!("not heard: {why:?}"))?;
        let by = speaker.ok_or("nobody is named")?;
        let command = match heard {
            Intent::Announce(announcement, _) => Command::Announce(announcement),
            Intent::Command(command) => command,
            other => return Err(format!("not asked for here: {other:?}")),
        };
        let events = self.game.decide(by, &command, self.at).map_err(|refusal| refusal.name().to_owned())?;
        for event in &events {
            self.game.apply(event, self.at);
            self.kept.push((self.at, event.clone()));
        }
        Ok(events)
    }

    fn wait(&mut self, time: u64) {
        self.at += time;
    }

    fn game(&self) -> &Game {
        &self.game
    }

    fn now(&self) -> u64 {
        self.at
    }

    fn boards(&mut self) -> Option<String> {
        None
    }

    fn kept(&self) -> &[(u64, Event)] {
        &self.kept
    }
}
