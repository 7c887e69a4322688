### An exercise: a position that asks for a decision.

exercise-title = Übung
exercise-how = Es zählt nur die nächste Entscheidung: eine Aktion oder ein ganzer Abschluss. Sie wird bewertet wie in Tipps und Analysen, nach dem, was an diesem Platz bekannt ist.
exercise-copy = Link kopieren
exercise-copied = Der Link ist kopiert. Alle, die ihn öffnen, bekommen diese Übung.
exercise-not-copied = Der Browser erlaubt kein Kopieren. Kopiere die Adresse dieser Seite.
exercise-editor = Im Editor öffnen
exercise-set-up = Eine Stellung aufbauen
exercise-none = Diese Adresse enthält keine Stellung. Baue eine auf oder öffne den Link einer Übung.
