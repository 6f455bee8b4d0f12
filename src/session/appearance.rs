//! How the screen looks, as far as it is a matter of eyes: colours, pieces, and the size of the clocks; and whether tones
//! sound beside the words.

use strum::{EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

use crate::settings::SettingsFile;
use crate::settings::keymap::KeyMap;

/// The colours of the page, and with them those of squares and pieces.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Palette {
    /// White letters on a black page.
    #[default]
    WhiteOnBlack,
    /// Black letters on a white page.
    BlackOnWhite,
    /// Yellow letters on a black page.
    YellowOnBlack,
    /// White letters on a black page, orange pieces and blue ones, which nobody takes for each other, whatever colours
    /// he sees.
    OrangeAndBlue,
}

impl Palette {
    /// The next one.
    pub fn next(self) -> Palette {
        Palette::iter().cycle().skip_while(|palette| *palette != self).nth(1).unwrap_or_default()
    }

    /// The palette of this name.
    pub fn named(name: &str) -> Option<Palette> {
        name.parse().ok()
    }

    /// The name under which the voices tell it.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// What the screen looks like.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Appearance {
    /// Its colours.
    pub palette: Palette,
    /// Whether pieces are drawn as figures rather than written as letters.
    pub figures: bool,
    /// Whether the clocks have big digits where there is room for them.
    pub big_clocks: bool,
}

/// Whether tones sound beside the words.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Tones {
    /// None.
    #[default]
    Off,
    /// None, and none can be asked for: at a tournament where nobody has allowed them.
    Forbidden,
    /// Where there is something to play them.
    Heard,
    /// Asked for: where there is nothing to play them, the bell of the terminal rings.
    On,
}

/// What the user has settled, as far as it can be changed while a game goes on.
#[derive(Default)]
pub(crate) struct LiveSettings {
    /// Where what is changed is remembered.
    pub(crate) store: SettingsFile,
    /// What the screen looks like, if there is one.
    pub(crate) appearance: Appearance,
    /// Whether there is one.
    pub(crate) on_screen: bool,
    /// Which key asks for what.
    pub(crate) keymap: KeyMap,
    /// Whether keys are heard one by one.
    pub(crate) hears_keys: bool,
    /// Whether tones sound beside the words.
    pub(crate) tones: Tones,
    /// What was asked for of who plays against.
    pub(crate) opponent: OpponentAsked,
    /// The number of the last line in the log of practice when this sitting began.
    pub(crate) sitting_began: i64,
}

/// What was asked for of who plays against, beside what is kept with the game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct OpponentAsked {
    /// The engine that was named when the program was started.
    pub(crate) engine: Option<String>,
    /// Whether the level follows the results.
    pub(crate) adaptive: bool,
}
