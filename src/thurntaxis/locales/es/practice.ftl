### Practice: your own mistakes as exercises, and what you tend to get wrong.

practice-title = Práctica
practice-none = Cuando lees el análisis de una de tus partidas, sus errores se convierten en ejercicios. Vuelven aquí al cabo de 1, 3, 7, 16 y 35 días.
practice-due =
    { $count ->
        [one] Hoy toca { $count } ejercicio.
       *[other] Hoy tocan { $count } ejercicios.
    }
practice-none-due = Hoy no toca ningún ejercicio.
practice-next = Los siguientes llegan el { $date }.
practice-learnt = Aprendidos del todo: { $count }.
practice-all-learnt = Has aprendido todos tus ejercicios. Habrá nuevos con el análisis de tu próxima partida.
practice-start = Practicar mis errores
practice-ahead = Practicar por adelantado
practice-ahead-text = Estos ejercicios aún no tocan: practicarlos por adelantado no cambia nada.
practice-comes-back = Vuelve el { $date }.
practice-stays-away = Lo has resuelto cinco veces a lo largo de semanas: está aprendido y no vuelve.
practice-same-theme = { $count ->
    [one] Un problema sobre el mismo tema
   *[other] { $count } problemas sobre el mismo tema
}
practice-back = Volver a mis partidas
practice-from-review = Tus errores vuelven como ejercicios, a partir de mañana.
practice-to-puzzles = Problemas
practice-kinds = En qué sueles fallar
practice-kinds-from =
    { $games ->
        [one] Del análisis de { $games } partida.
       *[other] De los análisis de { $games } partidas.
    }
practice-times = { $count }×
practice-puzzles =
    { $count ->
        [one] { $count } problema
       *[other] { $count } problemas
    }
practice-kind-late = Completar la ruta demasiado tarde
practice-kind-soon = Completar la ruta demasiado pronto
practice-kind-dropped = Abandonar una ruta
practice-kind-cartwright = Olvidar al Carretero
practice-kind-administrator = Olvidar al Administrador
practice-kind-postmaster = Olvidar al Jefe Postal
practice-kind-postal_carrier = Olvidar al Cochero
practice-kind-called = Recurrir a un oficial para nada
practice-kind-houses = Elegir mal las oficinas
practice-kind-discards = Descartar las cartas equivocadas
practice-kind-card = Tomar la carta equivocada
practice-kind-route = Jugar la carta equivocada o en el extremo equivocado
