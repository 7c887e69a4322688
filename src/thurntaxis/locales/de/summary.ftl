### Die Zusammenfassung einer Analyse: was die Partie entschieden hat, in Worten, die aus den Zahlen folgen.
###
### Variables
###   $you      yes if the reader is meant, else no
###   $winner, $player   names
###   $wins     a part of a win, with its sign: “+0.2 of a win”
###   $value    a number
###   $level    the name of a level
###   $way      a decision within a sentence
###   $ply      the number of an action
###   $slip, $mistake, $blunder   marks: ?!, ?, ??; $find: !

review-story-luck = { $you ->
    [yes] Du hast vor allem durch Glück gewonnen.
   *[no] { $winner } hat vor allem durch Glück gewonnen.
}
review-story-play = { $you ->
    [yes] Du hast gewonnen, weil du besser gespielt hast: Deine Fehler haben weniger gekostet.
   *[no] { $winner } hat besser gespielt und gewonnen: mit Fehlern, die weniger gekostet haben.
}
review-story-both = { $you ->
    [yes] Du hast mit mehr Glück gewonnen und mit Fehlern, die weniger gekostet haben.
   *[no] { $winner } hat mit mehr Glück gewonnen und mit Fehlern, die weniger gekostet haben.
}
review-story-close = { $you ->
    [yes] Du hast gewonnen; weder Glück noch Fehler haben klar den Ausschlag gegeben.
   *[no] { $winner } hat gewonnen; weder Glück noch Fehler haben klar den Ausschlag gegeben.
}
review-wins = { $value } Siege
review-wins-more = mehr als einen Sieg
review-said-luck = { $you ->
    [yes] Das Glück war für dich { $wins } wert.
   *[no] Das Glück war für { $player } { $wins } wert.
}
review-said-luck-none = Das Glück hat nicht klar den Ausschlag gegeben.
review-said-cost = { $you ->
    [yes] Deine Fehler haben dich { $wins } gekostet.
   *[no] Fehler haben { $player } { $wins } gekostet.
}
review-said-cost-none = Keine teuren Fehler.
review-turned = Der größte Wendepunkt
review-turned-decision = Schritt { $ply }, { $player }: { $way }, { $change }
review-turned-luck = Schritt { $ply }, Zug von { $player }: { $city } kam, { $change }
review-you = { $player } (du)
review-figures = Alle Zahlen
review-size-find = guter Fund
review-size-hint = falscher Tipp
review-hint-wrong = Der Tipp war hier falsch: Ein genauerer Blick hat etwas Besseres gefunden. Das zählt nicht gegen dich.
review-count-find =
    { $count ->
        [one] { $count } guter Fund
       *[other] { $count } gute Funde
    }
review-finds = Gute Funde
review-find-why = Bots bis Stufe { $level } übersehen das.
review-next-way = Das Nächstbeste: { $way }
review-picture = Bild speichern
review-print = Drucken

# What a word means, one tap away.
review-about = Was bedeutet „{ $term }“?
review-about-story = Glück und Fehler des Siegers sind mit dem Durchschnitt der anderen verglichen. Genannt wird, was mindestens 0,1 Siege ausmacht.
review-about-luck = Karten vom Nachziehstapel, verglichen mit dem Durchschnitt aller Karten, die hätten kommen können. +0,2 Siege heißt: Von zehn solchen Partien hat dir das Glück zwei gewonnen.
review-about-cost = Jede Entscheidung ist mit der besten verglichen, die gefunden wurde. Was sie verschenkt hat, wird addiert; Unterschiede, die Zufall sein können, zählen nicht.
review-about-grade = Das Wort ergibt sich aus den mittleren Kosten einer Entscheidung. Die Stufe ist die, deren Bots etwa gleich viel verschenken.
review-about-sizes = Eine Ungenauigkeit ({ $slip }) kostet mindestens 2 % der Gewinnchance, ein Fehler ({ $mistake }) mindestens 5 %, ein grober Fehler ({ $blunder }) mindestens 10 %.
review-about-find = Mit „{ $find }“ markiert: eine Entscheidung, die mindestens 5 % besser ist als jede andere und die schwächere Bots übersehen.
review-about-chance = Wie oft der Spieler von hier aus gewinnen würde, wenn Bots weiterspielten: der Durchschnitt vieler Partien.
review-about-points = Die Momente, die die Gewinnchance dieses Spielers am stärksten verändert haben.
review-about-figures = Anfang, Glück, Entscheidungen und nicht Vorhergesehenes ergeben zusammen das Ergebnis. Entscheidungen sind mit dem verglichen, was ein schneller Bot getan hätte: Über 0 ist besser als der Bot. Nicht vorhergesehen ist, was sich an der Bewertung ohne Karte und ohne Entscheidung geändert hat. „±“ sagt, wie genau eine Zahl ist.
