//! Which engine may play here.

use super::state::Session;
use crate::game::{KnownEngine, OpponentKind};

/// The engine that plays here, where it may be started: one the user has named, or one that is known by name. A game that
/// is kept may come from anywhere, and names whatever it likes.
pub(super) fn engine_in_play<'s>(session: &'s Session<'_>) -> Option<&'s str> {
    let OpponentKind::Engine { name, .. } = &session.game().setup().against else { return None };
    let settled = &session.settled;
    let is_named = [settled.store.settings().practice_engine(), settled.opponent.engine.as_deref()]
        .contains(&Some(name));
    (is_named || KnownEngine::called(name).is_some()).then_some(name)
}
