//! PGN as it comes in: a reader that gives tags, words and results one by one and drops nothing silently.
//!
//! It knows the form of PGN and no chess: comments, variations, move numbers and NAGs are left out because
//! PGN says that they are no moves, unless they are [asked for](Movetext::annotated); whatever else stands between them
//! is a [`MovetextItem::Word`], for whoever reads to understand or to refuse. What is never closed is told as a [`PgnFlaw`]. Nothing is held but the word in
//! hand, however long the input is, and nothing more is read than a word needs to end.

use std::io::{self, BufRead};

use super::pgn_words::{
    Annotation, LONGEST, MovetextItem, PgnFlaw, WrittenMove, ends_word, for_people, keep, meant, nag, text,
    whole_signs,
};
use crate::file::{ENDLESS, Unfit};

/// So many bytes of a comment are read; nobody listens to more.
const LONGEST_COMMENT: usize = 4_000;

/// Of what stands beside the moves, what is known now.
#[derive(Default)]
struct Annotations {
    /// Whether it is asked for.
    wanted: bool,
    /// How many variations are open, and the line in which the outermost begins.
    depth: u64,
    begun: u64,
    /// The NAG of the word before.
    nag: Option<u8>,
    /// The tag of the next game up to its value, where a comment before it was never closed.
    tag: Option<(u64, Vec<u8>)>,
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
    annotations: Annotations,
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
            annotations: Annotations::default(),
            since: 0,
        }
    }

    /// The same; what stands beside the moves comes too.
    pub fn annotated(input: R) -> Movetext<R> {
        let annotations = Annotations { wanted: true, ..Annotations::default() };
        Movetext { annotations, ..Movetext::new(input) }
    }

    /// What is to come before anything else is read.
    fn due(&mut self) -> io::Result<Option<WrittenMove>> {
        if let Some(nag) = self.annotations.nag.take() {
            return Ok(Some(beside(self.line, Annotation::Nag(nag))));
        }
        if let Some(tag) = self.tag_begun()? {
            return Ok(Some(tag));
        }
        if let Some(begun) = self.open.take() {
            if self.annotations.wanted {
                return Ok(Some(self.variation_begins(begun)));
            }
            if let Some(flaw) = self.skip_variation(begun)? {
                return Ok(Some(flaw));
            }
        }
        let next = self.peek()?;
        Ok(self.unclosed(next.is_none() || next == Some(b'[') && self.line_begins))
    }

    fn entry(&mut self) -> io::Result<Option<WrittenMove>> {
        loop {
            if let Some(due) = self.due()? {
                return Ok(Some(due));
            }
            let Some(byte) = self.peek()? else { return Ok(None) };
            let line = self.line;
            let entry = |what| Ok(Some(WrittenMove { line, what }));
            match byte {
                0..=b' ' => self.bump(byte),
                b'%' if self.line_begins => self.skip_line()?,
                b'{' | b';' if self.annotations.wanted => {
                    if let Some(what) = self.comment(byte)? {
                        return entry(what);
                    }
                }
                b';' => self.skip_line()?,
                b')' if self.annotations.depth > 0 => {
                    self.bump(byte);
                    self.annotations.depth -= 1;
                    return Ok(Some(beside(line, Annotation::Ends)));
                }
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

    fn variation_begins(&mut self, begun: u64) -> WrittenMove {
        if self.annotations.depth == 0 {
            self.annotations.begun = begun;
        }
        self.annotations.depth += 1;
        beside(begun, Annotation::Begins)
    }

    /// A variation that is still open where `ends` says that the file does, or that the next game's tags begin.
    fn unclosed(&mut self, ends: bool) -> Option<WrittenMove> {
        if !ends || self.annotations.depth == 0 {
            return None;
        }
        self.annotations.depth = 0;
        Some(WrittenMove { line: self.annotations.begun, what: MovetextItem::Flaw(PgnFlaw::Variation) })
    }

    /// A comment in brackets, or behind a semicolon to the end of its line; nothing where it says nothing.
    fn comment(&mut self, begins: u8) -> io::Result<Option<MovetextItem>> {
        self.bump(begins);
        let is_end = |byte| if begins == b'{' { byte == b'}' } else { matches!(byte, b'\n' | b'\r') };
        let mut said = Vec::new();
        let mut closed = begins == b';';
        while let Some(byte) = self.peek()? {
            if is_end(byte) {
                closed = true;
                if begins == b'{' {
                    self.bump(byte);
                }
                break;
            }
            if byte == b'[' && self.line_begins {
                if self.tag_begins(&mut said)? {
                    break;
                }
            } else {
                self.bump(byte);
                say(&mut said, byte);
            }
        }
        if !closed {
            return Ok(Some(MovetextItem::Flaw(PgnFlaw::Comment)));
        }
        let said = for_people(&text(whole_signs(&said)));
        Ok((!said.is_empty()).then_some(MovetextItem::Beside(Annotation::Comment(said))))
    }

    /// `[Name "value"]`. A quotation mark within the value is taken for what it is unless a bracket follows.
    fn tag(&mut self) -> io::Result<MovetextItem> {
        self.bump(b'[');
        self.skip_to(|byte| byte > b' ')?;
        let name = self.tag_name()?;
        self.tag_value(&name)
    }

    fn tag_name(&mut self) -> io::Result<Vec<u8>> {
        let mut name = Vec::new();
        while let Some(byte) = self.peek()?.filter(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
            self.bump(byte);
            keep(&mut name, byte);
        }
        Ok(name)
    }

    /// Whether the next game's first tag begins here, in a comment that is never closed; what else it is was said.
    fn tag_begins(&mut self, said: &mut Vec<u8>) -> io::Result<bool> {
        let line = self.line;
        self.bump(b'[');
        let name = self.tag_name()?;
        let mut spaces = 0;
        while self.peek()? == Some(b' ') {
            self.bump(b' ');
            spaces += 1;
        }
        if !name.is_empty() && spaces > 0 && self.peek()? == Some(b'"') {
            self.annotations.tag = Some((line, name));
            return Ok(true);
        }
        let blank = (spaces > 0).then_some(b' ');
        std::iter::once(b'[').chain(name).chain(blank).for_each(|byte| say(said, byte));
        Ok(false)
    }

    /// The tag that has begun in a comment, behind the variation that is open there.
    fn tag_begun(&mut self) -> io::Result<Option<WrittenMove>> {
        let Some((line, name)) = self.annotations.tag.take() else { return Ok(None) };
        if let Some(flaw) = self.unclosed(true) {
            self.annotations.tag = Some((line, name));
            return Ok(Some(flaw));
        }
        Ok(Some(WrittenMove { line, what: self.tag_value(&name)? }))
    }

    fn tag_value(&mut self, name: &[u8]) -> io::Result<MovetextItem> {
        let mut value = Vec::new();
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
        if self.annotations.wanted {
            self.annotations.nag = nag(&self.word);
        }
        // A game does not end in a variation.
        let in_variation = self.annotations.depth > 0;
        Ok(meant(&self.word).filter(|what| !(in_variation && *what == MovetextItem::Result)))
    }
}

/// Adds what is said in a comment, as far as anybody listens to it.
fn say(said: &mut Vec<u8>, byte: u8) {
    if said.len() < LONGEST_COMMENT {
        said.push(byte);
    }
}

fn beside(line: u64, what: Annotation) -> WrittenMove {
    WrittenMove { line, what: MovetextItem::Beside(what) }
}
