//! A line to words, what its words may mean, and who says it.

use std::ops::Range;

use shakmaty::Color;

use crate::game::Speaker;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, SpeakerWord, TimeUnit, normalize};

/// The words of a line, and the same as they are compared.
pub(super) struct Words<'t> {
    pub words: Vec<&'t str>,
    pub normalized: Vec<Normalized>,
}

impl<'t> Words<'t> {
    /// The words of this text.
    pub fn of(text: &'t str) -> Words<'t> {
        Words::from(split(text))
    }

    /// The same with what they may mean.
    pub fn line<'a>(&'a self, lexicon: &'a Lexicon) -> Line<'a> {
        Line { words: &self.words, normalized: &self.normalized, lexicon, second_try: false }
    }
}

impl<'t> From<Vec<&'t str>> for Words<'t> {
    fn from(words: Vec<&'t str>) -> Words<'t> {
        let normalized = words.iter().map(|word| normalized(word)).collect();
        Words { words, normalized }
    }
}

/// A line or a part of it, and what its words may mean.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    /// Its words as they are written.
    pub words: &'a [&'a str],
    /// The same as they are compared.
    pub normalized: &'a [Normalized],
    pub lexicon: &'a Lexicon,
    /// Whether it was not understood, and what may stand beside a move is heard too.
    pub second_try: bool,
}

// What every word that is heard is looked up by: as calls of their own they would cost much of the hearing.
#[allow(clippy::inline_always)]
impl<'a> Line<'a> {
    #[inline(always)]
    pub fn len(self) -> usize {
        self.words.len()
    }

    pub fn is_empty(self) -> bool {
        self.words.is_empty()
    }

    /// What stands in these places.
    #[inline(always)]
    pub fn part(self, places: Range<usize>) -> Line<'a> {
        Line { words: &self.words[places.clone()], normalized: &self.normalized[places], ..self }
    }

    /// What stands from this place on, which is nothing beyond its end.
    #[inline(always)]
    pub fn from(self, at: usize) -> Line<'a> {
        let (words, normalized) = (self.words.get(at..), self.normalized.get(at..));
        Line { words: words.unwrap_or_default(), normalized: normalized.unwrap_or_default(), ..self }
    }

    /// What stands around these places.
    pub fn around(self, places: Range<usize>) -> Words<'a> {
        Words {
            words: [&self.words[..places.start], &self.words[places.end..]].concat(),
            normalized: [&self.normalized[..places.start], &self.normalized[places.end..]].concat(),
        }
    }

    /// What was found, where it takes the whole of the line.
    pub fn whole<T>(self, found: Option<(usize, T)>) -> Option<T> {
        found.filter(|(length, _)| *length == self.len()).map(|(_, found)| found)
    }

    /// The longest phrase of chess it begins with: its length and meaning. So it is with all that follow.
    #[inline(always)]
    pub fn chess(self) -> Option<(usize, Meaning)> {
        let known = self.lexicon.chess(self.normalized);
        if self.second_try { self.beside().or(known) } else { known }
    }

    /// What may be offered for the words that it begins with, and is never taken: of how many, and what for.
    pub fn offered(self) -> impl Iterator<Item = (usize, Meaning)> + use<'a> {
        let Line { lexicon, normalized, .. } = self;
        lexicon.chess_words().offered(normalized)
    }

    /// What it begins with that is heard so only in a second try; a longer phrase of chess is no such thing, nor is a
    /// word of chess by itself.
    pub fn beside(self) -> Option<(usize, Meaning)> {
        let known = self.lexicon.chess(self.normalized);
        let longer = |(length, _): &(usize, Meaning)| match known {
            Some((known, Meaning::Filler)) => *length >= known,
            Some((known, _)) => *length > known,
            None => true,
        };
        self.lexicon.beside(self.normalized).filter(longer)
    }

    /// Whether a piece is named first.
    pub fn is_piece(self) -> bool {
        matches!(self.chess(), Some((_, Meaning::Piece(_) | Meaning::PieceOfWing(..))))
    }

    /// Whether it begins with a word for capturing.
    pub fn captures(self) -> bool {
        matches!(self.chess(), Some((_, Meaning::Captures)))
    }

    /// "Take it", "recapture": whether it says that something is captured, and nothing of what or where.
    pub fn takes_it(self) -> bool {
        self.takes_it_as_said() || self.from(self.fillers()).takes_it_as_said()
    }

    /// The same where it begins with nothing else: in "me lo como" no word is without weight.
    pub fn takes_it_as_said(self) -> bool {
        let taken = self.lexicon.small().captures_it.longest(self.normalized);
        // "Nimm ihn an", "take it back": what stands behind it may change what it says.
        taken.is_some_and(|(length, ())| length + self.from(length).polite() == self.len())
            && self.whole(self.request()).is_none()
    }

    pub fn request(self) -> Option<(usize, &'static str)> {
        self.lexicon.request(self.normalized)
    }

    /// How many words it begins with are this request.
    pub fn requests(self, key: &str) -> Option<usize> {
        self.request().filter(|(_, word)| *word == key).map(|(length, _)| length)
    }

    pub fn question(self) -> Option<(usize, &'static str)> {
        self.lexicon.question(self.normalized)
    }

    pub fn modifier(self) -> Option<(usize, Modifier)> {
        self.lexicon.operands().modifiers.longest(self.normalized)
    }

    pub fn speaker(self) -> Option<(usize, SpeakerWord)> {
        self.lexicon.operands().speakers.longest(self.normalized)
    }

    /// Whether the arbiter is named somewhere.
    pub fn names_arbiter(self) -> bool {
        (0..self.len()).any(|at| matches!(self.from(at).speaker(), Some((_, SpeakerWord::Arbiter))))
    }

    /// The longest colour; a speaker with their own.
    pub fn color(self) -> Option<(usize, Color)> {
        let (length, word) = self.speaker()?;
        Some((length, word.color()?))
    }

    pub fn time_word(self) -> Option<(usize, TimeUnit)> {
        self.lexicon.operands().units.longest(self.normalized)
    }

    pub fn number(self) -> Option<(usize, u32)> {
        self.lexicon.numbers().longest(self.normalized)
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
pub(super) fn normalized(word: &str) -> Normalized {
    let mut normalized = normalize(word);
    while normalized.ends_with(':') {
        normalized.pop();
    }
    normalized
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
    let Some((head, rest)) = line.split_once(':') else {
        return dictated(line, lexicon).unwrap_or((None, line));
    };
    let head: Vec<Normalized> = split(head).into_iter().map(normalize).collect();
    match lexicon.operands().speakers.longest(&head) {
        Some((length, word)) if length == head.len() => (Some(speaker(word)), rest),
        _ => (None, line),
    }
}

/// "Schiedsrichter Doppelpunkt Beginn": the colon as dictation spells it.
fn dictated<'a>(line: &'a str, lexicon: &Lexicon) -> Option<(Option<Speaker>, &'a str)> {
    let words = Words::of(line);
    let (length, word) = words.line(lexicon).speaker()?;
    let (colon, ()) = lexicon.asking().binding.colon.longest(words.normalized.get(length..)?)?;
    Some((Some(speaker(word)), as_written(line, &words.words[length + colon..])))
}

/// Whether a line is nothing but a call for the arbiter: "Arbiter!"
///
/// ```
/// let english = ansage::voice::Voice::built_in("en")?;
/// assert!(ansage::hear::calls_arbiter("Arbiter, please!", english.lexicon()));
/// assert!(!ansage::hear::calls_arbiter("arbiter: start", english.lexicon()));
/// # Ok::<(), ansage::voice::VoiceError>(())
/// ```
pub fn calls_arbiter(line: &str, lexicon: &Lexicon) -> bool {
    let words = Words::of(line);
    let line = words.line(lexicon);
    let line = line.from(line.polite());
    matches!(line.speaker(), Some((length, SpeakerWord::Arbiter)) if length + line.from(length).polite() == line.len())
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
