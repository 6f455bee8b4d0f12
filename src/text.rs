//! Text that is safe to speak and to print: one line, no control characters, nothing invisible.

use std::fmt::Write as _;
use std::iter::Peekable;
use std::str::Chars;

/// Longer lines, in bytes, are no announcement: what is behind this is dropped as a line comes in.
pub const LONGEST_LINE: usize = 4096;

/// The bell, which ends the strings of some terminals.
const BELL: char = '\u{7}';
const ESCAPE: char = '\u{1b}';
/// The one-character forms of `ESC [` and `ESC \`.
const CSI: char = '\u{9b}';
const STRING_END: char = '\u{9c}';

/// Drops what must not reach a synthesizer or a terminal, and keeps the rest:
///
/// - escape sequences of terminals are dropped as a whole, with their parameters and titles;
/// - so are NUL and all other control characters, and what is invisible and steers: zero-width
///   characters, directions of writing, byte order marks, tags, and what is kept free for programs;
/// - line breaks, tabs and every other run of white space become one space, none at either end.
///
/// Nothing of a text may be left. Cleaning twice changes nothing more.
///
/// ```
/// use ansage::text::clean;
///
/// // No text from outside moves the cursor or writes from right to left.
/// assert_eq!(clean("Ann\u{1b}[2J\u{202e}a"), "Anna");
/// ```
pub fn clean(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut gap = false;
    let mut rest = text.chars().peekable();
    while let Some(c) = rest.next() {
        if c == ESCAPE {
            skip_escape(&mut rest);
        } else if c == CSI {
            skip_parameters(&mut rest);
        } else if opens_string(c) {
            skip_string(&mut rest);
        } else if c.is_whitespace() {
            gap = true;
        } else if !c.is_control() && !is_invisible(c) {
            if gap && !clean.is_empty() {
                clean.push(' ');
            }
            gap = false;
            clean.push(c);
        }
    }
    clean
}

/// A name as it is spoken.
///
/// ```
/// use ansage::text::name_in_order;
///
/// assert_eq!(name_in_order("Carlsen, Magnus"), "Magnus Carlsen");
/// assert_eq!(name_in_order("Ju Wenjun"), "Ju Wenjun");
/// ```
pub fn name_in_order(name: &str) -> String {
    match name.split_once(", ") {
        Some((family, given)) if !given.contains(',') => format!("{given} {family}"),
        _ => name.to_owned(),
    }
}

/// The characters that mean something to HTML and XML, and what stands for them.
const ENTITIES: [(char, &str); 5] =
    [('&', "&amp;"), ('<', "&lt;"), ('>', "&gt;"), ('"', "&quot;"), ('\'', "&#39;")];

/// A text that is [`clean`], in which nothing is left that HTML or XML takes for markup.
pub fn markup(text: &str) -> String {
    let mut markup = String::with_capacity(text.len());
    for sign in clean(text).chars() {
        match ENTITIES.iter().find(|(plain, _)| *plain == sign) {
            Some((_, entity)) => markup.push_str(entity),
            None => markup.push(sign),
        }
    }
    markup
}

/// JSON in which nothing steers a terminal or the direction of writing: what would stands there by its number, which is
/// the same to whoever reads it.
///
/// ```
/// use ansage::text::harmless_json;
///
/// assert_eq!(harmless_json("\"An\u{202e}na\""), "\"An\\u202ena\"");
/// ```
pub fn harmless_json(json: &str) -> String {
    let mut harmless = String::with_capacity(json.len());
    for sign in json.chars() {
        if sign.is_control() || is_invisible(sign) || matches!(sign, '\u{2028}' | '\u{2029}') {
            for unit in sign.encode_utf16(&mut [0; 2]) {
                // A `String` takes everything.
                let _ = write!(harmless, "\\u{unit:04x}");
            }
        } else {
            harmless.push(sign);
        }
    }
    harmless
}

/// What follows an `ESC`, as ECMA-48 builds its sequences.
fn skip_escape(rest: &mut Peekable<Chars<'_>>) {
    match rest.peek() {
        Some('[') => {
            rest.next();
            skip_parameters(rest);
        }
        Some(']' | 'P' | 'X' | '^' | '_') => {
            rest.next();
            skip_string(rest);
        }
        _ => {
            while rest.next_if(|c| (' '..='/').contains(c)).is_some() {}
            rest.next_if(|c| ('0'..='~').contains(c));
        }
    }
}

/// Parameters, intermediates and the final letter. A sequence cut short ends where it stops making
/// sense, so that it never swallows the words behind it.
fn skip_parameters(rest: &mut Peekable<Chars<'_>>) {
    while rest.next_if(|c| ('0'..='?').contains(c)).is_some() {}
    while rest.next_if(|c| (' '..='/').contains(c)).is_some() {}
    rest.next_if(|c| ('@'..='~').contains(c));
}

/// A title or another string meant for the terminal, up to its end. One without an end is kept: losing
/// the rest of an announcement would be worse than speaking a title.
fn skip_string(rest: &mut Peekable<Chars<'_>>) {
    let mut ahead = rest.clone();
    while let Some(c) = ahead.next() {
        if c == BELL || c == STRING_END || c == ESCAPE && ahead.next_if_eq(&'\\').is_some() {
            *rest = ahead;
            return;
        }
    }
}

/// The one-character forms of `ESC P`, `ESC X`, `ESC ]`, `ESC ^` and `ESC _`.
fn opens_string(c: char) -> bool {
    matches!(c, '\u{90}' | '\u{98}' | '\u{9d}' | '\u{9e}' | '\u{9f}')
}

fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e0fff}')
        // The last two of each plane are no signs at all; XML has no U+FFFE and U+FFFF.
        || u32::from(c) & 0xfffe == 0xfffe
}
