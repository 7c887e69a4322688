### A table where others sit: waiting room, chat, clocks, who leaves and who returns.

you-named = { $name } (vous)
rematch-begun = La partie suivante a commencé. Votre place vous attend.
page-title-turn = ● À vous – { $page }
notices-table = M’avertir quand c’est à moi ici
program-named = { $name } · programme
waiting-title = { $name } : en attente
waiting-starts = La partie commence d’elle-même dès qu’il n’y a plus de place libre.
seat-yours = votre place
seat-here = est là
seat-not-here = pas là pour l’instant
seat-sit = S’asseoir ici
seat-bot = Mettre un bot ici
seat-leave = Se lever
sit-name-first = Dites d’abord votre nom aux autres.
invite-text = Envoyez ce lien à vos amis, ou faites-leur scanner le code.
invite-watch = Avec ce lien, on peut regarder la partie.
curtain-title = À { $name } de jouer
curtain-text = Passez l’appareil à { $name }. Que personne d’autre ne regarde !
curtain-lift = Je suis { $name }
take-back-title = Annuler votre tour ?
take-back-text = La partie revient au début de votre tour, ou du précédent. Ce que les bots ont fait depuis est annulé aussi. Vous pouvez tout rétablir tant que vous n’avez pas joué.
take-back-casual = Ensuite, la partie n’est plus classée.
holiday-until = { $name } est en vacances jusqu’au { $day } : la pendule est arrêtée.
holiday-planned = { $name } sera en vacances du { $begin } au { $day }.
next-waiting = { $count ->
    [one] C’est à vous dans une autre partie.
   *[other] C’est à vous dans { $count } autres parties.
}
next-game = Partie suivante
take-back-do = Annuler le tour
take-back-not = Continuer
taken-back = Vous avez annulé votre tour.
redo = Rétablir
table-missing = Pas de table ici
table-cancelled = Cette table a été annulée.
watching-you = Vous regardez cette partie.
watch-chances = Chances de victoire
watch-behind =
    { $count ->
        [one] Il y a une manche
       *[other] Il y a { $count } manches
    }
watch-next = Regarder la partie suivante
watching =
    { $count ->
        [one] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
timeout-mine = Temps écoulé : un bot a terminé votre tour.
connection-lost = La connexion est perdue. Nouvel essai…
recap-on = Continuer
absent = { $name } n’est plus là depuis un moment.
absent-do = Que faire ?
absent-vote = Laisser jouer un bot
absent-votes = Un bot doit-il jouer pour { $name } ? Pour : { $count } sur { $of }.
people-title = Qui est là
people-here = ici
people-away = hors ligne depuis { $time }
people-bot = un bot
people-extra = Donner du temps
people-vote-back = Attendre quand même
people-votes = Pour un bot : { $count } sur { $of }
people-end = Arrêter la partie
people-end-back = Continuer quand même
people-end-text = La partie s’arrête sans résultat quand tous ceux qui sont là le veulent.
people-end-votes = Pour arrêter : { $count } sur { $of }
resign-title = Abandonner ?
resign-text = Un bot prend votre place et continue. Vous pouvez regarder.
resign-tournament = Au tournoi, une partie terminée par un bot ne vous rapporte aucun point.
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
seed-unknown = La graine de cette partie
seed-right = ✓ Les cartes étaient fixées avant le début
seed-wrong = La graine ne correspond pas à ce qui a été annoncé au début
seed-text = Avant la première carte, le serveur a annoncé une empreinte de sa graine secrète. Voici la graine ; son empreinte est la même, donc aucune carte n’a été choisie après coup.

# Another game of the same deal, by $name, which plays along.
ghost-points =
    { $points ->
        [one] Avec ces cartes, { $name } avait { $points } point après la manche { $round }.
       *[other] Avec ces cartes, { $name } avait { $points } points après la manche { $round }.
    }
ghost-here = { $name } a aussi joué cette partie. Vous verrez ses points ici à partir de la manche 2.
ghost-beside = Côte à côte
