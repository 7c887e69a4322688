# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Zablokuj
block-text = Przy żadnym stole nie zobaczysz już wiadomości (także wcześniejszych), które pisze { $name }. Ta osoba się o tym nie dowie.
report-do = Zgłoś
report-why = Co jest nie tak? (opcjonalnie)
report-line = Administrator tego serwera otrzyma tę wiadomość i to, co tu napiszesz.
report-person = Administrator tego serwera otrzyma imię tej osoby i to, co tu napiszesz.
report-done = Zgłoszono. Administrator tego serwera może to już zobaczyć.
blocked-title = Zablokowane osoby
blocked-none = Nie masz zablokowanych osób.
blocked-remove = Odblokuj: { $name }
blocked-remove-short = Odblokuj
