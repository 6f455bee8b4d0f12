# Spanish. Every sentence of the program but the announcements, which lexicon.toml tells.
# Most important word first; whole sentences; nothing a synthesizer would read as arithmetic.
# WORDS($n) gives a number in words. $color is white or black; $piece is king … pawn.

### Words other sentences are made of

color = { $color ->
    [white] blancas
   *[black] negras
  }
opponent = { $color ->
    [white] negras
   *[black] blancas
  }
board-of = el tablero de las { color }
on-board-of = en el tablero de las { color }
piece = { $piece ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
  }
pieces = { $piece ->
    [king] reyes
    [queen] damas
    [rook] torres
    [bishop] alfiles
    [knight] caballos
   *[pawn] peones
  }
no-piece = { $piece ->
    [queen] ninguna dama
    [rook] ninguna torre
   *[other] ningún { piece }
  }
your-piece = tu { piece }
the-piece = { $piece ->
    [queen] la dama
    [rook] la torre
   *[other] el { piece }
  }
a-piece = { $piece ->
    [queen] una dama
    [rook] una torre
   *[other] un { piece }
  }
colored-piece = { $color ->
    [white] { $piece ->
        [queen] dama blanca
        [rook] torre blanca
       *[other] { piece } blanco
      }
   *[black] { $piece ->
        [queen] dama negra
        [rook] torre negra
       *[other] { piece } negro
      }
  }
empty = vacía
list-and = { $first } y { $last }
list-then = { $first }, { $last }

hours = { $h ->
    [1] una hora
   *[other] { WORDS($h, form: "feminine") } horas
  }
minutes = { $m ->
    [1] un minuto
   *[other] { WORDS($m, form: "masculine") } minutos
  }
seconds = { $s ->
    [1] un segundo
   *[other] { WORDS($s, form: "masculine") } segundos
  }
duration-hms = { hours }, { minutes } y { seconds }
duration-hm = { hours } y { minutes }
duration-hs = { hours } y { seconds }
duration-ms = { minutes } y { seconds }
duration-h = { hours }
duration-m = { minutes }
duration-s = { seconds }
control-none = Sin reloj
control-plus = { $main } más { $time }
control-delay = { $main }, con { $time } de retardo por jugada
control-bronstein = { $main }, con { $time } de retardo Bronstein por jugada
control-byo-yomi = { $periods ->
    [1] un período de byo-yomi
   *[other] { WORDS($periods, form: "masculine") } períodos de byo-yomi
  } de { $each }
control-hourglass = reloj de arena, { $main }
control-upcount = Reloj que cuenta hacia arriba, sin límite
control-moves = { $time } para { $moves ->
    [1] una jugada
   *[other] { WORDS($moves, form: "feminine") } jugadas
  }
control-then = { $first }, luego { $then }

### Opening and resuming

opened-practice = Entrenamiento. Llevas las { color }. Nivel { WORDS($level) }.
opened-practice-two = Entrenamiento entre dos.
engine-named = Rival: { $engine }.
engine-failed = { $engine } { $failing ->
    [missing] no está
    [not-named] arranca solo si lo nombras con --engine
    [not-started] no arranca
    [silent] no responde
    [floods] escribe sin parar
    [ended] se ha cerrado
    [illegal] ha hecho una jugada ilegal
    [no-move] no juega
   *[no-chess960] no conoce el Chess960
  }. { $lasts ->
    [once] El compañero hace esta jugada.
   *[on] Sigue jugando el compañero.
  }
opened-relay = Partida con asistente.
opened-tournament = Partida de torneo según el Apéndice D. Leyes de la FIDE de { $edition }.
opened-rules = Sin módulos, sin pistas, sin red.
opened-start = El árbitro pone en marcha el reloj.
opened-players = Blancas: { $white }. Negras: { $black }.
opened-control = { $control }.
opened-event = { $event }.
opened-board = Ronda { WORDS($round) }, tablero { WORDS($board) }.
opened-tie-break = Desempate: si hay tablas, ganan las { color }.
opened-edition = Leyes de la FIDE de { $edition }.
opened-cadence = { $cadence ->
    [standard] Ajedrez estándar
    [rapid] Ajedrez rápido
   *[blitz] Ajedrez relámpago
  }.
opened-supervision = { $supervision ->
    [adequate] Rigen las Reglas de Competición, Artículo { $article }.
   *[few] Las Reglas de Competición no rigen en todo. Artículo { $article }.
  }
opened-control-each = Blancas: { $white }. Negras: { $black }
opened-position = Posición inicial: { $position }
opened-position-asked = Di posición para oír el tablero.
opened-chess960 = Chess960, número { WORDS($number) }. De { $first } a { $last }: { $pieces }.
opened-chess960-other = Chess960.
opened-draw-random = Sorteada, semilla { WORDS($seed) }.
opened-draw-dice = Sorteada con dado.
opened-draw-coins = Sorteada con monedas.
unnamed = sin nombre
partner = compañero de entrenamiento
resumed = Partida { WORDS($game) } reanudada.
resumed-last = Última jugada, { $mover ->
    [white] blancas
   *[black] negras
  }: { $move }.
resumed-hand = Anunciada y sin pulsar: { $move }.
resumed-paused = Relojes parados. Di continuar.
resumed-tournament = Relojes parados. El árbitro dice árbitro, dos puntos, continuar.
kept = Partida { WORDS($game) } guardada.
# No full stop after the command: whoever copies the line copies the command.
kept-resume = Para continuar: { $command }
not-kept = La partida { WORDS($game) } no está guardada: { $why }.
only-looked-at = La partida solo se puede consultar: { $why }. Relojes parados.
turn = Juegan las { color }.
turn-you = Te toca.
    .short = { "" }

### What a Braille display shows: one line of no more than forty cells, the core in twenty

brief-opened = Partida nueva.
brief-resumed = Partida retomada.
brief-clocks-run = Relojes en marcha.
brief-clocks-stand = Relojes parados.
brief-clock-runs = Reloj en marcha: { color }.
brief-move = { $move }.
brief-castling = { $move } { color }.
brief-corrected = Corregido: { $move }.
brief-which-piece = ¿Qué pieza en { $square }?
brief-repeat-fits = Repetición correcta.
brief-repeat-differs = Repetición distinta.
brief-illegal = Ilegal: { color }.
brief-board-reported = Tablero anotado: { color }.
brief-boards-differ = Tableros distintos: { $squares }.
brief-boards-agree = Tableros iguales.
brief-setting-right = Corregir: { color }.
brief-score-written = Planilla anotada: { color }.
brief-retrace = ¿Volver atrás?
brief-taken-back = Jugada retirada.
brief-draw-offered = Tablas ofrecidas: { color }.
brief-draw-declined = Tablas rechazadas.
brief-offers-repeated = Demasiadas ofertas: { color }.
brief-draw-agreed = Tablas acordadas.
brief-consent-refused = Tablas no admitidas.
brief-claimed = Reclaman: { color }.
brief-claim-failed = No procede.
brief-claim-postponed = Decisión aplazada.
brief-claim-rejected = Rechazada.
brief-claim-referred = El árbitro decide.
brief-increment-asked = Incremento pedido: { color }.
brief-increment-granted = Incremento concedido.
brief-increment-refused = Sin incremento.
brief-noted = Anotado.
brief-sheet-refused = Planilla no mostrada.
brief-warned = Amonestación: { color }.
brief-penalized = Sanción: { color }.
brief-protested = Árbitro llamado.
brief-board-turned = Tablero girado.
brief-displaced = Piezas desplazadas: { color }.
brief-restoring-asked = Piden retirarla: { color }.
brief-restored = Posición restaurada.
brief-ruling-withdrawn = Decisión anulada.
brief-clock-set = Reloj ajustado: { color }.
brief-time-added = Más tiempo: { color } { $time }.
brief-time-cut = Menos tiempo: { color } { $time }.
brief-flag-fell = Bandera caída: { color }.
brief-both-flags = Dos banderas caídas.
brief-absent = Ausentes: { color }.
brief-arrived = Han llegado: { color }.
brief-default-time-over = Espera agotada: { color }.
brief-adjournment-asked = Piden aplazar: { color }.
brief-sealing = Sellar ahora.
brief-sealed = Sellada.
brief-adjourned = Aplazada.
brief-resumption-set = Reanudación fijada.
brief-envelope-checked = Sobre comprobado.
brief-resumption-begun = Reanudación.
brief-envelope-opened = Sobre abierto.
brief-envelope-lost = Falta el sobre.
brief-recording-stopped = Ya no anotan: { color }.
brief-score-completed = Planilla completa: { color }.
brief-score-kept = Otro anota.
brief-scores-due = Completar planillas.
brief-score-lent = Planilla prestada: { color }.
brief-score-replaced = Planilla nueva: { color }.
brief-reconstructing = Reconstrucción.
brief-next-period = Período siguiente.
brief-signed = Han firmado: { color }.
brief-resigned = Abandonan: { color }.
brief-left-to-arbiter = Decide el árbitro.
brief-ended = { $score }: { $reason }.
brief-over = Fin: { $score }.
brief-touched = Tocadas: { $pieces }.
brief-adjusting = Componen: { color }.
brief-adjusting-done = Compuestas.
brief-untouched = Sin intención.
brief-placed = Colocada: { $square }.
brief-removed = Retirada: { $square }.

### The same for answers, questions and refusals: brief- and the name of the message it shortens, whose variables it has

brief-side = { $color ->
    [white] b
   *[black] n
  }
brief-colored-piece = { colored-piece }
brief-a-piece = { piece }
brief-position-counted = Piezas B{ $white } N{ $black }.
brief-position-piece = { $sign }{ $squares }
brief-position-side = { brief-side }: { $pieces }.
brief-touched-piece = { $square }
brief-look-square = { $square } { $contents }, { $shade ->
    [light] clara
   *[dark] oscura
  }.
brief-rank-name = { $rank }
brief-file-name = { $file }
brief-diagonal-name = { $from }-{ $to }
brief-rays-from = { $square } { $contents }.
brief-ray = { $items }.
brief-keys-help = Más: ayuda.
brief-line = { $name }: { $items }.
brief-line-full = { $name }: { $items }.
brief-piece-at = { $sign }{ $square }
brief-attacks = { $square } atacan { $attackers }, defienden { $defenders }.
brief-attacks-king = { $square } atacan { $attackers }.
brief-hanging = { color } cuelga { $pieces }.
brief-hanging-none = { color }: nada cuelga.
brief-counted-own = { $pieces }.
brief-counted-of = { $color ->
    [white] B
   *[black] N
  } { $pieces }.
brief-may-play = Sí: { $move }.
brief-none-to-take = { piece }: no.
brief-attacks-empty = { $square } vacía: B { $white }, N { $black }.
brief-targets = { $square } ataca a { $attacked }, defiende a { $defended }.
brief-attacked-none-of = { color }: nada atacado.
brief-knight-reach = { $square } caballo: { $items }.
brief-move-takes = x{ $square }
brief-move-promotes = { $square }=
brief-castling-name = { $side ->
    [short] 0-0
   *[long] 0-0-0
  }
brief-undefended = Sin defensa { $pieces }.
brief-undefended-none = { color }: todo defendido.
brief-checks-of = { $piece }: { $moves }+.
brief-checks-none = { $piece }: sin jaque.
brief-checks-nowhere = { color }: sin jaques.
brief-checks-nowhere-kind = { color }, { piece }: sin jaques.
brief-in-check = { color } en jaque: { $pieces }.
brief-in-check-none = { color }: sin jaque.
brief-castling-left = { $color ->
    [white] B
   *[black] N
  } { $short } { $long }.
brief-castling-state = { $castling } { $state ->
    [possible] sí
    [occupied] { $square } ocupada
    [attacked] { $square } atacada
    [check] en jaque
    [king] no
   *[rook] no
  }
brief-castling-done = { color }: enroque hecho.
brief-threats = { $color ->
    [white] B
   *[black] N
  } amenaza { $threats }.
brief-threats-none = { color }: sin amenazas.
brief-threat-mate = { $piece }-{ $square }#
brief-threat-capture = { $by }x{ $sign }{ $square }
brief-threat-promotion = { $piece }-{ $square }=
brief-evaluation = { $color ->
    [white] B
   *[black] N
  } +{ $pawns }.
brief-evaluation-equal = Igual.
brief-wing = { $side ->
    [short] Ala rey
   *[long] Ala dama
  }{ $half-of ->
    [white] {" "}B
    [black] {" "}N
   *[none] {""}
  }.
brief-pinned-one = { $sign }{ $square } ({ $by })
brief-material-side = { $color ->
    [white] B
   *[black] N
  } { $worth }.
brief-material-more = { $color ->
    [white] B
   *[black] N
  } +{ $pieces }.
brief-material-equal = Igual.
brief-captured-by = { $color ->
    [white] B
   *[black] N
  } x { $pieces }.
brief-move-numbered = { $number } { $color ->
    [white] B
   *[black] N
  } { $move }.
brief-move-in-hand = { $number } { $color ->
    [white] B
   *[black] N
  } { $move } sin pulsar.
brief-move-row = { $number } { $white } { $black }.
brief-moves-castled = Jugada { $number }: { $white } { $black }.
brief-moves-run = Jugadas { $first }-{ $last }:
brief-moves-each = { $count } jugadas cada uno.
brief-moves-differ = Jugadas B{ $white } N{ $black }.
brief-moves-counter = Contador { $color ->
    [white] B
   *[black] N
  } { $count }.
brief-moves-in-check = Antes { opponent }, en jaque.
brief-moves-nowhere = { color }: sin jugadas.
brief-captures-nowhere = { color }: sin capturas.
brief-moves-nowhere-kind = { color }, { piece }: sin jugadas.
brief-captures-nowhere-kind = { color }, { piece }: sin capturas.
brief-turn-number = Jugada { $number }, { color }.
brief-opening = { $name }.
brief-opening-none = Sin apertura.
brief-won = { $color ->
    [white] 1-0
   *[black] 0-1
  }: { $reason }.
brief-time-both-left = B{ $white } N{ $black }.
brief-time-both-used = Usado B{ $white } N{ $black }.
brief-time-one = { $color ->
    [white] B
   *[black] N
  }{ $left }, usado { $used }.
brief-time-one-used = Usado { $color ->
    [white] B
   *[black] N
  }{ $used }.
brief-time-none = Sin reloj B{ $white } N{ $black }.
brief-time-byo-yomi = { $left }+{ $periods }
brief-verbosity-announcements = Anuncios siempre completos.
brief-screen-only = Solo con --screen.
brief-reason-fifty-moves-claim = cincuenta jugadas
brief-reason-seventy-five-moves = setenta y cinco jugadas
brief-screen-figurines = Figurinas.
brief-speech-not-on = Voz apagada.
brief-louder-perhaps = Más alto, si se puede.
brief-question-gone = Pregunta cerrada.
brief-tones-forbidden = Solo con --earcons on.
brief-refused = No: { $why }
brief-misfit-promotion-impossible = sin promoción.
brief-misfit-nothing-there = { $square } vacía.
brief-misfit-opponents-piece = { $square } es del rival.
brief-misfit-other-piece = { $square } es { $found }.
brief-misfit-same-square = { $square } dos veces.
brief-misfit-own-piece = { $square } propia: { piece }.
brief-misfit-nothing-to-capture = nada en { $square }.
brief-misfit-captured-other = { $square } es { $found }.
brief-misfit-not-en-passant = no al paso.
brief-misfit-none-left = falta { piece }.
brief-misfit-no-such-capture = no hay esa captura.
brief-misfit-none-on = { $line } sin { piece }.
brief-misfit-none-reaches = { piece } no a { $square }.
brief-misfit-reaches-instead = { $from }: { $squares }.
brief-misfit-reaches-nothing = { $from }: sin jugadas.
brief-misfit-does-not-reach = { $from }-{ $square } no va.
brief-misfit-blocked = { $by } estorba.
brief-misfit-leaves-king = queda en jaque.
brief-misfit-king-still-in-check = sigue en jaque.
brief-misfit-king-attacked = { $square } atacada.
brief-misfit-castling-right = ya sin enroque.
brief-misfit-castling-occupied = { $square } ocupada.
brief-misfit-castling-check = en jaque.
brief-misfit-castling-attacked = { $square } atacada.
brief-which = ¿{ $moves }?
brief-which-one = { $number } { $move }
brief-offer-one = ¿{ $move }? sí/no.
brief-offer-several = ¿{ $offers }?
brief-offer-which = ¿{ $offers }?
brief-offer-numbered = { $number } { $move }
brief-offer-then = { $first } { $last }
brief-offer-said = ¿{ $move }? sí/no.
brief-correct-which = ¿Qué jugada, entonces?
brief-resign-question = ¿Abandonar? sí/no.
brief-illegal-unpressed-question = ¿Sancionar? sí/no.
brief-illegal-legal-question = ¿Sancionar? sí/no.
brief-topic-asked = ¿{ $topic }? sí/no.
brief-topic-either = ¿{ $first } o { $second }?
brief-take-back-question = ¿Retirar { $plies }? sí/no.
brief-not-heard-unknown-word = Confuso: { $word }.
brief-not-heard-no-square = No es casilla: { $word }.
brief-not-heard-no-piece = No es pieza: { $letter }.
brief-not-heard-negated = Negado: sin jugada.
brief-not-heard-which-castling = ¿0-0 o 0-0-0?
brief-not-heard-request = Confuso: { $rest }.
brief-not-heard-choice = No hay ese número.
brief-request-incomplete = Orden no clara.
brief-refused-not-started = Sin empezar.
brief-refused-setting-right = Antes el tablero.
brief-refused-waiting = Antes decide el árbitro.
brief-refused-partners-pieces = Piezas del rival.
brief-refused-repeat-first = Antes repiten { color }.
brief-refused-clock-not-running = Reloj parado: { color }.
brief-refused-not-completed-yet = Falta pulsar el reloj.
brief-refused-illegal-stands = Tarde, la jugada queda.
brief-refused-written-by-opponent = Lo dice el rival.
brief-refused-scores-only = Solo las planillas.
brief-refused-no-illegal-move = Jugada legal: { color }.
brief-refused-no-illegal-since = Nada ilegal desde.
brief-refused-already-announced = Anunciada: { $move }.
brief-resumed-hand = Anunciada: { $move }.
brief-refused-nothing-made = Sin jugada aún.
brief-refused-pressed-without-move = Sin jugada aún.
brief-refused-too-late = Tarde: ya pulsado.
brief-refused-replied-already = Tarde: siguió el rival.
brief-refused-own-offer = Oferta propia: { color }.
brief-refused-already-offered = Ya ofrecidas.
brief-refused-too-early-to-agree = Pronto para tablas.
brief-refused-not-to-claim = Solo antes de jugar.
brief-refused-too-early-to-offer = Tras { $count } jugadas.
brief-refused-cannot-withdraw = La oferta queda.
brief-refused-declared-first = Antes { $move }.
brief-refused-declared-piece = { $square } debe jugar.
brief-refused-flag-up = No ha caído: { color }.
brief-refused-moves-done = Jugadas hechas: { color }.
brief-refused-own-flag-down = Dos banderas caídas.
brief-refused-flags-unknown = Cuál antes, no se sabe.
brief-refused-quickplay = No: { $lacking ->
    [announced] no anunciado
    [slower] no en blitz
    [no-increment] hay incremento
    [last-period] no último período
    [to-move] antes de jugar
    [little-time] menos de 2 minutos
    [flag-up] antes de la caída
   *[answer] falta respuesta
  }.
brief-refused-offer-first = Antes responden { color }.
brief-refused-arbiter-answers = Antes el árbitro.
brief-refused-arbiter-consents = Antes el árbitro.
brief-refused-nothing-executed = Allí no hay jugada.
brief-refused-nothing-to-set-right = Nada que corregir.
brief-refused-nothing-to-take-back = Nada que retirar.
brief-refused-no-protest = Tarde: { color }.
brief-refused-no-fixed-penalty = Sin sanción fija.
brief-refused-not-pressed-yet = Sin pulsar: { color }.
brief-refused-too-late-for-start = Tarde: 10 jugadas.
brief-refused-colors-stay = Los colores quedan.
brief-refused-colors-go-on = De momento, sin cambio.
brief-refused-no-such-move = No hay jugada así.
brief-refused-no-move-yet = Sin jugada: { color }.
brief-refused-no-ruling = Sin decisión.
brief-refused-not-at-practice = No en práctica.
brief-refused-ruled-already = Ya contado.
brief-refused-sheet-not-to-move = Solo quien juega.
brief-refused-assistant-needed = Hace falta asistente.
brief-refused-no-assistant = Sin asistente.
brief-refused-no-assistant-of = Sin asistente: { color }.
brief-refused-limited-assistant = Solo jugar y anunciar.
brief-refused-whose-assistant = ¿Asistente de quién?
brief-refused-not-his-player = Solo para { color }.
brief-refused-too-much-time = Demasiado tiempo.
brief-refused-setting-stays = Relojes sin cambio.
brief-refused-duty-not-given = No encomendado.
brief-refused-players-press = Pulsan los jugadores.
brief-refused-assistant-presses = Pulsa el asistente.
brief-refused-verify-first = Antes verifican { opponent }.
brief-refused-score-first = Antes planilla: { color }.
brief-refused-scores-complete = Planillas completas.
brief-refused-records = { color } anotan.
brief-refused-score-at-hand = Hay planilla completa.
brief-refused-no-score-at-hand = Ninguna completa.
brief-refused-not-lent = Ahora no: { color }.
brief-refused-score-of-opponent = Solo la propia.
brief-refused-no-next-period = Sin más períodos.
brief-refused-moves-not-told = No se dice cuántas.
brief-refused-no-flag-fallen = Ninguna bandera caída.
brief-refused-not-over = Solo al final.
brief-refused-signed-already = Ya firmado: { color }.
brief-refused-who-signs = ¿Quién firma?
brief-refused-electronic = Planillas electrónicas.
brief-refused-paper = Planillas de papel.
brief-refused-must-record = { color } deben anotar.
brief-must-record = { color } deben anotar.
brief-need-not-record = { color } ya no deben.
brief-need-not-record-fast = { color } no deben.
brief-refused-not-to-touch = Juegan { color }.
brief-refused-not-to-adjust = Juegan { color }.
brief-refused-touch-of-opponent = No lo dice el jugador.
brief-refused-nothing-there = No en { $square }.
brief-refused-other-piece-there = { $square }: { $found }.
brief-refused-which-piece = ¿Cuál en { $square }?
brief-refused-touched-before-claim = Ya tocada.
brief-refused-steps-implied = Solo el anuncio.
brief-refused-not-announced = Falta el anuncio.
brief-refused-not-placed = { $square } sin colocar.
brief-refused-not-removed = { $square } sin retirar.
brief-refused-placed-elsewhere = { $placed }, no { $square }.
brief-refused-placed-otherwise = { $placed }, no { $square }.
brief-refused-not-captured = { $square } no capturada.
brief-refused-other-promotion = Ya está: { piece }.
brief-refused-already-placed = Ya en { $square }.
brief-refused-no-move-there = Sin jugada: { $square }.
brief-refused-sealing = Jugada por sellar.
brief-refused-adjourned = Aplazada.
brief-refused-not-sealing = Nada que sellar.
brief-refused-not-to-seal = Sellan { opponent }.
brief-refused-made-already = Vale la del tablero.
brief-refused-nothing-sealed = Sobre vacío.
brief-refused-session-too-long = Más que en el reloj.
brief-refused-not-adjourned = No aplazada.
brief-refused-replier-absent = Faltan { color }.
brief-refused-been-there = Ya estuvieron { color }.
brief-refused-absent-already = Ya ausentes: { color }.
brief-guest-only-own = Aquí solo { color }.
brief-guest-no-file = En el primer terminal.
brief-may-not-announce = Solo anuncian jugadores.
brief-may-not-press = Solo pulsan jugadores.
brief-may-not-decide = Solo los jugadores.
brief-may-not-claim-time = No para quien habla.
brief-may-not-ask = No para quien habla.
brief-may-not-set-right = Lo hace el árbitro.
brief-may-not-clock = Solo el árbitro.
brief-may-not-rule = Solo el árbitro.
brief-may-not-set-clock = Solo el árbitro.
brief-may-not-stop-clock = No parar el reloj.
brief-refused-own-time-only = Solo en tu tiempo.
brief-may-not-note = No el jugador.
brief-may-not-take-back = Solo en práctica.
brief-may-not-hint = Solo en práctica.
brief-may-not-analyse = Sin información.
brief-may-not-record = Aquí sin planilla.
brief-may-not-keep-score = No el jugador.
brief-may-not-accident = Solo el árbitro.
brief-may-not-adjourn = Solo el árbitro.
brief-may-not-seal = Solo los jugadores.
brief-may-not-envelope = Solo el árbitro.
brief-may-not-presence = Solo el árbitro.
brief-obligation-none = Nada tocado.
brief-obligation-move = { $square } debe jugar.
brief-obligation-capture = Obligado x{ $square }.
brief-obligation-capture-with = Obligado { $from }x{ $square }.
brief-obligation-castle = Obligado { brief-castling-name }.
brief-obligation-anything = Cualquier jugada.
brief-obligation-not-castle = Sin { brief-castling-name }.
brief-board-stands-turned = Girado: tablero { $color ->
    [white] B
   *[black] N
  }.
brief-boards-differ-square = { $square }
brief-boards-differ-since = Desde la jugada { $number } { $color ->
    [white] B
   *[black] N
  }.
brief-boards-agree-after = Tableros iguales, { $number } { $color ->
    [white] B
   *[black] N
  }.
brief-boards-not-scores = Tableros contra planillas.
brief-boards-wrong = Mal: { $boards ->
    [white] tablero B
    [black] tablero N
   *[both] ambos tableros
  }.
brief-boards-left-wrong = Mal: { $boards ->
    [white] tablero B
    [black] tablero N
   *[both] ambos tableros
  }.
brief-boards-both-wrong = Ambos mal: { $squares }.
brief-scores-agree = Planillas { $number } { $mover ->
    [white] B
   *[black] N
  }: { $move }.
brief-scores-say-otherwise = Planillas { $number } { $mover ->
    [white] B
   *[black] N
  }: { $move }, no { $announced }.
brief-record-differs = Corregir registro.
brief-correction = ¿Corregir registro?
brief-record-corrected = Registro corregido.
brief-refused-scores-unread = Leer planillas: { $number } { $mover ->
    [white] B
   *[black] N
  }.
brief-scores-differ = Planillas desde { $number } { $color ->
    [white] B
   *[black] N
  }.
brief-scores-only-differ = Solo planillas: { $number } { $color ->
    [white] B
   *[black] N
  }.
brief-next-step = { $color ->
    [white] B
   *[black] N
  }: { $step }, ¿hecho?
brief-step-move = { $from }-{ $to }
brief-step-remove = { $from } fuera
brief-step-put = { brief-colored-piece } { $to }
brief-step-turn = girar el tablero
brief-cause-likely = Quizá { $color ->
    [white] B
   *[black] N
  }: { $cause }.
brief-cause-close = O: { $cause }.
brief-cause-none = Sin causa: { $color ->
    [white] B
   *[black] N
  }.
brief-cause-move = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since = tras { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since-start = desde el inicio
brief-check-begins = Revisión: tablero { $color ->
    [white] B
   *[black] N
  }.
brief-check-clocks-run = Relojes en marcha.
brief-check-count = ¿Cuántas { $where }, { $players ->
    [white] blancas
    [black] negras
   *[both] todas
  }?
brief-check-rank = fila { $from }
brief-check-file = columna { $first }
brief-check-half = filas { $from }-{ $to }
brief-check-wing = columnas { $first }-{ $last }
brief-check-quarter = { $first }{ $from }-{ $last }{ $to }
brief-check-occupied = ¿{ $square } ocupada?
brief-check-which = ¿{ $square }: qué?
brief-check-reads = ¿{ $name }: { $items }?
brief-check-where = ¿Dónde está mal?
brief-check-go-on = ¿Todas las casillas? sí/no.
brief-check-record = ¿Anotarlo? sí/no.
brief-check-record-or-go-on = ¿Anotar? sí/no/continuar.
brief-check-no-move = Sin jugada ahora.
brief-check-not-asked = Se revisa: { $color ->
    [white] B
   *[black] N
  }.
brief-check-overtaken = Revisión terminada.
brief-check-nothing = Sin error: tablero { $color ->
    [white] B
   *[black] N
  }.
brief-check-found = Mal { $color ->
    [white] B
   *[black] N
  }: { $squares }.
brief-check-found-square = { $square } { $found }
brief-check-contradicted = Contradicción: de nuevo.
brief-check-contradicted-again = Contradicción: fin.
brief-score-read = Distintas: { $count }, leída.
brief-score-read-more = Hay más jugadas.
brief-score-read-other = Otra partida.
brief-score-read-start = Otra posición.
brief-claim-not-made = Nada reclamado.
brief-not-saved = Sin guardar.
brief-seal-asked = ¿Jugada secreta?
brief-seal-unclear = No entendido.
brief-seal-ambiguous = Ambigua.
brief-seal-no-move = Jugada imposible.
brief-passphrase-asked = ¿Contraseña?
brief-passphrase-again = ¿Contraseña otra vez?
brief-passphrase-differs = Distintas, otra vez.
brief-passphrase-short = Corta: { $count } signos.
brief-passphrase-wrong = Contraseña errónea.
brief-passphrase-once-more = ¿Otra vez?
brief-passphrase-left = Sobre cerrado.
brief-passphrase-first = Antes la contraseña.
brief-envelope-system = Sobre imposible.
brief-join-desk-silent = Sin respuesta.
brief-join-desk-away = No ha llegado.
brief-join-not-saved = Allí sin guardar.
brief-join-desk-gone = Sin primer terminal.
brief-join-desk-left = Cerrada allí.
brief-guest-came = Han venido: { color }.
brief-guest-gone = Se han ido: { color }.
brief-envelope-sealed = Sellada { $number }, { color }.
brief-help-move = Di una jugada.
brief-help-press = Di pulsar.
brief-help-repeat = Repiten { color }.
brief-help-setting-right = Corrige el tablero.
brief-help-not-started = Árbitro: comienzo.
brief-help-waiting = Árbitro: resultado.
brief-help-questions = Pregunta del tablero.

### A second terminal

guest-came = Las { color } están en el segundo terminal.
guest-gone = Las { color } ya no están en el segundo terminal.
guest-only-own = Desde este terminal solo hablan las { color }. Y solo de su tablero.
guest-no-file = Un archivo solo se lee en el primer terminal.
share-impossible = No puede unirse un segundo terminal: { $why }.
join-welcome = Segundo terminal de las { color }, partida { WORDS($game) }.
join-left = Segundo terminal cerrado, la partida sigue.
join-left-return = Para volver: { $command }
join-left-over = Segundo terminal cerrado.
join-not-started = El árbitro pone en marcha el reloj en el primer terminal.
join-again = El primer terminal ha vuelto.
join-desk-away = No ha llegado: el primer terminal no está.
join-desk-silent = El primer terminal no responde todavía.
join-not-saved = En el primer terminal no se ha guardado. Los relojes están parados.
join-desk-gone = El primer terminal se ha ido. Aquí se espera hasta que vuelva.
join-desk-left = El primer terminal está cerrado, allí la partida está guardada.
join-desk-left-unsaved = El primer terminal está cerrado. Allí la partida no está guardada.
error-turned-away = { $turned ->
    [version] El primer terminal usa otra versión de Ansage
    [taken] Este puesto está ocupado
    [voice] El primer terminal no tiene esta voz
    [unreadable] No se puede leer la partida
   *[silent] El primer terminal no responde
  }
error-not-shared = La partida { $game } de { $path } no está abierta a un segundo terminal. En un torneo la abre allí --share on
error-none-shared = Ninguna partida de { $path } está abierta a un segundo terminal. En un torneo la abre allí --share on
error-no-second = en este sistema no hay segundo terminal
cli-join = Un segundo terminal para un jugador de una partida en curso
cli-arg-side = Para quién: white o black
cli-arg-share = Si puede unirse un segundo terminal: on u off; sin indicarlo on, en un torneo off
cli-arg-rate = Velocidad de la voz, de -5 a 5
cli-arg-volume = Volumen de -5 a 5
cli-arg-verbosity = Cuánto se dice: short (letras), normal (pieza y casilla de llegada) o full (todo)
cli-arg-earcons = Tonos junto a las palabras: on u off

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = Las { color } anuncian: { $move }.
clock-runs-on = El reloj de las { color } sigue en marcha.
clock-runs = El reloj de las { color } está en marcha.
corrected = Corregido: { $move }.
hands-back = Deja el tablero como antes de esta jugada. Luego, paso a paso.
game-goes-on = La partida sigue.
repeats-now = Las { color } repiten.
repeat-fits = Coincide.
repeat-differs = Repetición distinta. Las { color } repiten otra vez. Anunciada: { $announced }. Repetida: { $repeated }. Nada ejecutado.
which = ¿Qué jugada? { $moves }. Di el número o la jugada entera.
    .short = ¿Qué jugada? { $moves }.
which-one = número { WORDS($number) }, { $move }
which-piece = ¿Dama, torre, alfil o caballo? Promoción en { $square }.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = aquí no hay promoción. Solo un peón en la última fila se convierte en dama, torre, alfil o caballo.
misfit-nothing-there = { $square } está vacía.
misfit-opponents-piece = en { $square } hay { $piece ->
    [king] el rey rival
    [queen] una dama rival
    [rook] una torre rival
   *[other] un { piece } rival
  }.
misfit-other-piece = { no-piece } en { $square }, allí hay { $found }.
misfit-same-square = { $square } dos veces. Di la casilla de salida y la de llegada.
misfit-own-piece = { $square } ocupada: allí está { your-piece }.
misfit-nothing-to-capture = nada que capturar en { $square }.
misfit-captured-other = en { $square } hay { $found }, no { a-piece }.
misfit-not-en-passant = no hay captura al paso en { $square }. Solo vale justo después del paso doble de un peón al lado.
    .short = no hay captura al paso en { $square }.
misfit-none-left = no queda { no-piece } para eso.
misfit-no-such-capture = no hay tal captura: { piece } toma { $captured }. Di también las casillas.
    .short = no hay tal captura: { piece } toma { $captured }.
misfit-none-on = { no-piece } en la { $line }.
misfit-none-reaches = { $piece ->
    [king] el rey no llega a { $square }
   *[other] { no-piece } llega a { $square }
  }.
misfit-reaches-instead = { your-piece } de { $from } llega a { $squares }.
    .short = { "" }
misfit-reaches-nothing = { your-piece } de { $from } no puede moverse.
    .short = { "" }
misfit-does-not-reach = { the-piece } de { $from } no llega a { $square }.
misfit-blocked = la pieza de { $by } está en medio. { the-piece } de { $from } no llega a { $square }.
misfit-leaves-king = el rey quedaría en jaque.
misfit-king-still-in-check = el rey sigue en jaque.
misfit-king-attacked = { $square } está atacada. El rey no puede ir allí.
misfit-castling-right = no hay enroque en este lado. El rey o la torre ya se movió, o no está en su casilla.
misfit-castling-occupied = no hay enroque, { $square } está ocupada.
misfit-castling-check = no hay enroque en jaque.
misfit-castling-attacked = no hay enroque, { $square } está atacada.
misfit-from-where = ¿Desde qué casilla? Di pieza, origen y luego { $square }.
refused = Imposible: { $why }

### Not understood

not-heard-nothing = No he entendido nada. Di una jugada, por ejemplo caballo { $g } uno { $f } tres, o ayuda.
    .short = No he entendido nada.
not-heard-unknown-word = No entiendo: { $word }. Di una jugada, por ejemplo caballo { $g } uno { $f } tres, o ayuda.
    .short = No entiendo: { $word }.
not-heard-no-square = Casilla inexistente: { $word }. Las columnas van de Anna a Héctor, las filas de uno a ocho.
    .short = Casilla inexistente: { $word }.
not-heard-no-piece = Ninguna pieza tiene aquí la letra { $letter }. Las letras son { $letters }.
not-heard-no-destination = ¿Adónde? Di por ejemplo caballo { $f } tres.
    .short = ¿Adónde?
not-heard-piece-alone = ¿{ piece } adónde? Di por ejemplo { piece } { $f } tres.
    .short = ¿{ piece } adónde?
not-heard-too-much = Demasiado de una vez. Di una jugada: pieza, casilla de salida, casilla de llegada.
    .short = Demasiado de una vez.
not-heard-negated = Una jugada negada no se juega. Di solo la jugada que quieres.
not-heard-question = No he entendido la pregunta. Di preguntas para oír qué se puede preguntar.
    .short = No he entendido la pregunta.
not-heard-which-castling = ¿Enroque corto o enroque largo?
not-heard-castling-and-more = Enroque y algo más. Di solo enroque corto o enroque largo.
    .short = Enroque y algo más.
not-heard-no-move = Eso no es una jugada.
not-heard-request = No entiendo: { $rest }. { $example }
not-heard-choice = No hay pregunta con ese número.
question-gone = Esa pregunta ya no está abierta. No se ha hecho nada. La cifra otra vez lleva a la fila.
not-heard-yes-no = No hay ninguna pregunta.
no-arbiter = Aquí no hay árbitro. Pausa para el reloj.
language-now = Desde ahora en español.
language-fixed = En un torneo se queda el idioma del comienzo.
language-by-flag = Aquí no. Vuelve con: ansage --voice { $tag }
language-unknown = Ese idioma no se puede leer.
example-report = Di por ejemplo tablero de las blancas Eva cinco vacía. O tablero de las blancas y la jugada hecha allí.
example-correct = Di corrección y la jugada correcta.
example-claim = Di reclamo repetición. O reclamo cincuenta jugadas, también con la jugada que vas a hacer. Si se acabó el tiempo, di reclamo tiempo.
example-offer-draw = Una oferta de tablas no lleva condiciones. Artículo 9.1.2.1. Di tablas, sin más o con la jugada.
example-postpone = Di pospongo, o pospongo 2 minutos.
example-result = Di resultado blancas, resultado negras o resultado tablas.
example-wait = Di espera y cuánto tiempo, por ejemplo espera 90 segundos.
example-time = Di tiempo, tiempo de las blancas, mi tiempo o tiempo usado.
example-take-back = Di atrás, o atrás y un número.
example-opponent = ¿Qué rival? Di por ejemplo rival Stockfish, o rival compañero.
example-time-control = ¿Qué ritmo de juego? Di por ejemplo partida nueva, cinco minutos.
example-set = Di de quién y cuánto, por ejemplo ajusta blancas 5 minutos. O ajusta jugadas blancas 12.
example-add = Di de quién y cuánto, por ejemplo añade blancas 2 minutos. O descuenta negras 1 minuto.
example-note = Di anota y lo que hay que anotar.
example-open = Di abrir solo; la contraseña se pide después.
example-law = Di artículo y un número, por ejemplo artículo 6.9.
example-warn = Di a quién y por qué, por ejemplo amonesta blancas ruido.
example-whose = Di de quién: blancas o negras.
example-restore = Di tras qué jugada, por ejemplo restaurar 12 blancas. Cero es el comienzo.
example-other = Di solo esa palabra.

### Offers: what was nearly understood

offer-one = ¿{ $word }? ¿Querías decir { $move }? Sí o no.
    .short = ¿{ $word }? ¿Querías decir { $move }?
offer-several = ¿{ $word }? ¿Querías decir: { $offers }? Di el número o no.
    .short = ¿{ $word }? ¿Querías decir: { $offers }?
offer-which = ¿Qué número? { $offers }. O no.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = ¿Has dicho { $move }? Sí o no.
    .short = ¿Has dicho { $move }?
offer-declined = De acuerdo. Di la jugada otra vez.

### What a line in other words is about

topic-lead = { $topic }:
topic-asked = ¿{ $topic }? Sí o no.
    .short = ¿{ $topic }?
topic-either = ¿{ $first } o { $second }?
topic-declined = De acuerdo. Dilo con otras palabras.
topic-square = Casilla
topic-pieces = Dónde están las piezas
topic-side = Piezas de un bando
topic-king-side = Flanco de rey
topic-queen-side = Flanco de dama
topic-checks = Jaques
topic-position = Posición
topic-rank = Fila
topic-file = Columna
topic-diagonal = Diagonal
topic-attacks = Atacantes
topic-targets = Objetivos
topic-legal-moves = Jugadas posibles
topic-captures = Capturas
topic-captured = Piezas capturadas
topic-pinned = Clavadas
topic-undefended = Piezas sin defensa
topic-count = Número de piezas
topic-may-play = Si una jugada es posible
topic-material = Material
topic-in-check = Jaque
topic-castling = Enroque
topic-threats = Amenazas
topic-evaluation = Valoración
topic-opening = Apertura
topic-last-moves = Última jugada
topic-all-moves = Todas las jugadas
topic-turn = A quién le toca
topic-my-colour = Tu color
topic-time = Tiempo
topic-moves = Número de jugadas
topic-boards = Comparar los tableros
topic-obligation = Obligación
topic-repeat = Repetir
topic-spell = Deletrear
topic-earlier = Anuncio anterior
topic-later = Anuncio siguiente
topic-slower = Más despacio
topic-faster = Más rápido
topic-louder = Más alto
topic-softer = Más bajo
topic-verbosity-short = Anuncios breves
topic-verbosity-normal = Anuncios normales
topic-verbosity-full = Anuncios completos
topic-silence = Silencio
topic-own-speech-off = Voz apagada
topic-own-speech-on = Voz encendida
topic-help = Ayuda
topic-hint = Sugerencia
topic-better = Tu última jugada
topic-resign = Abandonar
topic-offer-draw = Ofrecer tablas
topic-take-back = Retirar la jugada
topic-new-game = Partida nueva
topic-level = Nivel
topic-more = Más de eso
topic-harder = Un nivel más alto
topic-easier = Un nivel más bajo
topic-ladder = Escalera a ciegas
topic-save = Guardar la partida
topic-quit = Salir
topic-ruling = Decisión del árbitro

### Refusals of other kinds

refused-not-started = Aún no ha empezado. El árbitro pone en marcha el reloj con árbitro, dos puntos, empezar. Artículo 6.6.
refused-paused = Relojes parados. Di continuar.
refused-not-paused = Los relojes ya están en marcha.
refused-own-time-only = Aquí solo puedes parar el reloj en tu propio tiempo. Artículo 6.11.2.
refused-started = La partida ya ha empezado.
refused-setting-right = Primero arregla el tablero. Di hecho cuando el paso esté hecho.
refused-waiting = El árbitro decide primero. Dice árbitro, dos puntos, resultado, y blancas, negras o tablas.
refused-over = La partida ha terminado. Di salir.
    .short = La partida ha terminado.
refused-over-in-hand = La partida ha terminado. Si fue un lapsus, di corrección y la jugada correcta; si no, pulsar o salir.
refused-not-your-turn = Juegan las { color }.
refused-partners-pieces = Esas piezas son de tu rival.
refused-repeat-first = Primero las { color } repiten la jugada anunciada. Artículo D.2.1.
refused-clock-not-running = El reloj de las { color } no está en marcha. Artículo 6.2.1.
refused-not-completed-yet = Una jugada ilegal solo cuenta cuando se ha pulsado el reloj. Artículo 7.5.1.
refused-illegal-stands = Demasiado tarde: la jugada ilegal ya tuvo respuesta y vale. Artículo A.5.2.
refused-written-by-opponent = Lo que ha escrito el rival lo dice él. O el asistente, o el árbitro.
refused-scores-only = Los tableros coinciden; solo hay que corregir las planillas. Artículo 8.1.1.
refused-scores-unread = Lee { $players ->
    [white] la planilla de las blancas
    [black] la planilla de las negras
   *[both] las dos planillas
  }: { move-of }. Di { $players ->
    [black] planilla de las negras
   *[other] planilla de las blancas
  } { $number } { $mover ->
    [white] blancas
   *[black] negras
  } y la jugada, o ilegible. Artículo D.2.9.
refused-no-illegal-move = La última jugada de las { color } es legal. La partida sigue.
refused-no-illegal-since = Después no se completó ninguna jugada ilegal. Nada se retira. Artículo A.5.2.
refused-already-announced = Ya anunciada: { $move }. Di pulsar, o corrección y la jugada correcta.
    .short = Ya anunciada: { $move }.
refused-nothing-made = Aún no hay jugada, el reloj sigue igual. Artículo D.2.4. Anuncia primero la jugada.
    .short = Aún no hay jugada, el reloj sigue igual. Artículo D.2.4.
refused-pressed-without-move = Aún no hay jugada. Si el reloj está pulsado, decide el árbitro. Artículo 7.5.3.
refused-too-late = Demasiado tarde: el reloj ya está pulsado. Artículo D.2.8.
refused-replied-already = Demasiado tarde: el rival ya ha seguido. Artículo D.2.8.
refused-nothing-to-correct = Nada que corregir. Anuncia la jugada.
    .short = Nada que corregir.
refused-no-offer = No hay oferta de tablas.
refused-own-offer = La oferta es de las { color }: responde el otro bando.
refused-already-offered = Tablas ya ofrecidas y sin respuesta todavía.
refused-too-early-to-agree = Aún no hay tablas: cada jugador debe haber hecho una jugada. Artículo 5.2.3.
refused-not-to-claim = Solo puede reclamar quien tiene el turno, antes de su jugada. Artículo 9.2.
refused-too-early-to-offer = Aún no se pueden ofrecer tablas: solo tras { $count ->
    [one] una jugada propia
   *[other] { WORDS($count, form: "feminine") } jugadas propias
  }. Artículo 9.1.1.
refused-cannot-withdraw = Una oferta no se puede retirar. Artículo 9.1.2.1.
refused-declared-first = Primero la jugada declarada: { $move }. Artículo 9.5.3.
refused-declared-piece = La pieza de { $square } debe moverse. Su jugada declarada era ilegal. Artículos 9.5.3 y 4.3.
refused-flag-up = La bandera de las { color } no ha caído. Artículo 6.8.
refused-moves-done = Las { color } han completado las jugadas del período. Tienen el tiempo del siguiente. Artículo 6.4.
refused-own-flag-down = Han caído las dos banderas. Quien reclama por tiempo debe tener tiempo. Artículo A.5.3.
flags-go-on = Han caído las dos banderas. La partida sigue. No se puede saber cuál primero; sigue para ambos con el tiempo del siguiente período. Artículo III.3.1.1.
refused-flags-unknown = Han caído las dos banderas. No se puede saber cuál primero. Decide el árbitro. Dice árbitro, dos puntos, resultado, y blancas, negras o tablas.
refused-quickplay = No es posible: { $lacking ->
    [announced] esas reglas no fueron anunciadas. Artículo III.2.1
    [slower] no vale en el relámpago. Artículo III.2.2
    [no-increment] ya hay tiempo añadido por jugada. Artículo III.2.2
    [last-period] aún no es el último período. Artículo III.1
    [to-move] solo quien tiene el turno. Antes de su jugada. Artículo { $article }
    [little-time] solo con menos de dos minutos. Artículo { $article }
    [flag-up] solo antes de caer la bandera. Artículo { $article }
   *[answer] el árbitro aún no ha respondido. Artículo { $article }
  }.
refused-offer-first = Primero las { color } responden a la oferta de tablas. Artículo III.4.
refused-arbiter-answers = Primero responde el árbitro. Dice árbitro, dos puntos, acepto, rechazo o pospongo.
refused-arbiter-consents = Primero responde el árbitro. Dice árbitro, dos puntos, acepto o rechazo.
refused-nothing-to-rule = No había nada que decidir.
refused-nothing-executed = Allí no se ha ejecutado ninguna jugada. Di qué hay en las casillas.
refused-nothing-to-set-right = Nada que arreglar: los dos tableros están como se anunció.
refused-nothing-to-do = No había nada que hacer.
refused-nothing-to-take-back = No hay jugada que deshacer.
refused-flag-down = Bandera caída de las { color }.
refused-own-fault = Nadie reclama contra sí mismo. Di de quién fue la jugada.
refused-no-protest = Demasiado tarde: las { color } ya tocaron o anunciaron. Artículo 4.8.
refused-no-fixed-penalty = Estas Leyes no tienen sanción fija para eso. El árbitro puede amonestar o dar tiempo.
refused-not-pressed-yet = Solo cuenta cuando las { color } han pulsado el reloj. Artículo 7.5.4.
refused-too-late-for-start = Demasiado tarde: cada jugador hizo diez jugadas. La partida sigue. Artículo A.5.1.2.
refused-colors-stay = La partida sigue con los colores como están. Artículo 7.3.
refused-colors-go-on = La partida sigue con los colores como están. Si el árbitro decide otra cosa: árbitro, dos puntos, colores cambiados, anulada. Artículo 7.3.
refused-no-such-move = Ninguna jugada completada tiene ese número.
refused-no-move-yet = Las { color } no han hecho aún ninguna jugada.
refused-no-ruling = No hay decisión que retirar. No la hubo, o la partida ha seguido.
refused-not-at-practice = Las partidas de entrenamiento no se aplazan. Di salir, y la partida se guarda.
refused-ruled-already = Eso ya está contado: una falta, una sanción. Artículo { $article }.
refused-sheet-not-to-move = Solo quien está en juego puede pedir la planilla. Artículo A.4.3.
refused-assistant-needed = No empieza: falta un asistente. Un jugador ciego contra uno sordo necesita un asistente que haga y anuncie las jugadas. Artículo D.2.11.
refused-no-assistant = En esta partida no hay asistente. Artículo D.2.11.
refused-no-assistant-of = Las { color } no tienen asistente aquí. Artículo D.2.11.
refused-limited-assistant = Este asistente solo hace y anuncia jugadas. El jugador que no ve no tiene ninguno. Artículo D.2.11.
refused-whose-assistant = Aquí cada asistente tiene sus tareas. Su línea empieza con asistente de las blancas o asistente de las negras y dos puntos. Artículo D.2.10.
refused-not-his-player = El asistente de las { color } solo hace esto para las { color }. Artículo D.2.10.
refused-no-article = { $why }.
refused-no-clock = No hay reloj que ajustar.
refused-no-byo-yomi = Aquí no hay períodos de byo-yomi.
refused-too-much-time = Demasiado: un reloj muestra un día como mucho. Un contador quinientos.
refused-setting-stays = El ajuste de los relojes no cambia. Cada jugador completó diez jugadas. Si sufriera el horario, dilo detrás: horario. Artículo A.5.1.1.
refused-duty-not-given = Esto no está encargado aquí al asistente. Artículo { $article }.
refused-players-press = Aquí los jugadores pulsan el reloj ellos mismos. Artículo D.2.4.
refused-assistant-presses = Aquí el asistente pulsa el reloj. Di delante asistente y dos puntos. Artículo D.2.10.3.
may-not-announce = Solo los jugadores y su asistente anuncian. Artículo { $article }.
may-not-press = Solo los jugadores o su asistente pulsan el reloj. Artículo { $article }.
may-not-decide = Solo los propios jugadores deciden esto. Su línea empieza con blancas o negras y dos puntos. Artículo { $article }.
may-not-report = Eso no se puede comunicar aquí. Artículo { $article }.
may-not-touch = Eso no se puede comunicar aquí. Artículo { $article }.
may-not-written = Eso no se puede comunicar aquí. Artículo { $article }.
may-not-claim-time = Solo los jugadores, su asistente o el árbitro reclaman el tiempo. Artículo { $article }.
may-not-ask = Eso no lo puedes preguntar. Solo los jugadores, su asistente o el árbitro preguntan por el tiempo y las jugadas. Artículo { $article }.
refused-moves-not-told = El número de jugadas solo se dice a quien no ve. Artículos 12.6 y D.2.10.4.
may-not-set-right = Aquí el árbitro arregla los tableros. Su línea: árbitro, dos puntos, arreglar. Artículo { $article }.
may-not-clock = Aquí el árbitro pone en marcha y para los relojes. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-rule = Eso lo decide el árbitro. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-set-clock = Aquí el árbitro ajusta el reloj. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-stop-clock = Aquí el asistente para el reloj, o el árbitro. Di delante asistente y dos puntos. Artículo { $article }.
may-not-note = Aquí anotan el árbitro o el asistente. Artículo { $article }.
may-not-take-back = Las jugadas solo se deshacen en el entrenamiento. Artículo { $article }.
may-not-hint = Pistas solo en el entrenamiento. Artículo { $article }.

### Boards

boards-differ = Tableros distintos. { $squares }
boards-differ-square = { $square }: blancas { $white }, negras { $black }.
boards-agree = Tableros iguales.
boards-not-scores = Los tableros coinciden entre sí, pero no con lo anunciado.
board-stands-turned = Girado media vuelta: { board-of }. Artículo 7.2.2.
boards-differ-since = Advertido tras la jugada { WORDS($number) } de las { color }.
move-of = jugada { WORDS($number) } de las { $mover ->
    [white] blancas
   *[black] negras
  }
said-by = { $scores ->
    [both] las dos planillas dicen { $move }
    [white] la planilla de las blancas dice { $move }
    [black] la planilla de las negras dice { $move }
   *[announced] se anunció { $move }
  }
scores-agree = { move-of }. { said-by }.
boards-wrong = { $boards ->
    [white] El tablero de las blancas está mal
    [black] El tablero de las negras está mal
   *[both] Los dos tableros están mal
  }: di corregir tablero. Artículo D.2.9.
boards-left-wrong = { $boards ->
    [white] El tablero de las blancas no está como en el registro
    [black] El tablero de las negras no está como en el registro
   *[both] Ninguno de los dos tableros está como en el registro
  }. Artículo D.2.9.
boards-both-wrong = Los dos tableros están mal: { $squares }. Artículo D.2.9.
scores-say-otherwise = { move-of }. { said-by }. Se había anunciado { $announced }.
record-differs = Las planillas coinciden. Di corregir tablero y se preguntará al árbitro si se corrige el registro. Artículo D.2.9.
scores-differ = Las planillas difieren desde la jugada { WORDS($number) } de las { color }. Di corregir tablero y se preguntará al árbitro si se vuelve a la jugada anterior. Artículo D.2.9.
scores-only-differ = Solo difieren las planillas: desde la jugada { WORDS($number) } de las { color }. Se corrigen. Artículo 8.1.1.
reconcile-file = { $file }: { $why }
reconcile-flaw = La línea { $line } no es PGN. { $why }
reconcile-too-large = La primera partida no termina en { $size } megabytes.
reconcile-no-game = No contiene ninguna partida.
reconcile-starts = Las dos planillas empiezan con posiciones distintas.
reconcile-board = El tablero de las { color } no es el primer campo de un FEN: ocho filas, de la octava a la primera, de ocho casillas cada una y separadas por barras.
reconcile-sheet = Planilla de las { $owner ->
    [white] blancas
   *[black] negras
  }: { $plies ->
    [0] ninguna jugada
   *[other] hasta la jugada { WORDS($number) } de las { color }
  }.
reconcile-left-out = En ella falta la jugada { WORDS($number) } de las { color }. Se toma de la otra planilla.
reconcile-unread = En ella la jugada { WORDS($number) } de las { color } no se puede leer como una sola, escrita { $word }. Se toma de la otra planilla.
reconcile-more = El archivo contiene más partidas; solo se lee la primera.
reconcile-several = Puede ser más de una jugada: { $moves }.
reconcile-no-promotion = Falta la pieza en que se convierte el peón.
reconcile-illegible = No se puede leer como jugada.
reconcile-fault = Ahí no se puede seguir: jugada { WORDS($number) } de las { color }, escrita { $word }. { $why }
reconcile-agree = Las planillas coinciden { $plies ->
    [0] sin ninguna jugada
   *[other] hasta la jugada { WORDS($number) } de las { color }
  }.
reconcile-shorter = A la planilla de las { $owner ->
    [white] blancas
   *[black] negras
  } { $count ->
    [one] le falta la última jugada
   *[other] le faltan las últimas { WORDS($count, form: "feminine") } jugadas de los dos
  }.
reconcile-differ = Las planillas { $plies ->
    [0] no coinciden en ninguna jugada
   *[other] coinciden hasta la jugada { WORDS($number) } de las { color } y después no
  }.
reconcile-agreement = Nada difiere.
reconcile-unclear = Nada más difiere; lo que falta o no se puede seguir lo aclara el árbitro.
reconcile-boards = { $boards ->
    [white] El tablero de las blancas está mal
    [black] El tablero de las negras está mal
   *[both] Los dos tableros están mal, cada uno a su modo
  }: valen las planillas y se corrige el tablero. Artículo D.2.9.
reconcile-alike = Los dos tableros tienen el mismo error: valen las planillas y se corrigen los dos. Artículo D.2.9.
reconcile-retrace = Tableros y planillas difieren: todo vuelve { $plies ->
    [0] al comienzo
   *[other] a la posición tras la jugada { WORDS($number) } de las { color }
  }, y el árbitro ajusta los relojes. Artículo D.2.9, Artículo 7.1.
reconcile-scores = Los tableros coinciden: solo se corrigen las planillas. Artículo 8.1.1.
reconcile-unknown = Si los tableros coinciden solo se corrigen las planillas, Artículo 8.1.1; si no, todo vuelve { $plies ->
    [0] al comienzo
   *[other] a la posición tras la jugada { WORDS($number) } de las { color }
  }, Artículo D.2.9. Los tableros se dan con --white-board y --black-board.
reconcile-steps = Para corregir el tablero de las { $owner ->
    [white] blancas
   *[black] negras
  }: { $count ->
    [one] un paso
   *[other] el primero de { WORDS($count, form: "masculine") } pasos
  }: { $step }.
reconcile-next = Después { $step }.
score-written = Planilla, { $owner ->
    [white] blancas
   *[black] negras
  }, jugada { WORDS($number) } de las { color }. { $move }.
score-illegible = Planilla de las { $owner ->
    [white] blancas
   *[black] negras
  }, jugada { WORDS($number) } de las { color }: ilegible.
score-read = Planilla leída, { $owner ->
    [white] blancas
   *[black] negras
  }: { $plies ->
    [0] ninguna jugada
   *[other] hasta la jugada { WORDS($number) } de las { color }
  }. { $count ->
    [0] todo como se jugó
    [one] una jugada distinta de la partida
   *[other] { WORDS($count, form: "feminine") } jugadas distintas de la partida
  }.
score-read-none = No se ha leído nada: { $why }
score-read-more = Contiene más jugadas, que no se han jugado.
score-read-other = Es la planilla de otra partida. De { WORDS($plies, form: "feminine") } jugadas no encajan { WORDS($count, form: "feminine") }. No se anota nada.
score-read-start = La planilla del archivo empieza con otra posición. No se anota nada.
correction-impossible = { $itself ->
    [yes] Allí no es una jugada legal.
   *[no] Entonces no es posible la { move-of }. { $move }.
  }
correction-proposed = Si el árbitro acepta, valen las planillas. { $wrong ->
    [white] Entonces se corrige el tablero de las blancas.
    [black] Entonces se corrige el tablero de las negras.
    [both] Entonces se corrigen los dos tableros.
    [over] Entonces termina la partida.
    [open] Después se pregunta qué se hace con los tableros.
   *[none] Los dos tableros quedan como están.
  } El árbitro dice árbitro, dos puntos, aceptar o rechazar. Artículo D.2.9.
record-corrected = Registro corregido. { move-of }: { $move }. Artículo D.2.9.
boards-as-written = Se toma que los dos tableros están como está escrito. Si uno no lo está, di qué hay en él.
retrace-scores = Las planillas difieren: { move-of }.
retrace-proposed = ¿Volver atrás? Los dos tableros y planillas vuelven { $plies ->
    [0] al principio
   *[other] a la posición tras la { move-of }
  } si el árbitro acepta. Relojes entonces: blancas { $white }, negras { $black }. El árbitro dice árbitro, dos puntos, aceptar o rechazar. Artículo D.2.9, Artículo 7.1.
retraced = Vuelta { $plies ->
    [0] al principio
   *[other] a la posición tras la { move-of }
  }. Tiempos de entonces. Artículo D.2.9, Artículo 7.1.
clocks-asked = Relojes: blancas { $white }, negras { $black }. El árbitro los ajusta, por ejemplo árbitro, dos puntos, ajusta blancas 5 minutos, y luego dice continuar; o dice árbitro, dos puntos, aceptar, y se quedan así. Artículo D.2.9, Artículo 7.1.
boards-agree-after = Tableros iguales tras la jugada { WORDS($number) } de las { color }.
board-reported = Anotado para { board-of }. Ninguna diferencia.
setting-right = { color }: { $step }. Di hecho. { $count ->
    [1] Es el único paso
   *[other] Es el primero de { WORDS($count, form: "masculine") } pasos
  }. { move-of }. { said-by }.
setting-right-start = { color }: { $step }. Di hecho. { $count ->
    [1] Es el único paso
   *[other] Es el primero de { WORDS($count, form: "masculine") } pasos
  }. Según la posición inicial.
setting-right-back = { color }: { $step }. Di hecho. { $count ->
    [1] Es el único paso
   *[other] Es el primero de { WORDS($count, form: "masculine") } pasos
  }. Vuelta atrás.
next-step = { color }: { $step }. Di hecho.
step-move = { colored-piece } de { $from } a { $to }
step-remove = quitar { colored-piece } de { $from }
step-put = poner { colored-piece } en { $to }
step-turn = girar todo el tablero media vuelta
# Why a board is wrong, and a board gone over by touch.
cause-likely = Lo más probable { on-board-of }: { $cause }.
cause-too = Y además: { $cause }.
cause-close = Casi igual de probable: { $cause }.
cause-none = Ninguna causa encontrada { on-board-of }: ni un error ni dos explican lo que hay allí.
cause-move = jugada { WORDS($number) } de las { $mover ->
    [white] blancas
   *[black] negras
  }, { $move }
cause-since = como pronto tras la jugada { WORDS($number) } de las { $mover ->
    [white] blancas
   *[black] negras
  }, { $move }
cause-since-start = en algún momento desde la colocación
cause = { $mistake ->
    [wrong-square] { $move }, se puso en { $to }
    [wrong-square-stays] { $move }, se puso en { $to }, y la pieza capturada se quedó
    [king-to] { $move }: el rey se puso en { $to }
    [wrong-piece] { $move }, se hizo con la pieza de { $from }
    [captured-stays] { $move }: se retiró la pieza que captura y la capturada se quedó en { $from }
    [passed-stays] { $move }: el peón capturado se quedó en { $from }
    [only-captured] { $move }: se retiró la pieza de { $from } y la que captura no se movió
    [rook-left] { $move }: la torre se quedó en { $from }
    [king-left] { $move }: el rey se quedó en { $from }
    [rook-to] { $move }: la torre se puso en { $to }
    [other-side] { $move }, se hizo hacia el otro lado
    [promoted-to] { $move }: en { $to } se puso { a-piece }
    [pawn-left] { $move }: el peón de { $to } no se cambió
    [not-executed] { $move }, no se hizo
    [executed-twice] { $move }, se hizo dos veces, hasta { $to }
    [followed] { $move }: después también se puso en { $to } la pieza de { $from }
    [own-piece] { $move }, se hizo con la pieza propia, de { $from } a { $to }
    [knocked-off] { colored-piece } de { $from } cayó del tablero, { $move }
    [knocked-onto] { colored-piece } de { $from } pasó a { $to }, { $move }
   *[exchanged] las piezas de { $from } y { $to } se colocaron cambiadas
  }
check-begins = Revisión: { board-of }. Para terminar, di cancelar.
    .short = Revisión: { board-of }.
check-clocks-run = Los relojes siguen en marcha.
check-count = ¿Cuántas piezas { $players ->
    [white] blancas hay
    [black] negras hay
   *[both] hay
  } { $where }?
check-rank = en la fila { $from }
check-file = en la columna { $first }
check-half = en las filas { $from } a { $to }
check-wing = en las columnas { $first } a { $last }
check-quarter = en las filas { $from } a { $to } de las columnas { $first } a { $last }
check-occupied = ¿Hay algo en { $square }?
check-which = ¿Qué hay en { $square }?
check-reads = { $name } debe estar así: { $items }. En la primera casilla equivocada, di silencio y la casilla. Si no, di correcto.
check-where = ¿Cuál es la primera casilla equivocada?
check-go-on = Nada probable está mal. ¿Revisar todas las casillas? Sí o no.
check-record = ¿Anotar que está así? Sí o no.
check-record-or-go-on = ¿Anotar que está así? Sí o no. Continuar busca más.
check-no-move = Durante la revisión una jugada necesita el nombre delante. Di blancas, dos puntos. Para terminar, di cancelar.
check-not-asked = Se revisa { board-of }. Responde quien lo palpa.
check-no-answer = Eso no es una respuesta aquí.
check-ended = Revisión terminada.
check-overtaken = Revisión terminada: la partida ha seguido entretanto.
check-nothing = Ningún error { on-board-of }. Todas las casillas están revisadas.
check-found = Mal { on-board-of }: { $squares }.
check-found-square = { $square } { $found }, lo correcto es { $right }
check-recorded-before = Ya está anotado así. Para arreglarlo, di arreglar.
check-then-fix = Para arreglarlo, di arreglar.
check-contradicted = Las respuestas se contradicen. Otra vez desde el principio.
check-contradicted-again = Las respuestas vuelven a contradecirse. Revisión terminada.
example-check = Di revisar, revisar blancas o revisar negras.
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }: { $contents }, { $shade ->
    [light] casilla blanca
   *[dark] casilla negra
  }.
look-item = { $place } { $contents }
file-item = { $contents } en { $place }
look-no-piece = No hay { no-piece } en el tablero.
look-no-pieces = { color }: { no-piece }.
rank-name = fila { $rank }
file-name = columna { $file }
diagonal-name = diagonal de { $from } a { $to }
line = { $name }: { $items }, resto vacío.
line-full = { $name }: { $items }.
line-empty = { $name }: vacía.
rays-from = Desde { $square }, { $contents }.
ray = { $direction ->
    [forward] Delante
    [forward-right] Delante a la derecha
    [right] A la derecha
    [back-right] Detrás a la derecha
    [back] Detrás
    [back-left] Detrás a la izquierda
    [left] A la izquierda
   *[forward-left] Delante a la izquierda
  }: { $items }.
rays-else = Resto vacío.
piece-at = { piece } { $square }
nobody = ninguno
nothing-reached = nada
nothing = nada
attacks = { $named } { $square }: { $attacked ->
    [yes] atacantes { $attackers }
   *[no] sin atacantes
  }, { $defended ->
    [yes] defensores { $defenders }
   *[no] sin defensores
  }.
attacks-king = { $named } { $square }: { $attacked ->
    [yes] atacantes { $attackers }
   *[no] sin atacantes
  }.
attacks-empty = { $square }, vacía. Atacantes blancos: { $white }. Negros: { $black }.
targets = { $square }, { $contents }. Ataca: { $attacked }. Defiende: { $defended }.
knight-reach = Saltos de caballo desde { $square }: { $items }.
empty-squares = nada en { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: ninguna jugada.
captures-none = { $piece }: no captura nada.
moves-nowhere = Las { color } no tienen ninguna jugada legal.
captures-nowhere = Las { color } no pueden capturar nada.
moves-nowhere-kind = { $piece ->
    [queen] Ninguna dama
    [rook] Ninguna torre
   *[other] Ningún { piece }
  } de las { color } tiene una jugada legal.
captures-nowhere-kind = { $piece ->
    [queen] Ninguna dama
    [rook] Ninguna torre
   *[other] Ningún { piece }
  } de las { color } puede capturar nada.
moves-in-check = { opponent } juegan primero y están en jaque.
move-takes = captura { piece } { $square }{ $passing ->
    [yes] {" "}al paso
   *[no] {""}
  }
captured-on = { piece } { $square }{ $passing ->
    [yes] {" "}al paso
   *[no] {""}
  }
captures-of = { $piece } captura { $moves }.
undefended = Sin defensa: { $pieces }.
hanging = Las { color } tienen colgando: { $pieces }.
hanging-none = Las { color } no tienen nada colgando.
undefended-none = Todas las piezas de las { color } están defendidas.
checks-of = Jaque con { $piece }: { $moves }.
checks-none = { $piece }: ningún jaque.
checks-nowhere = Las { color } no pueden dar jaque.
checks-nowhere-kind = { $piece ->
    [queen] Ninguna dama
    [rook] Ninguna torre
   *[other] Ningún { piece }
  } de las { color } puede dar jaque.
in-check = Las { color } están en jaque: { $pieces }.
in-check-none = Las { color } no están en jaque.
castling-left = Enroque, { color }: { $short }; { $long }.
castling-state = { $castling } { $state ->
    [possible] posible
    [occupied] ahora no, { $square } está ocupada
    [attacked] ahora no, { $square } está atacada
    [check] no en jaque
    [king] ya no, el rey se ha movido
   *[rook] ya no, la torre se ha movido o falta
  }
castling-done = Las { color } ya se han enrocado.
threats = Las { color } amenazan: { $threats }.
threats-none = Las { color } no tienen amenaza directa.
threat-mate = { $piece } { $square } mate
threat-capture = { $by } captura { piece } { $square }
threat-promotion = { $piece } corona en { $square }
evaluation = Por material están mejor las { color }, por { $pawns ->
    [one] un peón
   *[other] { WORDS($pawns) } peones
  }.
evaluation-equal = Por material están igualados.
wing = { $side ->
    [short] Flanco de rey
   *[long] Flanco de dama
  }{ $half-of ->
    [white] {", "}lado de las blancas
    [black] {", "}lado de las negras
   *[none] {""}
  }.
pinned = Clavadas: { $pieces }.
pinned-one = { colored-piece } { $square } por { $by }
castling-name = { $side ->
    [short] enroque corto
   *[long] enroque largo
  }
move-promotes = { $square } con promoción
pinned-none = Ninguna pieza clavada.
attacked-none = Ninguna pieza está atacada.
attacked-none-of = Ninguna pieza de las { color } está atacada.
counted-piece = { $piece ->
    [queen] { $count ->
        [1] una dama
       *[other] { WORDS($count, form: "feminine") } damas
      }
    [rook] { $count ->
        [1] una torre
       *[other] { WORDS($count, form: "feminine") } torres
      }
    [bishop] { $count ->
        [1] un alfil
       *[other] { WORDS($count, form: "masculine") } alfiles
      }
    [knight] { $count ->
        [1] un caballo
       *[other] { WORDS($count, form: "masculine") } caballos
      }
   *[pawn] { $count ->
        [1] un peón
       *[other] { WORDS($count, form: "masculine") } peones
      }
  }
material-side = { color }: { $pieces }, valor { WORDS($worth) }.
material-equal = Material igualado.
material-more = Las { color } tienen más: { $pieces }.
counted-own = { $pieces }.
counted-of = { color }: { $pieces }.
may-play = Sí, es posible: { $move }.
none-to-take = No se puede capturar { no-piece }.
captured-by = Las { color } han capturado: { $pieces }.
move-numbered = Jugada { WORDS($number) }, { color }: { $move }.
move-in-hand = Jugada { WORDS($number) }, { color }, reloj aún sin pulsar: { $move }.
move-row = Jugada { WORDS($number) }: { $white }, { $black }.
moves-none-yet = Ninguna jugada aún.
moves-none-yet-of = Las { color } aún no han jugado.
turn-number = Juegan las { color }, jugada { WORDS($number) }.
opening = Apertura: { $name }.
opening-none = Ninguna apertura con nombre.
players-color = { $whose ->
    [own] Llevas
   *[other] Tu rival lleva
  } las { color }.
slower = Más despacio.
slowest = Más despacio no es posible.
faster = Más rápido.
fastest = Más rápido no es posible.
louder = Más alto.
louder-perhaps = Más alto, si Speech Dispatcher no está ya al máximo.
loudest = Más alto no es posible.
softer = Más bajo.
softest = Más bajo no es posible.
own-speech-off = Voz apagada.
own-speech-on = Voz activada.
verbosity = { $verbosity ->
    [short] Breve
    [normal] Normal
   *[full] Completo
  }: { $move }.
verbosity-announcements = Los anuncios de los jugadores siguen completos.
keys = Una tecla sola, o con Alt: { $keys }.
keys-hearing = Oír: { $keys }.
keys-board = En el tablero: { $keys }. Una cifra sola como línea hace lo mismo.
keys-pieces = A la pieza siguiente, con letra mayúscula sola o con Alt y Mayúsculas: { $keys }.
keys-own = Cambiadas en los ajustes: { $keys }.
keys-seeing = En la pantalla: { $keys }.
keys-typing = En la línea: { $keys }.
keys-elsewhere = En la pantalla y en el editor de líneas hay además estas teclas.
keys-digits = Una cifra sola, de uno a ocho: a esa fila en la misma columna.
keys-help = Para oír qué se puede decir ahora, di ayuda o help.
key-run = { $first } a { $last }
key-asks = { $asks ->
    [repeat] repetir
    [previous] mensaje anterior
    [next] mensaje siguiente
    [keys] todas las teclas
    [silence] silencio
    [speech] voz sí o no
    [step-left] una casilla a la izquierda
    [step-right] una casilla a la derecha
    [step-up] una casilla arriba
    [step-down] una casilla abajo
    [go-rank] a esa fila en la misma columna
    [rest] cursor en el anuncio, la casilla o la entrada
    [contrast] colores
    [figurines] figurinas
    [big-clocks] relojes grandes
    [back] leer hacia atrás
    [onward] seguir leyendo
    [repaint] dibujar de nuevo
    [leave] salir
    [earlier-line] línea anterior
    [later-line] línea posterior
    [line-start] al principio
    [line-end] al final
    [cut-rest] borrar el resto
    [cut-line] borrar todo
    [cut-word] borrar una palabra
    [last-line] en una línea vacía, salir
   *[nothing] nada
  }
key-named = { $named ->
    [ctrl] Control
    [alt] Alt
    [shift] Mayúsculas
    [left] flecha izquierda
    [right] flecha derecha
    [up] flecha arriba
    [down] flecha abajo
    [home] Inicio
    [end] Fin
    [page-up] Re Pág
    [page-down] Av Pág
    [escape] Escape
    [insert] Insertar
   *[space] Espacio
  }
key-does = { $key }: { $does }
which-square = ¿Qué casilla?
edge = Borde.
may-not-analyse = Eso no lo dice nadie durante una partida. Artículo { $article }. Pregunta por tu tablero, el último anuncio, el tiempo o las jugadas.
help-more = Di preguntas para oír qué se puede preguntar sobre el tablero y la partida, o teclas para oír sus teclas.
help-questions = Pregunta por el tablero: qué hay en { $e } cuatro, dónde están los caballos, piezas blancas, fila cuatro, columna { $e }, diagonal { $e } cuatro, última jugada, todas las jugadas.
help-analysis = También: quién ataca { $f } siete, adónde puede ir el caballo, qué está clavado, material, piezas capturadas.
help-speech = Para escuchar: repetir, deletrear, más despacio, más rápido, silencio, apagar voz.

### Clock and moves

time-both-left = { $white-you ->
    [yes] Tú
   *[no] Blancas
  }: { $white }. { $black-you ->
    [yes] Tú
   *[no] Negras
  }: { $black }.
time-both-used = { $white-you ->
    [yes] Has usado
   *[no] Blancas han usado
  } { $white }. { $black-you ->
    [yes] Has usado
   *[no] Negras han usado
  } { $black }.
time-one = { color }: { $left } en el reloj, { $used } de tiempo usado.
time-one-used = Las { color } han usado { $used }.
low-time-you = Tiempo restante: { $left }.
low-time = { color }, tiempo restante: { $left }.
time-none = Sin reloj. Las blancas han usado { $white }, las negras { $black }.
time-byo-yomi = { $left } { $periods ->
    [0] en el último período de byo-yomi
    [1] y un período de byo-yomi más
   *[other] y { WORDS($periods, form: "masculine") } períodos de byo-yomi más
  }
moves-each = { $count ->
    [0] Ninguna jugada completada aún.
    [1] Una jugada completada por cada bando.
   *[other] { WORDS($count, form: "feminine") } jugadas completadas por cada bando.
  }
moves-white = { $white ->
    [0] ninguna jugada
    [1] una jugada
   *[other] { WORDS($white, form: "feminine") } jugadas
  }
moves-black = { $black ->
    [0] ninguna
   *[other] { WORDS($black, form: "feminine") }
  }
moves-differ = Las blancas han completado { moves-white }, las negras { moves-black }.
moves-counter = El contador de jugadas del reloj de las { color } marca { WORDS($count) }.
wait-only-simulated = Aquí el tiempo pasa solo. La palabra esperar solo vale con tiempo simulado.
clocks-stand = Relojes parados.
clocks-run = Relojes en marcha.
clock-set = Reloj ajustado, { color }: { $time }. Artículo 6.10.2.
moves-set = Contador de jugadas ajustado, { color }: { WORDS($count) }. Artículo 6.10.2.
byo-yomi-set = Períodos de byo-yomi que quedan, { color }: { WORDS($count) }. Artículo 6.10.2.
for-schedule = Si no, sufriría el horario. Artículo A.5.1.1.
time-added = Tiempo añadido, { color }: { $time }. Artículo 12.9.2.
additional-time = Tiempo añadido, { color }: { $time }. Motivo: { $text }. Artículos 6.10 y 12.5.
time-cut = Tiempo descontado, { color }: { $time }. Artículo 12.9.3.
stood-still = El programa estuvo parado { $time }; no se cuenta a nadie. Relojes parados. Di continuar.
stood-still-arbiter = El programa estuvo parado { $time }; no se cuenta a nadie. Relojes parados, decide el árbitro. Artículo 6.11.
paused-seeking = Relojes parados, se llama al árbitro: { $text }. Artículo 6.11.2.
paused-for = Relojes parados: { $text }.
paused-without-reason = Relojes parados sin decir el motivo. Decide el árbitro. Artículo 6.11.4.
noted = Anotado: { $text }.
must-record = Obligación de anotar, { color }. Artículo 8.1.1.
need-not-record = Sin obligación de anotar en este período, { color }. Artículo 8.4.
need-not-record-fast = Sin obligación de anotar, { color }. Artículo A.2.
sheet-refused = Planilla denegada: ya se pidió cinco veces, { color }; más distrae. Queda anotado. Artículo { $article }.
recording-stopped = Las { color } dejan de anotar. Artículo 8.4.
score-completed = Planilla completa de las { color }, que vuelven a anotar.
score-kept = { $speaker ->
    [arbiter] El árbitro
    [white-assistant] El asistente de las blancas
    [black-assistant] El asistente de las negras
   *[assistant] El asistente
  } lleva la planilla. Ningún jugador anota. Artículo 8.5.1.
score-due = Ha caído una bandera. Las { color } completan la planilla antes de jugar, y en su turno pueden pedir la planilla del rival. Después se dice planilla completa. Artículo 8.5.2.
scores-due = Relojes parados: los dos jugadores completan sus planillas. Después se dice planilla completa. Artículo 8.5.1.
score-lent = Planilla para las { color }, que se devuelve antes de jugar. Artículo { $article }.
reconstructing = Relojes parados: la partida se reconstruye en otro tablero. Quedan anotados la posición, los tiempos, quién juega y el número de jugadas. Después se dice planilla completa. Artículo 8.5.3.
next-period = { $players ->
    [white] La próxima jugada de las blancas cuenta
    [black] La próxima jugada de las negras cuenta
   *[both] La próxima jugada de cada jugador cuenta
  } para el siguiente período. Su tiempo se suma. Artículo 8.6.
score-replaced = Planilla electrónica sustituida, { color }; las jugadas quedan. Artículo 8.3.
signed = Firmado por las { color }. Artículo 8.7.
signed-by-both = Los dos jugadores han firmado; el resultado vale.
sign-now = Para firmar: { $players ->
    [white] blancas, dos puntos, firmar
    [black] negras, dos puntos, firmar
   *[both] blancas o negras, dos puntos, firmar
  }.
result-replaced = El resultado anterior ya no vale. Artículo 8.7.
claim-written = Las { color } reclaman tablas. Las { opponent } no pueden ganar por medios normales o no lo intentan. Artículo III.6. Con eso termina la partida. La posición y la planilla están escritas, y las { opponent } las verifican. La palabra posición la lee. { claim-verify-line }
claim-verify-line = Las { opponent } dicen { opponent }, dos puntos, sí o no.
claim-verified = Posición y planilla verificadas. Decide el árbitro. Dice árbitro, dos puntos, acepto, o resultado, y blancas, negras o tablas.
claim-referred = Las { color } reclaman tablas. Las { opponent } no pueden ganar por medios normales o no lo intentan. Artículo III.6. Con eso termina la partida; la posición y la planilla están guardadas. Decide el árbitro. Dice árbitro, dos puntos, acepto, o resultado, y blancas, negras o tablas.
claim-not-verified = Las { opponent } no las verifican; queda anotado. Decide el árbitro. Dice árbitro, dos puntos, acepto, o resultado, y blancas, negras o tablas.
refused-verify-first = Las { opponent } verifican primero la posición y la planilla. { claim-verify-line } Artículo III.6.1.
refused-must-record = Obligación de anotar, { color }. Artículo 8.1.1.
refused-need-not-record = Sin obligación de anotar, { color }. Artículo A.2.
refused-stopped-already = Las { color } ya no anotan.
refused-score-first = Las { color } completan primero la planilla. Después se dice planilla completa. Artículo { $article }.
refused-scores-complete = No hay planilla por completar.
refused-records = Las { color } anotan, así que nadie más tiene que hacerlo. Artículo 8.5.1.
refused-kept-already = La planilla ya se lleva.
refused-score-at-hand = Sin reconstrucción: está completa { $owner ->
    [white] la planilla de las blancas
    [black] la planilla de las negras
   *[kept] la planilla llevada para ambos
  }. Artículo 8.5.3.
refused-no-score-at-hand = Ninguna planilla está completa. El árbitro dice árbitro, dos puntos, reconstruir. Artículo 8.5.3.
refused-not-lent = Las { color } no reciben ahora la planilla del rival. Solo en el turno y caída una bandera, para completar la propia. Artículo 8.5.2.
refused-score-of-opponent = Eso se dice solo de la propia planilla.
refused-no-next-period = No sigue otro período. Artículo 8.6.
refused-no-flag-fallen = No ha caído ninguna bandera. Artículo 8.6.
refused-not-over = El resultado se firma al final. Artículo 8.7.
refused-signed-already = Las { color } ya han firmado.
refused-who-signs = Cada jugador firma por sí mismo. Di blancas o negras, dos puntos, firmar. Artículo 8.7.
refused-electronic = Aquí las planillas son electrónicas: las jugadas hechas quedan anotadas. Artículo 8.1.1.2.
refused-paper = Aquí las planillas son de papel. Artículo 8.3.
may-not-record = Las planillas se llevan en partidas con asistente y en torneos. Artículo { $article }.
may-not-keep-score = Aquí lo hace el árbitro o el asistente. Artículo { $article }.
example-own-score = Di eso solo, o con blancas o negras.
example-not-shown = Di no demostrable. También con de quién y cuántas jugadas, por ejemplo no demostrable blancas 2.
opened-electronic = Planillas electrónicas. Artículo 8.1.1.2.
warned = Amonestación, { color }. Artículo 12.9.1.
warned-for = Amonestación, { color }: { $text }. Artículo 12.9.1.
penalized = Sanción, { color }: { $text }. Artículo 12.9.
protested = Relojes parados, se llama al árbitro. Dos manos para una jugada, { color }. Él dice dos manos, o continuar. Artículo { $article }.
board-turned = Tablero girado. La posición pasa a un tablero bien puesto y la partida continúa. Relojes parados. Artículo 7.2.2.
displaced = Piezas desplazadas, { color }: las recoloca en su propio tiempo. Artículo 7.4.1.
restored = Posición restaurada. Tiempos como entonces si el árbitro no pone otros. Artículo 7.1.
restored-keeping-times = Posición restaurada, los tiempos se mantienen. Artículo 7.1.
restored-with-penalties = Las sanciones de tiempo posteriores se mantienen: { $text }.
restored-without-penalties = Las sanciones de tiempo posteriores no se mantienen: { $text }.
penalty-given = { color } { $time } más
penalty-cut = { color } { $time } menos
restoring-asked = Las { color } quieren retirar la jugada ilegal. Si el rival dice lo mismo, se restablece la posición. Artículo A.5.2.
ruling-withdrawn = Decisión retirada.

### Touched, adjusted, made

touched = Tocado por las { color }: { $pieces }.
touched-unclear = Tocado por las { color }: { $pieces }. El orden no está claro. Artículo 4.3.3.
touched-piece = { piece } { $square }
adjusting = Las { color } componen. Artículo 4.2.1.
adjusted = Compuesto por las { color }: { $pieces }. Eso no obliga a nada. Artículo 4.2.1.
adjusting-done = Las { color } ya no componen.
untouched = Tocado sin querer por las { color }. Eso no obliga a nada. Artículo 4.2.2.
placed = Colocado por las { color }: { $square }.
removed = Retirado por las { color }: { $square }.
obligation-none = Nada tocado. Las { color } pueden hacer cualquier jugada legal.
obligation-move = Debe mover { the-piece } de { $square }. Artículo { $article }.
obligation-capture = Hay que capturar { the-piece } de { $square }. Artículo { $article }.
obligation-capture-with = { the-piece } de { $from } debe capturar en { $square }. Artículo { $article }.
obligation-castle = Es obligatorio enrocar: { castling-name }. Artículo { $article }.
obligation-anything = Vale cualquier jugada legal. Artículo { $article }.
obligation-not-castle = No permitido en esta jugada: { castling-name }.
refused-not-to-touch = Tocar solo obliga a quien tiene el turno. Juegan las { color }. Artículo 4.3.
refused-not-to-adjust = Componer puede solo quien tiene el turno. Juegan las { color }. Artículo 4.2.1.
refused-touch-of-opponent = Eso lo comunica el árbitro o el asistente. Lo ha tocado el rival. Artículo 4.3.
refused-nothing-there = Allí no hay tal pieza: { $square }.
refused-other-piece-there = Allí hay otra cosa. { $square }: { $found }.
refused-which-piece = ¿Qué pieza está en { $square }? Dila con su color.
refused-nothing-touched = No hay nada tocado.
refused-not-adjusting = Nadie está componiendo.
refused-touched-before-claim = No hay reclamación en esta jugada. Ya se ha tocado una pieza. Artículo 9.4.
refused-steps-implied = Aquí el anuncio ya lo incluye. Anuncia solo la jugada. Artículo D.2.3.
refused-not-announced = Aún no está hecha: falta el anuncio. El reloj no se toca. Artículo D.2.3.
refused-not-placed = Aún no está hecha: nada colocado en { $square }. El reloj no se toca. Artículo D.2.3.
refused-not-removed = Aún no está hecha: sigue en { $square } la pieza capturada. El reloj no se toca. Artículo D.2.3.
refused-placed-elsewhere = Colocado en { $placed }, anunciado { $square }. La pieza colocada se queda, y el anuncio debe nombrarla. Artículo 4.7.
refused-placed-otherwise = Colocado en { $placed }, anunciado { $square }. La mano y el anuncio deben coincidir. Artículo D.2.3.
refused-not-captured = Retirada está la pieza de { $square }. La jugada anunciada no la captura. Artículo 4.7.1.
refused-other-promotion = En la casilla de promoción ya está: { piece }. La elección es definitiva. Artículo 4.4.4.
refused-already-placed = Ya colocado: { $square }. La pieza se queda. Artículo 4.7.
refused-no-move-there = Ninguna jugada legal hace eso ahora: { $square }.
may-not-accident = Si fue sin querer, lo decide el árbitro. Dice árbitro, dos puntos, sin querer. Artículo { $article }.
example-touched = Di las casillas en orden, por ejemplo tocado caballo g1. Si el orden no se sabe, añade orden incierto.
example-score = Por ejemplo: planilla de las blancas 12 caballo { $f } tres. planilla de las blancas 12 negras ilegible. planilla de las blancas del archivo blancas.pgn.
example-placed = Di una casilla, por ejemplo colocado f3. O retirado f7.
help-touch = Una pieza sacada de su agujero está tocada: di levantado caballo g1. Palparla no es tocarla. Para saber qué hay que mover, di obligación. Antes de ordenar piezas, di compongo, y después, ya compuesto.
help-steps = La jugada se hace paso a paso: di colocado f3, anúnciala y, si capturas, di retirado f7.
cli-arg-step-by-step = Colocar, retirar y anunciar se comunican uno a uno, Artículo D.2.3

### Draws, claims, irregularities, the end

draw-offered = Tablas ofrecidas por las { color }. Las { opponent } dicen acepto o rechazo.
draw-offered-to-partner = Ofreces tablas a las { opponent }.
draw-declined = Las { color } rechazan las tablas.
offers-repeated = Las { color } han hecho { WORDS($count, form: "feminine") } ofertas de tablas. Decide el árbitro. Rechazadas, o en el tiempo del rival. Artículo 11.5.
claim-failed = Reclamación incorrecta de las { color }.
claim-found = { $claim ->
    [threefold] La posición aparece solo por { $found ->
        [1] primera
       *[other] segunda
      } vez
   *[fifty] { $found ->
        [1] Solo una jugada sin captura ni jugada de peón
       *[other] Solo { WORDS($found, form: "feminine") } jugadas sin captura ni jugada de peón
      }
  }.
illegal-completed = { $irregularity ->
    [unpromoted] Peón sin promocionar, { color }
    [empty-press] Reloj sin jugada, { color }
    [two-hands] Dos manos, { color }
    [ruled] Decidido contra las { color }
   *[illegal-move] Jugada ilegal de las { color }
  }{ $loses ->
    [yes] { $irregularity ->
        [illegal-move] , { $count ->
            [1] que pierde en el acto
           *[other] la segunda
          }
       *[other] : { $count ->
            [1] ilegal, y pierde
           *[other] segunda jugada ilegal
          }
      }.
   *[no] { $irregularity ->
        [illegal-move] , la primera
       *[other] : primera jugada ilegal
      }.
  }
illegal-taken-back = La jugada se deshace.
illegal-queen = El peón se convierte en dama.
reply-taken-back = La respuesta también se retira.
times-before-press = Relojes como antes de pulsar.
opponent-receives = { opponent }: { $bonus } más.
claim-found-with = { $claim ->
    [threefold] Con esta jugada la posición aparecería solo por { $found ->
        [1] primera
       *[other] segunda
      } vez
   *[fifty] { $found ->
        [1] Con esta jugada sería solo una jugada
       *[other] Con esta jugada serían solo { WORDS($found, form: "feminine") } jugadas
      }
  }.
claim-illegal = La jugada declarada es ilegal.
article = Artículo { $article }.
claim-not-made = Todavía no hay reclamación. Di la reclamación con la jugada entera.
claim-offer-stands = La oferta de tablas que contiene sigue en pie.
claimed = Las { color } reclaman tablas: { $claim ->
    [threefold] misma posición tres veces
   *[fifty] cincuenta jugadas
  }.
claimed-with = Reclaman { color }, con { $move }: { $claim ->
    [threefold] triple repetición
   *[fifty] cincuenta jugadas
  }.
declared-must = Las { color } deben jugar { $move }.
declared-piece-must = Las { color } deben mover esa pieza si puede moverse. Artículo 4.3.
draw-agreed = Las { color } aceptan tablas. Relojes parados. Hace falta el consentimiento del árbitro. Artículo 9.1.1. Dice árbitro, dos puntos, acepto o rechazo.
consent-refused = El árbitro no consiente las tablas. Artículo 9.1.1.
increment-requested = Las { color } piden cinco segundos por jugada. Las { opponent }: ¿acepto o rechazo? Para ambos, y es una oferta de tablas. Artículo III.4.
increment-open = El árbitro decide sobre el incremento. Artículo III.4. Dice árbitro, dos puntos, acepto o rechazo.
increment-granted = Incremento concedido: { $increment } por jugada para ambos. Las { opponent } reciben { $bonus }. Artículo III.4.
increment-refused = Sin incremento. Artículo III.4.
normal-means-claimed = Las { color } reclaman tablas. Relojes parados. Las { opponent } no pueden ganar por medios normales o no lo intentan. Artículo III.5. El árbitro dice árbitro, dos puntos, acepto, rechazo o pospongo.
claim-postponed = Decisión pospuesta. Artículo III.5.2.
claim-postponed-bonus = Decisión pospuesta. Las { opponent } reciben { $bonus }. Artículo III.5.2.
claim-rejected = Reclamación rechazada. Artículo III.5.3.
claim-rejected-bonus = Reclamación rechazada. Las { opponent } reciben { $bonus }. Artículo III.5.3.
left-to-arbiter-claim = La reclamación está por decidir. Artículo III.5.2. El árbitro dice árbitro, dos puntos, acepto o rechazo.
taken-back = { $plies ->
    [1] Deshecho: { $move }.
   *[other] Deshecho hasta antes de { $move }.
  }
correct-which = ¿Qué jugada, entonces?
resign-question = ¿Abandonan las { color }? Sí o no.
illegal-unpressed-question = Las { color } no han pulsado: la jugada no está completada. Artículo 7.5.1. ¿Sancionar de todos modos? Sí o no.
illegal-legal-question = La última jugada de las { color } es legal. ¿Sancionarla como ilegal de todos modos? Sí o no.
illegal-no-move-question = Las { color } aún no han anunciado jugada. ¿Sancionar de todos modos? Sí o no.
take-back-question = { $plies ->
    [1] ¿Deshacer una media jugada?
   *[other] ¿Deshacer { WORDS($plies, form: "feminine") } medias jugadas?
  } Sí o no.
play-instead-question = ¿Deshacer y jugar { $move } en su lugar? Sí o no.
stays = Todo queda como está.
flag-fell = Bandera caída: { color }.
resigned = Las { color } abandonan.
doubt = { $doubt ->
    [castling] Sin el enroque de Chess960 no se encontró ningún mate de las { opponent }, y con él no se buscó ninguno
    [position] La posición es ilegal: si desde ella las { opponent } pueden dar mate, no lo dice ningún artículo
   *[time] No se pudo aclarar a tiempo si las { opponent } aún pueden dar mate
  }.
left-to-arbiter = El árbitro decide. { doubt } Dice árbitro, dos puntos, resultado, y blancas, negras o tablas.
won = Ganan las { color }: { $reason }.
won-so = Ganan las { color }.
drawn-so = Tablas.
drawn = Tablas: { $reason }.
half-for = Medio punto para las { color }, cero para las { opponent }: { $reason }.
both-lost = Pierden ambos: { $reason }.
annulled = La partida no cuenta: { $reason }. Se juega de nuevo.
reason-checkmate = jaque mate
reason-cannot-mate = el otro bando no puede dar mate. Artículo { $article }
reason-resignation = abandono
reason-resignation-drawn = abandono, pero el otro bando no puede dar mate. Artículo 5.1.2
reason-stalemate = rey ahogado
reason-dead-position = posición muerta
reason-agreement = de mutuo acuerdo
reason-time = caída de bandera
reason-time-drawn = caída de bandera, pero el otro bando no puede dar mate. Artículo 6.9
reason-illegal-moves = segunda jugada ilegal. Artículo { $article }
reason-illegal-moves-drawn = segunda jugada ilegal, pero el otro bando no puede dar mate. Artículo { $article }
reason-illegal-move-first = jugada ilegal que pierde en el acto. Artículo A.5.2
reason-illegal-move-first-drawn = jugada ilegal, pero el otro bando no puede dar mate. Artículo A.5.2
reason-threefold-claim = misma posición tres veces. Artículo 9.2
reason-fifty-moves-claim = cincuenta jugadas. Artículo 9.3
reason-fivefold-repetition = misma posición cinco veces. Artículo 9.6.1
reason-seventy-five-moves = setenta y cinco jugadas. Artículo 9.6.2
reason-normal-means = sin victoria por medios normales. Artículo III.5
reason-both-flags = cayeron ambas banderas, en orden desconocido. Artículo III.3.1.2
reason-illegal-position = posición ilegal tras la jugada siguiente. Artículo A.5.4
reason-arbiter = decisión del árbitro
reason-default-time = no llegó dentro del tiempo de espera. Artículo 6.7.1
reason-forfeit = partida declarada perdida por el árbitro. Artículo 12.9
reason-wrong-start = posición inicial incorrecta. Artículo 7.2.1
reason-colors-reversed = colores cambiados. Artículo 7.3
hint-move = Pista: { $move }.
hint-none = No hay pista.
hint-look = { $look ->
    [mate] Hay mate en { $moves ->
        [one] una jugada
       *[other] { WORDS($moves) } jugadas
      }.
    [in-check] Estás en jaque.
    [promotion] Mira tus peones: uno corona.
    [wins] Mira qué puedes capturar.
    [mate-threatened] Hay amenaza de mate.
    [threatened] En peligro: { $piece }.
    [check] Mira los jaques.
    [exchange] Mira los cambios.
    [castling] Piensa en tu rey.
    [development] Pon una pieza en juego.
    [pawns] Mira tus peones.
   *[quiet] Nada es forzado. ¿Qué pieza podría estar mejor?
  }
hint-only = Solo una jugada es buena.
hint-piece = Mueve esta pieza: { $piece }.
hint-more = Para más, di otra vez pista.
evaluation-score = { $size ->
    [level] La partida está igualada.
    [slight] Las { color } están algo mejor.
    [pawns] Las { color } están mejor, más o menos por { $count ->
        [one] un peón
       *[other] { WORDS($count) } peones
      }.
    [won] Las { color } están ganando.
    [mated] Las { color } han dado mate.
   *[mate] Las { color } dan mate en { $count ->
        [one] una jugada
       *[other] { WORDS($count) } jugadas
      }.
  }
evaluation-best = Lo mejor es { $move }.
judged = { $fault ->
    [blunder] { $move } fue un error grave.
    [mistake] { $move } fue un error.
    [inaccuracy] { $move } no fue lo mejor.
    [good] Nada era claramente mejor que { $move }.
   *[best] { $move } fue la mejor jugada.
  }
judged-better = Mejor era { $move }.
judged-nothing = Aún no hay ninguna jugada tuya que juzgar.
nothing-said = Nada dicho aún.
said-first = Antes no se dijo nada.
said-last = Después no se dijo nada.
more-follows = Para el resto, di más.
more-there = Más.
no-more = No hay más.

### Help: what can be said now

help-move = Di una jugada, por ejemplo caballo { $f } tres.
help-press = Di pulsar y anda el reloj del rival. O di corrección y la jugada correcta.
help-enter = La tecla Intro sola pulsa el reloj cuando la jugada está repetida.
help-repeat = Las { color } repiten la jugada anunciada.
help-setting-right = Arregla el tablero y di hecho.
help-not-started = El árbitro dice árbitro, dos puntos, empezar. Entonces anda el reloj.
help-waiting = El árbitro dice árbitro, dos puntos, resultado, y blancas, negras o tablas.
help-over = La partida ha terminado. Di salir.
help-requests = Pregunta tiempo, tiempo usado, jugadas, tableros, posición, repetir. Di también tablas, acepto, rechazo, abandono, pausa, salir.
help-ask = Pregunta, por ejemplo: tiempo, última jugada, posición.
help-again = Repetir vuelve a decir lo último.
help-arbiter = Di antes de todo: árbitro, dos puntos.
help-assistant = Comunica lo tocado o lo que hay en un tablero.
help-practice = O bien: pista, atrás.
help-ladder = Escalera dice qué se puede preguntar; siguiente peldaño lleva más arriba.
help-learning = También: evaluación, había algo mejor, repaso, entrenamiento, problemas, jugar a ciegas.
help-boards = Para lo que de verdad pasó en un tablero, di tablero de las blancas o tablero de las negras y la jugada hecha allí. Para arreglar un tablero, di arreglar. Para buscar un error con los dedos, di revisar. Para saber de dónde viene, di por qué.

### Speech

speech-off = Sin voz. { doctor-speech-remedy }
speech-gone = Sigue sin voz: ningún servicio de voz responde. { speech-check }
speech-no-reader = Sin voz: ningún lector de pantalla responde. { speech-reader-remedy }
speech-reader-remedy = { SYSTEM() ->
    [windows] Inicia el lector de pantalla. Para NVDA pon nvdaControllerClient.dll junto a ansage.exe, para otros prism.dll.
   *[other] En este sistema habla --speech auto.
  }
speech-check = { SYSTEM() ->
    [windows] { doctor-speech-remedy }
   *[other] Para probar: spd-say hola
  }
speech-lost = Voz perdida: { $backend }.
speech-no-sound = Sin voz, porque no se encuentra ningún dispositivo de sonido. { doctor-audio-remedy }
speech-by = { $by ->
    [ssip] Habla { $backend }, porque responde.
    [nvda] Habla { $backend }, porque este lector de pantalla está en marcha.
    [prism] Habla el lector de pantalla, por medio de { $backend }.
    [espeak] Habla { $backend } en el propio programa. Ningún servicio de voz responde.
   *[other] Habla { $backend }, la voz del sistema.
 }
screen-reader-found = Modo de líneas, porque hay un lector de pantalla: { $name }. Para la pantalla, usa --screen.
speech-left-to-reader = Voz propia apagada, porque habla el lector de pantalla. Con --speech auto habla el programa.
lines-by-settings = Modo de líneas, porque los ajustes dicen que lee un lector de pantalla. Para la pantalla, usa --screen.
speech-off-by-settings = Voz propia apagada, como en los ajustes. Di «activar voz» y el programa habla.
ear-whose = ¿La voz de quién? Di antes blancas o negras.
ear-by = Oído propio de las { color }: { $backend }{ $device ->
    [none] { "" }
   *[other] , { $device }
  }.
ear-lost = Perdido el oído propio de las { color }: { $backend }. Lo que es solo para él queda escrito aquí.
ear-no-sound = Sin sonido el oído propio de las { color }: { $backend } no encuentra ningún dispositivo{ $device ->
    [none] { "" }
   *[other] {" "}llamado { $device }
  }.
ear-no-module = Sin sonido el oído propio de las { color }: { $backend } no tiene el módulo { $device }.
ear-gone = Sin sonido el oído propio de las { color }: allí no responde ningún servicio de voz. Lo que es solo para él queda escrito aquí.
speech-not-on = Nada ha cambiado, porque la voz propia está apagada. Di «activar voz» y el programa habla.

### The screen

screen-keys = { $keys }, Alt con una letra pregunta.
screen-prompt = Entrada:
screen-only = Eso solo se ve en la pantalla: con --screen.
screen-palette = { $palette ->
    [white-on-black] Blanco sobre negro.
    [black-on-white] Negro sobre blanco.
    [yellow-on-black] Amarillo sobre negro.
   *[orange-and-blue] Piezas naranjas y azules.
 }
screen-figurines = Piezas como figurinas: blancas claras, negras oscuras.
screen-letters = Piezas como letras.
screen-big-clocks = Relojes grandes.
screen-small-clocks = Relojes pequeños.
tones-on = Tonos activados.
tones-off = Tonos desactivados.
tones-forbidden = En un torneo solo con --earcons on.
screen-player = { $color ->
    [white] Blancas
   *[black] Negras
  }
screen-player-to-move = { $color ->
    [white] Blancas
   *[black] Negras
  } juegan
screen-clock = { $color ->
    [white] Blancas
   *[black] Negras
  } { $time }
screen-clock-runs = { $color ->
    [white] Blancas
   *[black] Negras
  } { $time } corre
screen-score = Planilla de { color }
screen-scores = Las dos planillas
screen-differ = Se ve { board-of }. Distintas, con !: { $count ->
    [1] una casilla
   *[other] { WORDS($count, form: "feminine") } casillas
  }.
screen-differ-both = Distintas, con !: { $count ->
    [1] una casilla
   *[other] { WORDS($count, form: "feminine") } casillas
  }.
screen-board = Tablero de las { color }
screen-page = Página
screen-onward = Av Pág: seguir.
screen-back = Re Pág: volver.
screen-board-again = Escape: el tablero.
screen-too-small = La ventana es demasiado pequeña para el tablero.
screen-blindfold = Peldaño { WORDS($rung) }: el tablero no se ve.

### The start of a game of Chess960, thrown with a die or with coins

chess960-dice = Chess960 con un dado. Se cuentan las casillas libres, desde la izquierda de las blancas. Lo que es demasiado alto se tira otra vez.
chess960-coins = Chess960 con monedas. Se cuentan las casillas libres, desde la izquierda de las blancas. Cara es uno, cruz es cero, la primera moneda pesa más. Lo que es demasiado alto se tira otra vez.
chess960-for = { $throw ->
    [light-bishop] Alfil de casillas blancas
    [dark-bishop] Alfil de casillas negras
    [queen] Dama
    [first-knight] Primer caballo
   *[second-knight] Segundo caballo
  }
chess960-throw = { chess960-for }: de uno a { WORDS($squares) }.
chess960-throw-coins = { chess960-for }: { WORDS($coins, form: "feminine") } monedas.
chess960-placed = { piece-at }.
chess960-too-high = { WORDS($number) } es demasiado. Otra vez.
chess960-so-many-coins = Exactamente { WORDS($coins, form: "feminine") } monedas.
chess960-not-heard = No entiendo: { $said }.
chess960-say-number = Di el número del dado, o salir.
chess960-say-coins = Di cara o cruz por cada moneda, o salir.
chess960-heads = cara
chess960-tails = cruz
chess960-left = Ninguna partida empezada.

### Starting, and what can go wrong before a game

menu-what = ¿Qué va a ser? Uno: entrenar contra el compañero. Dos: entrenar entre dos. Tres: partida con asistente. Cuatro: torneo. Cinco: continuar la última partida. Seis: salir. Di un número, o: entrenamiento, problemas, repaso.
menu-short = Número de 1 a 6
menu-number = Di un número de uno a seis. O una jugada o, por ejemplo: partida nueva, nivel dos.
menu-none-open = No hay ninguna partida abierta. Di un número, o: partida nueva.
first-question = ¿Usas un lector de pantalla? Sí o no.
first-explained = ¿Usas un lector de pantalla? Sí o no. Con sí, el programa calla y el lector de pantalla lee sus líneas; con no, habla él mismo.
first-short = ¿Lector de pantalla? sí/no
first-language = ¿Qué idioma? { $languages }.
first-language-short = Número del idioma
first-commands = Di una jugada, por ejemplo «{ $e } dos { $e } cuatro». «Otra vez» repite el último mensaje. «Ayuda» dice qué se puede decir ahora.
first-names = ¿Nombres de casillas? Uno: Gustav uno. Dos: g uno. Tres: Golf uno.
first-names-explained = Uno: nombres de persona, lo más claro: Gustav uno. Dos: la letra, lo más corto: g uno. Tres: alfabeto OTAN: Golf uno. ¿Uno, dos o tres?
first-names-short = ¿Nombres? 1 2 3
first-practice = Di una jugada o partida nueva. Ayuda dice más.
first-practice-short = Jugada o partida nueva
not-saved = No se ha guardado, la jugada no vale: { $why }. Relojes parados. { $how ->
    [anew] Para escribir de nuevo toda la partida, di continuar.
    [busy] Dilo otra vez cuando el otro programa haya terminado.
    [never] Aquí no se puede guardar nada.
   *[again] Libera espacio o vuelve a conectar el disco, y dilo otra vez.
}
not-saved-yet = No se ha guardado: { $why }. Relojes parados. { $how ->
    [anew] Para escribir de nuevo toda la partida, di continuar.
    [away] Quita el archivo que está en el sitio de la biblioteca y di continuar.
    [never] Aquí no se puede guardar nada.
   *[again] Para intentarlo otra vez, di continuar.
}
saved-again = Se vuelve a guardar.
saved-anew = Guardada de nuevo toda la partida, como partida { WORDS($game) }.
error-usage = ansage: { $why }. Para ayuda: ansage --help
error-other = ansage: { $why }
error-unknown-argument = argumento desconocido { $arg }
error-invalid-value = { $value } no es un valor para { $arg }
error-invalid-value-of = { $value } no es un valor para { $arg }, son posibles { $possible }
error-missing = falta { $arg }
error-no-text = { $arg } no es un texto en UTF-8
error-missing-command = falta una orden
error-unknown-command = orden desconocida { $arg }
error-conflict = { $arg } no va con los otros argumentos
error-fen = Posición inservible: { $why }. Se espera una FEN, por ejemplo { $example }
error-fen-over = Posición inservible: la partida ya habría terminado
error-fen-whole = esto no es una FEN
error-fen-board = no se pueden leer las piezas
error-fen-turn = no se puede leer de quién es el turno
error-fen-castling = no se pueden leer los derechos de enroque
error-fen-en-passant = no se puede leer la casilla de captura al paso
error-fen-counters = no se pueden leer los números de jugadas
error-fen-too-many-moves = los números de jugadas son mayores que en cualquier partida posible
error-fen-empty = el tablero está vacío
error-fen-missing-king = falta un rey
error-fen-too-many-kings = un bando tiene más de un rey
error-fen-pawns = hay un peón en la primera o la última fila
error-fen-castling-rights = los derechos de enroque no encajan con la posición
error-fen-en-passant-square = la casilla de captura al paso no encaja con la posición
error-fen-opposite-check = el bando que no tiene el turno está en jaque
error-fen-impossible-check = ninguna partida lleva a un jaque así
error-fen-too-much-material = más piezas de las que permite una partida
error-chess960 = “{ $part }” no es un comienzo de Chess960. Se puede dar un número de 0 a 959, random, dice, coins o las ocho piezas, por ejemplo RBQNBKRN
error-chess960-number = “{ $part }” no es un número de 0 a 959
error-chess960-pieces = “{ $part }” no son rey, dama y dos torres, dos alfiles y dos caballos
error-chess960-king = En “{ $part }” el rey no está entre las torres
error-chess960-bishops = En “{ $part }” los dos alfiles están en casillas del mismo color
error-chess960-throw = “{ $part }” no son tiradas. Un dado muestra de 1 a 6, una moneda H para cara o T para cruz
error-chess960-too-few = En “{ $part }” faltan tiradas
error-chess960-too-many = En “{ $part }” sobran tiradas
error-chess960-seed = --seed va con --chess960 random
error-voice = no hay la voz { $tag }, son posibles { $known }
error-piece-sets = los nombres de piezas de { $one } y { $other } no se mezclan en una partida
error-time = Tiempo inservible: { $why }. Por ejemplo 90+30, 5, o 40/5400+30:1800+30
error-time-no-time = “{ $part }” no es un tiempo
error-time-no-main = en “{ $part }” falta el tiempo principal
error-time-no-moves = “{ $part }” no es un número de jugadas
error-time-not-last = “{ $part }” no tiene número de jugadas y no es el último período
error-time-too-long = “{ $part }” es más largo que un día
error-time-no-periods = “{ $part }” no es un número de períodos de byo-yomi
error-time-to-the-end = “{ $part }” vale hasta el final de la partida y no tiene número de jugadas
error-level = El nivel es un número de 1 a 8
error-level-engine = El nivel de un motor es un número de 1 a 12
error-rung = El peldaño es un número de 1 a 6, next, previous o reached, y solo vale contra el compañero o un motor
error-no-engine = No hay ningún programa «{ $why }». { SYSTEM() ->
    [windows] Stockfish está en stockfishchess.org. Después: ansage settings set practice.engine RUTA
   *[other] En Debian hay uno con: apt install fairy-stockfish
  }
error-name = Un nombre tiene como mucho 80 caracteres
error-library = Biblioteca inservible: { $path }: { $why }
error-library-foreign = no es una biblioteca de Ansage
error-library-later = escrita por una versión más nueva
error-library-gone = la biblioteca ya no está en su sitio
error-library-replaced = en el sitio de la biblioteca hay otro archivo
error-library-altered = la biblioteca fue cambiada o cortada desde fuera
error-disk-full = el disco está lleno
error-disk-io = no se pudo escribir en el disco
error-disk-read-only = no está permitido escribir el archivo
error-disk-open = no se puede abrir el archivo
error-disk-busy = otro programa está escribiendo ahora
error-disk-corrupt = el archivo está dañado
error-no-game = La partida { $game } no existe. Para ver todas: ansage games list
error-no-game-yet = Aún no hay ninguna partida guardada con jugadas. Para empezar una: ansage practice
error-game-of-file = --game va con un archivo PGN
error-file-game = { $file }: no existe esa partida
error-no-drill = No existe el entrenamiento { $drill }, solo: { $drills }
error-no-open-game = No hay ninguna partida abierta. Para empezar una: ansage practice
error-game-over = La partida { $game } ha terminado. Para leerla: ansage games export { $game }
error-game-held = La partida { $game } ya se está jugando en otra ventana
error-game-damaged = { $damaged ->
    [white] La partida { $game } está dañada en la jugada { $number } de las blancas
    [black] La partida { $game } está dañada en la jugada { $number } de las negras
   *[none] La partida { $game } está dañada desde el principio
}: { $damage ->
    [missing] ahí falta algo
    [changed] ahí se cambió algo
    [unreadable] lo que hay ahí no se puede leer
   *[impossible] lo que hay ahí no es posible
}. { $had ->
    [some] Lo anterior se obtiene con: ansage games export { $game } --until-damage
   *[none] Antes no hay ninguna jugada
}
error-games-missing = Faltan las partidas { $first } a { $last }: no queda nada de ellas
error-output = Fallo de salida: { $why }
error-file = no se puede leer { $path }: { $why }
error-file-write = no se puede escribir { $path }: { $why }
error-folder = no se puede crear la carpeta { $path }, { $why }
error-folder-full = la carpeta no está vacía
error-folder-missing = esa carpeta no existe
error-file-no-game = allí hay algo que no es una partida
error-file-no-library = allí hay algo que no es una biblioteca
error-folder-place = ahí no puede haber una carpeta
error-folder-unwritable = no se puede crear nada en la carpeta { $path }
error-screen = No se puede abrir la pantalla: { $why }. Con --line funciona sin ella
error-home = No hay carpeta para datos del usuario. Con --library ARCHIVO funciona sin ella

### Events: pairings and table, and what can be wrong with the file

event-whole = No hay nada incorrecto en { $file }.
event-round = Ronda { WORDS($round) }: llevan blancas { $team }.
event-round-start = Comienzo: { $start }.
event-board = Tablero { WORDS($board) }: blancas { $white }, negras { $black }: { $state }.
event-not-begun = no ha empezado
event-open = abierta, partida { $game }
event-result = { $outcome ->
    [white] ganan las blancas
    [black] ganan las negras
    [drawn] tablas
    [both-lost] perdieron ambos
    [half-white] medio punto para las blancas
    [half-black] medio punto para las negras
    [white-forfeit] no jugada, ganan las blancas por incomparecencia
    [black-forfeit] no jugada, ganan las negras por incomparecencia
   *[neither] no jugada, pierden los dos
  }
event-entered = { $result }, anotado por el árbitro: { $reason }
event-points = { $half ->
    [yes] { $whole ->
        [0] medio punto
        [1] un punto y medio
       *[other] { WORDS($whole, form: "masculine") } puntos y medio
      }
   *[no] { $whole ->
        [1] un punto
       *[other] { WORDS($whole, form: "masculine") } puntos
      }
  }
event-score = { $first } { $first-points }, { $second } { $second-points }
event-round-score = Ronda { WORDS($round) }: { $score }.
event-total = Total: { $score }.
event-tie-break = Desempate: blancas { $white }, negras { $black }: { $state }.
event-still-open = { $count ->
    [one] Un tablero aún no tiene
   *[other] { WORDS($count, form: "masculine") } tableros aún no tienen
  } resultado.
event-wins = Vencedor: { $team }.
event-wins-tie-break = Vencedor por el desempate: { $team }.
event-tie-break-due = Igualdad: toca la partida de desempate. Para abrirla: { $command }
event-equal = Igualdad.
event-altered = { $what ->
    [edition] Leyes de la FIDE: cambio
    [time] Tiempo: cambio
   *[scoring] Puntuación: cambio
  } desde la partida { $game }: entonces { $then }, ahora { $now }.
event-altered-refused = Así no se juega ninguna partida más. El archivo debe decir de nuevo con qué se jugó.
event-scoring = victoria { $win }, tablas { $draw }, derrota { $loss }
event-not-text = Esto no es texto: el archivo debe estar en UTF-8.
event-unpaired = La ronda { WORDS($round) } aún no tiene emparejamientos.
event-no-pairings = Aún no hay emparejamientos.
error-event-teams = { $file } no es un encuentro por equipos: falta teams
error-event-no-board = No hay emparejamiento para la ronda { $round }, tablero { $board }
error-event-over = En este tablero ya se ha jugado: partida { $game }
error-event-open = En este tablero ya se juega. Para seguir: ansage resume { $game }
error-event-entered = El archivo tiene un resultado para este tablero
error-event-earlier = La ronda { $round } no ha terminado: el tablero { $board } no tiene resultado
error-event-no-tie-break = Este torneo no tiene partida de desempate
error-event-not-due = No toca ninguna partida de desempate
error-event-no-players = En tie-break faltan white y black: quién lleva qué color tras el sorteo
error-event-time = --time contradice al torneo, que tiene { $part }
error-event-contradicts = --{ $key } contradice al torneo, cuyo archivo dice { $key } = { $value }
error-event-unsaid = --{ $key } contradice al torneo, cuyo archivo no tiene { $key }
event-unknown-key = La clave { $key } no significa nada aquí. Posible: { $known }.
event-wrong-kind = El valor de { $key } es de otra clase. Debe ser { $kind ->
    [text] un texto entre comillas
    [number] un número entero
    [points] puntos enteros o medios, como mucho 100
    [switch] true o false
    [date] un día, como 2026-11-28
    [list] una lista de textos entre corchetes
    [table] una sección
   *[tables] una sección con corchetes dobles para cada entrada
  }.
event-not-one-of = { $value } no es un valor para { $key }. Posibles: { $known }.
event-range = { $key } es un número de { $least } a { $most }.
event-missing = Falta { $key }.
event-no-supervision = Falta supervision: { $adequate } para las Reglas de Competición, o { $few }. El torneo debe fijarlo, Artículo { $article }.
event-supervision-standard = supervision es solo para rápido y relámpago; este tiempo es más largo.
event-no-default-time = Falta default-time: según las Leyes de 2014 hay que fijar el tiempo de espera, Artículo 6.7.
event-quickplay = guidelines-iii no va con este tiempo: solo sin incremento y nunca en relámpago. Artículo III.2.
event-electronic = Las planillas electrónicas solo se eligen con las Leyes de 2023. Artículo 8.1.1.2.
event-one-minute = one-minute solo se elige con las Leyes de 2023, en rápido y relámpago con Reglas de Competición. Artículo A.3.
event-illegal-claimed = illegal-moves solo admite claimed en rápido y relámpago sin Reglas de Competición. Artículo A.5.2.
event-assistant-press = El asistente debe pulsar el reloj, pero en assistant falta D.2.10.3.
event-scoring-order = Una victoria vale más que una derrota; unas tablas, no más que una victoria ni menos que una derrota. Artículo 10.1.
event-scoring-maximum = Unas tablas darían a los dos juntos más que una partida decidida. Artículo 10.2.
event-increment = Inusual: un incremento está entre 2 y 60 segundos; aquí es { $seconds }.
event-times-differ = Los dos tiempos son de clases distintas: ambos limitados o ninguno, ambos reloj de arena o ninguno.
event-two-teams = Un encuentro tiene exactamente dos teams.
event-too-many = Demasiados jugadores: { $team } tiene como mucho { $most }.
event-member-twice = { $player } está dos veces en los equipos.
event-leaves = { $player } no puede dejar el equipo sin estar en members.
event-round-twice = La ronda { $round } ya está más arriba.
event-board-twice = El tablero { $board } de la ronda { $round } ya está ocupado.
event-player-missing = Falta { $color ->
    [white] white
   *[black] black
  }: solo se juega donde ambos equipos tienen jugador, y un tablero vacío no da puntos.
event-no-member = { $player } no está en ningún equipo.
event-wrong-color = Color equivocado: { $player } juega por { $team }, que en la ronda { $round } lleva { $color ->
    [white] blancas
   *[black] negras
  }.
event-plays-twice = { $player } ya juega en otro tablero en la ronda { $round }.
event-same-opponents = { $first } y { $second } ya juegan entre sí en la ronda { $round }.
event-added-later = { $player } se añade solo después de la primera ronda.
event-left-before = { $player } dejó el equipo tras la primera ronda.
event-no-reason = Falta reason: el árbitro anota un resultado con su motivo.
event-same-team = Los dos jugadores son del mismo equipo.
event-round-began = La ronda { $round } ya ha empezado: el tablero { $board } sigue emparejado como estaba.
event-federation = Una federación es el código de la FIDE de tres letras mayúsculas, como ESP.
event-ends-before = El torneo termina antes de empezar.
event-two-dates = date es para un torneo de un solo día: no va junto a from y to.
event-round-outside = La ronda { $round } no se juega en ningún día del torneo.
event-described-twice = { $player } ya está más arriba en players.
event-fide-id-twice = Otro jugador ya tiene el número FIDE { $number }.
event-trf-lacks = Para que la FIDE lo evalúe, en el archivo del torneo falta: { $keys }.
event-trf-cut = Este nombre es demasiado largo para su campo y se ha cortado: { $name }.
event-trf-misfit = El informe no cumple TRF16 y no se entrega. Línea { $line }, posición { $column }: { $problem ->
    [sign] un signo que no puede estar ahí
    [content] algo distinto de lo que corresponde ahí
    [missing] falta lo que debe estar ahí
    [twice] eso ya está más arriba
    [pairing] los dos jugadores de una partida no coinciden
    [sum] los puntos, el puesto o el número no cuadran
   *[team] el equipo del jugador no está claro
  }

### The list of games

games-none = Ninguna partida.
games-sound = { $scope ->
    [all] { $count ->
        [one] Una partida, y está en buen estado.
       *[other] Partidas, todas en buen estado: { $count }.
    }
   *[one] La partida { $game } está en buen estado.
}
games-file-damaged = El archivo está dañado, aunque todas las partidas se pueden leer todavía. Para escribir una: ansage games export
games-line = { $game }: { $desk ->
    [practice] entrenamiento
    [imported] importada
    [relay] con asistente
   *[tournament] torneo
  }, { $date }, blancas { $white }, negras { $black }, { $result ->
    [open] abierta
    [white] ganaron blancas
    [black] ganaron negras
    [both-lost] perdieron ambos
    [half-white] medio punto para las blancas
    [half-black] medio punto para las negras
    [annulled] anulada
   *[drawn] tablas
  }.

### For other programs: say, and the voices

hear-several = varias jugadas encajan: { $moves }.
say-wrong = Partida { $game }, línea { $line }: { $why }
say-no-move = { $word }: { $why }
say-variant = La variante { $variant } no es ajedrez según las Leyes de la FIDE.
say-flaw-tag = Esta etiqueta no se puede leer. Es un nombre y un valor entre comillas, todo entre corchetes.
say-flaw-comment = El comentario que empieza aquí no termina nunca. Ciérralo con una llave.
say-flaw-variation = La variante que empieza aquí no termina nunca. Ciérrala con un paréntesis.
say-flaw-long = Aquí se omite algo porque es demasiado largo.
voices-line = { $tag }: { $name }
voices-line-broken = { $tag }: inservible. Para ver por qué: { $command }
preview-sentence = Las blancas ofrecen tablas. Te quedan una hora y veintitrés minutos.

### What can be wrong with a voice of one's own, and what to do

check-whole = La voz { $folder } no tiene ningún error.
check-no-file = Falta este archivo. Una voz es una carpeta con lexicon.toml y messages.ftl.
check-not-toml = Esto no es TOML: { $why }. Corrige esta línea; puede que lo que sigue esté bien.
check-unknown-key = La clave { $key } no significa nada aquí. Quítala o escríbela como en las voces del programa.
check-wrong-kind = El valor de { $key } es de otra clase. Escribe { $kind ->
    [tables] una sección con corchetes dobles para cada entrada
    [table] una sección
    [list] una lista de palabras entre corchetes
    [lists] una lista de listas de palabras
   *[text] un texto entre comillas
  }.
check-unknown-like = No hay ninguna voz { $tag } a la que parecerse. Son posibles { $known }.
check-unknown-sound = No hay ningún sonido { $sound }. Son posibles { $known }; o quita la línea.
check-mishearing-reason = El error de oído { $heard } no tiene motivo. Escribe en why el motivo o la fuente.
check-mishearing-heard = Este error de oído no dice qué se oye: { $heard }. Escríbelo como lista en heard.
check-mishearing-meant = El error de oído { $heard } significa { $meant }, que aquí no es palabra de ajedrez. Escribe en meant una palabra que esté en una de las listas.
check-collision = La palabra { $word } tiene dos significados: { $first } y { $second }. Quítala de una de las listas.
check-list-missing = Falta la sección { $key }. Escríbela como en las voces del programa.
check-list-eight = { $key } necesita ocho listas de palabras, una para cada uno. Escribe ocho o quítalo.
check-list-told = { $key } necesita ocho columnas y ocho filas. Cuéntalas.
check-list-numbers = { $key } necesita las palabras de 0 a 99 y de nueve centenas. Cuéntalas.
check-list-empty = Aquí hay una palabra vacía. Quítala.
check-list-alternatives = Las alternativas de «{ $key }» no se pueden leer. Escríbelas así: (una|otra).
check-no-letter = En la sección letters falta la letra de { $key }. Añádela.
check-same-letter = { $letter } es la letra de dos piezas, { $first } y { $second }. Dale otra a una de ellas.
check-not-fluent = Esto no es Fluent: { $why }. Corrige esta línea; puede que lo que sigue esté bien.
check-missing = Falta el mensaje { $message }. Añádelo{ $variables ->
    [none] {""}
   *[other] , con { $variables }
  }.
check-unused = Nadie pide el mensaje { $message }. Quítalo o escríbelo como se pide.
check-twice = El mensaje { $message } está aquí por segunda vez. Quita uno de los dos.
check-unknown-variable = El mensaje { $message } no tiene ninguna variable { $variable }. { $variables ->
    [none] No tiene ninguna. Quítala
   *[other] Tiene { $variables }. Usa una de ellas
  }.
check-missing-variable = El mensaje { $message } no usa { $variable }. Ponla donde corresponda.
check-unknown-reference = El mensaje { $message } remite a { $reference }, que no existe. Añádelo o escríbelo bien.
check-unknown-function = El mensaje { $message } llama a { $function }, que no existe. Existen WORDS, NUMBER y SYSTEM.
check-why-quote = aquí faltan unas comillas
check-why-bracket = aquí falta un paréntesis, corchete o llave, o sobra
check-why-deep = aquí hay más llaves y paréntesis, unos dentro de otros, de los que necesita un mensaje
check-why-comma = aquí falta una coma, o sobra
check-why-twice = esto ya está más arriba
check-why-value = falta el signo igual o lo que va detrás
check-why-sign = aquí hay un signo que no puede estar aquí
check-why-default = una sola de las variantes necesita un asterisco; es la que vale cuando ninguna otra encaja
check-why-selector = así no se puede elegir; entre variantes solo elige una variable o una función
check-why-place = así no se puede leer
check-wrong-pairs = El valor de { $key } no es de la clase debida. Escribe para cada forma una lista de pares: lo que está en las palabras y en qué se convierte.
check-missing-key = Falta { $key }. Añádelo como en las voces del programa.
check-empty-text = Hay un texto vacío en { $key }. Escribe algo.
check-empty-list = { $key } está vacío; solo se entiende lo que está en { $from }. Escribe las palabras de tu propia lengua o quita la línea.
check-language = { $language } no es la etiqueta de ninguna lengua. Escribe en language una como es o pt-BR.
check-no-sign = { $key } no puede estar aquí. Escribe una sola letra o un signo de puntuación; las cifras no son teclas, porque son respuestas.
check-key-asks-nothing = La tecla { $key } equivale a { $said }, que no es ni petición ni pregunta. Escribe palabras que se entiendan por sí solas.
check-also-move = { $word } en { $key } es también una jugada, parte de una o un número. Quítalo.
check-not-a-letter = { $letter } no puede ser la letra de { $key }. Escribe una sola mayúscula; las minúsculas son columnas.
check-circle = El mensaje { $message } remite a sí mismo en círculo. Quita una de las remisiones.
check-empty-message = El mensaje { $message } no dice nada, o una de sus variantes no dice nada. Escribe algo.
check-too-large = Este archivo tiene más de { $size } megabytes, y ninguna voz es tan larga. Usa otro.
error-voice-broken = La voz { $tag } no se puede usar. { $why } Todo lo que está mal en ella lo muestra: { $command }
error-file-missing = no existe
error-file-denied = el acceso no está permitido
error-file-folder = es una carpeta
error-file-special = no es un archivo corriente
error-file-library = pertenece a la biblioteca
error-file-event = es el archivo del torneo
error-file-long = es demasiado largo
error-file-line = una línea de él es demasiado larga
error-file-endless = algo en él no termina
error-file-circle = los enlaces llevan en círculo
error-file-name = no puede haber tal nombre
error-system = { $number ->
    [0] el sistema informa de un fallo
   *[other] el sistema informa del fallo { $number }
}
error-input = Fallo de la entrada: { $why }

### Las Leyes explicadas

law-name = { $part ->
    [preface] Prefacio
    [guidelines] Directrices { $number }
    [appendix] Apéndice { $number }
   *[article] Artículo { $number }
  }
law-told = { $name }, Leyes de { $edition }: { $text }
law-chapter = { $name }: { $text }
law-not-at-hand = No se disponía del texto de esta edición. Las posteriores dicen: { $text }
law-no-text = En esta voz falta el texto de { $name }.
law-no-texts = La voz { $tag } no explica las Leyes, porque le falta laws.ftl.
error-law-nearest = no hay artículo { $text }. En las Leyes de { $edition } el más cercano es { $nearest }
error-law-number = { $text } no es el número de un artículo ni una palabra conocida aquí, son posibles por ejemplo 6.9, D.2.8, III.4, ahogado y posición muerta
### Qué es de una posición: rule

ruled-checkmate = Ganan las { color } por jaque mate. Artículo { $article }.
ruled-stalemate = Tablas por rey ahogado. Artículo { $article }.
ruled-dead-position = Tablas: ningún bando puede dar mate con ninguna serie de jugadas legales. Artículo { $article }.
ruled-cannot-mate = Tablas: las { color } no pueden dar mate con ninguna serie de jugadas legales. Artículo { $article }.
ruled-time = Ganan las { color }: bandera caída de las { opponent }. Artículo { $article }.
ruled-resignation = Ganan las { color }: las { opponent } abandonan. Artículo { $article }.
ruled-illegal-moves = Ganan las { color }: las { opponent } han completado { $count ->
    [1] una jugada ilegal
   *[other] { WORDS($count, form: "feminine") } jugadas ilegales
  }. Artículo { $article }.
ruled-repetition = Tablas: la misma posición { WORDS($found, form: "feminine") } veces. Artículo { $article }.
ruled-no-progress = Tablas: { WORDS($found, form: "feminine") } jugadas de cada bando sin captura ni jugada de peón. Artículo { $article }.
ruled-penalty = La partida sigue: las { color } reciben { $bonus } por la jugada ilegal. Artículo { $article }.
ruled-incorrect = Reclamación incorrecta: { $only }. Las { color } reciben { $bonus }. Artículo { $article }.
ruled-declared = Las { opponent } deben hacer la jugada declarada.
ruled-goes-on = La partida sigue: { $only }. Artículo { $article }.
ruled-only-repetition = la misma posición solo { $found ->
    [1] una vez
   *[other] { WORDS($found, form: "feminine") } veces
  }
ruled-only-consecutive = la misma posición solo { $found ->
    [1] una vez
   *[other] { WORDS($found, form: "feminine") } veces
  } sin interrupción
ruled-only-progress = { $found ->
    [0] ninguna jugada
    [1] solo una jugada
   *[other] solo { WORDS($found, form: "feminine") } jugadas
  } de cada bando sin captura ni jugada de peón
ruled-can-mate = La partida sigue: las { color } aún pueden dar mate. Artículo { $article }.
ruled-arbiter = El árbitro decide. { doubt } Artículo { $article }.
rule-bad-line = Línea { $line }: { $why }

### Help texts of the command line

cli-about = Ajedrez por anuncio, para jugadores que no ven el tablero
cli-usage = Uso
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones
cli-practice = Entrenar, contra el compañero o entre dos
cli-relay = Un asistente media entre dos jugadores (D.2.10)
cli-tournament = Partida de torneo exactamente según el Apéndice D
cli-resume = Continuar una partida; sin número, la última abierta
cli-review = Repasar una partida jugada a jugada, guardada o de un archivo PGN; sin nada, la última
cli-position = Montar una posición con palabras y jugar desde ella
cli-puzzles = Ejercicios, los que trae el programa o los de un archivo
cli-train = Entrenar lo que hace falta en la cabeza: casillas, rutas, posiciones, dictado
cli-progress = Decir cómo va la práctica, semana a semana
cli-listen = Escuchar las partidas de un archivo PGN
cli-event = Un torneo: comprobar su archivo; emparejamientos, partidas y tabla de un encuentro por equipos
cli-event-check = Decir todo lo que está mal en el archivo
cli-event-pairings = Listar los emparejamientos
cli-event-play = Abrir la partida de un tablero de una ronda
cli-event-tie-break = Abrir la partida de desempate
cli-event-table = Escribir la tabla
cli-event-trf = Escribir los resultados como informe de torneo para la FIDE (TRF16)
cli-arg-event = Archivo con las reglas del torneo
cli-arg-event-file = Archivo del torneo
cli-arg-round = Número de la ronda
cli-arg-board = Número del tablero
cli-arg-desk = Clase de partida: relay o tournament
cli-arg-as-json = Un objeto JSON en vez de frases
cli-games = Las partidas guardadas
cli-games-list = Listar todas las partidas
cli-games-verify = Comprobar si las partidas están como se guardaron
cli-games-export = Exportar una partida
cli-help = Mostrar esta ayuda
cli-version = Mostrar la versión
cli-arg-game = Número de la partida
cli-arg-library = Archivo de la biblioteca
cli-arg-settings = Archivo de los ajustes
cli-arg-key = Nombre del ajuste, por ejemplo speech.rate.es
cli-arg-value = Valor del ajuste
cli-arg-voice = Idioma de las frases: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Tiempo de reflexión, como 90+30, 5 o 40/5400+30:1800+30; - es sin reloj
cli-arg-fen = Posición inicial en FEN
cli-arg-chess960 = Chess960: número de 0 a 959, random, dice, coins, dice:2,3,5,1,4, coins:HTTHHHTTTHTH, o las piezas, por ejemplo RBQNBKRN
cli-arg-reviewed = Número de una partida guardada, o un archivo PGN
cli-arg-game-of-file = Número de la partida en el archivo PGN
cli-arg-set-up = La posición como FEN
cli-arg-puzzle-file = Ejercicios en CSV de Lichess, EPD o PGN
cli-arg-drill = Nombre del entrenamiento, como square-colours; sin él se propone uno
cli-arg-minutes = Como mucho tantos minutos
cli-arg-listen-file = Partidas en PGN
cli-arg-pace = Segundos de jugada a jugada; con 0 vienen cuando se piden
cli-arg-player = Solo partidas de este jugador
cli-arg-listen-event = Solo partidas de este torneo
cli-arg-opening = Solo partidas con esta apertura, por nombre o código: B90
cli-arg-listen-position = Solo partidas que pasan por esta posición, en FEN
cli-arg-theme = Solo ejercicios de este tema, como mateIn2 o fork; se puede repetir
cli-arg-rating = Solo puntuaciones de una a otra: 1200-1600, 1200-, 1600
cli-arg-pieces = Tantas piezas en el tablero: 8 son hasta ocho, 3-8 de tres a ocho
cli-arg-seed = Semilla para --chess960 random; la misma da el mismo comienzo
cli-arg-white = Nombre del jugador de blancas
cli-arg-black = Nombre del jugador de negras
cli-arg-speech = Voz: auto, ssip, nvda, prism, tts, espeak u off
cli-arg-line = Modo de líneas: una frase por línea, un mensaje por línea
cli-arg-screen = La pantalla, aunque haya un lector de pantalla
cli-arg-json = Un objeto JSON por evento en vez de frases
cli-arg-simulate-time = El tiempo solo pasa con líneas como: wait 90s
cli-arg-press = Quién pulsa el reloj: auto o manual
cli-arg-repeat = Quién repite: program u opponent
cli-arg-against = Rival: partner o person
cli-arg-engine = Motor UCI como rival: nombre o ruta de su programa, sin argumentos
cli-arg-level = Nivel del compañero, de 1 a 8, o del motor, de 1 a 12; adaptive sigue los resultados
cli-arg-rung = Peldaño de la escalera a ciegas, de 1 a 6; next es el siguiente, previous el anterior, reached el alcanzado
cli-arg-svg = Archivo para un gráfico
cli-arg-color = Tu color: white o black
cli-arg-format = La forma de la salida: pgn, text, html, pdf, fen, epd, json, brf, brl, cells, svg, png, audio o daisy; sin indicarlo, pgn
cli-arg-output = Archivo en vez de la salida estándar
cli-arg-until-damage = De una partida dañada, escribir lo que está en buen estado
cli-hear = Oír una frase por línea de la entrada estándar y escribir cada jugada en UCI y SAN
cli-say = Anunciar jugadas, o partidas enteras en PGN, de un archivo o de la entrada estándar
cli-rule = Decir qué es de una posición tras caída de bandera, abandono, jugada ilegal o reclamación
cli-reconcile = Comparar dos planillas y los tableros, y decir qué se hace (D.2.9)
cli-voices = Las voces: listarlas, probar una, comprobar una propia
cli-voices-preview = Escribir y decir una frase y un anuncio
cli-voices-check = Encontrar todos los errores de una voz propia
cli-law = Explicar un artículo de las Leyes; sin número, nombrar los capítulos
cli-guide = Leer la guía, sección a sección; sin número, nombrar sus capítulos
cli-completions = Escribir lo que una shell necesita para completar órdenes
cli-manual = Escribir la página de manual; con una carpeta, una página por orden en ella
manual-name = Nombre
manual-synopsis = Uso
manual-description = Descripción
manual-version = Versión
cli-arg-play-on = Ejecutar cada jugada antes de oír la siguiente
cli-arg-json-lines = Un objeto JSON por línea
cli-arg-names = Nombres de las casillas en los anuncios y las frases: fide, letters, nato o local
cli-arg-form = Forma: long o short
cli-arg-letters = Letras de las piezas, escritas y entendidas, como en la voz: de, en, es, eu, eu-anderea, hu, pt. Sin indicarlo, las propias; say lee entonces PGN en inglés
cli-arg-file = Partidas en PGN; sin indicarlo, jugadas o partidas de la entrada estándar
cli-arg-white-score = Planilla de las blancas en PGN
cli-arg-black-score = Planilla de las negras en PGN
cli-arg-white-board = Lo que hay en el tablero de las blancas, como FEN
cli-arg-black-board = Lo que hay en el tablero de las negras, como FEN
cli-arg-tag = Idioma de la voz
cli-arg-folder = Carpeta con lexicon.toml y messages.ftl
cli-arg-articles = Números de artículos, por ejemplo 6.9, D.2.8 o III.4
cli-arg-chapter = Número de un capítulo
cli-arg-shell = Shell: bash, zsh, fish, powershell o elvish
cli-arg-pages = Carpeta para las páginas de manual
cli-arg-edition = Edición de las Leyes: 2014, 2017, 2018 o 2023
cli-arg-white-is = Lo que ve y oye el jugador con blancas: sighted, blind o deaf
cli-arg-black-is = Lo que ve y oye el jugador con negras: sighted, blind o deaf
cli-arg-no-assistant = No hay asistente (D.2.11)
cli-arg-position = Posición en FEN, también de Chess960; - lee posiciones de la entrada estándar
cli-arg-positions = Archivo con una FEN por línea; - es la entrada estándar
cli-arg-played = Jugadas hechas desde la posición, en notación algebraica, en coordenadas o como anuncios
cli-arg-cadence = Ritmo de la partida: standard, rapid o blitz
cli-arg-few-arbiters = Rápidas o relámpago sin supervisión adecuada (A.5, B.3)
cli-arg-flag = De quién ha caído la bandera: white o black
cli-arg-resigns = Quién abandona: white o black
cli-arg-illegal = Quién ha completado una jugada ilegal: white o black
cli-arg-count = El número de sus jugadas ilegales, contando esta
cli-arg-dead = Si la posición está muerta (5.2.2)
cli-arg-claim = Por qué se reclaman tablas: threefold, fifty, fivefold o seventy-five
cli-arg-found = Cuántas veces apareció la posición, o cuántas jugadas hizo cada bando sin captura ni jugada de peón, si las jugadas no lo dicen
cli-arg-declares = La jugada que el reclamante anota y declara (9.2.1.1, 9.3.1)
cli-arg-deadline = Cuántos milisegundos puede tardar una respuesta antes de que decida el árbitro

### Adjourned games and who is at the board (Guidelines I, 6.7)

adjournment-asked = Las { color } piden aplazar antes. El árbitro decide con árbitro, dos puntos, aplazar y lo que queda de la sesión. Artículo I.1.2.
sealing = Fin de la sesión. Las { color } sellan una jugada con su reloj en marcha. Antes, la contraseña del árbitro. Artículo I.1.1.
sealing-made = Fin de la sesión. La jugada hecha por las { color } en el tablero es la jugada secreta. Antes, la contraseña del árbitro. Artículo I.1.1.
sealing-reply = Las { color } sellan la respuesta, porque el otro bando está ausente. Artículo I.9.3.
sealing-early = Quedaban { $time } de la sesión, que cuentan como usados. Artículo I.1.2.
sealed = Jugada sellada.
sealed-made = Sellada: la jugada hecha en el tablero. Artículo I.1.1.
adjourned = Partida aplazada. Las { color } han sellado una jugada y los relojes están parados.
adjourned-deemed = Tiempo que se da por usado, { color }: { $time } más. Artículo I.1.2.
adjourned-reply = Respuesta sellada. El reloj de las { color } corre hasta su llegada. Artículo I.9.3.
resumption-set = Reanudación: { $text }.
resumption-unset = Reanudación: aún sin fijar. El árbitro dice reanudación y fecha, hora y lugar. Artículo I.2.7.
resumption-how = Para reanudar, el árbitro dice empezar o abrir. Antes, quien falte: ausente y el color.
resumption-open = Reanudación: ahora se abre el sobre. El árbitro dice abrir. Artículo I.9.
resumption-absent = Reanudación. Las { color } están ausentes y su reloj corre hasta su llegada. Artículo I.9.2.
resumption-both-absent = Reanudación. Nadie está presente y el reloj de las { color } corre hasta su llegada. Artículo I.11.
envelope-checked = Sobre comprobado por el árbitro. Artículo I.3.
envelope-unchecked = Sobre aún sin comprobar. El árbitro dice comprobado. Artículo I.3.
envelope-position = Posición antes de la jugada secreta: { $position }
envelope-sealed = Sellada por las { color }: jugada número { WORDS($number) }.
envelope-opened = Sobre abierto. Jugada secreta de las { color }: { $move }. Artículo I.9.
envelope-ambiguous = Jugada secreta ambigua, { color }: { $move }. Artículo I.8.1.
envelope-unintelligible = Jugada secreta ininteligible, { color }: { $move }. Artículo I.8.2.
envelope-illegal = Jugada secreta ilegal, { color }: { $move }. Artículo I.8.3.
envelope-lost = Sobre perdido. Las { color } hacen la jugada que sellaron. Los tiempos quedan como se anotaron y los relojes esperan a la pulsación. Artículo I.12.1.
absent = Las { color } están ausentes.
arrived = Las { color } han llegado.
default-time = Tiempo de espera: { $time }. Artículo 6.7.1.
default-time-zero = No hay tiempo de espera fijado, es cero. El árbitro puede dar la partida por perdida con resultado y quién gana. Artículo 6.7.1.
default-time-over = Tiempo de espera agotado: { color }. La jugada secreta puede haber terminado la partida: el árbitro dice abrir, o continuar si decide otra cosa. Artículo I.10.
seal-asked = La jugada que se sella, por favor. Ni se muestra ni se dice.
seal-unclear = No entendido. Dilo de otra forma. Lo mismo otra vez se sella tal cual.
seal-ambiguous = Ambigua. Di la casilla de salida o la pieza. Lo mismo otra vez se sella tal cual. Artículo I.1.1.
seal-no-move = No es una jugada posible. Anúnciala de nuevo.
seal-too-long = Demasiado largo para el sobre.
envelope-system = Aquí no se puede cerrar ni abrir el sobre. Falta memoria o faltan números aleatorios.
passphrase-asked = La contraseña, por favor. Ni se muestra ni se dice.
passphrase-again = La misma contraseña otra vez.
passphrase-differs = Las dos contraseñas son distintas. Otra vez desde el principio.
passphrase-short = Demasiado corta: una contraseña tiene al menos { WORDS($count, form: "feminine") } letras.
passphrase-taken = Contraseña recibida.
passphrase-wrong = Contraseña incorrecta. El sobre sigue cerrado.
passphrase-once-more = Otra vez la contraseña. Una línea vacía lo deja.
passphrase-left = El sobre sigue cerrado. Con abrir se vuelve a pedir la contraseña.
confided-left = No se introdujo nada.
passphrase-first = Antes, la contraseña del árbitro. Dice árbitro, dos puntos, contraseña.
reason-sealed-move = jugada secreta ambigua, ininteligible o ilegal. Artículo I.8
reason-sealed-move-drawn = jugada secreta no válida. El otro bando no puede dar mate. Artículo I.8
reason-position-lost = posición de la partida aplazada perdida. Artículo I.12.2
refused-sealing = Se está sellando una jugada: sellar y la jugada, después pulsar. Artículo I.1.1.
refused-adjourned = La partida está aplazada. El árbitro dice empezar o abrir.
refused-not-sealing = No hay nada que sellar: antes aplaza el árbitro. Artículo I.1.1.
refused-not-to-seal = Sellan las { opponent }, que tienen la jugada. Artículo I.1.1.
refused-made-already = La jugada hecha en el tablero es la jugada secreta. No se cambia. Artículo I.1.1.
refused-nothing-sealed = Aún no hay nada en el sobre: sellar y la jugada. Artículo I.1.1.
refused-session-too-long = No puede quedar tanta sesión. Es más de lo que las { color } tienen en el reloj. Artículo I.1.2.
refused-not-adjourned = La partida no está aplazada.
refused-replier-absent = Las { color } deben responder y están ausentes: el sobre sigue cerrado. Artículo I.7.
refused-not-absent = Las { color } no están ausentes.
refused-been-there = Las { color } ya han estado en el tablero y han jugado.
refused-absent-already = Las { color } ya constan como ausentes.
may-not-adjourn = Aplaza el árbitro. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-seal = Solo los jugadores o su asistente sellan una jugada. Artículo { $article }.
may-not-envelope = Aquí el árbitro guarda el sobre. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-presence = Aquí el árbitro dice quién está presente. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
example-adjourn = Di aplazar. O aplazar y lo que queda de la sesión, por ejemplo aplazar 20 minutos.
example-presence = Di por ejemplo ausente negras, o presente negras.
example-resumption = Di reanudación, y fecha, hora y lugar.
error-default-time = no es un tiempo de espera: { $why }. Por ejemplo 30, 30m o 1h
error-no-envelope = la partida { $game } no está aplazada y no tiene sobre
cli-games-envelope = Leer el sobre de una partida aplazada, sin la jugada
cli-arg-default-time = Cuánto puede retrasarse un jugador, como 30m; sin ello, nada

### The doctor

doctor-locale = Idioma del sistema: { $locale }. Voz: { $voice }.
doctor-locale-none = El sistema no indica idioma. Voz: { $voice }.
doctor-locale-not-utf8 = El sistema no escribe UTF-8: { $locale }. Voz: { $voice }.
doctor-locale-remedy = Para cambiarlo: define LANG, por ejemplo LANG=es_ES.UTF-8, o indica --voice { $voice }.
doctor-terminal = Terminal: { $columns } columnas, { $rows } filas.
doctor-terminal-none = Sin terminal: se va línea por línea.
doctor-terminal-dumb = Terminal sin pantalla: se va línea por línea.
doctor-terminal-remedy = Para la pantalla define TERM, por ejemplo TERM=xterm-256color.
settings-file = Ajustes: { $path }.
settings-no-file = Ajustes: { $path }, aún sin crear.
settings-line = { $key }: { $value } ({ $source ->
    [flag] por una opción de la línea de órdenes
    [environment] por el entorno, { $variable }
    [settings] por los ajustes
   *[usual] como de costumbre
  })
settings-nothing = sin valor
settings-set = Guardado: { $key } es { $value }.
settings-unset = Borrado: { $key }.
settings-not-there = { $key } no tenía valor.
settings-fault = Ajustes, línea { $line }, columna { $column }: { $fault }
settings-more-faults = Todos los errores los dice: ansage settings.
settings-key-none = { $key }: no hay ninguna tecla con ese nombre. Son posibles, por ejemplo, f8, alt+g, ctrl+up, alt+shift+s y page-up.
settings-key-fixed = { $key } escribe o cambia la línea y se queda como está. Toma otra tecla.
settings-key-not-heard = { $key }: «{ $value }» no se entiende como nada. Toma una línea que se pueda decir en la mesa, o una vacía para dejar libre la tecla.
settings-unread = Ajustes no leídos: { $why }.
settings-not-kept = No guardado en los ajustes: { $why }.
settings-not-toml = { $path } no es TOML y queda como está
settings-no-folder = el sistema no dice dónde van los ajustes
doctor-reader = Lector de pantalla: { $name }. Entonces la voz propia queda apagada.
doctor-reader-none = No hay ningún lector de pantalla en marcha.
doctor-reader-unknown = En este sistema no se puede saber si hay un lector de pantalla en marcha.
doctor-reader-remedy = Dilo una vez: ansage settings set screen-reader true, o false.
doctor-settings = Ajustes: { $path }, sin errores.
doctor-settings-none = Ajustes: todavía ninguno, { $path }.
doctor-settings-remedy = Todos los errores los dice: ansage settings.
doctor-library = Biblioteca: { $path }, { $count ->
    [one] una partida
   *[other] { WORDS($count, form: "feminine") } partidas
 }.
doctor-library-bad = Biblioteca inservible: { $path }: { $why }.
doctor-library-remedy = Indica otro archivo con --library, o revisa los permisos de la carpeta.
doctor-partner = Compañero de entrenamiento: juega a los { $ms } milisegundos.
doctor-partner-none = El compañero de entrenamiento no juega.
doctor-engine = Motor: { $engine }, listo en { $ms } milisegundos.
doctor-engine-none = Ningún motor. Para jugar no hace falta.
doctor-engine-bad = { $engine } { $failing ->
    [missing] no está
    [not-named] arranca solo si lo nombras con --engine
    [not-started] no arranca
    [silent] no responde
    [floods] escribe sin parar
    [ended] se ha cerrado
    [illegal] ha hecho una jugada ilegal
    [no-move] no juega
   *[no-chess960] no conoce el Chess960
  }.
doctor-engine-remedy = { SYSTEM() ->
    [windows] Stockfish está en stockfishchess.org. Después: ansage settings set practice.engine RUTA
   *[other] Para tener un motor, en Debian: apt install { $package }
  }
doctor-audio = Sonido: hay servidor o tarjeta de sonido.
doctor-audio-none = Sin sonido: no hay servidor ni tarjeta de sonido.
doctor-audio-remedy = { SYSTEM() ->
    [windows] Conecta un dispositivo de sonido y mira si el servicio Audio de Windows está en marcha.
   *[other] Conecta una tarjeta de sonido o inicia PipeWire o PulseAudio.
  }
doctor-speech = Voz: { $backend } habla { $language }, lista a los { $ms } milisegundos.
doctor-speech-none = Sin voz.
doctor-speech-off = Voz apagada, como se pidió.
doctor-speech-remedy = { SYSTEM() ->
    [windows] Para hablar, añade una voz en la configuración de Windows, en «Hora e idioma». Para NVDA: pon nvdaControllerClient.dll junto a ansage.exe. Para otros lectores de pantalla: prism.dll.
   *[other] Para hablar, instala speech-dispatcher, speech-dispatcher-espeak-ng y espeak-ng.
  }
doctor-ear = Oído propio de las { color }: { $backend } habla { $language }{ $device ->
    [none] { "" }
   *[other] {" "}por { $device }
  }, listo tras { $ms } milisegundos.
doctor-ear-none = Sin sonido el oído propio de las { color }: { $lost ->
    [module] no hay ningún módulo { $device }
    [sound] { $device ->
        [none] no hay dispositivo de sonido
       *[other] no hay dispositivo llamado { $device }
      }
   *[service] allí no responde ningún servicio de voz
  }.
doctor-ear-remedy = Para cambiarlo: ansage settings set ears.{ $side }.sink, .module o .address; los nombres los dan pactl list short sinks y spd-say -O.
doctor-ear-sentence = Esto solo lo oyen las { color }.
doctor-sentence = Así habla Ansage.
doctor-sum = { $count ->
    [0] No falta nada que una partida necesite.
    [one] Falta una cosa.
   *[other] Faltan { WORDS($count, form: "feminine") } cosas.
 }
cli-settings = Los ajustes: decirlos todos, poner o borrar uno
cli-settings-set = Poner un ajuste
cli-settings-unset = Borrar un ajuste
cli-doctor = Comprobar que está todo: voz, sonido, terminal, biblioteca
cli-ask = Preguntar qué va a ser, como sin orden

### The blindfold ladder

rung-rule = { $rung ->
    [1] la posición tras cada jugada
    [2] todo si lo preguntas
    [3] sin ayudas
    [4] no el tablero entero
    [5] solo la última jugada
   *[6] sin preguntas
  }
rung-is = Peldaño { WORDS($rung) }: { rung-rule }.
rung-refused = No en el peldaño { WORDS($rung) }: { rung-rule }.
rung-impossible = Imposible.
rung-counts = { $impossible ->
    [0] ninguna jugada imposible
    [one] una jugada imposible
   *[other] { WORDS($impossible) } jugadas imposibles
  }, { $questions ->
    [0] ninguna pregunta
    [one] una pregunta
   *[other] { WORDS($questions) } preguntas
  }
rung-counted = Peldaño { WORDS($rung) }: { rung-counts }.
rung-so-far = Hasta ahora: { rung-counts }.
rung-earned = Te has ganado el peldaño { WORDS($rung) }. ¿Seguimos ahí? Sí o no.
rung-highest = Es el peldaño más alto.
rung-lowest = Es el peldaño más bajo.
rung-unknown = Los peldaños van del uno al seis.
ladder-reached = Has llegado al peldaño { WORDS($rung) }. Di: jugar a ciegas.
ladder-none = Aún no hay ninguna partida en la escalera. Di: jugar a ciegas.

### How practice goes

progress-sitting = Practicado: { $what }.
progress-week = { $ago ->
    [0] Esta semana
    [one] La semana pasada
   *[other] Hace { WORDS($ago) } semanas
  }: { $what }.
progress-drills = { $all ->
    [one] una pregunta
   *[other] { $all } preguntas
  }, bien { $right }
progress-puzzles = { $all ->
    [one] un ejercicio
   *[other] { $all } ejercicios
  }, resueltos { $right }
progress-games = { $all ->
    [one] una partida
   *[other] { $all } partidas
  }, { $right ->
    [0] ninguna ganada
   *[other] ganadas { $right }
  }
progress-reviews = { $count ->
    [one] un repaso
   *[other] { $count } repasos
  }
progress-impossible = { $count ->
    [one] una jugada imposible
   *[other] { $count } jugadas imposibles
  }
progress-questions = { $count ->
    [one] una pregunta en la escalera
   *[other] { $count } preguntas en la escalera
  }
progress-drill = Mejor: { drill-name }, { $now } por ciento en vez de { $before }.
progress-better-puzzles = Mejor: ejercicios, { $now } por ciento en vez de { $before }.
progress-mended = { $count ->
    [one] Mejor: una respuesta que antes fallaste.
   *[other] Mejor: { $count } respuestas que antes fallaste.
  }
progress-next = Lo siguiente: { drill-name }, { drill-due }.
progress-none = Aún no has practicado nada.
progress-unread = No se puede leer el progreso: { $why }.
progress-dated = Semana del { $week }: { $what }.
plot-title = Práctica semana a semana
plot-weeks = Semana del
plot-count = Cantidad
plot-answers = respuestas correctas
plot-solved = ejercicios resueltos
plot-played = partidas jugadas

### The next game, and others

next-offer = ¿Partida nueva, revancha o salir?
next-offer-which = Di partida nueva, revancha o salir.
next-over = La partida ha terminado. ¿Partida nueva, revancha o salir?
new-game-question = { $against ->
    [practice] ¿Partida nueva contra el compañero
    [for-two] ¿Partida nueva entre dos
    [relay] ¿Partida nueva con asistente
    [tournament] ¿Partida nueva de torneo
   *[same] ¿Partida nueva
  }{ $sides ->
    [white] {" "}con blancas
    [black] {" "}con negras
    [changed] {" "}con el otro color
   *[none] {""}
  }{ $opponent ->
    [partner] {" "}contra el compañero integrado
    [engine] {" "}contra { $engine }
    [any-engine] {" "}contra un motor
   *[none] {""}
  }{ $level ->
    [0] {""}
   *[other] , nivel { WORDS($level) }
  }{ $rung ->
    [0] {""}
   *[other] , peldaño { WORDS($rung) }
  }{ $timing ->
    [none] {""}
    [no-clock] , sin reloj
   *[other] , { $control }
  }? La partida { WORDS($game) } queda guardada. Sí o no.
take-up-question = ¿Continuar la partida { WORDS($other) }? La partida { WORDS($game) } queda guardada. Sí o no.
take-up-which = ¿Qué partida? { $games }.
take-up-one = { WORDS($game) }, { $desk ->
    [practice] entrenamiento
    [relay] con asistente
   *[tournament] torneo
  }, { $moves ->
    [1] una jugada
   *[other] { WORDS($moves, form: "feminine") } jugadas
  }
take-up-none = No hay otra partida abierta.
take-up-here = La partida { WORDS($game) } es esta.
take-up-over = La partida { WORDS($game) } ha terminado.
take-up-not = No se continúa: { $why }.
next-not = No se puede empezar: { $why }.
next-not-here = Esta partida la dirige el árbitro. Otra se empieza después, con: ansage.
saved = La partida { WORDS($game) } está guardada, jugada a jugada. Después di: continuar partida { WORDS($game) }.
engine-not-installed = { $engine } no está instalado. { SYSTEM() ->
    [windows] Stockfish está en stockfishchess.org. Después: ansage settings set practice.engine RUTA
   *[other] En Debian: apt install { $package }
  }
engine-none-installed = No hay ningún motor instalado. { SYSTEM() ->
    [windows] Stockfish está en stockfishchess.org. Después: ansage settings set practice.engine RUTA
   *[other] En Debian: apt install { $package }
  }
level-follows = { $follows ->
    [won] Ganaste: un nivel más difícil.
   *[lost] Perdiste: un nivel más fácil.
  }
level-adaptive = El nivel sigue los resultados.
level-is = Nivel { WORDS($level) } de ocho.
level-is-engine = Nivel { WORDS($level) } de doce.
level-easiest = No hay nada más fácil.
level-hardest = No hay nada más difícil.
level-none = Aquí no juega ningún compañero, así que no hay nivel.
level-unknown = Los niveles van de uno a ocho.
level-unknown-engine = Los niveles de un motor van de uno a doce.
settings-told = Nombres: { $names ->
    [fide] Apéndice D
    [letters] letras
    [nato] alfabeto OTAN
   *[local] propios
  }. Anuncios: { $verbosity ->
    [short] breves
    [normal] normales
   *[full] completos
  }. Velocidad { $rate }, volumen { $volume }. Di, por ejemplo: nombres letras, anuncios breves, más rápido, más alto.
names-told = { $names ->
    [fide] Nombres del Apéndice D
    [letters] Letras
    [nato] Alfabeto OTAN
   *[local] Nombres propios
  }: { $move }.
names-fixed = En un torneo no se cambian los nombres. Artículo D.2.1.
help-over-next = La partida ha terminado. Di partida nueva, revancha o salir. También: repaso, entrenamiento, problemas, otro lado, nivel dos, continuar partida.

brief-next-offer = ¿Nueva, revancha o salir?
brief-new-game-question = ¿Partida nueva? sí/no.
brief-take-up-question = ¿Partida { $other }? sí/no.
brief-take-up-which = ¿Cuál, { $games }?
brief-take-up-one = { $game }
brief-saved = Guardada: { $game }.
brief-level-is = Nivel { $level }.
brief-level-is-engine = Nivel { $level }.

# Lessons: what is learned beside playing.
lesson-not-here = Aquí no se juega. Di ayuda, adelante, atrás o salir.
lesson-no-moves = Aquí no hay jugadas que recorrer. Di siguiente o pista.
lesson-question = { $lesson ->
    [position] ¿Montar una posición?
    [training] ¿Ir al entrenamiento?
    [puzzles] ¿Ir a los problemas?
   *[review] ¿Ir al repaso?
  } La partida { WORDS($game) } queda guardada. Sí o no.
lesson-left = Hasta luego.
review-begins = Repaso, { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}. Di adelante, atrás o jugada doce.
review-start = Posición inicial.
review-none = Aún no hay ninguna partida guardada con jugadas.
review-move = { $number }. { $color ->
    [white] Blancas
   *[black] Negras
}: { $move }.
review-at-end = Era la última jugada. Di atrás o inicio.
review-at-start = Es la posición inicial. Di adelante.
review-no-move = La partida tiene menos jugadas.
review-progress = Jugada { $number } de { $moves }.
review-game = Partida { $number } de { $file }.
review-players = { $players ->
    [white] Blancas, { $white }
    [black] Negras, { $black }
   *[both] { $white } contra { $black }
  }.
review-result = { $result ->
    [white] Ganaron las blancas.
    [black] Ganaron las negras.
   *[drawn] La partida acabó en tablas.
  }
game-unwritten = { $what ->
    [players] No consta quién juega
    [event] No consta el torneo
   *[date] No consta la fecha
  }.
game-ending = { $ending ->
    [checkmate] Jaque mate
    [stalemate] Rey ahogado
    [rules] Infracción de las reglas
    [adjudicated] Adjudicada
    [abandoned] Abandonada
   *[time] Por caída de bandera
  }.
review-nag = Anotado: { listen-nag }
review-comment = { $text }
review-fault = { $fault ->
    [blunder] Error grave
    [mistake] Error
   *[inaccuracy] Imprecisión
  }; mejor era { $move }.
review-judged = Analizadas: { $judged } de { $moves } jugadas.
review-mistakes = { $color ->
    [white] Blancas
   *[black] Negras
  }: { $blunders ->
    [one] un error grave
   *[other] { $blunders } errores graves
  }, { $mistakes ->
    [one] un error
   *[other] { $mistakes } errores
  }, { $inaccuracies ->
    [one] una imprecisión
   *[other] { $inaccuracies } imprecisiones
  }.
review-not-judged = { $moves ->
    [0] Aún no hay nada analizado. Pregunta otra vez en un momento.
   *[other] Analizado hasta la jugada { $moves }, sin errores. Pregunta otra vez en un momento.
  }
review-no-mistake = { $which ->
    [first] No hay errores.
    [next] No hay más errores.
   *[previous] No hay errores antes.
  }
review-variations = { $count ->
    [one] Una variante: { $moves }.
   *[other] { $count } variantes: { $moves }.
  }
review-variation = Variante.
review-which-variation = Di variante uno, variante dos.
review-no-variation = Aquí no hay ninguna variante.
review-no-comment = Aquí no hay ningún comentario.
review-variation-end = La variante acaba aquí. Di volver a la partida.
review-main-already = Esta es la partida misma.
review-in-game = De vuelta en la partida.
review-in-variation = En una variante, jugada { $number } de { $moves }.
review-full = No caben más variantes.
review-played-out = Aquí la partida ya habría terminado. Retrocede y dilo otra vez.
review-no-file = Esta partida no es de un archivo. Di: reanudar partida, o salir.
review-no-game = { $which ->
    [next] El archivo no tiene más partidas.
    [previous] Esta es la primera partida del archivo.
   *[number] El archivo tiene menos partidas.
  }
review-seeks = Se busca la partida { $number }; leído el { $percent } por ciento del archivo.
review-engine-failed = El motor { $failing ->
    [missing] no está
    [not-named] no fue nombrado
    [not-started] no arranca
    [silent] no responde
    [floods] escribe sin parar
    [ended] se ha cerrado
    [illegal] hace jugadas ilegales
    [no-move] no juega
   *[no-chess960] no conoce el Chess960
  }. Sigue el análisis integrado.
review-help = Di adelante, atrás, jugada doce, errores, siguiente error o variante. O jugar desde aquí, evaluación, salir, u otra jugada.
brief-lesson-question = { $lesson ->
    [position] ¿Montar una posición?
    [training] ¿Ir al entrenamiento?
    [puzzles] ¿Ir a los problemas?
   *[review] ¿Ir al repaso?
  } sí/no.

# A position that is set up.
set-up-begins = Tablero vacío. Di color, pieza y casilla; al final, listo.
set-up-square = { $state ->
    [empty] { $square } { $contents }
   *[piece] { $contents } { $square }
  }
set-up-placed = { $squares }.
set-up-replaced = Allí estaba: { $squares }.
set-up-cleared = El tablero está vacío.
set-up-array = Posición inicial.
set-up-castling = Las { $color ->
    [white] blancas
   *[black] negras
  } { $rights ->
    [both] pueden enrocar a ambos lados.
    [short] pueden enrocar corto.
    [long] pueden enrocar largo.
   *[none] no pueden enrocar.
  }
set-up-en-passant = Se puede capturar al paso en { $square }.
set-up-undone = Deshecho.
set-up-first = No hay nada que deshacer.
set-up-ready = { turn } Di blancas o negras para jugarla.
set-up-not = Todavía no: { $why }.
set-up-over = Desde aquí no: la partida ya habría terminado.
set-up-may-castle = Nadie puede enrocar; si puede, di: enroque corto de las blancas.
set-up-which = Hay varias; di de qué casilla viene.
set-up-say = Di color, pieza y casilla, por ejemplo rey blanco { $g } uno.
set-up-help = Di color, pieza y casilla; quita { $a } siete; vacía el tablero. Errores: deshacer. Luego juegan las blancas, enroque corto de las blancas, listo. O al paso { $e } seis, o posición con una FEN.

# Puzzles.
puzzle-asked = Ejercicio { $number }. { turn }
puzzle-after = Última jugada: { $move }.
puzzle-right = Bien. La respuesta: { $answer }.
puzzle-wrong = No. A { $tried } se responde { $answer }.
puzzle-wrong-drawn = No. { $tried } solo da tablas.
puzzle-solved = Resuelto. Di siguiente.
puzzle-solution = La solución: { $moves }. Di siguiente.
puzzle-over = Este ejercicio está hecho. Di siguiente.
puzzle-not-moved = No se ha movido nada: una jugada equivocada no se hace.
puzzle-none-such = No queda ningún ejercicio así.
puzzle-not-again = Estos ejercicios no se pueden recorrer otra vez.
puzzle-all-solved = Los has resuelto todos; aquí están otra vez.
puzzle-rating = Su dificultad es { $rating }.
puzzle-unrated = Este ejercicio no tiene puntuación.
puzzle-hint-last = No hay más pistas. Di solución.
puzzle-first = Este es el primer ejercicio. Di siguiente.
puzzle-hint-mate = Mate en { $moves }.
puzzle-hint-theme = { $theme ->
    [fork] Un doble.
    [pin] Una clavada.
    [skewer] Una enfilada.
    [discoveredAttack] Un ataque a la descubierta.
    [trappedPiece] Una pieza está atrapada.
    [deflection] Una desviación.
    [sacrifice] Un sacrificio.
    [promotion] Un peón corona.
    [hangingPiece] Se gana una pieza enseguida.
    [equality] La partida se puede salvar.
    [crushing] Se puede ganar material.
    [advantage] Se puede ganar ventaja.
   *[other] Busca la mejor jugada.
  }
puzzle-hint-piece = Mueve { the-piece }.
puzzle-hint-from = Mueve la pieza de { $square }.
puzzle-result = Resueltos { $solved } de { $all ->
    [one] un ejercicio
   *[other] { $all } ejercicios
  }, { $alone } a la primera.
puzzle-result-none = No se intentó ningún ejercicio.
puzzle-last = Era el último ejercicio.
puzzle-none = Ningún ejercicio sirve.
puzzle-sought = Se busca un ejercicio{ $percent ->
    [0] {""}
   *[other] ; leído el { $percent } por ciento del archivo
  }.
puzzle-unread = No se puede seguir leyendo { $file }: { $why }.
puzzle-refused = { $file }, línea { $line }: { $why }.
puzzle-refused-more = { $count ->
    [one] Se omite uno más.
   *[other] Se omiten { $count } más.
  }
puzzle-fault = { $fault ->
    [long] la línea es demasiado larga
    [no-position] no hay posición
    [no-solution] no hay solución
    [several] hay varias soluciones
    [no-move] { $what } no es una jugada legal
    [also-mates] más de una solución, { $what } también da mate
    [no-mate] no hay mate en { $moves }
   *[unproven] no se puede demostrar el mate en { $moves }
  }
puzzle-help = Di una jugada, pista, solución, saltar, siguiente, inicio, resultados o salir. Las preguntas son como en una partida.

# Partidas de un archivo que se escuchan.
listen-begins = Partidas de { $file }.
listen-index = { $index ->
    [making] El índice va por el { $percent } por ciento.
    [broken] El archivo no se puede leer hasta el final. Partidas en el índice: { $games }.
    [short] No hay sitio en el disco para el índice. Partidas en él: { $games }.
   *[whole] Índice listo: { $games ->
        [one] una partida
       *[other] { $games } partidas
      }{ $broken ->
        [0] {""}
       *[other] , { $broken } con errores
      }.
  }
listen-game = Partida { $number }{ $players ->
    [both] : { $white } contra { $black }
    [white] : blancas, { $white }
    [black] : negras, { $black }
   *[none] {""}
  }.
listen-event = { $event }.
listen-round = Ronda { $round }.
listen-date = { $dated ->
    [day] { $day } de {""}
   *[other] {""}
  }{ $dated ->
    [year] {""}
   *[other] { $month ->
        [1] enero
        [2] febrero
        [3] marzo
        [4] abril
        [5] mayo
        [6] junio
        [7] julio
        [8] agosto
        [9] septiembre
        [10] octubre
        [11] noviembre
       *[12] diciembre
      } de {""}
  }{ $year }.
listen-result = { $result ->
    [white] Ganan las blancas.
    [black] Ganan las negras.
    [drawn] Tablas.
   *[open] Sin resultado.
  }
listen-nag = { $nag ->
    [good] Buena jugada.
    [mistake] Un error.
    [brilliant] Jugada brillante.
    [blunder] Un error grave.
    [interesting] Jugada interesante.
    [dubious] Jugada dudosa.
    [forced] Única jugada.
    [equal] Posición igualada.
    [unclear] Posición incierta.
    [white-slightly] Las blancas están algo mejor.
    [black-slightly] Las negras están algo mejor.
    [white-better] Las blancas están mejor.
    [black-better] Las negras están mejor.
    [white-winning] Las blancas están ganadas.
    [black-winning] Las negras están ganadas.
    [zugzwang] Zugzwang.
    [initiative] Con iniciativa.
    [attack] Con ataque.
    [compensation] Con compensación.
    [counterplay] Con contrajuego.
    [time-trouble] En apuros de tiempo.
   *[novelty] Una novedad.
  }
listen-comment = { $text }
    .short = { "" }
listen-variations = { $count ->
    [one] Hay una variante.
   *[other] Hay { $count } variantes.
  }
    .short = { "" }
listen-variation = Variante.
listen-variation-over = Fin de la variante.
listen-main-line = Línea principal.
listen-no-variation = Aquí no hay ninguna variante.
listen-is-main-line = Esta es la línea principal.
listen-ended = Fin de la partida.
listen-at-end = La partida ha terminado. Di siguiente partida o atrás.
listen-fault = { $fault ->
    [no-move] { $what } no es una jugada legal
    [ambiguous] { $what } vale para varias piezas
    [unread] { $what } no se puede leer como jugada
    [number] ante la primera jugada está el número { $what }, sin posición
    [null-move] aquí hay una jugada nula
    [tag] la etiqueta { $what } está detrás de demasiadas otras y se omite
    [deep] una variante está dentro de demasiadas otras y se omite
    [nowhere] una variante no sustituye a ninguna jugada y se omite
    [comment] se omiten comentarios porque son demasiados
    [nag] una valoración está detrás de demasiadas otras y se omite
    [result] el resultado tras las jugadas es { $what } y la etiqueta tiene otro
   *[long] la partida es demasiado larga
  }
listen-first-game = Esta es la primera partida.
listen-last-game = Era la última partida.
listen-last-found = Era la última partida encontrada. Di todas las partidas.
listen-no-game = Esa partida no existe.
listen-not-yet = El índice solo va por el { $percent } por ciento.
listen-empty = En { $file } no hay ninguna partida.
listen-changed = El archivo ha cambiado. Se empieza de nuevo.
listen-goes-on = Seguimos donde lo dejaste.
listen-paused = Pausa. Di sigue.
listen-pace = { $seconds ->
    [0] Las jugadas vienen cuando las pidas.
    [one] Una jugada cada segundo.
   *[other] Una jugada cada { $seconds } segundos.
  }
listen-progress = Partida { $game }{ $games ->
    [0] {""}
   *[other] {" "}de { $games }
  }, jugada { $number } de { $moves }.
listen-bookmark-kept = Marcador{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  } guardado.
listen-bookmark = Marcador{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  }.
listen-bookmark-listed = { $marked ->
    [yes] { $name }
   *[no] Sin nombre
  }: partida { $number }.
listen-no-bookmark = No hay ningún marcador{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  }.
listen-no-bookmarks = No hay marcadores.
listen-bookmark-lost = La partida del marcador{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  } ya no está.
listen-not-kept = Los marcadores no se pueden guardar: { $why }.
listen-searching = Buscando. Encontradas hasta ahora: { $count }.
listen-found = { $count ->
    [one] Una partida encontrada.
   *[other] { $count } partidas encontradas.
  }
listen-found-none = No se ha encontrado ninguna partida.
listen-search-what = Di busca y un nombre, o busca posición.
listen-all-games = Otra vez todas las partidas.
listen-no-search = No se está buscando nada.
listen-how = Di escuchar y el nombre del archivo en el menú. O llama a ansage listen ARCHIVO.
listen-help = Di pausa, sigue, adelante, tres atrás, siguiente partida o partida siete. También variante, marcador, busca, pausas más largas o salir.

# Drills. The names are those of the list; the rest is what is asked and how an answer was.
drill-name = { $drill ->
    [square-colours] colores de las casillas
    [coordinates] nombres y coordenadas
    [neighbours] casillas vecinas
    [knight-moves] saltos de caballo
    [knight-routes] rutas de caballo
    [diagonals] diagonales
    [after-moves] jugadas en la cabeza
    [dictation] dictado
    [captures] contar capturas
    [checks] contar jaques
    [mate-in-one] mate en una
    [positions] recordar una posición
    [clock] sentido del tiempo
    [reconstruction] reconstruir la posición
    [hanging] piezas colgadas
    [forks] ataques dobles
   *[repeating] repetir contra reloj
  }
drill-due = { $due ->
    [0] { $known ->
        [0] por empezar
       *[other] nada pendiente
      }
   *[other] { $due } por repasar
  }
drill-proposed = Propuesta: { $number }, { drill-name }, { drill-due }. ¿Sí, otro número o lista?
drill-listed = { $number }, { drill-name }, { drill-due }.
drill-begins = { drill-name }, como mucho { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }.
drill-shade = { $square }: ¿clara u oscura?
drill-name-of = ¿Cómo se llama { $square }?
drill-signs-of = { $square }: ¿qué letra y qué número?
drill-neighbours = ¿Todas las casillas vecinas de { $square }?
drill-knight-moves = { piece } en { $square }: ¿adónde puede ir?
drill-knight-route = { piece } de { $one } a { $other }: ¿el camino más corto?
drill-on-diagonal = { $one } y { $other }: ¿en una diagonal?
drill-between = ¿Qué hay entre { $one } y { $other }?
drill-stands = ¿Qué hay en { $square }?
drill-captures = ¿Cuántas capturas tienen las blancas?
drill-checks = ¿Cuántas jugadas blancas dan jaque?
drill-mate = Las blancas dan mate. ¿Qué jugada?
drill-where-of = { $color ->
    [white] ¿En qué casillas están las blancas?
   *[black] ¿En qué casillas están las negras?
  }
drill-hanging = ¿Qué piezas negras están atacadas y sin defensa?
drill-fork = Las blancas atacan dos piezas a la vez. ¿Qué jugada?
drill-announced = { $move }.
drill-repeat = Repite: { $move }.
drill-elapsed = Di ahora cuando pasen { $seconds } segundos.
drill-used = De { $minutes } minutos quedan { $left }. ¿Cuánto se ha usado?
drill-dictation = Dictado, { $count } medias jugadas. Anótalas todas.
drill-right = Correcto.
drill-late = Correcto, pero tarde.
drill-wrong = No: { $answer }.
drill-answer = { $answer }.
drill-passed = { $verdict ->
    [right] Correcto
   *[wrong] No
  }: { $time }.
drill-shade-is = { $shade ->
    [light] clara
   *[dark] oscura
  }
drill-yes-or-no = { $yes ->
    [yes] sí
   *[no] no
  }
drill-no-slip = Todo coincide.
drill-slip = { $number }. { $color ->
    [white] Blancas
   *[black] Negras
  }: { $announced }, no { $written }.
drill-slip-unread = { $number }. { $color ->
    [white] Blancas
   *[black] Negras
  }: falta { $announced }.
drill-hint-shade = { $square } es oscura. Un paso al lado cambia el color.
drill-hint-name = La columna { $letter } se llama { $name }.
drill-hint-count = { $count ->
    [one] Es una casilla.
   *[other] Son { $count } casillas.
  }
drill-hint-apart = Las separan { $files } columnas y { $ranks } filas.
drill-hint-stands = { $stands ->
    [piece] Allí hay algo.
   *[nothing] Allí no hay nada.
  }
drill-hint-none = Para esto no hay pista. Di otra vez o solución.
drill-from-to = { $one } a { $other }
drill-missed = Fallos: { $what }.
drill-result = { $right } de { $all } correctas.
drill-result-none = No hubo respuestas.
drill-not-kept = El progreso no se ha guardado: { $why }.
drill-in-the-head = Esto se hace de cabeza. Di otra vez, pista o solución.
drill-no-back = Aquí no se vuelve atrás. Di otra vez, siguiente o final.
drill-sought = { $sought ->
    [shade] Di clara u oscura.
    [squares] Di casillas.
    [contents] Di pieza y color, o vacía.
    [yes-or-no] Di sí o no.
    [number] Di un número.
    [move] Di una jugada.
    [time] Di un tiempo en minutos y segundos.
   *[now] Di ahora.
  }
drill-which = Di sí, un número, un nombre o lista.
drill-help = Responde. O di otra vez, pista, solución, saltar, resultado, lista, basta o salir.
training-help = Di sí, el número o el nombre, lista o salir.
brief-language-fixed = El idioma se queda igual.

### La biblioteca: partidas encontradas, importadas, borradas y copiadas, y sus planillas

error-game-deleted = La partida { $game } se borró el { $date }
error-game-imported = La partida { $game } es importada: se puede mostrar, exportar y repasar, pero no seguir jugando. Para mostrarla: ansage games show { $game }
games-more = { $shown } de { $count } partidas. Para ver más: --limit { $count }
games-nothing-found = No se encuentra ninguna partida.
games-found-at = { $line }, posición antes de la jugada { $move }
games-import-fault = { $file }, línea { $line }, columna { $column }: { $why }. { $effect ->
    [skipped] Esta partida no se importa.
    [part] Se importa lo que está antes.
    [variation] Falta el resto de esta variante. La partida se importa.
   *[kept] La partida se importa.
  }
games-letters-hint = ¿Son otras las letras? Entonces --letters { $voice }.
games-imported = { $count ->
    [0] Ninguna partida importada
    [one] Una partida importada
   *[other] { $count } partidas importadas
  }{ $already ->
    [0] {""}
    [one] , una ya estaba
   *[other] , { $already } ya estaban
  }{ $refused ->
    [0] {""}
    [one] , una no se puede leer
   *[other] , { $refused } no se pueden leer
  }.
games-progress = { $task ->
    [import] Importación
    [index] Índice de partidas
    [positions] Índice de posiciones
    [verify] Comprobación
    [sound] Sonido
   *[backup] Copia
  }: { $percent } por ciento.
games-delete-ask = ¿Borrar la partida { $line }? No queda nada de ella. Sí o no:
games-deleted = La partida { $game } está borrada.
games-not-deleted = No se borra nada.
games-backed-up = La biblioteca está copiada en { $file }.
games-stats = { $total ->
    [games] Partidas: { $count }
    [played] Partidas jugadas: { $count }
    [imported] Importadas: { $count }
    [deleted] Borradas: { $count }
    [plies] Jugadas de un bando: { $count }
    [white] Ganaron las blancas: { $count }
    [black] Ganaron las negras: { $count }
    [draw] Tablas: { $count }
    [open] Sin resultado: { $count }
    [dates] Fechas: de { $from } a { $to }
    [size] La biblioteca: { $count } MB
   *[index] Su índice: { $count } MB
  }
games-query-fault = { $query ->
    [date] { $what } no es una fecha. Un año, un mes o un día: 2026, 2026-05, 2026-05-01, o de una a otra: 2025..2026
    [result] { $what } no es un resultado. 1-0, 0-1, 1/2-1/2 o *
    [move] { $what } no es una jugada legal ahí
   *[many] Se busca por { $what } jugadas de un bando como mucho
  }
games-no-form = La partida { $game } es importada y no tiene sucesos. Sus jugadas: --format pgn
games-no-ply = La partida { $game } solo tiene { $plies } jugadas de un bando
sheet-title = { $white } contra { $black }
sheet-label = { $label ->
    [event] Torneo
    [site] Lugar
    [date] Fecha
    [round] Ronda
    [board] Tablero
    [white] Blancas
    [whiteteam] Equipo de las blancas
    [black] Negras
    [blackteam] Equipo de las negras
    [timecontrol] Ritmo de juego
    [signed] Firmado
    [fen] Posición
    [number] Jugada
    [clock] Reloj
    [whiteelo] Elo de las blancas
    [blackelo] Elo de las negras
    [eco] Apertura
    [annotator] Comentarios
    [whitetimecontrol] Tiempo de las blancas
    [blacktimecontrol] Tiempo de las negras
    [played] Jugado
    [white-score] Las blancas han anotado
    [black-score] Las negras han anotado
   *[result] Resultado
  }
sheet-spoken = { $place ->
    [white] Jugada { $number }: { $move }.
    [black-first] Jugada { $number }, negras: { $move }.
   *[black] { $move }.
  }
sheet-stage = { $stage ->
    [opening] Apertura
    [middlegame] Medio juego
   *[endgame] Final
  }
games-idle-flag = --{ $flag } no dice nada a la forma { $form }
games-no-scores = La partida { $game } no tiene planillas de los jugadores
games-not-written-over = No se pudo sobrescribir lo que queda de ella en el archivo: { $why }.
games-no-font = falta un tipo de letra para el PDF. Se nombra con --font ARCHIVO.ttf
games-unusable-font = { $file } no es un tipo de letra que sirva para el PDF. Otro se nombra con --font ARCHIVO.ttf
games-undated = sin fecha
games-one-game = En esta forma solo cabe una partida. Varias juntas: --format pgn, text, fen, epd, brf, brl, audio o daisy.
games-book-folder = Un libro DAISY es una carpeta. Se nombra con --output CARPETA.
sheet-book = { $count } partidas
sound-not-made = sin sonido, { $silent ->
    [missing] porque falta eSpeak NG. { SYSTEM() ->
        [windows] eSpeak NG está en github.com/espeak-ng/espeak-ng/releases
       *[other] En Debian: apt install espeak-ng
      }
   *[fails] porque eSpeak NG falla: { $what }
  }
recording-lost = Los anuncios no se graban: { $silent ->
    [missing] falta eSpeak NG
    [fails] eSpeak NG falla
   *[file] { $what }
  }.
sheet-not-written = nada
sheet-offer = { $players ->
    [white] tablas ofrecidas por las blancas
    [black] tablas ofrecidas por las negras
   *[none] tablas ofrecidas
  }
sheet-not-read = no leído
sheet-variation = Variante: { $moves }
sheet-remark = { $remark ->
    [claim] tablas reclamadas
    [claim-failed] reclamación incorrecta
    [postponed] reclamación aplazada
    [increment] incremento
    [illegal] jugada ilegal
    [illegal-stands] jugada ilegal que quedó
    [announced] anunciado
    [clock-set] reloj ajustado
    [time] tiempo
    [flag] bandera caída
    [sealed] jugada secreta
    [noted] anotado
    [warning] advertencia
    [penalty] sanción
    [protest] árbitro llamado
    [restored] posición restablecida, medias jugadas
    [displaced] piezas desplazadas
   *[other] decisión
  }{ $players ->
    [white] , blancas
    [black] , negras
   *[none] {""}
  }{ $had ->
    [some] : { $detail }
    [opponent] ; { $receiver ->
        [white] blancas
       *[black] negras
      } { $detail }
   *[none] {""}
  } ({ $article })
cli-games-show = Mostrar una partida: lo que está encima de las jugadas, y las jugadas
cli-games-search = Buscar partidas por jugador, fecha, torneo, resultado, jugadas de apertura o posición
cli-games-import = Importar las partidas de archivos PGN
cli-games-delete = Borrar una partida; se pregunta otra vez
cli-games-backup = Copiar la biblioteca, también mientras se juega
cli-games-stats = Decir cuántas partidas hay y cómo acabaron
cli-arg-from-white = Solo partidas con este jugador de blancas
cli-arg-from-black = Solo partidas con este jugador de negras
cli-arg-date = Solo partidas de este año, mes o día, o de una fecha a otra: 2025..2026-03
cli-arg-result = Solo partidas que acabaron así: 1-0, 0-1, 1/2-1/2 o *
cli-arg-moves = Solo partidas que empiezan con estas jugadas: "e4 c5 Nf3"
cli-arg-found-fen = Solo partidas que pasaron por esta posición
cli-arg-limit = Listar como mucho tantas partidas, las más nuevas; sin indicarlo, 100
cli-arg-yes = Hacerlo sin preguntar
cli-arg-until-fault = Importar también las partidas con un fallo, hasta donde se leen, como no acabadas
cli-arg-told = Cómo se dan las jugadas: letters (letras) o announced (anunciadas)
cli-arg-large = En letra grande
cli-arg-scores = Poner lado a lado lo que ambos jugadores han anotado
cli-arg-cells = Tantas celdas braille por línea, de 20 a 100; sin indicarlo, 40
cli-arg-page-lines = Tantas líneas por página de braille, de 5 a 40; sin indicarlo, 25
cli-arg-code = El código braille: german, british, spanish o computer
cli-arg-ply = La posición tras tantas jugadas de un bando; sin indicarlo, la última
cli-arg-font = El tipo de letra del PDF, un archivo TrueType u OpenType; sin indicarlo, uno de este ordenador
cli-arg-pause = Segundos entre dos jugadas; sin indicarlo, 2
cli-arg-games = Número de una partida, o de una a otra: 5-9
cli-arg-record = Guardar cada anuncio como archivo de sonido en esta carpeta
cli-arg-live = Escribir la partida en este archivo PGN, de nuevo tras cada jugada completada
cli-arg-live-delay = Cuánto va el archivo por detrás de la partida: 3 jugadas, 15m
cli-arg-diagram-theme = Los colores de la imagen: light-print, dark-screen o soft-print
cli-arg-square = El ancho de una casilla de la imagen, en píxeles, de 16 a 256; sin indicarlo, 64
cli-arg-flip = Con las negras abajo
cli-arg-files = Los archivos PGN
cli-arg-copy = El archivo de la copia

# The guide, read at a terminal. $number and $count are of chapters.
guide-chapter = { $number }: { $title }
guide-asked = Intro sigue leyendo, un número lleva a un capítulo, salir termina.
guide-short = Guía: Intro, atrás, un número
guide-help = Intro sigue leyendo, atrás vuelve, repite lee otra vez. Un número es un capítulo. Salir termina.
guide-over = Ahí no hay más guía.
guide-foreign = La guía está en inglés.
guide-no-chapter = No hay capítulo { $number }. Hay { $count }.
