//! 8.1.4 — what happened beside the moves of a game and belongs on its scoresheet, each with the move it came behind.

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Color, Position};

use super::note::{Detail, Note, Remark};
use crate::game::{
    AdjournmentEvent, Claim, ClockEvent, DrawEvent, Event, Game, PlayEvent, Record, RulingEvent, RulingReach,
    Setup,
};
use crate::laws::Millis;

/// After how many plies something was noted; an offer that goes with a sealed move (I.2.6) stands with that one.
pub(super) type Placed = (usize, Note);

/// What was noted in a game, in its order.
pub(super) fn remarks(events: &[Record]) -> Vec<Placed> {
    let Some((Event::Play(PlayEvent::Opened(setup)), rest)) =
        events.split_first().map(|(first, rest)| (&first.event, rest))
    else {
        return Vec::new();
    };
    let mut game = Game::open(Setup::clone(setup));
    let mut notes: Vec<Placed> = Vec::new();
    // How many there were before each ruling that can still be withdrawn.
    let mut before_rulings: Vec<usize> = Vec::new();
    let mut before = 0;
    for kept in rest {
        let intended = |game: &Game, event: &Event| remark(event, game.position());
        let told = intended(&game, &kept.event);
        match game.ruling_reach(&kept.event) {
            RulingReach::Ruling => before_rulings.push(notes.len()),
            RulingReach::GoneOn => before_rulings.clear(),
            RulingReach::Light => {}
        }
        game.apply(&kept.event, kept.at_ms);
        let made = game.plies().len() + usize::from(game.hand().is_some());
        // What was taken back took its offer along; what was ruled stays, behind the last move that is left.
        if made < before && game.adjournment().is_none() {
            notes.retain(|(ply, note)| *ply <= made || !matches!(note, Note::DrawOffer(_)));
            for (ply, _) in &mut notes {
                *ply = made.min(*ply);
            }
        }
        before = made;
        match &kept.event {
            // III.4 — the request is an offer.
            Event::Draw(DrawEvent::DrawOffered { color, .. } | DrawEvent::IncrementRequested { color }) => {
                let sealed = game.adjournment().is_some_and(|adjournment| adjournment.sealer == *color);
                // Whose the last move is: of the side that is to move now it is not.
                let mover = if game.hand().is_some() { game.turn() } else { !game.turn() };
                let of_other = (!sealed && (made == 0 || mover != *color)).then_some(*color);
                notes.push((made + usize::from(sealed), Note::DrawOffer(of_other)));
            }
            Event::Ruling(RulingEvent::RulingWithdrawn) => {
                withdraw(&mut notes, before_rulings.pop().unwrap_or(0));
            }
            _ => {}
        }
        // A move that is sealed once more is told no second time: nobody is to know that it was changed.
        let told = told.map(|told| (made, Note::Remark(told))).filter(|told| notes.last() != Some(told));
        notes.extend(told);
    }
    notes
}

/// A ruling does not hold. What players did since, and what was put on record, was none.
fn withdraw(notes: &mut Vec<Placed>, before: usize) {
    let since = notes.split_off(before.min(notes.len()));
    notes.extend(since.into_iter().filter(|(_, note)| match note {
        Note::Remark(remark) => ["8.1.4", "6.11.2"].contains(&remark.article),
        _ => true,
    }));
}

/// A.5.2 — an illegal move that stood.
pub(super) fn illegal() -> Remark {
    Remark { article: "A.5.2", color: None, detail: None }
}

/// D.2.9 — a move that was corrected by both scores, with what had been announced.
pub(super) fn corrected(announced: &UciMove, before: &Chess) -> Remark {
    Remark { article: "D.2.9", color: None, detail: Some(Detail::Move(san(announced, before))) }
}

/// A move as it is written; one that is none in its coordinates.
fn san(written: &UciMove, before: &Chess) -> String {
    written
        .to_move(before)
        .map_or_else(|_| written.to_string(), |played| SanPlus::from_move(before.clone(), played).to_string())
}

/// Time that was given to a side.
fn given(time: Millis) -> Option<Detail> {
    (time > 0).then(|| Detail::Time(i64::try_from(time).unwrap_or(i64::MAX)))
}

/// Time that the opponent of a side was given.
fn to_opponent(time: Millis) -> Option<Detail> {
    (time > 0).then_some(Detail::OpponentTime(time))
}

/// What an event leaves on the scoresheet; the articles are those of 2023.
fn remark(event: &Event, now: &Chess) -> Option<Remark> {
    let of = |article, color: Color, detail| Some(Remark { article, color: Some(color), detail });
    match event {
        Event::Draw(event) => drawn(event, now),
        Event::Clock(event) => match *event {
            ClockEvent::ClockSet { color, left_ms, .. } => of("6.10.2", color, Some(Detail::Clock(left_ms))),
            ClockEvent::MovesSet { color, moves, .. } => of("6.10.2", color, Some(Detail::Moves(moves))),
            ClockEvent::ByoYomiSet { color, .. } => of("6.10.2", color, None),
            ClockEvent::AdditionalTime { color, time_ms, .. } => of("12.5", color, given(time_ms)),
            ClockEvent::TimeAdded { color, time_ms } => of("12.9.2", color, given(time_ms)),
            ClockEvent::TimeCut { color, time_ms } => {
                let cut = i64::try_from(time_ms).map_or(i64::MIN, |time| -time);
                of("12.9.3", color, Some(Detail::Time(cut)))
            }
            ClockEvent::BothFlagsDown => Some(Remark { article: "III.3.1.1", color: None, detail: None }),
        },
        Event::Ruling(event) => ruled(event),
        Event::Play(PlayEvent::FlagFell { color }) => of("6.8", *color, None),
        Event::Adjournment(AdjournmentEvent::Sealed { .. }) => of("I.1", now.turn(), None),
        Event::Play(_)
        | Event::Boards(_)
        | Event::Hands(_)
        | Event::Adjournment(_)
        | Event::Scores(_)
        | Event::Damaged(_) => None,
    }
}

/// 9, III — draws that were claimed and what became of it.
fn drawn(event: &DrawEvent, now: &Chess) -> Option<Remark> {
    let of = |article, color: Color, detail| Some(Remark { article, color: Some(color), detail });
    match event {
        DrawEvent::Claimed { color, claim, r#move } => {
            let article = match claim {
                Claim::Threefold => "9.2",
                Claim::Fifty => "9.3",
            };
            of(article, *color, r#move.as_ref().map(|intended| Detail::Move(san(intended, now))))
        }
        DrawEvent::ClaimFailed { color, bonus_ms, .. } => of("9.5.3", *color, to_opponent(*bonus_ms)),
        DrawEvent::IncrementGranted { color, bonus_ms, .. } => of("III.4", *color, to_opponent(*bonus_ms)),
        DrawEvent::NormalMeansClaimed { color } => of("III.5", *color, None),
        DrawEvent::ClaimPostponed { color, bonus_ms } => of("III.5.2", *color, to_opponent(*bonus_ms)),
        DrawEvent::ClaimRejected { color, bonus_ms } => of("III.5.3", *color, to_opponent(*bonus_ms)),
        DrawEvent::ClaimWritten { color, .. } => of("III.6.1", *color, None),
        // The offer itself has a note of its own; nothing else is for the scoresheet.
        _ => None,
    }
}

/// 7, 12 — what was ruled, and what was noted for the record.
fn ruled(event: &RulingEvent) -> Option<Remark> {
    let of = |article, color: Color, detail| Some(Remark { article, color: Some(color), detail });
    match event {
        RulingEvent::IllegalCompleted { color, kind, bonus_ms, .. } => {
            of(kind.article(), *color, to_opponent(*bonus_ms))
        }
        RulingEvent::Noted { text, .. } => {
            Some(Remark { article: "8.1.4", color: None, detail: Some(Detail::Words(text.clone())) })
        }
        RulingEvent::Warned { color, reason } => of("12.9.1", *color, reason.clone().map(Detail::Words)),
        RulingEvent::Penalized { color, penalty } => of("12.9", *color, Some(Detail::Words(penalty.clone()))),
        RulingEvent::Protested { against, .. } => of("6.11.2", *against, None),
        RulingEvent::BoardTurned => Some(Remark { article: "7.2.2", color: None, detail: None }),
        RulingEvent::Displaced { color } => of("7.4.1", *color, None),
        RulingEvent::Restored { plies, .. } => {
            let moves = u32::try_from(*plies).unwrap_or(u32::MAX);
            Some(Remark { article: "7.1", color: None, detail: Some(Detail::Moves(moves)) })
        }
        RulingEvent::RecordCorrected { .. }
        | RulingEvent::Paused { .. }
        | RulingEvent::StoodStill { .. }
        | RulingEvent::SheetAsked { .. }
        | RulingEvent::RestoringAsked { .. }
        | RulingEvent::RulingWithdrawn => None,
    }
}
