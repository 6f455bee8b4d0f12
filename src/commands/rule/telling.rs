//! A ruling in one sentence of the voice, and as an object for programs.

use serde_json::json;
use shakmaty::fen::Fen;
use shakmaty::{Color, EnPassantMode};

use super::{RuleRequest, Ruling};
use crate::args;
use crate::commands::output::merged;
use crate::laws::{
    ClaimGround, Continuation, Fivefold, GameResult, Matter, Termination, Verdict, article_behind,
};
use crate::tell::{color_key, line};
use crate::voice::Id;

impl RuleRequest<'_> {
    /// The answer as it is printed.
    pub(super) fn told(&self, fen: &str, ruling: &Ruling, number: Option<u64>) -> String {
        // Some voices begin with a word that is small within a sentence.
        let sentence = line(&[self.sentence(ruling)]);
        if !self.asked.json_lines {
            return sentence;
        }
        let mut object = json!({
            "fen": fen,
            "edition": self.rules.edition,
            "cadence": self.rules.cadence,
            "question": question_name(ruling.matter),
            "article": self.article(ruling),
            "sentence": sentence,
        });
        if let Some(number) = number {
            object["line"] = json!(number);
        }
        if let (Some(last), true) = (ruling.positions.last(), ruling.positions.len() > 1) {
            object["position"] = json!(Fen::from_position(last, EnPassantMode::Legal).to_string());
        }
        if let Some(color) = offender(ruling.matter) {
            object["side"] = json!(color_key(color));
        }
        let verdict = match ruling.verdict {
            Verdict::Over { ending, result } => {
                json!({ "verdict": "over", "result": result.to_string(), "reason": ending })
            }
            Verdict::Penalty { to, bonus } => {
                json!({ "verdict": "penalty", "to": color_key(to), "bonus_ms": bonus })
            }
            Verdict::Incorrect { to, bonus, found } => {
                json!({ "verdict": "claim_failed", "to": color_key(to), "bonus_ms": bonus, "found": found })
            }
            Verdict::GoesOn(Continuation::CanMate(color)) => {
                json!({ "verdict": "goes_on", "can_mate": color_key(color) })
            }
            Verdict::GoesOn(Continuation::Found(found)) => json!({ "verdict": "goes_on", "found": found }),
            Verdict::Arbiter { winner, doubt } => {
                json!({ "verdict": "arbiter", "winner": color_key(winner), "reason": doubt.name() })
            }
        };
        merged(object, verdict).to_string()
    }

    /// The article it rests on.
    fn article(&self, ruling: &Ruling) -> String {
        article_behind(&self.rules, ruling.matter, &ruling.verdict)
    }

    fn sentence(&self, ruling: &Ruling) -> String {
        let article = self.article(ruling);
        let article = article.as_str();
        let tell = |id: Id, color: Color| {
            self.phrasing.tell(id, &args!("color" => color_key(color), "article" => article))
        };
        match ruling.verdict {
            Verdict::Over { ending, result } => self.over(ruling, ending, result, article),
            Verdict::Penalty { to, bonus } => {
                let bonus = self.phrasing.duration(bonus);
                let args = args!("color" => color_key(to), "bonus" => bonus, "article" => article);
                self.phrasing.tell(Id::RULED_PENALTY, &args)
            }
            Verdict::Incorrect { to, bonus, found } => {
                let (only, bonus) = (self.only(ruling.matter, found), self.phrasing.duration(bonus));
                let args = args!(
                    "color" => color_key(to), "only" => only, "bonus" => bonus, "article" => article
                );
                let mut told = vec![self.phrasing.tell(Id::RULED_INCORRECT, &args)];
                if self.asked.declares.is_some() {
                    told.push(tell(Id::RULED_DECLARED, to));
                }
                line(&told)
            }
            Verdict::GoesOn(Continuation::CanMate(color)) => tell(Id::RULED_CAN_MATE, color),
            Verdict::GoesOn(Continuation::Found(found)) => {
                let args = args!("only" => self.only(ruling.matter, found), "article" => article);
                self.phrasing.tell(Id::RULED_GOES_ON, &args)
            }
            Verdict::Arbiter { winner, doubt } => {
                let args =
                    args!("color" => color_key(!winner), "doubt" => doubt.name(), "article" => article);
                self.phrasing.tell(Id::RULED_ARBITER, &args)
            }
        }
    }

    fn over(&self, ruling: &Ruling, ending: Termination, result: GameResult, article: &str) -> String {
        let id = match ending {
            Termination::Checkmate => Id::RULED_CHECKMATE,
            Termination::Stalemate => Id::RULED_STALEMATE,
            Termination::DeadPosition => Id::RULED_DEAD_POSITION,
            Termination::TimeDrawn | Termination::ResignationDrawn | Termination::IllegalMovesDrawn => {
                Id::RULED_CANNOT_MATE
            }
            Termination::Time => Id::RULED_TIME,
            Termination::Resignation => Id::RULED_RESIGNATION,
            Termination::IllegalMoves => Id::RULED_ILLEGAL_MOVES,
            Termination::ThreefoldClaim | Termination::FivefoldRepetition => Id::RULED_REPETITION,
            // Nothing else is ruled here but what comes of fifty and seventy-five moves.
            _ => Id::RULED_NO_PROGRESS,
        };
        let other = || offender(ruling.matter).map_or(Color::White, |color| !color);
        let winner = result.winner().unwrap_or_else(other);
        let found = match (ending, ruling.matter) {
            (Termination::ThreefoldClaim | Termination::FiftyMovesClaim, Matter::Claim { ground, .. }) => {
                self.found(ruling, ground)
            }
            (Termination::FivefoldRepetition, _) => self.found(ruling, ClaimGround::Fivefold),
            _ => self.found(ruling, ClaimGround::SeventyFive),
        };
        let count = if let Matter::Illegal { count, .. } = ruling.matter { count } else { 1 };
        let args = args!(
            "color" => color_key(winner), "article" => article, "found" => found, "count" => count
        );
        self.phrasing.tell(id, &args)
    }

    fn found(&self, ruling: &Ruling, ground: ClaimGround) -> u32 {
        ruling.found.unwrap_or_else(|| ground.found(&ruling.positions, &self.rules))
    }

    /// How little was found.
    fn only(&self, matter: Matter, found: u32) -> String {
        let id = match (matter, self.rules.fivefold) {
            (Matter::Claim { ground: ClaimGround::Fivefold, .. }, Fivefold::Consecutive) => {
                Id::RULED_ONLY_CONSECUTIVE
            }
            (Matter::Claim { ground, .. }, _) if ground.repeats() => Id::RULED_ONLY_REPETITION,
            _ => Id::RULED_ONLY_PROGRESS,
        };
        self.phrasing.voice().tell(id, &args!("found" => found))
    }
}

/// What stands in the stream for a line that is no position.
pub(super) fn no_position(fen: &str, number: u64, why: &str) -> String {
    json!({ "line": number, "fen": fen, "error": "position", "why": why }).to_string()
}

/// Whose deed it is.
fn offender(matter: Matter) -> Option<Color> {
    match matter {
        Matter::Flag(color)
        | Matter::Resignation(color)
        | Matter::SealedMove(color)
        | Matter::Illegal { color, .. } => Some(color),
        Matter::Claim { by, .. } => Some(by),
        Matter::Dead => None,
    }
}

fn question_name(matter: Matter) -> &'static str {
    match matter {
        Matter::Flag(_) => "flag",
        Matter::Resignation(_) => "resignation",
        Matter::SealedMove(_) => "sealed-move",
        Matter::Illegal { .. } => "illegal",
        Matter::Dead => "dead",
        Matter::Claim { ground: ClaimGround::Threefold, .. } => "threefold",
        Matter::Claim { ground: ClaimGround::Fifty, .. } => "fifty",
        Matter::Claim { ground: ClaimGround::Fivefold, .. } => "fivefold",
        Matter::Claim { ground: ClaimGround::SeventyFive, .. } => "seventy_five",
    }
}
