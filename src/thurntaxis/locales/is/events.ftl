event-turn =
    { $you ->
        [yes] { $round }. umferð: röðin er komin að þér.
       *[no] { $round }. umferð: { $player } á að gera.
    }
event-turn-forced =
    { $you ->
        [yes] { $round }. umferð: röðin er komin að þér. Þú ert ekki með nein spil á hendi og tekur því tvö með aðstoð { -postmaster(case: "gen") }.
       *[no] { $round }. umferð: { $player } á að gera, er ekki með nein spil á hendi og tekur því tvö með aðstoð { -postmaster(case: "gen") }.
    }

event-administrator =
    { $you ->
        [yes] Með aðstoð { -administrator(case: "gen") } kastarðu spilunum á borðinu: { $cities }.
       *[no] { $player } kastar spilunum á borðinu með aðstoð { -administrator(case: "gen") }: { $cities }.
    }

event-take =
    { $you ->
        [yes] Þú tekur { $city } af borðinu.
       *[no] { $player } tekur { $city } af borðinu.
    }
event-take-postmaster =
    { $you ->
        [yes] Með aðstoð { -postmaster(case: "gen") } tekurðu líka { $city } af borðinu.
       *[no] { $player } tekur líka { $city } af borðinu með aðstoð { -postmaster(case: "gen") }.
    }
event-draw =
    { $you ->
        [yes] Þú dregur { $city } úr bunkanum.
       *[no] { $player } dregur { $city } úr bunkanum.
    }
event-draw-postmaster =
    { $you ->
        [yes] Með aðstoð { -postmaster(case: "gen") } dregurðu líka { $city } úr bunkanum.
       *[no] { $player } dregur líka { $city } úr bunkanum með aðstoð { -postmaster(case: "gen") }.
    }
event-draw-hidden = { $player } dregur spil úr bunkanum.
event-draw-hidden-postmaster = { $player } dregur annað spil úr bunkanum með aðstoð { -postmaster(case: "gen") }.

event-refill = { $city } bætist við á borðið.
event-shuffle =
    { $count ->
        [1] Bunkinn er búinn. Eina spilið í kastbunkanum verður nýi bunkinn.
       *[other] Bunkinn er búinn. Spilin í kastbunkanum, { $count } talsins, eru stokkuð í nýjan bunka.
    }

event-start =
    { $you ->
        [yes] Þú byrjar á leið með { $city }.
       *[no] { $player } byrjar á leið með { $city }.
    }
event-start-dropped =
    { $you ->
        [yes] Þú kastar leiðinni þinni ({ $route }) og byrjar á nýrri með { $city }.
       *[no] { $player } kastar leiðinni sinni ({ $route }) og byrjar á nýrri með { $city }.
    }
event-extend =
    { $you ->
        [yes] Þú leggur { $city } { $end ->
            [left] vinstra
           *[right] hægra
        } megin við leiðina þína.
       *[no] { $player } leggur { $city } { $end ->
            [left] vinstra
           *[right] hægra
        } megin við leiðina sína.
    }
event-extend-postal-carrier =
    { $you ->
        [yes] Með aðstoð { -postal-carrier(case: "gen") } leggurðu líka { $city } { $end ->
            [left] vinstra
           *[right] hægra
        } megin.
       *[no] { $player } leggur líka { $city } { $end ->
            [left] vinstra
           *[right] hægra
        } megin með aðstoð { -postal-carrier(case: "gen") }.
    }

event-close =
    { $you ->
        [yes] Þú lokar leið með { $length } spilum: { $route }.
       *[no] { $player } lokar leið með { $length } spilum: { $route }.
    }
event-house =
    { $you ->
        [yes] Þú setur pósthús í { $city }.
       *[no] { $player } setur pósthús í { $city }.
    }
event-tile =
    { $you ->
        [yes] Þú færð stigaskjöldinn „{ $stack }“: { $value } stig.
       *[no] { $player } fær stigaskjöldinn „{ $stack }“: { $value } stig.
    }
event-tile-game-end =
    { $you ->
        [yes] Þú færð stigaskjöldinn „{ stack-game_end }“: 1 stig. Þetta er síðasta umferðin.
       *[no] { $player } fær stigaskjöldinn „{ stack-game_end }“: 1 stig. Þetta er síðasta umferðin.
    }
event-carriage =
    { $you ->
        [yes] Þú tekur póstvagn { $carriage }.
       *[no] { $player } tekur póstvagn { $carriage }.
    }
event-carriage-cartwright =
    { $you ->
        [yes] Með aðstoð { -cartwright(case: "gen") } tekurðu póstvagn { $carriage }.
       *[no] { $player } tekur póstvagn { $carriage } með aðstoð { -cartwright(case: "gen") }.
    }
event-decline =
    { $you ->
        [yes] Þú afþakkar aðstoð { -cartwright(case: "gen") }.
       *[no] { $player } afþakkar aðstoð { -cartwright(case: "gen") }.
    }
event-discard =
    { $you ->
        [yes] Þú kastar { $city }.
       *[no] { $player } kastar { $city }.
    }
event-end =
    { $you ->
        [yes] Þú lýkur umferð þinni.
       *[no] { $player } lýkur umferð sinni.
    }
event-skip-draw =
    { $you ->
        [yes] Engin spil eru til að taka, svo að þú tekur ekkert.
       *[no] Engin spil eru til að taka, svo að { $player } tekur ekkert.
    }
event-skip-play =
    { $you ->
        [yes] Þú átt ekkert spil til að leggja niður.
       *[no] { $player } á ekkert spil til að leggja niður.
    }

event-over =
    { $you ->
        [yes] Leiknum er lokið. Þú vinnur með { $score } stig!
       *[no] Leiknum er lokið. { $player } vinnur með { $score } stig.
    }
event-over-tie-game_end =
    { $you ->
        [yes] Leiknum er lokið. Jafnt er á toppnum, { $score } stig, en þú vinnur því að þú átt stigaskjöldinn „{ stack-game_end }“!
       *[no] Leiknum er lokið. Jafnt er á toppnum, { $score } stig, en { $player } vinnur, enda með stigaskjöldinn „{ stack-game_end }“.
    }
event-over-tie-clockwise =
    { $you ->
        [yes] Leiknum er lokið. Jafnt er á toppnum, { $score } stig, en þú vinnur því að þú situr næst þeim sem á stigaskjöldinn „{ stack-game_end }“, talið réttsælis!
       *[no] Leiknum er lokið. Jafnt er á toppnum, { $score } stig, en { $player } vinnur, enda næst þeim sem á stigaskjöldinn „{ stack-game_end }“, talið réttsælis.
    }
event-score = { $player }: { $carriage } (póstvagn) + { $tiles } (stigaskildir) − { $houses } (pósthús eftir) = { $total } stig
