//! What lines in anybody's words are compared with, in each voice in which one is heard; learned when it is first wanted.

use std::cell::RefCell;
use std::rc::Rc;

use super::voices::phrase_book;
use crate::hear::{LessonRecogniser, Recogniser};
use crate::voice::Voice;

#[derive(Default)]
pub(super) struct Recognisers {
    of_desk: Learned<Recogniser>,
    of_lessons: Learned<LessonRecogniser>,
}

/// What is learned, by the tag of its voice.
struct Learned<T>(RefCell<Vec<(String, Rc<T>)>>);

impl<T> Default for Learned<T> {
    fn default() -> Learned<T> {
        Learned(RefCell::default())
    }
}

impl<T> Learned<T> {
    fn of(&self, voice: &Voice, learn: impl FnOnce() -> T) -> Rc<T> {
        if let Some((_, known)) = self.0.borrow().iter().find(|(tag, _)| tag == voice.tag()) {
            return Rc::clone(known);
        }
        let made = Rc::new(learn());
        self.0.borrow_mut().push((voice.tag().to_owned(), Rc::clone(&made)));
        made
    }
}

impl Recognisers {
    /// What may be asked at any desk, in this voice.
    pub(super) fn of(&self, voice: &Voice) -> Rc<Recogniser> {
        self.of_desk.of(voice, || Recogniser::new(phrase_book(voice)))
    }

    /// What may be asked of a lesson, in this voice.
    pub(super) fn of_lessons(&self, voice: &Voice) -> Rc<LessonRecogniser> {
        self.of_lessons.of(voice, || LessonRecogniser::new(voice.lexicon(), phrase_book(voice)))
    }
}
