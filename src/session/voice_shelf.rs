//! The voices that somebody has come with or asked for since a desk was opened.

use std::cell::OnceCell;

use crate::voice::Voice;

/// The voices beside that of the desk. None is put away before the session ends, and none is there twice.
#[derive(Default)]
pub struct VoiceShelf(OnceCell<Box<Shelved>>);

struct Shelved {
    /// The tag of the voice, and that of the one whose letters stand for pieces.
    key: (String, Option<String>),
    voice: Voice,
    next: VoiceShelf,
}

impl VoiceShelf {
    /// Puts a voice there with the letters of this other one; the one that stands there already, where one does.
    pub(crate) fn put(&self, letters: Option<&str>, voice: Voice) -> &Voice {
        let key = (voice.tag().to_owned(), letters.map(str::to_owned));
        let mut place = self;
        while let Some(found) = place.0.get() {
            if found.key == key {
                return &found.voice;
            }
            place = &found.next;
        }
        &place.0.get_or_init(|| Box::new(Shelved { key, voice, next: VoiceShelf::default() })).voice
    }
}
