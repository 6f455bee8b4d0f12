//! What was said, so that it can be heard again.

use std::collections::VecDeque;

use crate::tell::Message;

/// How many messages are kept.
const KEPT: usize = 100;

/// A message as it was composed, and its line on a Braille display.
type Remembered = (String, String);

/// What a message was about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum About {
    /// What happened in the game, or how it stands where one sits down.
    Game,
    /// An answer, or what the program does.
    Talk,
    /// That a line was not understood, or what it wants is not done.
    Error,
}

impl About {
    /// By the kind of what was told.
    pub(super) fn of(kind: &str) -> About {
        match kind {
            "event" => About::Game,
            "refused" => About::Error,
            _ => About::Talk,
        }
    }
}

/// The messages of a session, and which of them was heard again last.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory {
    said: VecDeque<(About, Remembered)>,
    /// How many messages before the newest one.
    back: usize,
    /// How many bytes of the one heard last have been spoken.
    spoken: usize,
}

impl Memory {
    /// Something new was said.
    pub(super) fn push(&mut self, about: About, said: &Message, brief: String) {
        (self.back, self.spoken) = (0, 0);
        if said.marked().is_empty() {
            return;
        }
        if self.said.len() == KEPT {
            self.said.pop_front();
        }
        self.said.push_back((about, (said.marked().to_owned(), brief)));
        self.spoken = said.spoken_to();
    }

    /// Whether the newest message is about that.
    pub(super) fn ends_in(&self, about: About) -> bool {
        self.said.back().is_some_and(|(newest, _)| *newest == about)
    }

    /// The newest message; behind an error the last thing of the game, or what was said before it where there is none.
    pub(super) fn again(&mut self) -> Option<&Remembered> {
        let back =
            |wanted: &dyn Fn(About) -> bool| self.said.iter().rev().position(|(about, _)| wanted(*about));
        let of_game = || back(&|about| about == About::Game).or_else(|| back(&|about| about != About::Error));
        (self.back, self.spoken) = (of_game().filter(|_| self.ends_in(About::Error)).unwrap_or(0), 0);
        self.here()
    }

    /// The same at a lesson, where nothing happens in a game: behind an error the newest that is none.
    pub(super) fn again_at_lesson(&mut self) -> Option<&Remembered> {
        let newest = self.said.iter().rev().position(|(about, _)| *about != About::Error);
        (self.back, self.spoken) = (newest.unwrap_or(0), 0);
        self.here()
    }

    /// Whether something is left of it.
    pub(super) fn has_more(&self) -> bool {
        let left = self.here().and_then(|(said, _)| said.get(self.spoken..));
        left.is_some_and(|left| !left.trim().is_empty())
    }

    /// What is left of the message heard last.
    pub(super) fn more(&mut self) -> Option<Remembered> {
        let (said, brief) = self.here()?;
        let left = said.get(self.spoken..)?;
        let rest = left.trim_start();
        let (found, gap) = ((rest.to_owned(), brief.clone()), left.len() - rest.len());
        self.spoken += gap;
        (!found.0.is_empty()).then_some(found)
    }

    /// So many bytes more of the message heard last have been spoken.
    pub(super) fn spoken(&mut self, bytes: usize) {
        self.spoken += bytes;
    }

    /// The message before the one heard last; `None` where nothing was said before.
    pub(super) fn earlier(&mut self) -> Option<&Remembered> {
        if self.back + 1 >= self.said.len() {
            return None;
        }
        (self.back, self.spoken) = (self.back + 1, 0);
        self.here()
    }

    /// The message after the one heard last; `None` where nothing was said after.
    pub(super) fn later(&mut self) -> Option<&Remembered> {
        (self.back, self.spoken) = (self.back.checked_sub(1)?, 0);
        self.here()
    }

    fn here(&self) -> Option<&Remembered> {
        self.said.iter().rev().nth(self.back).map(|(_, remembered)| remembered)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Priority;

    fn told(heard: Option<&Remembered>) -> Option<&str> {
        heard.map(|(said, brief)| {
            assert_eq!(brief, &format!("{said}."));
            said.as_str()
        })
    }

    fn push(memory: &mut Memory, said: &str) {
        push_of(memory, About::Talk, said);
    }

    fn push_of(memory: &mut Memory, about: About, said: &str) {
        memory.push(about, &Message::new(said.to_owned(), Priority::Message), format!("{said}."));
    }

    #[test]
    fn messages_are_heard_backwards_and_forwards_to_both_ends() {
        let mut memory = Memory::default();
        assert_eq!(memory.again(), None);
        assert_eq!(memory.earlier(), None);
        assert_eq!(memory.later(), None);
        for said in ["eins", "zwei", "drei"] {
            push(&mut memory, said);
        }
        assert_eq!(told(memory.earlier()), Some("zwei"));
        assert_eq!(told(memory.earlier()), Some("eins"));
        assert_eq!(memory.earlier(), None);
        assert_eq!(told(memory.later()), Some("zwei"));
        assert_eq!(told(memory.later()), Some("drei"));
        assert_eq!(memory.later(), None);
    }

    #[test]
    fn what_is_new_is_the_newest_again() {
        let mut memory = Memory::default();
        (0..2 * KEPT).for_each(|number| push(&mut memory, &number.to_string()));
        assert_eq!(told(memory.earlier()), Some("198"));
        push(&mut memory, "neu");
        assert_eq!(told(memory.again()), Some("neu"));
        assert_eq!(told(memory.earlier()), Some("199"));
        assert_eq!(std::iter::from_fn(|| memory.earlier().cloned()).count(), KEPT - 2);
    }

    #[test]
    fn behind_an_error_the_last_thing_of_the_game_is_heard_and_otherwise_the_newest() {
        let mut memory = Memory::default();
        push_of(&mut memory, About::Error, "was?");
        assert_eq!(told(memory.again()), Some("was?"));
        push(&mut memory, "Übungspartie");
        push_of(&mut memory, About::Error, "wie?");
        assert_eq!(told(memory.again()), Some("Übungspartie"));
        push_of(&mut memory, About::Game, "e fünf");
        push(&mut memory, "Zeit");
        assert_eq!(told(memory.again()), Some("Zeit"));
        push_of(&mut memory, About::Error, "nein");
        push_of(&mut memory, About::Error, "nein, nein");
        assert_eq!(told(memory.again()), Some("e fünf"));
        assert_eq!(told(memory.again_at_lesson()), Some("Zeit"));
        assert_eq!(told(memory.again()), Some("e fünf"));
        // The errors stand behind it.
        assert_eq!(told(memory.later()), Some("Zeit"));
        assert_eq!(told(memory.later()), Some("nein"));
    }
}
