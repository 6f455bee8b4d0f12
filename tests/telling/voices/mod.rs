//! Every voice says the same things with the same variables, says nothing the program never asks for, and
//! leaves nothing in a sentence that a synthesizer or a Braille display could not tell.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod briefs;
mod ears;
mod faults;
mod messages;
mod numbers;
mod openings;
pub mod rendered;
mod sentences;
mod spoken;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use ansage::args;
use ansage::commands::cli::Cli;
use ansage::game::Announcement;
use ansage::game::{Command, ParseError};
use ansage::hear::{Control, Intent, hear};
use ansage::laws::TimeControl;
use ansage::session::taken;
use ansage::voice;
use ansage::voice::{FluentArgs, FluentValue, MishearingFault, Voice, VoiceError, VoiceFault, VoiceFiles};
use clap::CommandFactory;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use shakmaty::{Role, Square};

use crate::support::named;
use crate::support::taken::taken_for;

type Names = BTreeSet<String>;
