//! What lines in anybody's words are compared with, in each voice in which one is heard; learned when it is first wanted.

use std::cell::RefCell;
use std::rc::Rc;

use super::voices::phrase_book;
use crate::hear::Recogniser;
use crate::voice::Voice;

#[derive(Default)]
pub(super) struct Recognisers(RefCell<Vec<(String, Rc<Recogniser>)>>);

impl Recognisers {
    /// That of this voice.
    pub(super) fn of(&self, voice: &Voice) -> Rc<Recogniser> {
        if let Some((_, known)) = self.0.borrow().iter().find(|(tag, _)| tag == voice.tag()) {
            return Rc::clone(known);
        }
        let made = Rc::new(Recogniser::new(phrase_book(voice)));
        self.0.borrow_mut().push((voice.tag().to_owned(), Rc::clone(&made)));
        made
    }
}
