//! A board told rank by rank: "Reihe eins: Turm Anna, Springer Bella", "rank four: e white pawn", "rank three empty".

use shakmaty::{Color, File, Piece, Rank, Role, Square};

use super::NotHeard;
use super::hear::fillers;
use super::notation::Sign;
use super::report::BoardReport;
use super::signs::signs;
use crate::voice::{Folded, Lexicon, Modifier, QuestionWord};

/// What stands on the ranks that are named, whole; what is not named on one of them is empty. A piece without a
/// colour has that of the piece before it, and the first one that of the player whose board it is. `None` where no
/// rank is named first.
pub(super) fn ranks(
    whose: Color,
    words: &[&str],
    folded: &[Folded],
    lexicon: &Lexicon,
) -> Option<Result<BoardReport, NotHeard>> {
    let begins = |at: usize| match lexicon.question(&folded[at..]) {
        Some((length, QuestionWord::Rank)) => Some(length),
        _ => None,
    };
    let first = fillers(folded, lexicon);
    begins(first)?;
    let unclear = || NotHeard::ReportUnclear(words.join(" "));
    let mut told = Told { squares: Vec::new(), color: whose };
    let mut at = first;
    while let Some(length) = (at < folded.len()).then(|| begins(at)).flatten() {
        let from = at + length;
        let end = (from..folded.len()).find(|at| begins(*at).is_some()).unwrap_or(folded.len());
        if told.rank(&words[from..end], &folded[from..end], lexicon).is_none() {
            return Some(Err(unclear()));
        }
        at = end;
    }
    Some(if at == folded.len() { Ok(BoardReport::Squares(told.squares)) } else { Err(unclear()) })
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
}

impl Told {
    /// One rank: its number, then file and piece by turns. `None` where it cannot be understood.
    fn rank(&mut self, words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Option<()> {
        let (mut rank, mut item, mut empty) = (None::<Rank>, Item::default(), false);
        let mut files_first = false;
        let mut placed: Vec<(File, Piece)> = Vec::new();
        let mut at = 0;
        while at < folded.len() {
            let color =
                lexicon.speaker(&folded[at..]).and_then(|(length, word)| Some((length, word.color()?)));
            if let Some((length, color)) = color {
                self.color = color;
                at += length;
                continue;
            }
            if let Some((length, Modifier::Empty)) = lexicon.modifier(&folded[at..]) {
                empty = true;
                at += length;
                continue;
            }
            let length = lexicon.chess(&folded[at..]).map_or(1, |(length, _)| length);
            for sign in signs(&words[at..at + length], &folded[at..at + length], lexicon).ok()? {
                match sign {
                    Sign::Rank(named) if rank.is_none() => rank = Some(named),
                    // "Eva eins": the rank once more.
                    Sign::Rank(named) if rank == Some(named) => {}
                    // "Turm Anna, Bauern Bella, Cäsar": a piece named first stands on every file behind it.
                    Sign::Piece(role) if item.file.is_none() => item.role = Some(role),
                    Sign::File(file) if item.role.is_some() && !files_first => item.file = Some(file),
                    Sign::File(file) if item.file.is_none() => {
                        files_first = true;
                        item.file = Some(file);
                    }
                    Sign::Piece(role) if files_first => item.role = Some(role),
                    Sign::To | Sign::From => {}
                    _ => return None,
                }
            }
            if let Item { file: Some(file), role: Some(role) } = item {
                placed.push((file, Piece { color: self.color, role }));
                item = Item { file: None, role: Some(role).filter(|_| !files_first) };
            }
            at += length;
        }
        let rank = rank?;
        let nothing = placed.is_empty();
        // A piece without a file is none.
        let left_over = item.file.is_some() || (item.role.is_some() && (files_first || nothing));
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
