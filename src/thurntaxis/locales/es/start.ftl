### The start page, and the list of one’s own tables.

page-wins-link = Qué hace ganar: un estudio de miles de partidas
start-now = Jugar ya
start-now-title = Hay un asiento libre
start-lead = Traza rutas postales por el sur de Alemania, funda tus oficinas y llega a casa antes que la última diligencia.
start-new = ¿Primera vez? Diez minutos
start-bots = Rivales
start-peer = De mi nivel
start-peer-why = { $level }, según tus últimas { $games } partidas contra bots; muy probablemente entre { $low } y { $high }.
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
start-lobby-text = mesas abiertas y torneos
start-watch = Mirar
start-watch-text = una partida de personas o de bots fuertes
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
deal-one-try = Es la partida del día: solo tienes este intento.
start-puzzle = Problema del día
start-puzzle-text = un turno, lo mejor posible
start-puzzle-solved = resuelto hoy
start-puzzle-missed = intentado hoy
start-learn = Aprender
start-learn-text = diez minutos, jugando
start-rules = Reglas
start-rules-text = todo, para consultar
start-replay = Repetición
start-replay-text = ver otra vez una partida
start-foot = Sin cuentas ni publicidad: solo el juego.
alone-people = Aquí el juego funciona por completo en tu navegador. Los amigos por enlace, la sala y los espectadores necesitan un servidor, que este sitio no tiene.
page-editor-link = Preparar una posición
page-companion-link = Registrar una partida en la mesa
analysis-study-name = Estudio del { $date }
