//! What a line in anybody's words is taken for, by its name.

use super::phrasing::Phrasing;
use crate::args;
use crate::voice::{Id, Voice};

/// What is called so where programs are told; nothing for what nobody is ever asked about.
pub(crate) fn topic_name(name: &str, voice: &Voice) -> Option<String> {
    Id::named(&format!("topic-{name}")).map(|id| voice.say(id))
}

/// What an answer begins with, so that a mistaken hearing is heard: "Time:".
pub(super) fn lead(name: &str, phrasing: &Phrasing<'_>) -> Option<String> {
    let topic = topic_name(name, phrasing.voice()).filter(|_| !phrasing.is_brief())?;
    Some(phrasing.tell(Id::TOPIC_LEAD, &args!("topic" => topic)))
}

/// Whether this is meant, or which of two.
pub(super) fn question(names: &[&str], phrasing: &Phrasing<'_>) -> Option<String> {
    let topic = |name: &str| topic_name(name, phrasing.voice());
    Some(match names {
        [only] => phrasing.tell(Id::TOPIC_ASKED, &args!("topic" => topic(only)?)),
        [first, second, ..] => {
            let told = args!("first" => topic(first)?, "second" => topic(second)?);
            phrasing.tell(Id::TOPIC_EITHER, &told)
        }
        [] => return None,
    })
}
