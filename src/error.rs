//! Why a command could not be carried out: one line for standard error, and an exit code.

use std::fmt;
use std::process::ExitCode;

/// What is to be told, as a rule one line, and an exit code.
///
/// ```
/// use ansage::error::CommandError;
///
/// // Nothing in a file that is told of moves the cursor.
/// let error = CommandError::other("cup.toml:3: \u{1b}[2Jrond");
/// assert_eq!(error.to_string(), "cup.toml:3: rond");
/// ```
#[derive(Debug)]
pub struct CommandError {
    text: String,
    code: u8,
}

impl CommandError {
    /// The command line asks for something that cannot be: exit code 2.
    pub fn usage(text: impl Into<String>) -> CommandError {
        CommandError { text: text.into(), code: 2 }
    }

    /// Anything else: exit code 1.
    pub fn other(text: impl Into<String>) -> CommandError {
        CommandError { text: text.into(), code: 1 }
    }

    /// Everything there is to say has been said already: exit code 1.
    pub fn told() -> CommandError {
        CommandError::other(String::new())
    }

    /// Whether there is nothing left to say.
    pub fn is_told(&self) -> bool {
        self.text.is_empty()
    }

    /// The exit code.
    pub fn code(&self) -> ExitCode {
        ExitCode::from(self.code)
    }
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Everything that is wrong with a file may stand in it, one to a line.
        let lines: Vec<String> = self.text.lines().map(crate::text::clean).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for CommandError {}
