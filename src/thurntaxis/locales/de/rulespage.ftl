### Der Rahmen der Regelseite.

page-rules-contents = Inhalt
page-rules-print = Drucken
page-rules-lesson = Spielend lernen
page-rules-link = Link zu „{ $section }“
page-rules-way = { $number ->
    [one] Die eine Art
   *[other] Die andere Art
}
page-rules-failed = Die Regeln konnten nicht geladen werden. Läuft der Server?
