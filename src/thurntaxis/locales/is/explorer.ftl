### Fyrstu leiðirnar: hvað sterkir tölvuspilarar tóku og lögðu niður og hvernig þeim leikjum lauk.

explorer-lead = { $games } leikir tölvuspilara ({ $level }), { $players } við borðið: hvað þeir tóku og lögðu niður í fyrstu leiðina sína og hvernig þeim leikjum lauk hjá þeim.
explorer-players = Við borðið
explorer-route = Fyrsta leiðin
explorer-empty = engin borg enn
explorer-take-away = Taka burt: { $city }
explorer-reached = { $times } af { $seats } tölvuspilurum voru með þessa leið. Þeir unnu { $won } þeirra leikja og fengu að meðaltali { $points } stig.
explorer-reached-own = Nýjustu leikirnir þínir með { $players } við borðið: { $games }. Með þessa leið: { $times }, unnir: { $won }.
explorer-rare = Færri en { $least } tölvuspilarar voru með þessa leið, of fáir til að segja neitt.
explorer-map-about = Tala á kortinu segir hve margir þeirra lögðu þá borg niður næst. Smelltu á borg til að sjá framhaldið eða á enda leiðarinnar til að taka hann burt.
explorer-next = Hvað þeir gerðu næst
explorer-what = Leið
explorer-often = Hve oft
explorer-won = Unnið
explorer-points = Stig
explorer-you = Þú
explorer-interval = { $low }–{ $high }%
explorer-own = { $times }, unnir: { $won }
explorer-closed = lokað
explorer-given-up = hætt við leiðina
explorer-display = Hvað þeir tóku af spilunum á borðinu
explorer-display-about = Í horni spils: hve oft þeir tóku það þegar það lá þar. Fyrir neðan: hve marga af þeim leikjum þeir unnu.
explorer-taken = tekið þegar það lá þar
explorer-card-won = { $won } unnið
explorer-card-own = þú: { $times }
explorer-caution = Þessar tölur eru úr leikjum en ekki úr tilraun: með betri spilum vinnst oftar, hvað sem lagt er niður. Litlu tölurnar eru 95% öryggisbil.
