//! What is said in confidence stands in no line, and neither does what only an envelope holds.

use crate::support::voice_of;
use ansage::game::{Desk, Setup};
use ansage::laws::{Duty, Regulations};
use ansage::session::Addressed;
use ansage::voice;

use super::table::{Table, setup};

const PASSPHRASE: &str = "Mondschein";

fn told(out: &[Addressed]) -> Vec<String> {
    out.iter().map(|output| output.brief.clone()).collect()
}

#[test]
fn neither_the_sealed_move_nor_the_passphrase_stands_in_a_line() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let mut table = Table::of(voice, setup(Desk::Tournament, None, "90+30"));
        table.hears(&["arbiter: start", "arbiter: adjourn"]);
        let lines = [
            "arbiter: passphrase",
            "Katze",
            PASSPHRASE,
            "Mondlicht",
            PASSPHRASE,
            PASSPHRASE,
            "seal",
            // No move, two moves, and at last one.
            "what Mondschein",
            "g1e5",
            "g1h3",
            "seal g1h3",
            "envelope",
        ];
        let briefs = told(&table.hears(&lines));
        assert!(briefs.len() >= lines.len(), "{tag}: {briefs:?}");
        for brief in &briefs {
            for secret in [PASSPHRASE, "Mondlicht", "Katze", "h3", "e5", "H3"] {
                assert!(!brief.contains(secret), "{tag}: {brief:?}");
            }
        }
    }
}

#[test]
fn a_command_that_may_hold_a_secret_is_not_said_back() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let mut table = Table::of(voice, setup(Desk::Tournament, None, "90+30"));
        table.hears(&["arbiter: start"]);
        let out = table.hears(&["open Mondschein", "arbiter: open Mondschein", "sealed Mondschein"]);
        assert!(!told(&out).iter().any(|brief| brief.contains(PASSPHRASE)), "{tag}: {:?}", told(&out));
    }
}

#[test]
fn an_assistant_who_is_not_to_inform_is_shown_neither_time_nor_moves() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let mut duties = Duty::all();
        duties.remove(&Duty::Inform);
        let regulations = Box::new(Regulations { duties, ..Regulations::default() });
        let setup = Setup { regulations, ..setup(Desk::Tournament, None, "90+30") };
        let mut table = Table::of(voice, setup);
        table.hears(&["arbiter: start", "white: e4", "wait 10s"]);
        for asked in ["assistant: time", "assistant: time used", "assistant: moves"] {
            let told = table.says(asked);
            assert_eq!(told.kind.0, "refused", "{tag}: {asked}");
            assert!(!told.brief.contains(char::is_numeric), "{tag}: {asked}: {}", told.brief);
        }
        assert!(table.says("white: time").brief.contains(':'), "{tag}");
    }
}
