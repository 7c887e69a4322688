# The leaderboard: /api/leaderboard

ratings-title = Rangliste
ratings-all-time = Gesamt
ratings-programs = Programme
ratings-place = Platz
ratings-player = Spieler
ratings-rating = Wertung
ratings-provisional = wenige Spiele
ratings-games = Spiele
ratings-wins = Siege
ratings-against-you = Du gegen sie
ratings-you = Du
ratings-nobody = Noch hat niemand ein gewertetes Spiel gespielt.
ratings-how = Alle beginnen mit 1500. Deine Wertung steigt, wenn du vor Stärkeren landest, und fällt, wenn du hinter Schwächeren landest. Zu zweit bedeuten 200 Punkte mehr etwa drei Siege in vier Spielen, 400 Punkte mehr etwa neun in zehn. Hinter ± steht, wie unsicher die Wertung noch ist; deine wahre Stärke liegt fast immer in diesem Bereich, der mit jedem Spiel kleiner wird. Wer weniger als zehn Spiele hat, steht am Ende. Gezeigt wird nur, wer das möchte.
ratings-when = Eine Partie zählt, wenn jede Person und jede Botstufe nur einmal mitspielt, niemand sich einen Tipp geben lässt oder einen Zug zurücknimmt, niemand in den ersten fünf Runden ausscheidet und nicht alle Personen von derselben Adresse kommen. Wer seinen Namen entfernen lässt, entfernt damit nicht das Ergebnis. Niemand prüft, wer hinter einem Namen steckt; nimm eine Wertung also als Anhaltspunkt.
ratings-season = Saison
ratings-quarter = { $quarter }. Quartal { $year }
ratings-list = Mich hier zeigen
ratings-listed = Du stehst hier als { $name }.
ratings-unlist = Mich nicht mehr zeigen
