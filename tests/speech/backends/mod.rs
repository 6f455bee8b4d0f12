//! Speech against a Speech Dispatcher that makes no sound and can be made sick.
#![cfg(unix)]
#![allow(clippy::unwrap_used)]

mod cut_off;
mod environment;
mod outlets;
mod rates;
mod sick;
mod silence;
mod tongues;

use std::env;
use std::io;
use std::net::TcpListener;
use std::os::unix::net::UnixStream;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use crate::support::fake_ssip::FakeSsip;
use crate::support::{MOMENT, PATIENCE, elsewhere, wait_until};
use ansage::speech::{
    Address, Backend, BackendError, BackendNotice, Choice, OutputDevice, Priority, Rate, Speech, SpokenPart,
};

/// What a call that never blocks may take on a very busy machine. A hung daemon would cost seconds.
const AT_ONCE: Duration = Duration::from_millis(300);

fn speech(server: &FakeSsip) -> (Speech, Receiver<BackendNotice>) {
    speech_in("de", server)
}

fn speech_in(language: &str, server: &FakeSsip) -> (Speech, Receiver<BackendNotice>) {
    let (tell, told) = mpsc::channel();
    let outlet =
        OutputDevice { address: Some(Address::Unix(server.path().to_owned())), ..OutputDevice::default() };
    let speech =
        Speech::start_at("ansage", Choice::Ssip, language, &outlet, move |notice| drop(tell.send(notice)));
    (speech, told)
}

#[track_caller]
fn expect(notices: &Receiver<BackendNotice>, notice: &BackendNotice) {
    assert_eq!(notices.recv_timeout(PATIENCE).as_ref(), Ok(notice));
}

#[track_caller]
fn expect_death(notices: &Receiver<BackendNotice>) {
    let notice = notices.recv_timeout(PATIENCE);
    let Ok(BackendNotice::Lost { backend: Backend::Ssip, loss: BackendError::Broken(why) }) = &notice else {
        panic!("{notice:?}");
    };
    assert!(!why.is_empty());
}

#[track_caller]
fn expect_nothing(notices: &Receiver<BackendNotice>) {
    assert_eq!(notices.recv_timeout(MOMENT).ok(), None);
}

fn lost(loss: BackendError) -> BackendNotice {
    BackendNotice::Lost { backend: Backend::Ssip, loss }
}

const SPEAKING: BackendNotice = BackendNotice::Speaking(Backend::Ssip);

fn rate(steps: i8) -> Rate {
    Rate::new(steps).unwrap()
}

/// All that was asked or set about the rate.
fn rates(server: &FakeSsip) -> Vec<String> {
    server.lines().into_iter().filter(|line| line.contains("RATE")).collect()
}
