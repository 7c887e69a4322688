# The page of whoever hosts a server: /api/host

host-title = The host’s page
host-token = Token
host-enter = Enter
host-how = Make a token on the server’s command line: thurntaxis admin host
host-wrong = This is not the token.
host-tables = Tables
host-status = Status
host-number = How many
host-sanctions = People kept out or silent
host-kind = Kind
host-workers = Workers
host-worker = Worker
host-began = Since
host-sockets = Sockets
host-in-memory = Tables in memory
host-processor = Processor time
host-load = Load
host-errors = Errors and warnings
host-refusals = Recent refusals
host-when = When (UTC)
host-what = What
host-nothing = Nothing.
