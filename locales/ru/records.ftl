# What is wrong with the text of a game. $found is what stands there.

record-error-at = Строка { $line }, место { $column }: { $problem }
record-error-too-long = Текст слишком длинный. Игра занимает не больше 1 МиБ.
record-error-bad-tag = Строка с настройкой выглядит так: [Name "value"]. Она стоит отдельно и раньше бросков.
record-error-bad-escape = Обратная косая черта может стоять только перед такой же чертой, кавычкой или запятой.
record-error-tag-twice = Строка [{ $tag } "…"] встречается дважды.
record-error-missing-tag = Не хватает строки [{ $tag } "…"].
record-error-bad-value = «{ $found }» не подходит для { $tag }. Можно: { $possible }.
record-error-other-game = Это запись другой игры: «{ $found }».
record-error-newer-version = Эту игру записала более новая версия страницы. Обновите страницу или откройте игру там.
# $reason is one of the sentences named refusal-… in game.ftl.
record-error-setup = С такими настройками играть нельзя. { $reason }
record-error-open-comment = Примечание, которое начинается здесь, нигде не закрыто.
record-error-mark = Здесь начинается ход игрока { $expected } и должно стоять «{ $expected }.», а стоит «{ $found }».
record-error-move = «{ $found }» здесь невозможно. Можно: { $possible }.
record-error-after-end = Игра здесь уже окончена, а текст продолжается: «{ $found }».
record-error-wrong-result = В тексте сказано, что игра кончилась так: «{ $found }», но по броскам выходит «{ $expected }».
