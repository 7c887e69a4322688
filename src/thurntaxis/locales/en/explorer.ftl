### First routes: what strong bots took and laid out, and how those games ended.
###
### Variables: $times, $games, $seats, $least numbers; $won, $points figures; $low, $high percentages

explorer-lead = { $games } games with { $players } players, played by bots ({ $level }): what they took and laid out for their first route, and how those games ended for them.
explorer-players = Players
explorer-route = First route
explorer-empty = no city yet
explorer-take-away = Take away { $city }
explorer-reached = { $times } of { $seats } bots had this route. They won { $won } of those games, with { $points } points on average.
explorer-reached-own = Your newest games with { $players } players: { $games }. With this route: { $times }, won: { $won }.
explorer-rare = Fewer than { $least } bots had this route, too few to say anything.
explorer-map-about = A figure on the map says how many of them laid out that city next. Click a city to see how it goes on, or an end of the route to take it away.
explorer-next = What they did next
explorer-what = Route
explorer-often = How often
explorer-won = Won
explorer-points = Points
explorer-you = You
explorer-interval = { $low }–{ $high }%
explorer-own = { $times }, won: { $won }
explorer-closed = closed it
explorer-given-up = gave it up
explorer-display = What they took from the display
explorer-display-about = In the corner of a card: how often they took it when it lay there. Below: how many of those games they won.
explorer-taken = taken when it lay there
explorer-card-won = { $won } won
explorer-card-own = you: { $times }
explorer-caution = These figures come from games, not from an experiment: whoever has better cards wins more often, whatever they lay out. The small figures are 95% intervals.
