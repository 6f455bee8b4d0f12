//! What waits to be spoken, in the order and with the meaning of the priorities of SSIP, for every backend alike.

use std::collections::VecDeque;

use super::spoken_text::SpokenText;
use super::{Priority, Rate, Volume};

/// How many texts are kept while nobody is there to speak them.
const UNHEARD: usize = 8;

/// A text with the rate and the volume it is to be spoken at: it keeps them through the queue and from one backend to
/// the next, so that no backend needs to be told of them before a text needs it.
#[derive(Clone, Debug)]
pub(super) struct Queued {
    pub(super) utterance: SpokenText,
    pub(super) rate: Rate,
    pub(super) volume: Volume,
    /// It was lost after a backend had taken it. It is not said a third time.
    pub(super) again: bool,
}

impl Queued {
    pub(super) fn priority(&self) -> Priority {
        self.utterance.priority
    }

    /// Whether it may never be dropped.
    pub(super) fn is_kept(&self) -> bool {
        self.priority() <= Priority::Message
    }
}

/// Whether a text may cut off one that is being spoken: what is never dropped is not cut off either.
pub(super) fn cuts_off(new: Priority, spoken: Priority) -> bool {
    spoken >= Priority::Text && new <= Priority::Text
}

#[derive(Debug, Default)]
pub(super) struct Queue(VecDeque<Queued>);

impl Queue {
    /// Takes a text in; `busy` while another is being spoken.
    pub(super) fn push(&mut self, text: Queued, busy: bool) {
        match text.priority() {
            Priority::Important => self.drop_all(|other| other == Priority::Notification),
            Priority::Message | Priority::Text => {
                self.drop_all(|other| matches!(other, Priority::Text | Priority::Notification));
            }
            Priority::Notification if busy || !self.0.is_empty() => return,
            Priority::Notification => {}
            // The last of a row stays until nothing else is to be spoken.
            Priority::Progress => {
                self.drop_all(|other| matches!(other, Priority::Progress | Priority::Notification));
            }
        }
        let place = self.0.partition_point(|other| other.priority() <= text.priority());
        self.0.insert(place, text);
    }

    /// Puts back what was lost, before all of its kind.
    pub(super) fn put_back(&mut self, text: Queued) {
        let newer = |priority| self.0.iter().any(|other| other.priority() == priority);
        let outdated = match text.priority() {
            Priority::Important | Priority::Message => false,
            Priority::Text => newer(Priority::Text) || newer(Priority::Message),
            Priority::Notification => !self.0.is_empty(),
            Priority::Progress => newer(Priority::Progress),
        };
        if !outdated {
            let place = self.0.partition_point(|other| other.priority() < text.priority());
            self.0.insert(place, text);
        }
    }

    fn drop_all(&mut self, which: impl Fn(Priority) -> bool) {
        self.0.retain(|text| !which(text.priority()));
    }

    /// Forgets the oldest where nobody speaks: the first sentence after that must not be an old one of many.
    pub(super) fn forget_old(&mut self) {
        while self.0.len() > UNHEARD {
            let ordinary = self.0.iter().position(|text| text.priority() != Priority::Important);
            self.0.remove(ordinary.unwrap_or(0));
        }
    }

    pub(super) fn first(&self) -> Option<&Queued> {
        self.0.front()
    }

    pub(super) fn pop(&mut self) -> Option<Queued> {
        self.0.pop_front()
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::SpokenPart;

    /// What is spoken of texts that all come while one is being spoken.
    fn spoken(texts: &[(&str, Priority)]) -> Vec<String> {
        let mut queue = Queue::default();
        for (text, priority) in texts {
            queue.push(queued(text, *priority), true);
        }
        left(&mut queue)
    }

    fn left(queue: &mut Queue) -> Vec<String> {
        std::iter::from_fn(|| queue.pop()).map(|text| text.utterance.text("").into_owned()).collect()
    }

    fn queued(text: &str, priority: Priority) -> Queued {
        let utterance = SpokenText::new(vec![SpokenPart::plain(text)], priority).unwrap();
        Queued { utterance, rate: Rate::USUAL, volume: Volume::USUAL, again: false }
    }

    use Priority::{Important, Message, Notification, Progress, Text};

    #[test]
    fn important_comes_first_and_in_its_order() {
        assert_eq!(
            spoken(&[("eins", Message), ("Matt", Important), ("zwei", Message), ("Remis", Important)]),
            ["Matt", "Remis", "eins", "zwei"]
        );
    }

    #[test]
    fn the_same_text_twice_is_spoken_twice() {
        assert_eq!(spoken(&[("e vier", Message), ("e vier", Message)]), ["e vier", "e vier"]);
        assert_eq!(spoken(&[("Matt", Important), ("Matt", Important)]), ["Matt", "Matt"]);
    }

    #[test]
    fn a_newer_text_replaces_an_older_one_and_a_message_drops_them() {
        assert_eq!(spoken(&[("a", Text), ("b", Text)]), ["b"]);
        assert_eq!(spoken(&[("a", Text), ("Zug", Message)]), ["Zug"]);
        assert_eq!(spoken(&[("Zug", Message), ("a", Text)]), ["Zug", "a"]);
        assert_eq!(spoken(&[("a", Text), ("Matt", Important)]), ["Matt", "a"]);
    }

    #[test]
    fn a_notification_is_only_for_silence_and_the_last_progress_stays() {
        assert_eq!(spoken(&[("Hinweis", Notification)]), Vec::<String>::new());
        assert_eq!(
            spoken(&[("1", Progress), ("Zug", Message), ("2", Progress), ("3", Progress)]),
            ["Zug", "3"]
        );
        let mut queue = Queue::default();
        queue.push(queued("Hinweis", Notification), false);
        assert!(!queue.is_empty());
        queue.push(queued("Zug", Message), false);
        assert_eq!(left(&mut queue), ["Zug"]);
    }

    #[test]
    fn what_nobody_speaks_is_bounded_and_the_important_stays() {
        let mut queue = Queue::default();
        queue.push(queued("Matt", Important), false);
        for number in 0..20 {
            queue.push(queued(&number.to_string(), Message), false);
        }
        queue.forget_old();
        assert_eq!(left(&mut queue), ["Matt", "13", "14", "15", "16", "17", "18", "19"]);
    }
}
