# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = A game has begun: { $table }
notice-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
notice-turn = It is your turn: { $table }
notice-over = The game is over: { $table }
notice-rematch = You are invited to a rematch: { $table }
notice-mail-stop = You get this because you asked for it. No more of these mails
notice-mail-confirm = Do you want to be told here when it is your turn? Confirm it by this link. If you did not ask, do nothing.
notice-confirm-question = Do you want to be told by e-mail when it is your turn?
notice-confirm-button = Yes
notice-confirmed = You will be told by e-mail.
notice-stop-question = Do you want no more mails about your games?
notice-stop-button = No more mails
notice-stopped = You will get no more mails.
