### An exercise: a position that asks for a decision.

exercise-title = Exercice
exercise-how = Seule la prochaine décision compte : une action, ou toute la fermeture d’une route. Elle est évaluée comme dans les conseils et les analyses, selon ce qui est connu à cette place.
exercise-copy = Copier le lien
exercise-copied = Le lien est copié. Il mène à cet exercice.
exercise-not-copied = Le navigateur ne permet pas de copier. Copiez l’adresse de cette page.
exercise-editor = Ouvrir dans l’éditeur
exercise-set-up = Préparer une position
exercise-none = Cette adresse ne contient aucune position. Préparez-en une ou ouvrez le lien d’un exercice.
