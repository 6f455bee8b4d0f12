//! Backends that hang, die and panic, and what becomes of the texts they were given.

#![allow(clippy::unwrap_used)]

use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use super::*;
use crate::speech::synthesizer::{Synthesizer, Ticket};
use crate::speech::{CALL_LIMIT, OPEN_LIMIT, Speech};

const PATIENCE: Duration = Duration::from_secs(20);
const MOMENT: Duration = Duration::from_millis(300);

/// What a backend does with what it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Works,
    /// Hangs until it is let go, and then goes on as if nothing had been.
    Hangs,
    Fails,
    Panics,
    /// Takes longer than any limit but the one for finding a voice.
    Ponders,
}

/// Who was asked to do what, from all backends.
type Log = Arc<Mutex<Vec<String>>>;

struct Fake {
    name: &'static str,
    prepares: Way,
    paces: Way,
    speaks: Way,
    log: Log,
    /// Closed when the hanging ones are let go.
    go: Arc<Mutex<Receiver<()>>>,
}

impl Fake {
    fn act(&self, way: Way) -> Result<(), BackendError> {
        match way {
            Way::Works => {}
            Way::Hangs => drop(self.go.lock().unwrap().recv()),
            Way::Fails => return Err(BackendError::Broken("dead".to_owned())),
            Way::Panics => panic!("on purpose"),
            Way::Ponders => thread::sleep(OPEN_LIMIT + CALL_LIMIT),
        }
        Ok(())
    }
}

impl Synthesizer for Fake {
    fn prepare(&mut self) -> Result<(), BackendError> {
        self.act(self.prepares)
    }

    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
        self.act(self.speaks)?;
        self.log.lock().unwrap().push(format!("{}: {}", self.name, utterance.text(self.name)));
        Ok(Ticket::Looked)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError> {
        self.act(self.paces)?;
        self.log.lock().unwrap().push(format!("{}: rate {}", self.name, rate.steps()));
        Ok(())
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError> {
        self.act(self.paces)?;
        self.log.lock().unwrap().push(format!("{}: volume {}", self.name, volume.steps()));
        Ok(())
    }

    fn silence(&mut self) -> Result<(), BackendError> {
        self.log.lock().unwrap().push(format!("{}: -", self.name));
        Ok(())
    }
}

struct Scene {
    speech: Speech,
    notices: Receiver<BackendNotice>,
    log: Log,
    /// Dropped to let the hanging ones go.
    go: Option<Sender<()>>,
}

impl Scene {
    /// `Ssip` opens, prepares and speaks in these ways; `Tts`, behind it, works.
    fn new(opens: Way, prepares: Way, speaks: Way) -> Self {
        Self::with([opens, prepares, Way::Works, speaks])
    }

    /// `Ssip` sets its rate in this way; all else works.
    fn pacing(paces: Way) -> Self {
        Self::with([Way::Works, Way::Works, paces, Way::Works])
    }

    fn with(ways: [Way; 4]) -> Self {
        let log = Log::default();
        let (go, gone) = mpsc::channel();
        let gone = Arc::new(Mutex::new(gone));
        let candidate = |backend, name, ways: [Way; 4]| {
            let (log, go) = (Arc::clone(&log), Arc::clone(&gone));
            Candidate::new(backend, move |_, _, _| {
                let [opens, prepares, paces, speaks] = ways;
                let fake = Fake { name, prepares, paces, speaks, log: Arc::clone(&log), go: Arc::clone(&go) };
                fake.act(opens)?;
                Ok(Box::new(fake))
            })
        };
        let chain =
            vec![candidate(Backend::Ssip, "ssip", ways), candidate(Backend::Tts, "tts", [Way::Works; 4])];
        let (tell, notices) = mpsc::channel();
        let speech = Speech::run(chain, move |notice| drop(tell.send(notice)));
        Self { speech, notices, log, go: Some(go) }
    }

    fn say(&self, texts: &[&str]) {
        for text in texts {
            self.speech.say(text, Priority::Message);
        }
    }

    fn set_rate(&self, steps: i8) {
        self.speech.set_rate(Rate::new(steps).unwrap());
    }

    #[track_caller]
    fn expect(&self, notices: &[BackendNotice]) {
        for notice in notices {
            assert_eq!(self.notices.recv_timeout(PATIENCE).as_ref(), Ok(notice));
        }
    }

    /// The first one is opened, dies, and is opened three times more; then the other one speaks.
    #[track_caller]
    fn expect_four_lives(&self) {
        for _ in 0..4 {
            self.expect(&[speaking(Backend::Ssip), broken("dead")]);
        }
        self.expect(&[speaking(Backend::Tts)]);
    }

    /// The first one speaks, hangs, and is replaced.
    #[track_caller]
    fn expect_replaced(&self) {
        let slow = lost(BackendError::AnsweredTooSlowly);
        self.expect(&[speaking(Backend::Ssip), slow, speaking(Backend::Tts)]);
    }

    /// Waits until all is handed over and the hanging ones have gone on as well.
    #[track_caller]
    fn expect_log(mut self, lines: &[&str]) {
        self.speech.close(PATIENCE);
        drop(self.go.take());
        thread::sleep(MOMENT);
        assert_eq!(*self.log.lock().unwrap(), lines);
        assert_eq!(self.notices.try_recv().ok(), None);
    }
}

fn speaking(backend: Backend) -> BackendNotice {
    BackendNotice::Speaking(backend)
}

fn lost(loss: BackendError) -> BackendNotice {
    BackendNotice::Lost { backend: Backend::Ssip, loss }
}

fn broken(why: &str) -> BackendNotice {
    lost(BackendError::Broken(why.to_owned()))
}

#[test]
fn the_first_that_works_speaks() {
    let scene = Scene::new(Way::Works, Way::Works, Way::Works);
    scene.say(&["eins", "zwei"]);
    scene.expect(&[speaking(Backend::Ssip)]);
    scene.expect_log(&["ssip: eins", "ssip: zwei"]);
}

#[test]
fn one_that_opens_too_slowly_is_replaced_and_the_texts_wait() {
    let scene = Scene::new(Way::Hangs, Way::Works, Way::Works);
    scene.say(&["eins", "zwei"]);
    scene.expect(&[lost(BackendError::OpenedTooSlowly), speaking(Backend::Tts)]);
    scene.expect_log(&["tts: eins", "tts: zwei"]);
}

#[test]
fn one_that_is_not_there_is_replaced() {
    let scene = Scene::new(Way::Fails, Way::Works, Way::Works);
    scene.say(&["eins"]);
    scene.expect(&[broken("dead"), speaking(Backend::Tts)]);
    scene.expect_log(&["tts: eins"]);
}

#[test]
fn one_that_looks_for_its_voice_has_time() {
    let scene = Scene::new(Way::Works, Way::Ponders, Way::Works);
    scene.say(&["eins"]);
    scene.expect(&[speaking(Backend::Ssip)]);
    scene.expect_log(&["ssip: eins"]);
}

#[test]
fn the_text_of_one_that_hangs_goes_to_the_next_and_is_taken_back() {
    let scene = Scene::new(Way::Works, Way::Works, Way::Hangs);
    scene.say(&["eins", "zwei"]);
    scene.expect_replaced();
    // It did take the text in the end, and is silenced at once.
    scene.expect_log(&["tts: eins", "tts: zwei", "ssip: eins", "ssip: -"]);
}

#[test]
fn a_text_that_was_silenced_is_not_given_to_the_next() {
    let scene = Scene::new(Way::Works, Way::Works, Way::Hangs);
    scene.say(&["veraltet"]);
    scene.expect(&[speaking(Backend::Ssip)]);
    scene.speech.silence();
    scene.say(&["neu"]);
    scene.expect(&[lost(BackendError::AnsweredTooSlowly), speaking(Backend::Tts)]);
    scene.expect_log(&["tts: neu", "ssip: veraltet", "ssip: -"]);
}

#[test]
fn one_that_dies_over_and_over_is_opened_three_times_more_and_then_replaced() {
    let scene = Scene::new(Way::Works, Way::Works, Way::Fails);
    scene.say(&["eins", "zwei"]);
    scene.expect_four_lives();
    scene.expect_log(&["tts: eins", "tts: zwei"]);
}

#[test]
fn one_that_panics_costs_only_its_own_voice() {
    let scene = Scene::new(Way::Panics, Way::Works, Way::Works);
    scene.say(&["eins"]);
    scene.expect(&[broken("panic"), speaking(Backend::Tts)]);
    scene.expect_log(&["tts: eins"]);
}

#[test]
fn a_rate_is_for_the_texts_behind_it() {
    let scene = Scene::pacing(Way::Works);
    scene.say(&["eins"]);
    scene.set_rate(2);
    scene.say(&["zwei", "drei"]);
    scene.set_rate(0);
    scene.say(&["vier"]);
    scene.expect(&[speaking(Backend::Ssip)]);
    scene.expect_log(&[
        "ssip: eins",
        "ssip: rate 2",
        "ssip: zwei",
        "ssip: drei",
        "ssip: rate 0",
        "ssip: vier",
    ]);
}

#[test]
fn a_rate_that_no_text_needs_is_not_set() {
    let scene = Scene::pacing(Way::Hangs);
    scene.set_rate(0);
    scene.say(&["eins"]);
    scene.set_rate(1);
    scene.set_rate(5);
    scene.set_rate(0);
    scene.say(&["zwei"]);
    scene.set_rate(-5);
    scene.expect(&[speaking(Backend::Ssip)]);
    scene.expect_log(&["ssip: eins", "ssip: zwei"]);
}

#[test]
fn silence_forgets_texts_and_not_the_rate() {
    let scene = Scene::pacing(Way::Works);
    scene.expect(&[speaking(Backend::Ssip)]);
    scene.set_rate(3);
    scene.speech.silence();
    scene.say(&["eins"]);
    scene.expect_log(&["ssip: -", "ssip: rate 3", "ssip: eins"]);
}

#[test]
fn a_text_goes_to_the_next_with_its_rate() {
    let scene = Scene::new(Way::Works, Way::Works, Way::Hangs);
    scene.say(&["eins"]);
    scene.set_rate(-1);
    scene.say(&["zwei"]);
    scene.expect_replaced();
    scene.expect_log(&["tts: eins", "tts: rate -1", "tts: zwei", "ssip: eins", "ssip: -"]);
}

#[test]
fn one_that_is_opened_again_is_told_the_rate_again() {
    let scene = Scene::new(Way::Works, Way::Works, Way::Fails);
    scene.set_rate(4);
    scene.say(&["eins"]);
    scene.expect_four_lives();
    let rate = "ssip: rate 4";
    scene.expect_log(&[rate, rate, rate, rate, "tts: rate 4", "tts: eins"]);
}

#[test]
fn one_that_hangs_over_its_rate_is_replaced_and_says_nothing_when_it_is_back() {
    let scene = Scene::pacing(Way::Hangs);
    scene.say(&["eins"]);
    scene.set_rate(1);
    scene.say(&["zwei", "drei"]);
    scene.expect_replaced();
    scene.expect_log(&["ssip: eins", "tts: rate 1", "tts: zwei", "tts: drei", "ssip: rate 1"]);
}

#[test]
fn a_text_that_was_silenced_while_its_rate_was_set_is_not_spoken() {
    let scene = Scene::pacing(Way::Hangs);
    scene.set_rate(1);
    scene.say(&["veraltet"]);
    scene.expect(&[speaking(Backend::Ssip)]);
    scene.speech.silence();
    scene.say(&["neu"]);
    scene.expect(&[lost(BackendError::AnsweredTooSlowly), speaking(Backend::Tts)]);
    scene.expect_log(&["tts: rate 1", "tts: neu", "ssip: rate 1"]);
}

#[test]
fn one_that_dies_over_its_rate_is_replaced() {
    let scene = Scene::pacing(Way::Fails);
    scene.set_rate(1);
    scene.say(&["eins"]);
    scene.expect_four_lives();
    scene.expect_log(&["tts: rate 1", "tts: eins"]);
}

#[test]
fn dropping_lets_the_rest_be_handed_over() {
    let scene = Scene::new(Way::Works, Way::Works, Way::Works);
    scene.say(&["eins"]);
    drop(scene.speech);
    assert_eq!(scene.notices.recv_timeout(PATIENCE), Ok(speaking(Backend::Ssip)));
    // The owner has ended when its notices have.
    assert!(scene.notices.recv_timeout(PATIENCE).is_err());
    assert_eq!(*scene.log.lock().unwrap(), ["ssip: eins"]);
}
