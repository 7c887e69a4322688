advice-no-reason = Hier gab es nichts zu wählen.

advice-take = Nimm { $city }. Gewinnchance: etwa { $chance } %.
advice-take-supply = Zieh vom Nachziehstapel. Gewinnchance: etwa { $chance } %.
advice-postmaster = Nimm mit dem Postmeister { $city } als zweite Karte. Gewinnchance: etwa { $chance } %.
advice-postmaster-supply = Zieh mit dem Postmeister eine zweite Karte vom Nachziehstapel. Gewinnchance: etwa { $chance } %.
advice-administrator = Setz den Amtmann ein. Gewinnchance: etwa { $chance } %.
advice-start = Beginne eine neue Strecke mit { $city }. Gewinnchance: etwa { $chance } %.
advice-extend =
    Leg { $city }{ $side ->
        [left] {""} links
        [right] {""} rechts
       *[only] {""}
    } an die Strecke an. Gewinnchance: etwa { $chance } %.
advice-restart =
    Gib deine Strecke ({ $length ->
        [one] { $length } Karte
       *[other] { $length } Karten
    }) auf und beginne neu mit { $city }. Gewinnchance: etwa { $chance } %.
advice-carrier =
    Leg mit dem Postillion auch { $city }{ $side ->
        [left] {""} links
        [right] {""} rechts
       *[only] {""}
    } an. Gewinnchance: etwa { $chance } %.
advice-end =
    { $length ->
        [one] Lass die Strecke mit einer Karte offen
       *[other] Lass die Strecke mit { $length } Karten offen
    }. Gewinnchance: etwa { $chance } %.
advice-close = Schließe die Strecke mit { $length } Karten jetzt ab. Gewinnchance: etwa { $chance } %.
advice-houses =
    { $houses ->
        [one] Setz ein Haus in { $city }.
       *[other] Setz { $houses } Häuser, das erste in { $city }.
    } Gewinnchance: etwa { $chance } %.
advice-done = Setz keine weiteren Häuser. Gewinnchance: etwa { $chance } %.
advice-cartwright = Setz den Wagner ein. Gewinnchance: etwa { $chance } %.
advice-decline = Heb dir die Kutsche für später auf. Gewinnchance: etwa { $chance } %.
advice-discard = Leg { $city } ab. Gewinnchance: etwa { $chance } %.

# After a hint: the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-best = Am besten: { $action }.
hint-tempting = Verlockend, aber schwächer: { $action }.
hint-weaker = Schwächer: { $action }.
hint-alike = Es ist knapp. Etwa gleich gut: { $action }.
hint-exact = Alle möglichen Karten durchgezählt, gewinnst du in genau { $chance } der Fälle.
hint-certain = Du gewinnst, welche Karten auch kommen.

## Why a way is good, or why another one is not. Everything here is certain.
## $you: yes if the player who decides reads it, no if somebody else does. $parts: a list of the parts below it.

why-your-route = { $you ->
        [yes] deine Strecke
       *[no] die Strecke
    }
why-your-hand = { $you ->
        [yes] deiner Hand
       *[no] der Hand
    }
why-fits = { $city } passt an { why-your-route }.
why-fits-carriage = Mit { $city } ist { why-your-route } lang genug für die { $carriage }er-Kutsche.
why-follows = { $city } kann auf { $second } folgen, die Karte ist schon in { why-your-hand }.
why-next-route = { $city } passt zu { $cities } in { why-your-hand }, für die nächste Strecke.
why-with-hand = { $city } passt zu { $cities } in { why-your-hand }.
why-starts-well = Von { $city } aus geht es leicht weiter: { $live } passende Karten sind noch im Spiel.
why-region-last = { $city } ist die letzte Stadt, die für das Plättchen „{ $stack }“ fehlt.
why-no-house =
    { $you ->
        [yes] In { $city } hast du noch kein Haus.
       *[no] In { $city } fehlt noch ein Haus.
    }
why-province = Für das Plättchen „{ $stack }“ fehlt noch ein Haus in { $province }.
why-scarce =
    { $left ->
        [0] Eine weitere Karte { $city } kann vorerst nicht kommen.
       *[other] Vorerst kann nur noch eine weitere Karte { $city } kommen.
    }
why-denies = Die Karte würde auch an die Strecke von { $player } passen.
why-draw-none = Keine Karte der Auslage hilft { $you ->
        [yes] deiner Strecke
       *[no] der Strecke
    }, aber { $live } der { $unseen } verdeckten Karten.
why-draw-none-hand = Keine Karte der Auslage passt zu { why-your-hand }, aber { $live } der { $unseen } verdeckten Karten.
why-swap-none = Keine Karte der Auslage hilft { $you ->
        [yes] deiner Strecke
       *[no] der Strecke
    }, neue können nur besser sein.
why-swap-none-hand = Keine Karte der Auslage passt zu { why-your-hand }, neue können nur besser sein.
why-draw-houses =
    { $count ->
        [one] In der Auslage hilft nur { $cities }, und dort steht schon ein Haus.
       *[other] In der Auslage helfen nur { $cities }, und dort stehen schon Häuser.
    }
why-draw-few =
    { $count ->
        [one] In der Auslage hilft nur { $cities }, von den { $unseen } verdeckten Karten helfen { $live }.
       *[other] In der Auslage helfen nur { $cities }, von den { $unseen } verdeckten Karten helfen { $live }.
    }
why-open =
    { $count ->
        [one] { $cities } kann folgen; noch da: { $parts }.
       *[other] { $cities } können folgen; noch da: { $parts }.
    }
why-open-many = { $count } Städte können folgen; noch da: { $parts }.
why-part-hand = { $hand } in { why-your-hand }
why-part-shown = { $shown } in der Auslage
why-part-unseen = { $unseen } verdeckt
why-length = { $length } Karten reichen für die { $carriage }er-Kutsche.
why-length-cartwright = Mit dem Wagner reichen { $length } Karten für die { $carriage }er-Kutsche.
why-length-tile = Mit { $length } Karten abgeschlossen, bringt die Strecke das Plättchen „{ $stack }“.
why-stuck = Nichts in { why-your-hand } passt an die alte Strecke.
why-stuck-dead =
    { $live ->
        [0] An die alte Strecke passt nichts, was noch kommen kann.
        [one] Nichts in { why-your-hand } passt an die alte Strecke, und sonst nur noch eine Karte.
       *[other] Nichts in { why-your-hand } passt an die alte Strecke, und sonst nur noch { $live } Karten.
    }
why-next-turn =
    { $count ->
        [one] { $cities } kann im nächsten Zug aus { why-your-hand } folgen.
       *[other] { $cities } können in den nächsten Zügen aus { why-your-hand } folgen.
    }
why-short =
    { $count ->
        [one] Für die { $carriage }er-Kutsche fehlt noch eine Karte.
       *[other] Für die { $carriage }er-Kutsche fehlen noch { $count } Karten.
    }
why-scores =
    { $points ->
        [one] Das bringt einen Punkt: { $parts }.
       *[other] Das bringt { $points } Punkte: { $parts }.
    }
why-part-houses =
    { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    }
why-part-carriage = die { $carriage }er-Kutsche
why-part-tile = das Plättchen „{ $stack }“
why-close-stuck =
    { $live ->
        [0] An die Strecke passt nichts mehr, was noch kommen kann.
        [one] Nichts in { why-your-hand } passt an die Strecke, und sonst nur noch eine Karte.
       *[other] Nichts in { why-your-hand } passt an die Strecke, und sonst nur noch { $live } Karten.
    }
why-lacks =
    { $count ->
        [one] Dann fehlt für das Plättchen „{ $stack }“ nur noch { $cities }.
       *[other] Dann fehlen für das Plättchen „{ $stack }“ nur noch { $cities }.
    }
why-lacks-provinces =
    { $count ->
        [one] Dann fehlt für das Plättchen „{ $stack }“ nur noch ein Haus in { $provinces }.
       *[other] Dann fehlen für das Plättchen „{ $stack }“ nur noch Häuser in { $provinces }.
    }
why-race =
    { $count ->
        [one] { $player } fehlt für das Plättchen „{ $stack }“ nur noch { $cities }.
       *[other] { $player } fehlen für das Plättchen „{ $stack }“ nur noch { $cities }.
    }
why-ends =
    { $you ->
        [yes] Du leitest das Ende ein, solange du { $points } zu { $others } führst.
       *[no] Das leitet das Ende mit { $points } zu { $others } Punkten ein.
    }
why-keeps = { $cities } bleiben in { why-your-hand } und passen zusammen, für die nächste Strecke.
why-discard-double = { $city } ist noch einmal in { why-your-hand }.
why-discard-apart = { $city } passt zu nichts anderem in { why-your-hand }.
flaw-waste =
    { $length ->
        [one] Die Alternative wirft die Karte in { $you ->
            [yes] deiner Strecke
           *[no] der Strecke
        } weg.
       *[other] Die Alternative wirft eine Strecke mit { $length } Karten weg.
    }
flaw-scores =
    { $points ->
        [one] Die Alternative bringt sofort nur einen Punkt.
       *[other] Die Alternative bringt sofort nur { $points } Punkte.
    }
flaw-house =
    { $you ->
        [yes] In { $city } hast du schon ein Haus.
       *[no] In { $city } steht schon ein Haus.
    }
flaw-open = Danach können { $best } Karten die Strecke fortsetzen, nach der Alternative nur { $other }.
why-discard-house = { flaw-house }
flaw-poor =
    { $houses ->
        [0] Jetzt abzuschließen bringt weder ein Haus noch eine Kutsche.
        [one] Jetzt abzuschließen bringt nur ein Haus und keine Kutsche.
       *[other] Jetzt abzuschließen bringt nur { $houses } Häuser und keine Kutsche.
    }
flaw-left-open =
    { $live ->
        [0] Bleibt die Strecke offen, passt nichts daran, was noch kommen kann.
       *[other] Bleibt die Strecke offen, passt nichts aus { why-your-hand } daran.
    }
flaw-dead = Nach { $city } könnte vorerst nichts mehr folgen.
flaw-gamble = Von den { $unseen } verdeckten Karten würden nur { $live } passen.
flaw-apart = { $city } passt weder an { why-your-route } noch zu { why-your-hand }.

# When the game is decided: what is left to play for. $action: a way to decide, as a phrase.
hint-won = Du hast so gut wie gewonnen, jetzt geht es um den Abstand.
hint-lost = Der erste Platz ist so gut wie weg, jetzt geht es um Punkte.
hint-points =
    { $points ->
        [one] Am Ende etwa einen Punkt weniger: { $action }.
       *[other] Am Ende etwa { $points } Punkte weniger: { $action }.
    }

commentary-closes = { $player } schließt eine Strecke mit { $length } Karten ab.
commentary-gives-up =
    { $player } gibt eine Strecke mit { $length ->
        [one] einer Karte
       *[other] { $length } Karten
    } auf.
commentary-rises = Die Gewinnchance von { $player } steigt von { $before } auf { $after } %.
commentary-falls = Die Gewinnchance von { $player } fällt von { $before } auf { $after } %.
