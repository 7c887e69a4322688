### La partie du jour.

daily-title = La partie du jour
daily-text = Une partie par jour, les mêmes cartes pour tous et partout, contre trois bots du niveau { $level }.
daily-once = Vous avez un seul essai. Vous pouvez vous arrêter et continuer plus tard, mais pas recommencer ; il n’y a pas de conseils.
daily-past = Ce jour est passé : vous pouvez jouer sa partie, mais elle ne compte pas.
daily-play = Jouer la partie
daily-continue = Continuer
daily-going = Votre essai est en cours.
daily-again = La rejouer, pour s’exercer
daily-given-up = Vous avez abandonné cette partie.
daily-you = Vous
daily-expert-playing = joue encore la même partie…
daily-share = Copier le résultat
daily-copied = Copié
daily-picture = Enregistrer une image
daily-expert-watch = Regarder le Prince jouer
daily-others = Tout le monde sur ce serveur
daily-streak =
    { $days ->
        [one] { $days } jour de suite
       *[other] { $days } jours de suite
    }
daily-last = Vos trente dernières
daily-other = Autres jours
daily-date = Jour
daily-edition = Règles
daily-fair = Les cartes étaient fixées d’avance
daily-fair-text = Les cartes découlent de la date et de l’édition, selon une recette que tout le monde peut lire. Voici l’empreinte de la graine ; la graine elle-même est montrée après la partie. La calculer d’avance, c’est se duper soi-même.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place } sur 4
daily-share-expert = { $points ->
        [one] Meilleur bot : { $points } point
       *[other] Meilleur bot : { $points } points
    }

## Two games of one deal, side by side; and a game that plays along while you play.

daily-beside = Les deux parties côte à côte
daily-beside-title = Deux parties, les mêmes cartes
daily-beside-with = Côte à côte : votre partie et une autre ({ $name })
daily-turn = Tour { $turn } sur { $turns }
daily-turn-back = Un tour en arrière
daily-turn-on = Un tour en avant
daily-turn-none = La partie était déjà finie.
daily-ghost = { $name } a déjà joué cette partie : vous verrez ses points après chaque manche.
daily-ghost-own = Votre propre partie vous accompagne : vous verrez ses points après chaque manche.
