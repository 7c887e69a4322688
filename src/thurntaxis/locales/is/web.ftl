### What every page of the browser client can say. <b>, <i> and <u> may be used where a text is marked "rich".

title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = póstleiðir um aldamótin 1800
menu-night = Nótt
menu-day = Dagur
menu-settings = Stillingar
close-sheet = Loka
cancel = Hætta við
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
score-share = Deila
replay = Endursýning
page-title = { $page } – Thurn und Taxis
page-wins = Hvað skilar sigri
page-studies = Athuganir
page-explorer = Fyrstu leiðirnar
page-home = Á forsíðu
page-fold = Fela textann
page-unfold = Sýna textann
page-missing = Þessi síða er ekki til
page-missing-text = Þessi slóð vísar ekki á neitt.
page-failed = Síðan hlóðst ekki
page-not-loaded = Ekki tókst að sækja síðuna. Er netsamband?
page-again = Reyna aftur
page-loading = Augnablik …
bots-level = Getustig
bots-mixed = Blönduð getustig
rated-game = Leikur til stiga
rated-help = Telur á stigatöflunni nema einhver biðji um ráð.
casual-chosen = Hann telur ekki á stigatöflunni.
casual-device = Nokkrir spila á sama tæki.
casual-levels = Vináttuleikur: tveir tölvuspilarar á sama getustigi.
level-random = Tilviljun
level-builder = Byggir
level-ismcts = IS-MCTS
level-search = Leit
your-name = Nafnið þitt
name-longest = Nafn má vera í mesta lagi { $count } stafir.
player-default = Ferðalangur
alone-fetching = Sæki spilið: { $loaded } af { $total } MB
alone-setting = Set spilið upp …
alone-elsewhere = Spilið er opið í öðrum flipa eða glugga. Haltu áfram þar eða lokaðu honum.
alone-failed = Ekki tókst að ræsa spilið hér: { $problem }
alone-memory = Ekki er nóg laust minni fyrir spilið. Lokaðu öðrum flipum eða forritum og reyndu aftur.
alone-again = Reyna aftur
alone-slow = Þessi vafri styður ekki vigurreikning í WebAssembly (SIMD) og því hugsa tölvuspilararnir hægt. Nýrri vafri er miklu hraðari.
version-ready = Ný útgáfa er tilbúin.
version-now = Sækja hana
version-later = Seinna
connection-none = Ekkert samband við netþjóninn. Það sem þarf á honum að halda verður að bíða.
table-plain = Borð
settings-language = Tungumál
leaderboard = Stigatafla
seat-open = laust sæti
invite-network = Þetta er slóðin fyrir aðra á netinu þínu.
invite-local = Aðeins þetta tæki getur opnað þennan tengil. Ræstu netþjóninn með „{ $option }“ til að hleypa öðrum á netinu þínu að.
invite-link = Tengill til að senda
invite-code = Tengillinn sem kóði til að skanna
invite-copy = Afrita tengil
invite-copied = Afritað
connection-not-sent = Sambandið rofnaði áður en þetta komst til skila. Reyndu aftur.
