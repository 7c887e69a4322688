### Problèmes : un tour à jouer le mieux possible.

puzzle-goal-win = Problème { $puzzle }, niveau { $level } : c’est votre dernier tour. Gagnez la partie.
puzzle-goal-points = Problème { $puzzle }, niveau { $level } : c’est votre dernier tour. Marquez le plus de points possible.
puzzle-goal-chance = Problème { $puzzle }, niveau { $level } : jouez ce tour le mieux possible.
puzzle-solved = Résolu : on ne peut pas faire mieux.
puzzle-solved-chance = Résolu : on ne connaît rien de mieux.
puzzle-cost-win = Cela coûte { $cost } % de vos chances de gagner.
puzzle-cost-points = Points perdus : { $cost }.
puzzle-cost-chance = Cela coûte { $cost } points de pourcentage de vos chances de gagner.
puzzle-solution = Une des meilleures façons : { $actions }
puzzle-reason-cartwright = Le cocher fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-postal_carrier = Le postillon fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-postmaster = Le chef de poste fait la différence : { $best } avec lui, { $without } sans lui.
puzzle-reason-houses = Le choix des maisons décide : { $best } avec celles-ci, { $without } avec d’autres.
puzzle-reason-cards = La bonne carte décide : { $best } avec elle, { $without } si la route reste ouverte.
puzzle-reason-chance = Chances de gagner : { $best } % ainsi, { $without } % comme jouent les plus faibles.
