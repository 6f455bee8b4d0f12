//! The flags of `ansage rule`.

#![allow(missing_docs)]

use std::path::PathBuf;

use clap::{ArgGroup, Args, ValueEnum};

use crate::commands::flags::Side;
use crate::laws::{Cadence, Edition, Ground};

/// The most of anything that is counted; no game has as many, and more is a slip of the keyboard.
const MOST: i64 = 999;

/// `ansage rule`
#[derive(Debug, Args, Default)]
#[command(group = ArgGroup::new("matter").args(["flag", "resigns", "illegal", "dead", "claim"]).required(true))]
pub struct Rule {
    #[arg(value_name = "FEN", num_args = 0.., conflicts_with = "positions")]
    pub position: Vec<String>,
    #[arg(long = "file", value_name = "FILE")]
    pub positions: Option<PathBuf>,
    #[arg(long = "moves", value_name = "MOVES")]
    pub played: Option<String>,
    #[arg(long, value_enum, value_name = "YEAR", default_value = "2023", hide_default_value = true)]
    pub edition: EditionOf,
    #[arg(long, value_enum, value_name = "CADENCE", default_value = "standard", hide_default_value = true)]
    pub cadence: CadenceOf,
    #[arg(long)]
    pub few_arbiters: bool,
    #[arg(long, value_enum, value_name = "SIDE", ignore_case = true)]
    pub flag: Option<Side>,
    #[arg(long, value_enum, value_name = "SIDE", ignore_case = true)]
    pub resigns: Option<Side>,
    #[arg(long, value_enum, value_name = "SIDE", ignore_case = true)]
    pub illegal: Option<Side>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST),
        conflicts_with_all = ["flag", "resigns", "dead", "claim"])]
    pub count: Option<u32>,
    #[arg(long)]
    pub dead: bool,
    #[arg(long, value_enum, value_name = "GROUND", ignore_case = true)]
    pub claim: Option<GroundOf>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST),
        conflicts_with_all = ["played", "flag", "resigns", "illegal", "dead"])]
    pub found: Option<u32>,
    #[arg(long, value_name = "MOVE", conflicts_with_all = ["found", "flag", "resigns", "illegal", "dead"])]
    pub declares: Option<String>,
    #[arg(long, value_name = "MS", default_value = "5000", hide_default_value = true)]
    pub deadline: u64,
    #[arg(long = "json")]
    pub json_lines: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum EditionOf {
    #[value(name = "2014")]
    Of2014,
    #[value(name = "2017")]
    Of2017,
    #[value(name = "2018")]
    Of2018,
    #[default]
    #[value(name = "2023")]
    Of2023,
}

impl From<EditionOf> for Edition {
    fn from(edition: EditionOf) -> Edition {
        match edition {
            EditionOf::Of2014 => Edition::Of2014,
            EditionOf::Of2017 => Edition::Of2017,
            EditionOf::Of2018 => Edition::Of2018,
            EditionOf::Of2023 => Edition::Of2023,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum CadenceOf {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

impl From<CadenceOf> for Cadence {
    fn from(cadence: CadenceOf) -> Cadence {
        match cadence {
            CadenceOf::Standard => Cadence::Standard,
            CadenceOf::Rapid => Cadence::Rapid,
            CadenceOf::Blitz => Cadence::Blitz,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum GroundOf {
    Threefold,
    Fifty,
    Fivefold,
    SeventyFive,
}

impl From<GroundOf> for Ground {
    fn from(ground: GroundOf) -> Ground {
        match ground {
            GroundOf::Threefold => Ground::Threefold,
            GroundOf::Fifty => Ground::Fifty,
            GroundOf::Fivefold => Ground::Fivefold,
            GroundOf::SeventyFive => Ground::SeventyFive,
        }
    }
}
