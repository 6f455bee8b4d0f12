//! What the rules of an event settle where the Laws leave a choice, for one game.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Ability, Cadence, Duty, Edition, Millis, RuleSet, Scoring, Supervision};

/// From when on the clock may be pressed (D.2.1, D.2.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PressCondition {
    /// D.2.4 to the letter: as soon as the move is made.
    #[default]
    Made,
    /// When the opponent has repeated it, and so executed it on his board.
    Repeated,
}

/// How a fallen flag (6.8) or an illegal move (A.5.2) is noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FlagCalling {
    /// The program calls it, as an arbiter who sees it.
    #[default]
    Called,
    /// A player claims it.
    Claimed,
}

/// Who may start the opponent's clock (D.2.10.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PressedBy {
    /// Player or assistant.
    #[default]
    Either,
    /// The player alone.
    Player,
    /// The assistant alone.
    Assistant,
}

/// What the moves are recorded on (8.1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoresheets {
    /// 8.1.1.1 — the players write.
    #[default]
    Paper,
    /// 8.1.1.2 of 2023 — making the moves records them.
    Electronic,
}

/// What an event settles for each of its games. Kept with the game; what is not there is the literal reading
/// of the Laws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
// Each is a choice of the event's.
#[allow(clippy::struct_excessive_bools)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// A.6, B.4 — whether rapid and blitz are adequately supervised, so that the Competition Rules apply.
    pub supervised: bool,
    /// Whether the penalty of one minute (A.3 of 2023) holds with adequate supervision too.
    pub one_minute_supervised: bool,
    /// 6.7.1 — how late a player may come, in milliseconds. Without it: not at all, from 2017 on.
    #[serde(rename = "default_time_ms", skip_serializing_if = "Option::is_none")]
    pub default_time: Option<Millis>,
    /// 9.1.1 — before which move of the offering player no draw may be offered; 0 and 1 forbid nothing.
    pub no_offers_before: u32,
    /// 9.1.1 — whether a draw may be agreed with the arbiter's consent only.
    pub offers_need_consent: bool,
    /// III.2.1 — whether Guidelines III were announced for games without increment.
    pub quickplay: bool,
    /// D.2.4.
    pub clock_gate: PressCondition,
    /// 6.8.
    pub flag: FlagCalling,
    /// A.5.2, B.3 — illegal moves, where there are too few arbiters; with adequate supervision they are called.
    #[serde(skip_serializing_if = "super::defaults::is_default")]
    pub illegal: FlagCalling,
    /// D.2.10.3.
    pub pressed_by: PressedBy,
    /// D.2.4, D.2.10.3 — whether an empty line presses the clock once the move is repeated.
    #[serde(skip_serializing_if = "Clone::clone")]
    pub enter_presses: bool,
    /// D.2.6, 12.6 — whether the number of completed moves is told to a player who is known to see, too.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moves_for_sighted: bool,
    /// 6.11.2 — whether a player stops the clock on his own time only.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stops_own_time_only: bool,
    /// D.2.3 — whether the parts of making a move are reported one by one, rather than implied by the
    /// announcement.
    pub step_by_step: bool,
    /// D.2.10 — what an assistant is given to do.
    pub duties: BTreeSet<Duty>,
    /// D.2.10 — what White's assistant is given, where that is another than any assistant's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub white_duties: Option<BTreeSet<Duty>>,
    /// The same of Black's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub black_duties: Option<BTreeSet<Duty>>,
    /// 8.1.1.
    #[serde(skip_serializing_if = "super::defaults::is_default")]
    pub scoresheets: Scoresheets,
    /// 10.1.
    pub scoring: Scoring,
    /// D.2.11 — what the player with White sees and hears.
    #[serde(skip_serializing_if = "super::defaults::is_default")]
    pub white_is: Ability,
    /// The same of the player with Black.
    #[serde(skip_serializing_if = "super::defaults::is_default")]
    pub black_is: Ability,
    /// D.2.11 — whether there is no assistant.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_assistant: bool,
}

impl Default for Regulations {
    fn default() -> Regulations {
        Regulations {
            edition: Edition::default(),
            supervised: true,
            one_minute_supervised: true,
            default_time: None,
            no_offers_before: 0,
            offers_need_consent: false,
            quickplay: false,
            clock_gate: PressCondition::default(),
            flag: FlagCalling::default(),
            illegal: FlagCalling::default(),
            pressed_by: PressedBy::default(),
            enter_presses: true,
            moves_for_sighted: false,
            stops_own_time_only: false,
            step_by_step: false,
            scoresheets: Scoresheets::default(),
            white_is: Ability::default(),
            black_is: Ability::default(),
            no_assistant: false,
            duties: Duty::all(),
            white_duties: None,
            black_duties: None,
            scoring: Scoring::default(),
        }
    }
}

impl Regulations {
    /// The rules of a game of this cadence.
    pub fn rules_at(&self, cadence: Cadence) -> RuleSet {
        let supervision = if self.supervised { Supervision::Adequate } else { Supervision::Few };
        RuleSet::new(self.edition, cadence, supervision, self.one_minute_supervised)
    }
}
