# Texts of the browser client. <b>, <i> and <u> may be used where a text is marked "rich".

title = Thurn und Taxis
# The title without its first letter, which is drawn.
title-rest = hurn und Taxis
subtitle = post routes around 1800

## Header
table-name = { $name } · round { $round }
menu-hint = Hint
menu-night = Night
menu-day = Day
menu-settings = Settings
menu-tiles = Tiles
menu-log = Log
menu = Menu
close-sheet = Close

## Headings
on-the-table = On the table
your-route = Your route
route-of = { $name }’s route
hand = Hand
players = Players
bonus-tiles = Bonus tiles
carriages = Carriages
log = Log
officials = Officials
route-length = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Officials
official-administrator = Administrator
official-postmaster = Postmaster
official-postal_carrier = Postal carrier
official-cartwright = Cartwright
official-administrator-does = swap all six
official-postmaster-does = take two
official-postal_carrier-does = play two
official-cartwright-does = up to two short
official-callable = { $name }: can be called on now
official-called = { $name }: called on this turn
official-waiting = { $name }: not now
official-spent = { $name }: you have called on another official

## Cards
supply = Supply, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
empty-slot = Empty space
no-hand = No cards
card-play = Play { $city }
card-fits = fits your route
# What fits an open end of the route.
end-fits = { $city } fits
end-fits-many = { $count } fit
end-open = open
end-dead = dead end
end-left = Before { $city }: { $cards }
end-right = After { $city }: { $cards }
end-which =
    { $where ->
        [left] Which card before { $city }?
       *[right] Which card after { $city }?
    }
route-empty = Your first card starts a route
hand-hidden = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}

## Buttons
cancel = Cancel

## Starting again over an existing route
drop-title = Give up the route?
drop-text = Starting again with <b>{ $city }</b> discards { $count ->
    [one] your one card, { $first }. It scores
   *[other] the { $count } cards from { $first } to { $last }. They score
} nothing.
last-turn-title = End your last turn?
last-turn-text = You can still <b>close your route</b> of { $count } cards. If you end the turn now, it scores nothing.
last-turn-end = End turn anyway
coach-title = Before you do that…
coach-other-card = After this card <b>no other can follow</b>: the route could only be closed or given up. { $city } would keep it open.
coach-other-end = If you put this card here, <b>no other can follow</b>: the route could only be closed or given up. At the other end it would keep the route open.
coach-nothing-fits = <b>No other card can follow</b> on your route: next turn you will have to give it up. Right now you can still close it.
coach-few-fit = No card in your hand or on display fits your route. Fitting cards among the { $unseen } you have not seen: <b>{ $fitting }</b>. If none fits next turn, you will have to give the route up; right now you can still close it.
coach-cartwright = The <b>Cartwright</b> would build you carriage { $carriage } with this closing, and it costs nothing.
coach-note = The coach can be switched on and off in the settings.
coach-anyway = Do it anyway
coach-back = Think again

## Status, rich. One sentence: whose turn it is and what can be done.
status-watch-draw = <b>{ $name }</b> takes a card.
status-watch-play = <b>{ $name }</b> plays a card.
status-watch-finish = <b>{ $name }</b> may close the route or end the turn.
status-watch-closing = <b>{ $name }</b> is closing a route.
status-over =
    The game is over. <b>{ $name }</b> wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
status-over-you =
    The game is over. <b>You win</b> with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
status-draw = Your turn, { $name }. <b>Take a card</b> from the table or from the supply.
status-draw-administrator = Your turn, { $name }. <b>Take a card</b>, or have the <b>Administrator</b> swap all six first.
status-draw-forced-first = Your turn, { $name }. Your hand is empty, so the <b>Postmaster</b> gives you <b>two cards</b>: take the first.
status-draw-forced-second = Take the <b>second card</b>: the Postmaster is at work because your hand was empty.
status-play-first = Your turn, { $name }. <b>Play a card</b> to start a route.
status-play-first-postmaster = Your turn, { $name }. <b>Play a card</b> to start a route, or call on the <b>Postmaster</b> and take a second card.
status-play-one = <b>Play a card</b>: <u>{ $card }</u> fits { $where ->
    [left] before
   *[right] after
} { $end }.
status-play-two = <b>Play a card</b>: <u>{ $left }</u> fits before { $first }, <u>{ $right }</u> after { $last }.
status-play-both = <b>Play a card</b>: <u>{ $card }</u> fits both ends. <b>Choose an end</b>.
status-choose-end = Choose an end of the route for { $card }.
status-play-some = <b>Play a card</b>: { $count } of yours fit the route.
status-play-none = No card fits. <b>Start a new route</b>: the old one is discarded.
status-your-turn = Your turn, { $name }.
status-or-postmaster = Or call on the <b>Postmaster</b> first and take a second card.
status-only-postmaster = Or call on the <b>Postmaster</b> and take a second card: it may fit.
status-finish-end = <b>End your turn</b>: the route goes on next time.
status-last-turn = This is your <b>last turn</b>.
status-last-close = Your last turn: <b>close the route now</b>, or it scores nothing.
status-last-end = Your last turn: the route is too short to close. <b>End your turn.</b>
status-last-coming = You have <b>one more turn</b>.
status-last-over = You have had your last turn.
status-finish-close = <b>Close the route</b> of { $count }, or end your turn and let it grow.
status-or-carrier = Or have the <b>Postal carrier</b> add { $count ->
    [one] <u>{ $card }</u>
   *[other] a second card
}.
status-closing = <b>Close your route</b>: choose where your houses go.
status-closing-carriage = Your houses are placed. Call on the <b>Cartwright</b> for a carriage, or leave it till later.
status-closing-discard = Your route is closed. <b>Keep three cards</b>: choose what to discard.
last-round =
    <b>Last round:</b> { $mine ->
        [yes] { $reason ->
            [houses] you have placed your last house.
           *[carriage] you have carriage 7.
        }
       *[no] { $reason ->
            [houses] { $name } has placed their last house.
           *[carriage] { $name } has carriage 7.
        }
    }
last-round-left = Still to play: { $names }.

## Players
you-named = { $name } (you)
to-move = to move
seat-finished = has had their last turn
seat-away = not here
no-route = no route
carriage = carriage
houses-left = houses left
hand-size = hand
tiles = tiles
no-tiles = none
score = points
look-route = Route
look-points = Points
look-unknown =
    { $count ->
        [one] one unknown card
       *[other] { $count } unknown cards
    }
look-houses = { $placed } placed, { $left } left
look-house = House:
seat-summary =
    { $name }: { $carriage ->
        [0] no carriage
       *[other] carriage { $carriage }
    }, { $houses ->
        [one] one house
       *[other] { $houses } houses
    } left, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Tiles and carriages
stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = All provinces
stack-outside_baiern = Outside Baiern
stack-route_5 = Route of 5
stack-route_6 = Route of 6
stack-route_7 = Route of 7+
stack-game_end = Game end
stack-label = { $stack }: { $count ->
    [0] no tiles left
    [one] one tile left, worth { $value }
   *[other] { $count } tiles left, the next worth { $value }
}
tile-for-cities = For a house in each of these cities: { $names }.
tile-for-provinces = For a house in each of these provinces: { $names }.
tile-for-length =
    { $length ->
        [7] For closing a route of 7 or more cards.
       *[other] For closing a route of { $length } cards.
    }
tile-for-end = For whoever is first to place every house or to get carriage { $carriage }. The game then ends with the round.
tile-near = { $have } of { $count }
tile-near-missing = { $have } of { $count }, missing: { $names }
tile-near-length = route of { $count }
tile-left = Tiles left: { $values }
tile-none-left = No tiles left.
tile-has = earned it
carriage-points = { $points } points
carriage-at = Carriage { $carriage }, { $points } points: { $names }
carriage-nobody = nobody

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
city-neighbours = Roads to { $cities }
city-houses = Houses: { $names }
city-no-houses = No houses yet
city-unseen = Cards not seen yet: { $count } of { $copies }

## Log
log-empty = No entries yet
log-later = The game began before this position.
log-look-back = Look at this moment
log-tip = Choose a line to look back at that moment.
log-earlier = Show earlier lines

## Closing
closing-title = Close the route
closing-way-each = One house in each province
closing-way-one = All in { $province }
closing-houses-none = no houses
closing-better = earns the most
closing-houses = Houses
closing-carriage = carriage { $carriage }
closing-points = { $before } → { $after } points
closing-gain = { $sign ->
    [plus] +{ $value }
   *[minus] −{ $value }
}
closing-left = { $count ->
    [0] no house left
    [one] one house left
   *[other] { $count } houses left
}
closing-game-end = ends the game after this round
closing-cartwright = Call on the Cartwright
closing-cartwright-brings = He builds carriage { $carriage } even though the route is too short.
closing-discards = Keep three cards: choose { $count ->
    [one] one card
   *[other] { $count } cards
} to discard
closing-discards-done = { $done } of { $count }
closing-missing =
    { $count ->
        [one] Choose one more card to discard
       *[other] Choose { $count } more cards to discard
    }
closing-confirm = Close with { $houses ->
    [0] no house
    [one] one house
   *[other] { $houses } houses
}
closing-confirm-rest = Finish closing
closing-wait = Working out what that earns…
closing-hint-map = Houses can also be chosen on the map.

## Score sheet
score-title = The last post
score-show = The score
score-winner =
    { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-winner-you =
    You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
score-carriage = Carriage
score-tiles = Bonus tiles
score-houses = Houses not placed
score-total = Total
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-rematch = Play again
rematch-begun = The next game has begun. Your seat is waiting.
score-replay = Watch the game
score-share = Share

## Replay
replay = Replay
replay-review = Review

## Pages
page-title = { $page } – Thurn und Taxis
page-title-turn = ● Your turn – { $page }
page-study = What wins
page-study-link = What wins: a study of thousands of games
page-home = Back to the start page
page-fold = Hide the text
page-unfold = Show the text
page-missing = No such page
page-missing-text = This address leads nowhere.
page-failed = Not loaded
page-not-loaded = The page could not be loaded. Are you online?
page-again = Try again
page-loading = One moment…

## Start page
start-now = Play now
start-now-title = A seat is free
start-lead = Build post routes across southern Germany, set up your post houses, and be home before the last coach.
start-new = New here? Ten minutes
start-bots = Opponents
bots-level = Their level
start-peer = As strong as I am
start-peer-why = { $level }, judging by your latest { $games } games against bots; very likely between { $low } and { $high }.
level-random = Random
level-builder = Builder
level-ismcts = IS-MCTS
level-search = Search
your-name = Your name
name-longest = A name has at most { $count } characters.
player-default = Traveller
start-running = Your tables
start-looking = Looking for your tables…
start-your-turn = your turn
mine-with = with { $names }
mine-round = round { $round }
mine-turn = { $name }’s turn
mine-bot = a bot plays for you
mine-waiting =
    { $count ->
        [one] one seat is open
       *[other] { $count } seats are open
    }
mine-since = since { $when }
mine-all = All { $count } tables
mine-resign = Resign
mine-resign-text = A bot takes your seat and plays on. The table disappears from your list.
mine-delete = Delete this game
mine-delete-text = The game and everything about it will be deleted, and it will not count.
mine-leave = Leave the seat
mine-leave-text = Your seat is open again for others.
mine-cancel = Call off this table
mine-cancel-text = Nobody will be able to join any more, and those already here will be told.
start-ways = Other ways to play
start-friends = With friends
start-friends-text = set up a table, send the link
start-device = Same device
start-device-text = pass it round, with a curtain
start-lobby = Lobby
start-lobby-text = open tables to join or watch
start-games = My games
start-games-text = what you have played, in figures
start-today = Today
start-deal = The daily deal
start-deal-text = one game a day, the same for everybody
start-deal-going = under way: continue
start-deal-done = { $points ->
    [one] { $points } point today
   *[other] { $points } points today
}
start-deal-over = played today
deal-result = Result of the daily deal
deal-one-try = This is the daily deal: you have only this one try.
start-puzzle = Puzzle of the day
start-puzzle-text = play one turn as well as you can
start-learn = Learn
start-learn-text = ten minutes, hands-on
start-rules = Rules
start-rules-text = everything, for reference
start-replay = Replay
start-replay-text = watch a game again
start-foot = No account, no advertising: just the game.

## Without a server, without a connection
alone-fetching = Loading the game: { $loaded } of { $total } MB
alone-setting = Setting the table…
alone-elsewhere = The game is open in another tab or window. Continue there, or close it.
alone-failed = The game could not be started here: { $problem }
alone-memory = There is not enough free memory for the game. Close other tabs or programs, then try again.
alone-again = Try again
alone-slow = This browser does not support WebAssembly SIMD, so the bots think slowly. A newer one is much faster.
alone-people = Here the game runs entirely in your browser. Playing with friends by link, the lobby and watching others need a game server, which this site does not have.
version-ready = A new version is ready.
version-now = Update
version-later = Later
connection-none = There is no connection to the server. Anything that needs it will have to wait.
table-plain = A table

## Settings
settings-group-look = Look
settings-group-motion = Motion and sound
settings-group-play = Help while playing
settings-group-access = Reading and keys
settings-language = Language
settings-theme = Table light
theme-light = Day
theme-dark = Night
settings-speed = Animations
speed-off = Off
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
settings-recap = What changed
settings-recap-help = After each bot’s turn, say in words what it did
settings-text = Text size
text-normal = Normal
text-large = Large
text-largest = Largest
settings-sounds = Sounds
settings-signs = Province symbols
settings-signs-help = Letters and patterns beside the colours
settings-confirm = Confirm the end of the turn
settings-confirm-help = Off: a turn with nothing left to do ends automatically
settings-coach = Coach
settings-coach-help = A word before a move you might regret; always on in your first three games
settings-aids = Learner’s aid
settings-aids-help = On every card, how many copies of it you have not seen yet; and how likely your route is to go on
settings-text-view = Text view
settings-text-view-help = The table in words, with actions to type
settings-back = Back
keys = Keys
settings-shortcuts = Single-key shortcuts
settings-shortcuts-help = Switch them off if you dictate to your computer or often hit keys by accident
keys-digits = take that card from the table, play it from your hand, or choose it to discard
keys-supply = draw from the supply
keys-ends = play to the left or right end of the route
keys-close = close the route
keys-end = end the turn
keys-undo = undo
keys-sheets = the log; tiles, carriages and players
keys-officials = Administrator, Postmaster, Postal carrier, Cartwright
keys-confirm = confirm the closing, or the answer that stands out
keys-hint = show a hint, or put it away
keys-press = make a thinking bot decide at once
keys-keys = show these keys
keys-map = move from one thing to the next, and from city to city
keys-replay-step = in a replay: one step back or forward
keys-replay-turn = in a replay: one turn back or forward
keys-replay-ends = in a replay: to the beginning or the end
keys-replay-play = in a replay: play or pause
notices-table = Notify me when it is my turn here

## Tables for friends
friends-table-name = Name of the table
friends-count = Friends joining by link
friends-bots = Bots
friends-pace = Pace
pace-live = All at the table
pace-correspondence = By post, over several days
friends-clock = Time per turn
clock-none = as long as it takes
clock-seconds = { $count } s
clock-some = { $unit ->
    [minutes] { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
   *[days] { $count ->
        [one] one day
       *[other] { $count } days
    }
}
friends-rules = Rules
rules-standard = Standard
rules-first-printing = First printing
rules-icelandic = Icelandic edition
rules-own = Custom
rules-standard-help = As in the current rulebook.
rules-first-printing-help = The tile for all provinces needs no house in Baiern.
rules-icelandic-help = When the tiles for a length run out, only routes of 7 or more take one for a shorter route.
rules-own-help = Custom options; ask whoever set up the table.
option-known = Show known cards
option-known-help = Cards everybody saw being taken stay visible to all
option-tiles = Show points
option-tiles-help = Values of others’ tiles, and points so far
option-hints = Allow hints
option-listed = Show in the lobby
option-listed-help = Anybody may join or watch
fact-known = Known cards
fact-points = Points
fact-hints = Hints
fact-memory = left to memory
fact-allowed = allowed
fact-rated = rated
leaderboard = Leaderboard
friends-create = Set up the table
device-text = Everybody plays on this device. Between turns a curtain hides the hands.
device-count = People
device-player = Player { $number }
device-lot = Who starts, and who gets which colour, is drawn by lot.
device-start = Start
lobby-new = New table
lobby-tournaments = Tournaments
lobby-join = Join
lobby-watch = Watch
lobby-empty = No tables just now. Set one up!
lobby-programs = Programs
lobby-programs-text = Programs that players have connected to this server. They play on their own and are rated among themselves.
lobby-play = Play
program-named = { $name } · program
program-playing =
    { $games ->
        [one] plays one game at a time
       *[other] plays { $games } games at a time
    } · { $playing } now
seat-program = bot (a program)
waiting-title = { $name }: waiting
waiting-starts = The game starts automatically as soon as all seats are taken.
seat-open = open seat
seat-yours = your seat
seat-here = is here
seat-not-here = not here just now
seat-sit = Sit here
seat-bot = Put a bot here
seat-leave = Leave the seat
sit-name-first = Tell the others your name first.
invite-text = Send this link to your friends, or let them scan the code.
invite-network = This is the address for others on your network.
invite-local = Only this device can open this link. Start the server with “{ $option }” to let others on your network in.
invite-watch = Whoever has this link can watch the game.
invite-link = Link to the table
invite-code = The link as a code to scan
invite-copy = Copy link
invite-copied = Copied
curtain-title = { $name }’s turn
curtain-text = Hand the device to { $name }. No peeking, everybody else!
curtain-lift = I am { $name }

## At the table
menu-chat = Chat
menu-chat-new = Chat ({ $count })
menu-unread = Menu ({ $count })
menu-take-back = Take back my turn
take-back-title = Take back your turn?
take-back-text = The game goes back to the start of your turn, or of the one before. What the bots have done since goes back too. You can restore it until you act.
take-back-do = Take it back
take-back-not = Play on
taken-back = You took back your turn.
redo = Restore it
menu-share = Link to this table
menu-rules = Rules
menu-keys = Keys
menu-resign = Resign
menu-leave = Back to the start page
menu-look-back = Look back
menu-sounds-on = Turn sounds on
menu-sounds-off = Turn sounds off
menu-aids-on = Turn learner’s aid on
menu-aids-off = Turn learner’s aid off
menu-to-night = Switch to night
menu-to-day = Switch to day
table-missing = No table here
table-cancelled = This table was cancelled.
watching-you = You are watching this game.
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
clock-left = { $minutes }:{ $seconds }
clock-warning = { $seconds } seconds left.
timeout-mine = Your time ran out: a bot finished your turn.
clock-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
connection-lost = Connection lost. Trying again…
connection-away = There is no connection just now, so nothing was done.
connection-not-sent = The connection was lost before this arrived. Try again.
why-not-possible = This can be done now.
why-not-past = You are looking at an earlier moment.
undo-free = ↶ Undo
undo-not = Can’t undo
skip = Skip »
press = Decide now
recap-on = Continue
look-back = You are looking back at round { $round }.
look-now = Back to the present
look-earlier = One step back
look-later = One step forward
absent = { $name } has been away for a while.
absent-do = What can we do?
absent-vote = Let a bot play on
absent-votes = Should a bot play on for { $name }? { $count } of { $of } say yes.
seat-lost = The others gave your seat to a bot while you were away.
seat-reclaim = Take my seat back
named-bot = { $name } (bot)
people-title = Who is here
people-here = here
people-away = away since { $time }
people-bot = a bot
people-replaced = a bot plays on
people-extra = Give more time
people-vote-back = Wait after all
people-votes = For a bot: { $count } of { $of }
people-end = End the game
people-end-back = Play on after all
people-end-text = The game ends without a result when everybody here wants it.
people-end-votes = For ending the game: { $count } of { $of }
resign-title = Resign?
resign-text = A bot takes your seat and plays on. You can watch.
resigned-title = You have resigned
resigned-text = A bot plays on in your place.
resigned-watch = Watch
resigned-again = New game
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-watching = You are watching; only players can talk.
chat-about = Block or report { $name }
chat-hidden = { $count ->
    [one] One line by somebody you blocked is hidden
   *[other] { $count } lines by people you blocked are hidden
}
notice-sat = { $name } sat down.
notice-left = { $name } left the table.
notice-filled = A bot sat down.
notice-resigned = { $name } resigned; a bot plays on.
notice-replaced = A bot plays on for { $name }.
notice-bot_failed = { $name } stumbled; a simpler bot plays on.
notice-timeout = { $name } ran out of time; a bot finished the turn.
notice-vote = { $favour ->
    [no] { $name } would rather wait for { $absent }.
   *[yes] { $name } would like a bot to play on for { $absent }.
}
notice-extra_time = { $name } gave extra time.
notice-end_vote = { $favour ->
    [no] { $name } would rather play on.
   *[yes] { $name } would like to end the game.
}
notice-taken_back = { $name } took back a turn.
notice-redone = { $name } restored the turn.
notice-returned = { $name } is back and plays on.
notice-vote_lapsed = { $name } is playing again, so the vote has lapsed.
notice-hinted = { $name } asked for a hint: this game is no longer rated.
hint-note = Chances of winning as a strong bot sees them.
hint-alike = just as good
hint-plan = The closing:
hint-houses = houses in { $cities }
hint-no-houses = no houses
hint-cartwright = with the Cartwright
hint-discards = discard { $cities }
card-unseen = { $count }×
aid-unseen = { $sign } on a card: how many copies of it you have not seen yet
aid-lives-now = Chance that a card fits your route this turn: <b>{ $chance }</b>
aid-lives-next = Chance that a card fits your route next turn: <b>{ $chance }</b>
official-postmaster-armed = The Postmaster: choose the second card, from the table or from the supply.
official-postal_carrier-armed = The Postal carrier: choose the card to play as well.
log-news = since your last turn
seed-unknown = This game’s seed
seed-right = ✓ The cards were settled before the game began
seed-wrong = The seed does not match what was announced at the start
seed-text = Before the first card, the server announced a hash of its secret seed. Here is the seed; its hash is the same, so no card was chosen later.
page-editor-link = Set up a position
