### Ce qui gagne : ce que des milliers de parties de bots forts disent du jeu.

study-lead = { $games } parties de bots forts ({ $level }), et ce qu’elles disent de Thurn und Taxis. Le trait près d’une marque est son intervalle à 95 % ; la marque dorée indique où seraient des joueurs de même force.
study-players = Joueurs
study-winners = gagnants
study-others = les autres
study-value = valeur
study-figures = Chiffres
study-cell = { $value } ({ $low } à { $high } ; sur { $count })
study-interval = { $value } ({ $low } à { $high })
study-at = { $players } joueurs

study-short-title = En bref
study-short-end = <b>Terminez la partie vous-même.</b> Le joueur qui la termine gagne { $two }, { $three } et { $four } des parties à deux, à trois et à quatre.
study-short-provinces = <b>Soyez partout.</b> À quatre, { $winners } des gagnants ont une tuile « Toutes les régions », contre { $others } des autres.
study-short-routes = <b>Cinq routes courtes.</b> Les gagnants ferment cinq routes, chacune pour une calèche ; à quatre, elles ont { $length } villes en moyenne.
study-short-seat = <b>La dernière place est la meilleure.</b> Elle gagne { $three } des parties à trois et { $four } à quatre.
study-short-officials = <b>Ne vous privez d’aucun personnage.</b> À quatre, un joueur qui ne demande jamais l’aide du cocher gagne { $wins } des parties ; une sur quatre serait juste.

study-end-title = La fin
study-end-text = À { $players } joueurs, une partie dure { $rounds } manches en moyenne. { $carriage } des parties se terminent avec la calèche 7, les autres avec la dernière maison, et { $wins } sont gagnées par le joueur qui les termine.
study-rounds-caption = Manches par partie, à { $players } joueurs
study-wait-text = Une expérience : la première fois que quelqu’un pouvait prendre la calèche 7, la partie a été poursuivie de deux façons. À { $players } joueurs, terminer aussitôt a donné la victoire dans { $ends } des parties, attendre au moins un tour dans { $waits }.
study-wait-caption = Parties gagnées en terminant ou en attendant, selon l’avance à la fermeture ; toutes les tables
study-ends = termine aussitôt
study-waits = attend
study-lead-behind = en retard de { $from } ou plus
study-lead-level = à peu près à égalité
study-lead-ahead = en avance de { $from } à { $to }
study-lead-far = en avance de { $from } ou plus

study-length-title = Routes
study-length-text = La plupart des routes ont trois ou quatre villes. Avec l’aide du cocher, cinq routes suffisent pour cinq calèches ; une route plus longue doit rentabiliser ses tours par une tuile ou par des maisons.
study-length-caption = Longueur des routes fermées, à { $players } joueurs
study-and-more = { $length }+
study-habit-text = Une expérience : un joueur suit une règle fixe pour fermer ses routes, et joue librement pour le reste. Toute habitude de ce genre coûte des parties.
study-habit-caption = Parties gagnées avec une habitude fixe, à { $players } joueurs
study-habit-most = ferme à { $length } au plus tard
study-habit-least = ne ferme qu’à partir de { $length }

study-points-title = Points et tuiles
study-points-text = À { $players } joueurs, le gagnant a { $winners } points en moyenne, et les autres { $others }.
study-points-caption = D’où viennent les points, à { $players } joueurs
study-tiles-text = À { $players } joueurs, le joueur qui a une tuile « Toutes les régions » gagne { $wins } des parties, et { $decides } de ces parties seraient perdues sans les points de la tuile. Ce n’est pas une expérience : qui est en avance obtient plus de tuiles.
study-tiles-caption = Points de chaque pile de tuiles, à { $players } joueurs

study-officials-title = Personnages
study-officials-text = Une expérience : un joueur ne peut jamais demander l’aide de l’un des personnages (quand la main est vide, le chef de poste vient quand même). C’est le chef de poste qui manque le plus, et le bailli le moins.
study-without-caption = Parties gagnées sans un personnage, à { $players } joueurs
study-without = { $official } : jamais
study-calls-caption = Tours où chacun aide, à { $players } joueurs
study-forced = Chef de poste, main vide
study-nobody = personne

study-first-title = La première ville
study-first-text = Une expérience : la première carte est tirée au sort parmi les cartes visibles. Ont le plus rapporté : { $best } ; le moins : { $worst }. Les différences sont petites, et la plupart des intervalles contiennent zéro.
study-first-caption = Points gagnés ou perdus en commençant dans une ville, par rapport à la moyenne ; toutes les tables

study-seats-title = Places
study-seats-text = À deux, les places se valent à peu près. À trois et à quatre, la dernière gagne le plus : la manche est jouée jusqu’au bout, elle ne perd donc jamais un tour, et si elle termine la partie, personne ne joue plus après elle.
study-seats-caption = Parties gagnées par chaque place
study-seat = { $players } joueurs, place { $seat }

study-luck-title = La part du hasard
study-luck-text = À { $players } joueurs, les mêmes bots ont rejoué les mêmes cartes, et dans { $same } des cas la même place a gagné. Entre égaux, les cartes tirées expliquent au moins { $cards } des résultats ; ce qu’on ne voit qu’après coup n’entre pas dans ce chiffre. Entre joueurs de force inégale, le talent compte davantage :
study-weaker-caption = Parties gagnées par un bot plus faible contre des bots du niveau { $level }, à { $players } joueurs

study-claims-title = Ce que disent les joueurs
study-claims-text = Des conseils de joueurs expérimentés, confrontés à ces parties. Confirmé ou réfuté veut dire que tout l’intervalle est d’un côté du seuil. Seule une expérience montre une cause ; le reste est ce que les gagnants ont en commun.
study-verdict-confirmed = confirmé
study-verdict-refuted = réfuté
study-verdict-open = non tranché
study-verdict-mixed = cela dépend
study-claim-turns = Une bonne partie dure 17 à 21 tours.
study-test-turns = Parties de cette durée (seuil : { $bar }).
study-claim-officials = Utilisez un personnage presque à chaque tour.
study-test-officials = Tours avec un personnage (seuil : { $bar }).
study-claim-throw = Fermez avec trois cartes en main au plus.
study-test-throw = Combien de cartes un gagnant défausse de moins que les autres.
study-claim-efficient = Chaque ville de la route reçoit une maison, ou toutes sauf une.
study-test-efficient = Routes des gagnants pour lesquelles c’est vrai (seuil : { $bar }).
study-claim-own_cities = Évitez les villes où vous avez déjà une maison.
study-test-own_cities = Combien de ces villes la route d’un gagnant évite de plus que celles des autres.
study-claim-all_provinces = Le gagnant a presque toujours une maison dans chaque région.
study-test-all_provinces = Gagnants avec cette tuile (seuil : { $bar }).
study-claim-single_cities = Les régions d’une seule ville valent plus au début.
study-test-single_cities = Points gagnés en y commençant (expérience).
study-claim-pilsen = Pilsen vaut cher : c’est le seul chemin vers Lodz.
study-test-pilsen = Points gagnés en y commençant (expérience).
study-claim-race = C’est la course à la calèche 7 qui donne le rythme.
study-test-race = Parties qui se terminent avec elle (seuil : { $bar }).
study-claim-cartwright = N’appelez pas le cocher par habitude.
study-test-cartwright = Calèches des gagnants prises sans lui (seuil : { $bar }).
study-claim-administrator = N’appelez que rarement le bailli.
study-test-administrator = Tours sans lui (seuil : { $bar }).
study-claim-roads = Commencez par une carte que beaucoup d’autres prolongent.
study-test-roads = Points pour chaque liaison de plus de la première ville (expérience).
study-claim-first_carriage = Prenez vite la première calèche.
study-test-first_carriage = Combien de manches plus tôt un gagnant ferme sa première route.
study-claim-watching = Regardez ce que préparent les autres.
study-test-watching = Parties gagnées par un bot qui le fait, parmi d’autres identiques qui ne le font pas (expérience) ; seuil : une part égale.
study-claim-houses_left = Une fin rapide pénalise ceux qui ont encore beaucoup de maisons.
study-test-houses_left = Combien de maisons en réserve a de moins que les autres le joueur qui termine la partie.

study-method-title = La méthode
study-method-text = Des bots du niveau { $level } entre eux et, en moins grand nombre, des parties du niveau { $stronger } pour voir s’il en va de même ; { $date }. Chaque expérience change une chose et rien d’autre.
study-limits-text = Les bots ne sont pas des humains. Un bot à qui l’on impose une contrainte n’a pas été conçu pour elle et perd plus qu’un bot qui l’aurait été. Les petites différences demandent plus de parties que celles-ci. Les bots sont devenus plus forts depuis ; ceux d’aujourd’hui jouent peut-être autrement.
