### Spilin mín: þau sem standa yfir, þau sem er lokið, og hvað út úr þeim kemur.

games-title = Leikirnir mínir
games-none = Engum leik er lokið enn. Leikir birtast hér sjálfkrafa.
games-none-such = Enginn leikur passar við þetta val.
games-finished = Leikir sem er lokið
games-all = allt
games-opponents = Andstæðingar
games-players = Leikmenn
games-result = Úrslit
games-won = unnir
games-lost = tapaðir
games-people = fólk
games-bots = ýmis getustig
games-against = gegn { $names }
games-place = { $place }. sæti af { $players }
games-winner = sigur
games-resigned = uppgjöf
games-device = á einu tæki
games-points = { $points } stig
games-uncounted = telst ekki með
games-deal = leikur dagsins
games-replay = Endursýning
games-more = Fyrri leikir
games-figures = Hvernig þú spilar
games-played = leiknir
games-won-share = unnir
games-average = stig að meðaltali
games-streak = sigrar í röð núna
games-longest = lengsta sigurganga
games-peer = Styrkur á við { $level }.
games-peer-between = Með 95% líkum milli { $low } og { $high }; miðað við síðustu leiki þína gegn tölvunni ({ $games }).
games-sources = Hvaðan stigin koma
games-source-carriage = Póstvagn
games-source-routes = Langar leiðir
games-source-regions = Stigasvæði
games-source-all_provinces = Öll héruð
games-source-game_end = Leikslok
games-source-houses = Pósthús sem urðu eftir
games-tallies = Eftir andstæðingum
games-curve = Stig í tímans rás
games-curve-text =
    Úr { $begin } í { $now } stig að meðaltali; { $groups ->
        [one] { $groups } punktur á línunni
       *[other] { $groups } punktar á línunni
    }, þeir elstu fyrst.
games-cities = Þú byrjar oftast í
games-city = { $city } ({ $count }×)
games-keep = Flytja út eða eyða
games-keep-text = Allt á þessari síðu kemur úr leikjunum sem eru geymdir hér; engu öðru er safnað.
games-export = Allar upptökur, ein skrá
games-export-zip = Allar upptökur sem zip
games-import = Flytja inn leiki
games-import-text = Leikir sem þú vistaðir undir „Leikirnir mínir“ annars staðar, á netþjóni eða í öðrum vafra: skrá með einni upptöku í hverri línu, eða zip.
games-import-checking = Skoða leiki: { $done } af { $all } …
games-import-storing = Flyt inn leiki: { $done } af { $all } …
games-import-new =
    { $count ->
        [0] Enginn nýr leikur er í skránni.
        [1] Hægt er að flytja inn einn leik.
        [one] Hægt er að flytja inn { $count } leik.
       *[other] Hægt er að flytja inn { $count } leiki.
    }
games-import-known =
    { $count ->
        [one] { $count } er þegar hér.
       *[other] { $count } eru þegar hér.
    }
games-import-bad =
    { $count ->
        [1] Ekki er hægt að flytja inn einn leik:
        [one] Ekki er hægt að flytja inn { $count } leik:
       *[other] Ekki er hægt að flytja inn { $count } leiki:
    }
games-import-line = Lína { $line }: { $problem }
games-import-file = { $file }: { $problem }
games-import-more = … og { $count } til viðbótar
games-import-go = Flytja inn
games-import-done =
    { $count ->
        [1] Einn leikur var fluttur inn.
        [one] { $count } leikur var fluttur inn.
       *[other] { $count } leikir voru fluttir inn.
    }
games-import-too-large = Skráin er of stór: í mesta lagi { $megabytes } MB og { $games } leikir.
games-import-unreadable = Þetta er hvorki skrá með upptökum né zip með þeim.
games-forget = Fjarlægja nafnið mitt
games-forget-all = Fjarlægja nafnið mitt alls staðar
games-forget-text = Nafnið þitt verður „?“ í þessum leik. Leikurinn er áfram til fyrir hina en hverfur af listanum þínum. Þetta er ekki hægt að afturkalla.
games-forget-all-text = Nafnið þitt verður „?“ í öllum leikjum þínum sem er lokið. Þeir eru áfram til fyrir hina en hverfa af listanum þínum með öllum tölum. Þetta er ekki hægt að afturkalla.
games-forgotten =
    { $count ->
        [1] Nafnið þitt er farið úr einum leik.
        [one] Nafnið þitt er farið úr { $count } leik.
       *[other] Nafnið þitt er farið úr { $count } leikjum.
    }

## The daily deal
daily-title = Leikur dagsins
daily-text = Einn leikur á dag, sömu spilin fyrir alla alls staðar, gegn þremur tölvuspilurum á getustiginu { $level }.
daily-once = Þú færð eina tilraun. Þú getur gert hlé og haldið áfram síðar en ekki byrjað upp á nýtt; engin ráð eru gefin.
daily-past = Þessi dagur er liðinn: þú getur spilað leikinn en hann telst ekki með.
daily-play = Spila
daily-continue = Halda áfram
daily-going = Tilraunin þín stendur yfir.
daily-again = Spila aftur, til æfingar
daily-given-up = Þú gafst upp í þessum leik.
daily-you = Þú
daily-expert-playing = er enn að spila sama leik …
daily-share = Afrita úrslitin
daily-copied = Afritað
daily-others = Allir á þessum netþjóni
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
daily-fair-text = Spilin ráðast af dagsetningu og útgáfu, eftir forskrift sem allir geta lesið. Þetta er tætigildi (e. hash) fræsins; fræið sjálft sést eftir leikinn. Sá sem reiknar það út áður blekkir aðeins sjálfan sig.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = { $points } stig, { $place }. sæti af 4
daily-share-expert = Besti tölvuspilarinn: { $points } stig

## Puzzles
puzzles-title = Þrautir
puzzles-today = Þraut dagsins
puzzles-hint = Ráð
puzzles-hint-is = Næsta skref: { $action }
puzzles-solution = Lausn
puzzles-again = Aftur
puzzles-next = Næsta þraut
puzzles-choose = Velja efni og getustig
puzzles-theme = Efni
puzzles-level = Getustig
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
