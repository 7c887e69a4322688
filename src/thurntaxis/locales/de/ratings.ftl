# The leaderboard: /api/leaderboard

ratings-title = Rangliste
ratings-all-time = Alle Zeiten
ratings-place = Platz
ratings-player = Spieler
ratings-worth = Wertung
ratings-games = Spiele
ratings-wins = Siege
ratings-against-you = Du gegen sie
ratings-you = Du
ratings-nobody = Noch hat niemand ein gewertetes Spiel gespielt.
ratings-how = Gewertet werden Spiele, die für die Statistik zählen, nach den Plätzen. Die Wertung ist der Schätzwert minus dreimal die Unsicherheit; sie steigt also, je mehr du spielst. Gezeigt wird nur, wer das wollte.
ratings-season = Saison
ratings-quarter = { $quarter }. Quartal { $year }
ratings-list = Mich hier zeigen
ratings-listed = Du stehst hier als { $name }.
ratings-unlist = Mich nicht mehr zeigen
