//! What a player's hands have done, as it is reported: touched, adjusted, placed, removed (4, D.2.2, D.2.3).
//!
//! The word for it may stand before the squares or behind them: "touched g1", "Springer Gustav eins gehoben".

use crate::game::{Command, ParseError, PieceMention, TouchReport};
use shakmaty::{Color, File, Role, Square};

use super::line::Line;
use super::notation::Token;
use super::scan::{Scan, put};
use crate::voice::{Modifier, Normalized};

/// What stands beside the word for what was done.
#[derive(Default)]
struct TouchWords {
    whose: Option<Color>,
    pieces: Vec<PieceMention>,
    unclear: bool,
    /// Whether a kind of piece was named without a square.
    kind_alone: bool,
}

/// A report of what hands have done, if the line is one.
///
/// # Errors
/// It begins like one, but what stands beside the word is no piece or square.
pub(super) fn handling(line: Line<'_>) -> Result<Option<Command>, ParseError> {
    // What was done on a board that is named is told of that board: "white board: e5 removed".
    let begins = line.from(line.fillers()).request();
    if matches!(begins, Some((_, "white-board" | "black-board"))) {
        return Ok(None);
    }
    let Some((at, length, word)) = (0..line.len()).find_map(|at| {
        let (length, word) = line.from(at).request()?;
        is_handling(word).then_some((at, length, word))
    }) else {
        return Ok(None);
    };
    let outright = is_outright(line, at) || !matches!(word, "touched" | "lifted");
    let read = beside(&mut Scan::new(line), at, length).filter(|_| outright).and_then(|beside| {
        let whose = beside.whose;
        Some(Command::Handled(whose, done(word, &beside)?))
    });
    if read.is_some() {
        return Ok(read);
    }
    // What begins as another request is one.
    if line.request().is_some_and(|(_, first)| first != word) {
        return Ok(None);
    }
    Err(ParseError::RequestUnclear(word, line.around(at..at + length).words.join(" ")))
}

/// Whether a touch (4.3) is reported and not asked about, nor a part of something else: the line begins with whose
/// hands, a piece, a square or the word for it, with no more than polite words and an article before them.
fn is_outright(line: Line<'_>, verb: usize) -> bool {
    let begins = line.polite();
    let rest = line.from(begins);
    let joins = |word: Option<&Normalized>| {
        word.is_some_and(|word| line.lexicon.doubts().conjunctions.contains(word))
    };
    if joins(line.normalized.last()) {
        return false;
    }
    if begins >= verb || rest.color().is_some() {
        return true;
    }
    if rest.asking().is_some() || joins(rest.normalized.first()) {
        return false;
    }
    let article = rest.filler();
    article == 0 && rest.asks(&["filler"]) == 0 || rest.from(article).is_piece()
}

fn is_handling(word: &str) -> bool {
    matches!(word, "touched" | "lifted" | "adjust" | "adjusted" | "untouch" | "placed" | "removed")
}

fn done(word: &str, beside: &TouchWords) -> Option<TouchReport> {
    let pieces = beside.pieces.as_slice();
    let touches = matches!(word, "touched" | "lifted");
    if beside.unclear && !touches {
        return None;
    }
    // 4.2.1 — what is adjusted need not be named, and may be named as one likes.
    if beside.kind_alone && !matches!(word, "adjust" | "adjusted") {
        return None;
    }
    Some(match (word, pieces) {
        ("touched" | "lifted", [_, ..]) => {
            TouchReport::Touched { pieces: pieces.to_vec(), order_known: !beside.unclear }
        }
        ("adjust", _) => TouchReport::Adjusting,
        ("adjusted", _) => TouchReport::Adjusted,
        ("untouch", []) => TouchReport::Accidental,
        ("placed", [piece]) => TouchReport::Placed(piece.square, piece.role),
        ("removed", [piece]) => TouchReport::Removed(*piece),
        _ => return None,
    })
}

/// Everything but the word itself, which stands at this place; `None` where something else is said.
fn beside(scan: &mut Scan<'_>, verb: usize, verb_length: usize) -> Option<TouchWords> {
    let mut found = TouchWords::default();
    let (mut role, mut color, mut file): (Option<Role>, Option<Color>, Option<File>) = (None, None, None);
    let mut signs = Vec::new();
    while !scan.is_over() {
        if scan.at == verb {
            scan.at += verb_length;
            continue;
        }
        // "G1 or b1" does not tell which.
        let doubts = &scan.rest().lexicon.doubts();
        if scan
            .rest()
            .normalized
            .first()
            .is_some_and(|word| doubts.conjunctions.contains(word) && !doubts.adds(word))
        {
            return None;
        }
        if let Some(said) = scan.color() {
            // Beside a piece it says whose piece, otherwise whose hands.
            let of_piece = scan.rest().is_piece() || (role.is_some() && file.is_none());
            put(if of_piece { &mut color } else { &mut found.whose }, said)?;
            continue;
        }
        if scan.modifier(Modifier::Unclear) {
            found.unclear = true;
            continue;
        }
        if file.is_none() && scan.small_word() || scan.asks(&["filler"]) {
            continue;
        }
        for sign in scan.signs(&mut signs).ok()? {
            match *sign {
                Token::Piece(said) if role.is_none() && file.is_none() => role = Some(said),
                Token::File(said) if file.is_none() => file = Some(said),
                Token::Rank(rank) => {
                    let square = Square::from_coords(file.take()?, rank);
                    found.pieces.push(PieceMention { square, role: role.take(), color: color.take() });
                }
                sign if sign.is_grammar() => {}
                _ => return None,
            }
        }
    }
    // "Eva acht Dame": the piece behind its square.
    match (role, found.pieces.last_mut()) {
        (None, _) if color.is_none() && file.is_none() => Some(found),
        (Some(_), Some(last)) if last.role.is_none() && file.is_none() => {
            (last.role, last.color) = (role, color);
            Some(found)
        }
        (Some(_), None) if file.is_none() => Some(TouchWords { kind_alone: true, ..found }),
        _ => None,
    }
}
