advice-no-reason = Hier gibt es keine Wahl zu erklären.

# Steht nach einem Doppelpunkt, als ganzer Satz.
advice-because =
    { $term ->
        [houses] Das bringt Häuser an die richtigen Stellen
        [tiles] Damit rücken Bonusplättchen näher
        [carriage] Die nächste Kutsche zählt jetzt am meisten
        [hand] Das bereitet die nächste Strecke vor
        [clock] Das passt dazu, wie bald das Spiel endet
       *[route] So wächst die Strecke weiter
    }

advice-take = Nimm { $city }: { advice-because }. Gewinnchance etwa { $chance } %.
advice-take-supply = Zieh vom Nachziehstapel: Nichts in der Auslage hilft so viel. Gewinnchance etwa { $chance } %.
advice-administrator = Setz den Amtmann ein: Die Auslage hat wenig zu bieten. Gewinnchance etwa { $chance } %.
advice-start = Beginne eine neue Strecke mit { $city }: { advice-because }. Gewinnchance etwa { $chance } %.
advice-extend = Lege { $city } an die Strecke an: { advice-because }. Gewinnchance etwa { $chance } %.
advice-end = Lass die Strecke mit { $length } offen: Für eine längere lohnt sich das Warten. Gewinnchance etwa { $chance } %.
advice-close = Schließe die Strecke mit { $length } jetzt ab: { advice-because }. Gewinnchance etwa { $chance } %.
advice-houses =
    { $houses ->
        [one] Setze ein Haus in { $city }: { advice-because }.
       *[other] Setze { $houses } Häuser, das erste in { $city }: { advice-because }.
    } Gewinnchance etwa { $chance } %.
advice-done = Setze keine weiteren Häuser: Noch eines würde jetzt schaden. Gewinnchance etwa { $chance } %.
advice-cartwright = Setz den Wagner ein: Eine Kutsche früher zu haben, lohnt sich. Gewinnchance etwa { $chance } %.
advice-decline = Lass die Kutsche für später. Gewinnchance etwa { $chance } %.
advice-discard = Leg { $city } ab: Zur nächsten Strecke passt es am wenigsten. Gewinnchance etwa { $chance } %.
