//! Lines that come in one at a time and are answered one at a time.

use std::cell::{Cell, RefCell};
use std::io::{self, Read, Write};

use ansage::face::{Answered, InputText, LONGEST_LINE, next_line};

fn lines(text: &[u8]) -> Vec<InputText> {
    let mut input = text;
    std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
}

fn texts(text: &[u8]) -> Vec<String> {
    lines(text).into_iter().map(|line| line.text).collect()
}

#[test]
fn the_last_line_needs_no_end() {
    assert_eq!(texts(b"Eva vier\nZeit"), ["Eva vier", "Zeit"]);
    assert_eq!(texts(b"\n\nZeit\n"), ["", "", "Zeit"]);
}

#[test]
fn a_line_without_end_is_cut_off_and_the_next_one_is_whole() {
    let mut text = vec![b'x'; 10 * LONGEST_LINE];
    text.extend_from_slice(b"\nZeit\n");
    let lines = lines(&text);
    assert_eq!((lines[0].text.len(), lines[0].whole), (LONGEST_LINE, false));
    assert_eq!((lines[1].text.as_str(), lines[1].whole), ("Zeit", true));
}

#[test]
fn bytes_that_are_no_text_do_no_harm() {
    assert_eq!(texts(b"\xff\xfeEva\n")[0], "\u{fffd}\u{fffd}Eva");
}

#[test]
fn what_was_said_is_out_before_more_is_read() {
    struct Out(Vec<u8>, usize);
    impl Write for Out {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.extend_from_slice(bytes);
            Ok(bytes.len())
        }
        fn flush(&mut self) -> io::Result<()> {
            self.1 = self.0.len();
            Ok(())
        }
    }
    let out = RefCell::new(Out(Vec::new(), 0));
    let failed = Cell::new(false);
    let mut input = Answered::new(&b"abc"[..], &out, &failed);
    out.borrow_mut().write_all(b"answer").unwrap();
    input.read_exact(&mut [0; 1]).unwrap();
    assert_eq!(out.borrow().1, 6);
}
