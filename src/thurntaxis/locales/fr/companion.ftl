companion-title = À la table
companion-about = Notez une partie sur votre propre plateau pendant que vous jouez : touchez ce que chacun prend, pose et ferme. Vous voyez les points à tout moment, les cartes sont comptées, et à la fin vous avez l’enregistrement et l’analyse.
companion-players = Joueurs
companion-player = Joueur { $number }
companion-you = Votre place
companion-nobody = Je regarde seulement
companion-rules = Règles
companion-hints = Conseils sans demander
companion-hints-about = Toute la table a accepté les conseils dans cette partie.
companion-start = Commencer
companion-score = Points
companion-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
companion-display = Cartes visibles
companion-deal = Touchez les six cartes visibles, l’une après l’autre : encore { $count }.
companion-drawn = { $player } : quelle carte avez-vous piochée ?
companion-turned = Quelle carte a été retournée ?
companion-draw = { $player } prend une carte
companion-play = { $player } pose une carte
companion-finish = { $player } : poser une deuxième carte, fermer la route ou terminer le tour
companion-houses = { $player } : touchez les villes qui reçoivent une maison
companion-carriage = { $player } : demander l’aide du Cocher ?
companion-discard =
    { $count ->
        [one] { $player } défausse { $count } carte
       *[other] { $player } défausse { $count } cartes
    }
companion-over = La partie est terminée.
companion-supply = Pioche : { $count }
companion-route = Route : { $cities }
companion-hand =
    { $unknown ->
        [0] Main : { $cities }
        [one] Main : { $cities } + 1 inconnue
       *[other] Main : { $cities } + { $unknown } inconnues
    }
companion-none = rien
companion-new-route = Nouvelle route
companion-play-it = Poser
companion-before = Avant { $city }
companion-after = Après { $city }
companion-done =
    { $count ->
        [one] Terminé : { $count } maison
       *[other] Terminé : { $count } maisons
    }
companion-decline = Non
companion-end = Terminer le tour
companion-close = Fermer la route
companion-cities = Villes
companion-left =
    { $count ->
        [one] { $count } carte peut encore venir
       *[other] { $count } cartes peuvent encore venir
    }
companion-undo = Annuler
companion-hint = Conseil
companion-agree = Un conseil dit à toute la table ce que le programme ferait pour { $player }. Tout le monde doit être d’accord, et l’enregistrement note qu’un conseil a été donné.
companion-agrees = { $player } est d’accord
companion-agree-always = Pour le reste de la partie aussi
companion-agree-show = Montrer le conseil
companion-hinted =
    { $count ->
        [one] { $count } conseil a été donné ; l’enregistrement le note.
       *[other] { $count } conseils ont été donnés ; l’enregistrement le note.
    }
companion-new = Nouvelle partie
companion-new-sure = La partie notée ici sera supprimée.
companion-winner = { $player } gagne.
companion-name-card =
    { $count ->
        [one] { $player } a { $count } carte inconnue : laquelle ?
       *[other] { $player } a { $count } cartes inconnues : lesquelles ?
    }
companion-review = Analyser la partie
companion-keep = Ajouter à mes parties
companion-kept = La partie est maintenant parmi les vôtres.
companion-known = La partie était déjà parmi les vôtres.
companion-save = Enregistrer le fichier
