advice-no-reason = Aquí no había nada que elegir.

# Va tras dos puntos.
advice-because =
    { $term ->
        [houses] así pones oficinas donde conviene
        [tiles] así te acercas a las losetas de bonus
        [carriage] ahora lo que más cuenta es la siguiente diligencia
        [hand] así preparas la próxima ruta
        [clock] es lo que conviene para lo que queda de partida
       *[route] así la ruta sigue creciendo
    }

advice-take = Roba { $city }: { advice-because }. Probabilidad de ganar: cerca del { $chance } %.
advice-take-supply = Roba del mazo: ninguna carta boca arriba ayuda tanto. Probabilidad de ganar: cerca del { $chance } %.
advice-postmaster = Recurre al Jefe Postal y roba { $city } como segunda carta: { advice-because }. Probabilidad de ganar: cerca del { $chance } %.
advice-postmaster-supply = Recurre al Jefe Postal y roba una segunda carta del mazo. Probabilidad de ganar: cerca del { $chance } %.
advice-administrator = Recurre al Administrador: las cartas boca arriba ofrecen poco. Probabilidad de ganar: cerca del { $chance } %.
advice-start = Comienza una ruta nueva con { $city }: { advice-because }. Probabilidad de ganar: cerca del { $chance } %.
advice-extend = Añade { $city } a la ruta: { advice-because }. Probabilidad de ganar: cerca del { $chance } %.
advice-restart =
    Abandona tu ruta ({ $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }) y vuelve a empezar con { $city }: { advice-because }. Probabilidad de ganar: cerca del { $chance } %.
advice-carrier = Añade también { $city } con el Cochero: { advice-because }. Probabilidad de ganar: cerca del { $chance } %.
advice-end = Deja abierta la ruta de { $length }: vale la pena esperar a que crezca. Probabilidad de ganar: cerca del { $chance } %.
advice-close = Completa ahora la ruta de { $length }: { advice-because }. Probabilidad de ganar: cerca del { $chance } %.
advice-houses =
    { $houses ->
        [one] Coloca una oficina en { $city }: { advice-because }.
       *[other] Coloca { $houses } oficinas, la primera en { $city }: { advice-because }.
    } Probabilidad de ganar: cerca del { $chance } %.
advice-done = No coloques más oficinas: otra te perjudicaría ahora. Probabilidad de ganar: cerca del { $chance } %.
advice-cartwright = Recurre al Carretero: compensa tener antes la diligencia. Probabilidad de ganar: cerca del { $chance } %.
advice-decline = Deja la diligencia para más adelante. Probabilidad de ganar: cerca del { $chance } %.
advice-discard = Descarta { $city }: es la que menos encaja en la próxima ruta. Probabilidad de ganar: cerca del { $chance } %.
