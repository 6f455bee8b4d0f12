//! eSpeak NG in a process of its own: a second voice beside the first, on a device of its own.
//!
//! The library has one voice and one device in a process. The process is this program again; it takes one line for
//! each task and answers each with one, and it ends when whoever began it is gone.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;
use std::{env, thread};

use super::output_device::OutputDevice;
use super::spoken_text::{SpokenPart, SpokenText};
use super::synthesizer::{Lease, Synthesizer, Ticket};
use super::{BackendError, Priority, Rate, Volume, espeak};

/// The command of the program that is this process.
pub const COMMAND: &str = "synthesizer";

/// By this variable PulseAudio's library, and PipeWire's in its place, know where to play.
const SINK: &str = "PULSE_SINK";

/// The first words of an answer.
const YES: &str = "yes";
const NO: &str = "no";
const LOST: &str = "lost";

/// Opens a process for a language and an outlet.
pub(super) fn open(
    language: &str,
    outlet: &OutputDevice,
    lease: &Lease,
) -> Result<Box<dyn Synthesizer>, BackendError> {
    if !espeak::there_may_be_sound() {
        return Err(BackendError::NoSound);
    }
    let mut command = Command::new(own_program().map_err(BackendError::broken)?);
    command.args([COMMAND, &voice_name(language, outlet)]);
    if let Some(sink) = &outlet.sink {
        command.env(SINK, sink);
    }
    // What sound libraries complain of is not for the terminal, which belongs to the program alone.
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    set_apart(&mut command);
    is_there(outlet)?;
    let mut child = command.spawn().map_err(BackendError::broken)?;
    let (tasks, out) = (child.stdin.take(), child.stdout.take());
    let (hand, answers) = mpsc::channel();
    let reader = thread::Builder::new().name("speech apart".to_owned()).spawn(move || {
        for line in out.into_iter().flat_map(|out| BufReader::new(out).lines().map_while(Result::ok)) {
            if hand.send(line).is_err() {
                return;
            }
        }
    });
    let apart = NearEnd { child, tasks, answers, lease: lease.clone(), outlet: outlet.clone() };
    reader.map_err(BackendError::broken)?;
    apart.answer()?;
    Ok(Box::new(apart))
}

/// A sound server plays on the usual sink what was for one that is gone, so it is asked before each text. Where it
/// cannot be asked, it is believed.
pub(super) fn is_there(outlet: &OutputDevice) -> Result<(), BackendError> {
    let Some(sink) = &outlet.sink else { return Ok(()) };
    let listed = Command::new("pactl")
        .args(["list", "short", "sinks"])
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output();
    let Ok(listed) = listed else { return Ok(()) };
    let names = String::from_utf8_lossy(&listed.stdout);
    let is_there = names.lines().any(|line| line.split('\t').nth(1) == Some(sink));
    if is_there { Ok(()) } else { Err(BackendError::NoSound) }
}

/// This program, also where its file has been replaced meanwhile.
///
/// # Errors
/// The system does not say where it is.
pub fn own_program() -> io::Result<PathBuf> {
    let running = PathBuf::from("/proc/self/exe");
    if running.exists() { Ok(running) } else { env::current_exe() }
}

/// A key that interrupts the program is none of its business.
#[cfg(unix)]
pub(super) fn set_apart(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
pub(super) fn set_apart(_: &mut Command) {}

/// `de+f2`: the language and the variant.
pub(super) fn voice_name(language: &str, outlet: &OutputDevice) -> String {
    let mut name = language.to_owned();
    if let Some(voice) = outlet.voice_type {
        // Writing to a text does not fail.
        let _ = write!(name, "+{}", voice.of_espeak());
    }
    name
}

/// The near end.
struct NearEnd {
    child: Child,
    tasks: Option<ChildStdin>,
    answers: Receiver<String>,
    lease: Lease,
    outlet: OutputDevice,
}

impl NearEnd {
    fn ask(&mut self, task: &str) -> Result<bool, BackendError> {
        let Some(tasks) = &mut self.tasks else {
            return Err(BackendError::broken(io::ErrorKind::BrokenPipe));
        };
        writeln!(tasks, "{task}").and_then(|()| tasks.flush()).map_err(BackendError::broken)?;
        self.answer()
    }

    fn answer(&self) -> Result<bool, BackendError> {
        match self.lease.wait(|limit| self.answers.recv_timeout(limit))?.as_str() {
            YES => Ok(true),
            NO => Ok(false),
            answer => Err(loss(answer)),
        }
    }
}

impl Synthesizer for NearEnd {
    /// Finding the voice may take longer than opening may.
    fn prepare(&mut self) -> Result<(), BackendError> {
        self.ask("prepare").map(drop)
    }

    fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
        is_there(&self.outlet)?;
        let parts = serde_json::to_string(utterance.parts()).map_err(BackendError::broken)?;
        self.ask(&format!("speak {parts}"))?;
        Ok(Ticket::Looked)
    }

    fn is_speaking(&mut self) -> bool {
        self.ask("speaking").unwrap_or(false)
    }

    fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError> {
        self.ask(&format!("rate {}", rate.steps())).map(drop)
    }

    fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError> {
        self.ask(&format!("volume {}", volume.steps())).map(drop)
    }

    fn silence(&mut self) -> Result<(), BackendError> {
        self.ask("silence").map(drop)
    }

    fn finish(&mut self, limit: Duration) {
        // One that cannot be asked any more has nothing left to say.
        let _ = self.ask(&format!("finish {}", limit.as_millis()));
    }
}

impl Drop for NearEnd {
    /// One that hangs must not say later what somebody else has said meanwhile.
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn loss(answer: &str) -> BackendError {
    let why = answer.strip_prefix(LOST).unwrap_or(answer).trim();
    match why {
        "not-there" => BackendError::NotThere,
        "no-sound" => BackendError::NoSound,
        why => BackendError::Broken(why.to_owned()),
    }
}

fn told(loss: &BackendError) -> String {
    match loss {
        BackendError::NotThere => format!("{LOST} not-there"),
        BackendError::NoSound => format!("{LOST} no-sound"),
        BackendError::Broken(why) => format!("{LOST} {}", super::clean(why)),
        other => format!("{LOST} {other:?}"),
    }
}

/// The far end: speaks what it is told, line by line, until there are no more lines. `voice` is the name of a voice
/// of eSpeak NG, `de` or `de+f2`.
///
/// # Errors
/// What it answers cannot be written.
pub fn serve(voice: &str, tasks: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    let mut answer = |end: Result<bool, BackendError>| {
        let line = match &end {
            Ok(true) => YES.to_owned(),
            Ok(false) => NO.to_owned(),
            Err(loss) => told(loss),
        };
        writeln!(answers, "{line}").and_then(|()| answers.flush()).map(|()| end.is_ok())
    };
    let mut speaker = match espeak::open(voice, &Lease::default(), true) {
        Ok(speaker) => speaker,
        Err(loss) => return answer(Err(loss)).map(drop),
    };
    answer(Ok(true))?;
    for task in tasks.lines() {
        if !answer(done(speaker.as_mut(), &task?))? {
            break;
        }
    }
    Ok(())
}

/// Does what a line says.
fn done(speaker: &mut dyn Synthesizer, task: &str) -> Result<bool, BackendError> {
    let (word, rest) = task.split_once(' ').unwrap_or((task, ""));
    match word {
        "prepare" => speaker.prepare()?,
        "speak" => {
            let parts: Vec<SpokenPart> = serde_json::from_str(rest).unwrap_or_default();
            if let Some(utterance) = SpokenText::new(parts, Priority::Message) {
                speaker.speak(&utterance)?;
            }
        }
        "rate" => speaker.set_rate(rest.parse().ok().and_then(Rate::new).unwrap_or_default())?,
        "volume" => speaker.set_volume(rest.parse().ok().and_then(Volume::new).unwrap_or_default())?,
        "silence" => speaker.silence()?,
        "speaking" => return Ok(speaker.is_speaking()),
        "finish" => speaker.finish(Duration::from_millis(rest.parse().unwrap_or(0))),
        _ => return Ok(false),
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;

    /// Writes down what it is told.
    #[derive(Clone, Default)]
    struct Notes(Arc<Mutex<Vec<String>>>);

    impl Notes {
        fn note(&self, what: String) {
            self.0.lock().unwrap().push(what);
        }
    }

    impl Synthesizer for Notes {
        fn speak(&mut self, utterance: &SpokenText) -> Result<Ticket, BackendError> {
            let text = utterance.text("");
            self.note(text.to_string());
            if text == "kaputt" { Err(BackendError::NoSound) } else { Ok(Ticket::Looked) }
        }

        fn is_speaking(&mut self) -> bool {
            true
        }

        fn set_rate(&mut self, rate: Rate) -> Result<(), BackendError> {
            self.note(format!("rate {}", rate.steps()));
            Ok(())
        }

        fn set_volume(&mut self, volume: Volume) -> Result<(), BackendError> {
            self.note(format!("volume {}", volume.steps()));
            Ok(())
        }

        fn silence(&mut self) -> Result<(), BackendError> {
            self.note("silence".to_owned());
            Ok(())
        }
    }

    #[test]
    fn every_line_is_one_task() {
        let notes = Notes::default();
        let mut speaker = notes.clone();
        let mut told = |line: &str| done(&mut speaker, line);
        assert_eq!(told("prepare"), Ok(true));
        assert_eq!(told(r#"speak [{"text":"rate 2, "},{"text":"sagt er","language":"de"}]"#), Ok(true));
        assert_eq!(told("speak rate 2"), Ok(true), "what is no text is not spoken");
        assert_eq!(told("rate -3"), Ok(true));
        assert_eq!(told("volume 99"), Ok(true));
        assert_eq!(told("speaking"), Ok(true));
        assert_eq!(told("silence"), Ok(true));
        assert_eq!(told("dance"), Ok(false));
        assert_eq!(told(r#"speak [{"text":"kaputt"}]"#), Err(BackendError::NoSound));
        let written = notes.0.lock().unwrap().clone();
        assert_eq!(written, ["rate 2, sagt er", "rate -3", "volume 0", "silence", "kaputt"]);
    }

    #[test]
    fn a_loss_is_read_as_it_is_told() {
        for loss_told in
            [BackendError::NotThere, BackendError::NoSound, BackendError::Broken("Refused(3)".to_owned())]
        {
            assert_eq!(loss(&told(&loss_told)), loss_told);
        }
    }

    #[test]
    fn a_voice_has_its_variant_behind_the_language() {
        let of = |voice_type| voice_name("de", &OutputDevice { voice_type, ..OutputDevice::default() });
        assert_eq!(of(None), "de");
        assert_eq!(of(Some(super::super::VoiceType::Female2)), "de+f2");
    }
}
