//! Whose a line is: of whoever sits at the desk, of a player with an ear of his own, of a guest at a second terminal;
//! and for whom its answer is.
//!
//! Who speaks is settled before the line is heard, so a guest can do what his side can and no more.

use shakmaty::Color;

use super::dialog::{Grammar, Wants};
use super::input_line::InputLine;
use super::outcome::{Addressed, Audience};
use super::participant::ParticipantId;
use super::recognised::asks_in_other_words;
use super::state::Session;
use crate::game::{Announcement, Command, ParseError, Phase, Speaker};
use crate::hear::{Adjustment, Control, Intent, Reply, named_speaker};
use crate::voice::{Id, Verbosity, Voice};

/// Whom the answer to a line is for, and in whose words it is heard; in the desk's where nobody is named.
pub(crate) type AskedBy<'v> = (Audience, Option<&'v Voice>);

/// What a guest's line brought about.
pub(crate) struct Consequence {
    /// What happened, told in the desk's words, for all.
    pub(crate) for_all: Vec<Addressed>,
    /// What is for the guest alone, in his.
    pub(crate) for_guest: Vec<Addressed>,
    /// Whether his next line is asked for in confidence.
    pub(crate) confidential: bool,
}

/// Hears a line typed at the desk by whoever asks so, and says whom each answer is for.
pub(crate) fn hear_at_desk<'v>(
    session: &mut Session<'v>,
    (to, words): AskedBy<'v>,
    line: &InputLine,
) -> Vec<Addressed> {
    // What one was asked in private is no question to another.
    let others = session.participants.asked.filter(|(asked, _)| *asked != to && to != Audience::All);
    let put_aside = others.and_then(|asked| Some((session.terminal_mut().dialog.take()?, asked)));
    let out = match (to, words) {
        (Audience::Player(side), Some(words)) if session.participants.ears.get(side).is_some() => {
            hear_in_ear(session, side, words, line)
        }
        // Who has no ear of his own is answered by the desk's voice.
        (to, _) => hear_for_desk(session, to, line),
    };
    if let Some((dialog, asked)) = put_aside
        && session.terminal().dialog.is_none()
    {
        session.terminal_mut().dialog = Some(dialog);
        session.participants.asked = Some(asked);
    }
    out
}

/// Who asks with a line.
pub(crate) fn asked_by<'v>(session: &Session<'v>, line: &InputLine) -> AskedBy<'v> {
    let participants = &session.participants;
    if !participants.have_ears() {
        return (Audience::All, None);
    }
    let asked = participants.asked.filter(|_| session.terminal().dialog.is_some());
    let asked = asked.map(|(to, words)| (to, Some(words)));
    let named = named_in(session, line);
    let named = named
        .map(|(speaker, voice)| (speaker.color().map_or(Audience::Officials, Audience::Player), Some(voice)));
    if session.hears_in_confidence() {
        // A passphrase may be any words; a move to seal is no request of somebody else.
        let seals = session.terminal().grammar() == Grammar::Sealed;
        let another = named.filter(|(to, _)| seals && asked.is_some_and(|(asked, _)| asked != *to));
        return another.or(asked).unwrap_or_default();
    }
    if let Some(named) = named {
        return named;
    }
    if let Some(asked) = asked.filter(|_| may_answer(session, line)) {
        return asked;
    }
    let Some(side) = participants.unnamed else { return (Audience::All, None) };
    let theirs = participants.ears.get(side).as_ref().map(|ear| ear.voice);
    let voices = [Some(session.voice()), theirs].into_iter().flatten();
    let voices: Vec<&Voice> = voices.collect();
    let exactly = voices.iter().find(|voice| session.only_asks(line, voice));
    let asking = exactly.or_else(|| voices.iter().find(|voice| asks_in_other_words(session, line, voice)));
    asking.map_or((Audience::All, None), |voice| (Audience::Player(side), Some(voice)))
}

/// Who is named in a line, and in whose words: those that understand it go before those that only know the name.
fn named_in<'v>(session: &Session<'v>, line: &InputLine) -> Option<(Speaker, &'v Voice)> {
    let voices = || std::iter::once(session.voice()).chain(session.participants.ear_voices());
    let understood = voices().find_map(|voice| Some((line.parsed(voice.lexicon()).ok()?.speaker?, voice)));
    understood.or_else(|| {
        if line.parsed(session.voice().lexicon()).is_ok() {
            return None;
        }
        voices().find_map(|voice| Some((named_speaker(line.text(), voice.lexicon()).0?, voice)))
    })
}

/// Whether a line that names nobody may answer what is asked now, so that it is his who was asked.
fn may_answer(session: &Session<'_>, line: &InputLine) -> bool {
    let words = session.participants.asked.map_or(session.voice(), |(_, words)| words);
    session.terminal().grammar() == Grammar::Felt
        || match line.parsed(words.lexicon()).map(|utterance| utterance.heard) {
            Ok(Intent::Announce(Announcement::Move(said), _)) => {
                said.is_square() || said.becomes_alone().is_some()
            }
            Ok(Intent::Reply(_) | Intent::Control(Control::Help)) | Err(ParseError::PieceAlone(_)) => true,
            _ => false,
        }
}

/// A line in the desk's own words.
fn hear_for_desk(session: &mut Session<'_>, to: Audience, line: &InputLine) -> Vec<Addressed> {
    let before = session.participants.desk.speech;
    let mut out = ask_whose(session, line).map_or_else(|| session.hear_line(line), |whose| vec![whose]);
    let speech = session.participants.desk.speech;
    if (speech.on, speech.begun) != (before.on, before.begun) && to == Audience::All {
        for ear in session.participants.ears.iter_mut().flatten() {
            ear.speech.turn(speech.on);
        }
    }
    for output in out.iter_mut().filter(|output| output.kind.0 != "event") {
        output.to = to;
    }
    let is_asked = session.terminal().dialog.is_some() && to != Audience::All;
    session.participants.asked = is_asked.then_some((to, session.voice()));
    out
}

/// What changes a voice and names nobody, where nobody listens to the desk's own.
fn ask_whose(session: &mut Session<'_>, line: &InputLine) -> Option<Addressed> {
    if !session.participants.all_have_ears() || session.hears_in_confidence() {
        return None;
    }
    let utterance = line.parsed(session.voice().lexicon()).ok()?;
    let Intent::Adjust(adjustment) = utterance.heard else { return None };
    let is_of_a_voice = matches!(
        adjustment,
        Adjustment::Slower
            | Adjustment::Faster
            | Adjustment::Louder
            | Adjustment::Softer
            | Adjustment::Verbosity(_)
    );
    (is_of_a_voice && utterance.speaker.is_none()).then(|| session.refused("ear-whose", Id::EAR_WHOSE))
}

/// What happened is for all, as from a second terminal; everything else is for this ear alone.
fn hear_in_ear<'v>(
    session: &mut Session<'v>,
    side: Color,
    words: &'v Voice,
    line: &InputLine,
) -> Vec<Addressed> {
    session.participants.words = Some(words);
    let (mut out, trouble) = hear_as(session, ParticipantId::Ear(side), |session| session.hear_line(line));
    let participants = &mut session.participants;
    participants.words = None;
    // The screen shows one square, the one last spoken of.
    if let Some(ear) = participants.ears.get(side) {
        participants.desk.focus = ear.focus;
    }
    participants.asked = participants.terminal.dialog.is_some().then_some((Audience::Player(side), words));
    for output in &mut out {
        if output.kind.0 == "event" {
            participants.desk.remember(output);
        } else {
            output.to = Audience::Player(side);
        }
    }
    if let Some(told) = trouble {
        // It is told to all in the desk's words, and to him only once.
        out.retain(|output| output.kind.1 != "not-saved");
        participants.desk.remember(&told);
        out.push(told);
    }
    out
}

/// Hears something of another than the desk, and says besides in the desk's words that the disk took nothing.
fn hear_as<'v, T>(
    session: &mut Session<'v>,
    who: ParticipantId,
    hear: impl FnOnce(&mut Session<'v>) -> T,
) -> (T, Option<Addressed>) {
    session.participants.heard = who;
    let brought = hear(session);
    session.participants.heard = ParticipantId::Desk;
    (brought, session.participants.trouble.take())
}

/// Hears a line of a guest, as said by his side and nobody else; he is told so much.
pub(crate) fn hear_guest(
    session: &mut Session<'_>,
    side: Color,
    verbosity: Option<Verbosity>,
    text: &str,
) -> Consequence {
    session.participants.tell_guest(side, verbosity);
    let line = &session.line(text);
    let ((out, confidential), trouble) = hear_as(session, ParticipantId::Guest(side), |session| {
        let out = if is_not_his(session, line) { vec![session.only_own()] } else { session.hear_line(line) };
        (out, session.hears_in_confidence())
    });
    let (mut for_all, for_guest): (Vec<_>, Vec<_>) =
        out.into_iter().partition(|output| output.kind.0 == "event");
    for_all.extend(trouble);
    for output in &for_all {
        session.participants.desk.remember(output);
    }
    Consequence { for_all, for_guest, confidential }
}

/// Whether a guest's line names somebody else, another's board, or what only the desk does.
fn is_not_his(session: &Session<'_>, line: &InputLine) -> bool {
    // A passphrase may be any words; a move to seal is a line like others.
    let secret = session.terminal().grammar() == Grammar::Secret;
    let Some(side) = session.side().filter(|_| !secret) else { return false };
    let Ok(utterance) = line.parsed(session.voice().lexicon()) else { return false };
    let names_another = utterance.speaker.is_some_and(|speaker| session.is_other(speaker));
    names_another
        || match utterance.heard {
            Intent::Command(
                Command::Report(board, _)
                | Command::Handled(Some(board), _)
                | Command::Wrote { score: board, .. },
            )
            | Intent::Control(Control::Check(Some(board))) => board != side,
            Intent::Command(Command::Done) => {
                matches!(session.game().phase(), Phase::SettingRight(board, _) if *board != side)
            }
            Intent::Control(Control::Quit | Control::Wait(_) | Control::NewGame(_) | Control::TakeUp(_)) => {
                true
            }
            _ => false,
        }
}

/// At a second terminal: answers what only asks, out of what is known here; `None` where the desk must hear the
/// line.
pub(crate) fn hear_here(session: &mut Session<'_>, text: &str) -> Option<Vec<Addressed>> {
    let line = session.line(text);
    if line.text().is_empty() {
        return None;
    }
    let heard = line.parsed(session.voice().lexicon()).ok();
    if session.hears_in_confidence() {
        // Whoever leaves leaves, whatever is asked for; everything else is the desk's.
        let leaves = heard.is_some_and(|found| found.heard == Intent::Control(Control::Quit));
        session.finished |= leaves;
        return leaves.then(Vec::new);
    }
    let open = session.terminal_mut().dialog.take();
    let heard = heard.filter(|found| !found.speaker.is_some_and(|speaker| session.is_other(speaker)))?;
    let asked_where = open.as_ref().is_some_and(|dialog| dialog.wants() == Wants::Square);
    let is_here = match &heard.heard {
        Intent::Control(Control::Quit) => true,
        Intent::Reply(Reply::No) => asked_where,
        Intent::Announce(Announcement::Move(said), _) => asked_where && said.is_square(),
        wanted => is_known_here(wanted),
    };
    is_here.then(|| session.understood(heard.speaker, heard.heard, open))
}

/// Whether whoever has seen the game so far can answer: nothing is kept of it, and no question of the desk's is
/// part of it.
fn is_known_here(wanted: &Intent) -> bool {
    let of_the_desk = match wanted {
        Intent::Control(control) => matches!(control, Control::Help | Control::Wait(_)),
        Intent::Query(query) => query.row().first.is_some(),
        _ => false,
    };
    wanted.only_asks() && !of_the_desk
}
