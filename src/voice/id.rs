//! The names of sentences.

use fluent_bundle::FluentArgs;

/// The name of a sentence. There is one for each message of the voice that says which there are, made when the program
/// is built: so none can be asked for that is not there, and one that nobody asks for is found by the compiler.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Id(u16);

// `NAMES` in their order, `VARIABLES` of each, and the constants of `Id`, as `build.rs` has read them.
include!(concat!(env!("OUT_DIR"), "/ids.rs"));

impl Id {
    /// The sentence of this name, where there is one: for names that are put together.
    pub fn named(name: &str) -> Option<Id> {
        NAMES.binary_search(&name).ok().and_then(|place| u16::try_from(place).ok()).map(Id)
    }

    /// Every one there is, in the order of their names.
    pub fn all() -> impl Iterator<Item = Id> {
        NAMES.iter().filter_map(|name| Id::named(name))
    }

    /// Its name, as it stands in `messages.ftl`.
    pub fn name(self) -> &'static str {
        NAMES[usize::from(self.0)]
    }

    /// The variables it is told with, in the order of their names.
    pub fn variables(self) -> &'static [&'static str] {
        VARIABLES[usize::from(self.0)]
    }

    /// Whether all its variables are among these.
    pub(super) fn has_all(self, args: Option<&FluentArgs<'_>>) -> bool {
        self.variables().iter().all(|variable| args.is_some_and(|args| args.get(*variable).is_some()))
    }
}
