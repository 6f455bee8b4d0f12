//! The flags of `ansage event`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::commands::flags::{ABILITIES, DeskFlags, PRESS, REPEAT, one_of};
use crate::game::{Desk, Press, Repeat};
use crate::laws::Ability;

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
    Trf {
        #[arg(value_name = "FILE")]
        event_file: PathBuf,
        #[arg(long, value_name = "FILE")]
        output: Option<PathBuf>,
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
            | CompetitionFlags::Table { event_file, .. }
            | CompetitionFlags::Trf { event_file, .. } => event_file,
        }
    }

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
    #[arg(long, value_parser = one_of([("relay", Desk::Relay), ("tournament", Desk::Tournament)]), value_name = "DESK")]
    pub desk: Option<Desk>,
    #[arg(long, value_parser = one_of(PRESS), value_name = "WHO")]
    pub press: Option<Press>,
    #[arg(long, value_parser = one_of(REPEAT), value_name = "WHO")]
    pub repeat: Option<Repeat>,
    #[arg(long, value_parser = one_of(ABILITIES), value_name = "ABILITY")]
    pub white_is: Option<Ability>,
    #[arg(long, value_parser = one_of(ABILITIES), value_name = "ABILITY")]
    pub black_is: Option<Ability>,
    #[arg(long)]
    pub no_assistant: bool,
    #[arg(long)]
    pub step_by_step: bool,
    #[command(flatten)]
    pub face: DeskFlags,
}
