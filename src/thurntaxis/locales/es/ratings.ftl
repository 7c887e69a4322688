# The leaderboard: /api/leaderboard

ratings-title = Clasificación
ratings-all-time = Histórico
ratings-programs = Programas
ratings-place = Puesto
ratings-player = Jugador
ratings-worth = Valoración
ratings-games = Partidas
ratings-wins = Victorias
ratings-against-you = Tu cara a cara
ratings-you = Tú
ratings-nobody = Nadie ha jugado todavía una partida clasificatoria.
ratings-how = La valoración se calcula según el puesto obtenido en las partidas que cuentan para la estadística. Es la estimación menos tres veces la incertidumbre, así que sube al jugar. Solo aparece quien lo ha querido.
ratings-when = Una partida cuenta si cada persona y cada nivel de bot participa una sola vez, nadie pide una pista ni deshace un turno, nadie se va en las cinco primeras rondas y no todas las personas vienen de la misma dirección. Quitar tu nombre no quita el resultado. Nadie comprueba quién hay detrás de un nombre: toma la valoración como una orientación.
ratings-season = Temporada
ratings-quarter = Trimestre { $quarter } de { $year }
ratings-list = Mostrarme aquí
ratings-listed = Apareces aquí como { $name }.
ratings-unlist = Dejar de mostrarme
