### Was gewinnt: was Tausende Partien starker Bots über das Spiel sagen.

study-lead = { $games } Partien starker Bots ({ $level }) und was sie über Thurn und Taxis verraten. Der Strich an einer Marke ist ihr 95-%-Intervall; die goldene Marke zeigt, wo gleich starke Spieler lägen.
study-players = Spieler
study-winners = Sieger
study-others = die anderen
study-value = Wert
study-figures = Zahlen
study-cell = { $value } ({ $low } bis { $high }; aus { $count })
study-interval = { $value } ({ $low } bis { $high })
study-at = { $players } Spieler

study-short-title = Kurz gesagt
study-short-end = <b>Beende das Spiel selbst.</b> Wer es beendet, gewinnt zu zweit { $two }, zu dritt { $three } und zu viert { $four } der Partien.
study-short-provinces = <b>Sei überall.</b> Zu viert haben { $winners } der Sieger ein Plättchen für alle Länder, von den anderen { $others }.
study-short-routes = <b>Fünf kurze Strecken.</b> Sieger schließen fünf Strecken ab, jede für eine Kutsche; zu viert hat eine Strecke im Schnitt { $length } Städte.
study-short-seat = <b>Der letzte Platz ist der beste.</b> Zu dritt gewinnt er { $three } der Partien, zu viert { $four }.
study-short-officials = <b>Verzichte auf keine Amtsperson.</b> Wer zu viert nie den Wagner einsetzt, gewinnt { $wins } der Partien; gerecht wäre jede vierte.

study-end-title = Das Ende
study-end-text =
    Zu { $players ->
        [2] zweit
        [3] dritt
       *[other] viert
    } dauert eine Partie im Schnitt { $rounds } Runden. { $carriage } der Partien enden mit der 7er-Kutsche, die übrigen mit dem letzten Haus, und { $wins } gewinnt, wer sie beendet.
study-rounds-caption = Runden je Partie, { $players } Spieler
study-wait-text = Ein Experiment: Als jemand zum ersten Mal die 7er-Kutsche nehmen konnte, ging die Partie auf zwei Arten weiter. Bei { $players } Spielern gewann, wer sofort beendete, { $ends } der Partien, wer mindestens einen Zug wartete, { $waits }.
study-wait-caption = Siege beim Beenden und beim Warten, nach dem Vorsprung beim Abschließen; alle Tischgrößen
study-ends = beendet sofort
study-waits = wartet
study-lead-behind = { $from } oder mehr zurück
study-lead-level = etwa gleichauf
study-lead-ahead = { $from } bis { $to } voraus
study-lead-far = { $from } oder mehr voraus

study-length-title = Strecken
study-length-text = Die meisten Strecken haben drei oder vier Städte. Mit Hilfe des Wagners genügen fünf Strecken für fünf Kutschen; eine längere muss ihre Züge mit einem Plättchen oder mit Häusern bezahlen.
study-length-caption = Länge der abgeschlossenen Strecken, { $players } Spieler
study-and-more = { $length }+
study-habit-text = Ein Experiment: Ein Spieler hält sich an eine feste Regel, wann er abschließt, und ist sonst frei. Jede solche Gewohnheit kostet Siege.
study-habit-caption = Siege mit einer festen Gewohnheit, { $players } Spieler
study-habit-most = schließt spätestens bei { $length } ab
study-habit-least = schließt frühestens bei { $length } ab

study-points-title = Punkte und Plättchen
study-points-text = Bei { $players } Spielern hat der Sieger im Schnitt { $winners } Punkte, die anderen haben { $others }.
study-points-caption = Woher die Punkte kommen, { $players } Spieler
study-tiles-text = Wer bei { $players } Spielern ein Plättchen für alle Länder hat, gewinnt { $wins } der Partien, und { $decides } dieser Siege wären ohne dessen Punkte keine. Das ist kein Experiment: Wer vorn liegt, bekommt auch mehr Plättchen.
study-tiles-caption = Punkte aus jedem Stapel, { $players } Spieler

study-officials-title = Amtspersonen
study-officials-text = Ein Experiment: Ein Spieler darf eine der Amtspersonen nie einsetzen (bei leerer Hand hilft der Postmeister trotzdem). Am meisten fehlt der Postmeister, am wenigsten der Amtmann.
study-without-caption = Siege ohne eine Amtsperson, { $players } Spieler
study-without = ohne { $official }
study-calls-caption = Züge, in denen sie helfen, { $players } Spieler
study-forced = Postmeister, leere Hand
study-nobody = niemand

study-first-title = Die erste Stadt
study-first-text = Ein Experiment: Die erste Karte wird aus der Auslage gelost. Am meisten brachten { $best }, am wenigsten { $worst }. Die Unterschiede sind klein, und die meisten Intervalle enthalten die Null.
study-first-caption = Gewonnene oder verlorene Punkte bei Beginn in einer Stadt, gegen den Durchschnitt; alle Tischgrößen

study-seats-title = Plätze
study-seats-text = Zu zweit sind die Plätze etwa gleich gut. Zu dritt und zu viert gewinnt der letzte am meisten: Die Runde wird zu Ende gespielt, ihm entgeht also nie ein Zug, und beendet er das Spiel, hat niemand mehr einen.
study-seats-caption = Siege je Platz
study-seat = { $players } Spieler, Platz { $seat }

study-luck-title = Glück
study-luck-text = Bei { $players } Spielern haben dieselben Bots dieselben Karten noch einmal gespielt, und in { $same } der Fälle gewann derselbe Platz. Unter Gleichen erklären die gezogenen Karten mindestens { $cards } der Ergebnisse; was man erst hinterher besser weiß, steckt in dieser Zahl nicht. Unter Ungleichen zählt das Können mehr:
study-weaker-caption = Siege eines schwächeren Bots unter { $level }, { $players } Spieler

study-claims-title = Was Spieler sagen
study-claims-text = Ratschläge erfahrener Spieler, an diesen Partien gemessen. Bestätigt oder widerlegt heißt: Das ganze Intervall liegt auf einer Seite der Schwelle. Nur ein Experiment zeigt eine Ursache; das Übrige zeigt, was Siegern gemeinsam ist.
study-verdict-confirmed = bestätigt
study-verdict-refuted = widerlegt
study-verdict-open = offen
study-verdict-mixed = je nachdem
study-claim-turns = Eine gute Partie dauert 17 bis 21 Züge.
study-test-turns = Partien dieser Länge; die Schwelle ist { $bar }.
study-claim-officials = Nutze in fast jedem Zug eine Amtsperson.
study-test-officials = Züge mit Amtsperson; die Schwelle ist { $bar }.
study-claim-throw = Schließe mit höchstens drei Handkarten ab.
study-test-throw = Wie viele Karten weniger ein Sieger wegwirft als die anderen.
study-claim-efficient = Jede Stadt der Strecke bekommt ein Haus, oder alle bis auf eine.
study-test-efficient = Strecken der Sieger, für die das gilt; die Schwelle ist { $bar }.
study-claim-own_cities = Meide Städte, in denen du schon ein Haus hast.
study-test-own_cities = Wie viele solcher Städte eine Siegerstrecke mehr meidet als die der anderen.
study-claim-all_provinces = Der Sieger hat fast immer in jedem Land ein Haus.
study-test-all_provinces = Sieger mit diesem Plättchen; die Schwelle ist { $bar }.
study-claim-single_cities = Länder mit nur einer Stadt sind früh mehr wert.
study-test-single_cities = Punkte, die ein Beginn dort bringt (Experiment).
study-claim-pilsen = Pilsen ist viel wert, als einziger Weg nach Lodz.
study-test-pilsen = Punkte, die ein Beginn dort bringt (Experiment).
study-claim-race = Das Rennen zur 7er-Kutsche ist die Uhr.
study-test-race = Partien, die mit ihr enden; die Schwelle ist { $bar }.
study-claim-cartwright = Setz den Wagner nicht aus Gewohnheit ein.
study-test-cartwright = Kutschen der Sieger ohne seine Hilfe; die Schwelle ist { $bar }.
study-claim-administrator = Setz den Amtmann selten ein.
study-test-administrator = Züge ohne ihn; die Schwelle ist { $bar }.
study-claim-roads = Beginne mit einer Karte, an die viele andere passen.
study-test-roads = Punkte für jede weitere Straße der ersten Stadt (Experiment).
study-claim-first_carriage = Hol dir die erste Kutsche früh.
study-test-first_carriage = Runden, um die ein Sieger die erste Strecke früher abschließt.
study-claim-watching = Achte darauf, was die anderen vorhaben.
study-test-watching = Siege eines Bots, der das tut, unter sonst gleichen, die es nicht tun (Experiment); die Schwelle ist der gleiche Anteil.
study-claim-houses_left = Ein frühes Ende bestraft alle, die noch viele Häuser haben.
study-test-houses_left = Wie viele Häuser weniger als die anderen übrig hat, wer das Spiel beendet.

study-method-title = Wie es gemacht wurde
study-method-text = Bots der Stufe { $level } unter sich, dazu eine kleinere Zahl von Partien mit { $stronger }, um zu sehen, ob dort dasselbe gilt; { $date }. Jedes Experiment ändert eine Sache und sonst nichts.
study-limits-text = Bots sind keine Menschen. Ein Bot mit einem Handicap ist nicht dafür gemacht und verliert mehr als einer, der es wäre. Kleine Unterschiede brauchen mehr Partien als diese. Seitdem sind die Bots stärker geworden; die heutigen spielen womöglich anders.
