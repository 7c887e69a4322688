### Was gewinnt: was Tausende Partien starker Bots über das Spiel sagen.

wins-lead = { $games } Partien starker Bots ({ $level }) und was sie über Thurn und Taxis verraten. Der Strich an einer Marke ist ihr 95-%-Intervall; die goldene Marke zeigt, wo gleich starke Spieler lägen.
wins-players = Spieler
wins-winners = Sieger
wins-others = die anderen
wins-value = Wert
wins-figures = Zahlen
wins-cell = { $value } ({ $low } bis { $high }; aus { $count })
wins-interval = { $value } ({ $low } bis { $high })
wins-at = { $players } Spieler

wins-short-title = Kurz gesagt
wins-short-end = <b>Beende das Spiel selbst.</b> Wer es beendet, gewinnt zu zweit { $two }, zu dritt { $three } und zu viert { $four } der Partien.
wins-short-provinces = <b>Sei überall.</b> Zu viert haben { $winners } der Sieger ein Plättchen für alle Länder, von den anderen { $others }.
wins-short-routes = <b>Fünf kurze Strecken.</b> Sieger schließen fünf Strecken ab, jede für eine Kutsche; zu viert hat eine Strecke im Schnitt { $length } Städte.
wins-short-seat = <b>Der letzte Platz ist für diese Bots der beste.</b> Zu dritt gewinnt er { $three } der Partien, zu viert { $four }.
wins-short-officials = <b>Verzichte auf keine Amtsperson.</b> Wer zu viert nie den Wagner einsetzt, gewinnt { $wins } der Partien; gerecht wäre jede vierte.

wins-end-title = Das Ende
wins-end-text =
    Zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    } dauert eine Partie im Schnitt { $rounds } Runden. { $carriage } der Partien enden mit der 7er-Kutsche, die übrigen mit dem letzten Haus, und { $wins } gewinnt, wer sie beendet.
wins-rounds-caption = Runden je Partie, { $players } Spieler
wins-wait-text = Ein Experiment: Als jemand zum ersten Mal die 7er-Kutsche nehmen konnte, ging die Partie auf zwei Arten weiter. Bei { $players } Spielern gewann, wer sofort beendete, { $ends } der Partien, wer mindestens einen Zug wartete, { $waits }.
wins-wait-caption = Siege beim Beenden und beim Warten, nach dem Vorsprung beim Abschließen; alle Tischgrößen
wins-ends = beendet sofort
wins-waits = wartet
wins-lead-behind = { $from } oder mehr zurück
wins-lead-level = etwa gleichauf
wins-lead-ahead = { $from } bis { $to } voraus
wins-lead-far = { $from } oder mehr voraus

wins-length-title = Strecken
wins-length-text = Die meisten Strecken haben drei oder vier Städte. Mit Hilfe des Wagners genügen fünf Strecken für fünf Kutschen; eine längere muss ihre Züge mit einem Plättchen oder mit Häusern bezahlen.
wins-length-caption = Länge der abgeschlossenen Strecken, { $players } Spieler
wins-and-more = { $length }+
wins-habit-text = Ein Experiment: Ein Spieler hält sich an eine feste Regel, wann er abschließt, und ist sonst frei. Jede solche Gewohnheit kostet Siege.
wins-habit-caption = Siege mit einer festen Gewohnheit, { $players } Spieler
wins-habit-most = schließt spätestens bei { $length } ab
wins-habit-least = schließt frühestens bei { $length } ab

wins-points-title = Punkte und Plättchen
wins-points-text = Bei { $players } Spielern hat der Sieger im Schnitt { $winners } Punkte, die anderen haben { $others }.
wins-points-caption = Woher die Punkte kommen, { $players } Spieler
wins-tiles-text = Wer bei { $players } Spielern ein Plättchen für alle Länder hat, gewinnt { $wins } der Partien, und { $decides } dieser Siege wären ohne dessen Punkte keine. Das ist kein Experiment: Wer vorn liegt, bekommt auch mehr Plättchen.
wins-tiles-caption = Punkte aus jedem Stapel, { $players } Spieler

wins-officials-title = Amtspersonen
wins-officials-text = Ein Experiment: Ein Spieler darf eine der Amtspersonen nie einsetzen (bei leerer Hand hilft der Postmeister trotzdem). Am meisten fehlt der Postmeister, am wenigsten der Amtmann.
wins-without-caption = Siege ohne eine Amtsperson, { $players } Spieler
wins-without = ohne { $official }
wins-calls-caption = Züge, in denen sie helfen, { $players } Spieler
wins-forced = Postmeister, leere Hand
wins-nobody = niemand

wins-first-title = Die erste Stadt
wins-first-text = Ein Experiment: Die erste Karte wird aus der Auslage gelost. Am meisten brachten { $best }, am wenigsten { $worst }. Die Unterschiede sind klein, und die meisten Intervalle enthalten die Null.
wins-first-caption = Gewonnene oder verlorene Punkte bei Beginn in einer Stadt, gegen den Durchschnitt; alle Tischgrößen
wins-explorer = Erste Strecken: was starke Bots am Anfang nehmen und auslegen

wins-seats-title = Plätze
wins-seats-text = Zu zweit sind die Plätze etwa gleich gut. Zu dritt und zu viert gewinnt der letzte am meisten: Die Runde wird zu Ende gespielt, ihm entgeht also nie ein Zug, und beendet er das Spiel, hat niemand mehr einen. Die heutigen Bots der Stufe { $stronger } gewinnen auf jedem Platz etwa gleich oft.
wins-seats-caption = Siege je Platz
wins-seat = { $players } Spieler, Platz { $seat }

wins-luck-title = Glück
wins-luck-text = Bei { $players } Spielern haben dieselben Bots dieselben Karten noch einmal gespielt, und in { $same } der Fälle gewann derselbe Platz. Unter Gleichen erklären die gezogenen Karten mindestens { $cards } der Ergebnisse; was man erst hinterher besser weiß, steckt in dieser Zahl nicht. Unter Ungleichen zählt das Können mehr:
wins-weaker-caption = Siege eines schwächeren Bots unter { $level }, { $players } Spieler

wins-claims-title = Was Spieler sagen
wins-claims-text = Ratschläge erfahrener Spieler, an diesen Partien gemessen. Bestätigt oder widerlegt heißt: Das ganze Intervall liegt auf einer Seite der Schwelle. Nur ein Experiment zeigt eine Ursache; das Übrige zeigt, was Siegern gemeinsam ist.
wins-verdict-confirmed = bestätigt
wins-verdict-refuted = widerlegt
wins-verdict-open = offen
wins-verdict-mixed = je nachdem
wins-claim-turns = Eine gute Partie dauert 17 bis 21 Züge.
wins-test-turns = Partien dieser Länge; die Schwelle ist { $bar }.
wins-claim-officials = Nutze in fast jedem Zug eine Amtsperson.
wins-test-officials = Züge mit Amtsperson; die Schwelle ist { $bar }.
wins-claim-throw = Schließe mit höchstens drei Handkarten ab.
wins-test-throw = Wie viele Karten weniger ein Sieger wegwirft als die anderen.
wins-claim-efficient = Jede Stadt der Strecke bekommt ein Haus, oder alle bis auf eine.
wins-test-efficient = Strecken der Sieger, für die das gilt; die Schwelle ist { $bar }.
wins-claim-own_cities = Meide Städte, in denen du schon ein Haus hast.
wins-test-own_cities = Wie viele solcher Städte eine Siegerstrecke mehr meidet als die der anderen.
wins-claim-all_provinces = Der Sieger hat fast immer in jedem Land ein Haus.
wins-test-all_provinces = Sieger mit diesem Plättchen; die Schwelle ist { $bar }.
wins-claim-single_cities = Länder mit nur einer Stadt sind früh mehr wert.
wins-test-single_cities = Punkte, die ein Beginn dort bringt (Experiment).
wins-claim-pilsen = Pilsen ist viel wert, als einziger Weg nach Lodz.
wins-test-pilsen = Punkte, die ein Beginn dort bringt (Experiment).
wins-claim-race = Das Rennen zur 7er-Kutsche ist die Uhr.
wins-test-race = Partien, die mit ihr enden; die Schwelle ist { $bar }.
wins-claim-cartwright = Setz den Wagner nicht aus Gewohnheit ein.
wins-test-cartwright = Kutschen der Sieger ohne seine Hilfe; die Schwelle ist { $bar }.
wins-claim-administrator = Setz den Amtmann selten ein.
wins-test-administrator = Züge ohne ihn; die Schwelle ist { $bar }.
wins-claim-roads = Beginne mit einer Karte, an die viele andere passen.
wins-test-roads = Punkte für jede weitere Straße der ersten Stadt (Experiment).
wins-claim-first_carriage = Hol dir die erste Kutsche früh.
wins-test-first_carriage = Runden, um die ein Sieger die erste Strecke früher abschließt.
wins-claim-watching = Achte darauf, was die anderen vorhaben.
wins-test-watching = Siege eines Bots, der das tut, unter sonst gleichen, die es nicht tun (Experiment); die Schwelle ist der gleiche Anteil.
wins-claim-houses_left = Ein frühes Ende bestraft alle, die noch viele Häuser haben.
wins-test-houses_left = Wie viele Häuser weniger als die anderen übrig hat, wer das Spiel beendet.

wins-method-title = Wie es gemacht wurde
wins-method-text = Bots der Stufe { $level } unter sich, dazu eine kleinere Zahl von Partien mit { $stronger }, um zu sehen, ob dort dasselbe gilt; { $date }. Jedes Experiment ändert eine Sache und sonst nichts.
wins-limits-text = Bots sind keine Menschen. Ein Bot mit einem Handicap ist nicht dafür gemacht und verliert mehr als einer, der es wäre. Kleine Unterschiede brauchen mehr Partien als diese. Seitdem sind die Bots stärker geworden; die heutigen spielen womöglich anders.
