### The lesson.

learn-title = Learn to play
learn-progress = Step { $step } of { $count }
learn-steps = Steps of the lesson
learn-task = Your task
learn-well-done = Well done!
learn-not-quite = Not quite
learn-next = Next step
learn-finish = Finish the lesson
learn-back = Back
learn-skip = Skip
learn-try = Try it
learn-again = Try again
learn-start-over = Start over
learn-leave = Leave the lesson
learn-more = More in the rules
learn-finished-title = You know how to play
learn-finished-text = That was everything. The rest is practice: how about a first game against easy bots?
learn-finished-puzzles = On to the puzzles
learn-finished-play = Play a first game
learn-nudge-start = That gives up your route. This time, keep it.
learn-nudge-end = Your turn is over, and the route is still open. Close it this time.

learn-postmaster-title = Two cards to begin with
learn-postmaster-text = You build post routes, city by city. The roads on the map show which cities are neighbours. Your hand is empty, so you must use the <b>Postmaster</b>: you take <b>two</b> cards instead of one. Then you play one of them.
learn-postmaster-task = Take the only two cards on the table that are joined by a road. Then start your route with either of them.
learn-postmaster-done = Ulm and Augsburg are neighbours. An empty hand always means the Postmaster. And since only one official may help you in a turn, no other can.
learn-postmaster-nudge-road = That city has no neighbour among the other cards. Look for two with a road between them.
learn-postmaster-nudge-supply = A hidden card may be anything. This time take both cards from the table.
learn-postmaster-nudge = Take Ulm and Augsburg, then start with one of them.

learn-ends-title = Both ends are open
learn-ends-text = A route grows at its <b>left or right end</b>, never in the middle. A road must join the new city to the city at that end. If a card fits both ends, choose the card first and then the end.
learn-ends-task = Play Kempten so that München will still fit next turn.
learn-ends-done = Now München fits beside Augsburg. Think of the next card before you play this one.
learn-ends-nudge-right = Now the ends are Ulm and Kempten, and München has a road to neither. Put Kempten at the other end.
learn-ends-nudge-other = Not bad: Kempten would still fit later. But this time play Kempten, which fits both ends.
learn-ends-nudge-take = By taking another card you called on the Postmaster. You have all you need in hand.
learn-ends-nudge = Put Kempten at the left end, before Ulm.

learn-alive-title = A route that dies
learn-alive-text = You must play a card <b>every</b> turn. If none of yours fits, you have to discard the whole route and start again. So look at both ends of your route before you take a card.
learn-alive-task = Keep the route Lodz – Pilsen – Budweis alive.
learn-alive-done = Only Linz could save it. Lodz is a dead end: its one road leads to Pilsen.
learn-alive-nudge-start = No card fitted, and the route is gone. Which card on the table has a road to Budweis?
learn-alive-nudge = Take Linz, and play it after Budweis.

learn-administrator-title = Six new cards
learn-administrator-text = Nothing on the table that helps? Before you take a card, the <b>Administrator</b> can swap all six. He is then your official for this turn, so use him sparingly.
learn-administrator-task = No card here fits Basel or Zürich. Call on the Administrator, take a card that fits, and play it.
learn-administrator-done = The route goes on. You could have drawn a hidden card instead, but that is a gamble.
learn-administrator-nudge-first = Once you have taken a card it is too late for the Administrator. Call on him first.
learn-administrator-nudge-fit = That city has no road to Basel or Zürich. Two of the new cards have one.
learn-administrator-nudge = Call on the Administrator before you take a card.

learn-carrier-title = Two cards in one turn
learn-carrier-text = With the <b>Postal carrier</b> you play a second card: simply play another one that fits. It must make the same route longer, at either end.
learn-carrier-task = Play both your cards this turn.
learn-carrier-done = Four cities in a row. With three or more you may close a route; when to do so is up to you.
learn-carrier-nudge-official = Taking another card means calling on the Postmaster. With one official a turn, the Postal carrier can no longer help you.
learn-carrier-nudge = One card is still in your hand. Play it too, before you do anything else.

learn-houses-title = Closing: two ways to place houses
learn-houses-text = When you close a route, you place houses in its cities, in one of two ways: <b>one house in each province</b>, or <b>all your houses in a single province</b>.
learn-houses-task = Close your route with one house in each province. The one in Baiern must go in München.
learn-houses-done = Zürich, München and Salzburg. The other way would have been Kempten, Augsburg and München. Choose the way when you plan a route, not when you close it.
learn-houses-nudge = Choose “One house in each province” and, in Baiern, München.

learn-regions-title = Bonus tiles
learn-regions-text = Long routes earn tiles, and so do bonus regions: when you have houses in <b>all cities of a region</b>, you take its top tile, however many routes it took. The first tile of a stack is worth the most.
learn-regions-task = You have a house in Freiburg. Complete Baden: play the right card and close the route.
learn-regions-done = Three points for Baden. Whoever comes second gets two.
learn-regions-nudge-card = Baden has three cities: Freiburg, Mannheim and Carlsruhe. One is still missing from your route.
learn-regions-nudge = Close the route with houses in Mannheim and Carlsruhe.

learn-carriages-title = Carriages and the Cartwright
learn-carriages-text = Closing a route can earn you the next carriage: 3, 4, 5, 6, 7, never skipping one. The route needs as many cards as the carriage’s number. If one or two are missing, the <b>Cartwright</b> helps.
learn-carriages-task = Your next carriage is 5, and your route has three cards. Close it and take the carriage all the same.
learn-carriages-done = Carriage 5 with a route of three. That works only if no other official has helped you this turn.
learn-carriages-nudge-decline = Houses, but no carriage. Tick the Cartwright when you close.
learn-carriages-nudge-carrier = Now the Postal carrier is your official, so the Cartwright can’t help. And four cards are too few for carriage 5.
learn-carriages-nudge = Close the route and call on the Cartwright.

learn-limit-title = Three cards to keep
learn-limit-text = After closing you keep <b>at most three cards</b>; the rest of your hand is discarded. So collect the beginning of the next route while you build this one, but not too much of it.
learn-limit-task = Close the route. Keep the three cards that make a route of their own.
learn-limit-done = Pilsen, Budweis and Linz: the next route is as good as begun.
learn-limit-nudge = Three of your cards are neighbours in the east: keep Pilsen, Budweis and Linz.

learn-race-title = The race to the end
learn-race-text = Whoever takes <b>carriage 7</b> or places their <b>20th house</b> ends the game: the round is played out, and that is that. Here you sit last, so nobody has a turn after yours.
learn-race-task = You are ahead. End the game now with carriage 7.
learn-race-done = Five cards and the Cartwright make seven. The “{ stack-game_end }” tile is worth a point, too.
learn-race-nudge-carrier = Six cards are one too few, and after the Postal carrier there is no Cartwright. Here, less is more.
learn-race-nudge-postmaster = Now the Postmaster is your official, and the Cartwright can’t help you close.
learn-race-nudge-decline = There is no carriage 7 without the Cartwright. Tick him when you close.
learn-race-nudge = Play one card, close the route, and call on the Cartwright.

learn-scoring-title = Counting points
learn-scoring-text = At the end you count your <b>carriage</b> and your <b>tiles</b>, and lose a point for <b>each house not placed</b>. If you are tied with whoever holds the “{ stack-game_end }” tile, they win.
learn-scoring-task = It is your last turn. Leonhard has 6 points and the “{ stack-game_end }” tile. Play the winning card, and close.
learn-scoring-done = Three houses, a tile for five cards, and the better of the two region tiles: 7 to 6.
learn-scoring-nudge-tie = 6 to 6, but Leonhard holds the “{ stack-game_end }” tile. Compare the tiles of the two regions you could complete.
learn-scoring-nudge = That is not enough. Each house counts, and a completed region earns its top tile.

learn-puzzle-title = A puzzle to end with
learn-puzzle-text = Your last turn again. Leonhard has 10 points and the “{ stack-game_end }” tile; you are at −3. All four officials could still help you, but only one of them may.
learn-puzzle-task = Find the winning turn. Eleven points are possible.
learn-puzzle-done = Lodz was the key: with Polen and Tyrol you have houses in all nine provinces. The winner of a game usually holds that tile.
learn-puzzle-nudge-postmaster = Now you have two more cards, but can play only one. Another official would help you more.
learn-puzzle-nudge-administrator = What you need was already on the table.
learn-puzzle-nudge-cartwright = A bigger carriage is worth two points to you. One of the tiles is worth three times as much.
learn-puzzle-nudge = Not enough. Which provinces do you have no house in yet?
