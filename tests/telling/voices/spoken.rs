//! Players are understood as they speak and as dictation writes.

use super::rendered::rendered;
use super::*;
use crate::support::voice_of;

#[test]
fn basque_players_are_understood_as_they_speak() {
    for (line, meant) in [
        ("zalduna Felix hirura", "Nf3"),
        ("zaldi efe hiru", "Nf3"),
        ("zaldiak Eva bost jan", "Nxe5"),
        ("zaldia Gustav batetik Felix hirura", "Ng1f3"),
        ("Eva bi laukitik Eva lau laukira", "e2e4"),
        ("dama hatxe bost, mesedez", "Qh5"),
        ("gazteluarekin Anna zortzi harrapatu", "Rxa8"),
        ("alfila Bella bost xake", "Bb5"),
        ("dama Felix zazpi xake mate", "Qf7"),
        ("e zazpi e zortzi dama", "e7e8=Q"),
        ("Eva zortzi damara sustatu", "e8=Q"),
        ("endroke motza egin", "O-O"),
        ("Eva bostean David sei harrapatu igarotzean", "e5xd6"),
        ("zenbat denbora dut?", "time(Clock(Own, false))"),
        ("zuriaren denbora", "time(Clock(Of(White), false))"),
        ("berdinketa eskaintzen dut", "OfferDraw"),
        ("ez dut onartzen", "Decline"),
        ("bertan behera uzten dut", "Resign"),
        ("amore ematen dut", "Resign"),
        ("berdinketa erreklamatzen dut errepikatzeagatik", "Claim(Threefold)"),
        ("erlojua sakatu", "Press"),
        ("erlojuak gelditu", "Pause(None)"),
        ("taulak alderatu", "boards"),
        ("taula konpondu", "Fix"),
    ] {
        assert_eq!(taken_for("eu", line), meant, "{line}");
    }
}

#[test]
fn hungarian_players_are_understood_as_they_speak() {
    for (line, meant) in [
        ("huszár ef háromra", "Nf3"),
        ("a huszár Félix háromra", "Nf3"),
        ("a négy", "a4"),
        ("huszár üti a futót Éva öt", "Nxe5"),
        ("bástyával ütök Anna nyolc", "Rxa8"),
        ("a vezér üt Dávid öt, sakk", "Qxd5"),
        ("királynő há öt", "Qh5"),
        ("Éva hét Éva nyolc vezérré", "e7e8=Q"),
        ("Éva nyolc bástya", "e8=R"),
        ("be öt", "b5"),
        ("Bb5", "Rb5"),
        ("B b5", "Rb5"),
        ("b5", "b5"),
        ("bxc5", "bxc5"),
        ("rövidre sáncolok", "O-O"),
        ("Éva öt üti Dávid hat menet közben", "e5xd6"),
        ("mennyi időm van?", "time(Clock(Own, false))"),
        ("világos ideje", "time(Clock(Of(White), false))"),
        ("döntetlent ajánlok", "OfferDraw"),
        ("nem fogadom el", "Decline"),
        ("feladom a játszmát", "Resign"),
        ("nyomd le az órát", "Press"),
        ("állítsd meg az órát", "Pause(None)"),
    ] {
        assert_eq!(taken_for("hu", line), meant, "{line}");
    }
}

#[test]
fn appendix_c_2_the_two_basque_sets_of_pieces_are_never_mixed() {
    let of = |tag: &str, line: &str| hear(line, voice_of(tag).lexicon());
    for (set, other, words) in [
        ("eu", "eu-anderea", &["dama", "gaztelua", "alfila", "peoia"][..]),
        // A rook is called "dorrea" beside either set, and nothing else is.
        ("eu-anderea", "eu", &["anderea", "gudaria", "oinezkoa"]),
    ] {
        for word in words {
            let line = format!("{word} Eva bost");
            assert!(of(set, &line).is_ok(), "{set}: {line}");
            assert_eq!(of(other, &line), Err(ParseError::UnknownWord((*word).to_owned())), "{other}: {line}");
        }
    }
    for (line, first, second) in [("Ae5", "Be5", "Qe5"), ("De5", "Qe5", "Re5"), ("Ge5", "Re5", "Be5")] {
        assert_eq!(taken_for("eu", line), first);
        assert_eq!(taken_for("eu-anderea", line), second);
    }
    for (tag, others) in [
        ("eu", ["andere", "dorre", "gudari", "oinezko"]),
        ("eu-anderea", ["dama", "gaztelu", "alfil", "peoi"]),
    ] {
        // The names of the voices themselves are no pieces.
        for (id, text) in
            rendered(tag).iter().filter(|(id, _)| !matches!(id.as_str(), "cli-arg-voice" | "cli-arg-letters"))
        {
            let lower = text.to_lowercase().replace("--until-damage", "");
            assert!(!others.iter().any(|word| lower.contains(word)), "{tag}: {id}: {text}");
        }
    }
}

#[test]
fn appendix_c_the_marks_for_en_passant_are_each_voices_own() {
    let en_passant = |tag: &str, line: &str| {
        let utterance = hear(line, voice_of(tag).lexicon());
        matches!(
            utterance.map(|utterance| utterance.heard),
            Ok(Intent::Announce(Announcement::Move(said), false)) if said.en_passant && said.captures
        )
    };
    for (tag, marks) in [
        ("de", ["e.p.", "e.p", "ep", "e. p"].as_slice()),
        ("eu", &["i.", "i", "i.h.", "i.h", "i. h.", "h.p.", "h.p", "h. p.", "e.p."]),
        ("eu-anderea", &["i.", "i.h.", "h.p."]),
        ("hu", &["ep", "e.p.", "e. p", "e. p."]),
    ] {
        for mark in marks {
            assert!(en_passant(tag, &format!("exd6 {mark}")), "{tag}: {mark}");
            assert!(mark.contains(' ') || en_passant(tag, &format!("6. exd6{mark}")), "{tag}: {mark}");
        }
    }
    for (tag, mark) in [("de", "i.h."), ("en", "h.p."), ("hu", "i.")] {
        assert!(hear(&format!("exd6 {mark}"), voice_of(tag).lexicon()).is_err(), "{tag}: {mark}");
    }
}

#[test]
fn english_players_are_understood_as_they_speak_and_as_dictation_writes() {
    for (line, meant) in [
        ("knight to f3", "Nf3"),
        ("Knight back to F 3, please.", "Nf3"),
        ("echo for", "e4"),
        ("Echo two to echo four", "e2e4"),
        ("bishop to sea four", "Bc4"),
        ("bishop Charlie four", "Bc4"),
        ("queen takes delta five", "Qxd5"),
        ("I'll play e4", "e4"),
        ("okay knight takes e5 with check", "Nxe5"),
        ("castles kingside", "O-O"),
        ("castle on the queen side", "O-O-O"),
        ("e takes d6 in passing", "exd6"),
        ("e8 promotes to a queen", "e8=Q"),
        ("Eva eight becomes a knight", "e8=N"),
        ("e8 equals queen", "e8=Q"),
        ("how much time do I have?", "time(Clock(Own, false))"),
        ("time left", "time(Clock(Both, false))"),
        ("I offer a draw", "OfferDraw"),
        ("draw accepted", "Accept"),
        ("no draw", "Decline"),
        ("I agree", "Accept"),
        ("I give up", "Resign"),
        ("give up", "Resign"),
        ("claim a draw by threefold repetition", "Claim(Threefold)"),
        ("I claim a draw by fifty-move rule", "Claim(Fifty)"),
        ("stop the clocks", "Pause(None)"),
        ("go on", "Continue"),
        ("take it back", "TakeBack(None)"),
        ("undo my last move", "TakeBack(None)"),
        ("take back two half-moves", "TakeBack(Some(2))"),
        ("fix the boards", "Fix"),
        ("it's done", "Done"),
        ("yes please", "Yes"),
        ("okay", "Yes"),
        ("no thanks", "No"),
        ("what can I say?", "Help"),
        ("help me", "Help"),
        ("say that again", "Repeat"),
        ("how many moves?", "moves"),
        ("what move is it?", "turn"),
        ("read the board", "position"),
        ("goodbye", "Quit"),
        ("press the clock", "Press"),
        ("pressed", "Press"),
        ("referee: start the clock", "Start"),
    ] {
        assert_eq!(taken_for("en", line), meant, "{line}");
    }
    for line in ["sorry, I meant d4", "no, I meant d4", "correct to d4", "correct that to d4"] {
        assert!(taken_for("en", line).starts_with("Correct("), "{line}");
    }
    for line in ["whiteboard e4 empty", "on White's board e4 empty", "White's board: e4, no piece"] {
        assert!(taken_for("en", line).starts_with("Report(White, Squares"), "{line}");
    }
}

#[test]
fn portuguese_players_are_understood_as_they_speak_and_as_dictation_writes() {
    for (line, meant) in [
        ("cavalo para f3", "Nf3"),
        ("o cavalo vai para f três", "Nf3"),
        ("cavalo Gustav eins Felix drei", "Ng1f3"),
        ("CAVALO F 3, por favor.", "Nf3"),
        ("Cf3", "Nf3"),
        ("Te1", "Re1"),
        ("Re1", "Ke1"),
        ("Dd5", "Qd5"),
        ("peao e quatro", "e4"),
        ("é quatro", "e4"),
        ("dê quatro", "d4"),
        ("de Eva dois para Eva quatro", "e2e4"),
        ("e2 a e4", "e2e4"),
        ("cê cinco", "c5"),
        ("agá seis", "h6"),
        ("bê meia", "b6"),
        ("bispo Bela cinco", "Bb5"),
        ("a torre a um d um", "Ra1d1"),
        ("torre a d1", "Rd1"),
        ("cavalo e d2", "Ned2"),
        ("a rainha toma d5 e xeque", "Qxd5"),
        ("cavalo por e cinco com xeque", "Nxe5"),
        ("dama f7 e mate", "Qf7"),
        ("e captura d6 na passagem", "exd6"),
        ("e toma d seis en passant", "exd6"),
        ("e d6 e.p.", "ed6"),
        ("a oito e promove a dama", "a8=Q"),
        ("Eva oito vira cavalo", "e8=N"),
        ("e8 a torre", "e8=R"),
        ("roque pequeno", "O-O"),
        ("faço o grande roque", "O-O-O"),
        ("roque na ala da dama", "O-O-O"),
        ("quanto tempo eu tenho?", "time(Clock(Own, false))"),
        ("quanto tempo as pretas ainda têm?", "time(Clock(Of(Black), false))"),
        ("tempo do adversário", "time(Clock(Other, false))"),
        ("tempo das brancas e das pretas", "time(Clock(Both, false))"),
        ("ofereço empate", "OfferDraw"),
        ("não aceito", "Decline"),
        ("nao", "No"),
        ("eu desisto", "Resign"),
        ("aciono o relógio", "Press"),
        ("pare os relógios", "Pause(None)"),
        ("reclamo empate por tripla repetição", "Claim(Threefold)"),
        ("reclamo empate pela regra dos cinquenta lances", "Claim(Fifty)"),
        ("o que posso dizer?", "Help"),
        ("quantos lances?", "moves"),
        ("mais uma vez", "Repeat"),
        ("juiz: iniciar o relógio", "Start"),
    ] {
        assert_eq!(taken_for("pt", line), meant, "{line}");
    }
    for line in ["desculpe, quis dizer d4", "corrijo: d4", "correção para d4"] {
        assert!(taken_for("pt", line).starts_with("Correct("), "{line}");
    }
    let report = taken_for("pt", "tabuleiro das pretas: e5 vazia e e6 peão preto");
    assert!(report.starts_with("Report(Black, Squares([(E5, None), (E6, Some("), "{report}");
}

#[test]
fn spanish_players_are_understood_as_they_speak_and_as_dictation_writes() {
    for (line, meant) in [
        ("caballo a f3", "Nf3"),
        ("el caballo a efe tres", "Nf3"),
        ("caballo a Felix drei", "Nf3"),
        ("caballo Felix tres", "Nf3"),
        ("Cf3", "Nf3"),
        ("Ac4", "Bc4"),
        ("Te1", "Re1"),
        ("Re1", "Ke1"),
        ("alfil a a4", "Ba4"),
        ("alfil a a cuatro", "Ba4"),
        ("torre a1", "Ra1"),
        ("torre a toma d5", "Raxd5"),
        ("Tad1", "Rad1"),
        ("torre Anna d uno", "Rad1"),
        ("caballo be d2", "Nbd2"),
        ("peon e cuatro", "e4"),
        ("a cuatro", "a4"),
        ("a por b5", "axb5"),
        ("de cuatro", "d4"),
        ("de Eva dos a Eva cuatro", "e2e4"),
        ("e2 a e4", "e2e4"),
        ("ce por de cinco", "cxd5"),
        ("hache seis", "h6"),
        ("reina toma d5 con jaque", "Qxd5"),
        ("la dama come a la torre", "?"),
        ("dama por f7 jaque mate", "Qxf7"),
        ("e por d6 al paso", "exd6"),
        ("a ocho corona dama", "a8=Q"),
        ("Eva ocho pide caballo y jaque", "e8=N"),
        ("me enroco corto", "O-O"),
        ("enroque en el flanco de dama", "O-O-O"),
        ("¿cuánto tiempo me queda?", "time(Clock(Own, false))"),
        ("¿Cuánto tiempo les queda a las negras?", "time(Clock(Of(Black), false))"),
        ("tiempo del rival", "time(Clock(Other, false))"),
        ("ofrezco tablas", "OfferDraw"),
        ("no acepto", "Decline"),
        ("si", "Yes"),
        ("me rindo", "Resign"),
        ("para el reloj", "Pause(None)"),
        ("reclamo tablas por triple repeticion", "Claim(Threefold)"),
        ("reclamo tablas por la regla de las cincuenta jugadas", "Claim(Fifty)"),
        ("¿qué puedo decir?", "Help"),
        ("otra vez", "Repeat"),
        ("juez: empezar", "Start"),
    ] {
        assert_eq!(taken_for("es", line), meant, "{line}");
    }
    for line in ["perdón, quise decir d4", "corrijo: d4", "corrección a d4"] {
        assert!(taken_for("es", line).starts_with("Correct("), "{line}");
    }
    let report = taken_for("es", "tablero de las negras: e5 vacía y e6 peón negro");
    assert!(report.starts_with("Report(Black, Squares([(E5, None), (E6, Some("), "{report}");
}
