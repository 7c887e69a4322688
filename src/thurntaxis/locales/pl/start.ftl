### The start page, and the list of one’s own tables.

page-wins-link = Co daje wygraną: badanie tysięcy gier
start-now = Graj teraz
start-now-title = Jest wolne miejsce
start-lead = Buduj trasy pocztowe przez południowe Niemcy, zakładaj placówki pocztowe i wróć do domu przed ostatnim dyliżansem.
start-new = Pierwszy raz? Dziesięć minut
start-bots = Przeciwnicy
start-peer = Na moim poziomie
start-peer-why = { $level }, sądząc po ostatnich grach z botami ({ $games }); najpewniej między { $low } a { $high }.
start-running = Twoje stoły
start-looking = Szukam twoich stołów…
start-your-turn = twoja kolej
mine-with = przy stole: { $names }
mine-round = runda { $round }
mine-turn = kolej: { $name }
mine-bot = bot gra za ciebie
mine-waiting =
    { $count ->
        [one] jedno wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
mine-since = od { $when }
mine-all = Wszystkie stoły ({ $count })
mine-resign = Poddaj się
mine-resign-text = Bot zajmie twoje miejsce i zagra dalej. Stół zniknie z twojej listy.
mine-delete = Usuń tę grę
mine-delete-text = Gra zostanie usunięta wraz ze wszystkim, co o niej zapisano, i nie będzie się liczyć.
mine-leave = Wstań od stołu
mine-leave-text = Twoje miejsce znów będzie wolne.
mine-cancel = Usuń ten stół
mine-cancel-text = Nikt już nie będzie mógł tu usiąść, a obecni się o tym dowiedzą.
start-ways = Inne sposoby gry
start-friends = Ze znajomymi
start-friends-text = załóż stół, wyślij link
start-device = Jedno urządzenie
start-device-text = podawane z rąk do rąk, z kurtyną
start-lobby = Poczekalnia
start-lobby-text = otwarte stoły i turnieje
start-watch = Oglądaj
start-watch-text = gra ludzi albo silnych botów
start-games = Moje gry
start-games-text = twoje gry w liczbach
start-today = Dziś
start-deal = Gra dnia
start-deal-text = jedna dziennie, ta sama dla wszystkich
start-deal-going = trwa: graj dalej
start-deal-done = { $points ->
    [one] dziś { $points } punkt
    [few] dziś { $points } punkty
   *[many] dziś { $points } punktów
}
start-deal-over = dziś rozegrana
deal-one-try = To gra dnia: masz tylko tę jedną próbę.
start-puzzle = Zadanie dnia
start-puzzle-text = jedna tura, najlepiej jak się da
start-puzzle-solved = rozwiązane dzisiaj
start-puzzle-missed = podjęto dziś próbę
start-learn = Nauka
start-learn-text = dziesięć minut praktyki
start-rules = Zasady
start-rules-text = wszystko pod ręką
start-replay = Powtórka
start-replay-text = obejrzyj grę jeszcze raz
start-foot = Bez konta i bez reklam: po prostu gra.
alone-people = Tutaj gra działa w całości w twojej przeglądarce. Zaproszenia linkiem, poczekalnia i widzowie wymagają serwera, którego ta strona nie ma.
page-editor-link = Ustaw pozycję
page-companion-link = Zapisz partię przy stole
analysis-study-name = Opracowanie z dnia { $date }
