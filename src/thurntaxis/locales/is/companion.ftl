companion-title = Við spilaborðið
companion-about = Skráðu leik á eigin borði jafnóðum: snertu það sem hver og einn tekur, leggur niður og lokar. Þú sérð stigin hvenær sem er, spilin eru talin, og í lokin færðu skráninguna og greininguna.
companion-players = Leikmenn
companion-player = Leikmaður { $number }
companion-you = Sætið þitt
companion-nobody = Ég horfi bara á
companion-rules = Reglur
companion-hints = Ábendingar án þess að spyrja
companion-hints-about = Allir hafa samþykkt ábendingar í þessum leik.
companion-start = Byrja
companion-score = Stig
companion-points = { $count } stig
companion-display = Spilin á borðinu
companion-deal = Snertu spilin sex á borðinu hvert á eftir öðru: { $count } eftir.
companion-drawn = { $player }: hvaða spil dróstu?
companion-turned = Hvaða spili var snúið upp?
companion-draw = { $player } tekur spil
companion-play = { $player } leggur niður spil
companion-finish = { $player }: leggja niður annað spil, loka leiðinni eða ljúka umferð
companion-houses = { $player }: snertu borgirnar sem fá pósthús
companion-carriage = { $player }: þiggja aðstoð póstvagnasmiðs?
companion-discard =
    { $count ->
        [one] { $player } kastar { $count } spili
       *[other] { $player } kastar { $count } spilum
    }
companion-over = Leiknum er lokið.
companion-supply = Bunki: { $count }
companion-route = Leið: { $cities }
companion-hand =
    { $unknown ->
        [0] Hönd: { $cities }
       *[other] Hönd: { $cities } + { $unknown } óþekkt
    }
companion-none = ekkert
companion-new-route = Ný leið
companion-play-it = Leggja niður
companion-before = Á undan: { $city }
companion-after = Á eftir: { $city }
companion-done = Búið: { $count } pósthús
companion-decline = Nei
companion-end = Ljúka umferð
companion-close = Loka leiðinni
companion-cities = Borgir
companion-left = { $count } spil geta enn komið
companion-undo = Til baka
companion-hint = Ábending
companion-agree = Ábending segir öllum við borðið hvað forritið myndi gera fyrir hönd { $player }. Allir verða að vera sammála og í skráningunni kemur fram að ábending var sýnd.
companion-agrees = { $player } samþykkir
companion-agree-always = Líka það sem eftir er af leiknum
companion-agree-show = Sýna ábendinguna
companion-hinted =
    { $count ->
        [one] { $count } ábending var sýnd; skráningin segir frá því.
       *[other] { $count } ábendingar voru sýndar; skráningin segir frá því.
    }
companion-new = Nýr leikur
companion-new-sure = Leiknum sem er skráður hér verður eytt.
companion-winner = { $player } vinnur.
companion-name-card =
    { $count ->
        [one] { $player } á { $count } óþekkt spil: hvert?
       *[other] { $player } á { $count } óþekkt spil: hver?
    }
companion-review = Greina leikinn
companion-keep = Bæta við leikina mína
companion-kept = Leikurinn er nú meðal leikja þinna.
companion-known = Leikurinn var þegar meðal leikja þinna.
companion-save = Vista skráninguna
