### The table: cards, officials, players, tiles, log, and what its buttons say.

table-name = { $name } · { $round }. umferð
menu-hint = Ráð
menu-tiles = Skildir
menu-log = Gangur leiks
menu = Valmynd
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
city-neighbours = Vegir til { $cities }
city-houses = Pósthús: { $names }
city-no-houses = Engin pósthús enn
city-unseen = Spil sem ekki hafa sést: { $count } af { $copies }
log-empty = Engar færslur enn
log-later = Leikurinn hófst á undan þessari stöðu.
log-look-back = Skoða þessa stöðu
log-tip = Veldu línu til að skoða stöðuna eins og hún var þá.
log-earlier = Sýna eldri línur
replay-review = Greina
seat-program = tölvan (forrit)
menu-chat = Spjall
menu-chat-new = Spjall ({ $count })
menu-unread = Valmynd ({ $count })
menu-take-back = Taka umferð mína til baka
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
clock-left = { $minutes }:{ $seconds }
clock-warning = { $seconds } sekúndur eftir.
clock-hours =
    { $count ->
        [one] { $count } klukkustund
       *[other] { $count } klukkustundir
    }
connection-away = Ekkert samband er núna og því gerðist ekkert.
why-not-possible = Þetta er hægt núna.
why-not-past = Þú ert að skoða fyrri stöðu.
undo-free = ↶ Taka til baka
undo-not = Ekki aftur snúið
skip = Sleppa »
press = Reka á eftir
look-back = Þú ert að skoða { $round }. umferð.
look-now = Aftur í leikinn
look-earlier = Eitt skref til baka
look-later = Eitt skref áfram
seat-lost = Á meðan þú varst í burtu létu hinir tölvuna fá sætið þitt.
seat-reclaim = Taka sætið mitt aftur
named-bot = { $name } (tölva)
people-replaced = tölvan spilar áfram
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
official-administrator-armed = Forstjórinn: ýttu aftur til að skipta út öllum sex spilunum. Það verður ekki aftur tekið.
official-postmaster-armed = Póstmeistarinn: veldu seinna spilið, af borðinu eða úr bunkanum.
official-postal_carrier-armed = Póstflutningamaðurinn: veldu spilið sem þú leggur líka niður.
log-news = síðan þú gerðir síðast
deal-spoiler = Við þetta borð spilar eða spilaði einhver annar leik dagsins. Þú hefur ekki lokið honum og hér sæir þú spilin í honum.
deal-spoiler-play = Spila hann fyrst
deal-spoiler-watch = Horfa samt
