### The start page, and the list of one’s own tables.

page-wins-link = Hvað skilar sigri: rannsókn á þúsundum leikja
start-now = Spila núna
start-now-title = Laust sæti
start-lead = Leggðu póstleiðir um Suður-Þýskaland, reistu pósthúsin þín og komdu heim á undan síðasta póstvagninum.
start-new = Í fyrsta sinn? Tíu mínútur
start-bots = Andstæðingar
start-peer = Jafnsterkir og ég
start-peer-why = { $level }, út frá síðustu leikjum þínum gegn tölvunni ({ $games }); mjög líklega á milli { $low } og { $high }.
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
start-lobby-text = opin borð og mót
start-watch = Fylgjast með
start-watch-text = leik fólks eða sterkra tölvuspilara
start-games = Leikirnir mínir
start-games-text = það sem þú hefur spilað, í tölum
start-today = Í dag
start-deal = Leikur dagsins
start-deal-text = einn á dag, sá sami fyrir alla
start-deal-going = í gangi: halda áfram
start-deal-done = { $points } stig í dag
start-deal-over = leikinn í dag
deal-one-try = Þetta er leikur dagsins: þú færð aðeins þessa einu tilraun.
start-puzzle = Þraut dagsins
start-puzzle-text = ein umferð, eins vel og hægt er
start-puzzle-solved = leyst í dag
start-puzzle-missed = reynd í dag
start-learn = Læra
start-learn-text = tíu mínútur, með æfingum
start-rules = Reglur
start-rules-text = allt, til að fletta upp í
start-replay = Endursýning
start-replay-text = skoða leik aftur
start-foot = Engin innskráning, engar auglýsingar: bara spilið.
alone-people = Hér keyrir leikurinn alfarið í vafranum þínum. Netþjón þarf til að bjóða vinum með tengli, fyrir biðstofu og áhorfendur, og hann er ekki á þessari síðu.
page-editor-link = Stilla upp stöðu
page-companion-link = Skrá leik við spilaborðið
analysis-study-name = Athugun { $date }
