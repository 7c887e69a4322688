title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = póstleiðir um aldamótin 1800

table-name = { $name } · { $round }. umferð
menu-hint = Ráð
menu-night = Nótt
menu-day = Dagur
menu-settings = Stillingar
menu-tiles = Skildir
menu-log = Gangur leiks
menu = Valmynd
close-sheet = Loka

on-the-table = Á borðinu
your-route = Leiðin þín
route-of = Leið: { $name }
hand = Á hendi
players = Leikmenn
bonus-tiles = Stigaskildir
carriages = Póstvagnar
log = Gangur leiksins
officials = Póststarfsmenn
route-length = { $count } spil

official-administrator = Forstjóri
official-postmaster = Póstmeistari
# Mögulegar línuskiptingar eru í löngu orðunum.
official-postal_carrier = Póstflutninga­maður
official-cartwright = Póstvagna­smiður
official-administrator-does = skipta út öllum sex
official-postmaster-does = taka tvö
official-postal_carrier-does = leggja niður tvö
official-cartwright-does = eitt eða tvö má vanta
official-callable = { $name }: getur aðstoðað núna
official-called = { $name }: aðstoðar í þessari umferð
official-waiting = { $name }: ekki núna
official-spent = { $name }: annar hefur þegar aðstoðað

supply = Bunki, { $count } spil
empty-slot = Auður reitur
no-hand = Engin spil
card-play = Leggja niður { $city }
card-fits = passar við leiðina þína
end-fits = { $city } passar
end-fits-many = { $count } passa
end-open = laust
end-dead = blindgata
end-left = Á undan { $city }: { $cards }
end-right = Á eftir { $city }: { $cards }
end-which =
    { $where ->
        [left] Hvaða spil á undan { $city }?
       *[right] Hvaða spil á eftir { $city }?
    }
route-empty = Leiðin þín hefst á fyrsta spilinu
hand-hidden = { $count } spil

cancel = Hætta við

drop-title = Gefa leiðina upp á bátinn?
drop-text =
    Ef þú byrjar upp á nýtt með <b>{ $city }</b> kastarðu { $count ->
        [1] eina spilinu í leiðinni, { $first }
       *[other] { $count } spilum, frá { $first } til { $last }
    }. Fyrir það fæst ekkert.
last-turn-title = Ljúka síðustu umferðinni?
last-turn-text = Þú getur enn <b>lokað leiðinni</b> með { $count } spilum. Ef þú lýkur umferðinni gefur leiðin ekkert.
last-turn-end = Ljúka samt
coach-title = Áður en lengra er haldið
coach-other-card = Eftir þetta spil <b>passar ekkert annað</b>: þá væri aðeins hægt að loka leiðinni eða kasta henni. Með { $city } héldirðu henni opinni.
coach-other-end = Ef þú leggur spilið hér <b>passar ekkert annað</b>: þá væri aðeins hægt að loka leiðinni eða kasta henni. Á hinum endanum héldirðu henni opinni.
coach-nothing-fits = Við leiðina þína <b>er ekki hægt að bæta fleiri spilum</b>: í næstu umferð verður þú að gefa hana upp á bátinn. Núna geturðu enn lokað henni.
coach-few-fit = Ekkert spil á hendi þinni eða á borðinu passar við leiðina. Spil sem passa meðal þeirra { $unseen } sem þú hefur ekki séð: <b>{ $fitting }</b>. Passi ekkert í næstu umferð verður þú að gefa leiðina upp á bátinn; núna geturðu enn lokað henni.
coach-cartwright = <b>Póstvagnasmiðurinn</b> gæti smíðað handa þér póstvagn { $carriage } þegar þú lokar leiðinni og það kostar ekkert.
coach-note = Kveikt er og slökkt á leiðbeinandanum í stillingunum.
coach-anyway = Gera það samt
coach-back = Hugsa málið

status-watch-draw = <b>{ $name }</b> tekur spil.
status-watch-play = <b>{ $name }</b> leggur niður spil.
status-watch-finish = <b>{ $name }</b> má loka leiðinni eða ljúka umferð sinni.
status-watch-closing = <b>{ $name }</b> er að loka leið.
status-over = Leiknum er lokið. <b>{ $name }</b> vinnur með { $points } stig.
status-over-you =
    Leiknum er lokið. <b>Þú vinnur</b> með { $points } stig!
status-draw = Röðin er komin að þér, { $name }. <b>Taktu spil</b> af borðinu eða úr bunkanum.
status-draw-administrator = Röðin er komin að þér, { $name }. <b>Taktu spil</b> eða láttu <b>forstjórann</b> fyrst skipta út öllum sex.
status-draw-forced-first = Röðin er komin að þér, { $name }. Þú ert ekki með nein spil á hendi og tekur því <b>tvö spil</b> með aðstoð <b>póstmeistarans</b>: taktu það fyrra.
status-draw-forced-second = Taktu <b>seinna spilið</b>: póstmeistarinn aðstoðar því að þú varst ekki með nein spil á hendi.
status-play-first = Röðin er komin að þér, { $name }. <b>Leggðu niður spil</b> og byrjaðu á leið.
status-play-first-postmaster = Röðin er komin að þér, { $name }. <b>Leggðu niður spil</b> og byrjaðu á leið, eða taktu annað spil með aðstoð <b>póstmeistarans</b>.
status-play-one =
    <b>Leggðu niður spil</b>: <u>{ $card }</u> passar á { $where ->
        [left] undan
       *[right] eftir
    } { $end }.
status-play-two = <b>Leggðu niður spil</b>: <u>{ $left }</u> passar á undan { $first } og <u>{ $right }</u> á eftir { $last }.
status-play-both = <b>Leggðu niður spil</b>: <u>{ $card }</u> passar við báða enda. <b>Veldu enda</b>.
status-choose-end = Veldu hvorum megin á leiðinni { $card } á að vera.
status-play-some = <b>Leggðu niður spil</b>: { $count } af spilunum þínum passa við leiðina.
status-play-none = Ekkert spil passar. <b>Byrjaðu á nýrri leið</b>: þeirri gömlu er kastað.
status-your-turn = Röðin er komin að þér, { $name }.
status-or-postmaster = Eða taktu fyrst annað spil með aðstoð <b>póstmeistarans</b>.
status-only-postmaster = Eða taktu annað spil með aðstoð <b>póstmeistarans</b>: kannski passar það.
status-finish-end = <b>Ljúktu umferðinni</b>: leiðin heldur áfram næst.
status-last-turn = Þetta er <b>síðasta umferð þín</b>.
status-last-close = Síðasta umferð þín: <b>lokaðu leiðinni núna</b>, annars gefur hún ekkert.
status-last-end = Síðasta umferð þín: leiðin er of stutt til að loka henni. <b>Ljúktu umferðinni.</b>
status-last-coming = Þú átt <b>eina umferð</b> eftir.
status-last-over = Síðasta umferð þín er búin.
status-finish-close =
    <b>Lokaðu leiðinni</b> með { $count ->
        [one] { $count } spili
       *[other] { $count } spilum
    }, eða ljúktu umferðinni og lengdu leiðina síðar.
status-or-carrier =
    Eða bættu við { $count ->
        [1] <u>{ $card }</u>
       *[other] öðru spili
    } með aðstoð <b>póstflutningamannsins</b>.
status-closing = <b>Lokaðu leiðinni</b>: veldu hvar pósthúsin þín eiga að standa.
status-closing-carriage = Pósthúsin þín eru komin á sinn stað. Þiggðu póstvagn frá <b>póstvagnasmiðnum</b> eða láttu hann bíða.
status-closing-discard = Leiðinni er lokað. <b>Þrjú spil verða eftir</b>: veldu hverjum þú kastar.
last-round =
    <b>Síðasta umferðin:</b> { $mine ->
        [yes] { $reason ->
            [houses] þú hefur sett niður síðasta pósthúsið þitt.
           *[carriage] þú ert með póstvagn 7.
        }
       *[no] { $reason ->
            [houses] { $name } hefur sett niður síðasta pósthúsið.
           *[carriage] { $name } er með póstvagn 7.
        }
    }
last-round-left = Enn eftir: { $names }.

you-named = { $name } (þú)
to-move = á að gera
seat-finished = hefur lokið síðustu umferð
seat-away = ekki hér
no-route = engin leið
carriage = póstvagn
houses-left = pósthús
hand-size = á hendi
tiles = skildir
no-tiles = engir
score = stig
look-route = Leið
look-points = Stig
look-unknown = { $count } óþekkt spil
look-houses = { $placed } á borðinu, { $left } eftir
look-house = Pósthús:
seat-summary =
    { $name }: { $carriage ->
        [0] enginn póstvagn
       *[other] póstvagn { $carriage }
    }, { $houses } pósthús eftir, { $points } stig

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg og Hohenzollern
stack-schweiz_tyrol = Schweiz og Tyrol
stack-boehmen_salzburg = Böhmen og Salzburg
stack-baiern = Baiern
stack-all_provinces = Öll héruð
stack-outside_baiern = Utan Baiern
stack-route_5 = 5 borga leið
stack-route_6 = 6 borga leið
stack-route_7 = 7+ borga leið
stack-game_end = Leikslok
stack-label =
    { $stack }: { $count ->
        [0] engir skildir eftir
        [one] { $count } skjöldur eftir, { $value } stig
       *[other] { $count } skildir eftir, sá næsti { $value } stig
    }
tile-for-cities = Fyrir pósthús í hverri þessara borga: { $names }.
tile-for-provinces = Fyrir pósthús í hverju þessara héraða: { $names }.
tile-for-length =
    { $length ->
        [7] Fyrir að loka leið með 7 spilum eða fleiri.
       *[other] Fyrir að loka leið með { $length } spilum.
    }
tile-for-end = Fyrir að verða á undan öðrum að setja niður öll pósthúsin eða fá póstvagn { $carriage }. Leiknum lýkur þá með umferðinni.
tile-near = { $have } af { $count }
tile-near-missing = { $have } af { $count }, vantar: { $names }
tile-near-length = { $count } spil í leið
tile-left = Eftir: { $values }
tile-none-left = Engir skildir eftir.
tile-has = hefur fengið hann
carriage-points = { $points } stig
carriage-at = Póstvagn { $carriage }, { $points } stig: { $names }
carriage-nobody = enginn

map-title = Spilaborð
map-locator = Sýna allt spilaborðið, eða fara til baka
map-city =
    { $city }, { $province }, { $houses ->
        [0] ekkert pósthús
       *[other] { $houses } pósthús
    }{ $legal ->
        [yes] , má velja
       *[no] {""}
    }
city-neighbours = Vegir til { $cities }
city-houses = Pósthús: { $names }
city-no-houses = Engin pósthús enn
city-unseen = Spil sem ekki hafa sést: { $count } af { $copies }

log-empty = Engar færslur enn
log-later = Leikurinn hófst á undan þessari stöðu.
log-look-back = Skoða þessa stöðu
log-tip = Veldu línu til að skoða stöðuna eins og hún var þá.
log-earlier = Sýna eldri línur

closing-title = Loka leiðinni
closing-way-each = Eitt pósthús í hverju héraði
closing-way-one = Öll í einu héraði: { $province }
closing-houses-none = ekkert pósthús
closing-better = gefur mest
closing-houses = Pósthús
closing-carriage = póstvagn { $carriage }
closing-points = { $before } → { $after } stig
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] ekkert pósthús eftir
       *[other] { $count } pósthús eftir
    }
closing-game-end = leiknum lýkur eftir þessa umferð
closing-cartwright = Þiggja aðstoð póstvagnasmiðsins
closing-cartwright-brings = Hann smíðar póstvagn { $carriage } þótt leiðin sé of stutt.
closing-discards = Þrjú spil verða eftir: veldu { $count } spil til að kasta
closing-discards-done = { $done } af { $count }
closing-missing = Veldu { $count } spil til viðbótar til að kasta
closing-confirm =
    { $houses ->
        [0] Loka án pósthúss
        [one] Loka með { $houses } pósthúsi
       *[other] Loka með { $houses } pósthúsum
    }
closing-confirm-rest = Ljúka við
closing-wait = Reikna hvað þetta gefur …
closing-hint-map = Pósthús má líka velja á spilaborðinu.

score-title = Síðasti pósturinn
score-show = Úrslitin
score-winner = { $name } vinnur með { $points } stig
score-winner-you =
    Þú vinnur með { $points } stig!
score-carriage = Póstvagn
score-tiles = Stigaskildir
score-houses = Pósthús sem urðu eftir
score-total = Samtals
# Read aloud in the table of the score: what brought how many points.
score-part = { $what }: { $points } stig
score-rematch = Spila aftur
rematch-begun = Næsti leikur er hafinn. Sætið þitt bíður.
score-replay = Skoða leikinn
score-share = Deila

replay = Endursýning
replay-review = Greina

page-title = { $page } – Thurn und Taxis
page-title-turn = ● Röðin er komin að þér – { $page }
page-study = Hvað skilar sigri
page-study-link = Hvað skilar sigri: rannsókn á þúsundum leikja
page-home = Á forsíðu
page-fold = Fela textann
page-unfold = Sýna textann
page-missing = Þessi síða er ekki til
page-missing-text = Þessi slóð vísar ekki á neitt.
page-failed = Síðan hlóðst ekki
page-not-loaded = Ekki tókst að sækja síðuna. Er netsamband?
page-again = Reyna aftur
page-loading = Augnablik …

start-now = Spila núna
start-now-title = Laust sæti
start-lead = Leggðu póstleiðir um Suður-Þýskaland, reistu pósthúsin þín og komdu heim á undan síðasta póstvagninum.
start-new = Í fyrsta sinn? Tíu mínútur
start-bots = Andstæðingar
bots-level = Getustig
start-peer = Jafnsterkir og ég
start-peer-why = { $level }, út frá síðustu leikjum þínum gegn tölvunni ({ $games }); mjög líklega á milli { $low } og { $high }.
level-random = Tilviljun
level-builder = Byggir
level-ismcts = IS-MCTS
level-search = Leit
your-name = Nafnið þitt
name-longest = Nafn má vera í mesta lagi { $count } stafir.
player-default = Ferðalangur
start-running = Borðin þín
start-looking = Leita að borðunum þínum …
start-your-turn = þú átt að gera
mine-with = með: { $names }
mine-round = { $round }. umferð
mine-turn = { $name } á að gera
mine-bot = tölvan spilar fyrir þig
mine-waiting =
    { $count ->
        [one] { $count } sæti laust
       *[other] { $count } sæti laus
    }
mine-since = síðan { $when }
mine-all = Öll borðin ({ $count })
mine-resign = Gefast upp
mine-resign-text = Tölvan tekur við sæti þínu og spilar áfram. Borðið hverfur af listanum þínum.
mine-delete = Eyða þessum leik
mine-delete-text = Leiknum er eytt með öllu sem honum fylgir og hann telst ekki með.
mine-leave = Standa upp
mine-leave-text = Sætið þitt losnar aftur fyrir aðra.
mine-cancel = Fella borðið niður
mine-cancel-text = Enginn getur þá sest hér lengur og þeir sem hér sitja fá að vita það.
start-ways = Aðrar leiðir til að spila
start-friends = Með vinum
start-friends-text = stofnaðu borð, sendu tengil
start-device = Eitt tæki
start-device-text = gengur á milli, með tjaldi
start-lobby = Biðstofa
start-lobby-text = opin borð til að spila við eða fylgjast með
start-games = Leikirnir mínir
start-games-text = það sem þú hefur spilað, í tölum
start-today = Í dag
start-deal = Leikur dagsins
start-deal-text = einn á dag, sá sami fyrir alla
start-deal-going = í gangi: halda áfram
start-deal-done = { $points } stig í dag
start-deal-over = leikinn í dag
deal-result = Úrslit úr leik dagsins
deal-one-try = Þetta er leikur dagsins: þú færð aðeins þessa einu tilraun.
start-puzzle = Þraut dagsins
start-puzzle-text = ein umferð, eins vel og hægt er
start-learn = Læra
start-learn-text = tíu mínútur, með æfingum
start-rules = Reglur
start-rules-text = allt, til að fletta upp í
start-replay = Endursýning
start-replay-text = skoða leik aftur
start-foot = Engin innskráning, engar auglýsingar: bara spilið.

## Without a server, without a connection
alone-fetching = Sæki spilið: { $loaded } af { $total } MB
alone-setting = Set spilið upp …
alone-elsewhere = Spilið er opið í öðrum flipa eða glugga. Haltu áfram þar eða lokaðu honum.
alone-failed = Ekki tókst að ræsa spilið hér: { $problem }
alone-memory = Ekki er nóg laust minni fyrir spilið. Lokaðu öðrum flipum eða forritum og reyndu aftur.
alone-again = Reyna aftur
alone-slow = Þessi vafri styður ekki vigurreikning í WebAssembly (SIMD) og því hugsa tölvuspilararnir hægt. Nýrri vafri er miklu hraðari.
alone-people = Hér keyrir leikurinn alfarið í vafranum þínum. Netþjón þarf til að bjóða vinum með tengli, fyrir biðstofu og áhorfendur, og hann er ekki á þessari síðu.
version-ready = Ný útgáfa er tilbúin.
version-now = Sækja hana
version-later = Seinna
connection-none = Ekkert samband við netþjóninn. Það sem þarf á honum að halda verður að bíða.
table-plain = Borð

settings-group-look = Útlit
settings-group-motion = Hreyfing og hljóð
settings-group-play = Hjálp í leiknum
settings-group-access = Lestur og lyklar
settings-language = Tungumál
settings-theme = Birta við borðið
theme-light = Dagur
theme-dark = Nótt
settings-speed = Hreyfingar
speed-off = Engar
speed-fast = Hraðar
speed-normal = Venjulegar
speed-slow = Hægar
settings-recap = Hvað breyttist
settings-recap-help = Segir í orðum hvað tölvuspilari gerði, eftir hverja umferð hans
settings-text = Leturstærð
text-normal = Venjuleg
text-large = Stór
text-largest = Stærst
settings-sounds = Hljóð
settings-signs = Tákn héraða
settings-signs-help = Stafir og mynstur auk litanna
settings-confirm = Staðfesta lok umferðar
settings-confirm-help = Annars lýkur umferðinni sjálfkrafa þegar ekkert er eftir að gera
settings-coach = Leiðbeinandi
settings-coach-help = Orð í tíma áður en þú gerir eitthvað sem þú gætir séð eftir; sjálfkrafa í fyrstu þremur leikjunum
settings-aids = Byrjendahjálp
settings-aids-help = Á hverju spili: hve mörg eintök þú hefur ekki séð enn; og líkurnar á að leiðin þín haldi áfram
settings-text-view = Textasýn
settings-text-view-help = Lýsing á borðinu, með aðgerðum til að slá inn
settings-back = Til baka
keys = Flýtilyklar
settings-shortcuts = Stakir lyklar virka sem flýtilyklar við borðið
settings-shortcuts-help = Slökktu á þeim ef þú talar við tölvuna eða ýtir óvart á lykla
keys-digits = taka spilið með því númeri af borðinu, leggja það niður af hendi eða velja það til að henda
keys-supply = draga úr bunkanum
keys-ends = leggja vinstra eða hægra megin við leiðina
keys-close = loka leiðinni
keys-end = ljúka umferð
keys-undo = taka til baka
keys-sheets = gangur leiksins; skildir, póstvagnar og leikmenn
keys-officials = forstjóri, póstmeistari, póstflutningamaður, póstvagnasmiður
keys-confirm = staðfesta lokun leiðar eða svarið sem er áberandi
keys-hint = sýna eða fela ráð
keys-press = láta tölvuspilara sem hugsar ákveða sig strax
keys-keys = sýna þessa lykla
keys-map = fara frá einu til annars og borg úr borg
keys-replay-step = í endursýningu: eitt skref til baka eða áfram
keys-replay-turn = í endursýningu: ein umferð til baka eða áfram
keys-replay-ends = í endursýningu: á byrjun eða enda
keys-replay-play = í endursýningu: spila eða gera hlé
notices-table = Láta mig vita þegar röðin kemur að mér hér

friends-table-name = Nafn borðsins
friends-count = Vinir sem koma í gegnum tengilinn
friends-bots = Tölvuspilarar
friends-pace = Hraði
pace-live = Allir við borðið
pace-correspondence = Bréfleiðis, á nokkrum dögum
friends-clock = Umhugsunartími
clock-none = án tímamarka
clock-seconds = { $count } s
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
leaderboard = Stigatafla
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
program-named = { $name } · forrit
program-playing =
    { $games ->
        [1] spilar einn leik í einu
        [one] spilar { $games } leik í einu
       *[other] spilar { $games } leiki í einu
    } · nú { $playing }
seat-program = tölvan (forrit)
waiting-title = { $name }: beðið eftir leikmönnum
waiting-starts = Leikurinn byrjar sjálfkrafa þegar ekkert sæti er laust lengur.
seat-open = laust sæti
seat-yours = þitt sæti
seat-here = er hér
seat-not-here = ekki hér núna
seat-sit = Setjast hér
seat-bot = Setja tölvuspilara hér
seat-leave = Standa upp
sit-name-first = Segðu hinum fyrst hvað þú heitir.
invite-text = Sendu vinum þínum þennan tengil eða láttu þá skanna kóðann.
invite-network = Þetta er slóðin fyrir aðra á netinu þínu.
invite-local = Aðeins þetta tæki getur opnað þennan tengil. Ræstu netþjóninn með „{ $option }“ til að hleypa öðrum á netinu þínu að.
invite-watch = Allir sem eru með þennan tengil geta fylgst með leiknum.
invite-link = Tengill á borðið
invite-code = Tengillinn sem kóði til að skanna
invite-copy = Afrita tengil
invite-copied = Afritað
curtain-title = { $name } á að gera
curtain-text = { $name } tekur við tækinu. Aðrir líta undan.
curtain-lift = Ég er { $name }

menu-chat = Spjall
menu-chat-new = Spjall ({ $count })
menu-unread = Valmynd ({ $count })
menu-take-back = Taka umferð mína til baka
take-back-title = Taka umferðina þína til baka?
take-back-text = Leikurinn fer aftur á byrjun umferðar þinnar eða þeirrar á undan. Það sem tölvuspilarar hafa gert síðan fer líka til baka. Þú getur endurheimt það þar til þú spilar.
take-back-do = Taka til baka
take-back-not = Spila áfram
taken-back = Þú tókst umferðina til baka.
redo = Endurheimta
menu-share = Tengill á þetta borð
menu-rules = Reglur
menu-keys = Flýtilyklar
menu-resign = Gefast upp
menu-leave = Á forsíðu
menu-look-back = Líta til baka
menu-sounds-on = Kveikja á hljóði
menu-sounds-off = Slökkva á hljóði
menu-aids-on = Kveikja á byrjendahjálp
menu-aids-off = Slökkva á byrjendahjálp
menu-to-night = Skipta yfir í nótt
menu-to-day = Skipta yfir í dag
table-missing = Hér er ekkert borð
table-cancelled = Hætt var við þetta borð.
watching-you = Þú fylgist með þessum leik.
watching =
    { $count ->
        [one] { $count } fylgist með.
       *[other] { $count } fylgjast með.
    }
clock-left = { $minutes }:{ $seconds }
clock-warning = { $seconds } sekúndur eftir.
timeout-mine = Þú féllst á tíma: tölvan lauk umferðinni.
clock-hours =
    { $count ->
        [one] { $count } klukkustund
       *[other] { $count } klukkustundir
    }
connection-lost = Sambandið rofnaði. Reyni aftur …
connection-away = Ekkert samband er núna og því gerðist ekkert.
connection-not-sent = Sambandið rofnaði áður en þetta komst til skila. Reyndu aftur.
why-not-possible = Þetta er hægt núna.
why-not-past = Þú ert að skoða fyrri stöðu.
undo-free = ↶ Taka til baka
undo-not = Ekki aftur snúið
skip = Sleppa »
press = Reka á eftir
recap-on = Áfram
look-back = Þú ert að skoða { $round }. umferð.
look-now = Aftur í leikinn
look-earlier = Eitt skref til baka
look-later = Eitt skref áfram
absent = { $name } hefur verið í burtu um stund.
absent-do = Hvað er til ráða?
absent-vote = Láta tölvuna spila áfram
absent-votes = Á tölvan að spila áfram fyrir { $name }? Með: { $count } af { $of }.
seat-lost = Á meðan þú varst í burtu létu hinir tölvuna fá sætið þitt.
seat-reclaim = Taka sætið mitt aftur
named-bot = { $name } (tölva)
people-title = Hverjir eru hér
people-here = hér
people-away = í burtu síðan kl. { $time }
people-bot = tölvan
people-replaced = tölvan spilar áfram
people-extra = Gefa meiri tíma
people-vote-back = Bíða samt
people-votes = Atkvæði með tölvuspilara: { $count } af { $of }
people-end = Ljúka leiknum
people-end-back = Spila samt áfram
people-end-text = Leiknum lýkur án úrslita þegar allir viðstaddir vilja það.
people-end-votes = Atkvæði með því að ljúka leiknum: { $count } af { $of }
resign-title = Gefast upp?
resign-text = Tölvan tekur við sæti þínu og spilar áfram. Þú getur fylgst með.
resigned-title = Þú gafst upp
resigned-text = Tölvuspilari heldur áfram í þinn stað.
resigned-watch = Fylgjast með
resigned-again = Nýr leikur
chat = Spjall
chat-empty = Enginn hefur sagt neitt enn.
chat-say = Segðu eitthvað
chat-send = Senda
chat-watching = Þú ert að fylgjast með; aðeins þeir sem spila geta spjallað.
chat-about = Loka á { $name } eða senda ábendingu
chat-hidden = { $count ->
    [1] Ein lína frá manneskju sem þú lokaðir á er falin
    [one] { $count } lína frá fólki sem þú lokaðir á er falin
   *[other] { $count } línur frá fólki sem þú lokaðir á eru faldar
}
notice-sat = { $name } settist.
notice-left = { $name } stóð upp.
notice-filled = Tölvuspilari settist.
notice-resigned = { $name } gafst upp; tölvan spilar áfram.
notice-replaced = Tölvan spilar áfram fyrir { $name }.
notice-bot_failed = { $name } hrasaði; einfaldari tölvuspilari tekur við.
notice-timeout = { $name } féll á tíma; tölvan lauk umferðinni.
notice-vote = { $favour ->
    [no] { $name } vill heldur bíða eftir { $absent }.
   *[yes] { $name } vill að tölvan spili áfram fyrir { $absent }.
}
notice-extra_time = { $name } gaf meiri tíma.
notice-end_vote = { $favour ->
    [no] { $name } vill frekar spila áfram.
   *[yes] { $name } vill ljúka leiknum.
}
notice-taken_back = { $name } tók umferð sína til baka.
notice-redone = { $name } endurheimti umferðina.
notice-returned = { $name } er aftur hér og spilar áfram.
notice-vote_lapsed = { $name } spilar aftur og atkvæðagreiðslan fellur því niður.
notice-hinted = { $name } bað um ráð: leikurinn telur ekki lengur til stiga.
hint-note = Sigurlíkur að mati öflugs tölvuspilara.
hint-alike = jafngott
hint-plan = Lokunin:
hint-houses = pósthús í { $cities }
hint-no-houses = engin pósthús
hint-cartwright = með aðstoð póstvagnasmiðsins
hint-discards = kasta { $cities }
card-unseen = { $count }×
aid-unseen = { $sign } á spili: svona mörg eintök hefurðu ekki séð enn
aid-lives-now = Líkur á að spil passi við leiðina þína í þessari umferð: <b>{ $chance }</b>
aid-lives-next = Líkur á að spil passi við leiðina þína í næstu umferð: <b>{ $chance }</b>
official-postmaster-armed = Póstmeistarinn: veldu seinna spilið, af borðinu eða úr bunkanum.
official-postal_carrier-armed = Póstflutningamaðurinn: veldu spilið sem þú leggur líka niður.
log-news = síðan þú gerðir síðast
seed-unknown = Fræ þessa leiks
seed-right = ✓ Spilin voru ákveðin áður en leikurinn hófst
seed-wrong = Fræið stemmir ekki við það sem gefið var upp í byrjun
seed-text = Áður en fyrsta spilið var gefið birti netþjónninn tætigildi (e. hash) af leynilegu fræi sínu. Hér er fræið; tætigildi þess er það sama, svo að ekkert spil var valið eftir á.
page-editor-link = Stilla upp stöðu
