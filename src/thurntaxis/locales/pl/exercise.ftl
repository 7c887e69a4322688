### An exercise: a position that asks for a decision.

exercise-title = Ćwiczenie
exercise-how = Liczy się tylko najbliższa decyzja: jedna akcja albo całe zamknięcie trasy. Jest oceniana jak w podpowiedziach i analizach, według tego, co wiadomo z tego miejsca przy stole.
exercise-copy = Kopiuj link
exercise-copied = Link jest skopiowany. Prowadzi do tego ćwiczenia.
exercise-not-copied = Przeglądarka nie pozwala kopiować. Skopiuj adres tej strony.
exercise-editor = Otwórz w edytorze
exercise-set-up = Ustaw pozycję
exercise-none = Ten adres nie zawiera żadnej pozycji. Ustaw ją albo otwórz link do ćwiczenia.
