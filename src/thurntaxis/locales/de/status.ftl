### Rich texts: whose turn it is, what can be done, and questions before a move.

drop-title = Strecke aufgeben?
drop-text =
    Wenn du mit <b>{ $city }</b> neu beginnst, legst du { $count ->
        [one] deine einzige Karte, { $first },
       *[other] die { $count } Karten von { $first } bis { $last }
    } ab. Dafür gibt es nichts.
last-turn-title = Letzten Zug beenden?
last-turn-text = Du kannst deine Strecke mit { $count } Karten noch <b>abschließen</b>. Beendest du den Zug, zählt sie nichts.
last-turn-end = Trotzdem beenden
coach-title = Ein Wort vorweg
coach-other-card = Nach dieser Karte <b>kann keine mehr folgen</b>: Die Strecke ließe sich nur noch abschließen oder aufgeben. Mit { $city } bliebe sie offen.
coach-other-end = Legst du die Karte hier an, <b>kann keine mehr folgen</b>: Die Strecke ließe sich nur noch abschließen oder aufgeben. Am anderen Ende bliebe sie offen.
coach-nothing-fits = An deine Strecke <b>kann keine Karte mehr angelegt werden</b>: Im nächsten Zug musst du sie aufgeben. Jetzt kannst du sie noch abschließen.
coach-few-fit = Keine Karte auf deiner Hand oder in der Auslage passt an deine Strecke. Passende unter den { $unseen } Karten, die du nicht kennst: <b>{ $fitting }</b>. Passt im nächsten Zug keine, musst du die Strecke aufgeben; jetzt kannst du sie noch abschließen.
coach-cartwright = Der <b>Wagner</b> würde dir bei diesem Abschluss die { $carriage }er-Kutsche bauen, und das kostet nichts.
coach-note = Den Ratgeber kannst du in den Einstellungen ein- und ausschalten.
coach-anyway = Trotzdem
coach-back = Noch einmal überlegen
status-watch-draw = <b>{ $name }</b> nimmt eine Karte.
status-watch-play = <b>{ $name }</b> spielt eine Karte.
status-watch-finish = <b>{ $name }</b> kann die Strecke abschließen oder den Zug beenden.
status-watch-closing = <b>{ $name }</b> schließt eine Strecke ab.
status-over =
    Das Spiel ist zu Ende. <b>{ $name }</b> gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
status-over-you =
    Das Spiel ist zu Ende. <b>Du gewinnst</b> mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
status-draw = Du bist am Zug, { $name }. <b>Nimm eine Karte</b> aus der Auslage oder vom Nachziehstapel.
status-draw-administrator = Du bist am Zug, { $name }. <b>Nimm eine Karte</b> oder lass vorher den <b>Amtmann</b> alle sechs austauschen.
status-draw-forced-first = Du bist am Zug, { $name }. Deine Hand ist leer, also bekommst du vom <b>Postmeister</b> <b>zwei Karten</b>: Nimm die erste.
status-draw-forced-second = Nimm die <b>zweite Karte</b>: Der Postmeister hilft, weil deine Hand leer war.
status-play-first = Du bist am Zug, { $name }. <b>Spiele eine Karte</b> und beginne eine Strecke.
status-play-first-postmaster = Du bist am Zug, { $name }. <b>Spiele eine Karte</b> und beginne eine Strecke, oder nimm mit dem <b>Postmeister</b> eine zweite Karte.
status-play-one =
    <b>Spiele eine Karte</b>: <u>{ $card }</u> passt { $where ->
        [left] vor
       *[right] hinter
    } { $end }.
status-play-two = <b>Spiele eine Karte</b>: <u>{ $left }</u> passt vor { $first }, <u>{ $right }</u> hinter { $last }.
status-play-both = <b>Spiele eine Karte</b>: <u>{ $card }</u> passt an beide Enden. <b>Wähle ein Ende</b>.
status-choose-end = Wähle das Ende der Strecke für { $card }.
status-play-some = <b>Spiele eine Karte</b>: { $count } von deinen passen an die Strecke.
status-play-none = Keine Karte passt. <b>Beginne eine neue Strecke</b>: Die alte wird abgelegt.
status-your-turn = Du bist am Zug, { $name }.
status-or-postmaster = Oder nimm vorher mit dem <b>Postmeister</b> eine zweite Karte.
status-only-postmaster = Oder nimm mit dem <b>Postmeister</b> eine zweite Karte, vielleicht passt sie.
status-finish-end = <b>Beende deinen Zug</b>: Die Strecke geht im nächsten weiter.
status-last-turn = Das ist dein <b>letzter Zug</b>.
status-last-close = Dein letzter Zug: <b>Schließe die Strecke jetzt ab</b>, sonst zählt sie nichts.
status-last-end = Dein letzter Zug: Die Strecke ist zu kurz zum Abschließen. <b>Beende deinen Zug.</b>
status-last-coming = Du hast noch <b>einen Zug</b>.
status-last-over = Du hattest deinen letzten Zug.
status-finish-close = <b>Schließe die Strecke</b> mit { $count } Karten ab oder beende deinen Zug und baue später weiter.
status-or-carrier =
    Oder lege mit dem <b>Postillion</b> { $count ->
        [one] noch <u>{ $card }</u>
       *[other] eine zweite Karte
    } an.
status-closing = <b>Schließe deine Strecke ab</b>: Wähle, wohin deine Häuser kommen.
status-closing-carriage = Deine Häuser stehen. Setz den <b>Wagner</b> für eine Kutsche ein, oder heb sie dir für später auf.
status-closing-discard = Deine Strecke ist abgeschlossen. <b>Drei Karten bleiben</b>: Wähle, was du ablegst.
last-round =
    <b>Letzte Runde:</b> { $mine ->
        [yes] { $reason ->
            [houses] Du hast dein letztes Haus gesetzt.
           *[carriage] Du hast die 7er-Kutsche.
        }
       *[no] { $reason ->
            [houses] { $name } hat das letzte Haus gesetzt.
           *[carriage] { $name } hat die 7er-Kutsche.
        }
    }
last-round-left = Noch an der Reihe: { $names }.
