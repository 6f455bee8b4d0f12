//! The pages under `docs`, held against the program.
#![allow(clippy::unwrap_used)]

#[path = "../support/mod.rs"]
mod support;

mod announcements_doc;
mod architecture_doc;
mod events_doc;
mod guide_doc;
mod keys;
mod laws_doc;
mod performance_doc;
mod roles_doc;
mod verbosity_doc;
