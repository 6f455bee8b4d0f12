//! A board told rank by rank: "Reihe eins: Turm Anna, Springer Bella", "rank four: e white pawn", "rank three empty".

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::notation::Token;
use super::tokens::signs;
use crate::game::BoardReport;
use crate::game::ParseError;
use crate::hear::fillers::fillers;
use crate::voice::{Lexicon, Meaning, Modifier, Normalized, normalize};

/// What stands on the ranks that are named, whole; what is not named on one of them is empty. A piece without a
/// colour has that of the piece before it, and the first one that of the player whose board it is. `None` where no
/// rank is named first.
pub(super) fn ranks(
    whose: Color,
    text: &str,
    words: &[&str],
    folded: &[Normalized],
    lexicon: &Lexicon,
) -> Option<Result<BoardReport, ParseError>> {
    let first = fillers(folded, lexicon);
    let number_first = numbered(first, words, folded, lexicon).is_some();
    let begins = |at: usize| match (number_first, numbered(at, words, folded, lexicon)) {
        (true, Some((length, rank))) => Some((length, Some(rank))),
        (true, None) => None,
        (false, _) => rank_word(at, folded, lexicon).map(|length| (length, None)),
    };
    begins(first)?;
    let unclear = || ParseError::ReportUnclear(words.join(" "));
    let mut told = Told { squares: Vec::new(), color: whose };
    let mut at = first;
    while let Some((length, rank)) = (at < folded.len()).then(|| begins(at)).flatten() {
        let from = at + length;
        let end = (from..folded.len()).find(|at| begins(*at).is_some()).unwrap_or(folded.len());
        if told.rank(rank, text, &words[from..end], &folded[from..end], lexicon).is_none() {
            return Some(Err(unclear()));
        }
        at = end;
    }
    Some(if at == folded.len() { Ok(BoardReport::Squares(told.squares)) } else { Err(unclear()) })
}

/// How many words there say "rank".
fn rank_word(at: usize, folded: &[Normalized], lexicon: &Lexicon) -> Option<usize> {
    match lexicon.question(&folded[at..]) {
        Some((length, "rank")) => Some(length),
        _ => None,
    }
}

/// "vierte Reihe", "4. sor", "cuarta fila": how many words name a rank with its number first, and which.
fn numbered(at: usize, words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> Option<(usize, Rank)> {
    let length = lexicon.chess(folded.get(at..)?).map_or(1, |(length, _)| length);
    let bare: Vec<&str> =
        words.get(at..at + length)?.iter().map(|word| word.trim_end_matches(['.', ':'])).collect();
    let plain: Vec<Normalized> = bare.iter().map(|word| normalize(word)).collect();
    let [Token::Rank(rank)] = signs(&bare, &plain, lexicon).ok()?[..] else { return None };
    if rank_word(at, folded, lexicon) == Some(length) {
        return Some((length, rank));
    }
    (at + length < folded.len()).then_some(())?;
    rank_word(at + length, folded, lexicon).map(|more| (length + more, rank))
}

struct Told {
    squares: Vec<(Square, Option<Piece>)>,
    color: Color,
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
fn is_small(at: usize, words: &[&str], folded: &[Normalized], lexicon: &Lexicon) -> bool {
    matches!(lexicon.chess(&folded[at..=at]), Some((1, Meaning::Filler)))
        || lexicon.is_small_after_square(&folded[at])
        || lexicon.is_small_before_square(words[at])
}

impl Item {
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

impl Told {
    /// One rank: its number, unless it was named, then file and piece by turns. `None` where it cannot be understood.
    fn rank(
        &mut self,
        named: Option<Rank>,
        text: &str,
        words: &[&str],
        folded: &[Normalized],
        lexicon: &Lexicon,
    ) -> Option<()> {
        let (mut rank, mut item, mut empty) = (named, Item::default(), false);
        let mut files_first = false;
        let mut placed: Vec<(File, Piece)> = Vec::new();
        // Whether a colour was said, whether the last word was a piece whose file stood before it, and whether colours
        // stand behind the files.
        let (mut colored, mut behind_piece, mut each_behind) = (false, false, false);
        let mut at = 0;
        while at < folded.len() {
            let color =
                lexicon.speaker(&folded[at..]).and_then(|(length, word)| Some((length, word.color()?)));
            if let Some((length, color)) = color {
                at += length;
                let before_piece = matches!(lexicon.chess(&folded[at..]), Some((_, Meaning::Piece(_))));
                let said_of = match placed.len() {
                    0 => 0,
                    // "a peón negro"
                    pieces if behind_piece => pieces - 1,
                    pieces if item.role.is_some_and(|_| !item.used) || item.file.is_some() => pieces,
                    // "gaztelua a beltza, zalduna b": a comma closes what was said of one piece.
                    // The last one needs none, and of the first it is asked which are meant.
                    pieces
                        if (before_piece && closes(text, words[at - 1]) && (colored || pieces == 1))
                            || (at == folded.len() && each_behind) =>
                    {
                        each_behind = true;
                        pieces - 1
                    }
                    // Without one it may be of either piece.
                    pieces if before_piece && (colored || closes(text, words[at - length - 1])) => pieces,
                    // "Turm a, Springer b schwarz": the whole rank, where no other colour was said of it.
                    _ if at == folded.len() && !colored => 0,
                    _ => return None,
                };
                placed.iter_mut().skip(said_of).for_each(|(_, piece)| piece.color = color);
                (self.color, colored, behind_piece) = (color, true, false);
                continue;
            }
            if let Some((length, Modifier::Empty)) = lexicon.modifier(&folded[at..]) {
                empty = true;
                at += length;
                continue;
            }
            // "Reihe vier ist leer", "on the first rank there are …"
            if letter(words[at]).is_none()
                && lexicon.chess(&folded[at..]).is_none()
                && let Some((length, "show" | "filler")) = lexicon.question(&folded[at..])
            {
                at += length;
                continue;
            }
            let length = lexicon.chess(&folded[at..]).map_or(1, |(length, _)| length);
            let (length, found) = match letter(words[at]).filter(|_| rank.is_some()) {
                Some(file) if !is_small(at, words, folded, lexicon) => (1, vec![Token::File(file)]),
                Some(file) => {
                    let last = placed.last().map(|(file, _)| *file);
                    let is_file = item.is_file(file, files_first, last, &words[at + 1..])?;
                    (1, if is_file { vec![Token::File(file)] } else { Vec::new() })
                }
                None => (length, signs(&words[at..at + length], &folded[at..at + length], lexicon).ok()?),
            };
            behind_piece = files_first && matches!(found[..], [Token::Piece(_), ..]);
            for sign in found {
                match sign {
                    Token::Rank(named) if rank.is_none() => rank = Some(named),
                    // "Eva eins": the rank once more.
                    Token::Rank(named) if rank == Some(named) => {}
                    // "Turm Anna, Bauern Bella, Cäsar": a piece named first stands on every file behind it.
                    // The piece before it stands nowhere.
                    Token::Piece(_) if item.role.is_some() && !item.used => return None,
                    Token::Piece(role) if item.file.is_none() => {
                        item = Item { role: Some(role), ..Item::default() };
                    }
                    Token::File(file) if item.role.is_some() && !files_first => item.file = Some(file),
                    Token::File(file) if item.file.is_none() => {
                        files_first = true;
                        item.file = Some(file);
                    }
                    Token::Piece(role) if files_first => item.role = Some(role),
                    Token::To | Token::From => {}
                    _ => return None,
                }
            }
            if let Item { file: Some(file), role: Some(role), .. } = item {
                placed.push((file, Piece { color: self.color, role }));
                item = Item { file: None, role: Some(role).filter(|_| !files_first), used: true };
            }
            at += length;
        }
        let rank = rank?;
        let nothing = placed.is_empty();
        // A piece without a file is none.
        let left_over = item.file.is_some() || (item.role.is_some() && !item.used);
        if left_over || empty != nothing {
            return None;
        }
        for file in File::ALL {
            let mut there = placed.iter().filter(|(where_, _)| *where_ == file).map(|(_, piece)| *piece);
            let piece = there.next();
            // Two pieces do not stand on one square.
            if there.next().is_some() {
                return None;
            }
            self.squares.push((Square::from_coords(file, rank), piece));
        }
        Some(())
    }
}
