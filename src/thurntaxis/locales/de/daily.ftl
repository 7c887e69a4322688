### Die Tagespartie.

daily-title = Die Tagespartie
daily-text = Eine Partie am Tag, überall für alle dieselben Karten, gegen drei Bots der Stufe { $level }.
daily-once = Du hast einen Versuch. Du kannst unterbrechen und später weiterspielen, aber nicht neu beginnen; Tipps gibt es keine.
daily-past = Dieser Tag ist vorbei: Du kannst seine Partie noch spielen, aber sie zählt nicht.
daily-play = Tagespartie spielen
daily-continue = Weiterspielen
daily-going = Dein Versuch läuft.
daily-again = Noch einmal, ohne Wertung
daily-given-up = Du hast diese Partie aufgegeben.
daily-you = Du
daily-expert-playing = spielt dieselbe Partie noch …
daily-share = Ergebnis kopieren
daily-copied = Kopiert
daily-picture = Bild speichern
daily-expert-watch = Dem Fürsten zusehen
daily-others = Alle auf diesem Server
daily-streak =
    { $days ->
        [one] { $days } Tag in Folge
       *[other] { $days } Tage in Folge
    }
daily-last = Deine letzten dreißig Tagespartien
daily-other = Andere Tage
daily-date = Tag
daily-edition = Regeln
daily-fair = Die Karten standen vorher fest
daily-fair-text = Die Karten ergeben sich aus Datum und Ausgabe, nach einem Verfahren, das alle nachlesen können. Dies ist der Hash des Startwerts; ihn selbst siehst du nach dem Spiel. Wer ihn vorher ausrechnet, betrügt nur sich selbst.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Platz { $place } von 4
daily-share-expert = Bester Bot: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Two games of one deal, side by side; and a game that plays along while you play.

daily-beside = Beide Partien nebeneinander
daily-beside-title = Zweimal dieselben Karten
daily-beside-with = Deine Partie neben der von { $name }
daily-turn = Zug { $turn } von { $turns }
daily-turn-back = Einen Zug zurück
daily-turn-on = Einen Zug weiter
daily-turn-none = Die Partie war schon zu Ende.
daily-ghost = { $name } hat diese Partie schon gespielt: Nach jeder Runde siehst du, wie viele Punkte es dort waren.
daily-ghost-own = Deine eigene Partie läuft mit: Nach jeder Runde siehst du, wie viele Punkte du damals hattest.
