# What is best and why, and how the chances of a game went.

## Numbers.

percent = { $number } %
decimal = { $whole },{ $part }

## Advice in the hyena game.

advice-coming = Минутку…
advice-missing = Сейчас получить совет не удаётся. Проверьте соединение и спросите ещё раз.
advice-win-pay = Заплатить сейчас { $price }: { $best } на победу. Бросать, не платя: { $other }.
advice-win-wait = Бросать и пока не платить: { $best } на победу. Заплатить сейчас { $price }: { $other }.
advice-win-throw = Остаётся только бросать: { $best } на победу.
advice-shelter-pay = Заплатить сейчас { $price }: { $best } на спасение. Бросать, не платя: { $other }. (Остаться в пути, когда гиена уже дома, считается за половину.)
advice-shelter-wait = Бросать и пока не платить: { $best } на спасение. Заплатить сейчас { $price }: { $other }. (Остаться в пути, когда гиена уже дома, считается за половину.)
advice-shelter-throw = Остаётся только бросать: { $best } на спасение. (Остаться в пути, когда гиена уже дома, считается за половину.)
advice-hunt-pay = Заплатить сейчас { $price }: гиена поймает в среднем { $best } матери. Бросать, не платя: { $other }.
advice-hunt-wait = Бросать и пока не платить: гиена поймает в среднем { $best } матери. Заплатить сейчас { $price }: { $other }.
advice-hunt-throw = Остаётся только бросать: гиена поймает в среднем { $best } матери.

## Advice in Je ki n je.

advice-sow = Сеять из { $hole }: { $worth }. Второй по силе ход — { $other }: { $second }.
advice-sow-only = Сеять можно только из { $hole }: { $worth }.
advice-depth = { $n ->
    [one] Просмотрено вперёд: { $n } ход.
    [few] Просмотрено вперёд: { $n } хода.
   *[many] Просмотрено вперёд: { $n } ходов.
}
worth-ahead = перевес: { $seeds }
worth-behind = отставание: { $seeds }
worth-even = перевеса нет ни у кого
worth-won = верная победа
worth-drawn = верная ничья
worth-lost = проигрыш при лучшей игре соперника

## How the chances went.

chances-title = Как менялись шансы
chances-description = Шанс каждого на победу после каждого хода, если с этого места все платят сразу. Решения ниже, принятые, когда первая мать уже дома, оцениваются по шансу спастись, а решения за гиену — по тому, сколько матерей она поймает в среднем.
chances-lead-title = У кого был перевес
chances-lead-description = На сколько семян игрок { $name } был бы впереди в конце, если бы с этого места оба играли наилучшим образом.
chances-coming = Шансы подсчитываются…
chances-turns = Броски, которые всё изменили
chances-turn = Ход { $number }, { $name } бросает, и выпадает: { $fall }. Шанс на победу: было { $before }, стало { $after }.
chances-regrets = Самые дорогие решения
chances-regret = Ход { $number }, { $name }: { $chosen } ({ $worth }). Лучше: { $better } ({ $best }).
chances-no-regrets = Ни одно решение не обошлось дорого: хорошая игра.
choice-throw = бросать, не платя
choice-sow = сеять из { $hole }
chances-table = Шансы в виде таблицы
chances-move = Ход
