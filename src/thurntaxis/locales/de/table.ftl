### The table: cards, officials, players, tiles, log, and what its buttons say.

table-name = { $name } · Runde { $round }
menu-hint = Tipp
menu-tiles = Plättchen
menu-log = Verlauf
menu = Menü
on-the-table = Auslage
your-route = Deine Strecke
route-of = Strecke von { $name }
hand = Hand
players = Spieler
bonus-tiles = Bonusplättchen
carriages = Kutschen
log = Verlauf
officials = Amtspersonen
route-length =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
official-administrator = Amtmann
official-postmaster = Postmeister
official-postal_carrier = Postillion
official-cartwright = Wagner
official-administrator-does = alle sechs tauschen
official-postmaster-does = zwei nehmen
official-postal_carrier-does = zwei spielen
official-cartwright-does = bis zu zwei weniger
official-callable = { $name }: kann jetzt helfen
official-called = { $name }: hilft in diesem Zug
official-waiting = { $name }: jetzt nicht
official-spent = { $name }: eine andere Amtsperson hat schon geholfen
supply =
    Nachziehstapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
empty-slot = Leerer Platz
no-hand = Keine Karten
card-play = { $city } spielen
card-fits = passt an deine Strecke
end-fits = { $city } passt
end-fits-many = { $count } passen
end-open = offen
end-dead = Sackgasse
end-left = Vor { $city }: { $cards }
end-right = Hinter { $city }: { $cards }
end-which =
    { $where ->
        [left] Welche Karte vor { $city }?
       *[right] Welche Karte hinter { $city }?
    }
route-empty = Deine erste Karte beginnt eine Strecke
hand-hidden =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
to-move = am Zug
seat-finished = hatte den letzten Zug
seat-away = nicht da
no-route = keine Strecke
carriage = Kutsche
houses-left = Häuser
hand-size = Hand
tiles = Plättchen
no-tiles = keine
score = Punkte
look-route = Strecke
look-points = Punkte
look-unknown =
    { $count ->
        [one] eine unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
look-houses = { $placed } gesetzt, { $left } übrig
look-house = Haus:
seat-summary =
    { $name }: { $carriage ->
        [0] keine Kutsche
       *[other] { $carriage }er-Kutsche
    }, noch { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = Alle Länder
stack-outside_baiern = Außerhalb Baiern
stack-route_5 = 5er-Strecke
stack-route_6 = 6er-Strecke
stack-route_7 = 7er-Strecke
stack-game_end = Spielende
stack-label =
    { $stack }: { $count ->
        [0] keine Plättchen mehr
        [one] noch ein Plättchen, Wert { $value }
       *[other] noch { $count } Plättchen, das nächste mit Wert { $value }
    }
tile-for-cities = Für je ein Haus in diesen Städten: { $names }.
tile-for-provinces = Für je ein Haus in diesen Ländern: { $names }.
tile-for-length =
    { $length ->
        [7] Für eine Strecke mit 7 oder mehr Karten.
       *[other] Für eine Strecke mit { $length } Karten.
    }
tile-for-end = Für den Ersten, der alle Häuser setzt oder die { $carriage }er-Kutsche nimmt. Das Spiel endet dann mit der Runde.
tile-near = { $have } von { $count }
tile-near-missing = { $have } von { $count }, noch offen: { $names }
tile-near-length =
    { $count ->
        [one] Strecke mit einer Karte
       *[other] Strecke mit { $count } Karten
    }
tile-left = Noch da: { $values }
tile-none-left = Kein Plättchen mehr da.
tile-has = schon erhalten
carriage-points = { $points } Punkte
carriage-at = { $carriage }er-Kutsche, { $points } Punkte: { $names }
carriage-nobody = niemand
city-neighbours = Straßen nach { $cities }
city-houses = Häuser: { $names }
city-no-houses = Noch keine Häuser
city-unseen = Noch nicht gesehene Karten: { $count } von { $copies }
log-empty = Noch keine Einträge
log-later = Die Partie begann vor dieser Stellung.
log-look-back = Diesen Moment ansehen
log-tip = Wähle eine Zeile, um diesen Moment noch einmal zu sehen.
log-earlier = Frühere Zeilen zeigen
replay-review = Analysieren
seat-program = Bot (ein Programm)
menu-chat = Chat
menu-chat-new = Chat ({ $count })
menu-unread = Menü ({ $count })
menu-take-back = Zug zurücknehmen
menu-share = Link zu diesem Tisch
menu-rules = Regeln
menu-keys = Tasten
menu-resign = Aufgeben
menu-leave = Zur Startseite
menu-look-back = Zurückschauen
menu-sounds-on = Töne einschalten
menu-sounds-off = Töne ausschalten
menu-aids-on = Lernhilfe einschalten
menu-aids-off = Lernhilfe ausschalten
menu-to-night = Auf Nacht umstellen
menu-to-day = Auf Tag umstellen
clock-left = { $minutes }:{ $seconds }
clock-warning = Noch { $seconds } Sekunden.
clock-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
connection-away = Gerade besteht keine Verbindung; es ist nichts geschehen.
why-not-possible = Das geht jetzt.
why-not-past = Du siehst dir einen früheren Moment an.
undo-free = ↶ Rückgängig
undo-not = Kein Zurück
skip = Weiter »
press = Jetzt entscheiden
look-back = Du blickst zurück auf Runde { $round }.
look-now = Zum aktuellen Stand
look-earlier = Einen Schritt zurück
look-later = Einen Schritt weiter
seat-lost = Während du weg warst, haben die anderen deinen Platz einem Bot gegeben.
seat-reclaim = Platz zurückholen
named-bot = { $name } (Bot)
people-replaced = ein Bot spielt weiter
notice-sat = { $name } hat sich gesetzt.
notice-left = { $name } ist aufgestanden.
notice-filled = Ein Bot hat sich gesetzt.
notice-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
notice-replaced = Für { $name } spielt ein Bot weiter.
notice-bot_failed = { $name } ist gestolpert; ein einfacherer Bot spielt weiter.
notice-timeout = Für { $name } ist die Zeit um; ein Bot hat den Zug beendet.
notice-vote = { $favour ->
    [no] { $name } möchte doch auf { $absent } warten.
   *[yes] { $name } möchte, dass für { $absent } ein Bot weiterspielt.
}
notice-extra_time = { $name } hat mehr Zeit gegeben.
notice-end_vote = { $favour ->
    [no] { $name } möchte doch weiterspielen.
   *[yes] { $name } möchte das Spiel beenden.
}
notice-taken_back = { $name } hat einen Zug zurückgenommen.
notice-redone = { $name } hat den Zug wiederhergestellt.
notice-returned = { $name } ist wieder da und spielt weiter.
notice-vote_lapsed = { $name } spielt wieder; damit ist die Abstimmung hinfällig.
notice-hinted = { $name } hat sich einen Tipp geben lassen: Diese Partie wird nicht mehr gewertet.
hint-note = Gewinnchancen aus der Sicht eines starken Bots.
hint-alike = gleich gut
hint-plan = Der Abschluss:
hint-houses = Häuser in { $cities }
hint-no-houses = keine Häuser
hint-cartwright = mit dem Wagner
hint-discards = { $cities } ablegen
card-unseen = { $count }×
aid-unseen = { $sign } auf einer Karte: So viele davon hast du noch nicht gesehen
aid-lives-now = Chance, dass in diesem Zug eine Karte an deine Strecke passt: <b>{ $chance }</b>
aid-lives-next = Chance, dass im nächsten Zug eine Karte an deine Strecke passt: <b>{ $chance }</b>
official-administrator-armed = Der Amtmann: Drück noch einmal, um alle sechs Karten auszutauschen. Das lässt sich nicht zurücknehmen.
official-postmaster-armed = Der Postmeister: Wähle die zweite Karte aus der Auslage oder vom Nachziehstapel.
official-postal_carrier-armed = Der Postillion: Wähle die Karte, die du noch spielst.
log-news = seit deinem letzten Zug
deal-spoiler = An diesem Tisch spielt oder spielte jemand anders die Tagespartie. Du hast sie selbst noch nicht beendet, und hier würdest du ihre Karten sehen.
deal-spoiler-play = Erst selbst spielen
deal-spoiler-watch = Trotzdem ansehen
