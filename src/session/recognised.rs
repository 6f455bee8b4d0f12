//! What a line in anybody's words is taken for, where no exact words were said and it is no move.

use super::asking;
use super::dialog::{Asked, OpenDialog, WhichMeant};
use super::input_line::InputLine;
use super::next_game::is_in_progress;
use super::outcome::Addressed;
use super::outright::{open_offer, state_of_offer};
use super::requests::asker;
use super::state::Session;
use super::voices::phrase_book;
use crate::game::{Command, Desk, ParseError, Phase, Speaker};
use crate::hear::{Company, Control, Intent, Meant, Recognised, Recogniser, Utterance, gives_way, only_asks};
use crate::query::{Query, may_analyse};
use crate::voice::Voice;

/// What a line in anybody's words is taken for that was not understood, or is known much better for something else
/// than for what was heard; nothing while a move is sealed, where none of it is told, and of the arbiter, whose words
/// are exact.
pub(super) fn recognised(
    session: &Session<'_>,
    line: &InputLine,
    heard: &Result<Utterance, ParseError>,
    words: &Voice,
) -> Option<(Option<Speaker>, Recognised)> {
    let setup = session.game().setup();
    let officials = setup.desk != Desk::Practice;
    // A command that lacks something, and an offer with a condition (9.1.2.1), are told what they lack.
    let commands = match heard {
        Err(ParseError::RequestUnclear(word, _)) if only_asks(word) => false,
        // Where time is simulated this is what lets it pass.
        Err(ParseError::RequestUnclear("wait", _)) if session.time.is_simulated() => true,
        Err(ParseError::RequestUnclear(word, rest)) => {
            officials || *word == "offer-draw" || rest.is_empty() || rest == line.text()
        }
        _ => false,
    };
    let by = heard.as_ref().ok().and_then(|utterance| utterance.speaker);
    let stands = matches!(heard, Ok(said) if !gives_way(line.text(), &said.heard, words.lexicon()));
    if *session.game().phase() == Phase::Sealing || commands || stands || by == Some(Speaker::Arbiter) {
        return None;
    }
    // Where several sit at the board, they also talk with one another.
    let company = if officials || setup.partner().is_none() { Company::Others } else { Company::Alone };
    let heard = heard.as_ref().map(|utterance| &utterance.heard);
    let recogniser = words.learned(|| Recogniser::new(phrase_book(words)));
    let (speaker, found) = recogniser.recognise(line.text(), heard, words.lexicon(), company)?;
    // "Andere Aufgabe": in a lesson nobody gives up a game.
    let ends = |meant: &[Meant]| meant.iter().all(|meant| matches!(meant.intent, Intent::Command(_)));
    if session.lesson.is_some() && matches!(&found, Recognised::Perhaps(meant) if ends(meant)) {
        return None;
    }
    let speaker = speaker.or(by);
    (speaker != Some(Speaker::Arbiter)).then_some((speaker, found))
}

/// What is clear is answered, beginning with what it is about; anything else is asked back.
pub(super) fn hear_recognised(
    session: &mut Session<'_>,
    speaker: Option<Speaker>,
    found: Recognised,
    open: OpenDialog,
) -> Vec<Addressed> {
    let mut meant = match found {
        Recognised::Clear(Meant { intent: Intent::Query(query), .. }) => {
            let by = speaker.unwrap_or_else(|| asker(session, &query.into()));
            let before = session.kept.seq;
            let out = asking::asked_in_other_words(session, query, by);
            session.leave_open(open, before);
            return out;
        }
        Recognised::Clear(meant) => return session.understood(speaker, meant.intent, open),
        Recognised::Perhaps(meant) => meant,
    };
    match meant.as_slice() {
        [Meant { intent: Intent::Command(Command::Resign), .. }] => vec![session.ask_resign(speaker)],
        // "Do you accept" is no new offer.
        [Meant { intent: Intent::Command(Command::OfferDraw), .. }] if open_offer(session).is_some() => {
            state_of_offer(session).into_iter().collect()
        }
        // It is asked anyway.
        [Meant { intent: Intent::Control(control), .. }] if asks_itself(session, control) => {
            let intent = meant.remove(0).intent;
            session.understood(speaker, intent, None)
        }
        // 11.3.1 — what may not be asked here is refused as itself, and not taken for its neighbour.
        [Meant { intent: Intent::Query(query), .. }, ..] if may_not_ask(session, *query, speaker) => {
            let by = speaker.unwrap_or_else(|| asker(session, &(*query).into()));
            asking::asked_about(session, *query, by)
        }
        several => {
            let name = if several.len() == 1 { "confirm" } else { "which-meant" };
            let by = speaker.unwrap_or_else(|| asker(session, &several[0].intent));
            let asked = Asked::now(&session.context());
            vec![session.ask(name, Box::new(WhichMeant { meant, by, asked }))]
        }
    }
}

/// Whether this is asked about before it is done, however it was said.
fn asks_itself(session: &Session<'_>, control: &Control) -> bool {
    match control {
        Control::TakeBack(_) => true,
        Control::NewGame(_) | Control::OtherLevel(_) | Control::TakeUp(_) => is_in_progress(session.game()),
        _ => false,
    }
}

fn may_not_ask(session: &Session<'_>, query: Query, speaker: Option<Speaker>) -> bool {
    let by = speaker.unwrap_or_else(|| asker(session, &query.into()));
    query.analyses() && !may_analyse(session.game(), by)
}

/// Whether a line does so in anybody's words.
pub(super) fn asks_in_other_words(session: &Session<'_>, line: &InputLine, voice: &Voice) -> bool {
    let heard = line.parsed(voice.lexicon());
    let found = heard.is_err().then(|| recognised(session, line, &heard, voice)).flatten();
    matches!(found, Some((_, Recognised::Clear(Meant { intent: Intent::Query(_), .. }))))
}
