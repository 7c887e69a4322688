# Turniere.

tournaments-title = Turniere
tournaments-yours = Deine
tournaments-listed = Offen für alle
tournaments-none = Noch gibt es keine Turniere. Leg eins an und verschick den Link.
tournament-title = Turnier
tournament-new = Neues Turnier
tournament-show = Ansehen
tournament-to-table = Zu deinem Tisch
tournament-row =
    { $status ->
        [open] Offen: { $count ->
            [0] noch niemand angemeldet
            [one] { $count } Person angemeldet
           *[other] { $count } Personen angemeldet
        }
        [running] Runde { $round } von { $rounds }, { $count } Teilnehmende
        [paused] Angehalten in Runde { $round } von { $rounds }
        [cancelled] Abgesagt
       *[over] Beendet, { $count } Teilnehmende
    }
tournament-name = Name des Turniers
tournament-system = System
tournament-swiss = Schweizer System
tournament-swiss-help = In jeder Runde triffst du auf Leute mit etwa gleich vielen Punkten, und auf niemanden zweimal, wenn es sich vermeiden lässt.
tournament-round_robin = Jeder gegen jeden
tournament-round_robin-help = Alle spielen einmal gegeneinander, zu zweit am Tisch. Für bis zu 16 Personen.
tournament-knockout = K.-o.-System
tournament-knockout-help = Zu zweit am Tisch; wer gewinnt, kommt weiter, wer verliert, scheidet aus.
tournament-size = Personen am Tisch
tournament-rounds = Runden
tournament-duplicate = Dieselben Karten an jedem Tisch
tournament-duplicate-help = Alle Tische einer Runde bekommen dieselben Karten, so lassen sich die Ergebnisse vergleichen. Bis die Runde zu Ende ist, kann niemand an einen anderen Tisch schauen.
tournament-points = Punkte
tournament-points-winner = Ein Punkt für den Sieg
tournament-points-winner-help = Ein Sieg zählt einen Punkt.
tournament-points-places = Punkte nach Platz
tournament-points-places-help = Alle am Tisch zu schlagen zählt drei Punkte, einige zu schlagen den entsprechenden Teil davon: 3, 2, 1, 0 zu viert.
tournament-points-duplicate = Im Vergleich mit den anderen Tischen
tournament-points-duplicate-help = Deine Punktzahl wird mit denen verglichen, die am selben Platz dieselben Karten hatten. Alle zu übertreffen zählt drei Punkte, einige zu übertreffen den entsprechenden Teil davon; Gleichstand zählt halb.
tournament-rated = Gewertete Partien
tournament-rated-help = Die Partien zählen für die Rangliste.
tournament-casual-help = Die Partien zählen nicht für die Rangliste.
tournament-fill = Mit Bots auffüllen
tournament-fill-none = Keine Bots
tournament-starts = Beginnt von allein am (leer lassen, um selbst zu beginnen)
tournament-listed = Offen für alle
tournament-listed-help = Alle auf diesem Server finden es. Sonst nur, wer den Link hat.
tournament-create = Turnier anlegen
tournament-tables-of = { $count } am Tisch
tournament-filled-by = Mit Bots aufgefüllt: { $level }
tournament-begins = Beginn: { $when }
tournament-join = Mitspielen
tournament-joined = Du bist dabei. Wenn die erste Runde beginnt, erscheint hier dein Tisch.
tournament-leave = Turnier verlassen
tournament-leave-text = Für dich gibt es keine weiteren Partien. Was du schon gespielt hast, zählt weiter.
tournament-begin = Jetzt beginnen
tournament-pause = Anhalten
tournament-resume = Fortsetzen
tournament-cancel = Absagen
tournament-cancel-not = Nicht absagen
tournament-remove = { $name } entfernen
tournament-replace = Einen Bot für { $name } weiterspielen lassen
tournament-organiser = Für die Turnierleitung
tournament-cancel-text = Es gibt keine weiteren Runden. Laufende Partien können zu Ende gespielt werden. Das lässt sich nicht rückgängig machen.
tournament-take-out = Entfernen
tournament-remove-text = Für diese Person gibt es keine weiteren Partien. Eine laufende geht weiter.
tournament-bot-on = Bot weiterspielen lassen
tournament-replace-text = Ab der nächsten Runde spielt ein Bot unter diesem Namen und mit diesen Punkten weiter.
tournament-time-help = Gilt ab der nächsten Runde.
tournament-correct = Ergebnis festlegen
tournament-correct-text = Wähle für alle den Platz. Eine Notiz sagt allen, dass du ihn festgelegt hast.
tournament-place = Platz von { $name }
tournament-save = Speichern
tournament-standings = Tabelle
tournament-players = Teilnehmende
tournament-cross = Unter den Punkten jeder Runde: die Ränge der Gegner.
tournament-rank = Rang
tournament-player = Name
tournament-total = Punkte
tournament-opponents = Punkte der Gegner
tournament-wins = Siege
tournament-bot = { $name } (Bot, { $level })
tournament-round = Runde { $number }
tournament-winner = { $name } gewinnt das Turnier.
tournament-round-about = Zu jeder Partie: die erzielten Punkte und fett, was sie im Turnier zählen.
tournament-score =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tournament-gone = spielt nicht mehr mit
tournament-by-bot = von einem Bot beendet
tournament-bye = setzt diese Runde aus und bekommt die Punkte eines Siegs
tournament-replay = Wiederholung
tournament-review = Analysieren
tournament-watch = Zum Tisch
tournament-sealed = Bis zum Ende der Runde verdeckt
tournament-corrected = Ergebnis von der Turnierleitung gesetzt
tournament-how = So zählen Punkte und Gleichstand
tournament-ties = Bei Gleichstand entscheiden die Punkte der Gegner, dann die Siege, dann die in den Partien erzielten Punkte und zuletzt das Los.
tournament-absent = Läuft deine Zeit in einer Partie zweimal ab, übernimmt ein Bot deinen Platz, bis du zurückkommst. Beendet ein Bot deine Partie, bekommst du dafür keine Punkte; die anderen behalten ihre.
tournament-csv = Tabelle als CSV-Datei
tournament-json = Alle Runden als JSON-Datei
tournament-notes = Anmerkungen
tournament-note =
    { $kind ->
        [paused] Die Turnierleitung hat das Turnier angehalten.
        [resumed] Das Turnier geht weiter.
        [removed] Die Turnierleitung hat { $about } entfernt.
        [replaced] Die Turnierleitung lässt einen Bot für { $about } weiterspielen.
        [extended] Die Turnierleitung hat die Bedenkzeit geändert.
        [corrected] Die Turnierleitung hat ein Ergebnis gesetzt (Runde/Tisch { $about }).
        [too_few] Als es beginnen sollte, waren zu wenige angemeldet.
        [void] Eine Partie konnte nicht beendet werden; alle an diesem Tisch bekommen die Punkte eines Siegs.
       *[cancelled] Die Turnierleitung hat das Turnier abgesagt.
    }
