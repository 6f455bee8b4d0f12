//! Which backends are tried, and in which order.

use super::address::Daemon;
use super::candidate::Candidate;
use super::output_device::{DeviceWords, OutputDevice};
use super::{Backend, BackendError, Choice, apart, clean, espeak, nvda, prism};

pub(super) fn chain(client: &str, choice: Choice, language: &str, outlet: &OutputDevice) -> Vec<Candidate> {
    let (language, client) = (tag(language), tag(client));
    let daemon = match &outlet.address {
        Some(address) => Ok(Daemon::at(address.clone())),
        None => Daemon::from_environment(),
    };
    let words = ssip_words(&client, &language, outlet);
    let looked_for =
        daemon.as_ref().ok().filter(|_| cfg!(unix)).map(|daemon| (daemon.clone(), words.clone()));
    let ssip = Candidate::new(Backend::Ssip, move |lease, again, tell| {
        let daemon = daemon.as_ref().map_err(BackendError::broken)?;
        open_ssip(daemon, &words, lease, again, tell)
    });
    let ssip = match looked_for {
        Some((daemon, words)) => ssip.knocking(move || ssip_answers(&daemon, &words)),
        None => ssip,
    };
    let other = language.clone();
    // It is there again when its user starts it anew.
    let nvda = Candidate::new(Backend::Nvda, move |_, _, _| nvda::open(&other)).returning();
    let nvda = if cfg!(windows) { nvda.knocking(nvda::answers) } else { nvda };
    let prism = Candidate::new(Backend::Prism, |_, _, _| prism::open_reader()).returning();
    let prism = prism.knocking(prism::answers);
    let other = language.clone();
    let sapi = Candidate::new(Backend::Sapi, move |_, _, _| prism::open_sapi(&other));
    let other = language.clone();
    let tts = Candidate::new(Backend::Tts, move |_, _, _| open_tts(&other));
    let espeak = espeak_for(choice == Choice::Espeak, language, outlet);
    match choice {
        // What is for one person's ear is heard from nowhere else.
        Choice::Auto if outlet.sink.is_some() => vec![espeak],
        Choice::Auto if outlet.is_apart() => vec![ssip],
        // What cannot be there is no loss to someone who did not ask for it.
        Choice::Auto if cfg!(all(windows, tts)) => vec![nvda, prism, tts, sapi, espeak],
        Choice::Auto if cfg!(windows) => vec![nvda, prism, sapi, espeak],
        Choice::Auto if !cfg!(tts) => vec![ssip, espeak],
        Choice::Auto if cfg!(target_os = "macos") => vec![tts],
        Choice::Auto => vec![ssip, tts, espeak],
        // So is what is asked for by a backend that cannot be heard from that device.
        Choice::Ssip if outlet.sink.is_some() && outlet.module.is_none() && outlet.address.is_none() => {
            Vec::new()
        }
        Choice::Tts | Choice::Nvda | Choice::Prism if outlet.is_apart() => Vec::new(),
        Choice::Espeak if outlet.is_apart() && outlet.sink.is_none() => Vec::new(),
        Choice::Ssip => vec![ssip],
        Choice::Nvda => vec![nvda],
        Choice::Prism => vec![prism],
        Choice::Tts => vec![tts],
        Choice::Espeak => vec![espeak],
        Choice::Off => Vec::new(),
    }
}

/// eSpeak NG: in the program itself for the voice that is alone there, in a process of its own for the others.
fn espeak_for(asked_for: bool, language: String, outlet: &OutputDevice) -> Candidate {
    if !outlet.beside && outlet.sink.is_none() {
        let language = apart::voice_name(&language, outlet);
        return Candidate::new(Backend::Espeak, move |lease, _, _| espeak::open(&language, lease, asked_for));
    }
    let (outlet, looked_for) = (outlet.clone(), outlet.clone());
    let apart = Candidate::new(Backend::Espeak, move |lease, _, _| apart::open(&language, &outlet, lease));
    // What is gone may be there again: the process, the sink, the sound server.
    if looked_for.sink.is_some() {
        apart.returning().knocking(move || apart::is_there(&looked_for).is_ok())
    } else {
        apart.returning()
    }
}

fn ssip_words(client: &str, language: &str, outlet: &OutputDevice) -> DeviceWords {
    DeviceWords {
        name: client.to_owned(),
        language: language.to_owned(),
        module: outlet.module.as_deref().map(clean),
        voice_type: outlet.voice_type,
    }
}

#[cfg(unix)]
use super::ssip::{answers as ssip_answers, open as open_ssip};

#[cfg(not(unix))]
fn ssip_answers(_: &Daemon, _: &DeviceWords) -> bool {
    false
}

#[cfg(not(unix))]
fn open_ssip(
    _: &Daemon,
    _: &DeviceWords,
    _: &super::synthesizer::Lease,
    _: bool,
    _: &super::worker::ReportSender,
) -> Result<Box<dyn super::synthesizer::Synthesizer>, BackendError> {
    Err(BackendError::NotThere)
}

#[cfg(tts)]
use super::tts::open as open_tts;

#[cfg(not(tts))]
fn open_tts(_: &str) -> Result<Box<dyn super::synthesizer::Synthesizer>, BackendError> {
    Err(BackendError::NotThere)
}

/// A language tag with nothing in it that could end a line of a protocol.
fn tag(language: &str) -> String {
    language.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_cannot_end_a_line() {
        assert_eq!(tag("de\r\nQUIT"), "deQUIT");
        assert_eq!(tag("de-CH-1996"), "de-CH-1996");
    }
}
