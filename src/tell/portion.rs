//! A long text in portions: what is spoken at once, and the rest when more is asked for.

use super::help::AT_ONCE;
use super::message::Message;
use super::phrasing::Phrasing;
use crate::voice::Id;

/// How much is spoken at once, in words as they are heard: "e4" is two, "9.5.3" five.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Portion {
    /// An answer: twenty-five, and of a longer one twenty with what tells of the rest.
    Answer,
    /// Help: three sentences, where they are no longer than an answer. It is printed so too.
    Help,
    /// What nobody asked for: twelve, with what tells of the rest. A sentence is never cut.
    Unasked,
}

/// A portion of an answer is no shorter for the sake of whole sentences.
const LEAST: usize = 8;

impl Portion {
    /// So many words are spoken as they are.
    pub fn most(self) -> usize {
        match self {
            Portion::Answer | Portion::Help => 25,
            Portion::Unasked => 12,
        }
    }

    /// Of more so many at once.
    fn at_once(self) -> usize {
        match self {
            Portion::Answer => 20,
            Portion::Help => 24,
            Portion::Unasked => 11,
        }
    }

    /// What tells of the rest.
    fn hint(self) -> Id {
        match self {
            Portion::Answer => Id::MORE_FOLLOWS,
            Portion::Help | Portion::Unasked => Id::MORE_THERE,
        }
    }

    /// What of a text is spoken first, and what is left: cut behind a sentence, or in an answer else between the items
    /// of a list. An item is never cut, however long it is. `heard` counts the words that are heard of a written one.
    ///
    /// ```
    /// use ansage::tell::Portion;
    ///
    /// let cut = |portion: Portion, text| portion.first(text, |_| 1);
    /// assert_eq!(cut(Portion::Answer, "Boards agree. White to move."), ("Boards agree. White to move.", ""));
    /// let items = "Moves: ".to_owned() + &["e four"; 15].join("; ");
    /// let (first, rest) = Portion::Answer.first(&items, |_| 1);
    /// assert!(first.ends_with(';') && first.split(' ').count() <= 20);
    /// assert_eq!(format!("{first} {rest}"), items);
    /// let long = "One two three four five six. One two three four five six seven.";
    /// assert_eq!(cut(Portion::Unasked, long).0, "One two three four five six.");
    /// ```
    pub fn first(self, text: &str, heard: impl Fn(&str) -> usize) -> (&str, &str) {
        let words = || text.split(' ').map(&heard);
        if words().sum::<usize>() <= self.most() {
            return (text, "");
        }
        // Where it may be cut: the better a sign parts, the better.
        let mut best: Option<(usize, usize)> = None;
        let (mut count, mut sentences) = (0, 0);
        for (words, (at, _)) in words().zip(text.match_indices(' ')) {
            count += words;
            if best.is_some() && (count > self.at_once() || self == Portion::Help && sentences == AT_ONCE) {
                break;
            }
            sentences += usize::from(text[..at].ends_with(['.', '?', '!']));
            let parts = match text[..at].chars().next_back() {
                Some('.' | '?' | '!') => 3,
                Some(';') if self != Portion::Unasked => 2,
                Some(',' | ':') if self != Portion::Unasked => 1,
                _ => continue,
            };
            let parts = if count < LEAST && self == Portion::Answer { 0 } else { parts };
            if best.is_none_or(|(_, before)| parts >= before) {
                best = Some((at, parts));
            }
        }
        best.map_or((text, ""), |(at, _)| (&text[..at], &text[at + 1..]))
    }

    /// What of a text is spoken first, with what tells of the rest; and that rest.
    pub(crate) fn spoken<'t>(self, text: &'t str, phrasing: &Phrasing<'_>) -> (String, &'t str) {
        match self.first(text, |word| phrasing.words_heard(word)) {
            (first, "") => (first.to_owned(), ""),
            (first, rest) => (format!("{first} {}", phrasing.say(self.hint())), rest),
        }
    }

    /// The message with what is spoken of it at once, where one hears it in portions.
    pub(crate) fn of(self, message: Message, phrasing: &Phrasing<'_>) -> Message {
        if !phrasing.is_in_portions() {
            return message;
        }
        let (spoken, rest) = self.spoken(message.marked(), phrasing);
        if rest.is_empty() {
            return message;
        }
        let spoken = (spoken, message.marked().len() - rest.len());
        let message = message.spoken_as(spoken);
        if self == Portion::Help { message.printed_as_spoken() } else { message }
    }
}
