//! PGN as it comes in: a reader that gives tags, words and results one by one and drops nothing silently.
//!
//! It knows the form of PGN and no chess: comments, variations, move numbers and NAGs are left out because
//! PGN says that they are no moves; whatever else stands between them is a [`MovetextItem::Word`], for whoever reads
//! to understand or to refuse. What is never closed is told as a [`PgnFlaw`]. Nothing is held but the word in
//! hand, however long the input is, and nothing more is read than a word needs to end.

use std::io::{self, BufRead};

use super::movetext_item::{
    Beside, MovetextItem, PgnFlaw, Whole, WrittenMove, beside, ends_word, in_utf16, meant, number_of, text,
    whole_signs, without_blank,
};
use crate::file::{ENDLESS, Unfit};

/// A word or tag longer than this is no move and no position; the rest of it is dropped as it comes in.
const LONGEST: usize = 512;

/// No more of a comment is told, in bytes, and none of a longer tag.
const LONGEST_COMMENT: usize = 1 << 18;

/// What begins the next game even in a comment that was never closed.
const NEXT_GAME: &[u8] = b"[Event \"";

/// Reads the entries of a stream of games. After an error nothing more comes.
pub struct Movetext<R> {
    input: R,
    line: u64,
    /// How many signs of the line have been gone over.
    column: u64,
    line_begins: bool,
    after_return: bool,
    failed: bool,
    word: Vec<u8>,
    /// Where a variation begins that is not gone over yet: line and column.
    open: Option<(u64, u64)>,
    /// How many bytes have been gone over, and how many of them since the last entry.
    at: u64,
    since: u64,
    /// How many bytes may be.
    most: u64,
    /// How many bytes a sign of ASCII had in the file: two where these bytes were made of UTF-16.
    unit: u64,
    /// What is asked for beside the moves.
    whole: Option<Whole>,
    /// The line of a tag "Event" whose name has been read in a comment that was never closed.
    event: Option<u64>,
    /// Where something was left out because it is too long: line and column.
    cut: Option<(u64, u64)>,
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
        Movetext::from(input, 1, 0)
    }

    /// Reads from there, which is in this line and at this byte of a file.
    pub fn from(input: R, line: u64, at: u64) -> Movetext<R> {
        Movetext {
            input,
            line,
            column: 0,
            line_begins: true,
            after_return: false,
            failed: false,
            word: Vec::with_capacity(LONGEST),
            open: None,
            at,
            since: 0,
            most: ENDLESS,
            unit: 1,
            whole: None,
            event: None,
            cut: None,
        }
    }

    /// The same with comments, variations and judgements.
    #[must_use]
    pub fn whole(self) -> Movetext<R> {
        Movetext { whole: Some(Whole::default()), ..self }
    }

    /// The same for what has an end: nothing in it is too long.
    #[must_use]
    pub fn of_file(self) -> Movetext<R> {
        Movetext { most: u64::MAX, ..self }
    }

    /// The same for what was made of UTF-16: its bytes are counted.
    #[must_use]
    pub fn of_utf16(self) -> Movetext<R> {
        Movetext { unit: 2, ..self }
    }

    /// The line, from 1, and the byte, from 0, up to which it has been read.
    pub fn place(&self) -> (u64, u64) {
        (self.line, self.at)
    }

    /// The number of a move that was read last, and is forgotten here.
    pub(crate) fn take_number(&mut self) -> Option<u32> {
        self.whole.as_mut()?.number.take()
    }

    fn entry(&mut self) -> io::Result<Option<WrittenMove>> {
        loop {
            if let Some(read) = self.begun()? {
                return Ok(Some(read));
            }
            let (line, column, at) = (self.line, self.column + 1, self.at);
            let entry = |what| Ok(Some(WrittenMove { line, column, at, what }));
            let Some(byte) = self.peek()? else {
                return Ok(self.leaves_variation());
            };
            match byte {
                0..=b' ' => self.bump(byte),
                b'%' if self.line_begins => self.skip_line()?,
                b';' | b'{' => {
                    if let Some(what) = self.told_comment(byte)? {
                        return entry(what);
                    }
                }
                b'(' => {
                    self.bump(byte);
                    if !self.offer()? {
                        self.open = Some((line, column));
                    } else if self.whole.is_some() {
                        return entry(MovetextItem::Beside(Beside::Comment("(=)".to_owned())));
                    }
                }
                // The next game's tags have begun.
                b'[' if self.line_begins
                    && let Some(flaw) = self.leaves_variation() =>
                {
                    return Ok(Some(flaw));
                }
                b'[' => return entry(self.tag()?),
                b')' if let Some(whole) = self.whole.as_mut().filter(|whole| whole.depth > 0) => {
                    whole.depth -= 1;
                    self.bump(byte);
                    return entry(MovetextItem::Beside(Beside::VariationEnds));
                }
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

    /// What was begun with the entry before.
    fn begun(&mut self) -> io::Result<Option<WrittenMove>> {
        let (line, column, at) = (self.line, self.column, self.at);
        if let Some((line, column)) = self.cut.take() {
            let what = MovetextItem::Flaw(PgnFlaw::Long);
            return Ok(Some(WrittenMove { line, column, at, what }));
        }
        if let Some(line) = self.event.take() {
            let at = at - NEXT_GAME.len() as u64 * self.unit;
            return Ok(Some(WrittenMove { line, column: 1, at, what: self.tag_value(b"Event")? }));
        }
        let beside = |beside| Ok(Some(WrittenMove { line, column, at, what: MovetextItem::Beside(beside) }));
        if let Some(behind) = self.whole.as_mut().and_then(|whole| whole.behind.take()) {
            return beside(behind);
        }
        let Some(begun) = self.open.take() else { return Ok(None) };
        let Some(whole) = &mut self.whole else { return self.skip_variation(begun) };
        if whole.depth == 0 {
            whole.begun = begun;
        }
        whole.depth += 1;
        beside(Beside::VariationBegins)
    }

    /// A comment, where it is asked for, or that it is never closed.
    fn told_comment(&mut self, opening: u8) -> io::Result<Option<MovetextItem>> {
        if !self.comment(opening)? {
            return Ok(Some(MovetextItem::Flaw(PgnFlaw::Comment)));
        }
        let told = self.whole.as_mut().map(|whole| std::mem::take(&mut whole.comment)).unwrap_or_default();
        let told = text(whole_signs(&told));
        Ok((!told.trim().is_empty()).then_some(MovetextItem::Beside(Beside::Comment(told))))
    }

    /// That a variation was open, which is none from now on.
    fn leaves_variation(&mut self) -> Option<WrittenMove> {
        let whole = self.whole.as_mut().filter(|whole| whole.depth > 0)?;
        whole.depth = 0;
        let what = MovetextItem::Flaw(PgnFlaw::Variation);
        let (line, column) = whole.begun;
        Some(WrittenMove { line, column, at: self.at, what })
    }

    /// The next byte, which stays where it is.
    fn peek(&mut self) -> io::Result<Option<u8>> {
        if self.since > self.most {
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
        self.at += if self.unit == 1 { 1 } else { in_utf16(byte) };
        // What follows the first byte of a sign in UTF-8 is no sign of its own.
        self.column += u64::from(byte & 0xc0 != 0x80);
        // CR, LF and CR LF all end a line once.
        match byte {
            b'\n' if self.after_return => {}
            b'\n' | b'\r' => self.line += 1,
            _ => {}
        }
        self.after_return = byte == b'\r';
        self.line_begins = matches!(byte, b'\n' | b'\r');
        if self.line_begins {
            self.column = 0;
        }
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

    /// Goes over a comment: up to the end of the line behind a semicolon, or to its bracket. Whether it ends. One in
    /// which the next game begins was never closed.
    fn comment(&mut self, opening: u8) -> io::Result<bool> {
        let begins = (self.line, self.column + 1);
        self.bump(opening);
        let mut matched = 0;
        if let Some(whole) = &mut self.whole {
            whole.comment.clear();
        }
        while let Some(byte) = self.peek()? {
            if opening == b';' && matches!(byte, b'\n' | b'\r') {
                return Ok(true);
            }
            let follows = (matched > 0 || self.line_begins) && NEXT_GAME.get(matched) == Some(&byte);
            matched = if follows { matched + 1 } else { 0 };
            let line = self.line;
            self.bump(byte);
            if opening == b'{' && byte == b'}' {
                return Ok(true);
            }
            if matched == NEXT_GAME.len() {
                self.event = Some(line);
                self.leaves_variation();
                return Ok(false);
            }
            match &mut self.whole {
                Some(whole) if whole.comment.len() < LONGEST_COMMENT => whole.comment.push(byte),
                Some(_) => self.cut = Some(begins),
                None => {}
            }
        }
        Ok(opening == b';')
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
    fn skip_variation(&mut self, begun: (u64, u64)) -> io::Result<Option<WrittenMove>> {
        let mut depth = 1_u64;
        while depth > 0 {
            let (here, at) = ((self.line, self.column + 1), self.at);
            let flaw = |(line, column), flaw| {
                Ok(Some(WrittenMove { line, column, at, what: MovetextItem::Flaw(flaw) }))
            };
            match self.peek()? {
                None => return flaw(begun, PgnFlaw::Variation),
                // The next game's tags have begun.
                Some(b'[') if self.line_begins => return flaw(begun, PgnFlaw::Variation),
                Some(byte @ (b'{' | b';')) => {
                    if !self.comment(byte)? {
                        return flaw(here, PgnFlaw::Comment);
                    }
                }
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
        self.tag_value(&name)
    }

    /// The value of this tag, behind its quotation mark.
    fn tag_value(&mut self, name: &[u8]) -> io::Result<MovetextItem> {
        let mut value = Vec::new();
        let begins = (self.line, self.column);
        // Where nothing is to be lost, all of a value is kept.
        let most = if self.whole.is_some() { LONGEST_COMMENT } else { LONGEST };
        let keep = |value: &mut Vec<u8>, byte| {
            if value.len() < most {
                value.push(byte);
            }
        };
        loop {
            if self.whole.is_some() && value.len() == LONGEST_COMMENT {
                self.cut = Some(begins);
            }
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
                        return Ok(MovetextItem::Tag(text(name), text(&value)));
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
            if let Some(length) = without_blank(&self.word) {
                self.word.truncate(length);
                break;
            }
        }
        if self.peek()? == Some(b'(') {
            self.open = Some((self.line, self.column + 1));
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
        if let Some(whole) = &mut self.whole {
            whole.behind = beside(&self.word);
            whole.number = number_of(&self.word).or(whole.number);
        }
        // A game does not end in a variation.
        let in_variation = self.whole.as_ref().is_some_and(|whole| whole.depth > 0);
        Ok(meant(&self.word).filter(|what| !(in_variation && matches!(what, MovetextItem::Result(_)))))
    }
}

fn keep(bytes: &mut Vec<u8>, byte: u8) {
    if bytes.len() < LONGEST {
        bytes.push(byte);
    }
}
