//! Who judges positions at a desk, and what was said of the last.

use std::cell::RefCell;

use shakmaty::Chess;

use crate::opponent::Analyst;
use crate::query::{Hint, HintStep};

/// Who judges positions at a desk; nobody until somebody asks.
#[derive(Default)]
pub(super) struct Adviser {
    analyst: RefCell<Option<Analyst>>,
    /// The hint that was given last, in which position, and how far.
    pub(super) given: Option<(Chess, Hint, HintStep)>,
}

/// The way to whoever judges positions.
pub(crate) struct Advice<'a> {
    adviser: &'a Adviser,
    /// The engine that judges; one that is installed where none is named.
    engine: Option<&'a str>,
    simulated: bool,
}

impl Adviser {
    /// Who judges, begun with this engine where nobody does yet.
    pub(super) fn analyst(&mut self, engine: Option<&str>, simulated: bool) -> &mut Analyst {
        self.analyst.get_mut().get_or_insert_with(|| Analyst::new(engine, simulated))
    }

    /// The way there for who may only look.
    pub(super) fn by<'a>(&'a self, engine: Option<&'a str>, simulated: bool) -> Advice<'a> {
        Advice { adviser: self, engine, simulated }
    }
}

impl Advice<'_> {
    /// Asks whoever judges.
    pub(in crate::session) fn ask<T>(&self, ask: impl FnOnce(&mut Analyst) -> T) -> T {
        let mut analyst = self.adviser.analyst.borrow_mut();
        ask(analyst.get_or_insert_with(|| Analyst::new(self.engine, self.simulated)))
    }

    /// Whether time is simulated, so that everything is known at once.
    pub(in crate::session) fn is_simulated(&self) -> bool {
        self.simulated
    }
}
