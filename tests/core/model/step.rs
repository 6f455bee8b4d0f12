//! One command, and what must be true of what follows from it.

use shakmaty::uci::UciMove;
use shakmaty::{ByColor, CastlingMode, Color, Rank, Square};

use super::random::Random;
use super::relay;
use super::table::Table;
use ansage::game::{
    AdjournmentEvent, BoardEvent, ClockEvent, Command, Desk, DrawEvent, Event, Game, HandsEvent, Phase,
    PlayEvent, Refusal, RulingEvent, ScoreEvent, Setup, Speaker, has_touched, is_made, may_protest,
    obligation,
};
use ansage::laws::{Duty, Irregularity, MoveParts};

/// D.2.10 — what an assistant does for his own player only he has not done for the other; D.2.11 — and nothing that
/// his player's has not been given.
fn acts_for_his_own(setup: &Setup, event: &Event) {
    let (by, color, duty) = match event {
        Event::Play(PlayEvent::Completed { by: Some(by), color, .. }) => {
            (by.speaker(), *color, Duty::KeepScore)
        }
        Event::Scores(
            ScoreEvent::RecordingStopped { by, color } | ScoreEvent::ScoreCompleted { by, color },
        ) => (Some(*by), *color, Duty::KeepScore),
        Event::Boards(BoardEvent::ScoreWritten { by, score, .. }) => (Some(*by), *score, Duty::KeepScore),
        Event::Play(PlayEvent::Announced { by, .. }) => {
            (Some(*by), by.assists().unwrap_or(Color::White), Duty::Announce)
        }
        Event::Hands(HandsEvent::Touched { by, .. }) => {
            (Some(*by), by.assists().unwrap_or(Color::White), Duty::Claim)
        }
        _ => return,
    };
    if let Some(player) = by.and_then(Speaker::assists) {
        assert_eq!(player, color, "{event:?}");
        assert!(setup.regulations.duties_of(player).contains(&duty), "{event:?}");
    }
}

impl Table<'_> {
    // One thing after the other that must hold.
    #[allow(clippy::too_many_lines)]
    pub fn step(&mut self, random: &mut Random) {
        let (by, command) = self.command(random);
        let before = self.game.clone();
        let left = ByColor::new_with(|color| before.clock().left(color, self.at));
        let wrong = ByColor::new_with(|color| self.wrong_squares(color));
        let instead = self.instead;
        let decided = self.game.decide(by, &command, self.at);
        let events = match decided {
            Err(refusal) => {
                if matches!(before.phase(), Phase::Over(_)) {
                    return;
                }
                // D.2.8 — a correction comes too late only when no move is in hand.
                assert!(refusal != Refusal::TooLate || before.hand().is_none());
                return;
            }
            Ok(events) => events,
        };
        if matches!(before.phase(), Phase::Over(_)) {
            // 8.7 — what is over is signed, or the arbiter decides otherwise.
            let allowed = |event: &Event| {
                // 11.10 — an appeal is noted.
                let noted = matches!(event, Event::Ruling(RulingEvent::Noted { by: Speaker::Arbiter, .. }));
                matches!(event, Event::Ruling(RulingEvent::RulingWithdrawn) |
Event::Scores(ScoreEvent::NextPeriod { .. } | ScoreEvent::Signed { .. }))
                    || noted
                    || matches!(event, Event::Play(PlayEvent::Ended { .. })) && before.setup().desk != Desk::Practice
                    // 7.1 — or puts another position up.
                    || matches!(event, Event::Ruling(RulingEvent::Restored { .. }))
                    || matches!(event, Event::Play(PlayEvent::TakenBack { .. })) && before.setup().desk == Desk::Practice
                    // D.2.1 — what has ended it is repeated.
                    || matches!(event, Event::Play(PlayEvent::Repeated { .. } | PlayEvent::RepeatDiffered { .. }))
                    || matches!(event, Event::Boards(BoardEvent::BoardsDiffer { .. } | BoardEvent::BoardsAgree))
                    // D.2.8 — it stands, or is put right.
                    || matches!(event, Event::Play(PlayEvent::Completed { .. })) && before.ended_in_hand().is_some()
            };
            let corrected = matches!(events[..], [Event::Play(PlayEvent::Corrected { .. }), ..]);
            let right = corrected && before.ended_in_hand().is_some() || events.iter().all(allowed);
            assert!(right, "{command:?} after the end: {events:?}");
            if events.is_empty() {
                return;
            }
        }
        for event in &events {
            acts_for_his_own(before.setup(), event);
        }
        self.keep(events.clone());
        let game = &self.game;

        // A clock runs exactly while the game is played, and it is the clock of the player to move, or of the
        // one who has not pressed for a move that was replied to (6.2.2).
        let running = match game.phase() {
            Phase::Play => Some(game.course().clock_side()),
            // The arbiter may have stopped it while a move is sealed.
            Phase::Sealing => game.clock().running().and(Some(game.turn())),
            // I.9.2 — of a game that is adjourned only the clock of an absent player runs.
            Phase::Adjourned => game.clock().running().filter(|color| game.presence().is_absent(*color)),
            _ => None,
        };
        // I.12.1 — after a lost envelope the clock stands until the move is made.
        let lost = self.kept.iter().rposition(|(_, event)| {
            matches!(event, Event::Adjournment(AdjournmentEvent::EnvelopeLost { .. }))
        });
        let pressed = |(_, event): &(u64, Event)| matches!(event, Event::Play(PlayEvent::Completed { .. }));
        let stands = lost.is_some_and(|at| !self.kept[at..].iter().any(pressed));
        if !stands || game.clock().running().is_some() {
            assert_eq!(game.clock().running(), running, "{command:?} {events:?}");
        }
        // Nobody's time grows but by an increment, a new period or a penalty.
        let grants = events.iter().any(|event| {
            matches!(
                event,
                Event::Play(PlayEvent::Completed { .. } | PlayEvent::TakenBack { .. })
                    | Event::Ruling(RulingEvent::IllegalCompleted { .. })
                    | Event::Draw(
                        DrawEvent::ClaimFailed { .. }
                            | DrawEvent::IncrementGranted { .. }
                            | DrawEvent::ClaimPostponed { .. }
                            | DrawEvent::ClaimRejected { .. }
                    )
                    | Event::Clock(ClockEvent::BothFlagsDown)
                    | Event::Scores(ScoreEvent::NextPeriod { .. })
            )
        });
        for color in Color::ALL {
            let now = game.clock().left(color, self.at);
            let deemed = |event: &Event| matches!(event, Event::Adjournment(AdjournmentEvent::Adjourned { deemed_ms }) if *deemed_ms > 0);
            let undone = matches!(command, Command::TakeBack(_) | Command::Clock { .. } | Command::Ruling(_))
                || events.iter().any(|event| deemed(event) || matches!(event, Event::Ruling(RulingEvent::Restored { .. })))
                // A.5.2 — the times are those of before the press.
                || game.plies().len() < before.plies().len();
            assert!(undone || now >= left[color], "{command:?} costs time: {events:?}");
            assert!(grants || undone || now == left[color], "{command:?} gives time: {events:?}");
        }
        // 9.5.3 — after a wrong claim nothing but the declared move is made, where it is legal.
        if let Some(declared) = before.draws().declared_by(before.turn())
            && declared.to_move(before.position()).is_ok()
            && events.iter().any(|event| matches!(event, Event::Play(PlayEvent::Completed { .. })))
        {
            let made =
                game.plies().last().map(|ply| UciMove::from_move(ply.played, self.game.castling_mode()));
            assert_eq!(made, Some(declared), "{command:?}");
        }
        if let Command::Announce(said) = &command
            && relay::is_repeat(by, &before)
        {
            relay::repeat(said, &events, &before, game);
        }
        relay::clocks_change(&events, &before, game);
        // 4.3 — no announcement is taken that does not do what was touched for; D.2.3 — and no move is completed
        // that is not made.
        let said = events.iter().find_map(|event| match event {
            Event::Play(PlayEvent::Announced { r#move, .. } | PlayEvent::Corrected { r#move, .. }) => {
                Some(*r#move).filter(|_| before.setup().partner() != Some(before.turn()))
            }
            _ => None,
        });
        // D.2.8 — what hands only did at the word of a slip goes back with it.
        let corrected = events.iter().any(|event| matches!(event, Event::Play(PlayEvent::Corrected { .. })));
        let obligation = if corrected { obligation(game) } else { obligation(&before) };
        if let (Some(done), Some(obligation)) = (said, obligation) {
            let parts = MoveParts::of_coordinates(&done, before.position()).unwrap();
            assert!(obligation.fits(&parts), "{done} against {obligation:?}");
        }
        let completes = matches!(command, Command::Press)
            && events.iter().any(|event| match event {
                Event::Play(PlayEvent::Completed { .. }) => true,
                Event::Ruling(RulingEvent::IllegalCompleted { kind, .. }) => {
                    *kind != Irregularity::EmptyPress
                }
                _ => false,
            });
        let late = Color::ALL.into_iter().any(|color| before.course().is_unpressed(color));
        assert!(!completes || is_made(&before) || late, "not made and completed: {events:?}");
        // 9.4, 4.8 — touched is what the player to move has touched, and only that.
        for color in Color::ALL {
            assert!(!has_touched(game, color) || game.turn() == color);
            assert_eq!(may_protest(game, color), !has_touched(game, color));
        }
        // 8.5.2 — nobody announces before his scoresheet is complete; 8.4 — a gap is left only by who has stopped.
        let announced = events.iter().any(
            |event| matches!(event, Event::Play(PlayEvent::Announced { by, .. }) if *by != Speaker::Arbiter),
        );
        assert!(
            !announced
                || !before.sheets().is_due(before.turn())
                || before.setup().partner() == Some(before.turn())
        );
        for color in Color::ALL {
            let gaps = |game: &Game| game.score(color).moves().iter().filter(|one| one.is_none()).count();
            assert!(
                gaps(game) <= gaps(&before)
                    || before.sheets().has_stopped(color)
                    || game.sheets().has_stopped(color)
            );
        }
        // 7.5.2 — a pawn stands on the last rank only until a move is announced, and only in a tournament.
        let stands = game.course().unpromoted.as_ref().is_some();
        assert!(!stands || game.hand().is_none() && game.setup().desk == Desk::Tournament);
        let corrected = events.iter().any(|event| matches!(event, Event::Play(PlayEvent::Corrected { .. })));
        // Taking a move in hand back touches the squares of that move and no others: what was reported or
        // set right elsewhere stays as it is.
        let undone = corrected
            || events
                .iter()
                .any(|event| matches!(event, Event::Ruling(RulingEvent::IllegalCompleted { .. })));
        if undone && !instead {
            let done = events.iter().filter_map(|event| match event {
                Event::Play(PlayEvent::Corrected { r#move, .. } | PlayEvent::Announced { r#move, .. }) => {
                    Some(*r#move)
                }
                _ => None,
            });
            // 6.2.2, A.5.2 — an illegal move on the board goes back with the reply to it.
            let gone = before.plies().iter().skip(game.plies().len());
            let gone = gone.map(|ply| UciMove::from_move(ply.played, game.castling_mode()));
            let all = before.hand().map(|hand| hand.done).into_iter().chain(done).chain(gone);
            let moved: Vec<Square> = all.flat_map(|done| touched(done, game.castling_mode())).collect();
            for color in Color::ALL {
                let elsewhere = |squares: &[Square]| -> Vec<Square> {
                    squares.iter().copied().filter(|square| !moved.contains(square)).collect()
                };
                let now = elsewhere(&self.wrong_squares(color));
                assert_eq!(elsewhere(&wrong[color]), now, "{color}'s board, a move taken back: {command:?}");
            }
        }
        if let Command::Report(..) = command {
            self.reported = true;
        }
        self.check();
    }
}

/// The squares a hand touches when it carries this move out.
fn touched(done: UciMove, mode: CastlingMode) -> Vec<Square> {
    let UciMove::Normal { from, to, .. } = done else { return Vec::new() };
    let mut squares = vec![from, to, Square::from_coords(to.file(), from.rank())];
    // A king that castles takes the rook along; in Chess960 any move along a first rank may be that.
    let castles = if mode.is_chess960() {
        matches!(from.rank(), Rank::First | Rank::Eighth)
    } else {
        from.file().distance(to.file()) == 2
    };
    if from.rank() == to.rank() && castles {
        squares.extend(Square::ALL.into_iter().filter(|square| square.rank() == from.rank()));
    }
    squares
}
