//! What a line in anybody's words is taken for, by its name.

use super::phrasing::Phrasing;
use crate::args;
use crate::voice::{Id, Voice};

/// What is called so where programs are told; nothing for what nobody is ever asked about.
pub(crate) fn topic_name(name: &str, voice: &Voice) -> Option<String> {
    Id::named(&format!("topic-{name}")).map(|id| voice.say(id))
}

/// What an answer begins with, so that a mistaken hearing is heard: "Time:".
pub(super) fn lead(name: &str, phrasing: &Phrasing<'_>) -> Option<String> {
    let topic = topic_name(name, phrasing.voice()).filter(|_| !phrasing.is_brief())?;
    Some(phrasing.tell(Id::TOPIC_LEAD, &args!("topic" => topic)))
}

/// Whether this answer tells by itself what it is about: a word of its beginning stands in it, in whatever form.
pub(super) fn is_told(lead: &str, answer: &str) -> bool {
    let answer = answer.to_lowercase();
    let words = lead.split(|sign: char| !sign.is_alphabetic());
    words.filter_map(stem).any(|stem| answer.contains(&stem))
}

/// How the forms of a word begin; nothing of the small words.
fn stem(word: &str) -> Option<String> {
    let length = word.chars().count();
    let is_noun = length == 3 && word.starts_with(char::is_uppercase);
    (length > 3 || is_noun).then(|| word.to_lowercase().chars().take(4).collect())
}

/// Whether this is meant, or which of two.
pub(super) fn question(names: &[&str], phrasing: &Phrasing<'_>) -> Option<String> {
    let topic = |name: &str| topic_name(name, phrasing.voice());
    Some(match names {
        [only] => phrasing.tell(Id::TOPIC_ASKED, &args!("topic" => topic(only)?)),
        [first, second, ..] => {
            let told = args!("first" => topic(first)?, "second" => topic(second)?);
            phrasing.tell(Id::TOPIC_EITHER, &told)
        }
        [] => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::is_told;

    #[test]
    fn an_answer_tells_what_it_is_about_in_any_form_of_the_word() {
        for (lead, answer) in [
            ("Ungedeckte Figuren:", "Ungedeckt bei Weiß: Turm a1."),
            ("Fesselungen:", "Nichts ist gefesselt."),
            ("Angreifer:", "e4, leer. Weiße Angreifer: keine."),
            ("Wer am Zug ist:", "Zug eins, Weiß am Zug."),
            ("Fila:", "fila cuatro: vacía."),
        ] {
            assert!(is_told(lead, answer), "{lead} {answer}");
        }
        for (lead, answer) in [
            ("Zeit:", "Weiß: eine Stunde."),
            ("Dónde están las piezas:", "Las blancas: caballo Bella uno."),
            ("Stellung:", "Weiß: König e1."),
        ] {
            assert!(!is_told(lead, answer), "{lead} {answer}");
        }
    }
}
