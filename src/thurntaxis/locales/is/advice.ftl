advice-no-reason = Hér er ekkert val og því ekkert að útskýra.

advice-take = Taktu { $city }. Sigurlíkur um { $chance }%.
advice-take-supply = Dragðu úr bunkanum. Sigurlíkur um { $chance }%.
advice-postmaster = Taktu { $city } sem annað spil með aðstoð póstmeistarans. Sigurlíkur um { $chance }%.
advice-postmaster-supply = Dragðu annað spil úr bunkanum með aðstoð póstmeistarans. Sigurlíkur um { $chance }%.
advice-administrator = Þiggðu aðstoð forstjórans. Sigurlíkur um { $chance }%.
advice-start = Byrjaðu á nýrri leið með { $city }. Sigurlíkur um { $chance }%.
advice-extend = Bættu { $city } við leiðina. Sigurlíkur um { $chance }%.
advice-restart = Gefðu leiðina upp á bátinn (spil: { $length }) og byrjaðu upp á nýtt með { $city }. Sigurlíkur um { $chance }%.
advice-carrier = Bættu { $city } líka við með aðstoð póstflutningamannsins. Sigurlíkur um { $chance }%.
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
hint-tempting = Freistandi en lakara: { $action }.
hint-alike = Það munar litlu. Nokkurn veginn jafngott: { $action }.
hint-decided = Leikurinn er nánast ráðinn og þetta breytir litlu.
