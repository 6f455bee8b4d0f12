//! Lines and bytes that come in one at a time and are answered one at a time.

use std::cell::{Cell, RefCell};
use std::io::{self, BufRead, Read, Write};

use crate::file::{ENDLESS, Unfit};
use crate::text::LONGEST_LINE;

/// A line as it came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InputText {
    /// What it says; what is no UTF-8 is read as well as it can be.
    pub text: String,
    /// Whether that is all of it.
    pub whole: bool,
}

/// The next line, cut off where it is too long, without ever holding more of it.
///
/// # Errors
/// The input fails, or the line does not end ([`Unfit::Endless`]).
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<InputText>> {
    let mut line = Vec::new();
    let (mut read, mut whole) = (0, true);
    let told =
        |line: &[u8], whole| Some(InputText { text: String::from_utf8_lossy(line).into_owned(), whole });
    loop {
        let (used, done) = {
            let available = match input.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() {
                return Ok(told(&line, whole).filter(|_| read > 0));
            }
            let end = available.iter().position(|byte| *byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            let room = LONGEST_LINE.saturating_sub(line.len());
            whole &= part.len() <= room;
            line.extend_from_slice(&part[..part.len().min(room)]);
            (end.map_or(available.len(), |end| end + 1), end.is_some())
        };
        input.consume(used);
        if done {
            return Ok(told(&line, whole));
        }
        read += used as u64;
        if read > ENDLESS {
            return Err(Unfit::Endless.into());
        }
    }
}

/// An input that is asked for more only when everything there was to say about the last has been said: who
/// waits for an answer gets it, and a file is not written in as many pieces as it has lines.
pub struct Answered<'a, R, W> {
    input: R,
    out: &'a RefCell<W>,
    failed: &'a Cell<bool>,
}

impl<'a, R: Read, W: Write> Answered<'a, R, W> {
    /// Flushes `out` before it reads from `input`. Where it is the input that fails, `failed` says so.
    pub fn new(input: R, out: &'a RefCell<W>, failed: &'a Cell<bool>) -> Answered<'a, R, W> {
        Answered { input, out, failed }
    }
}

impl<R: Read, W: Write> Read for Answered<'_, R, W> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.out.borrow_mut().flush()?;
        let read = self.input.read(buffer);
        self.failed.set(read.as_ref().is_err_and(|error| error.kind() != io::ErrorKind::Interrupted));
        read
    }
}
