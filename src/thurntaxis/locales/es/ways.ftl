### Una decisión dentro de una frase, en un análisis o una repetición: «Era mejor robar Ulm».

way-take = robar { $city }
way-take-supply = robar del mazo
way-take-postmaster = recurrir al Jefe Postal y robar también { $city }
way-take-supply-postmaster = recurrir al Jefe Postal y robar otra carta del mazo
way-administrator = recurrir al Administrador
way-start = comenzar con { $city }
way-start-drop = abandonar la ruta y empezar con { $city }
way-left = añadir { $city } a la izquierda
way-right = añadir { $city } a la derecha
way-left-postal-carrier = recurrir al Cochero y añadir también { $city } a la izquierda
way-right-postal-carrier = recurrir al Cochero y añadir también { $city } a la derecha
way-end = terminar el turno
way-close =
    completar la ruta { $houses ->
        [0] sin oficinas
        [1] con una oficina en { $cities }
       *[other] con oficinas en { $cities }
    }{ $cartwright ->
        [yes] , con el Carretero
       *[no] {""}
    }{ $discards ->
        [0] {""}
       *[other] , descartando { $discarded }
    }
way-house = colocar una oficina en { $city }
way-houses = colocar oficinas en { $cities }
way-done = no colocar más oficinas
way-cartwright = recurrir al Carretero
way-decline = prescindir del Carretero
way-discard = descartar { $city }
way-discards = descartar { $cities }
