# The leaderboard: /api/leaderboard

ratings-title = Clasificación
ratings-all-time = Histórico
ratings-programs = Programas
ratings-place = Puesto
ratings-player = Jugador
ratings-rating = Valoración
ratings-provisional = pocas partidas
ratings-games = Partidas
ratings-wins = Victorias
ratings-against-you = Tu cara a cara
ratings-you = Tú
ratings-nobody = Nadie ha jugado todavía una partida clasificatoria.
ratings-how = Todos empiezan con 1500. Tu valoración sube cuando quedas por delante de jugadores con más puntos y baja cuando quedas por detrás de jugadores con menos. A dos jugadores, 200 puntos más equivalen a unas tres victorias en cuatro partidas, y 400 a unas nueve en diez. Tras ± se indica lo insegura que es todavía; tu fuerza real casi siempre está dentro de ese margen, que se reduce con cada partida. Quienes tienen menos de diez partidas aparecen al final. Solo aparece quien lo ha querido.
ratings-when = Una partida cuenta si cada persona y cada nivel de bot participa una sola vez, nadie pide una pista ni deshace un turno, nadie se va en las cinco primeras rondas y no todas las personas vienen de la misma dirección. Quitar tu nombre no quita el resultado. Nadie comprueba quién hay detrás de un nombre: toma la valoración como una orientación.
ratings-season = Temporada
ratings-quarter = Trimestre { $quarter } de { $year }
ratings-list = Mostrarme aquí
ratings-listed = Apareces aquí como { $name }.
ratings-unlist = Dejar de mostrarme
