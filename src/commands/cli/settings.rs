//! `ansage settings`: its flags.

use clap::{Args, Subcommand};

/// `ansage settings`
#[derive(Debug, Args, Default)]
pub struct Settings {
    #[command(subcommand)]
    pub about: Option<AboutSettings>,
    #[arg(long = "json")]
    pub json_lines: bool,
}

/// What is wanted of the settings; without it they are told.
#[derive(Debug, Subcommand)]
pub enum AboutSettings {
    Set {
        #[arg(value_name = "KEY")]
        key: String,
        #[arg(value_name = "VALUE", allow_hyphen_values = true)]
        value: String,
    },
    Unset {
        #[arg(value_name = "KEY")]
        key: String,
    },
}
