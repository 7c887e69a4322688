event-turn =
    { $you ->
        [yes] Ronda { $round }: es tu turno.
       *[no] Ronda { $round }: es el turno de { $player }.
    }
event-turn-forced =
    { $you ->
        [yes] Ronda { $round }: es tu turno. No tienes cartas en la mano, así que con el { -postmaster } robas dos.
       *[no] Ronda { $round }: es el turno de { $player }. Al no tener cartas en la mano, con el { -postmaster } roba dos.
    }

event-administrator =
    { $you ->
        [yes] Recurres al { -administrator } y descartas las cartas boca arriba: { $cities }.
       *[no] { $player } recurre al { -administrator } y descarta las cartas boca arriba: { $cities }.
    }

event-take =
    { $you ->
        [yes] Robas { $city } de las cartas boca arriba.
       *[no] { $player } roba { $city } de las cartas boca arriba.
    }
event-take-postmaster =
    { $you ->
        [yes] Con el { -postmaster } robas también { $city } de las cartas boca arriba.
       *[no] Con el { -postmaster }, { $player } roba también { $city } de las cartas boca arriba.
    }
event-draw =
    { $you ->
        [yes] Robas { $city } del mazo.
       *[no] { $player } roba { $city } del mazo.
    }
event-draw-postmaster =
    { $you ->
        [yes] Con el { -postmaster } robas también { $city } del mazo.
       *[no] Con el { -postmaster }, { $player } roba también { $city } del mazo.
    }
event-draw-hidden = { $player } roba una carta del mazo.
event-draw-hidden-postmaster = Con el { -postmaster }, { $player } roba otra carta del mazo.

event-refill = Se pone boca arriba { $city }.
event-shuffle =
    { $count ->
        [one] Se ha agotado el mazo. La única carta descartada forma el nuevo.
       *[other] Se ha agotado el mazo. Se barajan { $count } descartes para formar uno nuevo.
    }

event-start =
    { $you ->
        [yes] Comienzas una ruta con { $city }.
       *[no] { $player } comienza una ruta con { $city }.
    }
event-start-dropped =
    { $you ->
        [yes] Descartas tu ruta ({ $route }) y comienzas otra con { $city }.
       *[no] { $player } descarta su ruta ({ $route }) y comienza otra con { $city }.
    }
event-extend =
    { $you ->
        [yes] Añades { $city } a la { $end ->
            [left] izquierda
           *[right] derecha
        } de tu ruta.
       *[no] { $player } añade { $city } a la { $end ->
            [left] izquierda
           *[right] derecha
        } de su ruta.
    }
event-extend-postal-carrier =
    { $you ->
        [yes] Con el { -postal-carrier } añades también { $city } a la { $end ->
            [left] izquierda
           *[right] derecha
        }.
       *[no] Con el { -postal-carrier }, { $player } añade también { $city } a la { $end ->
            [left] izquierda
           *[right] derecha
        }.
    }

event-close =
    { $you ->
        [yes] Completas una ruta de { $length }: { $route }.
       *[no] { $player } completa una ruta de { $length }: { $route }.
    }
event-house =
    { $you ->
        [yes] Colocas una oficina en { $city }.
       *[no] { $player } coloca una oficina en { $city }.
    }
event-tile =
    { $value ->
        [one] { $you ->
            [yes] Consigues la loseta «{ $stack }», de 1 punto.
           *[no] { $player } consigue la loseta «{ $stack }», de 1 punto.
        }
       *[other] { $you ->
            [yes] Consigues la loseta «{ $stack }», de { $value } puntos.
           *[no] { $player } consigue la loseta «{ $stack }», de { $value } puntos.
        }
    }
event-tile-game-end =
    { $you ->
        [yes] Consigues la loseta «{ stack-game_end }», de 1 punto. Esta ronda es la última.
       *[no] { $player } consigue la loseta «{ stack-game_end }», de 1 punto. Esta ronda es la última.
    }
event-carriage =
    { $you ->
        [yes] Tomas la diligencia { $carriage }.
       *[no] { $player } toma la diligencia { $carriage }.
    }
event-carriage-cartwright =
    { $you ->
        [yes] Con el { -cartwright } tomas la diligencia { $carriage }.
       *[no] Con el { -cartwright }, { $player } toma la diligencia { $carriage }.
    }
event-decline =
    { $you ->
        [yes] Prescindes del { -cartwright }.
       *[no] { $player } prescinde del { -cartwright }.
    }
event-discard =
    { $you ->
        [yes] Descartas { $city }.
       *[no] { $player } descarta { $city }.
    }
event-end =
    { $you ->
        [yes] Terminas tu turno.
       *[no] { $player } termina su turno.
    }
event-skip-draw =
    { $you ->
        [yes] No hay ninguna carta que robar: te quedas sin robar.
       *[no] No hay ninguna carta que robar: { $player } se queda sin robar.
    }
event-skip-play =
    { $you ->
        [yes] No tienes ninguna carta que jugar.
       *[no] { $player } no tiene ninguna carta que jugar.
    }

event-over =
    { $score ->
        [one] { $you ->
            [yes] La partida ha terminado. ¡Ganas con { $score } punto!
           *[no] La partida ha terminado. { $player } gana con { $score } punto.
        }
       *[other] { $you ->
            [yes] La partida ha terminado. ¡Ganas con { $score } puntos!
           *[no] La partida ha terminado. { $player } gana con { $score } puntos.
        }
    }
event-over-tie-game_end =
    { $you ->
        [yes] La partida ha terminado. Hay empate a { $score } y ganas porque tienes la loseta «{ stack-game_end }».
       *[no] La partida ha terminado. Hay empate a { $score } y gana { $player }, que tiene la loseta «{ stack-game_end }».
    }
event-over-tie-clockwise =
    { $you ->
        [yes] La partida ha terminado. Hay empate a { $score } y ganas porque eres quien está más cerca, en sentido horario, de quien tiene la loseta «{ stack-game_end }».
       *[no] La partida ha terminado. Hay empate a { $score } y gana { $player }, por ser quien está más cerca, en sentido horario, de quien tiene la loseta «{ stack-game_end }».
    }
event-score =
    { $total ->
        [one] { $player }: { $carriage } (diligencia) + { $tiles } (losetas) − { $houses } (oficinas sin colocar) = { $total } punto
       *[other] { $player }: { $carriage } (diligencia) + { $tiles } (losetas) − { $houses } (oficinas sin colocar) = { $total } puntos
    }
