# The leaderboard: /api/leaderboard

ratings-title = Ranking
ratings-all-time = Od początku
ratings-place = Miejsce
ratings-player = Gracz
ratings-worth = Punkty rankingowe
ratings-games = Gry
ratings-wins = Wygrane
ratings-against-you = Ty przeciw nim
ratings-you = Ty
ratings-nobody = Nikt nie zagrał jeszcze gry rankingowej.
ratings-how = Liczą się gry wliczane do statystyk, według zajętych miejsc. Punkty rankingowe to ocena minus trzykrotna niepewność, więc rosną, gdy grasz. Widać tylko osoby, które tego chciały.
ratings-season = Sezon
ratings-quarter = { $quarter }. kwartał { $year }
ratings-list = Pokaż mnie tutaj
ratings-listed = Widać cię tu jako { $name }.
ratings-unlist = Nie pokazuj mnie
