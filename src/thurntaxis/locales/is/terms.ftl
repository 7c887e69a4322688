### Leikmaður er þúaður. Nöfn leikmanna, borga og héraða eru ekki beygð og heita það sem stendur á spilaborðinu.
### „Umferð“ er bæði umferð allra og það sem einn gerir í henni, eins og í íslensku reglunum.

-administrator = { $case ->
       *[nom] forstjórinn
        [gen] forstjórans
        [dat] forstjóranum
    }
-postmaster = { $case ->
       *[nom] póstmeistarinn
        [gen] póstmeistarans
        [dat] póstmeistaranum
    }
-postal-carrier = { $case ->
       *[nom] póstflutningamaðurinn
        [gen] póstflutningamannsins
        [dat] póstflutningamanninum
    }
-cartwright = { $case ->
       *[nom] póstvagnasmiðurinn
        [gen] póstvagnasmiðsins
        [dat] póstvagnasmiðnum
    }

official-administrator = Forstjóri
official-postmaster = Póstmeistari
official-postal_carrier = Póstflutningamaður
official-cartwright = Póstvagnasmiður

official-administrator-does = Fáðu sex ný spil á borðið áður en þú tekur spil.
official-postmaster-does = Taktu annað spil.
official-postal_carrier-does = Leggðu niður annað spil.
official-cartwright-does = Taktu næsta póstvagn þótt eitt eða tvö spil vanti upp á.

phase-draw = Taka spil
phase-play = Leggja niður spil
phase-finish = Loka leið eða ljúka umferð
phase-houses = Setja niður pósthús
phase-carriage = Póstvagnasmiður
phase-discard = Kasta spilum
phase-over = Leik lokið

stack-route_5 = Fimm borga leið
stack-route_6 = Sex borga leið
stack-route_7 = Sjö borga leið eða lengri
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = Öll héruð
stack-outside_baiern = Utan Baiern
stack-game_end = Leikslok

ruleset-standard = Hefðbundnar reglur
ruleset-first-printing = Fyrsta útgáfa
ruleset-icelandic = Íslenskar reglur
option-all_provinces = Stigaskjöldurinn „Öll héruð“
option-all_provinces-every_province = pósthús í hverju héraði
option-all_provinces-outside_baiern = pósthús í hverju héraði nema Baiern
option-route_tile_fallback = Þegar skildir fyrir leið eru búnir
option-route_tile_fallback-always = alltaf er tekinn skjöldur fyrir næstu lengd fyrir neðan
option-route_tile_fallback-seven_only = aðeins leiðir með sjö borgum eða fleiri fá skjöld fyrir styttri leið
option-carriage_points = Stig fyrir póstvagna
option-carriage_points-printed = þau sem standa á spilunum: 2, 3, 5, 7, 10
option-carriage_points-length = tala póstvagnsins: 3, 4, 5, 6, 7
