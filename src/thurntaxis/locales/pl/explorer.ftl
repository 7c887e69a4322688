### Pierwsze trasy: co dobierały i wykładały silne boty i jak kończyły się te gry.

explorer-lead = Gry botów ({ $level }), liczba: { $games }, przy stole: { $players }. Co dobierały i wykładały na pierwszą trasę i jak te gry się dla nich kończyły.
explorer-players = Przy stole
explorer-route = Pierwsza trasa
explorer-empty = jeszcze bez miast
explorer-take-away = Zabierz miasto: { $city }
explorer-reached = Tę trasę miało botów: { $times } z { $seats }. Wygrane gry: { $won }, średnio punktów: { $points }.
explorer-reached-own = Twoje najnowsze gry, przy stole { $players }: { $games }. Z tą trasą: { $times }, wygrane: { $won }.
explorer-rare = Tę trasę miało mniej niż { $least } botów, za mało, żeby coś stwierdzić.
explorer-map-about = Liczba na mapie mówi, ile z nich wyłożyło potem to miasto. Kliknij miasto, żeby zobaczyć ciąg dalszy, albo koniec trasy, żeby go zabrać.
explorer-next = Co było dalej
explorer-what = Trasa
explorer-often = Jak często
explorer-won = Wygrane
explorer-points = Punkty
explorer-you = Ty
explorer-interval = { $low }–{ $high }%
explorer-own = { $times }, wygrane: { $won }
explorer-closed = trasa zamknięta
explorer-given-up = trasa porzucona
explorer-display = Co dobierały z odkrytych kart
explorer-display-about = W rogu karty: jak często ją dobierały, gdy tam leżała. Pod spodem: ile z tych gier wygrały.
explorer-taken = dobrana, gdy tam leżała
explorer-card-won = { $won } wygranych
explorer-card-own = ty: { $times }
explorer-caution = Te liczby pochodzą z gier, a nie z eksperymentu: z lepszymi kartami wygrywa się częściej, cokolwiek się wyłoży. Małe liczby to przedziały 95%.
