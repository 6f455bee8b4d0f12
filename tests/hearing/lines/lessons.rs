//! What is said where a game is gone over, or a position is set up.

use ansage::hear::{
    Control, Intent, LessonKind, LessonRequest, SetUpWord, hear, lesson_request, set_up_word,
};
use ansage::voice::{LessonWord, Voice};
use shakmaty::{CastlingSide, Color, Role, Square};

/// What is asked of a review, in each voice.
const REVIEW: [(&str, &[(LessonWord, &str)]); 6] = {
    use LessonWord::{
        Back, FirstMistake, Forward, MainLine, Mistakes, Move, NextGame, NextMistake, PlayHere, PreviousGame,
        PreviousMistake, Variation,
    };
    [
        (
            "de",
            &[
                (Forward, "weiter"),
                (Back, "drei zurück"),
                (Move, "Zug zwölf"),
                (FirstMistake, "zum ersten Fehler bitte"),
                (NextMistake, "nächster Fehler"),
                (PreviousMistake, "voriger Fehler"),
                (Mistakes, "wie viele Fehler"),
                (Variation, "Variante zwei"),
                (Variation, "zweite Variante"),
                (MainLine, "zurück zur Partie"),
                (PlayHere, "spiel von hier weiter"),
                (NextGame, "nächste Partie"),
                (PreviousGame, "vorige Partie"),
            ],
        ),
        (
            "en",
            &[
                (Forward, "next"),
                (Back, "three back"),
                (Move, "move twelve"),
                (FirstMistake, "go to the first mistake please"),
                (NextMistake, "next mistake"),
                (PreviousMistake, "previous mistake"),
                (Mistakes, "how many mistakes"),
                (Variation, "variation two"),
                (Variation, "the second variation"),
                (MainLine, "back to the game"),
                (PlayHere, "play from here"),
                (NextGame, "next game"),
                (PreviousGame, "previous game"),
            ],
        ),
        (
            "es",
            &[
                (Forward, "adelante"),
                (Back, "tres jugadas atrás"),
                (Move, "jugada doce"),
                (FirstMistake, "al primer error"),
                (NextMistake, "siguiente error"),
                (PreviousMistake, "error anterior"),
                (Mistakes, "cuántos errores hay"),
                (Variation, "variante dos"),
                (MainLine, "volver a la partida"),
                (PlayHere, "jugar desde aquí"),
                (NextGame, "siguiente partida"),
                (PreviousGame, "partida anterior"),
            ],
        ),
        (
            "eu",
            &[
                (Forward, "aurrera"),
                (Back, "hiru atzera"),
                (FirstMistake, "lehen akatsera"),
                (NextMistake, "hurrengo akatsa"),
                (PreviousMistake, "aurreko akatsa"),
                (Mistakes, "zenbat akats daude"),
                (Variation, "aldaera bi"),
                (MainLine, "itzuli partidara"),
                (PlayHere, "hemendik jokatu"),
                (NextGame, "hurrengo partida"),
                (PreviousGame, "aurreko partida"),
            ],
        ),
        (
            "hu",
            &[
                (Forward, "előre"),
                (Back, "három vissza"),
                (FirstMistake, "az első hibához"),
                (NextMistake, "következő hiba"),
                (PreviousMistake, "előző hiba"),
                (Mistakes, "hány hiba van"),
                (Variation, "kettő változat"),
                (MainLine, "vissza a játszmához"),
                (PlayHere, "játsszunk innen"),
                (NextGame, "következő játszma"),
                (PreviousGame, "előző játszma"),
            ],
        ),
        (
            "pt",
            &[
                (Forward, "avante"),
                (Back, "três lances para trás"),
                (Move, "lance doze"),
                (FirstMistake, "para o primeiro erro"),
                (NextMistake, "próximo erro"),
                (PreviousMistake, "erro anterior"),
                (Mistakes, "quantos erros há"),
                (Variation, "variante dois"),
                (MainLine, "voltar à partida"),
                (PlayHere, "jogar daqui"),
                (NextGame, "próxima partida"),
                (PreviousGame, "partida anterior"),
            ],
        ),
    ]
};

#[test]
fn a_review_is_asked_in_every_voice() {
    for (tag, lines) in REVIEW {
        let voice = Voice::built_in(tag).unwrap();
        for (word, said) in lines {
            // In a review nothing goes on by itself, so that to go on is to go forward.
            let asked = lesson_request(said, voice.lexicon()).map(LessonRequest::without_pause);
            assert_eq!(asked.map(|asked| asked.word), Some(*word), "{tag}: {said}");
        }
    }
}

#[test]
fn the_side_that_plays_on_is_said_with_it() {
    let lines = [
        ("de", "von hier mit Schwarz weiterspielen"),
        ("en", "play from here with Black"),
        ("es", "jugar desde aquí con negras"),
        ("eu", "hemendik jokatu beltzarekin"),
        ("hu", "játsszunk innen sötéttel"),
        ("pt", "jogar daqui com pretas"),
    ];
    for (tag, said) in lines {
        let voice = Voice::built_in(tag).unwrap();
        let asked = lesson_request(said, voice.lexicon());
        let side = asked.filter(|asked| asked.word == LessonWord::PlayHere).and_then(|asked| asked.side);
        assert_eq!(side, Some(Color::Black), "{tag}: {said}");
    }
}

/// A position in each voice: a white king and rook, an empty square, Black to move, White may castle short, an empty
/// board, the array, and how it is begun.
const POSITIONS: [(&str, [&str; 7]); 6] = [
    (
        "de",
        [
            "weißer König e1, Turm h1",
            "entferne a7",
            "Schwarz am Zug",
            "Weiß darf kurz rochieren",
            "leeres Brett",
            "Grundstellung",
            "eine Stellung aufbauen",
        ],
    ),
    (
        "en",
        [
            "white king e1, rook h1",
            "remove a7",
            "Black to move",
            "White may castle short",
            "clear the board",
            "starting position",
            "set up a position",
        ],
    ),
    (
        "es",
        [
            "rey blanco e1, torre blanca h1",
            "quita a7",
            "juegan las negras",
            "blancas enroque corto",
            "tablero vacío",
            "posición inicial",
            "montar una posición",
        ],
    ),
    (
        "eu",
        [
            "errege zuria e1, gaztelu zuria h1",
            "kendu a7",
            "beltzaren txanda",
            "zuriaren endroke laburra",
            "taula hutsa",
            "hasierako posizioa",
            "posizio bat jarri",
        ],
    ),
    (
        "hu",
        [
            "világos király e1, bástya h1",
            "töröld a7",
            "sötét lép",
            "világos rövid sánc",
            "üres tábla",
            "alapállás",
            "állás felállítása",
        ],
    ),
    (
        "pt",
        [
            "rei branco e1, torre branca h1",
            "tira a7",
            "pretas jogam",
            "brancas roque pequeno",
            "tabuleiro vazio",
            "posição inicial",
            "montar uma posição",
        ],
    ),
];

#[test]
fn a_position_is_set_up_in_every_voice() {
    for (tag, [pieces, removed, turn, castling, clear, array, begun]) in POSITIONS {
        let voice = Voice::built_in(tag).unwrap();
        let said = |line: &str| set_up_word(line, voice.lexicon());
        let placed = vec![
            (Square::E1, Some(Role::King.of(Color::White))),
            (Square::H1, Some(Role::Rook.of(Color::White))),
        ];
        assert_eq!(said(pieces), Some(SetUpWord::Place(placed)), "{tag}: {pieces}");
        assert_eq!(said(removed), Some(SetUpWord::Place(vec![(Square::A7, None)])), "{tag}: {removed}");
        assert_eq!(said(turn), Some(SetUpWord::ToMove(Color::Black)), "{tag}: {turn}");
        let short = SetUpWord::Castling {
            of: Some(Color::White),
            side: Some(CastlingSide::KingSide),
            may: true,
            only: false,
        };
        assert_eq!(said(castling), Some(short), "{tag}: {castling}");
        assert_eq!(said(clear), Some(SetUpWord::Clear), "{tag}: {clear}");
        assert_eq!(said(array), Some(SetUpWord::Array), "{tag}: {array}");
        let heard = hear(begun, voice.lexicon()).map(|said| said.heard);
        assert_eq!(heard, Ok(Intent::Control(Control::Lesson(LessonKind::Position))), "{tag}: {begun}");
    }
}

#[test]
fn a_piece_that_is_set_up_may_have_the_article_that_is_a_number_too() {
    for (tag, line) in [
        ("de", "ein weißer Turm auf d1"),
        ("de", "auf d1 ein weißer Turm"),
        ("en", "a white rook on d1"),
        ("es", "una torre blanca en d1"),
        ("eu", "gaztelu zuri bat d1"),
        ("hu", "egy világos bástya d1"),
        ("pt", "uma torre branca em d1"),
    ] {
        let voice = Voice::built_in(tag).unwrap();
        let placed = vec![(Square::D1, Some(Role::Rook.of(Color::White)))];
        assert_eq!(set_up_word(line, voice.lexicon()), Some(SetUpWord::Place(placed)), "{tag}: {line}");
    }
    let spanish = Voice::built_in("es").unwrap();
    let placed = vec![(Square::E1, Some(Role::King.of(Color::White)))];
    assert_eq!(set_up_word("un rey blanco en e1", spanish.lexicon()), Some(SetUpWord::Place(placed)));
}

#[test]
fn a_fen_is_a_position_and_a_named_board_with_one_a_report() {
    let voice = Voice::built_in("en").unwrap();
    let heard = |line: &str| hear(line, voice.lexicon()).map(|said| said.heard);
    let fen = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1";
    for before in ["", "position ", "position FEN ", "FEN: "] {
        let wanted = Intent::Control(Control::Position(fen.to_owned()));
        assert_eq!(heard(&format!("{before}{fen}")), Ok(wanted), "{before}");
    }
    assert!(matches!(heard(&format!("white board: {fen}")), Ok(Intent::Command(_))));
}
