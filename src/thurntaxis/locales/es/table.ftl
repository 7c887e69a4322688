### The table: cards, officials, players, tiles, log, and what its buttons say.

table-name = { $name } · ronda { $round }
menu-hint = Pista
menu-tiles = Losetas
menu-log = Historial
menu = Menú
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
official-administrator-does = cambiar las seis
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
card-play = Jugar { $city }
card-fits = encaja en tu ruta
end-fits = { $city } encaja
end-fits-many = { $count } encajan
end-open = libre
end-dead = sin salida
end-left = Antes de { $city }: { $cards }
end-right = Después de { $city }: { $cards }
end-which =
    { $where ->
        [left] ¿Qué carta antes de { $city }?
       *[right] ¿Qué carta después de { $city }?
    }
route-empty = Tu primera carta comienza una ruta
hand-hidden =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
to-move = le toca
seat-finished = ya ha jugado su último turno
seat-away = no está
no-route = sin ruta
carriage = diligencia
houses-left = oficinas
hand-size = mano
tiles = losetas
no-tiles = ninguna
score = puntos
look-route = Ruta
look-points = Puntos
look-unknown =
    { $count ->
        [one] una carta desconocida
       *[other] { $count } cartas desconocidas
    }
look-houses = colocadas: { $placed }, por colocar: { $left }
look-house = Oficina:
seat-summary =
    { $name }: { $carriage ->
        [0] sin diligencia
       *[other] diligencia { $carriage }
    }, oficinas por colocar: { $houses }, puntos: { $points }
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg y Hohenzollern
stack-schweiz_tyrol = Schweiz y Tyrol
stack-boehmen_salzburg = Böhmen y Salzburg
stack-baiern = Baiern
stack-all_provinces = Todas las regiones
stack-outside_baiern = Fuera de Baiern
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
tile-for-cities = Por una oficina en cada una de estas ciudades: { $names }.
tile-for-provinces = Por una oficina en cada una de estas regiones: { $names }.
tile-for-length =
    { $length ->
        [7] Por completar una ruta de 7 cartas o más.
       *[other] Por completar una ruta de { $length } cartas.
    }
tile-for-end = Para quien primero coloque todas sus oficinas o consiga la diligencia { $carriage }. La partida acaba con esa ronda.
tile-near = { $have } de { $count }
tile-near-missing = { $have } de { $count }, sin { $names }
tile-near-length = ruta de { $count }
tile-left = Quedan: { $values }
tile-none-left = No quedan losetas.
tile-has = ya conseguida
carriage-points = { $points } puntos
carriage-at = Diligencia { $carriage }, { $points } puntos: { $names }
carriage-nobody = nadie
city-neighbours = Caminos a { $cities }
city-houses = Oficinas: { $names }
city-no-houses = Aún sin oficinas
city-unseen = Cartas aún no vistas: { $count } de { $copies }
log-empty = Aún no hay entradas
log-later = La partida empezó antes de esta posición.
log-look-back = Ver este momento
log-tip = Elige una línea para volver a ver ese momento.
log-earlier = Ver líneas anteriores
replay-review = Analizar
seat-program = bot (un programa)
menu-chat = Chat
menu-chat-new = Chat ({ $count })
menu-unread = Menú ({ $count })
menu-take-back = Deshacer mi último turno
menu-share = Enlace a esta mesa
menu-rules = Reglas
menu-keys = Atajos de teclado
menu-resign = Abandonar
menu-leave = Volver al inicio
menu-look-back = Ver jugadas anteriores
menu-sounds-on = Activar sonidos
menu-sounds-off = Quitar sonidos
menu-aids-on = Activar la ayuda
menu-aids-off = Desactivar la ayuda
menu-to-night = Cambiar al modo noche
menu-to-day = Cambiar al modo día
clock-left = { $minutes }:{ $seconds }
clock-warning = Quedan { $seconds } segundos.
clock-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
connection-away = Ahora no hay conexión: no se ha hecho nada.
why-not-possible = Esto se puede hacer ahora.
why-not-past = Estás viendo un momento anterior.
undo-free = ↶ Deshacer
undo-not = Sin vuelta atrás
skip = Saltar »
press = Que decida ya
look-back = Estás viendo la ronda { $round }, ya pasada.
look-now = Volver al presente
look-earlier = Un paso atrás
look-later = Un paso adelante
seat-lost = Mientras no estabas, los demás han dado tu asiento a un bot.
seat-reclaim = Recuperar mi asiento
named-bot = { $name } (bot)
people-replaced = sigue un bot
notice-sat = { $name } se ha sentado.
notice-left = { $name } se ha levantado.
notice-filled = Se ha sentado un bot.
notice-resigned = { $name } ha abandonado; sigue un bot.
notice-replaced = Un bot sigue jugando por { $name }.
notice-bot_failed = { $name } ha tropezado; sigue un bot más sencillo.
notice-timeout = A { $name } se le ha acabado el tiempo; un bot ha terminado el turno.
notice-vote = { $favour ->
    [no] { $name } prefiere esperar a { $absent }.
   *[yes] { $name } quiere que un bot siga por { $absent }.
}
notice-extra_time = { $name } ha dado más tiempo.
notice-end_vote = { $favour ->
    [no] { $name } prefiere seguir jugando.
   *[yes] { $name } quiere terminar la partida.
}
notice-taken_back = { $name } ha deshecho un turno.
notice-redone = { $name } ha rehecho el turno.
notice-returned = { $name } ha vuelto y sigue jugando.
notice-vote_lapsed = { $name } vuelve a jugar, así que la votación queda anulada.
notice-hinted = { $name } ha pedido una pista: esta partida ya no es clasificatoria.
hint-note = Probabilidad de ganar según un bot fuerte.
hint-alike = igual de buena
hint-plan = Al completar:
hint-houses = oficinas en { $cities }
hint-no-houses = sin oficinas
hint-cartwright = con el Carretero
hint-discards = descartar { $cities }
card-unseen = { $count }×
aid-unseen = { $sign } en una carta: copias que aún no has visto
aid-lives-now = Probabilidad de que una carta encaje en tu ruta este turno: <b>{ $chance }</b>
aid-lives-next = Probabilidad de que una carta encaje en tu ruta el próximo turno: <b>{ $chance }</b>
official-administrator-armed = Administrador: púlsalo otra vez para cambiar las seis cartas. No se puede deshacer.
official-postmaster-armed = Jefe Postal: elige la segunda carta, boca arriba o del mazo.
official-postal_carrier-armed = Cochero: elige qué otra carta juegas.
log-news = desde tu último turno
deal-spoiler = En esta mesa otra persona juega o ha jugado la partida del día. Tú aún no la has terminado, y aquí verías sus cartas.
deal-spoiler-play = Jugarla primero
deal-spoiler-watch = Ver de todos modos
