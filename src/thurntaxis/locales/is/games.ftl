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
