### Rich texts: whose turn it is, what can be done, and questions before a move.

drop-title = ¿Abandonar la ruta?
drop-text =
    Si vuelves a empezar con <b>{ $city }</b>, descartas { $count ->
        [one] tu única carta, { $first }. No puntúa
       *[other] las { $count } cartas de { $first } a { $last }. No puntúan
    } nada.
last-turn-title = ¿Terminar tu último turno?
last-turn-text = Aún puedes <b>completar tu ruta</b> de { $count } cartas. Si terminas el turno, no puntúa.
last-turn-end = Terminar igualmente
coach-title = Antes de seguir
coach-other-card = Después de esta carta <b>no puede seguir ninguna</b>: la ruta solo podría completarse o abandonarse. Con { $city } seguiría abierta.
coach-other-end = Si pones aquí esta carta, <b>no puede seguir ninguna</b>: la ruta solo podría completarse o abandonarse. En el otro extremo seguiría abierta.
coach-nothing-fits = A tu ruta <b>ya no se le puede añadir ninguna carta</b>: el próximo turno tendrás que abandonarla. Ahora aún puedes completarla.
coach-few-fit = Ninguna carta de tu mano ni boca arriba encaja en tu ruta. Cartas que encajan entre las { $unseen } que no has visto: <b>{ $fitting }</b>. Si el próximo turno no encaja ninguna, tendrás que abandonarla; ahora aún puedes completarla.
coach-cartwright = El <b>Carretero</b> te daría la diligencia { $carriage } al completar esta ruta, y no cuesta nada.
coach-note = El consejero se activa y desactiva en los ajustes.
coach-anyway = Hacerlo igualmente
coach-back = Pensarlo mejor
status-watch-draw = <b>{ $name }</b> roba una carta.
status-watch-play = <b>{ $name }</b> juega una carta.
status-watch-finish = <b>{ $name }</b> puede completar la ruta o terminar el turno.
status-watch-closing = <b>{ $name }</b> está completando una ruta.
status-over =
    La partida ha terminado. <b>{ $name }</b> gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
status-over-you =
    { $points ->
        [one] La partida ha terminado. ¡<b>Ganas</b> con { $points } punto!
       *[other] La partida ha terminado. ¡<b>Ganas</b> con { $points } puntos!
    }
status-draw = Te toca, { $name }. <b>Roba una carta</b>, boca arriba o del mazo.
status-draw-administrator = Te toca, { $name }. <b>Roba una carta</b> o haz antes que el <b>Administrador</b> cambie las seis.
status-draw-forced-first = Te toca, { $name }. No tienes cartas en la mano, así que el <b>Jefe Postal</b> te da <b>dos cartas</b>: roba la primera.
status-draw-forced-second = Roba la <b>segunda carta</b>: el Jefe Postal te ayuda porque no tenías cartas.
status-play-first = Te toca, { $name }. <b>Juega una carta</b> para comenzar una ruta.
status-play-first-postmaster = Te toca, { $name }. <b>Juega una carta</b> para comenzar una ruta, o recurre al <b>Jefe Postal</b> y roba otra.
status-play-one =
    <b>Juega una carta</b>: <u>{ $card }</u> encaja { $where ->
        [left] antes
       *[right] después
    } de { $end }.
status-play-two = <b>Juega una carta</b>: <u>{ $left }</u> encaja antes de { $first }; <u>{ $right }</u>, después de { $last }.
status-play-both = <b>Juega una carta</b>: <u>{ $card }</u> encaja en ambos extremos. <b>Elige uno</b>.
status-choose-end = Elige en qué extremo de la ruta va { $card }.
status-play-some = <b>Juega una carta</b>: { $count } de las tuyas encajan en la ruta.
status-play-none = No encaja ninguna carta. <b>Comienza otra ruta</b>: la actual se descarta.
status-your-turn = Te toca, { $name }.
status-or-postmaster = O recurre antes al <b>Jefe Postal</b> y roba una segunda carta.
status-only-postmaster = O recurre al <b>Jefe Postal</b> y roba una segunda carta: quizá encaje.
status-finish-end = <b>Termina tu turno</b>: la ruta sigue la próxima vez.
status-last-turn = Es tu <b>último turno</b>.
status-last-close = Tu último turno: <b>completa la ruta ahora</b>, o no puntuará.
status-last-end = Tu último turno: la ruta es demasiado corta para completarla. <b>Termina tu turno.</b>
status-last-coming = Te queda <b>un turno</b>.
status-last-over = Ya has jugado tu último turno.
status-finish-close = <b>Completa la ruta</b> de { $count }, o termina tu turno y deja que crezca.
status-or-carrier =
    O añade { $count ->
        [one] también <u>{ $card }</u>
       *[other] una segunda carta
    } con el <b>Cochero</b>.
status-closing = <b>Completa tu ruta</b>: elige dónde van tus oficinas.
status-closing-carriage = Tus oficinas están colocadas. Recurre al <b>Carretero</b> para conseguir una diligencia, o déjala para más adelante.
status-closing-discard = Tu ruta está completa. <b>Te quedas con tres cartas</b>: elige cuáles descartar.
last-round =
    <b>Última ronda:</b> { $mine ->
        [yes] { $reason ->
            [houses] has colocado tu última oficina.
           *[carriage] tienes la diligencia 7.
        }
       *[no] { $reason ->
            [houses] { $name } ha colocado su última oficina.
           *[carriage] { $name } tiene la diligencia 7.
        }
    }
last-round-left = Por jugar: { $names }.
