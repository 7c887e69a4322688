### Wer jemand in diesem Browser ist, und wie der Server Bescheid gibt.

settings-notices = Wenn du am Zug bist
notices-text = Der Server kann dir Bescheid geben, wenn du nicht am Tisch bist: höchstens eine ungelesene Nachricht je Tisch.
notices-none = Dieser Server verschickt keine Benachrichtigungen.
notices-on = Bescheid geben
notices-browser = In diesem Browser
notices-refused = Dein Browser lässt es nicht zu. Erlaube zuerst Benachrichtigungen für diese Seite.
notices-hook = Ein Webhook (Discord, Matrix, Slack …)
notices-mail = Per E-Mail
notices-add = Hinzufügen
notices-places = Wo du Bescheid bekommst
notices-unconfirmed = { $name } (schau in dein Postfach)
notices-a-browser = Browser, über { $name }
notices-remove = { $name } entfernen
notices-remove-short = Entfernen
notices-quiet = Nicht in der Nacht
notices-from = Von
notices-until = Bis
absence-title = Urlaub und Spielzeiten
absence-text = In Partien über mehrere Tage stehen deine Uhren, solange du im Urlaub bist, und außerhalb der Stunden, in denen du spielst. Die anderen sehen deinen Urlaub im Voraus.
absence-left = { $count ->
    [one] In den nächsten drei Monaten bleibt dir { $count } Urlaubstag.
   *[other] In den nächsten drei Monaten bleiben dir { $count } Urlaubstage.
}
absence-take = Urlaub nehmen
absence-from = Erster Tag
absence-to = Letzter Tag
absence-holiday = Weg von { $begin } bis { $end }
absence-end = Ich bin zurück
absence-give-up = Streichen
absence-hours = Meine Uhren laufen nur in diesen Stunden
me-title = Deine anderen Geräte
me-text = Es gibt keine Konten: Deine Plätze gehören diesem Browser. Ein persönlicher Link nimmt sie mit deinen beendeten Spielen auf ein anderes Gerät mit. Er gilt nur einmal und nur zehn Minuten lang.
me-show = Meinen Link zeigen
me-link = Wer diesen Link zuerst öffnet, spielt an deiner Stelle. Behalte ihn für dich. Er gilt einmal, bis { $until }.
me-whose = Dieser Link gehört { $name }{ $count ->
    [0] {""}
    [one] {" "}mit einem Platz an { $count } Tisch
   *[other] {" "}mit Plätzen an { $count } Tischen
}.
me-whose-unknown = Dieser Link gehört jemandem, der noch nicht gespielt hat.
me-warning = Wenn es nicht dein eigener Link ist, bleib, wer du bist: Wer ihn geschickt hat, würde deine Karten kennen.
me-become = Hier als { $name } weiterspielen
me-become-unknown = Hier als diese Person weiterspielen
me-stay = Bleiben, wer ich bin
me-same = Das ist dein eigener Link.
me-back-later = In den Einstellungen kannst du später zurückwechseln.
me-former = Bevor du einen persönlichen Link geöffnet hast, warst du in diesem Browser jemand anderes.
me-back = Wieder werden, wer ich war
