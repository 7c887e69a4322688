### Problemas: un turno que hay que jugar lo mejor posible.

puzzle-goal-win = Problema { $puzzle }, nivel { $level }: es tu último turno. Gana la partida.
puzzle-goal-points = Problema { $puzzle }, nivel { $level }: es tu último turno. Haz todos los puntos que puedas.
puzzle-goal-end = Problema { $puzzle }, nivel { $level }: puedes hacer que este sea el último turno. Termina la partida y gánala.
puzzle-goal-chance = Problema { $puzzle }, nivel { $level }: juega este turno lo mejor posible.
puzzle-solved = Resuelto: no se puede hacer mejor.
puzzle-solved-chance = Resuelto: no se conoce nada mejor.
puzzle-cost-win =
    { $cost ->
        [1] Eso baja tu probabilidad de ganar un punto porcentual.
       *[other] Eso baja tu probabilidad de ganar { $cost } puntos porcentuales.
    }
puzzle-cost-points = Puntos perdidos: { $cost }.
puzzle-cost-end = Así la partida no se gana en este turno.
puzzle-cost-chance = { $cost ->
        [1] Eso baja tu probabilidad de ganar un punto porcentual.
       *[other] Eso baja tu probabilidad de ganar { $cost } puntos porcentuales.
    }
puzzle-solution = Una de las mejores formas: { $actions }
puzzle-reason-administrator = El Administrador marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-cartwright = El Carretero marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-postal_carrier = El Cochero marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-postmaster = El Jefe Postal marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-houses = Oficinas en una sola región o una en cada una: { $best } de esta forma, { $without } de la otra.
puzzle-reason-cards = Todo depende de la carta: { $best } con la adecuada, { $without } con otra.
puzzle-reason-turn = { $points ->
        [one] El turno aporta { $points } punto
       *[other] El turno aporta { $points } puntos
    }: { $carriage } por la diligencia, { $tiles } por las losetas de bonus y { $houses } por las oficinas.
puzzle-reason-end = { $points ->
        [one] Al final tienes { $points } punto
       *[other] Al final tienes { $points } puntos
    }; { $player } tiene { $others }.
puzzle-reason-tie = En caso de empate gana quien terminó la partida o, si no, el siguiente en sentido horario.
puzzle-as-good = Igual de bueno en el paso { $step }: { $actions }.
puzzle-tempting = Tentador, pero peor: { $actions }.
puzzle-reason-chance = Probabilidad de ganar: { $best } % así, { $without } % jugando como los más débiles.
puzzle-value-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
puzzle-value-average = { $points } puntos de media
puzzle-value-win = victoria
puzzle-value-lost = ninguna
puzzle-value-chance = { $chance } % de probabilidad de ganar

## La página del navegador

puzzles-title = Problemas
puzzles-today = Problema del día
puzzles-unknown = Este problema no existe.
puzzles-hint = Pista
puzzles-hint-is = Siguiente paso: { $action }
puzzles-solution = Solución
puzzles-again = Otra vez
puzzles-next = Siguiente problema
puzzles-choose = Elegir tema y nivel
puzzles-theme = Tema
puzzles-level = Nivel
puzzles-all = todos
puzzles-theme-cartwright = Carretero
puzzles-theme-postal_carrier = Cochero
puzzles-theme-postmaster = Jefe Postal
puzzles-theme-houses = Oficinas: una región o varias
puzzles-theme-cards = La carta adecuada
puzzles-theme-administrator = Administrador
puzzles-theme-route = Formar la ruta
puzzles-theme-discards = Qué descartar
puzzles-theme-early = Completar la ruta pronto
puzzles-theme-waiting = Dejar la ruta abierta
puzzles-theme-tiles = Quedan pocas losetas
puzzles-theme-ending = Terminar la partida
puzzles-rating = Tu valoración: { $rating } ± { $deviation }, problemas: { $count }. Solo cuenta el primer intento, sin ayuda.
# What can be chosen, and how many puzzles it has.
puzzles-counted = { $name } ({ $count })
puzzles-practice = Practicar los errores de mis partidas
puzzles-streak = Resueltos seguidos: { $streak }. Mejor racha: { $longest }.
puzzles-rush = Carrera
puzzles-rush-text = Tantos problemas como puedas en cinco minutos, primero los fáciles. Tres respuestas erróneas la terminan. No cambia tu valoración.
puzzles-rush-start = Empezar la carrera
puzzles-rush-running = Resueltos: { $solved }. Fallos: { $missed } de 3. Tiempo restante: { $time }
puzzles-rush-over = La carrera ha terminado. Resueltos: { $solved }.
puzzles-rush-record = Es tu mejor resultado.
puzzles-rush-best = Tus mejores resultados: { $results }
puzzles-rush-again = Otra vez
puzzles-rush-stop = Abandonar la carrera
