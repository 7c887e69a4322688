### Þrautir: ein umferð sem á að spila eins vel og hægt er.

puzzle-goal-win = Þraut { $puzzle }, stig { $level }: þetta er síðasta umferðin þín. Vinndu spilið.
puzzle-goal-points = Þraut { $puzzle }, stig { $level }: þetta er síðasta umferðin þín. Fáðu eins mörg stig og þú getur.
puzzle-goal-chance = Þraut { $puzzle }, stig { $level }: spilaðu þessa umferð eins vel og þú getur.
puzzle-solved = Leyst: betur er ekki hægt að gera.
puzzle-solved-chance = Leyst: ekkert betra er þekkt.
puzzle-cost-win = Þetta kostar { $cost } % af sigurlíkunum.
puzzle-cost-points = Þetta kostar stig: { $cost }.
puzzle-cost-chance = Þetta kostar { $cost } prósentustig af sigurlíkunum.
puzzle-solution = Ein besta leiðin: { $actions }
puzzle-reason-cartwright = Póstvagnasmiðurinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-postal_carrier = Póstflutningamaðurinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-postmaster = Póstmeistarinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-houses = Val pósthúsa ræður úrslitum: { $best } með þessum, { $without } með öðrum.
puzzle-reason-cards = Rétta spilið ræður úrslitum: { $best } með því, { $without } ef leiðin er áfram opin.
puzzle-reason-chance = Sigurlíkur: { $best } % svona, { $without } % eins og veikari leikmenn spila.
