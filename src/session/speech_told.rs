//! What is said of what speaks: what was taken for it, and when it is lost or there is none.

use std::io;

use shakmaty::Color;

use super::outcome::{Addressed, Audience};
use super::spoken::without_speech;
use super::state::Session;
use crate::settings::Value;
use crate::speech::{Backend, BackendError, BackendNotice, Lack, Priority, RecordingError};
use crate::tell::{Fact, Outcome, Variable, not_writable};
use crate::voice::Id;

/// What is told of the desk's own speech, where the user has left open what speaks, or it comes and goes.
pub(crate) fn speech_notice(session: &mut Session<'_>, notice: &BackendNotice) -> Option<Addressed> {
    let desk = &mut session.participants.desk;
    let speech = &mut desk.speech;
    if !speech.on {
        return None;
    }
    if speech.notice(notice) {
        return Some(has_come(session));
    }
    let id = match notice {
        BackendNotice::Silent => without_speech(speech.lack),
        BackendNotice::Lost { backend, loss } => {
            speech.lack = speech.lack.max(Some(Lack::of(*backend, loss)));
            // Of one that is not there, and of one that cannot sound, the last notice says what to do.
            match loss {
                BackendError::NotThere => return None,
                BackendError::NoSound => {
                    speech.told_lost = true;
                    return None;
                }
                _ => speech.told_lost = true,
            }
            Id::SPEECH_LOST
        }
        // Who was told that it is lost is told as well that it is there again.
        BackendNotice::Speaking(_) if !std::mem::take(&mut speech.told_lost) && !speech.tells_backend => {
            return None;
        }
        BackendNotice::Speaking(_) => Id::SPEECH_BY,
    };
    let told = match notice {
        BackendNotice::Silent => id.into(),
        BackendNotice::Speaking(backend) | BackendNotice::Lost { backend, .. } => {
            let by = match backend {
                Backend::Ssip => "ssip",
                Backend::Nvda => "nvda",
                Backend::Prism => "prism",
                Backend::Tts | Backend::Sapi => "tts",
                Backend::Espeak => "espeak",
            };
            Fact::Say(id, vec![("by", Variable::Key(by)), ("backend", Variable::Text(backend.to_string()))])
        }
    };
    Some(session.compose_for_desk(&Outcome::notice("speech", told).at(Priority::Text)))
}

/// What is told where an announcement could not be kept as a sound file.
pub(crate) fn not_recorded(session: &mut Session<'_>, error: &RecordingError) -> Addressed {
    let (why, what) = match error {
        RecordingError::NoSynthesizer => ("missing", String::new()),
        RecordingError::Synthesizer(_) => ("fails", String::new()),
        RecordingError::File(path, number) => {
            let error = number.map_or_else(|| io::ErrorKind::Other.into(), io::Error::from_raw_os_error);
            ("file", not_writable(path, &error, session.words()))
        }
    };
    let told =
        Fact::Say(Id::RECORDING_LOST, vec![("silent", Variable::Key(why)), ("what", Variable::Text(what))]);
    session.hand_on(&Outcome::notice("recording", told))
}

/// What is told of speech that was asked for, now that something speaks.
pub(super) fn has_come(session: &mut Session<'_>) -> Addressed {
    let trouble = session.not_kept("speech.on", Value::Switch(true));
    let told = std::iter::once(Id::OWN_SPEECH_ON.into()).chain(trouble);
    session.compose(&Outcome::fleeting("speech", told.collect::<Vec<_>>()))
}

/// What is told of an ear's own voice, by the desk's: whoever hears nothing cannot be told.
pub(crate) fn ear_notice(
    session: &mut Session<'_>,
    side: Color,
    notice: &BackendNotice,
) -> Option<Addressed> {
    let ear = session.participants.ears.get_mut(side).as_mut().filter(|ear| ear.speech.on)?;
    if ear.speech.notice(notice) {
        let phrasing = ear.phrasing(&session.kept.game);
        let told = Outcome::fleeting("speech", Id::OWN_SPEECH_ON);
        let told = Addressed::compose(&told, session.game(), &phrasing);
        return Some(Addressed { to: Audience::Player(side), ..told });
    }
    let (id, backend) = match notice {
        BackendNotice::Silent if ear.speech.told_lost => return None,
        BackendNotice::Silent => (Id::EAR_GONE, String::new()),
        BackendNotice::Speaking(backend) => (Id::EAR_BY, backend.to_string()),
        BackendNotice::Lost { backend, loss } => {
            let id = match loss {
                // Of one that is not there the last notice tells.
                BackendError::NotThere => {
                    ear.speech.told_lost = false;
                    return None;
                }
                BackendError::NoSound => Id::EAR_NO_SOUND,
                BackendError::NoModule(_) => Id::EAR_NO_MODULE,
                _ => Id::EAR_LOST,
            };
            (id, backend.to_string())
        }
    };
    ear.speech.told_lost = !matches!(notice, BackendNotice::Speaking(_));
    let device = if ear.device.is_empty() { "none".to_owned() } else { ear.device.clone() };
    let told = Fact::Say(
        id,
        vec![
            ("color", Variable::Color(side)),
            ("backend", Variable::Text(backend)),
            ("device", Variable::Text(device)),
        ],
    );
    let told = session.compose_for_desk(&Outcome::notice("ear", told));
    Some(Addressed { to: Audience::Officials, fleeting: true, ..told })
}
