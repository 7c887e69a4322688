### Die Einführung.

learn-title = Spielen lernen
learn-progress = Schritt { $step } von { $count }
learn-steps = Schritte der Einführung
learn-task = Deine Aufgabe
learn-well-done = Gut gemacht!
learn-not-quite = Noch nicht ganz
learn-next = Nächster Schritt
learn-finish = Einführung beenden
learn-back = Zurück
learn-skip = Überspringen
learn-try = Ausprobieren
learn-again = Noch einmal
learn-start-over = Von vorn beginnen
learn-leave = Einführung verlassen
learn-more = Mehr in den Regeln
learn-finished-title = Jetzt kannst du das Spiel
learn-finished-text = Das war alles. Der Rest ist Übung: Wie wäre es mit einer ersten Partie gegen leichte Bots?
learn-finished-puzzles = Zu den Aufgaben
learn-finished-play = Erste Partie spielen
learn-nudge-start = Damit gibst du deine Strecke auf. Behalte sie diesmal.
learn-nudge-end = Dein Zug ist zu Ende, und die Strecke ist noch offen. Schließe sie diesmal ab.

learn-postmaster-title = Zwei Karten für den Anfang
learn-postmaster-text = Du baust Poststrecken, Stadt für Stadt. Die Straßen auf dem Spielplan zeigen, welche Städte Nachbarn sind. Deine Hand ist leer, also musst du den <b>Postmeister</b> einsetzen: Du nimmst <b>zwei</b> Karten statt einer. Dann spielst du eine davon.
learn-postmaster-task = Nimm die einzigen zwei Karten der Auslage, die eine Straße verbindet. Beginne dann mit einer von beiden deine Strecke.
learn-postmaster-done = Ulm und Augsburg sind Nachbarn. Eine leere Hand heißt immer: Postmeister. Und weil dir in einem Zug nur eine Amtsperson helfen darf, scheiden die anderen aus.
learn-postmaster-nudge-road = Diese Stadt hat unter den anderen Karten keine Nachbarn. Suche zwei, zwischen denen eine Straße liegt.
learn-postmaster-nudge-supply = Eine verdeckte Karte kann alles sein. Nimm diesmal beide Karten aus der Auslage.
learn-postmaster-nudge = Nimm Ulm und Augsburg und beginne mit einer von beiden.

learn-ends-title = Beide Enden sind offen
learn-ends-text = Eine Strecke wächst am <b>linken oder rechten Ende</b>, nie in der Mitte. Eine Straße muss die neue Stadt mit der Stadt an diesem Ende verbinden. Passt eine Karte an beide Enden, wähle erst die Karte und dann das Ende.
learn-ends-task = Spiele Kempten so, dass im nächsten Zug auch München noch passt.
learn-ends-done = Jetzt passt München neben Augsburg. Denk schon an die nächste Karte, bevor du diese spielst.
learn-ends-nudge-right = Jetzt liegen Ulm und Kempten an den Enden, und München hat zu keinem eine Straße. Lege Kempten ans andere Ende.
learn-ends-nudge-other = Nicht schlecht: Kempten würde später noch passen. Aber spiele diesmal Kempten, das an beide Enden passt.
learn-ends-nudge-take = Mit der weiteren Karte hast du den Postmeister eingesetzt. Du hast alles Nötige auf der Hand.
learn-ends-nudge = Lege Kempten ans linke Ende, vor Ulm.

learn-alive-title = Eine Strecke, die stirbt
learn-alive-text = Du musst in <b>jedem</b> Zug eine Karte spielen. Passt keine von deinen, musst du die ganze Strecke ablegen und neu beginnen. Sieh dir also beide Enden an, bevor du eine Karte nimmst.
learn-alive-task = Halte die Strecke Lodz – Pilsen – Budweis am Leben.
learn-alive-done = Nur Linz konnte sie retten. Lodz ist eine Sackgasse: Die einzige Straße führt nach Pilsen.
learn-alive-nudge-start = Keine Karte passte, und die Strecke ist weg. Welche Karte der Auslage hat eine Straße nach Budweis?
learn-alive-nudge = Nimm Linz und spiele es hinter Budweis.

learn-administrator-title = Sechs neue Karten
learn-administrator-text = Nichts Brauchbares in der Auslage? Bevor du eine Karte nimmst, kann der <b>Amtmann</b> alle sechs austauschen. Er ist dann deine Amtsperson für diesen Zug; setz ihn also sparsam ein.
learn-administrator-task = Keine Karte passt hier an Basel oder Zürich. Setz den Amtmann ein, nimm eine passende Karte und spiele sie.
learn-administrator-done = Die Strecke geht weiter. Du hättest auch eine verdeckte Karte nehmen können, aber das ist Glückssache.
learn-administrator-nudge-first = Hast du erst eine Karte genommen, ist es für den Amtmann zu spät. Setz ihn vorher ein.
learn-administrator-nudge-fit = Diese Stadt hat keine Straße nach Basel oder Zürich. Zwei der neuen Karten haben eine.
learn-administrator-nudge = Setz den Amtmann ein, bevor du eine Karte nimmst.

learn-carrier-title = Zwei Karten in einem Zug
learn-carrier-text = Mit dem <b>Postillion</b> spielst du eine zweite Karte: Spiele einfach noch eine, die passt. Sie muss dieselbe Strecke verlängern, egal an welchem Ende.
learn-carrier-task = Spiele in diesem Zug deine beiden Karten.
learn-carrier-done = Vier Städte in einer Reihe. Ab drei Karten darfst du eine Strecke abschließen; wann, entscheidest du.
learn-carrier-nudge-official = Noch eine Karte zu nehmen heißt, den Postmeister einzusetzen. Bei einer Amtsperson pro Zug kann der Postillion dann nicht mehr helfen.
learn-carrier-nudge = Du hast noch eine Karte auf der Hand. Spiele sie auch, bevor du etwas anderes tust.

learn-houses-title = Abschließen: zwei Arten, Häuser zu setzen
learn-houses-text = Wenn du eine Strecke abschließt, setzt du Häuser in ihre Städte, auf eine von zwei Arten: <b>ein Haus in jedem Land</b> oder <b>alle Häuser in einem einzigen Land</b>.
learn-houses-task = Schließe deine Strecke mit einem Haus in jedem Land ab. In Baiern soll es in München stehen.
learn-houses-done = Zürich, München und Salzburg. Auf die andere Art wären es Kempten, Augsburg und München gewesen. Entscheide dich schon beim Planen einer Strecke, nicht erst beim Abschließen.
learn-houses-nudge = Wähle „Ein Haus in jedem Land“ und in Baiern München.

learn-regions-title = Bonusplättchen
learn-regions-text = Plättchen gibt es für lange Strecken und für Bonusgebiete: Hast du Häuser in <b>allen Städten eines Gebiets</b>, nimmst du das oberste Plättchen, egal wie viele Strecken du dafür gebraucht hast. Das erste eines Stapels ist am meisten wert.
learn-regions-task = In Freiburg steht schon ein Haus von dir. Mach Baden voll: Spiele die richtige Karte und schließe die Strecke ab.
learn-regions-done = Drei Punkte für Baden. Wer danach kommt, bekommt nur noch zwei.
learn-regions-nudge-card = Baden hat drei Städte: Freiburg, Mannheim und Carlsruhe. Eine fehlt noch in deiner Strecke.
learn-regions-nudge = Schließe die Strecke mit Häusern in Mannheim und Carlsruhe ab.

learn-carriages-title = Kutschen und der Wagner
learn-carriages-text = Eine abgeschlossene Strecke kann die nächste Kutsche bringen: 3, 4, 5, 6, 7, keine wird übersprungen. Die Strecke braucht so viele Karten, wie die Zahl der Kutsche sagt. Fehlen eine oder zwei, hilft der <b>Wagner</b>.
learn-carriages-task = Als Nächstes kommt die 5er-Kutsche, und deine Strecke hat drei Karten. Schließe sie ab und nimm die Kutsche trotzdem.
learn-carriages-done = Die 5er-Kutsche mit einer Strecke aus drei Karten. Das geht nur, wenn dir in diesem Zug noch keine andere Amtsperson geholfen hat.
learn-carriages-nudge-decline = Häuser, aber keine Kutsche. Kreuze beim Abschließen den Wagner an.
learn-carriages-nudge-carrier = Jetzt ist der Postillion deine Amtsperson, und der Wagner kann nicht mehr helfen. Und vier Karten sind für die 5er-Kutsche zu wenig.
learn-carriages-nudge = Schließe die Strecke ab und setze den Wagner ein.

learn-limit-title = Drei Karten bleiben
learn-limit-text = Nach dem Abschließen behältst du <b>höchstens drei Karten</b>; den Rest deiner Hand legst du ab. Sammle also den Anfang der nächsten Strecke schon während dieser, aber nicht zu viel davon.
learn-limit-task = Schließe die Strecke ab. Behalte die drei Karten, die zusammen eine Strecke ergeben.
learn-limit-done = Pilsen, Budweis und Linz: Die nächste Strecke ist so gut wie begonnen.
learn-limit-nudge = Drei deiner Karten sind Nachbarn im Osten: Behalte Pilsen, Budweis und Linz.

learn-race-title = Der Wettlauf zum Ende
learn-race-text = Wer die <b>7er-Kutsche</b> nimmt oder sein <b>20. Haus</b> setzt, beendet das Spiel: Die Runde wird noch zu Ende gespielt, dann ist Schluss. Hier sitzt du am Ende der Runde; nach dir kommt niemand mehr an die Reihe.
learn-race-task = Du liegst vorn. Beende das Spiel jetzt mit der 7er-Kutsche.
learn-race-done = Fünf Karten und der Wagner machen sieben. Auch das Plättchen „{ stack-game_end }“ ist einen Punkt wert.
learn-race-nudge-carrier = Sechs Karten sind eine zu wenig, und nach dem Postillion gibt es keinen Wagner mehr. Weniger wäre mehr.
learn-race-nudge-postmaster = Jetzt ist der Postmeister deine Amtsperson, und der Wagner kann dir beim Abschließen nicht helfen.
learn-race-nudge-decline = Ohne den Wagner gibt es keine 7er-Kutsche. Kreuze ihn beim Abschließen an.
learn-race-nudge = Spiele eine Karte, schließe die Strecke ab und setze den Wagner ein.

learn-scoring-title = Punkte zählen
learn-scoring-text = Am Ende zählen deine <b>Kutsche</b> und deine <b>Plättchen</b>, und <b>jedes nicht gesetzte Haus</b> kostet einen Punkt. Bei Gleichstand gewinnt, wer das Plättchen „{ stack-game_end }“ hat.
learn-scoring-task = Es ist dein letzter Zug. Leonhard hat 6 Punkte und das Plättchen „{ stack-game_end }“. Spiele die Karte, mit der du gewinnst, und schließe ab.
learn-scoring-done = Drei Häuser, ein Plättchen für fünf Karten und das bessere der beiden Gebietsplättchen: 7 zu 6.
learn-scoring-nudge-tie = 6 zu 6, aber Leonhard hat das Plättchen „{ stack-game_end }“. Vergleiche die Plättchen der zwei Gebiete, die du vollmachen kannst.
learn-scoring-nudge = Das reicht nicht. Jedes Haus zählt, und ein volles Gebiet bringt sein oberstes Plättchen.

learn-puzzle-title = Ein Rätsel zum Schluss
learn-puzzle-text = Noch einmal dein letzter Zug. Leonhard hat 10 Punkte und das Plättchen „{ stack-game_end }“; du stehst bei −3. Alle vier Amtspersonen könnten dir noch helfen, aber nur eine von ihnen darf es.
learn-puzzle-task = Finde den Zug, mit dem du gewinnst. Elf Punkte sind möglich.
learn-puzzle-done = Lodz war der Schlüssel: Mit Polen und Tyrol hast du Häuser in allen neun Ländern. Wer gewinnt, hat meistens dieses Plättchen.
learn-puzzle-nudge-postmaster = Jetzt hast du zwei Karten mehr, kannst aber nur eine spielen. Eine andere Amtsperson hilft dir mehr.
learn-puzzle-nudge-administrator = Was du brauchst, lag schon in der Auslage.
learn-puzzle-nudge-cartwright = Eine größere Kutsche bringt dir zwei Punkte. Eines der Plättchen bringt dreimal so viel.
learn-puzzle-nudge = Das reicht nicht. In welchen Ländern hast du noch kein Haus?
