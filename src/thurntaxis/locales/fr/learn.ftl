### La leçon.

learn-title = Apprendre à jouer
learn-progress = Étape { $step } sur { $count }
learn-steps = Étapes de la leçon
learn-task = À vous de jouer
learn-well-done = Bien joué !
learn-not-quite = Pas tout à fait
learn-next = Étape suivante
learn-finish = Terminer la leçon
learn-back = Retour
learn-skip = Passer
learn-try = Essayer
learn-again = Réessayer
learn-start-over = Recommencer
learn-leave = Quitter la leçon
learn-more = En savoir plus
learn-finished-title = Vous savez jouer
learn-finished-text = C’est tout. Le reste est affaire de pratique : pourquoi pas une première partie contre des bots faciles ?
learn-finished-puzzles = Résoudre des problèmes
learn-finished-play = Jouer une première partie
learn-nudge-start = Vous abandonnez ainsi votre route. Gardez-la cette fois-ci.
learn-nudge-end = Votre tour est terminé et la route est toujours ouverte. Fermez-la cette fois-ci.

learn-postmaster-title = Deux cartes pour commencer
learn-postmaster-text = Vous construisez des routes postales, ville après ville. Les liaisons du plateau montrent quelles villes sont voisines. Votre main est vide, vous devez donc utiliser le <b>chef de poste</b> : vous prenez <b>deux</b> cartes au lieu d’une. Puis vous en posez une.
learn-postmaster-task = Prenez les deux seules cartes visibles reliées entre elles. Commencez ensuite votre route avec l’une ou l’autre.
learn-postmaster-done = Ulm et Augsburg sont voisines. Avec une main vide, c’est toujours le chef de poste qui vous aide. Et comme un seul personnage peut vous aider par tour, aucun autre ne le peut.
learn-postmaster-nudge-road = Cette ville n’a pas de voisine parmi les autres cartes. Cherchez-en deux qui sont reliées.
learn-postmaster-nudge-supply = Une carte de la pioche peut être n’importe laquelle. Cette fois-ci, prenez deux cartes visibles.
learn-postmaster-nudge = Prenez Ulm et Augsburg, puis commencez avec l’une des deux.

learn-ends-title = Deux extrémités ouvertes
learn-ends-text = Une route grandit <b>à gauche ou à droite</b>, jamais au milieu. Une liaison doit relier la nouvelle ville à celle de cette extrémité. Si une carte convient des deux côtés, choisissez d’abord la carte, puis le côté.
learn-ends-task = Posez Kempten de sorte que München convienne encore au prochain tour.
learn-ends-done = Maintenant, München convient à côté d’Augsburg. Pensez à la carte suivante avant de poser celle-ci.
learn-ends-nudge-right = Les extrémités sont maintenant Ulm et Kempten, et München n’est reliée à aucune des deux. Posez Kempten de l’autre côté.
learn-ends-nudge-other = Pas mal : Kempten conviendrait encore plus tard. Mais cette fois-ci, posez Kempten, qui convient des deux côtés.
learn-ends-nudge-take = En prenant une carte de plus, vous avez utilisé le chef de poste. Vous avez déjà en main tout ce qu’il faut.
learn-ends-nudge = Posez Kempten à gauche, avant Ulm.

learn-alive-title = Une route qui meurt
learn-alive-text = Vous devez poser une carte à <b>chaque</b> tour. Si aucune des vôtres ne convient, il faut défausser toute la route et en commencer une autre. Regardez donc les deux extrémités avant de prendre une carte.
learn-alive-task = Sauvez la route Lodz – Pilsen – Budweis.
learn-alive-done = Seule Linz pouvait la sauver. Lodz est une impasse : son unique liaison mène à Pilsen.
learn-alive-nudge-start = Aucune carte ne convenait, et la route est perdue. Quelle carte visible est reliée à Budweis ?
learn-alive-nudge = Prenez Linz et posez-la après Budweis.

learn-administrator-title = Six nouvelles cartes
learn-administrator-text = Rien d’utile parmi les cartes visibles ? Avant que vous preniez une carte, le <b>bailli</b> peut changer les six. Il sera votre personnage de ce tour : n’en abusez pas.
learn-administrator-task = Ici, aucune carte ne convient à Basel ou à Zürich. Appelez le bailli, prenez une carte qui convient et posez-la.
learn-administrator-done = La route continue. Vous auriez pu prendre une carte de la pioche, mais c’est un pari.
learn-administrator-nudge-first = Une fois une carte prise, il est trop tard pour le bailli. Appelez-le d’abord.
learn-administrator-nudge-fit = Cette ville n’est reliée ni à Basel ni à Zürich. Deux des nouvelles cartes le sont.
learn-administrator-nudge = Appelez le bailli avant de prendre une carte.

learn-carrier-title = Deux cartes en un tour
learn-carrier-text = Avec le <b>postillon</b>, vous posez une deuxième carte : posez simplement une autre carte qui convient. Elle doit allonger la même route, d’un côté ou de l’autre.
learn-carrier-task = Posez vos deux cartes pendant ce tour.
learn-carrier-done = Quatre villes à la suite. À partir de trois, vous pouvez fermer une route ; à vous de choisir quand.
learn-carrier-nudge-official = Prendre une carte de plus, c’est appeler le chef de poste. Avec un seul personnage par tour, le postillon ne peut plus vous aider.
learn-carrier-nudge = Il vous reste une carte en main. Posez-la aussi avant de faire autre chose.

learn-houses-title = Fermer : deux façons de poser des maisons
learn-houses-text = En fermant une route, vous posez des maisons dans ses villes, de l’une de ces deux façons : <b>une maison dans chaque région</b>, ou <b>toutes les maisons dans une seule région</b>.
learn-houses-task = Fermez votre route avec une maison dans chaque région. Dans la région Baiern, elle doit être à München.
learn-houses-done = Zürich, München et Salzburg. L’autre façon aurait donné Kempten, Augsburg et München. Choisissez en préparant la route, pas en la fermant.
learn-houses-nudge = Choisissez « Une maison dans chaque région » et, pour Baiern, München.

learn-regions-title = Les tuiles Bonus
learn-regions-text = Les longues routes rapportent des tuiles, et les zones Bonus aussi : avec une maison dans <b>chaque ville d’une zone</b>, vous prenez la tuile du dessus, quel que soit le nombre de routes. La première de chaque pile est celle qui vaut le plus.
learn-regions-task = Vous avez déjà une maison à Freiburg. Complétez Baden : posez la bonne carte et fermez la route.
learn-regions-done = Trois points pour Baden. Le suivant n’en aura que deux.
learn-regions-nudge-card = Baden compte trois villes : Freiburg, Mannheim et Carlsruhe. Il en manque encore une à votre route.
learn-regions-nudge = Fermez la route avec des maisons à Mannheim et à Carlsruhe.

learn-carriages-title = Les calèches et le cocher
learn-carriages-text = Une route fermée peut vous donner la calèche suivante : 3, 4, 5, 6, 7, sans en sauter aucune. Il faut autant de cartes que le chiffre de la calèche. S’il en manque une ou deux, le <b>cocher</b> vous aide.
learn-carriages-task = Votre prochaine calèche est la 5, et votre route a trois cartes. Fermez-la et prenez la calèche quand même.
learn-carriages-done = La calèche 5 avec une route de trois. Ce n’est possible que si aucun autre personnage n’est intervenu ce tour-ci.
learn-carriages-nudge-decline = Des maisons, mais pas de calèche. Demandez l’aide du cocher en fermant la route.
learn-carriages-nudge-carrier = Votre personnage est maintenant le postillon, et le cocher ne peut plus vous aider. Et quatre cartes ne suffisent pas pour la calèche 5.
learn-carriages-nudge = Fermez la route et demandez l’aide du cocher.

learn-limit-title = Trois cartes à garder
learn-limit-text = Après avoir fermé une route, vous gardez <b>trois cartes au plus</b> ; le reste de la main est défaussé. Réunissez le début de la route suivante pendant que vous construisez celle-ci, mais sans excès.
learn-limit-task = Fermez la route. Gardez les trois cartes qui forment déjà une route.
learn-limit-done = Pilsen, Budweis et Linz : la prochaine route est pour ainsi dire commencée.
learn-limit-nudge = Trois de vos cartes sont voisines à l’est : gardez Pilsen, Budweis et Linz.

learn-race-title = La dernière ligne droite
learn-race-text = Qui prend la <b>calèche 7</b> ou pose sa <b>20e maison</b> met fin à la partie : on joue la manche jusqu’au bout, et c’est fini. Ici, vous jouez en dernier : personne ne passe après vous.
learn-race-task = Vous êtes en tête. Terminez la partie maintenant avec la calèche 7.
learn-race-done = Cinq cartes et le cocher font sept. La tuile de fin du jeu vaut aussi un point.
learn-race-nudge-carrier = Avec six cartes, il en manque une, et après le postillon, plus de cocher. Moins de cartes, c’est mieux.
learn-race-nudge-postmaster = Votre personnage est maintenant le chef de poste, et le cocher ne peut plus vous aider à fermer la route.
learn-race-nudge-decline = Sans le cocher, pas de calèche 7. Demandez son aide en fermant la route.
learn-race-nudge = Posez une carte, fermez la route et demandez l’aide du cocher.

learn-scoring-title = Compter les points
learn-scoring-text = À la fin, on compte votre <b>calèche</b> et vos <b>tuiles</b>, et on retire un point par <b>maison non posée</b>. En cas d’égalité avec la personne qui a la tuile de fin du jeu, c’est elle qui gagne.
learn-scoring-task = C’est votre dernier tour. Leonhard a 6 points et la tuile de fin du jeu. Posez la carte gagnante et fermez la route.
learn-scoring-done = Trois maisons, une tuile pour cinq cartes et la meilleure des deux tuiles de zone : 7 à 6.
learn-scoring-nudge-tie = 6 à 6, mais Leonhard a la tuile de fin du jeu. Comparez les tuiles des deux zones que vous pouvez compléter.
learn-scoring-nudge = Cela ne suffit pas. Chaque maison compte, et une zone complète rapporte sa tuile du dessus.

learn-puzzle-title = Un problème pour finir
learn-puzzle-text = Encore votre dernier tour. Leonhard a 10 points et la tuile de fin du jeu ; vous en êtes à −3. Les quatre personnages pourraient encore vous aider, mais un seul d’entre eux en a le droit.
learn-puzzle-task = Trouvez le coup gagnant. On peut atteindre onze points.
learn-puzzle-done = Lodz était la clé : avec Polen et Tyrol, vous avez des maisons dans les neuf régions. Le vainqueur a presque toujours cette tuile.
learn-puzzle-nudge-postmaster = Vous avez maintenant deux cartes de plus, mais ne pouvez en poser qu’une. Un autre personnage vous aiderait davantage.
learn-puzzle-nudge-administrator = Ce qu’il vous faut était déjà parmi les cartes visibles.
learn-puzzle-nudge-cartwright = Une calèche plus grande rapporte deux points. L’une des tuiles en rapporte trois fois plus.
learn-puzzle-nudge = Cela ne suffit pas. Dans quelles régions n’avez-vous pas encore de maison ?
