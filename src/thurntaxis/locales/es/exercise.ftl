### An exercise: a position that asks for a decision.

exercise-title = Ejercicio
exercise-how = Solo cuenta la próxima decisión: una acción, o completar la ruta con todo lo que incluye. Se valora como en las pistas y los análisis, según lo que se sabe desde ese asiento.
exercise-copy = Copiar el enlace
exercise-copied = El enlace está copiado. Quien lo abra verá este ejercicio.
exercise-not-copied = El navegador no permite copiar. Copia la dirección de esta página.
exercise-editor = Abrir en el editor
exercise-set-up = Preparar una posición
exercise-none = Esta dirección no contiene ninguna posición. Prepara una o abre el enlace de un ejercicio.
