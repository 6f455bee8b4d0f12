//! Numbers in words, and what is counted with them.

use super::*;
use crate::support::voice_of;

fn in_words(tag: &str, number: u32) -> String {
    voice_of(tag).lexicon().numbers().words(number)
}

#[test]
fn german_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "null"),
        (1, "eins"),
        (7, "sieben"),
        (11, "elf"),
        (12, "zwölf"),
        (16, "sechzehn"),
        (17, "siebzehn"),
        (20, "zwanzig"),
        (21, "einundzwanzig"),
        (26, "sechsundzwanzig"),
        (27, "siebenundzwanzig"),
        (30, "dreißig"),
        (31, "einunddreißig"),
        (60, "sechzig"),
        (61, "einundsechzig"),
        (66, "sechsundsechzig"),
        (70, "siebzig"),
        (77, "siebenundsiebzig"),
        (99, "neunundneunzig"),
        (100, "hundert"),
        (101, "hunderteins"),
        (116, "hundertsechzehn"),
        (200, "zweihundert"),
        (321, "dreihunderteinundzwanzig"),
        (670, "sechshundertsiebzig"),
        (777, "siebenhundertsiebenundsiebzig"),
        (999, "neunhundertneunundneunzig"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("de", number), words);
    }
}

#[test]
fn english_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "zero"),
        (1, "one"),
        (8, "eight"),
        (12, "twelve"),
        (13, "thirteen"),
        (14, "fourteen"),
        (15, "fifteen"),
        (18, "eighteen"),
        (19, "nineteen"),
        (20, "twenty"),
        (21, "twenty-one"),
        (40, "forty"),
        (44, "forty-four"),
        (80, "eighty"),
        (90, "ninety"),
        (99, "ninety-nine"),
        (100, "one hundred"),
        (101, "one hundred and one"),
        (110, "one hundred and ten"),
        (200, "two hundred"),
        (342, "three hundred and forty-two"),
        (999, "nine hundred and ninety-nine"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("en", number), words);
    }
}

#[test]
fn portuguese_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "zero"),
        (1, "um"),
        (3, "três"),
        (14, "catorze"),
        (16, "dezesseis"),
        (17, "dezessete"),
        (19, "dezenove"),
        (20, "vinte"),
        (21, "vinte e um"),
        (22, "vinte e dois"),
        (30, "trinta"),
        (31, "trinta e um"),
        (50, "cinquenta"),
        (66, "sessenta e seis"),
        (77, "setenta e sete"),
        (99, "noventa e nove"),
        (100, "cem"),
        (101, "cento e um"),
        (116, "cento e dezesseis"),
        (121, "cento e vinte e um"),
        (200, "duzentos"),
        (201, "duzentos e um"),
        (300, "trezentos"),
        (500, "quinhentos"),
        (999, "novecentos e noventa e nove"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("pt", number), words);
    }
}

#[test]
fn basque_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "zero"),
        (1, "bat"),
        (9, "bederatzi"),
        (10, "hamar"),
        (11, "hamaika"),
        (12, "hamabi"),
        (18, "hemezortzi"),
        (19, "hemeretzi"),
        (20, "hogei"),
        (21, "hogeita bat"),
        (30, "hogeita hamar"),
        (31, "hogeita hamaika"),
        (39, "hogeita hemeretzi"),
        (40, "berrogei"),
        (41, "berrogeita bat"),
        (50, "berrogeita hamar"),
        (60, "hirurogei"),
        (70, "hirurogeita hamar"),
        (75, "hirurogeita hamabost"),
        (80, "laurogei"),
        (90, "laurogeita hamar"),
        (99, "laurogeita hemeretzi"),
        (100, "ehun"),
        (101, "ehun eta bat"),
        (121, "ehun eta hogeita bat"),
        (200, "berrehun"),
        (300, "hirurehun"),
        (678, "seiehun eta hirurogeita hemezortzi"),
        (999, "bederatziehun eta laurogeita hemeretzi"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("eu", number), words);
        assert_eq!(in_words("eu-anderea", number), words);
    }
}

#[test]
fn spanish_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "cero"),
        (1, "uno"),
        (15, "quince"),
        (16, "dieciséis"),
        (20, "veinte"),
        (21, "veintiuno"),
        (22, "veintidós"),
        (23, "veintitrés"),
        (26, "veintiséis"),
        (30, "treinta"),
        (31, "treinta y uno"),
        (66, "sesenta y seis"),
        (77, "setenta y siete"),
        (99, "noventa y nueve"),
        (100, "cien"),
        (101, "ciento uno"),
        (116, "ciento dieciséis"),
        (121, "ciento veintiuno"),
        (200, "doscientos"),
        (500, "quinientos"),
        (700, "setecientos"),
        (900, "novecientos"),
        (999, "novecientos noventa y nueve"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("es", number), words);
    }
}

#[test]
fn hungarian_numbers_are_right_where_they_are_tricky() {
    for (number, words) in [
        (0, "nulla"),
        (2, "kettő"),
        (6, "hat"),
        (7, "hét"),
        (10, "tíz"),
        (11, "tizenegy"),
        (19, "tizenkilenc"),
        (20, "húsz"),
        (21, "huszonegy"),
        (22, "huszonkettő"),
        (30, "harminc"),
        (31, "harmincegy"),
        (40, "negyven"),
        (47, "negyvenhét"),
        (60, "hatvan"),
        (70, "hetven"),
        (77, "hetvenhét"),
        (80, "nyolcvan"),
        (99, "kilencvenkilenc"),
        (100, "száz"),
        (101, "százegy"),
        (200, "kétszáz"),
        (234, "kétszázharmincnégy"),
        (999, "kilencszázkilencvenkilenc"),
        (1000, "1000"),
    ] {
        assert_eq!(in_words("hu", number), words);
    }
}

#[test]
fn portuguese_and_spanish_numbers_agree_with_their_nouns() {
    for (tag, number, form, words) in [
        ("pt", 1, "feminine", "uma"),
        ("pt", 2, "feminine", "duas"),
        ("pt", 12, "feminine", "doze"),
        ("pt", 21, "feminine", "vinte e uma"),
        ("pt", 102, "feminine", "cento e duas"),
        ("pt", 201, "feminine", "duzentas e uma"),
        ("es", 1, "masculine", "un"),
        ("es", 21, "masculine", "veintiún"),
        ("es", 31, "masculine", "treinta y un"),
        ("es", 101, "masculine", "ciento un"),
        ("es", 1, "feminine", "una"),
        ("es", 21, "feminine", "veintiuna"),
        ("es", 101, "feminine", "ciento una"),
        ("es", 201, "feminine", "doscientas una"),
        ("es", 500, "feminine", "quinientas"),
    ] {
        let voice = voice_of(tag);
        assert_eq!(voice.lexicon().numbers().words_in(number, form), words, "{tag} {number}");
    }
    let minutes = [("m", FluentValue::from(21))].into_iter().collect();
    assert_eq!(voice_of("es").tell(named("duration-m"), &minutes), "veintiún minutos");
    // Nought is plural, whatever Fluent's category for it is.
    let seconds = [("s", FluentValue::from(0))].into_iter().collect();
    assert_eq!(voice_of("pt").tell(named("duration-s"), &seconds), "zero segundos");
}

#[test]
fn two_of_something_is_said_as_hungarians_say_it() {
    let voice = voice_of("hu");
    let told = voice.tell(named("duration-hms"), &args!("h" => 2, "m" => 12, "s" => 32));
    assert_eq!(told, "két óra tizenkét perc harminckét másodperc");
    let told = voice.tell(named("duration-hms"), &args!("h" => 1, "m" => 0, "s" => 59));
    assert_eq!(told, "egy óra nulla perc ötvenkilenc másodperc");
}

#[test]
fn moves_are_counted_in_order_as_hungarians_count_them() {
    let voice = voice_of("hu");
    for (number, words) in [
        (1, "Első lépés"),
        (2, "Második lépés"),
        (3, "Harmadik lépés"),
        (10, "Tizedik lépés"),
        (11, "Tizenegyedik lépés"),
        (12, "Tizenkettedik lépés"),
        (20, "Huszadik lépés"),
        (30, "Harmincadik lépés"),
        (38, "Harmincnyolcadik lépés"),
        (44, "Negyvennegyedik lépés"),
        (50, "Ötvenedik lépés"),
        (60, "Hatvanadik lépés"),
        (66, "Hatvanhatodik lépés"),
        (79, "Hetvenkilencedik lépés"),
        (80, "Nyolcvanadik lépés"),
        (100, "Századik lépés"),
        (105, "Százötödik lépés"),
        (348, "Háromszáznegyvennyolcadik lépés"),
    ] {
        let told =
            voice.tell(named("move-row"), &args!("number" => number, "white" => "e4", "black" => "e5"));
        assert_eq!(told.to_lowercase(), format!("{}: e4, e5.", words.to_lowercase()));
    }
}

#[test]
fn one_of_something_is_said_as_basques_say_it() {
    for tag in ["eu", "eu-anderea"] {
        let voice = voice_of(tag);
        let told = voice.tell(named("duration-hms"), &args!("h" => 1, "m" => 21, "s" => 1));
        assert_eq!(told, "ordu bat, hogeita bat minutu eta segundo bat");
    }
}

#[test]
fn no_two_numbers_have_the_same_words() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let all: Names = (0..1000).map(|number| voice.lexicon().numbers().words(number)).collect();
        assert_eq!(all.len(), 1000, "{tag}");
        assert!(all.iter().all(|words| !words.contains(|sign: char| sign.is_ascii_digit())), "{tag}");
    }
}
