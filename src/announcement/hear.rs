//! Text to what was said: every form of Appendix D, written notation, and what a desk is asked.
//!
//! No position is looked at here. A word nobody knows is never passed over: it is named in
//! [`NotHeard`], because a move heard without it could be another one.

use arrayvec::ArrayVec;
use shakmaty::{File, Rank, Role, Square};

use super::notation::{self, Sign, Unwritten};
use super::question::question;
use super::report::{self, BoardReport};
use super::request::{self, Request};
use super::{Announcement, Question, Said, Speaker};
use crate::voice::{Folded, Lexicon, Meaning, RequestWord, SpeakerWord, fold};

/// What a line holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// A move, and whether a draw was offered with it: "Kb1 (=)" (C.12).
    Announcement(Announcement, bool),
    /// Anything else a desk can be asked.
    Request(Request),
    /// A number alone: the answer to a question with numbered answers.
    Choice(u32),
}

/// A line and who said it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Utterance {
    /// The speaker named at the start of the line.
    pub speaker: Option<Speaker>,
    /// What was said.
    pub heard: Heard,
}

/// Why a line is neither a move nor a request. Each holds the words to tell it with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotHeard {
    /// Nothing but white space, punctuation or words without weight.
    Nothing,
    /// A word that means nothing here.
    UnknownWord(String),
    /// Something like a square that is on no chessboard.
    NoSquare(String),
    /// A capital that is no piece's letter in this voice.
    NoPiece(char),
    /// No square to go to was named.
    NoDestination,
    /// Nothing but a piece was named.
    PieceAlone(Role),
    /// More squares or pieces than one move has.
    TooMuch,
    /// Castling without the side.
    WhichCastling,
    /// Castling and a square in one announcement.
    CastlingAndMore,
    /// A request whose rest cannot be understood: the request and the rest.
    RequestUnclear(RequestWord, String),
    /// A board report names a piece without its colour, or a square without what stands there.
    ReportUnclear(String),
}

/// Understands one line.
///
/// # Errors
/// [`NotHeard`] says what could not be understood.
pub fn hear(line: &str, lexicon: &Lexicon) -> Result<Utterance, NotHeard> {
    let line = notation::plain_signs(line);
    let (speaker, rest) = speaker_of(&line, lexicon);
    // A key stands for a whole line.
    let rest = lexicon.key(rest.trim()).unwrap_or(rest);
    let words = split(rest);
    let folded: Vec<Folded> = words.iter().map(|word| folded(word)).collect();
    match understand(rest, &words, &folded, lexicon) {
        Ok(heard) => Ok(Utterance { speaker, heard }),
        // A board named with something unclear is no speaker.
        Err(why @ NotHeard::ReportUnclear(_)) => Err(why),
        // Dictation writes no colon after the speaker.
        Err(why) => {
            match lexicon.speaker(&folded).filter(|(length, _)| speaker.is_none() && *length < words.len()) {
                Some((length, word)) => understand(rest, &words[length..], &folded[length..], lexicon)
                    .map(|heard| Utterance { speaker: Some(self::speaker(word)), heard })
                    .map_err(|_| why),
                None => Err(why),
            }
        }
    }
}

/// A word as it is compared; a colon at its end is punctuation.
pub(super) fn folded(word: &str) -> Folded {
    let mut folded = fold(word);
    while folded.ends_with(':') {
        folded.pop();
    }
    folded
}

/// Cuts "white:" off the front. "white board: …" is no speaker and stays.
pub(super) fn speaker_of<'a>(line: &'a str, lexicon: &Lexicon) -> (Option<Speaker>, &'a str) {
    let Some((head, rest)) = line.split_once(':') else { return (None, line) };
    let head: Vec<Folded> = split(head).iter().map(|word| fold(word)).collect();
    match lexicon.speaker(&head) {
        Some((length, word)) if length == head.len() => (Some(speaker(word)), rest),
        _ => (None, line),
    }
}

pub(super) fn speaker(word: SpeakerWord) -> Speaker {
    match word {
        SpeakerWord::White => Speaker::White,
        SpeakerWord::Black => Speaker::Black,
        SpeakerWord::Assistant => Speaker::Assistant,
        SpeakerWord::Arbiter => Speaker::Arbiter,
    }
}

/// The words of a line; commas and the like part them, full stops and colons stay with their word.
pub(super) fn split(line: &str) -> Vec<&str> {
    let mut words = Vec::with_capacity(8);
    let (mut begins, mut unusual) = (0, false);
    for (at, byte) in line.bytes().enumerate() {
        if byte.is_ascii() && parts_words(char::from(byte)) {
            add_words(&mut words, &line[begins..at], unusual);
            (begins, unusual) = (at + 1, false);
        }
        // What begins so may be a quotation mark or a blank beyond ASCII.
        unusual |= byte == 0xc2 || byte >= 0xe1;
    }
    add_words(&mut words, &line[begins..], unusual);
    words
}

fn add_words<'a>(words: &mut Vec<&'a str>, part: &'a str, unusual: bool) {
    let is_word = |word: &&str| {
        word.as_bytes().first().is_some_and(u8::is_ascii_alphanumeric)
            || word.chars().any(|sign| !matches!(sign, '.' | ':' | '-' | '–' | '…'))
    };
    if unusual {
        words.extend(part.split(parts_words).filter(is_word));
    } else if is_word(&part) {
        words.push(part);
    }
}

fn parts_words(sign: char) -> bool {
    match sign {
        ' ' | '\t'..='\r' | ',' | ';' | '!' | '?' | '"' => true,
        _ if sign.is_ascii() => false,
        _ => sign.is_whitespace() || matches!(sign, '„' | '“' | '”' | '»' | '«' | '¿' | '¡'),
    }
}

fn understand(text: &str, words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Result<Heard, NotHeard> {
    // Most lines are moves, and no word of a move asks for anything.
    if plain.iter().any(|word| lexicon.may_ask(word) || word.contains('-')) {
        if let Some(asked) = asks(words, plain, lexicon) {
            return Ok(Heard::Request(Request::Ask(asked)));
        }
        if (0..plain.len()).any(|at| lexicon.request(&plain[at..]).is_some())
            && let Some(asked) = asked(text, words, plain, lexicon)?
        {
            return Ok(asked);
        }
    }
    match announced(words, plain, lexicon) {
        Ok((announcement, offer)) => Ok(Heard::Announcement(announcement, offer)),
        // No number alone is a move.
        Err(why) => choice(&plain[fillers(plain, lexicon)..], lexicon).map(Heard::Choice).ok_or(why),
    }
}

/// A line that asks about the board or the game. A line that is a request from end to end stays one, and
/// what follows a correction or the name of a board is no question.
fn asks(words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Option<Question> {
    // "e-Linie": a word of asking may hang on a letter.
    let hangs = |word: &Folded| {
        word.split_once('-').is_some_and(|(_, rest)| lexicon.question(&[Folded::from(rest)]).is_some())
    };
    if !(0..plain.len()).any(|at| lexicon.question(&plain[at..]).is_some() || hangs(&plain[at])) {
        return None;
    }
    let skipped = fillers(plain, lexicon);
    let request = [0, skipped].into_iter().find_map(|at| Some((at, lexicon.request(&plain[at..])?)));
    if let Some((at, (length, word))) = request {
        let whole = at + length == plain.len();
        let takes_rest =
            matches!(word, RequestWord::Correct | RequestWord::WhiteBoard | RequestWord::BlackBoard);
        if whole || takes_rest {
            return None;
        }
    }
    question(words, plain, lexicon)
}

/// A line in which something may be asked for.
fn asked(text: &str, words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Result<Option<Heard>, NotHeard> {
    if let Some(request) = request::time_anywhere(plain, lexicon) {
        return Ok(Some(Heard::Request(request)));
    }
    // "ich gebe auf" begins with a word without weight, so the whole line is tried first.
    let skipped = fillers(plain, lexicon);
    for start in if skipped == 0 { vec![0] } else { vec![0, skipped] } {
        if let Some((length, word)) = lexicon.request(&plain[start..])
            // "meine Zeit": what was skipped says whose. And a press, which ends the right to correct (D.2.8),
            // is said outright.
            && (start == 0 || !matches!(word, RequestWord::Time | RequestWord::Press))
            && let Some(heard) = requested(text, words, plain, start + length, word, lexicon)?
        {
            return Ok(Some(heard));
        }
    }
    Ok(time_asked_backwards(plain, lexicon).map(Heard::Request))
}

/// "meine Zeit", "verbrauchte Zeit": the words that narrow the question stand before it.
fn time_asked_backwards(folded: &[Folded], lexicon: &Lexicon) -> Option<Request> {
    let at = (0..folded.len())
        .find(|at| matches!(lexicon.request(&folded[*at..]), Some((_, RequestWord::Time))))?;
    let (length, word) = lexicon.request(&folded[at..])?;
    let narrowing = [&folded[..at], &folded[at + length..]].concat();
    request::with_rest(word, &[], &narrowing, lexicon)
}

pub(super) fn fillers(folded: &[Folded], lexicon: &Lexicon) -> usize {
    let mut skipped = 0;
    while let Some((length, Meaning::Filler)) = lexicon.chess(&folded[skipped..]) {
        skipped += length;
    }
    skipped
}

/// A request and its rest, or `None` when the words only begin like one.
fn requested(
    text: &str,
    words: &[&str],
    folded: &[Folded],
    at: usize,
    word: RequestWord,
    lexicon: &Lexicon,
) -> Result<Option<Heard>, NotHeard> {
    let rest = &folded[at..];
    // Where nothing follows, the request's own words are what could not be understood.
    let unclear = || {
        NotHeard::RequestUnclear(
            word,
            words.get(at..).filter(|rest| !rest.is_empty()).unwrap_or(words).join(" "),
        )
    };
    let request = match word {
        RequestWord::Correct if rest.is_empty() => return Err(unclear()),
        RequestWord::Correct => Request::Correct(announced(&words[at..], rest, lexicon)?.0),
        RequestWord::WhiteBoard | RequestWord::BlackBoard => {
            if rest.is_empty() {
                return Err(NotHeard::ReportUnclear(words.join(" ")));
            }
            let color = shakmaty::Color::from_white(word == RequestWord::WhiteBoard);
            if rest.is_empty() {
                return Err(NotHeard::ReportUnclear(String::new()));
            }
            Request::Board(color, board_report(text, &words[at..], rest, lexicon)?)
        }
        _ => match request::with_rest(word, &words[at..], rest, lexicon) {
            Some(request) => request,
            // "Zeit" with a rest nobody knows is still about time; "Ende Eva vier" is nothing of the kind.
            None if announced(words, folded, lexicon).is_ok() => return Ok(None),
            None => return Err(unclear()),
        },
    };
    Ok(Some(Heard::Request(request)))
}

fn board_report(
    text: &str,
    words: &[&str],
    folded: &[Folded],
    lexicon: &Lexicon,
) -> Result<BoardReport, NotHeard> {
    if let Some(report) = report::placement(text) {
        return Ok(report);
    }
    if report::names_contents(folded, lexicon) {
        return report::contents(words, folded, lexicon);
    }
    announced(words, folded, lexicon).map(|(announcement, _)| BoardReport::Instead(announcement))
}

fn choice(folded: &[Folded], lexicon: &Lexicon) -> Option<u32> {
    // "drei bitte"
    if let [number @ .., last] = folded
        && !number.is_empty()
        && matches!(lexicon.chess(std::slice::from_ref(last)), Some((1, Meaning::Filler)))
    {
        return choice(number, lexicon);
    }
    let [word] = folded else {
        return lexicon
            .numbers()
            .longest(folded)
            .filter(|(length, _)| *length == folded.len())
            .map(|(_, n)| n);
    };
    // "00" is castling without its dashes, no number.
    if word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0') {
        return word.parse().ok();
    }
    match lexicon.chess(folded) {
        Some((1, Meaning::Rank(rank))) => Some(u32::from(rank) + 1),
        Some(_) => None,
        None => lexicon.numbers().longest(folded).map(|(_, number)| number),
    }
}

/// The signs of an announcement, in order; words without weight are left out.
pub(super) fn signs(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Result<Vec<Sign>, NotHeard> {
    let mut signs = Vec::with_capacity(8);
    let ending = lexicon.acting_ending();
    let mut acted = false;
    let mut at = usize::from(is_numbered(words));
    while at < words.len() {
        let before = signs.len();
        let length = next_signs(words, folded, at, &mut signs, lexicon)?;
        if let (Some(ending), [.., Sign::Piece(_)]) = (ending, &signs[before..]) {
            let acts = folded[at + length - 1].ends_with(ending);
            // "gaztelua zaldiak": the ending says which of the two captures.
            if acts && !acted && matches!(signs[..before], [.., Sign::Piece(_)]) {
                signs.swap(before - 1, before);
            }
            acted = acts;
        }
        at += length;
    }
    Ok(signs)
}

/// No announcement begins with a rank: a number there is the move's, "3." or "12". With four digits it is a
/// move itself, "5254".
pub(super) fn is_numbered(words: &[&str]) -> bool {
    let number = |word: &str| word.trim_end_matches(['.', '…']).parse::<u16>();
    words.len() > 1 && number(words[0]).is_ok_and(|number| number < 1000)
}

/// Adds the signs of the word or phrase at this place, and says how many words it is.
// Every word that is heard goes through here; as a call of its own it would cost a fiftieth of the hearing.
#[allow(clippy::inline_always)]
#[inline(always)]
pub(super) fn next_signs(
    words: &[&str],
    folded: &[Folded],
    at: usize,
    signs: &mut Vec<Sign>,
    lexicon: &Lexicon,
) -> Result<usize, NotHeard> {
    let next = words.get(at + 1).copied();
    if let Some(file) =
        lexicon.file_before_rank(&folded[at]).filter(|_| next.is_some_and(|next| is_rank(next, lexicon)))
    {
        signs.push(Sign::File(file));
        return Ok(1);
    }
    if let Some((length, meaning)) = lexicon.chess(&folded[at..])
        && !(length == 1 && is_file_there(&folded[at..], meaning, lexicon))
    {
        signs.extend(sign(meaning));
        return Ok(length);
    }
    if !is_small_word(&folded[at], signs.last(), next, lexicon) {
        signs.extend(written(words[at], next, lexicon)?);
    }
    Ok(1)
}

/// "a cinco", "e toma d seis": a letter that is also a small word of the language is the file, when a rank
/// or a capture follows it.
fn is_file_there(folded: &[Folded], meaning: Meaning, lexicon: &Lexicon) -> bool {
    let small = matches!(meaning, Meaning::Filler | Meaning::From | Meaning::To);
    small
        && matches!(folded[0].as_bytes(), [b'a'..=b'h'])
        && (folded.get(1).is_some_and(|next| is_rank(next, lexicon))
            || matches!(lexicon.chess(&folded[1..]), Some((_, Meaning::Captures))))
}

/// What a word of this meaning stands for in an announcement; one without weight stands for nothing.
pub(super) fn sign(meaning: Meaning) -> Option<Sign> {
    Some(match meaning {
        Meaning::File(file) => Sign::File(file),
        Meaning::Rank(rank) => Sign::Rank(rank),
        Meaning::Piece(role) => Sign::Piece(role),
        Meaning::Castling(side) => Sign::Castling(side),
        Meaning::CastlingEither => Sign::CastlingEither,
        Meaning::Captures => Sign::Captures,
        Meaning::From => Sign::From,
        Meaning::To => Sign::To,
        Meaning::EnPassant => Sign::EnPassant,
        Meaning::Check => Sign::Check,
        Meaning::Mate => Sign::Mate,
        Meaning::Promotes => Sign::Promotes,
        Meaning::Filler => return None,
    })
}

/// One written word. A capital alone that is both a file and a piece ("D" in German) is the file when a
/// rank follows it and the piece otherwise.
fn written(word: &str, next: Option<&str>, lexicon: &Lexicon) -> Result<Vec<Sign>, NotHeard> {
    match word {
        "x" | "X" | "×" => return Ok(vec![Sign::Captures]),
        "=" => return Ok(vec![Sign::Promotes]),
        "-" | "–" => return Ok(vec![Sign::To]),
        _ => {}
    }
    let alone = word.trim_end_matches(['.', ':']);
    if let Ok(number @ 1..=8) = alone.parse::<u32>() {
        return Ok(vec![Sign::Rank(Rank::new(number - 1))]);
    }
    let mut letters = alone.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && let Some(file) = File::from_char(letter.to_ascii_lowercase())
        && (letter.is_ascii_lowercase()
            || lexicon.piece_of_letter(letter).is_none()
            || next.is_some_and(|next| is_rank(next, lexicon)))
    {
        return Ok(vec![Sign::File(file)]);
    }
    // Notation first: "Be3" is a bishop's move, though "be" is how dictation may write a file.
    let why = match notation::read(word, lexicon) {
        Ok(signs) => return Ok(signs),
        Err(why) => why,
    };
    if let Some(square) = run_together(alone, lexicon).or_else(|| with_ending(alone, lexicon)) {
        return Ok(square.to_vec());
    }
    Err(match why {
        Unwritten::NoSquare => NotHeard::NoSquare(word.to_owned()),
        Unwritten::NoPiece(letter) => NotHeard::NoPiece(letter),
        // "Felix neun"
        Unwritten::Other if lexicon.numbers().named(&fold(word)).is_some() => {
            NotHeard::NoSquare(word.to_owned())
        }
        Unwritten::Other => NotHeard::UnknownWord(word.to_owned()),
    })
}

/// "Gustav1": some dictation writes a square's name as one word.
fn run_together(word: &str, lexicon: &Lexicon) -> Option<[Sign; 2]> {
    let mut letters = word.chars();
    let rank = Rank::from_char(letters.next_back()?)?;
    match lexicon.chess(&[fold(letters.as_str())])? {
        (_, Meaning::File(file)) => Some([Sign::File(file), Sign::Rank(rank)]),
        _ => None,
    }
}

/// "f3-ra", "F3ra": a written square with an ending; the lexicon has the digit with its endings.
fn with_ending(word: &str, lexicon: &Lexicon) -> Option<[Sign; 2]> {
    let mut letters = word.chars();
    let file = File::from_char(letters.next()?.to_ascii_lowercase())?;
    let rank = letters.as_str();
    match lexicon.chess(&[fold(rank)])? {
        (_, Meaning::Rank(at)) if rank.starts_with(|sign: char| sign.is_ascii_digit()) => {
            Some([Sign::File(file), Sign::Rank(at)])
        }
        _ => None,
    }
}

/// Whether a word that looks like a file is none here: the "a" of "caballo a f3", the "e" of "e4 e xeque".
fn is_small_word(folded: &str, before: Option<&Sign>, next: Option<&str>, lexicon: &Lexicon) -> bool {
    let small = match before {
        Some(Sign::Piece(_)) => lexicon.is_small_after_piece(folded),
        Some(Sign::Rank(_)) => lexicon.is_small_after_square(folded),
        _ => false,
    };
    let captures = |next: &str| {
        matches!(next, "x" | "X" | "×")
            || matches!(lexicon.chess(&[fold(next)]), Some((_, Meaning::Captures)))
    };
    small && next.is_some_and(|next| !is_rank(next, lexicon) && !captures(next))
}

pub(super) fn is_rank(word: &str, lexicon: &Lexicon) -> bool {
    let folded = [fold(word)];
    matches!(lexicon.chess(&folded), Some((_, Meaning::Rank(_))))
        || word.trim_end_matches('.').parse::<u8>().is_ok_and(|number| (1..=8).contains(&number))
}

fn announced(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Result<(Announcement, bool), NotHeard> {
    let mut signs = signs(words, folded, lexicon)?;
    if lexicon.acting_ending().is_some() {
        captured_behind(&mut signs);
    }
    let offer = signs.contains(&Sign::DrawOffer);
    signs.retain(|sign| *sign != Sign::DrawOffer);
    Ok((sentence(&signs)?, offer))
}

/// Brings "zaldiak gaztelua jan", where what is captured is said before the word for it, into the order of the
/// grammar. One piece alone before that word stays the one that captures, and so does one behind a square
/// unless a square follows: it may be what a pawn becomes.
fn captured_behind(signs: &mut [Sign]) {
    let Some(at) = signs.iter().position(|sign| *sign == Sign::Captures) else { return };
    let [before @ .., Sign::Piece(_)] = &signs[..at] else { return };
    let place = |sign: &Sign| matches!(sign, Sign::File(_) | Sign::Rank(_));
    let two_pieces = matches!(before.last(), Some(Sign::Piece(_)));
    let between_places = before.iter().any(place) && signs[at..].iter().any(place);
    if two_pieces || between_places {
        signs.swap(at - 1, at);
    }
}

/// The grammar: `[piece] [origin] [takes [piece]] destination [becomes] [piece] [e.p.] [check|mate]`.
pub(super) fn sentence(signs: &[Sign]) -> Result<Announcement, NotHeard> {
    if signs.is_empty() {
        return Err(NotHeard::Nothing);
    }
    if let [Sign::Piece(role)] | [Sign::Promotes, Sign::Piece(role)] = signs {
        return Err(NotHeard::PieceAlone(*role));
    }
    if signs.contains(&Sign::CastlingEither) {
        return Err(NotHeard::WhichCastling);
    }
    if let Some(Sign::Castling(side)) = signs.iter().find(|sign| matches!(sign, Sign::Castling(_))) {
        let rest = |sign: &&Sign| !matches!(sign, Sign::Check | Sign::Mate | Sign::Piece(Role::King));
        return match signs.iter().filter(rest).count() {
            1 => Ok(Announcement::Castling(*side)),
            _ => Err(NotHeard::CastlingAndMore),
        };
    }
    let mut said = Said::default();
    let mut places: ArrayVec<(Option<File>, Option<Rank>), 2> = ArrayVec::new();
    let mut places_before_capture = 0;
    let mut rest = signs.iter().copied().peekable();
    let mut promotes = false;
    let mut becomes_first = false;
    let mut since_capture = false;
    while let Some(sign) = rest.next() {
        match sign {
            Sign::File(_) | Sign::Rank(_) if said.promotion.is_some() && !becomes_first => {
                return Err(NotHeard::TooMuch);
            }
            Sign::File(file) => {
                let rank = match rest.peek() {
                    Some(Sign::Rank(rank)) => Some(*rank),
                    _ => None,
                };
                if rank.is_some() {
                    rest.next();
                }
                places.try_push((Some(file), rank)).map_err(|_| NotHeard::TooMuch)?;
                since_capture = false;
            }
            Sign::Rank(rank) => {
                places.try_push((None, Some(rank))).map_err(|_| NotHeard::TooMuch)?;
                since_capture = false;
            }
            Sign::Piece(role) => {
                let part = if since_capture && !promotes {
                    &mut said.captured
                } else if places.is_empty() && !said.captures && !promotes {
                    &mut said.role
                } else {
                    // "corono dama en e8": the square follows.
                    becomes_first = places.is_empty() && promotes;
                    &mut said.promotion
                };
                if part.replace(role).is_some() {
                    return Err(NotHeard::TooMuch);
                }
            }
            Sign::Captures => {
                if said.captures {
                    return Err(NotHeard::TooMuch);
                }
                said.captures = true;
                since_capture = true;
                places_before_capture = places.len();
            }
            Sign::EnPassant => said.en_passant = true,
            Sign::Check => said.check = true,
            Sign::Mate => said.mate = true,
            Sign::Promotes => promotes = true,
            Sign::From | Sign::To | Sign::DrawOffer | Sign::Castling(_) | Sign::CastlingEither => {}
        }
    }
    let captured_says_where = said.captures && said.captured.is_some();
    let full = |place: &(Option<File>, Option<Rank>)| Some(Square::from_coords(place.0?, place.1?));
    let origin = match places.as_slice() {
        // "Turm Anna eins schlägt Turm": what stands before the word is where the rook comes from.
        [from] if captured_says_where && places_before_capture == 1 => Some(*from),
        [to] if full(to).is_some() => {
            said.to = full(to);
            None
        }
        [from] if captured_says_where => Some(*from),
        [] if captured_says_where => None,
        [from, to] => {
            said.to = Some(full(to).ok_or(NotHeard::NoDestination)?);
            Some(*from)
        }
        _ => return Err(NotHeard::NoDestination),
    };
    // "von Eva zwei" alone says where from and not where to, but "come el peón de e5" says which pawn.
    let of_captured = captured_says_where && places_before_capture == 0;
    if places.len() == 1 && !of_captured && signs.contains(&Sign::From) && !signs.contains(&Sign::To) {
        return Err(NotHeard::NoDestination);
    }
    (said.from_file, said.from_rank) = origin.unwrap_or((None, None));
    Ok(Announcement::Move(said))
}
