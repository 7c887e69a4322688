### Reviews of games: grades, sizes of mistakes, and reasons with figures that were counted.
###
### Variables
###   $best     in how many games, with the better way
###   $other    in how many games, with the other way
###   $games    how many games were played on from each
###   $turns    the player's own turns, with the one under way
###   $rounds   rounds for which the games were played on
###   $length   cards in a route
###   $city     a city's name as on the board
###   $player   a player's name
###   $stack    the name of a bonus tile stack
###   $carriage the number on a carriage
###   $houses, $count   how many houses, how many cards
###   $number   the number of a level
###   $ply      the number of an action
###   $action   an action in words
###   $change   a change of a chance, in percentage points, with its sign
###   $way, $played, $better   ways to decide, in words
###   $chances  players with their chances, in a list

review-size-none = bien
review-size-slip = imprecisión
review-size-mistake = error
review-size-blunder = error grave
review-count-decisions =
    { $count ->
        [one] { $count } decisión
       *[other] { $count } decisiones
    }
review-count-blunder =
    { $count ->
        [one] { $count } error grave
       *[other] { $count } errores graves
    }
review-count-mistake =
    { $count ->
        [one] { $count } error
       *[other] { $count } errores
    }
review-count-slip =
    { $count ->
        [one] { $count } imprecisión
       *[other] { $count } imprecisiones
    }

review-grade-excellent = Excelente
review-grade-strong = Fuerte
review-grade-solid = Sólido
review-grade-uneven = Irregular
review-grade-learning = Aprendiendo
review-grade-none = Sin decisiones

# In the browser: the panel beside the table, and the sheet with the summary.
review-waiting = En cola…
review-running = Analizando la partida…
review-stop = Detener
review-stopped = Se ha detenido el análisis.
review-scored = Puntos
review-points-over = Puntos a lo largo de la partida
# $ply: how many of $plies actions have been looked at.
review-so-far = Por ahora se han comprobado las decisiones hasta el paso { $ply } de { $plies }.
review-again = Empezar de nuevo
review-thorough = Mirar con más detalle
review-note = En puntos porcentuales de la probabilidad de ganar, como la ve un bot fuerte con lo que el jugador podía saber.
review-chances = Probabilidad de ganar
review-to-win = Victoria
review-curve-at = Paso { $ply }: { $chances }
review-table = La curva como tabla
review-turn = Turno
review-marks = Marcas
review-moments = Momentos clave
review-whose = Momentos de qué jugador
review-everybody = todos
review-step = paso { $ply }
review-all = Ver todos ({ $count })
review-few = Ver solo los más importantes
review-played-way = Jugado: { $way }
review-better-way = Mejor: { $way }
review-told = { $name } eligió { $played }. Era mejor { $better }.
review-luck-good = golpe de suerte: { $city }
review-luck-bad = mala suerte: { $city }
review-summary = Resumen
review-copy = Copiar el texto
review-copied = Copiado
review-winner = victoria
review-share = Thurn und Taxis, análisis: { $players }

# In the browser: costly decisions as positions to play.
review-learn = Aprender de mis errores
review-learn-these = Aprender de estos errores
review-learn-at = Posición { $at } de { $count }
review-learn-task = Aquí { $name } eligió { $way }. Encuentra algo mejor.
review-learn-find = ¿Qué jugarías aquí por { $name }? Haz la jugada en la mesa.
review-learn-weighing = Valorando…
review-learn-found = Bien visto: no se conoce nada mejor.
review-learn-same = Eso es lo que se jugó.
review-learn-better = Mejor que lo jugado, pero no lo mejor: { $change }
review-learn-worse = No es mejor: { $change }
review-learn-short = Hay algo mejor: { $change }
review-learn-again = Intentarlo otra vez
review-learn-show = Mostrar
review-learn-next = Siguiente
review-learn-back = Volver al análisis
review-learn-closings = Maneras de completar la ruta
review-learn-choose = La manera de completar la ruta se elige en la lista del análisis.
review-learn-not = Eso no se puede hacer aquí.
review-learn-done = Eso es todo. Encontradas: { $found } de { $count }.

# In the browser: a game tried out from one of its moments.
analysis-title = Tablero de análisis
analysis-at = { $at } de { $last }
analysis-note = Juega por todos. Las cartas salen al azar; después puedes elegir otras.
analysis-keep = Guardar como estudio
analysis-rollout = Simular
review-to-study = Convertir en estudio
analysis-card-display = Boca arriba
analysis-card-hand = Robada
analysis-chance = al azar
analysis-city = { $city } ({ $count })
analysis-chances = Probabilidad de ganar: { $chances }
analysis-leave = Volver a la partida

# Ends a sentence that has said what happens.
review-in-games =
    en { $best } de { $games } partidas; con la otra jugada, en { $other ->
        [0] ninguna
       *[other] { $other }
    }

review-reason-close =
    { $turns ->
        [1] Se completa una ruta de { $length } o más en este turno { review-in-games }.
       *[other] Se completa una ruta de { $length } o más en { $turns } turnos { review-in-games }.
    }
review-reason-city = Se completa una ruta con { $city } en { $turns } turnos { review-in-games }.
review-reason-dies = La ruta acaba descartada en { $turns } turnos { review-in-games }.
review-reason-carriage =
    { $turns ->
        [1] La diligencia { $carriage } llega en este turno { review-in-games }.
       *[other] La diligencia { $carriage } llega en { $turns } turnos { review-in-games }.
    }
review-reason-tile = { $player } consigue la loseta «{ $stack }» en { $rounds } rondas { review-in-games }.
review-reason-thrown =
    { $count ->
        [1] Se pierde al menos una carta antes de completar la próxima ruta { review-in-games }.
       *[other] Se pierden al menos { $count } cartas antes de completar la próxima ruta { review-in-games }.
    }
review-reason-houses = Se colocan al menos { $houses } oficinas al completar una ruta en { $turns } turnos { review-in-games }.
review-reason-end = { $player } termina la partida en { $rounds } rondas { review-in-games }.
review-reason-wins = { $player } gana en { $rounds } rondas { review-in-games }.
review-reason-leads = { $player } va por delante en puntos tras { $rounds } rondas { review-in-games }.

# The same for the player who decides.
review-you-close =
    { $turns ->
        [1] Completas una ruta de { $length } o más en este turno { review-in-games }.
       *[other] Completas una ruta de { $length } o más en { $turns } turnos { review-in-games }.
    }
review-you-city = Completas una ruta con { $city } en { $turns } turnos { review-in-games }.
review-you-dies = Tienes que abandonar la ruta en { $turns } turnos { review-in-games }.
review-you-carriage =
    { $turns ->
        [1] Consigues la diligencia { $carriage } en este turno { review-in-games }.
       *[other] Consigues la diligencia { $carriage } en { $turns } turnos { review-in-games }.
    }
review-you-tile = Consigues la loseta «{ $stack }» en { $rounds } rondas { review-in-games }.
review-you-thrown =
    { $count ->
        [1] Pierdes al menos una carta antes de completar tu próxima ruta { review-in-games }.
       *[other] Pierdes al menos { $count } cartas antes de completar tu próxima ruta { review-in-games }.
    }
review-you-houses = Colocas al menos { $houses } oficinas con una ruta en { $turns } turnos { review-in-games }.
review-you-end = Terminas la partida en { $rounds } rondas { review-in-games }.
review-you-wins = Ganas en { $rounds } rondas { review-in-games }.
review-you-leads = Vas por delante en puntos tras { $rounds } rondas { review-in-games }.

# What is certain, without counting games.
review-reason-grows =
    { $turns ->
        [1] Si queda abierta, la ruta se completa con { $length } cartas o más en este turno en { $best } de { $games } partidas.
       *[other] Si queda abierta, la ruta se completa con { $length } cartas o más en { $turns } turnos en { $best } de { $games } partidas.
    }
review-reason-overall =
    { $difference ->
        [one] La otra jugada gana aproximadamente una partida menos de cada 100.
       *[other] La otra jugada gana unas { $difference } partidas menos de cada 100.
    }

# What a review shows, in a file or a terminal.
review-title = Análisis
review-curve = Probabilidad de ganar, paso a paso
review-player = Jugador
review-grade = Juego
review-level = { $grade }, de nivel { $number }
review-decisions = Decisiones
review-cost = Coste por decisión
review-slips = Imprecisiones
review-mistakes = Errores
review-blunders = Errores graves
review-start = Comienzo
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones de los demás
review-unforeseen = Imprevisto
review-result = Resultado
review-action = Acción
review-played = Jugado
review-better = Mejor
review-costs = Coste
review-why = Por qué
review-points = Momentos decisivos
review-books-note = Las decisiones se comparan con lo que habría hecho un bot rápido: por encima de 0 es mejor que el bot. «±» indica la precisión de una cifra.
review-dominated = En esta partida pasó más de lo que la evaluación puede explicar: toma las cifras con cautela.
review-none = Ningún error claro.
review-working = Analizando
