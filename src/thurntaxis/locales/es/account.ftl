### Quién es alguien en este navegador y cómo le avisa el servidor.

settings-notices = Cuando te toca
notices-text = El servidor puede avisarte cuando no estás mirando la mesa: como mucho un aviso sin leer por mesa.
notices-none = Este servidor no envía avisos.
notices-on = Avisarme
notices-browser = En este navegador
notices-refused = Tu navegador no lo permite. Permite antes las notificaciones de este sitio.
notices-hook = Un webhook (Discord, Matrix, Slack…)
notices-mail = Por correo
notices-add = Añadir
notices-places = Dónde te avisamos
notices-unconfirmed = { $name } (mira tu correo)
notices-a-browser = Navegador, a través de { $name }
notices-remove = Quitar { $name }
notices-remove-short = Quitar
notices-quiet = No por la noche
notices-from = Desde
notices-until = Hasta
absence-title = Vacaciones y horario de juego
absence-text = En las partidas de varios días, tus relojes se paran mientras estás de vacaciones y fuera de las horas en que juegas. Los demás ven tus vacaciones de antemano.
absence-left = { $count ->
    [one] Te queda { $count } día de vacaciones en los próximos tres meses.
   *[other] Te quedan { $count } días de vacaciones en los próximos tres meses.
}
absence-take = Tomar vacaciones
absence-from = Primer día
absence-to = Último día
absence-holiday = Fuera del { $begin } al { $end }
absence-end = Ya he vuelto
absence-give-up = Anularlas
absence-hours = Mis relojes solo corren en estas horas
me-title = Tus otros dispositivos
me-text = No hay cuentas: tus asientos pertenecen a este navegador. Un enlace personal los lleva, con tus partidas terminadas, a otro dispositivo. Sirve una vez, durante diez minutos.
me-show = Mostrar mi enlace
me-link = Quien abra primero este enlace juega en tu lugar. Guárdalo para ti. Sirve una vez, hasta las { $until }.
me-whose = Este enlace es de { $name } ({ $count ->
    [one] { $count } mesa
   *[other] { $count } mesas
}).
me-whose-unknown = Este enlace pertenece a alguien que aún no ha jugado.
me-warning = Si el enlace no es tuyo, sigue siendo quien eres: quien te lo envió conocería tus cartas.
me-become = Ser { $name } aquí
me-become-unknown = Ser esa persona aquí
me-stay = Seguir siendo quien soy
me-same = Este enlace es el tuyo.
me-back-later = En los ajustes puedes volver a ser quien eres ahora.
me-former = Antes de abrir un enlace personal, eras otra persona en este navegador.
me-back = Volver a ser quien era
