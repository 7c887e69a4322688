### Closing a route, and the score at the end.

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
deal-rematch = Otra partida, otras cartas
deal-result = Resultado de la partida del día
score-tournament = Ir al torneo
score-replay = Ver la partida
