editor-title = Editor de posiciones
editor-tool = Un clic en el mapa
editor-seat = Para
editor-tool-houses = Oficinas
editor-tool-route = Ruta
editor-tool-hand = Mano
editor-tool-display = Expositor
editor-tool-discards = Descartes
editor-tool-houses-about = Coloca una oficina de esta persona en una ciudad o la quita.
editor-tool-route-about = Añade una ciudad a la ruta de esta persona. Un clic en un extremo lo quita.
editor-tool-hand-about = Añade una carta a la mano de esta persona.
editor-tool-display-about = Pone una carta en el hueco elegido del expositor y pasa al siguiente.
editor-tool-discards-about = Añade una carta a los descartes.
editor-problems =
    { $count ->
        [one] Esto no puede ser
       *[other] { $count } cosas no pueden ser
    }
editor-possible = Esta posición es posible.
editor-checking = Comprobando…
editor-table = Mesa
editor-players = Jugadores
editor-from-here = Desde aquí
editor-try = Probar
editor-undo = Deshacer
editor-copy-link = Copiar enlace
editor-copy-line = Copiar como texto
editor-copied = Copiado.
editor-not-copied = El navegador no permite copiar. La línea está debajo.
editor-save-png = Guardar como PNG
editor-save-svg = Guardar como SVG
editor-start-from = Empezar con
editor-open-text = Una posición en una línea, un enlace o un registro
editor-open-ply = Paso del registro (si lo es)
editor-open = Abrir
editor-open-file = Abrir un archivo
editor-empty = Mesa vacía
editor-file-large = Este archivo es demasiado grande.
editor-name = Nombre
editor-hand = Mano
editor-hidden = Cartas desconocidas
editor-any-number = cualquier número
editor-take-away = Quitar { $name }
editor-none = nada
editor-seen = vista por todos
editor-secret = solo la conoce quien la tiene
editor-route = Ruta
editor-houses =
    { $count ->
        [one] 1 oficina
       *[other] { $count } oficinas
    }
editor-carriage = Diligencia
editor-tiles = Fichas de bonificación
editor-tile = { $stack }: { $value }
editor-add-tile = Añadir una ficha
editor-display = Expositor
editor-discards = Descartes
editor-hidden-discards = Descartes desconocidos
editor-turn = Le toca a
editor-phase = Fase
editor-phase-draw = Robar una carta
editor-phase-play = Jugar una carta
editor-phase-finish = Completar la ruta o terminar
editor-phase-houses = Colocar oficinas
editor-phase-carriage = Carretero
editor-phase-discard = Descartar
editor-phase-over = Partida terminada
editor-official = Funcionario de este turno
editor-round = Ronda
editor-rules = Reglas
editor-own-rules = opciones propias
editor-thinking = Pensando…
editor-best = Mejores jugadas
editor-exact = Probabilidades exactas
editor-exact-called = Se ha anunciado el final. Estas son las probabilidades exactas de ganar, contando todas las cartas.
editor-exact-open = El final puede anunciarse en este turno. Estas son las probabilidades exactas de ganar en esta ronda, contando todas las cartas.
editor-exact-rivals = Se supone que quienes aún tienen un turno consiguen las cartas que quieran. Por eso estas probabilidades están garantizadas.
editor-rollout = Simulación
editor-rollout-about = Juega cada jugada muchas veces hasta el final. Todas las jugadas reciben las mismas cartas.
editor-rollout-games = Partidas
editor-rollout-level = Bots
editor-rollout-stop = Parar
editor-rollout-start = Simular
editor-rollout-done = { $games } de { $total } partidas
editor-rollout-figures = { $low }–{ $high } %, { $points } puntos
editor-rollout-behind = { $behind } ± { $error } puntos porcentuales por detrás
editor-back = Volver al editor
