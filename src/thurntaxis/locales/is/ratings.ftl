# The leaderboard: /api/leaderboard

ratings-title = Stigatafla
ratings-all-time = Frá upphafi
ratings-programs = Forrit
ratings-place = Sæti
ratings-player = Leikmaður
ratings-worth = Styrkur
ratings-games = Leikir
ratings-wins = Sigrar
ratings-against-you = Innbyrðis
ratings-you = Þú
ratings-nobody = Enginn hefur enn spilað leik sem telur til stiga.
ratings-how = Leikir sem telja í tölfræðinni eru metnir eftir sætum. Styrkurinn er matið að frádreginni þrefaldri óvissu og hækkar þess vegna eftir því sem þú spilar meira. Hér sjást aðeins þeir sem óskuðu þess.
ratings-when = Leikur telur ef hver manneskja og hvert styrkleikastig tölvuspilara tekur þátt aðeins einu sinni, enginn biður um ráð eða tekur umferð til baka, enginn hættir í fyrstu fimm umferðunum og ekki tengjast allir frá sama stað á netinu. Þótt nafn sé fjarlægt standa úrslitin eftir. Enginn gætir að því hver er á bak við nafn; líttu því á styrkinn sem vísbendingu.
ratings-season = Tímabil
ratings-quarter = { $quarter }. ársfjórðungur { $year }
ratings-list = Sýna mig hér
ratings-listed = Þú birtist hér sem { $name }.
ratings-unlist = Hætta að sýna mig
