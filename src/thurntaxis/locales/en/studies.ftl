### The pages of studies

studies-one = Study
studies-text = A study keeps what you try: moves, variations, comments, and arrows and circles on the map, in chapters.
studies-none = You have no studies yet.
studies-row =
    { $chapters ->
        [one] 1 chapter, { $date }
       *[other] { $chapters } chapters, { $date }
    }
studies-new = New study
studies-from-games = From one of your games: open its replay, then choose “Try it out” or the review
studies-from-editor = From a position that you set up
studies-from-file = Open a text file
studies-large = This file is too long: a study can have at most { $most } characters.
studies-opening = Opening the study …
studies-all = All studies
studies-reading = You can try moves here, but they are not saved: you can only read this study.
studies-chapter = Chapter
studies-moves = Moves
studies-beginning = Beginning
studies-closed =
    { $count ->
        [0] Close the route without houses
       *[other] Close the route: { $cities }
    }
studies-marks = Marks and drawing
studies-mark-excellent = Excellent move
studies-mark-good = Good move
studies-mark-interesting = Interesting move
studies-mark-doubtful = Doubtful move
studies-mark-mistake = Mistake
studies-mark-blunder = Blunder
studies-circle = Circle
studies-arrow = Arrow
studies-circle-how = Choose cities on the map. Choose one again to remove its circle.
studies-arrow-how = Choose the city where the arrow begins.
studies-arrow-to = Now choose the city where the arrow ends.
studies-drawn = On the map: { $drawn }.
studies-wipe = Remove
studies-comment = Comment
studies-promote = Make it the main line
studies-delete-step = Delete from here
studies-exercise = Exercise from here
studies-exercises = Chapters as exercises
studies-save-text = Save as a text file
studies-settings = Names and chapters
studies-settings-share = Share and edit
studies-name = Name of the study
studies-chapter-name = Name of this chapter
studies-add-chapters = Add chapters from a file
studies-delete-chapter = Delete this chapter
studies-share-reading = Anyone with the link can read
studies-copy-reading = Copy the link for reading
studies-share-editing = Anyone with the link for editing can change it
studies-copy-editing = Copy the link for editing
studies-copied = The link is copied.
studies-delete = Delete the study
studies-delete-text = “{ $name }” will be deleted for good, for everyone it was shared with as well.
