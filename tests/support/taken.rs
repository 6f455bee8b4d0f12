//! What a line is taken for, whatever it is.

use ansage::hear::Intent;
use ansage::hear::hear;
use ansage::voice::Voice;

/// What a line is taken for, in one word.
#[allow(clippy::unwrap_used, clippy::panic)]
pub fn taken_for(tag: &str, line: &str) -> String {
    let voice = Voice::built_in(tag).unwrap();
    match hear(line, voice.lexicon()) {
        Ok(utterance) => match utterance.heard {
            Intent::Announcement(announcement, _) => announcement.recorded(),
            Intent::Request(request) => format!("{request:?}"),
            Intent::Choice(number) => number.to_string(),
        },
        Err(why) => panic!("{tag}: {line}: {why:?}"),
    }
}
