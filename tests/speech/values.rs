//! What is said of speech in words and numbers: rate and volume, what is to speak and where, how words are said.

use std::iter::successors;
use std::path::PathBuf;

use ansage::speech::{
    Address, BadAddress, Choice, Pronunciation, Rate, SpokenPart, UnknownChoice, VoiceType, Volume,
    synthesizer,
};

#[test]
fn steps_stop_at_the_ends() {
    let steps = |from, next: fn(Rate) -> Option<Rate>| {
        successors(Some(from), |rate| next(*rate)).map(Rate::steps).collect::<Vec<_>>()
    };
    assert_eq!(steps(Rate::default(), Rate::faster), [0, 1, 2, 3, 4, 5]);
    assert_eq!(steps(Rate::USUAL, Rate::slower), [0, -1, -2, -3, -4, -5]);
    assert_eq!(steps(Rate::FASTEST, Rate::slower).len(), 11);
    assert_eq!(steps(Rate::SLOWEST, Rate::faster).len(), 11);
}

#[test]
fn there_is_no_rate_beyond_the_ends() {
    assert_eq!(Rate::new(5), Some(Rate::FASTEST));
    for steps in [i8::MIN, -6, 6, i8::MAX] {
        assert_eq!(Rate::new(steps), None);
    }
}

#[test]
fn there_is_no_volume_beyond_the_ends() {
    assert_eq!(Volume::LOUDEST.louder(), None);
    assert_eq!(Volume::SOFTEST.softer(), None);
    assert_eq!(Volume::USUAL.louder(), Volume::new(1));
    for steps in [i8::MIN, -6, 6, i8::MAX] {
        assert_eq!(Volume::new(steps), None);
    }
}

#[test]
fn choices_are_read_and_written_alike() {
    for choice in [Choice::Auto, Choice::Ssip, Choice::Tts, Choice::Espeak, Choice::Off] {
        assert_eq!(choice.to_string().parse(), Ok(choice));
    }
    assert_eq!("on".parse(), Ok(Choice::Auto));
    assert_eq!(" OFF ".parse(), Ok(Choice::Off));
    assert_eq!("loud".parse::<Choice>(), Err(UnknownChoice("loud".to_owned())));
}

#[test]
fn every_voice_is_read_as_it_is_written() {
    for word in VoiceType::WORDS {
        assert_eq!(word.parse().map(<&str>::from as fn(VoiceType) -> _), Ok(*word));
    }
    assert!("MALE1".parse::<VoiceType>().is_err());
}

#[test]
fn addresses_are_read_as_libspeechd_reads_them() {
    let inet = |host: &str, port| Ok(Address::Inet(host.to_owned(), port));
    assert_eq!("unix_socket:/tmp/a:b".parse(), Ok(Address::Unix(PathBuf::from("/tmp/a:b"))));
    assert_eq!("inet_socket:example.org:99".parse(), inet("example.org", 99));
    assert_eq!("inet_socket::99".parse(), inet("127.0.0.1", 99));
    assert_eq!("inet_socket".parse(), inet("127.0.0.1", 6560));
    assert_eq!("inet_socket:host:port".parse::<Address>(), Err(BadAddress("inet_socket:host:port".into())));
    assert_eq!("/tmp/a".parse::<Address>(), Err(BadAddress("/tmp/a".into())));
}

#[test]
fn addresses_are_written_as_they_are_read() {
    for text in ["unix_socket:/tmp/a", "inet_socket:localhost:6560"] {
        assert_eq!(text.parse::<Address>().map(|address| address.to_string()), Ok(text.to_owned()));
    }
}

#[test]
fn whole_words_are_said_as_settled_whatever_their_capitals() {
    let table = Pronunciation::new([("Cäsar", "Zäsar"), ("remis", "Remih")]);
    assert_eq!(table.spoken("Läufer CÄSAR vier, Remis?"), "Läufer Zäsar vier, Remih?");
    assert_eq!(table.spoken("Cäsaren, Vorcäsar, cäsar1"), "Cäsaren, Vorcäsar, cäsar1");
}

#[test]
fn several_words_go_before_one_and_nothing_is_said_for_what_was_put_in() {
    let table = Pronunciation::new([("eins", "zwei"), ("zwei", "eins"), ("Gustav eins", "G eins")]);
    assert_eq!(table.spoken("Gustav eins, eins zwei"), "G eins, zwei eins");
}

#[test]
fn without_a_table_every_text_stays_as_it_is() {
    for text in ["", "Turm", "ẞ İstanbul ﬁ"] {
        assert_eq!(Pronunciation::default().spoken(text), text);
        assert_eq!(Pronunciation::new([("", "x"), (" ", "y"), ("z", "")]).spoken(text), text);
    }
    assert_eq!(Pronunciation::new([("İ", "x")]).spoken("İ ﬁ"), "x ﬁ");
}

#[test]
fn a_voice_of_another_language_says_a_part_in_that_of_its_own() {
    let of = |part: SpokenPart| part.within("en", "de").language;
    assert_eq!(of(SpokenPart::plain("a")), Some("en".to_owned()));
    assert_eq!(of(SpokenPart { language: Some("de".to_owned()), ..SpokenPart::plain("a") }), None);
    assert_eq!(SpokenPart::plain("a").within("de", "de").language, None);
}

#[test]
fn espeak_has_one_name() {
    let names = ["espeak", "eSpeak-NG", " espeak-ng-mbrola ", "RHVoice", ""].map(synthesizer);
    assert_eq!(names, ["espeak", "espeak", "espeak", "rhvoice", ""]);
}
