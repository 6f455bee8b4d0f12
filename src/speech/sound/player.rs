//! The programs that can play a tone.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{env, thread};

use super::earcon::Earcon;
use super::tone::{HERTZ, samples};

/// How long a player may take for a tone; one that takes longer is ended.
const LIMIT: Duration = Duration::from_secs(3);

/// What it plays through, which tells whether it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SoundTool {
    /// The socket of a PulseAudio server, or of what stands in for one.
    Pulse,
    /// The socket of PipeWire.
    PipeWire,
    /// A sound card.
    Alsa,
    /// The system itself.
    System,
}

/// The players, the one that is tried first in front. Each takes 16-bit samples in one channel.
const PLAYERS: [(&str, SoundTool, &[&str]); 4] = [
    (
        "pacat",
        SoundTool::Pulse,
        &["--playback", "--raw", "--format=s16le", "--channels=1", "--latency-msec=20"],
    ),
    ("pw-cat", SoundTool::PipeWire, &["--playback", "--format", "s16", "--channels", "1"]),
    ("aplay", SoundTool::Alsa, &["--quiet", "--file-type=raw", "--format=S16_LE", "--channels=1"]),
    ("afplay", SoundTool::System, &[]),
];

/// A program that is here and has something to play through.
#[derive(Debug)]
pub(super) struct Player {
    program: PathBuf,
    through: SoundTool,
    arguments: Vec<String>,
}

/// Those that are here, for a sink of this name if one is wanted: only a sound server has any.
pub(super) fn all(sink: Option<&str>) -> Vec<Player> {
    PLAYERS
        .into_iter()
        .filter(|(_, through, _)| is_there(*through) && (sink.is_none() || through.has_sinks()))
        .filter_map(|(name, through, fixed)| {
            let mut arguments: Vec<String> = fixed.iter().map(|word| (*word).to_owned()).collect();
            arguments.extend(through.rate());
            if let Some(sink) = sink {
                arguments.push(through.to_sink(sink));
            }
            arguments.extend((through == SoundTool::PipeWire).then(|| "-".to_owned()));
            Some(Player { program: find(name)?, through, arguments })
        })
        .collect()
}

impl SoundTool {
    fn has_sinks(self) -> bool {
        matches!(self, SoundTool::Pulse | SoundTool::PipeWire)
    }

    fn to_sink(self, sink: &str) -> String {
        if self == SoundTool::Pulse { format!("--device={sink}") } else { format!("--target={sink}") }
    }

    fn rate(self) -> Option<String> {
        (self != SoundTool::System).then(|| format!("--rate={HERTZ}"))
    }
}

fn is_there(through: SoundTool) -> bool {
    let set = |name: &str| env::var_os(name).is_some_and(|value| !value.is_empty());
    let runs = |socket: &str| {
        env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| Path::new(&folder).join(socket).exists())
    };
    match through {
        // Without a socket, pacat would start a server of its own.
        SoundTool::Pulse => set("PULSE_SERVER") || runs("pulse/native"),
        SoundTool::PipeWire => set("PIPEWIRE_REMOTE") || runs("pipewire-0"),
        SoundTool::Alsa => crate::speech::espeak::there_may_be_sound(),
        SoundTool::System => cfg!(target_os = "macos"),
    }
}

fn find(name: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(name)).find(|program| program.is_file())
}

impl Player {
    /// Plays a tone to its end. Whether it did.
    pub(super) fn play(&self, earcon: Earcon) -> bool {
        let sound: Vec<u8> = samples(earcon).into_iter().flat_map(i16::to_le_bytes).collect();
        let mut command = Command::new(&self.program);
        command.args(&self.arguments).stdout(Stdio::null()).stderr(Stdio::null());
        if self.through == SoundTool::System {
            // It reads files only.
            let Some(file) = file(earcon, &sound) else { return false };
            return command.arg(file).stdin(Stdio::null()).spawn().is_ok_and(ends_well);
        }
        let Ok(mut child) = command.stdin(Stdio::piped()).spawn() else { return false };
        if let Some(mut input) = child.stdin.take() {
            // Less than a pipe holds, so that nobody waits; one that has ended already tells so below.
            let _ = input.write_all(&sound);
        }
        ends_well(child)
    }
}

/// Whether a player ends by itself, in time and without complaint.
fn ends_well(mut child: Child) -> bool {
    let id = child.id();
    let (tell, told) = mpsc::channel();
    // The child is the thread's, which waits without asking again and again.
    let waits = thread::Builder::new().name("earcon".to_owned()).spawn(move || {
        let ended = child.wait();
        let _ = tell.send(ended.is_ok_and(|status| status.success()));
    });
    if waits.is_err() {
        return false;
    }
    match told.recv_timeout(LIMIT) {
        Ok(well) => well,
        Err(RecvTimeoutError::Timeout) => {
            end(id);
            false
        }
        Err(RecvTimeoutError::Disconnected) => false,
    }
}

#[cfg(unix)]
fn end(id: u32) {
    use rustix::process::{Pid, Signal, kill_process};
    if let Some(process) = i32::try_from(id).ok().and_then(Pid::from_raw) {
        let _ = kill_process(process, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn end(_: u32) {}

/// The tone as a file, made once for each program that runs.
fn file(earcon: Earcon, sound: &[u8]) -> Option<PathBuf> {
    let name = format!("ansage-{}-{}.wav", std::process::id(), earcon.name().replace(' ', "-"));
    let path = env::temp_dir().join(name);
    if !path.exists() {
        std::fs::write(&path, wave(sound)?).ok()?;
    }
    Some(path)
}

/// A RIFF WAVE file of these samples.
fn wave(sound: &[u8]) -> Option<Vec<u8>> {
    let (length, rate) = (u32::try_from(sound.len()).ok()?, u32::from(HERTZ));
    let mut file = Vec::with_capacity(44 + sound.len());
    file.extend(b"RIFF");
    file.extend((36 + length).to_le_bytes());
    file.extend(b"WAVEfmt ");
    file.extend(16_u32.to_le_bytes());
    // PCM, one channel.
    file.extend([1, 0, 1, 0]);
    file.extend(rate.to_le_bytes());
    file.extend((2 * rate).to_le_bytes());
    // Two bytes a sample.
    file.extend([2, 0, 16, 0]);
    file.extend(b"data");
    file.extend(length.to_le_bytes());
    file.extend(sound);
    Some(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wave_file_says_how_long_it_is() {
        let file = wave(&[0; 100]).unwrap();
        assert_eq!(file.len(), 144);
        assert_eq!(
            (&file[..4], &file[4..8], &file[40..44]),
            (&b"RIFF"[..], &[136, 0, 0, 0][..], &[100, 0, 0, 0][..])
        );
    }

    #[test]
    fn one_that_fails_or_hangs_has_not_played() {
        let run = |script: &str| {
            Command::new("sh").args(["-c", script]).stdin(Stdio::null()).spawn().is_ok_and(ends_well)
        };
        if cfg!(unix) {
            assert!(run("exit 0"));
            assert!(!run("exit 1"));
            assert!(!run("exec sleep 20"));
        }
    }
}
