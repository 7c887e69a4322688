### Umgjörð reglusíðunnar.

page-rules-contents = Efnisyfirlit
page-rules-print = Prenta
page-rules-lesson = Læra með því að spila
page-rules-link = Tengill á „{ $section }“
page-rules-way = { $number ->
    [1] Fyrri aðferðin
   *[other] Seinni aðferðin
}
page-rules-failed = Ekki tókst að sækja reglurnar. Er netþjónninn í gangi?
