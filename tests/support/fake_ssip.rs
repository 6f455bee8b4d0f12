//! A Speech Dispatcher that makes no sound: it answers like version 0.11, writes down every command
//! with its time, and can be mute, hang, die and come back.
//!
//! A test program gives Ansage the [`FakeSsip::environment`] and ends with [`FakeSsip::expect_spoken`],
//! which compares the whole list: speech nobody expected fails the test.

use std::io::{BufRead, BufReader, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::{MOMENT, settled, wait_until};

/// What a client sent: one line, or the text of one `SPEAK`.
#[derive(Clone, Debug)]
pub struct Command {
    pub at: Instant,
    /// Which connection it came through, counted from 1.
    pub client: usize,
    /// The line as it was sent, without its end.
    pub line: String,
}

/// A text that would have been heard.
#[derive(Clone, Debug)]
pub struct Spoken {
    pub at: Instant,
    pub client: usize,
    /// With doubled dots undone; lines are joined by `\n`.
    pub text: String,
    /// In lower case, as the client had set it before the text; empty if it had not.
    pub language: String,
    pub priority: String,
    pub rate: String,
    pub volume: String,
    /// As it was asked for; empty if it was not.
    pub module: String,
    pub voice_type: String,
    /// Whether it was to be taken for SSML.
    pub ssml: bool,
    /// A `CANCEL` or `STOP` of the same client followed.
    pub cancelled: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Health {
    Well,
    /// Takes connections and commands, and answers nothing more, as if stopped by a signal.
    Hung,
    Dead,
}

#[derive(Debug)]
struct State {
    health: Health,
    /// What happens, and after how many more commands.
    fate: Option<(usize, Health)>,
    /// What it answers to `GET RATE`; one without a rate refuses to tell or to change it.
    usual_rate: Option<i8>,
    /// Who speaks, and who else could; one without a name does not tell.
    module: Option<&'static str>,
    modules: Vec<String>,
    /// Whether it takes SSML.
    takes_ssml: bool,
    /// Whether it tells when a text has ended.
    tells_ends: bool,
    commands: Vec<Command>,
    spoken: Vec<Spoken>,
    streams: Vec<UnixStream>,
    clients: usize,
    /// Texts take long: none ends before [`FakeSsip::finish`].
    slow: bool,
    /// What is being spoken, with the client and the way to tell it of the end.
    sounding: Vec<(usize, usize, UnixStream)>,
}

#[derive(Debug)]
struct Shared {
    state: Mutex<State>,
    changed: Condvar,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap()
    }

    /// Notes a command and says whether to answer it; waits for as long as the server hangs.
    fn note(&self, client: usize, line: &str) -> bool {
        let mut state = self.lock();
        state.commands.push(Command { at: Instant::now(), client, line: line.to_owned() });
        match &mut state.fate {
            Some((0, health)) => {
                let health = *health;
                state.fate = None;
                set_health(&mut state, health);
            }
            Some((left, _)) => *left -= 1,
            None => {}
        }
        while state.health == Health::Hung {
            state = self.changed.wait(state).unwrap();
        }
        state.health == Health::Well
    }
}

fn set_health(state: &mut State, health: Health) {
    state.health = health;
    if health == Health::Dead {
        state.sounding.clear();
        for stream in state.streams.drain(..) {
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

/// The server. Dropping it ends it.
#[derive(Debug)]
pub struct FakeSsip {
    shared: Arc<Shared>,
    path: PathBuf,
    listener: Mutex<Option<JoinHandle<()>>>,
    _folder: TempDir,
}

impl FakeSsip {
    /// A server that works.
    pub fn start() -> Self {
        Self::with(Health::Well, None)
    }

    /// A server that takes connections and never answers anything.
    pub fn mute() -> Self {
        Self::with(Health::Hung, None)
    }

    /// A server that answers this many commands and then hangs.
    pub fn hanging_after(commands: usize) -> Self {
        Self::with(Health::Well, Some((commands, Health::Hung)))
    }

    /// A server that answers this many commands and then dies over the next.
    pub fn dying_after(commands: usize) -> Self {
        Self::with(Health::Well, Some((commands, Health::Dead)))
    }

    fn with(health: Health, fate: Option<(usize, Health)>) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("speechd.sock");
        let state = State {
            health,
            fate,
            usual_rate: Some(0),
            module: Some("generic"),
            modules: vec!["espeak-ng".to_owned()],
            takes_ssml: true,
            tells_ends: true,
            commands: Vec::new(),
            spoken: Vec::new(),
            streams: Vec::new(),
            clients: 0,
            slow: false,
            sounding: Vec::new(),
        };
        let shared = Arc::new(Shared { state: Mutex::new(state), changed: Condvar::new() });
        let server = Self { shared, path, listener: Mutex::default(), _folder: folder };
        server.listen();
        server
    }

    fn listen(&self) {
        let listener = UnixListener::bind(&self.path).unwrap();
        listener.set_nonblocking(true).unwrap();
        let shared = Arc::clone(&self.shared);
        let listener = thread::spawn(move || {
            while shared.lock().health != Health::Dead {
                match listener.accept() {
                    Ok((stream, _)) => accept(&shared, stream),
                    Err(_) => drop(shared.changed.wait_timeout(shared.lock(), Duration::from_millis(2))),
                }
            }
        });
        *self.listener.lock().unwrap() = Some(listener);
    }

    /// For `SPEECHD_ADDRESS`.
    pub fn address(&self) -> String {
        format!("unix_socket:{}", self.path.display())
    }

    /// What a program needs to speak here and nowhere else: without the second, libspeechd would start a
    /// real daemon for an address where none listens.
    pub fn environment(&self) -> [(&'static str, String); 2] {
        [("SPEECHD_ADDRESS", self.address()), ("SPEECHD_CMD", "/bin/false".to_owned())]
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Answers nothing from now on, also not what is under way.
    pub fn hang(&self) {
        set_health(&mut self.shared.lock(), Health::Hung);
    }

    /// As if the user had set this rate for all programs, or as if there were no rates.
    pub fn set_usual_rate(&self, rate: Option<i8>) {
        self.shared.lock().usual_rate = rate;
    }

    /// Has this output module beside those it has.
    pub fn add_module(&self, name: &str) {
        self.shared.lock().modules.push(name.to_owned());
    }

    /// As if this output module had died.
    pub fn remove_module(&self, name: &str) {
        self.shared.lock().modules.retain(|module| module != name);
    }

    /// As if another module spoke, or as if it could not tell which.
    pub fn set_module(&self, module: Option<&'static str>) {
        self.shared.lock().module = module;
    }

    /// Takes nothing for SSML from now on.
    pub fn refuse_ssml(&self) {
        self.shared.lock().takes_ssml = false;
    }

    /// Tells nobody who comes from now on when a text has ended.
    pub fn keep_ends_to_itself(&self) {
        self.shared.lock().tells_ends = false;
    }

    /// Speaks slowly from now on: no text ends before [`FakeSsip::finish`].
    pub fn speak_slowly(&self) {
        self.shared.lock().slow = true;
    }

    /// All that is being spoken ends.
    pub fn finish(&self) {
        for (id, client, mut stream) in std::mem::take(&mut self.shared.lock().sounding) {
            let _ = tell(&mut stream, 702, id, client);
        }
    }

    /// Goes on where it hung, with all that was sent meanwhile.
    pub fn wake(&self) {
        set_health(&mut self.shared.lock(), Health::Well);
        self.shared.changed.notify_all();
    }

    /// The same after so long, which is how long it hung.
    pub fn wake_after(&self, time: Duration) {
        drop(
            self.shared
                .changed
                .wait_timeout_while(self.shared.lock(), time, |state| state.health == Health::Hung),
        );
        self.wake();
    }

    /// Cuts all connections and takes no new ones.
    pub fn die(&self) {
        set_health(&mut self.shared.lock(), Health::Dead);
        self.shared.changed.notify_all();
        // The listener sees its death before a new life can begin.
        if let Some(listener) = self.listener.lock().unwrap().take() {
            let _ = listener.join();
        }
        let _ = std::fs::remove_file(&self.path);
    }

    /// Dies, and is started anew at the same address. What was noted stays.
    pub fn restart(&self) {
        self.die();
        self.shared.lock().health = Health::Well;
        self.listen();
    }

    /// Every command so far, without the texts.
    pub fn commands(&self) -> Vec<Command> {
        self.shared.lock().commands.clone()
    }

    /// The lines of [`FakeSsip::commands`], in upper case, as SSIP does not care.
    pub fn lines(&self) -> Vec<String> {
        self.commands().into_iter().map(|command| command.line.to_uppercase()).collect()
    }

    /// Every text so far.
    pub fn spoken(&self) -> Vec<Spoken> {
        self.shared.lock().spoken.clone()
    }

    fn texts(&self) -> Vec<String> {
        self.spoken().into_iter().map(|spoken| spoken.text).collect()
    }

    /// How many connections there have been.
    pub fn clients(&self) -> usize {
        self.shared.lock().clients
    }

    /// Waits for a command that begins like this, in whatever case.
    ///
    /// # Panics
    /// It does not come.
    #[track_caller]
    pub fn expect_command(&self, start: &str) {
        let start = start.to_uppercase();
        let come = wait_until(|| self.lines().iter().any(|line| line.starts_with(&start)));
        assert!(come, "no command {start:?} among {:#?}", self.lines());
    }

    /// Waits until as much has been spoken and a moment longer, and compares all that was spoken since
    /// the start.
    ///
    /// # Panics
    /// Anything else was spoken, or in another order, or more.
    #[track_caller]
    pub fn expect_spoken(&self, texts: &[&str]) {
        let _ = wait_until(|| self.shared.lock().spoken.len() >= texts.len());
        assert_eq!(settled(MOMENT, || self.texts()), texts);
    }
}

impl Drop for FakeSsip {
    fn drop(&mut self) {
        self.die();
    }
}

fn accept(shared: &Arc<Shared>, stream: UnixStream) {
    stream.set_nonblocking(false).unwrap();
    let mut state = shared.lock();
    state.clients += 1;
    let client = state.clients;
    state.streams.push(stream.try_clone().unwrap());
    let shared = Arc::clone(shared);
    thread::spawn(move || serve(&shared, stream, client));
}

/// What a client has set.
#[derive(Debug, Default)]
struct Settings {
    language: String,
    priority: String,
    rate: String,
    volume: String,
    module: String,
    voice_type: String,
    ssml: bool,
    /// Whether it wants to know when its texts end.
    told_ends: bool,
}

/// One connection, until either side ends it.
fn serve(shared: &Shared, mut stream: UnixStream, client: usize) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines();
    let mut heard = Settings::default();
    loop {
        let line = lines.next()?.ok()?;
        let line = line.trim_end_matches('\r');
        if !shared.note(client, line) {
            return None;
        }
        let words = line.to_lowercase();
        let words: Vec<&str> = words.split_whitespace().collect();
        match words[..] {
            ["speak"] => {
                reply(&mut stream, &["230 OK RECEIVING DATA"])?;
                let mut text = Vec::new();
                loop {
                    let line = lines.next()?.ok()?;
                    let line = line.trim_end_matches('\r');
                    if line == "." {
                        break;
                    }
                    text.push(
                        line.strip_prefix('.').filter(|_| line.starts_with("..")).unwrap_or(line).to_owned(),
                    );
                }
                // Who sees that it was spoken can rely on it that its end was told.
                let (mut state, id) = speak(shared, client, &text.join("\n"), &heard)?;
                reply(&mut stream, &[&format!("225-{id}"), "225 OK MESSAGE QUEUED"])?;
                if heard.told_ends {
                    if state.slow {
                        state.sounding.push((id, client, stream.try_clone().ok()?));
                    } else {
                        tell(&mut stream, 702, id, client)?;
                    }
                }
            }
            ["cancel" | "stop", _] => {
                let mut state = shared.lock();
                state.spoken.iter_mut().filter(|s| s.client == client).for_each(|s| s.cancelled = true);
                let (stopped, others) =
                    std::mem::take(&mut state.sounding).into_iter().partition(|(_, of, _)| *of == client);
                state.sounding = others;
                drop(state);
                let stopped: Vec<(usize, usize, UnixStream)> = stopped;
                let answer = if words[0] == "stop" { "210 OK STOPPED" } else { "213 OK CANCELED" };
                reply(&mut stream, &[answer])?;
                for (id, client, mut stream) in stopped {
                    tell(&mut stream, 703, id, client)?;
                }
            }
            ["quit"] => {
                reply(&mut stream, &["231 HAPPY HACKING"])?;
                return None;
            }
            _ => {
                match words[..] {
                    ["set", _, "language", value] => value.clone_into(&mut heard.language),
                    ["set", _, "priority", value] => value.clone_into(&mut heard.priority),
                    ["set", _, "rate", value] => value.clone_into(&mut heard.rate),
                    ["set", _, "volume", value] => value.clone_into(&mut heard.volume),
                    ["set", _, "output_module", value] => value.clone_into(&mut heard.module),
                    ["set", _, "voice_type", value] => value.clone_into(&mut heard.voice_type),
                    ["set", _, "ssml_mode", value] if shared.lock().takes_ssml => heard.ssml = value == "on",
                    ["set", _, "notification", "end" | "all", value] => {
                        heard.told_ends = value == "on" && shared.lock().tells_ends;
                    }
                    _ => {}
                }
                let told = answer(&words, client, &shared.lock());
                reply(&mut stream, &told.iter().map(String::as_str).collect::<Vec<_>>())?;
            }
        }
    }
}

/// Notes a text, if the server is still alive when it has come, and gives it a number.
fn speak<'s>(
    shared: &'s Shared,
    client: usize,
    text: &str,
    heard: &Settings,
) -> Option<(MutexGuard<'s, State>, usize)> {
    let mut state = shared.lock();
    while state.health == Health::Hung {
        state = shared.changed.wait(state).ok()?;
    }
    if state.health == Health::Dead {
        return None;
    }
    state.spoken.push(Spoken {
        at: Instant::now(),
        client,
        text: text.to_owned(),
        language: heard.language.clone(),
        priority: heard.priority.clone(),
        rate: heard.rate.clone(),
        volume: heard.volume.clone(),
        module: heard.module.clone(),
        voice_type: heard.voice_type.clone(),
        ssml: heard.ssml,
        cancelled: false,
    });
    let id = state.spoken.len();
    Some((state, id))
}

/// What Speech Dispatcher 0.11 answers to all that is not speech.
fn answer(words: &[&str], client: usize, state: &State) -> Vec<String> {
    let lines: &[&str] = match words {
        ["set", _, setting, ..] => match *setting {
            "client_name" => &["208 OK CLIENT NAME SET"],
            "language" => &["201 OK LANGUAGE SET"],
            "priority" => &["202 OK PRIORITY SET"],
            "rate" if state.usual_rate.is_none() => &["303 ERR COULDNT SET RATE"],
            "rate" => &["203 OK RATE SET"],
            "pitch" => &["204 OK PITCH SET"],
            "punctuation" => &["205 OK PUNCTUATION SET"],
            "voice_type" | "synthesis_voice" => &["209 OK VOICE SET"],
            "volume" => &["218 OK VOLUME SET"],
            "output_module" => &["216 OK OUTPUT MODULE SET"],
            "ssml_mode" if !state.takes_ssml => &["300 ERR UNKNOWN COMMAND"],
            "ssml_mode" => &["219 OK SSML MODE SET"],
            "notification" if !state.tells_ends => &["300 ERR UNKNOWN COMMAND"],
            "notification" => &["220 OK NOTIFICATION SET"],
            _ => &["300 ERR UNKNOWN COMMAND"],
        },
        ["list", "output_modules"] => {
            let known = state.modules.iter().map(|module| format!("250-{module}"));
            return known.chain(["250 OK MODULE LIST SENT".to_owned()]).collect();
        }
        ["get", "output_module"] => match state.module {
            Some(module) => return vec![format!("251-{module}"), "251 OK GET RETURNED".into()],
            None => &["300 ERR UNKNOWN COMMAND"],
        },
        ["get", "rate"] => match state.usual_rate {
            Some(rate) => return vec![format!("251-{rate}"), "251 OK GET RETURNED".into()],
            None => &["300 ERR UNKNOWN COMMAND"],
        },
        ["get", "volume"] => &["251-100", "251 OK GET RETURNED"],
        ["history", "get", "client_id"] => {
            return vec![format!("245-{client}"), "245 OK CLIENT ID SENT".into()];
        }
        ["list", "synthesis_voices", ..] => &[
            "249-English\ten\tnone",
            "249-German\tde\tnone",
            "249-German+Alicia\tde\tAlicia",
            "249 OK VOICE LIST SENT",
        ],
        _ => &["300 ERR UNKNOWN COMMAND"],
    };
    lines.iter().map(|line| (*line).to_owned()).collect()
}

/// Tells a client of the end of its text: 702 spoken, 703 stopped.
fn tell(stream: &mut UnixStream, code: u16, id: usize, client: usize) -> Option<()> {
    let word = if code == 702 { "END" } else { "CANCELED" };
    reply(stream, &[&format!("{code}-{id}"), &format!("{code}-{client}"), &format!("{code} {word}")])
}

fn reply(stream: &mut UnixStream, lines: &[&str]) -> Option<()> {
    let answer: String = lines.iter().flat_map(|line| [*line, "\r\n"]).collect();
    stream.write_all(answer.as_bytes()).ok()
}
