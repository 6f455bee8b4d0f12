# Basque with the other set of pieces: only the articles that name pieces; all others are those of ../eu.

law-2-2 = Alde bakoitzak errege bat, andere bat, bi dorre, bi gudari, bi zaldun eta zortzi oinezkorekin hasten du.
law-2-3 = Lehen errenkadan dorrea, zalduna, gudaria, anderea, erregea, gudaria, zalduna eta dorrea daude, eta aurrean oinezkoak. Beltza parez pare dago, eta andere bakoitza bere koloreko laukian.
law-3-2 = Gudaria dagoen diagonaleko edozein laukitara joan daiteke.
law-3-3 = Dorrea dagoen zutabeko edo errenkadako edozein laukitara joan daiteke.
law-3-4 = Anderea dagoen zutabeko, errenkadako edo diagonaleko edozein laukitara joan daiteke.
law-3-5 = Gudariak, dorreak eta andereak ez dute beste piezen gainetik salto egiten.
law-3-6 = Zalduna errenkada, zutabe edo diagonal berean ez dauden lauki hurbilenetako batera doa. Salto egin dezake.
law-3-7 = Oinezkoa zuzen aurreratzen da, diagonalean aurrera harrapatzen du, eta azken errenkadan trukatzen da.
law-3-7-1 = Oinezkoa lauki bat aurreratzen da zuzen, lauki hori hutsik badago.
law-3-7-2 = Bere lehen mugimenduan oinezkoa bi lauki ere aurrera daiteke, biak hutsik badaude.
law-3-7-3 = Oinezkoak bere aurrean diagonalean, ondoko zutabean, dagoen aurkariaren pieza harrapatzen du.
law-3-7-4 = Bi lauki aurreratu berri den oinezkoa igarotzean harrapa daiteke.
law-3-7-4-1 = Bi lauki aurreratu berri den aurkariaren oinezko baten ondoan dagoen oinezkoak hura harrapa dezake, lauki bakarra aurreratu balitz bezala. Hori igarotzean harrapatzea da.
law-3-7-4-2 = Igarotzean harrapatzea oinezkoaren urrats bikoitzaren ondorengo mugimenduan bakarrik da legezkoa.
law-3-7-5 = Azken errenkadara iristen den oinezkoa sustatu egiten da.
law-3-7-5-1 = Azken errenkadara iristen den oinezkoa, mugimendu berean eta iritsitako laukian, bere koloreko andere, dorre, gudari edo zaldun batekin trukatzen da.
law-3-8-2 = Endrokea erregearen eta errenkada bereko dorre baten mugimendu bakarra da: erregea bi lauki doa dorrerantz, eta dorrea erregeak zeharkatutako laukira.
law-3-8-2-1 = Endrokatzeko eskubidea galtzen da erregea mugitu bada, eta mugitu den dorrearekin.
law-3-8-2-2 = Endrokea oraingoz galarazita dago erregearen laukia, zeharkatzen duena edo iritsiko dena erasopean badago, edo erregearen eta dorrearen artean piezaren bat badago.
law-4-4 = Erregea eta dorrea ukitzea, eta sustapeneko pieza aukeratzea.
law-4-4-1 = { $edition ->
    [2014] Erregea eta dorre bat nahita ukitzen dituenak alde horretan endrokatu behar du, legezkoa bada.
   *[other] Erregea eta dorre bat ukitzen dituenak alde horretan endrokatu behar du, legezkoa bada.
  }
law-4-4-2 = Nahita lehenik dorre bat eta gero erregea ukitzen duenak ezin du mugimendu horretan alde horretan endrokatu. Mugi daitekeen lehen pieza mugitu behar du, hau da, dorrea, ahal bada.
law-4-4-3 = { $edition ->
    [2014] Endrokatu nahi eta erregea, edo erregea eta dorrea batera, ukitzen duenak, alde horretan ezin badu, erregearen legezko beste mugimendu bat egin behar du, beste aldeko endrokea ere izan daitekeena. Erregeak ez badu, edozein legezko mugimenduk balio du.
   *[other] Endrokatu nahi eta erregea eta gero dorre bat ukitzen duenak, harekin ezin badu, erregearen legezko beste mugimendu bat egin behar du, beste dorrearekiko endrokea ere izan daitekeena. Erregeak ez badu, edozein legezko mugimenduk balio du.
  }
law-4-6-1 = Oinezkoa ez da sustapen-laukian jarri behar.
law-4-6-2 = Oinezkoa kentzea eta pieza berria jartzea edozein ordenatan egin daiteke.
law-4-7-2 = Endrokea eginda dago dorrea erregeak zeharkatutako laukian askatu denean. Erregea askatuta, alde horretako endrokea bakarrik onartzen da, legezkoa bada; bestela erregearen beste mugimendu bat, eta halakorik ezean edozein legezko mugimendu.
law-4-7-3 = Sustapena eginda dago pieza berria sustapen-laukian askatu denean eta oinezkoa taulatik kanpo dagoenean.
law-7-5-2 = Oinezko bat azken errenkadara eraman eta pieza berririk gabe erlojua sakatu bada, mugimendua legez kanpokoa da, eta oinezkoa andere bihurtzen da.
law-9-2-2-1 = Ez da posizio bera hasieran oinezko bat igarotzean harrapa bazitekeen.
law-9-2-2-2 = Ez da posizio bera geroztik endrokatzeko eskubide bat galdu bada. Eskubide hori erregea edo dorrea mugituz bakarrik galtzen da.
law-9-3 = Partida berdinketa da jokalari bakoitzaren berrogeita hamar mugimendu oinezkorik mugitu eta harrapatu gabe igaro direlako erreklamazio zuzenaz.
law-9-3-1 = Jokoan dagoenak erreklama dezake hurrengo mugimenduarekin bakoitzak berrogeita hamar egingo dituela oinezkorik mugitu eta harrapatu gabe. Mugimendua lehenago idazten da, eta ezin da aldatu.
law-9-3-2 = Jokoan dagoenak erreklama dezake jokalari bakoitzaren azken berrogeita hamar mugimenduak oinezkorik mugitu eta harrapatu gabe osatu direla.
law-9-6-2 = Partida berdinketa da jokalari bakoitzak gutxienez hirurogeita hamabost mugimendu jarraian egin baditu oinezkorik mugitu eta harrapatu gabe. Azken mugimenduak mate ematen badu, mateak balio du.
law-a-5-1-2 = Bakoitzak hamar mugimendu egin ondoren ezin da jarrera okerragatik edo taulagatik erreklamatu. Gaizki jarritako erregeak ezin du endrokatu, eta gaizki jarritako dorrearekin ez dago endrokerik.
law-a-5-4 = Epaileak bi erregeak xakean edo oinezko bat azken errenkadan ikusten badu, osatutako hurrengo mugimenduari itxaroten dio. Legez kanpoko posizioak irauten badu, partida berdinketa da.
law-c-1 = Idazkeraren azalpenean, piezak oinezkoa ez den pieza esan nahi du.
law-c-2 = Pieza bakoitza letra larri batez idazten da, izenaren lehenaz. Ingelesez zalduna N da.
law-c-4 = Oinezkoek ez dute letrarik; laukia bakarrik idazten da.
law-c-9-3 = { $edition ->
    [2014] Oinezko baten harrapaketa uzten duen zutabearekin, ixa batekin eta helmuga-laukiarekin idazten da. Igarotzean, azkenean hartutako laukia da, eta haren marka gehitu behar da.
   *[other] Oinezko baten harrapaketa uzten duen zutabearekin eta helmuga-laukiarekin idazten da, eta tartean ixa bat egon daiteke. Igarotzean, azkenean hartutako laukia da, eta haren marka gehitu daiteke.
  }
law-c-11 = Sustapena oinezkoaren mugimendu gisa idazten da, eta jarraian pieza berriaren letra.
law-c-13 = { $edition ->
    [2014] Endrokea bi zerorekin idazten da erregearen aldean, eta hirurekin anderearen aldean. Harrapaketak, xakeak, mateak eta igarotzeak badute ikurra.
   *[other] Endrokea bi zerorekin idazten da erregearen aldean, eta hirurekin anderearen aldean. Harrapaketaren, xakearen, matearen eta igarotzearen ikurrak aukerakoak dira.
  }
law-ii-2 = Oinezko zuriak ohi bezala bigarren errenkadan daude, eta gainerako piezak zoriz lehenengoan, hiru arauren arabera.
law-ii-2-1 = Erregea bi dorreen artean dago.
law-ii-2-2 = Gudariak kolore desberdineko laukietan daude.
law-ii-3-1 = Jokalari bakoitzak partida batean behin endroka dezake, erregearen eta dorrearen mugimendu bakarrean.
law-ii-3-2 = Erregea eta dorrea non dauden, lau eratako batera endrokatzen da.
law-ii-3-2-1 = Endrokea mugimendu bikoitza izan daiteke: lehenik erregea, gero dorrea.
law-ii-3-2-2 = Endrokea trukea izan daiteke: erregeak eta dorreak lekua trukatzen dute.
law-ii-3-2-4 = Endrokea dorrearen mugimendu hutsa izan daiteke.
law-ii-3-2-5 = Taulan hobe da erregea kentzea, dorrea bere laukian jartzea eta gero erregea berean. Biak ohiko xakean bezala amaitzen dute.
law-ii-3-2-6 = Endroke luzearen ondoren erregea c zutabean dago, eta dorrea d zutabean. Laburraren ondoren erregea g zutabean dago, eta dorrea f zutabean.
law-ii-3-2-7-2 = Endrokatzean, zenbait posiziotan erregea edo dorrea ez da mugitzen, baina inoiz ez dira biak gelditzen.
law-ii-3-2-7-4 = Endrokatzeko hutsik egon behar dute erregearen abiapuntuko eta helmugako laukien arteko guztiek eta dorrearenen artekoek, helmugakoak barne, erregea eta endrokatzeko dorrea izan ezik.
