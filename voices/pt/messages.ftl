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
opened-relay = Partida com assistente.
opened-tournament = Partida de torneio pelo Apêndice D. Leis da FIDE de 2023.
opened-rules = Sem engine, sem dicas, sem rede.
opened-start = O árbitro aciona o relógio.
opened-players = Brancas: { $white }. Pretas: { $black }.
opened-control = { $control }.
opened-position = Posição inicial: { $position }
unnamed = sem nome
partner = parceiro de treino
resumed = Partida { WORDS($game) } retomada.
resumed-last = Último lance, { $mover ->
    [white] brancas
   *[black] pretas
  }: { $move }.
resumed-hand = Anunciado e não acionado: { $move }.
resumed-paused = Relógios parados. Diga continuar.
resumed-tournament = Relógios parados. O árbitro diz árbitro, dois-pontos, continuar.
# No full stop after the command: whoever copies the line copies the command.
kept = Partida { WORDS($game) } salva. Para continuar: { $command }
over-kept = Partida { WORDS($game) } salva.
turn = { color } jogam.
turn-you = Sua vez.

### A move

repeated = { $move }.
repeated-check = { $move }, { $check }.
by-color = { color }: { $move }.
by-color-check = { color }: { $move }, { $check }.
says = { color } anunciam: { $move }.
corrected = Corrigido: { $move }.
repeats-now = { color } repetem.
repeat-fits = Confere.
repeat-differs = Repetição diferente: anunciado { $announced }, repetido { $repeated }. Nada executado. { color } repetem de novo.
which = Qual lance? { $moves }. Diga o número ou o lance inteiro.
which-one = número { WORDS($number) }, { $move }
which-piece = Promoção sem peça: { $square }. Diga dama, torre, bispo ou cavalo.

### Refusals of a move: why, and what could be said instead

misfit-promotion-impossible = sem promoção aqui. Só um peão na última fileira vira dama, torre, bispo ou cavalo.
misfit-nothing-there = nada em { $square }.
misfit-opponents-piece = em { $square } está { $piece ->
    [queen] a dama adversária
    [rook] a torre adversária
    [pawn] um peão adversário
   *[other] o { piece } adversário
  }.
misfit-other-piece = { no-piece } em { $square }, ali está { $found }.
misfit-same-square = { $square } duas vezes. Diga a casa de saída e a de chegada.
misfit-own-piece = { $square } ocupada: ali está { your-piece }.
misfit-nothing-to-capture = nada para capturar em { $square }.
misfit-captured-other = em { $square } está { $found }, não { a-piece }.
misfit-not-en-passant = sem en passant em { $square }. Só vale logo depois do avanço duplo de um peão ao lado.
misfit-none-left = { no-piece } para isso.
misfit-none-on = { no-piece } na { $line }.
misfit-none-reaches = { $piece ->
    [king] o rei não chega a { $square }
   *[other] { no-piece } chega a { $square }
  }.
misfit-reaches-instead = { your-piece } de { $from } chega a { $squares }.
misfit-reaches-nothing = { your-piece } de { $from } não pode mover.
misfit-does-not-reach = { the-piece } de { $from } não chega a { $square }.
misfit-blocked = { the-piece } de { $from } não chega a { $square }. A peça em { $by } está no caminho.
misfit-leaves-king = o rei ficaria em xeque.
misfit-king-still-in-check = o rei está em xeque, e este lance não ajuda.
misfit-king-attacked = { $square } está atacada. O rei não pode ir para lá.
misfit-castling-right = sem roque deste lado. O rei ou a torre já moveu, ou não está na sua casa.
misfit-castling-occupied = sem roque, { $square } está ocupada.
misfit-castling-check = sem roque em xeque.
misfit-castling-attacked = sem roque, { $square } está atacada.
misfit-from-where = De qual casa? Diga a peça, a casa de saída e depois { $square }.
refused = Impossível: { $why }

### Not understood

not-heard-nothing = Nada entendido. Diga um lance, por exemplo cavalo Gustav um Félix três, ou ajuda.
not-heard-unknown-word = Não entendi: { $word }. Diga um lance, por exemplo cavalo Gustav um Félix três, ou ajuda.
not-heard-no-square = Casa inexistente: { $word }. As colunas vão de Anna a Héctor, as fileiras de um a oito.
not-heard-no-piece = Nenhuma peça tem aqui a letra { $letter }. As letras são { $letters }.
not-heard-no-destination = Para onde? Diga por exemplo cavalo Félix três.
not-heard-piece-alone = { piece } para onde? Diga por exemplo { piece } Félix três.
not-heard-too-much = Demais de uma vez. Diga um lance: peça, casa de saída, casa de chegada.
not-heard-question = Pergunta não entendida. Diga perguntas para ouvir o que se pode perguntar.
not-heard-which-castling = Pequeno roque ou grande roque?
not-heard-castling-and-more = Roque e mais alguma coisa. Diga só pequeno roque ou grande roque.
not-heard-request = Não entendi: { $rest }. { $example }
not-heard-choice = Nenhuma pergunta com este número.
not-heard-yes-no = Nenhuma pergunta em aberto.
example-report = Diga por exemplo tabuleiro das brancas Eva cinco vazia, ou tabuleiro das brancas e o lance feito ali.
example-correct = Diga correção e o lance certo.
example-claim = Diga reclamo repetição ou reclamo cinquenta lances.
example-result = Diga resultado brancas, resultado pretas ou resultado empate.
example-wait = Diga espere e quanto tempo, por exemplo espere 90 segundos.
example-time = Diga tempo, tempo das brancas, meu tempo ou tempo gasto.
example-take-back = Diga voltar, ou voltar e um número.
example-other = Diga só essa palavra.

### Offers: what was nearly understood

offer-one = { $word }? Você quis dizer { $move }? Sim ou não.
offer-several = { $word }? Você quis dizer: { $offers }? Diga o número ou não.
offer-which = Qual número? { $offers }. Ou não.
offer-numbered = { WORDS($number) }, { $move }
offer-then = { $first }; { $last }
offer-said = Dito: { $move }? Sim ou não.
offer-declined = Certo. Diga o lance outra vez.

### Refusals of other kinds

refused-not-started = Ainda não começou: o árbitro aciona o relógio com árbitro, dois-pontos, iniciar. Artigo 6.6.
refused-paused = Relógios parados. Diga continuar.
refused-not-paused = Os relógios já estão andando.
refused-started = A partida já começou.
refused-setting-right = Primeiro acerte o tabuleiro. Diga feito quando o passo estiver feito.
refused-waiting = O árbitro decide primeiro. Ele diz árbitro, dois-pontos, resultado, e brancas, pretas ou empate.
refused-over = A partida terminou. Diga sair.
refused-not-your-turn = { color } jogam.
refused-partners-pieces = Essas peças são do parceiro de treino.
refused-not-pressed = { color } anunciaram e ainda não acionaram o relógio. Diga acionar, ou correção e o lance certo.
refused-repeat-first = Primeiro { color } repetem o lance anunciado. Artigo D.2.1.
refused-already-announced = Já anunciado: { $move }. Diga acionar, ou correção e o lance certo.
refused-nothing-made = Nenhum lance feito ainda, o relógio fica. Artigo D.2.4. Anuncie primeiro o lance.
refused-too-late = Tarde demais: o relógio já foi acionado. Artigo D.2.8.
refused-nothing-to-correct = Nada a corrigir. Anuncie o lance.
refused-no-offer = Nenhum empate oferecido.
refused-own-offer = A oferta é das { color }: o outro lado responde.
refused-already-offered = Empate já oferecido e ainda sem resposta.
refused-too-early-to-agree = Ainda sem empate: cada jogador precisa ter feito um lance. Artigo 5.2.3.
refused-not-to-claim = Só quem tem a vez pode reclamar, antes do seu lance. Artigo 9.2.
refused-nothing-executed = Ali nenhum lance foi executado que outro pudesse substituir. Diga o que está nas casas.
refused-nothing-to-set-right = Nada a acertar: os dois tabuleiros conferem com as planilhas.
refused-nothing-to-do = Nada a fazer.
refused-nothing-to-take-back = Nenhum lance para voltar.
refused-flag-down = Seta caída das { color }.
may-not-announce = Só os jogadores e seu assistente anunciam. Artigo { $article }.
may-not-press = Só os jogadores ou seu assistente acionam o relógio. Artigo { $article }.
may-not-decide = Só os próprios jogadores decidem isso. A linha deles começa com brancas ou pretas e dois-pontos. Artigo { $article }.
may-not-report = Isso não pode ser informado aqui. Artigo { $article }.
may-not-set-right = Aqui o árbitro acerta os tabuleiros. A linha dele: árbitro, dois-pontos, acertar. Artigo { $article }.
may-not-clock = Aqui o árbitro aciona e para os relógios. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
may-not-rule = O árbitro decide o resultado. A linha dele começa com árbitro e dois-pontos. Artigo { $article }.
may-not-take-back = Só se volta lance no treino. Artigo { $article }.
may-not-hint = Dicas só no treino. Artigo { $article }.

### Boards

boards-differ = Tabuleiros diferentes. { $squares }
boards-differ-square = { $square }: tabuleiro das brancas { $white }, tabuleiro das pretas { $black }.
boards-agree = Tabuleiros iguais.
boards-not-scores = Os tabuleiros coincidem entre si, mas não com as planilhas.
boards-agree-after = Tabuleiros iguais depois do lance { WORDS($number) } das { color }.
board-reported = Anotado para { board-of }. Nenhuma diferença.
setting-right = As duas planilhas dizem { $move }, portanto { board-of } está errado. { $count ->
    [1] Um passo
   *[other] O primeiro de { WORDS($count) } passos
  }: { $step }. Diga feito.
setting-right-start = Pela posição inicial, { board-of } está errado. { $count ->
    [1] Um passo
   *[other] O primeiro de { WORDS($count) } passos
  }: { $step }. Diga feito.
next-step = Próximo passo, { on-board-of }: { $step }. Diga feito.
step-move = { colored-piece } de { $from } para { $to }
step-remove = tirar { colored-piece } de { $from }
step-put = colocar { colored-piece } em { $to }
position-side = { color }: { $pieces }.
position-piece = { $count ->
    [one] { piece }
   *[other] { pieces }
  } { $squares }

### Questions about the board and the game

look-square = { $square }, { $shade ->
    [light] casa branca
   *[dark] casa preta
  }: { $contents }.
# "um torre branca" would sound like an article of the wrong gender.
look-item = { $contents } em { $place }
file-item = { $contents } em { $place }
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
nothing = nada
attacks = { $square }, { $contents }. Atacantes: { $attackers }. Defensores: { $defenders }.
attacks-empty = { $square }, vazia. Atacantes brancos: { $white }. Pretos: { $black }.
knight-reach = Saltos de cavalo de { $square }: { $items }.
empty-squares = nada em { $squares }
moves-of = { $piece }: { $moves }.
moves-none = { $piece }: nenhum lance.
captures-none = { $piece }: não captura nada.
moves-nowhere = { color } não têm nenhum lance legal.
captures-nowhere = { color } não podem capturar nada.
moves-in-check = { opponent } jogam primeiro e estão em xeque.
move-takes = { $square } captura { piece }{ $passing ->
    [yes] {" "}en passant
   *[no] {""}
  }
pinned = Cravadas: { $pieces }.
pinned-one = { colored-piece } { $square } por { $by }
pinned-none = Nenhuma peça cravada.
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
captured-by = { color } capturaram: { $pieces }.
move-numbered = Lance { WORDS($number) }, { color }: { $move }.
move-in-hand = Lance { WORDS($number) }, { color }, relógio ainda não acionado: { $move }.
move-row = Lance { WORDS($number) }: { $white }, { $black }.
moves-none-yet = Nenhum lance ainda.
turn-number = { color } jogam, lance { WORDS($number) }.
slower = Mais devagar.
slowest = Mais devagar não é possível.
faster = Mais rápido.
fastest = Mais rápido não é possível.
keys = Uma tecla sozinha, na tela com Alt: { $keys }.
key-does = { $key }: { $does }
which-square = Qual casa?
may-not-analyse = Ninguém diz isso durante uma partida. Artigo { $article }. Pergunte pelo seu tabuleiro, pelo último anúncio, pelo tempo ou pelos lances.
help-more = Diga perguntas para ouvir o que se pode perguntar sobre o tabuleiro e a partida, ou teclas para ouvir as teclas.
help-questions = Pergunte pelo tabuleiro: o que há em Eva quatro, onde estão os cavalos, peças brancas, fileira quatro, coluna Eva, diagonal Eva quatro, último lance, todos os lances.
help-analysis = Também: quem ataca Félix sete, para onde o cavalo pode ir, o que está cravado, material, peças capturadas.
help-speech = Para ouvir: repetir, soletrar, mais devagar, mais rápido, silêncio.

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
wait-only-simulated = O tempo aqui passa sozinho. A palavra esperar só vale com tempo simulado.
clocks-stand = Relógios parados.
clocks-run = Relógios andando.

### Draws, claims, irregularities, the end

draw-offered = { color } oferecem empate. { opponent } dizem aceito ou recuso.
draw-offered-to-partner = Você oferece empate às { opponent }.
draw-declined = { color } recusam o empate.
claim-failed = Reclamação incorreta. { $claim ->
    [threefold] A posição aparece só pela { $found ->
        [1] primeira
       *[other] segunda
      } vez
   *[fifty] { $found ->
        [0] O último lance foi captura ou lance de peão
        [1] Só um lance sem captura nem lance de peão
       *[other] Só { WORDS($found) } lances sem captura nem lance de peão
      }
  }. { opponent } recebem { $bonus }, Artigo 9.5.3. A oferta de empate contida nela continua valendo. { color } jogam.
illegal-completed = Lance ilegal das { color }, { $count ->
    [1] o primeiro, Artigo 7.5.1. O lance é desfeito, { opponent } recebem { $bonus }.
   *[other] o segundo, Artigo 7.5.5.
  }
taken-back = { $plies ->
    [1] Um meio-lance desfeito.
   *[other] { WORDS($plies) } meios-lances desfeitos.
  }
take-back-question = { $plies ->
    [1] Voltar um meio-lance?
   *[other] Voltar { WORDS($plies) } meios-lances?
  } Sim ou não.
stays = Fica como está.
flag-fell = Seta caída: { color }.
resigned = { color } abandonam.
left-to-arbiter = Não deu para apurar a tempo se { opponent } ainda podem dar mate. O árbitro decide. Ele diz árbitro, dois-pontos, resultado, e brancas, pretas ou empate.
won = { color } vencem: { $reason }.
drawn = Empate: { $reason }.
reason-checkmate = xeque-mate
reason-resignation = abandono
reason-resignation-drawn = abandono, mas o outro lado não pode dar mate, Artigo 5.1.2
reason-stalemate = rei afogado
reason-dead-position = posição morta, ninguém mais pode dar mate
reason-agreement = comum acordo
reason-time = queda de seta
reason-time-drawn = queda de seta, mas o outro lado não pode dar mate, Artigo 6.9
reason-illegal-moves = segundo lance ilegal, Artigo 7.5.5
reason-illegal-moves-drawn = segundo lance ilegal, mas o outro lado não pode dar mate, Artigo 7.5.5
reason-threefold-claim = mesma posição três vezes, Artigo 9.2
reason-fifty-moves-claim = cinquenta lances sem captura nem lance de peão, Artigo 9.3
reason-fivefold-repetition = mesma posição cinco vezes, Artigo 9.6.1
reason-seventy-five-moves = setenta e cinco lances sem captura nem lance de peão, Artigo 9.6.2
reason-arbiter = decisão do árbitro
hint-move = Dica: { $move }.
hint-none = Nenhuma dica.
nothing-said = Nada dito ainda.

### Help: what can be said now

help-move = Diga um lance, por exemplo Springer Gustav eins Felix drei, cavalo Félix três ou Eva quatro.
help-press = Diga acionar para o relógio do adversário andar, ou correção e o lance certo.
help-repeat = { color } repetem o lance anunciado.
help-setting-right = Acerte o tabuleiro e diga feito.
help-paused = Diga continuar, em torneio árbitro, dois-pontos, continuar. Então os relógios andam.
help-not-started = O árbitro diz árbitro, dois-pontos, iniciar. Então o relógio anda.
help-waiting = O árbitro diz árbitro, dois-pontos, resultado, e brancas, pretas ou empate.
help-over = A partida terminou. Diga sair.
help-requests = Pergunte tempo, tempo gasto, lances, tabuleiros, posição, repetir. Diga também empate, aceito, recuso, abandono, pausa, sair.
help-practice = No treino também dica e voltar.
help-boards = Para o que de fato aconteceu num tabuleiro, diga tabuleiro das brancas ou tabuleiro das pretas e o lance feito ali. Para acertar um tabuleiro, diga acertar.

### Speech

speech-off = Sem voz. Para falar, instale speech-dispatcher, speech-dispatcher-espeak-ng e espeak-ng.
speech-gone = Continua sem voz: nenhum serviço de fala responde. Para testar: spd-say olá
speech-lost = Voz perdida: { $backend }.
screen-reader-found = Modo de linhas, porque há um leitor de tela: { $name }. Para a tela, use --screen.
speech-left-to-reader = Voz própria desligada, porque o leitor de tela fala. Com --speech auto o programa fala por si.

### The screen

screen-keys = F1 ajuda, F2 cursor na entrada ou no anúncio, F5 repetir, Page Down continuar a leitura, Alt com uma letra pergunta, Escape silêncio, Control C sai.
screen-prompt = Entrada:
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
  } { $time } andando
screen-score = Planilha das { color }
screen-scores = As duas planilhas
screen-differ = Na tela está { board-of }. Diferentes, com !: { $count ->
    [1] uma casa
   *[other] { WORDS($count, form: "feminine") } casas
  }.

### Starting, and what can go wrong before a game

menu-what = O que vai ser? Um: treino contra o parceiro. Dois: treino a dois. Três: partida com assistente. Quatro: torneio. Cinco: continuar a última partida. Seis: sair. Diga um número.
menu-number = Diga um número de um a seis.
not-saved = Não foi salvo, o lance não vale: { $why }. Relógios parados. Libere espaço ou recoloque o disco, e diga de novo.
error-usage = ansage: { $why }. Para ajuda: ansage --help
error-other = ansage: { $why }
error-unknown-argument = argumento desconhecido { $arg }
error-invalid-value = { $value } não é valor para { $arg }
error-invalid-value-of = { $value } não é valor para { $arg }, são possíveis { $possible }
error-missing = falta { $arg }
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
error-fen-empty = o tabuleiro está vazio
error-fen-missing-king = falta um rei
error-fen-too-many-kings = um lado tem mais de um rei
error-fen-pawns = há um peão na primeira ou na última fileira
error-fen-castling-rights = os direitos de roque não combinam com a posição
error-fen-en-passant-square = a casa de en passant não combina com a posição
error-fen-opposite-check = o lado que não tem a vez está em xeque
error-fen-impossible-check = nenhuma partida leva a um xeque assim
error-fen-too-much-material = mais peças do que uma partida permite
error-voice = não há a voz { $tag }, são possíveis { $known }
error-time = Tempo inutilizável: { $why }. Por exemplo 90+30, 5, ou 40/5400+30:1800+30
error-time-no-time = “{ $part }” não é um tempo
error-time-no-main = em “{ $part }” falta o tempo principal
error-time-no-moves = “{ $part }” não é um número de lances
error-time-not-last = “{ $part }” não tem número de lances e não é o último período
error-time-too-long = “{ $part }” é mais longo que um dia
error-time-no-periods = “{ $part }” não é um número de períodos de byo-yomi
error-time-to-the-end = “{ $part }” vale até o fim da partida e não tem número de lances
error-level = O nível é um número de 1 a 6
error-name = Um nome tem no máximo 80 caracteres
error-library = Biblioteca inutilizável: { $path }: { $why }
error-library-foreign = não é uma biblioteca de Ansage
error-library-later = escrita por uma versão mais nova
error-disk-full = o disco está cheio
error-disk-io = não foi possível gravar no disco
error-disk-read-only = não é permitido gravar o arquivo
error-disk-open = não foi possível abrir o arquivo
error-disk-busy = outro programa está gravando agora
error-disk-corrupt = o arquivo está danificado
error-no-game = A partida { $game } não existe. Para listar todas: ansage games list
error-no-open-game = Nenhuma partida aberta. Para começar uma: ansage practice
error-game-over = A partida { $game } terminou. Para ler: ansage games export { $game }
error-game-held = A partida { $game } já está sendo jogada em outra janela
error-game-damaged = A partida { $game } está danificada: { $why }
error-output = Falha na saída: { $why }
error-screen = Não foi possível abrir a tela: { $why }. Com --line funciona sem ela
error-home = Nenhuma pasta para dados do usuário. Com --library ARQUIVO funciona sem ela

### The list of games

games-none = Nenhuma partida.
games-line = { $game }: { $desk ->
    [practice] treino
    [relay] com assistente
   *[tournament] torneio
  }, { $date }, brancas { $white }, pretas { $black }, { $result ->
    [open] aberta
    [white] brancas venceram
    [black] pretas venceram
   *[drawn] empate
  }.

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
cli-games = As partidas salvas
cli-games-list = Listar todas as partidas
cli-games-export = Exportar uma partida
cli-help = Mostrar esta ajuda
cli-version = Mostrar a versão
cli-arg-game = Número da partida
cli-arg-library = Arquivo da biblioteca
cli-arg-voice = Língua das frases: de, en, es, eu, eu-anderea, hu, pt
cli-arg-time = Tempo de reflexão, como 90+30, 5 ou 40/5400+30:1800+30; - é sem relógio
cli-arg-fen = Posição inicial em FEN
cli-arg-white = Nome do jogador de brancas
cli-arg-black = Nome do jogador de pretas
cli-arg-speech = Voz: auto, ssip, tts ou off
cli-arg-line = Modo de linhas: uma fala por linha, uma mensagem por linha
cli-arg-screen = A tela, mesmo onde há um leitor de tela
cli-arg-json = Um objeto JSON por evento em vez de frases
cli-arg-simulate-time = O tempo só passa com linhas como: wait 90s
cli-arg-press = Quem aciona o relógio: auto ou manual
cli-arg-repeat = Quem repete: program ou opponent
cli-arg-against = Adversário: partner ou person
cli-arg-level = Nível do parceiro de treino, 1 a 6
cli-arg-color = Sua cor: white ou black
cli-arg-format = Formato da saída: pgn
cli-arg-output = Arquivo em vez da saída padrão

# TEMPORARY
not-heard-no-move = That is no move.
error-file = { $path } cannot be read: { $why }
say-wrong = Game { $game }, line { $line }: { $why }
say-no-move = { $word }: { $why }
say-variant = The variant { $variant } is not chess as the Laws have it.
say-flaw-tag = This tag cannot be read. It is a name and a value in quotation marks, all in square brackets.
say-flaw-comment = The comment that begins here is never closed. Close it with a curly bracket.
say-flaw-variation = The variation that begins here is never closed. Close it with a round bracket.
voices-line = { $tag }: { $name }
voices-line-broken = { $tag }: cannot be used. To see why: { $command }
preview-sentence = White offers a draw. You have one hour, twenty-three minutes left.
check-whole = Nothing is wrong with the voice { $folder }.
check-no-file = This file is missing. A voice is a folder with lexicon.toml and messages.ftl.
check-not-toml = This is no TOML: { $why }. Mend this line; what follows it may be well.
check-unknown-key = The key { $key } means nothing here. Take it out, or spell it as the voices that come with the program do.
check-wrong-kind = The value of { $key } is of the wrong kind. Write { $kind ->
    [tables] uma seção com colchetes duplos para cada entrada
    [table] a section
    [list] a list of words in square brackets
    [lists] a list of lists of words
   *[text] a text in quotation marks
  }.
check-unknown-like = There is no voice { $tag } to be like. Possible are { $known }.
check-unknown-sound = Não há som { $sound }. São possíveis { $known }; ou tire a linha.
check-mishearing-reason = O erro de audição { $heard } não tem motivo. Escreva em why o motivo ou a fonte.
check-mishearing-heard = Este erro de audição não diz o que se ouve: { $heard }. Escreva como lista em heard.
check-mishearing-meant = O erro de audição { $heard } significa { $meant }, que aqui não é palavra de xadrez. Escreva em meant uma palavra que esteja em uma das listas.
check-collision = The word { $word } has two meanings: { $first } and { $second }. Take it out of one of the lists.
check-list-missing = The section { $key } is missing. Write it as the voices that come with the program do.
check-list-eight = { $key } needs eight lists of words, one for each. Write eight, or leave it out.
check-list-told = { $key } needs eight files and eight ranks. Count them.
check-list-numbers = { $key } needs the words of 0 to 99 and of nine hundreds. Count them.
check-list-empty = An empty word stands among these. Take it out.
check-no-letter = There is no letter for { $key } in the section letters. Add it.
check-same-letter = { $letter } is the letter of two pieces, { $first } and { $second }. Give one of them another.
check-not-fluent = This is no Fluent: { $why }. Mend this line; what follows it may be well.
check-missing = The message { $message } is missing. Add it{ $variables ->
    [none] {""}
   *[other] , with { $variables }
  }.
check-unused = The message { $message } is never asked for. Take it out, or spell it as it is asked for.
check-twice = The message { $message } stands here for the second time. Take one of the two out.
check-unknown-variable = The message { $message } has no variable { $variable }. { $variables ->
    [none] It has none. Take it out
   *[other] It has { $variables }. Use one of these
  }.
check-missing-variable = The message { $message } does not use { $variable }. Put it in where it belongs.
check-unknown-reference = The message { $message } refers to { $reference }, and there is no such message. Add it, or spell it right.
check-unknown-function = The message { $message } calls { $function }, and there is no such function. There are WORDS and NUMBER.
cli-hear = Hear one utterance a line from standard input, and print each move as UCI and SAN
cli-say = Announce moves, or whole games as PGN, from a file or standard input
cli-voices = The voices: list them, try one, check your own
cli-voices-preview = Print and speak a sentence and an announcement
cli-voices-check = Find everything that is wrong with a voice of your own
cli-arg-play-on = Play each move before the next is heard
cli-arg-json-lines = One JSON object for each line
cli-arg-names = Nomes das casas nos anúncios e nas frases: fide, letters, nato ou local
cli-arg-form = Form: long or short
cli-arg-letters = Letras das peças, escritas e entendidas, como na voz: de, en, es, eu, eu-anderea, hu, pt. Sem indicação, as próprias; say lê então PGN em inglês
cli-arg-file = Games as PGN; without it, moves or games from standard input
cli-arg-tag = Language of the voice
cli-arg-folder = Folder with lexicon.toml and messages.ftl
