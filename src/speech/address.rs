//! Where Speech Dispatcher listens, and how it is started where it does not listen yet.

use std::ffi::OsString;
use std::path::PathBuf;
#[cfg(unix)]
use std::process::{Command, Stdio};
use std::str::FromStr;
use std::{env, fmt};

use thiserror::Error;

/// libspeechd's own.
const DEFAULT_HOST: &str = "127.0.0.1";
const DEFAULT_PORT: u16 = 6560;

/// A place where Speech Dispatcher listens, written as in `SPEECHD_ADDRESS`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    /// `unix_socket:/path`
    Unix(PathBuf),
    /// `inet_socket:host:port`
    Inet(String, u16),
}

/// A text that is no [`Address`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("SPEECHD_ADDRESS={0:?}")]
pub struct BadAddress(
    /// The text.
    pub String,
);

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let bad = || BadAddress(text.to_owned());
        let (method, rest) = text.split_once(':').unwrap_or((text, ""));
        match method {
            "unix_socket" if rest.is_empty() => {
                standard_paths().into_iter().next().map(Self::Unix).ok_or_else(bad)
            }
            "unix_socket" => Ok(Self::Unix(PathBuf::from(rest))),
            "inet_socket" => {
                let (host, port) = rest.rsplit_once(':').unwrap_or((rest, ""));
                let host = if host.is_empty() { DEFAULT_HOST } else { host };
                let port = if port.is_empty() { DEFAULT_PORT } else { port.parse().map_err(|_| bad())? };
                Ok(Self::Inet(host.to_owned(), port))
            }
            _ => Err(bad()),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unix(path) => write!(f, "unix_socket:{}", path.display()),
            Self::Inet(host, port) => write!(f, "inet_socket:{host}:{port}"),
        }
    }
}

/// A Speech Dispatcher: the places to look for it, and the command that starts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Daemon {
    addresses: Vec<Address>,
    command: Option<OsString>,
}

impl Daemon {
    /// The one listening at `address`. If it does not, none is started: whoever names an address looks
    /// after the daemon behind it.
    pub(super) fn at(address: Address) -> Self {
        Self { addresses: vec![address], command: None }
    }

    /// The user's own: at `SPEECHD_ADDRESS`; else at
    /// `$XDG_RUNTIME_DIR/speech-dispatcher/speechd.sock`, else at
    /// `~/.cache/speech-dispatcher/speechd.sock`, else started by `SPEECHD_CMD` (`speech-dispatcher`).
    ///
    /// # Errors
    /// `SPEECHD_ADDRESS` is set and is none.
    pub(super) fn from_environment() -> Result<Self, BadAddress> {
        if let Some(address) = env::var_os("SPEECHD_ADDRESS").filter(|address| !address.is_empty()) {
            return address.to_string_lossy().parse().map(Self::at);
        }
        let command = env::var_os("SPEECHD_CMD").filter(|command| !command.is_empty());
        Ok(Self {
            addresses: standard_paths().into_iter().map(Address::Unix).collect(),
            command: Some(command.unwrap_or_else(|| OsString::from("speech-dispatcher"))),
        })
    }

    #[cfg(unix)]
    pub(super) fn addresses(&self) -> &[Address] {
        &self.addresses
    }

    /// Starts the daemon as libspeechd does, and waits until it has gone to the background, which it
    /// does once it listens. It refuses where the system's settings forbid this. Whether it may be
    /// listening now.
    #[cfg(unix)]
    pub(super) fn spawn(&self) -> bool {
        let (Some(command), Some(Address::Unix(path))) = (&self.command, self.addresses.first()) else {
            return false;
        };
        let mut spawn = Command::new(command);
        spawn.args(["--spawn", "--communication-method", "unix_socket", "--socket-path"]).arg(path);
        // The terminal belongs to the program alone.
        spawn.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        spawn.status().is_ok_and(|status| status.success())
    }
}

fn standard_paths() -> Vec<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let runtime = folder("XDG_RUNTIME_DIR");
    let cache = folder("HOME").map(|home| home.join(".cache"));
    [runtime, cache].into_iter().flatten().map(|base| base.join("speech-dispatcher/speechd.sock")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_daemon_with_an_address_is_not_started() {
        assert!(!Daemon::at(Address::Unix(PathBuf::from("/nowhere"))).spawn());
    }

    #[test]
    fn a_command_that_fails_starts_nothing() {
        let addresses = vec![Address::Unix(PathBuf::from("/nowhere"))];
        for command in ["false", "/nowhere/speech-dispatcher"] {
            assert!(!Daemon { addresses: addresses.clone(), command: Some(command.into()) }.spawn());
        }
    }
}
