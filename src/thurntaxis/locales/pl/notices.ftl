# Notices: what is told to people who do not look at a table, and the pages that links in mails lead to.

notice-begun = Rozpoczęła się gra: { $table }
notice-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
notice-turn = Twoja kolej: { $table }
notice-over = Koniec gry: { $table }
notice-rematch = Zaproszenie do rewanżu: { $table }
notice-round = Twój stół jest gotowy: { $table }
notice-tournament = Koniec turnieju: { $table }
notice-mail-stop = Dostajesz tę wiadomość na własną prośbę. Wypisz się
notice-mail-subject = Potwierdź swój adres e-mail
notice-mail-confirm = Czy chcesz dostawać na ten adres wiadomość za każdym razem, gdy nadejdzie twoja kolej? Potwierdź, klikając ten link. Jeśli to nie twoja prośba, zignoruj tę wiadomość.
notice-mail-refuse = Nie pisać więcej na ten adres
notice-confirm-question = Czy chcesz dostawać e-maile, gdy nadejdzie twoja kolej?
notice-confirm-button = Tak
notice-confirmed = Dostaniesz e-mail, gdy nadejdzie twoja kolej.
notice-stop-question = Nie chcesz więcej wiadomości o swoich grach?
notice-stop-button = Wypisz się
notice-stopped = Nie dostaniesz więcej wiadomości.
