action-take = { $city } nehmen
action-take-supply = Vom Nachziehstapel ziehen
action-take-postmaster = Postmeister: auch { $city } nehmen
action-take-supply-postmaster = Postmeister: noch eine vom Nachziehstapel ziehen
action-administrator = Amtmann einsetzen
action-start = Mit { $city } beginnen
action-start-drop = Strecke aufgeben, mit { $city } beginnen
action-left = { $city } links anlegen
action-right = { $city } rechts anlegen
action-left-postal-carrier = Postillion: auch { $city } links anlegen
action-right-postal-carrier = Postillion: auch { $city } rechts anlegen
action-end = Zug beenden
action-close = Strecke abschließen
action-house = Haus in { $city }
action-done = Keine weiteren Häuser
action-cartwright = Wagner einsetzen
action-decline = Ohne den Wagner
action-discard = { $city } ablegen

you = Du
you-among = du
event-turn = Runde { $round }, am Zug: { $who }
event-turn-forced = { event-turn }. Die Hand ist leer, also gibt es mit dem <b>Postmeister</b> zwei Karten
event-administrator = { $who }: mit dem <b>Amtmann</b> sechs neue Karten
event-take = { $who }: <i>{ $city }</i> aus der Auslage genommen
event-take-hidden = { $who }: eine Karte aus der Auslage genommen
event-draw = { $who }: <i>{ $city }</i> gezogen
event-draw-hidden = { $who }: eine Karte vom Nachziehstapel gezogen
event-refill = { $city } wird aufgedeckt
event-shuffle =
    { $count ->
        [one] Der Nachziehstapel ist aufgebraucht. Eine abgelegte Karte wird zum neuen Stapel
       *[other] Der Nachziehstapel ist aufgebraucht. { $count } abgelegte Karten werden neu gemischt
    }
event-start = { $who }: Strecke in <i>{ $city }</i> begonnen
event-start-dropped =
    { $who }: Strecke mit { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } aufgegeben und in <i>{ $city }</i> neu begonnen
event-extend = { $who }: <i>{ $city }</i> gespielt
event-extend-postal-carrier = { $who }: mit dem <b>Postillion</b> noch <i>{ $city }</i> angelegt
event-discard = { $who }: <i>{ $city }</i> abgelegt
event-end = { $who }: Zug beendet
event-decline = { $who }: ohne den <b>Wagner</b>
event-skip =
    { $who }: { $phase ->
        [draw] nichts zu nehmen
       *[play] nichts zu spielen
    }
event-close = { $who }: <i>{ $route }</i> abgeschlossen

event-detail = { $who }: { $detail }
event-house = Haus in { $city }
event-houses =
    { $count ->
        [one] ein Haus
       *[other] { $count } Häuser
    }
event-tile-length = Plättchen (<b>{ $value }</b>) für die Länge
event-tile-region = Plättchen (<b>{ $value }</b>) für { $stack }
event-tile-game-end = <b>Plättchen „{ stack-game_end }“</b>
event-carriage = { $carriage }er-Kutsche
event-carriage-cartwright = { $carriage }er-Kutsche mit dem <b>Wagner</b>

event-take-and-play = { $who }: <i>{ $taken }</i> genommen und <i>{ $played }</i> gespielt
event-take-and-play-same = { $who }: <i>{ $taken }</i> genommen und gespielt
event-draw-and-play = { $who }: <i>{ $taken }</i> gezogen und <i>{ $played }</i> gespielt
event-draw-hidden-and-play = { $who }: eine Karte gezogen und <i>{ $played }</i> gespielt

event-over = Das Spiel ist zu Ende. Platz 1: { $who }
event-tie-game_end = Gleichstand an der Spitze: { $name } hat das Plättchen „{ stack-game_end }“.
event-tie-clockwise = Gleichstand an der Spitze: { $name } sitzt im Uhrzeigersinn am nächsten hinter dem, der das Spiel beendet hat.
percent = { $value } %
number-below = −{ $value }
labelled = { $name }: { $value }
