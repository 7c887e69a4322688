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
