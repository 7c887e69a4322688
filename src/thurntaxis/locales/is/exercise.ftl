### An exercise: a position that asks for a decision.

exercise-title = Æfing
exercise-how = Aðeins næsta ákvörðun skiptir máli: ein aðgerð eða heil lokun leiðar. Hún er metin eins og í ráðum og greiningum, út frá því sem vitað er í þessu sæti.
exercise-copy = Afrita tengilinn
exercise-copied = Tengillinn hefur verið afritaður. Hann opnar þessa æfingu.
exercise-not-copied = Vafrinn leyfir ekki afritun. Afritaðu slóð síðunnar.
exercise-editor = Opna í ritlinum
exercise-set-up = Setja upp stöðu
exercise-none = Þetta veffang geymir enga stöðu. Settu eina upp eða opnaðu tengil á æfingu.
