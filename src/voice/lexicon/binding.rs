//! Words that tell a request that binds from one that is only spoken of.

use crate::voice::fide::RequestKey;
use crate::voice::lexicon_file::LexiconFile;
use crate::voice::phrases::{Faults, Phrases};
use crate::voice::{Normalized, QuestionKind, normalize};

/// What tells a request that binds from one that is only spoken of.
#[derive(Debug, Clone, Default)]
pub(crate) struct Binding {
    /// Polite words that may stand beside it.
    pub(crate) beside: Phrases<()>,
    /// What a question begins with.
    pub(crate) asking: Phrases<QuestionKind>,
    /// Who is somebody else.
    pub(crate) others: Phrases<()>,
    /// What denies nothing of what is said behind it: "oh no".
    pub(crate) sighs: Phrases<()>,
    /// Exact words that are also said in passing.
    pub(crate) in_passing: Phrases<()>,
    /// Who says one of these only wishes to.
    pub(crate) wishes: Phrases<()>,
    /// Neither yes nor no.
    pub(crate) undecided: Phrases<()>,
    /// The colon behind who speaks, as dictation spells it.
    pub(crate) colon: Phrases<()>,
    /// How the names of players end.
    pub(crate) name_endings: Vec<Normalized>,
    /// What is said of a side that does what a request asks for.
    pub(super) third_person: Phrases<RequestKey>,
}

impl Binding {
    pub(super) fn learn(&mut self, written: &LexiconFile, faults: &mut Faults<'_>) {
        let words = &written.binding;
        self.beside.add(&words.beside, (), faults);
        self.asking.add(&words.asking, QuestionKind::YesOrNo, faults);
        self.asking.add(&words.what, QuestionKind::What, faults);
        self.asking.add(&words.may, QuestionKind::Request, faults);
        self.others.add(&words.others, (), faults);
        self.sighs.add(&words.sighs, (), faults);
        self.in_passing.add(&words.in_passing, (), faults);
        self.wishes.add(&words.wishes, (), faults);
        self.undecided.add(&words.undecided, (), faults);
        self.colon.add(&words.colon, (), faults);
        self.name_endings.extend(words.name_endings.iter().map(|ending| normalize(&ending.value)));
        self.third_person.add_all(&written.third_person, faults);
    }
}
