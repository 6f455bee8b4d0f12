//! "(do|make) (a|the|) short castling": one line of a lexicon that stands for several phrases.

use std::borrow::Cow;

use crate::schema::Located;

/// More phrases than this are none that somebody meant to write in one line.
const MOST: usize = 2_000;

/// What stands between two blanks outside brackets: what it may be, each some words or none.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part<'t> {
    /// As it is written.
    pub(super) text: &'t str,
    pub(super) choices: Vec<Cow<'t, str>>,
}

/// Whether there is anything else in it than words.
fn is_pattern(text: &str) -> bool {
    text.contains(['(', ')'])
}

/// The parts of a text, in brackets the alternatives, parted by strokes, of which one may be empty; `None` where the
/// brackets do not close, stand in each other, or make too many phrases.
pub(super) fn parts(text: &str) -> Option<Vec<Part<'_>>> {
    let mut inside = false;
    let between = |sign: char| {
        inside = match sign {
            '(' => true,
            ')' => false,
            _ => inside,
        };
        !inside && sign.is_whitespace()
    };
    let mut phrases = 1_usize;
    let mut parts = Vec::new();
    for text in text.split(between).filter(|text| !text.is_empty()) {
        let choices = choices(text)?;
        phrases = phrases.saturating_mul(choices.len());
        parts.push(Part { text, choices });
    }
    (phrases <= MOST).then_some(parts)
}

/// What one part may be.
fn choices(part: &str) -> Option<Vec<Cow<'_, str>>> {
    if !is_pattern(part) {
        return Some(vec![Cow::Borrowed(part)]);
    }
    let mut texts = vec![String::new()];
    let mut rest = part;
    while let Some((before, inside)) = rest.split_once('(') {
        let (inside, behind) = inside.split_once(')')?;
        let strokes = inside.matches('|').count();
        if before.contains(')') || inside.contains('(') || texts.len() * (strokes + 1) > MOST {
            return None;
        }
        let with = |text: &String| {
            let all = inside.split('|').map(|choice| [text, before, choice].concat());
            all.collect::<Vec<_>>()
        };
        texts = texts.iter().flat_map(with).collect();
        rest = behind;
    }
    (!rest.contains(')')).then(|| texts.into_iter().map(|text| Cow::Owned(text + rest)).collect())
}

/// Every phrase that a text stands for; none where it is no pattern.
pub(super) fn phrases(text: &str) -> Vec<Cow<'_, str>> {
    if !is_pattern(text) {
        return vec![Cow::Borrowed(text)];
    }
    let mut phrases = vec![String::new()];
    for part in parts(text).unwrap_or_default() {
        let with = |phrase: &String| {
            let words = |choice: &Cow<'_, str>| {
                let words = phrase.split_whitespace().chain(choice.split_whitespace());
                words.collect::<Vec<_>>().join(" ")
            };
            part.choices.iter().map(words).collect::<Vec<_>>()
        };
        phrases = phrases.iter().flat_map(with).collect();
    }
    phrases.into_iter().map(Cow::Owned).collect()
}

/// The texts of which all brackets can be read; the others are told.
pub(super) fn readable(
    mut texts: Vec<Located<String>>,
    mut wrong: impl FnMut(&Located<String>),
) -> Vec<Located<String>> {
    texts.retain(|text| {
        let is_readable = !is_pattern(&text.value) || parts(&text.value).is_some();
        if !is_readable {
            wrong(text);
        }
        is_readable
    });
    texts
}

/// Each of these texts as the phrases it stands for.
pub(super) fn expanded(texts: Vec<Located<String>>) -> Vec<Located<String>> {
    if !texts.iter().any(|text| is_pattern(&text.value)) {
        return texts;
    }
    let mut all = Vec::with_capacity(texts.len());
    for text in texts {
        if is_pattern(&text.value) {
            let located = |phrase: Cow<'_, str>| Located { value: phrase.into_owned(), at: text.at };
            all.extend(phrases(&text.value).into_iter().map(located));
        } else {
            all.push(text);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{parts, phrases};

    #[test]
    fn each_alternative_makes_a_phrase() {
        let expected =
            ["do a small castling", "do small castling", "make a small castling", "make small castling"];
        assert_eq!(phrases("(do|make) (a|) small castling"), expected);
        assert_eq!(phrases("rook"), ["rook"]);
        assert_eq!(phrases("zer(o|os)"), ["zero", "zeros"]);
        assert_eq!(phrases("(on the |)f(ile|)"), ["on the file", "on the f", "file", "f"]);
    }

    #[test]
    fn parts_are_parted_by_blanks_outside_brackets() {
        let found = parts("(of  the|) zer(o|os) now").unwrap_or_default();
        let choices: Vec<Vec<&str>> =
            found.iter().map(|part| part.choices.iter().map(AsRef::as_ref).collect()).collect();
        assert_eq!(choices, [vec!["of  the", ""], vec!["zero", "zeros"], vec!["now"]]);
    }

    #[test]
    fn brackets_close_and_do_not_stand_in_each_other() {
        let many = "(a|b|c|d|e|f|g) ".repeat(4);
        for text in ["(do", "do)", ")do(", "(a (b) c)", many.as_str()] {
            assert_eq!(parts(text), None, "{text}");
        }
    }
}
