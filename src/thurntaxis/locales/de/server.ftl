server-open-seat = Freier Platz

server-not-found = Unter dieser Adresse gibt es nichts.
server-method = Diese Art von Anfrage nimmt diese Adresse nicht an.
server-bad-request = Diese Anfrage ist unverständlich: { $problem }
server-too-large = Das ist zu lang.
server-too-old = Diese Seite ist älter als der Server. Bitte lade sie neu.
server-too-much = Das war zu viel auf einmal. Versuch es gleich noch einmal.
server-no-room = Auf diesem Server ist kein Platz für weitere hochgeladene Partien.
server-json-only = Bitte JSON schicken.
server-origin = Diese Anfrage kommt von einer anderen Website.
server-busy = Der Server wird gleich angehalten. Komm in einem Moment wieder.
server-error = Auf dem Server ist etwas schiefgegangen. Es wurde vermerkt.
server-cannot-store = Der Server kann gerade nichts speichern, darum wurde nichts ausgeführt. Versuch es später noch einmal.

server-unknown-table = Zu diesem Link gibt es keinen Tisch.
server-unknown-seat = An diesem Tisch gibt es keinen Platz { $seat }.
server-unknown-bot = Es gibt keinen Bot namens { $level }.
server-unknown-ply = Dieses Spiel hat die Schritte 0 bis { $plies }.
server-left-to-memory = An diesem Tisch bleibt dem Gedächtnis überlassen, was mehr als eine Runde zurückliegt.

server-not-yours = Das ist nicht dein Platz.
server-which-seat = Du hast hier mehrere Plätze. Sag, welchen du meinst.
server-no-seat = Du schaust diesem Spiel zu. Das können nur die Spieler am Tisch.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-no-identity = Der Server kennt dich noch nicht. Lass dir zuerst eine Kennung geben.
server-bad-token = Dieser persönliche Link wurde schon benutzt oder ist älter als zehn Minuten. Hol dir einen neuen.
server-bad-date = Das ist kein Datum.
server-no-deal = Tagespartien gibt es vom { $first } bis heute.
server-deal-once = Die Tagespartie kann man nur einmal spielen. Sie lässt sich nicht zurücknehmen, löschen oder neu beginnen.
server-delete-people = An diesem Tisch sitzen noch andere. Du kannst ihn nur verlassen.

server-not-started = Das Spiel hat noch nicht begonnen.
server-started = Das Spiel hat schon begonnen.
server-cancelled = Der Tisch wurde abgesagt.
server-over = Das Spiel ist zu Ende.
server-not-over = Das Spiel ist noch nicht zu Ende.
server-alone = Hier gibt es keinen Server, also könnte sich niemand auf einen freien Platz setzen.
server-broken = Dieses Spiel wurde mit einer anderen Version der Regeln gespeichert und kann nicht fortgesetzt werden. Verlauf und Aufzeichnung lassen sich weiterhin lesen.
server-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin.
server-not-your-turn = Du bist nicht am Zug.
server-undo-begun = Dein Zug hat gerade erst begonnen; es gibt nichts zurückzunehmen.
server-undo-revealed = Eine verdeckte Karte wurde aufgedeckt. Was man gesehen hat, lässt sich nicht zurücknehmen.
server-take-back-people = Züge kann man nur zurücknehmen, wenn alle anderen Spieler Bots sind.
server-take-back-none = Es gibt keinen früheren Zug von dir, zu dem du zurückkehren könntest.
server-redo-none = Es gibt keinen zurückgenommenen Zug, der sich wiederherstellen ließe.
server-reclaim-none = Hier hält kein Bot einen Platz für dich frei.
server-seat-taken = Dieser Platz ist besetzt.
server-name-taken = Jemand an diesem Tisch heißt schon so. Bitte wähle einen anderen Namen.
server-table-full = Es ist kein Platz mehr frei.
server-chat-full = Du hast an diesem Tisch so viel geschrieben, wie Platz ist.
server-chat-off = Der Betreiber dieses Servers hat den Chat abgeschaltet.
server-banned = Der Betreiber dieses Servers hat dich gesperrt.
server-muted = Der Betreiber dieses Servers hat dich stummgeschaltet.
server-unknown-line = Diese Zeile gibt es im Chat dieses Tisches nicht.
server-nobody-there = Dort sitzt niemand.
server-yourself = Das bist du selbst.
server-blocks-full = Mehr Leute kannst du nicht blockieren. Hebe zuerst eine Blockierung auf.
server-reports-enough = Für heute ist die Höchstzahl an Meldungen erreicht.
server-unwanted-words = Eines dieser Wörter ist auf diesem Server nicht erwünscht.
server-no-notices = Dieser Server verschickt keine Benachrichtigungen.
server-notices-full = Mehr Adressen kannst du nicht angeben. Entferne zuerst eine.
server-notices-address = Diese Adresse ist von hier nicht erreichbar. Es muss eine öffentliche sein: https://…
server-no-mail = Dieser Server verschickt keine E-Mails.
server-mail-stopped = Wer dieses Postfach liest, möchte von diesem Server keine E-Mails.
server-mail-enough = Es wurden schon zu viele solcher E-Mails verschickt. Versuch es morgen noch einmal.
server-log-full = An diesem Tisch ist so viel geschehen, dass der Verlauf voll ist.
server-not-closing = Es gibt gerade keine Strecke abzuschließen.
server-no-hints = An diesem Tisch sind Tipps nicht erlaubt.
server-no-press = Bots drängen kann nur, wer allein gegen sie spielt, und nicht in der Tagespartie.
server-hint-too-slow = Der Bot hat zu lange nachgedacht.
server-hint-failed = Der Bot weiß hier keinen Rat.
server-not-absent = Dieser Spieler ist da. Ersetzt werden kann nur, wer abwesend ist.
server-no-clock = Gerade läuft keine Uhr.
server-extra-time-own = Mehr Zeit können dir nur andere geben.
server-extra-time-enough = Dieser Zug hat schon genug Zeit bekommen.
server-vote-not-you = Über deinen eigenen Platz kannst du nicht abstimmen.
server-seats-differ =
    { $count ->
        [one] Das Spiel hat einen Spieler; der neue Tisch braucht ebenso viele Plätze.
       *[other] Das Spiel hat { $count } Spieler; der neue Tisch braucht ebenso viele Plätze.
    }
server-record-over = An dieser Stelle ist das Spiel zu Ende; es gibt nichts mehr zu spielen.
server-bad-record = Diese Aufzeichnung lässt sich nicht lesen. { $problem }
server-import-whose = In dieser Aufzeichnung steht nicht, wessen Spiel es war; das steht nur in Aufzeichnungen aus „Meine Spiele“. Unter „Ein Spiel ansehen“ kannst du sie öffnen.

draft-turn-over = Dein Zug endet vor dieser Aktion.
draft-unknown-card = Das hängt von einer Karte ab, die noch nicht aufgedeckt ist. Schick es, wenn du die Karte gesehen hast.
server-review-too-long = Das Spiel ist zu lang für eine Analyse: mehr als { $count } Aktionen.
server-review-one = Für dich läuft schon eine Analyse. Sie kommt zuerst.
server-review-no-way = Eine vollständige Entscheidung ist hier eine einzelne Aktion oder alle Aktionen eines Abschlusses.
server-superseded = Du hast inzwischen nach einer anderen Stellung gefragt.
