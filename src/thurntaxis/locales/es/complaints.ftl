# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Bloquear
block-text = Ya no verás, en ninguna mesa, lo que { $name } diga o haya dicho. No se le avisa.
report-do = Denunciar
report-why = ¿Qué ha pasado? (Opcional.)
report-line = El anfitrión de este servidor recibe la línea y lo que escribas aquí.
report-person = El anfitrión de este servidor recibe el nombre y lo que escribas aquí.
report-done = Denunciado. El anfitrión de este servidor ya puede verlo.
blocked-title = Personas bloqueadas
blocked-none = No has bloqueado a nadie.
blocked-remove = Desbloquear a { $name }
blocked-remove-short = Desbloquear
