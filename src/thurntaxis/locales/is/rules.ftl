rules-title = Reglurnar í Thurn und Taxis
rules-intro = Hér er allt spilið, eins og það er spilað í þessu forriti, með okkar eigin orðum. Þetta er sjálfstæð og óopinber útgáfa; ef þér líkar spilið skaltu kaupa þér það.

## overview

rules-overview-title = Um hvað snýst spilið?
rules-overview-aim = Þú rekur póstfyrirtæki í Suður-Þýskalandi og nágrenni. Spil fyrir spil leggurðu póstleiðir. Með hverri leið sem þú lokar setur þú niður pósthús í borgir hennar, safnar stigaskjöldum og eignast stærri póstvagna.
rules-overview-end = Þegar einhver tekur póstvagn 7 eða setur niður síðasta pósthúsið sitt er umferðin spiluð til enda. Þá vinnur sá sem er með flest stig.
rules-overview-map-alt = Spilaborðið: 22 borgir í níu héruðum og 45 vegir á milli þeirra.

## setup

rules-setup-title = Undirbúningur
rules-setup-players = Leikmenn eru tveir til fjórir. Hver fær 20 pósthús í sama lit. Í byrjun er enginn með spil á hendi.
rules-setup-cards = Borgarspilin 66, þrjú fyrir hverja borg, eru stokkuð og sett í bunka á hvolfi. Sex eru lögð á borðið og látin snúa upp.
rules-setup-tiles = Stigaskildirnir 30 eru í tíu bunkum, sá verðmætasti efst í hverjum.
rules-setup-carriages = Póstvagnarnir eru með tölurnar 3 til 7. Nóg er af hverri tölu handa öllum og vagnarnir klárast aldrei.
rules-setup-first = Dregið er um hver byrjar nema gestgjafinn ákveði annað. Spilað er réttsælis.
rules-setup-cards-alt = Sex borgarspil sem snúa upp á borðinu.

## turn

rules-turn-title = Þegar röðin kemur að þér
rules-turn-lead = Þú gerir þrennt, alltaf í þessari röð:
rules-turn-draw = Taktu borgarspil. Það er skylda.
rules-turn-play = Leggðu niður borgarspil. Það er skylda.
rules-turn-close = Lokaðu leiðinni, ef þú vilt og í henni eru að minnsta kosti þrjú spil.
rules-turn-officials = Í hverri umferð má einn af fjórum póststarfsmönnum aðstoða þig: { -administrator } eða { -postmaster } þegar þú tekur spil, { -postal-carrier } þegar þú leggur niður og { -cartwright } þegar þú lokar leið. Einn í hverri umferð, ekki fleiri.
rules-turn-officials-head-official = Póststarfsmaður
rules-turn-officials-head-when = Hvenær
rules-turn-officials-head-does = Hvað þú færð
rules-turn-when-before-taking = áður en þú tekur spil
rules-turn-when-taking = þegar þú tekur spil
rules-turn-when-playing = þegar þú leggur niður
rules-turn-when-closing = þegar þú lokar leið

## draw

rules-draw-title = Að taka spil
rules-draw-choice = Taktu eitt af spilunum á borðinu eða efsta spilið úr bunkanum. Allir sjá hvað þú tekur af borðinu en enginn annar en þú sér spil sem þú dregur úr bunkanum.
rules-draw-refill = Auður reitur á borðinu er strax fylltur úr bunkanum.
rules-draw-limit = Þú mátt hafa eins mörg spil á hendi og þú vilt þangað til þú lokar leið.

## administrator

rules-administrator-title = Forstjóri: ný spil á borðið
rules-administrator-text = Líst þér ekki á neitt? Áður en þú tekur spil kastar { -administrator } öllum spilunum á borðinu og leggur ný úr bunkanum í staðinn.
rules-administrator-limit = Þegar þú hefur tekið spil er það um seinan. Og ef þú ert ekki með nein spil á hendi stendur þetta ekki til boða: þá er það { -postmaster } sem aðstoðar þig.

## postmaster

rules-postmaster-title = Póstmeistari: að taka annað spil
rules-postmaster-text = Taktu annað spil, af borðinu eða úr bunkanum. Áður en þú velur máttu skoða það fyrra og spilið sem kom í þess stað.
rules-postmaster-forced = Áttu ekkert spil á hendi í upphafi umferðar þinnar? Þá er aðstoð { -postmaster(case: "gen") } skylda: þú tekur tvö spil og enginn annar póststarfsmaður getur hjálpað þér í umferðinni. Þannig byrja allir leikinn.

## play

rules-play-title = Að leggja niður spil
rules-play-row = Leiðin þín er ein röð af spilum á borðinu fyrir framan þig. Í hverri umferð leggurðu niður spil af hendi:
rules-play-start = Ef þú ert ekki með neina leið byrjarðu á nýrri með spilinu.
rules-play-extend = Ef þú ert með leið leggurðu spilið vinstra eða hægra megin við hana. Vegur verður að liggja milli nýju borgarinnar og borgarinnar á þeim enda, og nýja borgin má ekki vera í leiðinni fyrir.
rules-play-drop = Eða þú kastar allri leiðinni, færð ekkert fyrir hana og byrjar á nýrri með spilinu. Það máttu líka gera þótt eitthvert spil passi, og með hvaða spili sem þú átt. Ef ekkert passar er ekki um annað að velja.
rules-play-never = Spilum er aldrei stungið inn á milli og þau eru hvorki færð til né tekin aftur. Litur borgar skiptir engu máli þegar leið er lögð, aðeins vegirnir.
rules-play-houses = Þú mátt leggja niður borgir þar sem þú átt þegar pósthús. Þær lengja leiðina en þar bætist ekki við annað pósthús.
rules-play-example = Dæmi: leiðin þín er Ulm – Augsburg – München. Kempten passar vinstra megin, við hliðina á Ulm, og Salzburg hægra megin, við hliðina á München. Frá Ingolstadt liggja vegir til beggja og hana má leggja hvorum megin sem er. Frá Linz liggur vegur til hvorugrar. Augsburg má ekki leggja aftur.
rules-play-map-alt = Spilaborð: leið frá Ulm um Augsburg til München og í kring borgirnar Kempten, Salzburg, Ingolstadt og Linz.

## postal-carrier

rules-postal-carrier-title = Póstflutningamaður: að leggja niður annað spil
rules-postal-carrier-text = Leggðu niður annað spil á eftir því fyrra. Það verður að bætast við leiðina sem þú varst að leggja, hvorum megin sem er. Ekki má byrja á nýrri leið með því.

## close

rules-close-title = Að loka leið
rules-close-may = Ef að minnsta kosti þrjú spil eru í leiðinni eftir að þú hefur lagt niður máttu loka henni. Ef þú vilt heldur lengja hana áfram lýkurðu umferðinni: spilin á hendi og leiðin breytast ekki.
rules-close-order = Leið er lokað í þessari röð:
rules-close-step-houses = Þú setur niður pósthús.
rules-close-step-tiles = Þú færð þá stigaskildi sem þú átt rétt á.
rules-close-step-carriage = Þú tekur næsta póstvagn ef leiðin er nógu löng.
rules-close-step-discard = Þú kastar spilum leiðarinnar, og spilum af hendi þar til þú átt ekki fleiri en þrjú.
rules-close-over = Þá er röðin komin að næsta leikmanni. Næst byrjarðu á nýrri leið.

## houses

rules-houses-title = Að setja niður pósthús
rules-houses-lead = Þú setur niður pósthús í borgir leiðarinnar sem þú ert að loka, með annarri af tveimur aðferðum:
rules-houses-one-each = eitt pósthús í hverju héraði leiðarinnar, í einni af borgum hennar þar; eða
rules-houses-all-of-one = eitt pósthús í hverri borg leiðarinnar sem er í einu héraði að eigin vali.
rules-houses-limits = Þú mátt aðeins eiga eitt pósthús í hverri borg. Pósthús annarra skipta engu máli.
rules-houses-may = Þú mátt setja niður færri pósthús en hægt er, eða ekkert. Undir lokin getur það verið skynsamlegt: síðasta pósthúsið þitt boðar leikslok.
rules-houses-example = Dæmi: þú lokar leiðinni Zürich – Kempten – Augsburg – München – Salzburg. Annaðhvort seturðu eitt pósthús í hvert hérað: í Zürich (Schweiz), í Salzburg (Salzburg) og í eina af borgunum Kempten, Augsburg og München (Baiern). Eða þú setur pósthús í allar þrjár borgirnar í Baiern: Kempten, Augsburg og München.
rules-houses-closing-alt = Leiðin Zürich, Kempten, Augsburg, München, Salzburg og tvær aðferðir við að setja niður pósthús á henni.

## bonus-tiles

rules-bonus-tiles-title = Stigaskildir
rules-bonus-tiles-lead = Þegar pósthúsin eru komin á borðið tekurðu alla stigaskildi sem þú átt rétt á, alltaf þann efsta úr bunkanum. Þeir eru þrenns konar, og einn að auki fyrir leikslok.
rules-bonus-tiles-length = Langar leiðir: leið með 5, 6 eða 7 spilum eða fleiri gefur skjöld fyrir þá lengd. Ef bunkinn er búinn tekurðu skjöld fyrir næstu lengd fyrir neðan sem til er. Af þessum máttu safna eins mörgum og þú vilt.
rules-bonus-tiles-regions = Stigasvæði: pósthús í öllum borgum svæðis gefa skjöld þess, sama hve margar leiðir þurfti til. Einu sinni í hverjum leik fyrir hvert svæði; ef bunkinn er búinn færðu ekkert.
rules-bonus-tiles-all = Öll héruð: pósthús í að minnsta kosti einni borg í hverju af héruðunum níu gefur þennan skjöld. Polen telst með og þar er Lodz eina borgin. Einu sinni í hverjum leik; ef bunkinn er búinn færðu ekkert.
rules-bonus-tiles-end = Leikslok: þennan skjöld fær sá sem fyrstur tekur póstvagn 7 eða setur niður síðasta pósthúsið sitt, og það um leið.
rules-bonus-tiles-example = Dæmi: þú átt pósthús í Basel og Zürich. Þú lokar leið um Innsbruck og setur pósthús þar: þá áttu allar borgirnar í Schweiz og Tyrol og tekur efsta skjöldinn fyrir Schweiz/Tyrol.
rules-bonus-tiles-head-stack = Bunki
rules-bonus-tiles-head-needs = Hvað þarf til
rules-bonus-tiles-head-values = Stig, talið að ofan
rules-bonus-tiles-needs-5 = leið með 5 spilum
rules-bonus-tiles-needs-6 = leið með 6 spilum
rules-bonus-tiles-needs-7 = leið með 7 spilum eða fleiri
rules-bonus-tiles-needs-all = ein borg í hverju af héruðunum níu
rules-bonus-tiles-needs-end = póstvagn 7 eða síðasta pósthúsið, á undan öllum öðrum
rules-bonus-tiles-tiles-alt = Bunkarnir tíu með stigaskjöldum, sá verðmætasti efst.

## carriages

rules-carriages-title = Póstvagnar
rules-carriages-text = Ef í leiðinni þinni eru að minnsta kosti jafnmörg spil og talan á næsta póstvagni segir til um tekurðu hann. Sá fyrsti er 3, síðan koma 4, 5, 6 og 7.
rules-carriages-one = Aðeins einn póstvagn fyrir hverja leið og aldrei má hoppa yfir neinn, sama hversu löng leiðin er. Póstvagn sem þú átt rétt á verðurðu að taka.
rules-carriages-example = Dæmi: þú ert með póstvagn 4 og lokar leið með 6 spilum. Þú tekur póstvagn 5. Til að fá póstvagn 6 þarftu aðra leið.
rules-carriages-points = Í lokin telur aðeins hæsti póstvagninn þinn:
rules-carriages-head-carriage = Póstvagn
rules-carriages-head-points = Stig

## cartwright

rules-cartwright-title = Póstvagnasmiður: póstvagn fyrir styttri leið
rules-cartwright-text = Ef leiðina vantar eitt eða tvö spil upp á næsta póstvagn færðu hann samt með aðstoð { -cartwright(case: "gen") }. Vanti þrjú getur hann ekki hjálpað.
rules-cartwright-choice = Þér er í sjálfsvald sett hvort þú þiggur hana. Og ef þú hefur þegar þegið aðstoð annars póststarfsmanns í þessari umferð stendur hún ekki til boða.
rules-cartwright-example = Dæmi: þú ert með póstvagn 5 og lokar leið með 4 spilum. Með aðstoð { -cartwright(case: "gen") } tekurðu póstvagn 6. Værirðu þegar með póstvagn 6 vantaði sömu leið þrjú spil upp á póstvagn 7.

## discard

rules-discard-title = Að kasta spilum
rules-discard-text = Þegar allt annað er útkljáð fara spil leiðarinnar í kastbunkann. Ef þú ert með fleiri en þrjú spil á hendi velurðu hverjum þú kastar þar til þrjú eru eftir. Allir sjá þau.

## game-end

rules-game-end-title = Leikslok
rules-game-end-trigger = Sá sem er fyrstur til að taka póstvagn 7 eða setja niður tuttugasta pósthúsið sitt fær stigaskjöldinn „{ stack-game_end }“. Þá er umferðin spiluð til enda: leiknum lýkur þegar sá sem síðastur er í röðinni hefur fengið að gera.
rules-game-end-last = Þannig fá allir að gera jafnoft. Ef sá síðasti í umferðinni fær sjálfur skjöldinn lýkur leiknum um leið og hann er búinn að gera.

## scoring

rules-scoring-title = Stigatalning
rules-scoring-lead = Stigin þín eru
rules-scoring-carriage = stigin fyrir hæsta póstvagninn þinn
rules-scoring-tiles = plús stigin á öllum stigaskjöldunum þínum
rules-scoring-houses = mínus eitt stig fyrir hvert pósthús sem þú settir ekki niður.
rules-scoring-winner = Sá sem fær flest stig vinnur. Ef fleiri en einn eru jafnir og efstir vinnur sá sem á stigaskjöldinn „{ stack-game_end }“; ef enginn þeirra á hann vinnur sá þeirra sem situr næst eiganda hans, talið réttsælis.
rules-scoring-example = Dæmi: póstvagn 6 gefur 7 stig, skildir með 6, 4, 3 og 1 gefa 14, og þrjú pósthús eru eftir: 7 + 14 − 3 = 18 stig.

## supply

rules-supply-title = Þegar spilin klárast
rules-supply-shuffle = Um leið og bunkinn klárast eru spilin í kastbunkanum stokkuð í nýjan. Ef hann klárast þegar spilunum á borðinu er skipt út með aðstoð { -administrator(case: "gen") } eru spilin sem var verið að kasta með í nýja bunkanum.
rules-supply-gap = Ef ekkert spil er til í auðan reit á borðinu stendur hann auður þangað til spil fæst.
rules-supply-closing = Spil leiðar sem er lokað og spil sem kastað er af hendi fara öll í einu af borðinu, þegar síðasta ákvörðunin hefur verið tekin.
rules-supply-nothing = Ef engin spil eru til að taka tekurðu ekkert; ef þú áttir að þiggja aðstoð { -postmaster(case: "gen") } telst hún samt notuð. Ef þú ert ekki heldur með neitt á hendi geturðu ekki lagt niður: aðstoð póststarfsmanns telst notuð og þú lokar leiðinni, ef hún er nógu löng, eða lýkur umferðinni. Til þess að svo fari þarf að spila mjög undarlega.

## hidden-information

rules-hidden-information-title = Hvað er hulið
rules-hidden-information-hidden = Tvennt er leyndarmál: röð spilanna í bunkanum og þau spil sem einhver hefur dregið úr honum og er enn með á hendi.
rules-hidden-information-open = Allt annað hafa allir séð: spil sem tekin voru af borðinu, spil sem lögð voru niður, spil sem kastað var og stigaskildi. Hvort skjárinn minnir líka á þekkt spil og stigaskildi hinna ákveður hvert borð fyrir sig.

## options

rules-options-title = Afbrigði
rules-options-lead = Prentuðu reglunum ber ekki saman um þrjú atriði. Hvert þeirra er valkostur og þrjú reglusöfn sameina þá:
rules-options-head-option = Valkostur
rules-options-standard = „{ ruleset-standard }“ fylgja ensku reglunum og síðari útgáfum.
rules-options-first-printing = „{ ruleset-first-printing }“ fylgir spænsku, pólsku og frönsku reglunum sem byggjast á fyrstu þýsku útgáfunni.
rules-options-icelandic = „{ ruleset-icelandic }“ fylgja íslensku reglunum.
rules-options-free = Þú getur líka stillt hvern valkost fyrir sig. Stig eftir tölu póstvagns eru ekki í neinu safnanna.

## notation

rules-notation-title = Að slá inn aðgerðir
rules-notation-lead = Alls staðar þar sem þú getur smellt geturðu líka skrifað. Hér eru allar aðgerðirnar. Borgir eru skrifaðar með litlum stöfum og ue í stað ü: ulm, zuerich, muenchen.
rules-notation-head-action = Aðgerð
rules-notation-head-meaning = Hvað hún gerir
rules-notation-take = taka Ulm af borðinu; eftir fyrsta spilið er það gert með aðstoð { -postmaster(case: "gen") }
rules-notation-take-supply = draga efsta spilið úr bunkanum; eftir fyrsta spilið er það gert með aðstoð { -postmaster(case: "gen") }
rules-notation-administrator = þiggja aðstoð { -administrator(case: "gen") }
rules-notation-start = byrja á leið með Ulm; fyrri leið er kastað
rules-notation-left = leggja Ulm vinstra megin; eftir fyrsta spilið er það gert með aðstoð { -postal-carrier(case: "gen") }
rules-notation-right = leggja Ulm hægra megin; eftir fyrsta spilið er það gert með aðstoð { -postal-carrier(case: "gen") }
rules-notation-end = ljúka umferð
rules-notation-close = loka leiðinni
rules-notation-house = setja pósthús í Ulm
rules-notation-done = ekki fleiri pósthús
rules-notation-cartwright = þiggja aðstoð { -cartwright(case: "gen") }
rules-notation-decline = afþakka aðstoð { -cartwright(case: "gen") }
rules-notation-discard = kasta Ulm af hendi
rules-notation-order = Pósthús og spil sem kastað er eru talin upp í sömu röð og á þessum lista svo að hvert val sé aðeins hægt að skrifa á einn veg:

## rulebooks-compared

rules-rulebooks-compared-title = Samanburður á fimm reglubókum
rules-rulebooks-compared-lead = Spænsku, íslensku, pólsku, frönsku og ensku reglunum ber saman um nánast allt. Hér sést hvar þær greinir á eða þær þegja, og hvernig við spilum.
rules-rulebooks-compared-head-point = Atriði
rules-rulebooks-compared-head-books = Hvað reglurnar segja
rules-rulebooks-compared-head-ours = Hvernig við spilum
rules-compared-first-point = Hver byrjar
rules-compared-first-books = Spænsku, pólsku og frönsku reglurnar: sá yngsti. Ensku og íslensku: að vild.
rules-compared-first-ours = Dregið er um það nema gestgjafinn ákveði annað.
rules-compared-all-point = Stigaskjöldur fyrir öll héruð
rules-compared-all-books = Ensku og íslensku reglurnar: pósthús í hverju héraði. Spænsku, pólsku og frönsku: í hverju héraði utan Baiern.
rules-compared-all-ours = Valkostur; sjálfgefið: hvert hérað.
rules-compared-fallback-point = Skildir fyrir leið eru búnir
rules-compared-fallback-books = Íslensku reglurnar: aðeins leiðir með sjö borgum eða fleiri fá skjöld fyrir styttri leið. Hinar: allar leiðir.
rules-compared-fallback-ours = Valkostur; sjálfgefið: allar leiðir.
rules-compared-points-point = Stig fyrir póstvagn
rules-compared-points-books = Pólsku, frönsku og íslensku reglurnar: stigin á honum. Spænsku og ensku: „gildi“ hans, sem gæti líka verið talan á honum.
rules-compared-points-ours = Valkostur; sjálfgefið: prentuðu stigin.
rules-compared-may-point = Verður að setja niður öll pósthús sem hægt er?
rules-compared-may-books = Allar fimm segja „má“.
rules-compared-may-ours = Það má setja niður færri, eða ekkert.
rules-compared-shuffle-point = Hvenær er stokkað upp á nýtt
rules-compared-shuffle-books = Allar fimm: þegar bunkinn er búinn. Engin þeirra segir hvort beðið sé þangað til spil vantar.
rules-compared-shuffle-ours = Strax og bunkinn klárast.
rules-compared-nothing-point = Engin spil til að taka
rules-compared-nothing-books = Segja ekkert um það.
rules-compared-nothing-ours = Ekkert er tekið; sjá „{ rules-supply-title }“.
rules-rulebooks-compared-slips = Þrennt teljum við vera mistök en ekki afbrigði:
rules-slip-innsbruck = Í íslenska dæminu liggur Innsbruck að Carlsruhe og Regensburg. Á spilaborðinu liggur þaðan vegur til hvorugrar.
rules-slip-cartwright = Í franska textanum um aðstoð { -cartwright(case: "gen") } er aðeins talað um að tvö spil vanti. Það er líka í lagi að eitt vanti.
rules-slip-last-round = Íslenski textinn um leikslok hljómar eins og allir hinir fái að gera einu sinni enn, en bætir við að fyrsti leikmaðurinn fái ekki að gera aftur. Þar er umferðin því líka spiluð til enda.

## tips

rules-tips-title = Ráð fyrir byrjendur
rules-tips-officials = Umferðirnar eru ekki margar. Þiggðu aðstoð póststarfsmanns í næstum hverri þeirra.
rules-tips-plan = Safnaðu í byrjun næstu leiðar á meðan þú leggur þessa. Lokaðu með þrjú spil á hendi eða færri og þá fer ekkert til spillis.
rules-tips-houses = Ákveddu strax þegar þú skipuleggur leið, með hvorri aðferðinni þú ætlar að setja niður pósthús. Á góðri leið fær hver borg pósthús, eða allar nema ein.
rules-tips-single = Lodz, Innsbruck og Sigmaringen eru einu borgirnar í sínum héruðum: án þeirra fæst ekki skjöldurinn fyrir öll héruð. Eini vegurinn til Lodz er frá Pilsen.
rules-tips-end = Fylgstu með því hver getur bundið enda á leikinn og hvenær. Pósthús sem verða eftir kosta stig.
