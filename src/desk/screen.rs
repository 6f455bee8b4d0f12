//! The screen.
use super::{Face, Output, Sitting, Wake};
use crate::voice::Voice;
use crossterm::event::Event as TerminalEvent;
use std::io;
use std::sync::mpsc::Sender;
/// x
pub struct ScreenFace;
impl ScreenFace {
    /// x
    pub fn open(_: &Voice, _: Sender<Wake>) -> io::Result<ScreenFace> {
        Ok(ScreenFace)
    }
    /// x
    #[must_use]
    pub fn close(self) -> Option<String> {
        None
    }
}
impl Face for ScreenFace {
    fn show(&mut self, _: &Output, _: &Sitting<'_>) -> io::Result<()> {
        Ok(())
    }
    fn terminal(&mut self, _: TerminalEvent, _: &Sitting<'_>) -> io::Result<Vec<Wake>> {
        Ok(Vec::new())
    }
}
