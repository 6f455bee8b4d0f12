# German. Every sentence of the program but the announcements, which lexicon.toml tells.
# Most important word first; whole sentences; nothing a synthesizer would read as arithmetic.
# WORDS($n) gives a number in words. $color is white or black; $piece is king … pawn.

### Words other sentences are made of

color = { $color ->
    [white] Weiß
   *[black] Schwarz
  }
opponent = { $color ->
    [white] Schwarz
   *[black] Weiß
  }
board-of = { $color ->
    [white] das weiße Brett
   *[black] das schwarze Brett
  }
on-board-of = { $color ->
    [white] auf dem weißen Brett
   *[black] auf dem schwarzen Brett
  }
piece = { $piece ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
  }
pieces = { $piece ->
    [king] Könige
    [queen] Damen
    [rook] Türme
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauern
  }
no-piece = { $piece ->
    [queen] Keine Dame
    [king] Kein König
    [rook] Kein Turm
    [bishop] Kein Läufer
    [knight] Kein Springer
   *[pawn] Kein Bauer
  }
your-piece = { $piece ->
    [queen] Deine Dame
    [king] Dein König
    [rook] Dein Turm
    [bishop] Dein Läufer
    [knight] Dein Springer
   *[pawn] Dein Bauer
  }
the-piece = { $piece ->
    [queen] Die Dame
    [king] Der König
    [rook] Der Turm
    [bishop] Der Läufer
    [knight] Der Springer
   *[pawn] Der Bauer
  }
a-piece = { $piece ->
    [queen] eine Dame
    [king] ein König
    [rook] ein Turm
    [bishop] ein Läufer
    [knight] ein Springer
   *[pawn] ein Bauer
  }
colored-piece = { $color ->
    [white] { $piece ->
        [queen] weiße Dame
       *[other] weißer { piece }
      }
   *[black] { $piece ->
        [queen] schwarze Dame
       *[other] schwarzer { piece }
      }
  }
empty = leer
list-and = { $first } und { $last }
list-then = { $first }, { $last }

hours = { $h ->
    [one] eine Stunde
   *[other] { WORDS($h) } Stunden
  }
minutes = { $m ->
    [one] eine Minute
   *[other] { WORDS($m) } Minuten
  }
seconds = { $s ->
    [one] eine Sekunde
   *[other] { WORDS($s) } Sekunden
  }
duration-hms = { hours } { minutes } { seconds }
duration-hm = { hours } { minutes }
duration-hs = { hours } { seconds }
duration-ms = { minutes } { seconds }
duration-h = { hours }
duration-m = { minutes }
duration-s = { seconds }
control-none = Ohne Uhr
control-plus = { $main } plus { $time }
control-delay = { $main }, je Zug { $time } Verzögerung
control-bronstein = { $main }, je Zug { $time } Bronstein-Verzögerung
control-byo-yomi = { $periods ->
    [one] eine Byoyomi-Periode
   *[other] { WORDS($periods) } Byoyomi-Perioden
  }, je { $each }
control-hourglass = Sanduhr, { $main }
control-upcount = Uhr zählt aufwärts, ohne Grenze
control-moves = { $time } für { $moves ->
    [one] einen Zug
   *[other] { WORDS($moves) } Züge
  }
control-then = { $first }, dann { $then }

### Opening and resuming

opened-practice = Übungspartie. Du hast { color }. Stufe { WORDS($level) }.
opened-practice-two = Übungspartie zu zweit.
engine-named = Gegner: { $engine }.
engine-failed = { $engine } { $failing ->
    [missing] ist nicht da
    [not-named] startet nur, wenn du es mit --engine nennst
    [not-started] lässt sich nicht starten
    [silent] antwortet nicht
    [floods] schreibt ohne Ende
    [ended] hat sich beendet
    [illegal] zieht regelwidrig
    [no-move] zieht nicht
   *[no-chess960] kann kein Chess960
  }. { $lasts ->
    [once] Der Übungspartner macht diesen Zug.
   *[on] Der Übungspartner spielt weiter.
  }
opened-relay = Partie mit Assistent.
opened-tournament = Turnierpartie nach Anhang D. FIDE-Regeln { $edition }.
opened-rules = Keine Engine, keine Hinweise, kein Netz.
opened-start = Der Schiedsrichter gibt die Uhr frei.
opened-players = Weiß: { $white }. Schwarz: { $black }.
opened-control = { $control }.
opened-event = { $event }.
opened-board = Runde { WORDS($round) }, Brett { WORDS($board) }.
opened-tie-break = Entscheidungspartie: Bei Remis gewinnt { color }.
opened-edition = FIDE-Regeln { $edition }.
opened-cadence = { $cadence ->
    [standard] Normales Schach
    [rapid] Schnellschach
   *[blitz] Blitz
  }.
opened-supervision = { $supervision ->
    [adequate] Es gelten die Wettkampfregeln, Artikel { $article }.
   *[few] Die Wettkampfregeln gelten nicht in allem. Artikel { $article }.
  }
opened-control-each = Weiß: { $white }. Schwarz: { $black }
opened-position = Ausgangsstellung: { $position }
opened-position-asked = Sag Stellung, um das Brett zu hören.
opened-chess960 = Chess960, Nummer { WORDS($number) }. Von { $first } bis { $last }: { $pieces }.
opened-chess960-other = Chess960.
opened-draw-random = Ausgelost, Startwert { WORDS($seed) }.
opened-draw-dice = Ausgewürfelt.
opened-draw-coins = Mit Münzen ausgelost.
unnamed = ohne Namen
partner = der Übungspartner
resumed = Partie { WORDS($game) } fortgesetzt.
resumed-last = Zuletzt { $mover ->
    [white] Weiß
   *[black] Schwarz
  }: { $move }.
resumed-hand = Angesagt und nicht gedrückt: { $move }.
resumed-paused = Uhren stehen. Sag weiter.
resumed-tournament = Die Uhren stehen. Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, weiter.
kept = Partie { WORDS($game) } ist gespeichert.
kept-resume = Weiter mit: { $command }
not-kept = Partie { WORDS($game) } ist nicht gespeichert: { $why }.
only-looked-at = Die Partie lässt sich nur nachlesen: { $why }. Die Uhren stehen.
turn = { color } am Zug.
turn-you = Du bist am Zug.
    .short = { "" }

### What a Braille display shows: one line of no more than forty cells, the core in twenty

brief-opened = Neue Partie.
brief-resumed = Partie fortgesetzt.
brief-clocks-run = Uhren laufen.
brief-clocks-stand = Uhren stehen.
brief-clock-runs = Uhr läuft: { color }.
brief-move = { $move }.
brief-castling = { $move } { color }.
brief-corrected = Berichtigt: { $move }.
brief-which-piece = Welche Figur auf { $square }?
brief-repeat-fits = Wiederholung stimmt.
brief-repeat-differs = Wiederholung falsch.
brief-illegal = Regelwidrig: { color }.
brief-board-reported = Brett vermerkt: { color }.
brief-boards-differ = Bretter ungleich: { $squares }.
brief-boards-agree = Bretter gleich.
brief-setting-right = Brett richten: { color }.
brief-score-written = Formular vermerkt: { color }.
brief-retrace = Zurückgehen?
brief-taken-back = Zurückgenommen.
brief-draw-offered = Remis angeboten: { color }.
brief-draw-declined = Remis abgelehnt.
brief-offers-repeated = Zu viele Remisangebote: { color }.
brief-draw-agreed = Remis vereinbart.
brief-consent-refused = Remis nicht gebilligt.
brief-claimed = Remisantrag: { color }.
brief-claim-failed = Antrag unrichtig.
brief-claim-postponed = Antrag aufgeschoben.
brief-claim-rejected = Antrag abgelehnt.
brief-claim-referred = Schiedsrichter prüft.
brief-increment-asked = Zuschlag erbeten: { color }.
brief-increment-granted = Zuschlag gewährt.
brief-increment-refused = Kein Zuschlag.
brief-noted = Vermerkt.
brief-sheet-refused = Formular nicht gezeigt.
brief-warned = Verwarnung: { color }.
brief-penalized = Strafe: { color }.
brief-protested = Schiedsrichter gerufen.
brief-board-turned = Brett verdreht.
brief-displaced = Figuren verstellt: { color }.
brief-restoring-asked = Rücknahme erbeten: { color }.
brief-restored = Stellung wie zuvor.
brief-ruling-withdrawn = Entscheid aufgehoben.
brief-clock-set = Uhr gestellt: { color }.
brief-time-added = Mehr Zeit: { color } { $time }.
brief-time-cut = Weniger Zeit: { color } { $time }.
brief-flag-fell = Zeit um: { color }.
brief-both-flags = Beide Fähnchen gefallen.
brief-absent = Nicht da: { color }.
brief-arrived = Gekommen: { color }.
brief-default-time-over = Wartezeit um: { color }.
brief-adjournment-asked = Abbruch erbeten: { color }.
brief-sealing = Jetzt versiegeln.
brief-sealed = Versiegelt.
brief-adjourned = Abgebrochen.
brief-resumption-set = Wiederaufnahme steht.
brief-envelope-checked = Umschlag geprüft.
brief-resumption-begun = Wiederaufnahme.
brief-envelope-opened = Umschlag geöffnet.
brief-envelope-lost = Umschlag fehlt.
brief-recording-stopped = Schreibt nicht mehr: { color }.
brief-score-completed = Formular ergänzt: { color }.
brief-score-kept = Mitschrift übernommen.
brief-scores-due = Formulare ergänzen.
brief-score-lent = Formular geliehen: { color }.
brief-score-replaced = Neues Formular: { color }.
brief-reconstructing = Rekonstruktion.
brief-next-period = Nächster Zeitabschnitt.
brief-signed = Unterschrieben: { color }.
brief-resigned = Aufgabe: { color }.
brief-left-to-arbiter = Der Schiedsrichter entscheidet.
brief-ended = { $score }: { $reason }.
brief-over = Ende: { $score }.
brief-touched = Berührt: { $pieces }.
brief-adjusting = Zurechtrücken: { color }.
brief-adjusting-done = Zurechtgerückt.
brief-untouched = Nicht absichtlich.
brief-placed = Gesetzt: { $square }.
brief-removed = Entfernt: { $square }.

### The same for answers, questions and refusals: brief- and the name of the message it shortens, whose variables it has

brief-side = { $color ->
    [white] w
   *[black] s
  }
brief-colored-piece = { brief-side }{ piece }
brief-a-piece = { piece }
brief-position-counted = Figuren W{ $white } S{ $black }.
brief-position-piece = { $sign }{ $squares }
brief-position-side = { brief-side }: { $pieces }.
brief-touched-piece = { $square }
brief-look-square = { $square } { $contents }, { $shade ->
    [light] hell
   *[dark] dunkel
  }.
brief-rank-name = { $rank }
brief-file-name = { $file }
brief-diagonal-name = { $from }-{ $to }
brief-rays-from = { $square } { $contents }.
brief-ray = { $items }.
brief-keys-help = Weiter: Hilfe.
brief-line = { $name }: { $items }.
brief-line-full = { $name }: { $items }.
brief-piece-at = { $sign }{ $square }
brief-attacks = { $square } Angriff { $attackers }, Deckung { $defenders }.
brief-attacks-king = { $square } Angriff { $attackers }.
brief-hanging = { color } hängt { $pieces }.
brief-hanging-none = { color }: nichts hängt.
brief-counted-own = { $pieces }.
brief-counted-of = { $color ->
    [white] W
   *[black] S
  } { $pieces }.
brief-may-play = Ja: { $move }.
brief-none-to-take = { no-piece } kann geschlagen werden.
brief-attacks-empty = { $square } leer: W { $white }, S { $black }.
brief-targets = { $square } Angriff auf { $attacked }, deckt { $defended }.
brief-attacked-none-of = { color }: nichts angegriffen.
brief-knight-reach = { $square } Sprung: { $items }.
brief-move-takes = x{ $square }
brief-move-promotes = { $square }=
brief-castling-name = { $side ->
    [short] 0-0
   *[long] 0-0-0
  }
brief-undefended = Ungedeckt { $pieces }.
brief-undefended-none = { color }: alles gedeckt.
brief-checks-of = { $piece }: { $moves }+.
brief-checks-none = { $piece }: kein Schach.
brief-checks-nowhere = { color }: kein Schach.
brief-checks-nowhere-kind = { color }: { piece } kein Schach.
brief-in-check = { color } im Schach: { $pieces }.
brief-in-check-none = { color }: kein Schach.
brief-castling-left = { $color ->
    [white] W
   *[black] S
  } { $short } { $long }.
brief-castling-state = { $castling } { $state ->
    [possible] ja
    [occupied] { $square } besetzt
    [attacked] { $square } bedroht
    [check] im Schach
    [king] nein
   *[rook] nein
  }
brief-castling-done = { color }: schon rochiert.
brief-threats = { $color ->
    [white] W
   *[black] S
  } droht { $threats }.
brief-threats-none = { color } droht nichts.
brief-threat-mate = { $piece }-{ $square }#
brief-threat-capture = { $by }x{ $sign }{ $square }
brief-threat-promotion = { $piece }-{ $square }=
brief-evaluation = { $color ->
    [white] W
   *[black] S
  } +{ $pawns }.
brief-evaluation-equal = Gleich.
brief-wing = { $side ->
    [short] K-Flügel
   *[long] D-Flügel
  }{ $half-of ->
    [white] {" "}W
    [black] {" "}S
   *[none] {""}
  }.
brief-pinned-one = { $sign }{ $square } ({ $by })
brief-material-side = { $color ->
    [white] W
   *[black] S
  } { $worth }.
brief-material-more = { $color ->
    [white] W
   *[black] S
  } +{ $pieces }.
brief-material-equal = Gleich.
brief-captured-by = { $color ->
    [white] W
   *[black] S
  } x { $pieces }.
brief-move-numbered = { $number } { $color ->
    [white] W
   *[black] S
  } { $move }.
brief-move-in-hand = { $number } { $color ->
    [white] W
   *[black] S
  } { $move } ungedrückt.
brief-move-row = { $number } { $white } { $black }.
brief-moves-castled = Zug { $number }: { $white } { $black }.
brief-moves-run = Züge { $first }-{ $last }:
brief-moves-each = Je { $count } Züge.
brief-moves-differ = Züge W{ $white } S{ $black }.
brief-moves-counter = Zähler { $color ->
    [white] W
   *[black] S
  } { $count }.
brief-moves-in-check = Erst { opponent }, im Schach.
brief-moves-nowhere = { color }: kein Zug.
brief-captures-nowhere = { color }: schlägt nichts.
brief-moves-nowhere-kind = { color }: { piece } kein Zug.
brief-captures-nowhere-kind = { color }: { piece } schlägt nichts.
brief-turn-number = Zug { $number }, { color }.
brief-opening = { $name }.
brief-opening-none = Keine Eröffnung.
brief-won = { $color ->
    [white] 1-0
   *[black] 0-1
  }: { $reason }.
brief-time-both-left = W{ $white } S{ $black }.
brief-time-both-used = Bisher W{ $white } S{ $black }.
brief-time-one = { $color ->
    [white] W
   *[black] S
  }{ $left }, bisher { $used }.
brief-time-one-used = Bisher { $color ->
    [white] W
   *[black] S
  }{ $used }.
brief-time-none = Ohne Uhr W{ $white } S{ $black }.
brief-time-byo-yomi = { $left }+{ $periods }
brief-verbosity-announcements = Ansagen bleiben voll.
brief-screen-only = Nur mit --screen.
brief-reason-fifty-moves-claim = fünfzig Züge
brief-reason-seventy-five-moves = fünfundsiebzig Züge
brief-screen-figurines = Figurinen.
brief-speech-not-on = Sprache ist aus.
brief-louder-perhaps = Lauter, wenn es geht.
brief-question-gone = Frage vorbei.
brief-tones-forbidden = Nur mit --earcons on.
brief-refused = Nein: { $why }
brief-misfit-promotion-impossible = keine Umwandlung.
brief-misfit-nothing-there = { $square } leer.
brief-misfit-opponents-piece = { $square } vom Gegner.
brief-misfit-other-piece = { $square } ist { $found }.
brief-misfit-same-square = { $square } zweimal.
brief-misfit-own-piece = { $square } eigen: { piece }.
brief-misfit-nothing-to-capture = nichts auf { $square }.
brief-misfit-captured-other = { $square } ist { $found }.
brief-misfit-not-en-passant = kein en passant.
brief-misfit-none-left = { piece } fehlt.
brief-misfit-no-such-capture = so kein Schlagen.
brief-misfit-none-on = { $line } ohne { piece }.
brief-misfit-none-reaches = { no-piece } nach { $square }.
brief-misfit-reaches-instead = { $from }: { $squares }.
brief-misfit-reaches-nothing = { $from }: kein Zug.
brief-misfit-does-not-reach = { $from }-{ $square } nicht.
brief-misfit-blocked = { $by } im Weg.
brief-misfit-leaves-king = dann im Schach.
brief-misfit-king-still-in-check = bleibt im Schach.
brief-misfit-king-attacked = { $square } angegriffen.
brief-misfit-castling-right = keine Rochade mehr.
brief-misfit-castling-occupied = { $square } besetzt.
brief-misfit-castling-check = im Schach.
brief-misfit-castling-attacked = { $square } angegriffen.
brief-which = { $moves }?
brief-which-one = { $number } { $move }
brief-offer-one = { $move }? ja/nein.
brief-offer-several = { $offers }?
brief-offer-which = { $offers }?
brief-offer-numbered = { $number } { $move }
brief-offer-then = { $first } { $last }
brief-offer-said = { $move }? ja/nein.
brief-correct-which = Welcher Zug stattdessen?
brief-resign-question = Aufgeben? ja/nein.
brief-illegal-unpressed-question = Strafe? ja/nein.
brief-illegal-legal-question = Strafe? ja/nein.
brief-topic-asked = { $topic }? ja/nein.
brief-topic-either = { $first } oder { $second }?
brief-take-back-question = Zurück { $plies }? ja/nein.
brief-not-heard-unknown-word = Unklar: { $word }.
brief-not-heard-no-square = Kein Feld: { $word }.
brief-not-heard-no-piece = Keine Figur: { $letter }.
brief-not-heard-negated = Verneint: kein Zug.
brief-not-heard-which-castling = 0-0 oder 0-0-0?
brief-not-heard-request = Unklar: { $rest }.
brief-not-heard-choice = Keine solche Nummer.
brief-request-incomplete = Befehl unklar.
brief-refused-not-started = Nicht begonnen.
brief-refused-setting-right = Erst Brett richten.
brief-refused-waiting = Schiedsrichter entscheidet.
brief-refused-partners-pieces = Gegners Figuren.
brief-refused-repeat-first = Erst wiederholt { color }.
brief-refused-clock-not-running = Uhr läuft nicht: { color }.
brief-refused-not-completed-yet = Erst die Uhr drücken.
brief-refused-illegal-stands = Zu spät, Zug bleibt.
brief-refused-written-by-opponent = Das sagt der Gegner.
brief-refused-scores-only = Nur die Formulare.
brief-refused-no-illegal-move = Zug regelgemäß: { color }.
brief-refused-no-illegal-since = Seither regelgemäß.
brief-refused-already-announced = Angesagt: { $move }.
brief-resumed-hand = Angesagt: { $move }.
brief-refused-nothing-made = Noch kein Zug.
brief-refused-pressed-without-move = Noch kein Zug.
brief-refused-too-late = Zu spät: gedrückt.
brief-refused-replied-already = Zu spät: Gegner zog.
brief-refused-own-offer = Eigenes Angebot: { color }.
brief-refused-already-offered = Schon angeboten.
brief-refused-too-early-to-agree = Zu früh für Remis.
brief-refused-not-to-claim = Nur am Zug, davor.
brief-refused-too-early-to-offer = Erst nach { $count } Zügen.
brief-refused-cannot-withdraw = Angebot bleibt.
brief-refused-declared-first = Erst { $move }.
brief-refused-declared-piece = { $square } muss ziehen.
brief-refused-flag-up = Nicht gefallen: { color }.
brief-refused-moves-done = Züge vollendet: { color }.
brief-refused-own-flag-down = Beide Fähnchen gefallen.
brief-refused-flags-unknown = Welche zuerst, unklar.
brief-refused-quickplay = Nein: { $lacking ->
    [announced] nicht angekündigt
    [slower] gilt nicht im Blitz
    [no-increment] kommt schon Zeit
    [last-period] nicht letzte Zeit
    [to-move] nur am Zug davor
    [little-time] nur unter 2 Minuten
    [flag-up] nur vor dem Fall
   *[answer] Antwort fehlt
  }.
brief-refused-offer-first = Erst antwortet { color }.
brief-refused-arbiter-answers = Erst Schiedsrichter.
brief-refused-arbiter-consents = Erst Schiedsrichter.
brief-refused-nothing-executed = Dort kein Zug.
brief-refused-nothing-to-set-right = Nichts zu richten.
brief-refused-nothing-to-take-back = Kein Zug zurück.
brief-refused-no-protest = Zu spät: { color }.
brief-refused-no-fixed-penalty = Keine feste Strafe.
brief-refused-not-pressed-yet = Nicht gedrückt: { color }.
brief-refused-too-late-for-start = Zu spät: je 10 Züge.
brief-refused-colors-stay = Farben bleiben.
brief-refused-colors-go-on = Farben bleiben vorerst.
brief-refused-no-such-move = Kein Zug der Nummer.
brief-refused-no-move-yet = Noch kein Zug: { color }.
brief-refused-no-ruling = Kein Entscheid da.
brief-refused-not-at-practice = Nicht beim Üben.
brief-refused-ruled-already = Schon gezählt.
brief-refused-sheet-not-to-move = Nur wer am Zug ist.
brief-refused-assistant-needed = Assistent nötig.
brief-refused-no-assistant = Kein Assistent.
brief-refused-no-assistant-of = Kein Assistent: { color }.
brief-refused-limited-assistant = Nur ziehen und ansagen.
brief-refused-whose-assistant = Wessen Assistent?
brief-refused-not-his-player = Nur für { color }.
brief-refused-too-much-time = Zu viel Zeit.
brief-refused-setting-stays = Uhren bleiben so.
brief-refused-duty-not-given = Nicht übertragen.
brief-refused-players-press = Spieler drücken.
brief-refused-assistant-presses = Assistent drückt.
brief-refused-verify-first = Erst prüft { opponent }.
brief-refused-score-first = Erst Formular: { color }.
brief-refused-scores-complete = Formulare vollständig.
brief-refused-records = { color } schreibt mit.
brief-refused-score-at-hand = Formular vollständig.
brief-refused-no-score-at-hand = Keines vollständig.
brief-refused-not-lent = Nicht jetzt: { color }.
brief-refused-score-of-opponent = Nur eigenes Formular.
brief-refused-no-next-period = Kein Zeitabschnitt mehr.
brief-refused-moves-not-told = Zahl nicht gesagt.
brief-refused-no-flag-fallen = Kein Fähnchen gefallen.
brief-refused-not-over = Erst nach dem Ende.
brief-refused-signed-already = Schon signiert: { color }.
brief-refused-who-signs = Wer unterschreibt?
brief-refused-electronic = Formulare elektronisch.
brief-refused-paper = Formulare aus Papier.
brief-refused-must-record = { color } muss schreiben.
brief-must-record = { color } muss schreiben.
brief-need-not-record = { color } muss nicht mehr.
brief-need-not-record-fast = { color } muss nicht.
brief-refused-not-to-touch = Am Zug: { color }.
brief-refused-not-to-adjust = Am Zug: { color }.
brief-refused-touch-of-opponent = Das sagt ein anderer.
brief-refused-nothing-there = Nicht auf { $square }.
brief-refused-other-piece-there = { $square }: { $found }.
brief-refused-which-piece = Welche auf { $square }?
brief-refused-touched-before-claim = Schon berührt.
brief-refused-steps-implied = Nur die Ansage.
brief-refused-not-announced = Ansage fehlt.
brief-refused-not-placed = { $square } nicht gestellt.
brief-refused-not-removed = { $square } nicht entfernt.
brief-refused-placed-elsewhere = { $placed } statt { $square }.
brief-refused-placed-otherwise = { $placed } statt { $square }.
brief-refused-not-captured = { $square } nicht geschlagen.
brief-refused-other-promotion = Steht schon: { piece }.
brief-refused-already-placed = Schon auf { $square }.
brief-refused-no-move-there = Kein Zug: { $square }.
brief-refused-sealing = Zug versiegeln.
brief-refused-adjourned = Abgebrochen.
brief-refused-not-sealing = Nichts zu versiegeln.
brief-refused-not-to-seal = Abgabe: { opponent }.
brief-refused-made-already = Brettzug gilt.
brief-refused-nothing-sealed = Umschlag leer.
brief-refused-session-too-long = Mehr als die Uhr hat.
brief-refused-not-adjourned = Nicht abgebrochen.
brief-refused-replier-absent = { color } fehlt.
brief-refused-been-there = { color } war schon da.
brief-refused-absent-already = Schon fehlend: { color }.
brief-guest-only-own = Hier nur { color }.
brief-guest-no-file = Nur am ersten Terminal.
brief-may-not-announce = Nur Spieler sagen an.
brief-may-not-press = Nur Spieler drücken.
brief-may-not-decide = Nur die Spieler selbst.
brief-may-not-claim-time = Nicht für den Sprecher.
brief-may-not-ask = Nicht für den Sprecher.
brief-may-not-set-right = Schiedsrichter richtet.
brief-may-not-clock = Nur Schiedsrichter.
brief-may-not-rule = Nur Schiedsrichter.
brief-may-not-set-clock = Nur Schiedsrichter.
brief-may-not-stop-clock = Uhr nicht anhalten.
brief-refused-own-time-only = Nur in eigener Zeit.
brief-may-not-note = Nicht der Spieler.
brief-may-not-take-back = Nur beim Üben.
brief-may-not-hint = Nur beim Üben.
brief-may-not-analyse = Keine Auskunft.
brief-may-not-record = Hier kein Formular.
brief-may-not-keep-score = Nicht der Spieler.
brief-may-not-accident = Nur Schiedsrichter.
brief-may-not-adjourn = Nur Schiedsrichter.
brief-may-not-seal = Nur die Spieler.
brief-may-not-envelope = Nur Schiedsrichter.
brief-may-not-presence = Nur Schiedsrichter.
brief-obligation-none = Nichts berührt.
brief-obligation-move = { $square } muss ziehen.
brief-obligation-capture = x{ $square } ist Pflicht.
brief-obligation-capture-with = { $from }x{ $square } ist Pflicht.
brief-obligation-castle = { brief-castling-name } ist Pflicht.
brief-obligation-anything = Jeder Zug erlaubt.
brief-obligation-not-castle = Nicht { brief-castling-name }.
brief-board-stands-turned = Verdreht: Brett { $color ->
    [white] W
   *[black] S
  }.
brief-boards-differ-square = { $square }
brief-boards-differ-since = Seit Zug { $number } { $color ->
    [white] W
   *[black] S
  }.
brief-boards-agree-after = Bretter gleich, { $number } { $color ->
    [white] W
   *[black] S
  }.
brief-boards-not-scores = Bretter gegen Formulare.
brief-boards-wrong = Falsch: { $boards ->
    [white] Brett W
    [black] Brett S
   *[both] beide Bretter
  }.
brief-boards-left-wrong = Falsch: { $boards ->
    [white] Brett W
    [black] Brett S
   *[both] beide Bretter
  }.
brief-boards-both-wrong = Beide falsch: { $squares }.
brief-scores-agree = Formulare { $number } { $mover ->
    [white] W
   *[black] S
  }: { $move }.
brief-scores-say-otherwise = Formulare { $number } { $mover ->
    [white] W
   *[black] S
  }: { $move }, nicht { $announced }.
brief-record-differs = Aufzeichnung richten.
brief-correction = Berichtigen?
brief-record-corrected = Berichtigt.
brief-refused-scores-unread = Formulare lesen: { $number } { $mover ->
    [white] W
   *[black] S
  }.
brief-scores-differ = Formulare ab { $number } { $color ->
    [white] W
   *[black] S
  }.
brief-scores-only-differ = Nur Formulare ab { $number } { $color ->
    [white] W
   *[black] S
  }.
brief-next-step = { $color ->
    [white] W
   *[black] S
  }: { $step }, getan?
brief-step-move = { $from }-{ $to }
brief-step-remove = { $from } weg
brief-step-put = { brief-colored-piece } { $to }
brief-step-turn = Brett drehen
brief-cause-likely = Wohl { $color ->
    [white] W
   *[black] S
  }: { $cause }.
brief-cause-close = Oder: { $cause }.
brief-cause-none = Keine Ursache: { $color ->
    [white] W
   *[black] S
  }.
brief-cause-move = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since = nach { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since-start = seit Aufstellung
brief-check-begins = Prüfung Brett { $color ->
    [white] W
   *[black] S
  }.
brief-check-clocks-run = Uhren laufen.
brief-check-count = Zahl { $where }, { $players ->
    [white] weiß
    [black] schwarz
   *[both] alle
  }?
brief-check-rank = Reihe { $from }
brief-check-file = Linie { $first }
brief-check-half = Reihe { $from }-{ $to }
brief-check-wing = Linie { $first }-{ $last }
brief-check-quarter = { $first }{ $from }-{ $last }{ $to }
brief-check-occupied = { $square } besetzt?
brief-check-which = { $square }: was?
brief-check-reads = { $name }: { $items }?
brief-check-where = Wo zuerst falsch?
brief-check-go-on = Jedes Feld prüfen? ja/nein.
brief-check-record = Vermerken? ja/nein.
brief-check-record-or-go-on = Vermerken? ja/nein/weiter.
brief-check-no-move = Kein Zug in Prüfung.
brief-check-not-asked = Geprüft: Brett { $color ->
    [white] W
   *[black] S
  }.
brief-check-overtaken = Prüfung beendet.
brief-check-nothing = Kein Fehler: Brett { $color ->
    [white] W
   *[black] S
  }.
brief-check-found = Falsch { $color ->
    [white] W
   *[black] S
  }: { $squares }.
brief-check-found-square = { $square } { $found }
brief-check-contradicted = Widerspruch, von vorn.
brief-check-contradicted-again = Widerspruch, beendet.
brief-score-read = Anders: { $count }, gelesen.
brief-score-read-more = Weitere Züge darin.
brief-score-read-other = Andere Partie.
brief-score-read-start = Andere Stellung.
brief-claim-not-made = Nichts beansprucht.
brief-not-saved = Nicht gespeichert.
brief-seal-asked = Abgabezug?
brief-seal-unclear = Nicht verstanden.
brief-seal-ambiguous = Mehrdeutig.
brief-seal-no-move = Kein möglicher Zug.
brief-passphrase-asked = Kennwort?
brief-passphrase-again = Kennwort noch einmal?
brief-passphrase-differs = Verschieden, von vorn.
brief-passphrase-short = Zu kurz: { $count } Zeichen.
brief-passphrase-wrong = Falsches Kennwort.
brief-passphrase-once-more = Noch einmal?
brief-passphrase-left = Umschlag bleibt zu.
brief-passphrase-first = Erst das Kennwort.
brief-envelope-system = Umschlag geht nicht.
brief-join-desk-silent = Keine Antwort.
brief-join-desk-away = Nicht angekommen.
brief-join-not-saved = Dort nicht gespeichert.
brief-join-desk-gone = Erstes Terminal weg.
brief-join-desk-left = Dort geschlossen.
brief-guest-came = Gekommen: { color }.
brief-guest-gone = Gegangen: { color }.
brief-envelope-sealed = Abgabe Zug { $number }, { color }.
brief-help-move = Sag einen Zug.
brief-help-press = Sag drücken.
brief-help-repeat = { color } wiederholt.
brief-help-setting-right = Brett richten, getan.
brief-help-not-started = Schiedsrichter: Beginn.
brief-help-waiting = Schiedsrichter: Ergebnis.
brief-help-questions = Frag nach dem Brett.

### A second terminal

guest-came = { color } ist am zweiten Terminal.
guest-gone = { color } ist nicht mehr am zweiten Terminal.
guest-only-own = Von diesem Terminal spricht nur { color }, und nur vom eigenen Brett.
guest-no-file = Eine Datei wird nur am ersten Terminal gelesen.
share-impossible = Kein zweites Terminal kann dazukommen: { $why }.
join-welcome = Zweites Terminal für { color }, Partie { WORDS($game) }.
join-left = Zweites Terminal geschlossen, die Partie geht weiter.
join-left-return = Zurück mit: { $command }
join-left-over = Zweites Terminal geschlossen.
join-not-started = Der Schiedsrichter gibt die Uhr am ersten Terminal frei.
join-again = Das erste Terminal ist wieder da.
join-desk-away = Nicht angekommen: Das erste Terminal ist nicht da.
join-desk-silent = Das erste Terminal antwortet noch nicht.
join-not-saved = Am ersten Terminal wurde nicht gespeichert. Die Uhren stehen.
join-desk-gone = Das erste Terminal ist weg. Hier wird gewartet, bis es wieder da ist.
join-desk-left = Das erste Terminal ist geschlossen, die Partie ist dort gespeichert.
join-desk-left-unsaved = Das erste Terminal ist geschlossen. Die Partie ist dort nicht gespeichert.
error-turned-away = { $turned ->
    [version] Am ersten Terminal läuft eine andere Fassung von Ansage
    [taken] Dieser Platz ist besetzt
    [voice] Das erste Terminal hat diese Sprache nicht
    [unreadable] Die Partie ist nicht zu lesen
   *[silent] Das erste Terminal antwortet nicht
  }
error-not-shared = Partie { $game } in { $path } ist für kein zweites Terminal offen. Im Turnier öffnet sie dort --share on
error-none-shared = In { $path } ist keine Partie für ein zweites Terminal offen. Im Turnier öffnet sie dort --share on
error-no-second = auf diesem System gibt es kein zweites Terminal
cli-join = Zweites Terminal für einen Spieler einer laufenden Partie
cli-arg-side = Für wen: white oder black
cli-arg-share = Ob ein zweites Terminal dazukommen darf: on oder off; ohne Angabe on, im Turnier off
cli-arg-rate = Sprechtempo von -5 bis 5
cli-arg-volume = Lautstärke von -5 bis 5
cli-arg-verbosity = Wie viel gesagt wird: short (Buchstaben), normal (Figur und Zielfeld) oder full (alles)
cli-arg-earcons = Töne neben den Worten: on oder off

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = { color } sagt an: { $move }.
clock-runs-on = Die Uhr von { color } läuft noch.
clock-runs = Die Uhr von { color } läuft.
corrected = Berichtigt: { $move }.
hands-back = Stell das Brett zurück wie vor diesem Zug. Dann Schritt für Schritt.
game-goes-on = Die Partie geht weiter.
repeats-now = { color } wiederholt.
repeat-fits = Stimmt.
repeat-differs = Wiederholung weicht ab. { color } wiederholt noch einmal. Angesagt: { $announced }. Wiederholt: { $repeated }. Nichts ausgeführt.
which = Welcher Zug? { $moves }. Sag die Zahl oder den ganzen Zug.
    .short = Welcher Zug? { $moves }.
which-one = Nummer { WORDS($number) }, { $move }
which-piece = Dame, Turm, Läufer oder Springer? Umwandlung auf { $square }.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = Keine Umwandlung. Nur ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer.
misfit-nothing-there = { $square } ist leer.
misfit-opponents-piece = Auf { $square } steht { $piece ->
    [king] der König
   *[other] { a-piece }
  } des Gegners.
misfit-other-piece = { no-piece } auf { $square }, dort steht { $found }.
misfit-same-square = { $square } zweimal, als Abgangsfeld und als Zielfeld.
misfit-own-piece = Auf { $square } steht { $piece ->
    [queen] eine eigene Dame
   *[other] ein eigener { piece }
  }.
misfit-nothing-to-capture = Nichts zu schlagen auf { $square }.
misfit-captured-other = Auf { $square } steht { $found }, nicht { a-piece }.
misfit-not-en-passant = Kein en passant auf { $square }. Das geht nur gleich nach einem Doppelschritt daneben.
    .short = Kein en passant auf { $square }.
misfit-none-left = { no-piece } dafür da.
misfit-no-such-capture = Kein solches Schlagen: { piece } schlägt { $captured }. Sag die Felder dazu.
    .short = Kein solches Schlagen: { piece } schlägt { $captured }.
misfit-none-on = { no-piece } auf { $line }.
misfit-none-reaches = { $piece ->
    [king] Der König kommt nicht nach { $square }
   *[other] { no-piece } kommt nach { $square }
  }.
misfit-reaches-instead = { your-piece } von { $from } kommt nach { $squares }.
    .short = { "" }
misfit-reaches-nothing = { your-piece } von { $from } kann nicht ziehen.
    .short = { "" }
misfit-does-not-reach = { piece } { $from } kommt nicht nach { $square }.
misfit-blocked = auf { $by } steht etwas im Weg. { piece } { $from } kommt nicht nach { $square }.
misfit-leaves-king = Der König stünde danach im Schach.
misfit-king-still-in-check = Der König bleibt im Schach.
misfit-king-attacked = { $square } ist angegriffen, der König darf nicht dorthin.
misfit-castling-right = Keine Rochade auf dieser Seite. König oder Turm hat schon gezogen oder steht nicht auf seinem Feld.
misfit-castling-occupied = Keine Rochade, { $square } ist besetzt.
misfit-castling-check = Keine Rochade im Schach.
misfit-castling-attacked = Keine Rochade, { $square } ist angegriffen.
misfit-from-where = Von welchem Feld? Sag die Figur, ihr Feld und { $square }.
refused = Geht nicht: { $why }

### Not understood

not-heard-nothing = Nichts verstanden. Sag einen Zug, zum Beispiel Springer { $g } eins { $f } drei, oder Hilfe.
    .short = Nichts verstanden.
not-heard-unknown-word = Nicht verstanden: { $word }. Sag einen Zug, zum Beispiel Springer { $g } eins { $f } drei, oder Hilfe.
    .short = Nicht verstanden: { $word }.
not-heard-no-square = Kein Feld: { $word }. Linien gehen von Anna bis Hektor, Reihen von eins bis acht.
    .short = Kein Feld: { $word }.
not-heard-no-piece = { $letter } ist hier kein Buchstabe einer Figur. Hier gilt: { $letters }.
not-heard-no-destination = Das Zielfeld fehlt. Sag zum Beispiel Springer { $f } drei.
    .short = Das Zielfeld fehlt.
not-heard-piece-alone = { piece }: wohin? Sag zum Beispiel { piece } { $f } drei.
    .short = { piece }: wohin?
not-heard-too-much = Zu viel auf einmal. Sag einen Zug: Figur, Abgangsfeld, Zielfeld.
    .short = Zu viel auf einmal.
not-heard-negated = Verneinte Züge werden nicht gespielt. Sag nur den Zug, den du willst.
not-heard-question = Frage nicht verstanden. Sag Fragen, um zu hören, was gefragt werden kann.
    .short = Frage nicht verstanden.
not-heard-which-castling = Kurze Rochade oder lange Rochade?
not-heard-castling-and-more = Rochade und noch etwas. Sag nur kurze Rochade oder lange Rochade.
    .short = Rochade und noch etwas.
not-heard-no-move = Das ist kein Zug.
not-heard-request = Nicht verstanden: { $rest }. { $example }
not-heard-choice = Keine Frage mit dieser Nummer ist offen.
question-gone = Die Frage ist nicht mehr offen, und nichts ist geschehen. Die Ziffer noch einmal geht zur Reihe.
not-heard-yes-no = Keine Frage ist offen.
no-arbiter = Hier ist kein Schiedsrichter. Pause hält die Uhr an.
language-now = Ab jetzt auf Deutsch.
language-fixed = Im Turnier bleibt die Sprache, wie sie beim Beginn war.
language-by-flag = Hier nicht. Komm wieder mit: ansage --voice { $tag }
language-unknown = Diese Sprache lässt sich nicht lesen.
example-report = Sag zum Beispiel weißes Brett Eva fünf leer. Oder weißes Brett und den Zug, der dort gemacht wurde.
example-correct = Sag Korrektur und den richtigen Zug.
example-claim = Sag beanspruche Stellungswiederholung. Oder beanspruche fünfzig Züge, auch mit dem beabsichtigten Zug dahinter. Bei abgelaufener Zeit beanspruche Zeit.
example-offer-draw = Ein Remisangebot hat keine Bedingung. Artikel 9.1.2.1. Sag Remis allein oder mit dem Zug.
example-postpone = Sag aufgeschoben, oder aufgeschoben zwei Minuten.
example-result = Sag Ergebnis Weiß, Ergebnis Schwarz oder Ergebnis remis.
example-wait = Sag warte und eine Dauer, zum Beispiel warte neunzig Sekunden.
example-time = Sag Zeit, Zeit Weiß, meine Zeit oder Zeit verbraucht.
example-take-back = Sag zurück, oder zurück und eine Zahl.
example-opponent = Welcher Gegner? Sag zum Beispiel Gegner Stockfish, oder Gegner Partner.
example-time-control = Welche Bedenkzeit? Sag zum Beispiel neue Partie, fünf Minuten.
example-set = Sag wessen und wie viel, zum Beispiel stelle Weiß fünf Minuten. Oder stelle Züge Weiß zwölf.
example-add = Sag wessen und wie viel, zum Beispiel gib Weiß zwei Minuten. Oder Zeitabzug Schwarz eine Minute.
example-note = Sag Vermerk und was zu vermerken ist.
example-open = Sag öffnen allein; das Kennwort wird dann erfragt.
example-law = Sag Artikel und eine Nummer, zum Beispiel Artikel 6.9.
example-warn = Sag wen und wofür, zum Beispiel Verwarnung Weiß Lärm.
example-whose = Sag wessen: Weiß oder Schwarz.
example-restore = Sag nach welchem Zug, zum Beispiel wiederherstellen zwölf Weiß. Null ist der Anfang.
example-other = Sag das Wort allein.

### Offers: what was nearly understood

offer-one = { $word }? Meintest du { $move }? Ja oder nein.
    .short = { $word }? Meintest du { $move }?
offer-several = { $word }? Meintest du: { $offers }? Sag die Zahl oder nein.
    .short = { $word }? Meintest du: { $offers }?
offer-which = Welche Zahl? { $offers }. Oder nein.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = Gesagt: { $move }? Ja oder nein.
    .short = Gesagt: { $move }?
offer-declined = Gut. Sag den Zug noch einmal.

### What a line in other words is about

topic-lead = { $topic }:
topic-asked = { $topic }? Ja oder nein.
    .short = { $topic }?
topic-either = { $first } oder { $second }?
topic-declined = Gut. Sag es bitte anders.
topic-square = Feld
topic-pieces = Wo Figuren stehen
topic-side = Figuren einer Seite
topic-king-side = Königsflügel
topic-queen-side = Damenflügel
topic-checks = Schachgebote
topic-position = Stellung
topic-rank = Reihe
topic-file = Linie
topic-diagonal = Diagonale
topic-attacks = Angreifer
topic-targets = Ziele
topic-legal-moves = Mögliche Züge
topic-captures = Schlagzüge
topic-captured = Geschlagene Figuren
topic-pinned = Fesselungen
topic-undefended = Ungedeckte Figuren
topic-count = Anzahl der Figuren
topic-may-play = Ob ein Zug möglich ist
topic-material = Material
topic-in-check = Schach
topic-castling = Rochade
topic-threats = Drohungen
topic-evaluation = Stellungsurteil
topic-opening = Eröffnung
topic-last-moves = Letzter Zug
topic-all-moves = Alle Züge
topic-turn = Wer am Zug ist
topic-my-colour = Deine Farbe
topic-time = Zeit
topic-moves = Zahl der Züge
topic-boards = Bretter vergleichen
topic-obligation = Zugpflicht
topic-repeat = Wiederholen
topic-spell = Buchstabieren
topic-earlier = Ansage davor
topic-later = Ansage danach
topic-slower = Langsamer
topic-faster = Schneller
topic-louder = Lauter
topic-softer = Leiser
topic-verbosity-short = Kurze Ansagen
topic-verbosity-normal = Normale Ansagen
topic-verbosity-full = Ausführliche Ansagen
topic-silence = Still
topic-own-speech-off = Sprache aus
topic-own-speech-on = Sprache ein
topic-help = Hilfe
topic-hint = Zugvorschlag
topic-better = Dein letzter Zug
topic-resign = Aufgeben
topic-offer-draw = Remis anbieten
topic-take-back = Zug zurücknehmen
topic-new-game = Neue Partie
topic-level = Spielstärke
topic-more = Mehr davon
topic-harder = Höhere Spielstärke
topic-easier = Niedrigere Spielstärke
topic-ladder = Blindleiter
topic-save = Partie sichern
topic-quit = Beenden
topic-ruling = Entscheidung des Schiedsrichters

### Refusals of other kinds

refused-not-started = Noch nicht begonnen. Der Schiedsrichter gibt die Uhr frei mit Schiedsrichter, Doppelpunkt, Beginn. Artikel 6.6.
refused-paused = Uhren stehen. Sag weiter.
refused-not-paused = Die Uhren laufen schon.
refused-own-time-only = Die Uhr hältst du hier nur an, solange deine eigene läuft. Artikel 6.11.2.
refused-started = Die Partie läuft schon.
refused-setting-right = Erst das Brett richten. Sag getan, wenn der Schritt getan ist.
refused-waiting = Die Partie wartet auf die Entscheidung des Schiedsrichters. Er sagt Schiedsrichter, Doppelpunkt, Ergebnis und Weiß, Schwarz oder remis.
refused-over = Die Partie ist zu Ende. Sag beenden.
    .short = Die Partie ist zu Ende.
refused-over-in-hand = Die Partie ist zu Ende. War es ein Versprecher, sag Korrektur und den richtigen Zug, sonst drücken oder beenden.
refused-not-your-turn = { color } ist am Zug.
refused-partners-pieces = Diese Figuren führt dein Gegner.
refused-repeat-first = Erst wiederholt { color } den angesagten Zug. Artikel D.2.1.
refused-clock-not-running = Die Uhr von { color } läuft nicht. Artikel 6.2.1.
refused-not-completed-yet = Ein regelwidriger Zug zählt erst, wenn die Uhr gedrückt ist. Artikel 7.5.1.
refused-illegal-stands = Zu spät: Auf den regelwidrigen Zug wurde geantwortet, er bleibt stehen. Artikel A.5.2.
refused-written-by-opponent = Was der Gegner geschrieben hat, sagt er selbst. Oder der Assistent, oder der Schiedsrichter.
refused-scores-only = Die Bretter stimmen überein; nur die Partieformulare sind zu berichtigen. Artikel 8.1.1.
refused-scores-unread = Lies { $players ->
    [white] das Partieformular von Weiß
    [black] das Partieformular von Schwarz
   *[both] beide Partieformulare
  } vor: { move-of }. Sag { $players ->
    [black] Formular Schwarz
   *[other] Formular Weiß
  } { $number } { $mover ->
    [white] Weiß
   *[black] Schwarz
  } und den Zug, oder unleserlich. Artikel D.2.9.
refused-no-illegal-move = Der letzte Zug von { color } ist regelgemäß. Die Partie geht weiter.
refused-no-illegal-since = Danach wurde kein regelwidriger Zug vollendet. Also wird nichts zurückgenommen. Artikel A.5.2.
refused-already-announced = Schon angesagt: { $move }. Sag drücken, oder Korrektur und den richtigen Zug.
    .short = Schon angesagt: { $move }.
refused-nothing-made = Noch kein Zug gemacht, die Uhr bleibt. Artikel D.2.4. Sag erst den Zug an.
    .short = Noch kein Zug gemacht, die Uhr bleibt. Artikel D.2.4.
refused-pressed-without-move = Noch kein Zug gemacht. Ist die Uhr gedrückt, entscheidet der Schiedsrichter. Artikel 7.5.3.
refused-too-late = Zu spät: Die Uhr ist gedrückt. Artikel D.2.8.
refused-replied-already = Zu spät: Der Gegner hat schon weitergemacht. Artikel D.2.8.
refused-nothing-to-correct = Nichts zu berichtigen. Sag den Zug an.
    .short = Nichts zu berichtigen.
refused-no-offer = Kein Remis ist angeboten.
refused-own-offer = Das Angebot kommt von { color } selbst. Die andere Seite antwortet.
refused-already-offered = Remis ist schon angeboten und noch nicht beantwortet.
refused-too-early-to-agree = Noch kein Remis: Erst müssen beide einen Zug gemacht haben. Artikel 5.2.3.
refused-not-to-claim = Beanspruchen kann nur, wer am Zug ist, vor seinem Zug. Artikel 9.2.
refused-too-early-to-offer = Noch kein Remisangebot: erst nach { $count ->
    [one] einem eigenen Zug
   *[other] { WORDS($count) } eigenen Zügen
  }. Artikel 9.1.1.
refused-cannot-withdraw = Ein Angebot kann nicht zurückgezogen werden. Artikel 9.1.2.1.
refused-declared-first = Erst der angekündigte Zug: { $move }. Artikel 9.5.3.
refused-declared-piece = Die Figur auf { $square } muss ziehen. Ihr angekündigter Zug war regelwidrig. Artikel 9.5.3 und 4.3.
refused-flag-up = Das Fähnchen von { color } ist nicht gefallen. Artikel 6.8.
refused-moves-done = Die Züge des Zeitabschnitts sind vollendet, { color }. Die Zeit des nächsten ist dazugekommen. Artikel 6.4.
refused-own-flag-down = Beide Fähnchen sind gefallen. Wer Zeitüberschreitung beansprucht, braucht selbst noch Zeit. Artikel A.5.3.
flags-go-on = Beide Fähnchen sind gefallen. Die Partie geht weiter. Welches zuerst, ist nicht festzustellen; weiter für beide mit der Zeit des nächsten Zeitabschnitts. Artikel III.3.1.1.
refused-flags-unknown = Beide Fähnchen sind gefallen. Welches zuerst, ist nicht festzustellen. Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, Ergebnis und Weiß, Schwarz oder remis.
refused-quickplay = Das geht nicht: { $lacking ->
    [announced] Die Regeln für den Endspurt sind nicht angekündigt. Artikel III.2.1
    [slower] Im Blitzschach gilt das nicht. Artikel III.2.2
    [no-increment] Mit jedem Zug kommt schon Zeit hinzu. Artikel III.2.2
    [last-period] Es ist noch nicht der letzte Zeitabschnitt. Artikel III.1
    [to-move] Nur wer am Zug ist, vor seinem Zug. Artikel { $article }
    [little-time] Nur wer weniger als zwei Minuten übrig hat. Artikel { $article }
    [flag-up] Nur bevor das Fähnchen fällt. Artikel { $article }
   *[answer] Der Schiedsrichter hat noch nicht geantwortet. Artikel { $article }
  }.
refused-offer-first = Erst antwortet { color } auf das Remisangebot. Artikel III.4.
refused-arbiter-answers = Erst antwortet der Schiedsrichter. Er sagt Schiedsrichter, Doppelpunkt, angenommen, abgelehnt oder aufgeschoben.
refused-arbiter-consents = Erst antwortet der Schiedsrichter. Er sagt Schiedsrichter, Doppelpunkt, angenommen oder abgelehnt.
refused-nothing-to-rule = Nichts war zu entscheiden.
refused-nothing-executed = Dort ist kein Zug ausgeführt, an dessen Stelle etwas getan wurde. Sag, was auf den Feldern steht.
refused-nothing-to-set-right = Nichts zu richten. Beide Bretter stehen, wie angesagt wurde.
refused-nothing-to-do = Nichts war zu tun.
refused-nothing-to-take-back = Kein Zug da, der zurückgenommen werden könnte.
refused-flag-down = Die Zeit von { color } ist abgelaufen.
refused-own-fault = Niemand beansprucht gegen sich selbst. Sag, wessen Zug es war.
refused-no-protest = Zu spät: { color } hat seither berührt oder angesagt. Artikel 4.8.
refused-no-fixed-penalty = Diese Regeln haben dafür keine feste Strafe. Der Schiedsrichter kann verwarnen oder Zeit geben.
refused-not-pressed-yet = Es zählt erst, wenn { color } die Uhr gedrückt hat. Artikel 7.5.4.
refused-too-late-for-start = Zu spät: Jeder hat zehn Züge gemacht. Die Partie geht weiter. Artikel A.5.1.2.
refused-colors-stay = Die Partie geht mit diesen Farben weiter. Artikel 7.3.
refused-colors-go-on = Die Partie geht mit diesen Farben weiter. Entscheidet der Schiedsrichter anders: Schiedsrichter, Doppelpunkt, Farben vertauscht, annulliert. Artikel 7.3.
refused-no-such-move = Kein vollendeter Zug hat diese Nummer.
refused-no-move-yet = { color } hat noch keinen Zug gemacht.
refused-no-ruling = Keine Entscheidung zurückzunehmen. Es gab keine, oder die Partie ging seither weiter.
refused-not-at-practice = Übungspartien werden nicht abgebrochen. Sag beenden, die Partie bleibt erhalten.
refused-ruled-already = Das ist schon gezählt: ein Verstoß, eine Strafe. Artikel { $article }.
refused-sheet-not-to-move = Das Partieformular darf nur sehen wollen, wer am Zug ist. Artikel A.4.3.
refused-assistant-needed = Kein Beginn ohne Assistenten. Blind gegen gehörlos geht nur mit einem Assistenten, der zieht und ansagt. Artikel D.2.11.
refused-no-assistant = In dieser Partie gibt es keinen Assistenten. Artikel D.2.11.
refused-no-assistant-of = { color } hat hier keinen Assistenten. Artikel D.2.11.
refused-limited-assistant = Dieser Assistent darf nur ziehen und ansagen. Denn der Spieler, der nicht sieht, hat keinen. Artikel D.2.11.
refused-whose-assistant = Hier hat jeder Assistent eigene Aufgaben. Die Zeile beginnt mit Assistent von Weiß oder Assistent von Schwarz und Doppelpunkt. Artikel D.2.10.
refused-not-his-player = Das tut der Assistent von { color } nur für { color }. Artikel D.2.10.
refused-no-article = { $why }.
refused-no-clock = Es gibt keine Uhr zu stellen.
refused-no-byo-yomi = Byo-yomi gibt es hier nicht.
refused-too-much-time = Zu viel: Eine Uhr zeigt höchstens einen Tag, ein Zähler fünfhundert.
refused-setting-stays = Die Einstellung der Uhren bleibt. Jeder hat zehn Züge vollendet. Leidet sonst der Zeitplan, dann sag dahinter: Zeitplan. Artikel A.5.1.1.
refused-duty-not-given = Das ist dem Assistenten hier nicht übertragen. Artikel { $article }.
refused-players-press = Hier drücken die Spieler die Uhr selbst. Artikel D.2.4.
refused-assistant-presses = Hier drückt der Assistent die Uhr. Seine Zeile beginnt mit Assistent und Doppelpunkt. Artikel D.2.10.3.
may-not-announce = Ansagen dürfen die Spieler und ihr Assistent. Artikel { $article }.
may-not-press = Die Uhr drücken die Spieler oder ihr Assistent. Artikel { $article }.
may-not-decide = Das entscheiden nur die Spieler selbst. Ihre Zeile beginnt mit Weiß oder Schwarz und Doppelpunkt. Artikel { $article }.
may-not-report = Das darf hier nicht berichtet werden. Artikel { $article }.
may-not-touch = Das darf hier nicht berichtet werden. Artikel { $article }.
may-not-written = Das darf hier nicht berichtet werden. Artikel { $article }.
may-not-claim-time = Zeitüberschreitung reklamieren die Spieler, ihr Assistent oder der Schiedsrichter. Artikel { $article }.
may-not-ask = Das darfst du hier nicht fragen. Nach Zeit und Zügen fragen die Spieler, ihr Assistent oder der Schiedsrichter. Artikel { $article }.
refused-moves-not-told = Die Zahl der Züge erfährt nur, wer nicht sieht. Artikel 12.6 und D.2.10.4.
may-not-set-right = Die Bretter richtet hier der Schiedsrichter. Seine Zeile: Schiedsrichter, Doppelpunkt, richten. Artikel { $article }.
may-not-clock = Die Uhr bedient hier der Schiedsrichter. Seine Zeile beginnt mit Schiedsrichter und Doppelpunkt. Artikel { $article }.
may-not-rule = Das entscheidet der Schiedsrichter. Seine Zeile beginnt mit Schiedsrichter und Doppelpunkt. Artikel { $article }.
may-not-set-clock = Die Uhr stellt hier der Schiedsrichter. Seine Zeile beginnt mit Schiedsrichter und Doppelpunkt. Artikel { $article }.
may-not-stop-clock = Die Uhr hält hier der Assistent an oder der Schiedsrichter. Seine Zeile beginnt mit Assistent und Doppelpunkt. Artikel { $article }.
may-not-note = Vermerke macht hier der Schiedsrichter oder der Assistent. Artikel { $article }.
may-not-take-back = Zurücknehmen gibt es nur beim Üben. Artikel { $article }.
may-not-hint = Hinweise gibt es nur beim Üben. Artikel { $article }.

### Boards

boards-differ = Bretter verschieden. { $squares }
boards-differ-square = { $square }: weißes Brett { $white }, schwarzes Brett { $black }.
boards-agree = Bretter stimmen überein.
boards-not-scores = Bretter stimmen überein, aber nicht mit der Ansage.
board-stands-turned = Verdreht steht { board-of }. Artikel 7.2.2.
boards-differ-since = Bemerkt nach Zug { WORDS($number) } von { color }.
move-of = Zug { WORDS($number) } von { $mover ->
    [white] Weiß
   *[black] Schwarz
  }
said-by = { $scores ->
    [both] beide Partieformulare sagen { $move }
    [white] das Partieformular von Weiß sagt { $move }
    [black] das Partieformular von Schwarz sagt { $move }
   *[announced] angesagt ist { $move }
  }
scores-agree = { move-of }. { said-by }.
boards-wrong = { $boards ->
    [white] Falsch ist das weiße Brett
    [black] Falsch ist das schwarze Brett
   *[both] Falsch sind beide Bretter
  }: Sag richten. Artikel D.2.9.
boards-left-wrong = { $boards ->
    [white] Das weiße Brett steht nicht wie aufgezeichnet
    [black] Das schwarze Brett steht nicht wie aufgezeichnet
   *[both] Beide Bretter stehen nicht wie aufgezeichnet
  }. Artikel D.2.9.
boards-both-wrong = Beide Bretter sind falsch: { $squares }. Artikel D.2.9.
scores-say-otherwise = { move-of }. { said-by }. Angesagt war { $announced }.
record-differs = Die Partieformulare stimmen überein. Sag richten, dann wird der Schiedsrichter gefragt, ob die Aufzeichnung berichtigt wird. Artikel D.2.9.
scores-differ = Die Partieformulare weichen ab von Zug { WORDS($number) } von { color } an. Sag richten, dann wird der Schiedsrichter gefragt, ob es zum Zug davor zurückgeht. Artikel D.2.9.
scores-only-differ = Nur die Partieformulare weichen ab: von Zug { WORDS($number) } von { color } an. Sie werden berichtigt. Artikel 8.1.1.
reconcile-file = { $file }: { $why }
reconcile-flaw = Zeile { $line } ist kein PGN. { $why }
reconcile-too-large = Die erste Partie endet nicht innerhalb von { $size } Megabyte.
reconcile-no-game = Keine Partie darin.
reconcile-starts = Die beiden Partieformulare beginnen mit verschiedenen Stellungen.
reconcile-board = Das Brett von { color } ist nicht das erste Feld einer FEN: acht Reihen, von der achten bis zur ersten, mit je acht Feldern und Schrägstrichen dazwischen.
reconcile-sheet = Partieformular von { $owner ->
    [white] Weiß
   *[black] Schwarz
  }: { $plies ->
    [0] kein Zug
   *[other] bis Zug { WORDS($number) } von { color }
  }.
reconcile-left-out = Darin fehlt Zug { WORDS($number) } von { color }. Er ist aus dem anderen Partieformular genommen.
reconcile-unread = Darin ist Zug { WORDS($number) } von { color } nicht als ein Zug zu lesen, geschrieben { $word }. Er ist aus dem anderen Partieformular genommen.
reconcile-more = In der Datei sind weitere Partien; gelesen wird nur die erste.
reconcile-several = Es passt auf mehrere Züge: { $moves }.
reconcile-no-promotion = Es fehlt die Figur, in die der Bauer umgewandelt wird.
reconcile-illegible = Das ist nicht als Zug zu lesen.
reconcile-fault = Dort geht es nicht weiter: Zug { WORDS($number) } von { color }, geschrieben { $word }. { $why }
reconcile-agree = Die Partieformulare stimmen überein { $plies ->
    [0] ohne einen Zug
   *[other] bis Zug { WORDS($number) } von { color }
  }.
reconcile-shorter = Dem Partieformular von { $owner ->
    [white] Weiß
   *[black] Schwarz
  } { $count ->
    [one] fehlt der letzte Zug
   *[other] fehlen die letzten { WORDS($count) } Züge beider Seiten
  }.
reconcile-differ = Die Partieformulare stimmen { $plies ->
    [0] in keinem Zug überein
   *[other] bis Zug { WORDS($number) } von { color } überein und dann nicht mehr
  }.
reconcile-agreement = Nichts weicht ab.
reconcile-unclear = Sonst weicht nichts ab; was fehlt oder nicht nachzuspielen ist, klärt der Schiedsrichter.
reconcile-boards = { $boards ->
    [white] Das weiße Brett ist falsch
    [black] Das schwarze Brett ist falsch
   *[both] Beide Bretter sind falsch, jedes anders
  }: Es gelten die Partieformulare, und das Brett wird berichtigt. Artikel D.2.9.
reconcile-alike = Beide Bretter haben denselben Fehler: Es gelten die Partieformulare, und beide Bretter werden berichtigt. Artikel D.2.9.
reconcile-retrace = Bretter und Partieformulare weichen ab: Beide gehen zurück { $plies ->
    [0] an den Anfang
   *[other] zur Stellung nach Zug { WORDS($number) } von { color }
  }, und der Schiedsrichter stellt die Uhren. Artikel D.2.9, Artikel 7.1.
reconcile-scores = Die Bretter stimmen überein: Nur die Partieformulare werden berichtigt. Artikel 8.1.1.
reconcile-unknown = Stimmen die Bretter überein, werden nur die Partieformulare berichtigt, Artikel 8.1.1; sonst geht beides zurück { $plies ->
    [0] an den Anfang
   *[other] zur Stellung nach Zug { WORDS($number) } von { color }
  }, Artikel D.2.9. Beide Bretter lassen sich mit --white-board und --black-board angeben.
reconcile-steps = Das Brett von { $owner ->
    [white] Weiß
   *[black] Schwarz
  } richten: { $count ->
    [one] ein Schritt
   *[other] der erste von { WORDS($count) } Schritten
  }: { $step }.
reconcile-next = Dann { $step }.
score-written = Formular { $owner ->
    [white] Weiß
   *[black] Schwarz
  }, Zug { WORDS($number) } von { color }: { $move }.
score-illegible = Partieformular von { $owner ->
    [white] Weiß
   *[black] Schwarz
  }, Zug { WORDS($number) } von { color }: unleserlich.
score-read = Partieformular von { $owner ->
    [white] Weiß
   *[black] Schwarz
  } gelesen: { $plies ->
    [0] kein Zug
   *[other] bis Zug { WORDS($number) } von { color }
  }. { $count ->
    [0] alles wie gespielt
    [one] ein Zug anders als gespielt
   *[other] { WORDS($count) } Züge anders als gespielt
  }.
score-read-none = Nichts gelesen: { $why }
score-read-more = Darin stehen weitere Züge, die nicht gespielt sind.
score-read-other = Das ist das Partieformular einer anderen Partie. Von { WORDS($plies) } Zügen stimmen { WORDS($count) } nicht. Nichts ist aufgenommen.
score-read-start = Das Partieformular in der Datei beginnt mit einer anderen Stellung. Nichts ist aufgenommen.
correction-impossible = { $itself ->
    [yes] Das ist dort kein regelgemäßer Zug.
   *[no] Dann ist { move-of } nicht möglich. { $move }.
  }
correction-proposed = Nimmt der Schiedsrichter an, gilt, was die Partieformulare sagen. { $wrong ->
    [white] Dann wird das weiße Brett gerichtet.
    [black] Dann wird das schwarze Brett gerichtet.
    [both] Dann werden beide Bretter gerichtet.
    [over] Dann ist die Partie beendet.
    [open] Was auf den Brettern zu tun ist, wird danach gefragt.
   *[none] Beide Bretter bleiben, wie sie sind.
  } Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, annehmen oder ablehnen. Artikel D.2.9.
record-corrected = Aufzeichnung berichtigt. { move-of }: { $move }. Artikel D.2.9.
boards-as-written = Beide Bretter gelten so, wie geschrieben ist. Steht eines anders, sag, was dort steht.
retrace-scores = Die Partieformulare weichen ab: { move-of }.
retrace-proposed = Beides zurück? Bretter und Formulare gehen dann { $plies ->
    [0] zum Anfang
   *[other] zur Stellung nach { move-of }
  }, wenn der Schiedsrichter annimmt. Uhren dort: Weiß { $white }, Schwarz { $black }. Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, annehmen oder ablehnen. Artikel D.2.9, Artikel 7.1.
retraced = Zurückgegangen { $plies ->
    [0] zum Anfang
   *[other] zur Stellung nach { move-of }
  }. Zeiten wie damals. Artikel D.2.9, Artikel 7.1.
clocks-asked = Uhren: Weiß { $white }, Schwarz { $black }. Der Schiedsrichter stellt sie, zum Beispiel Schiedsrichter, Doppelpunkt, stelle Weiß 5 Minuten, und sagt dann weiter; oder er sagt Schiedsrichter, Doppelpunkt, annehmen, dann bleiben sie. Artikel D.2.9, Artikel 7.1.
boards-agree-after = Bretter stimmen überein nach Zug { WORDS($number) } von { color }.
board-reported = Vermerkt für { board-of }. Kein Unterschied.
setting-right = { board-of }: { $step }. Sag getan. { $count ->
    [one] Das ist der einzige Schritt
   *[other] Das ist der erste von { WORDS($count) } Schritten
  }. { move-of }. { said-by }.
setting-right-start = { board-of }: { $step }. Sag getan. { $count ->
    [one] Das ist der einzige Schritt
   *[other] Das ist der erste von { WORDS($count) } Schritten
  }. So ist die Ausgangsstellung.
setting-right-back = { board-of }: { $step }. Sag getan. { $count ->
    [one] Das ist der einzige Schritt
   *[other] Das ist der erste von { WORDS($count) } Schritten
  }. Es geht zurück.
next-step = { board-of }: { $step }. Sag getan.
step-move = { colored-piece } von { $from } nach { $to }
step-remove = { colored-piece } von { $from } vom Brett nehmen
step-put = { colored-piece } auf { $to } stellen
step-turn = das ganze Brett halb herumdrehen
# Why a board is wrong, and a board gone over by touch.
cause-likely = Wahrscheinlich { on-board-of }: { $cause }.
cause-too = Und außerdem: { $cause }.
cause-close = Fast ebenso wahrscheinlich: { $cause }.
cause-none = Keine Ursache gefunden { on-board-of }: weder ein Fehler noch zwei erklären, was dort steht.
cause-move = Zug { WORDS($number) } von { $mover ->
    [white] Weiß
   *[black] Schwarz
  }, { $move }
cause-since = frühestens nach Zug { WORDS($number) } von { $mover ->
    [white] Weiß
   *[black] Schwarz
  }, { $move }
cause-since-start = irgendwann seit der Aufstellung
cause = { $mistake ->
    [wrong-square] { $move }, wurde nach { $to } gesetzt
    [wrong-square-stays] { $move }, wurde nach { $to } gesetzt, und die geschlagene Figur blieb stehen
    [king-to] { $move }: der König kam auf { $to }
    [wrong-piece] { $move }, wurde mit der Figur von { $from } ausgeführt
    [captured-stays] { $move }: vom Brett kam die schlagende Figur, die geschlagene blieb auf { $from }
    [passed-stays] { $move }: der geschlagene Bauer blieb auf { $from }
    [only-captured] { $move }: die Figur auf { $from } wurde entfernt, die schlagende nicht gezogen
    [rook-left] { $move }: der Turm blieb auf { $from }
    [king-left] { $move }: der König blieb auf { $from }
    [rook-to] { $move }: der Turm kam auf { $to }
    [other-side] { $move }, wurde nach der anderen Seite ausgeführt
    [promoted-to] { $move }: auf { $to } kam { a-piece }
    [pawn-left] { $move }: der Bauer auf { $to } wurde nicht umgewandelt
    [not-executed] { $move }, wurde nicht ausgeführt
    [executed-twice] { $move }, wurde zweimal ausgeführt, bis { $to }
    [followed] { $move }: danach wurde auch die Figur von { $from } nach { $to } gesetzt
    [own-piece] { $move }, wurde mit der eigenen Figur ausgeführt, von { $from } nach { $to }
    [knocked-off] { colored-piece } von { $from } kam vom Brett, { $move }
    [knocked-onto] { colored-piece } von { $from } geriet nach { $to }, { $move }
   *[exchanged] die Figuren auf { $from } und { $to } wurden vertauscht aufgestellt
  }
check-begins = Prüfung: { board-of }. Zum Beenden: aufhören.
    .short = Prüfung: { board-of }.
check-clocks-run = Die Uhren laufen weiter.
check-count = Wie viele { $players ->
    [white] weiße Figuren
    [black] schwarze Figuren
   *[both] Figuren
  } stehen { $where }?
check-rank = auf Reihe { $from }
check-file = auf Linie { $first }
check-half = auf den Reihen { $from } bis { $to }
check-wing = auf den Linien { $first } bis { $last }
check-quarter = auf den Reihen { $from } bis { $to } der Linien { $first } bis { $last }
check-occupied = Steht etwas auf { $square }?
check-which = Was steht auf { $square }?
check-reads = { $name } muss so stehen: { $items }. Beim ersten falschen Feld: Stopp und das Feld. Sonst: stimmt.
check-where = Welches Feld ist das erste falsche?
check-go-on = Nichts Wahrscheinliches ist falsch. Jedes Feld prüfen? Ja oder nein.
check-record = Vermerken, dass es so steht? Ja oder nein.
check-record-or-go-on = Vermerken, dass es so steht? Ja oder nein. Weiter sucht noch mehr.
check-no-move = Während der Prüfung braucht ein Zug den Namen davor. Sag Weiß, Doppelpunkt. Zum Beenden: aufhören.
check-not-asked = Geprüft wird { board-of }. Es antwortet, wer es fühlt.
check-no-answer = Das ist hier keine Antwort.
check-ended = Prüfung beendet.
check-overtaken = Prüfung beendet: Inzwischen ist die Partie weitergegangen.
check-nothing = Kein Fehler { on-board-of }. Jedes Feld ist geprüft.
check-found = Falsch { on-board-of }: { $squares }.
check-found-square = { $square } { $found }, richtig { $right }
check-recorded-before = So ist es schon vermerkt. Zum Richten: richten.
check-then-fix = Zum Richten: richten.
check-contradicted = Die Antworten widersprechen sich. Noch einmal von vorn.
check-contradicted-again = Die Antworten widersprechen sich wieder. Prüfung beendet.
example-check = Sag prüfen, prüfen Weiß oder prüfen Schwarz.
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }: { $contents }, { $shade ->
    [light] weißes Feld
   *[dark] schwarzes Feld
  }.
look-item = { $place } { $contents }
file-item = { $contents } auf { $place }
look-no-piece = { no-piece } auf dem Brett.
look-no-pieces = { color }: { no-piece }.
rank-name = Reihe { $rank }
file-name = Linie { $file }
diagonal-name = Diagonale von { $from } nach { $to }
line = { $name }: { $items }, sonst leer.
line-full = { $name }: { $items }.
line-empty = { $name }: leer.
rays-from = Von { $square } aus, { $contents }.
ray = { $direction ->
    [forward] Vorn
    [forward-right] Vorn rechts
    [right] Rechts
    [back-right] Hinten rechts
    [back] Hinten
    [back-left] Hinten links
    [left] Links
   *[forward-left] Vorn links
  }: { $items }.
rays-else = Sonst leer.
piece-at = { piece } { $square }
nobody = keine
nothing-reached = nichts
nothing = nichts
attacks = { $named } { $square }: { $attacked ->
    [yes] angegriffen von { $attackers }
   *[no] nicht angegriffen
  }, { $defended ->
    [yes] gedeckt von { $defenders }
   *[no] nicht gedeckt
  }.
attacks-king = { $named } { $square }: { $attacked ->
    [yes] angegriffen von { $attackers }
   *[no] nicht angegriffen
  }.
attacks-empty = { $square }, leer. Weiße Angreifer: { $white }. Schwarze Angreifer: { $black }.
targets = { $square }, { $contents }. Greift an: { $attacked }. Deckt: { $defended }.
knight-reach = Springersprung von { $square }: { $items }.
empty-squares = leer sind { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: kein Zug.
captures-none = { $piece }: schlägt nichts.
moves-nowhere = { color } hat keinen regelgemäßen Zug.
captures-nowhere = { color } kann nichts schlagen.
moves-nowhere-kind = { no-piece } von { color } hat einen regelgemäßen Zug.
captures-nowhere-kind = { no-piece } von { color } kann etwas schlagen.
moves-in-check = Erst ist { opponent } am Zug und steht im Schach.
move-takes = schlägt { piece } { $square }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
captured-on = { piece } { $square }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
captures-of = { $piece } schlägt { $moves }.
undefended = Ungedeckt: { $pieces }.
hanging = Bei { color } hängt: { $pieces }.
hanging-none = Bei { color } hängt nichts.
undefended-none = Bei { color } ist alles gedeckt.
checks-of = Schach mit { $piece }: { $moves }.
checks-none = { $piece }: kein Schach.
checks-nowhere = { color } kann kein Schach geben.
checks-nowhere-kind = { no-piece } von { color } kann Schach geben.
in-check = { color } steht im Schach: { $pieces }.
in-check-none = { color } steht nicht im Schach.
castling-left = Rochade, { color }: { $short }; { $long }.
castling-state = { $castling } { $state ->
    [possible] möglich
    [occupied] jetzt nicht, { $square } ist besetzt
    [attacked] jetzt nicht, { $square } ist angegriffen
    [check] nicht im Schach
    [king] nicht mehr, der König hat gezogen
   *[rook] nicht mehr, der Turm hat gezogen oder fehlt
  }
castling-done = { color } hat schon rochiert.
threats = { color } droht: { $threats }.
threats-none = Von { color } droht unmittelbar nichts.
threat-mate = { $piece } { $square } matt
threat-capture = { $by } schlägt { piece } { $square }
threat-promotion = { $piece } wandelt um auf { $square }
evaluation = Nach Material steht { color } besser, um { $pawns ->
    [one] einen Bauern
   *[other] { WORDS($pawns) } Bauern
  }.
evaluation-equal = Nach Material steht es gleich.
wing = { $side ->
    [short] Königsflügel
   *[long] Damenflügel
  }{ $half-of ->
    [white] {", "}weiße Hälfte
    [black] {", "}schwarze Hälfte
   *[none] {""}
  }.
pinned = Gefesselt: { $pieces }.
pinned-one = { colored-piece } { $square } durch { $by }
castling-name = { $side ->
    [short] kurze Rochade
   *[long] lange Rochade
  }
move-promotes = { $square } mit Umwandlung
pinned-none = Nichts ist gefesselt.
attacked-none = Nichts ist angegriffen.
attacked-none-of = Keine Figur von { color } ist angegriffen.
counted-piece = { $piece ->
    [queen] { $count ->
        [one] eine Dame
       *[other] { WORDS($count) } Damen
      }
    [rook] { $count ->
        [one] ein Turm
       *[other] { WORDS($count) } Türme
      }
    [bishop] { $count ->
        [one] ein Läufer
       *[other] { WORDS($count) } Läufer
      }
    [knight] { $count ->
        [one] ein Springer
       *[other] { WORDS($count) } Springer
      }
   *[pawn] { $count ->
        [one] ein Bauer
       *[other] { WORDS($count) } Bauern
      }
  }
material-side = { color }: { $pieces }, zusammen { WORDS($worth) }.
material-equal = Gleich.
material-more = Mehr bei { color }: { $pieces }.
counted-own = { $pieces }.
counted-of = { color }: { $pieces }.
may-play = Ja, möglich: { $move }.
none-to-take = { no-piece } kann geschlagen werden.
captured-by = Geschlagen von { color }: { $pieces }.
move-numbered = Zug { WORDS($number) }, { color }: { $move }.
move-in-hand = Zug { WORDS($number) }, { color }, noch nicht gedrückt: { $move }.
move-row = Zug { WORDS($number) }: { $white }, { $black }.
moves-none-yet = Noch kein Zug.
moves-none-yet-of = { color } hat noch nicht gezogen.
turn-number = Zug { WORDS($number) }, { color } am Zug.
opening = Eröffnung: { $name }.
opening-none = Keine Eröffnung mit Namen.
players-color = { $whose ->
    [own] Du hast
   *[other] Dein Gegner hat
  } { color }.
slower = Langsamer.
slowest = Langsamer geht es nicht.
faster = Schneller.
fastest = Schneller geht es nicht.
louder = Lauter.
louder-perhaps = Lauter, wenn Speech Dispatcher nicht schon am lautesten spricht.
loudest = Lauter geht es nicht.
softer = Leiser.
softest = Leiser geht es nicht.
own-speech-off = Sprache aus.
own-speech-on = Sprache an.
verbosity = { $verbosity ->
    [short] Kurz
    [normal] Normal
   *[full] Ausführlich
  }: { $move }.
verbosity-announcements = Ansagen der Spieler bleiben ausführlich.
keys = Eine Taste allein, oder mit Alt: { $keys }.
keys-hearing = Hören: { $keys }.
keys-board = Auf dem Brett: { $keys }. Eine Ziffer allein als Zeile tut dasselbe.
keys-pieces = Zur nächsten Figur, mit großem Buchstaben allein oder mit Alt und Umschalt: { $keys }.
keys-own = In den Einstellungen geändert: { $keys }.
keys-seeing = Auf dem Bildschirm: { $keys }.
keys-typing = In der Zeile: { $keys }.
keys-elsewhere = Auf dem Bildschirm und im Zeileneditor gibt es außerdem diese Tasten.
keys-digits = Eine Ziffer allein, eins bis acht: auf derselben Linie zu dieser Reihe.
keys-help = Was sich jetzt sagen lässt, nennt Hilfe oder help.
key-run = { $first } bis { $last }
key-asks = { $asks ->
    [repeat] wiederholen
    [previous] davor
    [next] danach
    [keys] alle Tasten
    [silence] Stille
    [speech] Sprache aus oder an
    [step-left] ein Feld nach links
    [step-right] ein Feld nach rechts
    [step-up] ein Feld nach oben
    [step-down] ein Feld nach unten
    [go-rank] auf derselben Linie zu dieser Reihe
    [rest] Cursor zu Ansage, Feld oder Eingabe
    [contrast] Farben
    [figurines] Figurinen
    [big-clocks] große Uhren
    [back] zurücklesen
    [onward] weiterlesen
    [repaint] neu zeichnen
    [leave] beenden
    [earlier-line] frühere Zeile
    [later-line] spätere Zeile
    [line-start] an den Anfang
    [line-end] ans Ende
    [cut-rest] den Rest löschen
    [cut-line] alles löschen
    [cut-word] ein Wort löschen
    [last-line] in leerer Zeile beenden
   *[nothing] nichts
  }
key-named = { $named ->
    [ctrl] Steuerung
    [alt] Alt
    [shift] Umschalt
    [left] Pfeil links
    [right] Pfeil rechts
    [up] Pfeil auf
    [down] Pfeil ab
    [home] Pos 1
    [end] Ende
    [page-up] Bild auf
    [page-down] Bild ab
    [escape] Escape
    [insert] Einfügen
   *[space] Leertaste
  }
key-does = { $key }: { $does }
which-square = Welches Feld?
edge = Rand.
may-not-analyse = Darüber gibt es in einer Partie keine Auskunft. Artikel { $article }. Frag nach deinem Brett, der letzten Ansage, Zeit oder Zügen.
help-more = Was sich über Brett und Partie fragen lässt, nennt das Wort Fragen, die Tasten dafür das Wort Tasten.
help-questions = Frag nach dem Brett: Was steht auf { $e } vier, wo sind die Springer, Figuren Weiß, Reihe vier, Linie { $e }, Diagonale { $e } vier, letzter Zug, alle Züge.
help-analysis = Auch: Wer greift { $f } sieben an, wohin kann der Springer, was ist gefesselt, Material, geschlagen.
help-speech = Zum Hören: wiederholen, buchstabieren, langsamer, schneller, Stille, Sprache aus.

### Clock and moves

time-both-left = { $white-you ->
    [yes] Du
   *[no] Weiß
  }: { $white }. { $black-you ->
    [yes] Du
   *[no] Schwarz
  }: { $black }.
time-both-used = { $white-you ->
    [yes] Du
   *[no] Weiß
  } verbraucht: { $white }. { $black-you ->
    [yes] Du
   *[no] Schwarz
  } verbraucht: { $black }.
time-one = { color }: { $left } übrig, { $used } verbraucht.
time-one-used = { color }: { $used } verbraucht.
low-time-you = Noch { $left }.
low-time = { color }: noch { $left }.
time-none = Ohne Uhr. Weiß verbraucht: { $white }. Schwarz verbraucht: { $black }.
time-byo-yomi = { $left } { $periods ->
    [0] in der letzten Byoyomi-Periode
    [one] und noch eine Byoyomi-Periode
   *[other] und noch { WORDS($periods) } Byoyomi-Perioden
  }
moves-each = { $count ->
    [0] Noch kein Zug vollendet.
    [one] Jeder hat einen Zug vollendet.
   *[other] Jeder hat { WORDS($count) } Züge vollendet.
  }
moves-white = { $white ->
    [0] keinen Zug
    [one] einen Zug
   *[other] { WORDS($white) } Züge
  }
moves-black = { $black ->
    [0] keinen Zug
    [one] einen Zug
   *[other] { WORDS($black) } Züge
  }
moves-differ = Weiß hat { moves-white } vollendet, Schwarz { moves-black }.
moves-counter = Der Zugzähler der Uhr von { color } zeigt { WORDS($count) }.
wait-only-simulated = Zeit vergeht hier von selbst. Das Wort warte gilt nur mit simulierter Zeit.
clocks-stand = Die Uhren stehen.
clocks-run = Die Uhren laufen.
clock-set = Uhr gestellt, { color }: { $time }. Artikel 6.10.2.
moves-set = Zugzähler gestellt, { color }: { WORDS($count) }. Artikel 6.10.2.
byo-yomi-set = Byoyomi-Perioden übrig, { color }: { WORDS($count) }. Artikel 6.10.2.
for-schedule = Der Zeitplan litte sonst. Artikel A.5.1.1.
time-added = { color } erhält { $time } dazu. Artikel 12.9.2.
additional-time = { color } erhält { $time } dazu: { $text }. Artikel 6.10 und 12.5.
time-cut = Zeitabzug, { color }: { $time }. Artikel 12.9.3.
stood-still = Das Programm stand { $time } still, niemandem wird das angerechnet. Die Uhren stehen. Sag weiter.
stood-still-arbiter = Das Programm stand { $time } still, niemandem wird das angerechnet. Die Uhren stehen, der Schiedsrichter entscheidet. Artikel 6.11.
paused-seeking = Die Uhren stehen, der Schiedsrichter ist gerufen: { $text }. Artikel 6.11.2.
paused-for = Die Uhren stehen: { $text }.
paused-without-reason = Die Uhren stehen, ohne genannten Grund. Der Schiedsrichter entscheidet. Artikel 6.11.4.
noted = Vermerkt: { $text }.
must-record = { color } muss mitschreiben. Artikel 8.1.1.
need-not-record = { color } muss in diesem Zeitabschnitt nicht mehr mitschreiben. Artikel 8.4.
need-not-record-fast = { color } muss nicht mitschreiben. Artikel A.2.
sheet-refused = Partieformular verweigert: { color } hat schon fünfmal gefragt, mehr stört. Es ist vermerkt. Artikel { $article }.
recording-stopped = { color } schreibt nicht mehr mit. Artikel 8.4.
score-completed = Das Partieformular von { color } ist vollständig, und { color } schreibt wieder mit.
score-kept = { $speaker ->
    [arbiter] Der Schiedsrichter
    [white-assistant] Der Assistent von Weiß
    [black-assistant] Der Assistent von Schwarz
   *[assistant] Der Assistent
  } schreibt mit, weil es kein Spieler tut. Artikel 8.5.1.
score-due = Ein Fähnchen ist gefallen. { color } vervollständigt vor dem nächsten Zug das Partieformular und darf am Zug um das Partieformular des Gegners bitten. Danach Partieformular vollständig sagen. Artikel 8.5.2.
scores-due = Die Uhren stehen: Beide Spieler vervollständigen ihre Partieformulare. Danach Partieformular vollständig sagen. Artikel 8.5.1.
score-lent = Partieformular für { color }, vor dem Zug zurückzugeben. Artikel { $article }.
reconstructing = Die Uhren stehen: Die Partie wird auf einem zweiten Brett rekonstruiert. Stellung, Zeiten, wer am Zug ist und die Zahl der Züge sind vermerkt. Danach Partieformular vollständig sagen. Artikel 8.5.3.
next-period = { $players ->
    [white] Der nächste Zug von Weiß zählt
    [black] Der nächste Zug von Schwarz zählt
   *[both] Der nächste Zug jedes Spielers zählt
  } zum nächsten Zeitabschnitt. Dessen Zeit kommt dazu. Artikel 8.6.
score-replaced = Das elektronische Partieformular von { color } ist ersetzt, die Züge bleiben. Artikel 8.3.
signed = Unterschrieben: { color }. Artikel 8.7.
signed-by-both = Beide Spieler haben unterschrieben, das Ergebnis gilt.
sign-now = Zum Unterschreiben { $players ->
    [white] sagt Weiß: Weiß, Doppelpunkt, unterschreiben
    [black] sagt Schwarz: Schwarz, Doppelpunkt, unterschreiben
   *[both] sagt jeder: Weiß oder Schwarz, Doppelpunkt, unterschreiben
  }.
result-replaced = Das Ergebnis davor gilt nicht mehr. Artikel 8.7.
claim-written = { color } beansprucht Remis. { opponent } kann mit normalen Mitteln nicht gewinnen oder versucht es nicht. Artikel III.6. Die Partie ist damit beendet. Stellung und Partieformular sind aufgeschrieben, und { opponent } prüft sie. Das Wort Stellung liest sie vor. { claim-verify-line }
claim-verify-line = { opponent } sagt { opponent }, Doppelpunkt, ja oder nein.
claim-verified = Stellung und Partieformular sind bestätigt. Der Schiedsrichter entscheidet. Er sagt Schiedsrichter, Doppelpunkt, angenommen, oder Ergebnis und Weiß, Schwarz oder remis.
claim-referred = { color } beansprucht Remis. { opponent } kann mit normalen Mitteln nicht gewinnen oder versucht es nicht. Artikel III.6. Die Partie ist damit beendet, Stellung und Partieformular sind gespeichert. Der Schiedsrichter entscheidet. Er sagt Schiedsrichter, Doppelpunkt, angenommen, oder Ergebnis und Weiß, Schwarz oder remis.
claim-not-verified = { opponent } bestätigt sie nicht, das ist vermerkt. Der Schiedsrichter entscheidet. Er sagt Schiedsrichter, Doppelpunkt, angenommen, oder Ergebnis und Weiß, Schwarz oder remis.
refused-verify-first = { opponent } prüft zuerst Stellung und Partieformular. { claim-verify-line } Artikel III.6.1.
refused-must-record = { color } muss mitschreiben. Artikel 8.1.1.
refused-need-not-record = { color } muss nicht mitschreiben. Artikel A.2.
refused-stopped-already = { color } schreibt schon nicht mehr mit.
refused-score-first = { color } vervollständigt zuerst das Partieformular. Danach Partieformular vollständig sagen. Artikel { $article }.
refused-scores-complete = Kein Partieformular ist zu vervollständigen.
refused-records = { color } schreibt mit, also muss es sonst niemand. Artikel 8.5.1.
refused-kept-already = Es wird schon mitgeschrieben.
refused-score-at-hand = Keine Rekonstruktion: { $owner ->
    [white] das Partieformular von Weiß
    [black] das Partieformular von Schwarz
   *[kept] das für beide geführte Partieformular
  } ist vollständig. Artikel 8.5.3.
refused-no-score-at-hand = Kein Partieformular ist vollständig. Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, rekonstruieren. Artikel 8.5.3.
refused-not-lent = { color } bekommt das Formular des Gegners jetzt nicht. Nur am Zug, nach gefallenem Fähnchen, um das eigene zu vervollständigen. Artikel 8.5.2.
refused-score-of-opponent = Das gilt nur für das eigene Partieformular.
refused-no-next-period = Kein weiterer Zeitabschnitt folgt. Artikel 8.6.
refused-no-flag-fallen = Kein Fähnchen ist gefallen. Artikel 8.6.
refused-not-over = Unterschrieben wird nach dem Ende der Partie. Artikel 8.7.
refused-signed-already = { color } hat schon unterschrieben.
refused-who-signs = Jeder Spieler unterschreibt selbst. Sag Weiß oder Schwarz, Doppelpunkt, unterschreiben. Artikel 8.7.
refused-electronic = Die Partieformulare sind hier elektronisch: Die ausgeführten Züge stehen darin. Artikel 8.1.1.2.
refused-paper = Die Partieformulare sind hier aus Papier. Artikel 8.3.
may-not-record = Partieformulare gibt es in Partien mit Assistent und im Turnier. Artikel { $article }.
may-not-keep-score = Das tut hier der Schiedsrichter oder der Assistent. Artikel { $article }.
example-own-score = Sag das allein oder mit Weiß oder Schwarz.
example-not-shown = Sag nicht nachweisbar. Auch mit Farbe und Zahl der Züge, zum Beispiel nicht nachweisbar Weiß zwei.
opened-electronic = Die Partieformulare sind elektronisch. Artikel 8.1.1.2.
warned = Verwarnung für { color }. Artikel 12.9.1.
warned-for = Verwarnung für { color }: { $text }. Artikel 12.9.1.
penalized = Strafe für { color }: { $text }. Artikel 12.9.
protested = Die Uhren stehen, der Schiedsrichter ist gerufen. Zwei Hände für einen Zug, { color }. Er sagt zwei Hände, oder weiter. Artikel { $article }.
board-turned = Brett verdreht. Die Stellung kommt auf ein richtig liegendes Brett, und die Partie geht weiter. Die Uhren stehen. Artikel 7.2.2.
displaced = { color } hat Figuren verstellt und stellt sie in eigener Zeit zurück. Artikel 7.4.1.
restored = Stellung wiederhergestellt. Zeiten wie damals, wenn der Schiedsrichter sie nicht anders stellt. Artikel 7.1.
restored-keeping-times = Stellung wiederhergestellt, die Zeiten bleiben. Artikel 7.1.
restored-with-penalties = Zeitstrafen seit damals bleiben: { $text }.
restored-without-penalties = Zeitstrafen seit damals gelten nicht mehr: { $text }.
penalty-given = { color } { $time } mehr
penalty-cut = { color } { $time } weniger
restoring-asked = { color } will den regelwidrigen Zug zurücknehmen lassen. Sagt der Gegner dasselbe, wird die Stellung wiederhergestellt. Artikel A.5.2.
ruling-withdrawn = Entscheidung zurückgenommen.

### Touched, adjusted, made

touched = Berührt, { color }: { $pieces }.
touched-unclear = Berührt, { color }: { $pieces }. Die Reihenfolge ist unklar. Artikel 4.3.3.
touched-piece = { piece } { $square }
adjusting = { color } rückt zurecht. Artikel 4.2.1.
adjusted = Zurechtgerückt, { color }: { $pieces }. Das verpflichtet zu nichts. Artikel 4.2.1.
adjusting-done = { color } rückt nicht mehr zurecht.
untouched = Aus Versehen berührt, { color }. Das verpflichtet zu nichts. Artikel 4.2.2.
placed = Gestellt, { color }: { $square }.
removed = Entfernt, { color }: { $square }.
obligation-none = Nichts berührt. { color } darf jeden regelgemäßen Zug machen.
obligation-move = { the-piece } auf { $square } muss ziehen. Artikel { $article }.
obligation-capture = { the-piece } auf { $square } muss geschlagen werden. Artikel { $article }.
obligation-capture-with = { the-piece } von { $from } muss auf { $square } schlagen. Artikel { $article }.
obligation-castle = Rochieren ist Pflicht: { castling-name }. Artikel { $article }.
obligation-anything = Jeder regelgemäße Zug ist erlaubt. Artikel { $article }.
obligation-not-castle = Nicht erlaubt in diesem Zug: { castling-name }.
refused-not-to-touch = Nur wer am Zug ist, wird durch Berühren gebunden. { color } ist am Zug. Artikel 4.3.
refused-not-to-adjust = Zurechtrücken darf nur, wer am Zug ist. { color } ist am Zug. Artikel 4.2.1.
refused-touch-of-opponent = Das berichtet der Schiedsrichter oder der Assistent. Die andere Seite hat berührt. Artikel 4.3.
refused-nothing-there = Dort steht keine solche Figur: { $square }.
refused-other-piece-there = Dort steht etwas anderes. { $square }: { $found }.
refused-which-piece = Welche Figur steht auf { $square }? Sag sie mit der Farbe.
refused-nothing-touched = Nichts ist berührt.
refused-not-adjusting = Niemand rückt zurecht.
refused-touched-before-claim = Kein Antrag in diesem Zug: Eine Figur ist schon berührt. Artikel 9.4.
refused-steps-implied = Das gehört hier zur Ansage. Sag nur den Zug an. Artikel D.2.3.
refused-not-announced = Noch nicht gemacht: Die Ansage fehlt. Die Uhr bleibt. Artikel D.2.3.
refused-not-placed = Noch nicht gemacht: Auf { $square } ist noch nichts gestellt. Die Uhr bleibt. Artikel D.2.3.
refused-not-removed = Noch nicht gemacht: Auf { $square } steht die geschlagene Figur. Die Uhr bleibt. Artikel D.2.3.
refused-placed-elsewhere = Gestellt ist auf { $placed }, angesagt { $square }. Die gestellte Figur bleibt stehen, und die Ansage muss sie nennen. Artikel 4.7.
refused-placed-otherwise = Gestellt ist auf { $placed }, angesagt { $square }. Hand und Ansage müssen übereinstimmen. Artikel D.2.3.
refused-not-captured = Entfernt ist die Figur auf { $square }. Der angesagte Zug schlägt sie nicht. Artikel 4.7.1.
refused-other-promotion = Auf dem Umwandlungsfeld steht schon: { piece }. Die Wahl gilt. Artikel 4.4.4.
refused-already-placed = Schon gestellt: { $square }. Die Figur bleibt stehen. Artikel 4.7.
refused-no-move-there = Damit ist jetzt kein regelgemäßer Zug möglich: { $square }.
may-not-accident = Ob es ein Versehen war, entscheidet der Schiedsrichter. Seine Zeile: Schiedsrichter, Doppelpunkt, versehentlich. Artikel { $article }.
example-touched = Sag die Felder in Folge, zum Beispiel Springer Gustav eins berührt. Ist sie unklar, sag dazu unklar.
example-score = Zum Beispiel: Formular Weiß 12 Springer { $f } drei. Formular Weiß 12 Schwarz unleserlich. Formular Weiß aus Datei weiss.pgn.
example-placed = Sag ein Feld, zum Beispiel Felix drei gestellt. Oder Felix sieben entfernt.
help-touch = Wer eine Figur aus dem Loch hebt, berührt sie: Springer Gustav eins gehoben. Fühlen ist kein Berühren. Was zu ziehen ist, sagt: Pflicht. Vor dem Ordnen: ich rücke zurecht, danach: zurechtgerückt.
help-steps = Der Zug wird Schritt für Schritt gemacht: Felix drei gestellt, dazu die Ansage, und beim Schlagen Felix sieben entfernt.
cli-arg-step-by-step = Stellen, Entfernen und Ansagen werden einzeln gemeldet, Artikel D.2.3

### Draws, claims, irregularities, the end

draw-offered = Remis angeboten von { color }. { opponent } sagt angenommen oder abgelehnt.
draw-offered-to-partner = Du bietest { opponent } Remis an.
draw-declined = { color } lehnt Remis ab.
offers-repeated = { color } hat { WORDS($count) } Remisangebote gemacht. Der Schiedsrichter entscheidet. Abgelehnt, oder in der Zeit des Gegners gemacht. Artikel 11.5.
claim-failed = Der Antrag von { color } ist unrichtig.
claim-found = { $claim ->
    [threefold] Die Stellung steht erst { $found ->
        [one] zum ersten Mal
       *[other] zum zweiten Mal
      }
   *[fifty] { $found ->
        [one] Erst ein Zug ohne Schlagen und Bauernzug
       *[other] Erst { WORDS($found) } Züge ohne Schlagen und Bauernzug
      }
  }.
illegal-completed = { $irregularity ->
    [unpromoted] Bauer nicht umgewandelt, { color }
    [empty-press] Ohne Zug gedrückt, { color }
    [two-hands] Zwei Hände, { color }
    [ruled] Entschieden gegen { color }
   *[illegal-move] Regelwidriger Zug von { color }
  }{ $loses ->
    [yes] { $irregularity ->
        [illegal-move] , { $count ->
            [one] verliert sofort
           *[other] der zweite
          }
       *[other] : { $count ->
            [one] regelwidrig, verliert sofort
           *[other] zweiter regelwidriger Zug
          }
      }.
   *[no] { $irregularity ->
        [illegal-move] , der erste
       *[other] : erster regelwidriger Zug
      }.
  }
illegal-taken-back = Der Zug wird zurückgenommen.
illegal-queen = Der Bauer wird zur Dame.
reply-taken-back = Die Antwort darauf auch.
times-before-press = Die Uhren stehen wie vor dem Drücken.
opponent-receives = { opponent } erhält { $bonus }.
claim-found-with = { $claim ->
    [threefold] Mit diesem Zug stünde die Stellung erst { $found ->
        [one] zum ersten Mal
       *[other] zum zweiten Mal
      }
   *[fifty] { $found ->
        [one] Mit diesem Zug wäre es erst ein Zug
       *[other] Mit diesem Zug wären es erst { WORDS($found) } Züge
      }
  }.
claim-illegal = Der angekündigte Zug ist regelwidrig.
article = Artikel { $article }.
claim-not-made = Noch ist nichts beansprucht. Sag den Antrag mit dem ganzen Zug.
claim-offer-stands = Das Remisangebot darin gilt weiter.
claimed = { color } beansprucht Remis: { $claim ->
    [threefold] dreimal dieselbe Stellung
   *[fifty] fünfzig Züge
  }.
claimed-with = { color } beansprucht mit { $move }: { $claim ->
    [threefold] dreimalige Stellungswiederholung
   *[fifty] fünfzig Züge
  }.
declared-must = { color } muss ziehen: { $move }.
declared-piece-must = { color } muss diese Figur ziehen, wenn sie ziehen kann. Artikel 4.3.
draw-agreed = { color } nimmt Remis an. Die Uhren stehen. Der Schiedsrichter muss zustimmen. Artikel 9.1.1. Er sagt Schiedsrichter, Doppelpunkt, angenommen oder abgelehnt.
consent-refused = Der Schiedsrichter stimmt dem Remis nicht zu. Artikel 9.1.1.
increment-requested = { color } bittet um fünf Sekunden je Zug. { opponent }: angenommen oder abgelehnt? Für beide Spieler, zugleich ein Remisangebot. Artikel III.4.
increment-open = Über den Zuschlag entscheidet der Schiedsrichter. Artikel III.4. Er sagt Schiedsrichter, Doppelpunkt, angenommen oder abgelehnt.
increment-granted = Zuschlag gewährt: { $increment } je Zug für beide. { opponent } erhält { $bonus }. Artikel III.4.
increment-refused = Kein Zuschlag. Artikel III.4.
normal-means-claimed = { color } beansprucht Remis. Die Uhren stehen. { opponent } kann mit normalen Mitteln nicht gewinnen oder versucht es nicht. Artikel III.5. Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, angenommen, abgelehnt oder aufgeschoben.
claim-postponed = Entscheidung aufgeschoben. Artikel III.5.2.
claim-postponed-bonus = Entscheidung aufgeschoben. { opponent } erhält { $bonus }. Artikel III.5.2.
claim-rejected = Antrag abgelehnt. Artikel III.5.3.
claim-rejected-bonus = Antrag abgelehnt. { opponent } erhält { $bonus }. Artikel III.5.3.
left-to-arbiter-claim = Der Antrag ist noch zu entscheiden. Artikel III.5.2. Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, angenommen oder abgelehnt.
taken-back = { $plies ->
    [one] Zurück: { $move }.
   *[other] Zurück bis vor { $move }.
  }
correct-which = Welcher Zug stattdessen?
resign-question = { color } gibt auf? Ja oder nein.
illegal-unpressed-question = { color } hat nicht gedrückt, der Zug ist nicht vollendet. Artikel 7.5.1. Trotzdem bestrafen? Ja oder nein.
illegal-legal-question = Der letzte Zug von { color } ist regelgemäß. Trotzdem als regelwidrig bestrafen? Ja oder nein.
illegal-no-move-question = { color } hat noch keinen Zug angesagt. Trotzdem bestrafen? Ja oder nein.
take-back-question = { $plies ->
    [one] Einen Halbzug zurück?
   *[other] { WORDS($plies) } Halbzüge zurück?
  } Ja oder nein.
play-instead-question = Zurück und stattdessen { $move }? Ja oder nein.
stays = Es bleibt, wie es ist.
flag-fell = Zeit überschritten: { color }.
resigned = { color } gibt auf.
doubt = { $doubt ->
    [castling] Ohne die Rochade von Chess960 war kein Matt durch { opponent } zu finden, und mit ihr wurde keines gesucht
    [position] Die Stellung ist regelwidrig: Ob { opponent } aus ihr mattsetzen kann, sagt kein Artikel
   *[time] Ob { opponent } noch mattsetzen kann, ist in der Zeit nicht zu klären
  }.
left-to-arbiter = Der Schiedsrichter entscheidet. { doubt } Er sagt Schiedsrichter, Doppelpunkt, Ergebnis und Weiß, Schwarz oder remis.
won = { color } gewinnt: { $reason }.
won-so = { color } gewinnt.
drawn-so = Remis.
drawn = Remis: { $reason }.
half-for = Ein halber Punkt für { color }, keiner für { opponent }: { $reason }.
both-lost = Beide verlieren: { $reason }.
annulled = Die Partie zählt nicht: { $reason }. Es wird neu gespielt.
reason-checkmate = Schachmatt
reason-cannot-mate = die andere Seite kann nicht mattsetzen. Artikel { $article }
reason-resignation = Aufgabe
reason-resignation-drawn = Aufgabe, doch die andere Seite kann nicht mattsetzen. Artikel 5.1.2
reason-stalemate = Patt
reason-dead-position = tote Stellung
reason-agreement = vereinbart
reason-time = Zeitüberschreitung
reason-time-drawn = Zeitüberschreitung, doch die andere Seite kann nicht mattsetzen. Artikel 6.9
reason-illegal-moves = zweiter regelwidriger Zug. Artikel { $article }
reason-illegal-moves-drawn = zweiter regelwidriger Zug, doch die andere Seite kann nicht mattsetzen. Artikel { $article }
reason-illegal-move-first = regelwidriger Zug, der sofort verliert. Artikel A.5.2
reason-illegal-move-first-drawn = regelwidriger Zug, doch die andere Seite kann nicht mattsetzen. Artikel A.5.2
reason-threefold-claim = dreimal dieselbe Stellung. Artikel 9.2
reason-fifty-moves-claim = fünfzig Züge. Artikel 9.3
reason-fivefold-repetition = fünfmal dieselbe Stellung. Artikel 9.6.1
reason-seventy-five-moves = fünfundsiebzig Züge. Artikel 9.6.2
reason-normal-means = kein Gewinn mit normalen Mitteln. Artikel III.5
reason-both-flags = beide Fähnchen gefallen, Reihenfolge unbekannt. Artikel III.3.1.2
reason-illegal-position = regelwidrige Stellung auch nach dem nächsten Zug. Artikel A.5.4
reason-arbiter = Entscheidung des Schiedsrichters
reason-default-time = nicht rechtzeitig am Brett. Artikel 6.7.1
reason-forfeit = vom Schiedsrichter für verloren erklärt. Artikel 12.9
reason-wrong-start = falsche Anfangsstellung. Artikel 7.2.1
reason-colors-reversed = vertauschte Farben. Artikel 7.3
hint-move = Hinweis: { $move }.
hint-none = Kein Hinweis.
hint-look = { $look ->
    [mate] Es gibt ein Matt in { $moves ->
        [one] einem Zug
       *[other] { WORDS($moves) } Zügen
      }.
    [in-check] Du stehst im Schach.
    [promotion] Schau auf deine Bauern: einer wandelt um.
    [wins] Schau, was du schlagen kannst.
    [mate-threatened] Es droht Matt.
    [threatened] In Gefahr: { $piece }.
    [check] Schau auf die Schachgebote.
    [exchange] Schau auf die Abtäusche.
    [castling] Denk an deinen König.
    [development] Bring eine Figur ins Spiel.
    [pawns] Schau auf deine Bauern.
   *[quiet] Nichts ist erzwungen. Welche Figur könnte besser stehen?
  }
hint-only = Nur ein Zug ist gut.
hint-piece = Diese Figur zieht: { $piece }.
hint-more = Mehr mit noch einmal Hinweis.
evaluation-score = { $size ->
    [level] Das Spiel steht gleich.
    [slight] { color } steht etwas besser.
    [pawns] { color } steht besser, um etwa { $count ->
        [one] einen Bauern
       *[other] { WORDS($count) } Bauern
      }.
    [won] { color } steht auf Gewinn.
    [mated] { color } hat mattgesetzt.
   *[mate] { color } setzt matt in { $count ->
        [one] einem Zug
       *[other] { WORDS($count) } Zügen
      }.
  }
evaluation-best = Am besten ist { $move }.
judged = { $fault ->
    [blunder] { $move } war ein grober Fehler.
    [mistake] { $move } war ein Fehler.
    [inaccuracy] { $move } war nicht das Beste.
    [good] Klar besser als { $move } war nichts.
   *[best] { $move } war der beste Zug.
  }
judged-better = Besser war { $move }.
judged-nothing = Von dir gibt es noch keinen Zug zu beurteilen.
nothing-said = Noch nichts gesagt.
said-first = Davor wurde nichts gesagt.
said-last = Danach wurde nichts gesagt.
more-follows = Den Rest sagt: mehr.
more-there = Mehr.
no-more = Mehr ist es nicht.

### Help: what can be said now

help-move = Sag einen Zug, zum Beispiel Springer { $f } drei.
help-press = Sag drücken, dann läuft die Uhr des Gegners. Oder sag Korrektur und den richtigen Zug.
help-enter = Die Eingabetaste allein drückt die Uhr, sobald der Zug wiederholt ist.
help-repeat = { color } wiederholt den angesagten Zug.
help-setting-right = Richte das Brett und sag getan.
help-not-started = Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, Beginn.
help-waiting = Der Schiedsrichter sagt Schiedsrichter, Doppelpunkt, Ergebnis und Weiß, Schwarz oder remis.
help-over = Die Partie ist zu Ende. Sag beenden.
help-requests = Frag nach Zeit, Zeit verbraucht, Züge, Bretter, Stellung, wiederholen. Sag auch Remis, annehmen, ablehnen, aufgeben, Pause, beenden.
help-ask = Frag zum Beispiel: Zeit, letzter Zug, Stellung.
help-again = Das Wort wiederholen sagt das Letzte noch einmal.
help-arbiter = Sag vor allem: Schiedsrichter, Doppelpunkt.
help-assistant = Melde, was berührt ist oder auf einem Brett steht.
help-practice = Oder: Hinweis, zurück.
help-ladder = Leiter sagt, was gefragt werden darf; nächste Sprosse führt weiter.
help-learning = Auch: Bewertung, gab es Besseres, Durchsicht, Training, Rätsel, blind spielen.
help-boards = Was wirklich auf einem Brett geschah: weißes Brett oder schwarzes Brett und der Zug dort. Zum Richten: richten. Einen Fehler mit den Fingern suchen: prüfen. Woher er kommt: warum.

### Speech

speech-off = Ohne Sprache. { doctor-speech-remedy }
speech-gone = Ohne Sprache weiter: Kein Sprachdienst antwortet. { speech-check }
speech-no-reader = Ohne Sprache: Kein Screenreader antwortet. { speech-reader-remedy }
speech-reader-remedy = { SYSTEM() ->
    [windows] Den Screenreader starten. Für NVDA nvdaControllerClient.dll, für andere prism.dll neben ansage.exe legen.
   *[other] Auf diesem System spricht --speech auto.
  }
speech-check = { SYSTEM() ->
    [windows] { doctor-speech-remedy }
   *[other] Zum Prüfen: spd-say hallo
  }
speech-lost = Sprache verloren: { $backend }.
speech-no-sound = Ohne Sprache, denn kein Tongerät ist zu finden. { doctor-audio-remedy }
speech-by = { $by ->
    [ssip] Es spricht { $backend }, denn er antwortet.
    [nvda] Es spricht { $backend }, denn dieser Screenreader läuft.
    [prism] Es spricht der Screenreader, über { $backend }.
    [espeak] Es spricht { $backend } im Programm selbst, denn kein Sprachdienst antwortet.
   *[other] Es spricht { $backend }, die Sprache des Systems.
 }
screen-reader-found = Zeilenmodus, weil ein Screenreader läuft: { $name }. Mit --screen kommt der Bildschirm.
speech-left-to-reader = Eigene Sprache aus, weil der Screenreader spricht. Mit --speech auto spricht das Programm selbst.
lines-by-settings = Zeilenmodus, weil die Einstellungen sagen, dass ein Screenreader vorliest. Mit --screen kommt der Bildschirm.
speech-off-by-settings = Eigene Sprache aus, wie in den Einstellungen. Mit „Sprache an“ spricht das Programm.
ear-whose = Wessen Stimme? Sag zuerst Weiß oder Schwarz.
ear-by = Eigenes Ohr von { color }: { $backend }{ $device ->
    [none] { "" }
   *[other] , { $device }
  }.
ear-lost = Eigenes Ohr von { color } verloren: { $backend }. Was nur dafür ist, steht nur noch hier.
ear-no-sound = Eigenes Ohr von { color } stumm: { $backend } findet kein Tongerät{ $device ->
    [none] { "" }
   *[other] {" "}namens { $device }
  }.
ear-no-module = Eigenes Ohr von { color } stumm: { $backend } hat kein Modul { $device }.
ear-gone = Eigenes Ohr von { color } stumm: Kein Sprachdienst antwortet dort. Was nur dafür ist, steht nur hier.
speech-not-on = Nichts geändert, denn die eigene Sprache ist aus. Mit „Sprache an“ spricht das Programm.

### The screen

screen-keys = { $keys }, Alt mit einem Buchstaben fragt.
screen-prompt = Eingabe:
screen-only = Das sieht man nur auf dem Bildschirm: mit --screen.
screen-palette = { $palette ->
    [white-on-black] Weiß auf Schwarz.
    [black-on-white] Schwarz auf Weiß.
    [yellow-on-black] Gelb auf Schwarz.
   *[orange-and-blue] Figuren orange und blau.
 }
screen-figurines = Figuren als Figurinen: Weiß hell, Schwarz dunkel.
screen-letters = Figuren als Buchstaben.
screen-big-clocks = Große Uhren.
screen-small-clocks = Kleine Uhren.
tones-on = Töne an.
tones-off = Töne aus.
tones-forbidden = Im Turnier nur mit --earcons on.
screen-player = { color }
screen-player-to-move = { color } am Zug
screen-clock = { color } { $time }
screen-clock-runs = { color } { $time } läuft
screen-score = Partieformular { color }
screen-scores = Beide Partieformulare
screen-differ = Zu sehen ist { board-of }. Mit ! verschieden: { $count ->
    [one] ein Feld
   *[other] { WORDS($count) } Felder
  }.
screen-differ-both = Mit ! verschieden: { $count ->
    [one] ein Feld
   *[other] { WORDS($count) } Felder
  }.
screen-board = { $color ->
    [white] Weißes
   *[black] Schwarzes
  } Brett
screen-page = Seite
screen-onward = Bild ab: weiter.
screen-back = Bild auf: zurück.
screen-board-again = Escape: Brett.
screen-too-small = Das Fenster ist zu klein für das Brett.
screen-blindfold = Sprosse { WORDS($rung) }: kein Brett zu sehen.

### The start of a game of Chess960, thrown with a die or with coins

chess960-dice = Chess960 mit einem Würfel. Gezählt werden die freien Felder, von links für Weiß. Was zu hoch ist, wird noch einmal geworfen.
chess960-coins = Chess960 mit Münzen. Gezählt werden die freien Felder, von links für Weiß. Kopf ist eins, Zahl ist null, die erste Münze wiegt am meisten. Was zu hoch ist, wird noch einmal geworfen.
chess960-for = { $throw ->
    [light-bishop] Läufer der weißen Felder
    [dark-bishop] Läufer der schwarzen Felder
    [queen] Dame
    [first-knight] Erster Springer
   *[second-knight] Zweiter Springer
  }
chess960-throw = { chess960-for }: eins bis { WORDS($squares) }.
chess960-throw-coins = { chess960-for }: { WORDS($coins) } Münzen.
chess960-placed = { piece-at }.
chess960-too-high = { WORDS($number) } ist zu hoch. Noch einmal.
chess960-so-many-coins = Genau { WORDS($coins) } Münzen.
chess960-not-heard = Nicht verstanden: { $said }.
chess960-say-number = Sag die Zahl auf dem Würfel, oder beenden.
chess960-say-coins = Sag Kopf oder Zahl für jede Münze, oder beenden.
chess960-heads = Kopf
chess960-tails = Zahl
chess960-left = Keine Partie begonnen.

### Starting, and what can go wrong before a game

menu-what = Was soll es sein? Eins: üben gegen den Übungspartner. Zwei: üben zu zweit. Drei: Partie mit Assistent. Vier: Turnier. Fünf: letzte Partie fortsetzen. Sechs: beenden. Sag eine Zahl, oder: Training, Rätsel, Durchsicht.
menu-short = Zahl 1 bis 6
menu-number = Sag eine Zahl von eins bis sechs. Oder einen Zug, oder zum Beispiel: neue Partie, Stufe zwei.
menu-none-open = Keine Partie ist offen. Sag eine Zahl, oder: neue Partie.
first-question = Benutzt du einen Screenreader? Ja oder nein.
first-explained = Benutzt du einen Screenreader? Ja oder nein. Bei Ja schweigt das Programm, und der Screenreader liest seine Zeilen; bei Nein spricht es selbst.
first-short = Screenreader? ja/nein
first-language = Welche Sprache? { $languages }.
first-language-short = Zahl der Sprache
first-commands = Sag einen Zug, zum Beispiel „{ $e } zwei { $e } vier“. „Noch einmal“ wiederholt die letzte Ansage. „Hilfe“ sagt, was gerade möglich ist.
first-names = Namen der Felder? Eins: Gustav eins. Zwei: g eins. Drei: Golf eins.
first-names-explained = Eins: Vornamen, am klarsten: Gustav eins. Zwei: der Buchstabe, am kürzesten: g eins. Drei: NATO-Alphabet: Golf eins. Eins, zwei oder drei?
first-names-short = Namen? 1 2 3
first-practice = Sag einen Zug oder neue Partie. Mehr sagt Hilfe.
first-practice-short = Zug oder neue Partie
not-saved = Nicht gespeichert, der Zug gilt nicht: { $why }. Die Uhren stehen. { $how ->
    [anew] Um die ganze Partie neu zu schreiben, sag weiter.
    [busy] Sag es noch einmal, wenn das andere Programm fertig ist.
    [never] Hier lässt sich nichts speichern.
   *[again] Sorge für Platz oder schließ den Datenträger wieder an, und sag es noch einmal.
}
not-saved-yet = Nicht gespeichert: { $why }. Die Uhren stehen. { $how ->
    [anew] Um die ganze Partie neu zu schreiben, sag weiter.
    [away] Nimm die Datei weg, die am Platz der Bibliothek liegt, und sag weiter.
    [never] Hier lässt sich nichts speichern.
   *[again] Um es noch einmal zu versuchen, sag weiter.
}
saved-again = Es wird wieder gespeichert.
saved-anew = Neu gespeichert: die ganze Partie, als Partie { WORDS($game) }.
error-usage = ansage: { $why }. Hilfe gibt: ansage --help
error-other = ansage: { $why }
error-unknown-argument = unbekannte Angabe { $arg }
error-invalid-value = { $value } ist kein Wert für { $arg }
error-invalid-value-of = { $value } ist kein Wert für { $arg }, möglich sind { $possible }
error-missing = es fehlt { $arg }
error-no-text = { $arg } ist kein Text in UTF-8
error-missing-command = es fehlt ein Befehl
error-unknown-command = unbekannter Befehl { $arg }
error-conflict = { $arg } passt nicht zu den anderen Angaben
error-fen = Stellung unbrauchbar: { $why }. Erwartet wird eine FEN, zum Beispiel { $example }
error-fen-over = Stellung unbrauchbar: Die Partie wäre schon zu Ende
error-fen-whole = das ist keine FEN
error-fen-board = die Figuren sind nicht zu lesen
error-fen-turn = das Zugrecht ist nicht zu lesen
error-fen-castling = die Rochaderechte sind nicht zu lesen
error-fen-en-passant = das Feld für en passant ist nicht zu lesen
error-fen-counters = die Zugzahlen sind nicht zu lesen
error-fen-too-many-moves = die Zugzahlen sind höher als in jeder möglichen Partie
error-fen-empty = das Brett ist leer
error-fen-missing-king = ein König fehlt
error-fen-too-many-kings = eine Seite hat mehr als einen König
error-fen-pawns = ein Bauer steht auf der ersten oder letzten Reihe
error-fen-castling-rights = die Rochaderechte passen nicht zur Stellung
error-fen-en-passant-square = das Feld für en passant passt nicht zur Stellung
error-fen-opposite-check = die Seite, die nicht am Zug ist, steht im Schach
error-fen-impossible-check = ein solches Schach kann nicht entstehen
error-fen-too-much-material = mehr Figuren, als entstehen können
error-chess960 = „{ $part }“ ist kein Anfang für Chess960. Möglich sind eine Nummer von 0 bis 959, random, dice, coins und die acht Figuren, etwa RBQNBKRN
error-chess960-number = „{ $part }“ ist keine Nummer von 0 bis 959
error-chess960-pieces = „{ $part }“ sind nicht König, Dame und je zwei Türme, Läufer und Springer
error-chess960-king = In „{ $part }“ steht der König nicht zwischen den Türmen
error-chess960-bishops = In „{ $part }“ stehen beide Läufer auf Feldern einer Farbe
error-chess960-throw = „{ $part }“ sind keine Würfe. Ein Würfel zeigt 1 bis 6, eine Münze H für Kopf oder T für Zahl
error-chess960-too-few = In „{ $part }“ fehlen Würfe
error-chess960-too-many = In „{ $part }“ sind zu viele Würfe
error-chess960-seed = --seed gehört zu --chess960 random
error-voice = Sprache { $tag } gibt es nicht, möglich sind { $known }
error-piece-sets = Die Figurennamen von { $one } und { $other } werden in einer Partie nicht gemischt
error-time = Bedenkzeit unbrauchbar: { $why }. Zum Beispiel 90+30, 5, oder 40/5400+30:1800+30
error-time-no-time = „{ $part }“ ist keine Zeit
error-time-no-main = in „{ $part }“ fehlt die Grundzeit
error-time-no-moves = „{ $part }“ ist keine Zahl von Zügen
error-time-not-last = „{ $part }“ hat keine Zugzahl und ist nicht der letzte Abschnitt
error-time-too-long = „{ $part }“ ist länger als ein Tag
error-time-no-periods = „{ $part }“ ist keine Zahl von Byoyomi-Perioden
error-time-to-the-end = „{ $part }“ gilt bis zum Ende der Partie und hat keine Zugzahl
error-level = Die Stufe ist eine Zahl von 1 bis 8
error-level-engine = Die Stufe einer Engine ist eine Zahl von 1 bis 12
error-rung = Die Sprosse ist eine Zahl von 1 bis 6, next, previous oder reached, und gilt nur gegen Übungspartner oder Engine
error-no-engine = Es gibt kein Programm „{ $why }“. { SYSTEM() ->
    [windows] Stockfish gibt es bei stockfishchess.org. Dann: ansage settings set practice.engine PFAD
   *[other] Unter Debian gibt es eines mit: apt install fairy-stockfish
  }
error-name = Ein Name hat höchstens 80 Zeichen
error-library = Bibliothek unbrauchbar: { $path }: { $why }
error-library-foreign = keine Bibliothek von Ansage
error-library-later = von einer neueren Fassung geschrieben
error-library-gone = die Bibliothek ist nicht mehr an ihrem Platz
error-library-replaced = am Platz der Bibliothek liegt eine andere Datei
error-library-altered = die Bibliothek wurde von außen verändert oder abgeschnitten
error-disk-full = der Datenträger ist voll
error-disk-io = Schreibfehler auf dem Datenträger
error-disk-read-only = die Datei darf nicht geschrieben werden
error-disk-open = die Datei lässt sich nicht öffnen
error-disk-busy = ein anderes Programm schreibt gerade
error-disk-corrupt = die Datei ist beschädigt
error-no-game = Partie { $game } gibt es nicht. Alle zeigt: ansage games list
error-no-game-yet = Noch ist keine Partie mit Zügen gespeichert. Eine beginnen: ansage practice
error-game-of-file = --game gehört zu einer PGN-Datei
error-file-game = { $file }: diese Partie gibt es nicht
error-no-drill = Die Übung { $drill } gibt es nicht, nur: { $drills }
error-no-open-game = Keine offene Partie da. Eine neue beginnt mit: ansage practice
error-game-over = Partie { $game } ist zu Ende. Lesen lässt sie sich mit: ansage games export { $game }
error-game-held = Partie { $game } wird schon in einem anderen Fenster gespielt
error-game-damaged = { $damaged ->
    [white] Partie { $game } ist beschädigt, beim { $number }. Zug von Weiß
    [black] Partie { $game } ist beschädigt, beim { $number }. Zug von Schwarz
   *[none] Partie { $game } ist von Anfang an beschädigt
}: { $damage ->
    [missing] dort fehlt etwas
    [changed] dort wurde etwas verändert
    [unreadable] was dort steht, lässt sich nicht lesen
   *[impossible] was dort steht, ist nicht möglich
}. { $had ->
    [some] Was davor steht, gibt es mit: ansage games export { $game } --until-damage
   *[none] Davor steht kein Zug
}
error-games-missing = Die Partien { $first } bis { $last } fehlen: Von ihnen ist nichts mehr da
error-output = Ausgabe gestört: { $why }
error-file = { $path } ist nicht lesbar: { $why }
error-file-write = { $path } ist nicht zu schreiben: { $why }
error-folder = der Ordner { $path } lässt sich nicht anlegen, { $why }
error-folder-full = der Ordner ist nicht leer
error-folder-missing = den Ordner gibt es nicht
error-file-no-game = dort steht etwas anderes als eine Partie
error-file-no-library = dort steht etwas anderes als eine Bibliothek
error-folder-place = dort kann kein Ordner sein
error-folder-unwritable = im Ordner { $path } lässt sich nichts anlegen
error-screen = Der Bildschirm ist nicht zu haben: { $why }. Mit --line geht es ohne
error-home = Kein Verzeichnis für Benutzerdaten gefunden. Mit --library DATEI geht es ohne

### Events: pairings and table, and what can be wrong with the file

event-whole = Nichts zu beanstanden: { $file }.
event-round = Runde { WORDS($round) }: { $team } mit Weiß.
event-round-start = Beginn: { $start }.
event-board = Brett { WORDS($board) }: Weiß { $white }, Schwarz { $black }: { $state }.
event-not-begun = noch nicht begonnen
event-open = offen, Partie { $game }
event-result = { $outcome ->
    [white] Weiß gewinnt
    [black] Schwarz gewinnt
    [drawn] remis
    [both-lost] beide verloren
    [half-white] halber Punkt für Weiß
    [half-black] halber Punkt für Schwarz
    [white-forfeit] nicht gespielt, Weiß gewinnt kampflos
    [black-forfeit] nicht gespielt, Schwarz gewinnt kampflos
   *[neither] nicht gespielt, beide verlieren
  }
event-entered = { $result }, eingetragen vom Schiedsrichter: { $reason }
event-points = { $half ->
    [yes] { $whole ->
        [0] ein halber Punkt
        [1] eineinhalb Punkte
       *[other] { WORDS($whole) }einhalb Punkte
      }
   *[no] { $whole ->
        [1] ein Punkt
       *[other] { WORDS($whole) } Punkte
      }
  }
event-score = { $first } { $first-points }, { $second } { $second-points }
event-round-score = Runde { WORDS($round) }: { $score }.
event-total = Gesamt: { $score }.
event-tie-break = Entscheidungspartie: Weiß { $white }, Schwarz { $black }: { $state }.
event-still-open = { $count ->
    [one] Ein Brett hat
   *[other] { WORDS($count) } Bretter haben
  } noch kein Ergebnis.
event-wins = Sieger: { $team }.
event-wins-tie-break = Sieger nach der Entscheidungspartie: { $team }.
event-tie-break-due = Gleichstand: Eine Entscheidungspartie ist fällig. Dazu: { $command }
event-equal = Gleichstand.
event-altered = { $what ->
    [edition] FIDE-Regeln
    [time] Bedenkzeit
   *[scoring] Wertung
  } geändert seit Partie { $game }: damals { $then }, jetzt { $now }.
event-altered-refused = So wird nicht weitergespielt. In der Datei muss wieder stehen, wonach gespielt wurde.
event-scoring = Sieg { $win }, Remis { $draw }, Verlust { $loss }
event-not-text = Das ist kein Text: Die Datei muss in UTF-8 geschrieben sein.
event-unpaired = Runde { WORDS($round) } ist noch nicht gepaart.
event-no-pairings = Es sind noch keine Paarungen eingetragen.
error-event-teams = { $file } ist kein Mannschaftskampf: teams fehlt
error-event-no-board = Eine Paarung für Runde { $round }, Brett { $board } gibt es nicht
error-event-over = An diesem Brett ist gespielt: Partie { $game }
error-event-open = An diesem Brett wird schon gespielt. Weiter mit: ansage resume { $game }
error-event-entered = Für dieses Brett steht ein Ergebnis in der Datei
error-event-earlier = Runde { $round } ist noch nicht zu Ende: Brett { $board } hat kein Ergebnis
error-event-no-tie-break = Diese Veranstaltung sieht keine Entscheidungspartie vor
error-event-not-due = Eine Entscheidungspartie ist nicht fällig
error-event-no-players = In tie-break fehlen white und black: wer nach der Auslosung welche Farbe hat
error-event-time = --time widerspricht der Veranstaltung; dort gilt { $part }
error-event-contradicts = --{ $key } widerspricht der Veranstaltung; in ihrer Datei steht { $key } = { $value }
error-event-unsaid = --{ $key } widerspricht der Veranstaltung; in ihrer Datei steht kein { $key }
event-unknown-key = Der Schlüssel { $key } bedeutet hier nichts. Möglich: { $known }.
event-wrong-kind = Der Wert von { $key } ist von der falschen Art. Dorthin gehört { $kind ->
    [text] ein Text in Anführungszeichen
    [number] eine ganze Zahl
    [points] eine Punktzahl in ganzen und halben, höchstens 100
    [switch] true oder false
    [date] ein Tag wie 2026-11-28
    [list] eine Liste von Texten in eckigen Klammern
    [table] ein Abschnitt
   *[tables] ein Abschnitt in doppelten eckigen Klammern für jeden Eintrag
  }.
event-not-one-of = { $value } ist kein Wert für { $key }. Möglich sind: { $known }.
event-range = { $key } ist eine Zahl von { $least } bis { $most }.
event-missing = { $key } fehlt.
event-no-supervision = supervision fehlt: { $adequate } für die Wettkampfregeln oder { $few }. Das muss die Veranstaltung festlegen, Artikel { $article }.
event-supervision-standard = supervision gibt es nur bei Schnellschach und Blitz; diese Bedenkzeit ist länger.
event-no-default-time = default-time fehlt: Nach den Regeln von 2014 muss die Wartezeit festgelegt sein, Artikel 6.7.
event-quickplay = guidelines-iii passt nicht zu dieser Bedenkzeit: nur ohne Zeitzuschlag und nicht im Blitz. Artikel III.2.
event-electronic = Elektronische Partieformulare sind nur 2023 zu wählen. Artikel 8.1.1.2.
event-one-minute = one-minute ist nur 2023 zu wählen, bei Schnellschach und Blitz mit Wettkampfregeln. Artikel A.3.
event-illegal-claimed = illegal-moves lässt sich nur bei Schnellschach und Blitz ohne Wettkampfregeln auf claimed stellen. Artikel A.5.2.
event-assistant-press = Der Assistent soll die Uhr drücken, doch unter assistant fehlt D.2.10.3.
event-scoring-order = Ein Sieg zählt mehr als eine Niederlage, ein Remis nicht mehr als ein Sieg und nicht weniger als eine Niederlage. Artikel 10.1.
event-scoring-maximum = Bei Remis bekämen beide zusammen mehr als bei einer entschiedenen Partie. Artikel 10.2.
event-increment = Ungewöhnlich: Ein Zeitzuschlag liegt zwischen 2 und 60 Sekunden, hier sind es { $seconds }.
event-times-differ = Die beiden Zeiten sind von verschiedener Art: beide begrenzt oder keine, beide mit Sanduhr oder keine.
event-two-teams = Ein Mannschaftskampf hat genau zwei teams.
event-too-many = Zu viele Spieler: { $team } hat höchstens { $most }.
event-member-twice = { $player } steht zweimal in den Mannschaften.
event-leaves = { $player } kann nicht ausscheiden, ohne unter members zu stehen.
event-round-twice = Runde { $round } steht schon weiter oben.
event-board-twice = Brett { $board } in Runde { $round } ist schon besetzt.
event-player-missing = { $color ->
    [white] white fehlt
   *[black] black fehlt
  }: Gespielt wird nur, wo beide Mannschaften einen Spieler haben, und ein leeres Brett bringt keine Punkte.
event-no-member = { $player } steht in keiner Mannschaft.
event-wrong-color = Falsche Farbe: { $player } spielt für { $team }, in Runde { $round } mit { $color ->
    [white] Weiß
   *[black] Schwarz
  }.
event-plays-twice = { $player } spielt in Runde { $round } schon an einem anderen Brett.
event-same-opponents = { $first } und { $second } spielen schon in Runde { $round } gegeneinander.
event-added-later = { $player } kommt erst nach der ersten Runde dazu.
event-left-before = { $player } ist nach der ersten Runde ausgeschieden.
event-no-reason = reason fehlt: Ein Ergebnis in der Datei trägt der Schiedsrichter mit Begründung ein.
event-same-team = Beide Spieler sind in derselben Mannschaft.
event-round-began = Runde { $round } hat schon begonnen: Brett { $board } bleibt gepaart, wie es war.
event-federation = Eine Föderation ist der Code der FIDE aus drei Großbuchstaben, etwa ESP.
event-ends-before = Die Veranstaltung endet, bevor sie beginnt.
event-two-dates = date gilt für eine Veranstaltung von einem Tag und steht nicht neben from und to.
event-round-outside = Runde { $round } wird an keinem Tag der Veranstaltung gespielt.
event-described-twice = { $player } steht weiter oben schon unter players.
event-fide-id-twice = Die FIDE-Nummer { $number } hat schon jemand anders.
event-trf-lacks = Für eine Auswertung durch die FIDE fehlt in der Datei der Veranstaltung: { $keys }.
event-trf-cut = Dieser Name ist für sein Feld zu lang und wurde gekürzt: { $name }.
event-trf-misfit = Der Bericht entspricht nicht TRF16 und wird nicht herausgegeben. Zeile { $line }, Stelle { $column }: { $problem ->
    [sign] ein Zeichen, das dort nicht stehen kann
    [content] etwas anderes, als dorthin gehört
    [missing] was dort stehen muss, fehlt
    [twice] das steht weiter oben schon
    [pairing] die beiden Spieler einer Partie stimmen nicht überein
    [sum] Punkte, Rang oder Anzahl stimmen nicht
   *[team] die Mannschaft des Spielers ist nicht eindeutig
  }

### The list of games

games-none = Keine Partie da.
games-sound = { $scope ->
    [all] { $count ->
        [one] Eine Partie, und sie ist heil.
       *[other] Alle { $count } Partien sind heil.
    }
   *[one] Partie { $game } ist heil.
}
games-file-damaged = Die Datei ist beschädigt, doch jede Partie lässt sich noch lesen. Herausschreiben lässt sich eine mit: ansage games export
games-line = { $game }: { $desk ->
    [practice] Übung
    [imported] importiert
    [relay] mit Assistent
   *[tournament] Turnier
  }, { $date }, Weiß { $white }, Schwarz { $black }, { $result ->
    [open] offen
    [white] Weiß gewann
    [black] Schwarz gewann
    [both-lost] beide verloren
    [half-white] halber Punkt für Weiß
    [half-black] halber Punkt für Schwarz
    [annulled] annulliert
   *[drawn] remis
  }.

### Filters for other programs: say, and the voices

hear-several = Mehrere Züge passen: { $moves }.
say-wrong = Partie { $game }, Zeile { $line }: { $why }
say-no-move = { $word }: { $why }
say-variant = Die Spielart { $variant } ist kein Schach nach den Regeln der FIDE.
say-flaw-tag = Diese Angabe ist nicht lesbar. Sie ist ein Name und ein Wert in Anführungszeichen, zusammen in eckigen Klammern.
say-flaw-comment = Die Bemerkung, die hier beginnt, endet nie. Eine geschweifte Klammer schließt sie.
say-flaw-variation = Die Variante, die hier beginnt, endet nie. Eine runde Klammer schließt sie.
say-flaw-long = Hier wird etwas weggelassen, weil es zu lang ist.
voices-line = { $tag }: { $name }
voices-line-broken = { $tag }: nicht brauchbar. Warum, zeigt: { $command }
preview-sentence = Weiß bietet Remis. Du hast noch eine Stunde, dreiundzwanzig Minuten.

### What can be wrong with a voice of one's own, and what to do

check-whole = An der Stimme { $folder } ist nichts falsch.
check-no-file = Diese Datei fehlt. Eine Stimme ist ein Ordner mit lexicon.toml und messages.ftl.
check-not-toml = Das ist kein TOML: { $why }. Bessere diese Zeile; was ihr folgt, ist vielleicht gut.
check-unknown-key = Der Schlüssel { $key } bedeutet hier nichts. Nimm ihn heraus oder schreib ihn wie in den Stimmen des Programms.
check-wrong-kind = Der Wert von { $key } ist von der falschen Art. Schreib { $kind ->
    [tables] einen Abschnitt mit doppelten Klammern für jeden Eintrag
    [table] einen Abschnitt
    [list] eine Liste von Wörtern in eckigen Klammern
    [lists] eine Liste von Listen von Wörtern
   *[text] einen Text in Anführungszeichen
  }.
check-unknown-like = Es gibt keine Stimme { $tag }, der diese gleichen könnte. Möglich sind { $known }.
check-unknown-sound = Es gibt keine Lautschrift { $sound }. Möglich sind { $known }; oder lass die Zeile weg.
check-mishearing-reason = Der Hörfehler { $heard } steht ohne Grund da. Schreib bei why den Grund oder die Quelle dazu.
check-mishearing-heard = Dieser Hörfehler sagt nicht, was gehört wird: { $heard }. Schreib es als Liste bei heard dazu.
check-mishearing-meant = Der Hörfehler { $heard } meint { $meant }, und das ist hier kein Wort vom Schach. Schreib bei meant ein Wort, das in einer der Listen steht.
check-collision = Das Wort { $word } hat zwei Bedeutungen: { $first } und { $second }. Nimm es aus einer der Listen.
check-list-missing = Der Abschnitt { $key } fehlt. Schreib ihn wie in den Stimmen des Programms.
check-list-eight = { $key } braucht acht Listen von Wörtern, für jede eine. Schreib acht oder lass es weg.
check-list-told = { $key } braucht acht Linien und acht Reihen. Zähle sie nach.
check-list-numbers = { $key } braucht die Wörter von 0 bis 99 und von neun Hundertern. Zähle sie nach.
check-list-empty = Hier steht ein leeres Wort. Nimm es heraus.
check-list-alternatives = Die Möglichkeiten in „{ $key }“ sind nicht lesbar. Schreib sie so: (eine|andere).
check-no-letter = Im Abschnitt letters fehlt der Buchstabe für { $key }. Schreib ihn dazu.
check-same-letter = { $letter } ist der Buchstabe zweier Figuren, { $first } und { $second }. Gib einer einen anderen.
check-not-fluent = Das ist kein Fluent: { $why }. Bessere diese Zeile; was ihr folgt, ist vielleicht gut.
check-missing = Die Nachricht { $message } fehlt. Schreib sie dazu{ $variables ->
    [none] {""}
   *[other] , mit { $variables }
  }.
check-unused = Nach der Nachricht { $message } fragt niemand. Nimm sie heraus oder schreib sie so, wie nach ihr gefragt wird.
check-twice = Die Nachricht { $message } steht hier zum zweiten Mal. Nimm eine der beiden heraus.
check-unknown-variable = Die Nachricht { $message } hat keine Variable { $variable }. { $variables ->
    [none] Sie hat keine. Nimm sie heraus
   *[other] Sie hat { $variables }. Nimm eine davon
  }.
check-missing-variable = Die Nachricht { $message } nennt { $variable } nicht. Setz es ein, wo es hingehört.
check-unknown-reference = Die Nachricht { $message } verweist auf { $reference }, und das gibt es nicht. Schreib es dazu oder richtig.
check-unknown-function = Die Nachricht { $message } ruft { $function } auf, und das gibt es nicht. Es gibt WORDS, NUMBER und SYSTEM.
check-why-quote = hier fehlt ein Anführungszeichen
check-why-bracket = hier fehlt eine Klammer, oder eine ist zu viel
check-why-deep = hier stehen mehr Klammern in Klammern, als eine Meldung braucht
check-why-comma = hier fehlt ein Komma, oder eines ist zu viel
check-why-twice = das steht schon weiter oben
check-why-value = es fehlt das Gleichheitszeichen oder das, was dahinter gehört
check-why-sign = hier steht ein Zeichen, das hier nicht stehen kann
check-why-default = genau eine der Varianten braucht einen Stern; sie gilt, wenn keine andere passt
check-why-selector = so kann nicht zwischen Varianten gewählt werden, nur mit einer Variablen oder einer Funktion
check-why-place = so ist es nicht lesbar
check-wrong-pairs = Der Wert von { $key } ist von der falschen Art. Schreib zu jeder Form eine Liste von Paaren: was in den Wörtern steht und was daraus wird.
check-missing-key = { $key } fehlt. Schreib es dazu wie in den Stimmen des Programms.
check-empty-text = In { $key } steht ein leerer Text. Schreib etwas hinein.
check-empty-list = { $key } ist leer; verstanden wird nur, was in { $from } steht. Schreib die Wörter der eigenen Sprache hinein oder lass die Zeile weg.
check-language = { $language } ist kein Kürzel einer Sprache. Schreib bei language eines wie de oder pt-BR.
check-no-sign = { $key } kann hier nicht stehen. Schreib genau einen Buchstaben oder ein Satzzeichen; Ziffern sind keine Tasten, denn sie sind Antworten.
check-key-asks-nothing = Die Taste { $key } steht für { $said }, und das ist weder Bitte noch Frage. Schreib Wörter, die für sich allein verstanden werden.
check-also-move = { $word } bei { $key } ist auch ein Zug, ein Teil davon oder eine Zahl. Nimm es heraus.
check-not-a-letter = { $letter } kann nicht der Buchstabe für { $key } sein. Schreib einen einzelnen Großbuchstaben; kleine sind Linien.
check-circle = Die Nachricht { $message } verweist im Kreis auf sich selbst. Nimm einen der Verweise heraus.
check-empty-message = Die Nachricht { $message } sagt nichts, oder eine ihrer Varianten sagt nichts. Schreib etwas hinein.
check-too-large = Diese Datei ist länger als { $size } Megabyte, und so lang ist keine Stimme. Nimm eine andere.
error-voice-broken = Die Stimme { $tag } ist nicht brauchbar. { $why } Alles, was daran falsch ist, zeigt: { $command }
error-file-missing = es gibt sie nicht
error-file-denied = der Zugriff ist nicht erlaubt
error-file-folder = das ist ein Ordner
error-file-special = das ist keine gewöhnliche Datei
error-file-library = sie gehört zur Bibliothek
error-file-event = das ist die Datei der Veranstaltung
error-file-long = sie ist zu lang
error-file-line = eine Zeile darin ist zu lang
error-file-endless = etwas darin hört nicht auf
error-file-circle = die Verknüpfungen führen im Kreis
error-file-name = so kann keine Datei heißen
error-system = { $number ->
    [0] das System meldet einen Fehler
   *[other] das System meldet Fehler { $number }
}
error-input = Eingabe gestört: { $why }

### Die Regeln erklärt

law-name = { $part ->
    [preface] Vorwort
    [guidelines] Richtlinien { $number }
    [appendix] Anhang { $number }
   *[article] Artikel { $number }
  }
law-told = { $name }, Regeln von { $edition }: { $text }
law-chapter = { $name }: { $text }
law-not-at-hand = Der Text dieser Ausgabe lag nicht vor. Spätere Ausgaben sagen: { $text }
law-no-text = Zu { $name } fehlt in dieser Stimme der Text.
law-no-texts = Die Stimme { $tag } erklärt die Regeln nicht, denn ihr fehlt laws.ftl.
error-law-nearest = { $text } gibt es nicht. In den Regeln von { $edition } ist am nächsten { $nearest }
error-law-number = { $text } ist weder die Nummer eines Artikels noch ein hier bekanntes Wort, möglich sind zum Beispiel 6.9, D.2.8, III.4, Patt und tote Stellung
### Was aus einer Stellung wird: rule

ruled-checkmate = { color } gewinnt durch Schachmatt. Artikel { $article }.
ruled-stalemate = Remis durch Patt. Artikel { $article }.
ruled-dead-position = Remis: Keine Seite kann mit irgendeiner Folge regelgemäßer Züge mattsetzen. Artikel { $article }.
ruled-cannot-mate = Remis: { color } kann mit keiner Folge regelgemäßer Züge mattsetzen. Artikel { $article }.
ruled-time = { color } gewinnt: Zeit überschritten, { opponent }. Artikel { $article }.
ruled-resignation = { color } gewinnt: { opponent } gibt auf. Artikel { $article }.
ruled-illegal-moves = { color } gewinnt: { $count ->
    [one] ein regelwidriger Zug
   *[other] { WORDS($count) } regelwidrige Züge
  } von { opponent }. Artikel { $article }.
ruled-repetition = Remis: dieselbe Stellung { WORDS($found) } Mal. Artikel { $article }.
ruled-no-progress = Remis: { WORDS($found) } Züge von jeder Seite ohne Schlagen und Bauernzug. Artikel { $article }.
ruled-penalty = Die Partie geht weiter: { color } erhält { $bonus } für den regelwidrigen Zug. Artikel { $article }.
ruled-incorrect = Falsch beansprucht: { $only }. { color } erhält { $bonus }. Artikel { $article }.
ruled-declared = { opponent } muss den erklärten Zug ausführen.
ruled-goes-on = Die Partie geht weiter: { $only }. Artikel { $article }.
ruled-only-repetition = dieselbe Stellung erst { $found ->
    [one] ein Mal
   *[other] { WORDS($found) } Mal
  }
ruled-only-consecutive = dieselbe Stellung erst { $found ->
    [one] ein Mal
   *[other] { WORDS($found) } Mal
  } nacheinander
ruled-only-progress = { $found ->
    [0] noch kein Zug
    [one] erst ein Zug
   *[other] erst { WORDS($found) } Züge
  } von jeder Seite ohne Schlagen und Bauernzug
ruled-can-mate = Die Partie geht weiter: { color } kann noch mattsetzen. Artikel { $article }.
ruled-arbiter = Der Schiedsrichter entscheidet. { doubt } Artikel { $article }.
rule-bad-line = Zeile { $line }: { $why }

### Help texts of the command line

cli-about = Schach auf Ansage, für Spieler, die das Brett nicht sehen
cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Angaben
cli-options = Optionen
cli-practice = Üben, gegen den Übungspartner oder zu zweit
cli-relay = Ein Assistent vermittelt zwischen zwei Spielern (D.2.10)
cli-tournament = Turnierpartie genau nach Anhang D
cli-resume = Eine Partie fortsetzen, ohne Nummer die letzte offene
cli-review = Eine Partie Zug für Zug durchgehen, eine gespeicherte oder eine aus einer PGN-Datei; ohne Angabe die letzte
cli-position = Eine Stellung mit Worten aufbauen und von ihr aus spielen
cli-puzzles = Aufgaben lösen, mitgelieferte oder die einer Datei
cli-train = Üben, was man im Kopf braucht: Felder, Wege, Stellungen, Diktat
cli-progress = Sagen, wie das Üben vorangeht, Woche für Woche
cli-listen = Partien einer PGN-Datei anhören
cli-event = Eine Veranstaltung: ihre Datei prüfen, Paarungen, Partien und Tabelle eines Mannschaftskampfs
cli-event-check = Sagen, was an der Datei falsch ist
cli-event-pairings = Die Paarungen aufzählen
cli-event-play = Die Partie an einem Brett einer Runde eröffnen
cli-event-tie-break = Die Entscheidungspartie eröffnen
cli-event-table = Die Tabelle ausgeben
cli-event-trf = Die Ergebnisse als Turnierbericht für die FIDE ausgeben (TRF16)
cli-arg-event = Datei mit den Regeln der Veranstaltung
cli-arg-event-file = Datei der Veranstaltung
cli-arg-round = Nummer der Runde
cli-arg-board = Nummer des Bretts
cli-arg-desk = Art der Partie: relay oder tournament
cli-arg-as-json = Ein JSON-Objekt statt Sätzen
cli-games = Die gespeicherten Partien
cli-games-list = Alle Partien aufzählen
cli-games-verify = Nachsehen, ob alle Partien so sind, wie sie gespeichert wurden
cli-games-export = Eine Partie ausgeben
cli-hear = Eine Äußerung je Zeile von der Standardeingabe hören und jeden Zug als UCI und SAN ausgeben
cli-say = Züge oder ganze Partien als PGN ansagen, aus einer Datei oder von der Standardeingabe
cli-rule = Sagen, was aus einer Stellung wird nach Zeitüberschreitung, Aufgabe, regelwidrigem Zug oder beanspruchtem Remis
cli-reconcile = Zwei Partieformulare und die Bretter vergleichen und sagen, was geschieht (D.2.9)
cli-voices = Die Stimmen: aufzählen, eine ausprobieren, eine eigene prüfen
cli-voices-preview = Einen Satz und eine Ansage ausgeben und sprechen
cli-voices-check = Alles finden, was an einer eigenen Stimme falsch ist
cli-law = Einen Artikel der Schachregeln erklären; ohne Nummer die Kapitel nennen
cli-guide = Das Handbuch Abschnitt für Abschnitt lesen; ohne Nummer die Kapitel nennen
cli-completions = Für eine Shell das schreiben, womit sie Befehle vervollständigt
cli-manual = Die Handbuchseite schreiben; mit einem Ordner eine Seite je Befehl hinein
manual-name = Name
manual-synopsis = Aufruf
manual-description = Beschreibung
manual-version = Version
cli-help = Diese Hilfe zeigen
cli-version = Die Fassung nennen
cli-arg-game = Nummer der Partie
cli-arg-library = Datei der Bibliothek
cli-arg-settings = Datei der Einstellungen
cli-arg-key = Name der Einstellung, zum Beispiel speech.rate.de
cli-arg-value = Wert der Einstellung
cli-arg-voice = Sprache der Sätze: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Bedenkzeit, etwa 90+30, 5 oder 40/5400+30:1800+30; - ist ohne Uhr
cli-arg-fen = Ausgangsstellung als FEN
cli-arg-chess960 = Chess960: Nummer von 0 bis 959, random, dice, coins, dice:2,3,5,1,4, coins:HTTHHHTTTHTH, oder die Figuren, etwa RBQNBKRN
cli-arg-reviewed = Nummer einer gespeicherten Partie oder eine PGN-Datei
cli-arg-game-of-file = Nummer der Partie in der PGN-Datei
cli-arg-set-up = Die Stellung als FEN
cli-arg-puzzle-file = Aufgaben als CSV von Lichess, EPD oder PGN
cli-arg-drill = Name der Übung, etwa square-colours oder Springerwege; ohne Namen wird eine vorgeschlagen
cli-arg-minutes = So lange höchstens, in Minuten
cli-arg-listen-file = Partien als PGN
cli-arg-pace = Sekunden von Zug zu Zug; bei 0 kommen Züge auf Nachfrage
cli-arg-player = Nur Partien dieses Spielers
cli-arg-listen-event = Nur Partien dieser Veranstaltung
cli-arg-opening = Nur Partien mit dieser Eröffnung, nach Name oder Schlüssel: B90
cli-arg-listen-position = Nur Partien, in denen diese Stellung vorkommt, als FEN
cli-arg-theme = Nur Aufgaben zu diesem Thema, etwa mateIn2 oder fork; mehrfach möglich
cli-arg-rating = Nur Wertungen von bis: 1200-1600, 1200-, 1600
cli-arg-pieces = So viele Figuren auf dem Brett: 8 sind bis zu acht, 3-8 drei bis acht
cli-arg-seed = Startwert für --chess960 random; derselbe gibt denselben Anfang
cli-arg-white = Name des Spielers mit Weiß
cli-arg-black = Name des Spielers mit Schwarz
cli-arg-speech = Sprachausgabe: auto, ssip, nvda, prism, tts, espeak oder off
cli-arg-line = Zeilenmodus: eine Äußerung je Zeile, eine Nachricht je Zeile
cli-arg-screen = Bildschirm, auch wo ein Screenreader läuft
cli-arg-json = Statt Sätzen ein JSON-Objekt je Ereignis
cli-arg-simulate-time = Zeit vergeht nur durch Zeilen wie: wait 90s
cli-arg-press = Wer die Uhr drückt: auto oder manual
cli-arg-repeat = Wer wiederholt: program oder opponent
cli-arg-against = Gegner: partner oder person
cli-arg-engine = UCI-Engine als Gegner: Name oder Pfad ihres Programms, ohne Argumente
cli-arg-level = Stufe des Übungspartners, 1 bis 8, oder der Engine, 1 bis 12; adaptive folgt den Ergebnissen
cli-arg-rung = Sprosse der Blindleiter, 1 bis 6; next ist die nächste, previous die vorige, reached die erreichte
cli-arg-svg = Datei für ein Diagramm
cli-arg-color = Deine Farbe: white oder black
cli-arg-format = Form der Ausgabe: pgn, text, html, pdf, fen, epd, json, brf, brl, cells, svg, png, audio oder daisy; ohne Angabe pgn
cli-arg-output = Datei statt Standardausgabe
cli-arg-until-damage = Von einer beschädigten Partie schreiben, was heil ist
cli-arg-play-on = Jeden Zug ausführen, bevor der nächste gehört wird
cli-arg-json-lines = Ein JSON-Objekt je Zeile
cli-arg-names = Namen der Felder in Ansagen und Sätzen: fide, letters, nato oder local
cli-arg-form = Form: long oder short
cli-arg-letters = Figurenbuchstaben, geschrieben und verstanden, wie in der Sprache: de, en, es, eu, eu-anderea, hu, pt. Ohne Angabe die eigenen; say liest PGN dann englisch
cli-arg-file = Partien als PGN; ohne Angabe Züge oder Partien von der Standardeingabe
cli-arg-white-score = Partieformular von Weiß als PGN
cli-arg-black-score = Partieformular von Schwarz als PGN
cli-arg-white-board = Was auf dem weißen Brett steht, als FEN
cli-arg-black-board = Was auf dem schwarzen Brett steht, als FEN
cli-arg-tag = Sprache der Stimme
cli-arg-folder = Ordner mit lexicon.toml und messages.ftl
cli-arg-articles = Nummern von Artikeln, zum Beispiel 6.9, D.2.8 oder III.4
cli-arg-chapter = Nummer eines Kapitels
cli-arg-shell = Shell: bash, zsh, fish, powershell oder elvish
cli-arg-pages = Ordner für die Handbuchseiten
cli-arg-edition = Ausgabe der Schachregeln: 2014, 2017, 2018 oder 2023
cli-arg-white-is = Was der Spieler mit Weiß sieht und hört: sighted, blind oder deaf
cli-arg-black-is = Was der Spieler mit Schwarz sieht und hört: sighted, blind oder deaf
cli-arg-no-assistant = Es gibt keinen Assistenten (D.2.11)
cli-arg-position = Stellung als FEN, auch von Chess960; - liest Stellungen von der Standardeingabe
cli-arg-positions = Datei mit einer FEN je Zeile; - ist die Standardeingabe
cli-arg-played = Züge, die von der Stellung aus gespielt wurden, in algebraischer Notation, in Koordinaten oder als Ansagen
cli-arg-cadence = Wie schnell gespielt wird: standard, rapid oder blitz
cli-arg-few-arbiters = Schnellschach oder Blitz ohne ausreichende Aufsicht (A.5, B.3)
cli-arg-flag = Wessen Zeit abgelaufen ist: white oder black
cli-arg-resigns = Wer aufgibt: white oder black
cli-arg-illegal = Wer einen regelwidrigen Zug abgeschlossen hat: white oder black
cli-arg-count = Der wievielte regelwidrige Zug es ist
cli-arg-dead = Ob die Stellung tot ist (5.2.2)
cli-arg-claim = Womit Remis beansprucht wird: threefold, fifty, fivefold oder seventy-five
cli-arg-found = Wie oft die Stellung stand, oder wie viele Züge jede Seite ohne Schlagen und Bauernzug gemacht hat, wo die Züge es nicht sagen
cli-arg-declares = Der Zug, den der Spieler aufschreibt und erklärt (9.2.1.1, 9.3.1)
cli-arg-deadline = Wie viele Millisekunden eine Antwort dauern darf, bevor der Schiedsrichter entscheidet

### Adjourned games and who is at the board (Guidelines I, 6.7)

adjournment-asked = { color } möchte vorzeitig abbrechen. Der Schiedsrichter entscheidet mit Schiedsrichter, Doppelpunkt, abbrechen und der Restzeit der Sitzung. Artikel I.1.2.
sealing = Ende der Sitzung. { color } gibt einen Zug ab, die Uhr läuft. Vorher das Kennwort des Schiedsrichters. Artikel I.1.1.
sealing-made = Ende der Sitzung. Der am Brett ausgeführte Zug von { color } ist der Abgabezug. Vorher das Kennwort des Schiedsrichters. Artikel I.1.1.
sealing-reply = { color } gibt die Antwort versiegelt ab, weil die andere Seite fehlt. Artikel I.9.3.
sealing-early = Restzeit der Sitzung: { $time }. Sie gilt als verbraucht. Artikel I.1.2.
sealed = Versiegelt.
sealed-made = Versiegelt: der am Brett ausgeführte Zug. Artikel I.1.1.
adjourned = Abgebrochen. { color } hat einen Zug abgegeben, die Uhren stehen.
adjourned-deemed = Als verbraucht gilt für { color } noch dazu: { $time }. Artikel I.1.2.
adjourned-reply = Antwort versiegelt. Die Uhr von { color } läuft bis zur Ankunft. Artikel I.9.3.
resumption-set = Wiederaufnahme: { $text }.
resumption-unset = Wiederaufnahme: noch nicht festgesetzt. Der Schiedsrichter sagt Wiederaufnahme und Tag, Zeit und Ort. Artikel I.2.7.
resumption-how = Zur Wiederaufnahme sagt der Schiedsrichter Beginn oder öffnen. Wer fehlt, vorher: abwesend und die Farbe.
resumption-open = Wiederaufnahme: Jetzt wird der Umschlag geöffnet. Der Schiedsrichter sagt öffnen. Artikel I.9.
resumption-absent = Wiederaufnahme. { color } fehlt, und die Uhr von { color } läuft bis zur Ankunft. Artikel I.9.2.
resumption-both-absent = Wiederaufnahme. Beide fehlen, und die Uhr von { color } läuft bis zur Ankunft. Artikel I.11.
envelope-checked = Umschlag vom Schiedsrichter geprüft. Artikel I.3.
envelope-unchecked = Umschlag noch nicht geprüft. Der Schiedsrichter sagt geprüft. Artikel I.3.
envelope-position = Stellung vor dem Abgabezug: { $position }
envelope-sealed = Abgegeben von { color }: Zug Nummer { WORDS($number) }.
envelope-opened = Umschlag geöffnet. Abgabezug von { color }: { $move }. Artikel I.9.
envelope-ambiguous = Abgabezug mehrdeutig, { color }: { $move }. Artikel I.8.1.
envelope-unintelligible = Abgabezug unverständlich, { color }: { $move }. Artikel I.8.2.
envelope-illegal = Abgabezug regelwidrig, { color }: { $move }. Artikel I.8.3.
envelope-lost = Umschlag verloren. { color } führt den abgegebenen Zug aus. Die Zeiten bleiben, die Uhren stehen bis zum Drücken. Artikel I.12.1.
absent = { color } ist nicht da.
arrived = { color } ist da.
default-time = Wartezeit: { $time }. Artikel 6.7.1.
default-time-zero = Keine Wartezeit ist festgesetzt, also null. Der Schiedsrichter kann die Partie für verloren erklären, mit Ergebnis und der Siegerfarbe. Artikel 6.7.1.
default-time-over = Wartezeit abgelaufen: { color }. Vielleicht hat der Abgabezug die Partie beendet: Der Schiedsrichter sagt öffnen, oder, wenn er anders entscheidet, weiter. Artikel I.10.
seal-asked = Bitte den Abgabezug. Er wird weder gezeigt noch gesagt.
seal-unclear = Nicht verstanden. Noch einmal anders. Dasselbe noch einmal wird so versiegelt.
seal-ambiguous = Mehrdeutig. Mit Ausgangsfeld oder Umwandlungsfigur. Dasselbe noch einmal wird so versiegelt. Artikel I.1.1.
seal-no-move = Kein möglicher Zug. Bitte neu ansagen.
seal-too-long = Zu lang für den Umschlag.
envelope-system = Der Umschlag lässt sich hier weder schließen noch öffnen. Es fehlt an Speicher oder Zufallszahlen.
passphrase-asked = Bitte das Kennwort. Es wird weder gezeigt noch gesagt.
passphrase-again = Dasselbe Kennwort noch einmal.
passphrase-differs = Die beiden Kennwörter sind verschieden. Noch einmal von vorn.
passphrase-short = Zu kurz: Ein Kennwort hat mindestens { WORDS($count) } Zeichen.
passphrase-taken = Kennwort angenommen.
passphrase-wrong = Falsches Kennwort. Der Umschlag bleibt zu.
passphrase-once-more = Noch einmal das Kennwort. Eine leere Zeile bricht ab.
passphrase-left = Der Umschlag bleibt zu. Mit öffnen wird wieder nach dem Kennwort gefragt.
confided-left = Nichts eingegeben.
passphrase-first = Vorher das Kennwort des Schiedsrichters. Er sagt Schiedsrichter, Doppelpunkt, Kennwort.
reason-sealed-move = Abgabezug mehrdeutig, unverständlich oder regelwidrig. Artikel I.8
reason-sealed-move-drawn = Abgabezug ungültig, doch die andere Seite kann nicht mattsetzen. Artikel I.8
reason-position-lost = Stellung der abgebrochenen Partie nicht mehr bekannt. Artikel I.12.2
refused-sealing = Ein Zug wird abgegeben: versiegeln und der Zug, danach drücken. Artikel I.1.1.
refused-adjourned = Die Partie ist abgebrochen. Der Schiedsrichter sagt Beginn oder öffnen.
refused-not-sealing = Nichts ist abzugeben: Erst bricht der Schiedsrichter ab. Artikel I.1.1.
refused-not-to-seal = Nicht { color }: { opponent } ist am Zug und gibt ab. Artikel I.1.1.
refused-made-already = Der am Brett ausgeführte Zug ist der Abgabezug und bleibt es. Artikel I.1.1.
refused-nothing-sealed = Der Umschlag ist noch leer: versiegeln und der Zug. Artikel I.1.1.
refused-session-too-long = So viel Restzeit hat die Sitzung nicht. Es ist mehr, als { color } auf der Uhr hat. Artikel I.1.2.
refused-not-adjourned = Die Partie ist nicht abgebrochen.
refused-replier-absent = { color } muss antworten und fehlt: Der Umschlag bleibt zu. Artikel I.7.
refused-not-absent = { color } fehlt nicht.
refused-been-there = { color } war schon am Brett und hat gezogen.
refused-absent-already = { color } ist schon als abwesend gemeldet.
may-not-adjourn = Abbrechen kann hier nur der Schiedsrichter. Seine Zeile beginnt mit Schiedsrichter und Doppelpunkt. Artikel { $article }.
may-not-seal = Einen Zug geben nur die Spieler oder ihr Assistent ab. Artikel { $article }.
may-not-envelope = Den Umschlag verwahrt hier der Schiedsrichter. Seine Zeile beginnt mit Schiedsrichter und Doppelpunkt. Artikel { $article }.
may-not-presence = Wer da ist, stellt hier der Schiedsrichter fest. Seine Zeile beginnt mit Schiedsrichter und Doppelpunkt. Artikel { $article }.
example-adjourn = Sag abbrechen. Oder abbrechen und die Restzeit der Sitzung, zum Beispiel abbrechen zwanzig Minuten.
example-presence = Sag zum Beispiel abwesend Schwarz, oder anwesend Schwarz.
example-resumption = Sag Wiederaufnahme und Tag, Zeit und Ort.
error-default-time = keine Wartezeit: { $why }. Zum Beispiel 30, 30m oder 1h
error-no-envelope = Partie { $game } ist nicht abgebrochen und hat keinen Umschlag
cli-games-envelope = Den Umschlag einer abgebrochenen Partie lesen, ohne den Zug
cli-arg-default-time = Wie spät ein Spieler kommen darf, etwa 30m; ohne Angabe gar nicht

### The doctor

doctor-locale = Sprache des Systems: { $locale }. Stimme: { $voice }.
doctor-locale-none = Das System nennt keine Sprache. Stimme: { $voice }.
doctor-locale-not-utf8 = Das System schreibt kein UTF-8: { $locale }. Stimme: { $voice }.
doctor-locale-remedy = Zum Ändern: LANG setzen, zum Beispiel LANG=de_DE.UTF-8, oder --voice { $voice } angeben.
doctor-terminal = Terminal: { $columns } Spalten, { $rows } Zeilen.
doctor-terminal-none = Kein Terminal: Es geht Zeile für Zeile.
doctor-terminal-dumb = Terminal ohne Bildschirm: Es geht Zeile für Zeile.
doctor-terminal-remedy = Für den Bildschirm TERM setzen, zum Beispiel TERM=xterm-256color.
settings-file = Einstellungen: { $path }.
settings-no-file = Einstellungen: { $path }, noch nicht angelegt.
settings-line = { $key }: { $value } ({ $source ->
    [flag] vom Schalter der Befehlszeile
    [environment] aus der Umgebung, { $variable }
    [settings] aus den Einstellungen
   *[usual] wie üblich
  })
settings-nothing = nicht gesetzt
settings-set = Gemerkt: { $key } ist { $value }.
settings-unset = Gelöscht: { $key }.
settings-not-there = { $key } war nicht gesetzt.
settings-fault = Einstellungen, Zeile { $line }, Spalte { $column }: { $fault }
settings-more-faults = Alle Fehler nennt: ansage settings.
settings-key-none = { $key }: eine Taste dieses Namens gibt es nicht. Möglich sind zum Beispiel f8, alt+g, ctrl+up, alt+shift+s und page-up.
settings-key-fixed = { $key } schreibt oder ändert die Zeile und bleibt, wie es ist. Nimm eine andere Taste.
settings-key-not-heard = { $key }: „{ $value }“ wird als nichts gehört. Nimm eine Zeile, wie sie am Tisch gesagt wird, oder eine leere für eine freie Taste.
settings-unread = Einstellungen nicht gelesen: { $why }.
settings-not-kept = In den Einstellungen nicht gemerkt: { $why }.
settings-not-toml = { $path } ist kein TOML und bleibt, wie es ist
settings-no-folder = das System nennt keinen Ordner für Einstellungen
doctor-reader = Screenreader: { $name }. Die eigene Sprache bleibt dann aus.
doctor-reader-none = Kein Screenreader läuft.
doctor-reader-unknown = Ob ein Screenreader läuft, ist auf diesem System nicht festzustellen.
doctor-reader-remedy = Einmal sagen: ansage settings set screen-reader true, oder false.
doctor-settings = Einstellungen: { $path }, ohne Fehler.
doctor-settings-none = Einstellungen: noch keine, { $path }.
doctor-settings-remedy = Alle Fehler nennt: ansage settings.
doctor-library = Bibliothek: { $path }, { $count ->
    [one] eine Partie
   *[other] { $count } Partien
 }.
doctor-library-bad = Bibliothek unbrauchbar: { $path }: { $why }.
doctor-library-remedy = Mit --library eine andere Datei nennen, oder die Rechte des Ordners prüfen.
doctor-partner = Übungspartner: zieht nach { $ms } Millisekunden.
doctor-partner-none = Der Übungspartner zieht nicht.
doctor-engine = Engine: { $engine }, bereit nach { $ms } Millisekunden.
doctor-engine-none = Keine Engine. Zum Spielen wird keine gebraucht.
doctor-engine-bad = { $engine } { $failing ->
    [missing] ist nicht da
    [not-named] startet nur, wenn du es mit --engine nennst
    [not-started] lässt sich nicht starten
    [silent] antwortet nicht
    [floods] schreibt ohne Ende
    [ended] hat sich beendet
    [illegal] zieht regelwidrig
    [no-move] zieht nicht
   *[no-chess960] kann kein Chess960
  }.
doctor-engine-remedy = { SYSTEM() ->
    [windows] Stockfish gibt es bei stockfishchess.org. Dann: ansage settings set practice.engine PFAD
   *[other] Für eine Engine, unter Debian: apt install { $package }
  }
doctor-audio = Ton: Tonserver oder Tonkarte gefunden.
doctor-audio-none = Kein Ton: weder Tonserver noch Tonkarte gefunden.
doctor-audio-remedy = { SYSTEM() ->
    [windows] Ein Tongerät anschließen und sehen, ob der Dienst Windows-Audio läuft.
   *[other] Eine Tonkarte anschließen oder PipeWire oder PulseAudio starten.
  }
doctor-speech = Sprache: { $backend } spricht { $language }, bereit nach { $ms } Millisekunden.
doctor-speech-none = Keine Sprache.
doctor-speech-off = Sprache aus, wie verlangt.
doctor-speech-remedy = { SYSTEM() ->
    [windows] Zum Sprechen in den Einstellungen von Windows unter „Zeit und Sprache“ eine Stimme hinzufügen. Für NVDA: nvdaControllerClient.dll neben ansage.exe legen. Für andere Screenreader: prism.dll.
   *[other] Zum Sprechen: speech-dispatcher, speech-dispatcher-espeak-ng und espeak-ng installieren.
  }
doctor-ear = Eigenes Ohr von { color }: { $backend } spricht { $language }{ $device ->
    [none] { "" }
   *[other] {" "}über { $device }
  }, bereit nach { $ms } Millisekunden.
doctor-ear-none = Eigenes Ohr von { color } stumm: { $lost ->
    [module] ein Modul { $device } gibt es nicht
    [sound] { $device ->
        [none] kein Tongerät
       *[other] kein Tongerät namens { $device }
      }
   *[service] dort antwortet kein Sprachdienst
  }.
doctor-ear-remedy = Zum Ändern: ansage settings set ears.{ $side }.sink, .module oder .address; die Namen nennen pactl list short sinks und spd-say -O.
doctor-ear-sentence = Das hört nur { color }.
doctor-sentence = So spricht Ansage.
doctor-sum = { $count ->
    [0] Nichts fehlt, was eine Partie braucht.
    [one] Ein Mangel.
   *[other] { $count } Mängel.
 }
cli-settings = Die Einstellungen: alle nennen, eine setzen oder löschen
cli-settings-set = Eine Einstellung setzen
cli-settings-unset = Eine Einstellung löschen
cli-doctor = Prüfen, ob alles da ist: Sprache, Ton, Terminal, Bibliothek
cli-ask = Fragen, was es sein soll, wie ohne Befehl

### The blindfold ladder

rung-rule = { $rung ->
    [1] die Stellung nach jedem Zug
    [2] alles auf Nachfrage
    [3] keine Hilfen
    [4] nicht das ganze Brett
    [5] nur der letzte Zug
   *[6] keine Fragen
  }
rung-is = Sprosse { WORDS($rung) }: { rung-rule }.
rung-refused = Nicht auf Sprosse { WORDS($rung) }: { rung-rule }.
rung-impossible = Geht nicht.
rung-counts = { $impossible ->
    [0] kein unmöglicher Zug
    [one] ein unmöglicher Zug
   *[other] { WORDS($impossible) } unmögliche Züge
  }, { $questions ->
    [0] keine Frage
    [one] eine Frage
   *[other] { WORDS($questions) } Fragen
  }
rung-counted = Sprosse { WORDS($rung) }: { rung-counts }.
rung-so-far = Bisher: { rung-counts }.
rung-earned = Sprosse { WORDS($rung) } ist verdient. Dort weiter? Ja oder nein.
rung-highest = Das ist die oberste Sprosse.
rung-lowest = Das ist die unterste Sprosse.
rung-unknown = Die Sprossen gehen von eins bis sechs.
ladder-reached = Erreicht ist Sprosse { WORDS($rung) }. Sag: blind spielen.
ladder-none = Noch keine Partie auf der Blindleiter. Sag: blind spielen.

### How practice goes

progress-sitting = Geübt: { $what }.
progress-week = { $ago ->
    [0] Diese Woche
    [one] Letzte Woche
   *[other] Vor { WORDS($ago) } Wochen
  }: { $what }.
progress-drills = { $all ->
    [one] eine Frage
   *[other] { $all } Fragen
  }, { $right } richtig
progress-puzzles = { $all ->
    [one] eine Aufgabe
   *[other] { $all } Aufgaben
  }, { $right } gelöst
progress-games = { $all ->
    [one] eine Partie
   *[other] { $all } Partien
  }, { $right ->
    [0] keine gewonnen
   *[other] { $right } gewonnen
  }
progress-reviews = { $count ->
    [one] eine Durchsicht
   *[other] { $count } Durchsichten
  }
progress-impossible = { $count ->
    [one] ein unmöglicher Zug
   *[other] { $count } unmögliche Züge
  }
progress-questions = { $count ->
    [one] eine Frage auf der Leiter
   *[other] { $count } Fragen auf der Leiter
  }
progress-drill = Besser: { drill-name }, { $now } statt { $before } Prozent.
progress-better-puzzles = Besser: Aufgaben, { $now } statt { $before } Prozent.
progress-mended = { $count ->
    [one] Besser: eine Antwort, die zuletzt falsch war.
   *[other] Besser: { $count } Antworten, die zuletzt falsch waren.
  }
progress-next = Als Nächstes: { drill-name }, { drill-due }.
progress-none = Noch nichts geübt.
progress-unread = Die Fortschritte lassen sich nicht lesen: { $why }.
progress-dated = Woche ab { $week }: { $what }.
plot-title = Übung Woche für Woche
plot-weeks = Woche ab
plot-count = Anzahl
plot-answers = richtige Antworten
plot-solved = gelöste Aufgaben
plot-played = gespielte Partien

### The next game, and others

next-offer = Neue Partie, Revanche oder beenden?
next-offer-which = Sag: neue Partie, Revanche oder beenden.
next-over = Die Partie ist zu Ende. Neue Partie, Revanche oder beenden?
new-game-question = { $against ->
    [practice] Neue Partie gegen den Partner
    [for-two] Neue Partie zu zweit
    [relay] Neue Partie mit Assistent
    [tournament] Neue Turnierpartie
   *[same] Neue Partie
  }{ $sides ->
    [white] {" "}mit Weiß
    [black] {" "}mit Schwarz
    [changed] {" "}mit der anderen Farbe
   *[none] {""}
  }{ $opponent ->
    [partner] {" "}gegen den eingebauten Partner
    [engine] {" "}gegen { $engine }
    [any-engine] {" "}gegen eine Engine
   *[none] {""}
  }{ $level ->
    [0] {""}
   *[other] , Stufe { WORDS($level) }
  }{ $rung ->
    [0] {""}
   *[other] , Sprosse { WORDS($rung) }
  }{ $timing ->
    [none] {""}
    [no-clock] , ohne Uhr
   *[other] , { $control }
  }? Partie { WORDS($game) } bleibt gespeichert. Ja oder nein.
take-up-question = Partie { WORDS($other) } fortsetzen? Partie { WORDS($game) } bleibt gespeichert. Ja oder nein.
take-up-which = Welche Partie? { $games }.
take-up-one = { WORDS($game) }, { $desk ->
    [practice] Übung
    [relay] mit Assistent
   *[tournament] Turnier
  }, { $moves ->
    [one] ein Zug
   *[other] { WORDS($moves) } Züge
  }
take-up-none = Sonst ist keine Partie offen.
take-up-here = Partie { WORDS($game) } ist diese hier.
take-up-over = Partie { WORDS($game) } ist zu Ende.
take-up-not = Nicht fortgesetzt: { $why }.
next-not = Das lässt sich nicht beginnen: { $why }.
next-not-here = Diese Partie leitet der Schiedsrichter. Eine andere gibt es erst danach, mit: ansage.
saved = Partie { WORDS($game) } ist gespeichert, Zug für Zug. Später sagst du: Partie { WORDS($game) } fortsetzen.
engine-not-installed = { $engine } ist nicht da. { SYSTEM() ->
    [windows] Stockfish gibt es bei stockfishchess.org. Dann: ansage settings set practice.engine PFAD
   *[other] Unter Debian: apt install { $package }
  }
engine-none-installed = Keine Engine ist da. { SYSTEM() ->
    [windows] Stockfish gibt es bei stockfishchess.org. Dann: ansage settings set practice.engine PFAD
   *[other] Unter Debian: apt install { $package }
  }
level-follows = { $follows ->
    [won] Gewonnen: eine Stufe stärker.
   *[lost] Verloren: eine Stufe leichter.
  }
level-adaptive = Die Stufe folgt den Ergebnissen.
level-is = Stufe { WORDS($level) } von acht.
level-is-engine = Stufe { WORDS($level) } von zwölf.
level-easiest = Leichter geht es nicht.
level-hardest = Schwerer geht es nicht.
level-none = Hier spielt kein Partner, also gibt es keine Stufe.
level-unknown = Stufen gehen von eins bis acht.
level-unknown-engine = Stufen einer Engine gehen von eins bis zwölf.
settings-told = Namen: { $names ->
    [fide] Anhang D
    [letters] Buchstaben
    [nato] NATO-Alphabet
   *[local] eigene
  }. Ansagen: { $verbosity ->
    [short] kurz
    [normal] normal
   *[full] ausführlich
  }. Tempo { $rate }, Lautstärke { $volume }. Sag zum Beispiel: Namen Buchstaben, Ansage kurz, schneller, lauter.
names-told = { $names ->
    [fide] Namen nach Anhang D
    [letters] Buchstaben
    [nato] NATO-Alphabet
   *[local] Eigene Namen
  }: { $move }.
names-fixed = Im Turnier gelten die Namen, mit denen die Partie begann. Artikel D.2.1.
help-over-next = Die Partie ist zu Ende. Sag neue Partie, Revanche oder beenden. Auch: Durchsicht, Training, Rätsel, andere Seite, Stufe zwei, Partie fortsetzen.

brief-next-offer = Neu, Revanche oder Ende?
brief-new-game-question = Neue Partie? ja/nein.
brief-take-up-question = Partie { $other }? ja/nein.
brief-take-up-which = Welche, { $games }?
brief-take-up-one = { $game }
brief-saved = Gespeichert: { $game }.
brief-level-is = Stufe { $level }.
brief-level-is-engine = Stufe { $level }.

# Lessons: what is learned beside playing.
lesson-not-here = Hier wird nicht gespielt. Sag Hilfe, weiter, zurück oder beenden.
lesson-no-moves = Hier gibt es keine Züge zum Durchgehen. Sag weiter oder Hinweis.
lesson-question = { $lesson ->
    [position] Eine Stellung aufbauen?
    [training] Zum Training?
    [puzzles] Zu den Aufgaben?
   *[review] Zur Durchsicht?
  } Partie { WORDS($game) } bleibt gespeichert. Ja oder nein.
lesson-left = Auf Wiedersehen.
review-begins = Durchsicht, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}. Sag weiter, zurück oder Zug zwölf.
review-start = Ausgangsstellung.
review-none = Noch ist keine Partie mit Zügen gespeichert.
review-move = { $number }. { $color ->
    [white] Weiß
   *[black] Schwarz
}: { $move }.
review-at-end = Das war der letzte Zug. Sag zurück oder Anfang.
review-at-start = Das ist die Ausgangsstellung. Sag weiter.
review-no-move = So viele Züge hat die Partie nicht.
review-progress = Zug { $number } von { $moves }.
review-game = Partie { $number } aus { $file }.
review-players = { $players ->
    [white] Weiß, { $white }
    [black] Schwarz, { $black }
   *[both] { $white } gegen { $black }
  }.
review-result = { $result ->
    [white] Weiß hat gewonnen.
    [black] Schwarz hat gewonnen.
   *[drawn] Die Partie endete remis.
  }
game-unwritten = { $what ->
    [players] Wer spielt, ist nicht vermerkt
    [event] Das Turnier ist nicht vermerkt
   *[date] Das Datum ist nicht vermerkt
  }.
game-ending = { $ending ->
    [checkmate] Schachmatt
    [stalemate] Patt
    [rules] Regelverstoß
    [adjudicated] Entschieden
    [abandoned] Abgebrochen
   *[time] Durch Zeitüberschreitung
  }.
review-nag = Vermerkt: { listen-nag }
review-comment = { $text }
review-fault = { $fault ->
    [blunder] Grober Fehler
    [mistake] Fehler
   *[inaccuracy] Ungenau
  }; besser war { $move }.
review-judged = Beurteilt: { $judged } von { $moves } Zügen.
review-mistakes = { $color ->
    [white] Weiß
   *[black] Schwarz
  }: { $blunders ->
    [one] ein grober Fehler
   *[other] { $blunders } grobe Fehler
  }, { $mistakes ->
    [one] ein Fehler
   *[other] { $mistakes } Fehler
  }, { $inaccuracies ->
    [one] eine Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
  }.
review-not-judged = { $moves ->
    [0] Noch ist nichts beurteilt. Frag gleich wieder.
   *[other] Beurteilt bis Zug { $moves }, bisher kein Fehler. Frag gleich wieder.
  }
review-no-mistake = { $which ->
    [first] Kein Fehler.
    [next] Kein weiterer Fehler.
   *[previous] Davor kein Fehler.
  }
review-variations = { $count ->
    [one] Eine Variante: { $moves }.
   *[other] { $count } Varianten: { $moves }.
  }
review-variation = Variante.
review-which-variation = Sag Variante eins, Variante zwei.
review-no-variation = Hier gibt es keine Variante.
review-no-comment = Hier steht kein Kommentar.
review-variation-end = Die Variante endet hier. Sag zurück zur Partie.
review-main-already = Das ist die Partie selbst.
review-in-game = Wieder in der Partie.
review-in-variation = In einer Variante, Zug { $number } von { $moves }.
review-full = Für weitere Varianten ist kein Platz.
review-played-out = Hier wäre die Partie zu Ende. Geh zurück und sag es noch einmal.
review-no-file = Diese Partie ist aus keiner Datei. Sag: Partie fortsetzen, oder beenden.
review-no-game = { $which ->
    [next] Die Datei hat keine weitere Partie.
    [previous] Das ist die erste Partie der Datei.
   *[number] So viele Partien hat die Datei nicht.
  }
review-seeks = Partie { $number } wird gesucht, { $percent } Prozent der Datei sind gelesen.
review-engine-failed = Die Engine { $failing ->
    [missing] ist nicht da
    [not-named] ist nicht genannt
    [not-started] lässt sich nicht starten
    [silent] antwortet nicht
    [floods] schreibt ohne Ende
    [ended] hat sich beendet
    [illegal] zieht regelwidrig
    [no-move] zieht nicht
   *[no-chess960] kann kein Chess960
  }. Die eingebaute Suche rechnet weiter.
review-help = Sag weiter, zurück, Zug zwölf, Fehler, nächster Fehler oder Variante. Oder von hier spielen, Bewertung, beenden, oder ein anderer Zug.
brief-lesson-question = { $lesson ->
    [position] Eine Stellung aufbauen?
    [training] Zum Training?
    [puzzles] Zu den Aufgaben?
   *[review] Zur Durchsicht?
  } ja/nein.

# A position that is set up.
set-up-begins = Leeres Brett. Sag Farbe, Figur und Feld, am Ende fertig.
set-up-square = { $state ->
    [empty] { $square } { $contents }
   *[piece] { $contents } { $square }
  }
set-up-placed = { $squares }.
set-up-replaced = Dort stand: { $squares }.
set-up-cleared = Das Brett ist leer.
set-up-array = Grundstellung.
set-up-castling = { $color ->
    [white] Weiß
   *[black] Schwarz
  } darf { $rights ->
    [both] nach beiden Seiten rochieren.
    [short] kurz rochieren.
    [long] lang rochieren.
   *[none] nicht rochieren.
  }
set-up-en-passant = Im Vorbeigehen kann auf { $square } geschlagen werden.
set-up-undone = Zurückgenommen.
set-up-first = Es gibt nichts zurückzunehmen.
set-up-ready = { turn } Sag Weiß oder Schwarz, um sie zu spielen.
set-up-not = Noch nicht: { $why }.
set-up-over = So nicht: Die Partie wäre schon zu Ende.
set-up-may-castle = Niemand darf rochieren; sonst sag: Weiß darf kurz rochieren.
set-up-which = Es gibt mehrere; nenn das Feld, von dem sie kommt.
set-up-say = Sag Farbe, Figur und Feld, zum Beispiel weißer König { $g } eins.
set-up-help = Sag Farbe, Figur und Feld, oder: entferne { $a } sieben, leeres Brett. Fehler: rückgängig. Dann Weiß am Zug, Weiß darf kurz rochieren, fertig. Oder im Vorbeigehen { $e } sechs, oder Stellung mit einer FEN.

# Puzzles.
puzzle-asked = Aufgabe { $number }. { turn }
puzzle-after = Letzter Zug: { $move }.
puzzle-right = Richtig. Die Antwort: { $answer }.
puzzle-wrong = Nein. Auf { $tried } folgt { $answer }.
puzzle-wrong-drawn = Nein. { $tried } macht nur remis.
puzzle-solved = Gelöst. Sag weiter.
puzzle-solution = Die Lösung: { $moves }. Sag weiter.
puzzle-over = Diese Aufgabe ist erledigt. Sag weiter.
puzzle-not-moved = Es ist nichts gezogen: ein falscher Zug wird nicht ausgeführt.
puzzle-none-such = So eine Aufgabe gibt es nicht mehr.
puzzle-not-again = Diese Aufgaben können nicht noch einmal durchgesehen werden.
puzzle-all-solved = Du hast alle gelöst; hier sind sie noch einmal.
puzzle-rating = Sie ist mit { $rating } bewertet.
puzzle-unrated = Diese Aufgabe hat keine Wertung.
puzzle-hint-last = Mehr Tipps gibt es nicht. Sag Lösung.
puzzle-first = Das ist die erste Aufgabe. Sag weiter.
puzzle-hint-mate = Matt in { $moves }.
puzzle-hint-theme = { $theme ->
    [fork] Eine Gabel.
    [pin] Eine Fesselung.
    [skewer] Ein Spieß.
    [discoveredAttack] Ein Abzugsangriff.
    [trappedPiece] Eine Figur ist gefangen.
    [deflection] Eine Ablenkung.
    [sacrifice] Ein Opfer.
    [promotion] Ein Bauer verwandelt sich.
    [hangingPiece] Es gibt sofort Material zu gewinnen.
    [equality] Die Partie ist zu retten.
    [crushing] Es gibt Material zu gewinnen.
    [advantage] Es gibt einen Vorteil zu gewinnen.
   *[other] Finde den besten Zug.
  }
puzzle-hint-piece = { the-piece } zieht.
puzzle-hint-from = Die Figur auf { $square } zieht.
puzzle-result = { $solved } von { $all ->
    [one] einer Aufgabe
   *[other] { $all } Aufgaben
  } gelöst, { $alone } auf Anhieb.
puzzle-result-none = Keine Aufgabe versucht.
puzzle-last = Das war die letzte Aufgabe.
puzzle-none = Keine Aufgabe passt.
puzzle-sought = Eine passende Aufgabe wird gesucht{ $percent ->
    [0] {""}
   *[other] , { $percent } Prozent der Datei sind gelesen
  }.
puzzle-unread = { $file } ist nicht weiter zu lesen: { $why }.
puzzle-refused = { $file }, Zeile { $line }: { $why }.
puzzle-refused-more = { $count ->
    [one] Noch eine ist ausgelassen.
   *[other] Noch { $count } sind ausgelassen.
  }
puzzle-fault = { $fault ->
    [long] die Zeile ist zu lang
    [no-position] keine Stellung
    [no-solution] keine Lösung
    [several] mehrere Lösungen
    [no-move] { $what } ist kein legaler Zug
    [also-mates] nicht eindeutig, auch { $what } setzt matt
    [no-mate] kein Matt in { $moves }
   *[unproven] das Matt in { $moves } lässt sich nicht nachweisen
  }
puzzle-help = Sag einen Zug, Hinweis, Lösung, überspringen, weiter, Anfang, Ergebnis oder beenden. Fragen gehen wie in einer Partie.

# Partien einer Datei, die angehört werden.
listen-begins = Partien aus { $file }.
listen-index = { $index ->
    [making] Das Verzeichnis ist bei { $percent } Prozent.
    [broken] Die Datei ist nicht bis zum Ende lesbar. Partien im Verzeichnis: { $games }.
    [short] Auf der Platte ist kein Platz für das Verzeichnis. Partien darin: { $games }.
   *[whole] Verzeichnis fertig: { $games ->
        [one] eine Partie
       *[other] { $games } Partien
      }{ $broken ->
        [0] {""}
       *[other] , davon { $broken } fehlerhaft
      }.
  }
listen-game = Partie { $number }{ $players ->
    [both] : { $white } gegen { $black }
    [white] : Weiß, { $white }
    [black] : Schwarz, { $black }
   *[none] {""}
  }.
listen-event = { $event }.
listen-round = Runde { $round }.
listen-date = { $dated ->
    [day] { $day }. {""}
   *[other] {""}
  }{ $dated ->
    [year] {""}
   *[other] { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
      }{" "}
  }{ $year }.
listen-result = { $result ->
    [white] Weiß gewinnt.
    [black] Schwarz gewinnt.
    [drawn] Remis.
   *[open] Ohne Ergebnis.
  }
listen-nag = { $nag ->
    [good] Ein guter Zug.
    [mistake] Ein Fehler.
    [brilliant] Ein glänzender Zug.
    [blunder] Ein grober Fehler.
    [interesting] Ein beachtenswerter Zug.
    [dubious] Ein zweifelhafter Zug.
    [forced] Der einzige Zug.
    [equal] Ausgeglichen.
    [unclear] Unklar.
    [white-slightly] Weiß steht etwas besser.
    [black-slightly] Schwarz steht etwas besser.
    [white-better] Weiß steht besser.
    [black-better] Schwarz steht besser.
    [white-winning] Weiß steht auf Gewinn.
    [black-winning] Schwarz steht auf Gewinn.
    [zugzwang] Zugzwang.
    [initiative] Mit Initiative.
    [attack] Mit Angriff.
    [compensation] Mit Kompensation.
    [counterplay] Mit Gegenspiel.
    [time-trouble] In Zeitnot.
   *[novelty] Eine Neuerung.
  }
listen-comment = { $text }
    .short = { "" }
listen-variations = { $count ->
    [one] Dazu gibt es eine Variante.
   *[other] Dazu gibt es { $count } Varianten.
  }
    .short = { "" }
listen-variation = Variante.
listen-variation-over = Ende der Variante.
listen-main-line = Hauptvariante.
listen-no-variation = Hier gibt es keine Variante.
listen-is-main-line = Das ist die Hauptvariante.
listen-ended = Ende der Partie.
listen-at-end = Die Partie ist zu Ende. Sag nächste Partie oder zurück.
listen-fault = { $fault ->
    [no-move] { $what } ist kein legaler Zug
    [ambiguous] { $what } passt auf mehrere Figuren
    [unread] { $what } ist als Zug nicht lesbar
    [number] vor dem ersten Zug steht Nummer { $what }, ohne Stellung
    [null-move] hier steht ein Nullzug
    [tag] die Markierung { $what } steht hinter zu vielen anderen und wird weggelassen
    [deep] eine Variante steht in zu vielen anderen und wird weggelassen
    [nowhere] eine Variante steht für keinen Zug und wird weggelassen
    [comment] Kommentare werden weggelassen, weil es zu viele sind
    [nag] eine Bewertung steht hinter zu vielen anderen und wird weggelassen
    [result] hinter den Zügen steht das Ergebnis { $what }, in der Markierung ein anderes
   *[long] die Partie ist zu lang
  }
listen-first-game = Das ist die erste Partie.
listen-last-game = Das war die letzte Partie.
listen-last-found = Das war die letzte gefundene Partie. Sag alle Partien.
listen-no-game = Diese Partie gibt es nicht.
listen-not-yet = Das Verzeichnis ist erst bei { $percent } Prozent.
listen-empty = In { $file } steht keine Partie.
listen-changed = Die Datei hat sich geändert. Es beginnt von vorn.
listen-goes-on = Weiter, wo du aufgehört hast.
listen-paused = Pause. Sag weiter.
listen-pace = { $seconds ->
    [0] Züge kommen, wenn du fragst.
    [one] Jede Sekunde ein Zug.
   *[other] Alle { $seconds } Sekunden ein Zug.
  }
listen-progress = Partie { $game }{ $games ->
    [0] {""}
   *[other] {" "}von { $games }
  }, Zug { $number } von { $moves }.
listen-bookmark-kept = Lesezeichen{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  } gesetzt.
listen-bookmark = Lesezeichen{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  }.
listen-bookmark-listed = { $marked ->
    [yes] { $name }
   *[no] Ohne Namen
  }: Partie { $number }.
listen-no-bookmark = Es gibt kein Lesezeichen{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  }.
listen-no-bookmarks = Es gibt keine Lesezeichen.
listen-bookmark-lost = Die Partie zum Lesezeichen{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  } ist nicht mehr da.
listen-not-kept = Lesezeichen lassen sich nicht speichern: { $why }.
listen-searching = Die Suche läuft. Bisher gefunden: { $count }.
listen-found = { $count ->
    [one] Eine Partie gefunden.
   *[other] { $count } Partien gefunden.
  }
listen-found-none = Keine Partie gefunden.
listen-search-what = Sag suche und einen Namen, oder suche Stellung.
listen-all-games = Wieder alle Partien.
listen-no-search = Es wird nichts gesucht.
listen-how = Sag im Menü anhören und den Namen der Datei. Oder ruf ansage listen DATEI auf.
listen-help = Sag Pause, weiter, vor, drei zurück, nächste Partie oder Partie sieben. Auch Variante, Lesezeichen, suche, längere Pausen oder beenden.

# Drills. The names are those of the list; the rest is what is asked and how an answer was.
drill-name = { $drill ->
    [square-colours] Feldfarben
    [coordinates] Namen und Koordinaten
    [neighbours] Nachbarfelder
    [knight-moves] Springerzüge
    [knight-routes] Springerwege
    [diagonals] Diagonalen
    [after-moves] Züge im Kopf
    [dictation] Diktat
    [captures] Schlagzüge zählen
    [checks] Schachgebote zählen
    [mate-in-one] Matt in eins
    [positions] Stellung merken
    [clock] Zeitgefühl
    [reconstruction] Stellung nachbauen
    [hanging] hängende Figuren
    [forks] Gabeln
   *[repeating] Wiederholen auf Zeit
  }
drill-due = { $due ->
    [0] { $known ->
        [0] neu
       *[other] nichts fällig
      }
   *[other] { $due } fällig
  }
drill-proposed = Vorschlag: { $number }, { drill-name }, { drill-due }. Ja, eine andere Nummer oder Liste?
drill-listed = { $number }, { drill-name }, { drill-due }.
drill-begins = { drill-name }, höchstens { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
  }.
drill-shade = { $square }: hell oder dunkel?
drill-name-of = Wie heißt { $square }?
drill-signs-of = { $square }: welcher Buchstabe, welche Zahl?
drill-neighbours = Alle Nachbarfelder von { $square }?
drill-knight-moves = { piece } auf { $square }: wohin?
drill-knight-route = { piece } von { $one } nach { $other }: der kürzeste Weg?
drill-on-diagonal = { $one } und { $other }: auf einer Diagonale?
drill-between = Was liegt zwischen { $one } und { $other }?
drill-stands = Was steht auf { $square }?
drill-captures = Wie viele Schlagzüge hat Weiß?
drill-checks = Wie viele Züge von Weiß geben Schach?
drill-mate = Weiß setzt matt. Welcher Zug?
drill-where-of = { $color ->
    [white] Auf welchen Feldern steht Weiß?
   *[black] Auf welchen Feldern steht Schwarz?
  }
drill-hanging = Was von Schwarz ist angegriffen und ungedeckt?
drill-fork = Weiß greift zwei Figuren zugleich an. Welcher Zug?
drill-announced = { $move }.
drill-repeat = Wiederhole: { $move }.
drill-elapsed = Sag jetzt, wenn { $seconds } Sekunden um sind.
drill-used = Von { $minutes } Minuten bleiben { $left }. Wie viel ist verbraucht?
drill-dictation = Diktat, { $count } Halbzüge. Schreib jeden mit.
drill-right = Richtig.
drill-late = Richtig, aber zu spät.
drill-wrong = Nein: { $answer }.
drill-answer = { $answer }.
drill-passed = { $verdict ->
    [right] Richtig
   *[wrong] Nein
  }: { $time }.
drill-shade-is = { $shade ->
    [light] hell
   *[dark] dunkel
  }
drill-yes-or-no = { $yes ->
    [yes] ja
   *[no] nein
  }
drill-no-slip = Alles stimmt.
drill-slip = { $number }. { $color ->
    [white] Weiß
   *[black] Schwarz
  }: { $announced }, nicht { $written }.
drill-slip-unread = { $number }. { $color ->
    [white] Weiß
   *[black] Schwarz
  }: { $announced } fehlt.
drill-hint-shade = { $square } ist dunkel. Ein Schritt zur Seite wechselt die Farbe.
drill-hint-name = Die Linie { $letter } heißt { $name }.
drill-hint-count = { $count ->
    [one] Es ist ein Feld.
   *[other] Es sind { $count } Felder.
  }
drill-hint-apart = { $files } Linien und { $ranks } Reihen auseinander.
drill-hint-stands = { $stands ->
    [piece] Dort steht etwas.
   *[nothing] Dort steht nichts.
  }
drill-hint-none = Dazu gibt es keinen Hinweis. Sag nochmal oder Lösung.
drill-from-to = { $one } nach { $other }
drill-missed = Gefehlt hat: { $what }.
drill-result = { $right } von { $all } richtig.
drill-result-none = Keine Antwort gegeben.
drill-not-kept = Der Fortschritt ist nicht gespeichert: { $why }.
drill-in-the-head = Das geht im Kopf. Sag nochmal, Hinweis oder Lösung.
drill-no-back = Hier geht es nicht zurück. Sag nochmal, weiter oder Ende.
drill-sought = { $sought ->
    [shade] Sag hell oder dunkel.
    [squares] Gefragt sind Felder.
    [contents] Sag Farbe und Figur, oder leer.
    [yes-or-no] Sag ja oder nein.
    [number] Sag eine Zahl.
    [move] Sag einen Zug.
    [time] Sag eine Zeit in Minuten und Sekunden.
   *[now] Sag jetzt.
  }
drill-which = Sag ja, eine Nummer, einen Namen oder Liste.
drill-help = Antworte. Oder sag nochmal, Hinweis, Lösung, überspringen, Ergebnis, Liste, genug oder beenden.
training-help = Sag ja, die Nummer oder den Namen einer Übung, Liste oder beenden.
brief-language-fixed = Sprache bleibt im Turnier.

### Die Bibliothek: Partien gefunden, importiert, gelöscht und kopiert, und ihre Partieformulare

error-game-deleted = Partie { $game } wurde am { $date } gelöscht
error-game-imported = Partie { $game } wurde importiert: Sie lässt sich zeigen, exportieren und durchgehen, aber nicht weiterspielen. Zeigen: ansage games show { $game }
games-more = { $shown } von { $count } Partien. Mehr: --limit { $count }
games-nothing-found = Keine Partie gefunden.
games-found-at = { $line }, Stellung vor Zug { $move }
games-import-fault = { $file }, Zeile { $line }, Spalte { $column }: { $why }. { $effect ->
    [skipped] Diese Partie wird nicht importiert.
    [part] Was davor steht, wird importiert.
    [variation] Der Rest dieser Variante fehlt. Die Partie wird importiert.
   *[kept] Die Partie wird importiert.
  }
games-letters-hint = Stehen andere Buchstaben darin? Dann --letters { $voice }.
games-imported = { $count ->
    [0] Keine Partie importiert
    [one] Eine Partie importiert
   *[other] { $count } Partien importiert
  }{ $already ->
    [0] {""}
    [one] , eine war schon da
   *[other] , { $already } waren schon da
  }{ $refused ->
    [0] {""}
   *[other] , { $refused } nicht lesbar
  }.
games-progress = { $task ->
    [import] Import
    [index] Verzeichnis der Partien
    [positions] Verzeichnis der Stellungen
    [verify] Prüfung
    [sound] Ton
   *[backup] Kopie
  }: { $percent } Prozent.
games-delete-ask = Partie { $line } löschen? Nichts davon bleibt. Ja oder nein:
games-deleted = Partie { $game } ist gelöscht.
games-not-deleted = Nichts wurde gelöscht.
games-backed-up = Die Bibliothek ist nach { $file } kopiert.
games-stats = { $total ->
    [games] Partien: { $count }
    [played] Gespielt: { $count }
    [imported] Importiert: { $count }
    [deleted] Gelöscht: { $count }
    [plies] Halbzüge: { $count }
    [white] Weiß gewann: { $count }
    [black] Schwarz gewann: { $count }
    [draw] Remis: { $count }
    [open] Ohne Ergebnis: { $count }
    [dates] Daten: { $from } bis { $to }
    [size] Die Bibliothek: { $count } Megabyte
   *[index] Ihr Verzeichnis: { $count } Megabyte
  }
games-query-fault = { $query ->
    [date] { $what } ist kein Datum. Ein Jahr, ein Monat oder ein Tag: 2026, 2026-05, 2026-05-01, oder von einem bis zum anderen: 2025..2026
    [result] { $what } ist kein Ergebnis. 1-0, 0-1, 1/2-1/2 oder *
    [move] { $what } ist dort kein legaler Zug
   *[many] Gesucht wird nach höchstens { $what } Halbzügen
  }
games-no-form = Partie { $game } wurde importiert und hat keine Ereignisse. Ihre Züge: --format pgn
games-no-ply = Partie { $game } hat nur { $plies } Halbzüge
sheet-title = { $white } gegen { $black }
sheet-label = { $label ->
    [event] Turnier
    [site] Ort
    [date] Datum
    [round] Runde
    [board] Brett
    [white] Weiß
    [whiteteam] Mannschaft von Weiß
    [black] Schwarz
    [blackteam] Mannschaft von Schwarz
    [timecontrol] Bedenkzeit
    [signed] Unterschrieben
    [fen] Stellung
    [number] Zug
    [clock] Uhr
    [whiteelo] Wertung Weiß
    [blackelo] Wertung Schwarz
    [eco] Eröffnung
    [annotator] Kommentare
    [whitetimecontrol] Bedenkzeit Weiß
    [blacktimecontrol] Bedenkzeit Schwarz
    [played] Gespielt
    [white-score] Weiß hat geschrieben
    [black-score] Schwarz hat geschrieben
   *[result] Ergebnis
  }
sheet-spoken = { $place ->
    [white] Zug { $number }: { $move }.
    [black-first] Zug { $number }, Schwarz: { $move }.
   *[black] { $move }.
  }
sheet-stage = { $stage ->
    [opening] Eröffnung
    [middlegame] Mittelspiel
   *[endgame] Endspiel
  }
games-idle-flag = --{ $flag } sagt der Form { $form } nichts
games-no-scores = Zu Partie { $game } gibt es keine Partieformulare der Spieler
games-not-written-over = Reste davon konnten in der Datei nicht überschrieben werden: { $why }.
games-no-font = keine Schrift für das PDF. Welche, sagt --font DATEI.ttf
games-unusable-font = { $file } ist keine Schrift, in der sich das PDF setzen lässt. Eine andere nennt --font DATEI.ttf
games-undated = ohne Datum
games-one-game = In dieser Form steht nur eine Partie. Mehrere zusammen: --format pgn, text, fen, epd, brf, brl, audio oder daisy.
games-book-folder = Ein DAISY-Buch ist ein Ordner. Welcher, sagt --output ORDNER.
sheet-book = { $count } Partien
sound-not-made = kein Ton, { $silent ->
    [missing] denn eSpeak NG fehlt. { SYSTEM() ->
        [windows] eSpeak NG gibt es bei github.com/espeak-ng/espeak-ng/releases
       *[other] Unter Debian: apt install espeak-ng
      }
   *[fails] denn eSpeak NG versagt: { $what }
  }
recording-lost = Ansagen werden nicht aufgenommen: { $silent ->
    [missing] eSpeak NG fehlt
    [fails] eSpeak NG versagt
   *[file] { $what }
  }.
sheet-not-written = nichts
sheet-offer = { $players ->
    [white] Remis angeboten von Weiß
    [black] Remis angeboten von Schwarz
   *[none] Remis angeboten
  }
sheet-not-read = nicht vorgelesen
sheet-variation = Variante: { $moves }
sheet-remark = { $remark ->
    [claim] Remis beansprucht
    [claim-failed] Antrag unberechtigt
    [postponed] Entscheidung aufgeschoben
    [increment] Zeitzugabe
    [illegal] regelwidriger Zug
    [illegal-stands] regelwidriger Zug blieb stehen
    [announced] angesagt
    [clock-set] Uhr gestellt
    [time] Zeit
    [flag] Fallblättchen gefallen
    [sealed] Zug abgegeben
    [noted] vermerkt
    [warning] Verwarnung
    [penalty] Strafe
    [protest] Schiedsrichter gerufen
    [restored] Stellung wiederhergestellt, Halbzüge
    [displaced] Figuren verschoben
   *[other] Entscheidung
  }{ $players ->
    [white] , Weiß
    [black] , Schwarz
   *[none] {""}
  }{ $had ->
    [some] : { $detail }
    [opponent] ; { $receiver ->
        [white] Weiß
       *[black] Schwarz
      } { $detail }
   *[none] {""}
  } ({ $article })
cli-games-show = Eine Partie zeigen: was über den Zügen steht, und die Züge
cli-games-search = Partien suchen nach Spieler, Datum, Turnier, Ergebnis, Eröffnungszügen oder Stellung
cli-games-import = Die Partien von PGN-Dateien importieren
cli-games-delete = Eine Partie löschen; es wird noch einmal gefragt
cli-games-backup = Die Bibliothek kopieren, auch während gespielt wird
cli-games-stats = Sagen, wie viele Partien es gibt und wie sie endeten
cli-arg-from-white = Nur Partien mit diesem Spieler als Weiß
cli-arg-from-black = Nur Partien mit diesem Spieler als Schwarz
cli-arg-date = Nur Partien aus diesem Jahr, Monat oder Tag, oder von einem bis zum anderen: 2025..2026-03
cli-arg-result = Nur Partien, die so endeten: 1-0, 0-1, 1/2-1/2 oder *
cli-arg-moves = Nur Partien, die mit diesen Zügen beginnen: "e4 c5 Nf3"
cli-arg-found-fen = Nur Partien, die durch diese Stellung gingen
cli-arg-limit = Höchstens so viele Partien nennen, die neuesten; ohne Angabe 100
cli-arg-yes = Ohne Rückfrage
cli-arg-until-fault = Auch Partien mit einem Fehler importieren, so weit sie lesbar sind, als nicht beendete
cli-arg-told = Wie die Züge stehen: letters (Buchstaben) oder announced (angesagt)
cli-arg-large = In Großdruck
cli-arg-scores = Nebeneinander setzen, was beide Spieler geschrieben haben
cli-arg-cells = So viele Braillezellen je Zeile, von 20 bis 100; ohne Angabe 40
cli-arg-page-lines = So viele Zeilen je Brailleseite, von 5 bis 40; ohne Angabe 25
cli-arg-code = Die Brailleschrift: german, british, spanish oder computer
cli-arg-ply = Die Stellung nach so vielen Halbzügen; ohne Angabe die letzte
cli-arg-font = Die Schrift des PDF, eine TrueType- oder OpenType-Datei; ohne Angabe eine dieses Rechners
cli-arg-pause = Sekunden zwischen zwei Zügen; ohne Angabe 2
cli-arg-games = Nummer einer Partie, oder von einer zu einer anderen: 5-9
cli-arg-record = Jede Ansage als Tondatei in diesem Ordner aufbewahren
cli-arg-live = Die Partie in diese PGN-Datei schreiben, neu nach jedem ausgeführten Zug
cli-arg-live-delay = Um wie viel später die Datei ist als die Partie: 3 Züge, 15m
cli-arg-diagram-theme = Die Farben des Bildes: light-print, dark-screen oder soft-print
cli-arg-square = Die Breite eines Feldes im Bild, in Pixeln, von 16 bis 256; ohne Angabe 64
cli-arg-flip = Mit Schwarz unten
cli-arg-files = Die PGN-Dateien
cli-arg-copy = Die Datei, in die kopiert wird

# The guide, read at a terminal. $number and $count are of chapters.
guide-chapter = { $number }: { $title }
guide-asked = Eingabe liest weiter, eine Zahl führt zu einem Kapitel, beenden geht hinaus.
guide-short = Handbuch: Eingabe, zurück, eine Zahl
guide-help = Eingabe liest weiter, zurück geht zurück, wiederholen liest noch einmal. Eine Zahl ist ein Kapitel. Beenden geht hinaus.
guide-over = Mehr steht dort nicht im Handbuch.
guide-foreign = Das Handbuch ist auf Englisch.
guide-no-chapter = Ein Kapitel { $number } gibt es nicht. Es sind { $count }.
