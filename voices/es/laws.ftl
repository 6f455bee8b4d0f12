# Español. Cada artículo de las Leyes en una o dos frases, para quien pregunta qué dice. $edition es el año de la edición.

law-preface = Ningún texto prevé todos los casos. Lo que no está regulado lo decide el árbitro, con justicia y según los casos parecidos.

### Uno: naturaleza y objetivos

law-1 = La naturaleza de la partida: dos adversarios, jugadas alternas y el jaque mate como objetivo.
law-1-1 = Dos adversarios mueven sus piezas sobre un tablero cuadrado, el tablero de ajedrez.
law-1-2 = Las blancas hacen la primera jugada. Después los jugadores mueven alternativamente.
law-1-3 = Un jugador está en juego en cuanto se ha hecho la jugada del adversario.
law-1-4 = El objetivo es atacar al rey adversario de modo que el adversario no tenga ninguna jugada legal.
law-1-4-1 = Quien ataca al rey sin dejar ninguna jugada legal ha dado mate y ha ganado. No se permite dejar o poner bajo ataque al propio rey ni capturar un rey.
law-1-4-2 = El jugador cuyo rey ha recibido mate ha perdido.
law-1-5 = Si ninguno de los jugadores puede dar mate, la partida es tablas.

### Dos: la posición inicial

law-2 = La posición inicial: el tablero, las piezas y sus casillas.
law-2-1 = El tablero tiene ocho por ocho casillas, claras y oscuras de forma alterna. La casilla de la esquina a la derecha de cada jugador es clara.
law-2-2 = Cada bando comienza con un rey, una dama, dos torres, dos alfiles, dos caballos y ocho peones.
law-2-3 = En la primera fila están torre, caballo, alfil, dama, rey, alfil, caballo y torre, con los peones delante. Las negras están enfrente, y cada dama está en su color.
law-2-4 = Las hileras verticales son columnas, las horizontales son filas. Una línea recta de casillas del mismo color de un borde a otro contiguo es una diagonal.

### Tres: los movimientos de las piezas

law-3 = Los movimientos de las piezas, qué es jaque y qué es una jugada legal.
law-3-1 = Ninguna pieza va a una casilla ocupada por una pieza de su color.
law-3-1-1 = Una pieza que va a la casilla de una adversaria la captura, y esta se retira en la misma jugada.
law-3-1-2 = Una pieza ataca a una adversaria si podría capturar en esa casilla.
law-3-1-3 = Una pieza ataca una casilla aunque no pueda moverse allí porque su propio rey quedaría en jaque.
law-3-2 = El alfil va a cualquier casilla de una diagonal en la que se encuentra.
law-3-3 = La torre va a cualquier casilla de la columna o la fila en la que se encuentra.
law-3-4 = La dama va a cualquier casilla de la columna, la fila o una diagonal en la que se encuentra.
law-3-5 = El alfil, la torre y la dama no saltan por encima de otras piezas.
law-3-6 = El caballo va a una de las casillas más próximas que no están en la misma fila, columna o diagonal. Puede saltar.
law-3-7 = El peón avanza recto, captura en diagonal hacia delante y se cambia en la última fila.
law-3-7-1 = El peón avanza una casilla recto, si está libre.
law-3-7-2 = En su primera jugada el peón puede avanzar también dos casillas, si ambas están libres.
law-3-7-3 = El peón captura una pieza adversaria situada en diagonal delante de él, en una columna contigua.
law-3-7-4 = Un peón que acaba de avanzar dos casillas puede ser capturado al paso.
law-3-7-4-1 = Un peón al lado de uno adversario que acaba de avanzar dos casillas puede capturarlo como si hubiera avanzado solo una. Esto es la captura al paso.
law-3-7-4-2 = La captura al paso solo es legal en la jugada inmediatamente posterior al paso doble.
law-3-7-5 = Un peón que llega a la última fila se promociona.
law-3-7-5-1 = Un peón que llega a la última fila se cambia, en la misma jugada y en la casilla de llegada, por una dama, torre, alfil o caballo de su color.
law-3-7-5-2 = La elección no se limita a piezas capturadas.
law-3-7-5-3 = La nueva pieza actúa de inmediato, así que puede dar jaque o mate.
law-3-8 = El rey mueve de dos maneras: un paso, o el enroque.
law-3-8-1 = El rey va a una casilla contigua.
law-3-8-2 = El enroque es una sola jugada del rey con una torre de la misma fila: el rey va dos casillas hacia la torre, y la torre a la casilla que el rey ha cruzado.
law-3-8-2-1 = El derecho al enroque se pierde si el rey ya ha movido, y con una torre que ya ha movido.
law-3-8-2-2 = El enroque está impedido por el momento si la casilla del rey, la que cruza o la de llegada está atacada, o si hay alguna pieza entre el rey y la torre.
law-3-9 = Un rey atacado está en jaque.
law-3-9-1 = El rey está en jaque si lo ataca una pieza adversaria, incluso una que no puede moverse allí.
law-3-9-2 = Ninguna jugada puede exponer al propio rey a un jaque ni dejarlo en él.
law-3-10 = Hay jugadas legales e ilegales, y también posiciones.
law-3-10-1 = Una jugada es legal si cumple todo lo que exigen las reglas de los movimientos.
law-3-10-2 = Una jugada que no lo cumple es ilegal.
law-3-10-3 = Una posición es ilegal si ninguna serie de jugadas legales puede llevar a ella.

### Cuatro: la acción de mover

law-4 = La acción de mover: tocar y soltar piezas, y cuándo se ha hecho una jugada.
law-4-1 = Cada jugada se hace con una sola mano.
law-4-2 = Componer las piezas en sus casillas.
law-4-2-1 = Solo el jugador que está en juego puede componer piezas, y solo después de avisar, por ejemplo: compongo.
law-4-2-2 = { $edition ->
    [2014] La edición de dos mil catorce no tiene esta frase.
   *[other] Cualquier otro contacto con una pieza se considera intencionado, salvo que sea claramente accidental.
  }
law-4-3 = Lo que se toca a propósito debe moverse o capturarse. Vale para el jugador que está en juego.
law-4-3-1 = Quien toca piezas propias debe mover la primera tocada que se pueda mover.
law-4-3-2 = { $edition ->
    [2014] Quien toca piezas del adversario debe capturar la primera tocada. Si no se puede, la segunda, y así sucesivamente.
   *[other] Quien toca piezas del adversario debe capturar la primera tocada que se pueda capturar.
  }
law-4-3-3 = Quien toca piezas de ambos colores debe capturar la adversaria con la propia. Si es ilegal, cuenta la primera tocada que se pueda mover o capturar; si el orden no está claro, se considera tocada antes la propia.
law-4-4 = Tocar el rey y la torre, y elegir la pieza de la promoción.
law-4-4-1 = { $edition ->
    [2014] Quien toca a propósito el rey y una torre debe enrocar por ese lado, si es legal.
   *[other] Quien toca el rey y una torre debe enrocar por ese lado, si es legal.
  }
law-4-4-2 = Quien toca a propósito una torre y después el rey no puede enrocar por ese lado en esa jugada. Debe mover la primera pieza que se pueda mover, o sea la torre si es posible.
law-4-4-3 = { $edition ->
    [2014] Quien quiere enrocar y toca el rey, o el rey y la torre a la vez, y no puede enrocar por ese lado, debe hacer otra jugada legal de rey, que puede ser el enroque por el otro lado. Si el rey no tiene ninguna, vale cualquier jugada legal.
   *[other] Quien quiere enrocar y toca el rey y después una torre, y no puede enrocar con ella, debe hacer otra jugada legal de rey, que puede ser el enroque con la otra torre. Si el rey no tiene ninguna, vale cualquier jugada legal.
  }
law-4-4-4 = En la promoción la elección es definitiva cuando la pieza ha tocado la casilla de promoción.
law-4-5 = Si ninguna de las piezas tocadas se puede mover ni capturar, vale cualquier jugada legal.
law-4-6 = Cómo se hace una promoción.
law-4-6-1 = No es necesario colocar el peón en la casilla de promoción.
law-4-6-2 = Retirar el peón y colocar la nueva pieza se puede hacer en cualquier orden.
law-4-6-3 = Una pieza adversaria en la casilla de promoción debe capturarse.
law-4-7 = Una pieza soltada en una casilla como jugada legal ya no puede ir a otra en esa jugada. Entonces la jugada está hecha.
law-4-7-1 = Una captura está hecha cuando la pieza capturada está fuera del tablero y la que captura se ha soltado en su nueva casilla.
law-4-7-2 = El enroque está hecho cuando la torre se ha soltado en la casilla que el rey ha cruzado. Soltado el rey, solo se permite el enroque por ese lado, si es legal; si no, otra jugada de rey, y si no hay ninguna, cualquier jugada legal.
law-4-7-3 = Una promoción está hecha cuando la nueva pieza se ha soltado en la casilla de promoción y el peón está fuera del tablero.
law-4-8 = Quien toca una pieza con intención de moverla o capturarla ya no puede reclamar que el adversario incumplió las reglas de tocar y mover.
law-4-9 = Un jugador que no puede mover las piezas puede tener un asistente, que el árbitro debe aceptar.

### Cinco: el final de la partida

law-5 = El final de la partida: por mate, abandono, ahogado, posición muerta o acuerdo.
law-5-1 = Cómo se gana una partida.
law-5-1-1 = Quien da mate con una jugada legal ha ganado. La partida termina de inmediato.
law-5-1-2 = { $edition ->
    [2023] El abandono termina la partida de inmediato y gana el adversario. Pero es tablas si el adversario no puede dar mate con ninguna serie de jugadas legales.
   *[other] Gana el adversario del jugador que abandona. La partida termina de inmediato, aunque el ganador nunca hubiera podido dar mate.
  }
law-5-2 = { $edition ->
    [2014] Cómo se hacen tablas: por ahogado, por posición muerta, por acuerdo, por reclamación tras tres posiciones iguales o tras cincuenta jugadas.
   *[other] Cómo se hacen tablas: por ahogado, por posición muerta o por acuerdo.
  }
law-5-2-1 = Ahogado: el jugador en juego no tiene ninguna jugada legal y no está en jaque. La partida es tablas de inmediato.
law-5-2-2 = Posición muerta: ninguno de los jugadores puede dar mate con ninguna serie de jugadas legales. La partida es tablas de inmediato.
law-5-2-3 = { $edition ->
    [2014] La partida es tablas si ambos jugadores lo acuerdan. No se exige ningún número de jugadas.
   *[other] La partida es tablas si ambos jugadores lo acuerdan y cada uno ha hecho al menos una jugada.
  }

### Seis: el reloj de ajedrez

law-6 = El reloj de ajedrez: cómo se usa, qué cuenta y qué pasa cuando cae una bandera.
law-6-1 = El reloj de ajedrez tiene dos indicadores, de los que solo corre uno. La caída de bandera significa que se ha agotado el tiempo de un jugador.
law-6-2 = El uso del reloj.
law-6-2-1 = Tras hacer la jugada en el tablero, el jugador detiene su reloj y pone en marcha el del adversario. Así queda completada la jugada.
law-6-2-1-1 = { $edition ->
    [2014] Una jugada también está completada si termina la partida: por mate, ahogado, posición muerta, acuerdo, la quinta posición igual consecutiva o setenta y cinco jugadas.
   *[other] Una jugada también está completada si termina la partida: por mate, ahogado, posición muerta, la quinta posición igual o setenta y cinco jugadas.
  }
law-6-2-1-2 = Una jugada también está completada si el jugador ya ha hecho la siguiente sin pulsar después de la anterior.
law-6-2-2 = Al jugador se le debe permitir pulsar el reloj tras su jugada, aunque el adversario ya haya respondido. El tiempo hasta pulsar es suyo.
law-6-2-3 = El reloj se pulsa con la mano que hizo la jugada. Está prohibido mantener el dedo en el botón o la mano encima.
law-6-2-4 = { $edition ->
    [2014] El reloj se trata con cuidado: sin golpearlo, levantarlo ni tirarlo. El árbitro sanciona el mal uso.
   *[other] El reloj se trata con cuidado: sin golpearlo, levantarlo, tirarlo ni pulsarlo antes de mover. El árbitro sanciona el mal uso.
  }
law-6-2-5 = Solo el jugador cuyo reloj corre puede componer las piezas.
law-6-2-6 = Un jugador que no puede usar el reloj puede tener un asistente que el árbitro acepte. El árbitro ajusta los tiempos con equidad, pero no los cambia por una discapacidad.
law-6-3 = El control de tiempo: jugadas y tiempo.
law-6-3-1 = Cada jugador debe completar un número mínimo de jugadas, o todas, en el tiempo asignado con todo lo que se añade. Esto se fija de antemano.
law-6-3-2 = El tiempo ahorrado en un período se suma al siguiente. Con demora, el tiempo principal solo corre cuando se ha agotado el tiempo adicional fijo de la jugada.
law-6-4 = En cuanto cae una bandera se comprueba si se ha completado el número exigido de jugadas.
law-6-5 = Antes de la partida el árbitro decide dónde se coloca el reloj.
law-6-6 = A la hora fijada para el comienzo se pone en marcha el reloj de las blancas.
law-6-7 = La llegada tarde.
law-6-7-1 = { $edition ->
    [2014] Las bases del torneo deben indicar el tiempo de espera. Quien llega después pierde, salvo que el árbitro decida otra cosa.
   *[other] Las bases del torneo indican el tiempo de espera; si no lo hacen, es cero. Quien llega después pierde, salvo que el árbitro decida otra cosa.
  }
law-6-7-2 = Si el tiempo de espera no es cero y al principio no hay nadie, las blancas pierden el tiempo hasta que llegan.
law-6-8 = Una bandera ha caído cuando lo ve el árbitro o un jugador lo reclama con razón.
law-6-9 = Quien no completa las jugadas prescritas en el tiempo asignado pierde, salvo que la partida ya haya terminado. Pero es tablas si el adversario no puede dar mate con ninguna serie posible de jugadas legales.
law-6-10 = Lo que muestra el reloj, y qué pasa si es erróneo.
law-6-10-1 = Lo que muestra el reloj es concluyente, salvo defecto evidente. El árbitro cambia un reloj defectuoso y ajusta los tiempos según su mejor criterio.
law-6-10-2 = Si se ve que un reloj está mal ajustado, se detiene de inmediato. El árbitro corrige los tiempos y el contador de jugadas.
law-6-11 = Detener el reloj.
law-6-11-1 = Si hay que interrumpir una partida, el árbitro detiene el reloj.
law-6-11-2 = Un jugador solo puede detener el reloj para llamar al árbitro, por ejemplo cuando falta la pieza de una promoción.
law-6-11-3 = El árbitro decide cuándo continúa la partida.
law-6-11-4 = { $edition ->
    [2017] Si un jugador ha detenido el reloj para llamar al árbitro, este decide si había un motivo válido. Si no lo había, se sanciona al jugador.
   *[other] Si un jugador ha detenido el reloj para llamar al árbitro, este decide si había un motivo válido. Si era evidente que no, se sanciona al jugador.
  }
law-6-12 = Pantallas en la sala de juego.
law-6-12-1 = En la sala de juego se permiten pantallas, monitores y tableros que muestran la posición, las jugadas y su número.
law-6-12-2 = Ninguna reclamación puede basarse solo en lo que muestra una pantalla de la sala.

### Siete: irregularidades

law-7 = Irregularidades: posiciones erróneas, colores invertidos, piezas desplazadas y jugadas ilegales.
law-7-1 = Cuando hay que volver a una posición anterior, el árbitro decide qué marcan los relojes y el contador de jugadas, y puede dejar los tiempos como están.
law-7-2 = Qué pasa si la partida empezó mal colocada.
law-7-2-1 = Si la posición inicial era errónea, la partida se anula y se juega otra.
law-7-2-2 = Si solo el tablero está mal orientado, la posición se pasa a uno bien colocado y la partida continúa.
law-7-3 = { $edition ->
    [2014] Una partida empezada con los colores invertidos continúa, salvo que el árbitro decida otra cosa.
   *[other] Si una partida empezó con los colores invertidos, se juega de nuevo con los correctos, salvo que ambos jugadores hayan hecho diez jugadas. Entonces continúa.
  }
law-7-4 = Piezas tiradas o desplazadas.
law-7-4-1 = Quien desplaza piezas las vuelve a colocar en su propio tiempo.
law-7-4-2 = Si las piezas desplazadas lo hacen necesario, cualquiera de los jugadores puede detener el reloj y llamar al árbitro.
law-7-4-3 = El árbitro puede sancionar al jugador que desplazó las piezas.
law-7-5 = { $edition ->
    [2014] Qué sigue a una jugada ilegal.
    [2017] Qué sigue a una jugada ilegal. Cada clase se cuenta aparte.
   *[other] Qué sigue a una jugada ilegal, y qué se trata como tal. Todas las clases se cuentan juntas.
  }
law-7-5-1 = Una jugada ilegal queda completada al pulsar el reloj. Entonces se restablece la posición anterior, o la última que se pueda identificar, y lo que se tocó debe moverse si es posible.
law-7-5-2 = Si se llevó un peón a la última fila y se pulsó el reloj sin una nueva pieza, la jugada es ilegal y el peón se convierte en dama.
law-7-5-3 = { $edition ->
    [2014] La edición de dos mil catorce no trata como jugada ilegal el pulsar sin jugada.
    [2017] Pulsar el reloj sin haber movido cuenta como jugada ilegal. La primera vez el adversario recibe dos minutos, y la segunda de esta clase pierde.
   *[other] Pulsar el reloj sin haber movido se trata como jugada ilegal y cuenta junto con las demás.
  }
law-7-5-4 = { $edition ->
    [2014] La edición de dos mil catorce no fija sanción por usar las dos manos. El árbitro puede imponer una.
    [2017] Usar las dos manos para una jugada cuenta como jugada ilegal, incluso antes de pulsar. La primera vez el adversario recibe dos minutos, y la segunda de esta clase pierde.
   *[other] Usar las dos manos para una jugada y pulsar el reloj se trata como jugada ilegal y cuenta junto con las demás.
  }
law-7-5-5 = Por la primera jugada ilegal completada el adversario recibe dos minutos; por la segunda { $edition ->
    [2017] de la misma clase
   *[other] del mismo jugador
  } se pierde la partida. Pero es tablas si el adversario no puede dar mate con ninguna serie de jugadas legales.
law-7-6 = Si se ve que una pieza fue desplazada de su casilla, se restablece la posición anterior, o la última que se pueda identificar, y la partida continúa desde allí.

### Ocho: la anotación de las jugadas

law-8 = La anotación de las jugadas: qué se escribe en la planilla, cuándo y quién no está obligado.
law-8-1 = Cómo se anotan las jugadas.
law-8-1-1 = Cada jugador anota sus jugadas y las del adversario, una tras otra, con claridad y en notación algebraica.
law-8-1-1-1 = Las jugadas se escriben en la planilla del torneo.
law-8-1-1-2 = { $edition ->
    [2023] En lugar de escribirlas, las jugadas pueden hacerse en una planilla electrónica aprobada por la FIDE.
   *[other] Solo la edición de dos mil veintitrés tiene planillas electrónicas en sus artículos. En esta las jugadas se escriben.
  }
law-8-1-2 = Ninguna jugada se anota por adelantado, salvo para reclamar tablas o como jugada secreta.
law-8-1-3 = Un jugador puede responder antes de anotar la jugada del adversario, pero debe anotar su jugada anterior antes de hacer otra.
law-8-1-4 = La planilla sirve solo para las jugadas, los tiempos, las ofertas de tablas, las reclamaciones y otros datos pertinentes.
law-8-1-5 = Ambos jugadores anotan una oferta de tablas, con un signo igual entre paréntesis.
law-8-1-6 = Por un jugador que no puede anotar escribe un asistente que el árbitro acepte. El tiempo se ajusta con equidad, pero nunca en contra de un jugador con discapacidad.
law-8-2 = La planilla está a la vista del árbitro durante toda la partida.
law-8-3 = { $edition ->
    [2023] Las planillas pertenecen al organizador. Una electrónica defectuosa se sustituye.
   *[other] Las planillas pertenecen al organizador.
  }
law-8-4 = { $edition ->
    [2014] Quien tiene menos de cinco minutos en un período y no recibe al menos treinta segundos por jugada no está obligado a anotar. Justo después de la caída de bandera debe poner la planilla al día.
   *[other] Quien tiene menos de cinco minutos en un período y no recibe al menos treinta segundos por jugada no está obligado a anotar durante el resto del período.
  }
law-8-5 = Cómo se completan las planillas tras los apuros de tiempo.
law-8-5-1 = Si ninguno de los jugadores está obligado a anotar, lo intenta el árbitro o un asistente. Justo después de caer una bandera se detienen los relojes y ambos completan sus planillas.
law-8-5-2 = Si solo un jugador no está obligado a anotar, completa su planilla tras caer una bandera y antes de mover. Si está en juego puede usar la planilla del adversario, y la devuelve antes de mover.
law-8-5-3 = Si no hay ninguna planilla completa, la partida se reconstruye en otro tablero, después de anotar la posición, los tiempos, el turno y el número de jugadas.
law-8-6 = Si las planillas no pueden mostrar que un jugador se ha excedido del tiempo, la jugada siguiente cuenta como la primera del período siguiente, salvo prueba de más jugadas.
law-8-7 = Al final ambos jugadores firman las planillas con el resultado. Vale aunque sea erróneo, salvo que el árbitro decida otra cosa.

### Nueve: las tablas

law-9 = Las tablas: por oferta y acuerdo, por reclamación y sin reclamación.
law-9-1 = La oferta de tablas.
law-9-1-1 = El torneo puede prohibir ofrecer o acordar tablas antes de cierto número de jugadas o sin permiso del árbitro.
law-9-1-2 = Si el torneo permite las tablas por acuerdo, hay reglas para la oferta.
law-9-1-2-1 = Se ofrecen tablas después de hacer la jugada y antes de pulsar el reloj. En otro momento la oferta vale, pero no debe molestar al adversario. No se puede retirar y sigue en pie hasta que se acepta, se rechaza, se rechaza tocando una pieza o termina la partida.
law-9-1-2-2 = Ambos jugadores anotan la oferta en la planilla.
law-9-1-2-3 = Una reclamación por tercera repetición o por cincuenta jugadas es también una oferta de tablas.
law-9-2 = La partida es tablas por reclamación correcta de que la misma posición se da al menos por tercera vez.
law-9-2-1 = El jugador en juego puede reclamar tablas cuando la misma posición se da al menos por tercera vez, no necesariamente por repetición de jugadas.
law-9-2-1-1 = Si la posición se daría por tercera vez con la próxima jugada, el jugador la anota, ya no puede cambiarla y declara al árbitro su intención de hacerla.
law-9-2-1-2 = Si la posición acaba de darse por tercera vez, reclama el jugador que está en juego.
law-9-2-2 = La posición es la misma si está en juego el mismo jugador, las mismas piezas ocupan las mismas casillas y todas las piezas de ambos tienen las mismas jugadas posibles.
law-9-2-2-1 = No es la misma posición si al principio se podía capturar un peón al paso.
law-9-2-2-2 = No es la misma posición si desde entonces se ha perdido un derecho de enroque. Ese derecho solo se pierde al mover el rey o la torre.
law-9-3 = La partida es tablas por reclamación correcta de que han pasado cincuenta jugadas de cada jugador sin mover un peón ni capturar.
law-9-3-1 = Quien está en juego puede reclamar que con la próxima jugada cada uno habrá hecho cincuenta sin mover un peón ni capturar. La jugada se anota antes y no se puede cambiar.
law-9-3-2 = Quien está en juego puede reclamar que las últimas cincuenta jugadas de cada jugador se completaron sin mover un peón ni capturar.
law-9-4 = Quien toca una pieza con intención de moverla o capturarla pierde el derecho a reclamar en esa jugada.
law-9-5 = Qué ocurre cuando se reclaman tablas.
law-9-5-1 = Cuando se reclaman tablas, el reclamante o el árbitro detiene el reloj. La reclamación no se puede retirar.
law-9-5-2 = Si la reclamación de tablas es correcta, la partida es tablas de inmediato.
law-9-5-3 = Si la reclamación de tablas es incorrecta, el adversario recibe dos minutos y la partida continúa. La jugada anunciada con la reclamación debe hacerse.
law-9-6 = Tablas sin ninguna reclamación.
law-9-6-1 = { $edition ->
    [2014] La partida es tablas si la misma posición se ha dado al menos cinco veces consecutivas con el mismo jugador en juego.
   *[other] La partida es tablas si la misma posición se ha dado al menos cinco veces, aunque no sean consecutivas.
  }
law-9-6-2 = La partida es tablas si cada jugador ha hecho al menos setenta y cinco jugadas seguidas sin mover un peón ni capturar. Si la última jugada da mate, vale el mate.

### Diez: la puntuación

law-10 = La puntuación: qué valen la victoria, las tablas y la derrota.
law-10-1 = Una victoria vale un punto, unas tablas medio, una derrota ninguno, salvo que el torneo disponga otra cosa.
law-10-2 = { $edition ->
    [2014] La edición de dos mil catorce no tiene esta frase.
   *[other] Los puntos de ambos jugadores juntos nunca superan el máximo normal de una partida. Solo se dan las puntuaciones normales, no por ejemplo tres cuartos y un cuarto.
  }

### Once: el comportamiento de los jugadores

law-11 = El comportamiento de los jugadores: qué pueden y qué no pueden hacer, y a qué tienen derecho.
law-11-1 = Los jugadores no hacen nada que desprestigie el ajedrez.
law-11-2 = El recinto de juego y las salidas.
law-11-2-1 = El recinto de juego es la zona de juego con aseos, salas de descanso, zona de refrigerio, zona de fumadores y otros lugares que señale el árbitro.
law-11-2-2 = La zona de juego es el lugar donde se juegan las partidas.
law-11-2-3 = Algunas cosas solo son posibles con permiso del árbitro.
law-11-2-3-1 = Salir del recinto de juego requiere permiso del árbitro.
law-11-2-3-2 = El jugador en juego solo sale de la zona de juego con permiso del árbitro.
law-11-2-3-3 = Quien no es jugador ni árbitro solo entra en la zona de juego con permiso del árbitro.
law-11-2-4 = { $edition ->
    [2014] La edición de dos mil catorce no tiene esta frase.
   *[other] El torneo puede exigir que un jugador cuyo adversario está en juego avise al árbitro antes de salir de la zona de juego.
  }
law-11-3 = Lo que los jugadores no pueden usar durante la partida.
law-11-3-1 = Durante la partida no se usan notas, fuentes de información ni consejos, ni se analiza en otro tablero.
law-11-3-2 = Aparatos electrónicos.
law-11-3-2-1 = { $edition ->
    [2014] Un jugador no puede tener en el recinto de juego un teléfono móvil ni otro medio electrónico de comunicación.
   *[other] Un jugador no puede tener en el recinto de juego un aparato electrónico que el árbitro no haya aprobado expresamente. El torneo puede permitir que se guarde apagado en una bolsa.
  }
law-11-3-2-2 = Un jugador al que se le encuentra un aparato electrónico prohibido pierde, y gana el adversario. El torneo puede fijar una sanción más leve.
law-11-3-3 = El árbitro puede hacer revisar en privado la ropa y los bolsos, por una persona del mismo sexo. Quien se niega es sancionado.
law-11-3-4 = Solo se permite fumar en la parte del recinto que señale el árbitro.
law-11-4 = Los jugadores que han terminado su partida son espectadores.
law-11-5 = Está prohibido distraer o molestar al adversario de cualquier modo, también con reclamaciones sin fundamento, ofertas de tablas sin fundamento o ruido.
law-11-6 = Quien incumple estas reglas de comportamiento es sancionado.
law-11-7 = Quien se niega con persistencia a cumplir las Leyes pierde. El árbitro decide la puntuación del adversario.
law-11-8 = Si ambos jugadores se niegan con persistencia a cumplir las Leyes, pierden ambos.
law-11-9 = Un jugador tiene derecho a que el árbitro le explique puntos concretos de las Leyes.
law-11-10 = Un jugador puede apelar una decisión del árbitro, incluso después de firmar la planilla, salvo que el torneo disponga otra cosa.
law-11-11 = { $edition ->
    [2014] La edición de dos mil catorce no tiene este artículo.
   *[other] Ambos jugadores ayudan al árbitro cuando hay que reconstruir la partida, también en una reclamación de tablas.
  }
law-11-12 = { $edition ->
    [2014] La edición de dos mil catorce no tiene este artículo.
   *[other] Comprobar la tercera repetición y las cincuenta jugadas es deber de los jugadores, bajo la supervisión del árbitro.
  }

### Doce: el papel del árbitro

law-12 = El papel del árbitro: observar, decidir y no intervenir en lo demás.
law-12-1 = El árbitro vela por que se cumplan las Leyes del Ajedrez.
law-12-2 = Los deberes del árbitro.
law-12-2-1 = El árbitro asegura el juego limpio.
law-12-2-2 = El árbitro actúa en el mejor interés del torneo.
law-12-2-3 = El árbitro asegura un buen ambiente de juego.
law-12-2-4 = El árbitro asegura que no se moleste a los jugadores.
law-12-2-5 = El árbitro supervisa el desarrollo del torneo.
law-12-2-6 = El árbitro toma medidas especiales para los jugadores con discapacidad y los que necesitan atención médica.
law-12-2-7 = { $edition ->
    [2014] La edición de dos mil catorce no tiene esta frase.
    [2023] El árbitro sigue las reglas y directrices de juego limpio.
   *[other] El árbitro sigue las reglas y directrices contra las trampas.
  }
law-12-3 = El árbitro observa las partidas, sobre todo en los apuros de tiempo, hace cumplir sus decisiones y sanciona cuando procede.
law-12-4 = El árbitro puede nombrar asistentes que observen partidas, por ejemplo cuando a varios jugadores les queda poco tiempo.
law-12-5 = Si algo externo perturba una partida, el árbitro puede dar tiempo adicional a uno o a ambos jugadores.
law-12-6 = El árbitro interviene solo donde las Leyes lo dicen. No dice cuántas jugadas se han hecho, salvo cuando se completan las planillas tras caer una bandera, ni avisa a nadie de que el adversario ha movido o ha olvidado el reloj.
law-12-7 = Quien ve una irregularidad la dice solo al árbitro. Jugadores y espectadores no deben intervenir en una partida.
law-12-8 = Los teléfonos móviles y otros medios de comunicación están prohibidos en el recinto de juego y en las zonas contiguas que señale el árbitro, salvo permiso suyo.
law-12-9 = Las sanciones del árbitro.
law-12-9-1 = El árbitro puede advertir a un jugador.
law-12-9-2 = El árbitro puede añadir tiempo al adversario.
law-12-9-3 = El árbitro puede reducir el tiempo del infractor.
law-12-9-4 = El árbitro puede aumentar los puntos del adversario, como máximo hasta lo que puede dar la partida.
law-12-9-5 = El árbitro puede reducir los puntos del infractor.
law-12-9-6 = El árbitro puede declarar perdida la partida y decide entonces los puntos del adversario.
law-12-9-7 = El árbitro puede imponer una multa anunciada de antemano.
law-12-9-8 = { $edition ->
    [2014] La edición de dos mil catorce no tiene esta sanción.
   *[other] El árbitro puede excluir a un jugador de una o varias rondas.
  }
law-12-9-9 = El árbitro puede expulsar a un jugador del torneo.

### Apéndice A: ajedrez rápido

law-a = El ajedrez rápido: qué cambia respecto al ajedrez estándar.
law-a-1 = Rápido: cada jugador tiene más de diez y menos de sesenta minutos para todas las jugadas. Lo que se añade por jugada cuenta sesenta veces.
law-a-2 = { $edition ->
    [2014] En rápido los jugadores no están obligados a anotar.
   *[other] En rápido los jugadores no están obligados a anotar, pero conservan todo derecho a reclamar. Pueden pedir al árbitro una planilla en cualquier momento.
  }
law-a-3 = { $edition ->
    [2023] Donde los artículos sobre irregularidades y tablas dan dos minutos, en rápido y relámpago es uno.
   *[other] Donde los artículos sobre irregularidades y tablas dan dos minutos, en relámpago es uno. En rápido siguen siendo dos.
  }
law-a-4 = Las reglas normales de competición rigen en rápido si hay suficientes árbitros.
law-a-4-1 = Para las reglas normales en rápido, un árbitro supervisa como máximo tres partidas.
law-a-4-2 = Para las reglas normales en rápido, cada partida la registra el árbitro o un asistente, si es posible por medios electrónicos.
law-a-4-3 = { $edition ->
    [2014] La edición de dos mil catorce no tiene esta frase.
   *[other] El jugador en juego puede pedir ver la planilla registrada, como máximo cinco veces por partida. Más cuenta como distracción.
  }
law-a-5 = Sin suficientes árbitros, el ajedrez rápido tiene reglas propias.
law-a-5-1 = En rápido algunas cosas ya no se cambian cuando cada jugador ha completado diez jugadas.
law-a-5-1-1 = Tras diez jugadas de cada uno no se cambia el ajuste de los relojes, salvo que sufriera el horario del torneo.
law-a-5-1-2 = Tras diez jugadas de cada uno no se puede reclamar por la colocación o el tablero. Un rey mal colocado no puede enrocar, y con una torre mal colocada no hay enroque.
law-a-5-2 = { $edition ->
    [2014] Si el árbitro ve completada una jugada ilegal, o el adversario la reclama antes de su próxima jugada, se pierde la partida, o es tablas si el adversario no puede dar mate. Después la jugada queda, salvo que ambos acuerden otra cosa.
    [2017] Si el árbitro ve completada una jugada ilegal, o el adversario la reclama antes de su próxima jugada, se pierde la partida, o es tablas si el adversario no puede dar mate. Después la jugada queda, salvo que ambos acuerden otra cosa.
   *[other] La sanción habitual por jugada ilegal se aplica si el árbitro la ve, o el adversario la reclama, antes de la próxima jugada del adversario. Después la jugada queda, salvo que ambos acuerden otra cosa.
  }
law-a-5-3 = { $edition ->
    [2014] Quien reclama la victoria por tiempo detiene ambos relojes y avisa al árbitro. Su bandera debe seguir en alto y la del adversario caída. Es tablas si el reclamante no puede dar mate con ninguna serie de jugadas legales.
    [2017] Quien reclama la victoria por tiempo puede detener el reloj y avisa al árbitro, y debe tener tiempo todavía. Es tablas si el reclamante no puede dar mate con ninguna serie de jugadas legales.
   *[other] Quien reclama la victoria por tiempo puede detener el reloj y avisa al árbitro. Es tablas si el reclamante no puede dar mate con ninguna serie de jugadas legales.
  }
law-a-5-4 = Si el árbitro ve ambos reyes en jaque, o un peón en la última fila, espera a la próxima jugada completada. Si la posición ilegal sigue, la partida es tablas.
law-a-5-5 = { $edition ->
    [2014] La edición de dos mil catorce no dice si el árbitro señala en rápido una bandera caída.
    [2017] El árbitro puede señalar una bandera caída.
   *[other] El árbitro señala una bandera caída cuando la ve.
  }
law-a-6 = El torneo debe decir de antemano si el rápido se juega con supervisión completa o sin ella, para todas sus partidas.

### Apéndice B: ajedrez relámpago

law-b = El ajedrez relámpago: qué cambia respecto al estándar y al rápido.
law-b-1 = { $edition ->
    [2014] Relámpago: en el texto disponible cada jugador tiene menos de diez minutos para todas las jugadas; aquí diez minutos también cuentan como relámpago. Lo que se añade por jugada cuenta sesenta veces.
   *[other] Relámpago: cada jugador tiene diez minutos o menos para todas las jugadas. Lo que se añade por jugada cuenta sesenta veces.
  }
law-b-2 = Las reglas normales de competición rigen en relámpago si hay suficientes árbitros.
law-b-2-1 = Para las reglas normales en relámpago, un árbitro supervisa una partida.
law-b-2-2 = Para las reglas normales en relámpago, cada partida la registra el árbitro o un asistente, si es posible por medios electrónicos.
law-b-2-3 = { $edition ->
    [2014] La edición de dos mil catorce no tiene esta frase.
   *[other] El jugador en juego puede pedir ver la planilla registrada, como máximo cinco veces por partida. Más cuenta como distracción.
  }
law-b-3 = Sin suficientes árbitros, el relámpago se juega con las reglas del rápido sin supervisión completa.
law-b-4 = El torneo debe decir de antemano si el relámpago se juega con supervisión completa o sin ella, para todas sus partidas.

### Apéndice C: notación algebraica

law-c = Solo la notación algebraica sirve de prueba. A quien usa otra se lo advierte el árbitro.
law-c-1 = En la descripción de la notación, pieza significa una pieza que no es un peón.
law-c-2 = Cada pieza se escribe con una mayúscula, la inicial de su nombre. En inglés el caballo es una N.
law-c-3 = Cada jugador puede usar las letras de su país. En los impresos se prefieren las figuras.
law-c-4 = Los peones no tienen letra; se escribe solo la casilla.
law-c-5 = Las ocho columnas son letras minúsculas de la a a la h, de izquierda a derecha de las blancas.
law-c-6 = Las ocho filas se numeran de uno a ocho desde el lado de las blancas.
law-c-7 = Así cada una de las sesenta y cuatro casillas tiene su nombre, una letra y un número.
law-c-8 = { $edition ->
    [2014] Una jugada se escribe con la letra de la pieza y la casilla de llegada, sin guion.
   *[other] Una jugada se escribe con la letra de la pieza y la casilla de llegada, sin guion. También se acepta la forma larga, con la casilla de salida.
  }
law-c-9 = { $edition ->
    [2014] Cuando captura una pieza, debe ir una equis entre su letra y la casilla de llegada.
   *[other] Cuando captura una pieza, puede ir una equis entre su letra y la casilla de llegada.
  }
law-c-9-1 = La captura de una pieza empieza con la letra de la que captura.
law-c-9-2 = La captura de una pieza acaba con la casilla de llegada.
law-c-9-3 = { $edition ->
    [2014] La captura de un peón se escribe con la columna de salida, una equis y la casilla de llegada. Al paso, la de llegada es la que ocupa al final, y debe añadirse e p.
   *[other] La captura de un peón se escribe con la columna de salida y la casilla de llegada, y entre ellas puede ir una equis. Al paso, la de llegada es la que ocupa al final, y puede añadirse e p.
  }
law-c-10 = Cómo se distinguen dos piezas que pueden ir a la misma casilla.
law-c-10-1 = Si ambas están en la misma fila, se añade a la letra la columna de salida.
law-c-10-2 = Si ambas están en la misma columna, se añade a la letra la fila de salida.
law-c-10-3 = Si están en filas y columnas distintas, se prefiere añadir la columna.
law-c-10-3-4 = { $edition ->
    [2014] Si hay captura, se pone una equis antes de la casilla de llegada.
   *[other] Si hay captura, puede ponerse una equis antes de la casilla de llegada.
  }
law-c-11 = Una promoción se escribe como jugada del peón, con la letra de la nueva pieza justo después.
law-c-12 = Una oferta de tablas se escribe como un signo igual entre paréntesis.
law-c-13 = { $edition ->
    [2014] El enroque se escribe con dos ceros por el lado del rey y tres por el de la dama. Hay signos para captura, jaque, mate y al paso.
   *[other] El enroque se escribe con dos ceros por el lado del rey y tres por el de la dama. Los signos de captura, jaque, mate y al paso son opcionales.
  }

### Apéndice D: jugadores ciegos y con discapacidad visual

law-d = Partidas con jugadores ciegos o con discapacidad visual: dos tableros, anuncios y un asistente.
law-d-1 = El organizador puede adaptar estas reglas tras consultar al árbitro. Cuando juegan un vidente y un jugador con discapacidad visual, cualquiera puede exigir dos tableros.
law-d-1-1 = El tablero especial mide al menos veinte por veinte centímetros.
law-d-1-2 = Las casillas negras del tablero especial están un poco elevadas.
law-d-1-3 = Cada casilla del tablero especial tiene un orificio que sujeta la pieza.
law-d-1-4 = Lo que se exige de las piezas.
law-d-1-4-1 = Cada pieza tiene una clavija que encaja en el orificio.
law-d-1-4-2 = Las piezas son de diseño Staunton y las negras llevan una marca especial.
law-d-2 = Cómo se juega una partida con anuncios.
law-d-2-1 = Las jugadas se anuncian con claridad, el adversario las repite y las ejecuta en su tablero. En la promoción se nombra la nueva pieza. Se usan nombres para las columnas y números alemanes para las filas, salvo que el árbitro decida otra cosa.
law-d-2-2 = En el tablero del jugador con discapacidad visual una pieza está tocada cuando se ha sacado de su orificio.
law-d-2-3 = Cuándo está hecha una jugada del jugador con discapacidad visual.
law-d-2-3-1 = Una captura solo está hecha cuando la pieza capturada se ha retirado del tablero del jugador en juego.
law-d-2-3-2 = Una jugada solo está hecha cuando la pieza se ha puesto en otro orificio.
law-d-2-3-3 = Una jugada solo está hecha cuando se ha anunciado.
law-d-2-4 = Solo cuando la jugada está hecha se pone en marcha el reloj del adversario.
law-d-2-5 = Para el jugador vidente valen las reglas normales de tocar y hacer la jugada.
law-d-2-6 = El reloj del jugador con discapacidad visual.
law-d-2-6-1 = Se permite un reloj especial. Debe poder anunciar al jugador con discapacidad visual el tiempo y el número de jugadas.
law-d-2-6-2 = O se puede usar un reloj analógico con agujas reforzadas, puntos en relieve y una bandera palpable.
law-d-2-7 = El jugador con discapacidad visual anota en braille, a mano o con una grabadora.
law-d-2-8 = Un lapsus al anunciar debe corregirse de inmediato y antes de poner en marcha el reloj del adversario.
law-d-2-9 = Si los dos tableros difieren, se corrigen con ayuda del árbitro y de ambas planillas. Si las planillas coinciden, se corrige el tablero erróneo; si no, se vuelve hasta donde coinciden y se ajustan los relojes.
law-d-2-10 = El jugador con discapacidad visual tiene derecho a un asistente, con cualquiera de seis tareas.
law-d-2-10-1 = El asistente puede hacer la jugada de cada jugador en el tablero del adversario.
law-d-2-10-2 = El asistente puede anunciar las jugadas de ambos jugadores.
law-d-2-10-3 = El asistente puede anotar por el jugador con discapacidad visual y poner en marcha el reloj del adversario.
law-d-2-10-4 = El asistente dice al jugador con discapacidad visual cuántas jugadas se han completado y qué tiempo han usado ambos, pero solo si lo pide.
law-d-2-10-5 = El asistente puede reclamar la partida por tiempo y avisa al árbitro cuando el jugador vidente ha tocado una pieza.
law-d-2-10-6 = El asistente puede ocuparse de las formalidades si se aplaza la partida.
law-d-2-11 = Si el jugador con discapacidad visual no tiene asistente, el vidente puede tener uno que mueva y anuncie. Contra un adversario sordo o con discapacidad auditiva el asistente es obligatorio.

### Directrices Uno: partidas aplazadas

law-i = Partidas aplazadas: cómo se sella una jugada y cómo se reanuda la partida.
law-i-1 = Sellar una jugada.
law-i-1-1 = Si la partida no ha terminado al final de la sesión, el jugador en juego escribe su jugada sin ambigüedad, mete ambas planillas en un sobre, lo cierra y solo entonces detiene el reloj. Hasta entonces puede cambiarla. Una jugada hecha en el tablero se sella tal cual.
law-i-1-2 = Quien aplaza antes del final de la sesión se considera que selló a su final, y así se registra el tiempo restante.
law-i-2 = Lo que se escribe en el sobre.
law-i-2-1 = En el sobre figuran los nombres de los jugadores.
law-i-2-2 = En el sobre figura la posición inmediatamente anterior a la jugada secreta.
law-i-2-3 = En el sobre figura el tiempo usado por cada jugador.
law-i-2-4 = En el sobre figura quién selló la jugada.
law-i-2-5 = En el sobre figura el número de la jugada secreta.
law-i-2-6 = En el sobre figura una oferta de tablas aún sin respuesta.
law-i-2-7 = En el sobre figuran la fecha, la hora y el lugar de la reanudación.
law-i-3 = El árbitro comprueba lo escrito en el sobre y lo guarda.
law-i-4 = Una oferta de tablas después de que el adversario haya sellado vale hasta que este la acepta o la rechaza.
law-i-5 = Antes de reanudar se coloca la posición anterior a la jugada secreta, y los relojes marcan los tiempos usados.
law-i-6 = Si antes de reanudar los jugadores acuerdan tablas o uno abandona, la partida ha terminado.
law-i-7 = El sobre solo se abre cuando está presente el jugador que debe responder a la jugada secreta.
law-i-8 = { $edition ->
    [2014] Una jugada secreta que no vale pierde la partida, salvo que sea tablas porque el adversario no puede dar mate, o tablas sin reclamación.
   *[other] Una jugada secreta que no vale pierde la partida, salvo que haya terminado de otro modo, sea tablas porque el adversario no puede dar mate, o tablas sin reclamación.
  }
law-i-8-1 = Quien selló pierde si la jugada secreta es ambigua.
law-i-8-2 = Quien selló pierde si no se puede establecer qué significa la jugada secreta.
law-i-8-3 = Quien selló pierde si la jugada secreta es ilegal.
law-i-9 = Qué ocurre a la hora de reanudar.
law-i-9-1 = Si está presente el jugador que debe responder, se abre el sobre, se hace la jugada secreta y se pone en marcha su reloj.
law-i-9-2 = Si falta el jugador que debe responder, se pone en marcha su reloj. Cuando llega puede detenerlo, se abre el sobre, se hace la jugada secreta y el reloj vuelve a correr.
law-i-9-3 = Si falta el jugador que selló, el adversario puede sellar su respuesta en lugar de hacerla y poner en marcha el reloj del ausente. El nuevo sobre se abre cuando este llega.
law-i-10 = Quien llega después del tiempo de espera pierde, salvo que el árbitro decida otra cosa. Pero si la jugada secreta terminó la partida, vale ese resultado.
law-i-11 = Si el tiempo de espera no es cero y no hay nadie, el jugador que debe responder pierde el tiempo hasta que llega.
law-i-12 = Qué pasa si falta el sobre.
law-i-12-1 = Si falta el sobre, la partida sigue desde la posición y los tiempos registrados. Quien selló hace la jugada que dice haber sellado.
law-i-12-2 = Si la posición no se puede restablecer, la partida se anula y se juega otra.
law-i-13 = Si un jugador señala un tiempo erróneo antes de su primera jugada, se corrige. Más tarde la partida sigue sin corrección, salvo que el árbitro decida otra cosa.
law-i-14 = La duración de cada sesión la mide el reloj del árbitro.

### Directrices Dos: Chess960

law-ii = Ajedrez novecientos sesenta: una posición inicial al azar, y el enroque desde ella.
law-ii-1 = La posición inicial se sortea según ciertas reglas. Después se juega como siempre.
law-ii-2 = Los peones blancos están en la segunda fila como siempre, y las demás piezas al azar en la primera, con tres reglas.
law-ii-2-1 = El rey está entre las dos torres.
law-ii-2-2 = Los alfiles están en casillas de distinto color.
law-ii-2-3 = Las piezas negras están enfrente de las blancas. El sorteo puede hacerse con un programa, dados, monedas o cartas.
law-ii-3 = Cómo se enroca en el ajedrez novecientos sesenta.
law-ii-3-1 = Cada jugador puede enrocar una vez por partida, en una sola jugada de rey y torre.
law-ii-3-2 = Según dónde estén el rey y la torre, se enroca de una de cuatro maneras.
law-ii-3-2-1 = El enroque puede ser un doble movimiento: primero el rey, después la torre.
law-ii-3-2-2 = El enroque puede ser una transposición: el rey y la torre cambian de sitio.
law-ii-3-2-3 = El enroque puede ser un movimiento solo del rey.
law-ii-3-2-4 = El enroque puede ser un movimiento solo de la torre.
law-ii-3-2-5 = En el tablero es mejor sacar el rey, poner la torre en su casilla y después el rey en la suya. Ambos acaban donde en el ajedrez habitual.
law-ii-3-2-6 = Tras el enroque largo el rey está en la columna c y la torre en la d. Tras el corto el rey está en la g y la torre en la f.
law-ii-3-2-7 = Notas sobre el enroque en el ajedrez novecientos sesenta.
law-ii-3-2-7-1 = Para evitar malentendidos conviene decir antes: voy a enrocar.
law-ii-3-2-7-2 = Al enrocar, en algunas posiciones el rey o la torre no se mueve, pero nunca se quedan ambos.
law-ii-3-2-7-3 = En algunas posiciones se puede enrocar en la primera jugada.
law-ii-3-2-7-4 = Para enrocar deben estar libres todas las casillas entre la de salida y la de llegada del rey, y entre las de la torre, incluidas las de llegada, salvo el rey y la torre del enroque.
law-ii-3-2-7-5 = Al enrocar pueden estar ocupadas casillas que en el ajedrez habitual deben estar libres: en el largo las de las columnas a, b y e, en el corto las de la e y la h.

### Directrices Tres: partidas sin incremento

law-iii = Partidas sin incremento y el final a caída de bandera, cuando todas las jugadas restantes se hacen en tiempo limitado.
law-iii-1 = El final a caída de bandera es la fase en que todas las jugadas restantes se completan en un tiempo limitado.
law-iii-2 = Cuándo valen estas directrices.
law-iii-2-1 = Estas directrices solo valen si se anunciaron antes del torneo.
law-iii-2-2 = Estas directrices valen para partidas estándar y rápidas sin incremento, nunca para relámpago.
law-iii-3 = Ambas banderas están caídas.
law-iii-3-1 = { $edition ->
    [2014] Ambas banderas están caídas y nadie puede decir cuál cayó primero. En esta edición vale para toda partida.
   *[other] Ambas banderas están caídas y nadie puede decir cuál cayó primero.
  }
law-iii-3-1-1 = Si ambas banderas están caídas, nadie sabe cuál cayó primero y no es el último período, la partida continúa.
law-iii-3-1-2 = Si en el último período ambas banderas están caídas y nadie sabe cuál cayó primero, la partida es tablas.
law-iii-4 = { $edition ->
    [2014] Quien está en juego y tiene menos de dos minutos puede pedir para ambos cinco segundos por jugada, como demora o añadidos. Eso es también una oferta de tablas. Si se rechaza y el árbitro está de acuerdo, los relojes se ajustan así y el adversario recibe dos minutos.
   *[other] Quien está en juego y tiene menos de dos minutos puede pedir para ambos un incremento de cinco segundos por jugada. Eso es también una oferta de tablas. Si se rechaza y el árbitro está de acuerdo, los relojes se ajustan así y el adversario recibe dos minutos.
  }
law-iii-5 = Si no cabe añadir tiempo por jugada, quien está en juego y tiene menos de dos minutos puede reclamar tablas antes de que caiga su bandera, porque el adversario no puede ganar por procedimientos normales o no lo intenta.
law-iii-5-1 = Si el árbitro acepta la reclamación, la partida es tablas. Si no, aplaza la decisión o rechaza la reclamación.
law-iii-5-2 = Si se aplaza la decisión, el adversario puede recibir dos minutos y la partida continúa. El árbitro decide más tarde, o en cuanto sea posible tras caer una bandera.
law-iii-5-3 = Si se rechaza la reclamación, el adversario recibe dos minutos.
law-iii-6 = Qué vale donde ningún árbitro supervisa el torneo.
law-iii-6-1 = Sin árbitro, quien tiene menos de dos minutos puede reclamar tablas antes de que caiga su bandera. Con ello termina la partida.
law-iii-6-1-1 = Si se alega que el adversario no puede ganar por procedimientos normales, el reclamante escribe la posición final y el adversario la verifica.
law-iii-6-1-2 = Si se alega que el adversario no intenta ganar por procedimientos normales, el reclamante escribe la posición final y entrega una planilla al día. El adversario verifica ambas.
law-iii-6-2 = Sin árbitro en el lugar, la reclamación se dirige al árbitro designado.
