rules-title = Les règles de Thurn und Taxis
rules-intro = Voici le jeu entier, tel que ce programme le joue, expliqué avec nos propres mots. C’est une adaptation indépendante et non officielle : si le jeu vous plaît, achetez la boîte.

## overview

rules-overview-title = De quoi s’agit-il ?
rules-overview-aim = Vous dirigez une entreprise postale dans le sud de l’Allemagne et aux alentours. Carte après carte, vous construisez des routes. Chaque route fermée vous permet de poser des maisons dans ses villes, de gagner des tuiles Bonus et d’obtenir une calèche plus grande.
rules-overview-end = Dès que quelqu’un prend la calèche 7 ou pose sa dernière maison, on joue la manche jusqu’au bout. Puis le plus grand nombre de points l’emporte.
rules-overview-map-alt = Le plateau : 22 villes dans neuf régions, reliées par 45 liaisons.

## setup

rules-setup-title = Mise en place
rules-setup-players = Deux à quatre joueurs. Chacun reçoit 20 maisons d’une couleur. On commence sans carte en main.
rules-setup-cards = Les 66 cartes Ville, trois par ville, sont mélangées et forment la pioche, face cachée. On en retourne six : les cartes visibles.
rules-setup-tiles = Les 30 tuiles Bonus forment dix piles, la tuile la plus forte au sommet de chacune.
rules-setup-carriages = Les calèches portent les chiffres 3 à 7. Il y en a une de chaque pour chacun : elles ne manquent jamais.
rules-setup-first = Le premier joueur est tiré au sort, sauf si l’hôte en décide autrement. On joue dans le sens horaire.
rules-setup-cards-alt = Six cartes Ville face visible.

## turn

rules-turn-title = Votre tour
rules-turn-lead = Un tour comporte trois étapes, toujours dans cet ordre :
rules-turn-draw = Vous devez prendre une carte Ville.
rules-turn-play = Vous devez poser une carte Ville.
rules-turn-close = Vous pouvez fermer votre route, si elle a au moins trois cartes.
rules-turn-officials = À chaque tour, l’un des quatre personnages peut vous aider : le { -administrator } ou le { -postmaster } quand vous prenez une carte, le { -postal-carrier } quand vous en posez une, le { -cartwright } quand vous fermez une route. Un seul par tour, pas davantage.
rules-turn-officials-head-official = Personnage
rules-turn-officials-head-when = Quand
rules-turn-officials-head-does = Ce qu’il apporte
rules-turn-when-before-taking = avant de prendre une carte
rules-turn-when-taking = en prenant une carte
rules-turn-when-playing = en posant une carte
rules-turn-when-closing = en fermant une route

## draw

rules-draw-title = Prendre une carte
rules-draw-choice = Prenez une des cartes visibles ou la première de la pioche. Tout le monde voit ce que vous prenez parmi les cartes visibles ; une carte de la pioche n’est connue que de vous.
rules-draw-refill = Une carte visible qu’on prend est aussitôt remplacée par la première de la pioche.
rules-draw-limit = Vous pouvez avoir autant de cartes en main que vous voulez, jusqu’à ce que vous fermiez une route.

## administrator

rules-administrator-title = Bailli : de nouvelles cartes visibles
rules-administrator-text = Rien d’intéressant ? Avant que vous preniez une carte, le { -administrator } défausse toutes les cartes visibles et les remplace par d’autres de la pioche.
rules-administrator-limit = Une fois une carte prise, c’est trop tard. Et si votre main est vide, le { -administrator } n’est pas disponible : c’est alors le { -postmaster } qui vous aide.

## postmaster

rules-postmaster-title = Chef de poste : prendre une deuxième carte
rules-postmaster-text = Prenez une deuxième carte, visible ou de la pioche. Avant de choisir, vous pouvez regarder la première et la carte qui l’a remplacée.
rules-postmaster-forced = Si votre main est vide au début de votre tour, vous devez utiliser le { -postmaster } : vous prenez deux cartes, et aucun autre personnage ne peut vous aider ce tour-ci. C’est le cas de tout le monde au premier tour.

## play

rules-play-title = Poser une carte
rules-play-row = Votre route est une rangée de cartes posée devant vous. À chaque tour, vous posez une carte de votre main :
rules-play-start = Si vous n’avez pas de route, la carte en commence une.
rules-play-extend = Si vous en avez une, la carte se pose à son extrémité gauche ou droite. Une liaison directe doit relier la nouvelle ville à celle de cette extrémité, et la nouvelle ville ne doit pas déjà être dans la route.
rules-play-drop = Ou bien vous défaussez toute la route, sans rien marquer, et vous en commencez une autre avec la carte. Vous en avez le droit même si une carte conviendrait, et avec n’importe quelle carte de votre main. Si aucune ne convient, vous n’avez pas d’autre choix.
rules-play-never = On n’insère, ne déplace et ne reprend jamais une carte. La couleur d’une ville ne compte pas pour construire la route, seules les liaisons comptent.
rules-play-houses = Vous pouvez poser des villes où vous avez déjà une maison. Elles allongent la route, mais ne reçoivent pas de deuxième maison.
rules-play-example = Exemple : votre route est Ulm – Augsburg – München. Kempten convient à gauche, à côté d’Ulm ; Salzburg à droite, à côté de München. Ingolstadt est reliée aux deux et peut se poser d’un côté comme de l’autre. Linz n’est reliée à aucune des deux. Augsburg ne peut pas être posée une deuxième fois.
rules-play-map-alt = Plateau : une route d’Ulm à München par Augsburg, entourée des villes de Kempten, Salzburg, Ingolstadt et Linz.

## postal-carrier

rules-postal-carrier-title = Postillon : poser une deuxième carte
rules-postal-carrier-text = Après votre carte, posez-en une deuxième. Elle doit allonger la route où vous venez de poser, d’un côté ou de l’autre. Elle ne peut pas commencer une autre route.

## close

rules-close-title = Fermer la route
rules-close-may = Si, une fois votre carte posée, votre route compte au moins trois cartes, vous pouvez la fermer. Si vous préférez continuer à construire, terminez simplement votre tour : votre main et votre route restent telles quelles.
rules-close-order = Fermer une route se fait dans cet ordre :
rules-close-step-houses = Vous posez des maisons.
rules-close-step-tiles = Vous prenez les tuiles Bonus que vous avez gagnées.
rules-close-step-carriage = Vous prenez la calèche suivante, si la route est assez longue.
rules-close-step-discard = Vous défaussez la route, et des cartes de votre main jusqu’à n’en garder que trois.
rules-close-over = Votre tour est alors terminé. Au prochain, vous commencerez une nouvelle route.

## houses

rules-houses-title = Poser des maisons
rules-houses-lead = Vous posez des maisons dans des villes de la route que vous fermez, de l’une de ces deux façons :
rules-houses-one-each = une maison dans chaque région de la route, dans une seule de ses villes ; ou
rules-houses-all-of-one = une maison dans toutes les villes de la route situées dans une même région, celle que vous voulez.
rules-houses-limits = Vous ne pouvez avoir qu’une maison par ville. Les maisons des autres ne vous gênent pas.
rules-houses-may = Vous pouvez poser moins de maisons que possible, ou même aucune. En fin de partie, cela peut être sage : votre dernière maison déclenche la fin.
rules-houses-example = Exemple : vous fermez Zürich – Kempten – Augsburg – München – Salzburg. Soit vous posez une maison par région : à Zürich (Schweiz), à Salzburg (Salzburg) et dans une des trois villes de Baiern, Kempten, Augsburg ou München. Soit vous posez des maisons dans les trois villes de Baiern : Kempten, Augsburg et München.
rules-houses-closing-alt = La route Zürich, Kempten, Augsburg, München, Salzburg et les deux façons d’y poser des maisons.

## bonus-tiles

rules-bonus-tiles-title = Tuiles Bonus
rules-bonus-tiles-lead = Après avoir posé vos maisons, vous prenez toutes les tuiles que vous avez gagnées, toujours celle du sommet de la pile. Il y en a trois sortes, et une pour la fin du jeu.
rules-bonus-tiles-length = Longues routes : une route de 5, de 6, ou de 7 cartes et plus rapporte la tuile de cette longueur. Si la pile est vide, prenez dans la pile de longueur inférieure où il en reste une. Vous pouvez en accumuler autant que vous voulez.
rules-bonus-tiles-regions = Zones Bonus : une maison dans chaque ville d’une zone rapporte sa tuile, quel que soit le nombre de routes qu’il a fallu. Une fois par partie pour chaque zone ; si la pile est vide, vous n’avez rien.
rules-bonus-tiles-all = Toutes les régions : une maison dans au moins une ville de chacune des neuf régions rapporte cette tuile. Polen compte aussi, et n’a qu’une ville, Lodz. Une fois par partie ; si la pile est vide, vous n’avez rien.
rules-bonus-tiles-end = Fin du jeu : la première personne qui prend la calèche 7 ou pose sa dernière maison reçoit aussitôt cette tuile.
rules-bonus-tiles-example = Exemple : vous avez des maisons à Basel et à Zürich. Vous fermez une route passant par Innsbruck et y posez une maison : Schweiz et Tyrol sont complètes, et vous prenez la tuile au sommet de Schweiz/Tyrol.
rules-bonus-tiles-head-stack = Pile
rules-bonus-tiles-head-needs = Ce qu’il faut
rules-bonus-tiles-head-values = Valeurs, depuis le sommet
rules-bonus-tiles-needs-5 = une route de 5 cartes
rules-bonus-tiles-needs-6 = une route de 6 cartes
rules-bonus-tiles-needs-7 = une route de 7 cartes ou plus
rules-bonus-tiles-needs-all = une ville dans chacune des neuf régions
rules-bonus-tiles-needs-end = la calèche 7 ou la dernière maison, avant tous les autres
rules-bonus-tiles-tiles-alt = Les dix piles de tuiles Bonus, la plus forte au sommet.

## carriages

rules-carriages-title = Calèches
rules-carriages-text = Si votre route a au moins autant de cartes que le chiffre de votre prochaine calèche, vous prenez cette calèche. La première est la 3, puis viennent la 4, la 5, la 6 et la 7.
rules-carriages-one = Une seule calèche par route, et sans en sauter, si longue que soit la route. Une calèche gagnée ne se refuse pas.
rules-carriages-example = Exemple : vous avez la calèche 4 et fermez une route de 6. Vous prenez la 5. Pour la 6, il faudra une autre route.
rules-carriages-points = À la fin, seule compte votre plus grande calèche :
rules-carriages-head-carriage = Calèche
rules-carriages-head-points = Points

## cartwright

rules-cartwright-title = Cocher : une calèche avec une route plus courte
rules-cartwright-text = S’il manque une ou deux cartes à votre route pour la calèche suivante, le { -cartwright } vous permet de la prendre quand même. S’il en manque trois, il n’y peut rien.
rules-cartwright-choice = C’est à vous de voir : vous pouvez vous passer de lui. Et si un autre personnage est déjà intervenu ce tour-ci, le { -cartwright } n’est pas disponible.
rules-cartwright-example = Exemple : vous avez la calèche 5 et fermez une route de 4. Avec le { -cartwright }, vous prenez la 6. Si vous aviez déjà la 6, il manquerait trois cartes à cette route pour la 7.

## discard

rules-discard-title = Défausser
rules-discard-text = Quand tout le reste est réglé, les cartes de la route vont à la défausse. Si vous avez plus de trois cartes en main, vous choisissez lesquelles défausser pour n’en garder que trois. Tout le monde les voit.

## game-end

rules-game-end-title = La fin de la partie
rules-game-end-trigger = La première personne qui prend la calèche 7 ou pose sa vingtième maison reçoit la tuile « { stack-game_end } ». On joue alors la manche jusqu’au bout : la partie est terminée quand le dernier joueur, dans l’ordre des places, a joué son tour.
rules-game-end-last = Ainsi, tout le monde a joué le même nombre de tours. Si c’est le dernier joueur de la manche qui prend la tuile, la partie se termine avec ce tour.

## scoring

rules-scoring-title = Décompte
rules-scoring-lead = Votre score se compose ainsi :
rules-scoring-carriage = les points de votre plus grande calèche
rules-scoring-tiles = plus la valeur de toutes vos tuiles Bonus
rules-scoring-houses = moins un point par maison non posée.
rules-scoring-winner = La victoire va au plus grand nombre de points. En cas d’égalité en tête, elle revient à qui détient la tuile « { stack-game_end } » ; si aucun des ex æquo ne l’a, elle revient au premier d’entre eux après son détenteur, dans le sens horaire.
rules-scoring-example = Exemple : la calèche 6 vaut 7 points, des tuiles de 6, 4, 3 et 1 font 14, et il reste trois maisons : 7 + 14 − 3 = 18 points.

## supply

rules-supply-title = Quand les cartes manquent
rules-supply-shuffle = Dès que la pioche est vide, on mélange la défausse pour en former une nouvelle. Si c’est l’échange du { -administrator } qui l’épuise, les cartes tout juste défaussées en font déjà partie.
rules-supply-gap = S’il n’y a rien pour remplacer une carte visible, son emplacement reste vide jusqu’à ce qu’il y ait de nouveau des cartes.
rules-supply-closing = Les cartes d’une route fermée et celles défaussées de la main quittent la table toutes ensemble, une fois la dernière décision prise.
rules-supply-nothing = S’il n’y a aucune carte à prendre, vous n’en prenez pas ; si vous deviez utiliser le { -postmaster }, il compte tout de même comme utilisé. Si votre main est vide aussi, vous ne pouvez rien poser : votre personnage compte comme utilisé, et vous fermez votre route, si elle est assez longue, ou vous terminez votre tour. Il faut jouer bien étrangement pour en arriver là.

## hidden-information

rules-hidden-information-title = Ce qui est caché
rules-hidden-information-hidden = Deux choses sont secrètes : l’ordre de la pioche, et les cartes que quelqu’un y a prises et qu’il a encore en main.
rules-hidden-information-open = Tout le reste, tout le monde l’a vu : les cartes prises parmi les visibles, les cartes posées, la défausse, les tuiles. À votre table de décider si l’écran rappelle aussi les cartes et les tuiles connues des autres.

## options

rules-options-title = Options
rules-options-lead = Les règles imprimées diffèrent sur trois points. Chacun est une option, et trois jeux de règles les combinent :
rules-options-head-option = Option
rules-options-standard = « { ruleset-standard } » suit le livret anglais et les éditions ultérieures.
rules-options-first-printing = « { ruleset-first-printing } » suit les livrets espagnol, polonais et français, issus de la première édition allemande.
rules-options-icelandic = « { ruleset-icelandic } » suit le livret islandais.
rules-options-free = Vous pouvez aussi régler chaque option séparément. Les points selon le chiffre de la calèche ne font partie d’aucun des trois.

## notation

rules-notation-title = Les actions par écrit
rules-notation-lead = Partout où vous pouvez cliquer, vous pouvez aussi taper. Voici toutes les actions. Les villes s’écrivent en minuscules, avec ue pour ü : ulm, zuerich, muenchen.
rules-notation-head-action = Action
rules-notation-head-meaning = Ce qu’elle fait
rules-notation-take = prendre Ulm parmi les cartes visibles ; après votre première carte, c’est utiliser le { -postmaster }
rules-notation-take-supply = prendre la première carte de la pioche ; après votre première carte, c’est utiliser le { -postmaster }
rules-notation-administrator = utiliser le { -administrator }
rules-notation-start = commencer une route avec Ulm ; celle que vous avez est défaussée
rules-notation-left = poser Ulm à gauche ; après votre première carte, c’est utiliser le { -postal-carrier }
rules-notation-right = poser Ulm à droite ; après votre première carte, c’est utiliser le { -postal-carrier }
rules-notation-end = terminer le tour
rules-notation-close = fermer la route
rules-notation-house = poser une maison à Ulm
rules-notation-done = ne plus poser de maison
rules-notation-cartwright = utiliser le { -cartwright }
rules-notation-decline = se passer du { -cartwright }
rules-notation-discard = défausser Ulm de sa main
rules-notation-order = Les maisons et les cartes à défausser se nomment dans l’ordre de cette liste, pour que chaque choix ne s’écrive que d’une façon :

## rulebooks-compared

rules-rulebooks-compared-title = Cinq livrets comparés
rules-rulebooks-compared-lead = Les livrets espagnol, islandais, polonais, français et anglais sont d’accord sur presque tout. Voici où ils diffèrent ou se taisent, et ce que nous jouons.
rules-rulebooks-compared-head-point = Point
rules-rulebooks-compared-head-books = Ce que disent les livrets
rules-rulebooks-compared-head-ours = Ce que nous jouons
rules-compared-first-point = Qui commence
rules-compared-first-books = Espagnol, polonais, français : le plus jeune. Anglais, islandais : comme on veut.
rules-compared-first-ours = Par tirage au sort, sauf si l’hôte en décide autrement.
rules-compared-all-point = Tuile « { stack-all_provinces } »
rules-compared-all-books = Anglais, islandais : une maison dans chaque région. Espagnol, polonais, français : dans chaque région autre que Baiern.
rules-compared-all-ours = Une option ; par défaut, chaque région.
rules-compared-fallback-point = Une pile de tuiles de route est vide
rules-compared-fallback-books = Islandais : seules les routes de 7 et plus prennent dans une pile inférieure. Les autres : toutes les routes.
rules-compared-fallback-ours = Une option ; par défaut, toutes les routes.
rules-compared-points-point = Points de la calèche
rules-compared-points-books = Polonais, français, islandais : ses points. Espagnol, anglais : sa « valeur », qui pourrait aussi être son chiffre.
rules-compared-points-ours = Une option ; par défaut, les points imprimés.
rules-compared-may-point = Faut-il poser toutes les maisons possibles ?
rules-compared-may-books = Les cinq disent « peut ».
rules-compared-may-ours = On peut en poser moins, ou aucune.
rules-compared-shuffle-point = Quand mélanger la défausse
rules-compared-shuffle-books = Les cinq : quand la pioche est épuisée. Aucun ne dit s’il faut attendre d’avoir besoin d’une carte.
rules-compared-shuffle-ours = Tout de suite, dès que la pioche est vide.
rules-compared-nothing-point = Aucune carte à prendre
rules-compared-nothing-books = Ils n’en disent rien.
rules-compared-nothing-ours = On s’en passe ; voir « { rules-supply-title } ».
rules-rulebooks-compared-slips = Trois passages sont à nos yeux des erreurs, pas des options :
rules-slip-innsbruck = L’exemple islandais dit qu’Innsbruck touche Carlsruhe et Regensburg. Sur le plateau, elle n’est reliée ni à l’une ni à l’autre.
rules-slip-cartwright = Le texte français sur le { -cartwright } ne parle que de deux cartes manquantes. Une seule convient aussi.
rules-slip-last-round = Le texte islandais sur la fin donne l’impression que tous les autres ont encore un tour, mais il ajoute que le premier joueur n’en a plus. Là aussi, donc, on joue la manche jusqu’au bout.

## tips

rules-tips-title = Premiers conseils
rules-tips-officials = Les tours sont comptés. Utilisez un personnage presque à chaque fois.
rules-tips-plan = Pendant que vous construisez une route, réunissez le début de la suivante. Fermez avec trois cartes en main au plus, et rien ne sera perdu.
rules-tips-houses = En préparant une route, décidez de quelle façon vous y poserez vos maisons. Sur une bonne route, toutes les villes reçoivent une maison, ou toutes sauf une.
rules-tips-single = Lodz, Innsbruck et Sigmaringen sont seules dans leur région : sans elles, pas de tuile « { stack-all_provinces } ». La seule liaison vers Lodz part de Pilsen.
rules-tips-end = Surveillez qui peut terminer la partie, et quand. Les maisons non posées coûtent des points.
