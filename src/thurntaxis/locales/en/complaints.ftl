# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Block
block-text = You no longer see what { $name } says or has said, at any table. They are not told.
report-do = Report
report-why = What is wrong? (Optional.)
report-line = The host of this server gets the line and what you write here.
report-person = The host of this server gets the name and what you write here.
report-done = Reported. The host of this server can see it now.
blocked-title = Blocked people
blocked-none = You have blocked nobody.
blocked-remove = Unblock { $name }
blocked-remove-short = Unblock
