//! What can be wrong with an engine.

use strum::IntoStaticStr;
use thiserror::Error;

/// What is wrong with an engine.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EngineFault {
    /// There is no such program.
    #[error("there is no such program")]
    Missing,
    /// It was named by a game that is kept, and by nobody here.
    #[error("nobody here has named it")]
    NotNamed,
    /// The system cannot start it.
    #[error("it cannot be started")]
    NotStarted,
    /// It does not answer in time.
    #[error("it does not answer in time")]
    Silent,
    /// It writes more than any answer needs.
    #[error("it writes without end")]
    Floods,
    /// It has ended by itself.
    #[error("it has ended")]
    Ended,
    /// The move it makes is none in this position.
    #[error("its move is illegal")]
    Illegal,
    /// It makes no move where there is one.
    #[error("it makes no move")]
    NoMove,
    /// It plays from the usual array only.
    #[error("it does not know Chess960")]
    NoChess960,
}

impl EngineFault {
    /// The name the sentences know it by.
    pub fn name(self) -> &'static str {
        self.into()
    }
}
