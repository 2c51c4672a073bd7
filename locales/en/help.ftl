# How to play, told from the rules in use.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl).

## The hyena game; first the short story, for a reader of nine.

help-story = How does one win?
help-story-1 = Your mother walks from the village to the well, and home again by the same way.
help-story-2 = Each throw is either a taba or a number of days to walk.
help-story-2-no-tabas = Each throw is a number of days to walk.
help-story-3 = Tabas are what you pay with. They are marked in the sand until you need them.
help-story-3-no-tabas = There are no tabas in these rules: nothing is ever paid.
help-story-turn-two = You throw again and again until a 2 falls. Then the next player throws.
help-story-turn-not-six = You throw once. After a 6 you throw again, but three times at most.
help-story-leave-taba = The first taba that you throw opens the way out of the village.
help-story-leave-pay = To leave the village you pay { $price }.
help-story-leave-six = With a 6 your mother leaves the village.
help-story-4 = Whoever comes home first has won, and leads the hyena.
help-story-5 = The hyena runs to the well, drinks, and catches every mother it finds on its way back. So hurry home!

## The throws.

help-key = What does each throw count?
key-row = { $shown }: { $counts } ({ $odds })

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

## Je ki n je.

je-help-story = How is it played?
je-help-story-rows = Two rows of six holes, four seeds in each. The row before you is yours.
je-help-story-sow = In your turn, lift all the seeds of one of your holes and sow them one by one into the holes that follow.
je-help-story-chain = Does the last seed fall among other seeds? Lift them all, that one too, and sow on.
je-help-story-single = Where the last seed falls, your turn ends.
je-help-story-harvest = Does it fall into an empty hole on the other side? Look at the next hole: if that one is on the other side too and holds seeds, your last seed goes in there, and all of them are yours.
je-help-story-rest = Anywhere else an empty hole just ends your turn.
je-help-story-end = When a player cannot move, the game ends. Both gather the seeds left in their own rows, and most seeds win.
je-help-direction = Which way do the seeds go?
je-help-direction-anticlockwise = Anti-clockwise: along the bottom row from left to right, and back along the top row.
je-help-direction-either = Either way; you choose with each move. The “next hole” then lies that way, too.
je-help-round = What if I have twelve seeds or more?
je-help-round-answer = Then the sowing comes round. The hole that you emptied is not skipped.
je-help-next = What if the next hole is my own?
je-help-next-opponent = Then nothing is captured: one harvests only on the other side.
je-help-next-any = Then you capture there, too, if it holds seeds.
je-help-starve = May I take the last seeds of the other row?
je-help-starve-answer = No. If nothing would be left there, you capture nothing; the move stands.
je-help-feed = What if the other row is empty?
je-help-feed-answer = Then you may play only holes whose first lap reaches it. If there is none, the game ends.
je-help-loop = What if it never ends?
je-help-loop-position = If the board comes up once more with the same player to move, the game is over: both take their own row as it was before that move.
je-help-loop-sowing = Some sowings go on for ever. The page notices, puts the seeds back, and the game is over in the same way.
je-help-score = Who wins?
je-help-score-answer = Whoever has more than 24 of the 48 seeds. With 24 each it is a draw.
je-help-differ = What do others play differently?
je-help-differ-answer = Some let you choose the way of each sowing, some also capture from the next hole when it is their own, and some sow a single lap. You can choose all that before the game.

## Je ki n je: an example to watch, from the source.

je-demo = An example to watch
je-demo-intro = { $name } plays { $hole }.
je-demo-next = Go on
je-demo-again = From the beginning
je-demo-lap = { $seeds } from { $from }: the last one falls into { $to }.
