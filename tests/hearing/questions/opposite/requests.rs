//! Offers, resignations and adjusting.

use ansage::game::Command;
use ansage::hear::{Intent, hear};

use super::in_every_voice;
use crate::support::taken::taken_for;
use crate::support::voice_of;

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
