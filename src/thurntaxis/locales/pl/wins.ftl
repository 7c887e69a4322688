### Co wygrywa: co tysiące gier silnych botów mówią o grze.

wins-lead = { $games } gier silnych botów ({ $level }) i to, co mówią one o Thurn und Taxis. Kreska przy znaku to jego przedział 95%; złoty znak pokazuje wynik graczy równej siły.
wins-players = Gracze
wins-winners = zwycięzcy
wins-others = pozostali
wins-value = wartość
wins-figures = Liczby
wins-cell = { $value } (od { $low } do { $high }; z { $count })
wins-interval = { $value } (od { $low } do { $high })
wins-at = { $players } graczy

wins-short-title = W skrócie
wins-short-end = <b>Nie czekaj, aż ktoś inny zakończy grę.</b> Kto ją kończy, wygrywa { $two }, { $three } i { $four } gier dwu-, trzy- i czteroosobowych.
wins-short-provinces = <b>Bądź wszędzie.</b> W cztery osoby { $winners } zwycięzców ma żeton za wszystkie regiony, a z pozostałych { $others }.
wins-short-routes = <b>Pięć krótkich tras.</b> Zwycięzcy zamykają pięć tras, po jednej na każdy powóz; w cztery osoby mają one średnio { $length } miasta.
wins-short-seat = <b>Tym botom najlepiej było grać na końcu rundy.</b> Kto gra ostatni, wygrywa { $three } gier trzyosobowych i { $four } czteroosobowych.
wins-short-officials = <b>Nie rezygnuj z żadnego urzędnika.</b> W cztery osoby ten, kto nigdy nie wzywa kołodzieja, wygrywa { $wins } gier; sprawiedliwa byłaby co czwarta.

wins-end-title = Koniec
wins-end-text = Przy { $players } graczach gra trwa średnio { $rounds } rundy. { $carriage } gier kończy powóz 7, pozostałe ostatni dom, a { $wins } wygrywa ten, kto je kończy.
wins-rounds-caption = Rundy w grze, przy { $players } graczach
wins-wait-text = Eksperyment: gdy ktoś pierwszy raz może wziąć powóz 7, gra toczy się dalej na dwa sposoby. Przy { $players } graczach zakończenie od razu daje wygraną w { $ends } gier, a czekanie co najmniej jedną turę – w { $waits }.
wins-wait-caption = Gry wygrane przez zakończenie lub czekanie, według przewagi przy zamknięciu; stoły wszystkich wielkości
wins-ends = kończy od razu
wins-waits = czeka
wins-lead-behind = strata { $from } lub więcej
wins-lead-level = mniej więcej równo
wins-lead-ahead = przewaga od { $from } do { $to }
wins-lead-far = przewaga { $from } lub więcej

wins-length-title = Trasy
wins-length-text = Większość tras ma trzy lub cztery miasta. Z pomocą kołodzieja pięć tras wystarcza na pięć powozów; dłuższa musi się zwrócić żetonem albo domami.
wins-length-caption = Długość zamkniętych tras, przy { $players } graczach
wins-and-more = { $length }+
wins-habit-text = Eksperyment: jeden gracz trzyma się stałej zasady, kiedy zamykać, a poza tym gra swobodnie. Każdy taki nawyk kosztuje wygrane.
wins-habit-caption = Gry wygrane ze stałym nawykiem, przy { $players } graczach
wins-habit-most = zamyka najpóźniej przy { $length }
wins-habit-least = zamyka dopiero od { $length }

wins-points-title = Punkty i żetony
wins-points-text = Przy { $players } graczach zwycięzca ma średnio { $winners } punktu, a pozostali { $others }.
wins-points-caption = Skąd biorą się punkty, przy { $players } graczach
wins-tiles-text = Przy { $players } graczach ten, kto ma żeton za wszystkie regiony, wygrywa { $wins } gier, a { $decides } tych zwycięstw przepadłoby bez punktów z tego żetonu. To nie eksperyment: kto prowadzi, dostaje więcej żetonów.
wins-tiles-caption = Punkty z każdego stosu żetonów, przy { $players } graczach

wins-officials-title = Urzędnicy
wins-officials-text = Eksperyment: jeden gracz nigdy nie może wezwać jednego z urzędników (kierownik poczty przy pustej ręce i tak przychodzi). Najbardziej brakuje kierownika poczty, najmniej zarządcy.
wins-without-caption = Gry wygrane bez urzędnika, przy { $players } graczach
wins-without = nigdy: { $official }
wins-calls-caption = W jakiej części tur pomaga dany urzędnik, przy { $players } graczach
wins-forced = Kierownik poczty, pusta ręka
wins-nobody = nikt

wins-first-title = Pierwsze miasto
wins-first-text = Eksperyment: pierwszą kartę losuje się spośród odkrytych kart. Najwięcej dają: { $best }; najmniej: { $worst }. Różnice są małe, a większość przedziałów zawiera zero.
wins-first-caption = Ile punktów daje lub zabiera początek w danym mieście, w porównaniu z przeciętnym; stoły wszystkich wielkości
wins-explorer = Pierwsze trasy: co na początku dobierają i wykładają silne boty

wins-seats-title = Miejsca
wins-seats-text = W dwie osoby kolejność prawie nie ma znaczenia. W trzy i cztery najczęściej wygrywa ten, kto gra na końcu rundy: runda toczy się do końca, więc nigdy nie traci tury, a gdy sam kończy grę, nikt inny nie ma już tury. Dzisiejsze boty poziomu { $stronger } wygrywają mniej więcej równie często bez względu na kolejność.
wins-seats-caption = Gry wygrane z każdego miejsca
wins-seat = { $players } graczy, miejsce { $seat }

wins-luck-title = Szczęście
wins-luck-text = Przy { $players } graczach te same boty rozegrały te same rozdania jeszcze raz i w { $same } przypadków wygrało to samo miejsce. Między równymi dobrane karty wyjaśniają co najmniej { $cards } wyników; tego, co widać dopiero po fakcie, w tej liczbie nie ma. Między nierównymi umiejętność liczy się bardziej:
wins-weaker-caption = Gry wygrane przez słabszego bota (pozostali: { $level }), przy { $players } graczach

wins-claims-title = Co mówią gracze
wins-claims-text = Rady doświadczonych graczy, sprawdzone na tych grach. Potwierdzone lub obalone znaczy, że cały przedział leży po jednej stronie progu. Przyczynę pokazuje tylko eksperyment; reszta mówi o tym, co łączy zwycięzców.
wins-verdict-confirmed = potwierdzone
wins-verdict-refuted = obalone
wins-verdict-open = nierozstrzygnięte
wins-verdict-mixed = to zależy
wins-claim-turns = Dobra gra trwa od 17 do 21 tur.
wins-test-turns = Gry tej długości; próg to { $bar }.
wins-claim-officials = Korzystaj z urzędnika niemal w każdej turze.
wins-test-officials = Tury z urzędnikiem; próg to { $bar }.
wins-claim-throw = Zamykaj z najwyżej trzema kartami na ręce.
wins-test-throw = O tyle kart mniej wyrzuca zwycięzca niż pozostali.
wins-claim-efficient = Każde miasto trasy dostaje dom, albo wszystkie prócz jednego.
wins-test-efficient = Trasy zwycięzców, dla których to prawda; próg to { $bar }.
wins-claim-own_cities = Omijaj miasta, w których masz już dom.
wins-test-own_cities = O tyle takich miast więcej omija trasa zwycięzcy niż trasy pozostałych.
wins-claim-all_provinces = Zwycięzca prawie zawsze ma dom w każdym regionie.
wins-test-all_provinces = Zwycięzcy z tym żetonem; próg to { $bar }.
wins-claim-single_cities = Regiony z jednym miastem są na początku więcej warte.
wins-test-single_cities = Punkty zyskane, gdy trasa zaczyna się tam (eksperyment).
wins-claim-pilsen = Pilsen jest cenne jako jedyna droga do Lodz.
wins-test-pilsen = Punkty zyskane, gdy trasa zaczyna się tam (eksperyment).
wins-claim-race = Wyścig po powóz 7 odmierza czas gry.
wins-test-race = Gry, które kończy powóz 7; próg to { $bar }.
wins-claim-cartwright = Nie wzywaj kołodzieja z przyzwyczajenia.
wins-test-cartwright = Powozy zwycięzców bez jego pomocy; próg to { $bar }.
wins-claim-administrator = Rzadko wzywaj zarządcę.
wins-test-administrator = Tury bez niego; próg to { $bar }.
wins-claim-roads = Zaczynaj od karty, do której pasuje wiele innych.
wins-test-roads = Punkty za każdą dodatkową drogę z pierwszego miasta (eksperyment).
wins-claim-first_carriage = Zdobądź szybko pierwszy powóz.
wins-test-first_carriage = O tyle rund wcześniej zwycięzca zamyka pierwszą trasę.
wins-claim-watching = Obserwuj, co zamierzają inni.
wins-test-watching = Gry wygrane przez bota, który to robi, wśród takich samych, które tego nie robią (eksperyment); próg to równy udział.
wins-claim-houses_left = Wczesny koniec karze tych, którym zostało wiele domów.
wins-test-houses_left = O tyle mniej domów zostaje temu, kto kończy grę.

wins-method-title = Jak to zrobiono
wins-method-text = Boty poziomu { $level } między sobą i mniej gier poziomu { $stronger }, by zobaczyć, czy tam jest tak samo; { $date }. Każdy eksperyment zmienia jedną rzecz i nic więcej.
wins-limits-text = Boty to nie ludzie. Bot z utrudnieniem nie był do niego stworzony i traci więcej niż bot, który by był. Żeby wykryć małe różnice, trzeba by jeszcze więcej gier. Od tego czasu boty stały się silniejsze i dzisiejsze mogą grać inaczej.
