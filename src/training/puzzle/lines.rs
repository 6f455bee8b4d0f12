//! The lines of a file, one at a time: however long the file is, and however long a line.

use std::io::{self, BufRead, Read};

use crate::file::{ENDLESS, Unfit};

/// No puzzle needs a longer line, in bytes.
const LONGEST: u64 = 1 << 14;

/// One line, and its number from 1.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct FileLine {
    pub(super) number: u64,
    /// Its text without its end; `None` where it is longer than any puzzle.
    pub(super) text: Option<String>,
}

/// Reads line by line.
pub(super) struct FileLines<R> {
    input: R,
    number: u64,
}

impl<R: BufRead> FileLines<R> {
    pub(super) fn new(input: R) -> FileLines<R> {
        FileLines { input, number: 0 }
    }

    fn line(&mut self) -> io::Result<Option<FileLine>> {
        let mut bytes = Vec::new();
        if (&mut self.input).take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            return Ok(None);
        }
        self.number += 1;
        let is_whole = bytes.ends_with(b"\n") || (bytes.len() as u64) < LONGEST;
        if !is_whole {
            self.skip()?;
        }
        let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes);
        let text = is_whole.then(|| String::from_utf8_lossy(bytes).trim_end().to_owned());
        Ok(Some(FileLine { number: self.number, text }))
    }

    /// Goes over the rest of a line.
    fn skip(&mut self) -> io::Result<()> {
        let mut skipped = 0;
        loop {
            let bytes = match self.input.fill_buf() {
                Ok([]) => return Ok(()),
                Ok(bytes) => bytes,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            let end = bytes.iter().position(|byte| *byte == b'\n');
            let read = end.map_or(bytes.len(), |at| at + 1);
            self.input.consume(read);
            if end.is_some() {
                return Ok(());
            }
            skipped += read as u64;
            if skipped > ENDLESS {
                return Err(Unfit::Endless.into());
            }
        }
    }
}

impl<R: BufRead> Iterator for FileLines<R> {
    type Item = io::Result<FileLine>;

    fn next(&mut self) -> Option<io::Result<FileLine>> {
        self.line().transpose()
    }
}
