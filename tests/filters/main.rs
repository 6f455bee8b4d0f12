//! The filters through the real binary: `hear`, `say` and `voices`.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod support;

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

use ansage::voice;

fn ansage(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ansage"));
    // Nobody's own voices, and no speech.
    command
        .args(arguments)
        .env("XDG_DATA_HOME", "/nonexistent")
        .env("SPEECHD_ADDRESS", "unix_socket:/nonexistent");
    command.env("SPEECHD_CMD", "/bin/false").env("LC_ALL", "C");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = ansage(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    let writer = thread::spawn(move || {
        // Who has read enough closes the pipe.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// What it prints, what it tells on standard error, and its exit code.
fn told(arguments: &[&str], input: &str) -> (Vec<String>, Vec<String>, i32) {
    let output = run(arguments, input.as_bytes());
    let lines = |bytes: &[u8]| std::str::from_utf8(bytes).unwrap().lines().map(str::to_owned).collect();
    (lines(&output.stdout), lines(&output.stderr), output.status.code().unwrap())
}

// hear

#[test]
fn hear_gives_uci_and_san_for_each_line() {
    let (out, err, code) = told(&["hear", "--voice", "de"], "springer gustav 1 felix 3.\nEva vier\nSg1-f3\n");
    assert_eq!(out, ["g1f3\tNf3", "e2e4\te4", "g1f3\tNf3"]);
    assert_eq!((err.len(), code), (0, 0));
}

#[test]
fn hear_gives_the_reason_where_there_is_no_move() {
    let input = "Springer Felix vier\nZeit\n3\n\nNf3\nEva vier\n";
    let (out, err, code) = told(&["hear", "--voice", "de"], input);
    assert_eq!(out.len(), 6);
    assert!(out[..5].iter().all(|line| line.starts_with("?\t") && line.len() > 10), "{out:?}");
    assert!(out[0].contains("Felix vier"));
    assert_eq!(out[5], "e2e4\te4");
    assert_eq!((err.len(), code), (0, 1));
}

#[test]
fn hear_plays_a_game_when_asked_to() {
    let input = "f3\ne5\ng4\nQh4\ne4\n";
    let (out, _, code) = told(&["hear", "--voice", "en", "--game"], input);
    assert_eq!(out[..4], ["f2f3\tf3", "e7e5\te5", "g2g4\tg4", "d8h4\tQh4#"]);
    assert!(out[4].starts_with("?\t"));
    assert_eq!(code, 1);
    let (out, _, code) = told(&["hear", "--voice", "en"], "f3\ne5\n");
    assert_eq!((out[0].as_str(), out[1].starts_with("?\t"), code), ("f2f3\tf3", true, 1));
}

#[test]
fn hear_begins_where_it_is_told_to() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    let (out, _, code) = told(&["hear", "--voice", "de", "--fen", fen], "kurze Rochade\nlange Rochade\n");
    assert_eq!((out, code), (vec!["e8g8\tO-O".to_owned(), "e8c8\tO-O-O".to_owned()], 0));
    let (out, err, code) = told(&["hear", "--voice", "de", "--fen", "nonsense"], "e4\n");
    assert_eq!((out.len(), err.len(), code), (0, 1, 2));
}

#[test]
fn hear_tells_programs_in_json() {
    let (out, _, code) = told(&["hear", "--voice", "de", "--json"], "Eva vier (=)\nSpringer Eva neun\nSf4\n");
    let objects: Vec<serde_json::Value> =
        out.iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        objects[0],
        serde_json::json!({ "line": 1, "said": "Eva vier (=)", "uci": "e2e4", "san": "e4", "draw_offer": true })
    );
    assert_eq!((&objects[1]["line"], &objects[1]["error"]), (&2.into(), &"no-square".into()));
    assert_eq!(objects[2]["error"], "none-reaches");
    assert!(objects[2]["why"].as_str().unwrap().contains("Felix vier"));
    assert_eq!(code, 1);
}

#[test]
fn hear_survives_any_bytes_and_lines_without_end() {
    let mut input = b"\xff\xfe\x00\x1b[2J\nEva vier\n".to_vec();
    input.extend(vec![b'x'; 1 << 20]);
    input.extend(b"\ne4");
    input.extend(vec![b' '; 1 << 20]);
    input.extend(b"x\ne4\r\nEva vier");
    let output = run(&["hear", "--voice", "de"], &input);
    let out = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!(lines.len(), 6, "{out}");
    assert!([0, 2, 3].iter().all(|at| lines[*at].starts_with("?\t")), "{out}");
    assert_eq!([lines[1], lines[4], lines[5]], ["e2e4\te4"; 3]);
    assert!(!out.contains('\u{1b}'));
    assert_eq!(output.status.code(), Some(1));
}

/// Each line is answered before the next is there.
fn answers_at_once(arguments: &[&str], exchange: &[(&str, &str)]) {
    let mut child = ansage(arguments).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap()).lines();
    for (line, answer) in exchange {
        writeln!(stdin, "{line}").unwrap();
        assert_eq!(answers.next().unwrap().unwrap(), *answer);
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn each_line_is_answered_before_the_next_is_there() {
    answers_at_once(&["hear", "--voice", "de", "--game"], &[("Eva vier", "e2e4\te4"), ("e5", "e7e5\te5")]);
    answers_at_once(
        &["say", "--voice", "de"],
        &[("e4", "Eva zwei Eva vier"), ("e7e5", "Eva sieben Eva fünf")],
    );
}

#[test]
fn whoever_has_heard_enough_ends_it_quietly() {
    for arguments in [["hear", "--voice", "de"], ["say", "--voice", "de"]] {
        let mut child = ansage(&arguments).spawn().unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        let writer = thread::spawn(move || {
            for _ in 0..200_000 {
                if stdin.write_all(b"e4 *\n").is_err() {
                    return;
                }
            }
        });
        let mut err = String::new();
        child.stderr.take().unwrap().read_to_string(&mut err).unwrap();
        assert_eq!(err, "", "{arguments:?}");
        assert!(child.wait().unwrap().code().is_some());
        writer.join().unwrap();
    }
}

// say

const SAMPLE: &str = "1.e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 \
                      9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)";

#[test]
fn say_tells_the_sample_game_of_appendix_c() {
    let (out, err, code) = told(&["say", "--voice", "de", "--letters", "en"], SAMPLE);
    assert_eq!(out.len(), 21);
    assert_eq!(out[0], "Eva zwei Eva vier");
    assert_eq!(out[2], "Springer Gustav eins Felix drei");
    assert_eq!(out[10], "Eva fünf schlägt David sechs en passant");
    assert_eq!(out[14], "Dame David vier Eva drei, Schach");
    assert_eq!(out[17..19], ["kurze Rochade", "lange Rochade"]);
    assert_eq!((err.len(), code), (0, 0));
}

#[test]
fn say_tells_it_short_where_the_laws_allow_it() {
    let (out, _, _) = told(&["say", "--voice", "de", "--letters", "en", "--form", "short"], SAMPLE);
    assert_eq!(out[0], "Eva vier");
    assert_eq!(out[10], "Eva schlägt David sechs en passant");
    assert_eq!(out[16], "Springer Bella David zwei");
    let rooks = "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1";
    let (out, _, _) = told(&["say", "--voice", "de", "--form", "short", "--fen", rooks], "T1a3");
    assert_eq!(out, ["Turm eins Anna drei"]);
    let queens = "8/5k2/8/8/Q6Q/8/8/Q3K3 w - - 0 1";
    let (out, _, _) = told(&["say", "--voice", "de", "--form", "short", "--fen", queens], "Da4d4");
    assert_eq!(out, ["Dame Anna vier David vier"]);
}

#[test]
fn say_knows_four_systems_of_names() {
    for (names, told_so) in [
        ("fide", "Springer Gustav eins Felix drei"),
        ("letters", "knight g one f three"),
        ("nato", "knight Golf one Foxtrot three"),
        ("local", "knight Gustav one Felix three"),
    ] {
        let (out, _, code) = told(&["say", "--voice", "en", "--names", names], "Nf3");
        assert_eq!((out.as_slice(), code), (&[told_so.to_owned()][..], 0));
    }
}

#[test]
fn say_understands_any_notation() {
    let moves = "e2e4 e7-e5\nSg1f3 ♞c6 Lb5 a6 Lxc6 dc6 00 f7f6 d4 exd4";
    let (out, err, code) = told(&["say", "--voice", "de", "--form", "short"], moves);
    assert_eq!((out.len(), err.len(), code), (12, 0, 0), "{err:?}");
    assert_eq!(out[3], "Springer Cäsar sechs");
    assert_eq!(out[8], "kurze Rochade");
}

#[test]
fn say_reads_the_letters_it_is_told_to() {
    let pgn = "[Event \"A\"]\n\n1. Nf3 *";
    for (arguments, input, well) in [
        (&["say", "--voice", "de"][..], "Sf3", true),
        (&["say", "--voice", "de"], "Nf3", false),
        (&["say", "--voice", "de", "--letters", "en"], "Nf3", true),
        (&["say", "--voice", "de"], pgn, true),
        (&["say", "--voice", "de", "--letters", "de"], pgn, false),
    ] {
        let (out, err, code) = told(arguments, input);
        assert_eq!(
            (out.len(), err.len(), code),
            if well { (1, 0, 0) } else { (0, 1, 1) },
            "{arguments:?} {input}"
        );
    }
}

#[test]
fn games_are_parted_by_an_empty_line() {
    let pgn = "[Event \"A\"]\n\n1. e4 {c} e5 (1... c5) $1 1-0\n\n[Event \"B\"]\n[SetUp \"1\"]\n\
               [FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ *\n\n[Event \"C\"]\n\n1. d4 1/2-1/2 1. c4 *\n";
    let (out, err, code) = told(&["say", "--voice", "de", "--form", "short"], pgn);
    assert_eq!(
        out,
        ["Eva vier", "Eva fünf", "", "Anna acht Dame, Schach", "", "David vier", "", "Cäsar vier"]
    );
    assert_eq!((err.len(), code), (0, 0));
}

#[test]
fn what_is_no_move_ends_its_game_and_is_told_with_game_and_line() {
    let pgn = "[Event \"A\"]\n\n1. e4 e5\n2. Ke3 Nf6 1-0\n\n[Event \"B\"]\n\n1. d4 hello d5 *\n\n[Event \"C\"]\n\n1. c4 *\n";
    let (out, err, code) = told(&["say", "--voice", "en", "--form", "short"], pgn);
    assert_eq!(out, ["Eva vier", "Eva fünf", "", "David vier", "", "Cäsar vier"]);
    assert_eq!(err.len(), 2);
    assert!(err[0].starts_with("Game 1, line 4: Ke3: "), "{err:?}");
    assert!(err[1].starts_with("Game 2, line 8: hello: "), "{err:?}");
    assert_eq!(code, 1);
}

#[test]
fn games_of_other_kinds_and_broken_ones_are_told() {
    let header = |tags: &str| format!("[Event \"A\"]\n{tags}\n\n1. e4 *\n");
    for (pgn, line) in [
        (header("[Variant \"Atomic\"]"), 2),
        (header("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]"), 2),
        (header("[FEN \"nonsense\"]"), 2),
        (header("[White \"open]"), 2),
        ("1. e4 e5\n2. {never closed".to_owned(), 2),
        ("1. e4 e5\n2. (Nf3".to_owned(), 2),
    ] {
        let (_, err, code) = told(&["say", "--voice", "en"], &pgn);
        assert_eq!((err.len(), code), (1, 1), "{pgn} {err:?}");
        assert!(err[0].starts_with(&format!("Game 1, line {line}: ")), "{pgn} {err:?}");
    }
    let chess960 =
        header("[FEN \"bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1\"]\n[Variant \"Chess960\"]");
    let castles = chess960.replace("1. e4", "1. g3 g6 2. Bg2 Bg7 3. O-O");
    let (out, err, _) = told(&["say", "--voice", "en"], &castles);
    assert!(err[0].contains("Bg2"), "{out:?} {err:?}");
    let (out, _, code) =
        told(&["say", "--voice", "en"], &chess960.replace("1. e4", "1. g3 g6 2. f4 f5 3. O-O-O"));
    assert_eq!((out.len(), code), (4, 1));
}

/// Guidelines II: whatever the tag calls it, and without one where the rights to castle say it.
#[test]
fn chess960_is_read_by_its_tags_and_by_its_position() {
    let game =
        |tags: &str, fen: &str| format!("[Event \"A\"]\n{tags}[FEN \"{fen}\"]\n\n1. O-O O-O 2. e4 *\n");
    let (shredder, x_fen) = (
        "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1",
        "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w KQkq - 0 1",
    );
    for fen in [shredder, x_fen] {
        for name in [
            "",
            "Chess960",
            "chess 960",
            "Chess-960",
            "Fischerandom",
            "FischerRandom",
            "Fischer Random Chess",
            "Freestyle",
        ] {
            let tags = if name.is_empty() { String::new() } else { format!("[Variant \"{name}\"]\n") };
            let (out, err, code) = told(&["say", "--voice", "en"], &game(&tags, fen));
            assert_eq!(out, ["kurze Rochade", "kurze Rochade", "Eva zwei Eva vier"], "{name}: {err:?}");
            assert_eq!(code, 0, "{name}");
        }
    }
    // Usual chess by name is usual chess.
    let (_, err, code) = told(&["say", "--voice", "en"], &game("[Variant \"Standard\"]\n", shredder));
    assert_eq!((err.len(), code), (1, 1), "{err:?}");
}

#[test]
fn chess960_comes_from_a_desk_and_is_said_again() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library");
    let library = library.to_str().unwrap();
    let desk = ["relay", "--line", "--simulate-time", "--speech", "off", "--press", "auto", "--voice", "de"];
    let begin: Vec<&str> = desk.iter().copied().chain(["--library", library, "--chess960", "600"]).collect();
    let (_, err, code) = told(&begin, "kurze Rochade\nDora fünf\nEva vier\nKönig Felix acht Gustav acht\n");
    assert_eq!((err.len(), code), (0, 0), "{err:?}");
    let (pgn, _, code) = told(&["games", "export", "1", "--library", library], "");
    assert_eq!(code, 0);
    assert!(pgn.contains(&"[Variant \"Chess960\"]".to_owned()), "{pgn:?}");
    let (out, err, code) = told(&["say", "--voice", "de"], &(pgn.join("\n") + "\n"));
    assert_eq!(
        out,
        ["kurze Rochade", "David sieben David fünf", "Eva zwei Eva vier", "kurze Rochade"],
        "{err:?}"
    );
    assert_eq!(code, 0);
}

#[test]
fn hear_reads_positions_of_chess960() {
    let swap = "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1";
    let (out, _, code) =
        told(&["hear", "--voice", "de", "--game", "--fen", swap], "kurze Rochade\nKg8\nKg1-h1\n");
    assert_eq!(out[..2], ["f1g1\tO-O", "f8g8\tO-O"]);
    assert!(out[2].starts_with("?\t") && code == 1, "{out:?}");
}

#[test]
fn say_reads_files_and_names_one_that_is_not_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("M\u{fc}ller.pgn");
    let mut pgn =
        b"\xef\xbb\xbf[White \"M\xfcller\"]\r\n\r\n%x\r\n1. e4 {\xe4\xf6\xfc} e5 ; \xdf\r\n*".to_vec();
    pgn.extend(b"\r\n");
    fs::write(&path, pgn).unwrap();
    let (out, err, code) = told(&["say", "--voice", "de", path.to_str().unwrap()], "");
    assert_eq!((out.len(), err.len(), code), (2, 0, 0), "{err:?}");
    let (out, err, code) = told(&["say", "--voice", "de", "/nonexistent/a.pgn"], "");
    assert_eq!((out.len(), err.len(), code), (0, 1, 1));
}

#[test]
fn what_say_tells_hear_hears() {
    for tag in voice::tags() {
        for names in ["fide", "letters", "nato", "local"] {
            for form in ["long", "short"] {
                let arguments = ["say", "--voice", &tag, "--letters", "en", "--names", names, "--form", form];
                let (said, _, code) = told(&arguments, SAMPLE);
                assert_eq!((said.len(), code), (21, 0), "{tag} {names} {form}");
                let (heard, _, code) = told(&["hear", "--voice", &tag, "--game"], &(said.join("\n") + "\n"));
                assert_eq!(code, 0, "{tag} {names} {form}: {said:?} {heard:?}");
            }
        }
    }
}

/// How much memory a process has used at most, in kilobytes.
#[cfg(target_os = "linux")]
fn peak(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_input() {
    let game = format!("[Event \"A\"]\n\n{} *\n\n", SAMPLE.replace("0-0", "O-O").replace("O-O-0", "O-O-O"));
    for (arguments, piece) in
        [(["say", "--voice", "en"], game.as_str()), (["hear", "--voice", "en"], "e4\nnonsense\n{\n")]
    {
        let mut child = ansage(&arguments).spawn().unwrap();
        let mut out = child.stdout.take().unwrap();
        let reader = thread::spawn(move || std::io::copy(&mut out, &mut std::io::sink()).unwrap());
        let mut stdin = child.stdin.take().unwrap();
        let mut peaks = Vec::new();
        // More than a pipe holds, so that it is being read when the memory is looked at.
        let pieces = 200_000 / piece.len();
        for _ in 0..2 {
            for _ in 0..pieces {
                stdin.write_all(piece.as_bytes()).unwrap();
            }
            stdin.flush().unwrap();
            peaks.push(peak(child.id()));
        }
        stdin.write_all(b"{").unwrap();
        for _ in 0..256 {
            stdin.write_all(&vec![b'x'; 1 << 16]).unwrap();
        }
        peaks.push(peak(child.id()));
        drop(stdin);
        child.wait().unwrap();
        reader.join().unwrap();
        assert!(peaks[2] < peaks[0] + 6_144, "{arguments:?}: {peaks:?}");
    }
}

// voices

#[test]
fn voices_are_listed_by_tag_and_name() {
    let (out, _, code) = told(&["voices", "--voice", "en"], "");
    assert_eq!((out.len(), code), (voice::tags().len(), 0));
    assert!(out.contains(&"de: Deutsch".to_owned()) && out.contains(&"en: English".to_owned()));
}

#[test]
fn a_preview_prints_a_sentence_and_an_announcement() {
    let (out, err, code) = told(&["voices", "preview", "de", "--speech", "off"], "");
    assert_eq!((out.len(), err.len(), code), (2, 0, 0), "{out:?}");
    assert_eq!(out[1], "Springer Gustav eins Felix drei.");
    let (_, err, code) = told(&["voices", "preview", "xx"], "");
    assert_eq!((err.len(), code), (1, 2));
    let (_, err, code) = told(&["voices", "preview", "de", "--speech", "loud"], "");
    assert_eq!((err.len(), code), (1, 2));
}

/// The English voice in a folder, with these changes to lexicon and messages.
fn mine(lexicon: &[(&str, &str)], messages: &[(&str, &str)]) -> (tempfile::TempDir, PathBuf) {
    let shipped = voice::embedded("en").unwrap();
    let changed = |text: &str, changes: &[(&str, &str)]| {
        changes.iter().fold(text.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "{from}");
            text.replacen(from, to, 1)
        })
    };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("lexicon.toml"), changed(shipped.lexicon, lexicon)).unwrap();
    fs::write(path.join("messages.ftl"), changed(shipped.messages, messages)).unwrap();
    (folder, path)
}

/// The findings, without the folder's path.
fn findings(path: &Path) -> (Vec<String>, i32) {
    let (out, _, code) = told(&["voices", "check", path.to_str().unwrap(), "--voice", "en"], "");
    let head = format!("{}/", path.display());
    (out.iter().map(|line| line.replace(&head, "")).collect(), code)
}

#[test]
fn nothing_is_wrong_with_the_voices_that_come_with_the_program() {
    for tag in voice::tags() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices").join(&tag);
        let (found, code) = findings(&path);
        assert_eq!((found.len(), code), (1, 0), "{tag}: {found:?}");
    }
}

#[test]
fn everything_wrong_with_a_voice_is_found_at_once() {
    let (_folder, path) = mine(
        &[
            ("name = \"English\"", "name = 3"),
            ("knight = \"N\"", "knight = \"B\""),
            ("queen = [\"queen\"", "queen = [\"queen\", \"Springer\""),
            ("[moves]", "[moves]\njumps = [\"jumps\"]"),
            ("\"twenty-one\", ", ""),
            ("used = [\"spent\"]", "used = [\"spent\", \"\"]"),
        ],
        &[
            ("turn-you = ", "turn-me = "),
            ("stays = ", "stays = Twice.\nstays = "),
            ("by-color = { color }: { $move }.", "by-color = { colour }: { $mov }."),
            ("turn = { color } to move.", "turn = { color to move."),
        ],
    );
    let (found, code) = findings(&path);
    assert_eq!(code, 1);
    let lines = |file: &str, part: &str| {
        let text = fs::read_to_string(path.join(file)).unwrap();
        text.lines().position(|line| line.contains(part)).expect(part) + 1
    };
    let mut expected = Vec::new();
    for (file, part, what) in [
        ("lexicon.toml", "name = 3", "The value of name"),
        ("lexicon.toml", "[letters]", "B is the letter of two pieces"),
        ("lexicon.toml", "\"Springer\"", "The word Springer has two meanings"),
        ("lexicon.toml", "jumps", "The key jumps"),
        ("lexicon.toml", "[numbers]", "numbers needs"),
        ("lexicon.toml", "\"\"", "An empty word"),
        ("messages.ftl", "turn-me", "The message turn-me is never asked for"),
        ("messages.ftl", "{ color to move", "This is no Fluent"),
        ("messages.ftl", "by-color = ", "The message by-color has no variable $mov. It has $color, $move"),
        ("messages.ftl", "by-color = ", "The message by-color does not use $move"),
        ("messages.ftl", "by-color = ", "The message by-color refers to colour"),
    ] {
        expected.push(format!("{file}:{}: {what}", lines(file, part)));
    }
    for start in &expected {
        assert!(found.iter().any(|line| line.starts_with(start)), "{start}\n{}", found.join("\n"));
    }
    for what in ["The message stays stands here for the second time", "The message turn-you is missing"] {
        assert!(found.iter().any(|line| line.contains(what)), "{what}\n{}", found.join("\n"));
    }
}

/// What is found after this one change to the lexicon, or to the messages; file and line are left out.
fn found(file: &str, from: &str, to: &str) -> Vec<String> {
    let change = [(from, to)];
    let (_folder, path) = if file == "lexicon.toml" { mine(&change, &[]) } else { mine(&[], &change) };
    let (found, code) = findings(&path);
    assert_eq!(code, 1, "{to}: {found:?}");
    found.iter().map(|line| line.splitn(3, ':').nth(2).expect(line).trim().to_owned()).collect()
}

/// One change to the lexicon makes one finding, which begins like this.
fn only(from: &str, to: &str, begins: &str) {
    let found = found("lexicon.toml", from, to);
    assert!(matches!(found.as_slice(), [one] if one.starts_with(begins)), "{to}: {found:?}");
}

#[test]
fn words_that_collide_across_tables_are_found() {
    let yes = "yes = [\"yeah\"";
    for (word, what) in [
        ("Springer", "The word Springer has two meanings: pieces.knight (fide.toml) and requests.yes"),
        ("check", "The word check has two meanings: "),
        ("four", "The word four has two meanings: ranks (4) and requests.yes"),
        ("no", "The word no has two meanings: requests.no (fide.toml) and requests.yes"),
        ("white", "The word white has two meanings: speakers.white (fide.toml) and requests.yes"),
        ("where", "The word where has two meanings: requests.yes and questions.show"),
        ("both", "The word both has two meanings: modifiers.both (fide.toml) and requests.yes"),
        ("e4", "e4 under requests.yes is also a move"),
        ("Eva vier", "Eva vier under requests.yes is also a move"),
        ("eleven", "eleven under requests.yes is also a move, a part of one or a number"),
        ("j", "The word j has two meanings: requests.yes and keys.j"),
    ] {
        let found = found("lexicon.toml", yes, &yes.replacen('[', &format!("[\"{word}\", "), 1));
        assert!(matches!(found.as_slice(), [one] if one.starts_with(what)), "{word}: {found:?}");
    }
}

#[test]
fn collisions_name_the_keys_of_the_lexicon() {
    only(
        "rook = [\"rook\"",
        "rook = [\"rook\", \"queen\"",
        "The word queen has two meanings: pieces.queen and pieces.rook",
    );
}

#[test]
fn lists_without_words_letters_keys_and_texts_of_no_use_are_found() {
    for (letter, begins) in [
        ("e", "e cannot be the letter for queen"),
        ("Qu", "Qu cannot be the letter for queen"),
        ("1", "1 cannot be the letter for queen"),
        ("", "There is an empty text in letters.queen"),
    ] {
        only("queen = \"Q\"", &format!("queen = \"{letter}\""), begins);
    }
    for (from, to, begins) in [
        ("[keys]", "[keys]\n\"ab\" = \"help\"", "ab cannot stand here"),
        ("[keys]", "[keys]\n\"1\" = \"help\"", "1 cannot stand here"),
        ("[keys]", "[keys]\n\"ß\" = \"nonsense\"", "The key ß stands for nonsense"),
        ("[keys]", "[keys]\n\"ß\" = \"knight f3\"", "The key ß stands for knight f3"),
        ("[keys]", "[keys]\n\"ß\" = \"\"", "There is an empty text in keys.ß"),
        ("name = \"English\"", "", "name is missing"),
        ("name = \"English\"", "name = \" \"", "There is an empty text in name"),
        ("language = \"en\"", "", "language is missing"),
        ("language = \"en\"", "language = \"klingonisch!\"", "klingonisch! is no language's tag"),
        ("files = [\"Anna\"", "files = [\"\"", "There is an empty text in told.files"),
        (
            "[told]",
            "[names]\nletters = [\"a\", \"b\", \"\", \"d\", \"e\", \"f\", \"g\", \"h\"]\n[told]",
            "There is an empty text in names.letters",
        ),
        ("used = [\"spent\"]", "used = []", "modifiers.used is empty; only what stands in fide.toml"),
    ] {
        only(from, to, begins);
    }
}

#[test]
fn what_is_no_toml_is_told_once_and_nothing_that_follows_from_it() {
    let why = |reason: &str| format!("This is no TOML: {reason}");
    for (from, to, reason) in [
        ("queen = [\"queen\"", "queen = [\"queen", "a quotation mark"),
        ("name = \"English\"", "name = \"English", "a quotation mark"),
        ("[pieces]", "[pieces", "a bracket"),
        ("[letters]\n", "[letters\n", "a bracket"),
        ("used = [\"spent\"]", "used = [\"spent\"", "a bracket"),
        ("used = [\"spent\"]", "used = [\"spent\"]\nused = []", "this stands further up"),
        ("used = [\"spent\"]", "used [\"spent\"]", "the equals sign"),
        ("used = [\"spent\"]", "used =", "the equals sign"),
        ("used = [\"spent\"]", "used = [\"spent\" \"gone\"]", "a comma"),
        ("used = [\"spent\"]", "used = [\"sp\\qent\"]", "here is a sign"),
    ] {
        only(from, to, &why(reason));
    }
    let (_folder, path) = mine(&[("used = [\"spent\"]", "used = [\"spent"), ("[pieces]", "[pieces")], &[]);
    assert_eq!(findings(&path).0.len(), 2);
}

#[test]
fn what_is_wrong_with_messages_is_told_in_the_voices_words() {
    let from = "turn-you = ";
    let text = voice::embedded("en").unwrap().messages;
    let line = text.lines().find(|line| line.starts_with(from)).unwrap().to_owned();
    for (to, begins) in [
        ("turn-you = { \"", "This is no Fluent: a quotation mark"),
        ("turn-you = You }", "This is no Fluent: a bracket"),
        ("turn-you", "This is no Fluent: the equals sign"),
        ("turn-you = { NUMBER(1) ->\n    [one] You\n  }", "This is no Fluent: just one of the variants"),
        ("turn-you = { stays ->\n   *[one] You\n  }", "This is no Fluent: nothing can be chosen so"),
        ("turn-you = { \"\" }", "The message turn-you says nothing"),
        (
            "turn-you = { NUMBER(1) ->\n    [one] You\n   *[other] {\"\"}\n  }",
            "The message turn-you says nothing",
        ),
        ("turn-you = { -you }", "The message turn-you refers to -you"),
        ("turn-you = { WORTE(1) }", "The message turn-you calls WORTE"),
        ("turn-you = { -a }\n-a = { -b }\n-b = { -a }", "The message -a refers to itself in a circle"),
        ("turn-you = { WORDS() }", "The message turn-you calls WORDS()"),
        ("turn-you = { -a }\n-a = { $b }", "The message turn-you has no variable $b"),
        ("turn-you = { turn-you }", "The message turn-you refers to itself in a circle"),
        ("turn-you = { $move }", "The message turn-you has no variable $move. It has none"),
    ] {
        let found = found("messages.ftl", &line, to);
        assert!(matches!(found.as_slice(), [one] if one.starts_with(begins)), "{to}: {found:?}");
    }
}

#[test]
fn a_voice_without_end_is_not_read_to_its_end() {
    let (_folder, path) = mine(&[], &[]);
    let lexicon = fs::OpenOptions::new().write(true).open(path.join("lexicon.toml")).unwrap();
    lexicon.set_len(8 << 30).unwrap();
    let (found, code) = findings(&path);
    assert_eq!((found.len(), code), (1, 1), "{found:?}");
    assert!(found[0].starts_with("lexicon.toml: This file is longer than 4 megabytes"), "{found:?}");
}

#[test]
fn a_broken_voice_is_told_in_the_words_of_one_that_works() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("ansage/voices/mine");
    fs::create_dir_all(&own).unwrap();
    let told = |locale: &str| {
        let command = &mut ansage(&["practice", "--line", "--voice", "mine"]);
        let command = command.env("XDG_DATA_HOME", folder.path()).env("LC_ALL", locale).stdin(Stdio::null());
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(1));
        String::from_utf8(output.stderr).unwrap()
    };
    let file = own.join("lexicon.toml").display().to_string();
    assert!(
        told("en_GB.UTF-8").contains(&format!("{file}: This file is missing.")),
        "{}",
        told("en_GB.UTF-8")
    );
    fs::write(own.join("lexicon.toml"), "name = \"Mine\"\nlike = \"en\"\n[requests]\nno = [\"yes\"]\n")
        .unwrap();
    fs::write(own.join("messages.ftl"), "").unwrap();
    let check = format!("ansage voices check {}", own.display());
    for (locale, part) in
        [("C", "Das Wort yes hat zwei Bedeutungen"), ("en_GB.UTF-8", "The word yes has two meanings")]
    {
        let told = told(locale);
        assert!(told.contains(&format!("{file}:4: {part}: requests.yes")), "{told}");
        assert!(told.trim_end().ends_with(&check) && told.lines().count() == 1, "{told}");
    }
}

#[test]
fn one_text_may_stand_in_for_that_of_a_voice_that_ships() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("en");
    fs::create_dir(&path).unwrap();
    fs::write(path.join("lexicon.toml"), voice::embedded("en").unwrap().lexicon).unwrap();
    assert_eq!(findings(&path).1, 0);
}

#[test]
fn an_input_that_cannot_be_read_is_not_told_as_the_output() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let (_, err, code) = told(&["say", path, "--voice", "de"], "");
    assert_eq!((err, code), (vec![format!("ansage: {path} ist nicht lesbar: das ist ein Ordner")], 1));
    let (_, err, code) = told(&["say", "/no/such", "--voice", "de"], "");
    assert_eq!((err, code), (vec!["ansage: /no/such ist nicht lesbar: es gibt sie nicht".to_owned()], 1));
    for filter in ["say", "hear"] {
        let input = fs::File::open(path).unwrap();
        let output = ansage(&[filter, "--voice", "en"]).stdin(input).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert_eq!(told, "ansage: Trouble with the input: it is a folder\n");
    }
}

#[test]
fn a_voice_that_is_like_another_needs_only_what_differs() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("lexicon.toml"), "name = \"Mine\"\nlike = \"en\"\n").unwrap();
    fs::write(folder.path().join("messages.ftl"), "turn-you = It is you.\n").unwrap();
    let (found, code) = findings(folder.path());
    assert_eq!(code, 0, "{found:?}");
    let term = "turn-you = { -you(end: \"s\") }\n-you = You{ $end }\n";
    fs::write(folder.path().join("messages.ftl"), term).unwrap();
    assert_eq!(findings(folder.path()).1, 0);
    fs::write(folder.path().join("lexicon.toml"), "name = \"Mine\"\nlike = \"xx\"\n").unwrap();
    let (found, code) = findings(folder.path());
    assert!(found[0].starts_with("lexicon.toml:2: There is no voice xx"), "{found:?}");
    assert_eq!(code, 1);
}

#[test]
fn a_folder_without_a_voice_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let (found, code) = findings(folder.path());
    assert_eq!((found.len(), code), (2, 1), "{found:?}");
    fs::write(folder.path().join("lexicon.toml"), b"\xff\xfe\x00= [[[").unwrap();
    fs::write(folder.path().join("messages.ftl"), b"\xff{{{{\n= =").unwrap();
    let (found, code) = findings(folder.path());
    assert!(found.len() > 2 && code == 1, "{found:?}");
}

#[test]
fn a_voice_of_ones_own_needs_no_rebuild() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("ansage/voices/mine");
    fs::create_dir_all(&own).unwrap();
    fs::write(own.join("lexicon.toml"), "name = \"Mine\"\nlike = \"en\"\n[pieces]\nknight = [\"horsey\"]\n\
        king = [\"king\"]\nqueen = [\"queen\"]\nrook = [\"rook\"]\nbishop = [\"bishop\"]\npawn = [\"pawn\"]\n").unwrap();
    fs::write(own.join("messages.ftl"), "turn-you = It is you.\n").unwrap();
    let command = |arguments: &[&str]| {
        let output =
            ansage(arguments).env("XDG_DATA_HOME", folder.path()).stdin(Stdio::null()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert!(command(&["voices", "--voice", "en"]).contains("mine: Mine\n"));
    let said = command(&["voices", "preview", "mine", "--speech", "off"]);
    assert!(said.contains("Springer Gustav eins Felix drei."), "{said}");
    fs::write(own.join("lexicon.toml"), "nonsense").unwrap();
    assert!(command(&["voices", "--voice", "en"]).contains("mine: cannot be used."));
}
