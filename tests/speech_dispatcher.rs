//! Speech through a real Speech Dispatcher to a real synthesizer, without sound: a module of the
//! daemon's generic kind writes down what it is given and lets espeak-ng render it into a file.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used)]

mod support;

use std::env;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;

use ansage::speech::{Backend, Choice, Notice, Priority, Speech};
use support::{PATIENCE, wait_until};
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
AudioOutputMethod "alsa"
AudioALSADevice "null"
AddModule "capture" "sd_generic" "capture.conf"
DefaultModule capture
DisableAutoSpawn
Timeout 0
"#;

// The daemon eats one level of backslashes, so the script does what needs quoting.
const CAPTURE_CONF: &str = r#"
Debug 0
GenericExecuteSynth "printf %s \'$DATA\' | @SCRIPT@ $LANGUAGE $VOICE"
GenericCmdDependency "espeak-ng"
GenericLanguage "de" "de" "utf-8"
GenericLanguage "en" "en" "utf-8"
GenericDefaultCharset "utf-8"
AddVoice "de" "MALE1" "de"
AddVoice "en" "MALE1" "en"
DefaultVoice "en"
"#;

const SCRIPT: &str = r#"#!/bin/sh
cd "@FOLDER@" || exit 1
text=$(cat)
printf %s "$text" | espeak-ng -v "$2" -w "$$.wav" --stdin
printf '%s\t%s\t%s\t%s\n' "$1" "$2" "$(wc -c < $$.wav)" "$text" >> spoken
"#;

/// A Speech Dispatcher of our own. Dropping it ends it.
struct Dispatcher {
    folder: TempDir,
    process: Child,
}

impl Dispatcher {
    fn start() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let fill = |text: &str| {
            text.replace("@SCRIPT@", &place("capture").display().to_string())
                .replace("@FOLDER@", &folder.path().display().to_string())
        };
        fs::create_dir(place("modules")).unwrap();
        fs::create_dir(place("log")).unwrap();
        fs::write(place("speechd.conf"), SPEECHD_CONF).unwrap();
        fs::write(place("modules/capture.conf"), fill(CAPTURE_CONF)).unwrap();
        fs::write(place("capture"), fill(SCRIPT)).unwrap();
        fs::set_permissions(place("capture"), fs::Permissions::from_mode(0o755)).unwrap();
        let process = Command::new("speech-dispatcher")
            .args(["--run-single", "-c", "unix_socket", "-t", "0"])
            .args([Path::new("-C"), folder.path()])
            .args([Path::new("-L"), &place("log")])
            .args([Path::new("-S"), &place("speechd.sock")])
            .args([Path::new("-P"), &place("speechd.pid")])
            .env("XDG_RUNTIME_DIR", folder.path())
            .env_remove("SPEECHD_ADDRESS")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let dispatcher = Self { folder, process };
        let listens = wait_until(|| UnixStream::connect(dispatcher.socket()).is_ok());
        assert!(listens, "speech-dispatcher does not listen; it says: {}", dispatcher.log());
        dispatcher
    }

    fn socket(&self) -> PathBuf {
        self.folder.path().join("speechd.sock")
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log/speech-dispatcher.log")).unwrap_or_default()
    }

    /// All that reached the synthesizer.
    fn spoken(&self) -> Vec<Rendered> {
        let lines = fs::read_to_string(self.folder.path().join("spoken")).unwrap_or_default();
        let rendered = |line: &str| {
            let mut fields = line.splitn(4, '\t').map(str::to_owned);
            Some(Rendered {
                language: fields.next()?,
                voice: fields.next()?,
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
    /// Of sound.
    bytes: usize,
    text: String,
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        // Asked first, so that it ends its modules as well.
        let _ = Command::new("kill").arg(self.process.id().to_string()).status();
        if !wait_until(|| !matches!(self.process.try_wait(), Ok(None))) {
            let _ = self.process.kill();
            let _ = self.process.wait();
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

#[test]
fn german_reaches_the_synthesizer_as_german() {
    if !installed() {
        return;
    }
    let mut choices = vec!["ssip", "auto"];
    if cfg!(feature = "tts") {
        choices.push("tts");
    }
    for choice in choices {
        let dispatcher = Dispatcher::start();
        // The address is read from the environment, which a test cannot change for itself.
        let said = Command::new(env::current_exe().unwrap())
            .args(["--exact", "say_the_sentence", "--ignored", "--nocapture"])
            .env(CHOICE, choice)
            .env("SPEECHD_ADDRESS", format!("unix_socket:{}", dispatcher.socket().display()))
            .output()
            .unwrap();
        assert!(said.status.success(), "{choice}: {said:?}");
        let _ = wait_until(|| !dispatcher.spoken().is_empty());
        let spoken = dispatcher.spoken();
        let [Rendered { language, voice, bytes, text }] = &spoken[..] else {
            panic!("{choice}: {spoken:?}; speech-dispatcher says: {}", dispatcher.log());
        };
        assert_eq!((voice.as_str(), text.as_str()), ("de", SENTENCE), "{choice}");
        // The tts crate has no language, only voices.
        assert!(language == "de" || choice == "tts", "{choice}: {language}");
        // A second and more of 16-bit samples at 22 kHz.
        assert!(*bytes > 44_100, "{choice}: {bytes} bytes");
    }
}

#[test]
#[ignore = "the other half of german_reaches_the_synthesizer_as_german"]
fn say_the_sentence() {
    let Ok(choice) = env::var(CHOICE) else { return };
    let choice: Choice = choice.parse().unwrap();
    let (tell, told) = mpsc::channel();
    let speech = Speech::start(choice, "de", move |notice| drop(tell.send(notice)));
    speech.say(SENTENCE, Priority::Message);
    let backend = if choice == Choice::Tts { Backend::Tts } else { Backend::Ssip };
    assert_eq!(told.recv_timeout(PATIENCE), Ok(Notice::Speaking(backend)));
    speech.close(PATIENCE);
}
