//! Questions that were once answered with the opposite, or with another question's answer: in every voice each is
//! heard as what it asks.

mod attacks;
mod clock;
mod moves;
mod requests;

use ansage::hear::hear;

use crate::support::taken::meant as meant_by;
use crate::support::voice_of;

/// Each of these lines, in the voices in the order de, en, es, eu, hu, pt, is this.
#[track_caller]
fn in_every_voice(table: &[([&str; 6], &str)]) {
    let tags = ["de", "en", "es", "eu", "hu", "pt"];
    let mut wrong = Vec::new();
    for (lines, meant) in table {
        for (tag, line) in tags.iter().zip(lines) {
            let voice = voice_of(tag);
            let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
            if !heard.as_ref().is_ok_and(|wanted| meant_by(wanted) == *meant) {
                wrong.push(format!("{tag}, \"{line}\": not {meant} but {heard:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
