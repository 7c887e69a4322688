### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Garçon d’écurie
level-easy-about = Construit sa route, la ferme tôt et ne regarde personne d’autre.
level-casual = Messager
level-casual-about = Prépare chaque tour avec peu d’idées et ne voit que sa propre route.
level-medium = Aubergiste
level-medium-about = Prépare des tours entiers et voit où en sont les autres, mais manque d’expérience.
level-steady = Greffier
level-steady-about = A joué plus de parties et sait ce qui rapporte, mais ne regarde personne d’autre.
level-skilled = Marchand
level-skilled-about = A une grande expérience des tours entiers, mais ne regarde personne d’autre.
level-strong = Cartographe
level-strong-about = Surveille tout le monde et regarde un peu plus loin, vers quelques mains que vous pourriez avoir.
level-hard = Chancelier
level-hard-about = Regarde plusieurs coups plus loin, compte les cartes et surveille tout le monde.
level-expert = Prince
level-expert-about = Essaie, avant chaque coup, des milliers de suites possibles, et prend pour cela un instant.
