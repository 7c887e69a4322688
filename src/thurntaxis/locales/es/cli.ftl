cli-round = Ronda { $round }
cli-your-turn = Es tu turno: { $phase }
cli-other-turn = Turno de { $player }: { $phase }
cli-display = Cartas boca arriba
cli-supply =
    { $count ->
        [one] Mazo de robo: 1 carta
       *[other] Mazo de robo: { $count } cartas
    }
cli-discards =
    { $count ->
        [one] Descartes: 1 carta
       *[other] Descartes: { $count } cartas
    }
cli-empty-slot = vacío
cli-tiles-left = Losetas de bonus disponibles
cli-stack-empty = ninguna
cli-you = { $player } (tú)
cli-hand = Mano
cli-hand-hidden =
    { $count ->
        [one] 1 oculta
       *[other] { $count } ocultas
    }
cli-route = Ruta
cli-houses-left =
    { $count ->
        [one] queda 1 oficina
       *[other] quedan { $count } oficinas
    }
cli-carriage =
    { $carriage ->
        [0] sin diligencia
       *[other] diligencia { $carriage }
    }
cli-tiles = Losetas de bonus
cli-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
cli-none = –
cli-official-used = Empleado de este turno: { $official }
cli-last-round =
    { $reason ->
        [houses] Última ronda: { $player } ha colocado su última oficina. Por jugar: { $players }.
        [supply] Última ronda: { $player } ha tomado la última carta del mazo. Por jugar: { $players }.
       *[carriage] Última ronda: { $player } tiene la diligencia { $carriage }. Por jugar: { $players }.
    }
cli-last-turn = Es tu último turno.
cli-finished = ya ha jugado su último turno

cli-welcome = Juegas contra { $opponents }. Elige un número o escribe la acción.
cli-prompt = Número o acción (? para ver la ayuda)
cli-not-a-choice = No hay ninguna opción con el número { $text }.
cli-last-turn-end = Es tu último turno: si lo terminas ahora, tu ruta de { $count } cartas no puntúa. Elige «end» otra vez para terminarlo, o «close» para completar la ruta.
cli-help = Escribe un número de la lista o una acción, por ejemplo «take ulm». Si escribes una acción que no está en la lista, sabrás por qué no se puede. b muestra el tablero, r las reglas y q sale de la partida.
cli-help-hint = h da una pista.
cli-quit = Has salido de la partida. ¡Hasta pronto!

cli-record-fine =
    { $count ->
        [one] correcto: { $players } jugadores, 1 acción; { $scores }; gana { $player }
       *[other] correcto: { $players } jugadores, { $count } acciones; { $scores }; gana { $player }
    }
cli-record-unfinished =
    { $count ->
        [one] correcto, sin terminar: { $players } jugadores, 1 acción
       *[other] correcto, sin terminar: { $players } jugadores, { $count } acciones
    }
cli-score =
    { $total ->
        [one] { $player }: { $carriage } (diligencia) + { $tiles } (losetas) − { $houses } (oficinas sin colocar) = { $total } punto
       *[other] { $player }: { $carriage } (diligencia) + { $tiles } (losetas) − { $houses } (oficinas sin colocar) = { $total } puntos
    }

cli-cards-unknown = Algunas cartas son desconocidas. En esta imagen se repartieron al azar entre las que encajan.
rollout-working = Jugando partidas hasta el final
rollout-summary =
    { $games ->
        [one] 1 partida por jugada, continuada por bots del nivel { $level }. Todas las jugadas reciben las mismas cartas.
       *[other] { $games } partidas por jugada, continuadas por bots del nivel { $level }. Todas las jugadas reciben las mismas cartas.
    }
rollout-figures = gana { $chance } (de { $low } a { $high }), { $points } puntos de media
rollout-behind = ({ $behind } { $error } frente a la mejor)
ending-called = Se ha anunciado el final de la partida. Estas son las probabilidades exactas de ganar y, después, la media de puntos.
ending-open = El final de la partida puede anunciarse en este turno. Estas son las probabilidades exactas de ganar en esta ronda y, después, la media de puntos.
ending-rivals-any = Se supone que quienes aún tienen un turno consiguen las cartas que quieran. Por eso estas probabilidades están garantizadas.
ending-rivals-minimax = Se supone que la otra persona juega lo mejor posible.
