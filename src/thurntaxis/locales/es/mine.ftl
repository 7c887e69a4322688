### Mis partidas: las que están en curso, las terminadas y lo que suman.

games-title = Mis partidas
games-none = Aún no hay partidas terminadas. Aparecerán aquí por sí solas.
games-none-such = Ninguna partida cumple estas condiciones.
games-finished = Partidas terminadas
games-all = todos
games-opponents = Rivales
games-players = Jugadores
games-result = Resultado
games-won = ganadas
games-lost = no ganadas
games-people = personas
games-bots = niveles distintos
games-against = contra { $names }
games-place = puesto { $place } de { $players }
games-winner = victoria
games-resigned = abandono
games-device = en un mismo dispositivo
games-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
games-uncounted = no cuenta
games-deal = partida del día
games-replay = Repetición
games-more = Partidas anteriores
games-figures = Cómo juegas
games-played = jugadas
games-won-share = ganadas
games-average = puntos de media
games-streak = racha actual de victorias
games-longest = mejor racha de victorias
games-peer = Más o menos del nivel { $level }.
games-peer-between = Con un 95 % de probabilidad entre { $low } y { $high }; según tus últimas { $games } partidas contra bots.
games-sources = De dónde vienen tus puntos
games-source-carriage = Diligencia
games-source-routes = Rutas largas
games-source-regions = Zonas
games-source-all_provinces = Todas las regiones
games-source-game_end = Fin de la partida
games-source-houses = Oficinas sin colocar
games-tallies = Por rival
games-curve = Puntos a lo largo del tiempo
games-curve-text =
    De { $begin } a { $now } puntos de media; { $groups ->
        [one] un valor
       *[other] { $groups } valores
    }, del más antiguo al más reciente.
games-cities = Empiezas sobre todo en
games-city = { $city } ({ $count }×)
games-keep = Exportar o borrar
games-keep-text = Todo lo de esta página sale de las partidas que se guardan aquí; no se recoge nada más.
games-export = Todas las partidas, un archivo
games-export-zip = Todas las partidas, en un zip
games-import = Importar partidas
games-import-text = Partidas que guardaste en «Mis partidas» en otro sitio, en un servidor o en otro navegador: un archivo con un registro por línea, o un zip.
games-import-checking = Comprobadas { $done } de { $all } partidas…
games-import-storing = Importadas { $done } de { $all } partidas…
games-import-new =
    { $count ->
        [0] No hay ninguna partida nueva en el archivo.
        [one] Se puede importar una partida.
       *[other] Se pueden importar { $count } partidas.
    }
games-import-known =
    { $count ->
        [one] Una ya está aquí.
       *[other] { $count } ya están aquí.
    }
games-import-bad =
    { $count ->
        [one] Una no se puede importar:
       *[other] { $count } no se pueden importar:
    }
games-import-line = Línea { $line }: { $problem }
games-import-file = { $file }: { $problem }
games-import-more = … y { $count } más
games-import-go = Importar
games-import-done =
    { $count ->
        [one] Se ha importado una partida.
       *[other] Se han importado { $count } partidas.
    }
games-import-too-large = El archivo es demasiado grande: como máximo { $megabytes } MB y { $games } partidas.
games-import-unreadable = No es un archivo de registros ni un zip que los contenga.
games-forget = Quitar mi nombre
games-forget-all = Quitar mi nombre de todas
games-forget-text = Tu nombre pasa a ser un signo de interrogación en esta partida terminada. Los demás la conservan, pero desaparece de tu lista. No se puede deshacer.
games-forget-all-text = Tu nombre pasa a ser un signo de interrogación en todas tus partidas terminadas. Los demás las conservan, pero desaparecen de tu lista, con todas las cifras. No se puede deshacer.
games-forgotten =
    { $count ->
        [one] Tu nombre se ha quitado de una partida.
       *[other] Tu nombre se ha quitado de { $count } partidas.
    }

## The daily deal
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
daily-others = Todos en este servidor
daily-streak =
    { $days ->
        [one] { $days } día seguido
       *[other] { $days } días seguidos
    }
daily-last = Tus últimas treinta
daily-other = Otros días
daily-date = Día
daily-edition = Edición
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

## Puzzles
puzzles-title = Problemas
puzzles-today = Problema del día
puzzles-hint = Pista
puzzles-hint-is = Siguiente paso: { $action }
puzzles-solution = Solución
puzzles-again = Otra vez
puzzles-next = Siguiente problema
puzzles-choose = Elegir tema y nivel
puzzles-theme = Tema
puzzles-level = Nivel
puzzles-theme-cartwright = Carretero
puzzles-theme-postal_carrier = Cochero
puzzles-theme-postmaster = Jefe Postal
puzzles-theme-houses = Oficinas: una región o varias
puzzles-theme-cards = La carta adecuada
puzzles-theme-administrator = Administrador
puzzles-theme-route = Formar la ruta
puzzles-theme-discards = Qué descartar
puzzles-theme-early = Completar la ruta pronto
puzzles-theme-waiting = Dejar la ruta abierta
puzzles-theme-tiles = Quedan pocas losetas
puzzles-theme-ending = Terminar la partida
puzzles-rating = Tu valoración: { $rating } ± { $deviation }, problemas: { $count }. Solo cuenta el primer intento, sin ayuda.
