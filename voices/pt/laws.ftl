# Português. Cada artigo das Leis em uma ou duas frases, para quem pergunta o que ele diz. $edition é o ano da edição.

law-preface = Nenhum texto prevê todos os casos. O que não está regulado é decidido pelo árbitro, com justiça e segundo os casos semelhantes.

### Um: natureza e objetivos

law-1 = A natureza da partida: dois oponentes, lances alternados e o xeque-mate como objetivo.
law-1-1 = Dois oponentes movem suas peças em um tabuleiro quadrado, o tabuleiro de xadrez.
law-1-2 = As brancas fazem o primeiro lance. Depois os jogadores movem alternadamente.
law-1-3 = Um jogador tem a vez de jogar assim que o lance do oponente foi feito.
law-1-4 = O objetivo é atacar o rei do oponente de modo que o oponente não tenha nenhum lance legal.
law-1-4-1 = Quem ataca o rei sem deixar nenhum lance legal deu xeque-mate e venceu. Não é permitido deixar ou colocar o próprio rei sob ataque nem capturar um rei.
law-1-4-2 = O jogador cujo rei levou xeque-mate perdeu.
law-1-5 = Se nenhum dos jogadores pode dar xeque-mate, a partida está empatada.

### Dois: a posição inicial

law-2 = A posição inicial: o tabuleiro, as peças e suas casas.
law-2-1 = O tabuleiro tem oito por oito casas, claras e escuras alternadas. A casa do canto à direita de cada jogador é clara.
law-2-2 = Cada lado começa com um rei, uma dama, duas torres, dois bispos, dois cavalos e oito peões.
law-2-3 = Na primeira fileira ficam torre, cavalo, bispo, dama, rei, bispo, cavalo e torre, com os peões à frente. As pretas ficam defronte, e cada dama está em sua cor.
law-2-4 = As faixas verticais de casas são colunas, as horizontais são fileiras. Uma linha reta de casas da mesma cor de uma borda a outra adjacente é uma diagonal.

### Três: os movimentos das peças

law-3 = Os movimentos das peças, o que é xeque e o que é um lance legal.
law-3-1 = Nenhuma peça vai a uma casa ocupada por peça da mesma cor.
law-3-1-1 = Uma peça que vai à casa de uma peça do oponente a captura, e esta é retirada no mesmo lance.
law-3-1-2 = Uma peça ataca uma peça do oponente se puder capturar naquela casa.
law-3-1-3 = Uma peça ataca uma casa mesmo que não possa ir até lá porque o próprio rei ficaria em xeque.
law-3-2 = O bispo vai a qualquer casa de uma diagonal em que está.
law-3-3 = A torre vai a qualquer casa da coluna ou da fileira em que está.
law-3-4 = A dama vai a qualquer casa da coluna, da fileira ou de uma diagonal em que está.
law-3-5 = O bispo, a torre e a dama não saltam sobre outras peças.
law-3-6 = O cavalo vai a uma das casas mais próximas que não estão na mesma fileira, coluna ou diagonal. Ele pode saltar.
law-3-7 = O peão avança em linha reta, captura em diagonal para a frente e é trocado na última fileira.
law-3-7-1 = O peão avança uma casa em linha reta, se ela estiver vaga.
law-3-7-2 = No primeiro lance o peão pode também avançar duas casas, se ambas estiverem vagas.
law-3-7-3 = O peão captura uma peça do oponente em diagonal à sua frente, em uma coluna adjacente.
law-3-7-4 = Um peão que acaba de avançar duas casas pode ser capturado en passant.
law-3-7-4-1 = Um peão ao lado de um peão do oponente que acaba de avançar duas casas pode capturá-lo como se tivesse avançado só uma. Isso é a captura en passant.
law-3-7-4-2 = A captura en passant só é legal no lance imediatamente seguinte ao avanço duplo.
law-3-7-5 = Um peão que chega à última fileira é promovido.
law-3-7-5-1 = Um peão que chega à última fileira é trocado, no mesmo lance e na casa de chegada, por uma dama, torre, bispo ou cavalo de sua cor.
law-3-7-5-2 = A escolha não se limita a peças já capturadas.
law-3-7-5-3 = A nova peça age imediatamente, portanto pode dar xeque ou xeque-mate.
law-3-8 = O rei move-se de dois modos: um passo, ou o roque.
law-3-8-1 = O rei vai a uma casa vizinha.
law-3-8-2 = O roque é um só lance do rei com uma torre da mesma fileira: o rei vai duas casas em direção à torre, e a torre vai à casa que o rei cruzou.
law-3-8-2-1 = O direito ao roque se perde se o rei já se moveu, e com uma torre que já se moveu.
law-3-8-2-2 = O roque está impedido por ora se a casa do rei, a que ele cruza ou a de chegada está atacada, ou se há alguma peça entre o rei e a torre.
law-3-9 = Um rei atacado está em xeque.
law-3-9-1 = O rei está em xeque se uma peça do oponente o ataca, mesmo uma que não possa mover-se até lá.
law-3-9-2 = Nenhum lance pode expor o próprio rei a xeque nem deixá-lo em xeque.
law-3-10 = Há lances legais e ilegais, e também posições.
law-3-10-1 = Um lance é legal se cumpre tudo o que as regras dos movimentos exigem.
law-3-10-2 = Um lance que não as cumpre é ilegal.
law-3-10-3 = Uma posição é ilegal se nenhuma série de lances legais pode levar a ela.

### Quatro: o ato de mover

law-4 = O ato de mover: tocar e soltar peças, e quando um lance foi feito.
law-4-1 = Cada lance é feito com uma só mão.
law-4-2 = Ajustar as peças em suas casas.
law-4-2-1 = Só o jogador que tem a vez de jogar pode ajustar peças, e só depois de avisar, por exemplo: eu ajusto.
law-4-2-2 = { $edition ->
    [2014] A edição de dois mil e catorze não tem esta frase.
   *[other] Qualquer outro contato com uma peça é considerado intencional, salvo se for claramente acidental.
  }
law-4-3 = O que é tocado de propósito deve ser movido ou capturado. Isso vale para o jogador que tem a vez de jogar.
law-4-3-1 = Quem toca peças próprias deve mover a primeira tocada que possa ser movida.
law-4-3-2 = { $edition ->
    [2014] Quem toca peças do oponente deve capturar a primeira tocada. Se não puder ser capturada, a segunda, e assim por diante.
   *[other] Quem toca peças do oponente deve capturar a primeira tocada que possa ser capturada.
  }
law-4-3-3 = Quem toca peças das duas cores deve capturar a do oponente com a própria. Se isso for ilegal, vale a primeira tocada que possa ser movida ou capturada; se a ordem não estiver clara, a própria conta como tocada antes.
law-4-4 = Tocar o rei e a torre, e escolher a peça da promoção.
law-4-4-1 = { $edition ->
    [2014] Quem toca de propósito o rei e uma torre deve rocar por esse lado, se for legal.
   *[other] Quem toca o rei e uma torre deve rocar por esse lado, se for legal.
  }
law-4-4-2 = Quem toca de propósito uma torre e depois o rei não pode rocar por esse lado nesse lance. Deve mover a primeira peça que possa ser movida, portanto a torre, se puder.
law-4-4-3 = { $edition ->
    [2014] Quem quer rocar e toca o rei, ou o rei e a torre ao mesmo tempo, e não pode rocar por esse lado, deve fazer outro lance legal de rei, que pode ser o roque pelo outro lado. Sem lance legal de rei, vale qualquer lance legal.
   *[other] Quem quer rocar e toca o rei e depois uma torre, e não pode rocar com ela, deve fazer outro lance legal de rei, que pode ser o roque com a outra torre. Sem lance legal de rei, vale qualquer lance legal.
  }
law-4-4-4 = Na promoção a escolha é definitiva quando a peça tocou a casa de promoção.
law-4-5 = Se nenhuma das peças tocadas puder ser movida ou capturada, vale qualquer lance legal.
law-4-6 = Como se faz uma promoção.
law-4-6-1 = Não é preciso pôr o peão na casa de promoção.
law-4-6-2 = Retirar o peão e colocar a nova peça pode ser feito em qualquer ordem.
law-4-6-3 = Uma peça do oponente na casa de promoção deve ser capturada.
law-4-7 = Uma peça solta em uma casa como lance legal não pode mais ir a outra casa nesse lance. Então o lance foi feito.
law-4-7-1 = Uma captura foi feita quando a peça capturada está fora do tabuleiro e a que captura foi solta em sua nova casa.
law-4-7-2 = O roque foi feito quando a torre foi solta na casa que o rei cruzou. Solto o rei, só é permitido o roque por esse lado, se for legal; senão outro lance de rei, e se não houver nenhum, qualquer lance legal.
law-4-7-3 = Uma promoção foi feita quando a nova peça foi solta na casa de promoção e o peão está fora do tabuleiro.
law-4-8 = Quem toca uma peça com intenção de mover ou capturar já não pode reclamar que o oponente violou as regras de tocar e mover.
law-4-9 = Um jogador que não pode mover as peças pode ter um assistente, que o árbitro deve aceitar.

### Cinco: a conclusão da partida

law-5 = A conclusão da partida: por xeque-mate, abandono, rei afogado, posição morta ou acordo.
law-5-1 = Como se vence uma partida.
law-5-1-1 = Quem dá xeque-mate com um lance legal venceu. A partida termina imediatamente.
law-5-1-2 = { $edition ->
    [2023] O abandono termina a partida imediatamente, e o oponente vence. Mas ela está empatada se o oponente não pode dar xeque-mate por nenhuma série de lances legais.
   *[other] Vence o oponente do jogador que abandona. A partida termina imediatamente, mesmo que o vencedor nunca pudesse dar xeque-mate.
  }
law-5-2 = { $edition ->
    [2014] Como uma partida empata: por rei afogado, por posição morta, por acordo, por reclamação depois de três posições iguais ou de cinquenta lances.
   *[other] Como uma partida empata: por rei afogado, por posição morta ou por acordo.
  }
law-5-2-1 = Rei afogado: o jogador da vez não tem nenhum lance legal e não está em xeque. A partida está empatada imediatamente.
law-5-2-2 = Posição morta: nenhum dos jogadores pode dar xeque-mate por nenhuma série de lances legais. A partida está empatada imediatamente.
law-5-2-3 = { $edition ->
    [2014] A partida está empatada se os dois jogadores concordam. Nenhum número de lances é exigido.
   *[other] A partida está empatada se os dois jogadores concordam e cada um fez pelo menos um lance.
  }

### Seis: o relógio de xadrez

law-6 = O relógio de xadrez: como se usa, o que conta e o que acontece quando uma seta cai.
law-6-1 = O relógio de xadrez tem dois mostradores, dos quais só um anda por vez. A queda de seta significa que o tempo de um jogador se esgotou.
law-6-2 = O uso do relógio.
law-6-2-1 = Depois de fazer o lance no tabuleiro, o jogador para o próprio relógio e aciona o do oponente. Isso completa o lance.
law-6-2-1-1 = { $edition ->
    [2014] Um lance também está completado se termina a partida: por xeque-mate, rei afogado, posição morta, acordo, a quinta posição igual seguida ou setenta e cinco lances.
   *[other] Um lance também está completado se termina a partida: por xeque-mate, rei afogado, posição morta, a quinta posição igual ou setenta e cinco lances.
  }
law-6-2-1-2 = Um lance também está completado se o jogador já fez o seguinte sem acionar o relógio depois do anterior.
law-6-2-2 = O jogador deve sempre poder acionar o relógio depois do lance, mesmo que o oponente já tenha respondido. O tempo até lá é dele.
law-6-2-3 = O relógio é acionado com a mão que fez o lance. É proibido manter o dedo no botão ou a mão sobre ele.
law-6-2-4 = { $edition ->
    [2014] O relógio é tratado com cuidado: sem bater, levantar nem derrubar. O árbitro pune o mau uso.
   *[other] O relógio é tratado com cuidado: sem bater, levantar, derrubar nem acionar antes do lance. O árbitro pune o mau uso.
  }
law-6-2-5 = Só o jogador cujo relógio está andando pode ajustar as peças.
law-6-2-6 = Um jogador que não pode usar o relógio pode ter um assistente aceito pelo árbitro. O árbitro ajusta os tempos com equidade, mas não os muda por causa de uma deficiência.
law-6-3 = O controle de tempo: lances e tempo.
law-6-3-1 = No tempo concedido, com tudo o que se acrescenta, cada jogador tem de completar certo número de lances, ou todos. Isso é fixado com antecedência.
law-6-3-2 = O tempo poupado em um período passa para o seguinte. Com retardo, o tempo principal só anda quando se esgota o tempo extra fixo do lance.
law-6-4 = Assim que uma seta cai, verifica-se se o número exigido de lances foi completado.
law-6-5 = Antes da partida o árbitro decide onde fica o relógio.
law-6-6 = Na hora marcada para o início, o relógio das brancas é acionado.
law-6-7 = O atraso e suas consequências.
law-6-7-1 = { $edition ->
    [2014] O regulamento do evento deve indicar o tempo de espera. Quem chega depois perde, salvo decisão diferente do árbitro.
   *[other] O regulamento do evento indica o tempo de espera; se não indicar, é zero. Quem chega depois perde, salvo decisão diferente do árbitro.
  }
law-6-7-2 = Se o tempo de espera não é zero e ninguém está presente no início, as brancas perdem o tempo até chegar.
law-6-8 = Uma seta caiu quando o árbitro vê ou um jogador reclama validamente.
law-6-9 = Quem não completa os lances prescritos no tempo concedido perde, salvo se a partida já terminou. Mas ela está empatada se o oponente não pode dar xeque-mate por nenhuma série possível de lances legais.
law-6-10 = O que o relógio mostra, e o que vale se estiver errado.
law-6-10-1 = O que o relógio mostra é conclusivo, salvo defeito evidente. O árbitro troca um relógio defeituoso e ajusta os tempos da melhor forma.
law-6-10-2 = Se um relógio está mal ajustado, é parado imediatamente. O árbitro corrige os tempos e o contador de lances.
law-6-11 = Parar o relógio.
law-6-11-1 = Se for preciso interromper uma partida, o árbitro para o relógio.
law-6-11-2 = Um jogador só pode parar o relógio para chamar o árbitro, por exemplo quando falta a peça de uma promoção.
law-6-11-3 = O árbitro decide quando a partida continua.
law-6-11-4 = { $edition ->
    [2017] Se um jogador parou o relógio para chamar o árbitro, este decide se havia motivo válido. Se não havia, o jogador é punido.
   *[other] Se um jogador parou o relógio para chamar o árbitro, este decide se havia motivo válido. Se obviamente não havia, o jogador é punido.
  }
law-6-12 = Telas no salão de jogos.
law-6-12-1 = No salão de jogos são permitidas telas, monitores e tabuleiros que mostram a posição, os lances e seu número.
law-6-12-2 = Nenhuma reclamação pode basear-se só no que mostra uma tela do salão.

### Sete: irregularidades

law-7 = Irregularidades: posições erradas, cores invertidas, peças deslocadas e lances ilegais.
law-7-1 = Quando é preciso voltar a uma posição anterior, o árbitro decide o que mostram os relógios e o contador de lances, e pode deixar os tempos como estão.
law-7-2 = O que vale se a partida começou mal arrumada.
law-7-2-1 = Se a posição inicial estava errada, a partida é cancelada e joga-se outra.
law-7-2-2 = Se só o tabuleiro está mal orientado, a posição é passada para um tabuleiro correto e a partida continua.
law-7-3 = { $edition ->
    [2014] Uma partida iniciada com as cores invertidas continua, salvo decisão diferente do árbitro.
   *[other] Se uma partida começou com as cores invertidas, joga-se de novo com as corretas, salvo se os dois jogadores já fizeram dez lances. Então ela continua.
  }
law-7-4 = Peças derrubadas ou deslocadas.
law-7-4-1 = Quem desloca peças as recoloca em seu próprio tempo.
law-7-4-2 = Se as peças deslocadas o tornam necessário, qualquer dos jogadores pode parar o relógio e chamar o árbitro.
law-7-4-3 = O árbitro pode punir o jogador que deslocou as peças.
law-7-5 = { $edition ->
    [2014] O que se segue a um lance ilegal.
    [2017] O que se segue a um lance ilegal. Cada tipo é contado à parte.
   *[other] O que se segue a um lance ilegal, e o que é tratado como tal. Todos os tipos são contados juntos.
  }
law-7-5-1 = Um lance ilegal é completado quando o relógio é acionado. Então é restabelecida a posição anterior, ou a última que se possa identificar, e o que foi tocado deve mover-se se possível.
law-7-5-2 = Se um peão foi levado à última fileira e o relógio acionado sem a nova peça, o lance é ilegal, e o peão vira dama.
law-7-5-3 = { $edition ->
    [2014] A edição de dois mil e catorze não trata como lance ilegal acionar o relógio sem lance.
    [2017] Acionar o relógio sem ter feito um lance conta como lance ilegal. Na primeira vez o oponente recebe dois minutos, a segunda deste tipo perde.
   *[other] Acionar o relógio sem ter feito um lance é tratado como lance ilegal e conta junto com os outros.
  }
law-7-5-4 = { $edition ->
    [2014] A edição de dois mil e catorze não fixa penalidade por usar as duas mãos. O árbitro pode aplicar uma.
    [2017] Usar as duas mãos em um lance conta como lance ilegal, mesmo antes de acionar o relógio. Na primeira vez o oponente recebe dois minutos, a segunda deste tipo perde.
   *[other] Usar as duas mãos em um lance e acionar o relógio é tratado como lance ilegal e conta junto com os outros.
  }
law-7-5-5 = Pelo primeiro lance ilegal completado o oponente recebe dois minutos; pelo segundo { $edition ->
    [2017] do mesmo tipo
   *[other] do mesmo jogador
  } a partida está perdida. Mas ela está empatada se o oponente não pode dar xeque-mate por nenhuma série de lances legais.
law-7-6 = Se uma peça foi deslocada de sua casa, é restabelecida a posição anterior, ou a última que se possa identificar, e a partida continua dali.

### Oito: a anotação dos lances

law-8 = A anotação dos lances: o que se escreve na planilha, quando, e quem não precisa.
law-8-1 = Como se anotam os lances.
law-8-1-1 = Cada jogador anota os próprios lances e os do oponente, um após o outro, com clareza e em notação algébrica.
law-8-1-1-1 = Os lances são escritos na planilha do evento.
law-8-1-1-2 = { $edition ->
    [2023] Em vez de escrever, os lances podem ser feitos em uma planilha eletrônica aprovada pela FIDE.
   *[other] Só a edição de dois mil e vinte e três tem planilhas eletrônicas em seus artigos. Nesta os lances são escritos.
  }
law-8-1-2 = Nenhum lance é anotado antes, salvo para reclamar empate ou como lance secreto.
law-8-1-3 = Um jogador pode responder antes de anotar o lance do oponente, mas deve anotar o próprio lance anterior antes de fazer outro.
law-8-1-4 = A planilha serve só para os lances, os tempos, as ofertas de empate, as reclamações e outros dados relevantes.
law-8-1-5 = Os dois jogadores anotam uma oferta de empate, com um sinal de igual entre parênteses.
law-8-1-6 = Por um jogador que não pode anotar escreve um assistente aceito pelo árbitro. O tempo é ajustado com equidade, mas nunca contra um jogador com deficiência.
law-8-2 = A planilha fica visível para o árbitro durante toda a partida.
law-8-3 = { $edition ->
    [2023] As planilhas pertencem ao organizador. Uma eletrônica defeituosa é substituída.
   *[other] As planilhas pertencem ao organizador.
  }
law-8-4 = { $edition ->
    [2014] Quem tem menos de cinco minutos em um período e não recebe pelo menos trinta segundos por lance não precisa anotar. Logo depois da queda de seta deve atualizar a planilha.
   *[other] Quem tem menos de cinco minutos em um período e não recebe pelo menos trinta segundos por lance não precisa anotar no resto do período.
  }
law-8-5 = Como as planilhas são completadas depois do apuro de tempo.
law-8-5-1 = Se nenhum dos jogadores precisa anotar, o árbitro ou um assistente tenta fazê-lo. Logo depois da queda de uma seta os relógios são parados e os dois completam suas planilhas.
law-8-5-2 = Se só um jogador não precisa anotar, ele completa sua planilha depois da queda de uma seta e antes de jogar. Na sua vez pode usar a planilha do oponente, e a devolve antes de jogar.
law-8-5-3 = Se não há planilha completa, a partida é reconstruída em outro tabuleiro, depois de anotados a posição, os tempos, a vez e o número de lances.
law-8-6 = Se as planilhas não podem mostrar que um jogador excedeu o tempo, o próximo lance conta como o primeiro do período seguinte, salvo prova de mais lances.
law-8-7 = No fim os dois jogadores assinam as planilhas com o resultado. Mesmo errado ele vale, salvo decisão diferente do árbitro.

### Nove: o empate

law-9 = O empate: por oferta e acordo, por reclamação e sem reclamação.
law-9-1 = A oferta de empate.
law-9-1-1 = O evento pode proibir oferecer ou acordar empate antes de certo número de lances ou sem o consentimento do árbitro.
law-9-1-2 = Se o evento permite o empate por acordo, há regras para a oferta.
law-9-1-2-1 = O empate é oferecido depois de feito o lance e antes de acionar o relógio. Em outro momento a oferta vale, mas não deve perturbar o oponente. Ela não pode ser retirada e vale até ser aceita, recusada, recusada ao tocar uma peça ou até o fim da partida.
law-9-1-2-2 = Os dois jogadores anotam a oferta na planilha.
law-9-1-2-3 = Uma reclamação por terceira repetição ou por cinquenta lances é também uma oferta de empate.
law-9-2 = A partida está empatada por reclamação correta de que a mesma posição ocorre pelo menos pela terceira vez.
law-9-2-1 = O jogador da vez pode reclamar empate quando a mesma posição ocorre pelo menos pela terceira vez, não necessariamente por repetição de lances.
law-9-2-1-1 = Se a posição ocorreria pela terceira vez com o próximo lance, o jogador o anota, não pode mais mudá-lo e declara ao árbitro a intenção de fazê-lo.
law-9-2-1-2 = Se a posição acaba de ocorrer pela terceira vez, reclama o jogador que tem a vez de jogar.
law-9-2-2 = A posição é a mesma se o mesmo jogador tem a vez, as mesmas peças ocupam as mesmas casas e todas as peças dos dois têm os mesmos lances possíveis.
law-9-2-2-1 = Não é a mesma posição se no início um peão podia ser capturado en passant.
law-9-2-2-2 = Não é a mesma posição se desde então se perdeu um direito ao roque. Esse direito só se perde ao mover o rei ou a torre.
law-9-3 = A partida está empatada por reclamação correta de que se passaram cinquenta lances de cada jogador sem lance de peão nem captura.
law-9-3-1 = Quem tem a vez pode reclamar que com o próximo lance cada um terá feito cinquenta sem lance de peão nem captura. O lance é anotado antes e não pode ser mudado.
law-9-3-2 = Quem tem a vez pode reclamar que os últimos cinquenta lances de cada jogador foram completados sem lance de peão nem captura.
law-9-4 = Quem toca uma peça com intenção de mover ou capturar perde o direito de reclamar nesse lance.
law-9-5 = O que acontece quando se reclama empate.
law-9-5-1 = Quando se reclama empate, quem reclama ou o árbitro para o relógio. A reclamação não pode ser retirada.
law-9-5-2 = Se a reclamação de empate é correta, a partida está empatada imediatamente.
law-9-5-3 = Se a reclamação de empate é incorreta, o oponente recebe dois minutos e a partida continua. O lance anunciado com a reclamação deve ser feito.
law-9-6 = O empate sem nenhuma reclamação.
law-9-6-1 = { $edition ->
    [2014] A partida está empatada se a mesma posição ocorreu pelo menos cinco vezes seguidas com o mesmo jogador da vez.
   *[other] A partida está empatada se a mesma posição ocorreu pelo menos cinco vezes, mesmo que não seguidas.
  }
law-9-6-2 = A partida está empatada se cada jogador fez pelo menos setenta e cinco lances seguidos sem lance de peão nem captura. Se o último lance dá xeque-mate, vale o xeque-mate.

### Dez: pontos

law-10 = Pontos: quanto valem a vitória, o empate e a derrota.
law-10-1 = Uma vitória vale um ponto, um empate meio, uma derrota nenhum, salvo disposição diferente do evento.
law-10-2 = { $edition ->
    [2014] A edição de dois mil e catorze não tem esta frase.
   *[other] Os pontos dos dois jogadores juntos nunca passam do máximo normal de uma partida. Só se dão as pontuações normais, não por exemplo três quartos e um quarto.
  }

### Onze: a conduta dos jogadores

law-11 = A conduta dos jogadores: o que podem e não podem fazer, e a que têm direito.
law-11-1 = Os jogadores nada fazem que traga má reputação ao xadrez.
law-11-2 = O local de jogo e a saída dele.
law-11-2-1 = O local de jogo é a área de jogo com banheiros, salas de descanso, área de lanches, área para fumantes e outros lugares que o árbitro indicar.
law-11-2-2 = A área de jogo é o lugar onde as partidas são jogadas.
law-11-2-3 = Algumas coisas só são possíveis com permissão do árbitro.
law-11-2-3-1 = Sair do local de jogo exige permissão do árbitro.
law-11-2-3-2 = O jogador da vez só sai da área de jogo com permissão do árbitro.
law-11-2-3-3 = Quem não é jogador nem árbitro só entra na área de jogo com permissão do árbitro.
law-11-2-4 = { $edition ->
    [2014] A edição de dois mil e catorze não tem esta frase.
   *[other] O evento pode exigir que um jogador cujo oponente tem a vez avise o árbitro antes de sair da área de jogo.
  }
law-11-3 = O que os jogadores não podem usar durante a partida.
law-11-3-1 = Durante a partida não se usam notas, fontes de informação nem conselhos, nem se analisa em outro tabuleiro.
law-11-3-2 = Aparelhos eletrônicos.
law-11-3-2-1 = { $edition ->
    [2014] Um jogador não pode ter no local de jogo telefone celular nem outro meio eletrônico de comunicação.
   *[other] Um jogador não pode ter no local de jogo um aparelho eletrônico que o árbitro não tenha aprovado expressamente. O evento pode permitir que fique desligado em uma bolsa.
  }
law-11-3-2-2 = Um jogador encontrado com um aparelho eletrônico proibido perde, e o oponente vence. O evento pode fixar uma penalidade mais leve.
law-11-3-3 = O árbitro pode mandar inspecionar roupas e bolsas em particular, por pessoa do mesmo sexo. Quem se recusa é punido.
law-11-3-4 = Só é permitido fumar na parte do local que o árbitro indicar.
law-11-4 = Os jogadores que terminaram suas partidas são espectadores.
law-11-5 = É proibido distrair ou perturbar o oponente de qualquer modo, também com reclamações sem fundamento, ofertas de empate sem fundamento ou barulho.
law-11-6 = Quem viola estas regras de conduta é punido.
law-11-7 = Quem se recusa persistentemente a cumprir as Leis perde. O árbitro decide a pontuação do oponente.
law-11-8 = Se os dois jogadores se recusam persistentemente a cumprir as Leis, ambos perdem.
law-11-9 = Um jogador tem o direito de pedir ao árbitro a explicação de pontos das Leis.
law-11-10 = Um jogador pode recorrer de uma decisão do árbitro, mesmo depois de assinar a planilha, salvo disposição diferente do evento.
law-11-11 = { $edition ->
    [2014] A edição de dois mil e catorze não tem este artigo.
   *[other] Os dois jogadores ajudam o árbitro quando a partida precisa ser reconstruída, também em uma reclamação de empate.
  }
law-11-12 = { $edition ->
    [2014] A edição de dois mil e catorze não tem este artigo.
   *[other] Verificar a terceira repetição e os cinquenta lances é dever dos jogadores, sob a supervisão do árbitro.
  }

### Doze: o papel do árbitro

law-12 = O papel do árbitro: observar, decidir e não intervir no resto.
law-12-1 = O árbitro zela para que as Leis do Xadrez sejam cumpridas.
law-12-2 = Os deveres do árbitro.
law-12-2-1 = O árbitro garante o jogo limpo.
law-12-2-2 = O árbitro age no melhor interesse do evento.
law-12-2-3 = O árbitro garante um bom ambiente de jogo.
law-12-2-4 = O árbitro garante que os jogadores não sejam perturbados.
law-12-2-5 = O árbitro supervisiona o andamento do evento.
law-12-2-6 = O árbitro toma medidas especiais para jogadores com deficiência e para os que precisam de cuidados médicos.
law-12-2-7 = { $edition ->
    [2014] A edição de dois mil e catorze não tem esta frase.
    [2023] O árbitro segue as regras e diretrizes de jogo limpo.
   *[other] O árbitro segue as regras e diretrizes contra trapaças.
  }
law-12-3 = O árbitro observa as partidas, sobretudo nos apuros de tempo, faz cumprir suas decisões e pune quando cabe.
law-12-4 = O árbitro pode nomear assistentes para observar partidas, por exemplo quando vários jogadores têm pouco tempo.
law-12-5 = Se algo de fora perturba uma partida, o árbitro pode dar tempo adicional a um ou aos dois jogadores.
law-12-6 = O árbitro só intervém onde as Leis dizem. Não diz quantos lances foram feitos, salvo quando as planilhas são completadas depois da queda de uma seta, nem avisa ninguém de que o oponente jogou ou esqueceu o relógio.
law-12-7 = Quem nota uma irregularidade avisa só o árbitro. Jogadores e espectadores não devem interferir em uma partida.
law-12-8 = Telefones celulares e outros meios de comunicação são proibidos no local de jogo e nas áreas contíguas que o árbitro indicar, salvo permissão dele.
law-12-9 = As penalidades do árbitro.
law-12-9-1 = O árbitro pode advertir um jogador.
law-12-9-2 = O árbitro pode aumentar o tempo do oponente.
law-12-9-3 = O árbitro pode reduzir o tempo do infrator.
law-12-9-4 = O árbitro pode aumentar os pontos do oponente, no máximo até o que a partida pode dar.
law-12-9-5 = O árbitro pode reduzir os pontos do infrator.
law-12-9-6 = O árbitro pode declarar a partida perdida, e então decide os pontos do oponente.
law-12-9-7 = O árbitro pode aplicar uma multa anunciada com antecedência.
law-12-9-8 = { $edition ->
    [2014] A edição de dois mil e catorze não tem esta penalidade.
   *[other] O árbitro pode excluir um jogador de uma ou mais rodadas.
  }
law-12-9-9 = O árbitro pode expulsar um jogador do evento.

### Apêndice A: xadrez rápido

law-a = O xadrez rápido: o que difere do xadrez padrão.
law-a-1 = Rápido: cada jogador tem mais de dez e menos de sessenta minutos para todos os lances. O que se acrescenta por lance conta sessenta vezes.
law-a-2 = { $edition ->
    [2014] No rápido os jogadores não precisam anotar os lances.
   *[other] No rápido os jogadores não precisam anotar os lances, mas conservam todos os direitos de reclamar. Podem pedir uma planilha ao árbitro a qualquer momento.
  }
law-a-3 = { $edition ->
    [2023] Onde os artigos sobre irregularidades e empate dão dois minutos, no rápido e no blitz é um.
   *[other] Onde os artigos sobre irregularidades e empate dão dois minutos, no blitz é um. No rápido continuam dois.
  }
law-a-4 = As regras normais de competição valem no rápido se houver árbitros suficientes.
law-a-4-1 = Para as regras normais no rápido, um árbitro supervisiona no máximo três partidas.
law-a-4-2 = Para as regras normais no rápido, cada partida é registrada pelo árbitro ou por um assistente, se possível por meios eletrônicos.
law-a-4-3 = { $edition ->
    [2014] A edição de dois mil e catorze não tem esta frase.
   *[other] O jogador da vez pode pedir para ver a planilha registrada, no máximo cinco vezes por partida. Mais conta como distração.
  }
law-a-5 = Sem árbitros suficientes, o xadrez rápido tem regras próprias.
law-a-5-1 = No rápido algumas coisas já não mudam quando cada jogador completou dez lances.
law-a-5-1-1 = Depois de dez lances de cada um, o ajuste dos relógios não é mudado, salvo se a programação do evento sofresse.
law-a-5-1-2 = Depois de dez lances de cada um, não se reclama mais da arrumação nem do tabuleiro. Um rei mal colocado não pode rocar, e com uma torre mal colocada não há roque.
law-a-5-2 = { $edition ->
    [2014] Se o árbitro vê completado um lance ilegal, ou o oponente o reclama antes de seu próximo lance, a partida está perdida, ou empatada se o oponente não pode dar xeque-mate. Depois o lance vale, salvo se os dois combinam outra coisa.
    [2017] Se o árbitro vê completado um lance ilegal, ou o oponente o reclama antes de seu próximo lance, a partida está perdida, ou empatada se o oponente não pode dar xeque-mate. Depois o lance vale, salvo se os dois combinam outra coisa.
   *[other] A penalidade usual do lance ilegal é aplicada se o árbitro o vê, ou o oponente o reclama, antes do próximo lance do oponente. Depois o lance vale, salvo se os dois combinam outra coisa.
  }
law-a-5-3 = { $edition ->
    [2014] Quem reclama vitória por tempo para os dois relógios e avisa o árbitro. A própria seta deve ainda estar em pé e a do oponente caída. A partida está empatada se quem reclama não pode dar xeque-mate por nenhuma série de lances legais.
    [2017] Quem reclama vitória por tempo pode parar o relógio e avisa o árbitro, e deve ter tempo ainda. A partida está empatada se quem reclama não pode dar xeque-mate por nenhuma série de lances legais.
   *[other] Quem reclama vitória por tempo pode parar o relógio e avisa o árbitro. A partida está empatada se quem reclama não pode dar xeque-mate por nenhuma série de lances legais.
  }
law-a-5-4 = Se o árbitro vê os dois reis em xeque, ou um peão na última fileira, espera o próximo lance completado. Se a posição ilegal continua, a partida está empatada.
law-a-5-5 = { $edition ->
    [2014] A edição de dois mil e catorze não diz se o árbitro acusa no rápido uma seta caída.
    [2017] O árbitro pode acusar uma seta caída.
   *[other] O árbitro acusa uma seta caída quando a vê.
  }
law-a-6 = O evento deve dizer antes se o rápido é jogado com ou sem supervisão completa, para todas as suas partidas.

### Apêndice B: blitz

law-b = O blitz: o que difere do xadrez padrão e do rápido.
law-b-1 = { $edition ->
    [2014] Blitz: no texto disponível cada jogador tem menos de dez minutos para todos os lances; aqui dez minutos também contam como blitz. O que se acrescenta por lance conta sessenta vezes.
   *[other] Blitz: cada jogador tem dez minutos ou menos para todos os lances. O que se acrescenta por lance conta sessenta vezes.
  }
law-b-2 = As regras normais de competição valem no blitz se houver árbitros suficientes.
law-b-2-1 = Para as regras normais no blitz, um árbitro supervisiona uma partida.
law-b-2-2 = Para as regras normais no blitz, cada partida é registrada pelo árbitro ou por um assistente, se possível por meios eletrônicos.
law-b-2-3 = { $edition ->
    [2014] A edição de dois mil e catorze não tem esta frase.
   *[other] O jogador da vez pode pedir para ver a planilha registrada, no máximo cinco vezes por partida. Mais conta como distração.
  }
law-b-3 = Sem árbitros suficientes, o blitz é jogado pelas regras do rápido sem supervisão completa.
law-b-4 = O evento deve dizer antes se o blitz é jogado com ou sem supervisão completa, para todas as suas partidas.

### Apêndice C: notação algébrica

law-c = Só a notação algébrica serve de prova. Quem usa outra é advertido pelo árbitro.
law-c-1 = Na descrição da notação, peça significa uma peça que não é peão.
law-c-2 = Cada peça é escrita com uma maiúscula, a inicial de seu nome. Em inglês o cavalo é um N.
law-c-3 = Cada jogador pode usar as letras de seu país. Em impressos preferem-se as figuras.
law-c-4 = Os peões não têm letra; escreve-se só a casa.
law-c-5 = As oito colunas são letras minúsculas de a até h, da esquerda para a direita das brancas.
law-c-6 = As oito fileiras são numeradas de um a oito, a partir do lado das brancas.
law-c-7 = Assim cada uma das sessenta e quatro casas tem seu nome, uma letra e um número.
law-c-8 = { $edition ->
    [2014] Um lance é escrito com a letra da peça e a casa de chegada, sem hífen.
   *[other] Um lance é escrito com a letra da peça e a casa de chegada, sem hífen. A forma longa, com a casa de partida, também é aceita.
  }
law-c-9 = { $edition ->
    [2014] Quando uma peça captura, deve haver um xis entre sua letra e a casa de chegada.
   *[other] Quando uma peça captura, pode haver um xis entre sua letra e a casa de chegada.
  }
law-c-9-1 = A captura de uma peça começa com a letra da peça que captura.
law-c-9-2 = A captura de uma peça termina com a casa de chegada.
law-c-9-3 = { $edition ->
    [2014] A captura de um peão é escrita com a coluna de partida, um xis e a casa de chegada. En passant, a de chegada é a que ele ocupa no fim, e deve-se acrescentar e p.
   *[other] A captura de um peão é escrita com a coluna de partida e a casa de chegada, e entre elas pode haver um xis. En passant, a de chegada é a que ele ocupa no fim, e pode-se acrescentar e p.
  }
law-c-10 = Como se distinguem duas peças que podem ir à mesma casa.
law-c-10-1 = Se as duas estão na mesma fileira, acrescenta-se à letra a coluna de partida.
law-c-10-2 = Se as duas estão na mesma coluna, acrescenta-se à letra a fileira de partida.
law-c-10-3 = Se estão em fileiras e colunas diferentes, prefere-se acrescentar a coluna.
law-c-10-3-4 = { $edition ->
    [2014] Com captura, põe-se um xis antes da casa de chegada.
   *[other] Com captura, pode-se pôr um xis antes da casa de chegada.
  }
law-c-11 = Uma promoção é escrita como lance do peão, com a letra da nova peça logo depois.
law-c-12 = Uma oferta de empate é escrita como um sinal de igual entre parênteses.
law-c-13 = { $edition ->
    [2014] O roque é escrito com dois zeros na ala do rei e três na ala da dama. Há sinais para captura, xeque, xeque-mate e en passant.
   *[other] O roque é escrito com dois zeros na ala do rei e três na ala da dama. Os sinais de captura, xeque, xeque-mate e en passant são opcionais.
  }

### Apêndice D: jogadores cegos e com deficiência visual

law-d = Partidas com jogadores cegos ou com deficiência visual: dois tabuleiros, anúncios e um assistente.
law-d-1 = O organizador pode adaptar estas regras depois de consultar o árbitro. Entre um vidente e um deficiente visual, qualquer dos dois pode exigir dois tabuleiros.
law-d-1-1 = O tabuleiro especial mede pelo menos vinte por vinte centímetros.
law-d-1-2 = As casas pretas do tabuleiro especial são um pouco elevadas.
law-d-1-3 = Cada casa do tabuleiro especial tem um orifício que prende a peça.
law-d-1-4 = O que se exige das peças.
law-d-1-4-1 = Cada peça tem um pino que encaixa no orifício.
law-d-1-4-2 = As peças são de modelo Staunton, e as pretas têm uma marca especial.
law-d-2 = Como se joga uma partida com anúncios.
law-d-2-1 = Os lances são anunciados com clareza, repetidos pelo oponente e executados em seu tabuleiro. Na promoção diz-se a nova peça. Usam-se nomes para as colunas e números alemães para as fileiras, salvo decisão diferente do árbitro.
law-d-2-2 = No tabuleiro do deficiente visual uma peça conta como tocada quando foi retirada de seu orifício.
law-d-2-3 = Quando um lance do deficiente visual conta como feito.
law-d-2-3-1 = Uma captura só conta como feita quando a peça capturada foi retirada do tabuleiro do jogador da vez.
law-d-2-3-2 = Um lance só conta como feito quando a peça foi colocada em outro orifício.
law-d-2-3-3 = Um lance só conta como feito quando foi anunciado.
law-d-2-4 = Só quando o lance foi feito o relógio do oponente é acionado.
law-d-2-5 = Para o jogador vidente valem as regras normais de tocar e fazer o lance.
law-d-2-6 = O relógio do deficiente visual.
law-d-2-6-1 = É permitido um relógio especial. Ele deve poder anunciar o tempo e o número de lances ao deficiente visual.
law-d-2-6-2 = Ou pode-se usar um relógio analógico com ponteiros reforçados, pontos em relevo e uma seta que se sinta ao tato.
law-d-2-7 = O deficiente visual anota em braile, por extenso ou com um gravador.
law-d-2-8 = Um lapso ao anunciar deve ser corrigido imediatamente e antes de acionar o relógio do oponente.
law-d-2-9 = Se os dois tabuleiros diferem, são corrigidos com a ajuda do árbitro e das duas planilhas. Se as planilhas coincidem, corrige-se o tabuleiro errado; se não, volta-se até onde coincidem e os relógios são ajustados.
law-d-2-10 = O deficiente visual tem direito a um assistente, com qualquer de seis tarefas.
law-d-2-10-1 = O assistente pode fazer o lance de cada jogador no tabuleiro do oponente.
law-d-2-10-2 = O assistente pode anunciar os lances dos dois jogadores.
law-d-2-10-3 = O assistente pode anotar pelo deficiente visual e acionar o relógio do oponente.
law-d-2-10-4 = O assistente diz ao deficiente visual quantos lances foram completados e o tempo usado pelos dois, mas só a pedido.
law-d-2-10-5 = O assistente pode reclamar a partida por tempo e avisa o árbitro quando o jogador vidente tocou uma peça.
law-d-2-10-6 = O assistente pode cuidar das formalidades quando a partida é suspensa.
law-d-2-11 = Se o deficiente visual não tem assistente, o vidente pode ter um que mova e anuncie. Contra um oponente surdo ou com deficiência auditiva o assistente é obrigatório.

### Diretrizes Um: partidas suspensas

law-i = Partidas suspensas: como se sela um lance e como a partida é retomada.
law-i-1 = Selar um lance.
law-i-1-1 = Se a partida não terminou no fim da sessão, o jogador da vez escreve seu lance sem ambiguidade, põe as duas planilhas em um envelope, fecha-o e só então para o relógio. Até lá pode mudar o lance. Um lance feito no tabuleiro é selado como está.
law-i-1-2 = Quem suspende antes do fim da sessão é considerado como tendo selado no fim dela, e assim se registra o tempo restante.
law-i-2 = O que se escreve no envelope.
law-i-2-1 = No envelope constam os nomes dos jogadores.
law-i-2-2 = No envelope consta a posição imediatamente anterior ao lance secreto.
law-i-2-3 = No envelope consta o tempo usado por cada jogador.
law-i-2-4 = No envelope consta quem selou o lance.
law-i-2-5 = No envelope consta o número do lance secreto.
law-i-2-6 = No envelope consta uma oferta de empate ainda sem resposta.
law-i-2-7 = No envelope constam a data, a hora e o local da retomada.
law-i-3 = O árbitro confere o que está escrito no envelope e o guarda.
law-i-4 = Uma oferta de empate depois que o oponente selou vale até que ele a aceite ou recuse.
law-i-5 = Antes da retomada arma-se a posição anterior ao lance secreto, e os relógios mostram os tempos usados.
law-i-6 = Se antes da retomada os jogadores concordam com o empate ou um abandona, a partida terminou.
law-i-7 = O envelope só é aberto quando está presente o jogador que deve responder ao lance secreto.
law-i-8 = { $edition ->
    [2014] Um lance secreto que não vale perde a partida, salvo se ela está empatada porque o oponente não pode dar xeque-mate, ou empatada sem reclamação.
   *[other] Um lance secreto que não vale perde a partida, salvo se ela terminou de outro modo, está empatada porque o oponente não pode dar xeque-mate, ou empatada sem reclamação.
  }
law-i-8-1 = Quem selou perde se o lance secreto é ambíguo.
law-i-8-2 = Quem selou perde se não se pode estabelecer o que o lance secreto significa.
law-i-8-3 = Quem selou perde se o lance secreto é ilegal.
law-i-9 = O que acontece na hora da retomada.
law-i-9-1 = Se está presente o jogador que deve responder, abre-se o envelope, faz-se o lance secreto e aciona-se seu relógio.
law-i-9-2 = Se falta o jogador que deve responder, aciona-se seu relógio. Ao chegar pode pará-lo, abre-se o envelope, faz-se o lance secreto e o relógio volta a andar.
law-i-9-3 = Se falta o jogador que selou, o oponente pode selar sua resposta em vez de fazê-la e acionar o relógio do ausente. O novo envelope é aberto quando este chega.
law-i-10 = Quem chega depois do tempo de espera perde, salvo decisão diferente do árbitro. Mas se o lance secreto terminou a partida, vale esse resultado.
law-i-11 = Se o tempo de espera não é zero e ninguém está presente, o jogador que deve responder perde o tempo até chegar.
law-i-12 = O que vale se o envelope se perde.
law-i-12-1 = Se o envelope se perde, a partida continua da posição e dos tempos registrados. Quem selou faz o lance que diz ter selado.
law-i-12-2 = Se a posição não pode ser restabelecida, a partida é anulada e joga-se outra.
law-i-13 = Se um jogador aponta um tempo errado antes de seu primeiro lance, ele é corrigido. Depois a partida segue sem correção, salvo decisão diferente do árbitro.
law-i-14 = A duração de cada sessão é medida pelo relógio do árbitro.

### Diretrizes Dois: Chess960

law-ii = Xadrez novecentos e sessenta: uma posição inicial sorteada, e o roque a partir dela.
law-ii-1 = A posição inicial é sorteada segundo certas regras. Depois joga-se como de costume.
law-ii-2 = Os peões brancos ficam na segunda fileira como de costume, e as outras peças sorteadas na primeira, com três regras.
law-ii-2-1 = O rei fica entre as duas torres.
law-ii-2-2 = Os bispos ficam em casas de cores diferentes.
law-ii-2-3 = As peças pretas ficam defronte das brancas. O sorteio pode ser feito com programa, dados, moedas ou cartas.
law-ii-3 = Como se roca no xadrez novecentos e sessenta.
law-ii-3-1 = Cada jogador pode rocar uma vez por partida, em um só lance de rei e torre.
law-ii-3-2 = Conforme onde estão o rei e a torre, roca-se de um de quatro modos.
law-ii-3-2-1 = O roque pode ser um movimento duplo: primeiro o rei, depois a torre.
law-ii-3-2-2 = O roque pode ser uma transposição: o rei e a torre trocam de lugar.
law-ii-3-2-3 = O roque pode ser um movimento só do rei.
law-ii-3-2-4 = O roque pode ser um movimento só da torre.
law-ii-3-2-5 = No tabuleiro é melhor tirar o rei, pôr a torre em sua casa e depois o rei na dele. Os dois acabam onde no xadrez tradicional.
law-ii-3-2-6 = Depois do grande roque o rei fica na coluna c e a torre na d. Depois do pequeno o rei fica na g e a torre na f.
law-ii-3-2-7 = Notas sobre o roque no xadrez novecentos e sessenta.
law-ii-3-2-7-1 = Para evitar mal-entendidos convém dizer antes: vou rocar.
law-ii-3-2-7-2 = No roque, em algumas posições o rei ou a torre não se move, mas nunca ficam os dois.
law-ii-3-2-7-3 = Em algumas posições pode-se rocar já no primeiro lance.
law-ii-3-2-7-4 = Para o roque devem estar vagas todas as casas entre a de partida e a de chegada do rei, e entre as da torre, incluídas as de chegada, salvo o rei e a torre do roque.
law-ii-3-2-7-5 = No roque podem estar ocupadas casas que no xadrez tradicional devem estar vagas: no grande as das colunas a, b e e, no pequeno as da e e da h.

### Diretrizes Três: partidas sem incremento

law-iii = Partidas sem incremento e o final acelerado, quando todos os lances restantes são feitos em tempo limitado.
law-iii-1 = O final acelerado é a fase em que todos os lances restantes devem ser completados em tempo limitado.
law-iii-2 = Quando valem estas diretrizes.
law-iii-2-1 = Estas diretrizes só valem se foram anunciadas antes do evento.
law-iii-2-2 = Estas diretrizes valem para partidas padrão e rápidas sem incremento, nunca para blitz.
law-iii-3 = As duas setas caíram.
law-iii-3-1 = { $edition ->
    [2014] As duas setas caíram e ninguém pode dizer qual caiu primeiro. Nesta edição isso vale para toda partida.
   *[other] As duas setas caíram e ninguém pode dizer qual caiu primeiro.
  }
law-iii-3-1-1 = Se as duas setas caíram, ninguém sabe qual primeiro e não é o último período, a partida continua.
law-iii-3-1-2 = Se no último período as duas setas caíram e ninguém sabe qual primeiro, a partida está empatada.
law-iii-4 = { $edition ->
    [2014] Quem tem a vez e menos de dois minutos pode pedir para os dois cinco segundos por lance, como retardo ou incremento. Isso é também uma oferta de empate. Se ela é recusada e o árbitro concorda, os relógios são ajustados assim e o oponente recebe dois minutos.
   *[other] Quem tem a vez e menos de dois minutos pode pedir para os dois um incremento de cinco segundos por lance. Isso é também uma oferta de empate. Se ela é recusada e o árbitro concorda, os relógios são ajustados assim e o oponente recebe dois minutos.
  }
law-iii-5 = Se não cabe acrescentar tempo por lance, quem tem a vez e menos de dois minutos pode reclamar empate antes da queda de sua seta, porque o oponente não pode vencer por meios normais ou não se esforça para isso.
law-iii-5-1 = Se o árbitro concorda com a reclamação, a partida está empatada. Senão, adia a decisão ou rejeita a reclamação.
law-iii-5-2 = Se a decisão é adiada, o oponente pode receber dois minutos e a partida continua. O árbitro decide mais tarde, ou assim que possível depois da queda de uma seta.
law-iii-5-3 = Se a reclamação é rejeitada, o oponente recebe dois minutos.
law-iii-6 = O que vale onde nenhum árbitro supervisiona o evento.
law-iii-6-1 = Sem árbitro, quem tem menos de dois minutos pode reclamar empate antes da queda de sua seta. Isso termina a partida.
law-iii-6-1-1 = Se a alegação é que o oponente não pode vencer por meios normais, quem reclama escreve a posição final e o oponente a confere.
law-iii-6-1-2 = Se a alegação é que o oponente não se esforça para vencer por meios normais, quem reclama escreve a posição final e entrega uma planilha atualizada. O oponente confere as duas.
law-iii-6-2 = Sem árbitro no evento, a reclamação vai ao árbitro designado.
