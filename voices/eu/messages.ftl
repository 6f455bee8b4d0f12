# Basque. Every sentence of the program but the announcements, which lexicon.toml tells.
# Most important word first; whole sentences; nothing a synthesizer would read as arithmetic.
# WORDS($n) gives a number in words. $color is white or black; $piece is king … pawn.
# Squares, numbers and moves stand bare: the word after them ("laukira") takes the ending.
# Articles of the Laws come after the word "artikulua", never before it: "6.6. artikulua" would end a sentence.

### Words other sentences are made of

color = { $color ->
    [white] Zuria
   *[black] Beltza
  }
opponent = { $color ->
    [white] Beltza
   *[black] Zuria
  }
board-of = { $color ->
    [white] zuriaren taula
   *[black] beltzaren taula
  }
on-board-of = { $color ->
    [white] zuriaren taulan
   *[black] beltzaren taulan
  }
piece = { $piece ->
    [king] erregea
    [queen] dama
    [rook] gaztelua
    [bishop] alfila
    [knight] zalduna
   *[pawn] peoia
  }
pieces = { $piece ->
    [king] erregeak
    [queen] damak
    [rook] gazteluak
    [bishop] alfilak
    [knight] zaldunak
   *[pawn] peoiak
  }
no-piece = { $piece ->
    [king] erregerik
    [queen] damarik
    [rook] gaztelurik
    [bishop] alfilik
    [knight] zaldunik
   *[pawn] peoirik
  } ez
your-piece = zure { piece }
the-piece = { piece }
a-piece = { piece }
colored-piece = { $piece ->
    [king] errege
    [queen] dama
    [rook] gaztelu
    [bishop] alfil
    [knight] zaldun
   *[pawn] peoi
  } { $color ->
    [white] zuria
   *[black] beltza
  }
empty = hutsik
list-and = { $first } eta { $last }
list-then = { $first }, { $last }

hours = { $h ->
    [one] ordu bat
   *[other] { WORDS($h) } ordu
  }
minutes = { $m ->
    [one] minutu bat
   *[other] { WORDS($m) } minutu
  }
seconds = { $s ->
    [one] segundo bat
   *[other] { WORDS($s) } segundo
  }
duration-hms = { hours }, { minutes } eta { seconds }
duration-hm = { hours } eta { minutes }
duration-hs = { hours } eta { seconds }
duration-ms = { minutes } eta { seconds }
duration-h = { hours }
duration-m = { minutes }
duration-s = { seconds }
control-none = Erlojurik gabe
control-plus = { $main } gehi { $time }
control-delay = { $main }, atzerapena mugimendu bakoitzean: { $time }
control-bronstein = { $main }, Bronstein atzerapena mugimendu bakoitzean: { $time }
control-byo-yomi = { $periods ->
    [one] byo-yomi aldi bat
   *[other] { WORDS($periods) } byo-yomi aldi
  }, bakoitza { $each }
control-hourglass = hareazko erlojua, { $main }
control-upcount = Erlojuak gora kontatzen du, mugarik gabe
control-moves = { $time }, { $moves ->
    [one] mugimendu bat
   *[other] { WORDS($moves) } mugimendu
  } egiteko
control-then = { $first }, gero { $then }

### Opening and resuming

opened-practice = Praktika-partida. { $color ->
    [white] Zuriak
   *[black] Beltzak
  } dituzu. Maila: { WORDS($level) }.
opened-practice-two = Praktika-partida, bi jokalari.
engine-named = Aurkaria: { $engine }.
engine-failed = { $engine } { $failing ->
    [missing] ez dago hemen
    [not-named] --engine bidez izendatzen baduzu bakarrik abiatzen da
    [not-started] ezin da abiarazi
    [silent] ez du erantzuten
    [floods] etengabe idazten ari da
    [ended] itxi egin da
    [illegal] arauz kanpo mugitu da
    [no-move] ez du mugitzen
   *[no-chess960] ez du Chess960 ezagutzen
  }. { $lasts ->
    [once] Praktika-lagunak egingo du mugimendu hau.
   *[on] Praktika-lagunak jarraituko du.
  }
opened-relay = Partida laguntzailearekin.
opened-tournament = Txapelketako partida, D eranskina. FIDEren Xakearen Legeak, { $edition }.
opened-rules = Motorrik ez, aholkurik ez, sarerik ez.
opened-start = Epaileak abiaraziko du erlojua.
opened-players = Zuria: { $white }. Beltza: { $black }.
opened-control = { $control }.
opened-event = { $event }.
opened-board = Txanda: { WORDS($round) }. Taula: { WORDS($board) }.
opened-tie-break = Berdinketa hausteko partida: berdinketan { $color ->
    [white] zuriak
   *[black] beltzak
  } irabazten du.
opened-edition = FIDEren Xakearen Legeak, { $edition }.
opened-cadence = { $cadence ->
    [standard] Xake estandarra
    [rapid] Xake azkarra
   *[blitz] Tximista-xakea
  }.
opened-supervision = { $supervision ->
    [adequate] Lehiaketako jokoaren arauak aplikatzen dira. Artikulua: { $article }.
   *[few] Lehiaketako jokoaren arauak ez dira osorik aplikatzen. Artikulua: { $article }.
  }
opened-control-each = Zuria: { $white }. Beltza: { $black }
opened-position = Hasierako posizioa: { $position }
opened-position-asked = Esan posizioa taula entzuteko.
opened-chess960 = Chess960, zenbakia: { WORDS($number) }. Zutabeak, { $first } lehenengoa, { $last } azkena: { $pieces }.
opened-chess960-other = Chess960.
opened-draw-random = Zozketatua, hazia: { WORDS($seed) }.
opened-draw-dice = Dadoarekin zozketatua.
opened-draw-coins = Txanponekin zozketatua.
unnamed = izenik gabe
partner = praktika-laguna
resumed = Partidak jarraitzen du, zenbakia { WORDS($game) }.
resumed-last = Azken mugimendua, { $mover ->
    [white] Zuria
   *[black] Beltza
  }: { $move }.
resumed-hand = Iragarrita, sakatu gabe: { $move }.
resumed-paused = Erlojuak geldirik daude. Esan jarraitu.
resumed-tournament = Erlojuak geldirik daude. Epaileak esan behar du epailea, bi puntu, jarraitu.
kept = Partida gordeta dago, zenbakia { WORDS($game) }.
# No full stop after the command: whoever copies the line copies the command.
kept-resume = Jarraitzeko: { $command }
not-kept = Partida ez dago gordeta, zenbakia { WORDS($game) }: { $why }.
only-looked-at = Partida irakurri bakarrik egin daiteke: { $why }. Erlojuak geldirik daude.
turn = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } txanda.
turn-you = Zure txanda.
    .short = { "" }

### What a Braille display shows: one line of no more than forty cells, the core in twenty

brief-opened = Partida berria.
brief-resumed = Partida berriro martxan.
brief-clocks-run = Erlojuak martxan.
brief-clocks-stand = Erlojuak geldirik.
brief-clock-runs = Erlojua martxan: { color }.
brief-move = { $move }.
brief-castling = { $move } { color }.
brief-corrected = Zuzenduta: { $move }.
brief-which-piece = Zein pieza? { $square }.
brief-repeat-fits = Errepikapena ondo.
brief-repeat-differs = Errepikapena oker.
brief-illegal = Legez kanpo: { color }.
brief-board-reported = Taula jasota: { color }.
brief-boards-differ = Taulak desberdin: { $squares }.
brief-boards-agree = Taulak bat datoz.
brief-setting-right = Zuzendu: { color }.
brief-score-written = Orria jasota: { color }.
brief-retrace = Atzera itzuli?
brief-taken-back = Atzera hartuta.
brief-draw-offered = Berdinketa eskainita: { color }.
brief-draw-declined = Berdinketa ukatuta.
brief-offers-repeated = Eskaintza gehiegi: { color }.
brief-draw-agreed = Berdinketa adostuta.
brief-consent-refused = Berdinketarik ez.
brief-claimed = Erreklamazioa: { color }.
brief-claim-failed = Erreklamazioa oker.
brief-claim-postponed = Erabakia atzeratuta.
brief-claim-rejected = Erreklamazioa ukatuta.
brief-claim-referred = Epaileak erabakiko du.
brief-increment-asked = Gehigarria eskatuta: { color }.
brief-increment-granted = Gehigarria emanda.
brief-increment-refused = Gehigarririk ez.
brief-noted = Jasota.
brief-sheet-refused = Orria ez da erakutsi.
brief-warned = Ohartarazpena: { color }.
brief-penalized = Zigorra: { color }.
brief-protested = Epaileari deitu zaio.
brief-board-turned = Taula biratuta.
brief-displaced = Piezak lekualdatuta: { color }.
brief-restoring-asked = Atzera eskatuta: { color }.
brief-restored = Posizioa berrezarrita.
brief-ruling-withdrawn = Erabakia kenduta.
brief-clock-set = Erlojua doituta: { color }.
brief-time-added = Denbora gehiago: { color } { $time }.
brief-time-cut = Denbora gutxiago: { color } { $time }.
brief-flag-fell = Bandera eroria: { color }.
brief-both-flags = Bi banderak eroriak.
brief-absent = Falta da: { color }.
brief-arrived = Iritsi da: { color }.
brief-default-time-over = Itxaronaldia agortuta: { color }.
brief-adjournment-asked = Atzeratzea eskatuta: { color }.
brief-sealing = Orain zigilatu.
brief-sealed = Zigilatuta.
brief-adjourned = Atzeratuta.
brief-resumption-set = Berrekitea finkatuta.
brief-envelope-checked = Gutun-azala ikusita.
brief-resumption-begun = Berrekitea.
brief-envelope-opened = Gutun-azala irekita.
brief-envelope-lost = Gutun-azala falta.
brief-recording-stopped = Idazteari utzi dio: { color }.
brief-score-completed = Orria osatuta: { color }.
brief-score-kept = Beste batek idatziko du.
brief-scores-due = Orriak osatu.
brief-score-lent = Orria utzita: { color }.
brief-score-replaced = Orri berria: { color }.
brief-reconstructing = Partida berregiten.
brief-next-period = Hurrengo aldia.
brief-signed = Sinatuta: { color }.
brief-resigned = Amore eman du: { color }.
brief-left-to-arbiter = Epaileak erabakiko du.
brief-ended = { $score }: { $reason }.
brief-over = Amaiera: { $score }.
brief-touched = Ukituta: { $pieces }.
brief-adjusting = Zuzentzen: { color }.
brief-adjusting-done = Zuzenduta.
brief-untouched = Nahi gabe ukituta.
brief-placed = Jarrita: { $square }.
brief-removed = Kenduta: { $square }.

### The same for answers, questions and refusals: brief- and the name of the message it shortens, whose variables it has

brief-side = { $color ->
    [white] z
   *[black] b
  }
brief-colored-piece = { colored-piece }
brief-a-piece = { piece }
brief-position-counted = Piezak Z{ $white } B{ $black }.
brief-position-piece = { $sign }{ $squares }
brief-position-side = { brief-side }: { $pieces }.
brief-touched-piece = { $square }
brief-look-square = { $square } { $contents }, lauki { $shade ->
    [light] zuria
   *[dark] beltza
  }.
brief-rank-name = { $rank }
brief-file-name = { $file }
brief-diagonal-name = { $from }-{ $to }
brief-rays-from = { $square } { $contents }.
brief-ray = { $items }.
brief-keys-help = Gehiago: laguntza.
brief-line = { $name }: { $items }.
brief-line-full = { $name }: { $items }.
brief-piece-at = { $sign }{ $square }
brief-attacks = { $square } erasoa { $attackers }, defentsa { $defenders }.
brief-attacks-king = { $square } erasoa { $attackers }.
brief-hanging = { color } zintzilik { $pieces }.
brief-hanging-none = { color }: ezer ez zintzilik.
brief-counted-own = { $pieces }.
brief-counted-of = { $color ->
    [white] Z
   *[black] B
  } { $pieces }.
brief-may-play = Bai: { $move }.
brief-none-to-take = Ezin da { piece } harrapatu.
brief-attacks-empty = { $square } hutsik: Z { $white }, B { $black }.
brief-targets = { $square } jotzen { $attacked }, zaintzen { $defended }.
brief-attacked-none-of = { color }: ezer ez erasopean.
brief-knight-reach = { $square } zalduna: { $items }.
brief-move-takes = x{ $square }
brief-move-promotes = { $square }=
brief-castling-name = { $side ->
    [short] 0-0
   *[long] 0-0-0
  }
brief-undefended = Babesik gabe { $pieces }.
brief-undefended-none = { color }: dena babestuta.
brief-checks-of = { $piece }: { $moves }+.
brief-checks-none = { $piece }: xakerik ez.
brief-checks-nowhere = { color }: xakerik ez.
brief-checks-nowhere-kind = { color }, { piece }: xakerik ez.
brief-in-check = { color } xakean: { $pieces }.
brief-in-check-none = { color }: xakerik ez.
brief-castling-left = { $color ->
    [white] Z
   *[black] B
  } { $short } { $long }.
brief-castling-state = { $castling } { $state ->
    [possible] bai
    [occupied] { $square } beteta
    [attacked] { $square } erasota
    [check] xakean
    [king] ez
   *[rook] ez
  }
brief-castling-done = { color }: endrokatuta.
brief-threats = { $color ->
    [white] Z
   *[black] B
  } mehatxu { $threats }.
brief-threats-none = { color }: mehatxurik ez.
brief-threat-mate = { $piece }-{ $square }#
brief-threat-capture = { $by }x{ $sign }{ $square }
brief-threat-promotion = { $piece }-{ $square }=
brief-evaluation = { $color ->
    [white] Z
   *[black] B
  } +{ $pawns }.
brief-evaluation-equal = Berdin.
brief-wing = { $side ->
    [short] Errege hegala
   *[long] Dama hegala
  }{ $half-of ->
    [white] {" "}Z
    [black] {" "}B
   *[none] {""}
  }.
brief-pinned-one = { $sign }{ $square } ({ $by })
brief-material-side = { $color ->
    [white] Z
   *[black] B
  } { $worth }.
brief-material-more = { $color ->
    [white] Z
   *[black] B
  } +{ $pieces }.
brief-material-equal = Berdin.
brief-captured-by = { $color ->
    [white] Z
   *[black] B
  } x { $pieces }.
brief-move-numbered = { $number } { $color ->
    [white] Z
   *[black] B
  } { $move }.
brief-move-in-hand = { $number } { $color ->
    [white] Z
   *[black] B
  } { $move } sakatu gabe.
brief-move-row = { $number } { $white } { $black }.
brief-moves-castled = Mugimendua { $number }: { $white } { $black }.
brief-moves-run = Mugimenduak { $first }-{ $last }:
brief-moves-each = { $count } mugimendu bakoitzak.
brief-moves-differ = Mugimenduak Z{ $white } B{ $black }.
brief-moves-counter = Kontagailua { $color ->
    [white] Z
   *[black] B
  } { $count }.
brief-moves-in-check = Lehenik { opponent }, xakean.
brief-moves-nowhere = { color }: mugimendurik ez.
brief-captures-nowhere = { color }: harrapatzerik ez.
brief-moves-nowhere-kind = { color }, { piece }: mugimendurik ez.
brief-captures-nowhere-kind = { color }, { piece }: harrapatzerik ez.
brief-turn-number = { $number } mugimendua, { color }.
brief-opening = { $name }.
brief-opening-none = Irekierarik ez.
brief-won = { $color ->
    [white] 1-0
   *[black] 0-1
  }: { $reason }.
brief-time-both-left = Z{ $white } B{ $black }.
brief-time-both-used = Joanda Z{ $white } B{ $black }.
brief-time-one = { $color ->
    [white] Z
   *[black] B
  }{ $left }, joanda { $used }.
brief-time-one-used = Joanda { $color ->
    [white] Z
   *[black] B
  }{ $used }.
brief-time-none = Erlojurik ez Z{ $white } B{ $black }.
brief-time-byo-yomi = { $left }+{ $periods }
brief-verbosity-announcements = Iragarpenak osorik.
brief-screen-only = --screen behar da.
brief-reason-fifty-moves-claim = 50 mugimendu
brief-reason-seventy-five-moves = 75 mugimendu
brief-screen-figurines = Irudiak.
brief-speech-not-on = Ahotsa isilik.
brief-louder-perhaps = Ozenago, ahal bada.
brief-question-gone = Galdera itxita.
brief-tones-forbidden = --earcons on behar da.
brief-refused = Ez: { $why }
brief-misfit-promotion-impossible = sustapenik ez.
brief-misfit-nothing-there = { $square } hutsik.
brief-misfit-opponents-piece = { $square } aurkariarena.
brief-misfit-other-piece = { $square }: { $found }.
brief-misfit-same-square = { $square } bi aldiz.
brief-misfit-own-piece = { $square } norberarena: { piece }.
brief-misfit-nothing-to-capture = { $square } hutsik.
brief-misfit-captured-other = { $square }: { $found }.
brief-misfit-not-en-passant = en passant ez.
brief-misfit-none-left = falta da { piece }.
brief-misfit-no-such-capture = harrapatze hori ez.
brief-misfit-none-on = { $line }: { piece } ez.
brief-misfit-none-reaches = { piece } hona ez: { $square }.
brief-misfit-reaches-instead = { $from }: { $squares }.
brief-misfit-reaches-nothing = { $from }: mugimendurik ez.
brief-misfit-does-not-reach = { $from }-{ $square } ezin da.
brief-misfit-blocked = { $by } bidean.
brief-misfit-leaves-king = orduan xakean.
brief-misfit-king-still-in-check = xakean jarraitu.
brief-misfit-king-attacked = { $square } erasota.
brief-misfit-castling-right = endrokerik ez.
brief-misfit-castling-occupied = { $square } beteta.
brief-misfit-castling-check = xakean.
brief-misfit-castling-attacked = { $square } erasota.
brief-which = { $moves }?
brief-which-one = { $number } { $move }
brief-offer-one = { $move }? bai/ez.
brief-offer-several = { $offers }?
brief-offer-which = { $offers }?
brief-offer-numbered = { $number } { $move }
brief-offer-then = { $first } { $last }
brief-offer-said = { $move }? bai/ez.
brief-correct-which = Zein, horren ordez?
brief-resign-question = Amore eman? bai/ez.
brief-illegal-unpressed-question = Zigortu? bai/ez.
brief-illegal-legal-question = Zigortu? bai/ez.
brief-topic-asked = { $topic }? bai/ez.
brief-topic-either = { $first } ala { $second }?
brief-take-back-question = Atzera { $plies }? bai/ez.
brief-not-heard-unknown-word = Ulertezina: { $word }.
brief-not-heard-no-square = Ez da laukia: { $word }.
brief-not-heard-no-piece = Ez da pieza: { $letter }.
brief-not-heard-negated = Ukatua: mugimendurik ez.
brief-not-heard-which-castling = 0-0 ala 0-0-0?
brief-not-heard-request = Ulertezina: { $rest }.
brief-not-heard-choice = Ez dago zenbaki hori.
brief-request-incomplete = Agindua ez da argi.
brief-refused-not-started = Hasi gabe.
brief-refused-setting-right = Lehenik taula.
brief-refused-waiting = Lehenik epailea.
brief-refused-partners-pieces = Aurkariaren piezak.
brief-refused-repeat-first = Lehenik errepikatu: { color }.
brief-refused-clock-not-running = Erlojua geldi: { color }.
brief-refused-not-completed-yet = Erlojua sakatu gabe.
brief-refused-illegal-stands = Berandu, mugimendua dago.
brief-refused-written-by-opponent = Aurkariak esan behar du.
brief-refused-scores-only = Joko-orriak bakarrik.
brief-refused-no-illegal-move = Mugimendua legezkoa: { color }.
brief-refused-no-illegal-since = Harrezkero dena legezkoa.
brief-refused-already-announced = Iragarrita: { $move }.
brief-resumed-hand = Iragarrita: { $move }.
brief-refused-nothing-made = Mugimendurik ez oraindik.
brief-refused-pressed-without-move = Mugimendurik ez oraindik.
brief-refused-too-late = Berandu: sakatuta.
brief-refused-replied-already = Berandu: aurkariak jo du.
brief-refused-own-offer = Eskaintza propioa: { color }.
brief-refused-already-offered = Eskainita dago.
brief-refused-too-early-to-agree = Goizegi berdintzeko.
brief-refused-not-to-claim = Jokatu aurretik soilik.
brief-refused-too-early-to-offer = { $count } mugimendu ondoren.
brief-refused-cannot-withdraw = Eskaintzak dirau.
brief-refused-declared-first = Lehenik { $move }.
brief-refused-declared-piece = { $square } mugitu behar da.
brief-refused-flag-up = Ez da erori: { color }.
brief-refused-moves-done = Mugimenduak eginda: { color }.
brief-refused-own-flag-down = Bi banderak eroriak.
brief-refused-flags-unknown = Zein lehenik, ezin jakin.
brief-refused-quickplay = Ez: { $lacking ->
    [announced] iragarri gabe
    [slower] blitzean ez
    [no-increment] gehigarria dago
    [last-period] ez azken aldia
    [to-move] jokatu aurretik
    [little-time] 2 minutu baino gutxiago
    [flag-up] bandera erori aurretik
   *[answer] erantzuna falta
  }.
brief-refused-offer-first = Lehenik erantzun: { color }.
brief-refused-arbiter-answers = Lehenik epailea.
brief-refused-arbiter-consents = Lehenik epailea.
brief-refused-nothing-executed = Han mugimendurik ez.
brief-refused-nothing-to-set-right = Ez dago zer zuzendu.
brief-refused-nothing-to-take-back = Ez dago zer atzera egin.
brief-refused-no-protest = Berandu: { color }.
brief-refused-no-fixed-penalty = Zigor finkorik ez.
brief-refused-not-pressed-yet = Sakatu gabe: { color }.
brief-refused-too-late-for-start = Berandu: 10 mugimendu.
brief-refused-colors-stay = Koloreak berdin.
brief-refused-colors-go-on = Koloreak oraingoz berdin.
brief-refused-no-such-move = Zenbaki horrekin ez.
brief-refused-no-move-yet = Mugimendurik ez: { color }.
brief-refused-no-ruling = Erabakirik ez.
brief-refused-not-at-practice = Praktikan ez.
brief-refused-ruled-already = Kontatuta dago.
brief-refused-sheet-not-to-move = Txanda duenak soilik.
brief-refused-assistant-needed = Laguntzailea behar da.
brief-refused-no-assistant = Laguntzailerik ez.
brief-refused-no-assistant-of = Laguntzailerik ez: { color }.
brief-refused-limited-assistant = Jokatu eta iragarri soilik.
brief-refused-whose-assistant = Noren laguntzailea?
brief-refused-not-his-player = Honentzat soilik: { color }.
brief-refused-too-much-time = Denbora gehiegi.
brief-refused-setting-stays = Erlojuak berdin.
brief-refused-duty-not-given = Ez zaio eman.
brief-refused-players-press = Jokalariek sakatu.
brief-refused-assistant-presses = Laguntzaileak sakatu.
brief-refused-verify-first = Lehenik egiaztatu: { opponent }.
brief-refused-score-first = Lehenik orria: { color }.
brief-refused-scores-complete = Orriak osorik.
brief-refused-records = { color }: idazten ari.
brief-refused-score-at-hand = Orri osoa badago.
brief-refused-no-score-at-hand = Orri osorik ez.
brief-refused-not-lent = Orain ez: { color }.
brief-refused-score-of-opponent = Norberarena soilik.
brief-refused-no-next-period = Aldi gehiagorik ez.
brief-refused-moves-not-told = Kopururik ez.
brief-refused-no-flag-fallen = Ez da banderarik erori.
brief-refused-not-over = Amaieran bakarrik.
brief-refused-signed-already = Sinatuta: { color }.
brief-refused-who-signs = Nork sinatu?
brief-refused-electronic = Orri elektronikoak.
brief-refused-paper = Paperezko orriak.
brief-refused-must-record = { color }: idatzi behar.
brief-must-record = { color }: idatzi behar.
brief-need-not-record = { color }: beharrik ez.
brief-need-not-record-fast = { color }: beharrik ez.
brief-refused-not-to-touch = Txanda: { color }.
brief-refused-not-to-adjust = Txanda: { color }.
brief-refused-touch-of-opponent = Ez du jokalariak esan.
brief-refused-nothing-there = Ez dago: { $square }.
brief-refused-other-piece-there = { $square }: { $found }.
brief-refused-which-piece = Zein? { $square }.
brief-refused-touched-before-claim = Ukituta dago.
brief-refused-steps-implied = Iragarri bakarrik.
brief-refused-not-announced = Iragarpena falta.
brief-refused-not-placed = { $square } ipini gabe.
brief-refused-not-removed = { $square } kendu gabe.
brief-refused-placed-elsewhere = { $placed }, ez { $square }.
brief-refused-placed-otherwise = { $placed }, ez { $square }.
brief-refused-not-captured = { $square } harrapatu gabe.
brief-refused-other-promotion = Badago: { piece }.
brief-refused-already-placed = Ipinita: { $square }.
brief-refused-no-move-there = Mugimendurik ez: { $square }.
brief-refused-sealing = Mugimendua zigilatzen.
brief-refused-adjourned = Atzeratuta.
brief-refused-not-sealing = Ez dago zer zigilatu.
brief-refused-not-to-seal = Zigilatu: { opponent }.
brief-refused-made-already = Taulakoak balio du.
brief-refused-nothing-sealed = Gutun-azala hutsik.
brief-refused-session-too-long = Erlojuan baino gehiago.
brief-refused-not-adjourned = Atzeratu gabe.
brief-refused-replier-absent = Falta da { color }.
brief-refused-been-there = Izan da: { color }.
brief-refused-absent-already = Falta dela: { color }.
brief-guest-only-own = Hemen soilik { color }.
brief-guest-no-file = Lehen terminalean.
brief-may-not-announce = Jokalariek iragarri.
brief-may-not-press = Jokalariek sakatu.
brief-may-not-decide = Jokalariek bakarrik.
brief-may-not-claim-time = Ez hizlariarentzat.
brief-may-not-ask = Ez hizlariarentzat.
brief-may-not-set-right = Epaileak egiten du.
brief-may-not-clock = Epaileak bakarrik.
brief-may-not-rule = Epaileak bakarrik.
brief-may-not-set-clock = Epaileak bakarrik.
brief-may-not-stop-clock = Erlojua ezin gelditu.
brief-refused-own-time-only = Zeure denboran bakarrik.
brief-may-not-note = Jokalariak ez.
brief-may-not-take-back = Praktikan bakarrik.
brief-may-not-hint = Praktikan bakarrik.
brief-may-not-analyse = Ez da esaten.
brief-may-not-record = Hemen orririk ez.
brief-may-not-keep-score = Jokalariak ez.
brief-may-not-accident = Epaileak bakarrik.
brief-may-not-adjourn = Epaileak bakarrik.
brief-may-not-seal = Jokalariek bakarrik.
brief-may-not-envelope = Epaileak bakarrik.
brief-may-not-presence = Epaileak bakarrik.
brief-obligation-none = Ezer ukitu gabe.
brief-obligation-move = { $square } mugitu behar da.
brief-obligation-capture = Nahitaez x{ $square }.
brief-obligation-capture-with = Nahitaez { $from }x{ $square }.
brief-obligation-castle = Nahitaez { brief-castling-name }.
brief-obligation-anything = Edozein mugimendu.
brief-obligation-not-castle = Ez { brief-castling-name }.
brief-board-stands-turned = Biratuta: taula { $color ->
    [white] Z
   *[black] B
  }.
brief-boards-differ-square = { $square }
brief-boards-differ-since = Mugimendutik: { $number } { $color ->
    [white] Z
   *[black] B
  }.
brief-boards-agree-after = Taulak bat datoz, { $number } { $color ->
    [white] Z
   *[black] B
  }.
brief-boards-not-scores = Taulak orrien aurka.
brief-boards-wrong = Oker: { $boards ->
    [white] taula Z
    [black] taula B
   *[both] bi taulak
  }.
brief-boards-left-wrong = Oker: { $boards ->
    [white] taula Z
    [black] taula B
   *[both] bi taulak
  }.
brief-boards-both-wrong = Biak oker: { $squares }.
brief-scores-agree = Orriak { $number } { $mover ->
    [white] Z
   *[black] B
  }: { $move }.
brief-scores-say-otherwise = Orriak { $number } { $mover ->
    [white] Z
   *[black] B
  }: { $move }, ez { $announced }.
brief-record-differs = Erregistroa zuzendu.
brief-correction = Erregistroa zuzendu?
brief-record-corrected = Zuzenduta.
brief-refused-scores-unread = Irakurri orriak: { $number } { $mover ->
    [white] Z
   *[black] B
  }.
brief-scores-differ = Orriak hemendik: { $number } { $color ->
    [white] Z
   *[black] B
  }.
brief-scores-only-differ = Orriak soilik: { $number } { $color ->
    [white] Z
   *[black] B
  }.
brief-next-step = { $color ->
    [white] Z
   *[black] B
  }: { $step }, egina?
brief-step-move = { $from }-{ $to }
brief-step-remove = { $from } kendu
brief-step-put = { brief-colored-piece } { $to }
brief-step-turn = taula biratu
brief-cause-likely = Agian { $color ->
    [white] Z
   *[black] B
  }: { $cause }.
brief-cause-close = Edo: { $cause }.
brief-cause-none = Arrazoirik ez: { $color ->
    [white] Z
   *[black] B
  }.
brief-cause-move = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move } ondoren
brief-cause-since-start = hasieratik
brief-check-begins = Azterketa: taula { $color ->
    [white] Z
   *[black] B
  }.
brief-check-clocks-run = Erlojuak martxan.
brief-check-count = Zenbat { $where }, { $players ->
    [white] zuri
    [black] beltz
   *[both] denak
  }?
brief-check-rank = { $from } lerroa
brief-check-file = { $first } zutabea
brief-check-half = { $from }-{ $to } lerroak
brief-check-wing = { $first }-{ $last } zutabeak
brief-check-quarter = { $first }{ $from }-{ $last }{ $to }
brief-check-occupied = { $square } beteta?
brief-check-which = { $square }: zer?
brief-check-reads = { $name }: { $items }?
brief-check-where = Non dago oker?
brief-check-go-on = Lauki guztiak? bai/ez.
brief-check-record = Idatzi? bai/ez.
brief-check-record-or-go-on = Idatzi? bai/ez.
brief-check-no-move = Orain mugimendurik ez.
brief-check-not-asked = Aztertzen: { $color ->
    [white] Z
   *[black] B
  }.
brief-check-overtaken = Azterketa amaituta.
brief-check-nothing = Akatsik ez: taula { $color ->
    [white] Z
   *[black] B
  }.
brief-check-found = Oker { $color ->
    [white] Z
   *[black] B
  }: { $squares }.
brief-check-found-square = { $square } { $found }
brief-check-contradicted = Kontraesana: berriro.
brief-check-contradicted-again = Kontraesana: amaiera.
brief-score-read = Desberdin: { $count }, irakurrita.
brief-score-read-more = Mugimendu gehiago dago.
brief-score-read-other = Beste partida bat.
brief-score-read-start = Beste posizio bat.
brief-claim-not-made = Erreklamaziorik ez.
brief-not-saved = Gorde gabe.
brief-seal-asked = Zigilatzeko mugimendua?
brief-seal-unclear = Ez da ulertu.
brief-seal-ambiguous = Zalantzazkoa.
brief-seal-no-move = Ez da posible.
brief-passphrase-asked = Pasahitza?
brief-passphrase-again = Pasahitza berriro?
brief-passphrase-differs = Desberdinak, berriro.
brief-passphrase-short = Laburra: { $count } zeinu.
brief-passphrase-wrong = Pasahitz okerra.
brief-passphrase-once-more = Berriro?
brief-passphrase-left = Gutun-azala itxita.
brief-passphrase-first = Lehenik pasahitza.
brief-envelope-system = Gutun-azala ezin da.
brief-join-desk-silent = Erantzunik ez.
brief-join-desk-away = Ez da iritsi.
brief-join-not-saved = Han gorde gabe.
brief-join-desk-gone = Lehen terminala falta.
brief-join-desk-left = Han itxita.
brief-guest-came = Etorri da: { color }.
brief-guest-gone = Joan da: { color }.
brief-envelope-sealed = Zigilatua { $number }, { color }.
brief-help-move = Esan mugimendu bat.
brief-help-press = Esan sakatu.
brief-help-repeat = Errepikatu: { color }.
brief-help-setting-right = Zuzendu taula.
brief-help-not-started = Epailea: hasi.
brief-help-waiting = Epailea: emaitza.
brief-help-questions = Galdetu taulaz.

### A second terminal

guest-came = { $color ->
    [white] Zuria
   *[black] Beltza
  } bigarren terminalean dago.
guest-gone = { $color ->
    [white] Zuria
   *[black] Beltza
  } ez dago jada bigarren terminalean.
guest-only-own = Terminal honetatik { $color ->
    [white] Zuriak
   *[black] Beltzak
  } bakarrik hitz egiten du, eta bere taulaz bakarrik.
guest-no-file = Fitxategi bat lehen terminalean bakarrik irakurtzen da.
share-impossible = Ezin da bigarren terminalik sartu: { $why }.
join-welcome = Bigarren terminala, { $color ->
    [white] Zuriarena
   *[black] Beltzarena
  }, partida zenbakia { WORDS($game) }.
join-left = Bigarren terminala itxita, partidak aurrera jarraitzen du.
join-left-return = Itzultzeko: { $command }
join-left-over = Bigarren terminala itxita.
join-not-started = Epaileak lehen terminalean abiarazten du erlojua.
join-again = Lehen terminala itzuli da.
join-desk-away = Ez da iritsi: lehen terminala ez dago.
join-desk-silent = Lehen terminalak ez du oraindik erantzuten.
join-not-saved = Lehen terminalean ez da gorde. Erlojuak geldirik daude.
join-desk-gone = Lehen terminala joan da. Hemen itxarongo da itzuli arte.
join-desk-left = Lehen terminala itxita dago, partida han gordeta.
join-desk-left-unsaved = Lehen terminala itxita dago. Partida ez dago han gordeta.
error-turned-away = { $turned ->
    [version] Lehen terminalak Ansageren beste bertsio bat du
    [taken] Leku hau hartuta dago
    [voice] Lehen terminalak ez du ahots hau
    [unreadable] Partida ezin da irakurri
   *[silent] Lehen terminalak ez du erantzuten
  }
error-not-shared = { $path }: { $game } partida ez dago bigarren terminal bati irekita. Txapelketan --share on behar da han
error-none-shared = { $path }: ez dago partidarik bigarren terminal bati irekita. Txapelketan --share on behar da han
error-no-second = sistema honetan ez dago bigarren terminalik
cli-join = Bigarren terminala, jokatzen ari den partida bateko jokalari batentzat
cli-arg-side = Norentzat: white edo black
cli-arg-share = Bigarren terminala sar daitekeen: on edo off; adierazi gabe on, txapelketan off
cli-arg-rate = Ahotsaren abiadura, -5 eta 5 artean
cli-arg-volume = Bolumena -5etik 5era
cli-arg-verbosity = Zenbat esaten den: short (letrak), normal (pieza eta helmuga) edo full (dena)
cli-arg-earcons = Tonuak hitzekin batera: on edo off

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } iragarri du: { $move }.
clock-runs-on = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } erlojua martxan dago oraindik.
clock-runs = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } erlojua martxan dago.
corrected = Zuzenduta: { $move }.
hands-back = Utzi taula mugimendu honen aurretik zegoen bezala. Gero, urratsez urrats.
game-goes-on = Partidak jarraitzen du.
repeats-now = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } errepikatu behar du.
repeat-fits = Bat dator.
repeat-differs = Errepikapena ez dator bat. { $color ->
    [white] Zuriak
   *[black] Beltzak
  } berriro errepikatu behar du. Iragarrita: { $announced }. Errepikatuta: { $repeated }. Ez da ezer egin.
which = Zein mugimendu? { $moves }. Esan zenbakia edo mugimendu osoa.
    .short = Zein mugimendu? { $moves }.
which-one = { WORDS($number) }: { $move }
which-piece = Dama, gaztelua, alfila edo zalduna? Sustapena: { $square }.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = sustapenik ez. Peoi bat bakarrik eta azken errenkadan bakarrik bihurtzen da dama, gaztelu, alfil edo zaldun.
misfit-nothing-there = { $square } laukia hutsik dago.
misfit-opponents-piece = { $square } laukian aurkariaren { piece } dago.
misfit-other-piece = { no-piece } { $square } laukian: { $found } dago hor.
misfit-same-square = { $square } birritan. Esan nondik eta nora.
misfit-own-piece = { $square } laukia beteta dago: { your-piece } dago hor.
misfit-nothing-to-capture = ez dago zer harrapaturik { $square } laukian.
misfit-captured-other = { $square } laukian { $found } dago, ez { a-piece }.
misfit-not-en-passant = igarotzean ezin da harrapatu { $square } laukian. Alboko urrats bikoitzaren hurrengo mugimenduan bakarrik egin daiteke.
    .short = igarotzean ezin da harrapatu { $square } laukian.
misfit-none-left = { no-piece } da geratzen alde honetan.
misfit-no-such-capture = ez dago halako harrapaketarik: { piece }, { $captured }. Esan laukiak ere.
    .short = ez dago halako harrapaketarik: { piece }, { $captured }.
misfit-none-on = { no-piece } hemen: { $line }.
misfit-none-reaches = { $piece ->
    [king] erregea ezin da { $square } laukira joan
   *[other] { no-piece } da { $square } laukira iristen
  }.
misfit-reaches-instead = { your-piece } { $from } laukitik hona joan daiteke: { $squares }.
    .short = { "" }
misfit-reaches-nothing = { your-piece } ezin da { $from } laukitik mugitu.
    .short = { "" }
misfit-does-not-reach = { the-piece } ez doa { $from } laukitik { $square } laukira.
misfit-blocked = tartean pieza bat dago, { $by } laukian. { the-piece } ez doa { $from } laukitik { $square } laukira.
misfit-leaves-king = erregea xakean geratuko litzateke.
misfit-king-still-in-check = erregea xakean dago oraindik.
misfit-king-attacked = { $square } laukia erasopean dago. Erregea ezin da hara joan.
misfit-castling-right = endrokerik ez alde horretan. Erregea edo gaztelua mugitu da, edo ez dago bere lekuan.
misfit-castling-occupied = endrokerik ez, { $square } laukia beteta dago.
misfit-castling-check = endrokerik ez, erregea xakean dago.
misfit-castling-attacked = endrokerik ez, { $square } laukia erasopean dago.
misfit-from-where = Zein laukitatik? Esan pieza, nondik, eta gero { $square }.
refused = Ezin da: { $why }

### Not understood

not-heard-nothing = Ez da ezer ulertu. Esan mugimendu bat, adibidez zalduna { $g } bat { $f } hiru, edo laguntza.
    .short = Ez da ezer ulertu.
not-heard-unknown-word = Ez da ulertu: { $word }. Esan mugimendu bat, adibidez zalduna { $g } bat { $f } hiru, edo laguntza.
    .short = Ez da ulertu: { $word }.
not-heard-no-square = Ez dago horrelako laukirik: { $word }. Zutabeak Annatik Hectorrera doaz, errenkadak batetik zortzira.
    .short = Ez dago horrelako laukirik: { $word }.
not-heard-no-piece = { $letter } letrak ez du piezarik hemen. Letrak: { $letters }.
not-heard-no-destination = Nora? Esan adibidez zalduna { $f } hiru.
    .short = Nora?
not-heard-piece-alone = { piece }, nora? Esan adibidez { piece } { $f } hiru.
    .short = { piece }, nora?
not-heard-too-much = Gehiegi batera. Esan mugimendu bat: pieza, nondik, nora.
    .short = Gehiegi batera.
not-heard-negated = Ukatutako mugimendurik ez da egiten. Esan bakarrik nahi duzun mugimendua.
not-heard-question = Galdera ez da ulertu. Esan galderak, zer galde daitekeen entzuteko.
    .short = Galdera ez da ulertu.
not-heard-which-castling = Endroke laburra ala endroke luzea?
not-heard-castling-and-more = Endrokea eta beste zerbait. Esan bakarrik endroke laburra edo endroke luzea.
    .short = Endrokea eta beste zerbait.
not-heard-no-move = Hori ez da mugimendua.
not-heard-request = Ez da ulertu: { $rest }. { $example }
not-heard-choice = Ez dago zenbaki hori duen galderarik.
question-gone = Galdera hori ez dago jada irekita, eta ez da ezer egin. Zifra berriro esanez gero, errenkada horretara doa.
not-heard-yes-no = Ez dago erantzuteko galderarik.
no-arbiter = Hemen ez dago epailerik. Pausak erlojua gelditzen du.
language-now = Hemendik aurrera euskaraz.
language-fixed = Txapelketan hasierako hizkuntza geratzen da.
language-by-flag = Hemen ez. Itzuli honekin: ansage --voice { $tag }
language-unknown = Hizkuntza hori ezin da irakurri.
example-report = Esan adibidez zuriaren taula Eva bost hutsik. Edo zuriaren taula eta han egindako mugimendua.
example-correct = Esan zuzendu eta mugimendu zuzena.
example-claim = Esan erreklamatu errepikatzea. Edo erreklamatu berrogeita hamar mugimendu, nahi baduzu egin asmo duzun mugimendua ere. Denbora amaitu bada, esan erreklamatu denbora.
example-offer-draw = Berdinketa-eskaintzak ezin du baldintzarik izan. Artikulua: 9.1.2.1. Esan berdinketa, bakarrik edo mugimenduarekin.
example-postpone = Esan erabakia atzeratu, edo erabakia atzeratu bi minutu.
example-result = Esan emaitza zuria, emaitza beltza edo emaitza berdinketa.
example-wait = Esan itxaron eta zenbat denbora, adibidez itxaron 90 segundo.
example-time = Esan denbora, denbora zuria, nire denbora edo denbora erabilia.
example-take-back = Esan atzera, edo atzera eta zenbaki bat.
example-opponent = Zein aurkari? Esan, adibidez, aurkaria Stockfish, edo aurkaria laguna.
example-time-control = Zein denbora? Esan, adibidez, partida berria, bost minutu.
example-set = Esan norena eta zenbat, adibidez jarri zuria bost minutu. Edo jarri mugimenduak zuria hamabi.
example-add = Esan norena eta zenbat, adibidez gehitu zuria bi minutu. Edo kendu beltza minutu bat.
example-note = Esan oharra, eta zer idatzi.
example-open = Esan ireki bakarrik; pasahitza gero eskatuko da.
example-law = Esan artikulua eta zenbaki bat, adibidez artikulua 6.9.
example-warn = Esan nori eta zergatik, adibidez ohartarazpena zuria zarata.
example-whose = Esan norena: zuria edo beltza.
example-restore = Esan zein mugimenduren ondoren, adibidez berrezarri hamabi zuria. Zero hasiera da.
example-other = Esan hitz hori bakarrik.

### Offers: what was nearly understood

offer-one = { $word }? { $move } esan nahi zenuen? Bai ala ez.
    .short = { $word }? { $move } esan nahi zenuen?
offer-several = { $word }? Zer esan nahi zenuen: { $offers }? Esan zenbakia edo ez.
    .short = { $word }? Zer esan nahi zenuen: { $offers }?
offer-which = Zein zenbaki? { $offers }. Edo ez.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = Esandakoa: { $move }? Bai ala ez.
    .short = Esandakoa: { $move }?
offer-declined = Ongi. Esan mugimendua berriro.

### What a line in other words is about

topic-lead = { $topic }:
topic-asked = { $topic }? Bai ala ez.
    .short = { $topic }?
topic-either = { $first } ala { $second }?
topic-declined = Ongi. Esan beste hitz batzuekin.
topic-square = Laukia
topic-pieces = Non dauden piezak
topic-side = Alde bateko piezak
topic-king-side = Errege hegala
topic-queen-side = Dama hegala
topic-checks = Xakeak
topic-position = Posizioa
topic-rank = Errenkada
topic-file = Zutabea
topic-diagonal = Diagonala
topic-attacks = Erasotzaileak
topic-targets = Helburuak
topic-legal-moves = Jokaldi posibleak
topic-captures = Harrapaketak
topic-captured = Harrapatutako piezak
topic-pinned = Iltzaketak
topic-undefended = Babesik gabeko piezak
topic-count = Pieza kopurua
topic-may-play = Mugimendu bat posible den
topic-material = Materiala
topic-in-check = Xakea
topic-castling = Endrokea
topic-threats = Mehatxuak
topic-evaluation = Balorazioa
topic-opening = Irekiera
topic-last-moves = Azken jokaldia
topic-all-moves = Jokaldi guztiak
topic-turn = Noren txanda
topic-my-colour = Zure kolorea
topic-time = Denbora
topic-moves = Jokaldi kopurua
topic-boards = Taulak alderatu
topic-obligation = Betebeharra
topic-repeat = Errepikatu
topic-spell = Letreiatu
topic-earlier = Aurreko iragarkia
topic-later = Hurrengo iragarkia
topic-slower = Motelago
topic-faster = Azkarrago
topic-louder = Ozenago
topic-softer = Baxuago
topic-verbosity-short = Iragarki laburrak
topic-verbosity-normal = Iragarki arruntak
topic-verbosity-full = Iragarki osoak
topic-silence = Isilik
topic-own-speech-off = Ahotsa itzali
topic-own-speech-on = Ahotsa piztu
topic-help = Laguntza
topic-hint = Iradokizuna
topic-better = Zure azken jokaldia
topic-resign = Amore eman
topic-offer-draw = Berdinketa eskaini
topic-take-back = Jokaldia atzera bota
topic-new-game = Partida berria
topic-level = Maila
topic-more = Gehiago
topic-harder = Maila altuagoa
topic-easier = Maila baxuagoa
topic-ladder = Itsukako eskailera
topic-save = Partida gorde
topic-quit = Irten
topic-ruling = Epailearen erabakia

### Refusals of other kinds

refused-not-started = Hasi gabe dago. Epaileak abiarazten du erlojua: epailea, bi puntu, hasi. Artikulua: 6.6.
refused-paused = Erlojuak geldirik daude. Esan jarraitu.
refused-not-paused = Erlojuak martxan daude.
refused-own-time-only = Hemen zeure denboran bakarrik geldi dezakezu erlojua. Artikulua: 6.11.2.
refused-started = Partida hasita dago.
refused-setting-right = Lehenik konpondu taula. Esan egina, urratsa egin ondoren.
refused-waiting = Epaileak erabaki behar du. Epaileak esan behar du epailea, bi puntu, emaitza, eta zuria, beltza edo berdinketa.
refused-over = Partida amaitu da. Esan irten.
    .short = Partida amaitu da.
refused-over-in-hand = Partida amaitu da. Nahi gabe esan bada, esan zuzendu eta mugimendu zuzena; bestela, sakatu edo irten.
refused-not-your-turn = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } txanda da.
refused-partners-pieces = Pieza horiek zure aurkariarenak dira.
refused-repeat-first = Lehenik { $color ->
    [white] Zuriak
   *[black] Beltzak
  } errepikatu behar du iragarritako mugimendua. Artikulua: D.2.1.
refused-clock-not-running = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } erlojua ez dabil. Artikulua: 6.2.1.
refused-not-completed-yet = Legez kanpoko mugimenduak erlojua sakatu ondoren baino ez du balio. Artikulua: 7.5.1.
refused-illegal-stands = Beranduegi: legez kanpoko mugimenduari erantzun zaio, eta bere horretan geratzen da. Artikulua: A.5.2.
refused-written-by-opponent = Aurkariak idatzi duena hark esaten du, laguntzaileak edo epaileak.
refused-scores-only = Taulak bat datoz; joko-orriak bakarrik zuzendu behar dira. Artikulua: 8.1.1.
refused-scores-unread = Irakurri { $players ->
    [white] zuriaren joko-orria
    [black] beltzaren joko-orria
   *[both] bi joko-orriak
  }: { move-of }. Esan { $players ->
    [black] beltzaren joko-orria
   *[other] zuriaren joko-orria
  } { $number } { $mover ->
    [white] zuria
   *[black] beltza
  } eta mugimendua, edo irakurtezina. Artikulua: D.2.9.
refused-no-illegal-move = Azken mugimendua legezkoa da: { color }. Partidak aurrera jarraitzen du.
refused-no-illegal-since = Harrezkero ez da legez kanpoko mugimendurik osatu. Ez da ezer atzera botatzen. Artikulua: A.5.2.
refused-already-announced = Iragarrita dago: { $move }. Esan sakatu, edo zuzendu eta mugimendu zuzena.
    .short = Iragarrita dago: { $move }.
refused-nothing-made = Mugimendurik ez oraindik, erlojua ez da ukitzen. Artikulua: D.2.4. Iragarri mugimendua.
    .short = Mugimendurik ez oraindik, erlojua ez da ukitzen. Artikulua: D.2.4.
refused-pressed-without-move = Mugimendurik ez oraindik. Erlojua sakatu bada, epaileak erabakitzen du. Artikulua: 7.5.3.
refused-too-late = Berandu: erlojua sakatuta dago. Artikulua: D.2.8.
refused-replied-already = Beranduegi: aurkariak aurrera jo du jada. Artikulua: D.2.8.
refused-nothing-to-correct = Ez dago zer zuzendurik. Iragarri mugimendua.
    .short = Ez dago zer zuzendurik.
refused-no-offer = Ez dago berdinketa-eskaintzarik.
refused-own-offer = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } eskaini du: beste aldeak erantzun behar du.
refused-already-offered = Berdinketa eskainita dago, erantzunik gabe oraindik.
refused-too-early-to-agree = Berdinketarik ez oraindik: jokalariek mugimendu bana egin behar dute. Artikulua: 5.2.3.
refused-not-to-claim = Txanda duenak bakarrik erreklama dezake, mugitu aurretik. Artikulua: 9.2.
refused-too-early-to-offer = Oraindik ezin da berdinketarik eskaini: lehenago norberaren mugimenduak, gutxienez { WORDS($count) }. Artikulua: 9.1.1.
refused-cannot-withdraw = Eskaintza bat ezin da kendu. Artikulua: 9.1.2.1.
refused-declared-first = Lehenik adierazitako mugimendua: { $move }. Artikulua: 9.5.3.
refused-declared-piece = Lauki honetako piezak mugitu behar du: { $square }. Adierazitako mugimendua legez kanpokoa zen. Artikuluak: 9.5.3, 4.3.
refused-flag-up = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } bandera ez da erori. Artikulua: 6.8.
refused-moves-done = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } aldiko mugimenduak osatu ditu. Hurrengoaren denbora jaso du. Artikulua: 6.4.
refused-own-flag-down = Bi banderak erori dira. Denbora erreklamatzeko norberak denbora izan behar du. Artikulua: A.5.3.
flags-go-on = Bi banderak erori dira. Partidak jarraitzen du. Ezin da jakin zein lehenago; aurrera bientzat hurrengo aldiko denborarekin. Artikulua: III.3.1.1.
refused-flags-unknown = Bi banderak erori dira. Ezin da jakin zein lehenago. Epaileak erabaki behar du. Epaileak esan behar du epailea, bi puntu, emaitza, eta zuria, beltza edo berdinketa.
refused-quickplay = Ezin da: { $lacking ->
    [announced] joko azkarreko bukaeraren arauak ez dira aurrez iragarri. Artikulua: III.2.1
    [slower] tximista-xakean ez du balio. Artikulua: III.2.2
    [no-increment] mugimendu bakoitzak badakar denbora. Artikulua: III.2.2
    [last-period] oraindik ez da azken aldia. Artikulua: III.1
    [to-move] txanda duenak bakarrik, mugitu aurretik. Artikulua: { $article }
    [little-time] bi minutu baino gutxiagorekin bakarrik. Artikulua: { $article }
    [flag-up] bandera erori aurretik bakarrik. Artikulua: { $article }
   *[answer] epaileak ez du oraindik erantzun. Artikulua: { $article }
  }.
refused-offer-first = Lehenik { $color ->
    [white] Zuriak
   *[black] Beltzak
  } erantzun behar dio berdinketa-eskaintzari. Artikulua: III.4.
refused-arbiter-answers = Epaileak erantzun behar du lehenik. Epaileak esan behar du epailea, bi puntu, onartu, uko egin edo erabakia atzeratu.
refused-arbiter-consents = Epaileak erantzun behar du lehenik. Epaileak esan behar du epailea, bi puntu, onartu edo uko egin.
refused-nothing-to-rule = Ez zegoen zer erabakirik.
refused-nothing-executed = Han ez da egin ordezka daitekeen mugimendurik. Esan zer dagoen laukietan.
refused-nothing-to-set-right = Ez dago zer konpondurik: bi taulak iragarri bezala daude.
refused-nothing-to-do = Ez zegoen ezer egiteko.
refused-nothing-to-take-back = Ez dago atzera egiteko mugimendurik.
refused-flag-down = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } bandera erori da.
refused-own-fault = Inork ez du bere burua salatzen. Esan noren mugimendua zen.
refused-no-protest = Beranduegi, { color }: geroztik ukitu edo iragarri du. Artikulua: 4.8.
refused-no-fixed-penalty = Lege hauek ez dute horretarako zigor finkorik. Epaileak ohartarazi edo denbora eman dezake.
refused-not-pressed-yet = Erlojua sakatu ondoren bakarrik da kontuan, { color }. Artikulua: 7.5.4.
refused-too-late-for-start = Beranduegi: bakoitzak hamar mugimendu egin ditu. Partidak jarraitzen du. Artikulua: A.5.1.2.
refused-colors-stay = Partidak kolore hauekin jarraitzen du. Artikulua: 7.3.
refused-colors-go-on = Partidak kolore hauekin jarraitzen du. Epaileak besterik erabakitzen badu: epailea, bi puntu, koloreak trukatuta, baliogabea. Artikulua: 7.3.
refused-no-such-move = Ez dago zenbaki horretako mugimendu osaturik.
refused-no-move-yet = Oraindik ez du mugimendurik egin: { color }.
refused-no-ruling = Ez dago atzera botatzeko erabakirik. Ez zen izan, edo partidak aurrera egin du.
refused-not-at-practice = Praktika-partidak ez dira atzeratzen. Esan irten, eta partida gordeta geratzen da.
refused-ruled-already = Hori kontatuta dago: falta bat, zigor bat. Artikulua: { $article }.
refused-sheet-not-to-move = Txanda duenak bakarrik eska dezake joko-orria. Artikulua: A.4.3.
refused-assistant-needed = Ez da hasiko: laguntzailea behar da. Itsua gorraren aurka mugimenduak egin eta iragartzen dituen laguntzailearekin bakarrik. Artikulua: D.2.11.
refused-no-assistant = Partida honetan ez dago laguntzailerik. Artikulua: D.2.11.
refused-no-assistant-of = Laguntzailerik ez du hemen, { color }. Artikulua: D.2.11.
refused-limited-assistant = Laguntzaile honek mugimenduak egin eta iragarri besterik ez du egiten. Ikusten ez duen jokalariak ez du laguntzailerik. Artikulua: D.2.11.
refused-whose-assistant = Hemen laguntzaile bakoitzak bere zereginak ditu. Esan aurretik zurien laguntzailea edo beltzen laguntzailea eta bi puntu. Artikulua: D.2.10.
refused-not-his-player = Laguntzaile honek bere jokalariarentzat bakarrik egiten du hori, { color }. Artikulua: D.2.10.
refused-no-article = { $why }.
refused-no-clock = Ez dago doitzeko erlojurik.
refused-no-byo-yomi = Hemen ez dago byo-yomi aldirik.
refused-too-much-time = Gehiegi: erlojuak egun bat erakusten du gehienez, kontagailuak bostehun.
refused-setting-stays = Erlojuen doikuntza ez da aldatzen. Bakoitzak hamar mugimendu osatu ditu. Ordutegia kaltetuko balitz, esan atzetik: ordutegia. Artikulua: A.5.1.1.
refused-duty-not-given = Hori ez zaio hemen laguntzaileari eman. Artikulua: { $article }.
refused-players-press = Hemen jokalariek beraiek sakatzen dute erlojua. Artikulua: D.2.4.
refused-assistant-presses = Hemen laguntzaileak sakatzen du erlojua. Esan aurretik laguntzaile eta bi puntu. Artikulua: D.2.10.3.
may-not-announce = Jokalariek eta haien laguntzaileak bakarrik iragartzen dute. Artikulua: { $article }.
may-not-press = Jokalariek edo haien laguntzaileak bakarrik sakatzen dute erlojua. Artikulua: { $article }.
may-not-decide = Jokalariek berek erabakitzen dute. Esan aurretik zuria edo beltza eta bi puntu. Artikulua: { $article }.
may-not-report = Hori ezin da hemen jakinarazi. Artikulua: { $article }.
may-not-touch = Hori ezin da hemen jakinarazi. Artikulua: { $article }.
may-not-written = Hori ezin da hemen jakinarazi. Artikulua: { $article }.
may-not-claim-time = Denbora jokalariek, haien laguntzaileak edo epaileak bakarrik erreklamatzen dute. Artikulua: { $article }.
may-not-ask = Hori ezin duzu galdetu. Denboraz eta mugimenduez jokalariek, haien laguntzaileak edo epaileak bakarrik galdetzen dute. Artikulua: { $article }.
refused-moves-not-told = Mugimendu kopurua ikusten ez duenari bakarrik esaten zaio. Artikuluak: 12.6, D.2.10.4.
may-not-set-right = Hemen epaileak konpontzen ditu taulak. Epaileak esan behar du epailea, bi puntu, taula konpondu. Artikulua: { $article }.
may-not-clock = Hemen epaileak abiarazten eta gelditzen ditu erlojuak. Haren lerroa epailea eta bi puntu hitzekin hasten da. Artikulua: { $article }.
may-not-rule = Hori epaileak erabakitzen du. Haren lerroa: epailea, bi puntu. Artikulua: { $article }.
may-not-set-clock = Hemen epaileak doitzen du erlojua. Haren lerroa: epailea, bi puntu. Artikulua: { $article }.
may-not-stop-clock = Hemen laguntzaileak gelditzen du erlojua, edo epaileak. Esan aurretik laguntzaile eta bi puntu. Artikulua: { $article }.
may-not-note = Hemen epaileak edo laguntzaileak idazten du. Artikulua: { $article }.
may-not-take-back = Praktikan bakarrik egiten da atzera. Artikulua: { $article }.
may-not-hint = Iradokizunak praktikan bakarrik. Artikulua: { $article }.

### Boards

boards-differ = Taulak ez datoz bat. { $squares }
boards-differ-square = { $square }: zuriaren taulan { $white }, beltzaren taulan { $black }.
boards-agree = Taulak bat datoz.
boards-not-scores = Taulak bat datoz elkarrekin, baina ez iragarritakoarekin.
board-stands-turned = Bira erdia emanda: { board-of }. Artikulua: 7.2.2.
boards-differ-since = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } { WORDS($number) } zenbakiko mugimenduaren ondoren ohartua.
move-of = { $mover ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua
said-by = { $scores ->
    [both] bi joko-orriek { $move } diote
    [white] zuriaren joko-orriak { $move } dio
    [black] beltzaren joko-orriak { $move } dio
   *[announced] { $move } iragarri da
  }
scores-agree = { move-of }. { said-by }.
boards-wrong = { $boards ->
    [white] Zuriaren taula oker dago
    [black] Beltzaren taula oker dago
   *[both] Bi taulak oker daude
  }: esan taula konpondu. Artikulua: D.2.9.
boards-left-wrong = { $boards ->
    [white] Zuriaren taula ez dago erregistroan bezala
    [black] Beltzaren taula ez dago erregistroan bezala
   *[both] Bi taulak ez daude erregistroan bezala
  }. Artikulua: D.2.9.
boards-both-wrong = Bi taulak oker daude: { $squares }. Artikulua: D.2.9.
scores-say-otherwise = { move-of }. { said-by }. Iragarritakoa { $announced } zen.
record-differs = Joko-orriak bat datoz. Esan taula konpondu, eta epaileari erregistroa zuzentzeko eskatuko zaio. Artikulua: D.2.9.
scores-differ = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } { WORDS($number) } zenbakiko mugimendutik aurrera joko-orriak ez datoz bat. Esan taula konpondu, eta epaileari aurreko mugimendura itzultzeko eskatuko zaio. Artikulua: D.2.9.
scores-only-differ = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } { WORDS($number) } zenbakiko mugimendutik aurrera joko-orriak bakarrik ez datoz bat. Zuzendu egiten dira. Artikulua: 8.1.1.
reconcile-file = { $file }: { $why }
reconcile-flaw = { $line } lerroa ez da PGN. { $why }
reconcile-too-large = Lehen partida ez da amaitzen { $size } megabyteren barruan.
reconcile-no-game = Ez dago partidarik barruan.
reconcile-starts = Bi joko-orriak posizio desberdinekin hasten dira.
reconcile-board = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } taula ez da FEN baten lehen eremua: zortzi lerro, zortzigarrenetik lehenera, bakoitzean zortzi lauki eta tartean barrak.
reconcile-sheet = { $owner ->
    [white] Zuriaren
   *[black] Beltzaren
  } joko-orria: { $plies ->
    [0] mugimendurik ez
   *[other] { $color ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduraino
  }.
reconcile-left-out = Bertan falta da { $color ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua. Beste joko-orritik hartzen da.
reconcile-unread = Bertan ezin da mugimendu bakar gisa irakurri { $color ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua, honela idatzia: { $word }. Beste joko-orritik hartzen da.
reconcile-more = Fitxategian partida gehiago daude; lehena bakarrik irakurtzen da.
reconcile-several = Mugimendu bat baino gehiago izan daiteke: { $moves }.
reconcile-no-promotion = Falta da zer pieza bihurtzen den.
reconcile-illegible = Ezin da mugimendu gisa irakurri.
reconcile-fault = Hor ezin da jarraitu: { $color ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua, honela idatzia: { $word }. { $why }
reconcile-agree = Joko-orriak bat datoz { $plies ->
    [0] mugimendurik gabe
   *[other] { $color ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduraino
  }.
reconcile-shorter = { $owner ->
    [white] Zuriaren
   *[black] Beltzaren
  } joko-orriari { $count ->
    [one] azken mugimendua falta zaio
   *[other] bien azken { WORDS($count) } mugimenduak falta zaizkio
  }.
reconcile-differ = Joko-orriak { $plies ->
    [0] ez datoz bat ezein mugimendutan
   *[other] { $color ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduraino datoz bat, eta gero ez
  }.
reconcile-agreement = Ez dago desberdintasunik.
reconcile-unclear = Besterik ez da desberdina; falta dena edo jarraitu ezin dena epaileak argitzen du.
reconcile-boards = { $boards ->
    [white] Zuriaren taula oker dago
    [black] Beltzaren taula oker dago
   *[both] Bi taulak oker daude, bakoitza bere erara
  }: joko-orriek balio dute, eta taula zuzendu egiten da. Artikulua: D.2.9.
reconcile-alike = Bi taulek akats bera dute: joko-orriek balio dute, eta bi taulak zuzendu egiten dira. Artikulua: D.2.9.
reconcile-retrace = Taulak eta joko-orriak ez datoz bat: dena { $plies ->
    [0] hasierara itzultzen da
   *[other] { $color ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduaren ondoko posiziora itzultzen da
  }, eta epaileak erlojuak jartzen ditu. Artikulua: D.2.9. Artikulua: 7.1.
reconcile-scores = Taulak bat datoz: joko-orriak bakarrik zuzentzen dira. Artikulua: 8.1.1.
reconcile-unknown = Taulak bat badatoz, joko-orriak bakarrik zuzentzen dira, artikulua: 8.1.1; bestela dena { $plies ->
    [0] hasierara itzultzen da
   *[other] { $color ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduaren ondoko posiziora itzultzen da
  }, artikulua: D.2.9. Taulak honela ematen dira: --white-board eta --black-board.
reconcile-steps = { $owner ->
    [white] Zuriaren
   *[black] Beltzaren
  } taula zuzentzeko: { $count ->
    [one] urrats bat
   *[other] { WORDS($count) } urratsetatik lehena
  }: { $step }.
reconcile-next = Gero { $step }.
score-written = { $owner ->
    [white] Zuriaren
   *[black] Beltzaren
  } joko-orria, { $color ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua. { $move }.
score-illegible = { $owner ->
    [white] Zuriaren
   *[black] Beltzaren
  } joko-orria, { $color ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua: irakurtezina.
score-read = { $owner ->
    [white] Zuriaren
   *[black] Beltzaren
  } joko-orria irakurrita: { $plies ->
    [0] mugimendurik ez
   *[other] { $color ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduraino
  }. { $count ->
    [0] dena jokatu bezala
    [one] mugimendu bat jokatutakoa ez bezalakoa
   *[other] { WORDS($count) } mugimendu jokatutakoak ez bezalakoak
  }.
score-read-none = Ez da ezer irakurri: { $why }
score-read-more = Mugimendu gehiago ditu, jokatu ez direnak.
score-read-other = Beste partida baten joko-orria da. { WORDS($plies) } mugimendutatik { WORDS($count) } ez datoz bat. Ez da ezer idatzi.
score-read-start = Fitxategiko joko-orria beste posizio batekin hasten da. Ez da ezer idatzi.
correction-impossible = { $itself ->
    [yes] Hori ez da han legezko mugimendua.
   *[no] Orduan ez da posible { move-of }. { $move }.
  }
correction-proposed = Epaileak onartzen badu, joko-orriek balio dute. { $wrong ->
    [white] Orduan zuriaren taula zuzenduko da.
    [black] Orduan beltzaren taula zuzenduko da.
    [both] Orduan bi taulak zuzenduko dira.
    [over] Orduan partida amaituta dago.
    [open] Taulekin zer egin, ondoren galdetuko da.
   *[none] Bi taulak dauden bezala geratuko dira.
  } Epaileak esan behar du epailea, bi puntu, onartu edo uko egin. Artikulua: D.2.9.
record-corrected = Erregistroa zuzenduta. { move-of }: { $move }. Artikulua: D.2.9.
boards-as-written = Bi taulak idatzita dagoen bezala daudela hartzen da. Bat hala ez badago, esan zer dagoen han.
retrace-scores = Joko-orriak ez datoz bat: { move-of }.
retrace-proposed = Atzera itzuli? Bi taulak eta joko-orriak { $plies ->
    [0] hasierara
   *[other] { $mover ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduaren ondoko posiziora
  } itzuliko dira epaileak onartzen badu. Erlojuak orduan: zuria { $white }, beltza { $black }. Epaileak esan behar du epailea, bi puntu, onartu edo uko egin. Artikulua: D.2.9. Artikulua: 7.1.
retraced = Atzera { $plies ->
    [0] hasierara
   *[other] { $mover ->
        [white] zuriaren
       *[black] beltzaren
      } { WORDS($number) } zenbakiko mugimenduaren ondoko posiziora
  }. Orduko denborekin. Artikulua: D.2.9. Artikulua: 7.1.
clocks-asked = Erlojuak: zuria { $white }, beltza { $black }. Epaileak jartzen ditu, adibidez epailea, bi puntu, jarri zuria 5 minutu, eta gero esan jarraitu; edo esan epailea, bi puntu, onartu, eta horrela geratzen dira. Artikulua: D.2.9. Artikulua: 7.1.
boards-agree-after = Taulak bat datoz { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } { WORDS($number) } zenbakiko mugimenduaren ondoren.
board-reported = Jasota, { board-of }. Alderik ez.
setting-right = { board-of }: { $step }. Esan egina. { $count ->
    [one] Urrats bakarra da
   *[other] { WORDS($count) } urratsetatik lehena da
  }. { move-of }. { said-by }.
setting-right-start = { board-of }: { $step }. Esan egina. { $count ->
    [one] Urrats bakarra da
   *[other] { WORDS($count) } urratsetatik lehena da
  }. Hasierako posizioaren arabera.
setting-right-back = { board-of }: { $step }. Esan egina. { $count ->
    [one] Urrats bakarra da
   *[other] { WORDS($count) } urratsetatik lehena da
  }. Atzera goaz.
next-step = { board-of }: { $step }. Esan egina.
step-move = { colored-piece } { $from } laukitik { $to } laukira
step-remove = { colored-piece } kendu { $from } laukitik
step-put = { colored-piece } jarri { $to } laukian
step-turn = taula osoari bira erdia eman
# Why a board is wrong, and a board gone over by touch.
cause-likely = Seguruenik { on-board-of }: { $cause }.
cause-too = Eta gainera: { $cause }.
cause-close = Ia aukera bera: { $cause }.
cause-none = Ez da arrazoirik aurkitu { on-board-of }: hor dagoena ez dute azaltzen ez akats batek ez bik.
cause-move = { $mover ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua, { $move }
cause-since = lehenenik ere honen ondoren: { $mover ->
    [white] zuriaren
   *[black] beltzaren
  } { WORDS($number) } zenbakiko mugimendua, { $move }
cause-since-start = noizbait, piezak jarri zirenetik
cause = { $mistake ->
    [wrong-square] { $move }, hemen jarri zen: { $to }
    [wrong-square-stays] { $move }, hemen jarri zen: { $to }, eta harrapatutako pieza bertan geratu zen
    [king-to] { $move }: { piece } hemen jarri zen: { $to }
    [wrong-piece] { $move }, beste piezarekin egin zen, { $from } laukitik
    [captured-stays] { $move }: harrapatzen duena kendu zen, eta harrapatutakoa { $from } laukian geratu zen
    [passed-stays] { $move }: harrapatutakoa, { piece }, { $from } laukian geratu zen
    [only-captured] { $move }: { $from } laukiko pieza kendu zen, baina harrapatzen duena ez zen mugitu
    [rook-left] { $move }: { piece } { $from } laukian geratu zen
    [king-left] { $move }: { piece } { $from } laukian geratu zen
    [rook-to] { $move }: { piece } hemen jarri zen: { $to }
    [other-side] { $move }, beste aldera egin zen
    [promoted-to] { $move }: { $to } laukian hau jarri zen: { piece }
    [pawn-left] { $move }: { piece } ez zen aldatu, { $to } laukian
    [not-executed] { $move }, ez zen egin
    [executed-twice] { $move }, bi aldiz egin zen, { $to } laukiraino
    [followed] { $move }: gero { $from } laukiko pieza ere { $to } laukian jarri zen
    [own-piece] { $move }, norberaren piezarekin egin zen, { $from } laukitik { $to } laukira
    [knocked-off] { colored-piece } taulatik erori zen, { $from } laukitik, { $move }
    [knocked-onto] { colored-piece } lekuz aldatu zen, { $from } laukitik { $to } laukira, { $move }
   *[exchanged] { $from } eta { $to } laukietako piezak trukatuta jarri ziren
  }
check-begins = Azterketa: { board-of }. Amaitzeko, esan utzi.
    .short = Azterketa: { board-of }.
check-clocks-run = Erlojuek aurrera jarraitzen dute.
check-count = Zenbat pieza { $players ->
    [white] zuri dago
    [black] beltz dago
   *[both] dago
  } { $where }?
check-rank = errenkada honetan: { $from }
check-file = zutabe honetan: { $first }
check-half = errenkada hauetan: { $from } eta { $to } artean
check-wing = zutabe hauetan: { $first } eta { $last } artean
check-quarter = errenkada hauetan: { $from } eta { $to } artean, zutabeak { $first } eta { $last } artean
check-occupied = Ezer ba al dago { $square } laukian?
check-which = Zer dago { $square } laukian?
check-reads = { $name } honela egon behar da: { $items }. Lehen lauki okerrean, esan isilik eta laukia. Bestela, esan dena ondo.
check-where = Zein da lehen lauki okerra?
check-go-on = Litekeena den ezer ez dago oker. Lauki guztiak aztertu? Bai edo ez.
check-record = Horrela dagoela idatzi? Bai edo ez.
check-record-or-go-on = Horrela dagoela idatzi? Bai edo ez. Jarraitu, gehiago bilatzeko.
check-no-move = Azterketan, mugimenduak jokalariaren izena behar du aurretik. Esan zuria, bi puntu. Amaitzeko, esan utzi.
check-not-asked = Aztertzen ari dena: { board-of }. Ukitzen duenak erantzun behar du.
check-no-answer = Hori ez da erantzuna hemen.
check-ended = Azterketa amaituta.
check-overtaken = Azterketa amaituta: bitartean partidak aurrera egin du.
check-nothing = Akatsik ez { on-board-of }. Lauki guztiak aztertuta daude.
check-found = Oker { on-board-of }: { $squares }.
check-found-square = { $square } { $found }, zuzena: { $right }
check-recorded-before = Honela idatzita dago jada. Konpontzeko, esan taula konpondu.
check-then-fix = Konpontzeko, esan taula konpondu.
check-contradicted = Erantzunak ez datoz bat elkarrekin. Berriro hasieratik.
check-contradicted-again = Erantzunak berriro ez datoz bat elkarrekin. Azterketa amaituta.
example-check = Esan aztertu, aztertu zuria edo aztertu beltza.
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }: { $contents }, { $shade ->
    [light] lauki zuria
   *[dark] lauki beltza
  }.
look-item = { $contents } { $place }
file-item = { $contents } { $place }
look-no-piece = Taulan ez dago { $piece ->
    [king] erregerik
    [queen] damarik
    [rook] gaztelurik
    [bishop] alfilik
    [knight] zaldunik
   *[pawn] peoirik
  }.
look-no-pieces = { color }: { no-piece }.
rank-name = errenkada { $rank }
file-name = { $file } zutabea
diagonal-name = diagonala, { $from } eta { $to } artean
line = { $name }: { $items }, gainerakoa hutsik.
line-full = { $name }: { $items }.
line-empty = { $name }: hutsik.
rays-from = { $square } laukitik, { $contents }.
ray = { $direction ->
    [forward] Aurrean
    [forward-right] Aurrean eskuinera
    [right] Eskuinean
    [back-right] Atzean eskuinera
    [back] Atzean
    [back-left] Atzean ezkerrera
    [left] Ezkerrean
   *[forward-left] Aurrean ezkerrera
  }: { $items }.
rays-else = Gainerakoa hutsik.
piece-at = { piece } { $square }
nobody = bat ere ez
nothing-reached = bat ere ez
nothing = ezer ez
attacks = { $named } { $square }: { $attacked ->
    [yes] erasotzaileak { $attackers }
   *[no] erasorik gabe
  }, { $defended ->
    [yes] defendatzaileak { $defenders }
   *[no] babesik gabe
  }.
attacks-king = { $named } { $square }: { $attacked ->
    [yes] erasotzaileak { $attackers }
   *[no] erasorik gabe
  }.
attacks-empty = { $square }, hutsik. Hara iristen diren piezak, Zuria: { $white }. Beltza: { $black }.
targets = { $square }, { $contents }. Erasotzen dituenak: { $attacked }. Defendatzen dituenak: { $defended }.
knight-reach = Zaldun-jauzia { $square } laukitik: { $items }.
empty-squares = hutsik { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: mugimendurik ez.
captures-none = { $piece }: harrapaketarik ez.
moves-nowhere = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } ez du legezko mugimendurik.
captures-nowhere = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } ezin du ezer harrapatu.
moves-nowhere-kind = { color }: legezko mugimendurik duen { no-piece }.
captures-nowhere-kind = { color }: ezer harrapa dezakeen { no-piece }.
moves-in-check = Lehenik { $color ->
    [white] Beltzaren
   *[black] Zuriaren
  } txanda da, eta xakean dago.
move-takes = { $square } laukian { piece } harrapatu{ $passing ->
    [yes] {" "}igarotzean
   *[no] {""}
  }
captured-on = { piece } { $square }{ $passing ->
    [yes] {" "}igarotzean
   *[no] {""}
  }
captures-of = { $piece }, harrapatzeko: { $moves }.
undefended = Babesik gabe: { $pieces }.
hanging = { color }, zintzilik: { $pieces }.
hanging-none = { color }: ezer ez zintzilik.
undefended-none = { color }: babesik gabeko piezarik ez.
checks-of = Xakea, { $piece }: { $moves }.
checks-none = { $piece }: xakerik ez.
checks-nowhere = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } ezin du xakerik eman.
checks-nowhere-kind = { color }: xakea eman dezakeen { no-piece }.
in-check = { color } xakean dago: { $pieces }.
in-check-none = { color } ez dago xakean.
castling-left = Endrokea, { color }: { $short }; { $long }.
castling-state = { $castling }, { $state ->
    [possible] bai
    [occupied] orain ez, { $square } laukia beteta dago
    [attacked] orain ez, { $square } laukia erasopean dago
    [check] ez, erregea xakean dago
    [king] ez gehiago, erregea mugitu da
   *[rook] ez gehiago, gaztelua mugitu da edo falta da
  }
castling-done = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } endrokatu du dagoeneko.
threats = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } mehatxua: { $threats }.
threats-none = { color }: zuzeneko mehatxurik ez.
threat-mate = { $piece } { $square } mate
threat-capture = { $by }, harrapatzeko { piece } { $square }
threat-promotion = { $piece } sustatu { $square }
evaluation = Materialez { color } hobeto dago, { $pawns ->
    [one] peoi bat gehiago
   *[other] { WORDS($pawns) } peoi gehiago
  }.
evaluation-equal = Materialez berdin daude.
wing = { $side ->
    [short] Erregearen hegala
   *[long] Damaren hegala
  }{ $half-of ->
    [white] {", "}zuriaren aldea
    [black] {", "}beltzaren aldea
   *[none] {""}
  }.
pinned = Iltzatuta: { $pieces }.
pinned-one = { colored-piece } { $square }, iltzatzen duena { $by }
castling-name = { $side ->
    [short] endroke laburra
   *[long] endroke luzea
  }
move-promotes = { $square } sustapenarekin
pinned-none = Ez dago ezer iltzatuta.
attacked-none = Ez dago ezer erasopean.
attacked-none-of = { color }: erasopean dagoen piezarik ez.
counted-piece = { $piece ->
    [queen] { $count ->
        [one] dama bat
       *[other] { WORDS($count) } dama
      }
    [rook] { $count ->
        [one] gaztelu bat
       *[other] { WORDS($count) } gaztelu
      }
    [bishop] { $count ->
        [one] alfil bat
       *[other] { WORDS($count) } alfil
      }
    [knight] { $count ->
        [one] zaldun bat
       *[other] { WORDS($count) } zaldun
      }
   *[pawn] { $count ->
        [one] peoi bat
       *[other] { WORDS($count) } peoi
      }
  }
material-side = { color }: { $pieces }, guztira { WORDS($worth) }.
material-equal = Berdin.
material-more = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } abantaila: { $pieces }.
counted-own = { $pieces }.
counted-of = { color }: { $pieces }.
may-play = Bai, posible da: { $move }.
none-to-take = Ezin da { piece } harrapatu.
captured-by = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } harrapatutakoak: { $pieces }.
move-numbered = { $number ->
    [1] Lehen
   *[other] { WORDS($number, form: "ordinal") }garren
  } mugimendua, { color }: { $move }.
move-in-hand = { $number ->
    [1] Lehen
   *[other] { WORDS($number, form: "ordinal") }garren
  } mugimendua, { color }, sakatu gabe oraindik: { $move }.
move-row = { $number ->
    [1] Lehen
   *[other] { WORDS($number, form: "ordinal") }garren
  } mugimendua: { $white }, { $black }.
moves-none-yet = Mugimendurik ez oraindik.
moves-none-yet-of = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } ez du oraindik jokatu.
turn-number = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } txanda, { $number ->
    [1] lehen
   *[other] { WORDS($number, form: "ordinal") }garren
  } mugimendua.
opening = Irekiera: { $name }.
opening-none = Ez dago izena duen irekierarik.
players-color = { $whose ->
    [own] Zure piezak
   *[other] Aurkariaren piezak
  } { $color ->
    [white] zuriak
   *[black] beltzak
  } dira.
slower = Motelago.
slowest = Ezin da motelago.
faster = Azkarrago.
fastest = Ezin da azkarrago.
louder = Ozenago.
louder-perhaps = Ozenago, Speech Dispatcher dagoeneko ozenen ez badago.
loudest = Ezin da ozenago.
softer = Baxuago.
softest = Ezin da baxuago.
own-speech-off = Ahotsa itzalita.
own-speech-on = Ahotsa piztuta.
verbosity = { $verbosity ->
    [short] Labur
    [normal] Arrunt
   *[full] Oso
  }: { $move }.
verbosity-announcements = Jokalarien iragarpenak osorik geratzen dira.
keys = Tekla bat bakarrik, edo Alt teklarekin: { $keys }.
keys-hearing = Entzutea: { $keys }.
keys-board = Taulan: { $keys }. Zifra bat bakarrik, lerro gisa, gauza bera da.
keys-pieces = Hurrengo piezara, letra larriz bakarrik edo Alt eta Maius teklekin: { $keys }.
keys-own = Ezarpenetan aldatuta: { $keys }.
keys-seeing = Pantailan: { $keys }.
keys-typing = Lerroan: { $keys }.
keys-elsewhere = Pantailan eta lerro-editorean tekla hauek ere badaude.
keys-digits = Zifra bat bakarrik, batetik zortzira: zutabe berean errenkada horretara.
keys-help = Orain zer esan daitekeen jakiteko, esan laguntza edo help.
key-run = { $first } eta { $last } artean
key-asks = { $asks ->
    [repeat] errepikatu
    [previous] aurreko mezua
    [next] hurrengo mezua
    [keys] tekla guztiak
    [silence] isildu
    [speech] ahotsa itzali edo piztu
    [step-left] lauki bat ezkerrera
    [step-right] lauki bat eskuinera
    [step-up] lauki bat gora
    [step-down] lauki bat behera
    [go-rank] zutabe berean errenkada horretara
    [rest] kurtsorea iragarkian, laukian edo sarreran
    [contrast] koloreak
    [figurines] irudiak
    [big-clocks] erloju handiak
    [back] atzera irakurri
    [onward] jarraitu irakurtzen
    [repaint] berriro marraztu
    [leave] irten
    [earlier-line] lehenagoko lerroa
    [later-line] geroagoko lerroa
    [line-start] hasierara
    [line-end] amaierara
    [cut-rest] gainerakoa ezabatu
    [cut-line] dena ezabatu
    [cut-word] hitz bat ezabatu
    [last-line] lerro hutsean irten
   *[nothing] ezer ez
  }
key-named = { $named ->
    [ctrl] Control
    [alt] Alt
    [shift] Maius
    [left] ezker-gezia
    [right] eskuin-gezia
    [up] gora gezia
    [down] behera gezia
    [home] Hasiera
    [end] Amaiera
    [page-up] Page Up
    [page-down] Page Down
    [escape] Escape
    [insert] Txertatu
   *[space] zuriunea
  }
key-does = { $key }: { $does }
which-square = Zein lauki?
edge = Ertza.
may-not-analyse = Partida batean inork ez du hori esaten. Artikulua: { $article }. Galdetu zure taulaz, azken iragarkiaz, denboraz edo mugimenduez.
help-more = Esan galderak, taulaz eta partidaz zer galde daitekeen jakiteko, edo teklak, horretarako teklak jakiteko.
help-questions = Galdetu taulaz: zer dago { $e } lauan, non daude zaldunak, pieza zuriak, laugarren errenkada, { $e } zutabea, { $e } lauko diagonalak, azken mugimendua, mugimendu guztiak.
help-analysis = Hauek ere bai: zerk erasotzen du { $f } zazpi, nora joan daiteke zalduna, zer dago iltzatuta, materiala, harrapatutako piezak.
help-speech = Entzuteko: errepikatu, letreiatu, motelago, azkarrago, isilik, ahotsa itzali.

### Clock and moves

time-both-left = { $white-you ->
    [yes] Zu
   *[no] Zuria
  }: { $white }. { $black-you ->
    [yes] Zu
   *[no] Beltza
  }: { $black }.
time-both-used = { $white-you ->
    [yes] Zuk
   *[no] Zuriak
  } erabilitakoa: { $white }. { $black-you ->
    [yes] Zuk
   *[no] Beltzak
  } erabilitakoa: { $black }.
time-one = { $color ->
    [white] Zuriari
   *[black] Beltzari
  } geratzen zaiona: { $left }. Erabilitakoa: { $used }.
time-one-used = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } erabilitakoa: { $used }.
low-time-you = Geratzen da: { $left }.
low-time = { color }, geratzen da: { $left }.
time-none = Erlojurik gabe. Zuriak erabilitakoa: { $white }. Beltzak erabilitakoa: { $black }.
time-byo-yomi = { $left } { $periods ->
    [0] azken byo-yomi aldian
    [one] eta beste byo-yomi aldi bat
   *[other] eta beste { WORDS($periods) } byo-yomi aldi
  }
moves-each = { $count ->
    [0] Oraindik ez da mugimendurik osatu.
    [one] Bakoitzak mugimendu bat osatu du.
   *[other] Bakoitzak { WORDS($count) } mugimendu osatu ditu.
  }
moves-white = { $white ->
    [0] mugimendurik ez
    [one] mugimendu bat
   *[other] { WORDS($white) } mugimendu
  }
moves-black = { $black ->
    [0] mugimendurik ez
    [one] mugimendu bat
   *[other] { WORDS($black) } mugimendu
  }
moves-differ = Osatuta: Zuriak { moves-white }, Beltzak { moves-black }.
moves-counter = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } erlojuko mugimendu-kontagailua: { WORDS($count) }.
wait-only-simulated = Denbora berez doa hemen. Itxaron denbora simulatuarekin bakarrik erabiltzen da.
clocks-stand = Erlojuak geldirik.
clocks-run = Erlojuak martxan.
clock-set = Erlojua doituta, { color }: { $time }. Artikulua: 6.10.2.
moves-set = Mugimendu-kontagailua doituta, { color }: { WORDS($count) }. Artikulua: 6.10.2.
byo-yomi-set = Byo-yomi aldi geratzen direnak, { color }: { WORDS($count) }. Artikulua: 6.10.2.
for-schedule = Bestela ordutegia kaltetuko litzateke. Artikulua: A.5.1.1.
time-added = Denbora gehituta, { color }: { $time }. Artikulua: 12.9.2.
additional-time = Denbora gehituta, { color }: { $time }. Arrazoia: { $text }. Artikuluak: 6.10, 12.5.
time-cut = Denbora kenduta, { color }: { $time }. Artikulua: 12.9.3.
stood-still = Programa geldirik egon da { $time }; inori ez zaio kontatzen. Erlojuak geldirik. Esan jarraitu.
stood-still-arbiter = Programa geldirik egon da { $time }; inori ez zaio kontatzen. Erlojuak geldirik, epaileak erabakitzen du. Artikulua: 6.11.
paused-seeking = Erlojuak geldirik, epaileari deitu zaio: { $text }. Artikulua: 6.11.2.
paused-for = Erlojuak geldirik: { $text }.
paused-without-reason = Erlojuak geldirik, arrazoirik eman gabe. Epaileak erabakitzen du. Artikulua: 6.11.4.
noted = Idatzita: { $text }.
must-record = Idatzi beharra, { color }. Artikulua: 8.1.1.
need-not-record = Aldi honetan idatzi beharrik ez, { color }. Artikulua: 8.4.
need-not-record-fast = Idatzi beharrik ez, { color }. Artikulua: A.2.
sheet-refused = Joko-orria ukatuta, { color }: bost aldiz eskatu da, gehiago oztopoa da. Idatzita. Artikulua: { $article }.
recording-stopped = { color }: aurrerantzean ez du idatziko. Artikulua: 8.4.
score-completed = Joko-orria osatuta, { color }; berriro idatzi behar du.
score-kept = { $speaker ->
    [arbiter] Epaileak
    [white-assistant] Zurien laguntzaileak
    [black-assistant] Beltzen laguntzaileak
   *[assistant] Laguntzaileak
  } idatziko du, jokalariek ez dutelako idazten. Artikulua: 8.5.1.
score-due = Bandera bat erori da. Jokatu aurretik joko-orria osatu behar du, { color }; txanda duela, aurkariaren joko-orria eska dezake. Gero esan joko-orria osatuta. Artikulua: 8.5.2.
scores-due = Erlojuak geldirik: bi jokalariek joko-orria osatu behar dute. Gero esan joko-orria osatuta. Artikulua: 8.5.1.
score-lent = Joko-orria, { color }; jokatu aurretik itzuli behar da. Artikulua: { $article }.
reconstructing = Erlojuak geldirik: partida beste taula batean berregin behar da. Idatzita daude posizioa, denborak, txanda eta mugimendu kopurua. Gero esan joko-orria osatuta. Artikulua: 8.5.3.
next-period = { $players ->
    [white] Zuriaren hurrengo mugimendua
    [black] Beltzaren hurrengo mugimendua
   *[both] Jokalari bakoitzaren hurrengo mugimendua
  } hurrengo aldikoa da. Haren denbora gehitu da. Artikulua: 8.6.
score-replaced = Joko-orri elektronikoa ordeztuta, { color }; mugimenduak bere horretan. Artikulua: 8.3.
signed = Sinatuta, { color }. Artikulua: 8.7.
signed-by-both = Bi jokalariek sinatu dute, emaitzak balio du.
sign-now = Sinatzeko, esan { $players ->
    [white] zuria, bi puntu, sinatu
    [black] beltza, bi puntu, sinatu
   *[both] zuria edo beltza, bi puntu, sinatu
  }.
result-replaced = Aurreko emaitzak ez du gehiago balio. Artikulua: 8.7.
claim-written = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } berdinketa erreklamatu du. { $color ->
    [white] beltzak
   *[black] zuriak
  } ezin du bitarteko normalen bidez irabazi, edo ez da saiatzen. Artikulua: III.6. Horrekin partida amaitu da. Posizioa eta joko-orria idatzita daude, eta aurkariak egiaztatu behar ditu. Posizioa hitzak irakurtzen du. { claim-verify-line }
claim-verify-line = Esan { $color ->
    [white] beltza
   *[black] zuria
  }, bi puntu, bai edo ez.
claim-verified = Posizioa eta joko-orria egiaztatuta. Epaileak erabaki behar du. Epaileak esan behar du epailea, bi puntu, onartu, edo emaitza, eta zuria, beltza edo berdinketa.
claim-referred = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } berdinketa erreklamatu du. { $color ->
    [white] Beltzak
   *[black] Zuriak
  } ezin du bitarteko normalen bidez irabazi edo ez da saiatzen. Artikulua: III.6. Horrekin partida bukatuta dago; posizioa eta joko-orria gordeta daude. Epaileak erabaki behar du. Epaileak esan behar du epailea, bi puntu, onartu, edo emaitza, eta zuria, beltza edo berdinketa.
claim-not-verified = Aurkariak ez ditu egiaztatu, { opponent }; idatzita dago. Epaileak erabaki behar du. Epaileak esan behar du epailea, bi puntu, onartu, edo emaitza, eta zuria, beltza edo berdinketa.
refused-verify-first = Lehenik posizioa eta joko-orria egiaztatu behar ditu, { opponent }. { claim-verify-line } Artikulua: III.6.1.
refused-must-record = Idatzi beharra, { color }. Artikulua: 8.1.1.
refused-need-not-record = Idatzi beharrik ez, { color }. Artikulua: A.2.
refused-stopped-already = { color }: lehendik ere ez du idazten.
refused-score-first = Lehenik joko-orria osatu behar du, { color }. Gero esan joko-orria osatuta. Artikulua: { $article }.
refused-scores-complete = Ez dago osatzeko joko-orririk.
refused-records = { color }: idazten du, eta beste inork ez du behar. Artikulua: 8.5.1.
refused-kept-already = Lehendik ere idazten da.
refused-score-at-hand = Berregiterik ez: osorik dago { $owner ->
    [white] zuriaren joko-orria
    [black] beltzaren joko-orria
   *[kept] bientzat idatzitako joko-orria
  }. Artikulua: 8.5.3.
refused-no-score-at-hand = Ez dago joko-orri osorik. Epaileak esan behar du epailea, bi puntu, berregin. Artikulua: 8.5.3.
refused-not-lent = Aurkariaren joko-orria ez da orain ematen, { color }. Txanda duela eta bandera bat erorita bakarrik, norberarena osatzeko. Artikulua: 8.5.2.
refused-score-of-opponent = Hori norberaren joko-orriaz bakarrik esan daiteke.
refused-no-next-period = Ez dator beste aldirik. Artikulua: 8.6.
refused-no-flag-fallen = Ez da banderarik erori. Artikulua: 8.6.
refused-not-over = Emaitza amaieran sinatu behar da. Artikulua: 8.7.
refused-signed-already = { color }: sinatuta dago lehendik ere.
refused-who-signs = Jokalari bakoitzak berak sinatu behar du. Esan zuria edo beltza, bi puntu, sinatu. Artikulua: 8.7.
refused-electronic = Hemen joko-orriak elektronikoak dira: egindako mugimenduak idatzita daude. Artikulua: 8.1.1.2.
refused-paper = Hemen joko-orriak paperezkoak dira. Artikulua: 8.3.
may-not-record = Joko-orriak laguntzailea duten partidetan eta txapelketan daude. Artikulua: { $article }.
may-not-keep-score = Hemen epaileak edo laguntzaileak egiten du hori. Artikulua: { $article }.
example-own-score = Esan hori bakarrik, edo zuria edo beltza hitzarekin.
example-not-shown = Esan ezin da frogatu. Nahi bada kolorearekin eta mugimendu kopuruarekin, adibidez ezin da frogatu zuria bi.
opened-electronic = Joko-orriak elektronikoak dira. Artikulua: 8.1.1.2.
warned = Ohartarazpena, { color }. Artikulua: 12.9.1.
warned-for = Ohartarazpena, { color }: { $text }. Artikulua: 12.9.1.
penalized = Zigorra, { color }: { $text }. Artikulua: 12.9.
protested = Erlojuak geldirik, epaileari deitu zaio. Bi esku mugimendu batean, { color }. Berak dio: bi esku, edo jarraitu. Artikulua: { $article }.
board-turned = Taula biratuta. Posizioa ondo jarritako taula batera doa, eta partidak jarraitzen du. Erlojuak geldirik. Artikulua: 7.2.2.
displaced = Piezak lekualdatuta, { color }: bere denboran jartzen ditu berriro. Artikulua: 7.4.1.
restored = Posizioa berrezarrita. Denborak orduan bezala, epaileak besterik jarri ezean. Artikulua: 7.1.
restored-keeping-times = Posizioa berrezarrita, denborak bere horretan. Artikulua: 7.1.
restored-with-penalties = Ordutik hona emandako denbora-zigorrak mantentzen dira: { $text }.
restored-without-penalties = Ordutik hona emandako denbora-zigorrak ez dira mantentzen: { $text }.
penalty-given = { color } { $time } gehiago
penalty-cut = { color } { $time } gutxiago
restoring-asked = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } legez kanpoko mugimendua atzera bota nahi du. Aurkariak gauza bera esaten badu, posizioa berrezarriko da. Artikulua: A.5.2.
ruling-withdrawn = Erabakia atzera botata.

### Touched, adjusted, made

touched = Ukituta, { color }: { $pieces }.
touched-unclear = Ukituta, { color }: { $pieces }. Hurrenkera ez dago argi. Artikulua: 4.3.3.
touched-piece = { piece } { $square }
adjusting = Piezak atontzen, { color }. Artikulua: 4.2.1.
adjusted = Atonduta, { color }: { $pieces }. Horrek ez du ezertara behartzen. Artikulua: 4.2.1.
adjusting-done = Atontzea amaituta, { color }.
untouched = Nahi gabe ukituta, { color }. Horrek ez du ezertara behartzen. Artikulua: 4.2.2.
placed = Ipinita, { color }: { $square }.
removed = Kenduta, { color }: { $square }.
obligation-none = Ez dago ezer ukituta. { color }: legezko edozein mugimendu egin daiteke.
obligation-move = { the-piece } mugitu behar da, { $square } laukitik. Artikulua: { $article }.
obligation-capture = { the-piece } harrapatu behar da, { $square } laukian. Artikulua: { $article }.
obligation-capture-with = Honekin harrapatu behar da: { piece }, { $from } laukitik { $square } laukian. Artikulua: { $article }.
obligation-castle = Endrokatu egin behar da: { castling-name }. Artikulua: { $article }.
obligation-anything = Legezko edozein mugimendu egin daiteke. Artikulua: { $article }.
obligation-not-castle = Mugimendu honetan ezin da egin: { castling-name }.
refused-not-to-touch = Ukitzeak txanda duena bakarrik behartzen du. Txanda duena: { color }. Artikulua: 4.3.
refused-not-to-adjust = Txanda duenak bakarrik aton ditzake piezak. Txanda duena: { color }. Artikulua: 4.2.1.
refused-touch-of-opponent = Aurkariak ukitu duena epaileak edo laguntzaileak jakinarazten du. Artikulua: 4.3.
refused-nothing-there = Han ez dago halako piezarik: { $square }.
refused-other-piece-there = Han beste zerbait dago. { $square }: { $found }.
refused-which-piece = Zer pieza dago lauki honetan: { $square }? Esan kolorearekin.
refused-nothing-touched = Ez dago ezer ukituta.
refused-not-adjusting = Inor ez da piezak atontzen ari.
refused-touched-before-claim = Ezin da erreklamatu mugimendu honetan: pieza bat ukituta dago. Artikulua: 9.4.
refused-steps-implied = Hemen iragarpenak berak adierazten du hori. Iragarri mugimendua bakarrik. Artikulua: D.2.3.
refused-not-announced = Egin gabe oraindik: iragarpena falta da. Erlojua ez da ukitzen. Artikulua: D.2.3.
refused-not-placed = Egin gabe oraindik: { $square } laukian ez da ezer ipini. Erlojua ez da ukitzen. Artikulua: D.2.3.
refused-not-removed = Egin gabe oraindik: { $square } laukiko pieza harrapatua ez da kendu. Erlojua ez da ukitzen. Artikulua: D.2.3.
refused-placed-elsewhere = Ipinita: { $placed }, iragarrita: { $square }. Ipinitako pieza ez da mugitzen, eta iragarpenak hura izendatu behar du. Artikulua: 4.7.
refused-placed-otherwise = Ipinita: { $placed }, iragarrita: { $square }. Eskuak eta iragarpenak bat etorri behar dute. Artikulua: D.2.3.
refused-not-captured = { $square } laukiko pieza kenduta dago. Iragarritako mugimenduak ez du harrapatzen. Artikulua: 4.7.1.
refused-other-promotion = Sustapen-laukian hau dago jada: { piece }. Aukera behin betikoa da. Artikulua: 4.4.4.
refused-already-placed = Ipinita dago jada: { $square }. Pieza ez da mugitzen. Artikulua: 4.7.
refused-no-move-there = Orain legezko mugimenduek ez dute hori egiten: { $square }.
may-not-accident = Nahi gabe izan den, epaileak erabakitzen du. Epaileak esan behar du epailea, bi puntu, nahi gabe. Artikulua: { $article }.
example-touched = Esan laukiak hurrenkeran, adibidez ukituta zalduna g1. Hurrenkera ezagutzen ez bada, esan hurrenkera ezezaguna.
example-score = Adibidez: zuriaren joko-orria 12 zalduna { $f } hiru. zuriaren joko-orria 12 beltza irakurtezina. zuriaren joko-orria fitxategitik zuria.pgn.
example-placed = Esan lauki bat, adibidez ipinita f3. Edo kenduta f7.
help-touch = Zulotik ateratako pieza ukituta dago: esan altxatuta zalduna g1. Haztatzea ez da ukitzea. Zer mugitu behar den: betebeharra. Piezak atondu aurretik: atontzen dut, eta gero: atonduta.
help-steps = Mugimendua urratsez urrats egiten da: ipinita f3, iragarpena, eta harrapatzean kenduta f7.
cli-arg-step-by-step = Ipintzea, kentzea eta iragartzea banan-banan jakinarazten dira, Artikulua: D.2.3

### Draws, claims, irregularities, the end

draw-offered = Berdinketa-eskaintza: { color }. { $color ->
    [white] Beltzak
   *[black] Zuriak
  } onartu edo uko egin esan behar du.
draw-offered-to-partner = Berdinketa eskaini diozu { $color ->
    [white] Beltzari
   *[black] Zuriari
  }.
draw-declined = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } uko egin dio berdinketari.
offers-repeated = Berdinketa-eskaintzak, { color }: { WORDS($count) }. Epaileak erabakitzen du. Baztertuak, edo aurkariaren denboran eginak. Artikulua: 11.5.
claim-failed = Erreklamazio okerra, { color }.
claim-found = { $claim ->
    [threefold] Posizioa { $found ->
        [one] behin
       *[other] bi aldiz
      } bakarrik agertu da
   *[fifty] { $found ->
        [one] Mugimendu bat bakarrik egin da harrapaketarik eta peoi-mugimendurik gabe
       *[other] { WORDS($found) } mugimendu bakarrik egin dira harrapaketarik eta peoi-mugimendurik gabe
      }
  }.
illegal-completed = { $irregularity ->
    [unpromoted] Sustatu gabe, { color }
    [empty-press] Hutsik sakatuta, { color }
    [two-hands] Bi esku, { color }
    [ruled] Kontrako erabakia, { color }
   *[illegal-move] Legez kanpoko mugimendua, { color }
  }{ $loses ->
    [yes] { $irregularity ->
        [illegal-move] , { $count ->
            [one] berehala galtzen duena
           *[other] bigarrena
          }
       *[other] : { $count ->
            [one] legez kanpokoa, berehala galtzen du
           *[other] legez kanpoko bigarren mugimendua
          }
      }.
   *[no] { $irregularity ->
        [illegal-move] , lehena
       *[other] : legez kanpoko lehen mugimendua
      }.
  }
illegal-taken-back = Mugimendua atzera egiten da.
illegal-queen = Peoia dama bihurtzen da.
reply-taken-back = Erantzuna ere atzera botatzen da.
times-before-press = Erlojuak sakatu aurretik bezala daude.
opponent-receives = { opponent }: { $bonus } gehiago.
claim-found-with = { $claim ->
    [threefold] Mugimendu honekin posizioa { $found ->
        [one] behin
       *[other] bi aldiz
      } bakarrik agertuko litzateke
   *[fifty] { $found ->
        [one] Mugimendu honekin bat bakarrik litzateke
       *[other] Mugimendu honekin { WORDS($found) } bakarrik lirateke
      }
  }.
claim-illegal = Adierazitako mugimendua legez kanpokoa da.
article = Artikulua: { $article }.
claim-not-made = Oraindik ez dago erreklamaziorik. Esan erreklamazioa mugimendu osoarekin.
claim-offer-stands = Haren berdinketa-eskaintzak indarrean jarraitzen du.
claimed = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } berdinketa erreklamatu du: { $claim ->
    [threefold] posizio bera hiru aldiz
   *[fifty] berrogeita hamar mugimendu
  }.
claimed-with = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } erreklamazioa, { $move }: { $claim ->
    [threefold] hirugarren errepikapena
   *[fifty] berrogeita hamar mugimendu
  }.
declared-must = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } hau jokatu behar du: { $move }.
declared-piece-must = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } pieza hori mugitu behar du, mugi badaiteke. Artikulua: 4.3.
draw-agreed = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } berdinketa onartu du. Erlojuak geldirik. Epailearen baimena behar da. Artikulua: 9.1.1. Epaileak esan behar du epailea, bi puntu, onartu edo uko egin.
consent-refused = Epaileak ez du berdinketa baimendu. Artikulua: 9.1.1.
increment-requested = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } mugimenduko bost segundo eskatu ditu. { $color ->
    [white] Beltzak
   *[black] Zuriak
  } onartu ala uko egin? Bientzat, eta berdinketa-eskaintza da. Artikulua: III.4.
increment-open = Epaileak erabaki behar du gehikuntza. Artikulua: III.4. Epaileak esan behar du epailea, bi puntu, onartu edo uko egin.
increment-granted = Gehikuntza emanda: { $increment } mugimenduko, bientzat. { opponent }: { $bonus } gehiago. Artikulua: III.4.
increment-refused = Gehikuntzarik ez. Artikulua: III.4.
normal-means-claimed = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } berdinketa erreklamatu du. Erlojuak geldirik. { $color ->
    [white] Beltzak
   *[black] Zuriak
  } ezin du bitarteko normalen bidez irabazi edo ez da saiatzen. Artikulua: III.5. Epaileak esan behar du epailea, bi puntu, onartu, uko egin edo erabakia atzeratu.
claim-postponed = Erabakia atzeratuta. Artikulua: III.5.2.
claim-postponed-bonus = Erabakia atzeratuta. { opponent }: { $bonus } gehiago. Artikulua: III.5.2.
claim-rejected = Erreklamazioa baztertuta. Artikulua: III.5.3.
claim-rejected-bonus = Erreklamazioa baztertuta. { opponent }: { $bonus } gehiago. Artikulua: III.5.3.
left-to-arbiter-claim = Erreklamazioa erabakitzeko dago. Artikulua: III.5.2. Epaileak esan behar du epailea, bi puntu, onartu edo uko egin.
taken-back = { $plies ->
    [one] Atzera: { $move }.
   *[other] Atzera, honen aurrera: { $move }.
  }
correct-which = Zein mugimendu, horren ordez?
resign-question = { color }: partida utzi nahi duzu? Bai ala ez.
illegal-unpressed-question = { color }: erlojua ez da sakatu, mugimendua ez dago osatuta. Artikulua: 7.5.1. Hala ere zigortu? Bai ala ez.
illegal-legal-question = { color }: azken mugimendua legezkoa da. Hala ere zigortu? Bai ala ez.
illegal-no-move-question = { color }: oraindik ez du mugimendurik iragarri. Hala ere zigortu? Bai ala ez.
take-back-question = { $plies ->
    [one] Mugimendu-erdi bat atzera?
   *[other] { WORDS($plies) } mugimendu-erdi atzera?
  } Bai ala ez.
play-instead-question = Atzera egin eta { $move } jokatu? Bai ala ez.
stays = Dagoen bezala geratzen da.
flag-fell = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } bandera erori da.
resigned = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } bertan behera utzi du.
doubt = { $doubt ->
    [castling] { opponent }: ez da materik aurkitu Chess960ren endrokerik gabe, eta endrokearekin ez da bilatu
    [position] { opponent }: posizioa legez kanpokoa da, eta hortik mate eman ote dezakeen ez du artikulu batek ere esaten
   *[time] ezin izan da denboraz argitu { $color ->
        [white] beltzak
       *[black] zuriak
      } mate eman dezakeen
  }.
left-to-arbiter = Epaileak erabaki behar du. { doubt } Epaileak esan behar du epailea, bi puntu, emaitza, eta zuria, beltza edo berdinketa.
won = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } irabazi du: { $reason }.
won-so = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } irabazi du.
drawn-so = Berdinketa.
drawn = Berdinketa: { $reason }.
half-for = Puntu erdia, { color }; { opponent }, zero: { $reason }.
both-lost = Biek galdu dute: { $reason }.
annulled = Partida ez da kontuan hartuko: { $reason }. Berriro jokatuko da.
reason-checkmate = xake-mate
reason-cannot-mate = beste aldeak ezin du mate eman. Artikulua: { $article }
reason-resignation = bertan behera uztea
reason-resignation-drawn = bertan behera uztea, baina beste aldeak ezin du mate eman. Artikulua: 5.1.2
reason-stalemate = errege itoa
reason-dead-position = posizio hila
reason-agreement = adostuta
reason-time = bandera erortzea
reason-time-drawn = bandera erortzea, baina beste aldeak ezin du mate eman. Artikulua: 6.9
reason-illegal-moves = legez kanpoko bigarren mugimendua. Artikulua: { $article }
reason-illegal-moves-drawn = legez kanpoko bigarren mugimendua, baina beste aldeak ezin du mate eman. Artikulua: { $article }
reason-illegal-move-first = berehala galtzen duen legez kanpoko mugimendua. Artikulua: A.5.2
reason-illegal-move-first-drawn = legez kanpoko mugimendua, baina beste aldeak ezin du mate eman. Artikulua: A.5.2
reason-threefold-claim = posizio bera hiru aldiz. Artikulua: 9.2
reason-fifty-moves-claim = berrogeita hamar mugimendu. Artikulua: 9.3
reason-fivefold-repetition = posizio bera bost aldiz. Artikulua: 9.6.1
reason-seventy-five-moves = hirurogeita hamabost mugimendu. Artikulua: 9.6.2
reason-normal-means = bitarteko normalen bidez ezin irabazi. Artikulua: III.5
reason-both-flags = bi banderak erorita, ordena ezezaguna. Artikulua: III.3.1.2
reason-illegal-position = legez kanpoko posizioa hurrengo mugimenduaren ondoren ere. Artikulua: A.5.4
reason-arbiter = epailearen erabakia
reason-default-time = ez da garaiz iritsi. Artikulua: 6.7.1
reason-forfeit = epaileak galdutzat eman du. Artikulua: 12.9
reason-wrong-start = hasierako posizio okerra. Artikulua: 7.2.1
reason-colors-reversed = koloreak trukatuta. Artikulua: 7.3
hint-move = Iradokizuna: { $move }.
hint-none = Iradokizunik ez.
hint-look = { $look ->
    [mate] Matea dago { $moves ->
        [one] jokaldi batean
       *[other] jokalditan: { WORDS($moves) }
      }.
    [in-check] Xakean zaude.
    [promotion] Begiratu zure peoiak: bat sustatzen da.
    [wins] Begiratu zer har dezakezun.
    [mate-threatened] Mate-mehatxua dago.
    [threatened] Arriskuan: { $piece }.
    [check] Begiratu xakeak.
    [exchange] Begiratu trukeak.
    [castling] Pentsatu zure erregean.
    [development] Sartu pieza bat jokoan.
    [pawns] Begiratu zure peoiak.
   *[quiet] Ezer ez da behartua. Zein pieza egon liteke hobeto?
  }
hint-only = Jokaldi bakarra da ona.
hint-piece = Pieza honek jokatzen du: { $piece }.
hint-more = Gehiagorako, esan berriro iradokizuna.
evaluation-score = { $size ->
    [level] Partida berdinduta dago.
    [slight] { color } apur bat hobeto dago.
    [pawns] { color } hobeto dago, gutxi gorabehera { $count ->
        [one] peoi bat gehiago
       *[other] { WORDS($count) } peoi gehiago
      }.
    [won] { color } irabazten ari da.
    [mated] { color }: xake-mate eman du.
   *[mate] { color }: mate { $count ->
        [one] jokaldi batean
       *[other] jokalditan: { WORDS($count) }
      }.
  }
evaluation-best = Onena { $move } da.
judged = { $fault ->
    [blunder] { $move }: akats larria izan zen.
    [mistake] { $move }: akatsa izan zen.
    [inaccuracy] { $move }: ez zen onena.
    [good] { $move }: ez zegoen askoz hoberik.
   *[best] { $move }: jokaldirik onena izan zen.
  }
judged-better = Hobea zen { $move }.
judged-nothing = Oraindik ez dago zure jokaldirik epaitzeko.
nothing-said = Oraindik ez da ezer esan.
said-first = Horren aurretik ez da ezer esan.
said-last = Horren ondoren ez da ezer esan.
more-follows = Gainerakorako, esan gehiago.
more-there = Gehiago.
no-more = Ez dago gehiago.

### Help: what can be said now

help-move = Esan mugimendu bat, adibidez zalduna { $f } hiru.
help-press = Esan sakatu, eta aurkariaren erlojua abiatuko da. Edo esan zuzendu eta mugimendu zuzena.
help-enter = Sartu teklak bakarrik sakatzen du erlojua, mugimendua errepikatu ondoren.
help-repeat = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } iragarritako mugimendua errepikatu behar du.
help-setting-right = Konpondu taula eta esan egina.
help-not-started = Epaileak esan behar du epailea, bi puntu, hasi. Orduan abiatuko da erlojua.
help-waiting = Epaileak esan behar du epailea, bi puntu, emaitza, eta zuria, beltza edo berdinketa.
help-over = Partida amaitu da. Esan irten.
help-requests = Galdetu denbora, denbora erabilia, mugimenduak, taulak, posizioa, errepikatu. Esan dezakezu berdinketa, onartu, uko egin, etsitzen dut, gelditu, irten.
help-ask = Galdetu, adibidez: denbora, azken mugimendua, posizioa.
help-again = Errepikatu esanda, azkena berriro.
help-arbiter = Ororen aurretik esan: epailea, bi puntu.
help-assistant = Jakinarazi zer ukitu den edo taula batean zer dagoen.
help-practice = Edo: iradokizuna, atzera.
help-ladder = Eskailera hitzak zer galde daitekeen esaten du; hurrengo koska hitzak gora darama.
help-learning = Hauek ere bai: ebaluazioa, bazegoen hoberik, errepasoa, entrenamendua, ariketak, itsuka jokatu.
help-boards = Taula batean benetan gertatu dena: zuriaren taula edo beltzaren taula, eta hango mugimendua. Taulak zuzentzeko: taula konpondu. Akatsa hatzekin bilatzeko: aztertu. Nondik datorren jakiteko: zergatik.

### Speech

speech-off = Ahotsik gabe. { doctor-speech-remedy }
speech-gone = Ahotsik gabe aurrera: ez du ahots-zerbitzurik erantzuten. { speech-check }
speech-no-reader = Ahotsik gabe: ez du pantaila-irakurlerik erantzuten. { speech-reader-remedy }
speech-reader-remedy = { SYSTEM() ->
    [windows] Abiarazi pantaila-irakurlea. NVDArako jarri nvdaControllerClient.dll ansage.exe fitxategiaren ondoan, besteentzat prism.dll.
   *[other] Sistema honetan --speech auto mintzo da.
  }
speech-check = { SYSTEM() ->
    [windows] { doctor-speech-remedy }
   *[other] Egiaztatzeko: spd-say kaixo
  }
speech-lost = Ahotsa galdu da: { $backend }.
speech-no-sound = Ahotsik gabe, ez baita soinu-gailurik aurkitzen. { doctor-audio-remedy }
speech-by = { $by ->
    [ssip] { $backend } mintzo da, erantzuten duelako.
    [nvda] { $backend } mintzo da, pantaila-irakurle hori martxan dagoelako.
    [prism] Pantaila-irakurlea mintzo da, { $backend } bidez.
    [espeak] { $backend } mintzo da programaren barruan, ez baitu ahots-zerbitzurik erantzuten.
   *[other] { $backend } mintzo da, sistemaren ahotsa.
 }
screen-reader-found = Lerro-modua, pantaila-irakurle bat martxan dagoelako: { $name }. Pantaila nahi izanez gero, --screen.
speech-left-to-reader = Programaren ahotsa isilik, pantaila-irakurleak hitz egiten duelako. Programak hitz egiteko, --speech auto.
lines-by-settings = Lerro-modua, ezarpenek diotenez pantaila-irakurle batek irakurtzen duelako. Pantaila nahi izanez gero, --screen.
speech-off-by-settings = Programaren ahotsa isilik, ezarpenetan bezala. Esan «ahotsa piztu», eta programak hitz egingo du.
ear-whose = Noren ahotsa? Esan lehenik Zuria edo Beltza.
ear-by = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } belarria: { $backend }{ $device ->
    [none] { "" }
   *[other] , { $device }
  }.
ear-lost = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } belarria galdu da: { $backend }. Harentzat bakarrik dena hemen baino ez dago.
ear-no-sound = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } belarria isilik: { $backend } programak ez du soinu-gailurik aurkitzen{ $device ->
    [none] { "" }
   *[other] , izen honekin: { $device }
  }.
ear-no-module = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } belarria isilik: { $backend } programak ez du modulu hau: { $device }.
ear-gone = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } belarria isilik: han ez du ahots-zerbitzurik erantzuten. Harentzat bakarrik dena hemen baino ez dago.
speech-not-on = Ez da ezer aldatu, programaren ahotsa isilik baitago. Esan «ahotsa piztu», eta programak hitz egingo du.

### The screen

screen-keys = { $keys }, Alt letra batekin galdetu.
screen-prompt = Sarrera:
screen-only = Hori pantailan bakarrik ikusten da: --screen.
screen-palette = { $palette ->
    [white-on-black] Zuria beltzaren gainean.
    [black-on-white] Beltza zuriaren gainean.
    [yellow-on-black] Horia beltzaren gainean.
   *[orange-and-blue] Pieza laranjak eta urdinak.
 }
screen-figurines = Piezak irudi gisa: zuriak argi, beltzak ilun.
screen-letters = Piezak letra gisa.
screen-big-clocks = Erloju handiak.
screen-small-clocks = Erloju txikiak.
tones-on = Tonuak piztuta.
tones-off = Tonuak itzalita.
tones-forbidden = Txapelketan --earcons on aukerarekin soilik.
screen-player = { color }
screen-player-to-move = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } txanda
screen-clock = { color } { $time }
screen-clock-runs = { color } { $time } dabil
screen-score = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } joko-orria
screen-scores = Bi joko-orriak
screen-differ = Ikusgai, { board-of }. Aldeak, ! ikurraz: { $count ->
    [one] lauki bat
   *[other] { WORDS($count) } lauki
  }.
screen-differ-both = Aldeak, ! ikurraz: { $count ->
    [one] lauki bat
   *[other] { WORDS($count) } lauki
  }.
screen-board = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } taula
screen-page = Orria:
screen-onward = Page Down: aurrera.
screen-back = Page Up: atzera.
screen-board-again = Escape: taula.
screen-too-small = Leihoa txikiegia da taularako.
screen-blindfold = Koska: { WORDS($rung) }, taula ez da ikusten.

### The start of a game of Chess960, thrown with a die or with coins

chess960-dice = Chess960 dado batekin. Lauki libreak kontatzen dira, zuriaren ezkerretik. Handiegia dena berriro botatzen da.
chess960-coins = Chess960 txanponekin. Lauki libreak kontatzen dira, zuriaren ezkerretik. Aurpegia bat da, gurutzea zero, lehen txanponak balio du gehien. Handiegia dena berriro botatzen da.
chess960-for = { $throw ->
    [light-bishop] Lauki zurien alfila
    [dark-bishop] Lauki beltzen alfila
    [queen] Dama
    [first-knight] Lehen zalduna
   *[second-knight] Bigarren zalduna
  }
chess960-throw = { chess960-for }: gutxienez bat, gehienez { WORDS($squares) }.
chess960-throw-coins = { chess960-for }: { WORDS($coins) } txanpon.
chess960-placed = { piece-at }.
chess960-too-high = { WORDS($number) } handiegia da. Berriro.
chess960-so-many-coins = Zehazki { WORDS($coins) } txanpon.
chess960-not-heard = Ez da ulertu: { $said }.
chess960-say-number = Esan dadoaren zenbakia, edo irten.
chess960-say-coins = Esan aurpegia edo gurutzea txanpon bakoitzeko, edo irten.
chess960-heads = aurpegia
chess960-tails = gurutzea
chess960-left = Ez da partidarik hasi.

### Starting, and what can go wrong before a game

menu-what = Zer nahi duzu? Bat: praktika-lagunaren aurka jokatu. Bi: bi jokalariren praktika. Hiru: partida laguntzailearekin. Lau: txapelketa. Bost: azken partidarekin jarraitu. Sei: irten. Esan zenbaki bat, edo: entrenamendua, ariketak, errepasoa.
menu-short = Zenbakia 1etik 6ra
menu-number = Esan zenbaki bat batetik seira. Edo mugimendu bat, edo, adibidez: partida berria, maila bi.
menu-none-open = Ez dago partida irekirik. Esan zenbaki bat, edo: partida berria.
first-question = Pantaila-irakurlea erabiltzen duzu? Bai ala ez.
first-explained = Pantaila-irakurlea erabiltzen duzu? Bai ala ez. Bai esanez gero, programa isilik dago eta pantaila-irakurleak irakurtzen ditu lerroak; ez esanez gero, programak berak hitz egiten du.
first-short = Pantaila-irakurlea? bai/ez
first-language = Zein hizkuntza? { $languages }.
first-language-short = Hizkuntzaren zenbakia
first-commands = Esan mugimendu bat, adibidez «{ $e } bi { $e } lau». «Beste behin» esanda, azken mezua berriro. «Laguntza» esanda, orain zer esan daitekeen.
first-names = Laukien izenak? Bat: Gustav bat. Bi: g bat. Hiru: Golf bat.
first-names-explained = Bat: pertsona-izenak, argienak: Gustav bat. Bi: letra, laburrena: g bat. Hiru: NATO alfabetoa: Golf bat. Bat, bi ala hiru?
first-names-short = Izenak? 1 2 3
first-practice = Esan mugimendu bat edo partida berria. Laguntza esanda, gehiago.
first-practice-short = Mugimendua ala partida
not-saved = Gorde gabe, mugimenduak ez du balio: { $why }. Erlojuak geldirik daude. { $how ->
    [anew] Partida osoa berriro idazteko, esan jarraitu.
    [busy] Esan berriro beste programak amaitutakoan.
    [never] Hemen ezin da ezer gorde.
   *[again] Egin lekua edo berreskuratu diskoa, eta esan berriro.
}
not-saved-yet = Gorde gabe: { $why }. Erlojuak geldirik daude. { $how ->
    [anew] Partida osoa berriro idazteko, esan jarraitu.
    [away] Kendu liburutegiaren lekuan dagoen fitxategia, eta esan jarraitu.
    [never] Hemen ezin da ezer gorde.
   *[again] Berriro saiatzeko, esan jarraitu.
}
saved-again = Berriro gordetzen da.
saved-anew = Partida osoa berriro gordeta dago, zenbakia { WORDS($game) }.
error-usage = ansage: { $why }. Laguntza: ansage --help
error-other = ansage: { $why }
error-unknown-argument = argumentu ezezaguna: { $arg }
error-invalid-value = { $arg }: { $value } ez da baliozkoa
error-invalid-value-of = { $arg }: { $value } ez da baliozkoa, aukerak { $possible }
error-missing = hau falta da: { $arg }
error-no-text = { $arg } ez da UTF-8 testua
error-missing-command = agindua falta da
error-unknown-command = agindu ezezaguna: { $arg }
error-conflict = { $arg } ez dator bat beste argumentuekin
error-fen = Posizioak ez du balio: { $why }. FEN bat behar da, adibidez { $example }
error-fen-over = Posizioak ez du balio: partida amaituta egongo litzateke
error-fen-whole = hori ez da FEN bat
error-fen-board = piezak ezin dira irakurri
error-fen-turn = txanda ezin da irakurri
error-fen-castling = endroke-eskubideak ezin dira irakurri
error-fen-en-passant = igarotzean harrapatzeko laukia ezin da irakurri
error-fen-counters = mugimendu-kopuruak ezin dira irakurri
error-fen-too-many-moves = mugimendu-kopuruak edozein partidatan baino handiagoak dira
error-fen-empty = taula hutsik dago
error-fen-missing-king = errege bat falta da
error-fen-too-many-kings = alde batek errege bat baino gehiago du
error-fen-pawns = peoi bat lehen edo azken errenkadan dago
error-fen-castling-rights = endroke-eskubideak ez datoz bat posizioarekin
error-fen-en-passant-square = igarotzean harrapatzeko laukia ez dator bat posizioarekin
error-fen-opposite-check = txanda ez duen aldea xakean dago
error-fen-impossible-check = horrelako xakerik ezin da sortu
error-fen-too-much-material = sor daitekeena baino pieza gehiago
error-chess960 = "{ $part }" ez da Chess960ren hasiera bat. Izan daiteke 0tik 959ra zenbaki bat, random, dice, coins edo zortzi piezak, adibidez RBQNBKRN
error-chess960-number = "{ $part }" ez da 0tik 959ra zenbaki bat
error-chess960-pieces = "{ $part }" ez dira erregea, dama eta bina gaztelu, alfil eta zaldun
error-chess960-king = "{ $part }": erregea ez dago gazteluen artean
error-chess960-bishops = "{ $part }": bi alfilak kolore bereko laukietan daude
error-chess960-throw = "{ $part }" ez dira jaurtiketak. Dado batek 1etik 6ra erakusten du, txanpon batek H aurpegia edo T gurutzea
error-chess960-too-few = "{ $part }": jaurtiketak falta dira
error-chess960-too-many = "{ $part }": jaurtiketa gehiegi daude
error-chess960-seed = --seed honekin doa: --chess960 random
error-voice = { $tag } ahotsik ez dago; aukerak: { $known }
error-piece-sets = { $one } eta { $other } ahotsen pieza-izenak ez dira partida batean nahasten
error-time = Denborak ez du balio: { $why }. Adibidez 90+30, 5, edo 40/5400+30:1800+30
error-time-no-time = "{ $part }" ez da denbora bat
error-time-no-main = "{ $part }" horretan oinarrizko denbora falta da
error-time-no-moves = "{ $part }" ez da mugimendu-kopuru bat
error-time-not-last = "{ $part }" mugimendu-kopururik gabe dago eta ez da azken aldia
error-time-too-long = "{ $part }" egun bat baino luzeagoa da
error-time-no-periods = "{ $part }" ez da byo-yomi aldien kopuru bat
error-time-to-the-end = "{ $part }" partidaren amaiera arte dago indarrean eta ez du mugimendu-kopururik
error-level = Maila 1etik 8rako zenbaki bat da
error-level-engine = Motor baten maila 1etik 12rako zenbaki bat da
error-rung = Koska 1etik 6rako zenbakia da, next, previous edo reached, eta lagunaren edo motorraren aurka bakarrik balio du
error-no-engine = Ez dago "{ $why }" programarik. { SYSTEM() ->
    [windows] Stockfish stockfishchess.org helbidean dago. Gero: ansage settings set practice.engine BIDEA
   *[other] Debianen bada bat: apt install fairy-stockfish
  }
error-name = Izen batek 80 karaktere ditu gehienez
error-library = Liburutegiak ez du balio: { $path }: { $why }
error-library-foreign = ez da Ansageren liburutegi bat
error-library-later = bertsio berriago batek idatzia
error-library-gone = liburutegia ez dago bere lekuan
error-library-replaced = liburutegiaren lekuan beste fitxategi bat dago
error-library-altered = liburutegia kanpotik aldatu edo moztu da
error-disk-full = diskoa beteta dago
error-disk-io = ezin izan da diskoan idatzi
error-disk-read-only = fitxategian ezin da idatzi
error-disk-open = fitxategia ezin da ireki
error-disk-busy = beste programa bat idazten ari da
error-disk-corrupt = fitxategia hondatuta dago
error-no-game = Ez dago partidarik zenbaki honekin: { $game }. Denak ikusteko: ansage games list
error-no-game-yet = Oraindik ez dago mugimendurik duen partidarik gordeta. Bat hasteko: ansage practice
error-game-of-file = --game PGN fitxategi batekin doa
error-file-game = { $file }: ez dago partida hori
error-no-drill = Ez dago { $drill } entrenamendurik, hauek bakarrik: { $drills }
error-no-open-game = Ez dago partida irekirik. Berri bat hasteko: ansage practice
error-game-over = Partida { $game } amaitu da. Irakurtzeko: ansage games export { $game }
error-game-held = Partida { $game } beste leiho batean jokatzen ari da
error-game-damaged = { $damaged ->
    [white] Partida { $game } hondatuta dago, zurien { $number }. mugimenduan
    [black] Partida { $game } hondatuta dago, beltzen { $number }. mugimenduan
   *[none] Partida { $game } hasieratik hondatuta dago
}: { $damage ->
    [missing] hor zerbait falta da
    [changed] hor zerbait aldatu da
    [unreadable] hor dagoena ezin da irakurri
   *[impossible] hor dagoena ez da posible
}. { $had ->
    [some] Aurrekoa honela lortzen da: ansage games export { $game } --until-damage
   *[none] Aurretik ez dago mugimendurik
}
error-games-missing = { $first }. partidatik { $last }. partidara bitartekoak falta dira: ez da haietatik ezer geratzen
error-output = Irteerak huts egin du: { $why }
error-file = ezin da { $path } irakurri: { $why }
error-file-write = { $path } ezin da idatzi: { $why }
error-folder = { $path } karpeta ezin da sortu, { $why }
error-folder-full = karpeta ez dago hutsik
error-folder-missing = ez dago karpeta hori
error-file-no-game = han partida ez den beste zerbait dago
error-file-no-library = han liburutegia ez den beste zerbait dago
error-folder-place = han ezin da karpetarik egon
error-folder-unwritable = { $path } karpetan ezin da ezer sortu
error-screen = Ezin da pantailarik izan: { $why }. Pantailarik gabe, --line
error-home = Ez da erabiltzailearen datuen direktoriorik aurkitu. Horrela badabil: --library FITXATEGIA

### Events: pairings and table, and what can be wrong with the file

event-whole = Ez dago ezer okerrik: { $file }.
event-round = Txanda: { WORDS($round) }. Zuriarekin: { $team }.
event-round-start = Hasiera: { $start }.
event-board = Taula: { WORDS($board) }. Zuria { $white }, beltza { $black }: { $state }.
event-not-begun = hasi gabe
event-open = irekita, partida: { $game }
event-result = { $outcome ->
    [white] zuriak irabazi du
    [black] beltzak irabazi du
    [drawn] berdinketa
    [both-lost] biek galdu dute
    [half-white] puntu erdia zuriari
    [half-black] puntu erdia beltzari
    [white-forfeit] jokatu gabe, zuriak irabazi du
    [black-forfeit] jokatu gabe, beltzak irabazi du
   *[neither] jokatu gabe, biek galdu dute
  }
event-entered = { $result }, epaileak idatzita: { $reason }
event-points = { $half ->
    [yes] { $whole ->
        [0] puntu erdi
        [1] puntu bat eta erdi
       *[other] { WORDS($whole) } puntu eta erdi
      }
   *[no] { $whole ->
        [1] puntu bat
       *[other] { WORDS($whole) } puntu
      }
  }
event-score = { $first } { $first-points }, { $second } { $second-points }
event-round-score = Txanda: { WORDS($round) }. { $score }.
event-total = Guztira: { $score }.
event-tie-break = Berdinketa hausteko partida: zuria { $white }, beltza { $black }: { $state }.
event-still-open = Emaitzarik gabeko taulak: { WORDS($count) }.
event-wins = Irabazlea: { $team }.
event-wins-tie-break = Irabazlea, berdinketa hautsita: { $team }.
event-tie-break-due = Berdinketa: partida bat jokatu behar da hura hausteko. Irekitzeko: { $command }
event-equal = Berdinketa.
event-altered = { $what ->
    [edition] FIDEren legeak
    [time] Denbora
   *[scoring] Puntuazioa
  } aldatuta partida honetatik: { $game }. Orduan { $then }, orain { $now }.
event-altered-refused = Horrela ez da partida gehiagorik jokatzen. Fitxategiak berriro esan behar du zerekin jokatu zen.
event-scoring = irabazia { $win }, berdinketa { $draw }, galdua { $loss }
event-not-text = Hau ez da testua: fitxategiak UTF-8 izan behar du.
event-unpaired = Oraindik parekatu gabeko txanda: { WORDS($round) }.
event-no-pairings = Oraindik ez dago parekatzerik.
error-event-teams = { $file } ez da taldekako lehiaketa: teams falta da
error-event-no-board = Ez dago parekatzerik: { $round }. txanda, { $board }. taula
error-event-over = Taula honetan jokatu da: partida { $game }
error-event-open = Taula honetan jokatzen ari dira. Jarraitzeko: ansage resume { $game }
error-event-entered = Fitxategiak badu taula honen emaitza
error-event-earlier = { $round }. txanda ez da amaitu: { $board }. taulak ez du emaitzarik
error-event-no-tie-break = Lehiaketa honek ez du berdinketa hausteko partidarik
error-event-not-due = Ez da berdinketa hausteko partidarik behar
error-event-no-players = tie-break atalean white eta black falta dira: zozketaren ondoren nork zein kolore duen
error-event-time = --time ez dator bat lehiaketarekin; hor hau da: { $part }
error-event-contradicts = --{ $key } ez dator bat lehiaketarekin; haren fitxategian hau dago: { $key } = { $value }
error-event-unsaid = --{ $key } ez dator bat lehiaketarekin; haren fitxategian ez dago { $key }
event-unknown-key = { $key } gakoak ez du ezer esan nahi hemen. Aukerak: { $known }.
event-wrong-kind = { $key } gakoaren balioa beste mota batekoa da. Hau behar da: { $kind ->
    [text] testu bat komatxo artean
    [number] zenbaki oso bat
    [points] puntu osoak edo erdiak, gehienez 100
    [switch] true edo false
    [date] egun bat, 2026-11-28 bezala
    [list] testuen zerrenda bat kortxete artean
    [table] atal bat
   *[tables] kortxete bikoitzeko atal bat sarrera bakoitzeko
  }.
event-not-one-of = { $value } ez da { $key } gakorako balioa. Aukerak: { $known }.
event-range = { $key } zenbaki bat da, gutxienez { $least } eta gehienez { $most }.
event-missing = { $key } falta da.
event-no-supervision = supervision falta da: { $adequate } Txapelketako Arauetarako, edo { $few }. Lehiaketak finkatu behar du, artikulua: { $article }.
event-supervision-standard = supervision xake azkarrerako eta tximista-xakerako bakarrik da; denbora hau luzeagoa da.
event-no-default-time = default-time falta da: 2014ko Legeen arabera itxarote-denbora finkatu behar da, artikulua: 6.7.
event-quickplay = guidelines-iii ez dator denbora honekin: gehikuntzarik gabe bakarrik, eta inoiz ez tximista-xakean. Artikulua: III.2.
event-electronic = Joko-orri elektronikoak 2023ko Legeekin bakarrik aukeratzen dira. Artikulua: 8.1.1.2.
event-one-minute = one-minute 2023ko Legeekin bakarrik aukeratzen da, xake azkarrean eta tximista-xakean Txapelketako Arauekin. Artikulua: A.3.
event-illegal-claimed = illegal-moves gakoak xake azkarrean eta tximista-xakean baino ez du claimed onartzen, Txapelketako Araurik gabe. Artikulua: A.5.2.
event-assistant-press = Laguntzaileak sakatu behar du erlojua, baina assistant gakoan D.2.10.3 falta da.
event-scoring-order = Irabazteak galtzeak baino gehiago balio du; berdinketak ez irabazteak baino gehiago, ez galtzeak baino gutxiago. Artikulua: 10.1.
event-scoring-maximum = Berdinketak bientzat batera partida erabaki batek baino gehiago emango luke. Artikulua: 10.2.
event-increment = Ezohikoa: gehikuntza 2 eta 60 segundo artekoa da; hemen { $seconds } da.
event-times-differ = Bi denborak mota desberdinekoak dira: biak mugatuak edo bat ere ez, biak hareazko erlojua edo bat ere ez.
event-two-teams = Taldekako lehiaketa batek bi teams ditu, ez gehiago ez gutxiago.
event-too-many = Jokalari gehiegi: { $team } taldeak gehienez { $most } ditu.
event-member-twice = { $player } bi aldiz dago taldeetan.
event-leaves = { $player } ezin da atera members zerrendan egon gabe.
event-round-twice = { $round }. txanda gorago dago jada.
event-board-twice = { $round }. txandako { $board }. taula hartuta dago jada.
event-player-missing = { $color ->
    [white] white falta da
   *[black] black falta da
  }: bi taldeek jokalaria duten tauletan bakarrik jokatzen da, eta taula hutsak ez du punturik ematen.
event-no-member = { $player } ez dago talde batean ere.
event-wrong-color = Kolore okerra: { $player } { $team } taldekoa da, eta talde horrek { $round }. txandan { $color ->
    [white] zuria
   *[black] beltza
  } du.
event-plays-twice = { $player } beste taula batean ari da jada { $round }. txandan.
event-same-opponents = { $first } eta { $second } elkarren aurka ari dira jada { $round }. txandan.
event-added-later = { $player } lehen txandaren ondoren gehitzen da.
event-left-before = { $player } lehen txandaren ondoren atera zen.
event-no-reason = reason falta da: epaileak arrazoiarekin idazten du emaitza.
event-same-team = Bi jokalariak talde berekoak dira.
event-round-began = { $round }. txanda hasi da: { $board }. taularen parekatzea dagoenean geratzen da.
event-federation = Federazio bat FIDEren hiru letra larriko kodea da, ESP bezala.
event-ends-before = Lehiaketa hasi baino lehen amaitzen da.
event-two-dates = date egun bakarreko lehiaketarako da: ez doa from eta to gakoen ondoan.
event-round-outside = Txanda hau ez da lehiaketaren egun batean jokatzen: { $round }.
event-described-twice = { $player } gorago dago dagoeneko players atalean.
event-fide-id-twice = Beste jokalari batek du dagoeneko FIDE zenbaki hau: { $number }.
event-trf-lacks = FIDEk balora dezan, lehiaketaren fitxategian hau falta da: { $keys }.
event-trf-cut = Izen hau luzeegia da bere eremurako, eta moztu egin da: { $name }.
event-trf-misfit = Txostenak ez du TRF16 betetzen eta ez da ematen. Lerroa: { $line }, posizioa: { $column }: { $problem ->
    [sign] hor egon ezin den zeinu bat
    [content] hor dagokiona ez den zerbait
    [missing] hor egon behar duena falta da
    [twice] gorago dago dagoeneko
    [pairing] partida bateko bi jokalariak ez datoz bat
    [sum] puntuak, postua edo kopurua ez datoz bat
   *[team] jokalariaren taldea ez dago argi
  }

### The list of games

games-none = Ez dago partidarik.
games-sound = { $scope ->
    [all] { $count ->
        [one] Partida bat dago, eta osorik dago.
       *[other] { $count } partida daude, eta denak osorik.
    }
   *[one] Partida { $game } osorik dago.
}
games-file-damaged = Fitxategia hondatuta dago, baina partida guztiak irakur daitezke oraindik. Bat idazteko: ansage games export
games-line = { $game }: { $desk ->
    [practice] praktika
    [imported] inportatua
    [relay] laguntzailearekin
   *[tournament] txapelketa
  }, { $date }, Zuria { $white }, Beltza { $black }, { $result ->
    [open] irekita
    [white] Zuriak irabazi du
    [black] Beltzak irabazi du
    [both-lost] biek galdu dute
    [half-white] puntu erdia zuriari
    [half-black] puntu erdia beltzari
    [annulled] baliogabea
   *[drawn] berdinketa
  }.

### For other programs: say, and the voices

hear-several = mugimendu bat baino gehiago dator bat: { $moves }.
say-wrong = Partida { $game }, lerroa { $line }: { $why }
say-no-move = { $word }: { $why }
say-variant = { $variant } aldaera ez da FIDEren Legeen araberako xakea.
say-flaw-tag = Etiketa hau ezin da irakurri. Izen bat eta komatxo arteko balio bat da, kortxete artean biak.
say-flaw-comment = Hemen hasten den oharra ez da inoiz amaitzen. Itxi giltza batekin.
say-flaw-variation = Hemen hasten den aldaera ez da inoiz amaitzen. Itxi parentesi batekin.
say-flaw-long = Hemen zerbait kanpoan uzten da, luzeegia delako.
voices-line = { $tag }: { $name }
voices-line-broken = { $tag }: ez du balio. Zergatik ikusteko: { $command }
preview-sentence = Zuriak berdinketa eskaintzen du. Ordubete eta hogeita hiru minutu geratzen zaizkizu.

### What can be wrong with a voice of one's own, and what to do

check-whole = Ez dago okerrik ahots honetan: { $folder }.
check-no-file = Fitxategi hau falta da. Ahots bat karpeta bat da, lexicon.toml eta messages.ftl dituena.
check-not-toml = Hau ez da TOML: { $why }. Zuzendu lerro hau; hurrengoa ondo egon daiteke.
check-unknown-key = { $key } gakoak ez du ezer esan nahi hemen. Kendu, edo idatzi programaren ahotsetan bezala.
check-wrong-kind = { $key } gakoaren balioa beste mota batekoa da. Idatzi { $kind ->
    [tables] sarrera bakoitzerako kortxete bikoitzeko atal bat
    [table] atal bat
    [list] hitzen zerrenda bat kortxete artean
    [lists] hitz-zerrenden zerrenda bat
   *[text] testu bat komatxo artean
  }.
check-unknown-like = Ez dago { $tag } izeneko ahotsik, haren antzekoa izateko. Posible dira { $known }.
check-unknown-sound = Ez dago { $sound } izeneko soinurik. Posible dira { $known }; edo kendu lerroa.
check-mishearing-reason = { $heard } entzute-okerrak ez du arrazoirik. Idatzi arrazoia edo iturria why gakoan.
check-mishearing-heard = Entzute-oker honek ez du esaten zer entzuten den: { $heard }. Idatzi zerrenda gisa heard gakoan.
check-mishearing-meant = { $heard } entzute-okerrak { $meant } esan nahi du, eta hori ez da hemen xakeko hitza. Idatzi meant gakoan zerrendetako batean dagoen hitz bat.
check-collision = { $word } hitzak bi esanahi ditu: { $first } eta { $second }. Kendu zerrendetako batetik.
check-list-missing = { $key } atala falta da. Idatzi programaren ahotsetan bezala.
check-list-eight = Hemen zortzi hitz-zerrenda behar dira, bakoitzerako bat: { $key }. Idatzi zortzi, edo kendu.
check-list-told = Hemen zortzi zutabe eta zortzi errenkada behar dira: { $key }. Zenbatu.
check-list-numbers = Hemen 0tik 99rako hitzak eta bederatzi ehunekoenak behar dira: { $key }. Zenbatu.
check-list-empty = Hitz huts bat dago hemen. Kendu.
check-list-alternatives = Ezin dira irakurri "{ $key }" esaldiaren aukerak. Idatzi honela: (bat|beste bat).
check-no-letter = Letra bat falta da letters atalean: { $key }. Gehitu.
check-same-letter = { $letter } bi piezaren letra da: { $first } eta { $second }. Eman beste bat haietako bati.
check-not-fluent = Hau ez da Fluent: { $why }. Zuzendu lerro hau; hurrengoa ondo egon daiteke.
check-missing = { $message } mezua falta da. Gehitu{ $variables ->
    [none] {""}
   *[other] , hauekin: { $variables }
  }.
check-unused = Inork ez du { $message } mezua eskatzen. Kendu, edo idatzi eskatzen den bezala.
check-twice = { $message } mezua bigarren aldiz dago hemen. Kendu bietako bat.
check-unknown-variable = { $message } mezuak ez du { $variable } aldagairik. { $variables ->
    [none] Ez du bat ere. Kendu
   *[other] Hauek ditu: { $variables }. Erabili haietako bat
  }.
check-missing-variable = { $message } mezuak ez du { $variable } erabiltzen. Jarri dagokion lekuan.
check-unknown-reference = { $message } mezuak { $reference } aipatzen du, eta ez da existitzen. Gehitu, edo idatzi ondo.
check-unknown-function = { $message } mezuak { $function } deitzen du, eta ez da existitzen. WORDS, NUMBER eta SYSTEM daude.
check-why-quote = hemen komatxo bat falta da
check-why-bracket = hemen parentesi edo kortxete bat falta da, edo soberan dago
check-why-deep = hemen mezu batek behar baino parentesi gehiago daude, bata bestearen barruan
check-why-comma = hemen koma bat falta da, edo soberan dago
check-why-twice = hau lehenago ere badago
check-why-value = berdin zeinua falta da, edo haren atzean behar dena
check-why-sign = hemen egon ezin den zeinu bat dago hemen
check-why-default = aldaeretako batek bakarrik behar du izartxoa; beste inork balio ez duenean, hark balio du
check-why-selector = horrela ezin da aukeratu; aldaeren artean aldagai batek edo funtzio batek bakarrik aukeratzen du
check-why-place = horrela ezin da irakurri
check-wrong-pairs = { $key }: balioa ez da behar den motakoa. Idatzi forma bakoitzerako bikoteen zerrenda bat: hitzetan dagoena eta zer bihurtzen den.
check-missing-key = { $key } falta da. Gehitu programaren ahotsetan bezala.
check-empty-text = Testu huts bat dago hemen: { $key }. Idatzi zerbait.
check-empty-list = { $key } hutsik dago; honetan dagoena bakarrik ulertzen da: { $from }. Idatzi zeure hizkuntzako hitzak, edo kendu lerroa.
check-language = { $language } ez da hizkuntza baten etiketa. Idatzi language gakoan eu edo pt-BR bezalako bat.
check-no-sign = { $key } ezin da hemen egon. Idatzi letra bakar bat edo puntuazio-zeinu bat; zifrak ez dira teklak, erantzunak direlako.
check-key-asks-nothing = { $key } teklak hau esan nahi du: { $said }; hori ez da ez eskaera ez galdera. Idatzi berez ulertzen diren hitzak.
check-also-move = { $word } mugimendu bat, haren zati bat edo zenbaki bat ere bada, eta hemen dago: { $key }. Kendu.
check-not-a-letter = { $letter } ezin da izan honen letra: { $key }. Idatzi letra larri bakar bat; xeheak zutabeak dira.
check-circle = { $message } mezuak bere buruari egiten dio erreferentzia biribilean. Kendu erreferentzietako bat.
check-empty-message = { $message } mezuak ez du ezer esaten, edo haren aldaera batek ez du ezer esaten. Idatzi zerbait.
check-too-large = Fitxategi hau { $size } megabyte baino luzeagoa da, eta ez dago hain ahots luzerik. Erabili beste bat.
error-voice-broken = { $tag } ahotsa ezin da erabili. { $why } Gaizki dagoen guztia honek erakusten du: { $command }
error-file-missing = ez dago
error-file-denied = ez dago sartzeko baimenik
error-file-folder = karpeta bat da
error-file-special = ez da fitxategi arrunta
error-file-library = liburutegiarena da
error-file-event = lehiaketaren fitxategia da
error-file-long = luzeegia da
error-file-line = barruko lerro bat luzeegia da
error-file-endless = barruan duen zerbait ez da amaitzen
error-file-circle = estekek zirkuluan daramate
error-file-name = ezin da halako izenik egon
error-system = { $number ->
    [0] sistemak errore bat adierazi du
   *[other] sistemak errore bat adierazi du, { $number } zenbakia duena
}
error-input = Arazoa sarreran: { $why }

### Legeak azalduta

law-name = { $part ->
    [preface] Hitzaurrea
    [guidelines] Gidalerroak: { $number }
    [appendix] Eranskina: { $number }
   *[article] Artikulua: { $number }
  }
law-told = { $name }, { $edition }ko Legeak: { $text }
law-chapter = { $name }: { $text }
law-not-at-hand = Edizio honen testua ez zegoen eskura. Geroagokoek hau diote: { $text }
law-no-text = Ahots honetan ez dago testurik honetarako: { $name }.
law-no-texts = { $tag } ahotsak ez ditu Legeak azaltzen, ez baitu laws.ftl fitxategirik.
error-law-nearest = ez dago { $text } artikulurik. { $edition }ko Legeetan hurbilena hau da: { $nearest }
error-law-number = { $text } ez da artikulu baten zenbakia, ezta hemen ezagutzen den hitza ere, adibidez hauek izan daitezke: 6.9, D.2.8, III.4, itoa eta posizio hila
### Posizio batetik zer dator: rule

ruled-checkmate = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } irabazi du xake-matez. Artikulua: { $article }.
ruled-stalemate = Berdinketa, errege itoa. Artikulua: { $article }.
ruled-dead-position = Berdinketa: inork ezin du mate eman legezko mugimenduen inolako segidarekin. Artikulua: { $article }.
ruled-cannot-mate = Berdinketa: { $color ->
    [white] zuriak
   *[black] beltzak
  } ezin du mate eman legezko mugimenduen inolako segidarekin. Artikulua: { $article }.
ruled-time = { $color ->
    [white] Zuriak irabazi du: beltzaren
   *[black] Beltzak irabazi du: zuriaren
  } bandera erori da. Artikulua: { $article }.
ruled-resignation = { $color ->
    [white] Zuriak irabazi du: beltzak
   *[black] Beltzak irabazi du: zuriak
  } bertan behera utzi du. Artikulua: { $article }.
ruled-illegal-moves = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } irabazi du: legez kanpoko { $count ->
    [one] mugimendu bat
   *[other] { WORDS($count) } mugimendu
  }, { opponent }. Artikulua: { $article }.
ruled-repetition = Berdinketa: posizio bera { WORDS($found) } aldiz. Artikulua: { $article }.
ruled-no-progress = Berdinketa: alde bakoitzaren { WORDS($found) } mugimendu harrapaketarik eta peoi-mugimendurik gabe. Artikulua: { $article }.
ruled-penalty = Partidak aurrera jarraitzen du. Legez kanpoko mugimenduagatik { color }: { $bonus } gehiago. Artikulua: { $article }.
ruled-incorrect = Erreklamazio okerra: { $only }. { color }: { $bonus } gehiago. Artikulua: { $article }.
ruled-declared = { $color ->
    [white] Beltzak
   *[black] Zuriak
  } adierazitako mugimendua egin behar du.
ruled-goes-on = Partidak aurrera jarraitzen du: { $only }. Artikulua: { $article }.
ruled-only-repetition = posizio bera { $found ->
    [one] behin
   *[other] { WORDS($found) } aldiz
  } bakarrik
ruled-only-consecutive = posizio bera { $found ->
    [one] behin
   *[other] { WORDS($found) } aldiz
  } bakarrik, jarraian
ruled-only-progress = { $found ->
    [0] alde bakoitzaren mugimendurik ez
    [one] alde bakoitzaren mugimendu bat bakarrik
   *[other] alde bakoitzaren { WORDS($found) } mugimendu bakarrik
  } harrapaketarik eta peoi-mugimendurik gabe
ruled-can-mate = Partidak aurrera jarraitzen du: { $color ->
    [white] zuriak
   *[black] beltzak
  } oraindik mate eman dezake. Artikulua: { $article }.
ruled-arbiter = Epaileak erabaki behar du: { doubt } Artikulua: { $article }.
rule-bad-line = { $line }. lerroa: { $why }

### Help texts of the command line

cli-about = Xakea iragarpenez, taula ikusten ez duten jokalarientzat
cli-usage = Erabilera
cli-commands = Aginduak
cli-arguments = Argumentuak
cli-options = Aukerak
cli-practice = Praktika-partida, praktika-lagunaren aurka edo bi jokalari
cli-relay = Laguntzaile bat bi jokalariren artean (D.2.10)
cli-tournament = Txapelketako partida, zehazki D eranskinaren arabera
cli-resume = Partida batekin jarraitu; zenbakirik gabe, irekitako azkenarekin
cli-review = Partida bat jokaldiz jokaldi errepasatu, gordea edo PGN fitxategi batekoa; ezer gabe, azkena
cli-position = Posizio bat hitzez jarri eta hortik jokatu
cli-puzzles = Ariketak, programak dakartzanak edo fitxategi batekoak
cli-train = Buruan behar dena entrenatu: laukiak, bideak, posizioak, diktaketa
cli-progress = Praktika nola doan esan, astez aste
cli-listen = PGN fitxategi bateko partidak entzun
cli-event = Lehiaketa bat: fitxategia egiaztatu; taldekako parekatzeak, partidak eta taula
cli-event-check = Fitxategian okerra den guztia esan
cli-event-pairings = Parekatzeak zerrendatu
cli-event-play = Txanda bateko taula bateko partida ireki
cli-event-tie-break = Berdinketa hausteko partida ireki
cli-event-table = Sailkapena idatzi
cli-event-trf = Emaitzak FIDErentzako txapelketa-txosten gisa idatzi (TRF16)
cli-arg-event = Lehiaketaren arauen fitxategia
cli-arg-event-file = Lehiaketaren fitxategia
cli-arg-round = Txandaren zenbakia
cli-arg-board = Taularen zenbakia
cli-arg-desk = Partida mota: relay edo tournament
cli-arg-as-json = JSON objektu bat esaldien ordez
cli-games = Gordetako partidak
cli-games-list = Partida guztiak zerrendatu
cli-games-verify = Partidak gorde ziren bezala dauden egiaztatu
cli-games-export = Partida bat idatzi
cli-help = Laguntza hau erakutsi
cli-version = Bertsioa esan
cli-arg-game = Partidaren zenbakia
cli-arg-library = Liburutegiaren fitxategia
cli-arg-settings = Ezarpenen fitxategia
cli-arg-key = Ezarpenaren izena, adibidez speech.rate.eu
cli-arg-value = Ezarpenaren balioa
cli-arg-voice = Esaldien hizkuntza: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Denbora, adibidez 90+30, 5 edo 40/5400+30:1800+30; - erlojurik gabe
cli-arg-fen = Hasierako posizioa, FEN
cli-arg-chess960 = Chess960: 0tik 959ra zenbaki bat, random, dice, coins, dice:2,3,5,1,4, coins:HTTHHHTTTHTH, edo piezak, adibidez RBQNBKRN
cli-arg-reviewed = Gordetako partida baten zenbakia, edo PGN fitxategi bat
cli-arg-game-of-file = Partidaren zenbakia PGN fitxategian
cli-arg-set-up = Posizioa FEN gisa
cli-arg-puzzle-file = Ariketak: Lichessen CSV, EPD edo PGN
cli-arg-drill = Entrenamenduaren izena, square-colours adibidez; gabe, bat proposatzen da
cli-arg-minutes = Gehienez hainbeste minutu
cli-arg-listen-file = Partidak PGN eran
cli-arg-pace = Jokaldi batetik bestera segundoak; 0rekin eskatzean datoz
cli-arg-player = Jokalari honen partidak bakarrik
cli-arg-listen-event = Lehiaketa honetako partidak bakarrik
cli-arg-opening = Irekiera hau duten partidak bakarrik, izenez edo kodez: B90
cli-arg-listen-position = Posizio honetatik igarotzen diren partidak bakarrik, FEN eran
cli-arg-theme = Gai honetako ariketak bakarrik, mateIn2 edo fork adibidez; errepika daiteke
cli-arg-rating = Puntuazio hauek bakarrik: 1200-1600, 1200-, 1600
cli-arg-pieces = Taulako pieza kopurua: 8 gehienez zortzi da, 3-8 hirutik zortzira
cli-arg-seed = --chess960 random aukeraren hazia; berdinak hasiera bera ematen du
cli-arg-white = Zuriaren izena
cli-arg-black = Beltzaren izena
cli-arg-speech = Ahotsa: auto, ssip, nvda, prism, tts, espeak edo off
cli-arg-line = Lerro-modua: esaldi bat lerroko, mezu bat lerroko
cli-arg-screen = Pantaila, pantaila-irakurle bat martxan badago ere
cli-arg-json = Esaldien ordez, JSON objektu bat gertaera bakoitzeko
cli-arg-simulate-time = Denbora honelako lerroekin bakarrik doa: wait 90s
cli-arg-press = Nork sakatzen duen erlojua: auto edo manual
cli-arg-repeat = Nork errepikatzen duen: program edo opponent
cli-arg-against = Aurkaria: partner edo person
cli-arg-engine = UCI motorra aurkari: haren programaren izena edo bidea, argumenturik gabe
cli-arg-level = Praktika-lagunaren maila, 1etik 8ra, edo motorrarena, 1etik 12ra; adaptive emaitzen araberakoa da
cli-arg-rung = Itsukako eskailerako koska, 1etik 6ra; next hurrengoa da, previous aurrekoa, reached iritsitakoa
cli-arg-svg = Grafikorako fitxategia
cli-arg-color = Zure kolorea: white edo black
cli-arg-format = Irteeraren forma: pgn, text, html, pdf, fen, epd, json, brf, brl, cells, svg, png, audio edo daisy; hau gabe pgn
cli-arg-output = Fitxategia irteera estandarraren ordez
cli-arg-until-damage = Hondatutako partida batetik osorik dagoena idatzi
cli-hear = Sarrera estandarretik lerroko esaldi bat entzun eta mugimendu bakoitza UCI eta SAN eran idatzi
cli-say = Mugimenduak edo PGN partida osoak iragarri, fitxategitik edo sarrera estandarretik
cli-rule = Esan zer gertatzen den posizio batean bandera eroritakoan, bertan behera uztean, legez kanpoko mugimenduan edo erreklamazioan
cli-reconcile = Bi joko-orri eta taulak alderatu, eta zer egin esan (D.2.9)
cli-voices = Ahotsak: zerrendatu, bat probatu, norberarena egiaztatu
cli-voices-preview = Esaldi bat eta iragarki bat idatzi eta esan
cli-voices-check = Norberaren ahots batean okerra den guztia aurkitu
cli-law = Legeetako artikulu bat azaldu; zenbakirik gabe, kapituluak esan
cli-guide = Gida irakurri, atalez atal; zenbakirik gabe, kapituluak izendatu
cli-completions = Shell batek aginduak osatzeko behar duena idatzi
cli-manual = Eskuliburuko orria idatzi; karpeta batekin, agindu bakoitzeko orri bat bertan
manual-name = Izena
manual-synopsis = Erabilera
manual-description = Deskribapena
manual-version = Bertsioa
cli-arg-play-on = Mugimendu bakoitza egin hurrengoa entzun aurretik
cli-arg-json-lines = JSON objektu bat lerroko
cli-arg-names = Laukien izenak iragarpenetan eta esaldietan: fide, letters, nato edo local
cli-arg-form = Forma: long edo short
cli-arg-letters = Piezen letrak, idatzita eta ulertuta, ahots honetan bezala: de, en, es, eu, eu-anderea, hu, pt. Adierazi gabe, ahotsarenak berarenak; orduan say aginduak PGN ingelesez irakurtzen du
cli-arg-file = Partidak PGN eran; adierazi gabe, mugimenduak edo partidak sarrera estandarretik
cli-arg-white-score = Zuriaren joko-orria PGN gisa
cli-arg-black-score = Beltzaren joko-orria PGN gisa
cli-arg-white-board = Zuriaren taulan dagoena, FEN gisa
cli-arg-black-board = Beltzaren taulan dagoena, FEN gisa
cli-arg-tag = Ahotsaren hizkuntza
cli-arg-folder = lexicon.toml eta messages.ftl dituen karpeta
cli-arg-articles = Artikuluen zenbakiak, adibidez 6.9, D.2.8 edo III.4
cli-arg-chapter = Kapitulu baten zenbakia
cli-arg-shell = Shell-a: bash, zsh, fish, powershell edo elvish
cli-arg-pages = Eskuliburuko orrien karpeta
cli-arg-edition = Legeen edizioa: 2014, 2017, 2018 edo 2023
cli-arg-white-is = Zuriekin ari denak zer ikusten eta entzuten duen: sighted, blind edo deaf
cli-arg-black-is = Beltzekin ari denak zer ikusten eta entzuten duen: sighted, blind edo deaf
cli-arg-no-assistant = Ez dago laguntzailerik (D.2.11)
cli-arg-position = Posizioa FEN eran, Chess960koa ere bai; - sarrera estandarretik irakurtzen ditu
cli-arg-positions = FEN bat lerroko duen fitxategia; - sarrera estandarra da
cli-arg-played = Posiziotik egindako mugimenduak, notazio aljebraikoan, koordenatutan edo iragarki gisa
cli-arg-cadence = Partidaren abiadura: standard, rapid edo blitz
cli-arg-few-arbiters = Xake azkarra edo tximista-xakea behar bezalako gainbegiratzerik gabe (A.5, B.3)
cli-arg-flag = Noren bandera erori den: white edo black
cli-arg-resigns = Nork uzten duen bertan behera: white edo black
cli-arg-illegal = Nork osatu duen legez kanpoko mugimendua: white edo black
cli-arg-count = Haren legez kanpoko mugimenduen kopurua, hau barne
cli-arg-dead = Posizioa hilda dagoen (5.2.2)
cli-arg-claim = Zergatik erreklamatzen den berdinketa: threefold, fifty, fivefold edo seventy-five
cli-arg-found = Zenbat aldiz agertu den posizioa, edo zenbat mugimendu egin dituen alde bakoitzak aurrerapenik gabe, mugimenduek ez badiote
cli-arg-declares = Erreklamatzaileak idatzi eta adierazten duen mugimendua (9.2.1.1, 9.3.1)
cli-arg-deadline = Zenbat milisegundo har ditzakeen erantzun batek, epaileak erabaki aurretik

### Adjourned games and who is at the board (Guidelines I, 6.7)

adjournment-asked = { color }: partida lehenago atzeratzea eskatu da. Epaileak erabakitzen du: epailea, bi puntu, partida atzeratu eta saioari geratzen zaion denbora. Artikulua: I.1.2.
sealing = Saioaren amaiera. { color }: mugimendua zigilatu behar da, erlojua martxan. Lehenik epailearen pasahitza. Artikulua: I.1.1.
sealing-made = Saioaren amaiera. Taulan egindako mugimendua da jokaldi sekretua: { color }. Lehenik epailearen pasahitza. Artikulua: I.1.1.
sealing-reply = { color }: erantzuna zigilatzen da, beste aldea falta delako. Artikulua: I.9.3.
sealing-early = Saioari geratzen zaiona: { $time }. Erabilitzat hartzen da. Artikulua: I.1.2.
sealed = Zigilatuta.
sealed-made = Zigilatuta: taulan egindako mugimendua. Artikulua: I.1.1.
adjourned = Partida atzeratuta. { color }: mugimendua zigilatuta dago, eta erlojuak geldirik.
adjourned-deemed = Erabilitzat hartua, { color }: beste { $time }. Artikulua: I.1.2.
adjourned-reply = Erantzuna zigilatuta. { color }: erlojua martxan dago iritsi arte. Artikulua: I.9.3.
resumption-set = Berrekitea: { $text }.
resumption-unset = Berrekitea: oraindik zehaztu gabe. Epaileak esaten du berrekitea, eta eguna, ordua eta lekua. Artikulua: I.2.7.
resumption-how = Berrekiteko, epaileak hasi edo ireki esaten du. Lehenik, falta dena: falta da eta kolorea.
resumption-open = Berrekitea: orain gutun-azala irekitzen da. Epaileak ireki esaten du. Artikulua: I.9.
resumption-absent = Berrekitea. { color } falta da, eta haren erlojua martxan dago iritsi arte. Artikulua: I.9.2.
resumption-both-absent = Berrekitea. Biak falta dira. { color }: erlojua martxan dago iritsi arte. Artikulua: I.11.
envelope-checked = Epaileak gutun-azala egiaztatu du. Artikulua: I.3.
envelope-unchecked = Gutun-azala egiaztatu gabe. Epaileak egiaztatuta esaten du. Artikulua: I.3.
envelope-position = Jokaldi sekretuaren aurreko posizioa: { $position }
envelope-sealed = Zigilatu duena: { color }. Mugimenduaren zenbakia: { WORDS($number) }.
envelope-opened = Gutun-azala irekita. Jokaldi sekretua, { color }: { $move }. Artikulua: I.9.
envelope-ambiguous = Jokaldi sekretua zalantzazkoa, { color }: { $move }. Artikulua: I.8.1.
envelope-unintelligible = Jokaldi sekretua ulertezina, { color }: { $move }. Artikulua: I.8.2.
envelope-illegal = Jokaldi sekretua legez kanpokoa, { color }: { $move }. Artikulua: I.8.3.
envelope-lost = Gutun-azala galduta. { color }: jokaldi sekretua egin behar da. Denborak bere horretan daude, eta erlojuak geldirik sakatu arte. Artikulua: I.12.1.
absent = { color } ez dago.
arrived = { color } iritsi da.
default-time = Itxaroteko denbora: { $time }. Artikulua: 6.7.1.
default-time-zero = Itxaroteko denborarik ez da zehaztu, beraz zero da. Epaileak partida galdutzat eman dezake, emaitza eta irabazlearen kolorea esanez. Artikulua: 6.7.1.
default-time-over = Itxaroteko denbora amaituta: { color }. Agian jokaldi sekretuak partida amaitu du: epaileak ireki esaten du, edo jarraitu, bestela erabakiz gero. Artikulua: I.10.
seal-asked = Zigilatzeko mugimendua, mesedez. Ez da ez erakusten ez esaten.
seal-unclear = Ez da ulertu. Esan beste era batera. Gauza bera berriro esanez gero, dagoen bezala zigilatzen da.
seal-ambiguous = Zalantzazkoa. Esan zein laukitatik edo zein pieza. Gauza bera berriro esanez gero, dagoen bezala zigilatzen da. Artikulua: I.1.1.
seal-no-move = Ez da mugimendu posiblea. Esan berriro.
seal-too-long = Luzeegia gutun-azalerako.
envelope-system = Hemen ezin da gutun-azala itxi ez ireki. Memoria edo ausazko zenbakiak falta dira.
passphrase-asked = Pasahitza, mesedez. Ez da ez erakusten ez esaten.
passphrase-again = Pasahitz bera berriro.
passphrase-differs = Bi pasahitzak desberdinak dira. Berriro hasieratik.
passphrase-short = Laburregia: pasahitzak gutxienez { WORDS($count) } letra ditu.
passphrase-taken = Pasahitza jasota.
passphrase-wrong = Pasahitz okerra. Gutun-azala itxita dago.
passphrase-once-more = Berriro pasahitza. Lerro huts batek uzten du.
passphrase-left = Gutun-azala itxita dago. Ireki esanda pasahitza berriro galdetzen da.
confided-left = Ez da ezer sartu.
passphrase-first = Lehenik epailearen pasahitza. Hark esaten du epailea, bi puntu, pasahitza.
reason-sealed-move = jokaldi sekretua zalantzazkoa, ulertezina edo legez kanpokoa. Artikulua: I.8
reason-sealed-move-drawn = jokaldi sekretua baliogabea, baina besteak ezin du matea eman. Artikulua: I.8
reason-position-lost = atzeratutako partidaren posizioa galduta. Artikulua: I.12.2
refused-sealing = Mugimendua zigilatzen ari da: zigilatu eta mugimendua, gero sakatu. Artikulua: I.1.1.
refused-adjourned = Partida atzeratuta dago. Epaileak hasi edo ireki esaten du.
refused-not-sealing = Ez dago zer zigilatu: lehenik epaileak partida atzeratzen du. Artikulua: I.1.1.
refused-not-to-seal = Zigilatu behar duena: { opponent }. Artikulua: I.1.1.
refused-made-already = Taulan egindako mugimendua da jokaldi sekretua, eta ez da aldatzen. Artikulua: I.1.1.
refused-nothing-sealed = Gutun-azala hutsik dago: zigilatu eta mugimendua. Artikulua: I.1.1.
refused-session-too-long = Saioari ezin zaio horrenbeste geratu. Erlojuan duena baino gehiago da, { color }. Artikulua: I.1.2.
refused-not-adjourned = Partida ez dago atzeratuta.
refused-replier-absent = { color }: erantzun behar duena falta da, eta gutun-azala itxita dago. Artikulua: I.7.
refused-not-absent = { color } ez da falta.
refused-been-there = { color } taulan izan da eta jokatu du.
refused-absent-already = { color } falta da lehendik ere.
may-not-adjourn = Epaileak atzeratzen du partida. Haren lerroa epailea eta bi puntu hitzekin hasten da. Artikulua: { $article }.
may-not-seal = Jokalariek edo haien laguntzaileak bakarrik zigilatzen dute mugimendua. Artikulua: { $article }.
may-not-envelope = Hemen epaileak gordetzen du gutun-azala. Haren lerroa epailea eta bi puntu hitzekin hasten da. Artikulua: { $article }.
may-not-presence = Hemen epaileak esaten du nor dagoen. Haren lerroa epailea eta bi puntu hitzekin hasten da. Artikulua: { $article }.
example-adjourn = Esan partida atzeratu. Edo partida atzeratu eta geratzen den denbora, adibidez partida atzeratu 20 minutu.
example-presence = Esan adibidez falta da beltza, edo iritsi da beltza.
example-resumption = Esan berrekitea, eta eguna, ordua eta lekua.
error-default-time = ez da itxaroteko denbora: { $why }. Adibidez 30, 30m edo 1h
error-no-envelope = { $game }. partida ez dago atzeratuta eta ez du gutun-azalik
cli-games-envelope = Atzeratutako partida baten gutun-azala irakurri, mugimendurik gabe
cli-arg-default-time = Zenbat atzera daitekeen jokalaria, adibidez 30m; hori gabe, batere ez

### The doctor

doctor-locale = Sistemaren hizkuntza: { $locale }. Ahotsa: { $voice }.
doctor-locale-none = Sistemak ez du hizkuntzarik adierazten. Ahotsa: { $voice }.
doctor-locale-not-utf8 = Sistemak ez du UTF-8 idazten: { $locale }. Ahotsa: { $voice }.
doctor-locale-remedy = Aldatzeko: ezarri LANG, adibidez LANG=eu_ES.UTF-8, edo eman --voice { $voice }.
doctor-terminal = Terminala: { $columns } zutabe, { $rows } errenkada.
doctor-terminal-none = Terminalik ez: lerroz lerro doa.
doctor-terminal-dumb = Pantailarik gabeko terminala: lerroz lerro doa.
doctor-terminal-remedy = Pantailarako ezarri TERM, adibidez TERM=xterm-256color.
settings-file = Ezarpenak: { $path }.
settings-no-file = Ezarpenak: { $path }, oraindik sortu gabe.
settings-line = { $key }: { $value } ({ $source ->
    [flag] komando-lerroko aukera batetik
    [environment] ingurunetik, { $variable }
    [settings] ezarpenetatik
   *[usual] ohi bezala
  })
settings-nothing = ezarri gabe
settings-set = Gordeta: { $key }, { $value }.
settings-unset = Ezabatuta: { $key }.
settings-not-there = { $key } ez zegoen ezarrita.
settings-fault = Ezarpenak, { $line }. lerroa, { $column }. zutabea: { $fault }
settings-more-faults = Akats guztiak entzuteko: ansage settings.
settings-key-none = { $key }: ez dago izen horretako teklarik. Adibidez, hauek erabil daitezke: f8, alt+g, ctrl+up, alt+shift+s eta page-up.
settings-key-fixed = { $key } teklak lerroa idazten edo aldatzen du, eta dagoen bezala geratzen da. Hartu beste tekla bat.
settings-key-not-heard = { $key }: "{ $value }" ez da ezer gisa entzuten. Hartu mahaian esan daitekeen lerro bat, edo huts bat tekla libre uzteko.
settings-unread = Ezarpenak ez dira irakurri: { $why }.
settings-not-kept = Ez da ezarpenetan gorde: { $why }.
settings-not-toml = { $path } ez da TOML, eta dagoen bezala geratzen da
settings-no-folder = sistemak ez du ezarpenetarako karpetarik esaten
doctor-reader = Pantaila-irakurlea: { $name }. Orduan ahots propioa itzalita dago.
doctor-reader-none = Ez dago pantaila-irakurlerik martxan.
doctor-reader-unknown = Sistema honetan ezin da jakin pantaila-irakurlerik martxan dagoen.
doctor-reader-remedy = Esan behin: ansage settings set screen-reader true, edo false.
doctor-settings = Ezarpenak: { $path }, akatsik gabe.
doctor-settings-none = Ezarpenak: oraindik ez, { $path }.
doctor-settings-remedy = Akats guztiak entzuteko: ansage settings.
doctor-library = Liburutegia: { $path }, { $count ->
    [one] partida bat
   *[other] { $count } partida
 }.
doctor-library-bad = Liburutegia ezin da erabili: { $path }: { $why }.
doctor-library-remedy = Eman beste fitxategi bat --library erabiliz, edo begiratu karpetaren baimenak.
doctor-partner = Praktika-laguna: { $ms } milisegundo ondoren jokatzen du.
doctor-partner-none = Praktika-lagunak ez du jokatzen.
doctor-engine = Motorra: { $engine }, prest { $ms } milisegundotan.
doctor-engine-none = Motorrik ez. Jokatzeko ez da behar.
doctor-engine-bad = { $engine } { $failing ->
    [missing] ez dago hemen
    [not-named] --engine bidez izendatzen baduzu bakarrik abiatzen da
    [not-started] ezin da abiarazi
    [silent] ez du erantzuten
    [floods] etengabe idazten ari da
    [ended] itxi egin da
    [illegal] arauz kanpo mugitu da
    [no-move] ez du mugitzen
   *[no-chess960] ez du Chess960 ezagutzen
  }.
doctor-engine-remedy = { SYSTEM() ->
    [windows] Stockfish stockfishchess.org helbidean dago. Gero: ansage settings set practice.engine BIDEA
   *[other] Motor bat izateko, Debianen: apt install { $package }
  }
doctor-audio = Soinua: soinu-zerbitzaria edo soinu-txartela aurkitu da.
doctor-audio-none = Soinurik ez: ez soinu-zerbitzaririk ez soinu-txartelik.
doctor-audio-remedy = { SYSTEM() ->
    [windows] Konektatu soinu-gailu bat, eta ikusi Windows-eko audio-zerbitzua martxan dagoen.
   *[other] Konektatu soinu-txartel bat, edo abiarazi PipeWire edo PulseAudio.
  }
doctor-speech = Ahotsa: { $backend } mintzo da, hizkuntza: { $language }, { $ms } milisegundo ondoren prest.
doctor-speech-none = Ahotsik ez.
doctor-speech-off = Ahotsa itzalita, eskatu bezala.
doctor-speech-remedy = { SYSTEM() ->
    [windows] Hitz egiteko, gehitu ahots bat Windows-eko ezarpenetan, «Ordua eta hizkuntza» atalean. NVDArako: jarri nvdaControllerClient.dll ansage.exe fitxategiaren ondoan. Beste pantaila-irakurleentzat: prism.dll.
   *[other] Hitz egiteko, instalatu speech-dispatcher, speech-dispatcher-espeak-ng eta espeak-ng.
  }
doctor-ear = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } belarria: { $backend }, hizkuntza: { $language }{ $device ->
    [none] { "" }
   *[other] , gailua: { $device }
  }, { $ms } milisegundoren ondoren prest.
doctor-ear-none = { $color ->
    [white] Zuriaren
   *[black] Beltzaren
  } belarria isilik: { $lost ->
    [module] ez dago modulu hau: { $device }
    [sound] { $device ->
        [none] ez dago soinu-gailurik
       *[other] ez dago soinu-gailu hau: { $device }
      }
   *[service] han ez du ahots-zerbitzurik erantzuten
  }.
doctor-ear-remedy = Aldatzeko: ansage settings set ears.{ $side }.sink, .module edo .address; izenak pactl list short sinks eta spd-say -O komandoek ematen dituzte.
doctor-ear-sentence = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } bakarrik entzuten du hau.
doctor-sentence = Horrela mintzo da Ansage.
doctor-sum = { $count ->
    [0] Ez da falta partida batek behar duen ezer.
    [one] Gauza bat falta da.
   *[other] { $count } gauza falta dira.
 }
cli-settings = Ezarpenak: denak esan, bat ezarri edo ezabatu
cli-settings-set = Ezarpen bat ezarri
cli-settings-unset = Ezarpen bat ezabatu
cli-doctor = Dena dagoen begiratu: ahotsa, soinua, terminala, liburutegia
cli-ask = Zer nahi den galdetu, agindurik gabe bezala

### The blindfold ladder

rung-rule = { $rung ->
    [1] posizioa jokaldi bakoitzaren ondoren
    [2] dena, galdetuz gero
    [3] laguntzarik ez
    [4] taula osoa ez
    [5] azken jokaldia bakarrik
   *[6] galderarik ez
  }
rung-is = Koska: { WORDS($rung) }, { rung-rule }.
rung-refused = Koska honetan ez: { WORDS($rung) }, { rung-rule }.
rung-impossible = Ezin da.
rung-counts = { $impossible ->
    [0] ezinezko jokaldirik ez
    [one] ezinezko jokaldi bat
   *[other] ezinezko { WORDS($impossible) } jokaldi
  }, { $questions ->
    [0] galderarik ez
    [one] galdera bat
   *[other] { WORDS($questions) } galdera
  }
rung-counted = Koska: { WORDS($rung) }, { rung-counts }.
rung-so-far = Orain arte: { rung-counts }.
rung-earned = Irabazitako koska: { WORDS($rung) }. Hor jarraitu? Bai ala ez.
rung-highest = Koskarik gorena da.
rung-lowest = Koskarik beherena da.
rung-unknown = Koskak batetik seira dira.
ladder-reached = Iritsitako koska: { WORDS($rung) }. Esan: itsuka jokatu.
ladder-none = Oraindik ez dago eskailerako partidarik. Esan: itsuka jokatu.

### How practice goes

progress-sitting = Landuta: { $what }.
progress-week = { $ago ->
    [0] Aste honetan
    [one] Joan den astean
   *[other] Duela { WORDS($ago) } aste
  }: { $what }.
progress-drills = { $all ->
    [one] galdera bat
   *[other] { $all } galdera
  }, { $right } ondo
progress-puzzles = { $all ->
    [one] ariketa bat
   *[other] { $all } ariketa
  }, { $right } ebatzita
progress-games = { $all ->
    [one] partida bat
   *[other] { $all } partida
  }, { $right ->
    [0] irabazirik ez
   *[other] { $right } irabazita
  }
progress-reviews = { $count ->
    [one] errepaso bat
   *[other] { $count } errepaso
  }
progress-impossible = { $count ->
    [one] ezinezko jokaldi bat
   *[other] ezinezko { $count } jokaldi
  }
progress-questions = { $count ->
    [one] eskailerako galdera bat
   *[other] eskailerako { $count } galdera
  }
progress-drill = Hobeto: { drill-name }, ehuneko { $now }, lehen { $before }.
progress-better-puzzles = Hobeto: ariketak, ehuneko { $now }, lehen { $before }.
progress-mended = { $count ->
    [one] Hobeto: lehen oker zegoen erantzun bat.
   *[other] Hobeto: lehen oker zeuden { $count } erantzun.
  }
progress-next = Hurrengoa: { drill-name }, { drill-due }.
progress-none = Oraindik ez duzu ezer landu.
progress-unread = Aurrerapena ezin da irakurri: { $why }.
progress-dated = { $week }ko astea: { $what }.
plot-title = Praktika astez aste
plot-weeks = Astea
plot-count = Kopurua
plot-answers = erantzun zuzenak
plot-solved = ebatzitako ariketak
plot-played = jokatutako partidak

### The next game, and others

next-offer = Partida berria, errebantxa ala irten?
next-offer-which = Esan partida berria, errebantxa edo irten.
next-over = Partida amaitu da. Partida berria, errebantxa ala irten?
new-game-question = { $against ->
    [practice] Partida berria lagunaren aurka
    [for-two] Partida berria, bi jokalari
    [relay] Partida berria laguntzailearekin
    [tournament] Txapelketako partida berria
   *[same] Partida berria
  }{ $sides ->
    [white] {" "}zuriekin
    [black] {" "}beltzekin
    [changed] {" "}beste kolorearekin
   *[none] {""}
  }{ $opponent ->
    [partner] , barneko laguna aurkari
    [engine] , { $engine } aurkari
    [any-engine] , motor bat aurkari
   *[none] {""}
  }{ $level ->
    [0] {""}
   *[other] , maila { WORDS($level) }
  }{ $rung ->
    [0] {""}
   *[other] , koska { WORDS($rung) }
  }{ $timing ->
    [none] {""}
    [no-clock] , erlojurik gabe
   *[other] , { $control }
  }? Partida hau gordeta geratzen da, zenbakia { WORDS($game) }. Bai ala ez.
take-up-question = Partidarekin jarraitu, zenbakia { WORDS($other) }? Hau gordeta geratzen da, zenbakia { WORDS($game) }. Bai ala ez.
take-up-which = Zein partida? { $games }.
take-up-one = { WORDS($game) }, { $desk ->
    [practice] praktika
    [relay] laguntzailearekin
   *[tournament] txapelketa
  }, { $moves ->
    [one] mugimendu bat
   *[other] { WORDS($moves) } mugimendu
  }
take-up-none = Ez dago beste partidarik irekita.
take-up-here = Hau bera da partida, zenbakia { WORDS($game) }.
take-up-over = Partida amaitu da, zenbakia { WORDS($game) }.
take-up-not = Ez da jarraitu: { $why }.
next-not = Ezin da hasi: { $why }.
next-not-here = Partida hau epaileak zuzentzen du. Beste bat geroago hasten da: ansage.
saved = Partida gordeta dago mugimenduz mugimendu, zenbakia { WORDS($game) }. Gero esan: partida { WORDS($game) } jarraitu.
engine-not-installed = { $engine } ez dago instalatuta. { SYSTEM() ->
    [windows] Stockfish stockfishchess.org helbidean dago. Gero: ansage settings set practice.engine BIDEA
   *[other] Debianen: apt install { $package }
  }
engine-none-installed = Ez dago motorrik instalatuta. { SYSTEM() ->
    [windows] Stockfish stockfishchess.org helbidean dago. Gero: ansage settings set practice.engine BIDEA
   *[other] Debianen: apt install { $package }
  }
level-follows = { $follows ->
    [won] Irabazi duzu: maila bat zailago.
   *[lost] Galdu duzu: maila bat errazago.
  }
level-adaptive = Maila emaitzen araberakoa da.
level-is = { WORDS($level) }. maila, zortzitik.
level-is-engine = { WORDS($level) }. maila, hamabitik.
level-easiest = Ez dago errazagorik.
level-hardest = Ez dago zailagorik.
level-none = Hemen ez du lagunak jokatzen; ez dago mailarik.
level-unknown = Mailak batetik zortzira doaz.
level-unknown-engine = Motor baten mailak batetik hamabira doaz.
settings-told = Izenak: { $names ->
    [fide] D eranskina
    [letters] letrak
    [nato] NATO alfabetoa
   *[local] propioak
  }. Iragarpenak: { $verbosity ->
    [short] laburrak
    [normal] arruntak
   *[full] osoak
  }. Abiadura { $rate }, bolumena { $volume }. Esan, adibidez: izenak letrak, iragarpen laburrak, azkarrago, ozenago.
names-told = { $names ->
    [fide] D eranskineko izenak
    [letters] Letrak
    [nato] NATO alfabetoa
   *[local] Izen propioak
  }: { $move }.
names-fixed = Txapelketan partida hasi zen izenak erabiltzen dira. D.2.1 artikulua.
help-over-next = Partida amaitu da. Esan partida berria, errebantxa edo irten. Hauek ere bai: errepasoa, entrenamendua, ariketak, beste aldea, maila bi, partidarekin jarraitu.

brief-next-offer = Beste bat ala irten?
brief-new-game-question = Partida berria? bai/ez.
brief-take-up-question = Partida { $other }? bai/ez.
brief-take-up-which = Zein, { $games }?
brief-take-up-one = { $game }
brief-saved = Gordeta: { $game }.
brief-level-is = Maila { $level }.
brief-level-is-engine = Maila { $level }.

# Lessons: what is learned beside playing.
lesson-not-here = Hemen ez da jokatzen. Esan laguntza, aurrera, atzera edo irten.
lesson-no-moves = Hemen ez dago zeharkatzeko jokaldirik. Esan hurrengoa edo pista.
lesson-question = { $lesson ->
    [position] Posizio bat jarri?
    [training] Entrenamendura joan?
    [puzzles] Ariketetara joan?
   *[review] Errepasora joan?
  } Hau gordeta geratzen da, zenbakia { WORDS($game) }. Bai ala ez.
lesson-left = Agur.
review-begins = Errepasoa, { $moves ->
    [one] jokaldi bat
   *[other] { $moves } jokaldi
}. Esan aurrera, atzera edo hamabigarren jokaldia.
review-start = Hasierako posizioa.
review-none = Oraindik ez dago mugimendurik duen partidarik gordeta.
review-move = { $number }. { $color ->
    [white] Zuria
   *[black] Beltza
}: { $move }.
review-at-end = Azken jokaldia zen. Esan atzera edo hasiera.
review-at-start = Hasierako posizioa da. Esan aurrera.
review-no-move = Partidak jokaldi gutxiago ditu.
review-progress = { $number }. jokaldia { $moves }tik.
review-game = Partida, zenbakia { $number }: { $file }.
review-players = { $players ->
    [white] Zuriak, { $white }
    [black] Beltzak, { $black }
   *[both] { $white } eta { $black }
  }.
review-result = { $result ->
    [white] Zuriak irabazi zuen.
    [black] Beltzak irabazi zuen.
   *[drawn] Partida berdinketan amaitu zen.
  }
game-unwritten = { $what ->
    [players] Jokalariak ez daude idatzita
    [event] Txapelketa ez dago idatzita
   *[date] Data ez dago idatzita
  }.
game-ending = { $ending ->
    [checkmate] Xake-mate
    [stalemate] Errege itoa
    [rules] Arau-haustea
    [adjudicated] Epaituta
    [abandoned] Bertan behera
   *[time] Bandera erori delako
  }.
review-nag = Oharra: { listen-nag }
review-comment = { $text }
review-fault = { $fault ->
    [blunder] Akats larria
    [mistake] Akatsa
   *[inaccuracy] Ez da zehatza
  }; hobea zen { $move }.
review-judged = Aztertuta: { $judged } jokaldi { $moves }tik.
review-mistakes = { $color ->
    [white] Zuria
   *[black] Beltza
  }: { $blunders ->
    [one] akats larri bat
   *[other] { $blunders } akats larri
  }, { $mistakes ->
    [one] akats bat
   *[other] { $mistakes } akats
  }, { $inaccuracies ->
    [one] zehaztasun falta bat
   *[other] { $inaccuracies } zehaztasun falta
  }.
review-not-judged = { $moves ->
    [0] Oraindik ez dago ezer aztertuta. Galdetu berriro laster.
   *[other] { $moves }. jokaldira arte aztertuta, akatsik gabe. Galdetu berriro laster.
  }
review-no-mistake = { $which ->
    [first] Ez dago akatsik.
    [next] Ez dago akats gehiago.
   *[previous] Aurretik ez dago akatsik.
  }
review-variations = { $count ->
    [one] Aldaera bat: { $moves }.
   *[other] { $count } aldaera: { $moves }.
  }
review-variation = Aldaera.
review-which-variation = Esan aldaera bat, aldaera bi.
review-no-variation = Hemen ez dago aldaerarik.
review-no-comment = Hemen ez dago iruzkinik.
review-variation-end = Aldaera hemen amaitzen da. Esan itzuli partidara.
review-main-already = Hau partida bera da.
review-in-game = Berriro partidan.
review-in-variation = Aldaera batean, { $number }. jokaldia { $moves }tik.
review-full = Ez dago aldaera gehiagorako lekurik.
review-played-out = Hemen partida amaituta legoke. Joan atzera eta esan berriro.
review-no-file = Partida hau ez da fitxategi batekoa. Esan: partida berrekin, edo irten.
review-no-game = { $which ->
    [next] Fitxategian ez dago partida gehiago.
    [previous] Hau fitxategiko lehen partida da.
   *[number] Fitxategiak partida gutxiago ditu.
  }
review-seeks = Bilatzen: partida, zenbakia { $number }; fitxategiaren ehuneko { $percent } irakurri da.
review-engine-failed = Motorra { $failing ->
    [missing] ez dago hemen
    [not-named] ez da izendatu
    [not-started] ezin da abiarazi
    [silent] ez du erantzuten
    [floods] etengabe idazten ari da
    [ended] itxi egin da
    [illegal] arauz kanpo mugitzen da
    [no-move] ez du mugitzen
   *[no-chess960] ez du Chess960 ezagutzen
  }. Barneko bilaketak jarraitzen du.
review-help = Esan aurrera, atzera, hamabigarren jokaldia, akatsak, hurrengo akatsa edo aldaera. Edo hemendik jokatu, ebaluazioa, irten, edo beste jokaldi bat.
brief-lesson-question = { $lesson ->
    [position] Posizio bat jarri?
    [training] Entrenamendura joan?
    [puzzles] Ariketetara joan?
   *[review] Errepasora joan?
  } bai/ez.

# A position that is set up.
set-up-begins = Taula hutsik. Esan kolorea, pieza eta laukia; amaitzeko, eginda.
set-up-square = { $state ->
    [empty] { $square } { $contents }
   *[piece] { $contents } { $square }
  }
set-up-placed = { $squares }.
set-up-replaced = Lehen hor zegoena: { $squares }.
set-up-cleared = Taula hutsik dago.
set-up-array = Hasierako posizioa.
set-up-castling = { $color ->
    [white] Zuriak
   *[black] Beltzak
  } { $rights ->
    [both] bi aldeetara egin dezake endrokea.
    [short] endroke laburra egin dezake.
    [long] endroke luzea egin dezake.
   *[none] ezin du endrokerik egin.
  }
set-up-en-passant = { $square } laukian en passant harrapa daiteke.
set-up-undone = Desegin da.
set-up-first = Ez dago ezer desegiteko.
set-up-ready = { turn } Esan zuria edo beltza jokatzeko.
set-up-not = Oraindik ez: { $why }.
set-up-over = Hemendik ez: partida amaituta legoke.
set-up-may-castle = Inork ezin du endrokatu; bestela esan: zuriaren endroke laburra.
set-up-which = Bat baino gehiago dago; esan zein laukitatik datorren.
set-up-say = Esan kolorea, pieza eta laukia, adibidez errege zuria { $g } bat.
set-up-help = Esan kolorea, pieza eta laukia, edo: kendu { $a } zazpi, taula hustu. Akatsak: desegin. Gero zuriaren txanda, zuriaren endroke laburra, eginda. Edo en passant { $e } sei, edo posizioa FEN batekin.

# Puzzles.
puzzle-asked = { $number }. ariketa. { turn }
puzzle-after = Azken jokaldia: { $move }.
puzzle-right = Ondo. Erantzuna: { $answer }.
puzzle-wrong = Ez. Zurea { $tried }, erantzuna { $answer }.
puzzle-wrong-drawn = Ez. { $tried }: berdinketa besterik ez.
puzzle-solved = Ebatzita. Esan hurrengoa.
puzzle-solution = Soluzioa: { $moves }. Esan hurrengoa.
puzzle-over = Ariketa hau eginda dago. Esan hurrengoa.
puzzle-not-moved = Ez da ezer mugitu: jokaldi okerra ez da egiten.
puzzle-none-such = Ez da horrelako ariketarik geratzen.
puzzle-not-again = Ariketa hauek ezin dira berriro aztertu.
puzzle-all-solved = Denak ebatzi dituzu; hona hemen berriro.
puzzle-rating = Ariketa honen maila: { $rating }.
puzzle-unrated = Ariketa honek ez du mailarik.
puzzle-hint-last = Ez dago pista gehiagorik. Esan soluzioa.
puzzle-first = Hau lehen ariketa da. Esan hurrengoa.
puzzle-hint-mate = { $moves ->
    [one] Mate jokaldi batean.
   *[other] Mate { $moves } jokalditan.
  }
puzzle-hint-theme = { $theme ->
    [fork] Eraso bikoitza.
    [pin] Iltzaketa.
    [skewer] Zeharkako erasoa.
    [discoveredAttack] Agerian utzitako erasoa.
    [trappedPiece] Pieza bat harrapatuta dago.
    [deflection] Desbideratzea.
    [sacrifice] Sakrifizioa.
    [promotion] Sustapen bat dago.
    [hangingPiece] Pieza bat berehala irabaz daiteke.
    [equality] Partida salba daiteke.
    [crushing] Materiala irabaz daiteke.
    [advantage] Abantaila lor daiteke.
   *[other] Bilatu jokaldirik onena.
  }
puzzle-hint-piece = Mugitu beharrekoa: { piece }.
puzzle-hint-from = Mugitu beharrekoa hemen dago: { $square }.
puzzle-result = { $all ->
    [one] Ariketa bat
   *[other] { $all } ariketa
  }, { $solved } ebatzita, { $alone } lehen saioan.
puzzle-result-none = Ez da ariketarik saiatu.
puzzle-last = Azken ariketa zen.
puzzle-none = Ez dago horrelako ariketarik.
puzzle-sought = Ariketa egokia bilatzen{ $percent ->
    [0] {""}
   *[other] ; fitxategiaren ehuneko { $percent } irakurri da
  }.
puzzle-unread = Ezin da gehiago irakurri, { $file }: { $why }.
puzzle-refused = { $file }, { $line }. lerroa: { $why }.
puzzle-refused-more = { $count ->
    [one] Beste bat baztertuta.
   *[other] Beste { $count } baztertuta.
  }
puzzle-fault = { $fault ->
    [long] lerroa luzeegia da
    [no-position] ez dago posiziorik
    [no-solution] ez dago soluziorik
    [several] soluzio bat baino gehiago
    [no-move] { $what } ez da legezko jokaldia
    [also-mates] soluzio bat baino gehiago, { $what } ere mate da
    [no-mate] ez dago materik { $moves } jokalditan
   *[unproven] matea { $moves } jokalditan ezin da frogatu
  }
puzzle-help = Esan jokaldi bat, pista, soluzioa, saltatu, hurrengoa, hasiera, emaitzak edo irten. Galderak partida batean bezala.

# Entzuten diren fitxategi bateko partidak.
listen-begins = { $file } fitxategiko partidak.
listen-index = { $index ->
    [making] Aurkibidea ehuneko { $percent } eginda dago.
    [broken] Fitxategia ezin da amaieraraino irakurri. Aurkibideko partidak: { $games }.
    [short] Diskoan ez dago lekurik aurkibiderako. Bertan dauden partidak: { $games }.
   *[whole] Aurkibidea prest: { $games ->
        [one] partida bat
       *[other] { $games } partida
      }{ $broken ->
        [0] {""}
       *[other] , { $broken } akastun
      }.
  }
listen-game = { $number }. partida{ $players ->
    [both] : { $white } { $black }ren aurka
    [white] : zuriak, { $white }
    [black] : beltzak, { $black }
   *[none] {""}
  }.
listen-event = { $event }.
listen-round = { $round }. txanda.
listen-date = { $year }{ $dated ->
    [year] {""}
   *[other] ko { $month ->
        [1] urtarrila
        [2] otsaila
        [3] martxoa
        [4] apirila
        [5] maiatza
        [6] ekaina
        [7] uztaila
        [8] abuztua
        [9] iraila
        [10] urria
        [11] azaroa
       *[12] abendua
      }
  }{ $dated ->
    [day] {" "}{ $day }
   *[other] {""}
  }.
listen-result = { $result ->
    [white] Zuriek irabazi dute.
    [black] Beltzek irabazi dute.
    [drawn] Berdinketa.
   *[open] Emaitzarik gabe.
  }
listen-nag = { $nag ->
    [good] Jokaldi ona.
    [mistake] Akatsa.
    [brilliant] Jokaldi bikaina.
    [blunder] Akats larria.
    [interesting] Jokaldi interesgarria.
    [dubious] Zalantzazko jokaldia.
    [forced] Jokaldi bakarra.
    [equal] Berdinduta.
    [unclear] Ez dago argi.
    [white-slightly] Zuriak apur bat hobeto daude.
    [black-slightly] Beltzak apur bat hobeto daude.
    [white-better] Zuriak hobeto daude.
    [black-better] Beltzak hobeto daude.
    [white-winning] Zuriak irabazten ari dira.
    [black-winning] Beltzak irabazten ari dira.
    [zugzwang] Zugzwang.
    [initiative] Ekimenarekin.
    [attack] Erasoarekin.
    [compensation] Konpentsazioarekin.
    [counterplay] Kontrajokoarekin.
    [time-trouble] Denbora larrian.
   *[novelty] Berritasuna.
  }
listen-comment = { $text }
    .short = { "" }
listen-variations = { $count ->
    [one] Aldaera bat dago.
   *[other] { $count } aldaera daude.
  }
    .short = { "" }
listen-variation = Aldaera.
listen-variation-over = Aldaeraren amaiera.
listen-main-line = Linea nagusia.
listen-no-variation = Hemen ez dago aldaerarik.
listen-is-main-line = Hau linea nagusia da.
listen-ended = Partidaren amaiera.
listen-at-end = Partida amaitu da. Esan hurrengo partida edo atzera.
listen-fault = { $fault ->
    [no-move] { $what } ez da legezko jokaldia
    [ambiguous] { $what } hainbat piezari dagokio
    [unread] { $what } ezin da jokaldi gisa irakurri
    [number] lehen jokaldiaren aurrean { $what } zenbakia dago, posiziorik gabe
    [null-move] hemen jokaldi hutsa dago
    [tag] { $what } etiketa beste gehiegiren atzean dago, eta kanpoan uzten da
    [deep] aldaera bat beste gehiegiren barruan dago, eta kanpoan uzten da
    [nowhere] aldaera bat ez dago inongo jokaldiren ordez, eta kanpoan uzten da
    [comment] iruzkinak kanpoan uzten dira, gehiegi direlako
    [nag] balorazio bat beste gehiegiren atzean dago, eta kanpoan uzten da
    [result] jokaldien atzeko emaitza { $what } da, eta etiketak beste bat du
   *[long] partida luzeegia da
  }
listen-first-game = Hau lehen partida da.
listen-last-game = Hori azken partida zen.
listen-last-found = Hori aurkitutako azken partida zen. Esan partida guztiak.
listen-no-game = Ez dago partida hori.
listen-not-yet = Aurkibidea ehuneko { $percent } baino ez dago.
listen-empty = { $file } fitxategian ez dago partidarik.
listen-changed = Fitxategia aldatu da. Berriro hasten da.
listen-goes-on = Utzi zenuen lekuan jarraitzen dugu.
listen-paused = Etenaldia. Esan jarraitu.
listen-pace = { $seconds ->
    [0] Jokaldiak eskatzean datoz.
    [one] Jokaldi bat segundoro.
   *[other] Jokaldi bat { $seconds } segundoan behin.
  }
listen-progress = { $game }. partida{ $games ->
    [0] {""}
   *[other] {" "}({ $games })
  }, { $number }. jokaldia, guztira { $moves }.
listen-bookmark-kept = { $marked ->
    [yes] { $name } laster-marka
   *[no] Laster-marka
  } gordeta.
listen-bookmark = { $marked ->
    [yes] { $name } laster-marka
   *[no] Laster-marka
  }.
listen-bookmark-listed = { $marked ->
    [yes] { $name }
   *[no] Izenik gabe
  }: { $number }. partida.
listen-no-bookmark = Ez dago { $marked ->
    [yes] { $name } laster-markarik
   *[no] laster-markarik
  }.
listen-no-bookmarks = Ez dago laster-markarik.
listen-bookmark-lost = { $marked ->
    [yes] { $name } laster-markaren
   *[no] Laster-markaren
  } partida ez dago jada.
listen-not-kept = Laster-markak ezin dira gorde: { $why }.
listen-searching = Bilatzen. Orain arte aurkituta: { $count }.
listen-found = { $count ->
    [one] Partida bat aurkitu da.
   *[other] { $count } partida aurkitu dira.
  }
listen-found-none = Ez da partidarik aurkitu.
listen-search-what = Esan bilatu eta izen bat, edo bilatu posizioa.
listen-all-games = Berriro partida guztiak.
listen-no-search = Ez da ezer bilatzen ari.
listen-how = Esan menuan entzun eta fitxategiaren izena. Edo deitu ansage listen FITXATEGIA.
listen-help = Esan etenaldia, jarraitu, aurrera, hiru atzera, hurrengo partida edo zazpigarren partida. Baita aldaera, laster-marka, bilatu, etenaldi luzeagoak edo irten ere.

# Drills. The names are those of the list; the rest is what is asked and how an answer was.
drill-name = { $drill ->
    [square-colours] laukien koloreak
    [coordinates] izenak eta koordenatuak
    [neighbours] ondoko laukiak
    [knight-moves] zaldunaren jauziak
    [knight-routes] zaldunaren bideak
    [diagonals] diagonalak
    [after-moves] jokaldiak buruan
    [dictation] diktaketa
    [captures] harrapaketak zenbatu
    [checks] xakeak zenbatu
    [mate-in-one] mate jokaldi batean
    [positions] posizioa gogoratu
    [clock] denboraren sena
    [reconstruction] posizioa berreraiki
    [hanging] babesik gabeko piezak
    [forks] eraso bikoitzak
   *[repeating] denboraren aurka errepikatu
  }
drill-due = { $due ->
    [0] { $known ->
        [0] berria
       *[other] errepasatzekorik ez
      }
   *[other] errepasatzeko { $due }
  }
drill-proposed = Proposamena: { $number }, { drill-name }, { drill-due }. Bai, beste zenbaki bat ala zerrenda?
drill-listed = { $number }, { drill-name }, { drill-due }.
drill-begins = { drill-name }, gehienez { $minutes ->
    [one] minutu bat
   *[other] { $minutes } minutu
  }.
drill-shade = { $square }: argia ala iluna?
drill-name-of = Nola esaten da { $square }?
drill-signs-of = { $square }: zein letra eta zein zenbaki?
drill-neighbours = { $square }: zein dira ondoko lauki guztiak?
drill-knight-moves = { piece } { $square } laukian: nora joan daiteke?
drill-knight-route = { piece }, { $one } laukitik { $other } laukira: biderik laburrena?
drill-on-diagonal = { $one } eta { $other }: diagonal berean?
drill-between = Zer dago { $one } eta { $other } artean?
drill-stands = Zer dago { $square } laukian?
drill-captures = Zenbat harrapaketa ditu Zuriak?
drill-checks = Zuriaren zenbat jokaldik ematen dute xake?
drill-mate = Zuriak mate ematen du. Zein jokaldirekin?
drill-where-of = { $color ->
    [white] Zein laukitan dago Zuria?
   *[black] Zein laukitan dago Beltza?
  }
drill-hanging = Beltzaren zein pieza daude erasota eta babesik gabe?
drill-fork = Zuriak bi pieza erasotzen ditu batera. Zein jokaldirekin?
drill-announced = { $move }.
drill-repeat = Errepikatu: { $move }.
drill-elapsed = Esan orain { $seconds } segundo igarotakoan.
drill-used = { $minutes } minututik { $left } geratzen dira. Zenbat erabili da?
drill-dictation = Diktaketa, { $count } jokaldi erdi. Idatzi guztiak.
drill-right = Ondo.
drill-late = Ondo, baina berandu.
drill-wrong = Ez: { $answer }.
drill-answer = { $answer }.
drill-passed = { $verdict ->
    [right] Ondo
   *[wrong] Ez
  }: { $time }.
drill-shade-is = { $shade ->
    [light] argia
   *[dark] iluna
  }
drill-yes-or-no = { $yes ->
    [yes] bai
   *[no] ez
  }
drill-no-slip = Dena ondo.
drill-slip = { $number }. { $color ->
    [white] Zuria
   *[black] Beltza
  }: { $announced }, ez { $written }.
drill-slip-unread = { $number }. { $color ->
    [white] Zuria
   *[black] Beltza
  }: { $announced } falta da.
drill-hint-shade = { $square } iluna da. Alboko pauso batek kolorea aldatzen du.
drill-hint-name = { $letter } zutabearen izena: { $name }.
drill-hint-count = { $count ->
    [one] Lauki bat da.
   *[other] { $count } lauki dira.
  }
drill-hint-apart = Tartea: { $files } zutabe eta { $ranks } lerro.
drill-hint-stands = { $stands ->
    [piece] Zerbait dago hor.
   *[nothing] Ez dago ezer hor.
  }
drill-hint-none = Honetarako ez dago pistarik. Esan berriro edo soluzioa.
drill-from-to = { $one } – { $other }
drill-missed = Hutsak: { $what }.
drill-result = { $all } galderatik { $right } ondo.
drill-result-none = Ez da erantzunik eman.
drill-not-kept = Aurrerapena ez da gorde: { $why }.
drill-in-the-head = Hau buruz egiten da. Esan berriro, pista edo soluzioa.
drill-no-back = Hemen ezin da atzera egin. Esan berriro, hurrengoa edo amaiera.
drill-sought = { $sought ->
    [shade] Esan argia ala iluna.
    [squares] Esan laukiak.
    [contents] Esan pieza eta kolorea, edo hutsik.
    [yes-or-no] Esan bai ala ez.
    [number] Esan zenbaki bat.
    [move] Esan jokaldi bat.
    [time] Esan denbora minututan eta segundotan.
   *[now] Esan orain.
  }
drill-which = Esan bai, zenbaki bat, izen bat edo zerrenda.
drill-help = Erantzun. Edo esan berriro, pista, soluzioa, saltatu, emaitza, zerrenda, nahikoa edo irten.
training-help = Esan bai, entrenamenduaren zenbakia edo izena, zerrenda edo irten.
brief-language-fixed = Hizkuntza ez da aldatzen.

### Liburutegia: aurkitutako, inportatutako, ezabatutako eta kopiatutako partidak, eta haien planillak

error-game-deleted = { $game }. partida ezabatu egin zen, data: { $date }
error-game-imported = { $game }. partida inportatua da: erakutsi, esportatu eta berrikusi daiteke, baina ez jokatzen jarraitu. Erakusteko: ansage games show { $game }
games-more = { $count } partidatik { $shown }. Gehiago ikusteko: --limit { $count }
games-nothing-found = Ez da partidarik aurkitu.
games-found-at = { $line }, posizioa { $move }. jokaldiaren aurretik
games-import-fault = { $file }, { $line }. lerroa, { $column }. zutabea: { $why }. { $effect ->
    [skipped] Partida hau ez da inportatzen.
    [part] Aurretik dagoena inportatzen da.
    [variation] Aldaera honen gainerakoa falta da. Partida inportatzen da.
   *[kept] Partida inportatzen da.
  }
games-letters-hint = Bestelako letrak ditu? Orduan --letters { $voice }.
games-imported = { $count ->
    [0] Ez da partidarik inportatu
    [one] Partida bat inportatuta
   *[other] { $count } partida inportatuta
  }{ $already ->
    [0] {""}
    [one] , bat lehendik zegoen
   *[other] , { $already } lehendik zeuden
  }{ $refused ->
    [0] {""}
   *[other] , { $refused } ezin dira irakurri
  }.
games-progress = { $task ->
    [import] Inportatzen
    [index] Partiden aurkibidea
    [positions] Posizioen aurkibidea
    [verify] Egiaztatzen
    [sound] Soinua
   *[backup] Kopiatzen
  }: ehuneko { $percent }.
games-delete-ask = Ezabatu partida hau: { $line }? Ez da haren ezer geratzen. Bai ala ez:
games-deleted = { $game }. partida ezabatuta dago.
games-not-deleted = Ez da ezer ezabatu.
games-backed-up = Liburutegia hemen kopiatuta dago: { $file }.
games-stats = { $total ->
    [games] Partidak: { $count }
    [played] Jokatuak: { $count }
    [imported] Inportatuak: { $count }
    [deleted] Ezabatuak: { $count }
    [plies] Alde baten jokaldiak: { $count }
    [white] Zuriek irabazita: { $count }
    [black] Beltzek irabazita: { $count }
    [draw] Berdinketak: { $count }
    [open] Emaitzarik gabe: { $count }
    [dates] Datak: { $from } - { $to }
    [size] Liburutegia: { $count } megabyte
   *[index] Haren aurkibidea: { $count } megabyte
  }
games-query-fault = { $query ->
    [date] { $what } ez da data bat. Urtea, hilabetea edo eguna: 2026, 2026-05, 2026-05-01, edo batetik bestera: 2025..2026
    [result] { $what } ez da emaitza bat. 1-0, 0-1, 1/2-1/2 edo *
    [move] { $what } ez da han legezko jokaldia
   *[many] Gehienez alde baten { $what } jokaldiz bilatzen da
  }
games-no-form = { $game }. partida inportatua da, eta ez du gertaerarik. Haren jokaldiak: --format pgn
games-no-ply = { $game }. partidak alde baten { $plies } jokaldi baino ez ditu
sheet-title = { $white } eta { $black }
sheet-label = { $label ->
    [event] Txapelketa
    [site] Tokia
    [date] Data
    [round] Txanda
    [board] Taula
    [white] Zuriak
    [whiteteam] Zurien taldea
    [black] Beltzak
    [blackteam] Beltzen taldea
    [timecontrol] Denbora
    [signed] Sinatuta
    [fen] Posizioa
    [number] Jokaldia
    [clock] Erlojua
    [whiteelo] Zurien Elo
    [blackelo] Beltzen Elo
    [eco] Irekiera
    [annotator] Iruzkinak
    [whitetimecontrol] Zurien denbora
    [blacktimecontrol] Beltzen denbora
    [played] Jokatua
    [white-score] Zuriek idatzitakoa
    [black-score] Beltzek idatzitakoa
   *[result] Emaitza
  }
sheet-spoken = { $place ->
    [white] { $number }. jokaldia: { $move }.
    [black-first] { $number }. jokaldia, beltzak: { $move }.
   *[black] { $move }.
  }
sheet-stage = { $stage ->
    [opening] Irekiera
    [middlegame] Erdi-jokoa
   *[endgame] Amaiera
  }
games-idle-flag = --{ $flag } aukerak ez du zentzurik { $form } forman
games-no-scores = { $game }. partidak ez du jokalarien orririk
games-not-written-over = Fitxategian haren gainerakoa ezin izan da gainidatzi: { $why }.
games-no-font = PDFrako letra-tipoa falta da. Izena eman: --font FITXATEGIA.ttf
games-unusable-font = { $file } ez da PDFrako balio duen letra-tipoa. Eman beste baten izena: --font FITXATEGIA.ttf
games-undated = datarik gabe
games-one-game = Forma honetan partida bakarra sartzen da. Hainbat batera: --format pgn, text, fen, epd, brf, brl, audio edo daisy.
games-book-folder = DAISY liburua karpeta bat da. Izena eman: --output KARPETA.
sheet-book = { $count } partida
sound-not-made = soinurik ez, { $silent ->
    [missing] eSpeak NG falta delako. { SYSTEM() ->
        [windows] eSpeak NG github.com/espeak-ng/espeak-ng/releases helbidean dago
       *[other] Debian-en: apt install espeak-ng
      }
   *[fails] eSpeak NG-k huts egin duelako: { $what }
  }
recording-lost = Iragarpenak ez dira grabatzen: { $silent ->
    [missing] eSpeak NG falta da
    [fails] eSpeak NG-k huts egin du
   *[file] { $what }
  }.
sheet-not-written = ezer ez
sheet-offer = { $players ->
    [white] zuriek berdinketa eskaini dute
    [black] beltzek berdinketa eskaini dute
   *[none] berdinketa eskainita
  }
sheet-not-read = irakurri gabe
sheet-variation = Aldaera: { $moves }
sheet-remark = { $remark ->
    [claim] berdinketa erreklamatuta
    [claim-failed] erreklamazioa ez da zuzena
    [postponed] erabakia atzeratuta
    [increment] gehikuntza
    [illegal] legez kontrako jokaldia
    [illegal-stands] legez kontrako jokaldi geratua
    [announced] iragarria
    [clock-set] erlojua jarrita
    [time] denbora
    [flag] banderatxoa erorita
    [sealed] jokaldi ezkutua
    [noted] idatzita
    [warning] ohartarazpena
    [penalty] zigorra
    [protest] arbitroari deituta
    [restored] berreskuratuta, alde baten jokaldiak
    [displaced] piezak lekuz aldatuta
   *[other] erabakia
  }{ $players ->
    [white] , zuriak
    [black] , beltzak
   *[none] {""}
  }{ $had ->
    [some] : { $detail }
    [opponent] ; { $receiver ->
        [white] zuriak
       *[black] beltzak
      } { $detail }
   *[none] {""}
  } ({ $article })
cli-games-show = Partida bat erakutsi: jokaldien gainean dagoena, eta jokaldiak
cli-games-search = Partidak bilatu jokalariaren, dataren, txapelketaren, emaitzaren, irekierako jokaldien edo posizioaren arabera
cli-games-import = PGN fitxategietako partidak inportatu
cli-games-delete = Partida bat ezabatu; berriro galdetzen da
cli-games-backup = Liburutegia kopiatu, jokatzen ari den bitartean ere
cli-games-stats = Zenbat partida dauden eta nola amaitu diren esan
cli-arg-from-white = Jokalari hau zuriekin duten partidak bakarrik
cli-arg-from-black = Jokalari hau beltzekin duten partidak bakarrik
cli-arg-date = Urte, hilabete edo egun honetako partidak bakarrik, edo batetik bestera: 2025..2026-03
cli-arg-result = Honela amaitu diren partidak bakarrik: 1-0, 0-1, 1/2-1/2 edo *
cli-arg-moves = Jokaldi hauekin hasten diren partidak bakarrik: "e4 c5 Nf3"
cli-arg-found-fen = Posizio honetatik igaro diren partidak bakarrik
cli-arg-limit = Gehienez hainbeste partida zerrendatu, berrienak; hau gabe 100
cli-arg-yes = Galdetu gabe egin
cli-arg-until-fault = Akatsa duten partidak ere inportatu, irakur daitekeen arte, amaitu gabeak bezala
cli-arg-told = Jokaldiak nola ematen diren: letters (letrak) edo announced (iragarriak)
cli-arg-large = Letra handitan
cli-arg-scores = Bi jokalariek idatzitakoa elkarren ondoan jarri
cli-arg-cells = Lerroko hainbeste braille gelaxka, 20tik 100era; hau gabe 40
cli-arg-page-lines = Braille orriko hainbeste lerro, 5etik 40ra; hau gabe 25
cli-arg-code = Braille kodea: german, british, spanish edo computer
cli-arg-ply = Alde baten hainbeste jokaldiren ondoko posizioa; hau gabe azkena
cli-arg-font = PDFaren letra-tipoa, TrueType edo OpenType fitxategia; hau gabe ordenagailu honetako bat
cli-arg-pause = Bi jokaldiren arteko segundoak; hau gabe 2
cli-arg-games = Partida baten zenbakia, edo batetik bestera: 5-9
cli-arg-record = Iragarpen bakoitza soinu fitxategi gisa gorde karpeta honetan
cli-arg-live = Partida PGN fitxategi honetan idatzi, berriro osatutako jokaldi bakoitzaren ondoren
cli-arg-live-delay = Fitxategia partidaren atzetik zenbat doan: 3 jokaldi, 15m
cli-arg-diagram-theme = Irudiaren koloreak: light-print, dark-screen edo soft-print
cli-arg-square = Irudiaren lauki baten zabalera, pixeletan, 16tik 256ra; hau gabe 64
cli-arg-flip = Beltzak behean
cli-arg-files = PGN fitxategiak
cli-arg-copy = Kopiaren fitxategia

# The guide, read at a terminal. $number and $count are of chapters.
guide-chapter = { $number }: { $title }
guide-asked = Sartu teklak aurrera irakurtzen du, zenbaki bat kapitulua da, irten amaitzeko.
guide-short = Gida: Sartu, atzera, zenbaki bat
guide-help = Sartu teklak aurrera irakurtzen du, atzera itzultzeko, errepikatu berriro irakurtzeko. Zenbaki bat kapitulu bat da. Irten amaitzeko.
guide-over = Hor ez dago gida gehiagorik.
guide-foreign = Gida ingelesez dago.
guide-no-chapter = Ez dago { $number } kapitulurik. { $count } daude.
