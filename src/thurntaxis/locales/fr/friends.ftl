### Tables for friends, tables on one device, the lobby.

friends-table-name = Nom de la table
friends-count = Amis invités par lien
friends-bots = Bots
friends-pace = Rythme
pace-live = Tous présents
pace-correspondence = Par correspondance, sans hâte
friends-clock = Temps de réflexion
clock-none = autant qu’il faut
clock-seconds = { $count } s
clock-turn = { $time } par tour
clock-bank = { $time } pour toute la partie
clock-some =
    { $unit ->
        [minutes] { $count ->
            [one] une minute
           *[other] { $count } minutes
        }
       *[days] { $count ->
            [one] un jour
           *[other] { $count } jours
        }
    }
friends-rules = Règles
rules-standard = Standard
rules-first-printing = Première édition
rules-icelandic = Édition islandaise
rules-own = Personnalisées
rules-standard-help = Comme dans le livret actuel.
rules-first-printing-help = La tuile « Toutes les régions » ne demande pas de maison en Baiern.
rules-icelandic-help = Quand les tuiles d’une longueur sont épuisées, seules les routes de 7 ou plus en prennent une de longueur inférieure.
rules-own-help = Options particulières ; demandez à la personne qui a ouvert la table.
option-known = Montrer les cartes connues
option-known-help = Les cartes que tous ont vu prendre restent visibles
option-tiles = Montrer les points
option-tiles-help = La valeur des tuiles des autres et les points actuels
option-hints = Autoriser les conseils
option-listed = Montrer dans le salon
option-listed-help = Tout le monde peut venir jouer ou regarder
fact-known = Cartes connues
fact-points = Points
fact-hints = Conseils
fact-memory = de mémoire
fact-allowed = autorisés
fact-rated = partie classée
fact-rating = Cote
fact-casual = partie amicale
casual-now = Cette partie est désormais amicale.
casual-bots = Seuls des bots jouent.
casual-apart = Les parties de ce genre ne comptent pas.
casual-address = Toutes les personnes jouent depuis la même adresse.
casual-hint = Quelqu’un a demandé un conseil.
casual-taken_back = Un tour a été annulé.
casual-left = Quelqu’un est parti pendant les premières manches.
watch-people = Parties entre personnes
watch-people-text = Les chances et les commentaires arrivent deux manches plus tard, pour n’aider personne.
watch-none = Personne ne joue de partie publique en ce moment.
watch-bots = Bots forts
watch-bots-text = Trois bots forts jouent à un rythme agréable tant que quelqu’un regarde, avec les chances de chacun et des commentaires.
watch-bots-go = Regarder les bots
friends-create = Ouvrir la table
device-text = Tout le monde joue sur cet appareil. Entre les tours, un rideau cache les mains.
device-count = Personnes
device-player = Joueur { $number }
device-lot = Le tirage au sort décide qui commence et quelle couleur revient à chacun.
device-start = Commencer
lobby-new = Nouvelle table
lobby-tournaments = Tournois
lobby-join = Jouer
lobby-watch = Regarder
lobby-empty = Aucune table pour l’instant. Ouvrez-en une !
lobby-programs = Programmes
lobby-programs-text = Des programmes que des joueurs ont connectés à ce serveur. Ils jouent seuls et sont classés entre eux.
lobby-play = Jouer
program-playing =
    { $games ->
        [one] joue une partie à la fois
       *[other] joue { $games } parties à la fois
    } · en ce moment { $playing }
