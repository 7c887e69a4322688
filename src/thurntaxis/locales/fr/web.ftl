title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = routes postales vers 1800

table-name = { $name } · manche { $round }
menu-hint = Conseil
menu-night = Nuit
menu-day = Jour
menu-settings = Réglages
menu-tiles = Tuiles
menu-log = Journal
menu = Menu
close-sheet = Fermer

on-the-table = Cartes visibles
your-route = Votre route
route-of = Route : { $name }
hand = Main
players = Joueurs
bonus-tiles = Tuiles Bonus
carriages = Calèches
log = Journal
officials = Personnages
route-length =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

official-administrator = Bailli
official-postmaster = Chef de poste
official-postal_carrier = Postillon
official-cartwright = Cocher
official-administrator-does = changer les six
official-postmaster-does = en prendre deux
official-postal_carrier-does = en poser deux
official-cartwright-does = jusqu’à deux de moins
official-callable = { $name } : peut vous aider maintenant
official-called = { $name } : vous aide ce tour-ci
official-waiting = { $name } : pas maintenant
official-spent = { $name } : un autre personnage est déjà intervenu

supply =
    Pioche, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
empty-slot = Emplacement vide
no-hand = Aucune carte
card-play = Poser { $city }
card-fits = convient à votre route
end-fits = { $city } convient
end-fits-many = { $count } conviennent
end-open = libre
end-dead = impasse
end-left = Avant { $city } : { $cards }
end-right = Après { $city } : { $cards }
end-which =
    { $where ->
        [left] Quelle carte avant { $city } ?
       *[right] Quelle carte après { $city } ?
    }
route-empty = Votre première carte commence une route
hand-hidden =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

cancel = Annuler

drop-title = Abandonner la route ?
drop-text =
    Si vous recommencez avec <b>{ $city }</b>, vous défaussez { $count ->
        [one] votre seule carte, { $first }. Elle ne rapporte
       *[other] les { $count } cartes de la route { $first } – { $last }. Elles ne rapportent
    } rien.
last-turn-title = Terminer votre dernier tour ?
last-turn-text = Vous pouvez encore <b>fermer votre route</b> de { $count } cartes. Si vous terminez le tour, elle ne rapporte rien.
last-turn-end = Terminer quand même
coach-title = Avant de continuer
coach-other-card = Après cette carte, <b>aucune autre ne peut suivre</b> : la route ne pourrait plus qu’être fermée ou abandonnée. Avec { $city }, elle resterait ouverte.
coach-other-end = Si vous posez cette carte ici, <b>aucune autre ne peut suivre</b> : la route ne pourrait plus qu’être fermée ou abandonnée. À l’autre bout, elle resterait ouverte.
coach-nothing-fits = <b>Aucune carte ne peut plus suivre</b> sur votre route : au prochain tour, il faudra l’abandonner. Maintenant, vous pouvez encore la fermer.
coach-few-fit = Aucune carte de votre main ni aucune carte visible ne convient à votre route. Cartes qui conviennent parmi les { $unseen } que vous n’avez pas vues : <b>{ $fitting }</b>. Si aucune ne convient au prochain tour, il faudra abandonner la route ; maintenant, vous pouvez encore la fermer.
coach-cartwright = Le <b>cocher</b> vous donnerait la calèche { $carriage } pour cette route, et cela ne coûte rien.
coach-note = Le conseiller s’active et se désactive dans les réglages.
coach-anyway = Le faire quand même
coach-back = Réfléchir encore

status-watch-draw = <b>{ $name }</b> prend une carte.
status-watch-play = <b>{ $name }</b> pose une carte.
status-watch-finish = <b>{ $name }</b> peut fermer la route ou terminer son tour.
status-watch-closing = <b>{ $name }</b> ferme une route.
status-over =
    La partie est terminée. <b>{ $name }</b> gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
status-over-you =
    La partie est terminée. <b>Vous gagnez</b> avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
status-draw = À vous, { $name }. <b>Prenez une carte</b>, visible ou de la pioche.
status-draw-administrator = À vous, { $name }. <b>Prenez une carte</b>, ou faites d’abord changer les six par le <b>bailli</b>.
status-draw-forced-first = À vous, { $name }. Votre main est vide : le <b>chef de poste</b> vous donne <b>deux cartes</b>. Prenez la première.
status-draw-forced-second = Prenez la <b>deuxième carte</b> : le chef de poste vous aide, car votre main était vide.
status-play-first = À vous, { $name }. <b>Posez une carte</b> pour commencer une route.
status-play-first-postmaster = À vous, { $name }. <b>Posez une carte</b> pour commencer une route, ou prenez-en une deuxième avec le <b>chef de poste</b>.
status-play-one =
    <b>Posez une carte</b> : <u>{ $card }</u> convient { $where ->
        [left] avant
       *[right] après
    } { $end }.
status-play-two = <b>Posez une carte</b> : <u>{ $left }</u> convient avant { $first }, <u>{ $right }</u> après { $last }.
status-play-both = <b>Posez une carte</b> : <u>{ $card }</u> convient aux deux extrémités. <b>Choisissez-en une</b>.
status-choose-end = Choisissez l’extrémité de la route où poser { $card }.
status-play-some = <b>Posez une carte</b> : { $count } des vôtres conviennent à la route.
status-play-none = Aucune carte ne convient. <b>Commencez une nouvelle route</b> : l’ancienne est défaussée.
status-your-turn = À vous, { $name }.
status-or-postmaster = Ou prenez d’abord une deuxième carte avec le <b>chef de poste</b>.
status-only-postmaster = Ou prenez une deuxième carte avec le <b>chef de poste</b> : elle conviendra peut-être.
status-finish-end = <b>Terminez votre tour</b> : la route continuera la prochaine fois.
status-last-turn = C’est votre <b>dernier tour</b>.
status-last-close = Votre dernier tour : <b>fermez la route maintenant</b>, sinon elle ne rapporte rien.
status-last-end = Votre dernier tour : la route est trop courte pour être fermée. <b>Terminez votre tour.</b>
status-last-coming = Il vous reste <b>un tour</b>.
status-last-over = Vous avez joué votre dernier tour.
status-finish-close = <b>Fermez la route</b> de { $count } cartes, ou terminez votre tour et laissez-la grandir.
status-or-carrier =
    Ou posez { $count ->
        [one] aussi <u>{ $card }</u>
       *[other] une deuxième carte
    } avec le <b>postillon</b>.
status-closing = <b>Fermez votre route</b> : choisissez où vont vos maisons.
status-closing-carriage = Vos maisons sont posées. Demandez une calèche au <b>cocher</b>, ou laissez-la pour plus tard.
status-closing-discard = Votre route est fermée. <b>Gardez trois cartes</b> : choisissez lesquelles défausser.
last-round =
    <b>Dernière manche :</b> { $mine ->
        [yes] { $reason ->
            [houses] vous avez posé votre dernière maison.
           *[carriage] vous avez la calèche 7.
        }
       *[no] { $reason ->
            [houses] { $name } a posé sa dernière maison.
           *[carriage] { $name } a la calèche 7.
        }
    }
last-round-left = Encore à jouer : { $names }.

you-named = { $name } (vous)
to-move = c’est son tour
seat-finished = a joué son dernier tour
seat-away = pas là
no-route = sans route
carriage = calèche
houses-left = maisons
hand-size = main
tiles = tuiles
no-tiles = aucune
score = points
look-route = Route
look-points = Points
look-unknown =
    { $count ->
        [one] une carte inconnue
       *[other] { $count } cartes inconnues
    }
look-houses = posées : { $placed }, à poser : { $left }
look-house = Maison :
seat-summary =
    { $name } : { $carriage ->
        [0] pas de calèche
       *[other] calèche { $carriage }
    }, maisons en réserve : { $houses }, points : { $points }

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg et Hohenzollern
stack-schweiz_tyrol = Schweiz et Tyrol
stack-boehmen_salzburg = Böhmen et Salzburg
stack-baiern = Baiern
stack-all_provinces = Toutes les régions
stack-outside_baiern = Extérieur Baiern
stack-route_5 = Route de 5
stack-route_6 = Route de 6
stack-route_7 = Route de 7+
stack-game_end = Fin du jeu
stack-label =
    { $stack } : { $count ->
        [0] plus de tuile
        [one] il reste une tuile, valeur { $value }
       *[other] il reste { $count } tuiles, la suivante vaut { $value }
    }
tile-for-cities = Pour une maison dans chacune de ces villes : { $names }.
tile-for-provinces = Pour une maison dans chacune de ces régions : { $names }.
tile-for-length =
    { $length ->
        [7] Pour une route fermée de 7 cartes ou plus.
       *[other] Pour une route fermée de { $length } cartes.
    }
tile-for-end = Pour la première personne qui pose toutes ses maisons ou obtient la calèche { $carriage }. La partie s’arrête à la fin de la manche.
tile-near = { $have } sur { $count }
tile-near-missing = { $have } sur { $count }, il manque { $names }
tile-near-length = route de { $count }
tile-left = Il reste : { $values }
tile-none-left = Plus aucune tuile.
tile-has = déjà obtenue
carriage-points = { $points } points
carriage-at = Calèche { $carriage }, { $points } points : { $names }
carriage-nobody = personne

map-title = Plateau
map-locator = Voir tout le plateau, ou revenir
map-city =
    { $city }, { $province }, { $houses ->
        [0] aucune maison
        [one] une maison
       *[other] { $houses } maisons
    }{ $legal ->
        [yes] , peut être choisie
       *[no] {""}
    }
city-neighbours = Liaisons avec { $cities }
city-houses = Maisons : { $names }
city-no-houses = Pas encore de maison
city-unseen = Cartes pas encore vues : { $count } sur { $copies }

log-empty = Aucune entrée pour l’instant
log-later = La partie a commencé avant cette position.
log-look-back = Revoir ce moment
log-tip = Choisissez une ligne pour revoir ce moment.
log-earlier = Voir les lignes précédentes

closing-title = Fermer la route
closing-way-each = Une maison dans chaque région
closing-way-one = Toutes dans une région : { $province }
closing-houses-none = aucune maison
closing-better = rapporte le plus
closing-houses = Maisons
closing-carriage = calèche { $carriage }
closing-points = { $before } → { $after } points
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] plus de maison en réserve
        [one] une maison en réserve
       *[other] { $count } maisons en réserve
    }
closing-game-end = met fin à la partie après cette manche
closing-cartwright = Demander l’aide du cocher
closing-cartwright-brings = Il vous donne la calèche { $carriage }, bien que la route soit trop courte.
closing-discards =
    Gardez trois cartes : choisissez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } à défausser
closing-discards-done = { $done } sur { $count }
closing-missing =
    { $count ->
        [one] Choisissez encore une carte à défausser
       *[other] Choisissez encore { $count } cartes à défausser
    }
closing-confirm =
    { $houses ->
        [0] Fermer sans maison
        [one] Fermer avec une maison
       *[other] Fermer avec { $houses } maisons
    }
closing-confirm-rest = Terminer
closing-wait = Calcul de ce que cela rapporte…
closing-hint-map = Les maisons peuvent aussi se choisir sur le plateau.

score-title = Le dernier courrier
score-show = Le score
score-winner =
    { $name } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-winner-you =
    Vous gagnez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
score-carriage = Calèche
score-tiles = Tuiles Bonus
score-houses = Maisons non posées
score-total = Total
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-rematch = Rejouer
rematch-begun = La partie suivante a commencé. Votre place vous attend.
score-replay = Revoir la partie
score-share = Partager

replay = Replay
replay-review = Analyser

page-title = { $page } – Thurn und Taxis
page-title-turn = ● À vous – { $page }
page-study = Ce qui fait gagner
page-study-link = Ce qui fait gagner : une étude de milliers de parties
page-home = Retour à l’accueil
page-fold = Masquer le texte
page-unfold = Afficher le texte
page-missing = Cette page n’existe pas
page-missing-text = Cette adresse ne mène nulle part.
page-failed = Page non chargée
page-not-loaded = La page n’a pas pu être chargée. La connexion fonctionne-t-elle ?
page-again = Réessayer
page-loading = Un instant…

start-now = Jouer
start-now-title = Une place est libre
start-lead = Tracez des routes postales à travers le sud de l’Allemagne, installez vos relais de poste et rentrez avant la dernière calèche.
start-new = Première fois ? Dix minutes
start-bots = Adversaires
bots-level = Leur niveau
start-peer = De mon niveau
start-peer-why = { $level }, d’après vos { $games } dernières parties contre des bots ; très probablement entre { $low } et { $high }.
level-random = Hasard
level-builder = Bâtisseur
level-ismcts = IS-MCTS
level-search = Recherche
your-name = Votre nom
name-longest = Un nom a au plus { $count } caractères.
player-default = Voyageur
start-running = Vos tables
start-looking = Recherche de vos tables…
start-your-turn = à vous
mine-with = avec { $names }
mine-round = manche { $round }
mine-turn = tour : { $name }
mine-bot = un bot joue à votre place
mine-waiting =
    { $count ->
        [one] une place est libre
       *[other] { $count } places sont libres
    }
mine-since = depuis { $when }
mine-all = Toutes les tables ({ $count })
mine-resign = Abandonner
mine-resign-text = Un bot prend votre place et continue. La table disparaît de votre liste.
mine-delete = Supprimer cette partie
mine-delete-text = La partie est supprimée avec tout ce qui s’y rapporte, et ne compte pas.
mine-leave = Se lever
mine-leave-text = Votre place redevient libre.
mine-cancel = Supprimer la table
mine-cancel-text = Plus personne ne pourra s’asseoir ici, et les présents en seront avertis.
start-ways = Autres façons de jouer
start-friends = Entre amis
start-friends-text = ouvrez une table, envoyez le lien
start-device = Un seul appareil
start-device-text = de main en main, avec un rideau
start-lobby = Salon
start-lobby-text = tables ouvertes, pour jouer ou regarder
start-games = Mes parties
start-games-text = ce que vous avez joué, en chiffres
start-today = Aujourd’hui
start-deal = La partie du jour
start-deal-text = une par jour, la même pour tous
start-deal-going = en cours : continuer
start-deal-done = { $points ->
    [one] { $points } point aujourd’hui
   *[other] { $points } points aujourd’hui
}
start-deal-over = jouée aujourd’hui
deal-result = Résultat de la partie du jour
deal-one-try = C’est la partie du jour : vous n’avez que cet essai.
start-puzzle = Problème du jour
start-puzzle-text = un tour, le mieux possible
start-learn = Apprendre
start-learn-text = dix minutes de pratique
start-rules = Règles
start-rules-text = pour tout retrouver
start-replay = Replay
start-replay-text = revoir une partie
start-foot = Ni compte ni publicité : juste le jeu.

## Without a server, without a connection
alone-fetching = Téléchargement du jeu : { $loaded } sur { $total } Mo
alone-setting = On prépare la table…
alone-elsewhere = Le jeu est ouvert dans un autre onglet ou une autre fenêtre. Continuez là-bas ou fermez-le.
alone-failed = Le jeu n’a pas pu démarrer ici : { $problem }
alone-memory = Il n’y a pas assez de mémoire libre pour le jeu. Fermez d’autres onglets ou programmes, puis réessayez.
alone-again = Réessayer
alone-slow = Ce navigateur ne prend pas en charge les vecteurs de WebAssembly : les bots réfléchissent lentement. Un navigateur plus récent est bien plus rapide.
alone-people = Ici, le jeu tourne entièrement dans votre navigateur. Les amis par lien, le salon et les spectateurs demandent un serveur, que ce site n’a pas.
version-ready = Une nouvelle version est prête.
version-now = La charger
version-later = Plus tard
connection-none = Pas de connexion au serveur. Ce qui en a besoin devra attendre.
table-plain = Une table

settings-group-look = Apparence
settings-group-motion = Mouvement et son
settings-group-play = Aides en jeu
settings-group-access = Lecture et touches
settings-language = Langue
settings-theme = Éclairage
theme-light = Jour
theme-dark = Nuit
settings-speed = Animations
speed-off = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
settings-recap = Ce qui a changé
settings-recap-help = Après le tour de chaque bot, ce qu’il a fait, en mots
settings-text = Taille du texte
text-normal = Normale
text-large = Grande
text-largest = Très grande
settings-sounds = Sons
settings-signs = Symboles des régions
settings-signs-help = Lettres et motifs en plus des couleurs
settings-confirm = Confirmer la fin du tour
settings-confirm-help = Sinon, un tour où il ne reste rien à faire se termine tout seul
settings-coach = Conseiller
settings-coach-help = Un mot avant un coup que vous pourriez regretter ; d’office pendant vos trois premières parties
settings-aids = Aide pour apprendre
settings-aids-help = Sur chaque carte, combien d’exemplaires vous n’avez pas encore vus ; et les chances que votre route continue
settings-text-view = Vue en texte
settings-text-view-help = La table en mots, avec des actions à taper
settings-back = Retour
keys = Raccourcis clavier
settings-shortcuts = Raccourcis à une touche
settings-shortcuts-help = À désactiver si vous dictez à votre ordinateur ou touchez le clavier par mégarde
keys-digits = prendre cette carte visible, la poser de la main ou la choisir pour la défausse
keys-supply = piocher
keys-ends = poser à l’extrémité gauche ou droite de la route
keys-close = fermer la route
keys-end = terminer le tour
keys-undo = annuler
keys-sheets = le journal ; tuiles, calèches et joueurs
keys-officials = bailli, chef de poste, postillon, cocher
keys-confirm = confirmer la fermeture, ou la réponse mise en avant
keys-hint = afficher ou fermer un conseil
keys-press = faire décider tout de suite le bot qui réfléchit
keys-keys = afficher ces touches
keys-map = passer d’un élément à l’autre, et de ville en ville
keys-replay-step = en revoyant une partie : une étape en arrière ou en avant
keys-replay-turn = en revoyant une partie : un tour en arrière ou en avant
keys-replay-ends = en revoyant une partie : au début ou à la fin
keys-replay-play = en revoyant une partie : lecture ou pause
notices-table = M’avertir quand c’est à moi ici

friends-table-name = Nom de la table
friends-count = Amis invités par lien
friends-bots = Bots
friends-pace = Rythme
pace-live = Tous présents
pace-correspondence = Par correspondance, sans hâte
friends-clock = Temps par tour
clock-none = autant qu’il faut
clock-seconds = { $count } s
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
leaderboard = Classement
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
program-named = { $name } · programme
program-playing =
    { $games ->
        [one] joue une partie à la fois
       *[other] joue { $games } parties à la fois
    } · en ce moment { $playing }
seat-program = bot (un programme)
waiting-title = { $name } : en attente
waiting-starts = La partie commence d’elle-même dès qu’il n’y a plus de place libre.
seat-open = place libre
seat-yours = votre place
seat-here = est là
seat-not-here = pas là pour l’instant
seat-sit = S’asseoir ici
seat-bot = Mettre un bot ici
seat-leave = Se lever
sit-name-first = Dites d’abord votre nom aux autres.
invite-text = Envoyez ce lien à vos amis, ou faites-leur scanner le code.
invite-network = Voici l’adresse pour les autres sur votre réseau.
invite-local = Seul cet appareil peut ouvrir ce lien. Lancez le serveur avec « { $option } » pour accueillir les autres sur votre réseau.
invite-watch = Avec ce lien, on peut regarder la partie.
invite-link = Lien vers la table
invite-code = Le lien sous forme de code à scanner
invite-copy = Copier le lien
invite-copied = Copié
curtain-title = À { $name } de jouer
curtain-text = Passez l’appareil à { $name }. Que personne d’autre ne regarde !
curtain-lift = Je suis { $name }

menu-chat = Discussion
menu-chat-new = Discussion ({ $count })
menu-unread = Menu ({ $count })
menu-take-back = Annuler mon dernier tour
take-back-title = Annuler votre tour ?
take-back-text = La partie revient au début de votre tour, ou du précédent. Ce que les bots ont fait depuis est annulé aussi. Vous pouvez tout rétablir tant que vous n’avez pas joué.
take-back-do = Annuler le tour
take-back-not = Continuer
taken-back = Vous avez annulé votre tour.
redo = Rétablir
menu-share = Lien vers cette table
menu-rules = Règles
menu-keys = Raccourcis clavier
menu-resign = Abandonner
menu-leave = Retour à l’accueil
menu-look-back = Revoir les coups précédents
menu-sounds-on = Activer les sons
menu-sounds-off = Couper les sons
menu-aids-on = Activer l’aide
menu-aids-off = Désactiver l’aide
menu-to-night = Passer en mode nuit
menu-to-day = Passer en mode jour
table-missing = Pas de table ici
table-cancelled = Cette table a été annulée.
watching-you = Vous regardez cette partie.
watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
clock-left = { $minutes }:{ $seconds }
clock-warning = Plus que { $seconds } secondes.
timeout-mine = Temps écoulé : un bot a terminé votre tour.
clock-hours =
    { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }
connection-lost = La connexion est perdue. Nouvel essai…
connection-away = Pas de connexion pour le moment : rien n’a été fait.
connection-not-sent = La connexion a été coupée avant l’envoi. Réessayez.
why-not-possible = C’est possible maintenant.
why-not-past = Vous regardez un moment passé.
undo-free = ↶ Annuler
undo-not = Annulation impossible
skip = Passer »
press = Presser le bot
recap-on = Continuer
look-back = Vous revoyez la manche { $round }.
look-now = Revenir au présent
look-earlier = Un pas en arrière
look-later = Un pas en avant
absent = { $name } n’est plus là depuis un moment.
absent-do = Que faire ?
absent-vote = Laisser jouer un bot
absent-votes = Un bot doit-il jouer pour { $name } ? Pour : { $count } sur { $of }.
seat-lost = En votre absence, les autres ont confié votre place à un bot.
seat-reclaim = Reprendre ma place
named-bot = { $name } (bot)
people-title = Qui est là
people-here = ici
people-away = hors ligne depuis { $time }
people-bot = un bot
people-replaced = un bot joue
people-extra = Donner du temps
people-vote-back = Attendre quand même
people-votes = Pour un bot : { $count } sur { $of }
people-end = Arrêter la partie
people-end-back = Continuer quand même
people-end-text = La partie s’arrête sans résultat quand tous ceux qui sont là le veulent.
people-end-votes = Pour arrêter : { $count } sur { $of }
resign-title = Abandonner ?
resign-text = Un bot prend votre place et continue. Vous pouvez regarder.
resigned-title = Vous avez abandonné
resigned-text = Un bot joue à votre place.
resigned-watch = Regarder
resigned-again = Nouvelle partie
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
chat-send = Envoyer
chat-watching = Vous regardez ; seuls les joueurs peuvent parler.
chat-about = Bloquer ou signaler { $name }
chat-hidden = { $count ->
    [one] Un message d’une personne que vous avez bloquée est masqué
   *[other] { $count } messages de personnes que vous avez bloquées sont masqués
}
notice-sat = { $name } a pris place.
notice-left = { $name } a quitté sa place.
notice-filled = Un bot a pris place.
notice-resigned = { $name } a abandonné ; un bot continue.
notice-replaced = Un bot remplace { $name } et continue.
notice-bot_failed = { $name } a trébuché ; un bot plus simple continue.
notice-timeout = Temps écoulé pour { $name } ; un bot a terminé le tour.
notice-vote = { $favour ->
    [no] { $name } préfère attendre { $absent }.
   *[yes] { $name } voudrait qu’un bot joue pour { $absent }.
}
notice-extra_time = { $name } a donné du temps.
notice-end_vote = { $favour ->
    [no] { $name } préfère continuer.
   *[yes] { $name } voudrait arrêter la partie.
}
notice-taken_back = { $name } a annulé un tour.
notice-redone = { $name } a rétabli le tour.
notice-returned = { $name } est de retour et continue.
notice-vote_lapsed = { $name } joue de nouveau ; le vote est donc annulé.
notice-hinted = { $name } a demandé un conseil : cette partie n’est plus classée.
hint-note = Chances de victoire selon un bot fort.
hint-alike = aussi bon
hint-plan = La fermeture :
hint-houses = maisons à { $cities }
hint-no-houses = aucune maison
hint-cartwright = avec le cocher
hint-discards = défausser { $cities }
card-unseen = { $count }×
aid-unseen = { $sign } sur une carte : exemplaires que vous n’avez pas encore vus
aid-lives-now = Chances qu’une carte convienne à votre route ce tour-ci : <b>{ $chance }</b>
aid-lives-next = Chances qu’une carte convienne à votre route au prochain tour : <b>{ $chance }</b>
official-postmaster-armed = Chef de poste : choisissez la deuxième carte, visible ou de la pioche.
official-postal_carrier-armed = Postillon : choisissez l’autre carte à poser.
log-news = depuis votre dernier tour
seed-unknown = La graine de cette partie
seed-right = ✓ Les cartes étaient fixées avant le début
seed-wrong = La graine ne correspond pas à ce qui a été annoncé au début
seed-text = Avant la première carte, le serveur a annoncé une empreinte de sa graine secrète. Voici la graine ; son empreinte est la même, donc aucune carte n’a été choisie après coup.
page-editor-link = Composer une position
