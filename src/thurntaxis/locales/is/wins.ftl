### Hvað vinnur: það sem þúsundir leikja sterkra tölvuspilara segja um spilið.

wins-lead = { $games } leikir sterkra tölvuspilara ({ $level }) og hvað þeir segja um Thurn und Taxis. Strikið við merki er 95% öryggisbil þess; gyllta merkið sýnir hvar jafnsterkir leikmenn væru.
wins-players = Leikmenn
wins-winners = sigurvegarar
wins-others = hinir
wins-value = gildi
wins-figures = Tölur
wins-cell = { $value } ({ $low } til { $high }; úr { $count })
wins-interval = { $value } ({ $low } til { $high })
wins-at = { $players } leikmenn

wins-short-title = Í stuttu máli
wins-short-end = <b>Vertu fyrri til að ljúka leiknum.</b> Sá sem endar hann vinnur { $two }, { $three } og { $four } leikja með tveimur, þremur og fjórum leikmönnum.
wins-short-provinces = <b>Vertu alls staðar.</b> Með fjórum leikmönnum eru { $winners } sigurvegara með skjöld fyrir öll héruð, en { $others } hinna.
wins-short-routes = <b>Fimm stuttar leiðir.</b> Sigurvegarar loka fimm leiðum, einni fyrir hvern póstvagn; með fjórum leikmönnum eru að meðaltali { $length } borgir á þeim.
wins-short-seat = <b>Þessum tölvuspilurum gengur best að eiga síðast að gera.</b> Sá sem á síðast að gera í hverri umferð vinnur { $three } leikja með þremur leikmönnum og { $four } með fjórum.
wins-short-officials = <b>Nýttu þér alla póststarfsmennina.</b> Með fjórum leikmönnum vinnur sá sem þiggur aldrei aðstoð póstvagnasmiðsins { $wins } leikja; fjórði hver væri sanngjarnt.

wins-end-title = Leikslok
wins-end-text = Með { $players } leikmönnum er fjöldi umferða í leik að meðaltali { $rounds }. { $carriage } leikja lýkur með póstvagni 7, hinum með síðasta pósthúsinu, og { $wins } vinnur sá sem endar leikinn.
wins-rounds-caption = Umferðir í leik, með { $players } leikmönnum
wins-wait-text = Tilraun: þegar einhver gat fyrst tekið póstvagn 7 var leiknum haldið áfram á tvo vegu. Með { $players } leikmönnum vann sá sem endaði leikinn strax { $ends } leikja en sá sem beið að minnsta kosti eina umferð { $waits }.
wins-wait-caption = Leikir unnir með því að enda eða bíða, eftir forskoti við lokun; borð af öllum stærðum
wins-ends = endar strax
wins-waits = bíður
wins-lead-behind = { $from } eða meira á eftir
wins-lead-level = nokkurn veginn jafnt
wins-lead-ahead = { $from } til { $to } á undan
wins-lead-far = { $from } eða meira á undan

wins-length-title = Leiðir
wins-length-text = Á flestum leiðum eru þrjár eða fjórar borgir. Með hjálp póstvagnasmiðsins duga fimm leiðir fyrir fimm póstvagna; lengri leið þarf að vinna upp umferðirnar með stigaskildi eða pósthúsum.
wins-length-caption = Lengd lokaðra leiða, með { $players } leikmönnum
wins-and-more = { $length }+
wins-habit-text = Tilraun: einn leikmaður fylgir fastri reglu um hvenær hann lokar en er annars frjáls. Sérhver slík venja kostar leiki.
wins-habit-caption = Leikir unnir með fastri venju, með { $players } leikmönnum
wins-habit-most = lokar í síðasta lagi við { $length }
wins-habit-least = lokar ekki fyrr en við { $length }

wins-points-title = Stig og stigaskildir
wins-points-text = Með { $players } leikmönnum er sigurvegarinn með { $winners } stig að meðaltali en hinir með { $others }.
wins-points-caption = Hvaðan stigin koma, með { $players } leikmönnum
wins-tiles-text = Með { $players } leikmönnum vinnur sá sem á skjöld fyrir öll héruð { $wins } leikja, og { $decides } þeirra sigra hefðu ekki unnist án stiga hans. Þetta er ekki tilraun: sá sem er á undan fær fleiri skildi.
wins-tiles-caption = Stig úr hverjum bunka, með { $players } leikmönnum

wins-officials-title = Póststarfsmenn
wins-officials-text = Tilraun: einn leikmaður má aldrei þiggja aðstoð eins af póststarfsmönnunum (póstmeistarinn kemur samt þegar engin spil eru á hendi). Póstmeistarans er mest saknað, forstjórans minnst.
wins-without-caption = Leikir unnir án póststarfsmanns, með { $players } leikmönnum
wins-without = aldrei: { $official }
wins-calls-caption = Umferðir sem hver aðstoðar í, með { $players } leikmönnum
wins-forced = Póstmeistari, ekkert á hendi
wins-nobody = enginn

wins-first-title = Fyrsta borgin
wins-first-text = Tilraun: fyrsta spilið er dregið af handahófi úr spilunum á borðinu. Mest gáfu: { $best }; minnst: { $worst }. Munurinn er lítill og flest öryggisbilin ná yfir núll.
wins-first-caption = Stig sem vinnast eða tapast á að byrja í hverri borg, miðað við meðaltal; borð af öllum stærðum
wins-explorer = Fyrstu leiðirnar: hvað sterkir tölvuspilarar taka og leggja niður í upphafi

wins-seats-title = Sæti
wins-seats-text = Með tveimur leikmönnum eru sætin nokkurn veginn jafngóð. Með þremur og fjórum vinnur oftast sá sem á síðast að gera: umferðin er spiluð til enda, svo að hann missir aldrei úr, og bindi hann enda á leikinn fær enginn að gera á eftir honum. Núverandi tölvuspilarar á getustiginu { $stronger } vinna nokkurn veginn jafnoft í öllum sætum.
wins-seats-caption = Leikir unnir úr hverju sæti
wins-seat = { $players } leikmenn, sæti { $seat }

wins-luck-title = Heppni
wins-luck-text = Með { $players } leikmönnum spiluðu sömu tölvuspilarar sömu spilin aftur, og í { $same } tilvika vann sama sætið. Meðal jafningja skýra dregnu spilin að minnsta kosti { $cards } úrslitanna; það sem sést ekki fyrr en eftir á er ekki í þeirri tölu. Meðal ójafnra skiptir kunnátta meira máli:
wins-weaker-caption = Leikir unnir af veikari tölvuspilara (hinir: { $level }), með { $players } leikmönnum

wins-claims-title = Það sem leikmenn segja
wins-claims-text = Ráð reyndra leikmanna, borin saman við þessa leiki. Staðfest eða hrakið þýðir að allt öryggisbilið er öðrum megin við mörkin. Aðeins tilraun sýnir orsök; hitt er það sem sigurvegarar eiga sameiginlegt.
wins-verdict-confirmed = staðfest
wins-verdict-refuted = hrakið
wins-verdict-open = óvíst
wins-verdict-mixed = misjafnt
wins-claim-turns = Góður leikur tekur 17 til 21 umferð.
wins-test-turns = Leikir af þeirri lengd; mörkin eru { $bar }.
wins-claim-officials = Þiggðu aðstoð póststarfsmanns í næstum hverri umferð.
wins-test-officials = Umferðir með póststarfsmanni; mörkin eru { $bar }.
wins-claim-throw = Lokaðu með þrjú spil á hendi í mesta lagi.
wins-test-throw = Hve miklu færri spilum sigurvegari kastar en hinir.
wins-claim-efficient = Hver borg leiðarinnar fær pósthús, eða allar nema ein.
wins-test-efficient = Leiðir sigurvegara sem þetta á við um; mörkin eru { $bar }.
wins-claim-own_cities = Forðastu borgir þar sem þú átt þegar pósthús.
wins-test-own_cities = Hve miklu fleiri slíkar borgir leið sigurvegara forðast en leiðir hinna.
wins-claim-all_provinces = Sigurvegarinn er næstum alltaf með pósthús í hverju héraði.
wins-test-all_provinces = Sigurvegarar með þann skjöld; mörkin eru { $bar }.
wins-claim-single_cities = Héruð með eina borg eru meira virði snemma.
wins-test-single_cities = Stig sem vinnast á að byrja þar (tilraun).
wins-claim-pilsen = Pilsen er mikils virði sem eina leiðin til Lodz.
wins-test-pilsen = Stig sem vinnast á að byrja þar (tilraun).
wins-claim-race = Kapphlaupið um póstvagn 7 er klukka leiksins.
wins-test-race = Leikir sem lýkur með honum; mörkin eru { $bar }.
wins-claim-cartwright = Þiggðu ekki aðstoð póstvagnasmiðsins af vana.
wins-test-cartwright = Póstvagnar sigurvegara án hans; mörkin eru { $bar }.
wins-claim-administrator = Þiggðu sjaldan aðstoð forstjórans.
wins-test-administrator = Umferðir án hans; mörkin eru { $bar }.
wins-claim-roads = Byrjaðu á spili sem mörg önnur passa við.
wins-test-roads = Stig fyrir hvern viðbótarveg frá fyrstu borginni (tilraun).
wins-claim-first_carriage = Náðu fyrsta póstvagninum fljótt.
wins-test-first_carriage = Hve mörgum umferðum fyrr sigurvegari lokar fyrstu leiðinni.
wins-claim-watching = Fylgstu með því sem hinir ætla sér.
wins-test-watching = Leikir unnir af tölvuspilara sem gerir það, gegn annars sams konar spilurum sem gera það ekki (tilraun); mörkin eru jafn hlutur.
wins-claim-houses_left = Snemmbúin leikslok refsa þeim sem eiga mörg pósthús eftir.
wins-test-houses_left = Hve miklu færri pósthús eru eftir hjá þeim sem endar leikinn en hjá hinum.

wins-method-title = Hvernig þetta var gert
wins-method-text = Tölvuspilarar á getustiginu { $level } sín á milli, og færri leikir á getustiginu { $stronger } til að sjá hvort hið sama gildi þar; { $date }. Hver tilraun breytir einu og engu öðru.
wins-limits-text = Tölvuspilarar eru ekki fólk. Tölvuspilari sem haldið er aftur af er ekki gerður fyrir það og tapar meiru en sá sem væri það. Til að greina lítinn mun þarf fleiri leiki en þessa. Síðan þá hafa tölvuspilararnir orðið sterkari og spila nú ef til vill öðruvísi.
