# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Block
block-text = You will no longer see anything { $name } says or has said, at any table. They will not be told.
report-do = Report
report-why = What is wrong? (optional)
report-line = The host of this server will see the line and what you write here.
report-person = The host of this server will see the name and what you write here.
report-done = Reported. The host of this server can see it now.
blocked-title = Blocked people
blocked-none = You haven’t blocked anybody.
blocked-remove = Unblock { $name }
blocked-remove-short = Unblock
