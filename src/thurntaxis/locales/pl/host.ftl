# The page of whoever hosts a server: /api/host

host-title = Strona gospodarza
host-token = Klucz
host-enter = Wejdź
host-how = Klucz tworzy się w wierszu poleceń serwera: thurntaxis admin host
host-wrong = To nie jest ten klucz.
host-tables = Stoły
host-status = Stan
host-number = Ile
host-sanctions = Osoby zablokowane lub wyciszone
host-kind = Rodzaj
host-workers = Procesy
host-worker = Proces
host-began = Od
host-sockets = Połączenia
host-in-memory = Stoły w pamięci
host-processor = Czas procesora
host-load = Obciążenie
host-errors = Błędy i ostrzeżenia
host-refusals = Ostatnie odmowy
host-when = Kiedy (UTC)
host-what = Co
host-nothing = Nic.
