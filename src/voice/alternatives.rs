//! "(do|make) (a|the|) short castling": one line of a lexicon that stands for several phrases.

use crate::schema::Located;

/// More phrases than this are none that somebody meant to write in one line.
const MOST: usize = 2_000;

/// The phrases that a text stands for: in brackets the alternatives, parted by strokes, of which one may be empty;
/// `None` where the brackets do not close, stand in each other, or make too many.
fn alternatives(text: &str) -> Option<Vec<String>> {
    let mut phrases = vec![String::new()];
    let mut rest = text;
    while let Some((before, inside)) = rest.split_once('(') {
        let (inside, behind) = inside.split_once(')')?;
        if before.contains(')') || inside.contains('(') {
            return None;
        }
        let choices: Vec<&str> = inside.split('|').collect();
        if phrases.len() * choices.len() > MOST {
            return None;
        }
        let with = |phrase: &String| {
            let all = choices.iter().map(|choice| format!("{phrase}{before}{choice}"));
            all.collect::<Vec<_>>()
        };
        phrases = phrases.iter().flat_map(with).collect();
        rest = behind;
    }
    let one_blank =
        |phrase: String| format!("{phrase}{rest}").split_whitespace().collect::<Vec<_>>().join(" ");
    (!rest.contains(')')).then(|| phrases.into_iter().map(one_blank).collect())
}

/// Each text as the phrases it stands for; what is no pattern is told, and stands for nothing.
pub(super) fn expanded(
    texts: Vec<Located<String>>,
    mut wrong: impl FnMut(&Located<String>),
) -> Vec<Located<String>> {
    if !texts.iter().any(|text| text.value.contains(['(', ')'])) {
        return texts;
    }
    let mut all = Vec::with_capacity(texts.len());
    for text in texts {
        if !text.value.contains(['(', ')']) {
            all.push(text);
            continue;
        }
        match alternatives(&text.value) {
            Some(phrases) => all.extend(phrases.into_iter().map(|value| Located { value, at: text.at })),
            None => wrong(&text),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::alternatives;

    #[test]
    fn each_alternative_makes_a_phrase() {
        let phrases = alternatives("(do|make) (a|) small castling").unwrap_or_default();
        let expected =
            ["do a small castling", "do small castling", "make a small castling", "make small castling"];
        assert_eq!(phrases, expected);
        assert_eq!(alternatives("rook").unwrap_or_default(), ["rook"]);
        assert_eq!(alternatives("zer(o|os)").unwrap_or_default(), ["zero", "zeros"]);
    }

    #[test]
    fn brackets_close_and_do_not_stand_in_each_other() {
        let many = "(a|b|c|d|e|f|g) ".repeat(4);
        for text in ["(do", "do)", ")do(", "(a (b) c)", many.as_str()] {
            assert_eq!(alternatives(text), None, "{text}");
        }
    }
}
