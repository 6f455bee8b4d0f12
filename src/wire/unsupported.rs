//! Where the system has no sockets of this kind: nobody comes, and nobody is called.
//!
//! Pipes with a name, which Windows has instead, can neither be ended while a thread reads from them nor be read
//! with a limit of time, so a guest who hangs could hold up the desk.

use std::convert::Infallible;
use std::io;
use std::time::Instant;

use super::message::{FromDesk, FromGuest, Hello, Incoming};
use super::rendezvous::Rendezvous;

/// What a caller says to the desk.
pub type FromSocket = Incoming<Caller>;

/// The socket of a game; there is none.
#[derive(Debug)]
pub struct Host(Infallible);

impl Host {
    pub fn open(_: &Rendezvous, _: impl Fn(FromSocket) + Send + Sync + 'static) -> io::Result<Host> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// One who has come; there is none.
#[derive(Debug)]
pub struct Caller(Infallible);

impl Caller {
    pub fn id(&self) -> u64 {
        match self.0 {}
    }

    pub fn tell(&self, _: &FromDesk) {
        match self.0 {}
    }

    pub fn heard(&self) {
        match self.0 {}
    }

    pub fn cut_off(&self) {
        match self.0 {}
    }

    pub fn leave(self, _: Instant) {
        match self.0 {}
    }
}

/// A connection; there is none.
#[derive(Debug)]
pub struct GuestLink(Infallible);

pub fn is_there(_: &Rendezvous) -> bool {
    false
}

pub fn call(
    _: &Rendezvous,
    _: &Hello,
    _: impl Fn(Option<FromDesk>) + Send + 'static,
) -> io::Result<GuestLink> {
    Err(io::ErrorKind::Unsupported.into())
}

impl GuestLink {
    pub fn say(&self, _: &FromGuest) -> io::Result<()> {
        match self.0 {}
    }
}
