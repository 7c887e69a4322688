### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Stajenny
level-easy-about = Buduje trasę, wcześnie ją zamyka i nie patrzy na innych.
level-casual = Posłaniec
level-casual-about = Planuje każdą turę, ma mało pomysłów i widzi tylko własną trasę.
level-medium = Karczmarz
level-medium-about = Ma za sobą więcej gier i wie, co się opłaca, ale nie patrzy na innych.
level-steady = Skryba
level-steady-about = Planuje całe tury, ale brak mu doświadczenia.
level-skilled = Kupiec
level-skilled-about = Ma wielkie doświadczenie, ale mało pomysłów.
level-strong = Kartograf
level-strong-about = Ma wielkie doświadczenie i obserwuje wszystkich, ale prawie nie patrzy naprzód.
level-hard = Kanclerz
level-hard-about = Patrzy kilka ruchów naprzód, liczy karty i obserwuje wszystkich.
level-expert = Książę
level-expert-about = Przed każdym ruchem sprawdza tysiące możliwych przebiegów gry i potrzebuje na to chwili.
