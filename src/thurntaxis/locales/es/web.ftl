### What every page of the browser client can say. <b>, <i> and <u> may be used where a text is marked "rich".

title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = rutas postales hacia 1800
menu-night = Noche
menu-day = Día
menu-settings = Ajustes
close-sheet = Cerrar
cancel = Cancelar
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
score-share = Compartir
replay = Repetición
page-title = { $page } – Thurn und Taxis
page-wins = Qué hace ganar
page-studies = Estudios
page-explorer = Primeras rutas
page-home = Volver al inicio
page-fold = Ocultar el texto
page-unfold = Mostrar el texto
page-missing = No existe esa página
page-missing-text = Esta dirección no lleva a ninguna parte.
page-failed = No se ha cargado
page-not-loaded = No se ha podido cargar la página. ¿Hay conexión?
page-again = Intentarlo de nuevo
page-loading = Un momento…
bots-level = Su nivel
bots-mixed = Niveles variados
rated-game = Partida clasificatoria
rated-help = Cuenta para la clasificación si nadie usa pistas.
casual-chosen = No cuenta para la clasificación.
casual-device = Varias personas juegan en un mismo dispositivo.
casual-levels = Amistosa: dos bots tienen el mismo nivel.
level-random = Azar
level-builder = Constructor
level-ismcts = IS-MCTS
level-search = Búsqueda
your-name = Tu nombre
name-longest = Un nombre tiene como máximo { $count } caracteres.
player-default = Caminante
alone-fetching = Descargando el juego: { $loaded } de { $total } MB
alone-setting = Preparando la mesa…
alone-elsewhere = El juego está abierto en otra pestaña o ventana. Sigue allí o ciérrala.
alone-failed = El juego no ha podido arrancar aquí: { $problem }
alone-memory = No hay memoria libre suficiente para el juego. Cierra otras pestañas o programas e inténtalo otra vez.
alone-again = Intentarlo otra vez
alone-slow = A este navegador le faltan los vectores de WebAssembly y los bots piensan despacio. Uno más nuevo es mucho más rápido.
version-ready = Hay una versión nueva.
version-now = Cargarla
version-later = Más tarde
connection-none = No hay conexión con el servidor. Lo que la necesita tendrá que esperar.
table-plain = Una mesa
settings-language = Idioma
leaderboard = Clasificación
seat-open = asiento libre
invite-network = Esta es la dirección para otros en tu red.
invite-local = Solo este dispositivo puede abrir este enlace. Inicia el servidor con «{ $option }» para que entren otros de tu red.
invite-link = Enlace para enviar
invite-code = El enlace como código para escanear
invite-copy = Copiar enlace
invite-copied = Copiado
connection-not-sent = La conexión se perdió antes de que esto llegara. Inténtalo otra vez.
