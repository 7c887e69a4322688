### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Garçon d’écurie
level-easy-about = Construit sa route, la ferme tôt et ne se soucie pas des autres.
level-casual = Messager
level-casual-about = Prépare chaque tour en envisageant peu de coups et ne voit que sa propre route.
level-medium = Aubergiste
level-medium-about = A joué plus de parties et sait ce qui rapporte, mais ne se soucie pas des autres.
level-steady = Greffier
level-steady-about = Prépare des tours entiers, mais manque d’expérience.
level-skilled = Marchand
level-skilled-about = A une grande expérience, mais envisage peu de coups.
level-strong = Cartographe
level-strong-about = A une grande expérience et surveille tout le monde, mais ne voit guère plus loin que son tour.
level-hard = Chancelier
level-hard-about = Calcule plusieurs coups à l’avance, compte les cartes et surveille tout le monde.
level-expert = Prince
level-expert-about = Essaie, avant chaque coup, des milliers de suites possibles, ce qui lui prend un instant.
