//! What is asked of a desk beside a move, and who says it.

use crate::support::voice_of;
use std::collections::BTreeSet;

use ansage::hear::{ADJUSTMENTS, REQUESTS};
use ansage::query::queries;
use ansage::voice::{question_keys, request_keys};

use super::*;

fn asks(name: &str, operand: Operand) -> Intent {
    query(name, operand).unwrap().into()
}

/// Each of these lines is this request.
#[track_caller]
fn requests(voice: &Voice, table: &[(&[&str], Intent)]) {
    let mut wrong = Vec::new();
    for (lines, request) in table {
        for line in *lines {
            match hear(line, voice.lexicon()) {
                Ok(utterance) if utterance.heard == *request => {}
                other => wrong.push(format!("\"{line}\" is {other:?}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

// Who speaks, and what is asked beside a move

#[test]
fn a_line_may_begin_with_its_speaker() {
    for (voice, line, speaker) in [
        (&DE, "white: Eva vier", Speaker::White),
        (&DE, "Weiß: Eva vier", Speaker::White),
        (&DE, "weiss: e4", Speaker::White),
        (&DE, "WEISS : e4", Speaker::White),
        (&DE, "Schwarz: Eva vier", Speaker::Black),
        (&DE, "Assistent: Eva vier", Speaker::Assistant),
        (&DE, "Assistentin: Eva vier", Speaker::Assistant),
        (&DE, "assistant: Eva vier", Speaker::Assistant),
        (&DE, "Schiedsrichterin: Eva vier", Speaker::Arbiter),
        (&DE, "arbiter:Eva vier", Speaker::Arbiter),
        (&EN, "Black: e4", Speaker::Black),
    ] {
        assert_eq!(hear(line, voice.lexicon()).unwrap().speaker, Some(speaker), "{line}");
    }
    assert_eq!(hear("Eva vier", DE.lexicon()).unwrap().speaker, None);
    // A board is no speaker, and a speaker may report of one.
    assert_eq!(hear("white board: e4", DE.lexicon()).unwrap().speaker, None);
    assert_eq!(hear("black: white board: e4", DE.lexicon()).unwrap().speaker, Some(Speaker::Black));
}

#[test]
fn the_name_of_a_file_is_taken_letter_for_letter() {
    let voice = |tag: &str| voice_of(tag);
    for (tag, line, score, file) in [
        ("en", "white score from file a.pgn", Color::White, "a.pgn"),
        (
            "en",
            "arbiter: Black's scoresheet from the file: /tmp/My Games/e4: x.PGN ",
            Color::Black,
            "/tmp/My Games/e4: x.PGN",
        ),
        ("en", "white score: from file \"two words.pgn\"", Color::White, "two words.pgn"),
        ("de", "Formular Schwarz aus Datei 'Läufer 1.pgn'", Color::Black, "Läufer 1.pgn"),
        ("de", "Weiß Formular aus der Datei 12 Springer", Color::White, "12 Springer"),
        ("es", "planilla de las negras del archivo C:\\x\\Negras.pgn", Color::Black, "C:\\x\\Negras.pgn"),
        ("pt", "planilha branca do ficheiro b.pgn", Color::White, "b.pgn"),
        ("hu", "sötét játszmalapja fájlból: s.pgn", Color::Black, "s.pgn"),
        ("eu", "zuriaren joko-orria fitxategitik z.pgn", Color::White, "z.pgn"),
    ] {
        let heard = hear(line, voice(tag).lexicon()).map(|utterance| utterance.heard);
        let meant = Control::ScoreFile { score, file: file.to_owned() };
        assert_eq!(heard, Ok(Intent::Control(meant)), "{tag}: {line}");
    }
    assert!(hear("white score from file", EN.lexicon()).is_err());
}

#[test]
fn article_d_2_10_a_players_assistant_is_named_with_him() {
    for (tag, white, black) in [
        ("de", "Assistent von Weiß: Sf3", "schwarze Assistentin: Sf6"),
        ("de", "weißer Assistent: Sf3", "Schwarz Assistent: Sf6"),
        ("de", "Assistent Weiß Sf3", "Assistentin von Schwarz Sf6"),
        ("en", "white's assistant: Nf3", "assistant of black: Nf6"),
        ("en", "White’s assistant: Nf3", "helper of black: Nf6"),
        ("en", "white assistant Nf3", "assistant black Nf6"),
        ("es", "asistente de las blancas: Cf3", "asistente negras: Cf6"),
        ("pt", "assistente das brancas: Cf3", "auxiliar pretas: Cf6"),
        ("hu", "világos segítője: Hf3", "a fekete segítője: Hf6"),
        ("eu", "zurien laguntzailea: Zf3", "beltzaren laguntzaile: Zf6"),
        ("eu", "white's assistant: Zf3", "black's assistant: Zf6"),
    ] {
        let voice = voice_of(tag);
        for (line, speaker) in [(white, Speaker::WhiteAssistant), (black, Speaker::BlackAssistant)] {
            let heard = hear(line, voice.lexicon()).unwrap_or_else(|why| panic!("{tag}, {line}: {why:?}"));
            assert_eq!(heard.speaker, Some(speaker), "{tag}, {line}");
            assert!(matches!(heard.heard, Intent::Announce(..)), "{tag}, {line}");
        }
    }
    // Without a colon a line that says something of a player is first of all the one assistant's.
    let touched = hear("assistant white touched g1", EN.lexicon());
    assert_eq!(touched.as_ref().unwrap().speaker, Some(Speaker::Assistant));
    assert_eq!(touched, hear("assistant: white touched g1", EN.lexicon()));
}

#[test]
fn requests_in_german() {
    requests(
        &DE,
        &[
            (
                &["drücken", "Uhr drücken", "ich drücke", "gedrückt", "press", "Drücken!"],
                Command::Press.into(),
            ),
            (
                &["Zeit", "Zeit?", "Bedenkzeit", "Wie viel Zeit?", "time"],
                asks("time", Operand::Clock(Whose::Both, false)),
            ),
            (
                &["Zeit verbraucht", "verbrauchte Zeit", "time used"],
                asks("time", Operand::Clock(Whose::Both, true)),
            ),
            (&["meine Zeit", "Zeit meine"], asks("time", Operand::Clock(Whose::Own, false))),
            (&["Zeit Gegner", "Zeit des Gegners"], asks("time", Operand::Clock(Whose::Other, false))),
            (
                &["Zeit Weiß", "Zeit von Weiß", "time white"],
                asks("time", Operand::Clock(Whose::Of(Color::White), false)),
            ),
            (
                &["Zeit Schwarz verbraucht", "time black used"],
                asks("time", Operand::Clock(Whose::Of(Color::Black), true)),
            ),
            (&["Züge", "Züge?", "Zuege", "Zugzahl", "wie viele Züge", "moves"], asks("moves", Operand::None)),
            (&["Bretter", "Bretter vergleichen", "boards"], asks("boards", Operand::None)),
            (
                &["wiederholen", "Wie bitte?", "noch einmal", "nochmal", "bitte wiederholen", "repeat"],
                Adjustment::Repeat.into(),
            ),
            (
                &["Remis", "Remis?", "ich biete Remis", "Remis anbieten", "offer draw"],
                Command::OfferDraw.into(),
            ),
            (&["angenommen", "ich nehme an", "accept"], Command::Accept.into()),
            (&["abgelehnt", "ich lehne ab", "decline"], Command::Decline.into()),
            (&["aufgeben", "ich gebe auf", "resign"], Command::Resign.into()),
            (
                &["beanspruche Stellungswiederholung", "ich beanspruche dreimal", "claim threefold"],
                Command::Claim(Claim::Threefold).into(),
            ),
            (
                &["beanspruche fünfzig Züge", "beantrage 50 Züge", "claim fifty"],
                Command::Claim(Claim::Fifty).into(),
            ),
            (&["getan", "fertig", "done"], Command::Done.into()),
            (&["ja", "Ja!", "yes"], Reply::Yes.into()),
            (&["nein", "no"], Reply::No.into()),
            (&["Hilfe", "help"], Control::Help.into()),
            (&["beenden", "Ende", "quit"], Control::Quit.into()),
            (&["richten", "Brett richten", "fix"], Command::Fix.into()),
            (&["Stellung", "position"], asks("position", Operand::None)),
            (&["zurück"], Control::TakeBack(None).into()),
            (&["zurück zwei", "zurück 2", "take back 2"], Control::TakeBack(Some(2)).into()),
        ],
    );
}

#[test]
fn a_correction_holds_a_move() {
    for line in
        ["Korrektur Springer Felix drei", "Korrektur: Sf3", "berichtige Springer Felix drei", "correct Sf3"]
    {
        let Intent::Command(Command::Correct(announcement)) = heard(&DE, line) else { panic!("{line}") };
        let played = resolve(&announcement, &Chess::default()).unwrap();
        assert_eq!(played.to(), Square::F3, "{line}");
    }
    assert!(matches!(not_heard(&DE, "Korrektur"), ParseError::RequestUnclear(..)));
}

#[test]
fn a_draw_offer_may_hang_on_a_move() {
    let king = "4k3/8/8/8/8/8/4P3/2K5 w - - 0 1";
    for line in ["Kb1 (=)", "Kb1(=)", "11. Kb1 (=)", "König Bella eins (=)"] {
        let Intent::Announce(announcement, offer) = heard(&DE, line) else { panic!("{line}") };
        assert!(offer, "{line}");
        assert_eq!(resolve(&announcement, &position(king)).unwrap().to(), Square::B1, "{line}");
    }
}

#[test]
fn a_number_alone_is_an_answer() {
    for (line, number) in [("1", 1), ("eins", 1), ("zwo", 2), ("2.", 2), ("zwölf", 12), ("Acht", 8)] {
        assert_eq!(heard(&DE, line), Intent::Reply(Reply::Number(number)), "{line}");
    }
    assert_eq!(heard(&EN, "two"), Intent::Reply(Reply::Number(2)));
}

#[test]
fn article_9_1_2_a_draw_is_offered_with_the_move_in_words_too() {
    for (tag, lines) in [
        (
            "de",
            &[
                "Springer Felix drei, remis",
                "Sf3 ich biete Remis",
                "Remis, Springer Felix drei",
                "Sf3 Remis bitte",
            ][..],
        ),
        ("en", &["knight f3, draw?", "Nf3 and I offer a draw", "offer draw, Nf3"]),
        ("es", &["caballo a f3, ofrezco tablas", "tablas, Cf3"]),
        ("eu", &["zaldia f3ra, berdinketa eskaintzen dut"]),
        ("hu", &["Hf3, döntetlent ajánlok"]),
        ("pt", &["Cf3, ofereço empate"]),
    ] {
        let voice = voice_of(tag);
        for line in lines {
            let Intent::Announce(announcement, true) = heard(voice, line) else {
                panic!("{tag}: {line}: {:?}", heard(voice, line))
            };
            assert_eq!(resolve(&announcement, &position(START)).map(Move::to), Ok(Square::F3), "{line}");
        }
    }
    // "And" before the offer joins no second move.
    for (tag, lines) in [
        ("de", &["e4 und remis", "e4 und ich biete Remis", "Remis und e4", "e4 und Remis bitte"][..]),
        ("en", &["e4 and draw", "e4 and I offer a draw", "e4 and offer draw"]),
        ("es", &["e4 y ofrezco tablas", "e4 y tablas"]),
        ("eu", &["e4 eta tablak", "e4 eta berdinketa eskaintzen dut"]),
        ("hu", &["e4 és döntetlen", "e4 és döntetlent ajánlok"]),
        ("pt", &["e4 e empate", "e4 e proponho um empate", "e4 e ofereço empate"]),
    ] {
        let voice = voice_of(tag);
        for line in lines {
            let Intent::Announce(announcement, true) = heard(voice, line) else {
                panic!("{tag}: {line}: {:?}", heard(voice, line))
            };
            assert_eq!(resolve(&announcement, &position(START)).map(Move::to), Ok(Square::E4), "{line}");
        }
        // Nor is a capture doubtful before it.
        let line = lines[0].replacen("e4", "cxd5", 1);
        assert!(matches!(heard(voice, &line), Intent::Announce(_, true)), "{tag}: {line}");
    }
    // What is said instead of the move is no offer with it.
    for (tag, line) in [("de", "e4 oder remis"), ("en", "e4 or draw"), ("eu", "e4 edo tablak")] {
        let voice = voice_of(tag);
        let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
        assert!(!matches!(heard, Ok(Intent::Announce(..))), "{tag}: {line}: {heard:?}");
    }
    for line in ["Remis", "ich biete Remis"] {
        assert_eq!(heard(&DE, line), Intent::Command(Command::OfferDraw), "{line}");
    }
}

// The tables

#[test]
fn every_key_of_a_request_has_a_row_and_every_row_a_key() {
    let rows: BTreeSet<&str> = REQUESTS.iter().map(|row| row.key).collect();
    assert_eq!(rows.len(), REQUESTS.len());
    assert_eq!(rows, request_keys().iter().copied().collect());
}

#[test]
fn every_word_that_asks_a_question_has_a_key() {
    let keys: BTreeSet<&str> = question_keys().iter().copied().collect();
    let asked = queries().flat_map(|row| row.asked).flat_map(|(words, _)| words.split(' '));
    let asking: BTreeSet<&str> = asked.chain(ADJUSTMENTS.iter().map(|(key, ..)| *key)).collect();
    assert_eq!(asking.difference(&keys).copied().collect::<Vec<_>>(), Vec::<&str>::new());
    // Who attacks what is read from several words at once, and what is pressed is no question of the game.
    let others: Vec<&str> = keys.difference(&asking).copied().collect();
    assert_eq!(
        others,
        [
            "attacked",
            "attacked-by",
            "attacks",
            "defends",
            "either-way",
            "filler",
            "is-attacked",
            "keys",
            "protects",
            "targets",
            "who-can"
        ]
    );
}
