# The leaderboard: /api/leaderboard

ratings-title = Stigatafla
ratings-all-time = Frá upphafi
ratings-programs = Forrit
ratings-place = Sæti
ratings-player = Leikmaður
ratings-rating = Styrkur
ratings-provisional = fáir leikir
ratings-games = Leikir
ratings-wins = Sigrar
ratings-against-you = Innbyrðis
ratings-you = Þú
ratings-nobody = Enginn hefur enn spilað leik sem telur til stiga.
ratings-how = Allir byrja með 1500. Styrkurinn hækkar þegar þú endar á undan sterkari leikmönnum og lækkar þegar þú endar á eftir veikari. Í tveggja manna leik þýða 200 stig til viðbótar um þrjá sigra í fjórum leikjum og 400 stig um níu í tíu. Á eftir ± stendur hve mikil óvissan er enn; réttur styrkur er nær alltaf innan þeirra marka, sem þrengjast með hverjum leik. Þeir sem hafa spilað færri en tíu leiki koma síðastir. Hér sjást aðeins þeir sem óskuðu þess.
ratings-when = Leikur telur ef hver manneskja og hvert styrkleikastig tölvuspilara tekur þátt aðeins einu sinni, enginn biður um ráð eða tekur umferð til baka, enginn hættir í fyrstu fimm umferðunum og ekki tengjast allir frá sama stað á netinu. Þótt nafn sé fjarlægt standa úrslitin eftir. Enginn gætir að því hver er á bak við nafn; líttu því á styrkinn sem vísbendingu.
ratings-season = Tímabil
ratings-quarter = { $quarter }. ársfjórðungur { $year }
ratings-list = Sýna mig hér
ratings-listed = Þú birtist hér sem { $name }.
ratings-unlist = Hætta að sýna mig
