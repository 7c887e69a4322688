# The page of whoever hosts a server: /api/host

host-title = La page de l’hébergeur
host-token = Clé
host-enter = Entrer
host-how = La clé se crée sur la ligne de commande du serveur : thurntaxis admin host
host-wrong = Ce n’est pas la clé.
host-tables = Tables
host-status = État
host-number = Nombre
host-sanctions = Personnes exclues ou privées de parole
host-kind = Type
host-workers = Processus
host-worker = Processus n°
host-began = Depuis
host-sockets = Connexions
host-in-memory = Tables en mémoire
host-processor = Temps de processeur
host-load = Charge
host-errors = Erreurs et avertissements
host-refusals = Refus récents
host-when = Quand (UTC)
host-what = Quoi
host-nothing = Rien.
