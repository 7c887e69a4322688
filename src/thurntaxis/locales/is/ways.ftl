### Ákvörðun í setningu, í greiningu eða endursýningu: „Betra var að taka Ulm“.

way-take = taka { $city }
way-take-supply = draga úr bunkanum
way-take-postmaster = taka { $city } líka með aðstoð póstmeistarans
way-take-supply-postmaster = draga annað spil úr bunkanum með aðstoð póstmeistarans
way-administrator = þiggja aðstoð forstjórans
way-start = byrja með { $city }
way-start-drop = gefa leiðina upp á bátinn og byrja með { $city }
way-left = leggja { $city } vinstra megin
way-right = leggja { $city } hægra megin
way-left-postal-carrier = leggja { $city } líka vinstra megin með aðstoð póstflutningamannsins
way-right-postal-carrier = leggja { $city } líka hægra megin með aðstoð póstflutningamannsins
way-end = ljúka umferðinni
way-close =
    loka leiðinni { $houses ->
        [0] án pósthúsa
        [1] með pósthúsi í { $cities }
       *[other] með pósthúsum í { $cities }
    }{ $cartwright ->
        [yes] , með aðstoð póstvagnasmiðsins,
       *[no] {""}
    }{ $discards ->
        [0] {""}
       *[other] {" "}og kasta { $discarded }
    }
way-house = setja niður pósthús í { $city }
way-houses = setja niður pósthús í { $cities }
way-done = setja ekki niður fleiri pósthús
way-cartwright = þiggja aðstoð póstvagnasmiðsins
way-decline = sleppa póstvagnasmiðnum
way-discard = kasta { $city }
way-discards = kasta { $cities }
