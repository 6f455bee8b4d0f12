//! What is settled, each key in the words of the part of the program that asks for it.

use shakmaty::Color;

use super::keys::SCREEN_READER;
use super::read::Settings;
use super::switch::Switch;
use crate::speech::{Choice, OutputDevice, Rate, Volume};
use crate::tell::color_key;
use crate::voice::NameSystem;
use crate::voice::Verbosity;

/// A player's ear, as far as it is settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EarSettings {
    /// What speaks there.
    pub by: Choice,
    /// Where it is heard, and in whose voice.
    pub outlet: OutputDevice,
    /// The tag of the voice it is told in.
    pub voice: Option<String>,
    /// How squares are named there.
    pub names: Option<NameSystem>,
    /// How much is said there.
    pub verbosity: Option<Verbosity>,
    /// How fast.
    pub rate: Option<Rate>,
    /// How loud.
    pub volume: Option<Volume>,
}

impl Settings {
    /// Whether the user reads with a screen reader, once that has been answered.
    pub fn screen_reader(&self) -> Option<bool> {
        self.switch(SCREEN_READER)
    }

    /// The tag of the voice.
    pub fn voice(&self) -> Option<&str> {
        self.word("voice")
    }

    /// How squares are named.
    pub fn names(&self) -> Option<NameSystem> {
        self.parsed("names")
    }

    /// How squares and pieces are named at practice: the voice's own names, unless others are settled there or everywhere.
    pub fn names_in_practice(&self) -> NameSystem {
        let settled = self.parsed("names-in-practice").or_else(|| self.names());
        settled.unwrap_or(NameSystem::Local)
    }

    /// The tag of the voice whose letters stand for pieces.
    pub fn letters(&self) -> Option<&str> {
        self.word("letters")
    }

    /// How a game is shown.
    pub fn face(&self) -> Option<super::decide::FaceAsked> {
        self.parsed("face")
    }

    /// Whether lines are edited by the program.
    pub fn line_editor(&self) -> Switch {
        self.parsed("line-editor").unwrap_or_default()
    }

    /// The engine that plays against at practice: its name, or its path.
    pub fn practice_engine(&self) -> Option<&str> {
        self.word("practice.engine")
    }

    /// By what the program speaks.
    pub fn speech_by(&self) -> Option<Choice> {
        self.parsed("speech.by")
    }

    /// Whether it speaks.
    pub fn speech_on(&self) -> Option<bool> {
        self.switch("speech.on")
    }

    /// How much is said.
    pub fn verbosity(&self) -> Option<Verbosity> {
        self.parsed("speech.verbosity")
    }

    /// How fast this voice speaks.
    pub fn rate(&self, voice: &str) -> Option<Rate> {
        Rate::new(self.steps(&format!("speech.rate.{voice}"))?)
    }

    /// How loud this voice speaks, in steps from -5 to 5.
    pub fn volume(&self, voice: &str) -> Option<Volume> {
        Volume::new(self.steps(&format!("speech.volume.{voice}"))?)
    }

    /// A player's ear; `None` where nothing is settled of it, or that there is none.
    pub fn ear(&self, side: Color) -> Option<EarSettings> {
        let side = color_key(side);
        let table = format!("ears.{side}.");
        self.all().find(|(key, _)| key.starts_with(&table))?;
        let key = |name: &str| format!("{table}{name}");
        let word = |name: &str| self.word(&key(name));
        let by = self.parsed(&key("by")).unwrap_or_default();
        let outlet = OutputDevice {
            address: self.parsed(&key("address")),
            module: word("module").map(str::to_owned),
            sink: word("sink").map(str::to_owned),
            voice_type: self.parsed(&key("voice-type")),
            beside: true,
        };
        (by != Choice::Off).then(|| EarSettings {
            by,
            outlet,
            voice: word("voice").map(str::to_owned),
            names: self.parsed(&key("names")),
            verbosity: self.parsed(&key("verbosity")),
            rate: self.steps(&key("rate")).and_then(Rate::new),
            volume: self.steps(&key("volume")).and_then(Volume::new),
        })
    }

    /// Whose requests those are that name nobody; `None` where that is left open.
    pub fn unnamed_ear(&self) -> Option<Color> {
        let side = self.word("ears.unnamed")?;
        Color::ALL.into_iter().find(|color| color_key(*color) == side)
    }

    /// The colours of the screen, by their name.
    pub fn theme(&self) -> Option<&str> {
        self.word("screen.theme")
    }

    /// Whether pieces are drawn as figures.
    pub fn figurines(&self) -> bool {
        self.switch("screen.figurines").unwrap_or_default()
    }

    /// Whether the clocks are big.
    pub fn big_clocks(&self) -> bool {
        self.switch("screen.big-clocks").unwrap_or_default()
    }

    /// Where the cursor rests while nothing is typed.
    pub fn cursor(&self) -> Option<&str> {
        self.word("screen.cursor")
    }

    /// Whether there are earcons.
    pub fn earcons(&self) -> Option<bool> {
        self.switch("earcons.on")
    }

    /// Whether there are earcons in a tournament too.
    pub fn earcons_in_tournament(&self) -> Option<bool> {
        self.switch("earcons.in-tournament")
    }
}
