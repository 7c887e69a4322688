### Tables for friends, tables on one device, the lobby.

friends-table-name = Nafn borðsins
friends-count = Vinir sem koma í gegnum tengilinn
friends-bots = Tölvuspilarar
friends-pace = Hraði
pace-live = Allir við borðið
pace-correspondence = Bréfleiðis, á nokkrum dögum
friends-clock = Umhugsunartími
clock-none = án tímamarka
clock-seconds = { $count } s
clock-turn = { $time } í hvert sinn
clock-bank = { $time } fyrir allan leikinn
clock-some =
    { $unit ->
        [minutes] { $count ->
            [one] { $count } mínúta
           *[other] { $count } mínútur
        }
       *[days] { $count ->
            [one] { $count } dagur
           *[other] { $count } dagar
        }
    }
friends-rules = Reglur
rules-standard = Hefðbundnar reglur
rules-first-printing = Fyrsta útgáfa
rules-icelandic = Íslensk útgáfa
rules-own = Eigið val
rules-standard-help = Eins og í núgildandi reglum.
rules-first-printing-help = Skjöldurinn fyrir öll héruð krefst ekki pósthúss í Baiern.
rules-icelandic-help = Þegar skildir fyrir tiltekna lengd klárast fá aðeins leiðir með 7 spilum eða fleiri skjöld fyrir styttri leið.
rules-own-help = Eigin stillingar; spyrðu þann sem stofnaði borðið.
option-known = Sýna þekkt spil
option-known-help = Spil sem allir sáu tekin eru áfram sýnileg öllum
option-tiles = Sýna stig
option-tiles-help = Gildi skjalda annarra og stigin hingað til
option-hints = Leyfa ráð
option-listed = Sýna í biðstofunni
option-listed-help = Hver sem er má koma eða fylgjast með
fact-known = Þekkt spil
fact-points = Stig
fact-hints = Ráð
fact-memory = þarf að muna
fact-allowed = leyfð
fact-rated = telur til stiga
fact-rating = Styrkur
fact-casual = vináttuleikur
casual-now = Héðan í frá er þetta vináttuleikur.
casual-bots = Aðeins tölvuspilarar spila.
casual-apart = Leikir af þessu tagi telja hvergi.
casual-address = Allir spila frá sama stað á netinu.
casual-hint = Einhver bað um ráð.
casual-taken_back = Umferð var tekin til baka.
casual-left = Einhver hætti í fyrstu umferðunum.
watch-people = Leikir milli fólks
watch-people-text = Sigurlíkur og skýringar koma tveimur umferðum síðar, svo að þær hjálpi engum.
watch-none = Enginn spilar opinn leik þessa stundina.
watch-bots = Sterkir tölvuspilarar
watch-bots-text = Þrír sterkir tölvuspilarar spila á þægilegum hraða á meðan einhver fylgist með. Sigurlíkur allra og skýringar eru sýndar.
watch-bots-go = Fylgjast með þeim
friends-create = Stofna borðið
device-text = Allir nota sama tækið. Þegar næsti leikmaður tekur við hylur tjald spilin á hendi.
device-count = Fjöldi leikmanna
device-player = Leikmaður { $number }
device-lot = Hlutkesti ræður hver byrjar og hvaða lit hver fær.
device-start = Byrja
lobby-new = Nýtt borð
lobby-tournaments = Mót
lobby-join = Vera með
lobby-watch = Fylgjast með
lobby-empty = Engin borð eins og er. Stofnaðu eitt!
lobby-programs = Forrit
lobby-programs-text = Forrit sem spilarar hafa tengt við þennan netþjón. Þau spila sjálf og fá stig sín á milli.
lobby-play = Spila
program-playing =
    { $games ->
        [1] spilar einn leik í einu
        [one] spilar { $games } leik í einu
       *[other] spilar { $games } leiki í einu
    } · nú { $playing }
