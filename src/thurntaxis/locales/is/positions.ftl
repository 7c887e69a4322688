### Stöður sem geta ekki komið upp; sjá en/positions.ftl.

position-form = Þetta er ekki læsileg staða: { $problem }
position-card-count = { $city } er hér { $count } sinnum. Í spilinu eru { $most } spil af hverri borg.
position-unknown-count = { $count } spil eiga að vera óþekkt, en aðeins { $left } eru hvergi annars staðar.
position-supply-empty = Bunkinn er tómur þótt spil séu í kastbunkanum. Hann hefði verið stokkaður; skildu eftir að minnsta kosti eitt spil í bunkanum.
position-display-gap = Eitt sæti á borðinu er autt þótt spil séu í bunkanum. Settu spil þar.
position-display-gap-unknown = Eitt sæti á borðinu er autt, svo að bunkinn er líka tómur. Segðu hve mörg spil eru á hverri hendi.
position-known = { $player }: allir eiga að vita af { $city }, en spilið er ekki á þessari hendi.
position-route-twice = { $player }: leiðin fer tvisvar um { $city }. Hver borg er aðeins einu sinni.
position-route-gap = { $player }: enginn vegur tengir { $city } og { $other }. Vegur tengir samliggjandi borgir á leið.
position-house-twice = { $player } er með tvö pósthús í { $city }. Þar er pláss fyrir eitt.
position-houses-many = { $player } er með { $count } pósthús. Hver leikmaður á { $most }.
position-tile-once = { $player } er með tvo stigaskildi „{ $stack }“. Hver leikmaður tekur einn í hverju spili.
position-tile-house = { $player } er með stigaskjöld „{ $stack }“ en ekkert pósthús í { $city }.
position-tile-province = { $player } er með stigaskjöld „{ $stack }“ en ekkert pósthús í { $province }.
position-tile-due = { $player } er með öll pósthúsin fyrir „{ $stack }“ og hefði tekið einn þeirra stigaskjalda.
position-tile-carriage = { $player }: leiðirnar fyrir þessa stigaskildi gáfu að minnsta kosti póstvagn { $carriage }.
position-tile-twice = „{ $stack }“: stigaskjöldurinn með { $value } er tekinn tvisvar.
position-tile-order = „{ $stack }“: stigaskjöldurinn með { $value } er tekinn þótt { $higher } liggi enn efst. Sá hæsti fer fyrst.
position-end-missing = { $player } er með póstvagn 7 eða öll { $houses } pósthúsin á borðinu, svo að einhver er með stigaskjöldinn „{ stack-game_end }“.
position-end-early = { $player } er með stigaskjöldinn „{ stack-game_end }“, en hvorki póstvagn 7 né öll { $houses } pósthúsin á borðinu.
position-end-first = { $player } var fyrst með póstvagn 7 eða síðasta pósthúsið, svo að stigaskjöldurinn „{ stack-game_end }“ er þar.
position-end-turn = { $player } er þegar búin(n) með síðustu umferðina sína: í síðustu umferð eiga aðeins þau eftir að gera sem sitja á eftir.
position-over-early = Leiknum lýkur ekki fyrr en einhver er með póstvagn 7 eða öll { $houses } pósthúsin á borðinu.
position-over-turn = Leiknum lýkur þegar röðin hefur komið að síðasta leikmanninum: { $player }.
position-play-empty = { $player } er ekki með spil á hendi og getur því ekkert lagt niður.
position-close-short = { $player } lýkur leið með { $count } spilum. Þau þurfa að vera að minnsta kosti { $least }.
position-no-route = { $player } var að leggja niður spil, svo að leið er til.
position-official-phase = { $official }: getur ekki hafa verið fenginn til aðstoðar á þessum stað í umferðinni.
position-carrier-route = { $player } lagði niður tvö spil ({ -postal-carrier }), svo að leiðin er að minnsta kosti tvö spil.
position-forced = { $player } byrjar umferðina án spila: { -postmaster } er fenginn til aðstoðar.
position-not-forced = { $player } er með spil á hendi: { -postmaster } kemur fyrst með öðru spilinu.
position-taken = Spil tekin í þessari umferð geta ekki verið { $count }; þau eru { $least ->
        [0] { $most ->
            [0] engin
           *[other] í mesta lagi { $most }
        }
       *[other] { $most }
    }.
position-hand-unknown = { $player } er að kasta spilum, svo að höndin verður að vera þekkt.
position-nothing = Hér er ekkert að ákveða; leikurinn hefði haldið áfram. Veldu annan hluta umferðarinnar.
position-closing-house = { $player }: pósthús úr þessum lokum er í { $city }, þar sem leiðina eða pósthúsið vantar.
position-closing-provinces = Pósthús úr einum leiðarlokum eru í ólíkum héruðum eða öll í einu.
position-closing-discards = Spilum er ekki kastað fyrr en í lok leiðar.
position-turn-unknown = Röðin er komin að { $player }, svo að höndin verður að vera þekkt.
position-over = Leiknum er lokið; hér er ekkert að ákveða.
position-closing = Æfing getur ekki hafist í miðri lokun leiðar: settu upp stöðuna rétt á undan.
