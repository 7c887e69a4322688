### Closing a route, and the score at the end.

closing-title = Strecke abschließen
closing-way-each = Ein Haus in jedem Land
closing-way-one = Alle in { $province }
closing-houses-none = keine Häuser
closing-better = bringt am meisten
closing-houses = Häuser
closing-carriage = { $carriage }er-Kutsche
closing-points = { $before } → { $after } Punkte
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] kein Haus mehr übrig
        [one] noch ein Haus übrig
       *[other] noch { $count } Häuser übrig
    }
closing-game-end = beendet das Spiel nach dieser Runde
closing-cartwright = Wagner einsetzen
closing-cartwright-brings = Er baut die { $carriage }er-Kutsche, obwohl die Strecke zu kurz ist.
closing-discards =
    Drei Karten bleiben: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Ablegen
closing-discards-done = { $done } von { $count }
closing-missing =
    { $count ->
        [one] Wähle noch eine Karte zum Ablegen
       *[other] Wähle noch { $count } Karten zum Ablegen
    }
closing-confirm =
    { $houses ->
        [0] Ohne Haus abschließen
        [one] Mit einem Haus abschließen
       *[other] Mit { $houses } Häusern abschließen
    }
closing-confirm-rest = Fertig abschließen
closing-wait = Wird berechnet …
closing-hint-map = Häuser kannst du auch auf dem Spielplan wählen.
score-title = Die letzte Post
score-show = Endstand
score-winner =
    { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
score-winner-you =
    Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
score-carriage = Kutsche
score-tiles = Bonusplättchen
score-houses = Nicht gesetzte Häuser
score-total = Summe
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-rematch = Noch einmal
deal-rematch = Neue Partie, andere Karten
deal-result = Ergebnis der Tagespartie
score-tournament = Zum Turnier
score-replay = Spiel ansehen
