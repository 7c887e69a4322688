advice-no-reason = Hér er ekkert val og því ekkert að útskýra.

advice-take = Taktu { $city }. Sigurlíkur um { $chance }%.
advice-take-supply = Dragðu úr bunkanum. Sigurlíkur um { $chance }%.
advice-postmaster = Taktu { $city } sem annað spil með aðstoð póstmeistarans. Sigurlíkur um { $chance }%.
advice-postmaster-supply = Dragðu annað spil úr bunkanum með aðstoð póstmeistarans. Sigurlíkur um { $chance }%.
advice-administrator = Þiggðu aðstoð forstjórans. Sigurlíkur um { $chance }%.
advice-start = Byrjaðu á nýrri leið með { $city }. Sigurlíkur um { $chance }%.
advice-extend =
    Bættu { $city } við leiðina{ $side ->
        [left] {""} vinstra megin
        [right] {""} hægra megin
       *[only] {""}
    }. Sigurlíkur um { $chance }%.
advice-restart = Gefðu leiðina upp á bátinn (spil: { $length }) og byrjaðu upp á nýtt með { $city }. Sigurlíkur um { $chance }%.
advice-carrier =
    Bættu { $city } líka við{ $side ->
        [left] {""} vinstra megin
        [right] {""} hægra megin
       *[only] {""}
    } með aðstoð póstflutningamannsins. Sigurlíkur um { $chance }%.
advice-end = Haltu leiðinni opinni (spil: { $length }). Sigurlíkur um { $chance }%.
advice-close = Lokaðu leiðinni núna (spil: { $length }). Sigurlíkur um { $chance }%.
advice-houses =
    { $houses ->
        [1] Settu niður pósthús í { $city }.
       *[other] Settu niður { $houses } pósthús, það fyrsta í { $city }.
    } Sigurlíkur um { $chance }%.
advice-done = Settu ekki niður fleiri pósthús. Sigurlíkur um { $chance }%.
advice-cartwright = Þiggðu aðstoð póstvagnasmiðsins. Sigurlíkur um { $chance }%.
advice-decline = Láttu póstvagninn bíða. Sigurlíkur um { $chance }%.
advice-discard = Kastaðu { $city }. Sigurlíkur um { $chance }%.

# After a hint: the move that looks good and is not, before the reasons; another that is as good; or that it hardly matters.
# $action: a way to decide, as a phrase.
hint-best = Best er að { $action }.
hint-tempting = Freistandi en lakara: { $action }.
hint-weaker = Lakara: { $action }.
hint-alike = Það munar litlu. Nokkurn veginn jafngott: { $action }.
hint-exact = Þegar öll möguleg spil eru talin vinnur þú í nákvæmlega { $chance } tilvika.
hint-certain = Þú vinnur, hvaða spil sem koma.

## Why a way is good, or why another one is not. Everything here is certain.
## $you: yes if the player who decides reads it, no if somebody else does. $parts: a list of the parts below it.

why-your-route = { $you ->
        [yes] leiðina þína
       *[no] leiðina
    }
why-your-hand = { $you ->
        [yes] hendinni þinni
       *[no] hendinni
    }
why-fits = { $city } passar við { why-your-route }.
why-fits-carriage = Með spilinu { $city } nær { $you ->
        [yes] leiðin þín
       *[no] leiðin
    } nógu langt fyrir póstvagn { $carriage }.
why-follows = { $city } getur fylgt á eftir { $second }, sem er þegar í { why-your-hand }.
why-next-route = { $city } tengist { $cities } í { why-your-hand } og nýtist í næstu leið.
why-with-hand = { $city } tengist { $cities } í { why-your-hand }.
why-starts-well = Auðvelt er að halda áfram frá { $city }, enn eru { $live } spil eftir sem passa.
why-region-last = { $city } er síðasta borgin sem vantar fyrir stigaskjöldinn „{ $stack }“.
why-no-house =
    { $you ->
        [yes] Þú átt ekki enn pósthús í borginni { $city }.
       *[no] Enn vantar pósthús í borgina { $city }.
    }
why-province = Fyrir stigaskjöldinn „{ $stack }“ vantar enn pósthús í héraðið { $province }.
why-scarce =
    { $left ->
        [0] Ekkert annað spil { $city } getur komið í bili.
       *[other] Aðeins eitt annað spil { $city } getur komið í bili.
    }
why-denies = Það myndi líka passa við leiðina hjá { $player }.
why-draw-none = Ekkert spil á borðinu nýtist { $you ->
        [yes] leiðinni þinni
       *[no] leiðinni
    }, en { $live ->
        [one] { $live } af { $unseen } óséðum spilum myndi
       *[other] { $live } af { $unseen } óséðum spilum myndu
    } gera það.
why-draw-none-hand =
    Ekkert spil á borðinu tengist { why-your-hand }, en { $live ->
        [one] { $live } af { $unseen } óséðum spilum myndi
       *[other] { $live } af { $unseen } óséðum spilum myndu
    } gera það.
why-swap-none = Ekkert spil á borðinu nýtist { $you ->
        [yes] leiðinni þinni
       *[no] leiðinni
    }, svo að ný spil geta aðeins verið betri.
why-swap-none-hand = Ekkert spil á borðinu tengist { why-your-hand }, svo að ný spil geta aðeins verið betri.
why-draw-houses =
    { $count ->
        [1] Af spilunum á borðinu hjálpar aðeins { $cities }, og þar er pósthús fyrir.
       *[other] Af spilunum á borðinu hjálpa aðeins { $cities }, og þar eru pósthús fyrir.
    }
why-draw-few =
    { $count ->
        [1] Af spilunum á borðinu hjálpar aðeins { $cities }, en { $live ->
            [one] { $live } af { $unseen } óséðum myndi
           *[other] { $live } af { $unseen } óséðum myndu
        } hjálpa.
       *[other] Af spilunum á borðinu hjálpa aðeins { $cities }, en { $live ->
            [one] { $live } af { $unseen } óséðum myndi
           *[other] { $live } af { $unseen } óséðum myndu
        } hjálpa.
    }
why-open =
    { $count ->
        [1] { $cities } getur komið næst; spil sem eru eftir: { $parts }.
       *[other] { $cities } geta komið næst; spil sem eru eftir: { $parts }.
    }
why-open-many =
    { $count ->
        [one] { $count } borg getur komið næst; spil sem eru eftir: { $parts }.
       *[other] { $count } borgir geta komið næst; spil sem eru eftir: { $parts }.
    }
why-part-hand = { $hand } í { why-your-hand }
why-part-shown = { $shown } á borðinu
why-part-unseen =
    { $unseen ->
        [one] { $unseen } óséð
       *[other] { $unseen } óséð
    }
why-length =
    { $length ->
        [one] { $length } spil nægir fyrir póstvagn { $carriage }.
       *[other] { $length } spil nægja fyrir póstvagn { $carriage }.
    }
why-length-cartwright = Með aðstoð póstvagnasmiðsins nægja { $length } spil fyrir póstvagn { $carriage }.
why-length-tile = Leið sem er lokað með { $length } spilum gefur stigaskjöldinn „{ $stack }“.
why-stuck = Ekkert spil í { why-your-hand } passar við gömlu leiðina.
why-stuck-dead =
    { $live ->
        [0] Ekkert sem getur komið passar við gömlu leiðina.
        [one] Ekkert spil í { why-your-hand } passar við gömlu leiðina og aðeins { $live } annað.
       *[other] Ekkert spil í { why-your-hand } passar við gömlu leiðina og aðeins { $live } önnur.
    }
why-next-turn =
    { $count ->
        [1] { $cities } getur komið í næstu umferð, beint úr { why-your-hand }.
       *[other] { $cities } geta komið í næstu umferðum, beint úr { why-your-hand }.
    }
why-short =
    { $count ->
        [one] Leiðina vantar { $count } spil í viðbót fyrir póstvagn { $carriage }.
       *[other] Leiðina vantar { $count } spil í viðbót fyrir póstvagn { $carriage }.
    }
why-scores =
    { $points ->
        [one] Þetta gefur { $points } stig: { $parts }.
       *[other] Þetta gefur { $points } stig: { $parts }.
    }
why-part-houses =
    { $houses ->
        [one] { $houses } pósthús
       *[other] { $houses } pósthús
    }
why-part-carriage = póstvagn { $carriage }
why-part-tile = stigaskjöldinn „{ $stack }“
why-close-stuck =
    { $live ->
        [0] Ekkert sem getur komið passar lengur við leiðina.
        [one] Ekkert spil í { why-your-hand } passar við leiðina og aðeins { $live } annað.
       *[other] Ekkert spil í { why-your-hand } passar við leiðina og aðeins { $live } önnur.
    }
why-lacks =
    { $count ->
        [1] Þá vantar aðeins eitt pósthús fyrir stigaskjöldinn „{ $stack }“: { $cities }.
       *[other] Þá vantar aðeins { $cities } fyrir stigaskjöldinn „{ $stack }“.
    }
why-lacks-provinces =
    { $count ->
        [1] Þá vantar aðeins eitt pósthús fyrir stigaskjöldinn „{ $stack }“, í { $provinces }.
       *[other] Þá vantar aðeins pósthús í { $provinces } fyrir stigaskjöldinn „{ $stack }“.
    }
why-race =
    { $count ->
        [1] { $player } þarf aðeins eitt pósthús fyrir stigaskjöldinn „{ $stack }“: { $cities }.
       *[other] { $player } þarf aðeins { $cities } fyrir stigaskjöldinn „{ $stack }“.
    }
why-ends =
    { $you ->
        [yes] Þú boðar leikslok meðan þú leiðir { $points } gegn { $others }.
       *[no] Þetta boðar leikslok með { $points } stig gegn { $others }.
    }
why-keeps = { $cities } verða eftir í { why-your-hand } og tengjast fyrir næstu leið.
why-discard-double = Annað spil { $city } er í { why-your-hand }.
why-discard-apart = { $city } tengist engu öðru í { why-your-hand }.
flaw-waste =
    { $length ->
        [1] Með hinum kostinum fer spilið í { $you ->
            [yes] leiðinni þinni
           *[no] leiðinni
        } í súginn.
       *[other] Hinn kosturinn kastar leið með { $length } spilum.
    }
flaw-scores =
    { $points ->
        [one] Hinn kosturinn gefur aðeins { $points } stig strax.
       *[other] Hinn kosturinn gefur aðeins { $points } stig strax.
    }
flaw-house =
    { $you ->
        [yes] Þú átt þegar pósthús í borginni { $city }.
       *[no] Þegar er pósthús í borginni { $city }.
    }
flaw-open =
    { $best ->
        [one] Eftir þetta getur { $best } spil framlengt leiðina, eftir hinn kostinn aðeins { $other }.
       *[other] Eftir þetta geta { $best } spil framlengt leiðina, eftir hinn kostinn aðeins { $other }.
    }
why-discard-house = { flaw-house }
flaw-poor =
    { $houses ->
        [0] Að loka núna gefur hvorki pósthús né póstvagn.
        [one] Að loka núna gefur aðeins { $houses } pósthús og engan póstvagn.
       *[other] Að loka núna gefur aðeins { $houses } pósthús og engan póstvagn.
    }
flaw-left-open =
    { $live ->
        [0] Ef leiðin er opin áfram passar ekkert við hana sem getur komið.
       *[other] Ef leiðin er opin áfram passar ekkert í { why-your-hand } við hana.
    }
flaw-dead = Á eftir { $city } gæti ekkert komið í bili.
flaw-gamble =
    { $live ->
        [one] Af { $unseen } óséðum spilum myndi aðeins { $live } passa.
       *[other] Af { $unseen } óséðum spilum myndu aðeins { $live } passa.
    }
flaw-apart = { $city } passar hvorki við { why-your-route } né það sem er í { why-your-hand }.

# When the game is decided: what is left to play for. $action: a way to decide, as a phrase.
hint-won = Sigurinn er svo gott sem í höfn, nú snýst þetta um muninn.
hint-lost = Fyrsta sætið er svo gott sem tapað, nú snýst þetta um stig.
hint-points =
    { $points ->
        [1] Um einu stigi minna í lokin: { $action }.
       *[other] Um { $points } stigum minna í lokin: { $action }.
    }

commentary-closes = { $player } lokar leið með { $length } spilum.
commentary-gives-up =
    { $player } gefst upp á leið með { $length ->
        [one] { $length } spili
       *[other] { $length } spilum
    }.
commentary-rises = Sigurlíkur { $player } hækka úr { $before }% í { $after }%.
commentary-falls = Sigurlíkur { $player } lækka úr { $before }% í { $after }%.
