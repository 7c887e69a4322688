# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = Rozpoczęła się gra: { $table }
notice-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
notice-turn = Twoja kolej: { $table }
notice-over = Gra skończona: { $table }
notice-rematch = Zaproszenie do rewanżu: { $table }
notice-mail-stop = Dostajesz tę wiadomość na własną prośbę. Wypisz się
notice-mail-confirm = Czy chcesz się tu dowiadywać, że nadeszła twoja kolej? Potwierdź to tym odnośnikiem. Jeśli to nie twoja prośba, nic nie rób.
notice-confirm-question = Czy chcesz dostawać e-mail, gdy nadejdzie twoja kolej?
notice-confirm-button = Tak
notice-confirmed = Od teraz dostaniesz e-mail.
notice-stop-question = Nie chcesz więcej wiadomości o swoich grach?
notice-stop-button = Wypisz się
notice-stopped = Nie dostaniesz więcej wiadomości.
