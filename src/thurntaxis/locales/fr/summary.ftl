### Le résumé d’une analyse : ce qui a décidé la partie, avec des mots qui découlent des chiffres.
###
### Variables
###   $you      yes if the reader is meant, else no
###   $winner, $player   names
###   $wins     a part of a win, with its sign: “+0.2 of a win”
###   $value    a number
###   $level    the name of a level
###   $way      a decision within a sentence
###   $ply      the number of an action
###   $slip, $mistake, $blunder   marks: ?!, ?, ??; $find: !

review-story-luck = { $you ->
    [yes] Vous avez gagné surtout grâce au tirage.
   *[no] { $winner } a gagné surtout grâce au tirage.
}
review-story-play = { $you ->
    [yes] Vous avez gagné en jouant mieux : vos erreurs ont coûté moins cher.
   *[no] { $winner } a gagné en jouant mieux, avec des erreurs qui ont coûté moins cher.
}
review-story-both = { $you ->
    [yes] Vous avez gagné avec un meilleur tirage et des erreurs qui ont coûté moins cher.
   *[no] { $winner } a gagné avec un meilleur tirage et des erreurs qui ont coûté moins cher.
}
review-story-close = { $you ->
    [yes] Vous avez gagné ; ni le tirage ni les erreurs n’ont clairement fait la différence.
   *[no] { $winner } a gagné ; ni le tirage ni les erreurs n’ont clairement fait la différence.
}
review-wins = { $value } victoire
review-wins-more = plus d’une victoire
review-said-luck = { $you ->
    [yes] Le tirage vous a valu { $wins }.
   *[no] Le tirage a valu { $wins } à { $player }.
}
review-said-luck-none = Le tirage n’a pas fait de différence claire.
review-said-cost = { $you ->
    [yes] Vos erreurs vous ont coûté { $wins }.
   *[no] Les erreurs ont coûté { $wins } à { $player }.
}
review-said-cost-none = Aucune erreur coûteuse.
review-turned = Le plus grand tournant
review-turned-decision = Étape { $ply }, { $player } : { $way }, { $change }
review-turned-luck = Étape { $ply }, { $player } : { $city } est sortie, { $change }
review-you = { $player } (vous)
review-figures = Tous les chiffres
review-size-find = trouvaille
review-size-hint = mauvais conseil
review-hint-wrong = Le conseil était mauvais ici : un examen plus poussé a trouvé mieux. Cela ne compte pas contre vous.
review-count-find =
    { $count ->
        [one] { $count } trouvaille
       *[other] { $count } trouvailles
    }
review-finds = Trouvailles
review-find-why = Les bots jusqu’au niveau { $level } ne le voient pas.
review-next-way = Deuxième meilleur choix : { $way }
review-picture = Enregistrer une image
review-print = Imprimer

# What a word means, one tap away.
review-about = Que veut dire « { $term } » ?
review-about-story = Le tirage et les erreurs du vainqueur sont comparés à la moyenne des autres. Ce qui vaut au moins 0,1 victoire est nommé.
review-about-luck = Les cartes de la pioche, comparées à la moyenne de toutes celles qui pouvaient sortir. +0,2 victoire veut dire : sur dix parties comme celle-ci, le tirage vous en a gagné deux.
review-about-cost = Chaque décision est comparée à la meilleure qui a été trouvée. Ce qu’elle a perdu est additionné ; les écarts qui peuvent être dus au hasard ne comptent pas.
review-about-grade = Le mot découle du coût moyen d’une décision. Le niveau est celui dont les bots perdent à peu près autant.
review-about-sizes = Une imprécision ({ $slip }) coûte au moins 2 % des chances de gagner, une erreur ({ $mistake }) au moins 5 %, une grosse erreur ({ $blunder }) au moins 10 %.
review-about-find = Marquée d’un « { $find } » : une décision meilleure d’au moins 5 % que toutes les autres, et que les bots plus faibles ne voient pas.
review-about-chance = Combien de fois ce joueur gagnerait d’ici si des bots continuaient : la moyenne de nombreuses parties.
review-about-points = Les moments qui ont le plus changé les chances de gagner de ce joueur.
review-about-figures = Le début, le tirage, les décisions et l’imprévu font ensemble le résultat. Les décisions sont comparées à ce qu’aurait fait un bot rapide : au-dessus de 0, c’est mieux que le bot. L’imprévu est ce qui a changé dans l’évaluation sans carte ni décision. « ± » indique la précision d’un chiffre.
