### Reviews of games: grades, sizes of mistakes, and reasons with figures that were counted.
###
### Variables
###   $best     in how many games, with the better way
###   $other    in how many games, with the other way
###   $games    how many games were played on from each
###   $turns    the player's own turns, with the one under way
###   $rounds   rounds for which the games were played on
###   $length   cards in a route
###   $city     a city's name as on the board
###   $player   a player's name
###   $stack    the name of a bonus tile stack
###   $carriage the number on a carriage
###   $houses, $count   how many houses, how many cards
###   $number   the number of a level
###   $ply      the number of an action
###   $action   an action in words
###   $change   a change of a chance, in percentage points, with its sign
###   $way, $played, $better   ways to decide, in words
###   $chances  players with their chances, in a list

review-size-none = gut
review-size-slip = Ungenauigkeit
review-size-mistake = Fehler
review-size-blunder = grober Fehler
review-count-decisions =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
review-count-blunder =
    { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
review-count-mistake = { $count } Fehler
review-count-slip =
    { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }

review-grade-excellent = Hervorragend
review-grade-strong = Stark
review-grade-solid = Solide
review-grade-uneven = Durchwachsen
review-grade-learning = Noch am Lernen
review-grade-none = Keine Entscheidungen

# In the browser: the panel beside the table, and the sheet with the summary.
review-waiting = Die Analyse wartet, bis sie an der Reihe ist …
review-running = Das Spiel wird analysiert …
review-stop = Abbrechen
review-stopped = Die Analyse wurde abgebrochen.
review-scored = Punkte
review-points-over = Punkte im Lauf des Spiels
# $ply: how many of $plies actions have been looked at.
review-so-far = Bisher sind die Entscheidungen bis Schritt { $ply } von { $plies } geprüft.
review-again = Neu starten
review-thorough = Genauer hinsehen
review-note = Angaben in Prozentpunkten der Gewinnchance, geschätzt von einem starken Bot aus dem, was der Spieler wissen konnte.
review-chances = Gewinnchancen
review-to-win = Sieg
review-curve-at = Schritt { $ply }: { $chances }
review-table = Die Kurve als Tabelle
review-turn = Zug
review-marks = Markierungen
review-moments = Entscheidende Momente
review-whose = Wessen Momente
review-everybody = alle
review-step = Schritt { $ply }
review-all = Alle zeigen ({ $count })
review-few = Nur die wichtigsten zeigen
review-played-way = Gespielt: { $way }
review-better-way = Besser: { $way }
review-told = Gespielt von { $name }: { $played }. Besser: { $better }.
review-luck-good = Glückskarte { $city }
review-luck-bad = Pechkarte { $city }
review-summary = Übersicht
review-copy = Text kopieren
review-copied = Kopiert
review-winner = Sieg
review-share = Thurn und Taxis, Analyse: { $players }

# In the browser: costly decisions as positions to play.
review-learn = Aus meinen Fehlern lernen
review-learn-these = Aus diesen Fehlern lernen
review-learn-at = Stellung { $at } von { $count }
review-learn-task = { $name } entscheidet. Gespielt: { $way }. Finde etwas Besseres.
review-learn-find = Was würdest du hier für { $name } spielen? Mach den Zug am Tisch.
review-learn-weighing = Wird bewertet …
review-learn-found = Gut gefunden: Etwas Besseres ist nicht bekannt.
review-learn-same = Genau das wurde gespielt.
review-learn-better = Besser als das Gespielte, aber nicht das Beste: { $change }
review-learn-worse = Nicht besser: { $change }
review-learn-short = Es gibt Besseres: { $change }
review-learn-again = Noch einmal versuchen
review-learn-show = Zeigen
review-learn-next = Weiter
review-learn-back = Zurück zur Analyse
review-learn-closings = Die Strecke abschließen
review-learn-choose = Wie die Strecke abgeschlossen wird, wählst du in der Liste der Analyse.
review-learn-not = Das geht hier nicht.
review-learn-done = Das war alles. Gefunden: { $found } von { $count }.

# In the browser: a game tried out from one of its moments.
analysis-title = Analysebrett
analysis-at = { $at } von { $last }
analysis-note = Du spielst für alle. Die Karten kommen zufällig; du kannst danach andere wählen.
analysis-keep = Als Studie behalten
analysis-rollout = Durchspielen
review-to-study = In eine Studie verwandeln
analysis-card-display = Aufgedeckt
analysis-card-hand = Gezogen
analysis-chance = zufällig
analysis-city = { $city } ({ $count })
analysis-chances = Gewinnchancen: { $chances }
analysis-leave = Zurück zum Spiel

# Ends a sentence that has said what happens.
review-in-games =
    in { $best } von { $games } Partien, mit der Alternative in { $other ->
        [0] keiner
       *[other] { $other }
    }

review-reason-close =
    { $turns ->
        [1] Eine Strecke mit { $length } oder mehr Karten wird in diesem Zug abgeschlossen: { review-in-games }.
       *[other] Eine Strecke mit { $length } oder mehr Karten wird innerhalb von { $turns } Zügen abgeschlossen: { review-in-games }.
    }
review-reason-city = Eine Strecke mit { $city } wird innerhalb von { $turns } Zügen abgeschlossen: { review-in-games }.
review-reason-dies = Die Strecke muss innerhalb von { $turns } Zügen aufgegeben werden: { review-in-games }.
review-reason-carriage =
    { $turns ->
        [1] Die { $carriage }er-Kutsche kommt in diesem Zug: { review-in-games }.
       *[other] Die { $carriage }er-Kutsche kommt innerhalb von { $turns } Zügen: { review-in-games }.
    }
review-reason-tile = { $player } bekommt das Plättchen „{ $stack }“ innerhalb von { $rounds } Runden: { review-in-games }.
review-reason-thrown =
    { $count ->
        [1] Bis zum nächsten Abschluss wird mindestens eine Karte verschenkt: { review-in-games }.
       *[other] Bis zum nächsten Abschluss werden mindestens { $count } Karten verschenkt: { review-in-games }.
    }
review-reason-houses = Mindestens { $houses } Häuser werden innerhalb von { $turns } Zügen mit einem Abschluss gesetzt: { review-in-games }.
review-reason-end = { $player } beendet das Spiel innerhalb von { $rounds } Runden: { review-in-games }.
review-reason-wins = { $player } hat innerhalb von { $rounds } Runden gewonnen: { review-in-games }.
review-reason-leads = { $player } liegt nach { $rounds } Runden nach Punkten vorn: { review-in-games }.

# The same for the player who decides.
review-you-close =
    { $turns ->
        [1] Du schließt in diesem Zug eine Strecke mit { $length } oder mehr Karten ab: { review-in-games }.
       *[other] Du schließt innerhalb von { $turns } Zügen eine Strecke mit { $length } oder mehr Karten ab: { review-in-games }.
    }
review-you-city = Du schließt innerhalb von { $turns } Zügen eine Strecke mit { $city } ab: { review-in-games }.
review-you-dies = Du musst die Strecke innerhalb von { $turns } Zügen aufgeben: { review-in-games }.
review-you-carriage =
    { $turns ->
        [1] Du bekommst in diesem Zug die { $carriage }er-Kutsche: { review-in-games }.
       *[other] Du bekommst innerhalb von { $turns } Zügen die { $carriage }er-Kutsche: { review-in-games }.
    }
review-you-tile = Du bekommst innerhalb von { $rounds } Runden das Plättchen „{ $stack }“: { review-in-games }.
review-you-thrown =
    { $count ->
        [1] Du verschenkst bis zu deinem nächsten Abschluss mindestens eine Karte: { review-in-games }.
       *[other] Du verschenkst bis zu deinem nächsten Abschluss mindestens { $count } Karten: { review-in-games }.
    }
review-you-houses = Du setzt innerhalb von { $turns } Zügen mit einer Strecke mindestens { $houses } Häuser: { review-in-games }.
review-you-end = Du beendest das Spiel innerhalb von { $rounds } Runden: { review-in-games }.
review-you-wins = Du hast innerhalb von { $rounds } Runden gewonnen: { review-in-games }.
review-you-leads = Du liegst nach { $rounds } Runden nach Punkten vorn: { review-in-games }.

# What is certain, without counting games.
review-reason-grows =
    { $turns ->
        [1] Bleibt die Strecke offen, wird sie in diesem Zug mit { $length } oder mehr Karten abgeschlossen: in { $best } von { $games } Partien.
       *[other] Bleibt die Strecke offen, wird sie innerhalb von { $turns } Zügen mit { $length } oder mehr Karten abgeschlossen: in { $best } von { $games } Partien.
    }
review-reason-overall =
    { $difference ->
        [one] Mit der Alternative gewinnt man von 100 Partien etwa eine weniger.
       *[other] Mit der Alternative gewinnt man von 100 Partien etwa { $difference } weniger.
    }

# What a review shows, in a file or a terminal.
review-title = Analyse
review-curve = Gewinnchance, Schritt für Schritt
review-player = Spieler
review-grade = Spielweise
review-level = { $grade }, wie Stufe { $number }
review-decisions = Entscheidungen
review-cost = Kosten je Entscheidung
review-slips = Ungenauigkeiten
review-mistakes = Fehler
review-blunders = Grobe Fehler
review-start = Anfang
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-unforeseen = Nicht vorhergesehen
review-result = Ergebnis
review-action = Aktion
review-played = Gespielt
review-better = Besser
review-costs = Kosten
review-why = Warum
review-points = Wendepunkte
review-books-note = Entscheidungen sind mit dem verglichen, was ein schneller Bot dort getan hätte: Über 0 ist besser als der Bot. „±“ sagt, wie genau eine Zahl ist.
review-dominated = In diesem Spiel geschah mehr, als die Bewertung erklären kann: Die Zahlen sind mit Vorsicht zu lesen.
review-none = Keine eindeutigen Fehler.
review-working = Analyse läuft
