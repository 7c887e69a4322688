# The leaderboard: /api/leaderboard

ratings-title = Clasificación
ratings-all-time = Desde siempre
ratings-place = Puesto
ratings-player = Jugador
ratings-worth = Puntuación
ratings-games = Partidas
ratings-wins = Victorias
ratings-against-you = Tú contra ellos
ratings-you = Tú
ratings-nobody = Nadie ha jugado todavía una partida clasificatoria.
ratings-how = Se clasifican las partidas que cuentan para la estadística, según el puesto. La puntuación es la estimación menos tres veces la incertidumbre, así que sube al jugar. Solo aparece quien lo ha querido.
ratings-season = Temporada
ratings-quarter = Trimestre { $quarter } de { $year }
ratings-list = Mostrarme aquí
ratings-listed = Apareces aquí como { $name }.
ratings-unlist = Dejar de mostrarme
