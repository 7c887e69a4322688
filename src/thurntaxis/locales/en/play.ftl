### A table where others sit: waiting room, chat, clocks, who leaves and who returns.

you-named = { $name } (you)
rematch-begun = The next game has begun. Your seat is waiting.
page-title-turn = ● Your turn – { $page }
notices-table = Notify me when it is my turn here

## Waiting room
program-named = { $name } · program
waiting-title = { $name }: waiting
waiting-starts = The game starts automatically as soon as all seats are taken.
seat-yours = your seat
seat-here = is here
seat-not-here = not here just now
seat-sit = Sit here
seat-bot = Put a bot here
seat-leave = Leave the seat
sit-name-first = Tell the others your name first.
invite-text = Send this link to your friends, or let them scan the code.
invite-watch = Whoever has this link can watch the game.
curtain-title = { $name }’s turn
curtain-text = Hand the device to { $name }. No peeking, everybody else!
curtain-lift = I am { $name }

## At the table
take-back-title = Take back your turn?
take-back-text = The game goes back to the start of your turn, or of the one before. What the bots have done since goes back too. You can restore it until you act.
take-back-casual = The game is no longer rated after that.
holiday-until = { $name } is on holiday until { $day }: the clock stands still.
holiday-planned = { $name } will be on holiday from { $begin } to { $day }.
next-waiting = { $count ->
    [one] It is your turn in another game.
   *[other] It is your turn in { $count } other games.
}
next-game = Next game
take-back-do = Take it back
take-back-not = Play on
taken-back = You took back your turn.
redo = Restore it
table-missing = No table here
table-cancelled = This table was cancelled.
watching-you = You are watching this game.
watch-chances = Chances of winning
watch-behind =
    { $count ->
        [one] As it was a round ago
       *[other] As it was { $count } rounds ago
    }
watch-next = Watch the next game
watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
timeout-mine = Your time ran out: a bot finished your turn.
connection-lost = Connection lost. Trying again…
recap-on = Continue
absent = { $name } has been away for a while.
absent-do = What can we do?
absent-vote = Let a bot play on
absent-votes = Should a bot play on for { $name }? { $count } of { $of } say yes.
people-title = Who is here
people-here = here
people-away = away since { $time }
people-bot = a bot
people-extra = Give more time
people-vote-back = Wait after all
people-votes = For a bot: { $count } of { $of }
people-end = End the game
people-end-back = Play on after all
people-end-text = The game ends without a result when everybody here wants it.
people-end-votes = For ending the game: { $count } of { $of }
resign-title = Resign?
resign-text = A bot takes your seat and plays on. You can watch.
resign-tournament = The tournament gives you no points for a game that a bot finishes.
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
seed-unknown = This game’s seed
seed-right = ✓ The cards were settled before the game began
seed-wrong = The seed does not match what was announced at the start
seed-text = Before the first card, the server announced a hash of its secret seed. Here is the seed; its hash is the same, so no card was chosen later.

# Another game of the same deal, by $name, which plays along.
ghost-points =
    { $points ->
        [one] With this deal, { $name } had { $points } point after round { $round }.
       *[other] With this deal, { $name } had { $points } points after round { $round }.
    }
ghost-here = { $name } has played this deal, too. From round 2 on you see those points here.
ghost-beside = Side by side
