# Notices for people who are not looking at a table, and the pages that links in mails lead to.

notice-begun = A game has begun: { $table }
notice-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
notice-turn = It is your turn: { $table }
notice-over = The game is over: { $table }
notice-rematch = You are invited to a rematch: { $table }
notice-round = Your table is ready: { $table }
notice-tournament = The tournament is over: { $table }
notice-mail-stop = You are getting this because you asked for it. Unsubscribe
notice-mail-subject = Please confirm your e-mail address
notice-mail-confirm = Do you want an e-mail at this address whenever it is your turn? Use this link to confirm. If you did not ask for this, just ignore this message.
notice-mail-refuse = Do not write to this address again
notice-confirm-question = Do you want an e-mail when it is your turn?
notice-confirm-button = Yes
notice-confirmed = You will get an e-mail when it is your turn.
notice-stop-question = Stop e-mails about your games?
notice-stop-button = Unsubscribe
notice-stopped = You will get no more e-mails.
