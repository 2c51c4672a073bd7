# Дже ки н дже: что происходит, что можно выбрать, как играть. И страница, на которой выбирают игру.
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
je-stuck = { $name }: ходить нечем.
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
settings-hints = Где кончится посев
settings-hints-hint = Je ki n je: если навести на лунку, видно, чем кончится вся цепочка посевов.

## Why a game cannot be begun.

je-refusal-seats = В эту игру играют вдвоём, а здесь игроков: { $seats }.
je-refusal-seeds = Всего семян должно быть 48, а здесь их { $seeds }.
je-refusal-to-move = Игрок { $seat } не может начать: игроков двое.

## How to play.

je-help-story = Как играть?
je-help-story-rows = Два ряда по шесть лунок, в каждой по четыре семени. Ближний к вам ряд ваш.
je-help-story-sow = В свой ход возьмите все семена из одной своей лунки и посейте их по одному в следующие лунки.
je-help-story-chain = Последнее семя упало к другим? Возьмите их все вместе с ним и сейте дальше.
je-help-story-single = Упало последнее семя, и ход окончен.
je-help-story-harvest = Оно упало в пустую лунку на чужой стороне? Посмотрите на следующую: если и она чужая и в ней есть семена, ваше последнее семя переходит туда, и все они ваши.
je-help-story-rest = Любая другая пустая лунка просто заканчивает ход.
je-help-story-end = Когда кому-то нечем ходить, игра окончена. Каждый забирает семена своего ряда; побеждает тот, у кого их больше.
je-help-direction = В какую сторону сеять?
je-help-direction-anticlockwise = Против часовой стрелки: по нижнему ряду слева направо и обратно по верхнему.
je-help-direction-either = В любую; сторону выбирают на каждом ходу. «Следующая лунка» тогда лежит в ту же сторону.
je-help-round = А если в лунке двенадцать семян или больше?
je-help-round-answer = Тогда посев обходит весь круг. Опустевшую лунку не пропускают.
je-help-next = А если следующая лунка своя?
je-help-next-opponent = Тогда урожая нет: собирают только на чужой стороне.
je-help-next-any = Тогда урожай собирают и там, если в ней есть семена.
je-help-starve = Можно ли забрать последние семена чужого ряда?
je-help-starve-answer = Нет. Если там ничего бы не осталось, урожая нет, а ход остаётся в силе.
je-help-feed = А если чужой ряд пуст?
je-help-feed-answer = Тогда можно ходить только из лунок, чей первый посев дойдёт до него. Если таких нет, игра окончена.
je-help-loop = А если это никогда не кончится?
je-help-loop-position = Если расстановка повторилась и ход за тем же игроком, игра окончена: каждый забирает свой ряд, каким он был до этого хода.
je-help-loop-sowing = Бывают бесконечные посевы. Страница это замечает, возвращает семена на место, и игра кончается так же.
je-help-score = Кто побеждает?
je-help-score-answer = Тот, у кого больше 24 семян из 48. Если у обоих по 24, это ничья.
je-help-differ = Как ещё играют?
je-help-differ-answer = Одни выбирают сторону на каждом ходу, другие собирают урожай и в своей следующей лунке, третьи сеют только один раз. Всё это можно выбрать перед игрой.

## An example to watch, from the source.

je-demo = Пример
je-demo-intro = { $name } играет { $hole }.
je-demo-next = Дальше
je-demo-again = Сначала
je-demo-lap = { $seeds } из { $from }: последнее падает в { $to }.

## Where the game comes from.

je-sources-intro = В эту игру играют в земле йоруба; узнали её в городе Иле-Ифе, в Нигерии. Всё, что здесь известно, взято из одного текста, а то, что другие делают иначе, ещё из двух.
je-source-text = «Je ki n je», на испанском, автор неизвестен: игра народа йоруба, записанная в городе Иле-Ифе (Ilé-Ifẹ̀), в Нигерии.
je-source-valdez = Valdez, 2023, так, как играет программа MancalaGames: в любую сторону, с урожаем и в своей следующей лунке.
je-source-mancala-world = Mancala World, на английском: некоторые в Иле-Ифе и Ошогбо сеют только один раз.
je-reading-round = Когда посев обходит круг, опустевшую лунку не пропускают.
je-reading-own = Урожай собирают только на чужой стороне: если следующая лунка своя, урожая нет.
je-reading-position = Начальная расстановка тоже считается, когда расстановка повторяется.
je-reading-endless = Если посевов в одном ходу больше { $laps }, он считается бесконечным. В самом длинном из известных, который кончается, их { $longest }.
je-reading-clockwise = Там, где сторону можно выбирать, следующая лунка лежит в сторону посева.
