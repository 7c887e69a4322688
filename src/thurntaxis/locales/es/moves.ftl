action-take = Robar { $city }
action-take-supply = Robar del mazo
action-take-postmaster = Jefe Postal: robar también { $city }
action-take-supply-postmaster = Jefe Postal: robar otra del mazo
action-administrator = Recurrir al Administrador
action-start = Comenzar con { $city }
action-start-drop = Abandonar la ruta y empezar con { $city }
action-left = { $city } a la izquierda
action-right = { $city } a la derecha
action-left-postal-carrier = Cochero: también { $city } a la izquierda
action-right-postal-carrier = Cochero: también { $city } a la derecha
action-end = Terminar turno
action-close = Completar ruta
action-house = Oficina en { $city }
action-done = Ninguna oficina más
action-cartwright = Recurrir al Carretero
action-decline = Sin el Carretero
action-discard = Descartar { $city }

you = Tú
you-among = tú
event-turn = Ronda { $round }, turno: { $who }
event-turn-forced = { event-turn }. No hay cartas en la mano, así que con el <b>Jefe Postal</b> se roban dos
event-administrator = { $who }: seis cartas nuevas con el <b>Administrador</b>
event-take = { $who }: <i>{ $city }</i>, robada de la mesa
event-take-hidden = { $who }: una carta robada de la mesa
event-draw = { $who }: <i>{ $city }</i>, robada del mazo
event-draw-hidden = { $who }: una carta del mazo
event-refill = Se pone boca arriba { $city }
event-shuffle =
    { $count ->
        [one] Se ha agotado el mazo. La única carta descartada forma el nuevo
       *[other] Se ha agotado el mazo. Se barajan { $count } descartes para formar uno nuevo
    }
event-start = { $who }: ruta comenzada en <i>{ $city }</i>
event-start-dropped =
    { $who }: ruta de { $count ->
        [one] una carta
       *[other] { $count } cartas
    } abandonada, nuevo comienzo en <i>{ $city }</i>
event-extend = { $who }: <i>{ $city }</i> jugada
event-extend-postal-carrier = { $who }: también <i>{ $city }</i>, con el <b>Cochero</b>
event-discard = { $who }: <i>{ $city }</i> descartada
event-end = { $who }: turno terminado
event-decline = { $who }: sin el <b>Carretero</b>
event-skip =
    { $who }: { $phase ->
        [draw] nada que robar
       *[play] nada que jugar
    }
event-close = { $who }: ruta completada, <i>{ $route }</i>

event-detail = { $who }: { $detail }
event-house = oficina en { $city }
event-houses =
    { $count ->
        [one] una oficina
       *[other] { $count } oficinas
    }
event-tile-length = loseta de <b>{ $value }</b> por longitud
event-tile-region = loseta «{ $stack }» de <b>{ $value }</b>
event-tile-game-end = <b>loseta «{ stack-game_end }»</b>
event-carriage = diligencia { $carriage }
event-carriage-cartwright = diligencia { $carriage } con el <b>Carretero</b>

event-take-and-play = { $who }: <i>{ $taken }</i> robada, <i>{ $played }</i> jugada
event-take-and-play-same = { $who }: <i>{ $taken }</i>, robada y jugada
event-draw-and-play = { $who }: <i>{ $taken }</i> robada del mazo, <i>{ $played }</i> jugada
event-draw-hidden-and-play = { $who }: una carta robada del mazo, <i>{ $played }</i> jugada

event-over = La partida ha terminado. Primer puesto: { $who }
event-tie-game_end = Empate en cabeza: { $name } tiene la loseta «{ stack-game_end }».
event-tie-clockwise = Empate en cabeza: { $name } es quien está más cerca, en sentido horario, de quien terminó la partida.
percent = { $value } %
number-below = −{ $value }
labelled = { $name }: { $value }
