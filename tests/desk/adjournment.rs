//! Sealed moves (Guidelines I): nobody learns them or the passphrase before the envelope is open, every move comes
//! out as it went in, and a program killed between any two steps goes on where it stood.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use crate::support::voice_of;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use shakmaty::san::SanPlus;
use shakmaty::{Color, Position};

use crate::support::desk::Desk;
use crate::support::terminal;
use ansage::game::{
    Announcement, Command as Asked, Desk as Kind, Event, Game, OpponentKind, Phase, Press, Repeat,
    SealedText, Setup, Speaker, to_seal,
};
use ansage::hear::{Intent, hear};
use ansage::laws::{GameResult, Increments, Termination};
use ansage::record::{Library, envelope};
use ansage::voice::Voice;

const PASSPHRASE: &str = "zebrafinken-im-august";

/// The sealed move in every way it can be written or said; nothing else in these games has such a word.
const SECRETS: [&str; 8] =
    [PASSPHRASE, "Nh3", "Sh3", "g1h3", "Hektor drei", "Hector drei", "Hector three", "Springer Hektor"];

fn ansage(library: &Path, log: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library").arg(library).env("ANSAGE_LOG", log);
    command
}

fn run(library: &Path, log: &Path, arguments: &[&str], lines: &str) -> String {
    let mut child = ansage(library, log)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    let bytes = bytes.to_ascii_lowercase();
    bytes.windows(text.len()).any(|part| part == text.to_ascii_lowercase().as_bytes())
}

/// Everything that is in a folder, and in those in it.
fn all_bytes(folder: &Path) -> Vec<u8> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { all_bytes(&path) } else { fs::read(&path).unwrap() }).collect()
}

#[test]
fn guidelines_i_7_nothing_tells_the_sealed_move_before_the_envelope_is_open() {
    for json in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let (library, log) = (folder.path().join("library.sqlite3"), folder.path().join("log"));
        let desk = |words: &[&str], lines: &str| {
            let more: &[&str] = if json { &["--json"] } else { &[] };
            run(&library, &log, &[words, &["--line", "--simulate-time"], more].concat(), lines)
        };
        let tournament = ["--voice", "en", "tournament", "--repeat", "program"];
        // Sealed in the line and by itself, changed, asked about, and everything asked that tells of moves.
        let told = desk(
            &tournament,
            &format!(
                "arbiter: start\narbiter: adjourn\narbiter: passphrase\n{PASSPHRASE}\n{PASSPHRASE}\nseal Nh3\n\
                 seal\nSpringer Hektor drei\nrepeat\nhelp\nlast move\nall moves\nspell\nenvelope\nboards\n\
                 what is on h3\ncorrect Nh3?\nwhite: sael Nh3\nNh3 sael?\nis it Nh3?\npress\nrepeat\n\
                 envelope\nlast move\nall moves\narbiter: open\nzebrafinken\n"
            ),
        );
        let counted = if json { "\"event\":\"sealed\"" } else { "Sealed." };
        assert!(told.matches(counted).count() >= 2, "{told}");
        let export = run(&library, &log, &["games", "export", "1"], "");
        let read = run(&library, &log, &["--voice", "en", "games", "envelope", "1"], "");
        let resumed =
            desk(&["--voice", "en", "resume", "1"], "repeat\nlast move\nall moves\nenvelope\nquit\n");
        for (what, text) in [("desk", told), ("PGN", export), ("envelope", read), ("resumed", resumed)] {
            // The question what stands on a square names the square, in words of its own.
            let text = text.replace("Hector three: ", "");
            for secret in SECRETS {
                assert!(!holds(text.as_bytes(), secret), "{what} tells {secret}:\n{text}");
            }
        }
        let kept = all_bytes(folder.path());
        assert!(holds(&kept, "resumed"));
        for secret in SECRETS {
            assert!(!holds(&kept, secret), "a file holds {secret}");
        }
        // The log is there, or nothing would have been looked for in it.
        assert!(log.exists());
        let opened = desk(
            &["--voice", "en", "resume", "1"],
            &format!("arbiter: passphrase {PASSPHRASE}\narbiter: open\n"),
        );
        assert!(opened.contains(if json { "g1h3" } else { "Hektor drei" }), "{opened}");
        assert!(!holds(opened.as_bytes(), PASSPHRASE), "{opened}");
        let bytes = all_bytes(folder.path());
        assert!(holds(&bytes, "g1h3") && !holds(&bytes, PASSPHRASE));
    }
}

const STARTS: [&str; 5] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1",
    "rnbqk2r/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
];

fn game(start: &str, desk: Kind) -> Game {
    Game::open(Setup {
        desk,
        white: "Ada".to_owned(),
        black: "Bea".to_owned(),
        start: start.parse().unwrap(),
        time: "90+30".parse().unwrap(),
        press: Press::Manual,
        repeat: Repeat::Program,
        regulations: Box::default(),
        draw: None,
        increments: Increments::BeforeMove,
        black_time: None,
        occasion: None,
        against: OpponentKind::Person,
        wording: None,
        rung: None,
    })
}

fn does(game: &mut Game, by: Speaker, asked: &Asked) -> Vec<Event> {
    let events = game.decide(by, asked, 0).unwrap();
    for event in &events {
        game.apply(event, 0);
    }
    events
}

/// Adjourned with this envelope.
fn adjourned(start: &str, desk: Kind, envelope: &str) -> Game {
    let mut game = game(start, desk);
    if desk == Kind::Tournament {
        does(&mut game, Speaker::Arbiter, &Asked::Start);
    }
    does(&mut game, Speaker::Arbiter, &Asked::Adjourn(None));
    let by = Speaker::from(game.turn());
    does(&mut game, by, &Asked::Seal { envelope: envelope.to_owned(), made: false });
    does(&mut game, by, &Asked::Sealed);
    assert_eq!(*game.phase(), Phase::Adjourned);
    game
}

fn announcement(voice: &Voice, text: &str) -> Announcement {
    match hear(text, voice.lexicon()).unwrap().heard {
        Intent::Announce(announcement, _) => announcement,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn guidelines_i_1_1_whatever_move_is_sealed_comes_out_the_same() {
    let voice = voice_of("en");
    let mut locked = 0;
    for (start, desk) in
        STARTS.into_iter().flat_map(|start| [(start, Kind::Tournament), (start, Kind::Relay)])
    {
        let closed = adjourned(start, desk, "");
        for (place, played) in closed.position().legal_moves().into_iter().enumerate() {
            let said = SanPlus::from_move(closed.position().clone(), played).to_string();
            let written = to_seal(&closed, &announcement(voice, &said)).unwrap();
            let mut text = written.to_text();
            // A key takes its time to make, so not every envelope is locked.
            if place % 12 == 0 {
                let envelope = envelope::lock(&text, PASSPHRASE, &closed).unwrap();
                assert_eq!(envelope::open(&envelope, "another passphrase", &closed).ok(), None);
                text = envelope::open(&envelope, PASSPHRASE, &closed).unwrap().to_string();
                locked += 1;
            }
            let mut game = closed.clone();
            does(&mut game, Speaker::Arbiter, &Asked::Open(SealedText::from_text(&text)));
            assert_eq!(game.plies().last().map(|ply| ply.played), Some(played), "{start}: {said}");
            assert_eq!(game.board(Color::White).now(), game.position().board());
            assert_eq!(game.board(Color::Black).now(), game.position().board());
        }
    }
    assert!(locked > 10);
}

#[test]
fn guidelines_i_8_what_is_no_move_loses_and_a_pinned_knight_makes_nothing_ambiguous() {
    let voice = voice_of("en");
    // The knight on c3 is pinned, so the other one alone can go to d5 by the Laws of Chess.
    let pinned = "4k3/8/8/8/1b6/2N1N3/8/4K3 w - - 0 1";
    let closed = adjourned(pinned, Kind::Tournament, "");
    let written = to_seal(&closed, &announcement(voice, "Nd5")).unwrap();
    assert_eq!(written, SealedText::Move("e3d5".parse().unwrap()));
    let illegal = to_seal(&closed, &announcement(voice, "Ncd5")).unwrap();
    let mut game = closed.clone();
    does(&mut game, Speaker::Arbiter, &Asked::Open(illegal));
    assert!(matches!(game.phase(), Phase::Verdict(wrong) if wrong.color() == Color::White));
    assert!(game.question().unwrap().urgent);
    // I.7 — without the player who must reply it is not opened.
    let mut game = closed;
    does(&mut game, Speaker::Arbiter, &Asked::Absent(Color::Black));
    assert!(game.decide(Speaker::Arbiter, &Asked::Open(written), 0).is_err());
}

#[test]
fn guidelines_i_12_2_a_lost_position_is_a_game_that_does_not_count() {
    let mut game = adjourned(STARTS[0], Kind::Tournament, "");
    does(&mut game, Speaker::Arbiter, &Asked::PositionLost);
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.result, outcome.reason), (GameResult::Annulled, Termination::PositionLost));
}

/// Sits down and hears the greeting.
fn sit(library: &Path, arguments: &[&str]) -> Desk {
    let mut command = ansage(library, &library.with_extension("log"));
    let mut desk = Desk::sit(command.args(["--voice", "en"]).args(arguments));
    desk.says().unwrap();
    desk
}

#[test]
fn guidelines_i_killed_after_every_step_the_game_goes_on_where_it_stood() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite3");
    let mut desk = sit(&library, &["tournament", "--repeat", "program", "--time", "90"]);
    // What is said, what is answered, and where the game then stands on the disk. Whatever was confided is
    // forgotten by a program that is killed, and is asked for anew.
    let confided = format!("arbiter: passphrase {PASSPHRASE}");
    let steps: [(&[&str], &str, Option<Phase>); 9] = [
        (&["arbiter: start"], "White to move.", Some(Phase::Play)),
        (&["arbiter: adjourn"], "Session over.", Some(Phase::Sealing)),
        (&["arbiter: continue", &confided, "seal Nh3"], "Sealed.", Some(Phase::Sealing)),
        (&["arbiter: continue", &confided, "seal e4"], "Sealed.", Some(Phase::Sealing)),
        (&["press"], "Adjourned.", Some(Phase::Adjourned)),
        (&["arbiter: resumption Sunday"], "Resumption: Sunday.", Some(Phase::Adjourned)),
        (&["arbiter: absent black", "arbiter: start"], "Resumption. Black is absent", Some(Phase::Adjourned)),
        (&["arbiter: arrived black"], "Black has arrived.", Some(Phase::Adjourned)),
        (&[&confided, "arbiter: open"], "Envelope opened. Sealed move of White: Eva zwei Eva vier.", None),
    ];
    for (lines, answer, phase) in steps {
        let mut told = String::new();
        for line in lines {
            told = desk.answers(line);
        }
        assert!(told.starts_with(answer), "{lines:?}: {told}");
        desk.kill();
        let events = Library::read(&library).unwrap().game(1).unwrap().kept;
        let again = Game::fold(events.iter().map(|kept| (kept.at_ms, &kept.event))).unwrap();
        match phase {
            Some(phase) => assert_eq!(*again.phase(), phase, "{lines:?}"),
            None => assert_eq!((again.plies().len(), again.turn()), (1, Color::Black)),
        }
        desk = sit(&library, &["resume", "1"]);
    }
    desk.kill();
}

/// A tournament in a terminal, one where a line is asked for in confidence.
#[cfg(unix)]
fn terminal(face: &str) -> terminal::Terminal {
    use crate::support::terminal::{Terminal, size};
    use portable_pty::CommandBuilder;
    let library = tempfile::TempDir::new().unwrap();
    let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_ansage"));
    command.arg("--library");
    command.arg(library.path().join("library.db"));
    command.args(["--voice", "de", "tournament", "--repeat", "program", "--speech", "off", face]);
    let mut terminal = Terminal::run(command, library, size(100, 30), &[]);
    terminal.shows("gibt die Uhr frei");
    for (line, answer) in [
        ("Schiedsrichter: Beginn", "am Zug."),
        ("Schiedsrichter: abbrechen", "Ende der Sitzung."),
        ("Schiedsrichter: Kennwort", "Bitte das Kennwort."),
    ] {
        terminal.press(&format!("{line}\r"));
        terminal.shows(answer);
    }
    terminal
}

/// Types a line, and gives what was written until it was answered.
#[cfg(unix)]
fn unseen(terminal: &mut terminal::Terminal, line: &str, answer: &str) -> String {
    let before = terminal.bytes();
    terminal.press(&format!("{line}\r"));
    assert!(
        crate::support::wait_until(|| terminal.written_since(before).contains(answer)),
        "{:#?}",
        terminal.rows()
    );
    terminal.written_since(before)
}

#[cfg(unix)]
#[test]
fn guidelines_i_1_1_what_is_confided_is_not_seen_in_the_terminal() {
    for face in ["--line", "--screen"] {
        let mut terminal = terminal(face);
        let mut written = unseen(&mut terminal, PASSPHRASE, "Dasselbe Kennwort");
        written += &unseen(&mut terminal, PASSPHRASE, "Kennwort angenommen");
        terminal.press("versiegeln\r");
        terminal.shows("Bitte den Abgabezug");
        written += &unseen(&mut terminal, "Sh3", "Versiegelt.");
        for secret in SECRETS {
            assert!(!holds(written.as_bytes(), secret), "{face}: {secret} is seen: {written:?}");
        }
        // From then on what is typed is seen again.
        terminal.press("Zeit Hallo");
        terminal.shows("Zeit Hallo");
        if face == "--screen" {
            // It cannot be recalled either.
            terminal.press("\u{15}");
            for _ in 0..5 {
                terminal.press("\u{1b}[A");
            }
            terminal.shows("Schiedsrichter: Beginn");
            assert!(!holds(terminal.written_since(0).as_bytes(), "Sh3"));
        }
    }
}

#[cfg(unix)]
#[test]
fn guidelines_i_7_a_passphrase_that_was_refused_is_asked_for_again_unseen() {
    for face in ["--line", "--screen"] {
        let mut terminal = terminal(face);
        unseen(&mut terminal, PASSPHRASE, "Dasselbe Kennwort");
        unseen(&mut terminal, PASSPHRASE, "Kennwort angenommen");
        for (line, answer) in [
            ("versiegeln Sh3", "Versiegelt."),
            ("drücken", "Abgebrochen."),
            ("Schiedsrichter: öffnen", "Bitte das Kennwort."),
        ] {
            unseen(&mut terminal, line, answer);
        }
        let mut written = unseen(&mut terminal, "Xylophon im Keller", "Noch einmal das Kennwort");
        written += &unseen(&mut terminal, "", "Der Umschlag bleibt zu. Mit");
        unseen(&mut terminal, "Schiedsrichter: öffnen", "Bitte das Kennwort.");
        written += &unseen(&mut terminal, "Zymbal im Keller", "Noch einmal das Kennwort");
        written += &unseen(&mut terminal, PASSPHRASE, "Umschlag geöffnet");
        for secret in [PASSPHRASE, "Xylophon im Keller", "Zymbal im Keller"] {
            assert!(!holds(written.as_bytes(), secret), "{face}: {secret} is seen: {written:?}");
        }
    }
}
