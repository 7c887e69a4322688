# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Block
block-text = What { $name } says, also earlier, is not shown to you any more, at any table. They are not told.
report-do = Report
report-why = What is wrong? (You need not say.)
report-line = The host of this server gets the line and what you write here.
report-person = The host of this server gets the name and what you write here.
report-done = Reported. The host of this server can see it now.
blocked-title = Blocked people
blocked-none = You have blocked nobody.
blocked-remove = Unblock { $name }
blocked-remove-short = Unblock
