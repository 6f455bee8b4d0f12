//! Names of files that are no text: they are read all the same, shown as far as they can be, and nothing that could not
//! be typed is given as a command.
#![cfg(unix)]

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::PathBuf;

use crate::support::desk::{ansage, said};

fn named(folder: &tempfile::TempDir, name: &[u8]) -> PathBuf {
    folder.path().join(OsStr::from_bytes(name))
}

#[test]
fn a_file_whose_name_is_no_text_is_gone_over() {
    let folder = tempfile::tempdir().unwrap();
    let (library, games) = (folder.path().join("library.db"), named(&folder, b"\xff.pgn"));
    fs::write(&games, "[Event \"a\"]\n\n1. e4 e5 *\n").unwrap();
    let (out, errors) = said(ansage(&library, "en").arg("review").arg(&games), "forward\nquit\n");
    assert!(out.contains("Game 1 of \u{fffd}.pgn.") && out.contains("1. White"), "{out}{errors}");
    let (out, errors) = said(ansage(&library, "en").arg("review").arg(named(&folder, b"\xfe.pgn")), "");
    assert!(
        out.is_empty() && errors.contains("\u{fffd}.pgn cannot be read: it is not there"),
        "{out}{errors}"
    );
}

#[test]
fn what_must_be_text_and_is_none_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = ansage(folder.path().join("library.db"), "en");
    let (out, errors) = said(command.args(["practice", "--engine"]).arg(OsStr::from_bytes(b"a\xff")), "");
    assert_eq!(
        (out.as_str(), errors.as_str()),
        ("", "ansage: a\u{fffd} is no text in UTF-8. For help: ansage --help\n")
    );
}

/// A command that leads elsewhere is worse than none.
#[test]
fn a_library_whose_name_cannot_be_typed_is_not_named_in_a_command() {
    let folder = tempfile::tempdir().unwrap();
    for (name, given) in
        [(&b"a b.db"[..], true), (b"\xff.db", false), (b"a\x1b[2J.db", false), (b"a\nb.db", false)]
    {
        let mut command = ansage(named(&folder, name), "en");
        let (out, errors) = said(command.args(["practice", "--against", "person"]), "e4\nquit\n");
        assert!(out.contains("Game one is saved."), "{name:?}: {out}{errors}");
        assert_eq!(out.contains("To resume"), given, "{name:?}: {out}");
        assert!(named(&folder, name).exists());
    }
}
