### Stellungen, die es nicht geben kann; siehe en/positions.ftl.

position-form = Das lässt sich nicht als Stellung lesen: { $problem }
position-card-count = { $city } ist { $count }-mal da. Das Spiel hat von jeder Stadt { $most } Karten.
position-unknown-count = { $count } Karten sollen unbekannt sein, aber nur { $left } liegen nirgends sonst.
position-supply-empty = Der Nachziehstapel ist leer, obwohl Karten abgelegt sind. Sie wären neu gemischt worden; lass ihm mindestens eine Karte.
position-display-gap = Ein Platz der Auslage ist leer, obwohl der Nachziehstapel noch Karten hat. Leg dort eine Karte hin.
position-display-gap-unknown = Ein Platz der Auslage ist leer, also muss auch der Nachziehstapel leer sein. Gib an, wie viele Karten jede Hand hat.
position-known = { $player }: { $city } soll allen bekannt sein, ist aber nicht in dieser Hand.
position-route-twice = { $player }: Die Strecke führt zweimal nach { $city }. Jede Stadt kommt nur einmal vor.
position-route-gap = { $player }: Keine Straße verbindet { $city } und { $other }. In einer Strecke sind Nachbarn durch eine Straße verbunden.
position-house-twice = { $player } hat zwei Häuser in { $city }. Dort ist Platz für eines.
position-houses-many = { $player } hat { $count } Häuser. Jeder hat { $most }.
position-tile-once = { $player } hat zwei Plättchen „{ $stack }“. Jeder nimmt im Spiel nur eines.
position-tile-house = { $player } hat ein Plättchen „{ $stack }“, aber kein Haus in { $city }.
position-tile-province = { $player } hat ein Plättchen „{ $stack }“, aber kein Haus in { $province }.
position-tile-due = { $player } hat alle Häuser für „{ $stack }“ und hätte eines dieser Plättchen genommen.
position-tile-carriage = { $player }: Die Strecken für diese Plättchen haben mindestens die { $carriage }er-Kutsche gebracht.
position-tile-twice = „{ $stack }“: Das Plättchen mit { $value } ist zweimal vergeben.
position-tile-order = „{ $stack }“: Das Plättchen mit { $value } ist weg, obwohl { $higher } noch obenauf liegt. Das höchste geht zuerst.
position-end-missing = { $player } hat die 7er-Kutsche oder alle { $houses } Häuser gesetzt, also hat jemand das Plättchen „{ stack-game_end }“.
position-end-early = { $player } hat das Plättchen „{ stack-game_end }“, aber weder die 7er-Kutsche noch alle { $houses } Häuser gesetzt.
position-end-first = { $player } hatte die 7er-Kutsche oder das letzte Haus zuerst, also liegt das Plättchen „{ stack-game_end }“ dort.
position-end-turn = { $player } hatte schon den letzten Zug: In der letzten Runde ist nur noch dran, wer danach sitzt.
position-over-early = Das Spiel ist erst vorbei, wenn jemand die 7er-Kutsche oder alle { $houses } Häuser gesetzt hat.
position-over-turn = Das Spiel endet mit dem Zug von { $player } auf dem letzten Platz.
position-play-empty = { $player } hat keine Karte auf der Hand, kann also keine spielen.
position-close-short = { $player } schließt eine Strecke mit { $count } Karten ab. Nötig sind mindestens { $least }.
position-no-route = { $player } hat gerade eine Karte gespielt, also gibt es eine Strecke.
position-official-phase = { $official }: kann an dieser Stelle des Zuges noch nicht eingesetzt sein.
position-carrier-route = { $player } hat mit dem { -postal-carrier } zwei Karten gespielt, also hat die Strecke mindestens zwei.
position-forced = { $player } beginnt den Zug ohne Karte, also ist der { -postmaster } eingesetzt.
position-not-forced = { $player } hat eine Karte auf der Hand, also kommt der { -postmaster } erst mit der zweiten Karte.
position-taken = In diesem Zug können nicht { $count } Karten genommen sein; es { $least ->
        [0] { $most ->
            [0] ist keine
            [1] ist höchstens eine
           *[other] sind höchstens { $most }
        }
        [1] ist eine
       *[other] sind { $most }
    }.
position-hand-unknown = { $player } legt gerade Karten ab, also muss diese Hand bekannt sein.
position-nothing = An dieser Stelle gibt es nichts zu entscheiden; das Spiel wäre weitergegangen. Wähle eine andere Phase.
position-closing-house = { $player }: Ein Haus dieses Abschlusses steht in { $city }, wo die Strecke oder das Haus fehlt.
position-closing-provinces = Die Häuser eines Abschlusses stehen in verschiedenen Ländern oder alle in einem.
position-closing-discards = Abgelegt wird erst am Ende eines Abschlusses.
position-turn-unknown = { $player } ist am Zug, also muss diese Hand bekannt sein.
position-over = Das Spiel ist vorbei; es gibt nichts zu entscheiden.
position-closing = Eine Übung kann nicht mitten im Abschluss einer Strecke beginnen: Stell den Moment davor auf.
