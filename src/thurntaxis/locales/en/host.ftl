# The page of whoever hosts a server: /api/host

host-title = The host’s page
host-token = Token
host-enter = Open
host-how = Create a token on the server’s command line: thurntaxis admin host
host-wrong = That is not the token.
host-tables = Tables
host-status = Status
host-number = Count
host-sanctions = Banned or muted people
host-kind = Kind
host-workers = Workers
host-worker = Worker
host-began = Since
host-sockets = Sockets
host-in-memory = Tables in memory
host-processor = CPU time
host-load = Load
host-errors = Errors and warnings
host-refusals = Recent refusals
host-when = When (UTC)
host-what = What
host-nothing = Nothing.
