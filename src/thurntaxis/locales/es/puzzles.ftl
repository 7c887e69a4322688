### Problemas: un turno que hay que jugar lo mejor posible.

puzzle-goal-win = Problema { $puzzle }, nivel { $level }: es tu último turno. Gana la partida.
puzzle-goal-points = Problema { $puzzle }, nivel { $level }: es tu último turno. Haz todos los puntos que puedas.
puzzle-goal-end = Problema { $puzzle }, nivel { $level }: puedes hacer que este sea el último turno. Termina la partida y gánala.
puzzle-goal-chance = Problema { $puzzle }, nivel { $level }: juega este turno lo mejor posible.
puzzle-solved = Resuelto: no se puede hacer mejor.
puzzle-solved-chance = Resuelto: no se conoce nada mejor.
puzzle-cost-win = Eso cuesta un { $cost } % de tus opciones de ganar.
puzzle-cost-points = Puntos perdidos: { $cost }.
puzzle-cost-end = Así la partida no se gana en este turno.
puzzle-cost-chance = Eso resta { $cost } puntos porcentuales a tus opciones de ganar.
puzzle-solution = Una de las mejores formas: { $actions }
puzzle-reason-administrator = El Administrador marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-cartwright = El Carretero marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-postal_carrier = El Cochero marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-postmaster = El Jefe Postal marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-houses = Oficinas en una sola región o una en cada una: { $best } de esta forma, { $without } de la otra.
puzzle-reason-cards = Decide la carta adecuada: { $best } con ella, { $without } con otra.
puzzle-reason-turn = El turno aporta { $points } puntos: diligencia { $carriage }, losetas de bonus { $tiles }, oficinas { $houses }.
puzzle-reason-end = Al final tienes { $points } puntos; { $player } tiene { $others }.
puzzle-reason-tie = En caso de empate gana quien terminó la partida o, si no, el siguiente en sentido horario.
puzzle-reason-chance = Opciones de ganar: { $best } % así, { $without } % como juegan los más débiles.
puzzle-value-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
puzzle-value-average = { $points } puntos de media
puzzle-value-win = victoria
puzzle-value-lost = sin victoria
puzzle-value-chance = { $chance } % de opciones de ganar
