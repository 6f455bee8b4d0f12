//! The messages, and how each is one line.

#[cfg(unix)]
use std::io::{self, BufRead, Read};
use strum::IntoStaticStr;

#[cfg(unix)]
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use shakmaty::Color;

use crate::game::{Record, as_text};
use crate::laws::Millis;

/// The version of the messages.
pub const VERSION: u32 = 1;

/// The longest line of a guest, in bytes.
#[cfg(unix)]
pub const LONGEST_OF_GUEST: u64 = 32 * 1024;

/// The longest line of a desk, in bytes: it may hold a whole game.
#[cfg(unix)]
pub const LONGEST_OF_DESK: u64 = 256 * 1024 * 1024;

/// The game's time, and whether it passes only when the desk says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeReading {
    /// Milliseconds since the game was opened.
    pub at_ms: Millis,
    /// It stands until the desk tells another.
    pub stands: bool,
}

/// What a guest asks for when he comes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the messages he understands.
    pub ansage: u32,
    /// For whom he sits.
    #[serde(with = "as_text::color")]
    pub side: Color,
    /// The tag of the voice in which he is answered.
    pub voice: String,
    /// The names of the squares in it.
    pub names: String,
    /// The tag of the voice whose letters stand for pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub letters: Option<String>,
}

/// What a guest says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "message", rename_all = "snake_case")]
pub enum FromGuest {
    /// His first message.
    Hello(Hello),
    /// A line was typed; the next one follows when this one is [`FromDesk::Heard`].
    Line {
        /// As it was typed.
        text: String,
        /// How much the answer is to say; nothing is all of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        verbosity: Option<String>,
    },
    /// The answer to [`FromDesk::There`].
    Here,
}

/// What comes over a socket of the desk, from a caller of this kind.
#[derive(Debug)]
pub enum Incoming<Caller> {
    /// He has come.
    Knock(Hello, Caller),
    /// A line, of the caller of this number, and how much its answer is to say.
    Line(u64, String, Option<String>),
    /// He is there.
    Here(u64),
    /// He is gone, or was cut off.
    Gone(u64),
}

/// Why a guest is turned away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum TurnedAway {
    /// The desk speaks another version of the messages.
    Version,
    /// Somebody sits there already.
    Taken,
    /// The voice cannot be had.
    Voice,
    /// The game was never whole on the disk.
    Unreadable,
}

impl TurnedAway {
    /// The name under which the voices tell why.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// An answer that is for one guest alone, in his voice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuestReply {
    /// "answered", "refused" or "notice".
    pub kind: String,
    /// What it is about, or the reason.
    pub about: String,
    /// The sentences.
    pub sentence: String,
    /// What in them is in the language of the Laws' names and not in that of the voice, in its order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub announced: Vec<String>,
    /// The same in one line of a Braille display.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brief: Option<String>,
}

/// What the desk says.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "message", rename_all = "snake_case")]
pub enum FromDesk {
    /// The guest sits down: this is the game.
    Welcome {
        /// The version of the messages.
        ansage: u32,
        /// The game's number in the library.
        game: i64,
        /// Its time.
        #[serde(flatten)]
        now: TimeReading,
        /// All that was kept of it.
        events: Vec<Record>,
    },
    /// The guest does not sit down; nothing follows.
    TurnedAway {
        /// Why.
        why: TurnedAway,
    },
    /// This happened, and is told in one breath.
    Happened {
        /// The game's time.
        #[serde(flatten)]
        now: TimeReading,
        /// What was kept.
        events: Vec<Record>,
    },
    /// The guest's line was heard; what followed for all has been told.
    Heard {
        /// The game's time.
        #[serde(flatten)]
        now: TimeReading,
        /// What follows for him alone.
        answers: Vec<GuestReply>,
        /// Whether his next line is asked for in confidence: nobody is to see it while it is typed.
        confidential: bool,
    },
    /// The game's time, where it is not what the guest takes it for.
    Time {
        /// The time.
        #[serde(flatten)]
        now: TimeReading,
    },
    /// Whether the guest still is.
    There,
    /// The desk has been left; nothing follows.
    Farewell {
        /// Whether the game is kept there. A desk of an earlier version did not say.
        #[serde(default = "yes")]
        kept: bool,
    },
}

fn yes() -> bool {
    true
}

/// The next message; `None` at the end.
///
/// # Errors
/// The line fails, is longer than that, or is no such message.
#[cfg(unix)]
pub fn next<M: DeserializeOwned>(input: &mut impl BufRead, longest: u64) -> io::Result<Option<M>> {
    let mut line = Vec::new();
    input.take(longest).read_until(b'\n', &mut line)?;
    match line.last() {
        None => Ok(None),
        Some(b'\n') => Ok(Some(serde_json::from_slice(&line)?)),
        Some(_) => Err(io::ErrorKind::InvalidData.into()),
    }
}

/// A message as it goes over the line.
#[cfg(unix)]
pub fn written(message: &impl Serialize) -> Option<String> {
    let mut text = serde_json::to_string(message).ok()?;
    text.push('\n');
    Some(text)
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Event, PlayEvent};

    fn there_and_back(message: &FromDesk) {
        let text = written(message).unwrap();
        assert_eq!(text.matches('\n').count(), 1);
        assert_eq!(next::<FromDesk>(&mut text.as_bytes(), LONGEST_OF_DESK).unwrap().as_ref(), Some(message));
    }

    #[test]
    fn messages_are_read_as_they_are_written() {
        let now = TimeReading { at_ms: 12, stands: true };
        let events = vec![Record { seq: 2, at_ms: 5, event: Event::Play(PlayEvent::Resumed) }];
        there_and_back(&FromDesk::Welcome { ansage: VERSION, game: 3, now, events: events.clone() });
        there_and_back(&FromDesk::Happened { now, events });
        let (kind, about, brief) = ("refused".into(), "over".into(), Some("Ä".into()));
        let answer = GuestReply { kind, about, sentence: "Ä \n \"".into(), brief, announced: Vec::new() };
        there_and_back(&FromDesk::Heard { now, answers: vec![answer], confidential: false });
        there_and_back(&FromDesk::TurnedAway { why: TurnedAway::Taken });
        there_and_back(&FromDesk::Time { now });
    }

    #[test]
    fn what_is_no_message_is_told_from_the_end() {
        let read = |text: &[u8]| next::<FromGuest>(&mut &*text, 40).map(|message| message.is_some());
        assert!(matches!(read(b""), Ok(false)));
        assert!(matches!(read(b"{\"message\":\"here\"}\n"), Ok(true)));
        for garbage in [
            &b"\n"[..],
            b"GET / HTTP/1.1\r\n",
            b"\xff\xfe\n",
            b"{\"message\":\"here\"}",
            b"{\"message\":\"farewell\"}\n",
            &[b'x'; 100],
            &[b'['; 39],
        ] {
            assert!(read(garbage).is_err(), "{garbage:?}");
        }
    }
}
