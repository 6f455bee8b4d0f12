//! A sound card that nobody hears: a sound server with a sink of its own, what it plays with the time of every sample,
//! and a real Speech Dispatcher that plays there.

use std::fs;
use std::io::Read;
use std::ops::Deref;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::{time_passes, wait_until};

/// Samples a second.
pub const HERTZ: u32 = 22_050;

/// Of 32,768: what is louder is heard.
const HEARD: u16 = 200;

/// Words of one sentence are never further apart; two sentences may be.
pub const PAUSE: Duration = Duration::from_millis(400);

/// The sink plays in blocks of two seconds until somebody has listened for a while.
const SETTLING: Duration = Duration::from_millis(2_600);

const SPEECHD_CONF: &str = r#"
LogLevel 1
LogDir "default"
DefaultLanguage "de"
SymbolsPreproc "char"
SymbolsPreprocFile "symbols.dic"
AudioOutputMethod "pulse"
AudioPulseDevice "cap"
AudioPulseMinLength 10
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
DisableAutoSpawn
Timeout 0
"#;

/// The programs all this needs.
pub const NEEDS: [&str; 5] = ["pulseaudio", "parec", "pactl", "speech-dispatcher", "espeak-ng"];

/// The sound server, its sink and what is played there.
pub struct Card {
    folder: TempDir,
    server: Child,
    own: Sink,
    _alone: MutexGuard<'static, ()>,
}

/// Sound is lost where the machine has no time for it, so one card plays at a time.
static ONE_CARD: Mutex<()> = Mutex::new(());

/// What is played on one sink. Dropping it ends the recording.
pub struct Sink {
    recorder: Child,
    heard: Arc<Mutex<Heard>>,
}

impl Deref for Card {
    type Target = Sink;

    fn deref(&self) -> &Sink {
        &self.own
    }
}

/// When something was heard.
#[derive(Default)]
struct Heard {
    /// When the beginning and the end of each stretch without a pause came in. A sink may play ahead, so that a sample
    /// seems to be older than what brought it about; nothing comes in before that.
    stretches: Vec<(Instant, Instant)>,
    /// The place in time of the last sample that was heard.
    last: Option<Instant>,
    /// Whether anything comes at all.
    alive: bool,
    /// What is heard, while it is recorded.
    tape: Option<Vec<i16>>,
}

impl Card {
    /// One that is ready.
    pub fn new() -> Card {
        let alone = ONE_CARD.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = tempfile::tempdir().unwrap();
        let runtime = folder.path().join("run");
        fs::create_dir(&runtime).unwrap();
        let server = Command::new("pulseaudio")
            .args(["-n", "--daemonize=no", "--exit-idle-time=-1", "-L", "module-native-protocol-unix", "-L"])
            .arg("module-null-sink sink_name=cap rate=22050 channels=1 format=s16le")
            .args(["-L", "module-always-sink"])
            .env("XDG_RUNTIME_DIR", &runtime)
            .env("HOME", folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let socket = runtime.join("pulse/native");
        assert!(wait_until(|| UnixStream::connect(&socket).is_ok()), "the sound server does not listen");
        let own = Sink::record_on("cap", &runtime, folder.path());
        let card = Card { folder, server, own, _alone: alone };
        time_passes(SETTLING);
        card
    }

    /// Another sink of the same server, with this name.
    pub fn sink(&self, name: &str) -> Sink {
        let loaded = Command::new("pactl")
            .args(["load-module", "module-null-sink", "rate=22050", "channels=1", "format=s16le"])
            .arg(format!("sink_name={name}"))
            .envs(self.environment())
            .stdout(Stdio::null())
            .status();
        assert!(loaded.unwrap().success(), "{name} cannot be made");
        let sink = Sink::record_on(name, &self.runtime(), self.folder.path());
        time_passes(SETTLING);
        sink
    }

    /// The environment in which a program plays there.
    pub fn environment(&self) -> [(&'static str, String); 3] {
        let runtime = self.runtime();
        [
            ("PULSE_SERVER", format!("unix:{}", runtime.join("pulse/native").display())),
            ("XDG_RUNTIME_DIR", runtime.display().to_string()),
            ("HOME", self.folder.path().display().to_string()),
        ]
    }

    pub fn runtime(&self) -> PathBuf {
        self.folder.path().join("run")
    }

    pub fn folder(&self) -> &Path {
        self.folder.path()
    }
}

impl Sink {
    fn record_on(name: &str, runtime: &Path, home: &Path) -> Sink {
        let mut recorder = Command::new("parec")
            .args(["--raw", "--format=s16le", "--rate=22050", "--channels=1"])
            .args(["--latency-msec=5", "--process-time-msec=2", "-d"])
            .arg(format!("{name}.monitor"))
            .env("PULSE_SERVER", format!("unix:{}", runtime.join("pulse/native").display()))
            .env("XDG_RUNTIME_DIR", runtime)
            .env("HOME", home)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let heard = Arc::<Mutex<Heard>>::default();
        let (mut sound, keeps) = (recorder.stdout.take().unwrap(), Arc::clone(&heard));
        thread::spawn(move || {
            let mut bytes = [0; 16_384];
            let mut odd = None;
            while let Ok(count @ 1..) = sound.read(&mut bytes) {
                let now = Instant::now();
                let samples: Vec<u8> = odd.take().into_iter().chain(bytes[..count].iter().copied()).collect();
                odd = (samples.len() % 2 == 1).then(|| samples[samples.len() - 1]);
                keeps.lock().unwrap().take(&samples, now);
            }
        });
        let sink = Sink { recorder, heard };
        assert!(wait_until(|| sink.heard.lock().unwrap().alive), "the recorder hears nothing");
        sink
    }

    /// Whether nothing has been heard since this moment.
    pub fn is_silent_since(&self, from: Instant) -> bool {
        self.heard.lock().unwrap().stretches.last().is_none_or(|(_, end)| *end < from)
    }

    /// How long after this moment something was heard for the first time.
    pub fn first_sound(&self, from: Instant) -> Option<Duration> {
        let mut found = None;
        wait_until(|| {
            found = self.heard.lock().unwrap().begun_after(from);
            found.is_some()
        })
        .then(|| found.unwrap().saturating_duration_since(from))
    }

    /// How long after this moment the last of what is being heard was heard, up to the first pause.
    pub fn last_sound(&self, from: Instant) -> Duration {
        self.wait_for_silence();
        let heard = self.heard.lock().unwrap();
        let going_on = heard.stretches.iter().find(|(begun, end)| *begun <= from && *end > from);
        going_on.map_or(Duration::ZERO, |(_, end)| end.saturating_duration_since(from))
    }

    /// Keeps what is heard from now on.
    pub fn record(&self) {
        self.heard.lock().unwrap().tape = Some(Vec::new());
    }

    /// What was heard since it was to be kept, at [`HERTZ`]. Nothing more is kept.
    pub fn recorded(&self) -> Vec<i16> {
        self.heard.lock().unwrap().tape.take().unwrap_or_default()
    }

    /// Whether anything is heard among what is kept. The times of samples are of no use where a sink plays ahead.
    pub fn is_sounding(&self) -> bool {
        let loud = |sample: &i16| sample.unsigned_abs() > HEARD;
        wait_until(|| self.heard.lock().unwrap().tape.as_ref().is_some_and(|tape| tape.iter().any(loud)))
    }

    /// Returns when there has been a pause.
    pub fn wait_for_silence(&self) {
        assert!(self.falls_silent(), "it is never silent");
    }

    /// Whether there is a pause before long.
    pub fn falls_silent(&self) -> bool {
        wait_until(|| {
            let heard = self.heard.lock().unwrap();
            heard.stretches.last().is_none_or(|(_, end)| end.elapsed() > PAUSE + PAUSE / 2)
        })
    }
}

impl Heard {
    fn take(&mut self, samples: &[u8], arrived: Instant) {
        self.alive = true;
        if let Some(tape) = &mut self.tape {
            tape.extend(samples.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])));
        }
        let count = u32::try_from(samples.len() / 2).unwrap();
        for (place, pair) in (0..).zip(samples.chunks_exact(2)) {
            if i16::from_le_bytes([pair[0], pair[1]]).unsigned_abs() <= HEARD {
                continue;
            }
            let before = Duration::from_secs(1) * (count - place) / HERTZ;
            let at = arrived.checked_sub(before).unwrap();
            let goes_on =
                self.last.replace(at).is_some_and(|last| at.saturating_duration_since(last) < PAUSE);
            match self.stretches.last_mut().filter(|_| goes_on) {
                Some((_, end)) => *end = arrived,
                None => self.stretches.push((arrived, arrived)),
            }
        }
    }

    fn begun_after(&self, from: Instant) -> Option<Instant> {
        self.stretches.iter().map(|(begun, _)| *begun).find(|begun| *begun >= from)
    }
}

impl Drop for Card {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Drop for Sink {
    fn drop(&mut self) {
        let _ = self.recorder.kill();
        let _ = self.recorder.wait();
    }
}

/// A Speech Dispatcher that plays on a card. Dropping it ends it.
pub struct Dispatcher {
    process: Child,
    pub socket: PathBuf,
}

impl Dispatcher {
    pub fn on(card: &Card) -> Dispatcher {
        let folder = card.folder().join("speechd");
        for name in ["modules", "log"] {
            fs::create_dir_all(folder.join(name)).unwrap();
        }
        fs::write(folder.join("speechd.conf"), SPEECHD_CONF).unwrap();
        let module = "modules/espeak-ng.conf";
        fs::copy(Path::new("/etc/speech-dispatcher").join(module), folder.join(module)).unwrap();
        let socket = folder.join("speechd.sock");
        let process = Command::new("speech-dispatcher")
            .args(["--run-single", "-c", "unix_socket", "-t", "0", "-S"])
            .arg(&socket)
            .arg("-C")
            .arg(&folder)
            .arg("-L")
            .arg(folder.join("log"))
            .arg("-P")
            .arg(folder.join("pid"))
            .envs(card.environment())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        assert!(wait_until(|| UnixStream::connect(&socket).is_ok()), "speech-dispatcher does not listen");
        Dispatcher { process, socket }
    }

    /// As `SPEECHD_ADDRESS` has it.
    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.socket.display())
    }

    pub fn signal(&self, name: &str) {
        assert!(super::signal(name, &self.process.id().to_string()));
    }
}

impl Drop for Dispatcher {
    fn drop(&mut self) {
        let id = self.process.id().to_string();
        super::signal("CONT", &id);
        super::signal("TERM", &id);
        if !wait_until(|| !matches!(self.process.try_wait(), Ok(None))) {
            let _ = self.process.kill();
        }
        let _ = self.process.wait();
    }
}
