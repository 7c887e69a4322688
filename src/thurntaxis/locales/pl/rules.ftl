rules-title = Zasady gry Thurn und Taxis
rules-intro = Oto cała gra, tak jak gra w nią ten program, opisana naszymi słowami. To niezależna, nieoficjalna wersja; jeśli gra ci się podoba, kup wydanie pudełkowe.

## overview

rules-overview-title = O co chodzi
rules-overview-aim = Prowadzisz przedsiębiorstwo pocztowe w południowych Niemczech i krajach sąsiednich. Karta po karcie budujesz trasy. Za każdą zamkniętą trasę ustawiasz domy w jej miastach, zdobywasz żetony bonusowe i coraz większe powozy.
rules-overview-end = Gdy ktoś weźmie powóz 7 albo ustawi swój ostatni dom, runda toczy się do końca. Potem wygrywa ten, kto ma najwięcej punktów.
rules-overview-map-alt = Plansza: 22 miasta w dziewięciu regionach, połączone 45 drogami.

## setup

rules-setup-title = Przygotowanie do gry
rules-setup-players = Gra od dwóch do czterech osób. Każda dostaje 20 domów w swoim kolorze. Na początku nikt nie ma kart na ręce.
rules-setup-cards = 66 kart miast, po trzy z każdym miastem, po przetasowaniu tworzy zakryty stos. Sześć kart zostaje odkrytych.
rules-setup-tiles = 30 żetonów bonusowych leży w dziesięciu stosach, w każdym najcenniejszy na wierzchu.
rules-setup-carriages = Powozy mają numery od 3 do 7. Każdego starczy dla wszystkich, więc nigdy ich nie zabraknie.
rules-setup-first = Kto zaczyna, rozstrzyga los, chyba że gospodarz zdecyduje inaczej. Gra toczy się zgodnie z ruchem wskazówek zegara.
rules-setup-cards-alt = Sześć odkrytych kart miast.

## turn

rules-turn-title = Twoja tura
rules-turn-lead = Tura ma trzy kroki, zawsze w tej kolejności:
rules-turn-draw = Musisz dobrać kartę miasta.
rules-turn-play = Musisz wyłożyć kartę miasta.
rules-turn-close = Możesz zamknąć trasę, jeśli ma co najmniej trzy karty.
rules-turn-officials = W każdej turze może ci pomóc jeden z czterech urzędników: { -administrator } albo { -postmaster } przy dobieraniu, { -postal-carrier } przy wykładaniu, { -cartwright } przy zamykaniu trasy. Jeden na turę, nie więcej.
rules-turn-officials-head-official = Urzędnik
rules-turn-officials-head-when = Kiedy
rules-turn-officials-head-does = Co daje
rules-turn-when-before-taking = przed dobraniem karty
rules-turn-when-taking = przy dobieraniu
rules-turn-when-playing = przy wykładaniu
rules-turn-when-closing = przy zamykaniu trasy

## draw

rules-draw-title = Dobranie karty
rules-draw-choice = Dobierz jedną z odkrytych kart albo wierzchnią kartę zakrytego stosu. Odkrytą kartę widzą wszyscy; kartę z zakrytego stosu znasz tylko ty.
rules-draw-refill = Puste miejsce po odkrytej karcie od razu uzupełnia się z zakrytego stosu.
rules-draw-limit = Na ręce możesz mieć dowolną liczbę kart, dopóki nie zamkniesz trasy.

## administrator

rules-administrator-title = Zarządca: nowe odkryte karty
rules-administrator-text = Nic nie pasuje? Zanim dobierzesz kartę, { -administrator } odrzuca wszystkie odkryte karty i zastępuje je nowymi z zakrytego stosu.
rules-administrator-limit = Po dobraniu karty jest już za późno. Z pustą ręką też nie skorzystasz z jego pomocy: wtedy twoim urzędnikiem jest { -postmaster }.

## postmaster

rules-postmaster-title = Kierownik poczty: dobranie drugiej karty
rules-postmaster-text = Dobierz drugą kartę: odkrytą albo z zakrytego stosu. Zanim się zdecydujesz, możesz obejrzeć pierwszą i tę, która zajęła jej miejsce.
rules-postmaster-forced = Jeśli zaczynasz turę bez kart na ręce, musisz skorzystać z pomocy { -postmaster(case: "gen") }: dobierasz dwie karty, a żaden inny urzędnik nie może ci w tej turze pomóc. Tak jest u wszystkich w pierwszej turze.

## play

rules-play-title = Wyłożenie karty
rules-play-row = Trasa to rząd kart leżący przed tobą. W każdej turze wykładasz kartę z ręki:
rules-play-start = Jeśli nie masz trasy, karta ją rozpoczyna.
rules-play-extend = Jeśli masz trasę, dokładasz kartę z jej lewej lub prawej strony. Nowe miasto musi być połączone drogą z miastem na tym końcu i nie może go jeszcze być w trasie.
rules-play-drop = Możesz też odrzucić całą trasę, nic za nią nie dostając, i zacząć od nowa tą kartą. Wolno ci to zrobić także wtedy, gdy jakaś karta pasuje, i dowolną kartą z ręki. Jeśli żadna nie pasuje, nie masz innego wyjścia.
rules-play-never = Kart nigdy nie wsuwa się między inne, nie przekłada ani nie zabiera z powrotem. Kolor miasta nie ma przy budowie trasy znaczenia, liczą się tylko drogi.
rules-play-houses = Możesz wykładać także miasta, w których masz już dom. Przedłużają trasę, ale drugiego domu nie dostaną.
rules-play-example = Przykład: twoja trasa to Ulm – Augsburg – München. Kempten pasuje z lewej strony, obok Ulm; Salzburg z prawej, obok München. Ingolstadt ma drogi do obu tych miast i może trafić na dowolny koniec. Linz nie ma drogi do żadnego z nich. Karty Augsburg nie można wyłożyć drugi raz.
rules-play-map-alt = Plansza: trasa z Ulm przez Augsburg do München, a wokół niej miasta Kempten, Salzburg, Ingolstadt i Linz.

## postal-carrier

rules-postal-carrier-title = Pocztylion: wyłożenie drugiej karty
rules-postal-carrier-text = Po wyłożeniu karty wyłóż jeszcze drugą. Musi przedłużyć tę samą trasę, z dowolnej strony. Nowej trasy rozpocząć nie może.

## close

rules-close-title = Zamknięcie trasy
rules-close-may = Jeśli po wyłożeniu karty twoja trasa ma co najmniej trzy karty, możesz ją zamknąć. Jeśli wolisz budować dalej, po prostu zakończ turę: ręka i trasa zostają bez zmian.
rules-close-order = Zamykanie przebiega w tej kolejności:
rules-close-step-houses = Ustawiasz domy.
rules-close-step-tiles = Bierzesz zdobyte żetony bonusowe.
rules-close-step-carriage = Bierzesz następny powóz, jeśli trasa jest dość długa.
rules-close-step-discard = Odrzucasz trasę oraz nadmiar kart z ręki, tak aby zostały ci najwyżej trzy.
rules-close-over = Na tym twoja tura się kończy. W następnej rozpoczniesz nową trasę.

## houses

rules-houses-title = Ustawianie domów
rules-houses-lead = Domy ustawiasz w miastach trasy, którą zamykasz, na jeden z dwóch sposobów:
rules-houses-one-each = po jednym domu w każdym regionie trasy, w jednym z jej miast w tym regionie, albo
rules-houses-all-of-one = po jednym domu w każdym mieście trasy, które leży w jednym, wybranym przez ciebie regionie.
rules-houses-limits = W jednym mieście możesz mieć tylko jeden dom. Domy innych graczy nie przeszkadzają.
rules-houses-may = Możesz ustawić mniej domów, niż wolno, albo nie ustawić żadnego. Pod koniec bywa to rozsądne: twój ostatni dom zapowiada koniec gry.
rules-houses-example = Przykład: zamykasz trasę Zürich – Kempten – Augsburg – München – Salzburg. Albo ustawiasz po jednym domu w każdym regionie: w mieście Zürich (Schweiz), w mieście Salzburg (Salzburg) i w jednym z miast Kempten, Augsburg i München (Baiern). Albo ustawiasz domy we wszystkich trzech miastach regionu Baiern: Kempten, Augsburg i München.
rules-houses-closing-alt = Trasa Zürich, Kempten, Augsburg, München, Salzburg i dwa sposoby ustawienia na niej domów.

## bonus-tiles

rules-bonus-tiles-title = Żetony bonusowe
rules-bonus-tiles-lead = Po ustawieniu domów bierzesz wszystkie zdobyte żetony, zawsze z wierzchu stosu. Są trzy rodzaje i jeden żeton za zakończenie gry.
rules-bonus-tiles-length = Długie trasy: trasa z 5, z 6 albo z 7 i więcej kart daje żeton za tę długość. Jeśli stos jest pusty, bierzesz żeton za krótszą trasę, z najbliższego stosu, w którym coś zostało. Takich żetonów możesz zebrać dowolną liczbę.
rules-bonus-tiles-regions = Obszary bonusowe: domy we wszystkich miastach obszaru dają jego żeton, bez względu na to, ile tras to zajęło. Za każdy obszar tylko raz w ciągu gry; jeśli stos jest pusty, nic nie dostajesz.
rules-bonus-tiles-all = Wszystkie regiony: dom w co najmniej jednym mieście każdego z dziewięciu regionów daje ten żeton. Liczy się także Polen z jedynym miastem Lodz. Tylko raz w ciągu gry; jeśli stos jest pusty, nic nie dostajesz.
rules-bonus-tiles-end = Zakończenie gry: kto pierwszy weźmie powóz 7 albo ustawi swój ostatni dom, od razu otrzymuje ten żeton.
rules-bonus-tiles-example = Przykład: masz domy w miastach Basel i Zürich. Zamykasz trasę przez Innsbruck i ustawiasz tam dom: masz już wszystkie miasta w regionach Schweiz i Tyrol, więc bierzesz żeton z wierzchu stosu Schweiz/Tyrol.
rules-bonus-tiles-head-stack = Stos
rules-bonus-tiles-head-needs = Czego potrzeba
rules-bonus-tiles-head-values = Wartości od góry
rules-bonus-tiles-needs-5 = trasa z 5 kart
rules-bonus-tiles-needs-6 = trasa z 6 kart
rules-bonus-tiles-needs-7 = trasa z 7 lub więcej kart
rules-bonus-tiles-needs-all = po jednym mieście w każdym z dziewięciu regionów
rules-bonus-tiles-needs-end = powóz 7 albo ostatni dom przed wszystkimi innymi
rules-bonus-tiles-tiles-alt = Dziesięć stosów żetonów bonusowych, najcenniejszy na wierzchu.

## carriages

rules-carriages-title = Powozy
rules-carriages-text = Jeśli twoja trasa ma co najmniej tyle kart, ile wynosi numer następnego powozu, bierzesz ten powóz. Pierwszy jest powóz 3, potem 4, 5, 6 i 7.
rules-carriages-one = Za jedną trasę tylko jeden powóz i żadnego nie wolno przeskoczyć, choćby trasa była najdłuższa. Zdobyty powóz trzeba wziąć.
rules-carriages-example = Przykład: masz powóz 4 i zamykasz trasę z 6 kart. Bierzesz powóz 5. Na powóz 6 potrzebujesz kolejnej trasy.
rules-carriages-points = Na koniec liczy się tylko twój największy powóz:
rules-carriages-head-carriage = Powóz
rules-carriages-head-points = Punkty

## cartwright

rules-cartwright-title = Kołodziej: powóz za krótszą trasę
rules-cartwright-text = Jeśli trasie brakuje jednej lub dwóch kart do następnego powozu, z pomocą { -cartwright(case: "gen") } i tak go bierzesz. Gdy brakuje trzech, { -cartwright } nie pomoże.
rules-cartwright-choice = To zależy od ciebie, możesz zrezygnować. A jeśli w tej turze pomaga ci już inny urzędnik, { -cartwright } jest niedostępny.
rules-cartwright-example = Przykład: masz powóz 5 i zamykasz trasę z 4 kart. Z pomocą { -cartwright(case: "gen") } bierzesz powóz 6. Przy powozie 6 tej samej trasie brakowałoby do powozu 7 trzech kart.

## discard

rules-discard-title = Odrzucanie kart
rules-discard-text = Gdy wszystko inne jest rozstrzygnięte, karty trasy trafiają na stos kart zużytych. Jeśli masz na ręce więcej niż trzy karty, wybierasz, które odrzucić, aż zostaną trzy. Wszyscy je widzą.

## game-end

rules-game-end-title = Koniec gry
rules-game-end-trigger = Kto pierwszy weźmie powóz 7 albo ustawi swój dwudziesty dom, otrzymuje żeton „{ stack-game_end }”. Odtąd runda toczy się do końca: gra kończy się, gdy swoją turę rozegra ostatni gracz w kolejności miejsc.
rules-game-end-last = Wszyscy mają więc tyle samo tur. Jeśli żeton bierze ostatni gracz rundy, gra kończy się z tą właśnie turą.

## scoring

rules-scoring-title = Punktacja
rules-scoring-lead = Twój wynik to
rules-scoring-carriage = punkty za twój największy powóz
rules-scoring-tiles = plus wartości wszystkich twoich żetonów bonusowych
rules-scoring-houses = minus jeden punkt za każdy nieustawiony dom.
rules-scoring-winner = Wygrywa ten, kto ma najwięcej punktów. Przy remisie na pierwszym miejscu wygrywa ten, kto ma żeton „{ stack-game_end }”; jeśli nie ma go nikt z remisujących – ten z nich, kto siedzi najbliżej posiadacza żetonu, licząc zgodnie z ruchem wskazówek zegara.
rules-scoring-example = Przykład: powóz 6 jest wart 7 punktów, żetony 6, 4, 3 i 1 dają 14, a zostały trzy domy: 7 + 14 − 3 = 18 punktów.

## supply

rules-supply-title = Gdy brakuje kart
rules-supply-shuffle = Gdy tylko zakryty stos się skończy, zużyte karty tasuje się i tworzy z nich nowy. Jeśli kończy się przy wymianie, w której pomaga { -administrator }, do nowego stosu trafiają też karty właśnie odrzucone.
rules-supply-gap = Jeśli nie ma czym uzupełnić pustego miejsca wśród odkrytych kart, pozostaje ono puste, dopóki nie będzie kart.
rules-supply-closing = Karty zamkniętej trasy i karty odrzucone z ręki znikają ze stołu wszystkie razem, gdy zapadnie ostatnia decyzja.
rules-supply-nothing = Jeśli nie ma żadnej karty do dobrania, niczego nie dobierasz; jeśli trzeba było skorzystać z pomocy { -postmaster(case: "gen") }, uznaje się go za wykorzystanego. Jeśli także ręka jest pusta, nie możesz nic wyłożyć: urzędnika uznaje się za wykorzystanego, a ty zamykasz trasę, jeśli jest dość długa, albo kończysz turę. Żeby do tego doszło, trzeba grać naprawdę dziwnie.

## hidden-information

rules-hidden-information-title = Co jest ukryte
rules-hidden-information-hidden = Tajne są dwie rzeczy: kolejność kart w zakrytym stosie oraz karty, które ktoś z niego dobrał i wciąż trzyma na ręce.
rules-hidden-information-open = Wszystko inne każdy widział: dobrane odkryte karty, karty wyłożone, odrzucone i żetony. Czy ekran ma przypominać także o znanych kartach i żetonach innych graczy, ustala się przy stole.

## options

rules-options-title = Warianty
rules-options-lead = Drukowane instrukcje różnią się w trzech punktach. Każdy z nich jest opcją, a łączą je trzy zestawy zasad:
rules-options-head-option = Opcja
rules-options-standard = „{ ruleset-standard }”: według instrukcji angielskiej i późniejszych wydań.
rules-options-first-printing = „{ ruleset-first-printing }”: według instrukcji hiszpańskiej, polskiej i francuskiej, które opierają się na pierwszym wydaniu niemieckim.
rules-options-icelandic = „{ ruleset-icelandic }”: według instrukcji islandzkiej.
rules-options-free = Każdą opcję możesz też ustawić osobno. Punkty według numeru powozu nie należą do żadnego zestawu.

## notation

rules-notation-title = Zapis akcji
rules-notation-lead = Wszędzie, gdzie można kliknąć, można też pisać. Oto wszystkie akcje. Miasta pisze się małymi literami, z ue zamiast ü: ulm, zuerich, muenchen.
rules-notation-head-action = Akcja
rules-notation-head-meaning = Co robi
rules-notation-take = dobierz odkrytą kartę Ulm; po pierwszej karcie pomaga w tym { -postmaster }
rules-notation-take-supply = dobierz wierzchnią kartę zakrytego stosu; po pierwszej karcie pomaga w tym { -postmaster }
rules-notation-administrator = skorzystaj z pomocy { -administrator(case: "gen") }
rules-notation-start = rozpocznij trasę kartą Ulm; obecna trasa zostaje odrzucona
rules-notation-left = dołóż Ulm z lewej strony; po pierwszej karcie pomaga w tym { -postal-carrier }
rules-notation-right = dołóż Ulm z prawej strony; po pierwszej karcie pomaga w tym { -postal-carrier }
rules-notation-end = zakończ turę
rules-notation-close = zamknij trasę
rules-notation-house = ustaw dom w mieście Ulm
rules-notation-done = nie stawiaj więcej domów
rules-notation-cartwright = skorzystaj z pomocy { -cartwright(case: "gen") }
rules-notation-decline = zrezygnuj z pomocy { -cartwright(case: "gen") }
rules-notation-discard = odrzuć z ręki kartę Ulm
rules-notation-order = Domy i odrzucane karty podaje się w kolejności z tej listy, żeby każdy wybór dało się zapisać tylko w jeden sposób:

## rulebooks-compared

rules-rulebooks-compared-title = Porównanie pięciu instrukcji
rules-rulebooks-compared-lead = Instrukcje hiszpańska, islandzka, polska, francuska i angielska zgadzają się prawie we wszystkim. Oto, czym się różnią, o czym milczą i jak gramy my.
rules-rulebooks-compared-head-point = Kwestia
rules-rulebooks-compared-head-books = Co mówią instrukcje
rules-rulebooks-compared-head-ours = Jak gramy
rules-compared-first-point = Kto zaczyna
rules-compared-first-books = Hiszpańska, polska, francuska: najmłodszy gracz. Angielska, islandzka: dowolnie.
rules-compared-first-ours = Decyduje los, chyba że gospodarz postanowi inaczej.
rules-compared-all-point = Żeton za wszystkie regiony
rules-compared-all-books = Angielska, islandzka: dom w każdym regionie. Hiszpańska, polska, francuska: w każdym regionie poza Baiern.
rules-compared-all-ours = To opcja; standardowo każdy region.
rules-compared-fallback-point = Stos żetonów za długość trasy jest pusty
rules-compared-fallback-books = Islandzka: żeton ze stosu za krótszą trasę bierze się tylko za trasy z 7 i więcej kart. Pozostałe: za wszystkie trasy.
rules-compared-fallback-ours = To opcja; standardowo wszystkie trasy.
rules-compared-points-point = Punkty za powóz
rules-compared-points-books = Polska, francuska, islandzka: jego punkty. Hiszpańska, angielska: jego „wartość”, co mogłoby też znaczyć numer.
rules-compared-points-ours = To opcja; standardowo punkty nadrukowane.
rules-compared-may-point = Czy trzeba ustawić wszystkie możliwe domy?
rules-compared-may-books = We wszystkich pięciu: „może”.
rules-compared-may-ours = Można ustawić mniej albo nie ustawić żadnego.
rules-compared-shuffle-point = Kiedy tasuje się zużyte karty
rules-compared-shuffle-books = Wszystkie pięć: gdy skończy się zakryty stos. Żadna nie mówi, czy czekać, aż karta będzie potrzebna.
rules-compared-shuffle-ours = Od razu, gdy tylko zakryty stos jest pusty.
rules-compared-nothing-point = Nie ma kart do dobrania
rules-compared-nothing-books = Nic o tym nie mówią.
rules-compared-nothing-ours = Nie dobiera się; zobacz „{ rules-supply-title }”.
rules-rulebooks-compared-slips = Trzy miejsca uważamy za pomyłki, nie za warianty:
rules-slip-innsbruck = Przykład islandzki mówi, że Innsbruck sąsiaduje z miastami Carlsruhe i Regensburg. Na planszy nie ma drogi do żadnego z nich.
rules-slip-cartwright = Tekst francuski o pomocy { -cartwright(case: "gen") } wspomina tylko o dwóch brakujących kartach. Jedna też jest w porządku.
rules-slip-last-round = Tekst islandzki o końcu gry brzmi tak, jakby wszyscy inni mieli jeszcze jedną turę, ale dodaje, że pierwszy gracz już jej nie ma. Więc i tam runda toczy się do końca.

## tips

rules-tips-title = Rady na początek
rules-tips-officials = Tur jest niewiele. Prawie w każdej korzystaj z pomocy urzędnika.
rules-tips-plan = Budując jedną trasę, zbieraj już początek następnej. Zamykaj, mając na ręce najwyżej trzy karty, a nic się nie zmarnuje.
rules-tips-houses = Planując trasę, od razu zdecyduj, w który z dwóch sposobów ustawisz domy. Na dobrej trasie dom dostaje każde miasto albo wszystkie oprócz jednego.
rules-tips-single = Lodz, Innsbruck i Sigmaringen to jedyne miasta w swoich regionach: bez nich nie ma żetonu za wszystkie regiony. Jedyna droga do miasta Lodz prowadzi z miasta Pilsen.
rules-tips-end = Pilnuj, kto i kiedy może zakończyć grę. Nieustawione domy kosztują punkty.
