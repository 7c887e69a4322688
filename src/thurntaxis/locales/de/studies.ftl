### Die Seiten der Studien

studies-one = Studie
studies-text = Eine Studie bewahrt auf, was du ausprobierst: Züge, Varianten, Kommentare sowie Pfeile und Kreise auf dem Spielplan, in Kapiteln.
studies-none = Du hast noch keine Studien.
studies-row =
    { $chapters ->
        [one] 1 Kapitel, { $date }
       *[other] { $chapters } Kapitel, { $date }
    }
studies-new = Neue Studie
studies-from-games = Aus einer deiner Partien: Öffne sie zum Nachspielen und wähle „Ausprobieren“ oder die Analyse
studies-from-editor = Aus einer Stellung, die du aufbaust
studies-from-file = Textdatei öffnen
studies-large = Diese Datei ist zu lang: Eine Studie hat höchstens { $most } Zeichen.
studies-opening = Studie wird geöffnet …
studies-all = Alle Studien
studies-reading = Du kannst hier Züge ausprobieren, sie werden aber nicht gespeichert: Du kannst diese Studie nur lesen.
studies-chapter = Kapitel
studies-moves = Züge
studies-beginning = Anfang
studies-closed =
    { $count ->
        [0] Strecke ohne Häuser abschließen
       *[other] Strecke abschließen: { $cities }
    }
studies-marks = Zeichen und Zeichnen
studies-mark-excellent = Hervorragender Zug
studies-mark-good = Guter Zug
studies-mark-interesting = Interessanter Zug
studies-mark-doubtful = Zweifelhafter Zug
studies-mark-mistake = Fehler
studies-mark-blunder = Grober Fehler
studies-circle = Kreis
studies-arrow = Pfeil
studies-circle-how = Wähle Städte auf dem Spielplan. Wähle eine noch einmal, um ihren Kreis zu entfernen.
studies-arrow-how = Wähle die Stadt, in der der Pfeil beginnt.
studies-arrow-to = Wähle jetzt die Stadt, in der der Pfeil endet.
studies-drawn = Auf dem Spielplan: { $drawn }.
studies-wipe = Entfernen
studies-comment = Kommentar
studies-promote = Zur Hauptvariante machen
studies-delete-step = Ab hier löschen
studies-exercise = Übung ab hier
studies-exercises = Kapitel als Übungen
studies-save-text = Als Textdatei speichern
studies-settings = Namen und Kapitel
studies-settings-share = Teilen und bearbeiten
studies-name = Name der Studie
studies-chapter-name = Name dieses Kapitels
studies-add-chapters = Kapitel aus einer Datei hinzufügen
studies-delete-chapter = Dieses Kapitel löschen
studies-share-reading = Alle mit dem Link können lesen
studies-copy-reading = Link zum Lesen kopieren
studies-share-editing = Alle mit dem Bearbeitungslink können ändern
studies-copy-editing = Link zum Bearbeiten kopieren
studies-copied = Der Link ist kopiert.
studies-delete = Studie löschen
studies-delete-text = „{ $name }“ wird endgültig gelöscht, auch für alle, mit denen du die Studie geteilt hast.
