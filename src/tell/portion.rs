//! A long answer in portions: what is spoken at once, and the rest when more is asked for.

/// An answer of so many words is spoken as it is.
const MOST: usize = 25;

/// Of a longer one so many at once, and with them what tells of the rest.
const AT_ONCE: usize = 20;

/// A portion is no shorter for the sake of whole sentences.
const LEAST: usize = 8;

/// What of an answer is spoken first, and what is left: cut behind a sentence, or else between the items of a list. An
/// item is never cut, however long it is.
///
/// ```
/// use ansage::tell::first_portion;
///
/// assert_eq!(first_portion("Boards agree. White to move."), ("Boards agree. White to move.", ""));
/// let items = "Moves: ".to_owned() + &["e four"; 15].join("; ");
/// let (first, rest) = first_portion(&items);
/// assert!(first.ends_with(';') && first.split(' ').count() <= 20);
/// assert_eq!(format!("{first} {rest}"), items);
/// ```
pub fn first_portion(text: &str) -> (&str, &str) {
    if text.split(' ').count() <= MOST {
        return (text, "");
    }
    // Where it may be cut: the better a sign parts, the better.
    let mut best: Option<(usize, usize)> = None;
    for (words, (at, _)) in (1..).zip(text.match_indices(' ')) {
        if words > AT_ONCE && best.is_some() {
            break;
        }
        let parts = match text[..at].chars().next_back() {
            Some('.' | '?' | '!') => 3,
            Some(';') => 2,
            Some(',' | ':') => 1,
            _ => continue,
        };
        let parts = if words < LEAST { 0 } else { parts };
        if best.is_none_or(|(_, before)| parts >= before) {
            best = Some((at, parts));
        }
    }
    best.map_or((text, ""), |(at, _)| (&text[..at], &text[at + 1..]))
}
