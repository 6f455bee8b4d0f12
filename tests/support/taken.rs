//! What a line is taken for, whatever it is.

use super::voice_of;
use ansage::hear::{Intent, Reply, hear};

/// What a line is taken for, in one word.
#[allow(clippy::unwrap_used, clippy::panic)]
pub fn taken_for(tag: &str, line: &str) -> String {
    let voice = voice_of(tag);
    match hear(line, voice.lexicon()) {
        Ok(utterance) => match utterance.heard {
            Intent::Announce(announcement, _) => announcement.recorded(),
            Intent::Reply(Reply::Number(number)) => number.to_string(),
            wanted => meant(&wanted),
        },
        Err(why) => panic!("{tag}: {line}: {why:?}"),
    }
}

/// What is wanted, without saying of what kind that is: "Press", "turn", "Yes".
pub fn meant(wanted: &Intent) -> String {
    match wanted {
        Intent::Announce(announcement, _) => announcement.recorded(),
        Intent::Command(command) => format!("{command:?}"),
        Intent::Query(query) => format!("{query:?}"),
        Intent::Adjust(adjustment) => format!("{adjustment:?}"),
        Intent::Reply(reply) => format!("{reply:?}"),
        Intent::Control(control) => format!("{control:?}"),
    }
}
