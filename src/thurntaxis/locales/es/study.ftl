### Qué gana: lo que miles de partidas de bots fuertes dicen del juego.

study-lead = { $games } partidas de bots fuertes ({ $level }) y lo que dicen de Thurn und Taxis. La línea junto a una marca es su intervalo del 95 %; la marca dorada indica dónde estarían jugadores de igual fuerza.
study-players = Jugadores
study-winners = ganadores
study-others = los demás
study-value = valor
study-figures = Cifras
study-cell = { $value } (de { $low } a { $high }; sobre { $count })
study-interval = { $value } (de { $low } a { $high })
study-at = { $players } jugadores

study-short-title = En pocas palabras
study-short-end = <b>Termina tú la partida.</b> Quien la termina gana el { $two }, el { $three } y el { $four } de las partidas de dos, tres y cuatro jugadores.
study-short-provinces = <b>Ten oficinas en todas partes.</b> Con cuatro jugadores, el { $winners } de los ganadores tiene una loseta «Todas las regiones», frente al { $others } de los demás.
study-short-routes = <b>Cinco rutas cortas.</b> Los ganadores completan cinco rutas, cada una por una diligencia; con cuatro jugadores, esas rutas tienen { $length } ciudades de media.
study-short-seat = <b>El último asiento es el mejor.</b> Gana el { $three } de las partidas de tres jugadores y el { $four } de las de cuatro.
study-short-officials = <b>No renuncies a ningún empleado.</b> Con cuatro jugadores, quien nunca recurre al Carretero gana el { $wins } de las partidas; lo justo sería una de cada cuatro.

study-end-title = El final
study-end-text = Con { $players } jugadores, una partida dura { $rounds } rondas de media. El { $carriage } de las partidas termina con la diligencia 7, las otras con la última oficina, y el { $wins } las gana quien las termina.
study-rounds-caption = Rondas por partida, con { $players } jugadores
study-wait-text = Un experimento: la primera vez que alguien podía tomar la diligencia 7, la partida siguió de dos maneras. Con { $players } jugadores, terminar enseguida dio la victoria en el { $ends } de las partidas, y esperar al menos un turno, en el { $waits }.
study-wait-caption = Partidas ganadas terminando o esperando, según la ventaja al completar; mesas de todos los tamaños
study-ends = termina enseguida
study-waits = espera
study-lead-behind = { $from } o más por detrás
study-lead-level = más o menos iguales
study-lead-ahead = de { $from } a { $to } por delante
study-lead-far = { $from } o más por delante

study-length-title = Rutas
study-length-text = La mayoría de las rutas tiene tres o cuatro ciudades. Con la ayuda del Carretero, cinco rutas bastan para cinco diligencias; una más larga tiene que compensar sus turnos con una loseta o con oficinas.
study-length-caption = Longitud de las rutas completadas, con { $players } jugadores
study-and-more = { $length }+
study-habit-text = Un experimento: un jugador sigue una regla fija sobre cuándo completar sus rutas, y por lo demás juega libremente. Toda costumbre así cuesta partidas.
study-habit-caption = Partidas ganadas con una costumbre fija, con { $players } jugadores
study-habit-most = completa con { $length } a más tardar
study-habit-least = nunca completa con menos de { $length }

study-points-title = Puntos y losetas
study-points-text = Con { $players } jugadores, el ganador tiene { $winners } puntos de media y los demás { $others }.
study-points-caption = De dónde vienen los puntos, con { $players } jugadores
study-tiles-text = Con { $players } jugadores, quien tiene una loseta de todas las regiones gana el { $wins } de las partidas, y el { $decides } de esas victorias no lo serían sin sus puntos. Esto no es un experimento: quien va por delante consigue más losetas.
study-tiles-caption = Puntos de cada pila de losetas, con { $players } jugadores

study-officials-title = Empleados postales
study-officials-text = Un experimento: un jugador no puede recurrir nunca a uno de los empleados (con la mano vacía, el Jefe Postal viene igualmente). El que más se echa en falta es el Jefe Postal, y el que menos, el Administrador.
study-without-caption = Partidas ganadas sin un empleado, con { $players } jugadores
study-without = sin el { $official }
study-calls-caption = Turnos en los que ayuda cada uno, con { $players } jugadores
study-forced = Jefe Postal, mano vacía
study-nobody = nadie

study-first-title = La primera ciudad
study-first-text = Un experimento: la primera carta se sortea entre las cartas boca arriba. Lo que más dio: { $best }; lo que menos: { $worst }. Las diferencias son pequeñas, y la mayoría de los intervalos contiene el cero.
study-first-caption = Puntos ganados o perdidos al comenzar en una ciudad, frente a la media; mesas de todos los tamaños

study-seats-title = Asientos
study-seats-text = Con dos jugadores los asientos valen casi lo mismo. Con tres y cuatro gana más el último: la ronda se juega hasta el final, así que nunca pierde un turno, y si termina él la partida, ya nadie juega después.
study-seats-caption = Partidas ganadas por cada asiento
study-seat = { $players } jugadores, asiento { $seat }

study-luck-title = Suerte
study-luck-text = Con { $players } jugadores, los mismos bots jugaron otra vez las mismas cartas, y en el { $same } de los casos ganó el mismo asiento. Entre iguales, las cartas robadas explican al menos el { $cards } de los resultados; lo que solo se ve a posteriori no entra en esa cifra. Entre jugadores desiguales cuenta más la habilidad:
study-weaker-caption = Partidas ganadas por un bot más débil frente a bots de nivel { $level }, con { $players } jugadores

study-claims-title = Lo que dicen los jugadores
study-claims-text = Consejos de jugadores con experiencia, contrastados con estas partidas. Confirmado o refutado quiere decir que todo el intervalo queda a un lado del umbral. Solo un experimento muestra una causa; lo demás es lo que los ganadores tienen en común.
study-verdict-confirmed = confirmado
study-verdict-refuted = refutado
study-verdict-open = no concluyente
study-verdict-mixed = depende
study-claim-turns = Una buena partida dura de 17 a 21 turnos.
study-test-turns = Partidas de esa duración (umbral: { $bar }).
study-claim-officials = Recurre a un empleado en casi todos los turnos.
study-test-officials = Turnos con empleado (umbral: { $bar }).
study-claim-throw = Completa la ruta con tres cartas en la mano como mucho.
study-test-throw = Cuántas cartas menos que los demás tira un ganador.
study-claim-efficient = Cada ciudad de la ruta recibe una oficina, o todas menos una.
study-test-efficient = Rutas de los ganadores en las que es así (umbral: { $bar }).
study-claim-own_cities = Evita las ciudades donde ya tienes oficina.
study-test-own_cities = Cuántas ciudades de esas evita de más la ruta de un ganador, frente a las de los demás.
study-claim-all_provinces = El ganador casi siempre tiene oficina en cada región.
study-test-all_provinces = Ganadores con esa loseta (umbral: { $bar }).
study-claim-single_cities = Las regiones de una sola ciudad valen más al principio.
study-test-single_cities = Puntos ganados al comenzar en una (experimento).
study-claim-pilsen = Pilsen vale mucho, por ser el único camino a Lodz.
study-test-pilsen = Puntos ganados al comenzar allí (experimento).
study-claim-race = La carrera por la diligencia 7 marca el ritmo.
study-test-race = Partidas que terminan con ella (umbral: { $bar }).
study-claim-cartwright = No recurras al Carretero por costumbre.
study-test-cartwright = Diligencias de los ganadores sin su ayuda (umbral: { $bar }).
study-claim-administrator = Recurre pocas veces al Administrador.
study-test-administrator = Turnos sin él (umbral: { $bar }).
study-claim-roads = Comienza con una carta a la que se unen muchas otras.
study-test-roads = Puntos por cada camino más de la primera ciudad (experimento).
study-claim-first_carriage = Consigue pronto la primera diligencia.
study-test-first_carriage = Cuántas rondas antes completa un ganador la primera ruta.
study-claim-watching = Fíjate en lo que preparan los demás.
study-test-watching = Partidas ganadas por un bot que lo hace, entre otros iguales que no (experimento); umbral: la parte que tocaría a cada uno.
study-claim-houses_left = Un final temprano castiga a quienes tienen muchas oficinas sin colocar.
study-test-houses_left = Cuántas oficinas menos que a los demás le quedan a quien termina la partida.

study-method-title = Cómo se hizo
study-method-text = Bots de nivel { $level } entre sí y, en menor número, partidas de nivel { $stronger } para ver si allí pasa lo mismo; { $date }. Cada experimento cambia una cosa y nada más.
study-limits-text = Los bots no son personas. Un bot con una desventaja no está hecho para ella y pierde más que uno que lo estuviera. Las diferencias pequeñas piden más partidas que estas. Desde entonces los bots se han vuelto más fuertes; los de hoy quizá jueguen de otra manera.
