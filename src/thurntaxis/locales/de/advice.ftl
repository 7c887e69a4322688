advice-no-reason = Hier gab es nichts zu wählen.

# Steht nach einem Doppelpunkt, als ganzer Satz.
advice-because =
    { $term ->
        [houses] Das bringt Häuser an die richtigen Stellen
        [tiles] Damit rücken Bonusplättchen näher
        [carriage] Die nächste Kutsche zählt jetzt am meisten
        [hand] Das bereitet die nächste Strecke vor
        [clock] Das passt zu den Zügen, die noch bleiben
       *[route] So wächst die Strecke weiter
    }

advice-take = Nimm { $city }: { advice-because }. Gewinnchance: etwa { $chance } %.
advice-take-supply = Zieh vom Nachziehstapel: Nichts in der Auslage hilft so viel. Gewinnchance: etwa { $chance } %.
advice-postmaster = Nimm mit dem Postmeister { $city } als zweite Karte: { advice-because }. Gewinnchance: etwa { $chance } %.
advice-postmaster-supply = Zieh mit dem Postmeister eine zweite Karte vom Nachziehstapel. Gewinnchance: etwa { $chance } %.
advice-administrator = Setz den Amtmann ein: Die Auslage hat wenig zu bieten. Gewinnchance: etwa { $chance } %.
advice-start = Beginne eine neue Strecke mit { $city }: { advice-because }. Gewinnchance: etwa { $chance } %.
advice-extend = Lege { $city } an die Strecke an: { advice-because }. Gewinnchance: etwa { $chance } %.
advice-restart =
    Gib deine Strecke ({ $length ->
        [one] { $length } Karte
       *[other] { $length } Karten
    }) auf und beginne neu mit { $city }: { advice-because }. Gewinnchance: etwa { $chance } %.
advice-carrier = Lege mit dem Postillion auch { $city } an: { advice-because }. Gewinnchance: etwa { $chance } %.
advice-end =
    { $length ->
        [one] Lass die Strecke mit einer Karte offen
       *[other] Lass die Strecke mit { $length } Karten offen
    }: Für eine längere lohnt sich das Warten. Gewinnchance: etwa { $chance } %.
advice-close = Schließe die Strecke mit { $length } Karten jetzt ab: { advice-because }. Gewinnchance: etwa { $chance } %.
advice-houses =
    { $houses ->
        [one] Setze ein Haus in { $city }: { advice-because }.
       *[other] Setze { $houses } Häuser, das erste in { $city }: { advice-because }.
    } Gewinnchance: etwa { $chance } %.
advice-done = Setze keine weiteren Häuser: Noch eines würde jetzt schaden. Gewinnchance: etwa { $chance } %.
advice-cartwright = Setz den Wagner ein: Die Kutsche schon jetzt zu haben, lohnt sich. Gewinnchance: etwa { $chance } %.
advice-decline = Heb dir die Kutsche für später auf. Gewinnchance: etwa { $chance } %.
advice-discard = Leg { $city } ab: Zur nächsten Strecke passt es am wenigsten. Gewinnchance: etwa { $chance } %.
