### Eine Entscheidung im Satz, in einer Analyse oder Wiedergabe: „Besser: Ulm nehmen“.

way-take = { $city } nehmen
way-take-supply = vom Nachziehstapel ziehen
way-take-postmaster = mit dem Postmeister auch { $city } nehmen
way-take-supply-postmaster = mit dem Postmeister noch eine Karte vom Nachziehstapel ziehen
way-administrator = den Amtmann einsetzen
way-start = mit { $city } beginnen
way-start-drop = die Strecke aufgeben und mit { $city } beginnen
way-left = { $city } links anlegen
way-right = { $city } rechts anlegen
way-left-postal-carrier = mit dem Postillion auch { $city } links anlegen
way-right-postal-carrier = mit dem Postillion auch { $city } rechts anlegen
way-end = den Zug beenden
way-close =
    die Strecke { $houses ->
        [0] ohne Haus
        [1] mit einem Haus in { $cities }
       *[other] mit Häusern in { $cities }
    }{ $cartwright ->
        [yes] {" "}und mit dem Wagner
       *[no] {""}
    } abschließen{ $discards ->
        [0] {""}
       *[other] , dabei { $discarded } ablegen
    }
way-house = ein Haus in { $city } setzen
way-houses = Häuser in { $cities } setzen
way-done = keine weiteren Häuser setzen
way-cartwright = den Wagner einsetzen
way-decline = auf den Wagner verzichten
way-discard = { $city } ablegen
way-discards = { $cities } ablegen
