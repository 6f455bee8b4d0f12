//! A line to words, what its words may mean, and who says it.

use std::ops::Range;

use shakmaty::Color;

use crate::game::Speaker;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, SpeakerWord, TimeUnit, normalize};

/// The words of a line, and the same as they are compared.
pub(super) struct Words<'t> {
    pub words: Vec<&'t str>,
    pub folded: Vec<Normalized>,
}

impl<'t> Words<'t> {
    /// The words of this text.
    pub fn of(text: &'t str) -> Words<'t> {
        Words::from(split(text))
    }

    /// The same with what they may mean.
    pub fn line<'a>(&'a self, lexicon: &'a Lexicon) -> Line<'a> {
        Line { words: &self.words, folded: &self.folded, lexicon }
    }
}

impl<'t> From<Vec<&'t str>> for Words<'t> {
    fn from(words: Vec<&'t str>) -> Words<'t> {
        let folded = words.iter().map(|word| folded(word)).collect();
        Words { words, folded }
    }
}

/// A line or a part of it, and what its words may mean.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// Its words as they are written.
    pub words: &'a [&'a str],
    /// The same as they are compared.
    pub folded: &'a [Normalized],
    pub lexicon: &'a Lexicon,
}

impl<'a> Line<'a> {
    pub fn len(self) -> usize {
        self.words.len()
    }

    pub fn is_empty(self) -> bool {
        self.words.is_empty()
    }

    /// What stands in these places.
    pub fn part(self, places: Range<usize>) -> Line<'a> {
        Line { words: &self.words[places.clone()], folded: &self.folded[places], lexicon: self.lexicon }
    }

    /// What stands from this place on, which is nothing beyond its end.
    pub fn from(self, at: usize) -> Line<'a> {
        self.part(at.min(self.len())..self.len())
    }

    /// What stands around these places.
    pub fn around(self, places: Range<usize>) -> Words<'a> {
        Words {
            words: [&self.words[..places.start], &self.words[places.end..]].concat(),
            folded: [&self.folded[..places.start], &self.folded[places.end..]].concat(),
        }
    }

    /// What was found, where it takes the whole of the line.
    pub fn whole<T>(self, found: Option<(usize, T)>) -> Option<T> {
        found.filter(|(length, _)| *length == self.len()).map(|(_, found)| found)
    }

    /// The longest phrase of chess it begins with: its length and meaning.
    pub fn chess(self) -> Option<(usize, Meaning)> {
        self.lexicon.chess(self.folded)
    }

    /// Whether a piece is named first.
    pub fn is_piece(self) -> bool {
        matches!(self.chess(), Some((_, Meaning::Piece(_))))
    }

    /// Whether it begins with a word for capturing.
    pub fn captures(self) -> bool {
        matches!(self.chess(), Some((_, Meaning::Captures)))
    }

    /// The longest request: its length and key.
    pub fn request(self) -> Option<(usize, &'static str)> {
        self.lexicon.request(self.folded)
    }

    /// How many words it begins with are this request.
    pub fn requests(self, key: &str) -> Option<usize> {
        self.request().filter(|(_, word)| *word == key).map(|(length, _)| length)
    }

    /// The longest phrase of asking: its length and key.
    pub fn question(self) -> Option<(usize, &'static str)> {
        self.lexicon.question(self.folded)
    }

    /// The longest narrowing word.
    pub fn modifier(self) -> Option<(usize, Modifier)> {
        self.lexicon.operands.modifiers.longest(self.folded)
    }

    /// The longest name of a speaker.
    pub fn speaker(self) -> Option<(usize, SpeakerWord)> {
        self.lexicon.operands.speakers.longest(self.folded)
    }

    /// The longest colour; a speaker with their own.
    pub fn color(self) -> Option<(usize, Color)> {
        let (length, word) = self.speaker()?;
        Some((length, word.color()?))
    }

    /// The longest word of a length of time.
    pub fn time_word(self) -> Option<(usize, TimeUnit)> {
        self.lexicon.operands.units.longest(self.folded)
    }

    /// The longest number in words.
    pub fn number(self) -> Option<(usize, u32)> {
        self.lexicon.numbers().longest(self.folded)
    }

    /// How many words this passes over at the beginning, told how many next.
    pub fn skip(self, next: impl Fn(Line<'a>) -> usize) -> usize {
        let mut at = 0;
        loop {
            match next(self.from(at)) {
                0 => return at,
                length => at += length,
            }
        }
    }

    /// How many words it begins with ask one of these.
    pub fn asks(self, keys: &[&str]) -> usize {
        self.question().filter(|(_, key)| keys.contains(key)).map_or(0, |(length, _)| length)
    }

    /// How many words without weight it begins with.
    pub fn fillers(self) -> usize {
        self.skip(Line::filler)
    }

    /// How many words the phrase without weight has that it begins with.
    pub fn filler(self) -> usize {
        if let Some((length, Meaning::Filler)) = self.chess() { length } else { 0 }
    }
}

/// A word as it is compared; a colon at its end is punctuation.
pub(super) fn folded(word: &str) -> Normalized {
    let mut folded = normalize(word);
    while folded.ends_with(':') {
        folded.pop();
    }
    folded
}

/// The words of a line; commas and the like part them, full stops and colons stay with their word.
pub(super) fn split(line: &str) -> Vec<&str> {
    let mut words = Vec::with_capacity(8);
    let (mut begins, mut unusual) = (0, false);
    for (at, byte) in line.bytes().enumerate() {
        if byte.is_ascii() && parts_words(char::from(byte)) {
            add_words(&mut words, &line[begins..at], unusual);
            (begins, unusual) = (at + 1, false);
        }
        // What begins so may be a quotation mark or a blank beyond ASCII.
        unusual |= byte == 0xc2 || byte >= 0xe1;
    }
    add_words(&mut words, &line[begins..], unusual);
    words
}

fn add_words<'a>(words: &mut Vec<&'a str>, part: &'a str, unusual: bool) {
    let is_word = |word: &&str| {
        word.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric)
            || word.chars().any(|sign| !matches!(sign, '.' | ':' | '-' | '–' | '…'))
    };
    if unusual {
        words.extend(part.split(parts_words).filter(is_word));
    } else if is_word(&part) {
        words.push(part);
    }
}

fn parts_words(sign: char) -> bool {
    match sign {
        ' ' | '\t'..='\r' | ',' | ';' | '!' | '?' | '"' => true,
        _ if sign.is_ascii() => false,
        _ => sign.is_whitespace() || matches!(sign, '„' | '“' | '”' | '»' | '«' | '¿' | '¡'),
    }
}

/// The text from the first of these words on, with its punctuation.
pub(super) fn as_written<'t>(text: &'t str, words: &[&str]) -> &'t str {
    let Some(first) = words.first() else { return "" };
    // Words are slices of the text they stand in.
    let start = (first.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
    start.and_then(|start| text.get(start..)).unwrap_or_default()
}

/// Who is named with a colon at the beginning of the line, and the rest of it: "white:". "white board: …" names
/// nobody.
///
/// ```
/// use ansage::hear::named_speaker;
/// use ansage::voice::Voice;
///
/// let english = Voice::built_in("en")?;
/// let (speaker, rest) = named_speaker("arbiter: clock stopped", english.lexicon());
/// assert!(speaker.is_some());
/// assert_eq!(rest.trim(), "clock stopped");
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn named_speaker<'a>(line: &'a str, lexicon: &Lexicon) -> (Option<Speaker>, &'a str) {
    let Some((head, rest)) = line.split_once(':') else { return (None, line) };
    let head: Vec<Normalized> = split(head).into_iter().map(normalize).collect();
    match lexicon.operands.speakers.longest(&head) {
        Some((length, word)) if length == head.len() => (Some(speaker(word)), rest),
        _ => (None, line),
    }
}

pub(super) fn speaker(word: SpeakerWord) -> Speaker {
    match word {
        SpeakerWord::White => Speaker::White,
        SpeakerWord::Black => Speaker::Black,
        SpeakerWord::Assistant => Speaker::Assistant,
        SpeakerWord::WhiteAssistant => Speaker::WhiteAssistant,
        SpeakerWord::BlackAssistant => Speaker::BlackAssistant,
        SpeakerWord::Arbiter => Speaker::Arbiter,
    }
}
