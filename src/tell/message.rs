//! A line to say and to show.

use crate::speech::Priority;
use crate::voice::unmarked;

/// A line to say and to show.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// One or more whole sentences.
    pub text: String,
    /// How it is spoken.
    pub priority: Priority,
    /// Whether it is of the game and has to be heard: cut off by what somebody types, it is spoken again.
    pub lasts: bool,
    /// The same with what is in another language [marked](crate::voice::parted).
    marked: String,
    /// What is spoken of it, with what tells of the rest, and where that rest begins; nothing where all is spoken.
    at_once: Option<(String, usize)>,
}

impl Message {
    /// Of sentences as they are composed, with or without marks.
    pub fn new(sentences: String, priority: Priority) -> Message {
        let lasts = priority == Priority::Important;
        Message { text: unmarked(&sentences), priority, lasts, marked: sentences, at_once: None }
    }

    /// Has to be heard whoever is told it.
    pub(crate) fn lasting(self) -> Message {
        Message { lasts: true, ..self }
    }

    /// With this printed behind it that nobody is to listen to: a command line.
    pub(crate) fn with_printed(mut self, printed: &str) -> Message {
        self.text = format!("{} {printed}", self.text);
        self
    }

    /// Of which only this is spoken, marked like the whole, which is so much of it.
    pub(crate) fn spoken_as(self, at_once: (String, usize)) -> Message {
        Message { at_once: Some(at_once), ..self }
    }

    /// Of which no more is printed than is spoken at once.
    pub(crate) fn printed_as_spoken(self) -> Message {
        Message { text: unmarked(self.spoken()), ..self }
    }

    /// What is spoken of it, [marked](crate::voice::parted).
    pub fn spoken(&self) -> &str {
        self.at_once.as_ref().map_or(&self.marked, |(spoken, _)| spoken)
    }

    /// How many bytes of the text as it was composed are spoken.
    pub(crate) fn spoken_to(&self) -> usize {
        self.at_once.as_ref().map_or(self.marked.len(), |(_, to)| *to)
    }

    /// The text as it was composed, for whoever says it again.
    pub fn marked(&self) -> &str {
        &self.marked
    }
}
