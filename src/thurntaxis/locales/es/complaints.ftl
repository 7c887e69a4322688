# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Bloquear
block-text = Ya no verás, en ninguna mesa, lo que { $name } diga o haya dicho. No se le avisa.
report-do = Denunciar
report-why = ¿Qué ha pasado? (Opcional.)
report-line = Quien administra este servidor recibirá el mensaje y lo que escribas aquí.
report-person = Quien administra este servidor recibirá el nombre y lo que escribas aquí.
report-done = Denuncia enviada. Quien administra este servidor ya puede verla.
blocked-title = Personas bloqueadas
blocked-none = No has bloqueado a nadie.
blocked-remove = Desbloquear a { $name }
blocked-remove-short = Desbloquear
