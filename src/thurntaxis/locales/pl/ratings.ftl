# The leaderboard: /api/leaderboard

ratings-title = Ranking
ratings-all-time = Wszystkie sezony
ratings-programs = Programy
ratings-place = Miejsce
ratings-player = Gracz
ratings-worth = Punkty rankingowe
ratings-games = Gry
ratings-wins = Wygrane
ratings-against-you = Twój bilans
ratings-you = Ty
ratings-nobody = Nikt jeszcze nie rozegrał gry rankingowej.
ratings-how = Gry wliczane do statystyk ocenia się według zajętych miejsc. Punkty rankingowe to szacunek pomniejszony o trzykrotną niepewność, więc rosną wraz z liczbą rozegranych gier. Na liście są tylko osoby, które się na to zgodziły.
ratings-when = Gra się liczy, jeśli każda osoba i każdy poziom bota bierze w niej udział tylko raz, nikt nie prosi o podpowiedź ani nie cofa tury, nikt nie odchodzi w pierwszych pięciu rundach i nie wszystkie osoby łączą się z jednego adresu. Usunięcie imienia nie usuwa wyniku. Nikt nie sprawdza, kto kryje się pod imieniem, więc ranking jest tylko wskazówką.
ratings-season = Sezon
ratings-quarter = { $quarter }. kwartał { $year }
ratings-list = Pokaż mnie tutaj
ratings-listed = Widać cię tu jako { $name }.
ratings-unlist = Nie pokazuj mnie
