//! Words to signs: which square, piece or small word each word of a line is, where it stands.

use shakmaty::{CastlingSide, File, Rank, Role};

use super::joined::{add_ended, joined, run_together, sign, spelled, with_ending};
use super::line::Line;
use super::notation;
use super::notation::{Token, Unwritten};
use super::squares::{begins_with_square, is_file, is_rank};
use crate::game::{Flank, ParseError};
use crate::voice::{InPlace, Lexicon, Meaning, NameSystem, Normalized, normalize};

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
    let Line { words, normalized, lexicon, .. } = line;
    let (word, next) = (&normalized[0], words.get(1).copied());
    let in_place = by_its_place(line, signs).map(|sign| (1, sign)).or_else(|| of_one_kind(line));
    if let Some((length, sign)) = in_place {
        signs.push(sign);
        return Ok(length);
    }
    if let Some(square) = spelled(words[0], signs, lexicon) {
        signs.extend(square);
        return Ok(1);
    }
    if lexicon.small().may_be_article(word) && is_article(line) {
        return Ok(1);
    }
    if let Some(file) = file_behind_piece(line, signs).or_else(|| accented_file(line)) {
        signs.push(Token::File(file));
        return Ok(1);
    }
    if let Some((length, meaning)) = line.chess()
        && !(length == 1 && is_file_there(line, meaning))
    {
        let length = length - usize::from(ends_with_place(line, meaning, length));
        // "A ko gaztelua": dictation writes the ending apart.
        let ends_file = || matches!(signs.last(), Some(Token::File(_))) && lexicon.endings().standing(word);
        if meaning == Meaning::Stands
            && !matches!(signs.last(), Some(Token::Rank(_) | Token::Left))
            && !ends_file()
        {
            // "The bishop stands on b3" says where it is, and not where it was.
            return Err(ParseError::UnknownWord(words[0].to_owned()));
        }
        add(signs, meaning, line, length);
        return Ok(length);
    }
    // "torre a a d1": of two the first is the file.
    let file_before_article = next == Some("a") && is_article(line.from(1));
    let is_small = || turns_to_what_captures(line, signs) || is_small_word(word, signs.last(), next, lexicon);
    if file_before_article || !is_small() {
        signs.extend(written(words[0], next, lexicon)?);
        if matches!(signs.last(), Some(Token::Rank(_))) && lexicon.endings().left(word) {
            signs.push(Token::Left);
        }
    }
    Ok(1)
}

/// Adds what the word or phrase of this meaning says behind these signs, with which the line begins.
fn add(signs: &mut Vec<Token>, meaning: Meaning, line: Line<'_>, length: usize) {
    let lexicon = line.lexicon;
    let last = line.from(length - 1);
    let behind_piece = length > 1 && matches!(signs.last(), Some(Token::Piece(_)));
    // "Torre a la séptima", "bástya a hetedikre", "el peón de e a la cuarta": the phrase says where to.
    let goes = match signs[..] {
        [.., Token::Piece(_)] if !lexicon.endings().none() => lexicon.endings().reached(&last.normalized[0]),
        [.., Token::Piece(_) | Token::File(_)] => {
            length > 1 && !matches!(line.part(0..1).chess(), Some((_, Meaning::From)))
        }
        _ => false,
    };
    match meaning {
        // "The knight on the right" says which, "rook right to d1" may say where it goes.
        Meaning::Left | Meaning::Right if behind_piece => {
            signs.splice(signs.len() - 1..signs.len() - 1, sign(meaning));
        }
        Meaning::Filler => signs.extend(clitic(last).or_else(|| article(last))),
        Meaning::PieceOfWing(side, role) => add_of_wing(signs, side, role, &last.normalized[0], lexicon),
        Meaning::Rank(_) if goes => signs.extend([Token::To].into_iter().chain(sign(meaning))),
        _ if !lexicon.endings().none() => add_ended(signs, meaning, &last.normalized[0], lexicon),
        _ => signs.extend(sign(meaning)),
    }
}

/// "Take on d5, but with the knight": whether this word only leads from what is captured to what captures.
fn turns_to_what_captures(line: Line<'_>, signs: &[Token]) -> bool {
    let behind = line.from(1);
    let ends_with = |length: usize| line.lexicon.endings().acts(&behind.normalized[length - 1]);
    let with = || match behind.chess() {
        Some((_, Meaning::With)) => true,
        Some((length, Meaning::Piece(_))) => ends_with(length),
        _ => false,
    };
    line.lexicon.doubts().turns.contains(&line.normalized[0])
        && signs.contains(&Token::Captures)
        && !signs.iter().any(|sign| matches!(sign, Token::Piece(_)))
        && with()
}

/// What a word says only where it stands: the file before a rank, "two" between squares, a capital before a capture.
#[allow(clippy::inline_always)]
#[inline(always)]
fn by_its_place(line: Line<'_>, signs: &[Token]) -> Option<Token> {
    let Line { words, normalized, lexicon, .. } = line;
    let (small, word) = (lexicon.small(), &normalized[0]);
    let before_rank = || words.get(1).is_some_and(|next| is_rank(next, lexicon));
    if let Some(file) =
        small.before_ranks.word(word).filter(|_| before_rank() || is_file_of_capture(line, signs))
    {
        return Some(Token::File(file));
    }
    if let [.., Token::File(_), Token::Rank(_)] = signs
        && small.in_place.word(word) == Some(InPlace::ToSquare)
        && begins_with_square(line.from(1))
    {
        return Some(Token::To);
    }
    if small.in_place.word(word) == Some(InPlace::AgainstPiece)
        && matches!(signs, [.., Token::Piece(_)])
        && line.from(1 + line.from(1).fillers()).is_piece()
    {
        return Some(Token::Against);
    }
    piece_or_pawn(line, signs)
}

/// "peón de por e5", "de por e", "e por de": whether what is named here is the file that captures, right before the word
/// for it, or the one that is captured on, behind it at the end. No preposition stands there. "Caballo se come" is a
/// phrase, and so may be what takes up a piece named before.
fn is_file_of_capture(line: Line<'_>, signs: &[Token]) -> bool {
    let behind = || {
        let signs = signs.strip_suffix(&[Token::To]).unwrap_or(signs);
        signs.last() == Some(&Token::Captures) && line.len() == 1 + line.from(1).fillers()
    };
    let begins = match signs.last() {
        Some(Token::Piece(_)) => true,
        None | Some(Token::From | Token::With) => !line.lexicon.small().clitics.has(&line.normalized[0]),
        _ => false,
    };
    let before = || begins && captures_next(line) && !matches!(line.chess(), Some((2.., _)));
    before() || behind()
}

/// Whether the second word is one for capturing, or its sign.
fn captures_next(line: Line<'_>) -> bool {
    matches!(line.words.get(1), Some(&("x" | "X" | "×"))) || line.from(1).captures()
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

/// "Caballo B D2", "N B D2": a capital between a piece and a square is the piece's file, as dictation writes letters.
fn file_behind_piece(line: Line<'_>, signs: &[Token]) -> Option<File> {
    let mut letters = line.words[0].chars();
    let letter = letters.next().filter(|letter| letter.is_ascii_uppercase() && letters.next().is_none())?;
    let named = matches!(signs.last(), Some(Token::Piece(_)));
    File::from_char(letter.to_ascii_lowercase()).filter(|_| named && begins_with_square(line.from(1)))
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
    let acts = line.lexicon.small().articles.word(&line.normalized[0])?;
    let sign = if acts { Token::MayAct } else { Token::MayBeCaptured };
    let behind = line.from(1);
    (behind.is_piece() || begins_with_pawn_of_file(behind)).then_some(sign)
}

/// "Takes the bishop with mine", "takes theirs"; "with my bishop" names the piece.
fn of_one_kind(line: Line<'_>) -> Option<(usize, Token)> {
    let (length, said) = line.lexicon.small().in_place.longest(line.normalized)?;
    let sign = match said {
        InPlace::WithMine => Token::WithMine,
        InPlace::Theirs => Token::Theirs,
        _ => return None,
    };
    (!names_piece(line.from(length))).then_some((length, sign))
}

/// Whether a piece is named next, or a pawn by its file.
fn names_piece(line: Line<'_>) -> bool {
    let rest = line.from(line.fillers());
    rest.is_piece() || begins_with_pawn_of_file(rest)
}

/// "e-Bauer", "e Bauer".
fn begins_with_pawn_of_file(line: Line<'_>) -> bool {
    let signs = line.words.first().and_then(|word| joined(word, line.lexicon)).unwrap_or_default();
    matches!(signs[..], [Token::File(_), Token::Piece(_)]) || is_file(line) && line.from(1).is_piece()
}

/// "el caballo lo toma": what was named before is captured.
fn clitic(line: Line<'_>) -> Option<Token> {
    let taken_up = line.lexicon.small().clitics.has(&line.normalized[0]) && line.from(1).captures();
    taken_up.then_some(Token::Clitic)
}

/// "torre a d1", "a pawn takes d5": what could be the file is an article or a preposition, and says nothing of
/// where from. Which piece is meant, the position asks where two fit.
fn is_article(line: Line<'_>) -> bool {
    let Line { words, lexicon, .. } = line;
    let of_file = |at: usize| {
        let signs = words.get(at).and_then(|word| joined(word, lexicon)).unwrap_or_default();
        matches!(signs[..], [Token::File(_), Token::Piece(_)] | [Token::File(_), _, Token::Piece(_)])
    };
    // "E üti a d-t": the file has its ending.
    let ended = |at: usize| {
        let signs = words.get(at).and_then(|word| joined(word, lexicon)).unwrap_or_default();
        matches!(signs[..], [Token::File(_)] | [Token::File(_), Token::Left])
    };
    let piece = |at: usize| line.from(at).is_piece() || of_file(at) || ended(at);
    let which = || line.from(1).chess().is_some_and(|(_, meaning)| tells_which(meaning));
    let leaves = |at: usize| matches!(line.from(at).chess(), Some((_, Meaning::From)));
    // C.2 — "A e4" in Spanish: a capital before a square as a score has it is the piece.
    let as_in_a_score = |square: &&str| {
        is_letter_and_square(&format!("{}{}", words[0], square.trim_end_matches(['+', '#', '!', '?', '.'])))
    };
    let is_piece = words.get(1).is_some_and(as_in_a_score)
        && words[0].chars().all(|letter| lexicon.piece_of_letter(letter).is_some());
    if lexicon.small().before_square(words[0]) && !is_piece && begins_with_square(line.from(1)) {
        return true;
    }
    // A phrase may hold the article: "a bástya".
    !matches!(line.chess(), Some((2.., _)))
        && lexicon.small().before_piece(words[0])
        && (piece(1 + line.from(1).fillers())
            || which()
            || is_file(line.from(1)) && (piece(2 + line.from(2).fillers()) || leaves(2)))
}

/// "Á bástya": the file has its accent, and "a bástya", which is a phrase, an article.
fn accented_file(line: Line<'_>) -> Option<File> {
    let mut letters = line.words[0].chars();
    letters.next().filter(|letter| !letter.is_ascii() && letters.next().is_none())?;
    match (line.chess(), line.part(0..1).chess()) {
        (Some((2.., Meaning::Piece(_))), Some((_, Meaning::File(file)))) => Some(file),
        _ => None,
    }
}

/// Whether a word says which of two pieces is meant.
fn tells_which(meaning: Meaning) -> bool {
    matches!(
        meaning,
        Meaning::Wing(_)
            | Meaning::Left
            | Meaning::Right
            | Meaning::LightSquares
            | Meaning::DarkSquares
            | Meaning::Front
            | Meaning::Rear
            | Meaning::BeforeKing
            | Meaning::BeforeQueen
            | Meaning::BesideKing
    )
}

/// "Megy bé ötre": where accents are not compared, the last word of a phrase without weight may be the file of a square.
/// "Dama bat Golf bat": before a square "a queen" may be the queen of the first rank.
fn ends_with_place(line: Line<'_>, meaning: Meaning, length: usize) -> bool {
    let ended = length > 1 && !line.lexicon.endings().none();
    let told = |at: usize| {
        let rank =
            Rank::ALL.into_iter().map(|rank| line.lexicon.naming(NameSystem::Local).names().rank(rank));
        rank.into_iter().any(|rank| line.words.get(at) == Some(&rank))
    };
    let goes = || begins_with_square(line.from(length)) && (told(length) || told(length + 1));
    match meaning {
        Meaning::Filler => ended && begins_with_square(line.from(length - 1)),
        Meaning::Piece(_) => ended && is_rank(line.words[length - 1], line.lexicon) && goes(),
        _ => false,
    }
}

/// "a cinco", "e toma d seis": a letter that is also a small word of the language is the file, when a rank
/// or a capture follows it.
fn is_file_there(line: Line<'_>, meaning: Meaning) -> bool {
    let small = matches!(meaning, Meaning::Filler | Meaning::From | Meaning::To);
    small
        && matches!(line.normalized[0].as_bytes(), [b'a'..=b'h'])
        && (line.normalized.get(1).is_some_and(|next| is_rank(next, line.lexicon)) || line.from(1).captures())
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

/// Whether a word that looks like a file is none here: the "a" of "caballo a f3", the "e" of "e4 e xeque".
fn is_small_word(normalized: &str, before: Option<&Token>, next: Option<&str>, lexicon: &Lexicon) -> bool {
    let small = match before {
        Some(Token::Piece(role)) => {
            lexicon.small().after_piece.has(normalized) || joins_same_file(normalized, next, *role, lexicon)
        }
        Some(Token::Rank(_)) => lexicon.small().after_square.has(normalized),
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
        && lexicon.doubts().conjunctions.contains(&Normalized::from(normalized))
        && same()
}
