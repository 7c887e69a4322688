### Samantekt greiningar: hvað réð úrslitum, með orðum sem leiða af tölunum.
###
### Variables
###   $you      yes if the reader is meant, else no
###   $winner, $player   names
###   $wins     a part of a win, with its sign: “+0.2 of a win”
###   $value    a number
###   $level    the name of a level
###   $way      a decision within a sentence
###   $ply      the number of an action
###   $slip, $mistake, $blunder   marks: ?!, ?, ??; $find: !

review-story-luck = { $you ->
    [yes] Þú vannst aðallega vegna heppni.
   *[no] { $winner } vann aðallega vegna heppni.
}
review-story-play = { $you ->
    [yes] Þú vannst með því að spila betur: mistök þín kostuðu minna.
   *[no] { $winner } vann með því að spila betur: með mistökum sem kostuðu minna.
}
review-story-both = { $you ->
    [yes] Þú vannst með meiri heppni og mistökum sem kostuðu minna.
   *[no] { $winner } vann með meiri heppni og mistökum sem kostuðu minna.
}
review-story-close = { $you ->
    [yes] Þú vannst; hvorki heppni né mistök réðu greinilega úrslitum.
   *[no] { $winner } vann; hvorki heppni né mistök réðu greinilega úrslitum.
}
review-wins = { $value } af sigri
review-wins-more = meira en heilan sigur
review-said-luck = { $you ->
    [yes] Heppnin var þér { $wins } virði.
   *[no] Heppni, { $player }: { $wins }.
}
review-said-luck-none = Heppnin breytti engu sem máli skiptir.
review-said-cost = { $you ->
    [yes] Mistök þín kostuðu þig { $wins }.
   *[no] Mistök, { $player }: { $wins }.
}
review-said-cost-none = Engin dýrkeypt mistök.
review-turned = Stærsti vendipunkturinn
review-turned-decision = Skref { $ply }, { $player }: { $way }, { $change }
review-turned-luck = Skref { $ply }, umferð: { $player }, { $city } kom, { $change }
review-you = { $player } (þú)
review-figures = Allar tölur
review-size-find = góður fundur
review-size-hint = rangt ráð
review-hint-wrong = Ráðið var rangt hér: nánari skoðun fann betri kost. Það telst ekki þér í óhag.
review-count-find =
    { $count ->
        [one] { $count } góður fundur
       *[other] { $count } góðir fundir
    }
review-finds = Góðir fundir
review-find-why = Tölvuspilarar upp að getustigi { $level } sjá þetta ekki.
review-next-way = Næstbest: { $way }
review-picture = Vista mynd
review-print = Prenta

# What a word means, one tap away.
review-about = Hvað þýðir „{ $term }“?
review-about-story = Heppni og mistök sigurvegarans eru borin saman við meðaltal hinna. Nefnt er það sem munar að minnsta kosti 0,1 af sigri.
review-about-luck = Spil úr bunkanum, borin saman við meðaltal allra spila sem gátu komið. +0,2 af sigri þýðir: af tíu slíkum leikjum færði heppnin þér tvo.
review-about-cost = Hver ákvörðun er borin saman við þá bestu sem fannst. Það sem hún gaf frá sér er lagt saman; munur sem getur verið tilviljun telst ekki með.
review-about-grade = Orðið ræðst af meðalkostnaði ákvörðunar. Getustigið er það þar sem tölvuspilarar gefa álíka mikið frá sér.
review-about-sizes = Ónákvæmni ({ $slip }) kostar minnst 2% af sigurlíkum, mistök ({ $mistake }) minnst 5% og afleikur ({ $blunder }) minnst 10%.
review-about-find = Merkt með „{ $find }“: ákvörðun sem er að minnsta kosti 5% betri en allar aðrar og veikari tölvuspilarar sjá ekki.
review-about-chance = Hve oft leikmaðurinn ynni héðan ef tölvuspilarar héldu áfram: meðaltal margra leikja.
review-about-points = Augnablikin sem breyttu sigurlíkum leikmannsins mest.
review-about-figures = Upphaf, heppni, ákvarðanir og það ófyrirséða gefa saman úrslitin. Ákvarðanir eru bornar saman við það sem hraður tölvuspilari hefði gert: yfir 0 er betra en hann. Ófyrirséð er það sem breyttist í matinu án spils og án ákvörðunar. „±“ segir hve nákvæm talan er.
