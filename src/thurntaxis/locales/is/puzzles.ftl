### Þrautir: ein umferð sem á að spila eins vel og hægt er.

puzzle-goal-win = Þraut { $puzzle }, getustig { $level }: þetta er síðasta umferð þín. Vinndu leikinn.
puzzle-goal-points = Þraut { $puzzle }, getustig { $level }: þetta er síðasta umferð þín. Fáðu eins mörg stig og þú getur.
puzzle-goal-chance = Þraut { $puzzle }, getustig { $level }: spilaðu þessa umferð eins vel og þú getur.
puzzle-solved = Leyst: betur verður ekki gert.
puzzle-solved-chance = Leyst: ekkert betra er þekkt.
puzzle-cost-win = Þetta kostar { $cost }% af sigurlíkunum.
puzzle-cost-points = Töpuð stig: { $cost }.
puzzle-cost-chance = Þetta kostar { $cost } prósentustig af sigurlíkunum.
puzzle-solution = Einn besti kosturinn: { $actions }
puzzle-reason-cartwright = Póstvagnasmiðurinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-postal_carrier = Póstflutningamaðurinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-postmaster = Póstmeistarinn ræður úrslitum: { $best } með honum, { $without } án hans.
puzzle-reason-houses = Val pósthúsa ræður úrslitum: { $best } með þessum, { $without } með öðrum.
puzzle-reason-cards = Rétta spilið ræður úrslitum: { $best } með því, { $without } ef leiðin er áfram opin.
puzzle-reason-chance = Sigurlíkur: { $best }% svona, { $without }% eins og veikari leikmenn spila.
