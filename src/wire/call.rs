//! The guest's end: a connection to the desk of a game.

use std::io::{self, BufReader, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::thread;
use std::time::Duration;

use super::message::{FromDesk, FromGuest, Hello, LONGEST_OF_DESK, next, written};
use super::rendezvous::Rendezvous;

/// How long a desk may take to read what a guest says before it is taken for gone.
const PATIENCE: Duration = Duration::from_secs(10);

/// A connection. Dropping it ends it.
#[derive(Debug)]
pub struct GuestLink {
    stream: UnixStream,
}

fn reach(meeting: &Rendezvous) -> io::Result<UnixStream> {
    meeting.is_own()?;
    UnixStream::connect(meeting.reach()?.path())
}

/// Whether a desk is there to be called.
pub fn is_there(meeting: &Rendezvous) -> bool {
    reach(meeting).is_ok()
}

/// Calls the desk. `hear` is called on a thread of its own with everything it says, and with `None` when the
/// connection has ended.
///
/// # Errors
/// Nobody is there.
pub fn call(
    meeting: &Rendezvous,
    hello: &Hello,
    hear: impl Fn(Option<FromDesk>) + Send + 'static,
) -> io::Result<GuestLink> {
    let stream = reach(meeting)?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let line = GuestLink { stream: stream.try_clone()? };
    line.say(&FromGuest::Hello(hello.clone()))?;
    thread::Builder::new().name("desk".to_owned()).spawn(move || {
        let answering = GuestLink { stream };
        let Ok(input) = answering.stream.try_clone() else { return hear(None) };
        let mut input = BufReader::new(input);
        loop {
            match next(&mut input, LONGEST_OF_DESK) {
                Ok(Some(FromDesk::There)) => {
                    let _ = answering.say(&FromGuest::Here);
                }
                Ok(Some(message)) => hear(Some(message)),
                Ok(None) => return hear(None),
                Err(error) => {
                    tracing::warn!(%error, "the desk was not understood");
                    return hear(None);
                }
            }
        }
    })?;
    Ok(line)
}

impl GuestLink {
    /// Says something.
    pub fn say(&self, message: &FromGuest) -> io::Result<()> {
        let text = written(message).ok_or(io::ErrorKind::InvalidInput)?;
        (&self.stream).write_all(text.as_bytes())
    }
}

impl Drop for GuestLink {
    fn drop(&mut self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }
}
