### Le cadre de la page des règles.

page-rules-contents = Sommaire
page-rules-print = Imprimer
page-rules-lesson = Apprendre en jouant
page-rules-link = Lien vers « { $section } »
page-rules-way = { $number ->
    [one] Une façon
   *[other] L’autre façon
}
page-rules-failed = Les règles n’ont pas pu être chargées. Le serveur est-il en marche ?
