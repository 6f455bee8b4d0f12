//! Questions are heard as players say and type them, in every voice, by words and by key; and no move and no
//! other request is heard as one.
// Tables are as long as they are.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::too_many_lines)]

use std::collections::{BTreeMap, BTreeSet};

use ansage::announcement::{Heard, Request, hear};
use ansage::voice::{self, Voice};

type Names = BTreeSet<String>;

/// What a line is taken for, in one word.
fn taken_for(tag: &str, line: &str) -> String {
    let voice = Voice::built_in(tag).unwrap();
    match hear(line, voice.lexicon()) {
        Ok(utterance) => match utterance.heard {
            Heard::Announcement(announcement, _) => announcement.recorded(),
            Heard::Request(request) => format!("{request:?}"),
            Heard::Choice(number) => number.to_string(),
        },
        Err(why) => panic!("{tag}: {line}: {why:?}"),
    }
}

/// Lines with the questions they are heard as.
type Asked = &'static [(&'static str, &'static str)];

fn asked(tag: &str, lines: Asked) {
    for (line, question) in lines {
        assert_eq!(taken_for(tag, line), format!("Ask({question})"), "{tag}: {line}");
    }
    // Every kind of question is among them.
    let kind = |question: &str| question.split('(').next().unwrap_or_default().to_owned();
    let kinds: Names = lines.iter().map(|(_, question)| kind(question)).collect();
    for known in [
        "Square",
        "Pieces",
        "Side",
        "Everything",
        "Rank",
        "File",
        "Diagonals",
        "Diagonal",
        "Rays",
        "Attacks",
        "KnightReach",
        "Moves",
        "Captures",
        "Pinned",
        "Material",
        "LastMoves",
        "AllMoves",
        "Captured",
        "Turn",
        "Spell",
        "Slower",
        "Faster",
        "Silence",
        "Keys",
        "Questions",
    ] {
        assert!(kinds.contains(known), "{tag}: nothing asks for {known}");
    }
}

#[test]
fn questions_in_german_are_heard() {
    asked(
        "de",
        &[
            ("Was steht auf Eva vier?", "Square(Some(E4))"),
            ("was ist auf e4", "Square(Some(E4))"),
            ("welche Farbe hat Hektor eins", "Square(Some(H1))"),
            ("Farbe", "Square(None)"),
            ("wo sind die Springer", "Pieces(Knight, None)"),
            ("Wo ist die weiße Dame?", "Pieces(Queen, Some(Of(White)))"),
            ("wo steht mein König", "Pieces(King, Some(Own))"),
            ("Figuren Weiß", "Side(Of(White))"),
            ("schwarze Figuren", "Side(Of(Black))"),
            ("Figuren", "Everything"),
            ("Reihe vier", "Rank(Some(Fourth))"),
            ("Reihe 4 bitte", "Rank(Some(Fourth))"),
            ("was steht auf der Reihe 7", "Rank(Some(Seventh))"),
            ("Reihe", "Rank(None)"),
            ("Linie Eva", "File(Some(E))"),
            ("Linie a", "File(Some(A))"),
            ("Linie", "File(None)"),
            ("Diagonale Eva vier", "Diagonals(Some(E4))"),
            ("Diagonalen", "Diagonals(None)"),
            ("Diagonale von a1 nach h8", "Diagonal(A1, H8)"),
            ("Strahlen von e4", "Rays(Some(E4))"),
            ("Umgebung", "Rays(None)"),
            ("Wer greift Felix sieben an?", "Attacks(Square(Some(F7)))"),
            ("wer deckt e4", "Attacks(Square(Some(E4)))"),
            ("ist meine Dame angegriffen", "Attacks(Pieces(Queen, Some(Own)))"),
            ("Angreifer", "Attacks(Square(None))"),
            ("Springersprung von g1", "KnightReach(Some(G1))"),
            ("Rösselsprung", "KnightReach(None)"),
            ("wohin kann der Springer", "Moves(Pieces(Knight, None))"),
            ("wohin darf der Springer auf g1 ziehen", "Moves(Square(Some(G1)))"),
            ("mögliche Züge Schwarz", "Moves(Side(Some(Of(Black))))"),
            ("Züge Schwarz", "Moves(Side(Some(Of(Black))))"),
            ("wohin", "Moves(Square(None))"),
            ("was kann die Dame schlagen", "Captures(Pieces(Queen, None))"),
            ("Schlagzüge", "Captures(Side(None))"),
            ("was ist gefesselt", "Pinned(None)"),
            ("gefesselte Figuren Schwarz", "Pinned(Some(Of(Black)))"),
            ("Material", "Material"),
            ("wer hat mehr", "Material"),
            ("letzter Zug", "LastMoves(1)"),
            ("letzte drei Züge", "LastMoves(3)"),
            ("die letzten 12 Züge", "LastMoves(12)"),
            ("alle Züge", "AllMoves"),
            ("Partie vorlesen", "AllMoves"),
            ("geschlagen", "Captured"),
            ("was wurde geschlagen", "Captured"),
            ("wer ist am Zug", "Turn"),
            ("Zugnummer", "Turn"),
            ("buchstabieren", "Spell"),
            ("langsamer", "Slower"),
            ("schneller", "Faster"),
            ("Stille", "Silence"),
            ("Tasten", "Keys"),
            ("Fragen", "Questions"),
            ("was kann ich fragen", "Questions"),
        ],
    );
}

#[test]
fn questions_in_english_are_heard() {
    asked(
        "en",
        &[
            ("What's on e4?", "Square(Some(E4))"),
            ("what is on the square Eva four", "Square(Some(E4))"),
            ("what is on a four", "Square(Some(A4))"),
            ("what colour is h1", "Square(Some(H1))"),
            ("color", "Square(None)"),
            ("where is the knight", "Pieces(Knight, None)"),
            ("where is the white queen", "Pieces(Queen, Some(Of(White)))"),
            ("where is my king", "Pieces(King, Some(Own))"),
            ("pieces white", "Side(Of(White))"),
            ("black pieces", "Side(Of(Black))"),
            ("pieces", "Everything"),
            ("rank four", "Rank(Some(Fourth))"),
            ("what is on rank 7, please", "Rank(Some(Seventh))"),
            ("rank", "Rank(None)"),
            ("file Eva", "File(Some(E))"),
            ("file a", "File(Some(A))"),
            ("read the a file", "File(Some(A))"),
            ("file", "File(None)"),
            ("diagonal Eva four", "Diagonals(Some(E4))"),
            ("diagonals", "Diagonals(None)"),
            ("diagonal from a1 to h8", "Diagonal(A1, H8)"),
            ("rays from e4", "Rays(Some(E4))"),
            ("look around", "Rays(None)"),
            ("Who attacks Felix seven?", "Attacks(Square(Some(F7)))"),
            ("what defends a 4", "Attacks(Square(Some(A4)))"),
            ("is my queen attacked", "Attacks(Pieces(Queen, Some(Own)))"),
            ("attackers", "Attacks(Square(None))"),
            ("knight's reach from g1", "KnightReach(Some(G1))"),
            ("knight reach", "KnightReach(None)"),
            ("where can the knight go", "Moves(Pieces(Knight, None))"),
            ("where can the knight on g1 go", "Moves(Square(Some(G1)))"),
            ("legal moves black", "Moves(Side(Some(Of(Black))))"),
            ("legal moves", "Moves(Side(None))"),
            ("what can the queen capture", "Captures(Pieces(Queen, None))"),
            ("captures", "Captures(Side(None))"),
            ("captures of the knight on g1", "Captures(Square(Some(G1)))"),
            ("what is pinned", "Pinned(None)"),
            ("black pieces pinned", "Pinned(Some(Of(Black)))"),
            ("material", "Material"),
            ("who is ahead", "Material"),
            ("last move", "LastMoves(1)"),
            ("last three moves", "LastMoves(3)"),
            ("the last 12 moves", "LastMoves(12)"),
            ("all moves", "AllMoves"),
            ("read the game", "AllMoves"),
            ("captured pieces", "Captured"),
            ("what has been taken", "Captured"),
            ("whose move is it?", "Turn"),
            ("move number", "Turn"),
            ("spell that", "Spell"),
            ("slow down", "Slower"),
            ("speak faster", "Faster"),
            ("quiet", "Silence"),
            ("keys", "Keys"),
            ("questions", "Questions"),
            ("what can I ask?", "Questions"),
        ],
    );
}

#[test]
fn questions_in_spanish_are_heard() {
    asked(
        "es",
        &[
            ("¿Qué hay en Eva cuatro?", "Square(Some(E4))"),
            ("que hay en la casilla e4", "Square(Some(E4))"),
            ("qué hay en a 4", "Square(Some(A4))"),
            ("qué pieza está en de cuatro", "Square(Some(D4))"),
            ("de qué color es la casilla h1", "Square(Some(H1))"),
            ("color de e4", "Square(Some(E4))"),
            ("color", "Square(None)"),
            ("¿Dónde están los caballos?", "Pieces(Knight, None)"),
            ("dónde está la dama blanca", "Pieces(Queen, Some(Of(White)))"),
            ("donde esta mi rey", "Pieces(King, Some(Own))"),
            ("dónde están todas mis torres", "Pieces(Rook, Some(Own))"),
            ("dónde están los alfiles del rival", "Pieces(Bishop, Some(Other))"),
            ("piezas blancas", "Side(Of(White))"),
            ("¿Dónde están las piezas negras?", "Side(Of(Black))"),
            ("qué tienen las negras", "Side(Of(Black))"),
            ("mis piezas", "Side(Own)"),
            ("piezas", "Everything"),
            ("todas las piezas", "Everything"),
            ("fila cuatro", "Rank(Some(Fourth))"),
            ("fila 4, por favor", "Rank(Some(Fourth))"),
            ("qué hay en la fila 7", "Rank(Some(Seventh))"),
            ("fila", "Rank(None)"),
            ("columna Eva", "File(Some(E))"),
            ("columna a", "File(Some(A))"),
            ("columna a, por favor", "File(Some(A))"),
            ("qué hay en la columna be", "File(Some(B))"),
            ("columna", "File(None)"),
            ("diagonal Eva cuatro", "Diagonals(Some(E4))"),
            ("qué hay en las diagonales de e4", "Diagonals(Some(E4))"),
            ("diagonales", "Diagonals(None)"),
            ("diagonal de a1 a h8", "Diagonal(A1, H8)"),
            ("alrededor de e4", "Rays(Some(E4))"),
            ("qué hay alrededor", "Rays(None)"),
            ("¿Quién ataca Félix siete?", "Attacks(Square(Some(F7)))"),
            ("quién ataca a f7", "Attacks(Square(Some(F7)))"),
            ("quién ataca a cuatro", "Attacks(Square(Some(A4)))"),
            ("qué piezas atacan e5", "Attacks(Square(Some(E5)))"),
            ("quién defiende el peón de e4", "Attacks(Square(Some(E4)))"),
            ("qué ataca a mi dama", "Attacks(Pieces(Queen, Some(Own)))"),
            ("¿está atacada la dama?", "Attacks(Pieces(Queen, None))"),
            ("atacantes", "Attacks(Square(None))"),
            ("saltos de caballo desde g1", "KnightReach(Some(G1))"),
            ("salto del caballo", "KnightReach(None)"),
            ("adónde puede ir el caballo", "Moves(Pieces(Knight, None))"),
            ("a dónde puede mover la dama", "Moves(Pieces(Queen, None))"),
            ("adónde puede ir el caballo de g1", "Moves(Square(Some(G1)))"),
            ("jugadas de la torre", "Moves(Pieces(Rook, None))"),
            ("movimientos del caballo g1", "Moves(Square(Some(G1)))"),
            ("jugadas legales de las negras", "Moves(Side(Some(Of(Black))))"),
            ("qué jugadas tengo", "Moves(Side(Some(Own)))"),
            ("jugadas legales", "Moves(Square(None))"),
            ("qué puede capturar la dama", "Captures(Pieces(Queen, None))"),
            ("qué puede comer el alfil de c4", "Captures(Square(Some(C4)))"),
            ("qué puedo tomar", "Captures(Side(None))"),
            ("capturas de las negras", "Captures(Side(Some(Of(Black))))"),
            ("¿Qué está clavado?", "Pinned(None)"),
            ("qué piezas están clavadas", "Pinned(None)"),
            ("piezas negras clavadas", "Pinned(Some(Of(Black)))"),
            ("material", "Material"),
            ("balance de material", "Material"),
            ("quién tiene más", "Material"),
            ("última jugada", "LastMoves(1)"),
            ("¿cuál fue la última jugada?", "LastMoves(1)"),
            ("últimas tres jugadas", "LastMoves(3)"),
            ("las 3 últimas jugadas", "LastMoves(3)"),
            ("últimas 3 medias jugadas", "LastMoves(3)"),
            ("las últimas doce jugadas", "LastMoves(12)"),
            ("todas las jugadas", "AllMoves"),
            ("lee la partida", "AllMoves"),
            ("piezas capturadas", "Captured"),
            ("¿qué se ha capturado?", "Captured"),
            ("qué han capturado las negras", "Captured"),
            ("¿De quién es el turno?", "Turn"),
            ("a quién le toca", "Turn"),
            ("número de jugada", "Turn"),
            ("deletrear", "Spell"),
            ("deletrea, por favor", "Spell"),
            ("más despacio", "Slower"),
            ("aún más lento", "Slower"),
            ("más rápido", "Faster"),
            ("más deprisa", "Faster"),
            ("silencio", "Silence"),
            ("cállate", "Silence"),
            ("teclas", "Keys"),
            ("qué teclas hay", "Keys"),
            ("preguntas", "Questions"),
            ("¿qué puedo preguntar?", "Questions"),
        ],
    );
}

#[test]
fn questions_in_portuguese_are_heard() {
    asked(
        "pt",
        &[
            ("O que há em Eva quatro?", "Square(Some(E4))"),
            ("o que tem na casa e4", "Square(Some(E4))"),
            ("o que há em a 4", "Square(Some(A4))"),
            ("que peça está em dê quatro", "Square(Some(D4))"),
            ("o que tem em é quatro", "Square(Some(E4))"),
            ("de que cor é a casa h1", "Square(Some(H1))"),
            ("qual é a cor de e4", "Square(Some(E4))"),
            ("cor", "Square(None)"),
            ("Onde estão os cavalos?", "Pieces(Knight, None)"),
            ("onde está a dama branca", "Pieces(Queen, Some(Of(White)))"),
            ("cadê o meu rei", "Pieces(King, Some(Own))"),
            ("onde estão todas as minhas torres", "Pieces(Rook, Some(Own))"),
            ("onde estão os bispos do adversário", "Pieces(Bishop, Some(Other))"),
            ("peças brancas", "Side(Of(White))"),
            ("onde estão as peças pretas", "Side(Of(Black))"),
            ("minhas peças", "Side(Own)"),
            ("peças", "Everything"),
            ("todas as peças", "Everything"),
            ("fileira quatro", "Rank(Some(Fourth))"),
            ("fileira 4, por favor", "Rank(Some(Fourth))"),
            ("o que há na linha 7", "Rank(Some(Seventh))"),
            ("fileira", "Rank(None)"),
            ("coluna Eva", "File(Some(E))"),
            ("coluna a", "File(Some(A))"),
            ("leia a coluna e", "File(Some(E))"),
            ("o que há na coluna bê", "File(Some(B))"),
            ("coluna", "File(None)"),
            ("diagonal Eva quatro", "Diagonals(Some(E4))"),
            ("o que há nas diagonais de e4", "Diagonals(Some(E4))"),
            ("diagonais", "Diagonals(None)"),
            ("diagonal de a1 a h8", "Diagonal(A1, H8)"),
            ("ao redor de e4", "Rays(Some(E4))"),
            ("o que há em volta", "Rays(None)"),
            ("Quem ataca Félix sete?", "Attacks(Square(Some(F7)))"),
            ("quem ataca a quatro", "Attacks(Square(Some(A4)))"),
            ("quais peças atacam e5", "Attacks(Square(Some(E5)))"),
            ("quem defende o peão de e4", "Attacks(Square(Some(E4)))"),
            ("quem ataca a minha dama", "Attacks(Pieces(Queen, Some(Own)))"),
            ("a dama está atacada?", "Attacks(Pieces(Queen, None))"),
            ("atacantes", "Attacks(Square(None))"),
            ("saltos de cavalo de g1", "KnightReach(Some(G1))"),
            ("salto do cavalo", "KnightReach(None)"),
            ("para onde o cavalo pode ir", "Moves(Pieces(Knight, None))"),
            ("para onde pode ir a dama", "Moves(Pieces(Queen, None))"),
            ("aonde pode ir o cavalo de g1", "Moves(Square(Some(G1)))"),
            ("lances da torre", "Moves(Pieces(Rook, None))"),
            ("jogadas do cavalo g1", "Moves(Square(Some(G1)))"),
            ("lances legais das pretas", "Moves(Side(Some(Of(Black))))"),
            ("quais lances eu tenho", "Moves(Side(Some(Own)))"),
            ("lances legais", "Moves(Square(None))"),
            ("o que a dama pode capturar", "Captures(Pieces(Queen, None))"),
            ("o que pode tomar o bispo de c4", "Captures(Square(Some(C4)))"),
            ("o que posso comer", "Captures(Side(None))"),
            ("capturas das pretas", "Captures(Side(Some(Of(Black))))"),
            ("O que está cravado?", "Pinned(None)"),
            ("quais peças estão cravadas", "Pinned(None)"),
            ("peças pretas cravadas", "Pinned(Some(Of(Black)))"),
            ("material", "Material"),
            ("balanço de material", "Material"),
            ("quem tem mais", "Material"),
            ("último lance", "LastMoves(1)"),
            ("qual foi o último lance?", "LastMoves(1)"),
            ("últimos três lances", "LastMoves(3)"),
            ("os 3 últimos lances", "LastMoves(3)"),
            ("os últimos doze lances", "LastMoves(12)"),
            ("todos os lances", "AllMoves"),
            ("leia a partida", "AllMoves"),
            ("peças capturadas", "Captured"),
            ("o que já foi capturado?", "Captured"),
            ("De quem é a vez?", "Turn"),
            ("quem joga agora", "Turn"),
            ("número do lance", "Turn"),
            ("soletrar", "Spell"),
            ("soletre, por favor", "Spell"),
            ("mais devagar", "Slower"),
            ("ainda mais lento", "Slower"),
            ("mais rápido", "Faster"),
            ("mais depressa", "Faster"),
            ("silêncio", "Silence"),
            ("fique quieto", "Silence"),
            ("teclas", "Keys"),
            ("quais são as teclas", "Keys"),
            ("perguntas", "Questions"),
            ("o que posso perguntar?", "Questions"),
        ],
    );
}

#[test]
fn what_the_help_names_as_questions_is_heard_as_questions() {
    for tag in ["de", "en", "es", "pt"] {
        let voice = Voice::built_in(tag).unwrap();
        for id in ["help-questions", "help-analysis", "help-speech"] {
            let told = voice.say(id);
            let (_, named) = told.split_once(": ").expect(id);
            for line in named.trim_end_matches('.').split(", ") {
                let taken = taken_for(tag, line);
                assert!(taken.starts_with("Ask(") || taken == "Repeat", "{tag}: {line} is {taken}");
            }
        }
    }
}

#[test]
fn moves_and_requests_with_words_of_asking_stay_what_they_are() {
    for (tag, line, meant) in [
        ("de", "Dame schlägt d5", "Qxd5"),
        ("de", "Züge", "Moves"),
        ("de", "Zug zurück", "TakeBack(None)"),
        ("en", "move the knight to f3", "Nf3"),
        ("en", "knight moves to f3", "Nf3"),
        ("en", "queen captures d5", "Qxd5"),
        ("en", "my knight captures on e5", "Nxe5"),
        ("en", "how many moves", "Moves"),
        ("en", "undo my last move", "TakeBack(None)"),
        ("en", "where are the pieces", "Position"),
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
        ("es", "jugadas", "Moves"),
        ("es", "cuántas jugadas", "Moves"),
        ("es", "deshacer la última jugada", "TakeBack(None)"),
        ("es", "dónde están las piezas", "Position"),
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
        ("pt", "lances", "Moves"),
        ("pt", "quantas jogadas", "Moves"),
        ("pt", "desfazer o último lance", "TakeBack(None)"),
        ("pt", "onde estão as peças", "Position"),
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
        let voice = Voice::built_in(tag).unwrap();
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
        let voice = Voice::built_in(&tag).unwrap();
        for (key, said) in own.iter().filter(|(key, _)| model.contains_key(*key)) {
            let meant = taken_for("de", &model[key]);
            for line in [said, key] {
                match hear(line, voice.lexicon()).map(|utterance| utterance.heard) {
                    Ok(Heard::Request(request)) if format!("{request:?}") == meant => {}
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
        let voice = Voice::built_in(&tag).unwrap();
        let written: toml::Table = voice::embedded(&tag).unwrap().lexicon.parse().unwrap();
        let Some(moves) = written.get("moves").and_then(toml::Value::as_table) else { continue };
        for word in moves.values().filter_map(toml::Value::as_array).flatten().filter_map(toml::Value::as_str)
        {
            for line in [format!("Springer {word} f3"), format!("{word} f3"), format!("e2 {word} e4")] {
                let heard = hear(&line, voice.lexicon()).map(|utterance| utterance.heard);
                assert!(!matches!(heard, Ok(Heard::Request(Request::Ask(_)))), "{tag}: {line} is {heard:?}");
            }
        }
    }
}

#[test]
fn every_sign_that_is_a_key_has_a_name() {
    for tag in voice::tags() {
        let voice = Voice::built_in(&tag).unwrap();
        for (key, _) in voice.lexicon().keys().filter(|(key, _)| !key.chars().all(char::is_alphanumeric)) {
            assert!(voice.lexicon().spelling(key).is_some(), "{tag}: {key} has no name");
        }
    }
}

/// The question a line is heard as, without its frame; anything else as in [`taken_for`].
fn asked_for(tag: &str, line: &str) -> String {
    let taken = taken_for(tag, line);
    taken.strip_prefix("Ask(").and_then(|rest| rest.strip_suffix(')')).unwrap_or(&taken).to_owned()
}

#[test]
fn hungarian_players_ask_as_they_speak_and_as_they_type() {
    for (line, question) in [
        ("mi áll Éva négyen?", "Square(Some(E4))"),
        ("mi van e4-en", "Square(Some(E4))"),
        ("mi van az e négyen", "Square(Some(E4))"),
        ("mi áll a d4-en", "Square(Some(D4))"),
        ("Mi van a Gusztáv egy mezőn?", "Square(Some(G1))"),
        ("milyen báb áll c5-ön", "Square(Some(C5))"),
        ("milyen színű az f7", "Square(Some(F7))"),
        ("Éva négy színe", "Square(Some(E4))"),
        ("e4 világos vagy sötét?", "Square(Some(E4))"),
        ("hol vannak a huszárok?", "Pieces(Knight, None)"),
        ("hol van a vezér", "Pieces(Queen, None)"),
        ("hol van a sötét király", "Pieces(King, Some(Of(Black)))"),
        ("hol vannak az ellenfél gyalogjai", "Pieces(Pawn, Some(Other))"),
        ("hol van a saját vezérem", "Pieces(Queen, Some(Own))"),
        ("hol állnak a bástyáim", "Pieces(Rook, Some(Own))"),
        ("világos bábok", "Side(Of(White))"),
        ("a sötét figurák", "Side(Of(Black))"),
        ("saját bábok", "Side(Own)"),
        ("hol vannak az ellenfél bábjai", "Side(Other)"),
        ("hol vannak a bábok", "Everything"),
        ("mi van a táblán", "Everything"),
        ("bábok", "Everything"),
        ("negyedik sor", "Rank(Some(Fourth))"),
        ("a nyolcadik sor", "Rank(Some(Eighth))"),
        ("mi van az ötödik soron", "Rank(Some(Fifth))"),
        ("a 4. sor", "Rank(Some(Fourth))"),
        ("mi áll a 2-es soron", "Rank(Some(Second))"),
        ("a sor", "Rank(None)"),
        ("Éva vonal", "File(Some(E))"),
        ("a d vonal", "File(Some(D))"),
        ("mi áll az é vonalon", "File(Some(E))"),
        ("mi van a c-vonalon", "File(Some(C))"),
        ("olvasd fel az e oszlopot", "File(Some(E))"),
        ("vonal", "File(None)"),
        ("Éva négy átlói", "Diagonals(Some(E4))"),
        ("e4 átlója", "Diagonals(Some(E4))"),
        ("átlók", "Diagonals(None)"),
        ("átló a1-től h8-ig", "Diagonal(A1, H8)"),
        ("Anna egy és Hektor nyolc közötti átló", "Diagonal(A1, H8)"),
        ("mi van Éva négy körül", "Rays(Some(E4))"),
        ("minden irány", "Rays(None)"),
        ("e4 környéke", "Rays(Some(E4))"),
        ("mi támadja Félix hetet?", "Attacks(Square(Some(F7)))"),
        ("mi támadja f7-et", "Attacks(Square(Some(F7)))"),
        ("mi támadja a c5-öt", "Attacks(Square(Some(C5)))"),
        ("ki védi az e négyet", "Attacks(Square(Some(E4)))"),
        ("ki védi a vezért", "Attacks(Pieces(Queen, None))"),
        ("mi üti a futót", "Attacks(Pieces(Bishop, None))"),
        ("d5 támadói", "Attacks(Square(Some(D5)))"),
        ("támadók", "Attacks(Square(None))"),
        ("huszárugrás Éva négyről", "KnightReach(Some(E4))"),
        ("lóugrások f3-ról", "KnightReach(Some(F3))"),
        ("huszárugrások", "KnightReach(None)"),
        ("hová léphet a huszár", "Moves(Pieces(Knight, None))"),
        ("hova léphet a sötét futó?", "Moves(Pieces(Bishop, Some(Of(Black))))"),
        ("hová mehet az e2", "Moves(Square(Some(E2)))"),
        ("a huszár lépései", "Moves(Pieces(Knight, None))"),
        ("hová tud lépni a Gusztáv egy huszár", "Moves(Square(Some(G1)))"),
        ("lehetséges lépések", "Moves(Side(None))"),
        ("az ellenfél lehetséges lépései", "Moves(Side(Some(Other)))"),
        ("hová", "Moves(Square(None))"),
        ("mit üthetek", "Captures(Side(None))"),
        ("mit üthet a futó", "Captures(Pieces(Bishop, None))"),
        ("mit üt a huszár Éva ötről", "Captures(Square(Some(E5)))"),
        ("sötét ütései", "Captures(Side(Some(Of(Black))))"),
        ("mi van kötésben", "Pinned(None)"),
        ("mi van lekötve?", "Pinned(None)"),
        ("le van kötve valami", "Pinned(None)"),
        ("sötét kötések", "Pinned(Some(Of(Black)))"),
        ("anyag", "Material"),
        ("anyagi helyzet", "Material"),
        ("kinek van több bábja", "Material"),
        ("utolsó lépés", "LastMoves(1)"),
        ("mi volt az utolsó lépés?", "LastMoves(1)"),
        ("mit lépett az ellenfél", "LastMoves(1)"),
        ("utolsó három lépés", "LastMoves(3)"),
        ("az utolsó 3 lépés", "LastMoves(3)"),
        ("az utolsó két lépést", "LastMoves(2)"),
        ("utolsó tíz lépés", "LastMoves(10)"),
        ("összes lépés", "AllMoves"),
        ("olvasd fel a játszmát", "AllMoves"),
        ("az eddigi lépések", "AllMoves"),
        ("leütött bábok", "Captured"),
        ("mi van leütve?", "Captured"),
        ("mit ütött sötét", "Captured"),
        ("ki van lépésen?", "Turn"),
        ("ki következik", "Turn"),
        ("hányadik lépés", "Turn"),
        ("hányadik lépésnél tartunk?", "Turn"),
        ("betűzd", "Spell"),
        ("betűzd ki, kérlek", "Spell"),
        ("lassabban", "Slower"),
        ("lassabban, kérem", "Slower"),
        ("gyorsabban", "Faster"),
        ("még gyorsabban", "Faster"),
        ("csend", "Silence"),
        ("maradj csendben", "Silence"),
        ("billentyűk", "Keys"),
        ("milyen billentyűk vannak?", "Keys"),
        ("kérdések", "Questions"),
        ("mit kérdezhetek?", "Questions"),
    ] {
        assert_eq!(asked_for("hu", line), question, "{line}");
    }
    // What is asked for in other ways, and moves, stay what they are.
    for (line, meant) in [
        ("lépések", "Moves"),
        ("állás felolvasása", "Position"),
        ("olvasd fel az állást", "Position"),
        ("mennyi ideje van az ellenfélnek", "Time(Other, false)"),
        ("lépés Éva négy", "e4"),
        ("bástya egyes sorról Anna háromra", "R1a3"),
        ("Éva vonalról Dávid ötre", "ed5"),
        ("a bástya a d1", "Rd1"),
        ("huszár üt Éva ötön", "Nxe5"),
    ] {
        assert_eq!(asked_for("hu", line), meant, "{line}");
    }
}

#[test]
fn basque_players_ask_as_they_speak_and_as_they_type() {
    for tag in ["eu", "eu-anderea"] {
        for (line, question) in [
            ("zer dago Eva lauan?", "Square(Some(E4))"),
            ("zer dago e4an", "Square(Some(E4))"),
            ("zer dago e4-an", "Square(Some(E4))"),
            ("zein pieza dago Gustav bat laukian", "Square(Some(G1))"),
            ("Eva lauren kolorea", "Square(Some(E4))"),
            ("zein koloretakoa da f7", "Square(Some(F7))"),
            ("non daude zaldiak", "Pieces(Knight, None)"),
            ("non dago erregea?", "Pieces(King, None)"),
            ("non daude zaldi beltzak", "Pieces(Knight, Some(Of(Black)))"),
            ("non dago aurkariaren erregea", "Pieces(King, Some(Other))"),
            ("non dago nire zalduna", "Pieces(Knight, Some(Own))"),
            ("pieza zuriak", "Side(Of(White))"),
            ("beltzaren piezak", "Side(Of(Black))"),
            ("nire piezak", "Side(Own)"),
            ("non daude aurkariaren piezak", "Side(Other)"),
            ("pieza guztiak", "Everything"),
            ("piezak", "Everything"),
            ("laugarren errenkada", "Rank(Some(Fourth))"),
            ("zer dago lehen errenkadan", "Rank(Some(First))"),
            ("errenkada lau", "Rank(Some(Fourth))"),
            ("4. errenkada", "Rank(Some(Fourth))"),
            ("errenkada", "Rank(None)"),
            ("Eva zutabea", "File(Some(E))"),
            ("e zutabean zer dago", "File(Some(E))"),
            ("zutabea", "File(None)"),
            ("Eva lauko diagonalak", "Diagonals(Some(E4))"),
            ("e4ren diagonalak", "Diagonals(Some(E4))"),
            ("diagonalak", "Diagonals(None)"),
            ("Anna batetik Hector zortzira diagonala", "Diagonal(A1, H8)"),
            ("a1etik h8ra diagonala", "Diagonal(A1, H8)"),
            ("zer dago Eva lauren inguruan", "Rays(Some(E4))"),
            ("norabide guztiak", "Rays(None)"),
            ("zerk erasotzen du Felix zazpi?", "Attacks(Square(Some(F7)))"),
            ("zerk erasotzen dio f7ri", "Attacks(Square(Some(F7)))"),
            ("nork defendatzen du e4", "Attacks(Square(Some(E4)))"),
            ("nork babesten du zaldia", "Attacks(Pieces(Knight, None))"),
            ("Eva lauren erasotzaileak", "Attacks(Square(Some(E4)))"),
            ("erasotzaileak", "Attacks(Square(None))"),
            ("zaldi-jauziak Eva lautik", "KnightReach(Some(E4))"),
            ("zaldiaren jauziak f3tik", "KnightReach(Some(F3))"),
            ("zaldi jauziak", "KnightReach(None)"),
            ("nora joan daiteke zaldia?", "Moves(Pieces(Knight, None))"),
            ("nora joan daitezke zaldi beltzak", "Moves(Pieces(Knight, Some(Of(Black))))"),
            ("zaldiaren mugimenduak", "Moves(Pieces(Knight, None))"),
            ("e2ko mugimendu posibleak", "Moves(Square(Some(E2)))"),
            ("legezko mugimenduak", "Moves(Square(None))"),
            ("beltzaren mugimendu posibleak", "Moves(Side(Some(Of(Black))))"),
            ("zer harrapa dezaket", "Captures(Side(None))"),
            ("zer harrapa dezake zaldiak?", "Captures(Pieces(Knight, None))"),
            ("zer jan dezake Eva bosteko zaldiak", "Captures(Square(Some(E5)))"),
            ("zuriaren harrapaketak", "Captures(Side(Some(Of(White))))"),
            ("zer dago iltzatuta?", "Pinned(None)"),
            ("iltzatutako pieza beltzak", "Pinned(Some(Of(Black)))"),
            ("iltzatuta", "Pinned(None)"),
            ("materiala", "Material"),
            ("nork du gehiago?", "Material"),
            ("azken mugimendua", "LastMoves(1)"),
            ("zein izan da azken mugimendua?", "LastMoves(1)"),
            ("zer jokatu du aurkariak", "LastMoves(1)"),
            ("azken hiru mugimenduak", "LastMoves(3)"),
            ("azken 3 mugimendu", "LastMoves(3)"),
            ("azken hamar jokaldiak", "LastMoves(10)"),
            ("mugimendu guztiak", "AllMoves"),
            ("partida irakurri", "AllMoves"),
            ("irakurri mugimendu guztiak", "AllMoves"),
            ("harrapatutako piezak", "Captured"),
            ("zer harrapatu da?", "Captured"),
            ("zer jan dute beltzek", "Captured"),
            ("noren txanda da?", "Turn"),
            ("nork jokatzen du", "Turn"),
            ("zenbatgarren mugimendua da", "Turn"),
            ("letreiatu", "Spell"),
            ("letraz letra, mesedez", "Spell"),
            ("motelago", "Slower"),
            ("hitz egin motelago", "Slower"),
            ("azkarrago", "Faster"),
            ("bizkorrago, mesedez", "Faster"),
            ("isilik", "Silence"),
            ("isil zaitez", "Silence"),
            ("teklak", "Keys"),
            ("zein tekla daude?", "Keys"),
            ("galderak", "Questions"),
            ("zer galde dezaket?", "Questions"),
        ] {
            assert_eq!(asked_for(tag, line), question, "{tag}: {line}");
        }
        // What is asked for in other ways, and moves, stay what they are.
        for (line, meant) in [
            ("mugimenduak", "Moves"),
            ("posizioa irakurri", "Position"),
            ("aurkariaren denbora", "Time(Other, false)"),
            ("mugimendua Eva lau", "e4"),
            ("zaldia nora Felix hiru", "Nf3"),
            ("zaldia Gustav zutabetik Felix hirura", "Ngf3"),
            ("zaldia Eva bost harrapatu", "Nxe5"),
        ] {
            assert_eq!(asked_for(tag, line), meant, "{tag}: {line}");
        }
    }
    for (tag, other, line, question) in [
        ("eu", "eu-anderea", "non dago dama", "Pieces(Queen, None)"),
        ("eu", "eu-anderea", "zerk erasotzen dio alfilari", "Attacks(Pieces(Bishop, None))"),
        ("eu", "eu-anderea", "peoien mugimenduak", "Moves(Pieces(Pawn, None))"),
        ("eu-anderea", "eu", "non dago anderea", "Pieces(Queen, None)"),
        ("eu-anderea", "eu", "zerk erasotzen dio gudariari", "Attacks(Pieces(Bishop, None))"),
        ("eu-anderea", "eu", "oinezkoen mugimenduak", "Moves(Pieces(Pawn, None))"),
    ] {
        assert_eq!(asked_for(tag, line), question, "{tag}: {line}");
        assert!(hear(line, Voice::built_in(other).unwrap().lexicon()).is_err(), "{other}: {line}");
    }
}

#[test]
fn hungarian_and_basque_keys_ask_what_the_german_ones_ask() {
    for tag in ["hu", "eu", "eu-anderea"] {
        let (voice, model) = (Voice::built_in(tag).unwrap(), Voice::built_in("de").unwrap());
        let keys = |voice: &Voice| voice.lexicon().keys().map(|(key, _)| key.to_owned()).collect::<Vec<_>>();
        assert_eq!(keys(&voice), keys(&model), "{tag}");
        for key in keys(&model) {
            let said = voice.lexicon().key(&key).unwrap().to_owned();
            assert_eq!(taken_for(tag, &key), taken_for("de", &key), "{tag}: {key}");
            assert_eq!(taken_for(tag, &said), taken_for("de", &key), "{tag}: {key}: {said}");
        }
    }
}

#[test]
fn words_of_state_and_of_the_board_ask_and_move_nothing() {
    for (tag, line, question) in [
        ("pt", "o que está na casa e4?", "Square(Some(E4))"),
        ("pt", "há peça em e4?", "Square(Some(E4))"),
        ("pt", "tem cavalo em f3?", "Square(Some(F3))"),
        ("pt", "há um peão em e4?", "Square(Some(E4))"),
        ("pt", "tem alguma peça em e4?", "Square(Some(E4))"),
        ("pt", "meu cavalo está em f3?", "Square(Some(F3))"),
        ("pt", "a dama está em d1?", "Square(Some(D1))"),
        ("pt", "o cavalo ainda está em f3?", "Square(Some(F3))"),
        ("pt", "o que tem na casa e4", "Square(Some(E4))"),
        ("pt", "que peça tem na casa e4", "Square(Some(E4))"),
        ("pt", "jogadas cavalo f3", "Moves(Square(Some(F3)))"),
        ("pt", "lances e4", "Moves(Square(Some(E4)))"),
        ("pt", "movimentos e4", "Moves(Square(Some(E4)))"),
        ("pt", "lances do cavalo", "Moves(Pieces(Knight, None))"),
        ("pt", "coluna e4", "File(Some(E))"),
        ("pt", "coluna d quatro", "File(Some(D))"),
        ("pt", "linha e4", "Rank(Some(Fourth))"),
        ("pt", "fileira e4", "Rank(Some(Fourth))"),
        ("pt", "e4 está vazia?", "Square(Some(E4))"),
        ("pt", "está vazia e4?", "Square(Some(E4))"),
        ("pt", "a casa e4 está livre", "Square(Some(E4))"),
        ("es", "¿hay peón en e4?", "Square(Some(E4))"),
        ("es", "¿hay un peón en e4?", "Square(Some(E4))"),
        ("es", "¿hay una pieza en e4?", "Square(Some(E4))"),
        ("es", "¿hay algo en la casilla e4?", "Square(Some(E4))"),
        ("es", "¿mi caballo está en f3?", "Square(Some(F3))"),
        ("es", "¿está mi caballo en f3?", "Square(Some(F3))"),
        ("es", "¿el caballo sigue en f3?", "Square(Some(F3))"),
        ("es", "¿todavía está el caballo en f3?", "Square(Some(F3))"),
        ("es", "¿tienen caballo en f3?", "Square(Some(F3))"),
        ("es", "¿tengo peón en e4?", "Square(Some(E4))"),
        ("es", "movimientos caballo f3", "Moves(Square(Some(F3)))"),
        ("es", "jugadas caballo f3", "Moves(Square(Some(F3)))"),
        ("es", "jugadas caballo a f3", "Moves(Square(Some(F3)))"),
        ("es", "jugadas e4", "Moves(Square(Some(E4)))"),
        ("es", "columna e4", "File(Some(E))"),
        ("es", "fila e4", "Rank(Some(Fourth))"),
        ("es", "qué hay en la casilla e4", "Square(Some(E4))"),
        ("es", "¿está vacía e4?", "Square(Some(E4))"),
        ("es", "¿e4 está vacía?", "Square(Some(E4))"),
        ("es", "¿está libre e4?", "Square(Some(E4))"),
        ("es", "todas las jugadas", "AllMoves"),
        ("hu", "sor e4", "Rank(Some(Fourth))"),
        ("hu", "e4 sor", "Rank(Some(Fourth))"),
        ("hu", "e4 sora", "Rank(Some(Fourth))"),
        ("hu", "e4 vonal", "File(Some(E))"),
        ("hu", "vonal e4", "File(Some(E))"),
        ("hu", "az e vonal", "File(Some(E))"),
        ("hu", "bábu e4", "Square(Some(E4))"),
        ("hu", "van báb e4-en?", "Square(Some(E4))"),
        ("hu", "huszár van f3-on?", "Square(Some(F3))"),
        ("hu", "van gyalog e4-en", "Square(Some(E4))"),
        ("hu", "e4 üres?", "Square(Some(E4))"),
        ("hu", "üres e4?", "Square(Some(E4))"),
        ("eu", "zutabea e4", "File(Some(E))"),
        ("eu", "e4 zutabea", "File(Some(E))"),
        ("eu", "errenkada e4", "Rank(Some(Fourth))"),
        ("eu", "zaldia f3 da?", "Square(Some(F3))"),
        ("eu", "zaldia f3an dago", "Square(Some(F3))"),
        ("eu", "peoia dago e4an?", "Square(Some(E4))"),
        ("eu", "zer da e4", "Square(Some(E4))"),
        ("eu", "mugimenduak zaldia f3", "Moves(Square(Some(F3)))"),
        ("eu", "hutsik dago e4?", "Square(Some(E4))"),
        ("eu", "e4 hutsik?", "Square(Some(E4))"),
        ("hu", "hol vannak a huszáraim", "Pieces(Knight, Some(Own))"),
        ("hu", "hol van a királyom", "Pieces(King, Some(Own))"),
        ("hu", "bábjaim", "Side(Own)"),
        ("hu", "hol vannak a bábjaim", "Side(Own)"),
        ("hu", "a bábjaim", "Side(Own)"),
        ("hu", "lépéseim", "Moves(Side(Some(Own)))"),
        ("hu", "hová léphet a huszárom", "Moves(Pieces(Knight, Some(Own)))"),
        ("eu", "azken biak", "LastMoves(2)"),
        ("eu", "azken bi mugimenduak", "LastMoves(2)"),
        ("eu", "azken hirurak", "LastMoves(3)"),
        ("pt", "os dois últimos lances", "LastMoves(2)"),
        ("pt", "os últimos dois lances", "LastMoves(2)"),
        ("pt", "as duas últimas jogadas", "LastMoves(2)"),
        ("es", "las dos últimas jugadas", "LastMoves(2)"),
        ("es", "los dos últimos movimientos", "LastMoves(2)"),
        ("es", "últimas tres jugadas", "LastMoves(3)"),
    ] {
        assert_eq!(taken_for(tag, line), format!("Ask({question})"), "{tag}: {line}");
    }
}

#[test]
fn questions_are_heard_as_players_put_them_shortly() {
    for (tag, line, question) in [
        ("es", "peones negros", "Pieces(Pawn, Some(Of(Black)))"),
        ("es", "¿quién va ganando?", "Material"),
        ("es", "¿está vacía e4?", "Square(Some(E4))"),
        ("es", "¿qué jugó el rival?", "LastMoves(1)"),
        ("es", "¿qué ha jugado el rival?", "LastMoves(1)"),
        ("pt", "peões pretos", "Pieces(Pawn, Some(Of(Black)))"),
        ("pt", "quem está ganhando?", "Material"),
        ("pt", "o que o adversário jogou?", "LastMoves(1)"),
        ("hu", "sötét gyalogok", "Pieces(Pawn, Some(Of(Black)))"),
        ("hu", "üres e4?", "Square(Some(E4))"),
        ("hu", "hol állnak a világos huszárok", "Pieces(Knight, Some(Of(White)))"),
        ("hu", "hol állnak a huszáraim", "Pieces(Knight, Some(Own))"),
        ("hu", "ki van soron", "Turn"),
        ("hu", "ki áll jobban", "Material"),
        ("hu", "mit lépett az ellenfél", "LastMoves(1)"),
        ("eu", "nora doa zaldia", "Moves(Pieces(Knight, None))"),
        ("eu", "nor doa irabazten", "Material"),
        ("eu", "zer jokatu du aurkariak", "LastMoves(1)"),
        ("eu", "e4 hutsik dago?", "Square(Some(E4))"),
        ("es", "cuarta fila", "Rank(Some(Fourth))"),
        ("es", "la cuarta fila", "Rank(Some(Fourth))"),
        ("pt", "quarta fileira", "Rank(Some(Fourth))"),
        ("pt", "quarta linha", "Rank(Some(Fourth))"),
        ("es", "está clavado el caballo", "Pinned(None)"),
        ("es", "peones", "Pieces(Pawn, None)"),
    ] {
        assert_eq!(taken_for(tag, line), format!("Ask({question})"), "{tag}: {line}");
    }
}
