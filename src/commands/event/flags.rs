//! The flags of `ansage event`.

#![allow(missing_docs)]

use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};

use crate::commands::flags::{AbilityIs, DeskFlags, PressBy, RepeatBy};

/// `ansage event`
#[derive(Debug, Subcommand)]
pub enum CompetitionFlags {
    Check {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
    },
    Pairings {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
    },
    Play {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
        #[arg(value_name = "ROUND")]
        round: u32,
        #[arg(value_name = "BOARD")]
        board: u32,
        #[command(flatten)]
        seat: Seat,
    },
    TieBreak {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
        #[command(flatten)]
        seat: Seat,
    },
    Table {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
        #[arg(long = "json")]
        as_json: bool,
        #[arg(long, value_name = "HOW")]
        speech: Option<String>,
    },
}

impl CompetitionFlags {
    /// The event's file.
    pub fn file(&self) -> &PathBuf {
        match self {
            CompetitionFlags::Check { event_file }
            | CompetitionFlags::Pairings { event_file }
            | CompetitionFlags::Play { event_file, .. }
            | CompetitionFlags::TieBreak { event_file, .. }
            | CompetitionFlags::Table { event_file, .. } => event_file,
        }
    }
}

impl CompetitionFlags {
    /// How a game of it is played, where it opens one.
    pub fn seat(&self) -> Option<&Seat> {
        match self {
            CompetitionFlags::Play { seat, .. } | CompetitionFlags::TieBreak { seat, .. } => Some(seat),
            _ => None,
        }
    }
}

/// How a game of a team event is played.
#[derive(Debug, Args, Default, Clone)]
pub struct Seat {
    #[arg(long, value_enum, value_name = "DESK", default_value = "tournament", hide_default_value = true)]
    pub desk: DeskKind,
    #[arg(long, value_enum, value_name = "WHO")]
    pub press: Option<PressBy>,
    #[arg(long, value_enum, value_name = "WHO")]
    pub repeat: Option<RepeatBy>,
    #[arg(long, value_enum, value_name = "ABILITY")]
    pub white_is: Option<AbilityIs>,
    #[arg(long, value_enum, value_name = "ABILITY")]
    pub black_is: Option<AbilityIs>,
    #[arg(long)]
    pub no_assistant: bool,
    #[arg(long)]
    pub step_by_step: bool,
    #[command(flatten)]
    pub face: DeskFlags,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Default)]
pub enum DeskKind {
    Relay,
    #[default]
    Tournament,
}
