//! Text to what was said: every form of Appendix D, written notation, and what a desk is asked.
//!
//! No position is looked at here. A word nobody knows is never passed over: it is named in
//! [`NotHeard`], because a move heard without it could be another one.

use shakmaty::{File, Rank, Role};

use super::notation::{self, Sign, Unwritten};
use super::order;
use super::question::question;
use super::report::{self, BoardReport};
use super::request::{self, Request};
use super::sentence::sentence;
use super::{Announcement, Question, Speaker};
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
    /// A line that asks something of which every word is known, but the question is not.
    QuestionUnclear,
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
        Err(why) => choice(&plain[fillers(plain, lexicon)..], lexicon)
            .map(Heard::Choice)
            .ok_or_else(|| blamed(why, words, plain, lexicon)),
    }
}

/// The reason for a line in which one word is no word of moves: the word that means nothing at all, where there
/// is one. Without one, a line that asks is a question that is not understood.
fn blamed(why: NotHeard, words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> NotHeard {
    if !matches!(why, NotHeard::UnknownWord(_)) {
        return why;
    }
    let (mut at, mut asks) = (0, false);
    while at < words.len() {
        let rest = &plain[at..];
        let question = lexicon.question(rest).map(|(length, _)| length);
        let lengths = [
            question,
            lexicon.chess(rest).map(|(length, _)| length),
            lexicon.request(rest).map(|(length, _)| length),
            lexicon.modifier(rest).map(|(length, _)| length),
            lexicon.speaker(rest).map(|(length, _)| length),
            lexicon.time_word(rest).map(|(length, _)| length),
            lexicon.numbers().longest(&rest[..rest.len().min(8)]).map(|(length, _)| length),
            lexicon.file_before_rank(&rest[0]).map(|_| 1),
            written(words[at], words.get(at + 1).copied(), lexicon).ok().map(|_| 1),
        ];
        let Some(length) = lengths.into_iter().flatten().max() else {
            return NotHeard::UnknownWord(words[at].trim_end_matches(['.', ':', '…']).to_owned());
        };
        asks |= question.is_some();
        at += length;
    }
    if asks { NotHeard::QuestionUnclear } else { why }
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
    if let Some(offered) = offered_with_move(words, plain, lexicon) {
        return Ok(Some(offered));
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

/// "Springer Felix drei, remis", "ich biete Remis, e4": a draw offered with the move (9.1.2.1), as with "(=)".
fn offered_with_move(words: &[&str], plain: &[Folded], lexicon: &Lexicon) -> Option<Heard> {
    let offers = |at: usize| match lexicon.request(&plain[at..]) {
        Some((length, RequestWord::OfferDraw)) => Some(at + length),
        _ => None,
    };
    let skipped = fillers(plain, lexicon);
    let announcement = [0, skipped].into_iter().find_map(|at| {
        let end = offers(at)?;
        announced(&words[end..], &plain[end..], lexicon).ok()
    });
    let announcement = announcement.or_else(|| {
        (1..plain.len()).find_map(|at| {
            let end = offers(at)?;
            let nothing_more = end + fillers(&plain[end..], lexicon) == plain.len();
            nothing_more.then(|| announced(&words[..at], &plain[..at], lexicon).ok()).flatten()
        })
    });
    announcement.map(|(announcement, _)| Heard::Announcement(announcement, true))
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

/// The signs of an announcement, in order; words without weight are left out, and so is what only says which
/// piece captures.
pub(super) fn signs(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Result<Vec<Sign>, NotHeard> {
    let mut signs = marked_signs(words, folded, lexicon)?;
    signs.retain(|sign| {
        !matches!(
            sign,
            Sign::With | Sign::Captured | Sign::Clitic | Sign::Left | Sign::MayAct | Sign::MayBeCaptured
        )
    });
    Ok(signs)
}

fn marked_signs(words: &[&str], folded: &[Folded], lexicon: &Lexicon) -> Result<Vec<Sign>, NotHeard> {
    let mut signs = Vec::with_capacity(8);
    let mut at = usize::from(is_numbered(words));
    while at < words.len() {
        at += next_signs(words, folded, at, &mut signs, lexicon)?;
    }
    Ok(signs)
}

/// No announcement begins with a rank: a number there is the move's, "3." or "12". With four digits it is a
/// move itself, "5254".
pub(super) fn is_numbered(words: &[&str]) -> bool {
    let number = |word: &str| word.trim_end_matches(['.', '…', ')']).parse::<u16>();
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
    if let [.., Sign::File(_), Sign::Rank(_)] = signs.as_slice()
        && lexicon.is_to_between_squares(&folded[at])
        && is_square_at(words, folded, at + 1, lexicon)
    {
        signs.push(Sign::To);
        return Ok(1);
    }
    if folded[at] == "a" && is_article(words, folded, at, lexicon) {
        return Ok(1);
    }
    if let Some((length, meaning)) = lexicon.chess(&folded[at..])
        && !(length == 1 && is_file_there(&folded[at..], meaning, lexicon))
    {
        if meaning == Meaning::Filler {
            signs.extend(clitic(&folded[at..], lexicon).or_else(|| article(&folded[at..], lexicon)));
        } else if lexicon.endings().none() {
            signs.extend(sign(meaning));
        } else {
            add_ended(signs, meaning, &folded[at + length - 1], lexicon);
        }
        return Ok(length);
    }
    // "torre a a d1": of two the first is the file.
    let file_before_article = next == Some("a") && is_article(words, folded, at + 1, lexicon);
    if file_before_article || !is_small_word(&folded[at], signs.last(), next, lexicon) {
        signs.extend(written(words[at], next, lexicon)?);
        if matches!(signs.last(), Some(Sign::Rank(_))) && lexicon.endings().left(&folded[at]) {
            signs.push(Sign::Left);
        }
    }
    Ok(1)
}

/// Adds the sign of a word whose ending may say what becomes of it.
fn add_ended(signs: &mut Vec<Sign>, meaning: Meaning, word: &str, lexicon: &Lexicon) {
    let endings = lexicon.endings();
    let behind_place = matches!(signs.last(), Some(Sign::File(_) | Sign::Rank(_)));
    match meaning {
        Meaning::Piece(_) if endings.acts(word) => signs.push(Sign::With),
        Meaning::Piece(_) if endings.captured(word) => signs.push(Sign::Captured),
        // "d1 mezőről": what such a word is about stands before it.
        Meaning::From if behind_place && endings.left(word) => return signs.push(Sign::Left),
        _ => {}
    }
    signs.extend(sign(meaning));
    if matches!(meaning, Meaning::Rank(_)) && endings.left(word) {
        signs.push(Sign::Left);
    }
}

/// "den Springer schlägt der Läufer": articles tell the one from the other.
fn article(folded: &[Folded], lexicon: &Lexicon) -> Option<Sign> {
    let sign = if lexicon.article(&folded[0])? { Sign::MayAct } else { Sign::MayBeCaptured };
    matches!(lexicon.chess(&folded[1..]), Some((_, Meaning::Piece(_)))).then_some(sign)
}

/// "el caballo lo toma": what was named before is captured.
fn clitic(folded: &[Folded], lexicon: &Lexicon) -> Option<Sign> {
    let taken_up =
        lexicon.is_clitic(&folded[0]) && matches!(lexicon.chess(&folded[1..]), Some((_, Meaning::Captures)));
    taken_up.then_some(Sign::Clitic)
}

/// "torre a d1", "a pawn takes d5": what could be the file is an article or a preposition, and says nothing of
/// where from. Which piece is meant, the position asks where two fit.
fn is_article(words: &[&str], folded: &[Folded], at: usize, lexicon: &Lexicon) -> bool {
    let piece = |at: usize| {
        folded.get(at..).is_some_and(|rest| matches!(lexicon.chess(rest), Some((_, Meaning::Piece(_)))))
    };
    if lexicon.is_small_before_square(words[at]) && is_square_at(words, folded, at + 1, lexicon) {
        return true;
    }
    // A phrase may hold the article: "a bástya".
    !matches!(lexicon.chess(&folded[at..]), Some((2.., _)))
        && lexicon.is_small_before_piece(words[at])
        && (piece(at + 1) || is_file(&folded[at + 1..], lexicon) && piece(at + 2))
}

/// Whether a whole square is said here, in one word or two.
fn is_square_at(words: &[&str], folded: &[Folded], at: usize, lexicon: &Lexicon) -> bool {
    let Some(word) = words.get(at) else { return false };
    is_square(word, lexicon)
        || is_file(&folded[at..], lexicon) && words.get(at + 1).is_some_and(|next| is_rank(next, lexicon))
}

/// Whether one word names a file: "Eva", "e".
fn is_file(folded: &[Folded], lexicon: &Lexicon) -> bool {
    folded.first().is_some_and(|word| {
        matches!(word.as_bytes(), [b'a'..=b'h'])
            || lexicon.file_before_rank(word).is_some()
            || matches!(lexicon.chess(std::slice::from_ref(word)), Some((_, Meaning::File(_))))
    })
}

/// Whether one word is a whole square: "d1", "d1-re", "Gustav1".
fn is_square(word: &str, lexicon: &Lexicon) -> bool {
    let bare = word.trim_end_matches(['.', ':', '+', '#', '!', '?']);
    let bytes = bare.as_bytes();
    matches!(bytes, [b'a'..=b'h' | b'A'..=b'H', b'1'..=b'8'])
        || run_together(bare, lexicon).is_some()
        || with_ending(bare, lexicon).is_some()
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
        Meaning::With => Sign::With,
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
    let alone = word.trim_end_matches(['.', ':', '…']);
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
    if is_name_of_file_letters(alone, next, lexicon) {
        return Err(NotHeard::UnknownWord(alone.to_owned()));
    }
    // Notation first: "Be3" is a bishop's move, though "be" is how dictation may write a file.
    let why = match notation::read(word, lexicon) {
        Ok(signs) => return Ok(signs),
        Err(why) => why,
    };
    if let Some(square) = run_together(alone, lexicon).or_else(|| with_ending(alone, lexicon)) {
        return Ok(square.to_vec());
    }
    if let Some(signs) = joined(alone, lexicon) {
        return Ok(signs);
    }
    Err(match why {
        Unwritten::NoSquare => NotHeard::NoSquare(alone.to_owned()),
        Unwritten::NoPiece(letter) => NotHeard::NoPiece(letter),
        // "Felix neun"
        Unwritten::Other if lexicon.numbers().named(&fold(word)).is_some() => {
            NotHeard::NoSquare(alone.to_owned())
        }
        Unwritten::Other => NotHeard::UnknownWord(alone.to_owned()),
    })
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
fn run_together(word: &str, lexicon: &Lexicon) -> Option<[Sign; 2]> {
    let mut letters = word.chars();
    let rank = Rank::from_char(letters.next_back()?)?;
    match lexicon.chess(&[fold(letters.as_str())])? {
        (_, Meaning::File(file)) => Some([Sign::File(file), Sign::Rank(rank)]),
        _ => None,
    }
}

/// "eins-Felix", "Gustav1Felix3", "caballof3": some dictation joins words. Only whole words that are known are
/// parted, at a hyphen or behind a digit, and a piece's name from a written square.
fn joined(word: &str, lexicon: &Lexicon) -> Option<Vec<Sign>> {
    /// Longer words are no announcement.
    const LONGEST: usize = 40;
    if word.len() > LONGEST {
        return None;
    }
    if let Some((first, last)) = word.split_once('-') {
        let to = Some(Sign::To).filter(|_| last.chars().any(char::is_alphabetic));
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

/// A word for a file, a rank or a piece, a square, or a piece with its square.
fn joined_part(part: &str, lexicon: &Lexicon) -> Option<Vec<Sign>> {
    if let Some(Meaning::File(_) | Meaning::Rank(_) | Meaning::Piece(_)) = named(part, lexicon) {
        return named(part, lexicon).and_then(sign).map(|sign| vec![sign]);
    }
    if let Some(square) = run_together(part, lexicon).or_else(|| with_ending(part, lexicon)) {
        return Some(square.to_vec());
    }
    let (name, square) = part.split_at_checked(part.len().checked_sub(2)?)?;
    let square = match square.as_bytes() {
        [file @ (b'a'..=b'h' | b'A'..=b'H'), rank @ b'1'..=b'8'] => [
            Sign::File(File::from_char(char::from(file.to_ascii_lowercase()))?),
            Sign::Rank(Rank::from_char(char::from(*rank))?),
        ],
        _ => return None,
    };
    match (name, named(name, lexicon)) {
        ("", _) => Some(square.to_vec()),
        (_, Some(Meaning::Piece(role))) => Some(vec![Sign::Piece(role), square[0], square[1]]),
        _ => None,
    }
}

fn named(word: &str, lexicon: &Lexicon) -> Option<Meaning> {
    let word = fold(word);
    // A single letter is notation.
    (word.len() > 1).then(|| lexicon.chess(&[word])).flatten().map(|(_, meaning)| meaning)
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
    let mut signs = marked_signs(words, folded, lexicon)?;
    if lexicon.endings().first_captures() {
        order::captured_behind(&mut signs)?;
    }
    let offer = signs.contains(&Sign::DrawOffer);
    signs.retain(|sign| *sign != Sign::DrawOffer);
    Ok((sentence(&signs)?, offer))
}
