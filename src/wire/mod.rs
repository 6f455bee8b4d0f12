//! What two terminals of one game say to each other: messages in JSON, one to a line, over a socket of the user's own.
//!
//! `docs/join.md` is the contract. The desk owns the game and a guest looks at it: `FromDesk` and `FromGuest`
//! are all there is to say. Nobody here waits for anybody: a guest who reads nothing, or says more than anybody
//! can, is cut off.

#[cfg(unix)]
mod call;
#[cfg(unix)]
mod host;
mod message;
mod rendezvous;
#[cfg(not(unix))]
mod unsupported;

#[cfg(unix)]
pub(crate) use call::{GuestLink, call, is_there};
#[cfg(unix)]
pub(crate) use host::{Caller, FromSocket, Host};
pub use message::{FromDesk, FromGuest, GuestReply, Hello, TimeReading, TurnedAway, VERSION};
#[cfg(unix)]
pub use message::{LONGEST_OF_DESK, LONGEST_OF_GUEST, next, written};
pub use rendezvous::{Rendezvous, shared};
#[cfg(not(unix))]
pub(crate) use unsupported::{Caller, FromSocket, GuestLink, Host, call, is_there};
