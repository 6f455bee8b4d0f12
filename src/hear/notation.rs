//! Written moves, letter by letter: "Sg1-f3", "e2e4", "exd6", "e7e8q", "0-0", "5254".

use std::borrow::Cow;

use shakmaty::{CastlingSide, File, Rank, Role, Square};
use unicode_normalization::UnicodeNormalization;

use crate::game::Flank;
use crate::voice::Lexicon;

/// One sign of an announcement, spoken or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token {
    File(File),
    Rank(Rank),
    Piece(Role),
    Castling(CastlingSide),
    /// "short": castling alone, or with the word for it.
    Side(CastlingSide),
    CastlingEither,
    /// Which of two pieces, or to which side is castled.
    Flank(Flank),
    /// A capital where case says nothing: this piece, or a pawn of this file.
    PieceOrPawn(Role, File),
    /// The same where the piece's letter is another language's: a pawn of this file, or that piece.
    PawnOrPiece(File, Role),
    Captures,
    /// "For": the piece before it captures the one behind it.
    Against,
    From,
    To,
    EnPassant,
    Check,
    Mate,
    Promotes,
    DrawOffer,
    /// The piece behind it moves: "with the bishop", "alfilak".
    With,
    /// A piece like the captured one captures it.
    WithMine,
    /// A piece like the one that captures is captured.
    Theirs,
    /// The piece behind it is captured: "huszárt".
    Captured,
    /// The piece behind it may be the one that captures: "der Springer".
    MayAct,
    /// The piece behind it may be the captured one: "den Springer".
    MayBeCaptured,
    /// The piece before it was captured: "lo toma".
    Clitic,
    /// The square before it was left: "g1-ről".
    Left,
    /// How far it goes.
    Steps(u32),
    /// A pawn goes straight ahead.
    Ahead,
    /// One of these two squares, as White counts the ranks: "bishop three".
    Descriptive(Square, Square),
    /// The file and the square before it may be one square, spelled as it sounds: "de4".
    MayBeSpelled,
    /// To which side is castled, as the player sees the board.
    Leftward,
    Rightward,
}

impl Token {
    /// Whether it says something of where a piece is or goes, and no more.
    pub(super) fn is_of_a_place(self) -> bool {
        matches!(self, Token::File(_) | Token::Rank(_) | Token::To | Token::From | Token::Left)
    }

    /// Whether it hangs on a word for the grammar of moves alone, and says nothing where no move is told.
    pub(super) fn is_grammar(self) -> bool {
        matches!(
            self,
            Token::To
                | Token::From
                | Token::Left
                | Token::With
                | Token::WithMine
                | Token::Theirs
                | Token::Captured
                | Token::MayAct
                | Token::MayBeCaptured
                | Token::Clitic
        )
    }
}

/// Why a written word is no move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Unwritten {
    /// It looks like a square and is none: "e9", "k4".
    NoSquare,
    /// It begins with a capital that is no piece's in this voice: "Nf3" in German.
    NoPiece(char),
    /// It is no notation at all.
    Other,
}

/// What may hang on a written move beside the voice's marks for en passant, longest first; the sign it
/// stands for.
const SUFFIXES: [(&str, Option<Token>); 8] = [
    ("(=)", Some(Token::DrawOffer)),
    ("++", Some(Token::Mate)),
    ("#", Some(Token::Mate)),
    ("+", Some(Token::Check)),
    ("!", None),
    ("?", None),
    (".", None),
    (":", None),
];

/// Castling as it is written, dashes and capitals aside; "00-0" stands in a printed edition of the Laws.
const CASTLING: [(&str, CastlingSide); 2] =
    [("00", CastlingSide::KingSide), ("000", CastlingSide::QueenSide)];

/// The pieces that ICCF's digits 1 to 4 stand for behind a pawn's move.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

/// The text with signs as a keyboard has them: fullwidth letters and digits are the usual ones, every hyphen
/// and dash is "-", and what only chooses how a sign is drawn is left out.
pub(super) fn plain_signs(text: &str) -> Cow<'_, str> {
    // Signs of that kind take three bytes, umlauts two.
    if text.bytes().fold(0, u8::max) < 0xe2 {
        return Cow::Borrowed(text);
    }
    let mut plain = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{ff0d}' => plain.push('-'),
            '\u{fe00}'..='\u{fe0f}' => {}
            '\u{ff01}'..='\u{ff5e}' => plain.extend(std::iter::once(sign).nfkc()),
            _ => plain.push(sign),
        }
    }
    Cow::Owned(plain)
}

/// The signs of one written word.
pub(super) fn read(word: &str, lexicon: &Lexicon) -> Result<Vec<Token>, Unwritten> {
    let (word, suffixes) = strip(move_number_off(word), lexicon);
    if word.is_empty() {
        return if suffixes.is_empty() { Err(Unwritten::Other) } else { Ok(suffixes) };
    }
    let mut signs = match (castling(word), numeric(word)) {
        (Some(side), _) => vec![Token::Castling(side)],
        (None, Some(signs)) => signs,
        (None, None) => letters(word, lexicon)?,
    };
    signs.extend(suffixes);
    Ok(signs)
}

/// "1.e4" -> "e4", "11...Sf6" -> "Sf6", "12." -> "".
fn move_number_off(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    // No game has a thousand moves; four digits are a move themselves.
    if (1..4).contains(&(word.len() - rest.len())) && (rest.starts_with('.') || rest.starts_with('…')) {
        rest.trim_start_matches(['.', '…'])
    } else {
        word
    }
}

fn strip<'a>(word: &'a str, lexicon: &Lexicon) -> (&'a str, Vec<Token>) {
    let marks =
        lexicon.chess_words().en_passant_marks.iter().map(|mark| (mark.as_str(), Some(Token::EnPassant)));
    let suffixes: Vec<(&str, Option<Token>)> = marks.chain(SUFFIXES).collect();
    let mut rest = word;
    let mut signs = Vec::new();
    // "Bai" is Basque for yes, and no square before its mark.
    let hangs = |cut: &str, sign: Option<Token>| {
        sign != Some(Token::EnPassant) || cut.is_empty() || cut.ends_with(|sign: char| !sign.is_alphabetic())
    };
    while let Some((cut, sign)) = suffixes.iter().find_map(|(suffix, sign)| {
        rest.strip_suffix(suffix).filter(|cut| hangs(cut, *sign)).map(|cut| (cut, *sign))
    }) {
        rest = cut;
        signs.extend(sign);
    }
    signs.reverse();
    (rest, signs)
}

/// ICCF's digits: file and rank of both squares, and what a pawn becomes.
fn numeric(word: &str) -> Option<Vec<Token>> {
    let digits = word.bytes().map(|byte| byte.checked_sub(b'1').filter(|digit| *digit < 8));
    let digits: Vec<u32> = digits.map(|digit| digit.map(u32::from)).collect::<Option<_>>()?;
    let [file, rank, to_file, to_rank, becomes @ ..] = digits.as_slice() else { return None };
    let mut signs = vec![
        Token::File(File::new(*file)),
        Token::Rank(Rank::new(*rank)),
        Token::File(File::new(*to_file)),
        Token::Rank(Rank::new(*to_rank)),
    ];
    match becomes {
        [] => {}
        [piece] => {
            let piece = *PROMOTIONS.get(usize::try_from(*piece).ok()?)?;
            signs.extend([Token::Promotes, Token::Piece(piece)]);
        }
        _ => return None,
    }
    Some(signs)
}

fn castling(word: &str) -> Option<CastlingSide> {
    // "0-0-" is cut off: it may be either.
    if word.starts_with('-') || word.ends_with('-') {
        return None;
    }
    let zeros: String = word
        .chars()
        .filter(|sign| *sign != '-')
        .map(|sign| if matches!(sign, 'O' | 'o') { '0' } else { sign })
        .collect();
    CASTLING.iter().find(|(written, _)| *written == zeros).map(|(_, side)| *side)
}

fn letters(word: &str, lexicon: &Lexicon) -> Result<Vec<Token>, Unwritten> {
    let chars: Vec<char> = word.chars().collect();
    if let [letter @ 'i'..='z', digit] = chars.as_slice()
        && digit.is_ascii_digit()
        && *letter != 'x'
    {
        // "k4" looks like a square, whatever piece the letter may be.
        return Err(Unwritten::NoSquare);
    }
    let mut signs: Vec<Token> = Vec::new();
    for (place, letter) in chars.iter().copied().enumerate() {
        let next_is_rank = chars.get(place + 1).is_some_and(|next| rank(*next).is_some());
        let small_square_follows =
            chars[place + 1..].windows(2).any(|pair| matches!(pair[0], 'a'..='h') && rank(pair[1]).is_some());
        let last = matches!(chars[place + 1..], [] | [')']);
        let sign = match letter {
            'x' | 'X' | '×' | ':' if !signs.is_empty() => Token::Captures,
            '-' if !signs.is_empty() && !last => continue,
            '=' | '/' if signs.len() >= 2 && !last => Token::Promotes,
            '(' | ')' if signs.len() >= 2 => continue,
            _ if place == 0
                && (small_square_follows || matches!(chars.get(1), Some('x' | '×' | ':')))
                && foreign(letter, lexicon) =>
            {
                return Err(why(&chars, lexicon));
            }
            _ if place == 0
                && goes_where_no_pawn_goes(&chars)
                && let Some(role) = lexicon.piece_of_letter(letter.to_ascii_uppercase()) =>
            {
                Token::Piece(role)
            }
            _ if place == 0
                && is_among_capitals(&chars)
                && let Some(either) = piece_or_pawn(letter, lexicon) =>
            {
                either
            }
            _ => match figurine(letter) {
                Some(role) => Token::Piece(role),
                None => plain(letter, place, next_is_rank && !small_square_follows, last, &signs, lexicon)
                    .ok_or_else(|| why(&chars, lexicon))?,
            },
        };
        // A piece behind a square is what a pawn becomes; spoken, it may be the one that moves.
        if matches!(sign, Token::Piece(_)) && signs.len() >= 2 && signs.last() != Some(&Token::Promotes) {
            signs.push(Token::Promotes);
        }
        signs.push(sign);
    }
    Ok(signs)
}

/// A letter or digit. Small letters a to h are files (C.5) and capitals are pieces (C.2), unless a rank
/// follows a capital and all is written in capitals, as dictation and capital typing do: "E4", "D2D4".
/// In "D1a3" the small square shows that capitals mean pieces: the queen of the first rank (C.10).
fn plain(
    letter: char,
    place: usize,
    names_square: bool,
    last: bool,
    before: &[Token],
    lexicon: &Lexicon,
) -> Option<Token> {
    if let Some(rank) = rank(letter) {
        return Some(Token::Rank(rank));
    }
    let after_square = matches!(before.last(), Some(Token::Rank(_) | Token::Promotes)) && before.len() >= 2;
    if last && after_square {
        // A promotion at the end: UCI's small letters mean what they mean everywhere, others the voice's. UCI
        // names both squares; behind one alone such a letter may be an ending of the language.
        let places = before.iter().filter(|sign| matches!(sign, Token::File(_) | Token::Rank(_))).count();
        let uci = if letter.is_ascii_lowercase() && places == 4 { Role::from_char(letter) } else { None };
        return uci.or_else(|| lexicon.piece_of_letter(letter)).map(Token::Piece);
    }
    let file = File::from_char(letter.to_ascii_lowercase());
    let piece = lexicon.piece_of_letter(letter);
    match (file, piece) {
        (Some(file), _) if letter.is_ascii_lowercase() || names_square => Some(Token::File(file)),
        (_, Some(piece)) if place == 0 => Some(Token::Piece(piece)),
        (Some(file), _) => Some(Token::File(file)),
        _ => None,
    }
}

/// C.2, C.5 — a capital may be the piece's letter or the file's: the voice's own pieces, or the English that scores
/// everywhere are written with.
pub(super) fn piece_or_pawn(letter: char, lexicon: &Lexicon) -> Option<Token> {
    let file = File::from_char(letter.to_ascii_lowercase()).filter(|_| letter.is_ascii_uppercase())?;
    let own = lexicon.piece_of_letter(letter).map(|role| Token::PieceOrPawn(role, file));
    own.or_else(|| Role::from_char(letter).map(|role| Token::PawnOrPiece(file, role)))
}

/// "Cf3" in small letters: whether the square is more than a file away from the file that the first letter may be, so
/// that no pawn of that file ever gets there and the letter is a piece's.
fn goes_where_no_pawn_goes(chars: &[char]) -> bool {
    let square = match chars {
        [letter, square @ ..] if letter.is_ascii_lowercase() => square.strip_prefix(&['x']).unwrap_or(square),
        _ => return false,
    };
    let [to, number] = square else { return false };
    let files = File::from_char(chars[0]).zip(File::from_char(*to));
    rank(*number).is_some() && files.is_some_and(|(from, to)| from.distance(to) > 1)
}

/// "BXC3", "BC3": the square is written in capitals too, so that the first one says nothing.
fn is_among_capitals(chars: &[char]) -> bool {
    let square = match chars.get(1) {
        Some('x' | 'X' | '×' | ':' | '-') => chars.get(2..),
        _ => chars.get(1..),
    };
    matches!(square, Some(['A'..='H', number, ..]) if rank(*number).is_some())
}

fn rank(letter: char) -> Option<Rank> {
    Rank::from_char(letter)
}

fn figurine(letter: char) -> Option<Role> {
    match letter {
        '♔' | '♚' => Some(Role::King),
        '♕' | '♛' => Some(Role::Queen),
        '♖' | '♜' => Some(Role::Rook),
        '♗' | '♝' => Some(Role::Bishop),
        '♘' | '♞' => Some(Role::Knight),
        '♙' | '♟' => Some(Role::Pawn),
        _ => None,
    }
}

/// Whether a capital is no piece's letter in this voice. Each from A to H is one in some other: "B" is the
/// English bishop, so that in German "Bb4" is neither a bishop's move nor one of the b-pawn.
fn foreign(letter: char, lexicon: &Lexicon) -> bool {
    letter.is_ascii_uppercase() && lexicon.piece_of_letter(letter).is_none()
}

fn is_unknown_piece(letter: char, lexicon: &Lexicon) -> bool {
    letter.is_ascii_lowercase()
        && Role::from_char(letter).is_some()
        && lexicon.piece_of_letter(letter).is_none()
}

/// What kind of nonsense it is.
fn why(chars: &[char], lexicon: &Lexicon) -> Unwritten {
    let chars = chars.strip_suffix(&[')']).unwrap_or(chars);
    match chars {
        [letter, digit] if letter.is_ascii_alphabetic() && digit.is_ascii_digit() => Unwritten::NoSquare,
        // Nothing without a digit looks like a written move: "Ida".
        _ if !chars.iter().any(char::is_ascii_digit) => Unwritten::Other,
        [letter, rest @ ..]
            if foreign(*letter, lexicon)
                && letters(rest.iter().collect::<String>().trim_start_matches(['x', ':', '-']), lexicon)
                    .is_ok_and(|signs| signs.len() >= 2) =>
        {
            Unwritten::NoPiece(*letter)
        }
        // UCI's small letters name both squares: "c8b" is a bishop in English alone.
        [square @ .., letter]
            if (foreign(*letter, lexicon) || is_unknown_piece(*letter, lexicon))
                && letters(square.iter().collect::<String>().trim_end_matches(['=', '/', '(']), lexicon)
                    .is_ok_and(|signs| matches!(signs.as_slice(), [_, .., Token::Rank(_)])) =>
        {
            Unwritten::NoPiece(*letter)
        }
        _ if chars.windows(2).any(|pair| {
            File::from_char(pair[0].to_ascii_lowercase()).is_some() && matches!(pair[1], '0' | '9')
        }) =>
        {
            Unwritten::NoSquare
        }
        _ => Unwritten::Other,
    }
}
