### Las páginas de los estudios

studies-one = Estudio
studies-text = Un estudio guarda lo que pruebas: jugadas, variantes, comentarios y flechas y círculos en el mapa, en capítulos.
studies-none = Todavía no tienes estudios.
studies-row =
    { $chapters ->
        [one] 1 capítulo, { $date }
       *[other] { $chapters } capítulos, { $date }
    }
studies-new = Nuevo estudio
studies-from-games = De una de tus partidas: abre su repetición y elige «Probar jugadas» o el análisis
studies-from-editor = De una posición que prepares
studies-from-file = Abrir un archivo de texto
studies-large = Este archivo es demasiado largo: un estudio puede tener como máximo { $most } caracteres.
studies-opening = Abriendo el estudio …
studies-all = Todos los estudios
studies-reading = Aquí puedes probar jugadas, pero no se guardan: solo puedes leer este estudio.
studies-chapter = Capítulo
studies-moves = Jugadas
studies-beginning = Comienzo
studies-closed =
    { $count ->
        [0] Completar la ruta sin oficinas
       *[other] Completar la ruta: { $cities }
    }
studies-marks = Signos y dibujo
studies-mark-excellent = Jugada excelente
studies-mark-good = Buena jugada
studies-mark-interesting = Jugada interesante
studies-mark-doubtful = Jugada dudosa
studies-mark-mistake = Error
studies-mark-blunder = Error grave
studies-circle = Círculo
studies-arrow = Flecha
studies-circle-how = Elige ciudades en el mapa. Elige una otra vez para quitar su círculo.
studies-arrow-how = Elige la ciudad donde empieza la flecha.
studies-arrow-to = Ahora elige la ciudad donde termina la flecha.
studies-drawn = En el mapa: { $drawn }.
studies-wipe = Quitar
studies-comment = Comentario
studies-promote = Hacerla línea principal
studies-delete-step = Borrar desde aquí
studies-exercise = Ejercicio desde aquí
studies-exercises = Capítulos como ejercicios
studies-save-text = Guardar como archivo de texto
studies-settings = Nombres y capítulos
studies-settings-share = Compartir y editar
studies-name = Nombre del estudio
studies-chapter-name = Nombre de este capítulo
studies-add-chapters = Añadir capítulos de un archivo
studies-delete-chapter = Borrar este capítulo
studies-share-reading = Cualquiera que tenga el enlace puede leerlo
studies-copy-reading = Copiar el enlace de lectura
studies-share-editing = Cualquiera que tenga el enlace de edición puede cambiarlo
studies-copy-editing = Copiar el enlace de edición
studies-copied = El enlace se ha copiado.
studies-delete = Borrar el estudio
studies-delete-text = «{ $name }» se borrará para siempre, también para quienes lo compartían.
