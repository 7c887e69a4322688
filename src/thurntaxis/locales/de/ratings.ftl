# The leaderboard: /api/leaderboard

ratings-title = Rangliste
ratings-all-time = Gesamt
ratings-place = Platz
ratings-player = Spieler
ratings-worth = Wertung
ratings-games = Spiele
ratings-wins = Siege
ratings-against-you = Du gegen sie
ratings-you = Du
ratings-nobody = Noch hat niemand ein gewertetes Spiel gespielt.
ratings-how = Spiele, die für die Statistik zählen, werden nach der Platzierung gewertet. Die Wertung ist die geschätzte Spielstärke minus dreimal ihre Unsicherheit; sie steigt also, je mehr du spielst. Gezeigt wird nur, wer das möchte.
ratings-season = Saison
ratings-quarter = { $quarter }. Quartal { $year }
ratings-list = Mich hier zeigen
ratings-listed = Du stehst hier als { $name }.
ratings-unlist = Mich nicht mehr zeigen
