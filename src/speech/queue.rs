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
    /// It is of the game and must be heard: where somebody who is heard cuts it off, it is said again.
    pub(super) lasts: bool,
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
pub(super) struct Queue {
    waiting: VecDeque<Queued>,
    /// What must be heard and was cut off, in the order in which it was said. It comes before the next text.
    cut: VecDeque<Queued>,
}

impl Queue {
    /// Takes a text in, behind what was cut off; `busy` while another is being spoken.
    pub(super) fn push(&mut self, text: Queued, busy: bool) {
        // What is said once more is not said twice.
        self.cut.retain(|cut| cut.utterance.parts() != text.utterance.parts());
        self.say_again(text.priority(), (text.rate, text.volume));
        self.take_in(text, busy);
    }

    /// What was cut off is to be said now, no later than what is so urgent, at this rate and this volume.
    pub(super) fn say_again(&mut self, urgent: Priority, (rate, volume): (Rate, Volume)) {
        for mut text in std::mem::take(&mut self.cut) {
            text.utterance.priority = text.priority().min(urgent);
            (text.rate, text.volume) = (rate, volume);
            self.take_in(text, false);
        }
    }

    /// Somebody is heard: nothing of what the backend has and of what waits is spoken, and what must be heard is set
    /// aside.
    pub(super) fn cut_off(&mut self, taken: impl IntoIterator<Item = Queued>) {
        let all = taken.into_iter().chain(std::mem::take(&mut self.waiting));
        self.cut.extend(all.filter(|text| text.lasts));
        forget_old(&mut self.cut);
    }

    fn take_in(&mut self, text: Queued, busy: bool) {
        match text.priority() {
            Priority::Important => self.drop_all(|other| other == Priority::Notification),
            Priority::Message | Priority::Text => {
                self.drop_all(|other| matches!(other, Priority::Text | Priority::Notification));
            }
            Priority::Notification if busy || !self.waiting.is_empty() => return,
            Priority::Notification => {}
            // The last of a row stays until nothing else is to be spoken.
            Priority::Progress => {
                self.drop_all(|other| matches!(other, Priority::Progress | Priority::Notification));
            }
        }
        let place = self.waiting.partition_point(|other| other.priority() <= text.priority());
        self.waiting.insert(place, text);
    }

    /// Puts back what was lost, before all of its kind.
    pub(super) fn put_back(&mut self, text: Queued) {
        let newer = |priority| self.waiting.iter().any(|other| other.priority() == priority);
        let outdated = match text.priority() {
            Priority::Important | Priority::Message => false,
            Priority::Text => newer(Priority::Text) || newer(Priority::Message),
            Priority::Notification => !self.waiting.is_empty(),
            Priority::Progress => newer(Priority::Progress),
        };
        if !outdated {
            let place = self.waiting.partition_point(|other| other.priority() < text.priority());
            self.waiting.insert(place, text);
        }
    }

    fn drop_all(&mut self, which: impl Fn(Priority) -> bool) {
        self.waiting.retain(|text| !which(text.priority()));
    }

    /// Forgets the oldest where nobody speaks: the first sentence after that must not be an old one of many.
    pub(super) fn forget_old(&mut self) {
        forget_old(&mut self.waiting);
    }

    pub(super) fn first(&self) -> Option<&Queued> {
        self.waiting.front()
    }

    pub(super) fn pop(&mut self) -> Option<Queued> {
        self.waiting.pop_front()
    }

    pub(super) fn clear(&mut self) {
        self.waiting.clear();
        self.cut.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }
}

fn forget_old(texts: &mut VecDeque<Queued>) {
    while texts.len() > UNHEARD {
        let ordinary = texts.iter().position(|text| text.priority() != Priority::Important);
        texts.remove(ordinary.unwrap_or(0));
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
        Queued {
            utterance,
            rate: Rate::USUAL,
            volume: Volume::USUAL,
            again: false,
            lasts: priority <= Message,
        }
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

    /// What is spoken after a text was cut off and these came.
    fn spoken_behind(cut: (&str, Priority), texts: &[(&str, Priority)]) -> Vec<String> {
        let mut queue = Queue::default();
        queue.cut_off([queued(cut.0, cut.1)]);
        assert!(queue.is_empty());
        for (text, priority) in texts {
            queue.push(queued(text, *priority), false);
        }
        left(&mut queue)
    }

    #[test]
    fn what_was_cut_off_comes_before_the_next_text_however_urgent_that_is() {
        for (next, priority) in [("Blättchen", Important), ("Zeit", Message), ("a", Text)] {
            assert_eq!(spoken_behind(("e fünf", Message), &[(next, priority)]), ["e fünf", next]);
        }
        assert_eq!(spoken_behind(("e fünf", Message), &[]), Vec::<String>::new());
        assert_eq!(spoken_behind(("a", Text), &[("b", Text)]), ["b"]);
    }

    #[test]
    fn what_was_cut_off_is_said_once_by_whatever_way_it_comes() {
        assert_eq!(spoken_behind(("e fünf", Important), &[("e fünf", Message)]), ["e fünf"]);
        let mut queue = Queue::default();
        queue.cut_off([queued("e fünf", Message)]);
        queue.say_again(Progress, (Rate::USUAL, Volume::USUAL));
        queue.push(queued("Zeit", Message), false);
        assert_eq!(left(&mut queue), ["e fünf", "Zeit"]);
        // Cut off again, also what only waited for its turn, it comes again.
        queue.push(queued("d fünf", Message), true);
        queue.cut_off([queued("e fünf", Message)]);
        queue.cut_off([]);
        queue.push(queued("Zeit", Message), false);
        assert_eq!(left(&mut queue), ["e fünf", "d fünf", "Zeit"]);
        queue.cut_off([queued("e fünf", Message)]);
        queue.clear();
        queue.push(queued("Zeit", Message), false);
        assert_eq!(left(&mut queue), ["Zeit"]);
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
