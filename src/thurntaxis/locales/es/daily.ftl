### La partida del día.

daily-title = La partida del día
daily-text = Una partida al día, las mismas cartas para todos en todas partes, contra tres bots de nivel { $level }.
daily-once = Tienes un intento. Puedes parar y seguir luego, pero no empezar de nuevo; no hay pistas.
daily-past = Este día ya pasó: puedes jugar su partida, pero no cuenta.
daily-play = Jugar la partida
daily-continue = Continuar
daily-going = Tu intento está en curso.
daily-again = Jugarla otra vez, para practicar
daily-given-up = Has abandonado esta partida.
daily-you = Tú
daily-expert-playing = aún juega la misma partida…
daily-share = Copiar el resultado
daily-copied = Copiado
daily-picture = Guardar una imagen
daily-expert-watch = Ver jugar al Príncipe
daily-others = Todos en este servidor
daily-streak =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
daily-last = Tus últimas treinta
daily-other = Otros días
daily-date = Día
daily-edition = Reglas
daily-fair = Las cartas estaban fijadas de antemano
daily-fair-text = Las cartas salen de la fecha y la edición, con una receta que todos pueden leer. Este es el hash de la semilla; la semilla se muestra tras la partida. Quien la calcule antes solo se engaña a sí mismo.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, puesto { $place } de 4
daily-share-expert = { $points ->
        [one] Mejor bot: { $points } punto
       *[other] Mejor bot: { $points } puntos
    }

## Two games of one deal, side by side; and a game that plays along while you play.

daily-beside = Las dos partidas, una al lado de la otra
daily-beside-title = Dos partidas con las mismas cartas
daily-beside-with = Tu partida junto a la de { $name }
daily-turn = Turno { $turn } de { $turns }
daily-turn-back = Un turno atrás
daily-turn-on = Un turno adelante
daily-turn-none = La partida ya había terminado.
daily-ghost = { $name } ya ha jugado esta partida: verás sus puntos después de cada ronda.
daily-ghost-own = Tu propia partida te acompaña: verás sus puntos después de cada ronda.
