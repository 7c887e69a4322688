### The start page, and the list of one’s own tables.

page-wins-link = Was zum Sieg führt: eine Studie aus Tausenden Partien
start-now = Jetzt spielen
start-now-title = Ein Platz ist frei
start-lead = Baue Poststrecken durch Süddeutschland, errichte deine Poststationen und sei vor der letzten Kutsche zu Hause.
start-new = Neu hier? Zehn Minuten
start-bots = Gegner
start-peer = So stark wie ich
start-peer-why = { $level }, nach deinen letzten { $games } Spielen gegen Bots; sehr wahrscheinlich zwischen { $low } und { $high }.
start-running = Deine Tische
start-looking = Deine Tische werden gesucht …
start-your-turn = du bist am Zug
mine-with = mit { $names }
mine-round = Runde { $round }
mine-turn = { $name } am Zug
mine-bot = ein Bot spielt für dich
mine-waiting =
    { $count ->
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
mine-since = seit { $when }
mine-all = Alle { $count } Tische
mine-resign = Aufgeben
mine-resign-text = Ein Bot übernimmt deinen Platz und spielt weiter. Der Tisch verschwindet aus deiner Liste.
mine-delete = Dieses Spiel löschen
mine-delete-text = Das Spiel wird mit allem, was dazugehört, gelöscht und zählt nicht.
mine-leave = Aufstehen
mine-leave-text = Dein Platz ist dann wieder frei.
mine-cancel = Tisch absagen
mine-cancel-text = Dann kann sich niemand mehr hierhersetzen, und wer schon hier sitzt, erfährt es.
start-ways = Andere Arten zu spielen
start-friends = Mit Freunden
start-friends-text = Tisch eröffnen, Link schicken
start-device = An einem Gerät
start-device-text = reihum weitergeben, mit Vorhang
start-lobby = Lobby
start-lobby-text = offene Tische und Turniere
start-watch = Zuschauen
start-watch-text = bei Partien von Menschen oder starken Bots
start-games = Meine Spiele
start-games-text = was du gespielt hast, in Zahlen
start-today = Heute
start-deal = Die Tagespartie
start-deal-text = eine Partie am Tag, für alle dieselbe
start-deal-going = läuft: weiterspielen
start-deal-done = { $points ->
    [one] heute { $points } Punkt
   *[other] heute { $points } Punkte
}
start-deal-over = heute gespielt
deal-one-try = Das ist die Tagespartie: Du hast nur diesen einen Versuch.
start-puzzle = Aufgabe des Tages
start-puzzle-text = ein Zug, so gut er geht
start-puzzle-solved = heute gelöst
start-puzzle-missed = heute versucht
start-learn = Lernen
start-learn-text = zehn Minuten zum Mitmachen
start-rules = Regeln
start-rules-text = alles zum Nachschlagen
start-replay = Wiederholung
start-replay-text = ein Spiel noch einmal ansehen
start-foot = Kein Konto, keine Werbung: nur das Spiel.
alone-people = Hier läuft das Spiel ganz in deinem Browser. Freunde per Link, Lobby und Zuschauer brauchen einen Spielserver, den diese Seite nicht hat.
page-editor-link = Stellung aufbauen
page-companion-link = Partie am Spieltisch aufzeichnen
analysis-study-name = Studie vom { $date }
