# The leaderboard: /api/leaderboard

ratings-title = Stigatafla
ratings-all-time = Frá upphafi
ratings-place = Sæti
ratings-player = Leikmaður
ratings-worth = Styrkur
ratings-games = Leikir
ratings-wins = Sigrar
ratings-against-you = Þú gegn þeim
ratings-you = Þú
ratings-nobody = Enginn hefur enn spilað leik sem telur.
ratings-how = Leikir sem telja í tölfræðinni eru metnir eftir sætum. Styrkurinn er matið að frádreginni þrefaldri óvissu og hækkar því eftir því sem þú spilar. Aðeins þeir sem vildu það sjást.
ratings-season = Tímabil
ratings-quarter = { $quarter }. ársfjórðungur { $year }
ratings-list = Sýna mig hér
ratings-listed = Þú birtist hér sem { $name }.
ratings-unlist = Hætta að sýna mig
