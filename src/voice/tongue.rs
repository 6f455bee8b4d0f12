//! Which parts of a sentence are in the language of the Laws' names (D.2.1), where a voice speaks another one.
//!
//! Whoever puts names into a sentence knows that, and nobody else could be sure of it: "Dame" is a word of many
//! languages. So he marks them with two signs that Unicode keeps free for the use inside of a program. They go with
//! the sentence until it is parted for the synthesizer, and never leave the program: [`unmarked`] is what is shown,
//! and a text from outside has lost such signs where it was [cleaned](crate::speech::clean).

/// Before a part.
const BEGINS: char = '\u{fdd0}';
/// Behind it.
const ENDS: char = '\u{fdd1}';

/// Whether a sign is one of those that are kept free for programs; no text has any.
pub fn is_mark(sign: char) -> bool {
    matches!(sign, '\u{fdd0}'..='\u{fdef}')
}

/// Writes what `tell` writes, and marks it.
pub fn mark(text: &mut String, tell: impl FnOnce(&mut String)) {
    let begun = text.len();
    text.push(BEGINS);
    tell(text);
    if text.len() == begun + BEGINS.len_utf8() {
        text.truncate(begun);
    } else {
        text.push(ENDS);
    }
}

/// The text as it is shown.
///
/// ```
/// assert_eq!(ansage::voice::unmarked("Knight Gustav eins"), "Knight Gustav eins");
/// ```
pub fn unmarked(text: &str) -> String {
    text.chars().filter(|sign| !is_mark(*sign)).collect()
}

/// Whether anything in it is marked.
pub fn is_marked(text: &str) -> bool {
    text.contains(BEGINS)
}

/// The parts of a text in their order, each with whether it is in the language of the Laws' names. Together they are
/// the text without its marks. The stops behind a part belong to it, so that it is told to its end.
pub fn parted(text: &str) -> Vec<(String, bool)> {
    let mut parts: Vec<(String, bool)> = Vec::new();
    let (mut marked, mut stops) = (false, false);
    for sign in text.chars() {
        match sign {
            BEGINS => (marked, stops) = (true, false),
            ENDS => (stops, marked) = (marked, false),
            sign if is_mark(sign) => {}
            sign => {
                stops &= matches!(sign, '.' | ',' | ';' | ':' | '?' | '!');
                let theirs = marked || stops;
                match parts.last_mut().filter(|(_, last)| *last == theirs) {
                    Some((part, _)) => part.push(sign),
                    None => parts.push((sign.to_string(), theirs)),
                }
            }
        }
    }
    parts
}

/// What is marked in a text, part by part: what a second terminal is told beside the sentence.
pub fn marked_parts(text: &str) -> Vec<String> {
    text.split(BEGINS).skip(1).filter_map(|rest| Some(unmarked(rest.split_once(ENDS)?.0))).collect()
}

/// The text with these parts of it marked, each behind the one before; one that is not there is passed over.
pub fn marked_again(text: &str, parts: &[String]) -> String {
    let (mut told, mut rest) = (String::with_capacity(text.len()), text);
    for part in parts {
        if let Some(at) = rest.find(part.as_str()) {
            told.push_str(&rest[..at]);
            mark(&mut told, |text| text.push_str(part));
            rest = &rest[at + part.len()..];
        }
    }
    told + rest
}
