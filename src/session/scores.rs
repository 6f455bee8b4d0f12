//! What a session is told of the scoresheets (8.4 to 8.7).

use super::outcome::Addressed;
use super::state::Session;
use crate::game::Scorekeeping;
use crate::game::{Command, Event, Phase, ScoreEvent, ScoreRefusal, Speaker};
use crate::tell::Fact;

/// Does it; `speaker` is who was named, `by` who speaks otherwise.
pub(super) fn scores(
    session: &mut Session<'_>,
    speaker: Option<Speaker>,
    by: Speaker,
    said: Scorekeeping,
) -> Vec<Addressed> {
    // 8.7 — a signature is nobody's by default, except where one player alone is heard.
    let over = matches!(session.game().phase(), Phase::Over(_));
    if said == Scorekeeping::Sign && over && speaker.is_none() && session.side().is_none() {
        return vec![session.refuse(ScoreRefusal::WhoSigns.into())];
    }
    let mut out = session.perform(by, &Command::Score(said));
    let lent = |output: &Addressed| {
        output.events.iter().find_map(|kept| match kept.event {
            Event::Scores(ScoreEvent::ScoreLent { color }) => Some(color),
            _ => None,
        })
    };
    if let Some(color) = out.iter().find_map(lent) {
        // 8.5.2 — what stands in the other scoresheet, from the first gap of his own on.
        let gap = session.game().score(color).moves().iter().position(Option::is_none);
        if let Some(gap) = gap {
            out.push(session.answered("score-lent", Fact::ScoreFrom(gap)));
        }
    }
    out
}
