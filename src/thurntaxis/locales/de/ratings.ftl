# The leaderboard: /api/leaderboard

ratings-title = Rangliste
ratings-all-time = Alle Zeiten
ratings-place = Platz
ratings-player = Spieler
ratings-worth = Wert
ratings-games = Spiele
ratings-wins = Siege
ratings-against-you = Du gegen sie
ratings-you = Du
ratings-nobody = Noch hat niemand ein gewertetes Spiel gespielt.
ratings-how = Gewertet werden Spiele, die für die Statistik zählen, nach ihren Plätzen. Der Wert ist das Mittel weniger dreimal die Unsicherheit; er steigt also mit jedem Spiel. Gezeigt wird nur, wer es so wollte.
ratings-season = Saison
ratings-quarter = { $quarter }. Quartal { $year }
ratings-list = Mich hier zeigen
ratings-listed = Du stehst hier als { $name }.
ratings-unlist = Mich nicht mehr zeigen
