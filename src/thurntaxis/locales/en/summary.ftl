### The summary of a review: what decided the game, in words that follow from its figures.
###
### Variables
###   $you      yes if the reader is meant, else no
###   $winner, $player   names
###   $wins     a part of a win, with its sign: “+0.2 of a win”
###   $value    a number
###   $level    the name of a level
###   $way      a decision within a sentence
###   $ply      the number of an action
###   $slip, $mistake, $blunder   marks: ?!, ?, ??; $find: !

review-story-luck = { $you ->
    [yes] You won mainly by luck.
   *[no] { $winner } won mainly by luck.
}
review-story-play = { $you ->
    [yes] You won by playing better: your mistakes cost less.
   *[no] { $winner } won by playing better: with mistakes that cost less.
}
review-story-both = { $you ->
    [yes] You won with better luck, and with mistakes that cost less.
   *[no] { $winner } won with better luck, and with mistakes that cost less.
}
review-story-close = { $you ->
    [yes] You won; neither luck nor mistakes set you clearly apart.
   *[no] { $winner } won; neither luck nor mistakes clearly made the difference.
}
review-wins = { $value } of a win
review-wins-more = more than a win
review-said-luck = { $you ->
    [yes] Luck was worth { $wins } to you.
   *[no] Luck was worth { $wins } to { $player }.
}
review-said-luck-none = Luck made no clear difference.
review-said-cost = { $you ->
    [yes] Your mistakes cost you { $wins }.
   *[no] Mistakes cost { $player } { $wins }.
}
review-said-cost-none = No costly mistakes.
review-turned = The biggest turn
review-turned-decision = Step { $ply }: { $player } chose to { $way }, { $change }
review-turned-luck = Step { $ply }, { $player }’s turn: { $city } came up, { $change }
review-you = { $player } (you)
review-figures = All figures
review-size-find = good find
review-size-hint = wrong hint
review-hint-wrong = The hint was wrong here: a closer look has found something better. This does not count against you.
review-count-find =
    { $count ->
        [one] { $count } good find
       *[other] { $count } good finds
    }
review-finds = Good finds
review-find-why = Bots up to level { $level } miss this.
review-next-way = Next best: { $way }
review-picture = Save a picture
review-print = Print

# What a word means, one tap away.
review-about = What does “{ $term }” mean?
review-about-story = A winner’s luck and mistakes are compared with the average of the others. What sets the winner apart by at least 0.1 of a win is named.
review-about-luck = Cards from the supply, compared with the average of all cards that could have come. +0.2 of a win means: of ten games like this, luck won you two.
review-about-cost = Each decision is compared with the best one that was found. What it gave away is added up; differences that may be chance do not count.
review-about-grade = The word follows from the average cost of a decision. The level is the one whose bots give away about as much.
review-about-sizes = A slip ({ $slip }) costs at least 2% of the chance of winning, a mistake ({ $mistake }) at least 5%, a blunder ({ $blunder }) at least 10%.
review-about-find = Marked with “{ $find }”: a move at least 5% better than every other one, which weaker bots miss.
review-about-chance = How often the player would win from here if bots played on, as an average over many games.
review-about-points = The moments that changed this player’s chance of winning most.
review-about-figures = Start, luck, decisions and the unforeseen add up to the result. Decisions are compared with what a fast bot would have done: above 0 is better than the bot. Unforeseen is where the evaluation changed with neither a card nor a decision. “±” shows how precise a figure is.
