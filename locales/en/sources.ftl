# Where the games come from, and what was read into the texts.

## The hyena game. Titles stay as they are; “Li'b el Merafib” stays in Latin letters in every language.

sources-intro = People in Sudan have played this race in the sand for longer than anyone has written. What is known here comes from these texts.
source-davies = R. Davies, “Some Arab Games and Puzzles”, Sudan Notes and Records, 1925, in English. The oldest record: “Li'b el Merafib”, seen among the Kababish of Kordofan, Sudan.
source-bell = R. C. Bell, “Board and Table Games from Many Civilizations”, in English; here from the Russian edition, “Энциклопедия настольных игр народов мира”. Bell and those after him name the Baggara of Sudan.
source-juego = “El Juego de la Hiena”, in Spanish, author unknown. With a drawing of 58 places, village and well included, and the 3, 1 and 0 points of a series.
source-three-dice = “Гиена”, in Russian, author unknown: a folk game from Sudan, with three dice.
source-one-die = “Охота гиены”, in Russian, author unknown: a game from North Africa, for one ordinary die.
readings-heading = Where the texts are silent
readings-intro = Here a reading had to be chosen. These are ours; with your own rules you can choose some of them otherwise.
reading-village-points = Points thrown before a mother may leave the village are lost, except in “El juego de la hiena”, which marks them in the sand.
reading-home-three-dice = With three dice, home need not be reached exactly.
reading-home-davies = In Davies’ rules home is reached exactly, and at most 1 taba may be paid for the last day.
reading-hyena-well = The hyena stops at the well, whatever is left of the throw; with one plain die it must reach it exactly.
reading-m5 = In “El juego de la hiena” points marked in the sand that would take a mother past the well are lost like any throw.
reading-m6 = What is left of the throw that brings the first mother home does not move the hyena.
reading-h2 = Points thrown while the hyena may not move are lost.
reading-h6 = Only the hyena’s own move catches. A mother who lands beside it or walks past it is not caught by that.

## Je ki n je.

je-sources-intro = This game is played in the land of the Yoruba and was learnt in Ilé-Ifẹ̀, Nigeria. What is known here comes from one text, and what others do otherwise from two more.
je-source-text = “Je ki n je”, in Spanish, author unknown: a Yoruba game learnt in Ilé-Ifẹ̀, Nigeria.
je-source-valdez = Valdez, 2023, as played by the program MancalaGames: either direction, and captures from one’s own next hole.
je-source-mancala-world = Mancala World, in English: some players in Ilé-Ifẹ̀ and Òsogbo sow a single lap.
je-reading-round = The hole that was emptied is not skipped when the sowing comes round.
je-reading-own = One harvests only on the other side: if the next hole is one’s own, nothing is captured.
je-reading-position = The position at the start counts when a position comes again.
je-reading-endless = A sowing of more than { $laps } laps counts as endless. The longest that is known to end takes { $longest }.
je-reading-clockwise = Where both directions are allowed, the next hole lies in the direction of the sowing.

## Said below each.

about-note = Free to use, copy and change, under the MIT licence or Apache 2.0, as you choose.
about-private = Nothing leaves this device: no account, no tracking, no request to anyone.
