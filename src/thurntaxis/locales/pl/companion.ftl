companion-title = Przy stole
companion-about = Zapisuj partię na własnej planszy podczas gry: dotykaj tego, co każdy dobiera, wykłada i zamyka. W każdej chwili widzisz punkty i policzone karty, a na końcu masz zapis i analizę.
companion-players = Gracze
companion-player = Gracz { $number }
companion-you = Twoje miejsce
companion-nobody = Tylko patrzę
companion-rules = Zasady
companion-hints = Podpowiedzi bez pytania
companion-hints-about = Wszyscy zgodzili się na podpowiedzi w tej grze.
companion-start = Zaczynamy
companion-score = Punkty
companion-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
companion-display = Odkryte karty
companion-deal = Dotknij sześciu odkrytych kart po kolei: jeszcze { $count }.
companion-drawn = { $player }: jaką kartę dobierasz?
companion-turned = Jaką kartę odkryto?
companion-draw = { $player } dobiera kartę
companion-play = { $player } wykłada kartę
companion-finish = { $player }: wyłóż drugą kartę, zamknij trasę albo zakończ turę
companion-houses = { $player }: dotknij miast, które dostają dom
companion-carriage = { $player }: wezwać kołodzieja?
companion-discard =
    { $count ->
        [one] { $player } odrzuca { $count } kartę
        [few] { $player } odrzuca { $count } karty
       *[many] { $player } odrzuca { $count } kart
    }
companion-over = Gra skończona.
companion-supply = Zakryty stos: { $count }
companion-route = Trasa: { $cities }
companion-hand =
    { $unknown ->
        [0] Ręka: { $cities }
        [one] Ręka: { $cities } + 1 nieznana
        [few] Ręka: { $cities } + { $unknown } nieznane
       *[many] Ręka: { $cities } + { $unknown } nieznanych
    }
companion-none = nic
companion-new-route = Nowa trasa
companion-play-it = Wyłóż
companion-before = Przed: { $city }
companion-after = Za: { $city }
companion-done =
    { $count ->
        [one] Gotowe: { $count } dom
        [few] Gotowe: { $count } domy
       *[many] Gotowe: { $count } domów
    }
companion-decline = Nie
companion-end = Zakończ turę
companion-close = Zamknij trasę
companion-cities = Miasta
companion-left =
    { $count ->
        [one] Może jeszcze przyjść { $count } karta
        [few] Mogą jeszcze przyjść { $count } karty
       *[many] Może jeszcze przyjść { $count } kart
    }
companion-undo = Cofnij
companion-hint = Podpowiedź
companion-agree = Podpowiedź mówi całemu stołowi, co program zrobiłby za: { $player }. Wszyscy muszą się zgodzić, a w zapisie gry pozostanie ślad podpowiedzi.
companion-agrees = Zgoda: { $player }
companion-agree-always = Także do końca gry
companion-agree-show = Pokaż podpowiedź
companion-hinted =
    { $count ->
        [one] Pokazano jedną podpowiedź; zapis gry to odnotowuje.
        [few] Pokazano { $count } podpowiedzi; zapis gry to odnotowuje.
       *[many] Pokazano { $count } podpowiedzi; zapis gry to odnotowuje.
    }
companion-new = Nowa partia
companion-new-sure = Zapisana tu partia zostanie usunięta.
companion-winner = Wygrywa { $player }.
companion-name-card =
    { $count ->
        [one] { $player } ma { $count } nieznaną kartę: jaką?
        [few] { $player } ma { $count } nieznane karty: jakie?
       *[many] { $player } ma { $count } nieznanych kart: jakie?
    }
companion-review = Przeanalizuj partię
companion-keep = Dodaj do moich gier
companion-kept = Partia jest teraz wśród twoich gier.
companion-known = Ta partia już była wśród twoich gier.
companion-save = Zapisz plik
