### Zwracamy się na „ty”, bez czasu przeszłego (żeby nie zgadywać rodzaju). Imiona graczy i nazwy miast stoją zawsze w mianowniku:
### „karta Ulm”, „w mieście Ulm”. Nazwy miast i regionów są takie jak na planszy.

-administrator = { $case ->
       *[nom] zarządca
        [gen] zarządcy
    }
-postmaster = { $case ->
       *[nom] kierownik poczty
        [gen] kierownika poczty
    }
-postal-carrier = { $case ->
       *[nom] pocztylion
        [gen] pocztyliona
    }
-cartwright = { $case ->
       *[nom] kołodziej
        [gen] kołodzieja
    }

official-administrator = Zarządca
official-postmaster = Kierownik poczty
official-postal_carrier = Pocztylion
official-cartwright = Kołodziej

official-administrator-does = Wymień wszystkie odkryte karty, zanim dobierzesz kartę.
official-postmaster-does = Dobierz drugą kartę.
official-postal_carrier-does = Wyłóż drugą kartę.
official-cartwright-does = Weź następny powóz, nawet jeśli trasie brakuje jednej lub dwóch kart.

phase-draw = Dobranie karty
phase-play = Wyłożenie karty
phase-finish = Zamknięcie trasy lub koniec tury
phase-houses = Ustawianie domów
phase-carriage = Kołodziej
phase-discard = Odrzucanie kart
phase-over = Koniec gry

stack-route_5 = Trasa piątkowa
stack-route_6 = Trasa szóstkowa
stack-route_7 = Trasa siódemkowa i dłuższa
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = Wszystkie regiony
stack-outside_baiern = Poza Baiern
stack-game_end = Zakończenie gry

ruleset-standard = Standardowe
ruleset-first-printing = Pierwsze wydanie
ruleset-icelandic = Islandzkie
option-all_provinces = Żeton „Wszystkie regiony”
option-all_provinces-every_province = dom w każdym regionie
option-all_provinces-outside_baiern = dom w każdym regionie oprócz Baiern
option-route_tile_fallback = Gdy stos żetonów za długość trasy jest pusty
option-route_tile_fallback-always = zawsze bierze się żeton z najbliższego stosu za krótszą trasę
option-route_tile_fallback-seven_only = żeton ze stosu za krótszą trasę bierze się tylko za trasy z 7 i więcej kart
option-carriage_points = Punkty za powozy
option-carriage_points-printed = nadrukowane: 2, 3, 5, 7, 10
option-carriage_points-length = numer powozu: 3, 4, 5, 6, 7
