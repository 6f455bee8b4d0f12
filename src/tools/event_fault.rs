//! What is wrong with an event file, in words.

use shakmaty::Color;

use super::check::reason;
use super::time::why_no_time;
use crate::args;
use crate::event::Fault;
use crate::laws::Supervision;
use crate::voice::Voice;

/// One sentence: what is wrong and what belongs there.
#[must_use]
// One arm for each thing that can be wrong.
#[allow(clippy::too_many_lines)]
pub fn told(fault: &Fault, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    let of_player = |id: &str, player: &String| voice.tell(id, &args!("player" => text(player)));
    match fault {
        Fault::NotText => voice.say("event-not-text"),
        Fault::NotToml(why) => voice.tell("check-not-toml", &args!("why" => reason(*why, voice))),
        Fault::UnknownKey(key, known) => {
            voice.tell("event-unknown-key", &args!("key" => text(key), "known" => text(known)))
        }
        Fault::WrongKind(key, kind) => {
            voice.tell("event-wrong-kind", &args!("key" => text(key), "kind" => kind.name()))
        }
        Fault::Empty(key) => voice.tell("check-empty-text", &args!("key" => text(key))),
        Fault::TooLong => voice.say("error-name") + ".",
        Fault::NotOneOf { key, value, known } => voice.tell(
            "event-not-one-of",
            &args!("key" => text(key), "value" => text(value), "known" => text(known)),
        ),
        Fault::Range(key, least, most) => voice.tell(
            "event-range",
            &args!("key" => text(key), "least" => least.to_string(), "most" => most.to_string()),
        ),
        Fault::Time(error) => voice.tell("error-time", &args!("why" => why_no_time(error, voice))) + ".",
        Fault::Missing(key) => voice.tell("event-missing", &args!("key" => text(key))),
        Fault::NoSupervision { edition, cadence } => {
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
        Fault::SupervisionOfStandard => voice.say("event-supervision-standard"),
        Fault::NoDefaultTime => voice.say("event-no-default-time"),
        Fault::Quickplay => voice.say("event-quickplay"),
        Fault::IllegalClaimed => voice.say("event-illegal-claimed"),
        Fault::OneMinute => voice.say("event-one-minute"),
        Fault::ElectronicScoresheets => voice.say("event-electronic"),
        Fault::AssistantCannotPress => voice.say("event-assistant-press"),
        Fault::ScoringOrder => voice.say("event-scoring-order"),
        Fault::ScoringMaximum => voice.say("event-scoring-maximum"),
        Fault::Increment(seconds) => voice.tell("event-increment", &args!("seconds" => seconds.to_string())),
        Fault::TimesOfTwoKinds => voice.say("event-times-differ"),
        Fault::TwoTeams => voice.say("event-two-teams"),
        Fault::TooManyMembers(team, most) => {
            voice.tell("event-too-many", &args!("team" => text(team), "most" => most.to_string()))
        }
        Fault::MemberTwice(player) => of_player("event-member-twice", player),
        Fault::LeavesWithoutBeing(player) => of_player("event-leaves", player),
        Fault::RoundTwice(round) => voice.tell("event-round-twice", &args!("round" => round.to_string())),
        Fault::BoardTwice(round, board) => voice
            .tell("event-board-twice", &args!("round" => round.to_string(), "board" => board.to_string())),
        Fault::PlayerMissing(color) => {
            let color = color.fold_wb("white", "black");
            voice.tell("event-player-missing", &args!("color" => color))
        }
        Fault::NoMember(player) => of_player("event-no-member", player),
        Fault::WrongColor { player, team, color, round } => voice.tell(
            "event-wrong-color",
            &args!(
                "player" => text(player),
                "team" => text(team),
                "color" => if *color == Color::White { "white" } else { "black" },
                "round" => round.to_string(),
            ),
        ),
        Fault::PlaysTwice(player, round) => {
            voice.tell("event-plays-twice", &args!("player" => text(player), "round" => round.to_string()))
        }
        Fault::SameOpponents(white, black, round) => voice.tell(
            "event-same-opponents",
            &args!("first" => text(white), "second" => text(black), "round" => round.to_string()),
        ),
        Fault::AddedLater(player) => of_player("event-added-later", player),
        Fault::LeftBefore(player) => of_player("event-left-before", player),
        Fault::NoReason => voice.say("event-no-reason"),
        Fault::SameTeam => voice.say("event-same-team"),
        Fault::RoundBegan(round, board) => voice
            .tell("event-round-began", &args!("round" => round.to_string(), "board" => board.to_string())),
    }
}
