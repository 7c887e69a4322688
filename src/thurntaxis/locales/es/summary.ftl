### El resumen de un análisis: qué decidió la partida, con palabras que salen de sus cifras.
###
### Variables
###   $you      yes if the reader is meant, else no
###   $winner, $player   names
###   $wins     a part of a win, with its sign: “+0.2 of a win”
###   $value    a number
###   $level    the name of a level
###   $way      a decision within a sentence
###   $ply      the number of an action
###   $slip, $mistake, $blunder   marks: ?!, ?, ??; $find: !

review-story-luck = { $you ->
    [yes] Has ganado sobre todo por suerte.
   *[no] { $winner } ha ganado sobre todo por suerte.
}
review-story-play = { $you ->
    [yes] Has ganado por jugar mejor: tus errores costaron menos.
   *[no] { $winner } ha ganado por jugar mejor: con errores que costaron menos.
}
review-story-both = { $you ->
    [yes] Has ganado con más suerte y con errores que costaron menos.
   *[no] { $winner } ha ganado con más suerte y con errores que costaron menos.
}
review-story-close = { $you ->
    [yes] Has ganado; ni la suerte ni los errores marcaron una diferencia clara.
   *[no] { $winner } ha ganado; ni la suerte ni los errores marcaron una diferencia clara.
}
review-wins = { $value } victorias
review-wins-more = más de una victoria
review-said-luck = { $you ->
    [yes] La suerte valió { $wins } para ti.
   *[no] La suerte valió { $wins } para { $player }.
}
review-said-luck-none = La suerte no marcó una diferencia clara.
review-said-cost = { $you ->
    [yes] Tus errores te costaron { $wins }.
   *[no] Los errores costaron { $wins } a { $player }.
}
review-said-cost-none = Sin errores costosos.
review-turned = El mayor vuelco
review-turned-decision = Paso { $ply }, { $player }: { $way }, { $change }
review-turned-luck = Paso { $ply }, turno de { $player }: salió { $city }, { $change }
review-you = { $player } (tú)
review-figures = Todas las cifras
review-size-find = hallazgo
review-size-hint = pista errónea
review-hint-wrong = La pista era errónea aquí: un análisis más detallado ha encontrado algo mejor. No cuenta en tu contra.
review-count-find =
    { $count ->
        [one] { $count } hallazgo
       *[other] { $count } hallazgos
    }
review-finds = Hallazgos
review-find-why = Los bots hasta el nivel { $level } no lo ven.
review-next-way = Lo siguiente mejor: { $way }
review-picture = Guardar una imagen
review-print = Imprimir

# What a word means, one tap away.
review-about = ¿Qué significa «{ $term }»?
review-about-story = La suerte y los errores de quien gana se comparan con la media de los demás. Se nombra lo que supone al menos 0,1 victorias.
review-about-luck = Las cartas del mazo, comparadas con la media de todas las que podían salir. +0,2 victorias significa: de diez partidas así, la suerte te dio dos.
review-about-cost = Cada decisión se compara con la mejor que se encontró. Lo que regaló se suma; las diferencias que pueden ser casualidad no cuentan.
review-about-grade = La palabra sale del coste medio de una decisión. El nivel es aquel cuyos bots regalan más o menos lo mismo.
review-about-sizes = Una imprecisión ({ $slip }) cuesta al menos un 2 % de la probabilidad de ganar, un error ({ $mistake }) al menos un 5 % y un error grave ({ $blunder }) al menos un 10 %.
review-about-find = Marcado con «{ $find }»: una jugada al menos un 5 % mejor que todas las demás y que los bots más débiles no ven.
review-about-chance = Con qué frecuencia ganaría desde aquí si siguieran jugando los bots: la media de muchas partidas.
review-about-points = Los momentos que más cambiaron su probabilidad de ganar.
review-about-figures = El comienzo, la suerte, las decisiones y lo imprevisto suman el resultado. Las decisiones se comparan con lo que habría hecho un bot rápido: por encima de 0 es mejor que el bot. Imprevisto es lo que cambió en la valoración sin carta ni decisión. «±» indica la precisión de una cifra.
