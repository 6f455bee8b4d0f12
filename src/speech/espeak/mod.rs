//! eSpeak NG in the program itself: needs no daemon, only the library and a sound device.

mod asked;
mod library;
mod sampler;

use std::ffi::CString;
use std::path::Path;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use super::spoken_text::SpokenText;
use super::synthesizer::{Lease, Synthesizer, Ticket};
use super::{BackendError, CALL_LIMIT, Rate, VOICE_LIMIT, Volume};
use asked::{USUAL, broken, not_opened, take_voice, words_a_minute, written};
use library::{EspeakError, Parameter, SpeechLibrary, TextForm};
pub use sampler::Sampler;

/// The loudest it speaks, in hundredths of the volume of the voice.
const LOUDEST: u16 = 200;
/// How loud it speaks if it does not tell.
const USUAL_VOLUME: u16 = 100;

/// How often it is looked whether something has happened.
const GLANCE: Duration = Duration::from_millis(5);

/// How long it must be idle to be taken for silent.
const IDLE: Duration = Duration::from_millis(100);

/// Opens the library for a language. `asked_for` where the user wants this one and no other: otherwise it is not
/// even tried where no sound could come of it, since it complains of that to the terminal.
pub(super) fn open(
    language: &str,
    lease: &Lease,
    asked_for: bool,
) -> Result<Box<dyn Synthesizer>, BackendError> {
    if !asked_for && !there_may_be_sound() {
        return Err(if SpeechLibrary::is_there() { BackendError::NoSound } else { BackendError::NotThere });
    }
    let library = SpeechLibrary::open().map_err(not_opened)?;
    Ok(Box::new(Espeak {
        library,
        language: language.to_owned(),
        lease: lease.clone(),
        usual_rate: None,
        usual_volume: None,
        in_tongues: false,
    }))
}

struct Espeak {
    library: SpeechLibrary,
    language: String,
    lease: Lease,
    /// As it was before the first change, in words a minute.
    usual_rate: Option<u16>,
    /// The same, in hundredths of the volume of the voice.
    usual_volume: Option<u16>,
    /// The last text was in several languages.
    in_tongues: bool,
}

impl Espeak {
    /// Gives it a text; where it has too many, waits for a place.
    fn queue(&self, text: &str, form: TextForm) -> Result<(), BackendError> {
        let Ok(text) = CString::new(text) else { return Ok(()) };
        let until = Instant::now() + CALL_LIMIT;
        loop {
            match self.library.speak(&text, form) {
                Err(EspeakError::Full) if Instant::now() < until && !self.lease.has_ended() => {
                    thread::sleep(GLANCE);
                }
                end => return end.map_err(broken),
            }
        }
    }

    /// Waits until this has come, or until nothing is being spoken any more, but no longer than the limit. Whether it
    /// has fallen silent without it.
    fn falls_silent(&self, limit: Duration, come: impl Fn(&SpeechLibrary) -> bool) -> bool {
        let until = Instant::now() + limit;
        let mut idle_since = None;
        while !come(&self.library) && Instant::now() < until && !self.lease.has_ended() {
            if self.library.is_playing() {
                idle_since = None;
            } else if idle_since.get_or_insert_with(Instant::now).elapsed() >= IDLE {
                return true;
            }
            thread::sleep(GLANCE);
        }
        false
    }
}

impl Synthesizer for Espeak {
    /// A foreign voice is hard to understand, but no voice at all is harder. Without a sound device nothing ever
    /// happens to a text, so a space is given to it first.
    fn prepare(&mut self) -> Result<(), BackendError> {
        take_voice(&self.library, &self.language);
        self.queue(" ", TextForm::Plain)?;
        if self.falls_silent(VOICE_LIMIT, SpeechLibrary::has_sounded) {
            return Err(BackendError::NoSound);
        }
        Ok(())
    }

    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
        if std::mem::replace(&mut self.in_tongues, utterance.is_in_tongues()) {
            take_voice(&self.library, &self.language);
        }
        let (text, form) = written(utterance);
        self.queue(&text, form).map(|()| Ticket::Looked)
    }

    fn is_speaking(&mut self) -> bool {
        self.library.is_playing()
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError> {
        let library = &self.library;
        let usual = *self.usual_rate.get_or_insert_with(|| library.get(Parameter::Rate).unwrap_or(USUAL));
        // A refusal costs nothing but the rate.
        let _ = library.set(Parameter::Rate, words_a_minute(rate, usual));
        Ok(())
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError> {
        let library = &self.library;
        let usual =
            *self.usual_volume.get_or_insert_with(|| library.get(Parameter::Volume).unwrap_or(USUAL_VOLUME));
        let wanted = volume.scaled(0.0, f32::from(usual), f32::from(LOUDEST)).round();
        let wanted = (0..=LOUDEST).find(|candidate| f32::from(*candidate) >= wanted).unwrap_or(USUAL_VOLUME);
        let _ = library.set(Parameter::Volume, wanted);
        Ok(())
    }

    fn silence(&mut self) -> Result<(), BackendError> {
        self.library.cancel().map_err(broken)
    }

    /// The sound comes from this process and ends with it.
    fn finish(&mut self, limit: Duration) {
        self.falls_silent(limit, |_| false);
    }
}

/// Whether there is a sound server, a sound card, or a configuration that may know better than we do.
pub fn there_may_be_sound() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let named = ["PULSE_SERVER", "PIPEWIRE_REMOTE", "ALSA_CONFIG_PATH", "ALSA_PCM_CARD", "ALSA_CARD"];
    if named.iter().any(|name| env::var_os(name).is_some()) {
        return true;
    }
    let runtime = env::var_os("XDG_RUNTIME_DIR");
    let servers = ["pulse/native", "pipewire-0"];
    if runtime.is_some_and(|folder| servers.iter().any(|name| Path::new(&folder).join(name).exists())) {
        return true;
    }
    let home = env::var_os("HOME");
    if home.is_some_and(|home| Path::new(&home).join(".asoundrc").exists())
        || Path::new("/etc/asound.conf").exists()
    {
        return true;
    }
    // pcmC0D0p: what plays, not what records.
    let cards = fs::read_dir("/dev/snd").into_iter().flatten().flatten();
    cards
        .filter_map(|entry| entry.file_name().into_string().ok())
        .any(|name| name.starts_with("pcm") && name.ends_with('p'))
}
