### A table where others sit: waiting room, chat, clocks, who leaves and who returns.

you-named = { $name } (þú)
rematch-begun = Næsti leikur er hafinn. Sætið þitt bíður.
page-title-turn = ● Röðin er komin að þér – { $page }
notices-table = Láta mig vita þegar röðin kemur að mér hér
program-named = { $name } · forrit
waiting-title = { $name }: beðið eftir leikmönnum
waiting-starts = Leikurinn byrjar sjálfkrafa þegar ekkert sæti er laust lengur.
seat-yours = þitt sæti
seat-here = er hér
seat-not-here = ekki hér núna
seat-sit = Setjast hér
seat-bot = Setja tölvuspilara hér
seat-leave = Standa upp
sit-name-first = Segðu hinum fyrst hvað þú heitir.
invite-text = Sendu vinum þínum þennan tengil eða láttu þá skanna kóðann.
invite-watch = Allir sem eru með þennan tengil geta fylgst með leiknum.
curtain-title = { $name } á að gera
curtain-text = { $name } tekur við tækinu. Aðrir líta undan.
curtain-lift = Ég er { $name }
take-back-title = Taka umferðina þína til baka?
take-back-text = Leikurinn fer aftur á byrjun umferðar þinnar eða þeirrar á undan. Það sem tölvuspilarar hafa gert síðan fer líka til baka. Þú getur endurheimt það þar til þú spilar.
take-back-casual = Eftir það telur leikurinn ekki til stiga.
holiday-until = { $name } er í fríi til { $day }: klukkan stendur kyrr.
holiday-planned = { $name } verður í fríi frá { $begin } til { $day }.
next-waiting = { $count ->
    [one] Þú átt leik í { $count } öðrum leik.
   *[other] Þú átt leik í { $count } öðrum leikjum.
}
next-game = Næsti leikur
take-back-do = Taka til baka
take-back-not = Spila áfram
taken-back = Þú tókst umferðina til baka.
redo = Endurheimta
table-missing = Hér er ekkert borð
table-cancelled = Hætt var við þetta borð.
watching-you = Þú fylgist með þessum leik.
watch-chances = Sigurlíkur
watch-behind =
    { $count ->
        [one] Fyrir { $count } umferð
       *[other] Fyrir { $count } umferðum
    }
watch-next = Horfa á næsta leik
watching =
    { $count ->
        [one] { $count } fylgist með.
       *[other] { $count } fylgjast með.
    }
timeout-mine = Þú féllst á tíma: tölvan lauk umferðinni.
connection-lost = Sambandið rofnaði. Reyni aftur …
recap-on = Áfram
absent = { $name } hefur verið í burtu um stund.
absent-do = Hvað er til ráða?
absent-vote = Láta tölvuna spila áfram
absent-votes = Á tölvan að spila áfram fyrir { $name }? Með: { $count } af { $of }.
people-title = Hverjir eru hér
people-here = hér
people-away = í burtu síðan kl. { $time }
people-bot = tölvan
people-extra = Gefa meiri tíma
people-vote-back = Bíða samt
people-votes = Atkvæði með tölvuspilara: { $count } af { $of }
people-end = Ljúka leiknum
people-end-back = Spila samt áfram
people-end-text = Leiknum lýkur án úrslita þegar allir viðstaddir vilja það.
people-end-votes = Atkvæði með því að ljúka leiknum: { $count } af { $of }
resign-title = Gefast upp?
resign-text = Tölvan tekur við sæti þínu og spilar áfram. Þú getur fylgst með.
resign-tournament = Þú færð engin stig í mótinu fyrir leik sem tölvan lýkur.
resigned-title = Þú gafst upp
resigned-text = Tölvuspilari heldur áfram í þinn stað.
resigned-watch = Fylgjast með
resigned-again = Nýr leikur
chat = Spjall
chat-empty = Enginn hefur sagt neitt enn.
chat-say = Segðu eitthvað
chat-send = Senda
chat-watching = Þú ert að fylgjast með; aðeins þeir sem spila geta spjallað.
chat-about = Loka á { $name } eða senda ábendingu
chat-hidden = { $count ->
    [1] Ein lína frá manneskju sem þú lokaðir á er falin
    [one] { $count } lína frá fólki sem þú lokaðir á er falin
   *[other] { $count } línur frá fólki sem þú lokaðir á eru faldar
}
seed-unknown = Fræ þessa leiks
seed-right = ✓ Spilin voru ákveðin áður en leikurinn hófst
seed-wrong = Fræið stemmir ekki við það sem gefið var upp í byrjun
seed-text = Áður en fyrsta spilið var gefið birti netþjónninn tætigildi (e. hash) af leynilegu fræi sínu. Hér er fræið; tætigildi þess er það sama, svo að ekkert spil var valið eftir á.

# Another game of the same deal, by $name, which plays along.
ghost-points =
    { $points ->
        [one] Með þessum spilum var { $name } með { $points } stig eftir { $round }. umferð.
       *[other] Með þessum spilum var { $name } með { $points } stig eftir { $round }. umferð.
    }
ghost-here = { $name } hefur líka spilað þennan leik. Frá 2. umferð sérðu stigin þaðan hér.
ghost-beside = Hlið við hlið
