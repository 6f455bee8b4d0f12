//! How soon something is heard: from Enter to the first sound beside a bare client of the same Speech Dispatcher in the
//! same run, from a key to silence, and from a key to its letter while the service hangs. It plays on a sound card of its
//! own, which nobody hears.

use std::thread;
use std::time::{Duration, Instant};

use portable_pty::CommandBuilder;
use tempfile::TempDir;

use super::bare_client::Bare;
use super::figures::{Table, Times, in_turns, number, told};
use super::programs::{ANSAGE, missing_of};
use super::support::sound::{Card, Dispatcher, NEEDS};
use super::support::terminal::{Terminal, size};

/// How often each is measured, unless `ANSAGE_SOUNDS` says another number.
const TIMES: usize = 12;

/// The flag of each way to show a game, and what it is called.
const FACES: [(&str, &str); 2] = [("--screen", "the screen"), ("--line", "the line desk")];

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

/// So long there is sound before it is interrupted.
const SOUNDING: Duration = Duration::from_millis(900);

pub fn times() -> usize {
    number("ANSAGE_SOUNDS", TIMES)
}

/// What is missing for a sound card and for what speaks there.
pub fn missing() -> Option<String> {
    missing_of(&NEEDS)
}

/// A sound card and what speaks there.
pub fn stage() -> (Card, Dispatcher) {
    let card = Card::new();
    let dispatcher = Dispatcher::on(&card);
    (card, dispatcher)
}

/// The head of a table of times.
fn head(what: &str) -> Table {
    Table::new(&[what, "median", "95 in 100", "worst", "against the bare client"])
}

fn row(table: &mut Table, name: &str, times: &Times, bare: Option<&Times>) {
    let cells = [times.median(), times.share(95), times.worst()].map(told);
    let against = bare.map_or_else(String::new, |bare| times.against(bare));
    table.row([&[name.to_owned()], &cells[..], &[against]].concat());
}

/// A relay that speaks through this daemon, after its greeting has been heard.
fn desk(card: &Card, address: &str, face: &str) -> Terminal {
    desk_in("de", "Weiß am Zug.", card, address, face)
}

fn desk_in(voice: &str, greeting: &str, card: &Card, address: &str, face: &str) -> Terminal {
    let start = Instant::now();
    let library = TempDir::new().unwrap();
    let mut command = CommandBuilder::new(ANSAGE);
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

/// From this work to the first sound, out of silence.
fn to_sound(card: &Card, work: impl FnOnce()) -> Duration {
    let start = Instant::now();
    work();
    card.first_sound(start).unwrap()
}

/// From Enter behind this line to the first sound.
fn enter(card: &Card, desk: &mut Terminal, line: &str) -> Duration {
    card.wait_for_silence();
    desk.press(line);
    thread::sleep(Duration::from_millis(200));
    to_sound(card, || desk.press("\r"))
}

/// The same of a bare client.
fn say(card: &Card, bare: &mut Bare, text: &str) -> Duration {
    card.wait_for_silence();
    to_sound(card, || bare.say(text))
}

pub fn first_sound() -> String {
    let (card, dispatcher) = stage();
    let mut table = head("Enter to the first sound");
    for (face, name) in FACES {
        let mut desk = desk(&card, &dispatcher.address(), face);
        let mut bare = Bare::open(&dispatcher.socket);
        let works: [&mut dyn FnMut() -> Duration; 2] =
            [&mut || say(&card, &mut bare, ANSWER), &mut || enter(&card, &mut desk, QUESTION)];
        let [by_bare, by_desk] = in_turns(times(), works);
        row(&mut table, name, &by_desk, Some(&by_bare));
        row(&mut table, "a bare client in turns with it", &by_bare, None);
    }
    format!("{table}\n{} of each.", times())
}

pub fn two_languages() -> String {
    let (card, dispatcher) = stage();
    let mut table = head("Enter to the first sound, German at a Hungarian desk");
    for (face, name) in FACES {
        let mut desk = desk_in("hu", "Világos következik.", &card, &dispatcher.address(), face);
        let mut bare = Bare::open_in_hungarian(&dispatcher.socket);
        let mut plain = Bare::open(&dispatcher.socket);
        desk.press(&format!("{MOVE}\r"));
        desk.shows(ANNOUNCED);
        let works: [&mut dyn FnMut() -> Duration; 3] = [
            &mut || say(&card, &mut plain, ANNOUNCED),
            &mut || say(&card, &mut bare, IN_GERMAN),
            &mut || enter(&card, &mut desk, AGAIN),
        ];
        let [by_plain, by_bare, by_desk] = in_turns(times(), works);
        row(&mut table, name, &by_desk, Some(&by_bare));
        row(&mut table, "a bare client with SSML", &by_bare, None);
        row(&mut table, "a bare client in German alone", &by_plain, None);
    }
    format!("{table}\n{} of each.", times())
}

/// From a key to silence, and from a bare client's CANCEL.
pub fn silence() -> String {
    let (card, dispatcher) = stage();
    let mut table = head("a key to silence");
    for (face, name) in FACES {
        let mut desk = desk(&card, &dispatcher.address(), face);
        let mut bare = Bare::open(&dispatcher.socket);
        let works: [&mut dyn FnMut() -> Duration; 2] = [
            &mut || {
                say(&card, &mut bare, &format!("{ANSWER} ").repeat(5));
                thread::sleep(SOUNDING);
                let start = Instant::now();
                bare.order("CANCEL SELF");
                card.last_sound(start)
            },
            &mut || {
                enter(&card, &mut desk, LONG);
                thread::sleep(SOUNDING);
                let start = Instant::now();
                desk.press("x");
                let silence = card.last_sound(start);
                desk.press("\x7f");
                silence
            },
        ];
        let [by_bare, by_desk] = in_turns(times(), works);
        row(&mut table, name, &by_desk, Some(&by_bare));
        row(&mut table, "a bare client's CANCEL in turns with it", &by_bare, None);
    }
    format!("{table}\n{} of each.", times())
}

pub fn hung_service() -> String {
    let (card, dispatcher) = stage();
    let mut table =
        Table::new(&["a key to its letter while the service hangs", "median", "95 in 100", "worst"]);
    for (face, name) in FACES {
        let mut desk = desk(&card, &dispatcher.address(), face);
        card.wait_for_silence();
        dispatcher.signal("STOP");
        let mut echoes = Vec::new();
        for round in 0..times() {
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
        row(&mut table, name, &echoes.into_iter().collect(), None);
    }
    format!("{table}\n{} of each.", times())
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
