### A table where others sit: waiting room, chat, clocks, who leaves and who returns.

you-named = { $name } (ty)
rematch-begun = Następna gra już trwa. Twoje miejsce czeka.
page-title-turn = ● Twoja kolej – { $page }
notices-table = Daj mi znać, gdy tu nadejdzie moja kolej
program-named = { $name } · program
waiting-title = { $name }: oczekiwanie na graczy
waiting-starts = Gra zacznie się sama, gdy nie będzie już wolnych miejsc.
seat-yours = twoje miejsce
seat-here = jest tutaj
seat-not-here = chwilowo nie ma
seat-sit = Usiądź tutaj
seat-bot = Posadź tu bota
seat-leave = Wstań od stołu
sit-name-first = Najpierw przedstaw się pozostałym.
invite-text = Wyślij ten link znajomym albo daj im zeskanować kod.
invite-watch = Kto ma ten link, może oglądać grę.
curtain-title = Teraz gra { $name }
curtain-text = Teraz urządzenie bierze { $name }. Nikt inny nie podgląda.
curtain-lift = To ja, { $name }
take-back-title = Cofnąć twoją turę?
take-back-text = Gra wraca na początek twojej tury albo poprzedniej. Cofa się też to, co od tego czasu zrobiły boty. Możesz to przywrócić, dopóki nie zagrasz.
take-back-casual = Potem gra nie będzie już rankingowa.
holiday-until = { $name }: urlop do { $day }. Zegar stoi.
holiday-planned = { $name }: planowany urlop od { $begin } do { $day }.
next-waiting = { $count ->
    [one] Twoja kolej w innej grze.
    [few] Twoja kolej w { $count } innych grach.
    [many] Twoja kolej w { $count } innych grach.
   *[other] Twoja kolej w { $count } innej gry.
}
next-game = Następna gra
take-back-do = Cofnij
take-back-not = Graj dalej
taken-back = Twoja tura została cofnięta.
redo = Przywróć
table-missing = Tu nie ma stołu
table-cancelled = Ten stół został usunięty.
watching-you = Oglądasz tę grę.
watch-chances = Szanse na wygraną
watch-behind =
    { $count ->
        [one] Stan sprzed jednej rundy
       *[other] Stan sprzed { $count } rund
    }
watch-next = Oglądaj następną grę
watching =
    { $count ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
       *[many] Ogląda { $count } osób.
    }
timeout-mine = Twój czas minął: turę dokończył bot.
connection-lost = Połączenie zostało przerwane. Kolejna próba…
recap-on = Dalej
absent = Od dłuższej chwili nie ma tu gracza { $name }.
absent-do = Co można zrobić?
absent-vote = Niech dalej gra bot
absent-votes = Czy za gracza { $name } ma dalej grać bot? Za: { $count } z { $of }.
people-title = Kto tu jest
people-here = jest tu
people-away = nie ma od { $time }
people-bot = bot
people-extra = Daj więcej czasu
people-vote-back = Jednak poczekajmy
people-votes = Głosy za botem: { $count } z { $of }
people-end = Zakończ grę
people-end-back = Jednak gramy dalej
people-end-text = Gra kończy się bez wyniku, gdy chcą tego wszyscy obecni.
people-end-votes = Głosy za zakończeniem gry: { $count } z { $of }
resign-title = Poddać się?
resign-text = Bot zajmie twoje miejsce i zagra dalej. Możesz oglądać.
resign-tournament = W turnieju nie dostajesz punktów za grę, którą skończy bot.
resigned-title = Gra poddana
resigned-text = Bot gra dalej za ciebie.
resigned-watch = Oglądaj
resigned-again = Nowa gra
chat = Czat
chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-watching = Oglądasz grę; pisać mogą tylko gracze.
chat-about = Zablokuj lub zgłoś: { $name }
chat-hidden = { $count ->
    [one] Ukryto jedną wiadomość zablokowanej osoby
    [few] Ukryto { $count } wiadomości zablokowanych osób
   *[many] Ukryto { $count } wiadomości zablokowanych osób
}
seed-unknown = Ziarno tej gry
seed-right = ✓ Karty były ustalone przed początkiem gry
seed-wrong = Ziarno nie zgadza się z tym, co podano na początku
seed-text = Przed pierwszą kartą serwer podał skrót (hash) swojego tajnego ziarna. Oto ziarno; jego skrót jest ten sam, więc żadna karta nie została wybrana później.

# Another game of the same deal, by $name, which plays along.
ghost-points =
    { $points ->
        [one] { $name } z tymi kartami – { $points } punkt po rundzie { $round }.
        [few] { $name } z tymi kartami – { $points } punkty po rundzie { $round }.
        [many] { $name } z tymi kartami – { $points } punktów po rundzie { $round }.
       *[other] { $name } z tymi kartami – { $points } punktu po rundzie { $round }.
    }
ghost-here = Tę grę ma już za sobą także { $name }. Od rundy 2 zobaczysz tu tamte punkty.
ghost-beside = Obok siebie
