//! The flags that several commands share. Their texts are the voice's, so they have no others here.

#![allow(missing_docs)]

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};

use crate::laws::Ability;
use crate::voice::{NameSystem, Verbosity};

/// What every command takes.
#[derive(Debug, Args)]
pub struct CommonFlags {
    #[arg(long, global = true, value_name = "FILE")]
    pub library: Option<PathBuf>,
    #[arg(long, global = true, value_name = "TAG")]
    pub voice: Option<String>,
    #[arg(long, global = true, value_enum, value_name = "NAMES")]
    pub names: Option<SquareNames>,
    #[arg(long, global = true, value_name = "TAG")]
    pub letters: Option<String>,
    #[arg(long, global = true, value_name = "FILE")]
    pub settings: Option<PathBuf>,
}

/// What every new game can be told.
#[derive(Debug, Args, Default)]
pub struct Play {
    #[arg(long, value_name = "FILE")]
    pub event: Option<PathBuf>,
    #[arg(long, value_name = "EDITION")]
    pub edition: Option<String>,
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true)]
    pub time: Option<String>,
    #[arg(long, value_name = "FEN", conflicts_with = "chess960")]
    pub fen: Option<String>,
    #[arg(long, value_name = "START", allow_negative_numbers = true)]
    pub chess960: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub white: String,
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub black: String,
    #[arg(long, value_name = "TIME")]
    pub default_time: Option<String>,
    #[arg(long, value_enum, value_name = "ABILITY")]
    pub white_is: Option<AbilityIs>,
    #[arg(long, value_enum, value_name = "ABILITY")]
    pub black_is: Option<AbilityIs>,
    #[arg(long)]
    pub no_assistant: bool,
    #[arg(long, value_enum, value_name = "WHO")]
    pub press: Option<PressBy>,
    #[arg(long, value_enum, value_name = "WHO")]
    pub repeat: Option<RepeatBy>,
    #[arg(long)]
    pub step_by_step: bool,
    #[command(flatten)]
    pub face: DeskFlags,
}

/// How a game is shown and spoken at a desk of its own.
#[derive(Debug, Args, Default, Clone)]
pub struct DeskFlags {
    #[command(flatten)]
    pub shown: FaceFlags,
    #[arg(long, conflicts_with = "screen")]
    pub simulate_time: bool,
    #[arg(long, value_enum, value_name = "WHETHER")]
    pub share: Option<Whether>,
}

/// The steps of rate and volume.
const STEPS: [&str; 11] = ["-5", "-4", "-3", "-2", "-1", "0", "1", "2", "3", "4", "5"];

/// How a game is shown and spoken.
#[derive(Debug, Args, Default, Clone)]
pub struct FaceFlags {
    #[arg(long, value_name = "HOW")]
    pub speech: Option<String>,
    #[arg(long, conflicts_with = "screen")]
    pub line: bool,
    #[arg(long)]
    pub screen: bool,
    #[arg(long, conflicts_with = "screen")]
    pub json: bool,
    #[arg(
        long,
        value_name = "STEPS",
        allow_negative_numbers = true,
        value_parser = PossibleValuesParser::new(STEPS).try_map(|steps| steps.parse::<i8>())
    )]
    pub rate: Option<i8>,
    #[arg(
        long,
        value_name = "STEPS",
        allow_negative_numbers = true,
        value_parser = PossibleValuesParser::new(STEPS).try_map(|steps| steps.parse::<i8>())
    )]
    pub volume: Option<i8>,
    #[arg(long, value_enum, value_name = "LEVEL")]
    pub verbosity: Option<HowMuch>,
    #[arg(long, value_enum, value_name = "WHETHER")]
    pub earcons: Option<Whether>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum SquareNames {
    #[default]
    Fide,
    Letters,
    Nato,
    Local,
}

impl From<SquareNames> for NameSystem {
    fn from(names: SquareNames) -> NameSystem {
        match names {
            SquareNames::Fide => NameSystem::Fide,
            SquareNames::Letters => NameSystem::Letters,
            SquareNames::Nato => NameSystem::Nato,
            SquareNames::Local => NameSystem::Local,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum HowMuch {
    Short,
    Normal,
    Full,
}

impl From<HowMuch> for Verbosity {
    fn from(much: HowMuch) -> Verbosity {
        match much {
            HowMuch::Short => Verbosity::Short,
            HowMuch::Normal => Verbosity::Normal,
            HowMuch::Full => Verbosity::Full,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum AbilityIs {
    Sighted,
    Blind,
    Deaf,
}

impl From<AbilityIs> for Ability {
    fn from(is: AbilityIs) -> Ability {
        match is {
            AbilityIs::Sighted => Ability::Sighted,
            AbilityIs::Blind => Ability::Blind,
            AbilityIs::Deaf => Ability::Deaf,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Whether {
    On,
    Off,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum PressBy {
    Auto,
    Manual,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum RepeatBy {
    Program,
    Opponent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum Side {
    #[default]
    White,
    Black,
}
