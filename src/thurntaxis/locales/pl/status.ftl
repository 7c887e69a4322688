### Rich texts: whose turn it is, what can be done, and questions before a move.

drop-title = Porzucić trasę?
drop-text =
    Rozpoczynając nową trasę kartą <b>{ $city }</b>, odrzucasz { $count ->
        [one] swoją jedyną wyłożoną kartę ({ $first })
        [few] { $count } karty ({ $first } – { $last })
       *[many] { $count } kart ({ $first } – { $last })
    }. Nic za to nie dostaniesz.
last-turn-title = Zakończyć ostatnią turę?
last-turn-text = Możesz jeszcze <b>zamknąć trasę</b> z { $count } kart. Jeśli zakończysz turę, trasa nie da punktów.
last-turn-end = Mimo to zakończ
coach-title = Zanim to zrobisz
coach-other-card = Po tej karcie <b>nie da się już dołożyć żadnej</b>: trasę można będzie tylko zamknąć albo porzucić. Z kartą { $city } da się ją jeszcze budować dalej.
coach-other-end = Jeśli dołożysz tę kartę tutaj, <b>nie da się już dołożyć żadnej</b>: trasę można będzie tylko zamknąć albo porzucić. Z tą kartą na drugim końcu da się ją jeszcze budować dalej.
coach-nothing-fits = Do twojej trasy <b>nie da się już dołożyć żadnej karty</b>: w następnej turze przepadnie. Teraz możesz ją jeszcze zamknąć.
coach-few-fit = Żadna karta na twojej ręce ani żadna z odkrytych nie pasuje do twojej trasy. Pasujące wśród kart, których jeszcze nie znasz ({ $unseen }): <b>{ $fitting }</b>. Jeśli w następnej turze żadna nie będzie pasować, trasa przepadnie; teraz możesz ją jeszcze zamknąć.
coach-cartwright = <b>Kołodziej</b> dałby ci za tę trasę powóz { $carriage } i nic to nie kosztuje.
coach-note = Doradcę można włączyć i wyłączyć w ustawieniach.
coach-anyway = Zrób to mimo wszystko
coach-back = Jeszcze pomyślę
status-watch-draw = <b>{ $name }</b> dobiera kartę.
status-watch-play = <b>{ $name }</b> wykłada kartę.
status-watch-finish = <b>{ $name }</b> może zamknąć trasę albo zakończyć turę.
status-watch-closing = <b>{ $name }</b> zamyka trasę.
status-over =
    { $points ->
        [one] Koniec gry. Wygrywa <b>{ $name }</b>: { $points } punkt.
        [few] Koniec gry. Wygrywa <b>{ $name }</b>: { $points } punkty.
       *[many] Koniec gry. Wygrywa <b>{ $name }</b>: { $points } punktów.
    }
status-over-you =
    Koniec gry. <b>Wygrywasz</b>: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }!
status-draw = Twoja kolej, { $name }. <b>Dobierz kartę</b>: odkrytą albo z zakrytego stosu.
status-draw-administrator = Twoja kolej, { $name }. <b>Dobierz kartę</b> albo niech najpierw <b>zarządca</b> wymieni całą szóstkę.
status-draw-forced-first = Twoja kolej, { $name }. Nie masz kart na ręce, więc <b>kierownik poczty</b> daje ci <b>dwie karty</b>: dobierz pierwszą.
status-draw-forced-second = Dobierz <b>drugą kartę</b>: pomaga kierownik poczty, bo zaczynasz bez kart na ręce.
status-play-first = Twoja kolej, { $name }. <b>Wyłóż kartę</b>, aby rozpocząć trasę.
status-play-first-postmaster = Twoja kolej, { $name }. <b>Wyłóż kartę</b>, aby rozpocząć trasę, albo z pomocą <b>kierownika poczty</b> dobierz drugą.
status-play-one =
    <b>Wyłóż kartę</b>: <u>{ $card }</u> pasuje { $where ->
        [left] przed kartą
       *[right] za kartą
    } { $end }.
status-play-two = <b>Wyłóż kartę</b>: <u>{ $left }</u> pasuje przed kartą { $first }, a <u>{ $right }</u> za kartą { $last }.
status-play-both = <b>Wyłóż kartę</b>: <u>{ $card }</u> pasuje na obu końcach. <b>Wybierz koniec</b>.
status-choose-end = Wybierz koniec trasy dla karty { $card }.
status-play-some =
    { $count ->
        [one] <b>Wyłóż kartę</b>: do trasy pasuje { $count } z twoich kart.
        [few] <b>Wyłóż kartę</b>: do trasy pasują { $count } z twoich kart.
       *[many] <b>Wyłóż kartę</b>: do trasy pasuje { $count } z twoich kart.
    }
status-play-none = Żadna karta nie pasuje. <b>Rozpocznij nową trasę</b>: stara zostanie odrzucona.
status-your-turn = Twoja kolej, { $name }.
status-or-postmaster = Albo najpierw dobierz drugą kartę z pomocą <b>kierownika poczty</b>.
status-only-postmaster = Albo dobierz drugą kartę z pomocą <b>kierownika poczty</b>: może będzie pasować.
status-finish-end = <b>Zakończ turę</b>: trasa poczeka do następnej.
status-last-turn = To twoja <b>ostatnia tura</b>.
status-last-close = Twoja ostatnia tura: <b>zamknij trasę teraz</b>, inaczej nie da punktów.
status-last-end = Twoja ostatnia tura: trasa jest za krótka, by ją zamknąć. <b>Zakończ turę.</b>
status-last-coming = Masz jeszcze <b>jedną turę</b>.
status-last-over = Twoja ostatnia tura już minęła.
status-finish-close = <b>Zamknij trasę</b> z { $count } kart albo zakończ turę i buduj trasę dalej.
status-or-carrier =
    Albo z pomocą <b>pocztyliona</b> dołóż { $count ->
        [one] <u>{ $card }</u>
       *[many] drugą kartę
    }.
status-closing = <b>Zamknij trasę</b>: wybierz, gdzie staną twoje domy.
status-closing-carriage = Twoje domy już stoją. Wezwij <b>kołodzieja</b> po powóz albo zostaw go na później.
status-closing-discard = Twoja trasa jest zamknięta. <b>Zostają trzy karty</b>: wybierz, które odrzucisz.
last-round =
    <b>Ostatnia runda:</b> { $mine ->
        [yes] { $reason ->
            [houses] nie masz już domów.
           *[carriage] masz powóz 7.
        }
       *[no] { $reason ->
            [houses] { $name } nie ma już domów.
           *[carriage] { $name } ma powóz 7.
        }
    }
last-round-left = Jeszcze w kolejce: { $names }.
