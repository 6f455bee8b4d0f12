//! The flags of `ansage reconcile`.

use std::path::PathBuf;

use clap::Args;

/// `ansage reconcile`
#[derive(Debug, Args)]
pub struct Reconcile {
    #[arg(value_name = "WHITE.pgn")]
    pub white_score: PathBuf,
    #[arg(value_name = "BLACK.pgn")]
    pub black_score: PathBuf,
    #[arg(long, value_name = "FEN")]
    pub white_board: Option<String>,
    #[arg(long, value_name = "FEN")]
    pub black_board: Option<String>,
    #[arg(long = "json")]
    pub as_json: bool,
}
