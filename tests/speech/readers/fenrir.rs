//! What fenrir reads.

use crate::support::voice_of;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::thread;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

use ansage::tell::MoveText;
use shakmaty::CastlingMode;

use crate::support::games::read;
use crate::support::wait_until;

/// Fifty moves, by both sides together; both castle.
const GAME: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4 cxd4 Nc6 \
                    Nb3 a5 Be3 a4 Nbd2 Bd7 Rc1 Qb7 Nf1 Rfc8 Ng3 g6 Bd3 Nb4 Bb1 Rxc1 Qxc1 Rc8 Qd2 Nc6 d5 Na5 Bd3 Nc4";

const SETTINGS: &str = r#"
[sound]
enabled=False
[speech]
enabled=True
driver=genericDriver
autoReadIncoming=True
genericSpeechCommand=@FOLDER@/read.sh "fenrirText"
[braille]
enabled=False
[screen]
driver=ptyDriver
encoding=auto
screenUpdateDelay=0.05
[keyboard]
driver=ptyDriver
keyboardLayout=pty
charEcho=False
wordEcho=False
interruptOnKeyPress=False
[general]
debugLevel=0
punctuationLevel=none
shell=@FOLDER@/desk.sh
[remote]
enable=False
[focus]
cursor=True
"#;

/// A desk in a terminal that fenrir reads.
struct Reader {
    folder: TempDir,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    _master: Box<dyn MasterPty + Send>,
}

impl Reader {
    fn of(arguments: &str) -> Reader {
        let folder = tempfile::tempdir().unwrap();
        let place = |name: &str| folder.path().join(name);
        let desk = format!(
            "#!/bin/sh\nexport TERM=linux\nexec {} --library {} {arguments}\n",
            env!("CARGO_BIN_EXE_ansage"),
            place("library.db").display(),
        );
        executable(&place("desk.sh"), &desk);
        let read = format!("#!/bin/sh\nprintf '%s\\n' \"$1\" >> {}\n", place("read").display());
        executable(&place("read.sh"), &read);
        fs::write(place("settings.conf"), SETTINGS.replace("@FOLDER@", &folder.path().display().to_string()))
            .unwrap();
        let pair = native_pty_system()
            .openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 })
            .unwrap();
        let mut command = CommandBuilder::new("fenrir");
        command.args(["-e", "-s"]);
        command.arg(place("settings.conf"));
        command.env("HOME", folder.path());
        command.env("TERM", "linux");
        let child = pair.slave.spawn_command(command).unwrap();
        let mut output = pair.master.try_clone_reader().unwrap();
        thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(1..) = output.read(&mut some) {}
        });
        let keys = pair.master.take_writer().unwrap();
        Reader { folder, keys, child, _master: pair.master }
    }

    fn types(&mut self, line: &str) {
        self.keys.write_all(line.as_bytes()).unwrap();
        self.keys.write_all(b"\r").unwrap();
        self.keys.flush().unwrap();
    }

    fn read(&self) -> String {
        fs::read_to_string(self.folder.path().join("read")).unwrap_or_default()
    }

    /// Whether this was read behind what had been read before.
    fn reads(&self, text: &str, before: usize) -> bool {
        wait_until(|| self.read().get(before..).is_some_and(|read| flat(read).contains(&flat(text))))
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Words alone: how fenrir tells signs is its own business, and sentences begin with a capital letter.
fn flat(text: &str) -> String {
    let text = text.to_lowercase();
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

fn executable(path: &Path, script: &str) {
    use std::os::unix::fs::PermissionsExt;
    fs::write(path, script).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn is_installed(name: &str) -> bool {
    let paths: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()).collect();
    paths.iter().any(|folder| folder.join(name).is_file())
}

#[test]
fn fenrir_reads_every_one_of_fifty_moves() {
    if !is_installed("fenrir") {
        eprintln!("fenrir not found: nothing was tested");
        return;
    }
    let voice = voice_of("de");
    let telling = MoveText::new(voice.lexicon());
    let mut desk = Reader::of("relay --voice de --line --speech off --press auto");
    assert!(desk.reads("Weiß am Zug", 0), "{}", desk.read());
    let game = read(GAME);
    assert_eq!(game.len(), 50);
    let mut missed = Vec::new();
    for played in &game {
        let announced = telling.announcement(played);
        let before = desk.read().len();
        desk.types(&played.to_uci(CastlingMode::Standard).to_string());
        if !desk.reads(&announced, before) {
            missed.push(announced);
        }
    }
    assert!(missed.is_empty(), "not read: {missed:?}\n{}", desk.read());
}
