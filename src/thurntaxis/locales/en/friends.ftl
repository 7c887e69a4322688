### Tables for friends, tables on one device, the lobby.

friends-table-name = Name of the table
friends-count = Friends joining by link
friends-bots = Bots
friends-pace = Pace
pace-live = All at the table
pace-correspondence = By post, over several days
friends-clock = Thinking time
clock-none = as long as it takes
clock-seconds = { $count } s
clock-turn = { $time } per turn
clock-bank = { $time } for the whole game
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
fact-rating = Rating
fact-casual = casual
casual-now = This game is casual from now on.
casual-bots = Only bots are playing.
casual-apart = Games like this one count nowhere.
casual-address = All people are playing from the same address.
casual-hint = Somebody asked for a hint.
casual-taken_back = A turn was taken back.
casual-left = Somebody left in the first rounds.
watch-people = Games between people
watch-people-text = Chances and commentary come two rounds late, so that they help nobody.
watch-none = Nobody is playing a listed game just now.
watch-bots = Strong bots
watch-bots-text = Three strong bots play at a pleasant pace while somebody watches, with everybody’s chances and commentary.
watch-bots-go = Watch the bots
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
program-playing =
    { $games ->
        [one] plays one game at a time
       *[other] plays { $games } games at a time
    } · { $playing } now
