title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = rutas postales hacia 1800

table-name = { $name } · ronda { $round }
menu-hint = Pista
menu-undo = Deshacer
menu-night = Noche
menu-day = Día
menu-settings = Ajustes
menu-tiles = Losetas
menu-log = Historial
menu = Menú
close-sheet = Cerrar

on-the-table = Boca arriba
your-route = Tu ruta
route-of = Ruta de { $name }
hand = Mano
players = Jugadores
bonus-tiles = Losetas de bonus
carriages = Diligencias
log = Historial
officials = Empleados postales
route-length =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

official-administrator = Administrador
official-postmaster = Jefe Postal
official-postal_carrier = Cochero
official-cartwright = Carretero
official-administrator-does = cambia las seis
official-postmaster-does = robar dos
official-postal_carrier-does = jugar dos
official-cartwright-does = hasta dos menos
official-callable = { $name }: puede ayudarte ahora
official-called = { $name }: te ayuda este turno
official-waiting = { $name }: ahora no
official-spent = { $name }: ya te ha ayudado otro empleado

supply =
    Mazo de robo, { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
empty-slot = Hueco vacío
no-hand = Sin cartas
card-take = Robar { $city }
card-play = Jugar { $city }
end-fits = { $city } encaja
end-fits-many = { $count } encajan
end-open = libre
end-left = Antes de { $city }: { $cards }
end-right = Después de { $city }: { $cards }
route-empty = Tu primera carta comienza una ruta
hand-hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

close-route = Completar ruta
end-turn = Terminar turno
cancel = Cancelar

drop-title = ¿Abandonar la ruta?
drop-text =
    Si vuelves a empezar con <b>{ $city }</b>, descartas { $count ->
        [one] la carta
       *[other] las { $count } cartas
    } de { $first } a { $last }. No puntúan nada.
drop-confirm = Empezar con { $city }

status-watch-draw = <b>{ $name }</b> roba una carta.
status-watch-play = <b>{ $name }</b> juega una carta.
status-watch-finish = <b>{ $name }</b> puede completar la ruta o terminar el turno.
status-watch-closing = <b>{ $name }</b> está completando una ruta.
status-over = La partida ha terminado. <b>{ $name }</b> gana con { $points } puntos.
status-draw = Te toca, { $name }. <b>Roba una carta</b>, boca arriba o del mazo.
status-draw-administrator = Te toca, { $name }. <b>Roba una carta</b> o haz antes que el <b>Administrador</b> cambie las seis.
status-draw-forced-first = Te toca, { $name }. No tienes cartas en la mano, así que el <b>Jefe Postal</b> te da <b>dos cartas</b>: roba la primera.
status-draw-forced-second = Roba la <b>segunda carta</b>: el Jefe Postal te ayuda porque no tenías cartas.
status-play-first = Te toca, { $name }. <b>Juega una carta</b> para comenzar una ruta.
status-play-first-postmaster = Te toca, { $name }. <b>Juega una carta</b> para comenzar una ruta, o recurre al <b>Jefe Postal</b> y roba otra.
status-play-one =
    <b>Juega una carta</b>: <u>{ $card }</u> encaja { $where ->
        [left] antes
       *[right] después
    } de { $end }.
status-play-two = <b>Juega una carta</b>: <u>{ $left }</u> encaja antes de { $first } y <u>{ $right }</u> después de { $last }.
status-play-some = <b>Juega una carta</b>: { $count } de las tuyas encajan en la ruta.
status-play-none = No encaja ninguna carta. <b>Comienza otra ruta</b>: la actual se descarta.
status-your-turn = Te toca, { $name }.
status-or-postmaster = O recurre antes al <b>Jefe Postal</b> y roba una segunda carta.
status-only-postmaster = O recurre al <b>Jefe Postal</b> y roba una segunda carta: quizá encaje.
status-finish-end = <b>Termina tu turno</b>: la ruta sigue la próxima vez.
status-finish-close = <b>Completa la ruta</b> de { $count }, o termina tu turno y deja que crezca.
status-or-carrier =
    O añade con el <b>Cochero</b> { $count ->
        [one] <u>{ $card }</u>
       *[other] una segunda carta
    }.
status-closing = <b>Completa tu ruta</b>: elige dónde van tus oficinas.

you = Tú
to-move = le toca
no-route = aún sin ruta
one-city = { $city }
route-ends = { $first } – { $last }
carriage = diligencia
houses-left = oficinas
hand-size = mano
tiles = losetas
no-tiles = ninguna
score = puntos
seat-summary = { $name }: diligencia { $carriage }, oficinas por colocar: { $houses }, puntos: { $points }
number-below = −{ $value }

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg y Hohenzollern
stack-schweiz_tyrol = Schweiz y Tyrol
stack-boehmen_salzburg = Böhmen y Salzburg
stack-baiern = Baiern
stack-all_provinces = Todas las regiones
stack-route_5 = Ruta de 5
stack-route_6 = Ruta de 6
stack-route_7 = Ruta de 7+
stack-game_end = Fin de la partida
stack-label =
    { $stack }: { $count ->
        [0] no quedan losetas
        [one] queda una loseta, de valor { $value }
       *[other] quedan { $count } losetas, la siguiente de valor { $value }
    }
carriage-points = { $points } puntos
carriage-at = Diligencia { $carriage }, { $points } puntos: { $names }
carriage-nobody = nadie

map-title = Tablero
map-locator = Ver todo el tablero, o volver
map-city =
    { $city }, { $province }, { $houses ->
        [0] sin oficinas
        [one] una oficina
       *[other] { $houses } oficinas
    }{ $legal ->
        [yes] , se puede elegir
       *[no] {""}
    }
city-neighbours = Caminos a { $cities }
city-houses = Oficinas: { $names }
city-no-houses = Aún sin oficinas
city-unseen = Cartas aún no vistas: { $count } de { $copies }

# Tras los dos puntos no va ningún verbo conjugado: $who es un nombre o «Tú».
log-take = { $who }: <i>{ $city }</i>, robada boca arriba
log-draw = { $who }: <i>{ $city }</i>, robada del mazo
log-draw-hidden = { $who }: una carta del mazo
log-take-and-play = { $who }: <i>{ $taken }</i> robada y <i>{ $played }</i> jugada
log-draw-and-play = { $who }: <i>{ $taken }</i> robada del mazo y <i>{ $played }</i> jugada
log-draw-hidden-and-play = { $who }: una carta robada del mazo y <i>{ $played }</i> jugada
log-take-and-play-same = { $who }: <i>{ $taken }</i>, robada y jugada
log-administrator = { $who }: seis cartas nuevas con el <b>Administrador</b>
log-start = { $who }: ruta comenzada en <i>{ $city }</i>
log-restart = { $who }: ruta de { $count } abandonada, nuevo comienzo en <i>{ $city }</i>
log-extend = { $who }: <i>{ $city }</i> jugada
log-carrier = { $who }: también <i>{ $city }</i>, con el <b>Cochero</b>
log-close = { $who }: ruta completada, <i>{ $route }</i>
log-houses =
    { $count ->
        [one] una oficina
       *[other] { $count } oficinas
    }
log-carriage = diligencia { $carriage }
log-carriage-cartwright = diligencia { $carriage } con el <b>Carretero</b>
log-tile-length = loseta de <b>{ $value }</b> por longitud
log-tile-region = loseta de <b>{ $value }</b> por { $stack }
log-tile-end = <b>el fin de la partida</b>
log-discard = { $who }: <i>{ $city }</i> descartada
log-skip =
    { $who }: { $phase ->
        [draw] nada que robar
       *[play] nada que jugar
    }
log-over = La partida ha terminado. Victoria: { $who }
log-empty = Aún no ha pasado nada
log-look-back = Ver este momento

closing-title = Completar la ruta
closing-way-each = Una oficina en cada región
closing-way-one = Todas en { $province }
closing-houses-none = ninguna oficina
closing-better = da más
closing-houses = Oficinas
closing-carriage = diligencia { $carriage }
closing-points = { $before } → { $after } puntos
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] no te quedan oficinas
        [one] te queda una oficina
       *[other] te quedan { $count } oficinas
    }
closing-game-end = acaba la partida tras esta ronda
closing-cartwright = Recurrir al Carretero
closing-cartwright-brings = Te da la diligencia { $carriage } aunque la ruta sea demasiado corta.
closing-discards =
    Te quedas con tres: elige { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para descartar
closing-discards-done = { $done } de { $count }
closing-confirm =
    { $houses ->
        [0] Completar sin oficinas
        [one] Completar con una oficina
       *[other] Completar con { $houses } oficinas
    }
closing-wait = Calculando lo que consigues…
closing-choose-discards = Elige antes qué descartas
closing-hint-map = También puedes elegir las oficinas en el tablero.

score-title = El último correo
score-winner = { $name } gana con { $points } puntos
score-tie-game_end = Empate en cabeza: { $name } tiene la loseta por terminar la partida.
score-tie-clockwise = Empate en cabeza: { $name } se sienta más cerca, en sentido horario, de quien terminó la partida.
score-carriage = Diligencia
score-tiles = Losetas de bonus
score-houses = Oficinas sin colocar
score-total = Total
score-rematch = Jugar otra vez
score-replay = Ver la partida
score-share = Compartir

replay = Repetición
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-forward = Un paso adelante
replay-last = Al final
replay-at = Paso { $ply } de { $last }
replay-speed = Velocidad
replay-eyes = Vista de
replay-open = todos
replay-on = Seguir jugando desde aquí
