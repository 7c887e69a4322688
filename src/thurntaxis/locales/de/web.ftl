title = Thurn und Taxis
title-rest = hurn und Taxis
subtitle = Poststrecken um 1800

table-name = { $name } · Runde { $round }
menu-hint = Tipp
menu-night = Nacht
menu-day = Tag
menu-settings = Einstellungen
menu-tiles = Plättchen
menu-log = Verlauf
menu = Menü
close-sheet = Schließen

on-the-table = Auslage
your-route = Deine Strecke
route-of = Strecke von { $name }
hand = Hand
players = Spieler
bonus-tiles = Bonusplättchen
carriages = Kutschen
log = Verlauf
officials = Amtspersonen
route-length =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

official-administrator = Amtmann
official-postmaster = Postmeister
official-postal_carrier = Postillion
official-cartwright = Wagner
official-administrator-does = alle sechs tauschen
official-postmaster-does = zwei nehmen
official-postal_carrier-does = zwei spielen
official-cartwright-does = bis zu zwei weniger
official-callable = { $name }: kann jetzt helfen
official-called = { $name }: hilft in diesem Zug
official-waiting = { $name }: jetzt nicht
official-spent = { $name }: eine andere Amtsperson hat schon geholfen

supply =
    Nachziehstapel, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
empty-slot = Leerer Platz
no-hand = Keine Karten
card-play = { $city } spielen
card-fits = passt an deine Strecke
end-fits = { $city } passt
end-fits-many = { $count } passen
end-open = offen
end-dead = Sackgasse
end-left = Vor { $city }: { $cards }
end-right = Hinter { $city }: { $cards }
end-which =
    { $where ->
        [left] Welche Karte vor { $city }?
       *[right] Welche Karte hinter { $city }?
    }
route-empty = Deine erste Karte beginnt eine Strecke
hand-hidden =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

cancel = Abbrechen

drop-title = Strecke aufgeben?
drop-text =
    Wenn du mit <b>{ $city }</b> neu beginnst, legst du { $count ->
        [one] deine einzige Karte, { $first },
       *[other] die { $count } Karten von { $first } bis { $last }
    } ab. Dafür gibt es nichts.
last-turn-title = Letzten Zug beenden?
last-turn-text = Du kannst deine Strecke mit { $count } Karten noch <b>abschließen</b>. Beendest du den Zug, zählt sie nichts.
last-turn-end = Trotzdem beenden
coach-title = Ein Wort vorweg
coach-other-card = Nach dieser Karte <b>kann keine mehr folgen</b>: Die Strecke ließe sich nur noch abschließen oder aufgeben. Mit { $city } bliebe sie offen.
coach-other-end = Legst du die Karte hier an, <b>kann keine mehr folgen</b>: Die Strecke ließe sich nur noch abschließen oder aufgeben. Am anderen Ende bliebe sie offen.
coach-nothing-fits = An deine Strecke <b>kann keine Karte mehr angelegt werden</b>: Im nächsten Zug musst du sie aufgeben. Jetzt kannst du sie noch abschließen.
coach-few-fit = Keine Karte auf deiner Hand oder in der Auslage passt an deine Strecke. Passende unter den { $unseen } Karten, die du nicht kennst: <b>{ $fitting }</b>. Passt im nächsten Zug keine, musst du die Strecke aufgeben; jetzt kannst du sie noch abschließen.
coach-cartwright = Der <b>Wagner</b> würde dir bei diesem Abschluss die { $carriage }er-Kutsche bauen, und das kostet nichts.
coach-note = Den Ratgeber kannst du in den Einstellungen ein- und ausschalten.
coach-anyway = Trotzdem
coach-back = Noch einmal überlegen

status-watch-draw = <b>{ $name }</b> nimmt eine Karte.
status-watch-play = <b>{ $name }</b> spielt eine Karte.
status-watch-finish = <b>{ $name }</b> kann die Strecke abschließen oder den Zug beenden.
status-watch-closing = <b>{ $name }</b> schließt eine Strecke ab.
status-over =
    Das Spiel ist zu Ende. <b>{ $name }</b> gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
status-over-you =
    Das Spiel ist zu Ende. <b>Du gewinnst</b> mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
status-draw = Du bist am Zug, { $name }. <b>Nimm eine Karte</b> aus der Auslage oder vom Nachziehstapel.
status-draw-administrator = Du bist am Zug, { $name }. <b>Nimm eine Karte</b> oder lass vorher den <b>Amtmann</b> alle sechs austauschen.
status-draw-forced-first = Du bist am Zug, { $name }. Deine Hand ist leer, also bekommst du vom <b>Postmeister</b> <b>zwei Karten</b>: Nimm die erste.
status-draw-forced-second = Nimm die <b>zweite Karte</b>: Der Postmeister hilft, weil deine Hand leer war.
status-play-first = Du bist am Zug, { $name }. <b>Spiele eine Karte</b> und beginne eine Strecke.
status-play-first-postmaster = Du bist am Zug, { $name }. <b>Spiele eine Karte</b> und beginne eine Strecke, oder nimm mit dem <b>Postmeister</b> eine zweite Karte.
status-play-one =
    <b>Spiele eine Karte</b>: <u>{ $card }</u> passt { $where ->
        [left] vor
       *[right] hinter
    } { $end }.
status-play-two = <b>Spiele eine Karte</b>: <u>{ $left }</u> passt vor { $first }, <u>{ $right }</u> hinter { $last }.
status-play-both = <b>Spiele eine Karte</b>: <u>{ $card }</u> passt an beide Enden. <b>Wähle ein Ende</b>.
status-choose-end = Wähle das Ende der Strecke für { $card }.
status-play-some = <b>Spiele eine Karte</b>: { $count } von deinen passen an die Strecke.
status-play-none = Keine Karte passt. <b>Beginne eine neue Strecke</b>: Die alte wird abgelegt.
status-your-turn = Du bist am Zug, { $name }.
status-or-postmaster = Oder nimm vorher mit dem <b>Postmeister</b> eine zweite Karte.
status-only-postmaster = Oder nimm mit dem <b>Postmeister</b> eine zweite Karte, vielleicht passt sie.
status-finish-end = <b>Beende deinen Zug</b>: Die Strecke geht im nächsten weiter.
status-last-turn = Das ist dein <b>letzter Zug</b>.
status-last-close = Dein letzter Zug: <b>Schließe die Strecke jetzt ab</b>, sonst zählt sie nichts.
status-last-end = Dein letzter Zug: Die Strecke ist zu kurz zum Abschließen. <b>Beende deinen Zug.</b>
status-last-coming = Du hast noch <b>einen Zug</b>.
status-last-over = Du hattest deinen letzten Zug.
status-finish-close = <b>Schließe die Strecke</b> mit { $count } Karten ab oder beende deinen Zug und baue später weiter.
status-or-carrier =
    Oder lege mit dem <b>Postillion</b> { $count ->
        [one] noch <u>{ $card }</u>
       *[other] eine zweite Karte
    } an.
status-closing = <b>Schließe deine Strecke ab</b>: Wähle, wohin deine Häuser kommen.
status-closing-carriage = Deine Häuser stehen. Setz den <b>Wagner</b> für eine Kutsche ein, oder heb sie dir für später auf.
status-closing-discard = Deine Strecke ist abgeschlossen. <b>Drei Karten bleiben</b>: Wähle, was du ablegst.
last-round =
    <b>Letzte Runde:</b> { $mine ->
        [yes] { $reason ->
            [houses] Du hast dein letztes Haus gesetzt.
           *[carriage] Du hast die 7er-Kutsche.
        }
       *[no] { $reason ->
            [houses] { $name } hat das letzte Haus gesetzt.
           *[carriage] { $name } hat die 7er-Kutsche.
        }
    }
last-round-left = Noch an der Reihe: { $names }.

you-named = { $name } (du)
to-move = am Zug
seat-finished = hatte den letzten Zug
seat-away = nicht da
no-route = keine Strecke
carriage = Kutsche
houses-left = Häuser
hand-size = Hand
tiles = Plättchen
no-tiles = keine
score = Punkte
look-route = Strecke
look-points = Punkte
look-unknown =
    { $count ->
        [one] eine unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
look-houses = { $placed } gesetzt, { $left } übrig
look-house = Haus:
seat-summary =
    { $name }: { $carriage ->
        [0] keine Kutsche
       *[other] { $carriage }er-Kutsche
    }, noch { $houses ->
        [one] ein Haus
       *[other] { $houses } Häuser
    }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

stack-baden = Baden
stack-wuerttemberg_hohenzollern = Württemberg/Hohenzollern
stack-schweiz_tyrol = Schweiz/Tyrol
stack-boehmen_salzburg = Böhmen/Salzburg
stack-baiern = Baiern
stack-all_provinces = Alle Länder
stack-outside_baiern = Außerhalb Baiern
stack-route_5 = 5er-Strecke
stack-route_6 = 6er-Strecke
stack-route_7 = 7er-Strecke
stack-game_end = Spielende
stack-label =
    { $stack }: { $count ->
        [0] keine Plättchen mehr
        [one] noch ein Plättchen, Wert { $value }
       *[other] noch { $count } Plättchen, das nächste mit Wert { $value }
    }
tile-for-cities = Für je ein Haus in diesen Städten: { $names }.
tile-for-provinces = Für je ein Haus in diesen Ländern: { $names }.
tile-for-length =
    { $length ->
        [7] Für eine Strecke mit 7 oder mehr Karten.
       *[other] Für eine Strecke mit { $length } Karten.
    }
tile-for-end = Für den Ersten, der alle Häuser setzt oder die { $carriage }er-Kutsche nimmt. Das Spiel endet dann mit der Runde.
tile-near = { $have } von { $count }
tile-near-missing = { $have } von { $count }, noch offen: { $names }
tile-near-length =
    { $count ->
        [one] Strecke mit einer Karte
       *[other] Strecke mit { $count } Karten
    }
tile-left = Noch da: { $values }
tile-none-left = Kein Plättchen mehr da.
tile-has = schon erhalten
carriage-points = { $points } Punkte
carriage-at = { $carriage }er-Kutsche, { $points } Punkte: { $names }
carriage-nobody = niemand

map-title = Spielplan
map-locator = Ganzen Spielplan zeigen oder zurück
map-city =
    { $city }, { $province }, { $houses ->
        [0] keine Häuser
        [one] ein Haus
       *[other] { $houses } Häuser
    }{ $legal ->
        [yes] , wählbar
       *[no] {""}
    }
city-neighbours = Straßen nach { $cities }
city-houses = Häuser: { $names }
city-no-houses = Noch keine Häuser
city-unseen = Noch nicht gesehene Karten: { $count } von { $copies }

log-empty = Noch keine Einträge
log-later = Die Partie begann vor dieser Stellung.
log-look-back = Diesen Moment ansehen
log-tip = Wähle eine Zeile, um diesen Moment noch einmal zu sehen.
log-earlier = Frühere Zeilen zeigen

closing-title = Strecke abschließen
closing-way-each = Ein Haus in jedem Land
closing-way-one = Alle in { $province }
closing-houses-none = keine Häuser
closing-better = bringt am meisten
closing-houses = Häuser
closing-carriage = { $carriage }er-Kutsche
closing-points = { $before } → { $after } Punkte
closing-gain =
    { $sign ->
        [plus] +{ $value }
       *[minus] −{ $value }
    }
closing-left =
    { $count ->
        [0] kein Haus mehr übrig
        [one] noch ein Haus übrig
       *[other] noch { $count } Häuser übrig
    }
closing-game-end = beendet das Spiel nach dieser Runde
closing-cartwright = Wagner einsetzen
closing-cartwright-brings = Er baut die { $carriage }er-Kutsche, obwohl die Strecke zu kurz ist.
closing-discards =
    Drei Karten bleiben: Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zum Ablegen
closing-discards-done = { $done } von { $count }
closing-missing =
    { $count ->
        [one] Wähle noch eine Karte zum Ablegen
       *[other] Wähle noch { $count } Karten zum Ablegen
    }
closing-confirm =
    { $houses ->
        [0] Ohne Haus abschließen
        [one] Mit einem Haus abschließen
       *[other] Mit { $houses } Häusern abschließen
    }
closing-confirm-rest = Fertig abschließen
closing-wait = Wird berechnet …
closing-hint-map = Häuser kannst du auch auf dem Spielplan wählen.

score-title = Die letzte Post
score-show = Endstand
score-winner =
    { $name } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
score-winner-you =
    Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
score-carriage = Kutsche
score-tiles = Bonusplättchen
score-houses = Nicht gesetzte Häuser
score-total = Summe
# Read aloud in the table of the score: what brought how many points.
score-part =
    { $what }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
score-rematch = Noch einmal
rematch-begun = Das nächste Spiel hat begonnen. Dein Platz wartet.
score-replay = Spiel ansehen
score-share = Teilen

replay = Wiederholung
replay-review = Analysieren

page-title = { $page } – Thurn und Taxis
page-title-turn = ● Du bist am Zug – { $page }
page-study = Was zum Sieg führt
page-study-link = Was zum Sieg führt: eine Studie aus Tausenden Partien
page-home = Zur Startseite
page-fold = Text ausblenden
page-unfold = Text einblenden
page-missing = Diese Seite gibt es nicht
page-missing-text = Diese Adresse führt nirgendwohin.
page-failed = Nicht geladen
page-not-loaded = Die Seite konnte nicht geladen werden. Steht die Verbindung?
page-again = Noch einmal versuchen
page-loading = Einen Moment …

start-now = Jetzt spielen
start-now-title = Ein Platz ist frei
start-lead = Baue Poststrecken durch Süddeutschland, errichte deine Poststationen und sei vor der letzten Kutsche zu Hause.
start-new = Neu hier? Zehn Minuten
start-bots = Gegner
bots-level = Ihre Stärke
start-peer = So stark wie ich
start-peer-why = { $level }, nach deinen letzten { $games } Spielen gegen Bots; sehr wahrscheinlich zwischen { $low } und { $high }.
level-random = Zufall
level-builder = Baumeister
level-ismcts = IS-MCTS
level-search = Suche
your-name = Dein Name
name-longest = Ein Name hat höchstens { $count } Zeichen.
player-default = Fahrgast
start-running = Deine Tische
start-looking = Deine Tische werden gesucht …
start-your-turn = du bist am Zug
mine-with = mit { $names }
mine-round = Runde { $round }
mine-turn = { $name } am Zug
mine-bot = ein Bot spielt für dich
mine-waiting =
    { $count ->
        [one] ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
mine-since = seit { $when }
mine-all = Alle { $count } Tische
mine-resign = Aufgeben
mine-resign-text = Ein Bot übernimmt deinen Platz und spielt weiter. Der Tisch verschwindet aus deiner Liste.
mine-delete = Dieses Spiel löschen
mine-delete-text = Das Spiel wird mit allem, was dazugehört, gelöscht und zählt nicht.
mine-leave = Aufstehen
mine-leave-text = Dein Platz ist dann wieder frei.
mine-cancel = Tisch absagen
mine-cancel-text = Dann kann sich niemand mehr hierhersetzen, und wer schon hier sitzt, erfährt es.
start-ways = Andere Arten zu spielen
start-friends = Mit Freunden
start-friends-text = Tisch eröffnen, Link schicken
start-device = An einem Gerät
start-device-text = reihum weitergeben, mit Vorhang
start-lobby = Lobby
start-lobby-text = offene Tische zum Mitspielen und Zuschauen
start-games = Meine Spiele
start-games-text = was du gespielt hast, in Zahlen
start-today = Heute
start-deal = Die Tagespartie
start-deal-text = eine Partie am Tag, für alle dieselbe
start-deal-going = läuft: weiterspielen
start-deal-done = { $points ->
    [one] heute { $points } Punkt
   *[other] heute { $points } Punkte
}
start-deal-over = heute gespielt
deal-result = Ergebnis der Tagespartie
deal-one-try = Das ist die Tagespartie: Du hast nur diesen einen Versuch.
start-puzzle = Aufgabe des Tages
start-puzzle-text = ein Zug, so gut er geht
start-learn = Lernen
start-learn-text = zehn Minuten zum Mitmachen
start-rules = Regeln
start-rules-text = alles zum Nachschlagen
start-replay = Wiederholung
start-replay-text = ein Spiel noch einmal ansehen
start-foot = Kein Konto, keine Werbung: nur das Spiel.

## Without a server, without a connection
alone-fetching = Das Spiel wird geladen: { $loaded } von { $total } MB
alone-setting = Der Tisch wird gedeckt …
alone-elsewhere = Das Spiel ist in einem anderen Tab oder Fenster offen. Spiel dort weiter oder schließ es.
alone-failed = Das Spiel konnte hier nicht starten: { $problem }
alone-memory = Für das Spiel ist nicht genug Speicher frei. Schließ andere Tabs oder Programme und versuch es noch einmal.
alone-again = Noch einmal versuchen
alone-slow = Diesem Browser fehlt WebAssembly-SIMD, darum denken die Bots langsam. Ein neuerer ist viel schneller.
alone-people = Hier läuft das Spiel ganz in deinem Browser. Freunde per Link, Lobby und Zuschauer brauchen einen Spielserver, den diese Seite nicht hat.
version-ready = Eine neue Version ist da.
version-now = Neu laden
version-later = Später
connection-none = Keine Verbindung zum Server. Was ihn braucht, muss warten.
table-plain = Ein Tisch

settings-group-look = Aussehen
settings-group-motion = Bewegung und Ton
settings-group-play = Hilfen beim Spielen
settings-group-access = Lesen und Tasten
settings-language = Sprache
settings-theme = Licht am Tisch
theme-light = Tag
theme-dark = Nacht
settings-speed = Animationen
speed-off = Aus
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
settings-recap = Was sich geändert hat
settings-recap-help = Nach jedem Zug eines Bots in Worten, was er getan hat
settings-text = Schriftgröße
text-normal = Normal
text-large = Groß
text-largest = Sehr groß
settings-sounds = Töne
settings-signs = Zeichen für die Länder
settings-signs-help = Buchstaben und Muster neben den Farben
settings-confirm = Zugende bestätigen
settings-confirm-help = Aus: Ein Zug, in dem nichts mehr zu tun ist, endet von selbst
settings-coach = Ratgeber
settings-coach-help = Ein Wort vor einem Zug, den du bereuen könntest; in deinen ersten drei Spielen immer an
settings-aids = Lernhilfe
settings-aids-help = Auf jeder Karte: wie viele davon du noch nicht gesehen hast; dazu die Chance, dass deine Strecke weitergeht
settings-text-view = Textansicht
settings-text-view-help = Der Tisch in Worten, mit Aktionen zum Eintippen
settings-back = Zurück
keys = Tasten
settings-shortcuts = Tastenkürzel am Tisch
settings-shortcuts-help = Schalte sie aus, wenn du deinem Computer diktierst oder leicht aus Versehen Tasten drückst
keys-digits = diese Karte aus der Auslage nehmen, aus der Hand spielen oder zum Ablegen wählen
keys-supply = vom Nachziehstapel ziehen
keys-ends = links oder rechts an die Strecke anlegen
keys-close = die Strecke abschließen
keys-end = den Zug beenden
keys-undo = rückgängig machen
keys-sheets = Verlauf; Plättchen, Kutschen und Spieler
keys-officials = Amtmann, Postmeister, Postillion, Wagner
keys-confirm = den Abschluss oder die hervorgehobene Antwort bestätigen
keys-hint = Tipp zeigen oder schließen
keys-press = einen Bot, der nachdenkt, sofort entscheiden lassen
keys-keys = diese Tasten zeigen
keys-map = von einem Element zum nächsten und von Stadt zu Stadt
keys-replay-step = in der Wiederholung: einen Schritt zurück oder vor
keys-replay-turn = in der Wiederholung: einen Zug zurück oder vor
keys-replay-ends = in der Wiederholung: zum Anfang oder zum Ende
keys-replay-play = in der Wiederholung: abspielen oder anhalten
notices-table = Bescheid geben, wenn ich hier am Zug bin

friends-table-name = Name des Tisches
friends-count = Freunde, die per Link kommen
friends-bots = Bots
friends-pace = Tempo
pace-live = Alle am Tisch
pace-correspondence = Per Post, über mehrere Tage
friends-clock = Zeit pro Zug
clock-none = unbegrenzt
clock-seconds = { $count } s
clock-some =
    { $unit ->
        [minutes] { $count ->
            [one] eine Minute
           *[other] { $count } Minuten
        }
       *[days] { $count ->
            [one] ein Tag
           *[other] { $count } Tage
        }
    }
friends-rules = Regeln
rules-standard = Standard
rules-first-printing = Erstauflage
rules-icelandic = Isländische Ausgabe
rules-own = Eigene Auswahl
rules-standard-help = Wie in der aktuellen Anleitung.
rules-first-printing-help = Das Plättchen für alle Länder braucht kein Haus in Baiern.
rules-icelandic-help = Sind die Plättchen einer Länge aus, nehmen nur Strecken ab 7 Karten eines für eine kürzere.
rules-own-help = Eigene Einstellungen; frag den, der den Tisch eröffnet hat.
option-known = Bekannte Karten zeigen
option-known-help = Karten, die offen genommen wurden, bleiben für alle sichtbar
option-tiles = Punkte zeigen
option-tiles-help = Werte fremder Plättchen und die bisherigen Punkte
option-hints = Tipps erlauben
option-listed = In der Lobby zeigen
option-listed-help = Alle dürfen mitspielen oder zuschauen
fact-known = Bekannte Karten
fact-points = Punkte
fact-hints = Tipps
fact-memory = muss man sich merken
fact-allowed = erlaubt
fact-rated = gewertet
leaderboard = Rangliste
friends-create = Tisch eröffnen
device-text = Alle spielen an diesem Gerät. Zwischen den Zügen verbirgt ein Vorhang die Handkarten.
device-count = Personen
device-player = Spieler { $number }
device-lot = Wer beginnt und wer welche Farbe bekommt, entscheidet das Los.
device-start = Los
lobby-new = Neuer Tisch
lobby-tournaments = Turniere
lobby-join = Mitspielen
lobby-watch = Zuschauen
lobby-empty = Gerade gibt es keine Tische. Eröffne einen!
lobby-programs = Programme
lobby-programs-text = Programme, die Spieler mit diesem Server verbunden haben. Sie spielen selbstständig und werden untereinander gewertet.
lobby-play = Spielen
program-named = { $name } · Programm
program-playing =
    { $games ->
        [one] spielt an einem Tisch zugleich
       *[other] spielt an { $games } Tischen zugleich
    } · jetzt { $playing }
seat-program = Bot (ein Programm)
waiting-title = { $name }: wartet auf Mitspieler
waiting-starts = Das Spiel beginnt von selbst, sobald kein Platz mehr frei ist.
seat-open = freier Platz
seat-yours = dein Platz
seat-here = ist da
seat-not-here = gerade nicht da
seat-sit = Hinsetzen
seat-bot = Bot hinsetzen
seat-leave = Aufstehen
sit-name-first = Sag den anderen zuerst deinen Namen.
invite-text = Schick diesen Link deinen Freunden oder lass sie den Code scannen.
invite-network = Das ist die Adresse für andere in deinem Netz.
invite-local = Diesen Link kann nur dieses Gerät öffnen. Mit „{ $option }“ gestartet, lässt der Server auch andere in deinem Netz herein.
invite-watch = Wer diesen Link hat, kann dem Spiel zuschauen.
invite-link = Link zum Tisch
invite-code = Der Link als Code zum Scannen
invite-copy = Link kopieren
invite-copied = Kopiert
curtain-title = { $name } ist am Zug
curtain-text = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
curtain-lift = Ich bin { $name }

menu-chat = Chat
menu-chat-new = Chat ({ $count })
menu-unread = Menü ({ $count })
menu-take-back = Zug zurücknehmen
take-back-title = Zug zurücknehmen?
take-back-text = Die Partie geht zum Beginn deines Zuges zurück oder zu dem davor. Was die Bots seither getan haben, wird mit zurückgenommen. Bis du handelst, kannst du alles wiederherstellen.
take-back-do = Zurücknehmen
take-back-not = Weiterspielen
taken-back = Du hast deinen Zug zurückgenommen.
redo = Wiederherstellen
menu-share = Link zu diesem Tisch
menu-rules = Regeln
menu-keys = Tasten
menu-resign = Aufgeben
menu-leave = Zur Startseite
menu-look-back = Zurückschauen
menu-sounds-on = Töne einschalten
menu-sounds-off = Töne ausschalten
menu-aids-on = Lernhilfe einschalten
menu-aids-off = Lernhilfe ausschalten
menu-to-night = Auf Nacht umstellen
menu-to-day = Auf Tag umstellen
table-missing = Hier ist kein Tisch
table-cancelled = Dieser Tisch wurde abgesagt.
watching-you = Du schaust diesem Spiel zu.
watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }
clock-left = { $minutes }:{ $seconds }
clock-warning = Noch { $seconds } Sekunden.
timeout-mine = Deine Zeit ist um: Ein Bot hat deinen Zug beendet.
clock-hours =
    { $count ->
        [one] { $count } Stunde
       *[other] { $count } Stunden
    }
connection-lost = Die Verbindung ist abgebrochen. Neuer Versuch …
connection-away = Gerade besteht keine Verbindung; es ist nichts geschehen.
connection-not-sent = Die Verbindung brach ab, bevor das ankam. Versuch es noch einmal.
why-not-possible = Das geht jetzt.
why-not-past = Du siehst dir einen früheren Moment an.
undo-free = ↶ Rückgängig
undo-not = Kein Zurück
skip = Weiter »
press = Jetzt entscheiden
recap-on = Weiter
look-back = Du blickst zurück auf Runde { $round }.
look-now = Zum aktuellen Stand
look-earlier = Einen Schritt zurück
look-later = Einen Schritt weiter
absent = { $name } ist seit einer Weile weg.
absent-do = Was tun?
absent-vote = Einen Bot weiterspielen lassen
absent-votes = Soll für { $name } ein Bot weiterspielen? { $count } von { $of } sind dafür.
seat-lost = Während du weg warst, haben die anderen deinen Platz einem Bot gegeben.
seat-reclaim = Platz zurückholen
named-bot = { $name } (Bot)
people-title = Wer ist da?
people-here = da
people-away = weg seit { $time }
people-bot = ein Bot
people-replaced = ein Bot spielt weiter
people-extra = Mehr Zeit geben
people-vote-back = Doch warten
people-votes = Für einen Bot: { $count } von { $of }
people-end = Spiel beenden
people-end-back = Doch weiterspielen
people-end-text = Das Spiel endet ohne Ergebnis, wenn alle es wollen, die da sind.
people-end-votes = Für das Ende: { $count } von { $of }
resign-title = Aufgeben?
resign-text = Ein Bot übernimmt deinen Platz und spielt weiter. Du kannst zuschauen.
resigned-title = Du hast aufgegeben
resigned-text = Ein Bot spielt an deiner Stelle weiter.
resigned-watch = Zuschauen
resigned-again = Neues Spiel
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-watching = Du schaust zu; nur die Spieler können reden.
chat-about = { $name } blockieren oder melden
chat-hidden = { $count ->
    [one] Eine Zeile von jemandem, den du blockiert hast, ist ausgeblendet
   *[other] { $count } Zeilen von Leuten, die du blockiert hast, sind ausgeblendet
}
notice-sat = { $name } hat sich gesetzt.
notice-left = { $name } ist aufgestanden.
notice-filled = Ein Bot hat sich gesetzt.
notice-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
notice-replaced = Für { $name } spielt ein Bot weiter.
notice-bot_failed = { $name } ist gestolpert; ein einfacherer Bot spielt weiter.
notice-timeout = Für { $name } ist die Zeit um; ein Bot hat den Zug beendet.
notice-vote = { $favour ->
    [no] { $name } möchte doch auf { $absent } warten.
   *[yes] { $name } möchte, dass für { $absent } ein Bot weiterspielt.
}
notice-extra_time = { $name } hat mehr Zeit gegeben.
notice-end_vote = { $favour ->
    [no] { $name } möchte doch weiterspielen.
   *[yes] { $name } möchte das Spiel beenden.
}
notice-taken_back = { $name } hat einen Zug zurückgenommen.
notice-redone = { $name } hat den Zug wiederhergestellt.
notice-returned = { $name } ist wieder da und spielt weiter.
notice-vote_lapsed = { $name } spielt wieder; damit ist die Abstimmung hinfällig.
notice-hinted = { $name } hat sich einen Tipp geben lassen: Diese Partie wird nicht mehr gewertet.
hint-note = Gewinnchancen aus der Sicht eines starken Bots.
hint-alike = gleich gut
hint-plan = Der Abschluss:
hint-houses = Häuser in { $cities }
hint-no-houses = keine Häuser
hint-cartwright = mit dem Wagner
hint-discards = { $cities } ablegen
card-unseen = { $count }×
aid-unseen = { $sign } auf einer Karte: So viele davon hast du noch nicht gesehen
aid-lives-now = Chance, dass in diesem Zug eine Karte an deine Strecke passt: <b>{ $chance }</b>
aid-lives-next = Chance, dass im nächsten Zug eine Karte an deine Strecke passt: <b>{ $chance }</b>
official-postmaster-armed = Der Postmeister: Wähle die zweite Karte aus der Auslage oder vom Nachziehstapel.
official-postal_carrier-armed = Der Postillion: Wähle die Karte, die du noch spielst.
log-news = seit deinem letzten Zug
seed-unknown = Der Startwert dieses Spiels
seed-right = ✓ Die Karten standen vor Spielbeginn fest
seed-wrong = Der Startwert passt nicht zu dem, was am Anfang genannt wurde
seed-text = Vor der ersten Karte hat der Server einen Hash seines geheimen Startwerts genannt. Hier ist der Startwert; sein Hash ist derselbe, also wurde keine Karte nachträglich ausgesucht.
page-editor-link = Stellung aufbauen
