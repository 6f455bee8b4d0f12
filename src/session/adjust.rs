//! How it is told and shown: said again, spelled, slower, louder, shorter, in other colours.

use shakmaty::{Chess, Move, Role, Square};

use super::appearance::Tones;
use super::outcome::Addressed;
use super::spoken::without_speech;
use super::state::Session;
use super::told::Told;
use crate::args;
use crate::game::Desk;
use crate::hear::Adjustment;
use crate::settings::Value;
use crate::speech::{Backend, Rate, Volume};
use crate::tell::spelled;
use crate::voice::{Id, Verbosity, unmarked};

/// Tells or shows it otherwise.
pub(super) fn adjusted(session: &mut Session<'_>, adjustment: Adjustment) -> Vec<Addressed> {
    let speech = session.me().speech;
    let (rate, volume) = (speech.rate.0, speech.volume.0);
    match adjustment {
        Adjustment::Repeat => vec![said_again(session)],
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
        Adjustment::Tones => other_tones(session),
    }
}

/// What was last said, once more.
fn said_again(session: &mut Session<'_>) -> Addressed {
    session.me_mut().memory.begin_again();
    Addressed::unremembered("repeat", again(session))
}

fn again(session: &Session<'_>) -> Told {
    heard(session, session.me().memory.last(), Id::NOTHING_SAID)
}

/// What was said once, with the line it had; or that there is nothing.
fn heard(session: &Session<'_>, said: Option<&(String, String)>, nothing: Id) -> Told {
    match said {
        Some((text, brief)) => Told::with_line(std::slice::from_ref(text), brief.clone()),
        None => session.one(nothing),
    }
}

/// What was said before what was heard last.
fn said_before(session: &mut Session<'_>) -> Addressed {
    let told = session.me_mut().memory.earlier().cloned();
    Addressed::unremembered("earlier", heard(session, told.as_ref(), Id::SAID_FIRST))
}

/// What was said after it.
fn said_after(session: &mut Session<'_>) -> Addressed {
    let told = session.me_mut().memory.later().cloned();
    Addressed::unremembered("later", heard(session, told.as_ref(), Id::SAID_LAST))
}

/// What was last said, letter by letter; asked twice it is still that, and not the letters.
fn spell(session: &Session<'_>) -> Addressed {
    let spelled = |said: &str| spelled(&unmarked(said), session.voice().lexicon());
    let told = match session.me().memory.last() {
        Some((said, brief)) => Told::with_line(&[spelled(said)], brief.clone()),
        None => session.one(Id::NOTHING_SAID),
    };
    Addressed::unremembered("spell", told)
}

/// Why how fast and how loud it is spoken cannot be changed now, if it cannot.
fn why_mute(session: &Session<'_>) -> Option<Told> {
    let speech = session.me().speech;
    let id = if !speech.on {
        Id::SPEECH_NOT_ON
    } else if speech.lost {
        without_speech(speech.lack)
    } else {
        return None;
    };
    Some(session.one(id))
}

/// What was last said, at another rate, at which everything that follows is spoken as well.
fn at_rate(session: &mut Session<'_>, rate: Option<Rate>, [id, end]: [Id; 2]) -> Vec<Addressed> {
    if let Some(why) = why_mute(session) {
        return vec![Addressed::unremembered("rate", why)];
    }
    let now = &mut session.me_mut().speech.rate;
    let keeps = now.1;
    now.0 = rate.unwrap_or(now.0);
    let kept = rate.filter(|_| keeps).map(Rate::steps);
    at_another(session, "rate", if rate.is_some() { id } else { end }, kept)
}

/// What was last said, at another volume, at which everything that follows is spoken as well.
fn at_volume(session: &mut Session<'_>, volume: Option<Volume>, [id, end]: [Id; 2]) -> Vec<Addressed> {
    if let Some(why) = why_mute(session) {
        return vec![Addressed::unremembered("volume", why)];
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

/// Says so, and what was said last; and keeps so many steps of what was changed.
fn at_another(session: &mut Session<'_>, what: &str, id: Id, kept: Option<i8>) -> Vec<Addressed> {
    let told = again(session).behind(session.one(id));
    let mut out = vec![Addressed::unremembered(what, told)];
    let key = format!("speech.{what}.{}", session.voice().tag());
    out.extend(kept.and_then(|steps| session.keep_setting(&key, Value::Steps(steps))));
    out
}

/// So much is said from now on; a move tells how that sounds.
fn at_verbosity(session: &mut Session<'_>, verbosity: Verbosity) -> Addressed {
    session.me_mut().verbosity = verbosity;
    let knight =
        Move::Normal { role: Role::Knight, from: Square::G1, capture: None, to: Square::F3, promotion: None };
    let example = session.phrasing().announcing(verbosity).played(&knight, &Chess::default());
    let args = args!("verbosity" => verbosity.key(), "move" => example);
    let announced = verbosity != Verbosity::Full && session.game().setup().desk != Desk::Practice;
    let told = session.both(|phrasing| {
        let announced = announced.then(|| phrasing.say(Id::VERBOSITY_ANNOUNCEMENTS));
        std::iter::once(phrasing.tell(Id::VERBOSITY, &args)).chain(announced).collect()
    });
    Addressed::unremembered("verbosity", told)
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
    let told = session.voice().say(if on { Id::OWN_SPEECH_ON } else { Id::OWN_SPEECH_OFF });
    let mut out = vec![Addressed::unremembered("speech", told)];
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
    let args = args!("palette" => seen.palette.name());
    let told = session.both(|phrasing| vec![phrasing.tell(id, &args)]);
    let mut out = vec![Addressed::unremembered("appearance", told)];
    out.extend(session.keep_setting(key, value));
    out
}

/// What is to be seen only where there is a screen.
pub(crate) fn of_screen(session: &Session<'_>) -> Addressed {
    Addressed::unremembered("appearance", session.one(Id::SCREEN_ONLY))
}

/// Tones beside the words, or none.
fn other_tones(session: &mut Session<'_>) -> Vec<Addressed> {
    let tones = match session.settled.tones {
        Tones::Forbidden => {
            return vec![session.refused("tones-forbidden", session.one(Id::TONES_FORBIDDEN))];
        }
        Tones::Off => Tones::On,
        Tones::Heard | Tones::On => Tones::Off,
    };
    session.settled.tones = tones;
    let on = tones != Tones::Off;
    let told = session.one(if on { Id::TONES_ON } else { Id::TONES_OFF });
    let mut out = vec![Addressed::unremembered("tones", told)];
    out.extend(session.keep_setting("earcons.on", Value::Switch(on)));
    out
}
