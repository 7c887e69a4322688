### Þrautir: ein umferð sem á að spila eins vel og hægt er.

puzzle-goal-win = Þraut { $puzzle }, getustig { $level }: þetta er síðasta umferð þín. Vinndu leikinn.
puzzle-goal-points = Þraut { $puzzle }, getustig { $level }: þetta er síðasta umferð þín. Fáðu eins mörg stig og þú getur.
puzzle-goal-end = Þraut { $puzzle }, getustig { $level }: þetta getur orðið síðasta umferðin. Ljúktu leiknum í henni og vinndu hann.
puzzle-goal-chance = Þraut { $puzzle }, getustig { $level }: spilaðu þessa umferð eins vel og þú getur.
puzzle-solved = Leyst: betur verður ekki gert.
puzzle-solved-chance = Leyst: ekkert betra er þekkt.
puzzle-cost-win = Þetta kostar { $cost } prósentustig af sigurlíkunum.
puzzle-cost-points = Töpuð stig: { $cost }.
puzzle-cost-end = Svona vinnst leikurinn ekki í þessari umferð.
puzzle-cost-chance = Þetta kostar { $cost } prósentustig af sigurlíkunum.
puzzle-solution = Einn besti kosturinn: { $actions }
puzzle-reason-administrator = Forstjórinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-cartwright = Póstvagnasmiðurinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-postal_carrier = Póstflutningamaðurinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-postmaster = Póstmeistarinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-houses = Pósthús í einu héraði eða eitt í hverju: { $best } svona, { $without } á hinn veginn.
puzzle-reason-cards = Rétta spilið ræður úrslitum: { $best } með því, { $without } með öðru.
puzzle-reason-turn = Umferðin gefur { $points } stig (póstvagn: { $carriage }, stigaskildir: { $tiles }, pósthús: { $houses }).
puzzle-reason-end = Í lokin ertu með { $points } stig en { $player } með { $others }.
puzzle-reason-tie = Ef stigin eru jöfn vinnur sá sem batt enda á leikinn, annars sá næsti réttsælis.
puzzle-reason-chance = Sigurlíkur: { $best }% svona, { $without }% eins og veikari leikmenn spila.
puzzle-value-points = { $points } stig
puzzle-value-average = { $points } stig að meðaltali
puzzle-value-win = sigur
puzzle-value-lost = enginn sigur
puzzle-value-chance = { $chance }% sigurlíkur

## Síðan í vafranum

puzzles-title = Þrautir
puzzles-today = Þraut dagsins
puzzles-unknown = Þessi þraut er ekki til.
puzzles-hint = Ráð
puzzles-hint-is = Næsta skref: { $action }
puzzles-solution = Lausn
puzzles-again = Aftur
puzzles-next = Næsta þraut
puzzles-choose = Velja efni og getustig
puzzles-theme = Efni
puzzles-level = Getustig
puzzles-all = öll
puzzles-theme-cartwright = Póstvagnasmiður
puzzles-theme-postal_carrier = Póstflutningamaður
puzzles-theme-postmaster = Póstmeistari
puzzles-theme-houses = Pósthús: eitt hérað eða fleiri
puzzles-theme-cards = Rétta spilið
puzzles-theme-administrator = Forstjóri
puzzles-theme-route = Lagning leiðar
puzzles-theme-discards = Hverju skal kasta?
puzzles-theme-early = Lokað snemma
puzzles-theme-waiting = Leiðin áfram opin
puzzles-theme-tiles = Skildirnir klárast
puzzles-theme-ending = Leikslok
puzzles-rating = Styrkurinn þinn: { $rating } ± { $deviation }, þrautir: { $count }. Aðeins fyrsta tilraunin telst með, án hjálpar.
# What can be chosen, and how many puzzles it has.
puzzles-counted = { $name } ({ $count })
