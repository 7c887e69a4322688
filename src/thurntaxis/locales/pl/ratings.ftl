# The leaderboard: /api/leaderboard

ratings-title = Ranking
ratings-all-time = Wszystkie sezony
ratings-programs = Programy
ratings-place = Miejsce
ratings-player = Gracz
ratings-rating = Punkty rankingowe
ratings-provisional = mało gier
ratings-games = Gry
ratings-wins = Wygrane
ratings-against-you = Twój bilans
ratings-you = Ty
ratings-nobody = Nikt jeszcze nie rozegrał gry rankingowej.
ratings-how = Każdy zaczyna od 1500. Punkty rosną, gdy kończysz przed graczami z wyższym rankingiem, a spadają, gdy kończysz za graczami z niższym. W grze dwuosobowej 200 punktów więcej to około trzy wygrane na cztery gry, 400 punktów więcej – około dziewięć na dziesięć. Po znaku ± widać, jak niepewny jest jeszcze ranking; twoja prawdziwa siła prawie zawsze mieści się w tym przedziale, który maleje z każdą grą. Gracze z mniej niż dziesięcioma grami są na końcu. Na liście są tylko osoby, które się na to zgodziły.
ratings-when = Gra się liczy, jeśli każda osoba i każdy poziom bota bierze w niej udział tylko raz, nikt nie prosi o podpowiedź ani nie cofa tury, nikt nie odchodzi w pierwszych pięciu rundach i nie wszystkie osoby łączą się z jednego adresu. Usunięcie imienia nie usuwa wyniku. Nikt nie sprawdza, kto kryje się pod imieniem, więc ranking jest tylko wskazówką.
ratings-season = Sezon
ratings-quarter = { $quarter }. kwartał { $year }
ratings-list = Pokaż mnie tutaj
ratings-listed = Widać cię tu jako { $name }.
ratings-unlist = Nie pokazuj mnie
