advice-no-reason = Aquí no había nada que elegir.

advice-take = Roba { $city }. Probabilidad de ganar: cerca del { $chance } %.
advice-take-supply = Roba del mazo. Probabilidad de ganar: cerca del { $chance } %.
advice-postmaster = Recurre al Jefe Postal y roba { $city } como segunda carta. Probabilidad de ganar: cerca del { $chance } %.
advice-postmaster-supply = Recurre al Jefe Postal y roba una segunda carta del mazo. Probabilidad de ganar: cerca del { $chance } %.
advice-administrator = Recurre al Administrador. Probabilidad de ganar: cerca del { $chance } %.
advice-start = Comienza una ruta nueva con { $city }. Probabilidad de ganar: cerca del { $chance } %.
advice-extend = Añade { $city } a la ruta. Probabilidad de ganar: cerca del { $chance } %.
advice-restart =
    Abandona tu ruta ({ $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }) y vuelve a empezar con { $city }. Probabilidad de ganar: cerca del { $chance } %.
advice-carrier = Añade también { $city } con el Cochero. Probabilidad de ganar: cerca del { $chance } %.
advice-end = Deja abierta tu ruta ({ $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }). Probabilidad de ganar: cerca del { $chance } %.
advice-close = Completa ahora la ruta de { $length }. Probabilidad de ganar: cerca del { $chance } %.
advice-houses =
    { $houses ->
        [one] Coloca una oficina en { $city }.
       *[other] Coloca { $houses } oficinas, la primera en { $city }.
    } Probabilidad de ganar: cerca del { $chance } %.
advice-done = No coloques más oficinas. Probabilidad de ganar: cerca del { $chance } %.
advice-cartwright = Recurre al Carretero. Probabilidad de ganar: cerca del { $chance } %.
advice-decline = Deja la diligencia para más adelante. Probabilidad de ganar: cerca del { $chance } %.
advice-discard = Descarta { $city }. Probabilidad de ganar: cerca del { $chance } %.

# After a hint: the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-tempting = Tentador, pero peor: { $action }.
hint-alike = Hay poca diferencia. Casi igual de bueno: { $action }.
hint-decided = La partida está casi decidida: esta jugada cambia poco.
