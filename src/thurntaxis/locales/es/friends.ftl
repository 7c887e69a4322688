### Tables for friends, tables on one device, the lobby.

friends-table-name = Nombre de la mesa
friends-count = Amigos que vendrán con el enlace
friends-bots = Bots
friends-pace = Ritmo
pace-live = Todos en la mesa
pace-correspondence = Por correspondencia, sin prisa
friends-clock = Tiempo
clock-none = el que haga falta
clock-seconds = { $count } s
clock-turn = { $time } por turno
clock-bank = { $time } para toda la partida
clock-some =
    { $unit ->
        [minutes] { $count ->
            [one] un minuto
           *[other] { $count } minutos
        }
       *[days] { $count ->
            [one] un día
           *[other] { $count } días
        }
    }
friends-rules = Reglas
rules-standard = Estándar
rules-first-printing = Primera edición
rules-icelandic = Edición islandesa
rules-own = Personalizadas
rules-standard-help = Como en el reglamento actual.
rules-first-printing-help = La loseta de todas las regiones no exige oficina en Baiern.
rules-icelandic-help = Si se agotan las losetas de una longitud, solo las rutas de 7 o más toman una de longitud menor.
rules-own-help = Opciones particulares; pregunta a quien abrió la mesa.
option-known = Mostrar cartas conocidas
option-known-help = Las cartas que todos vieron robar quedan a la vista
option-tiles = Mostrar puntos
option-tiles-help = El valor de las losetas ajenas y los puntos hasta ahora
option-hints = Permitir pistas
option-listed = Mostrar en la sala
option-listed-help = Cualquiera puede entrar o mirar
fact-known = Cartas conocidas
fact-points = Puntos
fact-hints = Pistas
fact-memory = de memoria
fact-allowed = permitidas
fact-rated = clasificatoria
fact-rating = Valoración
fact-casual = amistosa
casual-now = A partir de ahora la partida es amistosa.
casual-bots = Solo juegan bots.
casual-apart = Las partidas de este tipo no cuentan.
casual-address = Todas las personas juegan desde la misma dirección.
casual-hint = Alguien ha pedido una pista.
casual-taken_back = Se ha deshecho un turno.
casual-left = Alguien se ha ido en las primeras rondas.
watch-people = Partidas entre personas
watch-people-text = Las probabilidades y los comentarios llegan dos rondas más tarde, para que no ayuden a nadie.
watch-none = Ahora mismo nadie juega una partida pública.
watch-bots = Bots fuertes
watch-bots-text = Tres bots fuertes juegan a un ritmo agradable mientras alguien mira, con las probabilidades de cada uno y comentarios.
watch-bots-go = Mirar a los bots
friends-create = Abrir la mesa
device-text = Todos juegan en este dispositivo. Entre turno y turno un telón oculta las manos.
device-count = Personas
device-player = Jugador { $number }
device-lot = Quién empieza y el color de cada cual se echan a suertes.
device-start = Empezar
lobby-new = Nueva mesa
lobby-tournaments = Torneos
lobby-join = Entrar
lobby-watch = Mirar
lobby-empty = Ahora no hay mesas. ¡Abre una!
lobby-programs = Programas
lobby-programs-text = Programas que otras personas han conectado a este servidor. Juegan solos y se puntúan entre ellos.
lobby-play = Jugar
program-playing =
    { $games ->
        [one] juega una partida a la vez
       *[other] juega { $games } partidas a la vez
    } · ahora { $playing }
