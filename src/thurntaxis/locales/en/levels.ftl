### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Stable boy
level-easy-about = Builds a route, closes early and watches nobody else.
level-casual = Messenger
level-casual-about = Plans each turn, though with few ideas, and looks only at its own route.
level-medium = Innkeeper
level-medium-about = Has played more games and knows what pays, but watches nobody else.
level-steady = Scribe
level-steady-about = Plans whole turns, but has little experience.
level-skilled = Merchant
level-skilled-about = Has great experience, but follows few ideas.
level-strong = Cartographer
level-strong-about = Has great experience and watches everybody, but hardly looks ahead.
level-hard = Chancellor
level-hard-about = Looks several moves ahead, counts the cards and watches everybody.
level-expert = Prince
level-expert-about = Tries thousands of ways the game could go before each move, and takes a moment to do so.
