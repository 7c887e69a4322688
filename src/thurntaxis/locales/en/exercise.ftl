### An exercise: a position that asks for a decision.

exercise-title = Exercise
exercise-how = Only the next decision counts: one action, or a whole closing. It is weighed as in hints and reviews, by what the player to act can know.
exercise-copy = Copy the link
exercise-copied = The link is copied. Whoever opens it gets this exercise.
exercise-not-copied = The browser does not allow copying. Copy the address of this page.
exercise-editor = Open in the editor
exercise-set-up = Set up a position
exercise-none = This address holds no position. Set one up, or open the link of an exercise.
