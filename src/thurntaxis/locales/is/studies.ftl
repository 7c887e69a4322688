### Síður athugana

studies-one = Athugun
studies-text = Athugun geymir það sem þú prófar: aðgerðir, afbrigði, athugasemdir, örvar og hringi á kortinu, í köflum.
studies-none = Þú átt engar athuganir enn.
studies-row =
    { $chapters ->
        [one] { $chapters } kafli, { $date }
       *[other] { $chapters } kaflar, { $date }
    }
studies-new = Ný athugun
studies-from-games = Úr einum af leikjunum þínum: opnaðu endurspilun hans og veldu „Prófa sig áfram“ eða greininguna
studies-from-editor = Úr stöðu sem þú stillir upp
studies-from-file = Opna textaskrá
studies-large = Þessi skrá er of löng: athugun má vera í mesta lagi { $most } stafir.
studies-opening = Athugunin er opnuð …
studies-all = Allar athuganir
studies-reading = Þú getur prófað þig áfram hér en það vistast ekki: þú getur aðeins lesið þessa athugun.
studies-chapter = Kafli
studies-moves = Aðgerðir
studies-beginning = Upphaf
studies-closed =
    { $count ->
        [0] Loka leiðinni án pósthúsa
       *[other] Loka leiðinni: { $cities }
    }
studies-marks = Merki og teikning
studies-mark-excellent = Frábær aðgerð
studies-mark-good = Góð aðgerð
studies-mark-interesting = Áhugaverð aðgerð
studies-mark-doubtful = Vafasöm aðgerð
studies-mark-mistake = Mistök
studies-mark-blunder = Alvarleg mistök
studies-circle = Hringur
studies-arrow = Ör
studies-circle-how = Veldu borgir á kortinu. Veldu borg aftur til að fjarlægja hringinn.
studies-arrow-how = Veldu borgina þar sem örin byrjar.
studies-arrow-to = Veldu nú borgina þar sem örin endar.
studies-drawn = Á kortinu: { $drawn }.
studies-wipe = Fjarlægja
studies-comment = Athugasemd
studies-promote = Gera að aðalafbrigði
studies-delete-step = Eyða héðan
studies-exercise = Æfing héðan
studies-exercises = Kaflar sem æfingar
studies-save-text = Vista sem textaskrá
studies-settings = Nöfn og kaflar
studies-settings-share = Deila og breyta
studies-name = Nafn athugunarinnar
studies-chapter-name = Nafn þessa kafla
studies-add-chapters = Bæta við köflum úr skrá
studies-delete-chapter = Eyða þessum kafla
studies-share-reading = Allir sem hafa tengilinn geta lesið
studies-copy-reading = Afrita tengil til lestrar
studies-share-editing = Allir sem hafa breytingatengilinn geta breytt
studies-copy-editing = Afrita tengil til breytinga
studies-copied = Tengillinn hefur verið afritaður.
studies-delete = Eyða athuguninni
studies-delete-text = „{ $name }“ verður eytt fyrir fullt og allt, líka fyrir þau sem henni var deilt með.
