### Primeras rutas: lo que tomaron y colocaron bots fuertes, y cómo acabaron esas partidas.

explorer-lead = { $games } partidas de { $players } jugadores, jugadas por bots ({ $level }): qué robaron y qué colocaron en su primera ruta, y cómo acabaron para ellos esas partidas.
explorer-players = Jugadores
explorer-route = Primera ruta
explorer-empty = ninguna ciudad todavía
explorer-take-away = Quitar { $city }
explorer-reached = { $times } de { $seats } bots tuvieron esta ruta. Ganaron el { $won } de esas partidas, con { $points } puntos de media.
explorer-reached-own = Tus últimas partidas de { $players } jugadores: { $games }. Con esta ruta: { $times }, ganadas: { $won }.
explorer-rare = Menos de { $least } bots tuvieron esta ruta: demasiado pocos para decir algo.
explorer-map-about = Una cifra en el mapa indica cuántos de ellos colocaron después esa ciudad. Haz clic en una ciudad para ver cómo sigue, o en un extremo de la ruta para quitarlo.
explorer-next = Qué hicieron después
explorer-what = Ruta
explorer-often = Frecuencia
explorer-won = Ganadas
explorer-points = Puntos
explorer-you = Tú
explorer-interval = { $low }–{ $high } %
explorer-own = { $times }, ganadas: { $won }
explorer-closed = ruta completada
explorer-given-up = ruta abandonada
explorer-display = Qué robaron de las cartas boca arriba
explorer-display-about = En la esquina de una carta: con qué frecuencia la robaron cuando estaba allí. Debajo: cuántas de esas partidas ganaron.
explorer-taken = robada cuando estaba allí
explorer-card-won = { $won } ganadas
explorer-card-own = tú: { $times }
explorer-caution = Estas cifras vienen de partidas, no de un experimento: con mejores cartas se gana más a menudo, se coloque lo que se coloque. Las cifras pequeñas son intervalos del 95 %.
