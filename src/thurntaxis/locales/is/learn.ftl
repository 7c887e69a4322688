### Kennslan.

learn-title = Að læra spilið
learn-progress = Skref { $step } af { $count }
learn-steps = Skref kennslunnar
learn-task = Verkefnið
learn-well-done = Vel gert!
learn-not-quite = Ekki alveg
learn-next = Næsta skref
learn-finish = Ljúka kennslunni
learn-back = Til baka
learn-skip = Sleppa
learn-try = Prófa
learn-again = Reyna aftur
learn-start-over = Byrja upp á nýtt
learn-leave = Hætta í kennslunni
learn-more = Meira í reglunum
learn-finished-title = Nú kanntu spilið
learn-finished-text = Þetta var allt. Nú er bara að æfa sig: hvernig væri að spila fyrsta leikinn við létta tölvuspilara?
learn-finished-puzzles = Í þrautirnar
learn-finished-play = Spila fyrsta leikinn
learn-nudge-start = Þannig gefur þú leiðina upp á bátinn. Haltu henni í þetta sinn.
learn-nudge-end = Umferð þinni er lokið og leiðin er enn opin. Lokaðu henni í þetta sinn.

learn-postmaster-title = Tvö spil í byrjun
learn-postmaster-text = Þú leggur póstleiðir, borg fyrir borg. Vegirnir á spilaborðinu sýna hvaða borgir liggja saman. Þú ert ekki með nein spil á hendi og verður því að þiggja aðstoð <b>póstmeistarans</b>: þú tekur <b>tvö</b> spil í stað eins. Síðan leggurðu annað þeirra niður.
learn-postmaster-task = Taktu einu tvö spilin á borðinu sem vegur tengir saman. Byrjaðu svo á leið með öðru hvoru þeirra.
learn-postmaster-done = Vegur liggur milli Ulm og Augsburg. Sá sem á ekkert spil á hendi fær alltaf aðstoð póstmeistarans. Og þar sem aðeins einn póststarfsmaður má aðstoða í hverri umferð getur enginn annar gert það.
learn-postmaster-nudge-road = Frá þessari borg liggur enginn vegur til hinna. Leitaðu að tveimur borgum með veg á milli sín.
learn-postmaster-nudge-supply = Spil úr bunkanum getur verið hvað sem er. Taktu bæði spilin af borðinu í þetta sinn.
learn-postmaster-nudge = Taktu Ulm og Augsburg og byrjaðu með annarri þeirra.

learn-ends-title = Báðir endar eru opnir
learn-ends-text = Leið lengist <b>vinstra eða hægra megin</b>, aldrei í miðjunni. Vegur verður að liggja milli nýju borgarinnar og borgarinnar á þeim enda. Ef spil passar báðum megin velurðu fyrst spilið og svo endann.
learn-ends-task = Leggðu niður Kempten þannig að München passi enn í næstu umferð.
learn-ends-done = Nú passar München við hliðina á Augsburg. Hugsaðu um næsta spil áður en þú leggur þetta niður.
learn-ends-nudge-right = Nú eru Ulm og Kempten á endunum og frá München liggur vegur til hvorugrar. Leggðu Kempten hinum megin.
learn-ends-nudge-other = Ekki svo slæmt: Kempten myndi enn passa seinna. En leggðu nú niður Kempten, sem passar báðum megin.
learn-ends-nudge-take = Með því að taka eitt spil enn þáðirðu aðstoð póstmeistarans. Þú ert með allt sem þarf á hendi.
learn-ends-nudge = Leggðu Kempten vinstra megin, á undan Ulm.

learn-alive-title = Leið sem deyr
learn-alive-text = Þú verður að leggja niður spil í <b>hverri</b> umferð. Ef ekkert þinna spila passar verðurðu að kasta allri leiðinni og byrja á nýrri. Skoðaðu því báða endana áður en þú tekur spil.
learn-alive-task = Haltu lífi í leiðinni Lodz – Pilsen – Budweis.
learn-alive-done = Aðeins Linz gat bjargað henni. Lodz er blindgata: þaðan liggur aðeins vegur til Pilsen.
learn-alive-nudge-start = Ekkert spil passaði og leiðin er farin. Frá hverri af borgunum á borðinu liggur vegur til Budweis?
learn-alive-nudge = Taktu Linz og leggðu hana á eftir Budweis.

learn-administrator-title = Sex ný spil
learn-administrator-text = Er ekkert gagnlegt á borðinu? Áður en þú tekur spil getur <b>forstjórinn</b> skipt út öllum sex. Þá er hann póststarfsmaðurinn þinn í þessari umferð, svo að þú skalt sjaldan leita til hans.
learn-administrator-task = Hér passar ekkert spil við Basel eða Zürich. Þiggðu aðstoð forstjórans, taktu spil sem passar og leggðu það niður.
learn-administrator-done = Leiðin heldur áfram. Þú hefðir getað dregið spil úr bunkanum en það er happdrætti.
learn-administrator-nudge-first = Þegar þú hefur tekið spil er um seinan að leita til forstjórans. Leitaðu til hans fyrst.
learn-administrator-nudge-fit = Frá þessari borg liggur enginn vegur til Basel eða Zürich. Tvö af nýju spilunum passa.
learn-administrator-nudge = Þiggðu aðstoð forstjórans áður en þú tekur spil.

learn-carrier-title = Tvö spil í einni umferð
learn-carrier-text = Með aðstoð <b>póstflutningamannsins</b> leggurðu niður annað spil: leggðu einfaldlega niður eitt enn sem passar. Það verður að lengja sömu leið, hvorum megin sem er.
learn-carrier-task = Leggðu niður bæði spilin þín í þessari umferð.
learn-carrier-done = Fjórar borgir í röð. Þegar þær eru þrjár eða fleiri máttu loka leiðinni; þú ræður hvenær.
learn-carrier-nudge-official = Að taka eitt spil enn er að þiggja aðstoð póstmeistarans. Aðeins einn aðstoðar í hverri umferð og þá getur póstflutningamaðurinn það ekki.
learn-carrier-nudge = Þú ert enn með spil á hendi. Leggðu það líka niður áður en þú gerir annað.

learn-houses-title = Að loka: tvær aðferðir við að setja niður pósthús
learn-houses-text = Þegar þú lokar leið seturðu niður pósthús í borgir hennar með annarri af tveimur aðferðum: <b>eitt pósthús í hverju héraði</b> eða <b>öll pósthúsin í einu og sama héraði</b>.
learn-houses-task = Lokaðu leiðinni með einu pósthúsi í hverju héraði. Í Baiern á það að standa í München.
learn-houses-done = Zürich, München og Salzburg. Með hinni aðferðinni hefðu það verið Kempten, Augsburg og München. Veldu þegar þú skipuleggur leið, ekki þegar þú lokar henni.
learn-houses-nudge = Veldu „Eitt pósthús í hverju héraði“ og München í Baiern.

learn-regions-title = Stigaskildir
learn-regions-text = Stigaskildir fást fyrir langar leiðir og fyrir stigasvæði: þegar þú átt pósthús í <b>öllum borgum svæðis</b> tekurðu efsta skjöldinn, sama hve margar leiðir það tók. Fyrsti skjöldur í bunka gefur mest.
learn-regions-task = Þú átt þegar pósthús í Freiburg. Kláraðu Baden: leggðu niður rétta spilið og lokaðu leiðinni.
learn-regions-done = Þrjú stig fyrir Baden. Sá næsti fær tvö.
learn-regions-nudge-card = Í Baden eru þrjár borgir: Freiburg, Mannheim og Carlsruhe. Eina vantar enn í leiðina.
learn-regions-nudge = Lokaðu leiðinni með pósthúsum í Mannheim og Carlsruhe.

learn-carriages-title = Póstvagnar og póstvagnasmiðurinn
learn-carriages-text = Lokuð leið getur gefið næsta póstvagn: 3, 4, 5, 6, 7, engum má sleppa. Í leiðinni þurfa að vera jafnmörg spil og talan á vagninum segir til um. Ef eitt eða tvö vantar aðstoðar <b>póstvagnasmiðurinn</b>.
learn-carriages-task = Næsti póstvagn þinn er 5 en í leiðinni eru þrjú spil. Lokaðu henni og taktu vagninn samt.
learn-carriages-done = Póstvagn 5 fyrir leið með þremur spilum. Það er aðeins hægt ef enginn annar póststarfsmaður hefur aðstoðað þig í umferðinni.
learn-carriages-nudge-decline = Pósthús en enginn vagn. Hakaðu við póstvagnasmiðinn þegar þú lokar.
learn-carriages-nudge-carrier = Nú hefur póstflutningamaðurinn aðstoðað og póstvagnasmiðurinn getur það ekki líka. Og fjögur spil duga ekki fyrir póstvagn 5.
learn-carriages-nudge = Lokaðu leiðinni með aðstoð póstvagnasmiðsins.

learn-limit-title = Þrjú spil verða eftir
learn-limit-text = Þegar þú hefur lokað leið heldurðu eftir <b>í mesta lagi þremur spilum</b>; hinum á hendinni er kastað. Safnaðu því í næstu leið á meðan þú leggur þessa, en ekki of miklu.
learn-limit-task = Lokaðu leiðinni. Haltu eftir þeim þremur spilum sem mynda saman leið.
learn-limit-done = Pilsen, Budweis og Linz: næsta leið er svo gott sem byrjuð.
learn-limit-nudge = Þrjú af spilunum þínum liggja saman í austri: haltu eftir Pilsen, Budweis og Linz.

learn-race-title = Kapphlaupið í lokin
learn-race-text = Sá sem tekur <b>póstvagn 7</b> eða setur niður <b>20. pósthúsið</b> sitt bindur enda á leikinn: umferðin er spiluð til enda og þá er öllu lokið. Hér ert þú síðast í röðinni og enginn á að gera á eftir þér.
learn-race-task = Þú hefur forystu. Ljúktu leiknum núna með póstvagni 7.
learn-race-done = Fimm spil og póstvagnasmiðurinn gera sjö. Skjöldurinn fyrir leikslok gefur líka eitt stig.
learn-race-nudge-carrier = Sex spil eru einu of fá, og eftir póstflutningamanninn er enginn póstvagnasmiður. Færri spil væru betri.
learn-race-nudge-postmaster = Nú hefur póstmeistarinn aðstoðað og póstvagnasmiðurinn getur ekki hjálpað þér að loka.
learn-race-nudge-decline = Án póstvagnasmiðsins fæst enginn póstvagn 7. Hakaðu við hann þegar þú lokar.
learn-race-nudge = Leggðu niður eitt spil og lokaðu leiðinni með aðstoð póstvagnasmiðsins.

learn-scoring-title = Stigin talin
learn-scoring-text = Í lokin gefa <b>póstvagninn</b> og <b>stigaskildirnir</b> stig, en <b>hvert pósthús sem er eftir</b> kostar eitt stig. Sé jafnt vinnur sá sem er með skjöldinn fyrir leikslok.
learn-scoring-task = Þú átt að gera í síðasta sinn. Leonhard er með 6 stig og skjöldinn fyrir leikslok. Leggðu niður spilið sem tryggir þér sigur og lokaðu leiðinni.
learn-scoring-done = Þrjú pósthús, skjöldur fyrir fimm spil og betri skjöldurinn af tveimur fyrir svæði: 7 gegn 6.
learn-scoring-nudge-tie = 6 gegn 6, en Leonhard er með skjöldinn fyrir leikslok. Berðu saman skildina fyrir svæðin tvö sem þú getur klárað.
learn-scoring-nudge = Þetta dugar ekki. Hvert pósthús telur og fyrir heilt svæði fæst efsti skjöldurinn.

learn-puzzle-title = Þraut að lokum
learn-puzzle-text = Aftur átt þú að gera í síðasta sinn. Leonhard er með 10 stig og skjöldinn fyrir leikslok en þú ert með −3. Allir fjórir póststarfsmennirnir gætu enn aðstoðað þig, en aðeins einn þeirra má það.
learn-puzzle-task = Finndu út hvernig þú vinnur. Hægt er að ná ellefu stigum.
learn-puzzle-done = Lodz var lykillinn: með Polen og Tyrol áttu pósthús í öllum níu héruðunum. Sá sem vinnur er næstum alltaf með þann skjöld.
learn-puzzle-nudge-postmaster = Nú ertu með tvö spil í viðbót en mátt aðeins leggja eitt niður. Annar póststarfsmaður hjálpar meira.
learn-puzzle-nudge-administrator = Það sem þig vantar var þegar á borðinu.
learn-puzzle-nudge-cartwright = Stærri póstvagn gefur þér tvö stig. Einn skjöldurinn gefur þrefalt meira.
learn-puzzle-nudge = Þetta dugar ekki. Í hvaða héruðum áttu enn ekkert pósthús?
