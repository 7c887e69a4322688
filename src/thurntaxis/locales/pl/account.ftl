### Kim ktoś jest w tej przeglądarce i jak powiadamia go serwer.

settings-notices = Gdy nadejdzie twoja kolej
notices-text = Serwer może dać ci znać, gdy nie patrzysz na stół: najwyżej jedno nieprzeczytane powiadomienie na stół.
notices-none = Ten serwer nie wysyła powiadomień.
notices-on = Daj mi znać
notices-browser = W tej przeglądarce
notices-refused = Twoja przeglądarka na to nie pozwala. Najpierw zezwól tej stronie na powiadomienia.
notices-hook = Webhook (Discord, Matrix, Slack…)
notices-mail = E-mailem
notices-add = Dodaj
notices-places = Gdzie wysyłamy powiadomienia
notices-unconfirmed = { $name } (zajrzyj do skrzynki)
notices-a-browser = Przeglądarka, przez { $name }
notices-remove = Usuń { $name }
notices-remove-short = Usuń
notices-quiet = Cisza nocna
notices-from = Od
notices-until = Do
absence-title = Urlop i godziny gry
absence-text = W grach trwających kilka dni twoje zegary stoją podczas urlopu i poza godzinami, w których grasz. Inni widzą twój urlop z wyprzedzeniem.
absence-left = Dni urlopu na najbliższe trzy miesiące: { $count }.
absence-take = Weź urlop
absence-from = Pierwszy dzień
absence-to = Ostatni dzień
absence-holiday = Urlop od { $begin } do { $end }
absence-end = Już jestem
absence-give-up = Odwołaj
absence-hours = Moje zegary chodzą tylko w tych godzinach
me-title = Twoje inne urządzenia
me-text = Nie ma kont: twoje miejsca należą do tej przeglądarki. Osobisty link przenosi je, razem z zakończonymi grami, na inne urządzenie. Działa raz, przez dziesięć minut.
me-show = Pokaż mój link
me-link = Kto pierwszy otworzy ten link, gra za ciebie. Zachowaj go dla siebie. Działa raz, do { $until }.
me-whose = Ten link należy do gracza { $name }, który ma { $count ->
    [one] miejsce przy { $count } stole
    [few] miejsca przy { $count } stołach
    [many] miejsca przy { $count } stołach
   *[other] miejsca przy { $count } stołu
}.
me-whose-unknown = Ten link należy do kogoś, kto jeszcze nie grał.
me-warning = Jeśli to nie twój własny link, zostań przy swojej tożsamości: ten, kto go przysłał, widziałby twoje karty.
me-become = Zostań tu graczem { $name }
me-become-unknown = Zostań tu tą osobą
me-stay = Zostaję sobą
me-same = To twój własny link.
me-back-later = W ustawieniach możesz wrócić do obecnej tożsamości.
me-former = Przed otwarciem osobistego linku ta przeglądarka miała inną tożsamość.
me-back = Wróć do poprzedniej tożsamości
