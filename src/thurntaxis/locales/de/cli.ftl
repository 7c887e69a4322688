cli-round = Runde { $round }
cli-your-turn = Du bist am Zug: { $phase }
cli-other-turn = { $player } ist am Zug: { $phase }
cli-display = Auslage
cli-supply =
    { $count ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
cli-discards =
    { $count ->
        [one] Ablagestapel: 1 Karte
       *[other] Ablagestapel: { $count } Karten
    }
cli-empty-slot = leer
cli-tiles-left = Übrige Bonusplättchen
cli-stack-empty = keine
cli-you = { $player } (du)
cli-hand = Hand
cli-hand-hidden = { $count } verdeckt
cli-route = Strecke
cli-houses-left =
    { $count ->
        [one] noch 1 Haus
       *[other] noch { $count } Häuser
    }
cli-carriage =
    { $carriage ->
        [0] keine Kutsche
       *[other] { $carriage }er-Kutsche
    }
cli-tiles = Bonusplättchen
cli-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
cli-none = –
cli-official-used = Amtsperson in diesem Zug: { $official }
cli-last-round =
    { $reason ->
        [houses] Letzte Runde: { $player } hat das letzte Haus gesetzt. Noch an der Reihe: { $players }.
        [supply] Letzte Runde: { $player } hat die letzte Karte vom Stapel genommen. Noch an der Reihe: { $players }.
       *[carriage] Letzte Runde: { $player } hat die { $carriage }er-Kutsche. Noch an der Reihe: { $players }.
    }
cli-last-turn = Das ist dein letzter Zug.
cli-finished = hatte den letzten Zug

cli-welcome = Du spielst gegen { $opponents }. Wähle eine Nummer oder tippe die Aktion ein.
cli-prompt = Nummer oder Aktion (? für Hilfe)
cli-not-a-choice = Eine Möglichkeit mit der Nummer { $text } gibt es nicht.
cli-last-turn-end = Das ist dein letzter Zug: Beendest du ihn jetzt, zählt deine Strecke mit { $count } Karten nichts. Wähle noch einmal „end“, um ihn zu beenden, oder „close“, um die Strecke abzuschließen.
cli-help = Tippe eine Nummer aus der Liste oder eine Aktion wie „take ulm“. Tippst du eine Aktion, die nicht auf der Liste steht, erfährst du, warum sie nicht geht. b zeigt den Spielplan, r die Regeln, q verlässt das Spiel.
cli-help-hint = h gibt einen Tipp.
cli-quit = Spiel verlassen. Bis bald!

cli-record-fine =
    { $count ->
        [one] in Ordnung: { $players } Spieler, 1 Aktion; { $scores }; { $player } gewinnt
       *[other] in Ordnung: { $players } Spieler, { $count } Aktionen; { $scores }; { $player } gewinnt
    }
cli-record-unfinished =
    { $count ->
        [one] in Ordnung, nicht zu Ende gespielt: { $players } Spieler, 1 Aktion
       *[other] in Ordnung, nicht zu Ende gespielt: { $players } Spieler, { $count } Aktionen
    }
cli-score =
    { $total ->
        [one] { $player }: { $carriage } (Kutsche) + { $tiles } (Bonusplättchen) − { $houses } (übrige Häuser) = { $total } Punkt
       *[other] { $player }: { $carriage } (Kutsche) + { $tiles } (Bonusplättchen) − { $houses } (übrige Häuser) = { $total } Punkte
    }

cli-cards-unknown = Einige Karten sind unbekannt. In diesem Bild wurden sie zufällig aus den passenden ausgeteilt.
rollout-working = Spiele werden zu Ende gespielt
rollout-summary =
    { $games ->
        [one] 1 Spiel für jeden Zug, weitergespielt von Bots der Stufe { $level }. Alle Züge bekommen dieselben Karten.
       *[other] { $games } Spiele für jeden Zug, weitergespielt von Bots der Stufe { $level }. Alle Züge bekommen dieselben Karten.
    }
rollout-figures = gewinnt { $chance } ({ $low } bis { $high }), im Schnitt { $points } Punkte
rollout-behind = ({ $behind } { $error } gegenüber dem besten)
ending-called = Das Spielende wurde ausgelöst. Das sind die genauen Gewinnchancen, dahinter die durchschnittlichen Punkte.
ending-open = Das Spielende kann in diesem Zug ausgelöst werden. Das sind die genauen Chancen, in dieser Runde zu gewinnen, dahinter die durchschnittlichen Punkte.
ending-rivals-any = Wer noch einen Zug hat, bekommt dabei jede gewünschte Karte. Die Chancen sind also garantiert.
ending-rivals-minimax = Die andere Person spielt dabei so gut wie möglich.
