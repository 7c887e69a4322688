### Rich texts: whose turn it is, what can be done, and questions before a move.

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
