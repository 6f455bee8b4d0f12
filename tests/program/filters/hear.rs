//! `ansage hear`: one utterance a line.

use super::*;

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
fn hear_plays_no_question_and_no_move_of_the_other_side() {
    let input = "should I play knight f3?\nBlack: knight f3\nNf3?\nknight f3, okay?\nWhite: knight f3\n";
    let (out, _, code) = told(&["hear", "--voice", "en"], input);
    assert!(out[..2].iter().all(|line| line.starts_with("?\t")), "{out:?}");
    assert!(out[1].contains("White to move"), "{out:?}");
    assert_eq!(out[2..], ["g1f3\tNf3", "g1f3\tNf3", "g1f3\tNf3"]);
    assert_eq!(code, 1);
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

#[test]
fn hear_reads_positions_of_chess960() {
    let swap = "rbqnbkrn/pppppppp/8/8/8/8/PPPPPPPP/RBQNBKRN w GAga - 0 1";
    let (out, _, code) =
        told(&["hear", "--voice", "de", "--game", "--fen", swap], "kurze Rochade\nKg8\nKg1-h1\n");
    assert_eq!(out[..2], ["f1g1\tO-O", "f8g8\tO-O"]);
    assert!(out[2].starts_with("?\t") && code == 1, "{out:?}");
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
