//! `ansage say`: games told move by move.

use super::*;

// say

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
