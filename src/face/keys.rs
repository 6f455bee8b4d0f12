//! The thread that waits for keys, pastes and new sizes.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;

use crossterm::event;

use super::returning::watch_for_return;
use crate::session::Wake;

/// Sends whatever the terminal reports, also that the program goes on after it was stopped, and at last that there is
/// no more.
pub fn listen(wake: Sender<Wake>) -> io::Result<()> {
    watch_for_return(&wake);
    let gone = KeysEnd(wake);
    thread::Builder::new().name("keys".to_owned()).spawn(move || {
        while let Ok(event) = event::read() {
            if gone.0.send(Wake::Terminal(event)).is_err() {
                return;
            }
        }
    })?;
    Ok(())
}

/// Without keys nobody could ever leave, so the end of this thread is the end of the session.
struct KeysEnd(Sender<Wake>);

impl Drop for KeysEnd {
    fn drop(&mut self) {
        let _ = self.0.send(Wake::End);
    }
}
