### Posiciones imposibles; véase en/positions.ftl.

position-form = No se puede leer como posición: { $problem }
position-card-count = { $city } está { $count } veces. El juego tiene { $most } cartas de cada ciudad.
position-unknown-count = Se dan { $count } cartas por desconocidas, pero solo { $left } no están en ningún otro sitio.
position-supply-empty = El mazo está vacío aunque hay descartes. Se habrían barajado; deja al menos una carta en el mazo.
position-display-gap = Hay un hueco entre las cartas descubiertas aunque el mazo tiene cartas. Pon una carta ahí.
position-display-gap-unknown = Hay un hueco entre las cartas descubiertas, así que el mazo también tiene que estar vacío. Indica cuántas cartas tiene cada mano.
position-known = { $player }: se dice que todos conocen { $city }, pero no está en esta mano.
position-route-twice = { $player }: la ruta pasa dos veces por { $city }. Pasa una vez por cada ciudad.
position-route-gap = { $player }: ningún camino une { $city } con { $other }. Las ciudades seguidas de una ruta están unidas por un camino.
position-house-twice = { $player } tiene dos oficinas en { $city }. Solo cabe una.
position-houses-many = { $player } tiene { $count } oficinas. Cada jugador tiene { $most }.
position-tile-once = { $player } tiene dos losetas de «{ $stack }». Cada jugador toma una por partida.
position-tile-house = { $player } tiene una loseta de «{ $stack }», pero ninguna oficina en { $city }.
position-tile-province = { $player } tiene una loseta de «{ $stack }», pero ninguna oficina en { $province }.
position-tile-due = { $player } tiene todas las oficinas de «{ $stack }», así que habría tomado una de sus losetas.
position-tile-carriage = { $player }: las rutas de estas losetas dieron al menos la diligencia { $carriage }.
position-tile-twice = «{ $stack }»: la loseta de valor { $value } está dos veces.
position-tile-order = «{ $stack }»: falta la loseta de valor { $value }, pero la de { $higher } sigue encima. La más alta sale primero.
position-end-missing = { $player } tiene la diligencia 7 o sus { $houses } oficinas colocadas, así que alguien tiene la loseta «{ stack-game_end }».
position-end-early = { $player } tiene la loseta «{ stack-game_end }», pero ni la diligencia 7 ni sus { $houses } oficinas colocadas.
position-end-first = { $player } tuvo antes la diligencia 7 o la última oficina, así que la loseta «{ stack-game_end }» está ahí.
position-end-turn = { $player } ya ha tenido su último turno: en la última ronda solo juegan quienes van después.
position-over-early = La partida no termina antes de que alguien tenga la diligencia 7 o sus { $houses } oficinas colocadas.
position-over-turn = La partida termina con el turno de { $player }, en el último lugar.
position-play-empty = { $player } no tiene cartas en la mano, así que no puede jugar ninguna.
position-close-short = { $player } completa una ruta de { $count } cartas. Hacen falta al menos { $least }.
position-no-route = { $player } acaba de jugar una carta, así que hay una ruta.
position-official-phase = { $official }: no se puede haber recurrido a él en este momento del turno.
position-carrier-route = { $player } ha jugado dos cartas ({ -postal-carrier }), así que la ruta tiene al menos dos.
position-forced = { $player } empieza el turno sin cartas: tiene que recurrir al { -postmaster }.
position-not-forced = { $player } tiene una carta en la mano: el { -postmaster } interviene solo con la segunda carta.
position-taken = No se pueden haber robado { $count } cartas en este turno; { $least ->
        [0] { $most ->
            [0] son cero
           *[other] como mucho { $most }
        }
       *[other] { $most } exactamente
    }.
position-hand-unknown = { $player } está descartando, así que esta mano tiene que ser conocida.
position-nothing = No hay nada que decidir en este momento; la partida habría seguido. Elige otra fase.
position-closing-house = { $player }: una oficina de esta ruta completada está en { $city }, donde falta la ruta o la oficina.
position-closing-provinces = Las oficinas de una ruta completada están en regiones distintas, o todas en una.
position-closing-discards = Solo se descarta al final, al completar la ruta.
position-turn-unknown = Es el turno de { $player }, así que esta mano tiene que ser conocida.
position-over = La partida ha terminado; no hay nada que decidir.
position-closing = Un ejercicio no puede empezar mientras se completa una ruta: prepara el momento anterior.
