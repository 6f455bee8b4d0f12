//! What was said, so that it can be heard again.

use std::collections::VecDeque;

use crate::tell::first_portion;

/// How many messages are kept.
const KEPT: usize = 100;

/// A message as it was composed, and its line on a Braille display.
type Remembered = (String, String);

/// The messages of a session, and which of them was heard again last.
#[derive(Debug, Clone, Default)]
pub(super) struct Memory {
    said: VecDeque<Remembered>,
    /// How many messages before the newest one.
    back: usize,
    /// How much of the one heard last has been spoken, in portions more than the first.
    portions: usize,
}

impl Memory {
    /// Something new was said.
    pub(super) fn push(&mut self, said: String, brief: String) {
        self.begin_again();
        if said.is_empty() {
            return;
        }
        if self.said.len() == KEPT {
            self.said.pop_front();
        }
        self.said.push_back((said, brief));
    }

    /// The newest message is the one heard last.
    pub(super) fn begin_again(&mut self) {
        (self.back, self.portions) = (0, 0);
    }

    /// What is left of the message heard last, without as many portions as have been spoken; asked again it is one
    /// portion less.
    pub(super) fn more(&mut self) -> Option<Remembered> {
        let (said, brief) = self.here()?;
        let mut rest = said.as_str();
        for _ in 0..=self.portions {
            rest = first_portion(rest).1;
        }
        let found = (!rest.is_empty()).then(|| (rest.to_owned(), brief.clone()));
        self.portions += usize::from(found.is_some());
        found
    }

    /// The newest message.
    pub(super) fn last(&self) -> Option<&Remembered> {
        self.said.back()
    }

    /// The message before the one heard last; `None` where nothing was said before.
    pub(super) fn earlier(&mut self) -> Option<&Remembered> {
        if self.back + 1 >= self.said.len() {
            return None;
        }
        (self.back, self.portions) = (self.back + 1, 0);
        self.here()
    }

    /// The message after the one heard last; `None` where nothing was said after.
    pub(super) fn later(&mut self) -> Option<&Remembered> {
        (self.back, self.portions) = (self.back.checked_sub(1)?, 0);
        self.here()
    }

    fn here(&self) -> Option<&Remembered> {
        self.said.iter().rev().nth(self.back)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(heard: Option<&Remembered>) -> Option<&str> {
        heard.map(|(said, brief)| {
            assert_eq!(brief, &format!("{said}."));
            said.as_str()
        })
    }

    fn push(memory: &mut Memory, said: &str) {
        memory.push(said.to_owned(), format!("{said}."));
    }

    #[test]
    fn messages_are_heard_backwards_and_forwards_to_both_ends() {
        let mut memory = Memory::default();
        assert_eq!(memory.last(), None);
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
        assert_eq!(told(memory.last()), Some("neu"));
        assert_eq!(told(memory.earlier()), Some("199"));
        assert_eq!(std::iter::from_fn(|| memory.earlier().cloned()).count(), KEPT - 2);
    }
}
