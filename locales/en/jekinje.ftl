# Je ki n je: what happens, what can be chosen. And the page on which a game is chosen.
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
je-stuck = { $name } cannot move: no hole in that row may be played now.
je-took = { $name } gathers the { $seeds } left in the row: { $store } in the store.
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
settings-hints = Help while playing
settings-hints-hint = Advice on what is best; in Je ki n je also where the whole chain of a sowing ends.

## Why a game cannot be begun.

je-refusal-seats = Two play this game, not { $seats }.
je-refusal-seeds = There must be 48 seeds in all, not { $seeds }.
je-refusal-to-move = Player { $seat } cannot begin: there are two players.
