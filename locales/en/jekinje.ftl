# Je ki n je: what happens, what can be chosen, how to play. And the page on which a game is chosen.
# $name is a player, man or woman, boy or girl. $hole is a hole as in the notation: 2B. Numbers are Western digits.

games-heading = Two games from Africa
games-tagline = One from Sudan, one from the Yoruba. Which shall it be?
games-play = Play
games-all = All games
hyena-for = For 2 to 12 players
je-title = Je ki n je
je-tagline = “Let me eat”: sow your seeds around the board, on and on, and harvest on the other side.
je-for = For 2 players

## Counted things, the object of a verb: "lifts …", "captures …".

seeds = { $n ->
    [one] { $n } seed
   *[other] { $n } seeds
}
laps = { $n ->
    [one] one lap
   *[other] { $n } laps
}

## Before the game.

je-row-b = Bottom row
je-row-a = Top row
je-first = Who begins?
je-options = Ways of playing
je-direction = Which way do the seeds go?
je-direction-anticlockwise = Always anti-clockwise
je-direction-either = Either way, as you choose each time
je-next = Where may one harvest?
je-next-opponent = Only from the other side
je-next-any = Also from one’s own first hole, when it is the next one
je-laps = How far does a move go?
je-laps-chain = On and on, until the last seed falls into an empty hole
je-laps-single = One lap only

## During the game.

je-turn = { $name }: choose a hole
je-sows = { $name } sows
je-board = The board with two rows of six holes
je-hole = Hole { $hole }, { $seeds }
je-way = Which way?
je-way-anticlockwise = Anti-clockwise
je-way-clockwise = Clockwise
je-line = { $name }: { $holes }. In the store: { $store }.
je-log-empty = Nothing yet. The seeds lie ready.
je-lap-now = Lap { $lap }
je-show-end = Show the end
je-undo = Take back the move

## Where a sowing ends, while one points at a hole.

je-preview-lap = The first lap ends in { $hole }.
je-preview-rests = After { $laps } it rests in { $hole }.
je-preview-captures = After { $laps } it captures { $seeds } from { $hole }.
je-preview-endless = It never ends.

## What happens.

je-sowed = { $name } lifts { $seeds } from { $from }. After { $laps } the last one lies in { $to }.
je-captured = { $name } captures { $seeds } from { $hole }: { $store } in the store.
je-own-hole = The hole was empty and { $name }’s own: nothing is captured.
je-next-empty = The next hole is empty: nothing is captured.
je-next-own = The next hole is { $name }’s own: nothing is captured.
je-would-starve = The other row would be left without a seed: nothing is captured.
je-on-seeds = It lies on other seeds: nothing is captured.
je-endless = { $name } lifts { $seeds } from { $from }. This sowing never ends: after { $laps } it would begin all over again.
je-endless-long = { $name } lifts { $seeds } from { $from }. This sowing goes on and on, for more than { $laps }: it counts as endless.
je-repeated = The board is as it was once before, with the same player to move: the game goes in a circle.
je-put-back = The seeds lie again as before the move.
je-stuck = { $name } has no hole to play.
je-took = { $name } takes { $seeds } from the own row: { $store } in the store.
je-passed = Now it is { $name }’s turn.

## The end.

je-draw = A draw!
je-score = { $mine } to { $theirs }
je-won = { $name } has harvested { $seeds }.
je-standing-won = won
je-standing-drew = drew
je-standing-lost = lost
je-series-rule = A win counts 3 points, a draw 1.

## Keys and settings.

je-keys-play = sow the hole
settings-hints = Where a sowing ends
settings-hints-hint = Je ki n je: pointing at a hole shows where its whole chain of laps ends.

## Why a game cannot be begun.

je-refusal-seats = Two play this game, not { $seats }.
je-refusal-seeds = There must be 48 seeds in all, not { $seeds }.
je-refusal-to-move = Player { $seat } cannot begin: there are two players.

## How to play.

je-help-story = How is it played?
je-help-story-rows = Two rows of six holes, four seeds in each. The row before you is yours.
je-help-story-sow = In your turn, lift all the seeds of one of your holes and sow them one by one into the holes that follow.
je-help-story-chain = Does the last seed fall among other seeds? Lift them all, that one too, and sow on.
je-help-story-single = Where the last seed falls, your turn ends.
je-help-story-harvest = Does it fall into an empty hole on the other side? Look at the next hole: if that one is on the other side too and holds seeds, your last seed goes in there, and all of them are yours.
je-help-story-rest = Anywhere else an empty hole just ends your turn.
je-help-story-end = Who has no hole to play ends the game. Both take the seeds of their own row, and most seeds win.
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
je-help-differ-answer = Some let you choose the way of each sowing, some capture from an own next hole, too, and some sow a single lap. You can choose all that before the game.

## An example to watch, from the source.

je-demo = An example to watch
je-demo-intro = { $name } plays { $hole }.
je-demo-next = Go on
je-demo-again = From the beginning
je-demo-lap = { $seeds } from { $from }: the last one falls into { $to }.

## Where the game comes from.

je-sources-intro = This game is played in the land of the Yoruba and was learnt in Ilé-Ifẹ̀, Nigeria. What is known here comes from one text, and what others do otherwise from two more.
je-source-text = “Je ki n je”, in Spanish, author unknown: a Yoruba game learnt in Ilé-Ifẹ̀, Nigeria.
je-source-valdez = Valdez, 2023, as played by the program MancalaGames: either direction, and captures from one’s own next hole.
je-source-mancala-world = Mancala World, in English: some players in Ilé-Ifẹ̀ and Òsogbo sow a single lap.
je-reading-round = The hole that was emptied is not skipped when the sowing comes round.
je-reading-own = One harvests only on the other side: if the next hole is one’s own, nothing is captured.
je-reading-position = The position at the start counts when a position comes again.
je-reading-endless = A sowing of more than { $laps } laps counts as endless. The longest that is known to end takes { $longest }.
je-reading-clockwise = Where both directions are allowed, the next hole lies in the direction of the sowing.
