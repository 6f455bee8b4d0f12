# Portuguese. Every sentence of the program but the announcements, which lexicon.toml tells.
# Most important word first; whole sentences; nothing a synthesizer would read as arithmetic.
# WORDS($n) gives a number in words. $color is white or black; $piece is king … pawn.
# Numbers select by [1]: in Portuguese the category "one" holds nought too.

### Words other sentences are made of

color = { $color ->
    [white] brancas
   *[black] pretas
  }
opponent = { $color ->
    [white] pretas
   *[black] brancas
  }
board-of = o tabuleiro das { color }
on-board-of = no tabuleiro das { color }
piece = { $piece ->
    [king] rei
    [queen] dama
    [rook] torre
    [bishop] bispo
    [knight] cavalo
   *[pawn] peão
  }
pieces = { $piece ->
    [king] reis
    [queen] damas
    [rook] torres
    [bishop] bispos
    [knight] cavalos
   *[pawn] peões
  }
no-piece = { $piece ->
    [queen] nenhuma dama
    [rook] nenhuma torre
   *[other] nenhum { piece }
  }
your-piece = { $piece ->
    [queen] sua dama
    [rook] sua torre
   *[other] seu { piece }
  }
the-piece = { $piece ->
    [queen] a dama
    [rook] a torre
   *[other] o { piece }
  }
a-piece = { $piece ->
    [queen] uma dama
    [rook] uma torre
   *[other] um { piece }
  }
colored-piece = { $color ->
    [white] { $piece ->
        [queen] dama branca
        [rook] torre branca
       *[other] { piece } branco
      }
   *[black] { $piece ->
        [queen] dama preta
        [rook] torre preta
       *[other] { piece } preto
      }
  }
empty = vazia
list-and = { $first } e { $last }
list-then = { $first }, { $last }

hours = { $h ->
    [1] uma hora
   *[other] { WORDS($h, form: "feminine") } horas
  }
minutes = { $m ->
    [1] um minuto
   *[other] { WORDS($m) } minutos
  }
seconds = { $s ->
    [1] um segundo
   *[other] { WORDS($s) } segundos
  }
duration-hms = { hours }, { minutes } e { seconds }
duration-hm = { hours } e { minutes }
duration-hs = { hours } e { seconds }
duration-ms = { minutes } e { seconds }
duration-h = { hours }
duration-m = { minutes }
duration-s = { seconds }
control-none = Sem relógio
control-plus = { $main } mais { $time }
control-delay = { $main }, com { $time } de retardo por lance
control-bronstein = { $main }, com { $time } de retardo Bronstein por lance
control-byo-yomi = { $periods ->
    [1] um período de byo-yomi
   *[other] { WORDS($periods) } períodos de byo-yomi
  } de { $each }
control-hourglass = ampulheta, { $main }
control-upcount = Relógio que conta para cima, sem limite
control-moves = { $time } para { $moves ->
    [1] um lance
   *[other] { WORDS($moves) } lances
  }
control-then = { $first }, depois { $then }

### Opening and resuming

opened-practice = Treino. Você joga de { color }. Nível { WORDS($level) }.
opened-practice-two = Treino a dois.
engine-named = Adversário: { $engine }.
engine-failed = { $engine } { $failing ->
    [missing] não foi encontrado
    [not-named] só inicia se você o nomear com --engine
    [not-started] não inicia
    [silent] não responde
    [floods] escreve sem parar
    [ended] foi encerrado
    [illegal] fez um lance ilegal
    [no-move] não joga
   *[no-chess960] não conhece o Chess960
  }. { $lasts ->
    [once] O parceiro faz este lance.
   *[on] O parceiro continua a partida.
  }
opened-relay = Partida com assistente.
opened-tournament = Partida de torneio pelo Apêndice D. Leis da FIDE de { $edition }.
opened-rules = Sem motor de xadrez, sem dicas, sem rede.
opened-start = O árbitro aciona o relógio.
opened-players = Brancas: { $white }. Pretas: { $black }.
opened-control = { $control }.
opened-event = { $event }.
opened-board = Rodada { WORDS($round) }, tabuleiro { WORDS($board) }.
opened-tie-break = Desempate: se houver empate, vencem as { color }.
opened-edition = Leis da FIDE de { $edition }.
opened-cadence = { $cadence ->
    [standard] Xadrez pensado
    [rapid] Xadrez rápido
   *[blitz] Xadrez relâmpago
  }.
opened-supervision = { $supervision ->
    [adequate] Valem as Regras de Competição, Artigo { $article }.
   *[few] As Regras de Competição não valem em tudo. Artigo { $article }.
  }
opened-control-each = Brancas: { $white }. Pretas: { $black }
opened-position = Posição inicial: { $position }
opened-position-asked = Diga posição para ouvir o tabuleiro.
opened-chess960 = Chess960, número { WORDS($number) }. De { $first } a { $last }: { $pieces }.
opened-chess960-other = Chess960.
opened-draw-random = Sorteada, semente { WORDS($seed) }.
opened-draw-dice = Sorteada com dado.
opened-draw-coins = Sorteada com moedas.
unnamed = sem nome
partner = parceiro de treino
resumed = Partida { WORDS($game) } retomada.
resumed-last = Último lance, { $mover ->
    [white] brancas
   *[black] pretas
  }: { $move }.
resumed-hand = Anunciado, relógio ainda não acionado: { $move }.
resumed-paused = Relógios parados. Diga continuar.
resumed-tournament = Relógios parados. O árbitro diz árbitro, dois-pontos, continuar.
kept = Partida { WORDS($game) } salva.
# No full stop after the command: whoever copies the line copies the command.
kept-resume = Para continuar: { $command }
not-kept = A partida { WORDS($game) } não está salva: { $why }.
only-looked-at = A partida só pode ser consultada: { $why }. Relógios parados.
turn = { color } jogam.
turn-you = Sua vez.
    .short = { "" }

### What a Braille display shows: one line of no more than forty cells, the core in twenty

brief-opened = Nova partida.
brief-resumed = Partida retomada.
brief-clocks-run = Relógios andando.
brief-clocks-stand = Relógios parados.
brief-clock-runs = Relógio andando: { color }.
brief-move = { $move }.
brief-castling = { $move } { color }.
brief-corrected = Corrigido: { $move }.
brief-which-piece = Qual peça em { $square }?
brief-repeat-fits = Repetição correta.
brief-repeat-differs = Repetição diferente.
brief-illegal = Ilegal: { color }.
brief-board-reported = Tabuleiro anotado: { color }.
brief-boards-differ = Tabuleiros diferentes: { $squares }.
brief-boards-agree = Tabuleiros iguais.
brief-setting-right = Corrigir: { color }.
brief-score-written = Planilha anotada: { color }.
brief-retrace = Voltar atrás?
brief-taken-back = Lance retirado.
brief-draw-offered = Empate oferecido: { color }.
brief-draw-declined = Empate recusado.
brief-offers-repeated = Ofertas demais: { color }.
brief-draw-agreed = Empate combinado.
brief-consent-refused = Empate não admitido.
brief-claimed = Reclamam: { color }.
brief-claim-failed = Não procede.
brief-claim-postponed = Decisão adiada.
brief-claim-rejected = Rejeitada.
brief-claim-referred = O árbitro decide.
brief-increment-asked = Incremento pedido: { color }.
brief-increment-granted = Incremento concedido.
brief-increment-refused = Sem incremento.
brief-noted = Anotado.
brief-sheet-refused = Planilha não mostrada.
brief-warned = Advertência: { color }.
brief-penalized = Penalidade: { color }.
brief-protested = Árbitro chamado.
brief-board-turned = Tabuleiro virado.
brief-displaced = Peças deslocadas: { color }.
brief-restoring-asked = Pedem retirá-lo: { color }.
brief-restored = Posição restaurada.
brief-ruling-withdrawn = Decisão anulada.
brief-clock-set = Relógio acertado: { color }.
brief-time-added = Mais tempo: { color } { $time }.
brief-time-cut = Menos tempo: { color } { $time }.
brief-flag-fell = Seta caída: { color }.
brief-both-flags = Duas setas caídas.
brief-absent = Ausentes: { color }.
brief-arrived = Chegaram: { color }.
brief-default-time-over = Tolerância esgotada: { color }.
brief-adjournment-asked = Pedem adiar: { color }.
brief-sealing = Selar agora.
brief-sealed = Selado.
brief-adjourned = Adiada.
brief-resumption-set = Retomada marcada.
brief-envelope-checked = Envelope conferido.
brief-resumption-begun = Retomada.
brief-envelope-opened = Envelope aberto.
brief-envelope-lost = Falta o envelope.
brief-recording-stopped = Já não anotam: { color }.
brief-score-completed = Planilha completa: { color }.
brief-score-kept = Outro anota.
brief-scores-due = Completar planilhas.
brief-score-lent = Planilha emprestada: { color }.
brief-score-replaced = Nova planilha: { color }.
brief-reconstructing = Reconstrução.
brief-next-period = Período seguinte.
brief-signed = Assinaram: { color }.
brief-resigned = Abandonam: { color }.
brief-left-to-arbiter = O árbitro decide.
brief-ended = { $score }: { $reason }.
brief-over = Fim: { $score }.
brief-touched = Tocadas: { $pieces }.
brief-adjusting = Ajeitam: { color }.
brief-adjusting-done = Ajeitadas.
brief-untouched = Sem intenção.
brief-placed = Colocada: { $square }.
brief-removed = Retirada: { $square }.

### The same for answers, questions and refusals: brief- and the name of the message it shortens, whose variables it has

brief-side = { $color ->
    [white] b
   *[black] p
  }
brief-colored-piece = { colored-piece }
brief-a-piece = { piece }
brief-position-counted = Peças B{ $white } P{ $black }.
brief-position-piece = { $sign }{ $squares }
brief-position-side = { brief-side }: { $pieces }.
brief-touched-piece = { $square }
brief-look-square = { $square } { $contents }, { $shade ->
    [light] clara
   *[dark] escura
  }.
brief-rank-name = { $rank }
brief-file-name = { $file }
brief-diagonal-name = { $from }-{ $to }
brief-rays-from = { $square } { $contents }.
brief-ray = { $items }.
brief-keys-help = Mais: ajuda.
brief-line = { $name }: { $items }.
brief-line-full = { $name }: { $items }.
brief-piece-at = { $sign }{ $square }
brief-attacks = { $square } atacam { $attackers }, defendem { $defenders }.
brief-attacks-king = { $square } atacam { $attackers }.
brief-hanging = { color } pendurado { $pieces }.
brief-hanging-none = { color }: nada pendurado.
brief-counted-own = { $pieces }.
brief-counted-of = { $color ->
    [white] B
   *[black] P
  } { $pieces }.
brief-may-play = Sim: { $move }.
brief-none-to-take = { piece }: não.
brief-attacks-empty = { $square } vazia: B { $white }, P { $black }.
brief-targets = { $square } ataca { $attacked }, defende { $defended }.
brief-attacked-none-of = { color }: nada atacado.
brief-knight-reach = { $square } cavalo: { $items }.
brief-move-takes = x{ $square }
brief-move-promotes = { $square }=
brief-castling-name = { $side ->
    [short] 0-0
   *[long] 0-0-0
  }
brief-undefended = Sem defesa { $pieces }.
brief-undefended-none = { color }: tudo defendido.
brief-checks-of = { $piece }: { $moves }+.
brief-checks-none = { $piece }: sem xeque.
brief-checks-nowhere = { color }: sem xeques.
brief-checks-nowhere-kind = { color }, { piece }: nenhum xeque.
brief-in-check = { color } em xeque: { $pieces }.
brief-in-check-none = { color }: sem xeque.
brief-castling-left = { $color ->
    [white] B
   *[black] P
  } { $short } { $long }.
brief-castling-state = { $castling } { $state ->
    [possible] sim
    [occupied] { $square } ocupada
    [attacked] { $square } atacada
    [check] em xeque
    [king] não
   *[rook] não
  }
brief-castling-done = { color }: roque feito.
brief-threats = { $color ->
    [white] B
   *[black] P
  } ameaça { $threats }.
brief-threats-none = { color }: sem ameaças.
brief-threat-mate = { $piece }-{ $square }#
brief-threat-capture = { $by }x{ $sign }{ $square }
brief-threat-promotion = { $piece }-{ $square }=
brief-evaluation = { $color ->
    [white] B
   *[black] P
  } +{ $pawns }.
brief-evaluation-equal = Igual.
brief-wing = { $side ->
    [short] Ala rei
   *[long] Ala dama
  }{ $half-of ->
    [white] {" "}B
    [black] {" "}P
   *[none] {""}
  }.
brief-pinned-one = { $sign }{ $square } ({ $by })
brief-material-side = { $color ->
    [white] B
   *[black] P
  } { $worth }.
brief-material-more = { $color ->
    [white] B
   *[black] P
  } +{ $pieces }.
brief-material-equal = Igual.
brief-captured-by = { $color ->
    [white] B
   *[black] P
  } x { $pieces }.
brief-move-numbered = { $number } { $color ->
    [white] B
   *[black] P
  } { $move }.
brief-move-in-hand = { $number } { $color ->
    [white] B
   *[black] P
  } { $move } sem acionar.
brief-move-row = { $number } { $white } { $black }.
brief-moves-castled = Lance { $number }: { $white } { $black }.
brief-moves-run = Lances { $first }-{ $last }:
brief-moves-each = { $count } lances cada um.
brief-moves-differ = Lances B{ $white } P{ $black }.
brief-moves-counter = Contador { $color ->
    [white] B
   *[black] P
  } { $count }.
brief-moves-in-check = Antes { opponent }, em xeque.
brief-moves-nowhere = { color }: sem lances.
brief-captures-nowhere = { color }: sem capturas.
brief-moves-nowhere-kind = { color }, { piece }: nenhum lance.
brief-captures-nowhere-kind = { color }, { piece }: nenhuma captura.
brief-turn-number = Lance { $number }, { color }.
brief-opening = { $name }.
brief-opening-none = Sem abertura.
brief-won = { $color ->
    [white] 1-0
   *[black] 0-1
  }: { $reason }.
brief-time-both-left = B{ $white } P{ $black }.
brief-time-both-used = Usado B{ $white } P{ $black }.
brief-time-one = { $color ->
    [white] B
   *[black] P
  }{ $left }, usado { $used }.
brief-time-one-used = Usado { $color ->
    [white] B
   *[black] P
  }{ $used }.
brief-time-none = Sem relógio B{ $white } P{ $black }.
brief-time-byo-yomi = { $left }+{ $periods }
brief-verbosity-announcements = Anúncios sempre completos.
brief-screen-only = Só com --screen.
brief-reason-fifty-moves-claim = cinquenta lances
brief-reason-seventy-five-moves = setenta e cinco lances
brief-screen-figurines = Figurinas.
brief-speech-not-on = Voz desligada.
brief-louder-perhaps = Mais alto, se der.
brief-question-gone = Pergunta fechada.
brief-tones-forbidden = Só com --earcons on.
brief-refused = Não: { $why }
brief-misfit-promotion-impossible = sem promoção.
brief-misfit-nothing-there = { $square } vazia.
brief-misfit-opponents-piece = { $square } é do rival.
brief-misfit-other-piece = { $square } é { $found }.
brief-misfit-same-square = { $square } duas vezes.
brief-misfit-own-piece = { $square } própria: { piece }.
brief-misfit-nothing-to-capture = nada em { $square }.
brief-misfit-captured-other = { $square } é { $found }.
brief-misfit-not-en-passant = não en passant.
brief-misfit-none-left = falta { piece }.
brief-misfit-no-such-capture = não há essa captura.
brief-misfit-none-on = { $line } sem { piece }.
brief-misfit-none-reaches = { piece } não a { $square }.
brief-misfit-reaches-instead = { $from }: { $squares }.
brief-misfit-reaches-nothing = { $from }: sem lances.
brief-misfit-does-not-reach = { $from }-{ $square } não vai.
brief-misfit-blocked = { $by } no caminho.
brief-misfit-leaves-king = fica em xeque.
brief-misfit-king-still-in-check = segue em xeque.
brief-misfit-king-attacked = { $square } atacada.
brief-misfit-castling-right = roque perdido.
brief-misfit-castling-occupied = { $square } ocupada.
brief-misfit-castling-check = em xeque.
brief-misfit-castling-attacked = { $square } atacada.
brief-which = { $moves }?
brief-which-one = { $number } { $move }
brief-offer-one = { $move }? sim/não.
brief-offer-several = { $offers }?
brief-offer-which = { $offers }?
brief-offer-numbered = { $number } { $move }
brief-offer-then = { $first } { $last }
brief-offer-said = { $move }? sim/não.
brief-correct-which = Qual lance, então?
brief-resign-question = Abandonar? sim/não.
brief-illegal-unpressed-question = Punir? sim/não.
brief-illegal-legal-question = Punir? sim/não.
brief-topic-asked = { $topic }? sim/não.
brief-topic-either = { $first } ou { $second }?
brief-take-back-question = Retirar { $plies }? sim/não.
brief-not-heard-unknown-word = Confuso: { $word }.
brief-not-heard-no-square = Não é casa: { $word }.
brief-not-heard-no-piece = Não é peça: { $letter }.
brief-not-heard-negated = Negado: sem lance.
brief-not-heard-which-castling = 0-0 ou 0-0-0?
brief-not-heard-request = Confuso: { $rest }.
brief-not-heard-choice = Não há esse número.
brief-request-incomplete = Comando não claro.
brief-refused-not-started = Não começou.
brief-refused-setting-right = Antes o tabuleiro.
brief-refused-waiting = Antes decide o árbitro.
brief-refused-partners-pieces = Peças do adversário.
brief-refused-repeat-first = Antes repetem { color }.
brief-refused-clock-not-running = Relógio parado: { color }.
brief-refused-not-completed-yet = Falta acionar o relógio.
brief-refused-illegal-stands = Tarde, o lance fica.
brief-refused-written-by-opponent = O rival diz isso.
brief-refused-scores-only = Só as planilhas.
brief-refused-no-illegal-move = Lance legal: { color }.
brief-refused-no-illegal-since = Nada ilegal desde então.
brief-refused-already-announced = Anunciado: { $move }.
brief-resumed-hand = Anunciado: { $move }.
brief-refused-nothing-made = Sem lance ainda.
brief-refused-pressed-without-move = Sem lance ainda.
brief-refused-too-late = Tarde: já acionado.
brief-refused-replied-already = Tarde: rival seguiu.
brief-refused-own-offer = Oferta própria: { color }.
brief-refused-already-offered = Já oferecido.
brief-refused-too-early-to-agree = Cedo para empate.
brief-refused-not-to-claim = Só antes do lance.
brief-refused-too-early-to-offer = Após { $count } lances.
brief-refused-cannot-withdraw = A oferta fica.
brief-refused-declared-first = Antes { $move }.
brief-refused-declared-piece = { $square } deve jogar.
brief-refused-flag-up = Não caiu: { color }.
brief-refused-moves-done = Lances feitos: { color }.
brief-refused-own-flag-down = Duas setas caídas.
brief-refused-flags-unknown = Qual antes, não se sabe.
brief-refused-quickplay = Não: { $lacking ->
    [announced] não anunciado
    [slower] não no blitz
    [no-increment] há incremento
    [last-period] não último período
    [to-move] antes do lance
    [little-time] menos de 2 minutos
    [flag-up] antes da queda
   *[answer] falta resposta
  }.
brief-refused-offer-first = Antes respondem { color }.
brief-refused-arbiter-answers = Antes o árbitro.
brief-refused-arbiter-consents = Antes o árbitro.
brief-refused-nothing-executed = Ali não há lance.
brief-refused-nothing-to-set-right = Nada a corrigir.
brief-refused-nothing-to-take-back = Nada a retirar.
brief-refused-no-protest = Tarde: { color }.
brief-refused-no-fixed-penalty = Sem penalidade fixa.
brief-refused-not-pressed-yet = Sem acionar: { color }.
brief-refused-too-late-for-start = Tarde: 10 lances.
brief-refused-colors-stay = As cores ficam.
brief-refused-colors-go-on = Por ora, sem troca.
brief-refused-no-such-move = Não há lance assim.
brief-refused-no-move-yet = Sem lance: { color }.
brief-refused-no-ruling = Sem decisão.
brief-refused-not-at-practice = Não no treino.
brief-refused-ruled-already = Já contado.
brief-refused-sheet-not-to-move = Só quem joga.
brief-refused-assistant-needed = É preciso assistente.
brief-refused-no-assistant = Sem assistente.
brief-refused-no-assistant-of = Sem assistente: { color }.
brief-refused-limited-assistant = Só jogar e anunciar.
brief-refused-whose-assistant = Assistente de quem?
brief-refused-not-his-player = Só para { color }.
brief-refused-too-much-time = Tempo demais.
brief-refused-setting-stays = Relógios sem mudança.
brief-refused-duty-not-given = Não atribuído.
brief-refused-players-press = Jogadores acionam.
brief-refused-assistant-presses = O assistente aciona.
brief-refused-verify-first = Antes conferem { opponent }.
brief-refused-score-first = Antes planilha: { color }.
brief-refused-scores-complete = Planilhas completas.
brief-refused-records = { color } anotam.
brief-refused-score-at-hand = Há planilha completa.
brief-refused-no-score-at-hand = Nenhuma completa.
brief-refused-not-lent = Agora não: { color }.
brief-refused-score-of-opponent = Só a própria.
brief-refused-no-next-period = Sem mais períodos.
brief-refused-moves-not-told = Não se diz quantos.
brief-refused-no-flag-fallen = Nenhuma seta caiu.
brief-refused-not-over = Só no fim.
brief-refused-signed-already = Já assinou: { color }.
brief-refused-who-signs = Quem assina?
brief-refused-electronic = Planilhas eletrônicas.
brief-refused-paper = Planilhas de papel.
brief-refused-must-record = { color } devem anotar.
brief-must-record = { color } devem anotar.
brief-need-not-record = { color } não precisam.
brief-need-not-record-fast = { color } não precisam.
brief-refused-not-to-touch = Jogam { color }.
brief-refused-not-to-adjust = Jogam { color }.
brief-refused-touch-of-opponent = Não diz o jogador.
brief-refused-nothing-there = Não em { $square }.
brief-refused-other-piece-there = { $square }: { $found }.
brief-refused-which-piece = Qual em { $square }?
brief-refused-touched-before-claim = Já tocada.
brief-refused-steps-implied = Só o anúncio.
brief-refused-not-announced = Falta o anúncio.
brief-refused-not-placed = { $square } sem colocar.
brief-refused-not-removed = { $square } sem retirar.
brief-refused-placed-elsewhere = { $placed }, não { $square }.
brief-refused-placed-otherwise = { $placed }, não { $square }.
brief-refused-not-captured = { $square } não capturada.
brief-refused-other-promotion = Já está: { piece }.
brief-refused-already-placed = Já em { $square }.
brief-refused-no-move-there = Sem lance: { $square }.
brief-refused-sealing = Lance a selar.
brief-refused-adjourned = Adiada.
brief-refused-not-sealing = Nada a selar.
brief-refused-not-to-seal = Selam { opponent }.
brief-refused-made-already = Vale o do tabuleiro.
brief-refused-nothing-sealed = Envelope vazio.
brief-refused-session-too-long = Mais que no relógio.
brief-refused-not-adjourned = Não adiada.
brief-refused-replier-absent = Faltam { color }.
brief-refused-been-there = Já estiveram { color }.
brief-refused-absent-already = Já ausentes: { color }.
brief-guest-only-own = Aqui só { color }.
brief-guest-no-file = No primeiro terminal.
brief-may-not-announce = Só jogadores anunciam.
brief-may-not-press = Só jogadores acionam.
brief-may-not-decide = Só os jogadores.
brief-may-not-claim-time = Não para quem fala.
brief-may-not-ask = Não para quem fala.
brief-may-not-set-right = O árbitro faz isso.
brief-may-not-clock = Só o árbitro.
brief-may-not-rule = Só o árbitro.
brief-may-not-set-clock = Só o árbitro.
brief-may-not-stop-clock = Não parar o relógio.
brief-refused-own-time-only = Só no próprio tempo.
brief-may-not-note = Não o jogador.
brief-may-not-take-back = Só no treino.
brief-may-not-hint = Só no treino.
brief-may-not-analyse = Sem informação.
brief-may-not-record = Aqui sem planilha.
brief-may-not-keep-score = Não o jogador.
brief-may-not-accident = Só o árbitro.
brief-may-not-adjourn = Só o árbitro.
brief-may-not-seal = Só os jogadores.
brief-may-not-envelope = Só o árbitro.
brief-may-not-presence = Só o árbitro.
brief-obligation-none = Nada tocado.
brief-obligation-move = { $square } deve jogar.
brief-obligation-capture = Obrigado x{ $square }.
brief-obligation-capture-with = Obrigado { $from }x{ $square }.
brief-obligation-castle = Obrigado { brief-castling-name }.
brief-obligation-anything = Qualquer lance.
brief-obligation-not-castle = Sem { brief-castling-name }.
brief-board-stands-turned = Virado: tabuleiro { $color ->
    [white] B
   *[black] P
  }.
brief-boards-differ-square = { $square }
brief-boards-differ-since = Desde o lance { $number } { $color ->
    [white] B
   *[black] P
  }.
brief-boards-agree-after = Tabuleiros iguais, { $number } { $color ->
    [white] B
   *[black] P
  }.
brief-boards-not-scores = Tabuleiros contra planilhas.
brief-boards-wrong = Errado: { $boards ->
    [white] tabuleiro B
    [black] tabuleiro P
   *[both] os dois
  }.
brief-boards-left-wrong = Errado: { $boards ->
    [white] tabuleiro B
    [black] tabuleiro P
   *[both] os dois
  }.
brief-boards-both-wrong = Ambos errados: { $squares }.
brief-scores-agree = Planilhas { $number } { $mover ->
    [white] B
   *[black] P
  }: { $move }.
brief-scores-say-otherwise = Planilhas { $number } { $mover ->
    [white] B
   *[black] P
  }: { $move }, não { $announced }.
brief-record-differs = Corrigir registro.
brief-correction = Corrigir registro?
brief-record-corrected = Registro corrigido.
brief-refused-scores-unread = Ler planilhas: { $number } { $mover ->
    [white] B
   *[black] P
  }.
brief-scores-differ = Planilhas desde { $number } { $color ->
    [white] B
   *[black] P
  }.
brief-scores-only-differ = Só planilhas: { $number } { $color ->
    [white] B
   *[black] P
  }.
brief-next-step = { $color ->
    [white] B
   *[black] P
  }: { $step }, feito?
brief-step-move = { $from }-{ $to }
brief-step-remove = { $from } fora
brief-step-put = { brief-colored-piece } { $to }
brief-step-turn = virar o tabuleiro
brief-cause-likely = Talvez { $color ->
    [white] B
   *[black] P
  }: { $cause }.
brief-cause-close = Ou: { $cause }.
brief-cause-none = Sem causa: { $color ->
    [white] B
   *[black] P
  }.
brief-cause-move = { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since = após { $number }{ $mover ->
    [white] .
   *[black] ...
  }{ $move }
brief-cause-since-start = desde o início
brief-check-begins = Revisão: tabuleiro { $color ->
    [white] B
   *[black] P
  }.
brief-check-clocks-run = Relógios andando.
brief-check-count = Quantas { $where }, { $players ->
    [white] brancas
    [black] pretas
   *[both] todas
  }?
brief-check-rank = fila { $from }
brief-check-file = coluna { $first }
brief-check-half = filas { $from }-{ $to }
brief-check-wing = colunas { $first }-{ $last }
brief-check-quarter = { $first }{ $from }-{ $last }{ $to }
brief-check-occupied = { $square } ocupada?
brief-check-which = { $square }: o quê?
brief-check-reads = { $name }: { $items }?
brief-check-where = Onde está errado?
brief-check-go-on = Todas as casas? sim/não.
brief-check-record = Anotar? sim/não.
brief-check-record-or-go-on = Anotar? sim/não/continuar.
brief-check-no-move = Sem lance agora.
brief-check-not-asked = Em revisão: { $color ->
    [white] B
   *[black] P
  }.
brief-check-overtaken = Revisão terminada.
brief-check-nothing = Sem erro: tabuleiro { $color ->
    [white] B
   *[black] P
  }.
brief-check-found = Errado { $color ->
    [white] B
   *[black] P
  }: { $squares }.
brief-check-found-square = { $square } { $found }
brief-check-contradicted = Contradição: de novo.
brief-check-contradicted-again = Contradição: fim.
brief-score-read = Diferentes: { $count }, lida.
brief-score-read-more = Há mais lances.
brief-score-read-other = Outra partida.
brief-score-read-start = Outra posição.
brief-claim-not-made = Nada reclamado.
brief-not-saved = Não foi salvo.
brief-seal-asked = Lance secreto?
brief-seal-unclear = Não entendido.
brief-seal-ambiguous = Ambíguo.
brief-seal-no-move = Lance impossível.
brief-passphrase-asked = Senha?
brief-passphrase-again = Senha outra vez?
brief-passphrase-differs = Diferentes, de novo.
brief-passphrase-short = Curta: { $count } sinais.
brief-passphrase-wrong = Senha errada.
brief-passphrase-once-more = Outra vez?
brief-passphrase-left = Envelope fechado.
brief-passphrase-first = Antes a senha.
brief-envelope-system = Envelope impossível.
brief-join-desk-silent = Sem resposta.
brief-join-desk-away = Não chegou.
brief-join-not-saved = Lá não foi salvo.
brief-join-desk-gone = Sem primeiro terminal.
brief-join-desk-left = Fechado lá.
brief-guest-came = Vieram: { color }.
brief-guest-gone = Saíram: { color }.
brief-envelope-sealed = Selado { $number }, { color }.
brief-help-move = Diga um lance.
brief-help-press = Diga acionar.
brief-help-repeat = Repetem { color }.
brief-help-setting-right = Corrija o tabuleiro.
brief-help-not-started = Árbitro: início.
brief-help-waiting = Árbitro: resultado.
brief-help-questions = Pergunte do tabuleiro.

### A second terminal

guest-came = As { color } estão no segundo terminal.
guest-gone = As { color } já não estão no segundo terminal.
guest-only-own = Deste terminal só falam as { color }, e só do seu tabuleiro.
guest-no-file = Um arquivo só se lê no primeiro terminal.
share-impossible = Nenhum segundo terminal pode entrar: { $why }.
join-welcome = Segundo terminal das { color }, partida { WORDS($game) }.
join-left = Segundo terminal fechado, a partida continua.
join-left-return = Para voltar: { $command }
join-left-over = Segundo terminal fechado.
join-not-started = O árbitro aciona o relógio no primeiro terminal.
join-again = O primeiro terminal voltou.
join-desk-away = Não chegou: o primeiro terminal não está.
join-desk-silent = O primeiro terminal ainda não responde.
join-not-saved = No primeiro terminal não foi salvo. Os relógios estão parados.
join-desk-gone = O primeiro terminal sumiu. Aqui se espera até ele voltar.
join-desk-left = O primeiro terminal está fechado, a partida está salva lá.
join-desk-left-unsaved = O primeiro terminal está fechado. A partida não está salva lá.
error-turned-away = { $turned ->
    [version] O primeiro terminal usa outra versão do Ansage
    [taken] Este lugar está ocupado
    [voice] O primeiro terminal não tem esta voz
    [unreadable] Não é possível ler a partida
   *[silent] O primeiro terminal não responde
  }
error-not-shared = A partida { $game } de { $path } não está aberta a um segundo terminal. Em torneio, --share on a abre lá
error-none-shared = Nenhuma partida de { $path } está aberta a um segundo terminal. Em torneio, --share on a abre lá
error-no-second = neste sistema não há segundo terminal
cli-join = Um segundo terminal para um jogador de uma partida em andamento
cli-arg-side = Para quem: white ou black
cli-arg-share = Se um segundo terminal pode entrar: on ou off; sem indicar, on, em torneio off
cli-arg-rate = Velocidade da voz, de -5 a 5
cli-arg-volume = Volume de -5 a 5
cli-arg-verbosity = Quanto se diz: short (letras), normal (peça e casa de chegada) ou full (tudo)
cli-arg-earcons = Tons ao lado das palavras: on ou off

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = { color } anunciam: { $move }.
clock-runs-on = O relógio das { color } continua andando.
clock-runs = O relógio das { color } está andando.
corrected = Corrigido: { $move }.
hands-back = Deixe o tabuleiro como antes deste lance. Depois, passo a passo.
game-goes-on = A partida continua.
repeats-now = { color } repetem.
repeat-fits = Confere.
repeat-differs = Repetição diferente. { color } repetem de novo. Anunciado: { $announced }. Repetido: { $repeated }. Nada executado.
which = Qual lance? { $moves }. Diga o número ou o lance inteiro.
    .short = Qual lance? { $moves }.
which-one = número { WORDS($number) }, { $move }
which-piece = Dama, torre, bispo ou cavalo? Promoção em { $square }.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = sem promoção aqui. Só um peão na última fileira vira dama, torre, bispo ou cavalo.
misfit-nothing-there = { $square } está vazia.
misfit-opponents-piece = em { $square } há { $piece ->
    [king] o rei adversário
    [queen] uma dama adversária
    [rook] uma torre adversária
   *[other] um { piece } adversário
  }.
misfit-other-piece = { no-piece } em { $square }, ali há { $found }.
misfit-same-square = { $square } duas vezes. Diga a casa de saída e a de chegada.
misfit-own-piece = { $square } ocupada: ali está { your-piece }.
misfit-nothing-to-capture = nada para capturar em { $square }.
misfit-captured-other = em { $square } há { $found }, não { a-piece }.
misfit-not-en-passant = sem en passant em { $square }. Só vale logo depois do avanço duplo de um peão ao lado.
    .short = sem en passant em { $square }.
misfit-none-left = não resta { no-piece } para isso.
misfit-no-such-capture = não há tal captura: { piece } toma { $captured }. Diga também as casas.
    .short = não há tal captura: { piece } toma { $captured }.
misfit-none-on = { no-piece } na { $line }.
misfit-none-reaches = { $piece ->
    [king] o rei não chega a { $square }
   *[other] { no-piece } chega a { $square }
  }.
misfit-reaches-instead = { your-piece } de { $from } chega a { $squares }.
    .short = { "" }
misfit-reaches-nothing = { your-piece } de { $from } não pode se mover.
    .short = { "" }
misfit-does-not-reach = { the-piece } de { $from } não chega a { $square }.
misfit-blocked = a peça em { $by } está no caminho. { the-piece } de { $from } não chega a { $square }.
misfit-leaves-king = o rei ficaria em xeque.
misfit-king-still-in-check = o rei continua em xeque.
misfit-king-attacked = { $square } está atacada. O rei não pode ir para lá.
misfit-castling-right = sem roque deste lado. O rei ou a torre já se moveu, ou não está na sua casa.
misfit-castling-occupied = sem roque, { $square } está ocupada.
misfit-castling-check = sem roque em xeque.
misfit-castling-attacked = sem roque, { $square } está atacada.
misfit-from-where = De qual casa? Diga peça, origem e depois { $square }.
refused = Impossível: { $why }

### Not understood

not-heard-nothing = Nada entendido. Diga um lance, por exemplo cavalo { $g } um { $f } três, ou ajuda.
    .short = Nada entendido.
not-heard-unknown-word = Não entendi: { $word }. Diga um lance, por exemplo cavalo { $g } um { $f } três, ou ajuda.
    .short = Não entendi: { $word }.
not-heard-no-square = Casa inexistente: { $word }. As colunas vão de Anna a Hector, as fileiras de um a oito.
    .short = Casa inexistente: { $word }.
not-heard-no-piece = Nenhuma peça tem aqui a letra { $letter }. As letras são { $letters }.
not-heard-no-destination = Para onde? Diga por exemplo cavalo { $f } três.
    .short = Para onde?
not-heard-piece-alone = { piece } para onde? Diga por exemplo { piece } { $f } três.
    .short = { piece } para onde?
not-heard-too-much = Demais de uma vez. Diga um lance: peça, casa de saída, casa de chegada.
    .short = Demais de uma vez.
not-heard-negated = Lance negado não é jogado. Diga só o lance que quer.
not-heard-question = Pergunta não entendida. Diga perguntas para ouvir o que se pode perguntar.
    .short = Pergunta não entendida.
not-heard-which-castling = Pequeno roque ou grande roque?
not-heard-castling-and-more = Roque e mais alguma coisa. Diga só pequeno roque ou grande roque.
    .short = Roque e mais alguma coisa.
not-heard-no-move = Isso não é um lance.
not-heard-request = Não entendi: { $rest }. { $example }
not-heard-choice = Nenhuma pergunta com este número.
question-gone = Essa pergunta já não está aberta, e nada foi feito. O algarismo outra vez leva à fileira.
not-heard-yes-no = Nenhuma pergunta em aberto.
no-arbiter = Aqui não há árbitro. Pausa para o relógio.
language-now = A partir de agora em português.
language-fixed = Num torneio fica o idioma do começo.
language-by-flag = Aqui não. Volte com: ansage --voice { $tag }
language-unknown = Esse idioma não pode ser lido.
example-report = Diga por exemplo tabuleiro das brancas Eva cinco vazia. Ou tabuleiro das brancas e o lance feito ali.
example-correct = Diga correção e o lance certo.
example-claim = Diga reclamo repetição. Ou reclamo cinquenta lances, também com o lance que vai fazer. Se o tempo acabou, diga reclamo tempo.
example-offer-draw = Uma oferta de empate não tem condições. Artigo 9.1.2.1. Diga empate, sozinho ou com o lance.
example-postpone = Diga postergo, ou postergo 2 minutos.
example-result = Diga resultado brancas, resultado pretas ou resultado empate.
example-wait = Diga espere e quanto tempo, por exemplo espere 90 segundos.
example-time = Diga tempo, tempo das brancas, meu tempo ou tempo gasto.
example-take-back = Diga voltar, ou voltar e um número.
example-opponent = Qual adversário? Diga por exemplo adversário Stockfish, ou adversário parceiro.
example-time-control = Que tempo de jogo? Diga por exemplo nova partida, cinco minutos.
example-set = Diga de quem e quanto, por exemplo acerta brancas 5 minutos. Ou acerta lances brancas 12.
example-add = Diga de quem e quanto, por exemplo acrescenta brancas 2 minutos. Ou desconta pretas 1 minuto.
example-note = Diga anota e o que se deve anotar.
example-open = Diga abrir sozinho; a senha é pedida depois.
example-law = Diga artigo e um número, por exemplo artigo 6.9.
example-warn = Diga a quem e por quê, por exemplo adverte brancas barulho.
example-whose = Diga de quem: brancas ou pretas.
example-restore = Diga após qual lance, por exemplo restaurar 12 brancas. Zero é o começo.
example-other = Diga só essa palavra.

### Offers: what was nearly understood

offer-one = { $word }? Você quis dizer { $move }? Sim ou não.
    .short = { $word }? Você quis dizer { $move }?
offer-several = { $word }? Você quis dizer: { $offers }? Diga o número ou não.
    .short = { $word }? Você quis dizer: { $offers }?
offer-which = Qual número? { $offers }. Ou não.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = Você disse { $move }? Sim ou não.
    .short = Você disse { $move }?
offer-declined = Certo. Diga o lance outra vez.

### What a line in other words is about

topic-lead = { $topic }:
topic-asked = { $topic }? Sim ou não.
    .short = { $topic }?
topic-either = { $first } ou { $second }?
topic-declined = Certo. Diga com outras palavras.
topic-square = Casa
topic-pieces = Onde estão as peças
topic-side = Peças de um lado
topic-king-side = Ala do rei
topic-queen-side = Ala da dama
topic-checks = Xeques
topic-position = Posição
topic-rank = Fileira
topic-file = Coluna
topic-diagonal = Diagonal
topic-attacks = Atacantes
topic-targets = Alvos
topic-legal-moves = Lances possíveis
topic-captures = Capturas
topic-captured = Peças capturadas
topic-pinned = Cravadas
topic-undefended = Peças sem defesa
topic-count = Número de peças
topic-may-play = Se um lance é possível
topic-material = Material
topic-in-check = Xeque
topic-castling = Roque
topic-threats = Ameaças
topic-evaluation = Avaliação
topic-opening = Abertura
topic-last-moves = Último lance
topic-all-moves = Todos os lances
topic-turn = De quem é a vez
topic-my-colour = A sua cor
topic-time = Tempo
topic-moves = Número de lances
topic-boards = Comparar os tabuleiros
topic-obligation = Obrigação
topic-repeat = Repetir
topic-spell = Soletrar
topic-earlier = Anúncio anterior
topic-later = Anúncio seguinte
topic-slower = Mais devagar
topic-faster = Mais rápido
topic-louder = Mais alto
topic-softer = Mais baixo
topic-verbosity-short = Anúncios curtos
topic-verbosity-normal = Anúncios normais
topic-verbosity-full = Anúncios completos
topic-silence = Silêncio
topic-own-speech-off = Voz desligada
topic-own-speech-on = Voz ligada
topic-help = Ajuda
topic-hint = Sugestão
topic-better = O seu último lance
topic-resign = Abandonar
topic-offer-draw = Oferecer empate
topic-take-back = Voltar o lance
topic-new-game = Nova partida
topic-level = Nível
topic-more = Mais disso
topic-harder = Nível mais alto
topic-easier = Nível mais baixo
topic-ladder = Escada às cegas
topic-save = Salvar a partida
topic-quit = Sair
topic-ruling = Decisão do árbitro

### Refusals of other kinds

refused-not-started = Ainda não começou. O árbitro aciona o relógio com árbitro, dois-pontos, iniciar. Artigo 6.6.
refused-paused = Relógios parados. Diga continuar.
refused-not-paused = Os relógios já estão andando.
refused-own-time-only = Aqui você só para o relógio no seu próprio tempo. Artigo 6.11.2.
refused-started = A partida já começou.
refused-setting-right = Primeiro acerte o tabuleiro. Diga feito quando o passo estiver feito.
refused-waiting = O árbitro decide primeiro. Ele diz árbitro, dois-pontos, resultado, e brancas, pretas ou empate.
refused-over = A partida terminou. Diga sair.
    .short = A partida terminou.
refused-over-in-hand = A partida terminou. Se foi um lapso, diga correção e o lance certo; se não, acionar ou sair.
refused-not-your-turn = { color } jogam.
refused-partners-pieces = Essas peças são do seu adversário.
refused-repeat-first = Primeiro { color } repetem o lance anunciado. Artigo D.2.1.
refused-clock-not-running = O relógio das { color } não está andando. Artigo 6.2.1.
refused-not-completed-yet = Um lance ilegal só conta depois de acionado o relógio. Artigo 7.5.1.
refused-illegal-stands = Tarde demais: o lance ilegal já teve resposta e vale. Artigo A.5.2.
refused-written-by-opponent = O que o adversário escreveu diz ele. Ou o assistente, ou o árbitro.
refused-scores-only = Os tabuleiros coincidem; só as planilhas têm de ser corrigidas. Artigo 8.1.1.
refused-scores-unread = Leia { $players ->
    [white] a planilha das brancas
    [black] a planilha das pretas
   *[both] as duas planilhas
  }: { move-of }. Diga { $players ->
    [black] planilha das pretas
   *[other] planilha das brancas
  } { $number } { $mover ->
    [white] brancas
   *[black] pretas
  } e o lance, ou ilegível. Artigo D.2.9.
refused-no-illegal-move = O último lance das { color } é legal. A partida continua.
refused-no-illegal-since = Depois disso não se completou lance ilegal. Nada se retira. Artigo A.5.2.
refused-already-announced = Já anunciado: { $move }. Diga acionar, ou correção e o lance certo.
    .short = Já anunciado: { $move }.
refused-nothing-made = Nenhum lance feito ainda, o relógio fica. Artigo D.2.4. Anuncie primeiro o lance.
    .short = Nenhum lance feito ainda, o relógio fica. Artigo D.2.4.
refused-pressed-without-move = Nenhum lance feito ainda. Se o relógio foi acionado, o árbitro decide. Artigo 7.5.3.
refused-too-late = Tarde demais: o relógio já foi acionado. Artigo D.2.8.
refused-replied-already = Tarde demais: o adversário já prosseguiu. Artigo D.2.8.
refused-nothing-to-correct = Nada a corrigir. Anuncie o lance.
    .short = Nada a corrigir.
refused-no-offer = Nenhum empate oferecido.
refused-own-offer = A oferta é das { color }: o outro lado responde.
refused-already-offered = Empate já oferecido e ainda sem resposta.
refused-too-early-to-agree = Ainda sem empate: cada jogador precisa ter feito um lance. Artigo 5.2.3.
refused-not-to-claim = Só quem tem a vez pode reclamar, antes do seu lance. Artigo 9.2.
refused-too-early-to-offer = Ainda não: empate só depois de { $count ->
    [one] um lance próprio
   *[other] { WORDS($count) } lances próprios
  }. Artigo 9.1.1.
refused-cannot-withdraw = Uma oferta não pode ser retirada. Artigo 9.1.2.1.
refused-declared-first = Primeiro o lance declarado: { $move }. Artigo 9.5.3.
refused-declared-piece = A peça de { $square } deve ser movida. O lance declarado era ilegal. Artigos 9.5.3 e 4.3.
refused-flag-up = A seta das { color } não caiu. Artigo 6.8.
refused-moves-done = As { color } completaram os lances do período. Receberam o tempo do seguinte. Artigo 6.4.
refused-own-flag-down = As duas setas caíram. Quem reclama por tempo precisa ter tempo. Artigo A.5.3.
flags-go-on = As duas setas caíram. A partida continua. Não se sabe qual primeiro; continua para ambos com o tempo do período seguinte. Artigo III.3.1.1.
refused-flags-unknown = As duas setas caíram. Não se sabe qual primeiro. O árbitro decide. Ele diz árbitro, dois-pontos, resultado, e brancas, pretas ou empate.
refused-quickplay = Não é possível: { $lacking ->
    [announced] as regras do final acelerado não foram anunciadas. Artigo III.2.1
    [slower] não vale no relâmpago. Artigo III.2.2
    [no-increment] já há incremento por lance. Artigo III.2.2
    [last-period] ainda não é o último período. Artigo III.1
    [to-move] só quem tem a vez, antes do lance. Artigo { $article }
    [little-time] só com menos de dois minutos. Artigo { $article }
    [flag-up] só antes da queda da seta. Artigo { $article }
   *[answer] o árbitro ainda não respondeu. Artigo { $article }
  }.
refused-offer-first = Primeiro { color } respondem à oferta de empate. Artigo III.4.
refused-arbiter-answers = Primeiro responde o árbitro. Ele diz árbitro, dois-pontos, aceito, recuso ou postergo.
refused-arbiter-consents = Primeiro responde o árbitro. Ele diz árbitro, dois-pontos, aceito ou recuso.
refused-nothing-to-rule = Nada a decidir.
refused-nothing-executed = Ali nenhum lance foi executado. Diga o que está nas casas.
refused-nothing-to-set-right = Nada a acertar: os dois tabuleiros estão como foi anunciado.
refused-nothing-to-do = Nada a fazer.
refused-nothing-to-take-back = Nenhum lance para voltar.
refused-flag-down = Seta caída das { color }.
refused-own-fault = Ninguém reclama contra si mesmo. Diga de quem foi o lance.
refused-no-protest = Tarde demais: { color } já tocaram ou anunciaram. Artigo 4.8.
refused-no-fixed-penalty = Estas Leis não têm penalidade fixa para isso. O árbitro pode advertir ou dar tempo.
refused-not-pressed-yet = Só conta depois que { color } acionam o relógio. Artigo 7.5.4.
refused-too-late-for-start = Tarde demais: cada jogador fez dez lances. A partida continua. Artigo A.5.1.2.
refused-colors-stay = A partida continua com as cores como estão. Artigo 7.3.
refused-colors-go-on = A partida continua com as cores como estão. Se o árbitro decidir outra coisa: árbitro, dois-pontos, cores trocadas, anulada. Artigo 7.3.
refused-no-such-move = Nenhum lance completado tem esse número.
refused-no-move-yet = { color } ainda não fizeram nenhum lance.
refused-no-ruling = Não há decisão a retirar. Não houve, ou a partida já continuou.
refused-not-at-practice = Partidas de treino não são adiadas. Diga sair, e a partida fica salva.
refused-ruled-already = Isso já foi contado: uma falta, uma penalidade. Artigo { $article }.
refused-sheet-not-to-move = Só quem tem a vez pode pedir a planilha. Artigo A.4.3.
refused-assistant-needed = Não começa: falta um assistente. Jogador cego contra jogador surdo precisa de um assistente que faça e anuncie os lances. Artigo D.2.11.
refused-no-assistant = Nesta partida não há assistente. Artigo D.2.11.
refused-no-assistant-of = As { color } não têm assistente aqui. Artigo D.2.11.
refused-limited-assistant = Este assistente só faz e anuncia lances. O jogador que não vê não tem assistente. Artigo D.2.11.
refused-whose-assistant = Aqui cada assistente tem suas tarefas. A linha dele começa com assistente das brancas ou assistente das pretas e dois-pontos. Artigo D.2.10.
refused-not-his-player = O assistente das { color } só faz isto para as { color }. Artigo D.2.10.
refused-no-article = { $why }.
refused-no-clock = Não há relógio para acertar.
refused-no-byo-yomi = Aqui não há períodos de byo-yomi.
refused-too-much-time = Demais: um relógio mostra no máximo um dia, um contador quinhentos.
refused-setting-stays = O ajuste dos relógios fica. Cada jogador completou dez lances. Se o horário sofrer, diga depois: horário. Artigo A.5.1.1.
refused-duty-not-given = Isto não foi dado aqui ao assistente. Artigo { $article }.
refused-players-press = Aqui os próprios jogadores acionam o relógio. Artigo D.2.4.
refused-assistant-presses = Aqui o assistente aciona o relógio. Diga antes assistente e dois-pontos. Artigo D.2.10.3.
may-not-announce = Só os jogadores e seu assistente anunciam. Artigo { $article }.
may-not-press = Só os jogadores ou seu assistente acionam o relógio. Artigo { $article }.
may-not-decide = Só os próprios jogadores decidem isso. A linha deles começa com brancas ou pretas e dois-pontos. Artigo { $article }.
may-not-report = Isso não pode ser informado aqui. Artigo { $article }.
may-not-touch = Isso não pode ser informado aqui. Artigo { $article }.
may-not-written = Isso não pode ser informado aqui. Artigo { $article }.
may-not-claim-time = Só os jogadores, seu assistente ou o árbitro reclamam o tempo. Artigo { $article }.
may-not-ask = Isso você não pode perguntar. Só os jogadores, seu assistente ou o árbitro perguntam pelo tempo e pelos lances. Artigo { $article }.
refused-moves-not-told = O número de lances só é dito a quem não vê. Artigos 12.6 e D.2.10.4.
may-not-set-right = Aqui o árbitro acerta os tabuleiros. A linha dele: árbitro, dois-pontos, acertar. Artigo { $article }.
may-not-clock = Aqui o árbitro aciona e para os relógios. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
may-not-rule = Isso decide o árbitro. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
may-not-set-clock = Aqui o árbitro acerta o relógio. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
may-not-stop-clock = Aqui o assistente para o relógio, ou o árbitro. Diga antes assistente e dois-pontos. Artigo { $article }.
may-not-note = Aqui anotam o árbitro ou o assistente. Artigo { $article }.
may-not-take-back = Só se volta lance no treino. Artigo { $article }.
may-not-hint = Dicas só no treino. Artigo { $article }.

### Boards

boards-differ = Tabuleiros diferentes. { $squares }
boards-differ-square = { $square }: brancas { $white }, pretas { $black }.
boards-agree = Tabuleiros iguais.
boards-not-scores = Os tabuleiros coincidem entre si, mas não com o anunciado.
board-stands-turned = Virado meia volta: { board-of }. Artigo 7.2.2.
boards-differ-since = Notado depois do lance { WORDS($number) } das { color }.
move-of = lance { WORDS($number) } das { $mover ->
    [white] brancas
   *[black] pretas
  }
said-by = { $scores ->
    [both] as duas planilhas dizem { $move }
    [white] a planilha das brancas diz { $move }
    [black] a planilha das pretas diz { $move }
   *[announced] foi anunciado { $move }
  }
scores-agree = { move-of }. { said-by }.
boards-wrong = { $boards ->
    [white] O tabuleiro das brancas está errado
    [black] O tabuleiro das pretas está errado
   *[both] Os dois tabuleiros estão errados
  }: diga acertar tabuleiro. Artigo D.2.9.
boards-left-wrong = { $boards ->
    [white] O tabuleiro das brancas não está como no registro
    [black] O tabuleiro das pretas não está como no registro
   *[both] Nenhum dos dois tabuleiros está como no registro
  }. Artigo D.2.9.
boards-both-wrong = Os dois tabuleiros estão errados: { $squares }. Artigo D.2.9.
scores-say-otherwise = { move-of }. { said-by }. Tinha sido anunciado { $announced }.
record-differs = As planilhas coincidem. Diga acertar tabuleiro e pergunta-se ao árbitro se o registro é corrigido. Artigo D.2.9.
scores-differ = As planilhas diferem desde o lance { WORDS($number) } das { color }. Diga acertar tabuleiro e pergunta-se ao árbitro se se volta ao lance anterior. Artigo D.2.9.
scores-only-differ = Só diferem as planilhas. Desde o lance { WORDS($number) } das { color }. São corrigidas. Artigo 8.1.1.
reconcile-file = { $file }: { $why }
reconcile-flaw = A linha { $line } não é PGN. { $why }
reconcile-too-large = A primeira partida não termina em { $size } megabytes.
reconcile-no-game = Não contém nenhuma partida.
reconcile-starts = As duas planilhas começam com posições diferentes.
reconcile-board = O tabuleiro das { color } não é o primeiro campo de um FEN: oito filas, da oitava à primeira, com oito casas cada uma e barras entre elas.
reconcile-sheet = Planilha das { $owner ->
    [white] brancas
   *[black] pretas
  }: { $plies ->
    [0] nenhum lance
   *[other] até o lance { WORDS($number) } das { color }
  }.
reconcile-left-out = Nela falta o lance { WORDS($number) } das { color }. É tirado da outra planilha.
reconcile-unread = Nela o lance { WORDS($number) } das { color } não se lê como um só, escrito { $word }. É tirado da outra planilha.
reconcile-more = O arquivo contém mais partidas; só a primeira é lida.
reconcile-several = Pode ser mais de um lance: { $moves }.
reconcile-no-promotion = Falta a peça em que o peão se transforma.
reconcile-illegible = Não se lê como lance.
reconcile-fault = Aí não se pode seguir: lance { WORDS($number) } das { color }, escrito { $word }. { $why }
reconcile-agree = As planilhas coincidem { $plies ->
    [0] sem nenhum lance
   *[other] até o lance { WORDS($number) } das { color }
  }.
reconcile-shorter = À planilha das { $owner ->
    [white] brancas
   *[black] pretas
  } { $count ->
    [one] falta o último lance
   *[other] faltam os últimos { WORDS($count) } lances dos dois
  }.
reconcile-differ = As planilhas { $plies ->
    [0] não coincidem em nenhum lance
   *[other] coincidem até o lance { WORDS($number) } das { color } e depois não
  }.
reconcile-agreement = Nada difere.
reconcile-unclear = Nada mais difere; o que falta ou não se pode seguir esclarece o árbitro.
reconcile-boards = { $boards ->
    [white] O tabuleiro das brancas está errado
    [black] O tabuleiro das pretas está errado
   *[both] Os dois tabuleiros estão errados, cada um a seu modo
  }: valem as planilhas e corrige-se o tabuleiro. Artigo D.2.9.
reconcile-alike = Os dois tabuleiros têm o mesmo erro: valem as planilhas e corrigem-se os dois. Artigo D.2.9.
reconcile-retrace = Tabuleiros e planilhas diferem: tudo volta { $plies ->
    [0] ao começo
   *[other] à posição depois do lance { WORDS($number) } das { color }
  }, e o árbitro acerta os relógios. Artigo D.2.9, Artigo 7.1.
reconcile-scores = Os tabuleiros coincidem: só se corrigem as planilhas. Artigo 8.1.1.
reconcile-unknown = Se os tabuleiros coincidem só se corrigem as planilhas, Artigo 8.1.1; se não, tudo volta { $plies ->
    [0] ao começo
   *[other] à posição depois do lance { WORDS($number) } das { color }
  }, Artigo D.2.9. Os tabuleiros são dados com --white-board e --black-board.
reconcile-steps = Para acertar o tabuleiro das { $owner ->
    [white] brancas
   *[black] pretas
  }: { $count ->
    [one] um passo
   *[other] o primeiro de { WORDS($count) } passos
  }: { $step }.
reconcile-next = Depois { $step }.
score-written = Planilha, { $owner ->
    [white] brancas
   *[black] pretas
  }, lance { WORDS($number) } das { color }. { $move }.
score-illegible = Planilha das { $owner ->
    [white] brancas
   *[black] pretas
  }, lance { WORDS($number) } das { color }: ilegível.
score-read = Planilha lida, { $owner ->
    [white] brancas
   *[black] pretas
  }: { $plies ->
    [0] nenhum lance
   *[other] até o lance { WORDS($number) } das { color }
  }. { $count ->
    [0] tudo como foi jogado
    [one] um lance diferente da partida
   *[other] { WORDS($count) } lances diferentes da partida
  }.
score-read-none = Nada lido: { $why }
score-read-more = Ela tem mais lances, que não foram jogados.
score-read-other = É a planilha de outra partida. De { WORDS($plies) } lances não batem { WORDS($count) }. Nada é anotado.
score-read-start = A planilha do arquivo começa com outra posição. Nada é anotado.
correction-impossible = { $itself ->
    [yes] Ali não é um lance legal.
   *[no] Então não é possível o { move-of }. { $move }.
  }
correction-proposed = Se o árbitro aceitar, valem as planilhas. { $wrong ->
    [white] Então acerta-se o tabuleiro das brancas.
    [black] Então acerta-se o tabuleiro das pretas.
    [both] Então acertam-se os dois tabuleiros.
    [over] Então a partida termina.
    [open] Depois pergunta-se o que se faz com os tabuleiros.
   *[none] Os dois tabuleiros ficam como estão.
  } O árbitro diz árbitro, dois-pontos, aceitar ou recusar. Artigo D.2.9.
record-corrected = Registro corrigido. { move-of }: { $move }. Artigo D.2.9.
boards-as-written = Supõe-se que os dois tabuleiros estão como está escrito. Se um não está, diga o que há nele.
retrace-scores = As planilhas diferem: { move-of }.
retrace-proposed = Voltar atrás? Os dois tabuleiros e planilhas voltam { $plies ->
    [0] ao início
   *[other] à posição depois do { move-of }
  } se o árbitro aceitar. Relógios então: brancas { $white }, pretas { $black }. O árbitro diz árbitro, dois-pontos, aceitar ou recusar. Artigo D.2.9, Artigo 7.1.
retraced = Volta-se { $plies ->
    [0] ao início
   *[other] à posição depois do { move-of }
  }. Tempos de então. Artigo D.2.9, Artigo 7.1.
clocks-asked = Relógios: brancas { $white }, pretas { $black }. O árbitro acerta-os, por exemplo árbitro, dois-pontos, acerta brancas 5 minutos, e depois diz continuar; ou diz árbitro, dois-pontos, aceitar, e ficam assim. Artigo D.2.9, Artigo 7.1.
boards-agree-after = Tabuleiros iguais depois do lance { WORDS($number) } das { color }.
board-reported = Anotado para { board-of }. Nenhuma diferença.
setting-right = { color }: { $step }. Diga feito. { $count ->
    [1] É o único passo
   *[other] É o primeiro de { WORDS($count) } passos
  }. { move-of }. { said-by }.
setting-right-start = { color }: { $step }. Diga feito. { $count ->
    [1] É o único passo
   *[other] É o primeiro de { WORDS($count) } passos
  }. Pela posição inicial.
setting-right-back = { color }: { $step }. Diga feito. { $count ->
    [1] É o único passo
   *[other] É o primeiro de { WORDS($count) } passos
  }. De volta.
next-step = { color }: { $step }. Diga feito.
step-move = { colored-piece } de { $from } para { $to }
step-remove = tirar { colored-piece } de { $from }
step-put = colocar { colored-piece } em { $to }
step-turn = virar todo o tabuleiro meia volta
# Why a board is wrong, and a board gone over by touch.
cause-likely = O mais provável { on-board-of }: { $cause }.
cause-too = E também: { $cause }.
cause-close = Quase tão provável: { $cause }.
cause-none = Nenhuma causa encontrada { on-board-of }: nem um erro nem dois explicam o que está ali.
cause-move = lance { WORDS($number) } das { $mover ->
    [white] brancas
   *[black] pretas
  }, { $move }
cause-since = no mínimo depois do lance { WORDS($number) } das { $mover ->
    [white] brancas
   *[black] pretas
  }, { $move }
cause-since-start = em algum momento desde a montagem
cause = { $mistake ->
    [wrong-square] { $move }, foi posto em { $to }
    [wrong-square-stays] { $move }, foi posto em { $to }, e a peça capturada ficou
    [king-to] { $move }: o rei foi posto em { $to }
    [wrong-piece] { $move }, foi feito com a peça de { $from }
    [captured-stays] { $move }: saiu a peça que captura e a capturada ficou em { $from }
    [passed-stays] { $move }: o peão capturado ficou em { $from }
    [only-captured] { $move }: saiu a peça de { $from } e a que captura não foi movida
    [rook-left] { $move }: a torre ficou em { $from }
    [king-left] { $move }: o rei ficou em { $from }
    [rook-to] { $move }: a torre foi posta em { $to }
    [other-side] { $move }, foi feito para o outro lado
    [promoted-to] { $move }: em { $to } foi posta outra peça, { piece }
    [pawn-left] { $move }: o peão de { $to } não foi trocado
    [not-executed] { $move }, não foi feito
    [executed-twice] { $move }, foi feito duas vezes, até { $to }
    [followed] { $move }: depois também foi posta em { $to } a peça de { $from }
    [own-piece] { $move }, foi feito com a peça própria, de { $from } para { $to }
    [knocked-off] { colored-piece } de { $from } caiu do tabuleiro, { $move }
    [knocked-onto] { colored-piece } de { $from } foi parar em { $to }, { $move }
   *[exchanged] as peças de { $from } e { $to } foram montadas trocadas
  }
check-begins = Verificação: { board-of }. Para terminar, diga cancelar.
    .short = Verificação: { board-of }.
check-clocks-run = Os relógios continuam andando.
check-count = Quantas peças { $players ->
    [white] brancas há
    [black] pretas há
   *[both] há
  } { $where }?
check-rank = na fileira { $from }
check-file = na coluna { $first }
check-half = nas fileiras { $from } a { $to }
check-wing = nas colunas { $first } a { $last }
check-quarter = nas fileiras { $from } a { $to } das colunas { $first } a { $last }
check-occupied = Há alguma coisa em { $square }?
check-which = O que há em { $square }?
check-reads = { $name } deve estar assim: { $items }. Na primeira casa errada, diga silêncio e a casa. Se não, diga certo.
check-where = Qual é a primeira casa errada?
check-go-on = Nada provável está errado. Verificar todas as casas? Sim ou não.
check-record = Anotar que está assim? Sim ou não.
check-record-or-go-on = Anotar que está assim? Sim ou não. Continuar procura mais.
check-no-move = Durante a verificação um lance precisa do nome antes. Diga brancas, dois-pontos. Para terminar, diga cancelar.
check-not-asked = Verifica-se { board-of }. Responde quem o apalpa.
check-no-answer = Isso não é resposta aqui.
check-ended = Verificação terminada.
check-overtaken = Verificação terminada: a partida continuou entretanto.
check-nothing = Nenhum erro { on-board-of }. Todas as casas estão verificadas.
check-found = Errado { on-board-of }: { $squares }.
check-found-square = { $square } { $found }, o certo é { $right }
check-recorded-before = Já está anotado assim. Para acertar, diga acertar.
check-then-fix = Para acertar, diga acertar.
check-contradicted = As respostas se contradizem. Outra vez desde o começo.
check-contradicted-again = As respostas se contradizem de novo. Verificação terminada.
example-check = Diga verificar, verificar brancas ou verificar pretas.
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }: { $contents }, { $shade ->
    [light] casa branca
   *[dark] casa preta
  }.
# "um torre branca" would sound like an article of the wrong gender.
look-item = { $contents } em { $place }
file-item = { $contents } em { $place }
look-no-piece = Não há { no-piece } no tabuleiro.
look-no-pieces = { color }: { no-piece }.
rank-name = fileira { $rank }
file-name = coluna { $file }
diagonal-name = diagonal de { $from } a { $to }
line = { $name }: { $items }, resto vazio.
line-full = { $name }: { $items }.
line-empty = { $name }: vazia.
rays-from = A partir de { $square }, { $contents }.
ray = { $direction ->
    [forward] À frente
    [forward-right] À frente à direita
    [right] À direita
    [back-right] Atrás à direita
    [back] Atrás
    [back-left] Atrás à esquerda
    [left] À esquerda
   *[forward-left] À frente à esquerda
  }: { $items }.
rays-else = Resto vazio.
piece-at = { piece } { $square }
nobody = nenhum
nothing-reached = nada
nothing = nada
attacks = { $named } { $square }: { $attacked ->
    [yes] atacantes { $attackers }
   *[no] sem atacantes
  }, { $defended ->
    [yes] defensores { $defenders }
   *[no] sem defensores
  }.
attacks-king = { $named } { $square }: { $attacked ->
    [yes] atacantes { $attackers }
   *[no] sem atacantes
  }.
attacks-empty = { $square }, vazia. Atacantes brancos: { $white }. Pretos: { $black }.
targets = { $square }, { $contents }. Ataca: { $attacked }. Defende: { $defended }.
knight-reach = Saltos de cavalo de { $square }: { $items }.
empty-squares = nada em { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: nenhum lance.
captures-none = { $piece }: não captura nada.
moves-nowhere = { color } não têm nenhum lance legal.
captures-nowhere = { color } não podem capturar nada.
moves-nowhere-kind = { $piece ->
    [queen] Nenhuma dama
    [rook] Nenhuma torre
   *[other] Nenhum { piece }
  } das { color } tem um lance legal.
captures-nowhere-kind = { $piece ->
    [queen] Nenhuma dama
    [rook] Nenhuma torre
   *[other] Nenhum { piece }
  } das { color } pode capturar nada.
moves-in-check = { opponent } jogam primeiro e estão em xeque.
move-takes = captura { piece } { $square }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
captured-on = { piece } { $square }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
captures-of = { $piece } captura { $moves }.
undefended = Sem defesa: { $pieces }.
hanging = As { color } têm pendurado: { $pieces }.
hanging-none = As { color } não têm nada pendurado.
undefended-none = Todas as peças das { color } estão defendidas.
checks-of = Xeque com { $piece }: { $moves }.
checks-none = { $piece }: nenhum xeque.
checks-nowhere = As { color } não podem dar xeque.
checks-nowhere-kind = { $piece ->
    [queen] Nenhuma dama
    [rook] Nenhuma torre
   *[other] Nenhum { piece }
  } das { color } pode dar xeque.
in-check = As { color } estão em xeque: { $pieces }.
in-check-none = As { color } não estão em xeque.
castling-left = Roque, { color }: { $short }; { $long }.
castling-state = { $castling } { $state ->
    [possible] possível
    [occupied] agora não, { $square } está ocupada
    [attacked] agora não, { $square } está atacada
    [check] não em xeque
    [king] não mais, o rei já se moveu
   *[rook] não mais, a torre já se moveu ou falta
  }
castling-done = As { color } já rocaram.
threats = As { color } ameaçam: { $threats }.
threats-none = As { color } não têm ameaça direta.
threat-mate = { $piece } { $square } mate
threat-capture = { $by } captura { piece } { $square }
threat-promotion = { $piece } promove em { $square }
evaluation = Pelo material as { color } estão melhor, por { $pawns ->
    [one] um peão
   *[other] { WORDS($pawns) } peões
  }.
evaluation-equal = Pelo material está igual.
wing = { $side ->
    [short] Ala do rei
   *[long] Ala da dama
  }{ $half-of ->
    [white] {", "}lado das brancas
    [black] {", "}lado das pretas
   *[none] {""}
  }.
pinned = Cravadas: { $pieces }.
pinned-one = { colored-piece } { $square } por { $by }
castling-name = { $side ->
    [short] pequeno roque
   *[long] grande roque
  }
move-promotes = { $square } com promoção
pinned-none = Nenhuma peça cravada.
attacked-none = Nenhuma peça está atacada.
attacked-none-of = Nenhuma peça das { color } está atacada.
counted-piece = { $piece ->
    [queen] { $count ->
        [1] uma dama
       *[other] { WORDS($count, form: "feminine") } damas
      }
    [rook] { $count ->
        [1] uma torre
       *[other] { WORDS($count, form: "feminine") } torres
      }
    [bishop] { $count ->
        [1] um bispo
       *[other] { WORDS($count) } bispos
      }
    [knight] { $count ->
        [1] um cavalo
       *[other] { WORDS($count) } cavalos
      }
   *[pawn] { $count ->
        [1] um peão
       *[other] { WORDS($count) } peões
      }
  }
material-side = { color }: { $pieces }, valor { WORDS($worth) }.
material-equal = Material igual.
material-more = { color } têm mais: { $pieces }.
counted-own = { $pieces }.
counted-of = { color }: { $pieces }.
may-play = Sim, é possível: { $move }.
none-to-take = Não dá para capturar { no-piece }.
captured-by = { color } capturaram: { $pieces }.
move-numbered = Lance { WORDS($number) }, { color }: { $move }.
move-in-hand = Lance { WORDS($number) }, { color }, relógio ainda não acionado: { $move }.
move-row = Lance { WORDS($number) }: { $white }, { $black }.
moves-none-yet = Nenhum lance ainda.
moves-none-yet-of = As { color } ainda não jogaram.
turn-number = { color } jogam, lance { WORDS($number) }.
opening = Abertura: { $name }.
opening-none = Nenhuma abertura com nome.
players-color = { $whose ->
    [own] Você está com as
   *[other] Seu adversário está com as
  } { color }.
slower = Mais devagar.
slowest = Mais devagar não é possível.
faster = Mais rápido.
fastest = Mais rápido não é possível.
louder = Mais alto.
louder-perhaps = Mais alto, se o Speech Dispatcher já não estiver no máximo.
loudest = Mais alto não é possível.
softer = Mais baixo.
softest = Mais baixo não é possível.
own-speech-off = Voz desligada.
own-speech-on = Voz ligada.
verbosity = { $verbosity ->
    [short] Curto
    [normal] Normal
   *[full] Completo
  }: { $move }.
verbosity-announcements = Os anúncios dos jogadores continuam completos.
keys = Uma tecla sozinha, ou com Alt: { $keys }.
keys-hearing = Ouvir: { $keys }.
keys-board = No tabuleiro: { $keys }. Um algarismo sozinho como linha faz o mesmo.
keys-pieces = Para a próxima peça, com letra maiúscula sozinha ou com Alt e Shift: { $keys }.
keys-own = Alteradas nas configurações: { $keys }.
keys-seeing = Na tela: { $keys }.
keys-typing = Na linha: { $keys }.
keys-elsewhere = Na tela e no editor de linhas há ainda estas teclas.
keys-digits = Um algarismo sozinho, de um a oito: para essa fileira na mesma coluna.
keys-help = Para ouvir o que se pode dizer agora, diga ajuda ou help.
key-run = { $first } a { $last }
key-asks = { $asks ->
    [repeat] repetir
    [previous] mensagem anterior
    [next] mensagem seguinte
    [keys] todas as teclas
    [silence] silêncio
    [speech] voz desligada ou ligada
    [step-left] uma casa à esquerda
    [step-right] uma casa à direita
    [step-up] uma casa acima
    [step-down] uma casa abaixo
    [go-rank] para essa fileira na mesma coluna
    [rest] cursor no anúncio, na casa ou na entrada
    [contrast] cores
    [figurines] figurinas
    [big-clocks] relógios grandes
    [back] voltar na leitura
    [onward] continuar a leitura
    [repaint] desenhar de novo
    [leave] sair
    [earlier-line] linha anterior
    [later-line] linha posterior
    [line-start] ao início
    [line-end] ao fim
    [cut-rest] apagar o resto
    [cut-line] apagar tudo
    [cut-word] apagar uma palavra
    [last-line] em linha vazia, sair
   *[nothing] nada
  }
key-named = { $named ->
    [ctrl] Control
    [alt] Alt
    [shift] Shift
    [left] seta para a esquerda
    [right] seta para a direita
    [up] seta para cima
    [down] seta para baixo
    [home] Home
    [end] End
    [page-up] Page Up
    [page-down] Page Down
    [escape] Escape
    [insert] Insert
   *[space] Espaço
  }
key-does = { $key }: { $does }
which-square = Qual casa?
edge = Borda.
may-not-analyse = Ninguém diz isso durante uma partida. Artigo { $article }. Pergunte pelo seu tabuleiro, pelo último anúncio, pelo tempo ou pelos lances.
help-more = Diga perguntas para ouvir o que se pode perguntar sobre o tabuleiro e a partida, ou teclas para ouvir as teclas.
help-questions = Pergunte pelo tabuleiro: o que há em { $e } quatro, onde estão os cavalos, peças brancas, fileira quatro, coluna { $e }, diagonal { $e } quatro, último lance, todos os lances.
help-analysis = Também: quem ataca { $f } sete, para onde o cavalo pode ir, o que está cravado, material, peças capturadas.
help-speech = Para ouvir: repetir, soletrar, mais devagar, mais rápido, silêncio, desligar voz.

### Clock and moves

time-both-left = { $white-you ->
    [yes] Você
   *[no] Brancas
  }: { $white }. { $black-you ->
    [yes] Você
   *[no] Pretas
  }: { $black }.
time-both-used = { $white-you ->
    [yes] Você usou
   *[no] Brancas usaram
  } { $white }. { $black-you ->
    [yes] Você usou
   *[no] Pretas usaram
  } { $black }.
time-one = { color }: { $left } no relógio, { $used } de tempo gasto.
time-one-used = { color } usaram { $used }.
low-time-you = Tempo restante: { $left }.
low-time = { color }, tempo restante: { $left }.
time-none = Sem relógio. Brancas usaram { $white }, pretas { $black }.
time-byo-yomi = { $left } { $periods ->
    [0] no último período de byo-yomi
    [1] e mais um período de byo-yomi
   *[other] e mais { WORDS($periods) } períodos de byo-yomi
  }
moves-each = { $count ->
    [0] Nenhum lance completado ainda.
    [1] Um lance completado por cada lado.
   *[other] { WORDS($count) } lances completados por cada lado.
  }
moves-white = { $white ->
    [0] nenhum lance
    [1] um lance
   *[other] { WORDS($white) } lances
  }
moves-black = { $black ->
    [0] nenhum
   *[other] { WORDS($black) }
  }
moves-differ = Brancas completaram { moves-white }, pretas { moves-black }.
moves-counter = O contador de lances do relógio das { color } marca { WORDS($count) }.
wait-only-simulated = O tempo aqui passa sozinho. A palavra esperar só vale com tempo simulado.
clocks-stand = Relógios parados.
clocks-run = Relógios andando.
clock-set = Relógio acertado, { color }: { $time }. Artigo 6.10.2.
moves-set = Contador de lances acertado, { color }: { WORDS($count) }. Artigo 6.10.2.
byo-yomi-set = Períodos de byo-yomi restantes, { color }: { WORDS($count) }. Artigo 6.10.2.
for-schedule = Senão o horário sofreria. Artigo A.5.1.1.
time-added = Tempo acrescentado, { color }: { $time }. Artigo 12.9.2.
additional-time = Tempo acrescentado, { color }: { $time }. Motivo: { $text }. Artigos 6.10 e 12.5.
time-cut = Tempo descontado, { color }: { $time }. Artigo 12.9.3.
stood-still = O programa ficou parado { $time }; não conta para ninguém. Relógios parados. Diga continuar.
stood-still-arbiter = O programa ficou parado { $time }; não conta para ninguém. Relógios parados, o árbitro decide. Artigo 6.11.
paused-seeking = Relógios parados, o árbitro é chamado: { $text }. Artigo 6.11.2.
paused-for = Relógios parados: { $text }.
paused-without-reason = Relógios parados sem motivo dito. O árbitro decide. Artigo 6.11.4.
noted = Anotado: { $text }.
must-record = Obrigação de anotar, { color }. Artigo 8.1.1.
need-not-record = Sem obrigação de anotar neste período, { color }. Artigo 8.4.
need-not-record-fast = Sem obrigação de anotar, { color }. Artigo A.2.
sheet-refused = Planilha recusada: já foi pedida cinco vezes, { color }; mais distrai. Fica anotado. Artigo { $article }.
recording-stopped = { color } param de anotar. Artigo 8.4.
score-completed = Planilha completa, { color }; voltam a anotar.
score-kept = { $speaker ->
    [arbiter] O árbitro
    [white-assistant] O assistente das brancas
    [black-assistant] O assistente das pretas
   *[assistant] O assistente
  } faz a planilha, porque nenhum jogador anota. Artigo 8.5.1.
score-due = Uma seta caiu. { color } completam a planilha antes de jogar e, com a vez, podem pedir a planilha do adversário. Depois se diz planilha completa. Artigo 8.5.2.
scores-due = Relógios parados: os dois jogadores completam suas planilhas. Depois se diz planilha completa. Artigo 8.5.1.
score-lent = Planilha para as { color }, a devolver antes de jogar. Artigo { $article }.
reconstructing = Relógios parados: a partida é reconstruída em outro tabuleiro. Posição, tempos, de quem é a vez e número de lances estão anotados. Depois se diz planilha completa. Artigo 8.5.3.
next-period = { $players ->
    [white] O próximo lance das brancas conta
    [black] O próximo lance das pretas conta
   *[both] O próximo lance de cada jogador conta
  } para o período seguinte. Seu tempo se soma. Artigo 8.6.
score-replaced = Planilha eletrônica substituída, { color }; os lances ficam. Artigo 8.3.
signed = Assinado pelas { color }. Artigo 8.7.
signed-by-both = Os dois jogadores assinaram; o resultado vale.
sign-now = Para assinar: { $players ->
    [white] brancas, dois-pontos, assinar
    [black] pretas, dois-pontos, assinar
   *[both] brancas ou pretas, dois-pontos, assinar
  }.
result-replaced = O resultado anterior já não vale. Artigo 8.7.
claim-written = { color } reclamam empate. { opponent } não podem vencer por meios normais ou não tentam. Artigo III.6. Com isso a partida termina. Posição e planilha estão escritas, e as { opponent } as verificam. A palavra posição a lê. { claim-verify-line }
claim-verify-line = As { opponent } dizem { opponent }, dois-pontos, sim ou não.
claim-verified = Posição e planilha verificadas. O árbitro decide. Ele diz árbitro, dois-pontos, aceito, ou resultado, e brancas, pretas ou empate.
claim-referred = { color } reclamam empate. { opponent } não podem vencer por meios normais ou não tentam. Artigo III.6. Com isso a partida termina; posição e planilha estão salvas. O árbitro decide. Ele diz árbitro, dois-pontos, aceito, ou resultado, e brancas, pretas ou empate.
claim-not-verified = As { opponent } não as verificam; fica anotado. O árbitro decide. Ele diz árbitro, dois-pontos, aceito, ou resultado, e brancas, pretas ou empate.
refused-verify-first = As { opponent } verificam primeiro a posição e a planilha. { claim-verify-line } Artigo III.6.1.
refused-must-record = Obrigação de anotar, { color }. Artigo 8.1.1.
refused-need-not-record = Sem obrigação de anotar, { color }. Artigo A.2.
refused-stopped-already = { color } já não anotam.
refused-score-first = { color } completam primeiro a planilha. Depois se diz planilha completa. Artigo { $article }.
refused-scores-complete = Não há planilha a completar.
refused-records = { color } anotam, portanto mais ninguém precisa. Artigo 8.5.1.
refused-kept-already = A planilha já está sendo feita.
refused-score-at-hand = Sem reconstrução: está completa { $owner ->
    [white] a planilha das brancas
    [black] a planilha das pretas
   *[kept] a planilha feita para ambos
  }. Artigo 8.5.3.
refused-no-score-at-hand = Nenhuma planilha está completa. O árbitro diz árbitro, dois-pontos, reconstruir. Artigo 8.5.3.
refused-not-lent = As { color } não recebem agora a planilha do adversário. Só com a vez e caída uma seta, para completar a própria. Artigo 8.5.2.
refused-score-of-opponent = Isso se diz só da própria planilha.
refused-no-next-period = Não segue outro período. Artigo 8.6.
refused-no-flag-fallen = Nenhuma seta caiu. Artigo 8.6.
refused-not-over = O resultado se assina no fim. Artigo 8.7.
refused-signed-already = { color } já assinaram.
refused-who-signs = Cada jogador assina por si. Diga brancas ou pretas, dois-pontos, assinar. Artigo 8.7.
refused-electronic = Aqui as planilhas são eletrônicas: os lances feitos ficam anotados. Artigo 8.1.1.2.
refused-paper = Aqui as planilhas são de papel. Artigo 8.3.
may-not-record = Planilhas há em partidas com assistente e em torneios. Artigo { $article }.
may-not-keep-score = Aqui isso cabe ao árbitro ou ao assistente. Artigo { $article }.
example-own-score = Diga só isso, ou com brancas ou pretas.
example-not-shown = Diga não provado. Também com de quem e quantos lances, por exemplo não provado brancas 2.
opened-electronic = Planilhas eletrônicas. Artigo 8.1.1.2.
warned = Advertência, { color }. Artigo 12.9.1.
warned-for = Advertência, { color }: { $text }. Artigo 12.9.1.
penalized = Penalidade, { color }: { $text }. Artigo 12.9.
protested = Relógios parados, o árbitro é chamado. Duas mãos para um lance, { color }. Ele diz duas mãos, ou continuar. Artigo { $article }.
board-turned = Tabuleiro virado. A posição passa para um tabuleiro bem colocado e a partida continua. Relógios parados. Artigo 7.2.2.
displaced = Peças deslocadas, { color }: recoloca no próprio tempo. Artigo 7.4.1.
restored = Posição restaurada. Tempos como então, se o árbitro não puser outros. Artigo 7.1.
restored-keeping-times = Posição restaurada, os tempos ficam. Artigo 7.1.
restored-with-penalties = As penalidades de tempo posteriores ficam: { $text }.
restored-without-penalties = As penalidades de tempo posteriores não ficam: { $text }.
penalty-given = { color } { $time } a mais
penalty-cut = { color } { $time } a menos
restoring-asked = As { color } querem retirar o lance ilegal. Se o adversário disser o mesmo, a posição é restabelecida. Artigo A.5.2.
ruling-withdrawn = Decisão retirada.

### Touched, adjusted, made

touched = Tocado pelas { color }: { $pieces }.
touched-unclear = Tocado pelas { color }: { $pieces }. A ordem não está clara. Artigo 4.3.3.
touched-piece = { piece } { $square }
adjusting = { color } arrumam. Artigo 4.2.1.
adjusted = Arrumado pelas { color }: { $pieces }. Isso não obriga a nada. Artigo 4.2.1.
adjusting-done = { color } já não arrumam.
untouched = Tocado sem querer pelas { color }. Isso não obriga a nada. Artigo 4.2.2.
placed = Colocado pelas { color }: { $square }.
removed = Retirado pelas { color }: { $square }.
obligation-none = Nada tocado. { color } podem fazer qualquer lance legal.
obligation-move = Deve mover-se { the-piece } de { $square }. Artigo { $article }.
obligation-capture = Deve ser capturada a peça de { $square }: { piece }. Artigo { $article }.
obligation-capture-with = { the-piece } de { $from } deve capturar em { $square }. Artigo { $article }.
obligation-castle = É obrigatório rocar: { castling-name }. Artigo { $article }.
obligation-anything = Vale qualquer lance legal. Artigo { $article }.
obligation-not-castle = Não permitido neste lance: { castling-name }.
refused-not-to-touch = Tocar só obriga quem tem a vez. A vez é das { color }. Artigo 4.3.
refused-not-to-adjust = Arrumar só pode quem tem a vez. A vez é das { color }. Artigo 4.2.1.
refused-touch-of-opponent = Isso comunica o árbitro ou o assistente. Foi o adversário que tocou. Artigo 4.3.
refused-nothing-there = Ali não há tal peça: { $square }.
refused-other-piece-there = Ali há outra coisa. { $square }: { $found }.
refused-which-piece = Que peça está em { $square }? Diga-a com a cor.
refused-nothing-touched = Nada foi tocado.
refused-not-adjusting = Ninguém está arrumando.
refused-touched-before-claim = Sem reclamação neste lance: uma peça já foi tocada. Artigo 9.4.
refused-steps-implied = Aqui o anúncio já inclui isso. Anuncie só o lance. Artigo D.2.3.
refused-not-announced = Ainda não feito: falta o anúncio. O relógio fica. Artigo D.2.3.
refused-not-placed = Ainda não feito: nada colocado em { $square }. O relógio fica. Artigo D.2.3.
refused-not-removed = Ainda não feito: a peça capturada continua em { $square }. O relógio fica. Artigo D.2.3.
refused-placed-elsewhere = Colocado em { $placed }, anunciado { $square }. A peça colocada fica, e o anúncio deve nomeá-la. Artigo 4.7.
refused-placed-otherwise = Colocado em { $placed }, anunciado { $square }. A mão e o anúncio devem coincidir. Artigo D.2.3.
refused-not-captured = Retirada está a peça de { $square }. O lance anunciado não a captura. Artigo 4.7.1.
refused-other-promotion = Na casa de promoção já está: { piece }. A escolha é definitiva. Artigo 4.4.4.
refused-already-placed = Já colocado: { $square }. A peça fica. Artigo 4.7.
refused-no-move-there = Nenhum lance legal faz isso agora: { $square }.
may-not-accident = Se foi sem querer, decide o árbitro. Ele diz árbitro, dois-pontos, sem querer. Artigo { $article }.
example-touched = Diga as casas na ordem, por exemplo tocado cavalo g1. Se a ordem não se sabe, acrescente ordem incerta.
example-score = Por exemplo: planilha das brancas 12 cavalo { $f } três. planilha das brancas 12 pretas ilegível. planilha das brancas do arquivo brancas.pgn.
example-placed = Diga uma casa, por exemplo colocado f3. Ou retirado f7.
help-touch = Uma peça tirada do furo está tocada: diga levantado cavalo g1. Apalpar não é tocar. Para saber o que mover, diga obrigação. Antes de arrumar peças, diga eu arrumo, e depois, já arrumado.
help-steps = O lance é feito passo a passo: diga colocado f3, anuncie-o e, se capturar, diga retirado f7.
cli-arg-step-by-step = Colocar, retirar e anunciar são comunicados um a um, Artigo D.2.3

### Draws, claims, irregularities, the end

draw-offered = Empate oferecido pelas { color }. { opponent } dizem aceito ou recuso.
draw-offered-to-partner = Você oferece empate às { opponent }.
draw-declined = { color } recusam o empate.
offers-repeated = As { color } fizeram { WORDS($count, form: "feminine") } ofertas de empate. O árbitro decide. Recusadas, ou no tempo do adversário. Artigo 11.5.
claim-failed = Reclamação incorreta das { color }.
claim-found = { $claim ->
    [threefold] A posição aparece só pela { $found ->
        [1] primeira
       *[other] segunda
      } vez
   *[fifty] { $found ->
        [1] Só um lance sem captura nem lance de peão
       *[other] Só { WORDS($found) } lances sem captura nem lance de peão
      }
  }.
illegal-completed = { $irregularity ->
    [unpromoted] Peão sem promoção, { color }
    [empty-press] Relógio sem lance, { color }
    [two-hands] Duas mãos, { color }
    [ruled] Decidido contra as { color }
   *[illegal-move] Lance ilegal das { color }
  }{ $loses ->
    [yes] { $irregularity ->
        [illegal-move] , { $count ->
            [1] que perde de imediato
           *[other] o segundo
          }
       *[other] : { $count ->
            [1] ilegal, perde na hora
           *[other] segundo lance ilegal
          }
      }.
   *[no] { $irregularity ->
        [illegal-move] , o primeiro
       *[other] : primeiro lance ilegal
      }.
  }
illegal-taken-back = O lance é desfeito.
illegal-queen = O peão torna-se dama.
reply-taken-back = A resposta também é retirada.
times-before-press = Relógios como antes de acionar.
opponent-receives = { opponent } recebem { $bonus }.
claim-found-with = { $claim ->
    [threefold] Com este lance a posição apareceria só pela { $found ->
        [1] primeira
       *[other] segunda
      } vez
   *[fifty] { $found ->
        [1] Com este lance seria só um lance
       *[other] Com este lance seriam só { WORDS($found) } lances
      }
  }.
claim-illegal = O lance declarado é ilegal.
article = Artigo { $article }.
claim-not-made = Ainda nada foi reclamado. Diga a reclamação com o lance inteiro.
claim-offer-stands = A oferta de empate contida nela continua valendo.
claimed = { color } reclamam empate: { $claim ->
    [threefold] mesma posição três vezes
   *[fifty] cinquenta lances
  }.
claimed-with = { color } reclamam com { $move }: { $claim ->
    [threefold] tripla repetição
   *[fifty] cinquenta lances
  }.
declared-must = { color } devem jogar { $move }.
declared-piece-must = { color } devem mover essa peça, se ela puder ser movida. Artigo 4.3.
draw-agreed = { color } aceitam o empate. Relógios parados. Falta o consentimento do árbitro. Artigo 9.1.1. Ele diz árbitro, dois-pontos, aceito ou recuso.
consent-refused = O árbitro não consente o empate. Artigo 9.1.1.
increment-requested = { color } pedem cinco segundos por lance. { opponent }: aceito ou recuso? Para os dois, e é uma oferta de empate. Artigo III.4.
increment-open = O árbitro decide sobre o incremento. Artigo III.4. Ele diz árbitro, dois-pontos, aceito ou recuso.
increment-granted = Incremento concedido: { $increment } por lance para os dois. { opponent } recebem { $bonus }. Artigo III.4.
increment-refused = Sem incremento. Artigo III.4.
normal-means-claimed = { color } reclamam empate. Relógios parados. { opponent } não podem vencer por meios normais ou não tentam. Artigo III.5. O árbitro diz árbitro, dois-pontos, aceito, recuso ou postergo.
claim-postponed = Decisão postergada. Artigo III.5.2.
claim-postponed-bonus = Decisão postergada. { opponent } recebem { $bonus }. Artigo III.5.2.
claim-rejected = Reclamação rejeitada. Artigo III.5.3.
claim-rejected-bonus = Reclamação rejeitada. { opponent } recebem { $bonus }. Artigo III.5.3.
left-to-arbiter-claim = A reclamação ainda está por decidir. Artigo III.5.2. O árbitro diz árbitro, dois-pontos, aceito ou recuso.
taken-back = { $plies ->
    [1] Desfeito: { $move }.
   *[other] Desfeito até antes de { $move }.
  }
correct-which = Qual lance, então?
resign-question = As { color } abandonam? Sim ou não.
illegal-unpressed-question = As { color } não acionaram o relógio: o lance não está completado. Artigo 7.5.1. Punir assim mesmo? Sim ou não.
illegal-legal-question = O último lance das { color } é legal. Punir como ilegal assim mesmo? Sim ou não.
illegal-no-move-question = As { color } ainda não anunciaram lance. Punir assim mesmo? Sim ou não.
take-back-question = { $plies ->
    [1] Voltar um meio-lance?
   *[other] Voltar { WORDS($plies) } meios-lances?
  } Sim ou não.
play-instead-question = Voltar e jogar { $move } no lugar? Sim ou não.
stays = Fica como está.
flag-fell = Seta caída: { color }.
resigned = { color } abandonam.
doubt = { $doubt ->
    [castling] Sem o roque do Chess960 não foi encontrado nenhum mate das { opponent }, e com ele nenhum foi procurado
    [position] A posição é ilegal: se as { opponent } podem dar mate a partir dela, nenhum artigo o diz
   *[time] Não deu para apurar a tempo se as { opponent } ainda podem dar mate
  }.
left-to-arbiter = O árbitro decide. { doubt } Ele diz árbitro, dois-pontos, resultado, e brancas, pretas ou empate.
won = { color } vencem: { $reason }.
won-so = { color } vencem.
drawn-so = Empate.
drawn = Empate: { $reason }.
half-for = Meio ponto para { color }, zero para { opponent }: { $reason }.
both-lost = Ambos perdem: { $reason }.
annulled = A partida não conta: { $reason }. Joga-se de novo.
reason-checkmate = xeque-mate
reason-cannot-mate = o outro lado não pode dar mate. Artigo { $article }
reason-resignation = abandono
reason-resignation-drawn = abandono, mas o outro lado não pode dar mate. Artigo 5.1.2
reason-stalemate = rei afogado
reason-dead-position = posição morta
reason-agreement = comum acordo
reason-time = queda de seta
reason-time-drawn = queda de seta, mas o outro lado não pode dar mate. Artigo 6.9
reason-illegal-moves = segundo lance ilegal. Artigo { $article }
reason-illegal-moves-drawn = segundo lance ilegal, mas o outro lado não pode dar mate. Artigo { $article }
reason-illegal-move-first = lance ilegal que perde de imediato. Artigo A.5.2
reason-illegal-move-first-drawn = lance ilegal, mas o outro lado não pode dar mate. Artigo A.5.2
reason-threefold-claim = mesma posição três vezes. Artigo 9.2
reason-fifty-moves-claim = cinquenta lances. Artigo 9.3
reason-fivefold-repetition = mesma posição cinco vezes. Artigo 9.6.1
reason-seventy-five-moves = setenta e cinco lances. Artigo 9.6.2
reason-normal-means = sem vitória por meios normais. Artigo III.5
reason-both-flags = as duas setas caídas, em ordem desconhecida. Artigo III.3.1.2
reason-illegal-position = posição ilegal depois do lance seguinte. Artigo A.5.4
reason-arbiter = decisão do árbitro
reason-default-time = não chegou dentro do tempo de tolerância. Artigo 6.7.1
reason-forfeit = partida declarada perdida pelo árbitro. Artigo 12.9
reason-wrong-start = posição inicial errada. Artigo 7.2.1
reason-colors-reversed = cores trocadas. Artigo 7.3
hint-move = Dica: { $move }.
hint-none = Nenhuma dica.
hint-look = { $look ->
    [mate] Há mate em { $moves ->
        [one] um lance
       *[other] { WORDS($moves) } lances
      }.
    [in-check] Você está em xeque.
    [promotion] Olhe os seus peões: um é promovido.
    [wins] Olhe o que pode capturar.
    [mate-threatened] Há ameaça de mate.
    [threatened] Em perigo: { $piece }.
    [check] Olhe os xeques.
    [exchange] Olhe as trocas.
    [castling] Pense no seu rei.
    [development] Ponha uma peça em jogo.
    [pawns] Olhe os seus peões.
   *[quiet] Nada é forçado. Que peça poderia estar melhor?
  }
hint-only = Só um lance é bom.
hint-piece = Mova esta peça: { $piece }.
hint-more = Para mais, diga dica outra vez.
evaluation-score = { $size ->
    [level] O jogo está igual.
    [slight] As { color } estão um pouco melhor.
    [pawns] As { color } estão melhor, por cerca de { $count ->
        [one] um peão
       *[other] { WORDS($count) } peões
      }.
    [won] As { color } estão ganhando.
    [mated] As { color } deram mate.
   *[mate] As { color } dão mate em { $count ->
        [one] um lance
       *[other] { WORDS($count) } lances
      }.
  }
evaluation-best = O melhor é { $move }.
judged = { $fault ->
    [blunder] { $move } foi um erro grave.
    [mistake] { $move } foi um erro.
    [inaccuracy] { $move } não foi o melhor.
    [good] Nada era claramente melhor que { $move }.
   *[best] { $move } foi o melhor lance.
  }
judged-better = Melhor era { $move }.
judged-nothing = Ainda não há lance seu para julgar.
nothing-said = Nada dito ainda.
said-first = Antes nada foi dito.
said-last = Depois nada foi dito.
more-follows = Para o resto, diga mais.
more-there = Mais.
no-more = Não há mais.

### Help: what can be said now

help-move = Diga um lance, por exemplo cavalo { $f } três.
help-press = Diga acionar e o relógio do adversário anda. Ou diga correção e o lance certo.
help-enter = A tecla Enter sozinha aciona o relógio assim que o lance estiver repetido.
help-repeat = { color } repetem o lance anunciado.
help-setting-right = Acerte o tabuleiro e diga feito.
help-not-started = O árbitro diz árbitro, dois-pontos, iniciar. Então o relógio anda.
help-waiting = O árbitro diz árbitro, dois-pontos, resultado, e brancas, pretas ou empate.
help-over = A partida terminou. Diga sair.
help-requests = Pergunte tempo, tempo gasto, lances, tabuleiros, posição, repetir. Diga também empate, aceito, recuso, abandono, pausa, sair.
help-ask = Pergunte, por exemplo: tempo, último lance, posição.
help-again = Repetir diz de novo o último.
help-arbiter = Antes de tudo diga: árbitro, dois-pontos.
help-assistant = Informe o que foi tocado ou o que há num tabuleiro.
help-practice = Ou: dica, voltar.
help-ladder = Escada diz o que se pode perguntar; próximo degrau leva mais acima.
help-learning = Também: avaliação, havia algo melhor, revisão, treino, problemas, jogar às cegas.
help-boards = Para o que de fato aconteceu num tabuleiro, diga tabuleiro das brancas ou tabuleiro das pretas e o lance feito ali. Para acertar um tabuleiro, diga acertar. Para procurar um erro com os dedos, diga verificar. Para saber de onde vem, diga por quê.

### Speech

speech-off = Sem voz. { doctor-speech-remedy }
speech-gone = Continua sem voz: nenhum serviço de fala responde. { speech-check }
speech-no-reader = Sem voz: nenhum leitor de tela responde. { speech-reader-remedy }
speech-reader-remedy = { SYSTEM() ->
    [windows] Inicie o leitor de tela. Para o NVDA ponha nvdaControllerClient.dll ao lado de ansage.exe, para outros prism.dll.
   *[other] Neste sistema fala --speech auto.
  }
speech-check = { SYSTEM() ->
    [windows] { doctor-speech-remedy }
   *[other] Para testar: spd-say olá
  }
speech-lost = Voz perdida: { $backend }.
speech-no-sound = Sem voz, porque não há nenhum dispositivo de som. { doctor-audio-remedy }
speech-by = { $by ->
    [ssip] Fala { $backend }, porque responde.
    [nvda] Fala { $backend }, porque este leitor de ecrã está a correr.
    [prism] Fala o leitor de tela, por meio de { $backend }.
    [espeak] Fala { $backend } no próprio programa, porque nenhum serviço de fala responde.
   *[other] Fala { $backend }, a voz do sistema.
 }
screen-reader-found = Modo de linhas, porque há um leitor de tela: { $name }. Para a tela, use --screen.
speech-left-to-reader = Voz própria desligada, porque o leitor de tela fala. Com --speech auto o programa fala por si.
lines-by-settings = Modo de linhas, porque as configurações dizem que um leitor de tela lê. Para a tela, use --screen.
speech-off-by-settings = Voz própria desligada, como nas configurações. Diga «ligar voz» e o programa fala.
ear-whose = A voz de quem? Diga antes brancas ou pretas.
ear-by = Ouvido próprio das { color }: { $backend }{ $device ->
    [none] { "" }
   *[other] , { $device }
  }.
ear-lost = Perdido o ouvido próprio das { color }: { $backend }. O que é só para ele fica escrito aqui.
ear-no-sound = Sem som o ouvido próprio das { color }: { $backend } não encontra nenhum dispositivo{ $device ->
    [none] { "" }
   *[other] {" "}chamado { $device }
  }.
ear-no-module = Sem som o ouvido próprio das { color }: { $backend } não tem o módulo { $device }.
ear-gone = Sem som o ouvido próprio das { color }: nenhum serviço de fala responde lá. O que é só para ele fica escrito aqui.
speech-not-on = Nada mudou, porque a voz própria está desligada. Diga «ligar voz» e o programa fala.

### The screen

screen-keys = { $keys }, Alt com uma letra pergunta.
screen-prompt = Entrada:
screen-only = Isso só se vê na tela: com --screen.
screen-palette = { $palette ->
    [white-on-black] Branco sobre preto.
    [black-on-white] Preto sobre branco.
    [yellow-on-black] Amarelo sobre preto.
   *[orange-and-blue] Peças laranja e azuis.
 }
screen-figurines = Peças como figurinas: brancas claras, pretas escuras.
screen-letters = Peças como letras.
screen-big-clocks = Relógios grandes.
screen-small-clocks = Relógios pequenos.
tones-on = Tons ligados.
tones-off = Tons desligados.
tones-forbidden = Num torneio só com --earcons on.
screen-player = { $color ->
    [white] Brancas
   *[black] Pretas
  }
screen-player-to-move = { $color ->
    [white] Brancas
   *[black] Pretas
  } jogam
screen-clock = { $color ->
    [white] Brancas
   *[black] Pretas
  } { $time }
screen-clock-runs = { $color ->
    [white] Brancas
   *[black] Pretas
  } { $time } corre
screen-score = Planilha das { color }
screen-scores = As duas planilhas
screen-differ = Na tela está { board-of }. Diferentes, com !: { $count ->
    [1] uma casa
   *[other] { WORDS($count, form: "feminine") } casas
  }.
screen-differ-both = Diferentes, com !: { $count ->
    [1] uma casa
   *[other] { WORDS($count, form: "feminine") } casas
  }.
screen-board = Tabuleiro das { color }
screen-page = Página
screen-onward = Page Down: mais.
screen-back = Page Up: voltar.
screen-board-again = Escape: o tabuleiro.
screen-too-small = A janela é pequena demais para o tabuleiro.
screen-blindfold = Degrau { WORDS($rung) }: o tabuleiro não aparece.

### The start of a game of Chess960, thrown with a die or with coins

chess960-dice = Chess960 com um dado. Contam-se as casas livres, da esquerda das brancas. O que é alto demais é lançado de novo.
chess960-coins = Chess960 com moedas. Contam-se as casas livres, da esquerda das brancas. Cara é um, coroa é zero, a primeira moeda pesa mais. O que é alto demais é lançado de novo.
chess960-for = { $throw ->
    [light-bishop] Bispo das casas brancas
    [dark-bishop] Bispo das casas pretas
    [queen] Dama
    [first-knight] Primeiro cavalo
   *[second-knight] Segundo cavalo
  }
chess960-throw = { chess960-for }: de um a { WORDS($squares) }.
chess960-throw-coins = { chess960-for }: { WORDS($coins, form: "feminine") } moedas.
chess960-placed = { piece-at }.
chess960-too-high = { WORDS($number) } é alto demais. De novo.
chess960-so-many-coins = Exatamente { WORDS($coins, form: "feminine") } moedas.
chess960-not-heard = Não entendi: { $said }.
chess960-say-number = Diga o número do dado, ou sair.
chess960-say-coins = Diga cara ou coroa para cada moeda, ou sair.
chess960-heads = cara
chess960-tails = coroa
chess960-left = Nenhuma partida começada.

### Starting, and what can go wrong before a game

menu-what = O que vai ser? Um: treino contra o parceiro. Dois: treino a dois. Três: partida com assistente. Quatro: torneio. Cinco: continuar a última partida. Seis: sair. Diga um número, ou: treino, problemas, revisão.
menu-short = Número de 1 a 6
menu-number = Diga um número de um a seis. Ou um lance, ou, por exemplo: nova partida, nível dois.
menu-none-open = Nenhuma partida aberta. Diga um número, ou: nova partida.
first-question = Você usa um leitor de tela? Sim ou não.
first-explained = Você usa um leitor de tela? Sim ou não. Com sim, o programa cala e o leitor de tela lê as suas linhas; com não, ele mesmo fala.
first-short = Leitor de tela? sim/não
first-language = Qual língua? { $languages }.
first-language-short = Número da língua
first-commands = Diga um lance, por exemplo «{ $e } dois { $e } quatro». «Mais uma vez» repete a última mensagem. «Ajuda» diz o que se pode dizer agora.
first-names = Nomes das casas? Um: Gustav um. Dois: g um. Três: Golf um.
first-names-explained = Um: nomes de pessoa, o mais claro: Gustav um. Dois: a letra, o mais curto: g um. Três: alfabeto OTAN: Golf um. Um, dois ou três?
first-names-short = Nomes? 1 2 3
first-practice = Diga um lance ou nova partida. Ajuda diz mais.
first-practice-short = Lance ou nova partida
not-saved = Não foi salvo, o lance não vale: { $why }. Relógios parados. { $how ->
    [anew] Para gravar de novo a partida inteira, diga continuar.
    [busy] Diga de novo quando o outro programa tiver terminado.
    [never] Aqui não se pode salvar nada.
   *[again] Libere espaço ou recoloque o disco, e diga de novo.
}
not-saved-yet = Não foi salvo: { $why }. Relógios parados. { $how ->
    [anew] Para gravar de novo a partida inteira, diga continuar.
    [away] Retire o arquivo que está no lugar da biblioteca e diga continuar.
    [never] Aqui não se pode salvar nada.
   *[again] Para tentar de novo, diga continuar.
}
saved-again = Voltou a salvar.
saved-anew = A partida inteira foi salva de novo, como partida { WORDS($game) }.
error-usage = ansage: { $why }. Para ajuda: ansage --help
error-other = ansage: { $why }
error-unknown-argument = argumento desconhecido { $arg }
error-invalid-value = { $value } não é valor para { $arg }
error-invalid-value-of = { $value } não é valor para { $arg }, são possíveis { $possible }
error-missing = falta { $arg }
error-no-text = { $arg } não é um texto em UTF-8
error-missing-command = falta um comando
error-unknown-command = comando desconhecido { $arg }
error-conflict = { $arg } não combina com os outros argumentos
error-fen = Posição inutilizável: { $why }. Espera-se uma FEN, por exemplo { $example }
error-fen-over = Posição inutilizável: a partida já estaria terminada
error-fen-whole = isto não é uma FEN
error-fen-board = não dá para ler as peças
error-fen-turn = não dá para ler de quem é a vez
error-fen-castling = não dá para ler os direitos de roque
error-fen-en-passant = não dá para ler a casa de en passant
error-fen-counters = não dá para ler os números de lances
error-fen-too-many-moves = os números de lances são maiores do que em qualquer partida possível
error-fen-empty = o tabuleiro está vazio
error-fen-missing-king = falta um rei
error-fen-too-many-kings = um lado tem mais de um rei
error-fen-pawns = há um peão na primeira ou na última fileira
error-fen-castling-rights = os direitos de roque não combinam com a posição
error-fen-en-passant-square = a casa de en passant não combina com a posição
error-fen-opposite-check = o lado que não tem a vez está em xeque
error-fen-impossible-check = nenhuma partida leva a um xeque assim
error-fen-too-much-material = mais peças do que uma partida permite
error-chess960 = “{ $part }” não é um começo de Chess960. Pode ser um número de 0 a 959, random, dice, coins ou as oito peças, por exemplo RBQNBKRN
error-chess960-number = “{ $part }” não é um número de 0 a 959
error-chess960-pieces = “{ $part }” não são rei, dama e duas torres, dois bispos e dois cavalos
error-chess960-king = Em “{ $part }” o rei não está entre as torres
error-chess960-bishops = Em “{ $part }” os dois bispos estão em casas da mesma cor
error-chess960-throw = “{ $part }” não são lançamentos. Um dado mostra de 1 a 6, uma moeda H para cara ou T para coroa
error-chess960-too-few = Em “{ $part }” faltam lançamentos
error-chess960-too-many = Em “{ $part }” há lançamentos demais
error-chess960-seed = --seed vai com --chess960 random
error-voice = não há a voz { $tag }, são possíveis { $known }
error-piece-sets = os nomes das peças de { $one } e { $other } não se misturam em uma partida
error-time = Tempo inutilizável: { $why }. Por exemplo 90+30, 5, ou 40/5400+30:1800+30
error-time-no-time = “{ $part }” não é um tempo
error-time-no-main = em “{ $part }” falta o tempo principal
error-time-no-moves = “{ $part }” não é um número de lances
error-time-not-last = “{ $part }” não tem número de lances e não é o último período
error-time-too-long = “{ $part }” é mais longo que um dia
error-time-no-periods = “{ $part }” não é um número de períodos de byo-yomi
error-time-to-the-end = “{ $part }” vale até o fim da partida e não tem número de lances
error-level = O nível é um número de 1 a 8
error-level-engine = O nível de um motor é um número de 1 a 12
error-rung = O degrau é um número de 1 a 6, next, previous ou reached, e só vale contra o parceiro ou um motor
error-no-engine = Não há nenhum programa "{ $why }". { SYSTEM() ->
    [windows] O Stockfish está em stockfishchess.org. Depois: ansage settings set practice.engine CAMINHO
   *[other] No Debian há um: apt install fairy-stockfish
  }
error-name = Um nome tem no máximo 80 caracteres
error-library = Biblioteca inutilizável: { $path }: { $why }
error-library-foreign = não é uma biblioteca de Ansage
error-library-later = escrita por uma versão mais nova
error-library-gone = a biblioteca não está mais no lugar
error-library-replaced = no lugar da biblioteca há outro arquivo
error-library-altered = a biblioteca foi alterada ou cortada por fora
error-disk-full = o disco está cheio
error-disk-io = não foi possível gravar no disco
error-disk-read-only = não é permitido gravar o arquivo
error-disk-open = não foi possível abrir o arquivo
error-disk-busy = outro programa está gravando agora
error-disk-corrupt = o arquivo está danificado
error-no-game = A partida { $game } não existe. Para listar todas: ansage games list
error-no-game-yet = Ainda não há partida guardada com lances. Para começar uma: ansage practice
error-game-of-file = --game vai com um arquivo PGN
error-file-game = { $file }: não existe essa partida
error-no-drill = Não há o treino { $drill }, só: { $drills }
error-no-open-game = Nenhuma partida aberta. Para começar uma: ansage practice
error-game-over = A partida { $game } terminou. Para ler: ansage games export { $game }
error-game-held = A partida { $game } já está sendo jogada em outra janela
error-game-damaged = { $damaged ->
    [white] A partida { $game } está danificada no lance { $number } das brancas
    [black] A partida { $game } está danificada no lance { $number } das pretas
   *[none] A partida { $game } está danificada desde o início
}: { $damage ->
    [missing] ali falta algo
    [changed] ali algo foi alterado
    [unreadable] o que está ali não pode ser lido
   *[impossible] o que está ali não é possível
}. { $had ->
    [some] O que vem antes se obtém com: ansage games export { $game } --until-damage
   *[none] Antes não há nenhum lance
}
error-games-missing = Faltam as partidas { $first } a { $last }: nada resta delas
error-output = Falha na saída: { $why }
error-file = não foi possível ler { $path }: { $why }
error-file-write = não se pode escrever { $path }: { $why }
error-folder = não se pode criar a pasta { $path }, { $why }
error-folder-full = a pasta não está vazia
error-folder-missing = essa pasta não existe
error-file-no-game = lá está algo que não é uma partida
error-file-no-library = lá está algo que não é uma biblioteca
error-folder-place = ali não pode haver uma pasta
error-folder-unwritable = não se pode criar nada na pasta { $path }
error-screen = Não foi possível abrir a tela: { $why }. Com --line funciona sem ela
error-home = Nenhuma pasta para dados do usuário. Com --library ARQUIVO funciona sem ela

### Events: pairings and table, and what can be wrong with the file

event-whole = Nada está errado em { $file }.
event-round = Rodada { WORDS($round) }: de brancas { $team }.
event-round-start = Início: { $start }.
event-board = Tabuleiro { WORDS($board) }: brancas { $white }, pretas { $black }: { $state }.
event-not-begun = não começou
event-open = aberta, partida { $game }
event-result = { $outcome ->
    [white] vitória das brancas
    [black] vitória das pretas
    [drawn] empate
    [both-lost] ambos perderam
    [half-white] meio ponto para brancas
    [half-black] meio ponto para pretas
    [white-forfeit] não jogada, vitória das brancas por ausência
    [black-forfeit] não jogada, vitória das pretas por ausência
   *[neither] não jogada, derrota dos dois
  }
event-entered = { $result }, lançado pelo árbitro: { $reason }
event-points = { $half ->
    [yes] { $whole ->
        [0] meio ponto
        [1] um ponto e meio
       *[other] { WORDS($whole) } pontos e meio
      }
   *[no] { $whole ->
        [1] um ponto
       *[other] { WORDS($whole) } pontos
      }
  }
event-score = { $first } { $first-points }, { $second } { $second-points }
event-round-score = Rodada { WORDS($round) }: { $score }.
event-total = Total: { $score }.
event-tie-break = Desempate: brancas { $white }, pretas { $black }: { $state }.
event-still-open = { $count ->
    [one] Um tabuleiro ainda não tem
   *[other] { WORDS($count) } tabuleiros ainda não têm
  } resultado.
event-wins = Vencedor: { $team }.
event-wins-tie-break = Vencedor pelo desempate: { $team }.
event-tie-break-due = Igualdade: é preciso a partida de desempate. Para abri-la: { $command }
event-equal = Igualdade.
event-altered = { $what ->
    [edition] Leis da FIDE: mudança
    [time] Tempo: mudança
   *[scoring] Pontuação: mudança
  } desde a partida { $game }: então { $then }, agora { $now }.
event-altered-refused = Assim não se joga mais nenhuma partida. O arquivo deve dizer de novo com que se jogou.
event-scoring = vitória { $win }, empate { $draw }, derrota { $loss }
event-not-text = Isto não é texto: o arquivo deve estar em UTF-8.
event-unpaired = A rodada { WORDS($round) } ainda não tem emparceiramentos.
event-no-pairings = Ainda não há emparceiramentos.
error-event-teams = { $file } não é um encontro por equipes: falta teams
error-event-no-board = Não há emparceiramento para a rodada { $round }, tabuleiro { $board }
error-event-over = Neste tabuleiro já se jogou: partida { $game }
error-event-open = Neste tabuleiro já se joga. Para continuar: ansage resume { $game }
error-event-entered = O arquivo tem um resultado para este tabuleiro
error-event-earlier = A rodada { $round } não terminou: o tabuleiro { $board } não tem resultado
error-event-no-tie-break = Este torneio não tem partida de desempate
error-event-not-due = Não é preciso partida de desempate
error-event-no-players = Em tie-break faltam white e black: quem tem que cor depois do sorteio
error-event-time = --time contradiz o torneio, que tem { $part }
error-event-contradicts = --{ $key } contradiz o torneio, cujo arquivo diz { $key } = { $value }
error-event-unsaid = --{ $key } contradiz o torneio, cujo arquivo não tem { $key }
event-unknown-key = A chave { $key } não significa nada aqui. Possível: { $known }.
event-wrong-kind = O valor de { $key } é de outro tipo. Deve ser { $kind ->
    [text] um texto entre aspas
    [number] um número inteiro
    [points] pontos inteiros ou meios, no máximo 100
    [switch] true ou false
    [date] um dia, como 2026-11-28
    [list] uma lista de textos entre colchetes
    [table] uma seção
   *[tables] uma seção com colchetes duplos para cada entrada
  }.
event-not-one-of = { $value } não é um valor para { $key }. Possíveis: { $known }.
event-range = { $key } é um número de { $least } a { $most }.
event-missing = Falta { $key }.
event-no-supervision = Falta supervision: { $adequate } para as Regras de Competição, ou { $few }. O torneio deve fixá-lo, Artigo { $article }.
event-supervision-standard = supervision é só para rápido e relâmpago; este tempo é mais longo.
event-no-default-time = Falta default-time: pelas Leis de 2014 o tempo de tolerância deve ser fixado, Artigo 6.7.
event-quickplay = guidelines-iii não combina com este tempo: só sem incremento, e nunca em relâmpago. Artigo III.2.
event-electronic = Planilhas eletrônicas só se escolhem com as Leis de 2023. Artigo 8.1.1.2.
event-one-minute = one-minute só se escolhe com as Leis de 2023, em rápido e relâmpago com Regras de Competição. Artigo A.3.
event-illegal-claimed = illegal-moves só admite claimed em rápido e relâmpago sem Regras de Competição. Artigo A.5.2.
event-assistant-press = O assistente deve acionar o relógio, mas em assistant falta D.2.10.3.
event-scoring-order = Uma vitória vale mais que uma derrota; um empate, não mais que uma vitória nem menos que uma derrota. Artigo 10.1.
event-scoring-maximum = Um empate daria aos dois juntos mais que uma partida decidida. Artigo 10.2.
event-increment = Incomum: um incremento fica entre 2 e 60 segundos; aqui é { $seconds }.
event-times-differ = Os dois tempos são de tipos diferentes: ambos limitados ou nenhum, ambos ampulheta ou nenhum.
event-two-teams = Um encontro tem exatamente dois teams.
event-too-many = Jogadores demais: { $team } tem no máximo { $most }.
event-member-twice = { $player } está duas vezes nas equipes.
event-leaves = { $player } não pode sair sem estar em members.
event-round-twice = A rodada { $round } já está mais acima.
event-board-twice = O tabuleiro { $board } da rodada { $round } já está ocupado.
event-player-missing = Falta { $color ->
    [white] white
   *[black] black
  }: só se joga onde as duas equipes têm jogador, e um tabuleiro vazio não dá pontos.
event-no-member = { $player } não está em nenhuma equipe.
event-wrong-color = Cor errada: { $player } joga por { $team }, que na rodada { $round } tem as { $color ->
    [white] brancas
   *[black] pretas
  }.
event-plays-twice = { $player } já joga em outro tabuleiro na rodada { $round }.
event-same-opponents = { $first } e { $second } já jogam entre si na rodada { $round }.
event-added-later = { $player } só entra depois da primeira rodada.
event-left-before = { $player } saiu depois da primeira rodada.
event-no-reason = Falta reason: o árbitro lança um resultado com o motivo.
event-same-team = Os dois jogadores são da mesma equipe.
event-round-began = A rodada { $round } já começou: o tabuleiro { $board } fica como estava.
event-federation = Uma federação é o código da FIDE de três letras maiúsculas, como BRA.
event-ends-before = O torneio termina antes de começar.
event-two-dates = date é para um torneio de um só dia: não fica ao lado de from e to.
event-round-outside = A rodada { $round } não é jogada em nenhum dia do torneio.
event-described-twice = { $player } já está mais acima em players.
event-fide-id-twice = Outro jogador já tem o número FIDE { $number }.
event-trf-lacks = Para o cálculo de rating pela FIDE, falta no arquivo do torneio: { $keys }.
event-trf-cut = Este nome é longo demais para o seu campo e foi cortado: { $name }.
event-trf-misfit = O relatório não segue o TRF16 e não é entregue. Linha { $line }, posição { $column }: { $problem ->
    [sign] um sinal que não pode estar ali
    [content] algo diferente do que deve estar ali
    [missing] falta o que deve estar ali
    [twice] isso já está mais acima
    [pairing] os dois jogadores de uma partida não concordam
    [sum] os pontos, a colocação ou o número não conferem
   *[team] a equipe do jogador não está clara
  }

### The list of games

games-none = Nenhuma partida.
games-sound = { $scope ->
    [all] { $count ->
        [one] Uma partida, e está em bom estado.
       *[other] Partidas, todas em bom estado: { $count }.
    }
   *[one] A partida { $game } está em bom estado.
}
games-file-damaged = O arquivo está danificado, embora todas as partidas ainda possam ser lidas. Para gravar uma: ansage games export
games-line = { $game }: { $desk ->
    [practice] treino
    [imported] importada
    [relay] com assistente
   *[tournament] torneio
  }, { $date }, brancas { $white }, pretas { $black }, { $result ->
    [open] aberta
    [white] brancas venceram
    [black] pretas venceram
    [both-lost] ambos perderam
    [half-white] meio ponto para brancas
    [half-black] meio ponto para pretas
    [annulled] anulada
   *[drawn] empate
  }.

### For other programs: say, and the voices

hear-several = vários lances servem: { $moves }.
say-wrong = Partida { $game }, linha { $line }: { $why }
say-no-move = { $word }: { $why }
say-variant = A variante { $variant } não é xadrez pelas Leis da FIDE.
say-flaw-tag = Não dá para ler esta etiqueta. Ela é um nome e um valor entre aspas, tudo entre colchetes.
say-flaw-comment = O comentário que começa aqui não termina nunca. Feche com uma chave.
say-flaw-variation = A variante que começa aqui não termina nunca. Feche com um parêntese.
say-flaw-long = Algo é omitido aqui porque é longo demais.
voices-line = { $tag }: { $name }
voices-line-broken = { $tag }: inutilizável. Para ver por quê: { $command }
preview-sentence = As brancas oferecem empate. Restam para você uma hora e vinte e três minutos.

### What can be wrong with a voice of one's own, and what to do

check-whole = Nada está errado na voz { $folder }.
check-no-file = Falta este arquivo. Uma voz é uma pasta com lexicon.toml e messages.ftl.
check-not-toml = Isto não é TOML: { $why }. Corrija esta linha; o que vem depois pode estar certo.
check-unknown-key = A chave { $key } não significa nada aqui. Tire-a ou escreva como nas vozes do programa.
check-wrong-kind = O valor de { $key } é de outro tipo. Escreva { $kind ->
    [tables] uma seção com colchetes duplos para cada entrada
    [table] uma seção
    [list] uma lista de palavras entre colchetes
    [lists] uma lista de listas de palavras
   *[text] um texto entre aspas
  }.
check-unknown-like = Não há voz { $tag } com que parecer. São possíveis { $known }.
check-unknown-sound = Não há som { $sound }. São possíveis { $known }; ou tire a linha.
check-mishearing-reason = O erro de audição { $heard } não tem motivo. Escreva em why o motivo ou a fonte.
check-mishearing-heard = Este erro de audição não diz o que se ouve: { $heard }. Escreva como lista em heard.
check-mishearing-meant = O erro de audição { $heard } significa { $meant }, que aqui não é palavra de xadrez. Escreva em meant uma palavra que esteja em uma das listas.
check-collision = A palavra { $word } tem dois significados: { $first } e { $second }. Tire-a de uma das listas.
check-list-missing = Falta a seção { $key }. Escreva como nas vozes do programa.
check-list-eight = { $key } precisa de oito listas de palavras, uma para cada. Escreva oito ou tire.
check-list-told = { $key } precisa de oito colunas e oito fileiras. Conte-as.
check-list-numbers = { $key } precisa das palavras de 0 a 99 e de nove centenas. Conte-as.
check-list-empty = Aqui há uma palavra vazia. Tire-a.
check-list-alternatives = As alternativas em «{ $key }» não se podem ler. Escreva-as assim: (uma|outra).
check-no-letter = Na seção letters falta a letra de { $key }. Acrescente-a.
check-same-letter = { $letter } é a letra de duas peças, { $first } e { $second }. Dê outra a uma delas.
check-not-fluent = Isto não é Fluent: { $why }. Corrija esta linha; o que vem depois pode estar certo.
check-missing = Falta a mensagem { $message }. Acrescente-a{ $variables ->
    [none] {""}
   *[other] , com { $variables }
  }.
check-unused = Ninguém pede a mensagem { $message }. Tire-a ou escreva como ela é pedida.
check-twice = A mensagem { $message } está aqui pela segunda vez. Tire uma das duas.
check-unknown-variable = A mensagem { $message } não tem variável { $variable }. { $variables ->
    [none] Não tem nenhuma. Tire-a
   *[other] Ela tem { $variables }. Use uma delas
  }.
check-missing-variable = A mensagem { $message } não usa { $variable }. Coloque onde couber.
check-unknown-reference = A mensagem { $message } remete a { $reference }, que não existe. Acrescente ou escreva certo.
check-unknown-function = A mensagem { $message } chama { $function }, que não existe. Existem WORDS, NUMBER e SYSTEM.
check-why-quote = aqui faltam aspas
check-why-bracket = aqui falta um parêntese, colchete ou chave, ou sobra
check-why-deep = aqui há mais chaves e parênteses, uns dentro de outros, do que uma mensagem precisa
check-why-comma = aqui falta uma vírgula, ou sobra
check-why-twice = isto já está mais acima
check-why-value = falta o sinal de igual ou o que vem depois dele
check-why-sign = aqui há um sinal que não pode estar aqui
check-why-default = só uma das variantes precisa de asterisco; é a que vale quando nenhuma outra serve
check-why-selector = assim não se pode escolher; entre variantes só escolhe uma variável ou uma função
check-why-place = assim não se pode ler
check-wrong-pairs = O valor de { $key } é do tipo errado. Escreva para cada forma uma lista de pares: o que está nas palavras e o que passa a ser.
check-missing-key = Falta { $key }. Acrescente como nas vozes do programa.
check-empty-text = Há um texto vazio em { $key }. Escreva alguma coisa.
check-empty-list = { $key } está vazio; só se entende o que está em { $from }. Escreva as palavras da sua própria língua ou tire a linha.
check-language = { $language } não é a etiqueta de nenhuma língua. Escreva em language uma como es ou pt-BR.
check-no-sign = { $key } não pode estar aqui. Escreva uma só letra ou um sinal de pontuação; algarismos não são teclas, porque são respostas.
check-key-asks-nothing = A tecla { $key } vale por { $said }, que não é pedido nem pergunta. Escreva palavras que se entendam por si sós.
check-also-move = { $word } em { $key } é também um lance, parte de um ou um número. Tire-o.
check-not-a-letter = { $letter } não pode ser a letra de { $key }. Escreva uma só maiúscula; as minúsculas são colunas.
check-circle = A mensagem { $message } remete a si mesma em círculo. Tire uma das remissões.
check-empty-message = A mensagem { $message } não diz nada, ou uma das suas variantes não diz nada. Escreva alguma coisa.
check-too-large = Este arquivo tem mais de { $size } megabytes, e nenhuma voz é tão longa. Use outro.
error-voice-broken = A voz { $tag } não pode ser usada. { $why } Tudo o que está errado nela é mostrado por: { $command }
error-file-missing = não existe
error-file-denied = o acesso não é permitido
error-file-folder = é uma pasta
error-file-special = não é um arquivo comum
error-file-library = pertence à biblioteca
error-file-event = é o arquivo do torneio
error-file-long = é longo demais
error-file-line = uma linha dele é longa demais
error-file-endless = algo nele não termina
error-file-circle = os atalhos levam em círculo
error-file-name = não pode haver tal nome
error-system = { $number ->
    [0] o sistema relata uma falha
   *[other] o sistema relata a falha { $number }
}
error-input = Falha na entrada: { $why }

### As Leis explicadas

law-name = { $part ->
    [preface] Prefácio
    [guidelines] Diretrizes { $number }
    [appendix] Apêndice { $number }
   *[article] Artigo { $number }
  }
law-told = { $name }, Leis de { $edition }: { $text }
law-chapter = { $name }: { $text }
law-not-at-hand = O texto desta edição não estava disponível. As posteriores dizem: { $text }
law-no-text = Falta nesta voz o texto de { $name }.
law-no-texts = A voz { $tag } não explica as Leis, pois lhe falta laws.ftl.
error-law-nearest = não há artigo { $text }. Nas Leis de { $edition } o mais próximo é { $nearest }
error-law-number = { $text } não é número de um artigo nem palavra conhecida aqui, são possíveis por exemplo 6.9, D.2.8, III.4, afogado e posição morta
### O que resulta de uma posição: rule

ruled-checkmate = As { color } vencem por xeque-mate. Artigo { $article }.
ruled-stalemate = Empate por rei afogado. Artigo { $article }.
ruled-dead-position = Empate: nenhum lado pode dar mate com nenhuma série de lances legais. Artigo { $article }.
ruled-cannot-mate = Empate: as { color } não podem dar mate com nenhuma série de lances legais. Artigo { $article }.
ruled-time = As { color } vencem: seta caída das { opponent }. Artigo { $article }.
ruled-resignation = As { color } vencem: as { opponent } abandonam. Artigo { $article }.
ruled-illegal-moves = As { color } vencem: as { opponent } completaram { $count ->
    [1] um lance ilegal
   *[other] { WORDS($count) } lances ilegais
  }. Artigo { $article }.
ruled-repetition = Empate: a mesma posição { WORDS($found, form: "feminine") } vezes. Artigo { $article }.
ruled-no-progress = Empate: { WORDS($found) } lances de cada lado sem captura nem lance de peão. Artigo { $article }.
ruled-penalty = A partida continua: as { color } recebem { $bonus } pelo lance ilegal. Artigo { $article }.
ruled-incorrect = Reclamação incorreta: { $only }. As { color } recebem { $bonus }. Artigo { $article }.
ruled-declared = As { opponent } devem fazer o lance declarado.
ruled-goes-on = A partida continua: { $only }. Artigo { $article }.
ruled-only-repetition = a mesma posição só { $found ->
    [1] uma vez
   *[other] { WORDS($found, form: "feminine") } vezes
  }
ruled-only-consecutive = a mesma posição só { $found ->
    [1] uma vez
   *[other] { WORDS($found, form: "feminine") } vezes
  } sem interrupção
ruled-only-progress = { $found ->
    [0] nenhum lance
    [1] só um lance
   *[other] só { WORDS($found) } lances
  } de cada lado sem captura nem lance de peão
ruled-can-mate = A partida continua: as { color } ainda podem dar mate. Artigo { $article }.
ruled-arbiter = O árbitro decide. { doubt } Artigo { $article }.
rule-bad-line = Linha { $line }: { $why }

### Help texts of the command line

cli-about = Xadrez por anúncio, para jogadores que não veem o tabuleiro
cli-usage = Uso
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opções
cli-practice = Treino, contra o parceiro ou a dois
cli-relay = Um assistente intermedeia entre dois jogadores (D.2.10)
cli-tournament = Partida de torneio exatamente pelo Apêndice D
cli-resume = Continuar uma partida; sem número, a última aberta
cli-review = Rever uma partida lance a lance, guardada ou de um arquivo PGN; sem nada, a última
cli-position = Montar uma posição com palavras e jogar a partir dela
cli-puzzles = Exercícios, os que vêm com o programa ou os de um arquivo
cli-train = Treinar o que é preciso na cabeça: casas, caminhos, posições, ditado
cli-progress = Dizer como vai a prática, semana a semana
cli-listen = Ouvir as partidas de um arquivo PGN
cli-event = Um torneio: conferir o arquivo; emparceiramentos, partidas e tabela de um encontro por equipes
cli-event-check = Dizer tudo o que está errado no arquivo
cli-event-pairings = Listar os emparceiramentos
cli-event-play = Abrir a partida de um tabuleiro de uma rodada
cli-event-tie-break = Abrir a partida de desempate
cli-event-table = Escrever a tabela
cli-event-trf = Escrever os resultados como relatório de torneio para a FIDE (TRF16)
cli-arg-event = Arquivo com as regras do torneio
cli-arg-event-file = Arquivo do torneio
cli-arg-round = Número da rodada
cli-arg-board = Número do tabuleiro
cli-arg-desk = Tipo de partida: relay ou tournament
cli-arg-as-json = Um objeto JSON em vez de frases
cli-games = As partidas salvas
cli-games-list = Listar todas as partidas
cli-games-verify = Verificar se as partidas estão como foram salvas
cli-games-export = Exportar uma partida
cli-help = Mostrar esta ajuda
cli-version = Mostrar a versão
cli-arg-game = Número da partida
cli-arg-library = Arquivo da biblioteca
cli-arg-settings = Arquivo das configurações
cli-arg-key = Nome da configuração, por exemplo speech.rate.pt
cli-arg-value = Valor da configuração
cli-arg-voice = Língua das frases: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Tempo de reflexão, como 90+30, 5 ou 40/5400+30:1800+30; - é sem relógio
cli-arg-fen = Posição inicial em FEN
cli-arg-chess960 = Chess960: número de 0 a 959, random, dice, coins, dice:2,3,5,1,4, coins:HTTHHHTTTHTH, ou as peças, por exemplo RBQNBKRN
cli-arg-reviewed = Número de uma partida guardada, ou um arquivo PGN
cli-arg-game-of-file = Número da partida no arquivo PGN
cli-arg-set-up = A posição como FEN
cli-arg-puzzle-file = Exercícios em CSV do Lichess, EPD ou PGN
cli-arg-drill = Nome do treino, como square-colours; sem ele, um é proposto
cli-arg-minutes = No máximo tantos minutos
cli-arg-listen-file = Partidas em PGN
cli-arg-pace = Segundos de lance a lance; com 0 vêm quando pedidos
cli-arg-player = Só partidas deste jogador
cli-arg-listen-event = Só partidas deste torneio
cli-arg-opening = Só partidas com esta abertura, por nome ou código: B90
cli-arg-listen-position = Só partidas que passam por esta posição, em FEN
cli-arg-theme = Só exercícios deste tema, como mateIn2 ou fork; pode ser repetido
cli-arg-rating = Só pontuações de uma a outra: 1200-1600, 1200-, 1600
cli-arg-pieces = Tantas peças no tabuleiro: 8 são até oito, 3-8 de três a oito
cli-arg-seed = Semente para --chess960 random; a mesma dá o mesmo começo
cli-arg-white = Nome do jogador de brancas
cli-arg-black = Nome do jogador de pretas
cli-arg-speech = Voz: auto, ssip, nvda, prism, tts, espeak ou off
cli-arg-line = Modo de linhas: uma fala por linha, uma mensagem por linha
cli-arg-screen = A tela, mesmo onde há um leitor de tela
cli-arg-json = Um objeto JSON por evento em vez de frases
cli-arg-simulate-time = O tempo só passa com linhas como: wait 90s
cli-arg-press = Quem aciona o relógio: auto ou manual
cli-arg-repeat = Quem repete: program ou opponent
cli-arg-against = Adversário: partner ou person
cli-arg-engine = Motor UCI como adversário: nome ou caminho do programa, sem argumentos
cli-arg-level = Nível do parceiro, de 1 a 8, ou do motor, de 1 a 12; adaptive segue os resultados
cli-arg-rung = Degrau da escada às cegas, de 1 a 6; next é o seguinte, previous o anterior, reached o alcançado
cli-arg-svg = Arquivo para um gráfico
cli-arg-color = Sua cor: white ou black
cli-arg-format = A forma da saída: pgn, text, html, pdf, fen, epd, json, brf, brl, cells, svg, png, audio ou daisy; sem isso, pgn
cli-arg-output = Arquivo em vez da saída padrão
cli-arg-until-damage = De uma partida danificada, gravar o que está em bom estado
cli-hear = Ouvir uma fala por linha da entrada padrão e escrever cada lance em UCI e SAN
cli-say = Anunciar lances, ou partidas inteiras em PGN, de um arquivo ou da entrada padrão
cli-rule = Dizer o que resulta de uma posição após queda de seta, abandono, lance ilegal ou reclamação
cli-reconcile = Comparar duas planilhas e os tabuleiros e dizer o que se faz (D.2.9)
cli-voices = As vozes: listar, experimentar uma, conferir uma própria
cli-voices-preview = Escrever e falar uma frase e um anúncio
cli-voices-check = Encontrar tudo o que está errado em uma voz própria
cli-law = Explicar um artigo das Leis; sem número, dizer os capítulos
cli-guide = Ler o guia, seção a seção; sem número, nomear os capítulos
cli-completions = Escrever o que uma shell precisa para completar comandos
cli-manual = Escrever a página de manual; com uma pasta, uma página por comando nela
manual-name = Nome
manual-synopsis = Uso
manual-description = Descrição
manual-version = Versão
cli-arg-play-on = Executar cada lance antes de ouvir o próximo
cli-arg-json-lines = Um objeto JSON por linha
cli-arg-names = Nomes das casas nos anúncios e nas frases: fide, letters, nato ou local
cli-arg-form = Forma: long ou short
cli-arg-letters = Letras das peças, escritas e entendidas, como na voz: de, en, es, eu, eu-anderea, hu, pt. Sem indicação, as próprias; say lê então PGN em inglês
cli-arg-file = Partidas em PGN; sem indicação, lances ou partidas da entrada padrão
cli-arg-white-score = Planilha das brancas em PGN
cli-arg-black-score = Planilha das pretas em PGN
cli-arg-white-board = O que está no tabuleiro das brancas, como FEN
cli-arg-black-board = O que está no tabuleiro das pretas, como FEN
cli-arg-tag = Língua da voz
cli-arg-folder = Pasta com lexicon.toml e messages.ftl
cli-arg-articles = Números de artigos, por exemplo 6.9, D.2.8 ou III.4
cli-arg-chapter = Número de um capítulo
cli-arg-shell = Shell: bash, zsh, fish, powershell ou elvish
cli-arg-pages = Pasta para as páginas de manual
cli-arg-edition = Edição das Leis: 2014, 2017, 2018 ou 2023
cli-arg-white-is = O que o jogador de brancas vê e ouve: sighted, blind ou deaf
cli-arg-black-is = O que o jogador de pretas vê e ouve: sighted, blind ou deaf
cli-arg-no-assistant = Não há assistente (D.2.11)
cli-arg-position = Posição em FEN, também de Chess960; - lê posições da entrada padrão
cli-arg-positions = Arquivo com uma FEN por linha; - é a entrada padrão
cli-arg-played = Lances feitos a partir da posição, em notação algébrica, em coordenadas ou como anúncios
cli-arg-cadence = Ritmo da partida: standard, rapid ou blitz
cli-arg-few-arbiters = Rápido ou relâmpago sem supervisão adequada (A.5, B.3)
cli-arg-flag = De quem caiu a seta: white ou black
cli-arg-resigns = Quem abandona: white ou black
cli-arg-illegal = Quem completou um lance ilegal: white ou black
cli-arg-count = O número dos seus lances ilegais, contando este
cli-arg-dead = Se a posição está morta (5.2.2)
cli-arg-claim = Em que se baseia a reclamação de empate: threefold, fifty, fivefold ou seventy-five
cli-arg-found = Quantas vezes a posição apareceu, ou quantos lances cada lado fez sem captura nem lance de peão, se os lances não dizem
cli-arg-declares = O lance que o reclamante anota e declara (9.2.1.1, 9.3.1)
cli-arg-deadline = Quantos milissegundos uma resposta pode levar antes de o árbitro decidir

### Adjourned games and who is at the board (Guidelines I, 6.7)

adjournment-asked = { color } pedem o adiamento antes da hora. O árbitro decide com árbitro, dois-pontos, adiar e o que resta da sessão. Artigo I.1.2.
sealing = Fim da sessão. { color } selam um lance, com o relógio correndo. Antes, a senha do árbitro. Artigo I.1.1.
sealing-made = Fim da sessão. O lance feito pelas { color } no tabuleiro é o lance secreto. Antes, a senha do árbitro. Artigo I.1.1.
sealing-reply = { color } selam a resposta, porque o outro lado está ausente. Artigo I.9.3.
sealing-early = Restavam { $time } da sessão, que contam como usados. Artigo I.1.2.
sealed = Lance selado.
sealed-made = Selado: o lance feito no tabuleiro. Artigo I.1.1.
adjourned = Partida adiada. { color } selaram um lance e os relógios estão parados.
adjourned-deemed = Tempo dado como usado, { color }: mais { $time }. Artigo I.1.2.
adjourned-reply = Resposta selada. O relógio das { color } corre até a chegada. Artigo I.9.3.
resumption-set = Retomada: { $text }.
resumption-unset = Retomada: ainda não marcada. O árbitro diz retomada e data, hora e local. Artigo I.2.7.
resumption-how = Para retomar, o árbitro diz iniciar ou abrir. Antes, quem faltar: ausente e a cor.
resumption-open = Retomada: agora abre-se o envelope. O árbitro diz abrir. Artigo I.9.
resumption-absent = Retomada. { color } estão ausentes e o relógio corre até a chegada. Artigo I.9.2.
resumption-both-absent = Retomada. Ninguém está presente e o relógio das { color } corre até a chegada. Artigo I.11.
envelope-checked = Envelope conferido pelo árbitro. Artigo I.3.
envelope-unchecked = Envelope ainda não conferido. O árbitro diz conferido. Artigo I.3.
envelope-position = Posição antes do lance secreto: { $position }
envelope-sealed = Selado pelas { color }: lance número { WORDS($number) }.
envelope-opened = Envelope aberto. Lance secreto das { color }: { $move }. Artigo I.9.
envelope-ambiguous = Lance secreto ambíguo, { color }: { $move }. Artigo I.8.1.
envelope-unintelligible = Lance secreto ininteligível, { color }: { $move }. Artigo I.8.2.
envelope-illegal = Lance secreto ilegal, { color }: { $move }. Artigo I.8.3.
envelope-lost = Envelope perdido. { color } fazem o lance que selaram. Os tempos ficam como anotados e os relógios esperam pelo toque. Artigo I.12.1.
absent = { color } estão ausentes.
arrived = { color } chegaram.
default-time = Tempo de tolerância: { $time }. Artigo 6.7.1.
default-time-zero = Não há tempo de tolerância marcado, é zero. O árbitro pode dar a partida por perdida com resultado e quem vence. Artigo 6.7.1.
default-time-over = Tempo de tolerância esgotado: { color }. O lance secreto pode ter terminado a partida: o árbitro diz abrir, ou continuar se decidir de outro modo. Artigo I.10.
seal-asked = O lance a selar, por favor. Não é mostrado nem dito.
seal-unclear = Não entendi. Diga de outra forma. O mesmo outra vez é selado tal qual.
seal-ambiguous = Ambíguo. Diga a casa de partida ou a peça. O mesmo outra vez é selado tal qual. Artigo I.1.1.
seal-no-move = Não é um lance possível. Anuncie de novo.
seal-too-long = Longo demais para o envelope.
envelope-system = Aqui não se pode fechar nem abrir o envelope. Falta memória ou faltam números aleatórios.
passphrase-asked = A senha, por favor. Não é mostrada nem dita.
passphrase-again = A mesma senha outra vez.
passphrase-differs = As duas senhas são diferentes. Outra vez desde o início.
passphrase-short = Curta demais: uma senha tem pelo menos { WORDS($count, form: "feminine") } letras.
passphrase-taken = Senha recebida.
passphrase-wrong = Senha errada. O envelope continua fechado.
passphrase-once-more = A senha outra vez. Uma linha vazia desiste.
passphrase-left = O envelope continua fechado. Com abrir a senha é pedida de novo.
confided-left = Nada foi digitado.
passphrase-first = Antes, a senha do árbitro. Ele diz árbitro, dois-pontos, senha.
reason-sealed-move = lance secreto ambíguo, ininteligível ou ilegal. Artigo I.8
reason-sealed-move-drawn = lance secreto inválido, mas o outro lado não pode dar mate. Artigo I.8
reason-position-lost = posição da partida adiada perdida. Artigo I.12.2
refused-sealing = Um lance está sendo selado. Diga selar e o lance, depois acionar o relógio. Artigo I.1.1.
refused-adjourned = A partida está adiada. O árbitro diz iniciar ou abrir.
refused-not-sealing = Não há nada a selar: antes o árbitro adia a partida. Artigo I.1.1.
refused-not-to-seal = Selam as { opponent }, que têm o lance. Artigo I.1.1.
refused-made-already = O lance feito no tabuleiro é o lance secreto. Não muda. Artigo I.1.1.
refused-nothing-sealed = Ainda não há nada no envelope: selar e o lance. Artigo I.1.1.
refused-session-too-long = Não pode restar tanta sessão. É mais do que as { color } têm no relógio. Artigo I.1.2.
refused-not-adjourned = A partida não está adiada.
refused-replier-absent = { color } devem responder e estão ausentes: o envelope continua fechado. Artigo I.7.
refused-not-absent = { color } não estão ausentes.
refused-been-there = { color } já estiveram no tabuleiro e jogaram.
refused-absent-already = { color } já constam como ausentes.
may-not-adjourn = O árbitro é que adia. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
may-not-seal = Só os jogadores ou o assistente selam um lance. Artigo { $article }.
may-not-envelope = Aqui o árbitro guarda o envelope. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
may-not-presence = Aqui o árbitro diz quem está presente. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
example-adjourn = Diga adiar. Ou adiar e o que resta da sessão, por exemplo adiar 20 minutos.
example-presence = Diga por exemplo ausente pretas, ou presente pretas.
example-resumption = Diga retomada, e data, hora e local.
error-default-time = não é um tempo de tolerância: { $why }. Por exemplo 30, 30m ou 1h
error-no-envelope = a partida { $game } não está adiada e não tem envelope
cli-games-envelope = Ler o envelope de uma partida adiada, sem o lance
cli-arg-default-time = Quanto um jogador pode atrasar-se, como 30m; sem isso, nada

### The doctor

doctor-locale = Língua do sistema: { $locale }. Voz: { $voice }.
doctor-locale-none = O sistema não indica língua. Voz: { $voice }.
doctor-locale-not-utf8 = O sistema não escreve UTF-8: { $locale }. Voz: { $voice }.
doctor-locale-remedy = Para mudar: defina LANG, por exemplo LANG=pt_BR.UTF-8, ou indique --voice { $voice }.
doctor-terminal = Terminal: { $columns } colunas, { $rows } linhas.
doctor-terminal-none = Sem terminal: vai linha a linha.
doctor-terminal-dumb = Terminal sem tela: vai linha a linha.
doctor-terminal-remedy = Para a tela defina TERM, por exemplo TERM=xterm-256color.
settings-file = Configurações: { $path }.
settings-no-file = Configurações: { $path }, ainda não criadas.
settings-line = { $key }: { $value } ({ $source ->
    [flag] por uma opção da linha de comando
    [environment] pelo ambiente, { $variable }
    [settings] pelas configurações
   *[usual] como de costume
  })
settings-nothing = sem valor
settings-set = Guardado: { $key } é { $value }.
settings-unset = Apagado: { $key }.
settings-not-there = { $key } não tinha valor.
settings-fault = Configurações, linha { $line }, coluna { $column }: { $fault }
settings-more-faults = Todos os erros são ditos por: ansage settings.
settings-key-none = { $key }: não há tecla com esse nome. São possíveis, por exemplo, f8, alt+g, ctrl+up, alt+shift+s e page-up.
settings-key-fixed = { $key } escreve ou altera a linha e fica como está. Use outra tecla.
settings-key-not-heard = { $key }: "{ $value }" não é entendido como nada. Use uma linha que se possa dizer na mesa, ou uma vazia para liberar a tecla.
settings-unread = Configurações não lidas: { $why }.
settings-not-kept = Não foi salvo nas configurações: { $why }.
settings-not-toml = { $path } não é TOML e fica como está
settings-no-folder = o sistema não diz onde ficam as configurações
doctor-reader = Leitor de tela: { $name }. Então a voz própria fica desligada.
doctor-reader-none = Nenhum leitor de tela em funcionamento.
doctor-reader-unknown = Neste sistema não se pode saber se um leitor de tela está em funcionamento.
doctor-reader-remedy = Diga uma vez: ansage settings set screen-reader true, ou false.
doctor-settings = Configurações: { $path }, sem erros.
doctor-settings-none = Configurações: ainda nenhuma, { $path }.
doctor-settings-remedy = Todos os erros são ditos por: ansage settings.
doctor-library = Biblioteca: { $path }, { $count ->
    [one] uma partida
   *[other] { WORDS($count, form: "feminine") } partidas
 }.
doctor-library-bad = Biblioteca inutilizável: { $path }: { $why }.
doctor-library-remedy = Indique outro arquivo com --library, ou verifique as permissões da pasta.
doctor-partner = Parceiro de treino: joga após { $ms } milissegundos.
doctor-partner-none = O parceiro de treino não joga.
doctor-engine = Motor: { $engine }, pronto em { $ms } milissegundos.
doctor-engine-none = Nenhum motor. Para jogar não é preciso.
doctor-engine-bad = { $engine } { $failing ->
    [missing] não foi encontrado
    [not-named] só inicia se você o nomear com --engine
    [not-started] não inicia
    [silent] não responde
    [floods] escreve sem parar
    [ended] foi encerrado
    [illegal] fez um lance ilegal
    [no-move] não joga
   *[no-chess960] não conhece o Chess960
  }.
doctor-engine-remedy = { SYSTEM() ->
    [windows] O Stockfish está em stockfishchess.org. Depois: ansage settings set practice.engine CAMINHO
   *[other] Para ter um motor, no Debian: apt install { $package }
  }
doctor-audio = Som: há servidor ou placa de som.
doctor-audio-none = Sem som: não há servidor nem placa de som.
doctor-audio-remedy = { SYSTEM() ->
    [windows] Ligue um dispositivo de som e veja se o serviço Áudio do Windows está em funcionamento.
   *[other] Ligue uma placa de som ou inicie PipeWire ou PulseAudio.
  }
doctor-speech = Voz: { $backend } fala { $language }, pronto após { $ms } milissegundos.
doctor-speech-none = Sem voz.
doctor-speech-off = Voz desligada, como pedido.
doctor-speech-remedy = { SYSTEM() ->
    [windows] Para falar, acrescente uma voz nas definições do Windows, em "Hora e idioma". Para o NVDA: ponha nvdaControllerClient.dll ao lado de ansage.exe. Para outros leitores de tela: prism.dll.
   *[other] Para falar, instale speech-dispatcher, speech-dispatcher-espeak-ng e espeak-ng.
  }
doctor-ear = Ouvido próprio das { color }: { $backend } fala { $language }{ $device ->
    [none] { "" }
   *[other] {" "}por { $device }
  }, pronto após { $ms } milissegundos.
doctor-ear-none = Sem som o ouvido próprio das { color }: { $lost ->
    [module] não há nenhum módulo { $device }
    [sound] { $device ->
        [none] não há dispositivo de som
       *[other] não há dispositivo chamado { $device }
      }
   *[service] nenhum serviço de fala responde lá
  }.
doctor-ear-remedy = Para mudar: ansage settings set ears.{ $side }.sink, .module ou .address; os nomes são dados por pactl list short sinks e spd-say -O.
doctor-ear-sentence = Só as { color } ouvem isto.
doctor-sentence = É assim que fala Ansage.
doctor-sum = { $count ->
    [0] Não falta nada de que uma partida precise.
    [one] Falta uma coisa.
   *[other] Faltam { WORDS($count, form: "feminine") } coisas.
 }
cli-settings = As configurações: dizer todas, definir ou apagar uma
cli-settings-set = Definir uma configuração
cli-settings-unset = Apagar uma configuração
cli-doctor = Verificar se está tudo: voz, som, terminal, biblioteca
cli-ask = Perguntar o que vai ser, como sem comando

### The blindfold ladder

rung-rule = { $rung ->
    [1] a posição após cada lance
    [2] tudo, se você perguntar
    [3] sem ajuda
    [4] não o tabuleiro inteiro
    [5] só o último lance
   *[6] sem perguntas
  }
rung-is = Degrau { WORDS($rung) }: { rung-rule }.
rung-refused = Não no degrau { WORDS($rung) }: { rung-rule }.
rung-impossible = Impossível.
rung-counts = { $impossible ->
    [0] nenhum lance impossível
    [one] um lance impossível
   *[other] { WORDS($impossible) } lances impossíveis
  }, { $questions ->
    [0] nenhuma pergunta
    [one] uma pergunta
   *[other] { WORDS($questions) } perguntas
  }
rung-counted = Degrau { WORDS($rung) }: { rung-counts }.
rung-so-far = Até agora: { rung-counts }.
rung-earned = Você conquistou o degrau { WORDS($rung) }. Continuar nele? Sim ou não.
rung-highest = É o degrau mais alto.
rung-lowest = É o degrau mais baixo.
rung-unknown = Os degraus vão de um a seis.
ladder-reached = Você chegou ao degrau { WORDS($rung) }. Diga: jogar às cegas.
ladder-none = Ainda não há partida na escada. Diga: jogar às cegas.

### How practice goes

progress-sitting = Praticado: { $what }.
progress-week = { $ago ->
    [0] Esta semana
    [one] Semana passada
   *[other] Há { WORDS($ago) } semanas
  }: { $what }.
progress-drills = { $all ->
    [one] uma pergunta
   *[other] { $all } perguntas
  }, { $right } certas
progress-puzzles = { $all ->
    [one] um exercício
   *[other] { $all } exercícios
  }, resolvidos { $right }
progress-games = { $all ->
    [one] uma partida
   *[other] { $all } partidas
  }, { $right ->
    [0] nenhuma vencida
   *[other] vencidas { $right }
  }
progress-reviews = { $count ->
    [one] uma revisão
   *[other] { $count } revisões
  }
progress-impossible = { $count ->
    [one] um lance impossível
   *[other] { $count } lances impossíveis
  }
progress-questions = { $count ->
    [one] uma pergunta na escada
   *[other] { $count } perguntas na escada
  }
progress-drill = Melhor: { drill-name }, { $now } por cento em vez de { $before }.
progress-better-puzzles = Melhor: exercícios, { $now } por cento em vez de { $before }.
progress-mended = { $count ->
    [one] Melhor: uma resposta que antes estava errada.
   *[other] Melhor: { $count } respostas que antes estavam erradas.
  }
progress-next = A seguir: { drill-name }, { drill-due }.
progress-none = Nada praticado ainda.
progress-unread = Não dá para ler o progresso: { $why }.
progress-dated = Semana de { $week }: { $what }.
plot-title = Prática semana a semana
plot-weeks = Semana de
plot-count = Quantidade
plot-answers = respostas certas
plot-solved = exercícios resolvidos
plot-played = partidas jogadas

### The next game, and others

next-offer = Nova partida, revanche ou sair?
next-offer-which = Diga nova partida, revanche ou sair.
next-over = A partida terminou. Nova partida, revanche ou sair?
new-game-question = { $against ->
    [practice] Nova partida contra o parceiro
    [for-two] Nova partida a dois
    [relay] Nova partida com assistente
    [tournament] Nova partida de torneio
   *[same] Nova partida
  }{ $sides ->
    [white] {" "}de brancas
    [black] {" "}de pretas
    [changed] {" "}com a outra cor
   *[none] {""}
  }{ $opponent ->
    [partner] {" "}contra o parceiro integrado
    [engine] {" "}contra { $engine }
    [any-engine] {" "}contra um motor
   *[none] {""}
  }{ $level ->
    [0] {""}
   *[other] , nível { WORDS($level) }
  }{ $rung ->
    [0] {""}
   *[other] , degrau { WORDS($rung) }
  }{ $timing ->
    [none] {""}
    [no-clock] , sem relógio
   *[other] , { $control }
  }? A partida { WORDS($game) } fica salva. Sim ou não.
take-up-question = Continuar a partida { WORDS($other) }? A partida { WORDS($game) } fica salva. Sim ou não.
take-up-which = Qual partida? { $games }.
take-up-one = { WORDS($game) }, { $desk ->
    [practice] treino
    [relay] com assistente
   *[tournament] torneio
  }, { $moves ->
    [1] um lance
   *[other] { WORDS($moves) } lances
  }
take-up-none = Não há outra partida aberta.
take-up-here = A partida { WORDS($game) } é esta.
take-up-over = A partida { WORDS($game) } terminou.
take-up-not = Não continua: { $why }.
next-not = Não é possível começar: { $why }.
next-not-here = Esta partida é dirigida pelo árbitro. Outra começa depois, com: ansage.
saved = A partida { WORDS($game) } está salva, lance a lance. Depois diga: continuar partida { WORDS($game) }.
engine-not-installed = { $engine } não está instalado. { SYSTEM() ->
    [windows] O Stockfish está em stockfishchess.org. Depois: ansage settings set practice.engine CAMINHO
   *[other] No Debian: apt install { $package }
  }
engine-none-installed = Nenhum motor está instalado. { SYSTEM() ->
    [windows] O Stockfish está em stockfishchess.org. Depois: ansage settings set practice.engine CAMINHO
   *[other] No Debian: apt install { $package }
  }
level-follows = { $follows ->
    [won] Você ganhou: um nível mais difícil.
   *[lost] Você perdeu: um nível mais fácil.
  }
level-adaptive = O nível segue os resultados.
level-is = Nível { WORDS($level) } de oito.
level-is-engine = Nível { WORDS($level) } de doze.
level-easiest = Não há nada mais fácil.
level-hardest = Não há nada mais difícil.
level-none = Aqui não joga nenhum parceiro, então não há nível.
level-unknown = Os níveis vão de um a oito.
level-unknown-engine = Os níveis de um motor vão de um a doze.
settings-told = Nomes: { $names ->
    [fide] Apêndice D
    [letters] letras
    [nato] alfabeto OTAN
   *[local] próprios
  }. Anúncios: { $verbosity ->
    [short] curtos
    [normal] normais
   *[full] completos
  }. Velocidade { $rate }, volume { $volume }. Diga, por exemplo: nomes letras, anúncios curtos, mais rápido, mais alto.
names-told = { $names ->
    [fide] Nomes do Apêndice D
    [letters] Letras
    [nato] Alfabeto OTAN
   *[local] Nomes próprios
  }: { $move }.
names-fixed = Em torneio valem os nomes com que a partida começou. Artigo D.2.1.
help-over-next = A partida terminou. Diga nova partida, revanche ou sair. Também: revisão, treino, problemas, outro lado, nível dois, continuar partida.

brief-next-offer = Nova, revanche ou sair?
brief-new-game-question = Nova partida? sim/não.
brief-take-up-question = Partida { $other }? sim/não.
brief-take-up-which = Qual, { $games }?
brief-take-up-one = { $game }
brief-saved = Salva: { $game }.
brief-level-is = Nível { $level }.
brief-level-is-engine = Nível { $level }.

# Lessons: what is learned beside playing.
lesson-not-here = Aqui não se joga. Diga ajuda, avante, para trás ou sair.
lesson-no-moves = Aqui não há lances para percorrer. Diga próximo ou dica.
lesson-question = { $lesson ->
    [position] Montar uma posição?
    [training] Ir para o treino?
    [puzzles] Ir para os problemas?
   *[review] Ir para a revisão?
  } A partida { WORDS($game) } fica salva. Sim ou não.
lesson-left = Até logo.
review-begins = Revisão, { $moves ->
    [0] nenhum lance
    [one] um lance
   *[other] { $moves } lances
}. Diga avante, para trás ou lance doze.
review-start = Posição inicial.
review-none = Ainda não há partida guardada com lances.
review-move = { $number }. { $color ->
    [white] Brancas
   *[black] Pretas
}: { $move }.
review-at-end = Esse foi o último lance. Diga para trás ou início.
review-at-start = Esta é a posição inicial. Diga avante.
review-no-move = A partida tem menos lances.
review-progress = Lance { $number } de { $moves }.
review-game = Partida { $number } de { $file }.
review-players = { $players ->
    [white] Brancas, { $white }
    [black] Pretas, { $black }
   *[both] { $white } contra { $black }
  }.
review-result = { $result ->
    [white] As brancas venceram.
    [black] As pretas venceram.
   *[drawn] A partida terminou empatada.
  }
game-unwritten = { $what ->
    [players] Não consta quem joga
    [event] Não consta o torneio
   *[date] Não consta a data
  }.
game-ending = { $ending ->
    [checkmate] Xeque-mate
    [stalemate] Rei afogado
    [rules] Infração das regras
    [adjudicated] Adjudicada
    [abandoned] Abandonada
   *[time] Por queda de seta
  }.
review-nag = Anotado: { listen-nag }
review-comment = { $text }
review-fault = { $fault ->
    [blunder] Erro grave
    [mistake] Erro
   *[inaccuracy] Imprecisão
  }; melhor era { $move }.
review-judged = Analisados: { $judged } de { $moves } lances.
review-mistakes = { $color ->
    [white] Brancas
   *[black] Pretas
  }: { $blunders ->
    [0] nenhum erro grave
    [one] um erro grave
   *[other] { $blunders } erros graves
  }, { $mistakes ->
    [0] nenhum erro
    [one] um erro
   *[other] { $mistakes } erros
  }, { $inaccuracies ->
    [0] nenhuma imprecisão
    [one] uma imprecisão
   *[other] { $inaccuracies } imprecisões
  }.
review-not-judged = { $moves ->
    [0] Ainda não há nada analisado. Pergunte de novo daqui a pouco.
   *[other] Analisado até o lance { $moves }, sem erros. Pergunte de novo daqui a pouco.
  }
review-no-mistake = { $which ->
    [first] Não há erros.
    [next] Não há mais erros.
   *[previous] Não há erros antes.
  }
review-variations = { $count ->
    [one] Uma variante: { $moves }.
   *[other] { $count } variantes: { $moves }.
  }
review-variation = Variante.
review-which-variation = Diga variante um, variante dois.
review-no-variation = Aqui não há variante.
review-no-comment = Não há comentário aqui.
review-variation-end = A variante termina aqui. Diga voltar à partida.
review-main-already = Esta é a própria partida.
review-in-game = De volta à partida.
review-in-variation = Numa variante, lance { $number } de { $moves }.
review-full = Não cabem mais variantes.
review-played-out = Aqui a partida já estaria terminada. Volte atrás e diga de novo.
review-no-file = Esta partida não é de um arquivo. Diga: retomar partida, ou sair.
review-no-game = { $which ->
    [next] O arquivo não tem mais partidas.
    [previous] Esta é a primeira partida do arquivo.
   *[number] O arquivo tem menos partidas.
  }
review-seeks = Procurando a partida { $number }; { $percent } por cento do arquivo lidos.
review-engine-failed = O motor { $failing ->
    [missing] não foi encontrado
    [not-named] não foi nomeado
    [not-started] não inicia
    [silent] não responde
    [floods] escreve sem parar
    [ended] foi encerrado
    [illegal] faz lances ilegais
    [no-move] não joga
   *[no-chess960] não conhece o Chess960
  }. A busca embutida continua.
review-help = Diga avante, para trás, lance doze, erros, próximo erro ou variante. Ou jogar daqui, avaliação, sair, ou outro lance.
brief-lesson-question = { $lesson ->
    [position] Montar uma posição?
    [training] Ir para o treino?
    [puzzles] Ir para os problemas?
   *[review] Ir para a revisão?
  } sim/não.

# A position that is set up.
set-up-begins = Tabuleiro vazio. Diga cor, peça e casa; no fim, pronto.
set-up-square = { $state ->
    [empty] { $square } { $contents }
   *[piece] { $contents } { $square }
  }
set-up-placed = { $squares }.
set-up-replaced = Ali estava: { $squares }.
set-up-cleared = O tabuleiro está vazio.
set-up-array = Posição inicial.
set-up-castling = As { $color ->
    [white] brancas
   *[black] pretas
  } { $rights ->
    [both] podem rocar dos dois lados.
    [short] podem fazer o roque pequeno.
    [long] podem fazer o roque grande.
   *[none] não podem rocar.
  }
set-up-en-passant = En passant é possível em { $square }.
set-up-undone = Desfeito.
set-up-first = Não há nada a desfazer.
set-up-ready = { turn } Diga brancas ou pretas para jogar.
set-up-not = Ainda não: { $why }.
set-up-over = Daqui não: a partida já estaria terminada.
set-up-may-castle = Ninguém pode rocar; se puder, diga: roque pequeno das brancas.
set-up-which = Há várias; diga de que casa vem.
set-up-say = Diga cor, peça e casa, por exemplo rei branco { $g } um.
set-up-help = Diga cor, peça e casa; tira { $a } sete; limpar o tabuleiro. Erros: desfazer. Depois brancas jogam, roque pequeno das brancas, pronto. Ou en passant { $e } seis, ou posição com uma FEN.

# Puzzles.
puzzle-asked = Exercício { $number }. { turn }
puzzle-after = Último lance: { $move }.
puzzle-right = Certo. A resposta: { $answer }.
puzzle-wrong = Não. A { $tried } responde-se { $answer }.
puzzle-wrong-drawn = Não. { $tried } só dá empate.
puzzle-solved = Resolvido. Diga próximo.
puzzle-solution = A solução: { $moves }. Diga próximo.
puzzle-over = Este exercício está feito. Diga próximo.
puzzle-not-moved = Nada foi movido: um lance errado não é feito.
puzzle-none-such = Não resta nenhum exercício assim.
puzzle-not-again = Estes exercícios não podem ser percorridos de novo.
puzzle-all-solved = Você resolveu todos; aqui estão eles de novo.
puzzle-rating = A dificuldade é { $rating }.
puzzle-unrated = Este exercício não tem classificação.
puzzle-hint-last = Não há mais dicas. Diga solução.
puzzle-first = Este é o primeiro exercício. Diga próximo.
puzzle-hint-mate = Mate em { $moves }.
puzzle-hint-theme = { $theme ->
    [fork] Um garfo.
    [pin] Uma cravada.
    [skewer] Um espeto.
    [discoveredAttack] Um ataque descoberto.
    [trappedPiece] Uma peça está presa.
    [deflection] Um desvio.
    [sacrifice] Um sacrifício.
    [promotion] Um peão é promovido.
    [hangingPiece] Ganha-se uma peça de imediato.
    [equality] A partida pode ser salva.
    [crushing] Pode-se ganhar material.
    [advantage] Pode-se ganhar vantagem.
   *[other] Ache o melhor lance.
  }
puzzle-hint-piece = Joga { the-piece }.
puzzle-hint-from = Joga a peça de { $square }.
puzzle-result = Resolvidos { $solved } de { $all ->
    [one] um exercício
   *[other] { $all } exercícios
  }, { $alone } de primeira.
puzzle-result-none = Nenhum exercício foi tentado.
puzzle-last = Esse foi o último exercício.
puzzle-none = Nenhum exercício serve.
puzzle-sought = Procurando um exercício que sirva{ $percent ->
    [0] {""}
   *[other] ; { $percent } por cento do arquivo lidos
  }.
puzzle-unread = Não dá para continuar lendo { $file }: { $why }.
puzzle-refused = { $file }, linha { $line }: { $why }.
puzzle-refused-more = { $count ->
    [one] Mais um fica de fora.
   *[other] Mais { $count } ficam de fora.
  }
puzzle-fault = { $fault ->
    [long] a linha é longa demais
    [no-position] não há posição
    [no-solution] não há solução
    [several] há várias soluções
    [no-move] { $what } não é um lance legal
    [also-mates] mais de uma solução, { $what } também dá mate
    [no-mate] não há mate em { $moves }
   *[unproven] não dá para demonstrar o mate em { $moves }
  }
puzzle-help = Diga um lance, dica, solução, pular, próximo, início, resultado ou sair. As perguntas são como numa partida.

# Partidas de um arquivo que se ouvem.
listen-begins = Partidas de { $file }.
listen-index = { $index ->
    [making] O índice está em { $percent } por cento.
    [broken] Não é possível ler o arquivo até o fim. Partidas no índice: { $games }.
    [short] Não há espaço no disco para o índice. Partidas nele: { $games }.
   *[whole] Índice pronto: { $games ->
        [one] uma partida
       *[other] { $games } partidas
      }{ $broken ->
        [0] {""}
       *[other] , { $broken } com erros
      }.
  }
listen-game = Partida { $number }{ $players ->
    [both] : { $white } contra { $black }
    [white] : brancas, { $white }
    [black] : pretas, { $black }
   *[none] {""}
  }.
listen-event = { $event }.
listen-round = Rodada { $round }.
listen-date = { $dated ->
    [day] { $day } de {""}
   *[other] {""}
  }{ $dated ->
    [year] {""}
   *[other] { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
      } de {""}
  }{ $year }.
listen-result = { $result ->
    [white] As brancas vencem.
    [black] As pretas vencem.
    [drawn] Empate.
   *[open] Sem resultado.
  }
listen-nag = { $nag ->
    [good] Bom lance.
    [mistake] Um erro.
    [brilliant] Lance brilhante.
    [blunder] Um erro grave.
    [interesting] Lance interessante.
    [dubious] Lance duvidoso.
    [forced] Único lance.
    [equal] Posição igual.
    [unclear] Posição incerta.
    [white-slightly] As brancas estão um pouco melhor.
    [black-slightly] As pretas estão um pouco melhor.
    [white-better] As brancas estão melhor.
    [black-better] As pretas estão melhor.
    [white-winning] As brancas estão ganhas.
    [black-winning] As pretas estão ganhas.
    [zugzwang] Zugzwang.
    [initiative] Com iniciativa.
    [attack] Com ataque.
    [compensation] Com compensação.
    [counterplay] Com contrajogo.
    [time-trouble] Em apuros de tempo.
   *[novelty] Uma novidade.
  }
listen-comment = { $text }
    .short = { "" }
listen-variations = { $count ->
    [one] Há uma variante.
   *[other] Há { $count } variantes.
  }
    .short = { "" }
listen-variation = Variante.
listen-variation-over = Fim da variante.
listen-main-line = Linha principal.
listen-no-variation = Aqui não há variante.
listen-is-main-line = Esta é a linha principal.
listen-ended = Fim da partida.
listen-at-end = A partida acabou. Diga próxima partida ou para trás.
listen-fault = { $fault ->
    [no-move] { $what } não é um lance legal
    [ambiguous] { $what } serve a várias peças
    [unread] { $what } não se lê como lance
    [number] antes do primeiro lance está o número { $what }, sem posição
    [null-move] aqui há um lance nulo
    [tag] a etiqueta { $what } está depois de demasiadas outras e é omitida
    [deep] uma variante está dentro de demasiadas outras e é omitida
    [nowhere] uma variante não substitui nenhum lance e é omitida
    [comment] comentários são omitidos porque são demasiados
    [nag] uma avaliação está depois de demasiadas outras e é omitida
    [result] o resultado depois dos lances é { $what } e a etiqueta tem outro
   *[long] a partida é longa demais
  }
listen-first-game = Esta é a primeira partida.
listen-last-game = Era a última partida.
listen-last-found = Era a última partida encontrada. Diga todas as partidas.
listen-no-game = Essa partida não existe.
listen-not-yet = O índice ainda está em { $percent } por cento.
listen-empty = Não há partida em { $file }.
listen-changed = O arquivo mudou. Começa de novo.
listen-goes-on = Continuamos onde você parou.
listen-paused = Pausa. Diga continua.
listen-pace = { $seconds ->
    [0] Os lances vêm quando você pedir.
    [one] Um lance por segundo.
   *[other] Um lance a cada { $seconds } segundos.
  }
listen-progress = Partida { $game }{ $games ->
    [0] {""}
   *[other] {" "}de { $games }
  }. Lance { $number } de { $moves }.
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
   *[no] Sem nome
  }: partida { $number }.
listen-no-bookmark = Não há marcador{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  }.
listen-no-bookmarks = Não há marcadores.
listen-bookmark-lost = A partida do marcador{ $marked ->
    [yes] {" "}{ $name }
   *[no] {""}
  } já não está lá.
listen-not-kept = Não é possível guardar os marcadores: { $why }.
listen-searching = Procurando. Encontradas até agora: { $count }.
listen-found = { $count ->
    [one] Uma partida encontrada.
   *[other] { $count } partidas encontradas.
  }
listen-found-none = Nenhuma partida encontrada.
listen-search-what = Diga procura e um nome, ou procura posição.
listen-all-games = De novo todas as partidas.
listen-no-search = Nada está sendo procurado.
listen-how = Diga ouvir e o nome do arquivo no menu. Ou chame ansage listen ARQUIVO.
listen-help = Diga pausa, continua, avante, três para trás ou próxima partida. Também partida sete, variante, marcador, procura, pausas mais longas ou sair.

# Drills. The names are those of the list; the rest is what is asked and how an answer was.
drill-name = { $drill ->
    [square-colours] cores das casas
    [coordinates] nomes e coordenadas
    [neighbours] casas vizinhas
    [knight-moves] saltos de cavalo
    [knight-routes] caminhos de cavalo
    [diagonals] diagonais
    [after-moves] lances na cabeça
    [dictation] ditado
    [captures] contar capturas
    [checks] contar xeques
    [mate-in-one] mate em um
    [positions] lembrar uma posição
    [clock] noção do tempo
    [reconstruction] reconstruir a posição
    [hanging] peças penduradas
    [forks] ataques duplos
   *[repeating] repetir contra o relógio
  }
drill-due = { $due ->
    [0] { $known ->
        [0] por começar
       *[other] nada pendente
      }
   *[other] { $due } por rever
  }
drill-proposed = Proposta: { $number }, { drill-name }, { drill-due }. Sim, outro número ou lista?
drill-listed = { $number }, { drill-name }, { drill-due }.
drill-begins = { drill-name }, no máximo { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
  }.
drill-shade = { $square }: clara ou escura?
drill-name-of = Como se chama { $square }?
drill-signs-of = { $square }: que letra e que número?
drill-neighbours = Todas as casas vizinhas de { $square }?
drill-knight-moves = { piece } em { $square }: para onde?
drill-knight-route = { piece } de { $one } para { $other }: o caminho mais curto?
drill-on-diagonal = { $one } e { $other }: na mesma diagonal?
drill-between = O que fica entre { $one } e { $other }?
drill-stands = O que está em { $square }?
drill-captures = Quantas capturas têm as brancas?
drill-checks = Quantos lances das brancas dão xeque?
drill-mate = As brancas dão mate. Qual lance?
drill-where-of = { $color ->
    [white] Em que casas estão as brancas?
   *[black] Em que casas estão as pretas?
  }
drill-hanging = Que peças pretas estão atacadas e sem defesa?
drill-fork = As brancas atacam duas peças ao mesmo tempo. Qual lance?
drill-announced = { $move }.
drill-repeat = Repita: { $move }.
drill-elapsed = Diga agora quando passarem { $seconds } segundos.
drill-used = De { $minutes } minutos restam { $left }. Quanto foi usado?
drill-dictation = Ditado, { $count } meios-lances. Anote todos.
drill-right = Certo.
drill-late = Certo, mas tarde.
drill-wrong = Não: { $answer }.
drill-answer = { $answer }.
drill-passed = { $verdict ->
    [right] Certo
   *[wrong] Não
  }: { $time }.
drill-shade-is = { $shade ->
    [light] clara
   *[dark] escura
  }
drill-yes-or-no = { $yes ->
    [yes] sim
   *[no] não
  }
drill-no-slip = Tudo confere.
drill-slip = { $number }. { $color ->
    [white] Brancas
   *[black] Pretas
  }: { $announced }, não { $written }.
drill-slip-unread = { $number }. { $color ->
    [white] Brancas
   *[black] Pretas
  }: falta { $announced }.
drill-hint-shade = { $square } é escura. Um passo para o lado muda a cor.
drill-hint-name = A coluna { $letter } chama-se { $name }.
drill-hint-count = { $count ->
    [one] É uma casa.
   *[other] São { $count } casas.
  }
drill-hint-apart = Separam-nas { $files } colunas e { $ranks } fileiras.
drill-hint-stands = { $stands ->
    [piece] Há algo ali.
   *[nothing] Não há nada ali.
  }
drill-hint-none = Para isto não há dica. Diga de novo ou solução.
drill-from-to = { $one } a { $other }
drill-missed = Falhas: { $what }.
drill-result = { $right } de { $all } certas.
drill-result-none = Não houve resposta.
drill-not-kept = O progresso não foi salvo: { $why }.
drill-in-the-head = Isto se faz de cabeça. Diga de novo, dica ou solução.
drill-no-back = Aqui não se volta atrás. Diga de novo, próximo ou fim.
drill-sought = { $sought ->
    [shade] Diga clara ou escura.
    [squares] Diga casas.
    [contents] Diga peça e cor, ou vazia.
    [yes-or-no] Diga sim ou não.
    [number] Diga um número.
    [move] Diga um lance.
    [time] Diga um tempo em minutos e segundos.
   *[now] Diga agora.
  }
drill-which = Diga sim, um número, um nome ou lista.
drill-help = Responda. Ou diga de novo, dica, solução, pular, resultado, lista, chega ou sair.
training-help = Diga sim, o número ou o nome, lista ou sair.
brief-language-fixed = O idioma fica como está.

### A biblioteca: partidas encontradas, importadas, apagadas e copiadas, e as suas planilhas

error-game-deleted = A partida { $game } foi apagada em { $date }
error-game-imported = A partida { $game } foi importada: pode ser mostrada, exportada e revista, mas não continuada. Para mostrá-la: ansage games show { $game }
games-more = { $shown } de { $count } partidas. Para ver mais: --limit { $count }
games-nothing-found = Nenhuma partida encontrada.
games-found-at = { $line }, posição antes do lance { $move }
games-import-fault = { $file }, linha { $line }, coluna { $column }: { $why }. { $effect ->
    [skipped] Esta partida não é importada.
    [part] O que está antes é importado.
    [variation] Falta o resto desta variante. A partida é importada.
   *[kept] A partida é importada.
  }
games-letters-hint = As letras são outras? Então --letters { $voice }.
games-imported = { $count ->
    [0] Nenhuma partida importada
    [one] Uma partida importada
   *[other] { $count } partidas importadas
  }{ $already ->
    [0] {""}
    [one] , uma já estava lá
   *[other] , { $already } já estavam lá
  }{ $refused ->
    [0] {""}
    [one] , uma não pode ser lida
   *[other] , { $refused } não podem ser lidas
  }.
games-progress = { $task ->
    [import] Importação
    [index] Índice de partidas
    [positions] Índice de posições
    [verify] Verificação
    [sound] Som
   *[backup] Cópia
  }: { $percent } por cento.
games-delete-ask = Apagar a partida { $line }? Nada dela fica. Sim ou não:
games-deleted = A partida { $game } está apagada.
games-not-deleted = Nada é apagado.
games-backed-up = A biblioteca está copiada em { $file }.
games-stats = { $total ->
    [games] Partidas: { $count }
    [played] Partidas jogadas: { $count }
    [imported] Importadas: { $count }
    [deleted] Apagadas: { $count }
    [plies] Lances de um lado: { $count }
    [white] Brancas ganharam: { $count }
    [black] Pretas ganharam: { $count }
    [draw] Empates: { $count }
    [open] Sem resultado: { $count }
    [dates] Datas: de { $from } a { $to }
    [size] A biblioteca: { $count } MB
   *[index] O seu índice: { $count } MB
  }
games-query-fault = { $query ->
    [date] { $what } não é uma data. Um ano, um mês ou um dia: 2026, 2026-05, 2026-05-01, ou de uma a outra: 2025..2026
    [result] { $what } não é um resultado. 1-0, 0-1, 1/2-1/2 ou *
    [move] { $what } não é um lance legal ali
   *[many] Procura-se por { $what } lances de um lado no máximo
  }
games-no-form = A partida { $game } foi importada e não tem eventos. Os seus lances: --format pgn
games-no-ply = A partida { $game } só tem { $plies } lances de um lado
sheet-title = { $white } contra { $black }
sheet-label = { $label ->
    [event] Evento
    [site] Local
    [date] Data
    [round] Rodada
    [board] Tabuleiro
    [white] Brancas
    [whiteteam] Equipe das brancas
    [black] Pretas
    [blackteam] Equipe das pretas
    [timecontrol] Ritmo de jogo
    [signed] Assinado
    [fen] Posição
    [number] Lance
    [clock] Relógio
    [whiteelo] Rating das brancas
    [blackelo] Rating das pretas
    [eco] Abertura
    [annotator] Comentários
    [whitetimecontrol] Tempo das brancas
    [blacktimecontrol] Tempo das pretas
    [played] Jogado
    [white-score] As brancas anotaram
    [black-score] As pretas anotaram
   *[result] Resultado
  }
sheet-spoken = { $place ->
    [white] Lance { $number }: { $move }.
    [black-first] Lance { $number }, pretas: { $move }.
   *[black] { $move }.
  }
sheet-stage = { $stage ->
    [opening] Abertura
    [middlegame] Meio-jogo
   *[endgame] Final
  }
games-idle-flag = --{ $flag } nada diz à forma { $form }
games-no-scores = A partida { $game } não tem planilhas dos jogadores
games-not-written-over = O que resta dela no arquivo não pôde ser sobrescrito: { $why }.
games-no-font = falta um tipo de letra para o PDF. Indica-se com --font ARQUIVO.ttf
games-unusable-font = { $file } não é um tipo de letra que sirva para o PDF. Outro indica-se com --font ARQUIVO.ttf
games-undated = sem data
games-one-game = Nesta forma cabe só uma partida. Várias juntas: --format pgn, text, fen, epd, brf, brl, audio ou daisy.
games-book-folder = Um livro DAISY é uma pasta. Indica-se com --output PASTA.
sheet-book = { $count } partidas
sound-not-made = sem som, { $silent ->
    [missing] porque falta o eSpeak NG. { SYSTEM() ->
        [windows] O eSpeak NG está em github.com/espeak-ng/espeak-ng/releases
       *[other] No Debian: apt install espeak-ng
      }
   *[fails] porque o eSpeak NG falha: { $what }
  }
recording-lost = Os anúncios não são gravados: { $silent ->
    [missing] falta o eSpeak NG
    [fails] o eSpeak NG falha
   *[file] { $what }
  }.
sheet-not-written = nada
sheet-offer = { $players ->
    [white] empate oferecido pelas brancas
    [black] empate oferecido pelas pretas
   *[none] empate oferecido
  }
sheet-not-read = não lido
sheet-variation = Variante: { $moves }
sheet-remark = { $remark ->
    [claim] empate reivindicado
    [claim-failed] reivindicação incorreta
    [postponed] reivindicação adiada
    [increment] incremento
    [illegal] lance ilegal
    [illegal-stands] lance ilegal que ficou
    [announced] anunciado
    [clock-set] relógio acertado
    [time] tempo
    [flag] seta caída
    [sealed] lance secreto
    [noted] anotado
    [warning] advertência
    [penalty] punição
    [protest] árbitro chamado
    [restored] posição restaurada, meios lances
    [displaced] peças deslocadas
   *[other] decisão
  }{ $players ->
    [white] , brancas
    [black] , pretas
   *[none] {""}
  }{ $had ->
    [some] : { $detail }
    [opponent] ; { $receiver ->
        [white] brancas
       *[black] pretas
      } { $detail }
   *[none] {""}
  } ({ $article })
cli-games-show = Mostrar uma partida: o que está acima dos lances, e os lances
cli-games-search = Procurar partidas por jogador, data, evento, resultado, lances de abertura ou posição
cli-games-import = Importar as partidas de arquivos PGN
cli-games-delete = Apagar uma partida; pergunta-se outra vez
cli-games-backup = Copiar a biblioteca, também enquanto se joga
cli-games-stats = Dizer quantas partidas há e como acabaram
cli-arg-from-white = Só partidas com este jogador de brancas
cli-arg-from-black = Só partidas com este jogador de pretas
cli-arg-date = Só partidas deste ano, mês ou dia, ou de uma data a outra: 2025..2026-03
cli-arg-result = Só partidas que acabaram assim: 1-0, 0-1, 1/2-1/2 ou *
cli-arg-moves = Só partidas que começam com estes lances: "e4 c5 Nf3"
cli-arg-found-fen = Só partidas que passaram por esta posição
cli-arg-limit = Listar no máximo tantas partidas, as mais novas; sem isso, 100
cli-arg-yes = Fazer sem perguntar
cli-arg-until-fault = Importar também partidas com uma falha, até onde se leem, como não acabadas
cli-arg-told = Como os lances são dados: letters (letras) ou announced (anunciados)
cli-arg-large = Em letra grande
cli-arg-scores = Pôr lado a lado o que ambos os jogadores anotaram
cli-arg-cells = Tantas celas braille por linha, de 20 a 100; sem isso, 40
cli-arg-page-lines = Tantas linhas por página de braille, de 5 a 40; sem isso, 25
cli-arg-code = O código braille: german, british, spanish ou computer
cli-arg-ply = A posição após tantos lances de um lado; sem isso, a última
cli-arg-font = O tipo de letra do PDF, um arquivo TrueType ou OpenType; sem isso, um deste computador
cli-arg-pause = Segundos entre dois lances; sem isso, 2
cli-arg-games = Número de uma partida, ou de uma a outra: 5-9
cli-arg-record = Guardar cada anúncio como arquivo de som nesta pasta
cli-arg-live = Escrever a partida neste arquivo PGN, de novo após cada lance completado
cli-arg-live-delay = Quanto o arquivo vai atrás da partida: 3 lances, 15m
cli-arg-diagram-theme = As cores da imagem: light-print, dark-screen ou soft-print
cli-arg-square = A largura de uma casa da imagem, em píxeis, de 16 a 256; sem isso, 64
cli-arg-flip = Com as pretas em baixo
cli-arg-files = Os arquivos PGN
cli-arg-copy = O arquivo da cópia

# The guide, read at a terminal. $number and $count are of chapters.
guide-chapter = { $number }: { $title }
guide-asked = Enter continua a leitura, um número leva a um capítulo, sair termina.
guide-short = Guia: Enter, voltar, um número
guide-help = Enter continua, voltar volta, repita lê de novo. Um número é um capítulo. Sair termina.
guide-over = Não há mais guia aí.
guide-foreign = O guia está em inglês.
guide-no-chapter = Não há capítulo { $number }. Há { $count }.
