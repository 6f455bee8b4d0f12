//! Values that are typed or written: keys, times, and texts that are made safe.

use ansage::laws::TimeControl;
use ansage::settings::keymap::{Key, wrong};
use ansage::text::{clean, harmless_json, markup};

use super::hearing::VOICES;
use super::{Target, seeds, text};

pub const KEYS: Target =
    Target { name: "keys", executions: 100_000, seeds: keys, tokens: KEY_WORDS, run: pressed };

pub const TIMES: Target =
    Target { name: "times", executions: 2_000, seeds: times, tokens: TIME_WORDS, run: timed };

pub const TEXT: Target =
    Target { name: "text", executions: 20_000, seeds: texts, tokens: TEXT_WORDS, run: cleaned };

const KEY_WORDS: &[&str] = &[
    "ctrl+", "alt+", "shift+", "control+", "f", "12", "left", "page-up", "enter", "space", "+", " ", "esc",
    "del", "a", "S", "ß", "ſ", "K", "İ",
];

fn keys() -> Vec<Vec<u8>> {
    seeds::bytes([
        "f8",
        "alt+left",
        "ctrl+r",
        "alt+shift+s",
        "ctrl++",
        "Alt + Ä",
        "page-down",
        "escape",
        "shift+f12",
        "space",
        "ctrl+space",
    ])
}

/// A key is told as it is read, and is wrong for the same reason however it is written.
fn pressed(input: &[u8]) -> bool {
    let name = text(input);
    let Ok(key) = name.parse::<Key>() else { return false };
    let told = key.to_string();
    assert_eq!(clean(&told), told);
    assert_eq!(told.parse(), Ok(key), "{told}");
    let lexicon = VOICES[0].lexicon();
    assert_eq!(wrong(&name, "time", lexicon), wrong(&told, "time", lexicon));
    true
}

const TIME_WORDS: &[&str] = &[
    "40/",
    "90",
    "+30",
    ":",
    "s",
    "m",
    "h",
    "d5",
    "b5",
    "byo",
    "x30s",
    "*",
    "up",
    "-",
    "0",
    ".5",
    "½",
    " ",
    "5400s+30s",
    "moves",
];

fn times() -> Vec<Vec<u8>> {
    seeds::bytes([
        "90+30",
        "40/90+30:30+30",
        "5400s+30s",
        "300sd5s",
        "300sb5s",
        "600sbyo3x30s",
        "0sbyo3x30s",
        "*60s",
        "up",
        "-",
        "20/60:10+5",
    ])
}

/// A time control is told as it is read.
fn timed(input: &[u8]) -> bool {
    let told = text(input);
    let in_signs = VOICES[0].lexicon().time_in_signs(&told);
    let mut any = false;
    for time in [told, in_signs].iter().filter_map(|told| told.parse::<TimeControl>().ok()) {
        let written = time.to_string();
        assert_eq!(written.parse::<TimeControl>().as_ref(), Ok(&time), "{written}");
        let _ = (time.pgn(), time.of_sixty_moves(), time.place(40), time.place(u32::MAX));
        any = true;
    }
    any
}

const TEXT_WORDS: &[&str] = &[
    "\u{1b}[2J",
    "\u{1b}]0;title\u{7}",
    "\u{9b}1m",
    "\u{90}x\u{9c}",
    "\u{1b}\\",
    "\u{85}",
    "\u{a0}",
    "\u{2028}",
    "\u{e0041}",
    "\u{fff9}",
    "<",
    "&",
    "\u{ffff}",
    "\u{fe0f}",
    "\u{7f}",
    " ",
];

fn texts() -> Vec<Vec<u8>> {
    seeds::bytes([
        "Ann\u{1b}[2J\u{202e}a",
        "\u{1b}]0;never closed",
        "a\t b\r\nc",
        "\"An\u{202e}na\"",
        "<b>&amp;</b>",
        "{\"a\":\"\u{1b}\"}",
    ])
}

/// A text that is cleaned steers nothing and stays as it is; markup has no markup left, and JSON means the same.
fn cleaned(input: &[u8]) -> bool {
    let text = text(input);
    let once = clean(&text);
    assert_eq!(clean(&once), once);
    assert!(!once.contains(|sign: char| sign.is_control()));
    let marked = markup(&text);
    assert!(!marked.contains(['<', '>', '"', '\'']) && clean(&marked) == marked, "{marked}");
    let json = serde_json::to_string(&text).unwrap();
    let harmless = harmless_json(&json);
    assert!(!harmless.contains(|sign: char| sign.is_control()));
    assert_eq!(serde_json::from_str::<String>(&harmless).unwrap(), text);
    !once.is_empty()
}
