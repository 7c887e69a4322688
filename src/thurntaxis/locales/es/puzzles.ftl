### Problemas: un turno que hay que jugar lo mejor posible.

puzzle-goal-win = Problema { $puzzle }, nivel { $level }: es tu último turno. Gana la partida.
puzzle-goal-points = Problema { $puzzle }, nivel { $level }: es tu último turno. Haz todos los puntos que puedas.
puzzle-goal-chance = Problema { $puzzle }, nivel { $level }: juega este turno lo mejor posible.
puzzle-solved = Resuelto: no se puede hacer mejor.
puzzle-solved-chance = Resuelto: no se conoce nada mejor.
puzzle-cost-win = Eso cuesta un { $cost } % de tus opciones de ganar.
puzzle-cost-points = Puntos perdidos: { $cost }.
puzzle-cost-chance = Eso resta { $cost } puntos porcentuales a tus opciones de ganar.
puzzle-solution = Una de las mejores formas: { $actions }
puzzle-reason-cartwright = El Carretero marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-postal_carrier = El Cochero marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-postmaster = El Jefe Postal marca la diferencia: { $best } con él, { $without } sin él.
puzzle-reason-houses = Decide la elección de oficinas: { $best } con estas, { $without } con otras.
puzzle-reason-cards = Decide la carta adecuada: { $best } con ella, { $without } si la ruta queda abierta.
puzzle-reason-chance = Opciones de ganar: { $best } % así, { $without } % como juegan los más débiles.
