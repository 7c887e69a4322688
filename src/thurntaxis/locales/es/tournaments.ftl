# Torneos.

tournaments-title = Torneos
tournaments-yours = Tuyos
tournaments-listed = Abiertos a todos
tournaments-none = Todavía no hay torneos. Crea uno y envía el enlace.
tournament-title = Torneo
tournament-new = Nuevo torneo
tournament-show = Ver
tournament-to-table = Ir a tu mesa
tournament-row =
    { $status ->
        [open] Abierto: { $count ->
            [0] aún no se ha apuntado nadie
            [one] { $count } persona apuntada
           *[other] { $count } personas apuntadas
        }
        [running] Ronda { $round } de { $rounds }, participantes: { $count }
        [paused] En pausa, ronda { $round } de { $rounds }
        [cancelled] Suspendido
       *[over] Terminado, participantes: { $count }
    }
tournament-name = Nombre del torneo
tournament-system = Sistema
tournament-swiss = Suizo
tournament-swiss-help = En cada ronda juegas con quienes tienen más o menos tus mismos puntos, sin repetir rival siempre que se pueda.
tournament-round_robin = Liga
tournament-round_robin-help = Todos juegan una vez contra todos, de dos en dos. Hasta 16 personas.
tournament-knockout = Eliminatoria
tournament-knockout-help = De dos en dos: quien gana sigue, quien pierde queda fuera.
tournament-size = Personas por mesa
tournament-rounds = Rondas
tournament-duplicate = Las mismas cartas en cada mesa
tournament-duplicate-help = Todas las mesas de una ronda reciben las mismas cartas, así se pueden comparar los resultados. Nadie puede ver otra mesa hasta que termine la ronda.
tournament-points = Puntos
tournament-points-winner = Un punto por victoria
tournament-points-winner-help = Ganar una partida da un punto.
tournament-points-places = Puntos por puesto
tournament-points-places-help = Superar a toda la mesa da tres puntos; superar a una parte, la fracción correspondiente: 3, 2, 1 y 0 en mesas de cuatro.
tournament-points-duplicate = En comparación con las otras mesas
tournament-points-duplicate-help = Tu puntuación se compara con la de quienes tuvieron las mismas cartas en el mismo asiento. Superar a todos da tres puntos; a una parte, la fracción correspondiente; el empate cuenta la mitad.
tournament-rated = Partidas clasificatorias
tournament-rated-help = Las partidas cuentan para la clasificación.
tournament-casual-help = Las partidas no cuentan para la clasificación.
tournament-fill = Completar con bots
tournament-fill-none = Sin bots
tournament-starts = Empieza automáticamente el (déjalo vacío para empezarlo tú)
tournament-listed = Abierto a todos
tournament-listed-help = Lo encuentra cualquiera en este servidor. Si no, solo quienes tengan el enlace.
tournament-create = Crear el torneo
tournament-tables-of = Personas por mesa: { $count }
tournament-filled-by = Se completa con bots: { $level }
tournament-begins = Empieza: { $when }
tournament-join = Participar
tournament-joined = Ya participas. Cuando empiece la primera ronda, aquí aparecerá tu mesa.
tournament-leave = Dejar el torneo
tournament-leave-text = No jugarás más rondas. Las partidas que ya has jugado siguen contando.
tournament-begin = Empezar ahora
tournament-pause = Pausar
tournament-resume = Reanudar
tournament-cancel = Suspender
tournament-cancel-not = No suspender
tournament-remove = Quitar a { $name }
tournament-replace = Dejar que un bot siga por { $name }
tournament-organiser = Para la organización
tournament-cancel-text = No habrá más rondas. Las partidas en curso se pueden terminar. No se puede deshacer.
tournament-take-out = Quitar
tournament-remove-text = Esta persona no jugará más rondas. La partida en curso continúa.
tournament-bot-on = Dejar que siga un bot
tournament-replace-text = A partir de la próxima ronda, un bot juega con este nombre y con estos puntos.
tournament-time-help = Vale a partir de la próxima ronda.
tournament-correct = Fijar el resultado
tournament-correct-text = Elige el puesto de cada uno. Una nota avisa a todos de que lo has fijado.
tournament-place = Puesto de { $name }
tournament-save = Guardar
tournament-standings = Clasificación
tournament-players = Participantes
tournament-cross = Debajo de los puntos de cada ronda: los puestos de los rivales.
tournament-rank = Puesto
tournament-player = Nombre
tournament-total = Puntos
tournament-opponents = Puntos de los rivales
tournament-wins = Victorias
tournament-bot = { $name } (bot, { $level })
tournament-round = Ronda { $number }
tournament-winner = { $name } gana el torneo.
tournament-round-about = En cada partida: los puntos conseguidos y, en negrita, lo que valen en el torneo.
tournament-score =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
tournament-gone = ya no participa
tournament-by-bot = la terminó un bot
tournament-bye = descansa esta ronda y recibe los puntos de una victoria
tournament-replay = Repetición
tournament-review = Analizar
tournament-watch = Ir a la mesa
tournament-sealed = Oculta hasta que termine la ronda
tournament-corrected = Resultado fijado por la organización
tournament-how = Cómo se cuentan los puntos y los empates
tournament-ties = Los empates se deshacen por los puntos de los rivales, luego por las victorias, después por los puntos hechos en las partidas y, por último, por sorteo.
tournament-absent = Si se te acaba el tiempo dos veces en una partida, un bot ocupa tu asiento hasta que vuelvas. Si un bot termina tu partida, no recibes puntos por ella; los demás conservan los suyos.
tournament-csv = Clasificación en un archivo CSV
tournament-json = Todas las rondas en un archivo JSON
tournament-notes = Notas
tournament-note =
    { $kind ->
        [paused] La organización ha pausado el torneo.
        [resumed] El torneo continúa.
        [removed] La organización ha quitado a { $about }.
        [replaced] La organización deja que un bot siga por { $about }.
        [extended] La organización ha cambiado el tiempo de juego.
        [corrected] La organización ha fijado un resultado (ronda/mesa { $about }).
        [too_few] A la hora de empezar se habían apuntado muy pocas personas.
        [void] Una partida no se pudo terminar; toda esa mesa recibe los puntos de una victoria.
       *[cancelled] La organización ha suspendido el torneo.
    }
