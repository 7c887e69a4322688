### Who somebody is in this browser, and how the server notifies them.

settings-notices = When it is your turn
notices-text = The server can notify you when you are not looking at the table: at most one unread notification per table.
notices-none = This server does not send notifications.
notices-on = Notify me
notices-browser = In this browser
notices-refused = Your browser does not allow it. Allow notifications for this site first.
notices-hook = A webhook (Discord, Matrix, Slack…)
notices-mail = By e-mail
notices-add = Add
notices-places = Where you are notified
notices-unconfirmed = { $name } (check your inbox)
notices-a-browser = Browser, through { $name }
notices-remove = Remove { $name }
notices-remove-short = Remove
notices-quiet = Not at night
notices-from = From
notices-until = Until
absence-title = Holidays and playing hours
absence-text = In games over several days your clocks stop while you are on holiday, and outside the hours in which you play. The others see your holidays in advance.
absence-left = { $count ->
    [one] You have { $count } day of holidays left in the next three months.
   *[other] You have { $count } days of holidays left in the next three months.
}
absence-take = Take a holiday
absence-from = First day
absence-to = Last day
absence-holiday = Away from { $begin } until { $end }
absence-end = I am back
absence-give-up = Cancel it
absence-hours = My clocks run only in these hours
me-title = Your other devices
me-text = There are no accounts: your seats belong to this browser. A personal link takes them, with your finished games, to another device. It can be used once, within ten minutes.
me-show = Show my link
me-link = Whoever opens this link first plays in your place. Keep it to yourself. It works once, until { $until }.
me-whose = This link belongs to { $name }, who { $count ->
    [0] has no game under way
    [one] has a seat at { $count } table
   *[other] has seats at { $count } tables
}.
me-whose-unknown = This link belongs to somebody who has not played yet.
me-warning = If this link is not your own, stay who you are: whoever sent it would see your cards.
me-become = Continue as { $name }
me-become-unknown = Continue as this person
me-stay = Stay as I am
me-same = This link is your own.
me-back-later = You can switch back later, in the settings.
me-former = Before you opened a personal link, you were somebody else in this browser.
me-back = Go back to my earlier identity
