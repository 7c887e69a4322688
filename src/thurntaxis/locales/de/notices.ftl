# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = Ein Spiel hat begonnen: { $table }
notice-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
notice-turn = Du bist am Zug: { $table }
notice-over = Das Spiel ist zu Ende: { $table }
notice-rematch = Einladung zur Revanche: { $table }
notice-round = Dein Tisch ist bereit: { $table }
notice-tournament = Das Turnier ist zu Ende: { $table }
notice-mail-stop = Du bekommst diese E-Mail, weil du sie bestellt hast. Abbestellen
notice-mail-subject = Bitte bestätige deine E-Mail-Adresse
notice-mail-confirm = Möchtest du an diese Adresse eine E-Mail bekommen, wenn du am Zug bist? Dann bestätige das mit diesem Link. Hast du nicht darum gebeten, ignoriere diese E-Mail einfach.
notice-mail-refuse = Nie wieder an diese Adresse schreiben
notice-confirm-question = Möchtest du eine E-Mail bekommen, wenn du am Zug bist?
notice-confirm-button = Ja
notice-confirmed = Du bekommst eine E-Mail, wenn du am Zug bist.
notice-stop-question = Möchtest du keine E-Mails zu deinen Spielen mehr bekommen?
notice-stop-button = Abbestellen
notice-stopped = Du bekommst keine E-Mails mehr.
