//! What happens in a game, as it is kept: eight families, each with a file of its own here, where it is taken in and
//! where it is told.
//!
//! The names and fields are a contract (`docs/events.md`): a library written today is read by every later
//! version. Moves are in coordinates (`e2e4`, `e7e8q`, castling as the king's two squares, and
//! in Chess960 as the king's square and its rook's), squares and pieces as in FEN. Nothing that follows from earlier events is kept again.
//!
//! In every event `by` is who said, reported or did it, and `color`, `board` or `score` the player it is about; only where
//! a field is more than that its documentation says what.

mod adjournment;
mod boards;
mod clock;
mod draw;
mod hands;
mod parts;
mod play;
mod ruling;
mod scores;

use std::fmt;

use serde::de::value::MapDeserializer;
use serde::de::{DeserializeOwned, Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use shakmaty::Color;
use strum::VariantNames;

use super::Setup;
use super::as_text::is_about_a_word;
use crate::laws::Millis;
pub use adjournment::AdjournmentEvent;
pub use boards::BoardEvent;
pub use clock::ClockEvent;
pub use draw::DrawEvent;
pub use hands::HandsEvent;
pub use parts::{Actor, CorrectedMove, DifferingSquare, SquareContents};
pub use play::PlayEvent;
pub use ruling::RulingEvent;
pub use scores::ScoreEvent;

/// What happens in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Event {
    /// The game itself: its moves, and its end.
    Play(PlayEvent),
    /// D.2.9 — the boards and the scores, held against each other.
    Boards(BoardEvent),
    /// 5.2.3, 9, III — draws offered, agreed and claimed.
    Draw(DrawEvent),
    /// 6.10.2, 12.9 — what the arbiter does to the clock.
    Clock(ClockEvent),
    /// 4, D.2.2, D.2.3 — what hands have done.
    Hands(HandsEvent),
    /// 6.11, 7, 12 — rulings and irregularities, and what is noted.
    Ruling(RulingEvent),
    /// 6.7, I — presence and adjournment.
    Adjournment(AdjournmentEvent),
    /// 8 — how the scoresheets are kept, and that they are signed.
    Scores(ScoreEvent),
    /// An event of a known name in which a word cannot be read, as only a damaged record has: its fields in their order.
    /// It changes nothing in a game, and is written as it was read.
    #[serde(serialize_with = "as_it_was")]
    Damaged(Vec<(String, Value)>),
}

/// An event with its place in the record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// From 1, without gaps.
    pub seq: u64,
    /// Milliseconds since the game was opened, without those in which no program ran.
    pub at_ms: Millis,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

type Fields = [(String, Value)];

/// The names of each family, and how it is read.
type Family = (&'static [&'static str], fn(&Fields) -> serde_json::Result<Event>);

macro_rules! families {
    ($($variant:ident($family:ident)),*) => {
        const FAMILIES: &[Family] =
            &[$(($family::VARIANTS, |fields| read(fields).map(Event::$variant))),*];

        $(impl From<$family> for Event {
            fn from(event: $family) -> Event {
                Event::$variant(event)
            }
        })*
    };
}

families!(
    Play(PlayEvent),
    Boards(BoardEvent),
    Draw(DrawEvent),
    Clock(ClockEvent),
    Hands(HandsEvent),
    Ruling(RulingEvent),
    Adjournment(AdjournmentEvent),
    Scores(ScoreEvent)
);

fn read<T: DeserializeOwned>(fields: &Fields) -> serde_json::Result<T> {
    T::deserialize(MapDeserializer::new(fields.iter().map(|(name, value)| (name.as_str(), value))))
}

fn as_it_was<S: Serializer>(fields: &Fields, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(fields.iter().map(|(name, value)| (name, value)))
}

impl Event {
    /// The names of all events, as they are kept.
    pub fn names() -> impl Iterator<Item = &'static str> {
        FAMILIES.iter().flat_map(|(names, _)| *names).copied()
    }

    /// The game was opened.
    pub fn opened(setup: Setup) -> Event {
        Event::Play(PlayEvent::Opened(Box::new(setup)))
    }

    /// 6.2.1 — this player's move is completed by the press of the clock.
    pub fn pressed(color: Color, by: Actor) -> Event {
        Event::Play(PlayEvent::Completed { color, pressed: true, by: Some(by) })
    }

    /// 6.2.1 — this player's move is completed, and nobody pressed.
    pub fn completed(color: Color) -> Event {
        Event::Play(PlayEvent::Completed { color, pressed: false, by: None })
    }

    /// The same, and who pressed the clock for it; what no clock is pressed for stays as it is.
    pub(super) fn pressed_by(mut self, who: Actor) -> Event {
        if let Event::Play(PlayEvent::Completed { by, pressed: true, .. })
        | Event::Ruling(RulingEvent::IllegalCompleted { by, .. }) = &mut self
        {
            *by = Some(who);
        }
        self
    }
}

impl<'de> Deserialize<'de> for Event {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Event, D::Error> {
        let fields = deserializer.deserialize_map(OrderedFields)?;
        let name = fields.iter().find(|(name, _)| name == "event").and_then(|(_, value)| value.as_str());
        let name = name.ok_or_else(|| D::Error::missing_field("event"))?;
        let family = FAMILIES.iter().find(|(names, _)| names.contains(&name));
        let (_, read) = family.ok_or_else(|| D::Error::custom(format_args!("no event: {name}")))?;
        match read(&fields) {
            Err(fault) if is_about_a_word(&fault) => Ok(Event::Damaged(fields)),
            read => read.map_err(D::Error::custom),
        }
    }
}

/// Reads the fields of an object in their order.
struct OrderedFields;

impl<'de> Visitor<'de> for OrderedFields {
    type Value = Vec<(String, Value)>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an event")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Self::Value, A::Error> {
        let mut fields = Vec::new();
        while let Some(field) = object.next_entry()? {
            fields.push(field);
        }
        Ok(fields)
    }
}
