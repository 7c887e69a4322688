reason-unreadable = « { $text } » n’est pas une action que je connais. Une action s’écrit « take ulm », « left linz », « close » ou « end ».
reason-unknown-city = Il n’y a pas de ville nommée « { $text } » sur le plateau.
reason-did-you-mean = Vouliez-vous dire { $city } ?
reason-game-over = La partie est terminée, il n’y a plus rien à jouer.
reason-not-your-turn = C’est à { $player } de jouer. Attendez votre tour.
reason-watching = Vous regardez cette partie. Seuls les joueurs de la table peuvent agir.
reason-wrong-phase =
    Pas maintenant. { $phase ->
        [draw] Prenez d’abord une carte, visible ou de la pioche.
        [play] Posez maintenant une carte : commencez une route ou allongez la vôtre.
        [finish] Vous avez posé votre carte. Fermez la route ou terminez votre tour.
        [houses] Vous fermez votre route. Choisissez où poser des maisons, ou dites que vous avez fini.
        [carriage] Vous fermez votre route. Décidez si vous demandez l’aide du { -cartwright }.
       *[discard] Vous fermez votre route. Choisissez les cartes à défausser.
    }

reason-small-game = Dans cette petite partie, ce personnage ne peut pas vous aider.
reason-official-used =
    Un seul personnage peut vous aider par tour, et vous avez déjà demandé l’aide du { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-forced-postmaster = Vous n’aviez aucune carte en main au début de votre tour : vous devez utiliser le { -postmaster }, et aucun autre personnage ne peut vous aider.
reason-administrator-after-taking = Le { -administrator } ne change les cartes visibles qu’avant votre première carte, et vous en avez déjà pris une.
reason-display-empty = Il n’y a aucune carte visible à changer.
reason-official-called =
    Le { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    } vous aide déjà ce tour-ci.
reason-postmaster-after-taking = Le { -postmaster } aide après la première carte : vous en prenez une deuxième.
reason-postal-carrier-after-playing = Le { -postal-carrier } aide après la pose d’une carte : vous en posez une deuxième, s’il y en a une qui convient.
reason-no-second-fits = Aucune de vos cartes ne convient à une extrémité de votre route. Le { -postal-carrier } ne peut pas vous aider.

reason-must-take = Prenez d’abord une carte, visible ou de la pioche.
reason-must-take-second = Vous n’aviez aucune carte en main : avec le { -postmaster }, vous en prenez deux. Prenez d’abord la deuxième.
reason-not-face-up = { $city } n’est pas parmi les cartes visibles.
reason-supply-empty = La pioche est vide.
reason-nothing-to-take = Il n’y a aucune carte à prendre, ni visible ni dans la pioche.
reason-two-cards-taken = Vous avez déjà pris deux cartes. Une troisième n’est pas permise, même avec le { -postmaster }.
reason-second-card-official =
    Pour prendre une deuxième carte, il faut le { -postmaster }, mais ce tour-ci vous avez déjà demandé l’aide du { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-take-after-playing = On prend ses cartes avant de poser, et vous avez déjà posé une carte ce tour-ci.

reason-must-play = Vous devez d’abord poser une carte : commencez une route ou allongez la vôtre.
reason-not-in-hand = Vous n’avez pas { $city } en main.
reason-no-route-yet = Vous n’avez pas encore de route à allonger. Commencez-en une avec { $city }.
reason-city-in-route = { $city } est déjà dans votre route, et une route ne passe qu’une fois par chaque ville.
reason-no-road =
    Il n’y a pas de liaison directe entre { $city } et { $end_city }, à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } de votre route.
reason-fits-other-end =
    Elle conviendrait à { $end ->
        [left] gauche, avant
       *[right] droite, après
    } { $end_city }.
reason-two-cards-played = Vous avez déjà posé deux cartes. Une troisième n’est pas permise, même avec le { -postal-carrier }.
reason-second-play-official =
    Pour poser une deuxième carte, il faut le { -postal-carrier }, mais ce tour-ci vous avez déjà demandé l’aide du { $official ->
        [administrator] { -administrator }
        [postmaster] { -postmaster }
        [postal_carrier] { -postal-carrier }
       *[cartwright] { -cartwright }
    }.
reason-second-must-extend = La deuxième carte du { -postal-carrier } doit allonger la route où vous venez de poser. Elle ne peut pas en commencer une autre.

reason-small-route = Dans cette petite partie, une route peut être fermée à partir de { $least } cartes.
reason-route-too-short =
    { $length ->
        [0] Vous n’avez pas de route à fermer. Il faut au moins trois cartes.
        [one] Votre route n’a qu’une carte. Il en faut au moins trois pour la fermer.
       *[other] Votre route n’a que { $length } cartes. Il en faut au moins trois pour la fermer.
    }
reason-already-closing = Vous êtes déjà en train de fermer cette route.
reason-finish-closing =
    Votre tour se termine de lui-même une fois la route fermée. { $phase ->
        [houses] Les maisons d’abord : choisissez des villes, ou dites que vous avez fini.
        [carriage] Le { -cartwright } attend votre réponse : acceptez son aide ou passez-vous de lui.
       *[discard] Défaussez d’abord jusqu’à n’avoir plus que trois cartes.
    }

reason-houses-only-when-closing = On ne pose des maisons qu’en fermant une route.
reason-houses-done = Vous avez fini de poser des maisons pour cette route.
reason-not-on-route = { $city } n’est pas sur la route que vous fermez.
reason-house-already = Vous avez déjà une maison à { $city }, et une seule par ville est permise.
reason-house-chosen = Vous venez de poser une maison à { $city }.
reason-house-province = Vous posez une maison par région, et celle de { $province } est déjà à { $other }.
reason-house-other-province = Vous posez toutes vos maisons dans une seule région, { $province }. { $city } est dans une autre.
reason-house-order = Les maisons se nomment dans l’ordre du plateau, et { $city } vient avant { $last }, déjà choisie.
reason-done-only-houses = « done » met fin à la pose des maisons, et vous n’en posez pas en ce moment.

reason-cartwright-only-when-closing = Le { -cartwright } ne peut vous aider que lorsque vous fermez une route.
reason-cartwright-after-houses = Le { -cartwright } vient après les maisons. Finissez d’abord de les poser.
reason-carriage-earned = Votre route était assez longue pour la calèche suivante : vous l’avez déjà. Le { -cartwright } n’a rien à faire.
reason-carriage-not-reachable = Votre prochaine calèche est la { $next }, et il manque { $missing } cartes à votre route de { $length }. Le { -cartwright } n’en remplace qu’une ou deux.
reason-carriage-all = Vous avez déjà la plus grande calèche.
reason-carriage-decided = Pour cette route, la question de la calèche est déjà réglée.
reason-decline-nothing = Il n’y a rien à refuser maintenant : seule l’aide du { -cartwright } peut se refuser.

reason-discard-only-when-closing = On ne défausse des cartes de sa main qu’en fermant une route, si l’on en a plus de trois.
reason-discard-not-yet = La défausse vient en dernier. Les maisons et la calèche passent d’abord.
reason-discard-order = Les cartes à défausser se nomment dans l’ordre du plateau, et { $city } vient avant { $last }, déjà nommée.
reason-discard-not-enough = Les cartes à défausser se nomment dans l’ordre du plateau. En commençant par { $city }, vous n’en aurez pas assez pour descendre à trois : commencez par une ville précédente.

record-at = { $place } : { $problem }
record-line = Ligne { $line }
record-unreadable = Impossible de lire le fichier.
record-none = Ce n’est pas l’enregistrement d’une partie.
record-form = Il manque quelque chose ici, ou la forme n’est pas la bonne.
record-rules = Ces règles ne sont pas connues ici.
record-position = La partie ne peut pas commencer dans cette position.
record-turns = Les tours ne sont pas dans l’ordre.
record-cards = Ces cartes n’ont pas pu sortir ainsi de la pioche.
record-result = Le résultat ne correspond pas à ce qui a été joué.
record-closing = Fermer une route est un seul coup : les maisons, la calèche et les cartes défaussées en font partie.

## Ce qui ne va pas dans une étude

study-gone = Cette partie de l’étude n’existe plus. Quelqu’un l’a supprimée.
study-changed = Une autre personne a modifié ceci entre-temps. Vous voyez maintenant la version la plus récente ; votre modification n’a pas été enregistrée.
study-mark = « { $mark } » n’est pas un signe. Les signes sont { $marks }.
study-shape = « { $text } » n’est ni une flèche comme [%arrow ulm linz] ni un cercle comme [%circle ulm].
study-long-note = Un commentaire compte au plus { $most } caractères.
study-many-shapes = Un commentaire compte au plus { $most } flèches et cercles.
study-many-steps = Il y a de la place pour { $most } coups au plus.
study-many-chapters = Une étude compte au plus { $most } chapitres.
study-many-variations = Un texte compte au plus { $most } variantes.
study-deep = Les variantes peuvent être imbriquées sur { $most } niveaux au plus.
study-last-chapter = Une étude a besoin d’au moins un chapitre.
