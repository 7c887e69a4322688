### Podsumowanie analizy: co rozstrzygnęło grę, słowami, które wynikają z liczb.
###
### Variables
###   $you      yes if the reader is meant, else no
###   $winner, $player   names
###   $wins     a part of a win, with its sign: “+0.2 of a win”
###   $value    a number
###   $level    the name of a level
###   $way      a decision within a sentence
###   $ply      the number of an action
###   $slip, $mistake, $blunder   marks: ?!, ?, ??; $find: !

review-story-luck = { $you ->
    [yes] Wygrywasz głównie dzięki szczęściu.
   *[no] { $winner } wygrywa głównie dzięki szczęściu.
}
review-story-play = { $you ->
    [yes] Wygrywasz dzięki lepszej grze: twoje błędy kosztowały mniej.
   *[no] { $winner } wygrywa dzięki lepszej grze: te błędy kosztowały mniej.
}
review-story-both = { $you ->
    [yes] Wygrywasz dzięki większemu szczęściu i błędom, które kosztowały mniej.
   *[no] { $winner } wygrywa dzięki większemu szczęściu i błędom, które kosztowały mniej.
}
review-story-close = { $you ->
    [yes] Wygrywasz; ani szczęście, ani błędy wyraźnie o tym nie przesądziły.
   *[no] { $winner } wygrywa; ani szczęście, ani błędy wyraźnie o tym nie przesądziły.
}
review-wins = { $value } wygranej
review-wins-more = więcej niż całą wygraną
review-said-luck = { $you ->
    [yes] Szczęście było dla ciebie warte { $wins }.
   *[no] Szczęście, { $player }: { $wins }.
}
review-said-luck-none = Szczęście nie zrobiło wyraźnej różnicy.
review-said-cost = { $you ->
    [yes] Twoje błędy kosztowały { $wins }.
   *[no] Błędy, { $player }: { $wins }.
}
review-said-cost-none = Bez kosztownych błędów.
review-turned = Największy zwrot
review-turned-decision = Krok { $ply }, { $player }: { $way }, { $change }
review-turned-luck = Krok { $ply }, tura: { $player }, karta { $city }, { $change }
review-you = { $player } (ty)
review-figures = Wszystkie liczby
review-size-find = dobre posunięcie
review-size-hint = błędna podpowiedź
review-hint-wrong = Podpowiedź była tu błędna: dokładniejsza analiza znalazła coś lepszego. To nie obciąża twojej oceny.
review-count-find =
    { $count ->
        [one] { $count } dobre posunięcie
        [few] { $count } dobre posunięcia
        [many] { $count } dobrych posunięć
       *[other] { $count } dobrego posunięcia
    }
review-finds = Dobre posunięcia
review-find-why = Boty do poziomu { $level } tego nie widzą.
review-next-way = Drugie najlepsze: { $way }
review-picture = Zapisz obrazek
review-print = Drukuj

# What a word means, one tap away.
review-about = Co znaczy „{ $term }”?
review-about-story = Szczęście i błędy zwycięzcy są porównane ze średnią pozostałych. Wymieniamy to, co daje co najmniej 0,1 wygranej.
review-about-luck = Karty z zakrytego stosu, porównane ze średnią wszystkich kart, które mogły przyjść. +0,2 wygranej znaczy: z dziesięciu takich gier dwie daje ci szczęście.
review-about-cost = Każda decyzja jest porównana z najlepszą znalezioną. Sumujemy to, co oddała; różnice, które mogą być przypadkiem, się nie liczą.
review-about-grade = Słowo wynika ze średniego kosztu decyzji. Poziom to ten, którego boty oddają mniej więcej tyle samo.
review-about-sizes = Niedokładność ({ $slip }) kosztuje co najmniej 2% szansy na wygraną, błąd ({ $mistake }) co najmniej 5%, poważny błąd ({ $blunder }) co najmniej 10%.
review-about-find = Oznaczone „{ $find }”: decyzja o co najmniej 5% lepsza od każdej innej, której słabsze boty nie widzą.
review-about-chance = Jak często ten gracz wygra z tego miejsca, jeśli dalej zagrają boty: średnia z wielu gier.
review-about-points = Chwile, które najbardziej zmieniły szansę tego gracza na wygraną.
review-about-figures = Początek, szczęście, decyzje i to, co nieprzewidziane, dają razem wynik. Decyzje są porównane z tym, co zrobiłby szybki bot: powyżej 0 to lepiej niż bot. Nieprzewidziane to zmiana oceny bez karty i bez decyzji. „±” mówi, jak dokładna jest liczba.
