### Les pages des études

studies-one = Étude
studies-text = Une étude conserve ce que vous essayez : coups, variantes, commentaires, flèches et cercles sur la carte, en chapitres.
studies-none = Vous n’avez pas encore d’étude.
studies-row =
    { $chapters ->
        [one] { $chapters } chapitre, { $date }
       *[other] { $chapters } chapitres, { $date }
    }
studies-new = Nouvelle étude
studies-from-games = À partir d’une de vos parties : ouvrez-la pour la revoir, puis choisissez « Essayer des coups » ou l’analyse
studies-from-editor = À partir d’une position que vous composez
studies-from-file = Ouvrir un fichier texte
studies-large = Ce fichier est trop long : une étude compte au plus { $most } caractères.
studies-opening = Ouverture de l’étude …
studies-all = Toutes les études
studies-reading = Vous pouvez essayer des coups ici, mais ils ne sont pas enregistrés : vous pouvez seulement lire cette étude.
studies-chapter = Chapitre
studies-moves = Coups
studies-beginning = Début
studies-closed =
    { $count ->
        [0] Fermer la route sans maisons
       *[other] Fermer la route : { $cities }
    }
studies-marks = Signes et dessin
studies-mark-excellent = Excellent coup
studies-mark-good = Bon coup
studies-mark-interesting = Coup intéressant
studies-mark-doubtful = Coup douteux
studies-mark-mistake = Erreur
studies-mark-blunder = Grosse erreur
studies-circle = Cercle
studies-arrow = Flèche
studies-circle-how = Choisissez des villes sur la carte. Choisissez-en une de nouveau pour enlever son cercle.
studies-arrow-how = Choisissez la ville où la flèche commence.
studies-arrow-to = Choisissez maintenant la ville où la flèche finit.
studies-drawn = Sur la carte : { $drawn }.
studies-wipe = Enlever
studies-comment = Commentaire
studies-promote = En faire la ligne principale
studies-delete-step = Supprimer à partir d’ici
studies-exercise = Exercice à partir d’ici
studies-exercises = Chapitres en exercices
studies-save-text = Enregistrer comme fichier texte
studies-settings = Noms et chapitres
studies-settings-share = Partager et modifier
studies-name = Nom de l’étude
studies-chapter-name = Nom de ce chapitre
studies-add-chapters = Ajouter des chapitres d’un fichier
studies-delete-chapter = Supprimer ce chapitre
studies-share-reading = Toute personne qui a le lien peut la lire
studies-copy-reading = Copier le lien de lecture
studies-share-editing = Toute personne qui a le lien de modification peut la changer
studies-copy-editing = Copier le lien de modification
studies-copied = Le lien est copié.
studies-delete = Supprimer l’étude
studies-delete-text = « { $name } » sera supprimée définitivement, y compris pour les personnes avec qui elle est partagée.
