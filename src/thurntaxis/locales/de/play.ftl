### A table where others sit: waiting room, chat, clocks, who leaves and who returns.

you-named = { $name } (du)
rematch-begun = Das nächste Spiel hat begonnen. Dein Platz wartet.
page-title-turn = ● Du bist am Zug – { $page }
notices-table = Bescheid geben, wenn ich hier am Zug bin
program-named = { $name } · Programm
waiting-title = { $name }: wartet auf Mitspieler
waiting-starts = Das Spiel beginnt von selbst, sobald kein Platz mehr frei ist.
seat-yours = dein Platz
seat-here = ist da
seat-not-here = gerade nicht da
seat-sit = Hinsetzen
seat-bot = Bot hinsetzen
seat-leave = Aufstehen
sit-name-first = Sag den anderen zuerst deinen Namen.
invite-text = Schick diesen Link deinen Freunden oder lass sie den Code scannen.
invite-watch = Wer diesen Link hat, kann dem Spiel zuschauen.
curtain-title = { $name } ist am Zug
curtain-text = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }
take-back-title = Zug zurücknehmen?
take-back-text = Die Partie geht zum Beginn deines Zuges zurück oder zu dem davor. Was die Bots seither getan haben, wird mit zurückgenommen. Bis du handelst, kannst du alles wiederherstellen.
take-back-casual = Danach wird die Partie nicht mehr gewertet.
holiday-until = { $name } ist bis { $day } im Urlaub: Die Uhr steht.
holiday-planned = { $name } ist vom { $begin } bis zum { $day } im Urlaub.
next-waiting = { $count ->
    [one] In einer anderen Partie bist du am Zug.
   *[other] In { $count } anderen Partien bist du am Zug.
}
next-game = Nächste Partie
take-back-do = Zurücknehmen
take-back-not = Weiterspielen
taken-back = Du hast deinen Zug zurückgenommen.
redo = Wiederherstellen
table-missing = Hier ist kein Tisch
table-cancelled = Dieser Tisch wurde abgesagt.
watching-you = Du schaust dieser Partie zu.
watch-chances = Gewinnchancen
watch-behind =
    { $count ->
        [one] Stand vor einer Runde
       *[other] Stand vor { $count } Runden
    }
watch-next = Nächste Partie anschauen
watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
timeout-mine = Deine Zeit ist um: Ein Bot hat deinen Zug beendet.
connection-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
recap-on = Weiter
absent = { $name } ist seit einer Weile weg.
absent-do = Was tun?
absent-vote = Einen Bot weiterspielen lassen
absent-votes = Soll für { $name } ein Bot weiterspielen? { $count } von { $of } sind dafür.
people-title = Wer ist da?
people-here = da
people-away = weg seit { $time }
people-bot = ein Bot
people-extra = Mehr Zeit geben
people-vote-back = Doch warten
people-votes = Für einen Bot: { $count } von { $of }
people-end = Spiel beenden
people-end-back = Doch weiterspielen
people-end-text = Das Spiel endet ohne Ergebnis, wenn alle es wollen, die da sind.
people-end-votes = Für das Ende: { $count } von { $of }
resign-title = Aufgeben?
resign-text = Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst zuschauen.
resign-tournament = Für eine Partie, die ein Bot beendet, bekommst du im Turnier keine Punkte.
resigned-title = Du hast aufgegeben
resigned-text = Ein Bot spielt an deiner Stelle weiter.
resigned-watch = Zuschauen
resigned-again = Neues Spiel
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-watching = Du schaust zu; nur die Spieler können reden.
chat-about = { $name } blockieren oder melden
chat-hidden = { $count ->
    [one] Eine Zeile von jemandem, den du blockiert hast, ist ausgeblendet
   *[other] { $count } Zeilen von Leuten, die du blockiert hast, sind ausgeblendet
}
seed-unknown = Der Startwert dieses Spiels
seed-right = ✓ Die Karten standen vor Spielbeginn fest
seed-wrong = Der Startwert passt nicht zu dem, was am Anfang genannt wurde
seed-text = Vor der ersten Karte hat der Server einen Hash seines geheimen Startwerts genannt. Hier ist der Startwert; sein Hash ist derselbe, also wurde keine Karte nachträglich ausgesucht.

# Another game of the same deal, by $name, which plays along.
ghost-points =
    { $points ->
        [one] { $name } hatte mit diesen Karten nach Runde { $round } einen Punkt.
       *[other] { $name } hatte mit diesen Karten nach Runde { $round } { $points } Punkte.
    }
ghost-here = { $name } hat diese Partie auch gespielt. Ab Runde 2 siehst du hier die Punkte von damals.
ghost-beside = Nebeneinander ansehen
