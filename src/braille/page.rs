//! Sets the score of a game on pages for an embosser, so that a finger finds a move by its line.
//!
//! Each full move has a line: its number, White's move, Black's move, then clocks and offers of a draw. What does
//! not fit goes on two cells further in, so that only the numbers of moves stand at the left margin.

use std::fmt;

use crate::braille::ascii::{BLANK, BrailleFormat, NotOneOfThe64};
use crate::braille::code::BrailleCode;
use crate::braille::ply::Ply;

/// The most lines that a header may have.
pub const HEADER_LINES: usize = 4;
/// How far in a broken line goes on, in cells.
pub const HANGING: usize = 2;
/// How far in a remark begins, in cells; it goes on as a broken line does.
pub const REMARK: usize = 4;

/// The size of a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageSize {
    width: usize,
    lines: usize,
}

impl PageSize {
    /// A size from 20 cells by 5 lines to 100 cells by 40 lines.
    ///
    /// # Errors
    /// Outside that range.
    pub fn new(width: usize, lines: usize) -> Result<Self, PageFault> {
        if (20..=100).contains(&width) && (5..=40).contains(&lines) {
            Ok(Self { width, lines })
        } else {
            Err(PageFault::Size { width, lines })
        }
    }

    /// The cells of a line.
    pub fn width(self) -> usize {
        self.width
    }

    /// The lines of a page, the one with its number included.
    pub fn lines(self) -> usize {
        self.lines
    }
}

impl Default for PageSize {
    /// 40 cells by 25 lines.
    fn default() -> Self {
        Self { width: 40, lines: 25 }
    }
}

/// Why a score is not set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PageFault {
    /// A page smaller or larger than can be set.
    Size {
        /// The cells asked for.
        width: usize,
        /// The lines asked for.
        lines: usize,
    },
}

impl fmt::Display for PageFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { width, lines } => write!(out, "{width}x{lines} is not within 20x5 to 100x40"),
        }
    }
}

impl std::error::Error for PageFault {}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// White has won.
    WhiteWins,
    /// Black has won.
    BlackWins,
    /// Drawn.
    Draw,
    /// It has no result.
    Unfinished,
}

/// A move of one side with what the score notes beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScorePly {
    /// The move.
    pub ply: Ply,
    /// The time on the player's clock after it, in seconds.
    pub clock: Option<u32>,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
    /// A remark on it, as print.
    pub comment: Option<String>,
}

/// A full move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreMove {
    /// Its number.
    pub number: u32,
    /// White's move; none where the score begins with Black.
    pub white: Option<ScorePly>,
    /// Black's move; none where the game ended before it.
    pub black: Option<ScorePly>,
}

/// A score to be set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// Who, and then where, when and the like. The first also heads the later pages where it fits; what has no room in
    /// four lines stands below them as a remark.
    pub header: Vec<String>,
    /// What is said before the first move, as print.
    pub before: Vec<String>,
    /// The moves.
    pub moves: Vec<ScoreMove>,
    /// The result.
    pub outcome: Outcome,
}

/// A score on its pages.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pages {
    /// The lines of each page in cells U+2800 to U+283F, without blanks at their ends.
    pages: Vec<Vec<String>>,
    unwritten: Vec<char>,
}

impl Pages {
    /// The pages, each its lines in cells.
    pub fn pages(&self) -> &[Vec<String>] {
        &self.pages
    }

    /// The characters of header and remarks that no sign stands for; see [`crate::braille::Text`].
    pub fn unwritten(&self) -> &[char] {
        &self.unwritten
    }

    /// The whole file: every line ended by CR LF, a form feed between pages and none behind the last.
    ///
    /// # Errors
    /// Never for pages from [`lay_out`]: the table was looked through when the code was made.
    pub fn write(&self, format: BrailleFormat) -> Result<String, NotOneOfThe64> {
        let mut cells = String::new();
        for (place, page) in self.pages.iter().enumerate() {
            if place > 0 {
                cells.push('\u{C}');
            }
            for line in page {
                cells.push_str(line);
                cells.push_str("\r\n");
            }
        }
        format.write(&cells)
    }
}

/// Sets a score on pages of this size, with its remarks or without.
pub fn lay_out(code: &BrailleCode, score: &Score, size: PageSize, remarks: bool) -> Pages {
    let mut setter = Setter { code, size, head: String::new(), unwritten: Vec::new() };
    let mut blocks = setter.header(&score.header);
    for before in score.before.iter().filter(|_| remarks) {
        let cells = setter.text(before);
        blocks.push(setter.broken(&cells, REMARK));
    }
    for full in &score.moves {
        blocks.push(setter.broken(&setter.full_move(full), 0));
        if remarks {
            blocks.extend(setter.remarks(full));
        }
    }
    blocks.push(setter.broken(&setter.outcome(score.outcome), 0));
    let pages = setter.paged(&blocks);
    Pages { pages, unwritten: setter.unwritten }
}

/// What is needed to set the lines of one score.
struct Setter<'c> {
    code: &'c BrailleCode,
    size: PageSize,
    /// The first line of the header in cells.
    head: String,
    unwritten: Vec<char>,
}

impl Setter<'_> {
    /// The header in no more than four lines, a blank one, and what has no room in them.
    fn header(&mut self, header: &[String]) -> Vec<Vec<String>> {
        let Some((title, entries)) = header.split_first() else { return Vec::new() };
        self.head = self.text(title);
        // It stands beside the number of the page, or below it.
        let is_beside = self.numbered(1).is_some_and(|line| !line.starts_with(BLANK));
        let title = if is_beside { Vec::new() } else { self.broken(&self.head.clone(), 0) };
        let room = HEADER_LINES.saturating_sub(title.len().max(1));
        let set = |setter: &mut Self, entries: &[String], indent| {
            let cells = setter.text(&entries.join(", "));
            setter.broken(&cells, indent)
        };
        let fit = (0..=entries.len()).rev().find(|many| set(self, &entries[..*many], 0).len() <= room);
        let (shown, rest) = entries.split_at(fit.unwrap_or(0));
        let mut lines = title;
        lines.extend(set(self, shown, 0));
        lines.push(String::new());
        let rest = set(self, rest, REMARK);
        [lines, rest].into_iter().filter(|block| !block.is_empty()).collect()
    }

    fn text(&mut self, print: &str) -> String {
        let text = self.code.text(print);
        for character in text.unwritten {
            if !self.unwritten.contains(&character) {
                self.unwritten.push(character);
            }
        }
        text.cells
    }

    /// The words of a full move's line, parted by blanks.
    fn full_move(&self, full: &ScoreMove) -> String {
        let mut words = vec![self.code.move_number(full.number)];
        words.extend(full.white.as_ref().map(|white| self.code.encode(&white.ply)));
        if let Some(black) = &full.black {
            let cells = self.code.encode(&black.ply);
            let joined = self.code.table().moves.ellipsis.joined;
            let between = if joined { String::new() } else { BLANK.to_string() };
            words.push(if full.white.is_some() { cells } else { self.as_black(&between, &cells) });
        }
        words.extend(full.white.as_ref().and_then(|white| self.notes(white)));
        if let Some(notes) = full.black.as_ref().and_then(|black| self.notes(black)) {
            // Two clocks are told apart by their order; anything else could be read as White's.
            let clocks =
                [&full.white, &full.black].map(|side| side.as_ref().is_some_and(|ply| ply.clock.is_some()));
            let plain = full.white.is_none() || clocks == [true, true];
            words.push(if plain { notes } else { self.as_black(&BLANK.to_string(), &notes) });
        }
        words.join(&BLANK.to_string())
    }

    /// A move, notes or a remark behind Black's ellipsis.
    fn as_black(&self, between: &str, cells: &str) -> String {
        format!("{}{between}{cells}", self.code.table().moves.ellipsis.cells)
    }

    fn notes(&self, side: &ScorePly) -> Option<String> {
        let offer = side.draw_offer.then(|| self.code.table().moves.draw_offer.cells.clone());
        let notes: Vec<String> =
            side.clock.map(|seconds| self.code.clock(seconds)).into_iter().chain(offer).collect();
        (!notes.is_empty()).then(|| notes.join(&BLANK.to_string()))
    }

    fn remarks(&mut self, full: &ScoreMove) -> Vec<Vec<String>> {
        let mut blocks = Vec::new();
        for (side, black) in [(&full.white, false), (&full.black, true)] {
            let Some(print) = side.as_ref().and_then(|ply| ply.comment.as_deref()) else { continue };
            let cells = self.text(print);
            if !cells.is_empty() {
                let led = if black { self.as_black(&BLANK.to_string(), &cells) } else { cells };
                blocks.push(self.broken(&led, REMARK));
            }
        }
        blocks
    }

    fn outcome(&self, outcome: Outcome) -> String {
        let results = &self.code.table().results;
        let sign = match outcome {
            Outcome::WhiteWins => &results.white_wins,
            Outcome::BlackWins => &results.black_wins,
            Outcome::Draw => &results.draw,
            Outcome::Unfinished => &results.unfinished,
        };
        sign.cells.clone()
    }

    /// A paragraph in lines: it begins this far in, breaks between words, and goes on two cells in.
    fn broken(&self, cells: &str, indent: usize) -> Vec<String> {
        let width = self.size.width;
        let mut lines = Vec::new();
        let mut line: Vec<char> = vec![BLANK; indent];
        let mut begun = false;
        for word in cells.split(BLANK).filter(|word| !word.is_empty()) {
            for piece in self.pieces(word, width - indent.max(HANGING)) {
                if begun && line.len() + 1 + piece.len() > width {
                    lines.push(line.iter().collect());
                    line = vec![BLANK; HANGING];
                    begun = false;
                }
                if begun {
                    line.push(BLANK);
                }
                line.extend(piece);
                begun = true;
            }
        }
        if begun {
            lines.push(line.iter().collect());
        }
        lines
    }

    /// A word whole, or where it is longer than any line in pieces that end with a hyphen.
    fn pieces(&self, word: &str, longest: usize) -> Vec<Vec<char>> {
        let cells: Vec<char> = word.chars().collect();
        if cells.len() <= longest {
            return vec![cells];
        }
        let mut hyphen: Vec<char> = self.code.table().marks.hyphen.cells.chars().collect();
        hyphen.truncate(longest / 2);
        let mut pieces: Vec<Vec<char>> = cells.chunks(longest - hyphen.len()).map(<[char]>::to_vec).collect();
        if let Some((_, broken)) = pieces.split_last_mut() {
            for piece in broken {
                piece.extend(&hyphen);
            }
        }
        pieces
    }

    /// The first line of a page: its number at the right end and the head at the left, where there is room for it
    /// and two blanks. Nothing where not even the number has room.
    fn numbered(&self, page: usize) -> Option<String> {
        let number = self.code.number(page);
        let room = self.size.width.checked_sub(number.chars().count())?;
        let head = self.head.chars().count();
        let head = if head + 2 <= room { (self.head.as_str(), head) } else { ("", 0) };
        let blanks: String = std::iter::repeat_n(BLANK, room - head.1).collect();
        Some(format!("{}{blanks}{number}", head.0))
    }

    /// The blocks on pages. A block that fits on a page is not parted; a blank line begins no page.
    fn paged(&self, blocks: &[Vec<String>]) -> Vec<Vec<String>> {
        let mut pages: Vec<Vec<String>> = Vec::new();
        let mut page = vec![self.numbered(1).unwrap_or_default()];
        for block in blocks {
            let whole = block.len() < self.size.lines && page.len() + block.len() > self.size.lines;
            for (place, line) in block.iter().enumerate() {
                if page.len() == self.size.lines || (whole && place == 0 && page.len() > 1) {
                    pages.push(std::mem::take(&mut page));
                    page.push(self.numbered(pages.len() + 1).unwrap_or_default());
                }
                if page.len() > 1 || !line.is_empty() || pages.is_empty() {
                    page.push(line.clone());
                }
            }
        }
        pages.push(page);
        pages
    }
}

#[cfg(test)]
mod tests;
