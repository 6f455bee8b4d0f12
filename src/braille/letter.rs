//! Spells the letters and marks of Europe in the letters a to z, for the names of players in a code that has no sign
//! of its own for them.
//!
//! It is a help for reading, not a standard of transliteration: a name must be recognised, not restored.

/// Letters with an accent, each behind its plain letter. A code with an accent sign writes the sign and the letter.
const ACCENTED: [(&str, &str); 24] = [
    ("a", "àáâãäåāăąǎȁȃȧạả"),
    ("b", "ḃ"),
    ("c", "çćĉċč"),
    ("d", "ďđðḋḑ"),
    ("e", "èéêëēĕėęěẽȅȇẹẻế"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǥǵḡ"),
    ("h", "ĥħḣȟ"),
    ("i", "ìíîïĩīĭįǐıȉȋịỉ"),
    ("j", "ĵǰ"),
    ("k", "ķǩḱ"),
    ("l", "ĺļľŀłḷ"),
    ("m", "ṁḿ"),
    ("n", "ñńņňŉǹ"),
    ("o", "òóôõöøōŏőǒǫǭȍȏȫȭȯȱọỏ"),
    ("p", "ṗṕ"),
    ("r", "ŕŗřȑȓ"),
    ("s", "śŝşšșṡ"),
    ("t", "ţťŧțṫẗ"),
    ("u", "ùúûüũūŭůűųǔȕȗụủ"),
    ("w", "ŵẁẃẅẇ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷỳỹẏ"),
    ("z", "źżžƶẑʒǯ"),
];

/// Letters that are usually spelled with two, in a code without an accent sign and without a sign for them.
const SPELLED: [(&str, &str); 5] = [("aa", "å"), ("ae", "ä"), ("oe", "öø"), ("ue", "ü"), ("dh", "ð")];

/// Letters that no accent sign helps to write: ligatures and the alphabets other than the Latin.
const ALPHABETS: [(&str, &str); 69] = [
    // Latin.
    ("ae", "æǽǣ"),
    ("oe", "œ"),
    ("ss", "ß"),
    ("th", "þ"),
    ("ng", "ŋ"),
    ("ij", "ĳ"),
    ("q", "ĸ"),
    ("e", "əǝ"),
    ("dz", "ǆǳ"),
    ("lj", "ǉ"),
    ("nj", "ǌ"),
    ("s", "ſ"),
    // Greek.
    ("a", "αά"),
    ("v", "β"),
    ("g", "γ"),
    ("d", "δ"),
    ("e", "εέ"),
    ("z", "ζ"),
    ("i", "ηήιίϊΐ"),
    ("th", "θ"),
    ("k", "κ"),
    ("l", "λ"),
    ("m", "μµ"),
    ("n", "ν"),
    ("x", "ξ"),
    ("o", "οόωώ"),
    ("p", "π"),
    ("r", "ρ"),
    ("s", "σς"),
    ("t", "τ"),
    ("y", "υύϋΰ"),
    ("f", "φ"),
    ("ch", "χ"),
    ("ps", "ψ"),
    // Cyrillic.
    ("a", "а"),
    ("b", "б"),
    ("v", "в"),
    ("g", "гґѓ"),
    ("d", "дђ"),
    ("e", "еэѐ"),
    ("yo", "ё"),
    ("ye", "є"),
    ("zh", "ж"),
    ("z", "з"),
    ("i", "иіѝ"),
    ("yi", "ї"),
    ("y", "йы"),
    ("k", "кќ"),
    ("l", "л"),
    ("m", "м"),
    ("n", "н"),
    ("o", "о"),
    ("p", "п"),
    ("r", "р"),
    ("s", "с"),
    ("t", "т"),
    ("u", "уў"),
    ("f", "ф"),
    ("kh", "х"),
    ("ts", "ц"),
    ("ch", "чћ"),
    ("sh", "ш"),
    ("shch", "щ"),
    ("'", "ьъ"),
    ("yu", "ю"),
    ("ya", "я"),
    ("j", "ј"),
    ("lj", "љ"),
    ("nj", "њ"),
];

/// Cyrillic letters of two sounds, and the alphabets of the Caucasus in their own order.
const CAUCASUS: [(&str, &str); 42] = [
    ("dz", "ѕძძ"),
    ("dzh", "џ"),
    // Georgian and Armenian.
    ("a", "აա"),
    ("b", "ბբ"),
    ("g", "გգ"),
    ("d", "დդ"),
    ("e", "ეեէ"),
    ("v", "ვվւ"),
    ("z", "ზզ"),
    ("t", "თტտթ"),
    ("i", "იի"),
    ("k", "კქկք"),
    ("l", "ლլ"),
    ("m", "მմ"),
    ("n", "ნն"),
    ("o", "ოօո"),
    ("p", "პფպփ"),
    ("zh", "ჟժ"),
    ("r", "რրռ"),
    ("s", "სս"),
    ("u", "უ"),
    ("gh", "ღղ"),
    ("q", "ყ"),
    ("sh", "შշ"),
    ("ch", "ჩჭչճ"),
    ("ts", "ცწցծ"),
    ("kh", "ხխ"),
    ("j", "ჯջ"),
    ("h", "ჰհ"),
    ("y", "յ"),
    ("dz", "ձ"),
    ("f", "ֆ"),
    ("y", "ը"),
    ("ev", "և"),
    // Letters of Cyrillic alphabets in the east of Europe.
    ("a", "ә"),
    ("o", "ө"),
    ("u", "ү"),
    ("n", "ң"),
    ("h", "һ"),
    ("zh", "җ"),
    ("g", "ғ"),
    ("k", "қ"),
];

/// Marks of print and the plain marks that stand for them.
const MARKS: [(&str, &str); 9] = [
    ("'", "’‘‛ʼʹ`´"),
    ("\"", "“”„‟«»‹›″"),
    ("-", "‐‑‒–—―−"),
    ("...", "…"),
    ("1/2", "½"),
    ("1/4", "¼"),
    ("3/4", "¾"),
    ("x", "×"),
    (".", "·•"),
];

/// Accents that follow their letter as characters of their own: the accent, the letters, the letters with it.
const COMPOSED: [(char, &str, &str); 14] = [
    ('\u{300}', "aeiouwyn", "àèìòùẁỳǹ"),
    ('\u{301}', "aeioucnlrszywgkmpαεηιουωϊϋгк", "áéíóúćńĺŕśźýẃǵḱḿṕάέήίόύώΐΰѓќ"),
    ('\u{302}', "aeioucghjswyz", "âêîôûĉĝĥĵŝŵŷẑ"),
    ('\u{303}', "anoiuey", "ãñõĩũẽỹ"),
    ('\u{304}', "aeioug", "āēīōūḡ"),
    ('\u{306}', "aegiouиу", "ăĕğĭŏŭйў"),
    ('\u{307}', "cegzabdfhmpstwxyoi", "ċėġżȧḃḋḟḣṁṗṡṫẇẋẏȯi"),
    ('\u{308}', "aeiouywxtιυеі", "äëïöüÿẅẍẗϊϋёї"),
    ('\u{30A}', "au", "åů"),
    ('\u{30B}', "ou", "őű"),
    ('\u{30C}', "acdeghijklnorstuz", "ǎčďěǧȟǐǰǩľňǒřšťǔž"),
    ('\u{326}', "st", "șț"),
    ('\u{327}', "cdgklnrst", "çḑģķļņŗşţ"),
    ('\u{328}', "aeiou", "ąęįǫų"),
];

/// A small letter with an accent that follows it, as one letter.
pub(crate) fn composed(letter: char, accent: char) -> Option<char> {
    let (_, plain, with) = COMPOSED.iter().find(|(known, ..)| *known == accent)?;
    plain.chars().zip(with.chars()).find_map(|(base, whole)| (base == letter).then_some(whole))
}

/// The plain letter of a small letter with an accent.
pub(crate) fn plain_letter(letter: char) -> Option<&'static str> {
    find(&ACCENTED, letter)
}

/// The usual spelling of a small letter with an accent, where that is not just its plain letter.
pub(crate) fn spelling(letter: char) -> Option<&'static str> {
    find(&SPELLED, letter)
}

/// The spelling of a small letter that is no letter with an accent.
pub(crate) fn foreign_spelling(letter: char) -> Option<&'static str> {
    find(&ALPHABETS, letter).or_else(|| find(&CAUCASUS, letter))
}

/// The plain marks that stand for a mark of print.
pub(crate) fn plain_marks(mark: char) -> Option<&'static str> {
    find(&MARKS, mark)
}

/// Whether a character has no print of its own: controls, direction marks, joiners, variation selectors, and accents
/// that no letter before them took.
pub(crate) fn is_invisible(character: char) -> bool {
    character.is_control()
        || matches!(character, '\u{300}'..='\u{36F}' | '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{FEFF}')
        || matches!(character, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}')
        || matches!(character, '\u{FE00}'..='\u{FE0F}' | '\u{FFF9}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

fn find(rows: &'static [(&'static str, &'static str)], character: char) -> Option<&'static str> {
    rows.iter().find_map(|(plain, known)| known.contains(character).then_some(*plain))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_gives_letters_and_marks_that_need_no_further_help() {
        let rows = ACCENTED.iter().chain(&SPELLED).chain(&ALPHABETS).chain(&CAUCASUS).chain(&MARKS);
        for (plain, known) in rows {
            assert!(plain.is_ascii() && !known.is_ascii() || *known == "’‘‛ʼʹ`´", "{known}");
        }
    }

    #[test]
    fn every_accent_goes_with_as_many_letters_as_it_makes() {
        for (accent, plain, with) in COMPOSED {
            assert_eq!(plain.chars().count(), with.chars().count(), "U+{:04X}", u32::from(accent));
            for (base, whole) in
                plain.chars().zip(with.chars()).filter(|(base, whole)| base.is_ascii() && !whole.is_ascii())
            {
                let mut text = [0; 4];
                assert_eq!(plain_letter(whole), Some(&*base.encode_utf8(&mut text)), "{whole}");
            }
        }
    }

    #[test]
    fn a_letter_that_is_spelled_with_two_has_a_plain_letter_too() {
        for (_, letters) in SPELLED {
            assert!(letters.chars().all(|letter| plain_letter(letter).is_some()), "{letters}");
        }
    }
}
