### The rules page around the text of the rules.

page-rules-contents = Contents
page-rules-print = Print
page-rules-lesson = Learn by playing
page-rules-link = Link to “{ $section }”
page-rules-way = { $number ->
    [one] One way
   *[other] The other way
}
page-rules-failed = The rules could not be loaded. Is the server running?
