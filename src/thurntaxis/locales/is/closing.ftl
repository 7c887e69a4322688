### Closing a route, and the score at the end.

closing-title = Loka leiðinni
closing-way-each = Eitt pósthús í hverju héraði
closing-way-one = Öll í einu héraði: { $province }
closing-houses-none = ekkert pósthús
closing-better = gefur mest
closing-houses = Pósthús
closing-carriage = póstvagn { $carriage }
closing-points = { $before } → { $after } stig
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] ekkert pósthús eftir
       *[other] { $count } pósthús eftir
    }
closing-game-end = leiknum lýkur eftir þessa umferð
closing-cartwright = Þiggja aðstoð póstvagnasmiðsins
closing-cartwright-brings = Hann smíðar póstvagn { $carriage } þótt leiðin sé of stutt.
closing-discards = Þrjú spil verða eftir: veldu { $count } spil til að kasta
closing-discards-done = { $done } af { $count }
closing-missing = Veldu { $count } spil til viðbótar til að kasta
closing-confirm =
    { $houses ->
        [0] Loka án pósthúss
        [one] Loka með { $houses } pósthúsi
       *[other] Loka með { $houses } pósthúsum
    }
closing-confirm-rest = Ljúka við
closing-wait = Reikna hvað þetta gefur …
closing-hint-map = Pósthús má líka velja á spilaborðinu.
score-title = Síðasti pósturinn
score-show = Úrslitin
score-winner = { $name } vinnur með { $points } stig
score-winner-you =
    Þú vinnur með { $points } stig!
score-carriage = Póstvagn
score-tiles = Stigaskildir
score-houses = Pósthús sem urðu eftir
score-total = Samtals
# Read aloud in the table of the score: what brought how many points.
score-part = { $what }: { $points } stig
score-rematch = Spila aftur
deal-rematch = Nýr leikur, önnur spil
deal-result = Úrslit úr leik dagsins
score-tournament = Að mótinu
score-replay = Skoða leikinn
