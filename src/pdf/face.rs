//! Reads glyph numbers and widths from a font file and breaks text into lines for the printed scoresheet.

use krilla::text::{Font, GlyphId, KrillaGlyph};

/// Characters that take no room and that readers of the file must never meet: marks of direction, joiners,
/// variation selectors, soft hyphen and the noncharacters.
const UNSEEN: [(u32, u32); 11] = [
    (0xAD, 0xAD),
    (0x061C, 0x061C),
    (0x180E, 0x180E),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0xFDD0, 0xFDEF),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFF9, 0xFFFB),
    (0xE0000, 0xE0FFF),
];

/// Scripts written from right to left.
const LEFTWARD: [(u32, u32); 5] =
    [(0x0590, 0x08FF), (0xFB1D, 0xFDFF), (0xFE70, 0xFEFE), (0x10800, 0x10FFF), (0x1E800, 0x1EFFF)];

fn within(table: &[(u32, u32)], sign: char) -> bool {
    table.iter().any(|&(first, last)| (first..=last).contains(&u32::from(sign)))
}

/// A font that can measure: all lengths are parts of the font size.
pub(crate) struct Face<'a> {
    /// The font as krilla embeds it.
    pub font: Font,
    /// The height of the text above its base line.
    pub ascent: f32,
    data: &'a [u8],
    characters: usize,
    metrics: usize,
    metric_count: u16,
}

/// A glyph and, where the font lacks it, the character it stands for.
pub(crate) type Sign = (KrillaGlyph, Option<char>);

/// One line of text.
#[derive(Clone, Default)]
pub(crate) struct Line {
    /// What a reader says, in reading order.
    pub text: String,
    /// The same with what stands for lacking characters.
    pub shown: String,
    /// The glyphs of `shown` from left to right.
    pub glyphs: Vec<Sign>,
    /// The width without spaces at the end.
    pub width: f32,
}

fn u16_at(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(data.get(at..at.checked_add(2)?)?.try_into().ok()?))
}

fn offset_at(data: &[u8], at: usize) -> Option<usize> {
    usize::try_from(u32::from_be_bytes(data.get(at..at.checked_add(4)?)?.try_into().ok()?)).ok()
}

/// Where the table `name` begins; of a collection, in its first font.
fn table(data: &[u8], name: [u8; 4]) -> Option<usize> {
    let start = if data.starts_with(b"ttcf") { offset_at(data, 12)? } else { 0 };
    let count = usize::from(u16_at(data, start.checked_add(4)?)?);
    let record =
        (0..count).map(|i| start + 12 + 16 * i).find(|&at| data.get(at..at + 4) == Some(name.as_slice()))?;
    // A table beyond the file is none; so no sum of places below can overflow.
    offset_at(data, record + 8).filter(|&at| at < data.len())
}

/// The table of characters in format 4, which any font for text has; it holds the characters up to U+FFFF.
fn characters(data: &[u8]) -> Option<usize> {
    let cmap = table(data, *b"cmap")?;
    (0..usize::from(u16_at(data, cmap.checked_add(2)?)?)).find_map(|index| {
        let record = cmap + 4 + 8 * index;
        let platform = (u16_at(data, record)?, u16_at(data, record + 2)?);
        let at = cmap.checked_add(offset_at(data, record + 4)?)?;
        (matches!(platform, (0, _) | (3, 1)) && u16_at(data, at) == Some(4)).then_some(at)
    })
}

impl<'a> Face<'a> {
    /// Reads a TrueType or OpenType font; `None` where a table that text needs is missing.
    pub fn read(data: &'a [u8]) -> Option<Self> {
        let characters = characters(data)?;
        let (head, metrics) = (table(data, *b"hhea")?, table(data, *b"hmtx")?);
        let metric_count = u16_at(data, head.checked_add(34)?)?;
        let font = Font::new(data.to_vec().into(), 0)?;
        let ascent = f32::from(u16_at(data, head + 4)?) / font.units_per_em();
        if metric_count == 0 || !ascent.is_finite() {
            return None;
        }
        Some(Self { font, ascent: ascent.min(1.1), data, characters, metrics, metric_count })
    }

    /// The number of the glyph for a character.
    fn glyph(&self, sign: char) -> Option<u16> {
        let code = u16::try_from(u32::from(sign)).ok()?;
        let read = |at| u16_at(self.data, at);
        let count = usize::from(read(self.characters + 6)? / 2);
        // Four lists of `count` numbers: last and first characters, differences, ways to the glyphs.
        let field =
            |list: usize, index| self.characters + 14 + 2 * (list * count + usize::from(list > 0) + index);
        let (mut low, mut high) = (0, count);
        while low < high {
            let middle = usize::midpoint(low, high);
            if read(field(0, middle))? < code { low = middle + 1 } else { high = middle }
        }
        let step = code.checked_sub(read(field(1, low))?)?;
        let (delta, way) = (read(field(2, low))?, usize::from(read(field(3, low))?));
        let glyph = match way {
            0 => code.wrapping_add(delta),
            _ => match read(field(3, low) + way + 2 * usize::from(step))? {
                0 => 0,
                raw => raw.wrapping_add(delta),
            },
        };
        (low < count && glyph != 0).then_some(glyph)
    }

    fn advance(&self, glyph: u16) -> f32 {
        let at = self.metrics.checked_add(4 * usize::from(glyph.min(self.metric_count - 1)));
        at.and_then(|at| u16_at(self.data, at))
            .map_or(0.0, |units| f32::from(units) / self.font.units_per_em())
    }

    /// What is drawn for a character: itself, or a question mark where the font lacks it.
    fn drawn(&self, sign: char) -> Option<(char, u16)> {
        [sign, '?'].into_iter().find_map(|one| Some((one, self.glyph(one)?)))
    }

    fn width_of(&self, sign: char) -> f32 {
        self.drawn(sign).map_or(0.0, |(_, glyph)| self.advance(glyph))
    }

    /// The width of a text on one line, in parts of the font size.
    pub fn width(&self, text: &str) -> f32 {
        text.chars().map(|sign| self.width_of(sign)).sum()
    }

    /// Breaks a text into lines no wider than `room` (in parts of the font size): between words, and inside
    /// a word that is too wide by itself. A line keeps its last space, so that no two words run together
    /// for a reader. Empty text gives no line.
    pub fn wrap(&self, text: &str, room: f32) -> Vec<Line> {
        let clean: String = text.chars().filter(|&sign| !within(&UNSEEN, sign)).collect();
        let gap = |sign: char| sign != '\u{A0}' && (sign.is_whitespace() || sign.is_control());
        let (mut lines, mut line, mut used) = (Vec::new(), String::new(), 0.0);
        for word in clean.split(gap).filter(|word| !word.is_empty()) {
            let wide = self.width(word);
            if !line.is_empty() {
                line.push(' ');
                used += self.width_of(' ');
                if used + wide > room {
                    lines.push(self.line(&std::mem::take(&mut line)));
                    used = 0.0;
                }
            }
            for sign in word.chars() {
                let wide = self.width_of(sign);
                if !line.is_empty() && wide > 0.0 && used + wide > room {
                    lines.push(self.line(&std::mem::take(&mut line)));
                    used = 0.0;
                }
                line.push(sign);
                used += wide;
            }
        }
        if !line.is_empty() {
            lines.push(self.line(&line));
        }
        lines
    }

    /// Sets one line of clean text.
    pub fn line(&self, text: &str) -> Line {
        let mut line = Line { text: text.to_owned(), width: self.width(text.trim_end()), ..Line::default() };
        // A mark stays with its letter wherever that goes.
        let mut groups: Vec<(char, Vec<Sign>)> = Vec::new();
        for (sign, (drawn, glyph)) in text.chars().filter_map(|sign| Some((sign, self.drawn(sign)?))) {
            let (from, advance) = (line.shown.len(), self.advance(glyph));
            line.shown.push(drawn);
            let range = from..line.shown.len();
            let glyph = KrillaGlyph::new(GlyphId::new(glyph.into()), advance, 0.0, 0.0, 0.0, range, None);
            let glyph = (glyph, (sign != drawn).then_some(sign));
            match groups.last_mut() {
                Some((_, group)) if advance == 0.0 => group.push(glyph),
                _ => groups.push((sign, vec![glyph])),
            }
        }
        turn_round(&mut groups);
        line.glyphs = groups.into_iter().flat_map(|(_, group)| group).collect();
        line
    }
}

/// Turns stretches in leftward scripts round, so that they can be drawn from the left. Numbers and words of
/// other scripts end a stretch and keep their order.
fn turn_round<T>(groups: &mut [(char, T)]) {
    let leftward = |(sign, _): &(char, T)| within(&LEFTWARD, *sign);
    let mut from = 0;
    while let Some(start) = groups.iter().skip(from).position(leftward).map(|found| from + found) {
        let rest = groups.iter().skip(start);
        let stretch = rest.take_while(|group| leftward(group) || !group.0.is_alphanumeric());
        let last = stretch.enumerate().filter(|(_, group)| leftward(group)).last();
        from = start + last.map_or(0, |(index, _)| index) + 1;
        if let Some(part) = groups.get_mut(start..from) {
            part.reverse();
        }
    }
}
