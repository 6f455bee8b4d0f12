# Magyar. A szabályzat minden pontja egy-két mondatban, annak, aki megkérdezi, mit mond. $edition a kiadás éve.

law-preface = Egyetlen szöveg sem lát előre minden esetet. Amit nem szabályoz, abban a versenybíró dönt, igazságosan és a hasonló esetek szerint.

### Egy: a játék jellege és célja

law-1 = A sakkjátszma jellege: két ellenfél, felváltva tett lépések, és a matt mint cél.
law-1-1 = Két ellenfél egy négyzet alakú táblán, a sakktáblán mozgatja a bábjait.
law-1-2 = Világos teszi meg az első lépést. Azután a játékosok felváltva lépnek.
law-1-3 = Egy játékos akkor van lépésen, amikor ellenfele megtette a lépését.
law-1-4 = A cél úgy megtámadni az ellenfél királyát, hogy az ellenfélnek ne legyen szabályos lépése.
law-1-4-1 = Aki úgy támadja meg a királyt, hogy nem marad szabályos lépés, mattot adott és nyert. A saját királyt támadásban hagyni, támadásnak kitenni vagy királyt ütni nem szabad.
law-1-4-2 = Az a játékos, akinek a királya mattot kapott, veszített.
law-1-5 = Ha egyik játékos sem tud mattot adni, a játszma döntetlen.

### Kettő: a kiinduló helyzet

law-2 = A kiinduló helyzet: a tábla, a bábok és a mezőik.
law-2-1 = A táblának nyolcszor nyolc mezője van, felváltva világos és sötét. Minden játékos jobb kezénél világos sarokmező van.
law-2-2 = Mindkét fél egy királlyal, egy vezérrel, két bástyával, két futóval, két huszárral és nyolc gyaloggal kezd.
law-2-3 = Az első soron bástya, huszár, futó, vezér, király, futó, huszár, bástya áll, előttük a gyalogok. Sötét szemben áll, és mindkét vezér a saját színén.
law-2-4 = A függőleges mezősorok a vonalak, a vízszintesek a sorok. Az egyszínű mezők egyenes sora az egyik széltől a szomszédosig az átló.

### Három: a bábok menetmódja

law-3 = A bábok menetmódja, mi a sakk, és mi a szabályos lépés.
law-3-1 = Egyetlen báb sem léphet olyan mezőre, ahol azonos színű báb áll.
law-3-1-1 = Az a báb, amely az ellenfél bábjának mezőjére lép, kiüti azt, és az ugyanabban a lépésben lekerül a tábláról.
law-3-1-2 = Egy báb akkor támad egy ellenséges bábot, ha annak mezőjén üthetne.
law-3-1-3 = Egy báb akkor is támad egy mezőt, ha nem léphet oda, mert a saját királya sakkba kerülne.
law-3-2 = A futó annak az átlónak bármely mezőjére léphet, amelyen áll.
law-3-3 = A bástya annak a vonalnak vagy sornak bármely mezőjére léphet, amelyen áll.
law-3-4 = A vezér annak a vonalnak, sornak vagy átlónak bármely mezőjére léphet, amelyen áll.
law-3-5 = A futó, a bástya és a vezér nem ugorhat át más bábot.
law-3-6 = A huszár a legközelebbi olyan mezők egyikére lép, amely nem ugyanazon a soron, vonalon vagy átlón van. Átugorhat más bábot.
law-3-7 = A gyalog egyenesen lép előre, átlósan előre üt, és az utolsó soron átváltozik.
law-3-7-1 = A gyalog egy mezőt lép egyenesen előre, ha az a mező üres.
law-3-7-2 = Első lépésében a gyalog két mezőt is léphet előre, ha mindkettő üres.
law-3-7-3 = A gyalog az előtte átlósan, szomszédos vonalon álló ellenséges bábot üti.
law-3-7-4 = Az a gyalog, amely éppen két mezőt lépett, menet közben üthető.
law-3-7-4-1 = Az ellenséges gyalog mellett álló gyalog ütheti azt, ha az éppen két mezőt lépett, mintha csak egyet lépett volna. Ez a menetközbeni, en passant ütés.
law-3-7-4-2 = Az en passant ütés csak a kettős lépést közvetlenül követő lépésben szabályos.
law-3-7-5 = Az a gyalog, amely eléri az utolsó sort, átváltozik.
law-3-7-5-1 = Az utolsó sort elérő gyalogot ugyanabban a lépésben és érkezési mezőjén saját színű vezérre, bástyára, futóra vagy huszárra kell cserélni.
law-3-7-5-2 = A választás nem korlátozódik a leütött bábokra.
law-3-7-5-3 = Az új báb azonnal hat, tehát sakkot vagy mattot adhat.
law-3-8 = A király kétféleképpen léphet: egy mezőt, vagy sáncol.
law-3-8-1 = A király szomszédos mezőre lép.
law-3-8-2 = A sáncolás a király és egy vele azonos soron álló bástya egyetlen lépése: a király két mezőt lép a bástya felé, a bástya pedig arra a mezőre, amelyen a király áthaladt.
law-3-8-2-1 = A sáncolás joga elvész, ha a király már lépett, és azzal a bástyával, amely már lépett.
law-3-8-2-2 = A sáncolás átmenetileg nem lehetséges, ha a király mezője, az, amelyen áthalad, vagy az, ahová érkezik, támadva van, vagy ha bármely báb áll a király és a bástya között.
law-3-9 = A megtámadott király sakkban van.
law-3-9-1 = A király sakkban van, ha ellenséges báb támadja, még ha az a báb maga nem is léphet oda.
law-3-9-2 = Egyetlen lépés sem teheti ki a saját királyt sakknak, és nem hagyhatja sakkban.
law-3-10 = Vannak szabályos és szabálytalan lépések, és ugyanilyen állások is.
law-3-10-1 = Egy lépés akkor szabályos, ha mindent teljesít, amit a bábok menetmódja megkíván.
law-3-10-2 = Az a lépés, amely ezt nem teljesíti, szabálytalan.
law-3-10-3 = Egy állás akkor szabálytalan, ha szabályos lépések semmilyen sorozata nem vezet hozzá.

### Négy: a lépés megtétele

law-4 = A lépés megtétele: a bábok megérintése és elengedése, és hogy mikor megtett egy lépés.
law-4-1 = Minden lépést egy kézzel kell megtenni.
law-4-2 = A bábok megigazítása.
law-4-2-1 = Csak a lépésen lévő játékos igazíthat bábokat, és csak ha előbb bejelenti, például így: igazítok.
law-4-2-2 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a mondat nincs meg.
   *[other] Egy báb bármely más érintése szándékosnak számít, hacsak nem nyilvánvalóan véletlen.
  }
law-4-3 = Amit a játékos szándékosan megérint, azzal lépnie kell, vagy azt ütnie kell. Ez a lépésen lévő játékosra vonatkozik.
law-4-3-1 = Aki saját bábokat érint meg, azzal kell lépnie, amelyiket elsőként érintette meg azok közül, amelyek léphetnek.
law-4-3-2 = { $edition ->
    [2014] Aki ellenséges bábokat érint meg, az elsőként érintettet kell ütnie. Ha az nem üthető, a másodikat, és így tovább.
   *[other] Aki ellenséges bábokat érint meg, az elsőként érintettet kell ütnie azok közül, amelyek üthetők.
  }
law-4-3-3 = Aki mindkét színű bábot érint, a sajátjával kell ütnie az ellenségest. Ha ez szabálytalan, az elsőként érintett számít, amely léphet vagy üthető; ha a sorrend nem világos, a saját báb számít előbb érintettnek.
law-4-4 = A király és a bástya megérintése, és a választás gyalogátváltozáskor.
law-4-4-1 = { $edition ->
    [2014] Aki szándékosan megérinti a királyt és egy bástyát, arra az oldalra kell sáncolnia, ha szabályos.
   *[other] Aki megérinti a királyt és egy bástyát, arra az oldalra kell sáncolnia, ha szabályos.
  }
law-4-4-2 = Aki szándékosan előbb egy bástyát, azután a királyt érinti meg, ebben a lépésben arra az oldalra nem sáncolhat. Az első olyan bábbal kell lépnie, amely léphet, tehát a bástyával, ha lehet.
law-4-4-3 = { $edition ->
    [2014] Aki sáncolni akar, és a királyt vagy a királyt és a bástyát egyszerre érinti meg, de arra az oldalra nem sáncolhat, más szabályos királylépést kell tennie, amely a másik oldalra sáncolás is lehet. Ha a királynak nincs ilyen lépése, bármely szabályos lépés megtehető.
   *[other] Aki sáncolni akar, és a királyt, majd egy bástyát érint meg, de azzal nem sáncolhat, más szabályos királylépést kell tennie, amely a másik bástyával sáncolás is lehet. Ha a királynak nincs ilyen lépése, bármely szabályos lépés megtehető.
  }
law-4-4-4 = Gyalogátváltozáskor a választás végleges, amint a báb megérintette az átváltozási mezőt.
law-4-5 = Ha az érintett bábok egyikével sem lehet lépni, és egyik sem üthető, bármely szabályos lépés megtehető.
law-4-6 = Hogyan történik a gyalogátváltozás.
law-4-6-1 = A gyalogot nem kell az átváltozási mezőre tenni.
law-4-6-2 = A gyalog levétele és az új báb felhelyezése bármilyen sorrendben történhet.
law-4-6-3 = Az átváltozási mezőn álló ellenséges bábot le kell ütni.
law-4-7 = Az a báb, amelyet szabályos lépésként egy mezőn elengedtek, ebben a lépésben már nem tehető másik mezőre. Ezzel a lépés megtett.
law-4-7-1 = Az ütés megtett, ha a leütött báb lekerült a tábláról, és az ütő bábot az új mezőjén elengedték.
law-4-7-2 = A sáncolás megtett, ha a bástyát elengedték azon a mezőn, amelyen a király áthaladt. Ha a királyt elengedték, csak erre az oldalra lehet sáncolni, ha szabályos; különben más királylépés kell, és ha ilyen nincs, bármely szabályos lépés.
law-4-7-3 = A gyalogátváltozás megtett, ha az új bábot elengedték az átváltozási mezőn, és a gyalog lekerült a tábláról.
law-4-8 = Aki lépés vagy ütés szándékával megérint egy bábot, többé nem reklamálhat az érintés és a lépés szabályainak ellenfele általi megsértése miatt.
law-4-9 = Az a játékos, aki nem tudja mozgatni a bábokat, segítőt vehet igénybe, akit a versenybírónak el kell fogadnia.

### Öt: a játszma befejezése

law-5 = A játszma befejezése: matt, feladás, patt, holt állás vagy megegyezés.
law-5-1 = Hogyan nyerhető meg a játszma.
law-5-1-1 = Aki szabályos lépéssel mattot ad, nyert. A játszma azonnal véget ér.
law-5-1-2 = { $edition ->
    [2023] A feladás azonnal befejezi a játszmát, és az ellenfél nyer. De döntetlen, ha az ellenfél szabályos lépések semmilyen sorozatával nem tud mattot adni.
   *[other] Annak az ellenfele nyer, aki feladja. A játszma azonnal véget ér, akkor is, ha a nyertes soha nem tudott volna mattot adni.
  }
law-5-2 = { $edition ->
    [2014] Hogyan lesz a játszma döntetlen: patt, holt állás, megegyezés, háromszori állás vagy ötven lépés utáni igénylés.
   *[other] Hogyan lesz a játszma döntetlen: patt, holt állás vagy megegyezés.
  }
law-5-2-1 = Patt: a lépésen lévő játékosnak nincs szabályos lépése, és nincs sakkban. A játszma azonnal döntetlen.
law-5-2-2 = Holt állás: egyik játékos sem tud szabályos lépések semmilyen sorozatával mattot adni. A játszma azonnal döntetlen.
law-5-2-3 = { $edition ->
    [2014] A játszma döntetlen, ha a két játékos megegyezik benne. Lépésszám nincs előírva.
   *[other] A játszma döntetlen, ha a két játékos megegyezik benne, és mindketten tettek legalább egy lépést.
  }

### Hat: a sakkóra

law-6 = A sakkóra: hogyan használják, mit számol, és mi történik zászlóleeséskor.
law-6-1 = A sakkórának két kijelzője van, egyszerre csak az egyik jár. A zászlóleesés azt jelenti, hogy egy játékos ideje lejárt.
law-6-2 = A sakkóra kezelése.
law-6-2-1 = A táblán megtett lépés után a játékos megállítja a saját óráját, és elindítja az ellenfeléét. Ezzel a lépés befejezett.
law-6-2-1-1 = { $edition ->
    [2014] Befejezett a lépés akkor is, ha véget vet a játszmának: matt, patt, holt állás, megegyezés, egymás után ötödször azonos állás vagy hetvenöt lépés által.
   *[other] Befejezett a lépés akkor is, ha véget vet a játszmának: matt, patt, holt állás, ötödször azonos állás vagy hetvenöt lépés által.
  }
law-6-2-1-2 = Befejezett a lépés akkor is, ha a játékos már a következőt is megtette, mielőtt az előző után kezelte volna az órát.
law-6-2-2 = A játékosnak lépése után mindig jogában áll kezelni az óráját, akkor is, ha ellenfele már válaszolt. Az órakezelésig eltelt idő az övé.
law-6-2-3 = Az órát azzal a kézzel kell kezelni, amely a lépést tette. Tilos az ujjat a gombon vagy a kezet fölötte tartani.
law-6-2-4 = { $edition ->
    [2014] Az órával rendeltetésszerűen kell bánni: nem szabad ráütni, felemelni vagy feldönteni. A helytelen használatot a versenybíró bünteti.
   *[other] Az órával rendeltetésszerűen kell bánni: nem szabad ráütni, felemelni, feldönteni vagy lépés előtt kezelni. A helytelen használatot a versenybíró bünteti.
  }
law-6-2-5 = Csak az a játékos igazíthatja a bábokat, akinek az órája jár.
law-6-2-6 = Aki nem tudja kezelni az órát, segítőt vehet igénybe, akit a versenybíró elfogad. A versenybíró méltányosan igazítja az időket, de fogyatékosság miatt nem változtat rajtuk.
law-6-3 = Az időellenőrzés: lépések és idő.
law-6-3-1 = Mindkét játékosnak egy legkisebb lépésszámot vagy minden lépést be kell fejeznie a kapott idő alatt, a hozzáadott idővel együtt. Ezt előre rögzítik.
law-6-3-2 = Az egyik szakaszban megtakarított idő a következőhöz adódik. Késleltetéskor az alapidő csak akkor kezd fogyni, amikor a lépés rögzített többletideje elfogyott.
law-6-4 = Amint egy zászló leesik, azonnal ellenőrzik, megvan-e az előírt lépésszám.
law-6-5 = A játszma előtt a versenybíró dönti el, hol álljon az óra.
law-6-6 = A kezdés kitűzött időpontjában elindítják világos óráját.
law-6-7 = A késés és következményei.
law-6-7-1 = { $edition ->
    [2014] A versenykiírásnak tartalmaznia kell a megengedett késést. Aki később érkezik, veszít, hacsak a versenybíró másképp nem dönt.
   *[other] A versenykiírás megadja a megengedett késést; ha nem adja meg, az nulla. Aki később érkezik, veszít, hacsak a versenybíró másképp nem dönt.
  }
law-6-7-2 = Ha a megengedett késés nem nulla, és kezdéskor senki sincs jelen, világos elveszti az érkezéséig eltelt időt.
law-6-8 = A zászló akkor esett le, ha a versenybíró észleli, vagy ha egy játékos joggal jelzi.
law-6-9 = Aki nem fejezi be az előírt lépéseket a kapott idő alatt, veszít, hacsak a játszma már véget nem ért. De döntetlen, ha az ellenfél szabályos lépések semmilyen lehetséges sorozatával nem tud mattot adni.
law-6-10 = Mit mutat az óra, és mi van, ha hibás.
law-6-10-1 = Amit az óra mutat, az döntő, hacsak nem nyilvánvalóan hibás. A hibás órát a versenybíró kicseréli, és legjobb belátása szerint beállítja az időket.
law-6-10-2 = Ha kiderül, hogy egy órát rosszul állítottak be, azonnal megállítják. A versenybíró kijavítja az időket és a lépésszámlálót.
law-6-11 = Az óra megállítása.
law-6-11-1 = Ha a játszmát meg kell szakítani, a versenybíró állítja meg az órát.
law-6-11-2 = A játékos csak azért állíthatja meg az órát, hogy a versenybírót hívja, például ha gyalogátváltozáskor hiányzik a báb.
law-6-11-3 = A versenybíró dönti el, mikor folytatódik a játszma.
law-6-11-4 = { $edition ->
    [2017] Ha a játékos a versenybíró hívására megállította az órát, a versenybíró dönti el, volt-e rá megfelelő oka. Ha nem volt, a játékos büntetést kap.
   *[other] Ha a játékos a versenybíró hívására megállította az órát, a versenybíró dönti el, volt-e rá megfelelő oka. Ha nyilvánvalóan nem volt, a játékos büntetést kap.
  }
law-6-12 = Kijelzők a versenyteremben.
law-6-12-1 = A versenyteremben megengedettek az állást, a lépéseket és azok számát mutató képernyők, monitorok és demonstrációs táblák.
law-6-12-2 = Semmilyen igény nem alapulhat csupán azon, amit a terem kijelzője mutat.

### Hét: szabálytalanságok

law-7 = Szabálytalanságok: hibás állások, felcserélt színek, elmozdult bábok és szabálytalan lépések.
law-7-1 = Ha a bábokat korábbi állásba kell visszatenni, a versenybíró dönti el, mit mutassanak az órák és a lépésszámláló, és az időket úgy is hagyhatja, ahogy vannak.
law-7-2 = Mi van, ha a játszma rossz felállással kezdődött.
law-7-2-1 = Ha a kiinduló helyzet hibás volt, a játszmát érvénytelenítik, és újat játszanak.
law-7-2-2 = Ha csak a tábla áll fordítva, az állást egy helyesen fekvő táblára teszik át, és a játszma folytatódik.
law-7-3 = { $edition ->
    [2014] A felcserélt színekkel kezdett játszma folytatódik, hacsak a versenybíró másképp nem dönt.
   *[other] Ha a játszma felcserélt színekkel kezdődött, a helyesekkel újra kell játszani, kivéve ha mindkét játékos már tíz lépést tett. Akkor folytatódik.
  }
law-7-4 = Feldöntött vagy elmozdított bábok.
law-7-4-1 = Aki elmozdítja a bábokat, a saját ideje terhére teszi vissza őket.
law-7-4-2 = Ha az elmozdított bábok miatt szükséges, bármelyik játékos megállíthatja az órát és hívhatja a versenybírót.
law-7-4-3 = A versenybíró megbüntetheti azt a játékost, aki a bábokat elmozdította.
law-7-5 = { $edition ->
    [2014] Mi következik a szabálytalan lépés után.
    [2017] Mi következik a szabálytalan lépés után. Minden fajtáját külön számolják.
   *[other] Mi következik a szabálytalan lépés után, és mi számít annak. Minden fajtáját együtt számolják.
  }
law-7-5-1 = A szabálytalan lépés az óra kezelésével fejeződik be. Ekkor visszaállítják az előtte lévő állást vagy az utolsó megállapíthatót, és a megérintett bábbal kell lépni, ha lehetséges.
law-7-5-2 = Ha a gyalogot az utolsó sorra vitték, és új báb nélkül kezelték az órát, a lépés szabálytalan, és a gyalogból vezér lesz.
law-7-5-3 = { $edition ->
    [2014] A kétezer-tizennégyes kiadás nem tekinti szabálytalan lépésnek a lépés nélküli órakezelést.
    [2017] Az óra kezelése lépés nélkül szabálytalan lépésnek számít. Az első után az ellenfél két percet kap, az ilyen fajtájú második veszít.
   *[other] Az óra kezelése lépés nélkül szabálytalan lépésnek számít, és a többivel együtt számolják.
  }
law-7-5-4 = { $edition ->
    [2014] A kétezer-tizennégyes kiadás nem szab büntetést két kéz használatáért. A versenybíró kiszabhat egyet.
    [2017] Két kéz használata egy lépéshez szabálytalan lépésnek számít, órakezelés előtt is. Az első után az ellenfél két percet kap, az ilyen fajtájú második veszít.
   *[other] Két kéz használata egy lépéshez és az óra kezelése szabálytalan lépésnek számít, és a többivel együtt számolják.
  }
law-7-5-5 = Az első befejezett szabálytalan lépésért az ellenfél két percet kap; { $edition ->
    [2017] az ugyanolyan fajtájú második
   *[other] ugyanannak a játékosnak a második szabálytalan lépése
  } a játszma elvesztésével jár. De döntetlen, ha az ellenfél szabályos lépések semmilyen sorozatával nem tud mattot adni.
law-7-6 = Ha kiderül, hogy egy báb elmozdult a mezőjéről, visszaállítják az előtte lévő állást vagy az utolsó megállapíthatót, és onnan folytatódik a játszma.

### Nyolc: a játszma jegyzése

law-8 = A játszma jegyzése: mi kerül a játszmalapra, mikor, és ki mentesül alóla.
law-8-1 = Hogyan kell jegyezni a lépéseket.
law-8-1-1 = Mindkét játékos feljegyzi a saját és az ellenfél lépéseit, lépésről lépésre, olvashatóan, algebrai jelöléssel.
law-8-1-1-1 = A lépéseket a verseny játszmalapjára írják.
law-8-1-1-2 = { $edition ->
    [2023] Írás helyett a lépések megtehetők a FIDE által jóváhagyott elektronikus játszmalapon.
   *[other] Elektronikus játszmalap csak a kétezer-huszonhármas kiadás pontjaiban van. Ebben a lépéseket írják.
  }
law-8-1-2 = Lépést előre beírni nem szabad, csak döntetlen igényléséhez vagy függőlépésként.
law-8-1-3 = A játékos válaszolhat, mielőtt az ellenfél lépését lejegyezné, de előző saját lépését a következő előtt le kell jegyeznie.
law-8-1-4 = A játszmalap csak a lépések, az óraállások, a döntetlenajánlatok, az igénylések és más lényeges adatok feljegyzésére való.
law-8-1-5 = A döntetlenajánlatot mindkét játékos feljegyzi, zárójelbe tett egyenlőségjellel.
law-8-1-6 = Aki nem tud jegyezni, annak helyett a versenybíró által elfogadott segítő ír. Az időt méltányosan igazítják, de fogyatékos játékos terhére soha.
law-8-2 = A játszmalap az egész játszma alatt látható a versenybíró számára.
law-8-3 = { $edition ->
    [2023] A játszmalapok a rendező tulajdonai. A hibás elektronikusat kicserélik.
   *[other] A játszmalapok a rendező tulajdonai.
  }
law-8-4 = { $edition ->
    [2014] Akinek egy szakaszban öt percnél kevesebb ideje van, és nem kap lépésenként legalább harminc másodpercet, nem köteles jegyezni. Közvetlenül a zászlóleesés után pótolnia kell a jegyzést.
   *[other] Akinek egy szakaszban öt percnél kevesebb ideje van, és nem kap lépésenként legalább harminc másodpercet, a szakasz végéig nem köteles jegyezni.
  }
law-8-5 = Hogyan pótolják a játszmalapokat az időzavar után.
law-8-5-1 = Ha egyik játékos sem köteles jegyezni, a versenybíró vagy egy segítő próbálja meg. Közvetlenül egy zászló leesése után megállítják az órákat, és mindkét játékos pótolja a jegyzést.
law-8-5-2 = Ha csak az egyik játékos nem köteles jegyezni, zászlóleesés után, lépése előtt pótolja a jegyzést. Ha ő van lépésen, elkérheti az ellenfél játszmalapját, és lépése előtt visszaadja.
law-8-5-3 = Ha nincs teljes játszmalap, a játszmát egy másik táblán rekonstruálják, miután feljegyezték az állást, az időket, a lépésen lévőt és a lépésszámot.
law-8-6 = Ha a játszmalapokból nem mutatható ki az időtúllépés, a következő lépés az új szakasz elsőjének számít, hacsak nem bizonyítható több lépés.
law-8-7 = A végén mindkét játékos aláírja a játszmalapokat az eredménnyel. A téves eredmény is érvényes, hacsak a versenybíró másképp nem dönt.

### Kilenc: a döntetlen

law-9 = A döntetlen: ajánlattal és megegyezéssel, igényléssel, és igénylés nélkül.
law-9-1 = A döntetlenajánlat.
law-9-1-1 = A versenykiírás megtilthatja a döntetlen ajánlását vagy a megegyezést bizonyos lépésszám előtt vagy a versenybíró beleegyezése nélkül.
law-9-1-2 = Ha a verseny engedi a döntetlent megegyezéssel, az ajánlatnak szabályai vannak.
law-9-1-2-1 = Döntetlent a lépés megtétele után, az óra kezelése előtt kell ajánlani. Máskor is érvényes, de nem zavarhatja az ellenfelet. Nem vonható vissza, és addig él, amíg el nem fogadják, vissza nem utasítják, egy báb megérintésével vissza nem utasítják, vagy a játszma véget nem ér.
law-9-1-2-2 = Az ajánlatot mindkét játékos feljegyzi a játszmalapjára.
law-9-1-2-3 = A háromszori állás vagy az ötven lépés miatti igénylés döntetlenajánlat is.
law-9-2 = A játszma döntetlen, ha helyes az igénylés, hogy ugyanaz az állás legalább harmadszor fordul elő.
law-9-2-1 = A lépésen lévő játékos döntetlent igényelhet, ha ugyanaz az állás legalább harmadszor fordul elő, nem feltétlenül lépésismétléssel.
law-9-2-1-1 = Ha az állás a következő lépéssel fordulna elő harmadszor, a játékos leírja ezt a lépést, többé nem változtathatja meg, és bejelenti a versenybírónak, hogy meg akarja tenni.
law-9-2-1-2 = Ha az állás éppen harmadszor fordult elő, a lépésen lévő játékos igényelhet.
law-9-2-2 = Az állás akkor ugyanaz, ha ugyanaz a játékos van lépésen, ugyanazok a bábok ugyanazokon a mezőkön állnak, és mindkét fél minden bábjának ugyanazok a lehetséges lépései.
law-9-2-2-1 = Nem ugyanaz az állás, ha az elején egy gyalog en passant üthető volt.
law-9-2-2-2 = Nem ugyanaz az állás, ha azóta elveszett egy sáncolási jog. Ez a jog csak a király vagy a bástya lépésével vész el.
law-9-3 = A játszma döntetlen, ha helyes az igénylés, hogy mindkét játékos ötven lépése telt el gyaloglépés és ütés nélkül.
law-9-3-1 = A lépésen lévő játékos igényelheti, hogy a következő lépéssel mindketten ötven lépést tesznek gyaloglépés és ütés nélkül. A lépést előbb leírja, és nem változtathatja meg.
law-9-3-2 = A lépésen lévő játékos igényelheti, hogy mindkét játékos utolsó ötven lépése gyaloglépés és ütés nélkül fejeződött be.
law-9-4 = Aki lépés vagy ütés szándékával megérint egy bábot, ebben a lépésben elveszti az igénylés jogát.
law-9-5 = Mi történik döntetlen igénylésekor.
law-9-5-1 = Döntetlen igénylésekor az igénylő vagy a versenybíró megállítja az órát. Az igénylés nem vonható vissza.
law-9-5-2 = Ha a döntetlen igénylése helyes, a játszma azonnal döntetlen.
law-9-5-3 = Ha a döntetlen igénylése téves, az ellenfél két percet kap, és a játszma folytatódik. Az igényléssel bejelentett lépést meg kell tenni.
law-9-6 = Döntetlen mindenféle igénylés nélkül.
law-9-6-1 = { $edition ->
    [2014] A játszma döntetlen, ha ugyanaz az állás legalább ötször egymás után előfordult, ugyanazzal a játékossal lépésen.
   *[other] A játszma döntetlen, ha ugyanaz az állás legalább ötször előfordult, akkor is, ha nem egymás után.
  }
law-9-6-2 = A játszma döntetlen, ha mindkét játékos legalább hetvenöt egymást követő lépést tett gyaloglépés és ütés nélkül. Ha az utolsó lépés mattot ad, a matt érvényes.

### Tíz: a pontok

law-10 = A pontok: mennyit ér a győzelem, a döntetlen és a vereség.
law-10-1 = A győzelem egy pont, a döntetlen fél pont, a vereség nulla, hacsak a verseny másképp nem rendelkezik.
law-10-2 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a mondat nincs meg.
   *[other] A két játékos pontjai együtt soha nem haladják meg egy játszma szokásos legtöbbjét. Csak a szokásos pontok adhatók, háromnegyed és egynegyed például nem.
  }

### Tizenegy: a játékosok viselkedése

law-11 = A játékosok viselkedése: mit tehetnek, mit nem, és mihez van joguk.
law-11-1 = A játékosok nem tesznek semmit, ami árt a sakkjáték hírnevének.
law-11-2 = A verseny helyszíne és elhagyása.
law-11-2-1 = A verseny helyszíne a játékterem a mosdókkal, pihenőkkel, büfével, dohányzóhellyel és más helyekkel, amelyeket a versenybíró megnevez.
law-11-2-2 = A játékterem az a hely, ahol a játszmák folynak.
law-11-2-3 = Némely dolog csak a versenybíró engedélyével lehetséges.
law-11-2-3-1 = A verseny helyszínének elhagyásához a versenybíró engedélye kell.
law-11-2-3-2 = A lépésen lévő játékos csak a versenybíró engedélyével hagyhatja el a játéktermet.
law-11-2-3-3 = Aki nem játékos és nem versenybíró, csak a versenybíró engedélyével léphet a játékterembe.
law-11-2-4 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a mondat nincs meg.
   *[other] A versenykiírás előírhatja, hogy az, akinek az ellenfele van lépésen, jelezze a versenybírónak, mielőtt elhagyja a játéktermet.
  }
law-11-3 = Mit nem használhatnak a játékosok a játszma alatt.
law-11-3-1 = A játszma alatt nem használható jegyzet, információforrás vagy tanács, és másik táblán elemezni sem szabad.
law-11-3-2 = Elektronikus eszközök.
law-11-3-2-1 = { $edition ->
    [2014] A játékosnál a verseny helyszínén nem lehet mobiltelefon vagy más elektronikus kommunikációs eszköz.
   *[other] A játékosnál a verseny helyszínén nem lehet olyan elektronikus eszköz, amelyet a versenybíró nem engedélyezett kifejezetten. A verseny engedheti, hogy kikapcsolva táskában legyen.
  }
law-11-3-2-2 = Az a játékos, akinél tiltott elektronikus eszközt találnak, veszít, és ellenfele nyer. A verseny enyhébb büntetést is megszabhat.
law-11-3-3 = A versenybíró félrevonulva átvizsgáltathatja a ruhákat és a táskákat, azonos nemű személlyel. Aki megtagadja, büntetést kap.
law-11-3-4 = Dohányozni csak a helyszínnek a versenybíró által kijelölt részén szabad.
law-11-4 = Az a játékos, aki befejezte a játszmáját, néző.
law-11-5 = Tilos az ellenfelet bármi módon zavarni vagy figyelmét elvonni, alaptalan igényléssel, alaptalan döntetlenajánlattal vagy zajjal is.
law-11-6 = Aki a viselkedés e szabályait megszegi, büntetést kap.
law-11-7 = Aki tartósan megtagadja a szabályok követését, veszít. Az ellenfél pontjairól a versenybíró dönt.
law-11-8 = Ha mindkét játékos tartósan megtagadja a szabályok követését, mindketten veszítenek.
law-11-9 = A játékosnak joga van ahhoz, hogy a versenybíró elmagyarázza neki a szabályzat egyes pontjait.
law-11-10 = A játékos fellebbezhet a versenybíró döntése ellen, akkor is, ha a játszmalapot már aláírta, hacsak a verseny másképp nem rendelkezik.
law-11-11 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a pont nincs meg.
   *[other] Mindkét játékos segíti a versenybírót, ha a játszmát rekonstruálni kell, döntetlen igénylésekor is.
  }
law-11-12 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a pont nincs meg.
   *[other] A háromszori állás és az ötven lépés ellenőrzése a játékosok dolga, a versenybíró felügyelete mellett.
  }

### Tizenkettő: a versenybíró szerepe

law-12 = A versenybíró szerepe: figyel, dönt, és egyébként nem avatkozik be.
law-12-1 = A versenybíró ügyel arra, hogy betartsák a sakkjáték szabályait.
law-12-2 = A versenybíró feladatai.
law-12-2-1 = A versenybíró biztosítja a tisztességes játékot.
law-12-2-2 = A versenybíró a verseny legjobb érdekében jár el.
law-12-2-3 = A versenybíró jó játékkörülményeket biztosít.
law-12-2-4 = A versenybíró gondoskodik arról, hogy a játékosokat ne zavarják.
law-12-2-5 = A versenybíró felügyeli a verseny menetét.
law-12-2-6 = A versenybíró különleges intézkedéseket tesz a fogyatékos és az orvosi felügyeletre szoruló játékosok érdekében.
law-12-2-7 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a mondat nincs meg.
    [2023] A versenybíró követi a tisztességes játék szabályait és irányelveit.
   *[other] A versenybíró követi a csalás elleni szabályokat és irányelveket.
  }
law-12-3 = A versenybíró figyeli a játszmákat, főleg időzavarban, érvényt szerez döntéseinek, és büntet, ahol helyénvaló.
law-12-4 = A versenybíró segítőket jelölhet ki a játszmák figyelésére, például ha több játékos van időzavarban.
law-12-5 = Ha a játszmát kívülről zavarják meg, a versenybíró többletidőt adhat az egyik vagy mindkét játékosnak.
law-12-6 = A versenybíró csak ott avatkozik be, ahol a szabályzat mondja. Nem mondja meg a megtett lépések számát, kivéve ha zászlóleesés után pótolják a játszmalapokat, és senkinek sem szól, hogy ellenfele lépett vagy elfelejtette az órát.
law-12-7 = Aki szabálytalanságot észlel, csak a versenybírónak szól. Játékosok és nézők nem avatkozhatnak be a játszmába.
law-12-8 = Mobiltelefon és más kommunikációs eszköz a verseny helyszínén és a versenybíró által kijelölt szomszédos helyeken tilos, hacsak meg nem engedi.
law-12-9 = A versenybíró büntetései.
law-12-9-1 = A versenybíró figyelmeztethet.
law-12-9-2 = A versenybíró időt adhat az ellenfélnek.
law-12-9-3 = A versenybíró csökkentheti a vétkes idejét.
law-12-9-4 = A versenybíró növelheti az ellenfél pontjait, legfeljebb annyira, amennyit a játszma adhat.
law-12-9-5 = A versenybíró csökkentheti a vétkes pontjait.
law-12-9-6 = A versenybíró vesztesnek nyilváníthatja a játékost, és akkor ő dönt az ellenfél pontjairól.
law-12-9-7 = A versenybíró előre bejelentett pénzbírságot szabhat ki.
law-12-9-8 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a büntetés nincs meg.
   *[other] A versenybíró egy vagy több fordulóból kizárhat egy játékost.
  }
law-12-9-9 = A versenybíró kizárhat egy játékost a versenyből.

### A függelék: rapid

law-a = A rapidsakk: miben tér el a hagyományostól.
law-a-1 = Rapid: minden játékosnak tíznél több és hatvannál kevesebb perce van minden lépésre. A lépésenként hozzáadott idő hatvanszorosan számít.
law-a-2 = { $edition ->
    [2014] Rapidban a játékosok nem kötelesek jegyezni.
   *[other] Rapidban a játékosok nem kötelesek jegyezni, de minden igénylési joguk megmarad. Bármikor kérhetnek játszmalapot a versenybírótól.
  }
law-a-3 = { $edition ->
    [2023] Ahol a szabálytalanságok és a döntetlen pontjai két percet adnak, rapidban és villámban egy perc jár.
   *[other] Ahol a szabálytalanságok és a döntetlen pontjai két percet adnak, villámban egy perc jár. Rapidban marad kettő.
  }
law-a-4 = Rapidban a rendes versenyszabályok érvényesek, ha elég a versenybíró.
law-a-4-1 = A rendes szabályokhoz rapidban egy versenybíró legfeljebb három játszmát felügyel.
law-a-4-2 = A rendes szabályokhoz rapidban minden játszmát a versenybíró vagy egy segítő rögzít, lehetőleg elektronikusan.
law-a-4-3 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a mondat nincs meg.
   *[other] A lépésen lévő játékos kérheti, hogy megmutassák a rögzített játszmalapot, játszmánként legfeljebb ötször. A több már zavarásnak számít.
  }
law-a-5 = Elég versenybíró nélkül a rapidnak saját szabályai vannak.
law-a-5-1 = Rapidban néhány dolog már nem változtatható meg, ha mindkét játékos befejezett tíz lépést.
law-a-5-1-1 = Tíz-tíz lépés után az órák beállítása nem változik, hacsak a verseny menetrendje nem szenvedne kárt.
law-a-5-1-2 = Tíz-tíz lépés után a felállás vagy a tábla miatt nem lehet reklamálni. A rossz helyen álló király nem sáncolhat, és a rossz helyen álló bástyával nem lehet sáncolni.
law-a-5-2 = { $edition ->
    [2014] Ha a versenybíró befejezett szabálytalan lépést lát, vagy az ellenfél a maga következő lépése előtt jelzi, a játszma elveszett, vagy döntetlen, ha az ellenfél nem tud mattot adni. Azután a lépés marad, hacsak a két játékos másban nem egyezik meg.
    [2017] Ha a versenybíró befejezett szabálytalan lépést lát, vagy az ellenfél a maga következő lépése előtt jelzi, a játszma elveszett, vagy döntetlen, ha az ellenfél nem tud mattot adni. Azután a lépés marad, hacsak a két játékos másban nem egyezik meg.
   *[other] A szabálytalan lépés szokásos büntetése jár, ha a versenybíró az ellenfél következő lépése előtt látja, vagy addig az ellenfél jelzi. Azután a lépés marad, hacsak a két játékos másban nem egyezik meg.
  }
law-a-5-3 = { $edition ->
    [2014] Aki időtúllépést jelez, megállítja mindkét órát, és szól a versenybírónak. A saját zászlója még nem eshetett le, az ellenfelé igen. Döntetlen, ha az igénylő szabályos lépések semmilyen sorozatával nem tud mattot adni.
    [2017] Aki időtúllépést jelez, megállíthatja az órát, és szól a versenybírónak; maradnia kell saját idejének. Döntetlen, ha az igénylő szabályos lépések semmilyen sorozatával nem tud mattot adni.
   *[other] Aki időtúllépést jelez, megállíthatja az órát, és szól a versenybírónak. Döntetlen, ha az igénylő szabályos lépések semmilyen sorozatával nem tud mattot adni.
  }
law-a-5-4 = Ha a versenybíró mindkét királyt sakkban látja, vagy gyalogot az utolsó soron, megvárja a következő befejezett lépést. Ha a szabálytalan állás még fennáll, a játszma döntetlen.
law-a-5-5 = { $edition ->
    [2014] A kétezer-tizennégyes kiadás nem mondja meg, jelzi-e a versenybíró rapidban a zászlóleesést.
    [2017] A versenybíró jelezheti a zászlóleesést.
   *[other] A versenybíró jelzi a zászlóleesést, ha látja.
  }
law-a-6 = A versenynek előre meg kell mondania, hogy a rapidot teljes felügyelettel vagy anélkül játsszák-e, minden játszmájára.

### B függelék: villám

law-b = A villámsakk: miben tér el a hagyományostól és a rapidtól.
law-b-1 = { $edition ->
    [2014] Villám: a rendelkezésre álló szöveg szerint minden játékosnak tíznél kevesebb perce van minden lépésre; itt a tíz perc is villámnak számít. A lépésenként hozzáadott idő hatvanszorosan számít.
   *[other] Villám: minden játékosnak legfeljebb tíz perce van minden lépésre. A lépésenként hozzáadott idő hatvanszorosan számít.
  }
law-b-2 = Villámban a rendes versenyszabályok érvényesek, ha elég a versenybíró.
law-b-2-1 = A rendes szabályokhoz villámban egy versenybíró egy játszmát felügyel.
law-b-2-2 = A rendes szabályokhoz villámban minden játszmát a versenybíró vagy egy segítő rögzít, lehetőleg elektronikusan.
law-b-2-3 = { $edition ->
    [2014] A kétezer-tizennégyes kiadásban ez a mondat nincs meg.
   *[other] A lépésen lévő játékos kérheti, hogy megmutassák a rögzített játszmalapot, játszmánként legfeljebb ötször. A több már zavarásnak számít.
  }
law-b-3 = Elég versenybíró nélkül a villámot a teljes felügyelet nélküli rapid szabályai szerint játsszák.
law-b-4 = A versenynek előre meg kell mondania, hogy a villámot teljes felügyelettel vagy anélkül játsszák-e, minden játszmájára.

### C függelék: algebrai jelölés

law-c = Csak az algebrai jelölés számít bizonyítéknak. Aki mást használ, azt a versenybíró figyelmezteti.
law-c-1 = A jelölés leírásában a figura a gyalogon kívüli bábot jelenti.
law-c-2 = Minden figurát nagybetűvel, nevének kezdőbetűjével jelölnek. Angolul a huszár N betű.
law-c-3 = Minden játékos a saját országának betűit használhatja. Nyomtatásban a figurajelek a jobbak.
law-c-4 = A gyalogoknak nincs betűjük; csak a mezőt írják.
law-c-5 = A nyolc vonal kisbetű a betűtől h betűig, világos felől balról jobbra.
law-c-6 = A nyolc sor egytől nyolcig számozott, világos felől.
law-c-7 = Így a hatvannégy mező mindegyikének saját neve van, egy betű és egy szám.
law-c-8 = { $edition ->
    [2014] A lépést a figura betűjével és az érkezési mezővel írják, kötőjel nélkül.
   *[other] A lépést a figura betűjével és az érkezési mezővel írják, kötőjel nélkül. A hosszú alak, az indulási mezővel, szintén elfogadott.
  }
law-c-9 = { $edition ->
    [2014] Ha figura üt, betűje és az érkezési mező között x betűnek kell állnia.
   *[other] Ha figura üt, betűje és az érkezési mező között x betű állhat.
  }
law-c-9-1 = A figura ütése az ütő figura betűjével kezdődik.
law-c-9-2 = A figura ütése az érkezési mezővel végződik.
law-c-9-3 = { $edition ->
    [2014] A gyalog ütését az elhagyott vonallal, x betűvel és az érkezési mezővel írják. En passant ez a végül elfoglalt mező, és e p jelzést kell hozzátenni.
   *[other] A gyalog ütését az elhagyott vonallal és az érkezési mezővel írják, közöttük x betű állhat. En passant ez a végül elfoglalt mező, és e p jelzés tehető hozzá.
  }
law-c-10 = Hogyan különböztetnek meg két bábot, amelyek ugyanarra a mezőre léphetnek.
law-c-10-1 = Ha mindkettő ugyanazon a soron áll, a betűhöz az indulási vonal kerül.
law-c-10-2 = Ha mindkettő ugyanazon a vonalon áll, a betűhöz az indulási sor kerül.
law-c-10-3 = Ha különböző soron és vonalon állnak, inkább a vonalat teszik hozzá.
law-c-10-3-4 = { $edition ->
    [2014] Ütéskor az érkezési mező elé x betű kerül.
   *[other] Ütéskor az érkezési mező elé x betű tehető.
  }
law-c-11 = A gyalogátváltozást gyaloglépésként írják, közvetlenül utána az új figura betűjével.
law-c-12 = A döntetlenajánlatot zárójelbe tett egyenlőségjellel írják.
law-c-13 = { $edition ->
    [2014] A sáncolást a királyszárnyon két nullával, a vezérszárnyon hárommal írják. Az ütésnek, a sakknak, a mattnak és az en passant ütésnek is van jele.
   *[other] A sáncolást a királyszárnyon két nullával, a vezérszárnyon hárommal írják. Az ütés, a sakk, a matt és az en passant jele nem kötelező.
  }

### D függelék: vak és látássérült játékosok

law-d = Játék vak és látássérült játékosokkal: két tábla, bejelentések és segítő.
law-d-1 = A rendező a versenybíróval egyeztetve módosíthatja ezeket a szabályokat. Látó és látássérült játszmájában bármelyikük két táblát kérhet.
law-d-1-1 = A különleges tábla legalább húszszor húsz centiméteres.
law-d-1-2 = A különleges tábla sötét mezői kissé kiemelkednek.
law-d-1-3 = A különleges tábla minden mezőjén lyuk van, amely tartja a bábot.
law-d-1-4 = Mit kell teljesíteniük a báboknak.
law-d-1-4-1 = Minden bábnak csapja van, amely a lyukba illik.
law-d-1-4-2 = A bábok Staunton formájúak, a sötétek külön jelöltek.
law-d-2 = Hogyan zajlik a játszma bejelentésekkel.
law-d-2-1 = A lépéseket érthetően bejelentik, az ellenfél megismétli és a saját tábláján végrehajtja. Átváltozáskor az új figurát is megnevezik. A vonalaknak nevük van, a sorokat német számokkal mondják, hacsak a versenybíró másképp nem dönt.
law-d-2-2 = A látássérült játékos tábláján egy báb akkor számít érintettnek, ha kiemelték a lyukából.
law-d-2-3 = Mikor számít megtettnek a látássérült játékos lépése.
law-d-2-3-1 = Az ütés csak akkor számít megtettnek, ha a leütött bábot levették a lépésen lévő játékos táblájáról.
law-d-2-3-2 = A lépés csak akkor számít megtettnek, ha a bábot másik lyukba tették.
law-d-2-3-3 = A lépés csak akkor számít megtettnek, ha bejelentették.
law-d-2-4 = Az ellenfél óráját csak akkor indítják el, ha a lépés megtett.
law-d-2-5 = A látó játékosra az érintés és a lépés rendes szabályai érvényesek.
law-d-2-6 = A látássérült játékos órája.
law-d-2-6-1 = Különleges óra megengedett. Tudnia kell bemondani a látássérült játékosnak az időt és a lépésszámot.
law-d-2-6-2 = Vagy mutatós óra használható, erős mutatókkal, kiemelkedő pontokkal és kitapintható zászlóval.
law-d-2-7 = A látássérült játékos Braille-írással, rendes írással vagy hangfelvevővel jegyez.
law-d-2-8 = A nyelvbotlást azonnal ki kell javítani, mielőtt az ellenfél órája elindulna.
law-d-2-9 = Ha a két tábla eltér, a versenybíró és a két játszmalap segítségével kijavítják. Ha a lapok egyeznek, a hibás táblát igazítják ki; ha nem, az utolsó egyezésig mennek vissza, és az órákat beállítják.
law-d-2-10 = A látássérült játékosnak joga van segítőhöz, akinek hatféle feladata lehet.
law-d-2-10-1 = A segítő megteheti bármelyik játékos lépését az ellenfél tábláján.
law-d-2-10-2 = A segítő bejelentheti mindkét játékos lépéseit.
law-d-2-10-3 = A segítő jegyezhet a látássérült játékos helyett, és elindíthatja az ellenfél óráját.
law-d-2-10-4 = A segítő csak kérésre mondja meg a látássérült játékosnak a befejezett lépések számát és a két fél elhasznált idejét.
law-d-2-10-5 = A segítő jelezheti az időtúllépést, és szól a versenybírónak, ha a látó játékos bábot érintett meg.
law-d-2-10-6 = A segítő elintézheti a teendőket, ha a játszma függőben marad.
law-d-2-11 = Ha a látássérült játékosnak nincs segítője, a látónak lehet, aki lép és bejelent. Siket vagy nagyothalló ellenféllel szemben a segítő kötelező.

### Irányelvek Egy: függő játszmák

law-i = Függő játszmák: hogyan adják le a függőlépést, és hogyan folytatják a játszmát.
law-i-1 = A függőlépés leadása.
law-i-1-1 = Ha a játszma a játékidő végéig nem ér véget, a lépésen lévő játékos egyértelműen leírja a lépését, mindkét játszmalapot borítékba teszi, lezárja, és csak azután állítja meg az órát. Addig megváltoztathatja. A táblán megtett lépés lesz a függőlépés.
law-i-1-2 = Aki a játékidő vége előtt ad le függőlépést, úgy számít, mintha a végén adta volna le, és a maradék időt így jegyzik fel.
law-i-2 = Mi áll a borítékon.
law-i-2-1 = A borítékon állnak a játékosok nevei.
law-i-2-2 = A borítékon áll a függőlépés előtti állás.
law-i-2-3 = A borítékon áll mindkét játékos elhasznált ideje.
law-i-2-4 = A borítékon áll, ki adta le a függőlépést.
law-i-2-5 = A borítékon áll a függőlépés sorszáma.
law-i-2-6 = A borítékon áll a még megválaszolatlan döntetlenajánlat.
law-i-2-7 = A borítékon áll a folytatás napja, órája és helye.
law-i-3 = A versenybíró ellenőrzi a boríték adatait, és megőrzi a borítékot.
law-i-4 = Az ellenfél függőlépése után tett döntetlenajánlat addig él, amíg az ellenfél el nem fogadja vagy vissza nem utasítja.
law-i-5 = A folytatás előtt felállítják a függőlépés előtti állást, és az órák az elhasznált időket mutatják.
law-i-6 = Ha a folytatás előtt a játékosok döntetlenben egyeznek meg, vagy valamelyik feladja, a játszma véget ért.
law-i-7 = A borítékot csak akkor bontják fel, ha jelen van az a játékos, akinek a függőlépésre válaszolnia kell.
law-i-8 = { $edition ->
    [2014] Az érvénytelen függőlépés elveszti a játszmát, kivéve ha az döntetlen, mert az ellenfél nem tud mattot adni, vagy igénylés nélkül döntetlen.
   *[other] Az érvénytelen függőlépés elveszti a játszmát, kivéve ha az másképp ért véget, döntetlen, mert az ellenfél nem tud mattot adni, vagy igénylés nélkül döntetlen.
  }
law-i-8-1 = A függőlépést leadó veszít, ha a lépése félreérthető.
law-i-8-2 = A függőlépést leadó veszít, ha lépésének jelentése nem állapítható meg.
law-i-8-3 = A függőlépést leadó veszít, ha a lépése szabálytalan.
law-i-9 = Mi történik a folytatás időpontjában.
law-i-9-1 = Ha jelen van, akinek válaszolnia kell, a borítékot felbontják, a függőlépést megteszik, és elindítják az óráját.
law-i-9-2 = Ha nincs jelen, akinek válaszolnia kell, elindítják az óráját. Érkezésekor megállíthatja, a borítékot felbontják, a függőlépést megteszik, és az óra tovább jár.
law-i-9-3 = Ha a függőlépést leadó nincs jelen, ellenfele a választ megtétele helyett borítékolhatja, és elindíthatja a hiányzó óráját. Az új borítékot annak érkezésekor bontják fel.
law-i-10 = Aki a megengedett késés után érkezik, veszít, hacsak a versenybíró másképp nem dönt. De ha a függőlépés véget vetett a játszmának, az az eredmény érvényes.
law-i-11 = Ha a megengedett késés nem nulla, és senki sincs jelen, az veszti el az érkezéséig eltelt időt, akinek válaszolnia kell.
law-i-12 = Mi van, ha a boríték elveszett.
law-i-12-1 = Ha a boríték elveszett, a játszma a feljegyzett állásból és időkkel folytatódik. A függőlépést leadó azt a lépést teszi meg, amelyről kijelenti, hogy borítékolta.
law-i-12-2 = Ha az állás nem állítható helyre, a játszmát érvénytelenítik, és újat játszanak.
law-i-13 = Ha egy játékos első lépése előtt jelzi, hogy az idő hibás, kijavítják. Később a játszma javítás nélkül folytatódik, hacsak a versenybíró másképp nem dönt.
law-i-14 = Az egyes szakaszok hosszát a versenybíró órája méri.

### Irányelvek Kettő: Chess960

law-ii = Kilencszázhatvanas sakk: kisorsolt kiinduló helyzet, és a sáncolás belőle.
law-ii-1 = A kiinduló helyzetet bizonyos szabályok szerint sorsolják. Azután a szokásos módon játszanak.
law-ii-2 = A világos gyalogok a szokott módon a második soron állnak, a többi báb kisorsolva az elsőn, három szabály szerint.
law-ii-2-1 = A király a két bástya között áll.
law-ii-2-2 = A futók különböző színű mezőkön állnak.
law-ii-2-3 = A sötét bábok a világosakkal szemben állnak. Sorsolni programmal, kockával, pénzérmével vagy kártyával lehet.
law-ii-3 = Hogyan sáncolnak a kilencszázhatvanas sakkban.
law-ii-3-1 = Minden játékos egyszer sáncolhat egy játszmában, a király és a bástya egyetlen lépéseként.
law-ii-3-2 = Aszerint, hol áll a király és a bástya, négyféleképpen lehet sáncolni.
law-ii-3-2-1 = A sáncolás lehet kettős lépés: előbb a király, azután a bástya.
law-ii-3-2-2 = A sáncolás lehet csere: a király és a bástya helyet cserél.
law-ii-3-2-3 = A sáncolás lehet egyedül a király lépése.
law-ii-3-2-4 = A sáncolás lehet egyedül a bástya lépése.
law-ii-3-2-5 = A táblán a legjobb levenni a királyt, a helyére tenni a bástyát, azután a királyt. Mindkettő oda kerül, ahová a szokásos sakkban.
law-ii-3-2-6 = Hosszú sánc után a király a c vonalon, a bástya a d vonalon áll. Rövid sánc után a király a g vonalon, a bástya az f vonalon áll.
law-ii-3-2-7 = Megjegyzések a kilencszázhatvanas sakk sáncolásához.
law-ii-3-2-7-1 = Félreértés ellen jó előre megmondani: sáncolok.
law-ii-3-2-7-2 = Sáncoláskor némely állásban a király vagy a bástya helyben marad, de sohasem mindkettő.
law-ii-3-2-7-3 = Némely állásban már az első lépésben lehet sáncolni.
law-ii-3-2-7-4 = Sáncoláshoz üresnek kell lennie minden mezőnek a király indulási és érkezési mezője között és a bástyáéi között, az érkezésiekkel együtt, a királyt és a sáncoló bástyát kivéve.
law-ii-3-2-7-5 = Sáncoláskor foglalt lehet néhány mező, amelynek a szokásos sakkban üresnek kell lennie: hosszú sáncnál az a, a b és az e vonalon, rövidnél az e és a h vonalon.

### Irányelvek Három: játszmák többletidő nélkül

law-iii = Játszmák többletidő nélkül és a gyorsított befejezés, amikor minden hátralévő lépést korlátozott idő alatt kell megtenni.
law-iii-1 = A gyorsított befejezés a játszmának az a szakasza, amelyben minden hátralévő lépést korlátozott idő alatt kell befejezni.
law-iii-2 = Mikor érvényesek ezek az irányelvek.
law-iii-2-1 = Ezek az irányelvek csak akkor érvényesek, ha a verseny előtt kihirdették őket.
law-iii-2-2 = Ezek az irányelvek többletidő nélküli hagyományos és rapid játszmákra érvényesek, villámra soha.
law-iii-3 = Mindkét zászló leesett.
law-iii-3-1 = { $edition ->
    [2014] Mindkét zászló leesett, és senki sem tudja, melyik esett le előbb. Ebben a kiadásban ez minden játszmára érvényes.
   *[other] Mindkét zászló leesett, és senki sem tudja, melyik esett le előbb.
  }
law-iii-3-1-1 = Ha mindkét zászló leesett, senki sem tudja, melyik előbb, és nem az utolsó szakasz az, a játszma folytatódik.
law-iii-3-1-2 = Ha az utolsó szakaszban mindkét zászló leesett, és senki sem tudja, melyik előbb, a játszma döntetlen.
law-iii-4 = { $edition ->
    [2014] Aki lépésen van, és két percnél kevesebb ideje van, mindkettőjüknek lépésenként öt másodpercet kérhet, késleltetve vagy hozzáadva. Ez döntetlenajánlat is. Ha elutasítják, és a versenybíró egyetért, az órákat így állítják be, és az ellenfél két percet kap.
   *[other] Aki lépésen van, és két percnél kevesebb ideje van, mindkettőjüknek lépésenként öt másodperc többletidőt kérhet. Ez döntetlenajánlat is. Ha elutasítják, és a versenybíró egyetért, az órákat így állítják be, és az ellenfél két percet kap.
  }
law-iii-5 = Ha többletidő nem adható, aki lépésen van, és két percnél kevesebb ideje van, zászlójának leesése előtt döntetlent igényelhet, mert ellenfele rendes eszközökkel nem nyerhet, vagy nem is próbál nyerni.
law-iii-5-1 = Ha a versenybíró egyetért az igényléssel, a játszma döntetlen. Különben elhalasztja a döntést, vagy elutasítja az igénylést.
law-iii-5-2 = Ha a döntést elhalasztják, az ellenfél két percet kaphat, és a játszma folytatódik. A versenybíró később dönt, vagy zászlóleesés után, amilyen hamar lehet.
law-iii-5-3 = Ha az igénylést elutasítják, az ellenfél két percet kap.
law-iii-6 = Mi van, ha a versenyt nem felügyeli versenybíró.
law-iii-6-1 = Versenybíró nélkül az, akinek két percnél kevesebb ideje van, zászlójának leesése előtt döntetlent igényelhet. Ezzel a játszma véget ér.
law-iii-6-1-1 = Ha az igénylés szerint az ellenfél rendes eszközökkel nem nyerhet, az igénylő leírja a végállást, és az ellenfél ellenőrzi.
law-iii-6-1-2 = Ha az igénylés szerint az ellenfél nem próbál rendes eszközökkel nyerni, az igénylő leírja a végállást, és teljes játszmalapot ad be. Az ellenfél mindkettőt ellenőrzi.
law-iii-6-2 = Ha a versenyen nincs versenybíró, az igénylés a kijelölt versenybíróhoz kerül.
