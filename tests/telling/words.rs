//! Words as they are compared, numbers in words, and the parts of a sentence in another language.

use ansage::voice::{
    Numbers, embedded, embedded_laws, is_marked, mark, marked_again, marked_parts, normalize, parted, tags,
    unmarked, words,
};
use std::fs;
use std::path::Path;

#[test]
fn umlauts_fold_both_ways() {
    for spelling in ["Läufer", "Laeufer", "Laufer", "LÄUFER", "Lauefer"] {
        assert_eq!(normalize(spelling), "laufer", "{spelling}");
    }
    for spelling in ["fünf", "fuenf", "funf", "Fu\u{308}nf"] {
        assert_eq!(normalize(spelling), "funf", "{spelling}");
    }
}

#[test]
fn an_e_of_its_own_stays() {
    assert_eq!(normalize("aee"), "ae");
    assert_eq!(normalize("Statue"), "statu");
    assert_eq!(normalize("a.e"), "a");
    assert_eq!(normalize("ẞ ½ ﬁ É"), "ss 1⁄2 fi e");
}

#[test]
fn stops_and_apostrophes_do_not_count() {
    assert_eq!(normalize("e.p."), "ep");
    assert_eq!(words("White's  board"), ["whites", "board"]);
}

fn numbers(hundreds_exact: &[&str]) -> Numbers {
    let strings = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    let mut numbers = Numbers::default();
    numbers.below_hundred = strings(&["zero", "um", "dois"]);
    numbers.hundreds = strings(&["cento", "duzentos"]);
    numbers.hundreds_exact = strings(hundreds_exact);
    numbers.hundreds_then = " e ".to_owned();
    let feminine = [("um", "uma"), ("dois", "duas"), ("entos", "entas")];
    let feminine = feminine.map(|(part, becomes)| (part.to_owned(), becomes.to_owned()));
    numbers.forms.insert("feminine".to_owned(), feminine.to_vec());
    numbers
}

#[test]
fn a_hundred_alone_may_have_another_word() {
    let numbers = numbers(&["cem", "duzentos"]);
    assert_eq!(numbers.words(100), "cem");
    assert_eq!(numbers.words(101), "cento e um");
    assert_eq!(numbers.words(200), "duzentos");
}

#[test]
fn without_such_words_a_hundred_is_a_hundred() {
    assert_eq!(numbers(&[]).words(100), "cento");
}

#[test]
fn numbers_of_several_words_are_heard() {
    let numbers = numbers(&["cem", "duzentos"]);
    let heard = |line: &str| numbers.longest(&words(line));
    for (line, found) in [
        ("dois", Some((1, 2))),
        ("duas jogadas", Some((1, 2))),
        ("cem", Some((1, 100))),
        ("cento", Some((1, 100))),
        ("cento e um", Some((3, 101))),
        ("cento um e dois", Some((2, 101))),
        ("Cento-e-dois", Some((1, 102))),
        ("duzentas e uma jogadas", Some((3, 201))),
        ("cento e zero", Some((1, 100))),
        ("e um", None),
        ("", None),
    ] {
        assert_eq!(heard(line), found, "{line}");
    }
}

#[test]
fn numbers_agree_with_their_noun() {
    let numbers = numbers(&[]);
    assert_eq!(numbers.words_in(2, "feminine"), "duas");
    assert_eq!(numbers.words_in(201, "feminine"), "duzentas e uma");
    assert_eq!(numbers.words_in(2, "dual"), "dois");
}

#[test]
fn a_change_of_the_words_as_a_whole_leaves_longer_numbers_alone() {
    let mut numbers = numbers(&[]);
    let change = |part: &str, becomes: &str| (part.to_owned(), becomes.to_owned());
    numbers.forms.insert("ordinal".to_owned(), vec![change("^um", "primeiro")]);
    assert_eq!(numbers.words_in(1, "ordinal"), "primeiro");
    assert_eq!(numbers.words_in(101, "ordinal"), "cento e um");
}

fn marked(text: &str) -> String {
    let mut marked = String::new();
    mark(&mut marked, |into| into.push_str(text));
    marked
}

#[test]
fn a_sentence_is_parted_where_it_is_marked() {
    let text = format!("Sötét: {}. Te jössz.", marked("Springer Gustav eins"));
    let parts = [("Sötét: ", false), ("Springer Gustav eins.", true), (" Te jössz.", false)];
    assert_eq!(parted(&text), parts.map(|(part, theirs)| (part.to_owned(), theirs)));
    assert_eq!(unmarked(&text), "Sötét: Springer Gustav eins. Te jössz.");
    assert!(is_marked(&text) && !is_marked(&unmarked(&text)));
}

#[test]
fn two_parts_stay_apart_and_what_is_not_marked_is_one() {
    let text = format!("{}, {}?!", marked("eins"), marked("zwei"));
    let parts = [("eins,", true), (" ", false), ("zwei?!", true)];
    assert_eq!(parted(&text), parts.map(|(part, theirs)| (part.to_owned(), theirs)));
    assert_eq!(parted("a. b"), [("a. b".to_owned(), false)]);
    assert_eq!(parted(""), []);
}

#[test]
fn what_was_marked_is_marked_again_elsewhere() {
    let text = format!("a {}, {}: {}.", marked("eins"), marked("zwei"), marked("eins"));
    let parts = marked_parts(&text);
    assert_eq!(parts, ["eins", "zwei", "eins"]);
    assert_eq!(marked_again(&unmarked(&text), &parts), text);
    let others = [String::new(), "drei".to_owned(), "zwei".to_owned()];
    assert_eq!(marked_again("eins zwei", &others), format!("eins {}", marked("zwei")));
    assert_eq!(marked_again("eins", &[]), "eins");
    assert_eq!(marked_parts("eins"), Vec::<String>::new());
}

#[test]
fn nothing_is_marked_of_nothing_and_stray_marks_are_no_letters() {
    assert_eq!(marked(""), "");
    for text in ["\u{fdd1}a\u{fdd0}", "a\u{fdd0}\u{fdd0}\u{fdef}\u{fdd1}\u{fdd1}"] {
        let together: String = parted(text).into_iter().map(|(part, _)| part).collect();
        assert_eq!((together.as_str(), unmarked(text).as_str()), ("a", "a"));
    }
}

#[test]
fn every_file_is_unpacked_as_it_was_packed() {
    let voices = Path::new(env!("CARGO_MANIFEST_DIR")).join("voices");
    for tag in tags() {
        let files = embedded(&tag).unwrap();
        let read = |name: &str| fs::read_to_string(voices.join(&tag).join(name));
        assert_eq!(files.lexicon, read("lexicon.toml").unwrap(), "{tag}");
        assert_eq!(files.messages, read("messages.ftl").unwrap(), "{tag}");
        assert_eq!(embedded_laws(&tag), Some(read("laws.ftl").unwrap_or_default().as_str()), "{tag}");
    }
}
