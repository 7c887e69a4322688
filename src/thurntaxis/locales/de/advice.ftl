advice-no-reason = Hier gab es nichts zu wählen.

advice-take = Nimm { $city }. Gewinnchance: etwa { $chance } %.
advice-take-supply = Zieh vom Nachziehstapel. Gewinnchance: etwa { $chance } %.
advice-postmaster = Nimm mit dem Postmeister { $city } als zweite Karte. Gewinnchance: etwa { $chance } %.
advice-postmaster-supply = Zieh mit dem Postmeister eine zweite Karte vom Nachziehstapel. Gewinnchance: etwa { $chance } %.
advice-administrator = Setz den Amtmann ein. Gewinnchance: etwa { $chance } %.
advice-start = Beginne eine neue Strecke mit { $city }. Gewinnchance: etwa { $chance } %.
advice-extend = Lege { $city } an die Strecke an. Gewinnchance: etwa { $chance } %.
advice-restart =
    Gib deine Strecke ({ $length ->
        [one] { $length } Karte
       *[other] { $length } Karten
    }) auf und beginne neu mit { $city }. Gewinnchance: etwa { $chance } %.
advice-carrier = Lege mit dem Postillion auch { $city } an. Gewinnchance: etwa { $chance } %.
advice-end =
    { $length ->
        [one] Lass die Strecke mit einer Karte offen
       *[other] Lass die Strecke mit { $length } Karten offen
    }. Gewinnchance: etwa { $chance } %.
advice-close = Schließe die Strecke mit { $length } Karten jetzt ab. Gewinnchance: etwa { $chance } %.
advice-houses =
    { $houses ->
        [one] Setze ein Haus in { $city }.
       *[other] Setze { $houses } Häuser, das erste in { $city }.
    } Gewinnchance: etwa { $chance } %.
advice-done = Setze keine weiteren Häuser. Gewinnchance: etwa { $chance } %.
advice-cartwright = Setz den Wagner ein. Gewinnchance: etwa { $chance } %.
advice-decline = Heb dir die Kutsche für später auf. Gewinnchance: etwa { $chance } %.
advice-discard = Leg { $city } ab. Gewinnchance: etwa { $chance } %.

# After a hint: the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-tempting = Verlockend, aber schwächer: { $action }.
hint-alike = Es ist knapp. Etwa gleich gut: { $action }.
hint-decided = Das Spiel ist so gut wie entschieden, hiervon hängt wenig ab.
