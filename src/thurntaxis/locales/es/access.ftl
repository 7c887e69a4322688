### La mesa en palabras.

access-title = La mesa en palabras
access-now = Ahora
access-round = Ronda { $round }.
access-display = Boca arriba: { $cities }.
access-display-none = No hay cartas boca arriba.
access-supply = { $count ->
    [one] Una carta en el mazo.
   *[other] { $count } cartas en el mazo.
}
access-hand = Tu mano: { $cities }.
access-hand-none = No tienes cartas en la mano.
access-route = Tu ruta, de izquierda a derecha: { $cities }.
access-route-none = Todavía no tienes ruta.
access-called = Te ayuda este turno: { $official }.
access-seat =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
access-seat-hidden = { $name }
access-seat-route = Ruta: { $cities }.
access-seat-route-none = Sin ruta.
access-seat-houses = Oficinas en { $cities }; por colocar: { $left }.
access-seat-houses-none = Aún sin oficinas; por colocar: { $left }.
access-seat-carriage = Diligencia { $carriage }.
access-seat-carriage-none = Aún sin diligencia.
access-seat-tiles = Losetas: { $tiles }.
access-seat-tile = { $stack } { $value }
access-seat-hand = { $count ->
    [0] Sin cartas en la mano.
    [one] Una carta en la mano.
   *[other] { $count } cartas en la mano.
}
access-seat-known = De ellas se conocen: { $cities }.
access-seat-finished = Ya ha jugado su último turno.
access-last-turn-end = Tu último turno: si lo terminas ahora, tu ruta de { $count } cartas no puntúa. Escribe «end» otra vez para terminarlo, o «close» para completar la ruta.
access-typed-again = Escribe «{ $action }» otra vez para hacerlo de todos modos.
access-cities = Ciudades
access-city = { $city }, { $province }: caminos a { $roads }; oficinas: { $names }.
access-nobody = ninguna
access-typed = Escribe una acción
access-typed-help = Por ejemplo «take ulm», «left ulm» o «close». Con las flechas eliges entre lo que ahora es posible.
access-typed-send = Ejecutar
access-typed-possible = { $count ->
    [0] Ahora no se puede hacer nada.
    [one] Hay una acción posible.
   *[other] Hay { $count } acciones posibles.
}
access-typed-done = Hecho: { $action }
access-typed-list = Acciones posibles
