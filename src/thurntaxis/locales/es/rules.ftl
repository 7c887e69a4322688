rules-title = Las reglas de Thurn und Taxis
rules-intro = Este es el juego completo, tal como lo juega este programa, explicado con nuestras propias palabras. Es una adaptación independiente y no oficial: si te gusta el juego, cómprate el original.

## overview

rules-overview-title = De qué va
rules-overview-aim = Diriges una compañía postal en el sur de Alemania y sus alrededores. Carta a carta construyes rutas, y con cada ruta que completas colocas oficinas en sus ciudades, consigues losetas de bonus y pasas a una diligencia mayor.
rules-overview-end = Cuando alguien toma la diligencia 7 o coloca su última oficina, se juega la ronda hasta el final. Después, quien tenga más puntos gana.
rules-overview-map-alt = El tablero: 22 ciudades en nueve regiones, unidas por 45 caminos.

## setup

rules-setup-title = Preparación
rules-setup-players = De dos a cuatro jugadores. Cada uno recibe 20 oficinas de un color. Se empieza sin cartas en la mano.
rules-setup-cards = Las 66 cartas de ciudad, tres de cada ciudad, se barajan y forman el mazo de robo, boca abajo. Se ponen seis boca arriba.
rules-setup-tiles = Las 30 losetas de bonus se reparten en diez pilas, con la más valiosa encima.
rules-setup-carriages = Las diligencias llevan los números del 3 al 7. De cada una hay para todos, así que nunca se agotan.
rules-setup-first = Quién empieza se decide por sorteo, salvo que el anfitrión disponga otra cosa. Se juega en sentido horario.
rules-setup-cards-alt = Seis cartas de ciudad boca arriba.

## turn

rules-turn-title = Tu turno
rules-turn-lead = Un turno tiene tres pasos, siempre en este orden:
rules-turn-draw = Debes robar una carta de ciudad.
rules-turn-play = Debes jugar una carta de ciudad.
rules-turn-close = Puedes completar tu ruta, si tiene al menos tres cartas.
rules-turn-officials = En cada turno puede ayudarte uno de los cuatro empleados postales: el { -administrator } o el { -postmaster } al robar, el { -postal-carrier } al jugar y el { -cartwright } al completar la ruta. Uno por turno, no más.
rules-turn-officials-head-official = Empleado postal
rules-turn-officials-head-when = Cuándo
rules-turn-officials-head-does = Qué te ofrece
rules-turn-when-before-taking = antes de robar
rules-turn-when-taking = al robar
rules-turn-when-playing = al jugar
rules-turn-when-closing = al completar la ruta

## draw

rules-draw-title = Robar una carta
rules-draw-choice = Roba una de las cartas boca arriba o la primera del mazo. Lo que robas boca arriba lo ven todos; una carta del mazo solo la conoces tú.
rules-draw-refill = El hueco que queda entre las cartas boca arriba se rellena enseguida con la primera carta del mazo.
rules-draw-limit = Puedes tener en la mano tantas cartas como quieras, hasta que completes una ruta.

## administrator

rules-administrator-title = { -administrator }: cartas nuevas
rules-administrator-text = ¿No te sirve nada de lo que hay? Antes de que robes, el { -administrator } descarta todas las cartas boca arriba y las sustituye por otras del mazo.
rules-administrator-limit = Cuando ya has robado una carta es demasiado tarde. Y si no tienes cartas en la mano no puedes recurrir a él: en ese caso tu empleado es el { -postmaster }.

## postmaster

rules-postmaster-title = { -postmaster }: robar una segunda carta
rules-postmaster-text = Roba una segunda carta, boca arriba o del mazo. Antes de decidirte puedes mirar la primera y la carta que ha ocupado su lugar.
rules-postmaster-forced = Si al empezar tu turno no tienes cartas en la mano, debes recurrir al { -postmaster }: robas dos cartas y ningún otro empleado puede ayudarte en ese turno. Así ocurre en el primer turno de todos.

## play

rules-play-title = Jugar una carta
rules-play-row = Tu ruta es una fila de cartas que tienes delante. En cada turno juegas una carta de tu mano:
rules-play-start = Si no tienes ruta, la carta comienza una.
rules-play-extend = Si tienes una, la carta va a su extremo izquierdo o derecho. Un camino debe unir la nueva ciudad con la de ese extremo, y la nueva ciudad no puede estar ya en la ruta.
rules-play-drop = O bien descartas la ruta entera, sin puntuar nada por ella, y comienzas otra con la carta. Puedes hacerlo aunque alguna carta encaje, y con cualquier carta de tu mano. Si ninguna encaja, no te queda otra.
rules-play-never = Las cartas nunca se intercalan, ni se mueven, ni se recuperan. El color de una ciudad no importa para construir la ruta: solo cuentan los caminos.
rules-play-houses = Puedes jugar ciudades en las que ya tienes una oficina. Alargan la ruta, pero no reciben una segunda.
rules-play-example = Ejemplo: tu ruta es Ulm – Augsburg – München. Kempten encaja a la izquierda, junto a Ulm; Salzburg, a la derecha, junto a München. Ingolstadt tiene camino a ambas y puede ir a cualquiera de los dos extremos. Linz no tiene camino a ninguno. Augsburg no se puede volver a jugar.
rules-play-map-alt = Tablero: una ruta de Ulm a München por Augsburg, y alrededor las ciudades de Kempten, Salzburg, Ingolstadt y Linz.

## postal-carrier

rules-postal-carrier-title = { -postal-carrier }: jugar una segunda carta
rules-postal-carrier-text = Después de tu carta, juega otra. Tiene que alargar la ruta en la que acabas de jugar, por cualquiera de sus extremos. No puede comenzar otra ruta.

## close

rules-close-title = Completar la ruta
rules-close-may = Si, después de jugar, tu ruta tiene al menos tres cartas, puedes completarla. Si prefieres seguir alargándola, termina tu turno sin más: la mano y la ruta se quedan como están.
rules-close-order = Al completarla se sigue este orden:
rules-close-step-houses = Colocas oficinas.
rules-close-step-tiles = Te llevas las losetas de bonus que hayas conseguido.
rules-close-step-carriage = Tomas la siguiente diligencia, si la ruta es lo bastante larga.
rules-close-step-discard = Descartas la ruta y las cartas de la mano que te sobren, hasta quedarte con tres.
rules-close-over = Con eso acaba tu turno. En el siguiente comenzarás una ruta nueva.

## houses

rules-houses-title = Colocar oficinas
rules-houses-lead = Colocas oficinas en ciudades de la ruta que estás completando, de una de estas dos maneras:
rules-houses-one-each = una oficina en cada región de la ruta, en una de las ciudades por las que pasa; o bien
rules-houses-all-of-one = una oficina en cada ciudad de la ruta que pertenezca a una misma región, la que tú elijas.
rules-houses-limits = Solo puedes tener una oficina en cada ciudad. Las de los demás no te estorban.
rules-houses-may = Puedes colocar menos oficinas de las posibles, o ninguna. Hacia el final puede ser lo mejor: tu última oficina desencadena el fin de la partida.
rules-houses-example = Ejemplo: completas Zürich – Kempten – Augsburg – München – Salzburg. O bien colocas una oficina por región: en Zürich (Schweiz), en Salzburg (Salzburg) y en una de las ciudades de Baiern: Kempten, Augsburg o München. O bien colocas oficinas en las tres ciudades de Baiern: Kempten, Augsburg y München.
rules-houses-closing-alt = La ruta Zürich, Kempten, Augsburg, München, Salzburg y las dos maneras de colocar oficinas en ella.

## bonus-tiles

rules-bonus-tiles-title = Losetas de bonus
rules-bonus-tiles-lead = Después de colocar oficinas tomas todas las losetas que hayas conseguido, siempre la de arriba de cada pila. Hay tres clases, y una más por el fin de la partida.
rules-bonus-tiles-length = Rutas largas: una ruta de 5, de 6 o de 7 o más cartas da la loseta de esa longitud. Si la pila está vacía, toma de la siguiente más corta en la que quede alguna. Puedes reunir cuantas quieras.
rules-bonus-tiles-regions = Zonas de bonus: tener oficinas en todas las ciudades de una zona da su loseta, por muchas rutas que hayas necesitado. Una vez por partida y zona; si la pila está vacía, no recibes nada.
rules-bonus-tiles-all = Todas las regiones: tener una oficina en al menos una ciudad de cada una de las nueve regiones da esta loseta. También cuenta Polen, cuya única ciudad es Lodz. Una vez por partida; si la pila está vacía, no recibes nada.
rules-bonus-tiles-end = Fin de la partida: el primero que tome la diligencia 7 o coloque su última oficina recibe esta loseta en ese momento.
rules-bonus-tiles-example = Ejemplo: tienes oficinas en Basel y Zürich. Completas una ruta que pasa por Innsbruck y colocas allí una oficina: ya tienes completas Schweiz y Tyrol, y tomas la loseta de arriba de Schweiz/Tyrol.
rules-bonus-tiles-head-stack = Pila
rules-bonus-tiles-head-needs = Qué hace falta
rules-bonus-tiles-head-values = Valores, desde arriba
rules-bonus-tiles-needs-5 = una ruta de 5 cartas
rules-bonus-tiles-needs-6 = una ruta de 6 cartas
rules-bonus-tiles-needs-7 = una ruta de 7 o más cartas
rules-bonus-tiles-needs-all = una ciudad en cada una de las nueve regiones
rules-bonus-tiles-needs-end = ser el primero en tomar la diligencia 7 o en colocar su última oficina
rules-bonus-tiles-tiles-alt = Las diez pilas de losetas de bonus, con la más valiosa encima.

## carriages

rules-carriages-title = Diligencias
rules-carriages-text = Si las cartas de tu ruta igualan o superan el número de tu siguiente diligencia, la tomas. La primera es la 3; luego vienen la 4, la 5, la 6 y la 7.
rules-carriages-one = Una sola diligencia por ruta, y sin saltarse ninguna, por larga que sea la ruta. Si te corresponde una diligencia, la tomas: no se puede rechazar.
rules-carriages-example = Ejemplo: tienes la diligencia 4 y completas una ruta de 6. Tomas la 5. Para la 6 necesitas otra ruta.
rules-carriages-points = Al final solo cuenta tu diligencia más alta:
rules-carriages-head-carriage = Diligencia
rules-carriages-head-points = Puntos

## cartwright

rules-cartwright-title = { -cartwright }: una diligencia con una ruta más corta
rules-cartwright-text = Si a tu ruta le faltan una o dos cartas para la siguiente diligencia, con el { -cartwright } la tomas de todos modos. Si le faltan tres, no puede ayudarte.
rules-cartwright-choice = Es voluntario: puedes prescindir de él. Y si en este turno ya has recurrido a otro empleado, el { -cartwright } no está disponible.
rules-cartwright-example = Ejemplo: tienes la diligencia 5 y completas una ruta de 4. Con el { -cartwright } tomas la 6. Si ya tuvieras la 6, a esa misma ruta le faltarían tres cartas para la 7.

## discard

rules-discard-title = Descartar
rules-discard-text = Cuando todo lo demás está resuelto, las cartas de la ruta van a la pila de descartes. Si tienes más de tres cartas en la mano, eliges cuáles descartar hasta quedarte con tres. Todos las ven.

## game-end

rules-game-end-title = El final de la partida
rules-game-end-trigger = El primero que toma la diligencia 7 o coloca su vigésima oficina recibe la loseta «{ stack-game_end }». A partir de ahí se juega la ronda hasta el final: la partida termina cuando el último en el orden de asientos ha jugado su turno.
rules-game-end-last = Así, todos juegan el mismo número de turnos. Si quien toma la loseta es el último de la ronda, la partida termina con ese mismo turno.

## scoring

rules-scoring-title = Puntuación
rules-scoring-lead = Sumas
rules-scoring-carriage = los puntos de tu diligencia más alta
rules-scoring-tiles = más los valores de todas tus losetas de bonus
rules-scoring-houses = menos un punto por cada oficina sin colocar.
rules-scoring-winner = Gana quien tenga más puntos. Si hay empate en cabeza, gana quien tenga la loseta «{ stack-game_end }»; si no la tiene ninguno de los empatados, el que se siente más cerca, en sentido horario, de quien la tiene.
rules-scoring-example = Ejemplo: la diligencia 6 vale 7 puntos, unas losetas de 6, 4, 3 y 1 suman 14 y quedan tres oficinas: 7 + 14 − 3 = 18 puntos.

## supply

rules-supply-title = Cuando se acaban las cartas
rules-supply-shuffle = En cuanto el mazo queda vacío, se barajan los descartes y forman uno nuevo. Si lo vacía el cambio del { -administrator }, las cartas recién descartadas ya entran en él.
rules-supply-gap = Si no hay con qué rellenar un hueco entre las cartas boca arriba, queda libre hasta que haya cartas.
rules-supply-closing = Las cartas de una ruta completada y las descartadas de la mano se retiran todas juntas, cuando se ha tomado la última decisión.
rules-supply-nothing = Si no hay ninguna carta que robar, te quedas sin robar; si en ese caso debías recurrir al { -postmaster }, cuenta como usado de todos modos. Si además no tienes cartas en la mano, no puedes jugar: cuenta como si ya hubieras usado a tu empleado y pasas a completar tu ruta, si es lo bastante larga, o a terminar el turno. Hay que jugar de forma muy rara para llegar a eso.

## hidden-information

rules-hidden-information-title = Qué está oculto
rules-hidden-information-hidden = Dos cosas son secretas: el orden del mazo y las cartas que alguien robó de él y aún tiene en la mano.
rules-hidden-information-open = Todo lo demás lo han visto todos: las cartas robadas boca arriba, las jugadas, los descartes y las losetas. Si además la pantalla recuerda las cartas y losetas conocidas de los demás, se decide en cada mesa.

## options

rules-options-title = Opciones
rules-options-lead = Los reglamentos impresos difieren en tres puntos. Cada uno es una opción, y tres conjuntos predefinidos las combinan:
rules-options-head-option = Opción
rules-options-standard = «{ ruleset-standard }» sigue el reglamento inglés y las ediciones posteriores.
rules-options-first-printing = «{ ruleset-first-printing }» sigue los reglamentos español, polaco y francés, basados en la primera edición alemana.
rules-options-icelandic = «{ ruleset-icelandic }» sigue el reglamento islandés.
rules-options-free = También puedes fijar cada opción por separado. Los puntos según el número de la diligencia no están en ninguno de los tres conjuntos.

## notation

rules-notation-title = Acciones por escrito
rules-notation-lead = Donde puedes hacer clic, también puedes escribir. Estas son todas las acciones. Las ciudades se escriben en minúsculas y con ue en lugar de ü: ulm, zuerich, muenchen.
rules-notation-head-action = Acción
rules-notation-head-meaning = Qué hace
rules-notation-take = robar Ulm de las cartas boca arriba; después de tu primera carta, es recurrir al { -postmaster }
rules-notation-take-supply = robar la primera carta del mazo; después de tu primera carta, es recurrir al { -postmaster }
rules-notation-administrator = recurrir al { -administrator }
rules-notation-start = comenzar una ruta con Ulm; descarta la que tengas
rules-notation-left = añadir Ulm a la izquierda; después de tu primera carta, es recurrir al { -postal-carrier }
rules-notation-right = añadir Ulm a la derecha; después de tu primera carta, es recurrir al { -postal-carrier }
rules-notation-end = terminar el turno
rules-notation-close = completar la ruta
rules-notation-house = colocar una oficina en Ulm
rules-notation-done = no colocar más oficinas
rules-notation-cartwright = recurrir al { -cartwright }
rules-notation-decline = prescindir del { -cartwright }
rules-notation-discard = descartar Ulm de la mano
rules-notation-order = Las oficinas y los descartes se nombran en el orden de esta lista, para que cada elección se escriba de una sola manera:

## rulebooks-compared

rules-rulebooks-compared-title = Cinco reglamentos comparados
rules-rulebooks-compared-lead = Los reglamentos español, islandés, polaco, francés e inglés coinciden en casi todo. Aquí se ve en qué difieren o qué callan, y cómo jugamos nosotros.
rules-rulebooks-compared-head-point = Cuestión
rules-rulebooks-compared-head-books = Qué dicen los reglamentos
rules-rulebooks-compared-head-ours = Cómo jugamos
rules-compared-first-point = Quién empieza
rules-compared-first-books = Español, polaco, francés: el más joven. Inglés, islandés: como se quiera.
rules-compared-first-ours = Por sorteo, salvo que el anfitrión disponga otra cosa.
rules-compared-all-point = Loseta de todas las regiones
rules-compared-all-books = Inglés, islandés: una oficina en cada región. Español, polaco, francés: en cada región fuera de Baiern.
rules-compared-all-ours = Es una opción; lo estándar es cada región.
rules-compared-fallback-point = Se agota una pila de losetas de ruta
rules-compared-fallback-books = Islandés: solo las rutas de 7 o más toman de una pila más corta. Los demás: todas las rutas.
rules-compared-fallback-ours = Es una opción; lo estándar es todas las rutas.
rules-compared-points-point = Puntos de la diligencia
rules-compared-points-books = Polaco, francés, islandés: sus puntos. Español, inglés: su «valor», que también podría ser su número.
rules-compared-points-ours = Es una opción; lo estándar son los puntos impresos.
rules-compared-may-point = ¿Hay que colocar todas las oficinas posibles?
rules-compared-may-books = Los cinco dicen «puede».
rules-compared-may-ours = Se pueden colocar menos, o ninguna.
rules-compared-shuffle-point = Cuándo se barajan los descartes
rules-compared-shuffle-books = Los cinco: cuando se acaba el mazo. Ninguno dice si hay que esperar a que haga falta una carta.
rules-compared-shuffle-ours = Enseguida, en cuanto el mazo queda vacío.
rules-compared-nothing-point = No hay cartas que robar
rules-compared-nothing-books = No dicen nada.
rules-compared-nothing-ours = No se roba; véase «{ rules-supply-title }».
rules-rulebooks-compared-slips = Hay tres pasajes que tomamos por descuidos, no por opciones:
rules-slip-innsbruck = El ejemplo islandés dice que Innsbruck linda con Carlsruhe y con Regensburg. En el tablero no tiene camino a ninguna de las dos.
rules-slip-cartwright = El texto francés sobre el { -cartwright } solo habla de dos cartas de menos. Que falte una también vale.
rules-slip-last-round = El texto islandés sobre el final suena como si todos los demás tuvieran un turno más, pero añade que el primer jugador no lo tiene. Así que también allí se juega la ronda hasta el final.

## tips

rules-tips-title = Primeros consejos
rules-tips-officials = No hay muchos turnos. Recurre a un empleado en casi todos.
rules-tips-plan = Mientras construyes una ruta, ve reuniendo el comienzo de la siguiente. Si la completas con tres cartas o menos en la mano, no se pierde nada.
rules-tips-houses = Al planear una ruta, decide cuál de las dos maneras de colocar oficinas vas a usar. En las buenas rutas hay oficina en todas las ciudades, o en todas menos una.
rules-tips-single = Lodz, Innsbruck y Sigmaringen son las únicas ciudades de su región: sin ellas no hay loseta de todas las regiones. El único camino a Lodz sale de Pilsen.
rules-tips-end = No pierdas de vista quién puede acabar la partida y cuándo. Las oficinas sin colocar restan puntos.
