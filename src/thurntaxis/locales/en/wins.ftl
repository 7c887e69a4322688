### What wins: what thousands of games of strong bots tell about the game.

wins-lead = { $games } games played by strong bots ({ $level }), and what they say about Thurn und Taxis. The line beside a mark is its 95% interval; the gold mark is where equal players would be.
wins-players = Players
wins-winners = winners
wins-others = others
wins-value = value
wins-figures = Figures
wins-cell = { $value } ({ $low } to { $high }; from { $count })
wins-interval = { $value } ({ $low } to { $high })
wins-at = { $players } players

wins-short-title = In short
wins-short-end = <b>End it yourself.</b> Whoever ends the game wins { $two }, { $three } and { $four } of the games with two, three and four players.
wins-short-provinces = <b>Be everywhere.</b> With four players, { $winners } of winners hold a tile for all provinces, and { $others } of the others.
wins-short-routes = <b>Five short routes.</b> Winners close five routes, each for a carriage; with four players a route has { $length } cities on average.
wins-short-seat = <b>The last seat is the best for these bots.</b> It wins { $three } of the games with three players and { $four } with four.
wins-short-officials = <b>Use every official.</b> With four players, somebody who never calls on the Cartwright wins { $wins } of the games; one in four would be fair.

wins-end-title = The end
wins-end-text = With { $players } players, a game takes { $rounds } rounds on average. { $carriage } of the games end with carriage 7, the rest with the last house, and { $wins } are won by the player who ends them.
wins-rounds-caption = Rounds in a game, with { $players } players
wins-wait-text = An experiment: the first time somebody could take carriage 7, the game was played on in two ways. With { $players } players, ending at once won { $ends } of the games, and waiting at least a turn { $waits }.
wins-wait-caption = Games won by ending or by waiting, by the lead after closing; tables of all sizes
wins-ends = ends at once
wins-waits = waits
wins-lead-behind = behind by { $from } or more
wins-lead-level = about level
wins-lead-ahead = ahead by { $from } to { $to }
wins-lead-far = ahead by { $from } or more

wins-length-title = Routes
wins-length-text = Most routes have three or four cities. Five routes are enough for five carriages, with the Cartwright’s help; a longer one must pay for its turns with a tile or with houses.
wins-length-caption = Lengths of closed routes, with { $players } players
wins-and-more = { $length }+
wins-habit-text = An experiment: one player keeps to a fixed rule about when to close, and is free otherwise. Every such habit costs games.
wins-habit-caption = Games won with a fixed habit, with { $players } players
wins-habit-most = closes at { $length } at the latest
wins-habit-least = never closes with fewer than { $length }

wins-points-title = Points and tiles
wins-points-text = With { $players } players, a winner has { $winners } points on average and the others { $others }.
wins-points-caption = Where the points come from, with { $players } players
wins-tiles-text = With { $players } players, whoever holds a tile for all provinces wins { $wins } of the games, and { $decides } of these wins would be lost without its points. This is not an experiment: whoever is ahead gets more tiles.
wins-tiles-caption = Points from each stack of tiles, with { $players } players

wins-officials-title = Officials
wins-officials-text = An experiment: one player may never call on one of the officials (with an empty hand, the Postmaster still helps). The Postmaster is missed most, the Administrator hardly at all.
wins-without-caption = Games won without an official, with { $players } players
wins-without = no { $official }
wins-calls-caption = Turns in which each is called on, with { $players } players
wins-forced = Postmaster, empty hand
wins-nobody = nobody

wins-first-title = The first city
wins-first-text = An experiment: the first card is chosen at random from the display. Starting in { $best } gained the most, starting in { $worst } the least. The differences are small, and most intervals contain zero.
wins-first-caption = Points gained or lost by starting in a city, compared with the average; tables of all sizes
wins-explorer = First routes: what strong bots take and lay out at the beginning

wins-seats-title = Seats
wins-seats-text = With two players the seats are about equal. With three and four the last one wins the most: the round is played out, so it never misses a turn, and when it ends the game nobody has another. Today’s bots of level { $stronger } win about equally often in every seat.
wins-seats-caption = Games won by each seat
wins-seat = { $players } players, seat { $seat }

wins-luck-title = Luck
wins-luck-text = With { $players } players, the same bots played the same deals again, and in { $same } of them the same seat won. Between equals, the cards drawn explain at least { $cards } of the results; what only hindsight shows is not in that figure. Between unequal players skill counts for more:
wins-weaker-caption = Games won by a weaker bot among { $level }, with { $players } players

wins-claims-title = What players say
wins-claims-text = Advice from experienced players, checked against these games. Confirmed or refuted means that the whole interval lies on one side of the bar. Only an experiment shows a cause; the rest is what winners have in common.
wins-verdict-confirmed = confirmed
wins-verdict-refuted = refuted
wins-verdict-open = open
wins-verdict-mixed = it depends
wins-claim-turns = A good game lasts 17 to 21 turns.
wins-test-turns = Games of that length; the bar is { $bar }.
wins-claim-officials = Use an official in nearly every turn.
wins-test-officials = Turns with an official; the bar is { $bar }.
wins-claim-throw = Close with no more than three cards in hand.
wins-test-throw = How many fewer cards a winner throws away than the others.
wins-claim-efficient = Every city of a route gets a house, or all but one.
wins-test-efficient = Winners’ routes of which this is true; the bar is { $bar }.
wins-claim-own_cities = Avoid cities where you already have a house.
wins-test-own_cities = How many more such cities a winner’s route avoids than the others’ routes.
wins-claim-all_provinces = The winner nearly always has a house in every province.
wins-test-all_provinces = Winners with that tile; the bar is { $bar }.
wins-claim-single_cities = Provinces with a single city are worth more early on.
wins-test-single_cities = Points gained by starting in one (experiment).
wins-claim-pilsen = Pilsen is worth a lot, as the only way to Lodz.
wins-test-pilsen = Points gained by starting there (experiment).
wins-claim-race = The race to carriage 7 is the clock.
wins-test-race = Games that end with it; the bar is { $bar }.
wins-claim-cartwright = Don’t call on the Cartwright out of habit.
wins-test-cartwright = Winners’ carriages taken without him; the bar is { $bar }.
wins-claim-administrator = Call on the Administrator only rarely.
wins-test-administrator = Turns without him; the bar is { $bar }.
wins-claim-roads = Start with a card that many others can extend.
wins-test-roads = Points gained for each further road of the first city (experiment).
wins-claim-first_carriage = Get your first carriage early.
wins-test-first_carriage = How many rounds earlier a winner closes their first route.
wins-claim-watching = Watch what the others are up to.
wins-test-watching = Games won by a bot that does, among others like it that don’t (experiment); the bar is an equal share.
wins-claim-houses_left = An early end punishes those with many houses left.
wins-test-houses_left = How many fewer houses are left to whoever ends the game than to the others.

wins-method-title = How it was done
wins-method-text = Bots of level { $level } playing each other, plus a smaller number of games by { $stronger } to see whether the same holds there; { $date }. Each experiment changes one thing and nothing else.
wins-limits-text = Bots are not people. A bot with a handicap was not made for it and loses more than one that was. Small differences need more games than these. The bots have become stronger since then, and today’s may play differently.
