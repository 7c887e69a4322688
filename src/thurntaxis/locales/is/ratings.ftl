# The leaderboard: /api/leaderboard

ratings-title = Stigatafla
ratings-all-time = Frá upphafi
ratings-place = Sæti
ratings-player = Leikmaður
ratings-worth = Styrkur
ratings-games = Leikir
ratings-wins = Sigrar
ratings-against-you = Innbyrðis
ratings-you = Þú
ratings-nobody = Enginn hefur enn spilað leik sem telur til stiga.
ratings-how = Leikir sem telja í tölfræðinni eru metnir eftir sætum. Styrkurinn er matið að frádreginni þrefaldri óvissu og hækkar þess vegna eftir því sem þú spilar meira. Hér sjást aðeins þeir sem óskuðu þess.
ratings-season = Tímabil
ratings-quarter = { $quarter }. ársfjórðungur { $year }
ratings-list = Sýna mig hér
ratings-listed = Þú birtist hér sem { $name }.
ratings-unlist = Hætta að sýna mig
