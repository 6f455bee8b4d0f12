//! A line to Speech Dispatcher: commands go out, answers come back, and what nobody asked for goes to the owner.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::iter;
use std::net::{Shutdown, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use super::worker::{Report, ReportSender};
use super::{BackendError, CALL_LIMIT};

/// No line of SSIP is nearly as long; what does not end within it is not SSIP.
const LONGEST_LINE: u64 = 64 * 1024;

/// No reply of SSIP is nearly as long, with all its lines.
const LONGEST_REPLY: u64 = 4 * 1024 * 1024;

/// What the daemon answers to one command.
#[derive(Debug, Default)]
pub struct SsipReply {
    /// What kind of answer it is.
    pub code: u16,
    /// What it says besides, without the codes.
    pub lines: Vec<String>,
    /// Its last line, without the code.
    pub status: String,
}

impl SsipReply {
    pub(super) fn is_success(&self) -> bool {
        (200..300).contains(&self.code)
    }

    /// The text that has ended, or was cancelled, if it is about that.
    fn ended(&self) -> Option<u64> {
        const END: u16 = 702;
        const CANCELLED: u16 = 703;
        self.lines.first().filter(|_| matches!(self.code, END | CANCELLED))?.parse().ok()
    }

    fn is_event(&self) -> bool {
        (700..800).contains(&self.code)
    }
}

#[derive(Debug)]
enum Stream {
    Unix(UnixStream),
    Inet(TcpStream),
}

impl Stream {
    fn again(&self) -> io::Result<Self> {
        match self {
            Self::Unix(stream) => stream.try_clone().map(Self::Unix),
            Self::Inet(stream) => stream.try_clone().map(Self::Inet),
        }
    }

    fn shut(&self, how: Shutdown) {
        // One that is closed already is what is wanted.
        let _ = match self {
            Self::Unix(stream) => stream.shutdown(how),
            Self::Inet(stream) => stream.shutdown(how),
        };
    }

    fn as_writer(&mut self) -> &mut dyn Write {
        match self {
            Self::Unix(stream) => stream,
            Self::Inet(stream) => stream,
        }
    }
}

impl Read for Stream {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Self::Unix(stream) => stream.read(buffer),
            Self::Inet(stream) => stream.read(buffer),
        }
    }
}

/// The near end. A thread reads the other way, until either side closes.
#[derive(Debug)]
pub(super) struct Link {
    stream: Stream,
    answers: Receiver<SsipReply>,
    /// Whether its death is to be told to the owner: while it is being opened, only to whoever opens it.
    watched: Arc<AtomicBool>,
    /// Whether it was closed by [`Link::cancel`].
    cancelled: bool,
}

impl Link {
    pub(super) fn unix(path: &Path, tell: Option<&ReportSender>) -> io::Result<Self> {
        let stream = UnixStream::connect(path)?;
        stream.set_write_timeout(Some(CALL_LIMIT))?;
        Self::over(Stream::Unix(stream), tell)
    }

    pub(super) fn inet(host: &str, port: u16, tell: Option<&ReportSender>) -> io::Result<Self> {
        let stream = TcpStream::connect((host, port))?;
        stream.set_write_timeout(Some(CALL_LIMIT))?;
        stream.set_nodelay(true)?;
        Self::over(Stream::Inet(stream), tell)
    }

    fn over(stream: Stream, tell: Option<&ReportSender>) -> io::Result<Self> {
        let (answer, answers) = mpsc::channel();
        let (far, tell) = (stream.again()?, tell.cloned());
        let watched = Arc::new(AtomicBool::new(false));
        let near = Arc::clone(&watched);
        thread::Builder::new().name("speech link".to_owned()).spawn(move || {
            read(BufReader::new(far), &answer, tell.as_ref());
            if let Some(tell) = tell.filter(|_| watched.load(Ordering::SeqCst)) {
                tell(Report::Failed(BackendError::gone()));
            }
        })?;
        Ok(Self { stream, answers, watched: near, cancelled: false })
    }

    /// From now on its death is told at once.
    pub(super) fn watch(&self) {
        self.watched.store(true, Ordering::SeqCst);
    }

    /// Sends one line, or the lines of one text.
    ///
    /// # Errors
    /// The daemon has gone, or takes nothing.
    pub(super) fn send(&mut self, line: &str) -> io::Result<()> {
        self.stream.as_writer().write_all(format!("{line}\r\n").as_bytes())
    }

    pub(super) fn answer(&mut self, limit: Duration) -> Result<SsipReply, RecvTimeoutError> {
        self.answers.recv_timeout(limit)
    }

    pub(super) fn close(&self) {
        self.stream.shut(Shutdown::Both);
    }

    /// Asks, without waiting, that nothing more be said, and says no more itself. The thread reads on until the daemon
    /// has read this: one that finds the line closed when it answers would read no further.
    pub(super) fn cancel(&mut self) {
        self.cancelled = true;
        if self.send("CANCEL SELF").is_err() {
            self.close();
        }
        self.stream.shut(Shutdown::Write);
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        if !self.cancelled {
            self.close();
        }
    }
}

/// Reads until the end, or until what comes is not SSIP.
fn read(from: BufReader<Stream>, answers: &Sender<SsipReply>, tell: Option<&ReportSender>) {
    for reply in replies(from) {
        if !reply.is_event() {
            // Nobody may be waiting any more.
            let _ = answers.send(reply);
        } else if let (Some(id), Some(tell)) = (reply.ended(), tell) {
            tell(Report::Ended(id));
        }
    }
}

/// What a daemon says, reply by reply, up to the end or to what is not SSIP.
///
/// ```
/// let said = b"249-espeak-ng\r\n249 OK MODULES SENT\r\nHello\r\n";
/// let replies: Vec<_> = ansage::speech::ssip_replies(&said[..]).collect();
/// assert_eq!(replies.len(), 1);
/// assert_eq!(replies[0].lines, ["espeak-ng"]);
/// ```
pub fn replies(mut from: impl BufRead) -> impl Iterator<Item = SsipReply> {
    iter::from_fn(move || reply(&mut from))
}

fn reply(from: &mut impl BufRead) -> Option<SsipReply> {
    let (mut from, mut lines) = (from.take(LONGEST_REPLY), Vec::new());
    loop {
        let mut line = Vec::new();
        (&mut from).take(LONGEST_LINE).read_until(b'\n', &mut line).ok()?;
        let line = String::from_utf8_lossy(line.strip_suffix(b"\n")?);
        let line = line.trim_end();
        let is_number = |code: &&str| code.bytes().all(|byte| byte.is_ascii_digit());
        let (code, sign) = (line.get(..3).filter(is_number)?.parse().ok()?, line.get(3..4)?);
        let rest = line.get(4..).unwrap_or_default().to_owned();
        if sign != "-" {
            return Some(SsipReply { code, lines, status: rest });
        }
        lines.push(rest);
    }
}
