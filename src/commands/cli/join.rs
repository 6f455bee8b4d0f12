//! `ansage join`: its flags.

use clap::Args;

use super::{FaceFlags, Side};

/// `ansage join`
#[derive(Debug, Args)]
pub struct Join {
    #[arg(value_name = "GAME")]
    pub game: Option<i64>,
    #[arg(long, value_enum, value_name = "COLOR")]
    pub side: Side,
    #[command(flatten)]
    pub face: FaceFlags,
}
