//! PGN as it comes in: a reader that gives tags, words and results one by one and drops nothing silently.
//!
//! It knows the form of PGN and no chess: comments, variations, move numbers and NAGs are left out because
//! PGN says that they are no moves; whatever else stands between them is a [`MovetextItem::Word`], for whoever reads
//! to understand or to refuse. What is never closed is told as a [`PgnFlaw`]. Nothing is held but the word in
//! hand, however long the input is, and nothing more is read than a word needs to end.

use std::io::{self, BufRead};

use crate::file::{ENDLESS, Unfit};

/// A word or tag longer than this is no move and no position; the rest of it is dropped as it comes in.
const LONGEST: usize = 512;

/// The results, in PGN's form and as scoresheets have them.
const RESULTS: [&str; 11] =
    ["1-0", "0-1", "1/2-1/2", "1/2", "*", "½-½", "1:0", "0:1", "½:½", "1/2:1/2", "0.5-0.5"];

/// Something read, and the line in which it begins, from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WrittenMove {
    /// The line.
    pub line: u64,
    /// What stands there.
    pub what: MovetextItem,
}

/// What can be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MovetextItem {
    /// A tag and its value.
    Tag(String, String),
    /// Anything among the moves that is no comment, variation, number, NAG or result.
    Word(String),
    /// A result; the game is over.
    Result,
    /// What cannot be read any further.
    Flaw(PgnFlaw),
}

/// What is wrong with the form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PgnFlaw {
    /// A tag is not `[Name "value"]`.
    Tag,
    /// A comment is never closed.
    Comment,
    /// A variation is never closed.
    Variation,
}

/// Reads the entries of a stream of games. After an error nothing more comes.
pub struct Movetext<R> {
    input: R,
    line: u64,
    line_begins: bool,
    after_return: bool,
    failed: bool,
    word: Vec<u8>,
    /// The line in which a variation begins that is not gone over yet.
    open: Option<u64>,
    /// How many bytes have been gone over since the last entry.
    since: u64,
}

impl<R: BufRead> Iterator for Movetext<R> {
    type Item = io::Result<WrittenMove>;

    fn next(&mut self) -> Option<io::Result<WrittenMove>> {
        if self.failed {
            return None;
        }
        self.since = 0;
        let next = self.entry().transpose();
        self.failed = matches!(next, Some(Err(_)));
        next
    }
}

impl<R: BufRead> Movetext<R> {
    /// Reads from there.
    pub fn new(input: R) -> Movetext<R> {
        Movetext {
            input,
            line: 1,
            line_begins: true,
            after_return: false,
            failed: false,
            word: Vec::with_capacity(LONGEST),
            open: None,
            since: 0,
        }
    }

    fn entry(&mut self) -> io::Result<Option<WrittenMove>> {
        loop {
            if let Some(begun) = self.open.take()
                && let Some(flaw) = self.skip_variation(begun)?
            {
                return Ok(Some(flaw));
            }
            let Some(byte) = self.peek()? else { return Ok(None) };
            let line = self.line;
            let entry = |what| Ok(Some(WrittenMove { line, what }));
            match byte {
                0..=b' ' => self.bump(byte),
                b'%' if self.line_begins => self.skip_line()?,
                b';' => self.skip_line()?,
                b'{' => {
                    if !self.skip_comment()? {
                        return entry(MovetextItem::Flaw(PgnFlaw::Comment));
                    }
                }
                b'(' => {
                    self.bump(byte);
                    if !self.offer()? {
                        self.open = Some(line);
                    }
                }
                b'[' => return Ok(Some(WrittenMove { line, what: self.tag()? })),
                b')' | b'}' | b']' => {
                    self.bump(byte);
                    return entry(MovetextItem::Word(char::from(byte).to_string()));
                }
                _ => {
                    if let Some(what) = self.word()? {
                        return entry(what);
                    }
                }
            }
        }
    }

    /// The next byte, which stays where it is.
    fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.since > ENDLESS {
            return Err(Unfit::Endless.into());
        }
        loop {
            match self.input.fill_buf() {
                Ok(bytes) => return Ok(bytes.first().copied()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Goes over the byte that was peeked at.
    fn bump(&mut self, byte: u8) {
        self.input.consume(1);
        self.since += 1;
        // CR, LF and CR LF all end a line once.
        match byte {
            b'\n' if self.after_return => {}
            b'\n' | b'\r' => self.line += 1,
            _ => {}
        }
        self.after_return = byte == b'\r';
        self.line_begins = matches!(byte, b'\n' | b'\r');
    }

    /// Goes over bytes until one is `end`, which stays. Whether there was one.
    fn skip_to(&mut self, end: impl Fn(u8) -> bool) -> io::Result<bool> {
        while let Some(byte) = self.peek()? {
            if end(byte) {
                return Ok(true);
            }
            self.bump(byte);
        }
        Ok(false)
    }

    fn skip_line(&mut self) -> io::Result<()> {
        self.skip_to(|byte| matches!(byte, b'\n' | b'\r')).map(|_| ())
    }

    /// Whether the comment ends.
    fn skip_comment(&mut self) -> io::Result<bool> {
        let closed = self.skip_to(|byte| byte == b'}')?;
        if closed {
            self.bump(b'}');
        }
        Ok(closed)
    }

    /// A draw offer, "(=)", behind its bracket. What else begins with an equals sign is a variation.
    fn offer(&mut self) -> io::Result<bool> {
        if self.peek()? != Some(b'=') {
            return Ok(false);
        }
        self.bump(b'=');
        if self.peek()? != Some(b')') {
            return Ok(false);
        }
        self.bump(b')');
        Ok(true)
    }

    /// Everything in a variation, variations and comments within it too.
    fn skip_variation(&mut self, begun: u64) -> io::Result<Option<WrittenMove>> {
        let mut depth = 1_u64;
        let flaw = |line, flaw| Ok(Some(WrittenMove { line, what: MovetextItem::Flaw(flaw) }));
        while depth > 0 {
            let line = self.line;
            match self.peek()? {
                None => return flaw(begun, PgnFlaw::Variation),
                // The next game's tags have begun.
                Some(b'[') if self.line_begins => return flaw(begun, PgnFlaw::Variation),
                Some(b'{') => {
                    if !self.skip_comment()? {
                        return flaw(line, PgnFlaw::Comment);
                    }
                }
                Some(b';') => self.skip_line()?,
                Some(b'%') if self.line_begins => self.skip_line()?,
                Some(byte) => {
                    self.bump(byte);
                    match byte {
                        b'(' => depth += 1,
                        b')' => depth -= 1,
                        _ => {}
                    }
                }
            }
        }
        Ok(None)
    }

    /// `[Name "value"]`. A quotation mark within the value is taken for what it is unless a bracket follows.
    fn tag(&mut self) -> io::Result<MovetextItem> {
        self.bump(b'[');
        let mut name = Vec::new();
        let mut value = Vec::new();
        self.skip_to(|byte| byte > b' ')?;
        while let Some(byte) = self.peek()?.filter(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
            self.bump(byte);
            keep(&mut name, byte);
        }
        self.skip_to(|byte| byte > b' ' || byte == b'\n')?;
        if name.is_empty() || self.peek()? != Some(b'"') {
            self.skip_line()?;
            return Ok(MovetextItem::Flaw(PgnFlaw::Tag));
        }
        self.bump(b'"');
        loop {
            match self.peek()? {
                None | Some(b'\n' | b'\r') => return Ok(MovetextItem::Flaw(PgnFlaw::Tag)),
                Some(b'"') => {
                    self.bump(b'"');
                    let mut spaces = 0;
                    while self.peek()? == Some(b' ') {
                        self.bump(b' ');
                        spaces += 1;
                    }
                    if self.peek()? == Some(b']') {
                        self.bump(b']');
                        return Ok(MovetextItem::Tag(text(&name), text(&value)));
                    }
                    keep(&mut value, b'"');
                    (0..spaces).for_each(|_| keep(&mut value, b' '));
                }
                Some(b'\\') => {
                    self.bump(b'\\');
                    match self.peek()? {
                        Some(escaped @ (b'"' | b'\\')) => {
                            self.bump(escaped);
                            keep(&mut value, escaped);
                        }
                        _ => keep(&mut value, b'\\'),
                    }
                }
                Some(byte) => {
                    self.bump(byte);
                    keep(&mut value, byte);
                }
            }
        }
    }

    /// A word, or what follows it in brackets: "e8(Q)", "Kb1(=)". Numbers, NAGs and marks are nothing.
    fn word(&mut self) -> io::Result<Option<MovetextItem>> {
        self.word.clear();
        while let Some(byte) = self.peek()?.filter(|byte| !ends_word(*byte)) {
            self.bump(byte);
            keep(&mut self.word, byte);
        }
        if self.peek()? == Some(b'(') {
            self.open = Some(self.line);
            self.bump(b'(');
            if let Some(byte) = self.peek()?.filter(|byte| *byte == b'=' || byte.is_ascii_uppercase()) {
                self.bump(byte);
                if self.peek()? == Some(b')') {
                    self.bump(b')');
                    self.word.extend([b'(', byte, b')']);
                    self.open = None;
                }
            }
        }
        Ok(meant(&self.word))
    }
}

fn keep(bytes: &mut Vec<u8>, byte: u8) {
    if bytes.len() < LONGEST {
        bytes.push(byte);
    }
}

fn ends_word(byte: u8) -> bool {
    byte <= b' ' || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';')
}

/// What a word is for whoever plays the game, if anything.
fn meant(word: &[u8]) -> Option<MovetextItem> {
    // A byte order mark, wherever files were put together.
    let word = word.strip_prefix(b"\xef\xbb\xbf").unwrap_or(word);
    if RESULTS.iter().any(|result| word == result.as_bytes()) {
        return Some(MovetextItem::Result);
    }
    let word = number_off(word);
    let marks = word.iter().rev().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let word = &word[..word.len() - marks];
    let nag = matches!(word, [b'$', rest @ ..] if !rest.is_empty() && rest.iter().all(u8::is_ascii_digit));
    let offer = word == b"(=)";
    (!word.is_empty() && !nag && !offer).then(|| MovetextItem::Word(text(word)))
}

/// "12", "12.", "1...e5" without the number. "00" is castling, and long numbers are no numbers of moves.
fn number_off(word: &[u8]) -> &[u8] {
    let digits = word.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let dots = word[digits..].iter().take_while(|byte| **byte == b'.').count();
    let number = digits > 0 && word[0] != b'0' && digits <= 4;
    let alone = digits == word.len() && digits <= 3;
    if (number && (dots > 0 || alone)) || (digits == 0 && dots == word.len()) {
        &word[digits + dots..]
    } else {
        word
    }
}

/// Bytes that are no UTF-8 are Latin-1, in which old files are written.
fn text(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().copied().map(char::from).collect(),
    }
}
