### Aufgaben: ein Zug, so gut gespielt, wie es geht.

puzzle-goal-win = Aufgabe { $puzzle }, Stufe { $level }: Es ist dein letzter Zug. Gewinne das Spiel.
puzzle-goal-points = Aufgabe { $puzzle }, Stufe { $level }: Es ist dein letzter Zug. Mach so viele Punkte wie möglich.
puzzle-goal-chance = Aufgabe { $puzzle }, Stufe { $level }: Spiele diesen Zug so gut wie möglich.
puzzle-solved = Gelöst: Besser geht es nicht.
puzzle-solved-chance = Gelöst: Etwas Besseres ist nicht bekannt.
puzzle-cost-win = Das kostet { $cost } % deiner Gewinnchance.
puzzle-cost-points = Verlorene Punkte: { $cost }.
puzzle-cost-chance = Das kostet { $cost } Prozentpunkte deiner Gewinnchance.
puzzle-solution = Einer der besten Wege: { $actions }
puzzle-reason-cartwright = Der Wagner macht den Unterschied: { $best } mit ihm, { $without } ohne ihn.
puzzle-reason-postal_carrier = Der Postillion macht den Unterschied: { $best } mit ihm, { $without } ohne ihn.
puzzle-reason-postmaster = Der Postmeister macht den Unterschied: { $best } mit ihm, { $without } ohne ihn.
puzzle-reason-houses = Die Wahl der Häuser entscheidet: { $best } mit diesen, { $without } mit anderen.
puzzle-reason-cards = Die richtige Karte entscheidet: { $best } mit ihr, { $without }, wenn die Strecke offen bleibt.
puzzle-reason-chance = Gewinnchance: { $best } % auf diesem Weg, { $without } % auf dem, den Schwächere gehen.
