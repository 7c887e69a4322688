editor-title = Stöðuritill
editor-tool = Smellur á kortið
editor-seat = Fyrir
editor-tool-houses = Pósthús
editor-tool-route = Leið
editor-tool-hand = Hönd
editor-tool-display = Borð
editor-tool-discards = Kast
editor-tool-houses-about = Setur pósthús leikmannsins í borg eða tekur það burt.
editor-tool-route-about = Bætir borg við leið leikmannsins. Smellur á enda tekur hann burt.
editor-tool-hand-about = Bætir spili á hönd leikmannsins.
editor-tool-display-about = Setur spil í valið sæti á borðinu og fer svo í það næsta.
editor-tool-discards-about = Bætir spili í kastið.
editor-problems =
    { $count ->
        [1] Þetta getur ekki verið
        [one] { $count } atriði getur ekki verið
       *[other] { $count } atriði geta ekki verið
    }
editor-possible = Þessi staða er möguleg.
editor-checking = Athuga …
editor-table = Borð
editor-players = Leikmenn
editor-from-here = Héðan
editor-try = Prófa
editor-exercise = Gera að æfingu
editor-play-on = Spila áfram gegn tölvunni
editor-play-on-text = Hér tekur þú við. Óþekkt spil eru gefin af handahófi svo að þau passi við stöðuna.
editor-undo = Afturkalla
editor-copy-link = Afrita tengil
editor-copy-line = Afrita sem texta
editor-copied = Afritað.
editor-not-copied = Vafrinn leyfir ekki afritun. Línan er hér fyrir neðan.
editor-save-png = Vista sem PNG
editor-save-svg = Vista sem SVG
editor-start-from = Byrja á
editor-open-text = Staða í einni línu, tengill eða skráning
editor-open-ply = Skref skráningar (ef það er skráning)
editor-open = Opna
editor-open-file = Opna skrá
editor-empty = Autt borð
editor-file-large = Þessi skrá er of stór.
editor-name = Nafn
editor-hand = Hönd
editor-hidden = Óþekkt spil
editor-any-number = einhver fjöldi
editor-take-away = Taka burt: { $name }
editor-none = ekkert
editor-seen = allir hafa séð það
editor-secret = aðeins eigandinn veit af því
editor-route = Leið
editor-houses =
    { $count ->
        [one] { $count } pósthús
       *[other] { $count } pósthús
    }
editor-carriage = Póstvagn
editor-tiles = Bónusflögur
editor-tile = { $stack }: { $value }
editor-add-tile = Bæta við flögu
editor-display = Spil á borði
editor-discards = Kast
editor-hidden-discards = Óþekkt spil í kasti
editor-turn = Hver á leik
editor-phase = Áfangi
editor-phase-draw = Taka spil
editor-phase-play = Leggja niður spil
editor-phase-finish = Loka leið eða ljúka umferð
editor-phase-houses = Setja niður pósthús
editor-phase-carriage = Póstvagnasmiður
editor-phase-discard = Kasta spilum
editor-phase-over = Leik lokið
editor-official = Embættismaður í þessum leik
editor-round = Umferð
editor-rules = Reglur
editor-own-rules = eigið val
editor-thinking = Hugsa …
editor-best = Bestu leikir
editor-exact = Nákvæmar líkur
editor-exact-called = Lok spilsins hafa verið boðuð. Þetta eru nákvæmar vinningslíkur, öll spil eru talin.
editor-exact-open = Hægt er að boða lok spilsins í þessum leik. Þetta eru nákvæmar líkur á að vinna í þessari umferð, öll spil eru talin.
editor-exact-rivals = Gert er ráð fyrir að þau sem eiga leik eftir fái hvaða spil sem þau vilja. Líkurnar eru því tryggðar.
editor-rollout = Hermun
editor-rollout-about = Leikur hvern leik oft til enda. Allir leikir fá sömu spilin.
editor-rollout-games = Spil
editor-rollout-level = Tölvan
editor-rollout-stop = Stöðva
editor-rollout-start = Herma
editor-rollout-done = { $games } af { $total } spilum
editor-rollout-figures = { $low }–{ $high }%, { $points } stig
editor-rollout-behind = { $behind } ± { $error } prósentustigum á eftir
editor-back = Til baka í ritilinn
