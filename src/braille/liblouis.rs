//! Compares the shipped tables with liblouis, the transcriber that most screen readers use. Where it is not
//! installed there is nothing to compare, and these tests pass.

use std::io::Write as _;
use std::process::{Command, Stdio};

use crate::braille::shipped;
use crate::braille::shipped::san;

/// What `lou_translate` makes of each line with one of its tables, or nothing where program or table is missing.
fn liblouis(table: &str, lines: &[&str]) -> Option<Vec<String>> {
    let mut child = Command::new("lou_translate")
        .args(["-f", &format!("unicode.dis,{table}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .ok()?;
    child.stdin.take()?.write_all(format!("{}\n", lines.join("\n")).as_bytes()).ok()?;
    let output = child.wait_with_output().ok()?;
    let cells = String::from_utf8(output.stdout).ok()?;
    let found: Vec<String> = cells.lines().map(str::to_owned).collect();
    (output.status.success() && found.len() == lines.len()).then_some(found)
}

#[test]
fn the_letters_of_every_language_are_those_of_liblouis() {
    for (name, table) in [("german", "de-g0.utb"), ("british", "en-ueb-g1.ctb"), ("spanish", "es-g1.ctb")] {
        let code = shipped::code(name);
        let mut lines = vec!["abcdefghijklmnopqrstuvwxyz"];
        lines.extend(code.table().letters.further.cells.keys().map(String::as_str));
        let Some(found) = liblouis(table, &lines) else { return };
        for (line, cells) in lines.iter().zip(found) {
            assert_eq!(code.text(line).cells, cells, "{name} {line}");
        }
    }
}

#[test]
fn names_and_dates_are_written_as_liblouis_writes_them() {
    let lines = [
        "Müller-Lüdenscheidt",
        "27.11.2026, 15:30",
        "2026-11-27",
        "(Runde 3), Brett 3a: Ja!",
        "x \"3\" x",
        "Runde 3: 4; 5! 6? 7.",
        "łódź",
        "a, b; c: d.",
    ];
    let Some(found) = liblouis("de-g0.utb", &lines) else { return };
    let code = shipped::code("german");
    for (line, cells) in lines.iter().zip(found) {
        assert_eq!(code.text(line).cells, cells, "{line}");
    }
}

#[test]
fn german_moves_are_those_of_liblouis() {
    let moves = [
        ("Ng1f3", "Sg1-f3"),
        ("N1f3", "S1f3"),
        ("Nxe5+", "Sxe5+"),
        ("Qh5#", "Dh5#"),
        ("Rad1", "Tad1"),
        ("Bb5", "Lb5"),
        ("Kxd2", "Kxd2"),
        ("e8=Q", "e8D"),
        ("gxh8=N+", "gxh8S+"),
        ("O-O", "0-0"),
        ("O-O-O", "0-0-0"),
    ];
    let code = shipped::code("german");
    let Some(found) = liblouis("de-g0.utb", &moves.map(|(_, print)| print)) else { return };
    for ((text, print), cells) in moves.iter().zip(found) {
        assert_eq!(code.encode(&san(text)), cells, "{print}");
    }
    let marked = liblouis("de-g0-detailed.utb", &["Dxe5"]);
    assert_eq!(marked.as_deref(), Some([code.encode(&san("Qxe5"))].as_slice()));
}

#[test]
fn results_and_clocks_are_those_of_liblouis() {
    for (name, table) in [("german", "de-g0.utb"), ("british", "en-ueb-g1.ctb"), ("spanish", "es-g1.ctb")] {
        let code = shipped::code(name);
        let (results, offer) = (&code.table().results, &code.table().moves.draw_offer);
        let wanted = [&results.white_wins, &results.black_wins, &results.draw, &results.unfinished, offer];
        let lines = ["1-0", "0-1", "½-½", "*", "(=)", "1:23:45"];
        let Some(found) = liblouis(table, &lines) else { return };
        let wanted = wanted.iter().map(|rule| rule.cells.clone()).chain([code.clock(5025)]);
        for ((line, cells), wanted) in lines.iter().zip(found).zip(wanted) {
            assert_eq!(wanted, cells, "{name} {line}");
        }
    }
}
