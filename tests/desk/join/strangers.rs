//! What comes to the socket and is no guest, or one that does harm.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use serde_json::Value;

use super::{Random, Room};
use crate::support::{PATIENCE, time_passes, wait_until};

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};

/// One who speaks the messages and is no `ansage join`.
pub struct Stranger {
    stream: UnixStream,
    input: BufReader<UnixStream>,
}

impl Stranger {
    /// Sits down for this side.
    pub fn come(room: &Room, side: &str) -> Stranger {
        let mut stranger = Stranger::at(room, &HELLO.replace("black", side));
        assert_eq!(stranger.hears()["message"], "welcome");
        stranger
    }

    fn at(room: &Room, hello: &str) -> Stranger {
        let mut stream = UnixStream::connect(room.socket(1)).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        stream.write_all(hello.as_bytes()).unwrap();
        let input = BufReader::new(stream.try_clone().unwrap());
        Stranger { stream, input }
    }

    /// The next message.
    fn hears(&mut self) -> Value {
        let mut line = String::new();
        self.input.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap()
    }

    /// What the desk answers to this line.
    pub fn says(&mut self, text: &str) -> Value {
        let line = serde_json::json!({ "message": "line", "text": text });
        self.stream.write_all(format!("{line}\n").as_bytes()).unwrap();
        loop {
            let heard = self.hears();
            if heard["message"] == "heard" {
                return heard;
            }
        }
    }
}

const HELLO: &str =
    "{\"message\":\"hello\",\"ansage\":1,\"side\":\"black\",\"voice\":\"en\",\"names\":\"fide\"}\n";

/// How long the desk may take for a line, whoever does whatever meanwhile.
const AT_ONCE: Duration = Duration::from_secs(2);

#[test]
fn garbage_on_the_socket_is_nobody() {
    let seed = 20_261_123;
    println!("seed {seed}");
    let mut random = Random(seed);
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    let mut open = Vec::new();
    for round in 0..60 {
        let mut stream = UnixStream::connect(room.socket(1)).unwrap();
        let garbage: Vec<u8> = match round % 6 {
            0 => Vec::new(),
            1 => (0..random.below(3000)).map(|_| u8::try_from(random.below(256)).unwrap()).collect(),
            2 => b"GET / HTTP/1.1\r\n\r\n".to_vec(),
            3 => vec![b'['; 100_000],
            4 => HELLO.replace("black", "green").into_bytes(),
            _ => HELLO.as_bytes()[..random.below(HELLO.len())].to_vec(),
        };
        // The desk may have hung up in the middle of it.
        let _ = stream.write_all(&garbage);
        if round % 2 == 0 {
            open.push(stream);
        }
    }
    let asked = Instant::now();
    assert_eq!(desk.answers("e4"), "Eva zwei Eva vier.");
    assert!(asked.elapsed() < AT_ONCE);
    // Those who say nothing are let go, and there is room for one who is a guest.
    let mut guest = None;
    assert!(wait_until(|| {
        let mut came = room.turned_away("en", "1 --side black");
        guest = (!came.is_silent()).then_some(came);
        guest.is_some()
    }));
    assert_eq!(desk.says(), "Black is at the second terminal.");
    drop(guest);
    assert_eq!(desk.says(), "Black is no longer at the second terminal.");
}

#[test]
fn a_guest_of_another_version_or_without_a_voice_is_told_why_he_is_turned_away() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    for (hello, why) in [
        (HELLO.replace(":1,", ":2,"), "version"),
        (HELLO.replace("\"en\"", "\"xx\""), "voice"),
        (HELLO.replace("\"en\"", "\"../../etc\""), "voice"),
    ] {
        let mut stream = UnixStream::connect(room.socket(1)).unwrap();
        stream.write_all(hello.as_bytes()).unwrap();
        let mut told = String::new();
        stream.read_to_string(&mut told).unwrap();
        assert_eq!(told, format!("{{\"message\":\"turned_away\",\"why\":\"{why}\"}}\n"));
    }
    assert!(desk.is_silent());
}

#[test]
fn a_guest_that_says_more_than_anybody_can_is_cut_off() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    let mut stream = UnixStream::connect(room.socket(1)).unwrap();
    stream.write_all(HELLO.as_bytes()).unwrap();
    assert_eq!(desk.says(), "Black is at the second terminal.");
    let flood = "{\"message\":\"line\",\"text\":\"questions\"}\n".repeat(1000);
    let flooding = std::thread::spawn(move || {
        let until = Instant::now() + Duration::from_secs(20);
        while Instant::now() < until {
            if stream.write_all(flood.as_bytes()).is_err() {
                return true;
            }
        }
        false
    });
    let asked = Instant::now();
    desk.hears("e4");
    let said = [desk.says(), desk.says()];
    assert!(asked.elapsed() < AT_ONCE);
    assert!(said.contains(&"Eva zwei Eva vier.".to_owned()), "{said:?}");
    assert!(said.contains(&"Black is no longer at the second terminal.".to_owned()), "{said:?}");
    assert!(flooding.join().unwrap());
    // Garbage after a good beginning is the same.
    let mut stream = UnixStream::connect(room.socket(1)).unwrap();
    stream.write_all(HELLO.replace("black", "white").as_bytes()).unwrap();
    assert_eq!(desk.says(), "White is at the second terminal.");
    stream.write_all(b"e5\n").unwrap();
    assert_eq!(desk.says(), "White is no longer at the second terminal.");
    assert!(desk.is_silent());
}

#[test]
fn a_guest_that_never_reads_is_cut_off_when_its_buffer_is_full_and_holds_nobody_up() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay --time -");
    let mut stream = UnixStream::connect(room.socket(1)).unwrap();
    stream.write_all(HELLO.as_bytes()).unwrap();
    assert_eq!(desk.says(), "Black is at the second terminal.");
    let mut cut_off = false;
    for round in 0..1500 {
        let line = if round % 2 == 0 { "pause" } else { "continue" };
        let asked = Instant::now();
        let said = desk.answers(line);
        assert!(asked.elapsed() < AT_ONCE, "{round}");
        if said == "Black is no longer at the second terminal." {
            cut_off = true;
            desk.says();
            break;
        }
    }
    assert!(cut_off, "it was told everything");
    assert!(desk.is_silent());
}

#[test]
fn who_says_who_he_is_byte_by_byte_does_not_stand_at_the_door_for_ever() {
    let room = Room::empty();
    let (_desk, _) = room.desk("en", "relay");
    let mut stream = UnixStream::connect(room.socket(1)).unwrap();
    // Each byte comes soon enough after the one before it.
    let sent = HELLO.bytes().cycle().take(200).take_while(|byte| {
        time_passes(Duration::from_millis(50));
        stream.write_all(&[*byte | 0x80]).is_ok()
    });
    assert!(sent.count() < 200, "he was never let go");
}

#[test]
fn that_one_guest_is_there_says_nothing_of_the_other() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay");
    let mut black = Stranger::come(&room, "black");
    let mut white = Stranger::come(&room, "white");
    desk.says_until("White is at the second terminal.");
    let mut third = Stranger::at(&room, HELLO);
    assert_eq!(black.hears()["message"], "there");
    white.stream.write_all(b"{\"message\":\"here\"}\n").unwrap();
    // Black does not say it, and the place is the third one's.
    assert_eq!(third.hears()["message"], "welcome");
    assert_eq!(desk.says(), "Black is no longer at the second terminal.");
    assert_eq!(desk.says(), "Black is at the second terminal.");
    assert_eq!(white.says("time")["message"], "heard");
}

#[test]
fn no_more_of_a_guests_line_is_heard_than_of_one_typed_at_the_desk_and_nothing_that_steers_a_terminal() {
    let room = Room::empty();
    let (mut desk, _) = room.desk("en", "relay --time -");
    let mut stranger = Stranger::come(&room, "black");
    desk.says();
    // What is too long loses its end, and is not heard without it.
    let cut = stranger.says(&format!("note {}", "é".repeat(10_000)));
    assert_eq!(cut["answers"][0]["about"], "too-much");
    stranger.says("note \u{1b}[2J\u{1b}]0;title\u{7}a \u{202e}word\r\n.\r\nQUIT\u{9b}31m");
    assert_eq!(desk.says(), "Noted: a word . QUIT.");
    for (line, about) in [("\u{1b}[2Jhello\u{7}", "unknown-word"), ("e4\nwhite: e4", "unknown-word")] {
        let answer = &stranger.says(line)["answers"][0];
        assert_eq!(answer["about"], about);
        assert!(!answer["sentence"].as_str().unwrap().contains(char::is_control), "{answer}");
    }
}

#[test]
fn a_folder_that_leads_elsewhere_is_left_alone_and_the_game_is_played_without_guests() {
    let room = Room::empty();
    let elsewhere = room.library().with_file_name("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    fs::set_permissions(&elsewhere, fs::Permissions::from_mode(0o755)).unwrap();
    let folder = room.socket(1).parent().unwrap().to_owned();
    symlink(&elsewhere, &folder).unwrap();
    let (mut desk, _) = room.desk("en", "relay --share on");
    assert_eq!(desk.says(), "No second terminal can join: access is not allowed.");
    assert_eq!(fs::metadata(&elsewhere).unwrap().permissions().mode() & 0o777, 0o755);
    assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0);
    assert_eq!(desk.answers("e4"), "Eva zwei Eva vier.");
    // Nor is a desk called that another could have put there.
    let listener = std::os::unix::net::UnixListener::bind(elsewhere.join("game-1")).unwrap();
    let mut away = room.turned_away("en", "1 --side black");
    assert_eq!(away.code(), Some(1));
    listener.set_nonblocking(true).unwrap();
    assert!(listener.accept().is_err());
}
