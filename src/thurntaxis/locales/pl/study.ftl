### Co wygrywa: co tysiące gier silnych botów mówią o grze.

study-lead = { $games } gier silnych botów ({ $level }) i to, co mówią one o Thurn und Taxis. Kreska przy znaku to jego przedział 95%; złoty znak pokazuje wynik graczy równej siły.
study-players = Gracze
study-winners = zwycięzcy
study-others = pozostali
study-value = wartość
study-figures = Liczby
study-cell = { $value } (od { $low } do { $high }; z { $count })
study-interval = { $value } (od { $low } do { $high })
study-at = { $players } graczy

study-short-title = W skrócie
study-short-end = <b>Nie czekaj, aż ktoś inny zakończy grę.</b> Kto ją kończy, wygrywa { $two }, { $three } i { $four } gier dwu-, trzy- i czteroosobowych.
study-short-provinces = <b>Bądź wszędzie.</b> W cztery osoby { $winners } zwycięzców ma żeton za wszystkie regiony, a z pozostałych { $others }.
study-short-routes = <b>Pięć krótkich tras.</b> Zwycięzcy zamykają pięć tras, po jednej na każdy powóz; w cztery osoby mają one średnio { $length } miasta.
study-short-seat = <b>Najlepiej grać na końcu rundy.</b> Kto gra ostatni, wygrywa { $three } gier trzyosobowych i { $four } czteroosobowych.
study-short-officials = <b>Nie rezygnuj z żadnego urzędnika.</b> W cztery osoby ten, kto nigdy nie wzywa kołodzieja, wygrywa { $wins } gier; sprawiedliwa byłaby co czwarta.

study-end-title = Koniec
study-end-text = Przy { $players } graczach gra trwa średnio { $rounds } rundy. { $carriage } gier kończy powóz 7, pozostałe ostatni dom, a { $wins } wygrywa ten, kto je kończy.
study-rounds-caption = Rundy w grze, przy { $players } graczach
study-wait-text = Eksperyment: gdy ktoś pierwszy raz może wziąć powóz 7, gra toczy się dalej na dwa sposoby. Przy { $players } graczach zakończenie od razu daje wygraną w { $ends } gier, a czekanie co najmniej jedną turę – w { $waits }.
study-wait-caption = Gry wygrane przez zakończenie lub czekanie, według przewagi przy zamknięciu; stoły wszystkich wielkości
study-ends = kończy od razu
study-waits = czeka
study-lead-behind = strata { $from } lub więcej
study-lead-level = mniej więcej równo
study-lead-ahead = przewaga od { $from } do { $to }
study-lead-far = przewaga { $from } lub więcej

study-length-title = Trasy
study-length-text = Większość tras ma trzy lub cztery miasta. Z pomocą kołodzieja pięć tras wystarcza na pięć powozów; dłuższa musi się zwrócić żetonem albo domami.
study-length-caption = Długość zamkniętych tras, przy { $players } graczach
study-and-more = { $length }+
study-habit-text = Eksperyment: jeden gracz trzyma się stałej zasady, kiedy zamykać, a poza tym gra swobodnie. Każdy taki nawyk kosztuje wygrane.
study-habit-caption = Gry wygrane ze stałym nawykiem, przy { $players } graczach
study-habit-most = zamyka najpóźniej przy { $length }
study-habit-least = zamyka dopiero od { $length }

study-points-title = Punkty i żetony
study-points-text = Przy { $players } graczach zwycięzca ma średnio { $winners } punktu, a pozostali { $others }.
study-points-caption = Skąd biorą się punkty, przy { $players } graczach
study-tiles-text = Przy { $players } graczach ten, kto ma żeton za wszystkie regiony, wygrywa { $wins } gier, a { $decides } tych zwycięstw przepadłoby bez punktów z tego żetonu. To nie eksperyment: kto prowadzi, dostaje więcej żetonów.
study-tiles-caption = Punkty z każdego stosu żetonów, przy { $players } graczach

study-officials-title = Urzędnicy
study-officials-text = Eksperyment: jeden gracz nigdy nie może wezwać jednego z urzędników (kierownik poczty przy pustej ręce i tak przychodzi). Najbardziej brakuje kierownika poczty, najmniej zarządcy.
study-without-caption = Gry wygrane bez urzędnika, przy { $players } graczach
study-without = nigdy: { $official }
study-calls-caption = W jakiej części tur pomaga dany urzędnik, przy { $players } graczach
study-forced = Kierownik poczty, pusta ręka
study-nobody = nikt

study-first-title = Pierwsze miasto
study-first-text = Eksperyment: pierwszą kartę losuje się spośród odkrytych kart. Najwięcej dają: { $best }; najmniej: { $worst }. Różnice są małe, a większość przedziałów zawiera zero.
study-first-caption = Ile punktów daje lub zabiera początek w danym mieście, w porównaniu z przeciętnym; stoły wszystkich wielkości

study-seats-title = Miejsca
study-seats-text = W dwie osoby kolejność prawie nie ma znaczenia. W trzy i cztery najczęściej wygrywa ten, kto gra na końcu rundy: runda toczy się do końca, więc nigdy nie traci tury, a gdy sam kończy grę, nikt inny nie ma już tury.
study-seats-caption = Gry wygrane z każdego miejsca
study-seat = { $players } graczy, miejsce { $seat }

study-luck-title = Szczęście
study-luck-text = Przy { $players } graczach te same boty rozegrały te same rozdania jeszcze raz i w { $same } przypadków wygrało to samo miejsce. Między równymi dobrane karty wyjaśniają co najmniej { $cards } wyników; tego, co widać dopiero po fakcie, w tej liczbie nie ma. Między nierównymi umiejętność liczy się bardziej:
study-weaker-caption = Gry wygrane przez słabszego bota (pozostali: { $level }), przy { $players } graczach

study-claims-title = Co mówią gracze
study-claims-text = Rady doświadczonych graczy, sprawdzone na tych grach. Potwierdzone lub obalone znaczy, że cały przedział leży po jednej stronie progu. Przyczynę pokazuje tylko eksperyment; reszta mówi o tym, co łączy zwycięzców.
study-verdict-confirmed = potwierdzone
study-verdict-refuted = obalone
study-verdict-open = nierozstrzygnięte
study-verdict-mixed = to zależy
study-claim-turns = Dobra gra trwa od 17 do 21 tur.
study-test-turns = Gry tej długości; próg to { $bar }.
study-claim-officials = Korzystaj z urzędnika niemal w każdej turze.
study-test-officials = Tury z urzędnikiem; próg to { $bar }.
study-claim-throw = Zamykaj z najwyżej trzema kartami na ręce.
study-test-throw = O tyle kart mniej wyrzuca zwycięzca niż pozostali.
study-claim-efficient = Każde miasto trasy dostaje dom, albo wszystkie prócz jednego.
study-test-efficient = Trasy zwycięzców, dla których to prawda; próg to { $bar }.
study-claim-own_cities = Omijaj miasta, w których masz już dom.
study-test-own_cities = O tyle takich miast więcej omija trasa zwycięzcy niż trasy pozostałych.
study-claim-all_provinces = Zwycięzca prawie zawsze ma dom w każdym regionie.
study-test-all_provinces = Zwycięzcy z tym żetonem; próg to { $bar }.
study-claim-single_cities = Regiony z jednym miastem są na początku więcej warte.
study-test-single_cities = Punkty zyskane, gdy trasa zaczyna się tam (eksperyment).
study-claim-pilsen = Pilsen jest cenne jako jedyna droga do Lodz.
study-test-pilsen = Punkty zyskane, gdy trasa zaczyna się tam (eksperyment).
study-claim-race = Wyścig po powóz 7 odmierza czas gry.
study-test-race = Gry, które kończy powóz 7; próg to { $bar }.
study-claim-cartwright = Nie wzywaj kołodzieja z przyzwyczajenia.
study-test-cartwright = Powozy zwycięzców bez jego pomocy; próg to { $bar }.
study-claim-administrator = Rzadko wzywaj zarządcę.
study-test-administrator = Tury bez niego; próg to { $bar }.
study-claim-roads = Zaczynaj od karty, do której pasuje wiele innych.
study-test-roads = Punkty za każdą dodatkową drogę z pierwszego miasta (eksperyment).
study-claim-first_carriage = Zdobądź szybko pierwszy powóz.
study-test-first_carriage = O tyle rund wcześniej zwycięzca zamyka pierwszą trasę.
study-claim-watching = Obserwuj, co zamierzają inni.
study-test-watching = Gry wygrane przez bota, który to robi, wśród takich samych, które tego nie robią (eksperyment); próg to równy udział.
study-claim-houses_left = Wczesny koniec karze tych, którym zostało wiele domów.
study-test-houses_left = O tyle mniej domów zostaje temu, kto kończy grę.

study-method-title = Jak to zrobiono
study-method-text = Boty poziomu { $level } między sobą i mniej gier poziomu { $stronger }, by zobaczyć, czy tam jest tak samo; { $date }. Każdy eksperyment zmienia jedną rzecz i nic więcej.
study-limits-text = Boty to nie ludzie. Bot z utrudnieniem nie był do niego stworzony i traci więcej niż bot, który by był. Żeby wykryć małe różnice, trzeba by jeszcze więcej gier. Od tego czasu boty stały się silniejsze i dzisiejsze mogą grać inaczej.
