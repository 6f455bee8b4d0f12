//! Where a text is no TOML: each place once, and nothing that only follows from it.

use toml::de::DeTable;

use super::{Location, Reason};

/// More places than these are told after the first ones are mended.
const MOST: usize = 50;

/// Takes out what is no TOML: a key with its value, or a whole section where its header is broken. What is left
/// is read anew each time, so that one open bracket is one fault and not fourteen. The same lines come back, those
/// around each such place empty, with the places and why.
pub(super) fn mend(text: &str) -> (String, Vec<(Location, Reason)>) {
    let (mut text, mut wrong) = (text.to_owned(), Vec::new());
    while wrong.len() < MOST {
        let (_, errors) = DeTable::parse_recoverable(&text);
        let at = |error: &toml::de::Error| error.span().map_or(0, |span| span.start);
        let Some(error) = errors.iter().min_by_key(|error| at(error)) else { break };
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        let Some(last) = lines.len().checked_sub(1) else { break };
        let stumbled = Location::of(&text, at(error));
        let mut place = (stumbled.line - 1).min(last);
        let mut first = (0..=place).rev().find(|line| begins(&lines[*line])).unwrap_or(0);
        let mut reason = None;
        // A bracket that is open runs into the next key, which is not what is wrong.
        if let Some(before) = (0..first).rev().find(|line| begins(&lines[*line]))
            && open_brackets(&lines[before..first]) > 0
        {
            (first, place, reason) = (before, before, Some(Reason::Bracket));
        }
        let header = is_header(&lines[first]);
        let end = |line: &String| if header { is_header(line) } else { begins(line) };
        let after = (first + 1..lines.len()).find(|line| end(&lines[*line])).unwrap_or(lines.len());
        let reason = if open_quote(&lines[place]) {
            Reason::Quote
        } else if lines[place].trim_end().ends_with('=') {
            Reason::Value
        } else {
            reason.unwrap_or_else(|| reason_of(error.message()))
        };
        // Where another line is what is wrong, the place the reader stumbled at says nothing.
        let column = if stumbled.line == place + 1 { stumbled.column } else { 1 };
        wrong.push((Location { line: place + 1, column }, reason));
        lines[first..after.max(place + 1)].iter_mut().for_each(String::clear);
        text = lines.join("\n");
    }
    (text, wrong)
}

/// Whether a key or the header of a section begins in this line.
fn begins(line: &str) -> bool {
    let line = line.trim_start();
    let key = line.strip_prefix('"').and_then(|rest| rest.split_once('"')).map_or_else(
        || line.trim_start_matches(|sign: char| sign.is_alphanumeric() || matches!(sign, '_' | '-')),
        |(_, rest)| rest,
    );
    is_header(line) || (key.len() < line.len() && key.trim_start().starts_with('='))
}

/// `[pieces]`; a list within a list begins with a quotation mark.
fn is_header(line: &str) -> bool {
    let inner = line.trim_start().strip_prefix('[').map(|rest| rest.trim_start_matches('[').trim_start());
    inner.is_some_and(|inner| inner.starts_with(char::is_alphabetic))
}

/// The line without its comment and without what stands in quotation marks, and whether one of these is open.
fn bare(line: &str) -> (String, bool) {
    let (mut bare, mut quoted, mut escaped) = (String::new(), false, false);
    for sign in line.chars() {
        match sign {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '#' if !quoted => break,
            _ if quoted => {}
            _ => bare.push(sign),
        }
    }
    (bare, quoted)
}

fn open_quote(line: &str) -> bool {
    bare(line).1
}

fn open_brackets(lines: &[String]) -> i64 {
    let depth = |line: &String| {
        let count = |bracket: char| i64::try_from(bare(line).0.matches(bracket).count()).unwrap_or(0);
        count('[') - count(']')
    };
    lines.iter().map(depth).sum()
}

/// The TOML reader's words, which are English, as one of the reasons a voice has a sentence for.
fn reason_of(message: &str) -> Reason {
    let says = |parts: &[&str]| parts.iter().any(|part| message.contains(part));
    if says(&["duplicate"]) {
        Reason::Twice
    } else if says(&["comma"]) {
        Reason::Comma
    } else if says(&["unclosed", "opening", "in array"]) && !says(&["quote"]) {
        Reason::Bracket
    } else if says(&["basic string", "literal string", "quote"]) {
        Reason::Quote
    } else if says(&["no value", "missing value", "missing assignment"]) {
        Reason::Value
    } else if says(&["unexpected", "unquoted key", "control character", "escape"]) {
        Reason::Sign
    } else {
        Reason::Place
    }
}
