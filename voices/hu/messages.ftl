# Hungarian. Every sentence of the program but the announcements, which lexicon.toml tells.
# Most important word first; whole sentences; nothing a synthesizer would read as arithmetic.
# WORDS($n) gives a number in words. $color is white or black; $piece is king … pawn.
# Squares stand bare and without the article, whose form would hang on their first letter; the word after
# them ("mezőre") takes the ending. Numbers before a noun are in the form "attributive".

### Words other sentences are made of

color = { $color ->
    [white] világos
   *[black] sötét
  }
opponent = { $color ->
    [white] sötét
   *[black] világos
  }
board-of = { color } táblája
on-board-of = { color } tábláján
piece = { $piece ->
    [king] király
    [queen] vezér
    [rook] bástya
    [bishop] futó
    [knight] huszár
   *[pawn] gyalog
  }
pieces = { $piece ->
    [king] királyok
    [queen] vezérek
    [rook] bástyák
    [bishop] futók
    [knight] huszárok
   *[pawn] gyalogok
  }
no-piece = nincs { piece }
your-piece = a { $piece ->
    [king] királyod
    [queen] vezéred
    [rook] bástyád
    [bishop] futód
    [knight] huszárod
   *[pawn] gyalogod
  }
the-piece = a { piece }
a-piece = { piece }
colored-piece = { color } { piece }
empty = üres
list-and = { $first } és { $last }
list-then = { $first }, { $last }

hours = { WORDS($h, form: "attributive") } óra
minutes = { WORDS($m, form: "attributive") } perc
seconds = { WORDS($s, form: "attributive") } másodperc
duration-hms = { hours } { minutes } { seconds }
duration-hm = { hours } { minutes }
duration-hs = { hours } { seconds }
duration-ms = { minutes } { seconds }
duration-h = { hours }
duration-m = { minutes }
duration-s = { seconds }
control-none = Óra nélkül
control-plus = { $main } plusz { $time }
control-delay = { $main }, lépésenként { $time } késleltetés
control-bronstein = { $main }, lépésenként { $time } Bronstein-késleltetés
control-byo-yomi = { WORDS($periods, form: "attributive") } byo-yomi szakasz, egyenként { $each }
control-hourglass = homokóra, { $main }
control-upcount = Az óra felfelé számol, korlát nélkül
control-moves = { $time } { WORDS($moves, form: "attributive") } lépésre
control-then = { $first }, majd { $then }

### Opening and resuming

opened-practice = Gyakorlójátszma. { $color ->
    [white] Világossal
   *[black] Sötéttel
  } játszol. Szint: { WORDS($level) }.
opened-practice-two = Gyakorlójátszma két játékosnak.
engine-named = Ellenfél: { $engine }.
engine-failed = { $engine } { $failing ->
    [missing] nem található
    [not-named] csak akkor indul, ha --engine után megnevezed
    [not-started] nem indul el
    [silent] nem válaszol
    [floods] vég nélkül ír
    [ended] kilépett
    [illegal] szabálytalanul lépett
    [no-move] nem lép
   *[no-chess960] nem ismeri a Chess960-at
  }. { $lasts ->
    [once] Ezt a lépést a gyakorlópartner teszi meg.
   *[on] A gyakorlópartner játszik tovább.
  }
opened-relay = Játszma segítővel.
opened-tournament = Versenyjátszma a D függelék szerint. FIDE sakkszabályok, { $edition }.
opened-rules = Nincs motor, nincs tipp, nincs hálózat.
opened-start = A versenybíró indítja az órát.
opened-players = Világos: { $white }. Sötét: { $black }.
opened-control = { $control }.
opened-event = { $event }.
opened-board = Forduló: { WORDS($round) }, tábla: { WORDS($board) }.
opened-tie-break = Döntő játszma: döntetlennél { color } nyer.
opened-edition = FIDE sakkszabályok, { $edition }.
opened-cadence = { $cadence ->
    [standard] Hagyományos játszma
    [rapid] Rapid
   *[blitz] Villám
  }.
opened-supervision = { $supervision ->
    [adequate] A versenyszabályok érvényesek, { $article } szabálypont.
   *[few] A versenyszabályok nem mindenben érvényesek: { $article } szabálypont.
  }
opened-control-each = Világos: { $white }. Sötét: { $black }
opened-position = Kezdőállás: { $position }
opened-position-asked = Mondd: állás, és hallod a táblát.
opened-chess960 = Chess960, szám: { WORDS($number) }. A vonalak { $first } és { $last } között: { $pieces }.
opened-chess960-other = Chess960.
opened-draw-random = Kisorsolva, kezdőérték: { WORDS($seed) }.
opened-draw-dice = Kockával kisorsolva.
opened-draw-coins = Érmékkel kisorsolva.
unnamed = névtelen
partner = gyakorlópartner
resumed = A játszma folytatódik, száma { WORDS($game) }.
resumed-last = Utolsó lépés, { $mover ->
    [white] világos
   *[black] sötét
  }: { $move }.
resumed-hand = Bejelentve, de nincs lenyomva: { $move }.
resumed-paused = Az órák állnak. Mondd: folytatás.
resumed-tournament = Az órák állnak. A versenybíró mondja: bíró, kettőspont, folytatás.
kept = A játszma el van mentve, száma { WORDS($game) }.
# No full stop after the command: whoever copies the line copies the command.
kept-resume = Folytatás így: { $command }
not-kept = A játszma nincs elmentve, száma { WORDS($game) }: { $why }.
only-looked-at = A játszma csak visszanézhető: { $why }. Az órák állnak.
turn = { color } következik.
turn-you = Te következel.
    .short = { "" }

### What a Braille display shows: one line of no more than forty cells, the core in twenty

brief-opened = Új játszma.
brief-resumed = Folytatódik a játszma.
brief-clocks-run = Az órák járnak.
brief-clocks-stand = Az órák állnak.
brief-clock-runs = Óra jár: { color }.
brief-move = { $move }.
brief-castling = { $move } { color }.
brief-corrected = Javítva: { $move }.
brief-which-piece = Melyik báb? { $square }.
brief-repeat-fits = Az ismétlés egyezik.
brief-repeat-differs = Az ismétlés eltér.
brief-illegal = Szabálytalan: { color }.
brief-board-reported = Tábla feljegyezve: { color }.
brief-boards-differ = Eltérő táblák: { $squares }.
brief-boards-agree = A táblák egyeznek.
brief-setting-right = Igazítandó: { color }.
brief-score-written = Lap feljegyezve: { color }.
brief-retrace = Vissza?
brief-taken-back = Visszavonva.
brief-draw-offered = Döntetlenajánlat: { color }.
brief-draw-declined = Döntetlen elutasítva.
brief-offers-repeated = Túl sok ajánlat: { color }.
brief-draw-agreed = Megegyezés.
brief-consent-refused = Nincs jóváhagyás.
brief-claimed = Igény: { color }.
brief-claim-failed = Az igény téves.
brief-claim-postponed = Az igény elhalasztva.
brief-claim-rejected = Az igény elutasítva.
brief-claim-referred = A bíró dönt.
brief-increment-asked = Többletidő-kérés: { color }.
brief-increment-granted = Többletidő megadva.
brief-increment-refused = Nincs többletidő.
brief-noted = Feljegyezve.
brief-sheet-refused = A lap nem látható.
brief-warned = Intés: { color }.
brief-penalized = Büntetés: { color }.
brief-protested = A bírót hívják.
brief-board-turned = Elfordított tábla.
brief-displaced = Elmozdított bábok: { color }.
brief-restoring-asked = Visszavonást kér: { color }.
brief-restored = Állás visszaállítva.
brief-ruling-withdrawn = Döntés visszavonva.
brief-clock-set = Óra beállítva: { color }.
brief-time-added = Több idő: { color } { $time }.
brief-time-cut = Kevesebb idő: { color } { $time }.
brief-flag-fell = Zászlóleesés: { color }.
brief-both-flags = Mindkét zászló leesett.
brief-absent = Nincs jelen: { color }.
brief-arrived = Megérkezett: { color }.
brief-default-time-over = Lejárt a várakozás: { color }.
brief-adjournment-asked = Félbeszakítást kér: { color }.
brief-sealing = Most borítékoljon.
brief-sealed = Borítékolva.
brief-adjourned = Félbeszakítva.
brief-resumption-set = Folytatás kitűzve.
brief-envelope-checked = Boríték ellenőrizve.
brief-resumption-begun = Folytatás.
brief-envelope-opened = Boríték felbontva.
brief-envelope-lost = A boríték hiányzik.
brief-recording-stopped = Már nem ír: { color }.
brief-score-completed = Teljes játszmalap: { color }.
brief-score-kept = Más írja a lapot.
brief-scores-due = Lapok kiegészítendők.
brief-score-lent = Kölcsönlap: { color }.
brief-score-replaced = Új játszmalap: { color }.
brief-reconstructing = Rekonstrukció.
brief-next-period = Új időszak.
brief-signed = Aláírta: { color }.
brief-resigned = Feladja: { color }.
brief-left-to-arbiter = A versenybíró dönt.
brief-ended = { $score }: { $reason }.
brief-over = Vége: { $score }.
brief-touched = Megérintve: { $pieces }.
brief-adjusting = Igazít: { color }.
brief-adjusting-done = Megigazítva.
brief-untouched = Véletlen érintés.
brief-placed = Letéve: { $square }.
brief-removed = Levéve: { $square }.

### The same for answers, questions and refusals: brief- and the name of the message it shortens, whose variables it has

brief-side = { $color ->
    [white] v
   *[black] s
  }
brief-colored-piece = { colored-piece }
brief-a-piece = { piece }
brief-position-counted = Bábok V{ $white } S{ $black }.
brief-position-piece = { $sign }{ $squares }
brief-position-side = { brief-side }: { $pieces }.
brief-touched-piece = { $square }
brief-look-square = { $square } { $contents }, { $shade ->
    [light] világos
   *[dark] sötét
  } mező.
brief-rank-name = { $rank }
brief-file-name = { $file }
brief-diagonal-name = { $from }-{ $to }
brief-rays-from = { $square } { $contents }.
brief-ray = { $items }.
brief-keys-help = Tovább: segítség.
brief-line = { $name }: { $items }.
brief-line-full = { $name }: { $items }.
brief-piece-at = { $sign }{ $square }
brief-attacks = { $square } támadja { $attackers }, védi { $defenders }.
brief-attacks-king = { $square } támadja { $attackers }.
brief-hanging = { color } lóg { $pieces }.
brief-hanging-none = { color }: semmi sem lóg.
brief-counted-own = { $pieces }.
brief-counted-of = { $color ->
    [white] V
   *[black] S
  } { $pieces }.
brief-may-play = Igen: { $move }.
brief-none-to-take = { piece }: nem üthető.
brief-attacks-empty = { $square } üres: V { $white }, S { $black }.
brief-targets = { $square } támad: { $attacked }, véd: { $defended }.
brief-attacked-none-of = { color }: semmi sincs megtámadva.
brief-knight-reach = { $square } huszár: { $items }.
brief-move-takes = x{ $square }
brief-move-promotes = { $square }=
brief-castling-name = { $side ->
    [short] 0-0
   *[long] 0-0-0
  }
brief-undefended = Védtelen { $pieces }.
brief-undefended-none = { color }: minden védve.
brief-checks-of = { $piece }: { $moves }+.
brief-checks-none = { $piece }: nincs sakk.
brief-checks-nowhere = { color }: nincs sakk.
brief-checks-nowhere-kind = { color } { piece }: nincs sakk.
brief-in-check = { color } sakkban: { $pieces }.
brief-in-check-none = { color }: nincs sakk.
brief-castling-left = { $color ->
    [white] V
   *[black] S
  } { $short } { $long }.
brief-castling-state = { $castling } { $state ->
    [possible] igen
    [occupied] { $square } foglalt
    [attacked] { $square } támadott
    [check] sakkban
    [king] nem
   *[rook] nem
  }
brief-castling-done = { color }: sáncolt.
brief-threats = { $color ->
    [white] V
   *[black] S
  } fenyeget { $threats }.
brief-threats-none = { color }: nincs fenyegetés.
brief-threat-mate = { $piece }-{ $square }#
brief-threat-capture = { $by }x{ $sign }{ $square }
brief-threat-promotion = { $piece }-{ $square }=
brief-evaluation = { $color ->
    [white] V
   *[black] S
  } +{ $pawns }.
brief-evaluation-equal = Egyenlő.
brief-wing = { $side ->
    [short] K-szárny
   *[long] V-szárny
  }{ $half-of ->
    [white] {" "}V
    [black] {" "}S
   *[none] {""}
  }.
brief-pinned-one = { $sign }{ $square } ({ $by })
brief-material-side = { $color ->
    [white] V
   *[black] S
  } { $worth }.
brief-material-more = { $color ->
    [white] V
   *[black] S
  } +{ $pieces }.
brief-material-equal = Egyenlő.
brief-captured-by = { $color ->
    [white] V
   *[black] S
  } x { $pieces }.
brief-move-numbered = { $number } { $color ->
    [white] V
   *[black] S
  } { $move }.
brief-move-in-hand = { $number } { $color ->
    [white] V
   *[black] S
  } { $move } nincs lenyomva.
brief-move-row = { $number } { $white } { $black }.
brief-moves-castled = Lépés { $number }: { $white } { $black }.
brief-moves-run = Lépések { $first }-{ $last }:
brief-moves-each = { $count } lépés mindkettő.
brief-moves-differ = Lépések V{ $white } S{ $black }.
brief-moves-counter = Számláló { $color ->
    [white] V
   *[black] S
  } { $count }.
brief-moves-in-check = Előbb { opponent }, sakkban.
brief-moves-nowhere = { color }: nincs lépés.
brief-captures-nowhere = { color }: nincs ütés.
brief-moves-nowhere-kind = { color } { piece }: nincs lépés.
brief-captures-nowhere-kind = { color } { piece }: nincs ütés.
brief-turn-number = Lépés { $number }, { color }.
brief-opening = { $name }.
brief-opening-none = Nincs megnyitás.
brief-won = { $color ->
    [white] 1-0
   *[black] 0-1
  }: { $reason }.
brief-time-both-left = V{ $white } S{ $black }.
brief-time-both-used = Eddig V{ $white } S{ $black }.
brief-time-one = { $color ->
    [white] V
   *[black] S
  }{ $left }, eddig { $used }.
brief-time-one-used = Eddig { $color ->
    [white] V
   *[black] S
  }{ $used }.
brief-time-none = Óra nélkül V{ $white } S{ $black }.
brief-time-byo-yomi = { $left }+{ $periods }
brief-verbosity-announcements = A bemondás teljes marad.
brief-screen-only = Csak --screen mellett.
brief-reason-fifty-moves-claim = ötven lépés
brief-reason-seventy-five-moves = hetvenöt lépés
brief-screen-figurines = Figurák.
brief-speech-not-on = Nincs beszéd.
brief-louder-perhaps = Hangosabb, ha lehet.
brief-question-gone = Kérdés lezárva.
brief-tones-forbidden = Csak --earcons on mellett.
brief-refused = Nem: { $why }
brief-misfit-promotion-impossible = nincs átváltozás.
brief-misfit-nothing-there = { $square } üres.
brief-misfit-opponents-piece = { $square } az ellenfélé.
brief-misfit-other-piece = { $square }: { $found }.
brief-misfit-same-square = { $square } kétszer.
brief-misfit-own-piece = { $square } saját { piece }.
brief-misfit-nothing-to-capture = { $square } üres.
brief-misfit-captured-other = { $square }: { $found }.
brief-misfit-not-en-passant = nem en passant.
brief-misfit-none-left = nincs { piece }.
brief-misfit-no-such-capture = nincs ilyen ütés.
brief-misfit-none-on = { $line }: nincs { piece }.
brief-misfit-none-reaches = { piece } ide nem: { $square }.
brief-misfit-reaches-instead = { $from }: { $squares }.
brief-misfit-reaches-nothing = { $from }: nincs lépés.
brief-misfit-does-not-reach = { $from }-{ $square } nem jó.
brief-misfit-blocked = { $by } útban van.
brief-misfit-leaves-king = akkor sakk.
brief-misfit-king-still-in-check = marad a sakk.
brief-misfit-king-attacked = { $square } támadott.
brief-misfit-castling-right = nincs már sánc.
brief-misfit-castling-occupied = { $square } foglalt.
brief-misfit-castling-check = sakkban.
brief-misfit-castling-attacked = { $square } támadott.
brief-which = { $moves }?
brief-which-one = { $number } { $move }
brief-offer-one = { $move }? igen/nem.
brief-offer-several = { $offers }?
brief-offer-which = { $offers }?
brief-offer-numbered = { $number } { $move }
brief-offer-then = { $first } { $last }
brief-offer-said = { $move }? igen/nem.
brief-correct-which = Melyik lépés helyette?
brief-resign-question = Feladja? igen/nem.
brief-illegal-unpressed-question = Büntetés? igen/nem.
brief-illegal-legal-question = Büntetés? igen/nem.
brief-topic-asked = { $topic }? igen/nem.
brief-topic-either = { $first } vagy { $second }?
brief-take-back-question = Vissza { $plies }? igen/nem.
brief-not-heard-unknown-word = Nem értem: { $word }.
brief-not-heard-no-square = Nem mező: { $word }.
brief-not-heard-no-piece = Nem báb: { $letter }.
brief-not-heard-negated = Tagadva: nincs lépés.
brief-not-heard-which-castling = 0-0 vagy 0-0-0?
brief-not-heard-request = Nem értem: { $rest }.
brief-not-heard-choice = Nincs ilyen szám.
brief-request-incomplete = Nem világos parancs.
brief-refused-not-started = Még nem kezdődött.
brief-refused-setting-right = Előbb a tábla.
brief-refused-waiting = Előbb a bíró dönt.
brief-refused-partners-pieces = Az ellenfél bábjai.
brief-refused-repeat-first = Előbb ismétel { color }.
brief-refused-clock-not-running = Óra áll: { color }.
brief-refused-not-completed-yet = Még nincs lenyomva.
brief-refused-illegal-stands = Késő, a lépés marad.
brief-refused-written-by-opponent = Azt az ellenfél mondja.
brief-refused-scores-only = Csak a lapok.
brief-refused-no-illegal-move = Szabályos lépés: { color }.
brief-refused-no-illegal-since = Azóta szabályos minden.
brief-refused-already-announced = Bemondva: { $move }.
brief-resumed-hand = Bejelentve: { $move }.
brief-refused-nothing-made = Még nincs lépés.
brief-refused-pressed-without-move = Még nincs lépés.
brief-refused-too-late = Késő: lenyomva.
brief-refused-replied-already = Késő: már folytatták.
brief-refused-own-offer = Saját ajánlat: { color }.
brief-refused-already-offered = Már felajánlva.
brief-refused-too-early-to-agree = Korai a döntetlen.
brief-refused-not-to-claim = Csak lépés előtt.
brief-refused-too-early-to-offer = { $count } lépés után.
brief-refused-cannot-withdraw = Az ajánlat marad.
brief-refused-declared-first = Előbb { $move }.
brief-refused-declared-piece = { $square } lépjen.
brief-refused-flag-up = Nem esett le: { color }.
brief-refused-moves-done = Lépések megvannak: { color }.
brief-refused-own-flag-down = Két leesett zászló.
brief-refused-flags-unknown = Melyik előbb: nem tudni.
brief-refused-quickplay = Nem: { $lacking ->
    [announced] nincs meghirdetve
    [slower] villámban nem
    [no-increment] van többletidő
    [last-period] nem utolsó szakasz
    [to-move] csak lépés előtt
    [little-time] csak 2 perc alatt
    [flag-up] zászlóesés előtt
   *[answer] nincs válasz
  }.
brief-refused-offer-first = Előbb válaszol { color }.
brief-refused-arbiter-answers = Előbb a bíró.
brief-refused-arbiter-consents = Előbb a bíró.
brief-refused-nothing-executed = Ott nincs lépés.
brief-refused-nothing-to-set-right = Nincs igazítandó.
brief-refused-nothing-to-take-back = Nincs mit visszavenni.
brief-refused-no-protest = Késő: { color }.
brief-refused-no-fixed-penalty = Nincs kötött büntetés.
brief-refused-not-pressed-yet = Nem nyomta le: { color }.
brief-refused-too-late-for-start = Késő: 10-10 lépés.
brief-refused-colors-stay = A színek maradnak.
brief-refused-colors-go-on = A színek most maradnak.
brief-refused-no-such-move = Nincs ilyen számú lépés.
brief-refused-no-move-yet = Még nem lépett: { color }.
brief-refused-no-ruling = Nincs döntés.
brief-refused-not-at-practice = Gyakorláskor nem.
brief-refused-ruled-already = Már számít.
brief-refused-sheet-not-to-move = Csak aki lép.
brief-refused-assistant-needed = Segítő kell.
brief-refused-no-assistant = Nincs segítő.
brief-refused-no-assistant-of = Nincs segítő: { color }.
brief-refused-limited-assistant = Csak lép és bemond.
brief-refused-whose-assistant = Kinek a segítője?
brief-refused-not-his-player = Csak neki: { color }.
brief-refused-too-much-time = Túl sok idő.
brief-refused-setting-stays = Az órák maradnak.
brief-refused-duty-not-given = Nincs rábízva.
brief-refused-players-press = A játékosok nyomják.
brief-refused-assistant-presses = A segítő nyomja.
brief-refused-verify-first = Előbb ellenőriz { opponent }.
brief-refused-score-first = Előbb a lap: { color }.
brief-refused-scores-complete = Teljes lapok.
brief-refused-records = { color } írja.
brief-refused-score-at-hand = Van teljes lap.
brief-refused-no-score-at-hand = Nincs teljes lap.
brief-refused-not-lent = Most nem: { color }.
brief-refused-score-of-opponent = Csak a saját lap.
brief-refused-no-next-period = Nincs több szakasz.
brief-refused-moves-not-told = Lépésszám: nem.
brief-refused-no-flag-fallen = Zászló nem esett le.
brief-refused-not-over = Csak a vége után.
brief-refused-signed-already = Már aláírta: { color }.
brief-refused-who-signs = Ki írja alá?
brief-refused-electronic = Elektronikus lapok.
brief-refused-paper = Papírlapok.
brief-refused-must-record = { color } köteles írni.
brief-must-record = { color } köteles írni.
brief-need-not-record = { color } nem köteles.
brief-need-not-record-fast = { color } nem köteles.
brief-refused-not-to-touch = Lépésre: { color }.
brief-refused-not-to-adjust = Lépésre: { color }.
brief-refused-touch-of-opponent = Nem a játékos mondja.
brief-refused-nothing-there = Nincs itt: { $square }.
brief-refused-other-piece-there = { $square }: { $found }.
brief-refused-which-piece = Melyik? { $square }.
brief-refused-touched-before-claim = Már érintve.
brief-refused-steps-implied = Csak a bemondás.
brief-refused-not-announced = Nincs bemondva.
brief-refused-not-placed = { $square } nincs letéve.
brief-refused-not-removed = { $square } nincs levéve.
brief-refused-placed-elsewhere = { $placed }, nem { $square }.
brief-refused-placed-otherwise = { $placed }, nem { $square }.
brief-refused-not-captured = { $square } nincs ütve.
brief-refused-other-promotion = Már ott van: { piece }.
brief-refused-already-placed = Letéve: { $square }.
brief-refused-no-move-there = Nincs lépés: { $square }.
brief-refused-sealing = Borítékolás folyik.
brief-refused-adjourned = Félbeszakítva.
brief-refused-not-sealing = Nincs mit borítékolni.
brief-refused-not-to-seal = Borítékol: { opponent }.
brief-refused-made-already = A táblán lévő érvényes.
brief-refused-nothing-sealed = Üres a boríték.
brief-refused-session-too-long = Több, mint az órán.
brief-refused-not-adjourned = Nincs félbeszakítva.
brief-refused-replier-absent = Hiányzik { color }.
brief-refused-been-there = Már itt volt { color }.
brief-refused-absent-already = Már hiányzik: { color }.
brief-guest-only-own = Itt csak { color }.
brief-guest-no-file = Az első terminálon.
brief-may-not-announce = Csak játékos mond be.
brief-may-not-press = Csak játékos nyomja.
brief-may-not-decide = Csak a játékosok.
brief-may-not-claim-time = Nem a beszélőnek.
brief-may-not-ask = Nem a beszélőnek.
brief-may-not-set-right = A bíró teszi.
brief-may-not-clock = Csak a bíró.
brief-may-not-rule = Csak a bíró.
brief-may-not-set-clock = Csak a bíró.
brief-may-not-stop-clock = Az óra nem állítható le.
brief-refused-own-time-only = Csak a saját idődben.
brief-may-not-note = Nem a játékos.
brief-may-not-take-back = Csak gyakorláskor.
brief-may-not-hint = Csak gyakorláskor.
brief-may-not-analyse = Erről nincs válasz.
brief-may-not-record = Itt nincs lap.
brief-may-not-keep-score = Nem a játékos.
brief-may-not-accident = Csak a bíró.
brief-may-not-adjourn = Csak a bíró.
brief-may-not-seal = Csak a játékosok.
brief-may-not-envelope = Csak a bíró.
brief-may-not-presence = Csak a bíró.
brief-obligation-none = Nincs érintés.
brief-obligation-move = { $square } lépjen.
brief-obligation-capture = Kötelező x{ $square }.
brief-obligation-capture-with = Kötelező { $from }x{ $square }.
brief-obligation-castle = Kötelező { brief-castling-name }.
brief-obligation-anything = Bármely lépés.
brief-obligation-not-castle = Nem { brief-castling-name }.
brief-board-stands-turned = Elforgatva: tábla, { $color ->
    [white] V
   *[black] S
  }.
brief-boards-differ-square = { $square }
brief-boards-differ-since = Lépés óta: { $number } { $color ->
    [white] V
   *[black] S
  }.
brief-boards-agree-after = A táblák egyeznek, { $number } { $color ->
    [white] V
   *[black] S
  }.
brief-boards-not-scores = Táblák a lapok ellen.
brief-boards-wrong = Hibás: { $boards ->
    [white] V tábla
    [black] S tábla
   *[both] mindkét tábla
  }.
brief-boards-left-wrong = Hibás: { $boards ->
    [white] V tábla
    [black] S tábla
   *[both] mindkét tábla
  }.
brief-boards-both-wrong = Mindkettő hibás: { $squares }.
brief-scores-agree = Lapok { $number } { $mover ->
    [white] V
   *[black] S
  }: { $move }.
brief-scores-say-otherwise = Lapok { $number } { $mover ->
    [white] V
   *[black] S
  }: { $move }, nem { $announced }.
brief-record-differs = Feljegyzés javítandó.
brief-correction = Feljegyzés javítása?
brief-record-corrected = Feljegyzés javítva.
brief-refused-scores-unread = Lapok olvasása: { $number } { $mover ->
    [white] V
   *[black] S
  }.
brief-scores-differ = Lapok innen: { $number } { $color ->
    [white] V
   *[black] S
  }.
brief-scores-only-differ = Csak a lapok: { $number } { $color ->
    [white] V
   *[black] S
  }.
brief-next-step = { $color ->
    [white] V
   *[black] S
  }: { $step }, kész?
brief-step-move = { $from }-{ $to }
brief-step-remove = { $from } le
brief-step-put = { brief-colored-piece } { $to }
brief-step-turn = tábla megfordítása
brief-cause-likely = Talán { $color ->
    [white] V
   *[black] S
  }: { $cause }.
brief-cause-close = Vagy: { $cause }.
brief-cause-none = Nincs ok: { $color ->
    [white] V
   *[black] S
  }.
brief-cause-move = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move } után
brief-cause-since-start = kezdettől
brief-check-begins = Ellenőrzés: { $color ->
    [white] V
   *[black] S
  } tábla.
brief-check-clocks-run = Az órák járnak.
brief-check-count = Hány { $where }, { $players ->
    [white] világos
    [black] sötét
   *[both] összes
  }?
brief-check-rank = { $from } sor
brief-check-file = { $first } vonal
brief-check-half = { $from }-{ $to } sor
brief-check-wing = { $first }-{ $last } vonal
brief-check-quarter = { $first }{ $from }-{ $last }{ $to }
brief-check-occupied = { $square } foglalt?
brief-check-which = { $square }: mi?
brief-check-reads = { $name }: { $items }?
brief-check-where = Hol hibás először?
brief-check-go-on = Minden mező? igen/nem.
brief-check-record = Feljegyezni? igen/nem.
brief-check-record-or-go-on = Feljegyezni? igen/nem.
brief-check-no-move = Most nincs lépés.
brief-check-not-asked = Ellenőrzött: { $color ->
    [white] V
   *[black] S
  }.
brief-check-overtaken = Ellenőrzés vége.
brief-check-nothing = Nincs hiba: { $color ->
    [white] V
   *[black] S
  } tábla.
brief-check-found = Hibás { $color ->
    [white] V
   *[black] S
  }: { $squares }.
brief-check-found-square = { $square } { $found }
brief-check-contradicted = Ellentmondás: újra.
brief-check-contradicted-again = Ellentmondás: vége.
brief-score-read = Eltér: { $count }, beolvasva.
brief-score-read-more = Több lépés van benne.
brief-score-read-other = Másik játszma.
brief-score-read-start = Más kezdőállás.
brief-claim-not-made = Nincs igény.
brief-not-saved = Nincs mentve.
brief-seal-asked = Borítékolt lépés?
brief-seal-unclear = Nem érthető.
brief-seal-ambiguous = Nem egyértelmű.
brief-seal-no-move = Nem lehetséges.
brief-passphrase-asked = Jelszó?
brief-passphrase-again = Jelszó még egyszer?
brief-passphrase-differs = Eltérő, elölről.
brief-passphrase-short = Rövid: { $count } jel.
brief-passphrase-wrong = Téves jelszó.
brief-passphrase-once-more = Még egyszer?
brief-passphrase-left = A boríték zárva.
brief-passphrase-first = Előbb a jelszó.
brief-envelope-system = A boríték nem megy.
brief-join-desk-silent = Nincs válasz.
brief-join-desk-away = Nem ért oda.
brief-join-not-saved = Ott nincs mentve.
brief-join-desk-gone = Nincs első terminál.
brief-join-desk-left = Ott bezárva.
brief-guest-came = Itt van: { color }.
brief-guest-gone = Elment: { color }.
brief-envelope-sealed = Borítékolt { $number }, { color }.
brief-help-move = Mondj egy lépést.
brief-help-press = Mondd: lenyomom.
brief-help-repeat = Ismétel: { color }.
brief-help-setting-right = Igazítsd a táblát.
brief-help-not-started = Bíró: kezdés.
brief-help-waiting = Bíró: eredmény.
brief-help-questions = Kérdezz a tábláról.

### A second terminal

guest-came = { color } a második terminálnál van.
guest-gone = { color } már nincs a második terminálnál.
guest-only-own = Erről a terminálról csak { color } beszél, és csak a saját tábláról.
guest-no-file = Fájlt csak az első terminál olvas be.
share-impossible = Második terminál nem csatlakozhat: { $why }.
join-welcome = Második terminál, { color }, a játszma száma { WORDS($game) }.
join-left = A második terminál bezárva, a játszma folytatódik.
join-left-return = Vissza így: { $command }
join-left-over = A második terminál bezárva.
join-not-started = A versenybíró az első terminálnál indítja az órát.
join-again = Az első terminál újra itt van.
join-desk-away = Nem érkezett meg: az első terminál nincs ott.
join-desk-silent = Az első terminál még nem válaszol.
join-not-saved = Az első terminálnál nem sikerült menteni. Az órák állnak.
join-desk-gone = Az első terminál eltűnt. Várakozás, amíg visszatér.
join-desk-left = Az első terminál bezárva, a játszma ott el van mentve.
join-desk-left-unsaved = Az első terminál bezárva. A játszma ott nincs elmentve.
error-turned-away = { $turned ->
    [version] Az első terminálon az Ansage más változata fut
    [taken] Ez a hely foglalt
    [voice] Az első terminálnak nincs meg ez a hangja
    [unreadable] A játszma nem olvasható
   *[silent] Az első terminál nem válaszol
  }
error-not-shared = A játszma nem nyitott második terminálnak, száma { $game }, játszmatára { $path }. Versenyen ott a --share on nyitja meg
error-none-shared = Ebben a játszmatárban egy játszma sem nyitott második terminálnak: { $path }. Versenyen ott a --share on nyitja meg
error-no-second = ezen a rendszeren nincs második terminál
cli-join = Második terminál egy folyó játszma egyik játékosának
cli-arg-side = Kinek: white vagy black
cli-arg-share = Csatlakozhat-e második terminál: on vagy off; enélkül on, versenyen off
cli-arg-rate = A beszéd sebessége, -5 és 5 között
cli-arg-volume = Hangerő -5 és 5 között
cli-arg-verbosity = Mennyi hangozzék el: short (betűk), normal (báb és célmező) vagy full (minden)
cli-arg-earcons = Hangjelzések a szavak mellett: on vagy off

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = { color } bejelenti: { $move }.
clock-runs-on = { color } órája még jár.
clock-runs = { color } órája jár.
corrected = Javítva: { $move }.
hands-back = Állítsd vissza a táblát a lépés előttire. Aztán lépésenként.
game-goes-on = A játszma folytatódik.
repeats-now = { color } ismétel.
repeat-fits = Egyezik.
repeat-differs = Az ismétlés eltér. { color } újra ismétel. Bejelentve: { $announced }. Ismételve: { $repeated }. Semmi sincs végrehajtva.
which = Melyik lépés? { $moves }. Mondd a számot vagy az egész lépést.
    .short = Melyik lépés? { $moves }.
which-one = { WORDS($number) }: { $move }
which-piece = Vezér, bástya, futó vagy huszár? Átváltozás: { $square }.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = itt nincs átváltozás. Csak az utolsó sorba érő gyalog lesz vezér, bástya, futó vagy huszár.
misfit-nothing-there = { $square } mező üres.
misfit-opponents-piece = { $square } mezőn az ellenfél { $piece ->
    [king] királya
    [queen] vezére
    [rook] bástyája
    [bishop] futója
    [knight] huszárja
   *[pawn] gyalogja
  } áll.
misfit-other-piece = { $square } mezőn { no-piece }, ott { $found } áll.
misfit-same-square = { $square } kétszer. Mondd, honnan hová.
misfit-own-piece = { $square } mező foglalt, ott { your-piece } áll.
misfit-nothing-to-capture = { $square } mezőn nincs mit ütni.
misfit-captured-other = { $square } mezőn { $found } áll, nem { a-piece }.
misfit-not-en-passant = { $square } mezőn most nincs en passant. Csak közvetlenül azután lehet, hogy a szomszédos gyalog kettőt lépett.
    .short = { $square } mezőn most nincs en passant.
misfit-none-left = { no-piece } a lépő félnél.
misfit-no-such-capture = nincs ilyen ütés: { piece } üti ezt: { $captured }. Mondd a mezőket is.
    .short = nincs ilyen ütés: { piece } üti ezt: { $captured }.
misfit-none-on = { no-piece } itt: { $line }.
misfit-none-reaches = { $piece ->
    [king] a király nem léphet { $square } mezőre
   *[other] { no-piece }, amely { $square } mezőre léphet
  }.
misfit-reaches-instead = { your-piece } { $from } mezőről ide léphet: { $squares }.
    .short = { "" }
misfit-reaches-nothing = { your-piece } { $from } mezőről nem tud lépni.
    .short = { "" }
misfit-does-not-reach = { piece } { $from } mezőről nem léphet ide: { $square }.
misfit-blocked = útban áll egy báb { $by } mezőn. { piece } { $from } mezőről nem léphet ide: { $square }.
misfit-leaves-king = a király sakkban maradna.
misfit-king-still-in-check = a király továbbra is sakkban van.
misfit-king-attacked = { $square } mező támadva van. Oda a király nem léphet.
misfit-castling-right = nincs sánc ezen az oldalon. A király vagy a bástya már lépett, vagy nincs a helyén.
misfit-castling-occupied = nincs sánc, { $square } mező foglalt.
misfit-castling-check = nincs sánc, a király sakkban van.
misfit-castling-attacked = nincs sánc, { $square } mező támadva van.
misfit-from-where = Melyik mezőről? Mondd a bábot, honnan, majd { $square }.
refused = Nem lehet: { $why }

### Not understood

not-heard-nothing = Semmit sem értettem. Mondj egy lépést, például huszár { $g } egy { $f } három, vagy segítség.
    .short = Semmit sem értettem.
not-heard-unknown-word = Nem értettem: { $word }. Mondj egy lépést, például huszár { $g } egy { $f } három, vagy segítség.
    .short = Nem értettem: { $word }.
not-heard-no-square = Nincs ilyen mező: { $word }. A vonalak Annától Hektorig, a sorok egytől nyolcig mennek.
    .short = Nincs ilyen mező: { $word }.
not-heard-no-piece = { $letter } itt egyik bábnak sem a betűje. A betűk: { $letters }.
not-heard-no-destination = Hová? Mondd például: huszár { $f } három.
    .short = Hová?
not-heard-piece-alone = { piece } hová? Mondd például: { piece } { $f } három.
    .short = { piece } hová?
not-heard-too-much = Túl sok egyszerre. Mondj egy lépést: báb, honnan, hová.
    .short = Túl sok egyszerre.
not-heard-negated = Tagadott lépést nem játszunk meg. Csak azt a lépést mondd, amelyiket akarod.
not-heard-question = Nem értettem a kérdést. Mondd azt, hogy kérdések, és elmondom, mit lehet kérdezni.
    .short = Nem értettem a kérdést.
not-heard-which-castling = Rövidsánc vagy hosszúsánc?
not-heard-castling-and-more = Sánc és még valami. Csak ennyit mondj: rövidsánc vagy hosszúsánc.
    .short = Sánc és még valami.
not-heard-no-move = Ez nem lépés.
not-heard-request = Nem értettem: { $rest }. { $example }
not-heard-choice = Nincs ilyen számú nyitott kérdés.
question-gone = Ez a kérdés már nincs nyitva, és semmi sem történt. A számjegy még egyszer a sorhoz visz.
not-heard-yes-no = Nincs nyitott kérdés.
no-arbiter = Itt nincs versenybíró. A szünet megállítja az órát.
language-now = Mostantól magyarul.
language-fixed = Versenyen a kezdéskori nyelv marad.
language-by-flag = Itt nem. Gyere vissza így: ansage --voice { $tag }
language-unknown = Ez a nyelv nem olvasható be.
example-report = Mondd például: világos táblája Éva öt üres. Vagy világos táblája és az ott megtett lépés.
example-correct = Mondd: javítás, és a helyes lépést.
example-claim = Mondd: döntetlent igénylek lépésismétlés. Vagy döntetlent igénylek ötven lépés, akár a szándékolt lépéssel a végén. Ha lejárt az idő: reklamálok idő.
example-offer-draw = A döntetlenajánlathoz nem fűzhető feltétel. 9.1.2.1 szabálypont. Mondd: döntetlen, magában vagy a lépéssel.
example-postpone = Mondd: elhalasztom, vagy elhalasztom két perc.
example-result = Mondd: eredmény világos, eredmény sötét vagy eredmény döntetlen.
example-wait = Mondd: várj, és mennyit, például várj 90 másodpercet.
example-time = Mondd: idő, idő világos, saját idő vagy elhasznált idő.
example-take-back = Mondd: vissza, vagy vissza és egy szám.
example-opponent = Melyik ellenfél? Mondd például: ellenfél Stockfish, vagy ellenfél partner.
example-time-control = Milyen gondolkodási idővel? Mondd például: új játszma, öt perc.
example-set = Mondd, kinek és mennyi, például állítsd világos öt perc. Vagy állítsd lépések világos tizenkettő.
example-add = Mondd, kinek és mennyi, például adj világos két perc. Vagy vonj le sötét egy perc.
example-note = Mondd: feljegyzés, és amit fel kell jegyezni.
example-open = Mondd csak: felbontás; a jelszót utána kérdezi a program.
example-law = Mondd: szabály és egy szám, például szabály 6.9.
example-warn = Mondd, kit és miért, például figyelmeztetés világos zaj.
example-whose = Mondd, kié: világos vagy sötét.
example-restore = Mondd, melyik lépés után, például visszaállít tizenkettő világos. A nulla a kezdet.
example-other = Csak azt a szót mondd.

### Offers: what was nearly understood

offer-one = { $word }? Erre gondoltál: { $move }? Igen vagy nem.
    .short = { $word }? Erre gondoltál: { $move }?
offer-several = { $word }? Melyikre gondoltál: { $offers }? Mondd a számot vagy azt, hogy nem.
    .short = { $word }? Melyikre gondoltál: { $offers }?
offer-which = Melyik szám? { $offers }. Vagy nem.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = Ezt mondtad: { $move }? Igen vagy nem.
    .short = Ezt mondtad: { $move }?
offer-declined = Rendben. Mondd újra a lépést.

### What a line in other words is about

topic-lead = { $topic }:
topic-asked = { $topic }? Igen vagy nem.
    .short = { $topic }?
topic-either = { $first } vagy { $second }?
topic-declined = Rendben. Mondd más szavakkal.
topic-square = Mező
topic-pieces = Hol állnak a bábuk
topic-side = Egyik fél bábui
topic-king-side = Királyszárny
topic-queen-side = Vezérszárny
topic-checks = Sakkadások
topic-position = Állás
topic-rank = Sor
topic-file = Vonal
topic-diagonal = Átló
topic-attacks = Támadók
topic-targets = Célpontok
topic-legal-moves = Lehetséges lépések
topic-captures = Ütések
topic-captured = Leütött bábuk
topic-pinned = Kötések
topic-undefended = Védtelen bábuk
topic-count = Bábok száma
topic-may-play = Lehet-e így lépni
topic-material = Anyag
topic-in-check = Sakk
topic-castling = Sáncolás
topic-threats = Fenyegetések
topic-evaluation = Értékelés
topic-opening = Megnyitás
topic-last-moves = Utolsó lépés
topic-all-moves = Összes lépés
topic-turn = Ki lép
topic-my-colour = A te színed
topic-time = Idő
topic-moves = Lépésszám
topic-boards = Táblák összevetése
topic-obligation = Lépéskötelezettség
topic-repeat = Ismétlés
topic-spell = Betűzés
topic-earlier = Előző bejelentés
topic-later = Következő bejelentés
topic-slower = Lassabban
topic-faster = Gyorsabban
topic-louder = Hangosabban
topic-softer = Halkabban
topic-verbosity-short = Rövid bejelentések
topic-verbosity-normal = Normál bejelentések
topic-verbosity-full = Teljes bejelentések
topic-silence = Csend
topic-own-speech-off = Beszéd kikapcsolása
topic-own-speech-on = Beszéd bekapcsolása
topic-help = Segítség
topic-hint = Lépésjavaslat
topic-better = Az utolsó lépésed
topic-resign = Feladás
topic-offer-draw = Döntetlen ajánlása
topic-take-back = Lépés visszavétele
topic-new-game = Új játszma
topic-level = Szint
topic-more = A folytatás
topic-harder = Magasabb szint
topic-easier = Alacsonyabb szint
topic-ladder = Vaklétra
topic-save = Játszma mentése
topic-quit = Kilépés
topic-ruling = A versenybíró döntése

### Refusals of other kinds

refused-not-started = Még nem kezdődött el. A versenybíró indítja az órát. A versenybíró mondja: bíró, kettőspont, indítás. 6.6 szabálypont.
refused-paused = Az órák állnak. Mondd: folytatás.
refused-not-paused = Az órák már járnak.
refused-own-time-only = Itt az órát csak a saját idődben állíthatod meg. 6.11.2 szabálypont.
refused-started = A játszma már folyik.
refused-setting-right = Előbb igazítsd meg a táblát. Ha megvan, mondd: kész.
refused-waiting = A versenybíró dönt. Ő mondja: bíró, kettőspont, eredmény, és világos, sötét vagy döntetlen.
refused-over = A játszma véget ért. Mondd: kilépés.
    .short = A játszma véget ért.
refused-over-in-hand = A játszma véget ért. Ha nyelvbotlás volt, mondd: javítás és a helyes lépést, különben lenyomom vagy kilépés.
refused-not-your-turn = { color } következik.
refused-partners-pieces = Azok az ellenfeled bábjai.
refused-repeat-first = Előbb { color } ismétli a bejelentett lépést. D.2.1 szabálypont.
refused-clock-not-running = { color } órája nem jár. 6.2.1 szabálypont.
refused-not-completed-yet = A szabálytalan lépés csak az óra lenyomása után számít. 7.5.1 szabálypont.
refused-illegal-stands = Túl késő: a szabálytalan lépésre már válasz született, ezért érvényes. A.5.2 szabálypont.
refused-written-by-opponent = Amit az ellenfél írt, azt ő mondja meg. Vagy a segítő, vagy a bíró.
refused-scores-only = A táblák egyeznek; csak a játszmalapokat kell kijavítani. 8.1.1 szabálypont.
refused-scores-unread = Olvasd fel { $players ->
    [white] világos játszmalapját
    [black] sötét játszmalapját
   *[both] mindkét játszmalapot
  }: { move-of }. Mondd: { $players ->
    [black] sötét játszmalapja
   *[other] világos játszmalapja
  } { $number } { $mover ->
    [white] világos
   *[black] sötét
  }, és a lépést, vagy olvashatatlan. D.2.9 szabálypont.
refused-no-illegal-move = Az utolsó lépés szabályos: { color }. A játszma folytatódik.
refused-no-illegal-since = Azóta nem fejeződött be szabálytalan lépés. Ezért semmi sem vonható vissza. A.5.2 szabálypont.
refused-already-announced = Már bejelentve: { $move }. Mondd: lenyomom, vagy javítás és a helyes lépést.
    .short = Már bejelentve: { $move }.
refused-nothing-made = Még nincs lépés, az óra marad. D.2.4 szabálypont. Előbb jelentsd be a lépést.
    .short = Még nincs lépés, az óra marad. D.2.4 szabálypont.
refused-pressed-without-move = Még nincs lépés. Ha az órát lenyomták, a versenybíró dönt. 7.5.3 szabálypont.
refused-too-late = Késő: az óra le van nyomva. D.2.8 szabálypont.
refused-replied-already = Késő: az ellenfél már továbblépett. D.2.8 szabálypont.
refused-nothing-to-correct = Nincs mit javítani. Jelentsd be a lépést.
    .short = Nincs mit javítani.
refused-no-offer = Nincs döntetlenajánlat.
refused-own-offer = { color } ajánlotta: a másik fél válaszol.
refused-already-offered = Már van döntetlenajánlat, még válasz nélkül.
refused-too-early-to-agree = Még nincs döntetlen: előbb mindkét fél lépjen egyet. 5.2.3 szabálypont.
refused-not-to-claim = Döntetlent csak az igényelhet, aki lépésen van. Csak a lépése előtt. 9.2 szabálypont.
refused-too-early-to-offer = Még nem ajánlható döntetlen: csak { WORDS($count, form: "attributive") } saját lépés után. 9.1.1 szabálypont.
refused-cannot-withdraw = Az ajánlat nem vonható vissza. 9.1.2.1 szabálypont.
refused-declared-first = Előbb a szándékolt lépés: { $move }. 9.5.3 szabálypont.
refused-declared-piece = Lépnie kell annak a bábnak, amely itt áll: { $square }. A szándékolt lépése szabálytalan volt. 9.5.3 és 4.3 szabálypont.
refused-flag-up = { color } zászlója nem esett le. 6.8 szabálypont.
refused-moves-done = { color } teljesítette az időszak lépéseit. Megkapta a következő idejét. 6.4 szabálypont.
refused-own-flag-down = Mindkét zászló leesett. Aki időre reklamál, annak még legyen ideje. A.5.3 szabálypont.
flags-go-on = Mindkét zászló leesett. A játszma folytatódik. Nem állapítható meg, melyik előbb; tovább mindkettejüknek a következő időszak idejével. III.3.1.1 szabálypont.
refused-flags-unknown = Mindkét zászló leesett. Nem állapítható meg, melyik előbb. A versenybíró dönt. Ő mondja: bíró, kettőspont, eredmény, és világos, sötét vagy döntetlen.
refused-quickplay = Nem lehetséges: { $lacking ->
    [announced] a gyorsított befejezést nem hirdették ki. III.2.1 szabálypont
    [slower] villámjátékban nem érvényes. III.2.2 szabálypont
    [no-increment] már van lépésenkénti többletidő. III.2.2 szabálypont
    [last-period] még nem az utolsó időszak. III.1 szabálypont
    [to-move] csak az, aki lépésen van, a lépése előtt. { $article } szabálypont
    [little-time] csak két percnél kevesebb idővel. { $article } szabálypont
    [flag-up] csak a zászló leesése előtt. { $article } szabálypont
   *[answer] a versenybíró még nem válaszolt. { $article } szabálypont
  }.
refused-offer-first = Előbb { color } válaszol a döntetlenajánlatra. III.4 szabálypont.
refused-arbiter-answers = Előbb a versenybíró válaszol. Ő mondja: bíró, kettőspont, elfogadom, elutasítom vagy elhalasztom.
refused-arbiter-consents = Előbb a versenybíró válaszol. Ő mondja: bíró, kettőspont, elfogadom vagy elutasítom.
refused-nothing-to-rule = Nem volt miről dönteni.
refused-nothing-executed = Ott még nem hajtottak végre lépést. Mondd meg, mi áll a mezőkön.
refused-nothing-to-set-right = Nincs mit igazítani: mindkét tábla a bejelentés szerint áll.
refused-nothing-to-do = Nem volt semmi tennivaló.
refused-nothing-to-take-back = Nincs visszavehető lépés.
refused-flag-down = { color } zászlója leesett.
refused-own-fault = Senki sem reklamál önmaga ellen. Mondd, kinek a lépése volt.
refused-no-protest = Túl késő: { color } azóta érintett vagy bejelentett. 4.8 szabálypont.
refused-no-fixed-penalty = Ezek a szabályok erre nem írnak elő büntetést. A versenybíró figyelmeztethet vagy időt adhat.
refused-not-pressed-yet = Csak akkor számít, ha { color } megnyomta az órát. 7.5.4 szabálypont.
refused-too-late-for-start = Túl késő: mindkét fél tíz lépést tett. A játszma folytatódik. A.5.1.2 szabálypont.
refused-colors-stay = A játszma a jelenlegi színekkel folytatódik. 7.3 szabálypont.
refused-colors-go-on = A játszma a jelenlegi színekkel folytatódik. Ha a versenybíró másképp dönt: bíró, kettőspont, felcserélt színek, érvénytelen. 7.3 szabálypont.
refused-no-such-move = Nincs ilyen számú befejezett lépés.
refused-no-move-yet = { color } még nem lépett.
refused-no-ruling = Nincs visszavonható döntés. Nem volt, vagy a játszma azóta folytatódott.
refused-not-at-practice = A gyakorlójátszmát nem kell függőben hagyni. Mondd: kilépés, és a játszma megmarad.
refused-ruled-already = Ez már számít: egy vétség, egy büntetés. { $article } szabálypont.
refused-sheet-not-to-move = A játszmalapot csak a lépésre következő kérheti. A.4.3 szabálypont.
refused-assistant-needed = Nem kezdődhet: segítő kell. Vak és siket játékos között olyan segítő kell, aki lép és bejelent. D.2.11 szabálypont.
refused-no-assistant = Ebben a játszmában nincs segítő. D.2.11 szabálypont.
refused-no-assistant-of = { color } oldalán itt nincs segítő. D.2.11 szabálypont.
refused-limited-assistant = Ez a segítő csak lép és bejelent. A nem látó játékosnak nincs segítője. D.2.11 szabálypont.
refused-whose-assistant = Itt minden segítőnek saját feladatai vannak. Mondd elé: világos segítője vagy sötét segítője, kettőspont. D.2.10 szabálypont.
refused-not-his-player = { color } segítője ezt csak a saját játékosának teszi. D.2.10 szabálypont.
refused-no-article = { $why }.
refused-no-clock = Nincs beállítható óra.
refused-no-byo-yomi = Itt nincs byo-yomi szakasz.
refused-too-much-time = Túl sok: az óra legfeljebb egy napot mutat, a számláló ötszázat.
refused-setting-stays = Az órák beállítása marad. Mindkét fél tíz lépést fejezett be. Ha a menetrend szenvedne kárt, mondd utána: menetrend. A.5.1.1 szabálypont.
refused-duty-not-given = Ez itt nincs a segítőre bízva. { $article } szabálypont.
refused-players-press = Itt a játékosok maguk nyomják le az órát. D.2.4 szabálypont.
refused-assistant-presses = Itt a segítő nyomja le az órát. Mondd elé: segítő, kettőspont. D.2.10.3 szabálypont.
may-not-announce = Csak a játékosok és a segítőjük jelenthet be lépést. { $article } szabálypont.
may-not-press = Csak a játékosok vagy a segítőjük nyomhatja le az órát. { $article } szabálypont.
may-not-decide = Erről csak a játékosok dönthetnek. A soruk így kezdődik: világos vagy sötét, kettőspont. { $article } szabálypont.
may-not-report = Ezt itt nem lehet jelenteni. { $article } szabálypont.
may-not-touch = Ezt itt nem lehet jelenteni. { $article } szabálypont.
may-not-written = Ezt itt nem lehet jelenteni. { $article } szabálypont.
may-not-claim-time = Időtúllépést csak a játékosok, a segítőjük vagy a versenybíró jelezhet. { $article } szabálypont.
may-not-ask = Ezt itt nem kérdezheted. Időt és lépésszámot csak a játékosok, a segítőjük vagy a versenybíró kérdezhet. { $article } szabálypont.
refused-moves-not-told = A lépések számát csak az tudja meg, aki nem lát. 12.6 és D.2.10.4 szabálypont.
may-not-set-right = Itt a versenybíró igazítja a táblákat. Ő mondja: bíró, kettőspont, igazítás. { $article } szabálypont.
may-not-clock = Itt a versenybíró indítja és állítja meg az órákat. A sora így kezdődik: bíró, kettőspont. { $article } szabálypont.
may-not-rule = Erről a versenybíró dönt. A sora így kezdődik: bíró, kettőspont. { $article } szabálypont.
may-not-set-clock = Itt a versenybíró állítja az órát. A sora így kezdődik: bíró, kettőspont. { $article } szabálypont.
may-not-stop-clock = Itt az órát a segítő állítja meg, vagy a versenybíró. Mondd elé: segítő, kettőspont. { $article } szabálypont.
may-not-note = Itt a versenybíró vagy a segítő jegyez fel. { $article } szabálypont.
may-not-take-back = Visszavenni csak gyakorláskor lehet. { $article } szabálypont.
may-not-hint = Tipp csak gyakorláskor van. { $article } szabálypont.

### Boards

boards-differ = A táblák eltérnek. { $squares }
boards-differ-square = { $square }: világos tábláján { $white }, sötét tábláján { $black }.
boards-agree = A táblák egyeznek.
boards-not-scores = A táblák egymással egyeznek, de a bejelentettel nem.
board-stands-turned = Fél fordulattal elfordítva: { board-of }. 7.2.2 szabálypont.
boards-differ-since = Észrevéve { color } { WORDS($number, form: "ordinal") } lépése után.
move-of = { $mover ->
    [white] világos
   *[black] sötét
  } { WORDS($number, form: "ordinal") } lépése
said-by = { $scores ->
    [both] mindkét játszmalap szerint { $move }
    [white] világos játszmalapja szerint { $move }
    [black] sötét játszmalapja szerint { $move }
   *[announced] a bejelentés szerint { $move }
  }
scores-agree = { move-of }. { said-by }.
boards-wrong = { $boards ->
    [white] Világos táblája hibás
    [black] Sötét táblája hibás
   *[both] Mindkét tábla hibás
  }: mondd: helyreállítás. D.2.9 szabálypont.
boards-left-wrong = { $boards ->
    [white] Világos táblája nem úgy áll, ahogy fel van jegyezve
    [black] Sötét táblája nem úgy áll, ahogy fel van jegyezve
   *[both] Egyik tábla sem úgy áll, ahogy fel van jegyezve
  }. D.2.9 szabálypont.
boards-both-wrong = Mindkét tábla hibás: { $squares }. D.2.9 szabálypont.
scores-say-otherwise = { move-of }. { said-by }. A bejelentés { $announced } volt.
record-differs = A játszmalapok egyeznek. Mondd: helyreállítás, és a bíró dönt a feljegyzés kijavításáról. D.2.9 szabálypont.
scores-differ = A játszmalapok { color } { WORDS($number, form: "ordinal") } lépésétől eltérnek. Mondd: helyreállítás, és a bíró dönt, vissza kell-e térni az előtte levő lépéshez. D.2.9 szabálypont.
scores-only-differ = Csak a játszmalapok térnek el, { color } { WORDS($number, form: "ordinal") } lépésétől. Ki kell javítani őket. 8.1.1 szabálypont.
reconcile-file = { $file }: { $why }
reconcile-flaw = Nem PGN a következő sor: { $line }. { $why }
reconcile-too-large = Az első játszmának { $size } megabájton belül nincs vége.
reconcile-no-game = Nincs benne játszma.
reconcile-starts = A két játszmalap különböző állással kezdődik.
reconcile-board = { color } táblája nem egy FEN első mezője: nyolc sor, a nyolcadiktól az elsőig, mindegyikben nyolc mező, köztük törtvonal.
reconcile-sheet = { $owner ->
    [white] Világos
   *[black] Sötét
  } játszmalapja: { $plies ->
    [0] nincs lépés
   *[other] { color } { WORDS($number, form: "ordinal") } lépéséig
  }.
reconcile-left-out = Hiányzik róla { color } { WORDS($number, form: "ordinal") } lépése. A másik játszmalapról származik.
reconcile-unread = Rajta { color } { WORDS($number, form: "ordinal") } lépése nem olvasható egy lépésként, így írva: { $word }. A másik játszmalapról származik.
reconcile-more = A fájlban több játszma van; csak az első számít.
reconcile-several = Több lépésre is illik: { $moves }.
reconcile-no-promotion = Hiányzik, hogy mivé változik a gyalog.
reconcile-illegible = Nem olvasható lépésként.
reconcile-fault = Ott nem követhető tovább: { color } { WORDS($number, form: "ordinal") } lépése, így írva: { $word }. { $why }
reconcile-agree = A játszmalapok egyeznek { $plies ->
    [0] lépés nélkül
   *[other] { color } { WORDS($number, form: "ordinal") } lépéséig
  }.
reconcile-shorter = { $owner ->
    [white] Világos
   *[black] Sötét
  } játszmalapjáról hiányzik { $count ->
    [one] az utolsó lépés
   *[other] mindkét fél utolsó { WORDS($count, form: "attributive") } lépése
  }.
reconcile-differ = A játszmalapok { $plies ->
    [0] egyik lépésben sem egyeznek
   *[other] { color } { WORDS($number, form: "ordinal") } lépéséig egyeznek, azután nem
  }.
reconcile-agreement = Semmi sem tér el.
reconcile-unclear = Más nem tér el; ami hiányzik vagy nem követhető, azt a bíró tisztázza.
reconcile-boards = { $boards ->
    [white] Világos táblája hibás
    [black] Sötét táblája hibás
   *[both] Mindkét tábla hibás, másképp
  }: a játszmalapok érvényesek, a táblát ki kell igazítani. D.2.9 szabálypont.
reconcile-alike = Mindkét táblán ugyanaz a hiba: a játszmalapok érvényesek, mindkét táblát ki kell igazítani. D.2.9 szabálypont.
reconcile-retrace = A táblák és a játszmalapok is eltérnek: minden visszatér { $plies ->
    [0] a kezdethez
   *[other] a { color } { WORDS($number, form: "ordinal") } lépése utáni álláshoz
  }, és a bíró állítja be az órákat. D.2.9 szabálypont, 7.1 szabálypont.
reconcile-scores = A táblák egyeznek: csak a játszmalapokat kell kijavítani. 8.1.1 szabálypont.
reconcile-unknown = Ha a táblák egyeznek, csak a játszmalapokat kell kijavítani, 8.1.1 szabálypont; ha nem, minden visszatér { $plies ->
    [0] a kezdethez
   *[other] a { color } { WORDS($number, form: "ordinal") } lépése utáni álláshoz
  }, D.2.9 szabálypont. A táblák így adhatók meg: --white-board és --black-board.
reconcile-steps = { $owner ->
    [white] Világos
   *[black] Sötét
  } táblájának helyreállítása: { $count ->
    [one] egy lépésben
   *[other] { WORDS($count, form: "attributive") } mozdulat, az első
  }: { $step }.
reconcile-next = Azután { $step }.
score-written = { $owner ->
    [white] Világos
   *[black] Sötét
  } játszmalapja, { color } { WORDS($number, form: "ordinal") } lépése. { $move }.
score-illegible = { $owner ->
    [white] Világos
   *[black] Sötét
  } játszmalapja, { color } { WORDS($number, form: "ordinal") } lépése: olvashatatlan.
score-read = { $owner ->
    [white] Világos
   *[black] Sötét
  } játszmalapja beolvasva: { $plies ->
    [0] nincs lépés
   *[other] { color } { WORDS($number, form: "ordinal") } lépéséig
  }. { $count ->
    [0] minden úgy, ahogy a játszmában
   *[other] a játszmától { WORDS($count, form: "attributive") } lépés tér el
  }.
score-read-none = Semmi sincs beolvasva: { $why }
score-read-more = További lépések is vannak rajta, amelyek nem történtek meg.
score-read-other = Ez egy másik játszma lapja. { WORDS($plies, form: "attributive") } lépésből { WORDS($count) } nem illik. Semmi sincs feljegyezve.
score-read-start = A fájlban lévő játszmalap más állással kezdődik. Semmi sincs feljegyezve.
correction-impossible = { $itself ->
    [yes] Ez ott nem szabályos lépés.
   *[no] Akkor nem lehetséges { move-of }. { $move }.
  }
correction-proposed = Ha a bíró elfogadja, a játszmalapok érvényesek. { $wrong ->
    [white] Akkor világos tábláját kell helyreállítani.
    [black] Akkor sötét tábláját kell helyreállítani.
    [both] Akkor mindkét táblát helyre kell állítani.
    [over] Akkor a játszma véget ér.
    [open] Hogy a táblákkal mi legyen, az ezután következik.
   *[none] Mindkét tábla marad, ahogy áll.
  } A versenybíró mondja: bíró, kettőspont, elfogadom vagy elutasítom. D.2.9 szabálypont.
record-corrected = A feljegyzés kijavítva. { move-of }: { $move }. D.2.9 szabálypont.
boards-as-written = A program úgy veszi, hogy mindkét tábla a leírtak szerint áll. Ha valamelyik nem, mondd meg, mi áll rajta.
retrace-scores = A játszmalapok eltérnek: { move-of }.
retrace-proposed = Vissza? Mindkét tábla és játszmalap visszatér { $plies ->
    [0] a játszma elejére
   *[other] a { move-of } utáni álláshoz
  }, ha a bíró elfogadja. Az órák akkor: világos { $white }, sötét { $black }. A versenybíró mondja: bíró, kettőspont, elfogadom vagy elutasítom. D.2.9 szabálypont, 7.1 szabálypont.
retraced = Vissza { $plies ->
    [0] a játszma elejére
   *[other] a { move-of } utáni álláshoz
  }. Az akkori időkkel. D.2.9 szabálypont, 7.1 szabálypont.
clocks-asked = Az órák: világos { $white }, sötét { $black }. A versenybíró beállítja őket, például bíró, kettőspont, állítsd világos 5 perc, majd mondja: folytatás; vagy mondja: bíró, kettőspont, elfogadom, és így maradnak. D.2.9 szabálypont, 7.1 szabálypont.
boards-agree-after = A táblák egyeznek { color } { WORDS($number, form: "ordinal") } lépése után.
board-reported = Feljegyezve, { board-of }. Nincs eltérés.
setting-right = { board-of }: { $step }. Mondd: kész. { $count ->
    [one] Ez az egyetlen teendő
   *[other] Teendők száma { WORDS($count) }, ez az első
  }. { move-of }. { said-by }.
setting-right-start = { board-of }: { $step }. Mondd: kész. { $count ->
    [one] Ez az egyetlen teendő
   *[other] Teendők száma { WORDS($count) }, ez az első
  }. A kezdőállás szerint.
setting-right-back = { board-of }: { $step }. Mondd: kész. { $count ->
    [one] Ez az egyetlen teendő
   *[other] Teendők száma { WORDS($count) }, ez az első
  }. Visszatérés.
next-step = { board-of }: { $step }. Mondd: kész.
step-move = { colored-piece } { $from } mezőről { $to } mezőre
step-remove = { colored-piece } le a tábláról, { $from } mezőről
step-put = { colored-piece } fel { $to } mezőre
step-turn = az egész tábla fél fordulattal vissza
# Why a board is wrong, and a board gone over by touch.
cause-likely = Valószínűleg { on-board-of }: { $cause }.
cause-too = És emellett: { $cause }.
cause-close = Majdnem ilyen valószínű: { $cause }.
cause-none = Nem található ok { on-board-of }: sem egy, sem két hiba nem magyarázza, ami ott áll.
cause-move = { $mover ->
    [white] világos
   *[black] sötét
  } { WORDS($number, form: "ordinal") } lépése, { $move }
cause-since = legkorábban ezután: { $mover ->
    [white] világos
   *[black] sötét
  } { WORDS($number, form: "ordinal") } lépése, { $move }
cause-since-start = valamikor a felállítás óta
cause = { $mistake ->
    [wrong-square] { $move }, ide került: { $to }
    [wrong-square-stays] { $move }, ide került: { $to }, és a leütött báb ott maradt
    [king-to] { $move }: a király ide került: { $to }
    [wrong-piece] { $move }, ezzel a bábbal történt: { $from } mezőről
    [captured-stays] { $move }: az ütő báb került le, a leütött ott maradt: { $from }
    [passed-stays] { $move }: a leütött gyalog ott maradt: { $from }
    [only-captured] { $move }: lekerült a leütött báb, { $from } mezőről, de az ütő nem lépett
    [rook-left] { $move }: a bástya ott maradt: { $from }
    [king-left] { $move }: a király ott maradt: { $from }
    [rook-to] { $move }: a bástya ide került: { $to }
    [other-side] { $move }, a másik oldalra történt
    [promoted-to] { $move }: { $to } mezőre ez került: { piece }
    [pawn-left] { $move }: a gyalog nem változott át, { $to } mezőn
    [not-executed] { $move }, nem történt meg
    [executed-twice] { $move }, kétszer történt meg, eddig: { $to }
    [followed] { $move }: utána a másik báb is odakerült, { $from } mezőről { $to } mezőre
    [own-piece] { $move }, a saját bábbal történt, { $from } mezőről { $to } mezőre
    [knocked-off] { colored-piece } lekerült a tábláról, { $from } mezőről, { $move }
    [knocked-onto] { colored-piece } elmozdult, { $from } mezőről { $to } mezőre, { $move }
   *[exchanged] felállításkor felcserélődött két báb: { $from } és { $to }
  }
check-begins = Ellenőrzés: { board-of }. Ha elég, mondd: mégse.
    .short = Ellenőrzés: { board-of }.
check-clocks-run = Az órák tovább járnak.
check-count = Hány { $players ->
    [white] világos báb
    [black] sötét báb
   *[both] báb
  } áll { $where }?
check-rank = ezen a soron: { $from }
check-file = ezen a vonalon: { $first }
check-half = ezeken a sorokon: { $from } és { $to } között
check-wing = ezeken a vonalakon: { $first } és { $last } között
check-quarter = ezeken a sorokon: { $from } és { $to } között, a vonalak { $first } és { $last } között
check-occupied = Áll valami { $square } mezőn?
check-which = Mi áll { $square } mezőn?
check-reads = Így kell állnia, { $name }: { $items }. Az első hibás mezőnél mondd: csend és a mező. Különben: rendben.
check-where = Melyik az első hibás mező?
check-go-on = Semmi valószínű nem hibás. Minden mezőt ellenőrizzünk? Igen vagy nem.
check-record = Feljegyezzem, hogy így áll? Igen vagy nem.
check-record-or-go-on = Feljegyezzem, hogy így áll? Igen vagy nem. Folytatás: további keresés.
check-no-move = Ellenőrzés közben lépés csak névvel érvényes. Mondd: világos, kettőspont. Ha elég, mondd: mégse.
check-not-asked = Most ellenőrizzük: { board-of }. Az válaszol, aki kitapintja.
check-no-answer = Ez itt nem válasz.
check-ended = Ellenőrzés vége.
check-overtaken = Ellenőrzés vége: a játszma közben továbbment.
check-nothing = Nincs hiba { on-board-of }. Minden mező ellenőrizve.
check-found = Hibás { on-board-of }: { $squares }.
check-found-square = { $square } { $found }, helyesen { $right }
check-recorded-before = Ez már így van feljegyezve. A helyreállításhoz: igazítás.
check-then-fix = A helyreállításhoz: igazítás.
check-contradicted = A válaszok ellentmondanak egymásnak. Még egyszer elölről.
check-contradicted-again = A válaszok ismét ellentmondanak egymásnak. Ellenőrzés vége.
example-check = Mondd: ellenőrzés, ellenőrzés világos vagy ellenőrzés sötét.
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }: { $contents }, { $shade ->
    [light] világos mező
   *[dark] sötét mező
  }.
look-item = { $contents } { $place }
file-item = { $contents } { $place }
look-no-piece = A táblán { no-piece }.
look-no-pieces = { color }: { no-piece }.
rank-name = sor { $rank }
file-name = { $file } vonal
diagonal-name = átló { $from } és { $to } között
line = { $name }: { $items }, egyébként üres.
line-full = { $name }: { $items }.
line-empty = { $name }: üres.
rays-from = { $square } mezőről nézve, { $contents }.
ray = { $direction ->
    [forward] Elöl
    [forward-right] Jobbra elöl
    [right] Jobbra
    [back-right] Jobbra hátul
    [back] Hátul
    [back-left] Balra hátul
    [left] Balra
   *[forward-left] Balra elöl
  }: { $items }.
rays-else = Egyébként üres.
piece-at = { piece } { $square }
nobody = egy sem
nothing-reached = egy sem
nothing = semmi
attacks = { $named } { $square }: { $attacked ->
    [yes] támadja { $attackers }
   *[no] nincs megtámadva
  }, { $defended ->
    [yes] védi { $defenders }
   *[no] nincs védve
  }.
attacks-king = { $named } { $square }: { $attacked ->
    [yes] támadja { $attackers }
   *[no] nincs megtámadva
  }.
attacks-empty = { $square }, üres. Ideérő bábok, világos: { $white }. Sötét: { $black }.
targets = { $square }, { $contents }. Megtámadott bábok: { $attacked }. Védett bábok: { $defended }.
knight-reach = Huszárugrás { $square } mezőről: { $items }.
empty-squares = üres { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: nincs lépése.
captures-none = { $piece }: nincs ütése.
moves-nowhere = { $color ->
    [white] Világosnak
   *[black] Sötétnek
  } nincs szabályos lépése.
captures-nowhere = { color } nem üthet semmit.
moves-nowhere-kind = Egyetlen { $color ->
    [white] világos
   *[black] sötét
  } { $piece ->
    [king] királynak
    [queen] vezérnek
    [rook] bástyának
    [bishop] futónak
    [knight] huszárnak
   *[pawn] gyalognak
  } sincs szabályos lépése.
captures-nowhere-kind = Egyetlen { color } { piece } sem üthet semmit.
moves-in-check = Előbb { opponent } következik, és sakkban áll.
move-takes = { $square } mezőn { $piece ->
    [king] királyt
    [queen] vezért
    [rook] bástyát
    [bishop] futót
    [knight] huszárt
   *[pawn] gyalogot
  } üt{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
undefended = Védtelen: { $pieces }.
undefended-none = Minden { $color ->
    [white] világos
   *[black] sötét
  } báb védve van.
checks-of = Sakk, { $piece }: { $moves }.
checks-none = { $piece }: nincs sakk.
checks-nowhere = { color } nem tud sakkot adni.
checks-nowhere-kind = Egyetlen { color } { piece } sem adhat sakkot.
in-check = { color } sakkban áll: { $pieces }.
in-check-none = { color } nem áll sakkban.
castling-left = Sáncolás, { color }: { $short }; { $long }.
castling-state = { $castling } { $state ->
    [possible] lehetséges
    [occupied] most nem, { $square } mező foglalt
    [attacked] most nem, { $square } mező támadva van
    [check] nem, a király sakkban van
    [king] már nem, a király lépett
   *[rook] már nem, a bástya lépett vagy nincs meg
  }
castling-done = { color } már sáncolt.
threats = { color } fenyegetése: { $threats }.
threats-none = { color }: nincs közvetlen fenyegetés.
threat-mate = { $piece } { $square } matt
threat-capture = { $by } üti: { piece } { $square }
threat-promotion = { $piece } átváltozik: { $square }
evaluation = Anyag szerint { color } áll jobban, { $pawns ->
    [one] egy gyaloggal
   *[other] { WORDS($pawns) } gyaloggal
  }.
evaluation-equal = Anyag szerint egyenlő.
wing = { $side ->
    [short] Királyszárny
   *[long] Vezérszárny
  }{ $half-of ->
    [white] {", "}világos oldala
    [black] {", "}sötét oldala
   *[none] {""}
  }.
pinned = Kötésben: { $pieces }.
pinned-one = { colored-piece } { $square }, köti a { $by }
castling-name = { $side ->
    [short] rövidsánc
   *[long] hosszúsánc
  }
move-promotes = { $square } átváltozással
pinned-none = Semmi sincs kötésben.
attacked-none = Semmi sincs megtámadva.
attacked-none-of = Egyetlen { $color ->
    [white] világos
   *[black] sötét
  } báb sincs megtámadva.
counted-piece = { WORDS($count, form: "attributive") } { piece }
material-side = { color }: { $pieces }, összesen { WORDS($worth) }.
material-equal = Egyenlő.
material-more = { color } többlete: { $pieces }.
counted-own = { $pieces }.
counted-of = { color }: { $pieces }.
may-play = Igen, lehet: { $move }.
none-to-take = { piece }: nem üthető.
captured-on = { piece } { $square }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
captures-of = { $piece } üti: { $moves }.
hanging = { color } részéről lóg: { $pieces }.
hanging-none = { color } részéről semmi sem lóg.
captured-by = { color } által leütve: { $pieces }.
move-numbered = { WORDS($number, form: "ordinal") } lépés, { color }: { $move }.
move-in-hand = { WORDS($number, form: "ordinal") } lépés, { color }, még nincs lenyomva: { $move }.
move-row = { WORDS($number, form: "ordinal") } lépés: { $white }, { $black }.
moves-none-yet = Még nem volt lépés.
moves-none-yet-of = { $color ->
    [white] Világos
   *[black] Sötét
  } még nem lépett.
turn-number = { color } következik, { WORDS($number, form: "ordinal") } lépés.
opening = Megnyitás: { $name }.
opening-none = Nincs elnevezett megnyitás.
players-color = { $whose ->
    [own] Te { $color ->
        [white] világossal
       *[black] sötéttel
      } vagy
   *[other] Az ellenfeled { $color ->
        [white] világossal
       *[black] sötéttel
      } van
  }.
slower = Lassabban.
slowest = Lassabban nem megy.
faster = Gyorsabban.
fastest = Gyorsabban nem megy.
louder = Hangosabban.
louder-perhaps = Hangosabban, ha a Speech Dispatcher nem a leghangosabb már.
loudest = Hangosabban nem megy.
softer = Halkabban.
softest = Halkabban nem megy.
own-speech-off = Beszéd kikapcsolva.
own-speech-on = Beszéd bekapcsolva.
verbosity = { $verbosity ->
    [short] Röviden
    [normal] Normálisan
   *[full] Teljesen
  }: { $move }.
verbosity-announcements = A játékosok bejelentései teljesek maradnak.
keys = Egy billentyű egymagában, vagy Alt billentyűvel: { $keys }.
keys-hearing = Hallgatás: { $keys }.
keys-board = A táblán: { $keys }. Egy számjegy egymagában, sorként, ugyanezt teszi.
keys-pieces = A következő bábhoz, nagybetűvel egymagában vagy Alt és Shift billentyűvel: { $keys }.
keys-own = A beállításokban megváltoztatva: { $keys }.
keys-seeing = A képernyőn: { $keys }.
keys-typing = A beírt sorban: { $keys }.
keys-elsewhere = A képernyőn és a sorszerkesztőben még ezek a billentyűk vannak.
keys-digits = Egy számjegy egymagában, egytől nyolcig: ugyanazon a vonalon erre a sorra.
keys-help = Hogy most mit lehet mondani, azt a segítség vagy a help szó mondja meg.
key-run = { $first } és { $last } között
key-asks = { $asks ->
    [repeat] ismétlés
    [previous] előző üzenet
    [next] következő üzenet
    [keys] minden billentyű
    [silence] csend
    [speech] beszéd ki vagy be
    [step-left] egy mezővel balra
    [step-right] egy mezővel jobbra
    [step-up] egy mezővel felfelé
    [step-down] egy mezővel lefelé
    [go-rank] ugyanazon a vonalon erre a sorra
    [rest] kurzor a bejelentéshez, a mezőhöz vagy a bevitelhez
    [contrast] színek
    [figurines] bábujelek
    [big-clocks] nagy órák
    [back] visszaolvasás
    [onward] továbbolvasás
    [repaint] újrarajzolás
    [leave] kilépés
    [earlier-line] korábbi sor
    [later-line] későbbi sor
    [line-start] az elejére
    [line-end] a végére
    [cut-rest] a maradék törlése
    [cut-line] minden törlése
    [cut-word] egy szó törlése
    [last-line] üres sorban kilépés
   *[nothing] semmi
  }
key-named = { $named ->
    [ctrl] Control
    [alt] Alt
    [shift] Shift
    [left] balra nyíl
    [right] jobbra nyíl
    [up] fel nyíl
    [down] le nyíl
    [home] Home
    [end] End
    [page-up] Page Up
    [page-down] Page Down
    [escape] Escape
    [insert] Insert
   *[space] szóköz
  }
key-does = { $key }: { $does }
which-square = Melyik mező?
edge = Széle.
may-not-analyse = Ezt játszma közben senki sem mondja meg. { $article } szabálypont. Kérdezz a tábládról, az utolsó bejelentésről, az időről vagy a lépésekről.
help-more = Mondd: kérdések, és hallod, mit lehet kérdezni tábláról és játszmáról; vagy billentyűk, és hallod, melyik betű mit kérdez.
help-questions = Kérdezz a tábláról: mi áll { $e } négyen, hol vannak a huszárok, világos bábok, negyedik sor, { $e } vonal, { $e } négy átlói, utolsó lépés, összes lépés.
help-analysis = Továbbá: mi támadja { $f } hetet, hová léphet a huszár, mi van kötésben, anyag, leütött bábok.
help-speech = A beszédhez: ismétlés, betűzd, lassabban, gyorsabban, csend, beszéd ki.

### Clock and moves

time-both-left = { $white-you ->
    [yes] te
   *[no] világos
  }: { $white }. { $black-you ->
    [yes] te
   *[no] sötét
  }: { $black }.
time-both-used = Elhasznált idő, { $white-you ->
    [yes] te
   *[no] világos
  }: { $white }. { $black-you ->
    [yes] te
   *[no] sötét
  }: { $black }.
time-one = { color }: hátralévő idő { $left }, elhasznált idő { $used }.
time-one-used = Elhasznált idő, { color }: { $used }.
low-time-you = Még { $left }.
low-time = { color }: még { $left }.
time-none = Óra nélkül. Elhasznált idő, világos: { $white }. Sötét: { $black }.
time-byo-yomi = { $left } { $periods ->
    [0] az utolsó byo-yomi szakaszban
   *[other] és még { WORDS($periods, form: "attributive") } byo-yomi szakasz
  }
moves-each = { $count ->
    [0] Még egy lépés sincs befejezve.
   *[other] Befejezett lépések mindkét félnél: { WORDS($count) }.
  }
moves-white = { $white ->
    [0] egy sem
   *[other] { WORDS($white) }
  }
moves-black = { $black ->
    [0] egy sem
   *[other] { WORDS($black) }
  }
moves-differ = Befejezett lépések: világos { moves-white }, sötét { moves-black }.
moves-counter = { color } órájának lépésszámlálója: { WORDS($count) }.
wait-only-simulated = Itt az idő magától telik. A várj szó csak szimulált időnél érvényes.
clocks-stand = Az órák állnak.
clocks-run = Az órák járnak.
clock-set = Óra beállítva, { color }: { $time }. 6.10.2 szabálypont.
moves-set = Lépésszámláló beállítva, { color }: { WORDS($count) }. 6.10.2 szabálypont.
byo-yomi-set = Hátralévő byo-yomi szakaszok, { color }: { WORDS($count) }. 6.10.2 szabálypont.
for-schedule = Különben a menetrend szenvedne kárt. A.5.1.1 szabálypont.
time-added = Időjóváírás, { color }: { $time }. 12.9.2 szabálypont.
additional-time = Időjóváírás, { color }: { $time }. Oka: { $text }. 6.10 és 12.5 szabálypont.
time-cut = Időlevonás, { color }: { $time }. 12.9.3 szabálypont.
stood-still = A program állt { $time } ideig, ez senkinek sem számít. Az órák állnak. Mondd: folytatás.
stood-still-arbiter = A program állt { $time } ideig, ez senkinek sem számít. Az órák állnak, a versenybíró dönt. 6.11 szabálypont.
paused-seeking = Az órák állnak, a versenybírót hívják: { $text }. 6.11.2 szabálypont.
paused-for = Az órák állnak: { $text }.
paused-without-reason = Az órák állnak, indok nélkül. A versenybíró dönt. 6.11.4 szabálypont.
noted = Feljegyezve: { $text }.
must-record = { color } köteles jegyezni. 8.1.1 szabálypont.
need-not-record = { color } ebben az időszakban már nem köteles jegyezni. 8.4 szabálypont.
need-not-record-fast = { color } nem köteles jegyezni. A.2 szabálypont.
sheet-refused = A játszmalap megtagadva: { color } már ötször kérte, a több zavar. Feljegyezve. { $article } szabálypont.
recording-stopped = { color } nem jegyez tovább. 8.4 szabálypont.
score-completed = { color } játszmalapja teljes, és { color } újra jegyez.
score-kept = { $speaker ->
    [arbiter] A versenybíró
    [white-assistant] Világos segítője
    [black-assistant] Sötét segítője
   *[assistant] A segítő
  } jegyez, mert egyik játékos sem teszi. 8.5.1 szabálypont.
score-due = Leesett egy zászló. { color } a lépése előtt kiegészíti a játszmalapját, és ha ő lép, kérheti az ellenfél játszmalapját. Utána mondandó: játszmalap teljes. 8.5.2 szabálypont.
scores-due = Az órák állnak: mindkét játékos kiegészíti a játszmalapját. Utána mondandó: játszmalap teljes. 8.5.1 szabálypont.
score-lent = Játszmalap, { color } kapja, a lépés előtt visszaadandó. { $article } szabálypont.
reconstructing = Az órák állnak: a játszmát egy másik táblán rekonstruálják. Az állás, az idők, a lépésre következő és a lépésszám fel van jegyezve. Utána mondandó: játszmalap teljes. 8.5.3 szabálypont.
next-period = { $players ->
    [white] Világos következő lépése
    [black] Sötét következő lépése
   *[both] Mindkét játékos következő lépése
  } a következő időszakhoz számít. Annak ideje hozzáadódik. 8.6 szabálypont.
score-replaced = { color } elektronikus játszmalapja kicserélve, a lépések maradnak. 8.3 szabálypont.
signed = Aláírta: { color }. 8.7 szabálypont.
signed-by-both = Mindkét játékos aláírta, az eredmény érvényes.
sign-now = Aláíráshoz { $players ->
    [white] mondandó: világos, kettőspont, aláírás
    [black] mondandó: sötét, kettőspont, aláírás
   *[both] mondandó: világos vagy sötét, kettőspont, aláírás
  }.
result-replaced = A korábbi eredmény már nem érvényes. 8.7 szabálypont.
claim-written = { color } döntetlent igényel. { opponent } normális eszközökkel nem nyerhet, vagy nem törekszik rá. III.6 szabálypont. Ezzel a játszma véget ért. Az állás és a játszmalap le van írva, és { opponent } ellenőrzi. Az állás szó felolvassa. { claim-verify-line }
claim-verify-line = { opponent } mondja: { opponent }, kettőspont, igen vagy nem.
claim-verified = Az állás és a játszmalap ellenőrizve. A versenybíró dönt. Ő mondja: bíró, kettőspont, elfogadom, vagy eredmény, és világos, sötét vagy döntetlen.
claim-referred = { color } döntetlent igényel. { opponent } normális eszközökkel nem nyerhet, vagy nem törekszik rá. III.6 szabálypont. Ezzel a játszma véget ért; az állás és a játszmalap el van mentve. A versenybíró dönt. Ő mondja: bíró, kettőspont, elfogadom, vagy eredmény, és világos, sötét vagy döntetlen.
claim-not-verified = { opponent } nem igazolja, ez fel van jegyezve. A versenybíró dönt. Ő mondja: bíró, kettőspont, elfogadom, vagy eredmény, és világos, sötét vagy döntetlen.
refused-verify-first = { opponent } előbb ellenőrzi az állást és a játszmalapot. { claim-verify-line } III.6.1 szabálypont.
refused-must-record = { color } köteles jegyezni. 8.1.1 szabálypont.
refused-need-not-record = { color } nem köteles jegyezni. A.2 szabálypont.
refused-stopped-already = { color } már nem jegyez.
refused-score-first = { color } előbb kiegészíti a játszmalapját. Utána mondandó: játszmalap teljes. { $article } szabálypont.
refused-scores-complete = Nincs kiegészítendő játszmalap.
refused-records = { color } jegyez, így másnak nem kell. 8.5.1 szabálypont.
refused-kept-already = A jegyzés már folyik.
refused-score-at-hand = Nincs rekonstrukció: { $owner ->
    [white] világos játszmalapja
    [black] sötét játszmalapja
   *[kept] a kettejük helyett vezetett játszmalap
  } teljes. 8.5.3 szabálypont.
refused-no-score-at-hand = Egyik játszmalap sem teljes. A versenybíró mondja: bíró, kettőspont, rekonstruálás. 8.5.3 szabálypont.
refused-not-lent = Az ellenfél játszmalapja most nem jár, { color }. Csak lépésre következve és zászlóesés után, a saját kiegészítésére. 8.5.2 szabálypont.
refused-score-of-opponent = Ezt csak a saját játszmalapról lehet mondani.
refused-no-next-period = Nem következik másik időszak. 8.6 szabálypont.
refused-no-flag-fallen = Egyik zászló sem esett le. 8.6 szabálypont.
refused-not-over = Az eredményt a játszma végén írják alá. 8.7 szabálypont.
refused-signed-already = { color } már aláírta.
refused-who-signs = Mindkét játékos maga írja alá. Mondd: világos vagy sötét, kettőspont, aláírás. 8.7 szabálypont.
refused-electronic = Itt elektronikus a játszmalap: a megtett lépések benne vannak. 8.1.1.2 szabálypont.
refused-paper = Itt papíron van a játszmalap. 8.3 szabálypont.
may-not-record = Játszmalap segítővel játszott játszmában és versenyen van. { $article } szabálypont.
may-not-keep-score = Ezt itt a versenybíró vagy a segítő teszi. { $article } szabálypont.
example-own-score = Mondd ezt egymagában, vagy világos vagy sötét szóval.
example-not-shown = Mondd: nem bizonyítható. Akár színnel és lépésszámmal, például nem bizonyítható világos 2.
opened-electronic = A játszmalapok elektronikusak. 8.1.1.2 szabálypont.
warned = Figyelmeztetés, { color }. 12.9.1 szabálypont.
warned-for = Figyelmeztetés, { color }: { $text }. 12.9.1 szabálypont.
penalized = Büntetés, { color }: { $text }. 12.9 szabálypont.
protested = Az órák állnak, a versenybírót hívják. Két kéz egy lépéshez, { color }. Ő mondja: két kéz, vagy folytatás. { $article } szabálypont.
board-turned = Elfordított tábla. Az állás jól álló táblára kerül, a játszma folytatódik. Az órák állnak. 7.2.2 szabálypont.
displaced = Elmozdított bábok, { color }: saját idejében teszi vissza. 7.4.1 szabálypont.
restored = Az állás visszaállítva. Az idők az akkoriak, ha a versenybíró mást nem állít. 7.1 szabálypont.
restored-keeping-times = Az állás visszaállítva, az idők maradnak. 7.1 szabálypont.
restored-with-penalties = Az azóta kapott időbüntetések maradnak: { $text }.
restored-without-penalties = Az azóta kapott időbüntetések nem maradnak: { $text }.
penalty-given = { color } plusz { $time }
penalty-cut = { color } mínusz { $time }
restoring-asked = { color } visszavonatná a szabálytalan lépést. Ha az ellenfél ugyanezt mondja, az állás visszaáll. A.5.2 szabálypont.
ruling-withdrawn = Döntés visszavonva.

### Touched, adjusted, made

touched = Megérintve, { color }: { $pieces }.
touched-unclear = Megérintve, { color }: { $pieces }. A sorrend bizonytalan. 4.3.3 szabálypont.
touched-piece = { piece } { $square }
adjusting = { color } megigazít. 4.2.1 szabálypont.
adjusted = Megigazítva, { color }: { $pieces }. Ez semmire sem kötelez. 4.2.1 szabálypont.
adjusting-done = { color } végzett a megigazítással.
untouched = Véletlen érintés, { color }. Ez semmire sem kötelez. 4.2.2 szabálypont.
placed = Letéve, { color }: { $square }.
removed = Levéve, { color }: { $square }.
obligation-none = Nincs megérintett báb. { color } bármely szabályos lépést megtehet.
obligation-move = Ezzel kell lépni: { piece }, { $square } mezőről. { $article } szabálypont.
obligation-capture = Ezt kell ütni: { piece }, { $square } mezőn. { $article } szabálypont.
obligation-capture-with = Ezzel kell ütni: { piece }, { $from } mezőről, { $square } mezőn. { $article } szabálypont.
obligation-castle = Kötelező sáncolni: { castling-name }. { $article } szabálypont.
obligation-anything = Bármely szabályos lépés megengedett. { $article } szabálypont.
obligation-not-castle = Ebben a lépésben nem megengedett: { castling-name }.
refused-not-to-touch = Az érintés csak a lépésre következő játékost kötelezi. { color } következik. 4.3 szabálypont.
refused-not-to-adjust = Bábot csak a lépésre következő játékos igazíthat meg. { color } következik. 4.2.1 szabálypont.
refused-touch-of-opponent = Az ellenfél érintését a versenybíró vagy a segítő jelenti be. 4.3 szabálypont.
refused-nothing-there = Ott nincs ilyen báb: { $square }.
refused-other-piece-there = Ott más áll. { $square }: { $found }.
refused-which-piece = Melyik báb áll itt: { $square }? Mondd a színével együtt.
refused-nothing-touched = Nincs megérintett báb.
refused-not-adjusting = Senki sem igazít meg bábot.
refused-touched-before-claim = Ebben a lépésben nincs igénylés: már megérintett egy bábot. 9.4 szabálypont.
refused-steps-implied = Ezt itt a bejelentés magában foglalja. Csak a lépést jelentsd be. D.2.3 szabálypont.
refused-not-announced = Még nincs megtéve: hiányzik a bejelentés. Az óra marad. D.2.3 szabálypont.
refused-not-placed = Még nincs megtéve: { $square } mezőre nincs letéve semmi. Az óra marad. D.2.3 szabálypont.
refused-not-removed = Még nincs megtéve: { $square } mezőről a leütött báb nincs levéve. Az óra marad. D.2.3 szabálypont.
refused-placed-elsewhere = Letéve ide: { $placed }, bejelentve: { $square }. A letett báb marad, és a bejelentésnek azt kell megneveznie. 4.7 szabálypont.
refused-placed-otherwise = Letéve ide: { $placed }, bejelentve: { $square }. A kéznek és a bejelentésnek egyeznie kell. D.2.3 szabálypont.
refused-not-captured = Levéve { $square } mezőről. A bejelentett lépés nem üti azt a bábot. 4.7.1 szabálypont.
refused-other-promotion = Az átváltozás mezőjén már ott áll: { piece }. A választás végleges. 4.4.4 szabálypont.
refused-already-placed = Már letéve: { $square }. A báb marad. 4.7 szabálypont.
refused-no-move-there = Most egyetlen szabályos lépés sem teszi ezt: { $square }.
may-not-accident = Hogy véletlen volt-e, a versenybíró dönti el. Ő mondja: bíró, kettőspont, véletlen. { $article } szabálypont.
example-touched = Mondd a mezőket sorban, például megérintve huszár g1. Ha a sorrend nem ismert, tedd hozzá: bizonytalan.
example-score = Például: világos játszmalapja 12 huszár { $f } három. világos játszmalapja 12 sötét olvashatatlan. világos játszmalapja fájlból vilagos.pgn.
example-placed = Mondj egy mezőt, például letéve f3. Vagy levéve f7.
help-touch = A lyukából kiemelt báb megérintett: mondd, kiemelve huszár g1. A tapintás nem érintés. Hogy mivel kell lépni: kötelezettség. Rendezés előtt: megigazítom, utána: megigazítva.
help-steps = A lépés lépésenként készül: letéve f3, a bejelentés, és ütésnél levéve f7.
cli-arg-step-by-step = A letevés, a levétel és a bejelentés külön-külön jelentendő, D.2.3 szabálypont

### Draws, claims, irregularities, the end

draw-offered = Döntetlenajánlat: { color }. { opponent } mondja: elfogadom vagy elutasítom.
draw-offered-to-partner = Döntetlent ajánlasz { $color ->
    [white] sötétnek
   *[black] világosnak
  }.
draw-declined = { color } elutasítja a döntetlent.
offers-repeated = Döntetlenajánlatok, { color }: { WORDS($count) }. A versenybíró dönt. Elutasítva, vagy az ellenfél idejében. 11.5 szabálypont.
claim-failed = Az igénylés megalapozatlan, { color }.
claim-found = { $claim ->
    [threefold] Az állás még csak { $found ->
        [one] először
       *[other] másodszor
      } fordul elő
   *[fifty] { $found ->
       *[other] Még csak { WORDS($found, form: "attributive") } lépés történt ütés és gyaloglépés nélkül
      }
  }.
illegal-completed = { $irregularity ->
    [unpromoted] Elmaradt átváltozás, { color }
    [empty-press] Óranyomás lépés nélkül, { color }
    [two-hands] Két kéz, { color }
    [ruled] Döntés ellene, { color }
   *[illegal-move] Szabálytalan lépés, { color }
  }{ $loses ->
    [yes] { $irregularity ->
        [illegal-move] , { $count ->
            [one] ami azonnal veszít
           *[other] a második
          }
       *[other] : { $count ->
            [one] szabálytalan, azonnal veszít
           *[other] második szabálytalan lépés
          }
      }.
   *[no] { $irregularity ->
        [illegal-move] , az első
       *[other] : első szabálytalan lépés
      }.
  }
illegal-taken-back = A lépés visszavonva.
illegal-queen = A gyalog vezér lesz.
reply-taken-back = A rá adott válasz is visszakerül.
times-before-press = Az órákon a lenyomás előtti idő áll.
opponent-receives = { opponent }: plusz { $bonus }.
claim-found-with = { $claim ->
    [threefold] Ezzel a lépéssel az állás még csak { $found ->
        [one] először
       *[other] másodszor
      } fordulna elő
   *[fifty] { $found ->
       *[other] Ezzel a lépéssel még csak { WORDS($found, form: "attributive") } lépés lenne
      }
  }.
claim-illegal = A szándékolt lépés szabálytalan.
article = { $article } szabálypont.
claim-not-made = Még nincs igénylés. Mondd az igénylést a teljes lépéssel.
claim-offer-stands = A benne rejlő döntetlenajánlat érvényes marad.
claimed = { color } döntetlent igényel: { $claim ->
    [threefold] háromszor ugyanaz az állás
   *[fifty] ötven lépés
  }.
claimed-with = { color } igényel ezzel, { $move }: { $claim ->
    [threefold] háromszori állásismétlés
   *[fifty] ötven lépés
  }.
declared-must = { color } köteles ezt lépni: { $move }.
declared-piece-must = { color } köteles ezzel a bábbal lépni, ha az léphet. 4.3 szabálypont.
draw-agreed = { color } elfogadja a döntetlent. Az órák állnak. A versenybíró hozzájárulása kell. 9.1.1 szabálypont. Ő mondja: bíró, kettőspont, elfogadom vagy elutasítom.
consent-refused = A versenybíró nem járul hozzá a döntetlenhez. 9.1.1 szabálypont.
increment-requested = { color } lépésenként öt másodpercet kér. { opponent }: elfogadom vagy elutasítom? Mindkét félnek, és ez döntetlenajánlat. III.4 szabálypont.
increment-open = A többletidőről a versenybíró dönt. III.4 szabálypont. Ő mondja: bíró, kettőspont, elfogadom vagy elutasítom.
increment-granted = Többletidő megadva: lépésenként { $increment } mindkét félnek. { opponent }: plusz { $bonus }. III.4 szabálypont.
increment-refused = Nincs többletidő. III.4 szabálypont.
normal-means-claimed = { color } döntetlent igényel. Az órák állnak. { opponent } normális eszközökkel nem nyerhet, vagy nem törekszik rá. III.5 szabálypont. A versenybíró mondja: bíró, kettőspont, elfogadom, elutasítom vagy elhalasztom.
claim-postponed = Döntés elhalasztva. III.5.2 szabálypont.
claim-postponed-bonus = Döntés elhalasztva. { opponent }: plusz { $bonus }. III.5.2 szabálypont.
claim-rejected = Igénylés elutasítva. III.5.3 szabálypont.
claim-rejected-bonus = Igénylés elutasítva. { opponent }: plusz { $bonus }. III.5.3 szabálypont.
left-to-arbiter-claim = Az igénylésről még dönteni kell. III.5.2 szabálypont. A versenybíró mondja: bíró, kettőspont, elfogadom vagy elutasítom.
taken-back = { $plies ->
    [1] Vissza: { $move }.
   *[other] Vissza, ez elé: { $move }.
  }
correct-which = Melyik lépés helyette?
resign-question = { color } feladja? Igen vagy nem.
illegal-unpressed-question = { color } nem nyomta le az órát, a lépés nincs befejezve. 7.5.1 szabálypont. Mégis büntetés? Igen vagy nem.
illegal-legal-question = { color } utolsó lépése szabályos. Mégis szabálytalannak számítson? Igen vagy nem.
illegal-no-move-question = { color } még nem mondott be lépést. Mégis büntetés? Igen vagy nem.
take-back-question = { WORDS($plies, form: "attributive") } féllépés vissza? Igen vagy nem.
play-instead-question = Vissza, és helyette { $move }? Igen vagy nem.
stays = Marad, ahogy van.
flag-fell = Zászlóleesés: { color }.
resigned = { color } feladja.
doubt = { $doubt ->
    [castling] { opponent } mattja a Chess960 sánca nélkül nem volt található, sánccal pedig nem volt keresve
    [position] szabálytalan az állás: hogy { opponent } adhat-e mattot belőle, azt egy szabálypont sem mondja meg
   *[time] időben nem tisztázható, hogy { opponent } adhat-e még mattot
  }.
left-to-arbiter = A versenybíró dönt. { doubt } Ő mondja: bíró, kettőspont, eredmény, és világos, sötét vagy döntetlen.
won = { color } nyert: { $reason }.
won-so = { color } nyert.
drawn-so = Döntetlen.
drawn = Döntetlen: { $reason }.
half-for = Fél pont: { color }, nulla: { opponent }. Ok: { $reason }.
both-lost = Mindkét fél veszít: { $reason }.
annulled = A játszma nem számít: { $reason }. Új játszma következik.
reason-checkmate = matt
reason-cannot-mate = a másik fél nem adhat mattot. { $article } szabálypont
reason-resignation = feladás
reason-resignation-drawn = feladás, de a másik fél nem adhat mattot. 5.1.2 szabálypont
reason-stalemate = patt
reason-dead-position = holt állás
reason-agreement = megegyezés
reason-time = zászlóleesés
reason-time-drawn = zászlóleesés, de a másik fél nem adhat mattot. 6.9 szabálypont
reason-illegal-moves = második szabálytalan lépés. { $article } szabálypont
reason-illegal-moves-drawn = második szabálytalan lépés, de a másik fél nem adhat mattot. { $article } szabálypont
reason-illegal-move-first = szabálytalan lépés, ami azonnal veszít. A.5.2 szabálypont
reason-illegal-move-first-drawn = szabálytalan lépés, de a másik fél nem adhat mattot. A.5.2 szabálypont
reason-threefold-claim = ugyanaz az állás háromszor. 9.2 szabálypont
reason-fifty-moves-claim = ötven lépés. 9.3 szabálypont
reason-fivefold-repetition = ugyanaz az állás ötször. 9.6.1 szabálypont
reason-seventy-five-moves = hetvenöt lépés. 9.6.2 szabálypont
reason-normal-means = normális eszközökkel nem nyerhető. III.5 szabálypont
reason-both-flags = mindkét zászló leesett, ismeretlen sorrendben. III.3.1.2 szabálypont
reason-illegal-position = szabálytalan állás a következő lépés után is. A.5.4 szabálypont
reason-arbiter = a versenybíró döntése
reason-default-time = nem érkezett meg a várakozási időn belül. 6.7.1 szabálypont
reason-forfeit = a versenybíró elvesztettnek nyilvánította. 12.9 szabálypont
reason-wrong-start = hibás kezdőállás. 7.2.1 szabálypont
reason-colors-reversed = felcserélt színek. 7.3 szabálypont
hint-move = Tipp: { $move }.
hint-none = Nincs tipp.
hint-look = { $look ->
    [mate] Van matt { $moves ->
        [one] egy
       *[other] { WORDS($moves) }
      } lépésben.
    [in-check] Sakkban állsz.
    [promotion] Nézd a gyalogjaidat: az egyik átváltozik.
    [wins] Nézd, mit üthetsz.
    [mate-threatened] Matt fenyeget.
    [threatened] Veszélyben: { $piece }.
    [check] Nézd a sakkadásokat.
    [exchange] Nézd a cseréket.
    [castling] Gondolj a királyodra.
    [development] Hozz játékba egy tisztet.
    [pawns] Nézd a gyalogjaidat.
   *[quiet] Semmi sem kényszerű. Melyik báb állhatna jobban?
  }
hint-only = Csak egy lépés jó.
hint-piece = Ez a báb lép: { $piece }.
hint-more = Továbbiért mondd újra: tipp.
evaluation-score = { $size ->
    [level] Az állás egyenlő.
    [slight] { color } áll valamivel jobban.
    [pawns] { color } áll jobban, körülbelül { $count ->
        [one] egy gyaloggal
       *[other] { WORDS($count) } gyaloggal
      }.
    [won] { color } nyerésre áll.
    [mated] { color } mattot adott.
   *[mate] { color } mattot ad { $count ->
        [one] egy
       *[other] { WORDS($count) }
      } lépésben.
  }
evaluation-best = A legjobb: { $move }.
judged = { $fault ->
    [blunder] { $move }: súlyos hiba volt.
    [mistake] { $move }: hiba volt.
    [inaccuracy] { $move }: nem a legjobb volt.
    [good] { $move }: nem volt nála sokkal jobb.
   *[best] { $move }: a legjobb lépés volt.
  }
judged-better = Jobb lett volna: { $move }.
judged-nothing = Még nincs értékelhető lépésed.
nothing-said = Még semmi sem hangzott el.
said-first = Azelőtt semmi sem hangzott el.
said-last = Azután semmi sem hangzott el.
more-follows = A többihez mondd: több.
more-there = Több.
no-more = Nincs több.

### Help: what can be said now

help-move = Mondj egy lépést, például huszár { $f } három.
help-press = Mondd: lenyomom, és az ellenfél órája jár. Vagy mondd: javítás és a helyes lépést.
help-enter = Az Enter magában lenyomja az órát, ha a lépést megismételték.
help-repeat = { color } megismétli a bejelentett lépést.
help-setting-right = Igazítsd meg a táblát, és mondd: kész.
help-not-started = A versenybíró mondja: bíró, kettőspont, indítás. Utána jár az óra.
help-waiting = A versenybíró mondja: bíró, kettőspont, eredmény, és világos, sötét vagy döntetlen.
help-over = A játszma véget ért. Mondd: kilépés.
help-requests = Kérdezd: idő, elhasznált idő, lépések, táblák, állás, ismétlés. Mondhatod még: döntetlen, elfogadom, elutasítom, feladom, szünet, kilépés.
help-ask = Kérdezd például: idő, utolsó lépés, állás.
help-again = Az ismétlés szó megismétli az utolsót.
help-arbiter = Mindenek előtt mondd: bíró, kettőspont.
help-assistant = Jelezd, mit érintettek meg, vagy mi áll egy táblán.
help-practice = Vagy: tipp, vissza.
help-ladder = A létra szó megmondja, mit lehet kérdezni; a következő létrafok továbbvisz.
help-learning = Továbbá: értékelés, volt jobb, áttekintés, edzés, feladványok, vakon játszom.
help-boards = Ami valóban történt egy táblán: világos táblája vagy sötét táblája, és az ottani lépés. A tábla helyreállításához: igazítás. Hibát kézzel keresni: ellenőrzés. Honnan jött: miért.

### Speech

speech-off = Beszéd nélkül. { doctor-speech-remedy }
speech-gone = Beszéd nélkül tovább: nem válaszol beszédszolgáltatás. { speech-check }
speech-no-reader = Beszéd nélkül: nem válaszol képernyőolvasó. { speech-reader-remedy }
speech-reader-remedy = { SYSTEM() ->
    [windows] Indítandó a képernyőolvasó. NVDA-hoz nvdaControllerClient.dll, másokhoz prism.dll kell az ansage.exe mellé.
   *[other] Ezen a rendszeren a --speech auto beszél.
  }
speech-check = { SYSTEM() ->
    [windows] { doctor-speech-remedy }
   *[other] Ellenőrzés: spd-say szia
  }
speech-lost = A beszéd megszakadt: { $backend }.
speech-no-sound = Beszéd nélkül, mert nem található hangeszköz. { doctor-audio-remedy }
speech-by = { $by ->
    [ssip] { $backend } beszél, mert válaszol.
    [nvda] { $backend } beszél, mert ez a képernyőolvasó fut.
    [prism] A képernyőolvasó beszél, a { $backend } útján.
    [espeak] { $backend } beszél, magában a programban, mert nem válaszol beszédszolgáltatás.
   *[other] { $backend } beszél, a rendszer saját beszéde.
 }
screen-reader-found = Soros mód, mert képernyőolvasó fut: { $name }. Képernyő a --screen kapcsolóval.
speech-left-to-reader = Saját beszéd kikapcsolva, mert a képernyőolvasó beszél. A --speech auto kapcsolóval a program maga beszél.
lines-by-settings = Soros mód, mert a beállítások szerint képernyőolvasó olvas. Képernyő a --screen kapcsolóval.
speech-off-by-settings = Saját beszéd kikapcsolva, a beállítások szerint. A „beszéd be” szavakra a program beszél.
ear-whose = Kinek a hangja? Előbb mondd: világos vagy sötét.
ear-by = { color } saját hangja: { $backend }{ $device ->
    [none] { "" }
   *[other] , { $device }
  }.
ear-lost = { color } saját hangja megszakadt: { $backend }. Ami csak neki szól, csak itt olvasható.
ear-no-sound = { color } saját hangja néma: { $backend } nem talál hangeszközt{ $device ->
    [none] { "" }
   *[other] , ennek kellene lennie: { $device }
  }.
ear-no-module = { color } saját hangja néma: { $backend } alatt nincs ilyen modul: { $device }.
ear-gone = { color } saját hangja néma: ott nem válaszol beszédszolgáltatás. Ami csak neki szól, csak itt olvasható.
speech-not-on = Semmi sem változott, mert a saját beszéd ki van kapcsolva. A „beszéd be” szavakra a program beszél.

### The screen

screen-keys = { $keys }, Alt egy betűvel kérdez.
screen-prompt = Bevitel:
screen-only = Ez csak a képernyőn látszik: --screen.
screen-palette = { $palette ->
    [white-on-black] Fehér feketén.
    [black-on-white] Fekete fehéren.
    [yellow-on-black] Sárga feketén.
   *[orange-and-blue] Narancs és kék bábuk.
 }
screen-figurines = Bábuk rajzolva: a világosak világosan, a sötétek sötéten.
screen-letters = Bábuk betűvel.
screen-big-clocks = Nagy órák.
screen-small-clocks = Kis órák.
tones-on = Hangjelzések be.
tones-off = Hangjelzések ki.
tones-forbidden = Versenyen csak --earcons on kapcsolóval.
screen-player = { $color ->
    [white] Világos
   *[black] Sötét
  }
screen-player-to-move = { $color ->
    [white] Világos
   *[black] Sötét
  } következik
screen-clock = { $color ->
    [white] Világos
   *[black] Sötét
  } { $time }
screen-clock-runs = { $color ->
    [white] Világos
   *[black] Sötét
  } { $time } jár
screen-score = { $color ->
    [white] Világos
   *[black] Sötét
  } játszmalapja
screen-scores = Mindkét játszmalap
screen-differ = Látható: { board-of }. Eltérések, ! jellel: { WORDS($count, form: "attributive") } mező.
screen-differ-both = Eltérések, ! jellel: { WORDS($count, form: "attributive") } mező.
screen-board = { $color ->
    [white] Világos
   *[black] Sötét
  } táblája
screen-page = Oldal:
screen-onward = Page Down: tovább.
screen-back = Page Up: vissza.
screen-board-again = Escape: tábla.
screen-too-small = Az ablak túl kicsi a táblához.
screen-blindfold = Létrafok: { WORDS($rung) }, a tábla nem látszik.

### The start of a game of Chess960, thrown with a die or with coins

chess960-dice = Chess960 dobókockával. A szabad mezők számítanak, világos bal oldalától. Ami túl magas, azt újra kell dobni.
chess960-coins = Chess960 érmékkel. A szabad mezők számítanak, világos bal oldalától. A fej egy, az írás nulla, az első érme ér a legtöbbet. Ami túl magas, azt újra kell dobni.
chess960-for = { $throw ->
    [light-bishop] A világos mezők futója
    [dark-bishop] A sötét mezők futója
    [queen] Vezér
    [first-knight] Első huszár
   *[second-knight] Második huszár
  }
chess960-throw = { chess960-for }: legalább egy, legfeljebb { WORDS($squares) }.
chess960-throw-coins = { chess960-for }: { WORDS($coins, form: "attributive") } érme.
chess960-placed = { piece-at }.
chess960-too-high = { WORDS($number) } túl magas. Még egyszer.
chess960-so-many-coins = Pontosan { WORDS($coins, form: "attributive") } érme.
chess960-not-heard = Nem értettem: { $said }.
chess960-say-number = Mondd a kocka számát, vagy azt, hogy kilépés.
chess960-say-coins = Mondd minden érméről, hogy fej vagy írás, vagy azt, hogy kilépés.
chess960-heads = fej
chess960-tails = írás
chess960-left = Nem kezdődött játszma.

### Starting, and what can go wrong before a game

menu-what = Mi legyen? Egy: gyakorlás a gyakorlópartner ellen. Kettő: gyakorlás ketten. Három: játszma segítővel. Négy: verseny. Öt: az utolsó játszma folytatása. Hat: kilépés. Mondj egy számot, vagy: edzés, feladványok, áttekintés.
menu-short = Szám 1 és 6 között
menu-number = Mondj egy számot egytől hatig. Vagy egy lépést, vagy például: új játszma, szint kettő.
menu-none-open = Nincs nyitott játszma. Mondj egy számot, vagy: új játszma.
first-question = Használsz képernyőolvasót? Igen vagy nem.
first-explained = Használsz képernyőolvasót? Igen vagy nem. Igen esetén a program hallgat, és a képernyőolvasó olvassa a sorait; nem esetén maga beszél.
first-short = Képernyőolvasó? igen/nem
first-language = Melyik nyelv? { $languages }.
first-language-short = A nyelv száma
first-commands = Mondj egy lépést, például „{ $e } kettő { $e } négy”. A „még egyszer” megismétli az utolsó üzenetet. A „segítség” megmondja, mit lehet most mondani.
first-names = A mezők nevei? Egy: Gusztáv egy. Kettő: g egy. Három: Golf egy.
first-names-explained = Egy: keresztnevek, a legérthetőbb: Gusztáv egy. Kettő: a betű, a legrövidebb: g egy. Három: NATO-ábécé: Golf egy. Egy, kettő vagy három?
first-names-short = Nevek? 1 2 3
first-practice = Mondj egy lépést, vagy azt, hogy új játszma. A segítség többet mond.
first-practice-short = Lépés vagy új játszma
not-saved = Nincs elmentve, a lépés nem számít: { $why }. Az órák állnak. { $how ->
    [anew] Hogy az egész játszma újra ki legyen írva, mondd: folytatás.
    [busy] Mondd újra, ha a másik program befejezte.
    [never] Itt semmit sem lehet menteni.
   *[again] Szabadíts fel helyet vagy tedd vissza a lemezt, és mondd újra.
}
not-saved-yet = Nincs elmentve: { $why }. Az órák állnak. { $how ->
    [anew] Hogy az egész játszma újra ki legyen írva, mondd: folytatás.
    [away] Vedd el a játszmatár helyén lévő fájlt, és mondd: folytatás.
    [never] Itt semmit sem lehet menteni.
   *[again] Hogy újra megpróbálja, mondd: folytatás.
}
saved-again = A mentés újra működik.
saved-anew = Az egész játszma újra el van mentve, száma { WORDS($game) }.
error-usage = ansage: { $why }. Segítség: ansage --help
error-other = ansage: { $why }
error-unknown-argument = ismeretlen kapcsoló: { $arg }
error-invalid-value = { $arg }: { $value } nem jó érték
error-invalid-value-of = { $arg }: { $value } nem jó érték, lehet: { $possible }
error-missing = hiányzik: { $arg }
error-no-text = { $arg } nem UTF-8 szöveg
error-missing-command = hiányzik a parancs
error-unknown-command = ismeretlen parancs: { $arg }
error-conflict = { $arg } nem fér össze a többi kapcsolóval
error-fen = Az állás nem használható: { $why }. FEN kell, például { $example }
error-fen-over = Az állás nem használható: a játszma már véget ért volna
error-fen-whole = ez nem FEN
error-fen-board = a bábok nem olvashatók
error-fen-turn = nem olvasható, ki következik
error-fen-castling = a sáncjogok nem olvashatók
error-fen-en-passant = az en passant mező nem olvasható
error-fen-counters = a lépésszámok nem olvashatók
error-fen-too-many-moves = a lépésszámok nagyobbak, mint bármely lehetséges játszmában
error-fen-empty = a tábla üres
error-fen-missing-king = hiányzik egy király
error-fen-too-many-kings = az egyik félnek több királya van
error-fen-pawns = gyalog áll az első vagy az utolsó soron
error-fen-castling-rights = a sáncjogok nem illenek az álláshoz
error-fen-en-passant-square = az en passant mező nem illik az álláshoz
error-fen-opposite-check = sakkban áll az a fél, amelyik nem következik
error-fen-impossible-check = ilyen sakk nem jöhet létre
error-fen-too-much-material = több báb, mint amennyi lehetséges
error-chess960 = „{ $part }” nem Chess960 kezdőállás. Lehet szám 0 és 959 között, random, dice, coins vagy a nyolc figura, például RBQNBKRN
error-chess960-number = „{ $part }” nem szám 0 és 959 között
error-chess960-pieces = „{ $part }” nem király, vezér és két-két bástya, futó és huszár
error-chess960-king = „{ $part }”: a király nem a bástyák között áll
error-chess960-bishops = „{ $part }”: mindkét futó azonos színű mezőn áll
error-chess960-throw = „{ $part }” nem dobás. A kocka 1 és 6 közötti számot mutat, az érme H, ha fej, vagy T, ha írás
error-chess960-too-few = „{ $part }”: hiányoznak dobások
error-chess960-too-many = „{ $part }”: túl sok a dobás
error-chess960-seed = --seed csak ezzel együtt: --chess960 random
error-voice = nincs ilyen hang: { $tag }, lehet: { $known }
error-piece-sets = { $one } és { $other } bábunevei egy játszmában nem keverhetők
error-time = Az időbeosztás nem használható: { $why }. Például 90+30, 5 vagy 40/5400+30:1800+30
error-time-no-time = „{ $part }” nem idő
error-time-no-main = „{ $part }”: hiányzik az alapidő
error-time-no-moves = „{ $part }” nem lépésszám
error-time-not-last = „{ $part }”: nincs lépésszám, és nem az utolsó szakasz
error-time-too-long = „{ $part }” hosszabb egy napnál
error-time-no-periods = „{ $part }” nem a byo-yomi szakaszok száma
error-time-to-the-end = „{ $part }” a játszma végéig tart, és nincs lépésszáma
error-level = A szint 1 és 8 közötti szám
error-level-engine = Egy motor szintje 1 és 12 közötti szám
error-rung = A létrafok 1 és 6 közötti szám, next, previous vagy reached, és csak a partner vagy egy motor ellen érvényes
error-no-engine = Nincs „{ $why }” nevű program. { SYSTEM() ->
    [windows] A Stockfish a stockfishchess.org címen van. Utána: ansage settings set practice.engine ÚTVONAL
   *[other] Debianon van egy: apt install fairy-stockfish
  }
error-name = Egy név legfeljebb 80 karakter
error-library = A játszmatár nem használható: { $path }: { $why }
error-library-foreign = nem az Ansage játszmatára
error-library-later = újabb változat írta
error-library-gone = a játszmatár nincs a helyén
error-library-replaced = a játszmatár helyén egy másik fájl van
error-library-altered = a játszmatárat kívülről megváltoztatták vagy megcsonkították
error-disk-full = a lemez megtelt
error-disk-io = a lemez nem írható
error-disk-read-only = a fájl nem írható
error-disk-open = a fájl nem nyitható meg
error-disk-busy = éppen egy másik program ír
error-disk-corrupt = a fájl sérült
error-no-game = Nincs ilyen számú játszma: { $game }. Az összes: ansage games list
error-no-game-yet = Még nincs mentett játszma lépésekkel. Új kezdése: ansage practice
error-game-of-file = A --game PGN-fájlhoz való
error-file-game = { $file }: nincs ilyen játszma
error-no-drill = Nincs ilyen gyakorlat: { $drill }; ezek vannak: { $drills }
error-no-open-game = Nincs nyitott játszma. Új játszma: ansage practice
error-game-over = A játszma véget ért, száma { $game }. Elolvasható így: ansage games export { $game }
error-game-held = A játszma egy másik ablakban folyik, száma { $game }
error-game-damaged = { $damaged ->
    [white] A játszma sérült, száma { $game }, világos { $number }. lépésénél
    [black] A játszma sérült, száma { $game }, sötét { $number }. lépésénél
   *[none] A játszma az elejétől sérült, száma { $game }
}: { $damage ->
    [missing] ott hiányzik valami
    [changed] ott valamit megváltoztattak
    [unreadable] ami ott áll, nem olvasható
   *[impossible] ami ott áll, nem lehetséges
}. { $had ->
    [some] Ami előtte áll, így kapható meg: ansage games export { $game } --until-damage
   *[none] Előtte nincs lépés
}
error-games-missing = Hiányoznak a játszmák, { $first }–{ $last }. szám: semmi sem maradt belőlük
error-output = A kimenet hibás: { $why }
error-file = { $path } nem olvasható: { $why }
error-file-write = { $path } nem írható: { $why }
error-folder = a(z) { $path } mappa nem hozható létre, { $why }
error-folder-full = a mappa nem üres
error-folder-missing = nincs ilyen mappa
error-file-no-game = ott nem játszma áll
error-file-no-library = ott nem könyvtár áll
error-folder-place = ott nem lehet mappa
error-folder-unwritable = a(z) { $path } mappában semmi sem hozható létre
error-screen = Nincs képernyő: { $why }. Nélküle a --line kapcsolóval megy
error-home = Nincs mappa a felhasználói adatoknak. Nélküle így megy: --library FÁJL

### Events: pairings and table, and what can be wrong with the file

event-whole = Nincs hiba ebben: { $file }.
event-round = Forduló: { WORDS($round) }. Világossal: { $team }.
event-round-start = Kezdés: { $start }.
event-board = Tábla: { WORDS($board) }. Világos { $white }, sötét { $black }: { $state }.
event-not-begun = még nem kezdődött el
event-open = nyitott, játszma: { $game }
event-result = { $outcome ->
    [white] világos nyert
    [black] sötét nyert
    [drawn] döntetlen
    [both-lost] mindketten vesztettek
    [half-white] fél pont világosnak
    [half-black] fél pont sötétnek
    [white-forfeit] nem játszották le, világos nyert
    [black-forfeit] nem játszották le, sötét nyert
   *[neither] nem játszották le, mindketten vesztettek
  }
event-entered = { $result }, a versenybíró bejegyzése: { $reason }
event-points = { $half ->
    [yes] { $whole ->
        [0] fél pont
        [1] másfél pont
        [2] két és fél pont
       *[other] { WORDS($whole, form: "attributive") } és fél pont
      }
   *[no] { $whole ->
        [1] egy pont
        [2] két pont
       *[other] { WORDS($whole, form: "attributive") } pont
      }
  }
event-score = { $first } { $first-points }, { $second } { $second-points }
event-round-score = Forduló: { WORDS($round) }. { $score }.
event-total = Összesen: { $score }.
event-tie-break = Döntő játszma: világos { $white }, sötét { $black }: { $state }.
event-still-open = Még eredmény nélküli táblák: { WORDS($count) }.
event-wins = A győztes: { $team }.
event-wins-tie-break = A győztes a döntő játszma után: { $team }.
event-tie-break-due = Egyenlő pontszám: döntő játszma következik. Megnyitása: { $command }
event-equal = Egyenlő pontszám.
event-altered = { $what ->
    [edition] FIDE-szabályok
    [time] Gondolkodási idő
   *[scoring] Pontozás
  } változott ezen játszma óta: { $game }. Akkor { $then }, most { $now }.
event-altered-refused = Így nem folytatódik a verseny. A fájlban újra annak kell állnia, ami szerint játszottak.
event-scoring = győzelem { $win }, döntetlen { $draw }, vereség { $loss }
event-not-text = Ez nem szöveg: a fájlnak UTF-8 kódolásúnak kell lennie.
event-unpaired = Még nincs párosítva a forduló: { WORDS($round) }.
event-no-pairings = Még nincsenek párosítások.
error-event-teams = { $file } nem csapatverseny: hiányzik a teams
error-event-no-board = Nincs ilyen párosítás: { $round }. forduló, { $board }. tábla
error-event-over = Ezen a táblán már játszottak: játszma { $game }
error-event-open = Ezen a táblán már folyik a játszma. Folytatása: ansage resume { $game }
error-event-entered = A fájlban már van eredmény ehhez a táblához
error-event-earlier = Még nem ért véget: { $round }. forduló. Nincs eredménye: { $board }. tábla
error-event-no-tie-break = Ebben a versenyben nincs döntő játszma
error-event-not-due = Nincs szükség döntő játszmára
error-event-no-players = A tie-break részben hiányzik a white és a black: sorsolás után kié melyik szín
error-event-time = A --time ellentmond a versenynek; ott ez érvényes: { $part }
error-event-contradicts = A --{ $key } ellentmond a versenynek; a fájljában ez áll: { $key } = { $value }
error-event-unsaid = A --{ $key } ellentmond a versenynek; a fájljában nincs { $key }
event-unknown-key = Ez a kulcs itt semmit sem jelent: { $key }. Lehetséges: { $known }.
event-wrong-kind = Ennek a kulcsnak más fajta az értéke: { $key }. Ide ezt kell írni: { $kind ->
    [text] szöveget idézőjelben
    [number] egész számot
    [points] egész vagy fél pontot, legfeljebb 100-at
    [switch] true vagy false
    [date] egy napot, például 2026-11-28
    [list] szövegek listáját szögletes zárójelben
    [table] szakaszt
   *[tables] minden bejegyzéshez egy szakaszt kettős szögletes zárójelben
  }.
event-not-one-of = { $value } nem lehet { $key } értéke. Lehetséges: { $known }.
event-range = { $key } egy szám, legalább { $least }, legfeljebb { $most }.
event-missing = Hiányzik: { $key }.
event-no-supervision = Hiányzik: supervision. { $adequate } a versenyszabályokhoz, vagy { $few }. A versenykiírásnak ezt meg kell adnia, { $article } szabálypont.
event-supervision-standard = A supervision csak rapidhoz és villámhoz való; ez az idő hosszabb.
event-no-default-time = Hiányzik: default-time. A 2014-es szabályok szerint a várakozási időt meg kell adni, 6.7 szabálypont.
event-quickplay = A guidelines-iii nem illik ehhez az időhöz: csak többletidő nélkül, és villámban soha. III.2 szabálypont.
event-electronic = Elektronikus játszmalap csak a 2023-as szabályoknál választható. 8.1.1.2 szabálypont.
event-one-minute = A one-minute csak a 2023-as szabályoknál választható, rapidban és villámban versenyszabályokkal. A.3 szabálypont.
event-illegal-claimed = Az illegal-moves csak rapidban és villámban, versenyszabályok nélkül lehet claimed. A.5.2 szabálypont.
event-assistant-press = A segítő nyomná le az órát, de az assistant listájából hiányzik a D.2.10.3.
event-scoring-order = A győzelem többet ér a vereségnél; a döntetlen nem ér többet a győzelemnél, sem kevesebbet a vereségnél. 10.1 szabálypont.
event-scoring-maximum = Döntetlennél a két játékos együtt többet kapna, mint eldőlt játszmánál. 10.2 szabálypont.
event-increment = Szokatlan: a többletidő 2 és 60 másodperc közötti, itt { $seconds }.
event-times-differ = A két idő különböző fajta: vagy mindkettő korlátozott, vagy egyik sem; vagy mindkettő homokóra, vagy egyik sem.
event-two-teams = Egy csapatversenyben pontosan két teams van.
event-too-many = Túl sok játékos: { $team } csapatban legfeljebb { $most } lehet.
event-member-twice = { $player } kétszer szerepel a csapatokban.
event-leaves = { $player } nem távozhat, ha nincs a members listában.
event-round-twice = Már följebb is szerepel: { $round }. forduló.
event-board-twice = Már foglalt: { $round }. forduló, { $board }. tábla.
event-player-missing = Hiányzik: { $color ->
    [white] white
   *[black] black
  }. Csak ott játszanak, ahol mindkét csapatnak van játékosa; az üres tábla nem ad pontot.
event-no-member = { $player } egyik csapatban sincs.
event-wrong-color = Rossz szín: { $player } csapata { $team }, és ez a csapat { $color ->
    [white] világossal
   *[black] sötéttel
  } játszik: { $round }. forduló.
event-plays-twice = { $player } már játszik egy másik táblán: { $round }. forduló.
event-same-opponents = { $first } és { $second } már játszik egymással: { $round }. forduló.
event-added-later = { $player } csak az első forduló után jön.
event-left-before = { $player } az első forduló után távozott.
event-no-reason = Hiányzik: reason. A versenybíró indoklással ír be eredményt.
event-same-team = Mindkét játékos ugyanabban a csapatban van.
event-round-began = Már elkezdődött: { $round }. forduló. A párosítás marad: { $board }. tábla.
event-federation = A szövetség a FIDE három nagybetűs kódja, például HUN.
event-ends-before = A verseny előbb ér véget, mint ahogy elkezdődik.
event-two-dates = A date egynapos versenyhez való: nem állhat a from és a to mellett.
event-round-outside = Nem a verseny napjára esik ez a forduló: { $round }.
event-described-twice = { $player } feljebb már szerepel a players között.
event-fide-id-twice = Ez a FIDE-azonosító már egy másik játékosé: { $number }.
event-trf-lacks = Ahhoz, hogy a FIDE értékelje, ez hiányzik a verseny fájljából: { $keys }.
event-trf-cut = Ez a név túl hosszú a mezőjéhez, ezért rövidebb lett: { $name }.
event-trf-misfit = A jelentés nem felel meg a TRF16-nak, ezért nem adható ki. { $line }. sor, { $column }. hely: { $problem ->
    [sign] ott nem állhat ilyen jel
    [content] nem az áll ott, ami odavaló
    [missing] hiányzik, aminek ott kell állnia
    [twice] feljebb már szerepel
    [pairing] egy játszma két játékosának adatai eltérnek
    [sum] nem egyezik a pontszám, a helyezés vagy a darabszám
   *[team] nem egyértelmű a játékos csapata
  }

### The list of games

games-none = Nincs játszma.
games-sound = { $scope ->
    [all] { $count ->
        [one] Egy játszma van, és ép.
       *[other] Mind ép, { $count } játszma.
    }
   *[one] A játszma ép, száma { $game }.
}
games-file-damaged = A fájl sérült, de még minden játszma olvasható. Egy játszma kiírása: ansage games export
games-line = { $game }: { $desk ->
    [practice] gyakorlás
    [imported] beolvasott
    [relay] segítővel
   *[tournament] verseny
  }, { $date }, világos { $white }, sötét { $black }, { $result ->
    [open] nyitott
    [white] világos nyert
    [black] sötét nyert
    [both-lost] mindketten vesztettek
    [half-white] fél pont világosnak
    [half-black] fél pont sötétnek
    [annulled] érvénytelen
   *[drawn] döntetlen
  }.

### For other programs: say, and the voices

hear-several = több lépés is illik rá: { $moves }.
say-wrong = Játszma { $game }, sor { $line }: { $why }
say-no-move = { $word }: { $why }
say-variant = Ez a változat nem a FIDE szabályai szerinti sakk: { $variant }.
say-flaw-tag = Ez a címke nem olvasható. Egy név és egy idézőjelbe tett érték, együtt szögletes zárójelben.
say-flaw-comment = Az itt kezdődő megjegyzésnek nincs vége. Zárd le kapcsos zárójellel.
say-flaw-variation = Az itt kezdődő változatnak nincs vége. Zárd le kerek zárójellel.
say-flaw-long = Itt valami kimarad, mert túl hosszú.
voices-line = { $tag }: { $name }
voices-line-broken = { $tag }: nem használható. Hogy miért, megmutatja: { $command }
preview-sentence = Világos döntetlent ajánl. Még egy óra huszonhárom perced van.

### What can be wrong with a voice of one's own, and what to do

check-whole = Ebben a hangban nincs hiba: { $folder }.
check-no-file = Ez a fájl hiányzik. Egy hang egy mappa, benne lexicon.toml és messages.ftl.
check-not-toml = Ez nem TOML: { $why }. Javítsd ki ezt a sort; ami utána jön, lehet, hogy jó.
check-unknown-key = Ez a kulcs itt semmit sem jelent: { $key }. Vedd ki, vagy írd úgy, ahogy a program hangjaiban áll.
check-wrong-kind = Ennek a kulcsnak más fajta az értéke: { $key }. Írj { $kind ->
    [tables] minden bejegyzéshez egy szakaszt kettős szögletes zárójelben
    [table] egy szakaszt
    [list] szavak listáját szögletes zárójelben
    [lists] szavak listáinak listáját
   *[text] szöveget idézőjelben
  }.
check-unknown-like = Nincs { $tag } nevű hang, amelyhez hasonló lehetne. Lehetséges: { $known }.
check-unknown-sound = Nincs { $sound } nevű hangírás. Lehetséges: { $known }; vagy hagyd ki a sort.
check-mishearing-reason = A félrehallásnak nincs oka: { $heard }. Írd a why kulcshoz az okot vagy a forrást.
check-mishearing-heard = Ez a félrehallás nem mondja meg, mi hallatszik: { $heard }. Írd listaként a heard kulcshoz.
check-mishearing-meant = A félrehallás jelentése itt nem sakkszó: { $heard }, jelentése { $meant }. Írj a meant kulcshoz olyan szót, amely valamelyik listában áll.
check-collision = Ennek a szónak két jelentése van: { $word }, jelentése { $first } és { $second }. Vedd ki az egyik listából.
check-list-missing = Hiányzik ez a szakasz: { $key }. Írd úgy, ahogy a program hangjaiban áll.
check-list-eight = Ide nyolc szólista kell, mindegyikhez egy: { $key }. Írj nyolcat, vagy hagyd ki.
check-list-told = Ide nyolc vonal és nyolc sor kell: { $key }. Számold meg őket.
check-list-numbers = Ide a számok szavai kellenek 0 és 99 között, meg kilenc százasé: { $key }. Számold meg őket.
check-list-empty = Itt egy üres szó áll. Vedd ki.
check-list-alternatives = A változatok itt nem olvashatók: „{ $key }”. Így írja: (egyik|másik).
check-no-letter = A letters szakaszból hiányzik egy betű: { $key }. Írd hozzá.
check-same-letter = Ez a betű két bábé: { $letter }, mégpedig { $first } és { $second }. Adj az egyiknek másikat.
check-not-fluent = Ez nem Fluent: { $why }. Javítsd ki ezt a sort; ami utána jön, lehet, hogy jó.
check-missing = Hiányzik ez az üzenet: { $message }. Írd hozzá{ $variables ->
    [none] {""}
   *[other] , ezekkel: { $variables }
  }.
check-unused = Ezt az üzenetet senki sem kéri: { $message }. Vedd ki, vagy írd úgy, ahogy kérik.
check-twice = Ez az üzenet itt másodszor áll: { $message }. Vedd ki az egyiket.
check-unknown-variable = Az üzenetnek nincs ilyen változója: { $message }, { $variable }. { $variables ->
    [none] Egy sincs neki. Vedd ki
   *[other] Ezek vannak: { $variables }. Használd az egyiket
  }.
check-missing-variable = Az üzenetből hiányzik egy változó: { $message }, { $variable }. Tedd be, ahová való.
check-unknown-reference = Az üzenet olyanra hivatkozik, ami nincs: { $message }, { $reference }. Írd hozzá, vagy írd helyesen.
check-unknown-function = Az üzenet olyan függvényt hív, ami nincs: { $message }, { $function }. Van WORDS, NUMBER és SYSTEM.
check-why-quote = itt hiányzik egy idézőjel
check-why-bracket = itt hiányzik egy zárójel, vagy eggyel több van
check-why-deep = itt több zárójel van egymásban, mint amennyi egy üzenethez kell
check-why-comma = itt hiányzik egy vessző, vagy eggyel több van
check-why-twice = ez már följebb is szerepel
check-why-value = hiányzik az egyenlőségjel, vagy ami utána jön
check-why-sign = itt olyan jel áll, amely itt nem állhat
check-why-default = a változatok közül pontosan egynek kell csillag; az érvényes, ha egyik másik sem illik
check-why-selector = így nem lehet választani; változatok között csak változó vagy függvény választ
check-why-place = így nem olvasható
check-wrong-pairs = A(z) { $key } értéke nem megfelelő fajtájú. Írj minden alakhoz párokból álló listát: mi áll a szavakban, és mi lesz belőle.
check-missing-key = Hiányzik: { $key }. Írd be úgy, ahogy a program hangjaiban áll.
check-empty-text = Üres szöveg áll itt: { $key }. Írj bele valamit.
check-empty-list = Üres: { $key }; csak az érthető, ami itt áll: { $from }. Írd be a saját nyelved szavait, vagy hagyd el a sort.
check-language = { $language } nem egy nyelv jele. A language után olyat írj, mint hu vagy pt-BR.
check-no-sign = { $key } itt nem állhat. Írj pontosan egy betűt vagy írásjelet; a számjegyek nem billentyűk, mert válaszok.
check-key-asks-nothing = A(z) { $key } billentyű jelentése { $said }, és ez se nem kérés, se nem kérdés. Írj olyan szavakat, amelyek önmagukban is érthetők.
check-also-move = { $word } itt: { $key }, egyúttal lépés, annak része vagy szám. Vedd ki.
check-not-a-letter = { $letter } nem lehet a betűje ennek: { $key }. Írj egyetlen nagybetűt; a kisbetűk vonalak.
check-circle = A(z) { $message } üzenet körben önmagára hivatkozik. Vedd ki az egyik hivatkozást.
check-empty-message = A(z) { $message } üzenet nem mond semmit, vagy egyik változata nem mond semmit. Írj bele valamit.
check-too-large = Ez a fájl hosszabb { $size } megabájtnál, és egy hang sem ilyen hosszú. Használj másikat.
error-voice-broken = A(z) { $tag } hang nem használható. { $why } Minden hibáját megmutatja: { $command }
error-file-missing = nincs ilyen
error-file-denied = a hozzáférés nem engedélyezett
error-file-folder = ez egy mappa
error-file-special = nem közönséges fájl
error-file-library = a játszmatárhoz tartozik
error-file-event = ez a verseny fájlja
error-file-long = túl hosszú
error-file-line = egy sora túl hosszú
error-file-endless = valami nem ér véget benne
error-file-circle = a hivatkozások körbe vezetnek
error-file-name = ilyen név nem lehet
error-system = { $number ->
    [0] a rendszer hibát jelez
   *[other] a rendszer hibát jelez, a száma { $number }
}
error-input = Hiba a bemenettel: { $why }

### A szabályok magyarázata

law-name = { $part ->
    [preface] Előszó
    [guidelines] { $number } irányelv
    [appendix] { $number } függelék
   *[article] { $number } szabálypont
  }
law-told = { $name }, { $edition ->
    [2014] 2014-es
    [2017] 2017-es
    [2018] 2018-as
   *[2023] 2023-as
  } szabályzat: { $text }
law-chapter = { $name }: { $text }
law-not-at-hand = E kiadás szövege nem állt rendelkezésre. A későbbiek szerint: { $text }
law-no-text = Ebben a hangban hiányzik a szöveg: { $name }.
law-no-texts = A { $tag } hang nem magyarázza el a szabályokat, mert nincs laws.ftl fájlja.
error-law-nearest = nincs { $text } pont. A { $edition ->
    [2014] 2014-es
    [2017] 2017-es
    [2018] 2018-as
   *[2023] 2023-as
  } szabályzatban a legközelebbi: { $nearest }
error-law-number = { $text } nem egy pont száma, és itt nem is ismert szó, lehetséges például 6.9, D.2.8, III.4, patt és holt állás
### Mi lesz egy állásból: rule

ruled-checkmate = { color } nyert mattal. { $article } szabálypont.
ruled-stalemate = Döntetlen pattal. { $article } szabálypont.
ruled-dead-position = Döntetlen: egyik fél sem adhat mattot szabályos lépések semmilyen sorozatával. { $article } szabálypont.
ruled-cannot-mate = Döntetlen: { color } nem adhat mattot szabályos lépések semmilyen sorozatával. { $article } szabálypont.
ruled-time = { color } nyert: { opponent } zászlója leesett. { $article } szabálypont.
ruled-resignation = { color } nyert: { opponent } feladja. { $article } szabálypont.
ruled-illegal-moves = { color } nyert: { WORDS($count, form: "attributive") } szabálytalan lépés, { opponent }. { $article } szabálypont.
ruled-repetition = Döntetlen: ugyanaz az állás { WORDS($found, form: "attributive") } alkalommal. { $article } szabálypont.
ruled-no-progress = Döntetlen: mindkét fél { WORDS($found, form: "attributive") } lépése ütés és gyaloglépés nélkül. { $article } szabálypont.
ruled-penalty = A játszma folytatódik. A szabálytalan lépésért { color }: plusz { $bonus }. { $article } szabálypont.
ruled-incorrect = Az igénylés megalapozatlan: { $only }. { color }: plusz { $bonus }. { $article } szabálypont.
ruled-declared = { opponent } köteles megtenni a bejelentett lépést.
ruled-goes-on = A játszma folytatódik: { $only }. { $article } szabálypont.
ruled-only-repetition = ugyanaz az állás még csak { WORDS($found, form: "attributive") } alkalommal
ruled-only-consecutive = ugyanaz az állás egymás után még csak { WORDS($found, form: "attributive") } alkalommal
ruled-only-progress = { $found ->
    [0] mindkét fél még egyetlen lépése sem
   *[other] mindkét fél még csak { WORDS($found, form: "attributive") } lépése
  } ütés és gyaloglépés nélkül
ruled-can-mate = A játszma folytatódik: { color } még adhat mattot. { $article } szabálypont.
ruled-arbiter = A versenybíró dönt: { doubt } { $article } szabálypont.
rule-bad-line = { $line }. sor: { $why }

### Help texts of the command line

cli-about = Sakk bejelentéssel, olyan játékosoknak, akik nem látják a táblát
cli-usage = Használat
cli-commands = Parancsok
cli-arguments = Adatok
cli-options = Kapcsolók
cli-practice = Gyakorlás, a gyakorlópartner ellen vagy ketten
cli-relay = Egy segítő közvetít két játékos között (D.2.10)
cli-tournament = Versenyjátszma pontosan a D függelék szerint
cli-resume = Játszma folytatása; szám nélkül az utolsó nyitott
cli-review = Egy játszma áttekintése lépésről lépésre, mentett vagy PGN-fájlból való; semmi nélkül az utolsó
cli-position = Állás felállítása szavakkal, és játék belőle
cli-puzzles = Feladványok, a programéi vagy egy fájléi
cli-train = Edzés fejben: mezők, utak, állások, diktálás
cli-progress = Megmondja, hogyan halad a gyakorlás, hétről hétre
cli-listen = Egy PGN-fájl játszmáinak hallgatása
cli-event = Egy verseny: a fájl ellenőrzése; csapatverseny párosításai, játszmái és táblázata
cli-event-check = Megmondja a fájl minden hibáját
cli-event-pairings = A párosítások felsorolása
cli-event-play = Egy forduló egy táblájának játszmája
cli-event-tie-break = A döntő játszma megnyitása
cli-event-table = A táblázat kiírása
cli-event-trf = Az eredmények versenyjelentésként a FIDE számára (TRF16)
cli-arg-event = A verseny szabályainak fájlja
cli-arg-event-file = A verseny fájlja
cli-arg-round = A forduló száma
cli-arg-board = A tábla száma
cli-arg-desk = A játszma fajtája: relay vagy tournament
cli-arg-as-json = Egy JSON-objektum mondatok helyett
cli-games = Az elmentett játszmák
cli-games-list = Az összes játszma felsorolása
cli-games-verify = A játszmák épségének ellenőrzése
cli-games-export = Egy játszma kiírása
cli-help = Ez a súgó
cli-version = A változat száma
cli-arg-game = A játszma száma
cli-arg-library = A játszmatár fájlja
cli-arg-settings = A beállítások fájlja
cli-arg-key = A beállítás neve, például speech.rate.hu
cli-arg-value = A beállítás értéke
cli-arg-voice = A mondatok nyelve: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Időbeosztás, például 90+30, 5 vagy 40/5400+30:1800+30; - óra nélkül
cli-arg-fen = Kezdőállás, FEN
cli-arg-chess960 = Chess960: szám 0 és 959 között, random, dice, coins, dice:2,3,5,1,4, coins:HTTHHHTTTHTH, vagy a figurák, például RBQNBKRN
cli-arg-reviewed = Egy mentett játszma száma, vagy egy PGN-fájl
cli-arg-game-of-file = A játszma száma a PGN-fájlban
cli-arg-set-up = Az állás FEN-ként
cli-arg-puzzle-file = Feladványok: a Lichess CSV-je, EPD vagy PGN
cli-arg-drill = A gyakorlat neve, például square-colours; név nélkül a program javasol
cli-arg-minutes = Legfeljebb ennyi perc
cli-arg-listen-file = Játszmák PGN-ben
cli-arg-pace = Másodpercek lépéstől lépésig; 0 esetén kérésre jönnek
cli-arg-player = Csak ennek a játékosnak a játszmái
cli-arg-listen-event = Csak ennek a versenynek a játszmái
cli-arg-opening = Csak ezzel a megnyitással, név vagy kód szerint: B90
cli-arg-listen-position = Csak amelyekben előfordul ez az állás, FEN
cli-arg-theme = Csak ilyen témájú feladványok, például mateIn2 vagy fork; ismételhető
cli-arg-rating = Csak ilyen értékszámok: 1200-1600, 1200-, 1600
cli-arg-pieces = Ennyi báb a táblán: 8 legfeljebb nyolc, 3-8 háromtól nyolcig
cli-arg-seed = A --chess960 random kezdőértéke; ugyanaz ugyanazt az állást adja
cli-arg-white = Világos játékosának neve
cli-arg-black = Sötét játékosának neve
cli-arg-speech = Beszéd: auto, ssip, nvda, prism, tts, espeak vagy off
cli-arg-line = Soros mód: soronként egy bemondás, soronként egy üzenet
cli-arg-screen = Képernyő, akkor is, ha képernyőolvasó fut
cli-arg-json = Mondatok helyett eseményenként egy JSON-objektum
cli-arg-simulate-time = Az idő csak ilyen sorokkal telik: wait 90s
cli-arg-press = Ki nyomja le az órát: auto vagy manual
cli-arg-repeat = Ki ismétel: program vagy opponent
cli-arg-against = Ellenfél: partner vagy person
cli-arg-engine = UCI-motor ellenfélnek: programjának neve vagy útvonala, argumentumok nélkül
cli-arg-level = A gyakorlópartner szintje, 1–8, vagy a motoré, 1–12; az adaptive az eredményeket követi
cli-arg-rung = A vaklétra foka, 1–6; a next a következő, a previous az előző, a reached az elért
cli-arg-svg = Fájl a diagramnak
cli-arg-color = A te színed: white vagy black
cli-arg-format = A kimenet formája: pgn, text, html, pdf, fen, epd, json, brf, brl, cells, svg, png, audio vagy daisy; enélkül pgn
cli-arg-output = Fájl a szabványos kimenet helyett
cli-arg-until-damage = Sérült játszmából az ép rész kiírása
cli-hear = A szabványos bemenetről soronként egy megszólalás meghallása, és minden lépés kiírása UCI és SAN formában
cli-say = Lépések vagy egész PGN-játszmák bejelentése fájlból vagy a szabványos bemenetről
cli-rule = Megmondani, mi lesz egy állásból zászlóleesés, feladás, szabálytalan lépés vagy igénylés után
cli-reconcile = Két játszmalap és a táblák összevetése, és mi a teendő (D.2.9)
cli-voices = A hangok: felsorolás, egy kipróbálása, egy saját ellenőrzése
cli-voices-preview = Egy mondat és egy bejelentés kiírása és kimondása
cli-voices-check = Minden hiba megkeresése egy saját hangban
cli-law = Egy szabálypont magyarázata; szám nélkül a fejezetek felsorolása
cli-guide = A kézikönyv olvasása szakaszonként; szám nélkül a fejezetek neve
cli-completions = Annak kiírása, amivel egy parancsértelmező kiegészíti a parancsokat
cli-manual = A kézikönyvoldal kiírása; mappával parancsonként egy oldal oda
manual-name = Név
manual-synopsis = Használat
manual-description = Leírás
manual-version = Verzió
cli-arg-play-on = Minden lépés végrehajtása, mielőtt a következő hallható
cli-arg-json-lines = Soronként egy JSON-objektum
cli-arg-names = A mezők nevei a bejelentésekben és a mondatokban: fide, letters, nato vagy local
cli-arg-form = Forma: long vagy short
cli-arg-letters = A bábok betűi, írva és értve, ahogy ebben a hangban: de, en, es, eu, eu-anderea, hu, pt. Megadása nélkül a sajátjai; a say ilyenkor angolul olvassa a PGN-t
cli-arg-file = Játszmák PGN-ben; nélküle lépések vagy játszmák a szabványos bemenetről
cli-arg-white-score = Világos játszmalapja PGN-ben
cli-arg-black-score = Sötét játszmalapja PGN-ben
cli-arg-white-board = Mi áll világos tábláján, FEN-ként
cli-arg-black-board = Mi áll sötét tábláján, FEN-ként
cli-arg-tag = A hang nyelve
cli-arg-folder = Mappa, benne lexicon.toml és messages.ftl
cli-arg-articles = Szabálypontok száma, például 6.9, D.2.8 vagy III.4
cli-arg-chapter = Egy fejezet száma
cli-arg-shell = Parancsértelmező: bash, zsh, fish, powershell vagy elvish
cli-arg-pages = Mappa a kézikönyvoldalaknak
cli-arg-edition = A szabályzat kiadása: 2014, 2017, 2018 vagy 2023
cli-arg-white-is = Mit lát és hall a világos játékos: sighted, blind vagy deaf
cli-arg-black-is = Mit lát és hall a sötét játékos: sighted, blind vagy deaf
cli-arg-no-assistant = Nincs segítő (D.2.11)
cli-arg-position = Állás, FEN, Chess960 is; - a szabványos bemenetről olvas állásokat
cli-arg-positions = Fájl, soronként egy FEN; - a szabványos bemenet
cli-arg-played = Az állásból megtett lépések algebrai jelöléssel, koordinátákkal vagy bejelentésként
cli-arg-cadence = A játszma gyorsasága: standard, rapid vagy blitz
cli-arg-few-arbiters = Rapid vagy villám megfelelő felügyelet nélkül (A.5, B.3)
cli-arg-flag = Kinek a zászlója esett le: white vagy black
cli-arg-resigns = Ki adja fel: white vagy black
cli-arg-illegal = Ki fejezett be szabálytalan lépést: white vagy black
cli-arg-count = Szabálytalan lépéseinek száma, ezzel együtt
cli-arg-dead = Holt-e az állás (5.2.2)
cli-arg-claim = Mire alapozva igénylik a döntetlent: threefold, fifty, fivefold vagy seventy-five
cli-arg-found = Hányszor fordult elő az állás, vagy hány lépést tettek a felek ütés és gyaloglépés nélkül, ha a lépések nem mondják meg
cli-arg-declares = A lépés, amelyet az igénylő leír és bejelent (9.2.1.1, 9.3.1)
cli-arg-deadline = Hány ezredmásodpercig tarthat egy válasz, mielőtt a versenybíró dönt

### Adjourned games and who is at the board (Guidelines I, 6.7)

adjournment-asked = { color } korábban félbeszakítaná a játszmát. A versenybíró dönt: bíró, kettőspont, félbeszakítás és a hátralévő idő. I.1.2 szabálypont.
sealing = Az ülésnek vége. { color } függőlépést ad, az órája jár. Előbb a versenybíró jelszava. I.1.1 szabálypont.
sealing-made = Az ülésnek vége. A táblán megtett lépés a függőlépés: { color }. Előbb a versenybíró jelszava. I.1.1 szabálypont.
sealing-reply = { color } borítékolja a válaszát, mert a másik fél távol van. I.9.3 szabálypont.
sealing-early = Az ülésből hátralévő idő: { $time }. Felhasználtnak számít. I.1.2 szabálypont.
sealed = Borítékolva.
sealed-made = Borítékolva: a táblán megtett lépés. I.1.1 szabálypont.
adjourned = Félbeszakítva. { color } függőlépést adott, az órák állnak.
adjourned-deemed = Felhasználtnak számít még, { color }: { $time }. I.1.2 szabálypont.
adjourned-reply = Válasz borítékolva. { color } órája jár az érkezésig. I.9.3 szabálypont.
resumption-set = Folytatás: { $text }.
resumption-unset = Folytatás: még nincs kitűzve. A versenybíró mondja: újrakezdés, és a napot, az időt, a helyet. I.2.7 szabálypont.
resumption-how = A folytatáshoz a versenybíró mondja: indítás vagy felbontás. Előbb, aki hiányzik: távol és a szín.
resumption-open = Folytatás: most felbontják a borítékot. A versenybíró mondja: felbontás. I.9 szabálypont.
resumption-absent = Folytatás. { color } távol van, az órája jár az érkezésig. I.9.2 szabálypont.
resumption-both-absent = Folytatás. Mindkét játékos távol van, { color } órája jár az érkezésig. I.11 szabálypont.
envelope-checked = A borítékot a versenybíró ellenőrizte. I.3 szabálypont.
envelope-unchecked = A boríték még nincs ellenőrizve. A versenybíró mondja: ellenőrizve. I.3 szabálypont.
envelope-position = Állás a függőlépés előtt: { $position }
envelope-sealed = Függőlépést adott: { color }, a lépés száma { WORDS($number) }.
envelope-opened = Boríték felbontva. { color } függőlépése: { $move }. I.9 szabálypont.
envelope-ambiguous = Nem egyértelmű függőlépés, { color }: { $move }. I.8.1 szabálypont.
envelope-unintelligible = Érthetetlen függőlépés, { color }: { $move }. I.8.2 szabálypont.
envelope-illegal = Szabálytalan függőlépés, { color }: { $move }. I.8.3 szabálypont.
envelope-lost = A boríték elveszett. { color } megteszi a borítékolt lépést. Az idők maradnak, az órák állnak az óranyomásig. I.12.1 szabálypont.
absent = { color } nincs jelen.
arrived = { color } megérkezett.
default-time = Várakozási idő: { $time }. 6.7.1 szabálypont.
default-time-zero = Nincs várakozási idő kitűzve, tehát nulla. A versenybíró elvesztettnek nyilváníthatja a játszmát: eredmény és a nyertes színe. 6.7.1 szabálypont.
default-time-over = Lejárt a várakozási idő: { color }. A függőlépés befejezhette a játszmát: a versenybíró mondja: felbontás, vagy ha másként dönt: folytatás. I.10 szabálypont.
seal-asked = Kérem a függőlépést. Nem látszik és nem hangzik el.
seal-unclear = Nem érthető. Mondd másképp. Ha ugyanaz jön még egyszer, az kerül a borítékba.
seal-ambiguous = Nem egyértelmű. Mondd az indulómezőt vagy a bábut. Ha ugyanaz jön még egyszer, az kerül a borítékba. I.1.1 szabálypont.
seal-no-move = Nem lehetséges lépés. Mondd újra.
seal-too-long = Túl hosszú a borítékhoz.
envelope-system = A boríték itt nem zárható le és nem bontható fel. Nincs memória vagy véletlenszám.
passphrase-asked = Kérem a jelszót. Nem látszik és nem hangzik el.
passphrase-again = Ugyanaz a jelszó még egyszer.
passphrase-differs = A két jelszó különbözik. Még egyszer elölről.
passphrase-short = Túl rövid: a jelszó legalább { WORDS($count, form: "attributive") } betű.
passphrase-taken = Jelszó rendben.
passphrase-wrong = Hibás jelszó. A boríték zárva marad.
passphrase-once-more = Még egyszer a jelszót. Egy üres sor elhagyja.
passphrase-left = A boríték zárva marad. A felbontás szóra újra kéri a jelszót.
confided-left = Nem érkezett semmi.
passphrase-first = Előbb a versenybíró jelszava. Ő mondja: bíró, kettőspont, jelszó.
reason-sealed-move = nem egyértelmű, érthetetlen vagy szabálytalan függőlépés. I.8 szabálypont
reason-sealed-move-drawn = érvénytelen függőlépés, de a másik fél nem tud mattot adni. I.8 szabálypont
reason-position-lost = a félbeszakított játszma állása elveszett. I.12.2 szabálypont
refused-sealing = Függőlépés következik: borítékolás és a lépés, utána lenyomom. I.1.1 szabálypont.
refused-adjourned = A játszma félbeszakadt. A versenybíró mondja: indítás vagy felbontás.
refused-not-sealing = Nincs mit borítékolni: előbb a versenybíró szakítja félbe a játszmát. I.1.1 szabálypont.
refused-not-to-seal = { opponent } következik, ezért { opponent } borítékol. I.1.1 szabálypont.
refused-made-already = A táblán megtett lépés a függőlépés. I.1.1 szabálypont.
refused-nothing-sealed = A boríték még üres: borítékolás és a lépés. I.1.1 szabálypont.
refused-session-too-long = Ennyi nem maradhat az ülésből. Több, mint amennyi ideje van: { color }. I.1.2 szabálypont.
refused-not-adjourned = A játszma nincs félbeszakítva.
refused-replier-absent = { color } válaszolna, de távol van: a boríték zárva marad. I.7 szabálypont.
refused-not-absent = { color } nincs távol.
refused-been-there = { color } már volt a táblánál és lépett.
refused-absent-already = { color } már távol van.
may-not-adjourn = A játszmát a versenybíró szakítja félbe. A sora így kezdődik: bíró, kettőspont. { $article } szabálypont.
may-not-seal = Függőlépést csak a játékosok vagy a segítőjük adhat. { $article } szabálypont.
may-not-envelope = Itt a versenybíró őrzi a borítékot. A sora így kezdődik: bíró, kettőspont. { $article } szabálypont.
may-not-presence = Itt a versenybíró mondja meg, ki van jelen. A sora így kezdődik: bíró, kettőspont. { $article } szabálypont.
example-adjourn = Mondd: félbeszakítás. Vagy félbeszakítás és a hátralévő idő, például félbeszakítás húsz perc.
example-presence = Mondd például: távol sötét, vagy megérkezett sötét.
example-resumption = Mondd: újrakezdés, és a napot, az időt, a helyet.
error-default-time = nem várakozási idő: { $why }. Például 30, 30m vagy 1h
error-no-envelope = a(z) { $game }. játszma nincs félbeszakítva, nincs borítékja
cli-games-envelope = Egy félbeszakított játszma borítékját felolvassa, a lépés nélkül
cli-arg-default-time = Mennyit késhet egy játékos, például 30m; enélkül semmit

### The doctor

doctor-locale = A rendszer nyelve: { $locale }. Hang: { $voice }.
doctor-locale-none = A rendszer nem nevez meg nyelvet. Hang: { $voice }.
doctor-locale-not-utf8 = A rendszer kódolása nem UTF-8: { $locale }. Hang: { $voice }.
doctor-locale-remedy = Módosítás: LANG beállítása, például LANG=hu_HU.UTF-8, vagy --voice { $voice }.
doctor-terminal = Terminál: { $columns } oszlop, { $rows } sor.
doctor-terminal-none = Nincs terminál: soronként megy.
doctor-terminal-dumb = Terminál képernyő nélkül: soronként megy.
doctor-terminal-remedy = A képernyőhöz TERM beállítása, például TERM=xterm-256color.
settings-file = Beállítások: { $path }.
settings-no-file = Beállítások: { $path }, még nincs létrehozva.
settings-line = { $key }: { $value } ({ $source ->
    [flag] a parancssor kapcsolójából
    [environment] a környezetből, { $variable }
    [settings] a beállításokból
   *[usual] a szokásos
  })
settings-nothing = nincs megadva
settings-set = Megjegyezve: { $key } értéke { $value }.
settings-unset = Törölve: { $key }.
settings-not-there = { $key } nem volt megadva.
settings-fault = Beállítások, { $line }. sor, { $column }. oszlop: { $fault }
settings-more-faults = Minden hibát megmond: ansage settings.
settings-key-none = { $key }: ilyen nevű billentyű nincs. Lehetséges például: f8, alt+g, ctrl+up, alt+shift+s és page-up.
settings-key-fixed = { $key }: ez a billentyű a sort írja vagy szerkeszti, és marad, ami. Válassz másikat.
settings-key-not-heard = { $key }: „{ $value }” semminek sem hallatszik. Írj olyan sort, amely az asztalnál mondható, vagy üreset, hogy a billentyű szabad legyen.
settings-unread = A beállítások nem olvashatók: { $why }.
settings-not-kept = Nem került a beállítások közé: { $why }.
settings-not-toml = { $path } nem TOML, és úgy marad, ahogy van
settings-no-folder = a rendszer nem nevez meg mappát a beállításoknak
doctor-reader = Képernyőolvasó: { $name }. A saját beszéd ilyenkor ki van kapcsolva.
doctor-reader-none = Nem fut képernyőolvasó.
doctor-reader-unknown = Ezen a rendszeren nem lehet tudni, fut-e képernyőolvasó.
doctor-reader-remedy = Elég egyszer megmondani: ansage settings set screen-reader true, vagy false.
doctor-settings = Beállítások: { $path }, hiba nélkül.
doctor-settings-none = Beállítások: még nincsenek, { $path }.
doctor-settings-remedy = Minden hibát megmond: ansage settings.
doctor-library = Játszmatár: { $path }, { $count ->
    [one] egy játszma
   *[other] { WORDS($count, form: "attributive") } játszma
 }.
doctor-library-bad = A játszmatár használhatatlan: { $path }: { $why }.
doctor-library-remedy = Más fájl megadása: --library, vagy a mappa jogainak ellenőrzése.
doctor-partner = Gyakorlópartner: { $ms } ezredmásodperc után lép.
doctor-partner-none = A gyakorlópartner nem lép.
doctor-engine = Motor: { $engine }, kész { $ms } ezredmásodperc után.
doctor-engine-none = Nincs motor. A játékhoz nem is kell.
doctor-engine-bad = { $engine } { $failing ->
    [missing] nem található
    [not-named] csak akkor indul, ha --engine után megnevezed
    [not-started] nem indul el
    [silent] nem válaszol
    [floods] vég nélkül ír
    [ended] kilépett
    [illegal] szabálytalanul lépett
    [no-move] nem lép
   *[no-chess960] nem ismeri a Chess960-at
  }.
doctor-engine-remedy = { SYSTEM() ->
    [windows] A Stockfish a stockfishchess.org címen van. Utána: ansage settings set practice.engine ÚTVONAL
   *[other] Motorhoz Debianon: apt install { $package }
  }
doctor-audio = Hang: hangkiszolgáló vagy hangkártya található.
doctor-audio-none = Nincs hang: sem hangkiszolgáló, sem hangkártya nem található.
doctor-audio-remedy = { SYSTEM() ->
    [windows] Hangeszköz csatlakoztatása, és annak ellenőrzése, fut-e a Windows Audio szolgáltatás.
   *[other] Hangkártya csatlakoztatása, vagy a PipeWire vagy a PulseAudio indítása.
  }
doctor-speech = Beszéd: { $backend } beszél, nyelv: { $language }, { $ms } ezredmásodperc után kész.
doctor-speech-none = Nincs beszéd.
doctor-speech-off = A beszéd kikapcsolva, ahogy kérték.
doctor-speech-remedy = { SYSTEM() ->
    [windows] A beszédhez a Windows beállításaiban, az „Idő és nyelv” alatt adható hozzá hang. NVDA-hoz: nvdaControllerClient.dll az ansage.exe mellé. Más képernyőolvasókhoz: prism.dll.
   *[other] A beszédhez telepítendő: speech-dispatcher, speech-dispatcher-espeak-ng és espeak-ng.
  }
doctor-ear = { color } saját hangja: { $backend }, nyelv: { $language }{ $device ->
    [none] { "" }
   *[other] , eszköz: { $device }
  }, { $ms } ezredmásodperc után kész.
doctor-ear-none = { color } saját hangja néma: { $lost ->
    [module] nincs ilyen modul: { $device }
    [sound] { $device ->
        [none] nincs hangeszköz
       *[other] nincs ilyen hangeszköz: { $device }
      }
   *[service] ott nem válaszol beszédszolgáltatás
  }.
doctor-ear-remedy = Módosítás: ansage settings set ears.{ $side }.sink, .module vagy .address; a neveket a pactl list short sinks és az spd-say -O adja meg.
doctor-ear-sentence = Ezt csak { color } hallja.
doctor-sentence = Így beszél az Ansage.
doctor-sum = { $count ->
    [0] Semmi sem hiányzik, ami egy játszmához kell.
    [one] Egy dolog hiányzik.
   *[other] { WORDS($count, form: "attributive") } dolog hiányzik.
 }
cli-settings = A beállítások: felsorolás, egynek a megadása vagy törlése
cli-settings-set = Egy beállítás megadása
cli-settings-unset = Egy beállítás törlése
cli-doctor = Annak ellenőrzése, hogy minden megvan-e: beszéd, hang, terminál, játszmatár
cli-ask = Megkérdezni, mi legyen, ahogy parancs nélkül

### The blindfold ladder

rung-rule = { $rung ->
    [1] az állás minden lépés után
    [2] minden, ha kérded
    [3] nincs segítség
    [4] nem az egész tábla
    [5] csak az utolsó lépés
   *[6] nincs kérdés
  }
rung-is = Létrafok: { WORDS($rung) }, { rung-rule }.
rung-refused = Ezen a létrafokon nem: { WORDS($rung) }, { rung-rule }.
rung-impossible = Nem lehet.
rung-counts = { $impossible ->
    [0] nincs lehetetlen lépés
    [one] egy lehetetlen lépés
   *[other] { WORDS($impossible) } lehetetlen lépés
  }, { $questions ->
    [0] nincs kérdés
    [one] egy kérdés
   *[other] { WORDS($questions) } kérdés
  }
rung-counted = Létrafok: { WORDS($rung) }, { rung-counts }.
rung-so-far = Eddig: { rung-counts }.
rung-earned = Elérted a következő létrafokot: { WORDS($rung) }. Ott folytassuk? Igen vagy nem.
rung-highest = Ez a legfelső létrafok.
rung-lowest = Ez a legalsó létrafok.
rung-unknown = A létrafokok egytől hatig vannak.
ladder-reached = Az elért létrafok: { WORDS($rung) }. Mondd: vakon játszom.
ladder-none = Még nincs játszma a vaklétrán. Mondd: vakon játszom.

### How practice goes

progress-sitting = Gyakorolva: { $what }.
progress-week = { $ago ->
    [0] Ezen a héten
    [one] A múlt héten
   *[other] { WORDS($ago) } hete
  }: { $what }.
progress-drills = { $all ->
    [one] egy kérdés
   *[other] { $all } kérdés
  }, { $right } helyes
progress-puzzles = { $all ->
    [one] egy feladvány
   *[other] { $all } feladvány
  }, { $right } megoldva
progress-games = { $all ->
    [one] egy játszma
   *[other] { $all } játszma
  }, { $right ->
    [0] nincs megnyerve
   *[other] { $right } megnyerve
  }
progress-reviews = { $count ->
    [one] egy áttekintés
   *[other] { $count } áttekintés
  }
progress-impossible = { $count ->
    [one] egy lehetetlen lépés
   *[other] { $count } lehetetlen lépés
  }
progress-questions = { $count ->
    [one] egy kérdés a létrán
   *[other] { $count } kérdés a létrán
  }
progress-drill = Jobb: { drill-name }, { $before } helyett { $now } százalék.
progress-better-puzzles = Jobb: feladványok, { $before } helyett { $now } százalék.
progress-mended = { $count ->
    [one] Jobb: egy válasz, amely legutóbb rossz volt.
   *[other] Jobb: { $count } válasz, amely legutóbb rossz volt.
  }
progress-next = Következik: { drill-name }, { drill-due }.
progress-none = Még nem gyakoroltál semmit.
progress-unread = A haladás nem olvasható: { $why }.
progress-dated = A hét kezdete { $week }: { $what }.
plot-title = Gyakorlás hétről hétre
plot-weeks = A hét kezdete
plot-count = Darab
plot-answers = helyes válaszok
plot-solved = megoldott feladványok
plot-played = lejátszott játszmák

### The next game, and others

next-offer = Új játszma, visszavágó vagy kilépés?
next-offer-which = Mondd: új játszma, visszavágó vagy kilépés.
next-over = A játszma véget ért. Új játszma, visszavágó vagy kilépés?
new-game-question = { $against ->
    [practice] Új játszma a gyakorlópartner ellen
    [for-two] Új játszma két játékosnak
    [relay] Új játszma segítővel
    [tournament] Új versenyjátszma
   *[same] Új játszma
  }{ $sides ->
    [white] {" "}világossal
    [black] {" "}sötéttel
    [changed] {" "}a másik színnel
   *[none] {""}
  }{ $opponent ->
    [partner] , ellenfél a beépített partner
    [engine] , ellenfél: { $engine }
    [any-engine] , ellenfél: egy motor
   *[none] {""}
  }{ $level ->
    [0] {""}
   *[other] , szint { WORDS($level) }
  }{ $rung ->
    [0] {""}
   *[other] , létrafok { WORDS($rung) }
  }{ $timing ->
    [none] {""}
    [no-clock] , óra nélkül
   *[other] , { $control }
  }? Ez a játszma mentve marad, száma { WORDS($game) }. Igen vagy nem.
take-up-question = Folytassuk a másik játszmát, száma { WORDS($other) }? Ez mentve marad, száma { WORDS($game) }. Igen vagy nem.
take-up-which = Melyik játszma? { $games }.
take-up-one = { WORDS($game) }, { $desk ->
    [practice] gyakorlás
    [relay] segítővel
   *[tournament] verseny
  }, { WORDS($moves, form: "attributive") } lépés
take-up-none = Nincs más nyitott játszma.
take-up-here = Ez az a játszma, száma { WORDS($game) }.
take-up-over = A játszma véget ért, száma { WORDS($game) }.
take-up-not = Nem folytatható: { $why }.
next-not = Nem kezdhető el: { $why }.
next-not-here = Ezt a játszmát a játékvezető vezeti. Másik utána kezdhető, így: ansage.
saved = A játszma lépésről lépésre el van mentve, száma { WORDS($game) }. Később mondd: játszma { WORDS($game) } folytatása.
engine-not-installed = { $engine } nincs telepítve. { SYSTEM() ->
    [windows] A Stockfish a stockfishchess.org címen van. Utána: ansage settings set practice.engine ÚTVONAL
   *[other] Debianon: apt install { $package }
  }
engine-none-installed = Nincs telepített motor. { SYSTEM() ->
    [windows] A Stockfish a stockfishchess.org címen van. Utána: ansage settings set practice.engine ÚTVONAL
   *[other] Debianon: apt install { $package }
  }
level-follows = { $follows ->
    [won] Nyertél: egy szinttel nehezebb.
   *[lost] Vesztettél: egy szinttel könnyebb.
  }
level-adaptive = A szint az eredményeket követi.
level-is = Szint: { WORDS($level) }, nyolcból.
level-is-engine = Szint: { WORDS($level) }, tizenkettőből.
level-easiest = Ennél nincs könnyebb.
level-hardest = Ennél nincs nehezebb.
level-none = Itt nem játszik partner, ezért nincs szint.
level-unknown = A szintek egytől nyolcig tartanak.
level-unknown-engine = Egy motor szintjei egytől tizenkettőig tartanak.
settings-told = Nevek: { $names ->
    [fide] D függelék
    [letters] betűk
    [nato] NATO ábécé
   *[local] saját
  }. Bejelentés: { $verbosity ->
    [short] rövid
    [normal] normál
   *[full] teljes
  }. Tempó { $rate }, hangerő { $volume }. Mondd például: nevek betűkkel, rövid bejelentés, gyorsabban, hangosabban.
names-told = { $names ->
    [fide] A D függelék nevei
    [letters] Betűk
    [nato] NATO ábécé
   *[local] Saját nevek
  }: { $move }.
names-fixed = Versenyen a játszma kezdeti nevei maradnak. D.2.1 cikkely.
help-over-next = A játszma véget ért. Mondd: új játszma, visszavágó vagy kilépés. Továbbá: áttekintés, edzés, feladványok, másik oldal, szint kettő, játszma folytatása.

brief-next-offer = Új, visszavágó vagy kilépés?
brief-new-game-question = Új játszma? igen/nem.
brief-take-up-question = Játszma { $other }? igen/nem.
brief-take-up-which = Melyik, { $games }?
brief-take-up-one = { $game }
brief-saved = Elmentve: { $game }.
brief-level-is = Szint { $level }.
brief-level-is-engine = Szint { $level }.

# Lessons: what is learned beside playing.
lesson-not-here = Itt nem folyik játék. Mondd: segítség, előre, vissza vagy kilépés.
lesson-no-moves = Itt nincs lépés, amelyhez ugorhatnál. Mondd: következő vagy tipp.
lesson-question = { $lesson ->
    [position] Jöhet az állás felállítása?
    [training] Jöhet az edzés?
    [puzzles] Jöhetnek a feladványok?
   *[review] Jöhet az áttekintés?
  } Ez mentve marad, száma { WORDS($game) }. Igen vagy nem.
lesson-left = Viszontlátásra.
review-begins = Áttekintés, { $moves ->
    [one] egy lépés
   *[other] { $moves } lépés
}. Mondd: előre, vissza vagy tizenkettedik lépés.
review-start = Kezdőállás.
review-none = Még nincs mentett játszma lépésekkel.
review-move = { $number }. { $color ->
    [white] Világos
   *[black] Sötét
}: { $move }.
review-at-end = Ez volt az utolsó lépés. Mondd: vissza vagy kezdet.
review-at-start = Ez a kezdőállás. Mondd: előre.
review-no-move = A játszmában nincs ennyi lépés.
review-progress = { $number }. lépés, összesen { $moves }.
review-game = Játszma, száma { $number }: { $file }.
review-players = { $players ->
    [white] Világos, { $white }
    [black] Sötét, { $black }
   *[both] { $white } – { $black }
  }.
review-result = { $result ->
    [white] Világos nyert.
    [black] Sötét nyert.
   *[drawn] A játszma döntetlen lett.
  }
game-unwritten = { $what ->
    [players] A játékosok nincsenek feljegyezve
    [event] A verseny nincs feljegyezve
   *[date] A dátum nincs feljegyezve
  }.
game-ending = { $ending ->
    [checkmate] Matt
    [stalemate] Patt
    [rules] Szabálysértés
    [adjudicated] Döntéssel
    [abandoned] Félbeszakadt
   *[time] Zászlóleeséssel
  }.
review-nag = Jelölés: { listen-nag }
review-comment = { $text }
review-fault = { $fault ->
    [blunder] Súlyos hiba
    [mistake] Hiba
   *[inaccuracy] Pontatlan
  }; jobb volt: { $move }.
review-judged = Értékelve: { $judged } lépés, összesen { $moves }.
review-mistakes = { $color ->
    [white] Világos
   *[black] Sötét
  }: { $blunders ->
    [one] egy súlyos hiba
   *[other] { $blunders } súlyos hiba
  }, { $mistakes ->
    [one] egy hiba
   *[other] { $mistakes } hiba
  }, { $inaccuracies ->
    [one] egy pontatlanság
   *[other] { $inaccuracies } pontatlanság
  }.
review-not-judged = { $moves ->
    [0] Még semmi sincs értékelve. Kérdezd újra hamarosan.
   *[other] Értékelve a { $moves }. lépésig, eddig nincs hiba. Kérdezd újra hamarosan.
  }
review-no-mistake = { $which ->
    [first] Nincs hiba.
    [next] Nincs több hiba.
   *[previous] Előtte nincs hiba.
  }
review-variations = { $count ->
    [one] Egy változat: { $moves }.
   *[other] { $count } változat: { $moves }.
  }
review-variation = Változat.
review-which-variation = Mondd: egyes változat, kettes változat.
review-no-variation = Itt nincs változat.
review-no-comment = Itt nincs megjegyzés.
review-variation-end = A változat itt véget ér. Mondd: vissza a játszmához.
review-main-already = Ez maga a játszma.
review-in-game = Újra a játszmában.
review-in-variation = Változatban, { $number }. lépés, összesen { $moves }.
review-full = Több változatnak nincs hely.
review-played-out = Itt a játszma már véget érne. Menj vissza, és mondd újra.
review-no-file = Ez a játszma nem fájlból való. Mondd: játszma folytatása, vagy kilépés.
review-no-game = { $which ->
    [next] A fájlban nincs több játszma.
    [previous] Ez a fájl első játszmája.
   *[number] A fájlban kevesebb játszma van.
  }
review-seeks = Keresett játszma, száma { $number }; a fájl { $percent } százaléka elolvasva.
review-engine-failed = A motor { $failing ->
    [missing] nem található
    [not-named] nincs megnevezve
    [not-started] nem indul el
    [silent] nem válaszol
    [floods] vég nélkül ír
    [ended] kilépett
    [illegal] szabálytalanul lép
    [no-move] nem lép
   *[no-chess960] nem ismeri a Chess960-at
  }. A beépített keresés folytatja.
review-help = Mondd: előre, vissza, tizenkettedik lépés, hibák, következő hiba vagy változat. Vagy: játsszunk innen, értékelés, kilépés, vagy egy másik lépést.
brief-lesson-question = { $lesson ->
    [position] Jöhet az állás felállítása?
    [training] Jöhet az edzés?
    [puzzles] Jöhetnek a feladványok?
   *[review] Jöhet az áttekintés?
  } igen/nem.

# A position that is set up.
set-up-begins = Üres tábla. Mondd: szín, báb, mező; a végén: kész.
set-up-square = { $state ->
    [empty] { $square } { $contents }
   *[piece] { $contents } { $square }
  }
set-up-placed = { $squares }.
set-up-replaced = Ott állt: { $squares }.
set-up-cleared = A tábla üres.
set-up-array = Alapállás.
set-up-castling = { $color ->
    [white] Világos
   *[black] Sötét
  } { $rights ->
    [both] mindkét oldalra sáncolhat.
    [short] röviden sáncolhat.
    [long] hosszan sáncolhat.
   *[none] nem sáncolhat.
  }
set-up-en-passant = En passant lehetséges itt: { $square }.
set-up-undone = Visszavonva.
set-up-first = Nincs mit visszavonni.
set-up-ready = { turn } Mondd: világos vagy sötét, és játszhatod.
set-up-not = Még nem: { $why }.
set-up-over = Innen nem: a játszma már véget ért volna.
set-up-may-castle = Senki sem sáncolhat; ha mégis, mondd: világos rövid sánc.
set-up-which = Több is van; mondd meg, melyik mezőről.
set-up-say = Mondd: szín, báb és mező, például világos király { $g } egy.
set-up-help = Mondd: szín, báb és mező, vagy: töröld { $a } hét, üres tábla. Hiba: visszavonás. Utána: világos lép, világos rövid sánc, kész. Vagy: en passant { $e } hat, vagy állás FEN-nel.

# Puzzles.
puzzle-asked = { $number }. feladvány. { turn }
puzzle-after = Utolsó lépés: { $move }.
puzzle-right = Helyes. A válasz: { $answer }.
puzzle-wrong = Nem. { $tried }, erre { $answer } a válasz.
puzzle-wrong-drawn = Nem. { $tried } csak döntetlen.
puzzle-solved = Megoldva. Mondd: következő.
puzzle-solution = A megoldás: { $moves }. Mondd: következő.
puzzle-over = Ez a feladvány kész. Mondd: következő.
puzzle-not-moved = Nem történt lépés: a rossz lépést nem tesszük meg.
puzzle-none-such = Nincs több ilyen feladvány.
puzzle-not-again = Ezeken a feladványokon nem lehet újra végigmenni.
puzzle-all-solved = Mindet megoldottad; itt vannak újra.
puzzle-rating = Az értékszáma { $rating }.
puzzle-unrated = Ennek a feladványnak nincs értékszáma.
puzzle-hint-last = Nincs több tipp. Mondd: megoldás.
puzzle-first = Ez az első feladvány. Mondd: következő.
puzzle-hint-mate = { $moves ->
    [one] Matt egy lépésben.
   *[other] Matt { $moves } lépésben.
  }
puzzle-hint-theme = { $theme ->
    [fork] Villa.
    [pin] Kötés.
    [skewer] Nyárs.
    [discoveredAttack] Felfedett támadás.
    [trappedPiece] Egy báb csapdában van.
    [deflection] Elterelés.
    [sacrifice] Áldozat.
    [promotion] Egy gyalog átváltozik.
    [hangingPiece] Azonnal nyerhető valami.
    [equality] A játszma megmenthető.
    [crushing] Anyag nyerhető.
    [advantage] Előny szerezhető.
   *[other] Keresd a legjobb lépést.
  }
puzzle-hint-piece = { the-piece } lép.
puzzle-hint-from = Az lép, ami itt áll: { $square }.
puzzle-result = { $all } feladványból { $solved } megoldva, { $alone } elsőre.
puzzle-result-none = Egy feladvány sem volt.
puzzle-last = Ez volt az utolsó feladvány.
puzzle-none = Nincs ilyen feladvány.
puzzle-sought = Megfelelő feladványt keresek{ $percent ->
    [0] {""}
   *[other] ; a fájl { $percent } százaléka elolvasva
  }.
puzzle-unread = { $file } nem olvasható tovább: { $why }.
puzzle-refused = { $file }, { $line }. sor: { $why }.
puzzle-refused-more = { $count ->
    [one] Még egy kimaradt.
   *[other] Még { $count } kimaradt.
  }
puzzle-fault = { $fault ->
    [long] a sor túl hosszú
    [no-position] nincs állás
    [no-solution] nincs megoldás
    [several] több megoldás van
    [no-move] { $what } nem szabályos lépés
    [also-mates] több megoldás van, { $what } is matt
    [no-mate] nincs matt { $moves } lépésben
   *[unproven] a matt { $moves } lépésben nem igazolható
  }
puzzle-help = Mondj egy lépést, vagy: tipp, megoldás, kihagyom, következő, kezdet, eredmény, kilépés. Kérdezhetsz, mint játszma közben.

# Egy fájl játszmái, amelyeket hallgatni lehet.
listen-begins = Játszmák innen: { $file }.
listen-index = { $index ->
    [making] A jegyzék { $percent } százaléknál tart.
    [broken] A fájl nem olvasható végig. Játszmák a jegyzékben: { $games }.
    [short] A lemezen nincs hely a jegyzéknek. Játszmák benne: { $games }.
   *[whole] A jegyzék kész: { $games } játszma{ $broken ->
        [0] {""}
       *[other] , { $broken } hibás
      }.
  }
listen-game = { $number }. játszma{ $players ->
    [both] : { $white } – { $black }
    [white] : világos, { $white }
    [black] : sötét, { $black }
   *[none] {""}
  }.
listen-event = { $event }.
listen-round = { $round }. forduló.
listen-date = { $year }{ $dated ->
    [year] {""}
   *[other] . { $month ->
        [1] január
        [2] február
        [3] március
        [4] április
        [5] május
        [6] június
        [7] július
        [8] augusztus
        [9] szeptember
        [10] október
        [11] november
       *[12] december
      }
  }{ $dated ->
    [day] {" "}{ $day }
   *[other] {""}
  }.
listen-result = { $result ->
    [white] Világos nyer.
    [black] Sötét nyer.
    [drawn] Döntetlen.
   *[open] Nincs eredmény.
  }
listen-nag = { $nag ->
    [good] Jó lépés.
    [mistake] Hiba.
    [brilliant] Nagyszerű lépés.
    [blunder] Súlyos hiba.
    [interesting] Érdekes lépés.
    [dubious] Kétes lépés.
    [forced] Egyetlen lépés.
    [equal] Kiegyenlített.
    [unclear] Tisztázatlan.
    [white-slightly] Világos kicsit jobban áll.
    [black-slightly] Sötét kicsit jobban áll.
    [white-better] Világos jobban áll.
    [black-better] Sötét jobban áll.
    [white-winning] Világos nyerésre áll.
    [black-winning] Sötét nyerésre áll.
    [zugzwang] Lépéskényszer.
    [initiative] Kezdeményezéssel.
    [attack] Támadással.
    [compensation] Ellenértékkel.
    [counterplay] Ellenjátékkal.
    [time-trouble] Időzavarban.
   *[novelty] Újítás.
  }
listen-comment = { $text }
    .short = { "" }
listen-variations = { $count ->
    [one] Van hozzá egy változat.
   *[other] Van hozzá { $count } változat.
  }
    .short = { "" }
listen-variation = Változat.
listen-variation-over = A változat vége.
listen-main-line = Főváltozat.
listen-no-variation = Itt nincs változat.
listen-is-main-line = Ez a főváltozat.
listen-ended = A játszma vége.
listen-at-end = A játszmának vége. Mondd: következő játszma vagy vissza.
listen-fault = { $fault ->
    [no-move] { $what } nem szabályos lépés
    [ambiguous] { $what } több bábura is illik
    [unread] { $what } nem olvasható lépésként
    [number] az első lépés előtt { $what } áll, állás nélkül
    [null-move] itt üres lépés áll
    [tag] a(z) { $what } címke túl sok másik után áll, ezért kimarad
    [deep] egy változat túl sok másikban áll, ezért kimarad
    [nowhere] egy változat semmilyen lépés helyett nem áll, ezért kimarad
    [comment] megjegyzések maradnak ki, mert túl sok van
    [nag] egy értékelés túl sok másik után áll, ezért kimarad
    [result] a lépések utáni eredmény { $what }, a címkében más áll
   *[long] a játszma túl hosszú
  }
listen-first-game = Ez az első játszma.
listen-last-game = Ez volt az utolsó játszma.
listen-last-found = Ez volt az utolsó talált játszma. Mondd: minden játszma.
listen-no-game = Nincs ilyen játszma.
listen-not-yet = A jegyzék még csak { $percent } százaléknál tart.
listen-empty = { $file }: nincs benne játszma.
listen-changed = A fájl megváltozott. Elölről kezdődik.
listen-goes-on = Ott folytatjuk, ahol abbahagytad.
listen-paused = Szünet. Mondd: tovább.
listen-pace = { $seconds ->
    [0] A lépések kérésre jönnek.
   *[other] { $seconds } másodpercenként egy lépés.
  }
listen-progress = { $game }. játszma{ $games ->
    [0] {""}
   *[other] {" "}({ $games })
  }, { $number }. lépés, összesen { $moves }.
listen-bookmark-kept = { $marked ->
    [yes] { $name } könyvjelző
   *[no] Könyvjelző
  } elmentve.
listen-bookmark = { $marked ->
    [yes] { $name } könyvjelző
   *[no] Könyvjelző
  }.
listen-bookmark-listed = { $marked ->
    [yes] { $name }
   *[no] Név nélkül
  }: { $number }. játszma.
listen-no-bookmark = Nincs { $marked ->
    [yes] { $name } könyvjelző
   *[no] könyvjelző
  }.
listen-no-bookmarks = Nincsenek könyvjelzők.
listen-bookmark-lost = { $marked ->
    [yes] A(z) { $name } könyvjelző
   *[no] A könyvjelző
  } játszmája már nincs meg.
listen-not-kept = A könyvjelzők nem menthetők: { $why }.
listen-searching = Folyik a keresés. Eddig talált: { $count }.
listen-found = { $count } játszma van meg.
listen-found-none = Nincs találat.
listen-search-what = Mondd: keresd és egy név, vagy keresd az állást.
listen-all-games = Megint minden játszma.
listen-no-search = Nem folyik keresés.
listen-how = Mondd a menüben: hallgatás és a fájl neve. Vagy hívd: ansage listen FÁJL.
listen-help = Mondd: szünet, tovább, előre, hárommal vissza, következő játszma vagy hetes játszma. Vagy: változat, könyvjelző, keresd, hosszabb szünetek, kilépés.

# Drills. The names are those of the list; the rest is what is asked and how an answer was.
drill-name = { $drill ->
    [square-colours] a mezők színe
    [coordinates] nevek és koordináták
    [neighbours] szomszédos mezők
    [knight-moves] huszárugrások
    [knight-routes] huszárutak
    [diagonals] átlók
    [after-moves] lépések fejben
    [dictation] diktálás
    [captures] ütések számolása
    [checks] sakkok számolása
    [mate-in-one] matt egy lépésben
    [positions] állás megjegyzése
    [clock] időérzék
    [reconstruction] állás felépítése
    [hanging] lógó bábok
    [forks] villák
   *[repeating] ismétlés időre
  }
drill-due = { $due ->
    [0] { $known ->
        [0] új
       *[other] nincs esedékes
      }
   *[other] { $due } esedékes
  }
drill-proposed = Javaslat: { $number }, { drill-name }, { drill-due }. Igen, másik szám vagy lista?
drill-listed = { $number }, { drill-name }, { drill-due }.
drill-begins = { drill-name }, legfeljebb { $minutes ->
    [one] egy perc
   *[other] { $minutes } perc
  }.
drill-shade = { $square }: világos vagy sötét?
drill-name-of = Mi a neve: { $square }?
drill-signs-of = { $square }: melyik betű, melyik szám?
drill-neighbours = { $square }: melyek a szomszédos mezők?
drill-knight-moves = { piece }, { $square }: hová léphet?
drill-knight-route = { piece }, innen: { $one }, oda: { $other }. A legrövidebb út?
drill-on-diagonal = { $one } és { $other }: egy átlón vannak?
drill-between = Mi van { $one } és { $other } között?
drill-stands = { $square }: mi áll ott?
drill-captures = Hány ütése van világosnak?
drill-checks = Világos hány lépése ad sakkot?
drill-mate = Világos mattot ad. Melyik lépéssel?
drill-where-of = { $color ->
    [white] Mely mezőkön áll világos?
   *[black] Mely mezőkön áll sötét?
  }
drill-hanging = Sötét mely bábjai vannak ütésben és védtelenül?
drill-fork = Világos egyszerre két bábot támad. Melyik lépéssel?
drill-announced = { $move }.
drill-repeat = Ismételd: { $move }.
drill-elapsed = Mondd: most, ha letelt { $seconds } másodperc.
drill-used = { $minutes } percből maradt { $left }. Mennyi fogyott el?
drill-dictation = Diktálás, { $count } féllépés. Írd le mindet.
drill-right = Helyes.
drill-late = Helyes, de késő.
drill-wrong = Nem: { $answer }.
drill-answer = { $answer }.
drill-passed = { $verdict ->
    [right] Helyes
   *[wrong] Nem
  }: { $time }.
drill-shade-is = { $shade ->
    [light] világos
   *[dark] sötét
  }
drill-yes-or-no = { $yes ->
    [yes] igen
   *[no] nem
  }
drill-no-slip = Minden egyezik.
drill-slip = { $number }. { $color ->
    [white] Világos
   *[black] Sötét
  }: { $announced }, nem pedig { $written }.
drill-slip-unread = { $number }. { $color ->
    [white] Világos
   *[black] Sötét
  }: { $announced } hiányzik.
drill-hint-shade = { $square } sötét. Egy lépés oldalra megváltoztatja a színt.
drill-hint-name = A { $letter } vonal neve { $name }.
drill-hint-count = { $count ->
    [one] Egy mezőről van szó.
   *[other] { $count } mezőről van szó.
  }
drill-hint-apart = A távolság { $files } vonal és { $ranks } sor.
drill-hint-stands = { $stands ->
    [piece] Áll ott valami.
   *[nothing] Nem áll ott semmi.
  }
drill-hint-none = Ehhez nincs tipp. Mondd: újra vagy megoldás.
drill-from-to = { $one } – { $other }
drill-missed = Hibás volt: { $what }.
drill-result = { $all } kérdésből { $right } helyes.
drill-result-none = Nem volt válasz.
drill-not-kept = A haladás nincs elmentve: { $why }.
drill-in-the-head = Ezt fejben kell. Mondd: újra, tipp vagy megoldás.
drill-no-back = Itt nem lehet visszalépni. Mondd: újra, következő vagy vége.
drill-sought = { $sought ->
    [shade] Mondd: világos vagy sötét.
    [squares] Mezőket mondj.
    [contents] Mondj színt és bábot, vagy azt: üres.
    [yes-or-no] Mondd: igen vagy nem.
    [number] Mondj egy számot.
    [move] Mondj egy lépést.
    [time] Mondj időt percben és másodpercben.
   *[now] Mondd: most.
  }
drill-which = Mondd: igen, egy szám, egy név vagy lista.
drill-help = Válaszolj. Vagy mondd: újra, tipp, megoldás, kihagyom, eredmény, lista, elég vagy kilépés.
training-help = Mondd: igen, a gyakorlat száma vagy neve, lista vagy kilépés.
brief-language-fixed = A nyelv itt nem változik.

### A könyvtár: talált, beolvasott, törölt és másolt játszmák, és lapjaik

error-game-deleted = A(z) { $game }. játszmát törölték, dátum: { $date }
error-game-imported = A(z) { $game }. játszma beolvasott: megmutatható, kiírható és átnézhető, de nem játszható tovább. Megmutatni: ansage games show { $game }
games-more = { $count } játszmából { $shown }. Továbbiak: --limit { $count }
games-nothing-found = Nincs ilyen játszma.
games-found-at = { $line }, állás a(z) { $move }. lépés előtt
games-import-fault = { $file }, { $line }. sor, { $column }. oszlop: { $why }. { $effect ->
    [skipped] Ez a játszma kimarad.
    [part] Ami előtte áll, bekerül.
    [variation] A változat többi része hiányzik. A játszma bekerül.
   *[kept] A játszma bekerül.
  }
games-letters-hint = Más betűk állnak benne? Akkor --letters { $voice }.
games-imported = { $count ->
    [0] Egy játszma sem került be
    [one] Egy játszma bekerült
   *[other] { $count } játszma bekerült
  }{ $already ->
    [0] {""}
    [one] , egy már megvolt
   *[other] , { $already } már megvolt
  }{ $refused ->
    [0] {""}
   *[other] , { $refused } nem olvasható
  }.
games-progress = { $task ->
    [import] Beolvasás
    [index] Játszmák jegyzéke
    [positions] Állások jegyzéke
    [verify] Ellenőrzés
    [sound] Hang
   *[backup] Másolás
  }: { $percent } százalék.
games-delete-ask = Törlöd ezt a játszmát: { $line }? Semmi sem marad belőle. Igen vagy nem:
games-deleted = A(z) { $game }. játszma törölve.
games-not-deleted = Semmi sem törlődött.
games-backed-up = A könyvtár másolata itt van: { $file }.
games-stats = { $total ->
    [games] Játszmák: { $count }
    [played] Játszott: { $count }
    [imported] Beolvasott: { $count }
    [deleted] Törölt: { $count }
    [plies] Féllépések: { $count }
    [white] Világos nyert: { $count }
    [black] Sötét nyert: { $count }
    [draw] Döntetlen: { $count }
    [open] Eredmény nélkül: { $count }
    [dates] Dátumok: { $from } – { $to }
    [size] A könyvtár: { $count } megabájt
   *[index] A jegyzéke: { $count } megabájt
  }
games-query-fault = { $query ->
    [date] { $what } nem dátum. Egy év, hónap vagy nap: 2026, 2026-05, 2026-05-01, vagy egyiktől a másikig: 2025..2026
    [result] { $what } nem eredmény. 1-0, 0-1, 1/2-1/2 vagy *
    [move] { $what } ott nem szabályos lépés
   *[many] Legfeljebb { $what } féllépés szerint lehet keresni
  }
games-no-form = A(z) { $game }. játszma beolvasott, nincsenek eseményei. A lépései: --format pgn
games-no-ply = A(z) { $game }. játszma csak { $plies } féllépésből áll
sheet-title = { $white } – { $black }
sheet-label = { $label ->
    [event] Verseny
    [site] Hely
    [date] Dátum
    [round] Forduló
    [board] Tábla
    [white] Világos
    [whiteteam] Világos csapata
    [black] Sötét
    [blackteam] Sötét csapata
    [timecontrol] Gondolkodási idő
    [signed] Aláírta
    [fen] Állás
    [number] Lépés
    [clock] Óra
    [whiteelo] Világos Élő-pontja
    [blackelo] Sötét Élő-pontja
    [eco] Megnyitás
    [annotator] Megjegyzések
    [whitetimecontrol] Világos ideje
    [blacktimecontrol] Sötét ideje
    [played] Megtett lépés
    [white-score] Világos írta
    [black-score] Sötét írta
   *[result] Eredmény
  }
sheet-spoken = { $place ->
    [white] { $number }. lépés: { $move }.
    [black-first] { $number }. lépés, sötét: { $move }.
   *[black] { $move }.
  }
sheet-stage = { $stage ->
    [opening] Megnyitás
    [middlegame] Középjáték
   *[endgame] Végjáték
  }
games-idle-flag = A(z) --{ $flag } semmit sem jelent a(z) { $form } formának
games-no-scores = A(z) { $game }. játszmához nincsenek a játékosok lapjai
games-not-written-over = A fájlban maradt részeit nem sikerült felülírni: { $why }.
games-no-font = nincs betűtípus a PDF-hez. A neve: --font FÁJL.ttf
games-unusable-font = { $file } nem a PDF-hez használható betűtípus. Egy másik neve: --font FÁJL.ttf
games-undated = dátum nélkül
games-one-game = Ebben a formában csak egy játszma fér el. Több együtt: --format pgn, text, fen, epd, brf, brl, audio vagy daisy.
games-book-folder = A DAISY-könyv egy mappa. A neve: --output MAPPA.
sheet-book = { $count } játszma
sound-not-made = nincs hang, { $silent ->
    [missing] mert hiányzik az eSpeak NG. { SYSTEM() ->
        [windows] Az eSpeak NG a github.com/espeak-ng/espeak-ng/releases címen van
       *[other] Debianon: apt install espeak-ng
      }
   *[fails] mert az eSpeak NG nem működik: { $what }
  }
recording-lost = A bemondások felvétele elmarad: { $silent ->
    [missing] hiányzik az eSpeak NG
    [fails] az eSpeak NG nem működik
   *[file] { $what }
  }.
sheet-not-written = semmi
sheet-offer = { $players ->
    [white] világos döntetlent ajánlott
    [black] sötét döntetlent ajánlott
   *[none] döntetlen felajánlva
  }
sheet-not-read = nincs felolvasva
sheet-variation = Változat: { $moves }
sheet-remark = { $remark ->
    [claim] döntetlen igényelve
    [claim-failed] helytelen igény
    [postponed] döntés elhalasztva
    [increment] többletidő
    [illegal] szabálytalan lépés
    [illegal-stands] érvényben maradt szabálytalan lépés
    [announced] bemondva
    [clock-set] óra beállítva
    [time] idő
    [flag] zászló leesett
    [sealed] lépés borítékolva
    [noted] feljegyezve
    [warning] figyelmeztetés
    [penalty] büntetés
    [protest] játékvezető hívva
    [restored] állás visszaállítva, féllépések
    [displaced] elmozdított bábok
   *[other] döntés
  }{ $players ->
    [white] , világos
    [black] , sötét
   *[none] {""}
  }{ $had ->
    [some] : { $detail }
    [opponent] ; { $receiver ->
        [white] világos
       *[black] sötét
      } { $detail }
   *[none] {""}
  } ({ $article })
cli-games-show = Egy játszma megmutatása: ami a lépések felett áll, és a lépések
cli-games-search = Játszmák keresése játékos, dátum, verseny, eredmény, megnyitási lépések vagy állás szerint
cli-games-import = PGN-fájlok játszmáinak beolvasása
cli-games-delete = Egy játszma törlése; még egyszer rákérdez
cli-games-backup = A könyvtár másolása, játék közben is
cli-games-stats = Hány játszma van, és hogyan végződtek
cli-arg-from-white = Csak az ezzel a játékossal világossal játszott játszmák
cli-arg-from-black = Csak az ezzel a játékossal sötéttel játszott játszmák
cli-arg-date = Csak az év, hónap vagy nap játszmái, vagy egyiktől a másikig: 2025..2026-03
cli-arg-result = Csak az így végződött játszmák: 1-0, 0-1, 1/2-1/2 vagy *
cli-arg-moves = Csak az ezekkel a lépésekkel kezdődő játszmák: "e4 c5 Nf3"
cli-arg-found-fen = Csak az ezen az álláson átment játszmák
cli-arg-limit = Legfeljebb ennyi játszma, a legújabbak; enélkül 100
cli-arg-yes = Kérdés nélkül
cli-arg-until-fault = A hibás játszmák is, ameddig olvashatók, be nem fejezettként
cli-arg-told = Hogyan állnak a lépések: letters (betűk) vagy announced (bemondva)
cli-arg-large = Nagy betűkkel
cli-arg-scores = Egymás mellé téve, amit a két játékos írt
cli-arg-cells = Ennyi Braille-cella egy sorban, 20-tól 100-ig; enélkül 40
cli-arg-page-lines = Ennyi sor egy Braille-oldalon, 5-től 40-ig; enélkül 25
cli-arg-code = A Braille-kód: german, british, spanish vagy computer
cli-arg-ply = Az állás ennyi féllépés után; enélkül az utolsó
cli-arg-font = A PDF betűtípusa, TrueType vagy OpenType fájl; enélkül a gép egyik betűtípusa
cli-arg-pause = Másodpercek két lépés között; enélkül 2
cli-arg-games = Egy játszma száma, vagy egytől egy másikig: 5-9
cli-arg-record = Minden bemondás megőrzése hangfájlként ebben a mappában
cli-arg-live = A játszma kiírása ebbe a PGN-fájlba, minden befejezett lépés után újra
cli-arg-live-delay = Mennyivel jár a fájl a játszma mögött: 3 lépés, 15m
cli-arg-diagram-theme = A kép színei: light-print, dark-screen vagy soft-print
cli-arg-square = A kép egy mezőjének szélessége képpontban, 16-tól 256-ig; enélkül 64
cli-arg-flip = Sötét alul
cli-arg-files = A PGN-fájlok
cli-arg-copy = A másolat fájlja

# The guide, read at a terminal. $number and $count are of chapters.
guide-chapter = { $number }: { $title }
guide-asked = Az Enter továbbolvas, egy szám egy fejezethez visz, a kilépés befejezi.
guide-short = Kézikönyv: Enter, vissza, egy szám
guide-help = Az Enter továbbolvas, a vissza visszalép, az ismételd újra felolvassa. Egy szám egy fejezet. A kilépés befejezi.
guide-over = Ott nincs több a kézikönyvből.
guide-foreign = A kézikönyv angolul van.
guide-no-chapter = Nincs ilyen fejezet: { $number }. A fejezetek száma: { $count }.
