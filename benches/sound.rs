//! How soon something is heard: from Enter to the first sound beside a bare client of the same Speech Dispatcher in the
//! same run, from a key to silence, from a key to its letter while the service hangs, and from the start to the first
//! words. It plays on a sound card of its own, which nobody hears. `docs/performance.md` has the numbers.
#![allow(clippy::unwrap_used, missing_docs)]

#[cfg(unix)]
#[path = "../tests/support/mod.rs"]
mod support;

#[cfg(unix)]
fn main() {
    measured::all();
}

#[cfg(not(unix))]
fn main() {}

#[cfg(unix)]
mod measured {
    use std::env;
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::net::UnixStream;
    use std::path::Path;
    use std::process::{Command, Stdio};
    use std::thread;
    use std::time::{Duration, Instant};

    use portable_pty::CommandBuilder;
    use tempfile::TempDir;

    use super::support::sound::{Card, Dispatcher, NEEDS};
    use super::support::terminal::{Terminal, size};

    /// How often each is measured, unless `ANSAGE_SOUNDS` says another number.
    const TIMES: usize = 30;

    /// What both say: the answer to the question below.
    const ANSWER: &str = "Noch kein Zug vollendet.";
    const QUESTION: &str = "moves";

    /// The same in two languages, at a Hungarian desk: a German announcement, asked for again.
    const MOVE: &str = "Eva vier";
    const ANNOUNCED: &str = "Eva zwei Eva vier.";
    const IN_GERMAN: &str = "<speak><voice xml:lang=\"de\">Eva zwei Eva vier.</voice></speak>";
    const AGAIN: &str = "repeat";

    /// Long enough to be interrupted.
    const LONG: &str = "position";

    pub fn all() {
        let missing: Vec<&str> = NEEDS.into_iter().filter(|name| !is_installed(name)).collect();
        if !missing.is_empty() {
            println!("not measured, as these are missing: {}", missing.join(", "));
            return;
        }
        let times = env::var("ANSAGE_SOUNDS").ok().and_then(|times| times.parse().ok()).unwrap_or(TIMES);
        let card = Card::new();
        let dispatcher = Dispatcher::on(&card);
        let only = env::args().nth(1).filter(|name| !name.starts_with('-'));
        let wanted = |name: &str| only.as_deref().is_none_or(|only| only == name);
        for face in ["--screen", "--line"].into_iter().filter(|_| wanted("first")) {
            first_sound(&card, &dispatcher, face, times);
        }
        for face in ["--screen", "--line"].into_iter().filter(|_| wanted("tongues")) {
            first_sound_in_german(&card, &dispatcher, face, times);
        }
        for face in ["--screen", "--line"].into_iter().filter(|_| wanted("silence")) {
            silence(&card, &dispatcher, face, times);
        }
        for face in ["--screen", "--line"].into_iter().filter(|_| wanted("hung")) {
            hung(&card, &dispatcher, face, times);
        }
        for face in ["--screen", "--line"].into_iter().filter(|_| wanted("braille")) {
            braille(face);
        }
        if wanted("start") {
            start(times);
            own_voice(&card, times.min(10));
        }
    }

    fn is_installed(name: &str) -> bool {
        let path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&path).any(|folder| folder.join(name).is_file())
    }

    /// A relay that speaks through this daemon, after its greeting has been heard.
    fn desk(card: &Card, address: &str, face: &str) -> Terminal {
        desk_in("de", "Weiß am Zug.", card, address, face)
    }

    fn desk_in(voice: &str, greeting: &str, card: &Card, address: &str, face: &str) -> Terminal {
        let start = Instant::now();
        let library = TempDir::new().unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.arg("--library");
        command.arg(library.path().join("library.db"));
        command.args(["relay", "--voice", voice, "--speech", "ssip", "--time", "90+30", face]);
        let mut environment: Vec<(&str, String)> = card.environment().into();
        environment.push(("SPEECHD_ADDRESS", address.to_owned()));
        let environment: Vec<(&str, &str)> =
            environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let terminal = Terminal::run(command, library, size(80, 24), &environment);
        terminal.shows(greeting);
        // What begins while it is still silent would be heard as one with the greeting.
        let _ = card.first_sound(start);
        terminal
    }

    /// A client that does what it must and nothing else.
    struct Bare {
        out: UnixStream,
        answers: BufReader<UnixStream>,
    }

    impl Bare {
        fn open(socket: &Path) -> Bare {
            let out = UnixStream::connect(socket).unwrap();
            let answers = BufReader::new(out.try_clone().unwrap());
            let mut bare = Bare { out, answers };
            for order in
                ["SET SELF CLIENT_NAME user:bare:main", "SET SELF LANGUAGE de", "SET SELF PRIORITY message"]
            {
                bare.order(order);
            }
            bare
        }

        /// The same in Hungarian, with SSML.
        fn open_in_hungarian(socket: &Path) -> Bare {
            let mut bare = Bare::open(socket);
            bare.order("SET SELF LANGUAGE hu");
            bare.order("SET SELF SSML_MODE on");
            bare
        }

        fn order(&mut self, order: &str) {
            write!(self.out, "{order}\r\n").unwrap();
            let mut line = String::new();
            loop {
                line.clear();
                self.answers.read_line(&mut line).unwrap();
                if line.as_bytes().get(3) == Some(&b' ') {
                    return;
                }
            }
        }

        fn say(&mut self, text: &str) {
            self.order("SPEAK");
            self.order(&format!("{text}\r\n."));
        }
    }

    fn first_sound(card: &Card, dispatcher: &Dispatcher, face: &str, times: usize) {
        let mut desk = desk(card, &dispatcher.address(), face);
        let mut bare = Bare::open(&dispatcher.socket);
        let (mut by_desk, mut by_bare) = (Vec::new(), Vec::new());
        for _ in 0..times {
            card.wait_for_silence();
            let start = Instant::now();
            bare.say(ANSWER);
            by_bare.push(card.first_sound(start).unwrap());
            card.wait_for_silence();
            desk.press(QUESTION);
            thread::sleep(Duration::from_millis(200));
            let start = Instant::now();
            desk.press("\r");
            by_desk.push(card.first_sound(start).unwrap());
            desk.shows(ANSWER);
        }
        println!("Enter to the first sound, {face}: {}", spread(&mut by_desk));
        println!("a bare client to the first sound: {}", spread(&mut by_bare));
        println!("ratio of the medians: {:.2}", ratio(&by_desk, &by_bare));
    }

    fn first_sound_in_german(card: &Card, dispatcher: &Dispatcher, face: &str, times: usize) {
        let mut desk = desk_in("hu", "Világos következik.", card, &dispatcher.address(), face);
        let mut bare = Bare::open_in_hungarian(&dispatcher.socket);
        let mut plain = Bare::open(&dispatcher.socket);
        desk.press(&format!("{MOVE}\r"));
        desk.shows(ANNOUNCED);
        let (mut by_desk, mut by_bare, mut by_plain) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..times {
            card.wait_for_silence();
            let start = Instant::now();
            plain.say(ANNOUNCED);
            by_plain.push(card.first_sound(start).unwrap());
            card.wait_for_silence();
            let start = Instant::now();
            bare.say(IN_GERMAN);
            by_bare.push(card.first_sound(start).unwrap());
            card.wait_for_silence();
            desk.press(AGAIN);
            thread::sleep(Duration::from_millis(200));
            let start = Instant::now();
            desk.press("\r");
            by_desk.push(card.first_sound(start).unwrap());
        }
        println!("Enter to the first sound, German at a Hungarian desk, {face}: {}", spread(&mut by_desk));
        println!("a bare client with SSML to the first sound: {}", spread(&mut by_bare));
        println!("a bare client in German alone: {}", spread(&mut by_plain));
        println!("ratio of the medians: {:.2}", ratio(&by_desk, &by_bare));
    }

    /// From Enter to the move on a Braille display. On the screen it shows the announcement, at the line desk the prompt.
    #[cfg(target_os = "linux")]
    fn braille(face: &str) {
        use super::support::braille::{Console, Display, hindrance};
        const GAME: [&str; 20] = [
            "e4", "e5", "Sf3", "Sc6", "Lb5", "a6", "La4", "Sf6", "d3", "b5", "Lb3", "Le7", "a4", "b4", "a5",
            "d6", "c3", "Tb8", "h3", "h6",
        ];
        if let Some(why) = hindrance() {
            println!("Braille not measured: {why}");
            return;
        }
        let display = Display::of(40);
        let library = TempDir::new().unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
        command.arg("--library");
        command.arg(library.path().join("library.db"));
        command.args([
            "relay", "--voice", "de", "--speech", "off", "--names", "letters", "--press", "auto", face,
        ]);
        let start = Instant::now();
        let mut console = Console::run(command);
        display.shows(if face == "--line" { "am Zug" } else { "Partie" }, start).unwrap();
        let mut times = Vec::new();
        for (ply, written) in GAME.into_iter().enumerate() {
            console.press(written);
            thread::sleep(Duration::from_millis(100));
            let start = Instant::now();
            console.press("\r");
            // On the screen in words: the side to move ends each of them.
            let told = if ply % 2 == 0 { "Schwarz am Zug" } else { "Weiß am Zug" };
            let told = if face == "--line" { written } else { told };
            times.push(display.shows(told, start).unwrap());
        }
        println!("Enter to the Braille display, {face}: {}", spread(&mut times));
    }

    #[cfg(not(target_os = "linux"))]
    fn braille(_: &str) {}

    fn silence(card: &Card, dispatcher: &Dispatcher, face: &str, times: usize) {
        let mut desk = desk(card, &dispatcher.address(), face);
        let mut bare = Bare::open(&dispatcher.socket);
        let (mut silences, mut by_bare) = (Vec::new(), Vec::new());
        for _ in 0..times {
            card.wait_for_silence();
            let start = Instant::now();
            bare.say(&format!("{ANSWER} ").repeat(5));
            card.first_sound(start).unwrap();
            thread::sleep(Duration::from_millis(900));
            let start = Instant::now();
            bare.order("CANCEL SELF");
            by_bare.push(card.last_sound(start));
            card.wait_for_silence();
            desk.press(LONG);
            let start = Instant::now();
            desk.press("\r");
            card.first_sound(start).unwrap();
            thread::sleep(Duration::from_millis(900));
            let start = Instant::now();
            desk.press("x");
            silences.push(card.last_sound(start));
            desk.press("\x7f");
        }
        println!("a key to silence, {face}: {}", spread(&mut silences));
        println!("a bare client's CANCEL to silence: {}", spread(&mut by_bare));
    }

    fn hung(card: &Card, dispatcher: &Dispatcher, face: &str, times: usize) {
        let mut desk = desk(card, &dispatcher.address(), face);
        card.wait_for_silence();
        dispatcher.signal("STOP");
        let mut echoes = Vec::new();
        for round in 0..times {
            // Something to be said comes in between, so that the service is really waited for.
            if round % 10 == 0 {
                desk.press(&format!("{QUESTION}\r"));
                thread::sleep(Duration::from_millis(50));
            }
            let before = desk.bytes();
            let start = Instant::now();
            desk.press("x");
            assert!(wait_briefly(|| desk.bytes() > before), "no echo");
            echoes.push(start.elapsed());
            desk.press("\x7f");
            thread::sleep(Duration::from_millis(30));
        }
        dispatcher.signal("CONT");
        println!("a key to its letter while the service hangs, {face}: {}", spread(&mut echoes));
    }

    /// Looks more often than tests do, as it measures.
    fn wait_briefly(mut come: impl FnMut() -> bool) -> bool {
        let until = Instant::now() + Duration::from_secs(5);
        while Instant::now() < until {
            if come() {
                return true;
            }
            thread::sleep(Duration::from_micros(200));
        }
        false
    }

    /// From the start to the first line, where no service is to be had.
    fn start(times: usize) {
        let mut starts = Vec::new();
        for _ in 0..times {
            let folder = TempDir::new().unwrap();
            let start = Instant::now();
            let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
                .arg("--library")
                .arg(folder.path().join("library.db"))
                .args(["practice", "--voice", "de", "--line", "--speech", "auto"])
                .env("HOME", folder.path())
                .env("XDG_RUNTIME_DIR", folder.path())
                .env("SPEECHD_CMD", "/bin/false")
                .env("PULSE_SERVER", "unix:/nonexistent")
                .env_remove("SPEECHD_ADDRESS")
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let mut line = String::new();
            BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
            starts.push(start.elapsed());
            let _ = child.kill();
            let _ = child.wait();
        }
        println!("from the start to the first line, without a service: {}", spread(&mut starts));
    }

    /// From the start to the first sound with eSpeak NG in the program itself.
    fn own_voice(card: &Card, times: usize) {
        let mut starts = Vec::new();
        for _ in 0..times {
            let folder = TempDir::new().unwrap();
            card.wait_for_silence();
            let start = Instant::now();
            let mut child = Command::new(env!("CARGO_BIN_EXE_ansage"))
                .arg("--library")
                .arg(folder.path().join("library.db"))
                .args(["practice", "--voice", "de", "--line", "--speech", "espeak"])
                .envs(card.environment())
                .env("SPEECHD_CMD", "/bin/false")
                .stdin(Stdio::piped())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            starts.push(card.first_sound(start).unwrap());
            let _ = child.kill();
            let _ = child.wait();
        }
        println!("from the start to the first sound, eSpeak NG in the program: {}", spread(&mut starts));
    }

    fn spread(times: &mut [Duration]) -> String {
        times.sort_unstable();
        let of = |share: usize| times[(times.len() - 1) * share / 100];
        let all = [("median", of(50)), ("p95", of(95)), ("worst", of(100))];
        let told: Vec<String> =
            all.iter().map(|(name, time)| format!("{name} {:.1} ms", time.as_secs_f64() * 1e3)).collect();
        format!("{} (n = {})", told.join(", "), times.len())
    }

    fn ratio(ours: &[Duration], others: &[Duration]) -> f64 {
        let median = |times: &[Duration]| times[(times.len() - 1) / 2].as_secs_f64();
        median(ours) / median(others)
    }
}
