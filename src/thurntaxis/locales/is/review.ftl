### Reviews of games: grades, sizes of mistakes, and reasons with figures that were counted.
###
### Variables
###   $best     in how many games, with the better way
###   $other    in how many games, with the other way
###   $games    how many games were played on from each
###   $turns    the player's own turns, with the one under way
###   $rounds   rounds for which the games were played on
###   $length   cards in a route
###   $city     a city's name as on the board
###   $player   a player's name
###   $stack    the name of a bonus tile stack
###   $carriage the number on a carriage
###   $houses, $count   how many houses, how many cards
###   $number   the number of a level
###   $ply      the number of an action
###   $action   an action in words
###   $change   a change of a chance, in percentage points, with its sign
###   $way, $played, $better   ways to decide, in words
###   $chances  players with their chances, in a list

review-size-none = gott
review-size-slip = ónákvæmni
review-size-mistake = mistök
review-size-blunder = afleikur
review-count-decisions =
    { $count ->
        [one] { $count } ákvörðun
       *[other] { $count } ákvarðanir
    }
review-count-blunder =
    { $count ->
        [one] { $count } afleikur
       *[other] { $count } afleikir
    }
review-count-mistake = { $count } mistök
review-count-slip =
    { $count ->
        [one] { $count } ónákvæmni
       *[other] { $count } ónákvæmni
    }

review-grade-excellent = Frábært
review-grade-strong = Sterkt
review-grade-solid = Traust
review-grade-uneven = Misjafnt
review-grade-learning = Enn að læra
review-grade-none = Engar ákvarðanir

# In the browser: the panel beside the table, and the sheet with the summary.
review-waiting = Greiningin bíður þess að röðin komi að henni …
review-running = Leikurinn er greindur …
review-stop = Stöðva
review-stopped = Greiningin var stöðvuð.
review-scored = Stig
review-points-over = Stig í gegnum leikinn
# $ply: how many of $plies actions have been looked at.
review-so-far = Hingað til hafa ákvarðanir upp að skrefi { $ply } af { $plies } verið athugaðar.
review-again = Byrja aftur
review-thorough = Skoða nánar
review-note = Í prósentustigum af sigurlíkum, eins og öflugur tölvuspilari metur þær út frá því sem leikmaðurinn gat vitað.
review-chances = Sigurlíkur
review-to-win = Sigur
review-curve-at = Skref { $ply }: { $chances }
review-table = Ferillinn sem tafla
review-turn = Umferð
review-marks = Merki
review-moments = Lykilatvik
review-whose = Atvik hvers
review-everybody = allra
review-step = skref { $ply }
review-all = Sýna öll ({ $count })
review-few = Sýna aðeins þau mikilvægustu
review-played-way = Leikið: { $way }
review-better-way = Betra: { $way }
review-told = { $name } valdi að { $played }. Betra var að { $better }.
review-luck-good = heppnisspil { $city }
review-luck-bad = óheppnisspil { $city }
review-summary = Yfirlit
review-copy = Afrita textann
review-copied = Afritað
review-winner = sigurvegari
review-share = Thurn und Taxis, greining: { $players }

# In the browser: costly decisions as positions to play.
review-learn = Læra af mistökum mínum
review-learn-these = Læra af þessum mistökum
review-learn-at = Staða { $at } af { $count }
review-learn-task = Hér valdi { $name } að { $way }. Finndu eitthvað betra.
review-learn-find = Hvað myndir þú gera hér fyrir hönd { $name }? Leiktu við borðið.
review-learn-weighing = Verið er að meta …
review-learn-found = Vel gert: ekkert betra er þekkt.
review-learn-same = Einmitt þetta var leikið.
review-learn-better = Betra en það sem var leikið, en ekki það besta: { $change }
review-learn-worse = Ekki betra: { $change }
review-learn-short = Til er betri leikur: { $change }
review-learn-again = Reyna aftur
review-learn-show = Sýna
review-learn-next = Áfram
review-learn-back = Aftur í greininguna
review-learn-closings = Hvernig leiðinni er lokað
review-learn-choose = Veldu af lista greiningarinnar hvernig leiðinni er lokað.
review-learn-not = Þetta er ekki hægt hér.
review-learn-done = Þetta var allt. Fundið: { $found } af { $count }.

# In the browser: a game tried out from one of its moments.
analysis-title = Greiningarborð
analysis-at = { $at } af { $last }
analysis-note = Þú spilar fyrir alla. Spilin koma af handahófi; þú getur svo valið önnur.
analysis-keep = Geyma sem athugun
analysis-rollout = Herma
review-to-study = Breyta í athugun
analysis-card-display = Á borðið
analysis-card-hand = Á hendi
analysis-chance = af handahófi
analysis-city = { $city } ({ $count })
analysis-chances = Sigurlíkur: { $chances }
analysis-leave = Aftur í leikinn

# Ends a sentence that has said what happens.
review-in-games =
    í { $best } af { $games } leikjum, með hinum kostinum í { $other ->
        [0] engum
       *[other] { $other }
    }

review-reason-close =
    { $turns ->
        [1] Leið með { $length } spilum eða fleiri er lokað í þessari umferð { review-in-games }.
       *[other] Leið með { $length } spilum eða fleiri er lokað innan { $turns } umferða { review-in-games }.
    }
review-reason-city = Leið með { $city } er lokað innan { $turns } umferða { review-in-games }.
review-reason-dies = Leiðinni þarf að kasta innan { $turns } umferða { review-in-games }.
review-reason-carriage =
    { $turns ->
        [1] Póstvagn { $carriage } fæst í þessari umferð { review-in-games }.
       *[other] Póstvagn { $carriage } fæst innan { $turns } umferða { review-in-games }.
    }
review-reason-tile = { $player } fær skjöldinn „{ $stack }“ innan { $rounds } umferða { review-in-games }.
review-reason-thrown =
    { $count ->
        [1] Að minnsta kosti einu spili er kastað fram að næstu lokun { review-in-games }.
       *[other] Að minnsta kosti { $count } spilum er kastað fram að næstu lokun { review-in-games }.
    }
review-reason-houses = Að minnsta kosti { $houses } pósthús eru sett niður á einni leið innan { $turns } umferða { review-in-games }.
review-reason-end = { $player } bindur enda á leikinn innan { $rounds } umferða { review-in-games }.
review-reason-wins = { $player } vinnur innan { $rounds } umferða { review-in-games }.
review-reason-leads = { $player } er með flest stig eftir { $rounds } umferðir { review-in-games }.

# The same for the player who decides.
review-you-close =
    { $turns ->
        [1] Þú lokar leið með { $length } spilum eða fleiri í þessari umferð { review-in-games }.
       *[other] Þú lokar leið með { $length } spilum eða fleiri innan { $turns } umferða { review-in-games }.
    }
review-you-city = Þú lokar leið með { $city } innan { $turns } umferða { review-in-games }.
review-you-dies = Þú þarft að kasta leiðinni innan { $turns } umferða { review-in-games }.
review-you-carriage =
    { $turns ->
        [1] Þú færð póstvagn { $carriage } í þessari umferð { review-in-games }.
       *[other] Þú færð póstvagn { $carriage } innan { $turns } umferða { review-in-games }.
    }
review-you-tile = Þú færð skjöldinn „{ $stack }“ innan { $rounds } umferða { review-in-games }.
review-you-thrown =
    { $count ->
        [1] Þú kastar að minnsta kosti einu spili fram að næstu lokun { review-in-games }.
       *[other] Þú kastar að minnsta kosti { $count } spilum fram að næstu lokun { review-in-games }.
    }
review-you-houses = Þú setur niður að minnsta kosti { $houses } pósthús á einni leið innan { $turns } umferða { review-in-games }.
review-you-end = Þú bindur enda á leikinn innan { $rounds } umferða { review-in-games }.
review-you-wins = Þú vinnur innan { $rounds } umferða { review-in-games }.
review-you-leads = Þú ert með flest stig eftir { $rounds } umferðir { review-in-games }.

# What is certain, without counting games.
review-reason-grows =
    { $turns ->
        [1] Ef leiðin er opin áfram lokast hún með { $length } spilum eða fleiri í þessari umferð í { $best } af { $games } leikjum.
       *[other] Ef leiðin er opin áfram lokast hún með { $length } spilum eða fleiri innan { $turns } umferða í { $best } af { $games } leikjum.
    }
review-reason-overall =
    { $difference ->
        [one] Hinn kosturinn vinnur um { $difference } leik færra af 100.
       *[other] Hinn kosturinn vinnur um { $difference } leikjum færra af 100.
    }

# What a review shows, in a file or a terminal.
review-title = Greining
review-curve = Sigurlíkur, skref fyrir skref
review-player = Leikmaður
review-grade = Spilamennska
review-level = { $grade }, eins og getustig { $number }
review-decisions = Ákvarðanir
review-cost = Kostnaður á ákvörðun
review-slips = Ónákvæmni
review-mistakes = Mistök
review-blunders = Afleikir
review-start = Upphaf
review-luck = Heppni
review-own = Eigin ákvarðanir
review-others = Ákvarðanir annarra
review-unforeseen = Ófyrirséð
review-result = Úrslit
review-action = Aðgerð
review-played = Leikið
review-better = Betra
review-costs = Kostnaður
review-why = Hvers vegna
review-points = Vendipunktar
review-books-note = Ákvarðanir eru bornar saman við það sem hraður tölvuspilari hefði gert: yfir 0 er betra en hann. „±“ segir hve nákvæm talan er.
review-dominated = Í þessum leik gerðist meira en matið getur skýrt: lestu tölurnar með varúð.
review-none = Engin mistök sem hægt er að greina frá góðri spilamennsku.
review-working = Greining stendur yfir
