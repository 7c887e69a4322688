### Hver maður er í þessum vafra og hvernig netþjónninn lætur vita.

settings-notices = Þegar röðin kemur að þér
notices-text = Netþjónninn getur látið þig vita þegar þú ert ekki við borðið: í mesta lagi ein ólesin tilkynning fyrir hvert borð.
notices-none = Þessi netþjónn sendir engar tilkynningar.
notices-on = Láta mig vita
notices-browser = Í þessum vafra
notices-refused = Vafrinn þinn leyfir það ekki. Leyfðu fyrst tilkynningar frá þessari síðu.
notices-hook = Vefkrókur (Discord, Matrix, Slack …)
notices-mail = Með tölvupósti
notices-add = Bæta við
notices-places = Hvert tilkynningar berast
notices-unconfirmed = { $name } (líttu í pósthólfið)
notices-a-browser = Vafri, um { $name }
notices-remove = Fjarlægja { $name }
notices-remove-short = Fjarlægja
notices-quiet = Ekki á nóttunni
notices-from = Frá
notices-until = Til
absence-title = Frí og spilatími
absence-text = Í leikjum sem standa í nokkra daga stöðvast klukkurnar þínar á meðan þú ert í fríi og utan þeirra stunda sem þú spilar. Hinir sjá fríin þín fyrir fram.
absence-left = { $count ->
    [one] Þú átt { $count } frídag eftir næstu þrjá mánuði.
   *[other] Þú átt { $count } frídaga eftir næstu þrjá mánuði.
}
absence-take = Taka frí
absence-from = Fyrsti dagur
absence-to = Síðasti dagur
absence-holiday = Í fríi frá { $begin } til { $end }
absence-end = Fríinu er lokið
absence-give-up = Hætta við
absence-hours = Klukkurnar mínar ganga aðeins á þessum tímum
me-title = Hin tækin þín
me-text = Hér þarf ekki að stofna aðgang: sætin þín tilheyra þessum vafra. Persónulegur tengill flytur þau, ásamt leikjum sem er lokið, á annað tæki. Hann virkar einu sinni, í tíu mínútur.
me-show = Sýna tengilinn minn
me-link = Sá sem fyrstur opnar þennan tengil spilar í þinn stað. Haltu honum fyrir þig. Hann virkar einu sinni, til kl. { $until }.
me-whose = Þennan tengil á { $name }, með { $count ->
    [one] sæti við { $count } borð
   *[other] sæti við { $count } borð
}.
me-whose-unknown = Þessi tengill tilheyrir einhverjum sem hefur ekki spilað enn.
me-warning = Ef þetta er ekki þinn eigin tengill skaltu halda áfram að vera þú: sá sem sendi hann myndi sjá spilin þín.
me-become = Verða { $name } hér
me-become-unknown = Verða þessi notandi hér
me-stay = Halda áfram að vera ég
me-same = Þetta er þinn eigin tengill.
me-back-later = Í stillingunum geturðu skipt aftur yfir í notandann sem þú ert núna.
me-former = Áður en þú opnaðir persónulegan tengil varstu annar notandi í þessum vafra.
me-back = Skipta aftur yfir í fyrri notanda
