//! Who must record (8.4), what is to be written down later (8.5), and how often a player may see the scoresheet
//! (A.4.3, B.2.3).

use shakmaty::Color;

use super::{Desk, Game};
use crate::laws::{Cadence, Millis, Scoresheets, Supervision};

/// 8.4 — with less than this left in a period nobody need record for the rest of it, in milliseconds.
const FIVE_MINUTES: Millis = 5 * 60 * 1000;

/// 8.4 — unless at least so much is added with each move.
const THIRTY_SECONDS: Millis = 30 * 1000;

/// A.4.3, B.2.3 — how often a player may ask to see it.
pub(super) const MOST_SHEETS: u32 = 5;

/// 8.1.1, 8.4 — whether this player must record now: always, but after having had less than five minutes in
/// this period without thirty seconds or more for each move. Whoever writes for a player is bound as he is.
pub fn must_record(game: &Game, color: Color, at: Millis) -> bool {
    // In rapid and blitz there is no duty at all (A.2).
    if game.setup.rules().cadence != Cadence::Standard {
        return false;
    }
    let control = game.clock.control(color);
    let completed = game.clock.completed(color);
    let (period, _) = control.place(completed);
    let Some(rules) = control.period(period).filter(|_| control.is_timed()) else { return true };
    if rules.timing.with_move() >= THIRTY_SECONDS {
        return true;
    }
    if game.sheets.recording.get(color).freed == Some(period) {
        return false;
    }
    let own: Vec<_> = game.course.plies.iter().filter(|ply| ply.color == color).collect();
    let in_period = |nth: &usize| {
        let nth = u32::try_from(*nth).unwrap_or(u32::MAX);
        control.place(nth).0 == period
    };
    let little = |left: Millis| left < FIVE_MINUTES;
    let had_little = (0..own.len()).filter(in_period).any(|nth| {
        // Before what came with the move, and before the next period.
        let before = own[nth].left.saturating_sub(rules.timing.with_move());
        little(before)
    });
    !(had_little || little(game.clock.available(color, at)))
}

/// Whether a player may see the scoresheet that is kept: the electronic one is his own (8.1.1.2), and in rapid and
/// blitz by the Competition Rules nobody else writes (A.4.3, B.2.3).
pub fn shows_sheets(game: &Game) -> bool {
    game.setup.regulations.scoresheets == Scoresheets::Electronic || counts_sheets(game)
}

/// Whether seeing the scoresheet is counted: rapid and blitz by the Competition Rules, in a tournament.
pub(super) fn counts_sheets(game: &Game) -> bool {
    let rules = game.setup.rules();
    game.setup.desk == Desk::Tournament
        && rules.cadence != Cadence::Standard
        && rules.supervision == Supervision::Adequate
}
