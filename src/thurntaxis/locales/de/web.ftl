title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = Poststrecken um 1800

table-name = { $name } · Runde { $round }
menu-hint = Tipp
menu-undo = Zurück
menu-night = Nacht
menu-day = Tag
menu-settings = Einstellungen
menu-tiles = Plättchen
menu-log = Verlauf
menu = Menü
close-sheet = Schließen

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
official-administrator-does = tauscht alle sechs
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
card-take = { $city } nehmen
card-play = { $city } spielen
end-fits = { $city } passt
end-fits-many = { $count } passen
end-open = offen
end-left = Vor { $city }: { $cards }
end-right = Hinter { $city }: { $cards }
route-empty = Deine erste Karte beginnt eine Strecke
hand-hidden =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

close-route = Strecke abschließen
end-turn = Zug beenden
cancel = Abbrechen

drop-title = Strecke aufgeben?
drop-text =
    Wenn du mit <b>{ $city }</b> neu beginnst, legst du { $count ->
        [one] die Karte
       *[other] die { $count } Karten
    } von { $first } bis { $last } ab. Dafür gibt es nichts.
drop-confirm = Mit { $city } beginnen

status-watch-draw = <b>{ $name }</b> nimmt eine Karte.
status-watch-play = <b>{ $name }</b> spielt eine Karte.
status-watch-finish = <b>{ $name }</b> kann die Strecke abschließen oder den Zug beenden.
status-watch-closing = <b>{ $name }</b> schließt eine Strecke ab.
status-over = Das Spiel ist zu Ende. <b>{ $name }</b> gewinnt mit { $points } Punkten.
status-draw = Du bist am Zug, { $name }. <b>Nimm eine Karte</b> aus der Auslage oder vom Nachziehstapel.
status-draw-administrator = Du bist am Zug, { $name }. <b>Nimm eine Karte</b> oder lass vorher den <b>Amtmann</b> alle sechs austauschen.
status-draw-forced-first = Du bist am Zug, { $name }. Deine Hand ist leer, also bekommst du vom <b>Postmeister</b> <b>zwei Karten</b>: Nimm die erste.
status-draw-forced-second = Nimm die <b>zweite Karte</b>: Der Postmeister hilft, weil deine Hand leer war.
status-play-first = Du bist am Zug, { $name }. <b>Spiele eine Karte</b> und beginne eine Strecke.
status-play-first-postmaster = Du bist am Zug, { $name }. <b>Spiele eine Karte</b> und beginne eine Strecke, oder nimm mit dem <b>Postmeister</b> eine zweite Karte.
status-play-one =
    <b>Spiele eine Karte</b>: <u>{ $card }</u> passt { $where ->
        [left] vor
       *[right] hinter
    } { $end }.
status-play-two = <b>Spiele eine Karte</b>: <u>{ $left }</u> passt vor { $first }, <u>{ $right }</u> hinter { $last }.
status-play-some = <b>Spiele eine Karte</b>: { $count } von deinen passen an die Strecke.
status-play-none = Keine Karte passt. <b>Beginne eine neue Strecke</b>: Die alte wird abgelegt.
status-your-turn = Du bist am Zug, { $name }.
status-or-postmaster = Oder nimm vorher mit dem <b>Postmeister</b> eine zweite Karte.
status-only-postmaster = Oder nimm mit dem <b>Postmeister</b> eine zweite Karte, vielleicht passt sie.
status-finish-end = <b>Beende deinen Zug</b>: Die Strecke geht nächstes Mal weiter.
status-finish-close = <b>Schließe die Strecke</b> mit { $count } Karten ab oder beende deinen Zug und baue später weiter.
status-or-carrier =
    Oder lege mit dem <b>Postillion</b> { $count ->
        [one] noch <u>{ $card }</u>
       *[other] eine zweite Karte
    } an.
status-closing = <b>Schließe deine Strecke ab</b>: Wähle, wohin deine Häuser kommen.

you = Du
to-move = am Zug
no-route = noch keine Strecke
one-city = { $city }
route-ends = { $first } – { $last }
carriage = Kutsche
houses-left = Häuser übrig
hand-size = Hand
tiles = Plättchen
no-tiles = keine
score = Punkte
seat-summary = { $name }: Kutsche { $carriage }, noch { $houses } Häuser, { $points } Punkte
number-below = −{ $value }

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg & Hohenzollern
stack-schweiz_tyrol = Schweiz & Tyrol
stack-boehmen_salzburg = Böhmen & Salzburg
stack-baiern = Baiern
stack-all_provinces = Alle Länder
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
carriage-points = { $points } Punkte
carriage-at = { $carriage }er-Kutsche, { $points } Punkte: { $names }
carriage-nobody = niemand

map-title = Spielplan
map-locator = Ganzen Spielplan zeigen oder zurück
map-city =
    { $city }, { $province }, { $houses ->
        [0] keine Häuser
        [one] ein Haus
       *[other] { $houses } Häuser
    }{ $legal ->
        [yes] , wählbar
       *[no] {""}
    }
city-neighbours = Straßen nach { $cities }
city-houses = Häuser: { $names }
city-no-houses = Noch keine Häuser
city-unseen = Noch nicht gesehene Karten: { $count } von { $copies }

# Im Verlauf steht nach dem Doppelpunkt kein Verb in der Person: $who ist ein Name oder „Du“.
log-take = { $who }: <i>{ $city }</i> aus der Auslage genommen
log-draw = { $who }: <i>{ $city }</i> gezogen
log-draw-hidden = { $who }: eine Karte vom Nachziehstapel gezogen
log-take-and-play = { $who }: <i>{ $taken }</i> genommen und <i>{ $played }</i> gespielt
log-draw-and-play = { $who }: <i>{ $taken }</i> gezogen und <i>{ $played }</i> gespielt
log-draw-hidden-and-play = { $who }: eine Karte gezogen und <i>{ $played }</i> gespielt
log-take-and-play-same = { $who }: <i>{ $taken }</i> genommen und gespielt
log-administrator = { $who }: mit dem <b>Amtmann</b> sechs neue Karten
log-start = { $who }: Strecke in <i>{ $city }</i> begonnen
log-restart = { $who }: Strecke mit { $count } aufgegeben und in <i>{ $city }</i> neu begonnen
log-extend = { $who }: <i>{ $city }</i> gespielt
log-carrier = { $who }: mit dem <b>Postillion</b> noch <i>{ $city }</i> angelegt
log-close = { $who }: <i>{ $route }</i> abgeschlossen
log-houses =
    { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
    }
log-carriage = { $carriage }er-Kutsche
log-carriage-cartwright = { $carriage }er-Kutsche mit dem <b>Wagner</b>
log-tile-length = Plättchen <b>{ $value }</b> für die Länge
log-tile-region = Plättchen <b>{ $value }</b> für { $stack }
log-tile-end = <b>das Spielende</b>
log-discard = { $who }: <i>{ $city }</i> abgelegt
log-skip =
    { $who }: { $phase ->
        [draw] nichts zu nehmen
       *[play] nichts zu spielen
    }
log-over = Das Spiel ist zu Ende. Sieg: { $who }
log-empty = Noch ist nichts passiert
log-look-back = Diesen Moment ansehen

closing-title = Strecke abschließen
closing-way-each = Ein Haus in jedem Land
closing-way-one = Alle in { $province }
closing-houses-none = keine Häuser
closing-better = bringt am meisten
closing-houses = Häuser
closing-carriage = { $carriage }er-Kutsche
closing-points = { $before } → { $after } Punkte
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] kein Haus mehr übrig
        [one] noch ein Haus übrig
       *[other] noch { $count } Häuser übrig
    }
closing-game-end = beendet das Spiel nach dieser Runde
closing-cartwright = Wagner einsetzen
closing-cartwright-brings = Er baut die { $carriage }er-Kutsche, obwohl die Strecke zu kurz ist.
closing-discards =
    Drei Karten bleiben: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Ablegen
closing-discards-done = { $done } von { $count }
closing-confirm =
    { $houses ->
        [0] Ohne Haus abschließen
        [one] Mit einem Haus abschließen
       *[other] Mit { $houses } Häusern abschließen
    }
closing-wait = Wird ausgerechnet …
closing-choose-discards = Wähle zuerst, was du ablegst
closing-hint-map = Häuser kannst du auch auf dem Spielplan wählen.

score-title = Die letzte Post
score-winner = { $name } gewinnt mit { $points } Punkten
score-tie-game_end = Gleichstand an der Spitze: { $name } hat das Plättchen für das Spielende.
score-tie-clockwise = Gleichstand an der Spitze: { $name } sitzt im Uhrzeigersinn am nächsten hinter dem, der das Spiel beendet hat.
score-carriage = Kutsche
score-tiles = Bonusplättchen
score-houses = Nicht gesetzte Häuser
score-total = Summe
score-rematch = Noch einmal
score-replay = Spiel ansehen
score-share = Teilen

replay = Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-at = Schritt { $ply } von { $last }
replay-speed = Tempo
replay-eyes = Blick von
replay-open = allen
replay-on = Von hier weiterspielen
