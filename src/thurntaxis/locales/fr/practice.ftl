### Practice: your own mistakes as exercises, and what you tend to get wrong.

practice-title = Entraînement
practice-none = Quand vous lisez l’analyse d’une de vos parties, ses erreurs deviennent des exercices. Ils reviennent ici après 1, 3, 7, 16 et 35 jours.
practice-due =
    { $count ->
        [one] { $count } exercice à faire aujourd’hui.
       *[other] { $count } exercices à faire aujourd’hui.
    }
practice-none-due = Aucun exercice à faire aujourd’hui.
practice-next = Les prochains arrivent le { $date }.
practice-learnt = Acquis pour de bon : { $count }.
practice-all-learnt = Tous vos exercices sont acquis. D’autres viendront avec l’analyse de votre prochaine partie.
practice-start = Travailler mes erreurs
practice-ahead = S’entraîner en avance
practice-ahead-text = Ces exercices ne sont pas encore à faire : s’entraîner en avance ne change rien.
practice-comes-back = Il revient le { $date }.
practice-stays-away = Vous l’avez résolu cinq fois au fil des semaines : il est acquis et ne revient plus.
practice-same-theme = { $count ->
    [one] Un problème sur le même thème
   *[other] { $count } problèmes sur le même thème
}
practice-back = Retour à mes parties
practice-from-review = Vos erreurs reviennent sous forme d’exercices, dès demain.
practice-to-puzzles = Problèmes
practice-kinds = Vos erreurs fréquentes
practice-kinds-from =
    { $games ->
        [one] D’après l’analyse de { $games } partie.
       *[other] D’après les analyses de { $games } parties.
    }
practice-times = { $count }×
practice-puzzles =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
practice-kind-late = Fermer trop tard
practice-kind-soon = Fermer trop tôt
practice-kind-dropped = Abandonner une route
practice-kind-cartwright = Oublier le cocher
practice-kind-administrator = Oublier le bailli
practice-kind-postmaster = Oublier le chef de poste
practice-kind-postal_carrier = Oublier le postillon
practice-kind-called = Faire appel à un personnage pour rien
practice-kind-houses = Mal choisir les maisons
practice-kind-discards = Défausser les mauvaises cartes
practice-kind-card = Prendre la mauvaise carte
practice-kind-route = Jouer la mauvaise carte, ou du mauvais côté
