### Tables for friends, tables on one device, the lobby.

friends-table-name = Name des Tisches
friends-count = Freunde, die per Link kommen
friends-bots = Bots
friends-pace = Tempo
pace-live = Alle am Tisch
pace-correspondence = Per Post, über mehrere Tage
friends-clock = Bedenkzeit
clock-none = unbegrenzt
clock-seconds = { $count } s
clock-turn = { $time } pro Zug
clock-bank = { $time } für die ganze Partie
clock-some =
    { $unit ->
        [minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
       *[days] { $count ->
            [one] ein Tag
           *[other] { $count } Tage
        }
    }
friends-rules = Regeln
rules-standard = Standard
rules-first-printing = Erstauflage
rules-icelandic = Isländische Ausgabe
rules-own = Eigene Auswahl
rules-standard-help = Wie in der aktuellen Anleitung.
rules-first-printing-help = Das Plättchen für alle Länder braucht kein Haus in Baiern.
rules-icelandic-help = Sind die Plättchen einer Länge aus, nehmen nur Strecken ab 7 Karten eines für eine kürzere.
rules-own-help = Eigene Einstellungen; frag den, der den Tisch eröffnet hat.
option-known = Bekannte Karten zeigen
option-known-help = Karten, die offen genommen wurden, bleiben für alle sichtbar
option-tiles = Punkte zeigen
option-tiles-help = Werte fremder Plättchen und die bisherigen Punkte
option-hints = Tipps erlauben
option-listed = In der Lobby zeigen
option-listed-help = Alle dürfen mitspielen oder zuschauen
fact-known = Bekannte Karten
fact-points = Punkte
fact-hints = Tipps
fact-memory = muss man sich merken
fact-allowed = erlaubt
fact-rated = gewertet
fact-rating = Wertung
fact-casual = ohne Wertung
casual-now = Diese Partie wird ab jetzt nicht mehr gewertet.
casual-bots = Es spielen nur Bots.
casual-apart = Solche Partien zählen nirgends.
casual-address = Alle Personen spielen von derselben Adresse.
casual-hint = Jemand hat sich einen Tipp geben lassen.
casual-taken_back = Ein Zug wurde zurückgenommen.
casual-left = Jemand ist in den ersten Runden ausgeschieden.
watch-people = Partien zwischen Menschen
watch-people-text = Gewinnchancen und Kommentare kommen zwei Runden später, damit sie niemandem helfen.
watch-none = Gerade spielt niemand eine öffentliche Partie.
watch-bots = Starke Bots
watch-bots-text = Drei starke Bots spielen in angenehmem Tempo, solange jemand zuschaut, mit den Gewinnchancen aller und Kommentaren.
watch-bots-go = Den Bots zuschauen
friends-create = Tisch eröffnen
device-text = Alle spielen an diesem Gerät. Zwischen den Zügen verbirgt ein Vorhang die Handkarten.
device-count = Personen
device-player = Spieler { $number }
device-lot = Wer beginnt und wer welche Farbe bekommt, entscheidet das Los.
device-start = Los
lobby-new = Neuer Tisch
lobby-tournaments = Turniere
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-empty = Gerade gibt es keine Tische. Eröffne einen!
lobby-programs = Programme
lobby-programs-text = Programme, die Spieler mit diesem Server verbunden haben. Sie spielen selbstständig und werden untereinander gewertet.
lobby-play = Spielen
program-playing =
    { $games ->
        [one] spielt an einem Tisch zugleich
       *[other] spielt an { $games } Tischen zugleich
    } · jetzt { $playing }
