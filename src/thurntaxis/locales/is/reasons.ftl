reason-unreadable = Ég þekki ekki aðgerðina „{ $text }“. Aðgerðir líta svona út: „take ulm“, „left linz“, „close“ eða „end“.
reason-unknown-city = Engin borg á spilaborðinu heitir „{ $text }“.
reason-did-you-mean = Áttirðu við { $city }?
reason-game-over = Leiknum er lokið og ekkert meira hægt að gera.
reason-not-your-turn = { $player } á að gera. Bíddu þangað til röðin kemur að þér.
reason-watching = Þú ert að fylgjast með þessum leik. Aðeins þeir sem spila geta gert eitthvað.
reason-wrong-phase =
    Ekki núna. { $phase ->
        [draw] Taktu fyrst spil, af borðinu eða úr bunkanum.
        [play] Þú átt að leggja niður spil: byrjaðu á leið eða bættu við þína.
        [finish] Þú hefur lagt niður spil. Lokaðu leiðinni eða ljúktu umferðinni.
        [houses] Þú ert að loka leiðinni. Veldu hvar þú setur niður pósthús eða segðu að þau verði ekki fleiri.
        [carriage] Þú ert að loka leiðinni. Ákveddu hvort þú þiggur aðstoð { -cartwright(case: "gen") }.
       *[discard] Þú ert að loka leiðinni. Veldu hvaða spilum þú kastar.
    }

reason-small-game = Í þessu litla spili er ekki hægt að þiggja aðstoð þessa póststarfsmanns.
reason-official-used =
    Þú mátt aðeins þiggja aðstoð eins póststarfsmanns í hverri umferð, og nú hefurðu þegar þegið aðstoð { $official ->
        [administrator] { -administrator(case: "gen") }
        [postmaster] { -postmaster(case: "gen") }
        [postal_carrier] { -postal-carrier(case: "gen") }
       *[cartwright] { -cartwright(case: "gen") }
    }.
reason-forced-postmaster = Þú hófst umferðina án spila á hendi. Þess vegna verðurðu að þiggja aðstoð { -postmaster(case: "gen") } og enginn annar getur hjálpað þér í þessari umferð.
reason-administrator-after-taking = Spilunum á borðinu er aðeins hægt að skipta út með aðstoð { -administrator(case: "gen") } áður en þú tekur fyrsta spilið. Þú hefur þegar tekið spil.
reason-display-empty = Það eru engin spil á borðinu til að skipta út.
reason-official-called =
    Þú nýtur nú þegar aðstoðar { $official ->
        [administrator] { -administrator(case: "gen") }
        [postmaster] { -postmaster(case: "gen") }
        [postal_carrier] { -postal-carrier(case: "gen") }
       *[cartwright] { -cartwright(case: "gen") }
    } í þessari umferð.
reason-postmaster-after-taking = Aðstoð { -postmaster(case: "gen") } býðst eftir fyrsta spilið: þá tekurðu annað.
reason-postal-carrier-after-playing = Aðstoð { -postal-carrier(case: "gen") } býðst þegar spil hefur verið lagt niður: þá leggurðu niður annað, ef eitthvert passar.
reason-no-second-fits = Ekkert af spilunum þínum passar við enda leiðarinnar. Aðstoð { -postal-carrier(case: "gen") } kemur ekki að gagni.

reason-must-take = Taktu fyrst spil, af borðinu eða úr bunkanum.
reason-must-take-second = Þú varst ekki með nein spil á hendi og tekur því tvö með aðstoð { -postmaster(case: "gen") }. Þú átt eftir að taka seinna spilið.
reason-not-face-up = { $city } er ekki meðal spilanna á borðinu.
reason-supply-empty = Bunkinn er búinn.
reason-nothing-to-take = Engin spil eru til að taka, hvorki á borðinu né í bunkanum.
reason-two-cards-taken = Þú hefur þegar tekið tvö spil. Það þriðja er ekki í boði, ekki einu sinni með aðstoð { -postmaster(case: "gen") }.
reason-second-card-official =
    Til að taka annað spil þarf aðstoð { -postmaster(case: "gen") }, en í þessari umferð hefurðu þegar þegið aðstoð { $official ->
        [administrator] { -administrator(case: "gen") }
        [postmaster] { -postmaster(case: "gen") }
        [postal_carrier] { -postal-carrier(case: "gen") }
       *[cartwright] { -cartwright(case: "gen") }
    }.
reason-take-after-playing = Spil eru tekin áður en lagt er niður. Þú hefur þegar lagt niður spil í þessari umferð.

reason-must-play = Þú verður fyrst að leggja niður spil: byrjaðu á leið eða bættu við þína.
reason-not-in-hand = Þú ert ekki með { $city } á hendi.
reason-no-route-yet = Þú ert ekki með neina leið sem hægt er að bæta við. Byrjaðu á nýrri með { $city }.
reason-city-in-route = { $city } er þegar hluti af leiðinni þinni og hver borg má aðeins vera þar einu sinni.
reason-no-road =
    Enginn vegur liggur milli { $city } og { $end_city }, sem er á { $end ->
        [left] vinstri
       *[right] hægri
    } enda leiðarinnar.
reason-fits-other-end =
    Spilið passar hins vegar { $end ->
        [left] vinstra
       *[right] hægra
    } megin, við hliðina á { $end_city }.
reason-two-cards-played = Þú hefur þegar lagt niður tvö spil. Það þriðja er ekki í boði, ekki einu sinni með aðstoð { -postal-carrier(case: "gen") }.
reason-second-play-official =
    Til að leggja niður annað spil þarf aðstoð { -postal-carrier(case: "gen") }, en í þessari umferð hefurðu þegar þegið aðstoð { $official ->
        [administrator] { -administrator(case: "gen") }
        [postmaster] { -postmaster(case: "gen") }
        [postal_carrier] { -postal-carrier(case: "gen") }
       *[cartwright] { -cartwright(case: "gen") }
    }.
reason-second-must-extend = Seinna spilið, með aðstoð { -postal-carrier(case: "gen") }, verður að bætast við leiðina sem þú varst að leggja. Ekki má byrja á nýrri leið með því.

reason-small-route = Í þessu litla spili þarf að minnsta kosti { $least } spil til að loka leið.
reason-route-too-short =
    { $length ->
        [0] Þú ert ekki með neina leið sem hægt er að loka. Í henni þurfa að vera að minnsta kosti þrjú spil.
        [1] Í leiðinni þinni er aðeins eitt spil. Til að loka henni þarf að minnsta kosti þrjú.
       *[other] Í leiðinni þinni eru aðeins { $length } spil. Til að loka henni þarf að minnsta kosti þrjú.
    }
reason-already-closing = Þú ert þegar að loka þessari leið.
reason-finish-closing =
    Umferð þinni lýkur af sjálfu sér þegar leiðinni hefur verið lokað. { $phase ->
        [houses] Fyrst eru það pósthúsin: veldu borgir eða segðu að þau verði ekki fleiri.
        [carriage] Svaraðu fyrst { -cartwright(case: "dat") }: þiggðu aðstoðina eða afþakkaðu hana.
       *[discard] Kastaðu fyrst spilum þar til þú átt þrjú eftir.
    }

reason-houses-only-when-closing = Pósthús eru aðeins sett niður þegar leið er lokað.
reason-houses-done = Þú hefur þegar sett niður pósthúsin fyrir þessa leið.
reason-not-on-route = { $city } er ekki á leiðinni sem þú ert að loka.
reason-house-already = Þú átt þegar pósthús í { $city } og mátt ekki eiga fleiri þar.
reason-house-chosen = Þú varst að setja niður pósthús í { $city }.
reason-house-province = Þú ert að setja eitt pósthús í hvert hérað, og í { $province } er það komið í { $other }.
reason-house-other-province = Þú ert að setja öll pósthúsin í eitt hérað, { $province }. { $city } er í öðru héraði.
reason-house-order = Pósthús eru talin upp í sömu röð og á spilaborðinu, og { $city } kemur á undan { $last }, sem þú hefur þegar valið.
reason-done-only-houses = „done“ merkir að þú setjir ekki niður fleiri pósthús, en núna ertu ekki að setja niður nein.

reason-cartwright-only-when-closing = Aðstoð { -cartwright(case: "gen") } er aðeins í boði þegar leið er lokað.
reason-cartwright-after-houses = Aðstoð { -cartwright(case: "gen") } kemur á eftir pósthúsunum. Ljúktu fyrst við að setja þau niður.
reason-carriage-earned = Leiðin þín var nógu löng fyrir næsta póstvagn, svo að þú ert þegar með hann og þarft enga aðstoð { -cartwright(case: "gen") }.
reason-carriage-not-reachable = Næsti póstvagn þinn er { $next }, en leið með { $length } spilum vantar { $missing } upp á. Aðstoð { -cartwright(case: "gen") } dugar aðeins fyrir eitt eða tvö.
reason-carriage-all = Þú ert þegar með hæsta póstvagninn.
reason-carriage-decided = Þegar er útkljáð hvaða póstvagn fæst fyrir þessa leið.
reason-decline-nothing = Það er ekkert að afþakka núna; svona er aðeins svarað { -cartwright(case: "dat") }.

reason-discard-only-when-closing = Spilum af hendi er aðeins kastað þegar leið er lokað og fleiri en þrjú eru á hendi.
reason-discard-not-yet = Spilum er kastað síðast. Fyrst eru það pósthúsin og póstvagninn.
reason-discard-order = Spil sem kastað er eru talin upp í sömu röð og á spilaborðinu, og { $city } kemur á undan { $last }, sem þú hefur þegar kastað.
reason-discard-not-enough = Spil sem kastað er eru talin upp í sömu röð og á spilaborðinu. Frá og með { $city } eru þau of fá til að þú komist niður í þrjú, svo að þú verður að byrja framar.

record-at = { $place }: { $problem }
record-line = Lína { $line }
record-unreadable = Ekki er hægt að lesa skrána.
record-none = Þetta er ekki upptaka af leik.
record-form = Hér vantar eitthvað eða eitthvað er ekki á réttu formi.
record-rules = Þessar reglur þekkjast ekki hér.
record-position = Spilið getur ekki hafist í þessari stöðu.
record-turns = Umferðirnar eru ekki í réttri röð.
record-cards = Þessi spil geta ekki hafa komið svona úr bunkanum.
record-result = Niðurstaðan passar ekki við það sem var spilað.
record-closing = Að loka leið er ein aðgerð: pósthús, póstvagn og spil sem er kastað fylgja með.

## Hvað er að í athugun

study-gone = Þessi hluti athugunarinnar er ekki lengur til. Einhver hefur eytt honum.
study-changed = Einhver annar hefur breytt þessu á meðan. Nú sérðu nýjustu útgáfuna; breytingin þín var ekki vistuð.
study-mark = „{ $mark }“ er ekki merki. Merkin eru { $marks }.
study-shape = „{ $text }“ er hvorki ör eins og [%arrow ulm linz] né hringur eins og [%circle ulm].
study-long-note = Athugasemd má vera í mesta lagi { $most } stafir.
study-many-shapes = Athugasemd má hafa í mesta lagi { $most } örvar og hringi.
study-many-steps = Það er pláss fyrir í mesta lagi { $most } aðgerðir.
study-many-chapters = Athugun má hafa í mesta lagi { $most } kafla.
study-many-variations = Texti má hafa í mesta lagi { $most } afbrigði.
study-deep = Afbrigði mega vera í mesta lagi { $most } lög að dýpt.
study-last-chapter = Athugun þarf að hafa að minnsta kosti einn kafla.
