//! Every voice says the same things with the same variables, says nothing the program never asks for, and
//! leaves nothing in a sentence that a synthesizer or a Braille display could not tell.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod faults;
mod messages;
mod numbers;
mod rendered;
mod sentences;
mod spoken;
mod told;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use ansage::announcement::{Announcement, Heard, NotHeard, Request, hear};
use ansage::args;
use ansage::cli::Cli;
use ansage::laws::TimeControl;
use ansage::tools::check::taken;
use ansage::voice::{self, Fault, FluentArgs, FluentValue, MishearingFault, Sources, Voice, VoiceError};
use clap::CommandFactory;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use shakmaty::{Role, Square};

type Names = BTreeSet<String>;

/// What a line is taken for, in one word.
fn taken_for(tag: &str, line: &str) -> String {
    let voice = Voice::built_in(tag).unwrap();
    match hear(line, voice.lexicon()) {
        Ok(utterance) => match utterance.heard {
            Heard::Announcement(announcement, _) => announcement.recorded(),
            Heard::Request(request) => format!("{request:?}"),
            Heard::Choice(number) => number.to_string(),
        },
        Err(why) => panic!("{tag}: {line}: {why:?}"),
    }
}
