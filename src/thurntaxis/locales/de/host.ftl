# The page of whoever hosts a server: /api/host

host-title = Die Seite des Betreibers
host-token = Schlüssel
host-enter = Öffnen
host-how = Einen Schlüssel macht die Kommandozeile des Servers: thurntaxis admin host
host-wrong = Das ist nicht der Schlüssel.
host-tables = Tische
host-status = Zustand
host-number = Anzahl
host-sanctions = Gesperrte und Stummgeschaltete
host-kind = Art
host-workers = Prozesse
host-worker = Prozess
host-began = Seit
host-sockets = Verbindungen
host-in-memory = Tische im Speicher
host-processor = Rechenzeit
host-load = Last
host-errors = Fehler und Warnungen
host-refusals = Letzte Ablehnungen
host-when = Wann (UTC)
host-what = Was
host-nothing = Nichts.
