advice-no-reason = Hér er ekkert val og því ekkert að útskýra.

# Stendur á eftir tvípunkti.
advice-because =
    { $term ->
        [houses] þannig komast pósthús á rétta staði
        [tiles] þannig styttist í stigaskildi
        [carriage] næsti póstvagn skiptir mestu núna
        [hand] þannig undirbýrðu næstu leið
        [clock] það hentar miðað við hve mikið er eftir af leiknum
       *[route] þannig heldur leiðin áfram að lengjast
    }

advice-take = Taktu { $city }: { advice-because }. Sigurlíkur um { $chance }%.
advice-take-supply = Dragðu úr bunkanum: ekkert spil á borðinu hjálpar jafnmikið. Sigurlíkur um { $chance }%.
advice-postmaster = Taktu { $city } sem annað spil með aðstoð póstmeistarans: { advice-because }. Sigurlíkur um { $chance }%.
advice-postmaster-supply = Dragðu annað spil úr bunkanum með aðstoð póstmeistarans. Sigurlíkur um { $chance }%.
advice-administrator = Þiggðu aðstoð forstjórans: lítið gagn er í spilunum á borðinu. Sigurlíkur um { $chance }%.
advice-start = Byrjaðu á nýrri leið með { $city }: { advice-because }. Sigurlíkur um { $chance }%.
advice-extend = Bættu { $city } við leiðina: { advice-because }. Sigurlíkur um { $chance }%.
advice-restart = Gefðu leiðina upp á bátinn (spil: { $length }) og byrjaðu upp á nýtt með { $city }: { advice-because }. Sigurlíkur um { $chance }%.
advice-carrier = Bættu { $city } líka við með aðstoð póstflutningamannsins: { advice-because }. Sigurlíkur um { $chance }%.
advice-end = Haltu leiðinni opinni (spil: { $length }): lengri leið er biðarinnar virði. Sigurlíkur um { $chance }%.
advice-close = Lokaðu leiðinni núna (spil: { $length }): { advice-because }. Sigurlíkur um { $chance }%.
advice-houses =
    { $houses ->
        [one] Settu pósthús í { $city }: { advice-because }.
       *[other] Settu { $houses } pósthús, það fyrsta í { $city }: { advice-because }.
    } Sigurlíkur um { $chance }%.
advice-done = Settu ekki fleiri pósthús: eitt í viðbót yrði til skaða núna. Sigurlíkur um { $chance }%.
advice-cartwright = Þiggðu aðstoð póstvagnasmiðsins: það borgar sig að fá póstvagninn fyrr. Sigurlíkur um { $chance }%.
advice-decline = Láttu póstvagninn bíða. Sigurlíkur um { $chance }%.
advice-discard = Kastaðu { $city }: það passar síst í næstu leið. Sigurlíkur um { $chance }%.
