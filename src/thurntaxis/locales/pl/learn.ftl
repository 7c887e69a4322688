### Lekcja.

learn-title = Nauka gry
learn-progress = Krok { $step } z { $count }
learn-steps = Kroki lekcji
learn-task = Twoje zadanie
learn-well-done = Brawo!
learn-not-quite = Niezupełnie
learn-next = Następny krok
learn-finish = Zakończ lekcję
learn-back = Wstecz
learn-skip = Pomiń
learn-try = Spróbuj
learn-again = Jeszcze raz
learn-start-over = Zacznij od początku
learn-leave = Wyjdź z lekcji
learn-more = Więcej w zasadach
learn-finished-title = Znasz już grę
learn-finished-text = To już wszystko. Reszta to praktyka: może pierwsza partia z botami na łatwym poziomie?
learn-finished-puzzles = Przejdź do zadań
learn-finished-play = Zagraj pierwszą partię
learn-nudge-start = W ten sposób porzucasz trasę. Tym razem ją zachowaj.
learn-nudge-end = Tura się skończyła, a trasa wciąż jest otwarta. Tym razem ją zamknij.

learn-postmaster-title = Dwie karty na początek
learn-postmaster-text = Budujesz trasy pocztowe, miasto po mieście. Drogi na planszy pokazują, które miasta sąsiadują ze sobą. Nie masz kart na ręce, więc musisz skorzystać z pomocy <b>kierownika poczty</b>: dobierasz <b>dwie</b> karty zamiast jednej. Potem wykładasz jedną z nich.
learn-postmaster-task = Dobierz jedyne dwie odkryte karty, których miasta łączy droga. Potem rozpocznij trasę jedną z nich.
learn-postmaster-done = Ulm i Augsburg sąsiadują ze sobą. Przy pustej ręce zawsze pomaga kierownik poczty. A że w turze pomaga tylko jeden urzędnik, żaden inny już nie może.
learn-postmaster-nudge-road = To miasto nie ma sąsiada wśród pozostałych kart. Poszukaj dwóch miast połączonych drogą.
learn-postmaster-nudge-supply = Zakryta karta może być dowolna. Tym razem dobierz obie karty spośród odkrytych.
learn-postmaster-nudge = Dobierz karty Ulm i Augsburg i zacznij jedną z nich.

learn-ends-title = Oba końce są otwarte
learn-ends-text = Trasa rośnie na <b>lewym lub prawym końcu</b>, nigdy w środku. Nowe miasto musi być połączone drogą z miastem na tym końcu. Jeśli karta pasuje z obu stron, wybierz najpierw kartę, a potem koniec.
learn-ends-task = Wyłóż kartę Kempten tak, żeby w następnej turze pasowała jeszcze karta München.
learn-ends-done = Teraz karta München pasuje obok miasta Augsburg. Zanim wyłożysz kartę, pomyśl o następnej.
learn-ends-nudge-right = Teraz na końcach są Ulm i Kempten, a München nie ma drogi do żadnego z nich. Dołóż kartę Kempten z drugiej strony.
learn-ends-nudge-other = Nieźle: karta Kempten pasowałaby i później. Ale tym razem wyłóż kartę Kempten, która pasuje z obu stron.
learn-ends-nudge-take = Dobierając jeszcze jedną kartę, korzystasz z pomocy kierownika poczty. Wszystko, czego potrzebujesz, masz już na ręce.
learn-ends-nudge = Dołóż kartę Kempten z lewej strony, przed kartą Ulm.

learn-alive-title = Gdy trasa przepada
learn-alive-text = W <b>każdej</b> turze musisz wyłożyć kartę. Jeśli żadna z twoich nie pasuje, musisz odrzucić całą trasę i zacząć nową. Dlatego przed dobraniem karty przyjrzyj się obu końcom.
learn-alive-task = Uratuj trasę Lodz – Pilsen – Budweis.
learn-alive-done = Tylko karta Linz mogła ją uratować. Lodz to ślepa uliczka: jedyna droga prowadzi do miasta Pilsen.
learn-alive-nudge-start = Żadna karta nie pasowała i trasa przepadła. Z którego z odkrytych miast prowadzi droga do miasta Budweis?
learn-alive-nudge = Dobierz kartę Linz i dołóż ją za kartą Budweis.

learn-administrator-title = Sześć nowych kart
learn-administrator-text = Żadna odkryta karta nie pomaga? Zanim dobierzesz kartę, <b>zarządca</b> może wymienić całą szóstkę. Będzie wtedy twoim urzędnikiem w tej turze, więc wzywaj go rzadko.
learn-administrator-task = Żadna z odkrytych kart nie pasuje ani do miasta Basel, ani do miasta Zürich. Wezwij zarządcę, dobierz pasującą kartę i wyłóż ją.
learn-administrator-done = Trasa ma ciąg dalszy. Można też było dobrać zakrytą kartę, ale to loteria.
learn-administrator-nudge-first = Po dobraniu karty jest już za późno na zarządcę. Wezwij go najpierw.
learn-administrator-nudge-fit = Z tego miasta nie ma drogi ani do miasta Basel, ani do miasta Zürich. Dwie z nowych kart pasują.
learn-administrator-nudge = Wezwij zarządcę, zanim dobierzesz kartę.

learn-carrier-title = Dwie karty w jednej turze
learn-carrier-text = Z pomocą <b>pocztyliona</b> wykładasz drugą kartę: po prostu wyłóż jeszcze jedną, która pasuje. Musi przedłużyć tę samą trasę, z dowolnej strony.
learn-carrier-task = Wyłóż w tej turze obie swoje karty.
learn-carrier-done = Cztery miasta w jednym rzędzie. Gdy są co najmniej trzy, możesz zamknąć trasę; kiedy to zrobisz, zależy od ciebie.
learn-carrier-nudge-official = Dobranie jeszcze jednej karty to pomoc kierownika poczty. W turze pomaga tylko jeden urzędnik, więc pocztylion już nie może.
learn-carrier-nudge = Na ręce została jeszcze jedna karta. Wyłóż ją, zanim zrobisz coś innego.

learn-houses-title = Zamykanie: dwa sposoby ustawiania domów
learn-houses-text = Zamykając trasę, ustawiasz domy w jej miastach na jeden z dwóch sposobów: <b>po jednym domu w każdym regionie</b> albo <b>wszystkie domy w jednym regionie</b>.
learn-houses-task = Zamknij trasę i ustaw po jednym domu w każdym regionie. W regionie Baiern dom ma stanąć w mieście München.
learn-houses-done = Zürich, München i Salzburg. Drugim sposobem byłyby to Kempten, Augsburg i München. Sposób wybieraj, planując trasę, a nie dopiero przy zamykaniu.
learn-houses-nudge = Wybierz „Po domu w każdym regionie”, a w regionie Baiern miasto München.

learn-regions-title = Żetony bonusowe
learn-regions-text = Żetony dostajesz za długie trasy i za obszary bonusowe: gdy masz domy we <b>wszystkich miastach obszaru</b>, bierzesz jego wierzchni żeton, bez względu na to, ilu tras to wymagało. Pierwszy żeton ze stosu jest wart najwięcej.
learn-regions-task = W mieście Freiburg stoi już twój dom. Zajmij całe Baden: wyłóż właściwą kartę i zamknij trasę.
learn-regions-done = Trzy punkty za Baden. Kto będzie drugi, dostanie dwa.
learn-regions-nudge-card = Baden ma trzy miasta: Freiburg, Mannheim i Carlsruhe. W trasie brakuje jeszcze jednego.
learn-regions-nudge = Zamknij trasę i ustaw domy w miastach Mannheim i Carlsruhe.

learn-carriages-title = Powozy i kołodziej
learn-carriages-text = Zamknięta trasa może dać następny powóz: 3, 4, 5, 6, 7, żadnego nie można pominąć. Trasa musi mieć tyle kart, ile wynosi numer powozu. Gdy brakuje jednej lub dwóch, pomaga <b>kołodziej</b>.
learn-carriages-task = Twój następny powóz to 5, a trasa ma trzy karty. Zamknij ją i mimo to weź powóz.
learn-carriages-done = Powóz 5 za trasę z trzech kart. To możliwe tylko wtedy, gdy w tej turze nie pomagał ci inny urzędnik.
learn-carriages-nudge-decline = Domy są, ale powozu nie ma. Przy zamykaniu zaznacz kołodzieja.
learn-carriages-nudge-carrier = Teraz twoim urzędnikiem jest pocztylion, więc kołodziej już nie pomoże. A cztery karty to za mało na powóz 5.
learn-carriages-nudge = Zamknij trasę z pomocą kołodzieja.

learn-limit-title = Zostają trzy karty
learn-limit-text = Po zamknięciu trasy zostają ci <b>najwyżej trzy karty</b>; resztę ręki odrzucasz. Zbieraj więc początek następnej trasy już podczas budowania tej, ale nie za dużo.
learn-limit-task = Zamknij trasę. Zachowaj trzy karty, które same tworzą trasę.
learn-limit-done = Pilsen, Budweis i Linz: następna trasa jest już prawie zaczęta.
learn-limit-nudge = Trzy twoje karty sąsiadują ze sobą na wschodzie: zachowaj Pilsen, Budweis i Linz.

learn-race-title = Wyścig do końca
learn-race-text = Kto weźmie <b>powóz 7</b> albo ustawi swój <b>20. dom</b>, kończy grę: runda toczy się jeszcze do końca i to już wszystko. Tutaj grasz na końcu rundy, po tobie nikt nie ma już tury.
learn-race-task = Prowadzisz. Zakończ grę teraz powozem 7.
learn-race-done = Pięć kart i kołodziej to razem siedem. Żeton za zakończenie gry też jest wart punkt.
learn-race-nudge-carrier = Sześć kart to o jedną za mało, a po pocztylionie nie ma już kołodzieja. Tutaj mniej kart znaczy więcej.
learn-race-nudge-postmaster = Teraz twoim urzędnikiem jest kierownik poczty, więc kołodziej nie pomoże przy zamykaniu.
learn-race-nudge-decline = Bez kołodzieja nie ma powozu 7. Zaznacz go przy zamykaniu.
learn-race-nudge = Wyłóż jedną kartę i zamknij trasę z pomocą kołodzieja.

learn-scoring-title = Liczenie punktów
learn-scoring-text = Na koniec liczą się <b>powóz</b> i <b>żetony</b>, a <b>każdy nieustawiony dom</b> to minus jeden punkt. Jeśli masz tyle samo punktów co gracz z żetonem za zakończenie gry, wygrywa on.
learn-scoring-task = To twoja ostatnia tura. Leonhard ma 6 punktów i żeton za zakończenie gry. Wyłóż kartę, która da ci zwycięstwo, i zamknij trasę.
learn-scoring-done = Trzy domy, żeton za pięć kart i lepszy z dwóch żetonów za obszary: 7 do 6.
learn-scoring-nudge-tie = 6 do 6, ale Leonhard ma żeton za zakończenie gry. Porównaj żetony dwóch obszarów, które możesz zająć w całości.
learn-scoring-nudge = To nie wystarczy. Każdy dom się liczy, a pełny obszar daje wierzchni żeton.

learn-puzzle-title = Zagadka na koniec
learn-puzzle-text = Znów twoja ostatnia tura. Leonhard ma 10 punktów i żeton za zakończenie gry, ty masz −3. Wszyscy czterej urzędnicy mogliby jeszcze pomóc, ale tylko jeden z nich to zrobi.
learn-puzzle-task = Rozegraj tę turę tak, żeby wygrać. Można zdobyć jedenaście punktów.
learn-puzzle-done = Kluczem było miasto Lodz: dzięki regionom Polen i Tyrol masz domy we wszystkich dziewięciu regionach. Kto wygrywa, prawie zawsze ma ten żeton.
learn-puzzle-nudge-postmaster = Masz teraz o dwie karty więcej, ale wyłożyć możesz tylko jedną. Inny urzędnik pomoże bardziej.
learn-puzzle-nudge-administrator = To, czego potrzebujesz, leżało już wśród odkrytych kart.
learn-puzzle-nudge-cartwright = Większy powóz daje dwa punkty. Jeden z żetonów daje trzy razy tyle.
learn-puzzle-nudge = To nie wystarczy. W których regionach nie masz jeszcze domu?
