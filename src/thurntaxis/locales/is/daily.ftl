### Leikur dagsins.

daily-title = Leikur dagsins
daily-text = Einn leikur á dag, sömu spilin fyrir alla alls staðar, gegn þremur tölvuspilurum á getustiginu { $level }.
daily-once = Þú færð eina tilraun. Þú getur gert hlé og haldið áfram síðar en ekki byrjað upp á nýtt; engin ráð eru gefin.
daily-past = Þessi dagur er liðinn: þú getur spilað leikinn en hann telst ekki með.
daily-play = Spila
daily-continue = Halda áfram
daily-going = Tilraunin þín stendur yfir.
daily-again = Spila aftur, til æfingar
daily-given-up = Þú gafst upp í þessum leik.
daily-you = Þú
daily-expert-playing = er enn að spila sama leik …
daily-share = Afrita úrslitin
daily-copied = Afritað
daily-picture = Vista mynd
daily-expert-watch = Horfa á Furstann spila
daily-others = Allir á þessum netþjóni
daily-streak =
    { $days ->
        [one] { $days } dagur í röð
       *[other] { $days } dagar í röð
    }
daily-last = Síðustu þrjátíu hjá þér
daily-other = Aðrir dagar
daily-date = Dagur
daily-edition = Reglur
daily-fair = Spilin voru ákveðin fyrir fram
daily-fair-text = Spilin ráðast af dagsetningu og útgáfu, eftir forskrift sem allir geta lesið. Þetta er tætigildi (e. hash) fræsins; fræið sjálft sést eftir leikinn. Sá sem reiknar það út áður blekkir aðeins sjálfan sig.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = { $points } stig, { $place }. sæti af 4
daily-share-expert = Besti tölvuspilarinn: { $points } stig

## Two games of one deal, side by side; and a game that plays along while you play.

daily-beside = Báðir leikirnir hlið við hlið
daily-beside-title = Tveir leikir með sömu spilum
daily-beside-with = Leikurinn þinn við hliðina á leik: { $name }
daily-turn = Umferð { $turn } af { $turns }
daily-turn-back = Ein umferð til baka
daily-turn-on = Ein umferð áfram
daily-turn-none = Leiknum var þegar lokið.
daily-ghost = { $name } hefur spilað þennan leik: þú sérð stigin þaðan eftir hverja umferð.
daily-ghost-own = Fyrri leikurinn þinn fylgir með: þú sérð stigin úr honum eftir hverja umferð.
