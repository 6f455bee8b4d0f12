//! Line or screen, own speech or none: who has said it, in the order flag, environment, settings, detection.
//!
//! Each order is one list. What stands further down is asked only where nothing above has an answer, so a screen
//! reader is looked for only where nobody has said anything.

use strum::{EnumString, IntoStaticStr};

use super::read::Settings;
use crate::speech::Choice;

/// Who has said it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Source {
    /// A flag.
    Flag,
    /// A variable of the environment.
    Environment,
    /// The user's settings.
    Settings,
    /// It was found out.
    Detection,
    /// Nobody: this is what is usual.
    Usual,
}

impl Source {
    /// The name the sentences know it by.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What was decided, and by whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decided<T> {
    /// What.
    pub value: T,
    /// By whom.
    pub from: Source,
}

fn decided<T>(value: T, from: Source) -> Decided<T> {
    Decided { value, from }
}

/// How a game is to be shown, as the environment and the settings say it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum FaceAsked {
    /// As it fits.
    Auto,
    /// Line by line.
    Line,
    /// On the whole screen.
    Screen,
}

impl FaceAsked {
    fn shown(self) -> Option<Shown> {
        match self {
            FaceAsked::Auto => None,
            FaceAsked::Line => Some(Shown::Line),
            FaceAsked::Screen => Some(Shown::Screen),
        }
    }
}

/// How a game is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    /// Line by line.
    Line,
    /// On the whole screen.
    Screen,
}

/// All that says something about the face.
#[derive(Debug, Clone, Copy)]
pub struct FaceGiven {
    /// `--line`, `--json` and `--simulate-time`, or `--screen`.
    pub flag: Option<Shown>,
    /// Whether input and output are a terminal.
    pub terminal: bool,
    /// `ANSAGE_FACE`
    pub environment: Option<FaceAsked>,
    /// `ACCESSIBLE` or `TERM=dumb`.
    pub plain: bool,
    /// `face`
    pub setting: Option<FaceAsked>,
    /// `screen-reader`: the user's own answer, once it was asked.
    pub reader: Option<bool>,
}

/// Line or screen. `found` looks for a screen reader.
pub fn face(given: &FaceGiven, found: impl FnOnce() -> bool) -> Decided<Shown> {
    // What the environment leaves open is not what the settings say: only what they know of the user counts then.
    let setting = given.setting.filter(|_| given.environment.is_none()).and_then(FaceAsked::shown);
    let reader = given.reader.map(|uses| if uses { Shown::Line } else { Shown::Screen });
    let said = [
        (given.flag, Source::Flag),
        ((!given.terminal).then_some(Shown::Line), Source::Usual),
        (given.environment.and_then(FaceAsked::shown), Source::Environment),
        (given.plain.then_some(Shown::Line), Source::Environment),
        (setting, Source::Settings),
        (reader, Source::Settings),
    ];
    let first = said.into_iter().find_map(|(shown, from)| Some(decided(shown?, from)));
    first.unwrap_or_else(|| decided(if found() { Shown::Line } else { Shown::Screen }, Source::Detection))
}

/// All that says something about own speech.
#[derive(Debug, Clone, Copy)]
pub struct SpeechGiven {
    /// `--speech`
    pub flag: Option<Choice>,
    /// Under simulated time nothing is spoken unless a flag asks for it.
    pub simulated: bool,
    /// `ANSAGE_SPEECH`
    pub environment: Option<Choice>,
    /// `speech.on`
    pub on: Option<bool>,
    /// `speech.by`
    pub by: Option<Choice>,
    /// `screen-reader`: the user's own answer, once it was asked.
    pub reader: Option<bool>,
    /// Whether input and output are a terminal: nobody's reader reads a pipe.
    pub terminal: bool,
}

impl Settings {
    /// What they say about own speech, where nobody else has said anything yet and no terminal is known of.
    pub fn speech_given(&self) -> SpeechGiven {
        SpeechGiven {
            flag: None,
            simulated: false,
            environment: None,
            on: self.speech_on(),
            by: self.speech_by(),
            reader: self.screen_reader(),
            terminal: false,
        }
    }
}

impl SpeechGiven {
    /// Whether a flag or the environment leave the players their own ears, which the settings give them.
    pub fn leaves_ears(&self) -> bool {
        let usual = if self.simulated { Choice::Off } else { Choice::Auto };
        let flag = self.flag.or(self.environment.filter(|_| !self.simulated));
        flag.unwrap_or(usual) != Choice::Off
    }

    /// What speaks where something is to speak.
    pub fn speaker(&self) -> Choice {
        let said = [self.flag, self.environment, self.by];
        said.into_iter().flatten().find(|choice| *choice != Choice::Off).unwrap_or_default()
    }
}

/// What speaks, or that nothing does. `found` looks for a screen reader: two voices never speak at once unless
/// that is asked for.
pub fn speech(given: &SpeechGiven, found: impl FnOnce() -> bool) -> Decided<Choice> {
    let by_settings = given.by.filter(|by| *by != Choice::Off).unwrap_or_default();
    let on = |on: bool| if on { by_settings } else { Choice::Off };
    let said = [
        (given.flag, Source::Flag),
        (given.simulated.then_some(Choice::Off), Source::Usual),
        (given.environment, Source::Environment),
        (given.on.map(on), Source::Settings),
        (given.by.filter(|by| *by == Choice::Off), Source::Settings),
        (given.reader.map(|uses| on(!uses)), Source::Settings),
        ((!given.terminal).then_some(by_settings), Source::Usual),
    ];
    let first = said.into_iter().find_map(|(choice, from)| Some(decided(choice?, from)));
    first.unwrap_or_else(|| decided(on(!found()), Source::Detection))
}
