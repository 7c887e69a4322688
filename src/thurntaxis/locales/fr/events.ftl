event-turn =
    { $you ->
        [yes] Manche { $round } : à vous de jouer.
       *[no] Manche { $round } : à { $player } de jouer.
    }
event-turn-forced =
    { $you ->
        [yes] Manche { $round } : à vous de jouer. Vous n’avez aucune carte en main, donc le { -postmaster } vous en fait prendre deux.
       *[no] Manche { $round } : à { $player } de jouer. Sa main est vide, donc le { -postmaster } lui fait prendre deux cartes.
    }

event-administrator =
    { $you ->
        [yes] Avec le { -administrator }, vous défaussez les cartes visibles : { $cities }.
       *[no] Avec le { -administrator }, { $player } défausse les cartes visibles : { $cities }.
    }

event-take =
    { $you ->
        [yes] Vous prenez { $city } parmi les cartes visibles.
       *[no] { $player } prend { $city } parmi les cartes visibles.
    }
event-take-postmaster =
    { $you ->
        [yes] Avec le { -postmaster }, vous prenez aussi { $city } parmi les cartes visibles.
       *[no] Avec le { -postmaster }, { $player } prend aussi { $city } parmi les cartes visibles.
    }
event-draw =
    { $you ->
        [yes] Vous piochez { $city }.
       *[no] { $player } pioche { $city }.
    }
event-draw-postmaster =
    { $you ->
        [yes] Avec le { -postmaster }, vous piochez aussi { $city }.
       *[no] Avec le { -postmaster }, { $player } pioche aussi { $city }.
    }
event-draw-hidden = { $player } pioche une carte.
event-draw-hidden-postmaster = Avec le { -postmaster }, { $player } pioche encore une carte.

event-refill = { $city } est retournée face visible.
event-shuffle =
    { $count ->
        [one] La pioche est épuisée. La seule carte défaussée forme la nouvelle pioche.
       *[other] La pioche est épuisée. On mélange { $count } cartes défaussées pour en former une nouvelle.
    }

event-start =
    { $you ->
        [yes] Vous commencez une route avec { $city }.
       *[no] { $player } commence une route avec { $city }.
    }
event-start-dropped =
    { $you ->
        [yes] Vous défaussez votre route ({ $route }) et en commencez une autre avec { $city }.
       *[no] { $player } défausse sa route ({ $route }) et en commence une autre avec { $city }.
    }
event-extend =
    { $you ->
        [yes] Vous posez { $city } à { $end ->
            [left] gauche
           *[right] droite
        } de votre route.
       *[no] { $player } pose { $city } à { $end ->
            [left] gauche
           *[right] droite
        } de sa route.
    }
event-extend-postal-carrier =
    { $you ->
        [yes] Avec le { -postal-carrier }, vous posez aussi { $city } à { $end ->
            [left] gauche
           *[right] droite
        }.
       *[no] Avec le { -postal-carrier }, { $player } pose aussi { $city } à { $end ->
            [left] gauche
           *[right] droite
        }.
    }

event-close =
    { $you ->
        [yes] Vous fermez une route de { $length } cartes : { $route }.
       *[no] { $player } ferme une route de { $length } cartes : { $route }.
    }
event-house =
    { $you ->
        [yes] Vous posez une maison à { $city }.
       *[no] { $player } pose une maison à { $city }.
    }
event-tile =
    { $value ->
        [one] { $you ->
            [yes] Vous prenez la tuile Bonus « { $stack } » : { $value } point.
           *[no] { $player } prend la tuile Bonus « { $stack } » : { $value } point.
        }
       *[other] { $you ->
            [yes] Vous prenez la tuile Bonus « { $stack } » : { $value } points.
           *[no] { $player } prend la tuile Bonus « { $stack } » : { $value } points.
        }
    }
event-tile-game-end =
    { $you ->
        [yes] Vous prenez la tuile Bonus « { stack-game_end } » : 1 point. Cette manche est la dernière.
       *[no] { $player } prend la tuile Bonus « { stack-game_end } » : 1 point. Cette manche est la dernière.
    }
event-carriage =
    { $you ->
        [yes] Vous prenez la calèche { $carriage }.
       *[no] { $player } prend la calèche { $carriage }.
    }
event-carriage-cartwright =
    { $you ->
        [yes] Avec le { -cartwright }, vous prenez la calèche { $carriage }.
       *[no] Avec le { -cartwright }, { $player } prend la calèche { $carriage }.
    }
event-decline =
    { $you ->
        [yes] Vous vous passez du { -cartwright }.
       *[no] { $player } se passe du { -cartwright }.
    }
event-discard =
    { $you ->
        [yes] Vous défaussez { $city }.
       *[no] { $player } défausse { $city }.
    }
event-end =
    { $you ->
        [yes] Vous terminez votre tour.
       *[no] { $player } termine son tour.
    }
event-skip-draw =
    { $you ->
        [yes] Il n’y a aucune carte à prendre : vous n’en prenez pas.
       *[no] Il n’y a aucune carte à prendre : { $player } n’en prend pas.
    }
event-skip-play =
    { $you ->
        [yes] Vous n’avez aucune carte à poser.
       *[no] { $player } n’a aucune carte à poser.
    }

event-over =
    { $score ->
        [one] { $you ->
            [yes] La partie est terminée. Vous gagnez avec { $score } point !
           *[no] La partie est terminée. { $player } gagne avec { $score } point.
        }
       *[other] { $you ->
            [yes] La partie est terminée. Vous gagnez avec { $score } points !
           *[no] La partie est terminée. { $player } gagne avec { $score } points.
        }
    }
event-over-tie-game_end =
    { $you ->
        [yes] La partie est terminée. Égalité à { $score } : vous gagnez grâce à la tuile « { stack-game_end } » !
       *[no] La partie est terminée. Égalité à { $score } : { $player } gagne grâce à la tuile « { stack-game_end } ».
    }
event-over-tie-clockwise =
    { $you ->
        [yes] La partie est terminée. Égalité à { $score } : vous gagnez, car vous suivez de plus près, dans le sens horaire, le détenteur de la tuile « { stack-game_end } » !
       *[no] La partie est terminée. Égalité à { $score } : { $player } gagne en suivant de plus près, dans le sens horaire, le détenteur de la tuile « { stack-game_end } ».
    }
event-score =
    { $total ->
        [one] { $player } : { $carriage } (calèche) + { $tiles } (tuiles Bonus) − { $houses } (maisons non posées) = { $total } point
       *[other] { $player } : { $carriage } (calèche) + { $tiles } (tuiles Bonus) − { $houses } (maisons non posées) = { $total } points
    }
