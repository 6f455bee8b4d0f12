//! Who speaks where nobody is named.

use super::participant::{ParticipantId, Participants, Terminal};
use crate::game::{Command, Desk, Game, Repeat, Right, Speaker, withheld_duty};
use crate::hear::{Control, Intent};
use crate::laws::{Millis, PressedBy};

/// Who announces: the person at the desk; the player who owes a repeat, once the announcement is made; otherwise the
/// player to move.
pub(super) fn announcer(game: &Game, terminal: &Terminal) -> Speaker {
    let color = alone(game, terminal).unwrap_or_else(|| match game.repeat_due() {
        Some(owing) if game.setup().repeat == Repeat::Opponent => owing,
        _ => game.turn(),
    });
    Speaker::from(color)
}

/// The only person who speaks here.
fn alone(game: &Game, terminal: &Terminal) -> Option<shakmaty::Color> {
    terminal.side.or_else(|| game.setup().partner().map(|partner| !partner))
}

/// Who asks for this: the person at the desk, the player a draw was offered to for its answer, otherwise the player to
/// move.
pub(super) fn asker(wanted: &Intent, game: &Game, participants: &Participants<'_>, now: Millis) -> Speaker {
    if let Some(color) = alone(game, participants.terminal()) {
        return Speaker::from(color);
    }
    if let Some(assistant) = assistant_for(wanted, game) {
        return assistant;
    }
    // Who is answered in his ear asks for himself, whoever is to move.
    if let ParticipantId::Ear(color) = participants.heard
        && wanted.only_asks()
    {
        return Speaker::from(color);
    }
    let color = match wanted {
        // D.2.9 — whose score it is says what stands there, where nobody is named.
        Intent::Control(Control::ScoreFile { score, .. }) | Intent::Command(Command::Wrote { score, .. }) => {
            Some(*score)
        }
        Intent::Command(Command::Accept | Command::Decline) => game.draws().offer.map(|offering| !offering),
        // It is claimed of the clock that runs, unless the other's flag is down.
        Intent::Command(Command::ClaimTime) => {
            let down = |color| game.clock().is_down(color, now);
            Some(!game.turn()).filter(|waiting| down(game.turn()) || !down(*waiting))
        }
        // 6.2.2 — only the clock that runs can be pressed.
        Intent::Command(Command::Press) => Some(game.course().clock_side()),
        // With no move in hand a correction can only be of the last one, and comes too late (D.2.8).
        Intent::Command(Command::Correct(_)) if game.hand().is_none() => {
            game.plies().last().map(|ply| ply.color)
        }
        _ => None,
    };
    Speaker::from(color.unwrap_or(game.turn()))
}

/// At the relay whoever names nobody is the assistant where only he may do it: stop the clock, or press it where the
/// event wants him to.
fn assistant_for(wanted: &Intent, game: &Game) -> Option<Speaker> {
    let regulations = &game.setup().regulations;
    let side = game.course().clock_side();
    let deed = match wanted {
        _ if game.setup().desk != Desk::Relay => return None,
        Intent::Command(Command::Pause(_)) => Right::StopClock,
        Intent::Command(Command::Press) if regulations.pressed_by == PressedBy::Assistant => Right::Press,
        _ => return None,
    };
    let assistants = [Speaker::Assistant, Speaker::assistant_of(side), Speaker::assistant_of(!side)];
    assistants.into_iter().find(|speaker| {
        let is_his = || game.side_of(*speaker).is_none_or(|player| player == side);
        withheld_duty(*speaker, deed, regulations).is_none() && (deed == Right::StopClock || is_his())
    })
}

/// D.2.10.3 — who presses with an empty line now, for a move that was announced and repeated.
pub(super) fn presser(game: &Game, participants: &Participants<'_>, now: Millis) -> Option<Speaker> {
    let (side, terminal) = (game.course().clock_side(), participants.terminal());
    let made = game.hand().is_some() && game.repeat_due().is_none() && terminal.dialog.is_none();
    // Who sits elsewhere presses there, and a line that is another player's alone is no press of his.
    let elsewhere = terminal.side.is_none()
        && game.setup().desk == Desk::Tournament
        && (participants.is_seated(side) || participants.unnamed.is_some_and(|unnamed| unnamed != side));
    let asker = asker(&Command::Press.into(), game, participants, now);
    let assistants = [Speaker::Assistant, Speaker::assistant_of(side)];
    let assistants = assistants.into_iter().filter(|_| terminal.side.is_none());
    let presses = |by: &Speaker| game.decide(*by, &Command::Press, now).is_ok();
    std::iter::once(asker).chain(assistants).filter(|_| made && !elsewhere).find(presses)
}
