reason-unreadable = „{ $text }“ kenne ich nicht als Aktion. Aktionen sehen so aus: „take ulm“, „left linz“, „close“ oder „end“.
reason-unknown-city = Auf dem Spielplan gibt es keine Stadt namens „{ $text }“.
reason-did-you-mean = Meintest du { $city }?
reason-game-over = Das Spiel ist zu Ende; es gibt nichts mehr zu spielen.
reason-not-your-turn = { $player } ist am Zug. Warte, bis du an der Reihe bist.
reason-watching = Du schaust dieser Partie zu. Handeln können nur die Spieler am Tisch.
reason-wrong-phase =
    Das geht jetzt nicht. { $phase ->
        [draw] Nimm zuerst eine Karte, aus der Auslage oder vom Nachziehstapel.
        [play] Jetzt spielst du eine Karte: Beginne eine Strecke oder lege an ein Ende deiner Strecke an.
        [finish] Deine Karte ist gespielt. Schließe die Strecke ab oder beende deinen Zug.
        [houses] Du schließt gerade deine Strecke ab. Wähle, wo du Häuser setzt, oder sag, dass du fertig bist.
        [carriage] Du schließt gerade deine Strecke ab. Entscheide, ob dir der { -cartwright } helfen soll.
       *[discard] Du schließt gerade deine Strecke ab. Wähle die Karten, die du ablegst.
    }

reason-small-game = In diesem kleinen Spiel gibt es diese Amtsperson nicht.
reason-official-used =
    Pro Zug hilft dir nur eine Amtsperson, und in diesem Zug war es schon der { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-forced-postmaster = Zu Beginn deines Zuges hattest du keine Karte auf der Hand. Deshalb muss dir in diesem Zug der { -postmaster } helfen, und zwar nur er.
reason-administrator-after-taking = Der { -administrator } tauscht die Auslage nur aus, bevor du deine erste Karte nimmst. Du hast schon eine genommen.
reason-display-empty = Es liegen keine Karten aus, die man austauschen könnte.
reason-official-called =
    Der { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    } hilft dir in diesem Zug schon.
reason-postmaster-after-taking = Der { -postmaster } hilft nach der ersten Karte: Mit ihm nimmst du eine zweite.
reason-postal-carrier-after-playing = Der { -postal-carrier } hilft, nachdem du eine Karte gespielt hast: Mit ihm spielst du eine zweite, wenn eine passt.
reason-no-second-fits = Keine deiner Karten passt an ein Ende deiner Strecke. Der { -postal-carrier } kann dir nicht helfen.

reason-must-take = Nimm zuerst eine Karte, aus der Auslage oder vom Nachziehstapel.
reason-must-take-second = Deine Hand war leer, also nimmst du mit dem { -postmaster } zwei Karten. Nimm zuerst noch die zweite.
reason-not-face-up = { $city } liegt nicht in der Auslage.
reason-supply-empty = Der Nachziehstapel ist leer.
reason-nothing-to-take = Es gibt keine Karte zu nehmen: Auslage und Nachziehstapel sind leer.
reason-two-cards-taken = Du hast schon zwei Karten genommen. Eine dritte gibt es auch mit dem { -postmaster } nicht.
reason-second-card-official =
    Eine zweite Karte bekommst du nur mit dem { -postmaster }, aber in diesem Zug hat dir schon der { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    } geholfen.
reason-take-after-playing = Karten nimmst du, bevor du spielst. Du hast in diesem Zug schon eine Karte gespielt.

reason-must-play = Du musst zuerst eine Karte spielen: Beginne eine Strecke oder lege an ein Ende deiner Strecke an.
reason-not-in-hand = Du hast { $city } nicht auf der Hand.
reason-no-route-yet = Du hast noch keine Strecke, an die du anlegen könntest. Beginne eine mit { $city }.
reason-city-in-route = { $city } liegt schon in deiner Strecke, und jede Stadt kommt nur einmal darin vor.
reason-no-road =
    Keine Straße verbindet { $city } mit { $end_city }, dem { $end ->
        [left] linken
       *[right] rechten
    } Ende deiner Strecke.
reason-fits-other-end =
    Am { $end ->
        [left] linken
       *[right] rechten
    } Ende, neben { $end_city }, würde es passen.
reason-two-cards-played = Du hast schon zwei Karten gespielt. Eine dritte gibt es auch mit dem { -postal-carrier } nicht.
reason-second-play-official =
    Eine zweite Karte spielst du nur mit dem { -postal-carrier }, aber in diesem Zug hat dir schon der { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    } geholfen.
reason-second-must-extend = Die zweite Karte mit dem { -postal-carrier } muss deine Strecke verlängern. Eine neue beginnen kann sie nicht.

reason-small-route = In diesem kleinen Spiel kann man eine Strecke ab { $least } Karten abschließen.
reason-route-too-short =
    { $length ->
        [0] Du hast keine Strecke, die du abschließen könntest. Sie braucht mindestens drei Karten.
        [one] Deine Strecke hat erst eine Karte. Zum Abschließen braucht sie mindestens drei.
       *[other] Deine Strecke hat erst { $length } Karten. Zum Abschließen braucht sie mindestens drei.
    }
reason-already-closing = Du schließt diese Strecke gerade schon ab.
reason-finish-closing =
    Dein Zug endet von selbst, sobald die Strecke abgeschlossen ist. { $phase ->
        [houses] Erst kommen die Häuser: Wähle Städte oder sag, dass du fertig bist.
        [carriage] Der { -cartwright } wartet auf deine Antwort: annehmen oder verzichten.
       *[discard] Lege erst Karten ab, bis du noch drei hast.
    }

reason-houses-only-when-closing = Häuser setzt du nur, wenn du eine Strecke abschließt.
reason-houses-done = Für diese Strecke hast du deine Häuser schon gesetzt.
reason-not-on-route = { $city } liegt nicht auf der Strecke, die du abschließt.
reason-house-already = In { $city } hast du schon ein Haus, und mehr als eines geht nicht.
reason-house-chosen = In { $city } hast du gerade ein Haus gesetzt.
reason-house-province = Du setzt je Land ein Haus, und das für { $province } steht schon in { $other }.
reason-house-other-province = Du setzt alle Häuser in { $province }. { $city } liegt in einem anderen Land.
reason-house-order = Häuser nennst du in der Reihenfolge des Spielplans, und { $city } kommt vor { $last }, das du schon gewählt hast.
reason-done-only-houses = „done“ beendet das Häusersetzen, und du setzt gerade keine Häuser.

reason-cartwright-only-when-closing = Der { -cartwright } kann dir nur helfen, wenn du eine Strecke abschließt.
reason-cartwright-after-houses = Der { -cartwright } kommt nach den Häusern. Setze erst deine Häuser.
reason-carriage-earned = Deine Strecke war lang genug für die nächste Kutsche, du hast sie also schon. Für den { -cartwright } bleibt nichts zu tun.
reason-carriage-not-reachable = Deine nächste Kutsche ist die { $next }er, und einer Strecke mit { $length } Karten fehlen dafür { $missing }. Der { -cartwright } gleicht nur eine oder zwei aus.
reason-carriage-all = Du hast schon die höchste Kutsche.
reason-carriage-decided = Über die Kutsche für diese Strecke ist schon entschieden.
reason-decline-nothing = Es gibt gerade nichts abzulehnen; so antwortest du nur dem { -cartwright }.

reason-discard-only-when-closing = Handkarten legst du nur ab, wenn du eine Strecke abschließt und mehr als drei Karten hast.
reason-discard-not-yet = Abgelegt wird zuletzt. Erst sind Häuser und Kutsche an der Reihe.
reason-discard-order = Du nennst die Karten in der Reihenfolge des Spielplans, und { $city } kommt vor { $last }, das du schon genannt hast.
reason-discard-not-enough = Du nennst die Karten in der Reihenfolge des Spielplans. Ab { $city } hast du nicht genug Karten, um auf drei zu kommen; fang also weiter vorn an.

record-at = { $place }: { $problem }
record-line = Zeile { $line }
record-unreadable = Die Datei lässt sich nicht lesen.
record-none = Das ist keine Aufzeichnung eines Spiels.
record-form = Hier fehlt etwas, oder es hat nicht die richtige Form.
record-rules = Diese Regeln gibt es hier nicht.
record-position = An dieser Stellung kann keine Partie beginnen.
record-turns = Die Züge stehen nicht in der richtigen Reihenfolge.
record-cards = Diese Karten können so nicht vom Nachziehstapel gekommen sein.
record-result = Das Ergebnis passt nicht zu dem, was gespielt wurde.
record-closing = Eine Strecke abzuschließen ist ein einziger Zug: Häuser, Kutsche und abgelegte Karten gehören dazu.

## Was an einer Studie nicht stimmt

study-gone = Dieser Teil der Studie ist nicht mehr da. Jemand hat ihn gelöscht.
study-changed = Jemand anders hat das inzwischen geändert. Du siehst jetzt den neuesten Stand; deine Änderung wurde nicht gespeichert.
study-mark = „{ $mark }“ ist kein Zeichen. Die Zeichen sind { $marks }.
study-shape = „{ $text }“ ist weder ein Pfeil wie [%arrow ulm linz] noch ein Kreis wie [%circle ulm].
study-long-note = Ein Kommentar hat höchstens { $most } Zeichen.
study-many-shapes = Ein Kommentar hat höchstens { $most } Pfeile und Kreise.
study-many-steps = Es ist Platz für höchstens { $most } Züge.
study-many-chapters = Eine Studie hat höchstens { $most } Kapitel.
study-many-variations = Ein Text hat höchstens { $most } Varianten.
study-deep = Varianten können höchstens { $most } Ebenen tief verschachtelt sein.
study-last-chapter = Eine Studie braucht mindestens ein Kapitel.
