//! A line to words.

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

/// The text from the first of these words on, with its punctuation.
pub(super) fn as_written<'t>(text: &'t str, words: &[&str]) -> &'t str {
    let Some(first) = words.first() else { return "" };
    // Words are slices of the text they stand in.
    let start = (first.as_ptr() as usize).checked_sub(text.as_ptr() as usize);
    start.and_then(|start| text.get(start..)).unwrap_or_default()
}
