event-turn =
    { $you ->
        [yes] Runde { $round }: Du bist am Zug.
       *[no] Runde { $round }: { $player } ist am Zug.
    }
event-turn-forced =
    { $you ->
        [yes] Runde { $round }: Du bist am Zug. Deine Hand ist leer, also nimmst du mit dem { -postmaster } zwei Karten.
       *[no] Runde { $round }: { $player } ist am Zug. Die Hand ist leer, also gibt es mit dem { -postmaster } zwei Karten.
    }

event-administrator =
    { $you ->
        [yes] Mit dem { -administrator } räumst du die Auslage ab: { $cities }.
       *[no] Mit dem { -administrator } räumt { $player } die Auslage ab: { $cities }.
    }

event-take =
    { $you ->
        [yes] Du nimmst { $city } aus der Auslage.
       *[no] { $player } nimmt { $city } aus der Auslage.
    }
event-take-postmaster =
    { $you ->
        [yes] Mit dem { -postmaster } nimmst du auch noch { $city } aus der Auslage.
       *[no] Mit dem { -postmaster } nimmt { $player } auch noch { $city } aus der Auslage.
    }
event-draw =
    { $you ->
        [yes] Du ziehst { $city } vom Nachziehstapel.
       *[no] { $player } zieht { $city } vom Nachziehstapel.
    }
event-draw-postmaster =
    { $you ->
        [yes] Mit dem { -postmaster } ziehst du auch noch { $city } vom Nachziehstapel.
       *[no] Mit dem { -postmaster } zieht { $player } auch noch { $city } vom Nachziehstapel.
    }
event-draw-hidden = { $player } zieht eine Karte vom Nachziehstapel.
event-draw-hidden-postmaster = Mit dem { -postmaster } zieht { $player } noch eine Karte vom Nachziehstapel.

event-refill = { $city } wird aufgedeckt.
event-shuffle =
    { $count ->
        [one] Der Nachziehstapel ist aufgebraucht. Eine abgelegte Karte wird zum neuen Stapel.
       *[other] Der Nachziehstapel ist aufgebraucht. { $count } abgelegte Karten werden neu gemischt.
    }

event-start =
    { $you ->
        [yes] Du beginnst eine Strecke mit { $city }.
       *[no] { $player } beginnt eine Strecke mit { $city }.
    }
event-start-dropped =
    { $you ->
        [yes] Du gibst deine Strecke auf ({ $route }) und beginnst eine neue mit { $city }.
       *[no] { $player } gibt die Strecke auf ({ $route }) und beginnt eine neue mit { $city }.
    }
event-extend =
    { $you ->
        [yes] Du legst { $city } { $end ->
            [left] links
           *[right] rechts
        } an deine Strecke an.
       *[no] { $player } legt { $city } { $end ->
            [left] links
           *[right] rechts
        } an die Strecke an.
    }
event-extend-postal-carrier =
    { $you ->
        [yes] Mit dem { -postal-carrier } legst du { $end ->
            [left] links
           *[right] rechts
        } auch noch { $city } an.
       *[no] Mit dem { -postal-carrier } legt { $player } { $end ->
            [left] links
           *[right] rechts
        } auch noch { $city } an.
    }

event-close =
    { $you ->
        [yes] Du schließt eine Strecke mit { $length } Karten ab: { $route }.
       *[no] { $player } schließt eine Strecke mit { $length } Karten ab: { $route }.
    }
event-house =
    { $you ->
        [yes] Du setzt ein Haus in { $city }.
       *[no] { $player } setzt ein Haus in { $city }.
    }
event-tile =
    { $value ->
        [one] { $you ->
            [yes] Du bekommst das Bonusplättchen „{ $stack }“, 1 Punkt.
           *[no] { $player } bekommt das Bonusplättchen „{ $stack }“, 1 Punkt.
        }
       *[other] { $you ->
            [yes] Du bekommst das Bonusplättchen „{ $stack }“, { $value } Punkte.
           *[no] { $player } bekommt das Bonusplättchen „{ $stack }“, { $value } Punkte.
        }
    }
event-tile-game-end =
    { $you ->
        [yes] Du bekommst das Bonusplättchen „{ stack-game_end }“, 1 Punkt. Diese Runde ist die letzte.
       *[no] { $player } bekommt das Bonusplättchen „{ stack-game_end }“, 1 Punkt. Diese Runde ist die letzte.
    }
event-carriage =
    { $you ->
        [yes] Du nimmst die { $carriage }er-Kutsche.
       *[no] { $player } nimmt die { $carriage }er-Kutsche.
    }
event-carriage-cartwright =
    { $you ->
        [yes] Mit dem { -cartwright } nimmst du die { $carriage }er-Kutsche.
       *[no] Mit dem { -cartwright } nimmt { $player } die { $carriage }er-Kutsche.
    }
event-decline =
    { $you ->
        [yes] Du verzichtest auf den { -cartwright }.
       *[no] { $player } verzichtet auf den { -cartwright }.
    }
event-discard =
    { $you ->
        [yes] Du legst { $city } ab.
       *[no] { $player } legt { $city } ab.
    }
event-end =
    { $you ->
        [yes] Du beendest deinen Zug.
       *[no] { $player } beendet den Zug.
    }
event-skip-draw =
    { $you ->
        [yes] Es ist keine Karte mehr da; du gehst leer aus.
       *[no] Es ist keine Karte mehr da; { $player } geht leer aus.
    }
event-skip-play =
    { $you ->
        [yes] Du hast keine Karte zu spielen.
       *[no] { $player } hat keine Karte zu spielen.
    }

event-over =
    { $score ->
        [one] { $you ->
            [yes] Das Spiel ist zu Ende. Du gewinnst mit { $score } Punkt!
           *[no] Das Spiel ist zu Ende. { $player } gewinnt mit { $score } Punkt.
        }
       *[other] { $you ->
            [yes] Das Spiel ist zu Ende. Du gewinnst mit { $score } Punkten!
           *[no] Das Spiel ist zu Ende. { $player } gewinnt mit { $score } Punkten.
        }
    }
event-over-tie-game_end =
    { $you ->
        [yes] Das Spiel ist zu Ende. Punktgleichstand bei { $score }: Du gewinnst, weil du das Plättchen „{ stack-game_end }“ hast!
       *[no] Das Spiel ist zu Ende. Punktgleichstand bei { $score }: { $player } gewinnt dank des Plättchens „{ stack-game_end }“.
    }
event-over-tie-clockwise =
    { $you ->
        [yes] Das Spiel ist zu Ende. Punktgleichstand bei { $score }: Du gewinnst, weil du im Uhrzeigersinn am nächsten nach dem Besitzer von „{ stack-game_end }“ sitzt!
       *[no] Das Spiel ist zu Ende. Punktgleichstand bei { $score }: { $player } sitzt im Uhrzeigersinn am nächsten nach dem Besitzer von „{ stack-game_end }“ und gewinnt.
    }
event-score =
    { $total ->
        [one] { $player }: { $carriage } (Kutsche) + { $tiles } (Bonusplättchen) − { $houses } (übrige Häuser) = { $total } Punkt
       *[other] { $player }: { $carriage } (Kutsche) + { $tiles } (Bonusplättchen) − { $houses } (übrige Häuser) = { $total } Punkte
    }
