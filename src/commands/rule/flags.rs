//! The flags of `ansage rule`.

use std::path::PathBuf;

use clap::{ArgGroup, Args};
use shakmaty::Color;

use crate::commands::flags::{COLORS, one_of};
use crate::laws::{Cadence, ClaimGround, Edition};

/// The most of anything that is counted; no game has as many, and more is a slip of the keyboard.
const MOST: i64 = 999;

const EDITIONS: [(&str, Edition); 4] = [
    ("2014", Edition::Of2014),
    ("2017", Edition::Of2017),
    ("2018", Edition::Of2018),
    ("2023", Edition::Of2023),
];

const CADENCES: [(&str, Cadence); 3] =
    [("standard", Cadence::Standard), ("rapid", Cadence::Rapid), ("blitz", Cadence::Blitz)];

const GROUNDS: [(&str, ClaimGround); 4] = [
    ("threefold", ClaimGround::Threefold),
    ("fifty", ClaimGround::Fifty),
    ("fivefold", ClaimGround::Fivefold),
    ("seventy-five", ClaimGround::SeventyFive),
];

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
    #[arg(long, value_parser = one_of(EDITIONS), value_name = "YEAR")]
    pub edition: Option<Edition>,
    #[arg(long, value_parser = one_of(CADENCES), value_name = "CADENCE")]
    pub cadence: Option<Cadence>,
    #[arg(long)]
    pub few_arbiters: bool,
    #[arg(long, value_parser = one_of(COLORS), value_name = "SIDE", ignore_case = true)]
    pub flag: Option<Color>,
    #[arg(long, value_parser = one_of(COLORS), value_name = "SIDE", ignore_case = true)]
    pub resigns: Option<Color>,
    #[arg(long, value_parser = one_of(COLORS), value_name = "SIDE", ignore_case = true)]
    pub illegal: Option<Color>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=MOST),
        conflicts_with_all = ["flag", "resigns", "dead", "claim"])]
    pub count: Option<u32>,
    #[arg(long)]
    pub dead: bool,
    #[arg(long, value_parser = one_of(GROUNDS), value_name = "GROUND", ignore_case = true)]
    pub claim: Option<ClaimGround>,
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
