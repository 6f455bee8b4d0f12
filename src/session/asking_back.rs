//! What a session asks back where a line leaves something open.

use shakmaty::CastlingSide;

use super::dialog::{
    MovePurpose, OpenDialog, SuggestionDialog, Wants, WhereCastling, WherePiece, WhichCorrection,
};
use super::outcome::Addressed;
use super::requests::asker;
use super::state::Session;
use crate::game::{
    Announcement, Command, Desk, ParseError, Refusal, Speaker, read_otherwise, resolve, says_check_in_vain,
};
use crate::hear::{Intent, Utterance, behind_no, hear, is_put_as_question, readings};

/// "No, bishop c4" puts right what was announced and is not pressed yet.
pub(super) fn corrected_behind_no(session: &Session<'_>, text: &str) -> Option<Intent> {
    session.game().hand()?;
    let said = hear(behind_no(text, session.lexicon())?, session.lexicon()).ok()?;
    let Intent::Announce(announcement, _) = said.heard else { return None };
    Some(Command::Correct(announcement).into())
}

/// "Correct" alone: which move is right.
pub(super) fn ask_correction(session: &mut Session<'_>, speaker: Option<Speaker>) -> Addressed {
    if session.game().hand().is_none() {
        return session.refuse(Refusal::NothingToCorrect);
    }
    let by = speaker.unwrap_or(Speaker::from(session.game().turn()));
    session.ask("correct", Box::new(WhichCorrection(by)))
}

/// What was not understood is asked back where it is close to something, and refused otherwise.
pub(super) fn not_heard(
    session: &mut Session<'_>,
    text: &str,
    why: ParseError,
    mut open: OpenDialog,
) -> Vec<Addressed> {
    session.tries();
    // A question is not answered with a move.
    let suggested =
        if is_put_as_question(text, session.lexicon()) { None } else { suggest(session, text, &why) };
    suggested.unwrap_or_else(|| {
        // A mumble is no answer, and the question is not gone without a word.
        if matches!(why, ParseError::UnknownWord(_))
            && let Some(offered) =
                open.take_if(|open| matches!(open.wants(), Wants::Offered(_)) && open.is_asked_again())
        {
            let mut out = vec![session.not_understood(why)];
            out.extend(session.ask_once_more(offered));
            return out;
        }
        session.terminal_mut().dialog = match why {
            ParseError::PieceAlone(role) => Some(Box::new(WherePiece(role))),
            ParseError::WhichCastling => Some(Box::new(WhereCastling)),
            // How much time is to pass is no answer, and nothing else either.
            ParseError::RequestUnclear("wait", _) => open,
            // Whoever tries to say something else does not answer an offer any more.
            _ => open.filter(|dialog| dialog.wants().stays()),
        };
        vec![session.not_understood(why)]
    })
}

/// Whether a line that was not understood is a move by what ears are known to make of one of its words, so that this is
/// asked back before it is taken for a question: "look takes queen".
pub(super) fn is_misheard_move(
    session: &Session<'_>,
    line: &str,
    heard: &Result<Utterance, ParseError>,
) -> bool {
    let found = heard.as_ref().err().and_then(|why| readings(line, why, session.lexicon()));
    found.is_some_and(|found| found.are_misheard() && !found.moves(session.game().position()).is_empty())
}

/// C.10 — the side to which alone the player to move can castle; what is legal decides nothing in a tournament.
pub(super) fn only_castling(session: &Session<'_>) -> Option<CastlingSide> {
    let game = session.game();
    let is_tournament = game.setup().desk == Desk::Tournament;
    let only = (!is_tournament).then(|| resolve(&Announcement::CastlingEither, game.position()))?.ok()?;
    only.castling_side()
}

/// What else an announcement may say that fits nothing as it stands, or says of the position what is not so; what is
/// legal decides nothing in a tournament.
pub(super) fn otherwise(session: &Session<'_>, announcement: &Announcement) -> Option<Announcement> {
    let game = session.game();
    let is_tournament = game.setup().desk == Desk::Tournament;
    let is_strict = is_tournament || session.lesson.is_some() || game.repeat_due().is_some();
    if is_strict {
        return None;
    }
    // 11.3.1 — only whoever practises is told that it is none.
    let in_vain = game.setup().desk == Desk::Practice && says_check_in_vain(announcement, game.position());
    if in_vain { Some(announcement.clone()) } else { read_otherwise(announcement, game.position()) }
}

/// Asks back what this line seems to be; `None` when it is close to nothing.
pub(super) fn suggest(session: &mut Session<'_>, line: &str, why: &ParseError) -> Option<Vec<Addressed>> {
    let found = readings(line, why, session.lexicon())?;
    let by = found.speaker.unwrap_or_else(|| match found.words() {
        Some(words) if found.correcting => asker(session, &Command::Correct(words.clone()).into()),
        _ => session.announcer(),
    });
    let progress = SuggestionDialog::of(&found, by, &session.context())?;
    Some(session.progress(progress))
}

/// A move that was said as a question is asked back before it is taken.
pub(super) fn ask_back(
    session: &mut Session<'_>,
    speaker: Option<Speaker>,
    words: Announcement,
) -> Vec<Addressed> {
    let by = speaker.unwrap_or_else(|| session.announcer());
    let progress = SuggestionDialog::said_back(words, MovePurpose::Announced, by, &session.context());
    session.progress(progress)
}
