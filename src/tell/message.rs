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
    /// The same with what is in another language [marked](crate::voice::parted).
    marked: String,
    /// What is spoken of it, where that is not all.
    at_once: Option<String>,
}

impl Message {
    /// Of sentences as they are composed, with or without marks.
    pub fn new(sentences: String, priority: Priority) -> Message {
        Message { text: unmarked(&sentences), priority, marked: sentences, at_once: None }
    }

    /// With this printed behind it that nobody is to listen to: a command line.
    pub(crate) fn with_printed(mut self, printed: &str) -> Message {
        self.text = format!("{} {printed}", self.text);
        self
    }

    /// Of which only this is spoken, marked like the whole.
    pub(crate) fn spoken_as(self, at_once: String) -> Message {
        Message { at_once: Some(at_once), ..self }
    }

    /// What is spoken of it, [marked](crate::voice::parted).
    pub fn spoken(&self) -> &str {
        self.at_once.as_ref().unwrap_or(&self.marked)
    }

    /// The text as it was composed, for whoever says it again.
    pub fn marked(&self) -> &str {
        &self.marked
    }
}
