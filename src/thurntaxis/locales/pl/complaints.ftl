# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Zablokuj
block-text = Przy żadnym stole nie zobaczysz już wiadomości (także wcześniejszych), które pisze { $name }. Ta osoba się o tym nie dowie.
report-do = Zgłoś
report-why = Co jest nie tak? (Nieobowiązkowo.)
report-line = Gospodarz tego serwera otrzyma wiadomość i to, co tu napiszesz.
report-person = Gospodarz tego serwera otrzyma imię i to, co tu napiszesz.
report-done = Zgłoszono. Gospodarz tego serwera może to teraz zobaczyć.
blocked-title = Zablokowane osoby
blocked-none = Nikogo nie zablokowano.
blocked-remove = Odblokuj: { $name }
blocked-remove-short = Odblokuj
