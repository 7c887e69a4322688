### Rich texts: whose turn it is, what can be done, and questions before a move.

drop-title = Abandonner la route ?
drop-text =
    Si vous recommencez avec <b>{ $city }</b>, vous défaussez { $count ->
        [one] votre seule carte, { $first }. Elle ne rapporte
       *[other] les { $count } cartes de la route { $first } – { $last }. Elles ne rapportent
    } rien.
last-turn-title = Terminer votre dernier tour ?
last-turn-text = Vous pouvez encore <b>fermer votre route</b> de { $count } cartes. Si vous terminez le tour, elle ne rapporte rien.
last-turn-end = Terminer quand même
coach-title = Avant de continuer
coach-other-card = Après cette carte, <b>aucune autre ne peut suivre</b> : la route ne pourrait plus qu’être fermée ou abandonnée. Avec { $city }, elle resterait ouverte.
coach-other-end = Si vous posez cette carte ici, <b>aucune autre ne peut suivre</b> : la route ne pourrait plus qu’être fermée ou abandonnée. À l’autre bout, elle resterait ouverte.
coach-nothing-fits = <b>Aucune carte ne peut plus suivre</b> sur votre route : au prochain tour, il faudra l’abandonner. Maintenant, vous pouvez encore la fermer.
coach-few-fit = Aucune carte de votre main ni aucune carte visible ne convient à votre route. Cartes qui conviennent parmi les { $unseen } que vous n’avez pas vues : <b>{ $fitting }</b>. Si aucune ne convient au prochain tour, il faudra abandonner la route ; maintenant, vous pouvez encore la fermer.
coach-cartwright = Le <b>cocher</b> vous donnerait la calèche { $carriage } pour cette route, et cela ne coûte rien.
coach-note = Le conseiller s’active et se désactive dans les réglages.
coach-anyway = Le faire quand même
coach-back = Réfléchir encore
status-watch-draw = <b>{ $name }</b> prend une carte.
status-watch-play = <b>{ $name }</b> pose une carte.
status-watch-finish = <b>{ $name }</b> peut fermer la route ou terminer son tour.
status-watch-closing = <b>{ $name }</b> ferme une route.
status-over =
    La partie est terminée. <b>{ $name }</b> gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
status-over-you =
    La partie est terminée. <b>Vous gagnez</b> avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
status-draw = À vous, { $name }. <b>Prenez une carte</b>, visible ou de la pioche.
status-draw-administrator = À vous, { $name }. <b>Prenez une carte</b>, ou faites d’abord changer les six par le <b>bailli</b>.
status-draw-forced-first = À vous, { $name }. Votre main est vide : le <b>chef de poste</b> vous donne <b>deux cartes</b>. Prenez la première.
status-draw-forced-second = Prenez la <b>deuxième carte</b> : le chef de poste vous aide, car votre main était vide.
status-play-first = À vous, { $name }. <b>Posez une carte</b> pour commencer une route.
status-play-first-postmaster = À vous, { $name }. <b>Posez une carte</b> pour commencer une route, ou prenez-en une deuxième avec le <b>chef de poste</b>.
status-play-one =
    <b>Posez une carte</b> : <u>{ $card }</u> convient { $where ->
        [left] avant
       *[right] après
    } { $end }.
status-play-two = <b>Posez une carte</b> : <u>{ $left }</u> convient avant { $first }, <u>{ $right }</u> après { $last }.
status-play-both = <b>Posez une carte</b> : <u>{ $card }</u> convient aux deux extrémités. <b>Choisissez-en une</b>.
status-choose-end = Choisissez l’extrémité de la route où poser { $card }.
status-play-some = <b>Posez une carte</b> : { $count } des vôtres conviennent à la route.
status-play-none = Aucune carte ne convient. <b>Commencez une nouvelle route</b> : l’ancienne est défaussée.
status-your-turn = À vous, { $name }.
status-or-postmaster = Ou prenez d’abord une deuxième carte avec le <b>chef de poste</b>.
status-only-postmaster = Ou prenez une deuxième carte avec le <b>chef de poste</b> : elle conviendra peut-être.
status-finish-end = <b>Terminez votre tour</b> : la route continuera la prochaine fois.
status-last-turn = C’est votre <b>dernier tour</b>.
status-last-close = Votre dernier tour : <b>fermez la route maintenant</b>, sinon elle ne rapporte rien.
status-last-end = Votre dernier tour : la route est trop courte pour être fermée. <b>Terminez votre tour.</b>
status-last-coming = Il vous reste <b>un tour</b>.
status-last-over = Vous avez joué votre dernier tour.
status-finish-close = <b>Fermez la route</b> de { $count } cartes, ou terminez votre tour et laissez-la grandir.
status-or-carrier =
    Ou posez { $count ->
        [one] aussi <u>{ $card }</u>
       *[other] une deuxième carte
    } avec le <b>postillon</b>.
status-closing = <b>Fermez votre route</b> : choisissez où vont vos maisons.
status-closing-carriage = Vos maisons sont posées. Demandez une calèche au <b>cocher</b>, ou laissez-la pour plus tard.
status-closing-discard = Votre route est fermée. <b>Gardez trois cartes</b> : choisissez lesquelles défausser.
last-round =
    <b>Dernière manche :</b> { $mine ->
        [yes] { $reason ->
            [houses] vous avez posé votre dernière maison.
           *[carriage] vous avez la calèche 7.
        }
       *[no] { $reason ->
            [houses] { $name } a posé sa dernière maison.
           *[carriage] { $name } a la calèche 7.
        }
    }
last-round-left = Encore à jouer : { $names }.
