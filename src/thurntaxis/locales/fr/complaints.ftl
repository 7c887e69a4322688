# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Bloquer
block-text = Vous ne verrez plus, à aucune table, les messages de cette personne ({ $name }), même les anciens. Elle n’en saura rien.
report-do = Signaler
report-why = Qu’est-ce qui ne va pas ? (Facultatif.)
report-line = L’administrateur de ce serveur recevra ce message et ce que vous écrivez ici.
report-person = L’administrateur de ce serveur recevra ce nom et ce que vous écrivez ici.
report-done = C’est signalé. L’administrateur de ce serveur peut le voir.
blocked-title = Personnes bloquées
blocked-none = Vous n’avez bloqué personne.
blocked-remove = Débloquer { $name }
blocked-remove-short = Débloquer
