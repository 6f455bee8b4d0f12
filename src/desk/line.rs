//! The line face: one line in, one line out, nothing ever rewritten.

use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Sender, SyncSender};

use crossterm::event::Event as TerminalEvent;
use serde_json::json;

use super::{Face, Output, Sitting, Wake};
use crate::speech::clean;

/// Lines longer than this are no announcement; the rest is dropped as it comes in.
const LONGEST_LINE: usize = 4096;

/// Writes lines, or one JSON object for each event.
pub struct LineFace<W> {
    out: W,
    json: bool,
}

impl<W: Write> LineFace<W> {
    /// Writes there.
    pub fn new(out: W, json: bool) -> LineFace<W> {
        LineFace { out, json }
    }

    fn objects(&mut self, output: &Output, at_ms: u64) -> io::Result<()> {
        for kept in &output.events {
            writeln!(self.out, "{}", serde_json::to_string(kept)?)?;
        }
        if output.events.is_empty()
            && let Some(said) = &output.said
        {
            let (kind, name) = &output.kind;
            let key = if *kind == "refused" { "reason" } else { "about" };
            let object = json!({ "at_ms": at_ms, "event": kind, key: name, "sentence": said.text });
            writeln!(self.out, "{object}")?;
        }
        Ok(())
    }
}

impl<W: Write> Face for LineFace<W> {
    fn show(&mut self, output: &Output, sitting: &Sitting<'_>) -> io::Result<()> {
        if self.json {
            self.objects(output, sitting.time.now())?;
        } else if let Some(said) = &output.said {
            writeln!(self.out, "{}", clean(&said.text))?;
        }
        self.out.flush()
    }

    fn terminal(&mut self, _: TerminalEvent, _: &Sitting<'_>) -> io::Result<Vec<Wake>> {
        Ok(Vec::new())
    }
}

/// How many lines may wait to be heard; a pipe that writes faster is read as fast as lines are heard.
pub const LINES_WAITING: usize = 64;

/// Reads lines until there are none; a line that is not UTF-8 is read as well as it can be. Each line takes
/// a place in `places`, which whoever hears it gives back.
pub fn read_lines(input: impl BufRead, wake: &Sender<Wake>, places: &SyncSender<()>) {
    let mut input = input;
    loop {
        if let Ok(Some(line)) = next_line(&mut input) {
            if places.send(()).is_err() || wake.send(Wake::Line(line)).is_err() {
                return;
            }
        } else {
            let _ = wake.send(Wake::End);
            return;
        }
    }
}

/// The next line, cut off where it is too long, without ever holding more of it.
fn next_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut read_any = false;
    loop {
        let (used, done) = {
            let available = match input.fill_buf() {
                Ok(available) => available,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if available.is_empty() {
                return Ok(read_any.then(|| String::from_utf8_lossy(&line).into_owned()));
            }
            read_any = true;
            let end = available.iter().position(|byte| *byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            let room = LONGEST_LINE.saturating_sub(line.len());
            line.extend_from_slice(&part[..part.len().min(room)]);
            (end.map_or(available.len(), |end| end + 1), end.is_some())
        };
        input.consume(used);
        if done {
            return Ok(Some(String::from_utf8_lossy(&line).into_owned()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &[u8]) -> Vec<String> {
        let mut input = text;
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(lines(b"Eva vier\nZeit"), ["Eva vier", "Zeit"]);
    }

    #[test]
    fn a_line_without_end_is_cut_off_and_the_next_one_is_whole() {
        let mut text = vec![b'x'; 10 * LONGEST_LINE];
        text.extend_from_slice(b"\nZeit\n");
        let lines = lines(&text);
        assert_eq!((lines[0].len(), lines[1].as_str()), (LONGEST_LINE, "Zeit"));
    }

    #[test]
    fn bytes_that_are_no_text_do_no_harm() {
        assert_eq!(lines(b"\xff\xfeEva\n")[0], "\u{fffd}\u{fffd}Eva");
    }
}
