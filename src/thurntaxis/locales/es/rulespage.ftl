### La página de las reglas, sin el texto de las reglas.

page-rules-contents = Índice
page-rules-print = Imprimir
page-rules-lesson = Aprender jugando
page-rules-link = Enlace a «{ $section }»
page-rules-way = { $number ->
    [one] Una forma
   *[other] La otra forma
}
page-rules-failed = No se han podido cargar las reglas. ¿Está en marcha el servidor?
