//! Full sentences mean in every voice what they say, and nothing else.

use super::*;
use crate::support::voice_of;

#[test]
fn moves_and_requests_are_understood_as_they_are_said_in_full_sentences() {
    for (tag, line, meant) in [
        ("es", "se come e5", "xe5"),
        ("es", "el caballo se come en e5", "Nxe5"),
        ("es", "mi jugada es caballo f3", "Nf3"),
        ("es", "mi movimiento es caballo f3", "Nf3"),
        ("es", "mi jugada es e4", "e4"),
        ("es", "enroque en corto", "O-O"),
        ("es", "me enroco en corto", "O-O"),
        ("es", "enroque flanco de rey", "O-O"),
        ("es", "enroque flanco de dama", "O-O-O"),
        ("es", "gran enroque", "O-O-O"),
        ("es", "pequeño enroque", "O-O"),
        ("es", "e8 se corona dama", "e8=Q"),
        ("es", "e8 pido una dama", "e8=Q"),
        ("es", "e8 corono una dama", "e8=Q"),
        ("es", "dime la posición", "position"),
        ("es", "renuncio", "Resign"),
        ("es", "vale, caballo f3", "Nf3"),
        ("es", "ok caballo f3", "Nf3"),
        ("es", "caballo f3 gracias", "Nf3"),
        ("es", "por favor caballo f3", "Nf3"),
        ("es", "caballo f3, por favor", "Nf3"),
        ("es", "vale", "Yes"),
        ("es", "ok", "Yes"),
        ("es", "espera un minuto", "Wait(60s)"),
        ("pt", "meu lance é cavalo f3", "Nf3"),
        ("pt", "o meu lance é bispo c4", "Bc4"),
        ("pt", "meu lance é o bispo em c4", "Bc4"),
        ("pt", "rocar grande", "O-O-O"),
        ("pt", "rocar pequeno", "O-O"),
        ("pt", "rocar longo", "O-O-O"),
        ("pt", "rocar curto", "O-O"),
        ("pt", "roque da rainha", "O-O-O"),
        ("pt", "roque na ala da dama", "O-O-O"),
        ("pt", "roque na ala do rei", "O-O"),
        ("pt", "e8 peço dama", "e8=Q"),
        ("pt", "e8 faço uma dama", "e8=Q"),
        ("pt", "e8 se transforma em dama", "e8=Q"),
        ("pt", "cavalo pega e5", "Nxe5"),
        ("pt", "cavalo captura e5", "Nxe5"),
        ("pt", "cavalo f3 obrigado", "Nf3"),
        ("pt", "ok cavalo f3", "Nf3"),
        ("pt", "diga a posição", "position"),
        ("pt", "volta dezasseis lances", "TakeBack(Some(16))"),
        ("pt", "espere quatorze segundos", "Wait(14s)"),
        ("pt", "espere dezanove segundos", "Wait(19s)"),
        ("hu", "vissza kettőt", "TakeBack(Some(2))"),
        ("hu", "vissza két lépést", "TakeBack(Some(2))"),
        ("hu", "visszavonom a lépést", "TakeBack(None)"),
        ("hu", "a lépésem huszár f3", "Nf3"),
        ("hu", "lépésem: huszár f3", "Nf3"),
        ("hu", "rövidsáncot lépek", "O-O"),
        ("hu", "királyszárnyra sáncolok", "O-O"),
        ("hu", "sánc rövid", "O-O"),
        ("hu", "sánc hosszú", "O-O-O"),
        ("hu", "hosszúsáncot lépek", "O-O-O"),
        ("hu", "e8 vezért kérek", "e8=Q"),
        ("hu", "e8 vezérré változik", "e8=Q"),
        ("hu", "e8 vezérré alakul", "e8=Q"),
        ("hu", "huszár viszi e5", "Nxe5"),
        ("hu", "huszár elveszi e5-öt", "Nxe5"),
        ("hu", "huszár kiüti e5", "Nxe5"),
        ("hu", "jó, huszár f3", "Nf3"),
        ("hu", "huszár f3, köszönöm", "Nf3"),
        ("hu", "jó", "Yes"),
        ("hu", "várj egy percet", "Wait(60s)"),
        ("eu", "atzera bi mugimendu", "TakeBack(Some(2))"),
        ("eu", "atzera bi", "TakeBack(Some(2))"),
        ("eu", "itxaron bi minutu", "Wait(120s)"),
        ("eu", "nire jokaldia zaldia f3", "Nf3"),
        ("eu", "nire jokaldia da zaldia f3", "Nf3"),
        ("eu", "endroke txikia", "O-O"),
        ("eu", "endroke handia", "O-O-O"),
        ("eu", "labur endrokatu", "O-O"),
        ("eu", "endrokatu luze", "O-O-O"),
        ("eu", "endrokatu labur", "O-O"),
        ("eu", "erregearen aldeko endrokea", "O-O"),
        ("eu-anderea", "e8 andereara", "e8=Q"),
        ("eu", "zaldia f3 eskerrik asko", "Nf3"),
        ("eu", "zaldia f3, mesedez", "Nf3"),
        ("eu", "tablak eskaintzen ditut", "OfferDraw"),
        ("es", "torre de la quinta fila a a3", "R5a3"),
        ("pt", "cavalo e d2", "Ned2"),
        ("pt", "e toma d5", "exd5"),
    ] {
        assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
    }
}

#[test]
fn everyday_ways_to_ask_are_understood() {
    for (tag, line, meant) in [
        ("pt", "e4 e ofereço empate", "e4"),
        ("pt", "pode repetir, por favor", "Repeat"),
        ("pt", "quero voltar o meu lance", "TakeBack(None)"),
        ("pt", "reconstruir", "Score(Reconstruct)"),
        ("pt", "quantos lances já fizemos", "moves"),
        ("de", "ich möchte Remis anbieten", "OfferDraw"),
        ("de", "ich gebe die Partie auf", "Resign"),
        ("de", "ich möchte meinen Zug zurücknehmen", "TakeBack(None)"),
        ("de", "wie viele Züge haben wir gemacht", "moves"),
        ("de", "wie steht die Uhr", "time(Clock(Both, false))"),
        ("de", "warte neunzig Sekunden", "Wait(90s)"),
        ("de", "Rochade zum Damenflügel", "O-O-O"),
        ("en", "I'd like to offer a draw", "OfferDraw"),
        ("en", "take that move back", "TakeBack(None)"),
        ("en", "castle on the queen's side", "O-O-O"),
        ("es", "cuántas jugadas llevamos", "moves"),
        ("es", "me enroco por el lado del rey", "O-O"),
        ("es", "voy a mover el caballo de g1 a f3", "Ng1f3"),
        ("es", "peón de por e5", "dxe5"),
        ("es", "caballo de toma e5", "Ndxe5"),
        ("hu", "igazítok", "Handled(None, Adjusting)"),
        ("hu", "időt kérek", "time(Clock(Both, false))"),
        ("hu", "sáncolok a vezérszárnyon", "O-O-O"),
        ("eu", "berdinketa eskaini nahi dut", "OfferDraw"),
        ("eu", "uko egin", "Decline"),
        ("eu", "ukatu", "Decline"),
        ("eu", "partida atzeratu 20 minutu", "Adjourn(Some(1200s))"),
        ("eu", "partida atzeratu", "Adjourn(None)"),
        ("eu", "erabakia atzeratu", "Postpone(false)"),
        ("eu", "f3ko zaldunak e5 harrapatzen du", "Nf3xe5"),
        ("eu", "zenbat denbora geratzen zaio aurkariari", "time(Clock(Other, false))"),
        ("eu", "endrokea damaren aldean", "O-O-O"),
    ] {
        assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
    }
}

#[test]
fn only_the_players_own_words_give_a_game_up() {
    for (tag, line) in [
        ("es", "abandono"),
        ("es", "me rindo"),
        ("es", "renuncio"),
        ("pt", "abandono"),
        ("pt", "desisto"),
        ("pt", "rendo-me"),
        ("hu", "feladom"),
        ("hu", "megadom magam"),
        ("eu", "etsi dut"),
        ("eu", "etsitzen dut"),
        ("eu", "errenditzen naiz"),
        ("eu", "partida bertan behera uzten dut"),
    ] {
        assert_eq!(taken_for(tag, line), "Resign", "{tag}: {line}");
    }
    for (tag, line) in [
        ("es", "¿abandona el rival?"),
        ("es", "abandonar"),
        ("es", "¿puedo abandonar?"),
        ("pt", "o adversário desiste?"),
        ("pt", "desistir"),
        ("hu", "feladás"),
        ("hu", "felad"),
        ("eu", "etsi"),
        ("eu", "aurkariak etsi du?"),
        ("eu", "partida utzi"),
    ] {
        let voice = voice_of(tag);
        assert!(hear(line, voice.lexicon()).is_err(), "{tag}: {line}");
    }
}

#[test]
fn article_d_2_10_4_the_players_own_time_is_asked_for_by_an_ending_too() {
    for (tag, line, meant) in [
        ("hu", "mennyi időm van", "time(Clock(Own, false))"),
        ("hu", "időm", "time(Clock(Own, false))"),
        ("hu", "mennyi ideje van világosnak", "time(Clock(Of(White), false))"),
        ("eu", "zenbat denbora daukat", "time(Clock(Own, false))"),
        ("eu", "zenbat denbora geratzen zait", "time(Clock(Own, false))"),
        ("eu", "zenbat denbora dauka zuriak", "time(Clock(Of(White), false))"),
        ("eu", "denbora biak", "time(Clock(Both, false))"),
        ("es", "¿cuánto tiempo tienen las negras todavía?", "time(Clock(Of(Black), false))"),
        ("es", "¿cuánto tiempo tengo?", "time(Clock(Own, false))"),
        ("pt", "quanto tempo as brancas têm", "time(Clock(Of(White), false))"),
    ] {
        assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
    }
}

#[test]
fn article_d_2_9_a_report_may_say_that_something_stands_there() {
    for (tag, line) in [
        ("es", "tablero negro: el peón negro está en e6"),
        ("es", "tablero negro: en e6 hay un peón negro"),
        ("pt", "tabuleiro das pretas: o peão preto está em e6"),
        ("hu", "sötét táblája: e6-on sötét gyalog áll"),
        ("eu", "beltzaren taula: peoi beltza dago e6an"),
    ] {
        let report = taken_for(tag, line);
        assert!(report.starts_with("Report(Black, Squares([(E6, Some("), "{tag}: {line}: {report}");
    }
}

#[test]
fn article_6_3_times_are_given_in_the_words_of_every_voice() {
    let control = |tag: &str, text: &str| {
        let signs = voice_of(tag).lexicon().time_in_signs(text);
        signs.parse::<TimeControl>().map(|control| control.pgn()).map_err(|error| error.to_string())
    };
    for tag in ansage::voice::tags() {
        for (text, pgn) in [
            ("90 + 30", "5400+30"),
            ("90m+30s", "5400+30"),
            ("90 min + 30 s", "5400+30"),
            ("1h30m + 30sec.", "5400+30"),
            ("90 minutes plus 30 seconds", "5400+30"),
            ("40/90+30:30+30", "5400"),
            ("-", "-"),
            ("none", "-"),
        ] {
            let found = control(&tag, text);
            assert!(found.as_ref().is_ok_and(|found| found.contains(pgn)), "{tag}: {text}: {found:?}");
        }
        for wrong in ["", "90 30", "5 5 min", "1.5h", "qq", "90 qq", "min", "90+", "90 plus"] {
            assert!(control(&tag, wrong).is_err(), "{tag}: {wrong}");
        }
    }
    for (tag, text, pgn) in [
        ("de", "90 Minuten plus 30 Sekunden", "5400+30"),
        ("de", "neunzig Minuten plus dreißig Sekunden", "5400+30"),
        ("de", "1 Std. 30 Min. + 30 Sek.", "5400+30"),
        ("de", "2 Stunden", "7200"),
        ("de", "keine", "-"),
        ("de", "ohne Uhr", "-"),
        ("en", "two hours", "7200"),
        ("en", "no clock", "-"),
        ("es", "noventa minutos más treinta segundos", "5400+30"),
        ("es", "1 hora", "3600"),
        ("es", "sin reloj", "-"),
        ("pt", "90 minutos mais 30 segundos", "5400+30"),
        ("pt", "vinte e cinco minutos", "1500"),
        ("pt", "sem relógio", "-"),
        ("hu", "90 perc plusz 30 másodperc", "5400+30"),
        ("hu", "2 óra", "7200"),
        ("hu", "óra nélkül", "-"),
        ("eu", "90 minutu gehi 30 segundo", "5400+30"),
        ("eu", "hogeita bost minutu", "1500"),
        ("eu-anderea", "2 ordu", "7200"),
        ("de", "Sanduhr 1 Minute", "*60"),
        ("en", "hourglass three minutes", "*180"),
        ("es", "reloj de arena 1 minuto", "*60"),
        ("pt", "ampulheta 1 minuto", "*60"),
        ("hu", "homokóra 1 perc", "*60"),
        ("eu", "hareazko erlojua 1 minutu", "*60"),
        ("eu-anderea", "erlojurik gabe", "-"),
    ] {
        assert_eq!(control(tag, text).as_deref(), Ok(pgn), "{tag}: {text}");
    }
    for (tag, text, kept) in [
        ("de", "5 Minuten Verzögerung 3 Sekunden", "300sd3s"),
        ("de", "10 Minuten Byoyomi drei mal 30 Sekunden", "600sbyo3x30s"),
        ("de", "aufwärts", "up"),
        ("en", "5 minutes Bronstein 3 seconds", "300sb3s"),
        ("en", "byo-yomi three times thirty seconds", "0sbyo3x30s"),
        ("en", "5d3", "300sd3s"),
        ("en", "10byo3x30s", "600sbyo3x30s"),
        ("en", "count up", "up"),
        ("es", "5 minutos retardo 3 segundos", "300sd3s"),
        ("pt", "5 minutos retardo 3 segundos", "300sd3s"),
        ("hu", "5 perc késleltetés 3 másodperc", "300sd3s"),
        ("eu", "5 minutu atzerapena 3 segundo", "300sd3s"),
    ] {
        let signs = voice_of(tag).lexicon().time_in_signs(text);
        let kept_of = signs.parse::<TimeControl>().map(|control| control.to_string());
        assert_eq!(kept_of.as_deref(), Ok(kept), "{tag}: {text}: {signs}");
    }
    for (tag, line, seconds) in [
        ("de", "wait 90 Sekunden", 90),
        ("de", "wait 1 Stunde 30 Minuten", 5400),
        ("de", "wait neunzig Sekunden", 90),
        ("de", "wait 90", 90),
        ("en", "wait ninety seconds", 90),
        ("es", "espera dos minutos", 120),
        ("pt", "espere 2 horas", 7200),
        ("hu", "wait 2 perc", 120),
        ("eu", "itxaron 2 minutu", 120),
    ] {
        let wait = Intent::Control(Control::Wait(std::time::Duration::from_secs(seconds)));
        let heard = hear(line, voice_of(tag).lexicon()).map(|utterance| utterance.heard);
        assert_eq!(heard, Ok(wait), "{tag}: {line}");
    }
}

#[test]
fn basque_says_what_is_captured_before_the_verb() {
    let pieces = |tag: &str, line: &str| {
        let heard = hear(line, voice_of(tag).lexicon()).map(|utterance| utterance.heard);
        let Ok(Intent::Announce(Announcement::Move(said), false)) = heard else {
            panic!("{tag}: {line}: {heard:?}")
        };
        assert!(said.captures && said.promotion.is_none(), "{tag}: {line}: {said:?}");
        (said.role, said.captured, said.from(), said.to)
    };
    let (knight, rook, e5, g4) = (Some(Role::Knight), Some(Role::Rook), Some(Square::E5), Some(Square::G4));
    for line in [
        "zaldia gaztelua jan Eva bost",
        "zaldiak gaztelua jan du Eva bosten",
        "zaldiak gaztelua harrapatu Eva bostean",
        "gaztelua zaldiak jan du Eva bostean",
        "gaztelua nik zaldiak jan dut Eva bostean",
        "nik zaldiarekin gaztelua jan dut Eva bostean",
        "Zaldiak gaztelua hartu e5",
    ] {
        assert_eq!(pieces("eu", line), (knight, rook, None, e5), "{line}");
    }
    assert_eq!(pieces("eu-anderea", "dorrea zaldiak jan Eva bostean"), (knight, rook, None, e5));
    assert_eq!(pieces("eu", "zaldiak gaztelua jan"), (knight, rook, None, None));
    for line in ["zaldia Gustav lautik gaztelua jan Eva bost", "zaldiak Gustav lau gaztelua jan Eva bostean"]
    {
        assert_eq!(pieces("eu", line), (knight, rook, g4, e5), "{line}");
    }
    // One piece before the verb is the one that captures, whatever its ending.
    for line in ["gaztelua jan Eva bost", "gazteluak jan Eva bostean", "gaztelua Eva bost jan"] {
        assert_eq!(pieces("eu", line), (rook, None, None, e5), "{line}");
    }
    // And the order of the other languages is understood as ever.
    assert_eq!(pieces("eu", "zaldia jan gaztelua Eva bost"), (knight, rook, None, e5));
    assert_eq!(pieces("eu", "gaztelua Anna bat jan zaldia"), (rook, knight, Some(Square::A1), None));
    // What stands behind a square alone may be what a pawn becomes.
    let promotes = hear("David zortzi dama jan", voice_of("eu").lexicon()).unwrap().heard;
    assert!(
        matches!(promotes, Intent::Announce(Announcement::Move(said), _) if said.promotion == Some(Role::Queen))
    );
}
