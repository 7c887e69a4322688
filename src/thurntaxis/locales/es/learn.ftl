### La lección.

learn-title = Aprender a jugar
learn-progress = Paso { $step } de { $count }
learn-steps = Pasos de la lección
learn-task = Tu tarea
learn-well-done = ¡Bien hecho!
learn-not-quite = Casi
learn-next = Siguiente paso
learn-finish = Terminar la lección
learn-back = Atrás
learn-skip = Saltar
learn-try = Probar
learn-again = Otra vez
learn-start-over = Empezar de nuevo
learn-leave = Salir de la lección
learn-more = Más en las reglas
learn-finished-title = Ya sabes jugar
learn-finished-text = Eso era todo. Lo demás es práctica: ¿qué tal una primera partida contra bots fáciles?
learn-finished-puzzles = Resolver problemas
learn-finished-play = Jugar la primera partida
learn-nudge-start = Así abandonas tu ruta. Esta vez consérvala.
learn-nudge-end = Tu turno ha terminado y la ruta sigue abierta. Esta vez complétala.

learn-postmaster-title = Dos cartas para empezar
learn-postmaster-text = Construyes rutas postales, ciudad a ciudad. Los caminos del tablero muestran qué ciudades son vecinas. No tienes cartas en la mano, así que debes recurrir al <b>Jefe Postal</b>: robas <b>dos</b> cartas en vez de una. Después juegas una de ellas.
learn-postmaster-task = Roba las dos únicas cartas boca arriba que están unidas por un camino. Después comienza tu ruta con cualquiera de ellas.
learn-postmaster-done = Ulm y Augsburg son vecinas. Sin cartas en la mano siempre te ayuda el Jefe Postal. Y como en cada turno solo puede ayudarte un empleado, no puede hacerlo ningún otro.
learn-postmaster-nudge-road = Esa ciudad no tiene vecinas entre las demás cartas. Busca dos con un camino entre ellas.
learn-postmaster-nudge-supply = Una carta del mazo puede ser cualquiera. Esta vez roba las dos boca arriba.
learn-postmaster-nudge = Roba Ulm y Augsburg y comienza con una de ellas.

learn-ends-title = Dos extremos abiertos
learn-ends-text = Una ruta crece por su <b>extremo izquierdo o derecho</b>, nunca por el medio. Un camino debe unir la nueva ciudad con la de ese extremo. Si una carta encaja en los dos, elige primero la carta y luego el extremo.
learn-ends-task = Juega Kempten de modo que München todavía encaje en el próximo turno.
learn-ends-done = Ahora München encaja junto a Augsburg. Piensa en la próxima carta antes de jugar esta.
learn-ends-nudge-right = Ahora los extremos son Ulm y Kempten, y München no tiene camino a ninguno. Pon Kempten en el otro extremo.
learn-ends-nudge-other = No está mal: Kempten aún encajaría después. Pero esta vez juega Kempten, que encaja en los dos extremos.
learn-ends-nudge-take = Al robar otra carta has recurrido al Jefe Postal. Ya tienes en la mano lo que necesitas.
learn-ends-nudge = Pon Kempten en el extremo izquierdo, antes de Ulm.

learn-alive-title = Una ruta que muere
learn-alive-text = Debes jugar una carta en <b>cada</b> turno. Si no encaja ninguna de las tuyas, tienes que descartar la ruta entera y empezar otra. Por eso, mira los dos extremos antes de robar.
learn-alive-task = Mantén viva la ruta Lodz – Pilsen – Budweis.
learn-alive-done = Solo Linz podía salvarla. Lodz no tiene salida: su único camino lleva a Pilsen.
learn-alive-nudge-start = No encajaba ninguna carta y la ruta se ha perdido. ¿Qué carta boca arriba tiene camino a Budweis?
learn-alive-nudge = Roba Linz y juégala después de Budweis.

learn-administrator-title = Seis cartas nuevas
learn-administrator-text = ¿No te sirve nada de lo que hay boca arriba? Antes de que robes, el <b>Administrador</b> puede cambiar las seis. Será tu empleado de este turno, así que no abuses de él.
learn-administrator-task = Aquí ninguna carta encaja con Basel ni con Zürich. Recurre al Administrador, roba una carta que encaje y juégala.
learn-administrator-done = La ruta continúa. También podrías haber robado del mazo, pero eso es cuestión de suerte.
learn-administrator-nudge-first = Cuando ya has robado una carta es tarde para el Administrador. Recurre a él antes.
learn-administrator-nudge-fit = Esa ciudad no tiene camino a Basel ni a Zürich. Dos de las cartas nuevas sí.
learn-administrator-nudge = Recurre al Administrador antes de robar.

learn-carrier-title = Dos cartas en un turno
learn-carrier-text = Con el <b>Cochero</b> juegas una segunda carta: basta con jugar otra que encaje. Tiene que alargar la misma ruta, por cualquiera de sus extremos.
learn-carrier-task = Juega en este turno tus dos cartas.
learn-carrier-done = Cuatro ciudades seguidas. A partir de tres puedes completar una ruta; cuándo, lo decides tú.
learn-carrier-nudge-official = Robar otra carta es recurrir al Jefe Postal. Con un empleado por turno, el Cochero ya no puede ayudarte.
learn-carrier-nudge = Aún te queda una carta en la mano. Juégala también antes de hacer otra cosa.

learn-houses-title = Completar: dos formas de colocar oficinas
learn-houses-text = Al completar una ruta colocas oficinas en sus ciudades, de una de estas dos formas: <b>una oficina en cada región</b>, o <b>todas las oficinas en una sola región</b>.
learn-houses-task = Completa tu ruta con una oficina en cada región. En Baiern, que sea en München.
learn-houses-done = Zürich, München y Salzburg. De la otra forma habrían sido Kempten, Augsburg y München. Elige la forma al planear la ruta, no al completarla.
learn-houses-nudge = Elige «Una oficina en cada región» y, en Baiern, München.

learn-regions-title = Losetas de bonus
learn-regions-text = Las rutas largas dan losetas, y las zonas de bonus también: si tienes oficinas en <b>todas las ciudades de una zona</b>, tomas la loseta de arriba, sin importar cuántas rutas hayan hecho falta. La primera de cada pila es la que más vale.
learn-regions-task = Ya tienes una oficina en Freiburg. Termina Baden: juega la carta adecuada y completa la ruta.
learn-regions-done = Tres puntos por Baden. Quien llegue después se llevará dos.
learn-regions-nudge-card = Baden tiene tres ciudades: Freiburg, Mannheim y Carlsruhe. A tu ruta aún le falta una.
learn-regions-nudge = Completa la ruta con oficinas en Mannheim y Carlsruhe.

learn-carriages-title = Las diligencias y el Carretero
learn-carriages-text = Una ruta completada puede darte la siguiente diligencia: 3, 4, 5, 6, 7, sin saltarse ninguna. La ruta necesita tantas cartas como indica su número. Si faltan una o dos, ayuda el <b>Carretero</b>.
learn-carriages-task = Tu siguiente diligencia es la 5 y tu ruta tiene tres cartas. Complétala y toma la diligencia de todos modos.
learn-carriages-done = La diligencia 5 con una ruta de tres. Solo es posible si en este turno no te ha ayudado otro empleado.
learn-carriages-nudge-decline = Oficinas sí, pero sin diligencia. Marca la casilla del Carretero al completar la ruta.
learn-carriages-nudge-carrier = Ahora tu empleado es el Cochero y el Carretero ya no puede ayudar. Y cuatro cartas son pocas para la diligencia 5.
learn-carriages-nudge = Completa la ruta y recurre al Carretero.

learn-limit-title = Te quedas con tres cartas
learn-limit-text = Al completar una ruta conservas <b>tres cartas como mucho</b>; el resto de la mano se descarta. Reúne el comienzo de la próxima ruta mientras construyes esta, pero sin pasarte.
learn-limit-task = Completa la ruta. Conserva las tres cartas que ya forman otra.
learn-limit-done = Pilsen, Budweis y Linz: la próxima ruta está casi empezada.
learn-limit-nudge = Tres de tus cartas son vecinas en el este: conserva Pilsen, Budweis y Linz.

learn-race-title = La carrera final
learn-race-text = Quien toma la <b>diligencia 7</b> o coloca su <b>oficina número 20</b> pone fin a la partida: se juega la ronda hasta el final y se acabó. Aquí juegas en último lugar; nadie tendrá turno después de ti.
learn-race-task = Vas por delante. Acaba la partida ahora con la diligencia 7.
learn-race-done = Cinco cartas y el Carretero hacen siete. Además, la loseta de fin de la partida vale un punto.
learn-race-nudge-carrier = Con seis cartas falta una, y después del Cochero ya no hay Carretero. Aquí, menos es más.
learn-race-nudge-postmaster = Ahora tu empleado es el Jefe Postal, y el Carretero no puede ayudarte al completar la ruta.
learn-race-nudge-decline = Sin el Carretero no hay diligencia 7. Marca su casilla al completar la ruta.
learn-race-nudge = Juega una carta, completa la ruta y recurre al Carretero.

learn-scoring-title = Contar los puntos
learn-scoring-text = Al final cuentan tu <b>diligencia</b> y tus <b>losetas</b>, y pierdes un punto por <b>cada oficina sin colocar</b>. Si empatas con quien tiene la loseta de fin de la partida, gana esa persona.
learn-scoring-task = Es tu último turno. Leonhard tiene 6 puntos y la loseta de fin de la partida. Juega la carta ganadora y completa la ruta.
learn-scoring-done = Tres oficinas, una loseta por cinco cartas y la mejor de las dos losetas de zona: 7 a 6.
learn-scoring-nudge-tie = 6 a 6, pero Leonhard tiene la loseta de fin de la partida. Compara las losetas de las dos zonas que puedes terminar.
learn-scoring-nudge = No es suficiente. Cada oficina cuenta, y una zona terminada da su loseta de arriba.

learn-puzzle-title = Un problema para terminar
learn-puzzle-text = Otra vez tu último turno. Leonhard tiene 10 puntos y la loseta de fin de la partida; tú estás en −3. Los cuatro empleados podrían ayudarte todavía, pero solo puede hacerlo uno.
learn-puzzle-task = Encuentra la jugada ganadora. Se puede llegar a once puntos.
learn-puzzle-done = Lodz era la clave: con Polen y Tyrol tienes oficinas en las nueve regiones. Quien gana tiene casi siempre esa loseta.
learn-puzzle-nudge-postmaster = Ahora tienes dos cartas más, pero solo puedes jugar una. Otro empleado te ayudaría más.
learn-puzzle-nudge-administrator = Lo que necesitas ya estaba boca arriba.
learn-puzzle-nudge-cartwright = Una diligencia mayor te da dos puntos. Una de las losetas da el triple.
learn-puzzle-nudge = No es suficiente. ¿En qué regiones no tienes todavía ninguna oficina?
