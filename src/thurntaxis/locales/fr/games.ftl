### Mes parties : celles en cours, celles qui sont finies, et ce qu’elles donnent.

games-title = Mes parties
games-none = Aucune partie terminée pour l’instant. Vos parties apparaîtront ici d’elles-mêmes.
games-none-such = Aucune partie ne correspond à ce choix.
games-finished = Parties terminées
games-all = tous
games-opponents = Adversaires
games-players = Joueurs
games-result = Résultat
games-won = gagnées
games-lost = non gagnées
games-people = personnes
games-bots = plusieurs niveaux
games-against = contre { $names }
games-place = place { $place } sur { $players }
games-winner = victoire
games-resigned = abandon
games-device = sur un seul appareil
games-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
games-uncounted = ne compte pas
games-deal = partie du jour
games-replay = Revoir
games-more = Parties plus anciennes
games-figures = Votre jeu
games-played = jouées
games-won-share = gagnées
games-average = points en moyenne
games-streak = série de victoires en cours
games-longest = plus longue série de victoires
games-peer = À peu près du niveau { $level }.
games-peer-between = Intervalle à 95 % : de { $low } à { $high }, d’après vos { $games } dernières parties contre des bots.
games-sources = D’où viennent vos points
games-source-carriage = Calèche
games-source-routes = Routes longues
games-source-regions = Zones
games-source-all_provinces = Toutes les régions
games-source-game_end = Fin du jeu
games-source-houses = Maisons non posées
games-tallies = Par adversaire
games-curve = Points au fil du temps
games-curve-text =
    De { $begin } à { $now } points en moyenne ; { $groups ->
        [one] une valeur
       *[other] { $groups } valeurs
    }, de la plus ancienne à la plus récente.
games-cities = Vous commencez le plus souvent à
games-city = { $city } ({ $count }×)
games-keep = Exporter ou supprimer
games-keep-text = Tout ce que montre cette page vient des parties gardées ici ; rien d’autre n’est recueilli.
games-export = Toutes les parties, un fichier
games-export-zip = Toutes les parties, en zip
games-import = Importer des parties
games-import-text = Des parties enregistrées ailleurs sous « Mes parties », sur un serveur ou dans un autre navigateur : un fichier avec un enregistrement par ligne, ou un zip.
games-import-checking = { $done } parties vérifiées sur { $all }…
games-import-storing = { $done } parties importées sur { $all }…
games-import-new =
    { $count ->
        [0] Aucune partie nouvelle dans le fichier.
        [one] Une partie peut être importée.
       *[other] { $count } parties peuvent être importées.
    }
games-import-known =
    { $count ->
        [one] Une est déjà ici.
       *[other] { $count } sont déjà ici.
    }
games-import-bad =
    { $count ->
        [one] Une ne peut pas être importée :
       *[other] { $count } ne peuvent pas être importées :
    }
games-import-line = Ligne { $line } : { $problem }
games-import-file = { $file } : { $problem }
games-import-more = … et { $count } de plus
games-import-go = Importer
games-import-done =
    { $count ->
        [one] Une partie a été importée.
       *[other] { $count } parties ont été importées.
    }
games-import-too-large = Le fichier est trop grand : { $megabytes } Mo et { $games } parties au plus.
games-import-unreadable = Ce n’est ni un fichier d’enregistrements, ni un zip qui en contient.
games-forget = Retirer mon nom
games-forget-all = Retirer mon nom partout
games-forget-text = Votre nom devient « ? » dans cette partie terminée. Les autres la gardent, mais elle disparaît de votre liste. C’est définitif.
games-forget-all-text = Votre nom devient « ? » dans toutes vos parties terminées. Les autres les gardent, mais elles disparaissent de votre liste, avec tous les chiffres. C’est définitif.
games-forgotten =
    { $count ->
        [one] Votre nom a été retiré d’une partie.
       *[other] Votre nom a été retiré de { $count } parties.
    }
