//! One word of a line, and what it is: a move, a square, the number of an article, a time, or signs in a row.

use shakmaty::Role;

use super::numerals;
use super::row::in_a_row;
use super::spoken::{CLOSING, DROPPED, OPENING, Spoken, is_letter};
use crate::voice::NameSystem;

/// A word without the punctuation around it, and what of that is kept.
pub(super) fn parted(token: &str) -> (String, &str, String) {
    let core = token.trim_start_matches(|sign: char| OPENING.contains(sign) || DROPPED.contains(sign));
    let before = token[..token.len() - core.len()].chars().filter(|sign| OPENING.contains(*sign)).collect();
    let whole = core;
    let core = whole.trim_end_matches(|sign: char| CLOSING.contains(sign) || DROPPED.contains(sign));
    let mut after = String::new();
    for sign in whole[core.len()..].chars().filter(|sign| CLOSING.contains(*sign)) {
        let sign = if sign == '…' { '.' } else { sign };
        // Some synthesizers read three full stops by their names.
        if sign != '.' || !after.ends_with('.') {
            after.push(sign);
        }
    }
    (before, core, after)
}

impl Spoken<'_> {
    /// The word, if it is one; otherwise what it is in words. A bracket in it that is closed in `after` is taken
    /// from there.
    pub(super) fn word(&self, core: &str, after: &mut String) -> String {
        if let Some(castling) = self.castling(core) {
            return castling;
        }
        if is_plain(core) {
            return core.to_owned();
        }
        if core.contains('(') && after.starts_with(')') {
            after.remove(0);
        }
        if let Some(words) = self.ears.words.get(core) {
            return words.clone();
        }
        if self.lexicon.chess_words().en_passant_marks.iter().any(|mark| mark.trim_end_matches('.') == core) {
            return self.lexicon.naming(NameSystem::Local).moves().en_passant.clone();
        }
        self.notation(core)
            .or_else(|| self.time_of_day(core))
            .or_else(|| self.article(core))
            .unwrap_or_else(|| in_a_row(self, &core.replace("1/2", "½")))
    }

    /// "Sf3", "exd6", "e7e8D#", "e4": letter by letter, as it is written.
    fn notation(&self, core: &str) -> Option<String> {
        let (core, signs) = core.split_at(core.find(['+', '#']).unwrap_or(core.len()));
        let check = self.suffix(signs)?;
        let mut rest: Vec<char> = core.chars().collect();
        let promotion = match rest.as_slice() {
            [.., rank, last] if is_rank(*rank) && self.is_piece(*last) => Some(rest.pop()?),
            [.., rank, '=', last] if is_rank(*rank) && self.is_piece(*last) => {
                let piece = rest.pop()?;
                rest.pop();
                Some(piece)
            }
            _ => None,
        };
        let rank = rest.pop().filter(|sign| is_rank(*sign))?;
        let file = rest.pop().filter(|sign| is_file(*sign))?;
        let takes = matches!(rest.last(), Some('x' | ':' | '×'));
        if takes || rest.last() == Some(&'-') {
            rest.pop();
        }
        let from_rank = rest.pop_if(|sign| is_rank(*sign));
        let from_file = rest.pop_if(|sign| is_file(*sign));
        let piece = rest.pop_if(|sign| self.is_piece(*sign) && sign.is_uppercase());
        if !rest.is_empty() || from_rank.is_some() && from_file.is_none() && piece.is_none() {
            return None;
        }
        let captures = self.lexicon.naming(NameSystem::Local).moves().captures.clone();
        let spelled = |sign: Option<char>| {
            sign.map(|sign| match sign.to_digit(10) {
                Some(digit) => self.numbers.words(digit),
                None => self.letter(sign),
            })
        };
        let parts = [
            spelled(piece),
            spelled(from_file),
            spelled(from_rank),
            takes.then_some(captures),
            spelled(Some(file)),
            spelled(Some(rank)),
            spelled(promotion),
        ];
        Some(parts.into_iter().flatten().collect::<Vec<_>>().join(" ") + &check)
    }

    fn is_piece(&self, sign: char) -> bool {
        sign.is_alphabetic()
            && (Role::from_char(sign).is_some() || self.lexicon.piece_of_letter(sign).is_some())
    }

    /// "14:00", "14h30".
    fn time_of_day(&self, core: &str) -> Option<String> {
        let (hour, minute) = core.split_once([':', 'h'])?;
        let number = |text: &str| text.parse::<u32>().ok().filter(|_| is_number(text) && text.len() <= 2);
        let hour = number(hour).filter(|hour| *hour < 24)?;
        let minute = number(minute).filter(|minute| *minute < 60 && core.len() >= 4)?;
        let hour = self.numbers.words(hour);
        Some(match minute {
            0 => hour + &self.ears.full_hour,
            minute => hour + &self.ears.hour_then + &self.numbers.words(minute),
        })
    }

    /// "9.5.3", "D.2.8", "III.4", "A.4(b)".
    fn article(&self, core: &str) -> Option<String> {
        let (number, clause) = core.split_once('(').map_or((core, ""), |(number, rest)| (number, rest));
        let clause = clause.strip_suffix(')').unwrap_or(clause);
        let mut parts = number.split('.');
        let first = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        if rest.is_empty() || !rest.iter().all(|part| is_number(part)) || clause.chars().count() > 1 {
            return None;
        }
        let point =
            if self.ears.point.is_empty() { " ".to_owned() } else { format!(" {} ", self.ears.point) };
        let rest = rest.into_iter().map(|part| self.number(part)).collect::<Vec<_>>().join(&point);
        let mut letters = first.chars();
        let told = match (letters.next(), letters.next()) {
            _ if is_number(first) => self.number(first) + &point + &rest,
            _ if numerals::roman(first).is_some() => {
                let roman = self.numbers.words(numerals::roman(first)?);
                [self.ears.roman.as_str(), &roman].join(" ").trim().to_owned() + &point + &rest
            }
            (Some(letter), None) if letter.is_uppercase() => self.letter(letter) + " " + &rest,
            _ => return None,
        };
        Some(clause.chars().fold(told, |told, clause| told + " " + &self.letter(clause)))
    }
}

/// A word of letters, with hyphens and apostrophes only between them.
fn is_plain(core: &str) -> bool {
    let signs: Vec<char> = core.chars().collect();
    let letter = |at: usize| signs.get(at).is_some_and(|sign| is_letter(*sign));
    signs.iter().enumerate().all(|(at, sign)| {
        is_letter(*sign) || matches!(sign, '-' | '\'' | '’') && at > 0 && letter(at - 1) && letter(at + 1)
    })
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit())
}

fn is_rank(sign: char) -> bool {
    matches!(sign, '1'..='8')
}

fn is_file(sign: char) -> bool {
    matches!(sign, 'a'..='h')
}
