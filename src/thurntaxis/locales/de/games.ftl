### Meine Spiele: was läuft, was zu Ende ist, und was dabei herauskam.

games-title = Meine Spiele
games-none = Noch kein Spiel zu Ende gespielt. Beendete Spiele erscheinen hier von selbst.
games-none-such = Kein Spiel passt zu dieser Auswahl.
games-finished = Beendete Spiele
games-all = alle
games-opponents = Gegner
games-players = Spieler
games-result = Ergebnis
games-won = gewonnen
games-lost = nicht gewonnen
games-people = Menschen
games-bots = verschiedene Stufen
games-against = gegen { $names }
games-place = Platz { $place } von { $players }
games-winner = Sieg
games-resigned = aufgegeben
games-device = an einem Gerät
games-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
games-uncounted = zählt nicht
games-deal = Tagespartie
games-replay = Wiederholung
games-more = Frühere Spiele
games-figures = Wie du spielst
games-played = gespielt
games-won-share = gewonnen
games-average = Punkte im Schnitt
games-streak = Siege in Folge, aktuell
games-longest = längste Siegesserie
games-peer = Etwa so stark wie Stufe { $level }.
games-peer-between = Mit 95 % Wahrscheinlichkeit zwischen { $low } und { $high }; aus deinen letzten { $games } Spielen gegen Bots.
games-sources = Woher deine Punkte kommen
games-source-carriage = Kutsche
games-source-routes = Lange Strecken
games-source-regions = Gebiete
games-source-all_provinces = Alle Länder
games-source-game_end = Spielende
games-source-houses = Nicht gesetzte Häuser
games-tallies = Nach Gegnern
games-curve = Punkte im Lauf der Zeit
games-curve-text =
    Im Schnitt anfangs { $begin }, zuletzt { $now } Punkte; { $groups ->
        [one] ein Wert
       *[other] { $groups } Werte
    }, die ältesten zuerst.
games-cities = Am häufigsten beginnst du in
games-city = { $city } ({ $count }×)
games-keep = Exportieren oder löschen
games-keep-text = Alles auf dieser Seite ergibt sich aus den Spielen, die hier aufbewahrt werden; sonst wird nichts gesammelt.
games-export = Alle Aufzeichnungen in einer Datei
games-export-zip = Alle Aufzeichnungen als ZIP-Datei
games-import = Spiele importieren
games-import-text = Spiele, die du anderswo unter „Meine Spiele“ gespeichert hast, auf einem Server oder in einem anderen Browser: eine Datei mit einer Aufzeichnung je Zeile oder eine ZIP-Datei.
games-import-checking = { $done } von { $all } Spielen geprüft …
games-import-storing = { $done } von { $all } Spielen importiert …
games-import-new =
    { $count ->
        [0] In der Datei ist kein neues Spiel.
        [one] Ein Spiel kann importiert werden.
       *[other] { $count } Spiele können importiert werden.
    }
games-import-known =
    { $count ->
        [one] Eines ist schon hier.
       *[other] { $count } sind schon hier.
    }
games-import-bad =
    { $count ->
        [one] Eines kann nicht importiert werden:
       *[other] { $count } können nicht importiert werden:
    }
games-import-line = Zeile { $line }: { $problem }
games-import-file = { $file }: { $problem }
games-import-more = … und { $count } weitere
games-import-go = Importieren
games-import-done =
    { $count ->
        [one] Ein Spiel wurde importiert.
       *[other] { $count } Spiele wurden importiert.
    }
games-import-too-large = Die Datei ist zu groß: höchstens { $megabytes } MB und { $games } Spiele.
games-import-unreadable = Das ist weder eine Datei mit Aufzeichnungen noch eine ZIP-Datei mit solchen.
games-forget = Meinen Namen entfernen
games-forget-all = Meinen Namen überall entfernen
games-forget-text = Aus deinem Namen wird in diesem beendeten Spiel „?“. Den anderen bleibt das Spiel erhalten, aus deiner Liste verschwindet es. Das lässt sich nicht rückgängig machen.
games-forget-all-text = Aus deinem Namen wird in allen deinen beendeten Spielen „?“. Den anderen bleiben sie erhalten, aus deiner Liste verschwinden sie, mitsamt deiner Statistik. Das lässt sich nicht rückgängig machen.
games-forgotten =
    { $count ->
        [one] Dein Name ist aus einem Spiel entfernt.
       *[other] Dein Name ist aus { $count } Spielen entfernt.
    }
