//! How much of an answer is spoken at once.

use ansage::voice;

use super::asked::{questions, tables};
use crate::support::voice_of;

/// Twenty words, and those that tell of the rest.
const MOST: usize = 25;

/// Words of help in every voice: they are asked for by a key.
const KEYS: [&str; 2] = ["h", "k"];

#[test]
fn no_more_than_twenty_five_words_of_an_answer_are_spoken_at_once() {
    let mut longer = Vec::new();
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        // Whoever asks for announcements in full hears answers whole.
        let asked = questions(&tag).into_iter().filter(|(_, name)| !name.starts_with("verbosity"));
        let lines: Vec<String> = asked.map(|(line, _)| line).collect();
        for mut table in tables(voice) {
            for line in lines.iter().map(String::as_str).chain(KEYS) {
                let answers = table.hears(&[line]);
                let answers = answers.iter().filter(|output| output.kind.0 == "answered");
                let spoken =
                    answers.filter_map(|output| output.said.as_ref()).map(ansage::tell::Message::spoken);
                let long = spoken.filter(|spoken| spoken.split_whitespace().count() > MOST);
                longer.extend(long.map(|spoken| format!("{tag}, {line}: {spoken}")));
            }
        }
    }
    longer.sort();
    longer.dedup();
    assert!(longer.is_empty(), "{} are longer:\n{}", longer.len(), longer.join("\n"));
}
