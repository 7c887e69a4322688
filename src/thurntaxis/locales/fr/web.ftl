### What every page of the browser client can say. <b>, <i> and <u> may be used where a text is marked "rich".

title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = routes postales vers 1800
menu-night = Nuit
menu-day = Jour
menu-settings = Réglages
close-sheet = Fermer
cancel = Annuler
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
score-share = Partager
replay = Replay
page-title = { $page } – Thurn und Taxis
page-wins = Ce qui fait gagner
page-studies = Études
page-explorer = Premières routes
page-home = Retour à l’accueil
page-fold = Masquer le texte
page-unfold = Afficher le texte
page-missing = Cette page n’existe pas
page-missing-text = Cette adresse ne mène nulle part.
page-failed = Page non chargée
page-not-loaded = La page n’a pas pu être chargée. La connexion fonctionne-t-elle ?
page-again = Réessayer
page-loading = Un instant…
bots-level = Leur niveau
bots-mixed = Niveaux variés
rated-game = Partie classée
rated-help = Elle compte pour le classement, sauf en cas de conseil.
casual-chosen = Elle ne compte pas pour le classement.
casual-device = Plusieurs personnes jouent sur un même appareil.
casual-levels = Partie amicale : deux bots ont le même niveau.
level-random = Hasard
level-builder = Bâtisseur
level-ismcts = IS-MCTS
level-search = Recherche
your-name = Votre nom
name-longest = Un nom a au plus { $count } caractères.
player-default = Voyageur
alone-fetching = Téléchargement du jeu : { $loaded } sur { $total } Mo
alone-setting = On prépare la table…
alone-elsewhere = Le jeu est ouvert dans un autre onglet ou une autre fenêtre. Continuez là-bas ou fermez-le.
alone-failed = Le jeu n’a pas pu démarrer ici : { $problem }
alone-memory = Il n’y a pas assez de mémoire libre pour le jeu. Fermez d’autres onglets ou programmes, puis réessayez.
alone-again = Réessayer
alone-slow = Ce navigateur ne prend pas en charge les vecteurs de WebAssembly : les bots réfléchissent lentement. Un navigateur plus récent est bien plus rapide.
version-ready = Une nouvelle version est prête.
version-now = La charger
version-later = Plus tard
connection-none = Pas de connexion au serveur. Ce qui en a besoin devra attendre.
table-plain = Une table
settings-language = Langue
leaderboard = Classement
seat-open = place libre
invite-network = Voici l’adresse pour les autres sur votre réseau.
invite-local = Seul cet appareil peut ouvrir ce lien. Lancez le serveur avec « { $option } » pour accueillir les autres sur votre réseau.
invite-link = Lien à envoyer
invite-code = Le lien sous forme de code à scanner
invite-copy = Copier le lien
invite-copied = Copié
connection-not-sent = La connexion a été coupée avant l’envoi. Réessayez.
