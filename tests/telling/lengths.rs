//! How long what is spoken is, in words as a synthesizer is given them: "e4" is two, "9.5.3" five, "g1f3" four.
//!
//! At the verbosity nobody has chosen, twelve words at most of what nobody asked for, and of a refusal; twenty-five of
//! an answer. What is longer is told with *more*. The longest of each desk stand in `snapshots/longest.snap`, which
//! `INSTA_UPDATE=always cargo test --test telling longest` writes anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use ansage::session::{Addressed, Pronouncer, greeting};
use ansage::settings::Settings;
use ansage::tell::{Message, Portion};
use ansage::voice::{self, Voice, spoken_form};

use crate::answers::table::Table;
use crate::scenes::{at_desk, keep, lines, play, rulings, talk};
use crate::support::voice_of;
use crate::voices::rendered::long;

/// Games beside those of the scenes: every end, and what is offered, warned and greeted.
const GAMES: [&str; 18] = [
    "practice 5+0\nf3\ne5\ng4\nDame h4\nnew game\nno",
    "practice - fen 8/8/8/3k4/8/8/3P4/3K4 b - - 0 1\nresign, yes",
    "practice 5+0 fen r3k2r/pp1n1ppp/2p1pn2/q2p4/1b1P1B2/2NBPN2/PPPQ1PPP/R3K2R b KQkq - 4 9\nhelp\nmore\nmore\nmore",
    "relay 40/90+30:30+30 fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1\nhelp\nassistant: help\nmore",
    "relay 90+30\ne4\ne5\noffer draw\nblack: accept",
    "relay 90+30\nwhite: resign",
    "relay 90+30 fen 7k/8/8/8/8/8/4p3/4K2n w - - 0 1\nKönig e2",
    "relay 90+30 fen 7k/8/5K2/6Q1/8/8/8/8 w - - 0 1\nDame g6",
    "relay 90+30 fen 4k2r/8/8/8/8/8/8/4K2R w - - 149 90\nTurm h1 h8",
    "relay 90+30 fen 4k2r/8/8/8/8/8/8/4K2R w - - 149 90\nTurm h1 g1",
    "relay 90+30\nSf3\nSf6\nSg1\nSg8\nSf3\nSf6\nSg1\nclaim threefold Sg8",
    "tournament 5+0\narbiter: start\nhelp\nwhite: help\nblack: help\nassistant: help\narbiter: help\nmore\nmore",
    "tournament 5 fen 8/8/8/3k4/8/8/3P4/3K4 w - - 0 1\narbiter: start\nblack: resign",
    "tournament 5 fen 8/8/8/3k4/8/8/3P4/3K4 w - - 0 1\narbiter: start\nwhite: resign",
    "tournament 5\narbiter: start\nwait 6m",
    "tournament 90+30 press\narbiter: start\nwhite: press\nwhite: press\nblack: e5",
    "tournament 90+30\narbiter: start\nwhite: e4\nblack: f6\nwhite: e4 f6\narbiter: illegal white\nwhite: d4\nblack: e5\nwhite: d4 d8\narbiter: illegal white",
    "tournament 90+30\narbiter: absent black\narbiter: start\narbiter: forfeit black",
];

/// How many of each desk and kind stand in the list.
const LISTED: usize = 10;

/// The words that are heard of it.
fn words_heard(said: &Message, voice: &Voice, pronouncer: &Pronouncer) -> (usize, String) {
    let heard: String = pronouncer.parts(said.spoken(), voice).into_iter().map(|part| part.text).collect();
    (heard.split_whitespace().count(), heard)
}

/// How much of it may be spoken at once.
fn most(output: &Addressed) -> Portion {
    if matches!(output.kind.0, "answered" | "refused") { Portion::Answer } else { Portion::Unasked }
}

/// Everything that is told in a game, with its greeting.
fn told(voice: &Voice, scene: &str) -> Vec<Addressed> {
    let (_, desk) = lines(scene).next().unwrap();
    let mut table = Table::of(voice, at_desk(desk));
    let opened = greeting(&table.sitting, Vec::new());
    let rest = lines(scene).skip(1).flat_map(|(_, line)| table.sitting.hear(line)).collect::<Vec<_>>();
    std::iter::once(opened).chain(rest).collect()
}

#[test]
fn nothing_is_spoken_longer_than_a_listener_keeps_and_the_longest_are_listed() {
    let scenes: Vec<&str> = play::SCENES
        .iter()
        .chain(&rulings::SCENES)
        .chain(&talk::SCENES)
        .flat_map(|scenes| scenes.iter().copied())
        .chain(GAMES)
        .collect();
    let mut longest: BTreeMap<(String, &str), BTreeSet<(usize, String)>> = BTreeMap::new();
    let mut over = String::new();
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let pronouncer = Pronouncer::new(voice, &Settings::default());
        for scene in &scenes {
            let desk = lines(scene).next().unwrap().1.split(' ').next().unwrap().to_owned();
            for output in told(voice, scene) {
                let Some(said) = &output.said else { continue };
                let ((words, heard), portion) = (words_heard(said, voice, &pronouncer), most(&output));
                if words > portion.most() {
                    writeln!(over, "{tag} {words}: {heard}").unwrap();
                }
                let kind = if portion == Portion::Answer { "answers" } else { "unasked" };
                longest.entry((desk.clone(), kind)).or_default().insert((words, format!("{tag}: {heard}")));
            }
        }
    }
    assert!(over.is_empty(), "too long:\n{over}");
    let mut text = String::new();
    for ((desk, kind), all) in longest {
        writeln!(text, "= {desk}, {kind}").unwrap();
        for (words, heard) in all.iter().rev().take(LISTED) {
            writeln!(text, "{words} {heard}").unwrap();
        }
        text.push('\n');
    }
    keep("longest", &text);
}

/// What begins so is no sentence that a session says unasked: it is asked for, printed by a command, or a part of others.
const ASKED: [&str; 38] = [
    "brief-",
    "cli-",
    "help-",
    "topic-",
    "doctor",
    "error-",
    "event-",
    "reconcile-",
    "law",
    "rule",
    "check-",
    "move-",
    "moves-",
    "time-",
    "keys",
    "key-",
    "duration",
    "games-",
    "settings-",
    "cause",
    "say-",
    "take-up",
    "doubt",
    "ear-",
    "lines-by",
    "new-game",
    "control-",
    "obligation",
    "material",
    "counted",
    "voices",
    "import",
    "export",
    "table",
    "team",
    "first-commands",
    "retrace-proposed",
    "opened-chess960",
];

/// What may be longer all the same, and why.
const WHOLE: [(&str, &str); 1] =
    [("first-language", "whoever does not know the language yet cannot ask for more in it")];

#[test]
fn every_sentence_a_text_can_begin_with_is_short_enough_to_be_spoken_whole() {
    let mut over = String::new();
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let texts = long(&tag);
        let begins = |id: &str| {
            !ASKED.iter().any(|asked| id.starts_with(asked)) && !WHOLE.iter().any(|(whole, _)| *whole == id)
        };
        for (id, text) in texts.iter().filter(|(id, _)| begins(id)) {
            let (first, rest) =
                Portion::Unasked.first(text, |word| spoken_form(word, voice).split(' ').count());
            // With what is said of the rest.
            let words = spoken_form(first, voice).split_whitespace().count() + usize::from(!rest.is_empty());
            if words > Portion::Unasked.most() {
                writeln!(over, "{tag}: {id}: {words}: {first}").unwrap();
            }
        }
    }
    assert!(over.is_empty(), "too long:\n{over}");
}

/// The games above that end, and how the last thing told of each names no cause twice.
#[test]
fn the_cause_of_an_end_is_named_once() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for scene in play::SCENES[2].iter().chain(&GAMES) {
            for output in told(voice, scene).iter().filter(|output| output.kind.0 == "event") {
                let ended = output.events.iter().any(|kept| format!("{:?}", kept.event).contains("Ended"));
                let Some(said) = output.said.as_ref().filter(|_| ended) else { continue };
                // A move names squares, and colours are named with whoever does something.
                let is_article = |sentence: &&str| sentence.contains(|sign: char| sign.is_ascii_digit());
                let sentences: Vec<&str> =
                    said.text.split(". ").filter(|sentence| !is_article(sentence)).collect();
                let words = |sentence: &str| {
                    let words = sentence.split(|sign: char| !sign.is_alphabetic());
                    let long = words.filter(|word| word.chars().count() > 5);
                    long.map(|word| word.to_lowercase().chars().take(6).collect::<String>())
                        .collect::<BTreeSet<_>>()
                };
                let colours: Vec<String> = ["white", "black"]
                    .into_iter()
                    .map(|color| voice.tell(crate::support::named("color"), &ansage::args!("color" => color)))
                    .map(|color| color.to_lowercase().chars().take(4).collect())
                    .collect();
                for (at, sentence) in sentences.iter().enumerate() {
                    for other in &sentences[at + 1..] {
                        let twice: Vec<String> = words(sentence)
                            .intersection(&words(other))
                            .filter(|word| !colours.iter().any(|color| word.starts_with(color)))
                            .cloned()
                            .collect();
                        assert!(twice.is_empty(), "{tag}: {twice:?} in {}", said.text);
                    }
                }
            }
        }
    }
}
