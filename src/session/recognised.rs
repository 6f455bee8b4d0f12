//! What a line in anybody's words is taken for, where no exact words were said and it is no move.

use super::asking;
use super::dialog::{OpenDialog, WhichMeant};
use super::input_line::InputLine;
use super::outcome::Addressed;
use super::requests::asker;
use super::state::Session;
use crate::game::{Command, Desk, ParseError, Phase, Speaker};
use crate::hear::{Control, Intent, Meant, Recognised, only_asks};
use crate::query::{Query, may_analyse};
use crate::voice::Voice;

/// What a line in anybody's words is taken for that was not understood; nothing while a move is sealed, where none
/// of it is told, and of the arbiter, whose words are exact.
pub(super) fn recognised(
    session: &Session<'_>,
    line: &InputLine,
    why: &ParseError,
    words: &Voice,
) -> Option<(Option<Speaker>, Recognised)> {
    let officials = session.game().setup().desk != Desk::Practice;
    // A command that lacks something, and an offer with a condition (9.1.2.1), are told what they lack.
    let commands = match why {
        ParseError::RequestUnclear(word, _) if only_asks(word) => false,
        ParseError::RequestUnclear(word, rest) => {
            officials || *word == "offer-draw" || rest.is_empty() || rest == line.text()
        }
        _ => false,
    };
    if *session.game().phase() == Phase::Sealing || commands {
        return None;
    }
    let recogniser = session.recognisers.of(words);
    let found = recogniser.recognise(line.text(), why, words.lexicon())?;
    (found.0 != Some(Speaker::Arbiter)).then_some(found)
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
        // It is asked anyway how much is meant.
        [Meant { intent: Intent::Control(Control::TakeBack(_)), .. }] => {
            let intent = meant.remove(0).intent;
            session.understood(speaker, intent, None)
        }
        // 11.3.1 — what may not be asked here is refused as itsession, and not taken for its neighbour.
        [Meant { intent: Intent::Query(query), .. }, ..] if may_not_ask(session, *query, speaker) => {
            let by = speaker.unwrap_or_else(|| asker(session, &(*query).into()));
            asking::asked_about(session, *query, by)
        }
        several => {
            let name = if several.len() == 1 { "confirm" } else { "which-meant" };
            let by = speaker.unwrap_or_else(|| asker(session, &several[0].intent));
            let asked_at = session.kept.seq;
            vec![session.ask(name, Box::new(WhichMeant { meant, by, asked_at }))]
        }
    }
}

fn may_not_ask(session: &Session<'_>, query: Query, speaker: Option<Speaker>) -> bool {
    let by = speaker.unwrap_or_else(|| asker(session, &query.into()));
    query.analyses() && !may_analyse(session.game(), by)
}

/// Whether a line does so in anybody's words.
pub(super) fn asks_in_other_words(session: &Session<'_>, line: &InputLine, voice: &Voice) -> bool {
    let why = line.parsed(voice.lexicon()).err();
    let found = why.and_then(|why| recognised(session, line, &why, voice));
    matches!(found, Some((_, Recognised::Clear(Meant { intent: Intent::Query(_), .. }))))
}
