//! What a voice tells to say, it understands.

use super::*;
use crate::support::voice_of;

#[test]
fn articles_9_2_1_1_and_9_3_1_a_claim_holds_a_move_in_every_voice() {
    for (tag, line, claim, intended) in [
        ("en", "claim threefold Springer Gustav eins Felix drei", "Threefold", "Ng1f3"),
        ("en", "I claim a draw by threefold repetition with knight f3", "Threefold", "Nf3"),
        ("en", "claim fifty moves queen takes d4", "Fifty", "Qxd4"),
        ("de", "beanspruche Stellungswiederholung mit Springer Gustav eins Felix drei", "Threefold", "Ng1f3"),
        ("de", "ich beanspruche fünfzig Züge, Dame David zwei", "Fifty", "Qd2"),
        ("de", "beanspruche dreimal lange Rochade", "Threefold", "O-O-O"),
        ("es", "reclamo tablas por triple repetición caballo f3", "Threefold", "Nf3"),
        ("es", "reclamo cincuenta jugadas con dama d2", "Fifty", "Qd2"),
        ("pt", "reclamo empate por tripla repetição cavalo f3", "Threefold", "Nf3"),
        ("pt", "reclamo cinquenta lances dama d2", "Fifty", "Qd2"),
        ("hu", "döntetlent igénylek lépésismétlés huszár f3", "Threefold", "Nf3"),
        ("hu", "döntetlent igénylek ötven lépés vezér d2", "Fifty", "Qd2"),
        ("eu", "erreklamatu errepikatzea zaldia f3", "Threefold", "Nf3"),
        ("eu-anderea", "erreklamatu berrogeita hamar mugimendu anderea d2", "Fifty", "Qd2"),
    ] {
        let voice = voice_of(tag);
        let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
        let Ok(Intent::Command(Command::ClaimWith(claimed, announcement))) = heard else {
            panic!("{tag}: {line}: {heard:?}")
        };
        assert_eq!(
            (format!("{claimed:?}"), announcement.recorded()),
            (claim.to_owned(), intended.to_owned()),
            "{tag}: {line}"
        );
    }
    // A word that is not understood makes it no claim, for a wrong one costs time.
    for line in
        ["claim threefold knight", "claim fifty banana", "claim threefold knight f9", "claim flag knight f3"]
    {
        let voice = voice_of("en");
        assert!(hear(line, voice.lexicon()).is_err(), "{line}");
    }
}

#[test]
fn what_the_english_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("knight Gustav one Felix three", "Ng1f3"),
        ("knight Felix three", "Nf3"),
        ("Eva four", "e4"),
        ("castle short", "O-O"),
        ("castle long", "O-O-O"),
        ("press", "Press"),
        ("time", "time(Clock(Both, false))"),
        ("time white", "time(Clock(Of(White), false))"),
        ("time mine", "time(Clock(Own, false))"),
        ("time used", "time(Clock(Both, true))"),
        ("moves", "moves"),
        ("boards", "boards"),
        ("why", "why"),
        ("check", "Check(None)"),
        ("cancel", "Cancel"),
        ("position", "position"),
        ("repeat", "Repeat"),
        ("offer draw", "OfferDraw"),
        ("accept", "Accept"),
        ("decline", "Decline"),
        ("resign", "Resign"),
        ("pause", "Pause(None)"),
        ("continue", "Continue"),
        ("arbiter: continue", "Continue"),
        ("quit", "Quit"),
        ("hint", "Hint"),
        ("take back", "TakeBack(None)"),
        ("take back two", "TakeBack(Some(2))"),
        ("fix", "Fix"),
        ("done", "Done"),
        ("arbiter: fix", "Fix"),
        ("arbiter: start", "Start"),
        ("claim threefold", "Claim(Threefold)"),
        ("claim fifty moves", "Claim(Fifty)"),
        ("claim time", "ClaimTime"),
        ("claim flag", "ClaimTime"),
        ("request increment", "RequestIncrement"),
        ("claim normal means", "ClaimNormalMeans"),
        ("claim no effort", "ClaimNormalMeans"),
        ("postpone", "Postpone(false)"),
        ("postpone 2 minutes", "Postpone(true)"),
        ("withdraw", "Ruling(Withdraw)"),
        ("I withdraw", "WithdrawOffer"),
        ("help", "Help"),
        ("yes", "Yes"),
        ("no", "No"),
        ("six", "6"),
        ("arbiter: result white", "Result(Won(White))"),
        ("arbiter: result draw", "Result(Drawn)"),
        ("wait 90 seconds", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("en", line), meant, "{line}");
    }
    assert!(taken_for("en", "correct Eva two Eva four").contains("Correct"));
    assert!(taken_for("en", "white board Eva five empty").starts_with("Report(White, Squares"));
}

#[test]
fn what_the_german_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("Springer Felix drei", "Nf3"),
        ("Eva vier", "e4"),
        ("kurze Rochade", "O-O"),
        ("lange Rochade", "O-O-O"),
        ("drücken", "Press"),
        ("Zeit", "time(Clock(Both, false))"),
        ("Zeit Weiß", "time(Clock(Of(White), false))"),
        ("Zeit verbraucht", "time(Clock(Both, true))"),
        ("Züge", "moves"),
        ("Bretter", "boards"),
        ("warum", "why"),
        ("prüfen", "Check(None)"),
        ("aufhören", "Cancel"),
        ("Stellung", "position"),
        ("wiederholen", "Repeat"),
        ("Remis", "OfferDraw"),
        ("annehmen", "Accept"),
        ("angenommen", "Accept"),
        ("ablehnen", "Decline"),
        ("abgelehnt", "Decline"),
        ("aufgeben", "Resign"),
        ("Pause", "Pause(None)"),
        ("weiter", "Continue"),
        ("beenden", "Quit"),
        ("Hinweis", "Hint"),
        ("zurück", "TakeBack(None)"),
        ("richten", "Fix"),
        ("getan", "Done"),
        ("Hilfe", "Help"),
        ("beanspruche Stellungswiederholung", "Claim(Threefold)"),
        ("beanspruche fünfzig Züge", "Claim(Fifty)"),
        ("beanspruche Zeit", "ClaimTime"),
        ("reklamiere Zeitüberschreitung", "ClaimTime"),
        ("bitte um Zuschlag", "RequestIncrement"),
        ("beantrage Zuschlag von fünf Sekunden", "RequestIncrement"),
        ("beanspruche normale Mittel", "ClaimNormalMeans"),
        ("aufgeschoben", "Postpone(false)"),
        ("aufgeschoben zwei Minuten", "Postpone(true)"),
        ("Angebot zurückziehen", "WithdrawOffer"),
        ("Ergebnis Weiß", "Result(Won(White))"),
        ("Ergebnis remis", "Result(Drawn)"),
    ] {
        assert_eq!(taken_for("de", line), meant, "{line}");
    }
    assert!(taken_for("de", "weißes Brett Eva fünf leer").starts_with("Report(White, Squares"));
}

#[test]
fn what_the_basque_voices_tell_to_say_is_understood() {
    for tag in ["eu", "eu-anderea"] {
        for (line, meant) in [
            ("zaldia Gustav bat Felix hiru", "Ng1f3"),
            ("zaldia Felix hiru", "Nf3"),
            ("Springer Gustav eins Felix drei", "Ng1f3"),
            ("Eva lau", "e4"),
            ("endroke laburra", "O-O"),
            ("endroke luzea", "O-O-O"),
            ("sakatu", "Press"),
            ("denbora", "time(Clock(Both, false))"),
            ("denbora zuria", "time(Clock(Of(White), false))"),
            ("nire denbora", "time(Clock(Own, false))"),
            ("denbora erabilia", "time(Clock(Both, true))"),
            ("mugimenduak", "moves"),
            ("taulak", "boards"),
            ("zergatik", "why"),
            ("aztertu", "Check(None)"),
            ("utzi", "Cancel"),
            ("posizioa", "position"),
            ("errepikatu", "Repeat"),
            ("berdinketa", "OfferDraw"),
            ("onartu", "Accept"),
            ("uko egin", "Decline"),
            ("etsitzen dut", "Resign"),
            ("gelditu", "Pause(None)"),
            ("jarraitu", "Continue"),
            ("epailea: jarraitu", "Continue"),
            ("irten", "Quit"),
            ("iradokizuna", "Hint"),
            ("atzera", "TakeBack(None)"),
            ("atzera bi", "TakeBack(Some(2))"),
            ("taula konpondu", "Fix"),
            ("epailea: taula konpondu", "Fix"),
            ("egina", "Done"),
            ("epailea: hasi", "Start"),
            ("erreklamatu errepikatzea", "Claim(Threefold)"),
            ("erreklamatu berrogeita hamar mugimendu", "Claim(Fifty)"),
            ("erreklamatu denbora", "ClaimTime"),
            ("gehikuntza eskatzen dut", "RequestIncrement"),
            ("erreklamatu modu arruntean", "ClaimNormalMeans"),
            ("erabakia atzeratu", "Postpone(false)"),
            ("epailea: erabakia atzeratu bi minutu", "Postpone(true)"),
            ("eskaintza kendu", "WithdrawOffer"),
            ("laguntza", "Help"),
            ("bai", "Yes"),
            ("ez", "No"),
            ("sei", "6"),
            ("epailea: emaitza zuria", "Result(Won(White))"),
            ("emaitza beltza", "Result(Won(Black))"),
            ("epailea: emaitza berdinketa", "Result(Drawn)"),
            ("itxaron 90 segundo", "Wait(90s)"),
        ] {
            assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
        }
        assert!(taken_for(tag, "zuzendu Eva bi Eva lau").contains("Correct"));
        assert!(taken_for(tag, "zuriaren taula Eva bost hutsik").starts_with("Report(White, Squares"));
        assert!(taken_for(tag, "beltzaren taula Eva bost zaldi zuria").starts_with("Report(Black, Squares"));
    }
}

#[test]
fn what_the_hungarian_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("huszár Gusztáv egy Félix három", "Ng1f3"),
        ("huszár Félix három", "Nf3"),
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("Éva négy", "e4"),
        ("rövidsánc", "O-O"),
        ("hosszúsánc", "O-O-O"),
        ("lenyomom", "Press"),
        ("idő", "time(Clock(Both, false))"),
        ("idő világos", "time(Clock(Of(White), false))"),
        ("saját idő", "time(Clock(Own, false))"),
        ("elhasznált idő", "time(Clock(Both, true))"),
        ("lépések", "moves"),
        ("táblák", "boards"),
        ("miért", "why"),
        ("ellenőrzés", "Check(None)"),
        ("mégse", "Cancel"),
        ("állás", "position"),
        ("ismétlés", "Repeat"),
        ("döntetlen", "OfferDraw"),
        ("elfogadom", "Accept"),
        ("elutasítom", "Decline"),
        ("feladom", "Resign"),
        ("szünet", "Pause(None)"),
        ("folytatás", "Continue"),
        ("bíró: folytatás", "Continue"),
        ("kilépés", "Quit"),
        ("tipp", "Hint"),
        ("vissza", "TakeBack(None)"),
        ("vissza kettő", "TakeBack(Some(2))"),
        ("igazítás", "Fix"),
        ("bíró: igazítás", "Fix"),
        ("kész", "Done"),
        ("bíró: indítás", "Start"),
        ("döntetlent igénylek lépésismétlés", "Claim(Threefold)"),
        ("döntetlent igénylek ötven lépés", "Claim(Fifty)"),
        ("reklamálok idő", "ClaimTime"),
        ("többletidőt kérek", "RequestIncrement"),
        ("döntetlent igénylek normális eszközökkel", "ClaimNormalMeans"),
        ("elhalasztom", "Postpone(false)"),
        ("bíró: elhalasztom két perc", "Postpone(true)"),
        ("visszavonom az ajánlatot", "WithdrawOffer"),
        ("segítség", "Help"),
        ("igen", "Yes"),
        ("nem", "No"),
        ("hat", "6"),
        ("bíró: eredmény világos", "Result(Won(White))"),
        ("eredmény sötét", "Result(Won(Black))"),
        ("bíró: eredmény döntetlen", "Result(Drawn)"),
        ("várj 90 másodpercet", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("hu", line), meant, "{line}");
    }
    assert!(taken_for("hu", "javítás Éva kettő Éva négy").contains("Correct"));
    assert!(taken_for("hu", "világos táblája Éva öt üres").starts_with("Report(White, Squares"));
    assert!(taken_for("hu", "sötét táblája Éva öt világos huszár").starts_with("Report(Black, Squares"));
}

#[test]
fn what_the_portuguese_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("cavalo Gustav um Félix três", "Ng1f3"),
        ("cavalo Félix três", "Nf3"),
        ("Eva quatro", "e4"),
        ("pequeno roque", "O-O"),
        ("grande roque", "O-O-O"),
        ("acionar", "Press"),
        ("tempo", "time(Clock(Both, false))"),
        ("tempo das brancas", "time(Clock(Of(White), false))"),
        ("meu tempo", "time(Clock(Own, false))"),
        ("tempo gasto", "time(Clock(Both, true))"),
        ("lances", "moves"),
        ("tabuleiros", "boards"),
        ("por quê", "why"),
        ("verificar", "Check(None)"),
        ("cancelar", "Cancel"),
        ("posição", "position"),
        ("repetir", "Repeat"),
        ("empate", "OfferDraw"),
        ("aceito", "Accept"),
        ("recuso", "Decline"),
        ("abandono", "Resign"),
        ("pausa", "Pause(None)"),
        ("continuar", "Continue"),
        ("árbitro: continuar", "Continue"),
        ("árbitro: iniciar", "Start"),
        ("árbitro: acertar", "Fix"),
        ("sair", "Quit"),
        ("dica", "Hint"),
        ("voltar", "TakeBack(None)"),
        ("voltar dois", "TakeBack(Some(2))"),
        ("feito", "Done"),
        ("reclamo repetição", "Claim(Threefold)"),
        ("reclamo cinquenta lances", "Claim(Fifty)"),
        ("reclamo tempo", "ClaimTime"),
        ("peço incremento", "RequestIncrement"),
        ("reclamo meios normais", "ClaimNormalMeans"),
        ("postergo", "Postpone(false)"),
        ("árbitro: postergo 2 minutos", "Postpone(true)"),
        ("retiro a oferta", "WithdrawOffer"),
        ("ajuda", "Help"),
        ("sim", "Yes"),
        ("não", "No"),
        ("seis", "6"),
        ("árbitro: resultado brancas", "Result(Won(White))"),
        ("árbitro: resultado empate", "Result(Drawn)"),
        ("espere 90 segundos", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("pt", line), meant, "{line}");
    }
    assert!(taken_for("pt", "correção Eva dois Eva quatro").starts_with("Correct("));
    assert!(taken_for("pt", "tabuleiro das brancas Eva cinco vazia").starts_with("Report(White, Squares"));
}

#[test]
fn what_the_spanish_voice_tells_to_say_is_understood() {
    for (line, meant) in [
        ("Springer Gustav eins Felix drei", "Ng1f3"),
        ("caballo Gustav uno Félix tres", "Ng1f3"),
        ("caballo Félix tres", "Nf3"),
        ("Eva cuatro", "e4"),
        ("enroque corto", "O-O"),
        ("enroque largo", "O-O-O"),
        ("pulsar", "Press"),
        ("tiempo", "time(Clock(Both, false))"),
        ("tiempo de las blancas", "time(Clock(Of(White), false))"),
        ("mi tiempo", "time(Clock(Own, false))"),
        ("tiempo usado", "time(Clock(Both, true))"),
        ("jugadas", "moves"),
        ("tableros", "boards"),
        ("por qué", "why"),
        ("revisar", "Check(None)"),
        ("cancelar", "Cancel"),
        ("posición", "position"),
        ("repetir", "Repeat"),
        ("tablas", "OfferDraw"),
        ("acepto", "Accept"),
        ("rechazo", "Decline"),
        ("abandono", "Resign"),
        ("pausa", "Pause(None)"),
        ("continuar", "Continue"),
        ("árbitro: continuar", "Continue"),
        ("árbitro: empezar", "Start"),
        ("árbitro: arreglar", "Fix"),
        ("salir", "Quit"),
        ("pista", "Hint"),
        ("atrás", "TakeBack(None)"),
        ("atrás dos", "TakeBack(Some(2))"),
        ("hecho", "Done"),
        ("reclamo repetición", "Claim(Threefold)"),
        ("reclamo cincuenta jugadas", "Claim(Fifty)"),
        ("reclamo tiempo", "ClaimTime"),
        ("pido incremento", "RequestIncrement"),
        ("reclamo medios normales", "ClaimNormalMeans"),
        ("pospongo", "Postpone(false)"),
        ("árbitro: pospongo 2 minutos", "Postpone(true)"),
        ("retiro la oferta", "WithdrawOffer"),
        ("ayuda", "Help"),
        ("sí", "Yes"),
        ("no", "No"),
        ("seis", "6"),
        ("árbitro: resultado blancas", "Result(Won(White))"),
        ("árbitro: resultado tablas", "Result(Drawn)"),
        ("espera 90 segundos", "Wait(90s)"),
    ] {
        assert_eq!(taken_for("es", line), meant, "{line}");
    }
    assert!(taken_for("es", "corrección Eva dos Eva cuatro").starts_with("Correct("));
    assert!(taken_for("es", "tablero de las blancas Eva cinco vacía").starts_with("Report(White, Squares"));
}
