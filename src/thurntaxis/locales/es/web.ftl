title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = rutas postales hacia 1800

table-name = { $name } · ronda { $round }
menu-hint = Pista
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

cancel = Cancelar

drop-title = ¿Abandonar la ruta?
drop-text =
    Si vuelves a empezar con <b>{ $city }</b>, descartas { $count ->
        [one] tu única carta, { $first }. No puntúa
       *[other] las { $count } cartas de { $first } a { $last }. No puntúan
    } nada.
last-turn-title = ¿Terminar tu último turno?
last-turn-text = Aún puedes <b>completar tu ruta</b> de { $count } cartas. Si terminas el turno, no puntúa.
last-turn-end = Terminar igualmente
coach-title = Antes de seguir
coach-other-card = Después de esta carta <b>no puede seguir ninguna</b>: la ruta solo podría completarse o abandonarse. Con { $city } seguiría abierta.
coach-other-end = Si pones aquí esta carta, <b>no puede seguir ninguna</b>: la ruta solo podría completarse o abandonarse. En el otro extremo seguiría abierta.
coach-nothing-fits = A tu ruta <b>ya no se le puede añadir ninguna carta</b>: el próximo turno tendrás que abandonarla. Ahora aún puedes completarla.
coach-few-fit = Ninguna carta de tu mano ni boca arriba encaja en tu ruta. Cartas que encajan entre las { $unseen } que no has visto: <b>{ $fitting }</b>. Si el próximo turno no encaja ninguna, tendrás que abandonarla; ahora aún puedes completarla.
coach-cartwright = El <b>Carretero</b> te daría la diligencia { $carriage } al completar esta ruta, y no cuesta nada.
coach-note = El consejero se activa y desactiva en los ajustes.
coach-anyway = Hacerlo igualmente
coach-back = Pensarlo mejor

status-watch-draw = <b>{ $name }</b> roba una carta.
status-watch-play = <b>{ $name }</b> juega una carta.
status-watch-finish = <b>{ $name }</b> puede completar la ruta o terminar el turno.
status-watch-closing = <b>{ $name }</b> está completando una ruta.
status-over =
    La partida ha terminado. <b>{ $name }</b> gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
status-over-you =
    { $points ->
        [one] La partida ha terminado. ¡<b>Ganas</b> con { $points } punto!
       *[other] La partida ha terminado. ¡<b>Ganas</b> con { $points } puntos!
    }
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
status-play-two = <b>Juega una carta</b>: <u>{ $left }</u> encaja antes de { $first }; <u>{ $right }</u>, después de { $last }.
status-play-both = <b>Juega una carta</b>: <u>{ $card }</u> encaja en ambos extremos. <b>Elige uno</b>.
status-choose-end = Elige en qué extremo de la ruta va { $card }.
status-play-some = <b>Juega una carta</b>: { $count } de las tuyas encajan en la ruta.
status-play-none = No encaja ninguna carta. <b>Comienza otra ruta</b>: la actual se descarta.
status-your-turn = Te toca, { $name }.
status-or-postmaster = O recurre antes al <b>Jefe Postal</b> y roba una segunda carta.
status-only-postmaster = O recurre al <b>Jefe Postal</b> y roba una segunda carta: quizá encaje.
status-finish-end = <b>Termina tu turno</b>: la ruta sigue la próxima vez.
status-last-turn = Es tu <b>último turno</b>.
status-last-close = Tu último turno: <b>completa la ruta ahora</b>, o no puntuará.
status-last-end = Tu último turno: la ruta es demasiado corta para completarla. <b>Termina tu turno.</b>
status-last-coming = Te queda <b>un turno</b>.
status-last-over = Ya has jugado tu último turno.
status-finish-close = <b>Completa la ruta</b> de { $count }, o termina tu turno y deja que crezca.
status-or-carrier =
    O añade { $count ->
        [one] también <u>{ $card }</u>
       *[other] una segunda carta
    } con el <b>Cochero</b>.
status-closing = <b>Completa tu ruta</b>: elige dónde van tus oficinas.
status-closing-carriage = Tus oficinas están colocadas. Recurre al <b>Carretero</b> para conseguir una diligencia, o déjala para más adelante.
status-closing-discard = Tu ruta está completa. <b>Te quedas con tres cartas</b>: elige cuáles descartar.
last-round =
    <b>Última ronda:</b> { $mine ->
        [yes] { $reason ->
            [houses] has colocado tu última oficina.
           *[carriage] tienes la diligencia 7.
        }
       *[no] { $reason ->
            [houses] { $name } ha colocado su última oficina.
           *[carriage] { $name } tiene la diligencia 7.
        }
    }
last-round-left = Por jugar: { $names }.

you-named = { $name } (tú)
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

log-empty = Aún no hay entradas
log-later = La partida empezó antes de esta posición.
log-look-back = Ver este momento
log-tip = Elige una línea para volver a ver ese momento.
log-earlier = Ver líneas anteriores

closing-title = Completar la ruta
closing-way-each = Una oficina en cada región
closing-way-one = Todas en { $province }
closing-houses-none = ninguna oficina
closing-better = lo que más da
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
closing-missing =
    { $count ->
        [one] Elige una carta más para descartar
       *[other] Elige { $count } cartas más para descartar
    }
closing-confirm =
    { $houses ->
        [0] Completar sin oficinas
        [one] Completar con una oficina
       *[other] Completar con { $houses } oficinas
    }
closing-confirm-rest = Terminar
closing-wait = Calculando lo que consigues…
closing-hint-map = También puedes elegir las oficinas en el tablero.

score-title = El último correo
score-show = El resultado
score-winner =
    { $name } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
score-winner-you =
    { $points ->
        [one] ¡Ganas con { $points } punto!
       *[other] ¡Ganas con { $points } puntos!
    }
score-carriage = Diligencia
score-tiles = Losetas de bonus
score-houses = Oficinas sin colocar
score-total = Total
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
score-rematch = Jugar otra vez
rematch-begun = La siguiente partida ha empezado. Tu asiento te espera.
score-replay = Ver la partida
score-share = Compartir

replay = Repetición
replay-review = Analizar

page-title = { $page } – Thurn und Taxis
page-title-turn = ● Te toca – { $page }
page-study = Qué hace ganar
page-study-link = Qué hace ganar: un estudio de miles de partidas
page-home = Volver al inicio
page-fold = Ocultar el texto
page-unfold = Mostrar el texto
page-missing = No existe esa página
page-missing-text = Esta dirección no lleva a ninguna parte.
page-failed = No se ha cargado
page-not-loaded = No se ha podido cargar la página. ¿Hay conexión?
page-again = Intentarlo de nuevo
page-loading = Un momento…

start-now = Jugar ya
start-now-title = Hay un asiento libre
start-lead = Traza rutas postales por el sur de Alemania, funda tus oficinas y llega a casa antes que la última diligencia.
start-new = ¿Primera vez? Diez minutos
start-bots = Rivales
bots-level = Su nivel
start-peer = De mi nivel
start-peer-why = { $level }, según tus últimas { $games } partidas contra bots; muy probablemente entre { $low } y { $high }.
level-random = Azar
level-builder = Constructor
level-ismcts = IS-MCTS
level-search = Búsqueda
your-name = Tu nombre
name-longest = Un nombre tiene como máximo { $count } caracteres.
player-default = Caminante
start-running = Tus mesas
start-looking = Buscando tus mesas…
start-your-turn = te toca
mine-with = con { $names }
mine-round = ronda { $round }
mine-turn = turno de { $name }
mine-bot = un bot juega por ti
mine-waiting =
    { $count ->
        [one] queda un asiento libre
       *[other] quedan { $count } asientos libres
    }
mine-since = desde { $when }
mine-all = Todas las mesas ({ $count })
mine-resign = Abandonar
mine-resign-text = Un bot ocupa tu asiento y sigue jugando. La mesa desaparece de tu lista.
mine-delete = Borrar esta partida
mine-delete-text = La partida se borra con todos sus datos y no cuenta.
mine-leave = Levantarse
mine-leave-text = Tu asiento vuelve a quedar libre.
mine-cancel = Eliminar la mesa
mine-cancel-text = Nadie podrá sentarse ya aquí, y quien esté sentado recibirá aviso.
start-ways = Otras formas de jugar
start-friends = Con amigos
start-friends-text = abre una mesa y envía el enlace
start-device = Mismo dispositivo
start-device-text = de mano en mano, con telón
start-lobby = Sala
start-lobby-text = mesas abiertas para jugar o mirar
start-games = Mis partidas
start-games-text = lo que has jugado, en cifras
start-today = Hoy
start-deal = La partida del día
start-deal-text = una al día, la misma para todos
start-deal-going = en curso: continuar
start-deal-done = { $points ->
    [one] hoy { $points } punto
   *[other] hoy { $points } puntos
}
start-deal-over = jugada hoy
deal-result = Resultado de la partida del día
deal-one-try = Es la partida del día: solo tienes este intento.
start-puzzle = Problema del día
start-puzzle-text = un turno, lo mejor posible
start-learn = Aprender
start-learn-text = diez minutos, jugando
start-rules = Reglas
start-rules-text = todo, para consultar
start-replay = Repetición
start-replay-text = ver otra vez una partida
start-foot = Sin cuentas ni publicidad: solo el juego.

## Without a server, without a connection
alone-fetching = Descargando el juego: { $loaded } de { $total } MB
alone-setting = Preparando la mesa…
alone-elsewhere = El juego está abierto en otra pestaña o ventana. Sigue allí o ciérrala.
alone-failed = El juego no ha podido arrancar aquí: { $problem }
alone-memory = No hay memoria libre suficiente para el juego. Cierra otras pestañas o programas e inténtalo otra vez.
alone-again = Intentarlo otra vez
alone-slow = A este navegador le faltan los vectores de WebAssembly y los bots piensan despacio. Uno más nuevo es mucho más rápido.
alone-people = Aquí el juego funciona por completo en tu navegador. Los amigos por enlace, la sala y los espectadores necesitan un servidor, que este sitio no tiene.
version-ready = Hay una versión nueva.
version-now = Cargarla
version-later = Más tarde
connection-none = No hay conexión con el servidor. Lo que la necesita tendrá que esperar.
table-plain = Una mesa

settings-group-look = Aspecto
settings-group-motion = Movimiento y sonido
settings-group-play = Ayudas al jugar
settings-group-access = Lectura y teclas
settings-language = Idioma
settings-theme = Iluminación
theme-light = Día
theme-dark = Noche
settings-speed = Animaciones
speed-off = Ninguna
speed-fast = Rápidas
speed-normal = Normales
speed-slow = Lentas
settings-recap = Qué ha cambiado
settings-recap-help = Después de cada turno de un bot, qué ha hecho, en palabras
settings-text = Tamaño del texto
text-normal = Normal
text-large = Grande
text-largest = Muy grande
settings-sounds = Sonidos
settings-signs = Símbolos de las regiones
settings-signs-help = Letras y tramas junto a los colores
settings-confirm = Confirmar el fin del turno
settings-confirm-help = Si no, un turno en el que ya no queda nada por hacer termina solo
settings-coach = Consejero
settings-coach-help = Un aviso antes de una jugada que podrías lamentar; en tus tres primeras partidas está activado
settings-aids = Ayuda para aprender
settings-aids-help = En cada carta, cuántas copias no has visto todavía; y la probabilidad de que tu ruta siga
settings-text-view = Vista de texto
settings-text-view-help = La mesa en palabras, con acciones para escribir
settings-back = Volver
keys = Atajos de teclado
settings-shortcuts = Atajos de una sola tecla
settings-shortcuts-help = Desactívalos si dictas al ordenador o pulsas teclas sin querer
keys-digits = robar esa carta boca arriba, jugarla de la mano o elegirla para descartar
keys-supply = robar del mazo
keys-ends = jugar en el extremo izquierdo o derecho de la ruta
keys-close = completar la ruta
keys-end = terminar el turno
keys-undo = deshacer
keys-sheets = el historial; losetas, diligencias y jugadores
keys-officials = Administrador, Jefe Postal, Cochero, Carretero
keys-confirm = confirmar la ruta completada o la respuesta destacada
keys-hint = mostrar u ocultar una pista
keys-press = hacer que el bot que piensa decida ya
keys-keys = mostrar estas teclas
keys-map = pasar de un elemento a otro y de ciudad en ciudad
keys-replay-step = en una repetición: un paso atrás o adelante
keys-replay-turn = en una repetición: un turno atrás o adelante
keys-replay-ends = en una repetición: al principio o al final
keys-replay-play = en una repetición: reproducir o pausar
notices-table = Avisarme cuando me toque aquí

friends-table-name = Nombre de la mesa
friends-count = Amigos que vendrán con el enlace
friends-bots = Bots
friends-pace = Ritmo
pace-live = Todos en la mesa
pace-correspondence = Por correspondencia, sin prisa
friends-clock = Tiempo por turno
clock-none = el que haga falta
clock-seconds = { $count } s
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
leaderboard = Clasificación
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
program-named = { $name } · programa
program-playing =
    { $games ->
        [one] juega una partida a la vez
       *[other] juega { $games } partidas a la vez
    } · ahora { $playing }
seat-program = bot (un programa)
waiting-title = { $name }: a la espera
waiting-starts = La partida empieza sola en cuanto no quede ningún asiento libre.
seat-open = asiento libre
seat-yours = tu asiento
seat-here = está aquí
seat-not-here = no está ahora
seat-sit = Sentarse aquí
seat-bot = Sentar a un bot
seat-leave = Levantarse
sit-name-first = Antes, di tu nombre a los demás.
invite-text = Envía este enlace a tus amigos o haz que escaneen el código.
invite-network = Esta es la dirección para otros en tu red.
invite-local = Solo este dispositivo puede abrir este enlace. Inicia el servidor con «{ $option }» para que entren otros de tu red.
invite-watch = Quien tenga este enlace puede ver la partida.
invite-link = Enlace a la mesa
invite-code = El enlace como código para escanear
invite-copy = Copiar enlace
invite-copied = Copiado
curtain-title = Le toca a { $name }
curtain-text = Pasa el dispositivo a { $name }. Que nadie más mire.
curtain-lift = Soy { $name }

menu-chat = Chat
menu-chat-new = Chat ({ $count })
menu-unread = Menú ({ $count })
menu-take-back = Deshacer mi último turno
take-back-title = ¿Deshacer tu turno?
take-back-text = La partida vuelve al principio de tu turno, o del anterior. También se deshace lo que han hecho los bots desde entonces. Puedes rehacerlo hasta que juegues.
take-back-do = Deshacer
take-back-not = Seguir jugando
taken-back = Has deshecho tu turno.
redo = Rehacer
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
table-missing = Aquí no hay ninguna mesa
table-cancelled = Esta mesa se ha cancelado.
watching-you = Estás viendo esta partida.
watching =
    { $count ->
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
clock-left = { $minutes }:{ $seconds }
clock-warning = Quedan { $seconds } segundos.
timeout-mine = Se te ha acabado el tiempo: un bot ha terminado tu turno.
clock-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
connection-lost = Se ha perdido la conexión. Reintentando…
connection-away = Ahora no hay conexión: no se ha hecho nada.
connection-not-sent = La conexión se perdió antes de que esto llegara. Inténtalo otra vez.
why-not-possible = Esto se puede hacer ahora.
why-not-past = Estás viendo un momento anterior.
undo-free = ↶ Deshacer
undo-not = Sin vuelta atrás
skip = Saltar »
press = Que decida ya
recap-on = Seguir
look-back = Estás viendo la ronda { $round }, ya pasada.
look-now = Volver al presente
look-earlier = Un paso atrás
look-later = Un paso adelante
absent = { $name } lleva un rato sin aparecer.
absent-do = ¿Qué hacer?
absent-vote = Que siga un bot
absent-votes = ¿Que siga un bot por { $name }? A favor: { $count } de { $of }.
seat-lost = Mientras no estabas, los demás han dado tu asiento a un bot.
seat-reclaim = Recuperar mi asiento
named-bot = { $name } (bot)
people-title = Quién está
people-here = aquí
people-away = ausente desde las { $time }
people-bot = un bot
people-replaced = sigue un bot
people-extra = Dar más tiempo
people-vote-back = Mejor esperar
people-votes = A favor de un bot: { $count } de { $of }
people-end = Terminar la partida
people-end-back = Seguir jugando
people-end-text = La partida termina sin resultado cuando todos los presentes lo quieren.
people-end-votes = A favor de terminar: { $count } de { $of }
resign-title = ¿Abandonar la partida?
resign-text = Un bot ocupa tu asiento y sigue jugando. Puedes mirar.
resigned-title = Has abandonado
resigned-text = Un bot sigue jugando en tu lugar.
resigned-watch = Mirar
resigned-again = Nueva partida
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-watching = Estás mirando; solo pueden hablar quienes juegan.
chat-about = Bloquear o denunciar a { $name }
chat-hidden = { $count ->
    [one] Un mensaje de alguien a quien has bloqueado está oculto
   *[other] { $count } mensajes de personas a quienes has bloqueado están ocultos
}
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
official-postmaster-armed = Jefe Postal: elige la segunda carta, boca arriba o del mazo.
official-postal_carrier-armed = Cochero: elige qué otra carta juegas.
log-news = desde tu último turno
seed-unknown = La semilla de esta partida
seed-right = ✓ Las cartas estaban fijadas antes de empezar
seed-wrong = La semilla no coincide con lo anunciado al principio
seed-text = Antes de la primera carta, el servidor anunció un hash de su semilla secreta. Aquí está la semilla; su hash es el mismo, así que ninguna carta se eligió después.
page-editor-link = Preparar una posición
