# The leaderboard: /api/leaderboard

ratings-title = Rangliste
ratings-all-time = Gesamt
ratings-programs = Programme
ratings-place = Platz
ratings-player = Spieler
ratings-worth = Wertung
ratings-games = Spiele
ratings-wins = Siege
ratings-against-you = Du gegen sie
ratings-you = Du
ratings-nobody = Noch hat niemand ein gewertetes Spiel gespielt.
ratings-how = Spiele, die für die Statistik zählen, werden nach der Platzierung gewertet. Die Wertung ist die geschätzte Spielstärke minus dreimal ihre Unsicherheit; sie steigt also, je mehr du spielst. Gezeigt wird nur, wer das möchte.
ratings-when = Eine Partie zählt, wenn jede Person und jede Botstufe nur einmal mitspielt, niemand sich einen Tipp geben lässt oder einen Zug zurücknimmt, niemand in den ersten fünf Runden ausscheidet und nicht alle Personen von derselben Adresse kommen. Wer seinen Namen entfernen lässt, entfernt damit nicht das Ergebnis. Niemand prüft, wer hinter einem Namen steckt; nimm eine Wertung also als Anhaltspunkt.
ratings-season = Saison
ratings-quarter = { $quarter }. Quartal { $year }
ratings-list = Mich hier zeigen
ratings-listed = Du stehst hier als { $name }.
ratings-unlist = Mich nicht mehr zeigen
