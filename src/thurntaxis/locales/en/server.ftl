### What the server tells a player whose request cannot be granted, and a few names. Codes for programs stand beside these in the protocol.

server-open-seat = Open seat

server-not-found = There is nothing at this address.
server-method = This address does not take that kind of request.
server-bad-request = This request could not be understood: { $problem }
server-too-large = This is too long.
server-too-old = This page is older than the server. Please reload it.
server-too-much = That was too much at once. Try again in a moment.
server-json-only = Send JSON, please.
server-origin = This request comes from another site.
server-busy = The server is about to stop. Come back in a moment.
server-error = Something went wrong on the server. It has been noted.
server-cannot-store = The server cannot store anything just now, so nothing was done. Try again in a while.

server-unknown-table = There is no table with this link.
server-unknown-seat = This table has no seat { $seat }.
server-unknown-bot = There is no bot called { $level }.
server-unknown-ply = This game has plies 0 to { $plies }.
server-left-to-memory = At this table, whatever happened more than a round ago is left to your memory.

server-not-yours = This seat is not yours.
server-which-seat = You have several seats here. Say which one.
server-no-seat = You are watching this game. Only the players at the table can do this.
server-host-only = Only whoever set up the table can do this.
server-no-identity = The server does not know you yet. Ask for an identity first.
server-bad-token = This personal link was used already, or is older than ten minutes. Ask for a new one.
server-bad-date = This is not a date.
server-no-deal = Daily deals are those from { $first } to today.
server-deal-once = The daily deal can be played once. It cannot be taken back, deleted or begun anew.
server-delete-people = Others sit at this table too. You can leave it.

server-not-started = The game has not started yet.
server-started = The game has already started.
server-cancelled = The table was called off.
server-over = The game is over.
server-not-over = The game is not over yet.
server-alone = There is no server here, so nobody could come to an open seat.
server-broken = This game was stored by another version of the rules and cannot be continued. Its log and its record can still be read.
server-stale = The game has moved on since you looked. Look again.
server-not-your-turn = It is not your turn.
server-undo-begun = Your turn has just begun; there is nothing to undo.
server-undo-revealed = A hidden card was turned over. What was seen cannot be undone.
server-take-back-people = Turns can be taken back only when all the other players are bots.
server-take-back-none = There is no earlier turn of yours to go back to.
server-seat-taken = This seat is taken.
server-table-full = No seat is open any more.
server-chat-full = You have written as much at this table as there is room for.
server-chat-off = The host of this server has switched chat off.
server-banned = The host of this server has banned you.
server-muted = The host of this server has muted you.
server-unwanted-words = The host of this server does not want one of these words.
server-no-notices = This server sends no notices.
server-notices-full = There are as many places as one person can have. Remove one first.
server-notices-address = This address cannot be reached from here. It must be a public one: https://…
server-no-mail = This server sends no e-mail.
server-log-full = So much has happened at this table that its log is full.
server-not-closing = There is no route to close now.
server-no-hints = Hints are not allowed at this table.
server-hint-too-slow = The bot thought for too long.
server-hint-failed = The bot has no advice here.
server-not-absent = This player is here. Only somebody who is away can be replaced.
server-no-clock = No clock runs now.
server-extra-time-own = Only others can give you more time.
server-extra-time-enough = This turn has been given enough time.
server-vote-not-you = You cannot vote on your own seat.
server-seats-differ = That game has { $count } players; the new table needs as many seats.
server-record-over = The game is over at this position; there is nothing left to play.
server-bad-record = This record cannot be read. { $problem }

draft-turn-over = Your turn ends before this action.
draft-unknown-card = This depends on a card that has not been turned over yet. Send it when you have seen the card.
server-review-too-long = The game is too long to be reviewed: more than { $count } actions.
server-review-one = You have a review under way already. It comes first.
server-review-no-way = This is not a whole way to decide here: one action, or all actions of a closing.
server-superseded = You have asked about another position since.
