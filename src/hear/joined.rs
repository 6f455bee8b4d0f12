//! What a word stands for in an announcement, with what hangs on it or is written in one with it: endings, squares,
//! the piece of a file.

use shakmaty::{File, Rank, Role};

use super::notation::Token;
use crate::game::Flank;
use crate::voice::{Lexicon, Meaning, normalize};

/// Adds the sign of a word whose ending may say what becomes of it.
pub(super) fn add_ended(signs: &mut Vec<Token>, meaning: Meaning, word: &str, lexicon: &Lexicon) {
    let endings = lexicon.endings();
    let behind_place = matches!(signs.last(), Some(Token::File(_) | Token::Rank(_)));
    match meaning {
        // "Zaldiagatik", for the knight, ends like "zaldiak".
        Meaning::Piece(_) if endings.acts(word) && !endings.left(word) => signs.push(Token::With),
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
        Meaning::Front => Token::Flank(Flank::Front),
        Meaning::Rear => Token::Flank(Flank::Rear),
        Meaning::BeforeKing => Token::Flank(Flank::Before(Role::King)),
        Meaning::BeforeQueen => Token::Flank(Flank::Before(Role::Queen)),
        Meaning::BesideKing => Token::Flank(Flank::BesideKing),
        Meaning::Captures => Token::Captures,
        Meaning::Against => Token::Against,
        Meaning::From => Token::From,
        Meaning::To => Token::To,
        Meaning::EnPassant => Token::EnPassant,
        Meaning::Check => Token::Check,
        Meaning::Mate => Token::Mate,
        Meaning::Promotes => Token::Promotes,
        Meaning::With => Token::With,
        Meaning::LightSquares => Token::Flank(Flank::LightSquares),
        Meaning::DarkSquares => Token::Flank(Flank::DarkSquares),
        Meaning::Stands => Token::Left,
        Meaning::Leftward => Token::Leftward,
        Meaning::Rightward => Token::Rightward,
        Meaning::Steps(steps) => Token::Steps(steps),
        Meaning::Filler => return None,
    })
}

/// "Gustav1": some dictation writes a square's name as one word.
pub(super) fn run_together(word: &str, lexicon: &Lexicon) -> Option<[Token; 2]> {
    let mut letters = word.chars();
    let rank = Rank::from_char(letters.next_back()?)?;
    // "B.e4" is no "be" and a four.
    let name = Some(letters.as_str()).filter(|name| name.chars().all(char::is_alphabetic))?;
    let name = normalize(name);
    let file = match lexicon.chess(std::slice::from_ref(&name)) {
        Some((_, Meaning::File(file))) => Some(file),
        _ => lexicon.small().before_ranks.word(&name),
    };
    file.map(|file| [Token::File(file), Token::Rank(rank)])
}

/// "hache2", "caballo be de2": a square's name as it sounds, of whose letters each is a file too. Two letters
/// at the beginning or behind a piece may be meant either way: "dama ge4" is g4, or what the queen of the g-file does; "de4" alone is a pawn's capture first.
pub(super) fn spelled(word: &str, before: &[Token], lexicon: &Lexicon) -> Option<Vec<Token>> {
    let word = word.trim_end_matches(['.', ':', '…']);
    let files = |name: &str| -> Option<Vec<Token>> {
        let file = |letter: char| File::from_char(letter).map(Token::File);
        name.chars().map(file).collect()
    };
    let mut signs =
        files(word.strip_suffix(|sign: char| sign.is_ascii_digit())?).filter(|all| all.len() > 1)?;
    let square = run_together(word, lexicon)?;
    // "A por be8", "alfil de ce1": nothing but a square can stand there.
    if signs.len() > 2 || !matches!(before, [] | [Token::Piece(_)]) {
        return Some(square.to_vec());
    }
    signs.extend([square[1], Token::MayBeSpelled]);
    Some(signs)
}

/// "eins-Felix", "Gustav1Felix3", "caballof3": some dictation joins words. Only whole words that are known are
/// parted, at a hyphen or behind a digit, and a piece's name from a written square.
pub(super) fn joined(word: &str, lexicon: &Lexicon) -> Option<Vec<Token>> {
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

/// "e-Bauer", "h-Linie", "e-vel", "dé-t": a piece of this file, or only the file, with an ending where the language
/// writes one.
fn hung_on_a_file(first: &str, last: &str, lexicon: &Lexicon) -> Option<Vec<Token>> {
    let mut letters = first.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let letter = letter.and_then(|letter| File::from_char(letter.to_ascii_lowercase()));
    let name = normalize(first);
    let named_file = || match lexicon.chess(std::slice::from_ref(&name)) {
        Some((_, Meaning::File(file))) => Some(file),
        _ => lexicon.small().before_ranks.word(&name),
    };
    let mut signs = vec![Token::File(letter.or_else(named_file)?)];
    match named(last, lexicon) {
        Some(piece @ Meaning::Piece(_)) => add_ended(&mut signs, piece, &normalize(last), lexicon),
        Some(Meaning::Filler) => {}
        None if is_ending(last, lexicon) => {
            let ending = normalize(last);
            // "E-vel ütök", "c-ről": what has such an ending captures, or is left.
            let leaves = lexicon.endings().acts(&ending) || lexicon.endings().left(&ending);
            signs.extend(leaves.then_some(Token::Left));
        }
        _ => return None,
    }
    Some(signs)
}

/// Whether this may be an ending, behind a hyphen or a digit, of a language that writes them there: no word by itself.
fn is_ending(text: &str, lexicon: &Lexicon) -> bool {
    /// Longer endings are words.
    const LONGEST: usize = 5;
    let ending = [normalize(text)];
    !lexicon.endings().none()
        && text.chars().count() <= LONGEST
        && text.chars().all(char::is_lowercase)
        // It asks, "e4-e".
        && text != "e"
        && !lexicon.doubts().has(&ending[0])
        && !lexicon.asking().firsts.contains(&ending[0])
        && lexicon.chess(&ending).is_none()
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
pub(super) fn with_ending(word: &str, lexicon: &Lexicon) -> Option<[Token; 2]> {
    let mut letters = word.chars();
    let file = File::from_char(letters.next()?.to_ascii_lowercase())?;
    let rank = letters.as_str();
    let at = match lexicon.chess(&[normalize(rank)]) {
        Some((_, Meaning::Rank(at))) if rank.starts_with(|sign: char| sign.is_ascii_digit()) => at,
        // "C3-ból", "e4ig": any other ending says no more.
        _ => match (ending(rank)?, rank.as_bytes()) {
            ((stem, ending), [digit, ..]) if stem.len() == 1 && is_ending(ending, lexicon) => {
                Rank::from_char(char::from(*digit))?
            }
            _ => return None,
        },
    };
    Some([Token::File(file), Token::Rank(at)])
}

/// The small letters behind a digit, or else behind a hyphen; one alone behind a digit is a promotion's.
pub(super) fn ending(word: &str) -> Option<(&str, &str)> {
    let digit = word.rfind(|sign: char| sign.is_ascii_digit()).map(|at| at + 1);
    let (stem, rest) = word.split_at(digit.or_else(|| word.find('-'))?);
    let ending = rest.trim_start_matches('-');
    let long = ending.len() < rest.len() || ending.chars().count() > 1;
    (!ending.is_empty() && long && ending.chars().all(char::is_alphabetic)).then_some((stem, ending))
}
