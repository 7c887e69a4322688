editor-title = Stellungseditor
editor-tool = Ein Klick auf die Karte
editor-seat = Für
editor-tool-houses = Häuser
editor-tool-route = Strecke
editor-tool-hand = Hand
editor-tool-display = Auslage
editor-tool-discards = Ablage
editor-tool-houses-about = Setzt ein Haus dieser Person in eine Stadt oder nimmt es weg.
editor-tool-route-about = Fügt der Strecke dieser Person eine Stadt an. Ein Klick auf ein Ende nimmt es weg.
editor-tool-hand-about = Gibt dieser Person eine Karte auf die Hand.
editor-tool-display-about = Legt eine Karte auf den gewählten Platz der Auslage und geht zum nächsten.
editor-tool-discards-about = Legt eine Karte auf den Ablagestapel.
editor-problems =
    { $count ->
        [one] Das kann nicht sein
       *[other] { $count } Dinge können nicht sein
    }
editor-possible = Diese Stellung ist möglich.
editor-checking = Wird geprüft …
editor-table = Tisch
editor-players = Personen
editor-from-here = Von hier aus
editor-try = Ausprobieren
editor-undo = Rückgängig
editor-copy-link = Link kopieren
editor-copy-line = Als Text kopieren
editor-copied = Kopiert.
editor-not-copied = Der Browser erlaubt das Kopieren nicht. Die Zeile steht unten.
editor-save-png = Als PNG speichern
editor-save-svg = Als SVG speichern
editor-start-from = Anfangen mit
editor-open-text = Eine Stellung in einer Zeile, ein Link oder eine Aufzeichnung
editor-open-ply = Schritt der Aufzeichnung (falls es eine ist)
editor-open = Öffnen
editor-open-file = Datei öffnen
editor-empty = Leerer Tisch
editor-file-large = Diese Datei ist zu groß.
editor-name = Name
editor-hand = Hand
editor-hidden = Unbekannte Karten
editor-any-number = beliebig viele
editor-take-away = { $name } wegnehmen
editor-none = keine
editor-seen = alle haben sie gesehen
editor-secret = nur wer sie hat, kennt sie
editor-route = Strecke
editor-houses =
    { $count ->
        [one] 1 Haus
       *[other] { $count } Häuser
    }
editor-carriage = Kutsche
editor-tiles = Bonusplättchen
editor-tile = { $stack }: { $value }
editor-add-tile = Plättchen dazulegen
editor-display = Auslage
editor-discards = Ablage
editor-hidden-discards = Unbekannte abgelegte Karten
editor-turn = Am Zug
editor-phase = Phase
editor-phase-draw = Karte nehmen
editor-phase-play = Karte spielen
editor-phase-finish = Abschließen oder beenden
editor-phase-houses = Häuser setzen
editor-phase-carriage = Wagner
editor-phase-discard = Karten ablegen
editor-phase-over = Spiel beendet
editor-official = Amtsperson in diesem Zug
editor-round = Runde
editor-rules = Regeln
editor-own-rules = eigene Auswahl
editor-thinking = Wird überlegt …
editor-best = Beste Züge
editor-exact = Genaue Chancen
editor-exact-called = Das Spielende wurde ausgelöst. Das sind die genauen Gewinnchancen, jede Karte ist gezählt.
editor-exact-open = Das Spielende kann in diesem Zug ausgelöst werden. Das sind die genauen Chancen, in dieser Runde zu gewinnen, jede Karte ist gezählt.
editor-exact-rivals = Wer noch einen Zug hat, bekommt dabei jede gewünschte Karte. Die Chancen sind also garantiert.
editor-rollout = Durchspielen
editor-rollout-about = Spielt jeden Zug viele Male bis zum Spielende. Alle Züge bekommen dieselben Karten.
editor-rollout-games = Spiele
editor-rollout-level = Bots
editor-rollout-stop = Anhalten
editor-rollout-start = Durchspielen
editor-rollout-done = { $games } von { $total } Spielen
editor-rollout-figures = { $low }–{ $high } %, { $points } Punkte
editor-rollout-behind = { $behind } ± { $error } Prozentpunkte zurück
editor-back = Zurück zum Editor
