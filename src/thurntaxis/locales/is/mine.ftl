### Spilin mín: þau sem standa yfir, þau sem er lokið, og hvað út úr þeim kemur.

games-title = Spilin mín
games-none = Engu spili er lokið enn. Þau birtast hér sjálfkrafa.
games-none-such = Ekkert spil passar við þetta val.
games-finished = Spil sem er lokið
games-all = öll
games-opponents = Andstæðingar
games-players = Leikmenn
games-result = Úrslit
games-won = unnin
games-lost = ekki unnin
games-people = fólk
games-bots = ýmis stig
games-against = gegn { $names }
games-place = sæti { $place } af { $players }
games-winner = sigur
games-resigned = gefið
games-device = á einu tæki
games-points = { $points } stig
games-uncounted = telst ekki með
games-deal = spil dagsins
games-replay = Endursýning
games-more = Fyrri spil
games-figures = Hvernig þú spilar
games-played = spiluð
games-won-share = unnin
games-average = stig að meðaltali
games-streak = sigrar í röð núna
games-longest = lengsta sigurganga
games-peer = Um það bil á stigi við { $level }.
games-peer-between = Með 95 % líkum milli { $low } og { $high }; síðustu { $games } spil gegn tölvu.
games-sources = Hvaðan stigin koma
games-source-carriage = Póstvagn
games-source-routes = Langar leiðir
games-source-regions = Stigasvæði
games-source-all_provinces = Öll héruð
games-source-game_end = Leikslok
games-source-houses = Pósthús ekki sett niður
games-tallies = Eftir andstæðingum
games-curve = Stig í tímans rás
games-curve-text =
    Frá { $begin } til { $now } stiga að meðaltali; { $groups ->
        [one] { $groups } punktur á línunni
       *[other] { $groups } punktar á línunni
    }, þeir elstu fyrst.
games-cities = Þú byrjar oftast í
games-city = { $city } ({ $count }×)
games-keep = Flytja út eða eyða
games-keep-text = Allt á þessari síðu kemur úr spilunum sem eru geymd hér; engu öðru er safnað.
games-export = Allar skrár, ein heild
games-export-zip = Allar skrár, sem zip
games-import = Sækja spil
games-import-text = Spil sem þú vistaðir undir „Spilin mín“ annars staðar, á þjóni eða í öðrum vafra: skrá með einni upptöku í hverri línu, eða zip.
games-import-checking = { $done } af { $all } spilum skoðuð …
games-import-storing = { $done } af { $all } spilum sótt …
games-import-new =
    { $count ->
        [0] Ekkert nýtt spil er í skránni.
        [one] Hægt er að sækja eitt spil.
       *[other] Hægt er að sækja { $count } spil.
    }
games-import-known =
    { $count ->
        [one] Eitt er þegar hér.
       *[other] { $count } eru þegar hér.
    }
games-import-bad =
    { $count ->
        [one] Eitt er ekki hægt að sækja:
       *[other] { $count } er ekki hægt að sækja:
    }
games-import-line = Lína { $line }: { $problem }
games-import-file = { $file }: { $problem }
games-import-more = … og { $count } til viðbótar
games-import-go = Sækja þau
games-import-done =
    { $count ->
        [one] Eitt spil var sótt.
       *[other] { $count } spil voru sótt.
    }
games-import-too-large = Skráin er of stór: mest { $megabytes } MB og { $games } spil.
games-import-unreadable = Þetta er hvorki skrá með upptökum né zip með þeim.
games-forget = Fjarlægja nafnið mitt
games-forget-all = Fjarlægja nafnið mitt alls staðar
games-forget-text = Nafnið þitt verður „?“ í þessu spili. Spilið er áfram til fyrir hina en hverfur af listanum þínum. Þetta er ekki hægt að afturkalla.
games-forget-all-text = Nafnið þitt verður „?“ í öllum spilum þínum sem er lokið. Þau eru áfram til fyrir hina en hverfa af listanum þínum með öllum tölum. Þetta er ekki hægt að afturkalla.
games-forgotten =
    { $count ->
        [one] Nafnið þitt er farið úr einu spili.
       *[other] Nafnið þitt er farið úr { $count } spilum.
    }

## The daily deal
daily-title = Spil dagsins
daily-text = Eitt spil á dag, sömu spilin fyrir alla alls staðar, gegn þremur tölvuspilurum á stigi { $level }.
daily-once = Þú færð eina tilraun. Þú getur hætt og haldið áfram síðar en ekki byrjað upp á nýtt; engar ábendingar eru gefnar.
daily-past = Þessi dagur er liðinn: þú getur spilað hann en það telst ekki með.
daily-play = Spila
daily-continue = Halda áfram
daily-going = Tilraunin þín stendur yfir.
daily-again = Spila aftur, til æfingar
daily-given-up = Þú gafst þetta spil.
daily-you = Þú
daily-expert-playing = er enn að spila sama spil…
daily-share = Afrita úrslitin
daily-copied = Afritað
daily-others = Allir á þessum þjóni
daily-streak =
    { $days ->
        [one] { $days } dagur í röð
       *[other] { $days } dagar í röð
    }
daily-last = Síðustu þrjátíu hjá þér
daily-other = Aðrir dagar
daily-date = Dagur
daily-edition = Útgáfa
daily-fair = Spilin voru ákveðin fyrir fram
daily-fair-text = Spilin ráðast af dagsetningu og útgáfu, eftir forskrift sem allir geta lesið. Þetta er tætigildi frægildisins; frægildið sjálft sést eftir spilið. Sá sem reiknar það út áður blekkir aðeins sjálfan sig.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = { $points } stig, sæti { $place } af 4
daily-share-expert = Besti tölvuspilarinn: { $points } stig

## Puzzles
puzzles-title = Þrautir
puzzles-today = Þraut dagsins
puzzles-hint = Ábending
puzzles-hint-is = Næsta skref: { $action }
puzzles-solution = Lausn
puzzles-again = Aftur
puzzles-next = Næsta þraut
puzzles-choose = Velja efni og stig
puzzles-theme = Efni
puzzles-level = Stig
puzzles-theme-cartwright = Póstvagnasmiður
puzzles-theme-postal_carrier = Póstflutningamaður
puzzles-theme-postmaster = Póstmeistari
puzzles-theme-houses = Pósthús: eitt hérað eða fleiri
puzzles-theme-cards = Rétta spilið
puzzles-theme-administrator = Forstjóri
puzzles-theme-route = Lagning leiðar
puzzles-theme-discards = Hverju skal kasta?
puzzles-theme-early = Lokað snemma
puzzles-theme-waiting = Leiðin áfram opin
puzzles-theme-tiles = Skildirnir klárast
puzzles-theme-ending = Leikslok
puzzles-rating = Styrkurinn þinn: { $rating } ± { $deviation }, þrautir: { $count }. Aðeins fyrsta tilraunin telst með, án hjálpar.
