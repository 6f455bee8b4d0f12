//! What dictation and ears make of the words of chess, each with what was said and why it is taken for that.

use super::error::Diagnostic;
use super::lexicon_file::{LexiconFile, Source};
use super::phrases::Phrases;
use super::{Meaning, MishearingFault, VoiceFault, words};

/// Learns the mishearings of one text, after everything its words may mean.
pub(super) fn learn(
    source: &Source<'_>,
    written: &LexiconFile,
    chess: &mut Phrases<Meaning>,
    wrong: &mut Vec<Diagnostic>,
) {
    for mishearing in &written.mishearings {
        let mut tell = |fault| {
            let heard: Vec<&str> = mishearing.heard.iter().map(|word| word.value.as_str()).collect();
            wrong.push(source.wrong(mishearing.at.line, VoiceFault::Mishearing(heard.join(", "), fault)));
        };
        if mishearing.why.trim().is_empty() {
            tell(MishearingFault::NoReason);
        }
        if mishearing.heard.is_empty() {
            tell(MishearingFault::NothingHeard);
        }
        let meant = words(&mishearing.meant);
        match chess.longest(&meant) {
            Some((length, meaning)) if length == meant.len() => {
                chess.add(source, &mishearing.heard, meaning, wrong);
            }
            _ => tell(MishearingFault::Unknown(mishearing.meant.clone())),
        }
    }
}
