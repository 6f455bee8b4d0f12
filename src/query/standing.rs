//! How the game stands: time, moves counted, boards, obligations, what can be asked.

use shakmaty::{ByColor, Color};

use super::answer::{
    Answer, ClockReading, Clocks, MayAnalyse, MustRecord, Numbered, StandingAnswer, Whose as PlayersWhose,
};
use super::query::{Operand, Operands, QueryRow, Whose};
use crate::game::{Game, Reach, Refusal, Right, must_record};
use crate::laws::{Cadence, Millis, as_shown};

/// The questions about the game beside its moves.
pub static ROWS: &[QueryRow] = &[
    QueryRow::new(
        "my-colour",
        &[
            ("color", Operands::Player),
            ("pieces color", Operands::Player),
            ("players-color", Operands::PlayerOrOwn),
            // "Am I White?" is the same question.
            ("color players-color", Operands::PlayerOrOwn),
            ("pieces players-color", Operands::PlayerOrOwn),
        ],
        |operand, view| {
            let whose = if let Operand::Side(whose) = operand { whose } else { None };
            let color = whose.and_then(|whose| whose.color(view.side)).unwrap_or(view.side);
            let whose = if color == view.side { PlayersWhose::Own } else { PlayersWhose::Other };
            Ok(Answer::Standing(StandingAnswer::PlayersColor(whose, color)))
        },
    )
    .of(Reach::Nothing),
    QueryRow {
        right: Some(Right::Ask),
        ..QueryRow::new("time", &[], |operand, view| {
            let (whose, used) =
                if let Operand::Clock(whose, used) = operand { (whose, used) } else { (Whose::Both, false) };
            Ok(Answer::Standing(StandingAnswer::Clocks(clocks(
                whose.color(view.side),
                used,
                view.game,
                view.at,
            ))))
        })
        .of(Reach::Nothing)
    },
    QueryRow {
        right: Some(Right::Ask),
        ..QueryRow::new("moves", &[], |_, view| {
            if view.hides_moves() { Err(Refusal::MovesNotTold) } else { Ok(moves(view.game)) }
        })
        .of(Reach::Nothing)
    },
    QueryRow::new("boards", &[], |_, view| {
        Ok(Answer::Standing(StandingAnswer::Boards(Numbered(!view.hides_moves()))))
    })
    .of(Reach::Nothing),
    QueryRow::new("why", &[], |_, view| {
        Ok(if view.hides_moves() {
            Answer::Standing(StandingAnswer::Boards(Numbered(false)))
        } else {
            Answer::Standing(StandingAnswer::Why)
        })
    })
    .of(Reach::Nothing),
    QueryRow::new("obligation", &[], |_, view| {
        // 11.3.1 — what the opponent is bound to could tell what he cannot do.
        let turn = view.game.turn();
        if view.by.color().is_some_and(|own| own != turn) && !view.may_analyse() {
            return Err(Refusal::NotYourTurn(turn));
        }
        Ok(Answer::Standing(StandingAnswer::Obligation))
    })
    .of(Reach::Nothing),
    QueryRow::new("recording", &[], |_, view| {
        let must = must_record(view.game, view.side, view.at);
        let fast = view.game.setup().rules().cadence != Cadence::Standard;
        let must = match (must, fast) {
            (true, _) => MustRecord::Must,
            (false, false) => MustRecord::NeedNot,
            (false, true) => MustRecord::NeedNotFast,
        };
        Ok(Answer::Standing(StandingAnswer::Recording(view.side, must)))
    })
    .of(Reach::Nothing),
    QueryRow::new("questions", &[("questions", Operands::Nothing)], |_, view| {
        Ok(Answer::Standing(StandingAnswer::Questions(MayAnalyse(view.may_analyse()))))
    })
    .of(Reach::Nothing),
];

/// D.2.10.4 — what the clocks show at this time; of one clock, or of both.
pub fn clocks(of: Option<Color>, used: bool, game: &Game, at: Millis) -> Clocks {
    // 6.2.1.1 — a move that has ended the game is completed without the press.
    let game = &game.as_left();
    let clock = game.clock();
    // What is used is rounded down.
    let readings = ByColor::new_with(|color| ClockReading {
        left: as_shown(clock.left(color, at)),
        periods: clock.byo_yomi(color, at),
        used: clock.used(color, at),
    });
    // A clock that only counts has nothing left to tell.
    let counts_up = clock.counts_up();
    Clocks { readings, is_timed: clock.is_timed() || counts_up, of, used: used || counts_up }
}

/// D.2.10.4 — the moves completed, and what the clock's own counter shows, where the arbiter has set it to something
/// else (6.10.2).
fn moves(game: &Game) -> Answer {
    let game = &game.as_left();
    let counts = ByColor::new_with(|color| game.course().completed_moves(color));
    let clock = game.clock();
    let counters = Color::ALL.into_iter().filter(|_| clock.is_timed() || clock.counts_up());
    let counters = counters.map(|color| (color, clock.completed(color)));
    let differs = |(color, counted): &(Color, u32)| usize::try_from(*counted) != Ok(*counts.get(*color));
    Answer::Standing(StandingAnswer::MoveCount(counts, counters.filter(differs).collect()))
}
