//! `ansage voices`: which voices there are, how one sounds, and what is wrong with one.

pub mod check;
pub mod preview;

use std::path::PathBuf;

use clap::{Args, Subcommand};

pub(crate) use preview::{PATIENCE, lack, speech_choice};

/// `ansage voices`
#[allow(missing_docs)]
#[derive(Debug, Args, Default)]
pub struct Voices {
    #[command(subcommand)]
    pub about: Option<AboutVoices>,
}

/// What is wanted of the voices; without it they are listed.
#[allow(missing_docs)]
#[derive(Debug, Subcommand)]
pub enum AboutVoices {
    Preview {
        #[arg(value_name = "TAG")]
        tag: String,
        #[arg(long, value_name = "HOW")]
        speech: Option<String>,
    },
    Check {
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },
}
