rules-title = Die Regeln von Thurn und Taxis
rules-intro = Hier steht das ganze Spiel, so wie dieses Programm es spielt, in unseren eigenen Worten. Dies ist eine unabhängige, inoffizielle Umsetzung; wenn dir das Spiel gefällt, kauf dir das Brettspiel.

## overview

rules-overview-title = Worum es geht
rules-overview-aim = Du leitest ein Postunternehmen in Süddeutschland und Umgebung. Stadtkarte für Stadtkarte baust du Poststrecken. Mit jeder Strecke, die du abschließt, setzt du Häuser in ihre Städte, sammelst Bonusplättchen und kommst zu größeren Kutschen.
rules-overview-end = Nimmt jemand die 7er-Kutsche oder setzt sein letztes Haus, wird die Runde noch zu Ende gespielt. Dann gewinnt, wer die meisten Punkte hat.
rules-overview-map-alt = Der Spielplan: 22 Städte in neun Ländern, verbunden durch 45 Straßen.

## setup

rules-setup-title = Aufbau
rules-setup-players = Es spielen zwei bis vier Personen. Jede bekommt 20 Häuser einer Farbe. Anfangs hat niemand Karten auf der Hand.
rules-setup-cards = Die 66 Stadtkarten, drei von jeder Stadt, werden gemischt und bilden den verdeckten Nachziehstapel. Sechs Karten werden aufgedeckt: die Auslage.
rules-setup-tiles = Die 30 Bonusplättchen liegen in zehn Stapeln, das wertvollste jeweils oben.
rules-setup-carriages = Die Kutschen tragen die Zahlen 3 bis 7. Von jeder gibt es genug für alle; sie gehen nie aus.
rules-setup-first = Wer beginnt, entscheidet das Los, sofern der Gastgeber nichts anderes bestimmt. Gespielt wird im Uhrzeigersinn.
rules-setup-cards-alt = Sechs offene Stadtkarten: die Auslage.

## turn

rules-turn-title = Dein Zug
rules-turn-lead = Ein Zug hat drei Schritte, immer in dieser Reihenfolge:
rules-turn-draw = Du musst eine Stadtkarte nehmen.
rules-turn-play = Du musst eine Stadtkarte spielen.
rules-turn-close = Du darfst deine Strecke abschließen, wenn sie mindestens drei Karten hat.
rules-turn-officials = In jedem Zug darf dir eine von vier Amtspersonen helfen: der { -administrator } oder der { -postmaster } beim Nehmen, der { -postal-carrier } beim Spielen, der { -cartwright } beim Abschließen. Eine pro Zug, nicht mehr.
rules-turn-officials-head-official = Amtsperson
rules-turn-officials-head-when = Wann
rules-turn-officials-head-does = Was sie bringt
rules-turn-when-before-taking = vor dem Nehmen
rules-turn-when-taking = beim Nehmen
rules-turn-when-playing = beim Spielen
rules-turn-when-closing = beim Abschließen

## draw

rules-draw-title = Eine Karte nehmen
rules-draw-choice = Nimm eine Karte aus der Auslage oder die oberste vom Nachziehstapel. Was du aus der Auslage nimmst, sehen alle; eine Karte vom Nachziehstapel kennst nur du.
rules-draw-refill = Eine Lücke in der Auslage wird sofort vom Nachziehstapel aufgefüllt.
rules-draw-limit = Du darfst beliebig viele Karten auf der Hand haben, bis du eine Strecke abschließt.

## administrator

rules-administrator-title = { -administrator }: eine neue Auslage
rules-administrator-text = Nichts Passendes dabei? Bevor du eine Karte nimmst, legt der { -administrator } die ganze Auslage ab und deckt neue Karten vom Nachziehstapel auf.
rules-administrator-limit = Hast du schon eine Karte genommen, ist es zu spät. Und mit leerer Hand kannst du den { -administrator } nicht einsetzen: Dann hilft dir der { -postmaster }.

## postmaster

rules-postmaster-title = { -postmaster }: eine zweite Karte nehmen
rules-postmaster-text = Nimm eine zweite Karte, aus der Auslage oder vom Nachziehstapel. Vorher darfst du dir die erste ansehen und auch die Karte, die für sie aufgedeckt wurde.
rules-postmaster-forced = Hast du zu Beginn deines Zuges keine Karte auf der Hand, musst du den { -postmaster } einsetzen: Du nimmst zwei Karten, und keine andere Amtsperson kann dir in diesem Zug helfen. Das gilt für alle im ersten Zug.

## play

rules-play-title = Eine Karte spielen
rules-play-row = Deine Strecke ist eine Reihe von Karten, die vor dir liegt. In jedem Zug spielst du eine Karte aus der Hand:
rules-play-start = Hast du keine Strecke, beginnst du mit der Karte eine.
rules-play-extend = Hast du eine, legst du die Karte links oder rechts an. Eine Straße muss die neue Stadt mit der Stadt an diesem Ende verbinden, und die neue Stadt darf noch nicht in der Strecke liegen.
rules-play-drop = Oder du legst die ganze Strecke ab, ohne etwas dafür zu bekommen, und beginnst mit der Karte eine neue. Das darfst du auch, wenn eine Karte passen würde, und mit jeder Karte deiner Hand. Passt keine, bleibt dir nichts anderes übrig.
rules-play-never = Karten werden nie dazwischengeschoben, umgelegt oder zurückgenommen. Die Farbe einer Stadt spielt beim Anlegen keine Rolle, nur die Straßen zählen.
rules-play-houses = Du darfst auch Städte spielen, in denen du schon ein Haus hast. Sie verlängern die Strecke, bekommen aber kein zweites Haus.
rules-play-example = Beispiel: Deine Strecke ist Ulm – Augsburg – München. Kempten passt links neben Ulm, Salzburg rechts neben München. Ingolstadt hat Straßen zu beiden und darf an jedes Ende. Linz hat zu keinem Ende eine Straße. Augsburg darf nicht noch einmal gespielt werden.
rules-play-map-alt = Spielplan: eine Strecke von Ulm über Augsburg nach München, ringsum die Städte Kempten, Salzburg, Ingolstadt und Linz.

## postal-carrier

rules-postal-carrier-title = { -postal-carrier }: eine zweite Karte spielen
rules-postal-carrier-text = Spiele nach deiner Karte noch eine zweite. Sie muss die Strecke verlängern, an die du gerade angelegt hast, egal an welchem Ende. Eine neue Strecke kann sie nicht beginnen.

## close

rules-close-title = Die Strecke abschließen
rules-close-may = Hat deine Strecke nach dem Spielen mindestens drei Karten, darfst du sie abschließen. Willst du lieber weiterbauen, beende einfach deinen Zug: Hand und Strecke bleiben, wie sie sind.
rules-close-order = Das Abschließen läuft in dieser Reihenfolge ab:
rules-close-step-houses = Du setzt Häuser.
rules-close-step-tiles = Du nimmst dir die Bonusplättchen, die du verdient hast.
rules-close-step-carriage = Du nimmst die nächste Kutsche, wenn die Strecke lang genug ist.
rules-close-step-discard = Du legst die Strecke ab, dazu Handkarten, bis du höchstens noch drei hast.
rules-close-over = Damit ist dein Zug zu Ende. Im nächsten beginnst du eine neue Strecke.

## houses

rules-houses-title = Häuser setzen
rules-houses-lead = Häuser setzt du in Städte der Strecke, die du abschließt. Du hast zwei Möglichkeiten:
rules-houses-one-each = in jedem Land, durch das die Strecke führt, ein Haus in einer der Städte auf der Strecke; oder
rules-houses-all-of-one = in einem einzigen Land, das du dir aussuchst, ein Haus in jeder Stadt auf der Strecke.
rules-houses-limits = In einer Stadt darfst du nur ein Haus haben. Häuser der anderen stören nicht.
rules-houses-may = Du darfst auch weniger Häuser setzen als möglich oder gar keins. Gegen Ende kann das klug sein, denn dein letztes Haus läutet das Spielende ein.
rules-houses-example = Beispiel: Du schließt Zürich – Kempten – Augsburg – München – Salzburg ab. Entweder setzt du je Land ein Haus: in Zürich (Schweiz), in Salzburg (Salzburg) und in einer der Städte Kempten, Augsburg oder München (Baiern). Oder du setzt Häuser in alle drei Städte von Baiern: Kempten, Augsburg und München.
rules-houses-closing-alt = Die Strecke Zürich, Kempten, Augsburg, München, Salzburg und die beiden Möglichkeiten, auf ihr Häuser zu setzen.

## bonus-tiles

rules-bonus-tiles-title = Bonusplättchen
rules-bonus-tiles-lead = Nach dem Setzen der Häuser nimmst du dir alle Plättchen, die du verdient hast, immer das oberste des Stapels. Es gibt drei Arten und eines für das Spielende.
rules-bonus-tiles-length = Lange Strecken: Eine Strecke mit 5, mit 6 oder mit 7 und mehr Karten bringt das Plättchen dieser Länge. Ist der Stapel leer, nimm vom nächstkürzeren, auf dem noch eines liegt. Davon darfst du beliebig viele sammeln.
rules-bonus-tiles-regions = Bonusgebiete: Häuser in allen Städten eines Gebiets bringen dessen Plättchen, egal wie viele Strecken du dafür gebraucht hast. Jedes Gebiet zählt für dich einmal im Spiel; ist der Stapel leer, bekommst du nichts.
rules-bonus-tiles-all = Alle Länder: Ein Haus in mindestens einer Stadt jedes der neun Länder bringt dieses Plättchen. Auch Polen gehört dazu, mit Lodz als einziger Stadt. Einmal im Spiel; ist der Stapel leer, bekommst du nichts.
rules-bonus-tiles-end = Spielende: Wer als Erster die 7er-Kutsche nimmt oder sein letztes Haus setzt, bekommt in diesem Moment das Plättchen.
rules-bonus-tiles-example = Beispiel: Du hast Häuser in Basel und Zürich. Nun schließt du eine Strecke durch Innsbruck ab und setzt dort ein Haus: Schweiz und Tyrol sind vollständig, und du nimmst das oberste Plättchen von Schweiz/Tyrol.
rules-bonus-tiles-head-stack = Stapel
rules-bonus-tiles-head-needs = Was man braucht
rules-bonus-tiles-head-values = Werte von oben
rules-bonus-tiles-needs-5 = eine Strecke mit 5 Karten
rules-bonus-tiles-needs-6 = eine Strecke mit 6 Karten
rules-bonus-tiles-needs-7 = eine Strecke mit 7 oder mehr Karten
rules-bonus-tiles-needs-all = eine Stadt in jedem der neun Länder
rules-bonus-tiles-needs-end = als Erster die 7er-Kutsche oder das letzte Haus
rules-bonus-tiles-tiles-alt = Die zehn Stapel der Bonusplättchen, das wertvollste jeweils oben.

## carriages

rules-carriages-title = Kutschen
rules-carriages-text = Hat deine Strecke mindestens so viele Karten, wie die Zahl deiner nächsten Kutsche verlangt, nimmst du diese Kutsche. Die erste ist die 3er-Kutsche, dann folgen 4, 5, 6 und 7.
rules-carriages-one = Pro Strecke gibt es nur eine Kutsche, und keine wird übersprungen, so lang die Strecke auch ist. Eine verdiente Kutsche musst du nehmen.
rules-carriages-example = Beispiel: Du hast die 4er-Kutsche und schließt eine Strecke mit 6 Karten ab. Du nimmst die 5er-Kutsche. Für die 6er brauchst du eine weitere Strecke.
rules-carriages-points = Am Ende zählt nur deine höchste Kutsche:
rules-carriages-head-carriage = Kutsche
rules-carriages-head-points = Punkte

## cartwright

rules-cartwright-title = { -cartwright }: eine Kutsche mit kürzerer Strecke
rules-cartwright-text = Fehlen deiner Strecke eine oder zwei Karten für die nächste Kutsche, bekommst du sie mit dem { -cartwright } trotzdem. Fehlen drei, kann auch er nicht helfen.
rules-cartwright-choice = Das ist freiwillig, du darfst verzichten. Und wenn dir in diesem Zug schon eine andere Amtsperson geholfen hat, steht dir der { -cartwright } nicht zur Verfügung.
rules-cartwright-example = Beispiel: Du hast die 5er-Kutsche und schließt eine Strecke mit 4 Karten ab. Mit dem { -cartwright } nimmst du die 6er-Kutsche. Hättest du die schon, würden für die nächste drei Karten fehlen.

## discard

rules-discard-title = Karten ablegen
rules-discard-text = Wenn alles andere erledigt ist, kommen die Karten der Strecke auf den Ablagestapel. Hast du mehr als drei Karten auf der Hand, wählst du, welche du ablegst, bis du noch drei hast. Alle sehen, was du ablegst.

## game-end

rules-game-end-title = Das Ende des Spiels
rules-game-end-trigger = Wer als Erster die 7er-Kutsche nimmt oder sein zwanzigstes Haus setzt, bekommt das Plättchen „{ stack-game_end }“. Dann wird die Runde noch zu Ende gespielt: Das Spiel ist aus, wenn der Letzte in der Sitzreihenfolge seinen Zug gemacht hat.
rules-game-end-last = So hatten alle gleich viele Züge. Nimmt der Letzte der Runde selbst das Plättchen, endet das Spiel mit genau diesem Zug.

## scoring

rules-scoring-title = Wertung
rules-scoring-lead = Du zählst
rules-scoring-carriage = die Punkte deiner höchsten Kutsche
rules-scoring-tiles = plus die Werte aller deiner Bonusplättchen
rules-scoring-houses = minus einen Punkt für jedes Haus, das du nicht gesetzt hast.
rules-scoring-winner = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand an der Spitze gewinnt, wer von diesen Spielern das Plättchen „{ stack-game_end }“ hat; hat es keiner von ihnen, gewinnt, wer im Uhrzeigersinn am nächsten nach dessen Besitzer sitzt.
rules-scoring-example = Beispiel: Die 6er-Kutsche zählt 7 Punkte, Plättchen mit 6, 4, 3 und 1 ergeben 14, und drei Häuser sind übrig: 7 + 14 − 3 = 18 Punkte.

## supply

rules-supply-title = Wenn die Karten ausgehen
rules-supply-shuffle = In dem Moment, in dem der Nachziehstapel leer ist, werden die abgelegten Karten zu einem neuen gemischt. Leert ihn der Tausch des { -administrator }s, gehören die eben abgelegten Karten schon dazu.
rules-supply-gap = Ist nichts da, um eine Lücke in der Auslage zu füllen, bleibt sie offen, bis wieder Karten da sind.
rules-supply-closing = Beim Abschließen verlassen die Karten aus Strecke und Hand den Tisch alle zusammen, sobald die letzte Entscheidung gefallen ist.
rules-supply-nothing = Gibt es überhaupt keine Karte zu nehmen, gehst du leer aus; musst du dabei den { -postmaster } einsetzen, gilt er trotzdem als eingesetzt. Ist auch deine Hand leer, kannst du nicht spielen: Die Amtsperson gilt als eingesetzt, und du schließt deine Strecke ab, wenn sie lang genug ist, oder beendest den Zug. Dazu muss man schon sehr seltsam spielen.

## hidden-information

rules-hidden-information-title = Was verborgen ist
rules-hidden-information-hidden = Geheim ist zweierlei: die Reihenfolge des Nachziehstapels und die Karten, die jemand von dort gezogen hat und noch auf der Hand hält.
rules-hidden-information-open = Alles andere haben alle gesehen: Karten aus der Auslage, gespielte Karten, abgelegte Karten, Plättchen. Ob der Bildschirm auch an bekannte Karten und Plättchen der anderen erinnert, entscheidet euer Tisch.

## options

rules-options-title = Varianten
rules-options-lead = In drei Punkten unterscheiden sich die gedruckten Anleitungen. Jeder ist eine Option, und drei benannte Regelwerke fassen sie zusammen:
rules-options-head-option = Option
rules-options-standard = „{ ruleset-standard }“ folgt der englischen Anleitung und späteren Auflagen.
rules-options-first-printing = „{ ruleset-first-printing }“ folgt der spanischen, der polnischen und der französischen Anleitung, die auf die erste deutsche Auflage zurückgehen.
rules-options-icelandic = „{ ruleset-icelandic }“ folgt der isländischen Anleitung.
rules-options-free = Du kannst auch jede Option einzeln einstellen. Kutschenpunkte nach der Zahl gehören zu keinem der drei Regelwerke.

## notation

rules-notation-title = Aktionen zum Tippen
rules-notation-lead = Wo du klicken kannst, kannst du auch tippen. Das sind alle Aktionen. Städte schreibst du klein und mit ue für ü: ulm, zuerich, muenchen.
rules-notation-head-action = Aktion
rules-notation-head-meaning = Was sie tut
rules-notation-take = Ulm aus der Auslage nehmen; nach deiner ersten Karte setzt das den { -postmaster } ein
rules-notation-take-supply = die oberste Karte vom Nachziehstapel nehmen; nach deiner ersten Karte setzt das den { -postmaster } ein
rules-notation-administrator = den { -administrator } einsetzen
rules-notation-start = mit Ulm eine Strecke beginnen; eine bestehende wird abgelegt
rules-notation-left = Ulm links anlegen; nach deiner ersten Karte setzt das den { -postal-carrier } ein
rules-notation-right = Ulm rechts anlegen; nach deiner ersten Karte setzt das den { -postal-carrier } ein
rules-notation-end = den Zug beenden
rules-notation-close = die Strecke abschließen
rules-notation-house = ein Haus in Ulm setzen
rules-notation-done = keine weiteren Häuser
rules-notation-cartwright = den { -cartwright } einsetzen
rules-notation-decline = auf den { -cartwright } verzichten
rules-notation-discard = Ulm aus der Hand ablegen
rules-notation-order = Häuser und abgelegte Karten nennst du in der Reihenfolge dieser Liste, damit sich jede Wahl nur auf eine Art schreiben lässt:

## rulebooks-compared

rules-rulebooks-compared-title = Fünf Anleitungen im Vergleich
rules-rulebooks-compared-lead = Die spanische, isländische, polnische, französische und englische Anleitung stimmen fast überall überein. Hier steht, wo sie sich unterscheiden oder schweigen und was wir spielen.
rules-rulebooks-compared-head-point = Punkt
rules-rulebooks-compared-head-books = Was die Anleitungen sagen
rules-rulebooks-compared-head-ours = Was wir spielen
rules-compared-first-point = Wer beginnt
rules-compared-first-books = Spanisch, Polnisch, Französisch: der Jüngste. Englisch, Isländisch: nach Belieben.
rules-compared-first-ours = Das Los, sofern der Gastgeber nichts anderes bestimmt.
rules-compared-all-point = Plättchen für alle Länder
rules-compared-all-books = Englisch, Isländisch: ein Haus in jedem Land. Spanisch, Polnisch, Französisch: in jedem Land außerhalb von Baiern.
rules-compared-all-ours = Eine Option; Standard ist jedes Land.
rules-compared-fallback-point = Ein Stapel für lange Strecken ist leer
rules-compared-fallback-books = Isländisch: Nur Strecken ab 7 Karten weichen auf einen kürzeren Stapel aus. Die anderen: alle Strecken.
rules-compared-fallback-ours = Eine Option; Standard sind alle Strecken.
rules-compared-points-point = Punkte für die Kutsche
rules-compared-points-books = Polnisch, Französisch, Isländisch: ihre Punkte. Spanisch, Englisch: ihr „Wert“, was auch ihre Zahl sein könnte.
rules-compared-points-ours = Eine Option; Standard sind die aufgedruckten Punkte.
rules-compared-may-point = Muss man alle möglichen Häuser setzen?
rules-compared-may-books = Alle fünf sagen „darf“.
rules-compared-may-ours = Man darf weniger setzen oder gar keine.
rules-compared-shuffle-point = Wann neu gemischt wird
rules-compared-shuffle-books = Alle fünf: wenn der Nachziehstapel aufgebraucht ist. Keine sagt, ob man wartet, bis eine Karte gebraucht wird.
rules-compared-shuffle-ours = Sofort, wenn der Nachziehstapel leer ist.
rules-compared-nothing-point = Keine Karte zu nehmen
rules-compared-nothing-books = Sagen nichts dazu.
rules-compared-nothing-ours = Man geht leer aus; siehe „{ rules-supply-title }“.
rules-rulebooks-compared-slips = Drei Stellen halten wir für Versehen, nicht für Varianten:
rules-slip-innsbruck = Im isländischen Beispiel grenzt Innsbruck an Carlsruhe und Regensburg. Auf dem Spielplan hat es zu keiner der beiden eine Straße.
rules-slip-cartwright = Der französische Text zum { -cartwright } nennt nur zwei fehlende Karten. Eine fehlende Karte ist auch in Ordnung.
rules-slip-last-round = Der isländische Text zum Spielende klingt, als hätten alle anderen noch einen Zug, fügt aber hinzu, dass der Startspieler keinen mehr hat. Also wird auch dort die Runde zu Ende gespielt.

## tips

rules-tips-title = Erste Tipps
rules-tips-officials = Du hast nicht viele Züge. Lass dir in fast jedem von einer Amtsperson helfen.
rules-tips-plan = Sammle schon den Anfang der nächsten Strecke, während du noch an dieser baust. Schließt du mit höchstens drei Handkarten ab, geht nichts verloren.
rules-tips-houses = Überlege schon beim Planen einer Strecke, auf welche der beiden Arten du Häuser setzen willst. Auf guten Strecken bekommt jede Stadt ein Haus, oder alle bis auf eine.
rules-tips-single = Lodz, Innsbruck und Sigmaringen sind die einzigen Städte ihres Landes: Ohne sie gibt es kein Plättchen „{ stack-all_provinces }“. Nach Lodz führt nur eine Straße, die von Pilsen.
rules-tips-end = Behalte im Auge, wer wann das Spiel beenden kann. Übrige Häuser kosten Punkte.
