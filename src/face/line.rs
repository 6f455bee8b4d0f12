//! The line face: one line in, one line out, nothing ever rewritten.

use std::io::{self, BufRead, IsTerminal, Write};
use std::sync::mpsc::{Sender, SyncSender};

use crossterm::event::Event as TerminalEvent;
use serde_json::json;

use super::echo::Echo;
use super::stream::next_line;
use crate::face::Face;
use crate::session::Wake;
use crate::session::{Addressed, Audience, Session};
use crate::speech::clean;
use crate::tell::color_key;

/// Writes lines, or one JSON object for each event.
pub struct LineFace<W> {
    out: W,
    json: bool,
    echo: Echo,
}

impl<W: Write> LineFace<W> {
    /// Writes there.
    pub fn new(out: W, json: bool) -> LineFace<W> {
        LineFace { out, json, echo: Echo::default() }
    }

    fn objects(&mut self, output: &Addressed, at_ms: u64, offered: &[String]) -> io::Result<()> {
        for kept in &output.events {
            writeln!(self.out, "{}", serde_json::to_string(kept)?)?;
        }
        if output.events.is_empty()
            && let Some(said) = &output.said
        {
            let (kind, name) = &output.kind;
            let key = if *kind == "refused" { "reason" } else { "about" };
            let mut object = json!({ "at_ms": at_ms, "event": kind, key: name, "sentence": said.text });
            if let Audience::Player(side) = output.to {
                object["to"] = json!(color_key(side));
            }
            if !offered.is_empty() && name == "offer" {
                object["moves"] = json!(offered);
            }
            writeln!(self.out, "{object}")?;
        }
        Ok(())
    }
}

impl<W: Write> Face for LineFace<W> {
    fn hears_keys(&self) -> bool {
        false
    }

    fn show(&mut self, output: &Addressed, session: &Session<'_>) -> io::Result<()> {
        if self.json {
            self.objects(output, session.time.now(), &session.offered())?;
        } else if let Some(said) = &output.said {
            writeln!(self.out, "{}", clean(&said.text))?;
        }
        self.out.flush()
    }

    fn terminal(&mut self, _: TerminalEvent, _: &Session<'_>) -> io::Result<Vec<Wake>> {
        Ok(Vec::new())
    }

    fn ring(&mut self) -> io::Result<()> {
        if self.json || !io::stdout().is_terminal() {
            return Ok(());
        }
        self.out.write_all(b"\x07")?;
        self.out.flush()
    }

    fn hide(&mut self, hidden: bool) -> io::Result<()> {
        self.echo.hide(hidden);
        Ok(())
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
            if places.send(()).is_err() || wake.send(Wake::Line(line.text)).is_err() {
                return;
            }
        } else {
            let _ = wake.send(Wake::End);
            return;
        }
    }
}
