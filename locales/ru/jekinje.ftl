# Дже ки н дже: что происходит, что можно выбрать. И страница, на которой выбирают игру.
# $name is a player, man or woman, boy or girl; the name stays in the nominative. $hole is a hole as in the notation: 2B.

games-heading = Две игры из Африки
games-tagline = Одна из Судана, другая от народа йоруба. Во что сыграем?
games-play = Играть
games-all = Все игры
hyena-for = От 2 до 12 игроков
je-title = Je ki n je
je-tagline = «Дай мне поесть»: сейте семена по кругу, ход за ходом, и собирайте урожай на чужой стороне.
je-for = Для двоих

## Counted things, the object of a verb: the accusative.

seeds = { $n ->
    [one] { $n } семя
    [few] { $n } семени
    [many] { $n } семян
   *[other] { $n } семени
}
# After «за»: the accusative.
laps = { $n ->
    [one] { $n } посев
    [few] { $n } посева
    [many] { $n } посевов
   *[other] { $n } посева
}

## Before the game.

je-row-b = Нижний ряд
je-row-a = Верхний ряд
je-first = Кто начинает?
je-options = Как играть
je-direction = В какую сторону сеять?
je-direction-anticlockwise = Всегда против часовой стрелки
je-direction-either = В любую, по выбору на каждом ходу
je-next = Где можно собирать урожай?
je-next-opponent = Только на чужой стороне
je-next-any = И в своей первой лунке, если она следующая
je-laps = До каких пор сеять?
je-laps-chain = Дальше и дальше, пока последнее семя не упадёт в пустую лунку
je-laps-single = Только один посев

## During the game.

je-turn = { $name }: выбор лунки
je-sows = { $name } сеет
je-board = Доска: два ряда по шесть лунок
je-hole = Лунка { $hole }, { $seeds }
je-way = В какую сторону?
je-way-anticlockwise = Против часовой стрелки
je-way-clockwise = По часовой стрелке
je-line = { $name }: { $holes }. В амбаре: { $store }.
je-log-empty = Пока ничего. Семена ждут.
je-lap-now = Посев { $lap }
je-show-end = Показать конец
je-undo = Взять ход назад

## Where a sowing ends, while one points at a hole.

je-preview-lap = Первый посев кончается в { $hole }.
je-preview-rests = Сделав { $laps }, рука остановится в { $hole }.
je-preview-captures = Сделав { $laps }, рука соберёт { $seeds } из { $hole }.
je-preview-endless = Это никогда не кончится.

## What happens.

je-sowed = { $name } берёт { $seeds } из { $from }. Всего { $laps }, последнее семя лежит в { $to }.
je-captured = { $name } собирает { $seeds } из { $hole }: в амбаре { $store }.
je-own-hole = Лунка была пустая и своя ({ $name }): урожая нет.
je-next-empty = Следующая лунка пуста: урожая нет.
je-next-own = Следующая лунка своя ({ $name }): урожая нет.
je-would-starve = Другой ряд остался бы без семян: урожая нет.
je-on-seeds = Оно лежит на других семенах: урожая нет.
je-endless = { $name } берёт { $seeds } из { $from }. Этот посев бесконечен: сделав { $laps }, пришлось бы начать сначала.
je-endless-long = { $name } берёт { $seeds } из { $from }. Конца не видно, позади уже { $laps }: такой посев считается бесконечным.
je-repeated = На доске всё так, как уже было, и ход за тем же игроком: игра идёт по кругу.
je-put-back = Семена снова лежат так, как до хода.
je-stuck = { $name }: ходить нельзя ни из одной своей лунки.
je-took = { $name } забирает { $seeds } из своего ряда: в амбаре { $store }.
je-passed = Теперь ходит { $name }.

## The end.

je-draw = Ничья!
je-score = { $mine } : { $theirs }
je-won = { $name }: собран урожай, { $seeds }.
je-standing-won = победа
je-standing-drew = ничья
je-standing-lost = поражение
je-series-rule = За победу дают 3 очка, за ничью 1.

## Keys and settings.

je-keys-play = сеять из лунки
settings-hints = Подсказки во время игры
settings-hints-hint = Советы, что лучше; в Je ki n je ещё и чем кончится вся цепочка посевов.

## Why a game cannot be begun.

je-refusal-seats = В эту игру играют вдвоём, а здесь игроков: { $seats }.
je-refusal-seeds = Всего семян должно быть 48, а здесь их { $seeds }.
je-refusal-to-move = Игрок { $seat } не может начать: игроков двое.
