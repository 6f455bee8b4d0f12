//! How it is told and shown: said again, spelled, slower, louder, shorter, in other colours.

use super::appearance::Tones;
use super::memory::Memory;
use super::outcome::Addressed;
use super::spoken::without_speech;
use super::state::Session;
use super::teaching::is_lesson;
use super::voices::read_voice;
use crate::game::{Command, Desk, Speaker};
use crate::hear::Adjustment;
use crate::settings::Value;
use crate::speech::{Backend, Rate, Volume};
use crate::tell::{Fact, Message, Outcome, Variable};
use crate::voice::{Id, NameSystem, Verbosity};

/// What is left of a message is told under this name.
const MORE: &str = "more";

/// Tells or shows it otherwise.
pub(super) fn adjusted(session: &mut Session<'_>, adjustment: Adjustment) -> Vec<Addressed> {
    let speech = session.me().speech;
    let (rate, volume) = (speech.rate.0, speech.volume.0);
    match adjustment {
        Adjustment::Repeat => vec![said_again(session)],
        Adjustment::More => vec![said_more(session)],
        Adjustment::Earlier => vec![said_before(session)],
        Adjustment::Later => vec![said_after(session)],
        Adjustment::Spell => vec![spell(session)],
        Adjustment::Slower => at_rate(session, rate.slower(), [Id::SLOWER, Id::SLOWEST]),
        Adjustment::Faster => at_rate(session, rate.faster(), [Id::FASTER, Id::FASTEST]),
        Adjustment::Louder => at_volume(session, volume.louder(), [Id::LOUDER, Id::LOUDEST]),
        Adjustment::Softer => at_volume(session, volume.softer(), [Id::SOFTER, Id::SOFTEST]),
        Adjustment::Verbosity(verbosity) => vec![at_verbosity(session, verbosity)],
        // That a line was said has silenced everything already.
        Adjustment::Silence => Vec::new(),
        Adjustment::SpeechOff => turn_speech(session, false),
        Adjustment::SpeechOn => turn_speech(session, true),
        Adjustment::Contrast | Adjustment::Figurines | Adjustment::BigClocks => {
            seen_anew(session, adjustment)
        }
        Adjustment::Tones(on) => other_tones(session, on),
        Adjustment::Names(names) => in_names(session, names),
    }
}

/// What was last said, once more; behind an error the last thing of the game, or at a lesson what was said before it.
fn said_again(session: &mut Session<'_>) -> Addressed {
    let is_lesson = is_lesson(session);
    let memory = &mut session.me_mut().memory;
    let said = if is_lesson { memory.again_at_lesson() } else { memory.again() }.cloned();
    heard_on(session, "repeat", said.as_ref(), Id::NOTHING_SAID)
}

/// A message heard again, or what is left of one: what is spoken of it now is no longer left.
fn heard_on(
    session: &mut Session<'_>,
    name: &'static str,
    said: Option<&(String, String)>,
    nothing: Id,
) -> Addressed {
    let mut told = fleeting(session, name, heard(said, nothing));
    if name == MORE {
        // What is not spoken yet is printed when it is.
        told.said = told.said.map(Message::printed_as_spoken);
    }
    if let Some(message) = told.said.as_ref().filter(|_| said.is_some()) {
        session.me_mut().memory.spoken(message.spoken_to());
    }
    told
}

/// What is told of how it is told.
fn fleeting(session: &Session<'_>, name: &'static str, facts: impl Into<Vec<Fact>>) -> Addressed {
    session.compose(&Outcome::fleeting(name, facts))
}

/// What was said once, with the line it had; or that there is nothing.
fn heard(said: Option<&(String, String)>, nothing: Id) -> Fact {
    said.map_or(nothing.into(), |(text, line)| Fact::Again { text: text.clone(), line: line.clone() })
}

/// What has not been spoken yet of what was heard last.
fn said_more(session: &mut Session<'_>) -> Addressed {
    let more = session.me_mut().memory.more();
    heard_on(session, MORE, more.as_ref(), Id::NO_MORE)
}

/// Whether a text is unfinished, and nothing of the game is to be continued.
pub(super) fn reads_on(session: &Session<'_>, by: Speaker) -> bool {
    // Where officials stop the clocks, it is a word to them.
    let alone = session.game().setup().desk == Desk::Practice;
    let refused = alone && session.game().decide(by, &Command::Continue, session.time.now()).is_err();
    refused && session.me().memory.has_more()
}

/// What was said before what was heard last.
fn said_before(session: &mut Session<'_>) -> Addressed {
    let told = session.me_mut().memory.earlier().cloned();
    heard_on(session, "earlier", told.as_ref(), Id::SAID_FIRST)
}

/// What was said after it.
fn said_after(session: &mut Session<'_>) -> Addressed {
    let told = session.me_mut().memory.later().cloned();
    heard_on(session, "later", told.as_ref(), Id::SAID_LAST)
}

/// The last move of the game: its squares sign by sign, whatever was said since.
fn spell(session: &Session<'_>) -> Addressed {
    fleeting(session, "spell", Fact::LastMoveSpelled)
}

/// Why how fast and how loud it is spoken cannot be changed now, if it cannot.
fn why_mute(session: &Session<'_>) -> Option<Id> {
    let speech = session.me().speech;
    if !speech.on {
        return Some(Id::SPEECH_NOT_ON);
    }
    speech.lost.then(|| without_speech(speech.lack))
}

/// At another rate everything is spoken that follows.
fn at_rate(session: &mut Session<'_>, rate: Option<Rate>, [id, end]: [Id; 2]) -> Vec<Addressed> {
    if let Some(why) = why_mute(session) {
        return vec![fleeting(session, "rate", why)];
    }
    let now = &mut session.me_mut().speech.rate;
    let keeps = now.1;
    now.0 = rate.unwrap_or(now.0);
    let kept = rate.filter(|_| keeps).map(Rate::steps);
    at_another(session, "rate", if rate.is_some() { id } else { end }, kept)
}

/// At another volume everything is spoken that follows.
fn at_volume(session: &mut Session<'_>, volume: Option<Volume>, [id, end]: [Id; 2]) -> Vec<Addressed> {
    if let Some(why) = why_mute(session) {
        return vec![fleeting(session, "volume", why)];
    }
    let speech = &mut session.me_mut().speech;
    let (now, keeps) = speech.volume;
    // Beyond its usual volume Speech Dispatcher may have nothing left.
    let at_limit = speech.by == Some(Backend::Ssip);
    let id = match volume {
        Some(volume) if at_limit && volume > Volume::USUAL && volume > now => Id::LOUDER_PERHAPS,
        Some(_) => id,
        None => end,
    };
    speech.volume.0 = volume.unwrap_or(now);
    at_another(session, "volume", id, volume.filter(|_| keeps).map(Volume::steps))
}

/// Says so, and no more: who wants to hear by what is said again says so. Keeps so many steps of what was changed.
fn at_another(session: &mut Session<'_>, what: &'static str, id: Id, kept: Option<i8>) -> Vec<Addressed> {
    let mut out = vec![fleeting(session, what, id)];
    let key = format!("speech.{what}.{}", session.voice().tag());
    out.extend(kept.and_then(|steps| session.keep_setting(&key, Value::Steps(steps))));
    out
}

/// So much is said from now on.
fn at_verbosity(session: &mut Session<'_>, verbosity: Verbosity) -> Addressed {
    session.me_mut().verbosity = Some(verbosity);
    fleeting(session, "verbosity", Fact::Verbosity(verbosity))
}

/// Squares and pieces are named so from now on. In a tournament they stay what they were when the game began (D.2.1).
fn in_names(session: &mut Session<'_>, names: NameSystem) -> Vec<Addressed> {
    let key = match session.game().setup().desk {
        Desk::Practice => "names-in-practice",
        Desk::Relay => "names",
        Desk::Tournament => return vec![session.refused("names", Id::NAMES_FIXED)],
    };
    session.me_mut().names = names;
    let mut out = vec![fleeting(session, "names", Fact::Names(names))];
    out.extend(session.keep_setting(key, Value::Text(names.key().to_owned())));
    out
}

/// Everything is told and heard in this voice from now on. In a tournament it stays what it was when the game began
/// (D.2.1), and a second terminal has the voice it has come with.
pub(super) fn in_language(session: &mut Session<'_>, tag: &str) -> Vec<Addressed> {
    let fixed = session.game().setup().desk == Desk::Tournament;
    let Some(shelf) = session.shelf.filter(|_| !fixed && session.participants.is_at_desk()) else {
        let id = if fixed { Id::LANGUAGE_FIXED } else { Id::LANGUAGE_BY_FLAG };
        return vec![
            session.refused("language", Fact::Say(id, vec![("tag", Variable::Text(tag.to_owned()))])),
        ];
    };
    let Ok(voice) = read_voice(tag) else {
        return vec![session.refused("language", Id::LANGUAGE_UNKNOWN)];
    };
    let voice = shelf.put(None, voice);
    let kept = session.settled.store.settings();
    let (rate, volume) = (kept.rate(voice.tag()), kept.volume(voice.tag()));
    let me = session.me_mut();
    let (of_rate, of_volume) = (&mut me.speech.rate, &mut me.speech.volume);
    (of_rate.0, of_volume.0) = (
        rate.filter(|_| of_rate.1).unwrap_or(of_rate.0),
        volume.filter(|_| of_volume.1).unwrap_or(of_volume.0),
    );
    // What was said in another language is not to be heard again in the words of this one.
    (me.voice, me.memory) = (voice, Memory::default());
    let mut out = vec![session.answered("language", Id::LANGUAGE_NOW)];
    out.extend(session.keep_setting("voice", Value::Text(voice.tag().to_owned())));
    out
}

/// How it is told to whoever asks, and what can be changed of that by word.
pub(super) fn settings(session: &mut Session<'_>) -> Addressed {
    let me = session.me();
    let told = vec![
        ("names", Variable::Key(me.names.key())),
        ("verbosity", Variable::Key(me.verbosity.unwrap_or_default().key())),
        ("rate", Variable::Text(me.speech.rate.0.steps().to_string())),
        ("volume", Variable::Text(me.speech.volume.0.steps().to_string())),
    ];
    session.answered("settings", Fact::Say(Id::SETTINGS_TOLD, told))
}

/// Turns own speech on or off. That it is on is told when something speaks; where nothing does, that is told
/// instead, and nothing is remembered.
fn turn_speech(session: &mut Session<'_>, on: bool) -> Vec<Addressed> {
    let speech = &mut session.me_mut().speech;
    let was_on = speech.on && !speech.awaited;
    if on && (!was_on || speech.lost) {
        speech.begin();
        return Vec::new();
    }
    (speech.on, speech.awaited) = (on, false);
    let told = if on { Id::OWN_SPEECH_ON } else { Id::OWN_SPEECH_OFF };
    let mut out = vec![fleeting(session, "speech", told)];
    // Where nothing was on, nothing was turned off.
    if on || was_on {
        out.extend(session.keep_setting("speech.on", Value::Switch(on)));
    }
    out
}

/// The screen with other colours, pieces or clocks. Who reads lines is told where that is to be seen.
fn seen_anew(session: &mut Session<'_>, adjustment: Adjustment) -> Vec<Addressed> {
    if !session.settled.on_screen {
        return vec![of_screen(session)];
    }
    let seen = &mut session.settled.appearance;
    let (key, value, id) = match adjustment {
        Adjustment::Contrast => {
            seen.palette = seen.palette.next();
            ("screen.theme", Value::Text(seen.palette.name().to_owned()), Id::SCREEN_PALETTE)
        }
        Adjustment::Figurines => {
            seen.figures = !seen.figures;
            let id = if seen.figures { Id::SCREEN_FIGURINES } else { Id::SCREEN_LETTERS };
            ("screen.figurines", Value::Switch(seen.figures), id)
        }
        _ => {
            seen.big_clocks = !seen.big_clocks;
            let id = if seen.big_clocks { Id::SCREEN_BIG_CLOCKS } else { Id::SCREEN_SMALL_CLOCKS };
            ("screen.big-clocks", Value::Switch(seen.big_clocks), id)
        }
    };
    let told = Fact::Say(id, vec![("palette", Variable::Key(seen.palette.name()))]);
    let mut out = vec![fleeting(session, "appearance", told)];
    out.extend(session.keep_setting(key, value));
    out
}

/// What is to be seen only where there is a screen.
pub(crate) fn of_screen(session: &Session<'_>) -> Addressed {
    fleeting(session, "appearance", Id::SCREEN_ONLY)
}

/// Tones beside the words, or none.
fn other_tones(session: &mut Session<'_>, on: Option<bool>) -> Vec<Addressed> {
    let before = session.settled.tones;
    if before == Tones::Forbidden {
        return vec![session.refused("tones-forbidden", Id::TONES_FORBIDDEN)];
    }
    let on = on.unwrap_or(before == Tones::Off);
    session.settled.tones = if on { Tones::On } else { Tones::Off };
    let mut out = vec![fleeting(session, "tones", if on { Id::TONES_ON } else { Id::TONES_OFF })];
    out.extend(session.keep_setting("earcons.on", Value::Switch(on)));
    out
}
