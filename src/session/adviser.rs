//! Who judges positions at a desk, and what was said of the last.

use shakmaty::Chess;

use crate::opponent::Analyst;
use crate::query::{Hint, HintStep};

/// Who judges positions at a desk; nobody until somebody asks.
#[derive(Default)]
pub(super) struct Adviser {
    pub(super) analyst: Option<Analyst>,
    /// The hint that was given last, in which position, and how far.
    pub(super) given: Option<(Chess, Hint, HintStep)>,
}
