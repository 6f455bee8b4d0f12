//! The desk's end: a socket that guests come to, and one caller for each of them.
//!
//! Every caller has a thread that reads and a thread that writes. What is told to him waits in a buffer that is
//! never waited for, and what he says in a few places that he alone fills.

use std::fs;
use std::io::{self, BufReader, Read, Write};
use std::net::Shutdown;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use super::message::{FromDesk, FromGuest, Incoming, LONGEST_OF_GUEST, next, written};
use super::rendezvous::Rendezvous;

/// How many messages may wait for a guest to read them, beside those the system holds.
const UNREAD: usize = 256;

/// How many lines of a guest may wait to be heard. One who waits for his answers has one.
const UNHEARD: usize = 8;

/// How many may stand at the door who have not said who they are.
const AT_THE_DOOR: usize = 16;

/// How long they may stand there.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long to rest when the system has no connection left to give.
const REST: Duration = Duration::from_millis(200);

/// What a caller says to the desk.
pub type FromSocket = Incoming<Caller>;

/// The socket of a game. It is removed when this is dropped.
#[derive(Debug)]
pub struct Host {
    path: PathBuf,
}

impl Host {
    /// Opens the socket. `hear` is called on threads of its own. A socket that is there is a dead one: whoever
    /// calls this holds the game.
    ///
    /// # Errors
    /// The system's: no permission, or a path that is too long for a socket.
    pub fn open(meeting: &Rendezvous, hear: impl Fn(FromSocket) + Send + Sync + 'static) -> io::Result<Host> {
        meeting.prepare()?;
        let path = meeting.path();
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let listener = UnixListener::bind(meeting.reach()?.path())?;
        let host = Host { path: path.to_owned() };
        fs::set_permissions(path, fs::Permissions::from_mode(0o600))?;
        let hear: Arc<dyn Fn(FromSocket) + Send + Sync> = Arc::new(hear);
        let at_the_door = Arc::new(AtomicUsize::new(0));
        thread::Builder::new().name("guests".to_owned()).spawn(move || {
            let mut number = 0;
            for stream in listener.incoming() {
                let Ok(stream) = stream else {
                    thread::sleep(REST);
                    continue;
                };
                if at_the_door.load(Ordering::SeqCst) >= AT_THE_DOOR {
                    continue;
                }
                number += 1;
                let door = ConnectionSlot::enter(&at_the_door);
                let (id, hear) = (number, Arc::clone(&hear));
                // Without a thread nobody is let in, and the game goes on.
                let _ = thread::Builder::new().name("guest".to_owned()).spawn(move || {
                    if let Err(error) = listen(stream, id, door, &*hear) {
                        tracing::info!(%error, id, "a guest was not understood");
                    }
                });
            }
        })?;
        Ok(host)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// A place at the door, taken until it is dropped.
struct ConnectionSlot(Arc<AtomicUsize>);

impl ConnectionSlot {
    fn enter(count: &Arc<AtomicUsize>) -> ConnectionSlot {
        count.fetch_add(1, Ordering::SeqCst);
        ConnectionSlot(Arc::clone(count))
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Hears one caller from his first message to his last.
fn listen(stream: UnixStream, id: u64, door: ConnectionSlot, hear: &dyn Fn(FromSocket)) -> io::Result<()> {
    let mut input = BufReader::new(DeadlineReader {
        stream: stream.try_clone()?,
        until: Some(Instant::now() + PATIENCE),
    });
    let Some(FromGuest::Hello(hello)) = next(&mut input, LONGEST_OF_GUEST)? else {
        return Err(io::ErrorKind::InvalidData.into());
    };
    input.get_mut().until = None;
    stream.set_read_timeout(None)?;
    drop(door);
    let unheard = Arc::new(AtomicUsize::new(0));
    hear(FromSocket::Knock(hello, Caller::answer(id, stream, Arc::clone(&unheard))?));
    let end = loop {
        match next(&mut input, LONGEST_OF_GUEST) {
            Ok(Some(FromGuest::Line { text, verbosity })) => {
                if unheard.fetch_add(1, Ordering::SeqCst) >= UNHEARD {
                    break Err(io::ErrorKind::QuotaExceeded.into());
                }
                hear(FromSocket::Line(id, text, verbosity));
            }
            Ok(Some(FromGuest::Here)) => hear(FromSocket::Here(id)),
            Ok(Some(FromGuest::Hello(_))) => break Err(io::ErrorKind::InvalidData.into()),
            Ok(None) => break Ok(()),
            Err(error) => break Err(error),
        }
    };
    let _ = input.get_ref().stream.shutdown(Shutdown::Both);
    hear(FromSocket::Gone(id));
    end
}

/// What a caller says, heeded until a moment whether it comes in one piece or byte by byte.
struct DeadlineReader {
    stream: UnixStream,
    until: Option<Instant>,
}

impl Read for DeadlineReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if let Some(until) = self.until {
            let left = until.checked_duration_since(Instant::now()).filter(|left| !left.is_zero());
            self.stream.set_read_timeout(Some(left.ok_or(io::ErrorKind::TimedOut)?))?;
        }
        self.stream.read(buffer)
    }
}

/// One who has come to the socket.
#[derive(Debug)]
pub struct Caller {
    id: u64,
    stream: UnixStream,
    /// What waits to be written; `None` when nothing will follow.
    out: Option<SyncSender<String>>,
    written: Receiver<()>,
    unheard: Arc<AtomicUsize>,
}

impl Caller {
    fn answer(id: u64, stream: UnixStream, unheard: Arc<AtomicUsize>) -> io::Result<Caller> {
        let (out, waiting) = mpsc::sync_channel::<String>(UNREAD);
        let (done, written) = mpsc::channel();
        let mut line = stream.try_clone()?;
        thread::Builder::new().name("to a guest".to_owned()).spawn(move || {
            let end: io::Result<()> = waiting.iter().try_for_each(|text| line.write_all(text.as_bytes()));
            if let Err(error) = end {
                tracing::info!(%error, id, "a guest reads nothing more");
            }
            let _ = line.shutdown(Shutdown::Both);
            drop(done);
        })?;
        Ok(Caller { id, stream, out: Some(out), written, unheard })
    }

    /// His number, which nobody else ever has.
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Tells him. One whose buffer is full is cut off, and is heard of as gone.
    pub fn tell(&self, message: &FromDesk) {
        let Some(text) = written(message) else { return };
        if let Some(out) = &self.out
            && out.try_send(text).is_err()
        {
            self.cut_off();
        }
    }

    /// A line of his was heard.
    pub fn heard(&self) {
        self.unheard.fetch_sub(1, Ordering::SeqCst);
    }

    /// Nothing more is heard from him or told to him.
    pub fn cut_off(&self) {
        let _ = self.stream.shutdown(Shutdown::Both);
    }

    /// Waits until `until` at most for him to have read everything.
    pub fn leave(mut self, until: Instant) {
        self.out = None;
        let _ = self.written.recv_timeout(until.saturating_duration_since(Instant::now()));
    }
}
