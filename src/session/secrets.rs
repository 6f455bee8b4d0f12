//! What a session knows in confidence (Guidelines I).
//!
//! The passphrase and a sealed move are in memory as long as they are needed and nowhere else: no event, no
//! sentence, no log and no history of lines holds them.

use crate::hear::Secret;

/// After so many wrong passphrases in a row it is no longer asked for one.
const MOST_TRIES: u32 = 3;

/// What a session knows in confidence.
#[derive(Debug, Default)]
pub(crate) struct Secrets {
    pub(super) passphrase: Option<Secret>,
    /// What was asked back, and after which event: said again, it is sealed as it was said.
    pub(super) asked_back: Option<(u64, Secret)>,
    /// The wrong passphrases in a row.
    wrong: u32,
    /// At a second terminal: the desk asks for the next line in confidence.
    pub(crate) elsewhere: bool,
}

impl Secrets {
    /// This is the passphrase.
    pub(super) fn take(&mut self, passphrase: Secret) {
        (self.wrong, self.passphrase) = (0, Some(passphrase));
    }

    /// A passphrase was wrong. Whether it is asked for once more.
    pub(super) fn tries_again(&mut self) -> bool {
        self.wrong = (self.wrong + 1) % MOST_TRIES;
        self.wrong != 0
    }

    /// It is no longer asked for.
    pub(super) fn give_up(&mut self) {
        self.wrong = 0;
    }
}
