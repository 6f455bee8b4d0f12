//! What is handed to a synthesizer: numbers and signs in words of the voice.

use crate::support::voice_of;
use ansage::voice::spoken_form;

use super::rendered::rendered;
use super::*;

/// Each text with what is heard of it, by voice.
const HEARD: &[(&str, &[(&str, &str)])] = &[
    (
        "de",
        &[
            ("Artikel 9.5.3.", "Artikel neun Punkt fünf Punkt drei."),
            ("Artikel D.2.8.", "Artikel D zwei Punkt acht."),
            ("Artikel D.2.9, Artikel 7.1.", "Artikel D zwei Punkt neun, Artikel sieben Punkt eins."),
            ("Artikel III.3.1.1.", "Artikel römisch drei Punkt drei Punkt eins Punkt eins."),
            ("Artikel 7.5(b).", "Artikel sieben Punkt fünf b."),
            ("Artikel A.4(b), mehr", "Artikel A vier b, mehr"),
            ("FIDE-Regeln 2018.", "FIDE-Regeln zweitausendachtzehn."),
            (
                "Sf3, Sg1-f3, Lxe5+, e8D#, exd6",
                "S f drei, S g eins f drei, L schlägt e fünf, Schach, e acht D, matt, e schlägt d sechs",
            ),
            ("e4 e2e4 e7e8q", "e vier e zwei e vier e sieben e acht q"),
            ("O-O 0-0 0-0-0+", "kurze Rochade kurze Rochade lange Rochade, Schach"),
            ("1-0 1/2-1/2 ½ 2½", "eins zu null einhalb zu einhalb einhalb zweieinhalb"),
            ("3+2, 90+30, 5/3", "drei plus zwei, neunzig plus dreißig, fünf Schrägstrich drei"),
            (
                "40/5400+30:1800+30",
                "vierzig Schrägstrich fünftausendvierhundert plus dreißig Doppelpunkt eintausendachthundert plus dreißig",
            ),
            ("Samstag 14:00, 9:05", "Samstag vierzehn Uhr, neun Uhr fünf"),
            ("am 12.6. um", "am zwölf Punkt sechs. um"),
            ("1. e4 1... e5", "eins. e vier eins. e fünf"),
            ("♞ auf e5 → gut… ½", "Springer auf e fünf Zeichen gut. einhalb"),
            ("Nicht verstanden: 🦄.", "Nicht verstanden: Zeichen."),
            ("Weiter mit: ansage resume 3", "Weiter mit: ansage resume drei"),
            (
                "ansage --library \"/home/a b/x.db\" resume 12 --share on",
                "ansage Minus Minus library \"Schrägstrich home Schrägstrich a b Schrägstrich x Punkt db\" resume zwölf Minus Minus share on",
            ),
            ("wait 90s, -5 bis 5, UTF-8", "wait neunzig s, minus fünf bis fünf, UTF acht"),
            ("Ada2 gegen Jean-Luc O'Neil", "Ada zwei gegen Jean-Luc O'Neil"),
            ("Chess960, Nummer fünf", "Chess neunsechzig, Nummer fünf"),
            ("E7-e55? Sag so", "E sieben e fünfundfünfzig? Sag so"),
            ("2026-11-20", "zweitausendsechsundzwanzig zu elf zu zwanzig"),
            ("dice:1,2,7", "dice: eins, zwei, sieben"),
            ("Startwert 12345678", "Startwert eins zwei drei vier fünf sechs sieben acht"),
            ("005", "null null fünf"),
            ("101000 2000 1001", "hunderteintausend zweitausend eintausendeins"),
            ("er – sie - es", "er, sie, es"),
        ],
    ),
    (
        "en",
        &[
            ("Article 9.5.3.", "Article nine point five point three."),
            ("Article A.4(b).", "Article eigh four b."),
            ("FIDE Laws 2023.", "FIDE Laws two thousand and twenty-three."),
            ("Nf3 a4 Bxa4", "N f three eigh four B takes eigh four"),
            ("White's clock at 14:00", "White's clock at fourteen o'clock"),
            ("2½", "two and a half"),
        ],
    ),
    (
        "es",
        &[
            ("Artículo 9.5.3. 2018", "Artículo nueve punto cinco punto tres. dos mil dieciocho"),
            ("Cf3", "C f tres"),
        ],
    ),
    (
        "pt",
        &[
            ("Artigo 6.9. 14h30", "Artigo seis ponto nove. catorze e trinta"),
            ("1999", "mil novecentos e noventa e nove"),
        ],
    ),
    (
        "hu",
        &[
            ("6.10.2 pont", "hat pont tíz pont kettő pont"),
            ("2018-ban, a 2023-as", "kétezertizennyolcban, a kétezerhuszonháromas"),
            ("Hf3", "H f három"),
        ],
    ),
    (
        "eu",
        &[
            ("Artikulua: 9.5.3.", "Artikulua: bederatzi puntu bost puntu hiru."),
            (
                "0tik 959ra, 2023ko",
                "zerotik bederatziehun eta berrogeita hemeretzira, bi mila eta hogeita hiruko",
            ),
        ],
    ),
];

#[test]
fn numbers_squares_and_signs_are_words() {
    let mut wrong = String::new();
    for (tag, texts) in HEARD {
        let voice = voice_of(tag);
        for (text, heard) in *texts {
            let told = spoken_form(text, voice);
            if told != *heard {
                wrong.extend([tag, ": ", text, "\n  ", &told, "\n  ", heard, "\n"]);
            }
        }
    }
    assert!(wrong.is_empty(), "is heard, should be:\n{wrong}");
}

/// The first sign of a text that a synthesizer may read as something else than a word or a pause.
pub(super) fn unheard_of(text: &str) -> Option<char> {
    let signs: Vec<char> = text.chars().collect();
    let letter = |at: Option<usize>| {
        at.and_then(|at| signs.get(at))
            .is_some_and(|sign| sign.is_alphabetic() || ('\u{300}'..='\u{36f}').contains(sign))
    };
    (0..signs.len()).find_map(|at| {
        let sign = signs[at];
        let ends = signs.get(at + 1).is_none_or(|next| !next.is_alphanumeric());
        let safe = match sign {
            '.' | ',' | ';' | ':' | '?' | '!' => ends,
            '"'
            | '„'
            | '“'
            | '”'
            | '«'
            | '»'
            | '¿'
            | '¡'
            | '('
            | ')'
            | '‚'
            | '‘'
            | ' '
            | '\u{300}'..='\u{36f}' => true,
            '-' => letter(at.checked_sub(1)) && letter(Some(at + 1)),
            '\'' | '’' => letter(at.checked_sub(1)) || ends,
            'º' | 'ª' => false,
            _ => sign.is_alphabetic() && !sign.is_numeric(),
        };
        (!safe).then_some(sign)
    })
}

/// It is heard without a sign, and heard again it is the same.
fn heard_well(tag: &str, voice: &Voice, text: &str) {
    let heard = spoken_form(text, voice);
    assert_eq!(unheard_of(&heard), None, "{tag}: {text:?} is heard as {heard:?}");
    assert_eq!(spoken_form(&heard, voice), heard, "{tag}: {text:?} changes when it is heard again");
}

#[test]
fn every_message_is_heard_in_words() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for (_, text) in rendered(&tag) {
            heard_well(&tag, voice, text);
        }
    }
}

#[test]
fn every_printed_line_is_heard_in_words() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let voices: BTreeMap<String, &Voice> =
        voice::tags().into_iter().map(|tag| (tag.clone(), voice_of(&tag))).collect();
    let mut seen = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        let mut tag = "de";
        let text = fs::read_to_string(&path).unwrap();
        for line in text.lines() {
            if let Some(command) = line.strip_prefix("$ ") {
                let named = command.split_once("--voice ").map(|(_, rest)| rest.split(' ').next().unwrap());
                tag = named.filter(|tag| voices.contains_key(*tag)).unwrap_or("de");
            } else if let Some(printed) = line.strip_prefix("> ").or_else(|| line.strip_prefix("! ")) {
                heard_well(tag, voices[tag], printed);
                seen += 1;
            }
        }
    }
    assert!(seen > 5000, "only {seen} lines");
}

/// Whatever a name or a file holds.
#[test]
fn whatever_stands_in_a_text_is_heard_in_words() {
    const PARTS: [&str; 64] = [
        "e4",
        "Sf3",
        "Nf3+",
        "O-O",
        "0-0-0",
        "1-0",
        "½",
        "1/2",
        "9.5.3",
        "D.2.8",
        "III.4",
        "A.4(b)",
        "7.5(b).",
        "12.6.",
        "14:00",
        "14h30",
        "5:3",
        "3+2",
        "40/5400+30",
        "--share",
        "-5",
        "/a/b.db",
        "…",
        "...",
        "→",
        "♞",
        "🦄",
        "²",
        "③",
        "٣",
        "Ⅳ",
        "%",
        "&",
        "=",
        "#",
        "x",
        "3x30",
        "*",
        "_",
        "(",
        ")",
        "[",
        "]",
        "{",
        "\"",
        "'",
        "’",
        "–",
        "-",
        ".",
        ",",
        ":",
        ";",
        "?",
        "º",
        "ª",
        "ß",
        "é",
        "e\u{301}",
        "Ada",
        "a",
        "12",
        "007",
        " ",
    ];
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for seed in 0..4000u64 {
            let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1);
            let mut draw = |below: usize| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                usize::try_from(state >> 33).unwrap() % below
            };
            let length = 1 + draw(7);
            let text: String = (0..length).map(|_| PARTS[draw(PARTS.len())]).collect();
            let heard = spoken_form(&text, voice);
            assert_eq!(unheard_of(&heard), None, "seed {seed}, {tag}: {text:?} is heard as {heard:?}");
            assert_eq!(spoken_form(&heard, voice), heard, "seed {seed}, {tag}: {text:?} changes");
        }
    }
}
