//! Earcons: short tones that say what kind of thing has happened, always beside words and never instead of them.
//!
//! What each sounds like stands in one table and is made when it is needed; a program of the system's sound server
//! plays it. Nobody waits for that: [`Sounds::play`] returns at once, and a player that hangs is left alone.

mod earcon;
mod player;
mod tone;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

pub use earcon::Earcon;
pub use tone::{HERTZ, samples};

use player::Player;

/// A second tone waits for the first; more than that would be heard when it is of no use any more.
const WAITING: usize = 1;

/// The tones of one terminal. They end with it.
#[derive(Debug)]
pub struct Sounds {
    earcons: SyncSender<Earcon>,
    deaf: Arc<AtomicBool>,
}

impl Sounds {
    /// Ready to play on the sound server's own choice of sink, or on the one of this name.
    pub fn new(sink: Option<&str>) -> Sounds {
        let mut players = player::all(sink);
        let deaf = Arc::new(AtomicBool::new(players.is_empty()));
        let (earcons, inbox) = mpsc::sync_channel(WAITING);
        let told = Arc::clone(&deaf);
        let thread = thread::Builder::new().name("earcons".to_owned()).spawn(move || {
            while let Ok(earcon) = inbox.recv() {
                // What cannot play now will not do so later.
                while players.first().is_some_and(|player: &Player| !player.play(earcon)) {
                    players.remove(0);
                }
                if players.is_empty() {
                    told.store(true, Ordering::Relaxed);
                    return;
                }
            }
        });
        if thread.is_err() {
            deaf.store(true, Ordering::Relaxed);
        }
        Sounds { earcons, deaf }
    }

    /// Plays a tone, without waiting for it. Whether there is anything to play it: where there is not, the bell of the
    /// terminal may stand in.
    pub fn play(&self, earcon: Earcon) -> bool {
        if self.deaf.load(Ordering::Relaxed) {
            return false;
        }
        // One that finds no place is dropped.
        let _ = self.earcons.try_send(earcon);
        true
    }
}
