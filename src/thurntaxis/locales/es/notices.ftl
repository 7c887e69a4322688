# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = Ha empezado una partida: { $table }
notice-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
notice-turn = Te toca: { $table }
notice-over = La partida ha terminado: { $table }
notice-rematch = Te invitan a la revancha: { $table }
notice-round = Tu mesa está lista: { $table }
notice-tournament = El torneo ha terminado: { $table }
notice-mail-stop = Recibes este correo porque lo pediste. Darse de baja
notice-mail-subject = Confirma tu dirección de correo
notice-mail-confirm = ¿Quieres que te avisemos aquí cuando te toque? Confírmalo con este enlace. Si no lo has pedido, no hagas nada.
notice-mail-refuse = No volver a escribir a esta dirección
notice-confirm-question = ¿Quieres que te avisemos por correo cuando te toque?
notice-confirm-button = Sí
notice-confirmed = Te avisaremos por correo cuando te toque.
notice-stop-question = ¿Dejar de recibir correos sobre tus partidas?
notice-stop-button = Darse de baja
notice-stopped = No recibirás más correos.
