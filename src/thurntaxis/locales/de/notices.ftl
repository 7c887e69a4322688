# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = Ein Spiel hat begonnen: { $table }
notice-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
notice-turn = Du bist am Zug: { $table }
notice-over = Das Spiel ist zu Ende: { $table }
notice-rematch = Einladung zur Revanche: { $table }
notice-mail-stop = Du bekommst diese Mail, weil du sie bestellt hast. Abbestellen
notice-mail-confirm = Willst du hier erfahren, wenn du am Zug bist? Bestätige es mit diesem Link. Hast du nicht darum gebeten, ignoriere diese Mail.
notice-confirm-question = Willst du per E-Mail erfahren, wenn du am Zug bist?
notice-confirm-button = Ja
notice-confirmed = Du bekommst eine E-Mail, wenn du am Zug bist.
notice-stop-question = Willst du keine Mails mehr über deine Spiele?
notice-stop-button = Abbestellen
notice-stopped = Du bekommst keine Mails mehr.
