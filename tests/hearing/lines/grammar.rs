//! Whole sentences: endings, small words, the order of words, and words run together.

use super::*;
use crate::support::voice_of;

#[test]
fn a_piece_behind_a_word_for_becoming_is_what_a_pawn_becomes_though_the_queen_could_go_there() {
    let both_could = "8/4P3/8/7k/Q7/8/7K/8 w - - 0 1";
    for (tag, lines) in [
        ("de", ["Umwandlung in Dame auf Eva acht", "Umwandlung Dame Eva sieben Eva acht"]),
        ("en", ["promote to queen on e8", "promotes to a queen on e eight"]),
        ("es", ["corono dama en e8", "peón corona dama en e ocho"]),
        ("eu", ["koroatu dama Eva zortzira", "sustatu dama Eva zortzian"]),
        ("hu", ["átváltozik vezérré e8-on", "gyalog átváltozik vezérré Éva nyolcon"]),
        ("pt", ["promovo a dama em e8", "coroa dama em e oito"]),
    ] {
        all_are(voice_of(tag), both_could, "e7e8q", &lines);
    }
    // The queen's own move stays hers.
    all_are(&DE, both_could, "a4e8", &["Dame Eva acht", "Dame a4 e8"]);
    assert!(hear("Umwandlung in Dame Eva sieben Eva acht Turm", DE.lexicon()).is_err());
}

#[test]
fn a_square_behind_the_captured_piece_is_where_it_stands() {
    let open = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    let spanish = voice_of("es");
    all_are(spanish, open, "b5c6", &["alfil toma el caballo de c6", "alfil de b5 come el caballo de c6"]);
    all_are(&DE, open, "b5c6", &["Läufer schlägt den Springer von Cäsar sechs"]);
    assert_eq!(not_heard(&DE, "Turm von Anna eins"), ParseError::NoDestination);
    // Where the rook itself stands, nothing is captured.
    let queens = "3qk3/8/8/8/8/8/8/3RK3 w - - 0 1";
    assert!(matches!(
        found(&DE, queens, "Turm schlägt Dame von David eins"),
        Err(ResolveError::OwnPiece(..))
    ));
}

#[test]
fn a_written_square_may_have_the_endings_of_the_language() {
    let (hungarian, basque) = (voice_of("hu"), voice_of("eu"));
    all_are(hungarian, START, "g1f3", &["huszár f3-ra", "huszár F3ra.", "huszár g1-ről f3-ra", "H f3-ra"]);
    all_are(basque, START, "g1f3", &["zaldia f3ra", "zaldia F3-ra", "zaldia g1etik f3ra"]);
    for (voice, line) in [(hungarian, "huszár f9-re"), (hungarian, "huszár k3-ra"), (&*DE, "Springer f3-ra")]
    {
        assert!(hear(line, voice.lexicon()).is_err(), "{line}");
    }
}

/// The bishop can take the knight and the knight the bishop.
const EITHER: &str = "r2qk2r/pppb1ppp/2n5/1B2N3/8/8/PPPP1PPP/RNBQK2R w KQkq - 0 1";

#[test]
fn endings_and_small_words_say_which_piece_captures() {
    in_voices(
        EITHER,
        "b5c6",
        &[
            (
                "eu",
                &[
                    "zaldia jan dut alfilarekin",
                    "zaldia jan du alfilak",
                    "zaldia alfilarekin jan dut",
                    "zaldia alfilaz jan",
                    "jan du alfilak zaldia",
                    "jan dut zaldia alfilarekin",
                    "zaldia alfilak jan du Cesar seian",
                    "zaldia jan du alfilak Bella bostetik",
                ],
            ),
            ("eu-anderea", &["zaldia jan du gudariak", "zaldia gudariarekin jan dut"]),
            (
                "hu",
                &[
                    "huszárt üti a futó",
                    "a huszárt leüti a futó",
                    "a huszárt ütöm a futóval",
                    "ütöm a huszárt a futóval",
                    "ütöm a futóval a huszárt",
                    "huszárt futóval ütöm",
                    "a huszárt c6-on leüti a futó b5-ről",
                    "ütöm a huszárt a futóval c6-on",
                    "ütök futóval c6-on",
                    "c6-on ütök a futóval",
                    "a futó üti c6-on a huszárt",
                ],
            ),
            (
                "es",
                &[
                    "al caballo lo toma el alfil",
                    "el caballo lo come el alfil",
                    "al caballo toma el alfil",
                    "como el caballo con el alfil",
                    "tomo en c6 con el alfil",
                ],
            ),
            ("pt", &["tomo o cavalo com o bispo", "tomo em c6 com o bispo"]),
            (
                "en",
                &[
                    "takes the knight with the bishop",
                    "take on c6 with the bishop",
                    "with the bishop takes knight",
                ],
            ),
            (
                "de",
                &[
                    "den Springer schlägt der Läufer",
                    "der Läufer schlägt den Springer",
                    "ich nehme den Springer mit dem Läufer",
                    "den Springer schlage ich mit dem Läufer",
                    "schlage den Springer mit dem Läufer",
                    "ich schlage auf Cäsar sechs mit dem Läufer",
                ],
            ),
        ],
    );
    in_voices(
        EITHER,
        "e5d7",
        &[
            ("eu", &["alfila jan du zaldiak", "alfila zaldiaz jan", "zaldiak alfila jan"]),
            (
                "hu",
                &[
                    "futót ütök huszárral",
                    "a futót leütöm a huszárral",
                    "huszár üti a futót",
                    "huszár üti a futó",
                ],
            ),
            ("es", &["al alfil lo toma el caballo", "caballo toma al alfil", "caballo come alfil"]),
            ("pt", &["cavalo toma o bispo"]),
        ],
    );
    // Where two readings stay possible none is taken.
    for (tag, line) in [
        ("es", "el caballo lo toma al alfil"),
        ("de", "den Springer schlägt Läufer"),
        ("de", "Springer schlägt der Läufer"),
        ("hu", "huszár futó üti"),
    ] {
        assert_eq!(not_heard(voice_of(tag), line), ParseError::TooMuch, "{tag}: {line}");
    }
    // What captures is not said, so it is a pawn (C.4).
    let hu = voice_of("hu");
    assert_eq!(misfit(hu, EITHER, "huszárt ütök c6-on"), misfit(hu, EITHER, "ütöm a huszárt c6-on"));
    // A pawn becomes what is asked for, and captures nothing of that kind.
    all_are(
        hu,
        PROMOTION,
        "e7d8q",
        &["gyaloggal ütök d8-on, vezért kérek", "bástyát üti a gyalog d8-on, vezér lesz"],
    );
}

#[test]
fn a_piece_may_stand_behind_its_square_and_a_square_before_its_piece() {
    in_voices(
        START,
        "g1f3",
        &[
            (
                "de",
                &[
                    "Springer nach Felix drei von Gustav eins",
                    "nach Felix drei von Gustav eins",
                    "nach f3 der Springer",
                    "f3 Springer",
                    "Gustav eins Springer Felix drei",
                    "von Gustav eins der Springer nach Felix drei",
                    "mit dem Springer nach Felix drei",
                    "nach Felix drei mit dem Springer",
                ],
            ),
            ("en", &["to f three knight from g one", "to f3 with the knight", "the g knight to f3"]),
            ("es", &["caballo a f3 desde g1", "a f3 con el caballo"]),
            ("pt", &["cavalo para f3 de g1"]),
            (
                "hu",
                &["huszár f3-ra g1-ről", "f3-ra a huszárral", "a g1-es huszár f3-ra", "f3-ra lép a huszár"],
            ),
            (
                "eu",
                &["zaldia f3ra g1etik", "Gustav bateko zaldia Felix hirura", "Felix hirura Gustav batetik"],
            ),
        ],
    );
    in_voices(
        START,
        "e2e4",
        &[
            ("en", &["e pawn e4", "the e pawn to e4"]),
            ("hu", &["az e gyalog e4"]),
            ("de", &["der e Bauer nach e4"]),
        ],
    );
    let rooks = "6k1/8/8/8/8/8/4K3/R6R w - - 0 1";
    in_voices(
        rooks,
        "h1d1",
        &[
            ("es", &["torre a d1 desde h1"]),
            ("pt", &["torre para d1 de h1"]),
            ("hu", &["h bástya d1", "bástya d1-re h1-ről"]),
            ("eu", &["gaztelua d1era h1etik"]),
        ],
    );
    in_voices("6k1/8/8/8/8/8/4K3/R2r3R w - - 0 1", "h1d1", &[("hu", &["h bástya üti d1"])]);
    in_voices(
        "4k3/8/8/R7/8/8/8/R3K2N w - - 0 1",
        "a5a3",
        &[("eu", &["Anna bosteko gaztelua Anna hirura"]), ("hu", &["az a5-ös bástya a3-ra"])],
    );
    // Where a pawn promotes, the piece behind the square is what it becomes, or it is not taken.
    all_are(&DE, PROMOTION, "e7e8q", &["Eva acht Dame"]);
    for (tag, line) in [("en", "e8 with a queen"), ("de", "nach e8 mit der Dame")] {
        assert_eq!(not_heard(voice_of(tag), line), ParseError::TooMuch, "{tag}: {line}");
    }
    assert_eq!(misfit(&DE, START, "e4D"), ResolveError::PromotionImpossible(Role::Queen));
}

#[test]
fn an_article_before_a_square_says_nothing_of_where_from() {
    let rooks = "6k1/8/8/8/8/8/4K3/R6R w - - 0 1";
    let takes = "6k1/8/8/8/8/8/4K3/R2r3R w - - 0 1";
    let knights = "4k3/8/8/N7/8/8/8/K3N3 w - - 0 1";
    let pawns = "4k3/8/8/1p6/P1P5/8/8/4K3 w - - 0 1";
    for (tag, fen, lines) in [
        (
            "hu",
            rooks,
            [
                "a bástya a d1 mezőre lép",
                "bástya a d egyre",
                "BÁSTYA A D1-RE",
                "bástya a David egy",
                "bástya a d1.",
            ],
        ),
        ("pt", rooks, ["torre a d1", "a torre a d um", "torre à d1", "Torre a D1", "torre a David um"]),
        ("es", rooks, ["torre a d1", "la torre a d uno", "TORRE A D1", "torre va a d1", "torre a David uno"]),
    ] {
        for line in lines {
            let found = misfit(voice_of(tag), fen, line);
            assert!(
                matches!(&found, ResolveError::Several(moves) if moves.len() == 2),
                "{tag}: {line}: {found:?}"
            );
        }
    }
    for (tag, fen, line) in [
        ("es", takes, "torre come a d1"),
        ("pt", takes, "torre toma a d1"),
        ("pt", pawns, "peão toma a b5"),
        ("es", pawns, "toma a b5"),
        ("en", pawns, "a pawn takes b5"),
        ("hu", pawns, "a gyalog üt b5"),
    ] {
        let found = misfit(voice_of(tag), fen, line);
        assert!(
            matches!(&found, ResolveError::Several(moves) if moves.len() == 2),
            "{tag}: {line}: {found:?}"
        );
    }
    in_voices(knights, "e1c2", &[("pt", &["jogo o cavalo a c2"])]);
    // Whoever means the file can say so.
    in_voices(
        rooks,
        "a1d1",
        &[
            ("es", &["torre a a d1", "torre a1 d1", "torre a uno a d uno", "torre Anna David uno", "Tad1"]),
            ("pt", &["torre a a d1", "torre de a1 a d1", "Tad1"]),
            ("hu", &["bástya á d egyre", "a bástya a a d1", "Bad1", "a bástya a1-ről a d1-re"]),
            ("en", &["rook a d1", "rook a d one"]),
            ("de", &["Turm a d1", "Turm a d eins"]),
        ],
    );
    in_voices(
        pawns,
        "a4b5",
        &[
            ("es", &["a toma b5", "peón a toma b5", "axb5", "ab5"]),
            ("pt", &["a toma b5", "axb5"]),
            ("hu", &["á üti b5", "a üt b5", "a4-es gyalog üt b5"]),
            ("en", &["a takes b5", "a b5", "the a4 pawn takes b5"]),
            ("de", &["a schlägt b5", "a b5"]),
        ],
    );
}

#[test]
fn letters_are_heard_as_dictation_spells_their_sound() {
    for (file, lines) in [
        ('b', &["be fünf", "beh fünf", "Be 5"][..]),
        ('c', &["ce fünf", "ze fünf", "zeh fünf"]),
        ('d', &["de fünf", "deh fünf", "De 5", "de fünf."]),
        ('e', &["eh fünf"]),
        ('f', &["ef fünf", "eff fünf"]),
        ('g', &["ge fünf", "geh 5"]),
        ('h', &["ha fünf", "hah fünf"]),
    ] {
        all_are(
            &DE,
            "4k3/8/8/8/1P1P1P1P/P1P1P1P1/8/4K3 w - - 0 1",
            &format!("{file}4{file}5"),
            if "bdfh".contains(file) { lines } else { &[] },
        );
        all_are(
            &DE,
            "4k3/8/8/8/P1P1P1P1/1P1P1P1P/8/4K3 w - - 0 1",
            &format!("{file}4{file}5"),
            if "aceg".contains(file) { lines } else { &[] },
        );
    }
    let open = "rnbqkbnr/ppp2ppp/8/4p3/3P4/2N5/PPP2PPP/R1BQKBNR w KQkq - 0 1";
    all_are(&DE, open, "c3d5", &["Springer de fünf", "Springer von ce drei nach de fünf"]);
    all_are(&DE, open, "d4d5", &["de fünf"]);
    all_are(&EN, open, "d4d5", &["de five", "de 5"]);
    all_are(&DE, open, "d4e5", &["de5", "d e5", "dxe5", "d e fünf", "de vier schlägt eh fünf"]);
    // Nobody writes three files in a row.
    for voice in ["de", "en", "es", "pt"] {
        for word in ["Effa", "Hah", "Ehe", "Affe", "chee", "Beh", "abc"] {
            let unknown = ParseError::UnknownWord(word.to_owned());
            assert_eq!(not_heard(voice_of(voice), word), unknown, "{voice}: {word}");
        }
    }
    all_are(&DE, "7k/8/8/8/Q7/8/7K/3Q4 w - - 0 1", "a4d4", &["Dad4", "Dad 4"]);
}

#[test]
fn joined_words_are_parted_where_all_are_known() {
    in_voices(
        START,
        "g1f3",
        &[
            (
                "de",
                &[
                    "Springer Gustav eins-Felix drei",
                    "Springer Gustav1Felix3",
                    "Gustav1-Felix3",
                    "Springerf3",
                    "Springer-Felix3",
                ],
            ),
            ("es", &["caballof3", "Caballo-f3"]),
            ("hu", &["huszárf3"]),
            ("en", &["knightf3", "knight g1 2 f3", "g one too f three", "g1 two f3"]),
        ],
    );
    in_voices(START, "e2e4", &[("en", &["e2 2 e4", "e two too e four", "e two two e four", "e 2 2 e 4"])]);
    for line in ["Springer-heute", "Haus3", "Gustav1heute"] {
        assert!(matches!(not_heard(&DE, line), ParseError::UnknownWord(_)), "{line}");
    }
}

#[test]
fn words_without_weight_are_left_out() {
    in_voices(
        START,
        "g1f3",
        &[
            (
                "de",
                &[
                    "ich spiele mal Springer Felix drei",
                    "ok, Springer Felix drei",
                    "gut, nun bewege ich den Springer nach Felix drei, danke",
                    "tja, hm, ich möchte den Springer auf Felix drei",
                    "mein Zug lautet Springer Felix drei",
                    "mein Zug ist Sf3",
                    "ich setze einen Springer auf f3",
                    "1) Sf3",
                ],
            ),
            (
                "en",
                &[
                    "hmm knight f3, thank you",
                    "I'd like to play Nf3",
                    "I am playing knight to f3",
                    "thanks, Nf3",
                    "1) Nf3",
                ],
            ),
        ],
    );
    in_voices(
        PROMOTION,
        "e7e8q",
        &[(
            "de",
            &["Eva acht gleich Dame", "Umwandlung in eine Dame auf Eva acht", "Eva acht wird zu einer Dame"],
        )],
    );
    in_voices(
        EITHER,
        "b5c6",
        &[("de", &["Läufer mal Cäsar sechs", "schlag mal den Springer mit dem Läufer"])],
    );
}
