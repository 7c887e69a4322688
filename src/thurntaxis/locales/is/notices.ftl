# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = Leikur er hafinn: { $table }
notice-players = { $count ->
    [one] { $count } leikmaður
   *[other] { $count } leikmenn
}
notice-turn = Röðin er komin að þér: { $table }
notice-over = Leiknum er lokið: { $table }
notice-rematch = Þér er boðið í annan leik: { $table }
notice-round = Borðið þitt er tilbúið: { $table }
notice-tournament = Mótinu er lokið: { $table }
notice-mail-stop = Þú færð þennan póst af því að þú baðst um hann. Afþakka
notice-mail-subject = Staðfestu netfangið þitt
notice-mail-confirm = Viltu fá tölvupóst hingað þegar röðin kemur að þér? Staðfestu það með þessum tengli. Ef þú baðst ekki um það skaltu ekkert gera.
notice-mail-refuse = Ekki skrifa aftur á þetta netfang
notice-confirm-question = Viltu fá tölvupóst þegar röðin kemur að þér?
notice-confirm-button = Já
notice-confirmed = Þú færð tölvupóst þegar röðin kemur að þér.
notice-stop-question = Viltu enga fleiri pósta um leikina þína?
notice-stop-button = Afþakka
notice-stopped = Þú færð enga fleiri pósta.
