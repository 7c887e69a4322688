# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = Une partie a commencé : { $table }
notice-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
notice-turn = C’est à vous : { $table }
notice-over = La partie est terminée : { $table }
notice-rematch = On vous propose une revanche : { $table }
notice-round = Votre table est prête : { $table }
notice-tournament = Le tournoi est terminé : { $table }
notice-mail-stop = Vous recevez ce message parce que vous l’avez demandé. Se désabonner
notice-mail-subject = Confirmez votre adresse électronique
notice-mail-confirm = Voulez-vous recevoir ici un courriel quand c’est à vous de jouer ? Confirmez par ce lien. Si vous n’avez rien demandé, ne faites rien.
notice-mail-refuse = Ne plus jamais écrire à cette adresse
notice-confirm-question = Voulez-vous recevoir un courriel quand c’est à vous de jouer ?
notice-confirm-button = Oui
notice-confirmed = Vous recevrez un courriel quand ce sera à vous de jouer.
notice-stop-question = Ne plus recevoir de courriels sur vos parties ?
notice-stop-button = Se désabonner
notice-stopped = Vous ne recevrez plus de courriels.
