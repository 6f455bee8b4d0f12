//! What is heard of each voice: recorded behind a real Speech Dispatcher, and held against what eSpeak NG makes of the
//! same sentence and of others.
//!
//! Where a package is missing nothing is tested, and where `ANSAGE_BARE` is set.
#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::support::voice_of;
use std::env;
use std::fs;
use std::io::Write;
use std::process::{ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};

use crate::support::named;
use crate::support::sound::{Card, Dispatcher, NEEDS, Sink};
use crate::support::spectrum::Spectrum;
use ansage::args;
use ansage::session::Pronouncer;
use ansage::settings::Settings;
use ansage::speech::{Address, Choice, OutputDevice, Priority, Speech, SpokenPart};
use ansage::tell::{Phrasing, capital};
use ansage::voice::{Voice, unmarked};
use shakmaty::{Move, Role, Square};
use tempfile::TempDir;

/// The same sentence is nearer than this, and one that differs in a word is further away than the second.
const SAME: f64 = 0.15;
const OTHER: f64 = 0.2;

/// So much further away than the same sentence is another one.
const FURTHER: f64 = 2.0;

fn missing() -> Vec<&'static str> {
    let path = env::var_os("PATH").unwrap_or_default();
    let installed = |name: &str| env::split_paths(&path).any(|folder| folder.join(name).is_file());
    NEEDS.into_iter().filter(|name| !installed(name)).collect()
}

fn is_there() -> bool {
    let missing = missing();
    if env::var_os("ANSAGE_BARE").is_some() || !missing.is_empty() {
        eprintln!("not tested, as these are missing or not wanted: {}", missing.join(", "));
        return false;
    }
    true
}

/// What a voice says.
struct Sentence<'a> {
    voice: &'a Voice,
    text: String,
}

impl Sentence<'_> {
    fn parts(&self) -> Vec<SpokenPart> {
        Pronouncer::new(self.voice, &Settings::default()).parts(&self.text, self.voice)
    }

    /// As eSpeak NG makes it, each part in its language.
    fn rendered(&self) -> Spectrum {
        let told = |part: &SpokenPart| {
            let own = part.respelled.iter().find(|(name, _)| name == "espeak");
            let text = own.map_or(&part.text, |(_, text)| text);
            match &part.language {
                Some(language) => format!("<voice xml:lang=\"{language}\">{text}</voice>"),
                None => text.clone(),
            }
        };
        let text: String = self.parts().iter().map(told).collect();
        Spectrum::rendered(self.voice.language(), &format!("<speak>{text}</speak>"))
    }

    /// As it would be without knowing of languages.
    fn rendered_in_its_own(&self) -> Spectrum {
        Spectrum::rendered(self.voice.language(), &unmarked(&self.text))
    }
}

/// "Black: Springer Gustav eins Felix drei."
fn announcement(voice: &Voice, to: Square) -> Sentence<'_> {
    let knight = Move::Normal { role: Role::Knight, from: Square::G1, capture: None, to, promotion: None };
    let announced = Phrasing::new(voice).marking().announcement(&knight);
    let text = voice.tell(named("by-color"), &args!("color" => "black", "move" => announced));
    Sentence { voice, text: capital(&text) }
}

/// "Black to move."
fn answer<'a>(voice: &'a Voice, color: &'static str) -> Sentence<'a> {
    Sentence { voice, text: capital(&voice.tell(named("turn"), &args!("color" => color))) }
}

/// What is heard on a sink when this line is typed.
fn answered(sink: &Sink, desk: &mut ChildStdin, line: &str) -> Spectrum {
    sink.wait_for_silence();
    sink.record();
    writeln!(desk, "{line}").unwrap();
    assert!(sink.is_sounding(), "nothing is heard");
    sink.wait_for_silence();
    Spectrum::of(&sink.recorded())
}

#[test]
fn what_one_player_asks_is_heard_from_his_own_device_alone() {
    if !is_there() {
        return;
    }
    let card = Card::new();
    let (left, right) = (card.sink("left"), card.sink("right"));
    left.record();
    right.record();
    let home = TempDir::new().unwrap();
    let settings = home.path().join("settings.toml");
    fs::write(&settings, "[ears.white]\nsink = \"left\"\n[ears.black]\nsink = \"right\"\nvoice = \"en\"\n")
        .unwrap();
    let mut desk = Command::new(env!("CARGO_BIN_EXE_ansage"))
        .args(["--voice", "de", "--names", "letters", "--settings"])
        .arg(&settings)
        .arg("--library")
        .arg(home.path().join("library.db"))
        .args(["relay", "--line", "--speech", "espeak"])
        .envs(card.environment())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let mut lines = desk.stdin.take().unwrap();
    for sink in [&left, &right] {
        assert!(sink.is_sounding(), "the greeting is not heard");
        sink.wait_for_silence();
    }
    let voices = ["de", "en"].map(|tag| (tag, voice_of(tag)));
    let sentence = |tag: &str, text: &str| {
        let (_, voice) = voices.iter().find(|(other, _)| *other == tag).unwrap();
        Sentence { voice, text: text.to_owned() }
    };
    // That the ears speak is told by the desk's own voice, and a greeting may have halted on a busy machine.
    card.wait_for_silence();
    left.wait_for_silence();
    right.wait_for_silence();
    let first = Instant::now();
    let others = [("another sentence", sentence("de", "Zug zwei, Schwarz am Zug.").rendered())];
    let heard = || answered(&left, &mut lines, "Weiß: Wer ist am Zug?");
    expect_heard(heard, &sentence("de", "Zug eins, Weiß am Zug."), &others, "the left ear");
    assert!(right.is_silent_since(first), "it is heard in the other ear");
    let asked = Instant::now();
    let others = [("another square", sentence("en", "D four: empty, dark square.").rendered())];
    let heard = || answered(&right, &mut lines, "Schwarz: Was steht auf e4?");
    expect_heard(heard, &sentence("en", "E four: empty, light square."), &others, "the right ear");
    assert!(left.is_silent_since(asked) && card.is_silent_since(first), "it is heard elsewhere");
    desk.kill().unwrap();
    desk.wait().unwrap();
    // Nobody is left behind who could still speak.
    assert!(left.falls_silent() && right.falls_silent());
}

/// What is heard when this is said.
fn recorded(card: &Card, speech: &Speech, sentence: &Sentence<'_>) -> Spectrum {
    card.wait_for_silence();
    card.record();
    let start = Instant::now();
    speech.say_parts(sentence.parts(), Priority::Message);
    card.first_sound(start).expect("nothing is heard");
    card.wait_for_silence();
    Spectrum::of(&card.recorded())
}

/// How often a sentence is listened to: where the machine has no time for it, sound is lost on its way, and nothing is
/// like what it should be then.
const TIMES: usize = 8;

/// Says it until it is heard whole, and expects it to be nearest to itself.
#[track_caller]
fn expect_heard(
    mut heard: impl FnMut() -> Spectrum,
    said: &Sentence<'_>,
    others: &[(&str, Spectrum)],
    what: &str,
) {
    let same = said.rendered();
    for time in 1..=TIMES {
        let heard = heard();
        let near = heard.distance(&same);
        let far: Vec<(&str, f64)> =
            others.iter().map(|(name, other)| (*name, heard.distance(other))).collect();
        println!("{what}: {near:.3}, {far:.3?}");
        let is_right = near < SAME && far.iter().all(|(_, far)| *far > OTHER && *far > near * FURTHER);
        if is_right {
            return;
        }
        assert!(time < TIMES, "{what}: {near:.3} from what it should be, {far:.3?}");
    }
}

#[test]
fn every_voice_is_heard_saying_what_it_says_in_its_language() {
    if !is_there() {
        return;
    }
    let begun = Instant::now();
    let card = Card::new();
    let dispatcher = Dispatcher::on(&card);
    for tag in ["de", "en", "es", "pt", "hu", "eu"] {
        let voice = voice_of(tag);
        let outlet = OutputDevice {
            address: Some(Address::Unix(dispatcher.socket.clone())),
            ..OutputDevice::default()
        };
        let speech = Speech::start_at("ansage", Choice::Ssip, voice.language(), &outlet, |_| {});
        let (said, other) = (announcement(voice, Square::F3), announcement(voice, Square::F4));
        let mut others = vec![("another square", other.rendered())];
        if tag != "de" {
            others.push(("German words read in its own language", said.rendered_in_its_own()));
        }
        expect_heard(|| recorded(&card, &speech, &said), &said, &others, &format!("{tag}, an announcement"));
        let (said, other) = (answer(voice, "black"), answer(voice, "white"));
        let others = [("the other colour", other.rendered())];
        expect_heard(|| recorded(&card, &speech, &said), &said, &others, &format!("{tag}, an answer"));
        speech.close(Duration::from_secs(1));
    }
    println!("{:.1} s", begun.elapsed().as_secs_f64());
}
