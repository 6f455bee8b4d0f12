//! How soon the program is there: from the start of its process to its end, to its first line, and to its first sound,
//! beside other programs that can do the like.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::figures::{Table, Times, in_turns, number, told};
use super::programs::{ANSAGE, Candidate, Runs, find, python_with_chess, race};

/// How often each program is started, unless `ANSAGE_STARTS` says another number.
const STARTS: usize = 30;

/// What a practice desk says first.
const GREETING: &str = "Übungspartie. Du hast Weiß. Stufe eins. Ohne Uhr. Du bist am Zug.";

/// Whole processes, that end by themselves.
pub fn commands() -> String {
    let home = TempDir::new().unwrap();
    let ansage = |arguments: &[&str]| at_home(home.path(), arguments);
    let (python, chess_tui) = (python_with_chess(), find("chess-tui"));
    let names = [
        "`ansage --version`",
        "`ansage law 6.9`, for which a voice is read and a line heard",
        "`python3 -c \"import chess\"`",
        "`chess-tui --version`",
    ];
    let candidates = [
        Candidate::new(names[0], || ansage(&["--version"])),
        Candidate::new(names[1], || ansage(&["--voice", "de", "law", "6.9"])),
        Candidate::of(names[2], python.as_deref(), |command| {
            command.args(["-c", "import chess"]);
        }),
        Candidate::of(names[3], chess_tui.as_deref(), |command| {
            command.arg("--version");
        }),
    ];
    let starts = number("ANSAGE_STARTS", STARTS);
    let runs = race(starts, &candidates);
    let mut table = Table::new(&["from the start to the end", "median", "worst", "against the first"]);
    for (name, times) in names.into_iter().zip(runs.iter().map(Runs::took)) {
        if times.many() == 0 {
            table.absent(name);
        } else {
            table.row([
                name.to_owned(),
                told(times.median()),
                told(times.worst()),
                times.against(&runs[0].took()),
            ]);
        }
    }
    format!("{table}\n{starts} of each.")
}

/// A command of Ansage where nobody has settled anything.
fn at_home(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(ANSAGE);
    command.args(arguments).env("HOME", home).env_remove("XDG_CONFIG_HOME").env_remove("XDG_DATA_HOME");
    command
}

/// A practice desk, with what it is to be heard through.
fn practice(folder: &Path, speech: &str) -> Command {
    let mut command = Command::new(ANSAGE);
    command.arg("--library").arg(folder.join("library.db"));
    command.args(["practice", "--voice", "de", "--line", "--speech", speech]);
    command.env("SPEECHD_CMD", "/bin/false").stdin(Stdio::piped()).stderr(Stdio::null());
    command
}

fn end(mut child: Child) {
    let _ = child.kill();
    let _ = child.wait();
}

/// From the start of this command to the first line it prints; then it is ended.
pub fn to_first_line(command: &mut Command) -> Duration {
    let begun = Instant::now();
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let time = begun.elapsed();
    end(child);
    time
}

/// From the start to the first line, where no service is to be had.
pub fn first_line() -> String {
    let mut start = || -> Duration {
        let folder = TempDir::new().unwrap();
        let mut command = practice(folder.path(), "auto");
        command.env("HOME", folder.path()).env("XDG_RUNTIME_DIR", folder.path());
        command.env("PULSE_SERVER", "unix:/nonexistent").env_remove("SPEECHD_ADDRESS");
        to_first_line(&mut command)
    };
    let starts = number("ANSAGE_STARTS", STARTS);
    let [times] = in_turns(starts, [&mut start]);
    let mut table = Table::new(&["from the start to", "median", "worst"]);
    table.row([
        "the first line of a practice desk, without any service".to_owned(),
        told(times.median()),
        told(times.worst()),
    ]);
    format!("{table}\n{starts} starts.")
}

/// From the start to the first sound: with eSpeak NG in the program itself, through Speech Dispatcher, and of `spd-say`,
/// which says what the desk says first through the same one.
#[cfg(unix)]
pub fn first_sound() -> String {
    use super::sound::{stage, times};
    let (card, dispatcher) = stage();
    let heard = |mut command: Command| -> Duration {
        card.wait_for_silence();
        let begun = Instant::now();
        let child = command
            .envs(card.environment())
            .env("SPEECHD_ADDRESS", dispatcher.address())
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let time = card.first_sound(begun).unwrap();
        end(child);
        time
    };
    let desk = |speech: &str| {
        let folder = TempDir::new().unwrap();
        heard(practice(folder.path(), speech))
    };
    let spd_say = find("spd-say");
    let peer = || {
        let mut command = Command::new(spd_say.as_deref()?);
        command.args(["--language", "de", "--wait", GREETING]);
        Some(heard(command))
    };
    let mut table =
        Table::new(&["from the start to the first sound", "median", "worst", "against `spd-say`"]);
    let mut by_peer = Vec::new();
    let works: [&mut dyn FnMut() -> Duration; 3] = [
        &mut || {
            let time = peer();
            by_peer.extend(time);
            time.unwrap_or_default()
        },
        &mut || desk("ssip"),
        &mut || desk("espeak"),
    ];
    let [_, by_ssip, by_espeak] = in_turns(times(), works);
    let by_peer = (!by_peer.is_empty()).then(|| by_peer.into_iter().collect());
    let against = |times: &Times| by_peer.as_ref().map_or_else(String::new, |peer| times.against(peer));
    for (name, times) in [
        ("a practice desk, through Speech Dispatcher", &by_ssip),
        ("the same, with eSpeak NG in the program itself", &by_espeak),
    ] {
        table.row([name.to_owned(), told(times.median()), told(times.worst()), against(times)]);
    }
    match &by_peer {
        Some(times) => table.row([
            "`spd-say`, through the same Speech Dispatcher".to_owned(),
            told(times.median()),
            told(times.worst()),
            "1".to_owned(),
        ]),
        None => table.absent("`spd-say`"),
    }
    format!("{table}\n{} of each.", times())
}
