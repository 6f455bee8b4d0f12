//! `ansage voices`: which voices there are, how one sounds, and what is wrong with one.

pub mod check;
pub mod preview;

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::error::CommandError;
use crate::settings::Settings;
use crate::voice::{NameSystem, Voice};

/// `ansage voices`
#[derive(Debug, Args, Default)]
pub struct Voices {
    #[command(subcommand)]
    pub about: Option<AboutVoices>,
}

/// What is wanted of the voices; without it they are listed.
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

/// Lists the voices, tries one, or checks one.
///
/// # Errors
/// There is no such voice, something is wrong with it, or the output fails.
pub fn run(
    asked: &Voices,
    voice: &Voice,
    names: NameSystem,
    settings: &Settings,
) -> Result<(), CommandError> {
    match &asked.about {
        None => preview::list(voice),
        Some(AboutVoices::Preview { tag, speech }) => {
            preview::preview(tag, speech.as_deref(), names, settings)
        }
        Some(AboutVoices::Check { folder }) => check::check(folder, voice),
    }
}
