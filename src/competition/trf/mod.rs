//! FIDE's Tournament Report File of a team event: its results as TRF16 has them, written and checked.
//!
//! TRF16 is the FIDE Handbook, C.04 Annex 2, "Format of TRF" (approved in 2015),
//! <https://www.fide.com/FIDE/handbook/C04Annex2_TRF16.pdf>; `columns` is its tables. Where it leaves something open,
//! `docs/regulations.md` says what is written.

mod check;
mod columns;
mod report;
mod write;

pub use check::{Misfit, Problem, check};
pub use report::{Report, Reported, ReportedTeam};
