### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Mozo de cuadra
level-easy-about = Traza su ruta, la completa pronto y no mira a nadie más.
level-casual = Mensajero
level-casual-about = Planea cada turno con pocas ideas y solo mira su propia ruta.
level-medium = Posadero
level-medium-about = Planea turnos enteros y ve cómo van los demás, pero tiene poca experiencia.
level-steady = Escribano
level-steady-about = Ha jugado más partidas y sabe qué conviene, pero no mira a nadie más.
level-skilled = Mercader
level-skilled-about = Tiene gran experiencia en turnos enteros, pero no mira a nadie más.
level-strong = Cartógrafo
level-strong-about = Vigila a todos y mira un poco más allá, a algunas de las manos que podrías tener.
level-hard = Canciller
level-hard-about = Mira varias jugadas más allá, cuenta las cartas y vigila a todos.
level-expert = Príncipe
level-expert-about = Antes de cada jugada prueba miles de maneras en que podría seguir la partida, y se toma un momento.
