cli-round = { $round }. umferð
cli-your-turn = Röðin er komin að þér: { $phase }
cli-other-turn = { $player } á að gera: { $phase }
cli-display = Spilin á borðinu
cli-supply = Bunki: { $count } spil
cli-discards = Kastbunki: { $count } spil
cli-empty-slot = autt
cli-tiles-left = Stigaskildir sem eru eftir
cli-stack-empty = enginn
cli-you = { $player } (þú)
cli-hand = Á hendi
cli-hand-hidden = { $count } óþekkt
cli-route = Leið
cli-houses-left = { $count } pósthús eftir
cli-carriage =
    { $carriage ->
        [0] enginn póstvagn
       *[other] póstvagn { $carriage }
    }
cli-tiles = Stigaskildir
cli-points = { $count } stig
cli-none = –
cli-official-used = Aðstoð í þessari umferð: { $official }
cli-last-round =
    { $reason ->
        [houses] Síðasta umferðin: { $player } hefur sett niður síðasta pósthúsið. Enn eftir: { $players }.
        [supply] Síðasta umferðin: { $player } hefur tekið síðasta spilið úr bunkanum. Enn eftir: { $players }.
       *[carriage] Síðasta umferðin: { $player } er með póstvagn { $carriage }. Enn eftir: { $players }.
    }
cli-last-turn = Þetta er síðasta umferð þín.
cli-finished = hefur lokið síðustu umferð

cli-welcome = Andstæðingar þínir: { $opponents }. Veldu númer eða skrifaðu hvað þú gerir.
cli-prompt = Númer eða aðgerð (? fyrir hjálp)
cli-not-a-choice = Enginn kostur er með númerið { $text }.
cli-last-turn-end = Þetta er síðasta umferð þín: ef þú lýkur henni núna gefur leiðin með { $count } spilum ekkert. Veldu „end“ aftur til að ljúka henni eða „close“ til að loka leiðinni.
cli-help = Skrifaðu númer af listanum eða aðgerð eins og „take ulm“. Ef þú skrifar aðgerð sem er ekki á listanum færðu að vita hvers vegna hún er ekki leyfileg. b sýnir spilaborðið, r reglurnar og q hættir í spilinu.
cli-help-hint = h gefur ráð.
cli-quit = Þú hættir í spilinu. Sjáumst!

cli-record-fine = í lagi: { $players } leikmenn, aðgerðir: { $count }; { $scores }; { $player } vinnur
cli-record-unfinished = í lagi, ólokið: { $players } leikmenn, aðgerðir: { $count }
cli-score = { $player }: { $carriage } (póstvagn) + { $tiles } (stigaskildir) − { $houses } (pósthús eftir) = { $total } stig

cli-cards-unknown = Sum spil eru óþekkt. Á þessari mynd voru þau gefin af handahófi úr þeim sem passa.
rollout-working = Spil leikin til enda
rollout-summary =
    { $games ->
        [one] { $games } spil fyrir hvern leik, spilað áfram af tölvunni á getustiginu { $level }. Allir leikir fá sömu spilin.
       *[other] { $games } spil fyrir hvern leik, spiluð áfram af tölvunni á getustiginu { $level }. Allir leikir fá sömu spilin.
    }
rollout-figures = vinnur { $chance } ({ $low } til { $high }), { $points } stig að meðaltali
rollout-behind = ({ $behind } { $error } miðað við þann besta)
ending-called = Lok spilsins hafa verið boðuð. Þetta eru nákvæmar vinningslíkur og þar á eftir meðalstig.
ending-open = Hægt er að boða lok spilsins í þessum leik. Þetta eru nákvæmar líkur á að vinna í þessari umferð og þar á eftir meðalstig.
ending-rivals-any = Gert er ráð fyrir að þau sem eiga leik eftir fái hvaða spil sem þau vilja. Líkurnar eru því tryggðar.
ending-rivals-minimax = Gert er ráð fyrir að hinn leikmaðurinn leiki eins vel og hægt er.
