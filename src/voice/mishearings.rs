//! What dictation and ears make of the words of chess, each with what was said and why it is taken for that.

use serde::Deserialize;

use super::error::{line_at, line_of_key};
use super::lexicon_file::{LexiconFile, Source, Words};
use super::phrases::Phrases;
use super::{Meaning, MishearingFault, VoiceError, words};

/// Some phrases that are heard where another was said.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Mishearing {
    pub(super) heard: Words,
    /// A word or phrase of chess.
    pub(super) meant: String,
    /// The reason or the source. Nobody can judge a mishearing without it.
    pub(super) why: String,
}

/// Learns the mishearings of one text, after everything its words may mean.
pub(super) fn learn(
    source: &Source<'_>,
    written: &LexiconFile,
    chess: &mut Phrases<Meaning>,
    wrong: &mut Vec<VoiceError>,
) {
    for (place, mishearing) in written.mishearings.iter().enumerate() {
        let mut tell = |fault| {
            wrong.push(VoiceError::Mishearing {
                file: source.file.to_owned(),
                line: line(source.text, place),
                heard: mishearing.heard.join(", "),
                wrong: fault,
            });
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

/// The line (from 1) where the table in this place begins.
fn line(text: &str, place: usize) -> usize {
    text.match_indices("[[mishearings]]")
        .nth(place)
        .map_or_else(|| line_of_key(text, "mishearings"), |(at, _)| line_at(text, at))
}
