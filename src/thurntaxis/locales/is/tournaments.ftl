# Mót.

tournaments-title = Mót
tournaments-yours = Þín mót
tournaments-listed = Opin öllum
tournaments-none = Engin mót eru til enn. Settu eitt upp og sendu tengilinn.
tournament-title = Mót
tournament-new = Nýtt mót
tournament-show = Sýna
tournament-to-table = Að borðinu þínu
tournament-row =
    { $status ->
        [open] Opið: { $count ->
            [0] enginn hefur skráð sig enn
            [one] { $count } er á skrá
           *[other] { $count } eru á skrá
        }
        [running] Umferð { $round } af { $rounds }, þátttakendur: { $count }
        [paused] Í hléi í umferð { $round } af { $rounds }
        [cancelled] Aflýst
       *[over] Lokið, þátttakendur: { $count }
    }
tournament-name = Heiti mótsins
tournament-system = Kerfi
tournament-swiss = Svissneskt kerfi
tournament-swiss-help = Í hverri umferð mætir þú þeim sem hafa álíka mörg stig og þú, og engum tvisvar ef komist verður hjá því.
tournament-round_robin = Allir við alla
tournament-round_robin-help = Allir mætast einu sinni, tveir við hvert borð. Fyrir allt að 16 manns.
tournament-knockout = Útsláttarkeppni
tournament-knockout-help = Tveir við hvert borð; sá sem vinnur heldur áfram, sá sem tapar dettur út.
tournament-size = Leikmenn við borð
tournament-rounds = Umferðir
tournament-duplicate = Sömu spil á hverju borði
tournament-duplicate-help = Öll borð umferðarinnar fá sömu spil, svo hægt er að bera úrslitin saman. Enginn getur séð annað borð fyrr en umferðinni lýkur.
tournament-points = Stig
tournament-points-winner = Eitt stig fyrir sigur
tournament-points-winner-help = Sigur í leik gefur eitt stig.
tournament-points-places = Stig eftir sæti
tournament-points-places-help = Að vinna alla við borðið gefur þrjú stig, að vinna suma gefur sama hlutfall af þremur: 3, 2, 1 og 0 við fjögurra manna borð.
tournament-points-duplicate = Í samanburði við hin borðin
tournament-points-duplicate-help = Stigin þín eru borin saman við stig þeirra sem höfðu sömu spil í sömu röð. Að vera hærri en allir gefur þrjú stig, hærri en sumir sama hlutfall af þremur; jafntefli gildir hálft.
tournament-rated = Leikir til stiga
tournament-rated-help = Leikirnir telja á stigatöflunni.
tournament-casual-help = Leikirnir telja ekki á stigatöflunni.
tournament-fill = Fylla upp með tölvuspilurum
tournament-fill-none = Engir tölvuspilarar
tournament-starts = Hefst sjálfkrafa (hafðu autt til að hefja það þegar þú vilt)
tournament-listed = Opið öllum
tournament-listed-help = Allir á þessum netþjóni finna það. Annars aðeins þeir sem hafa tengilinn.
tournament-create = Setja mótið upp
tournament-tables-of = Leikmenn við borð: { $count }
tournament-filled-by = Fyllt upp með tölvuspilurum: { $level }
tournament-begins = Hefst: { $when }
tournament-join = Taka þátt
tournament-joined = Þú tekur þátt. Borðið þitt birtist hér þegar fyrsta umferðin hefst.
tournament-leave = Hætta í mótinu
tournament-leave-text = Þú spilar ekki í fleiri umferðum. Leikir sem þú hefur spilað gilda áfram.
tournament-begin = Hefja núna
tournament-pause = Gera hlé
tournament-resume = Halda áfram
tournament-cancel = Aflýsa
tournament-cancel-not = Ekki aflýsa
tournament-remove = Fjarlægja: { $name }
tournament-replace = Láta tölvuspilara spila fyrir: { $name }
tournament-organiser = Fyrir mótshaldara
tournament-cancel-text = Umferðirnar verða ekki fleiri. Leikjum sem standa yfir má ljúka. Þetta er ekki hægt að afturkalla.
tournament-take-out = Fjarlægja
tournament-remove-text = Viðkomandi spilar ekki í fleiri umferðum. Leikur sem stendur yfir heldur áfram.
tournament-bot-on = Láta tölvuspilara taka við
tournament-replace-text = Frá og með næstu umferð spilar tölvuspilari undir þessu nafni og með þessi stig.
tournament-time-help = Gildir frá og með næstu umferð.
tournament-correct = Ákveða úrslitin
tournament-correct-text = Veldu sæti allra. Athugasemd segir öllum að þú hafir ákveðið þau.
tournament-place = Sæti: { $name }
tournament-save = Vista
tournament-standings = Staðan
tournament-players = Þátttakendur
tournament-cross = Undir stigum hverrar umferðar: sæti andstæðinganna.
tournament-rank = Sæti
tournament-player = Nafn
tournament-total = Stig
tournament-opponents = Stig andstæðinga
tournament-wins = Sigrar
tournament-bot = { $name } (tölvuspilari, { $level })
tournament-round = Umferð { $number }
tournament-winner = { $name } vinnur mótið.
tournament-round-about = Við hvern leik: stigin úr leiknum og, feitletrað, hvað þau gilda í mótinu.
tournament-score = { $count } stig
tournament-gone = tekur ekki lengur þátt
tournament-by-bot = tölvan lauk leiknum
tournament-bye = situr hjá í þessari umferð og fær stig fyrir sigur
tournament-replay = Endursýning
tournament-review = Greina
tournament-watch = Að borðinu
tournament-sealed = Hulið þar til umferðinni lýkur
tournament-corrected = Úrslit sett af mótshaldara
tournament-how = Svona gilda stig og jafntefli
tournament-ties = Séu stig jöfn ráða stig andstæðinganna, síðan sigrar, síðan stig úr leikjunum og að lokum hlutkesti.
tournament-absent = Falli þú tvisvar á tíma í leik tekur tölvan sætið þitt þar til þú kemur aftur. Ljúki tölvan leiknum fyrir þig færðu engin stig fyrir hann; hinir halda sínum.
tournament-csv = Staðan sem CSV-skrá
tournament-json = Allar umferðir sem JSON-skrá
tournament-notes = Athugasemdir
tournament-note =
    { $kind ->
        [paused] Mótshaldari gerði hlé á mótinu.
        [resumed] Mótið heldur áfram.
        [removed] Mótshaldari fjarlægði: { $about }.
        [replaced] Mótshaldari lét tölvuspilara spila áfram fyrir: { $about }.
        [extended] Mótshaldari breytti tímamörkum.
        [corrected] Mótshaldari setti úrslit (umferð/borð { $about }).
        [too_few] Of fáir höfðu skráð sig þegar mótið átti að hefjast.
        [void] Einum leik var ekki hægt að ljúka; allir við það borð fá stig fyrir sigur.
       *[cancelled] Mótshaldari aflýsti mótinu.
    }
