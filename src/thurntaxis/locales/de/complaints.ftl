# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Blockieren
block-text = Was { $name } sagt, auch früher, wird dir an keinem Tisch mehr gezeigt. Davon erfährt { $name } nichts.
report-do = Melden
report-why = Was stimmt nicht? (Du musst nichts schreiben.)
report-line = Der Betreiber dieses Servers bekommt die Zeile und was du hier schreibst.
report-person = Der Betreiber dieses Servers bekommt den Namen und was du hier schreibst.
report-done = Gemeldet. Der Betreiber dieses Servers kann es jetzt sehen.
blocked-title = Blockierte Leute
blocked-none = Du hast niemanden blockiert.
blocked-remove = Blockierung von { $name } aufheben
blocked-remove-short = Aufheben
