### Problèmes : un tour à jouer le mieux possible.

puzzle-goal-win = Problème { $puzzle }, niveau { $level } : c’est votre dernier tour. Gagnez la partie.
puzzle-goal-points = Problème { $puzzle }, niveau { $level } : c’est votre dernier tour. Marquez le plus de points possible.
puzzle-goal-end = Problème { $puzzle }, niveau { $level } : ce tour peut être le dernier. Terminez la partie et gagnez-la.
puzzle-goal-chance = Problème { $puzzle }, niveau { $level } : jouez ce tour le mieux possible.
puzzle-solved = Résolu : on ne peut pas faire mieux.
puzzle-solved-chance = Résolu : on ne connaît rien de mieux.
puzzle-cost-win = Cela coûte { $cost } % de vos chances de gagner.
puzzle-cost-points = Points perdus : { $cost }.
puzzle-cost-end = Ainsi, la partie n’est pas gagnée à ce tour.
puzzle-cost-chance = Cela coûte { $cost } points de pourcentage de vos chances de gagner.
puzzle-solution = Une des meilleures façons : { $actions }
puzzle-reason-administrator = Le bailli fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-cartwright = Le cocher fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-postal_carrier = Le postillon fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-postmaster = Le chef de poste fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-houses = Maisons dans une seule région, ou une dans chacune : { $best } de cette façon, { $without } de l’autre.
puzzle-reason-cards = La bonne carte décide : { $best } avec elle, { $without } avec une autre.
puzzle-reason-turn = Le tour rapporte { $points } points : calèche { $carriage }, tuiles Bonus { $tiles }, maisons { $houses }.
puzzle-reason-end = À la fin vous avez { $points } points, { $player } en a { $others }.
puzzle-reason-tie = À égalité gagne qui a mis fin à la partie, ou sinon le suivant dans le sens horaire.
puzzle-reason-chance = Chances de gagner : { $best } % ainsi, { $without } % comme jouent les plus faibles.
puzzle-value-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
puzzle-value-average = { $points } points en moyenne
puzzle-value-win = la victoire
puzzle-value-lost = pas de victoire
puzzle-value-chance = { $chance } % de chances de gagner
