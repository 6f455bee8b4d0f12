//! Lines that other programs write: a guest and a desk, Speech Dispatcher, a chess engine.
#![cfg_attr(not(unix), allow(dead_code, unused_imports))]

use ansage::opponent::{EngineLine, OptionKind, engine_line};
use ansage::speech::Address;
use shakmaty::{Chess, Position};

use super::{Target, is_harmless, seeds, text};

pub const DESK_LINES: Target = Target {
    name: "desk_lines",
    executions: 30_000,
    seeds: said_by_desks,
    tokens: WIRE_WORDS,
    run: wire::of_a_desk,
};

pub const GUEST_LINES: Target = Target {
    name: "guest_lines",
    executions: 30_000,
    seeds: said_by_guests,
    tokens: WIRE_WORDS,
    run: wire::of_a_guest,
};

pub const SSIP: Target =
    Target { name: "ssip", executions: 40_000, seeds: said_by_daemons, tokens: SSIP_WORDS, run: replied };

pub const UCI: Target =
    Target { name: "uci", executions: 40_000, seeds: said_by_engines, tokens: UCI_WORDS, run: engine };

const WIRE_WORDS: &[&str] = &[
    "\"message\":\"hello\"",
    "\"message\":\"line\"",
    "\"message\":\"heard\"",
    "\"message\":\"welcome\"",
    "\"message\":\"happened\"",
    "\"message\":\"farewell\"",
    "\"message\":\"turned_away\"",
    "\"ansage\":1",
    "\"side\":\"white\"",
    "\"text\":\"e5\"",
    "\"verbosity\":\"short\"",
    "\"answers\":[]",
    "\"events\":[]",
    "\"kept\":false",
    "\"stands\":true",
    "\"why\":\"taken\"",
    "\n",
    "null",
    "{}",
    "[]",
    "\\u0000",
    "\\ud800",
    ",",
    ":",
];

fn of_join(ending: impl Fn(&str) -> bool) -> Vec<String> {
    let lines = seeds::file("docs/join.md");
    lines
        .lines()
        .filter(|line| line.starts_with("{\"message\"") && ending(line))
        .map(|line| format!("{line}\n"))
        .collect()
}

fn is_of_a_guest(line: &str) -> bool {
    ["hello", "line", "here"].iter().any(|name| line.contains(&format!("\"message\":\"{name}\"")))
}

fn said_by_guests() -> Vec<Vec<u8>> {
    let mut said = of_join(is_of_a_guest);
    said.push("{\"message\":\"here\"}\n".to_owned());
    seeds::bytes(said)
}

fn said_by_desks() -> Vec<Vec<u8>> {
    let mut said = of_join(|line| !is_of_a_guest(line));
    let opened = &seeds::blocks("docs/events.md", "json")[0];
    said.push(format!("{{\"message\":\"welcome\",\"ansage\":1,\"game\":3,\"at_ms\":12,\"stands\":true,\"events\":[{opened}]}}\n"));
    said.push("{\"message\":\"farewell\"}\n{\"message\":\"there\"}\n{\"message\":\"time\",\"at_ms\":7,\"stands\":false}\n".to_owned());
    said.push("{\"message\":\"turned_away\",\"why\":\"version\"}\n".to_owned());
    seeds::bytes(said)
}

#[cfg(unix)]
mod wire {
    use std::fmt::Debug;

    use ansage::wire::{FromDesk, FromGuest, LONGEST_OF_DESK, LONGEST_OF_GUEST, next, written};
    use serde::Serialize;
    use serde::de::DeserializeOwned;

    /// A message that is understood is one line, and that line is the same message.
    fn heard<M: DeserializeOwned + Serialize + PartialEq + Debug>(mut input: &[u8], longest: u64) -> bool {
        let mut any = false;
        while let Ok(Some(message)) = next::<M>(&mut input, longest) {
            let line = written(&message).unwrap();
            assert_eq!(line.find('\n'), Some(line.len() - 1));
            assert_eq!(next::<M>(&mut line.as_bytes(), u64::MAX).unwrap().as_ref(), Some(&message), "{line}");
            any = true;
        }
        any
    }

    pub fn of_a_desk(input: &[u8]) -> bool {
        heard::<FromDesk>(input, LONGEST_OF_DESK)
    }

    pub fn of_a_guest(input: &[u8]) -> bool {
        heard::<FromGuest>(input, LONGEST_OF_GUEST)
    }
}

#[cfg(not(unix))]
mod wire {
    /// There are no guests.
    pub fn of_a_desk(_: &[u8]) -> bool {
        true
    }

    pub use of_a_desk as of_a_guest;
}

const SSIP_WORDS: &[&str] = &[
    "200 OK\r\n",
    "225-42\r\n",
    "225 OK MESSAGE QUEUED\r\n",
    "702-42\r\n",
    "702-1\r\n",
    "702 END\r\n",
    "703 CANCELED\r\n",
    "249-espeak-ng\r\n",
    "-",
    " ",
    "\r\n",
    "\n",
    "unix_socket:",
    "inet_socket:",
    ":6560",
    "127.0.0.1",
    "[::1]",
    "300 ERR\r\n",
];

fn said_by_daemons() -> Vec<Vec<u8>> {
    seeds::bytes([
        "208 OK CLIENT NAME SET\r\n201 OK LANGUAGE SET\r\n",
        "249-espeak-ng\r\n249-dummy\r\n249 OK MODULES SENT\r\n",
        "230 OK RECEIVING DATA\r\n225-21\r\n225 OK MESSAGE QUEUED\r\n701-21\r\n701-3\r\n701 BEGIN\r\n702-21\r\n702-3\r\n702 END\r\n",
        "251-10\r\n251 OK GET RETURNED\r\n",
        "unix_socket:/run/user/1000/speech-dispatcher/speechd.sock",
        "inet_socket:127.0.0.1:6560",
    ])
}

/// A reply has three digits, and no more came of it than the daemon said. An address is told as it is read.
fn replied(input: &[u8]) -> bool {
    let address = text(input).parse::<Address>();
    if let Ok(address) = &address {
        assert_eq!(address.to_string().parse().as_ref(), Ok(address));
    }
    #[cfg(unix)]
    {
        let replies: Vec<_> = ansage::speech::ssip_replies(input).collect();
        let lines: usize = replies.iter().map(|reply| reply.lines.len() + 1).sum();
        assert!(lines <= input.split(|byte| *byte == b'\n').count());
        assert!(replies.iter().all(|reply| reply.code < 1000));
        let said = replies.iter().flat_map(|reply| reply.lines.iter().chain([&reply.status]));
        said.for_each(|said| assert!(!said.contains('\n')));
        !replies.is_empty() || address.is_ok()
    }
    #[cfg(not(unix))]
    address.is_ok()
}

const UCI_WORDS: &[&str] = &[
    "id name ",
    "option name ",
    "type spin",
    " default 20 min -20 max 20",
    "type check",
    "info ",
    "depth 5 ",
    "multipv 2 ",
    "score cp ",
    "score mate ",
    "-3 ",
    "pv ",
    "e2e4 ",
    "e7e8q ",
    "0000 ",
    "(none)",
    "bestmove ",
    "ponder ",
    "uciok",
    "readyok",
    "string ",
    "P@e4",
    "a1a1",
    "e1h1",
];

fn said_by_engines() -> Vec<Vec<u8>> {
    seeds::bytes([
        "id name Fairy-Stockfish 11.1 LB 64",
        "option name Skill Level type spin default 20 min -20 max 20",
        "option name UCI_LimitStrength type check default false",
        "info depth 5 seldepth 5 multipv 2 score cp -127 nodes 496 nps 165333 time 3 pv e7e6 g2g3",
        "info depth 9 score mate -3 upperbound pv e2e4 e7e5 g1f3",
        "bestmove e2e4 ponder e7e5",
        "bestmove (none)",
        "uciok",
        "readyok",
    ])
}

/// A name is short and harmless; a move that an engine makes is legal where it is played, or it is none.
fn engine(input: &[u8]) -> bool {
    let start = Chess::default();
    let is_legal_or_none = |made: &shakmaty::uci::UciMove| {
        assert!(made.to_move(&start).map_or(true, |played| start.is_legal(played)), "{made}");
    };
    match engine_line(&text(input)) {
        EngineLine::Name(name) => {
            assert!(!name.is_empty() && name.chars().count() <= 60);
            is_harmless(&name);
        }
        EngineLine::Option(option) => {
            assert!(!option.name.is_empty());
            is_harmless(&option.name);
            assert!(!matches!(option.kind, OptionKind::Spin(least, most) if least > most));
        }
        EngineLine::Candidate(found) => {
            std::iter::once(&found.first).chain(&found.then).for_each(is_legal_or_none);
            // A mate is more than any material, and nothing is more than a mate.
            assert!(found.score.abs() <= 30_000, "{}", found.score);
        }
        EngineLine::BestMove(made) => made.iter().for_each(is_legal_or_none),
        EngineLine::UciOk | EngineLine::ReadyOk => {}
        EngineLine::Other => return false,
    }
    true
}
