//! Whether anything speaks: the desk's own voice, and the ears that the settings give the players.

use std::sync::mpsc;
use std::time::Instant;

use serde_json::json;
use shakmaty::Color;

use super::check::Examination;
use crate::args;
use crate::commands::output::PATIENCE;
use crate::session::choose_voice;
use crate::session::pronounce;
use crate::settings::{EarSettings, SettingsFile};
use crate::speech::{Backend, BackendError, BackendNotice, Choice, Lack, OutputDevice, Priority, Speech};
use crate::tell::color_key;
use crate::voice::{Id, Voice};

/// Who said a sentence, and after how many milliseconds he was ready.
struct SpeechProbe {
    backend: Backend,
    ms: u64,
}

/// Says a sentence there, and waits until it has been said, or until nobody is left to say it; then with why.
fn say(
    choice: Choice,
    outlet: &OutputDevice,
    sentence: &str,
    voice: &Voice,
) -> Result<SpeechProbe, Vec<(Backend, BackendError)>> {
    let (tell, told) = mpsc::channel();
    let begun = Instant::now();
    let speech = Speech::start_at(env!("CARGO_PKG_NAME"), choice, voice.language(), outlet, move |notice| {
        // Nobody listens any more once it is known.
        let _ = tell.send(notice);
    });
    speech.say_parts(pronounce(sentence, voice), Priority::Message);
    let (mut backend, mut losses) = (None, Vec::new());
    let until = begun + PATIENCE;
    while let Ok(notice) = told.recv_timeout(until.saturating_duration_since(Instant::now())) {
        match notice {
            BackendNotice::Speaking(which) => {
                backend = Some(which);
                break;
            }
            BackendNotice::Silent => break,
            BackendNotice::Lost { backend, loss } => losses.push((backend, loss)),
        }
    }
    let ms = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
    speech.close(PATIENCE);
    // One that opened may have died over the sentence.
    let died = told.try_iter().filter_map(|notice| match notice {
        BackendNotice::Lost { backend, loss } => Some((backend, loss)),
        _ => None,
    });
    let before = losses.len();
    losses.extend(died);
    backend.filter(|_| losses.len() == before).map(|backend| SpeechProbe { backend, ms }).ok_or(losses)
}

/// Says a sentence: who speaks it, in which language, and how soon.
pub(super) fn own(choice: Choice, voice: &Voice) -> Examination {
    let value = |backend: Option<String>, ms: Option<u64>| json!({ "backend": backend, "language": voice.language(), "ms": ms });
    if choice == Choice::Off {
        return Examination::note(voice.say(Id::DOCTOR_SPEECH_OFF), value(None, None));
    }
    match say(choice, &OutputDevice::default(), &voice.say(Id::DOCTOR_SENTENCE), voice) {
        Ok(SpeechProbe { backend, ms }) => {
            let name = voice.lexicon().name().to_owned();
            let known = args!("backend" => backend.to_string(), "language" => name, "ms" => ms);
            Examination::good(
                voice.tell(Id::DOCTOR_SPEECH, &known),
                value(Some(backend.to_string()), Some(ms)),
            )
        }
        Err(losses) => {
            let lack =
                losses.iter().map(|(backend, loss)| Lack::of(*backend, loss)).max().unwrap_or_default();
            let remedy = match lack.looked_after() {
                Lack::Reader => Id::SPEECH_READER_REMEDY,
                Lack::Program => Id::DOCTOR_SPEECH_REMEDY,
                Lack::Service => Id::SPEECH_CHECK,
                Lack::Sound => Id::DOCTOR_AUDIO_REMEDY,
            };
            Examination::missing(voice.say(Id::DOCTOR_SPEECH_NONE), value(None, None))
                .remedied(voice.say(remedy))
        }
    }
}

/// Says into each ear that is settled whose it is.
pub(super) fn ears<'v>(
    choice: Choice,
    store: &'v SettingsFile,
    voice: &'v Voice,
) -> impl Iterator<Item = (&'static str, Examination)> + 'v {
    let settled = |side: Color| Some((side, store.settings().ear(side)?));
    let ears = Color::ALL.into_iter().filter_map(settled).filter(move |_| choice != Choice::Off);
    ears.map(|(side, kept)| (side.fold_wb("ear-white", "ear-black"), ear(side, &kept, voice)))
}

fn ear(side: Color, kept: &EarSettings, voice: &Voice) -> Examination {
    let own = kept.voice.as_deref().and_then(|tag| choose_voice(Some(tag)).ok());
    let spoken = own.as_ref().unwrap_or(voice);
    let device = Some(kept.outlet.device()).filter(|device| !device.is_empty());
    let shown = device.clone().unwrap_or_else(|| "none".to_owned());
    let color = color_key(side);
    let sentence = spoken.tell(Id::DOCTOR_EAR_SENTENCE, &args!("color" => color));
    let mut value = json!({ "backend": null, "language": spoken.language(), "device": device, "ms": null });
    match say(kept.by, &kept.outlet, &sentence, spoken) {
        Ok(SpeechProbe { backend, ms }) => {
            (value["backend"], value["ms"]) = (json!(backend.to_string()), json!(ms));
            let known = args!(
                "color" => color,
                "backend" => backend.to_string(),
                "language" => spoken.lexicon().name().to_owned(),
                "device" => shown,
                "ms" => ms,
            );
            Examination::good(voice.tell(Id::DOCTOR_EAR, &known), value)
        }
        Err(losses) => {
            let why = match losses.last() {
                Some((_, BackendError::NoModule(_))) => "module",
                Some((_, BackendError::NoSound)) => "sound",
                _ => "service",
            };
            value["why"] = json!(why);
            let told = args!("color" => color, "lost" => why, "device" => shown);
            let remedy = voice.tell(Id::DOCTOR_EAR_REMEDY, &args!("side" => color));
            Examination::missing(voice.tell(Id::DOCTOR_EAR_NONE, &told), value).remedied(remedy)
        }
    }
}
