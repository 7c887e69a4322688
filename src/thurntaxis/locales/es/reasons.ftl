reason-unreadable = No conozco la acción «{ $text }». Las acciones son del tipo «take ulm», «left linz», «close» o «end».
reason-unknown-city = En el tablero no hay ninguna ciudad llamada «{ $text }».
reason-did-you-mean = ¿Querías decir { $city }?
reason-game-over = La partida ha terminado; ya no se puede jugar nada más.
reason-not-your-turn = Es el turno de { $player }. Espera a que te toque.
reason-watching = Estás viendo esta partida. Solo pueden actuar quienes están jugando.
reason-wrong-phase =
    Ahora no. { $phase ->
        [draw] Primero roba una carta, de las que están boca arriba o del mazo.
        [play] Ahora juega una carta: comienza una ruta o alarga la tuya.
        [finish] Ya has jugado tu carta. Completa la ruta o termina el turno.
        [houses] Estás completando tu ruta. Elige dónde colocar oficinas o di que has acabado.
        [carriage] Estás completando tu ruta. Decide si recurres al { -cartwright }.
       *[discard] Estás completando tu ruta. Elige qué cartas descartas.
    }

reason-small-game = En esta partida reducida no se puede recurrir a ese empleado.
reason-official-used =
    Solo puedes recurrir a un empleado por turno, y en este ya has recurrido al { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-forced-postmaster = Has empezado el turno sin cartas en la mano, así que tienes que recurrir al { -postmaster } y no puede ayudarte ningún otro empleado.
reason-administrator-after-taking = El { -administrator } solo cambia las cartas antes de que robes la primera, y ya has robado una.
reason-display-empty = No hay cartas boca arriba que cambiar.
reason-official-called =
    El { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    } ya te está ayudando en este turno.
reason-postmaster-after-taking = El { -postmaster } ayuda después de la primera carta: te deja robar otra.
reason-postal-carrier-after-playing = El { -postal-carrier } ayuda después de jugar una carta: te deja jugar otra, si alguna encaja.
reason-no-second-fits = Ninguna de tus cartas encaja en un extremo de tu ruta. El { -postal-carrier } no puede ayudarte.

reason-must-take = Primero roba una carta, de las que están boca arriba o del mazo.
reason-must-take-second = No tenías cartas en la mano, así que con el { -postmaster } robas dos. Primero roba la segunda.
reason-not-face-up = { $city } no está entre las cartas boca arriba.
reason-supply-empty = El mazo de robo está vacío.
reason-nothing-to-take = No hay ninguna carta que robar: ni boca arriba ni en el mazo.
reason-two-cards-taken = Ya has robado dos cartas. No hay una tercera, ni siquiera con el { -postmaster }.
reason-second-card-official =
    Para robar una segunda carta hace falta el { -postmaster }, pero en este turno ya has recurrido al { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-take-after-playing = Las cartas se roban antes de jugar, y en este turno ya has jugado una.

reason-must-play = Primero tienes que jugar una carta: comienza una ruta o alarga la tuya.
reason-not-in-hand = No tienes { $city } en la mano.
reason-no-route-yet = Aún no tienes ninguna ruta a la que añadir cartas. Comienza una con { $city }.
reason-city-in-route = { $city } ya está en tu ruta, y una ruta solo pasa una vez por cada ciudad.
reason-no-road =
    Ningún camino une { $city } con { $end_city }, el extremo { $end ->
        [left] izquierdo
       *[right] derecho
    } de tu ruta.
reason-fits-other-end =
    Sí encajaría en el extremo { $end ->
        [left] izquierdo
       *[right] derecho
    }, junto a { $end_city }.
reason-two-cards-played = Ya has jugado dos cartas. No hay una tercera, ni siquiera con el { -postal-carrier }.
reason-second-play-official =
    Para jugar una segunda carta hace falta el { -postal-carrier }, pero en este turno ya has recurrido al { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-second-must-extend = La segunda carta del { -postal-carrier } tiene que alargar la ruta en la que acabas de jugar. No puede comenzar otra.

reason-small-route = En esta partida reducida se puede completar una ruta a partir de { $least } cartas.
reason-route-too-short =
    { $length ->
        [0] No tienes ninguna ruta que completar. Hacen falta al menos tres cartas.
        [one] Tu ruta tiene una sola carta. Para completarla hacen falta al menos tres.
       *[other] Tu ruta tiene solo { $length } cartas. Para completarla hacen falta al menos tres.
    }
reason-already-closing = Ya estás completando esta ruta.
reason-finish-closing =
    Tu turno acaba por sí solo en cuanto la ruta queda completada. { $phase ->
        [houses] Antes van las oficinas: elige ciudades o di que has acabado.
        [carriage] El { -cartwright } espera tu respuesta: acepta su ayuda o prescinde de él.
       *[discard] Antes descarta hasta quedarte con tres cartas.
    }

reason-houses-only-when-closing = Las oficinas solo se colocan al completar una ruta.
reason-houses-done = Ya has acabado de colocar oficinas para esta ruta.
reason-not-on-route = { $city } no está en la ruta que estás completando.
reason-house-already = Ya tienes una oficina en { $city }, y no puede haber más de una tuya.
reason-house-chosen = Acabas de colocar una oficina en { $city }.
reason-house-province = Estás colocando una oficina por región, y la de { $province } ya está en { $other }.
reason-house-other-province = Estás colocando todas las oficinas en { $province }. { $city } está en otra región.
reason-house-order = Las oficinas se nombran en el orden del tablero, pero { $city } va antes que { $last }, que ya has elegido.
reason-done-only-houses = «done» pone fin a la colocación de oficinas, y ahora no estás colocando ninguna.

reason-cartwright-only-when-closing = El { -cartwright } solo puede ayudarte al completar una ruta.
reason-cartwright-after-houses = El { -cartwright } viene después de las oficinas. Antes termina de colocarlas.
reason-carriage-earned = Tu ruta era lo bastante larga para la siguiente diligencia, así que ya la tienes. El { -cartwright } no tiene nada que hacer.
reason-carriage-not-reachable = Tu siguiente diligencia es la { $next }, y a una ruta de { $length } le faltan { $missing } cartas. El { -cartwright } solo suple una o dos.
reason-carriage-all = Ya tienes la diligencia más alta.
reason-carriage-decided = La diligencia de esta ruta ya está decidida.
reason-decline-nothing = Ahora no hay nada que rechazar; solo se puede rechazar la ayuda del { -cartwright }.

reason-discard-only-when-closing = Las cartas de la mano solo se descartan al completar una ruta, si tienes más de tres.
reason-discard-not-yet = El descarte va al final. Antes se resuelven las oficinas y la diligencia.
reason-discard-order = Los descartes se nombran en el orden del tablero, pero { $city } va antes que { $last }, que ya has nombrado.
reason-discard-not-enough = Los descartes se nombran en el orden del tablero. A partir de { $city } no tienes suficientes cartas para bajar a tres: empieza por una anterior.

record-at = { $place }: { $problem }
record-line = Línea { $line }
record-unreadable = No se puede leer el archivo.
record-none = Esto no es el registro de una partida.
record-form = Aquí falta algo o no tiene la forma debida.
record-rules = Aquí no se conocen esas reglas.
record-position = La partida no puede empezar en esta posición.
record-turns = Los turnos no están en orden.
record-cards = Estas cartas no pueden haber salido así del mazo.
record-result = El resultado no corresponde a lo que se jugó.
record-closing = Completar una ruta es una sola jugada: incluye las oficinas, la diligencia y los descartes.

## Lo que falla en un estudio

study-gone = Esta parte del estudio ya no existe. Alguien la ha borrado.
study-changed = Otra persona ha cambiado esto mientras tanto. Ahora ves la versión más reciente; tu cambio no se ha guardado.
study-mark = «{ $mark }» no es un signo. Los signos son { $marks }.
study-shape = «{ $text }» no es ni una flecha como [%arrow ulm linz] ni un círculo como [%circle ulm].
study-long-note = Un comentario puede tener como máximo { $most } caracteres.
study-many-shapes = Un comentario puede tener como máximo { $most } flechas y círculos.
study-many-steps = Hay sitio para { $most } jugadas como máximo.
study-many-chapters = Un estudio puede tener como máximo { $most } capítulos.
study-many-variations = Un texto puede tener como máximo { $most } variantes.
study-deep = Las variantes se pueden anidar como máximo { $most } veces.
study-last-chapter = Un estudio necesita al menos un capítulo.
