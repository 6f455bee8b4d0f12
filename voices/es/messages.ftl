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
opened-relay = Partida con asistente.
opened-tournament = Partida de torneo según el Apéndice D. Leyes de la FIDE de 2023.
opened-rules = Sin módulos, sin pistas, sin red.
opened-start = El árbitro pone en marcha el reloj.
opened-players = Blancas: { $white }. Negras: { $black }.
opened-control = { $control }.
opened-position = Posición inicial: { $position }
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
# No full stop after the command: whoever copies the line copies the command.
kept = Partida { WORDS($game) } guardada. Para continuar: { $command }
over-kept = Partida { WORDS($game) } guardada.
turn = Juegan las { color }.
turn-you = Te toca.

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = Las { color } anuncian: { $move }.
corrected = Corregido: { $move }.
repeats-now = Las { color } repiten.
repeat-fits = Coincide.
repeat-differs = Repetición distinta: anunciada { $announced }, repetida { $repeated }. Nada ejecutado. Las { color } repiten otra vez.
which = ¿Qué jugada? { $moves }. Di el número o la jugada entera.
which-one = número { WORDS($number) }, { $move }
which-piece = Coronación sin pieza: { $square }. Di dama, torre, alfil o caballo.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = aquí no hay coronación. Solo un peón en la última fila se convierte en dama, torre, alfil o caballo.
misfit-nothing-there = nada en { $square }.
misfit-opponents-piece = en { $square } hay { $piece ->
    [king] un rey rival
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
misfit-none-left = no queda { no-piece } para eso.
misfit-no-such-capture = no hay tal captura: { piece } toma { $captured }. Di también las casillas.
misfit-none-on = { no-piece } en la { $line }.
misfit-none-reaches = { $piece ->
    [king] el rey no llega a { $square }
   *[other] { no-piece } llega a { $square }
  }.
misfit-reaches-instead = { your-piece } de { $from } llega a { $squares }.
misfit-reaches-nothing = { your-piece } de { $from } no puede moverse.
misfit-does-not-reach = { the-piece } de { $from } no llega a { $square }.
misfit-blocked = { the-piece } de { $from } no llega a { $square }. La pieza de { $by } está en medio.
misfit-leaves-king = el rey quedaría en jaque.
misfit-king-still-in-check = el rey está en jaque, y esta jugada no lo evita.
misfit-king-attacked = { $square } está atacada. El rey no puede ir allí.
misfit-castling-right = no hay enroque en este lado. El rey o la torre ya se movió, o no está en su casilla.
misfit-castling-occupied = no hay enroque, { $square } está ocupada.
misfit-castling-check = no hay enroque en jaque.
misfit-castling-attacked = no hay enroque, { $square } está atacada.
misfit-from-where = ¿Desde qué casilla? Di la pieza, la casilla de salida y luego { $square }.
refused = Imposible: { $why }

### Not understood

not-heard-nothing = No he entendido nada. Di una jugada, por ejemplo caballo Gustav uno Félix tres, o ayuda.
not-heard-unknown-word = No entiendo: { $word }. Di una jugada, por ejemplo caballo Gustav uno Félix tres, o ayuda.
not-heard-no-square = Casilla inexistente: { $word }. Las columnas van de Anna a Héctor, las filas de uno a ocho.
not-heard-no-piece = Ninguna pieza tiene aquí la letra { $letter }. Las letras son { $letters }.
not-heard-no-destination = ¿Adónde? Di por ejemplo caballo Félix tres.
not-heard-piece-alone = ¿{ piece } adónde? Di por ejemplo { piece } Félix tres.
not-heard-too-much = Demasiado de una vez. Di una jugada: pieza, casilla de salida, casilla de llegada.
not-heard-question = No he entendido la pregunta. Di preguntas para oír qué se puede preguntar.
not-heard-which-castling = ¿Enroque corto o enroque largo?
not-heard-castling-and-more = Enroque y algo más. Di solo enroque corto o enroque largo.
not-heard-no-move = Eso no es una jugada.
not-heard-request = No entiendo: { $rest }. { $example }
not-heard-choice = No hay pregunta con ese número.
not-heard-yes-no = No hay ninguna pregunta.
example-report = Di por ejemplo tablero de las blancas Eva cinco vacía, o tablero de las blancas y la jugada hecha allí.
example-correct = Di corrección y la jugada correcta.
example-claim = Di reclamo repetición o reclamo cincuenta jugadas.
example-result = Di resultado blancas, resultado negras o resultado tablas.
example-wait = Di espera y cuánto tiempo, por ejemplo espera 90 segundos.
example-time = Di tiempo, tiempo de las blancas, mi tiempo o tiempo usado.
example-take-back = Di atrás, o atrás y un número.
example-set = Di de quién y cuánto, por ejemplo ajusta blancas 5 minutos, o ajusta jugadas blancas 12.
example-add = Di de quién y cuánto, por ejemplo añade blancas 2 minutos, o descuenta negras 1 minuto.
example-other = Di solo esa palabra.

### Offers: what was nearly understood

offer-one = ¿{ $word }? ¿Querías decir { $move }? Sí o no.
offer-several = ¿{ $word }? ¿Querías decir: { $offers }? Di el número o no.
offer-which = ¿Qué número? { $offers }. O no.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = ¿Has dicho { $move }? Sí o no.
offer-declined = De acuerdo. Di la jugada otra vez.

### Refusals of other kinds

refused-not-started = Aún no ha empezado: el árbitro pone en marcha el reloj con árbitro, dos puntos, empezar. Artículo 6.6.
refused-paused = Relojes parados. Di continuar.
refused-not-paused = Los relojes ya están en marcha.
refused-started = La partida ya ha empezado.
refused-setting-right = Primero arregla el tablero. Di hecho cuando el paso esté hecho.
refused-waiting = El árbitro decide primero. Dice árbitro, dos puntos, resultado, y blancas, negras o tablas.
refused-over = La partida ha terminado. Di salir.
refused-not-your-turn = Juegan las { color }.
refused-partners-pieces = Esas piezas son del compañero de entrenamiento.
refused-not-pressed = Las { color } han anunciado y aún no han pulsado. Di pulsar, o corrección y la jugada correcta.
refused-repeat-first = Primero las { color } repiten la jugada anunciada. Artículo D.2.1.
refused-already-announced = Ya anunciada: { $move }. Di pulsar, o corrección y la jugada correcta.
refused-nothing-made = Aún no hay jugada, el reloj sigue igual. Artículo D.2.4. Anuncia primero la jugada.
refused-too-late = Demasiado tarde: el reloj ya está pulsado. Artículo D.2.8.
refused-nothing-to-correct = Nada que corregir. Anuncia la jugada.
refused-no-offer = No hay oferta de tablas.
refused-own-offer = La oferta es de las { color }: responde el otro bando.
refused-already-offered = Tablas ya ofrecidas y sin respuesta todavía.
refused-too-early-to-agree = Aún no hay tablas: cada jugador debe haber hecho una jugada. Artículo 5.2.3.
refused-not-to-claim = Solo puede reclamar quien tiene el turno, antes de su jugada. Artículo 9.2.
refused-nothing-executed = Allí no se ha ejecutado ninguna jugada que otra pudiera sustituir. Di qué hay en las casillas.
refused-nothing-to-set-right = Nada que arreglar: los dos tableros coinciden con las planillas.
refused-nothing-to-do = No había nada que hacer.
refused-nothing-to-take-back = No hay jugada que deshacer.
refused-flag-down = Bandera caída de las { color }.
refused-no-clock = No hay reloj que ajustar.
refused-no-byo-yomi = Aquí no hay periodos de byo-yomi.
refused-too-much-time = Demasiado: un reloj muestra un día como mucho, un contador quinientos.
may-not-announce = Solo los jugadores y su asistente anuncian. Artículo { $article }.
may-not-press = Solo los jugadores o su asistente pulsan el reloj. Artículo { $article }.
may-not-decide = Solo los propios jugadores deciden esto. Su línea empieza con blancas o negras y dos puntos. Artículo { $article }.
may-not-report = Eso no se puede comunicar aquí. Artículo { $article }.
may-not-set-right = Aquí el árbitro arregla los tableros. Su línea: árbitro, dos puntos, arreglar. Artículo { $article }.
may-not-clock = Aquí el árbitro pone en marcha y para los relojes. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-rule = El árbitro decide el resultado. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-set-clock = Aquí el árbitro ajusta el reloj. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
may-not-take-back = Las jugadas solo se deshacen en el entrenamiento. Artículo { $article }.
may-not-hint = Pistas solo en el entrenamiento. Artículo { $article }.

### Boards

boards-differ = Tableros distintos. { $squares }
boards-differ-square = { $square }: tablero de las blancas { $white }, tablero de las negras { $black }.
boards-agree = Tableros iguales.
boards-not-scores = Los tableros coinciden entre sí, pero no con las planillas.
boards-agree-after = Tableros iguales tras la jugada { WORDS($number) } de las { color }.
board-reported = Anotado para { board-of }. Ninguna diferencia.
setting-right = Las dos planillas dicen { $move }, así que { board-of } está mal. { $count ->
    [1] Un paso
   *[other] El primero de { WORDS($count, form: "masculine") } pasos
  }: { $step }. Di hecho.
setting-right-start = Según la posición inicial, { board-of } está mal. { $count ->
    [1] Un paso
   *[other] El primero de { WORDS($count, form: "masculine") } pasos
  }: { $step }. Di hecho.
next-step = Paso siguiente, { on-board-of }: { $step }. Di hecho.
step-move = { colored-piece } de { $from } a { $to }
step-remove = quitar { colored-piece } de { $from }
step-put = poner { colored-piece } en { $to }
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }, { $shade ->
    [light] casilla blanca
   *[dark] casilla negra
  }: { $contents }.
look-item = { $place } { $contents }
file-item = { $contents } en { $place }
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
nothing = nada
attacks = { $square }, { $contents }. Atacantes: { $attackers }. Defensores: { $defenders }.
attacks-empty = { $square }, vacía. Atacantes blancos: { $white }. Negros: { $black }.
knight-reach = Saltos de caballo desde { $square }: { $items }.
empty-squares = nada en { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: ninguna jugada.
captures-none = { $piece }: no captura nada.
moves-nowhere = Las { color } no tienen ninguna jugada legal.
captures-nowhere = Las { color } no pueden capturar nada.
moves-in-check = { opponent } juegan primero y están en jaque.
move-takes = { $square } captura { piece }{ $passing ->
    [yes] {" "}al paso
   *[no] {""}
  }
pinned = Clavadas: { $pieces }.
pinned-one = { colored-piece } { $square } por { $by }
castling-name = { $side ->
    [short] enroque corto
   *[long] enroque largo
  }
move-promotes = { $square } con coronación
pinned-none = Ninguna pieza clavada.
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
captured-by = Las { color } han capturado: { $pieces }.
move-numbered = Jugada { WORDS($number) }, { color }: { $move }.
move-in-hand = Jugada { WORDS($number) }, { color }, reloj aún sin pulsar: { $move }.
move-row = Jugada { WORDS($number) }: { $white }, { $black }.
moves-none-yet = Ninguna jugada aún.
turn-number = Juegan las { color }, jugada { WORDS($number) }.
slower = Más despacio.
slowest = Más despacio no es posible.
faster = Más rápido.
fastest = Más rápido no es posible.
keys = Una tecla sola, en la pantalla con Alt: { $keys }.
key-does = { $key }: { $does }
which-square = ¿Qué casilla?
may-not-analyse = Eso no lo dice nadie durante una partida. Artículo { $article }. Pregunta por tu tablero, el último anuncio, el tiempo o las jugadas.
help-more = Di preguntas para oír qué se puede preguntar sobre el tablero y la partida, o teclas para oír sus teclas.
help-questions = Pregunta por el tablero: qué hay en Eva cuatro, dónde están los caballos, piezas blancas, fila cuatro, columna Eva, diagonal Eva cuatro, última jugada, todas las jugadas.
help-analysis = También: quién ataca Félix siete, adónde puede ir el caballo, qué está clavado, material, piezas capturadas.
help-speech = Para escuchar: repetir, deletrear, más despacio, más rápido, silencio.

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
time-none = Sin reloj. Blancas han usado { $white }, negras { $black }.
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
moves-differ = Blancas han completado { moves-white }, negras { moves-black }.
wait-only-simulated = Aquí el tiempo pasa solo. La palabra esperar solo vale con tiempo simulado.
clocks-stand = Relojes parados.
clocks-run = Relojes en marcha.
clock-set = Reloj ajustado, { color }: { $time }. Artículo 6.10.2.
moves-set = Contador de jugadas ajustado, { color }: { WORDS($count) }. Artículo 6.10.2.
byo-yomi-set = Periodos de byo-yomi que quedan, { color }: { WORDS($count) }. Artículo 6.10.2.
time-added = Tiempo añadido, { color }: { $time }. Artículo 12.9.2.
time-cut = Tiempo descontado, { color }: { $time }. Artículo 12.9.3.

### Draws, claims, irregularities, the end

draw-offered = Las { color } ofrecen tablas. Las { opponent } dicen acepto o rechazo.
draw-offered-to-partner = Ofreces tablas a las { opponent }.
draw-declined = Las { color } rechazan las tablas.
claim-failed = Reclamación incorrecta. { $claim ->
    [threefold] La posición aparece solo por { $found ->
        [1] primera
       *[other] segunda
      } vez
   *[fifty] { $found ->
        [0] La última jugada fue captura o jugada de peón
        [1] Solo una jugada sin captura ni jugada de peón
       *[other] Solo { WORDS($found, form: "feminine") } jugadas sin captura ni jugada de peón
      }
  }. Las { opponent } reciben { $bonus }, Artículo 9.5.3. La oferta de tablas que contiene sigue en pie. Juegan las { color }.
illegal-completed = Jugada ilegal de las { color }, { $count ->
    [1] la primera, Artículo 7.5.1. La jugada se deshace, { opponent } reciben { $bonus }.
   *[other] la segunda, Artículo 7.5.5.
  }
taken-back = { $plies ->
    [1] Una media jugada deshecha.
   *[other] { WORDS($plies, form: "feminine") } medias jugadas deshechas.
  }
resign-question = ¿Abandonan las { color }? Sí o no.
take-back-question = { $plies ->
    [1] ¿Deshacer una media jugada?
   *[other] ¿Deshacer { WORDS($plies, form: "feminine") } medias jugadas?
  } Sí o no.
stays = Todo queda como está.
flag-fell = Bandera caída: { color }.
resigned = Las { color } abandonan.
left-to-arbiter = No se pudo aclarar a tiempo si { opponent } aún pueden dar mate. El árbitro decide. Dice árbitro, dos puntos, resultado, y blancas, negras o tablas.
won = Ganan las { color }: { $reason }.
drawn = Tablas: { $reason }.
half-for = Medio punto para las { color }, nada para el otro bando: { $reason }.
both-lost = Pierden ambos: { $reason }.
annulled = La partida no cuenta: { $reason }. Se juega de nuevo.
reason-checkmate = jaque mate
reason-resignation = abandono
reason-resignation-drawn = abandono, pero el otro bando no puede dar mate, Artículo 5.1.2
reason-stalemate = rey ahogado
reason-dead-position = posición muerta, ya nadie puede dar mate
reason-agreement = de mutuo acuerdo
reason-time = caída de bandera
reason-time-drawn = caída de bandera, pero el otro bando no puede dar mate, Artículo 6.9
reason-illegal-moves = segunda jugada ilegal, Artículo 7.5.5
reason-illegal-moves-drawn = segunda jugada ilegal, pero el otro bando no puede dar mate, Artículo 7.5.5
reason-threefold-claim = misma posición tres veces, Artículo 9.2
reason-fifty-moves-claim = cincuenta jugadas sin captura ni jugada de peón, Artículo 9.3
reason-fivefold-repetition = misma posición cinco veces, Artículo 9.6.1
reason-seventy-five-moves = setenta y cinco jugadas sin captura ni jugada de peón, Artículo 9.6.2
reason-arbiter = decisión del árbitro
reason-default-time = no llegó dentro del tiempo de espera, Artículo 6.7.1
reason-forfeit = partida declarada perdida por el árbitro, Artículo 12.9
reason-wrong-start = posición inicial incorrecta, Artículo 7.2.1
reason-colors-reversed = colores cambiados, Artículo 7.3
hint-move = Pista: { $move }.
hint-none = No hay pista.
nothing-said = Nada dicho aún.

### Help: what can be said now

help-move = Di una jugada, por ejemplo Springer Gustav eins Felix drei, caballo Félix tres o Eva cuatro.
help-press = Di pulsar para que ande el reloj del rival, o corrección y la jugada correcta.
help-repeat = Las { color } repiten la jugada anunciada.
help-setting-right = Arregla el tablero y di hecho.
help-not-started = El árbitro dice árbitro, dos puntos, empezar. Entonces anda el reloj.
help-waiting = El árbitro dice árbitro, dos puntos, resultado, y blancas, negras o tablas.
help-over = La partida ha terminado. Di salir.
help-requests = Pregunta tiempo, tiempo usado, jugadas, tableros, posición, repetir. Di también tablas, acepto, rechazo, abandono, pausa, salir.
help-practice = En el entrenamiento también pista y atrás.
help-boards = Para lo que de verdad pasó en un tablero, di tablero de las blancas o tablero de las negras y la jugada hecha allí. Para arreglar un tablero, di arreglar.

### Speech

speech-off = Sin voz. Para hablar, instala speech-dispatcher, speech-dispatcher-espeak-ng y espeak-ng.
speech-gone = Sigue sin voz: ningún servicio de voz responde. Para probar: spd-say hola
speech-lost = Voz perdida: { $backend }.
screen-reader-found = Modo de líneas, porque hay un lector de pantalla: { $name }. Para la pantalla, usa --screen.
speech-left-to-reader = Voz propia apagada, porque habla el lector de pantalla. Con --speech auto habla el programa.

### The screen

screen-keys = F1 ayuda, F2 cursor en la entrada o el anuncio, F5 repetir, Av Pág seguir leyendo, Alt con una letra pregunta, Escape silencio, Control C sale.
screen-prompt = Entrada:
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
  } { $time } en marcha
screen-score = Planilla de las { color }
screen-scores = Las dos planillas
screen-differ = Se ve { board-of }. Distintas, con !: { $count ->
    [1] una casilla
   *[other] { WORDS($count, form: "feminine") } casillas
  }.

### Starting, and what can go wrong before a game

menu-what = ¿Qué va a ser? Uno: entrenar contra el compañero. Dos: entrenar entre dos. Tres: partida con asistente. Cuatro: torneo. Cinco: continuar la última partida. Seis: salir. Di un número.
menu-number = Di un número de uno a seis.
not-saved = No se ha guardado, la jugada no vale: { $why }. Relojes parados. Libera espacio o vuelve a conectar el disco, y dilo otra vez.
error-usage = ansage: { $why }. Para ayuda: ansage --help
error-other = ansage: { $why }
error-unknown-argument = argumento desconocido { $arg }
error-invalid-value = { $value } no es un valor para { $arg }
error-invalid-value-of = { $value } no es un valor para { $arg }, son posibles { $possible }
error-missing = falta { $arg }
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
error-fen-empty = el tablero está vacío
error-fen-missing-king = falta un rey
error-fen-too-many-kings = un bando tiene más de un rey
error-fen-pawns = hay un peón en la primera o la última fila
error-fen-castling-rights = los derechos de enroque no encajan con la posición
error-fen-en-passant-square = la casilla de captura al paso no encaja con la posición
error-fen-opposite-check = el bando que no tiene el turno está en jaque
error-fen-impossible-check = ninguna partida lleva a un jaque así
error-fen-too-much-material = más piezas de las que permite una partida
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
error-level = El nivel es un número de 1 a 6
error-name = Un nombre tiene como mucho 80 caracteres
error-library = Biblioteca inservible: { $path }: { $why }
error-library-foreign = no es una biblioteca de Ansage
error-library-later = escrita por una versión más nueva
error-disk-full = el disco está lleno
error-disk-io = no se pudo escribir en el disco
error-disk-read-only = no está permitido escribir el archivo
error-disk-open = no se puede abrir el archivo
error-disk-busy = otro programa está escribiendo ahora
error-disk-corrupt = el archivo está dañado
error-no-game = La partida { $game } no existe. Para ver todas: ansage games list
error-no-open-game = No hay ninguna partida abierta. Para empezar una: ansage practice
error-game-over = La partida { $game } ha terminado. Para leerla: ansage games export { $game }
error-game-held = La partida { $game } ya se está jugando en otra ventana
error-game-damaged = La partida { $game } está dañada: { $why }
error-output = Fallo de salida: { $why }
error-file = no se puede leer { $path }: { $why }
error-screen = No se puede abrir la pantalla: { $why }. Con --line funciona sin ella
error-home = No hay carpeta para datos del usuario. Con --library ARCHIVO funciona sin ella

### The list of games

games-none = Ninguna partida.
games-line = { $game }: { $desk ->
    [practice] entrenamiento
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
check-unknown-function = El mensaje { $message } llama a { $function }, que no existe. Existen WORDS y NUMBER.
check-why-quote = aquí faltan unas comillas
check-why-bracket = aquí falta un paréntesis, corchete o llave, o sobra
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
error-input = Fallo de la entrada: { $why }

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
cli-games = Las partidas guardadas
cli-games-list = Listar todas las partidas
cli-games-export = Exportar una partida
cli-help = Mostrar esta ayuda
cli-version = Mostrar la versión
cli-arg-game = Número de la partida
cli-arg-library = Archivo de la biblioteca
cli-arg-voice = Idioma de las frases: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Tiempo de reflexión, como 90+30, 5 o 40/5400+30:1800+30; - es sin reloj
cli-arg-fen = Posición inicial en FEN
cli-arg-white = Nombre del jugador de blancas
cli-arg-black = Nombre del jugador de negras
cli-arg-speech = Voz: auto, ssip, tts u off
cli-arg-line = Modo de líneas: una frase por línea, un mensaje por línea
cli-arg-screen = La pantalla, aunque haya un lector de pantalla
cli-arg-json = Un objeto JSON por evento en vez de frases
cli-arg-simulate-time = El tiempo solo pasa con líneas como: wait 90s
cli-arg-press = Quién pulsa el reloj: auto o manual
cli-arg-repeat = Quién repite: program u opponent
cli-arg-against = Rival: partner o person
cli-arg-level = Nivel del compañero de entrenamiento, 1 a 6
cli-arg-color = Tu color: white o black
cli-arg-format = Formato de la salida: pgn
cli-arg-output = Archivo en vez de la salida estándar
cli-hear = Oír una frase por línea de la entrada estándar y escribir cada jugada en UCI y SAN
cli-say = Anunciar jugadas, o partidas enteras en PGN, de un archivo o de la entrada estándar
cli-voices = Las voces: listarlas, probar una, comprobar una propia
cli-voices-preview = Escribir y decir una frase y un anuncio
cli-voices-check = Encontrar todos los errores de una voz propia
cli-arg-play-on = Ejecutar cada jugada antes de oír la siguiente
cli-arg-json-lines = Un objeto JSON por línea
cli-arg-names = Nombres de las casillas en los anuncios y las frases: fide, letters, nato o local
cli-arg-form = Forma: long o short
cli-arg-letters = Letras de las piezas, escritas y entendidas, como en la voz: de, en, es, eu, eu-anderea, hu, pt. Sin indicarlo, las propias; say lee entonces PGN en inglés
cli-arg-file = Partidas en PGN; sin indicarlo, jugadas o partidas de la entrada estándar
cli-arg-tag = Idioma de la voz
cli-arg-folder = Carpeta con lexicon.toml y messages.ftl

### Adjourned games and who is at the board (Guidelines I, 6.7)

adjournment-asked = Las { color } piden aplazar antes. El árbitro decide con árbitro, dos puntos, aplazar y lo que queda de la sesión. Directrices I.1.2.
sealing = Fin de la sesión. Las { color } sellan una jugada con su reloj en marcha. Antes, la contraseña del árbitro. Directrices I.1.1.
sealing-made = Fin de la sesión. La jugada hecha por las { color } en el tablero es la jugada secreta. Antes, la contraseña del árbitro. Directrices I.1.1.
sealing-reply = Las { color } sellan la respuesta, porque el otro bando está ausente. Directrices I.9.3.
sealing-early = Quedaban { $time } de la sesión, que cuentan como usados. Directrices I.1.2.
sealed = Jugada sellada.
sealed-made = Sellada: la jugada hecha en el tablero. Directrices I.1.1.
adjourned = Partida aplazada. Las { color } han sellado una jugada y los relojes están parados.
adjourned-deemed = Tiempo que se da por usado, { color }: { $time } más. Directrices I.1.2.
adjourned-reply = Respuesta sellada. El reloj de las { color } corre hasta su llegada. Directrices I.9.3.
resumption-set = Reanudación: { $text }.
resumption-unset = Reanudación: aún sin fijar. El árbitro dice reanudación y fecha, hora y lugar. Directrices I.2.7.
resumption-how = Para reanudar, el árbitro dice empezar o abrir. Antes, quien falte: ausente y el color.
resumption-open = Reanudación: ahora se abre el sobre. El árbitro dice abrir. Directrices I.9.
resumption-absent = Reanudación. Las { color } están ausentes y su reloj corre hasta su llegada. Directrices I.9.2.
envelope-checked = Sobre comprobado por el árbitro. Directrices I.3.
envelope-unchecked = Sobre aún sin comprobar. El árbitro dice comprobado. Directrices I.3.
envelope-position = Posición antes de la jugada secreta: { $position }
envelope-sealed = Sellada por las { color }: jugada número { WORDS($number) }.
envelope-opened = Sobre abierto. Jugada secreta de las { color }: { $move }. Directrices I.9.
envelope-ambiguous = Jugada secreta ambigua, { color }: { $move }. Directrices I.8.1.
envelope-unintelligible = Jugada secreta ininteligible, { color }: { $move }. Directrices I.8.2.
envelope-illegal = Jugada secreta ilegal, { color }: { $move }. Directrices I.8.3.
envelope-lost = Sobre perdido. Las { color } hacen la jugada que sellaron. Los tiempos quedan como se anotaron y los relojes esperan a la pulsación. Directrices I.12.1.
absent = Las { color } están ausentes.
arrived = Las { color } han llegado.
default-time = Tiempo de espera: { $time }. Artículo 6.7.1.
default-time-zero = No hay tiempo de espera fijado, es cero: el árbitro puede dar la partida por perdida con resultado y quién gana. Artículo 6.7.1.
default-time-over = Tiempo de espera agotado: { color }. La jugada secreta puede haber terminado la partida: el árbitro dice abrir, o continuar si decide otra cosa. Directrices I.10.
seal-asked = La jugada que se sella, por favor. Ni se muestra ni se dice.
seal-unclear = No entendido. Dilo de otra forma. Lo mismo otra vez se sella tal cual.
seal-ambiguous = Ambigua. Di la casilla de salida o la pieza. Lo mismo otra vez se sella tal cual. Directrices I.1.1.
seal-no-move = No es una jugada posible. Anúnciala de nuevo.
seal-too-long = Demasiado largo para el sobre.
envelope-system = Aquí no se puede cerrar ni abrir el sobre: falta memoria o faltan números aleatorios.
passphrase-asked = La contraseña, por favor. Ni se muestra ni se dice.
passphrase-again = La misma contraseña otra vez.
passphrase-differs = Las dos contraseñas son distintas. Otra vez desde el principio.
passphrase-short = Demasiado corta: una contraseña tiene al menos { WORDS($count) } letras.
passphrase-taken = Contraseña recibida.
passphrase-wrong = Contraseña incorrecta. El sobre sigue cerrado.
passphrase-first = Antes, la contraseña del árbitro. Dice árbitro, dos puntos, contraseña.
reason-sealed-move = jugada secreta ambigua, ininteligible o ilegal, Directrices I.8
reason-sealed-move-drawn = jugada secreta ambigua, ininteligible o ilegal, pero el otro bando no puede dar mate, Directrices I.8
reason-position-lost = posición de la partida aplazada perdida, Directrices I.12.2
refused-sealing = Se está sellando una jugada: sellar y la jugada, después pulsar. Directrices I.1.1.
refused-adjourned = La partida está aplazada. El árbitro dice empezar o abrir.
refused-not-sealing = No hay nada que sellar: antes aplaza el árbitro. Directrices I.1.1.
refused-not-to-seal = Sellan las { opponent }, que tienen la jugada. Directrices I.1.1.
refused-made-already = La jugada hecha en el tablero es la jugada secreta y no se cambia. Directrices I.1.1.
refused-nothing-sealed = Aún no hay nada en el sobre: sellar y la jugada. Directrices I.1.1.
refused-session-too-long = No puede quedar tanta sesión: más de lo que las { color } tienen en el reloj. Directrices I.1.2.
refused-not-adjourned = La partida no está aplazada.
refused-replier-absent = Las { color } deben responder y están ausentes: el sobre sigue cerrado. Directrices I.7.
refused-not-absent = Las { color } no están ausentes.
refused-been-there = Las { color } ya han estado en el tablero y han jugado.
refused-absent-already = Las { color } ya constan como ausentes.
may-not-adjourn = Aplaza el árbitro. Su línea empieza con árbitro y dos puntos. Directrices { $article }.
may-not-seal = Solo los jugadores o su asistente sellan una jugada. Artículo { $article }.
may-not-envelope = Aquí el árbitro guarda el sobre. Su línea empieza con árbitro y dos puntos. Directrices { $article }.
may-not-presence = Aquí el árbitro dice quién está presente. Su línea empieza con árbitro y dos puntos. Artículo { $article }.
example-adjourn = Di aplazar, o aplazar y lo que queda de la sesión, por ejemplo aplazar 20 minutos.
example-presence = Di por ejemplo ausente negras, o presente negras.
example-resumption = Di reanudación, y fecha, hora y lugar.
error-default-time = no es un tiempo de espera: { $why }. Por ejemplo 30, 30m o 1h
error-no-envelope = la partida { $game } no está aplazada y no tiene sobre
cli-games-envelope = Leer el sobre de una partida aplazada, sin la jugada
cli-arg-default-time = Cuánto puede retrasarse un jugador, como 30m; sin ello, nada
