# Basque with the other set of pieces: only the sentences that name pieces; all others are those of ../eu.

piece = { $piece ->
    [king] erregea
    [queen] anderea
    [rook] dorrea
    [bishop] gudaria
    [knight] zalduna
   *[pawn] oinezkoa
  }
pieces = { $piece ->
    [king] erregeak
    [queen] andereak
    [rook] dorreak
    [bishop] gudariak
    [knight] zaldunak
   *[pawn] oinezkoak
  }
no-piece = { $piece ->
    [king] erregerik
    [queen] andererik
    [rook] dorrerik
    [bishop] gudaririk
    [knight] zaldunik
   *[pawn] oinezkorik
  } ez
look-no-piece = Taulan ez dago { $piece ->
    [king] erregerik
    [queen] andererik
    [rook] dorrerik
    [bishop] gudaririk
    [knight] zaldunik
   *[pawn] oinezkorik
  }.
colored-piece = { $piece ->
    [king] errege
    [queen] andere
    [rook] dorre
    [bishop] gudari
    [knight] zaldun
   *[pawn] oinezko
  } { $color ->
    [white] zuria
   *[black] beltza
  }
which-piece = Anderea, dorrea, gudaria edo zalduna? Sustapena: { $square }.
misfit-promotion-impossible = sustapenik ez. Oinezko bat bakarrik eta azken errenkadan bakarrik bihurtzen da andere, dorre, gudari edo zaldun.
misfit-castling-right = endrokerik ez alde horretan. Erregea edo dorrea mugitu da, edo ez dago bere lekuan.
counted-piece = { $piece ->
    [queen] { $count ->
        [one] andere bat
       *[other] { WORDS($count) } andere
      }
    [rook] { $count ->
        [one] dorre bat
       *[other] { WORDS($count) } dorre
      }
    [bishop] { $count ->
        [one] gudari bat
       *[other] { WORDS($count) } gudari
      }
    [knight] { $count ->
        [one] zaldun bat
       *[other] { WORDS($count) } zaldun
      }
   *[pawn] { $count ->
        [one] oinezko bat
       *[other] { WORDS($count) } oinezko
      }
  }
claim-found = { $claim ->
    [threefold] Posizioa { $found ->
        [one] behin
       *[other] bi aldiz
      } bakarrik agertu da
   *[fifty] { $found ->
        [one] Mugimendu bat bakarrik egin da harrapaketarik eta oinezko-mugimendurik gabe
       *[other] { WORDS($found) } mugimendu bakarrik egin dira harrapaketarik eta oinezko-mugimendurik gabe
      }
  }.
ruled-no-progress = Berdinketa: alde bakoitzaren { WORDS($found) } mugimendu harrapaketarik eta oinezko-mugimendurik gabe. Artikulua: { $article }.
ruled-only-progress = { $found ->
    [0] alde bakoitzaren mugimendurik ez
    [one] alde bakoitzaren mugimendu bat bakarrik
   *[other] alde bakoitzaren { WORDS($found) } mugimendu bakarrik
  } harrapaketarik eta oinezko-mugimendurik gabe
error-fen-pawns = oinezko bat lehen edo azken errenkadan dago
chess960-for = { $throw ->
    [light-bishop] Lauki zurien gudaria
    [dark-bishop] Lauki beltzen gudaria
    [queen] Anderea
    [first-knight] Lehen zalduna
   *[second-knight] Bigarren zalduna
  }
error-chess960-pieces = "{ $part }" ez dira erregea, anderea eta bina dorre, gudari eta zaldun
error-chess960-king = "{ $part }": erregea ez dago dorreen artean
error-chess960-bishops = "{ $part }": bi gudariak kolore bereko laukietan daude
castling-state = { $castling }, { $state ->
    [possible] bai
    [occupied] orain ez, { $square } laukia beteta dago
    [attacked] orain ez, { $square } laukia erasopean dago
    [check] ez, erregea xakean dago
    [king] ez gehiago, erregea mugitu da
   *[rook] ez gehiago, dorrea mugitu da edo falta da
  }
evaluation = Materialez { color } hobeto dago, { $pawns ->
    [one] oinezko bat gehiago
   *[other] { WORDS($pawns) } oinezko gehiago
  }.
wing = { $side ->
    [short] Erregearen hegala
   *[long] Anderearen hegala
  }{ $half-of ->
    [white] {", "}zuriaren aldea
    [black] {", "}beltzaren aldea
   *[none] {""}
  }.
brief-wing = { $side ->
    [short] Errege hegala
   *[long] Andere hegala
  }{ $half-of ->
    [white] {" "}Z
    [black] {" "}B
   *[none] {""}
  }.
topic-queen-side = Andere hegala
illegal-queen = Gudaria andere bihurtzen da.
hint-look = { $look ->
    [mate] Matea dago { $moves ->
        [one] jokaldi batean
       *[other] jokalditan: { WORDS($moves) }
      }.
    [in-check] Xakean zaude.
    [promotion] Begiratu zure oinezkoak: bat sustatzen da.
    [wins] Begiratu zer har dezakezun.
    [mate-threatened] Mate-mehatxua dago.
    [threatened] Arriskuan: { $piece }.
    [check] Begiratu xakeak.
    [exchange] Begiratu trukeak.
    [castling] Pentsatu zure erregean.
    [development] Sartu pieza bat jokoan.
    [pawns] Begiratu zure oinezkoak.
   *[quiet] Ezer ez da behartua. Zein pieza egon liteke hobeto?
  }
evaluation-score = { $size ->
    [level] Partida berdinduta dago.
    [slight] { color } apur bat hobeto dago.
    [pawns] { color } hobeto dago, gutxi gorabehera { $count ->
        [one] oinezko bat gehiago
       *[other] { WORDS($count) } oinezko gehiago
      }.
    [won] { color } irabazten ari da.
    [mated] { color }: xake-mate eman du.
   *[mate] { color }: mate { $count ->
        [one] jokaldi batean
       *[other] jokalditan: { WORDS($count) }
      }.
  }
