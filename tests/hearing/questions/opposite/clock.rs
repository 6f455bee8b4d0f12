//! Time, pace and whose turn it is.

use super::in_every_voice;
use crate::support::taken::taken_for;

#[test]
fn how_long_there_is_left_asks_for_the_clock_and_not_for_castling() {
    in_every_voice(&[
        (
            [
                "wie lange habe ich noch",
                "how long do I have",
                "¿cuánto me queda?",
                "zenbat geratzen zait",
                "meddig van időm",
                "quanto me resta",
            ],
            "time(Clock(Own, false))",
        ),
        (
            [
                "wie viel Zeit bleibt mir",
                "how much time have I got left",
                "cuánto tiempo tengo",
                "zenbat denbora daukat oraindik",
                "mennyi időm van még",
                "quanto tempo eu ainda tenho",
            ],
            "time(Clock(Own, false))",
        ),
        (
            [
                "wie lange hat er noch",
                "how long has he got",
                "cuánto le queda",
                "zenbat denbora geratzen zaio aurkariari",
                "mennyi ideje van az ellenfelemnek",
                "quanto tempo resta ao meu oponente",
            ],
            "time(Clock(Other, false))",
        ),
        (
            ["wie lange", "how long", "cuánto tiempo queda", "zenbat denbora", "meddig", "quanto tempo"],
            "time(Clock(Both, false))",
        ),
    ]);
}

#[test]
fn too_fast_asks_for_slower_and_too_loud_for_softer() {
    in_every_voice(&[
        (["zu schnell", "too fast", "demasiado rápido", "azkarregi", "túl gyors", "rápido demais"], "Slower"),
        (
            [
                "du sprichst viel zu schnell",
                "you're talking too fast",
                "hablas muy rápido",
                "azkarregi hitz egiten duzu",
                "túl gyorsan beszélsz",
                "você fala muito rápido",
            ],
            "Slower",
        ),
        (
            [
                "nicht so schnell",
                "not so fast",
                "no tan rápido",
                "ez hain azkar",
                "ne olyan gyorsan",
                "não tão rápido",
            ],
            "Slower",
        ),
        (["zu langsam", "too slow", "demasiado lento", "motelegi", "túl lassú", "lento demais"], "Faster"),
        (
            [
                "nicht so langsam",
                "not so slow",
                "no tan lento",
                "ez hain motel",
                "ne olyan lassan",
                "não tão devagar",
            ],
            "Faster",
        ),
        (["zu laut", "too loud", "demasiado alto", "ozenegi", "túl hangos", "alto demais"], "Softer"),
        (
            [
                "nicht so laut",
                "not so loud",
                "no tan fuerte",
                "ez hain ozen",
                "ne olyan hangosan",
                "não tão alto",
            ],
            "Softer",
        ),
        (["zu leise", "too quiet", "demasiado bajo", "baxuegi", "túl halk", "baixo demais"], "Louder"),
        (
            [
                "ich höre dich nicht",
                "I can't hear you",
                "no te oigo",
                "ez dizut entzuten",
                "nem hallak",
                "não estou ouvindo",
            ],
            "Louder",
        ),
    ]);
}

#[test]
fn whose_turn_it_is_may_be_asked_of_a_side() {
    for (tag, line) in [
        ("de", "wer ist an der Reihe"),
        ("de", "ist Schwarz dran"),
        ("en", "is black to move"),
        ("en", "do I have to move now"),
        ("es", "tengo que mover yo"),
        ("eu", "nor da hurrengoa jokatzen"),
        ("hu", "sötét van lépésen"),
        ("pt", "tenho que jogar agora"),
    ] {
        assert_eq!(taken_for(tag, line), "turn", "{tag}: {line}");
    }
}

#[test]
fn usual_words_for_time_colour_and_the_own_last_move() {
    in_every_voice(&[
        (
            [
                "wieviel Zeit hab ich noch",
                "how much time is left for me",
                "cuánto tiempo me queda",
                "zenbat denbora geratzen zait",
                "mennyi időm maradt",
                "quanto tempo me resta",
            ],
            "time(Clock(Own, false))",
        ),
        (
            [
                "wie lange noch",
                "how long is left",
                "cuánto tiempo queda",
                "zenbat denbora geratzen da",
                "mennyi idő van hátra",
                "quanto tempo falta",
            ],
            "time(Clock(Both, false))",
        ),
        (
            [
                "welche Seite habe ich",
                "which side do I have",
                "con qué color voy",
                "zein kolore daramat",
                "milyen színem van",
                "que cor tenho",
            ],
            "my-colour(Side(Some(Own)))",
        ),
        (
            [
                "mein vorheriger Zug",
                "my previous move",
                "qué acabo de jugar",
                "zer jokatu berri dut",
                "mit léptem az előbb",
                "o que acabei de jogar",
            ],
            "last-moves(Count(1, Some(Own)))",
        ),
        (
            [
                "was kann der Springer",
                "what can the knight do",
                "qué puede hacer el caballo",
                "zer egin dezake zaldiak",
                "mit tud csinálni a huszár",
                "o que o cavalo pode fazer",
            ],
            "legal-moves(Pieces(Knight, None))",
        ),
    ]);
}
