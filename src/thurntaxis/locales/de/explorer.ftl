### Erste Strecken: was starke Bots genommen und ausgelegt haben und wie diese Partien ausgingen.

explorer-lead = { $games } Partien von Bots ({ $level }), { $players } am Tisch: was sie für ihre erste Strecke genommen und ausgelegt haben und wie diese Partien für sie ausgingen.
explorer-players = Am Tisch
explorer-route = Erste Strecke
explorer-empty = noch keine Stadt
explorer-take-away = { $city } wegnehmen
explorer-reached = { $times } von { $seats } Bots hatten diese Strecke. Sie gewannen { $won } dieser Partien und hatten im Schnitt { $points } Punkte.
explorer-reached-own = Deine neuesten Partien mit { $players } am Tisch: { $games }. Mit dieser Strecke: { $times }, gewonnen: { $won }.
explorer-rare = Weniger als { $least } Bots hatten diese Strecke, zu wenige für eine Aussage.
explorer-map-about = Eine Zahl auf der Karte sagt, wie viele von ihnen diese Stadt als Nächstes ausgelegt haben. Ein Klick auf eine Stadt zeigt, wie es weitergeht; ein Klick auf ein Ende der Strecke nimmt es weg.
explorer-next = Wie es weiterging
explorer-what = Strecke
explorer-often = Wie oft
explorer-won = Gewonnen
explorer-points = Punkte
explorer-you = Du
explorer-interval = { $low }–{ $high } %
explorer-own = { $times }, gewonnen: { $won }
explorer-closed = abgeschlossen
explorer-given-up = aufgegeben
explorer-display = Was sie aus der Auslage genommen haben
explorer-display-about = In der Ecke einer Karte: wie oft sie genommen wurde, wenn sie dalag. Darunter: wie viele dieser Partien gewonnen wurden.
explorer-taken = genommen, wenn sie dalag
explorer-card-won = { $won } gewonnen
explorer-card-own = du: { $times }
explorer-caution = Diese Zahlen kommen aus Partien, nicht aus einem Experiment: Wer bessere Karten hat, gewinnt öfter, gleich was er auslegt. Die kleinen Zahlen sind 95-%-Intervalle.
