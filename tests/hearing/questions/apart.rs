//! No move and no other request is a question, and every voice keeps the same keys.

use super::*;
use crate::support::named;
use crate::support::voice_of;
use ansage::tell::Phrasing;

#[test]
fn what_the_help_names_as_questions_is_heard_as_questions() {
    for tag in ["de", "en", "es", "pt"] {
        let voice = voice_of(tag);
        for id in ["help-questions", "help-analysis", "help-speech"] {
            let told = Phrasing::new(voice).say(named(id));
            let (_, named) = told.split_once(": ").expect(id);
            for line in named.trim_end_matches('.').split(", ") {
                let heard = hear(line, voice.lexicon()).map(|utterance| utterance.heard);
                let asks = matches!(
                    heard,
                    Ok(Intent::Query(_) | Intent::Adjust(_) | Intent::Control(Control::Keys))
                );
                assert!(asks, "{tag}: {line} is {heard:?}");
            }
        }
    }
}

#[test]
fn moves_and_requests_with_words_of_asking_stay_what_they_are() {
    for (tag, line, meant) in [
        ("de", "Dame schlägt d5", "Qxd5"),
        ("de", "Züge", "moves"),
        ("de", "Zug zurück", "TakeBack(None)"),
        ("en", "move the knight to f3", "Nf3"),
        ("en", "knight moves to f3", "Nf3"),
        ("en", "queen captures d5", "Qxd5"),
        ("en", "my knight captures on e5", "Nxe5"),
        ("en", "how many moves", "moves"),
        ("en", "undo my last move", "TakeBack(None)"),
        ("en", "where are the pieces", "position"),
        ("es", "dama de la columna d, d4", "Qdd4"),
        ("es", "torre de la fila uno a d4", "R1d4"),
        ("es", "jugada caballo a f3", "Nf3"),
        ("es", "caballo a la casilla f3", "Nf3"),
        ("es", "muevo la pieza de e2 a e4", "e2e4"),
        ("es", "el caballo que está en g1 va a f3", "Ng1f3"),
        ("es", "atrás dos jugadas", "TakeBack(Some(2))"),
        ("es", "ya está", "Done"),
        ("es", "caballo captura e5", "Nxe5"),
        ("es", "toma d5", "xd5"),
        ("es", "jugadas", "moves"),
        ("es", "cuántas jugadas", "moves"),
        ("es", "deshacer la última jugada", "TakeBack(None)"),
        ("es", "dónde están las piezas", "position"),
        ("es", "¿qué puedo decir?", "Help"),
        ("es", "tablas por cincuenta jugadas", "Claim(Fifty)"),
        ("pt", "dama da coluna d, d4", "Qdd4"),
        ("pt", "torre da fileira um para d4", "R1d4"),
        ("pt", "lance cavalo f3", "Nf3"),
        ("pt", "movo o peão de e2 para e4", "e2e4"),
        ("pt", "o cavalo que está em g1 vai para f3", "Ng1f3"),
        ("pt", "cavalo na casa f3", "Nf3"),
        ("pt", "voltar dois lances", "TakeBack(Some(2))"),
        ("pt", "cavalo captura e5", "Nxe5"),
        ("pt", "toma d5", "xd5"),
        ("pt", "lances", "moves"),
        ("pt", "quantas jogadas", "moves"),
        ("pt", "desfazer o último lance", "TakeBack(None)"),
        ("pt", "onde estão as peças", "position"),
        ("pt", "o que posso dizer?", "Help"),
        ("pt", "reclamo empate por cinquenta lances", "Claim(Fifty)"),
        ("hu", "huszárom f3", "Nf3"),
        ("hu", "huszár f3 mezőre", "Nf3"),
        ("hu", "bástya az a vonalról d1", "Rad1"),
        ("eu", "zaldia f3 joan da", "Nf3"),
        ("eu", "zaldia e5 hartu du", "Nxe5"),
    ] {
        assert_eq!(taken_for(tag, line), meant, "{tag}: {line}");
    }
}

#[test]
fn every_key_stands_for_the_same_in_every_voice() {
    let keys = |tag: &str| -> BTreeMap<String, String> {
        let voice = voice_of(tag);
        voice.lexicon().keys().map(|(key, said)| (key.to_owned(), said.to_owned())).collect()
    };
    let model = keys("de");
    assert!(model.len() > 26, "{model:?}");
    let mut wrong = Vec::new();
    for tag in voice::tags() {
        let own = keys(&tag);
        if !own.keys().eq(model.keys()) {
            wrong.push(format!("{tag} has the keys {:?}", own.keys()));
        }
        let voice = voice_of(&tag);
        for (key, said) in own.iter().filter(|(key, _)| model.contains_key(*key)) {
            let meant = taken_for("de", &model[key]);
            for line in [said, key] {
                match hear(line, voice.lexicon()).map(|utterance| utterance.heard) {
                    Ok(wanted) if super::meant(&wanted) == meant => {}
                    heard => wrong.push(format!("{tag}: {key}, {said}: not {meant} but {heard:?}")),
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_word_of_a_move_makes_it_a_question() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        let written: toml::Table = voice::embedded(&tag).unwrap().lexicon.parse().unwrap();
        let Some(moves) = written.get("moves").and_then(toml::Value::as_table) else { continue };
        // Those that ask are there to make no move of a line.
        let of_moves = moves
            .iter()
            .filter(|(key, _)| {
                !matches!(
                    key.as_str(),
                    "asking"
                        | "beside"
                        | "doubtful"
                        | "doubtful_last"
                        | "effects"
                        | "small_talk"
                        | "one_step"
                        | "two_steps"
                        | "stands"
                        | "stands_on"
                )
            })
            .map(|(_, words)| words);
        for word in of_moves.filter_map(toml::Value::as_array).flatten().filter_map(toml::Value::as_str) {
            for line in [format!("Springer {word} f3"), format!("{word} f3"), format!("e2 {word} e4")] {
                let heard = hear(&line, voice.lexicon()).map(|utterance| utterance.heard);
                assert!(
                    !matches!(heard, Ok(Intent::Query(_) | Intent::Adjust(_))),
                    "{tag}: {line} is {heard:?}"
                );
            }
        }
    }
}

#[test]
fn every_sign_that_is_a_key_has_a_name() {
    for tag in voice::tags() {
        let voice = voice_of(&tag);
        for (key, _) in voice.lexicon().keys().filter(|(key, _)| !key.chars().all(char::is_alphanumeric)) {
            assert!(voice.lexicon().spelling(key).is_some(), "{tag}: {key} has no name");
        }
    }
}

#[test]
fn words_of_state_and_of_the_board_ask_and_move_nothing() {
    for (tag, line, question) in [
        ("pt", "o que está na casa e4?", "square(Square(Some(E4)))"),
        ("pt", "há peça em e4?", "square(Square(Some(E4)))"),
        ("pt", "tem cavalo em f3?", "square(Square(Some(F3)))"),
        ("pt", "há um peão em e4?", "square(Square(Some(E4)))"),
        ("pt", "tem alguma peça em e4?", "square(Square(Some(E4)))"),
        ("pt", "meu cavalo está em f3?", "square(Square(Some(F3)))"),
        ("pt", "a dama está em d1?", "square(Square(Some(D1)))"),
        ("pt", "o cavalo ainda está em f3?", "square(Square(Some(F3)))"),
        ("pt", "o que tem na casa e4", "square(Square(Some(E4)))"),
        ("pt", "que peça tem na casa e4", "square(Square(Some(E4)))"),
        ("pt", "jogadas cavalo f3", "legal-moves(Square(Some(F3)))"),
        ("pt", "lances e4", "legal-moves(Square(Some(E4)))"),
        ("pt", "movimentos e4", "legal-moves(Square(Some(E4)))"),
        ("pt", "lances do cavalo", "legal-moves(Pieces(Knight, None))"),
        ("pt", "coluna e4", "file(File(Some(E)))"),
        ("pt", "coluna d quatro", "file(File(Some(D)))"),
        ("pt", "linha e4", "rank(Rank(Some(Fourth)))"),
        ("pt", "fileira e4", "rank(Rank(Some(Fourth)))"),
        ("pt", "e4 está vazia?", "square(Square(Some(E4)))"),
        ("pt", "está vazia e4?", "square(Square(Some(E4)))"),
        ("pt", "a casa e4 está livre", "square(Square(Some(E4)))"),
        ("es", "¿hay peón en e4?", "square(Square(Some(E4)))"),
        ("es", "¿hay un peón en e4?", "square(Square(Some(E4)))"),
        ("es", "¿hay una pieza en e4?", "square(Square(Some(E4)))"),
        ("es", "¿hay algo en la casilla e4?", "square(Square(Some(E4)))"),
        ("es", "¿mi caballo está en f3?", "square(Square(Some(F3)))"),
        ("es", "¿está mi caballo en f3?", "square(Square(Some(F3)))"),
        ("es", "¿el caballo sigue en f3?", "square(Square(Some(F3)))"),
        ("es", "¿todavía está el caballo en f3?", "square(Square(Some(F3)))"),
        ("es", "¿tienen caballo en f3?", "square(Square(Some(F3)))"),
        ("es", "¿tengo peón en e4?", "square(Square(Some(E4)))"),
        ("es", "movimientos caballo f3", "legal-moves(Square(Some(F3)))"),
        ("es", "jugadas caballo f3", "legal-moves(Square(Some(F3)))"),
        ("es", "jugadas caballo a f3", "legal-moves(Square(Some(F3)))"),
        ("es", "jugadas e4", "legal-moves(Square(Some(E4)))"),
        ("es", "columna e4", "file(File(Some(E)))"),
        ("es", "fila e4", "rank(Rank(Some(Fourth)))"),
        ("es", "qué hay en la casilla e4", "square(Square(Some(E4)))"),
        ("es", "¿está vacía e4?", "square(Square(Some(E4)))"),
        ("es", "¿e4 está vacía?", "square(Square(Some(E4)))"),
        ("es", "¿está libre e4?", "square(Square(Some(E4)))"),
        ("es", "todas las jugadas", "all-moves"),
        ("hu", "sor e4", "rank(Rank(Some(Fourth)))"),
        ("hu", "e4 sor", "rank(Rank(Some(Fourth)))"),
        ("hu", "e4 sora", "rank(Rank(Some(Fourth)))"),
        ("hu", "e4 vonal", "file(File(Some(E)))"),
        ("hu", "vonal e4", "file(File(Some(E)))"),
        ("hu", "az e vonal", "file(File(Some(E)))"),
        ("hu", "bábu e4", "square(Square(Some(E4)))"),
        ("hu", "van báb e4-en?", "square(Square(Some(E4)))"),
        ("hu", "huszár van f3-on?", "square(Square(Some(F3)))"),
        ("hu", "van gyalog e4-en", "square(Square(Some(E4)))"),
        ("hu", "e4 üres?", "square(Square(Some(E4)))"),
        ("hu", "üres e4?", "square(Square(Some(E4)))"),
        ("eu", "zutabea e4", "file(File(Some(E)))"),
        ("eu", "e4 zutabea", "file(File(Some(E)))"),
        ("eu", "errenkada e4", "rank(Rank(Some(Fourth)))"),
        ("eu", "zaldia f3 da?", "square(Square(Some(F3)))"),
        ("eu", "zaldia f3an dago", "square(Square(Some(F3)))"),
        ("eu", "peoia dago e4an?", "square(Square(Some(E4)))"),
        ("eu", "zer da e4", "square(Square(Some(E4)))"),
        ("eu", "mugimenduak zaldia f3", "legal-moves(Square(Some(F3)))"),
        ("eu", "hutsik dago e4?", "square(Square(Some(E4)))"),
        ("eu", "e4 hutsik?", "square(Square(Some(E4)))"),
        ("hu", "hol vannak a huszáraim", "pieces(Pieces(Knight, Some(Own)))"),
        ("hu", "hol van a királyom", "pieces(Pieces(King, Some(Own)))"),
        ("hu", "bábjaim", "side(Side(Some(Own)))"),
        ("hu", "hol vannak a bábjaim", "side(Side(Some(Own)))"),
        ("hu", "a bábjaim", "side(Side(Some(Own)))"),
        ("hu", "lépéseim", "legal-moves(Side(Some(Own)))"),
        ("hu", "hová léphet a huszárom", "legal-moves(Pieces(Knight, Some(Own)))"),
        ("eu", "azken biak", "last-moves(Count(2, None))"),
        ("eu", "azken bi mugimenduak", "last-moves(Count(2, None))"),
        ("eu", "azken hirurak", "last-moves(Count(3, None))"),
        ("pt", "os dois últimos lances", "last-moves(Count(2, None))"),
        ("pt", "os últimos dois lances", "last-moves(Count(2, None))"),
        ("pt", "as duas últimas jogadas", "last-moves(Count(2, None))"),
        ("es", "las dos últimas jugadas", "last-moves(Count(2, None))"),
        ("es", "los dos últimos movimientos", "last-moves(Count(2, None))"),
        ("es", "últimas tres jugadas", "last-moves(Count(3, None))"),
    ] {
        assert_eq!(taken_for(tag, line), format!("{question}"), "{tag}: {line}");
    }
}

#[test]
fn questions_are_heard_as_players_put_them_shortly() {
    for (tag, line, question) in [
        ("es", "peones negros", "pieces(Pieces(Pawn, Some(Of(Black))))"),
        ("es", "¿quién va ganando?", "evaluation"),
        ("es", "¿está vacía e4?", "square(Square(Some(E4)))"),
        ("es", "¿qué jugó el rival?", "last-moves(Count(1, Some(Other)))"),
        ("es", "¿qué ha jugado el rival?", "last-moves(Count(1, Some(Other)))"),
        ("pt", "peões pretos", "pieces(Pieces(Pawn, Some(Of(Black))))"),
        ("pt", "quem está ganhando?", "evaluation"),
        ("pt", "o que o adversário jogou?", "last-moves(Count(1, Some(Other)))"),
        ("hu", "sötét gyalogok", "pieces(Pieces(Pawn, Some(Of(Black))))"),
        ("hu", "üres e4?", "square(Square(Some(E4)))"),
        ("hu", "hol állnak a világos huszárok", "pieces(Pieces(Knight, Some(Of(White))))"),
        ("hu", "hol állnak a huszáraim", "pieces(Pieces(Knight, Some(Own)))"),
        ("hu", "ki van soron", "turn"),
        ("hu", "ki áll jobban", "evaluation"),
        ("hu", "mit lépett az ellenfél", "last-moves(Count(1, Some(Other)))"),
        ("eu", "nora doa zaldia", "legal-moves(Pieces(Knight, None))"),
        ("eu", "nor doa irabazten", "evaluation"),
        ("eu", "zer jokatu du aurkariak", "last-moves(Count(1, Some(Other)))"),
        ("eu", "e4 hutsik dago?", "square(Square(Some(E4)))"),
        ("es", "cuarta fila", "rank(Rank(Some(Fourth)))"),
        ("es", "la cuarta fila", "rank(Rank(Some(Fourth)))"),
        ("pt", "quarta fileira", "rank(Rank(Some(Fourth)))"),
        ("pt", "quarta linha", "rank(Rank(Some(Fourth)))"),
        ("es", "está clavado el caballo", "pinned(Side(None))"),
        ("es", "peones", "pieces(Pieces(Pawn, None))"),
    ] {
        assert_eq!(taken_for(tag, line), format!("{question}"), "{tag}: {line}");
    }
}
