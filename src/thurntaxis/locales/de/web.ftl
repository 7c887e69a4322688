### What every page of the browser client can say. <b>, <i> and <u> may be used where a text is marked "rich".

title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = Poststrecken um 1800
menu-night = Nacht
menu-day = Tag
menu-settings = Einstellungen
close-sheet = Schließen
cancel = Abbrechen
map-title = Spielplan
map-locator = Ganzen Spielplan zeigen oder zurück
map-city =
    { $city }, { $province }, { $houses ->
        [0] keine Häuser
        [one] ein Haus
       *[other] { $houses } Häuser
    }{ $legal ->
        [yes] , wählbar
       *[no] {""}
    }
score-share = Teilen
replay = Wiederholung
page-title = { $page } – Thurn und Taxis
page-wins = Was zum Sieg führt
page-studies = Studien
page-explorer = Erste Strecken
page-home = Zur Startseite
page-fold = Text ausblenden
page-unfold = Text einblenden
page-missing = Diese Seite gibt es nicht
page-missing-text = Diese Adresse führt nirgendwohin.
page-failed = Nicht geladen
page-not-loaded = Die Seite konnte nicht geladen werden. Steht die Verbindung?
page-again = Noch einmal versuchen
page-loading = Einen Moment …
bots-level = Ihre Stärke
bots-mixed = Gemischte Stufen
rated-game = Gewertetes Spiel
rated-help = Es zählt für die Rangliste, solange niemand einen Tipp nutzt.
casual-chosen = Es zählt nicht für die Rangliste.
casual-device = Mehrere Personen spielen an einem Gerät.
casual-levels = Ohne Wertung: Zwei Bots haben dieselbe Stufe.
level-random = Zufall
level-builder = Baumeister
level-ismcts = IS-MCTS
level-search = Suche
your-name = Dein Name
name-longest = Ein Name hat höchstens { $count } Zeichen.
player-default = Fahrgast
alone-fetching = Das Spiel wird geladen: { $loaded } von { $total } MB
alone-setting = Der Tisch wird gedeckt …
alone-elsewhere = Das Spiel ist in einem anderen Tab oder Fenster offen. Spiel dort weiter oder schließ es.
alone-failed = Das Spiel konnte hier nicht starten: { $problem }
alone-memory = Für das Spiel ist nicht genug Speicher frei. Schließ andere Tabs oder Programme und versuch es noch einmal.
alone-again = Noch einmal versuchen
alone-slow = Diesem Browser fehlt WebAssembly-SIMD, darum denken die Bots langsam. Ein neuerer ist viel schneller.
version-ready = Eine neue Version ist da.
version-now = Neu laden
version-later = Später
connection-none = Keine Verbindung zum Server. Was ihn braucht, muss warten.
table-plain = Ein Tisch
settings-language = Sprache
leaderboard = Rangliste
seat-open = freier Platz
invite-network = Das ist die Adresse für andere in deinem Netz.
invite-local = Diesen Link kann nur dieses Gerät öffnen. Mit „{ $option }“ gestartet, lässt der Server auch andere in deinem Netz herein.
invite-link = Link zum Verschicken
invite-code = Der Link als Code zum Scannen
invite-copy = Link kopieren
invite-copied = Kopiert
connection-not-sent = Die Verbindung brach ab, bevor das ankam. Versuch es noch einmal.
