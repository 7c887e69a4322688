### What every page of the browser client can say. <b>, <i> and <u> may be used where a text is marked "rich".

title = Thurn und Taxis
# The title without its first letter, which is drawn.
title-rest = hurn und Taxis
subtitle = post routes around 1800

## Header
menu-night = Night
menu-day = Day
menu-settings = Settings
close-sheet = Close

## Buttons
cancel = Cancel

## Map
map-title = Map
map-locator = Show the whole map, or go back
map-city = { $city }, { $province }, { $houses ->
    [0] no houses
    [one] one house
   *[other] { $houses } houses
}{ $legal ->
    [yes] , can be chosen
   *[no] {""}
}
score-share = Share
replay = Replay

## Pages
page-title = { $page } – Thurn und Taxis
page-wins = What wins
page-studies = Studies
page-explorer = First routes
page-home = Back to the start page
page-fold = Hide the text
page-unfold = Show the text
page-missing = No such page
page-missing-text = This address leads nowhere.
page-failed = Not loaded
page-not-loaded = The page could not be loaded. Are you online?
page-again = Try again
page-loading = One moment…

## Names and levels
bots-level = Their level
bots-mixed = Mixed levels
rated-game = Rated game
rated-help = It counts for the leaderboard, unless somebody uses a hint.
casual-chosen = It does not count for the leaderboard.
casual-device = Several people are playing on one device.
casual-levels = Not rated: two bots have the same level.
level-random = Random
level-builder = Builder
level-ismcts = IS-MCTS
level-search = Search
your-name = Your name
name-longest = A name has at most { $count } characters.
player-default = Traveller

## Without a server, without a connection
alone-fetching = Loading the game: { $loaded } of { $total } MB
alone-setting = Setting the table…
alone-elsewhere = The game is open in another tab or window. Continue there, or close it.
alone-failed = The game could not be started here: { $problem }
alone-memory = There is not enough free memory for the game. Close other tabs or programs, then try again.
alone-again = Try again
alone-slow = This browser does not support WebAssembly SIMD, so the bots think slowly. A newer one is much faster.
version-ready = A new version is ready.
version-now = Update
version-later = Later
connection-none = There is no connection to the server. Anything that needs it will have to wait.
connection-not-sent = The connection was lost before this arrived. Try again.
table-plain = A table
settings-language = Language
leaderboard = Leaderboard
seat-open = open seat

## Links to a table
invite-network = This is the address for others on your network.
invite-local = Only this device can open this link. Start the server with “{ $option }” to let others on your network in.
invite-link = Link to send
invite-code = The link as a code to scan
invite-copy = Copy link
invite-copied = Copied
