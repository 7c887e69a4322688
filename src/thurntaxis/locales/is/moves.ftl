action-take = Taka { $city }
action-take-supply = Draga úr bunkanum
action-take-postmaster = Póstmeistari: taka { $city } líka
action-take-supply-postmaster = Póstmeistari: draga annað úr bunkanum
action-administrator = Þiggja aðstoð forstjórans
action-start = Byrja með { $city }
action-start-drop = Gefa leiðina upp á bátinn, byrja með { $city }
action-left = { $city } vinstra megin
action-right = { $city } hægra megin
action-left-postal-carrier = Póstflutningamaður: líka { $city } vinstra megin
action-right-postal-carrier = Póstflutningamaður: líka { $city } hægra megin
action-end = Ljúka umferð
action-close = Loka leiðinni
action-house = Pósthús í { $city }
action-done = Ekki fleiri pósthús
action-cartwright = Þiggja aðstoð póstvagnasmiðsins
action-decline = Án póstvagnasmiðsins
action-discard = Kasta { $city }

you = Þú
you-among = þú
event-turn = { $round }. umferð: { $who }
event-turn-forced = { event-turn }. Engin spil eru á hendi, svo að tvö eru tekin með aðstoð <b>póstmeistarans</b>
event-administrator = { $who }: sex ný spil með aðstoð <b>forstjórans</b>
event-take = { $who }: <i>{ $city }</i> tekið af borðinu
event-take-hidden = { $who }: spil tekið af borðinu
event-draw = { $who }: <i>{ $city }</i> dregið úr bunkanum
event-draw-hidden = { $who }: spil dregið úr bunkanum
event-refill = { $city } bætist við á borðið
event-shuffle =
    { $count ->
        [1] Bunkinn er búinn. Eina spilið í kastbunkanum verður nýi bunkinn
       *[other] Bunkinn er búinn. Spilin í kastbunkanum, { $count } talsins, eru stokkuð í nýjan bunka
    }
event-start = { $who }: byrjað á leið í <i>{ $city }</i>
event-start-dropped =
    { $count ->
        [one] { $who }: leið með { $count } spili kastað og byrjað í <i>{ $city }</i>
       *[other] { $who }: leið með { $count } spilum kastað og byrjað í <i>{ $city }</i>
    }
event-extend = { $who }: <i>{ $city }</i> lagt niður
event-extend-postal-carrier = { $who }: líka <i>{ $city }</i> með aðstoð <b>póstflutningamannsins</b>
event-discard = { $who }: <i>{ $city }</i> kastað
event-end = { $who }: umferð lokið
event-decline = { $who }: án <b>póstvagnasmiðsins</b>
event-skip =
    { $who }: { $phase ->
        [draw] ekkert að taka
       *[play] ekkert til að leggja niður
    }
event-close = { $who }: leiðinni <i>{ $route }</i> lokað

event-detail = { $who }: { $detail }
event-house = pósthús í { $city }
event-houses = { $count } pósthús
event-tile-length = skjöldur <b>{ $value }</b> fyrir lengd
event-tile-region = skjöldur <b>{ $value }</b>: { $stack }
event-tile-game-end = <b>skjöldurinn fyrir leikslok</b>
event-carriage = póstvagn { $carriage }
event-carriage-cartwright = póstvagn { $carriage } með aðstoð <b>póstvagnasmiðsins</b>

event-take-and-play = { $who }: <i>{ $taken }</i> tekið og <i>{ $played }</i> lagt niður
event-take-and-play-same = { $who }: <i>{ $taken }</i> tekið og lagt niður
event-draw-and-play = { $who }: <i>{ $taken }</i> dregið og <i>{ $played }</i> lagt niður
event-draw-hidden-and-play = { $who }: spil dregið og <i>{ $played }</i> lagt niður

event-over = Leiknum er lokið. Sigurvegari: { $who }
event-tie-game_end = Jafnt á toppnum: { $name } á skjöldinn fyrir leikslok.
event-tie-clockwise = Jafnt á toppnum: { $name } situr næst þeim sem batt enda á leikinn, talið réttsælis.
percent = { $value }%
number-below = −{ $value }
labelled = { $name }: { $value }
