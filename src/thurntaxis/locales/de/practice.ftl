### Practice: your own mistakes as exercises, and what you tend to get wrong.

practice-title = Üben
practice-none = Wenn du die Analyse eines deiner Spiele liest, werden aus den Fehlern Übungen. Sie kommen hier nach 1, 3, 7, 16 und 35 Tagen wieder.
practice-due =
    { $count ->
        [one] Heute ist eine Übung dran.
       *[other] Heute sind { $count } Übungen dran.
    }
practice-none-due = Heute ist keine Übung dran.
practice-next = Die nächsten kommen am { $date }.
practice-learnt = Sicher gelernt: { $count }.
practice-all-learnt = Du hast alle Übungen gelernt. Neue kommen mit der Analyse deines nächsten Spiels.
practice-start = Meine Fehler üben
practice-ahead = Im Voraus üben
practice-ahead-text = Diese Übungen sind noch nicht dran: Im Voraus zu üben ändert nichts.
practice-comes-back = Die Übung kommt am { $date } wieder.
practice-stays-away = Du hast sie über Wochen fünfmal gelöst: Sie ist gelernt und kommt nicht wieder.
practice-same-theme = { $count ->
    [one] Eine Aufgabe zum selben Thema
   *[other] { $count } Aufgaben zum selben Thema
}
practice-back = Zurück zu meinen Spielen
practice-from-review = Deine Fehler kommen ab morgen als Übungen wieder.
practice-to-puzzles = Zu den Aufgaben
practice-kinds = Was dir oft misslingt
practice-kinds-from =
    { $games ->
        [one] Aus der Analyse eines Spiels.
       *[other] Aus den Analysen von { $games } Spielen.
    }
practice-times = { $count }×
practice-puzzles =
    { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
practice-kind-late = Zu spät abgeschlossen
practice-kind-soon = Zu früh abgeschlossen
practice-kind-dropped = Eine Strecke aufgegeben
practice-kind-cartwright = Den Wagner vergessen
practice-kind-administrator = Den Amtmann vergessen
practice-kind-postmaster = Den Postmeister vergessen
practice-kind-postal_carrier = Den Postillion vergessen
practice-kind-called = Eine Amtsperson umsonst gerufen
practice-kind-houses = Die falschen Häuser gewählt
practice-kind-discards = Die falschen Karten abgelegt
practice-kind-card = Die falsche Karte genommen
practice-kind-route = Die falsche Karte oder am falschen Ende gespielt
