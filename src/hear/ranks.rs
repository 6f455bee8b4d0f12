//! A board told rank by rank: "Reihe eins: Turm Anna, Springer Bella", "rank four: e white pawn", "rank three empty".

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::line::{Line, Words};
use super::notation::Token;
use super::scan::Scan;
use super::tokens::signs;
use crate::game::{BoardReport, ParseError};
use crate::voice::{Meaning, Modifier, normalize};

/// What stands on the ranks that are named, whole; what is not named on one of them is empty. A piece without a
/// colour has that of the piece before it, and the first one that of the player whose board it is. `None` where no
/// rank is named first.
pub(super) fn ranks(whose: Color, text: &str, line: Line<'_>) -> Option<Result<BoardReport, ParseError>> {
    let first = line.fillers();
    let number_first = numbered(line.from(first)).is_some();
    let begins = |at: usize| match (number_first, numbered(line.from(at))) {
        (true, Some((length, rank))) => Some((length, Some(rank))),
        (true, None) => None,
        (false, _) => Some((line.from(at).asks(&["rank"]), None)).filter(|(length, _)| *length > 0),
    };
    begins(first)?;
    let unclear = || ParseError::ReportUnclear(line.words.join(" "));
    let (mut squares, mut color) = (Vec::new(), whose);
    let mut at = first;
    while let Some((length, rank)) = (at < line.len()).then(|| begins(at)).flatten() {
        let from = at + length;
        let end = (from..line.len()).find(|at| begins(*at).is_some()).unwrap_or(line.len());
        let mut scan = Scan::new(line.part(from..end));
        let Some(told) = ToldRank::read(rank, color, text, &mut scan) else { return Some(Err(unclear())) };
        color = told.color;
        match told.squares() {
            Some(there) => squares.extend(there),
            None => return Some(Err(unclear())),
        }
        at = end;
    }
    Some(if at == line.len() { Ok(BoardReport::Squares(squares)) } else { Err(unclear()) })
}

/// "vierte Reihe", "4. sor", "cuarta fila": how many words name a rank with its number first, and which.
fn numbered(line: Line<'_>) -> Option<(usize, Rank)> {
    let length = line.chess().map_or(1, |(length, _)| length);
    let bare = line.words.get(..length)?.iter().map(|word| word.trim_end_matches(['.', ':']));
    let bare = Words { words: bare.clone().collect(), normalized: bare.map(normalize).collect() };
    let [Token::Rank(rank)] = signs(bare.line(line.lexicon)).ok()?[..] else { return None };
    // "Vierte Reihe" is the name of the rank where a move is announced.
    let ends_in_rank = |at: usize| {
        let asks = line.from(at).asks(&["rank"]);
        asks > 0 && at + asks == length
    };
    if (0..length).any(ends_in_rank) {
        return Some((length, rank));
    }
    let more = line.from(length).asks(&["rank"]);
    (more > 0).then_some((length + more, rank))
}

/// What was said of one square of a rank, in any order.
#[derive(Default)]
struct Item {
    file: Option<File>,
    role: Option<Role>,
    /// Whether the piece stands on a file already.
    used: bool,
}

/// The file of this letter, if the word is one.
fn letter(word: &str) -> Option<File> {
    let mut letters = word.chars();
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    File::from_char(letter.to_ascii_lowercase())
}

/// What closes a part of a line.
const MARKS: [char; 3] = [',', ';', '.'];

/// Whether a comma or the like stands behind this word, which is a slice of the text.
fn closes(text: &str, word: &str) -> bool {
    let end = (word.as_ptr() as usize).checked_sub(text.as_ptr() as usize).map(|start| start + word.len());
    let behind = end.and_then(|end| text.get(end..)).unwrap_or_default();
    word.ends_with(MARKS) || behind.trim_start().starts_with(MARKS)
}

/// Whether a letter may be "and" or an article: the Portuguese "e", the Hungarian "a".
fn is_small(at: usize, line: Line<'_>) -> bool {
    matches!(line.part(at..at + 1).chess(), Some((1, Meaning::Filler)))
        || line.lexicon.small().after_square.has(&line.normalized[at])
        || line.lexicon.small().before_square(line.words[at])
}

impl Item {
    /// Whether a file or a piece was named of which the other is still missing.
    fn is_begun(&self) -> bool {
        self.file.is_some() || self.role.is_some() && !self.used
    }

    /// Whether such a letter is the file, by what stands around it: the file before it and the word behind it. `None`
    /// where it may be either, for no square is dropped in silence.
    fn is_file(&self, file: File, files_first: bool, last: Option<File>, behind: &[&str]) -> Option<bool> {
        let next = behind.first();
        let letter_at = |place: usize| behind.get(place).and_then(|word| letter(word));
        let next_file = letter_at(0);
        match (self.role.is_some(), next_file) {
            // Behind a piece that stands nowhere yet, "rei e", or at the end.
            (true, _) if !self.used => Some(true),
            (true, None) if next.is_none() => Some(true),
            // "peões d e torre h": the d-file and a rook, or both files and a rook.
            (true, None) => last.is_none_or(|last| last > file).then_some(false),
            // "And" stands before the last file: "d e f g".
            (true, Some(_)) if letter_at(1).is_some() => Some(true),
            // Between two files: "f g e h" goes on after g, "d e f" may be three of them.
            (true, Some(next)) => (last.is_none_or(|last| last > file) || next < file).then_some(false),
            // Before a piece, "e peão branco", or between two of them, "e h torre branca".
            (false, next) => Some(!(files_first && last.is_some() && next.is_some())),
        }
    }
}

/// One rank as it is told: its number, unless it was named, then file and piece by turns.
// Each is something that was said or not.
#[allow(clippy::struct_excessive_bools)]
struct ToldRank<'t> {
    text: &'t str,
    rank: Option<Rank>,
    item: Item,
    placed: Vec<(File, Piece)>,
    /// The colour of a piece that has none of its own.
    color: Color,
    colored: bool,
    /// Whether colours stand behind the files.
    each_behind: bool,
    /// Whether the last word was a piece whose file stood before it.
    behind_piece: bool,
    files_first: bool,
    /// Whether nothing is said to stand there.
    empty: bool,
}

impl<'t> ToldRank<'t> {
    /// `None` where it cannot be understood.
    fn read(rank: Option<Rank>, color: Color, text: &'t str, scan: &mut Scan<'_>) -> Option<ToldRank<'t>> {
        let mut told = ToldRank {
            text,
            rank,
            item: Item::default(),
            placed: Vec::new(),
            color,
            colored: false,
            each_behind: false,
            behind_piece: false,
            files_first: false,
            empty: false,
        };
        while !scan.is_over() {
            let at = scan.at;
            if let Some(color) = scan.color() {
                told.color(color, at, scan)?;
            } else if scan.modifier(Modifier::Empty) {
                told.empty = true;
            } else if letter(scan.line.words[at]).is_none() && scan.asks(&["show", "filler"]) {
                // "Reihe vier ist leer", "on the first rank there are …"
            } else {
                told.signs(scan)?;
            }
        }
        Some(told)
    }

    /// A colour that stands at this place and is read: of which pieces it is said.
    fn color(&mut self, color: Color, at: usize, scan: &Scan<'_>) -> Option<()> {
        let before_piece = scan.rest().is_piece();
        let closed = |place: usize| closes(self.text, scan.line.words[place]);
        let said_of = match self.placed.len() {
            0 => 0,
            // "a peón negro"
            pieces if self.behind_piece => pieces - 1,
            pieces if self.item.is_begun() => pieces,
            // "gaztelua a beltza, zalduna b": a comma closes what was said of one piece.
            // The last one needs none, and of the first it is asked which are meant.
            pieces
                if (before_piece && closed(scan.at - 1) && (self.colored || pieces == 1))
                    || (scan.is_over() && self.each_behind) =>
            {
                self.each_behind = true;
                pieces - 1
            }
            // Without one it may be of either piece.
            pieces if before_piece && (self.colored || closed(at - 1)) => pieces,
            // "Turm a, Springer b schwarz": the whole rank, where no other colour was said of it.
            _ if scan.is_over() && !self.colored => 0,
            _ => return None,
        };
        self.placed.iter_mut().skip(said_of).for_each(|(_, piece)| piece.color = color);
        (self.color, self.colored, self.behind_piece) = (color, true, false);
        Some(())
    }

    /// What the next word or phrase is of a square or a piece.
    fn signs(&mut self, scan: &mut Scan<'_>) -> Option<()> {
        let at = scan.at;
        let found = match letter(scan.line.words[at]).filter(|_| self.rank.is_some()) {
            Some(file) => {
                scan.at += 1;
                let is_file = !is_small(at, scan.line) || {
                    let last = self.placed.last().map(|(file, _)| *file);
                    self.item.is_file(file, self.files_first, last, &scan.line.words[scan.at..])?
                };
                if is_file { vec![Token::File(file)] } else { Vec::new() }
            }
            None => scan.phrase().ok()?,
        };
        self.behind_piece = self.files_first && matches!(found[..], [Token::Piece(_), ..]);
        for sign in found {
            self.sign(sign)?;
        }
        if let Item { file: Some(file), role: Some(role), .. } = self.item {
            self.placed.push((file, Piece { color: self.color, role }));
            self.item = Item { file: None, role: Some(role).filter(|_| !self.files_first), used: true };
        }
        Some(())
    }

    fn sign(&mut self, sign: Token) -> Option<()> {
        match sign {
            Token::Rank(named) if self.rank.is_none() => self.rank = Some(named),
            // "Eva eins": the rank once more.
            Token::Rank(named) if self.rank == Some(named) => {}
            // "Turm Anna, Bauern Bella, Cäsar": a piece named first stands on every file behind it.
            // The piece before it stands nowhere.
            Token::Piece(_) if self.item.role.is_some() && !self.item.used => return None,
            Token::Piece(role) if self.item.file.is_none() => {
                self.item = Item { role: Some(role), ..Item::default() };
            }
            Token::File(file) if self.item.role.is_some() && !self.files_first => {
                self.item.file = Some(file);
            }
            Token::File(file) if self.item.file.is_none() => {
                self.files_first = true;
                self.item.file = Some(file);
            }
            Token::Piece(role) if self.files_first => self.item.role = Some(role),
            Token::To | Token::From => {}
            _ => return None,
        }
        Some(())
    }

    /// What stands on each square of the rank; `None` where that is not clear.
    fn squares(self) -> Option<Vec<(Square, Option<Piece>)>> {
        let rank = self.rank?;
        // A piece without a file is none.
        if self.item.is_begun() || self.empty != self.placed.is_empty() {
            return None;
        }
        let square = |file: File| {
            let mut there = self.placed.iter().filter(|(where_, _)| *where_ == file).map(|(_, piece)| *piece);
            let piece = there.next();
            // Two pieces do not stand on one square.
            there.next().is_none().then_some((Square::from_coords(file, rank), piece))
        };
        File::ALL.into_iter().map(square).collect()
    }
}
