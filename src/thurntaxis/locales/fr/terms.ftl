### On vouvoie le joueur. Les villes et les régions gardent leur nom du plateau.
### « Route » est la rangée de cartes ; une route dessinée sur le plateau s’appelle « liaison ».

-administrator = bailli
-postmaster = chef de poste
-postal-carrier = postillon
-cartwright = cocher

official-administrator = Bailli
official-postmaster = Chef de poste
official-postal_carrier = Postillon
official-cartwright = Cocher

official-administrator-does = Changez toutes les cartes visibles avant d’en prendre une.
official-postmaster-does = Prenez une deuxième carte.
official-postal_carrier-does = Posez une deuxième carte.
official-cartwright-does = Prenez la calèche suivante même s’il manque une ou deux cartes à votre route.

phase-draw = Prendre une carte
phase-play = Poser une carte
phase-finish = Fermer la route ou terminer
phase-houses = Poser des maisons
phase-carriage = Aide du cocher
phase-discard = Défausser
phase-over = Partie terminée

stack-route_5 = Route de 5
stack-route_6 = Route de 6
stack-route_7 = Route de 7 et plus
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = Toutes les régions
stack-outside_baiern = Extérieur Baiern
stack-game_end = Fin du jeu

ruleset-standard = Standard
ruleset-first-printing = Première édition
ruleset-icelandic = Édition islandaise
option-all_provinces = Tuile « Toutes les régions »
option-all_provinces-every_province = une maison dans chaque région
option-all_provinces-outside_baiern = une maison dans chaque région sauf Baiern
option-route_tile_fallback = Quand une pile de tuiles de route est vide
option-route_tile_fallback-always = on prend toujours dans la pile de longueur inférieure
option-route_tile_fallback-seven_only = seules les routes de 7 et plus prennent dans une pile inférieure
option-carriage_points = Points des calèches
option-carriage_points-printed = les points imprimés : 2, 3, 5, 7, 10
option-carriage_points-length = le chiffre de la calèche : 3, 4, 5, 6, 7
