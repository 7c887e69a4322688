### Strona zasad wokół samego tekstu zasad.

page-rules-contents = Spis treści
page-rules-print = Drukuj
page-rules-lesson = Ucz się, grając
page-rules-link = Link do „{ $section }”
page-rules-way = { $number ->
    [one] Pierwszy sposób
   *[other] Drugi sposób
}
page-rules-failed = Nie udało się wczytać zasad. Czy serwer działa?
