# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Blockieren
block-text = Was { $name } schreibt oder geschrieben hat, siehst du an keinem Tisch mehr. { $name } erfährt davon nichts.
report-do = Melden
report-why = Was stimmt nicht? (freiwillig)
report-line = Der Betreiber dieses Servers bekommt die Zeile und was du hier schreibst.
report-person = Der Betreiber dieses Servers bekommt den Namen und was du hier schreibst.
report-done = Gemeldet. Der Betreiber dieses Servers kann es jetzt sehen.
blocked-title = Blockierte Personen
blocked-none = Du hast niemanden blockiert.
blocked-remove = Blockierung von { $name } aufheben
blocked-remove-short = Aufheben
