### Gra dnia.

daily-title = Gra dnia
daily-text = Jedna gra dziennie, wszędzie te same karty dla wszystkich, przeciw trzem botom poziomu { $level }.
daily-once = Masz jedną próbę. Możesz przerwać i grać dalej później, ale nie zacząć od nowa; nie ma podpowiedzi.
daily-past = Ten dzień minął: możesz zagrać, ale wynik się nie liczy.
daily-play = Zagraj
daily-continue = Graj dalej
daily-going = Twoja próba trwa.
daily-again = Zagraj jeszcze raz, dla wprawy
daily-given-up = Ta gra jest poddana.
daily-you = Ty
daily-expert-playing = jeszcze gra tymi samymi kartami…
daily-share = Kopiuj wynik
daily-copied = Skopiowano
daily-picture = Zapisz obrazek
daily-expert-watch = Obejrzyj grę Księcia
daily-others = Wszyscy na tym serwerze
daily-streak =
    { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
        [many] { $days } dni z rzędu
       *[other] { $days } dnia z rzędu
    }
daily-last = Twoje ostatnie trzydzieści wyników
daily-other = Inne dni
daily-date = Dzień
daily-edition = Zasady
daily-fair = Karty były ustalone wcześniej
daily-fair-text = Karty wynikają z daty i wydania, według przepisu, który każdy może przeczytać. To jest skrót (hash) ziarna; samo ziarno widać po grze. Kto je wyliczy wcześniej, oszukuje tylko siebie.
daily-share-title = Thurn und Taxis, { $date }
daily-share-result = Punkty: { $points }, miejsce { $place } z 4
daily-share-expert = Najlepszy bot, punkty: { $points }

## Two games of one deal, side by side; and a game that plays along while you play.

daily-beside = Obie gry obok siebie
daily-beside-title = Dwie gry tymi samymi kartami
daily-beside-with = Twoja gra obok gry, którą prowadzi { $name }
daily-turn = Tura { $turn } z { $turns }
daily-turn-back = Jedna tura wstecz
daily-turn-on = Jedna tura naprzód
daily-turn-none = Ta gra była już skończona.
daily-ghost = Tę grę ma już za sobą { $name }: po każdej rundzie zobaczysz tamte punkty.
daily-ghost-own = Twoja wcześniejsza gra toczy się obok: po każdej rundzie zobaczysz jej punkty.
