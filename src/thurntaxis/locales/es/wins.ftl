### Qué gana: lo que miles de partidas de bots fuertes dicen del juego.

wins-lead = { $games } partidas de bots fuertes ({ $level }) y lo que dicen de Thurn und Taxis. La línea junto a una marca es su intervalo del 95 %; la marca dorada indica dónde estarían jugadores de igual fuerza.
wins-players = Jugadores
wins-winners = ganadores
wins-others = los demás
wins-value = valor
wins-figures = Cifras
wins-cell = { $value } (de { $low } a { $high }; sobre { $count })
wins-interval = { $value } (de { $low } a { $high })
wins-at = { $players } jugadores

wins-short-title = En pocas palabras
wins-short-end = <b>Termina tú la partida.</b> Quien la termina gana el { $two }, el { $three } y el { $four } de las partidas de dos, tres y cuatro jugadores.
wins-short-provinces = <b>Ten oficinas en todas partes.</b> Con cuatro jugadores, el { $winners } de los ganadores tiene una loseta «Todas las regiones», frente al { $others } de los demás.
wins-short-routes = <b>Cinco rutas cortas.</b> Los ganadores completan cinco rutas, cada una por una diligencia; con cuatro jugadores, esas rutas tienen { $length } ciudades de media.
wins-short-seat = <b>Para estos bots, el último asiento es el mejor.</b> Gana el { $three } de las partidas de tres jugadores y el { $four } de las de cuatro.
wins-short-officials = <b>No renuncies a ningún empleado.</b> Con cuatro jugadores, quien nunca recurre al Carretero gana el { $wins } de las partidas; lo justo sería una de cada cuatro.

wins-end-title = El final
wins-end-text = Con { $players } jugadores, una partida dura { $rounds } rondas de media. El { $carriage } de las partidas termina con la diligencia 7, las otras con la última oficina, y el { $wins } las gana quien las termina.
wins-rounds-caption = Rondas por partida, con { $players } jugadores
wins-wait-text = Un experimento: la primera vez que alguien podía tomar la diligencia 7, la partida siguió de dos maneras. Con { $players } jugadores, terminar enseguida dio la victoria en el { $ends } de las partidas, y esperar al menos un turno, en el { $waits }.
wins-wait-caption = Partidas ganadas terminando o esperando, según la ventaja al completar; mesas de todos los tamaños
wins-ends = termina enseguida
wins-waits = espera
wins-lead-behind = { $from } o más por detrás
wins-lead-level = más o menos iguales
wins-lead-ahead = de { $from } a { $to } por delante
wins-lead-far = { $from } o más por delante

wins-length-title = Rutas
wins-length-text = La mayoría de las rutas tiene tres o cuatro ciudades. Con la ayuda del Carretero, cinco rutas bastan para cinco diligencias; una más larga tiene que compensar sus turnos con una loseta o con oficinas.
wins-length-caption = Longitud de las rutas completadas, con { $players } jugadores
wins-and-more = { $length }+
wins-habit-text = Un experimento: un jugador sigue una regla fija sobre cuándo completar sus rutas, y por lo demás juega libremente. Toda costumbre así cuesta partidas.
wins-habit-caption = Partidas ganadas con una costumbre fija, con { $players } jugadores
wins-habit-most = completa con { $length } a más tardar
wins-habit-least = nunca completa con menos de { $length }

wins-points-title = Puntos y losetas
wins-points-text = Con { $players } jugadores, el ganador tiene { $winners } puntos de media y los demás { $others }.
wins-points-caption = De dónde vienen los puntos, con { $players } jugadores
wins-tiles-text = Con { $players } jugadores, quien tiene una loseta de todas las regiones gana el { $wins } de las partidas, y el { $decides } de esas victorias no lo serían sin sus puntos. Esto no es un experimento: quien va por delante consigue más losetas.
wins-tiles-caption = Puntos de cada pila de losetas, con { $players } jugadores

wins-officials-title = Empleados postales
wins-officials-text = Un experimento: un jugador no puede recurrir nunca a uno de los empleados (con la mano vacía, el Jefe Postal viene igualmente). El que más se echa en falta es el Jefe Postal, y el que menos, el Administrador.
wins-without-caption = Partidas ganadas sin un empleado, con { $players } jugadores
wins-without = sin el { $official }
wins-calls-caption = Turnos en los que ayuda cada uno, con { $players } jugadores
wins-forced = Jefe Postal, mano vacía
wins-nobody = nadie

wins-first-title = La primera ciudad
wins-first-text = Un experimento: la primera carta se sortea entre las cartas boca arriba. Lo que más dio: { $best }; lo que menos: { $worst }. Las diferencias son pequeñas, y la mayoría de los intervalos contiene el cero.
wins-first-caption = Puntos ganados o perdidos al comenzar en una ciudad, frente a la media; mesas de todos los tamaños
wins-explorer = Primeras rutas: qué roban y colocan al principio los bots fuertes

wins-seats-title = Asientos
wins-seats-text = Con dos jugadores los asientos valen casi lo mismo. Con tres y cuatro gana más el último: la ronda se juega hasta el final, así que nunca pierde un turno, y si termina él la partida, ya nadie juega después. Los bots actuales de nivel { $stronger } ganan casi con la misma frecuencia en cada asiento.
wins-seats-caption = Partidas ganadas por cada asiento
wins-seat = { $players } jugadores, asiento { $seat }

wins-luck-title = Suerte
wins-luck-text = Con { $players } jugadores, los mismos bots jugaron otra vez las mismas cartas, y en el { $same } de los casos ganó el mismo asiento. Entre iguales, las cartas robadas explican al menos el { $cards } de los resultados; lo que solo se ve a posteriori no entra en esa cifra. Entre jugadores desiguales cuenta más la habilidad:
wins-weaker-caption = Partidas ganadas por un bot más débil frente a bots de nivel { $level }, con { $players } jugadores

wins-claims-title = Lo que dicen los jugadores
wins-claims-text = Consejos de jugadores con experiencia, contrastados con estas partidas. Confirmado o refutado quiere decir que todo el intervalo queda a un lado del umbral. Solo un experimento muestra una causa; lo demás es lo que los ganadores tienen en común.
wins-verdict-confirmed = confirmado
wins-verdict-refuted = refutado
wins-verdict-open = no concluyente
wins-verdict-mixed = depende
wins-claim-turns = Una buena partida dura de 17 a 21 turnos.
wins-test-turns = Partidas de esa duración (umbral: { $bar }).
wins-claim-officials = Recurre a un empleado en casi todos los turnos.
wins-test-officials = Turnos con empleado (umbral: { $bar }).
wins-claim-throw = Completa la ruta con tres cartas en la mano como mucho.
wins-test-throw = Cuántas cartas menos que los demás tira un ganador.
wins-claim-efficient = Cada ciudad de la ruta recibe una oficina, o todas menos una.
wins-test-efficient = Rutas de los ganadores en las que es así (umbral: { $bar }).
wins-claim-own_cities = Evita las ciudades donde ya tienes oficina.
wins-test-own_cities = Cuántas ciudades de esas evita de más la ruta de un ganador, frente a las de los demás.
wins-claim-all_provinces = El ganador casi siempre tiene oficina en cada región.
wins-test-all_provinces = Ganadores con esa loseta (umbral: { $bar }).
wins-claim-single_cities = Las regiones de una sola ciudad valen más al principio.
wins-test-single_cities = Puntos ganados al comenzar en una (experimento).
wins-claim-pilsen = Pilsen vale mucho, por ser el único camino a Lodz.
wins-test-pilsen = Puntos ganados al comenzar allí (experimento).
wins-claim-race = La carrera por la diligencia 7 marca el ritmo.
wins-test-race = Partidas que terminan con ella (umbral: { $bar }).
wins-claim-cartwright = No recurras al Carretero por costumbre.
wins-test-cartwright = Diligencias de los ganadores sin su ayuda (umbral: { $bar }).
wins-claim-administrator = Recurre pocas veces al Administrador.
wins-test-administrator = Turnos sin él (umbral: { $bar }).
wins-claim-roads = Comienza con una carta a la que se unen muchas otras.
wins-test-roads = Puntos por cada camino más de la primera ciudad (experimento).
wins-claim-first_carriage = Consigue pronto la primera diligencia.
wins-test-first_carriage = Cuántas rondas antes completa un ganador la primera ruta.
wins-claim-watching = Fíjate en lo que preparan los demás.
wins-test-watching = Partidas ganadas por un bot que lo hace, entre otros iguales que no (experimento); umbral: la parte que tocaría a cada uno.
wins-claim-houses_left = Un final temprano castiga a quienes tienen muchas oficinas sin colocar.
wins-test-houses_left = Cuántas oficinas menos que a los demás le quedan a quien termina la partida.

wins-method-title = Cómo se hizo
wins-method-text = Bots de nivel { $level } entre sí y, en menor número, partidas de nivel { $stronger } para ver si allí pasa lo mismo; { $date }. Cada experimento cambia una cosa y nada más.
wins-limits-text = Los bots no son personas. Un bot con una desventaja no está hecho para ella y pierde más que uno que lo estuviera. Las diferencias pequeñas piden más partidas que estas. Desde entonces los bots se han vuelto más fuertes; los de hoy quizá jueguen de otra manera.
