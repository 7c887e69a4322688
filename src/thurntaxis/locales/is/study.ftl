### Hvað vinnur: það sem þúsundir leikja sterkra tölvuspilara segja um spilið.

study-lead = { $games } leikir sterkra tölvuspilara ({ $level }) og hvað þeir segja um Thurn und Taxis. Strikið við merki er 95% öryggisbil þess; gyllta merkið sýnir hvar jafnsterkir leikmenn væru.
study-players = Leikmenn
study-winners = sigurvegarar
study-others = hinir
study-value = gildi
study-figures = Tölur
study-cell = { $value } ({ $low } til { $high }; úr { $count })
study-interval = { $value } ({ $low } til { $high })
study-at = { $players } leikmenn

study-short-title = Í stuttu máli
study-short-end = <b>Vertu fyrri til að ljúka leiknum.</b> Sá sem endar hann vinnur { $two }, { $three } og { $four } leikja með tveimur, þremur og fjórum leikmönnum.
study-short-provinces = <b>Vertu alls staðar.</b> Með fjórum leikmönnum eru { $winners } sigurvegara með skjöld fyrir öll héruð, en { $others } hinna.
study-short-routes = <b>Fimm stuttar leiðir.</b> Sigurvegarar loka fimm leiðum, einni fyrir hvern póstvagn; með fjórum leikmönnum eru að meðaltali { $length } borgir á þeim.
study-short-seat = <b>Best er að eiga síðast að gera.</b> Sá sem á síðast að gera í hverri umferð vinnur { $three } leikja með þremur leikmönnum og { $four } með fjórum.
study-short-officials = <b>Nýttu þér alla póststarfsmennina.</b> Með fjórum leikmönnum vinnur sá sem þiggur aldrei aðstoð póstvagnasmiðsins { $wins } leikja; fjórði hver væri sanngjarnt.

study-end-title = Leikslok
study-end-text = Með { $players } leikmönnum er fjöldi umferða í leik að meðaltali { $rounds }. { $carriage } leikja lýkur með póstvagni 7, hinum með síðasta pósthúsinu, og { $wins } vinnur sá sem endar leikinn.
study-rounds-caption = Umferðir í leik, með { $players } leikmönnum
study-wait-text = Tilraun: þegar einhver gat fyrst tekið póstvagn 7 var leiknum haldið áfram á tvo vegu. Með { $players } leikmönnum vann sá sem endaði leikinn strax { $ends } leikja en sá sem beið að minnsta kosti eina umferð { $waits }.
study-wait-caption = Leikir unnir með því að enda eða bíða, eftir forskoti við lokun; borð af öllum stærðum
study-ends = endar strax
study-waits = bíður
study-lead-behind = { $from } eða meira á eftir
study-lead-level = nokkurn veginn jafnt
study-lead-ahead = { $from } til { $to } á undan
study-lead-far = { $from } eða meira á undan

study-length-title = Leiðir
study-length-text = Á flestum leiðum eru þrjár eða fjórar borgir. Með hjálp póstvagnasmiðsins duga fimm leiðir fyrir fimm póstvagna; lengri leið þarf að vinna upp umferðirnar með stigaskildi eða pósthúsum.
study-length-caption = Lengd lokaðra leiða, með { $players } leikmönnum
study-and-more = { $length }+
study-habit-text = Tilraun: einn leikmaður fylgir fastri reglu um hvenær hann lokar en er annars frjáls. Sérhver slík venja kostar leiki.
study-habit-caption = Leikir unnir með fastri venju, með { $players } leikmönnum
study-habit-most = lokar í síðasta lagi við { $length }
study-habit-least = lokar ekki fyrr en við { $length }

study-points-title = Stig og stigaskildir
study-points-text = Með { $players } leikmönnum er sigurvegarinn með { $winners } stig að meðaltali en hinir með { $others }.
study-points-caption = Hvaðan stigin koma, með { $players } leikmönnum
study-tiles-text = Með { $players } leikmönnum vinnur sá sem á skjöld fyrir öll héruð { $wins } leikja, og { $decides } þeirra sigra hefðu ekki unnist án stiga hans. Þetta er ekki tilraun: sá sem er á undan fær fleiri skildi.
study-tiles-caption = Stig úr hverjum bunka, með { $players } leikmönnum

study-officials-title = Póststarfsmenn
study-officials-text = Tilraun: einn leikmaður má aldrei þiggja aðstoð eins af póststarfsmönnunum (póstmeistarinn kemur samt þegar engin spil eru á hendi). Póstmeistarans er mest saknað, forstjórans minnst.
study-without-caption = Leikir unnir án póststarfsmanns, með { $players } leikmönnum
study-without = aldrei: { $official }
study-calls-caption = Umferðir sem hver aðstoðar í, með { $players } leikmönnum
study-forced = Póstmeistari, ekkert á hendi
study-nobody = enginn

study-first-title = Fyrsta borgin
study-first-text = Tilraun: fyrsta spilið er dregið af handahófi úr spilunum á borðinu. Mest gáfu: { $best }; minnst: { $worst }. Munurinn er lítill og flest öryggisbilin ná yfir núll.
study-first-caption = Stig sem vinnast eða tapast á að byrja í hverri borg, miðað við meðaltal; borð af öllum stærðum

study-seats-title = Sæti
study-seats-text = Með tveimur leikmönnum eru sætin nokkurn veginn jafngóð. Með þremur og fjórum vinnur oftast sá sem á síðast að gera: umferðin er spiluð til enda, svo að hann missir aldrei úr, og bindi hann enda á leikinn fær enginn að gera á eftir honum.
study-seats-caption = Leikir unnir úr hverju sæti
study-seat = { $players } leikmenn, sæti { $seat }

study-luck-title = Heppni
study-luck-text = Með { $players } leikmönnum spiluðu sömu tölvuspilarar sömu spilin aftur, og í { $same } tilvika vann sama sætið. Meðal jafningja skýra dregnu spilin að minnsta kosti { $cards } úrslitanna; það sem sést ekki fyrr en eftir á er ekki í þeirri tölu. Meðal ójafnra skiptir kunnátta meira máli:
study-weaker-caption = Leikir unnir af veikari tölvuspilara (hinir: { $level }), með { $players } leikmönnum

study-claims-title = Það sem leikmenn segja
study-claims-text = Ráð reyndra leikmanna, borin saman við þessa leiki. Staðfest eða hrakið þýðir að allt öryggisbilið er öðrum megin við mörkin. Aðeins tilraun sýnir orsök; hitt er það sem sigurvegarar eiga sameiginlegt.
study-verdict-confirmed = staðfest
study-verdict-refuted = hrakið
study-verdict-open = óvíst
study-verdict-mixed = misjafnt
study-claim-turns = Góður leikur tekur 17 til 21 umferð.
study-test-turns = Leikir af þeirri lengd; mörkin eru { $bar }.
study-claim-officials = Þiggðu aðstoð póststarfsmanns í næstum hverri umferð.
study-test-officials = Umferðir með póststarfsmanni; mörkin eru { $bar }.
study-claim-throw = Lokaðu með þrjú spil á hendi í mesta lagi.
study-test-throw = Hve miklu færri spilum sigurvegari kastar en hinir.
study-claim-efficient = Hver borg leiðarinnar fær pósthús, eða allar nema ein.
study-test-efficient = Leiðir sigurvegara sem þetta á við um; mörkin eru { $bar }.
study-claim-own_cities = Forðastu borgir þar sem þú átt þegar pósthús.
study-test-own_cities = Hve miklu fleiri slíkar borgir leið sigurvegara forðast en leiðir hinna.
study-claim-all_provinces = Sigurvegarinn er næstum alltaf með pósthús í hverju héraði.
study-test-all_provinces = Sigurvegarar með þann skjöld; mörkin eru { $bar }.
study-claim-single_cities = Héruð með eina borg eru meira virði snemma.
study-test-single_cities = Stig sem vinnast á að byrja þar (tilraun).
study-claim-pilsen = Pilsen er mikils virði sem eina leiðin til Lodz.
study-test-pilsen = Stig sem vinnast á að byrja þar (tilraun).
study-claim-race = Kapphlaupið um póstvagn 7 er klukka leiksins.
study-test-race = Leikir sem lýkur með honum; mörkin eru { $bar }.
study-claim-cartwright = Þiggðu ekki aðstoð póstvagnasmiðsins af vana.
study-test-cartwright = Póstvagnar sigurvegara án hans; mörkin eru { $bar }.
study-claim-administrator = Þiggðu sjaldan aðstoð forstjórans.
study-test-administrator = Umferðir án hans; mörkin eru { $bar }.
study-claim-roads = Byrjaðu á spili sem mörg önnur passa við.
study-test-roads = Stig fyrir hvern viðbótarveg frá fyrstu borginni (tilraun).
study-claim-first_carriage = Náðu fyrsta póstvagninum fljótt.
study-test-first_carriage = Hve mörgum umferðum fyrr sigurvegari lokar fyrstu leiðinni.
study-claim-watching = Fylgstu með því sem hinir ætla sér.
study-test-watching = Leikir unnir af tölvuspilara sem gerir það, gegn annars sams konar spilurum sem gera það ekki (tilraun); mörkin eru jafn hlutur.
study-claim-houses_left = Snemmbúin leikslok refsa þeim sem eiga mörg pósthús eftir.
study-test-houses_left = Hve miklu færri pósthús eru eftir hjá þeim sem endar leikinn en hjá hinum.

study-method-title = Hvernig þetta var gert
study-method-text = Tölvuspilarar á getustiginu { $level } sín á milli, og færri leikir á getustiginu { $stronger } til að sjá hvort hið sama gildi þar; { $date }. Hver tilraun breytir einu og engu öðru.
study-limits-text = Tölvuspilarar eru ekki fólk. Tölvuspilari sem haldið er aftur af er ekki gerður fyrir það og tapar meiru en sá sem væri það. Til að greina lítinn mun þarf fleiri leiki en þessa. Síðan þá hafa tölvuspilararnir orðið sterkari og spila nú ef til vill öðruvísi.
