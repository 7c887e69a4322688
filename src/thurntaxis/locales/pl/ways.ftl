### Decyzja w zdaniu, w analizie albo powtórce: „Lepiej: dobrać kartę Ulm”.

way-take = dobrać kartę { $city }
way-take-supply = dobrać kartę z zakrytego stosu
way-take-postmaster = dobrać też kartę { $city } z pomocą kierownika poczty
way-take-supply-postmaster = dobrać jeszcze jedną kartę z zakrytego stosu z pomocą kierownika poczty
way-administrator = wezwać zarządcę
way-start = zacząć kartą { $city }
way-start-drop = porzucić trasę i zacząć kartą { $city }
way-left = dołożyć kartę { $city } po lewej
way-right = dołożyć kartę { $city } po prawej
way-left-postal-carrier = dołożyć też kartę { $city } po lewej z pomocą pocztyliona
way-right-postal-carrier = dołożyć też kartę { $city } po prawej z pomocą pocztyliona
way-end = zakończyć turę
way-close =
    zamknąć trasę { $houses ->
        [0] bez domów
        [1] z domem w mieście { $cities }
       *[other] z domami w miastach { $cities }
    }{ $cartwright ->
        [yes] , z pomocą kołodzieja
       *[no] {""}
    }{ $discards ->
        [0] {""}
       *[other] , odrzucając { $discarded }
    }
way-house = ustawić dom w mieście { $city }
way-houses = ustawić domy w miastach: { $cities }
way-done = nie ustawiać więcej domów
way-cartwright = wezwać kołodzieja
way-decline = zrezygnować z kołodzieja
way-discard = odrzucić kartę { $city }
way-discards = odrzucić karty: { $cities }
