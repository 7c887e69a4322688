### Angesprochen wird mit „du“. Städte und Länder heißen wie auf dem Spielplan.

-administrator = Amtmann
-postmaster = Postmeister
-postal-carrier = Postillion
-cartwright = Wagner

official-administrator = { -administrator }
official-postmaster = { -postmaster }
official-postal_carrier = { -postal-carrier }
official-cartwright = { -cartwright }

official-administrator-does = Tausche die ganze Auslage aus, bevor du eine Karte nimmst.
official-postmaster-does = Nimm eine zweite Karte.
official-postal_carrier-does = Spiele eine zweite Karte.
official-cartwright-does = Nimm die nächste Kutsche, auch wenn deiner Strecke eine oder zwei Karten fehlen.

phase-draw = Karte nehmen
phase-play = Karte spielen
phase-finish = Abschließen oder beenden
phase-houses = Häuser setzen
phase-carriage = Wagner
phase-discard = Karten ablegen
phase-over = Spiel beendet

stack-route_5 = 5er-Strecke
stack-route_6 = 6er-Strecke
stack-route_7 = 7er-Strecke
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = Alle Länder
stack-outside_baiern = Außerhalb Baiern
stack-game_end = Spielende

ruleset-standard = Standard
ruleset-first-printing = Erstauflage
ruleset-icelandic = Isländische Ausgabe
option-all_provinces = Plättchen „Alle Länder“
option-all_provinces-every_province = ein Haus in jedem Land
option-all_provinces-outside_baiern = ein Haus in jedem Land außer Baiern
option-route_tile_fallback = Wenn ein Stapel für lange Strecken leer ist
option-route_tile_fallback-always = immer vom nächstkürzeren Stapel nehmen
option-route_tile_fallback-seven_only = nur Strecken ab 7 Karten weichen auf einen kürzeren Stapel aus
option-carriage_points = Punkte für Kutschen
option-carriage_points-printed = wie aufgedruckt: 2, 3, 5, 7, 10
option-carriage_points-length = die Zahl der Kutsche: 3, 4, 5, 6, 7
