### Aufgaben: ein Zug, so gut gespielt, wie es geht.

puzzle-goal-win = Aufgabe { $puzzle }, Stufe { $level }: Es ist dein letzter Zug. Gewinne das Spiel.
puzzle-goal-points = Aufgabe { $puzzle }, Stufe { $level }: Es ist dein letzter Zug. Mach so viele Punkte wie möglich.
puzzle-goal-end = Aufgabe { $puzzle }, Stufe { $level }: Du kannst diesen Zug zum letzten machen. Beende das Spiel damit und gewinne es.
puzzle-goal-chance = Aufgabe { $puzzle }, Stufe { $level }: Spiele diesen Zug so gut wie möglich.
puzzle-solved = Gelöst: Besser geht es nicht.
puzzle-solved-chance = Gelöst: Etwas Besseres ist nicht bekannt.
puzzle-cost-win =
    { $cost ->
        [one] Das senkt deine Gewinnchance um { $cost } Prozentpunkt.
       *[other] Das senkt deine Gewinnchance um { $cost } Prozentpunkte.
    }
puzzle-cost-points = Verlorene Punkte: { $cost }.
puzzle-cost-end = So gewinnst du das Spiel in diesem Zug nicht.
puzzle-cost-chance =
    { $cost ->
        [one] Das senkt deine Gewinnchance um { $cost } Prozentpunkt.
       *[other] Das senkt deine Gewinnchance um { $cost } Prozentpunkte.
    }
puzzle-solution = Einer der besten Wege: { $actions }
puzzle-reason-administrator = Der Amtmann macht den Unterschied: { $best } mit ihm, { $without } ohne ihn.
puzzle-reason-cartwright = Der Wagner macht den Unterschied: { $best } mit ihm, { $without } ohne ihn.
puzzle-reason-postal_carrier = Der Postillion macht den Unterschied: { $best } mit ihm, { $without } ohne ihn.
puzzle-reason-postmaster = Der Postmeister macht den Unterschied: { $best } mit ihm, { $without } ohne ihn.
puzzle-reason-houses = Häuser in einem Land oder je eines in mehreren: { $best } auf diese Art, { $without } auf die andere.
puzzle-reason-cards = Die richtige Karte entscheidet: { $best } mit ihr, { $without } mit einer anderen.
puzzle-reason-turn = { $points ->
    [one] Der Zug bringt { $points } Punkt: Kutsche { $carriage }, Bonusplättchen { $tiles }, Häuser { $houses }.
   *[other] Der Zug bringt { $points } Punkte: Kutsche { $carriage }, Bonusplättchen { $tiles }, Häuser { $houses }.
}
puzzle-reason-end = Am Ende hast du { $points } Punkte, { $player } hat { $others }.
puzzle-reason-tie = Bei Gleichstand gewinnt, wer das Spiel beendet hat, sonst der Nächste im Uhrzeigersinn.
puzzle-as-good = Ebenso gut bei Schritt { $step }: { $actions }.
puzzle-tempting = Verlockend, aber schlechter: { $actions }.
puzzle-reason-chance = Gewinnchance: { $best } % auf diesem Weg, { $without } % auf dem, den Schwächere gehen.
puzzle-value-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
puzzle-value-average = im Schnitt { $points } Punkte
puzzle-value-win = ein Sieg
puzzle-value-lost = kein Sieg
puzzle-value-chance = { $chance } % Gewinnchance

## Die Seite im Browser

puzzles-title = Aufgaben
puzzles-today = Aufgabe des Tages
puzzles-unknown = Diese Aufgabe gibt es nicht.
puzzles-hint = Tipp
puzzles-hint-is = Nächster Schritt: { $action }
puzzles-solution = Lösung
puzzles-again = Noch einmal
puzzles-next = Nächste Aufgabe
puzzles-choose = Thema und Stufe wählen
puzzles-theme = Thema
puzzles-level = Stufe
puzzles-all = alle
puzzles-theme-cartwright = Wagner
puzzles-theme-postal_carrier = Postillion
puzzles-theme-postmaster = Postmeister
puzzles-theme-houses = Häuser: ein Land oder mehrere
puzzles-theme-cards = Die richtige Karte
puzzles-theme-administrator = Amtmann
puzzles-theme-route = Strecke auslegen
puzzles-theme-discards = Was ablegen?
puzzles-theme-early = Früh abschließen
puzzles-theme-waiting = Strecke offen lassen
puzzles-theme-tiles = Plättchen werden knapp
puzzles-theme-ending = Spielende
puzzles-rating = Deine Wertung: { $rating } ± { $deviation }, nach { $count ->
    [one] einer Aufgabe
   *[other] { $count } Aufgaben
}. Nur der erste Versuch ohne Hilfe zählt.
# What can be chosen, and how many puzzles it has.
puzzles-counted = { $name } ({ $count })
puzzles-practice = Fehler aus meinen eigenen Spielen üben
puzzles-streak = In Folge gelöst: { $streak }. Längste Serie: { $longest }.
puzzles-rush = Rennen
puzzles-rush-text = So viele Aufgaben wie möglich in fünf Minuten, die leichten zuerst. Drei falsche Antworten beenden es. Deine Wertung ändert sich nicht.
puzzles-rush-start = Rennen starten
puzzles-rush-running = Gelöst: { $solved }. Falsch: { $missed } von 3. Restzeit: { $time }
puzzles-rush-over = Das Rennen ist vorbei. Gelöst: { $solved }.
puzzles-rush-record = Das ist dein bestes Ergebnis.
puzzles-rush-best = Deine besten Ergebnisse: { $results }
puzzles-rush-again = Noch einmal
puzzles-rush-stop = Rennen abbrechen
