//! What comes to the socket and is no guest, or one that does harm.

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use crate::support::wait_until;
use crate::{Random, Room};

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
    stream.write_all(HELLO.as_bytes()).unwrap();
    assert_eq!(desk.says(), "Black is at the second terminal.");
    stream.write_all(b"e5\n").unwrap();
    assert_eq!(desk.says(), "Black is no longer at the second terminal.");
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
