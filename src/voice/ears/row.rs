//! Letters, digits and signs in a row, each for itself: "2023ko", "--share", "1-0".

use shakmaty::Role;

use super::spoken::{CLOSING, DROPPED, OPENING, Spoken, is_letter};
use crate::voice::NameSystem;

/// The words for letters, digits and signs in a row, each for itself.
pub(super) fn in_a_row(spoken: &Spoken<'_>, core: &str) -> String {
    let mut row = Row { spoken, signs: core.chars().collect(), at: 0, words: Vec::new() };
    while let Some(sign) = row.signs.get(row.at).copied() {
        if sign.is_ascii_digit() {
            row.digits();
        } else if is_letter(sign) {
            row.letters();
        } else {
            row.sign(sign);
        }
    }
    row.words.join(" ")
}

struct Row<'s> {
    spoken: &'s Spoken<'s>,
    signs: Vec<char>,
    at: usize,
    words: Vec<String>,
}

impl Row<'_> {
    fn has(&self, at: usize, is: impl Fn(char) -> bool) -> bool {
        self.signs.get(at).is_some_and(|sign| is(*sign))
    }

    /// Whether such a sign stands before this one.
    fn behind(&self, is: impl Fn(char) -> bool) -> bool {
        self.at > 0 && self.has(self.at - 1, is)
    }

    /// How many signs from here on are so, by their places.
    fn run(&self, from: usize, is: impl Fn(usize) -> bool) -> usize {
        (from..self.signs.len()).take_while(|at| is(*at)).count()
    }

    fn take(&mut self, length: usize) -> String {
        let taken = self.signs[self.at..self.at + length].iter().collect();
        self.at += length;
        taken
    }

    fn digits(&mut self) {
        let digits = self.take(self.run(self.at, |at| self.has(at, is_digit)));
        let mut told = self.spoken.number(&digits);
        let ears = self.spoken.ears;
        if self.has(self.at, |sign| sign == '½') {
            told += &ears.and_half;
            self.at += 1;
        }
        // "2023ko", "2023-as"
        let begins = self.at + usize::from(self.has(self.at, |sign| sign == '-'));
        let ending = self.run(begins, |at| self.has(at, |sign| is_letter(sign) && sign.is_lowercase()));
        if !ears.endings.is_empty() && ending > 1 {
            self.at = begins;
            told += &self.take(ending);
        }
        self.words.push(told);
    }

    fn letters(&mut self) {
        let begins = self.at;
        let joins = |at| self.has(at, |sign| matches!(sign, '-' | '\'' | '’')) && self.has(at + 1, is_letter);
        let length = self.run(begins, |at| self.has(at, is_letter) || at > begins && joins(at));
        let times = self.behind(is_digit) && self.has(begins + length, is_digit);
        let word = self.take(length);
        let told = match self.signs[begins..self.at] {
            ['x'] if times => self.spoken.sign('x').to_owned(),
            [alone] => self.spoken.letter(alone),
            _ => self.spoken.castling(&word).unwrap_or(word),
        };
        self.words.push(told);
    }

    fn sign(&mut self, sign: char) {
        let ears = self.spoken.ears;
        let next = |is: fn(char) -> bool| self.has(self.at + 1, is);
        let told = match sign {
            '-' | '–' | '—' | '−' => self.stroke(),
            '.' if self.at + 1 < self.signs.len() => ears.point.as_str(),
            ':' if self.behind(is_digit) && next(is_digit) => self.spoken.sign(':'),
            ',' | ';' | ':' | '!' | '?' => {
                if let Some(word) = self.words.last_mut().filter(|word| word.ends_with(char::is_alphabetic)) {
                    word.push(sign);
                }
                ""
            }
            '½' => ears.half.as_str(),
            '\u{2654}'..='\u{265f}' => figure(self.spoken, sign),
            // Marks that change how the sign before them looks, and quotation marks and brackets.
            '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}' | 'º' | 'ª' | '\'' | '’' | '(' | ')' => "",
            _ if OPENING.contains(sign) || CLOSING.contains(sign) || DROPPED.contains(sign) => "",
            _ => self.spoken.sign(sign),
        };
        // A row of signs without names is one.
        let again = told == ears.sign && self.words.last().is_some_and(|word| word == told);
        if !told.is_empty() && !again {
            self.words.push(told.to_owned());
        }
        self.at += 1;
    }

    /// A hyphen or a dash: to, minus, the sign itself or nothing.
    fn stroke(&self) -> &str {
        let (ears, after) = (self.spoken.ears, self.at + 1);
        let letter_after = self.has(after, is_letter);
        let second = self.at == 1 && self.signs[0] == '-';
        if self.has(after, is_amount) && self.behind(is_amount) {
            &ears.to
        } else if self.has(after, is_amount) && self.at == 0 {
            &ears.minus
        } else if self.words.is_empty() && (letter_after || self.has(after, |sign| sign == '-'))
            // "--share": the second one too.
            || second && letter_after
        {
            self.spoken.sign('-')
        } else {
            ""
        }
    }
}

/// A piece drawn as a figure.
fn figure<'s>(spoken: &'s Spoken<'_>, sign: char) -> &'s str {
    const FIGURES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    let place = (u32::from(sign) - 0x2654) % 6;
    let role = usize::try_from(place).ok().and_then(|place| FIGURES.get(place)).copied();
    role.map_or("", |role| spoken.lexicon.naming(NameSystem::Local).piece(role))
}

fn is_digit(sign: char) -> bool {
    sign.is_ascii_digit()
}

/// A digit, or a half.
fn is_amount(sign: char) -> bool {
    is_digit(sign) || sign == '½'
}
