//! Words to signs: which square, piece or small word each word of a line is, where it stands.

use shakmaty::{CastlingSide, File, Rank, Role};

use super::line::Line;
use super::notation;
use super::notation::{Token, Unwritten};
use crate::game::{Flank, ParseError};
use crate::voice::{Lexicon, Meaning, Normalized, normalize};

/// The signs of an announcement, in order; words without weight are left out, and so is what only says which
/// piece captures.
pub(super) fn signs(line: Line<'_>) -> Result<Vec<Token>, ParseError> {
    let mut signs = marked_signs(line)?;
    signs.retain(|sign| matches!(sign, Token::To | Token::From) || !sign.is_grammar());
    Ok(signs)
}

pub(super) fn marked_signs(line: Line<'_>) -> Result<Vec<Token>, ParseError> {
    let mut signs = Vec::with_capacity(8);
    let mut at = usize::from(is_numbered(line.words));
    while at < line.len() {
        at += next_signs(line.from(at), &mut signs)?;
    }
    Ok(signs)
}

/// No announcement begins with a rank: a number there is the move's, "3." or "12". With four digits it is a
/// move itself, "5254".
pub(super) fn is_numbered(words: &[&str]) -> bool {
    let number = |word: &str| word.trim_end_matches(['.', '…', ')']).parse::<u16>();
    words.len() > 1 && number(words[0]).is_ok_and(|number| (1..1000).contains(&number))
}

/// Adds the signs of the word or phrase the line begins with, and says how many words it is.
// Every word that is heard goes through here; as a call of its own it would cost a fiftieth of the hearing.
#[allow(clippy::inline_always)]
#[inline(always)]
pub(super) fn next_signs(line: Line<'_>, signs: &mut Vec<Token>) -> Result<usize, ParseError> {
    let Line { words, normalized, lexicon } = line;
    let (word, next) = (&normalized[0], words.get(1).copied());
    if let Some(file) = lexicon
        .small
        .before_ranks
        .word(word)
        .filter(|_| next.is_some_and(|next| is_rank(next, lexicon)) || captures_there(line, signs))
    {
        signs.push(Token::File(file));
        return Ok(1);
    }
    if let [.., Token::File(_), Token::Rank(_)] = signs.as_slice()
        && lexicon.small.to_between_squares.has(word)
        && begins_with_square(line.from(1))
    {
        signs.push(Token::To);
        return Ok(1);
    }
    if let Some(either) = piece_or_pawn(line, signs) {
        signs.push(either);
        return Ok(1);
    }
    if word == "a" && is_article(line) {
        return Ok(1);
    }
    if let Some((length, meaning)) = line.chess()
        && !(length == 1 && is_file_there(line, meaning))
    {
        if meaning == Meaning::Filler {
            signs.extend(clitic(line).or_else(|| article(line)));
        } else if let Meaning::PieceOfWing(side, role) = meaning {
            add_of_wing(signs, side, role, &normalized[length - 1], lexicon);
        } else if lexicon.endings.none() {
            signs.extend(sign(meaning));
        } else {
            add_ended(signs, meaning, &normalized[length - 1], lexicon);
        }
        return Ok(length);
    }
    // "torre a a d1": of two the first is the file.
    let file_before_article = next == Some("a") && is_article(line.from(1));
    if file_before_article || !is_small_word(word, signs.last(), next, lexicon) {
        signs.extend(written(words[0], next, lexicon)?);
        if matches!(signs.last(), Some(Token::Rank(_))) && lexicon.endings.left(word) {
            signs.push(Token::Left);
        }
    }
    Ok(1)
}

/// "peón de por e5": whether what is named here, between a piece and a capture, says which piece captures; "caballo
/// se come" is a phrase.
fn captures_there(line: Line<'_>, signs: &[Token]) -> bool {
    matches!(signs.last(), Some(Token::Piece(_)))
        && line.from(1).captures()
        && !matches!(line.chess(), Some((2.., _)))
}

/// C.2, C.5 — "B takes c3", "B x c3", "B c3": apart from what is written a capital may be the piece's letter or the
/// file's.
fn piece_or_pawn(line: Line<'_>, signs: &[Token]) -> Option<Token> {
    let mut letters = line.words[0].chars();
    let letter = letters.next().filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())?;
    let begins = !signs.iter().any(|sign| matches!(sign, Token::Piece(_) | Token::File(_) | Token::Rank(_)));
    let captures =
        || matches!(line.words.get(1), Some(&("x" | "X" | "×" | ":" | "-"))) || line.from(1).captures();
    let follows = || captures() || begins_with_square(line.from(1));
    notation::piece_or_pawn(letter, line.lexicon).filter(|_| begins && follows())
}

/// Adds the sign of a word whose ending may say what becomes of it.
fn add_ended(signs: &mut Vec<Token>, meaning: Meaning, word: &str, lexicon: &Lexicon) {
    let endings = &lexicon.endings;
    let behind_place = matches!(signs.last(), Some(Token::File(_) | Token::Rank(_)));
    match meaning {
        Meaning::Piece(_) if endings.acts(word) => signs.push(Token::With),
        Meaning::Piece(_) if endings.captured(word) => signs.push(Token::Captured),
        // "d1 mezőről": what such a word is about stands before it.
        Meaning::From if behind_place && endings.left(word) => return signs.push(Token::Left),
        _ => {}
    }
    signs.extend(sign(meaning));
    if matches!(meaning, Meaning::Rank(_)) && endings.left(word) {
        signs.push(Token::Left);
    }
}

/// "King's knight"; the king's pawn is that of the e-file.
fn add_of_wing(signs: &mut Vec<Token>, side: CastlingSide, role: Role, word: &str, lexicon: &Lexicon) {
    if role == Role::Pawn {
        signs.push(Token::File(if side.is_king_side() { File::E } else { File::D }));
    }
    add_ended(signs, Meaning::Piece(role), word, lexicon);
    if role != Role::Pawn {
        signs.push(Token::Flank(Flank::Wing(side)));
    }
}

/// "den Springer schlägt der Läufer": articles tell the one from the other.
fn article(line: Line<'_>) -> Option<Token> {
    let acts = line.lexicon.small.articles.word(&line.normalized[0])?;
    let sign = if acts { Token::MayAct } else { Token::MayBeCaptured };
    line.from(1).is_piece().then_some(sign)
}

/// "el caballo lo toma": what was named before is captured.
fn clitic(line: Line<'_>) -> Option<Token> {
    let taken_up = line.lexicon.small.clitics.has(&line.normalized[0]) && line.from(1).captures();
    taken_up.then_some(Token::Clitic)
}

/// "torre a d1", "a pawn takes d5": what could be the file is an article or a preposition, and says nothing of
/// where from. Which piece is meant, the position asks where two fit.
fn is_article(line: Line<'_>) -> bool {
    let Line { words, lexicon, .. } = line;
    let piece = |at: usize| line.from(at).is_piece();
    let which =
        || matches!(line.from(1).chess(), Some((_, Meaning::Wing(_) | Meaning::Left | Meaning::Right)));
    let leaves = |at: usize| matches!(line.from(at).chess(), Some((_, Meaning::From)));
    // C.2 — "A e4" in Spanish: a capital before a square as a score has it is the piece.
    let as_in_a_score = |square: &&str| {
        is_letter_and_square(&format!("{}{}", words[0], square.trim_end_matches(['+', '#', '!', '?', '.'])))
    };
    let is_piece = words.get(1).is_some_and(as_in_a_score)
        && words[0].chars().all(|letter| lexicon.piece_of_letter(letter).is_some());
    if lexicon.small.before_square(words[0]) && !is_piece && begins_with_square(line.from(1)) {
        return true;
    }
    // A phrase may hold the article: "a bástya".
    !matches!(line.chess(), Some((2.., _)))
        && lexicon.small.before_piece(words[0])
        && (piece(1) || which() || is_file(line.from(1)) && (piece(2) || leaves(2)))
}

/// Whether a whole square is said first, in one word or two.
fn begins_with_square(line: Line<'_>) -> bool {
    line.words.first().is_some_and(|word| is_square(word, line.lexicon))
        || is_file(line) && line.words.get(1).is_some_and(|next| is_rank(next, line.lexicon))
}

/// Whether one word names a file: "Eva", "e".
fn is_file(line: Line<'_>) -> bool {
    line.normalized.first().is_some_and(|word| {
        matches!(word.as_bytes(), [b'a'..=b'h'])
            || line.lexicon.small.before_ranks.word(word).is_some()
            || matches!(line.part(0..1).chess(), Some((_, Meaning::File(_))))
    })
}

/// Whether one word is a whole square: "d1", "d1-re", "Gustav1".
pub(super) fn is_square(word: &str, lexicon: &Lexicon) -> bool {
    let bare = word.trim_end_matches(['.', ':', '+', '#', '!', '?']);
    let bytes = bare.as_bytes();
    matches!(bytes, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
        || run_together(bare, lexicon).is_some()
        || with_ending(bare, lexicon).is_some()
}

/// "a cinco", "e toma d seis": a letter that is also a small word of the language is the file, when a rank
/// or a capture follows it.
fn is_file_there(line: Line<'_>, meaning: Meaning) -> bool {
    let small = matches!(meaning, Meaning::Filler | Meaning::From | Meaning::To);
    small
        && matches!(line.normalized[0].as_bytes(), [b'a'..=b'h'])
        && (line.normalized.get(1).is_some_and(|next| is_rank(next, line.lexicon)) || line.from(1).captures())
}

/// What a word of this meaning stands for in an announcement; one without weight stands for nothing.
pub(super) fn sign(meaning: Meaning) -> Option<Token> {
    Some(match meaning {
        Meaning::File(file) => Token::File(file),
        Meaning::Rank(rank) => Token::Rank(rank),
        Meaning::Piece(role) | Meaning::PieceOfWing(_, role) => Token::Piece(role),
        Meaning::Castling(side) => Token::Castling(side),
        Meaning::Side(side) => Token::Side(side),
        Meaning::CastlingEither => Token::CastlingEither,
        Meaning::Wing(side) => Token::Flank(Flank::Wing(side)),
        Meaning::Left => Token::Flank(Flank::Left),
        Meaning::Right => Token::Flank(Flank::Right),
        Meaning::Captures => Token::Captures,
        Meaning::From => Token::From,
        Meaning::To => Token::To,
        Meaning::EnPassant => Token::EnPassant,
        Meaning::Check => Token::Check,
        Meaning::Mate => Token::Mate,
        Meaning::Promotes => Token::Promotes,
        Meaning::With => Token::With,
        Meaning::Filler => return None,
    })
}

/// One written word. A capital alone that is both a file and a piece ("D" in German) is the file when a
/// rank follows it and the piece otherwise.
pub(super) fn written(word: &str, next: Option<&str>, lexicon: &Lexicon) -> Result<Vec<Token>, ParseError> {
    match word {
        "x" | "X" | "×" => return Ok(vec![Token::Captures]),
        "=" => return Ok(vec![Token::Promotes]),
        "-" | "–" => return Ok(vec![Token::To]),
        _ => {}
    }
    let alone = word.trim_end_matches(['.', ':', '…']);
    if let Ok(number @ 1..=8) = alone.parse::<u32>() {
        return Ok(vec![Token::Rank(Rank::new(number - 1))]);
    }
    let mut letters = alone.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(file) = File::from_char(letter.to_ascii_lowercase())
        && (letter.is_ascii_lowercase()
            || lexicon.piece_of_letter(letter).is_none()
            || next.is_some_and(|next| is_rank(next, lexicon)))
    {
        return Ok(vec![Token::File(file)]);
    }
    if is_name_of_file_letters(alone, next, lexicon) {
        return Err(ParseError::UnknownWord(alone.to_owned()));
    }
    // Notation first: "Be3" is a bishop's move, though "be" is how dictation may write a file.
    let why = match notation::read(word, lexicon) {
        Ok(signs) => return Ok(signs),
        // C.2, C.3 — in Spanish "be" is the file too; "Be4" is another language's bishop all the same.
        Err(Unwritten::NoPiece(letter)) if is_letter_and_square(alone) => {
            return Err(ParseError::NoPiece(letter));
        }
        Err(why) => why,
    };
    if let Some(square) = run_together(alone, lexicon).or_else(|| with_ending(alone, lexicon)) {
        return Ok(square.to_vec());
    }
    if let Some(signs) = joined(alone, lexicon) {
        return Ok(signs);
    }
    Err(match why {
        Unwritten::NoSquare => ParseError::NoSquare(alone.to_owned()),
        Unwritten::NoPiece(letter) => ParseError::NoPiece(letter),
        // "Felix neun"
        Unwritten::Other if lexicon.numbers().named(&normalize(word)).is_some() => {
            ParseError::NoSquare(alone.to_owned())
        }
        Unwritten::Other => ParseError::UnknownWord(alone.to_owned()),
    })
}

/// "Be4": a capital before a square as a score has it, with a small file.
fn is_letter_and_square(word: &str) -> bool {
    matches!(word.as_bytes(), [b'A'..=b'Z', b'a'..=b'h', b'1'..=b'8'])
}

/// "Effa", "Beh": all of its letters happen to be files', but nobody writes three of them. "Dad 4" may be the
/// queen of the a-file.
fn is_name_of_file_letters(word: &str, next: Option<&str>, lexicon: &Lexicon) -> bool {
    let file = |letter: char| File::from_char(letter.to_ascii_lowercase()).is_some();
    if word.len() < 3 || !word.chars().all(file) {
        return false;
    }
    let piece = word
        .starts_with(|letter: char| letter.is_ascii_uppercase() && lexicon.piece_of_letter(letter).is_some());
    !(piece && word.len() == 3 && next.is_some_and(|next| is_rank(next, lexicon)))
}

/// "Gustav1": some dictation writes a square's name as one word.
fn run_together(word: &str, lexicon: &Lexicon) -> Option<[Token; 2]> {
    let mut letters = word.chars();
    let rank = Rank::from_char(letters.next_back()?)?;
    // "B.e4" is no "be" and a four.
    let name = Some(letters.as_str()).filter(|name| name.chars().all(char::is_alphabetic))?;
    match lexicon.chess(&[normalize(name)])? {
        (_, Meaning::File(file)) => Some([Token::File(file), Token::Rank(rank)]),
        _ => None,
    }
}

/// "eins-Felix", "Gustav1Felix3", "caballof3": some dictation joins words. Only whole words that are known are
/// parted, at a hyphen or behind a digit, and a piece's name from a written square.
fn joined(word: &str, lexicon: &Lexicon) -> Option<Vec<Token>> {
    /// Longer words are no announcement.
    const LONGEST: usize = 40;
    if word.len() > LONGEST {
        return None;
    }
    if let Some((first, last)) = word.split_once('-') {
        if let Some(signs) = hung_on_a_file(first, last, lexicon) {
            return Some(signs);
        }
        let to = Some(Token::To).filter(|_| last.chars().any(char::is_alphabetic));
        let mut signs = joined_part(first, lexicon)?;
        signs.extend(to);
        signs.extend(joined_part(last, lexicon).or_else(|| joined(last, lexicon))?);
        return Some(signs);
    }
    let cut = word.find(|sign: char| sign.is_ascii_digit())? + 1;
    let (first, last) = word.split_at(cut);
    let mut signs = joined_part(first, lexicon)?;
    if !last.is_empty() {
        signs.extend(joined_part(last, lexicon).or_else(|| joined(last, lexicon))?);
    }
    Some(signs)
}

/// "e-Bauer", "h-Linie": a piece of this file, or only the file.
fn hung_on_a_file(first: &str, last: &str, lexicon: &Lexicon) -> Option<Vec<Token>> {
    let mut letters = first.chars();
    let file = letters.next().filter(|_| letters.next().is_none())?;
    let mut signs = vec![Token::File(File::from_char(file.to_ascii_lowercase())?)];
    match named(last, lexicon)? {
        piece @ Meaning::Piece(_) => add_ended(&mut signs, piece, &normalize(last), lexicon),
        Meaning::Filler => {}
        _ => return None,
    }
    Some(signs)
}

/// A word for a file, a rank or a piece, a square, or a piece with its square.
fn joined_part(part: &str, lexicon: &Lexicon) -> Option<Vec<Token>> {
    if let Some(Meaning::File(_) | Meaning::Rank(_) | Meaning::Piece(_)) = named(part, lexicon) {
        return named(part, lexicon).and_then(sign).map(|sign| vec![sign]);
    }
    if let Some(square) = run_together(part, lexicon).or_else(|| with_ending(part, lexicon)) {
        return Some(square.to_vec());
    }
    let (name, square) = part.split_at_checked(part.len().checked_sub(2)?)?;
    let square = match square.as_bytes() {
        [file @ (b'a'..=b'h' | b'A'..=b'H'), rank @ b'1'..=b'8'] => [
            Token::File(File::from_char(char::from(file.to_ascii_lowercase()))?),
            Token::Rank(Rank::from_char(char::from(*rank))?),
        ],
        _ => return None,
    };
    match (name, named(name, lexicon)) {
        ("", _) => Some(square.to_vec()),
        (_, Some(Meaning::Piece(role))) => Some(vec![Token::Piece(role), square[0], square[1]]),
        _ => None,
    }
}

fn named(word: &str, lexicon: &Lexicon) -> Option<Meaning> {
    let word = normalize(word);
    // A single letter is notation.
    (word.len() > 1).then(|| lexicon.chess(&[word])).flatten().map(|(_, meaning)| meaning)
}

/// "f3-ra", "F3ra": a written square with an ending; the lexicon has the digit with its endings.
fn with_ending(word: &str, lexicon: &Lexicon) -> Option<[Token; 2]> {
    let mut letters = word.chars();
    let file = File::from_char(letters.next()?.to_ascii_lowercase())?;
    let rank = letters.as_str();
    match lexicon.chess(&[normalize(rank)])? {
        (_, Meaning::Rank(at)) if rank.starts_with(|sign: char| sign.is_ascii_digit()) => {
            Some([Token::File(file), Token::Rank(at)])
        }
        _ => None,
    }
}

/// Whether a word that looks like a file is none here: the "a" of "caballo a f3", the "e" of "e4 e xeque".
fn is_small_word(normalized: &str, before: Option<&Token>, next: Option<&str>, lexicon: &Lexicon) -> bool {
    let small = match before {
        Some(Token::Piece(role)) => {
            lexicon.small.after_piece.has(normalized) || joins_same_file(normalized, next, *role, lexicon)
        }
        Some(Token::Rank(_)) => lexicon.small.after_square.has(normalized),
        _ => false,
    };
    let captures = |next: &str| {
        matches!(next, "x" | "X" | "×")
            || matches!(lexicon.chess(&[normalize(next)]), Some((_, Meaning::Captures)))
    };
    small && next.is_some_and(|next| !is_rank(next, lexicon) && !captures(next))
}

/// "Cavalo e e5": a knight and a bishop come from another file than they go to, so that "e" is "and" there.
pub(super) fn joins_same_file(normalized: &str, next: Option<&str>, role: Role, lexicon: &Lexicon) -> bool {
    let same = || next.is_some_and(|next| normalize(next).starts_with(normalized));
    matches!(role, Role::Knight | Role::Bishop)
        && lexicon.doubts.conjunctions.contains(&Normalized::from(normalized))
        && same()
}

pub(super) fn is_rank(word: &str, lexicon: &Lexicon) -> bool {
    let normalized = [normalize(word)];
    matches!(lexicon.chess(&normalized), Some((_, Meaning::Rank(_))))
        || word.trim_end_matches('.').parse::<u8>().is_ok_and(|number| (1..=8).contains(&number))
}
