//! What a guest at a second terminal says, as the desk's loop wakes for it.

use super::voices::{choose_letters, choose_voice};
use crate::voice::Voice;
use crate::wire::{Caller, FromSocket, Hello};

/// What a guest says, with what takes long done already.
pub enum GuestLine {
    /// One has come, with his voice; without, if it cannot be had.
    Knock(Hello, Caller, Option<Box<Voice>>),
    /// Anything else.
    Says(FromSocket),
}

impl std::fmt::Debug for GuestLine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            GuestLine::Knock(hello, ..) => f.debug_tuple("Knock").field(hello).finish(),
            GuestLine::Says(heard) => f.debug_tuple("Says").field(heard).finish(),
        }
    }
}

impl From<FromSocket> for GuestLine {
    /// Reads the voice, which may take a while.
    fn from(heard: FromSocket) -> GuestLine {
        match heard {
            FromSocket::Knock(hello, caller) => {
                let voice = voice_of(&hello).map(Box::new);
                GuestLine::Knock(hello, caller, voice)
            }
            heard => GuestLine::Says(heard),
        }
    }
}

fn voice_of(hello: &Hello) -> Option<Voice> {
    let voice = choose_voice(Some(&hello.voice)).ok()?;
    match choose_letters(hello.letters.as_deref(), &voice).ok()? {
        Some(letters) => Some(voice.with_letters(&letters)),
        None => Some(voice),
    }
}
