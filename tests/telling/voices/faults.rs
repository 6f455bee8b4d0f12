//! What is wrong with the files of a voice is named with its line.

use ansage::schema::{Fault, Kind, Location, Reason};
use ansage::voice::ListFault;

use super::*;

/// What is wrong with the English voice after its lexicon or its messages are changed.
fn broken(lexicon: impl Fn(&str) -> String, messages: impl Fn(&str) -> String) -> (VoiceError, String) {
    let shipped = voice::embedded("en").unwrap();
    let (lexicon, messages) = (lexicon(shipped.lexicon), messages(shipped.messages));
    let sources = VoiceFiles {
        lexicon_name: "mine/lexicon.toml",
        lexicon: &lexicon,
        messages_name: "mine/messages.ftl",
        messages: &messages,
    };
    let Err(error) = Voice::read("en", &sources) else { panic!("the voice is whole") };
    let told = error.to_string();
    (error, told)
}

/// What is wrong with the lexicon.
fn fault(error: &VoiceError) -> &VoiceFault {
    let VoiceError::Lexicon(found) = error else { panic!("{error:?}") };
    &found.fault
}

/// The number of the line that holds this, from 1.
fn line_with(text: &str, part: &str) -> usize {
    text.lines().position(|line| line.contains(part)).expect(part) + 1
}

fn same(text: &str) -> String {
    text.to_owned()
}

/// The change made, once, or a panic when there was nothing to change.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert!(text.contains(from), "{from}");
    text.replacen(from, to, 1)
}

fn shipped_line(part: &str) -> usize {
    line_with(voice::embedded("en").unwrap().lexicon, part)
}

#[test]
fn a_lexicon_that_is_no_toml_is_named_with_its_line() {
    let (error, told) = broken(|text| changed(text, "language = \"en\"", "language = en\""), same);
    assert_eq!(fault(&error), &Fault::NotToml(Reason::Quote).into());
    let line = shipped_line("language = ");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{told}");
}

#[test]
fn a_key_that_means_nothing_is_named_with_its_line() {
    for (before, key) in [
        ("[letters]", "wizard = \"W\""),
        ("[pieces]", "wizard = [\"wizard\"]"),
        ("[castling]", "middle = [\"castle\"]"),
        ("[moves]", "dances = [\"dances\"]"),
        ("[requests]", "dance = [\"dance\"]"),
        ("[modifiers]", "loud = [\"loud\"]"),
        ("[speakers]", "spectator = [\"spectator\"]"),
        ("[numbers]", "thousands = []"),
    ] {
        let (error, told) = broken(|text| changed(text, before, &format!("{before}\n{key}")), same);
        assert!(matches!(fault(&error), VoiceFault::Key(Fault::UnknownKey(..))), "{error:?}");
        let line = shipped_line(before) + 1;
        assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{key}: {told}");
    }
}

#[test]
fn a_word_with_two_meanings_is_named_with_its_line() {
    for (from, to, word) in [
        ("queen = [\"queen\",", "queen = [\"queen\", \"Springer\",", "Springer"),
        ("used = [\"spent\"]", "used = [\"spent\", \"fifty moves\"]", "fifty moves"),
        ("white = [\"white's\",", "white = [\"white's\", \"arbiter\",", "arbiter"),
        ("start = [\"begin\",", "start = [\"begin\", \"press\",", "press"),
    ] {
        let (error, told) = broken(|text| changed(text, from, to), same);
        assert!(matches!(fault(&error), VoiceFault::Collision(found, ..) if found == word), "{error:?}");
        let line = shipped_line(from);
        assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{told}");
    }
}

#[test]
fn a_word_that_means_two_things_in_one_place_is_found_before_the_voice_is_read() {
    let shipped = voice::embedded("en").unwrap();
    let lexicon = changed(shipped.lexicon, "theirs = [\"theirs\",", "theirs = [\"theirs\", \"answer with\",");
    let sources = VoiceFiles { lexicon: &lexicon, ..shipped };
    let found: Vec<_> = voice::check(&sources, &taken).into_iter().map(|found| found.fault).collect();
    assert!(matches!(&found[..], [VoiceFault::Collision(word, ..)] if word == "answer with"), "{found:?}");
}

#[test]
fn a_list_of_the_wrong_length_is_named_with_its_line() {
    let (error, told) = broken(|text| changed(text, "\"Anna\", \"Bella\"", "\"Anna\""), same);
    assert_eq!(fault(&error), &VoiceFault::List("told".to_owned(), ListFault::Told));
    let line = shipped_line("[told]");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{told}");

    let (error, told) = broken(|text| changed(text, "\"twenty-one\", ", ""), same);
    assert_eq!(fault(&error), &VoiceFault::List("numbers".to_owned(), ListFault::Numbers));
    let line = shipped_line("[numbers]");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{told}");
}

/// The English lexicon with a mishearing more, and the line where it begins.
fn with_mishearing(text: &str) -> (VoiceError, String, usize) {
    let (error, told) = broken(|lexicon| format!("{lexicon}\n[[mishearings]]\n{text}\n"), same);
    (error, told, voice::embedded("en").unwrap().lexicon.lines().count() + 2)
}

#[test]
fn a_mishearing_needs_what_is_heard_a_word_of_chess_that_is_meant_and_why() {
    let unknown = |meant: &str| MishearingFault::Unknown(meant.to_owned());
    for (text, heard, wrong) in [
        ("heard = [\"bishup\"]\nmeant = \"bishop\"", "bishup", MishearingFault::NoReason),
        ("heard = [\"bishup\"]\nmeant = \"bishop\"\nwhy = \" \"", "bishup", MishearingFault::NoReason),
        ("heard = [\"bishup\"]\nmeant = \"wizard\"\nwhy = \"homophone\"", "bishup", unknown("wizard")),
        ("heard = [\"e for\"]\nmeant = \"e four\"\nwhy = \"homophone\"", "e for", unknown("e four")),
        ("meant = \"bishop\"\nwhy = \"homophone\"", "", MishearingFault::NothingHeard),
    ] {
        let (error, told, line) = with_mishearing(text);
        assert_eq!(fault(&error), &VoiceFault::Mishearing(heard.to_owned(), wrong));
        assert!(told.starts_with(&format!("mine/lexicon.toml:{line}: ")), "{told}");
    }
}

#[test]
fn a_mishearing_that_means_something_else_already_is_a_word_with_two_meanings() {
    let (error, told, line) = with_mishearing("heard = [\"eight\"]\nmeant = \"ay\"\nwhy = \"sounds so\"");
    assert!(matches!(fault(&error), VoiceFault::Collision(word, ..) if word == "eight"), "{error:?}");
    assert!(told.starts_with(&format!("mine/lexicon.toml:{}: ", line + 1)), "{told}");
    let (error, told, _) = with_mishearing("heard = [\"bishup\"]\nlikely = \"very\"");
    assert!(matches!(fault(&error), VoiceFault::Key(Fault::UnknownKey(..))), "{told}");
}

#[test]
fn a_sound_that_is_not_there_is_named_with_its_line() {
    let (error, told) = broken(|text| changed(text, "\"metaphone\"", "\"soundex\""), same);
    assert_eq!(fault(&error), &VoiceFault::UnknownSound("soundex".to_owned()));
    assert!(told.starts_with(&format!("mine/lexicon.toml:{}: ", shipped_line("sound = "))), "{told}");
}

#[test]
fn everything_wrong_with_mishearings_and_sound_is_found_at_once() {
    let shipped = voice::embedded("en").unwrap();
    let lexicon = changed(shipped.lexicon, "\"metaphone\"", "\"soundex\"")
        + "\n[[mishearings]]\nheard = [\"bishup\"]\nmeant = \"wizard\"\nlikely = \"very\"\n";
    let sources = VoiceFiles { lexicon: &lexicon, ..shipped };
    let line = shipped.lexicon.lines().count() + 2;
    let found: Vec<_> =
        voice::check(&sources, &taken).into_iter().map(|found| (found.line, found.fault)).collect();
    let heard = || "bishup".to_owned();
    assert_eq!(
        found,
        [
            (shipped_line("sound = "), VoiceFault::UnknownSound("soundex".to_owned())),
            (line, VoiceFault::Mishearing(heard(), MishearingFault::NoReason)),
            (line, VoiceFault::Mishearing(heard(), MishearingFault::Unknown("wizard".to_owned()))),
            (line + 3, Fault::UnknownKey("likely".to_owned(), "heard, meant, why".to_owned()).into()),
        ]
    );
}

#[test]
fn an_empty_word_is_no_word() {
    let (error, told) =
        broken(|text| changed(text, "queen = [\"queen\",", "queen = [\"queen\", \" \","), same);
    assert_eq!(fault(&error), &VoiceFault::List(" ".to_owned(), ListFault::Empty));
    assert!(told.starts_with("mine/lexicon.toml:"), "{told}");
}

#[test]
fn messages_that_are_no_fluent_are_named_with_their_line() {
    let line = line_with(voice::embedded("en").unwrap().messages, "turn = ");
    let (error, told) = broken(same, |text| changed(text, "turn = { color }", "turn = { color"));
    assert!(matches!(error, VoiceError::Messages { .. }), "{error:?}");
    assert!(told.starts_with(&format!("mine/messages.ftl:{line}: ")), "{told}");
}

#[test]
fn a_missing_message_is_named_with_its_file() {
    let (error, told) = broken(same, |text| changed(text, "turn-you = ", "turn-me = "));
    assert!(matches!(error, VoiceError::Missing { .. }), "{error:?}");
    assert!(told.starts_with("mine/messages.ftl:") && told.contains("turn-you"), "{told}");
}

#[test]
fn a_table_of_pronunciation_holds_texts_and_each_row_that_does_not_is_named() {
    let shipped = voice::embedded("es").unwrap();
    let rows = "Dama = 3\nTorre = \"\"\n";
    let lexicon =
        changed(shipped.lexicon, "[pronunciation.espeak]\n", &format!("[pronunciation.espeak]\n{rows}"));
    let sources = VoiceFiles { lexicon: &lexicon, ..shipped };
    let found = voice::check(&sources, &ansage::session::taken);
    let told: Vec<(usize, &VoiceFault)> = found.iter().map(|found| (found.line, &found.fault)).collect();
    let first = line_with(&lexicon, "Dama = 3");
    let kind = VoiceFault::Key(Fault::WrongKind("Dama".to_owned(), Kind::Text));
    let empty = VoiceFault::Key(Fault::Empty("pronunciation.espeak.Torre".to_owned()));
    assert_eq!(told, [(first, &kind), (first + 1, &empty)]);
}

#[test]
fn a_place_counts_lines_and_signs_and_not_bytes() {
    let text = "ä = 1\nöö = 2\n";
    assert_eq!(Location::of(text, 0), Location { line: 1, column: 1 });
    assert_eq!(Location::of(text, text.find('2').unwrap()), Location { line: 2, column: 6 });
    assert_eq!(Location::of(text, text.len()), Location { line: 3, column: 1 });
}
