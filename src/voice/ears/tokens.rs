//! One word of a line, and what it is: a move, a square, the number of an article, a time, or signs in a row.

use shakmaty::Role;

use super::forms::SpokenForms;
use super::numerals;
use crate::args;
use crate::voice::{Id, Lexicon, NameSystem, Numbers, Voice};

/// What may stand before a word and be kept: it is never spoken, and parts.
const OPENING: &str = "\"„“”‚‘«»(¿¡";

/// The same behind a word.
const CLOSING: &str = ".,;:?!\"“”'’»«)…";

/// What may stand around a word and is no part of it, but is not kept.
const DROPPED: &str = "[]{}`";

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

/// The words of a voice for what is no word.
pub(super) struct Spoken<'a> {
    voice: &'a Voice,
    lexicon: &'a Lexicon,
    numbers: &'a Numbers,
    ears: &'a SpokenForms,
}

impl<'a> Spoken<'a> {
    pub(super) fn new(voice: &'a Voice) -> Spoken<'a> {
        let lexicon = voice.lexicon();
        Spoken { voice, lexicon, numbers: lexicon.numbers(), ears: lexicon.ears() }
    }

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
        if self.lexicon.en_passant_marks().iter().any(|mark| mark.trim_end_matches('.') == core) {
            return self.lexicon.naming(NameSystem::Local).moves().en_passant.clone();
        }
        self.notation(core)
            .or_else(|| self.time_of_day(core))
            .or_else(|| self.article(core))
            .unwrap_or_else(|| self.in_a_row(&core.replace("1/2", "½")))
    }

    fn number(&self, digits: &str) -> String {
        numerals::digits(digits, self.numbers, self.ears)
    }

    fn sign(&self, sign: char) -> &str {
        self.ears.signs.get(sign.encode_utf8(&mut [0; 4])).map_or(self.ears.sign.as_str(), String::as_str)
    }

    /// A letter alone, so that it is heard as one.
    fn letter(&self, letter: char) -> String {
        let small: String = letter.to_lowercase().collect();
        self.ears.letters.get(&small).cloned().unwrap_or_else(|| letter.to_string())
    }

    /// Check and mate behind a written move; `None` where something else is there.
    fn suffix(&self, signs: &str) -> Option<String> {
        let moves = self.lexicon.naming(NameSystem::Local).moves();
        Some(match signs.trim_end_matches(['!', '?']) {
            "" => String::new(),
            "+" => format!(", {}", moves.check),
            "#" | "++" => format!(", {}", moves.mate),
            _ => return None,
        })
    }

    fn castling(&self, core: &str) -> Option<String> {
        let (core, signs) = core.split_at(core.find(['+', '#']).unwrap_or(core.len()));
        let side = match core {
            "O-O" | "0-0" => "short",
            "O-O-O" | "0-0-0" => "long",
            _ => return None,
        };
        Some(self.voice.tell(Id::CASTLING_NAME, &args!("side" => side)) + &self.suffix(signs)?)
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

    /// Letters, digits and signs in a row, each for itself.
    fn in_a_row(&self, core: &str) -> String {
        let signs: Vec<char> = core.chars().collect();
        let mut words: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some(sign) = signs.get(at).copied() {
            let run = |holds: &dyn Fn(usize) -> bool| (at..signs.len()).take_while(|at| holds(*at)).count();
            let digit = |at: usize| signs.get(at).is_some_and(char::is_ascii_digit);
            let letter = |at: usize| signs.get(at).is_some_and(|sign| is_letter(*sign));
            let amount = |at: usize| digit(at) || signs.get(at) == Some(&'½');
            let before = at.checked_sub(1);
            if sign.is_ascii_digit() {
                let length = run(&digit);
                let text: String = signs[at..at + length].iter().collect();
                let mut told = self.number(&text);
                at += length;
                if signs.get(at) == Some(&'½') {
                    told += &self.ears.and_half;
                    at += 1;
                }
                // "2023ko", "2023-as"
                let begins = at + usize::from(signs.get(at) == Some(&'-'));
                let of_ending = |at: &usize| is_letter(signs[*at]) && signs[*at].is_lowercase();
                let ending = (begins..signs.len()).take_while(of_ending).count();
                if !self.ears.endings.is_empty() && ending > 1 {
                    told.extend(&signs[begins..begins + ending]);
                    at = begins + ending;
                }
                words.push(told);
                continue;
            }
            if is_letter(sign) {
                let joins = |at: usize| matches!(signs[at], '-' | '\'' | '’') && letter(at + 1);
                let length = run(&|here| letter(here) || here > at && joins(here));
                let word: String = signs[at..at + length].iter().collect();
                let times = word == "x" && before.is_some_and(digit) && digit(at + 1);
                words.push(match signs[at..at + length] {
                    _ if times => self.sign('x').to_owned(),
                    [alone] => self.letter(alone),
                    _ => self.castling(&word).unwrap_or(word),
                });
                at += length;
                continue;
            }
            let told = match sign {
                '-' | '–' | '—' | '−' => match (before.is_some_and(amount), amount(at + 1)) {
                    (true, true) => self.ears.to.as_str(),
                    (_, true) if before.is_none() => self.ears.minus.as_str(),
                    _ if words.is_empty() && (letter(at + 1) || signs.get(at + 1) == Some(&'-')) => {
                        self.sign('-')
                    }
                    // "--share": the second one too.
                    _ if before.is_some_and(|before| before == 0 && signs[0] == '-') && letter(at + 1) => {
                        self.sign('-')
                    }
                    _ => "",
                },
                '.' if at + 1 < signs.len() => self.ears.point.as_str(),
                ':' if before.is_some_and(digit) && digit(at + 1) => self.sign(':'),
                ',' | ';' | ':' | '!' | '?' => {
                    if let Some(word) = words.last_mut().filter(|word| word.ends_with(char::is_alphabetic)) {
                        word.push(sign);
                    }
                    ""
                }
                '½' => self.ears.half.as_str(),
                '\u{2654}'..='\u{265f}' => self.figure(sign),
                // Marks that change how the sign before them looks, and quotation marks and brackets.
                '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}' | 'º' | 'ª' | '\'' | '’' | '(' | ')' => {
                    ""
                }
                _ if OPENING.contains(sign) || CLOSING.contains(sign) || DROPPED.contains(sign) => "",
                _ => self.sign(sign),
            };
            // A row of signs without names is one.
            let again = told == self.ears.sign && words.last().is_some_and(|word| word == told);
            if !told.is_empty() && !again {
                words.push(told.to_owned());
            }
            at += 1;
        }
        words.join(" ")
    }

    /// A piece drawn as a figure.
    fn figure(&self, sign: char) -> &str {
        const FIGURES: [Role; 6] =
            [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
        let place = (u32::from(sign) - 0x2654) % 6;
        let role = usize::try_from(place).ok().and_then(|place| FIGURES.get(place)).copied();
        role.map_or("", |role| self.lexicon.naming(NameSystem::Local).piece(role))
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

/// Letters, and the accents written behind them; 'º' and 'ª' are no letters to a synthesizer.
fn is_letter(sign: char) -> bool {
    sign.is_alphabetic() && !sign.is_numeric() && !matches!(sign, 'º' | 'ª')
        || matches!(sign, '\u{300}'..='\u{36f}')
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
