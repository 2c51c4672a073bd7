# What is wrong with the text of a game. $found is what stands there.

record-error-at = Line { $line }, place { $column }: { $problem }
record-error-too-long = The text is too long. A game takes at most 1 MiB.
record-error-bad-tag = A line with settings looks like [Name "value"], stands alone, and comes before the throws.
record-error-bad-escape = A backslash may stand only before a backslash, a quotation mark or a comma.
record-error-tag-twice = The line [{ $tag } "…"] stands there twice.
record-error-missing-tag = The line [{ $tag } "…"] is missing.
record-error-bad-value = “{ $found }” cannot stand for { $tag }. Possible: { $possible }.
record-error-other-game = This is a game of another kind: “{ $found }”.
record-error-newer-version = This game was written by a newer version of the page. Reload the page, or open the game there.
# $reason is one of the sentences named refusal-… in game.ftl.
record-error-setup = No game can be played with these settings. { $reason }
record-error-open-comment = The remark that begins here is never closed.
record-error-mark = “{ $found }” stands where the turn of player { $expected } begins, with “{ $expected }.”.
record-error-move = “{ $found }” is not possible here. Possible: { $possible }.
record-error-after-end = The game is over here, but the text goes on with “{ $found }”.
record-error-wrong-result = The text says that the game ended “{ $found }”, but its throws lead to “{ $expected }”.
