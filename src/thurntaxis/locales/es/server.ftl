server-open-seat = Asiento libre

server-not-found = En esta dirección no hay nada.
server-method = Esta dirección no admite ese tipo de petición.
server-bad-request = No se entiende la petición: { $problem }
server-too-large = Es demasiado largo.
server-too-old = Esta página es más antigua que el servidor. Vuelve a cargarla, por favor.
server-too-much = Demasiado de una vez. Vuelve a intentarlo dentro de un momento.
server-no-room = En este servidor ya no hay sitio para más partidas subidas.
server-json-only = Envía JSON, por favor.
server-origin = Esta petición viene de otro sitio web.
server-busy = El servidor está a punto de parar. Vuelve dentro de un momento.
server-error = Algo ha fallado en el servidor. Ha quedado anotado.
server-cannot-store = El servidor no puede guardar nada en este momento, así que no se ha hecho nada. Inténtalo más tarde.

server-unknown-table = No hay ninguna mesa con este enlace.
server-unknown-seat = En esta mesa no hay asiento { $seat }.
server-unknown-bot = No hay ningún bot llamado { $level }.
server-unknown-ply = Esta partida tiene los pasos del 0 al { $plies }.
server-left-to-memory = En esta mesa, lo que pasó hace más de una ronda se deja a la memoria de cada cual.

server-not-yours = Este asiento no es tuyo.
server-which-seat = Aquí tienes varios asientos. Di cuál.
server-no-seat = Estás viendo esta partida. Solo pueden hacerlo quienes están jugando.
server-host-only = Solo puede hacerlo quien abrió la mesa.
server-no-identity = El servidor aún no te conoce. Identifícate antes.
server-bad-token = Este enlace personal ya se ha usado o tiene más de diez minutos. Pide uno nuevo.
server-bad-date = Esto no es una fecha.
server-no-deal = Hay partidas del día desde { $first } hasta hoy.
server-deal-once = La partida del día se juega una vez. No se puede volver atrás, borrar ni empezar de nuevo.
server-delete-people = En esta mesa hay más personas. Puedes dejarla.

server-not-started = La partida aún no ha empezado.
server-started = La partida ya ha empezado.
server-cancelled = La mesa se ha cancelado.
server-over = La partida ha terminado.
server-not-over = La partida aún no ha terminado.
server-alone = Aquí no hay servidor: nadie podría ocupar un asiento libre.
server-broken = Esta partida se guardó con otra versión de las reglas y no se puede continuar. Su historial y su registro aún se pueden leer.
server-stale = La partida ha avanzado desde que miraste. Vuelve a mirar.
server-not-your-turn = No es tu turno.
server-undo-begun = Tu turno acaba de empezar; no hay nada que deshacer.
server-undo-revealed = Se ha descubierto una carta oculta. Lo que se ha visto no se puede deshacer.
server-take-back-people = Solo se pueden deshacer turnos cuando todos los demás jugadores son bots.
server-take-back-none = No hay ningún turno tuyo anterior al que volver.
server-redo-none = No hay ningún turno deshecho que se pueda rehacer.
server-reclaim-none = Ningún bot te guarda un asiento aquí.
server-seat-taken = Este asiento está ocupado.
server-name-taken = En esta mesa ya hay alguien con ese nombre. Elige otro, por favor.
server-table-full = Ya no queda ningún asiento libre.
server-chat-full = Ya has escrito en esta mesa todo lo que cabe.
server-chat-off = Quien administra este servidor ha desactivado el chat.
server-banned = Quien administra este servidor te ha expulsado.
server-muted = Quien administra este servidor te ha silenciado.
server-unknown-line = Ese mensaje no está en el chat de esta mesa.
server-nobody-there = Ahí no hay nadie.
server-yourself = Esa persona eres tú.
server-blocks-full = No puedes bloquear a más personas. Desbloquea antes a alguna.
server-reports-enough = Por hoy ya has denunciado bastante.
server-unwanted-words = Una de estas palabras no está permitida en este servidor.
server-no-notices = Este servidor no envía avisos.
server-notices-full = Una persona no puede tener más direcciones. Quita una antes.
server-notices-address = Desde aquí no se llega a esa dirección. Tiene que ser pública: https://…
server-no-mail = Este servidor no envía correos.
server-mail-stopped = Quien lee este buzón no quiere correos de este servidor.
server-mail-enough = Ya se han enviado demasiados correos de este tipo. Inténtalo mañana.
server-log-full = En esta mesa ha pasado tanto que su historial ya no admite nada más.
server-not-closing = Ahora no hay ninguna ruta que completar.
server-no-hints = En esta mesa no se permiten pistas.
server-no-press = Solo puede meter prisa a los bots quien juega a solas contra ellos, y no en la partida del día.
server-hint-too-slow = El bot ha pensado demasiado tiempo.
server-hint-failed = El bot no tiene ningún consejo aquí.
server-not-absent = Este jugador está presente. Solo se puede sustituir a quien está ausente.
server-no-clock = Ahora no hay ningún reloj en marcha.
server-extra-time-own = Solo los demás pueden darte más tiempo.
server-extra-time-enough = Este turno ya ha recibido bastante tiempo.
server-vote-not-you = No puedes votar sobre tu propio asiento.
server-seats-differ =
    { $count ->
        [one] Esa partida tiene { $count } jugador; la mesa nueva necesita otros tantos asientos.
       *[other] Esa partida tiene { $count } jugadores; la mesa nueva necesita otros tantos asientos.
    }
server-record-over = En esta posición la partida ha terminado; no queda nada por jugar.
server-bad-record = No se puede leer este registro. { $problem }
server-import-whose = No dice de quién era la partida, a diferencia de los registros guardados en «Mis partidas». Se puede abrir en «Ver una partida».

draft-turn-over = Tu turno acaba antes de esta acción.
draft-unknown-card = Esto depende de una carta que aún no se ha descubierto. Envíalo cuando la hayas visto.
server-review-too-long = La partida es demasiado larga para analizarla: más de { $count } acciones.
server-review-one = Ya tienes un análisis en curso. Va primero.
server-review-no-way = Esto no es una decisión completa aquí: una acción, o todas las acciones con las que se completa la ruta.
server-superseded = Entretanto has preguntado por otra posición.
