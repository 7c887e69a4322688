### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Stallbursche
level-easy-about = Baut seine Strecke, schließt früh ab und achtet nicht auf die anderen.
level-casual = Bote
level-casual-about = Plant jeden Zug mit wenigen Einfällen und sieht nur die eigene Strecke.
level-medium = Gastwirt
level-medium-about = Hat mehr Partien gespielt und weiß, was sich lohnt, achtet aber nicht auf die anderen.
level-steady = Schreiber
level-steady-about = Plant ganze Züge, hat aber wenig Erfahrung.
level-skilled = Kaufmann
level-skilled-about = Hat große Erfahrung, verfolgt aber nur wenige Einfälle.
level-strong = Kartograf
level-strong-about = Hat große Erfahrung und achtet auf alle, schaut aber kaum voraus.
level-hard = Kanzler
level-hard-about = Schaut mehrere Züge voraus, zählt die Karten und achtet auf alle.
level-expert = Fürst
level-expert-about = Probiert vor jedem Zug Tausende Verläufe der Partie und nimmt sich dafür einen Augenblick.
