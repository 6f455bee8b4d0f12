//! Names of files, ranks and pieces, and numbers.

use super::*;
use crate::support::voice_of;

#[test]
fn article_d_2_1_names_of_the_files() {
    for (file, names) in [
        ("a", &["Anna", "Ana", "A"][..]),
        ("b", &["Bella", "B"]),
        ("c", &["Cäsar", "Cesar", "Caesar", "Casar", "C"]),
        ("d", &["David", "Dawid", "D"]),
        ("e", &["Eva", "Ewa", "E"]),
        ("f", &["Felix", "F"]),
        ("g", &["Gustav", "Gustaf", "G"]),
        ("h", &["Hektor", "Hector", "H"]),
    ] {
        for name in names {
            let uci = format!("{file}2{file}4");
            in_any_case(
                &DE,
                START,
                &uci,
                &[&format!("{name} vier"), &format!("{name} 4"), &format!("{name} 2 {name} 4")],
            );
            in_any_case(&EN, START, &uci, &[&format!("{name} vier"), &format!("{name} four")]);
        }
    }
}

#[test]
fn article_d_2_1_numbers_of_the_ranks() {
    let rooks = "7k/8/8/8/8/8/8/1R5K w - - 0 1";
    for (rank, names) in [
        (2, &["zwei", "zwo", "2"][..]),
        (3, &["drei", "3"]),
        (4, &["vier", "4"]),
        (5, &["fünf", "fuenf", "funf", "Fu\u{308}nf", "5"]),
        (6, &["sechs", "6"]),
        (7, &["sieben", "7"]),
        (8, &["acht", "8"]),
    ] {
        for name in names {
            let line = format!("Turm Bella {name}");
            in_any_case(&DE, rooks, &format!("b1b{rank}"), &[&line]);
            in_any_case(&EN, rooks, &format!("b1b{rank}"), &[&line]);
        }
    }
    in_any_case(&DE, rooks, "b1a1", &["Turm Anna eins", "Turm Anna 1", "Turm Anna ein"]);
}

#[test]
fn article_d_2_1_names_of_the_pieces() {
    for (fen, uci, to, names) in [
        ("7k/8/8/8/8/8/8/K7 w - - 0 1", "a1a2", "Anna zwei", &["König", "Koenig", "Konig", "K"][..]),
        ("7k/8/8/8/8/8/8/KQ6 w - - 0 1", "b1b2", "Bella zwei", &["Dame", "Königin", "Koenigin"]),
        ("7k/8/8/8/8/8/8/KR6 w - - 0 1", "b1b2", "Bella zwei", &["Turm", "T"]),
        (
            "7k/8/8/8/8/8/8/KB6 w - - 0 1",
            "b1c2",
            "Cäsar zwei",
            &["Läufer", "Laeufer", "Laeuffer", "Lauefer", "Laufer", "L"],
        ),
        ("7k/8/8/8/8/8/8/KN6 w - - 0 1", "b1c3", "Cäsar drei", &["Springer", "Pferd", "S"]),
        ("7k/8/8/8/8/8/1P6/K7 w - - 0 1", "b2b3", "Bella drei", &["Bauer"]),
    ] {
        for name in names {
            in_any_case(&DE, fen, uci, &[&format!("{name} {to}")]);
            if name.len() > 1 {
                in_any_case(&EN, fen, uci, &[&format!("{name} {to}")]);
            }
        }
    }
}

#[test]
fn article_d_2_1_german_names_in_every_voice() {
    all_are(
        &EN,
        START,
        "g1f3",
        &["Springer Gustav eins Felix drei", "springer felix 3", "Gustav eins Felix drei"],
    );
    all_are(&EN, START, "e2e4", &["Eva zwei Eva vier", "Bauer Eva vier"]);
    all_are(&EN, ROOKS, "a1a8", &["Turm Anna eins schlägt Anna acht"]);
    all_are(&EN, PROMOTION, "e7e8q", &["Eva sieben Eva acht Dame"]);
}

#[test]
fn numbers_are_heard_as_they_are_told() {
    for voice in VOICES.iter() {
        for number in (0..100).chain((100..1000).step_by(9)) {
            let told = voice.lexicon().numbers().words(number);
            for line in [told.replace('-', " "), told.to_uppercase()] {
                assert_eq!(
                    heard(voice, &line),
                    Intent::Reply(Reply::Number(number)),
                    "{line} in voice {}",
                    voice.tag()
                );
            }
        }
    }
    for (tag, line, number) in [
        ("en", "twenty one", 21),
        ("en", "one hundred twelve", 112),
        ("es", "treinta y una", 31),
        ("es", "ciento un", 101),
        ("pt", "vinte e duas", 22),
        ("eu", "hogeita bat", 21),
        ("de", "hundert zwölf", 112),
    ] {
        assert_eq!(heard(voice_of(tag), line), Intent::Reply(Reply::Number(number)), "{tag}: {line}");
    }
    for (tag, line) in [
        ("de", "zurück einundzwanzig"),
        ("en", "take back twenty-one"),
        ("en", "take back twenty one"),
        ("es", "atrás veintiuno"),
        ("pt", "voltar vinte e um"),
        ("eu", "take back hogeita bat"),
        ("hu", "take back huszonegy"),
    ] {
        let voice = voice_of(tag);
        assert_eq!(heard(voice, line), Intent::Control(Control::TakeBack(Some(21))), "{tag}: {line}");
    }
}

#[test]
fn a_rank_is_named_in_order_too_and_a_move_counted_so_is_no_other_move() {
    for (tag, line) in [
        ("de", "Turm fünfte Anna drei"),
        ("en", "rook from the fifth to a3"),
        ("es", "torre de la quinta a a3"),
        ("pt", "torre da quinta para a3"),
    ] {
        all_are(voice_of(tag), "4k3/8/8/R7/8/8/8/R3K2N w - - 0 1", "a5a3", &[line]);
    }
    // With a pawn on the seventh rank that could become the queen that is said to go there.
    let seventh = "7Q/3P4/8/1k6/8/8/7K/8 w - - 0 1";
    for (tag, line) in [
        ("en", "the seventh move queen d8"),
        ("es", "la séptima jugada dama d8"),
        ("pt", "a sétima jogada dama d8"),
        ("hu", "hetedik lépés vezér d8"),
    ] {
        let voice = voice_of(tag);
        assert_eq!(not_heard(voice, line), ParseError::TooMuch, "{line}");
        assert!(found(voice, seventh, "d8").is_err());
    }
    // An article is no file, so that neither the time to wait nor the answer to a question nor a rank to go to
    // is a square of the a-file.
    for (tag, lines) in [("en", ["a second please"]), ("es", ["torre a séptima"]), ("pt", ["a segunda"])] {
        for line in lines {
            assert!(hear(line, voice_of(tag).lexicon()).is_err(), "{line}");
        }
    }
    assert_eq!(heard(&DE, "die zweite"), Intent::Reply(Reply::Number(2)));
}
