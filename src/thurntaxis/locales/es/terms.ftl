### Tratamiento de «tú». Las ciudades y las regiones conservan el nombre que llevan en el tablero.

-administrator = Administrador
-postmaster = Jefe Postal
-postal-carrier = Cochero
-cartwright = Carretero

official-administrator = { -administrator }
official-postmaster = { -postmaster }
official-postal_carrier = { -postal-carrier }
official-cartwright = { -cartwright }

official-administrator-does = Cambia todas las cartas boca arriba antes de robar.
official-postmaster-does = Roba una segunda carta.
official-postal_carrier-does = Juega una segunda carta.
official-cartwright-does = Toma la siguiente diligencia aunque a tu ruta le falten una o dos cartas.

phase-draw = Robar una carta
phase-play = Jugar una carta
phase-finish = Completar la ruta o terminar
phase-houses = Colocar oficinas
phase-carriage = Carretero
phase-discard = Descartar
phase-over = Partida terminada

stack-route_5 = Ruta de 5
stack-route_6 = Ruta de 6
stack-route_7 = Ruta de 7 o más
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = Todas las regiones
stack-outside_baiern = Fuera de Baiern
stack-game_end = Fin de la partida

ruleset-standard = Estándar
ruleset-first-printing = Primera edición
ruleset-icelandic = Edición islandesa
option-all_provinces = Loseta «Todas las regiones»
option-all_provinces-every_province = una oficina en cada región
option-all_provinces-outside_baiern = una oficina en cada región menos Baiern
option-route_tile_fallback = Si se agota una pila de losetas de ruta
option-route_tile_fallback-always = se toma siempre de la siguiente pila más corta
option-route_tile_fallback-seven_only = solo las rutas de 7 o más toman de una pila más corta
option-carriage_points = Puntos de las diligencias
option-carriage_points-printed = los impresos: 2, 3, 5, 7, 10
option-carriage_points-length = el número de la diligencia: 3, 4, 5, 6, 7
