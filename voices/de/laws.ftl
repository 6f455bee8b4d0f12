# Deutsch. Jeder Artikel der Schachregeln in ein oder zwei Sätzen, für alle, die danach fragen. $edition ist das Jahr der Ausgabe.

law-preface = Kein Text sieht jeden Fall voraus. Was nicht geregelt ist, entscheidet der Schiedsrichter gerecht und nach dem, was für ähnliche Fälle gilt.

### Eins: Wesen und Ziele

law-1 = Das Wesen der Partie: zwei Gegner, Züge im Wechsel, und das Matt als Ziel.
law-1-1 = Zwei Gegner bewegen ihre Figuren auf einem quadratischen Brett, dem Schachbrett.
law-1-2 = Weiß macht den ersten Zug. Danach ziehen die Spieler abwechselnd.
law-1-3 = Am Zug ist ein Spieler, sobald der Zug des Gegners ausgeführt ist.
law-1-4 = Ziel ist es, den gegnerischen König so anzugreifen, dass der Gegner keinen regelgemäßen Zug mehr hat.
law-1-4-1 = Wer den König so angreift, dass kein regelgemäßer Zug bleibt, hat mattgesetzt und gewonnen. Den eigenen König im Angriff stehen zu lassen oder ihm auszusetzen oder einen König zu schlagen ist nicht erlaubt.
law-1-4-2 = Der Spieler, dessen König mattgesetzt ist, hat verloren.
law-1-5 = Kann keiner der Spieler mehr mattsetzen, ist die Partie remis.

### Zwei: die Anfangsstellung

law-2 = Die Anfangsstellung: das Brett, die Figuren und ihre Felder.
law-2-1 = Das Brett hat acht mal acht Felder, abwechselnd hell und dunkel. Rechts vor jedem Spieler liegt ein helles Eckfeld.
law-2-2 = Jede Seite beginnt mit einem König, einer Dame, zwei Türmen, zwei Läufern, zwei Springern und acht Bauern.
law-2-3 = Auf der ersten Reihe stehen Turm, Springer, Läufer, Dame, König, Läufer, Springer, Turm, davor die Bauern. Schwarz steht gegenüber, und jede Dame steht auf ihrer Farbe.
law-2-4 = Senkrechte Felderfolgen heißen Linien, waagerechte Reihen. Eine gerade Folge gleichfarbiger Felder von Rand zu anstoßendem Rand heißt Diagonale.

### Drei: die Gangart der Figuren

law-3 = Die Gangart der Figuren, das Schachgebot, und was ein regelgemäßer Zug ist.
law-3-1 = Keine Figur zieht auf ein Feld, auf dem eine Figur der eigenen Farbe steht.
law-3-1-1 = Eine Figur, die auf das Feld einer gegnerischen zieht, schlägt diese, und sie wird im selben Zug vom Brett genommen.
law-3-1-2 = Eine Figur greift eine gegnerische an, wenn sie auf deren Feld schlagen könnte.
law-3-1-3 = Eine Figur greift ein Feld auch dann an, wenn sie nicht dorthin ziehen darf, weil der eigene König im Schach stünde.
law-3-2 = Der Läufer zieht auf ein beliebiges Feld einer Diagonale, auf der er steht.
law-3-3 = Der Turm zieht auf ein beliebiges Feld der Linie oder Reihe, auf der er steht.
law-3-4 = Die Dame zieht auf ein beliebiges Feld der Linie, der Reihe oder einer Diagonale, auf der sie steht.
law-3-5 = Läufer, Turm und Dame springen nicht über andere Figuren.
law-3-6 = Der Springer zieht auf eines der nächsten Felder, die nicht auf derselben Reihe, Linie oder Diagonale liegen. Er darf springen.
law-3-7 = Der Bauer zieht geradeaus, schlägt schräg nach vorn und wird auf der letzten Reihe umgewandelt.
law-3-7-1 = Der Bauer zieht ein Feld geradeaus, wenn dieses Feld frei ist.
law-3-7-2 = Bei seinem ersten Zug darf der Bauer auch zwei Felder vorrücken, wenn beide frei sind.
law-3-7-3 = Der Bauer schlägt eine gegnerische Figur schräg vor sich, auf einer benachbarten Linie.
law-3-7-4 = Ein Bauer, der eben zwei Felder vorgerückt ist, kann im Vorbeigehen geschlagen werden.
law-3-7-4-1 = Ein Bauer neben einem gegnerischen, der eben zwei Felder vorgerückt ist, darf diesen schlagen, als wäre er nur ein Feld vorgerückt. Das heißt Schlagen en passant.
law-3-7-4-2 = En passant zu schlagen ist nur im Zug gleich nach dem Doppelschritt erlaubt.
law-3-7-5 = Ein Bauer, der die letzte Reihe erreicht, wird umgewandelt.
law-3-7-5-1 = Ein Bauer auf der letzten Reihe wird im selben Zug und auf seinem Ankunftsfeld gegen Dame, Turm, Läufer oder Springer der eigenen Farbe getauscht.
law-3-7-5-2 = Die Wahl ist nicht auf geschlagene Figuren beschränkt.
law-3-7-5-3 = Die neue Figur wirkt sofort, kann also Schach geben oder mattsetzen.
law-3-8 = Der König zieht auf zwei Arten: einen Schritt, oder er rochiert.
law-3-8-1 = Der König zieht auf ein angrenzendes Feld.
law-3-8-2 = Die Rochade ist ein Zug des Königs mit einem Turm auf derselben Reihe: Der König geht zwei Felder auf den Turm zu, der Turm auf das Feld, das der König überquert hat.
law-3-8-2-1 = Das Recht zur Rochade ist verloren, wenn der König schon gezogen hat, und mit einem Turm, der schon gezogen hat.
law-3-8-2-2 = Die Rochade ist vorübergehend verhindert, wenn das Feld des Königs, das überquerte oder das Zielfeld angegriffen ist oder eine Figur zwischen König und Turm steht.
law-3-9 = Ein König, der angegriffen ist, steht im Schach.
law-3-9-1 = Der König steht im Schach, wenn eine gegnerische Figur ihn angreift, auch eine, die selbst nicht dorthin ziehen darf.
law-3-9-2 = Kein Zug darf den eigenen König einem Schach aussetzen oder darin stehen lassen.
law-3-10 = Züge sind regelgemäß oder regelwidrig, Stellungen auch.
law-3-10-1 = Ein Zug ist regelgemäß, wenn er alles erfüllt, was für die Gangart der Figuren gilt.
law-3-10-2 = Ein Zug, der das nicht erfüllt, ist regelwidrig.
law-3-10-3 = Eine Stellung ist regelwidrig, wenn keine Folge regelgemäßer Züge zu ihr führt.

### Vier: das Ausführen der Züge

law-4 = Das Ausführen der Züge: Figuren berühren und loslassen, und wann ein Zug ausgeführt ist.
law-4-1 = Jeder Zug wird mit nur einer Hand ausgeführt.
law-4-2 = Das Zurechtrücken von Figuren.
law-4-2-1 = Nur der Spieler am Zug darf Figuren zurechtrücken, und nur nach vorheriger Ankündigung, etwa: ich rücke zurecht.
law-4-2-2 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Satz nicht.
   *[other] Jede andere Berührung einer Figur gilt als absichtlich, wenn sie nicht eindeutig zufällig ist.
  }
law-4-3 = Was absichtlich berührt wird, muss gezogen oder geschlagen werden. Das gilt für den Spieler am Zug.
law-4-3-1 = Wer eigene Figuren berührt, muss die zuerst berührte ziehen, die ziehen kann.
law-4-3-2 = { $edition ->
    [2014] Wer gegnerische Figuren berührt, muss die zuerst berührte schlagen; lässt sie sich nicht schlagen, die zweite, und so weiter.
   *[other] Wer gegnerische Figuren berührt, muss die zuerst berührte schlagen, die geschlagen werden kann.
  }
law-4-3-3 = Wer Figuren beider Farben berührt, muss die gegnerische mit der eigenen schlagen. Ist das regelwidrig, gilt die zuerst berührte, die gezogen oder geschlagen werden kann; ist die Reihenfolge unklar, gilt die eigene als zuerst berührt.
law-4-4 = Das Berühren von König und Turm, und die Wahl bei der Umwandlung.
law-4-4-1 = { $edition ->
    [2014] Wer absichtlich König und Turm berührt, muss auf dieser Seite rochieren, wenn es regelgemäß ist.
   *[other] Wer König und Turm berührt, muss auf dieser Seite rochieren, wenn es regelgemäß ist.
  }
law-4-4-2 = Wer absichtlich erst einen Turm und dann den König berührt, darf mit diesem Zug auf dieser Seite nicht rochieren. Gezogen werden muss die erste Figur, die ziehen kann, also der Turm, wenn es geht.
law-4-4-3 = { $edition ->
    [2014] Wer rochieren will und den König oder König und Turm zugleich berührt, auf dieser Seite aber nicht rochieren kann, muss einen anderen regelgemäßen Königszug machen, auch die Rochade zur anderen Seite. Hat der König keinen, ist jeder regelgemäße Zug erlaubt.
   *[other] Wer rochieren will und den König und dann einen Turm berührt, mit diesem aber nicht rochieren kann, muss einen anderen regelgemäßen Königszug machen, auch die Rochade mit dem anderen Turm. Hat der König keinen, ist jeder regelgemäße Zug erlaubt.
  }
law-4-4-4 = Bei der Umwandlung ist die Wahl der Figur endgültig, sobald diese das Umwandlungsfeld berührt hat.
law-4-5 = Kann keine der berührten Figuren gezogen oder geschlagen werden, ist jeder regelgemäße Zug erlaubt.
law-4-6 = Wie eine Umwandlung ausgeführt wird.
law-4-6-1 = Der Bauer muss nicht auf das Umwandlungsfeld gestellt werden.
law-4-6-2 = Den Bauern wegzunehmen und die neue Figur hinzustellen ist in beliebiger Reihenfolge möglich.
law-4-6-3 = Eine gegnerische Figur auf dem Umwandlungsfeld muss geschlagen werden.
law-4-7 = Eine Figur, die für einen regelgemäßen Zug losgelassen wurde, darf in diesem Zug auf kein anderes Feld mehr. Damit ist der Zug ausgeführt.
law-4-7-1 = Ein Schlagzug ist ausgeführt, wenn die geschlagene Figur vom Brett ist und die schlagende auf ihrem neuen Feld losgelassen wurde.
law-4-7-2 = Die Rochade ist ausgeführt, wenn der Turm auf dem überquerten Feld losgelassen wurde. Ist der König losgelassen, bleibt nur die Rochade auf dieser Seite, wenn sie regelgemäß ist; sonst ein anderer Königszug, und gibt es keinen, jeder regelgemäße Zug.
law-4-7-3 = Eine Umwandlung ist ausgeführt, wenn die neue Figur auf dem Umwandlungsfeld losgelassen und der Bauer vom Brett ist.
law-4-8 = Wer eine Figur mit der Absicht zu ziehen oder zu schlagen berührt, kann einen Verstoß des Gegners gegen die Regeln vom Berühren und Ziehen nicht mehr reklamieren.
law-4-9 = Ein Spieler, der die Figuren nicht selbst ziehen kann, darf einen Assistenten haben, mit dem der Schiedsrichter einverstanden ist.

### Fünf: das Ende der Partie

law-5 = Das Ende der Partie: durch Matt, Aufgabe, Patt, tote Stellung oder Vereinbarung.
law-5-1 = Wie eine Partie gewonnen wird.
law-5-1-1 = Wer mit einem regelgemäßen Zug mattsetzt, hat gewonnen. Die Partie ist sofort zu Ende.
law-5-1-2 = { $edition ->
    [2023] Aufgeben beendet die Partie sofort, und der Gegner gewinnt. Remis ist sie aber, wenn der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann.
   *[other] Der Gegner des Spielers, der aufgibt, hat gewonnen. Die Partie ist sofort zu Ende, auch wenn der Gewinner nie hätte mattsetzen können.
  }
law-5-2 = { $edition ->
    [2014] Wie eine Partie remis wird: durch Patt, durch tote Stellung, durch Vereinbarung, durch Reklamation nach drei gleichen Stellungen oder nach fünfzig Zügen.
   *[other] Wie eine Partie remis wird: durch Patt, durch tote Stellung oder durch Vereinbarung.
  }
law-5-2-1 = Patt: Der Spieler am Zug hat keinen regelgemäßen Zug und steht nicht im Schach. Die Partie ist sofort remis.
law-5-2-2 = Tote Stellung: Keiner der Spieler kann durch irgendeine Folge regelgemäßer Züge mattsetzen. Die Partie ist sofort remis.
law-5-2-3 = { $edition ->
    [2014] Die Partie ist remis, wenn beide Spieler es vereinbaren. Eine Zahl von Zügen ist nicht verlangt.
   *[other] Die Partie ist remis, wenn beide Spieler es vereinbaren und jeder mindestens einen Zug gemacht hat.
  }

### Sechs: die Schachuhr

law-6 = Die Schachuhr: wie sie benutzt wird, was sie zählt, und was nach Zeitüberschreitung gilt.
law-6-1 = Die Schachuhr hat zwei Anzeigen, von denen immer nur eine läuft. Fällt das Fähnchen, ist die Bedenkzeit eines Spielers abgelaufen.
law-6-2 = Der Umgang mit der Schachuhr.
law-6-2-1 = Nach dem Zug auf dem Brett hält der Spieler die eigene Uhr an und setzt die des Gegners in Gang. Damit ist der Zug abgeschlossen.
law-6-2-1-1 = { $edition ->
    [2014] Abgeschlossen ist ein Zug auch, wenn er die Partie beendet: durch Matt, Patt, tote Stellung, Vereinbarung, die fünfte gleiche Stellung in Folge oder fünfundsiebzig Züge.
   *[other] Abgeschlossen ist ein Zug auch, wenn er die Partie beendet: durch Matt, Patt, tote Stellung, die fünfte gleiche Stellung oder fünfundsiebzig Züge.
  }
law-6-2-1-2 = Abgeschlossen ist ein Zug auch, wenn der Spieler schon den nächsten gemacht hat, ohne nach dem vorigen zu drücken.
law-6-2-2 = Nach dem Zug darf der Spieler immer die Uhr drücken, auch wenn der Gegner schon geantwortet hat. Die Zeit bis zum Drücken geht auf seine Kosten.
law-6-2-3 = Die Uhr wird mit der Hand gedrückt, die den Zug ausgeführt hat. Den Finger auf dem Knopf oder die Hand darüber zu halten ist verboten.
law-6-2-4 = { $edition ->
    [2014] Die Uhr ist sorgsam zu behandeln: nicht schlagen, nicht hochheben, nicht umwerfen. Verstöße bestraft der Schiedsrichter.
   *[other] Die Uhr ist sorgsam zu behandeln: nicht schlagen, nicht hochheben, nicht umwerfen, nicht vor dem Zug drücken. Verstöße bestraft der Schiedsrichter.
  }
law-6-2-5 = Nur der Spieler, dessen Uhr läuft, darf Figuren zurechtrücken.
law-6-2-6 = Ein Spieler, der die Uhr nicht bedienen kann, darf einen Assistenten haben, mit dem der Schiedsrichter einverstanden ist. Der Schiedsrichter passt die Zeiten gerecht an, aber wegen einer Behinderung ändert er sie nicht.
law-6-3 = Die Zeitkontrolle: Züge und Zeit.
law-6-3-1 = Jeder Spieler muss eine Mindestzahl von Zügen oder alle Züge in der Bedenkzeit samt allem, was hinzukommt, abschließen. Das wird vorher festgelegt.
law-6-3-2 = Ersparte Zeit kommt zum nächsten Abschnitt hinzu. Mit Verzögerung läuft die Hauptzeit erst, wenn die feste Zusatzzeit des Zuges verbraucht ist.
law-6-4 = Sobald ein Fähnchen fällt, wird geprüft, ob die verlangte Zahl von Zügen erreicht ist.
law-6-5 = Vor der Partie bestimmt der Schiedsrichter, wo die Uhr steht.
law-6-6 = Zur festgesetzten Anfangszeit wird die Uhr von Weiß in Gang gesetzt.
law-6-7 = Das Zuspätkommen.
law-6-7-1 = { $edition ->
    [2014] Das Turnierreglement muss die Wartezeit nennen. Wer danach kommt, verliert, wenn der Schiedsrichter nicht anders entscheidet.
   *[other] Das Turnierreglement nennt die Wartezeit; nennt es keine, ist sie null. Wer danach kommt, verliert, wenn der Schiedsrichter nicht anders entscheidet.
  }
law-6-7-2 = Ist die Wartezeit nicht null und anfangs niemand da, verliert Weiß die Zeit bis zu seinem Eintreffen.
law-6-8 = Ein Fähnchen ist gefallen, wenn der Schiedsrichter es sieht oder ein Spieler es zu Recht reklamiert.
law-6-9 = Wer die vorgeschriebenen Züge nicht in der Bedenkzeit abschließt, verliert, wenn die Partie nicht schon zu Ende ist. Remis ist sie aber, wenn der Gegner durch keine mögliche Folge regelgemäßer Züge mattsetzen kann.
law-6-10 = Was die Uhr anzeigt, und was gilt, wenn es falsch ist.
law-6-10-1 = Was die Uhr anzeigt, gilt, wenn sie nicht offensichtlich gestört ist. Eine gestörte Uhr ersetzt der Schiedsrichter und stellt die Zeiten nach bestem Ermessen ein.
law-6-10-2 = Zeigt sich, dass eine Uhr falsch eingestellt ist, wird sie sofort angehalten. Der Schiedsrichter berichtigt Zeiten und Zugzähler.
law-6-11 = Das Anhalten der Uhr.
law-6-11-1 = Muss eine Partie unterbrochen werden, hält der Schiedsrichter die Uhr an.
law-6-11-2 = Ein Spieler darf die Uhr nur anhalten, um den Schiedsrichter zu rufen, zum Beispiel wenn die Figur für eine Umwandlung fehlt.
law-6-11-3 = Der Schiedsrichter entscheidet, wann die Partie weitergeht.
law-6-11-4 = { $edition ->
    [2017] Hat ein Spieler die Uhr angehalten, um den Schiedsrichter zu rufen, entscheidet dieser, ob es einen triftigen Grund gab. Gab es keinen, wird der Spieler bestraft.
   *[other] Hat ein Spieler die Uhr angehalten, um den Schiedsrichter zu rufen, entscheidet dieser, ob es einen triftigen Grund gab. Gab es offensichtlich keinen, wird der Spieler bestraft.
  }
law-6-12 = Anzeigen im Turniersaal.
law-6-12-1 = Bildschirme, Monitore und Demonstrationsbretter, die Stellung, Züge und deren Zahl zeigen, sind im Turniersaal erlaubt.
law-6-12-2 = Keine Reklamation darf sich allein auf eine Anzeige im Turniersaal stützen.

### Sieben: Regelverstöße

law-7 = Regelverstöße: falsche Stellungen, vertauschte Farben, verrückte Figuren und regelwidrige Züge.
law-7-1 = Müssen Figuren in eine frühere Stellung zurück, entscheidet der Schiedsrichter, was Uhren und Zugzähler anzeigen, und darf die Zeiten auch lassen, wie sie sind.
law-7-2 = Was gilt, wenn die Partie falsch aufgebaut begann.
law-7-2-1 = War die Anfangsstellung falsch, wird die Partie annulliert und eine neue gespielt.
law-7-2-2 = Liegt nur das Brett falsch herum, wird die Stellung auf ein richtig liegendes übertragen, und die Partie geht weiter.
law-7-3 = { $edition ->
    [2014] Eine mit vertauschten Farben begonnene Partie geht weiter, wenn der Schiedsrichter nicht anders entscheidet.
   *[other] Begann eine Partie mit vertauschten Farben, wird sie mit den richtigen neu gespielt, außer wenn beide Spieler schon zehn Züge gemacht haben. Dann geht sie weiter.
  }
law-7-4 = Umgeworfene und verrückte Figuren.
law-7-4-1 = Wer Figuren verrückt, stellt sie auf Kosten der eigenen Zeit wieder richtig hin.
law-7-4-2 = Ist es wegen verrückter Figuren nötig, darf jeder der Spieler die Uhr anhalten und den Schiedsrichter rufen.
law-7-4-3 = Der Schiedsrichter darf den Spieler bestrafen, der die Figuren verrückt hat.
law-7-5 = { $edition ->
    [2014] Was auf einen regelwidrigen Zug folgt.
    [2017] Was auf einen regelwidrigen Zug folgt. Jede Art davon wird für sich gezählt.
   *[other] Was auf einen regelwidrigen Zug folgt, und was als einer gilt. Alle Arten werden zusammen gezählt.
  }
law-7-5-1 = Ein regelwidriger Zug ist mit dem Drücken der Uhr abgeschlossen. Dann wird die Stellung davor wiederhergestellt oder die letzte, die sich feststellen lässt, und was berührt wurde, muss ziehen, wo es möglich ist.
law-7-5-2 = Wurde ein Bauer auf die letzte Reihe gezogen und die Uhr ohne neue Figur gedrückt, ist der Zug regelwidrig, und der Bauer wird eine Dame.
law-7-5-3 = { $edition ->
    [2014] In der Ausgabe von zweitausendvierzehn gilt ein Drücken ohne Zug nicht als regelwidriger Zug.
    [2017] Die Uhr zu drücken, ohne gezogen zu haben, gilt als regelwidriger Zug. Beim ersten Mal erhält der Gegner zwei Minuten, das zweite Mal dieser Art verliert.
   *[other] Die Uhr zu drücken, ohne gezogen zu haben, gilt als regelwidriger Zug und zählt mit den anderen zusammen.
  }
law-7-5-4 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn setzt für den Gebrauch beider Hände keine Strafe fest. Der Schiedsrichter darf eine verhängen.
    [2017] Einen Zug mit beiden Händen auszuführen gilt als regelwidriger Zug, auch vor dem Drücken. Beim ersten Mal erhält der Gegner zwei Minuten, das zweite Mal dieser Art verliert.
   *[other] Einen Zug mit beiden Händen auszuführen und die Uhr zu drücken gilt als regelwidriger Zug und zählt mit den anderen zusammen.
  }
law-7-5-5 = Für den ersten abgeschlossenen regelwidrigen Zug erhält der Gegner zwei Minuten, der zweite { $edition ->
    [2017] derselben Art
   *[other] desselben Spielers
  } verliert die Partie. Remis ist sie aber, wenn der Gegner durch keine Folge regelgemäßer Züge mattsetzen kann.
law-7-6 = Zeigt sich, dass eine Figur verrückt wurde, wird die Stellung davor wiederhergestellt oder die letzte, die sich feststellen lässt, und von dort geht die Partie weiter.

### Acht: das Aufschreiben der Züge

law-8 = Das Aufschreiben der Züge: was auf dem Partieformular steht, wann, und wer davon befreit ist.
law-8-1 = Wie die Züge aufgeschrieben werden.
law-8-1-1 = Jeder Spieler schreibt die eigenen und die gegnerischen Züge auf, Zug für Zug, deutlich und in algebraischer Notation.
law-8-1-1-1 = Geschrieben wird auf dem Partieformular des Turniers.
law-8-1-1-2 = { $edition ->
    [2023] Statt zu schreiben, dürfen die Züge auf einem elektronischen Partieformular ausgeführt werden, das die FIDE zugelassen hat.
   *[other] Elektronische Partieformulare stehen erst in den Artikeln der Ausgabe von zweitausenddreiundzwanzig. In dieser werden die Züge geschrieben.
  }
law-8-1-2 = Kein Zug wird im Voraus aufgeschrieben, außer für eine Remisreklamation oder als Abgabezug.
law-8-1-3 = Antworten darf ein Spieler, bevor er den gegnerischen Zug aufschreibt; den eigenen vorigen Zug muss er aber vor dem nächsten aufgeschrieben haben.
law-8-1-4 = Auf das Partieformular gehören nur Züge, Uhrzeiten, Remisangebote, Reklamationen und andere erhebliche Angaben.
law-8-1-5 = Ein Remisangebot schreiben beide Spieler auf, als Gleichheitszeichen in Klammern.
law-8-1-6 = Für einen Spieler, der nicht schreiben kann, schreibt ein Assistent, mit dem der Schiedsrichter einverstanden ist. Die Zeit wird gerecht angepasst, aber nie zum Nachteil eines Spielers mit Behinderung.
law-8-2 = Das Partieformular ist für den Schiedsrichter die ganze Partie über sichtbar.
law-8-3 = { $edition ->
    [2023] Die Partieformulare gehören dem Veranstalter. Ein gestörtes elektronisches wird ersetzt.
   *[other] Die Partieformulare gehören dem Veranstalter.
  }
law-8-4 = { $edition ->
    [2014] Wer in einem Abschnitt weniger als fünf Minuten hat und nicht mindestens dreißig Sekunden je Zug erhält, muss nicht schreiben. Gleich nach dem Fallen des Fähnchens ist das Formular zu vervollständigen.
   *[other] Wer in einem Abschnitt weniger als fünf Minuten hat und nicht mindestens dreißig Sekunden je Zug erhält, muss bis zum Ende des Abschnitts nicht schreiben.
  }
law-8-5 = Wie die Formulare nach der Zeitnot vervollständigt werden.
law-8-5-1 = Muss keiner der Spieler schreiben, versucht es der Schiedsrichter oder ein Assistent. Gleich nachdem ein Fähnchen gefallen ist, werden die Uhren angehalten, und beide Spieler vervollständigen ihre Formulare.
law-8-5-2 = Muss nur ein Spieler nicht schreiben, vervollständigt er sein Formular nach dem Fallen eines Fähnchens, bevor er zieht. Ist er am Zug, darf er das gegnerische Formular leihen, und gibt es vor seinem Zug zurück.
law-8-5-3 = Gibt es kein vollständiges Formular, wird die Partie auf einem zweiten Brett nachgespielt, nachdem Stellung, Zeiten, Zugrecht und Zugzahl notiert sind.
law-8-6 = Lässt sich aus den Formularen keine Zeitüberschreitung belegen, gilt der nächste Zug als erster des nächsten Abschnitts, wenn nicht mehr Züge nachgewiesen sind.
law-8-7 = Am Ende unterschreiben beide Spieler die Formulare mit dem Ergebnis. Auch ein falsches gilt, wenn der Schiedsrichter nicht anders entscheidet.

### Neun: die Remispartie

law-9 = Die Remispartie: durch Angebot und Vereinbarung, durch Reklamation, und ohne Reklamation.
law-9-1 = Das Remisangebot.
law-9-1-1 = Das Turnierreglement darf verbieten, vor einer bestimmten Zugzahl oder ohne Zustimmung des Schiedsrichters remis anzubieten oder zu vereinbaren.
law-9-1-2 = Erlaubt das Turnier Remis durch Vereinbarung, gelten Regeln für das Angebot.
law-9-1-2-1 = Remis wird angeboten nach dem Zug und vor dem Drücken der Uhr. Zu anderer Zeit gilt das Angebot auch, darf aber den Gegner nicht stören. Es lässt sich nicht zurücknehmen und gilt, bis es angenommen, abgelehnt oder durch Berühren einer Figur abgelehnt wird oder die Partie endet.
law-9-1-2-2 = Beide Spieler vermerken das Angebot auf dem Partieformular.
law-9-1-2-3 = Eine Reklamation wegen dreimaliger Stellung oder wegen fünfzig Zügen ist auch ein Remisangebot.
law-9-2 = Remis ist die Partie nach berechtigter Reklamation, dass dieselbe Stellung mindestens zum dritten Mal entsteht.
law-9-2-1 = Der Spieler am Zug darf Remis reklamieren, wenn dieselbe Stellung mindestens zum dritten Mal entsteht, nicht unbedingt durch Zugwiederholung.
law-9-2-1-1 = Entstünde die Stellung zum dritten Mal erst durch den nächsten Zug, schreibt der Spieler diesen auf, kann ihn dann nicht mehr ändern und erklärt dem Schiedsrichter, dass er ihn machen will.
law-9-2-1-2 = Ist die Stellung eben zum dritten Mal entstanden, reklamiert der Spieler, der am Zug ist.
law-9-2-2 = Dieselbe Stellung ist es, wenn derselbe Spieler am Zug ist, gleiche Figuren auf gleichen Feldern stehen und alle Figuren beider Spieler dieselben Zugmöglichkeiten haben.
law-9-2-2-1 = Nicht dieselbe Stellung ist es, wenn anfangs ein Bauer en passant geschlagen werden konnte.
law-9-2-2-2 = Nicht dieselbe Stellung ist es, wenn seither ein Rochaderecht verloren ging. Es geht nur durch einen Zug von König oder Turm verloren.
law-9-3 = Remis ist die Partie nach berechtigter Reklamation, dass fünfzig Züge jedes Spielers ohne Bauernzug und ohne Schlagen vergangen sind.
law-9-3-1 = Wer am Zug ist, darf reklamieren, dass mit dem nächsten Zug jeder fünfzig Züge ohne Bauernzug und ohne Schlagen gemacht hat. Der Zug wird zuvor aufgeschrieben und lässt sich nicht mehr ändern.
law-9-3-2 = Wer am Zug ist, darf reklamieren, dass die letzten fünfzig Züge jedes Spielers ohne Bauernzug und ohne Schlagen abgeschlossen wurden.
law-9-4 = Wer eine Figur mit der Absicht zu ziehen oder zu schlagen berührt, kann mit diesem Zug nicht mehr reklamieren.
law-9-5 = Was bei einer Remisreklamation geschieht.
law-9-5-1 = Wird Remis reklamiert, hält der Spieler oder der Schiedsrichter die Uhr an. Die Reklamation lässt sich nicht zurücknehmen.
law-9-5-2 = Ist die Remisreklamation berechtigt, ist die Partie sofort remis.
law-9-5-3 = Ist die Remisreklamation falsch, erhält der Gegner zwei Minuten, und die Partie geht weiter. Ein dabei angekündigter Zug muss gemacht werden.
law-9-6 = Remis ohne jede Reklamation.
law-9-6-1 = { $edition ->
    [2014] Remis ist die Partie, wenn dieselbe Stellung mindestens fünfmal in Folge mit demselben Spieler am Zug entstanden ist.
   *[other] Remis ist die Partie, wenn dieselbe Stellung mindestens fünfmal entstanden ist, auch wenn nicht in Folge.
  }
law-9-6-2 = Remis ist die Partie, wenn jeder Spieler mindestens fünfundsiebzig Züge nacheinander ohne Bauernzug und ohne Schlagen gemacht hat. Setzt der letzte Zug matt, gilt das Matt.

### Zehn: Punkte

law-10 = Punkte: was Gewinn, Remis und Verlust zählen.
law-10-1 = Ein Gewinn zählt einen Punkt, ein Remis einen halben, ein Verlust keinen, wenn das Turnier nichts anderes festlegt.
law-10-2 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Satz nicht.
   *[other] Die Punkte beider Spieler zusammen übersteigen nie, was eine Partie üblicherweise höchstens gibt. Vergeben werden nur die üblichen Wertungen, also nicht drei Viertel zu einem Viertel.
  }

### Elf: das Verhalten der Spieler

law-11 = Das Verhalten der Spieler: was sie dürfen, was nicht, und worauf sie ein Recht haben.
law-11-1 = Die Spieler tun nichts, was dem Ansehen des Schachspiels schadet.
law-11-2 = Das Turnierareal, und wer es verlassen darf.
law-11-2-1 = Das Turnierareal ist der Spielbereich mit Toiletten, Ruheräumen, Erfrischungs- und Raucherbereich und anderen Orten, die der Schiedsrichter bestimmt.
law-11-2-2 = Der Spielbereich ist der Ort, an dem die Partien gespielt werden.
law-11-2-3 = Manches geht nur mit Erlaubnis des Schiedsrichters.
law-11-2-3-1 = Das Turnierareal zu verlassen braucht die Erlaubnis des Schiedsrichters.
law-11-2-3-2 = Der Spieler am Zug verlässt den Spielbereich nur mit Erlaubnis des Schiedsrichters.
law-11-2-3-3 = Wer weder Spieler noch Schiedsrichter ist, betritt den Spielbereich nur mit Erlaubnis des Schiedsrichters.
law-11-2-4 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Satz nicht.
   *[other] Das Turnierreglement darf verlangen, dass ein Spieler, dessen Gegner am Zug ist, dem Schiedsrichter das Verlassen des Spielbereichs meldet.
  }
law-11-3 = Was Spieler während der Partie nicht benutzen dürfen.
law-11-3-1 = Während der Partie sind Notizen, Informationsquellen und Ratschläge verboten, und auf einem anderen Brett wird nicht analysiert.
law-11-3-2 = Elektronische Geräte.
law-11-3-2-1 = { $edition ->
    [2014] Ein Spieler darf im Turnierareal kein Mobiltelefon und kein anderes elektronisches Kommunikationsmittel haben.
   *[other] Ein Spieler darf im Turnierareal kein elektronisches Gerät haben, das der Schiedsrichter nicht ausdrücklich zugelassen hat. Das Turnier darf erlauben, es ausgeschaltet in einer Tasche zu verwahren.
  }
law-11-3-2-2 = Ein Spieler, bei dem ein verbotenes Gerät gefunden wird, verliert, und der Gegner gewinnt. Das Turnier darf eine mildere Strafe festlegen.
law-11-3-3 = Der Schiedsrichter darf Kleidung und Taschen ungestört untersuchen lassen, von einer Person gleichen Geschlechts. Wer sich weigert, wird bestraft.
law-11-3-4 = Rauchen ist nur in dem Teil des Areals erlaubt, den der Schiedsrichter bestimmt.
law-11-4 = Spieler, deren Partie zu Ende ist, sind Zuschauer.
law-11-5 = Es ist verboten, den Gegner auf irgendeine Art abzulenken oder zu stören, auch durch unbegründete Reklamationen, unbegründete Remisangebote oder Lärm.
law-11-6 = Wer gegen diese Regeln des Verhaltens verstößt, wird bestraft.
law-11-7 = Wer sich beharrlich weigert, die Regeln zu befolgen, verliert. Über die Punkte des Gegners entscheidet der Schiedsrichter.
law-11-8 = Weigern sich beide Spieler beharrlich, die Regeln zu befolgen, verlieren beide.
law-11-9 = Ein Spieler hat das Recht, sich einzelne Punkte der Regeln vom Schiedsrichter erklären zu lassen.
law-11-10 = Gegen eine Entscheidung des Schiedsrichters darf ein Spieler Berufung einlegen, auch nach der Unterschrift, wenn das Turnier nichts anderes festlegt.
law-11-11 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Artikel nicht.
   *[other] Beide Spieler helfen dem Schiedsrichter, wenn die Partie nachgespielt werden muss, auch bei einer Remisreklamation.
  }
law-11-12 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Artikel nicht.
   *[other] Die dreimalige Stellung und die fünfzig Züge zu prüfen ist Aufgabe der Spieler, unter Aufsicht des Schiedsrichters.
  }

### Zwölf: die Aufgaben des Schiedsrichters

law-12 = Die Aufgaben des Schiedsrichters: beobachten, entscheiden, und sonst nicht eingreifen.
law-12-1 = Der Schiedsrichter achtet darauf, dass die Schachregeln eingehalten werden.
law-12-2 = Die Pflichten des Schiedsrichters.
law-12-2-1 = Der Schiedsrichter sorgt für ehrliches Spiel.
law-12-2-2 = Der Schiedsrichter handelt zum Besten des Turniers.
law-12-2-3 = Der Schiedsrichter sorgt für gute Spielbedingungen.
law-12-2-4 = Der Schiedsrichter sorgt dafür, dass die Spieler nicht gestört werden.
law-12-2-5 = Der Schiedsrichter überwacht den Ablauf des Turniers.
law-12-2-6 = Der Schiedsrichter trifft besondere Vorkehrungen für Spieler mit Behinderung und für solche, die ärztliche Betreuung brauchen.
law-12-2-7 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Satz nicht.
    [2023] Der Schiedsrichter befolgt die Regeln und Richtlinien für ehrliches Spiel.
   *[other] Der Schiedsrichter befolgt die Regeln und Richtlinien gegen Betrug.
  }
law-12-3 = Der Schiedsrichter beobachtet die Partien, vor allem in Zeitnot, setzt Entscheidungen durch und bestraft, wo es angebracht ist.
law-12-4 = Der Schiedsrichter darf Assistenten ernennen, zum Beispiel wenn mehrere Spieler in Zeitnot sind.
law-12-5 = Wird eine Partie von außen gestört, darf der Schiedsrichter einem oder beiden Spielern zusätzliche Zeit geben.
law-12-6 = Der Schiedsrichter greift nur ein, wo die Regeln es sagen. Er nennt nicht die Zahl der Züge, außer wenn nach dem Fallen eines Fähnchens die Formulare vervollständigt werden, und sagt keinem, dass der Gegner gezogen oder die Uhr vergessen hat.
law-12-7 = Wer einen Regelverstoß bemerkt, sagt es nur dem Schiedsrichter. Spieler und Zuschauer mischen sich nicht in eine Partie ein.
law-12-8 = Mobiltelefone und andere Kommunikationsmittel sind im Turnierareal und in angrenzenden Bereichen, die der Schiedsrichter bestimmt, verboten, wenn er sie nicht erlaubt.
law-12-9 = Die Strafen des Schiedsrichters.
law-12-9-1 = Der Schiedsrichter darf verwarnen.
law-12-9-2 = Der Schiedsrichter darf dem Gegner Zeit hinzugeben.
law-12-9-3 = Der Schiedsrichter darf dem schuldigen Spieler Zeit abziehen.
law-12-9-4 = Der Schiedsrichter darf die Punkte des Gegners erhöhen, höchstens bis zu dem, was die Partie geben kann.
law-12-9-5 = Der Schiedsrichter darf die Punkte des schuldigen Spielers kürzen.
law-12-9-6 = Der Schiedsrichter darf die Partie für verloren erklären und bestimmt dann auch die Punkte des Gegners.
law-12-9-7 = Der Schiedsrichter darf eine vorher angekündigte Geldbuße verhängen.
law-12-9-8 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diese Strafe nicht.
   *[other] Der Schiedsrichter darf einen Spieler von einer oder mehreren Runden ausschließen.
  }
law-12-9-9 = Der Schiedsrichter darf einen Spieler aus dem Turnier ausschließen.

### Anhang A: Schnellschach

law-a = Schnellschach: was anders ist als im Standardschach.
law-a-1 = Schnellschach: Jeder Spieler hat mehr als zehn und weniger als sechzig Minuten für alle Züge. Was mit jedem Zug hinzukommt, zählt sechzigfach.
law-a-2 = { $edition ->
    [2014] Im Schnellschach müssen die Spieler nicht mitschreiben.
   *[other] Im Schnellschach müssen die Spieler nicht mitschreiben, behalten aber alle Rechte zu reklamieren. Sie dürfen jederzeit ein Partieformular vom Schiedsrichter verlangen.
  }
law-a-3 = { $edition ->
    [2023] Wo die Artikel über Regelverstöße und Remis zwei Minuten geben, ist es im Schnellschach und im Blitz eine.
   *[other] Wo die Artikel über Regelverstöße und Remis zwei Minuten geben, ist es im Blitz eine. Im Schnellschach bleibt es bei zwei.
  }
law-a-4 = Die gewöhnlichen Wettkampfregeln gelten im Schnellschach, wenn es genug Schiedsrichter gibt.
law-a-4-1 = Für die Wettkampfregeln im Schnellschach beaufsichtigt ein Schiedsrichter höchstens drei Partien.
law-a-4-2 = Für die Wettkampfregeln im Schnellschach wird jede Partie vom Schiedsrichter oder einem Assistenten aufgezeichnet, möglichst elektronisch.
law-a-4-3 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Satz nicht.
   *[other] Der Spieler am Zug darf sich die Aufzeichnung zeigen lassen, höchstens fünfmal in einer Partie. Öfter gilt als Störung.
  }
law-a-5 = Ohne genug Schiedsrichter gelten im Schnellschach eigene Regeln.
law-a-5-1 = Im Schnellschach lässt sich manches nicht mehr ändern, wenn jeder Spieler zehn Züge abgeschlossen hat.
law-a-5-1-1 = Nach zehn Zügen jedes Spielers wird die Einstellung der Uhren nicht mehr geändert, außer wenn sonst der Zeitplan litte.
law-a-5-1-2 = Nach zehn Zügen jedes Spielers ist keine Reklamation wegen falscher Aufstellung oder falsch liegendem Brett mehr möglich. Ein falsch stehender König darf nicht rochieren, und mit einem falsch stehenden Turm gibt es keine Rochade.
law-a-5-2 = { $edition ->
    [2014] Sieht der Schiedsrichter einen abgeschlossenen regelwidrigen Zug oder reklamiert ihn der Gegner vor dem eigenen nächsten Zug, ist die Partie verloren, oder remis, wenn der Gegner nicht mattsetzen kann. Danach bleibt es bei dem Zug, wenn nicht beide etwas anderes vereinbaren.
    [2017] Sieht der Schiedsrichter einen abgeschlossenen regelwidrigen Zug oder reklamiert ihn der Gegner vor dem eigenen nächsten Zug, ist die Partie verloren, oder remis, wenn der Gegner nicht mattsetzen kann. Danach bleibt es bei dem Zug, wenn nicht beide etwas anderes vereinbaren.
   *[other] Die übliche Strafe für einen regelwidrigen Zug wird verhängt, wenn der Schiedsrichter ihn vor dem nächsten Zug des Gegners sieht oder der Gegner ihn bis dahin reklamiert. Danach bleibt es bei dem Zug, wenn nicht beide etwas anderes vereinbaren.
  }
law-a-5-3 = { $edition ->
    [2014] Wer Zeitüberschreitung reklamiert, hält beide Uhren an und ruft den Schiedsrichter. Das eigene Fähnchen muss noch oben sein, das gegnerische gefallen. Remis ist die Partie, wenn der Reklamierende durch keine Folge regelgemäßer Züge mattsetzen kann.
    [2017] Wer Zeitüberschreitung reklamiert, darf die Uhr anhalten und ruft den Schiedsrichter; eigene Zeit muss noch übrig sein. Remis ist die Partie, wenn der Reklamierende durch keine Folge regelgemäßer Züge mattsetzen kann.
   *[other] Wer Zeitüberschreitung reklamiert, darf die Uhr anhalten und ruft den Schiedsrichter. Remis ist die Partie, wenn der Reklamierende durch keine Folge regelgemäßer Züge mattsetzen kann.
  }
law-a-5-4 = Sieht der Schiedsrichter beide Könige im Schach oder einen Bauern auf der letzten Reihe, wartet er den nächsten abgeschlossenen Zug ab. Ist die regelwidrige Stellung dann noch da, ist die Partie remis.
law-a-5-5 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn sagt nicht, ob der Schiedsrichter im Schnellschach ein gefallenes Fähnchen ausruft.
    [2017] Der Schiedsrichter darf ein gefallenes Fähnchen ausrufen.
   *[other] Der Schiedsrichter ruft ein gefallenes Fähnchen aus, wenn er es sieht.
  }
law-a-6 = Das Turnier muss vorher sagen, ob Schnellschach mit oder ohne volle Aufsicht gespielt wird, für alle seine Partien.

### Anhang B: Blitz

law-b = Blitz: was anders ist als im Standard- und Schnellschach.
law-b-1 = { $edition ->
    [2014] Blitz: Jeder Spieler hat im vorliegenden Text weniger als zehn Minuten für alle Züge; hier gelten auch zehn Minuten als Blitz. Was mit jedem Zug hinzukommt, zählt sechzigfach.
   *[other] Blitz: Jeder Spieler hat zehn Minuten oder weniger für alle Züge. Was mit jedem Zug hinzukommt, zählt sechzigfach.
  }
law-b-2 = Die gewöhnlichen Wettkampfregeln gelten im Blitz, wenn es genug Schiedsrichter gibt.
law-b-2-1 = Für die Wettkampfregeln im Blitz beaufsichtigt ein Schiedsrichter eine Partie.
law-b-2-2 = Für die Wettkampfregeln im Blitz wird jede Partie vom Schiedsrichter oder einem Assistenten aufgezeichnet, möglichst elektronisch.
law-b-2-3 = { $edition ->
    [2014] Die Ausgabe von zweitausendvierzehn hat diesen Satz nicht.
   *[other] Der Spieler am Zug darf sich die Aufzeichnung zeigen lassen, höchstens fünfmal in einer Partie. Öfter gilt als Störung.
  }
law-b-3 = Ohne genug Schiedsrichter wird Blitz nach den Regeln für Schnellschach ohne volle Aufsicht gespielt.
law-b-4 = Das Turnier muss vorher sagen, ob Blitz mit oder ohne volle Aufsicht gespielt wird, für alle seine Partien.

### Anhang C: algebraische Notation

law-c = Nur die algebraische Notation gilt als Beweis. Wer eine andere benutzt, wird vom Schiedsrichter darauf hingewiesen.
law-c-1 = In der Beschreibung der Notation meint Figur jede Figur außer dem Bauern.
law-c-2 = Jede Figur wird als Großbuchstabe geschrieben, der erste ihres Namens. Im Englischen ist der Springer ein N.
law-c-3 = Jeder Spieler darf die Buchstaben des eigenen Landes benutzen. Im Druck sind Figurenzeichen besser.
law-c-4 = Bauern haben keinen Buchstaben, das Feld steht allein.
law-c-5 = Die acht Linien sind kleine Buchstaben von a bis h, für Weiß von links nach rechts.
law-c-6 = Die acht Reihen sind von eins bis acht nummeriert, von Weiß aus.
law-c-7 = So hat jedes der vierundsechzig Felder einen eigenen Namen aus Buchstabe und Zahl.
law-c-8 = { $edition ->
    [2014] Ein Zug wird mit dem Buchstaben der Figur und dem Ankunftsfeld geschrieben, ohne Bindestrich.
   *[other] Ein Zug wird mit dem Buchstaben der Figur und dem Ankunftsfeld geschrieben, ohne Bindestrich. Auch die lange Form mit dem Ausgangsfeld gilt.
  }
law-c-9 = { $edition ->
    [2014] Schlägt eine Figur, muss ein x zwischen ihrem Buchstaben und dem Ankunftsfeld stehen.
   *[other] Schlägt eine Figur, darf ein x zwischen ihrem Buchstaben und dem Ankunftsfeld stehen.
  }
law-c-9-1 = Der Schlagzug einer Figur beginnt mit dem Buchstaben der schlagenden Figur.
law-c-9-2 = Der Schlagzug einer Figur endet mit dem Ankunftsfeld.
law-c-9-3 = { $edition ->
    [2014] Schlägt ein Bauer, stehen da die Linie, die er verlässt, ein x und das Ankunftsfeld. En passant ist das Ankunftsfeld das zuletzt besetzte, und e p muss dahinter stehen.
   *[other] Schlägt ein Bauer, stehen da die Linie, die er verlässt, und das Ankunftsfeld, dazwischen wenn gewünscht ein x. En passant ist das Ankunftsfeld das zuletzt besetzte, und e p darf dahinter stehen.
  }
law-c-10 = Wie zwei Figuren unterschieden werden, die dasselbe Feld erreichen.
law-c-10-1 = Stehen beide auf derselben Reihe, kommt zum Buchstaben die Ausgangslinie.
law-c-10-2 = Stehen beide auf derselben Linie, kommt zum Buchstaben die Ausgangsreihe.
law-c-10-3 = Stehen sie auf verschiedenen Reihen und Linien, ist die Ausgangslinie besser.
law-c-10-3-4 = { $edition ->
    [2014] Wird dabei geschlagen, steht ein x vor dem Ankunftsfeld.
   *[other] Wird dabei geschlagen, darf ein x vor dem Ankunftsfeld stehen.
  }
law-c-11 = Eine Umwandlung wird als Bauernzug geschrieben, mit dem Buchstaben der neuen Figur gleich dahinter.
law-c-12 = Ein Remisangebot wird als Gleichheitszeichen in Klammern geschrieben.
law-c-13 = { $edition ->
    [2014] Die Rochade wird zum Königsflügel mit zwei Nullen geschrieben, zum Damenflügel mit drei. Es gibt Zeichen für Schlagen, Schach, Matt und en passant.
   *[other] Die Rochade wird zum Königsflügel mit zwei Nullen geschrieben, zum Damenflügel mit drei. Die Zeichen für Schlagen, Schach, Matt und en passant sind freigestellt.
  }

### Anhang D: blinde und sehbehinderte Spieler

law-d = Spiel mit blinden und sehbehinderten Spielern: zwei Bretter, Ansagen und ein Assistent.
law-d-1 = Der Veranstalter darf diese Regeln nach Rücksprache mit dem Schiedsrichter anpassen. Spielen Sehende gegen Sehbehinderte, darf jeder der beiden zwei Bretter verlangen.
law-d-1-1 = Das Steckbrett misst mindestens zwanzig mal zwanzig Zentimeter.
law-d-1-2 = Die schwarzen Felder des Steckbretts sind etwas erhöht.
law-d-1-3 = Jedes Feld des Steckbretts hat ein Loch, das die Figur hält.
law-d-1-4 = Was für die Figuren verlangt ist.
law-d-1-4-1 = Jede Figur hat einen Stift, der in das Loch passt.
law-d-1-4-2 = Die Figuren haben die Form von Staunton, die schwarzen sind besonders gekennzeichnet.
law-d-2 = Wie eine Partie mit Ansagen gespielt wird.
law-d-2-1 = Züge werden deutlich angesagt, vom Gegner wiederholt und auf dessen Brett ausgeführt. Bei der Umwandlung wird die neue Figur genannt. Für Linien gibt es Namen, für Reihen deutsche Zahlen, wenn der Schiedsrichter nicht anders entscheidet.
law-d-2-2 = Auf dem Brett des sehbehinderten Spielers gilt eine Figur als berührt, wenn sie aus ihrem Loch gezogen ist.
law-d-2-3 = Wann ein Zug des sehbehinderten Spielers als ausgeführt gilt.
law-d-2-3-1 = Ein Schlagzug gilt erst als ausgeführt, wenn die geschlagene Figur vom Brett des Spielers am Zug genommen ist.
law-d-2-3-2 = Ein Zug gilt erst als ausgeführt, wenn die Figur in ein anderes Loch gesteckt ist.
law-d-2-3-3 = Ein Zug gilt erst als ausgeführt, wenn er angesagt ist.
law-d-2-4 = Erst wenn der Zug ausgeführt ist, wird die Uhr des Gegners in Gang gesetzt.
law-d-2-5 = Für den sehenden Spieler gelten die gewöhnlichen Regeln über Berühren und Ausführen.
law-d-2-6 = Die Uhr des sehbehinderten Spielers.
law-d-2-6-1 = Eine besondere Uhr ist erlaubt. Sie soll dem sehbehinderten Spieler Zeit und Zugzahl ansagen können.
law-d-2-6-2 = Oder es gibt eine Zeigeruhr mit verstärkten Zeigern, erhabenen Punkten und einem fühlbaren Fähnchen.
law-d-2-7 = Der sehbehinderte Spieler schreibt in Punktschrift oder Normalschrift mit oder nimmt die Züge auf.
law-d-2-8 = Ein Versprecher muss sofort berichtigt werden, und bevor die Uhr des Gegners läuft.
law-d-2-9 = Sind die beiden Bretter verschieden, werden sie mit Hilfe des Schiedsrichters und beider Formulare berichtigt. Stimmen die Formulare überein, wird das falsche Brett berichtigt; wenn nicht, geht die Partie bis zur letzten Übereinstimmung zurück, und die Uhren werden gestellt.
law-d-2-10 = Der sehbehinderte Spieler hat das Recht auf einen Assistenten mit bis zu sechs Aufgaben.
law-d-2-10-1 = Der Assistent darf die Züge jedes Spielers auf dem Brett des Gegners ausführen.
law-d-2-10-2 = Der Assistent darf die Züge beider Spieler ansagen.
law-d-2-10-3 = Der Assistent darf für den sehbehinderten Spieler mitschreiben und die Uhr des Gegners in Gang setzen.
law-d-2-10-4 = Der Assistent nennt dem sehbehinderten Spieler nur auf Anfrage die Zahl der abgeschlossenen Züge und die verbrauchte Zeit beider.
law-d-2-10-5 = Der Assistent darf Zeitüberschreitung reklamieren und meldet dem Schiedsrichter, wenn der sehende Spieler eine Figur berührt hat.
law-d-2-10-6 = Der Assistent darf bei einer Hängepartie die nötigen Formalitäten erledigen.
law-d-2-11 = Hat der sehbehinderte Spieler keinen Assistenten, darf der sehende einen haben, der zieht und ansagt. Gegen einen gehörlosen oder schwerhörigen Gegner ist ein Assistent vorgeschrieben.

### Richtlinien Eins: Hängepartien

law-i = Hängepartien: wie ein Zug abgegeben und wie die Partie wieder aufgenommen wird.
law-i-1 = Das Abgeben eines Zuges.
law-i-1-1 = Ist die Partie am Ende der Spielzeit nicht zu Ende, schreibt der Spieler am Zug seinen Zug eindeutig auf, steckt beide Formulare in einen Umschlag, verschließt ihn und hält erst dann die Uhr an. Bis dahin darf er den Zug ändern. Ein auf dem Brett gemachter Zug wird so abgegeben.
law-i-1-2 = Wer vor dem Ende der Spielzeit abgibt, hat nach den Regeln erst an deren Ende abgegeben, und die Restzeit wird so vermerkt.
law-i-2 = Was auf dem Umschlag steht.
law-i-2-1 = Auf dem Umschlag stehen die Namen der Spieler.
law-i-2-2 = Auf dem Umschlag steht die Stellung unmittelbar vor dem Abgabezug.
law-i-2-3 = Auf dem Umschlag steht die verbrauchte Zeit jedes Spielers.
law-i-2-4 = Auf dem Umschlag steht, wer den Zug abgegeben hat.
law-i-2-5 = Auf dem Umschlag steht die Nummer des Abgabezugs.
law-i-2-6 = Auf dem Umschlag steht ein noch offenes Remisangebot.
law-i-2-7 = Auf dem Umschlag stehen Tag, Uhrzeit und Ort der Wiederaufnahme.
law-i-3 = Der Schiedsrichter prüft, was auf dem Umschlag steht, und verwahrt ihn.
law-i-4 = Ein Remisangebot nach der Abgabe des Gegners gilt, bis dieser es annimmt oder ablehnt.
law-i-5 = Vor der Wiederaufnahme wird die Stellung vor dem Abgabezug aufgebaut, und die Uhren zeigen die verbrauchten Zeiten.
law-i-6 = Vereinbaren die Spieler vor der Wiederaufnahme remis oder gibt einer auf, ist die Partie zu Ende.
law-i-7 = Der Umschlag wird nur geöffnet, wenn der Spieler anwesend ist, der auf den Abgabezug antworten muss.
law-i-8 = { $edition ->
    [2014] Ein Abgabezug, der nicht gilt, verliert die Partie, außer wenn sie remis ist, weil der Gegner nicht mattsetzen kann, oder remis ohne Reklamation.
   *[other] Ein Abgabezug, der nicht gilt, verliert die Partie, außer wenn sie anders zu Ende ist, remis ist, weil der Gegner nicht mattsetzen kann, oder remis ohne Reklamation.
  }
law-i-8-1 = Wer abgegeben hat, verliert, wenn der Abgabezug mehrdeutig ist.
law-i-8-2 = Wer abgegeben hat, verliert, wenn sich nicht feststellen lässt, was der Abgabezug bedeutet.
law-i-8-3 = Wer abgegeben hat, verliert, wenn der Abgabezug regelwidrig ist.
law-i-9 = Was zur Zeit der Wiederaufnahme geschieht.
law-i-9-1 = Ist der Spieler da, der antworten muss, wird der Umschlag geöffnet, der Abgabezug ausgeführt und seine Uhr in Gang gesetzt.
law-i-9-2 = Fehlt der Spieler, der antworten muss, wird seine Uhr in Gang gesetzt. Kommt er, darf er sie anhalten, der Umschlag wird geöffnet, der Abgabezug ausgeführt, und die Uhr läuft weiter.
law-i-9-3 = Fehlt der Spieler, der abgegeben hat, darf der Gegner seine Antwort ebenfalls abgeben, statt sie auszuführen, und die Uhr des Fehlenden in Gang setzen. Der neue Umschlag wird bei dessen Eintreffen geöffnet.
law-i-10 = Wer nach der Wartezeit kommt, verliert, wenn der Schiedsrichter nicht anders entscheidet. Hat aber der Abgabezug die Partie beendet, gilt dieses Ergebnis.
law-i-11 = Ist die Wartezeit nicht null und niemand da, verliert der Spieler, der antworten muss, die Zeit bis zu seinem Eintreffen.
law-i-12 = Was gilt, wenn der Umschlag fehlt.
law-i-12-1 = Fehlt der Umschlag, geht die Partie mit der vermerkten Stellung und den vermerkten Zeiten weiter. Wer abgegeben hat, macht den Zug, den er nach seinen Worten abgegeben hat.
law-i-12-2 = Lässt sich die Stellung nicht wiederherstellen, wird die Partie annulliert und eine neue gespielt.
law-i-13 = Weist ein Spieler vor seinem ersten Zug auf eine falsche Zeit hin, wird sie berichtigt. Später geht die Partie ohne Berichtigung weiter, wenn der Schiedsrichter nicht anders entscheidet.
law-i-14 = Die Dauer jeder Sitzung misst die Uhr des Schiedsrichters.

### Richtlinien Zwei: Chess960

law-ii = Schach neunhundertsechzig: eine ausgeloste Anfangsstellung, und die Rochade daraus.
law-ii-1 = Die Anfangsstellung wird nach bestimmten Regeln ausgelost. Danach wird wie gewohnt gespielt.
law-ii-2 = Die weißen Bauern stehen wie gewohnt auf der zweiten Reihe, die anderen Figuren ausgelost auf der ersten, nach drei Regeln.
law-ii-2-1 = Der König steht zwischen den beiden Türmen.
law-ii-2-2 = Die Läufer stehen auf Feldern verschiedener Farbe.
law-ii-2-3 = Die schwarzen Figuren stehen den weißen gegenüber. Auslosen dürfen Programm, Würfel, Münze oder Karten.
law-ii-3 = Wie im Schach neunhundertsechzig rochiert wird.
law-ii-3-1 = Jeder Spieler darf in einer Partie einmal rochieren, in einem Zug von König und Turm.
law-ii-3-2 = Je nachdem, wo König und Turm stehen, wird auf eine von vier Arten rochiert.
law-ii-3-2-1 = Die Rochade kann ein Doppelzug sein: erst der König, dann der Turm.
law-ii-3-2-2 = Die Rochade kann ein Tausch sein: König und Turm wechseln die Plätze.
law-ii-3-2-3 = Die Rochade kann ein Zug des Königs allein sein.
law-ii-3-2-4 = Die Rochade kann ein Zug des Turms allein sein.
law-ii-3-2-5 = Auf dem Brett wird am besten der König weggenommen, der Turm auf sein Feld gestellt und dann der König auf seines. Beide stehen danach wie im gewöhnlichen Schach.
law-ii-3-2-6 = Nach der langen Rochade steht der König auf der c-Linie, der Turm auf der d-Linie. Nach der kurzen steht der König auf der g-Linie, der Turm auf der f-Linie.
law-ii-3-2-7 = Anmerkungen zur Rochade im Schach neunhundertsechzig.
law-ii-3-2-7-1 = Gegen Missverständnisse hilft es, vorher zu sagen: ich rochiere.
law-ii-3-2-7-2 = Bei der Rochade kann in manchen Stellungen der König oder der Turm stehen bleiben, nie aber beide.
law-ii-3-2-7-3 = In manchen Stellungen ist die Rochade schon im ersten Zug möglich.
law-ii-3-2-7-4 = Für die Rochade müssen alle Felder zwischen Ausgangs- und Zielfeld des Königs und zwischen denen des Turms frei sein, die Zielfelder eingeschlossen, bis auf den König und den rochierenden Turm.
law-ii-3-2-7-5 = Bei der Rochade dürfen manche Felder besetzt sein, die sonst frei sein müssten: bei der langen auf der a-, b- und e-Linie, bei der kurzen auf der e- und h-Linie.

### Richtlinien Drei: Partien ohne Zusatzzeit

law-iii = Partien ohne Zusatzzeit und die Endspurtphase, in der alle übrigen Züge in begrenzter Zeit zu machen sind.
law-iii-1 = Die Endspurtphase ist der Teil der Partie, in dem alle übrigen Züge in begrenzter Zeit abzuschließen sind.
law-iii-2 = Wann diese Richtlinien gelten.
law-iii-2-1 = Diese Richtlinien gelten nur, wenn sie vor dem Turnier angekündigt wurden.
law-iii-2-2 = Diese Richtlinien gelten für Standard- und Schnellschach ohne Zusatzzeit, nie für Blitz.
law-iii-3 = Beide Fähnchen sind gefallen.
law-iii-3-1 = { $edition ->
    [2014] Beide Fähnchen sind gefallen, und niemand kann sagen, welches zuerst. In dieser Ausgabe gilt das für jede Partie.
   *[other] Beide Fähnchen sind gefallen, und niemand kann sagen, welches zuerst.
  }
law-iii-3-1-1 = Sind beide Fähnchen gefallen, weiß niemand, welches zuerst, und ist es nicht der letzte Abschnitt, geht die Partie weiter.
law-iii-3-1-2 = Sind im letzten Abschnitt beide Fähnchen gefallen und weiß niemand, welches zuerst, ist die Partie remis.
law-iii-4 = { $edition ->
    [2014] Wer am Zug ist und weniger als zwei Minuten hat, darf für beide fünf Sekunden je Zug verlangen, als Verzögerung oder Zusatzzeit. Das ist auch ein Remisangebot. Wird es abgelehnt und ist der Schiedsrichter einverstanden, werden die Uhren so gestellt, und der Gegner erhält zwei Minuten.
   *[other] Wer am Zug ist und weniger als zwei Minuten hat, darf für beide fünf Sekunden Zusatzzeit je Zug verlangen. Das ist auch ein Remisangebot. Wird es abgelehnt und ist der Schiedsrichter einverstanden, werden die Uhren so gestellt, und der Gegner erhält zwei Minuten.
  }
law-iii-5 = Kommt keine Zusatzzeit in Frage, darf, wer am Zug ist und weniger als zwei Minuten hat, vor dem Fallen des Fähnchens Remis reklamieren, weil der Gegner mit normalen Mitteln nicht gewinnen kann oder es nicht versucht.
law-iii-5-1 = Stimmt der Schiedsrichter der Reklamation zu, ist die Partie remis. Sonst verschiebt er die Entscheidung oder lehnt ab.
law-iii-5-2 = Wird die Entscheidung verschoben, darf der Gegner zwei Minuten erhalten, und die Partie geht weiter. Der Schiedsrichter entscheidet später oder so bald wie möglich, nachdem ein Fähnchen gefallen ist.
law-iii-5-3 = Wird die Reklamation abgelehnt, erhält der Gegner zwei Minuten.
law-iii-6 = Was gilt, wenn kein Schiedsrichter das Turnier beaufsichtigt.
law-iii-6-1 = Ohne Schiedsrichter darf, wer weniger als zwei Minuten hat, vor dem Fallen des Fähnchens Remis reklamieren. Damit ist die Partie zu Ende.
law-iii-6-1-1 = Heißt es, der Gegner könne mit normalen Mitteln nicht gewinnen, schreibt der Reklamierende die Endstellung auf, und der Gegner bestätigt sie.
law-iii-6-1-2 = Heißt es, der Gegner versuche nicht, mit normalen Mitteln zu gewinnen, schreibt der Reklamierende die Endstellung auf und legt ein vollständiges Partieformular vor. Der Gegner bestätigt beides.
law-iii-6-2 = Ohne Schiedsrichter vor Ort geht die Reklamation an den dafür bestimmten Schiedsrichter.
