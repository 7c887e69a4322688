# The page of whoever hosts a server: /api/host

host-title = Síða umsjónarmanns
host-token = Lykill
host-enter = Opna
host-how = Lykill er búinn til á skipanalínu netþjónsins: thurntaxis admin host
host-wrong = Þetta er ekki lykillinn.
host-tables = Borð
host-status = Staða
host-number = Fjöldi
host-sanctions = Fólk sem er útilokað eða þaggað
host-kind = Tegund
host-workers = Ferli
host-worker = Ferli nr.
host-began = Síðan
host-sockets = Tengingar
host-in-memory = Borð í minni
host-processor = Örgjörvatími
host-load = Álag
host-errors = Villur og viðvaranir
host-refusals = Nýlegar hafnanir
host-when = Hvenær (UTC)
host-what = Hvað
host-nothing = Ekkert.
