### Practice: your own mistakes as exercises, and what you tend to get wrong.

practice-title = Æfingar
practice-none = Þegar þú lest greiningu á leik þínum verða mistökin í honum að æfingum. Þær koma hingað aftur eftir 1, 3, 7, 16 og 35 daga.
practice-due =
    { $count ->
        [one] { $count } æfing bíður þín í dag.
       *[other] { $count } æfingar bíða þín í dag.
    }
practice-none-due = Engin æfing bíður þín í dag.
practice-next = Þær næstu koma { $date }.
practice-learnt = Fulllærðar: { $count }.
practice-all-learnt = Þú hefur lært allar æfingarnar. Nýjar koma með greiningu á næsta leik þínum.
practice-start = Æfa mistökin mín
practice-ahead = Æfa fram í tímann
practice-ahead-text = Ekki er enn komið að þessum æfingum: að æfa fram í tímann breytir engu.
practice-comes-back = Hún kemur aftur { $date }.
practice-stays-away = Þú hefur leyst hana fimm sinnum á nokkrum vikum: hún er lærð og kemur ekki aftur.
practice-same-theme = { $count ->
    [one] { $count } þraut um sama efni
   *[other] { $count } þrautir um sama efni
}
practice-back = Aftur í leikina mína
practice-from-review = Mistökin þín koma aftur sem æfingar frá og með morgundeginum.
practice-to-puzzles = Þrautir
practice-kinds = Það sem þér mistekst oft
practice-kinds-from =
    { $games ->
        [one] Úr greiningu á { $games } leik.
       *[other] Úr greiningum á { $games } leikjum.
    }
practice-times = { $count }×
practice-puzzles =
    { $count ->
        [one] { $count } þraut
       *[other] { $count } þrautir
    }
practice-kind-late = Að loka leið of seint
practice-kind-soon = Að loka leið of snemma
practice-kind-dropped = Að gefa leið upp á bátinn
practice-kind-cartwright = Að gleyma póstvagnasmiðnum
practice-kind-administrator = Að gleyma forstjóranum
practice-kind-postmaster = Að gleyma póstmeistaranum
practice-kind-postal_carrier = Að gleyma póstflutningamanninum
practice-kind-called = Að kalla á póststarfsmann til einskis
practice-kind-houses = Að velja röng pósthús
practice-kind-discards = Að kasta röngum spilum
practice-kind-card = Að taka rangt spil
practice-kind-route = Að leggja rangt spil eða við rangan enda
