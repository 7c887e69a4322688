editor-title = Éditeur de positions
editor-tool = Un clic sur la carte
editor-seat = Pour
editor-tool-houses = Maisons
editor-tool-route = Route
editor-tool-hand = Main
editor-tool-display = Étalage
editor-tool-discards = Défausse
editor-tool-houses-about = Pose une maison de cette personne dans une ville ou la retire.
editor-tool-route-about = Ajoute une ville à la route de cette personne. Un clic sur une extrémité la retire.
editor-tool-hand-about = Ajoute une carte à la main de cette personne.
editor-tool-display-about = Pose une carte à la place choisie de l’étalage, puis passe à la suivante.
editor-tool-discards-about = Ajoute une carte à la défausse.
editor-problems =
    { $count ->
        [one] C’est impossible
       *[other] { $count } choses sont impossibles
    }
editor-possible = Cette position est possible.
editor-checking = Vérification…
editor-table = Table
editor-players = Nombre de joueurs
editor-from-here = À partir d’ici
editor-try = Essayer
editor-undo = Annuler
editor-copy-link = Copier le lien
editor-copy-line = Copier le texte
editor-copied = Copié.
editor-not-copied = Le navigateur n’autorise pas la copie. La ligne est affichée ci-dessous.
editor-save-png = Enregistrer en PNG
editor-save-svg = Enregistrer en SVG
editor-start-from = Commencer par
editor-open-text = Une position en une ligne, un lien ou un enregistrement
editor-open-ply = Étape de l’enregistrement (si c’en est un)
editor-open = Ouvrir
editor-open-file = Ouvrir un fichier
editor-empty = Table vide
editor-file-large = Ce fichier est trop grand.
editor-name = Nom
editor-hand = Main
editor-hidden = Cartes inconnues
editor-any-number = nombre quelconque
editor-take-away = Retirer { $name }
editor-none = aucune
editor-seen = tout le monde l’a vue
editor-secret = connue de cette personne seulement
editor-route = Route
editor-houses =
    { $count ->
        [one] { $count } maison
       *[other] { $count } maisons
    }
editor-carriage = Calèche
editor-tiles = Tuiles bonus
editor-tile = { $stack } : { $value }
editor-add-tile = Ajouter une tuile
editor-display = Étalage
editor-discards = Défausse
editor-hidden-discards = Cartes inconnues de la défausse
editor-turn = À qui de jouer
editor-phase = Phase
editor-phase-draw = Prendre une carte
editor-phase-play = Poser une carte
editor-phase-finish = Fermer la route ou terminer
editor-phase-houses = Poser des maisons
editor-phase-carriage = Aide du cocher
editor-phase-discard = Défausser
editor-phase-over = Partie terminée
editor-official = Personnage de ce tour
editor-round = Manche
editor-rules = Règles
editor-own-rules = options choisies
editor-thinking = Réflexion…
editor-best = Meilleurs coups
editor-exact = Chances exactes
editor-exact-called = La fin a été annoncée. Voici les chances exactes de gagner, toutes les cartes étant comptées.
editor-exact-open = La fin peut être annoncée pendant ce tour. Voici les chances exactes de gagner dans cette manche, toutes les cartes étant comptées.
editor-exact-rivals = On suppose que les personnes qui ont encore un tour obtiennent toutes les cartes voulues. Ces chances sont donc garanties.
editor-rollout = Simulation
editor-rollout-about = Joue chaque coup de nombreuses fois jusqu’à la fin. Tous les coups reçoivent les mêmes cartes.
editor-rollout-games = Parties
editor-rollout-level = Bots
editor-rollout-stop = Arrêter
editor-rollout-start = Simuler
editor-rollout-done = { $games } parties sur { $total }
editor-rollout-figures = { $low } à { $high } %, { $points } points
editor-rollout-behind = { $behind } ± { $error } points de pourcentage derrière
editor-back = Retour à l’éditeur
