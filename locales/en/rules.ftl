# How to play, told from the rules in use; the rule sets; where they come from.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl), $days one such as "5 days" (days-count).

## The short story, for a reader of nine.

help-story = How does one win?
help-story-1 = Your mother walks from the village to the well, and home again by the same way.
help-story-2 = Each throw is either a taba or a number of days to walk.
help-story-2-no-tabas = Each throw is a number of days to walk.
help-story-3 = Tabas are what you pay with. They are marked in the sand until you need them.
help-story-3-no-tabas = There are no tabas in these rules: nothing is ever paid.
help-story-4 = Whoever comes home first has won, and leads the hyena.
help-story-5 = The hyena runs to the well, drinks, and catches every mother it finds on its way back. So hurry home!

## The throws.

help-key = What does each throw count?
key-row = { $shown }: { $counts } ({ $odds })
key-dice = { $evens ->
    [0] Three odd numbers
    [one] { $evens } even number
   *[other] { $evens } even numbers
}
key-taba = a taba
odds-fraction = { $part } in { $whole }
odds-percent = { $percent } %

help-turn = Do I throw until a 2 every turn, and is the 2 walked?
help-turn-two = Yes. You throw again and again until a 2 falls. The 2 is used first, then the next player throws.
help-turn-not-six = No. You throw once. After a 6 you throw again, but three times at most.

help-taba = What is a taba for?
help-taba-answer = A taba moves nobody. It is always marked for you, and you may pay with it in your own turn, before or after any throw. You may also wait and pay later.
help-taba-none = Nobody throws tabas in these rules.

help-leave = Is the taba that sets me free spent?
help-leave-taba = No. As soon as you have thrown a taba, your mother may leave the village, and you keep the taba.
help-leave-pay = Yes. To leave the village you pay { $price }.
help-leave-free = Nothing is needed to leave the village: your mother may walk with the first throw.
help-leave-six = No taba is needed. With a 6 your mother steps out of the village to day 1.

help-before = Are throws before that lost?
help-before-lost = Yes. What you throw before your mother may leave the village is lost.
help-before-banked = No. They are marked in the sand and walked in one go when she leaves.
# Said after help-before-banked where the well must be reached exactly.
help-before-banked-pass = If they would take her past the well, they are lost.
help-before-never = There is nothing to wait for, so no throw is lost in the village.

help-pass = What if I pass the well?
help-pass-exactly = The well must be reached exactly. A throw that would go past it is lost, and your mother stays where she is.
help-pass-enough = You cannot pass it. Any throw that is enough takes your mother to the well, and what is over falls away.

help-steps = How many tabas may be used as steps?
help-steps-any = As many as you have, if they bring her exactly to the well: 1 taba for each missing day. She must have left the village.
help-steps-some = At most { $most }, if they bring her exactly to the well: 1 taba for each missing day. She must have left the village.
help-steps-none = None. Tabas are no steps on the way to the well.

help-well = What must be paid at the well?
help-well-six = Nothing, but you must throw a 6. It sets your mother free to go home.
help-well-none = Nothing. She may turn back at once.
help-well-order = This, one after the other:
help-well-drink = A drink: { $price }.
help-well-wash = Washing the clothes: { $price }.
help-well-set-out = Setting out for home: { $price }.
help-well-safe = You may take your time: at the well the hyena cannot catch her.

help-wait = What happens to points I throw while my mother waits at the well?
help-wait-banked = They are marked in the sand and walked in one go when she sets out.
help-wait-lost = They are lost.
help-wait-never = She need not wait there, so no throw is lost.

help-return = Must the return be exact?
help-return-enough = No. Any throw that is enough brings her home.
help-return-exactly = Yes. A throw that would go past the village is lost.
help-return-banked = Only what was marked in the sand may be more than needed.
help-return-steps-none = Tabas cannot be used as steps on the way home.
help-return-steps-some = At most { $most } on the way home may be paid, 1 taba for each missing day.
help-return-steps-any = Missing days on the way home may be paid, 1 taba for each day.

help-hyena = Who moves the hyena, and with whose tabas?
help-hyena-who = The player whose mother is home first, with the tabas that this player has left over and throws from then on.
help-hyena-who-no-tabas = The player whose mother is home first.
help-hyena-rest = What was left of the throw that brought her home does not move the hyena.
help-hyena-leave-pay = To leave the village the hyena needs { $price }.
help-hyena-leave-free = It may leave the village at once.
help-hyena-leave-six = To leave the village it needs a 6, and steps to day 1 with it.
help-hyena-pace = { $pace ->
    [1] It goes 1 day for each point thrown.
    [2] It goes twice as fast as a mother: 2 days for each point thrown.
   *[other] It goes { $pace } days for each point thrown.
}
help-hyena-well-enough = It stops at the well, however much the throw was.
help-hyena-well-exactly = It must reach the well exactly: a throw larger than needed is lost. Where no throw fits exactly, the next larger one is right.
help-hyena-drink-pay = Its drink there costs { $price }.
help-hyena-drink-free = It drinks for nothing, and turns back.
help-hyena-drink-six = Before it turns back it needs a 6.
help-hyena-lost = Points thrown while it may not move are lost.

help-share = Is it safe to share a day with the hyena?
help-share-reached = No. On its way back it catches every mother whom it reaches or passes.
help-share-passed = Yes, if it stops just there. On its way back it catches only those whom it passes.
help-share-own-move = Only the hyena’s own move catches. A mother who lands beside it, or walks past it, is safe for now.

help-outward = Can it catch a mother who is still on her way out?
help-outward-answer = Yes, on any day along the way, whichever way she goes. In the village and at the well she is safe. And before the hyena has drunk, it harms nobody.

help-end = When does it end, and who is second?
help-end-when = When the hyena is back in the village, or when nobody is left to be caught.
help-end-second = The winner comes first. Next are those who came home safe, then those who were late. Those who were caught come last.
help-end-series = In a series a win counts 3 points, coming home safe 1, anything else 0.

help-differ = Why do the rule sets differ?
help-differ-answer = The game was learnt from people who played it, in different places and years, and each wrote down what they saw. No one of them is the only right one.
help-differ-three = Three white sides count 3 here, as Bell tells it. Davies saw them count 4.
help-differ-four = Three white sides count 4 here, as Davies saw it. Bell tells that they count 3.
help-differ-dice = Where no sticks were at hand, dice took their place. With sticks, three white sides count 3 in Bell’s book, while Davies saw them count 4.
help-differ-custom = These rules were put together by you.

## The rule sets: a name, and where it comes from and how it differs.

rules-bell = Bell
rules-bell-intro = As R. C. Bell tells it, from Sudan: three split sticks. A taba opens the way, any number of missing days may be paid, washing and setting out cost 2 tabas each.
rules-juego = El juego de la hiena
rules-juego-intro = From a Spanish text, with one die. Leaving the village costs 1 taba, points thrown before wait in the sand, at most 5 missing days may be paid, and only the washing costs.
rules-three-dice = Three dice
rules-three-dice-intro = From a Russian text. Played like Bell’s, but with three dice: what counts is how many show an even number.
rules-one-die = One die
rules-one-die-intro = From a Russian text, the shortest to learn: one ordinary die and no tabas. A 6 opens every way and lets you throw again.
rules-davies = Davies
rules-davies-intro = As R. Davies saw it among the Kababish of Kordofan in Sudan and told it in 1925. Three white sides count 4, three errands at the well, home must be reached exactly, and sharing a day with the hyena is safe.
rules-custom = Your own rules
rules-custom-intro = Every rule as you set it.

## The fields of a rule set.

field-lots = What is thrown
field-turn = A turn ends
field-leave = To leave the village
field-village-points = Points thrown before that
field-well = Reaching the well
field-top-up = Missing days to the well that tabas may pay
field-errands = At the well
field-well-points = Points thrown while waiting there
field-home = Reaching home
field-home-top-up = Missing days to home that tabas may pay
field-hyena-leave = The hyena leaves the village
field-hyena-pace = The hyena’s days for each point
field-hyena-well = The hyena reaches the well
field-hyena-drink = The hyena’s drink
field-hyena-eats = On its way back the hyena catches

lots-three-sticks = three sticks
lots-three-dice = three dice, even or odd
lots-one-die-tabas = one die with tabas on 1, 4 and 5
lots-plain-die = one plain die, no tabas
lots-davies-sticks = three sticks as Davies counts them
value-turn-two = with a 2
value-turn-not-six = after any throw but a 6, at the latest after the third
value-lock-taba = once a taba is thrown; it is kept
value-lock-six = with a 6
value-lock-free = freely
value-lock-pay = for { $price }
value-points-lost = are lost
value-points-banked = are kept in the sand
value-reach-exactly = exactly
value-reach-enough = by any throw that is enough
value-top-up-any = any number
value-top-up-none = none
value-top-up-most = at most { $most }
value-errands-six = a 6 sets her free
value-errands-none = nothing to pay
value-errands-drink = drink { $price }
value-errands-wash = wash { $price }
value-errands-set-out = set out { $price }
# Between two of the three phrases above.
value-errands-comma = ,
value-eats-reached = whom it reaches or passes
value-eats-passed = only whom it passes

## Where the game comes from. Titles stay as they are; “Li'b el Merafib” stays in Latin letters in every language.

sources-heading = Where the game comes from
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
