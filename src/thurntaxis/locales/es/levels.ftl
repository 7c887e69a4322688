### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Mozo de cuadra
level-easy-about = Traza su ruta, la completa pronto y no se fija en los demás.
level-casual = Mensajero
level-casual-about = Planea cada turno con pocas opciones en mente y solo mira su propia ruta.
level-medium = Posadero
level-medium-about = Ha jugado más partidas y sabe qué conviene, pero no se fija en los demás.
level-steady = Escribano
level-steady-about = Planea turnos enteros, pero tiene poca experiencia.
level-skilled = Mercader
level-skilled-about = Tiene mucha experiencia, pero pocas opciones en mente.
level-strong = Cartógrafo
level-strong-about = Tiene mucha experiencia y vigila a todos, pero apenas se adelanta.
level-hard = Canciller
level-hard-about = Calcula varias jugadas por delante, cuenta las cartas y vigila a todos.
level-expert = Príncipe
level-expert-about = Antes de cada jugada prueba miles de continuaciones posibles, y se toma un momento.
