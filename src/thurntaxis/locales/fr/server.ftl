server-open-seat = Place libre

server-not-found = Il n’y a rien à cette adresse.
server-method = On ne peut pas interroger cette adresse de cette façon.
server-bad-request = Cette demande n’est pas comprise : { $problem }
server-too-large = C’est trop long.
server-too-old = Cette page est plus ancienne que le serveur. Veuillez la recharger.
server-too-much = Trop de demandes à la fois. Réessayez dans un instant.
server-no-room = Ce serveur n’a plus de place pour d’autres parties importées.
server-json-only = Envoyez du JSON, s’il vous plaît.
server-origin = Cette demande vient d’un autre site.
server-busy = Le serveur va s’arrêter. Revenez dans un instant.
server-error = Un problème est survenu sur le serveur. Il a été noté.
server-cannot-store = Le serveur ne peut rien enregistrer pour le moment, donc rien n’a été fait. Réessayez dans un moment.

server-unknown-table = Aucune table ne correspond à ce lien.
server-unknown-seat = Cette table n’a pas de place { $seat }.
server-unknown-bot = Il n’y a pas de bot nommé { $level }.
server-unknown-ply = Cette partie va de l’étape 0 à l’étape { $plies }.
server-left-to-memory = À cette table, ce qui date de plus d’une manche est laissé à votre mémoire.

server-not-yours = Cette place n’est pas la vôtre.
server-which-seat = Vous avez plusieurs places ici. Dites laquelle.
server-no-seat = Vous regardez cette partie. Seuls les joueurs de la table peuvent faire cela.
server-host-only = Seule la personne qui a ouvert la table peut faire cela.
server-no-identity = Le serveur ne vous connaît pas encore. Identifiez-vous d’abord.
server-bad-token = Ce lien personnel a déjà servi ou date de plus de dix minutes. Demandez-en un nouveau.
server-bad-date = Ceci n’est pas une date.
server-no-deal = Les parties du jour vont du { $first } à aujourd’hui.
server-deal-once = La partie du jour se joue une fois. On ne peut ni revenir en arrière, ni la supprimer, ni la recommencer.
server-delete-people = D’autres personnes sont à cette table. Vous pouvez la quitter.

server-not-started = La partie n’a pas encore commencé.
server-started = La partie a déjà commencé.
server-cancelled = La table a été annulée.
server-over = La partie est terminée.
server-not-over = La partie n’est pas encore terminée.
server-alone = Il n’y a pas de serveur ici : personne ne pourrait prendre une place libre.
server-broken = Cette partie a été enregistrée avec une autre version des règles et ne peut pas continuer. On peut toujours lire son journal et son enregistrement.
server-stale = La partie a avancé depuis votre dernier coup d’œil. Regardez à nouveau.
server-not-your-turn = Ce n’est pas votre tour.
server-undo-begun = Votre tour vient de commencer ; il n’y a rien à annuler.
server-undo-revealed = Une carte cachée a été retournée. Ce qui a été vu ne peut pas être annulé.
server-take-back-people = On ne peut annuler un tour que si tous les autres joueurs sont des bots.
server-take-back-none = Vous n’avez pas de tour précédent auquel revenir.
server-redo-none = Aucun tour annulé ne peut être rétabli.
server-reclaim-none = Aucun bot ne garde de place pour vous ici.
server-seat-taken = Cette place est prise.
server-name-taken = Quelqu’un porte déjà ce nom à cette table. Choisissez-en un autre.
server-table-full = Il n’y a plus de place libre.
server-chat-full = Vous avez écrit à cette table tout ce qu’elle peut contenir.
server-chat-off = L’administrateur de ce serveur a désactivé la discussion.
server-banned = L’administrateur de ce serveur vous a interdit l’accès.
server-muted = L’administrateur de ce serveur vous a retiré la parole.
server-unknown-line = Ce message n’existe pas dans la discussion de cette table.
server-nobody-there = Personne n’est assis là.
server-yourself = C’est vous-même.
server-blocks-full = Vous ne pouvez pas bloquer plus de monde. Débloquez d’abord quelqu’un.
server-reports-enough = Vous avez fait assez de signalements pour aujourd’hui.
server-unwanted-words = L’un de ces mots n’est pas admis sur ce serveur.
server-no-notices = Ce serveur n’envoie pas de notifications.
server-notices-full = Une personne ne peut pas avoir plus d’adresses. Retirez-en une d’abord.
server-notices-address = Cette adresse n’est pas joignable d’ici. Elle doit être publique : https://…
server-no-mail = Ce serveur n’envoie pas de courriels.
server-mail-stopped = La personne qui lit cette boîte ne veut pas de courriels de ce serveur.
server-mail-enough = Trop de courriels de ce genre ont été envoyés. Réessayez demain.
server-log-full = Il s’est passé tant de choses à cette table que son journal n’accepte plus rien.
server-not-closing = Il n’y a pas de route à fermer maintenant.
server-no-hints = Les conseils ne sont pas autorisés à cette table.
server-no-press = Seule une personne qui joue uniquement contre des bots peut les presser, et pas dans la partie du jour.
server-hint-too-slow = Le bot a réfléchi trop longtemps.
server-hint-failed = Le bot n’a pas de conseil ici.
server-not-absent = Ce joueur est là. On ne peut remplacer que quelqu’un d’absent.
server-no-clock = Aucune horloge ne tourne en ce moment.
server-extra-time-own = Seuls les autres peuvent vous donner du temps.
server-extra-time-enough = Ce tour a déjà reçu assez de temps.
server-vote-not-you = Vous ne pouvez pas voter au sujet de votre propre place.
server-seats-differ =
    { $count ->
        [one] Cette partie a { $count } joueur ; il faut autant de places à la nouvelle table.
       *[other] Cette partie a { $count } joueurs ; il faut autant de places à la nouvelle table.
    }
server-record-over = À cette position, la partie est terminée ; il n’y a plus rien à jouer.
server-bad-record = Impossible de lire cet enregistrement. { $problem }
server-import-whose = Cet enregistrement ne dit pas à qui était la partie, contrairement à ceux de « Mes parties ». On peut l’ouvrir sous « Revoir une partie ».

draft-turn-over = Votre tour se termine avant cette action.
draft-unknown-card = Cela dépend d’une carte qui n’a pas encore été retournée. Envoyez l’action quand vous aurez vu la carte.
server-review-too-long = La partie est trop longue pour être analysée : plus de { $count } actions.
server-review-one = Une analyse est déjà en cours pour vous. Elle passe en premier.
server-review-no-way = Ici, ce n’est pas une décision complète : il faut une action, ou toutes les actions pour fermer la route.
server-superseded = Vous avez entre-temps demandé une autre position.
