companion-title = Am Spieltisch
companion-about = Zeichne eine Partie am eigenen Brett auf, während ihr spielt: Tippe an, was alle nehmen, spielen und abschließen. Du siehst jederzeit den Punktestand und die gezählten Karten und bekommst am Ende Aufzeichnung und Auswertung.
companion-players = Spieler
companion-player = Spieler { $number }
companion-you = Du sitzt auf
companion-nobody = Ich schaue nur zu
companion-rules = Regeln
companion-hints = Tipps ohne Nachfrage
companion-hints-about = Alle haben Tipps in dieser Partie zugestimmt.
companion-start = Los
companion-score = Punktestand
companion-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
companion-display = Auslage
companion-deal = Tippe die sechs Karten der Auslage der Reihe nach an: noch { $count }.
companion-drawn = { $player }: Welche Karte hast du gezogen?
companion-turned = Welche Karte wurde aufgedeckt?
companion-draw = { $player } nimmt eine Karte
companion-play = { $player } spielt eine Karte
companion-finish = { $player }: eine zweite Karte spielen, abschließen oder den Zug beenden
companion-houses = { $player }: Tippe die Städte an, die ein Haus bekommen
companion-carriage = { $player }: den Wagner einsetzen?
companion-discard =
    { $count ->
        [one] { $player } legt { $count } Karte ab
       *[other] { $player } legt { $count } Karten ab
    }
companion-over = Das Spiel ist zu Ende.
companion-supply = Nachziehstapel: { $count }
companion-route = Strecke: { $cities }
companion-hand =
    { $unknown ->
        [0] Hand: { $cities }
        [one] Hand: { $cities } + 1 unbekannte
       *[other] Hand: { $cities } + { $unknown } unbekannte
    }
companion-none = nichts
companion-new-route = Neue Strecke
companion-play-it = Spielen
companion-before = Vor { $city }
companion-after = Nach { $city }
companion-done =
    { $count ->
        [one] Fertig: { $count } Haus
       *[other] Fertig: { $count } Häuser
    }
companion-decline = Nein
companion-end = Zug beenden
companion-close = Strecke abschließen
companion-cities = Städte
companion-left =
    { $count ->
        [one] { $count } Karte kann noch kommen
       *[other] { $count } Karten können noch kommen
    }
companion-undo = Zurück
companion-hint = Tipp
companion-agree = Ein Tipp verrät dem ganzen Tisch, was das Programm für { $player } tun würde. Alle müssen zustimmen, und die Aufzeichnung vermerkt, dass es einen Tipp gab.
companion-agrees = { $player } stimmt zu
companion-agree-always = Auch für den Rest der Partie
companion-agree-show = Tipp zeigen
companion-hinted =
    { $count ->
        [one] Es gab einen Tipp; die Aufzeichnung vermerkt ihn.
       *[other] Es gab { $count } Tipps; die Aufzeichnung vermerkt sie.
    }
companion-new = Neue Partie
companion-new-sure = Die Partie, die hier aufgezeichnet ist, wird gelöscht.
companion-winner = { $player } gewinnt.
companion-name-card =
    { $count ->
        [one] { $player } hält { $count } unbekannte Karte: welche?
       *[other] { $player } hält { $count } unbekannte Karten: welche?
    }
companion-review = Partie auswerten
companion-keep = Zu meinen Spielen
companion-kept = Die Partie ist jetzt bei deinen Spielen.
companion-known = Die Partie war schon bei deinen Spielen.
companion-save = Aufzeichnung sichern
