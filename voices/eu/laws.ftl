# Euskara. Legeetako artikulu bakoitza esaldi batean edo bitan, zer dioen galdetzen duenarentzat. $edition edizioaren urtea da.

law-preface = Testu batek ere ez ditu kasu guztiak aurreikusten. Arautu gabe dagoena epaileak erabakitzen du, zuzentasunez eta antzeko kasuen arabera.

### Bat: izaera eta helburuak

law-1 = Partidaren izaera: bi aurkari, txandakako mugimenduak, eta xake-matea helburu.
law-1-1 = Bi aurkarik taula karratu batean mugitzen dituzte beren piezak, xake-taulan.
law-1-2 = Zuriak egiten du lehen mugimendua. Gero jokalariek txandaka mugitzen dute.
law-1-3 = Jokalari bat jokoan dago aurkariaren mugimendua egin bezain laster.
law-1-4 = Helburua aurkariaren erregea halako moduan erasotzea da, non aurkariak ez duen legezko mugimendurik.
law-1-4-1 = Erregea legezko mugimendurik utzi gabe erasotzen duenak mate eman eta irabazi egin du. Ezin da norberaren erregea erasopean utzi edo jarri, ezta errege bat harrapatu ere.
law-1-4-2 = Erregeak mate jaso badu, haren jokalariak galdu egin du.
law-1-5 = Jokalari bietako inork ezin badu mate eman, partida berdinketa da.

### Bi: hasierako posizioa

law-2 = Hasierako posizioa: taula, piezak eta haien laukiak.
law-2-1 = Taulak zortzi bider zortzi lauki ditu, argiak eta ilunak txandaka. Jokalari bakoitzaren eskuineko izkinan lauki argia dago.
law-2-2 = Alde bakoitzak errege bat, dama bat, bi gaztelu, bi alfil, bi zaldun eta zortzi peoirekin hasten du.
law-2-3 = Lehen errenkadan gaztelua, zalduna, alfila, dama, erregea, alfila, zalduna eta gaztelua daude, eta aurrean peoiak. Beltza parez pare dago, eta dama bakoitza bere koloreko laukian.
law-2-4 = Laukien lerro bertikalak zutabeak dira, eta horizontalak errenkadak. Ertz batetik ondoko ertzera doan kolore bereko laukien lerro zuzena diagonala da.

### Hiru: piezen mugimenduak

law-3 = Piezen mugimenduak, zer den xakea eta zer den legezko mugimendua.
law-3-1 = Pieza bat ezin da kolore bereko pieza bat dagoen laukira joan.
law-3-1-1 = Aurkariaren pieza baten laukira doan piezak hura harrapatzen du, eta mugimendu berean kentzen da taulatik.
law-3-1-2 = Pieza batek aurkariaren pieza bat erasotzen du lauki hartan harrapa badezake.
law-3-1-3 = Pieza batek lauki bat erasotzen du hara joaterik ez badu ere bere erregea xakean geldituko litzatekeelako.
law-3-2 = Alfila dagoen diagonaleko edozein laukitara joan daiteke.
law-3-3 = Gaztelua dagoen zutabeko edo errenkadako edozein laukitara joan daiteke.
law-3-4 = Dama dagoen zutabeko, errenkadako edo diagonaleko edozein laukitara joan daiteke.
law-3-5 = Alfilak, gazteluak eta damak ez dute beste piezen gainetik salto egiten.
law-3-6 = Zalduna errenkada, zutabe edo diagonal berean ez dauden lauki hurbilenetako batera doa. Salto egin dezake.
law-3-7 = Peoia zuzen aurreratzen da, diagonalean aurrera harrapatzen du, eta azken errenkadan trukatzen da.
law-3-7-1 = Peoia lauki bat aurreratzen da zuzen, lauki hori hutsik badago.
law-3-7-2 = Bere lehen mugimenduan peoia bi lauki ere aurrera daiteke, biak hutsik badaude.
law-3-7-3 = Peoiak bere aurrean diagonalean, ondoko zutabean, dagoen aurkariaren pieza harrapatzen du.
law-3-7-4 = Bi lauki aurreratu berri den peoia igarotzean harrapa daiteke.
law-3-7-4-1 = Bi lauki aurreratu berri den aurkariaren peoi baten ondoan dagoen peoiak hura harrapa dezake, lauki bakarra aurreratu balitz bezala. Hori igarotzean harrapatzea da.
law-3-7-4-2 = Igarotzean harrapatzea peoiaren urrats bikoitzaren ondorengo mugimenduan bakarrik da legezkoa.
law-3-7-5 = Azken errenkadara iristen den peoia sustatu egiten da.
law-3-7-5-1 = Azken errenkadara iristen den peoia, mugimendu berean eta iritsitako laukian, bere koloreko dama, gaztelu, alfil edo zaldun batekin trukatzen da.
law-3-7-5-2 = Aukera ez da harrapatutako piezetara mugatzen.
law-3-7-5-3 = Pieza berriak berehala eragiten du, beraz xakea edo matea eman dezake.
law-3-8 = Erregea bi eratara mugitzen da: urrats bat, edo endrokea.
law-3-8-1 = Erregea ondoko lauki batera doa.
law-3-8-2 = Endrokea erregearen eta errenkada bereko gaztelu baten mugimendu bakarra da: erregea bi lauki doa gaztelurantz, eta gaztelua erregeak zeharkatutako laukira.
law-3-8-2-1 = Endrokatzeko eskubidea galtzen da erregea mugitu bada, eta mugitu den gazteluarekin.
law-3-8-2-2 = Endrokea oraingoz galarazita dago erregearen laukia, zeharkatzen duena edo iritsiko dena erasopean badago, edo erregearen eta gazteluaren artean piezaren bat badago.
law-3-9 = Erasotako erregea xakean dago.
law-3-9-1 = Erregea xakean dago aurkariaren pieza batek erasotzen badu, baita pieza hori bera hara ezin bada joan ere.
law-3-9-2 = Mugimendu batek ere ezin du norberaren erregea xakean jarri edo utzi.
law-3-10 = Mugimenduak legezkoak edo legez kanpokoak dira, eta posizioak ere bai.
law-3-10-1 = Mugimendu bat legezkoa da piezen mugimenduen arauek eskatzen duten guztia betetzen badu.
law-3-10-2 = Hori betetzen ez duen mugimendua legez kanpokoa da.
law-3-10-3 = Posizio bat legez kanpokoa da legezko mugimenduen segida batek ere ezin badu hartara eraman.

### Lau: mugitzeko ekintza

law-4 = Mugitzeko ekintza: piezak ukitzea eta askatzea, eta mugimendu bat noiz dagoen eginda.
law-4-1 = Mugimendu bakoitza esku bakar batekin egiten da.
law-4-2 = Piezak beren laukietan atontzea.
law-4-2-1 = Jokoan dagoen jokalariak bakarrik aton ditzake piezak, eta aurretik esan ondoren bakarrik, adibidez: atontzen dut.
law-4-2-2 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du esaldi hau.
   *[other] Pieza baten beste edozein ukipen nahita egindakotzat hartzen da, argi eta garbi ustekabekoa ez bada.
  }
law-4-3 = Nahita ukitutakoa mugitu edo harrapatu egin behar da. Jokoan dagoen jokalariarentzat balio du.
law-4-3-1 = Bere piezak ukitzen dituenak mugi daitekeen lehen ukitua mugitu behar du.
law-4-3-2 = { $edition ->
    [2014] Aurkariaren piezak ukitzen dituenak ukitutako lehena harrapatu behar du. Ezin bada, bigarrena, eta horrela.
   *[other] Aurkariaren piezak ukitzen dituenak harrapa daitekeen lehen ukitua harrapatu behar du.
  }
law-4-3-3 = Bi koloreetako piezak ukitzen dituenak aurkariarena berearekin harrapatu behar du. Legez kanpokoa bada, mugi edo harrapa daitekeen lehen ukituak balio du; ordena argi ez badago, norberarena ukitu dela lehenago jotzen da.
law-4-4 = Erregea eta gaztelua ukitzea, eta sustapeneko pieza aukeratzea.
law-4-4-1 = { $edition ->
    [2014] Erregea eta gaztelu bat nahita ukitzen dituenak alde horretan endrokatu behar du, legezkoa bada.
   *[other] Erregea eta gaztelu bat ukitzen dituenak alde horretan endrokatu behar du, legezkoa bada.
  }
law-4-4-2 = Nahita lehenik gaztelu bat eta gero erregea ukitzen duenak ezin du mugimendu horretan alde horretan endrokatu. Mugi daitekeen lehen pieza mugitu behar du, hau da, gaztelua, ahal bada.
law-4-4-3 = { $edition ->
    [2014] Endrokatu nahi eta erregea, edo erregea eta gaztelua batera, ukitzen duenak, alde horretan ezin badu, erregearen legezko beste mugimendu bat egin behar du, beste aldeko endrokea ere izan daitekeena. Erregeak ez badu, edozein legezko mugimenduk balio du.
   *[other] Endrokatu nahi eta erregea eta gero gaztelu bat ukitzen duenak, harekin ezin badu, erregearen legezko beste mugimendu bat egin behar du, beste gazteluarekiko endrokea ere izan daitekeena. Erregeak ez badu, edozein legezko mugimenduk balio du.
  }
law-4-4-4 = Sustapenean aukera behin betikoa da piezak sustapen-laukia ukitu duenean.
law-4-5 = Ukitutako piezetako bat ere ezin bada mugitu edo harrapatu, edozein legezko mugimenduk balio du.
law-4-6 = Sustapena nola egiten den.
law-4-6-1 = Peoia ez da sustapen-laukian jarri behar.
law-4-6-2 = Peoia kentzea eta pieza berria jartzea edozein ordenatan egin daiteke.
law-4-6-3 = Sustapen-laukian dagoen aurkariaren pieza harrapatu egin behar da.
law-4-7 = Legezko mugimendu gisa lauki batean askatutako pieza ezin da mugimendu horretan beste lauki batera eraman. Orduan mugimendua eginda dago.
law-4-7-1 = Harrapaketa eginda dago harrapatutako pieza taulatik kanpo dagoenean eta harrapatzailea bere lauki berrian askatu denean.
law-4-7-2 = Endrokea eginda dago gaztelua erregeak zeharkatutako laukian askatu denean. Erregea askatuta, alde horretako endrokea bakarrik onartzen da, legezkoa bada; bestela erregearen beste mugimendu bat, eta halakorik ezean edozein legezko mugimendu.
law-4-7-3 = Sustapena eginda dago pieza berria sustapen-laukian askatu denean eta peoia taulatik kanpo dagoenean.
law-4-8 = Pieza bat mugitzeko edo harrapatzeko asmoz ukitzen duenak ezin du gehiago erreklamatu aurkariak ukitzeko eta mugitzeko arauak hautsi dituela.
law-4-9 = Piezak mugitu ezin dituen jokalariak laguntzaile bat izan dezake, epaileak onartu beharrekoa.

### Bost: partidaren amaiera

law-5 = Partidaren amaiera: matea, uztea, itoa, posizio hila edo adostasuna.
law-5-1 = Partida nola irabazten den.
law-5-1-1 = Legezko mugimendu batekin mate ematen duenak irabazi du. Partida berehala amaitzen da.
law-5-1-2 = { $edition ->
    [2023] Partida uzteak berehala amaitzen du, eta aurkariak irabazten du. Baina berdinketa da aurkariak ezin badu legezko mugimenduen segida batekin ere mate eman.
   *[other] Partida uzten duenaren aurkariak irabazi du. Partida berehala amaitzen da, baita irabazleak inoiz ezin izango bazuen ere mate eman.
  }
law-5-2 = { $edition ->
    [2014] Berdinketa nola lortzen den: itoa, posizio hila, adostasuna, hiru posizio berdinen edo berrogeita hamar mugimenduren ondorengo erreklamazioa.
   *[other] Berdinketa nola lortzen den: itoa, posizio hila edo adostasuna.
  }
law-5-2-1 = Itoa: jokoan dagoen jokalariak ez du legezko mugimendurik eta ez dago xakean. Partida berehala da berdinketa.
law-5-2-2 = Posizio hila: jokalari bietako inork ezin du legezko mugimenduen segida batekin ere mate eman. Partida berehala da berdinketa.
law-5-2-3 = { $edition ->
    [2014] Partida berdinketa da bi jokalariek adosten badute. Ez da mugimendu-kopururik eskatzen.
   *[other] Partida berdinketa da bi jokalariek adosten badute eta bakoitzak gutxienez mugimendu bat egin badu.
  }

### Sei: xakeko erlojua

law-6 = Xakeko erlojua: nola erabiltzen den, zer zenbatzen duen, eta zer gertatzen den bandera erortzean.
law-6-1 = Xakeko erlojuak bi adierazgailu ditu, eta aldi berean bakarra dabil. Bandera erortzeak jokalari baten denbora amaitu dela esan nahi du.
law-6-2 = Erlojuaren erabilera.
law-6-2-1 = Taulan mugimendua egin ondoren, jokalariak bere erlojua gelditu eta aurkariarena abian jartzen du. Horrek mugimendua osatzen du.
law-6-2-1-1 = { $edition ->
    [2014] Mugimendu bat osatuta dago partida amaitzen badu ere: matea, itoa, posizio hila, adostasuna, jarraian bosgarren posizio berdina edo hirurogeita hamabost mugimendu direla medio.
   *[other] Mugimendu bat osatuta dago partida amaitzen badu ere: matea, itoa, posizio hila, bosgarren posizio berdina edo hirurogeita hamabost mugimendu direla medio.
  }
law-6-2-1-2 = Mugimendu bat osatuta dago jokalariak aurrekoaren ondoren sakatu gabe hurrengoa egin badu ere.
law-6-2-2 = Jokalariak beti sakatu ahal du erlojua bere mugimenduaren ondoren, aurkariak erantzun badu ere. Sakatu arteko denbora berea da.
law-6-2-3 = Erlojua mugimendua egin duen eskuarekin sakatzen da. Debekatuta dago hatza botoian edo eskua haren gainean edukitzea.
law-6-2-4 = { $edition ->
    [2014] Erlojua behar bezala erabili behar da: kolperik eman gabe, altxatu gabe eta bota gabe. Erabilera okerra epaileak zigortzen du.
   *[other] Erlojua behar bezala erabili behar da: kolperik eman gabe, altxatu gabe, bota gabe eta mugimenduaren aurretik sakatu gabe. Erabilera okerra epaileak zigortzen du.
  }
law-6-2-5 = Erlojua abian duen jokalariak bakarrik aton ditzake piezak.
law-6-2-6 = Erlojua erabili ezin duenak epaileak onartutako laguntzaile bat izan dezake. Epaileak zuzentasunez egokitzen ditu denborak, baina desgaitasun batengatik ez ditu aldatzen.
law-6-3 = Denboraren kontrola: mugimenduak eta denbora.
law-6-3-1 = Jokalari bakoitzak gutxieneko mugimendu-kopuru bat, edo mugimendu guztiak, osatu behar ditu emandako denboran, gehitzen dena barne. Hori aurretik finkatzen da.
law-6-3-2 = Aldi batean aurreztutako denbora hurrengoari gehitzen zaio. Atzerapenarekin, denbora nagusia mugimenduaren denbora gehigarri finkoa amaitu ondoren bakarrik dabil.
law-6-4 = Bandera bat erori bezain laster egiaztatzen da eskatutako mugimendu-kopurua osatu den.
law-6-5 = Partidaren aurretik epaileak erabakitzen du erlojua non jarri.
law-6-6 = Hasteko orduan Zuriaren erlojua jartzen da abian.
law-6-7 = Berandu iristea.
law-6-7-1 = { $edition ->
    [2014] Lehiaketaren oinarriek itxaroteko denbora adierazi behar dute. Ondoren iristen denak galdu egiten du, epaileak besterik erabaki ezean.
   *[other] Lehiaketaren oinarriek itxaroteko denbora adierazten dute; bestela, zero da. Ondoren iristen denak galdu egiten du, epaileak besterik erabaki ezean.
  }
law-6-7-2 = Itxaroteko denbora zero ez bada eta hasieran inor ez badago, Zuriak iritsi arteko denbora galtzen du.
law-6-8 = Bandera bat erori da epaileak ikusten duenean edo jokalari batek zuzen erreklamatzen duenean.
law-6-9 = Agindutako mugimenduak emandako denboran osatzen ez dituenak galdu egiten du, partida amaituta ez badago. Baina berdinketa da aurkariak ezin badu legezko mugimenduen segida posible batekin ere mate eman.
law-6-10 = Erlojuak erakusten duena, eta zer gertatzen den okerra bada.
law-6-10-1 = Erlojuak erakusten duena erabakigarria da, akats nabaririk ez badu. Epaileak erloju akastuna aldatu eta denborak ahal duen ondoen jartzen ditu.
law-6-10-2 = Erloju bat gaizki jarrita dagoela ikusten bada, berehala gelditzen da. Epaileak denborak eta mugimendu-kontagailua zuzentzen ditu.
law-6-11 = Erlojua gelditzea.
law-6-11-1 = Partida eten behar bada, epaileak gelditzen du erlojua.
law-6-11-2 = Jokalari batek epaileari deitzeko bakarrik geldi dezake erlojua, adibidez sustapenerako pieza falta denean.
law-6-11-3 = Epaileak erabakitzen du partida noiz jarraitu.
law-6-11-4 = { $edition ->
    [2017] Jokalari batek epaileari deitzeko erlojua gelditu badu, epaileak erabakitzen du arrazoi onik zegoen. Ez bazegoen, jokalaria zigortzen da.
   *[other] Jokalari batek epaileari deitzeko erlojua gelditu badu, epaileak erabakitzen du arrazoi onik zegoen. Argi eta garbi ez bazegoen, jokalaria zigortzen da.
  }
law-6-12 = Joko-aretoko pantailak.
law-6-12-1 = Joko-aretoan posizioa, mugimenduak eta haien kopurua erakusten duten pantailak, monitoreak eta taulak onartzen dira.
law-6-12-2 = Erreklamazio bat ezin da aretoko pantaila batek erakusten duenean bakarrik oinarritu.

### Zazpi: irregulartasunak

law-7 = Irregulartasunak: posizio okerrak, kolore trukatuak, lekuz aldatutako piezak eta legez kanpoko mugimenduak.
law-7-1 = Piezak lehenagoko posizio batera itzuli behar badira, epaileak erabakitzen du zer erakutsi erlojuek eta mugimendu-kontagailuak, eta denborak dauden bezala utz ditzake.
law-7-2 = Zer gertatzen den partida gaizki jarrita hasi bada.
law-7-2-1 = Hasierako posizioa okerra bazen, partida baliogabetu eta berri bat jokatzen da.
law-7-2-2 = Taula bakarrik badago gaizki jarrita, posizioa ondo jarritako taula batera pasatzen da eta partidak jarraitzen du.
law-7-3 = { $edition ->
    [2014] Koloreak trukatuta hasitako partidak jarraitu egiten du, epaileak besterik erabaki ezean.
   *[other] Partida bat koloreak trukatuta hasi bada, kolore zuzenekin berriz jokatzen da, bi jokalariek hamar mugimendu egin badituzte izan ezik. Orduan jarraitu egiten du.
  }
law-7-4 = Botatako edo lekuz aldatutako piezak.
law-7-4-1 = Piezak lekuz aldatzen dituenak bere denboran jartzen ditu berriro.
law-7-4-2 = Lekuz aldatutako piezengatik beharrezkoa bada, jokalari bietako edozeinek geldi dezake erlojua eta dei diezaioke epaileari.
law-7-4-3 = Epaileak piezak lekuz aldatu dituen jokalaria zigor dezake.
law-7-5 = { $edition ->
    [2014] Zer datorren legez kanpoko mugimendu baten ondoren.
    [2017] Zer datorren legez kanpoko mugimendu baten ondoren. Mota bakoitza bereiz zenbatzen da.
   *[other] Zer datorren legez kanpoko mugimendu baten ondoren, eta zer hartzen den halakotzat. Mota guztiak batera zenbatzen dira.
  }
law-7-5-1 = Legez kanpoko mugimendua erlojua sakatzean osatzen da. Orduan aurreko posizioa edo identifika daitekeen azkena berrezartzen da, eta ukitutakoa mugitu behar da, ahal bada.
law-7-5-2 = Peoi bat azken errenkadara eraman eta pieza berririk gabe erlojua sakatu bada, mugimendua legez kanpokoa da, eta peoia dama bihurtzen da.
law-7-5-3 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du mugimendurik gabe sakatzea legez kanpoko mugimendutzat hartzen.
    [2017] Mugimendurik egin gabe erlojua sakatzea legez kanpoko mugimendua da. Lehenengoan aurkariak bi minutu jasotzen ditu, eta mota honetako bigarrenak galtzen du.
   *[other] Mugimendurik egin gabe erlojua sakatzea legez kanpoko mugimendutzat hartzen da, eta besteekin batera zenbatzen da.
  }
law-7-5-4 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du zigorrik finkatzen bi eskuak erabiltzeagatik. Epaileak bat ezar dezake.
    [2017] Mugimendu baterako bi eskuak erabiltzea legez kanpoko mugimendua da, baita sakatu aurretik ere. Lehenengoan aurkariak bi minutu jasotzen ditu, eta mota honetako bigarrenak galtzen du.
   *[other] Mugimendu baterako bi eskuak erabili eta erlojua sakatzea legez kanpoko mugimendutzat hartzen da, eta besteekin batera zenbatzen da.
  }
law-7-5-5 = Osatutako legez kanpoko lehen mugimenduagatik aurkariak bi minutu jasotzen ditu; { $edition ->
    [2017] mota bereko bigarrenarekin
   *[other] jokalari beraren bigarrenarekin
  } partida galtzen da. Baina berdinketa da aurkariak ezin badu legezko mugimenduen segida batekin ere mate eman.
law-7-6 = Pieza bat bere laukitik mugitu dela ikusten bada, aurreko posizioa edo identifika daitekeen azkena berrezartzen da, eta partidak handik jarraitzen du.

### Zortzi: mugimenduak idaztea

law-8 = Mugimenduak idaztea: zer idazten den joko-orrian, noiz, eta nor ez dagoen behartuta.
law-8-1 = Mugimenduak nola idazten diren.
law-8-1-1 = Jokalari bakoitzak bere mugimenduak eta aurkariarenak idazten ditu, banan-banan, argi eta idazkera aljebraikoan.
law-8-1-1-1 = Mugimenduak lehiaketako joko-orrian idazten dira.
law-8-1-1-2 = { $edition ->
    [2023] Idatzi ordez, mugimenduak FIDEk onartutako joko-orri elektroniko batean egin daitezke.
   *[other] Bi mila eta hogeita hiruko edizioak bakarrik ditu joko-orri elektronikoak bere artikuluetan. Honetan mugimenduak idatzi egiten dira.
  }
law-8-1-2 = Ez da mugimendurik aldez aurretik idazten, berdinketa erreklamatzeko edo jokaldi sekretu gisa izan ezik.
law-8-1-3 = Jokalari batek aurkariaren mugimendua idatzi aurretik erantzun dezake, baina bere aurreko mugimendua hurrengoa egin baino lehen idatzi behar du.
law-8-1-4 = Joko-orria mugimenduetarako, denboretarako, berdinketa-eskaintzetarako, erreklamazioetarako eta garrantzizko beste datuetarako bakarrik da.
law-8-1-5 = Bi jokalariek idazten dute berdinketa-eskaintza, berdin ikurra parentesi artean.
law-8-1-6 = Idatzi ezin duen jokalariaren ordez, epaileak onartutako laguntzaile batek idazten du. Denbora zuzentasunez egokitzen da, baina inoiz ez desgaitasuna duen jokalari baten kaltetan.
law-8-2 = Joko-orria epailearen bistan dago partida osoan.
law-8-3 = { $edition ->
    [2023] Joko-orriak antolatzailearenak dira. Elektroniko akastuna ordezkatu egiten da.
   *[other] Joko-orriak antolatzailearenak dira.
  }
law-8-4 = { $edition ->
    [2014] Aldi batean bost minutu baino gutxiago duena eta mugimenduko gutxienez hogeita hamar segundo jasotzen ez duena ez dago idaztera behartuta. Bandera erori eta berehala joko-orria osatu behar du.
   *[other] Aldi batean bost minutu baino gutxiago duena eta mugimenduko gutxienez hogeita hamar segundo jasotzen ez duena ez dago aldi horren gainerakoan idaztera behartuta.
  }
law-8-5 = Joko-orriak nola osatzen diren denbora-estutasunaren ondoren.
law-8-5-1 = Jokalari bat ere ez badago idaztera behartuta, epailea edo laguntzaile bat saiatzen da. Bandera bat erori eta berehala erlojuak gelditzen dira, eta bi jokalariek osatzen dituzte beren orriak.
law-8-5-2 = Jokalari bakarra ez badago idaztera behartuta, bandera bat erori ondoren eta mugitu aurretik osatzen du bere orria. Jokoan badago, aurkariaren orria har dezake, eta mugitu aurretik itzultzen du.
law-8-5-3 = Joko-orri osorik ez badago, partida beste taula batean berreraikitzen da, posizioa, denborak, txanda eta mugimendu-kopurua idatzi ondoren.
law-8-6 = Joko-orriek ezin badute denbora gainditu dela erakutsi, hurrengo mugimendua hurrengo aldiko lehena da, mugimendu gehiagoren frogarik ezean.
law-8-7 = Amaieran bi jokalariek joko-orriak sinatzen dituzte emaitzarekin. Okerra izanda ere balio du, epaileak besterik erabaki ezean.

### Bederatzi: berdinketa

law-9 = Berdinketa: eskaintzaz eta adostasunez, erreklamazioz, eta erreklamaziorik gabe.
law-9-1 = Berdinketa-eskaintza.
law-9-1-1 = Lehiaketak debeka dezake berdinketa eskaintzea edo adostea mugimendu-kopuru jakin baten aurretik edo epailearen baimenik gabe.
law-9-1-2 = Lehiaketak adostutako berdinketak onartzen baditu, eskaintzak bere arauak ditu.
law-9-1-2-1 = Berdinketa mugimendua egin ondoren eta erlojua sakatu aurretik eskaintzen da. Beste une batean ere balio du, baina ez du aurkaria gogaitu behar. Ezin da atzera bota, eta zutik dago onartu, ukatu, pieza bat ukituz ukatu edo partida amaitu arte.
law-9-1-2-2 = Bi jokalariek idazten dute eskaintza joko-orrian.
law-9-1-2-3 = Hirugarren errepikapenagatiko edo berrogeita hamar mugimenduengatiko erreklamazioa berdinketa-eskaintza ere bada.
law-9-2 = Partida berdinketa da posizio bera gutxienez hirugarren aldiz agertzen delako erreklamazio zuzenaz.
law-9-2-1 = Jokoan dagoen jokalariak berdinketa erreklama dezake posizio bera gutxienez hirugarren aldiz agertzen denean, ez nahitaez mugimenduak errepikatuz.
law-9-2-1-1 = Hurrengo mugimenduarekin agertuko bada posizioa hirugarren aldiz, jokalariak mugimendu hori idazten du, ezin du gehiago aldatu, eta epaileari egiteko asmoa adierazten dio.
law-9-2-1-2 = Posizioa hirugarren aldiz agertu berri bada, jokoan dagoen jokalariak erreklamatzen du.
law-9-2-2 = Posizioa bera da jokalari bera jokoan badago, pieza berak lauki berberetan badaude, eta bi jokalarien pieza guztiek mugimendu posible berak badituzte.
law-9-2-2-1 = Ez da posizio bera hasieran peoi bat igarotzean harrapa bazitekeen.
law-9-2-2-2 = Ez da posizio bera geroztik endrokatzeko eskubide bat galdu bada. Eskubide hori erregea edo gaztelua mugituz bakarrik galtzen da.
law-9-3 = Partida berdinketa da jokalari bakoitzaren berrogeita hamar mugimendu peoirik mugitu eta harrapatu gabe igaro direlako erreklamazio zuzenaz.
law-9-3-1 = Jokoan dagoenak erreklama dezake hurrengo mugimenduarekin bakoitzak berrogeita hamar egingo dituela peoirik mugitu eta harrapatu gabe. Mugimendua lehenago idazten da, eta ezin da aldatu.
law-9-3-2 = Jokoan dagoenak erreklama dezake jokalari bakoitzaren azken berrogeita hamar mugimenduak peoirik mugitu eta harrapatu gabe osatu direla.
law-9-4 = Pieza bat mugitzeko edo harrapatzeko asmoz ukitzen duenak mugimendu horretan erreklamatzeko eskubidea galtzen du.
law-9-5 = Zer gertatzen den berdinketa erreklamatzean.
law-9-5-1 = Berdinketa erreklamatzean, erreklamatzaileak edo epaileak erlojua gelditzen du. Erreklamazioa ezin da atzera bota.
law-9-5-2 = Berdinketa-erreklamazioa zuzena bada, partida berehala da berdinketa.
law-9-5-3 = Berdinketa-erreklamazioa okerra bada, aurkariak bi minutu jasotzen ditu eta partidak jarraitzen du. Erreklamazioarekin iragarritako mugimendua egin behar da.
law-9-6 = Berdinketa inolako erreklamaziorik gabe.
law-9-6-1 = { $edition ->
    [2014] Partida berdinketa da posizio bera gutxienez bost aldiz jarraian agertu bada, jokalari bera jokoan zela.
   *[other] Partida berdinketa da posizio bera gutxienez bost aldiz agertu bada, jarraian ez bada ere.
  }
law-9-6-2 = Partida berdinketa da jokalari bakoitzak gutxienez hirurogeita hamabost mugimendu jarraian egin baditu peoirik mugitu eta harrapatu gabe. Azken mugimenduak mate ematen badu, mateak balio du.

### Hamar: puntuak

law-10 = Puntuak: zenbat balio duten garaipenak, berdinketak eta porrotak.
law-10-1 = Garaipenak puntu bat balio du, berdinketak puntu erdi, porrotak bat ere ez, lehiaketak besterik ezarri ezean.
law-10-2 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du esaldi hau.
   *[other] Bi jokalarien puntuek batera ez dute inoiz partida baten ohiko gehienekoa gainditzen. Ohiko puntuazioak bakarrik ematen dira, ez adibidez hiru laurden eta laurden bat.
  }

### Hamaika: jokalarien jokabidea

law-11 = Jokalarien jokabidea: zer egin dezaketen, zer ez, eta zertarako eskubidea duten.
law-11-1 = Jokalariek ez dute xakearen izen onaren kontrako ezer egiten.
law-11-2 = Joko-lokala, eta handik irtetea.
law-11-2-1 = Joko-lokala joko-eremua da, komunekin, atseden-gelekin, mokadu-gunearekin, erretzeko gunearekin eta epaileak izendatutako beste lekuekin.
law-11-2-2 = Joko-eremua partidak jokatzen diren lekua da.
law-11-2-3 = Zenbait gauza epailearen baimenarekin bakarrik egin daitezke.
law-11-2-3-1 = Joko-lokaletik irteteko epailearen baimena behar da.
law-11-2-3-2 = Jokoan dagoen jokalaria epailearen baimenarekin bakarrik irteten da joko-eremutik.
law-11-2-3-3 = Jokalari edo epaile ez dena epailearen baimenarekin bakarrik sartzen da joko-eremuan.
law-11-2-4 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du esaldi hau.
   *[other] Lehiaketak eska dezake aurkaria jokoan duen jokalariak epaileari abisatzea joko-eremutik irten aurretik.
  }
law-11-3 = Jokalariek partidan zehar erabili ezin dutena.
law-11-3-1 = Partidan zehar ezin da oharrik, informazio-iturririk edo aholkurik erabili, ezta beste taula batean aztertu ere.
law-11-3-2 = Gailu elektronikoak.
law-11-3-2-1 = { $edition ->
    [2014] Jokalari batek ezin du joko-lokalean telefono mugikorrik edo komunikatzeko beste gailu elektronikorik eduki.
   *[other] Jokalari batek ezin du joko-lokalean epaileak berariaz onartu ez duen gailu elektronikorik eduki. Lehiaketak poltsa batean itzalita gordetzea onar dezake.
  }
law-11-3-2-2 = Debekatutako gailu elektroniko batekin aurkitutako jokalariak galdu egiten du, eta aurkariak irabazi. Lehiaketak zigor arinagoa finka dezake.
law-11-3-3 = Epaileak arropak eta poltsak isilean azterrarazi ditzake, sexu bereko pertsona baten bidez. Uko egiten duena zigortzen da.
law-11-3-4 = Epaileak izendatutako zatian bakarrik erre daiteke.
law-11-4 = Partida amaitu duten jokalariak ikusleak dira.
law-11-5 = Debekatuta dago aurkaria edozein modutan gogaitzea edo haren arreta galaraztea, baita oinarririk gabeko erreklamazioekin, oinarririk gabeko berdinketa-eskaintzekin edo zaratarekin ere.
law-11-6 = Jokabide-arau hauek hausten dituena zigortzen da.
law-11-7 = Legeak betetzeari behin eta berriz uko egiten dionak galdu egiten du. Aurkariaren puntuak epaileak erabakitzen ditu.
law-11-8 = Bi jokalariek behin eta berriz uko egiten badiote Legeak betetzeari, biek galtzen dute.
law-11-9 = Jokalari batek eskubidea du epaileak Legeetako puntu jakinak azal diezazkion.
law-11-10 = Jokalari batek epailearen erabaki baten aurka jo dezake, baita joko-orria sinatu ondoren ere, lehiaketak besterik ezarri ezean.
law-11-11 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du artikulu hau.
   *[other] Bi jokalariek epaileari laguntzen diote partida berreraiki behar denean, baita berdinketa-erreklamazio batean ere.
  }
law-11-12 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du artikulu hau.
   *[other] Hirugarren errepikapena eta berrogeita hamar mugimenduak egiaztatzea jokalarien eginkizuna da, epailearen gainbegiradapean.
  }

### Hamabi: epailearen eginkizuna

law-12 = Epailearen eginkizuna: begiratu, erabaki, eta gainerakoan esku ez hartu.
law-12-1 = Epaileak Xakearen Legeak betetzen direla zaintzen du.
law-12-2 = Epailearen betebeharrak.
law-12-2-1 = Epaileak joko garbia bermatzen du.
law-12-2-2 = Epaileak lehiaketaren onerako jokatzen du.
law-12-2-3 = Epaileak jokatzeko giro ona bermatzen du.
law-12-2-4 = Epaileak jokalariak ez gogaitzea bermatzen du.
law-12-2-5 = Epaileak lehiaketaren garapena gainbegiratzen du.
law-12-2-6 = Epaileak neurri bereziak hartzen ditu desgaitasuna duten eta mediku-arreta behar duten jokalarientzat.
law-12-2-7 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du esaldi hau.
    [2023] Epaileak joko garbiko arau eta gidalerroei jarraitzen die.
   *[other] Epaileak tranpen aurkako arau eta gidalerroei jarraitzen die.
  }
law-12-3 = Epaileak partidak begiratzen ditu, batez ere denbora-estutasunean, erabakiak betearazten ditu, eta behar denean zigortzen du.
law-12-4 = Epaileak laguntzaileak izenda ditzake partidak begiratzeko, adibidez hainbat jokalarik denbora gutxi dutenean.
law-12-5 = Kanpoko zerbaitek partida bat oztopatzen badu, epaileak denbora gehigarria eman diezaioke jokalari bati edo biei.
law-12-6 = Epaileak Legeek dioten lekuan bakarrik hartzen du esku. Ez du esaten zenbat mugimendu egin diren, bandera bat erori eta joko-orriak osatzen direnean izan ezik, eta ez dio inori abisatzen aurkariak mugitu duela edo erlojua ahaztu duela.
law-12-7 = Irregulartasun bat ikusten duenak epaileari bakarrik esaten dio. Jokalariek eta ikusleek ez dute partida batean esku hartu behar.
law-12-8 = Telefono mugikorrak eta beste komunikabideak debekatuta daude joko-lokalean eta epaileak izendatutako ondoko guneetan, haren baimenik ezean.
law-12-9 = Epailearen zigorrak.
law-12-9-1 = Epaileak jokalari bati ohartarazpena egin diezaioke.
law-12-9-2 = Epaileak aurkariari denbora eman diezaioke.
law-12-9-3 = Epaileak errudunaren denbora murritz dezake.
law-12-9-4 = Epaileak aurkariaren puntuak igo ditzake, gehienez partidak eman dezakeeneraino.
law-12-9-5 = Epaileak errudunaren puntuak murritz ditzake.
law-12-9-6 = Epaileak partida galdutzat eman dezake, eta orduan aurkariaren puntuak erabakitzen ditu.
law-12-9-7 = Epaileak aldez aurretik iragarritako isuna jar dezake.
law-12-9-8 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du zigor hau.
   *[other] Epaileak jokalari bat txanda batetik edo gehiagotatik kanpo utz dezake.
  }
law-12-9-9 = Epaileak jokalari bat lehiaketatik kanpora dezake.

### A eranskina: xake azkarra

law-a = Xake azkarra: zertan den bestelakoa xake estandarretik.
law-a-1 = Xake azkarra: jokalari bakoitzak hamar minutu baino gehiago eta hirurogei baino gutxiago ditu mugimendu guztietarako. Mugimenduko gehitzen dena hirurogei bider zenbatzen da.
law-a-2 = { $edition ->
    [2014] Xake azkarrean jokalariak ez daude idaztera behartuta.
   *[other] Xake azkarrean jokalariak ez daude idaztera behartuta, baina erreklamatzeko eskubide guztiak dituzte. Edozein unetan eska diezaiokete joko-orri bat epaileari.
  }
law-a-3 = { $edition ->
    [2023] Irregulartasunen eta berdinketaren artikuluek bi minutu ematen dutenean, xake azkarrean eta tximista-xakean bat da.
   *[other] Irregulartasunen eta berdinketaren artikuluek bi minutu ematen dutenean, tximista-xakean bat da. Xake azkarrean bi dira.
  }
law-a-4 = Lehiaketako ohiko arauek balio dute xake azkarrean nahikoa epaile badago.
law-a-4-1 = Xake azkarrean ohiko arauetarako, epaile batek gehienez hiru partida gainbegiratzen ditu.
law-a-4-2 = Xake azkarrean ohiko arauetarako, partida bakoitza epaileak edo laguntzaile batek jasotzen du, ahal bada bide elektronikoz.
law-a-4-3 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du esaldi hau.
   *[other] Jokoan dagoen jokalariak jasotako orria ikustea eska dezake, gehienez bost aldiz partida batean. Gehiago arreta galaraztea da.
  }
law-a-5 = Nahikoa epailerik gabe, xake azkarrak bere arauak ditu.
law-a-5-1 = Xake azkarrean zenbait gauza ezin dira gehiago aldatu jokalari bakoitzak hamar mugimendu osatu dituenean.
law-a-5-1-1 = Bakoitzak hamar mugimendu egin ondoren ez da erlojuen doikuntza aldatzen, bestela lehiaketaren egitarauak kalterik izango ez badu.
law-a-5-1-2 = Bakoitzak hamar mugimendu egin ondoren ezin da jarrera okerragatik edo taulagatik erreklamatu. Gaizki jarritako erregeak ezin du endrokatu, eta gaizki jarritako gazteluarekin ez dago endrokerik.
law-a-5-2 = { $edition ->
    [2014] Epaileak legez kanpoko mugimendu bat osatuta ikusten badu, edo aurkariak bere hurrengo mugimenduaren aurretik erreklamatzen badu, partida galtzen da, edo berdinketa da aurkariak ezin badu mate eman. Gero mugimenduak balio du, biek besterik adostu ezean.
    [2017] Epaileak legez kanpoko mugimendu bat osatuta ikusten badu, edo aurkariak bere hurrengo mugimenduaren aurretik erreklamatzen badu, partida galtzen da, edo berdinketa da aurkariak ezin badu mate eman. Gero mugimenduak balio du, biek besterik adostu ezean.
   *[other] Legez kanpoko mugimenduaren ohiko zigorra ezartzen da epaileak aurkariaren hurrengo mugimenduaren aurretik ikusten badu, edo ordura arte aurkariak erreklamatzen badu. Gero mugimenduak balio du, biek besterik adostu ezean.
  }
law-a-5-3 = { $edition ->
    [2014] Denboragatik irabaztea erreklamatzen duenak bi erlojuak gelditu eta epaileari abisatzen dio. Bere bandera zutik egon behar da oraindik, eta aurkariarena erorita. Berdinketa da erreklamatzaileak ezin badu legezko mugimenduen segida batekin ere mate eman.
    [2017] Denboragatik irabaztea erreklamatzen duenak erlojua geldi dezake eta epaileari abisatzen dio, eta denbora geratu behar zaio. Berdinketa da erreklamatzaileak ezin badu legezko mugimenduen segida batekin ere mate eman.
   *[other] Denboragatik irabaztea erreklamatzen duenak erlojua geldi dezake eta epaileari abisatzen dio. Berdinketa da erreklamatzaileak ezin badu legezko mugimenduen segida batekin ere mate eman.
  }
law-a-5-4 = Epaileak bi erregeak xakean edo peoi bat azken errenkadan ikusten badu, osatutako hurrengo mugimenduari itxaroten dio. Legez kanpoko posizioak irauten badu, partida berdinketa da.
law-a-5-5 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez dio epaileak xake azkarrean eroritako bandera adierazten duen.
    [2017] Epaileak eroritako bandera adieraz dezake.
   *[other] Epaileak eroritako bandera adierazten du ikusten duenean.
  }
law-a-6 = Lehiaketak aurretik esan behar du xake azkarra gainbegiratze osoarekin edo hura gabe jokatzen den, bere partida guztietarako.

### B eranskina: tximista-xakea

law-b = Tximista-xakea: zertan den bestelakoa xake estandarretik eta azkarretik.
law-b-1 = { $edition ->
    [2014] Tximista-xakea: eskura dagoen testuan jokalari bakoitzak hamar minutu baino gutxiago ditu mugimendu guztietarako; hemen hamar minutu ere tximista-xakea da. Mugimenduko gehitzen dena hirurogei bider zenbatzen da.
   *[other] Tximista-xakea: jokalari bakoitzak hamar minutu edo gutxiago ditu mugimendu guztietarako. Mugimenduko gehitzen dena hirurogei bider zenbatzen da.
  }
law-b-2 = Lehiaketako ohiko arauek balio dute tximista-xakean nahikoa epaile badago.
law-b-2-1 = Tximista-xakean ohiko arauetarako, epaile batek partida bat gainbegiratzen du.
law-b-2-2 = Tximista-xakean ohiko arauetarako, partida bakoitza epaileak edo laguntzaile batek jasotzen du, ahal bada bide elektronikoz.
law-b-2-3 = { $edition ->
    [2014] Bi mila eta hamalauko edizioak ez du esaldi hau.
   *[other] Jokoan dagoen jokalariak jasotako orria ikustea eska dezake, gehienez bost aldiz partida batean. Gehiago arreta galaraztea da.
  }
law-b-3 = Nahikoa epailerik gabe, tximista-xakea gainbegiratze osorik gabeko xake azkarraren arauekin jokatzen da.
law-b-4 = Lehiaketak aurretik esan behar du tximista-xakea gainbegiratze osoarekin edo hura gabe jokatzen den, bere partida guztietarako.

### C eranskina: idazkera aljebraikoa

law-c = Idazkera aljebraikoa bakarrik da froga. Beste bat erabiltzen duenari epaileak ohartarazten dio.
law-c-1 = Idazkeraren azalpenean, piezak peoia ez den pieza esan nahi du.
law-c-2 = Pieza bakoitza letra larri batez idazten da, izenaren lehenaz. Ingelesez zalduna N da.
law-c-3 = Jokalari bakoitzak bere herrialdeko letrak erabil ditzake. Inprimatuetan irudiak hobe dira.
law-c-4 = Peoiek ez dute letrarik; laukia bakarrik idazten da.
law-c-5 = Zortzi zutabeak a letratik h letrara doaz, xehez, Zuriaren ezkerretik eskuinera.
law-c-6 = Zortzi errenkadak batetik zortzira zenbatzen dira, Zuriaren aldetik.
law-c-7 = Hala, hirurogeita lau laukietako bakoitzak bere izena du, letra bat eta zenbaki bat.
law-c-8 = { $edition ->
    [2014] Mugimendu bat piezaren letrarekin eta helmuga-laukiarekin idazten da, marratxorik gabe.
   *[other] Mugimendu bat piezaren letrarekin eta helmuga-laukiarekin idazten da, marratxorik gabe. Forma luzea ere, abiapuntuko laukiarekin, onartzen da.
  }
law-c-9 = { $edition ->
    [2014] Pieza batek harrapatzen duenean, ixa bat egon behar da haren letraren eta helmuga-laukiaren artean.
   *[other] Pieza batek harrapatzen duenean, ixa bat egon daiteke haren letraren eta helmuga-laukiaren artean.
  }
law-c-9-1 = Pieza baten harrapaketa pieza harrapatzailearen letrarekin hasten da.
law-c-9-2 = Pieza baten harrapaketa helmuga-laukiarekin amaitzen da.
law-c-9-3 = { $edition ->
    [2014] Peoi baten harrapaketa uzten duen zutabearekin, ixa batekin eta helmuga-laukiarekin idazten da. Igarotzean, azkenean hartutako laukia da, eta haren marka gehitu behar da.
   *[other] Peoi baten harrapaketa uzten duen zutabearekin eta helmuga-laukiarekin idazten da, eta tartean ixa bat egon daiteke. Igarotzean, azkenean hartutako laukia da, eta haren marka gehitu daiteke.
  }
law-c-10 = Nola bereizten diren lauki berera joan daitezkeen bi pieza.
law-c-10-1 = Biak errenkada berean badaude, letrari abiapuntuko zutabea gehitzen zaio.
law-c-10-2 = Biak zutabe berean badaude, letrari abiapuntuko errenkada gehitzen zaio.
law-c-10-3 = Errenkada eta zutabe desberdinetan badaude, hobe da zutabea gehitzea.
law-c-10-3-4 = { $edition ->
    [2014] Harrapaketa bada, ixa bat jartzen da helmuga-laukiaren aurretik.
   *[other] Harrapaketa bada, ixa bat jar daiteke helmuga-laukiaren aurretik.
  }
law-c-11 = Sustapena peoiaren mugimendu gisa idazten da, eta jarraian pieza berriaren letra.
law-c-12 = Berdinketa-eskaintza berdin ikur gisa idazten da, parentesi artean.
law-c-13 = { $edition ->
    [2014] Endrokea bi zerorekin idazten da erregearen aldean, eta hirurekin damaren aldean. Harrapaketak, xakeak, mateak eta igarotzeak badute ikurra.
   *[other] Endrokea bi zerorekin idazten da erregearen aldean, eta hirurekin damaren aldean. Harrapaketaren, xakearen, matearen eta igarotzearen ikurrak aukerakoak dira.
  }

### D eranskina: ikusmen-desgaitasuna duten jokalariak

law-d = Jokalari itsuekin eta ikusmen-desgaitasuna dutenekin jokatzea: bi taula, iragarkiak eta laguntzailea.
law-d-1 = Antolatzaileak, epaileari galdetu ondoren, arau hauek egoki ditzake. Ikusmen-desgaitasuna duen batek eta ez duen batek jokatzean, edozeinek eska ditzake bi taula.
law-d-1-1 = Taula bereziak gutxienez hogei bider hogei zentimetro ditu.
law-d-1-2 = Taula bereziaren lauki beltzak apur bat altxatuta daude.
law-d-1-3 = Taula bereziaren lauki bakoitzak pieza eusten duen zulo bat du.
law-d-1-4 = Piezei eskatzen zaiena.
law-d-1-4-1 = Pieza bakoitzak zuloan sartzen den ziri bat du.
law-d-1-4-2 = Piezak Staunton diseinukoak dira, eta beltzak bereziki markatuta daude.
law-d-2 = Partida iragarkiekin nola jokatzen den.
law-d-2-1 = Mugimenduak argi iragartzen dira, aurkariak errepikatu eta bere taulan egiten ditu. Sustapenean pieza berria esaten da. Zutabeek izenak dituzte, eta errenkadak alemanez zenbatzen dira, epaileak besterik erabaki ezean.
law-d-2-2 = Ikusmen-desgaitasuna duen jokalariaren taulan, pieza bat ukituta dago zulotik atera denean.
law-d-2-3 = Ikusmen-desgaitasuna duen jokalariaren mugimendua noiz dagoen eginda.
law-d-2-3-1 = Harrapaketa bat eginda dago harrapatutako pieza jokoan dagoenaren taulatik kendu denean bakarrik.
law-d-2-3-2 = Mugimendu bat eginda dago pieza beste zulo batean jarri denean bakarrik.
law-d-2-3-3 = Mugimendu bat eginda dago iragarri denean bakarrik.
law-d-2-4 = Mugimendua eginda dagoenean bakarrik jartzen da abian aurkariaren erlojua.
law-d-2-5 = Desgaitasunik gabeko jokalariarentzat ukitzeko eta mugimendua egiteko ohiko arauek balio dute.
law-d-2-6 = Ikusmen-desgaitasuna duen jokalariaren erlojua.
law-d-2-6-1 = Erloju berezi bat onartzen da. Denbora eta mugimendu-kopurua iragartzeko gai izan behar du.
law-d-2-6-2 = Edo erloju analogiko bat erabil daiteke, orratz indartuekin, puntu goratuekin eta uki daitekeen banderarekin.
law-d-2-7 = Ikusmen-desgaitasuna duen jokalariak brailez, eskuz edo grabagailu batekin jasotzen du partida.
law-d-2-8 = Mihi-irristadura berehala zuzendu behar da, eta aurkariaren erlojua abian jarri aurretik.
law-d-2-9 = Bi taulak desberdinak badira, epailearen eta bi joko-orrien laguntzaz zuzentzen dira. Orriak bat badatoz, taula okerra zuzentzen da; bestela, bat datozen puntura itzultzen da, eta erlojuak egokitzen dira.
law-d-2-10 = Ikusmen-desgaitasuna duen jokalariak laguntzailea izateko eskubidea du, sei zereginetako edozeinekin.
law-d-2-10-1 = Laguntzaileak jokalari bakoitzaren mugimendua aurkariaren taulan egin dezake.
law-d-2-10-2 = Laguntzaileak bi jokalarien mugimenduak iragar ditzake.
law-d-2-10-3 = Laguntzaileak ikusmen-desgaitasuna duenaren partida idatz dezake eta aurkariaren erlojua abian jar dezake.
law-d-2-10-4 = Laguntzaileak, eskatzen zaionean bakarrik, esaten dio ikusmen-desgaitasuna duenari zenbat mugimendu osatu diren eta zenbat denbora erabili duten biek.
law-d-2-10-5 = Laguntzaileak denboragatik erreklama dezake partida, eta epaileari abisatzen dio desgaitasunik gabeko jokalariak pieza bat ukitu duenean.
law-d-2-10-6 = Laguntzaileak beharrezko formalitateak egin ditzake partida atzeratzen bada.
law-d-2-11 = Ikusmen-desgaitasuna duen jokalariak laguntzailerik ez badu, aurkariak bat izan dezake, mugitzeko eta iragartzeko. Aurkari gorraren edo entzumen-desgaitasuna duenaren aurka laguntzailea nahitaezkoa da.

### Gidalerroak Bat: atzeratutako partidak

law-i = Atzeratutako partidak: mugimendu bat nola zigilatzen den eta partidari nola ekiten zaion berriz.
law-i-1 = Mugimendu bat zigilatzea.
law-i-1-1 = Saioaren amaieran partida amaitu ez bada, jokoan dagoen jokalariak bere mugimendua argi idazten du, bi joko-orriak gutun-azalean sartu, hura itxi, eta orduan bakarrik gelditzen du erlojua. Ordura arte alda dezake. Taulan egindako mugimendua den bezala zigilatzen da.
law-i-1-2 = Saioa amaitu aurretik atzeratzen duenak haren amaieran zigilatu duela jotzen da, eta geratzen den denbora hala idazten da.
law-i-2 = Gutun-azalean idazten dena.
law-i-2-1 = Gutun-azalean jokalarien izenak daude.
law-i-2-2 = Gutun-azalean jokaldi sekretuaren aurre-aurreko posizioa dago.
law-i-2-3 = Gutun-azalean jokalari bakoitzak erabilitako denbora dago.
law-i-2-4 = Gutun-azalean mugimendua nork zigilatu duen dago.
law-i-2-5 = Gutun-azalean jokaldi sekretuaren zenbakia dago.
law-i-2-6 = Gutun-azalean oraindik erantzun gabeko berdinketa-eskaintza dago.
law-i-2-7 = Gutun-azalean berriz ekiteko eguna, ordua eta lekua daude.
law-i-3 = Epaileak gutun-azalean idatzitakoa egiaztatu eta hura gordetzen du.
law-i-4 = Aurkariak zigilatu ondoren egindako berdinketa-eskaintzak balio du hark onartu edo ukatu arte.
law-i-5 = Berriz ekin aurretik jokaldi sekretuaren aurreko posizioa jartzen da, eta erlojuek erabilitako denborak erakusten dituzte.
law-i-6 = Berriz ekin aurretik jokalariek berdinketa adosten badute edo batek uzten badu, partida amaitu da.
law-i-7 = Gutun-azala jokaldi sekretuari erantzun behar dion jokalaria bertan dagoenean bakarrik irekitzen da.
law-i-8 = { $edition ->
    [2014] Balio ez duen jokaldi sekretuak partida galtzen du, salbu berdinketa bada aurkariak ezin duelako mate eman, edo berdinketa erreklamaziorik gabe.
   *[other] Balio ez duen jokaldi sekretuak partida galtzen du, salbu beste era batera amaitu bada, berdinketa bada aurkariak ezin duelako mate eman, edo berdinketa erreklamaziorik gabe.
  }
law-i-8-1 = Zigilatu duenak galdu egiten du jokaldi sekretua anbiguoa bada.
law-i-8-2 = Zigilatu duenak galdu egiten du jokaldi sekretuaren esanahia ezin bada zehaztu.
law-i-8-3 = Zigilatu duenak galdu egiten du jokaldi sekretua legez kanpokoa bada.
law-i-9 = Zer gertatzen den berriz ekiteko orduan.
law-i-9-1 = Erantzun behar duen jokalaria bertan badago, gutun-azala ireki, jokaldi sekretua egin eta haren erlojua abian jartzen da.
law-i-9-2 = Erantzun behar duen jokalaria falta bada, haren erlojua jartzen da abian. Iristean geldi dezake, gutun-azala irekitzen da, jokaldi sekretua egiten da, eta erlojua berriz dabil.
law-i-9-3 = Zigilatu duen jokalaria falta bada, aurkariak erantzuna egin ordez zigila dezake, eta falta denaren erlojua abian jarri. Gutun-azal berria hura iristean irekitzen da.
law-i-10 = Itxaroteko denboraren ondoren iristen denak galdu egiten du, epaileak besterik erabaki ezean. Baina jokaldi sekretuak partida amaitu badu, emaitza horrek balio du.
law-i-11 = Itxaroteko denbora zero ez bada eta inor ez badago, erantzun behar duen jokalariak iritsi arteko denbora galtzen du.
law-i-12 = Zer gertatzen den gutun-azala galtzen bada.
law-i-12-1 = Gutun-azala galtzen bada, partidak idatzitako posizio eta denboretatik jarraitzen du. Zigilatu duenak zigilatu zuela dioen mugimendua egiten du.
law-i-12-2 = Posizioa ezin bada berrezarri, partida baliogabetu eta berri bat jokatzen da.
law-i-13 = Jokalari batek bere lehen mugimenduaren aurretik denbora okerra dela adierazten badu, zuzendu egiten da. Geroago partidak zuzenketarik gabe jarraitzen du, epaileak besterik erabaki ezean.
law-i-14 = Saio bakoitzaren iraupena epailearen erlojuak neurtzen du.

### Gidalerroak Bi: Chess960

law-ii = Bederatziehun eta hirurogeiko xakea: zoriz jarritako hasierako posizioa, eta handik endrokatzea.
law-ii-1 = Hasierako posizioa zoriz erabakitzen da arau jakinen arabera. Gero ohi bezala jokatzen da.
law-ii-2 = Peoi zuriak ohi bezala bigarren errenkadan daude, eta gainerako piezak zoriz lehenengoan, hiru arauren arabera.
law-ii-2-1 = Erregea bi gazteluen artean dago.
law-ii-2-2 = Alfilak kolore desberdineko laukietan daude.
law-ii-2-3 = Pieza beltzak zurien parez pare daude. Programa, dado, txanpon edo karta bidez erabaki daiteke.
law-ii-3 = Bederatziehun eta hirurogeiko xakean nola endrokatzen den.
law-ii-3-1 = Jokalari bakoitzak partida batean behin endroka dezake, erregearen eta gazteluaren mugimendu bakarrean.
law-ii-3-2 = Erregea eta gaztelua non dauden, lau eratako batera endrokatzen da.
law-ii-3-2-1 = Endrokea mugimendu bikoitza izan daiteke: lehenik erregea, gero gaztelua.
law-ii-3-2-2 = Endrokea trukea izan daiteke: erregeak eta gazteluak lekua trukatzen dute.
law-ii-3-2-3 = Endrokea erregearen mugimendu hutsa izan daiteke.
law-ii-3-2-4 = Endrokea gazteluaren mugimendu hutsa izan daiteke.
law-ii-3-2-5 = Taulan hobe da erregea kentzea, gaztelua bere laukian jartzea eta gero erregea berean. Biak ohiko xakean bezala amaitzen dute.
law-ii-3-2-6 = Endroke luzearen ondoren erregea c zutabean dago, eta gaztelua d zutabean. Laburraren ondoren erregea g zutabean dago, eta gaztelua f zutabean.
law-ii-3-2-7 = Bederatziehun eta hirurogeiko xakeko endrokeari buruzko oharrak.
law-ii-3-2-7-1 = Gaizki-ulertuak saihesteko, on da aurretik esatea: endrokatu egingo dut.
law-ii-3-2-7-2 = Endrokatzean, zenbait posiziotan erregea edo gaztelua ez da mugitzen, baina inoiz ez dira biak gelditzen.
law-ii-3-2-7-3 = Zenbait posiziotan lehen mugimenduan endroka daiteke.
law-ii-3-2-7-4 = Endrokatzeko hutsik egon behar dute erregearen abiapuntuko eta helmugako laukien arteko guztiek eta gazteluarenen artekoek, helmugakoak barne, erregea eta endrokatzeko gaztelua izan ezik.
law-ii-3-2-7-5 = Endrokatzean beteta egon daitezke ohiko xakean hutsik egon behar duten lauki batzuk: luzean a, b eta e zutabeetakoak, laburrean e eta h zutabeetakoak.

### Gidalerroak Hiru: denbora-gehikuntzarik gabeko partidak

law-iii = Denbora-gehikuntzarik gabeko partidak eta bandera erortzean amaitzea, gelditzen diren mugimendu guztiak denbora mugatuan egin behar direnean.
law-iii-1 = Bandera erortzean amaitzea gelditzen diren mugimendu guztiak denbora mugatuan osatu behar diren fasea da.
law-iii-2 = Gidalerro hauek noiz balio duten.
law-iii-2-1 = Gidalerro hauek lehiaketaren aurretik iragarri badira bakarrik balio dute.
law-iii-2-2 = Gidalerro hauek denbora-gehikuntzarik gabeko partida estandar eta azkarretarako balio dute, inoiz ez tximista-xakerako.
law-iii-3 = Bi banderak erorita daude.
law-iii-3-1 = { $edition ->
    [2014] Bi banderak erorita daude eta inork ezin du esan zein erori den lehenago. Edizio honetan partida guztietarako balio du.
   *[other] Bi banderak erorita daude eta inork ezin du esan zein erori den lehenago.
  }
law-iii-3-1-1 = Bi banderak erorita badaude, inork ez badaki zein lehenago, eta azken aldia ez bada, partidak jarraitzen du.
law-iii-3-1-2 = Azken aldian bi banderak erorita badaude eta inork ez badaki zein lehenago, partida berdinketa da.
law-iii-4 = { $edition ->
    [2014] Jokoan dagoenak bi minutu baino gutxiago baditu, bientzat mugimenduko bost segundo eska ditzake, atzerapen gisa edo gehituta. Hori berdinketa-eskaintza ere bada. Ukatzen bada eta epailea ados badago, erlojuak hala jartzen dira, eta aurkariak bi minutu jasotzen ditu.
   *[other] Jokoan dagoenak bi minutu baino gutxiago baditu, bientzat mugimenduko bost segundoko gehikuntza eska dezake. Hori berdinketa-eskaintza ere bada. Ukatzen bada eta epailea ados badago, erlojuak hala jartzen dira, eta aurkariak bi minutu jasotzen ditu.
  }
law-iii-5 = Ezin bada mugimenduko denborarik gehitu, jokoan dagoenak bi minutu baino gutxiago baditu, bandera erori aurretik berdinketa erreklama dezake, aurkariak bitarteko normalekin ezin duelako irabazi edo ez delako saiatzen.
law-iii-5-1 = Epailea erreklamazioarekin ados badago, partida berdinketa da. Bestela, erabakia atzeratu edo erreklamazioa ukatzen du.
law-iii-5-2 = Erabakia atzeratzen bada, aurkariak bi minutu jaso ditzake eta partidak jarraitzen du. Epaileak geroago erabakitzen du, edo bandera bat erori ondoren ahal bezain laster.
law-iii-5-3 = Erreklamazioa ukatzen bada, aurkariak bi minutu jasotzen ditu.
law-iii-6 = Zer gertatzen den epailerik lehiaketa gainbegiratzen ez duenean.
law-iii-6-1 = Epailerik gabe, bi minutu baino gutxiago dituenak berdinketa erreklama dezake bandera erori aurretik. Horrek partida amaitzen du.
law-iii-6-1-1 = Aurkariak bitarteko normalekin ezin duela irabazi esaten bada, erreklamatzaileak azken posizioa idazten du eta aurkariak egiaztatzen du.
law-iii-6-1-2 = Aurkaria bitarteko normalekin irabazten saiatzen ez dela esaten bada, erreklamatzaileak azken posizioa idatzi eta joko-orri eguneratua ematen du. Aurkariak biak egiaztatzen ditu.
law-iii-6-2 = Lehiaketan epailerik ez badago, erreklamazioa horretarako izendatutako epaileari doakio.
