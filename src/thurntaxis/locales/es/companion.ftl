companion-title = En la mesa
companion-about = Registra una partida en tu propio tablero mientras se juega: toca lo que cada cual roba, juega y completa. Verás la puntuación en todo momento y las cartas contadas, y al final tendrás el registro y el análisis.
companion-players = Jugadores
companion-player = Jugador { $number }
companion-you = Tu asiento
companion-nobody = Solo miro
companion-rules = Reglas
companion-hints = Pistas sin preguntar
companion-hints-about = Toda la mesa ha aceptado las pistas en esta partida.
companion-start = Empezar
companion-score = Puntuación
companion-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
companion-display = Cartas boca arriba
companion-deal = Toca las seis cartas boca arriba, una tras otra: faltan { $count }.
companion-drawn = { $player }: ¿qué carta has robado?
companion-turned = ¿Qué carta se ha descubierto?
companion-draw = { $player } roba una carta
companion-play = { $player } juega una carta
companion-finish = { $player }: jugar otra carta, completar la ruta o terminar el turno
companion-houses = { $player }: toca las ciudades que reciben una oficina
companion-carriage = { $player }: ¿recurrir al Carretero?
companion-discard =
    { $count ->
        [one] { $player } descarta { $count } carta
       *[other] { $player } descarta { $count } cartas
    }
companion-over = La partida ha terminado.
companion-supply = Mazo: { $count }
companion-route = Ruta: { $cities }
companion-hand =
    { $unknown ->
        [0] Mano: { $cities }
        [one] Mano: { $cities } + 1 desconocida
       *[other] Mano: { $cities } + { $unknown } desconocidas
    }
companion-none = nada
companion-new-route = Nueva ruta
companion-play-it = Jugar
companion-before = Antes de { $city }
companion-after = Después de { $city }
companion-done =
    { $count ->
        [one] Listo: { $count } oficina
       *[other] Listo: { $count } oficinas
    }
companion-decline = No
companion-end = Terminar el turno
companion-close = Completar la ruta
companion-cities = Ciudades
companion-left =
    { $count ->
        [one] Aún puede salir { $count } carta
       *[other] Aún pueden salir { $count } cartas
    }
companion-undo = Deshacer
companion-hint = Pista
companion-agree = Una pista dice a toda la mesa lo que el programa haría por { $player }. Todos deben estar de acuerdo, y el registro anota que se ha dado una pista.
companion-agrees = { $player } está de acuerdo
companion-agree-always = También para el resto de la partida
companion-agree-show = Mostrar la pista
companion-hinted =
    { $count ->
        [one] Se ha dado una pista; el registro lo anota.
       *[other] Se han dado { $count } pistas; el registro lo anota.
    }
companion-new = Partida nueva
companion-new-sure = La partida registrada aquí se borrará.
companion-winner = Gana { $player }.
companion-name-card =
    { $count ->
        [one] { $player } tiene { $count } carta desconocida: ¿cuál?
       *[other] { $player } tiene { $count } cartas desconocidas: ¿cuáles?
    }
companion-review = Analizar la partida
companion-keep = Añadir a mis partidas
companion-kept = La partida ya está entre las tuyas.
companion-known = La partida ya estaba entre las tuyas.
companion-save = Guardar el registro
