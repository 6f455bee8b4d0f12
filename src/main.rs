//! The program `ansage`: [`ansage::commands::run`] is all of it.

use std::process::ExitCode;

fn main() -> ExitCode {
    ansage::commands::run()
}
