//! Odd files, read as what they are.
#![allow(clippy::unwrap_used)]

use ansage::record::{Movetext, MovetextItem, WrittenMove};

/// The entries of a text, told shortly: line, then what.
fn read(text: &[u8]) -> Vec<String> {
    // As little as possible at a time: what a word is must not depend on how the input comes in.
    let slowly = std::io::BufReader::with_capacity(1, text);
    let told = |entry: std::io::Result<WrittenMove>| {
        let WrittenMove { line, what, .. } = entry.unwrap();
        match what {
            MovetextItem::Tag(name, value) => format!("{line} [{name}={value}]"),
            MovetextItem::Word(word) => format!("{line} {word}"),
            MovetextItem::Beside(beside) => format!("{line} {beside:?}"),
            MovetextItem::Result(_) => format!("{line} result"),
            MovetextItem::Flaw(flaw) => format!("{line} {flaw:?} is wrong"),
        }
    };
    let fast: Vec<String> = Movetext::new(text).map(told).collect();
    assert_eq!(fast, Movetext::new(slowly).map(told).collect::<Vec<_>>());
    fast
}

fn words(text: &str) -> Vec<String> {
    read(text.as_bytes()).iter().map(|told| told.split_once(' ').unwrap().1.to_owned()).collect()
}

#[test]
fn an_ordinary_game() {
    let game = "[Event \"A\"]\n[Site \"B\"]\n\n1. e4 e5 2.Nf3 Nc6 $1\n3. Bb5 {Ruy [%clk 1:00] (x} a6 1-0\n";
    assert_eq!(
        read(game.as_bytes()),
        ["1 [Event=A]", "2 [Site=B]", "4 e4", "4 e5", "4 Nf3", "4 Nc6", "5 Bb5", "5 a6", "5 result"]
    );
}

#[test]
fn numbers_marks_and_nags_are_no_words() {
    assert_eq!(
        words("1.e4! 1...e5?! 2. Nf3 !? $14 2... Nc6!! 3 Bb5 ... 12..."),
        ["e4", "e5", "Nf3", "Nc6", "Bb5"]
    );
    assert_eq!(words("0-0 00 000 0-0-0"), ["0-0", "00", "000", "0-0-0"]);
    assert_eq!(words("5254 $ $x 1x"), ["5254", "$", "$x", "1x"]);
}

#[test]
fn results_are_read_as_scoresheets_have_them() {
    for result in ["1-0", "0-1", "*", "1/2-1/2", "½-½", "1:0", "0:1", "½:½", "0.5-0.5"] {
        assert_eq!(words(&format!("e4 e5 {result}")), ["e4", "e5", "result"], "{result}");
    }
}

#[test]
fn variations_are_left_out_however_deep() {
    assert_eq!(
        words("e4 (d4 d5 (Nf6 {)} c4) ; )\n) e5 (=) Nf3(Nc3) Nc6 (= d4) a6"),
        ["e4", "e5", "Nf3", "Nc6", "a6"]
    );
    let deep = format!("e4 {}{} e5", "(".repeat(100_000), ")".repeat(100_000));
    assert_eq!(words(&deep), ["e4", "e5"]);
}

#[test]
fn what_stands_in_brackets_behind_a_move_is_its_own() {
    assert_eq!(words("e8(Q) Kb1(=) e4(Nf3)"), ["e8(Q)", "Kb1(=)", "e4"]);
}

#[test]
fn what_is_never_closed_is_told_with_where_it_began() {
    assert_eq!(read(b"e4\ne5 {never\nmore"), ["1 e4", "2 e5", "2 Comment is wrong"]);
    assert_eq!(read(b"e4 (d4\n(d5)"), ["1 e4", "1 Variation is wrong"]);
    assert_eq!(read(b"e4 (d4\n[Event \"B\"]\ne4"), ["1 e4", "1 Variation is wrong", "2 [Event=B]", "3 e4"]);
    assert_eq!(read(b"e4 ) } ]"), ["1 e4", "1 )", "1 }", "1 ]"]);
}

#[test]
fn tags_with_odd_values() {
    assert_eq!(
        read(br#"[White "O\"K \\ x"][Black "A "B" C"]"#),
        [r#"1 [White=O"K \ x]"#, r#"1 [Black=A "B" C]"#]
    );
    assert_eq!(read(b"[White \"M\xfcller\"]"), ["1 [White=M\u{fc}ller]"]);
    assert_eq!(
        read(b"[ Event  \"A\" ]\n[Broken\n[White \"open\n[Site \"\"]"),
        ["1 [Event=A]", "2 Tag is wrong", "3 Tag is wrong", "4 [Site=]"]
    );
}

#[test]
fn line_ends_of_every_kind_count_once() {
    assert_eq!(read(b"e4\r\ne5\r\n\r\nNf3"), ["1 e4", "2 e5", "4 Nf3"]);
    assert_eq!(read(b"e4\re5 ; Nf6\rNf3"), ["1 e4", "2 e5", "3 Nf3"]);
    assert_eq!(read(b"%escaped e4\ne4 %\n% more"), ["2 e4", "2 %"]);
}

#[test]
fn marks_of_byte_order_and_foreign_bytes() {
    assert_eq!(read(b"\xef\xbb\xbf1. e4"), ["1 e4"]);
    assert_eq!(read(b"\xef\xbb\xbf[Event \"A\"]\ne4 \xe9\x00x"), ["1 [Event=A]", "2 e4", "2 \u{e9}", "2 x"]);
}

#[test]
fn a_word_without_end_is_cut_off() {
    let told = read(&vec![b'x'; 100_000]);
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].len(), 514);
}

#[test]
fn results_end_games() {
    assert_eq!(words("e4 1/2-1/2 d4 * 1-0 0-1"), ["e4", "result", "d4", "result", "result", "result"]);
}
