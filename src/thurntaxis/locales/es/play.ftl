### A table where others sit: waiting room, chat, clocks, who leaves and who returns.

you-named = { $name } (tú)
rematch-begun = La siguiente partida ha empezado. Tu asiento te espera.
page-title-turn = ● Te toca – { $page }
notices-table = Avisarme cuando me toque aquí
program-named = { $name } · programa
waiting-title = { $name }: a la espera
waiting-starts = La partida empieza sola en cuanto no quede ningún asiento libre.
seat-yours = tu asiento
seat-here = está aquí
seat-not-here = no está ahora
seat-sit = Sentarse aquí
seat-bot = Sentar a un bot
seat-leave = Levantarse
sit-name-first = Antes, di tu nombre a los demás.
invite-text = Envía este enlace a tus amigos o haz que escaneen el código.
invite-watch = Quien tenga este enlace puede ver la partida.
curtain-title = Le toca a { $name }
curtain-text = Pasa el dispositivo a { $name }. Que nadie más mire.
curtain-lift = Soy { $name }
take-back-title = ¿Deshacer tu turno?
take-back-text = La partida vuelve al principio de tu turno, o del anterior. También se deshace lo que han hecho los bots desde entonces. Puedes rehacerlo hasta que juegues.
take-back-casual = Después, la partida deja de ser clasificatoria.
holiday-until = { $name } está de vacaciones hasta el { $day }: el reloj está parado.
holiday-planned = { $name } estará de vacaciones del { $begin } al { $day }.
next-waiting = { $count ->
    [one] Te toca en otra partida.
   *[other] Te toca en otras { $count } partidas.
}
next-game = Siguiente partida
take-back-do = Deshacer
take-back-not = Seguir jugando
taken-back = Has deshecho tu turno.
redo = Rehacer
table-missing = Aquí no hay ninguna mesa
table-cancelled = Esta mesa se ha cancelado.
watching-you = Estás viendo esta partida.
watch-chances = Probabilidades de ganar
watch-behind =
    { $count ->
        [one] Hace una ronda
       *[other] Hace { $count } rondas
    }
watch-next = Ver la siguiente partida
watching =
    { $count ->
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
timeout-mine = Se te ha acabado el tiempo: un bot ha terminado tu turno.
connection-lost = Se ha perdido la conexión. Reintentando…
recap-on = Seguir
absent = { $name } lleva un rato sin aparecer.
absent-do = ¿Qué hacer?
absent-vote = Que siga un bot
absent-votes = ¿Que siga un bot por { $name }? A favor: { $count } de { $of }.
people-title = Quién está
people-here = aquí
people-away = ausente desde las { $time }
people-bot = un bot
people-extra = Dar más tiempo
people-vote-back = Mejor esperar
people-votes = A favor de un bot: { $count } de { $of }
people-end = Terminar la partida
people-end-back = Seguir jugando
people-end-text = La partida termina sin resultado cuando todos los presentes lo quieren.
people-end-votes = A favor de terminar: { $count } de { $of }
resign-title = ¿Abandonar la partida?
resign-text = Un bot ocupa tu asiento y sigue jugando. Puedes mirar.
resign-tournament = En el torneo no recibes puntos por una partida que termina un bot.
resigned-title = Has abandonado
resigned-text = Un bot sigue jugando en tu lugar.
resigned-watch = Mirar
resigned-again = Nueva partida
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-watching = Estás mirando; solo pueden hablar quienes juegan.
chat-about = Bloquear o denunciar a { $name }
chat-hidden = { $count ->
    [one] Un mensaje de alguien a quien has bloqueado está oculto
   *[other] { $count } mensajes de personas a quienes has bloqueado están ocultos
}
seed-unknown = La semilla de esta partida
seed-right = ✓ Las cartas estaban fijadas antes de empezar
seed-wrong = La semilla no coincide con lo anunciado al principio
seed-text = Antes de la primera carta, el servidor anunció un hash de su semilla secreta. Aquí está la semilla; su hash es el mismo, así que ninguna carta se eligió después.

# Another game of the same deal, by $name, which plays along.
ghost-points =
    { $points ->
        [one] Con estas cartas, { $name } tenía { $points } punto después de la ronda { $round }.
       *[other] Con estas cartas, { $name } tenía { $points } puntos después de la ronda { $round }.
    }
ghost-here = { $name } también ha jugado esta partida. Verás aquí sus puntos a partir de la ronda 2.
ghost-beside = Una al lado de la otra
