### Ce qui gagne : ce que des milliers de parties de bots forts disent du jeu.

wins-lead = { $games } parties de bots forts ({ $level }), et ce qu’elles disent de Thurn und Taxis. Le trait près d’une marque est son intervalle à 95 % ; la marque dorée indique où seraient des joueurs de même force.
wins-players = Joueurs
wins-winners = gagnants
wins-others = les autres
wins-value = valeur
wins-figures = Chiffres
wins-cell = { $value } ({ $low } à { $high } ; sur { $count })
wins-interval = { $value } ({ $low } à { $high })
wins-at = { $players } joueurs

wins-short-title = En bref
wins-short-end = <b>Terminez la partie vous-même.</b> Le joueur qui la termine gagne { $two }, { $three } et { $four } des parties à deux, à trois et à quatre.
wins-short-provinces = <b>Soyez partout.</b> À quatre, { $winners } des gagnants ont une tuile « Toutes les régions », contre { $others } des autres.
wins-short-routes = <b>Cinq routes courtes.</b> Les gagnants ferment cinq routes, chacune pour une calèche ; à quatre, elles ont { $length } villes en moyenne.
wins-short-seat = <b>Pour ces bots, la dernière place est la meilleure.</b> Elle gagne { $three } des parties à trois et { $four } à quatre.
wins-short-officials = <b>Ne vous privez d’aucun personnage.</b> À quatre, un joueur qui ne demande jamais l’aide du cocher gagne { $wins } des parties ; une sur quatre serait juste.

wins-end-title = La fin
wins-end-text = À { $players } joueurs, une partie dure { $rounds } manches en moyenne. { $carriage } des parties se terminent avec la calèche 7, les autres avec la dernière maison, et { $wins } sont gagnées par le joueur qui les termine.
wins-rounds-caption = Manches par partie, à { $players } joueurs
wins-wait-text = Une expérience : la première fois que quelqu’un pouvait prendre la calèche 7, la partie a été poursuivie de deux façons. À { $players } joueurs, terminer aussitôt a donné la victoire dans { $ends } des parties, attendre au moins un tour dans { $waits }.
wins-wait-caption = Parties gagnées en terminant ou en attendant, selon l’avance à la fermeture ; toutes les tables
wins-ends = termine aussitôt
wins-waits = attend
wins-lead-behind = en retard de { $from } ou plus
wins-lead-level = à peu près à égalité
wins-lead-ahead = en avance de { $from } à { $to }
wins-lead-far = en avance de { $from } ou plus

wins-length-title = Routes
wins-length-text = La plupart des routes ont trois ou quatre villes. Avec l’aide du cocher, cinq routes suffisent pour cinq calèches ; une route plus longue doit rentabiliser ses tours par une tuile ou par des maisons.
wins-length-caption = Longueur des routes fermées, à { $players } joueurs
wins-and-more = { $length }+
wins-habit-text = Une expérience : un joueur suit une règle fixe pour fermer ses routes, et joue librement pour le reste. Toute habitude de ce genre coûte des parties.
wins-habit-caption = Parties gagnées avec une habitude fixe, à { $players } joueurs
wins-habit-most = ferme à { $length } au plus tard
wins-habit-least = ne ferme qu’à partir de { $length }

wins-points-title = Points et tuiles
wins-points-text = À { $players } joueurs, le gagnant a { $winners } points en moyenne, et les autres { $others }.
wins-points-caption = D’où viennent les points, à { $players } joueurs
wins-tiles-text = À { $players } joueurs, le joueur qui a une tuile « Toutes les régions » gagne { $wins } des parties, et { $decides } de ces parties seraient perdues sans les points de la tuile. Ce n’est pas une expérience : qui est en avance obtient plus de tuiles.
wins-tiles-caption = Points de chaque pile de tuiles, à { $players } joueurs

wins-officials-title = Personnages
wins-officials-text = Une expérience : un joueur ne peut jamais demander l’aide de l’un des personnages (quand la main est vide, le chef de poste vient quand même). C’est le chef de poste qui manque le plus, et le bailli le moins.
wins-without-caption = Parties gagnées sans un personnage, à { $players } joueurs
wins-without = { $official } : jamais
wins-calls-caption = Tours où chacun aide, à { $players } joueurs
wins-forced = Chef de poste, main vide
wins-nobody = personne

wins-first-title = La première ville
wins-first-text = Une expérience : la première carte est tirée au sort parmi les cartes visibles. Ont le plus rapporté : { $best } ; le moins : { $worst }. Les différences sont petites, et la plupart des intervalles contiennent zéro.
wins-first-caption = Points gagnés ou perdus en commençant dans une ville, par rapport à la moyenne ; toutes les tables
wins-explorer = Premières routes : ce que de bons bots prennent et posent au début

wins-seats-title = Places
wins-seats-text = À deux, les places se valent à peu près. À trois et à quatre, la dernière gagne le plus : la manche est jouée jusqu’au bout, elle ne perd donc jamais un tour, et si elle termine la partie, personne ne joue plus après elle. Les bots actuels du niveau { $stronger } gagnent à peu près aussi souvent à chaque place.
wins-seats-caption = Parties gagnées par chaque place
wins-seat = { $players } joueurs, place { $seat }

wins-luck-title = La part du hasard
wins-luck-text = À { $players } joueurs, les mêmes bots ont rejoué les mêmes cartes, et dans { $same } des cas la même place a gagné. Entre égaux, les cartes tirées expliquent au moins { $cards } des résultats ; ce qu’on ne voit qu’après coup n’entre pas dans ce chiffre. Entre joueurs de force inégale, le talent compte davantage :
wins-weaker-caption = Parties gagnées par un bot plus faible contre des bots du niveau { $level }, à { $players } joueurs

wins-claims-title = Ce que disent les joueurs
wins-claims-text = Des conseils de joueurs expérimentés, confrontés à ces parties. Confirmé ou réfuté veut dire que tout l’intervalle est d’un côté du seuil. Seule une expérience montre une cause ; le reste est ce que les gagnants ont en commun.
wins-verdict-confirmed = confirmé
wins-verdict-refuted = réfuté
wins-verdict-open = non tranché
wins-verdict-mixed = cela dépend
wins-claim-turns = Une bonne partie dure 17 à 21 tours.
wins-test-turns = Parties de cette durée (seuil : { $bar }).
wins-claim-officials = Utilisez un personnage presque à chaque tour.
wins-test-officials = Tours avec un personnage (seuil : { $bar }).
wins-claim-throw = Fermez avec trois cartes en main au plus.
wins-test-throw = Combien de cartes un gagnant défausse de moins que les autres.
wins-claim-efficient = Chaque ville de la route reçoit une maison, ou toutes sauf une.
wins-test-efficient = Routes des gagnants pour lesquelles c’est vrai (seuil : { $bar }).
wins-claim-own_cities = Évitez les villes où vous avez déjà une maison.
wins-test-own_cities = Combien de ces villes la route d’un gagnant évite de plus que celles des autres.
wins-claim-all_provinces = Le gagnant a presque toujours une maison dans chaque région.
wins-test-all_provinces = Gagnants avec cette tuile (seuil : { $bar }).
wins-claim-single_cities = Les régions d’une seule ville valent plus au début.
wins-test-single_cities = Points gagnés en y commençant (expérience).
wins-claim-pilsen = Pilsen vaut cher : c’est le seul chemin vers Lodz.
wins-test-pilsen = Points gagnés en y commençant (expérience).
wins-claim-race = C’est la course à la calèche 7 qui donne le rythme.
wins-test-race = Parties qui se terminent avec elle (seuil : { $bar }).
wins-claim-cartwright = N’appelez pas le cocher par habitude.
wins-test-cartwright = Calèches des gagnants prises sans lui (seuil : { $bar }).
wins-claim-administrator = N’appelez que rarement le bailli.
wins-test-administrator = Tours sans lui (seuil : { $bar }).
wins-claim-roads = Commencez par une carte que beaucoup d’autres prolongent.
wins-test-roads = Points pour chaque liaison de plus de la première ville (expérience).
wins-claim-first_carriage = Prenez vite la première calèche.
wins-test-first_carriage = Combien de manches plus tôt un gagnant ferme sa première route.
wins-claim-watching = Regardez ce que préparent les autres.
wins-test-watching = Parties gagnées par un bot qui le fait, parmi d’autres identiques qui ne le font pas (expérience) ; seuil : une part égale.
wins-claim-houses_left = Une fin rapide pénalise ceux qui ont encore beaucoup de maisons.
wins-test-houses_left = Combien de maisons en réserve a de moins que les autres le joueur qui termine la partie.

wins-method-title = La méthode
wins-method-text = Des bots du niveau { $level } entre eux et, en moins grand nombre, des parties du niveau { $stronger } pour voir s’il en va de même ; { $date }. Chaque expérience change une chose et rien d’autre.
wins-limits-text = Les bots ne sont pas des humains. Un bot à qui l’on impose une contrainte n’a pas été conçu pour elle et perd plus qu’un bot qui l’aurait été. Les petites différences demandent plus de parties que celles-ci. Les bots sont devenus plus forts depuis ; ceux d’aujourd’hui jouent peut-être autrement.
