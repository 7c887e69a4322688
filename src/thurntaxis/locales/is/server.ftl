server-open-seat = Laust sæti

server-not-found = Það er ekkert á þessari slóð.
server-method = Þessi slóð tekur ekki við svona beiðni.
server-bad-request = Þessi beiðni er óskiljanleg: { $problem }
server-too-large = Þetta er of langt.
server-too-old = Þessi síða er eldri en þjónninn. Endurhladdu hana.
server-too-much = Þetta var of mikið í einu. Reyndu aftur eftir augnablik.
server-json-only = Sendu JSON, takk.
server-origin = Þessi beiðni kemur frá öðru vefsvæði.
server-busy = Verið er að stöðva þjóninn. Komdu aftur eftir augnablik.
server-error = Eitthvað fór úrskeiðis á þjóninum. Það hefur verið skráð.
server-cannot-store = Þjónninn getur ekki vistað neitt í augnablikinu og því var ekkert gert. Reyndu aftur eftir smástund.

server-unknown-table = Ekkert borð er á bak við þennan tengil.
server-unknown-seat = Við þetta borð er ekkert sæti { $seat }.
server-unknown-bot = Enginn tölvuspilari heitir { $level }.
server-unknown-ply = Í þessum leik eru skref 0 til { $plies }.
server-left-to-memory = Við þetta borð þarf að muna það sem gerðist fyrir meira en einni umferð.

server-not-yours = Þetta er ekki sætið þitt.
server-which-seat = Þú átt fleiri en eitt sæti hér. Segðu hvert þú átt við.
server-no-seat = Þú ert að fylgjast með þessum leik. Aðeins þeir sem spila geta gert þetta.
server-host-only = Aðeins sá sem stofnaði borðið getur gert þetta.
server-no-identity = Þjónninn þekkir þig ekki enn. Kynntu þig fyrst.
server-bad-token = Það vantar eitthvað í þennan persónulega tengil.

server-not-started = Leikurinn er ekki byrjaður.
server-started = Leikurinn er þegar byrjaður.
server-cancelled = Hætt var við borðið.
server-over = Leiknum er lokið.
server-not-over = Leiknum er ekki lokið.
server-broken = Þessi leikur var vistaður með annarri útgáfu reglnanna og ekki er hægt að halda honum áfram. Enn er hægt að skoða gang hans og upptöku.
server-stale = Leikurinn hefur haldið áfram síðan þú skoðaðir hann. Skoðaðu hann aftur.
server-not-your-turn = Röðin er ekki komin að þér.
server-undo-begun = Röðin er nýkomin að þér og ekkert að taka til baka.
server-undo-revealed = Hulið spil kom í ljós. Það sem hefur sést verður ekki tekið til baka.
server-take-back-people = Aðeins er hægt að taka umferð til baka þegar allir aðrir leikmenn eru tölvuspilarar.
server-take-back-none = Þú átt enga fyrri umferð til að fara aftur í.
server-seat-taken = Þetta sæti er upptekið.
server-table-full = Ekkert sæti er laust lengur.
server-chat-full = Þú hefur skrifað eins mikið við þetta borð og pláss er fyrir.
server-log-full = Svo margt hefur gerst við þetta borð að engu er hægt að bæta við.
server-not-closing = Það er engin leið til að loka núna.
server-no-hints = Ráð eru ekki leyfð við þetta borð.
server-hint-too-slow = Tölvan hugsaði of lengi.
server-hint-failed = Tölvan kann engin ráð hér.
server-not-absent = Þessi leikmaður er viðstaddur. Aðeins er hægt að skipta út þeim sem er fjarverandi.
server-no-clock = Engin klukka gengur núna.
server-extra-time-own = Aðeins aðrir geta gefið þér meiri tíma.
server-extra-time-enough = Þessi umferð hefur fengið nægan tíma.
server-vote-not-you = Þú getur ekki greitt atkvæði um þitt eigið sæti.
server-seats-differ = Leikmenn í hinum leiknum: { $count }. Jafnmörg sæti þurfa að vera við nýja borðið.
server-record-over = Í þessari stöðu er leiknum lokið og ekkert eftir til að spila.
server-bad-record = Ekki er hægt að lesa þessa upptöku. { $problem }

draft-turn-over = Umferð þinni lýkur áður en kemur að þessari aðgerð.
draft-unknown-card = Þetta er komið undir spili sem ekki hefur sést enn. Sendu það þegar þú hefur séð spilið.
