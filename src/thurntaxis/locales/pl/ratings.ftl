# The leaderboard: /api/leaderboard

ratings-title = Ranking
ratings-all-time = Wszystkie sezony
ratings-place = Miejsce
ratings-player = Gracz
ratings-worth = Punkty rankingowe
ratings-games = Gry
ratings-wins = Wygrane
ratings-against-you = Twój bilans
ratings-you = Ty
ratings-nobody = Nikt jeszcze nie rozegrał gry rankingowej.
ratings-how = Gry wliczane do statystyk ocenia się według zajętych miejsc. Punkty rankingowe to szacunek pomniejszony o trzykrotną niepewność, więc rosną wraz z liczbą rozegranych gier. Na liście są tylko osoby, które się na to zgodziły.
ratings-season = Sezon
ratings-quarter = { $quarter }. kwartał { $year }
ratings-list = Pokaż mnie tutaj
ratings-listed = Widać cię tu jako { $name }.
ratings-unlist = Nie pokazuj mnie
