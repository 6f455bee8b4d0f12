//! eSpeak NG in the program itself, without a daemon: what it plays is caught where the sound card would be.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::cast_precision_loss)]

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::process::Command;
use std::sync::mpsc;

use crate::support::spectrum::Spectrum;
use crate::support::{PATIENCE, elsewhere};
use ansage::speech::{Backend, BackendError, BackendNotice, Choice, Priority, Rate, Speech, SpokenPart};
use tempfile::TempDir;

const SENTENCE: &str = "Springer Gustav eins nach Felix drei, größer: „Läufer“.";

/// What the other process is to do.
const CHOICE: &str = "ANSAGE_TEST_CHOICE";
const RATE: &str = "ANSAGE_TEST_RATE";

/// Set where the packages are missing on purpose.
const BARE: &str = "ANSAGE_BARE";

/// Samples a second of eSpeak NG.
const HERTZ: usize = 22_050;

/// A sound card that keeps what is played, of 16-bit samples.
struct Card {
    folder: TempDir,
}

impl Card {
    fn new() -> Card {
        let folder = tempfile::tempdir().unwrap();
        let played = folder.path().join("played");
        // A pipe, since a file is begun anew when the card is opened again.
        let config = format!(
            "pcm.!default {{ type file slave.pcm {{ type null }} file \"|cat >> {}\" format \"raw\" }}\n",
            played.display()
        );
        fs::write(folder.path().join("asound.conf"), config).unwrap();
        Card { folder }
    }

    /// Lets another process say the sentence here, and gives back how loud each fiftieth of a second was.
    #[track_caller]
    fn hear(&self, choice: &str, rate: &str) -> Vec<f64> {
        let config = self.folder.path().join("asound.conf");
        let nowhere = OsStr::new("unix:/nonexistent");
        let environment: [(&str, &OsStr); 6] = [
            (CHOICE, choice.as_ref()),
            (RATE, rate.as_ref()),
            ("ALSA_CONFIG_PATH", config.as_os_str()),
            ("PULSE_SERVER", nowhere),
            ("SPEECHD_ADDRESS", OsStr::new("unix_socket:/nonexistent")),
            ("XDG_RUNTIME_DIR", self.folder.path().as_os_str()),
        ];
        elsewhere("espeak::say_the_sentence", &environment);
        loudness(&self.played())
    }

    /// Lets another process say the sentence in two languages here, and gives back what it plays.
    #[track_caller]
    fn hear_two_languages(&self) -> Spectrum {
        let config = self.folder.path().join("asound.conf");
        let environment: [(&str, &OsStr); 2] =
            [("ALSA_CONFIG_PATH", config.as_os_str()), ("PULSE_SERVER", OsStr::new("unix:/nonexistent"))];
        elsewhere("espeak::say_it_in_two_languages", &environment);
        let samples = |pair: &[u8]| i16::from_le_bytes([pair[0], pair[1]]);
        Spectrum::of(&self.played().chunks_exact(2).map(samples).collect::<Vec<_>>())
    }

    fn played(&self) -> Vec<u8> {
        fs::read(self.folder.path().join("played")).unwrap_or_default()
    }
}

fn loudness(sound: &[u8]) -> Vec<f64> {
    let samples: Vec<f64> =
        sound.chunks_exact(2).map(|pair| f64::from(i16::from_le_bytes([pair[0], pair[1]]))).collect();
    let loud: Vec<f64> = samples
        .chunks(HERTZ / 50)
        .map(|chunk| (chunk.iter().map(|sample| sample * sample).sum::<f64>() / chunk.len() as f64).sqrt())
        .collect();
    let heard = |level: &f64| *level > 100.0;
    let first = loud.iter().position(heard).unwrap_or(loud.len());
    let last = loud.iter().rposition(heard).map_or(first, |last| last + 1);
    loud[first..last].to_vec()
}

/// The sentence as the eSpeak NG of the command line speaks it in a language.
fn rendered(language: &str) -> Vec<f64> {
    let sound =
        Command::new("espeak-ng").args(["-v", language, "--stdout", SENTENCE]).output().unwrap().stdout;
    // Behind the header of the WAV.
    loudness(sound.get(44..).unwrap_or_default())
}

/// How alike two sounds are, from -1 to 1, when one is moved against the other by a tenth of a second at most.
fn alike(first: &[f64], second: &[f64]) -> f64 {
    let at =
        |sound: &[f64], index: isize| usize::try_from(index).ok().and_then(|index| sound.get(index)).copied();
    let length = isize::try_from(first.len().max(second.len())).unwrap();
    (-5..=5_isize)
        .map(|shift| {
            let pairs: Vec<(f64, f64)> = (0..length)
                .map(|index| (at(first, index).unwrap_or(0.0), at(second, index + shift).unwrap_or(0.0)))
                .collect();
            let many = pairs.len() as f64;
            let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / many;
            let (a, b) = (mean(|pair| pair.0), mean(|pair| pair.1));
            let product: f64 = pairs.iter().map(|pair| (pair.0 - a) * (pair.1 - b)).sum();
            let square = |of: fn(&(f64, f64)) -> f64, mean: f64| {
                pairs.iter().map(|pair| (of(pair) - mean).powi(2)).sum::<f64>()
            };
            product / (square(|pair| pair.0, a) * square(|pair| pair.1, b)).sqrt()
        })
        .fold(-1.0, f64::max)
}

/// Whether the package is here; a test run without it has to be asked for.
fn installed() -> bool {
    if Command::new("espeak-ng").arg("--version").output().is_ok() {
        return true;
    }
    let bare = env::var(BARE);
    assert_eq!(
        bare.as_deref(),
        Ok("1"),
        "install the package espeak-ng, or set {BARE}=1 to do without this test"
    );
    eprintln!("espeak-ng not found and {BARE}=1: nothing was tested");
    false
}

#[test]
#[ignore = "the other half of Card::hear"]
fn say_the_sentence() {
    let Ok(choice) = env::var(CHOICE) else { return };
    let choice: Choice = choice.parse().unwrap();
    let (tell, told) = mpsc::channel();
    let speech = Speech::start(choice, "de", move |notice| drop(tell.send(notice)));
    let rate = env::var(RATE).unwrap().parse().unwrap();
    speech.set_rate(Rate::new(rate).unwrap());
    speech.say(SENTENCE, Priority::Message);
    loop {
        match told.recv_timeout(PATIENCE).unwrap() {
            BackendNotice::Speaking(Backend::Espeak) => break,
            BackendNotice::Lost { backend: Backend::Ssip | Backend::Tts, .. } if choice == Choice::Auto => {}
            other => panic!("{other:?}"),
        }
    }
    // The sound ends with the process, so this waits for it.
    speech.close(PATIENCE);
}

#[test]
fn a_sentence_is_played_in_its_language_and_to_its_end() {
    if !installed() {
        return;
    }
    let heard = Card::new().hear("espeak", "0");
    let (german, english) = (rendered("de"), rendered("en"));
    let (as_german, as_english) = (alike(&heard, &german), alike(&heard, &english));
    println!("{} of {} fiftieths; alike {as_german:.2}, {as_english:.2}", heard.len(), german.len());
    assert!(as_german > 0.8 && as_german > as_english + 0.2);
    assert!(heard.len().abs_diff(german.len()) <= 5);
}

#[test]
#[ignore = "the other half of Card::hear_two_languages"]
fn say_it_in_two_languages() {
    let (tell, told) = mpsc::channel();
    let speech = Speech::start(Choice::Espeak, "hu", move |notice| drop(tell.send(notice)));
    let german = SpokenPart {
        language: Some("de".to_owned()),
        ..SpokenPart::plain("Springer Gustav eins & Felix drei.")
    };
    speech.say_parts(
        vec![SpokenPart::plain("Sötét: "), german, SpokenPart::plain(" Te jössz.")],
        Priority::Message,
    );
    assert_eq!(told.recv_timeout(PATIENCE), Ok(BackendNotice::Speaking(Backend::Espeak)));
    speech.close(PATIENCE);
}

#[test]
fn a_german_part_of_a_hungarian_sentence_is_played_in_german() {
    if !installed() {
        return;
    }
    let heard = Card::new().hear_two_languages();
    let rendered = |part: &str| Spectrum::rendered("hu", &format!("<speak>Sötét: {part} Te jössz.</speak>"));
    let (words, other) = ("Springer Gustav eins &amp; Felix drei.", "Springer Gustav eins &amp; Felix vier.");
    let german = |words: &str| format!("<voice xml:lang=\"de\">{words}</voice>");
    let near = heard.distance(&rendered(&german(words)));
    let far = [heard.distance(&rendered(words)), heard.distance(&rendered(&german(other)))];
    println!("{near:.3}, {far:.3?}");
    assert!(near < 0.15 && far.iter().all(|far| *far > 0.2), "{near:.3}, {far:.3?}");
}

#[test]
fn it_speaks_where_no_daemon_answers() {
    if !installed() {
        return;
    }
    let heard = Card::new().hear("auto", "0");
    assert!(alike(&heard, &rendered("de")) > 0.8);
}

#[test]
fn slower_and_faster_are_heard() {
    if !installed() {
        return;
    }
    let long = |rate| Card::new().hear("espeak", rate).len();
    let (usual, slow, fast) = (long("0"), long("-3"), long("3"));
    assert!(slow > usual * 5 / 4 && usual > fast * 5 / 4, "{slow}, {usual}, {fast}");
}

#[test]
#[ignore = "the other half of without_a_sound_card_it_is_given_up"]
fn say_it_without_a_card() {
    let (tell, told) = mpsc::channel();
    let speech = Speech::start(Choice::Espeak, "de", move |notice| drop(tell.send(notice)));
    speech.say(SENTENCE, Priority::Message);
    let lost = BackendNotice::Lost { backend: Backend::Espeak, loss: BackendError::NoSound };
    assert_eq!(told.recv_timeout(PATIENCE), Ok(lost));
    assert_eq!(told.recv_timeout(PATIENCE), Ok(BackendNotice::Silent));
}

#[test]
fn without_a_sound_card_it_is_given_up() {
    if !installed() {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("asound.conf"), "").unwrap();
    let config = folder.path().join("asound.conf");
    let environment: [(&str, &OsStr); 2] =
        [("ALSA_CONFIG_PATH", config.as_os_str()), ("PULSE_SERVER", OsStr::new("unix:/nonexistent"))];
    elsewhere("espeak::say_it_without_a_card", &environment);
}
