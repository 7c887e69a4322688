# What people can do about somebody who talks badly: block them, report them to the host.

block-do = Loka á
block-text = Það sem { $name } segir, líka það sem áður var sagt, birtist þér ekki lengur við neitt borð. { $name } fær ekki að vita af því.
report-do = Senda ábendingu
report-why = Hvað er að? (Þú þarft ekki að svara.)
report-line = Umsjónarmaður þessa netþjóns fær línuna og það sem þú skrifar hér.
report-person = Umsjónarmaður þessa netþjóns fær nafnið og það sem þú skrifar hér.
report-done = Ábending send. Umsjónarmaður þessa netþjóns sér hana núna.
blocked-title = Fólk sem þú lokaðir á
blocked-none = Þú hefur ekki lokað á neinn.
blocked-remove = Opna aftur á { $name }
blocked-remove-short = Opna aftur
