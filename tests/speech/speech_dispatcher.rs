//! Speech through a real Speech Dispatcher to a real synthesizer, without sound: a module of the
//! daemon's generic kind writes down what it is given and lets espeak-ng render it into a file.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::io::Write;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Instant;

use crate::support::{MOMENT, PATIENCE, elsewhere, settled, wait_until};
use ansage::speech::{
    Address, Backend, BackendError, BackendNotice, Choice, OutputDevice, Priority, Rate, Speech, SpokenPart,
};
use tempfile::TempDir;

const SENTENCE: &str = "Springer Gustav eins nach Felix drei, größer: „Läufer“.";

/// The backend that [`say_the_sentence`] is to use.
const CHOICE: &str = "ANSAGE_TEST_CHOICE";

/// Set where the packages are missing on purpose.
const BARE: &str = "ANSAGE_BARE";

// No module starts without a sound device, and ALSA's null is always there.
const SPEECHD_CONF: &str = r#"
LogLevel 3
LogDir "default"
DefaultLanguage "en"
DefaultRate 10
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "capture" "sd_generic" "capture.conf"
DefaultModule capture
Timeout 0
"#;

// The daemon eats one level of backslashes, so the script does what needs quoting.
const CAPTURE_CONF: &str = r#"
Debug 0
GenericExecuteSynth "printf %s \'$DATA\' | @SCRIPT@ $LANGUAGE $VOICE $RATE"
GenericRateAdd 200
GenericRateForceInteger 1
GenericCmdDependency "espeak-ng"
GenericLanguage "de" "de" "utf-8"
GenericLanguage "en" "en" "utf-8"
GenericDefaultCharset "utf-8"
AddVoice "de" "MALE1" "de"
AddVoice "en" "MALE1" "en"
DefaultVoice "en"
"#;

const START: &str = r#"#!/bin/sh
cd "@FOLDER@" || exit 1
exec speech-dispatcher "$@" -C "$PWD" -L "$PWD/log" -P "$PWD/speechd.pid" -t 0
"#;

const CAPTURE: &str = r#"#!/bin/sh
cd "@FOLDER@" || exit 1
text=$(cat)
printf %s "$text" | espeak-ng -v "$2" -s "$3" -w "$$.wav" --stdin
printf '%s\t%s\t%s\t%s\t%s\n' "$1" "$2" "$3" "$(wc -c < $$.wav)" "$text" >> spoken
case "$text" in *lange*) sleep 1;; esac
echo "$text" >> ended
"#;

/// Another process writes it: what another test forks from this one meanwhile would hold it open, and what is open to
/// be written cannot be executed.
fn executable(path: &Path, script: &str) {
    let writes = r#"cat > "$0" && chmod 755 "$0""#;
    let mut shell = Command::new("sh").args(["-c", writes]).arg(path).stdin(Stdio::piped()).spawn().unwrap();
    shell.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    assert!(shell.wait().unwrap().success(), "{} could not be written", path.display());
}

/// A Speech Dispatcher of our own. Dropping it ends it.
struct Dispatcher {
    folder: TempDir,
    /// Unless it is started by someone else.
    process: Option<Child>,
}

impl Dispatcher {
    /// One that is ready to be started.
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let fill = |text: &str| {
            text.replace("@SCRIPT@", &place("capture").display().to_string())
                .replace("@FOLDER@", &folder.path().display().to_string())
        };
        fs::create_dir(place("modules")).unwrap();
        fs::create_dir(place("log")).unwrap();
        fs::create_dir(place("speech-dispatcher")).unwrap();
        fs::write(place("speechd.conf"), SPEECHD_CONF).unwrap();
        fs::write(place("modules/capture.conf"), fill(CAPTURE_CONF)).unwrap();
        for (name, script) in [("capture", CAPTURE), ("speech-dispatcher.sh", START)] {
            executable(&place(name), &fill(script));
        }
        Self { folder, process: None }
    }

    fn start() -> Self {
        let mut dispatcher = Self::new();
        dispatcher.run();
        dispatcher
    }

    fn run(&mut self) {
        let process = Command::new(self.command())
            .args(["--run-single", "--communication-method", "unix_socket"])
            .args([Path::new("--socket-path"), &self.socket()])
            .env("XDG_RUNTIME_DIR", self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.process = Some(process);
        let listens = wait_until(|| UnixStream::connect(self.socket()).is_ok());
        assert!(listens, "speech-dispatcher does not listen; it says: {}", self.log());
    }

    fn signal(&self, signal: &str) {
        let pid = fs::read_to_string(self.folder.path().join("speechd.pid")).unwrap_or_default();
        if !pid.trim().is_empty() {
            crate::support::signal(signal, pid.trim());
        }
    }

    /// Starts it where its files are.
    fn command(&self) -> PathBuf {
        self.folder.path().join("speech-dispatcher.sh")
    }

    fn socket(&self) -> PathBuf {
        self.folder.path().join("speech-dispatcher/speechd.sock")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log/speech-dispatcher.log")).unwrap_or_default()
    }

    /// All that was spoken to its end.
    fn ended(&self) -> String {
        fs::read_to_string(self.folder.path().join("ended")).unwrap_or_default()
    }

    /// All that reached the synthesizer.
    fn spoken(&self) -> Vec<Rendered> {
        let lines = fs::read_to_string(self.folder.path().join("spoken")).unwrap_or_default();
        let rendered = |line: &str| {
            let mut fields = line.splitn(5, '\t').map(str::to_owned);
            Some(Rendered {
                language: fields.next()?,
                voice: fields.next()?,
                words: fields.next()?.parse().ok()?,
                bytes: fields.next()?.trim().parse().ok()?,
                text: fields.next()?,
            })
        };
        lines.lines().filter_map(rendered).collect()
    }
}

#[derive(Debug)]
struct Rendered {
    language: String,
    voice: String,
    /// A minute: 200 and the rate.
    words: u32,
    /// Of sound.
    bytes: usize,
    text: String,
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        // Asked first, so that it ends its modules as well.
        self.signal("CONT");
        self.signal("TERM");
        let gone = wait_until(|| match &mut self.process {
            Some(process) => !matches!(process.try_wait(), Ok(None)),
            None => UnixStream::connect(self.folder.path().join("speech-dispatcher/speechd.sock")).is_err(),
        });
        if !gone {
            self.signal("KILL");
        }
    }
}

/// Whether the packages are here; a test run without them has to be asked for.
fn installed() -> bool {
    let paths: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    let there = |name: &str| paths.iter().any(|path| path.join(name).is_file());
    let missing: Vec<_> =
        ["speech-dispatcher", "espeak-ng"].into_iter().filter(|name| !there(name)).collect();
    if missing.is_empty() {
        return true;
    }
    let missing = missing.join(" and ");
    assert_eq!(
        env::var(BARE).as_deref(),
        Ok("1"),
        "{missing} not found: install the packages speech-dispatcher, speech-dispatcher-espeak-ng and \
         espeak-ng, or set {BARE}=1 to do without this test"
    );
    eprintln!("{missing} not found and {BARE}=1: nothing was tested");
    false
}

/// Lets another process say the sentence.
#[track_caller]
fn say_elsewhere(choice: &str, environment: &[(&str, &OsStr)]) {
    elsewhere("speech_dispatcher::say_the_sentence", &[environment, &[(CHOICE, choice.as_ref())]].concat());
}

#[test]
#[ignore = "the other half of say_elsewhere"]
fn say_the_sentence() {
    let Ok(choice) = env::var(CHOICE) else { return };
    let choice: Choice = choice.parse().unwrap();
    let (tell, told) = mpsc::channel();
    let speech = Speech::start(choice, "de", move |notice| drop(tell.send(notice)));
    speech.say(SENTENCE, Priority::Message);
    let backend = if choice == Choice::Tts { Backend::Tts } else { Backend::Ssip };
    assert_eq!(told.recv_timeout(PATIENCE), Ok(BackendNotice::Speaking(backend)));
    speech.close(PATIENCE);
}

/// Compares all that reached the synthesizer.
#[track_caller]
fn expect_rendered(dispatcher: &Dispatcher, texts: &[&str]) {
    let _ = wait_until(|| dispatcher.spoken().len() >= texts.len());
    settled(MOMENT, || dispatcher.spoken().len());
    let spoken = dispatcher.spoken();
    let said: Vec<&str> = spoken.iter().map(|rendered| rendered.text.as_str()).collect();
    assert_eq!(said, texts, "speech-dispatcher says: {}", dispatcher.log());
    for Rendered { voice, bytes, text, .. } in &spoken {
        assert_eq!(voice, "de", "{text}");
        // A quarter of a second and more of 16-bit samples at 22 kHz.
        assert!(*bytes > 11_025, "{text}: {bytes} bytes");
    }
}

#[test]
fn german_reaches_the_synthesizer_as_german() {
    if !installed() {
        return;
    }
    let choices: &[&str] = if cfg!(tts) { &["ssip", "auto", "tts"] } else { &["ssip", "auto"] };
    for choice in choices {
        let dispatcher = Dispatcher::start();
        let address = format!("unix_socket:{}", dispatcher.socket().display());
        say_elsewhere(choice, &[("SPEECHD_ADDRESS", address.as_ref())]);
        expect_rendered(&dispatcher, &[SENTENCE]);
        // The tts crate sets no language, only voices.
        assert!(*choice == "tts" || dispatcher.spoken()[0].language == "de", "{choice}");
    }
}

#[test]
fn a_daemon_that_is_not_running_is_started() {
    if !installed() {
        return;
    }
    let dispatcher = Dispatcher::new();
    let (home, command) = (dispatcher.folder.path().as_os_str(), dispatcher.command());
    let environment = [("XDG_RUNTIME_DIR", home), ("HOME", home), ("SPEECHD_CMD", command.as_os_str())];
    say_elsewhere("ssip", &environment);
    expect_rendered(&dispatcher, &[SENTENCE]);
    // And found where it is.
    say_elsewhere("ssip", &environment[..2]);
    expect_rendered(&dispatcher, &[SENTENCE, SENTENCE]);
}

/// The tags of SSML are for modules that know them; others are given the words, and what is XML in a text stays text.
#[test]
fn a_module_that_knows_no_languages_is_given_the_words_of_a_text_in_two() {
    if !installed() {
        return;
    }
    let dispatcher = Dispatcher::start();
    let (speech, _notices) = speak_to(&dispatcher);
    let part = |text: &str, language: Option<&str>| SpokenPart {
        language: language.map(str::to_owned),
        ..SpokenPart::plain(text)
    };
    speech.say("Schwarz & Weiß", Priority::Message);
    let parts = vec![
        part("Schwarz & Weiß: ", None),
        part("knight to f three,", Some("en")),
        part(" Du bist am Zug", None),
    ];
    speech.say_parts(parts, Priority::Message);
    speech.say("Schwarz < Weiß", Priority::Message);
    let all = ["Schwarz & Weiß", "Schwarz & Weiß: knight to f three, Du bist am Zug", "Schwarz < Weiß"];
    expect_rendered(&dispatcher, &all);
}

fn speak_to(dispatcher: &Dispatcher) -> (Speech, Receiver<BackendNotice>) {
    let (tell, told) = mpsc::channel();
    let outlet =
        OutputDevice { address: Some(Address::Unix(dispatcher.socket())), ..OutputDevice::default() };
    let speech =
        Speech::start_at("ansage", Choice::Ssip, "de", &outlet, move |notice| drop(tell.send(notice)));
    (speech, told)
}

#[test]
fn a_daemon_that_is_stopped_keeps_nobody_waiting() {
    if !installed() {
        return;
    }
    let dispatcher = Dispatcher::start();
    let (speech, notices) = speak_to(&dispatcher);
    speech.say("Turm a eins", Priority::Message);
    assert_eq!(notices.recv_timeout(PATIENCE), Ok(BackendNotice::Speaking(Backend::Ssip)));
    expect_rendered(&dispatcher, &["Turm a eins"]);
    dispatcher.signal("STOP");
    speech.say("Turm b eins", Priority::Message);
    let lost = BackendNotice::Lost { backend: Backend::Ssip, loss: BackendError::AnsweredTooSlowly };
    assert_eq!(notices.recv_timeout(PATIENCE), Ok(lost));
    assert_eq!(notices.recv_timeout(PATIENCE), Ok(BackendNotice::Silent));
    let start = Instant::now();
    speech.close(PATIENCE);
    assert!(start.elapsed() < PATIENCE / 2);
    // What was lost belongs to others by now.
    dispatcher.signal("CONT");
    expect_rendered(&dispatcher, &["Turm a eins"]);
}

#[test]
fn slower_and_faster_are_heard() {
    if !installed() {
        return;
    }
    let dispatcher = Dispatcher::start();
    let (speech, notices) = speak_to(&dispatcher);
    let rates = [Rate::USUAL, Rate::FASTEST, Rate::SLOWEST, Rate::USUAL];
    for rate in rates {
        speech.set_rate(rate);
        speech.say("Turm a eins", Priority::Message);
    }
    assert_eq!(notices.recv_timeout(PATIENCE), Ok(BackendNotice::Speaking(Backend::Ssip)));
    let _ = wait_until(|| dispatcher.spoken().len() >= rates.len());
    let spoken = dispatcher.spoken();
    let words: Vec<u32> = spoken.iter().map(|rendered| rendered.words).collect();
    assert_eq!(words, [210, 300, 100, 210], "speech-dispatcher says: {}", dispatcher.log());
    let bytes: Vec<usize> = spoken.iter().map(|rendered| rendered.bytes).collect();
    assert!(bytes[2] > bytes[0] && bytes[0] > bytes[1] && bytes[0] == bytes[3], "{bytes:?}");
    assert_eq!(notices.recv_timeout(MOMENT).ok(), None);
}

#[test]
fn a_daemon_that_was_killed_is_found_again() {
    if !installed() {
        return;
    }
    let mut dispatcher = Dispatcher::start();
    let (speech, notices) = speak_to(&dispatcher);
    speech.say("Turm a eins", Priority::Message);
    assert_eq!(notices.recv_timeout(PATIENCE), Ok(BackendNotice::Speaking(Backend::Ssip)));
    expect_rendered(&dispatcher, &["Turm a eins"]);
    dispatcher.signal("KILL");
    let _ = dispatcher.process.take().map(|mut process| process.wait());
    dispatcher.run();
    speech.say("Turm b eins", Priority::Message);
    let lost = notices.recv_timeout(PATIENCE);
    assert!(matches!(lost, Ok(BackendNotice::Lost { loss: BackendError::Broken(_), .. })), "{lost:?}");
    assert_eq!(notices.recv_timeout(PATIENCE), Ok(BackendNotice::Speaking(Backend::Ssip)));
    expect_rendered(&dispatcher, &["Turm a eins", "Turm b eins"]);
}

/// The daemon itself would stop the message for what is important.
#[test]
fn what_is_important_comes_next_and_nothing_is_cut_off() {
    if !installed() {
        return;
    }
    let dispatcher = Dispatcher::start();
    let (speech, _notices) = speak_to(&dispatcher);
    speech.say("Eine lange Nachricht", Priority::Message);
    let _ = wait_until(|| !dispatcher.spoken().is_empty());
    speech.say("Turm b eins", Priority::Message);
    speech.say("Blättchen gefallen", Priority::Important);
    speech.say("Schwarz verliert", Priority::Important);
    speech.say("a eins", Priority::Text);
    let all = ["Eine lange Nachricht", "Blättchen gefallen", "Schwarz verliert", "Turm b eins", "a eins"];
    expect_rendered(&dispatcher, &all);
    let _ = wait_until(|| dispatcher.ended().lines().count() >= all.len());
    assert_eq!(dispatcher.ended().lines().collect::<Vec<_>>(), all);
}

#[test]
fn what_a_killed_daemon_was_speaking_is_said_again_once() {
    if !installed() {
        return;
    }
    let mut dispatcher = Dispatcher::start();
    let (speech, notices) = speak_to(&dispatcher);
    speech.say("Turm a eins", Priority::Message);
    assert_eq!(notices.recv_timeout(PATIENCE), Ok(BackendNotice::Speaking(Backend::Ssip)));
    speech.say("Eine lange Nachricht", Priority::Message);
    let _ = wait_until(|| dispatcher.spoken().len() >= 2);
    dispatcher.signal("KILL");
    let _ = dispatcher.process.take().map(|mut process| process.wait());
    dispatcher.run();
    let start = Instant::now();
    while notices.recv_timeout(PATIENCE).unwrap() != BackendNotice::Speaking(Backend::Ssip) {}
    assert!(start.elapsed() < std::time::Duration::from_secs(4), "{:?}", start.elapsed());
    expect_rendered(&dispatcher, &["Turm a eins", "Eine lange Nachricht", "Eine lange Nachricht"]);
    // A daemon that is asked to end while it speaks takes long to do so.
    let _ = wait_until(|| dispatcher.ended().lines().count() >= 3);
    settled(MOMENT, || dispatcher.ended());
}
