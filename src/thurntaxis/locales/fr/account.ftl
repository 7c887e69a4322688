### Qui l’on est dans ce navigateur, et comment le serveur prévient.

settings-notices = Quand c’est à vous
notices-text = Le serveur peut vous avertir quand vous ne regardez pas la table : au plus une notification non lue par table.
notices-none = Ce serveur n’envoie pas de notifications.
notices-on = M’avertir
notices-browser = Dans ce navigateur
notices-refused = Votre navigateur ne le permet pas. Autorisez d’abord les notifications de ce site.
notices-hook = Un webhook (Discord, Matrix, Slack…)
notices-mail = Par courriel
notices-add = Ajouter
notices-places = Où vous prévenir
notices-unconfirmed = { $name } (consultez votre boîte de réception)
notices-a-browser = Navigateur, via { $name }
notices-remove = Retirer { $name }
notices-remove-short = Retirer
notices-quiet = Pas la nuit
notices-from = De
notices-until = À
absence-title = Vacances et heures de jeu
absence-text = Dans les parties sur plusieurs jours, vos pendules s’arrêtent pendant vos vacances et en dehors des heures où vous jouez. Les autres voient vos vacances à l’avance.
absence-left = { $count ->
    [one] Il vous reste { $count } jour de vacances pour les trois prochains mois.
   *[other] Il vous reste { $count } jours de vacances pour les trois prochains mois.
}
absence-take = Prendre des vacances
absence-from = Premier jour
absence-to = Dernier jour
absence-holiday = Absence du { $begin } au { $end }
absence-end = Je suis de retour
absence-give-up = Annuler
absence-hours = Mes pendules ne tournent qu’à ces heures
me-title = Vos autres appareils
me-text = Il n’y a pas de compte : vos places appartiennent à ce navigateur. Un lien personnel les emporte, avec vos parties terminées, sur un autre appareil. Il sert une seule fois, pendant dix minutes.
me-show = Montrer mon lien
me-link = La première personne qui ouvre ce lien joue à votre place. Gardez-le pour vous. Il sert une seule fois, jusqu’à { $until }.
me-whose = Ce lien appartient à { $name } ({ $count ->
    [one] { $count } table
   *[other] { $count } tables
}).
me-whose-unknown = Ce lien appartient à quelqu’un qui n’a pas encore joué.
me-warning = Si ce lien n’est pas le vôtre, restez qui vous êtes : la personne qui l’a envoyé connaîtrait vos cartes.
me-become = Devenir { $name } ici
me-become-unknown = Devenir cette personne ici
me-stay = Rester qui je suis
me-same = Ce lien est le vôtre.
me-back-later = Dans les réglages, vous pourrez redevenir qui vous êtes maintenant.
me-former = Avant d’ouvrir un lien personnel, vous étiez quelqu’un d’autre dans ce navigateur.
me-back = Redevenir qui j’étais
