//! What is wrong with an event file, in words.

use std::path::Path;

use shakmaty::Color;

use crate::args;
use crate::competition::{CompetitionFault, Diagnostic};
use crate::error::CommandError;
use crate::laws::Supervision;
use crate::tell::{fault, why_no_time};
use crate::voice::{Id, Voice};

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

/// One sentence: what is wrong and what belongs there.
// One arm for each thing that can be wrong.
#[allow(clippy::too_many_lines)]
pub fn told(wrong: &CompetitionFault, voice: &Voice) -> String {
    let text = |text: &String| text.clone();
    let of_player = |id: Id, player: &String| voice.tell(id, &args!("player" => text(player)));
    match wrong {
        CompetitionFault::NotText => voice.say(Id::EVENT_NOT_TEXT),
        CompetitionFault::Key(found) => fault(found, voice),
        CompetitionFault::Time(error) => {
            voice.tell(Id::ERROR_TIME, &args!("why" => why_no_time(error, voice))) + "."
        }
        CompetitionFault::NoSupervision { edition, cadence } => {
            let article = Supervision::to_be_stated(*edition, *cadence).unwrap_or_default();
            let of = |supervision: Supervision| supervision.article(*edition, *cadence).unwrap_or_default();
            voice.tell(
                Id::EVENT_NO_SUPERVISION,
                &args!(
                    "adequate" => of(Supervision::Adequate),
                    "few" => of(Supervision::Few),
                    "article" => article,
                ),
            )
        }
        CompetitionFault::SupervisionOfStandard => voice.say(Id::EVENT_SUPERVISION_STANDARD),
        CompetitionFault::NoDefaultTime => voice.say(Id::EVENT_NO_DEFAULT_TIME),
        CompetitionFault::Quickplay => voice.say(Id::EVENT_QUICKPLAY),
        CompetitionFault::IllegalClaimed => voice.say(Id::EVENT_ILLEGAL_CLAIMED),
        CompetitionFault::OneMinute => voice.say(Id::EVENT_ONE_MINUTE),
        CompetitionFault::ElectronicScoresheets => voice.say(Id::EVENT_ELECTRONIC),
        CompetitionFault::AssistantCannotPress => voice.say(Id::EVENT_ASSISTANT_PRESS),
        CompetitionFault::ScoringOrder => voice.say(Id::EVENT_SCORING_ORDER),
        CompetitionFault::ScoringMaximum => voice.say(Id::EVENT_SCORING_MAXIMUM),
        CompetitionFault::Increment(seconds) => {
            voice.tell(Id::EVENT_INCREMENT, &args!("seconds" => seconds.to_string()))
        }
        CompetitionFault::TimesOfTwoKinds => voice.say(Id::EVENT_TIMES_DIFFER),
        CompetitionFault::TwoTeams => voice.say(Id::EVENT_TWO_TEAMS),
        CompetitionFault::TooManyMembers(team, most) => {
            voice.tell(Id::EVENT_TOO_MANY, &args!("team" => text(team), "most" => most.to_string()))
        }
        CompetitionFault::MemberTwice(player) => of_player(Id::EVENT_MEMBER_TWICE, player),
        CompetitionFault::LeavesWithoutBeing(player) => of_player(Id::EVENT_LEAVES, player),
        CompetitionFault::RoundTwice(round) => {
            voice.tell(Id::EVENT_ROUND_TWICE, &args!("round" => round.to_string()))
        }
        CompetitionFault::BoardTwice(round, board) => voice
            .tell(Id::EVENT_BOARD_TWICE, &args!("round" => round.to_string(), "board" => board.to_string())),
        CompetitionFault::PlayerMissing(color) => {
            let color = color.fold_wb("white", "black");
            voice.tell(Id::EVENT_PLAYER_MISSING, &args!("color" => color))
        }
        CompetitionFault::NoMember(player) => of_player(Id::EVENT_NO_MEMBER, player),
        CompetitionFault::WrongColor { player, team, color, round } => voice.tell(
            Id::EVENT_WRONG_COLOR,
            &args!(
                "player" => text(player),
                "team" => text(team),
                "color" => if *color == Color::White { "white" } else { "black" },
                "round" => round.to_string(),
            ),
        ),
        CompetitionFault::PlaysTwice(player, round) => {
            voice.tell(Id::EVENT_PLAYS_TWICE, &args!("player" => text(player), "round" => round.to_string()))
        }
        CompetitionFault::SameOpponents(white, black, round) => voice.tell(
            Id::EVENT_SAME_OPPONENTS,
            &args!("first" => text(white), "second" => text(black), "round" => round.to_string()),
        ),
        CompetitionFault::AddedLater(player) => of_player(Id::EVENT_ADDED_LATER, player),
        CompetitionFault::LeftBefore(player) => of_player(Id::EVENT_LEFT_BEFORE, player),
        CompetitionFault::NoReason => voice.say(Id::EVENT_NO_REASON),
        CompetitionFault::SameTeam => voice.say(Id::EVENT_SAME_TEAM),
        CompetitionFault::Federation => voice.say(Id::EVENT_FEDERATION),
        CompetitionFault::EndsBeforeBeginning => voice.say(Id::EVENT_ENDS_BEFORE),
        CompetitionFault::TwoDates => voice.say(Id::EVENT_TWO_DATES),
        CompetitionFault::RoundOutside(round) => {
            voice.tell(Id::EVENT_ROUND_OUTSIDE, &args!("round" => round.to_string()))
        }
        CompetitionFault::DescribedTwice(player) => of_player(Id::EVENT_DESCRIBED_TWICE, player),
        CompetitionFault::FideIdTwice(number) => {
            voice.tell(Id::EVENT_FIDE_ID_TWICE, &args!("number" => number.to_string()))
        }
        CompetitionFault::RoundBegan(round, board) => voice
            .tell(Id::EVENT_ROUND_BEGAN, &args!("round" => round.to_string(), "board" => board.to_string())),
    }
}
