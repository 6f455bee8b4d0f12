//! What is wrong with an event file, in words.

use std::path::Path;

use shakmaty::Color;

use crate::args;
use crate::competition::{CompetitionFault, Diagnostic};
use crate::error::CommandError;
use crate::laws::Supervision;
use crate::tell::{fault, why_no_time};
use crate::voice::Voice;

/// One line for each, with its place.
pub(super) fn lines(path: &Path, found: &[Diagnostic], voice: &Voice) -> Vec<String> {
    let line = |found: &Diagnostic| {
        let place = found.place;
        let told = told(&found.fault, voice);
        format!("{}:{}:{}: {told}", path.display(), place.line, place.column)
    };
    found.iter().map(line).collect()
}

pub(super) fn faulty(path: &Path, found: &[Diagnostic], voice: &Voice) -> CommandError {
    CommandError::usage(lines(path, found, voice).join("\n"))
}

pub(super) fn usage(why: String, voice: &Voice) -> CommandError {
    CommandError::usage(voice.tell("error-other", &args!("why" => why)))
}

/// One sentence: what is wrong and what belongs there.
#[must_use]
// One arm for each thing that can be wrong.
#[allow(clippy::too_many_lines)]
pub fn told(wrong: &CompetitionFault, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    let of_player = |id: &str, player: &String| voice.tell(id, &args!("player" => text(player)));
    match wrong {
        CompetitionFault::NotText => voice.say("event-not-text"),
        CompetitionFault::Key(found) => fault(found, voice),
        CompetitionFault::Time(error) => {
            voice.tell("error-time", &args!("why" => why_no_time(error, voice))) + "."
        }
        CompetitionFault::NoSupervision { edition, cadence } => {
            let article = Supervision::to_be_stated(*edition, *cadence).unwrap_or_default();
            let of = |supervision: Supervision| supervision.article(*edition, *cadence).unwrap_or_default();
            voice.tell(
                "event-no-supervision",
                &args!(
                    "adequate" => of(Supervision::Adequate),
                    "few" => of(Supervision::Few),
                    "article" => article,
                ),
            )
        }
        CompetitionFault::SupervisionOfStandard => voice.say("event-supervision-standard"),
        CompetitionFault::NoDefaultTime => voice.say("event-no-default-time"),
        CompetitionFault::Quickplay => voice.say("event-quickplay"),
        CompetitionFault::IllegalClaimed => voice.say("event-illegal-claimed"),
        CompetitionFault::OneMinute => voice.say("event-one-minute"),
        CompetitionFault::ElectronicScoresheets => voice.say("event-electronic"),
        CompetitionFault::AssistantCannotPress => voice.say("event-assistant-press"),
        CompetitionFault::ScoringOrder => voice.say("event-scoring-order"),
        CompetitionFault::ScoringMaximum => voice.say("event-scoring-maximum"),
        CompetitionFault::Increment(seconds) => {
            voice.tell("event-increment", &args!("seconds" => seconds.to_string()))
        }
        CompetitionFault::TimesOfTwoKinds => voice.say("event-times-differ"),
        CompetitionFault::TwoTeams => voice.say("event-two-teams"),
        CompetitionFault::TooManyMembers(team, most) => {
            voice.tell("event-too-many", &args!("team" => text(team), "most" => most.to_string()))
        }
        CompetitionFault::MemberTwice(player) => of_player("event-member-twice", player),
        CompetitionFault::LeavesWithoutBeing(player) => of_player("event-leaves", player),
        CompetitionFault::RoundTwice(round) => {
            voice.tell("event-round-twice", &args!("round" => round.to_string()))
        }
        CompetitionFault::BoardTwice(round, board) => voice
            .tell("event-board-twice", &args!("round" => round.to_string(), "board" => board.to_string())),
        CompetitionFault::PlayerMissing(color) => {
            let color = color.fold_wb("white", "black");
            voice.tell("event-player-missing", &args!("color" => color))
        }
        CompetitionFault::NoMember(player) => of_player("event-no-member", player),
        CompetitionFault::WrongColor { player, team, color, round } => voice.tell(
            "event-wrong-color",
            &args!(
                "player" => text(player),
                "team" => text(team),
                "color" => if *color == Color::White { "white" } else { "black" },
                "round" => round.to_string(),
            ),
        ),
        CompetitionFault::PlaysTwice(player, round) => {
            voice.tell("event-plays-twice", &args!("player" => text(player), "round" => round.to_string()))
        }
        CompetitionFault::SameOpponents(white, black, round) => voice.tell(
            "event-same-opponents",
            &args!("first" => text(white), "second" => text(black), "round" => round.to_string()),
        ),
        CompetitionFault::AddedLater(player) => of_player("event-added-later", player),
        CompetitionFault::LeftBefore(player) => of_player("event-left-before", player),
        CompetitionFault::NoReason => voice.say("event-no-reason"),
        CompetitionFault::SameTeam => voice.say("event-same-team"),
        CompetitionFault::RoundBegan(round, board) => voice
            .tell("event-round-began", &args!("round" => round.to_string(), "board" => board.to_string())),
    }
}
