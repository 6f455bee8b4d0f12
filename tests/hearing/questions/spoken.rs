//! Hungarian and Basque players ask as they speak and as they type.

use super::*;

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
        ("mit lépett az ellenfél", "LastMovesOf(Other, 1)"),
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
        ("mit tud a huszár", "Moves(Pieces(Knight, None))"),
        ("mit csinálhat a vezér?", "Moves(Pieces(Queen, None))"),
        ("mit tehet a futó", "Moves(Pieces(Bishop, None))"),
        ("mit lép a bástya", "Moves(Pieces(Rook, None))"),
        ("mit tud ütni a futó", "Captures(Pieces(Bishop, None))"),
        ("milyen színem van?", "PlayersColor(Own)"),
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
            ("zer jokatu du aurkariak", "LastMovesOf(Other, 1)"),
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
            ("zein kolorekin nago", "PlayersColor(Own)"),
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
