### The rules page. rulespage.py puts these in order; every title can be linked to by its section's id.

rules-title = The rules of Thurn und Taxis
rules-intro = This is the whole game as this program plays it, in our own words. This is an independent, unofficial implementation; if you like the game, buy the box.

## overview

rules-overview-title = What it is about
rules-overview-aim = You run a postal company in southern Germany and its neighbours. City card by city card you build routes; each route you close lets you place houses in its cities, collect bonus tiles and move up to a bigger carriage.
rules-overview-end = When somebody takes carriage 7 or places their last house, the round is played to its end. Then whoever has the most points wins.
rules-overview-map-alt = The map: 22 cities in nine provinces, joined by 45 roads.

## setup

rules-setup-title = Set-up
rules-setup-players = Two to four players. Everybody gets 20 houses in one colour. Hands start empty.
rules-setup-cards = The 66 city cards, three of each city, are shuffled into a face-down supply. Six are turned face up: the display.
rules-setup-tiles = The 30 bonus tiles lie in ten stacks, the most valuable tile of each on top.
rules-setup-carriages = The carriages are numbered 3 to 7. There is one of each number for everybody, so they never run out.
rules-setup-first = The first player is drawn by lot, unless the host decides otherwise. Turns go clockwise.
rules-setup-cards-alt = Six face-up city cards: the display.

## turn

rules-turn-title = Your turn
rules-turn-lead = A turn has three steps, always in this order:
rules-turn-draw = You must take a city card.
rules-turn-play = You must play a city card.
rules-turn-close = You may close your route, if it has at least three cards.
rules-turn-officials = In each turn, one of four officials may lend you a hand: the { -administrator } or the { -postmaster } when you take a card, the { -postal-carrier } when you play one, the { -cartwright } when you close. One official a turn, no more.
rules-turn-officials-head-official = Official
rules-turn-officials-head-when = When
rules-turn-officials-head-does = What you get
rules-turn-when-before-taking = before you take a card
rules-turn-when-taking = when taking
rules-turn-when-playing = when playing
rules-turn-when-closing = when closing

## draw

rules-draw-title = Take a card
rules-draw-choice = Take one of the face-up cards or the top card of the supply. Everybody sees what you take from the display; a card from the supply is yours alone to know.
rules-draw-refill = A gap in the display is filled from the supply at once.
rules-draw-limit = You may hold as many cards as you like, until you close a route.

## administrator

rules-administrator-title = { -administrator }: a fresh display
rules-administrator-text = Nothing there that you want? Before you take a card, the { -administrator } discards all the face-up cards and turns up new ones from the supply.
rules-administrator-limit = Once you have taken a card it is too late, and with an empty hand the { -administrator } is not available: then the { -postmaster } is your official.

## postmaster

rules-postmaster-title = { -postmaster }: a second card
rules-postmaster-text = Take a second card, from the display or from the supply. You may look at the first one, and at the card that replaced it, before you decide.
rules-postmaster-forced = If your hand is empty when your turn begins, you must use the { -postmaster }: you take two cards, and no other official can help you this turn. That is always so on everybody’s first turn.

## play

rules-play-title = Play a card
rules-play-row = Your route is one row of cards on the table in front of you. Each turn you add a card from your hand:
rules-play-start = If you have no route, the card starts one.
rules-play-extend = If you have one, the card goes to its left or its right end. A road must join the new city to the city at that end, and the new city must not be in the route yet.
rules-play-drop = Or you discard the whole route, score nothing for it, and start again with the card. You may do so even if a card would fit, and with any card you hold. If nothing fits, you have no other choice.
rules-play-never = Cards are never slipped in between, moved or taken back. A city’s colour does not matter for building, only its roads do.
rules-play-houses = You may play cities in which you already have a house. They make the route longer, but get no second house.
rules-play-example = Example: your route is Ulm – Augsburg – München. Kempten fits at the left end, next to Ulm; Salzburg at the right end, next to München. Ingolstadt has roads to both and may go to either end. Linz has a road to neither end. Augsburg can’t be played again.
rules-play-map-alt = Map: a route from Ulm through Augsburg to München, and the cities Kempten, Salzburg, Ingolstadt and Linz around it.

## postal-carrier

rules-postal-carrier-title = { -postal-carrier }: play a second card
rules-postal-carrier-text = After your card, play a second one. It must extend the route you just played to, at either end. It can’t start another route.

## close

rules-close-title = Close the route
rules-close-may = If your route has at least three cards after you have played, you may close it. If you would rather keep building, just end your turn: hand and route stay as they are.
rules-close-order = Closing a route goes in this order:
rules-close-step-houses = You place houses.
rules-close-step-tiles = You collect the bonus tiles you have earned.
rules-close-step-carriage = You take the next carriage, if the route is long enough.
rules-close-step-discard = You discard the route, and cards from your hand until you hold no more than three.
rules-close-over = Then your turn is over. Next turn you start a new route.

## houses

rules-houses-title = Place houses
rules-houses-lead = You place houses in cities of the route you are closing. Choose one of two ways:
rules-houses-one-each = one house in each province of the route, in one of its cities there; or
rules-houses-all-of-one = a house in every city of the route that lies in one province of your choice.
rules-houses-limits = You can have one house in a city, no more. Other players’ houses don’t get in your way.
rules-houses-may = You may place fewer houses than you could, or none at all. Late in the game that can be wise: placing your last house brings on the end.
rules-houses-example = Example: you close Zürich – Kempten – Augsburg – München – Salzburg. Either you place one house in each province: Zürich (Schweiz), Salzburg (Salzburg) and one of Kempten, Augsburg and München (Baiern). Or you place houses in all three Baiern cities: Kempten, Augsburg and München.
rules-houses-closing-alt = The route Zürich, Kempten, Augsburg, München, Salzburg and the two ways of placing houses on it.

## bonus-tiles

rules-bonus-tiles-title = Bonus tiles
rules-bonus-tiles-lead = After placing houses you take every tile you have earned, always the top one of its stack. There are three kinds, and one for the end of the game.
rules-bonus-tiles-length = Long routes: a route of 5, of 6, or of 7 or more cards earns the tile of that length. If its stack is empty, take from the next shorter stack that still has one. You may collect any number of these.
rules-bonus-tiles-regions = Bonus regions: houses in all the cities of a region earn its tile. It may take you several routes. Once a game for each region; if the stack is empty you get nothing.
rules-bonus-tiles-all = All provinces: a house in at least one city of each of the nine provinces earns this tile. Polen counts too, and its only city is Lodz. Once a game; if the stack is empty you get nothing.
rules-bonus-tiles-end = Game end: whoever is first to take carriage 7 or to place their last house gets this tile at that moment.
rules-bonus-tiles-example = Example: you have houses in Basel and Zürich. You close a route through Innsbruck and place a house there: now Schweiz and Tyrol are complete, and you take the top tile of Schweiz/Tyrol.
rules-bonus-tiles-head-stack = Stack
rules-bonus-tiles-head-needs = What it takes
rules-bonus-tiles-head-values = Values, from the top
rules-bonus-tiles-needs-5 = a route of 5 cards
rules-bonus-tiles-needs-6 = a route of 6 cards
rules-bonus-tiles-needs-7 = a route of 7 or more cards
rules-bonus-tiles-needs-all = one city in each of the nine provinces
rules-bonus-tiles-needs-end = carriage 7 or the last house, first of all players
rules-bonus-tiles-tiles-alt = The ten stacks of bonus tiles, the most valuable tile on top.

## carriages

rules-carriages-title = Carriages
rules-carriages-text = If your route has at least as many cards as the number of your next carriage, you take that carriage. The first is the 3, then come 4, 5, 6 and 7.
rules-carriages-one = A route earns one carriage at most, and none is ever skipped, however long the route. A carriage you have earned must be taken.
rules-carriages-example = Example: you have carriage 4 and close a route of 6. You take the 5. For the 6 you need another route.
rules-carriages-points = At the end only your highest carriage counts:
rules-carriages-head-carriage = Carriage
rules-carriages-head-points = Points

## cartwright

rules-cartwright-title = { -cartwright }: a carriage with a shorter route
rules-cartwright-text = If your route is one or two cards too short for the next carriage, the { -cartwright } lets you take it all the same. With three cards missing he can’t help.
rules-cartwright-choice = This one is up to you: you may decline. And if you have called on another official this turn, the { -cartwright } is not available.
rules-cartwright-example = Example: you have carriage 5 and close a route of 4. With the { -cartwright } you take the 6. From carriage 6, the same route would be three short of the 7.

## discard

rules-discard-title = Discard
rules-discard-text = When everything else is settled, the cards of the route go to the discards. If you hold more than three cards, choose which ones to discard until three are left. Everybody sees what you discard.

## game-end

rules-game-end-title = The end of the game
rules-game-end-trigger = Whoever first takes carriage 7 or places their twentieth house takes the “{ stack-game_end }” tile. From then on the round is played to its end: the game is over when the last player in seating order has had their turn.
rules-game-end-last = So everybody has had the same number of turns. If the last player in the round takes the tile, the game ends with that very turn.

## scoring

rules-scoring-title = Scoring
rules-scoring-lead = Your score is
rules-scoring-carriage = the points of your highest carriage
rules-scoring-tiles = plus the values of all your bonus tiles
rules-scoring-houses = minus one point for each house you have not placed.
rules-scoring-winner = Whoever has the most points wins. If players are tied for the most, the one with the “{ stack-game_end }” tile wins; if none of them has it, the one who sits nearest, clockwise, after the player who does.
rules-scoring-example = Example: carriage 6 is worth 7 points, tiles of 6, 4, 3 and 1 make 14, and three houses are left: 7 + 14 − 3 = 18 points.

## supply

rules-supply-title = When cards run out
rules-supply-shuffle = The moment the supply is empty, the discards are shuffled into a new one. If the { -administrator }’s swap empties it, the cards just discarded are part of the new supply.
rules-supply-gap = If there is nothing to fill a gap in the display with, it stays open until there is.
rules-supply-closing = When you close a route, all the cards you discard, from route and hand, leave the table together once the last decision is made.
rules-supply-nothing = If there is no card at all to take, you go without; if you must use the { -postmaster } then, he still counts as your official. If your hand is empty as well, you can’t play: your official counts as used, and you close your route, if it is long enough, or end your turn. It takes very odd play to get there.

## hidden-information

rules-hidden-information-title = What is hidden
rules-hidden-information-hidden = Two things are secret: the order of the supply, and the cards somebody drew from it and still holds.
rules-hidden-information-open = Everybody has seen everything else: cards taken from the display, played cards, discards, tiles. Whether the screen also reminds you of other players’ known cards and tiles is up to your table.

## options

rules-options-title = Options
rules-options-lead = The printed rulebooks differ on three points. Each is an option, and three named sets combine them:
rules-options-head-option = Option
rules-options-standard = “{ ruleset-standard }” follows the English book and later printings.
rules-options-first-printing = “{ ruleset-first-printing }” follows the Spanish, Polish and French books, which go back to the first German printing.
rules-options-icelandic = “{ ruleset-icelandic }” follows the Icelandic book.
rules-options-free = You can also set each option separately. Carriage points by number are in none of the sets.

## notation

rules-notation-title = Typing actions
rules-notation-lead = Wherever you can click you can also type. These are all the actions. Cities are written in lower case, with ue for ü: ulm, zuerich, muenchen.
rules-notation-head-action = Action
rules-notation-head-meaning = What it does
rules-notation-take = take Ulm from the display; after your first card, this calls on the { -postmaster }
rules-notation-take-supply = take the top card of the supply; after your first card, this calls on the { -postmaster }
rules-notation-administrator = call on the { -administrator }
rules-notation-start = start a route with Ulm; discards the route you have
rules-notation-left = add Ulm at the left end; after your first card, this calls on the { -postal-carrier }
rules-notation-right = add Ulm at the right end; after your first card, this calls on the { -postal-carrier }
rules-notation-end = end the turn
rules-notation-close = close the route
rules-notation-house = place a house in Ulm
rules-notation-done = no more houses
rules-notation-cartwright = call on the { -cartwright }
rules-notation-decline = do without the { -cartwright }
rules-notation-discard = discard Ulm from your hand
rules-notation-order = Houses and discards are named in the order of the cities on this list, so that each choice has just one way to be written:

## rulebooks-compared

rules-rulebooks-compared-title = Five rulebooks compared
rules-rulebooks-compared-lead = The Spanish, Icelandic, Polish, French and English rulebooks agree on nearly everything. Here is where they differ or stay silent, and what we play.
rules-rulebooks-compared-head-point = Point
rules-rulebooks-compared-head-books = What the books say
rules-rulebooks-compared-head-ours = What we play
rules-compared-first-point = Who starts
rules-compared-first-books = Spanish, Polish, French: the youngest. English, Icelandic: any way you like.
rules-compared-first-ours = By lot, unless the host decides otherwise.
rules-compared-all-point = The “{ stack-all_provinces }” tile
rules-compared-all-books = English, Icelandic: a house in every province. Spanish, Polish, French: in every province outside Baiern.
rules-compared-all-ours = An option; the standard is every province.
rules-compared-fallback-point = A route tile stack is empty
rules-compared-fallback-books = Icelandic: only routes of 7 or more take from a shorter stack. The others: every route does.
rules-compared-fallback-ours = An option; the standard is every route.
rules-compared-points-point = Points for the carriage
rules-compared-points-books = Polish, French, Icelandic: its points. Spanish, English: its “value”, which could also be its number.
rules-compared-points-ours = An option; the standard is the printed points.
rules-compared-may-point = Must you place every house you can?
rules-compared-may-books = All five say “may”.
rules-compared-may-ours = You may place fewer, or none.
rules-compared-shuffle-point = When the discards are shuffled
rules-compared-shuffle-books = All five: when the supply has run out. None says whether to wait until a card is needed.
rules-compared-shuffle-ours = At once, as soon as the supply is empty.
rules-compared-nothing-point = No card to take
rules-compared-nothing-books = Silent.
rules-compared-nothing-ours = You go without; see “{ rules-supply-title }”.
rules-rulebooks-compared-slips = Three passages we take for slips, not for options:
rules-slip-innsbruck = The Icelandic example says that Innsbruck lies next to Carlsruhe and Regensburg. On the board it has a road to neither.
rules-slip-cartwright = The French text on the { -cartwright } mentions only two missing cards. One missing card is fine as well.
rules-slip-last-round = The Icelandic text on the end sounds as if everybody else had one more turn, but adds that the first player has none. So there, too, the round is played to its end.

## tips

rules-tips-title = First tips
rules-tips-officials = You do not get many turns. Use an official in nearly every one of them.
rules-tips-plan = While you build one route, collect the start of the next. Close with no more than three cards in hand and nothing goes to waste.
rules-tips-houses = When you plan a route, decide which of the two ways of placing houses it is meant for. Good routes get a house in every city but one, or in every city.
rules-tips-single = Lodz, Innsbruck and Sigmaringen are alone in their provinces: without all three there is no “{ stack-all_provinces }” tile. The only road to Lodz comes from Pilsen.
rules-tips-end = Keep an eye on who can end the game and when. Houses left over cost points.
