//! Players called by their names are heard as their colours.

use shakmaty::{ByColor, Color, Square};

use super::line::{Line, Words};
use crate::voice::{Lexicon, Meaning, Normalized, normalize};

/// Requests behind whose words everything is taken letter for letter.
const LETTER_FOR_LETTER: [&str; 4] = ["note", "seal", "passphrase", "resumption"];

/// The line with the colour, in words that every voice understands, where a player is called by name or a part of it;
/// `None` where nobody is. A name that also means something else is one only before a colon, and one that names a file
/// only where nothing of a move stands behind it. A word for a role is that, and no name.
///
/// ```
/// use ansage::hear::{colors_for_names, hear};
/// use ansage::game::Speaker;
/// use shakmaty::ByColor;
///
/// let german = ansage::voice::Voice::built_in("de")?;
/// let names = ByColor { white: "Anton Huber", black: "Berta Kranz" };
/// let line = |text| colors_for_names(text, names, german.lexicon());
/// assert_eq!(line("Berta Kranz: ich gebe auf").as_deref(), Some("black: ich gebe auf"));
/// assert_eq!(line("Anton gibt auf").as_deref(), Some("white gibt auf"));
/// // On the file that German calls Anton.
/// assert_eq!(line("Turm Anton vier"), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn colors_for_names(text: &str, names: ByColor<&str>, lexicon: &Lexicon) -> Option<String> {
    let endings = &lexicon.asking().binding.name_endings;
    let parts = names.map(|name| Words::of(name).normalized);
    // A part of both names tells nobody from the other.
    let whose = |word: &Normalized| {
        let is_he = |part: &Normalized| {
            let ending = word.strip_prefix(part.as_str());
            let ending = ending.filter(|_| part.chars().nth(1).is_some());
            ending.is_some_and(|rest| rest.is_empty() || endings.iter().any(|ending| ending.as_str() == rest))
        };
        let is_his = |color: Color| parts.get(color).iter().any(is_he);
        Color::ALL.into_iter().find(|color| is_his(*color) && !is_his(!*color))
    };
    let head = text.split_once(':').map_or(0, |(head, _)| head.len());
    let words = Words::of(text);
    let line = words.line(lexicon);
    let free = |at: &usize| line.from(*at).request().is_some_and(|(_, key)| LETTER_FOR_LETTER.contains(&key));
    let mut out: Option<String> = None;
    let (mut taken, mut before) = (0, None);
    for at in 0..(0..line.len()).find(free).unwrap_or(line.len()) {
        let (word, possessive) = without_possessive(line.words[at]);
        let begins = line.words[at].as_ptr() as usize - text.as_ptr() as usize;
        // Who is called White is named by his role all the same, whichever colour he has.
        let is_role = line.part(at..at + 1).speaker().is_some();
        let color = whose(&normalize(word)).filter(|_| !is_role && (begins < head || is_name(line, at)));
        if let Some(color) = color {
            let out = out.get_or_insert_default();
            // Of "Berta Kranz" the second word says nothing more.
            if before != Some(color) {
                out.push_str(&text[taken..begins]);
                out.push_str(color.fold_wb("white", "black"));
            }
            out.push_str(possessive);
            taken = begins + word.len() + possessive.len();
        }
        before = color;
    }
    out.map(|out| out + &text[taken..])
}

/// "Anton's", "Anton:": the name, and what hangs on it.
fn without_possessive(word: &str) -> (&str, &str) {
    let ends = word.find(['\'', '’', ':']).unwrap_or(word.len());
    word.split_at(ends)
}

/// Whether a word that is called like a player can mean nobody else and nothing else here.
fn is_name(line: Line<'_>, at: usize) -> bool {
    let rest = line.from(at);
    let lexicon = line.lexicon;
    let binding = &lexicon.asking().binding;
    let word = &rest.normalized[..1];
    let known = rest.speaker().is_some()
        || rest.modifier().is_some()
        || rest.time_word().is_some()
        || rest.number().is_some()
        || lexicon.request(word).is_some()
        || lexicon.question(word).is_some()
        || binding.asking.longest(word).is_some()
        || binding.beside.longest(word).is_some()
        || lexicon.doubts().negations.contains(&word[0]);
    match lexicon.chess(word) {
        _ if known => false,
        None => true,
        // A file that is called so.
        Some((_, Meaning::File(_))) => {
            let next = rest.from(1);
            let of_move = matches!(next.chess(), Some((_, meaning)) if meaning != Meaning::Filler)
                || next.asks(&["file", "rank", "diagonal"]) > 0
                || next.words.first().is_none_or(|word| word.parse::<Square>().is_ok());
            let behind_piece = at > 0
                && matches!(line.part(at - 1..at).chess(), Some((_, meaning)) if meaning != Meaning::Filler);
            !of_move && !behind_piece
        }
        Some(_) => false,
    }
}
