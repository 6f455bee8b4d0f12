//! What is said in confidence: a move that is sealed, a passphrase. It is wiped from memory, and no log shows it.

use std::fmt;

use zeroize::Zeroizing;

/// A text nobody else is to know.
///
/// ```
/// let secret = ansage::hear::Secret::new("open sesame");
/// assert!(!format!("{secret:?}").contains("sesame"));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(Zeroizing<String>);

impl Secret {
    /// This text, in confidence.
    pub fn new(text: &str) -> Secret {
        Secret(Zeroizing::new(text.to_owned()))
    }

    /// The text itself.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether nothing was said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Confidential")
    }
}
