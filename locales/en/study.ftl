# What is best and why, and how the chances of a game went.
# $name is a player, man or woman, boy or girl: choose words that fit every player.

## Numbers. $part is one digit or more.

percent = { $number }%
decimal = { $whole }.{ $part }

## Advice in the hyena game. $price is a phrase (tabas-object); $best and $other are percentages, for the hunt numbers of mothers.

advice-coming = One moment …
advice-missing = No advice can be had just now. Check the connection, then ask again.
advice-win-pay = Pay { $price } now: { $best } to win. Throwing without paying: { $other }.
advice-win-wait = Throw, and do not pay yet: { $best } to win. Paying { $price } now: { $other }.
advice-win-throw = There is only to throw: { $best } to win.
advice-shelter-pay = Pay { $price } now: { $best } safe. Throwing without paying: { $other }. (Still out there when the hyena is home counts as half safe.)
advice-shelter-wait = Throw, and do not pay yet: { $best } safe. Paying { $price } now: { $other }. (Still out there when the hyena is home counts as half safe.)
advice-shelter-throw = There is only to throw: { $best } safe. (Still out there when the hyena is home counts as half safe.)
advice-hunt-pay = Pay { $price } now: the hyena may hope to catch { $best } mothers. Throwing without paying: { $other }.
advice-hunt-wait = Throw, and do not pay yet: the hyena may hope to catch { $best } mothers. Paying { $price } now: { $other }.
advice-hunt-throw = There is only to throw: the hyena may hope to catch { $best } mothers.

## Advice in Je ki n je. $worth and $second are phrases worth-…, $hole and $other holes as 2B.

advice-sow = Sow { $hole }: { $worth }. The next best is { $other }: { $second }.
advice-sow-only = Only { $hole } can be sown: { $worth }.
advice-depth = { $n ->
    [one] Looked one move ahead.
   *[other] Looked { $n } moves ahead.
}
# $seeds is a phrase such as "5 seeds".
worth-ahead = { $seeds } ahead
worth-behind = { $seeds } behind
worth-even = neither ahead nor behind
worth-won = a sure win
worth-drawn = a sure draw
worth-lost = lost against the best play

## How the chances went.

chances-title = How the chances went
chances-description = Each player’s chance to win after every move, if all pay at once from there. Of the choices below, those after the first mother is home are weighed by the chance to be safe; the hyena’s, by how many mothers it may hope to catch.
chances-lead-title = Who was ahead
chances-lead-description = By how many seeds { $name } would have ended ahead, if both had played their best from there.
chances-coming = The chances are being worked out …
chances-turns = The throws that turned it
# $fall is "taba" or a number of points, $before and $after are percentages.
chances-turn = Move { $number }, { $name } throws: { $fall }. The chance to win goes from { $before } to { $after }.
chances-regrets = The choices that cost most
# $chosen and $better are what is done: choice-throw, choice-sow, or a payment as on its button. $worth and $best are what each is worth.
chances-regret = Move { $number }, { $name }: { $chosen } ({ $worth }). Better: { $better } ({ $best }).
chances-no-regrets = No choice cost much: well played.
choice-throw = throw without paying
choice-sow = sow { $hole }
chances-table = The chances as a table
chances-move = Move
