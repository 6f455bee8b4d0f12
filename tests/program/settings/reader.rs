//! Screen readers are found by what a machine shows of them.

use std::fs;
use std::os::unix::net::UnixListener;

use ansage::commands::{Machine, running_on};
use tempfile::TempDir;

fn machine(root: &TempDir) -> Machine {
    let within = |name: &str| root.path().join(name);
    Machine { processes: within("proc"), speakup: within("speakup"), braille: within("BrlAPI") }
}

#[test]
fn nothing_is_found_where_nothing_runs() {
    let root = TempDir::new().unwrap();
    assert_eq!(running_on(&machine(&root)), None);
}

#[test]
fn a_process_is_known_by_its_name() {
    let root = TempDir::new().unwrap();
    for (number, name) in [("1", "init"), ("77", "fenrir"), ("self", "orca")] {
        fs::create_dir_all(root.path().join("proc").join(number)).unwrap();
        fs::write(root.path().join("proc").join(number).join("comm"), format!("{name}\n")).unwrap();
    }
    assert_eq!(running_on(&machine(&root)).as_deref(), Some("fenrir"));
}

#[test]
fn speakup_reads_where_it_has_a_synthesizer() {
    let root = TempDir::new().unwrap();
    fs::create_dir(root.path().join("speakup")).unwrap();
    fs::write(root.path().join("speakup/synth"), "none\n").unwrap();
    assert_eq!(running_on(&machine(&root)), None);
    fs::write(root.path().join("speakup/synth"), "soft\n").unwrap();
    assert_eq!(running_on(&machine(&root)).as_deref(), Some("speakup"));
}

#[test]
fn a_braille_display_is_served_where_its_socket_answers() {
    let root = TempDir::new().unwrap();
    fs::create_dir(root.path().join("BrlAPI")).unwrap();
    let socket = root.path().join("BrlAPI/0");
    let served = UnixListener::bind(&socket).unwrap();
    assert_eq!(running_on(&machine(&root)).as_deref(), Some("BrlAPI"));
    drop(served);
    assert_eq!(running_on(&machine(&root)), None, "a socket that was left behind");
}
