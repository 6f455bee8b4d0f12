//! How much is said: three levels.
//!
//! What happened, why something was refused, results, fallen flags, rulings, obligations and questions that wait for
//! an answer are said at every level. A message of which something can be missed has a shorter form for the lowest, its
//! attribute `.short`.

use strum::{EnumString, IntoStaticStr};

/// How much is said of a move, and beside it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Verbosity {
    /// Moves as they are written, "Sf3", squares by their letters, and no sentence that repeats what is evident.
    Short,
    /// The piece and where to; where from only as far as it tells the piece from another (C.10).
    Normal,
    /// Where from and where to (D.2.1), and every sentence.
    #[default]
    Full,
}

impl Verbosity {
    /// All of them, from the least to the most.
    pub const ALL: [Verbosity; 3] = [Verbosity::Short, Verbosity::Normal, Verbosity::Full];

    /// The word for it on the command line, and in the messages.
    pub fn key(self) -> &'static str {
        self.into()
    }
}
