//! What ends, binds or changes a game and was not said outright is asked back, or refused.

use shakmaty::Color;

use super::dialog::{Asked, MovePurpose, OpenDialog, RuleIllegal, SuggestionDialog, WhichMeant};
use super::next_game::is_in_progress;
use super::outcome::Addressed;
use super::requests::asker;
use super::state::Session;
use crate::game::{Command, Desk, ParseError, Phase, Ruling, Speaker};
use crate::hear::{Control, Intent, Manner, Meant, Utterance, is_bare_offer, manner, named_speaker};
use crate::tell::Fact;
use crate::voice::Id;

/// What becomes of a request that is put as a question, said in passing, or said of another: asked back or refused;
/// the line and the open question, where it is done as it was said.
pub(super) fn unless_outright(
    session: &mut Session<'_>,
    text: &str,
    utterance: Utterance,
    open: OpenDialog,
) -> Result<Vec<Addressed>, (Utterance, OpenDialog)> {
    if !utterance.heard.binds() {
        return Err((utterance, open));
    }
    let lexicon = session.lexicon();
    let manner = manner(text, lexicon);
    let tournament = session.game().setup().desk == Desk::Tournament;
    // "Black resigns": without the colon it is told of him.
    let told_of = utterance.speaker != named_speaker(text, lexicon).0;
    let bare = is_bare_offer(text, lexicon);
    let Utterance { speaker, heard } = utterance;
    match heard {
        // In a tournament the player's own words are final (5.1.2), where it is said who he is.
        Intent::Command(Command::Resign)
            if manner != Manner::Outright || told_of || !tournament || speaker.is_none() =>
        {
            Ok(vec![session.ask_resign(speaker)])
        }
        heard @ Intent::Control(Control::Quit) if manner != Manner::Asked => {
            if tournament && *session.game().phase() == Phase::Play && is_in_progress(session.game()) {
                return Ok(vec![ask_meant(session, speaker, "quit", heard)]);
            }
            Err((Utterance { speaker, heard }, open))
        }
        heard if manner != Manner::Asked && speaker == Some(Speaker::Arbiter) => {
            match ask_arbiter(session, &heard, told_of) {
                Some(asked) => Ok(vec![asked]),
                None => Err((Utterance { speaker, heard }, open)),
            }
        }
        heard if manner != Manner::Asked => Err((Utterance { speaker, heard }, open)),
        // "Remis?" is how a draw is offered; how much is taken back is asked anyway.
        heard @ Intent::Command(Command::OfferDraw) if bare => Err((Utterance { speaker, heard }, open)),
        heard @ Intent::Control(Control::TakeBack(_)) => Err((Utterance { speaker, heard }, open)),
        heard @ Intent::Command(Command::OfferDraw) => match state_of_offer(session) {
            Some(state) => Ok(vec![state]),
            None => Ok(vec![ask_meant(session, speaker, "offer-draw", heard)]),
        },
        heard @ Intent::Control(Control::Quit) => Ok(vec![ask_meant(session, speaker, "quit", heard)]),
        Intent::Command(Command::Correct(words)) => {
            let by = speaker.unwrap_or_else(|| asker(session, &Command::Correct(words.clone()).into()));
            let progress = SuggestionDialog::said_back(words, MovePurpose::Corrected, by, &session.context());
            Ok(session.progress(progress))
        }
        _ => {
            session.terminal_mut().dialog = open;
            Ok(vec![session.not_understood(ParseError::QuestionUnclear)])
        }
    }
}

/// What the arbiter is asked before it is so: whether a move is punished that may not be, and without the colon what
/// ends the game, since "Arbiter, forfeit Black!" may call him.
fn ask_arbiter(session: &mut Session<'_>, heard: &Intent, told_of: bool) -> Option<Addressed> {
    match heard {
        Intent::Command(Command::Ruling(Ruling::Illegal(color))) => ask_illegal(session, *color),
        Intent::Command(Command::Result(_) | Command::Ruling(Ruling::Forfeit(_))) if told_of => {
            Some(ask_meant(session, Some(Speaker::Arbiter), "ruling", heard.clone()))
        }
        _ => None,
    }
}

/// 7.5.1 — a move that is not completed, or is legal as it was announced, is punished only if the arbiter means it all
/// the same: what hands have done the program does not see.
fn ask_illegal(session: &mut Session<'_>, color: Color) -> Option<Addressed> {
    let game = session.game();
    let command = Command::Ruling(Ruling::Illegal(color));
    game.decide(Speaker::Arbiter, &command, session.time.now()).ok()?;
    let course = game.course();
    // 7.5.2 — a pawn left on the last rank is no such move.
    if game.turn() == color && game.hand().is_none() && course.unpromoted.is_some() {
        return None;
    }
    let question = match game.hand() {
        Some(hand) if hand.color == color && game.ended_in_hand().is_none() => Id::ILLEGAL_UNPRESSED_QUESTION,
        Some(hand) if hand.color == color => Id::ILLEGAL_LEGAL_QUESTION,
        _ if course.last_made(color).is_some() && course.illegal_on_board(color).is_none() => {
            Id::ILLEGAL_LEGAL_QUESTION
        }
        _ if course.last_made(color).is_none() && course.illegal_on_board(color).is_none() => {
            Id::ILLEGAL_NO_MOVE_QUESTION
        }
        _ => return None,
    };
    let asked = Asked::now(&session.context());
    Some(session.ask("confirm", Box::new(RuleIllegal { color, question, asked })))
}

/// Asks whether this is meant.
fn ask_meant(
    session: &mut Session<'_>,
    speaker: Option<Speaker>,
    name: &'static str,
    intent: Intent,
) -> Addressed {
    let by = speaker.unwrap_or_else(|| asker(session, &intent));
    let asked = Asked::now(&session.context());
    session.ask("confirm", Box::new(WhichMeant { meant: vec![Meant { name, intent }], by, asked }))
}

/// Who has offered a draw that is still to be answered.
pub(super) fn open_offer(session: &Session<'_>) -> Option<Color> {
    session.game().draws().offer.filter(|_| session.game().outcome().is_none())
}

/// Who has offered a draw, and how it is answered, where one is offered.
pub(super) fn state_of_offer(session: &mut Session<'_>) -> Option<Addressed> {
    let offering = open_offer(session)?;
    session.terminal_mut().strayed = None;
    Some(session.answered("draw-offered", Fact::of_color(Id::DRAW_OFFERED, offering)))
}

/// The same, and that none is offered where none is.
pub(super) fn told_of_offer(session: &mut Session<'_>) -> Addressed {
    state_of_offer(session).unwrap_or_else(|| session.answered("draw-offered", Id::REFUSED_NO_OFFER))
}
