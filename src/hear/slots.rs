//! A line in anybody's words: its squares, pieces, colours and numbers taken out, so that one example stands for all
//! of them.

use shakmaty::{File, Rank, Role, Square};

use super::line::{Line, Words, split};
use super::parts::Parts;
use super::squares::is_rank;
use crate::game::MoveDescription;
use crate::query::Whose;
use crate::voice::{Clue, Lexicon, Meaning, Modifier, PhraseBook, normalize};

/// What stands for a piece.
const PIECE: &str = "PIECE";

/// What stands for a number.
const SLOT_NUMBER: &str = "NUMBER";

/// A word of a line or of a phrase, or what stands for one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct MarkedWord {
    /// As it is compared; of a slot its name in capitals.
    pub text: String,
    /// As it was written, in small letters.
    pub lower: String,
}

impl MarkedWord {
    fn slot(name: &str, written: &str) -> MarkedWord {
        MarkedWord { text: name.to_ascii_uppercase(), lower: written.to_lowercase() }
    }

    fn word(written: &str) -> Option<MarkedWord> {
        let letters = |sign: char| !sign.is_alphanumeric();
        let text: String = normalize(written).chars().filter(|sign| sign.is_alphanumeric()).collect();
        (!text.is_empty()).then(|| MarkedWord { text, lower: written.trim_matches(letters).to_lowercase() })
    }

    /// A number, or the number of a place ("third"), is a slot.
    pub fn take_number(&mut self, lexicon: &Lexicon) {
        let word = normalize(&self.text);
        let is_number = || lexicon.numbers().longest(std::slice::from_ref(&word)).is_some();
        if !self.is_slot() && (is_number() || lexicon.answers().place(&word).is_some()) {
            SLOT_NUMBER.clone_into(&mut self.text);
        }
    }

    pub fn is_slot(&self) -> bool {
        self.text.starts_with(|sign: char| sign.is_ascii_uppercase())
    }

    pub fn is(&self, clue: Clue, book: &PhraseBook) -> bool {
        !self.is_slot() && book.is_clue(clue, &self.lower, &self.text)
    }
}

/// A line with its slots.
// Each is a kind of word that stands in it or does not.
#[allow(clippy::struct_excessive_bools)]
#[derive(Default)]
pub(super) struct MarkedLine {
    pub words: Vec<MarkedWord>,
    /// What was taken out, and whose.
    pub parts: Parts,
    /// Whether time that was used is named.
    pub used: bool,
    /// Whether something of a move is named: a square, a piece, castling.
    pub of_a_move: bool,
    /// The pieces that are named, in their order.
    roles: Vec<Role>,
    /// Whether a capture is named.
    captures: bool,
    /// Whether a word of asking stands in it.
    pub asks: bool,
    /// Whether every word may stand in a move.
    pub only_moves: bool,
    /// Whether nothing stands beside words that are exact.
    pub is_exact: bool,
}

/// The words of an example without those that say nothing; what stands in braces is a slot.
pub(super) fn of_phrase(phrase: &str, book: &PhraseBook) -> Vec<MarkedWord> {
    let word = |word: &str| match word.split_once('{').and_then(|(_, rest)| rest.split_once('}')) {
        Some((name, _)) => vec![MarkedWord::slot(name, name)],
        None => word.split(is_hyphen).filter_map(MarkedWord::word).collect(),
    };
    let words: Vec<MarkedWord> = phrase.split_whitespace().flat_map(word).collect();
    let kept = kept(&words.iter().map(|word| word.text.as_str()).collect::<Vec<_>>(), book);
    words.into_iter().zip(kept).filter_map(|(word, kept)| kept.then_some(word)).collect()
}

/// Which of these words, as they are compared, say something; all of them, where none does.
fn kept(words: &[&str], book: &PhraseBook) -> Vec<bool> {
    let (mut kept, mut at) = (vec![true; words.len()], 0);
    while at < words.len() {
        let length = book.filler(words[at..].iter().copied());
        kept[at..at + length].fill(false);
        at += length.max(1);
    }
    if kept.contains(&true) { kept } else { vec![true; words.len()] }
}

/// A line without the words that say nothing.
fn without_fillers<'t>(line: &Words<'t>, book: &PhraseBook) -> Words<'t> {
    let compared: Vec<&str> = line.normalized.iter().map(compact_str::CompactString::as_str).collect();
    let kept = kept(&compared, book);
    let words = line.words.iter().zip(kept).filter_map(|(word, kept)| kept.then_some(*word));
    Words::from(words.collect::<Vec<_>>())
}

/// Whether exact words account for every word of a line that is without those that say nothing.
pub(super) fn is_exact(line: Line<'_>) -> bool {
    let exact = |line: Line<'_>| {
        let found = [
            line.question().filter(|(_, key)| *key != "filler").map(|(length, _)| length),
            line.request().map(|(length, _)| length),
            line.modifier().map(|(length, _)| length),
            line.speaker().map(|(length, _)| length),
            line.number().map(|(length, _)| length),
            line.chess().filter(|(_, meaning)| *meaning != Meaning::Filler).map(|(length, _)| length),
        ];
        found.into_iter().flatten().max().unwrap_or(0)
    };
    line.skip(exact) == line.len()
}

/// The words of a line but for what names a piece by where it stands: "o peão que está na frente da dama" asks nothing.
fn outside_flanks(words: &Words<'_>, lexicon: &Lexicon) -> Vec<MarkedWord> {
    let line = words.line(lexicon);
    let mut marked = Vec::new();
    let mut at = 0;
    while at < line.len() {
        let rest = line.from(at);
        let flank = rest.chess().filter(|(_, meaning)| meaning.names_a_place());
        if flank.is_none() {
            marked.extend(MarkedWord::word(line.words[at]));
        }
        at += flank.map_or(1, |(length, _)| length);
    }
    marked
}

fn is_hyphen(sign: char) -> bool {
    matches!(sign, '-' | '–')
}

impl MarkedLine {
    /// Takes the slots out of a line.
    pub fn of(text: &str, lexicon: &Lexicon, book: &PhraseBook) -> MarkedLine {
        let part = |word: &'_ str| -> Vec<String> {
            match written_square(word) {
                Some(_) => vec![word.to_owned()],
                None => word.split(is_hyphen).map(str::to_owned).collect(),
            }
        };
        let apart: Vec<String> = split(text).into_iter().flat_map(part).collect();
        let all =
            Words::from(apart.iter().map(String::as_str).filter(|word| !word.is_empty()).collect::<Vec<_>>());
        let asks = MarkedLine { words: outside_flanks(&all, lexicon), ..MarkedLine::default() }
            .has(Clue::Asking, book);
        // "Ich weiß nicht": what says nothing is gone before a colour is found in it.
        let words = without_fillers(&all, book);
        let line = words.line(lexicon);
        let mut marked = MarkedLine { only_moves: true, ..MarkedLine::default() };
        let mut at = 0;
        while at < line.len() {
            at += marked.take(line, at).max(1);
        }
        marked.used = (0..line.len()).any(|at| matches!(line.from(at).modifier(), Some((_, Modifier::Used))));
        marked.only_moves = (0..line.len()).all(|at| {
            line.from(at).chess().is_some()
                || written_square(line.words[at]).is_some()
                || is_rank(line.words[at], lexicon)
                || MarkedWord::word(line.words[at]).is_none_or(|word| word.is(Clue::Flip, book))
        });
        // "É mate?"
        marked.only_moves &= marked.of_a_move || !text.trim_end().ends_with('?');
        marked.asks = asks;
        marked.is_exact = is_exact(line);
        marked.captures = (0..line.len()).any(|at| line.from(at).captures());
        marked.parts.whose = marked.whose(line, book);
        marked
    }

    /// Takes what stands here, and says how many words it is.
    fn take(&mut self, line: Line<'_>, at: usize) -> usize {
        let rest = line.from(at);
        let written = rest.words[0];
        if let Some((length, square)) = square(rest) {
            self.parts.squares.push(square);
            self.of_a_move = true;
            self.words.push(MarkedWord::slot("square", written));
            return length;
        }
        if let Some((length, rank)) = rank(line, at) {
            self.parts.rank = self.parts.rank.or(Some(rank));
            self.of_a_move = true;
            self.words.push(MarkedWord::slot("rank", written));
            return length;
        }
        if let Some(file) = file(line, at) {
            self.parts.file = Some(file);
            self.of_a_move = true;
            self.words.push(MarkedWord::slot("file", written));
            return 1;
        }
        // "Királyszárny", "the king's side" are no kings.
        if let Some((length, word)) = rest.question()
            && matches!(word, "king-side" | "queen-side")
        {
            self.words.extend(line.words[at..at + length].iter().filter_map(|word| MarkedWord::word(word)));
            return length;
        }
        if let Some((length, role)) = piece(rest) {
            self.parts.role = self.parts.role.or(Some(role));
            self.roles.push(role);
            self.of_a_move = true;
            self.words.push(MarkedWord::slot(PIECE, written));
            return length;
        }
        if let Some((length, color)) = rest.color() {
            self.parts.whose = Some(Whose::Of(color));
            self.words.push(MarkedWord::slot("colour", written));
            self.words.extend(line.words[at..at + length].iter().filter_map(|word| MarkedWord::word(word)));
            return length;
        }
        if let Some((length, number)) = number(rest) {
            self.parts.number = Some(number);
            self.words.push(MarkedWord::slot("number", written));
            return length;
        }
        // "Short" and "long" are said of other things too.
        let castles = |meaning| matches!(meaning, Meaning::Castling(_) | Meaning::CastlingEither);
        self.of_a_move |= rest.chess().is_some_and(|(_, meaning)| castles(meaning));
        if names_line(rest, "pieces") {
            self.parts.asked.push("pieces");
        }
        self.words.extend(MarkedWord::word(written));
        1
    }

    /// The move that is named: where something goes, or what it captures.
    pub fn named_move(&self) -> Option<MoveDescription> {
        if self.parts.rank.is_some() || self.parts.file.is_some() {
            return None;
        }
        let (role, captured) = match self.roles.as_slice() {
            [] => (None, None),
            [captured] if self.captures && self.parts.squares.is_empty() => (None, Some(*captured)),
            [role] => (Some(*role), None),
            [role, captured] if self.captures => (Some(*role), Some(*captured)),
            _ => return None,
        };
        let (from, to) = match self.parts.squares.as_slice() {
            [] if captured.is_some() => (None, None),
            [to] => (None, Some(*to)),
            [from, to] => (Some(*from), Some(*to)),
            _ => return None,
        };
        let (from_file, from_rank) = (from.map(Square::file), from.map(Square::rank));
        Some(MoveDescription {
            role,
            captured,
            from_file,
            from_rank,
            to,
            captures: self.captures,
            ..MoveDescription::default()
        })
    }

    /// Whose, by the words that say so: a colour; both; the opponent's, also "my opponent's"; one's own.
    fn whose(&self, line: Line<'_>, book: &PhraseBook) -> Option<Whose> {
        if matches!(self.parts.whose, Some(Whose::Of(_))) {
            return self.parts.whose;
        }
        let is = |at: usize, clue| self.words.get(at).is_some_and(|word| word.is(clue, book));
        let places = 0..self.words.len();
        let of_piece = |clue| {
            let piece = |at: usize| self.words.get(at + 1).is_some_and(|word| word.text == PIECE);
            places.clone().any(|at| is(at, clue) && piece(at))
        };
        // "Is he attacking my rook": what stands before the piece says whose that is.
        if of_piece(Clue::Own) != of_piece(Clue::Other) {
            return Some(if of_piece(Clue::Own) { Whose::Own } else { Whose::Other });
        }
        let other = places.clone().any(|at| is(at, Clue::Other));
        let both = places.clone().any(|at| is(at, Clue::Both));
        // "Huszáraim", my knights, "a vezére", his queen: the piece says whose it is.
        let piece_says = |whose| {
            let says = |at| matches!(line.from(at).modifier(), Some((_, modifier)) if modifier == whose);
            (0..line.len()).any(|at| line.from(at).is_piece() && says(at))
        };
        let own = places.clone().any(|at| is(at, Clue::Own) && !is(at + 1, Clue::Other))
            || piece_says(Modifier::Own);
        let other = other || piece_says(Modifier::Other);
        // "Have I still got both bishops": of one's own, both.
        let of_own = own && !other && self.parts.role.is_some();
        match (own, other, both && !of_own) {
            (_, _, true) => Some(Whose::Both),
            (_, true, false) => Some(Whose::Other),
            (true, false, false) => Some(Whose::Own),
            (false, false, false) => None,
        }
    }

    /// Who is named first: "can I put him in check" asks what the asker can do.
    pub fn named_first(&self, book: &PhraseBook) -> Option<Whose> {
        let first = |clue| self.places(clue, book).next();
        match (first(Clue::Own), first(Clue::Other)) {
            (Some(own), Some(other)) => Some(if own < other { Whose::Own } else { Whose::Other }),
            _ => None,
        }
    }

    /// Whether one of its words is such a clue, or several together are.
    pub fn has(&self, clue: Clue, book: &PhraseBook) -> bool {
        self.places(clue, book).next().is_some()
    }

    /// Where such clues stand, or begin.
    pub fn places<'l>(&'l self, clue: Clue, book: &'l PhraseBook) -> impl Iterator<Item = usize> + 'l {
        let texts = |at: usize| self.words[at..].iter().map(|word| word.text.as_str());
        let is_clue = move |at: &usize| self.words[*at].is(clue, book) || book.begins_clue(clue, texts(*at));
        (0..self.words.len()).filter(is_clue)
    }
}

/// "e4", "e4-en", "f3an": a square as it is written, with any ending.
fn written_square(word: &str) -> Option<Square> {
    let (square, ending) = word.split_at_checked(2)?;
    let square = square.to_ascii_lowercase().parse().ok()?;
    let ending = ending.trim_start_matches(is_hyphen);
    ending.chars().all(|sign| sign.is_lowercase() || matches!(sign, '.' | ':' | '\'')).then_some(square)
}

/// A square in one word or several.
fn square(line: Line<'_>) -> Option<(usize, Square)> {
    if let Some(square) = written_square(line.words[0]) {
        return Some((1, square));
    }
    // "A két tábla": an article and a number are no square unless the number is a digit.
    let digit = line.words.get(1).is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
    let small = line.filler() > 0 || line.lexicon.small().before_square(line.words[0]);
    let is_letter = line.words[0].len() == 1;
    if is_letter && small && !digit {
        return None;
    }
    let letter = || File::from_char(line.words[0].chars().next()?).filter(|_| is_letter);
    let (length, file) = match line.chess() {
        Some((length, Meaning::File(file))) => (length, file),
        _ => (1, letter()?),
    };
    let rank = rank_word(line.from(length))?;
    // "A 4. sor" is a rank with its article.
    let is_rank = line.words[0].len() == 1 && names_line(line.from(length + 1), "rank");
    (!is_rank).then_some((length + 1, Square::from_coords(file, rank)))
}

/// Whether the first word is one for a rank, or a file.
fn names_line(line: Line<'_>, key: &str) -> bool {
    matches!(line.question(), Some((_, word)) if word == key)
}

/// Whether the word before this place or behind it names such a line.
fn beside_line(line: Line<'_>, at: usize, key: &str) -> bool {
    names_line(line.from(at + 1), key) || at > 0 && names_line(line.from(at - 1), key)
}

/// A rank by its number alone, in a word or a digit.
fn rank_word(line: Line<'_>) -> Option<Rank> {
    let digit = line.words.first()?.trim_end_matches(['.', ':']);
    match line.chess() {
        Some((1, Meaning::Rank(rank))) => Some(rank),
        _ => Rank::from_char(digit.chars().next()?).filter(|_| digit.len() == 1),
    }
}

fn rank(line: Line<'_>, at: usize) -> Option<(usize, Rank)> {
    if let Some((length @ 2.., Meaning::Rank(rank))) = line.from(at).chess() {
        return Some((length, rank));
    }
    if !beside_line(line, at, "rank") {
        return None;
    }
    let in_order = || {
        let rank = line.lexicon.chess_words().rank_in_order(&line.normalized[at]);
        rank.filter(|_| !names_line(line.from(at), "rank"))
    };
    Some((1, rank_word(line.from(at)).or_else(in_order)?))
}

fn file(line: Line<'_>, at: usize) -> Option<File> {
    if !beside_line(line, at, "file") {
        return None;
    }
    let word = line.words[at].to_lowercase();
    let letter = || File::from_char(word.chars().next()?).filter(|_| word.len() == 1);
    match line.part(at..at + 1).chess() {
        Some((_, Meaning::File(file))) => Some(file),
        _ => letter().or_else(|| {
            line.normalized[at]
                .chars()
                .next()
                .filter(|_| line.normalized[at].len() == 1)
                .and_then(File::from_char)
        }),
    }
}

/// A piece's name; where names have endings, also one with an ending the lexicon does not have.
fn piece(line: Line<'_>) -> Option<(usize, Role)> {
    /// Shorter names begin other words.
    const SHORTEST: usize = 4;
    const LONGEST_ENDING: usize = 8;
    if let Some((length, Meaning::Piece(role))) = line.chess() {
        return Some((length, role));
    }
    if line.lexicon.endings().none() {
        return None;
    }
    let word = &line.normalized[0];
    let stems = (SHORTEST..word.len()).rev().take(LONGEST_ENDING).filter_map(|end| word.get(..end));
    stems.into_iter().find_map(|stem| match line.lexicon.chess_words().alone(stem) {
        Some(Meaning::Piece(role)) => Some((1, role)),
        _ => None,
    })
}

/// How many: in digits, or in a word for more than two, for small ones are articles too.
fn number(line: Line<'_>) -> Option<(usize, u32)> {
    const LARGEST_ARTICLE: u32 = 2;
    let digits = line.words[0].trim_end_matches(['.', ':']).parse().ok().map(|number| (1, number));
    digits.or_else(|| line.number().filter(|(_, number)| *number > LARGEST_ARTICLE))
}
