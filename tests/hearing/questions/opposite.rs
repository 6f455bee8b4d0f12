//! Questions that were once answered with the opposite, or with another question's answer: in every voice each is
//! heard as what it asks.

use crate::support::voice_of;
use ansage::game::Command;

use super::*;

/// Each of these lines, in the voices in the order de, en, es, eu, hu, pt, is this.
#[track_caller]
fn in_every_voice(table: &[([&str; 6], &str)]) {
    let tags = ["de", "en", "es", "eu", "hu", "pt"];
    let mut wrong = Vec::new();
    for (lines, meant) in table {
        for (tag, line) in tags.iter().zip(lines) {
            let voice = voice_of(tag);
            let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
            if !heard.as_ref().is_ok_and(|wanted| super::meant(wanted) == *meant) {
                wrong.push(format!("{tag}, \"{line}\": not {meant} but {heard:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

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
fn a_last_move_is_that_of_the_player_who_is_named() {
    in_every_voice(&[
        (
            [
                "mein letzter Zug",
                "my last move",
                "mi última jugada",
                "nire azken mugimendua",
                "az utolsó lépésem",
                "meu último lance",
            ],
            "last-moves(Count(1, Some(Own)))",
        ),
        (
            [
                "was habe ich gezogen",
                "what did I play",
                "qué he jugado",
                "zer jokatu dut",
                "mit léptem",
                "o que eu joguei",
            ],
            "last-moves(Count(1, Some(Own)))",
        ),
        (
            [
                "was hat Schwarz gezogen",
                "what did Black play",
                "qué han jugado las negras",
                "zer jokatu du beltzak",
                "mit lépett sötét",
                "o que as pretas jogaram",
            ],
            "last-moves(Count(1, Some(Of(Black))))",
        ),
        (
            [
                "was hat mein Gegner gerade gezogen",
                "what did my opponent just play",
                "qué acaba de jugar mi rival",
                "zer jokatu du aurkariak",
                "mit lépett az ellenfelem",
                "o que meu adversário jogou",
            ],
            "last-moves(Count(1, Some(Other)))",
        ),
        (
            [
                "meine letzten drei Züge",
                "my last three moves",
                "mis tres últimas jugadas",
                "nire azken hiru mugimenduak",
                "az én utolsó három lépésem",
                "meus três últimos lances",
            ],
            "last-moves(Count(3, Some(Own)))",
        ),
    ]);
}

#[test]
fn a_players_colour_is_no_squares() {
    in_every_voice(&[
        (
            [
                "welche Farbe habe ich",
                "which colour do I have",
                "qué color tengo",
                "zein kolore dut",
                "milyen színnel vagyok",
                "que cor eu tenho",
            ],
            "my-colour(Side(Some(Own)))",
        ),
        (
            [
                "bin ich Weiß oder Schwarz",
                "am I white or black",
                "soy blancas o negras",
                "zuria naiz ala beltza",
                "világos vagyok vagy sötét",
                "sou brancas ou pretas",
            ],
            "my-colour(Side(Some(Own)))",
        ),
        (
            [
                "welche Farbe hat mein Gegner",
                "which colour does my opponent have",
                "qué color lleva el rival",
                "zein kolore dauka aurkariak",
                "milyen színű az ellenfelem",
                "qual é a cor do adversário",
            ],
            "my-colour(Side(Some(Other)))",
        ),
    ]);
}

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
fn article_4_2_1_i_adjust_is_not_setting_a_board_right() {
    let adjust = "Handled(None, Adjusting)";
    for (tag, line) in [
        ("hu", "igazítok"),
        ("hu", "Igazítom!"),
        ("hu", "j'adoube"),
        ("eu", "konpondu"),
        ("eu", "compongo"),
        ("eu", "atontzen dut"),
        ("es", "compongo"),
        ("es", "ajusto"),
        ("pt", "arrumo"),
        ("pt", "ajeito"),
        ("de", "ich rücke zurecht"),
        ("de", "ich richte zurecht"),
        ("en", "I adjust"),
    ] {
        assert_eq!(taken_for(tag, line), adjust, "{tag}: {line}");
    }
    for (tag, line) in [("hu", "igazítás"), ("eu", "taula konpondu"), ("es", "arreglar"), ("pt", "acertar")]
    {
        assert_eq!(taken_for(tag, line), "Fix", "{tag}: {line}");
    }
}

#[test]
fn a_draw_is_offered_and_a_game_given_up_in_whole_sentences() {
    in_every_voice(&[
        (
            [
                "ich biete Remis an",
                "I offer a draw",
                "ofrezco tablas",
                "berdinketa eskaintzen dut",
                "döntetlent ajánlok",
                "ofereço empate",
            ],
            "OfferDraw",
        ),
        (
            [
                "ich möchte Remis anbieten",
                "I'd like to offer a draw",
                "quisiera ofrecer tablas",
                "berdinketa eskaini nahi dut",
                "szeretnék döntetlent ajánlani",
                "gostaria de oferecer empate",
            ],
            "OfferDraw",
        ),
        (
            [
                "ich gebe die Partie auf",
                "I give the game up",
                "abandono la partida",
                "partida bertan behera uzten dut",
                "a játszmát feladom",
                "eu abandono a partida",
            ],
            "Resign",
        ),
        (
            [
                "ich möchte die Partie aufgeben",
                "okay, I resign",
                "quiero abandonar la partida",
                "partida utzi nahi dut",
                "szeretném feladni a játszmát",
                "quero desistir da partida",
            ],
            "Resign",
        ),
    ]);
    // Whoever says that he does not, does not.
    for (tag, line) in [
        ("de", "ich gebe nicht auf"),
        ("de", "ich biete kein Remis an"),
        ("en", "I do not resign"),
        ("es", "no abandono"),
        ("hu", "nem adom fel"),
        ("pt", "não desisto"),
    ] {
        let voice = voice_of(tag);
        let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
        assert!(
            !matches!(heard, Ok(Intent::Command(Command::Resign | Command::OfferDraw))),
            "{tag}: {line}: {heard:?}"
        );
    }
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
fn no_refusal_offers_accepts_or_resigns() {
    let refused = [
        (
            "de",
            &[
                "ich biete kein Remis an",
                "ich biete nicht Remis",
                "kein Remis",
                "e4 kein Remis",
                "ich gebe nicht auf",
                "nicht aufgeben",
                "ich gebe die Partie nicht auf",
                "ich nehme nicht an",
                "ich nehme das Remis nicht an",
                "ich akzeptiere nicht",
                "ich lehne nicht ab",
                "ich rücke nicht zurecht",
            ][..],
        ),
        (
            "en",
            &[
                "I don't offer a draw",
                "I do not offer a draw",
                "I offer no draw",
                "don't offer a draw",
                "e4 no draw",
                "no draw",
                "I don't resign",
                "I do not resign",
                "I won't resign",
                "never resign",
                "I don't accept",
                "I do not accept the draw",
                "I don't decline",
                "I don't adjust",
            ],
        ),
        (
            "es",
            &[
                "no ofrezco tablas",
                "e4 sin tablas",
                "sin tablas",
                "no abandono",
                "no me rindo",
                "no quiero abandonar",
                "no acepto",
                "no acepto el empate",
                "no estoy de acuerdo",
                "no rechazo",
                "no compongo",
            ],
        ),
        (
            "eu",
            &[
                "ez dut berdinketarik eskaintzen",
                "ez dut berdinketa eskaintzen",
                "berdinketarik ez",
                "ez dut etsitzen",
                "ez naiz errenditzen",
                "ez dut partida uzten",
                "ez dut onartzen",
                "ez dut berdinketa onartzen",
                "ez nago ados",
                "ez dut atontzen",
            ],
        ),
        (
            "hu",
            &[
                "nem ajánlok döntetlent",
                "döntetlent nem ajánlok",
                "nem kérek döntetlent",
                "nem adom fel",
                "nem adom fel a játszmát",
                "a játszmát nem adom fel",
                "nem fogadom el",
                "nem fogadom el a döntetlent",
                "a döntetlent nem fogadom el",
                "nem igazítok",
            ],
        ),
        (
            "pt",
            &[
                "não ofereço empate",
                "sem empate",
                "não desisto",
                "não abandono",
                "não quero desistir",
                "não aceito",
                "não aceito o empate",
                "não concordo",
                "não recuso",
                "não arrumo",
            ],
        ),
    ];
    for (tag, lines) in refused {
        let voice = voice_of(tag);
        for line in lines {
            let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
            assert!(
                matches!(heard, Err(_) | Ok(Intent::Command(Command::Decline))),
                "{tag}, \"{line}\": {heard:?}"
            );
        }
    }
}

#[test]
fn draw_offers_are_answered_in_whole_sentences() {
    in_every_voice(&[
        (
            [
                "ich akzeptiere",
                "I accept the draw",
                "acepto el empate",
                "berdinketa onartzen dut",
                "elfogadom a döntetlent",
                "aceito o empate",
            ],
            "Accept",
        ),
        (
            [
                "ich lehne das Remis ab",
                "I don't accept",
                "rechazo el empate",
                "ez dut berdinketa onartzen",
                "nem fogadom el a döntetlent",
                "não aceito o empate",
            ],
            "Decline",
        ),
        (
            [
                "ich nehme nicht an",
                "I decline the draw",
                "no acepto el empate",
                "berdinketari uko egiten diot",
                "elutasítom a döntetlent",
                "recuso o empate",
            ],
            "Decline",
        ),
    ]);
}

#[test]
fn article_4_2_1_what_is_adjusted_may_be_named() {
    in_every_voice(&[(
        [
            "ich rücke den Springer zurecht",
            "I adjust the knight",
            "compongo el caballo",
            "zaldia atontzen dut",
            "megigazítom a huszárt",
            "arrumo o cavalo",
        ],
        "Handled(None, Adjusting)",
    )]);
    let german = voice_of("de");
    assert!(hear("Springer berührt", german.lexicon()).is_err(), "what is touched needs its square");
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
