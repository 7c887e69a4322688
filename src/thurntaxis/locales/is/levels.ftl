### The levels of the bots, 1 to 8: somebody from the game's world, and how they play.

level-easy = Hestasveinn
level-easy-about = Leggur leið, lokar snemma og fylgist ekki með neinum öðrum.
level-casual = Sendiboði
level-casual-about = Hugsar um eina umferð í senn, fær fáar hugmyndir og horfir bara á eigin leið.
level-medium = Gestgjafi
level-medium-about = Hefur spilað meira og veit hvað borgar sig, en fylgist ekki með neinum öðrum.
level-steady = Skrifari
level-steady-about = Skipuleggur heilar umferðir, en hefur litla reynslu.
level-skilled = Kaupmaður
level-skilled-about = Hefur mikla reynslu, en fær fáar hugmyndir.
level-strong = Kortagerðarmaður
level-strong-about = Hefur mikla reynslu og fylgist með öllum, en horfir varla fram á við.
level-hard = Kanslari
level-hard-about = Horfir marga leiki fram í tímann, telur spilin og fylgist með öllum.
level-expert = Fursti
level-expert-about = Prófar þúsundir möguleika á framhaldinu fyrir hverja ákvörðun og tekur sér stund til þess.
