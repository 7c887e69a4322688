advice-no-reason = Aquí no había nada que elegir.

advice-take = Roba { $city }. Probabilidad de ganar: cerca del { $chance } %.
advice-take-supply = Roba del mazo. Probabilidad de ganar: cerca del { $chance } %.
advice-postmaster = Recurre al Jefe Postal y roba { $city } como segunda carta. Probabilidad de ganar: cerca del { $chance } %.
advice-postmaster-supply = Recurre al Jefe Postal y roba una segunda carta del mazo. Probabilidad de ganar: cerca del { $chance } %.
advice-administrator = Recurre al Administrador. Probabilidad de ganar: cerca del { $chance } %.
advice-start = Comienza una ruta nueva con { $city }. Probabilidad de ganar: cerca del { $chance } %.
advice-extend =
    Añade { $city }{ $side ->
        [left] {""} a la izquierda de la ruta
        [right] {""} a la derecha de la ruta
       *[only] {""} a la ruta
    }. Probabilidad de ganar: cerca del { $chance } %.
advice-restart =
    Abandona tu ruta ({ $length ->
        [one] { $length } carta
       *[other] { $length } cartas
    }) y vuelve a empezar con { $city }. Probabilidad de ganar: cerca del { $chance } %.
advice-carrier =
    Añade también { $city }{ $side ->
        [left] {""} a la izquierda
        [right] {""} a la derecha
       *[only] {""}
    } con el Cochero. Probabilidad de ganar: cerca del { $chance } %.
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
hint-best = Lo mejor: { $action }.
hint-tempting = Tentador, pero peor: { $action }.
hint-weaker = Peor: { $action }.
hint-alike = Hay poca diferencia. Casi igual de bueno: { $action }.
hint-exact = Contando todas las cartas posibles, ganas exactamente en el { $chance } de los casos.
hint-certain = Ganas, salgan las cartas que salgan.

## Why a way is good, or why another one is not. Everything here is certain.
## $you: yes if the player who decides reads it, no if somebody else does. $parts: a list of the parts below it.

why-your-route = { $you ->
        [yes] tu ruta
       *[no] la ruta
    }
why-your-hand = { $you ->
        [yes] tu mano
       *[no] la mano
    }
why-fits = { $city } encaja en { why-your-route }.
why-fits-carriage = Con { $city }, { why-your-route } ya es bastante larga para la diligencia { $carriage }.
why-follows = { $city } puede seguir a { $second }, que ya está en { why-your-hand }.
why-next-route = { $city } enlaza con { $cities } de { why-your-hand } para la próxima ruta.
why-with-hand = { $city } enlaza con { $cities } de { why-your-hand }.
why-starts-well = Desde { $city } es fácil continuar: quedan { $live } cartas que encajan.
why-region-last = { $city } es la última ciudad que falta para la loseta «{ $stack }».
why-no-house =
    { $you ->
        [yes] Aún no tienes oficina en { $city }.
       *[no] Aún falta una oficina en { $city }.
    }
why-province = Para la loseta «{ $stack }» aún falta una oficina en { $province }.
why-scarce =
    { $left ->
        [0] De momento no puede salir ninguna otra carta de { $city }.
       *[other] De momento solo puede salir otra carta de { $city }.
    }
why-denies = También encajaría en la ruta de { $player }.
why-draw-none =
    Ninguna carta boca arriba le sirve a { why-your-route }; de las { $unseen } ocultas { $live ->
        [one] serviría
       *[other] servirían
    } { $live }.
why-draw-none-hand =
    Ninguna carta boca arriba enlaza con { why-your-hand }; de las { $unseen } ocultas { $live ->
        [one] enlazaría
       *[other] enlazarían
    } { $live }.
why-swap-none = Ninguna carta boca arriba le sirve a { why-your-route }: unas nuevas solo pueden ser mejores.
why-swap-none-hand = Ninguna carta boca arriba enlaza con { why-your-hand }: unas nuevas solo pueden ser mejores.
why-draw-houses =
    { $count ->
        [one] Boca arriba solo sirve { $cities }, y allí ya hay una oficina.
       *[other] Boca arriba solo sirven { $cities }, y allí ya hay oficinas.
    }
why-draw-few =
    { $count ->
        [one] Boca arriba solo sirve { $cities }; de las { $unseen } ocultas { $live ->
            [one] serviría
           *[other] servirían
        } { $live }.
       *[other] Boca arriba solo sirven { $cities }; de las { $unseen } ocultas { $live ->
            [one] serviría
           *[other] servirían
        } { $live }.
    }
why-open =
    { $count ->
        [one] Después puede seguir { $cities }; quedan: { $parts }.
       *[other] Después pueden seguir { $cities }; quedan: { $parts }.
    }
why-open-many = Después pueden seguir { $count } ciudades; quedan: { $parts }.
why-part-hand = { $hand } en { why-your-hand }
why-part-shown = { $shown } boca arriba
why-part-unseen =
    { $unseen ->
        [one] { $unseen } oculta
       *[other] { $unseen } ocultas
    }
why-length = { $length } cartas bastan para la diligencia { $carriage }.
why-length-cartwright = Con el Carretero, { $length } cartas bastan para la diligencia { $carriage }.
why-length-tile = Completada con { $length } cartas, la ruta da la loseta «{ $stack }».
why-stuck = Nada de { why-your-hand } encaja en la ruta anterior.
why-stuck-dead =
    { $live ->
        [0] En la ruta anterior no encaja nada de lo que puede salir.
        [one] Nada de { why-your-hand } encaja en la ruta anterior, y solo encaja una carta más.
       *[other] Nada de { why-your-hand } encaja en la ruta anterior, y solo encajan { $live } cartas más.
    }
why-next-turn =
    { $count ->
        [one] { $cities } puede seguir en el próximo turno, desde { why-your-hand }.
       *[other] { $cities } pueden seguir en los próximos turnos, desde { why-your-hand }.
    }
why-short =
    { $count ->
        [one] A la ruta le falta una carta para la diligencia { $carriage }.
       *[other] A la ruta le faltan { $count } cartas para la diligencia { $carriage }.
    }
why-scores =
    { $points ->
        [one] Da un punto: { $parts }.
       *[other] Da { $points } puntos: { $parts }.
    }
why-part-houses =
    { $houses ->
        [one] una oficina
       *[other] { $houses } oficinas
    }
why-part-carriage = la diligencia { $carriage }
why-part-tile = la loseta «{ $stack }»
why-close-stuck =
    { $live ->
        [0] En la ruta ya no encaja nada de lo que puede salir.
        [one] Nada de { why-your-hand } encaja en la ruta, y solo encaja una carta más.
       *[other] Nada de { why-your-hand } encaja en la ruta, y solo encajan { $live } cartas más.
    }
why-lacks =
    { $count ->
        [one] Así, para la loseta «{ $stack }» solo falta { $cities }.
       *[other] Así, para la loseta «{ $stack }» solo faltan { $cities }.
    }
why-lacks-provinces =
    { $count ->
        [one] Así, para la loseta «{ $stack }» solo falta una oficina en { $provinces }.
       *[other] Así, para la loseta «{ $stack }» solo faltan oficinas en { $provinces }.
    }
why-race =
    { $count ->
        [one] A { $player } solo le falta { $cities } para la loseta «{ $stack }».
       *[other] A { $player } solo le faltan { $cities } para la loseta «{ $stack }».
    }
why-ends =
    { $you ->
        [yes] Provocas el final mientras ganas por { $points } a { $others }.
       *[no] Provoca el final con { $points } puntos frente a { $others }.
    }
why-keeps = { $cities } se quedan en { why-your-hand } y enlazan entre sí para la próxima ruta.
why-discard-double = Hay otra carta de { $city } en { why-your-hand }.
why-discard-apart = { $city } no enlaza con nada más de { why-your-hand }.
flaw-waste =
    { $length ->
        [one] La otra jugada tira la carta de { why-your-route }.
       *[other] La otra jugada tira una ruta de { $length } cartas.
    }
flaw-scores =
    { $points ->
        [one] La otra jugada solo da un punto de inmediato.
       *[other] La otra jugada solo da { $points } puntos de inmediato.
    }
flaw-house =
    { $you ->
        [yes] Ya tienes una oficina en { $city }.
       *[no] Ya hay una oficina en { $city }.
    }
flaw-open = Después pueden continuar la ruta { $best } cartas; tras la otra jugada, solo { $other }.
why-discard-house = { flaw-house }
flaw-poor =
    { $houses ->
        [0] Completarla ahora no da ni oficina ni diligencia.
        [one] Completarla ahora da solo una oficina y ninguna diligencia.
       *[other] Completarla ahora da solo { $houses } oficinas y ninguna diligencia.
    }
flaw-left-open =
    { $live ->
        [0] Si la ruta queda abierta, no encaja nada de lo que puede salir.
       *[other] Si la ruta queda abierta, nada de { why-your-hand } encaja en ella.
    }
flaw-dead = Después de { $city } no podría seguir nada de momento.
flaw-gamble =
    { $live ->
        [one] De las { $unseen } cartas ocultas solo encajaría { $live }.
       *[other] De las { $unseen } cartas ocultas solo encajarían { $live }.
    }
flaw-apart = { $city } no encaja ni en { why-your-route } ni con { why-your-hand }.

# When the game is decided: what is left to play for. $action: a way to decide, as a phrase.
hint-won = Tienes la partida casi ganada: ahora cuenta la ventaja.
hint-lost = El primer puesto está casi perdido: ahora cuentan los puntos.
hint-points =
    { $points ->
        [one] Al final, cerca de un punto menos: { $action }.
       *[other] Al final, cerca de { $points } puntos menos: { $action }.
    }

commentary-closes = { $player } completa una ruta de { $length } cartas.
commentary-gives-up =
    { $player } abandona una ruta de { $length ->
        [one] una carta
       *[other] { $length } cartas
    }.
commentary-rises = La probabilidad de ganar de { $player } sube del { $before } al { $after } %.
commentary-falls = La probabilidad de ganar de { $player } baja del { $before } al { $after } %.
