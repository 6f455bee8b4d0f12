//! What attacks, what is attacked, and what threatens.

use ansage::hear::hear;

use super::in_every_voice;
use crate::support::taken::taken_for;
use crate::support::voice_of;

#[test]
fn what_is_attacked_is_not_who_attacks_one_square() {
    in_every_voice(&[
        (
            [
                "was wird angegriffen",
                "what is attacked",
                "qué está atacado",
                "zer dago erasopean",
                "mi van támadás alatt",
                "o que está atacado",
            ],
            "attacks(Side(None))",
        ),
        (
            [
                "welche meiner Figuren sind angegriffen",
                "which of my pieces are attacked",
                "cuáles de mis piezas están atacadas",
                "nire zein pieza daude erasopean",
                "melyik bábuim vannak megtámadva",
                "quais das minhas peças estão atacadas",
            ],
            "attacks(Side(Some(Own)))",
        ),
        // Where a piece is named, it is about that piece.
        (
            [
                "wird meine Dame angegriffen",
                "is my queen under attack",
                "está atacada mi dama",
                "nire dama erasopean dago",
                "támadás alatt van a vezérem",
                "minha dama está atacada",
            ],
            "attacks(Pieces(Queen, Some(Own)))",
        ),
    ]);
}

#[test]
fn article_3_1_2_what_a_piece_attacks_is_not_who_attacks_it() {
    in_every_voice(&[
        (
            [
                "was greift der Springer an",
                "what does the knight attack",
                "¿qué ataca el caballo?",
                "zer erasotzen du zaldunak",
                "mit támad a huszár",
                "o que o cavalo ataca",
            ],
            "targets(Pieces(Knight, None))",
        ),
        (
            [
                "was bedroht der Läufer",
                "what does the bishop threaten",
                "qué amenaza el alfil",
                "zer mehatxatzen du alfilak",
                "mit fenyeget a futó",
                "o que o bispo ameaça",
            ],
            "targets(Pieces(Bishop, None))",
        ),
        (
            [
                "was greift der Springer auf f3 an",
                "what is the knight on f3 attacking",
                "qué ataca el caballo de f3",
                "zer erasotzen du f3ko zaldunak",
                "mit támad az f3 huszár",
                "o que o cavalo de f3 ataca",
            ],
            "targets(Square(Some(F3)))",
        ),
        // Who is named behind the verb, or as what is attacked, is attacked.
        (
            [
                "was greift den Springer an",
                "what attacks the knight",
                "qué ataca al caballo",
                "zerk erasotzen dio zaldunari",
                "mi támadja a huszárt",
                "o que ataca o cavalo",
            ],
            "attacks(Pieces(Knight, None))",
        ),
        (
            [
                "wer greift den Springer an",
                "which pieces attack the knight",
                "quién ataca al caballo",
                "nork erasotzen dio zaldunari",
                "ki támadja a huszárt",
                "quem ataca o cavalo",
            ],
            "attacks(Pieces(Knight, None))",
        ),
    ]);
}

#[test]
fn article_3_1_2_what_a_piece_defends_is_not_who_defends_it() {
    in_every_voice(&[
        (
            [
                "was deckt der Springer",
                "what does the knight defend",
                "¿qué defiende el caballo?",
                "zer defendatzen du zaldiak",
                "mit véd a huszár",
                "o que o cavalo defende",
            ],
            "targets(Pieces(Knight, None))",
        ),
        (
            [
                "was verteidigt mein Turm",
                "what does my rook protect",
                "qué protege mi torre",
                "zer babesten du nire gazteluak",
                "mit véd a bástyám",
                "o que a minha torre protege",
            ],
            "targets(Pieces(Rook, Some(Own)))",
        ),
        (
            [
                "wer deckt den Springer",
                "who defends the knight",
                "quién defiende al caballo",
                "nork defendatzen du zaldia",
                "ki védi a huszárt",
                "quem defende o cavalo",
            ],
            "attacks(Pieces(Knight, None))",
        ),
        (
            [
                "wer deckt e5",
                "what defends e5",
                "qué defiende e5",
                "zerk defendatzen du e5",
                "mi védi az e5-öt",
                "o que defende e5",
            ],
            "attacks(Square(Some(E5)))",
        ),
    ]);
    // "Die Dame" may attack or be attacked: both are told.
    for line in ["was greift die Dame an", "was deckt die Dame"] {
        assert_eq!(taken_for("de", line), "attacks-and-targets(Pieces(Queen, None))", "{line}");
    }
}

#[test]
fn what_a_side_attacks_is_not_what_it_has_that_is_attacked() {
    in_every_voice(&[
        (
            [
                "was greift Schwarz an",
                "what does Black attack",
                "qué atacan las negras",
                "zer erasotzen du beltzak",
                "mit támad sötét",
                "o que as pretas atacam",
            ],
            "targets(Side(Some(Of(Black))))",
        ),
        (
            [
                "was greife ich an",
                "what am I attacking",
                "qué estoy atacando",
                "zer erasotzen dut",
                "mit támadok",
                "o que eu ataco",
            ],
            "targets(Side(Some(Own)))",
        ),
        (
            [
                "was greift mein Gegner an",
                "what is my opponent attacking",
                "qué ataca el rival",
                "zer erasotzen du aurkariak",
                "mit támad az ellenfél",
                "o que o adversário ataca",
            ],
            "targets(Side(Some(Other)))",
        ),
        (
            [
                "werde ich angegriffen",
                "am I attacked",
                "quién me ataca",
                "erasopean nago",
                "ki támad engem",
                "estou sendo atacado",
            ],
            "attacks(Side(Some(Own)))",
        ),
        (
            [
                "welche schwarzen Figuren sind angegriffen",
                "which black pieces are attacked",
                "qué piezas negras están atacadas",
                "zein pieza beltz dago erasopean",
                "melyik sötét bábok vannak megtámadva",
                "quais peças pretas estão atacadas",
            ],
            "attacks(Side(Some(Of(Black))))",
        ),
    ]);
    for (tag, line, meant) in [
        ("de", "was wird von Schwarz angegriffen", "targets(Side(Some(Of(Black))))"),
        ("en", "what is attacked by Black", "targets(Side(Some(Of(Black))))"),
        ("en", "what is attacked by the queen", "targets(Pieces(Queen, None))"),
        ("en", "is my queen attacked by Black", "attacks(Pieces(Queen, Some(Own)))"),
        ("en", "is the queen attacked by the knight", "attacks(Pieces(Queen, None))"),
        ("en", "which of my pieces are attacked by Black", "attacks(Side(Some(Own)))"),
        ("es", "qué piezas están atacadas por las negras", "targets(Side(Some(Of(Black))))"),
        ("pt", "o que está atacado pelas pretas", "targets(Side(Some(Of(Black))))"),
    ] {
        assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
    }
}

#[test]
fn threats_are_those_of_the_side_that_is_named() {
    in_every_voice(&[
        (
            [
                "was sind meine Drohungen",
                "what are my threats",
                "cuáles son mis amenazas",
                "nire mehatxuak",
                "mik a fenyegetéseim",
                "quais são minhas ameaças",
            ],
            "threats(Side(Some(Own)))",
        ),
        (
            [
                "Drohungen von Schwarz",
                "black threats",
                "amenazas de las negras",
                "beltzaren mehatxuak",
                "sötét fenyegetései",
                "ameaças das pretas",
            ],
            "threats(Side(Some(Of(Black))))",
        ),
        // A piece is asked about with all it does.
        (
            [
                "Drohungen vom Springer",
                "threats of the knight",
                "amenazas del caballo",
                "zaldiaren mehatxuak",
                "a huszár fenyegetései",
                "ameaças do cavalo",
            ],
            "attacks-and-targets(Pieces(Knight, None))",
        ),
        (["Drohungen", "threats", "amenazas", "mehatxuak", "fenyegetések", "ameaças"], "threats(Side(None))"),
    ]);
}

#[test]
fn who_can_take_a_piece_is_not_what_it_can_take() {
    in_every_voice(&[
        (
            [
                "wer kann meinen Springer schlagen",
                "what can take my knight",
                "quién puede capturar mi caballo",
                "nork harrapa dezake nire zaldia",
                "mi ütheti a huszáromat",
                "quem pode capturar meu cavalo",
            ],
            "attacks(Pieces(Knight, Some(Own)))",
        ),
        (
            [
                "was kann mein Springer schlagen",
                "what can my knight take",
                "qué puede capturar mi caballo",
                "zer harrapa dezake nire zaldiak",
                "mit üthet a huszárom",
                "o que meu cavalo pode capturar",
            ],
            "captures(Pieces(Knight, Some(Own)))",
        ),
    ]);
    // What stands on e5 is not what can take there, and what stands on d4 is not the knight that may go there.
    for (tag, line) in [
        ("de", "kann ich auf e5 schlagen"),
        ("de", "wer kann ziehen"),
        ("en", "who can move"),
        ("en", "can I take on e5"),
        ("en", "can the knight go to d4"),
        ("es", "puede ir el caballo a d4"),
        ("pt", "pode ir o cavalo para d4"),
    ] {
        let voice = voice_of(tag);
        assert!(hear(line, voice.lexicon()).is_err(), "{tag}: {line}");
    }
    assert_eq!(taken_for("en", "is it white's move"), "turn");
}
